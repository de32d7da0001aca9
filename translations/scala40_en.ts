<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ArgumentTexts</name>
    <message numerus="yes">
        <source>{option} needs %n values.</source>
        <comment>words on the command line</comment>
        <translation>
            <numerusform>{option} needs %n value.</numerusform>
            <numerusform>{option} needs %n values.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CliTexts</name>
    <message numerus="yes">
        <source>{file}: right, %n round</source>
        <translation>
            <numerusform>{file}: right, %n round</numerusform>
            <numerusform>{file}: right, %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved match, all sound.</source>
        <translation>
            <numerusform>%n saved match, sound.</numerusform>
            <numerusform>%n saved matches, all sound.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockTexts</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <comment>of a turn</comment>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClosingTexts</name>
    <message numerus="yes">
        <source>%n more to open, or lay all but one card and go out</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n more to open, or lay all but one card and go out</numerusform>
            <numerusform>%n more to open, or lay all but one card and go out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to open, or lay all cards and go out</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n more to open, or lay all cards and go out</numerusform>
            <numerusform>%n more to open, or lay all cards and go out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message numerus="yes">
        <source>The discards were reshuffled: %n cards in the stock</source>
        <translation>
            <numerusform>The discards were reshuffled: %n card in the stock</numerusform>
            <numerusform>The discards were reshuffled: %n cards in the stock</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroundTexts</name>
    <message numerus="yes">
        <source>{name} had only %n cards left: what is laid costs nothing.</source>
        <translation>
            <numerusform>{name} had only %n card left: what is laid costs nothing.</numerusform>
            <numerusform>{name} had only %n cards left: what is laid costs nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {points} if someone goes out, more than {other}, and {name} had %n cards left.</source>
        <translation>
            <numerusform>{card} costs {points} if someone goes out, more than {other}, and {name} had %n card left.</numerusform>
            <numerusform>{card} costs {points} if someone goes out, more than {other}, and {name} had %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {worlds} imagined deals that came out %n points worse, give or take {spread}.</source>
        <translation>
            <numerusform>In {worlds} imagined deals that came out %n point worse, give or take {spread}.</numerusform>
            <numerusform>In {worlds} imagined deals that came out %n points worse, give or take {spread}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {worlds} imagined deals that came out %n points better, give or take {spread}: too little to rely on.</source>
        <translation>
            <numerusform>In {worlds} imagined deals that came out %n point better, give or take {spread}: too little to rely on.</numerusform>
            <numerusform>In {worlds} imagined deals that came out %n points better, give or take {spread}: too little to rely on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message numerus="yes">
        <source>{name} has only %n cards left: what you lay down costs nothing.</source>
        <translation>
            <numerusform>{name} has only %n card left: what you lay down costs nothing.</numerusform>
            <numerusform>{name} has only %n cards left: what you lay down costs nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard {card}: it costs {points} if someone goes out, and {name} has %n cards left.</source>
        <translation>
            <numerusform>Discard {card}: it costs {points} if someone goes out, and {name} has %n card left.</numerusform>
            <numerusform>Discard {card}: it costs {points} if someone goes out, and {name} has %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wait a turn with {kept}: {name} still holds %n cards and could add to it on the table.</source>
        <translation>
            <numerusform>Wait a turn with {kept}: {name} still holds %n card and could add to it on the table.</numerusform>
            <numerusform>Wait a turn with {kept}: {name} still holds %n cards and could add to it on the table.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message numerus="yes">
        <source>{card} would do it: %n still unseen.</source>
        <translation>
            <numerusform>{card} would do it: %n still unseen.</numerusform>
            <numerusform>{card} would do it: %n still unseen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message numerus="yes">
        <source>Add %n cards here</source>
        <comment>button: to the meld that the keyboard is at</comment>
        <translation>
            <numerusform>Add %n card here</numerusform>
            <numerusform>Add %n cards here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchTexts</name>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n opponent</numerusform>
            <numerusform>%n opponents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RackTexts</name>
    <message numerus="yes">
        <source>pinned, %n cards</source>
        <comment>a group of cards in the hand that stays together</comment>
        <translation>
            <numerusform>pinned, %n card</numerusform>
            <numerusform>pinned, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run with {cards} · %n unseen</source>
        <comment>under cards of the hand that lack one card</comment>
        <translation>
            <numerusform>Run with {cards} · %n unseen</numerusform>
            <numerusform>Run with {cards} · %n unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set with {cards} · %n unseen</source>
        <comment>under cards of the hand that lack one card</comment>
        <translation>
            <numerusform>Set with {cards} · %n unseen</numerusform>
            <numerusform>Set with {cards} · %n unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} would do it: %n still unseen.</source>
        <translation>
            <numerusform>{card} would do it: %n still unseen.</numerusform>
            <numerusform>{card} would do it: %n still unseen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of {cards} would do it: %n still unseen.</source>
        <translation>
            <numerusform>One of {cards} would do it: %n still unseen.</numerusform>
            <numerusform>One of {cards} would do it: %n still unseen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One card is missing: %n that would do it are still unseen.</source>
        <translation>
            <numerusform>One card is missing: %n that would do it is still unseen.</numerusform>
            <numerusform>One card is missing: %n that would do it are still unseen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>At this table the melds without a joker must reach {need}. So far they have {have}: %n more.</source>
        <comment>{n} points are missing</comment>
        <translation>
            <numerusform>At this table the melds without a joker must reach {need}. So far they have {have}: %n more.</numerusform>
            <numerusform>At this table the melds without a joker must reach {need}. So far they have {have}: %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far {have} points. At this table you open with {need}: %n more.</source>
        <comment>{n} points are missing</comment>
        <translation>
            <numerusform>So far {have} points. At this table you open with {need}: %n more.</numerusform>
            <numerusform>So far {have} points. At this table you open with {need}: %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportTexts</name>
    <message numerus="yes">
        <source>%n deals, each from every seat: {rounds} rounds</source>
        <translation>
            <numerusform>%n deal, from every seat: {rounds} rounds</numerusform>
            <numerusform>%n deals, each from every seat: {rounds} rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single rounds</source>
        <translation>
            <numerusform>%n single round</numerusform>
            <numerusform>%n single rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches, each from every seat on the same deals: {total} in all</source>
        <translation>
            <numerusform>%n match, from every seat on the same deals: {total} in all</numerusform>
            <numerusform>%n matches, each from every seat on the same deals: {total} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <comment>played without a window</comment>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, {dead} without a winner; {seconds} s, {speed} rounds a second</source>
        <translation>
            <numerusform>%n round, {dead} without a winner; {seconds} s, {speed} rounds a second</numerusform>
            <numerusform>%n rounds, {dead} without a winner; {seconds} s, {speed} rounds a second</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundEndTexts</name>
    <message numerus="yes">
        <source>%n penalty points</source>
        <translation>
            <numerusform>%n penalty point</numerusform>
            <numerusform>%n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n rounds</source>
        <comment>how long the match was</comment>
        <translation>
            <numerusform>after %n round</numerusform>
            <numerusform>after %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>final total</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleBookTexts</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>label in a picture</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleFileTexts</name>
    <message numerus="yes">
        <source>There is room for %n rule sets of your own: remove one first.</source>
        <translation>
            <numerusform>There is room for %n rule set of your own: remove it first.</numerusform>
            <numerusform>There is room for %n rule sets of your own: remove one first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleMeaningTexts</name>
    <message numerus="yes">
        <source>At least %n players sit down.</source>
        <comment>2 to 6</comment>
        <translation>
            <numerusform>At least %n player sits down.</numerusform>
            <numerusform>At least %n players sit down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n players sit down.</source>
        <comment>2 to 6</comment>
        <translation>
            <numerusform>At most %n player sits down.</numerusform>
            <numerusform>At most %n players sit down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards, %n of them jokers.</source>
        <comment>2 or 4</comment>
        <translation>
            <numerusform>{cards} cards, %n of them a joker.</numerusform>
            <numerusform>{cards} cards, %n of them jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your first melds need %n points together.</source>
        <comment>0 to 100</comment>
        <translation>
            <numerusform>Your first melds need %n point together.</numerusform>
            <numerusform>Your first melds need %n points together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards become the stock %n times; then the round is dead.</source>
        <comment>0 to 20</comment>
        <translation>
            <numerusform>The discards become the stock %n time; then the round is dead.</numerusform>
            <numerusform>The discards become the stock %n times; then the round is dead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n rounds.</source>
        <translation>
            <numerusform>The match has %n round.</numerusform>
            <numerusform>The match has %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limit is %n points.</source>
        <translation>
            <numerusform>The limit is %n point.</numerusform>
            <numerusform>The limit is %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when %n players are still in.</source>
        <comment>1 to 5</comment>
        <translation>
            <numerusform>The match ends when %n player is still in.</numerusform>
            <numerusform>The match ends when %n players are still in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever is eliminated may come back %n times with the worst total.</source>
        <comment>0 to 6</comment>
        <translation>
            <numerusform>Whoever is eliminated may come back %n time with the worst total.</numerusform>
            <numerusform>Whoever is eliminated may come back %n times with the worst total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A turn has %n seconds; after that the program draws and discards.</source>
        <translation>
            <numerusform>A turn has %n second; after that the program draws and discards.</numerusform>
            <numerusform>A turn has %n seconds; after that the program draws and discards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleValueTexts</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <comment>time per turn</comment>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesEditorTexts</name>
    <message numerus="yes">
        <source>%n rules are not as in Standard</source>
        <translation>
            <numerusform>%n rule is not as in Standard</numerusform>
            <numerusform>%n rules are not as in Standard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <comment>2 to 6</comment>
        <translation>
            <numerusform>These rules are for %n player.</numerusform>
            <numerusform>These rules are for %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedMatchTexts</name>
    <message numerus="yes">
        <source>Other unfinished matches (%n)…</source>
        <translation>
            <numerusform>Another unfinished match (%n)…</numerusform>
            <numerusform>Other unfinished matches (%n)…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished matches (%n)…</source>
        <translation>
            <numerusform>Unfinished match (%n)…</numerusform>
            <numerusform>Unfinished matches (%n)…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShapeReasons</name>
    <message numerus="yes">
        <source>A meld begins with three cards: %n more.</source>
        <comment>{n} cards are missing</comment>
        <translation>
            <numerusform>A meld begins with three cards: %n more.</numerusform>
            <numerusform>A meld begins with three cards: %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidesTexts</name>
    <message numerus="yes">
        <source>After %n rounds the lowest total wins</source>
        <translation>
            <numerusform>After %n round the lowest total wins</numerusform>
            <numerusform>After %n rounds the lowest total wins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenTexts</name>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>Your hand, %n card</numerusform>
            <numerusform>Your hand, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n cards</source>
        <translation>
            <numerusform>Stock, %n card</numerusform>
            <numerusform>Stock, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {card} on top, %n cards</source>
        <translation>
            <numerusform>Discard pile, {card} on top, %n card</numerusform>
            <numerusform>Discard pile, {card} on top, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opening, %n prepared melds</source>
        <translation>
            <numerusform>Your opening, %n prepared meld</numerusform>
            <numerusform>Your opening, %n prepared melds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to open</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n more to open</numerusform>
            <numerusform>%n more to open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyTexts</name>
    <message numerus="yes">
        <source>{name}: %n cards, opened</source>
        <translation>
            <numerusform>{name}: %n card, opened</numerusform>
            <numerusform>{name}: %n cards, opened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cards, not opened</source>
        <translation>
            <numerusform>{name}: %n card, not opened</numerusform>
            <numerusform>{name}: %n cards, not opened</numerusform>
        </translation>
    </message>
</context>
</TS>

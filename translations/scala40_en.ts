<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>SpokenTexts</name>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>Your hand, %n card</numerusform>
            <numerusform>Your hand, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand of {name}, %n cards</source>
        <translation>
            <numerusform>Hand of {name}, %n card</numerusform>
            <numerusform>Hand of {name}, %n cards</numerusform>
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
        <source>Melds of {name}: %n</source>
        <comment>how many melds</comment>
        <translation>
            <numerusform>Melds of {name}: %n</numerusform>
            <numerusform>Melds of {name}: %n</numerusform>
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
    <message numerus="yes">
        <source>{name}, round {number}: %n points</source>
        <translation>
            <numerusform>{name}, round {number}: %n point</numerusform>
            <numerusform>{name}, round {number}: %n points</numerusform>
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
        <source>{name} has %n cards left</source>
        <translation>
            <numerusform>{name} has %n card left</numerusform>
            <numerusform>{name} has %n cards left</numerusform>
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
</TS>

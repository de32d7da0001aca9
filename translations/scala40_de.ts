<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ArgumentTexts</name>
    <message>
        <source>Not known here: {words}.</source>
        <comment>words on the command line</comment>
        <translation>Hier nicht bekannt: {words}.</translation>
    </message>
    <message>
        <source>Still missing: {names}.</source>
        <comment>options on the command line</comment>
        <translation>Es fehlt noch: {names}.</translation>
    </message>
    <message>
        <source>{option} takes one of these: {offered}; {value} is none of them.</source>
        <translation>{option} nimmt eines davon: {offered}; {value} gehört nicht dazu.</translation>
    </message>
    <message numerus="yes">
        <source>{option} needs %n values.</source>
        <comment>words on the command line</comment>
        <translation>
            <numerusform>{option} braucht %n Wert.</numerusform>
            <numerusform>{option} braucht %n Werte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <translation>{option} nimmt keinen Wert.</translation>
    </message>
    <message>
        <source>{option} does not go with {other}.</source>
        <translation>{option} geht nicht zusammen mit {other}.</translation>
    </message>
    <message>
        <source>{option} takes a whole number; {value} is none.</source>
        <translation>{option} nimmt eine ganze Zahl; {value} ist keine.</translation>
    </message>
    <message>
        <source>{option} takes a whole number from 1 up; {value} is none.</source>
        <translation>{option} nimmt eine ganze Zahl ab 1; {value} ist keine.</translation>
    </message>
    <message>
        <source>{option} can mean {names}.</source>
        <comment>an option of the command line</comment>
        <translation>{option} kann {names} heißen.</translation>
    </message>
</context>
<context>
    <name>AskedTexts</name>
    <message>
        <source>Buy {card}? It costs a penalty card from the stock.</source>
        <translation>{card} kaufen? Das kostet eine Strafkarte vom Stapel.</translation>
    </message>
    <message>
        <source>{card} is on offer, and fits nothing of yours.</source>
        <translation>{card} steht zum Kauf und passt bei dir nirgends.</translation>
    </message>
    <message>
        <source>Lay {meld}</source>
        <translation>{meld} auslegen</translation>
    </message>
    <message>
        <source>Add to {meld}</source>
        <comment>the bought card</comment>
        <translation>An {meld} anlegen</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>not buying the discard</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Look at the table first</source>
        <translation>Erst den Tisch ansehen</translation>
    </message>
    <message>
        <source>Buy {card}</source>
        <translation>{card} kaufen</translation>
    </message>
    <message>
        <source>Buy the discard</source>
        <translation>Den Abwurf kaufen</translation>
    </message>
    <message>
        <source>Let the discard go</source>
        <translation>Den Abwurf liegen lassen</translation>
    </message>
    <message>
        <source>Nothing is on offer to you</source>
        <translation>Dir steht gerade nichts zum Kauf</translation>
    </message>
    <message>
        <source>Enter buys the top card for the selected cards, or asks what for</source>
        <translation>Enter kauft die oberste Karte für die gewählten Karten oder fragt, wofür</translation>
    </message>
    <message>
        <source>buying?</source>
        <comment>the mark of the seat that is asked to buy the discard</comment>
        <translation>kauft?</translation>
    </message>
    <message>
        <source>Buy?</source>
        <comment>the mark of the player who is asked to buy the discard</comment>
        <translation>Kaufen?</translation>
    </message>
    <message>
        <source>You are eliminated. Come back with {total} points?</source>
        <translation>Du bist ausgeschieden. Mit {total} Punkten wieder einsteigen?</translation>
    </message>
    <message>
        <source>{name} may come back with {total} points.</source>
        <translation>{name} darf mit {total} Punkten wieder einsteigen.</translation>
    </message>
    <message>
        <source>Come back with {total}</source>
        <comment>the button of a re-entry, in points</comment>
        <translation>Mit {total} wieder einsteigen</translation>
    </message>
    <message>
        <source>Stay out</source>
        <translation>Draußen bleiben</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>{rank} of {suit}</source>
        <comment>a card for the ear, as in 7 of hearts, queen of spades</comment>
        <translation>{suit}-{rank}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Joker</source>
        <comment>the word on the card itself</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>joker (stands for {card})</source>
        <translation>Joker (steht für {card})</translation>
    </message>
    <message>
        <source>run of {suit} from {low} to {high}</source>
        <comment>a meld for the ear</comment>
        <translation>Reihe in {suit} von {low} bis {high}</translation>
    </message>
    <message>
        <source>{meld} with {joker}</source>
        <comment>a meld and its joker for the ear</comment>
        <translation>{meld} mit {joker}</translation>
    </message>
    <message>
        <source>set ({rank} of {suits})</source>
        <comment>a meld for the ear, as in set (7 of clubs, hearts, spades)</comment>
        <translation>Satz ({rank} in {suits})</translation>
    </message>
    <message>
        <source>card, face down</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>A J Q K</source>
        <comment>card letters of ace, jack, queen, king, with blanks</comment>
        <translation>A B D K</translation>
    </message>
</context>
<context>
    <name>ChoiceTexts</name>
    <message>
        <source>Which card does the joker stand for?</source>
        <translation>Für welche Karte steht der Joker?</translation>
    </message>
    <message>
        <source>{card} fits several melds. Which one do you add to?</source>
        <translation>{card} passt an mehrere Kombinationen. An welche legst du an?</translation>
    </message>
    <message>
        <source>{card} can be added here, or swapped for the joker.</source>
        <translation>{card} kannst du hier anlegen oder gegen den Joker austauschen.</translation>
    </message>
    <message>
        <source>{card} fits both ends. Which one do you choose?</source>
        <translation>{card} passt an beide Enden. Welches nimmst du?</translation>
    </message>
    <message>
        <source>{meld}: {points} points</source>
        <translation>{meld}: {points} Punkte</translation>
    </message>
    <message>
        <source>Joker stands for {card}: {points} points</source>
        <translation>Joker steht für {card}: {points} Punkte</translation>
    </message>
    <message>
        <source>Add to {meld}</source>
        <translation>An {meld} anlegen</translation>
    </message>
    <message>
        <source>Swap the joker</source>
        <translation>Den Joker austauschen</translation>
    </message>
    <message>
        <source>Add the card</source>
        <translation>Die Karte anlegen</translation>
    </message>
    <message>
        <source>At the low end, as {card}</source>
        <translation>Am unteren Ende, als {card}</translation>
    </message>
    <message>
        <source>At the high end, as {card}</source>
        <translation>Am oberen Ende, als {card}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Your prepared melds go back to your hand. Discard {card} without opening?</source>
        <translation>Deine vorbereiteten Kombinationen kommen zurück auf die Hand. {card} abwerfen, ohne zu eröffnen?</translation>
    </message>
    <message>
        <source>Discard without opening</source>
        <translation>Abwerfen, ohne zu eröffnen</translation>
    </message>
    <message>
        <source>Go on with the opening</source>
        <translation>Weiter eröffnen</translation>
    </message>
</context>
<context>
    <name>CliTexts</name>
    <message numerus="yes">
        <source>{file}: right, %n round</source>
        <translation>
            <numerusform>{file}: richtig, %n Runde</numerusform>
            <numerusform>{file}: richtig, %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: round {round}, move {move}: {reason}</source>
        <translation>{file}: Runde {round}, Aktion {move}: {reason}</translation>
    </message>
    <message>
        <source>{file}: round {round}: {reason}</source>
        <translation>{file}: Runde {round}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file} lässt sich nicht schreiben: {reason}</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>Einen Ordner {folder} gibt es nicht.</translation>
    </message>
    <message>
        <source>No match is saved.</source>
        <translation>Es ist keine Partie gespeichert.</translation>
    </message>
    <message>
        <source>round {round}, not over</source>
        <translation>Runde {round}, nicht zu Ende</translation>
    </message>
    <message>
        <source>over, won by {names}</source>
        <translation>zu Ende, gewonnen von {names}</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message numerus="yes">
        <source>%n saved match, all sound.</source>
        <translation>
            <numerusform>%n gespeicherte Partie, in Ordnung.</numerusform>
            <numerusform>%n gespeicherte Partien, alle in Ordnung.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of the saved matches: {detail}</source>
        <translation>Die Datei der gespeicherten Partien: {detail}</translation>
    </message>
    <message>
        <source>Match {id}: {detail}</source>
        <translation>Partie {id}: {detail}</translation>
    </message>
    <message>
        <source>No saved match has the number {id}; `scala40 saves` lists them.</source>
        <translation>Keine gespeicherte Partie hat die Nummer {id}; `scala40 saves` zählt sie auf.</translation>
    </message>
    <message>
        <source>Seats under the rules {rules}: {count}; players named: {named}.</source>
        <translation>Plätze nach den Regeln {rules}: {count}; genannte Spieler: {named}.</translation>
    </message>
    <message>
        <source>Seats under the rules {rules}: {fewest} to {most}; players named: {named}.</source>
        <translation>Plätze nach den Regeln {rules}: {fewest} bis {most}; genannte Spieler: {named}.</translation>
    </message>
    <message>
        <source>Match {id} is written to {file}.</source>
        <translation>Partie {id} steht jetzt in {file}.</translation>
    </message>
    <message>
        <source>There is no level “{level}”. Perhaps you mean “{nearest}”.</source>
        <translation>Die Spielstärke „{level}“ gibt es nicht. Vielleicht meinst du „{nearest}“.</translation>
    </message>
    <message>
        <source>There is no level “{level}”. There are: {levels}; with a character, such as {characters}; and {own}.</source>
        <translation>Die Spielstärke „{level}“ gibt es nicht. Es gibt: {levels}; mit einem Charakter, etwa {characters}; und {own}.</translation>
    </message>
    <message>
        <source>There is no level “{level}”. There are: {levels}; with a character, such as {characters}.</source>
        <translation>Die Spielstärke „{level}“ gibt es nicht. Es gibt: {levels}; mit einem Charakter, etwa {characters}.</translation>
    </message>
    <message>
        <source>The records in {folder} are those of another simulation. Name another folder.</source>
        <translation>Die Aufzeichnungen in {folder} gehören zu einer anderen Simulation. Nenn einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The computer player {name} cannot be used: {detail}</source>
        <translation>Der Computer {name} lässt sich nicht verwenden: {detail}</translation>
    </message>
    <message>
        <source>The computer player {name} is not installed on every computer of the cluster.</source>
        <translation>Der Computer {name} ist nicht auf jedem Rechner des Clusters installiert.</translation>
    </message>
    <message>
        <source>The computer player {name} has failed: {detail}</source>
        <translation>Der Computer {name} ist ausgefallen: {detail}</translation>
    </message>
    <message>
        <source>The computer player {name} has broken the rules: {detail}</source>
        <translation>Der Computer {name} hat die Regeln verletzt: {detail}</translation>
    </message>
    <message>
        <source>To play on a cluster, install Scala 40 with its extra: pip install &apos;scala40[cluster]&apos;</source>
        <translation>Um auf einem Cluster zu spielen, installiere Scala 40 mit seinem Zusatz: pip install &apos;scala40[cluster]&apos;</translation>
    </message>
    <message>
        <source>Nobody answers at {address}.</source>
        <translation>Unter {address} antwortet niemand.</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>Im Cluster unter {address} arbeitet niemand.</translation>
    </message>
    <message>
        <source>There is no rule set {rules}; there are: {known}.</source>
        <translation>Das Regelwerk {rules} gibt es nicht; es gibt: {known}.</translation>
    </message>
    <message>
        <source>A part of Scala 40 is missing. Install it once more.</source>
        <translation>Ein Teil von Scala 40 fehlt. Installiere es noch einmal.</translation>
    </message>
</context>
<context>
    <name>ClockTexts</name>
    <message>
        <source>{seconds} s</source>
        <comment>seconds left of a turn</comment>
        <translation>{seconds} s</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <comment>of a turn</comment>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>menu</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Kurze Pause</translation>
    </message>
    <message>
        <source>The cards are covered, and nobody moves.</source>
        <translation>Die Karten sind abgedeckt, und niemand zieht.</translation>
    </message>
    <message>
        <source>The cards are covered, and the clock stands still.</source>
        <translation>Die Karten sind abgedeckt, und die Uhr steht.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Only at a table with computer players</source>
        <translation>Nur an einem Tisch mit Computerspielern</translation>
    </message>
</context>
<context>
    <name>ClosingTexts</name>
    <message numerus="yes">
        <source>%n more to open, or lay all but one card and go out</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n fehlt zum Eröffnen; oder leg alle Karten bis auf eine aus und geh raus</numerusform>
            <numerusform>%n fehlen zum Eröffnen; oder leg alle Karten bis auf eine aus und geh raus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to open, or lay all cards and go out</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n fehlt zum Eröffnen; oder leg alle Karten aus und geh raus</numerusform>
            <numerusform>%n fehlen zum Eröffnen; oder leg alle Karten aus und geh raus</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough to go out at once, which needs no points here.</source>
        <translation>Genug, um sofort rauszugehen: Das braucht hier keine Punkte.</translation>
    </message>
    <message>
        <source>Lay down to go out</source>
        <translation>Auslegen und rausgehen</translation>
    </message>
</context>
<context>
    <name>CoachTexts</name>
    <message>
        <source>Coach</source>
        <comment>the part of the side panel with hints</comment>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Ask with {key}.</source>
        <comment>the coach; a key</comment>
        <translation>Frag mit {key}.</translation>
    </message>
    <message>
        <source>Ask in the menu {menu}: {entry}.</source>
        <comment>the coach</comment>
        <translation>Frag im Menü {menu}: {entry}.</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Tipp ausblenden</translation>
    </message>
    <message>
        <source>The hint is put away.</source>
        <translation>Der Tipp ist ausgeblendet.</translation>
    </message>
    <message>
        <source>This window has no room for the coach. Hints are shown over the table.</source>
        <translation>Dieses Fenster hat keinen Platz für den Coach. Tipps erscheinen über dem Tisch.</translation>
    </message>
</context>
<context>
    <name>DealTexts</name>
    <message>
        <source>This deal is proved: its key fits the seal shown before, and the cards follow from it.</source>
        <translation>Diese Verteilung ist bewiesen: Der Schlüssel passt zum Siegel von vorher, und die Karten folgen aus ihm.</translation>
    </message>
    <message>
        <source>The key of this deal is not shown yet. It is shown at the end of the round.</source>
        <translation>Der Schlüssel dieser Verteilung ist noch nicht gezeigt. Er wird am Ende der Runde gezeigt.</translation>
    </message>
    <message>
        <source>This deal was shuffled in a way that this version does not know.</source>
        <translation>Diese Verteilung wurde auf eine Weise gemischt, die diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>This deal is not proved: what a player added to the shuffle does not fit its seal.</source>
        <translation>Diese Verteilung ist nicht bewiesen: Was jemand zum Mischen beigetragen hat, passt nicht zu seinem Siegel.</translation>
    </message>
    <message>
        <source>This deal is not proved: its key does not fit the seal shown before.</source>
        <translation>Diese Verteilung ist nicht bewiesen: Der Schlüssel passt nicht zum Siegel von vorher.</translation>
    </message>
    <message>
        <source>This deal is not proved: its key gives another order of the cards.</source>
        <translation>Diese Verteilung ist nicht bewiesen: Der Schlüssel ergibt eine andere Reihenfolge der Karten.</translation>
    </message>
    <message>
        <source>This deal is not proved: its key gives another first dealer.</source>
        <translation>Diese Verteilung ist nicht bewiesen: Der Schlüssel ergibt einen anderen ersten Geber.</translation>
    </message>
    <message>
        <source>This deal is not proved: its key gives another order of a new stock.</source>
        <translation>Diese Verteilung ist nicht bewiesen: Der Schlüssel ergibt eine andere Reihenfolge eines neuen Stapels.</translation>
    </message>
    <message>
        <source>{file}: every deal is proved by its key</source>
        <translation>{file}: jede Verteilung ist durch ihren Schlüssel bewiesen</translation>
    </message>
    <message>
        <source>{file}: no deal can be proved, since no key is shown</source>
        <translation>{file}: keine Verteilung lässt sich beweisen, denn kein Schlüssel ist gezeigt</translation>
    </message>
    <message>
        <source>{file}: the deals of these rounds are proved: {proved}; no key is shown of: {hidden}</source>
        <translation>{file}: die Verteilungen dieser Runden sind bewiesen: {proved}; kein Schlüssel ist gezeigt von: {hidden}</translation>
    </message>
</context>
<context>
    <name>DealerDrawTexts</name>
    <message>
        <source>Drawn for the deal: {list}.</source>
        <translation>Ums Geben gezogen: {list}.</translation>
    </message>
    <message>
        <source>Equal lowest cards, drawn again: {list}.</source>
        <translation>Gleich niedrige Karten, neu gezogen: {list}.</translation>
    </message>
    <message>
        <source>The lowest card deals</source>
        <translation>Die niedrigste Karte gibt</translation>
    </message>
    <message>
        <source>deals first</source>
        <comment>under a player&apos;s name</comment>
        <translation>gibt zuerst</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>No penalty points in this round</source>
        <translation>Keine Strafpunkte in dieser Runde</translation>
    </message>
    <message>
        <source>Penalty points: {list}</source>
        <translation>Strafpunkte: {list}</translation>
    </message>
    <message>
        <source>Round {number}: {name} dealt, {card} was turned up</source>
        <translation>Runde {number}: {name} hat ausgeteilt, aufgedeckt wurde {card}</translation>
    </message>
    <message>
        <source>Round {number}: you dealt, {card} was turned up</source>
        <translation>Runde {number}: Du hast ausgeteilt, aufgedeckt wurde {card}</translation>
    </message>
    <message numerus="yes">
        <source>The discards were reshuffled: %n cards in the stock</source>
        <translation>
            <numerusform>Die Abwürfe wurden neu gemischt: %n Karte im Stapel</numerusform>
            <numerusform>Die Abwürfe wurden neu gemischt: %n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} drew from the stock</source>
        <translation>{name} hat vom Stapel gezogen</translation>
    </message>
    <message>
        <source>{name} drew {card}</source>
        <translation>{name} hat {card} gezogen</translation>
    </message>
    <message>
        <source>You drew {card}</source>
        <translation>Du hast {card} gezogen</translation>
    </message>
    <message>
        <source>You drew from the stock</source>
        <translation>Du hast vom Stapel gezogen</translation>
    </message>
    <message>
        <source>{name} took {card}</source>
        <translation>{name} hat {card} genommen</translation>
    </message>
    <message>
        <source>You took {card}</source>
        <translation>Du hast {card} genommen</translation>
    </message>
    <message>
        <source>{name} opened with {points} points</source>
        <translation>{name} hat mit {points} Punkten eröffnet</translation>
    </message>
    <message>
        <source>You opened with {points} points</source>
        <translation>Du hast mit {points} Punkten eröffnet</translation>
    </message>
    <message>
        <source>{name} laid down {melds}</source>
        <translation>{name} hat {melds} ausgelegt</translation>
    </message>
    <message>
        <source>You laid down {melds}</source>
        <translation>Du hast {melds} ausgelegt</translation>
    </message>
    <message>
        <source>{name} added {card} to {meld}</source>
        <translation>{name} hat {card} an {meld} angelegt</translation>
    </message>
    <message>
        <source>You added {card} to {meld}</source>
        <translation>Du hast {card} an {meld} angelegt</translation>
    </message>
    <message>
        <source>{name} swapped the joker of {meld} for {card}</source>
        <translation>{name} hat den Joker aus {meld} gegen {card} ausgetauscht</translation>
    </message>
    <message>
        <source>You swapped the joker of {meld} for {card}</source>
        <translation>Du hast den Joker aus {meld} gegen {card} ausgetauscht</translation>
    </message>
    <message>
        <source>{name} discarded {card}</source>
        <translation>{name} hat {card} abgeworfen</translation>
    </message>
    <message>
        <source>You discarded {card}</source>
        <translation>Du hast {card} abgeworfen</translation>
    </message>
    <message>
        <source>Time&apos;s up for {name}</source>
        <translation>Zeit abgelaufen für {name}</translation>
    </message>
    <message>
        <source>Time&apos;s up</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>{name} bought {card}</source>
        <translation>{name} hat {card} gekauft</translation>
    </message>
    <message>
        <source>You bought {card}</source>
        <translation>Du hast {card} gekauft</translation>
    </message>
    <message>
        <source>{name} drew a penalty card</source>
        <translation>{name} hat eine Strafkarte gezogen</translation>
    </message>
    <message>
        <source>You drew a penalty card: {card}</source>
        <translation>Du hast eine Strafkarte gezogen: {card}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} hat gepasst</translation>
    </message>
    <message>
        <source>You passed</source>
        <translation>Du hast gepasst</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} ist rausgegangen</translation>
    </message>
    <message>
        <source>You went out</source>
        <translation>Du bist rausgegangen</translation>
    </message>
    <message>
        <source>{name} went out in one turn</source>
        <translation>{name} ist in einem Zug rausgegangen</translation>
    </message>
    <message>
        <source>You went out in one turn</source>
        <translation>Du bist in einem Zug rausgegangen</translation>
    </message>
    <message>
        <source>Dead round: no cards were left to draw</source>
        <translation>Runde ohne Sieger: Es gab keine Karten mehr zum Ziehen</translation>
    </message>
    <message>
        <source>{name} was eliminated</source>
        <comment>a name is no man or woman</comment>
        <translation>{name} ist ausgeschieden</translation>
    </message>
    <message>
        <source>You were eliminated</source>
        <translation>Du bist ausgeschieden</translation>
    </message>
    <message>
        <source>{name} came back with {total} points</source>
        <comment>re-entry</comment>
        <translation>{name} ist mit {total} Punkten wieder eingestiegen</translation>
    </message>
    <message>
        <source>You came back with {total} points</source>
        <comment>re-entry</comment>
        <translation>Du bist mit {total} Punkten wieder eingestiegen</translation>
    </message>
    <message>
        <source>{name} did not come back</source>
        <comment>re-entry</comment>
        <translation>{name} ist nicht wieder eingestiegen</translation>
    </message>
    <message>
        <source>You did not come back</source>
        <comment>re-entry</comment>
        <translation>Du bist nicht wieder eingestiegen</translation>
    </message>
    <message>
        <source>{name} won the match</source>
        <translation>{name} hat die Partie gewonnen</translation>
    </message>
    <message>
        <source>You won the match</source>
        <translation>Du hast die Partie gewonnen</translation>
    </message>
    <message>
        <source>{names} won the match together</source>
        <translation>{names} haben die Partie gemeinsam gewonnen</translation>
    </message>
    <message>
        <source>{name} undid the last move</source>
        <translation>{name} hat die Aktion rückgängig gemacht</translation>
    </message>
    <message>
        <source>You undid the last move</source>
        <translation>Du hast die Aktion rückgängig gemacht</translation>
    </message>
</context>
<context>
    <name>FirstStartTexts</name>
    <message>
        <source>Welcome to Scala 40</source>
        <translation>Willkommen bei Scala 40</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>What the others call you</source>
        <translation>So nennen dich die anderen</translation>
    </message>
    <message>
        <source>Player 1</source>
        <comment>the name of whoever gives none</comment>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Do you know Scala 40?</source>
        <translation>Kennst du Scala 40?</translation>
    </message>
    <message>
        <source>I can play</source>
        <translation>Ich kann spielen</translation>
    </message>
    <message>
        <source>Go on to your first match</source>
        <translation>Weiter zu deiner ersten Partie</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Read the rules first, in a few minutes</source>
        <translation>Zuerst die Regeln lesen, in wenigen Minuten</translation>
    </message>
    <message>
        <source>You can change all this at any time.</source>
        <translation>Das alles kannst du jederzeit ändern.</translation>
    </message>
</context>
<context>
    <name>GroundTexts</name>
    <message>
        <source>With {card} {name} could go out in this turn.</source>
        <translation>Mit {card} konnte {name} in diesem Zug rausgehen.</translation>
    </message>
    <message>
        <source>{card} makes the opening: {melds} are {points} points, and {need} are needed.</source>
        <translation>Mit {card} reicht es zum Eröffnen: {melds} sind {points} Punkte, nötig sind {need}.</translation>
    </message>
    <message>
        <source>{card} makes a meld: {meld}.</source>
        <translation>{card} ergibt eine Kombination: {meld}.</translation>
    </message>
    <message>
        <source>{card} fits {meld} on the table.</source>
        <translation>{card} passt an {meld} auf dem Tisch.</translation>
    </message>
    <message>
        <source>With {card} more of the hand could be laid than without.</source>
        <translation>Mit {card} ließ sich mehr auslegen als ohne.</translation>
    </message>
    <message>
        <source>There was no card to take.</source>
        <translation>Es lag keine Karte zum Nehmen da.</translation>
    </message>
    <message>
        <source>At this table discards are taken only after opening.</source>
        <translation>An diesem Tisch wird erst nach dem Eröffnen vom Ablagestapel genommen.</translation>
    </message>
    <message>
        <source>With {card} the best opening would have had {points} of {need} points.</source>
        <translation>Mit {card} hätte die beste Eröffnung {points} von {need} Punkten gehabt.</translation>
    </message>
    <message>
        <source>{card} could not be used in this turn.</source>
        <translation>Mit {card} war in diesem Zug nichts anzufangen.</translation>
    </message>
    <message>
        <source>{card} would have gained too little: a card from the stock may help more.</source>
        <translation>{card} hätte zu wenig gebracht: Eine Karte vom Stapel hilft vielleicht mehr.</translation>
    </message>
    <message>
        <source>At this level no discard is taken before opening, though {card} would have opened.</source>
        <translation>Auf dieser Spielstärke wird vor dem Eröffnen kein Abwurf genommen, obwohl {card} zum Eröffnen gereicht hätte.</translation>
    </message>
    <message>
        <source>{card} would have gained less than the penalty card costs.</source>
        <translation>{card} hätte weniger gebracht, als die Strafkarte kostet.</translation>
    </message>
    <message>
        <source>All cards could be laid: {name} goes out.</source>
        <translation>Alle Karten ließen sich auslegen: {name} geht raus.</translation>
    </message>
    <message>
        <source>{card} was the last card: {name} goes out with it.</source>
        <translation>{card} war die letzte Karte: {name} geht damit raus.</translation>
    </message>
    <message>
        <source>All the rest could be laid: {name} goes out and discards {card}.</source>
        <translation>Alles andere ließ sich auslegen: {name} geht raus und wirft {card} ab.</translation>
    </message>
    <message>
        <source>{melds} are {points} points, and {need} are needed to open.</source>
        <translation>{melds} sind {points} Punkte, zum Eröffnen braucht es {need}.</translation>
    </message>
    <message>
        <source>What the opening does not need stays in hand: on the table it would help the others.</source>
        <translation>Was die Eröffnung nicht braucht, bleibt auf der Hand: Auf dem Tisch würde es den anderen helfen.</translation>
    </message>
    <message>
        <source>{card} had to be used in this turn.</source>
        <translation>{card} musste in diesem Zug verwendet werden.</translation>
    </message>
    <message numerus="yes">
        <source>{name} had only %n cards left: what is laid costs nothing.</source>
        <translation>
            <numerusform>{name} hatte nur noch %n Karte: Was ausliegt, kostet nichts.</numerusform>
            <numerusform>{name} hatte nur noch %n Karten: Was ausliegt, kostet nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>What can be laid is laid at once at this level.</source>
        <translation>Was sich auslegen lässt, wird auf dieser Spielstärke sofort ausgelegt.</translation>
    </message>
    <message>
        <source>{card} frees the joker of {meld} for another place.</source>
        <translation>Mit {card} wird der Joker in {meld} für einen anderen Platz frei.</translation>
    </message>
    <message>
        <source>This belongs to the plan of the whole turn.</source>
        <translation>Das gehört zum Plan für den ganzen Zug.</translation>
    </message>
    <message>
        <source>No other card could be discarded.</source>
        <translation>Eine andere Karte ließ sich nicht abwerfen.</translation>
    </message>
    <message>
        <source>At this level chance picks now and then among the first choices: {cards}. Best was {first}.</source>
        <translation>Auf dieser Spielstärke wählt manchmal der Zufall unter den ersten Karten: {cards}. Am besten war {first}.</translation>
    </message>
    <message>
        <source>{cards}: both cost the same.</source>
        <translation>{cards}: Beides kostet gleich viel.</translation>
    </message>
    <message>
        <source>{card} fits no meld. {other} could have been added to {meld} by {name}.</source>
        <translation>{card} passt nirgends. {other} hätte {name} gleich an {meld} anlegen können.</translation>
    </message>
    <message>
        <source>{cards} could become no meld any more: every {missing} had been seen.</source>
        <translation>Aus {cards} wurde keine Kombination mehr: Alle Karten {missing} waren schon zu sehen.</translation>
    </message>
    <message>
        <source>{card} stood alone. Unseen cards that would complete {cards}: {count}.</source>
        <translation>{card} stand allein. Noch nicht gesehene Karten, die {cards} ergänzen: {count}.</translation>
    </message>
    <message>
        <source>Unseen cards that still helped: {kept} for {other}, {given} for {card}.</source>
        <translation>Noch nicht gesehene Karten, die halfen: {kept} für {other}, {given} für {card}.</translation>
    </message>
    <message>
        <source>{other} was needed for {meld}.</source>
        <translation>{other} wurde für {meld} gebraucht.</translation>
    </message>
    <message>
        <source>{other} could still be added to {meld}.</source>
        <translation>{other} ließ sich noch an {meld} anlegen.</translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {points} if someone goes out, more than {other}, and {name} had %n cards left.</source>
        <translation>
            <numerusform>{card} kostet {points}, wenn jemand rausgeht, mehr als {other}, und {name} hatte nur noch %n Karte.</numerusform>
            <numerusform>{card} kostet {points}, wenn jemand rausgeht, mehr als {other}, und {name} hatte nur noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} costs {points} in hand, {other} only {less}.</source>
        <translation>{card} kostet auf der Hand {points}, {other} nur {less}.</translation>
    </message>
    <message>
        <source>A joker fits nearly everywhere, and {card} does not.</source>
        <translation>Ein Joker passt fast überall, {card} nicht.</translation>
    </message>
    <message>
        <source>The hand was better without {card} than without {other}.</source>
        <translation>Ohne {card} war das Blatt besser als ohne {other}.</translation>
    </message>
    <message>
        <source>Best opening so far: {melds}, {points} of {need} points.</source>
        <translation>Beste Eröffnung bis dahin: {melds}, {points} von {need} Punkten.</translation>
    </message>
    <message>
        <source>There was no meld to open with yet.</source>
        <translation>Zum Eröffnen gab es noch keine Kombination.</translation>
    </message>
    <message>
        <source>{kept} could wait: on the table it helps the others, and whoever had opened held {count} cards or more.</source>
        <translation>{kept} konnte warten: Auf dem Tisch hilft das den anderen, und wer eröffnet hatte, hielt noch mindestens {count} Karten.</translation>
    </message>
    <message>
        <source>{kept} could wait: nobody else had opened, so nobody was near going out.</source>
        <translation>{kept} konnte warten: Sonst hatte niemand eröffnet, also war niemand nahe am Rausgehen.</translation>
    </message>
    <message>
        <source>This level does not count the cards that are gone. Counting them, {other} would have been the discard.</source>
        <translation>Auf dieser Spielstärke werden die Karten, die weg sind, nicht gezählt. Sonst wäre {other} der Abwurf gewesen.</translation>
    </message>
    <message>
        <source>This level does not look at what others can add: {card} fits {meld}.</source>
        <translation>Auf dieser Spielstärke wird nicht beachtet, was andere anlegen können: {card} passt an {meld}.</translation>
    </message>
    <message>
        <source>Overlooked in this turn: {card} could take the joker&apos;s place in {meld}.</source>
        <translation>In diesem Zug übersehen: {card} konnte den Joker in {meld} ersetzen.</translation>
    </message>
    <message>
        <source>This level sees one card at a time: {cards} could have been added one after the other.</source>
        <translation>Auf dieser Spielstärke wird nur eine Karte auf einmal gesehen: {cards} ließen sich nacheinander anlegen.</translation>
    </message>
    <message>
        <source>It was also possible to discard {card}.</source>
        <translation>Möglich war auch, {card} abzuwerfen.</translation>
    </message>
    <message>
        <source>It was also possible to draw from the stock.</source>
        <translation>Möglich war auch, vom Stapel zu ziehen.</translation>
    </message>
    <message>
        <source>It was also possible to take the discard.</source>
        <translation>Möglich war auch, den Abwurf zu nehmen.</translation>
    </message>
    <message>
        <source>It was also possible to lay down other cards.</source>
        <translation>Möglich war auch, andere Karten auszulegen.</translation>
    </message>
    <message numerus="yes">
        <source>In {worlds} imagined deals that came out %n points worse, give or take {spread}.</source>
        <translation>
            <numerusform>In {worlds} erdachten Verteilungen war das um %n Punkt schlechter, ±{spread}.</numerusform>
            <numerusform>In {worlds} erdachten Verteilungen war das um %n Punkte schlechter, ±{spread}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {worlds} imagined deals both came out about the same.</source>
        <translation>In {worlds} erdachten Verteilungen war beides etwa gleich gut.</translation>
    </message>
    <message numerus="yes">
        <source>In {worlds} imagined deals that came out %n points better, give or take {spread}: too little to rely on.</source>
        <translation>
            <numerusform>In {worlds} erdachten Verteilungen war das um %n Punkt besser, ±{spread}: zu wenig, um darauf zu bauen.</numerusform>
            <numerusform>In {worlds} erdachten Verteilungen war das um %n Punkte besser, ±{spread}: zu wenig, um darauf zu bauen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpTexts</name>
    <message>
        <source>usage:</source>
        <comment>before how a command is typed</comment>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>files</source>
        <comment>heading of the help on the command line</comment>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>options</source>
        <comment>heading of the help on the command line</comment>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>commands without a window:</source>
        <comment>heading of the help on the command line</comment>
        <translation>Befehle ohne Fenster:</translation>
    </message>
    <message>
        <source>Computer players play without a window.</source>
        <translation>Computer spielen ohne Fenster.</translation>
    </message>
    <message>
        <source>Replay and judge match files.</source>
        <translation>Partiedateien nachspielen und prüfen.</translation>
    </message>
    <message>
        <source>Print all that is legal in a position, or after a move of a match file, as JSON.</source>
        <translation>Alles, was in einer Stellung oder nach einer Aktion einer Partiedatei erlaubt ist, als JSON ausgeben.</translation>
    </message>
    <message>
        <source>List the saved matches, write one as a file, or check them all.</source>
        <translation>Gespeicherte Partien auflisten, eine als Datei schreiben oder alle prüfen.</translation>
    </message>
    <message>
        <source>Scala 40, the Italian rummy.</source>
        <translation>Scala 40, das italienische Rommé.</translation>
    </message>
    <message>
        <source>show this help</source>
        <comment>an option of the command line</comment>
        <translation>diese Hilfe zeigen</translation>
    </message>
    <message>
        <source>show the version of the program</source>
        <comment>an option of the command line</comment>
        <translation>die Version des Programms zeigen</translation>
    </message>
    <message>
        <source>language of everything that is said</source>
        <comment>an option of the command line</comment>
        <translation>Sprache aller Ausgaben</translation>
    </message>
    <message>
        <source>keep matches, settings and the log file there</source>
        <comment>an option of the command line</comment>
        <translation>Partien, Einstellungen und Protokolldatei dort aufbewahren</translation>
    </message>
    <message>
        <source>write a saved match as a match file</source>
        <comment>an option of the command line</comment>
        <translation>eine gespeicherte Partie als Partiedatei schreiben</translation>
    </message>
    <message>
        <source>check the database and every match in it</source>
        <comment>an option of the command line</comment>
        <translation>die Datenbank und jede Partie darin prüfen</translation>
    </message>
    <message>
        <source>after move N, 0 being the first deal; else at the end</source>
        <comment>an option of the command line</comment>
        <translation>nach Aktion N, 0 ist das erste Austeilen; sonst am Ende</translation>
    </message>
    <message>
        <source>a position or a match file</source>
        <comment>an option of the command line</comment>
        <translation>eine Stellung oder eine Partiedatei</translation>
    </message>
    <message>
        <source>the match files</source>
        <comment>an option of the command line</comment>
        <translation>die Partiedateien</translation>
    </message>
    <message>
        <source>a match file to go on with or to look at</source>
        <comment>an option of the command line</comment>
        <translation>eine Partiedatei zum Weiterspielen oder Ansehen</translation>
    </message>
    <message>
        <source>a computer player sits in your seat</source>
        <comment>an option of the command line</comment>
        <translation>ein Computer sitzt an deinem Platz</translation>
    </message>
    <message>
        <source>rule set of the demo, or a file of rules</source>
        <comment>an option of the command line</comment>
        <translation>Regelwerk der Vorführung oder eine Datei mit Regeln</translation>
    </message>
    <message>
        <source>how fast computer players move</source>
        <comment>an option of the command line</comment>
        <translation>wie schnell Computer spielen</translation>
    </message>
    <message>
        <source>a level or an own bot a seat, 2 to 6</source>
        <comment>an option of the command line</comment>
        <translation>je Platz eine Spielstärke oder ein eigener Bot, 2 bis 6</translation>
    </message>
    <message>
        <source>the rule set, or a file of rules</source>
        <comment>an option of the command line</comment>
        <translation>das Regelwerk oder eine Datei mit Regeln</translation>
    </message>
    <message>
        <source>how many matches</source>
        <comment>an option of the command line</comment>
        <translation>wie viele Partien</translation>
    </message>
    <message>
        <source>single rounds from even totals in their place</source>
        <comment>an option of the command line</comment>
        <translation>stattdessen einzelne Runden bei gleichem Stand</translation>
    </message>
    <message>
        <source>the deals and decisions follow from it</source>
        <comment>an option of the command line</comment>
        <translation>daraus folgen Kartenverteilungen und Entscheidungen</translation>
    </message>
    <message>
        <source>play each of them in all rotations of the seats</source>
        <comment>an option of the command line</comment>
        <translation>jede in allen Reihenfolgen der Plätze spielen</translation>
    </message>
    <message>
        <source>write a record of each there; a broken-off run goes on</source>
        <comment>an option of the command line</comment>
        <translation>dort von jeder eine Partiedatei schreiben; ein abgebrochener Lauf geht weiter</translation>
    </message>
    <message>
        <source>how many processes</source>
        <comment>an option of the command line</comment>
        <translation>wie viele Prozesse</translation>
    </message>
    <message>
        <source>play on the Dask cluster with this scheduler</source>
        <comment>an option of the command line</comment>
        <translation>auf dem Dask-Cluster mit diesem Scheduler spielen</translation>
    </message>
    <message>
        <source>print the report as JSON</source>
        <comment>an option of the command line</comment>
        <translation>den Bericht als JSON ausgeben</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>Take {card}: with it you can open with {points} points, and {need} are needed.</source>
        <translation>Nimm {card}: Damit eröffnest du mit {points} Punkten, und {need} sind nötig.</translation>
    </message>
    <message>
        <source>Take {card}: with it you can lay down {meld}.</source>
        <translation>Nimm {card}: Damit kannst du {meld} auslegen.</translation>
    </message>
    <message>
        <source>Take {card}: it fits {meld} on the table.</source>
        <translation>Nimm {card}: Das passt auf dem Tisch an {meld}.</translation>
    </message>
    <message>
        <source>Take {card}: with it you can lay down more of your hand than without.</source>
        <translation>Nimm {card}: Damit kannst du mehr von deinem Blatt auslegen als ohne.</translation>
    </message>
    <message>
        <source>Draw from the stock: there is no card to take.</source>
        <translation>Zieh vom Stapel: Es liegt keine Karte zum Nehmen da.</translation>
    </message>
    <message>
        <source>Draw from the stock: at this table you take discards only once you have opened.</source>
        <translation>Zieh vom Stapel: An diesem Tisch nimmst du erst nach dem Eröffnen vom Ablagestapel.</translation>
    </message>
    <message>
        <source>Draw from the stock: with {card} your best opening has {points} of {need} points.</source>
        <translation>Zieh vom Stapel: Mit {card} hat deine beste Eröffnung {points} von {need} Punkten.</translation>
    </message>
    <message>
        <source>Draw from the stock: {card} has no use in this turn.</source>
        <translation>Zieh vom Stapel: {card} hilft dir in diesem Zug nicht.</translation>
    </message>
    <message>
        <source>Draw from the stock: {card} gains little, and an unknown card may help more.</source>
        <translation>Zieh vom Stapel: {card} bringt wenig, und eine unbekannte Karte hilft vielleicht mehr.</translation>
    </message>
    <message>
        <source>That is worth more than the penalty card costs.</source>
        <translation>Das bringt mehr, als die Strafkarte kostet.</translation>
    </message>
    <message>
        <source>{card} gains less than the penalty card may cost.</source>
        <translation>{card} bringt weniger, als die Strafkarte kosten kann.</translation>
    </message>
    <message>
        <source>You can open now with {points} points; {need} are needed.</source>
        <translation>Du kannst jetzt mit {points} Punkten eröffnen, nötig sind {need}.</translation>
    </message>
    <message>
        <source>{card} must be used in this turn, before you discard.</source>
        <translation>{card} muss noch in diesem Zug verwendet werden, bevor du abwirfst.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n cards left: what you lay down costs nothing.</source>
        <translation>
            <numerusform>{name} hat nur noch %n Karte: Was du auslegst, kostet nichts.</numerusform>
            <numerusform>{name} hat nur noch %n Karten: Was du auslegst, kostet nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>What lies on the table costs nothing any more.</source>
        <translation>Was auf dem Tisch liegt, kostet nichts mehr.</translation>
    </message>
    <message>
        <source>The freed joker helps you in another place.</source>
        <translation>Der ausgetauschte Joker hilft dir an anderer Stelle.</translation>
    </message>
    <message>
        <source>It belongs to the best plan for the whole turn.</source>
        <translation>Das gehört zum besten Plan für den ganzen Zug.</translation>
    </message>
    <message>
        <source>Discard {card}: no other card can be discarded now.</source>
        <translation>Wirf {card} ab: Eine andere Karte kannst du jetzt nicht abwerfen.</translation>
    </message>
    <message>
        <source>Discard {cards}: one is as good as the other.</source>
        <translation>Wirf {cards} ab: Beides ist gleich gut.</translation>
    </message>
    <message>
        <source>Discard {card}: it fits no meld. {other} could be added to {meld} by {name}.</source>
        <translation>Wirf {card} ab, das passt nirgends. {other} könnte {name} gleich an {meld} anlegen.</translation>
    </message>
    <message>
        <source>{cards} will become no meld without a joker: every {missing} is in sight. Discard {card}.</source>
        <translation>Aus {cards} wird ohne Joker keine Kombination mehr: Alle Karten {missing} liegen offen oder sind bei dir. Wirf {card} ab.</translation>
    </message>
    <message>
        <source>Discard {card}: it stands alone. Cards that still help {cards}: {count}.</source>
        <translation>Wirf {card} ab, das steht allein. Karten, die {cards} noch helfen: {count}.</translation>
    </message>
    <message>
        <source>Cards that still help: {kept} for {keep}, {given} for {card}. Discard {card}.</source>
        <translation>Karten, die noch helfen: {kept} für {keep}, {given} für {card}. Wirf {card} ab.</translation>
    </message>
    <message>
        <source>Discard {card}: {other} is needed for {meld}.</source>
        <translation>Wirf {card} ab: {other} brauchst du für {meld}.</translation>
    </message>
    <message>
        <source>Discard {card}: {other} can still be added to {meld}.</source>
        <translation>Wirf {card} ab: {other} kannst du noch an {meld} anlegen.</translation>
    </message>
    <message numerus="yes">
        <source>Discard {card}: it costs {points} if someone goes out, and {name} has %n cards left.</source>
        <translation>
            <numerusform>Wirf {card} ab: Das kostet sonst {points}, wenn jemand rausgeht, und {name} hat nur noch %n Karte.</numerusform>
            <numerusform>Wirf {card} ab: Das kostet sonst {points}, wenn jemand rausgeht, und {name} hat nur noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard {card}: it costs {points} in hand, {other} only {less}.</source>
        <translation>Wirf {card} ab: Das kostet auf der Hand {points}, {other} nur {less}.</translation>
    </message>
    <message>
        <source>Discard {card}: a joker fits nearly everywhere and stays.</source>
        <translation>Wirf {card} ab: Ein Joker passt fast überall und bleibt.</translation>
    </message>
    <message>
        <source>Discard {card}: without it your hand is better than without {other}.</source>
        <translation>Wirf {card} ab: Ohne {card} ist dein Blatt besser als ohne {other}.</translation>
    </message>
    <message>
        <source>Your best opening has {points} of {need}.</source>
        <translation>Deine beste Eröffnung hat {points} von {need}.</translation>
    </message>
    <message>
        <source>There is no meld to open with yet.</source>
        <translation>Für die Eröffnung ist noch keine Kombination da.</translation>
    </message>
    <message>
        <source>Keep the rest in hand for now: on the table it may help the others.</source>
        <translation>Behalte den Rest vorerst: Auf dem Tisch hilft er vielleicht den anderen.</translation>
    </message>
    <message>
        <source>Wait a turn with {kept}: on the table it helps the others, and each of them still holds {count} cards or more.</source>
        <translation>Warte mit {kept} noch einen Zug: Auf dem Tisch hilft das den anderen, und alle haben noch mindestens {count} Karten.</translation>
    </message>
    <message>
        <source>Wait a turn with {kept}: on the table it helps the others, and none of them has opened.</source>
        <translation>Warte mit {kept} noch einen Zug: Auf dem Tisch hilft das den anderen, und niemand von ihnen hat eröffnet.</translation>
    </message>
    <message numerus="yes">
        <source>Wait a turn with {kept}: {name} still holds %n cards and could add to it on the table.</source>
        <translation>
            <numerusform>Warte mit {kept} noch einen Zug: {name} hat noch %n Karte und könnte auf dem Tisch daran anlegen.</numerusform>
            <numerusform>Warte mit {kept} noch einen Zug: {name} hat noch %n Karten und könnte auf dem Tisch daran anlegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wait a turn with {kept}: {name} has not opened yet, so there is no hurry.</source>
        <translation>Warte mit {kept} noch einen Zug: {name} hat noch nicht eröffnet, es eilt also nicht.</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Look at your {suit}.</source>
        <translation>Sieh dir deine {suit}-Karten an.</translation>
    </message>
    <message>
        <source>Look for cards of one rank in your hand.</source>
        <translation>Such auf der Hand nach Karten mit gleichem Wert.</translation>
    </message>
    <message>
        <source>Count the points of the melds in your hand.</source>
        <translation>Zähl die Punkte der Kombinationen auf deiner Hand.</translation>
    </message>
    <message>
        <source>Look at what your cards would cost in hand.</source>
        <translation>Überleg, was deine Karten auf der Hand kosten würden.</translation>
    </message>
    <message>
        <source>Look at the card on the discard pile.</source>
        <translation>Sieh dir die Karte auf dem Ablagestapel an.</translation>
    </message>
    <message>
        <source>Look at the melds on the table and at what fits them.</source>
        <translation>Sieh dir die Kombinationen auf dem Tisch an, und was zu ihnen passt.</translation>
    </message>
    <message>
        <source>Look at your whole hand together with the table.</source>
        <translation>Sieh dir dein ganzes Blatt zusammen mit dem Tisch an.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Zieh vom Stapel.</translation>
    </message>
    <message>
        <source>Take the discard.</source>
        <translation>Nimm den Abwurf.</translation>
    </message>
    <message>
        <source>Lay down {melds}.</source>
        <translation>Leg {melds} aus.</translation>
    </message>
    <message>
        <source>Add {card} to {meld}.</source>
        <translation>Leg {card} an {meld} an.</translation>
    </message>
    <message>
        <source>Swap the joker of {meld} for {card}.</source>
        <translation>Tausch den Joker von {meld} gegen {card} aus.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Wirf {card} ab.</translation>
    </message>
    <message>
        <source>Buy the discard and lay {melds}.</source>
        <translation>Kauf den Abwurf und leg {melds} aus.</translation>
    </message>
    <message>
        <source>Buy the discard.</source>
        <translation>Kauf den Abwurf.</translation>
    </message>
    <message>
        <source>Let the discard go.</source>
        <translation>Lass den Abwurf liegen.</translation>
    </message>
    <message>
        <source>There is nothing to choose here: draw from the stock.</source>
        <translation>Hier gibt es nichts zu wählen: Zieh vom Stapel.</translation>
    </message>
    <message>
        <source>There is nothing to choose here: only {card} can be discarded.</source>
        <translation>Hier gibt es nichts zu wählen: Nur {card} kannst du abwerfen.</translation>
    </message>
    <message>
        <source>There is nothing to choose here: let the discard go.</source>
        <translation>Hier gibt es nichts zu wählen: Lass den Abwurf liegen.</translation>
    </message>
    <message>
        <source>You can go out now.</source>
        <translation>Du kannst jetzt rausgehen.</translation>
    </message>
    <message>
        <source>You can go out now: discard {card}.</source>
        <translation>Du kannst jetzt rausgehen: Wirf {card} ab.</translation>
    </message>
    <message>
        <source>You can go out now: add {card} to {meld}, then discard {last}.</source>
        <translation>Du kannst jetzt rausgehen: Leg {card} an {meld} an und wirf {last} ab.</translation>
    </message>
    <message>
        <source>{meld}: {parts} = {points}</source>
        <comment>points of a meld, card by card</comment>
        <translation>{meld}: {parts} = {points}</translation>
    </message>
    <message numerus="yes">
        <source>{card} would do it: %n still unseen.</source>
        <translation>
            <numerusform>{card} würde reichen: %n Karte davon noch nicht gesehen.</numerusform>
            <numerusform>{card} würde reichen: %n davon noch nicht gesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Aktion zeigen</translation>
    </message>
    <message>
        <source>meant by the hint</source>
        <comment>a card, a meld or a pile</comment>
        <translation>vom Tipp gemeint</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Rule behind the hint</source>
        <translation>Regel hinter dem Tipp</translation>
    </message>
    <message>
        <source>The round is over. Hints come with your next turn.</source>
        <translation>Die Runde ist zu Ende. Tipps gibt es wieder, wenn du dran bist.</translation>
    </message>
    <message>
        <source>No hint that rests on a rule is shown.</source>
        <translation>Gerade steht kein Tipp da, der sich auf eine Regel stützt.</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>Add {card} here</source>
        <comment>button: to the meld that the keyboard is at</comment>
        <translation>{card} hier anlegen</translation>
    </message>
    <message numerus="yes">
        <source>Add %n cards here</source>
        <comment>button: to the meld that the keyboard is at</comment>
        <translation>
            <numerusform>%n Karte hier anlegen</numerusform>
            <numerusform>%n Karten hier anlegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the joker differently</source>
        <comment>button: in a prepared meld</comment>
        <translation>Joker anders deuten</translation>
    </message>
    <message>
        <source>Choose {card} to discard</source>
        <translation>{card} zum Abwerfen wählen</translation>
    </message>
    <message>
        <source>Use {card} first</source>
        <comment>button, resting</comment>
        <translation>Erst {card} verwenden</translation>
    </message>
    <message>
        <source>Use the joker first</source>
        <comment>button, resting</comment>
        <translation>Erst den Joker verwenden</translation>
    </message>
    <message>
        <source>Select the card that you want to discard.</source>
        <translation>Wähle die Karte aus, die du abwerfen willst.</translation>
    </message>
    <message>
        <source>Your hand is sorted like this already.</source>
        <translation>Dein Blatt ist schon so sortiert.</translation>
    </message>
</context>
<context>
    <name>LeavingTexts</name>
    <message>
        <source>Let a computer player sit in</source>
        <translation>Einen Computer weiterspielen lassen</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>Wieder selbst spielen</translation>
    </message>
    <message>
        <source>Who plays on for you?</source>
        <translation>Wer spielt für dich weiter?</translation>
    </message>
    <message>
        <source>If a computer player plays on, what you have laid this turn goes back to your hand first.</source>
        <translation>Spielt ein Computer weiter, kommt zuerst auf deine Hand zurück, was du in diesem Zug ausgelegt hast.</translation>
    </message>
    <message>
        <source>If a computer player plays on, the card you have taken goes back to the discard pile first.</source>
        <translation>Spielt ein Computer weiter, kommt zuerst die Karte, die du genommen hast, auf den Ablagestapel zurück.</translation>
    </message>
    <message>
        <source>A computer player plays on (level {level})</source>
        <translation>Ein Computer spielt weiter (Spielstärke {level})</translation>
    </message>
    <message>
        <source>Leave, it stays saved</source>
        <comment>it: the match</comment>
        <translation>Gehen, die Partie bleibt gespeichert</translation>
    </message>
    <message>
        <source>Play on myself</source>
        <translation>Selbst weiterspielen</translation>
    </message>
    <message>
        <source>a computer player sits in for {name}</source>
        <comment>on a player&apos;s plate</comment>
        <translation>ein Computer spielt für {name}</translation>
    </message>
    <message>
        <source>A computer player sits in for {name}.</source>
        <translation>Ein Computer spielt für {name}.</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <comment>on a player&apos;s plate: a computer player sits in</comment>
        <translation>{name} (Computer)</translation>
    </message>
    <message>
        <source>You have your seat back.</source>
        <translation>Du spielst wieder selbst.</translation>
    </message>
    <message>
        <source>For some of the match a computer player sat in for {names}.</source>
        <translation>Einen Teil der Partie hat ein Computer für {names} gespielt.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Your seat no longer plays in this match.</source>
        <translation>Dein Platz spielt in dieser Partie nicht mehr mit.</translation>
    </message>
</context>
<context>
    <name>LevelTexts</name>
    <message>
        <source>Rating: {points} Elo below the level {level}.</source>
        <translation>Wertungszahl: {points} Elo unter „{level}“.</translation>
    </message>
    <message>
        <source>Rating: {points} Elo above the level {level}.</source>
        <translation>Wertungszahl: {points} Elo über „{level}“.</translation>
    </message>
    <message>
        <source>The other levels are measured by this one.</source>
        <translation>An dieser Spielstärke werden die anderen gemessen.</translation>
    </message>
    <message>
        <source>{name}: level {level}.</source>
        <comment>a computer player; no man or woman</comment>
        <translation>{name}: Spielstärke „{level}“.</translation>
    </message>
    <message>
        <source>{name} is the bot {bot}.</source>
        <translation>{name} ist der Bot {bot}.</translation>
    </message>
</context>
<context>
    <name>ListTexts</name>
    <message>
        <source>{first} and {last}</source>
        <comment>{last} begins with the sound i</comment>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>names in a row</comment>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <comment>{last} begins with the sound o</comment>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <comment>one of several</comment>
        <translation>{first} oder {last}</translation>
    </message>
</context>
<context>
    <name>LookingTexts</name>
    <message>
        <source>Look through the discard pile</source>
        <translation>Ablagestapel durchsehen</translation>
    </message>
    <message>
        <source>At this table only the top card of the discard pile may be looked at.</source>
        <translation>An diesem Tisch darf nur die oberste Karte des Ablagestapels angesehen werden.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>Der Ablagestapel ist leer.</translation>
    </message>
    <message>
        <source>The round is over: the discard pile is put away.</source>
        <translation>Die Runde ist zu Ende: Der Ablagestapel ist weggeräumt.</translation>
    </message>
</context>
<context>
    <name>MatchFileTexts</name>
    <message>
        <source>Open a match…</source>
        <translation>Partie öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open a match</source>
        <comment>title of a dialog</comment>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Open this match</source>
        <comment>button of a dialog</comment>
        <translation>Diese Partie öffnen</translation>
    </message>
    <message>
        <source>Save the match as a file…</source>
        <translation>Partie als Datei speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the match</source>
        <comment>title of a dialog</comment>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Matches of Scala 40</source>
        <translation>Partien von Scala 40</translation>
    </message>
    <message>
        <source>Watch computer players</source>
        <translation>Computerspielern zusehen</translation>
    </message>
    <message>
        <source>You are in a match. Go to the start page first; your match stays saved.</source>
        <translation>Du bist in einer Partie. Geh zuerst zur Startseite; deine Partie bleibt gespeichert.</translation>
    </message>
    <message>
        <source>Another match of computer players begins in place of this one.</source>
        <translation>Anstelle dieser Partie beginnt eine neue Partie der Computer.</translation>
    </message>
</context>
<context>
    <name>MenuTexts</name>
    <message>
        <source>Game</source>
        <comment>menu</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>menu</comment>
        <translation>Zug</translation>
    </message>
    <message>
        <source>View</source>
        <comment>menu</comment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>menu</comment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>menu</comment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>menu</comment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Vom Stapel ziehen</translation>
    </message>
    <message>
        <source>Take the discard</source>
        <translation>Den Abwurf nehmen</translation>
    </message>
    <message>
        <source>Lay down the selected cards</source>
        <translation>Die ausgewählten Karten auslegen</translation>
    </message>
    <message>
        <source>Add the selected cards to a meld</source>
        <translation>Die ausgewählten Karten anlegen</translation>
    </message>
    <message>
        <source>Confirm the opening</source>
        <translation>Die Eröffnung bestätigen</translation>
    </message>
    <message>
        <source>Take back all prepared melds</source>
        <translation>Alle Kombinationen zurücknehmen</translation>
    </message>
    <message>
        <source>Take back a prepared meld</source>
        <translation>Vorbereitete Kombination zurücknehmen</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Die ausgewählte Karte abwerfen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Sort for runs</source>
        <translation>Nach Reihen sortieren</translation>
    </message>
    <message>
        <source>Sort for sets</source>
        <translation>Nach Sätzen sortieren</translation>
    </message>
    <message>
        <source>Sort for both</source>
        <translation>Nach beiden sortieren</translation>
    </message>
    <message>
        <source>Undo the sort</source>
        <translation>Sortieren rückgängig machen</translation>
    </message>
    <message>
        <source>Show the last turns again</source>
        <translation>Die letzten Züge noch einmal zeigen</translation>
    </message>
    <message>
        <source>Explain the last refusal</source>
        <translation>Letzte Ablehnung erklären</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Do not wait</source>
        <comment>menu: computer players move at once</comment>
        <translation>Nicht warten</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Übliche Größe</translation>
    </message>
    <message>
        <source>All settings…</source>
        <translation>Alle Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>language</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>pace of the computer players: nothing moves, no waiting</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of the computer players</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of the computer players</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of the computer players</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Card letters</source>
        <translation>Kartenbuchstaben</translation>
    </message>
    <message>
        <source>As the language</source>
        <comment>card letters</comment>
        <translation>Wie die Sprache</translation>
    </message>
    <message>
        <source>Your name…</source>
        <translation>Dein Name&#xa0;…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>About Scala 40</source>
        <translation>Über Scala 40</translation>
    </message>
    <message>
        <source>Scala 40, version {version}. The Italian rummy for two and more, against computer players. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Scala 40, Version {version}. Das italienische Rommé für zwei und mehr, gegen den Computer. Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>Show the folder with reports</source>
        <translation>Den Ordner mit den Berichten zeigen</translation>
    </message>
</context>
<context>
    <name>NewMatchTexts</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Quick round</source>
        <translation>Schnelle Runde</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n Gegner</numerusform>
            <numerusform>%n Gegner</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Read these rules</source>
        <translation>Diese Regeln lesen</translation>
    </message>
    <message>
        <source>Your match in progress stays saved.</source>
        <translation>Deine laufende Partie bleibt gespeichert.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>rule set</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>rule set</comment>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>rule set</comment>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Online</source>
        <comment>rule set</comment>
        <translation>Online</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>rule set</comment>
        <translation>Familie</translation>
    </message>
    <message>
        <source>First games</source>
        <comment>rule set</comment>
        <translation>Einstieg</translation>
    </message>
    <message>
        <source>Jokers count in the opening, and you may take a card for it.</source>
        <translation>Joker zählen beim Eröffnen, und du darfst dafür eine Karte nehmen.</translation>
    </message>
    <message>
        <source>You open without jokers and go out with a discard.</source>
        <translation>Du eröffnest ohne Joker und gehst mit einem Abwurf raus.</translation>
    </message>
    <message>
        <source>No taking before you open, and cards that fit are held back.</source>
        <translation>Nehmen erst nach dem Eröffnen, und passende Karten hält man zurück.</translation>
    </message>
    <message>
        <source>A clock for each turn, and going out in one turn counts double.</source>
        <translation>Bedenkzeit für jeden Zug; in einem Zug rausgehen zählt doppelt.</translation>
    </message>
    <message>
        <source>Swapped jokers may be kept, and whoever is eliminated may come back.</source>
        <translation>Ausgetauschte Joker bleiben dir, und wer ausscheidet, darf zurück.</translation>
    </message>
    <message>
        <source>Like Standard, but {points} points are enough to open.</source>
        <translation>Wie Standard, aber zum Eröffnen genügen {points} Punkte.</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>level; no man or woman</comment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>level; no man or woman</comment>
        <translation>Hobby</translation>
    </message>
    <message>
        <source>club</source>
        <comment>level; no man or woman</comment>
        <translation>Verein</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>level; no man or woman</comment>
        <translation>Könner</translation>
    </message>
    <message>
        <source>master</source>
        <comment>level; no man or woman</comment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Knows the rules, lays down early and looks only at its own cards.</source>
        <translation>Kennt die Regeln, legt früh aus und achtet nur auf die eigenen Karten.</translation>
    </message>
    <message>
        <source>Sees most chances, and now and then lets one go.</source>
        <translation>Sieht die meisten Gelegenheiten und lässt sich ab und zu eine entgehen.</translation>
    </message>
    <message>
        <source>Counts what has gone, keeps melds back, and goes out as soon as it can.</source>
        <translation>Zählt mit, was weg ist, hält Kombinationen zurück und geht raus, sobald es geht.</translation>
    </message>
    <message>
        <source>Plays like the club, and tries each discard in imagined rounds before it chooses.</source>
        <translation>Spielt wie im Verein und prüft jeden Abwurf vorher in erdachten Runden.</translation>
    </message>
    <message>
        <source>Tries taking, laying and discarding in imagined rounds, and weighs what they bring.</source>
        <translation>Prüft Nehmen, Auslegen und Abwerfen in erdachten Runden und wägt ab, was es bringt.</translation>
    </message>
    <message>
        <source>A bot that was added to this program.</source>
        <translation>Ein Bot, der diesem Programm hinzugefügt wurde.</translation>
    </message>
    <message>
        <source>For all opponents</source>
        <translation>Für alle Gegner</translation>
    </message>
    <message>
        <source>{name}: {level}</source>
        <translation>{name}: {level}</translation>
    </message>
    <message>
        <source>Level of {name}</source>
        <translation>Spielstärke von {name}</translation>
    </message>
    <message>
        <source>Wins about {won} of {of} matches against the level {level}.</source>
        <translation>Gewinnt etwa {won} von {of} Partien gegen die Spielstärke „{level}“.</translation>
    </message>
    <message>
        <source>{name} ({character})</source>
        <translation>{name} ({character})</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>a style of play; no man or woman</comment>
        <translation>mutig</translation>
    </message>
    <message>
        <source>patient</source>
        <comment>a style of play; no man or woman</comment>
        <translation>geduldig</translation>
    </message>
    <message>
        <source>careful</source>
        <comment>a style of play; no man or woman</comment>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>Bold: cares little about what its discards bring to others.</source>
        <translation>Mutig: Was eigene Abwürfe anderen bringen, zählt wenig.</translation>
    </message>
    <message>
        <source>Patient: waits for cards that fit, and seldom takes a discard.</source>
        <translation>Geduldig: wartet auf passende Karten und nimmt selten einen Abwurf.</translation>
    </message>
    <message>
        <source>Careful: gives nothing away, and gets rid of points early.</source>
        <translation>Vorsichtig: verschenkt nichts und wird Punkte früh los.</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>This account has no home folder, so matches are not saved. You can play all the same.</source>
        <translation>Dieses Konto hat keinen eigenen Ordner, daher werden Partien nicht gespeichert. Spielen kannst du trotzdem.</translation>
    </message>
    <message>
        <source>{folder} is not a folder, so matches are not saved. You can play all the same.</source>
        <translation>{folder} ist kein Ordner, daher werden Partien nicht gespeichert. Spielen kannst du trotzdem.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made, so matches are not saved. You can play all the same.</source>
        <translation>Der Ordner {folder} lässt sich nicht einrichten, daher werden Partien nicht gespeichert. Spielen kannst du trotzdem.</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}, so matches are not saved. You can play all the same.</source>
        <translation>In {folder} lässt sich nichts schreiben, daher werden Partien nicht gespeichert. Spielen kannst du trotzdem.</translation>
    </message>
    <message>
        <source>The last move could not be saved ({detail}). Play goes on; the match is kept up to the move before.</source>
        <translation>Die letzte Aktion ließ sich nicht speichern ({detail}). Das Spiel geht weiter; gespeichert ist die Partie bis davor.</translation>
    </message>
    <message>
        <source>The disk is full: the last moves are not saved. Make room, and saving goes on by itself.</source>
        <translation>Der Datenträger ist voll: Die letzten Aktionen sind nicht gespeichert. Mach Platz, dann geht das Speichern von selbst weiter.</translation>
    </message>
    <message>
        <source>The last moves are not saved. Make room and wait a moment, or close the window again to leave.</source>
        <translation>Die letzten Aktionen sind nicht gespeichert. Mach Platz und warte einen Moment, oder schließ das Fenster noch einmal, um zu gehen.</translation>
    </message>
    <message>
        <source>Saving works again. The whole match is on disk.</source>
        <translation>Das Speichern geht wieder. Die ganze Partie ist gesichert.</translation>
    </message>
    <message>
        <source>The saved matches come from a newer version of Scala 40 and are left as they are. This session is not saved.</source>
        <translation>Die gespeicherten Partien stammen von einer neueren Version von Scala 40 und bleiben, wie sie sind. Jetzt wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>The saved matches cannot be read. They were put aside as {file}, and saving begins anew.</source>
        <translation>Die gespeicherten Partien lassen sich nicht lesen. Als {file} liegen sie nun beiseite, und das Speichern beginnt neu.</translation>
    </message>
    <message>
        <source>One saved match cannot be read and is left aside. The others are whole.</source>
        <translation>Eine gespeicherte Partie lässt sich nicht lesen und bleibt beiseite. Die anderen sind in Ordnung.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of Scala 40. It is left as it is.</source>
        <translation>{file} stammt von einer neueren Version von Scala 40 und bleibt unverändert.</translation>
    </message>
    <message>
        <source>{file} is not a match file of Scala 40, or a part of it is missing.</source>
        <translation>{file} ist keine Partiedatei von Scala 40, oder ein Teil davon fehlt.</translation>
    </message>
    <message>
        <source>{file} stops in round {number} at move {move}. {why}</source>
        <translation>{file} endet in Runde {number} bei Aktion {move}. {why}</translation>
    </message>
    <message>
        <source>The match of {file} is over. It is shown here as it was played.</source>
        <translation>Die Partie aus {file} ist zu Ende. Hier läuft alles noch einmal ab, wie es gespielt wurde.</translation>
    </message>
    <message>
        <source>{file} cannot be read: it is not there, or this account may not read it.</source>
        <translation>{file} lässt sich nicht lesen: Die Datei ist nicht da, oder dieses Konto darf sie nicht lesen.</translation>
    </message>
    <message>
        <source>Something unexpected happened. The match is saved, and you can play on.</source>
        <translation>Etwas Unerwartetes ist passiert. Die Partie ist gespeichert, und du kannst weiterspielen.</translation>
    </message>
    <message>
        <source>Something unexpected happened. The match is saved; a report lies in {file}.</source>
        <translation>Etwas Unerwartetes ist passiert. Die Partie ist gespeichert; ein Bericht liegt in {file}.</translation>
    </message>
    <message>
        <source>The last move went wrong inside the program and was not made. Nothing of the match is lost.</source>
        <translation>Der letzte Zug ist im Programm schiefgegangen und wurde nicht gemacht. Von der Partie ist nichts verloren.</translation>
    </message>
    <message>
        <source>The last move went wrong inside the program and was not made. Nothing of the match is lost; a report of it lies under Help.</source>
        <translation>Der letzte Zug ist im Programm schiefgegangen und wurde nicht gemacht. Von der Partie ist nichts verloren; ein Bericht darüber liegt unter „Hilfe“.</translation>
    </message>
    <message>
        <source>Go on from before this move</source>
        <translation>Vor diesem Zug weiterspielen</translation>
    </message>
    <message>
        <source>Scala 40 is open already. This second window saves nothing, so the first keeps your match.</source>
        <translation>Scala 40 läuft schon. Dieses zweite Fenster speichert nichts, damit das erste deine Partie behält.</translation>
    </message>
    <message>
        <source>Attention</source>
        <comment>the sign beside a sentence about something that is broken</comment>
        <translation>Achtung</translation>
    </message>
    <message>
        <source>Attention: {sentence}</source>
        <translation>Achtung: {sentence}</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Alles klar</translation>
    </message>
</context>
<context>
    <name>RackTexts</name>
    <message numerus="yes">
        <source>pinned, %n cards</source>
        <comment>a group of cards in the hand that stays together</comment>
        <translation>
            <numerusform>festgehalten, %n Karte</numerusform>
            <numerusform>festgehalten, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>after a gap</source>
        <comment>a card in the hand, for the ear</comment>
        <translation>nach einer Lücke</translation>
    </message>
    <message>
        <source>A run</source>
        <comment>neighbouring cards in the hand</comment>
        <translation>Eine Reihe</translation>
    </message>
    <message>
        <source>A set</source>
        <comment>neighbouring cards in the hand</comment>
        <translation>Ein Satz</translation>
    </message>
    <message numerus="yes">
        <source>Run with {cards} · %n unseen</source>
        <comment>under cards of the hand that lack one card</comment>
        <translation>
            <numerusform>Reihe mit {cards} · %n nicht gesehen</numerusform>
            <numerusform>Reihe mit {cards} · %n nicht gesehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set with {cards} · %n unseen</source>
        <comment>under cards of the hand that lack one card</comment>
        <translation>
            <numerusform>Satz mit {cards} · %n nicht gesehen</numerusform>
            <numerusform>Satz mit {cards} · %n nicht gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin cards together</source>
        <comment>menu</comment>
        <translation>Karten festhalten</translation>
    </message>
    <message>
        <source>Pin this card</source>
        <comment>menu</comment>
        <translation>Diese Karte festhalten</translation>
    </message>
    <message>
        <source>Unpin cards</source>
        <comment>menu</comment>
        <translation>Karten loslassen</translation>
    </message>
    <message>
        <source>Unpin this card</source>
        <comment>menu</comment>
        <translation>Diese Karte loslassen</translation>
    </message>
    <message>
        <source>Make or close a gap</source>
        <comment>menu; between two cards of the hand</comment>
        <translation>Lücke lassen oder schließen</translation>
    </message>
    <message>
        <source>Put the selected cards here</source>
        <comment>menu at a card of the hand</comment>
        <translation>Gewählte Karten hierher stecken</translation>
    </message>
    <message>
        <source>Choose a card with another one on its left.</source>
        <translation>Wähl eine Karte, links von der noch eine steht.</translation>
    </message>
    <message numerus="yes">
        <source>{card} would do it: %n still unseen.</source>
        <translation>
            <numerusform>{card} würde reichen: %n Karte davon noch nicht gesehen.</numerusform>
            <numerusform>{card} würde reichen: %n davon noch nicht gesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} from the discard pile: {points} points.</source>
        <translation>Mit {card} vom Ablagestapel: {points} Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>One of {cards} would do it: %n still unseen.</source>
        <translation>
            <numerusform>Eine von {cards} würde reichen: %n davon noch nicht gesehen.</numerusform>
            <numerusform>Eine von {cards} würde reichen: %n davon noch nicht gesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One card is missing: %n that would do it are still unseen.</source>
        <translation>
            <numerusform>Es fehlt eine Karte: %n passende noch nicht gesehen.</numerusform>
            <numerusform>Es fehlt eine Karte: %n passende noch nicht gesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>One more card is not enough for {need} yet.</source>
        <translation>Eine Karte mehr reicht noch nicht für {need}.</translation>
    </message>
    <message>
        <source>Best opening in hand</source>
        <translation>Beste Eröffnung auf der Hand</translation>
    </message>
    <message>
        <source>Cards that help, still unseen</source>
        <translation>Karten, die helfen und noch nicht gesehen sind</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>A turn begins with one card: draw it from the stock, or take the discard.</source>
        <translation>Ein Zug beginnt mit einer Karte: Zieh sie vom Stapel oder nimm den Abwurf.</translation>
    </message>
    <message>
        <source>You have your card for this turn. Lay down what you like, then discard.</source>
        <translation>Du hast deine Karte für diesen Zug. Leg aus, was du möchtest, und wirf dann ab.</translation>
    </message>
    <message>
        <source>The top discard is on offer now: buy it, or pass.</source>
        <translation>Der oberste Abwurf steht jetzt zum Kauf: Kauf ihn oder pass.</translation>
    </message>
    <message>
        <source>This round is over. The next one brings new cards.</source>
        <translation>Diese Runde ist zu Ende. Die nächste bringt neue Karten.</translation>
    </message>
    <message>
        <source>Another player is on turn. Meanwhile you can sort your cards.</source>
        <translation>Gerade ist jemand anderes dran. Du kannst inzwischen deine Karten sortieren.</translation>
    </message>
    <message>
        <source>{card} is not in your hand. Choose from the cards you hold.</source>
        <translation>{card} ist nicht auf deiner Hand. Wähl aus den Karten, die du hältst.</translation>
    </message>
    <message>
        <source>These cards are no longer in your hand. Choose from the cards you hold.</source>
        <translation>Diese Karten sind nicht mehr auf deiner Hand. Wähl aus den Karten, die du hältst.</translation>
    </message>
    <message>
        <source>{card} lies in two of these melds. A card goes into one meld only.</source>
        <translation>{card} liegt in zwei dieser Kombinationen. Eine Karte gehört nur in eine.</translation>
    </message>
    <message>
        <source>You discard one card each turn. Choose one of these.</source>
        <translation>Du wirfst in jedem Zug eine Karte ab. Wähl eine von diesen.</translation>
    </message>
    <message>
        <source>A turn begins with one card: draw it from the stock.</source>
        <translation>Ein Zug beginnt mit einer Karte: Zieh sie vom Stapel.</translation>
    </message>
    <message>
        <source>First open with {need} points; then you can add {card} to this meld.</source>
        <translation>Eröffne zuerst mit {need} Punkten; danach kannst du {card} hier anlegen.</translation>
    </message>
    <message>
        <source>First open with {need} points; then you can swap the joker for {card}.</source>
        <translation>Eröffne zuerst mit {need} Punkten; danach kannst du den Joker gegen {card} austauschen.</translation>
    </message>
    <message>
        <source>You go out only once you have opened with {need} points. Keep this card for now.</source>
        <translation>Rausgehen kannst du erst, wenn du mit {need} Punkten eröffnet hast. Behalte diese Karte vorerst.</translation>
    </message>
    <message>
        <source>At this table you open without jokers. Once you have opened, this meld may follow, even in this turn.</source>
        <translation>An diesem Tisch eröffnest du ohne Joker. Danach darf diese Kombination folgen, auch noch in diesem Zug.</translation>
    </message>
    <message numerus="yes">
        <source>At this table the melds without a joker must reach {need}. So far they have {have}: %n more.</source>
        <comment>{n} points are missing</comment>
        <translation>
            <numerusform>An diesem Tisch müssen die Kombinationen ohne Joker {need} erreichen. Bisher haben sie {have}: %n fehlt noch.</numerusform>
            <numerusform>An diesem Tisch müssen die Kombinationen ohne Joker {need} erreichen. Bisher haben sie {have}: %n fehlen noch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far {have} points. At this table you open with {need}: %n more.</source>
        <comment>{n} points are missing</comment>
        <translation>
            <numerusform>Bisher {have} Punkte. An diesem Tisch eröffnest du mit {need}: %n fehlt noch.</numerusform>
            <numerusform>Bisher {have} Punkte. An diesem Tisch eröffnest du mit {need}: %n fehlen noch.</numerusform>
        </translation>
    </message>
    <message>
        <source>You took {card} to open: this card belongs in the opening. Include it, or undo and draw from the stock.</source>
        <translation>Du hast {card} zum Eröffnen genommen: Diese Karte gehört in die Eröffnung. Nimm sie dazu, oder mach es rückgängig und zieh vom Stapel.</translation>
    </message>
    <message>
        <source>At this table you add only to your new melds in the turn in which you open. From your next turn, to all.</source>
        <translation>An diesem Tisch legst du im Zug der Eröffnung nur an deine neuen Kombinationen an, ab deinem nächsten Zug an alle.</translation>
    </message>
    <message>
        <source>At this table you add nothing in the turn in which you open. From your next turn you can.</source>
        <translation>An diesem Tisch legst du im Zug der Eröffnung nichts an. Ab deinem nächsten Zug geht es.</translation>
    </message>
    <message>
        <source>At this table you swap no joker in the turn in which you open. From your next turn you can.</source>
        <translation>An diesem Tisch tauschst du im Zug der Eröffnung keinen Joker aus. Ab deinem nächsten Zug geht es.</translation>
    </message>
    <message>
        <source>At this table you take discards only once you have opened. Draw from the stock.</source>
        <translation>An diesem Tisch nimmst du erst nach dem Eröffnen vom Ablagestapel. Zieh vom Stapel.</translation>
    </message>
    <message>
        <source>Until you open, you take a discard only to open with it. Your hand has no opening of {need} with {card}: draw.</source>
        <translation>Vor dem Eröffnen nimmst du den Abwurf nur, um damit zu eröffnen. Auf deiner Hand ist keine Eröffnung von {need} mit {card}: Zieh vom Stapel.</translation>
    </message>
    <message>
        <source>At this table a taken card is used in the same turn. {card} has no place yet: draw from the stock.</source>
        <translation>An diesem Tisch verwendest du eine genommene Karte im selben Zug. {card} hat noch keinen Platz: Zieh vom Stapel.</translation>
    </message>
    <message>
        <source>With {card} this turn could not end in a discard by the rules. Draw from the stock.</source>
        <translation>Mit {card} könnte dieser Zug nach den Regeln nicht mit einem Abwurf enden. Zieh vom Stapel.</translation>
    </message>
    <message>
        <source>At this table a freed joker goes into a new meld. Lay it down with cards of your hand.</source>
        <translation>An diesem Tisch kommt ein ausgetauschter Joker in eine neue Kombination. Leg ihn mit Karten von deiner Hand aus.</translation>
    </message>
    <message>
        <source>At this table you go out with a discard. Keep one card for it.</source>
        <translation>An diesem Tisch gehst du mit einem Abwurf raus. Behalte eine Karte dafür.</translation>
    </message>
    <message>
        <source>At this table nobody goes out in the first lap. Keep a card until your next turn.</source>
        <translation>An diesem Tisch geht im ersten Umlauf niemand raus. Behalte eine Karte bis zu deinem nächsten Zug.</translation>
    </message>
    <message>
        <source>{card} has just come from the discard pile and stays with you this turn. Discard another card.</source>
        <translation>{card} kommt gerade vom Ablagestapel und bleibt in diesem Zug bei dir. Wirf eine andere Karte ab.</translation>
    </message>
    <message>
        <source>You took {card}: use it before you discard, or undo and draw from the stock.</source>
        <translation>Du hast {card} genommen: Verwende diese Karte, bevor du abwirfst, oder mach es rückgängig und zieh vom Stapel.</translation>
    </message>
    <message>
        <source>At this table a freed joker is laid down in the same turn. Use it in a meld, or undo the swap.</source>
        <translation>An diesem Tisch wird ein ausgetauschter Joker im selben Zug ausgelegt. Verwende ihn oder mach den Austausch rückgängig.</translation>
    </message>
    <message>
        <source>At this table a freed joker goes into a new meld in the same turn. Lay it down, or undo the swap.</source>
        <translation>An diesem Tisch kommt ein ausgetauschter Joker im selben Zug in eine neue Kombination. Leg ihn aus oder mach den Austausch rückgängig.</translation>
    </message>
    <message>
        <source>At this table a joker is discarded only to go out. Choose another card.</source>
        <translation>An diesem Tisch wirfst du einen Joker nur ab, um rauszugehen. Wähl eine andere Karte.</translation>
    </message>
    <message>
        <source>At this table a joker is never discarded. Choose another card.</source>
        <translation>An diesem Tisch wird ein Joker nie abgeworfen. Wähl eine andere Karte.</translation>
    </message>
    <message>
        <source>{card} fits {meld}. At this table such a card is discarded only to go out: add it, or choose another.</source>
        <translation>{card} passt an {meld}. An diesem Tisch wirfst du so eine Karte nur ab, um rauszugehen: Leg sie an oder wähl eine andere.</translation>
    </message>
    <message>
        <source>{card} fits {meld}. At this table you discard such a card only once you have opened: choose another.</source>
        <translation>{card} passt an {meld}. An diesem Tisch wirfst du so eine Karte erst nach dem Eröffnen ab: Wähl eine andere.</translation>
    </message>
    <message>
        <source>There is nothing to undo: a card drawn from the stock stays with you.</source>
        <translation>Es gibt nichts rückgängig zu machen: Eine vom Stapel gezogene Karte bleibt bei dir.</translation>
    </message>
</context>
<context>
    <name>ReportTexts</name>
    <message>
        <source>{value} ({low} to {high})</source>
        <comment>an interval</comment>
        <translation>{value} ({low} bis {high})</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>before a progress bar</comment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>before a progress bar</comment>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n deals, each from every seat: {rounds} rounds</source>
        <translation>
            <numerusform>%n Kartenverteilung, von jedem Platz aus gespielt: {rounds} Runden</numerusform>
            <numerusform>%n Kartenverteilungen, jede von jedem Platz aus: {rounds} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single rounds</source>
        <translation>
            <numerusform>%n einzelne Runde</numerusform>
            <numerusform>%n einzelne Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches, each from every seat on the same deals: {total} in all</source>
        <translation>
            <numerusform>%n Partie, mit denselben Karten von jedem Platz aus: insgesamt {total}</numerusform>
            <numerusform>%n Partien, jede mit denselben Karten von jedem Platz aus: insgesamt {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <comment>played without a window</comment>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules: {rules}; seed: {seed}</source>
        <translation>Regeln: {rules}; Startwert: {seed}</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>head of a column</comment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>head of a column</comment>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>head of a column: how many</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won %</source>
        <comment>head of a column</comment>
        <translation>Gewonnen&#xa0;%</translation>
    </message>
    <message>
        <source>Ahead&#xa0;– behind</source>
        <comment>head of a column: how often</comment>
        <translation>vorn&#xa0;– hinten</translation>
    </message>
    <message>
        <source>99% below</source>
        <comment>head of a column: milliseconds</comment>
        <translation>99&#xa0;% unter</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, {dead} without a winner; {seconds} s, {speed} rounds a second</source>
        <translation>
            <numerusform>%n Runde, {dead} ohne Sieger; {seconds} s, {speed} Runden je Sekunde</numerusform>
            <numerusform>%n Runden, {dead} ohne Sieger; {seconds} s, {speed} Runden je Sekunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds won %</source>
        <comment>head of a column</comment>
        <translation>Runden gewonnen&#xa0;%</translation>
    </message>
    <message>
        <source>Penalty a round</source>
        <comment>head of a column</comment>
        <translation>Strafpunkte je Runde</translation>
    </message>
    <message>
        <source>Points a round</source>
        <comment>head of a column</comment>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Sign test</source>
        <comment>head of a column</comment>
        <translation>Vorzeichentest</translation>
    </message>
    <message>
        <source>ms a decision</source>
        <comment>head of a column: milliseconds</comment>
        <translation>ms je Aktion</translation>
    </message>
    <message>
        <source>Longest</source>
        <comment>head of a column: a decision, in milliseconds</comment>
        <translation>Längste</translation>
    </message>
    <message>
        <source>An interval needs at least {count} deals.</source>
        <translation>Ein Intervall braucht mindestens {count} Kartenverteilungen.</translation>
    </message>
    <message>
        <source>An interval needs at least {count} rounds.</source>
        <translation>Ein Intervall braucht mindestens {count} Runden.</translation>
    </message>
    <message>
        <source>An interval needs at least {count} matches, each from every seat.</source>
        <translation>Ein Intervall braucht mindestens {count} Partien, jede von jedem Platz aus.</translation>
    </message>
    <message>
        <source>An interval needs at least {count} matches.</source>
        <translation>Ein Intervall braucht mindestens {count} Partien.</translation>
    </message>
    <message>
        <source>Found among the records: {count}</source>
        <translation>Unter den Aufzeichnungen gefunden: {count}</translation>
    </message>
</context>
<context>
    <name>RoundEndTexts</name>
    <message>
        <source>End of round {number}</source>
        <translation>Ende von Runde {number}</translation>
    </message>
    <message>
        <source>{name} went out in one turn</source>
        <translation>{name} ist in einem Zug rausgegangen</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} ist rausgegangen</translation>
    </message>
    <message>
        <source>No cards left</source>
        <comment>whoever went out</comment>
        <translation>Keine Karten mehr</translation>
    </message>
    <message>
        <source>Dead round: the stock is used up. At this table all hands count.</source>
        <translation>Runde ohne Sieger: Der Stapel ist aufgebraucht. An diesem Tisch zählt jedes Blatt.</translation>
    </message>
    <message>
        <source>Dead round: the stock is used up. At this table nobody gets penalty points.</source>
        <translation>Runde ohne Sieger: Der Stapel ist aufgebraucht. An diesem Tisch bekommt niemand Strafpunkte.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty points</source>
        <translation>
            <numerusform>%n Strafpunkt</numerusform>
            <numerusform>%n Strafpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} = {total}</source>
        <comment>points added up</comment>
        <translation>{parts} = {total}</translation>
    </message>
    <message>
        <source>not opened: {points} points</source>
        <translation>nicht eröffnet: {points} Punkte</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>verdoppelt</translation>
    </message>
    <message>
        <source>bonus for going out: {points}</source>
        <translation>Bonus fürs Rausgehen: {points}</translation>
    </message>
    <message>
        <source>bonus for going out in one turn: {points}</source>
        <translation>Bonus für Rausgehen in einem Zug: {points}</translation>
    </message>
    <message>
        <source>Total {total} / {limit}</source>
        <translation>Gesamt {total} / {limit}</translation>
    </message>
    <message>
        <source>{name} was one card from going out</source>
        <translation>{name} fehlte noch eine Karte zum Rausgehen</translation>
    </message>
    <message>
        <source>{name} is eliminated with {total} points</source>
        <comment>a name is no man or woman</comment>
        <translation>{name} scheidet mit {total} Punkten aus</translation>
    </message>
    <message>
        <source>You are eliminated with {total} points</source>
        <translation>Du scheidest mit {total} Punkten aus</translation>
    </message>
    <message>
        <source>would have been melds</source>
        <translation>wären Kombinationen gewesen</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>Press Enter to go on</source>
        <translation>Weiter mit Enter</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Keep watching</source>
        <translation>Weiter zuschauen</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>{names} win the match together</source>
        <translation>{names} gewinnen die Partie gemeinsam</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gewinnt die Partie</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Du gewinnst die Partie</translation>
    </message>
    <message numerus="yes">
        <source>after %n rounds</source>
        <comment>how long the match was</comment>
        <translation>
            <numerusform>nach %n Runde</numerusform>
            <numerusform>nach %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>place in the final order, as in 1.</comment>
        <translation>{place}.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>final total</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
</context>
<context>
    <name>RuleBookTexts</name>
    <message>
        <source>Find in the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Hide</source>
        <comment>the field that finds words</comment>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>places found in the rules</comment>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>mark of an example in the rule book</comment>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not allowed</source>
        <comment>mark of an example in the rule book</comment>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <comment>label in a picture</comment>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>label in a picture</comment>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>label in a picture</comment>
        <translation>Auf der Hand</translation>
    </message>
    <message>
        <source>Freed joker</source>
        <comment>label in a picture</comment>
        <translation>Ausgetauschter Joker</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>label in a picture: the card that is discarded</comment>
        <translation>Abwurf</translation>
    </message>
    <message>
        <source>Last card</source>
        <comment>label in a picture: the card that is discarded to go out</comment>
        <translation>Letzte Karte</translation>
    </message>
    <message>
        <source>Opened</source>
        <comment>label in a picture</comment>
        <translation>Eröffnet</translation>
    </message>
    <message>
        <source>Not opened</source>
        <comment>label in a picture</comment>
        <translation>Nicht eröffnet</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>label in a picture</comment>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>{one}, {other}</source>
        <comment>two labels in one</comment>
        <translation>{one}, {other}</translation>
    </message>
    <message>
        <source>{points} of {need}</source>
        <comment>points of an opening</comment>
        <translation>{points} von {need}</translation>
    </message>
    <message>
        <source>Not opened: {points}</source>
        <comment>penalty points</comment>
        <translation>Nicht eröffnet: {points}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>label in a picture; no man or woman</comment>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <comment>label in a picture</comment>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>Stock</source>
        <comment>label in a picture</comment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>label in a picture</comment>
        <translation>Kombination</translation>
    </message>
    <message>
        <source>Joker (stands for {card})</source>
        <comment>label in a picture</comment>
        <translation>Joker (steht für {card})</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>label in a picture</comment>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>A table from above: the other players round it, stock and discard pile in the middle, the melds beside them, your hand below.</source>
        <translation>Ein Tisch von oben: ringsum die anderen Plätze, in der Mitte Stapel und Ablagestapel, daneben die Kombinationen, unten dein Blatt.</translation>
    </message>
    <message>
        <source>Draw or take</source>
        <comment>step of a turn</comment>
        <translation>Ziehen oder nehmen</translation>
    </message>
    <message>
        <source>Lay down, add, swap</source>
        <comment>step of a turn</comment>
        <translation>Auslegen, anlegen, tauschen</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>step of a turn</comment>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>one card</source>
        <comment>how often a step of a turn is made</comment>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>as much as you like</source>
        <comment>how often a step of a turn is made</comment>
        <translation>so viel du magst</translation>
    </message>
    <message>
        <source>The top card stays</source>
        <comment>label in a picture</comment>
        <translation>Die oberste Karte bleibt</translation>
    </message>
    <message>
        <source>New stock</source>
        <comment>label in a picture</comment>
        <translation>Neuer Stapel</translation>
    </message>
    <message>
        <source>{told}: {verdict}.</source>
        <comment>an example of the rule book for the ear</comment>
        <translation>{told}: {verdict}.</translation>
    </message>
    <message>
        <source>{told}: {verdict}. {reason}</source>
        <comment>an example of the rule book for the ear</comment>
        <translation>{told}: {verdict}. {reason}</translation>
    </message>
    <message>
        <source>{label} ({told})</source>
        <comment>cards in a picture for the ear</comment>
        <translation>{label} ({told})</translation>
    </message>
    <message>
        <source>{first}, then {second}</source>
        <comment>cards in a picture for the ear</comment>
        <translation>{first}, dann {second}</translation>
    </message>
</context>
<context>
    <name>RuleCardTexts</name>
    <message>
        <source>Rule card</source>
        <translation>Regelkarte</translation>
    </message>
    <message>
        <source>Rule card: {name}</source>
        <translation>Regelkarte: {name}</translation>
    </message>
    <message>
        <source>not as in Standard</source>
        <translation>anders als in Standard</translation>
    </message>
    <message>
        <source>not as in Tournament</source>
        <translation>anders als in Turnier</translation>
    </message>
    <message>
        <source>Not as in Standard: {count}.</source>
        <translation>Anders als in Standard: {count}.</translation>
    </message>
    <message>
        <source>Not as in Tournament: {count}.</source>
        <translation>Anders als in Turnier: {count}.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF-Dateien</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Own rules…</source>
        <translation>Eigene Regeln&#xa0;…</translation>
    </message>
</context>
<context>
    <name>RuleFieldTexts</name>
    <message>
        <source>Players and deal</source>
        <comment>group of rules</comment>
        <translation>Spieler und Austeilen</translation>
    </message>
    <message>
        <source>Opening</source>
        <comment>group of rules</comment>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Drawing and taking</source>
        <comment>group of rules</comment>
        <translation>Ziehen und nehmen</translation>
    </message>
    <message>
        <source>Melds and jokers</source>
        <comment>group of rules</comment>
        <translation>Kombinationen und Joker</translation>
    </message>
    <message>
        <source>Discards and going out</source>
        <comment>group of rules</comment>
        <translation>Abwerfen und rausgehen</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>group of rules</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>group of rules</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Table manners</source>
        <comment>group of rules</comment>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation>Mindestens am Tisch</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Höchstens am Tisch</translation>
    </message>
    <message>
        <source>Partners</source>
        <comment>rule: alone or in pairs</comment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Jokers in the game</source>
        <translation>Joker im Spiel</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Joker turned up</source>
        <translation>Aufgedeckter Joker</translation>
    </message>
    <message>
        <source>Points to open</source>
        <translation>Punkte zum Eröffnen</translation>
    </message>
    <message>
        <source>Jokers in the opening</source>
        <translation>Joker in der Eröffnung</translation>
    </message>
    <message>
        <source>Taking before opening</source>
        <translation>Nehmen vor dem Eröffnen</translation>
    </message>
    <message>
        <source>Adding in the opening turn</source>
        <translation>Anlegen im Zug der Eröffnung</translation>
    </message>
    <message>
        <source>Swapping in the opening turn</source>
        <translation>Joker austauschen im Zug der Eröffnung</translation>
    </message>
    <message>
        <source>Taken card</source>
        <translation>Genommene Karte</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Reshuffles</source>
        <translation>Neu mischen</translation>
    </message>
    <message>
        <source>Dead round</source>
        <translation>Runde ohne Sieger</translation>
    </message>
    <message>
        <source>Joker swapped out</source>
        <translation>Ausgetauschter Joker</translation>
    </message>
    <message>
        <source>Joker in a set of three</source>
        <translation>Joker im Satz aus drei Karten</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Längste Reihe</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Letzter Abwurf</translation>
    </message>
    <message>
        <source>Going out in the first lap</source>
        <translation>Rausgehen im ersten Umlauf</translation>
    </message>
    <message>
        <source>Discarding fitting cards</source>
        <translation>Passende Karten abwerfen</translation>
    </message>
    <message>
        <source>Discarding jokers</source>
        <translation>Joker abwerfen</translation>
    </message>
    <message>
        <source>Going out in one turn</source>
        <translation>In einem Zug rausgehen</translation>
    </message>
    <message>
        <source>Bonus for going out in one turn</source>
        <translation>Bonus für Rausgehen in einem Zug</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>Bonus fürs Rausgehen</translation>
    </message>
    <message>
        <source>Ace left in hand</source>
        <translation>Ass auf der Hand</translation>
    </message>
    <message>
        <source>Round without an opening</source>
        <translation>Runde ohne Eröffnung</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Zahl der Runden</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Who is eliminated</source>
        <translation>Wer ausscheidet</translation>
    </message>
    <message>
        <source>Still in at the end</source>
        <translation>Am Ende noch dabei</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Wiedereinstiege</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Looking at the discards</source>
        <translation>Ablagestapel ansehen</translation>
    </message>
    <message>
        <source>This belongs to a fixed number of rounds.</source>
        <translation>Das gehört zur festen Rundenzahl.</translation>
    </message>
    <message>
        <source>With a fixed number of rounds the limit plays no part.</source>
        <translation>Bei fester Rundenzahl spielt die Grenze keine Rolle.</translation>
    </message>
    <message>
        <source>This belongs to a match that the last one still in wins.</source>
        <translation>Das gehört zu einer Partie, die gewinnt, wer zuletzt noch dabei ist.</translation>
    </message>
    <message>
        <source>Pairs do not come back.</source>
        <translation>Paare steigen nicht wieder ein.</translation>
    </message>
    <message>
        <source>With so few players the match is over before anybody could come back.</source>
        <translation>Bei so wenigen ist die Partie zu Ende, bevor jemand wieder einsteigen könnte.</translation>
    </message>
    <message>
        <source>With so few players only one can be left.</source>
        <translation>Bei so wenigen kann nur ein Platz übrig bleiben.</translation>
    </message>
    <message>
        <source>Pairs need 4 or 6 players.</source>
        <translation>Paare gibt es nur zu viert oder zu sechst.</translation>
    </message>
    <message>
        <source>Buying needs three players or more.</source>
        <translation>Kaufen geht erst ab drei am Tisch.</translation>
    </message>
    <message>
        <source>Without points to open this makes no difference.</source>
        <translation>Ohne Punkte zum Eröffnen macht das keinen Unterschied.</translation>
    </message>
</context>
<context>
    <name>RuleFileTexts</name>
    <message>
        <source>Give these rules a name first.</source>
        <translation>Gib diesen Regeln zuerst einen Namen.</translation>
    </message>
    <message>
        <source>There are rules called {name} already: choose another name.</source>
        <translation>Regeln mit dem Namen {name} gibt es schon: Wähl einen anderen.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n rule sets of your own: remove one first.</source>
        <translation>
            <numerusform>Für %n eigenes Regelwerk ist Platz: Entferne zuerst eines.</numerusform>
            <numerusform>Für %n eigene Regelwerke ist Platz: Entferne zuerst eines.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules could not be saved: {why}</source>
        <translation>Die Regeln ließen sich nicht speichern: {why}</translation>
    </message>
    <message>
        <source>Some of your own rules could not be read; the old file is kept as {file}.</source>
        <translation>Einige deiner eigenen Regeln ließen sich nicht lesen; die alte Datei bleibt als {file}.</translation>
    </message>
    <message>
        <source>{file} is too large for a file of rules.</source>
        <translation>{file} ist zu groß für eine Datei mit Regeln.</translation>
    </message>
    <message>
        <source>{file} holds no rules that this program can read; nothing has been changed.</source>
        <translation>{file} enthält keine Regeln, die dieses Programm lesen kann; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>{file} was not taken in: “{rule}” must be one of these: {values}.</source>
        <translation>{file} wurde nicht übernommen: „{rule}“ muss eines davon sein: {values}.</translation>
    </message>
    <message>
        <source>{file} was not taken in: “{rule}” must be a number from {low} to {high}.</source>
        <translation>{file} wurde nicht übernommen: „{rule}“ muss eine Zahl von {low} bis {high} sein.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of Scala 40.</source>
        <translation>{file} stammt von einer neueren Version von Scala 40.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>{file} lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>The rules {name} can be chosen now.</source>
        <translation>Die Regeln {name} stehen jetzt zur Wahl.</translation>
    </message>
    <message>
        <source>Rules of Scala 40</source>
        <translation>Regeln von Scala 40</translation>
    </message>
    <message>
        <source>Load these rules</source>
        <comment>button</comment>
        <translation>Diese Regeln laden</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>button of a dialog: write the file</comment>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>RuleMeaningTexts</name>
    <message>
        <source>Your first melds need no points.</source>
        <translation>Deine ersten Kombinationen brauchen keine Punkte.</translation>
    </message>
    <message>
        <source>The discards never become the stock; once it is used up, the round is dead.</source>
        <translation>Die Abwürfe werden nie zum Stapel; ist er aufgebraucht, endet die Runde ohne Sieger.</translation>
    </message>
    <message>
        <source>Whoever is eliminated does not come back.</source>
        <translation>Wer ausscheidet, steigt nicht wieder ein.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n players sit down.</source>
        <comment>2 to 6</comment>
        <translation>
            <numerusform>Mindestens %n sitzt am Tisch.</numerusform>
            <numerusform>Mindestens %n sitzen am Tisch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n players sit down.</source>
        <comment>2 to 6</comment>
        <translation>
            <numerusform>Höchstens %n sitzt am Tisch.</numerusform>
            <numerusform>Höchstens %n sitzen am Tisch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards, %n of them jokers.</source>
        <comment>2 or 4</comment>
        <translation>
            <numerusform>{cards} Karten, davon %n Joker.</numerusform>
            <numerusform>{cards} Karten, davon %n Joker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your first melds need %n points together.</source>
        <comment>0 to 100</comment>
        <translation>
            <numerusform>Deine ersten Kombinationen brauchen zusammen %n Punkt.</numerusform>
            <numerusform>Deine ersten Kombinationen brauchen zusammen %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards become the stock %n times; then the round is dead.</source>
        <comment>0 to 20</comment>
        <translation>
            <numerusform>Die Abwürfe werden %n Mal zum Stapel; dann endet die Runde ohne Sieger.</numerusform>
            <numerusform>Die Abwürfe werden %n Mal zum Stapel; dann endet die Runde ohne Sieger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n rounds.</source>
        <translation>
            <numerusform>Die Partie hat %n Runde.</numerusform>
            <numerusform>Die Partie hat %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limit is %n points.</source>
        <translation>
            <numerusform>Die Grenze liegt bei %n Punkt.</numerusform>
            <numerusform>Die Grenze liegt bei %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when %n players are still in.</source>
        <comment>1 to 5</comment>
        <translation>
            <numerusform>Die Partie endet, wenn nur noch %n Platz dabei ist.</numerusform>
            <numerusform>Die Partie endet, wenn nur noch %n dabei sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever is eliminated may come back %n times with the worst total.</source>
        <comment>0 to 6</comment>
        <translation>
            <numerusform>Wer ausscheidet, darf %n Mal mit der höchsten Summe wieder einsteigen.</numerusform>
            <numerusform>Wer ausscheidet, darf %n Mal mit der höchsten Summe wieder einsteigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A turn has %n seconds; after that the program draws and discards.</source>
        <translation>
            <numerusform>Ein Zug hat %n Sekunde; danach spielt das Programm für dich.</numerusform>
            <numerusform>Ein Zug hat %n Sekunden; danach spielt das Programm für dich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody plays for themselves.</source>
        <translation>Alle spielen für sich.</translation>
    </message>
    <message>
        <source>Partners sit opposite and add up their points; cards are not shared.</source>
        <translation>Partner sitzen einander gegenüber und zählen ihre Punkte zusammen; Karten werden nicht geteilt.</translation>
    </message>
    <message>
        <source>After you plays whoever sits to your left.</source>
        <translation>Nach dir spielt, wer links von dir sitzt.</translation>
    </message>
    <message>
        <source>After you plays whoever sits to your right.</source>
        <translation>Nach dir spielt, wer rechts von dir sitzt.</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>Das Los entscheidet, wer zuerst austeilt.</translation>
    </message>
    <message>
        <source>Everybody draws a card, and the lowest deals: aces are low, jokers high.</source>
        <translation>Alle ziehen eine Karte, die niedrigste teilt aus: Asse sind niedrig, Joker hoch.</translation>
    </message>
    <message>
        <source>If a joker would begin the discard pile, the cards are shuffled again.</source>
        <translation>Würde ein Joker den Ablagestapel beginnen, wird noch einmal gemischt.</translation>
    </message>
    <message>
        <source>A joker may begin the discard pile like any card.</source>
        <translation>Ein Joker darf den Ablagestapel beginnen wie jede Karte.</translation>
    </message>
    <message>
        <source>A joker counts as the card it stands for.</source>
        <translation>Ein Joker zählt als die Karte, für die er steht.</translation>
    </message>
    <message>
        <source>Jokers may come along if the melds without one reach the points.</source>
        <translation>Joker dürfen dabei sein, wenn die Kombinationen ohne Joker die Punkte erreichen.</translation>
    </message>
    <message>
        <source>You open without jokers; melds with one may follow in the same turn.</source>
        <translation>Du eröffnest ohne Joker; Kombinationen mit Joker dürfen im selben Zug folgen.</translation>
    </message>
    <message>
        <source>Until you have opened you draw from the stock.</source>
        <translation>Bis du eröffnet hast, ziehst du vom Stapel.</translation>
    </message>
    <message>
        <source>You may take the discard if it is part of your opening melds.</source>
        <translation>Du darfst den Abwurf nehmen, wenn er in deiner Eröffnung liegt.</translation>
    </message>
    <message>
        <source>Once you have opened you may add cards to every meld at once.</source>
        <translation>Nach dem Eröffnen darfst du sofort an jede Kombination anlegen.</translation>
    </message>
    <message>
        <source>In the turn of your opening you add only to melds laid in it.</source>
        <translation>Im Zug der Eröffnung legst du nur an Kombinationen aus diesem Zug an.</translation>
    </message>
    <message>
        <source>You may add cards from your next turn on.</source>
        <translation>Ab deinem nächsten Zug darfst du anlegen.</translation>
    </message>
    <message>
        <source>Once you have opened you may swap jokers at once.</source>
        <translation>Nach dem Eröffnen darfst du sofort Joker austauschen.</translation>
    </message>
    <message>
        <source>You may swap jokers from your next turn on.</source>
        <translation>Ab deinem nächsten Zug darfst du Joker austauschen.</translation>
    </message>
    <message>
        <source>Lay it, add it or swap it for a joker before you discard.</source>
        <translation>Leg sie aus, leg sie an oder tausch sie gegen einen Joker, bevor du abwirfst.</translation>
    </message>
    <message>
        <source>It may stay in your hand; you discard another card.</source>
        <translation>Die Karte darf auf der Hand bleiben; du wirfst eine andere ab.</translation>
    </message>
    <message>
        <source>Only the player on turn may take the discard.</source>
        <translation>Nur wer dran ist, darf den Abwurf nehmen.</translation>
    </message>
    <message>
        <source>When the player on turn leaves the discard, others may lay it for one more card.</source>
        <translation>Bleibt der Abwurf liegen, dürfen andere ihn gegen eine weitere Karte auslegen.</translation>
    </message>
    <message>
        <source>The discards become the stock again whenever it is used up.</source>
        <translation>Ist der Stapel aufgebraucht, werden die Abwürfe wieder zum Stapel.</translation>
    </message>
    <message>
        <source>A round without a winner costs nothing.</source>
        <translation>Eine Runde ohne Sieger kostet nichts.</translation>
    </message>
    <message>
        <source>After a round without a winner everybody counts the hand.</source>
        <translation>Nach einer Runde ohne Sieger zählt jedes Blatt.</translation>
    </message>
    <message>
        <source>Lay it in a new meld or add it to one before you discard.</source>
        <translation>Leg ihn neu aus oder leg ihn an, bevor du abwirfst.</translation>
    </message>
    <message>
        <source>It belongs in a new meld of the same turn.</source>
        <translation>Er gehört in eine neue Kombination im selben Zug.</translation>
    </message>
    <message>
        <source>It may stay in your hand for later.</source>
        <translation>Er darf für später auf der Hand bleiben.</translation>
    </message>
    <message>
        <source>Each of the two missing cards may be swapped for the joker.</source>
        <translation>Jede der beiden fehlenden Karten darf gegen den Joker getauscht werden.</translation>
    </message>
    <message>
        <source>Only the card it stands for may be swapped for the joker.</source>
        <translation>Nur die Karte, für die er steht, darf gegen ihn getauscht werden.</translation>
    </message>
    <message>
        <source>Only both missing cards together may be swapped for the joker.</source>
        <translation>Nur beide fehlenden Karten zusammen dürfen gegen den Joker getauscht werden.</translation>
    </message>
    <message>
        <source>A run holds one ace, at its low or its high end.</source>
        <translation>Eine Reihe hat ein Ass, unten oder oben.</translation>
    </message>
    <message>
        <source>A full run may hold a joker as its second ace.</source>
        <translation>Eine volle Reihe darf einen Joker als zweites Ass haben.</translation>
    </message>
    <message>
        <source>You go out with a discard: keep one card for it.</source>
        <translation>Du gehst mit einem Abwurf raus: Behalte eine Karte dafür.</translation>
    </message>
    <message>
        <source>You may also go out by laying or adding your last card.</source>
        <translation>Du darfst auch rausgehen, indem du die letzte Karte auslegst oder anlegst.</translation>
    </message>
    <message>
        <source>You may go out in your very first turn.</source>
        <translation>Du darfst schon in deinem ersten Zug rausgehen.</translation>
    </message>
    <message>
        <source>You go out only when everybody has had a turn.</source>
        <translation>Du gehst erst raus, wenn alle einmal dran waren.</translation>
    </message>
    <message>
        <source>Cards that fit a meld on the table may be discarded.</source>
        <translation>Karten, die an eine Kombination auf dem Tisch passen, darfst du abwerfen.</translation>
    </message>
    <message>
        <source>Only players who have opened may discard a card that fits a meld.</source>
        <translation>Nur wer eröffnet hat, darf eine passende Karte abwerfen.</translation>
    </message>
    <message>
        <source>A card that fits a meld is discarded only to go out.</source>
        <translation>Eine passende Karte wirfst du nur ab, um rauszugehen.</translation>
    </message>
    <message>
        <source>With two players once you have opened, with more only to go out.</source>
        <translation>Zu zweit, wenn du eröffnet hast; mit mehr nur, um rauszugehen.</translation>
    </message>
    <message>
        <source>A joker may be discarded like any card.</source>
        <translation>Einen Joker darfst du abwerfen wie jede Karte.</translation>
    </message>
    <message>
        <source>A joker is discarded only to go out.</source>
        <translation>Einen Joker wirfst du nur ab, um rauszugehen.</translation>
    </message>
    <message>
        <source>A joker is never discarded.</source>
        <translation>Ein Joker wird nie abgeworfen.</translation>
    </message>
    <message>
        <source>Whoever opens and goes out in one turn needs the points to open too.</source>
        <translation>Auch wer in einem Zug eröffnet und rausgeht, braucht die Punkte zum Eröffnen.</translation>
    </message>
    <message>
        <source>Whoever lays all cards at once may open with any points.</source>
        <translation>Wer alle Karten auf einmal auslegt, eröffnet mit beliebig vielen Punkten.</translation>
    </message>
    <message>
        <source>Going out in one turn earns nothing more.</source>
        <translation>Rausgehen in einem Zug bringt nichts dazu.</translation>
    </message>
    <message>
        <source>Going out in one turn takes 100 points off your total.</source>
        <translation>Rausgehen in einem Zug zieht 100 Punkte von deiner Summe ab.</translation>
    </message>
    <message>
        <source>After going out in one turn the others pay double.</source>
        <translation>Nach Rausgehen in einem Zug zahlen die anderen doppelt.</translation>
    </message>
    <message>
        <source>Whoever goes out gets 0 points.</source>
        <translation>Wer rausgeht, bekommt 0 Punkte.</translation>
    </message>
    <message>
        <source>Whoever goes out gets 100 points off the total.</source>
        <translation>Wer rausgeht, bekommt 100 Punkte von der Summe abgezogen.</translation>
    </message>
    <message>
        <source>Every ace left in hand costs 11 points.</source>
        <translation>Jedes Ass auf der Hand kostet 11 Punkte.</translation>
    </message>
    <message>
        <source>Every ace left in hand costs 1 point.</source>
        <translation>Jedes Ass auf der Hand kostet 1 Punkt.</translation>
    </message>
    <message>
        <source>An ace costs 11 points, but 1 if it is your only card.</source>
        <translation>Ein Ass kostet 11 Punkte, aber 1, wenn es deine einzige Karte ist.</translation>
    </message>
    <message>
        <source>Whoever has not opened pays 100 points, whatever the hand is worth.</source>
        <translation>Wer nicht eröffnet hat, zahlt 100 Punkte, gleich was das Blatt wert ist.</translation>
    </message>
    <message>
        <source>Whoever has not opened pays for the hand like everybody.</source>
        <translation>Wer nicht eröffnet hat, zahlt das Blatt wie alle.</translation>
    </message>
    <message>
        <source>Whoever comes to the limit leaves; the last one still in wins.</source>
        <translation>Wer an die Grenze kommt, scheidet aus; wer zuletzt noch dabei ist, gewinnt.</translation>
    </message>
    <message>
        <source>When somebody comes to the limit, the lowest total wins.</source>
        <translation>Kommt jemand an die Grenze, gewinnt die niedrigste Summe.</translation>
    </message>
    <message>
        <source>After the last round the lowest total wins.</source>
        <translation>Nach der letzten Runde gewinnt die niedrigste Summe.</translation>
    </message>
    <message>
        <source>A total that reaches the limit is enough.</source>
        <translation>Es reicht, die Grenze zu erreichen.</translation>
    </message>
    <message>
        <source>Exactly the limit is still in.</source>
        <translation>Genau an der Grenze ist man noch dabei.</translation>
    </message>
    <message>
        <source>Take all the time you like.</source>
        <translation>Nimm dir so viel Zeit, wie du magst.</translation>
    </message>
    <message>
        <source>You may look through the whole discard pile.</source>
        <translation>Du darfst den ganzen Ablagestapel durchsehen.</translation>
    </message>
    <message>
        <source>What lies below the top card stays covered.</source>
        <translation>Was unter der obersten Karte liegt, bleibt verdeckt.</translation>
    </message>
</context>
<context>
    <name>RuleValueTexts</name>
    <message>
        <source>each alone</source>
        <translation>jeder Platz für sich</translation>
    </message>
    <message>
        <source>in pairs</source>
        <translation>in Paaren</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>durch das Los</translation>
    </message>
    <message>
        <source>whoever draws the lowest card</source>
        <translation>wer die niedrigste Karte zieht</translation>
    </message>
    <message>
        <source>shuffled again</source>
        <translation>wird neu gemischt</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>a joker turned up at the deal</comment>
        <translation>bleibt liegen</translation>
    </message>
    <message>
        <source>count</source>
        <translation>zählen mit</translation>
    </message>
    <message>
        <source>clean opening</source>
        <translation>reine Eröffnung</translation>
    </message>
    <message>
        <source>none</source>
        <comment>jokers in the opening</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>only to open</source>
        <translation>nur zum Eröffnen</translation>
    </message>
    <message>
        <source>to every meld</source>
        <translation>an jede Kombination</translation>
    </message>
    <message>
        <source>only to your melds of this turn</source>
        <translation>nur an Kombinationen aus diesem Zug</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>adding in the opening turn</comment>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>swapping jokers in the opening turn</comment>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>swapping jokers in the opening turn</comment>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>must be used</source>
        <translation>muss verwendet werden</translation>
    </message>
    <message>
        <source>may stay in hand</source>
        <comment>the taken card</comment>
        <translation>darf auf der Hand bleiben</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>buying</comment>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>no buying</source>
        <translation>kein Kaufen</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <translation>niemand zahlt</translation>
    </message>
    <message>
        <source>everybody pays</source>
        <translation>alle zahlen</translation>
    </message>
    <message>
        <source>back into any meld</source>
        <translation>wieder in jede Kombination</translation>
    </message>
    <message>
        <source>into a new meld</source>
        <translation>in eine neue Kombination</translation>
    </message>
    <message>
        <source>may stay in hand</source>
        <comment>the joker swapped out</comment>
        <translation>darf auf der Hand bleiben</translation>
    </message>
    <message>
        <source>either missing suit frees it</source>
        <translation>gegen jede fehlende Farbe</translation>
    </message>
    <message>
        <source>only its own card frees it</source>
        <translation>nur gegen die eigene Karte</translation>
    </message>
    <message>
        <source>both missing suits free it</source>
        <translation>gegen beide fehlenden Farben</translation>
    </message>
    <message>
        <source>14 cards, from ace to ace</source>
        <translation>14 Karten, von Ass bis Ass</translation>
    </message>
    <message>
        <source>13 cards</source>
        <translation>13 Karten</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>going out in the first lap</comment>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>going out in the first lap</comment>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>discarding a fitting card</comment>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>once you have opened</source>
        <translation>nach dem Eröffnen</translation>
    </message>
    <message>
        <source>only to go out</source>
        <comment>discarding a fitting card</comment>
        <translation>nur zum Rausgehen</translation>
    </message>
    <message>
        <source>by the number of players</source>
        <translation>je nach Zahl am Tisch</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>discarding a joker</comment>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>only to go out</source>
        <comment>discarding a joker</comment>
        <translation>nur zum Rausgehen</translation>
    </message>
    <message>
        <source>never</source>
        <comment>discarding a joker</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>with the points to open</source>
        <translation>mit den Punkten zum Eröffnen</translation>
    </message>
    <message>
        <source>with any points</source>
        <translation>mit beliebigen Punkten</translation>
    </message>
    <message>
        <source>none</source>
        <comment>bonus</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>100 points off</source>
        <translation>100 Punkte ab</translation>
    </message>
    <message>
        <source>the others pay double</source>
        <translation>die anderen zahlen doppelt</translation>
    </message>
    <message>
        <source>11 points, alone 1</source>
        <translation>11 Punkte, allein 1</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>11 points</source>
        <translation>11 Punkte</translation>
    </message>
    <message>
        <source>costs 100 points</source>
        <translation>kostet 100 Punkte</translation>
    </message>
    <message>
        <source>costs the hand</source>
        <translation>kostet das Blatt</translation>
    </message>
    <message>
        <source>one is left</source>
        <translation>nur ein Platz bleibt übrig</translation>
    </message>
    <message>
        <source>the first is eliminated</source>
        <translation>jemand scheidet aus</translation>
    </message>
    <message>
        <source>fixed number of rounds</source>
        <translation>feste Rundenzahl</translation>
    </message>
    <message>
        <source>whoever reaches the limit</source>
        <translation>wer die Grenze erreicht</translation>
    </message>
    <message>
        <source>whoever passes the limit</source>
        <translation>wer die Grenze überschreitet</translation>
    </message>
    <message>
        <source>none</source>
        <comment>re-entries</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>ohne Bedenkzeit</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <comment>time per turn</comment>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>alle Karten</translation>
    </message>
    <message>
        <source>only the top card</source>
        <translation>nur die oberste Karte</translation>
    </message>
</context>
<context>
    <name>RulesEditorTexts</name>
    <message>
        <source>Your own rules</source>
        <translation>Deine eigenen Regeln</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Name dieser Regeln</translation>
    </message>
    <message>
        <source>What you call them, for instance “Sundays”</source>
        <translation>Wie du sie nennst, zum Beispiel „Sonntags“</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Choose rules</source>
        <translation>Regeln wählen</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Bereiche der Regeln</translation>
    </message>
    <message>
        <source>≠ Standard: {value}</source>
        <translation>≠ Standard: {value}</translation>
    </message>
    <message>
        <source>All as in Standard</source>
        <translation>Alles wie in Standard</translation>
    </message>
    <message numerus="yes">
        <source>%n rules are not as in Standard</source>
        <translation>
            <numerusform>%n Regel ist anders als in Standard</numerusform>
            <numerusform>%n Regeln sind anders als in Standard</numerusform>
        </translation>
    </message>
    <message>
        <source>{rule}: less</source>
        <translation>{rule}: weniger</translation>
    </message>
    <message>
        <source>{rule}: more</source>
        <translation>{rule}: mehr</translation>
    </message>
    <message>
        <source>The smallest choice is “{value}”.</source>
        <translation>Kleiner geht es nicht als „{value}“.</translation>
    </message>
    <message>
        <source>The largest choice is “{value}”.</source>
        <translation>Größer geht es nicht als „{value}“.</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Diese Regeln speichern</translation>
    </message>
    <message>
        <source>Remove these rules</source>
        <translation>Diese Regeln entfernen</translation>
    </message>
    <message>
        <source>Press again to remove {name}</source>
        <translation>Noch einmal drücken: {name} entfernen</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als Datei speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Own rules…</source>
        <translation>Eigene Regeln&#xa0;…</translation>
    </message>
    <message>
        <source>Begin with the rules marked here and change what your table plays otherwise.</source>
        <translation>Beginne mit den hier markierten Regeln und ändere, was dein Tisch anders spielt.</translation>
    </message>
    <message>
        <source>Change these rules</source>
        <translation>Diese Regeln ändern</translation>
    </message>
    <message>
        <source>Load from a file…</source>
        <translation>Aus einer Datei laden&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <comment>2 to 6</comment>
        <translation>
            <numerusform>Diese Regeln sind für %n Person am Tisch.</numerusform>
            <numerusform>Diese Regeln sind für %n am Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>These rules are for {low} to {high} players.</source>
        <translation>Diese Regeln sind für {low} bis {high} am Tisch.</translation>
    </message>
    <message>
        <source>These rules do not go with this number of players.</source>
        <translation>Diese Regeln passen nicht zu so vielen am Tisch.</translation>
    </message>
</context>
<context>
    <name>RulesPageTexts</name>
    <message>
        <source>The rules of Scala 40</source>
        <translation>Die Regeln von Scala 40</translation>
    </message>
    <message>
        <source>Rule set: {rules}</source>
        <translation>Regelwerk: {rules}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Begin a match</source>
        <translation>Eine Partie beginnen</translation>
    </message>
</context>
<context>
    <name>SavedMatchTexts</name>
    <message>
        <source>Saved matches…</source>
        <translation>Gespeicherte Partien&#xa0;…</translation>
    </message>
    <message>
        <source>No unfinished match is saved.</source>
        <translation>Es ist keine unfertige Partie gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>Other unfinished matches (%n)…</source>
        <translation>
            <numerusform>Noch eine unfertige Partie (%n)&#xa0;…</numerusform>
            <numerusform>Weitere unfertige Partien (%n)&#xa0;…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished matches (%n)…</source>
        <translation>
            <numerusform>Unfertige Partie (%n)&#xa0;…</numerusform>
            <numerusform>Unfertige Partien (%n)&#xa0;…</numerusform>
        </translation>
    </message>
    <message>
        <source>The match at the table is left and stays saved.</source>
        <translation>Die Partie am Tisch wird verlassen und bleibt gespeichert.</translation>
    </message>
    <message>
        <source>Your other match stays saved. You can continue it in the menu {menu}: {entry}.</source>
        <translation>Deine andere Partie bleibt gespeichert. Weiterspielen kannst du sie im Menü {menu}: {entry}.</translation>
    </message>
    <message>
        <source>You sit at a table. Unfinished matches are in the menu {menu}: {entry}.</source>
        <translation>Du sitzt an einem Tisch. Unfertige Partien stehen im Menü {menu}: {entry}.</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>All unfinished matches, the one played last first.</source>
        <translation>Alle unfertigen Partien, die zuletzt gespielte zuerst.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: a saved match</comment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>Diese Partie löschen?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>answer: do not delete a saved match</comment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete it</source>
        <comment>answer: delete a saved match</comment>
        <translation>Ja, löschen</translation>
    </message>
    <message>
        <source>This match is deleted. As long as this page is open it can be brought back.</source>
        <translation>Diese Partie ist gelöscht. Solange diese Seite offen ist, lässt sie sich zurückholen.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <comment>button: a deleted match</comment>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>This match is damaged and cannot be continued. It stays here until you delete it.</source>
        <translation>Diese Partie ist beschädigt und lässt sich nicht weiterspielen. Bis du sie löschst, bleibt sie hier.</translation>
    </message>
    <message>
        <source>Against {names}</source>
        <translation>Gegen {names}</translation>
    </message>
    <message>
        <source>Watched: {names}</source>
        <comment>a match of computer players</comment>
        <translation>Zum Zuschauen: {names}</translation>
    </message>
    <message>
        <source>A match that cannot be read</source>
        <translation>Eine Partie, die sich nicht lesen lässt</translation>
    </message>
    <message>
        <source>{rules} rules, {seats} players.</source>
        <translation>Regelwerk {rules}, {seats} Spieler.</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}.</source>
        <translation>Runde {number} von {rounds}.</translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <translation>Runde {number}.</translation>
    </message>
    <message>
        <source>Points: {standing}.</source>
        <translation>Punkte: {standing}.</translation>
    </message>
    <message>
        <source>Points: {standing}. Limit: {limit}.</source>
        <translation>Punkte: {standing}. Grenze: {limit}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <comment>one player&apos;s total in a list</comment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Last played today at {time}.</source>
        <translation>Zuletzt gespielt heute um {time} Uhr.</translation>
    </message>
    <message>
        <source>Last played yesterday at {time}.</source>
        <translation>Zuletzt gespielt gestern um {time} Uhr.</translation>
    </message>
    <message>
        <source>Last played: {date}, {time}.</source>
        <translation>Zuletzt gespielt: {date}, {time} Uhr.</translation>
    </message>
    <message>
        <source>{number} of {of}: {told}</source>
        <comment>an entry of a list</comment>
        <translation>{number} von {of}: {told}</translation>
    </message>
    <message>
        <source>{button}: {told}</source>
        <comment>a button and what it is for</comment>
        <translation>{button}: {told}</translation>
    </message>
</context>
<context>
    <name>ScorePaperTexts</name>
    <message>
        <source>Save the score sheet as PDF…</source>
        <translation>Punktezettel als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Rules: {rules}. Printed on {date}.</source>
        <translation>Regeln: {rules}. Gedruckt: {date}.</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>head of a column</comment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>last line of the score sheet</comment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>✓ went out in this round</source>
        <translation>✓ ist in dieser Runde rausgegangen</translation>
    </message>
    <message>
        <source>– no longer in the match</source>
        <translation>– nicht mehr in der Partie</translation>
    </message>
    <message>
        <source>Match won by {names}</source>
        <translation>Partie gewonnen von {names}</translation>
    </message>
    <message>
        <source>The score sheet is empty until the first round has been counted.</source>
        <translation>Der Punktezettel ist leer, bis die erste Runde gezählt ist.</translation>
    </message>
</context>
<context>
    <name>SealTexts</name>
    <message>
        <source>Deal of round {number}</source>
        <translation>Kartenverteilung der Runde {number}</translation>
    </message>
    <message>
        <source>Seal, shown before the round</source>
        <translation>Siegel, vor der Runde gezeigt</translation>
    </message>
    <message>
        <source>Key, told after the round</source>
        <translation>Schlüssel, nach der Runde genannt</translation>
    </message>
    <message>
        <source>Verify this deal</source>
        <translation>Diese Verteilung prüfen</translation>
    </message>
    <message>
        <source>Only after the round, when the key is told</source>
        <translation>Erst nach der Runde, wenn der Schlüssel genannt ist</translation>
    </message>
</context>
<context>
    <name>SettingValueTexts</name>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>the switch for all sounds</comment>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Turn the sound off</source>
        <translation>Ton ausschalten</translation>
    </message>
    <message>
        <source>Turn the sound on</source>
        <translation>Ton einschalten</translation>
    </message>
    <message>
        <source>Comfort mode</source>
        <translation>Komfortmodus</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>theme</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>theme</comment>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Green felt</source>
        <comment>theme</comment>
        <translation>Grüner Filz</translation>
    </message>
    <message>
        <source>Scales</source>
        <comment>pattern of a card back</comment>
        <translation>Schuppen</translation>
    </message>
    <message>
        <source>Stairs</source>
        <comment>pattern of a card back</comment>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Rays</source>
        <comment>pattern of a card back</comment>
        <translation>Strahlen</translation>
    </message>
    <message>
        <source>Weave</source>
        <comment>pattern of a card back</comment>
        <translation>Geflecht</translation>
    </message>
    <message>
        <source>Lozenges</source>
        <comment>pattern of a card back</comment>
        <translation>Rauten</translation>
    </message>
    <message>
        <source>Traditional</source>
        <comment>court cards in the manner of old packs</comment>
        <translation>Traditionell</translation>
    </message>
    <message>
        <source>Modern</source>
        <comment>court cards in flat shapes</comment>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>{number}% (here {most}%)</source>
        <comment>a chosen zoom, and how far this window allows it</comment>
        <translation>{number} % (hier {most} %)</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>a number in per cent</comment>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>SettingsTexts</name>
    <message>
        <source>Settings</source>
        <comment>heading of a page</comment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>All changes take effect at once.</source>
        <translation>Alle Änderungen gelten sofort.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Reset this section</source>
        <translation>Bereich zurücksetzen</translation>
    </message>
    <message>
        <source>Reset this section: {section}</source>
        <translation>Bereich zurücksetzen: {section}</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the settings of all sections? Your name, your language and your keys stay.</source>
        <translation>Die Einstellungen aller Bereiche zurücksetzen? Dein Name, deine Sprache und deine Tasten bleiben.</translation>
    </message>
    <message>
        <source>Leave them as they are</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>All settings are as at first.</source>
        <translation>Alle Einstellungen sind wie am Anfang.</translation>
    </message>
    <message>
        <source>Put the old ones back</source>
        <comment>taking back that all settings were reset</comment>
        <translation>Die alten zurückholen</translation>
    </message>
    <message>
        <source>This window allows up to {number}%; more takes effect in a larger window.</source>
        <translation>Dieses Fenster erlaubt bis zu {number} %; mehr gilt erst in einem größeren Fenster.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a section of the settings: pace and name of the player</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Barrierefreiheit</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Tempo der Computer</translation>
    </message>
    <message>
        <source>Draw by itself</source>
        <translation>Von selbst ziehen</translation>
    </message>
    <message>
        <source>Card letters</source>
        <translation>Kartenbuchstaben</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Bildkarten</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Four-colour cards</source>
        <translation>Vierfarbige Karten</translation>
    </message>
    <message>
        <source>Big corner figures</source>
        <translation>Große Eckzeichen</translation>
    </message>
    <message>
        <source>Brackets under the hand</source>
        <translation>Klammern unter dem Blatt</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Vergrößerung</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Cards laid and drawn</source>
        <comment>a kind of sound</comment>
        <translation>Karten ziehen und legen</translation>
    </message>
    <message>
        <source>Shuffling and dealing</source>
        <comment>a kind of sound</comment>
        <translation>Mischen und Austeilen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>a kind of sound</comment>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>End of a round</source>
        <comment>a kind of sound</comment>
        <translation>Ende einer Runde</translation>
    </message>
    <message>
        <source>Volume: {sound}</source>
        <comment>of a kind of sound</comment>
        <translation>Lautstärke: {sound}</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Announcements for screen readers</source>
        <translation>Ansagen für Bildschirmleser</translation>
    </message>
    <message>
        <source>How long computer players take for a move. With “Off” nothing waits and nothing moves.</source>
        <translation>Wie lange Computer für eine Aktion brauchen. Mit „Aus“ wartet nichts, und nichts bewegt sich.</translation>
    </message>
    <message>
        <source>Where you cannot take the discard, the card comes from the stock without a click.</source>
        <translation>Wo du den Abwurf nicht nehmen kannst, kommt die Karte ohne Klick vom Stapel.</translation>
    </message>
    <message>
        <source>The letters of ace, jack, queen and king, on the cards and in every sentence.</source>
        <translation>Die Buchstaben von Ass, Bube, Dame und König, auf den Karten und in jedem Satz.</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs are green, so that all four suits differ.</source>
        <translation>Karo ist blau und Kreuz grün, so unterscheiden sich alle vier Farben.</translation>
    </message>
    <message>
        <source>Rank and suit are drawn much larger, in the corner of each card.</source>
        <translation>Wert und Farbe stehen viel größer in der Ecke jeder Karte.</translation>
    </message>
    <message>
        <source>They show which neighbouring cards are a meld, or lack one card of it.</source>
        <translation>Hier siehst du, welche Nachbarkarten eine Kombination sind oder wo eine Karte dazu fehlt.</translation>
    </message>
    <message>
        <source>“As the system” follows its dark mode and its high contrast.</source>
        <translation>„Wie das System“ folgt dessen dunklem Modus und hohem Kontrast.</translation>
    </message>
    <message>
        <source>Of all text in the program, cards aside.</source>
        <translation>Für alle Texte im Programm, ohne die Karten.</translation>
    </message>
    <message>
        <source>Cards and text grow together, as far as the window has room for it.</source>
        <translation>Karten und Text wachsen zusammen, soweit das Fenster Platz dafür hat.</translation>
    </message>
    <message>
        <source>Large text, big corner figures, four colours, high contrast, a slow pace, no motion, and no clock against computer players.</source>
        <translation>Große Schrift, große Eckzeichen, vier Farben, hoher Kontrast, langsames Tempo, keine Bewegung und keine Bedenkzeit gegen Computer.</translation>
    </message>
    <message>
        <source>Cards are in their new place at once.</source>
        <translation>Karten sind sofort an ihrem neuen Platz.</translation>
    </message>
    <message>
        <source>Moves and refusals are read out as they happen.</source>
        <translation>Aktionen und Ablehnungen werden vorgelesen, wenn sie geschehen.</translation>
    </message>
    <message>
        <source>How you are called at the table, from the next match on.</source>
        <translation>Wie du am Tisch heißt, ab der nächsten Partie.</translation>
    </message>
    <message>
        <source>Comfort mode decides this.</source>
        <translation>Das legt der Komfortmodus fest.</translation>
    </message>
</context>
<context>
    <name>ShapeReasons</name>
    <message numerus="yes">
        <source>A meld begins with three cards: %n more.</source>
        <comment>{n} cards are missing</comment>
        <translation>
            <numerusform>Eine Kombination beginnt mit drei Karten: %n fehlt noch.</numerusform>
            <numerusform>Eine Kombination beginnt mit drei Karten: %n fehlen noch.</numerusform>
        </translation>
    </message>
    <message>
        <source>A meld takes one joker at most. Use the other in another meld, or keep it in hand.</source>
        <translation>Eine Kombination hat höchstens einen Joker. Verwende den anderen woanders oder behalte ihn auf der Hand.</translation>
    </message>
    <message>
        <source>A meld is a set of one rank in different suits, or a run in one suit. These cards are neither.</source>
        <translation>Eine Kombination ist ein Satz aus einem Wert in verschiedenen Farben oder eine Reihe in einer Farbe. Diese Karten sind keins von beiden.</translation>
    </message>
    <message>
        <source>A set takes each suit once, and {card} is here twice. Keep one of the two in hand.</source>
        <translation>In einem Satz steht jede Farbe nur einmal, und {card} ist zweimal dabei. Behalte eine der beiden Karten.</translation>
    </message>
    <message>
        <source>A set takes each suit once, and {meld} has this suit already. Keep {card} in hand.</source>
        <translation>In einem Satz steht jede Farbe nur einmal, und {meld} hat diese Farbe schon. Behalte {card} auf der Hand.</translation>
    </message>
    <message>
        <source>A run takes each card once, and {card} is here twice. Keep one of the two in hand.</source>
        <translation>In einer Reihe steht jede Karte nur einmal, und {card} ist zweimal dabei. Behalte eine der beiden Karten.</translation>
    </message>
    <message>
        <source>A set has four cards at most, one of each suit. Keep the other in hand.</source>
        <translation>Ein Satz hat höchstens vier Karten, eine von jeder Farbe. Behalte die andere auf der Hand.</translation>
    </message>
    <message>
        <source>At this table a run has {longest} cards at most. Keep the other in hand.</source>
        <translation>An diesem Tisch hat eine Reihe höchstens {longest} Karten. Behalte die andere auf der Hand.</translation>
    </message>
    <message>
        <source>An ace begins a run or ends it: {low} or {high}, but not {around}.</source>
        <translation>Ein Ass beginnt eine Reihe oder beendet sie: {low} oder {high}, aber nicht {around}.</translation>
    </message>
    <message>
        <source>The cards of a run follow one another, and here {card} is missing.</source>
        <translation>Die Karten einer Reihe folgen aufeinander, und hier fehlt {card}.</translation>
    </message>
    <message>
        <source>The cards of a run follow one another. One joker can fill one gap.</source>
        <translation>Die Karten einer Reihe folgen lückenlos aufeinander. Ein Joker kann eine Lücke füllen.</translation>
    </message>
    <message>
        <source>A run takes one natural ace, low or high. Keep the other in hand.</source>
        <translation>Eine Reihe hat nur ein echtes Ass, unten oder oben. Behalte das andere auf der Hand.</translation>
    </message>
    <message>
        <source>{card} does not fit {meld}. A run grows at its ends, a set by the missing suit.</source>
        <translation>{card} passt nicht an {meld}. Eine Reihe wächst an den Enden, ein Satz um die fehlende Farbe.</translation>
    </message>
    <message>
        <source>This card does not fit here. A run grows at its ends, a set by the missing suit.</source>
        <translation>Diese Karte passt hier nicht. Eine Reihe wächst an den Enden, ein Satz um die fehlende Farbe.</translation>
    </message>
    <message>
        <source>This joker stands for {face}, and only that card frees it. Keep {card} for another place.</source>
        <translation>Dieser Joker steht für {face} und wird nur gegen diese Karte ausgetauscht. Behalte {card} für einen anderen Platz.</translation>
    </message>
    <message>
        <source>In this meld the joker cannot stand for {card}. Choose another card for it.</source>
        <translation>In dieser Kombination kann der Joker nicht für {card} stehen. Wähl eine andere Karte für ihn.</translation>
    </message>
    <message>
        <source>There is no joker to swap in {meld}. If your card fits, add it.</source>
        <translation>In {meld} liegt kein Joker zum Austauschen. Wenn deine Karte passt, leg sie an.</translation>
    </message>
</context>
<context>
    <name>ShortcutTexts</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Go to the next area</source>
        <translation>Zum nächsten Bereich gehen</translation>
    </message>
    <message>
        <source>Go from card to card, and from meld to meld</source>
        <translation>Von Karte zu Karte und von Kombination zu Kombination gehen</translation>
    </message>
    <message>
        <source>Select a card</source>
        <translation>Eine Karte auswählen</translation>
    </message>
    <message>
        <source>Use the selected cards here, or do the next step</source>
        <translation>Die ausgewählten Karten hier spielen oder den nächsten Schritt tun</translation>
    </message>
    <message>
        <source>Clear the selection, or answer a question with no</source>
        <translation>Auswahl aufheben oder eine Frage mit Nein beantworten</translation>
    </message>
    <message>
        <source>Move a card of the hand</source>
        <translation>Eine Karte im Blatt verschieben</translation>
    </message>
    <message>
        <source>Choose an entry, then press its new key.</source>
        <translation>Wähl einen Eintrag und drück dann seine neue Taste.</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>Taste drücken&#xa0;…</translation>
    </message>
    <message>
        <source>Press the new key for “{entry}”. Esc keeps the old one.</source>
        <translation>Drück die neue Taste für „{entry}“. Mit Esc bleibt die alte.</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Default: {key}</source>
        <comment>the button that gives an entry its first key again</comment>
        <translation>Standard: {key}</translation>
    </message>
    <message>
        <source>Default: no key</source>
        <comment>the button that gives an entry its first key again, which is none</comment>
        <translation>Standard: keine Taste</translation>
    </message>
    <message>
        <source>Default key</source>
        <comment>the button that gives an entry its first key again</comment>
        <translation>Standardtaste</translation>
    </message>
    <message>
        <source>In every turn</source>
        <comment>heading: keys that are used in every turn</comment>
        <translation>In jedem Zug</translation>
    </message>
    <message>
        <source>All keys as at first</source>
        <translation>Alle Tasten wie am Anfang</translation>
    </message>
    <message>
        <source>{key} already belongs to “{entry}”. Press another key, or change that entry first.</source>
        <translation>{key} gehört schon zu „{entry}“. Drück eine andere Taste oder ändere zuerst jenen Eintrag.</translation>
    </message>
    <message>
        <source>{key} is needed to write, to move about or to open a menu. Press another key.</source>
        <translation>{key} wird zum Schreiben, zum Bewegen oder für ein Menü gebraucht. Drück eine andere Taste.</translation>
    </message>
    <message>
        <source>{words}: {key}</source>
        <translation>{words}: {key}</translation>
    </message>
</context>
<context>
    <name>SidesTexts</name>
    <message>
        <source>with {name}</source>
        <comment>partners</comment>
        <translation>mit {name}</translation>
    </message>
    <message>
        <source>partner of {name}</source>
        <translation>Partner: {name}</translation>
    </message>
    <message>
        <source>Pair {total} / {limit}</source>
        <translation>Paar {total} / {limit}</translation>
    </message>
    <message>
        <source>Pair {total}</source>
        <translation>Paar {total}</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Gesamt {total}</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>on a player&apos;s plate; no man or woman</comment>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>Deciding round between {names}: whoever goes out wins the match.</source>
        <translation>Entscheidungsrunde zwischen {names}: Wer rausgeht, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Pairs are eliminated at {limit} points</source>
        <translation>Paare scheiden mit {limit} Punkten aus</translation>
    </message>
    <message>
        <source>Pairs are eliminated above {limit} points</source>
        <translation>Paare scheiden über {limit} Punkten aus</translation>
    </message>
    <message>
        <source>The match ends when a total reaches {limit}</source>
        <translation>Die Partie endet, sobald jemand {limit} Punkte hat</translation>
    </message>
    <message>
        <source>The match ends when a total is above {limit}</source>
        <translation>Die Partie endet, sobald jemand über {limit} Punkten liegt</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds the lowest total wins</source>
        <translation>
            <numerusform>Nach %n Runde gewinnt die niedrigste Summe</numerusform>
            <numerusform>Nach %n Runden gewinnt die niedrigste Summe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenTexts</name>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>Dein Blatt, %n Karte</numerusform>
            <numerusform>Dein Blatt, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}</source>
        <translation>{card}, Karte {place} von {count}</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a card just drawn</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a card</comment>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>prepared</source>
        <comment>a card or meld of the opening</comment>
        <translation>vorbereitet</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n cards</source>
        <translation>
            <numerusform>Stapel, %n Karte</numerusform>
            <numerusform>Stapel, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {card} on top, %n cards</source>
        <translation>
            <numerusform>Ablagestapel, oben {card}, %n Karte</numerusform>
            <numerusform>Ablagestapel, oben {card}, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Ablagestapel, leer</translation>
    </message>
    <message>
        <source>Table, for new melds</source>
        <translation>Tisch, für neue Kombinationen</translation>
    </message>
    <message>
        <source>{meld}; {points} points</source>
        <comment>a meld for the ear</comment>
        <translation>{meld}; {points} Punkte</translation>
    </message>
    <message numerus="yes">
        <source>Your opening, %n prepared melds</source>
        <translation>
            <numerusform>Deine Eröffnung, %n vorbereitete Kombination</numerusform>
            <numerusform>Deine Eröffnung, %n vorbereitete Kombinationen</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening meter: {have} of {need} points</source>
        <translation>Eröffnungsanzeige: {have} von {need} Punkten</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Space selects, Enter plays the selected cards</source>
        <translation>Leertaste wählt aus, Enter spielt die ausgewählten Karten</translation>
    </message>
    <message>
        <source>Enter draws a card</source>
        <translation>Enter zieht eine Karte</translation>
    </message>
    <message>
        <source>Enter takes the top card, or discards the selected one</source>
        <translation>Enter nimmt die oberste Karte oder wirft die ausgewählte ab</translation>
    </message>
    <message>
        <source>Enter adds the selected cards</source>
        <translation>Enter legt die ausgewählten Karten an</translation>
    </message>
    <message>
        <source>Enter lays the selected cards as a meld</source>
        <translation>Enter legt die ausgewählten Karten als Kombination aus</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <comment>the key that presses a button</comment>
        <translation>Taste: {key}</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Status line</source>
        <translation>Statuszeile</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
</context>
<context>
    <name>StartTexts</name>
    <message>
        <source>The Italian rummy. Open with {points} points, go out first, stay below {limit}.</source>
        <translation>Das italienische Rommé. Eröffne mit {points} Punkten, geh vor den anderen raus, bleib unter {limit}.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} against {names}. It is your turn, and you have {total} points.</source>
        <translation>Runde {number} von {rounds} gegen {names}. Du bist dran und hast {total} Punkte.</translation>
    </message>
    <message>
        <source>Round {number} against {names}. It is your turn, and you have {total} of {limit} points.</source>
        <translation>Runde {number} gegen {names}. Du bist dran und hast {total} von {limit} Punkten.</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} against {names}. You have {total} points.</source>
        <translation>Runde {number} von {rounds} gegen {names}. Du hast {total} Punkte.</translation>
    </message>
    <message>
        <source>Round {number} against {names}. You have {total} of {limit} points.</source>
        <translation>Runde {number} gegen {names}. Du hast {total} von {limit} Punkten.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Against {names}, {rules} rules.</source>
        <translation>Gegen {names}, Regelwerk {rules}.</translation>
    </message>
    <message>
        <source>Choose players and rules</source>
        <translation>Mitspieler und Regeln wählen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>How Scala 40 is played, on one page.</source>
        <translation>Wie Scala 40 gespielt wird, auf einer Seite.</translation>
    </message>
    <message>
        <source>You play as {name}</source>
        <translation>Du spielst als {name}</translation>
    </message>
    <message>
        <source>All matches are saved on this computer only</source>
        <translation>Alle Partien werden nur auf diesem Computer gespeichert</translation>
    </message>
</context>
<context>
    <name>SystemTexts</name>
    <message>
        <source>there is no such file or folder</source>
        <comment>end of a sentence</comment>
        <translation>diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <comment>end of a sentence</comment>
        <translation>der Zugriff ist nicht erlaubt</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <comment>end of a sentence</comment>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <comment>end of a sentence</comment>
        <translation>ein Teil des Pfads ist kein Ordner</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>end of a sentence</comment>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <comment>end of a sentence</comment>
        <translation>dort kann nichts geschrieben werden</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>opened</source>
        <comment>on a player&apos;s plate; no man or woman</comment>
        <translation>eröffnet</translation>
    </message>
    <message>
        <source>not opened</source>
        <comment>on a player&apos;s plate; no man or woman</comment>
        <translation>nicht eröffnet</translation>
    </message>
    <message>
        <source>eliminated</source>
        <comment>on a player&apos;s plate; no man or woman</comment>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>Warten auf {name}</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>the mark of the seat on turn</comment>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>the mark on a player&apos;s plate; no man or woman</comment>
        <translation>Geber</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{total} / {limit}</source>
        <comment>points of a player and the limit</comment>
        <translation>{total} / {limit}</translation>
    </message>
    <message>
        <source>{total}/{limit}</source>
        <comment>points of a player and the limit, little room</comment>
        <translation>{total}/{limit}</translation>
    </message>
    <message>
        <source>{total} of {limit} points</source>
        <translation>{total} von {limit} Punkten</translation>
    </message>
    <message>
        <source>Play goes clockwise</source>
        <translation>Gespielt wird im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Play goes counterclockwise</source>
        <translation>Gespielt wird gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Stock · {count}</source>
        <translation>Stapel · {count}</translation>
    </message>
    <message>
        <source>Discards · {count}</source>
        <translation>Abwürfe · {count}</translation>
    </message>
    <message>
        <source>Reshuffled</source>
        <translation>Neu gemischt</translation>
    </message>
    <message>
        <source>All cards in the discard pile</source>
        <translation>Alle Karten im Ablagestapel</translation>
    </message>
    <message>
        <source>Your opening</source>
        <translation>Deine Eröffnung</translation>
    </message>
    <message>
        <source>{have} of {need}</source>
        <comment>points of the opening</comment>
        <translation>{have} von {need}</translation>
    </message>
    <message>
        <source>of {need}</source>
        <comment>under the points of the opening</comment>
        <translation>von {need}</translation>
    </message>
    <message numerus="yes">
        <source>%n more to open</source>
        <comment>points</comment>
        <translation>
            <numerusform>Zum Eröffnen fehlt noch %n</numerusform>
            <numerusform>Zum Eröffnen fehlen noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough to open. Add more, or open.</source>
        <translation>Genug zum Eröffnen. Nimm mehr dazu oder eröffne.</translation>
    </message>
    <message>
        <source>{parts} = {total} points</source>
        <translation>{parts} = {total} Punkte</translation>
    </message>
    <message>
        <source>Best opening in hand: {points} points</source>
        <translation>Beste Eröffnung auf der Hand: {points} Punkte</translation>
    </message>
    <message>
        <source>Best opening in hand: {points} of {need}</source>
        <translation>Beste Eröffnung auf der Hand: {points} von {need}</translation>
    </message>
    <message>
        <source>No meld in hand yet</source>
        <translation>Noch keine Kombination auf der Hand</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>a prepared meld</comment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Lay a meld here</source>
        <translation>Hier eine Kombination auslegen</translation>
    </message>
    <message>
        <source>No cards go there. Drop them on the felt, on a meld or on the discard pile.</source>
        <translation>Dorthin kommen keine Karten. Leg sie auf den Filz, an eine Kombination oder auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Prepare meld</source>
        <translation>Kombination vorbereiten</translation>
    </message>
    <message>
        <source>Open with {points}</source>
        <comment>the button that confirms the opening, in points</comment>
        <translation>Mit {points} eröffnen</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>{card} abwerfen</translation>
    </message>
    <message>
        <source>Choose a discard</source>
        <translation>Abwurf wählen</translation>
    </message>
    <message>
        <source>Confirm: discard {card}</source>
        <translation>Bestätigen: {card} abwerfen</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment&#xa0;…</translation>
    </message>
    <message>
        <source>Runs</source>
        <comment>button that sorts the hand, little room</comment>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Sets</source>
        <comment>button that sorts the hand, little room</comment>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>button that sorts the hand, little room</comment>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Nobody has moved yet.</source>
        <translation>Noch hat niemand gespielt.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Eliminated at {limit} points</source>
        <translation>Ausgeschieden ab {limit} Punkten</translation>
    </message>
    <message>
        <source>Eliminated above {limit} points</source>
        <translation>Ausgeschieden über {limit} Punkten</translation>
    </message>
    <message>
        <source>Show side panel</source>
        <translation>Seitenleiste zeigen</translation>
    </message>
    <message>
        <source>Hide side panel</source>
        <translation>Seitenleiste ausblenden</translation>
    </message>
    <message>
        <source>The side panel is hidden: the larger text needs its place. “{button}” brings it back.</source>
        <translation>Die Seitenleiste ist ausgeblendet: Die größere Schrift braucht ihren Platz. „{button}“ holt sie zurück.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{rules} rules</source>
        <comment>the name of a rule set, as in Standard rules</comment>
        <translation>Regelwerk {rules}</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Deal sealed: {seal}</source>
        <translation>Verteilung versiegelt: {seal}</translation>
    </message>
    <message>
        <source>See the rule</source>
        <translation>Zur Regel</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Alles klar</translation>
    </message>
</context>
<context>
    <name>TitleTexts</name>
    <message>
        <source>Round {number} against {names} – Scala 40</source>
        <translation>Runde {number} gegen {names} – Scala 40</translation>
    </message>
    <message>
        <source>Your turn – Scala 40</source>
        <translation>Du bist dran – Scala 40</translation>
    </message>
    <message>
        <source>{page} – Scala 40</source>
        <translation>{page} – Scala 40</translation>
    </message>
</context>
<context>
    <name>WatchTexts</name>
    <message>
        <source>Next move</source>
        <translation>Nächste Aktion</translation>
    </message>
    <message>
        <source>The demo plays</source>
        <translation>Die Demo spielt</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>status line</comment>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>This match is over and only shown. “Next move” goes on.</source>
        <translation>Diese Partie ist vorbei und wird nur gezeigt. „Nächste Aktion“ führt weiter.</translation>
    </message>
    <message>
        <source>A computer player sits in for you. “Take the seat back” lets you play.</source>
        <translation>Ein Computer spielt für dich. Mit „Wieder selbst spielen“ übernimmst du wieder.</translation>
    </message>
    <message>
        <source>The demo plays by itself. For a match of your own choose “New match”.</source>
        <translation>Die Demo spielt von selbst. Für eine eigene Partie wähl „Neue Partie“.</translation>
    </message>
</context>
<context>
    <name>WatchedTexts</name>
    <message>
        <source>First say on this page whether you know the game.</source>
        <translation>Sag zuerst auf dieser Seite, ob du das Spiel kennst.</translation>
    </message>
</context>
<context>
    <name>WhyNotTexts</name>
    <message>
        <source>No match waits to be continued.</source>
        <translation>Keine Partie wartet aufs Weiterspielen.</translation>
    </message>
    <message>
        <source>This is for the table: begin or continue a match first.</source>
        <translation>Das geht nur am Tisch: Beginne eine Partie oder spiel weiter.</translation>
    </message>
    <message>
        <source>Go back to the table first.</source>
        <translation>Geh zuerst zurück an den Tisch.</translation>
    </message>
    <message>
        <source>Nobody has to be waited for now.</source>
        <translation>Gerade muss auf niemanden gewartet werden.</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>Warte, bis du dran bist.</translation>
    </message>
    <message>
        <source>First draw a card.</source>
        <translation>Zieh zuerst eine Karte.</translation>
    </message>
    <message>
        <source>You have your card for this turn already.</source>
        <translation>Du hast deine Karte für diesen Zug schon.</translation>
    </message>
    <message>
        <source>There is nothing to undo. Undo reaches back to the last card drawn.</source>
        <translation>Es gibt nichts rückgängig zu machen. Das geht zurück bis zur letzten gezogenen Karte.</translation>
    </message>
    <message>
        <source>There is nothing to redo: no move of this turn has been taken back.</source>
        <translation>Es gibt nichts wiederherzustellen: In diesem Zug wurde keine Aktion zurückgenommen.</translation>
    </message>
    <message>
        <source>The hand has not been sorted since you moved its cards.</source>
        <translation>Das Blatt wurde nicht sortiert, seit du Karten verschoben hast.</translation>
    </message>
    <message>
        <source>No turn of this round is finished yet.</source>
        <translation>In dieser Runde ist noch kein Zug zu Ende.</translation>
    </message>
    <message>
        <source>Nothing has been refused at this table yet.</source>
        <translation>An diesem Tisch wurde bisher nichts abgelehnt.</translation>
    </message>
    <message>
        <source>Select cards in your hand first.</source>
        <translation>Wähl zuerst Karten auf der Hand aus.</translation>
    </message>
    <message>
        <source>No meld is prepared.</source>
        <translation>Keine Kombination ist vorbereitet.</translation>
    </message>
    <message>
        <source>Comfort mode decides this. Turn it off to choose.</source>
        <translation>Das legt der Komfortmodus fest. Schalte ihn aus, um zu wählen.</translation>
    </message>
    <message>
        <source>Everything has its largest size.</source>
        <translation>Alles ist so groß, wie es geht.</translation>
    </message>
    <message>
        <source>This window allows {number}% and no more. Make it larger, or choose larger text in the settings.</source>
        <translation>Dieses Fenster erlaubt {number} %, mehr nicht. Mach es größer oder wähle in den Einstellungen größere Schrift.</translation>
    </message>
    <message>
        <source>Everything has its usual size.</source>
        <translation>Alles hat seine übliche Größe.</translation>
    </message>
    <message>
        <source>There is no report: nothing unexpected has happened.</source>
        <translation>Es gibt keinen Bericht: Nichts Unerwartetes ist passiert.</translation>
    </message>
    <message>
        <source>This page is open.</source>
        <translation>Diese Seite ist schon da.</translation>
    </message>
</context>
<context>
    <name>WhyTexts</name>
    <message>
        <source>Why did you do that?</source>
        <comment>asked of a computer player after the round</comment>
        <translation>Warum hast du das getan?</translation>
    </message>
    <message>
        <source>Round {number}: what the computer players could see, and why they played so.</source>
        <translation>Runde {number}: was die Computer sehen konnten und warum sie so gespielt haben.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>All computer players</source>
        <translation>Alle Computer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Turns of the round</source>
        <translation>Züge der Runde</translation>
    </message>
    <message>
        <source>Turn {number}: {line}</source>
        <translation>Zug {number}: {line}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Auf der Hand</translation>
    </message>
    <message>
        <source>New card: {card}</source>
        <translation>Neue Karte: {card}</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>No melds yet</source>
        <translation>Noch keine Kombinationen</translation>
    </message>
    <message>
        <source>Discard pile, from the top</source>
        <translation>Ablagestapel, von oben</translation>
    </message>
    <message>
        <source>Top of the discard pile</source>
        <translation>Oberste Karte des Ablagestapels</translation>
    </message>
    <message>
        <source>No discards</source>
        <translation>Keine Abwürfe</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cards, opened</source>
        <translation>
            <numerusform>{name}: %n Karte, eröffnet</numerusform>
            <numerusform>{name}: %n Karten, eröffnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cards, not opened</source>
        <translation>
            <numerusform>{name}: %n Karte, nicht eröffnet</numerusform>
            <numerusform>{name}: %n Karten, nicht eröffnet</numerusform>
        </translation>
    </message>
    <message>
        <source>among them {cards}</source>
        <comment>cards of a hand that are known</comment>
        <translation>darunter {cards}</translation>
    </message>
    <message>
        <source>What was done, and why</source>
        <translation>Was geschah, und warum</translation>
    </message>
    <message>
        <source>Thinking it through once more …</source>
        <translation>Wird noch einmal durchdacht&#xa0;…</translation>
    </message>
    <message>
        <source>This version would play otherwise here, so it cannot tell the reason.</source>
        <translation>Diese Version würde hier anders spielen und kennt den Grund daher nicht.</translation>
    </message>
    <message>
        <source>This bot comes from elsewhere. Only it knows its reasons.</source>
        <translation>Dieser Bot kommt von anderswo. Nur er kennt seine Gründe.</translation>
    </message>
    <message>
        <source>No computer player had a turn in this round.</source>
        <translation>In dieser Runde war kein Computer am Zug.</translation>
    </message>
    <message>
        <source>When the round is over and all hands are open, this can be seen.</source>
        <translation>Zu sehen, wenn die Runde vorbei ist und alle Blätter offen liegen.</translation>
    </message>
    <message>
        <source>Only people sit at this table.</source>
        <translation>An diesem Tisch sitzen nur Menschen.</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>ArgumentTexts</name>
    <message>
        <source>Not known here: {words}.</source>
        <comment>words on the command line</comment>
        <translation>Qui non si conosce: {words}.</translation>
    </message>
    <message>
        <source>Still missing: {names}.</source>
        <comment>options on the command line</comment>
        <translation>Manca ancora: {names}.</translation>
    </message>
    <message>
        <source>{option} takes one of these: {offered}; {value} is none of them.</source>
        <translation>{option} accetta una di queste scelte: {offered}; {value} non è fra queste.</translation>
    </message>
    <message numerus="yes">
        <source>{option} needs %n values.</source>
        <comment>words on the command line</comment>
        <translation>
            <numerusform>{option} richiede %n valore.</numerusform>
            <numerusform>{option} richiede %n valori.</numerusform>
        </translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <translation>{option} non accetta valori.</translation>
    </message>
    <message>
        <source>{option} does not go with {other}.</source>
        <translation>{option} non va insieme a {other}.</translation>
    </message>
    <message>
        <source>{option} takes a whole number; {value} is none.</source>
        <translation>{option} accetta un numero intero; {value} non lo è.</translation>
    </message>
    <message>
        <source>{option} takes a whole number from 1 up; {value} is none.</source>
        <translation>{option} accetta un numero intero da 1 in su; {value} non lo è.</translation>
    </message>
    <message>
        <source>{option} can mean {names}.</source>
        <comment>an option of the command line</comment>
        <translation>{option} può significare {names}.</translation>
    </message>
</context>
<context>
    <name>AskedTexts</name>
    <message>
        <source>Buy {card}? It costs a penalty card from the stock.</source>
        <translation>Comprare {card}? Costa una carta di penalità dal tallone.</translation>
    </message>
    <message>
        <source>{card} is on offer, and fits nothing of yours.</source>
        <translation>{card} è in vendita e non va con niente di tuo.</translation>
    </message>
    <message>
        <source>Lay {meld}</source>
        <translation>Calare {meld}</translation>
    </message>
    <message>
        <source>Add to {meld}</source>
        <comment>the bought card</comment>
        <translation>Attacca a {meld}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>not buying the discard</comment>
        <translation>Passare</translation>
    </message>
    <message>
        <source>Look at the table first</source>
        <translation>Prima guardo il tavolo</translation>
    </message>
    <message>
        <source>Buy {card}</source>
        <translation>Comprare {card}</translation>
    </message>
    <message>
        <source>Buy the discard</source>
        <translation>Comprare lo scarto</translation>
    </message>
    <message>
        <source>Let the discard go</source>
        <translation>Lasciare lo scarto</translation>
    </message>
    <message>
        <source>Nothing is on offer to you</source>
        <translation>Adesso non hai niente da comprare</translation>
    </message>
    <message>
        <source>Enter buys the top card for the selected cards, or asks what for</source>
        <translation>Invio compra la carta in cima per le carte selezionate, o chiede per che cosa</translation>
    </message>
    <message>
        <source>buying?</source>
        <comment>the mark of the seat that is asked to buy the discard</comment>
        <translation>compra?</translation>
    </message>
    <message>
        <source>Buy?</source>
        <comment>the mark of the player who is asked to buy the discard</comment>
        <translation>Comprare?</translation>
    </message>
    <message>
        <source>You are eliminated. Come back with {total} points?</source>
        <translation>Sei fuori. Rientrare con {total} punti?</translation>
    </message>
    <message>
        <source>{name} may come back with {total} points.</source>
        <translation>{name} può rientrare con {total} punti.</translation>
    </message>
    <message>
        <source>Come back with {total}</source>
        <comment>the button of a re-entry, in points</comment>
        <translation>Rientra con {total}</translation>
    </message>
    <message>
        <source>Stay out</source>
        <translation>Resta fuori</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>{rank} of {suit}</source>
        <comment>a card for the ear, as in 7 of hearts, queen of spades</comment>
        <translation>{rank} di {suit}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jolly</translation>
    </message>
    <message>
        <source>Joker</source>
        <comment>the word on the card itself</comment>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>joker (stands for {card})</source>
        <translation>jolly (vale come {card})</translation>
    </message>
    <message>
        <source>run of {suit} from {low} to {high}</source>
        <comment>a meld for the ear</comment>
        <translation>scala di {suit} da {low} a {high}</translation>
    </message>
    <message>
        <source>{meld} with {joker}</source>
        <comment>a meld and its joker for the ear</comment>
        <translation>{meld} con {joker}</translation>
    </message>
    <message>
        <source>set ({rank} of {suits})</source>
        <comment>a meld for the ear, as in set (7 of clubs, hearts, spades)</comment>
        <translation>gruppo ({rank} di {suits})</translation>
    </message>
    <message>
        <source>card, face down</source>
        <translation>carta coperta</translation>
    </message>
    <message>
        <source>A J Q K</source>
        <comment>card letters of ace, jack, queen, king, with blanks</comment>
        <translation>A J Q K</translation>
    </message>
</context>
<context>
    <name>ChoiceTexts</name>
    <message>
        <source>Which card does the joker stand for?</source>
        <translation>Per quale carta vale il jolly?</translation>
    </message>
    <message>
        <source>{card} fits several melds. Which one do you add to?</source>
        <translation>{card} attacca a più giochi. A quale la attacchi?</translation>
    </message>
    <message>
        <source>{card} can be added here, or swapped for the joker.</source>
        <translation>{card}: puoi attaccare questa carta qui o metterla al posto del jolly.</translation>
    </message>
    <message>
        <source>{card} fits both ends. Which one do you choose?</source>
        <translation>{card} attacca alle due estremità. Quale scegli?</translation>
    </message>
    <message>
        <source>{meld}: {points} points</source>
        <translation>{meld}: {points} punti</translation>
    </message>
    <message>
        <source>Joker stands for {card}: {points} points</source>
        <translation>Il jolly vale come {card}: {points} punti</translation>
    </message>
    <message>
        <source>Add to {meld}</source>
        <translation>Attacca a {meld}</translation>
    </message>
    <message>
        <source>Swap the joker</source>
        <translation>Sostituisci il jolly</translation>
    </message>
    <message>
        <source>Add the card</source>
        <translation>Attacca la carta</translation>
    </message>
    <message>
        <source>At the low end, as {card}</source>
        <translation>In basso, come {card}</translation>
    </message>
    <message>
        <source>At the high end, as {card}</source>
        <translation>In alto, come {card}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Your prepared melds go back to your hand. Discard {card} without opening?</source>
        <translation>I giochi preparati tornano in mano. Scartare {card} senza aprire?</translation>
    </message>
    <message>
        <source>Discard without opening</source>
        <translation>Scarta senza aprire</translation>
    </message>
    <message>
        <source>Go on with the opening</source>
        <translation>Continua l&apos;apertura</translation>
    </message>
</context>
<context>
    <name>CliTexts</name>
    <message numerus="yes">
        <source>{file}: right, %n round</source>
        <translation>
            <numerusform>{file}: corretto, %n smazzata</numerusform>
            <numerusform>{file}: corretto, %n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: round {round}, move {move}: {reason}</source>
        <translation>{file}: smazzata {round}, mossa {move}: {reason}</translation>
    </message>
    <message>
        <source>{file}: round {round}: {reason}</source>
        <translation>{file}: smazzata {round}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} non si legge: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>Impossibile scrivere {file}: {reason}</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>La cartella {folder} non esiste.</translation>
    </message>
    <message>
        <source>No match is saved.</source>
        <translation>Nessuna partita salvata.</translation>
    </message>
    <message>
        <source>round {round}, not over</source>
        <translation>smazzata {round}, non finita</translation>
    </message>
    <message>
        <source>over, won by {names}</source>
        <translation>finita, vittoria di {names}</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>danneggiata</translation>
    </message>
    <message numerus="yes">
        <source>%n saved match, all sound.</source>
        <translation>
            <numerusform>%n partita salvata, in ordine.</numerusform>
            <numerusform>%n partite salvate, tutte in ordine.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of the saved matches: {detail}</source>
        <translation>Il file delle partite salvate: {detail}</translation>
    </message>
    <message>
        <source>Match {id}: {detail}</source>
        <translation>Partita {id}: {detail}</translation>
    </message>
    <message>
        <source>No saved match has the number {id}; `scala40 saves` lists them.</source>
        <translation>Nessuna partita salvata ha il numero {id}; `scala40 saves` le elenca.</translation>
    </message>
    <message>
        <source>Seats under the rules {rules}: {count}; players named: {named}.</source>
        <translation>Posti secondo le regole {rules}: {count}; giocatori indicati: {named}.</translation>
    </message>
    <message>
        <source>Seats under the rules {rules}: {fewest} to {most}; players named: {named}.</source>
        <translation>Posti secondo le regole {rules}: da {fewest} a {most}; giocatori indicati: {named}.</translation>
    </message>
    <message>
        <source>Match {id} is written to {file}.</source>
        <translation>La partita {id} ora è in {file}.</translation>
    </message>
    <message>
        <source>There is no level “{level}”. Perhaps you mean “{nearest}”.</source>
        <translation>Il livello «{level}» non c&apos;è. Forse intendi «{nearest}».</translation>
    </message>
    <message>
        <source>There is no level “{level}”. There are: {levels}; with a character, such as {characters}; and {own}.</source>
        <translation>Il livello «{level}» non c&apos;è. Ci sono: {levels}; con un carattere, come {characters}; e inoltre {own}.</translation>
    </message>
    <message>
        <source>There is no level “{level}”. There are: {levels}; with a character, such as {characters}.</source>
        <translation>Il livello «{level}» non c&apos;è. Ci sono: {levels}; con un carattere, come {characters}.</translation>
    </message>
    <message>
        <source>The records in {folder} are those of another simulation. Name another folder.</source>
        <translation>Le registrazioni in {folder} sono di un&apos;altra simulazione. Indica un&apos;altra cartella.</translation>
    </message>
    <message>
        <source>The computer player {name} cannot be used: {detail}</source>
        <translation>Il computer {name} non si può usare: {detail}</translation>
    </message>
    <message>
        <source>The computer player {name} is not installed on every computer of the cluster.</source>
        <translation>Il computer {name} non è installato su tutte le macchine del cluster.</translation>
    </message>
    <message>
        <source>The computer player {name} has failed: {detail}</source>
        <translation>Il computer {name} ha smesso di funzionare: {detail}</translation>
    </message>
    <message>
        <source>The computer player {name} has broken the rules: {detail}</source>
        <translation>Il computer {name} ha violato le regole: {detail}</translation>
    </message>
    <message>
        <source>To play on a cluster, install Scala 40 with its extra: pip install &apos;scala40[cluster]&apos;</source>
        <translation>Per giocare su un cluster, installa Scala 40 con il suo extra: pip install &apos;scala40[cluster]&apos;</translation>
    </message>
    <message>
        <source>Nobody answers at {address}.</source>
        <translation>Nessuno risponde a {address}.</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>Il cluster a {address} non ha processi di lavoro.</translation>
    </message>
    <message>
        <source>There is no rule set {rules}; there are: {known}.</source>
        <translation>Il regolamento {rules} non c&apos;è; ci sono: {known}.</translation>
    </message>
    <message>
        <source>A part of Scala 40 is missing. Install it once more.</source>
        <translation>Manca una parte di Scala 40. Installalo di nuovo.</translation>
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
            <numerusform>resta %n secondo</numerusform>
            <numerusform>restano %n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>menu</comment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>The cards are covered, and nobody moves.</source>
        <translation>Le carte sono coperte e nessuno gioca.</translation>
    </message>
    <message>
        <source>The cards are covered, and the clock stands still.</source>
        <translation>Le carte sono coperte e il tempo è fermo.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Only at a table with computer players</source>
        <translation>Solo a un tavolo con giocatori del programma</translation>
    </message>
</context>
<context>
    <name>ClosingTexts</name>
    <message numerus="yes">
        <source>%n more to open, or lay all but one card and go out</source>
        <comment>points</comment>
        <translation>
            <numerusform>Ne manca %n per aprire; oppure cala tutte le carte meno una e chiudi</numerusform>
            <numerusform>Ne mancano %n per aprire; oppure cala tutte le carte meno una e chiudi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to open, or lay all cards and go out</source>
        <comment>points</comment>
        <translation>
            <numerusform>Ne manca %n per aprire; oppure cala tutte le carte e chiudi</numerusform>
            <numerusform>Ne mancano %n per aprire; oppure cala tutte le carte e chiudi</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough to go out at once, which needs no points here.</source>
        <translation>Basta per chiudere subito: qui non servono punti.</translation>
    </message>
    <message>
        <source>Lay down to go out</source>
        <translation>Cala per chiudere</translation>
    </message>
</context>
<context>
    <name>CoachTexts</name>
    <message>
        <source>Coach</source>
        <comment>the part of the side panel with hints</comment>
        <translation>Consigli</translation>
    </message>
    <message>
        <source>Ask with {key}.</source>
        <comment>the coach; a key</comment>
        <translation>Chiedi con {key}.</translation>
    </message>
    <message>
        <source>Ask in the menu {menu}: {entry}.</source>
        <comment>the coach</comment>
        <translation>Chiedi nel menu {menu}: {entry}.</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Togli il suggerimento</translation>
    </message>
    <message>
        <source>The hint is put away.</source>
        <translation>Il suggerimento è stato tolto.</translation>
    </message>
    <message>
        <source>This window has no room for the coach. Hints are shown over the table.</source>
        <translation>In questa finestra non c&apos;è posto per i consigli. I suggerimenti compaiono sul tavolo.</translation>
    </message>
</context>
<context>
    <name>DealTexts</name>
    <message>
        <source>This deal is proved: its key fits the seal shown before, and the cards follow from it.</source>
        <translation>Questa distribuzione è provata: la chiave corrisponde al sigillo mostrato prima e le carte ne derivano.</translation>
    </message>
    <message>
        <source>The key of this deal is not shown yet. It is shown at the end of the round.</source>
        <translation>La chiave di questa distribuzione non è ancora mostrata. Si mostra alla fine della smazzata.</translation>
    </message>
    <message>
        <source>This deal was shuffled in a way that this version does not know.</source>
        <translation>Questa distribuzione è stata mescolata in un modo che questa versione non conosce.</translation>
    </message>
    <message>
        <source>This deal is not proved: what a player added to the shuffle does not fit its seal.</source>
        <translation>Questa distribuzione non è provata: quello che qualcuno ha aggiunto alla mescolata non corrisponde al suo sigillo.</translation>
    </message>
    <message>
        <source>This deal is not proved: its key does not fit the seal shown before.</source>
        <translation>Questa distribuzione non è provata: la chiave non corrisponde al sigillo mostrato prima.</translation>
    </message>
    <message>
        <source>This deal is not proved: its key gives another order of the cards.</source>
        <translation>Questa distribuzione non è provata: la chiave dà un altro ordine delle carte.</translation>
    </message>
    <message>
        <source>This deal is not proved: its key gives another first dealer.</source>
        <translation>Questa distribuzione non è provata: secondo la chiave il primo mazziere è un altro.</translation>
    </message>
    <message>
        <source>This deal is not proved: its key gives another order of a new stock.</source>
        <translation>Questa distribuzione non è provata: la chiave dà un altro ordine di un nuovo tallone.</translation>
    </message>
    <message>
        <source>{file}: every deal is proved by its key</source>
        <translation>{file}: ogni distribuzione è provata dalla sua chiave</translation>
    </message>
    <message>
        <source>{file}: no deal can be proved, since no key is shown</source>
        <translation>{file}: nessuna distribuzione si può provare, perché nessuna chiave è mostrata</translation>
    </message>
    <message>
        <source>{file}: the deals of these rounds are proved: {proved}; no key is shown of: {hidden}</source>
        <translation>{file}: le distribuzioni di queste smazzate sono provate: {proved}; nessuna chiave è mostrata per: {hidden}</translation>
    </message>
</context>
<context>
    <name>DealerDrawTexts</name>
    <message>
        <source>Drawn for the deal: {list}.</source>
        <translation>Carte pescate per il mazziere: {list}.</translation>
    </message>
    <message>
        <source>Equal lowest cards, drawn again: {list}.</source>
        <translation>Carte più basse uguali, pescate di nuovo: {list}.</translation>
    </message>
    <message>
        <source>The lowest card deals</source>
        <translation>La carta più bassa dà le carte</translation>
    </message>
    <message>
        <source>deals first</source>
        <comment>under a player&apos;s name</comment>
        <translation>dà le carte</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>No penalty points in this round</source>
        <translation>Nessuna penalità in questa smazzata</translation>
    </message>
    <message>
        <source>Penalty points: {list}</source>
        <translation>Penalità: {list}</translation>
    </message>
    <message>
        <source>Round {number}: {name} dealt, {card} was turned up</source>
        <translation>Smazzata {number}: {name} ha distribuito, prima carta scoperta {card}</translation>
    </message>
    <message>
        <source>Round {number}: you dealt, {card} was turned up</source>
        <translation>Smazzata {number}: hai distribuito, prima carta scoperta {card}</translation>
    </message>
    <message numerus="yes">
        <source>The discards were reshuffled: %n cards in the stock</source>
        <translation>
            <numerusform>Il pozzo è stato rimescolato: %n carta nel tallone</numerusform>
            <numerusform>Il pozzo è stato rimescolato: %n carte nel tallone</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} drew from the stock</source>
        <translation>{name} ha pescato dal tallone</translation>
    </message>
    <message>
        <source>{name} drew {card}</source>
        <translation>{name} ha pescato {card}</translation>
    </message>
    <message>
        <source>You drew {card}</source>
        <translation>Hai pescato {card}</translation>
    </message>
    <message>
        <source>You drew from the stock</source>
        <translation>Hai pescato dal tallone</translation>
    </message>
    <message>
        <source>{name} took {card}</source>
        <translation>{name} ha preso {card}</translation>
    </message>
    <message>
        <source>You took {card}</source>
        <translation>Hai preso {card}</translation>
    </message>
    <message>
        <source>{name} opened with {points} points</source>
        <translation>{name} ha aperto con {points} punti</translation>
    </message>
    <message>
        <source>You opened with {points} points</source>
        <translation>Hai aperto con {points} punti</translation>
    </message>
    <message>
        <source>{name} laid down {melds}</source>
        <translation>{name} ha calato {melds}</translation>
    </message>
    <message>
        <source>You laid down {melds}</source>
        <translation>Hai calato {melds}</translation>
    </message>
    <message>
        <source>{name} added {card} to {meld}</source>
        <translation>{name} ha attaccato {card} a {meld}</translation>
    </message>
    <message>
        <source>You added {card} to {meld}</source>
        <translation>Hai attaccato {card} a {meld}</translation>
    </message>
    <message>
        <source>{name} swapped the joker of {meld} for {card}</source>
        <translation>{name} ha sostituito il jolly di {meld} con {card}</translation>
    </message>
    <message>
        <source>You swapped the joker of {meld} for {card}</source>
        <translation>Hai sostituito il jolly di {meld} con {card}</translation>
    </message>
    <message>
        <source>{name} discarded {card}</source>
        <translation>{name} ha scartato {card}</translation>
    </message>
    <message>
        <source>You discarded {card}</source>
        <translation>Hai scartato {card}</translation>
    </message>
    <message>
        <source>Time&apos;s up for {name}</source>
        <translation>Tempo scaduto per {name}</translation>
    </message>
    <message>
        <source>Time&apos;s up</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>{name} bought {card}</source>
        <translation>{name} ha comprato {card}</translation>
    </message>
    <message>
        <source>You bought {card}</source>
        <translation>Hai comprato {card}</translation>
    </message>
    <message>
        <source>{name} drew a penalty card</source>
        <translation>{name} ha pescato una carta di penalità</translation>
    </message>
    <message>
        <source>You drew a penalty card: {card}</source>
        <translation>Hai pescato una carta di penalità: {card}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} ha passato</translation>
    </message>
    <message>
        <source>You passed</source>
        <translation>Hai passato</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} ha chiuso</translation>
    </message>
    <message>
        <source>You went out</source>
        <translation>Hai chiuso</translation>
    </message>
    <message>
        <source>{name} went out in one turn</source>
        <translation>{name} ha chiuso in mano</translation>
    </message>
    <message>
        <source>You went out in one turn</source>
        <translation>Hai chiuso in mano</translation>
    </message>
    <message>
        <source>Dead round: no cards were left to draw</source>
        <translation>Smazzata nulla: non c&apos;erano più carte da pescare</translation>
    </message>
    <message>
        <source>{name} was eliminated</source>
        <comment>a name is no man or woman</comment>
        <translation>{name} va fuori</translation>
    </message>
    <message>
        <source>You were eliminated</source>
        <translation>Vai fuori</translation>
    </message>
    <message>
        <source>{name} came back with {total} points</source>
        <comment>re-entry</comment>
        <translation>{name} ha scelto il rientro con {total} punti</translation>
    </message>
    <message>
        <source>You came back with {total} points</source>
        <comment>re-entry</comment>
        <translation>Hai scelto il rientro con {total} punti</translation>
    </message>
    <message>
        <source>{name} did not come back</source>
        <comment>re-entry</comment>
        <translation>{name} ha rinunciato al rientro</translation>
    </message>
    <message>
        <source>You did not come back</source>
        <comment>re-entry</comment>
        <translation>Hai rinunciato al rientro</translation>
    </message>
    <message>
        <source>{name} won the match</source>
        <translation>{name} ha vinto la partita</translation>
    </message>
    <message>
        <source>You won the match</source>
        <translation>Hai vinto la partita</translation>
    </message>
    <message>
        <source>{names} won the match together</source>
        <translation>{names} hanno condiviso la vittoria</translation>
    </message>
    <message>
        <source>{name} undid the last move</source>
        <translation>{name} ha annullato l&apos;ultima mossa</translation>
    </message>
    <message>
        <source>You undid the last move</source>
        <translation>Hai annullato l&apos;ultima mossa</translation>
    </message>
</context>
<context>
    <name>FirstStartTexts</name>
    <message>
        <source>Welcome to Scala 40</source>
        <translation>Ti diamo il benvenuto in Scala 40</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>What the others call you</source>
        <translation>Così ti chiamano gli altri</translation>
    </message>
    <message>
        <source>Player 1</source>
        <comment>the name of whoever gives none</comment>
        <translation>Giocatore 1</translation>
    </message>
    <message>
        <source>Do you know Scala 40?</source>
        <translation>Conosci Scala 40?</translation>
    </message>
    <message>
        <source>I can play</source>
        <translation>So giocare</translation>
    </message>
    <message>
        <source>Go on to your first match</source>
        <translation>Vai alla tua prima partita</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Fammi vedere</translation>
    </message>
    <message>
        <source>Read the rules first, in a few minutes</source>
        <translation>Prima leggi le regole, in pochi minuti</translation>
    </message>
    <message>
        <source>You can change all this at any time.</source>
        <translation>Puoi cambiare tutto quando vuoi.</translation>
    </message>
</context>
<context>
    <name>GroundTexts</name>
    <message>
        <source>With {card} {name} could go out in this turn.</source>
        <translation>Con {card} {name} poteva chiudere in questo turno.</translation>
    </message>
    <message>
        <source>{card} makes the opening: {melds} are {points} points, and {need} are needed.</source>
        <translation>Con {card} si arriva all&apos;apertura: {melds} fanno {points} punti, ne servono {need}.</translation>
    </message>
    <message>
        <source>{card} makes a meld: {meld}.</source>
        <translation>Con {card} viene un gioco: {meld}.</translation>
    </message>
    <message>
        <source>{card} fits {meld} on the table.</source>
        <translation>{card} attacca a {meld} sul tavolo.</translation>
    </message>
    <message>
        <source>With {card} more of the hand could be laid than without.</source>
        <translation>Con {card} si poteva calare di più che senza.</translation>
    </message>
    <message>
        <source>There was no card to take.</source>
        <translation>Non c&apos;era nessuna carta da prendere.</translation>
    </message>
    <message>
        <source>At this table discards are taken only after opening.</source>
        <translation>A questo tavolo si prende dal pozzo solo dopo aver aperto.</translation>
    </message>
    <message>
        <source>With {card} the best opening would have had {points} of {need} points.</source>
        <translation>Con {card} l&apos;apertura migliore avrebbe avuto {points} punti su {need}.</translation>
    </message>
    <message>
        <source>{card} could not be used in this turn.</source>
        <translation>{card} non serviva in questo turno.</translation>
    </message>
    <message>
        <source>{card} would have gained too little: a card from the stock may help more.</source>
        <translation>{card} avrebbe reso troppo poco: una carta del tallone può aiutare di più.</translation>
    </message>
    <message>
        <source>At this level no discard is taken before opening, though {card} would have opened.</source>
        <translation>A questo livello non si prende dal pozzo prima di aprire, anche se con {card} si poteva aprire.</translation>
    </message>
    <message>
        <source>{card} would have gained less than the penalty card costs.</source>
        <translation>{card} avrebbe reso meno di quanto costa la carta di penalità.</translation>
    </message>
    <message>
        <source>All cards could be laid: {name} goes out.</source>
        <translation>Si potevano calare tutte le carte: {name} chiude.</translation>
    </message>
    <message>
        <source>{card} was the last card: {name} goes out with it.</source>
        <translation>{card} era l&apos;ultima carta: {name} la scarta e chiude.</translation>
    </message>
    <message>
        <source>All the rest could be laid: {name} goes out and discards {card}.</source>
        <translation>Tutto il resto si poteva calare: {name} chiude e scarta {card}.</translation>
    </message>
    <message>
        <source>{melds} are {points} points, and {need} are needed to open.</source>
        <translation>{melds} fanno {points} punti; per aprire ne servono {need}.</translation>
    </message>
    <message>
        <source>What the opening does not need stays in hand: on the table it would help the others.</source>
        <translation>Quello che non serve all&apos;apertura resta in mano: sul tavolo aiuterebbe gli altri.</translation>
    </message>
    <message>
        <source>{card} had to be used in this turn.</source>
        <translation>Bisognava usare {card} in questo turno.</translation>
    </message>
    <message numerus="yes">
        <source>{name} had only %n cards left: what is laid costs nothing.</source>
        <translation>
            <numerusform>A {name} restava solo %n carta: quel che è calato non costa nulla.</numerusform>
            <numerusform>A {name} restavano solo %n carte: quel che è calato non costa nulla.</numerusform>
        </translation>
    </message>
    <message>
        <source>What can be laid is laid at once at this level.</source>
        <translation>A questo livello quel che si può calare si cala subito.</translation>
    </message>
    <message>
        <source>{card} frees the joker of {meld} for another place.</source>
        <translation>Con {card} si libera il jolly di {meld} per un altro posto.</translation>
    </message>
    <message>
        <source>This belongs to the plan of the whole turn.</source>
        <translation>Fa parte del piano di tutto il turno.</translation>
    </message>
    <message>
        <source>No other card could be discarded.</source>
        <translation>Non si poteva scartare nessun&apos;altra carta.</translation>
    </message>
    <message>
        <source>At this level chance picks now and then among the first choices: {cards}. Best was {first}.</source>
        <translation>A questo livello a volte è il caso a scegliere tra le prime carte: {cards}. La migliore era {first}.</translation>
    </message>
    <message>
        <source>{cards}: both cost the same.</source>
        <translation>{cards}: costano lo stesso.</translation>
    </message>
    <message>
        <source>{card} fits no meld. {other} could have been added to {meld} by {name}.</source>
        <translation>{card} non attacca a nulla. {name} avrebbe potuto attaccare {other} a {meld}.</translation>
    </message>
    <message>
        <source>{cards} could become no meld any more: every {missing} had been seen.</source>
        <translation>Con {cards} non veniva più un gioco: le carte {missing} si erano già viste tutte.</translation>
    </message>
    <message>
        <source>{card} stood alone. Unseen cards that would complete {cards}: {count}.</source>
        <translation>{card} era senza compagnia. Carte non ancora viste che completerebbero {cards}: {count}.</translation>
    </message>
    <message>
        <source>Unseen cards that still helped: {kept} for {other}, {given} for {card}.</source>
        <translation>Carte non ancora viste ma utili: {kept} per {other}, {given} per {card}.</translation>
    </message>
    <message>
        <source>{other} was needed for {meld}.</source>
        <translation>{other} serviva per {meld}.</translation>
    </message>
    <message>
        <source>{other} could still be added to {meld}.</source>
        <translation>{other} si poteva ancora attaccare a {meld}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {points} if someone goes out, more than {other}, and {name} had %n cards left.</source>
        <translation>
            <numerusform>{card} costa {points} se qualcuno chiude, più di {other}, e a {name} restava %n carta.</numerusform>
            <numerusform>{card} costa {points} se qualcuno chiude, più di {other}, e a {name} restavano %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} costs {points} in hand, {other} only {less}.</source>
        <translation>{card} costa {points} in mano, {other} solo {less}.</translation>
    </message>
    <message>
        <source>A joker fits nearly everywhere, and {card} does not.</source>
        <translation>Un jolly va bene quasi ovunque, {card} no.</translation>
    </message>
    <message>
        <source>The hand was better without {card} than without {other}.</source>
        <translation>La mano restava migliore senza {card} che senza {other}.</translation>
    </message>
    <message>
        <source>Best opening so far: {melds}, {points} of {need} points.</source>
        <translation>Apertura migliore fin lì: {melds}, {points} punti su {need}.</translation>
    </message>
    <message>
        <source>There was no meld to open with yet.</source>
        <translation>Non c&apos;era ancora nessun gioco per aprire.</translation>
    </message>
    <message>
        <source>{kept} could wait: on the table it helps the others, and whoever had opened held {count} cards or more.</source>
        <translation>{kept} poteva aspettare: sul tavolo aiuta gli altri, e chi aveva aperto teneva {count} carte o più.</translation>
    </message>
    <message>
        <source>{kept} could wait: nobody else had opened, so nobody was near going out.</source>
        <translation>{kept} poteva aspettare: nessun altro aveva aperto, quindi nessuno era vicino a chiudere.</translation>
    </message>
    <message>
        <source>This level does not count the cards that are gone. Counting them, {other} would have been the discard.</source>
        <translation>A questo livello non si contano le carte già uscite. Contandole, lo scarto sarebbe stato {other}.</translation>
    </message>
    <message>
        <source>This level does not look at what others can add: {card} fits {meld}.</source>
        <translation>A questo livello non si guarda che cosa possono attaccare gli altri: {card} attacca a {meld}.</translation>
    </message>
    <message>
        <source>Overlooked in this turn: {card} could take the joker&apos;s place in {meld}.</source>
        <translation>Sfuggito in questo turno: {card} poteva prendere il posto del jolly in {meld}.</translation>
    </message>
    <message>
        <source>This level sees one card at a time: {cards} could have been added one after the other.</source>
        <translation>A questo livello si vede una carta alla volta: {cards} si potevano attaccare una dopo l&apos;altra.</translation>
    </message>
    <message>
        <source>It was also possible to discard {card}.</source>
        <translation>Si poteva anche scartare {card}.</translation>
    </message>
    <message>
        <source>It was also possible to draw from the stock.</source>
        <translation>Si poteva anche pescare dal tallone.</translation>
    </message>
    <message>
        <source>It was also possible to take the discard.</source>
        <translation>Si poteva anche prendere dal pozzo.</translation>
    </message>
    <message>
        <source>It was also possible to lay down other cards.</source>
        <translation>Si potevano anche calare altre carte.</translation>
    </message>
    <message numerus="yes">
        <source>In {worlds} imagined deals that came out %n points worse, give or take {spread}.</source>
        <translation>
            <numerusform>In {worlds} distribuzioni immaginate rendeva %n punto in meno, con un margine di {spread}.</numerusform>
            <numerusform>In {worlds} distribuzioni immaginate rendeva %n punti in meno, con un margine di {spread}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {worlds} imagined deals both came out about the same.</source>
        <translation>In {worlds} distribuzioni immaginate le due cose si equivalevano.</translation>
    </message>
    <message numerus="yes">
        <source>In {worlds} imagined deals that came out %n points better, give or take {spread}: too little to rely on.</source>
        <translation>
            <numerusform>In {worlds} distribuzioni immaginate rendeva %n punto in più, con un margine di {spread}: troppo poco per fidarsi.</numerusform>
            <numerusform>In {worlds} distribuzioni immaginate rendeva %n punti in più, con un margine di {spread}: troppo poco per fidarsi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpTexts</name>
    <message>
        <source>usage:</source>
        <comment>before how a command is typed</comment>
        <translation>uso:</translation>
    </message>
    <message>
        <source>files</source>
        <comment>heading of the help on the command line</comment>
        <translation>file</translation>
    </message>
    <message>
        <source>options</source>
        <comment>heading of the help on the command line</comment>
        <translation>opzioni</translation>
    </message>
    <message>
        <source>commands without a window:</source>
        <comment>heading of the help on the command line</comment>
        <translation>comandi senza finestra:</translation>
    </message>
    <message>
        <source>Computer players play without a window.</source>
        <translation>I computer giocano senza finestra.</translation>
    </message>
    <message>
        <source>Replay and judge match files.</source>
        <translation>Rigiocare e controllare file della partita.</translation>
    </message>
    <message>
        <source>Print all that is legal in a position, or after a move of a match file, as JSON.</source>
        <translation>Mostrare come JSON tutto ciò che è permesso in una posizione o dopo una mossa di un file della partita.</translation>
    </message>
    <message>
        <source>List the saved matches, write one as a file, or check them all.</source>
        <translation>Elencare le partite salvate, scriverne una come file o controllarle tutte.</translation>
    </message>
    <message>
        <source>Scala 40, the Italian rummy.</source>
        <translation>Scala 40, il rummy italiano.</translation>
    </message>
    <message>
        <source>show this help</source>
        <comment>an option of the command line</comment>
        <translation>mostra questo aiuto</translation>
    </message>
    <message>
        <source>show the version of the program</source>
        <comment>an option of the command line</comment>
        <translation>mostra la versione del programma</translation>
    </message>
    <message>
        <source>language of everything that is said</source>
        <comment>an option of the command line</comment>
        <translation>lingua di tutto ciò che si legge</translation>
    </message>
    <message>
        <source>keep matches, settings and the log file there</source>
        <comment>an option of the command line</comment>
        <translation>tieni lì partite, impostazioni e file di registro</translation>
    </message>
    <message>
        <source>write a saved match as a match file</source>
        <comment>an option of the command line</comment>
        <translation>scrivi una partita salvata come file della partita</translation>
    </message>
    <message>
        <source>check the database and every match in it</source>
        <comment>an option of the command line</comment>
        <translation>controlla la base di dati e ogni partita</translation>
    </message>
    <message>
        <source>after move N, 0 being the first deal; else at the end</source>
        <comment>an option of the command line</comment>
        <translation>dopo la mossa N, 0 è la prima distribuzione; altrimenti alla fine</translation>
    </message>
    <message>
        <source>a position or a match file</source>
        <comment>an option of the command line</comment>
        <translation>una posizione o un file della partita</translation>
    </message>
    <message>
        <source>the match files</source>
        <comment>an option of the command line</comment>
        <translation>i file della partita</translation>
    </message>
    <message>
        <source>a match file to go on with or to look at</source>
        <comment>an option of the command line</comment>
        <translation>un file della partita da continuare o da guardare</translation>
    </message>
    <message>
        <source>a computer player sits in your seat</source>
        <comment>an option of the command line</comment>
        <translation>un computer siede al tuo posto</translation>
    </message>
    <message>
        <source>rule set of the demo, or a file of rules</source>
        <comment>an option of the command line</comment>
        <translation>regolamento della dimostrazione o un file di regole</translation>
    </message>
    <message>
        <source>how fast computer players move</source>
        <comment>an option of the command line</comment>
        <translation>a che ritmo giocano i computer</translation>
    </message>
    <message>
        <source>a level or an own bot a seat, 2 to 6</source>
        <comment>an option of the command line</comment>
        <translation>un livello o un bot proprio per posto, da 2 a 6</translation>
    </message>
    <message>
        <source>the rule set, or a file of rules</source>
        <comment>an option of the command line</comment>
        <translation>il regolamento o un file di regole</translation>
    </message>
    <message>
        <source>how many matches</source>
        <comment>an option of the command line</comment>
        <translation>quante partite</translation>
    </message>
    <message>
        <source>single rounds from even totals in their place</source>
        <comment>an option of the command line</comment>
        <translation>al loro posto, smazzate singole a totali pari</translation>
    </message>
    <message>
        <source>the deals and decisions follow from it</source>
        <comment>an option of the command line</comment>
        <translation>ne derivano le distribuzioni e le decisioni</translation>
    </message>
    <message>
        <source>play each of them in all rotations of the seats</source>
        <comment>an option of the command line</comment>
        <translation>gioca ognuna in tutte le rotazioni dei posti</translation>
    </message>
    <message>
        <source>write a record of each there; a broken-off run goes on</source>
        <comment>an option of the command line</comment>
        <translation>scrivi lì un file di ognuna; una serie interrotta prosegue</translation>
    </message>
    <message>
        <source>how many processes</source>
        <comment>an option of the command line</comment>
        <translation>quanti processi</translation>
    </message>
    <message>
        <source>play on the Dask cluster with this scheduler</source>
        <comment>an option of the command line</comment>
        <translation>gioca sul cluster Dask con questo scheduler</translation>
    </message>
    <message>
        <source>print the report as JSON</source>
        <comment>an option of the command line</comment>
        <translation>mostra il rapporto come JSON</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>Take {card}: with it you can open with {points} points, and {need} are needed.</source>
        <translation>Prendi {card}: così puoi aprire con {points} punti, e ne servono {need}.</translation>
    </message>
    <message>
        <source>Take {card}: with it you can lay down {meld}.</source>
        <translation>Prendi {card}: così puoi calare {meld}.</translation>
    </message>
    <message>
        <source>Take {card}: it fits {meld} on the table.</source>
        <translation>Prendi {card}: attacca a {meld} sul tavolo.</translation>
    </message>
    <message>
        <source>Take {card}: with it you can lay down more of your hand than without.</source>
        <translation>Prendi {card}: così puoi calare più carte della tua mano.</translation>
    </message>
    <message>
        <source>Draw from the stock: there is no card to take.</source>
        <translation>Pesca dal tallone: non c&apos;è nessuna carta da prendere.</translation>
    </message>
    <message>
        <source>Draw from the stock: at this table you take discards only once you have opened.</source>
        <translation>Pesca dal tallone: a questo tavolo si prende dal pozzo solo dopo aver aperto.</translation>
    </message>
    <message>
        <source>Draw from the stock: with {card} your best opening has {points} of {need} points.</source>
        <translation>Pesca dal tallone: con {card} la tua apertura migliore ha {points} punti su {need}.</translation>
    </message>
    <message>
        <source>Draw from the stock: {card} has no use in this turn.</source>
        <translation>Pesca dal tallone: {card} non ti serve in questo turno.</translation>
    </message>
    <message>
        <source>Draw from the stock: {card} gains little, and an unknown card may help more.</source>
        <translation>Pesca dal tallone: {card} porta poco, e una carta ignota forse aiuta di più.</translation>
    </message>
    <message>
        <source>That is worth more than the penalty card costs.</source>
        <translation>Vale più di quanto costa la carta di penalità.</translation>
    </message>
    <message>
        <source>{card} gains less than the penalty card may cost.</source>
        <translation>{card} porta meno di quanto può costare la carta di penalità.</translation>
    </message>
    <message>
        <source>You can open now with {points} points; {need} are needed.</source>
        <translation>Puoi già aprire con {points} punti; ne servono {need}.</translation>
    </message>
    <message>
        <source>{card} must be used in this turn, before you discard.</source>
        <translation>{card} va usata in questo turno, prima di scartare.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n cards left: what you lay down costs nothing.</source>
        <translation>
            <numerusform>A {name} resta %n carta: quello che cali non costa nulla.</numerusform>
            <numerusform>A {name} restano %n carte: quello che cali non costa nulla.</numerusform>
        </translation>
    </message>
    <message>
        <source>What lies on the table costs nothing any more.</source>
        <translation>Quello che sta sul tavolo non costa più nulla.</translation>
    </message>
    <message>
        <source>The freed joker helps you in another place.</source>
        <translation>Il jolly liberato ti aiuta in un altro punto.</translation>
    </message>
    <message>
        <source>It belongs to the best plan for the whole turn.</source>
        <translation>Fa parte del piano migliore per tutto il turno.</translation>
    </message>
    <message>
        <source>Discard {card}: no other card can be discarded now.</source>
        <translation>Scarta {card}: adesso non si può scartare un&apos;altra carta.</translation>
    </message>
    <message>
        <source>Discard {cards}: one is as good as the other.</source>
        <translation>Scarta {cards}: una vale l&apos;altra.</translation>
    </message>
    <message>
        <source>Discard {card}: it fits no meld. {other} could be added to {meld} by {name}.</source>
        <translation>Scarta {card}: non attacca a nulla. {name} potrebbe attaccare {other} a {meld}.</translation>
    </message>
    <message>
        <source>{cards} will become no meld without a joker: every {missing} is in sight. Discard {card}.</source>
        <translation>Con {cards} non viene più un gioco senza jolly: le carte {missing} sono già tutte in vista. Scarta {card}.</translation>
    </message>
    <message>
        <source>Discard {card}: it stands alone. Cards that still help {cards}: {count}.</source>
        <translation>Scarta {card}: è isolata. Carte ancora utili per {cards}: {count}.</translation>
    </message>
    <message>
        <source>Cards that still help: {kept} for {keep}, {given} for {card}. Discard {card}.</source>
        <translation>Carte ancora utili: {kept} per {keep}, {given} per {card}. Scarta {card}.</translation>
    </message>
    <message>
        <source>Discard {card}: {other} is needed for {meld}.</source>
        <translation>Scarta {card}: {other} serve per {meld}.</translation>
    </message>
    <message>
        <source>Discard {card}: {other} can still be added to {meld}.</source>
        <translation>Scarta {card}: {other} si può ancora attaccare a {meld}.</translation>
    </message>
    <message numerus="yes">
        <source>Discard {card}: it costs {points} if someone goes out, and {name} has %n cards left.</source>
        <translation>
            <numerusform>Scarta {card}: costa {points} se qualcuno chiude, e a {name} resta %n carta.</numerusform>
            <numerusform>Scarta {card}: costa {points} se qualcuno chiude, e a {name} restano %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard {card}: it costs {points} in hand, {other} only {less}.</source>
        <translation>Scarta {card}: in mano costa {points}, {other} solo {less}.</translation>
    </message>
    <message>
        <source>Discard {card}: a joker fits nearly everywhere and stays.</source>
        <translation>Scarta {card}: un jolly va bene quasi ovunque e resta.</translation>
    </message>
    <message>
        <source>Discard {card}: without it your hand is better than without {other}.</source>
        <translation>Scarta {card}: senza quella carta la tua mano è migliore che senza {other}.</translation>
    </message>
    <message>
        <source>Your best opening has {points} of {need}.</source>
        <translation>La tua apertura migliore ha {points} su {need}.</translation>
    </message>
    <message>
        <source>There is no meld to open with yet.</source>
        <translation>Non c&apos;è ancora nessun gioco per aprire.</translation>
    </message>
    <message>
        <source>Keep the rest in hand for now: on the table it may help the others.</source>
        <translation>Per ora tieni il resto in mano: sul tavolo forse aiuta gli altri.</translation>
    </message>
    <message>
        <source>Wait a turn with {kept}: on the table it helps the others, and each of them still holds {count} cards or more.</source>
        <translation>Aspetta un turno con {kept}: sul tavolo aiuta gli altri, e tutti hanno ancora almeno {count} carte.</translation>
    </message>
    <message>
        <source>Wait a turn with {kept}: on the table it helps the others, and none of them has opened.</source>
        <translation>Aspetta un turno con {kept}: sul tavolo aiuta gli altri, e nessun altro ha aperto.</translation>
    </message>
    <message numerus="yes">
        <source>Wait a turn with {kept}: {name} still holds %n cards and could add to it on the table.</source>
        <translation>
            <numerusform>Aspetta un turno con {kept}: a {name} resta %n carta e sul tavolo potrebbe attaccarci.</numerusform>
            <numerusform>Aspetta un turno con {kept}: a {name} restano %n carte e sul tavolo potrebbe attaccarci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wait a turn with {kept}: {name} has not opened yet, so there is no hurry.</source>
        <translation>Aspetta un turno con {kept}: {name} non ha ancora aperto, quindi non c&apos;è fretta.</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Look at your {suit}.</source>
        <translation>Guarda le tue carte di {suit}.</translation>
    </message>
    <message>
        <source>Look for cards of one rank in your hand.</source>
        <translation>Cerca in mano carte dello stesso valore.</translation>
    </message>
    <message>
        <source>Count the points of the melds in your hand.</source>
        <translation>Conta i punti dei giochi che hai in mano.</translation>
    </message>
    <message>
        <source>Look at what your cards would cost in hand.</source>
        <translation>Guarda quanto ti costerebbero le carte in mano.</translation>
    </message>
    <message>
        <source>Look at the card on the discard pile.</source>
        <translation>Guarda la carta in cima al pozzo.</translation>
    </message>
    <message>
        <source>Look at the melds on the table and at what fits them.</source>
        <translation>Guarda i giochi sul tavolo e quali carte attaccano.</translation>
    </message>
    <message>
        <source>Look at your whole hand together with the table.</source>
        <translation>Guarda tutta la tua mano insieme al tavolo.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Pesca dal tallone.</translation>
    </message>
    <message>
        <source>Take the discard.</source>
        <translation>Prendi dal pozzo.</translation>
    </message>
    <message>
        <source>Lay down {melds}.</source>
        <translation>Cala {melds}.</translation>
    </message>
    <message>
        <source>Add {card} to {meld}.</source>
        <translation>Attacca {card} a {meld}.</translation>
    </message>
    <message>
        <source>Swap the joker of {meld} for {card}.</source>
        <translation>Sostituisci il jolly di {meld} con {card}.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Scarta {card}.</translation>
    </message>
    <message>
        <source>Buy the discard and lay {melds}.</source>
        <translation>Compra lo scarto e cala {melds}.</translation>
    </message>
    <message>
        <source>Buy the discard.</source>
        <translation>Compra lo scarto.</translation>
    </message>
    <message>
        <source>Let the discard go.</source>
        <translation>Lascia andare lo scarto.</translation>
    </message>
    <message>
        <source>There is nothing to choose here: draw from the stock.</source>
        <translation>Qui non c&apos;è niente da scegliere: pesca dal tallone.</translation>
    </message>
    <message>
        <source>There is nothing to choose here: only {card} can be discarded.</source>
        <translation>Qui non c&apos;è niente da scegliere: si può scartare solo {card}.</translation>
    </message>
    <message>
        <source>There is nothing to choose here: let the discard go.</source>
        <translation>Qui non c&apos;è niente da scegliere: lascia andare lo scarto.</translation>
    </message>
    <message>
        <source>You can go out now.</source>
        <translation>Puoi chiudere adesso.</translation>
    </message>
    <message>
        <source>You can go out now: discard {card}.</source>
        <translation>Puoi chiudere adesso: scarta {card}.</translation>
    </message>
    <message>
        <source>You can go out now: add {card} to {meld}, then discard {last}.</source>
        <translation>Puoi chiudere adesso: attacca {card} a {meld}, poi scarta {last}.</translation>
    </message>
    <message>
        <source>{meld}: {parts} = {points}</source>
        <comment>points of a meld, card by card</comment>
        <translation>{meld}: {parts} = {points}</translation>
    </message>
    <message numerus="yes">
        <source>{card} would do it: %n still unseen.</source>
        <translation>
            <numerusform>Basterebbe {card}: ne resta %n non ancora vista.</numerusform>
            <numerusform>Basterebbe {card}: ne restano %n non ancora viste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Mostra la mossa</translation>
    </message>
    <message>
        <source>meant by the hint</source>
        <comment>a card, a meld or a pile</comment>
        <translation>indicato dal suggerimento</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Rule behind the hint</source>
        <translation>Regola del suggerimento</translation>
    </message>
    <message>
        <source>The round is over. Hints come with your next turn.</source>
        <translation>La smazzata è finita. I suggerimenti tornano al tuo prossimo turno.</translation>
    </message>
    <message>
        <source>No hint that rests on a rule is shown.</source>
        <translation>Ora non c&apos;è un suggerimento fondato su una regola.</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>Add {card} here</source>
        <comment>button: to the meld that the keyboard is at</comment>
        <translation>Attacca {card} qui</translation>
    </message>
    <message numerus="yes">
        <source>Add %n cards here</source>
        <comment>button: to the meld that the keyboard is at</comment>
        <translation>
            <numerusform>Attacca %n carta qui</numerusform>
            <numerusform>Attacca %n carte qui</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the joker differently</source>
        <comment>button: in a prepared meld</comment>
        <translation>Cambia il valore del jolly</translation>
    </message>
    <message>
        <source>Choose {card} to discard</source>
        <translation>Scegli {card} da scartare</translation>
    </message>
    <message>
        <source>Use {card} first</source>
        <comment>button, resting</comment>
        <translation>Usa prima {card}</translation>
    </message>
    <message>
        <source>Use the joker first</source>
        <comment>button, resting</comment>
        <translation>Usa prima il jolly</translation>
    </message>
    <message>
        <source>Select the card that you want to discard.</source>
        <translation>Scegli la carta che vuoi scartare.</translation>
    </message>
    <message>
        <source>Your hand is sorted like this already.</source>
        <translation>La tua mano è già ordinata così.</translation>
    </message>
</context>
<context>
    <name>LeavingTexts</name>
    <message>
        <source>Let a computer player sit in</source>
        <translation>Lascia giocare un computer al tuo posto</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>Riprendi il tuo posto</translation>
    </message>
    <message>
        <source>Who plays on for you?</source>
        <translation>Chi continua a giocare al tuo posto?</translation>
    </message>
    <message>
        <source>If a computer player plays on, what you have laid this turn goes back to your hand first.</source>
        <translation>Se continua un computer, ciò che hai calato in questo turno torna prima nella tua mano.</translation>
    </message>
    <message>
        <source>If a computer player plays on, the card you have taken goes back to the discard pile first.</source>
        <translation>Se continua un computer, la carta che hai preso torna prima sul pozzo.</translation>
    </message>
    <message>
        <source>A computer player plays on (level {level})</source>
        <translation>Continua un computer (livello {level})</translation>
    </message>
    <message>
        <source>Leave, it stays saved</source>
        <comment>it: the match</comment>
        <translation>Esci, la partita resta salvata</translation>
    </message>
    <message>
        <source>Play on myself</source>
        <translation>Continua tu a giocare</translation>
    </message>
    <message>
        <source>a computer player sits in for {name}</source>
        <comment>on a player&apos;s plate</comment>
        <translation>un computer gioca al posto di {name}</translation>
    </message>
    <message>
        <source>A computer player sits in for {name}.</source>
        <translation>Un computer gioca al posto di {name}.</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <comment>on a player&apos;s plate: a computer player sits in</comment>
        <translation>{name} (computer)</translation>
    </message>
    <message>
        <source>You have your seat back.</source>
        <translation>Giochi di nuovo al tuo posto.</translation>
    </message>
    <message>
        <source>For some of the match a computer player sat in for {names}.</source>
        <translation>Per una parte della partita un computer ha giocato al posto di {names}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Your seat no longer plays in this match.</source>
        <translation>Il tuo posto non gioca più in questa partita.</translation>
    </message>
</context>
<context>
    <name>LevelTexts</name>
    <message>
        <source>Rating: {points} Elo below the level {level}.</source>
        <translation>Punteggio Elo: {points} sotto il livello «{level}».</translation>
    </message>
    <message>
        <source>Rating: {points} Elo above the level {level}.</source>
        <translation>Punteggio Elo: {points} sopra il livello «{level}».</translation>
    </message>
    <message>
        <source>The other levels are measured by this one.</source>
        <translation>Con questo livello si misurano gli altri.</translation>
    </message>
    <message>
        <source>{name}: level {level}.</source>
        <comment>a computer player; no man or woman</comment>
        <translation>{name}: livello «{level}».</translation>
    </message>
    <message>
        <source>{name} is the bot {bot}.</source>
        <translation>{name} è il bot {bot}.</translation>
    </message>
</context>
<context>
    <name>ListTexts</name>
    <message>
        <source>{first} and {last}</source>
        <comment>{last} begins with the sound i</comment>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <comment>names in a row</comment>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <comment>{last} begins with the sound o</comment>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <comment>one of several</comment>
        <translation>{first} o {last}</translation>
    </message>
</context>
<context>
    <name>LookingTexts</name>
    <message>
        <source>Look through the discard pile</source>
        <translation>Guarda tutto il pozzo</translation>
    </message>
    <message>
        <source>At this table only the top card of the discard pile may be looked at.</source>
        <translation>A questo tavolo si può guardare solo la prima carta del pozzo.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>Il pozzo è vuoto.</translation>
    </message>
    <message>
        <source>The round is over: the discard pile is put away.</source>
        <translation>La smazzata è finita: il pozzo è stato tolto.</translation>
    </message>
</context>
<context>
    <name>MatchFileTexts</name>
    <message>
        <source>Open a match…</source>
        <translation>Apri una partita…</translation>
    </message>
    <message>
        <source>Open a match</source>
        <comment>title of a dialog</comment>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Open this match</source>
        <comment>button of a dialog</comment>
        <translation>Apri questa partita</translation>
    </message>
    <message>
        <source>Save the match as a file…</source>
        <translation>Salva la partita in un file…</translation>
    </message>
    <message>
        <source>Save the match</source>
        <comment>title of a dialog</comment>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>Matches of Scala 40</source>
        <translation>Partite di Scala 40</translation>
    </message>
    <message>
        <source>Watch computer players</source>
        <translation>Guarda giocare i computer</translation>
    </message>
    <message>
        <source>You are in a match. Go to the start page first; your match stays saved.</source>
        <translation>Sei in una partita. Vai prima alla pagina iniziale; la tua partita resta salvata.</translation>
    </message>
    <message>
        <source>Another match of computer players begins in place of this one.</source>
        <translation>Al posto di questa comincia un&apos;altra partita dei computer.</translation>
    </message>
</context>
<context>
    <name>MenuTexts</name>
    <message>
        <source>Game</source>
        <comment>menu</comment>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>menu</comment>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>View</source>
        <comment>menu</comment>
        <translation>Visualizza</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>menu</comment>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>menu</comment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>menu</comment>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Pesca dal tallone</translation>
    </message>
    <message>
        <source>Take the discard</source>
        <translation>Prendi dal pozzo</translation>
    </message>
    <message>
        <source>Lay down the selected cards</source>
        <translation>Cala le carte selezionate</translation>
    </message>
    <message>
        <source>Add the selected cards to a meld</source>
        <translation>Attacca le carte selezionate a un gioco</translation>
    </message>
    <message>
        <source>Confirm the opening</source>
        <translation>Conferma l&apos;apertura</translation>
    </message>
    <message>
        <source>Take back all prepared melds</source>
        <translation>Riprendi tutti i giochi preparati</translation>
    </message>
    <message>
        <source>Take back a prepared meld</source>
        <translation>Riprendi un gioco preparato</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Scarta la carta selezionata</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla mossa</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti mossa</translation>
    </message>
    <message>
        <source>Sort for runs</source>
        <translation>Ordina per scale</translation>
    </message>
    <message>
        <source>Sort for sets</source>
        <translation>Ordina per gruppi</translation>
    </message>
    <message>
        <source>Sort for both</source>
        <translation>Ordina per entrambi</translation>
    </message>
    <message>
        <source>Undo the sort</source>
        <translation>Torna all&apos;ordine di prima</translation>
    </message>
    <message>
        <source>Show the last turns again</source>
        <translation>Rivedi gli ultimi turni</translation>
    </message>
    <message>
        <source>Explain the last refusal</source>
        <translation>Spiega l&apos;ultimo rifiuto</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Prossimo passo</translation>
    </message>
    <message>
        <source>Do not wait</source>
        <comment>menu: computer players move at once</comment>
        <translation>Non aspettare</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Togli la selezione</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Pannello laterale</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Riduci</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Dimensione consueta</translation>
    </message>
    <message>
        <source>All settings…</source>
        <translation>Tutte le impostazioni…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>language</comment>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>pace of the computer players: nothing moves, no waiting</comment>
        <translation>Senza animazione</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of the computer players</comment>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of the computer players</comment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of the computer players</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Card letters</source>
        <translation>Lettere delle carte</translation>
    </message>
    <message>
        <source>As the language</source>
        <comment>card letters</comment>
        <translation>Come la lingua</translation>
    </message>
    <message>
        <source>Your name…</source>
        <translation>Il tuo nome…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>About Scala 40</source>
        <translation>Informazioni su Scala 40</translation>
    </message>
    <message>
        <source>Scala 40, version {version}. The Italian rummy for two and more, against computer players. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Scala 40, versione {version}. Il ramino italiano per due o più, contro il computer. Software libero con licenza GNU General Public License, versione 3 o successiva.</translation>
    </message>
    <message>
        <source>Show the folder with reports</source>
        <translation>Mostra la cartella dei rapporti</translation>
    </message>
</context>
<context>
    <name>NewMatchTexts</name>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Quick round</source>
        <translation>Smazzata veloce</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n avversario</numerusform>
            <numerusform>%n avversari</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuisci</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Read these rules</source>
        <translation>Leggi queste regole</translation>
    </message>
    <message>
        <source>Your match in progress stays saved.</source>
        <translation>La partita in corso resta salvata.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>rule set</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>rule set</comment>
        <translation>Classico</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>rule set</comment>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Online</source>
        <comment>rule set</comment>
        <translation>Online</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>rule set</comment>
        <translation>Famiglia</translation>
    </message>
    <message>
        <source>First games</source>
        <comment>rule set</comment>
        <translation>Primi passi</translation>
    </message>
    <message>
        <source>Jokers count in the opening, and you may take a card for it.</source>
        <translation>I jolly contano nell&apos;apertura e puoi prendere una carta per farla.</translation>
    </message>
    <message>
        <source>You open without jokers and go out with a discard.</source>
        <translation>Si apre senza jolly e si chiude con uno scarto.</translation>
    </message>
    <message>
        <source>No taking before you open, and cards that fit are held back.</source>
        <translation>Niente pozzo prima di aprire, e le carte che attaccano si tengono.</translation>
    </message>
    <message>
        <source>A clock for each turn, and going out in one turn counts double.</source>
        <translation>Orologio per ogni turno, e la chiusura in mano vale doppio.</translation>
    </message>
    <message>
        <source>Swapped jokers may be kept, and whoever is eliminated may come back.</source>
        <translation>Il jolly sostituito si può tenere, e chi va fuori può rientrare.</translation>
    </message>
    <message>
        <source>Like Standard, but {points} points are enough to open.</source>
        <translation>Come Standard, ma per aprire bastano {points} punti.</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>level; no man or woman</comment>
        <translation>principiante</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>level; no man or woman</comment>
        <translation>amatoriale</translation>
    </message>
    <message>
        <source>club</source>
        <comment>level; no man or woman</comment>
        <translation>da circolo</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>level; no man or woman</comment>
        <translation>esperto</translation>
    </message>
    <message>
        <source>master</source>
        <comment>level; no man or woman</comment>
        <translation>maestro</translation>
    </message>
    <message>
        <source>Knows the rules, lays down early and looks only at its own cards.</source>
        <translation>Conosce le regole, cala presto e guarda solo le proprie carte.</translation>
    </message>
    <message>
        <source>Sees most chances, and now and then lets one go.</source>
        <translation>Vede quasi tutte le occasioni e ogni tanto ne lascia andare una.</translation>
    </message>
    <message>
        <source>Counts what has gone, keeps melds back, and goes out as soon as it can.</source>
        <translation>Conta le carte uscite, tiene i giochi in mano e chiude appena può.</translation>
    </message>
    <message>
        <source>Plays like the club, and tries each discard in imagined rounds before it chooses.</source>
        <translation>Gioca come al circolo e prova ogni scarto in smazzate immaginate prima di scegliere.</translation>
    </message>
    <message>
        <source>Tries taking, laying and discarding in imagined rounds, and weighs what they bring.</source>
        <translation>Prova in smazzate immaginate se prendere, calare e scartare, e pesa quanto rende.</translation>
    </message>
    <message>
        <source>A bot that was added to this program.</source>
        <translation>Un bot aggiunto a questo programma.</translation>
    </message>
    <message>
        <source>For all opponents</source>
        <translation>Per tutti gli avversari</translation>
    </message>
    <message>
        <source>{name}: {level}</source>
        <translation>{name}: {level}</translation>
    </message>
    <message>
        <source>Level of {name}</source>
        <translation>Livello di {name}</translation>
    </message>
    <message>
        <source>Wins about {won} of {of} matches against the level {level}.</source>
        <translation>Vince circa {won} partite su {of} contro il livello «{level}».</translation>
    </message>
    <message>
        <source>{name} ({character})</source>
        <translation>{name} ({character})</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>a style of play; no man or woman</comment>
        <translation>audace</translation>
    </message>
    <message>
        <source>patient</source>
        <comment>a style of play; no man or woman</comment>
        <translation>paziente</translation>
    </message>
    <message>
        <source>careful</source>
        <comment>a style of play; no man or woman</comment>
        <translation>prudente</translation>
    </message>
    <message>
        <source>Bold: cares little about what its discards bring to others.</source>
        <translation>Audace: bada poco a quello che i suoi scarti danno agli altri.</translation>
    </message>
    <message>
        <source>Patient: waits for cards that fit, and seldom takes a discard.</source>
        <translation>Paziente: aspetta carte adatte e prende di rado dal pozzo.</translation>
    </message>
    <message>
        <source>Careful: gives nothing away, and gets rid of points early.</source>
        <translation>Prudente: non regala nulla e si libera presto dei punti.</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>This account has no home folder, so matches are not saved. You can play all the same.</source>
        <translation>Questo account non ha una cartella propria, quindi le partite non vengono salvate. Puoi giocare lo stesso.</translation>
    </message>
    <message>
        <source>{folder} is not a folder, so matches are not saved. You can play all the same.</source>
        <translation>{folder} non è una cartella, quindi le partite non vengono salvate. Puoi giocare lo stesso.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made, so matches are not saved. You can play all the same.</source>
        <translation>La cartella {folder} non si può creare, quindi le partite non vengono salvate. Puoi giocare lo stesso.</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}, so matches are not saved. You can play all the same.</source>
        <translation>In {folder} non si può scrivere, quindi le partite non vengono salvate. Puoi giocare lo stesso.</translation>
    </message>
    <message>
        <source>The last move could not be saved ({detail}). Play goes on; the match is kept up to the move before.</source>
        <translation>L&apos;ultima mossa non è stata salvata ({detail}). Si gioca ancora; la partita è salvata fino alla mossa precedente.</translation>
    </message>
    <message>
        <source>The disk is full: the last moves are not saved. Make room, and saving goes on by itself.</source>
        <translation>Il disco è pieno: le ultime mosse non sono salvate. Fai spazio e il salvataggio riprende da solo.</translation>
    </message>
    <message>
        <source>The last moves are not saved. Make room and wait a moment, or close the window again to leave.</source>
        <translation>Le ultime mosse non sono salvate. Fai spazio e aspetta un momento, oppure premi ancora il tasto della finestra per uscire.</translation>
    </message>
    <message>
        <source>Saving works again. The whole match is on disk.</source>
        <translation>Il salvataggio funziona di nuovo. Tutta la partita è al sicuro.</translation>
    </message>
    <message>
        <source>The saved matches come from a newer version of Scala 40 and are left as they are. This session is not saved.</source>
        <translation>Le partite salvate vengono da una versione più nuova di Scala 40 e restano come sono. Ora non si salva nulla.</translation>
    </message>
    <message>
        <source>The saved matches cannot be read. They were put aside as {file}, and saving begins anew.</source>
        <translation>Le partite salvate non si leggono. Sono state messe da parte come {file}, e si ricomincia a salvare.</translation>
    </message>
    <message>
        <source>One saved match cannot be read and is left aside. The others are whole.</source>
        <translation>Una partita salvata non si legge e resta da parte. Le altre sono intere.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of Scala 40. It is left as it is.</source>
        <translation>{file} viene da una versione più nuova di Scala 40. Resta com&apos;è.</translation>
    </message>
    <message>
        <source>{file} is not a match file of Scala 40, or a part of it is missing.</source>
        <translation>{file} non è un file della partita di Scala 40, o ne manca una parte.</translation>
    </message>
    <message>
        <source>{file} stops in round {number} at move {move}. {why}</source>
        <translation>{file} si ferma alla smazzata {number}, mossa {move}. {why}</translation>
    </message>
    <message>
        <source>The match of {file} is over. It is shown here as it was played.</source>
        <translation>La partita di {file} è finita. Qui si rivede com&apos;è stata giocata.</translation>
    </message>
    <message>
        <source>{file} cannot be read: it is not there, or this account may not read it.</source>
        <translation>{file} non si legge: non c&apos;è, o questo account non può leggerlo.</translation>
    </message>
    <message>
        <source>Something unexpected happened. The match is saved, and you can play on.</source>
        <translation>È successo qualcosa di imprevisto. La partita è salvata e puoi continuare.</translation>
    </message>
    <message>
        <source>Something unexpected happened. The match is saved; a report lies in {file}.</source>
        <translation>È successo qualcosa di imprevisto. La partita è salvata; un rapporto è in {file}.</translation>
    </message>
    <message>
        <source>The last move went wrong inside the program and was not made. Nothing of the match is lost.</source>
        <translation>L&apos;ultima mossa è andata storta dentro il programma e non è stata fatta. Della partita non si è perso nulla.</translation>
    </message>
    <message>
        <source>The last move went wrong inside the program and was not made. Nothing of the match is lost; a report of it lies under Help.</source>
        <translation>L&apos;ultima mossa è andata storta dentro il programma e non è stata fatta. Della partita non si è perso nulla; il rapporto è nel menu «Aiuto».</translation>
    </message>
    <message>
        <source>Go on from before this move</source>
        <translation>Continua da prima di questa mossa</translation>
    </message>
    <message>
        <source>Scala 40 is open already. This second window saves nothing, so the first keeps your match.</source>
        <translation>Scala 40 è già in uso. Questa seconda finestra non salva nulla, così la prima conserva la tua partita.</translation>
    </message>
    <message>
        <source>Attention</source>
        <comment>the sign beside a sentence about something that is broken</comment>
        <translation>Attenzione</translation>
    </message>
    <message>
        <source>Attention: {sentence}</source>
        <translation>Attenzione: {sentence}</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Ho capito</translation>
    </message>
</context>
<context>
    <name>RackTexts</name>
    <message numerus="yes">
        <source>pinned, %n cards</source>
        <comment>a group of cards in the hand that stays together</comment>
        <translation>
            <numerusform>bloccata, %n carta</numerusform>
            <numerusform>bloccate, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>after a gap</source>
        <comment>a card in the hand, for the ear</comment>
        <translation>dopo uno spazio</translation>
    </message>
    <message>
        <source>A run</source>
        <comment>neighbouring cards in the hand</comment>
        <translation>Una scala</translation>
    </message>
    <message>
        <source>A set</source>
        <comment>neighbouring cards in the hand</comment>
        <translation>Un gruppo</translation>
    </message>
    <message numerus="yes">
        <source>Run with {cards} · %n unseen</source>
        <comment>under cards of the hand that lack one card</comment>
        <translation>
            <numerusform>Scala con {cards} · %n non vista</numerusform>
            <numerusform>Scala con {cards} · %n non viste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set with {cards} · %n unseen</source>
        <comment>under cards of the hand that lack one card</comment>
        <translation>
            <numerusform>Gruppo con {cards} · %n non vista</numerusform>
            <numerusform>Gruppo con {cards} · %n non viste</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin cards together</source>
        <comment>menu</comment>
        <translation>Blocca le carte</translation>
    </message>
    <message>
        <source>Pin this card</source>
        <comment>menu</comment>
        <translation>Blocca questa carta</translation>
    </message>
    <message>
        <source>Unpin cards</source>
        <comment>menu</comment>
        <translation>Sblocca le carte</translation>
    </message>
    <message>
        <source>Unpin this card</source>
        <comment>menu</comment>
        <translation>Sblocca questa carta</translation>
    </message>
    <message>
        <source>Make or close a gap</source>
        <comment>menu; between two cards of the hand</comment>
        <translation>Apri o chiudi uno spazio</translation>
    </message>
    <message>
        <source>Put the selected cards here</source>
        <comment>menu at a card of the hand</comment>
        <translation>Metti qui le carte scelte</translation>
    </message>
    <message>
        <source>Choose a card with another one on its left.</source>
        <translation>Scegli una carta che ne abbia un&apos;altra a sinistra.</translation>
    </message>
    <message numerus="yes">
        <source>{card} would do it: %n still unseen.</source>
        <translation>
            <numerusform>Basterebbe {card}: ne resta %n non ancora vista.</numerusform>
            <numerusform>Basterebbe {card}: ne restano %n non ancora viste.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} from the discard pile: {points} points.</source>
        <translation>Con {card} dal pozzo: {points} punti.</translation>
    </message>
    <message numerus="yes">
        <source>One of {cards} would do it: %n still unseen.</source>
        <translation>
            <numerusform>Ne basterebbe una tra {cards}: ne resta %n non ancora vista.</numerusform>
            <numerusform>Ne basterebbe una tra {cards}: ne restano %n non ancora viste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One card is missing: %n that would do it are still unseen.</source>
        <translation>
            <numerusform>Manca una carta: ne resta %n utile non ancora vista.</numerusform>
            <numerusform>Manca una carta: ne restano %n utili non ancora viste.</numerusform>
        </translation>
    </message>
    <message>
        <source>One more card is not enough for {need} yet.</source>
        <translation>Una carta in più non basta ancora per {need}.</translation>
    </message>
    <message>
        <source>Best opening in hand</source>
        <translation>Apertura migliore in mano</translation>
    </message>
    <message>
        <source>Cards that help, still unseen</source>
        <translation>Carte utili, non ancora viste</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>A turn begins with one card: draw it from the stock, or take the discard.</source>
        <translation>Il turno comincia con una carta: pescala dal tallone o prendila dal pozzo.</translation>
    </message>
    <message>
        <source>You have your card for this turn. Lay down what you like, then discard.</source>
        <translation>Hai già la carta di questo turno. Cala quello che vuoi, poi scarta.</translation>
    </message>
    <message>
        <source>The top discard is on offer now: buy it, or pass.</source>
        <translation>La carta in cima al pozzo ora si può comprare: comprala o passa.</translation>
    </message>
    <message>
        <source>This round is over. The next one brings new cards.</source>
        <translation>Questa smazzata è finita. La prossima porta carte nuove.</translation>
    </message>
    <message>
        <source>Another player is on turn. Meanwhile you can sort your cards.</source>
        <translation>Adesso tocca a qualcun altro. Intanto puoi ordinare le tue carte.</translation>
    </message>
    <message>
        <source>{card} is not in your hand. Choose from the cards you hold.</source>
        <translation>{card} non è nella tua mano. Scegli tra le carte che hai.</translation>
    </message>
    <message>
        <source>These cards are no longer in your hand. Choose from the cards you hold.</source>
        <translation>Queste carte non sono più nella tua mano. Scegli tra le carte che hai.</translation>
    </message>
    <message>
        <source>{card} lies in two of these melds. A card goes into one meld only.</source>
        <translation>{card} sta in due di questi giochi. Ogni carta va in uno solo.</translation>
    </message>
    <message>
        <source>You discard one card each turn. Choose one of these.</source>
        <translation>A ogni turno scarti una carta. Scegli una di queste.</translation>
    </message>
    <message>
        <source>A turn begins with one card: draw it from the stock.</source>
        <translation>Il turno comincia con una carta: pescala dal tallone.</translation>
    </message>
    <message>
        <source>First open with {need} points; then you can add {card} to this meld.</source>
        <translation>Prima apri con {need} punti; poi potrai attaccare {card} a questo gioco.</translation>
    </message>
    <message>
        <source>First open with {need} points; then you can swap the joker for {card}.</source>
        <translation>Prima apri con {need} punti; poi potrai sostituire il jolly con {card}.</translation>
    </message>
    <message>
        <source>You go out only once you have opened with {need} points. Keep this card for now.</source>
        <translation>Si chiude solo dopo aver aperto con {need} punti. Per ora tieni questa carta.</translation>
    </message>
    <message>
        <source>At this table you open without jokers. Once you have opened, this meld may follow, even in this turn.</source>
        <translation>A questo tavolo si apre senza jolly. Dopo puoi calare anche questo gioco, già in questo turno.</translation>
    </message>
    <message numerus="yes">
        <source>At this table the melds without a joker must reach {need}. So far they have {have}: %n more.</source>
        <comment>{n} points are missing</comment>
        <translation>
            <numerusform>A questo tavolo i giochi senza jolly devono arrivare a {need}. Finora hanno {have}: ne manca %n.</numerusform>
            <numerusform>A questo tavolo i giochi senza jolly devono arrivare a {need}. Finora hanno {have}: ne mancano %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far {have} points. At this table you open with {need}: %n more.</source>
        <comment>{n} points are missing</comment>
        <translation>
            <numerusform>Finora {have} punti. A questo tavolo si apre con {need}: ne manca %n.</numerusform>
            <numerusform>Finora {have} punti. A questo tavolo si apre con {need}: ne mancano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You took {card} to open: this card belongs in the opening. Include it, or undo and draw from the stock.</source>
        <translation>Hai preso {card} per aprire: quella carta va nell&apos;apertura. Includila, oppure annulla la mossa e pesca dal tallone.</translation>
    </message>
    <message>
        <source>At this table you add only to your new melds in the turn in which you open. From your next turn, to all.</source>
        <translation>A questo tavolo nel turno dell&apos;apertura si attacca solo ai propri giochi nuovi; dal prossimo turno, a tutti.</translation>
    </message>
    <message>
        <source>At this table you add nothing in the turn in which you open. From your next turn you can.</source>
        <translation>A questo tavolo nel turno dell&apos;apertura non si attacca nulla. Dal prossimo turno potrai.</translation>
    </message>
    <message>
        <source>At this table you swap no joker in the turn in which you open. From your next turn you can.</source>
        <translation>A questo tavolo nel turno dell&apos;apertura non si sostituisce il jolly. Dal prossimo turno potrai.</translation>
    </message>
    <message>
        <source>At this table you take discards only once you have opened. Draw from the stock.</source>
        <translation>A questo tavolo si prende dal pozzo solo dopo aver aperto. Pesca dal tallone.</translation>
    </message>
    <message>
        <source>Until you open, you take a discard only to open with it. Your hand has no opening of {need} with {card}: draw.</source>
        <translation>Prima di aprire, dal pozzo si prende solo per aprire. Nella tua mano non c&apos;è apertura da {need} con {card}: pesca dal tallone.</translation>
    </message>
    <message>
        <source>At this table a taken card is used in the same turn. {card} has no place yet: draw from the stock.</source>
        <translation>A questo tavolo la carta presa si usa nello stesso turno. {card} non ha ancora un posto: pesca dal tallone.</translation>
    </message>
    <message>
        <source>With {card} this turn could not end in a discard by the rules. Draw from the stock.</source>
        <translation>Con {card} questo turno non potrebbe finire con uno scarto secondo le regole. Pesca dal tallone.</translation>
    </message>
    <message>
        <source>At this table a freed joker goes into a new meld. Lay it down with cards of your hand.</source>
        <translation>A questo tavolo il jolly sostituito va in un gioco nuovo. Calalo con carte della tua mano.</translation>
    </message>
    <message>
        <source>At this table you go out with a discard. Keep one card for it.</source>
        <translation>A questo tavolo si chiude con uno scarto. Tieni una carta per la fine.</translation>
    </message>
    <message>
        <source>At this table nobody goes out in the first lap. Keep a card until your next turn.</source>
        <translation>A questo tavolo nel primo giro nessuno chiude. Tieni una carta fino al prossimo turno.</translation>
    </message>
    <message>
        <source>{card} has just come from the discard pile and stays with you this turn. Discard another card.</source>
        <translation>{card} arriva adesso dal pozzo e per questo turno resta a te. Scarta un&apos;altra carta.</translation>
    </message>
    <message>
        <source>You took {card}: use it before you discard, or undo and draw from the stock.</source>
        <translation>Hai preso {card}: usa quella carta prima di scartare, oppure annulla la mossa e pesca dal tallone.</translation>
    </message>
    <message>
        <source>At this table a freed joker is laid down in the same turn. Use it in a meld, or undo the swap.</source>
        <translation>A questo tavolo il jolly sostituito si cala nello stesso turno. Usalo in un gioco, oppure annulla la mossa.</translation>
    </message>
    <message>
        <source>At this table a freed joker goes into a new meld in the same turn. Lay it down, or undo the swap.</source>
        <translation>A questo tavolo il jolly sostituito va in un gioco nuovo nello stesso turno. Calalo, oppure annulla la mossa.</translation>
    </message>
    <message>
        <source>At this table a joker is discarded only to go out. Choose another card.</source>
        <translation>A questo tavolo il jolly si scarta solo per chiudere. Scegli un&apos;altra carta.</translation>
    </message>
    <message>
        <source>At this table a joker is never discarded. Choose another card.</source>
        <translation>A questo tavolo il jolly non si scarta mai. Scegli un&apos;altra carta.</translation>
    </message>
    <message>
        <source>{card} fits {meld}. At this table such a card is discarded only to go out: add it, or choose another.</source>
        <translation>{card} attacca a {meld}. A questo tavolo una carta così si scarta solo per chiudere: attaccala o scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>{card} fits {meld}. At this table you discard such a card only once you have opened: choose another.</source>
        <translation>{card} attacca a {meld}. A questo tavolo una carta così si scarta solo dopo aver aperto: scegline un&apos;altra.</translation>
    </message>
    <message>
        <source>There is nothing to undo: a card drawn from the stock stays with you.</source>
        <translation>Non c&apos;è nessuna mossa da annullare: la carta pescata dal tallone resta a te.</translation>
    </message>
</context>
<context>
    <name>ReportTexts</name>
    <message>
        <source>{value} ({low} to {high})</source>
        <comment>an interval</comment>
        <translation>{value} ({low} a {high})</translation>
    </message>
    <message>
        <source>Rounds</source>
        <comment>before a progress bar</comment>
        <translation>Smazzate</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>before a progress bar</comment>
        <translation>Partite</translation>
    </message>
    <message numerus="yes">
        <source>%n deals, each from every seat: {rounds} rounds</source>
        <translation>
            <numerusform>%n distribuzione, giocata da ogni posto: {rounds} smazzate</numerusform>
            <numerusform>%n distribuzioni, ognuna da ogni posto: {rounds} smazzate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single rounds</source>
        <translation>
            <numerusform>%n smazzata singola</numerusform>
            <numerusform>%n smazzate singole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches, each from every seat on the same deals: {total} in all</source>
        <translation>
            <numerusform>%n partita, da ogni posto con le stesse distribuzioni: {total} in tutto</numerusform>
            <numerusform>%n partite, ognuna da ogni posto con le stesse distribuzioni: {total} in tutto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <comment>played without a window</comment>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules: {rules}; seed: {seed}</source>
        <translation>Regole: {rules}; valore iniziale: {seed}</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>head of a column</comment>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>head of a column</comment>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>head of a column: how many</comment>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Won %</source>
        <comment>head of a column</comment>
        <translation>Vinte&#xa0;%</translation>
    </message>
    <message>
        <source>Ahead&#xa0;– behind</source>
        <comment>head of a column: how often</comment>
        <translation>avanti&#xa0;– indietro</translation>
    </message>
    <message>
        <source>99% below</source>
        <comment>head of a column: milliseconds</comment>
        <translation>99% sotto</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, {dead} without a winner; {seconds} s, {speed} rounds a second</source>
        <translation>
            <numerusform>%n smazzata, {dead} senza vincitore; {seconds} s, {speed} smazzate al secondo</numerusform>
            <numerusform>%n smazzate, {dead} senza vincitore; {seconds} s, {speed} smazzate al secondo</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds won %</source>
        <comment>head of a column</comment>
        <translation>Smazzate vinte&#xa0;%</translation>
    </message>
    <message>
        <source>Penalty a round</source>
        <comment>head of a column</comment>
        <translation>Penalità a smazzata</translation>
    </message>
    <message>
        <source>Points a round</source>
        <comment>head of a column</comment>
        <translation>Punti a smazzata</translation>
    </message>
    <message>
        <source>Sign test</source>
        <comment>head of a column</comment>
        <translation>Test dei segni</translation>
    </message>
    <message>
        <source>ms a decision</source>
        <comment>head of a column: milliseconds</comment>
        <translation>ms a decisione</translation>
    </message>
    <message>
        <source>Longest</source>
        <comment>head of a column: a decision, in milliseconds</comment>
        <translation>Più lunga</translation>
    </message>
    <message>
        <source>An interval needs at least {count} deals.</source>
        <translation>Per un intervallo servono almeno {count} distribuzioni.</translation>
    </message>
    <message>
        <source>An interval needs at least {count} rounds.</source>
        <translation>Per un intervallo servono almeno {count} smazzate.</translation>
    </message>
    <message>
        <source>An interval needs at least {count} matches, each from every seat.</source>
        <translation>Per un intervallo servono almeno {count} partite, ognuna da ogni posto.</translation>
    </message>
    <message>
        <source>An interval needs at least {count} matches.</source>
        <translation>Per un intervallo servono almeno {count} partite.</translation>
    </message>
    <message>
        <source>Found among the records: {count}</source>
        <translation>Trovate tra le registrazioni: {count}</translation>
    </message>
</context>
<context>
    <name>RoundEndTexts</name>
    <message>
        <source>End of round {number}</source>
        <translation>Fine della smazzata {number}</translation>
    </message>
    <message>
        <source>{name} went out in one turn</source>
        <translation>{name} ha chiuso in mano</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} ha chiuso</translation>
    </message>
    <message>
        <source>No cards left</source>
        <comment>whoever went out</comment>
        <translation>Nessuna carta in mano</translation>
    </message>
    <message>
        <source>Dead round: the stock is used up. At this table all hands count.</source>
        <translation>Smazzata nulla: il tallone è finito. A questo tavolo contano tutte le mani.</translation>
    </message>
    <message>
        <source>Dead round: the stock is used up. At this table nobody gets penalty points.</source>
        <translation>Smazzata nulla: il tallone è finito. A questo tavolo nessuno prende penalità.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty points</source>
        <translation>
            <numerusform>%n punto di penalità</numerusform>
            <numerusform>%n punti di penalità</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} = {total}</source>
        <comment>points added up</comment>
        <translation>{parts} = {total}</translation>
    </message>
    <message>
        <source>not opened: {points} points</source>
        <translation>non ha aperto: {points} punti</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>raddoppio</translation>
    </message>
    <message>
        <source>bonus for going out: {points}</source>
        <translation>bonus per chi chiude: {points}</translation>
    </message>
    <message>
        <source>bonus for going out in one turn: {points}</source>
        <translation>bonus per la chiusura in mano: {points}</translation>
    </message>
    <message>
        <source>Total {total} / {limit}</source>
        <translation>Totale {total} / {limit}</translation>
    </message>
    <message>
        <source>{name} was one card from going out</source>
        <translation>A {name} mancava una carta per chiudere</translation>
    </message>
    <message>
        <source>{name} is eliminated with {total} points</source>
        <comment>a name is no man or woman</comment>
        <translation>{name} va fuori con {total} punti</translation>
    </message>
    <message>
        <source>You are eliminated with {total} points</source>
        <translation>Vai fuori con {total} punti</translation>
    </message>
    <message>
        <source>would have been melds</source>
        <translation>sarebbero stati giochi</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>restano</translation>
    </message>
    <message>
        <source>Press Enter to go on</source>
        <translation>Premi Invio per continuare</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Vedi il risultato</translation>
    </message>
    <message>
        <source>Keep watching</source>
        <translation>Guarda ancora la partita</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>{names} win the match together</source>
        <translation>{names} condividono la vittoria</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} vince la partita</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Vinci la partita</translation>
    </message>
    <message numerus="yes">
        <source>after %n rounds</source>
        <comment>how long the match was</comment>
        <translation>
            <numerusform>dopo %n smazzata</numerusform>
            <numerusform>dopo %n smazzate</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>place in the final order, as in 1.</comment>
        <translation>{place}°</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>final total</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Un&apos;altra partita</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
</context>
<context>
    <name>RuleBookTexts</name>
    <message>
        <source>Find in the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Successivo</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Precedente</translation>
    </message>
    <message>
        <source>Hide</source>
        <comment>the field that finds words</comment>
        <translation>Nascondi</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>places found in the rules</comment>
        <translation>{place} di {count}</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>mark of an example in the rule book</comment>
        <translation>si può</translation>
    </message>
    <message>
        <source>not allowed</source>
        <comment>mark of an example in the rule book</comment>
        <translation>non si può</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <comment>label in a picture</comment>
        <translation>Pozzo</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>label in a picture</comment>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>label in a picture</comment>
        <translation>In mano</translation>
    </message>
    <message>
        <source>Freed joker</source>
        <comment>label in a picture</comment>
        <translation>Jolly sostituito</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>label in a picture: the card that is discarded</comment>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>Last card</source>
        <comment>label in a picture: the card that is discarded to go out</comment>
        <translation>Ultima carta</translation>
    </message>
    <message>
        <source>Opened</source>
        <comment>label in a picture</comment>
        <translation>Ha aperto</translation>
    </message>
    <message>
        <source>Not opened</source>
        <comment>label in a picture</comment>
        <translation>Non ha aperto</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>label in a picture</comment>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
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
        <translation>{points} su {need}</translation>
    </message>
    <message>
        <source>Not opened: {points}</source>
        <comment>penalty points</comment>
        <translation>Non ha aperto: {points}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>label in a picture; no man or woman</comment>
        <translation>Mazziere</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <comment>label in a picture</comment>
        <translation>Verso del gioco</translation>
    </message>
    <message>
        <source>Stock</source>
        <comment>label in a picture</comment>
        <translation>Tallone</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>label in a picture</comment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Joker (stands for {card})</source>
        <comment>label in a picture</comment>
        <translation>Jolly (vale come {card})</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>label in a picture</comment>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>A table from above: the other players round it, stock and discard pile in the middle, the melds beside them, your hand below.</source>
        <translation>Un tavolo visto dall&apos;alto: intorno gli altri posti, in mezzo tallone e pozzo, accanto i giochi, in basso la tua mano.</translation>
    </message>
    <message>
        <source>Draw or take</source>
        <comment>step of a turn</comment>
        <translation>Pescare o prendere</translation>
    </message>
    <message>
        <source>Lay down, add, swap</source>
        <comment>step of a turn</comment>
        <translation>Calare, attaccare, sostituire</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>step of a turn</comment>
        <translation>Scartare</translation>
    </message>
    <message>
        <source>one card</source>
        <comment>how often a step of a turn is made</comment>
        <translation>una carta</translation>
    </message>
    <message>
        <source>as much as you like</source>
        <comment>how often a step of a turn is made</comment>
        <translation>quanto vuoi</translation>
    </message>
    <message>
        <source>The top card stays</source>
        <comment>label in a picture</comment>
        <translation>La carta in cima resta</translation>
    </message>
    <message>
        <source>New stock</source>
        <comment>label in a picture</comment>
        <translation>Nuovo tallone</translation>
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
        <translation>{first}, poi {second}</translation>
    </message>
</context>
<context>
    <name>RuleCardTexts</name>
    <message>
        <source>Rule card</source>
        <translation>Scheda delle regole</translation>
    </message>
    <message>
        <source>Rule card: {name}</source>
        <translation>Scheda delle regole: {name}</translation>
    </message>
    <message>
        <source>not as in Standard</source>
        <translation>diversa da Standard</translation>
    </message>
    <message>
        <source>not as in Tournament</source>
        <translation>diversa da Torneo</translation>
    </message>
    <message>
        <source>Not as in Standard: {count}.</source>
        <translation>Diverse da Standard: {count}.</translation>
    </message>
    <message>
        <source>Not as in Tournament: {count}.</source>
        <translation>Diverse da Torneo: {count}.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>File PDF</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Own rules…</source>
        <translation>Regole proprie…</translation>
    </message>
</context>
<context>
    <name>RuleFieldTexts</name>
    <message>
        <source>Players and deal</source>
        <comment>group of rules</comment>
        <translation>Giocatori e distribuzione</translation>
    </message>
    <message>
        <source>Opening</source>
        <comment>group of rules</comment>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Drawing and taking</source>
        <comment>group of rules</comment>
        <translation>Pescare e prendere</translation>
    </message>
    <message>
        <source>Melds and jokers</source>
        <comment>group of rules</comment>
        <translation>Giochi e jolly</translation>
    </message>
    <message>
        <source>Discards and going out</source>
        <comment>group of rules</comment>
        <translation>Scartare e chiudere</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>group of rules</comment>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>group of rules</comment>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Table manners</source>
        <comment>group of rules</comment>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation>Minimo al tavolo</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Massimo al tavolo</translation>
    </message>
    <message>
        <source>Partners</source>
        <comment>rule: alone or in pairs</comment>
        <translation>Compagni</translation>
    </message>
    <message>
        <source>Jokers in the game</source>
        <translation>Jolly in gioco</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Senso di gioco</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primo mazziere</translation>
    </message>
    <message>
        <source>Joker turned up</source>
        <translation>Jolly come prima carta</translation>
    </message>
    <message>
        <source>Points to open</source>
        <translation>Punti per aprire</translation>
    </message>
    <message>
        <source>Jokers in the opening</source>
        <translation>Jolly nell&apos;apertura</translation>
    </message>
    <message>
        <source>Taking before opening</source>
        <translation>Prendere prima di aprire</translation>
    </message>
    <message>
        <source>Adding in the opening turn</source>
        <translation>Attaccare nel turno d&apos;apertura</translation>
    </message>
    <message>
        <source>Swapping in the opening turn</source>
        <translation>Sostituire nel turno d&apos;apertura</translation>
    </message>
    <message>
        <source>Taken card</source>
        <translation>Carta presa</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Reshuffles</source>
        <translation>Rimescolate</translation>
    </message>
    <message>
        <source>Dead round</source>
        <translation>Smazzata nulla</translation>
    </message>
    <message>
        <source>Joker swapped out</source>
        <translation>Jolly sostituito</translation>
    </message>
    <message>
        <source>Joker in a set of three</source>
        <translation>Jolly in un gruppo di tre</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Scala più lunga</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Ultimo scarto</translation>
    </message>
    <message>
        <source>Going out in the first lap</source>
        <translation>Chiudere nel primo giro</translation>
    </message>
    <message>
        <source>Discarding fitting cards</source>
        <translation>Scartare carte che attaccano</translation>
    </message>
    <message>
        <source>Discarding jokers</source>
        <translation>Scartare jolly</translation>
    </message>
    <message>
        <source>Going out in one turn</source>
        <translation>Chiusura in mano</translation>
    </message>
    <message>
        <source>Bonus for going out in one turn</source>
        <translation>Bonus per la chiusura in mano</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>Bonus per chi chiude</translation>
    </message>
    <message>
        <source>Ace left in hand</source>
        <translation>Asso in mano</translation>
    </message>
    <message>
        <source>Round without an opening</source>
        <translation>Smazzata senza aprire</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Numero di smazzate</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Who is eliminated</source>
        <translation>Chi va fuori</translation>
    </message>
    <message>
        <source>Still in at the end</source>
        <translation>In gioco alla fine</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Rientri</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Tempo per turno</translation>
    </message>
    <message>
        <source>Looking at the discards</source>
        <translation>Guardare il pozzo</translation>
    </message>
    <message>
        <source>This belongs to a fixed number of rounds.</source>
        <translation>Vale con un numero fisso di smazzate.</translation>
    </message>
    <message>
        <source>With a fixed number of rounds the limit plays no part.</source>
        <translation>Con un numero fisso di smazzate il limite non conta.</translation>
    </message>
    <message>
        <source>This belongs to a match that the last one still in wins.</source>
        <translation>Vale per una partita vinta da chi resta in gioco per ultimo.</translation>
    </message>
    <message>
        <source>Pairs do not come back.</source>
        <translation>Le coppie non rientrano.</translation>
    </message>
    <message>
        <source>With so few players the match is over before anybody could come back.</source>
        <translation>In così pochi la partita finisce prima che qualcuno possa rientrare.</translation>
    </message>
    <message>
        <source>With so few players only one can be left.</source>
        <translation>In così pochi ne può restare uno solo.</translation>
    </message>
    <message>
        <source>Pairs need 4 or 6 players.</source>
        <translation>Le coppie si giocano in 4 o in 6.</translation>
    </message>
    <message>
        <source>Buying needs three players or more.</source>
        <translation>La compra si gioca almeno in tre.</translation>
    </message>
    <message>
        <source>Without points to open this makes no difference.</source>
        <translation>Senza punti per aprire non fa differenza.</translation>
    </message>
</context>
<context>
    <name>RuleFileTexts</name>
    <message>
        <source>Give these rules a name first.</source>
        <translation>Prima dai un nome a queste regole.</translation>
    </message>
    <message>
        <source>There are rules called {name} already: choose another name.</source>
        <translation>Ci sono già regole con il nome {name}: scegline un altro.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n rule sets of your own: remove one first.</source>
        <translation>
            <numerusform>C&apos;è posto per %n regolamento tuo: prima toglilo.</numerusform>
            <numerusform>C&apos;è posto per %n regolamenti tuoi: prima togline uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules could not be saved: {why}</source>
        <translation>Le regole non sono state salvate: {why}</translation>
    </message>
    <message>
        <source>Some of your own rules could not be read; the old file is kept as {file}.</source>
        <translation>Alcune delle tue regole non si leggono; il vecchio file resta come {file}.</translation>
    </message>
    <message>
        <source>{file} is too large for a file of rules.</source>
        <translation>{file} è troppo grande per un file di regole.</translation>
    </message>
    <message>
        <source>{file} holds no rules that this program can read; nothing has been changed.</source>
        <translation>{file} non contiene regole che questo programma sa leggere; niente è cambiato.</translation>
    </message>
    <message>
        <source>{file} was not taken in: “{rule}” must be one of these: {values}.</source>
        <translation>{file} non è stato caricato: «{rule}» deve essere una di queste scelte: {values}.</translation>
    </message>
    <message>
        <source>{file} was not taken in: “{rule}” must be a number from {low} to {high}.</source>
        <translation>{file} non è stato caricato: «{rule}» deve essere un numero da {low} a {high}.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of Scala 40.</source>
        <translation>{file} viene da una versione più nuova di Scala 40.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} non si legge: {why}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>{file} non si può scrivere: {why}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Salvato come {file}.</translation>
    </message>
    <message>
        <source>The rules {name} can be chosen now.</source>
        <translation>Ora puoi scegliere le regole {name}.</translation>
    </message>
    <message>
        <source>Rules of Scala 40</source>
        <translation>Regole di Scala 40</translation>
    </message>
    <message>
        <source>Load these rules</source>
        <comment>button</comment>
        <translation>Carica queste regole</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>button of a dialog: write the file</comment>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>RuleMeaningTexts</name>
    <message>
        <source>Your first melds need no points.</source>
        <translation>Puoi aprire con qualsiasi gioco.</translation>
    </message>
    <message>
        <source>The discards never become the stock; once it is used up, the round is dead.</source>
        <translation>Il pozzo non diventa mai tallone; quando questo è esaurito, la smazzata è nulla.</translation>
    </message>
    <message>
        <source>Whoever is eliminated does not come back.</source>
        <translation>Chi va fuori non può rientrare.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n players sit down.</source>
        <comment>2 to 6</comment>
        <translation>
            <numerusform>Al tavolo c&apos;è almeno %n.</numerusform>
            <numerusform>Al tavolo sono almeno in %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n players sit down.</source>
        <comment>2 to 6</comment>
        <translation>
            <numerusform>Al tavolo c&apos;è al massimo %n.</numerusform>
            <numerusform>Al tavolo sono al massimo in %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards, %n of them jokers.</source>
        <comment>2 or 4</comment>
        <translation>
            <numerusform>{cards} carte, di cui %n jolly.</numerusform>
            <numerusform>{cards} carte, di cui %n jolly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your first melds need %n points together.</source>
        <comment>0 to 100</comment>
        <translation>
            <numerusform>I tuoi primi giochi devono valere insieme %n punto.</numerusform>
            <numerusform>I tuoi primi giochi devono valere insieme %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards become the stock %n times; then the round is dead.</source>
        <comment>0 to 20</comment>
        <translation>
            <numerusform>Il pozzo diventa tallone %n volta; poi la smazzata è nulla.</numerusform>
            <numerusform>Il pozzo diventa tallone %n volte; poi la smazzata è nulla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n rounds.</source>
        <translation>
            <numerusform>La partita ha %n smazzata.</numerusform>
            <numerusform>La partita ha %n smazzate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limit is %n points.</source>
        <translation>
            <numerusform>Il limite è %n punto.</numerusform>
            <numerusform>Il limite è di %n punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when %n players are still in.</source>
        <comment>1 to 5</comment>
        <translation>
            <numerusform>La partita finisce quando ne resta in gioco solo %n.</numerusform>
            <numerusform>La partita finisce quando restano in gioco in %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever is eliminated may come back %n times with the worst total.</source>
        <comment>0 to 6</comment>
        <translation>
            <numerusform>Chi va fuori può rientrare %n volta con il totale peggiore.</numerusform>
            <numerusform>Chi va fuori può rientrare %n volte con il totale peggiore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A turn has %n seconds; after that the program draws and discards.</source>
        <translation>
            <numerusform>Un turno ha %n secondo; poi il programma pesca e scarta.</numerusform>
            <numerusform>Un turno ha %n secondi; poi il programma pesca e scarta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody plays for themselves.</source>
        <translation>Ognuno gioca per sé.</translation>
    </message>
    <message>
        <source>Partners sit opposite and add up their points; cards are not shared.</source>
        <translation>I compagni siedono di fronte e sommano i loro punti; le carte non si dividono.</translation>
    </message>
    <message>
        <source>After you plays whoever sits to your left.</source>
        <translation>Dopo di te gioca chi siede alla tua sinistra.</translation>
    </message>
    <message>
        <source>After you plays whoever sits to your right.</source>
        <translation>Dopo di te gioca chi siede alla tua destra.</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>Il caso decide chi distribuisce per primo.</translation>
    </message>
    <message>
        <source>Everybody draws a card, and the lowest deals: aces are low, jokers high.</source>
        <translation>Ognuno pesca una carta e la più bassa distribuisce: assi bassi, jolly alti.</translation>
    </message>
    <message>
        <source>If a joker would begin the discard pile, the cards are shuffled again.</source>
        <translation>Se la prima carta del pozzo è un jolly, si mescola di nuovo.</translation>
    </message>
    <message>
        <source>A joker may begin the discard pile like any card.</source>
        <translation>Un jolly può cominciare il pozzo come ogni carta.</translation>
    </message>
    <message>
        <source>A joker counts as the card it stands for.</source>
        <translation>Un jolly conta come la carta per cui vale.</translation>
    </message>
    <message>
        <source>Jokers may come along if the melds without one reach the points.</source>
        <translation>I jolly sono ammessi se i giochi senza jolly arrivano ai punti.</translation>
    </message>
    <message>
        <source>You open without jokers; melds with one may follow in the same turn.</source>
        <translation>Si apre senza jolly; nello stesso turno possono seguire giochi con jolly.</translation>
    </message>
    <message>
        <source>Until you have opened you draw from the stock.</source>
        <translation>Prima di aprire si pesca dal tallone.</translation>
    </message>
    <message>
        <source>You may take the discard if it is part of your opening melds.</source>
        <translation>Puoi prendere dal pozzo se la carta sta nella tua apertura.</translation>
    </message>
    <message>
        <source>Once you have opened you may add cards to every meld at once.</source>
        <translation>Dopo aver aperto puoi attaccare subito a ogni gioco.</translation>
    </message>
    <message>
        <source>In the turn of your opening you add only to melds laid in it.</source>
        <translation>Nel turno dell&apos;apertura attacchi solo ai giochi calati in quel turno.</translation>
    </message>
    <message>
        <source>You may add cards from your next turn on.</source>
        <translation>Puoi attaccare dal prossimo turno.</translation>
    </message>
    <message>
        <source>Once you have opened you may swap jokers at once.</source>
        <translation>Dopo aver aperto puoi sostituire subito i jolly.</translation>
    </message>
    <message>
        <source>You may swap jokers from your next turn on.</source>
        <translation>Puoi sostituire i jolly dal prossimo turno.</translation>
    </message>
    <message>
        <source>Lay it, add it or swap it for a joker before you discard.</source>
        <translation>Calala, attaccala o mettila al posto di un jolly prima di scartare.</translation>
    </message>
    <message>
        <source>It may stay in your hand; you discard another card.</source>
        <translation>Può restare in mano; scarti un&apos;altra carta.</translation>
    </message>
    <message>
        <source>Only the player on turn may take the discard.</source>
        <translation>Solo chi è di turno può prendere dal pozzo.</translation>
    </message>
    <message>
        <source>When the player on turn leaves the discard, others may lay it for one more card.</source>
        <translation>Se chi è di turno lascia lo scarto, altri possono calarlo per una carta in più.</translation>
    </message>
    <message>
        <source>The discards become the stock again whenever it is used up.</source>
        <translation>Ogni volta che finisce il tallone, il pozzo torna tallone.</translation>
    </message>
    <message>
        <source>A round without a winner costs nothing.</source>
        <translation>Una smazzata nulla non costa niente.</translation>
    </message>
    <message>
        <source>After a round without a winner everybody counts the hand.</source>
        <translation>In una smazzata nulla contano tutte le mani.</translation>
    </message>
    <message>
        <source>Lay it in a new meld or add it to one before you discard.</source>
        <translation>Calalo in un gioco nuovo o attaccalo prima di scartare.</translation>
    </message>
    <message>
        <source>It belongs in a new meld of the same turn.</source>
        <translation>Va in un gioco nuovo dello stesso turno.</translation>
    </message>
    <message>
        <source>It may stay in your hand for later.</source>
        <translation>Può restare in mano per dopo.</translation>
    </message>
    <message>
        <source>Each of the two missing cards may be swapped for the joker.</source>
        <translation>Ognuna delle due carte che mancano può sostituire il jolly.</translation>
    </message>
    <message>
        <source>Only the card it stands for may be swapped for the joker.</source>
        <translation>Il jolly si sostituisce solo con la carta per cui vale.</translation>
    </message>
    <message>
        <source>Only both missing cards together may be swapped for the joker.</source>
        <translation>Il jolly si sostituisce solo con le due carte che mancano insieme.</translation>
    </message>
    <message>
        <source>A run holds one ace, at its low or its high end.</source>
        <translation>Una scala ha un asso, in basso o in alto.</translation>
    </message>
    <message>
        <source>A full run may hold a joker as its second ace.</source>
        <translation>Una scala completa può avere un jolly come secondo asso.</translation>
    </message>
    <message>
        <source>You go out with a discard: keep one card for it.</source>
        <translation>Si chiude con uno scarto: tieni una carta per la fine.</translation>
    </message>
    <message>
        <source>You may also go out by laying or adding your last card.</source>
        <translation>Puoi chiudere anche calando o attaccando l&apos;ultima carta.</translation>
    </message>
    <message>
        <source>You may go out in your very first turn.</source>
        <translation>Puoi chiudere già nel tuo primo turno.</translation>
    </message>
    <message>
        <source>You go out only when everybody has had a turn.</source>
        <translation>Si chiude solo quando tutti hanno avuto un turno.</translation>
    </message>
    <message>
        <source>Cards that fit a meld on the table may be discarded.</source>
        <translation>Si possono scartare carte che attaccano a un gioco sul tavolo.</translation>
    </message>
    <message>
        <source>Only players who have opened may discard a card that fits a meld.</source>
        <translation>Solo chi ha aperto può scartare una carta che attacca.</translation>
    </message>
    <message>
        <source>A card that fits a meld is discarded only to go out.</source>
        <translation>Una carta che attacca si scarta solo per chiudere.</translation>
    </message>
    <message>
        <source>With two players once you have opened, with more only to go out.</source>
        <translation>In due, dopo aver aperto; in più, solo per chiudere.</translation>
    </message>
    <message>
        <source>A joker may be discarded like any card.</source>
        <translation>Il jolly si può scartare come ogni carta.</translation>
    </message>
    <message>
        <source>A joker is discarded only to go out.</source>
        <translation>Il jolly si scarta solo per chiudere.</translation>
    </message>
    <message>
        <source>A joker is never discarded.</source>
        <translation>Il jolly non si scarta mai.</translation>
    </message>
    <message>
        <source>Whoever opens and goes out in one turn needs the points to open too.</source>
        <translation>Anche per la chiusura in mano servono i punti per aprire.</translation>
    </message>
    <message>
        <source>Whoever lays all cards at once may open with any points.</source>
        <translation>Chi cala tutte le carte insieme apre con qualsiasi punteggio.</translation>
    </message>
    <message>
        <source>Going out in one turn earns nothing more.</source>
        <translation>La chiusura in mano non dà altro.</translation>
    </message>
    <message>
        <source>Going out in one turn takes 100 points off your total.</source>
        <translation>La chiusura in mano toglie 100 punti dal tuo totale.</translation>
    </message>
    <message>
        <source>After going out in one turn the others pay double.</source>
        <translation>Con la chiusura in mano gli altri pagano il doppio.</translation>
    </message>
    <message>
        <source>Whoever goes out gets 0 points.</source>
        <translation>Chi chiude prende 0 punti.</translation>
    </message>
    <message>
        <source>Whoever goes out gets 100 points off the total.</source>
        <translation>A chi chiude si tolgono 100 punti dal totale.</translation>
    </message>
    <message>
        <source>Every ace left in hand costs 11 points.</source>
        <translation>Ogni asso in mano costa 11 punti.</translation>
    </message>
    <message>
        <source>Every ace left in hand costs 1 point.</source>
        <translation>Ogni asso in mano costa 1 punto.</translation>
    </message>
    <message>
        <source>An ace costs 11 points, but 1 if it is your only card.</source>
        <translation>Un asso costa 11 punti, ma 1 se è la tua unica carta.</translation>
    </message>
    <message>
        <source>Whoever has not opened pays 100 points, whatever the hand is worth.</source>
        <translation>Chi non ha aperto paga 100 punti, qualunque sia il valore della mano.</translation>
    </message>
    <message>
        <source>Whoever has not opened pays for the hand like everybody.</source>
        <translation>Chi non ha aperto paga la mano come gli altri.</translation>
    </message>
    <message>
        <source>Whoever comes to the limit leaves; the last one still in wins.</source>
        <translation>Chi arriva al limite va fuori; vince chi resta in gioco per ultimo.</translation>
    </message>
    <message>
        <source>When somebody comes to the limit, the lowest total wins.</source>
        <translation>Quando qualcuno arriva al limite, vince il totale più basso.</translation>
    </message>
    <message>
        <source>After the last round the lowest total wins.</source>
        <translation>Dopo l&apos;ultima smazzata vince il totale più basso.</translation>
    </message>
    <message>
        <source>A total that reaches the limit is enough.</source>
        <translation>Basta arrivare al limite.</translation>
    </message>
    <message>
        <source>Exactly the limit is still in.</source>
        <translation>Con il limite esatto si è ancora in gioco.</translation>
    </message>
    <message>
        <source>Take all the time you like.</source>
        <translation>Prenditi tutto il tempo che vuoi.</translation>
    </message>
    <message>
        <source>You may look through the whole discard pile.</source>
        <translation>Puoi guardare tutto il pozzo.</translation>
    </message>
    <message>
        <source>What lies below the top card stays covered.</source>
        <translation>Quello che sta sotto la carta in cima resta coperto.</translation>
    </message>
</context>
<context>
    <name>RuleValueTexts</name>
    <message>
        <source>each alone</source>
        <translation>ognuno per sé</translation>
    </message>
    <message>
        <source>in pairs</source>
        <translation>a coppie</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>in senso orario</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>in senso antiorario</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>a sorte</translation>
    </message>
    <message>
        <source>whoever draws the lowest card</source>
        <translation>chi pesca la carta più bassa</translation>
    </message>
    <message>
        <source>shuffled again</source>
        <translation>si rimescola</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>a joker turned up at the deal</comment>
        <translation>resta</translation>
    </message>
    <message>
        <source>count</source>
        <translation>contano</translation>
    </message>
    <message>
        <source>clean opening</source>
        <translation>apertura pulita</translation>
    </message>
    <message>
        <source>none</source>
        <comment>jokers in the opening</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>only to open</source>
        <translation>solo per aprire</translation>
    </message>
    <message>
        <source>to every meld</source>
        <translation>a ogni gioco</translation>
    </message>
    <message>
        <source>only to your melds of this turn</source>
        <translation>solo ai giochi di questo turno</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>adding in the opening turn</comment>
        <translation>non ancora</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>swapping jokers in the opening turn</comment>
        <translation>permesso</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>swapping jokers in the opening turn</comment>
        <translation>non ancora</translation>
    </message>
    <message>
        <source>must be used</source>
        <translation>va usata</translation>
    </message>
    <message>
        <source>may stay in hand</source>
        <comment>the taken card</comment>
        <translation>può restare in mano</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>buying</comment>
        <translation>permesso</translation>
    </message>
    <message>
        <source>no buying</source>
        <translation>senza compra</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <translation>nessuno paga</translation>
    </message>
    <message>
        <source>everybody pays</source>
        <translation>pagano tutti</translation>
    </message>
    <message>
        <source>back into any meld</source>
        <translation>in qualsiasi gioco</translation>
    </message>
    <message>
        <source>into a new meld</source>
        <translation>in un gioco nuovo</translation>
    </message>
    <message>
        <source>may stay in hand</source>
        <comment>the joker swapped out</comment>
        <translation>può restare in mano</translation>
    </message>
    <message>
        <source>either missing suit frees it</source>
        <translation>con ogni seme che manca</translation>
    </message>
    <message>
        <source>only its own card frees it</source>
        <translation>solo con la sua carta</translation>
    </message>
    <message>
        <source>both missing suits free it</source>
        <translation>con i due semi che mancano</translation>
    </message>
    <message>
        <source>14 cards, from ace to ace</source>
        <translation>14 carte, da asso ad asso</translation>
    </message>
    <message>
        <source>13 cards</source>
        <translation>13 carte</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>necessario</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>non serve</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>going out in the first lap</comment>
        <translation>permesso</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>going out in the first lap</comment>
        <translation>non ancora</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>discarding a fitting card</comment>
        <translation>permesso</translation>
    </message>
    <message>
        <source>once you have opened</source>
        <translation>dopo aver aperto</translation>
    </message>
    <message>
        <source>only to go out</source>
        <comment>discarding a fitting card</comment>
        <translation>solo per chiudere</translation>
    </message>
    <message>
        <source>by the number of players</source>
        <translation>secondo quanti giocano</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>discarding a joker</comment>
        <translation>permesso</translation>
    </message>
    <message>
        <source>only to go out</source>
        <comment>discarding a joker</comment>
        <translation>solo per chiudere</translation>
    </message>
    <message>
        <source>never</source>
        <comment>discarding a joker</comment>
        <translation>mai</translation>
    </message>
    <message>
        <source>with the points to open</source>
        <translation>con i punti per aprire</translation>
    </message>
    <message>
        <source>with any points</source>
        <translation>con qualsiasi punteggio</translation>
    </message>
    <message>
        <source>none</source>
        <comment>bonus</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>100 points off</source>
        <translation>100 punti in meno</translation>
    </message>
    <message>
        <source>the others pay double</source>
        <translation>gli altri pagano il doppio</translation>
    </message>
    <message>
        <source>11 points, alone 1</source>
        <translation>11 punti, da solo 1</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>11 points</source>
        <translation>11 punti</translation>
    </message>
    <message>
        <source>costs 100 points</source>
        <translation>costa 100 punti</translation>
    </message>
    <message>
        <source>costs the hand</source>
        <translation>costa la mano</translation>
    </message>
    <message>
        <source>one is left</source>
        <translation>ne resta uno</translation>
    </message>
    <message>
        <source>the first is eliminated</source>
        <translation>il primo va fuori</translation>
    </message>
    <message>
        <source>fixed number of rounds</source>
        <translation>numero fisso di smazzate</translation>
    </message>
    <message>
        <source>whoever reaches the limit</source>
        <translation>chi arriva al limite</translation>
    </message>
    <message>
        <source>whoever passes the limit</source>
        <translation>chi supera il limite</translation>
    </message>
    <message>
        <source>none</source>
        <comment>re-entries</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>senza limite</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <comment>time per turn</comment>
        <translation>
            <numerusform>%n secondo</numerusform>
            <numerusform>%n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>tutte le carte</translation>
    </message>
    <message>
        <source>only the top card</source>
        <translation>solo la carta in cima</translation>
    </message>
</context>
<context>
    <name>RulesEditorTexts</name>
    <message>
        <source>Your own rules</source>
        <translation>Le tue regole</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Nome di queste regole</translation>
    </message>
    <message>
        <source>What you call them, for instance “Sundays”</source>
        <translation>Come le chiami, per esempio «Domeniche»</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Parti da</translation>
    </message>
    <message>
        <source>Choose rules</source>
        <translation>Scegli le regole</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Sezioni delle regole</translation>
    </message>
    <message>
        <source>≠ Standard: {value}</source>
        <translation>≠ Standard: {value}</translation>
    </message>
    <message>
        <source>All as in Standard</source>
        <translation>Tutto come in Standard</translation>
    </message>
    <message numerus="yes">
        <source>%n rules are not as in Standard</source>
        <translation>
            <numerusform>%n regola non è come in Standard</numerusform>
            <numerusform>%n regole non sono come in Standard</numerusform>
        </translation>
    </message>
    <message>
        <source>{rule}: less</source>
        <translation>{rule}: meno</translation>
    </message>
    <message>
        <source>{rule}: more</source>
        <translation>{rule}: più</translation>
    </message>
    <message>
        <source>The smallest choice is “{value}”.</source>
        <translation>Il minimo è «{value}».</translation>
    </message>
    <message>
        <source>The largest choice is “{value}”.</source>
        <translation>Il massimo è «{value}».</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Salva queste regole</translation>
    </message>
    <message>
        <source>Remove these rules</source>
        <translation>Togli queste regole</translation>
    </message>
    <message>
        <source>Press again to remove {name}</source>
        <translation>Premi ancora per togliere {name}</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Salva come file…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Own rules…</source>
        <translation>Regole proprie…</translation>
    </message>
    <message>
        <source>Begin with the rules marked here and change what your table plays otherwise.</source>
        <translation>Parti dalle regole scelte qui e cambia quello che al tuo tavolo si gioca in altro modo.</translation>
    </message>
    <message>
        <source>Change these rules</source>
        <translation>Cambia queste regole</translation>
    </message>
    <message>
        <source>Load from a file…</source>
        <translation>Carica da un file…</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <comment>2 to 6</comment>
        <translation>
            <numerusform>Queste regole sono per %n persona.</numerusform>
            <numerusform>Queste regole sono per %n persone.</numerusform>
        </translation>
    </message>
    <message>
        <source>These rules are for {low} to {high} players.</source>
        <translation>Queste regole sono per un tavolo da {low} a {high}.</translation>
    </message>
    <message>
        <source>These rules do not go with this number of players.</source>
        <translation>Queste regole non vanno con questo numero al tavolo.</translation>
    </message>
</context>
<context>
    <name>RulesPageTexts</name>
    <message>
        <source>The rules of Scala 40</source>
        <translation>Le regole di Scala 40</translation>
    </message>
    <message>
        <source>Rule set: {rules}</source>
        <translation>Regolamento: {rules}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Begin a match</source>
        <translation>Comincia una partita</translation>
    </message>
</context>
<context>
    <name>SavedMatchTexts</name>
    <message>
        <source>Saved matches…</source>
        <translation>Partite salvate…</translation>
    </message>
    <message>
        <source>No unfinished match is saved.</source>
        <translation>Nessuna partita salvata da finire.</translation>
    </message>
    <message numerus="yes">
        <source>Other unfinished matches (%n)…</source>
        <translation>
            <numerusform>Un&apos;altra partita da finire (%n)…</numerusform>
            <numerusform>Altre partite da finire (%n)…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished matches (%n)…</source>
        <translation>
            <numerusform>Partita da finire (%n)…</numerusform>
            <numerusform>Partite da finire (%n)…</numerusform>
        </translation>
    </message>
    <message>
        <source>The match at the table is left and stays saved.</source>
        <translation>La partita al tavolo viene lasciata e resta salvata.</translation>
    </message>
    <message>
        <source>Your other match stays saved. You can continue it in the menu {menu}: {entry}.</source>
        <translation>L&apos;altra tua partita resta salvata. Puoi continuarla nel menu {menu}: {entry}.</translation>
    </message>
    <message>
        <source>You sit at a table. Unfinished matches are in the menu {menu}: {entry}.</source>
        <translation>Sei seduto a un tavolo. Le partite da finire sono nel menu {menu}: {entry}.</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>All unfinished matches, the one played last first.</source>
        <translation>Tutte le partite da finire, prima l&apos;ultima giocata.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: a saved match</comment>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>Cancellare questa partita?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>answer: do not delete a saved match</comment>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Delete it</source>
        <comment>answer: delete a saved match</comment>
        <translation>Sì, cancella</translation>
    </message>
    <message>
        <source>This match is deleted. As long as this page is open it can be brought back.</source>
        <translation>Questa partita è cancellata. Finché resti in questa pagina si può recuperare.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <comment>button: a deleted match</comment>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>This match is damaged and cannot be continued. It stays here until you delete it.</source>
        <translation>Questa partita è danneggiata e non si può continuare. Resta qui finché non la cancelli.</translation>
    </message>
    <message>
        <source>Against {names}</source>
        <translation>Contro {names}</translation>
    </message>
    <message>
        <source>Watched: {names}</source>
        <comment>a match of computer players</comment>
        <translation>Da guardare: {names}</translation>
    </message>
    <message>
        <source>A match that cannot be read</source>
        <translation>Una partita che non si può leggere</translation>
    </message>
    <message>
        <source>{rules} rules, {seats} players.</source>
        <translation>Regolamento {rules}, {seats} giocatori.</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}.</source>
        <translation>Smazzata {number} di {rounds}.</translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <translation>Smazzata {number}.</translation>
    </message>
    <message>
        <source>Points: {standing}.</source>
        <translation>Punti: {standing}.</translation>
    </message>
    <message>
        <source>Points: {standing}. Limit: {limit}.</source>
        <translation>Punti: {standing}. Limite: {limit}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <comment>one player&apos;s total in a list</comment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Last played today at {time}.</source>
        <translation>Giocata l&apos;ultima volta oggi, {time}.</translation>
    </message>
    <message>
        <source>Last played yesterday at {time}.</source>
        <translation>Giocata l&apos;ultima volta ieri, {time}.</translation>
    </message>
    <message>
        <source>Last played: {date}, {time}.</source>
        <translation>Giocata l&apos;ultima volta: {date}, {time}.</translation>
    </message>
    <message>
        <source>{number} of {of}: {told}</source>
        <comment>an entry of a list</comment>
        <translation>{number} di {of}: {told}</translation>
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
        <translation>Salva il segnapunti come PDF…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Rules: {rules}. Printed on {date}.</source>
        <translation>Regole: {rules}. Stampato: {date}.</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>head of a column</comment>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>last line of the score sheet</comment>
        <translation>Totale</translation>
    </message>
    <message>
        <source>✓ went out in this round</source>
        <translation>✓ ha chiuso in questa smazzata</translation>
    </message>
    <message>
        <source>– no longer in the match</source>
        <translation>– non più in partita</translation>
    </message>
    <message>
        <source>Match won by {names}</source>
        <translation>Vittoria di {names}</translation>
    </message>
    <message>
        <source>The score sheet is empty until the first round has been counted.</source>
        <translation>Il segnapunti è vuoto finché non si conta la prima smazzata.</translation>
    </message>
</context>
<context>
    <name>SealTexts</name>
    <message>
        <source>Deal of round {number}</source>
        <translation>Distribuzione della smazzata {number}</translation>
    </message>
    <message>
        <source>Seal, shown before the round</source>
        <translation>Sigillo, mostrato prima della smazzata</translation>
    </message>
    <message>
        <source>Key, told after the round</source>
        <translation>Chiave, rivelata dopo la smazzata</translation>
    </message>
    <message>
        <source>Verify this deal</source>
        <translation>Verifica questa distribuzione</translation>
    </message>
    <message>
        <source>Only after the round, when the key is told</source>
        <translation>Solo dopo la smazzata, quando si rivela la chiave</translation>
    </message>
</context>
<context>
    <name>SettingValueTexts</name>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>the switch for all sounds</comment>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Turn the sound off</source>
        <translation>Disattiva i suoni</translation>
    </message>
    <message>
        <source>Turn the sound on</source>
        <translation>Attiva i suoni</translation>
    </message>
    <message>
        <source>Comfort mode</source>
        <translation>Modalità comfort</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>theme</comment>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>theme</comment>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Green felt</source>
        <comment>theme</comment>
        <translation>Panno verde</translation>
    </message>
    <message>
        <source>Scales</source>
        <comment>pattern of a card back</comment>
        <translation>Squame</translation>
    </message>
    <message>
        <source>Stairs</source>
        <comment>pattern of a card back</comment>
        <translation>Gradini</translation>
    </message>
    <message>
        <source>Rays</source>
        <comment>pattern of a card back</comment>
        <translation>Raggi</translation>
    </message>
    <message>
        <source>Weave</source>
        <comment>pattern of a card back</comment>
        <translation>Intreccio</translation>
    </message>
    <message>
        <source>Lozenges</source>
        <comment>pattern of a card back</comment>
        <translation>Rombi</translation>
    </message>
    <message>
        <source>Traditional</source>
        <comment>court cards in the manner of old packs</comment>
        <translation>Tradizionali</translation>
    </message>
    <message>
        <source>Modern</source>
        <comment>court cards in flat shapes</comment>
        <translation>Moderne</translation>
    </message>
    <message>
        <source>{number}% (here {most}%)</source>
        <comment>a chosen zoom, and how far this window allows it</comment>
        <translation>{number}% (qui {most}%)</translation>
    </message>
    <message>
        <source>{number}%</source>
        <comment>a number in per cent</comment>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>SettingsTexts</name>
    <message>
        <source>Settings</source>
        <comment>heading of a page</comment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>All changes take effect at once.</source>
        <translation>Tutte le modifiche valgono subito.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Reset this section</source>
        <translation>Ripristina questa sezione</translation>
    </message>
    <message>
        <source>Reset this section: {section}</source>
        <translation>Ripristina questa sezione: {section}</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Ripristina tutto</translation>
    </message>
    <message>
        <source>Reset the settings of all sections? Your name, your language and your keys stay.</source>
        <translation>Ripristinare le impostazioni di tutte le sezioni? Il tuo nome, la tua lingua e i tuoi tasti restano.</translation>
    </message>
    <message>
        <source>Leave them as they are</source>
        <translation>Lasciale così</translation>
    </message>
    <message>
        <source>All settings are as at first.</source>
        <translation>Tutte le impostazioni sono come all&apos;inizio.</translation>
    </message>
    <message>
        <source>Put the old ones back</source>
        <comment>taking back that all settings were reset</comment>
        <translation>Recupera le precedenti</translation>
    </message>
    <message>
        <source>This window allows up to {number}%; more takes effect in a larger window.</source>
        <translation>Questa finestra consente fino a {number}%; di più vale in una finestra più grande.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a section of the settings: pace and name of the player</comment>
        <translation>Gioco al tavolo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accessibilità</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Ritmo dei computer</translation>
    </message>
    <message>
        <source>Draw by itself</source>
        <translation>Pesca automatica</translation>
    </message>
    <message>
        <source>Card letters</source>
        <translation>Lettere delle carte</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Dorso</translation>
    </message>
    <message>
        <source>Four-colour cards</source>
        <translation>Carte a quattro colori</translation>
    </message>
    <message>
        <source>Big corner figures</source>
        <translation>Indici grandi</translation>
    </message>
    <message>
        <source>Brackets under the hand</source>
        <translation>Parentesi sotto la mano</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Ingrandimento</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione del testo</translation>
    </message>
    <message>
        <source>Cards laid and drawn</source>
        <comment>a kind of sound</comment>
        <translation>Carte pescate e calate</translation>
    </message>
    <message>
        <source>Shuffling and dealing</source>
        <comment>a kind of sound</comment>
        <translation>Mescolare e distribuire</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>a kind of sound</comment>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>End of a round</source>
        <comment>a kind of sound</comment>
        <translation>Fine di una smazzata</translation>
    </message>
    <message>
        <source>Volume: {sound}</source>
        <comment>of a kind of sound</comment>
        <translation>Volume: {sound}</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>Announcements for screen readers</source>
        <translation>Annunci per lettori di schermo</translation>
    </message>
    <message>
        <source>How long computer players take for a move. With “Off” nothing waits and nothing moves.</source>
        <translation>Quanto impiegano i computer per una mossa. Con «Senza animazione» niente aspetta e niente si muove.</translation>
    </message>
    <message>
        <source>Where you cannot take the discard, the card comes from the stock without a click.</source>
        <translation>Quando non puoi prendere dal pozzo, la carta arriva dal tallone senza clic.</translation>
    </message>
    <message>
        <source>The letters of ace, jack, queen and king, on the cards and in every sentence.</source>
        <translation>Le lettere di asso, fante, donna e re, sulle carte e in ogni frase.</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs are green, so that all four suits differ.</source>
        <translation>I quadri sono blu e i fiori verdi, così i quattro semi sono tutti diversi.</translation>
    </message>
    <message>
        <source>Rank and suit are drawn much larger, in the corner of each card.</source>
        <translation>Valore e seme sono molto più grandi, nell&apos;angolo di ogni carta.</translation>
    </message>
    <message>
        <source>They show which neighbouring cards are a meld, or lack one card of it.</source>
        <translation>Mostrano quali carte vicine sono un gioco, o a quali manca una carta.</translation>
    </message>
    <message>
        <source>“As the system” follows its dark mode and its high contrast.</source>
        <translation>«Come il sistema» segue il suo modo scuro e il suo contrasto elevato.</translation>
    </message>
    <message>
        <source>Of all text in the program, cards aside.</source>
        <translation>Di tutti i testi del programma, carte escluse.</translation>
    </message>
    <message>
        <source>Cards and text grow together, as far as the window has room for it.</source>
        <translation>Carte e testo crescono insieme, fin dove la finestra ha spazio.</translation>
    </message>
    <message>
        <source>Large text, big corner figures, four colours, high contrast, a slow pace, no motion, and no clock against computer players.</source>
        <translation>Testo grande, indici grandi, quattro colori, contrasto elevato, ritmo lento, nessun movimento e niente orologio contro i computer.</translation>
    </message>
    <message>
        <source>Cards are in their new place at once.</source>
        <translation>Le carte sono subito al loro nuovo posto.</translation>
    </message>
    <message>
        <source>Moves and refusals are read out as they happen.</source>
        <translation>Mosse e rifiuti vengono letti ad alta voce al momento.</translation>
    </message>
    <message>
        <source>How you are called at the table, from the next match on.</source>
        <translation>Come ti chiami al tavolo, dalla prossima partita.</translation>
    </message>
    <message>
        <source>Comfort mode decides this.</source>
        <translation>Lo decide la modalità comfort.</translation>
    </message>
</context>
<context>
    <name>ShapeReasons</name>
    <message numerus="yes">
        <source>A meld begins with three cards: %n more.</source>
        <comment>{n} cards are missing</comment>
        <translation>
            <numerusform>Un gioco comincia con tre carte: ne manca %n.</numerusform>
            <numerusform>Un gioco comincia con tre carte: ne mancano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A meld takes one joker at most. Use the other in another meld, or keep it in hand.</source>
        <translation>Un gioco ha al massimo un jolly. Usa l&apos;altro in un altro gioco o tienilo in mano.</translation>
    </message>
    <message>
        <source>A meld is a set of one rank in different suits, or a run in one suit. These cards are neither.</source>
        <translation>Un gioco è un gruppo di un solo valore in semi diversi o una scala in un solo seme. Queste carte non fanno né l&apos;uno né l&apos;altra.</translation>
    </message>
    <message>
        <source>A set takes each suit once, and {card} is here twice. Keep one of the two in hand.</source>
        <translation>In un gruppo ogni seme sta una volta sola, e {card} c&apos;è due volte. Tieni in mano una delle due carte.</translation>
    </message>
    <message>
        <source>A set takes each suit once, and {meld} has this suit already. Keep {card} in hand.</source>
        <translation>In un gruppo ogni seme sta una volta sola, e {meld} ha già questo seme. Tieni {card} in mano.</translation>
    </message>
    <message>
        <source>A run takes each card once, and {card} is here twice. Keep one of the two in hand.</source>
        <translation>In una scala ogni carta sta una volta sola, e {card} c&apos;è due volte. Tieni in mano una delle due carte.</translation>
    </message>
    <message>
        <source>A set has four cards at most, one of each suit. Keep the other in hand.</source>
        <translation>Un gruppo ha al massimo quattro carte, una per seme. Tieni l&apos;altra in mano.</translation>
    </message>
    <message>
        <source>At this table a run has {longest} cards at most. Keep the other in hand.</source>
        <translation>A questo tavolo una scala ha al massimo {longest} carte. Tieni l&apos;altra in mano.</translation>
    </message>
    <message>
        <source>An ace begins a run or ends it: {low} or {high}, but not {around}.</source>
        <translation>L&apos;asso comincia una scala o la finisce: {low} o {high}, ma non {around}.</translation>
    </message>
    <message>
        <source>The cards of a run follow one another, and here {card} is missing.</source>
        <translation>Le carte di una scala si susseguono, e qui manca {card}.</translation>
    </message>
    <message>
        <source>The cards of a run follow one another. One joker can fill one gap.</source>
        <translation>Le carte di una scala sono consecutive. Un jolly può riempire un posto vuoto.</translation>
    </message>
    <message>
        <source>A run takes one natural ace, low or high. Keep the other in hand.</source>
        <translation>Una scala ha un solo asso naturale, in basso o in alto. Tieni l&apos;altro in mano.</translation>
    </message>
    <message>
        <source>{card} does not fit {meld}. A run grows at its ends, a set by the missing suit.</source>
        <translation>{card} non attacca a {meld}. Una scala cresce alle estremità, un gruppo con il seme che manca.</translation>
    </message>
    <message>
        <source>This card does not fit here. A run grows at its ends, a set by the missing suit.</source>
        <translation>Questa carta non attacca qui. Una scala cresce alle estremità, un gruppo con il seme che manca.</translation>
    </message>
    <message>
        <source>This joker stands for {face}, and only that card frees it. Keep {card} for another place.</source>
        <translation>Questo jolly vale come {face} e si sostituisce solo con quella carta. Tieni {card} per un altro posto.</translation>
    </message>
    <message>
        <source>In this meld the joker cannot stand for {card}. Choose another card for it.</source>
        <translation>In questo gioco il jolly non può valere come {card}. Scegli un&apos;altra carta per lui.</translation>
    </message>
    <message>
        <source>There is no joker to swap in {meld}. If your card fits, add it.</source>
        <translation>In {meld} non c&apos;è un jolly da sostituire. Se la tua carta va bene lì, attaccala.</translation>
    </message>
</context>
<context>
    <name>ShortcutTexts</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Go to the next area</source>
        <translation>Andare alla zona seguente</translation>
    </message>
    <message>
        <source>Go from card to card, and from meld to meld</source>
        <translation>Andare di carta in carta e di gioco in gioco</translation>
    </message>
    <message>
        <source>Select a card</source>
        <translation>Selezionare una carta</translation>
    </message>
    <message>
        <source>Use the selected cards here, or do the next step</source>
        <translation>Usare qui le carte selezionate, o fare il prossimo passo</translation>
    </message>
    <message>
        <source>Clear the selection, or answer a question with no</source>
        <translation>Togliere la selezione, o rispondere di no a una domanda</translation>
    </message>
    <message>
        <source>Move a card of the hand</source>
        <translation>Spostare una carta della mano</translation>
    </message>
    <message>
        <source>Choose an entry, then press its new key.</source>
        <translation>Scegli una voce, poi premi il nuovo tasto.</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>Premi un tasto…</translation>
    </message>
    <message>
        <source>Press the new key for “{entry}”. Esc keeps the old one.</source>
        <translation>Premi il nuovo tasto per «{entry}». Con Esc resta quello di prima.</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Nessun tasto</translation>
    </message>
    <message>
        <source>Default: {key}</source>
        <comment>the button that gives an entry its first key again</comment>
        <translation>Predefinito: {key}</translation>
    </message>
    <message>
        <source>Default: no key</source>
        <comment>the button that gives an entry its first key again, which is none</comment>
        <translation>Predefinito: nessun tasto</translation>
    </message>
    <message>
        <source>Default key</source>
        <comment>the button that gives an entry its first key again</comment>
        <translation>Tasto predefinito</translation>
    </message>
    <message>
        <source>In every turn</source>
        <comment>heading: keys that are used in every turn</comment>
        <translation>In ogni turno</translation>
    </message>
    <message>
        <source>All keys as at first</source>
        <translation>Tutti i tasti come all&apos;inizio</translation>
    </message>
    <message>
        <source>{key} already belongs to “{entry}”. Press another key, or change that entry first.</source>
        <translation>{key} è già di «{entry}». Premi un altro tasto o cambia prima quella voce.</translation>
    </message>
    <message>
        <source>{key} is needed to write, to move about or to open a menu. Press another key.</source>
        <translation>{key} serve per scrivere, spostarsi o aprire un menu. Premi un altro tasto.</translation>
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
        <translation>con {name}</translation>
    </message>
    <message>
        <source>partner of {name}</source>
        <translation>in coppia con {name}</translation>
    </message>
    <message>
        <source>Pair {total} / {limit}</source>
        <translation>Coppia {total} / {limit}</translation>
    </message>
    <message>
        <source>Pair {total}</source>
        <translation>Coppia {total}</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Totale {total}</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>on a player&apos;s plate; no man or woman</comment>
        <translation>non gioca</translation>
    </message>
    <message>
        <source>Deciding round between {names}: whoever goes out wins the match.</source>
        <translation>Spareggio tra {names}: chi chiude vince la partita.</translation>
    </message>
    <message>
        <source>Pairs are eliminated at {limit} points</source>
        <translation>Le coppie escono a {limit} punti</translation>
    </message>
    <message>
        <source>Pairs are eliminated above {limit} points</source>
        <translation>Le coppie escono oltre {limit} punti</translation>
    </message>
    <message>
        <source>The match ends when a total reaches {limit}</source>
        <translation>La partita finisce quando un totale arriva a {limit}</translation>
    </message>
    <message>
        <source>The match ends when a total is above {limit}</source>
        <translation>La partita finisce quando un totale supera {limit}</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds the lowest total wins</source>
        <translation>
            <numerusform>Dopo %n smazzata vince il totale più basso</numerusform>
            <numerusform>Dopo %n smazzate vince il totale più basso</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenTexts</name>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>La tua mano, %n carta</numerusform>
            <numerusform>La tua mano, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}</source>
        <translation>{card}, carta {place} di {count}</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a card just drawn</comment>
        <translation>nuova</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a card</comment>
        <translation>selezionata</translation>
    </message>
    <message>
        <source>prepared</source>
        <comment>a card or meld of the opening</comment>
        <translation>in preparazione</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n cards</source>
        <translation>
            <numerusform>Tallone, %n carta</numerusform>
            <numerusform>Tallone, %n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {card} on top, %n cards</source>
        <translation>
            <numerusform>Pozzo, in cima {card}, %n carta</numerusform>
            <numerusform>Pozzo, in cima {card}, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Pozzo, senza carte</translation>
    </message>
    <message>
        <source>Table, for new melds</source>
        <translation>Tavolo, per giochi nuovi</translation>
    </message>
    <message>
        <source>{meld}; {points} points</source>
        <comment>a meld for the ear</comment>
        <translation>{meld}; {points} punti</translation>
    </message>
    <message numerus="yes">
        <source>Your opening, %n prepared melds</source>
        <translation>
            <numerusform>La tua apertura, %n gioco preparato</numerusform>
            <numerusform>La tua apertura, %n giochi preparati</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening meter: {have} of {need} points</source>
        <translation>Indicatore di apertura: {have} punti su {need}</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Space selects, Enter plays the selected cards</source>
        <translation>Spazio seleziona, Invio gioca le carte selezionate</translation>
    </message>
    <message>
        <source>Enter draws a card</source>
        <translation>Invio pesca una carta</translation>
    </message>
    <message>
        <source>Enter takes the top card, or discards the selected one</source>
        <translation>Invio prende la carta in cima o scarta quella selezionata</translation>
    </message>
    <message>
        <source>Enter adds the selected cards</source>
        <translation>Invio attacca le carte selezionate</translation>
    </message>
    <message>
        <source>Enter lays the selected cards as a meld</source>
        <translation>Invio cala le carte selezionate come gioco</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <comment>the key that presses a button</comment>
        <translation>Tasto: {key}</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Pannello laterale</translation>
    </message>
    <message>
        <source>Status line</source>
        <translation>Riga di stato</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Domanda</translation>
    </message>
</context>
<context>
    <name>StartTexts</name>
    <message>
        <source>The Italian rummy. Open with {points} points, go out first, stay below {limit}.</source>
        <translation>Il ramino italiano. Apri con {points} punti, chiudi prima degli altri, resta sotto quota {limit}.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} against {names}. It is your turn, and you have {total} points.</source>
        <translation>Smazzata {number} di {rounds} contro {names}. Tocca a te, e hai {total} punti.</translation>
    </message>
    <message>
        <source>Round {number} against {names}. It is your turn, and you have {total} of {limit} points.</source>
        <translation>Smazzata {number} contro {names}. Tocca a te, e hai {total} punti su {limit}.</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} against {names}. You have {total} points.</source>
        <translation>Smazzata {number} di {rounds} contro {names}. Hai {total} punti.</translation>
    </message>
    <message>
        <source>Round {number} against {names}. You have {total} of {limit} points.</source>
        <translation>Smazzata {number} contro {names}. Hai {total} punti su {limit}.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Against {names}, {rules} rules.</source>
        <translation>Contro {names}, regolamento {rules}.</translation>
    </message>
    <message>
        <source>Choose players and rules</source>
        <translation>Scegli avversari e regole</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>How Scala 40 is played, on one page.</source>
        <translation>Come si gioca a Scala 40, in una pagina.</translation>
    </message>
    <message>
        <source>You play as {name}</source>
        <translation>Giochi come {name}</translation>
    </message>
    <message>
        <source>All matches are saved on this computer only</source>
        <translation>Tutte le partite sono salvate solo su questo computer</translation>
    </message>
</context>
<context>
    <name>SystemTexts</name>
    <message>
        <source>there is no such file or folder</source>
        <comment>end of a sentence</comment>
        <translation>non esiste questo file o cartella</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <comment>end of a sentence</comment>
        <translation>l&apos;accesso non è permesso</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <comment>end of a sentence</comment>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <comment>end of a sentence</comment>
        <translation>una parte del percorso non è una cartella</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>end of a sentence</comment>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <comment>end of a sentence</comment>
        <translation>lì non si può scrivere nulla</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>opened</source>
        <comment>on a player&apos;s plate; no man or woman</comment>
        <translation>ha aperto</translation>
    </message>
    <message>
        <source>not opened</source>
        <comment>on a player&apos;s plate; no man or woman</comment>
        <translation>non ha aperto</translation>
    </message>
    <message>
        <source>eliminated</source>
        <comment>on a player&apos;s plate; no man or woman</comment>
        <translation>fuori</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>In attesa di {name}</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>the mark of the seat on turn</comment>
        <translation>di turno</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>the mark on a player&apos;s plate; no man or woman</comment>
        <translation>dà le carte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
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
        <translation>{total} punti su {limit}</translation>
    </message>
    <message>
        <source>Play goes clockwise</source>
        <translation>Si gioca in senso orario</translation>
    </message>
    <message>
        <source>Play goes counterclockwise</source>
        <translation>Si gioca in senso antiorario</translation>
    </message>
    <message>
        <source>Stock · {count}</source>
        <translation>Tallone · {count}</translation>
    </message>
    <message>
        <source>Discards · {count}</source>
        <translation>Pozzo · {count}</translation>
    </message>
    <message>
        <source>Reshuffled</source>
        <translation>Rimescolato</translation>
    </message>
    <message>
        <source>All cards in the discard pile</source>
        <translation>Tutte le carte del pozzo</translation>
    </message>
    <message>
        <source>Your opening</source>
        <translation>La tua apertura</translation>
    </message>
    <message>
        <source>{have} of {need}</source>
        <comment>points of the opening</comment>
        <translation>{have} su {need}</translation>
    </message>
    <message>
        <source>of {need}</source>
        <comment>under the points of the opening</comment>
        <translation>su {need}</translation>
    </message>
    <message numerus="yes">
        <source>%n more to open</source>
        <comment>points</comment>
        <translation>
            <numerusform>Per aprire ne manca %n</numerusform>
            <numerusform>Per aprire ne mancano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough to open. Add more, or open.</source>
        <translation>Basta per aprire. Metti altro, o apri.</translation>
    </message>
    <message>
        <source>{parts} = {total} points</source>
        <translation>{parts} = {total} punti</translation>
    </message>
    <message>
        <source>Best opening in hand: {points} points</source>
        <translation>Apertura migliore in mano: {points} punti</translation>
    </message>
    <message>
        <source>Best opening in hand: {points} of {need}</source>
        <translation>Apertura migliore in mano: {points} su {need}</translation>
    </message>
    <message>
        <source>No meld in hand yet</source>
        <translation>Ancora nessun gioco in mano</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>a prepared meld</comment>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Lay a meld here</source>
        <translation>Cala qui un gioco</translation>
    </message>
    <message>
        <source>No cards go there. Drop them on the felt, on a meld or on the discard pile.</source>
        <translation>Lì non vanno carte. Mettile sul panno, su un gioco o sul pozzo.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendi {card}</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Cala</translation>
    </message>
    <message>
        <source>Prepare meld</source>
        <translation>Prepara il gioco</translation>
    </message>
    <message>
        <source>Open with {points}</source>
        <comment>the button that confirms the opening, in points</comment>
        <translation>Apri con {points}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Scarta {card}</translation>
    </message>
    <message>
        <source>Choose a discard</source>
        <translation>Scegli uno scarto</translation>
    </message>
    <message>
        <source>Confirm: discard {card}</source>
        <translation>Conferma: scarta {card}</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Prossima smazzata</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Runs</source>
        <comment>button that sorts the hand, little room</comment>
        <translation>Scale</translation>
    </message>
    <message>
        <source>Sets</source>
        <comment>button that sorts the hand, little room</comment>
        <translation>Gruppi</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>button that sorts the hand, little room</comment>
        <translation>Entrambi</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Togli la selezione</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Ultime mosse</translation>
    </message>
    <message>
        <source>Nobody has moved yet.</source>
        <translation>Nessuno ha ancora giocato.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Eliminated at {limit} points</source>
        <translation>Con {limit} punti si va fuori</translation>
    </message>
    <message>
        <source>Eliminated above {limit} points</source>
        <translation>Con più di {limit} punti si va fuori</translation>
    </message>
    <message>
        <source>Show side panel</source>
        <translation>Mostra il pannello laterale</translation>
    </message>
    <message>
        <source>Hide side panel</source>
        <translation>Nascondi il pannello laterale</translation>
    </message>
    <message>
        <source>The side panel is hidden: the larger text needs its place. “{button}” brings it back.</source>
        <translation>Il pannello laterale è nascosto: il testo più grande ha bisogno del suo posto. «{button}» lo riporta.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Smazzata {number}</translation>
    </message>
    <message>
        <source>{rules} rules</source>
        <comment>the name of a rule set, as in Standard rules</comment>
        <translation>Regolamento {rules}</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Partita salvata</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non salvata</translation>
    </message>
    <message>
        <source>Deal sealed: {seal}</source>
        <translation>Distribuzione sigillata: {seal}</translation>
    </message>
    <message>
        <source>See the rule</source>
        <translation>Vedi la regola</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Ho capito</translation>
    </message>
</context>
<context>
    <name>TitleTexts</name>
    <message>
        <source>Round {number} against {names} – Scala 40</source>
        <translation>Smazzata {number} contro {names} – Scala 40</translation>
    </message>
    <message>
        <source>Your turn – Scala 40</source>
        <translation>Tocca a te – Scala 40</translation>
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
        <translation>Prossima mossa</translation>
    </message>
    <message>
        <source>The demo plays</source>
        <translation>Gioca la demo</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>status line</comment>
        <translation>Replay</translation>
    </message>
    <message>
        <source>This match is over and only shown. “Next move” goes on.</source>
        <translation>Questa partita è finita e si guarda soltanto. Con «Prossima mossa» si va avanti.</translation>
    </message>
    <message>
        <source>A computer player sits in for you. “Take the seat back” lets you play.</source>
        <translation>Un computer gioca al posto tuo. Con «Riprendi il tuo posto» giochi tu.</translation>
    </message>
    <message>
        <source>The demo plays by itself. For a match of your own choose “New match”.</source>
        <translation>La demo gioca da sola. Per giocare tu, scegli «Nuova partita».</translation>
    </message>
</context>
<context>
    <name>WatchedTexts</name>
    <message>
        <source>First say on this page whether you know the game.</source>
        <translation>Di&apos; prima in questa pagina se conosci il gioco.</translation>
    </message>
</context>
<context>
    <name>WhyNotTexts</name>
    <message>
        <source>No match waits to be continued.</source>
        <translation>Nessuna partita da continuare.</translation>
    </message>
    <message>
        <source>This is for the table: begin or continue a match first.</source>
        <translation>Questo serve al tavolo: prima comincia o continua una partita.</translation>
    </message>
    <message>
        <source>Go back to the table first.</source>
        <translation>Torna prima al tavolo.</translation>
    </message>
    <message>
        <source>Nobody has to be waited for now.</source>
        <translation>Ora non c&apos;è nessuno da aspettare.</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>Aspetta che tocchi a te.</translation>
    </message>
    <message>
        <source>First draw a card.</source>
        <translation>Prima pesca una carta.</translation>
    </message>
    <message>
        <source>You have your card for this turn already.</source>
        <translation>Hai già la carta di questo turno.</translation>
    </message>
    <message>
        <source>There is nothing to undo. Undo reaches back to the last card drawn.</source>
        <translation>Nessuna mossa da annullare. Si torna indietro fino all&apos;ultima carta pescata.</translation>
    </message>
    <message>
        <source>There is nothing to redo: no move of this turn has been taken back.</source>
        <translation>Non c&apos;è niente da ripetere: in questo turno nessuna mossa è stata annullata.</translation>
    </message>
    <message>
        <source>The hand has not been sorted since you moved its cards.</source>
        <translation>La mano non è stata ordinata da quando hai spostato carte.</translation>
    </message>
    <message>
        <source>No turn of this round is finished yet.</source>
        <translation>In questa smazzata non è ancora finito nessun turno.</translation>
    </message>
    <message>
        <source>Nothing has been refused at this table yet.</source>
        <translation>A questo tavolo finora non è stato rifiutato niente.</translation>
    </message>
    <message>
        <source>Select cards in your hand first.</source>
        <translation>Prima seleziona carte della tua mano.</translation>
    </message>
    <message>
        <source>No meld is prepared.</source>
        <translation>Nessun gioco preparato.</translation>
    </message>
    <message>
        <source>Comfort mode decides this. Turn it off to choose.</source>
        <translation>Lo decide la modalità comfort. Disattivala per scegliere.</translation>
    </message>
    <message>
        <source>Everything has its largest size.</source>
        <translation>Tutto ha già la dimensione massima.</translation>
    </message>
    <message>
        <source>This window allows {number}% and no more. Make it larger, or choose larger text in the settings.</source>
        <translation>Questa finestra consente {number}%, non di più. Ingrandiscila o scegli un testo più grande nelle impostazioni.</translation>
    </message>
    <message>
        <source>Everything has its usual size.</source>
        <translation>Tutto ha la dimensione consueta.</translation>
    </message>
    <message>
        <source>There is no report: nothing unexpected has happened.</source>
        <translation>Nessun rapporto: non è successo nulla di imprevisto.</translation>
    </message>
    <message>
        <source>This page is open.</source>
        <translation>Sei già su questa pagina.</translation>
    </message>
</context>
<context>
    <name>WhyTexts</name>
    <message>
        <source>Why did you do that?</source>
        <comment>asked of a computer player after the round</comment>
        <translation>Perché l&apos;hai fatto?</translation>
    </message>
    <message>
        <source>Round {number}: what the computer players could see, and why they played so.</source>
        <translation>Smazzata {number}: che cosa potevano vedere i computer e perché hanno giocato così.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>All computer players</source>
        <translation>Tutti i computer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Turns of the round</source>
        <translation>Turni della smazzata</translation>
    </message>
    <message>
        <source>Turn {number}: {line}</source>
        <translation>Turno {number}: {line}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno precedente</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno successivo</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In mano</translation>
    </message>
    <message>
        <source>New card: {card}</source>
        <translation>Carta nuova: {card}</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>No melds yet</source>
        <translation>Ancora nessun gioco</translation>
    </message>
    <message>
        <source>Discard pile, from the top</source>
        <translation>Pozzo, dall&apos;alto</translation>
    </message>
    <message>
        <source>Top of the discard pile</source>
        <translation>Prima carta del pozzo</translation>
    </message>
    <message>
        <source>No discards</source>
        <translation>Nessuno scarto</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Gli altri</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cards, opened</source>
        <translation>
            <numerusform>{name}: %n carta, ha aperto</numerusform>
            <numerusform>{name}: %n carte, ha aperto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cards, not opened</source>
        <translation>
            <numerusform>{name}: %n carta, non ha aperto</numerusform>
            <numerusform>{name}: %n carte, non ha aperto</numerusform>
        </translation>
    </message>
    <message>
        <source>among them {cards}</source>
        <comment>cards of a hand that are known</comment>
        <translation>tra cui {cards}</translation>
    </message>
    <message>
        <source>What was done, and why</source>
        <translation>Che cosa è successo e perché</translation>
    </message>
    <message>
        <source>Thinking it through once more …</source>
        <translation>Ci si ripensa …</translation>
    </message>
    <message>
        <source>This version would play otherwise here, so it cannot tell the reason.</source>
        <translation>Questa versione qui giocherebbe in altro modo, quindi non conosce il motivo.</translation>
    </message>
    <message>
        <source>This bot comes from elsewhere. Only it knows its reasons.</source>
        <translation>Questo bot viene da fuori. Solo lui conosce i suoi motivi.</translation>
    </message>
    <message>
        <source>No computer player had a turn in this round.</source>
        <translation>In questa smazzata nessun computer ha avuto un turno.</translation>
    </message>
    <message>
        <source>When the round is over and all hands are open, this can be seen.</source>
        <translation>Si può vedere quando la smazzata è finita e tutte le mani sono scoperte.</translation>
    </message>
    <message>
        <source>Only people sit at this table.</source>
        <translation>A questo tavolo siedono solo persone.</translation>
    </message>
</context>
</TS>

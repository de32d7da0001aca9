<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ArgumentTexts</name>
    <message>
        <source>Not known here: {words}.</source>
        <comment>words on the command line</comment>
        <translation>Aquí no se conoce: {words}.</translation>
    </message>
    <message>
        <source>Still missing: {names}.</source>
        <comment>options on the command line</comment>
        <translation>Falta todavía: {names}.</translation>
    </message>
    <message>
        <source>{option} takes one of these: {offered}; {value} is none of them.</source>
        <translation>{option} admite una de estas opciones: {offered}; {value} no está entre ellas.</translation>
    </message>
    <message numerus="yes">
        <source>{option} needs %n values.</source>
        <comment>words on the command line</comment>
        <translation>
            <numerusform>{option} necesita %n valor.</numerusform>
            <numerusform>{option} necesita %n valores.</numerusform>
        </translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <translation>{option} no admite ningún valor.</translation>
    </message>
    <message>
        <source>{option} does not go with {other}.</source>
        <translation>{option} no va junto con {other}.</translation>
    </message>
    <message>
        <source>{option} takes a whole number; {value} is none.</source>
        <translation>{option} admite un número entero; {value} no lo es.</translation>
    </message>
    <message>
        <source>{option} takes a whole number from 1 up; {value} is none.</source>
        <translation>{option} admite un número entero a partir de 1; {value} no lo es.</translation>
    </message>
    <message>
        <source>{option} can mean {names}.</source>
        <comment>an option of the command line</comment>
        <translation>{option} puede significar {names}.</translation>
    </message>
</context>
<context>
    <name>AskedTexts</name>
    <message>
        <source>Buy {card}? It costs a penalty card from the stock.</source>
        <translation>¿Comprar {card}? Cuesta una carta de penalización del mazo.</translation>
    </message>
    <message>
        <source>{card} is on offer, and fits nothing of yours.</source>
        <translation>{card} está en venta y no encaja con nada tuyo.</translation>
    </message>
    <message>
        <source>Lay {meld}</source>
        <translation>Bajar {meld}</translation>
    </message>
    <message>
        <source>Add to {meld}</source>
        <comment>the bought card</comment>
        <translation>Añadir a {meld}</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>not buying the discard</comment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Look at the table first</source>
        <translation>Mirar antes la mesa</translation>
    </message>
    <message>
        <source>Buy {card}</source>
        <translation>Comprar {card}</translation>
    </message>
    <message>
        <source>Buy the discard</source>
        <translation>Comprar el descarte</translation>
    </message>
    <message>
        <source>Let the discard go</source>
        <translation>Dejar pasar el descarte</translation>
    </message>
    <message>
        <source>Nothing is on offer to you</source>
        <translation>Ahora no tienes nada que comprar</translation>
    </message>
    <message>
        <source>Enter buys the top card for the selected cards, or asks what for</source>
        <translation>Intro compra la carta de arriba para las cartas seleccionadas, o pregunta para qué</translation>
    </message>
    <message>
        <source>buying?</source>
        <comment>the mark of the seat that is asked to buy the discard</comment>
        <translation>¿compra?</translation>
    </message>
    <message>
        <source>Buy?</source>
        <comment>the mark of the player who is asked to buy the discard</comment>
        <translation>¿Comprar?</translation>
    </message>
    <message>
        <source>You are eliminated. Come back with {total} points?</source>
        <translation>Has quedado fuera. ¿Volver con {total} puntos?</translation>
    </message>
    <message>
        <source>{name} may come back with {total} points.</source>
        <translation>{name} puede volver con {total} puntos.</translation>
    </message>
    <message>
        <source>Come back with {total}</source>
        <comment>the button of a re-entry, in points</comment>
        <translation>Volver con {total}</translation>
    </message>
    <message>
        <source>Stay out</source>
        <translation>Quedarse fuera</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>{rank} of {suit}</source>
        <comment>a card for the ear, as in 7 of hearts, queen of spades</comment>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>Joker</source>
        <comment>the word on the card itself</comment>
        <translation>Comodín</translation>
    </message>
    <message>
        <source>joker (stands for {card})</source>
        <translation>comodín (sustituye a {card})</translation>
    </message>
    <message>
        <source>run of {suit} from {low} to {high}</source>
        <comment>a meld for the ear</comment>
        <translation>escalera de {suit} de {low} a {high}</translation>
    </message>
    <message>
        <source>{meld} with {joker}</source>
        <comment>a meld and its joker for the ear</comment>
        <translation>{meld} con {joker}</translation>
    </message>
    <message>
        <source>set ({rank} of {suits})</source>
        <comment>a meld for the ear, as in set (7 of clubs, hearts, spades)</comment>
        <translation>grupo ({rank} de {suits})</translation>
    </message>
    <message>
        <source>card, face down</source>
        <translation>carta boca abajo</translation>
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
        <translation>¿A qué carta sustituye el comodín?</translation>
    </message>
    <message>
        <source>{card} fits several melds. Which one do you add to?</source>
        <translation>{card} encaja en varias combinaciones. ¿A cuál la añades?</translation>
    </message>
    <message>
        <source>{card} can be added here, or swapped for the joker.</source>
        <translation>{card}: puedes añadir esta carta aquí o cambiarla por el comodín.</translation>
    </message>
    <message>
        <source>{card} fits both ends. Which one do you choose?</source>
        <translation>{card} encaja en los dos extremos. ¿Cuál eliges?</translation>
    </message>
    <message>
        <source>{meld}: {points} points</source>
        <translation>{meld}: {points} puntos</translation>
    </message>
    <message>
        <source>Joker stands for {card}: {points} points</source>
        <translation>El comodín sustituye a {card}: {points} puntos</translation>
    </message>
    <message>
        <source>Add to {meld}</source>
        <translation>Añadir a {meld}</translation>
    </message>
    <message>
        <source>Swap the joker</source>
        <translation>Cambiar el comodín</translation>
    </message>
    <message>
        <source>Add the card</source>
        <translation>Añadir la carta</translation>
    </message>
    <message>
        <source>At the low end, as {card}</source>
        <translation>En el extremo bajo, como {card}</translation>
    </message>
    <message>
        <source>At the high end, as {card}</source>
        <translation>En el extremo alto, como {card}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Your prepared melds go back to your hand. Discard {card} without opening?</source>
        <translation>Tus combinaciones preparadas vuelven a la mano. ¿Descartar {card} sin abrir?</translation>
    </message>
    <message>
        <source>Discard without opening</source>
        <translation>Descartar sin abrir</translation>
    </message>
    <message>
        <source>Go on with the opening</source>
        <translation>Seguir con la apertura</translation>
    </message>
</context>
<context>
    <name>CliTexts</name>
    <message numerus="yes">
        <source>{file}: right, %n round</source>
        <translation>
            <numerusform>{file}: correcto, %n ronda</numerusform>
            <numerusform>{file}: correcto, %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: round {round}, move {move}: {reason}</source>
        <translation>{file}: ronda {round}, jugada {move}: {reason}</translation>
    </message>
    <message>
        <source>{file}: round {round}: {reason}</source>
        <translation>{file}: ronda {round}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>No se puede escribir {file}: {reason}</translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation>No existe la carpeta {folder}.</translation>
    </message>
    <message>
        <source>No match is saved.</source>
        <translation>No hay partidas guardadas.</translation>
    </message>
    <message>
        <source>round {round}, not over</source>
        <translation>ronda {round}, sin terminar</translation>
    </message>
    <message>
        <source>over, won by {names}</source>
        <translation>terminada, victoria de {names}</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>dañada</translation>
    </message>
    <message numerus="yes">
        <source>%n saved match, all sound.</source>
        <translation>
            <numerusform>%n partida guardada, en orden.</numerusform>
            <numerusform>%n partidas guardadas, todas en orden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of the saved matches: {detail}</source>
        <translation>El archivo de las partidas guardadas: {detail}</translation>
    </message>
    <message>
        <source>Match {id}: {detail}</source>
        <translation>Partida {id}: {detail}</translation>
    </message>
    <message>
        <source>No saved match has the number {id}; `scala40 saves` lists them.</source>
        <translation>Ninguna partida guardada tiene el número {id}; `scala40 saves` las enumera.</translation>
    </message>
    <message>
        <source>Seats under the rules {rules}: {count}; players named: {named}.</source>
        <translation>Asientos según las reglas {rules}: {count}; jugadores nombrados: {named}.</translation>
    </message>
    <message>
        <source>Seats under the rules {rules}: {fewest} to {most}; players named: {named}.</source>
        <translation>Asientos según las reglas {rules}: de {fewest} a {most}; jugadores nombrados: {named}.</translation>
    </message>
    <message>
        <source>Match {id} is written to {file}.</source>
        <translation>La partida {id} está ahora en {file}.</translation>
    </message>
    <message>
        <source>There is no level “{level}”. Perhaps you mean “{nearest}”.</source>
        <translation>No existe el nivel «{level}». Quizá quieras decir «{nearest}».</translation>
    </message>
    <message>
        <source>There is no level “{level}”. There are: {levels}; with a character, such as {characters}; and {own}.</source>
        <translation>No existe el nivel «{level}». Hay: {levels}; con un carácter, como {characters}; y también {own}.</translation>
    </message>
    <message>
        <source>There is no level “{level}”. There are: {levels}; with a character, such as {characters}.</source>
        <translation>No existe el nivel «{level}». Hay: {levels}; con un carácter, como {characters}.</translation>
    </message>
    <message>
        <source>The records in {folder} are those of another simulation. Name another folder.</source>
        <translation>Los registros de {folder} son de otra simulación. Indica otra carpeta.</translation>
    </message>
    <message>
        <source>The computer player {name} cannot be used: {detail}</source>
        <translation>El jugador automático {name} no se puede usar: {detail}</translation>
    </message>
    <message>
        <source>The computer player {name} is not installed on every computer of the cluster.</source>
        <translation>El jugador automático {name} no está instalado en todos los equipos del clúster.</translation>
    </message>
    <message>
        <source>The computer player {name} has failed: {detail}</source>
        <translation>El jugador automático {name} ha fallado: {detail}</translation>
    </message>
    <message>
        <source>The computer player {name} has broken the rules: {detail}</source>
        <translation>El jugador automático {name} ha infringido las reglas: {detail}</translation>
    </message>
    <message>
        <source>To play on a cluster, install Scala 40 with its extra: pip install &apos;scala40[cluster]&apos;</source>
        <translation>Para jugar en un clúster, instala Scala 40 con su extra: pip install &apos;scala40[cluster]&apos;</translation>
    </message>
    <message>
        <source>Nobody answers at {address}.</source>
        <translation>Nadie responde en {address}.</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>El clúster de {address} no tiene procesos de trabajo.</translation>
    </message>
    <message>
        <source>There is no rule set {rules}; there are: {known}.</source>
        <translation>No existe el reglamento {rules}; existen: {known}.</translation>
    </message>
    <message>
        <source>A part of Scala 40 is missing. Install it once more.</source>
        <translation>Falta una parte de Scala 40. Instálalo otra vez.</translation>
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
            <numerusform>queda %n segundo</numerusform>
            <numerusform>quedan %n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>menu</comment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>The cards are covered, and nobody moves.</source>
        <translation>Las cartas están tapadas y nadie juega.</translation>
    </message>
    <message>
        <source>The cards are covered, and the clock stands still.</source>
        <translation>Las cartas están tapadas y el reloj está parado.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Only at a table with computer players</source>
        <translation>Solo en una mesa con jugadores del programa</translation>
    </message>
</context>
<context>
    <name>ClosingTexts</name>
    <message numerus="yes">
        <source>%n more to open, or lay all but one card and go out</source>
        <comment>points</comment>
        <translation>
            <numerusform>Falta %n para abrir; o baja todas las cartas menos una y cierra</numerusform>
            <numerusform>Faltan %n para abrir; o baja todas las cartas menos una y cierra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to open, or lay all cards and go out</source>
        <comment>points</comment>
        <translation>
            <numerusform>Falta %n para abrir; o baja todas las cartas y cierra</numerusform>
            <numerusform>Faltan %n para abrir; o baja todas las cartas y cierra</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough to go out at once, which needs no points here.</source>
        <translation>Basta para cerrar de una vez, que aquí no pide puntos.</translation>
    </message>
    <message>
        <source>Lay down to go out</source>
        <translation>Bajar y cerrar</translation>
    </message>
</context>
<context>
    <name>CoachTexts</name>
    <message>
        <source>Coach</source>
        <comment>the part of the side panel with hints</comment>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>Ask with {key}.</source>
        <comment>the coach; a key</comment>
        <translation>Pregunta con {key}.</translation>
    </message>
    <message>
        <source>Ask in the menu {menu}: {entry}.</source>
        <comment>the coach</comment>
        <translation>Pregunta en el menú {menu}: {entry}.</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Quitar la pista</translation>
    </message>
    <message>
        <source>The hint is put away.</source>
        <translation>La pista se ha quitado.</translation>
    </message>
    <message>
        <source>This window has no room for the coach. Hints are shown over the table.</source>
        <translation>En esta ventana no caben los consejos. Las pistas se muestran sobre la mesa.</translation>
    </message>
</context>
<context>
    <name>DealTexts</name>
    <message>
        <source>This deal is proved: its key fits the seal shown before, and the cards follow from it.</source>
        <translation>Este reparto está probado: su clave corresponde al sello mostrado antes y las cartas salen de ella.</translation>
    </message>
    <message>
        <source>The key of this deal is not shown yet. It is shown at the end of the round.</source>
        <translation>La clave de este reparto aún no se muestra. Se muestra al final de la ronda.</translation>
    </message>
    <message>
        <source>This deal was shuffled in a way that this version does not know.</source>
        <translation>Este reparto se barajó de un modo que esta versión no conoce.</translation>
    </message>
    <message>
        <source>This deal is not proved: what a player added to the shuffle does not fit its seal.</source>
        <translation>Este reparto no está probado: lo que alguien aportó a la mezcla no corresponde a su sello.</translation>
    </message>
    <message>
        <source>This deal is not proved: its key does not fit the seal shown before.</source>
        <translation>Este reparto no está probado: su clave no corresponde al sello mostrado antes.</translation>
    </message>
    <message>
        <source>This deal is not proved: its key gives another order of the cards.</source>
        <translation>Este reparto no está probado: su clave da otro orden de las cartas.</translation>
    </message>
    <message>
        <source>This deal is not proved: its key gives another first dealer.</source>
        <translation>Este reparto no está probado: con su clave reparte primero otra persona.</translation>
    </message>
    <message>
        <source>This deal is not proved: its key gives another order of a new stock.</source>
        <translation>Este reparto no está probado: su clave da otro orden de un mazo nuevo.</translation>
    </message>
    <message>
        <source>{file}: every deal is proved by its key</source>
        <translation>{file}: cada reparto está probado por su clave</translation>
    </message>
    <message>
        <source>{file}: no deal can be proved, since no key is shown</source>
        <translation>{file}: ningún reparto se puede probar, pues no se muestra ninguna clave</translation>
    </message>
    <message>
        <source>{file}: the deals of these rounds are proved: {proved}; no key is shown of: {hidden}</source>
        <translation>{file}: los repartos de estas rondas están probados: {proved}; no se muestra la clave de: {hidden}</translation>
    </message>
</context>
<context>
    <name>DealerDrawTexts</name>
    <message>
        <source>Drawn for the deal: {list}.</source>
        <translation>Cartas para ver quién reparte: {list}.</translation>
    </message>
    <message>
        <source>Equal lowest cards, drawn again: {list}.</source>
        <translation>Cartas más bajas iguales, otra vez: {list}.</translation>
    </message>
    <message>
        <source>The lowest card deals</source>
        <translation>La carta más baja reparte</translation>
    </message>
    <message>
        <source>deals first</source>
        <comment>under a player&apos;s name</comment>
        <translation>reparte primero</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>No penalty points in this round</source>
        <translation>Sin puntos de penalización en esta ronda</translation>
    </message>
    <message>
        <source>Penalty points: {list}</source>
        <translation>Puntos de penalización: {list}</translation>
    </message>
    <message>
        <source>Round {number}: {name} dealt, {card} was turned up</source>
        <translation>Ronda {number}: {name} repartió, carta inicial {card}</translation>
    </message>
    <message>
        <source>Round {number}: you dealt, {card} was turned up</source>
        <translation>Ronda {number}: repartiste, carta inicial {card}</translation>
    </message>
    <message numerus="yes">
        <source>The discards were reshuffled: %n cards in the stock</source>
        <translation>
            <numerusform>Se volvieron a barajar los descartes: %n carta en el mazo</numerusform>
            <numerusform>Se volvieron a barajar los descartes: %n cartas en el mazo</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} drew from the stock</source>
        <translation>{name} robó del mazo</translation>
    </message>
    <message>
        <source>{name} drew {card}</source>
        <translation>{name} robó {card}</translation>
    </message>
    <message>
        <source>You drew {card}</source>
        <translation>Robaste {card}</translation>
    </message>
    <message>
        <source>You drew from the stock</source>
        <translation>Robaste del mazo</translation>
    </message>
    <message>
        <source>{name} took {card}</source>
        <translation>{name} tomó {card}</translation>
    </message>
    <message>
        <source>You took {card}</source>
        <translation>Tomaste {card}</translation>
    </message>
    <message>
        <source>{name} opened with {points} points</source>
        <translation>{name} abrió con {points} puntos</translation>
    </message>
    <message>
        <source>You opened with {points} points</source>
        <translation>Abriste con {points} puntos</translation>
    </message>
    <message>
        <source>{name} laid down {melds}</source>
        <translation>{name} bajó {melds}</translation>
    </message>
    <message>
        <source>You laid down {melds}</source>
        <translation>Bajaste {melds}</translation>
    </message>
    <message>
        <source>{name} added {card} to {meld}</source>
        <translation>{name} añadió {card} a {meld}</translation>
    </message>
    <message>
        <source>You added {card} to {meld}</source>
        <translation>Añadiste {card} a {meld}</translation>
    </message>
    <message>
        <source>{name} swapped the joker of {meld} for {card}</source>
        <translation>{name} cambió el comodín de {meld} por {card}</translation>
    </message>
    <message>
        <source>You swapped the joker of {meld} for {card}</source>
        <translation>Cambiaste el comodín de {meld} por {card}</translation>
    </message>
    <message>
        <source>{name} discarded {card}</source>
        <translation>{name} descartó {card}</translation>
    </message>
    <message>
        <source>You discarded {card}</source>
        <translation>Descartaste {card}</translation>
    </message>
    <message>
        <source>Time&apos;s up for {name}</source>
        <translation>Se acabó el tiempo de {name}</translation>
    </message>
    <message>
        <source>Time&apos;s up</source>
        <translation>Se acabó el tiempo</translation>
    </message>
    <message>
        <source>{name} bought {card}</source>
        <translation>{name} compró {card}</translation>
    </message>
    <message>
        <source>You bought {card}</source>
        <translation>Compraste {card}</translation>
    </message>
    <message>
        <source>{name} drew a penalty card</source>
        <translation>{name} robó una carta de penalización</translation>
    </message>
    <message>
        <source>You drew a penalty card: {card}</source>
        <translation>Robaste una carta de penalización: {card}</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} pasó</translation>
    </message>
    <message>
        <source>You passed</source>
        <translation>Pasaste</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} cerró</translation>
    </message>
    <message>
        <source>You went out</source>
        <translation>Cerraste</translation>
    </message>
    <message>
        <source>{name} went out in one turn</source>
        <translation>{name} cerró de una vez</translation>
    </message>
    <message>
        <source>You went out in one turn</source>
        <translation>Cerraste de una vez</translation>
    </message>
    <message>
        <source>Dead round: no cards were left to draw</source>
        <translation>Ronda nula: no quedaban cartas para robar</translation>
    </message>
    <message>
        <source>{name} was eliminated</source>
        <comment>a name is no man or woman</comment>
        <translation>{name} quedó fuera</translation>
    </message>
    <message>
        <source>You were eliminated</source>
        <translation>Quedaste fuera</translation>
    </message>
    <message>
        <source>{name} came back with {total} points</source>
        <comment>re-entry</comment>
        <translation>{name} se reenganchó con {total} puntos</translation>
    </message>
    <message>
        <source>You came back with {total} points</source>
        <comment>re-entry</comment>
        <translation>Te reenganchaste con {total} puntos</translation>
    </message>
    <message>
        <source>{name} did not come back</source>
        <comment>re-entry</comment>
        <translation>{name} no se reenganchó</translation>
    </message>
    <message>
        <source>You did not come back</source>
        <comment>re-entry</comment>
        <translation>No te reenganchaste</translation>
    </message>
    <message>
        <source>{name} won the match</source>
        <translation>{name} ganó la partida</translation>
    </message>
    <message>
        <source>You won the match</source>
        <translation>Ganaste la partida</translation>
    </message>
    <message>
        <source>{names} won the match together</source>
        <translation>{names} compartieron la victoria</translation>
    </message>
    <message>
        <source>{name} undid the last move</source>
        <translation>{name} deshizo la última jugada</translation>
    </message>
    <message>
        <source>You undid the last move</source>
        <translation>Deshiciste la última jugada</translation>
    </message>
</context>
<context>
    <name>FirstStartTexts</name>
    <message>
        <source>Welcome to Scala 40</source>
        <translation>Te damos la bienvenida a Scala 40</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>What the others call you</source>
        <translation>Así te llaman los demás</translation>
    </message>
    <message>
        <source>Player 1</source>
        <comment>the name of whoever gives none</comment>
        <translation>Jugador 1</translation>
    </message>
    <message>
        <source>Do you know Scala 40?</source>
        <translation>¿Conoces Scala 40?</translation>
    </message>
    <message>
        <source>I can play</source>
        <translation>Ya sé jugar</translation>
    </message>
    <message>
        <source>Go on to your first match</source>
        <translation>Ir a tu primera partida</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Enséñame</translation>
    </message>
    <message>
        <source>Read the rules first, in a few minutes</source>
        <translation>Leer primero las reglas, en pocos minutos</translation>
    </message>
    <message>
        <source>You can change all this at any time.</source>
        <translation>Puedes cambiar todo esto cuando quieras.</translation>
    </message>
</context>
<context>
    <name>GroundTexts</name>
    <message>
        <source>With {card} {name} could go out in this turn.</source>
        <translation>Con {card}, {name} podía cerrar en este turno.</translation>
    </message>
    <message>
        <source>{card} makes the opening: {melds} are {points} points, and {need} are needed.</source>
        <translation>Con {card} se llega a la apertura: {melds} suman {points} puntos y hacen falta {need}.</translation>
    </message>
    <message>
        <source>{card} makes a meld: {meld}.</source>
        <translation>Con {card} sale una combinación: {meld}.</translation>
    </message>
    <message>
        <source>{card} fits {meld} on the table.</source>
        <translation>{card} encaja en {meld}, que está en la mesa.</translation>
    </message>
    <message>
        <source>With {card} more of the hand could be laid than without.</source>
        <translation>Con {card} se podía bajar más que sin esa carta.</translation>
    </message>
    <message>
        <source>There was no card to take.</source>
        <translation>No había ninguna carta que tomar.</translation>
    </message>
    <message>
        <source>At this table discards are taken only after opening.</source>
        <translation>En esta mesa, los descartes se toman solo después de abrir.</translation>
    </message>
    <message>
        <source>With {card} the best opening would have had {points} of {need} points.</source>
        <translation>Con {card}, la mejor apertura habría tenido {points} de {need} puntos.</translation>
    </message>
    <message>
        <source>{card} could not be used in this turn.</source>
        <translation>{card} no servía en este turno.</translation>
    </message>
    <message>
        <source>{card} would have gained too little: a card from the stock may help more.</source>
        <translation>{card} habría aportado poco: una carta del mazo puede ayudar más.</translation>
    </message>
    <message>
        <source>At this level no discard is taken before opening, though {card} would have opened.</source>
        <translation>En este nivel no se toma ningún descarte antes de abrir, aunque con {card} se podía abrir.</translation>
    </message>
    <message>
        <source>{card} would have gained less than the penalty card costs.</source>
        <translation>{card} habría aportado menos de lo que cuesta la carta de penalización.</translation>
    </message>
    <message>
        <source>All cards could be laid: {name} goes out.</source>
        <translation>Se podían bajar todas las cartas: {name} cierra.</translation>
    </message>
    <message>
        <source>{card} was the last card: {name} goes out with it.</source>
        <translation>{card} era la última carta: {name} cierra con ella.</translation>
    </message>
    <message>
        <source>All the rest could be laid: {name} goes out and discards {card}.</source>
        <translation>Todo lo demás se podía bajar: {name} cierra y descarta {card}.</translation>
    </message>
    <message>
        <source>{melds} are {points} points, and {need} are needed to open.</source>
        <translation>{melds} suman {points} puntos; para abrir hacen falta {need}.</translation>
    </message>
    <message>
        <source>What the opening does not need stays in hand: on the table it would help the others.</source>
        <translation>Lo que la apertura no necesita se queda en la mano: en la mesa ayudaría a los demás.</translation>
    </message>
    <message>
        <source>{card} had to be used in this turn.</source>
        <translation>Había que usar {card} en este turno.</translation>
    </message>
    <message numerus="yes">
        <source>{name} had only %n cards left: what is laid costs nothing.</source>
        <translation>
            <numerusform>A {name} le quedaba solo %n carta: lo bajado no cuesta nada.</numerusform>
            <numerusform>A {name} le quedaban solo %n cartas: lo bajado no cuesta nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>What can be laid is laid at once at this level.</source>
        <translation>En este nivel, lo que se puede bajar se baja enseguida.</translation>
    </message>
    <message>
        <source>{card} frees the joker of {meld} for another place.</source>
        <translation>Con {card} queda libre el comodín de {meld} para otro sitio.</translation>
    </message>
    <message>
        <source>This belongs to the plan of the whole turn.</source>
        <translation>Esto forma parte del plan de todo el turno.</translation>
    </message>
    <message>
        <source>No other card could be discarded.</source>
        <translation>No se podía descartar ninguna otra carta.</translation>
    </message>
    <message>
        <source>At this level chance picks now and then among the first choices: {cards}. Best was {first}.</source>
        <translation>En este nivel, a veces elige el azar entre las primeras opciones: {cards}. La mejor era {first}.</translation>
    </message>
    <message>
        <source>{cards}: both cost the same.</source>
        <translation>{cards}: cuestan lo mismo.</translation>
    </message>
    <message>
        <source>{card} fits no meld. {other} could have been added to {meld} by {name}.</source>
        <translation>{card} no encaja en ninguna parte. {name} habría podido añadir {other} a {meld}.</translation>
    </message>
    <message>
        <source>{cards} could become no meld any more: every {missing} had been seen.</source>
        <translation>Con {cards} ya no salía una combinación: todas las cartas {missing} se habían visto ya.</translation>
    </message>
    <message>
        <source>{card} stood alone. Unseen cards that would complete {cards}: {count}.</source>
        <translation>{card} no tenía compañía. Cartas sin ver que completarían {cards}: {count}.</translation>
    </message>
    <message>
        <source>Unseen cards that still helped: {kept} for {other}, {given} for {card}.</source>
        <translation>Cartas sin ver que aún ayudaban: {kept} para {other}, {given} para {card}.</translation>
    </message>
    <message>
        <source>{other} was needed for {meld}.</source>
        <translation>{other} hacía falta para {meld}.</translation>
    </message>
    <message>
        <source>{other} could still be added to {meld}.</source>
        <translation>{other} aún se podía añadir a {meld}.</translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {points} if someone goes out, more than {other}, and {name} had %n cards left.</source>
        <translation>
            <numerusform>{card} cuesta {points} si alguien cierra, más que {other}, y a {name} le quedaba %n carta.</numerusform>
            <numerusform>{card} cuesta {points} si alguien cierra, más que {other}, y a {name} le quedaban %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} costs {points} in hand, {other} only {less}.</source>
        <translation>{card} cuesta {points} en la mano; {other}, solo {less}.</translation>
    </message>
    <message>
        <source>A joker fits nearly everywhere, and {card} does not.</source>
        <translation>Un comodín encaja casi en todas partes; {card}, no.</translation>
    </message>
    <message>
        <source>The hand was better without {card} than without {other}.</source>
        <translation>La mano quedaba mejor sin {card} que sin {other}.</translation>
    </message>
    <message>
        <source>Best opening so far: {melds}, {points} of {need} points.</source>
        <translation>Mejor apertura hasta ahí: {melds}, {points} de {need} puntos.</translation>
    </message>
    <message>
        <source>There was no meld to open with yet.</source>
        <translation>Aún no había ninguna combinación para abrir.</translation>
    </message>
    <message>
        <source>{kept} could wait: on the table it helps the others, and whoever had opened held {count} cards or more.</source>
        <translation>{kept} podía esperar: en la mesa ayuda a los demás, y quien había abierto tenía {count} cartas o más.</translation>
    </message>
    <message>
        <source>{kept} could wait: nobody else had opened, so nobody was near going out.</source>
        <translation>{kept} podía esperar: nadie más había abierto, así que nadie estaba cerca de cerrar.</translation>
    </message>
    <message>
        <source>This level does not count the cards that are gone. Counting them, {other} would have been the discard.</source>
        <translation>En este nivel no se cuentan las cartas que ya han salido. Contándolas, el descarte habría sido {other}.</translation>
    </message>
    <message>
        <source>This level does not look at what others can add: {card} fits {meld}.</source>
        <translation>En este nivel no se mira qué pueden añadir los demás: {card} encaja en {meld}.</translation>
    </message>
    <message>
        <source>Overlooked in this turn: {card} could take the joker&apos;s place in {meld}.</source>
        <translation>Pasado por alto en este turno: {card} podía ocupar el lugar del comodín en {meld}.</translation>
    </message>
    <message>
        <source>This level sees one card at a time: {cards} could have been added one after the other.</source>
        <translation>En este nivel se ve una carta cada vez: {cards} se podían añadir una tras otra.</translation>
    </message>
    <message>
        <source>It was also possible to discard {card}.</source>
        <translation>También se podía descartar {card}.</translation>
    </message>
    <message>
        <source>It was also possible to draw from the stock.</source>
        <translation>También se podía robar del mazo.</translation>
    </message>
    <message>
        <source>It was also possible to take the discard.</source>
        <translation>También se podía tomar el descarte.</translation>
    </message>
    <message>
        <source>It was also possible to lay down other cards.</source>
        <translation>También se podían bajar otras cartas.</translation>
    </message>
    <message numerus="yes">
        <source>In {worlds} imagined deals that came out %n points worse, give or take {spread}.</source>
        <translation>
            <numerusform>En {worlds} repartos imaginados eso salía %n punto peor, con un margen de {spread}.</numerusform>
            <numerusform>En {worlds} repartos imaginados eso salía %n puntos peor, con un margen de {spread}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {worlds} imagined deals both came out about the same.</source>
        <translation>En {worlds} repartos imaginados lo uno y lo otro salían casi igual.</translation>
    </message>
    <message numerus="yes">
        <source>In {worlds} imagined deals that came out %n points better, give or take {spread}: too little to rely on.</source>
        <translation>
            <numerusform>En {worlds} repartos imaginados eso salía %n punto mejor, con un margen de {spread}: demasiado poco para fiarse.</numerusform>
            <numerusform>En {worlds} repartos imaginados eso salía %n puntos mejor, con un margen de {spread}: demasiado poco para fiarse.</numerusform>
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
        <translation>archivos</translation>
    </message>
    <message>
        <source>options</source>
        <comment>heading of the help on the command line</comment>
        <translation>opciones</translation>
    </message>
    <message>
        <source>commands without a window:</source>
        <comment>heading of the help on the command line</comment>
        <translation>órdenes sin ventana:</translation>
    </message>
    <message>
        <source>Computer players play without a window.</source>
        <translation>Los jugadores automáticos juegan sin ventana.</translation>
    </message>
    <message>
        <source>Replay and judge match files.</source>
        <translation>Repetir y comprobar archivos de partida.</translation>
    </message>
    <message>
        <source>Print all that is legal in a position, or after a move of a match file, as JSON.</source>
        <translation>Mostrar como JSON todo lo permitido en una posición o tras una jugada de un archivo de partida.</translation>
    </message>
    <message>
        <source>List the saved matches, write one as a file, or check them all.</source>
        <translation>Listar las partidas guardadas, escribir una como archivo o comprobarlas todas.</translation>
    </message>
    <message>
        <source>Scala 40, the Italian rummy.</source>
        <translation>Scala 40, el rummy italiano.</translation>
    </message>
    <message>
        <source>show this help</source>
        <comment>an option of the command line</comment>
        <translation>mostrar esta ayuda</translation>
    </message>
    <message>
        <source>show the version of the program</source>
        <comment>an option of the command line</comment>
        <translation>mostrar la versión del programa</translation>
    </message>
    <message>
        <source>language of everything that is said</source>
        <comment>an option of the command line</comment>
        <translation>idioma de todo lo que se dice</translation>
    </message>
    <message>
        <source>keep matches, settings and the log file there</source>
        <comment>an option of the command line</comment>
        <translation>guardar ahí las partidas, los ajustes y el archivo de registro</translation>
    </message>
    <message>
        <source>write a saved match as a match file</source>
        <comment>an option of the command line</comment>
        <translation>escribir una partida guardada como archivo de partida</translation>
    </message>
    <message>
        <source>check the database and every match in it</source>
        <comment>an option of the command line</comment>
        <translation>comprobar la base de datos y cada partida</translation>
    </message>
    <message>
        <source>after move N, 0 being the first deal; else at the end</source>
        <comment>an option of the command line</comment>
        <translation>tras la jugada N, 0 es el primer reparto; si no, al final</translation>
    </message>
    <message>
        <source>a position or a match file</source>
        <comment>an option of the command line</comment>
        <translation>una posición o un archivo de partida</translation>
    </message>
    <message>
        <source>the match files</source>
        <comment>an option of the command line</comment>
        <translation>los archivos de partida</translation>
    </message>
    <message>
        <source>a match file to go on with or to look at</source>
        <comment>an option of the command line</comment>
        <translation>un archivo de partida para continuar o ver</translation>
    </message>
    <message>
        <source>a computer player sits in your seat</source>
        <comment>an option of the command line</comment>
        <translation>un jugador automático ocupa tu sitio</translation>
    </message>
    <message>
        <source>rule set of the demo, or a file of rules</source>
        <comment>an option of the command line</comment>
        <translation>reglamento de la demostración o un archivo de reglas</translation>
    </message>
    <message>
        <source>how fast computer players move</source>
        <comment>an option of the command line</comment>
        <translation>con qué ritmo juegan los jugadores automáticos</translation>
    </message>
    <message>
        <source>a level or an own bot a seat, 2 to 6</source>
        <comment>an option of the command line</comment>
        <translation>un nivel o un bot propio por sitio, de 2 a 6</translation>
    </message>
    <message>
        <source>the rule set, or a file of rules</source>
        <comment>an option of the command line</comment>
        <translation>el reglamento o un archivo de reglas</translation>
    </message>
    <message>
        <source>how many matches</source>
        <comment>an option of the command line</comment>
        <translation>cuántas partidas</translation>
    </message>
    <message>
        <source>single rounds from even totals in their place</source>
        <comment>an option of the command line</comment>
        <translation>en su lugar, rondas sueltas con totales iguales</translation>
    </message>
    <message>
        <source>the deals and decisions follow from it</source>
        <comment>an option of the command line</comment>
        <translation>de ahí salen los repartos y las decisiones</translation>
    </message>
    <message>
        <source>play each of them in all rotations of the seats</source>
        <comment>an option of the command line</comment>
        <translation>jugar cada una en todas las rotaciones de sitios</translation>
    </message>
    <message>
        <source>write a record of each there; a broken-off run goes on</source>
        <comment>an option of the command line</comment>
        <translation>escribir ahí un archivo de cada una; una serie interrumpida continúa</translation>
    </message>
    <message>
        <source>how many processes</source>
        <comment>an option of the command line</comment>
        <translation>cuántos procesos</translation>
    </message>
    <message>
        <source>play on the Dask cluster with this scheduler</source>
        <comment>an option of the command line</comment>
        <translation>jugar en el clúster de Dask con este planificador</translation>
    </message>
    <message>
        <source>print the report as JSON</source>
        <comment>an option of the command line</comment>
        <translation>mostrar el informe como JSON</translation>
    </message>
</context>
<context>
    <name>HintReasons</name>
    <message>
        <source>Take {card}: with it you can open with {points} points, and {need} are needed.</source>
        <translation>Toma {card}: así puedes abrir con {points} puntos, y hacen falta {need}.</translation>
    </message>
    <message>
        <source>Take {card}: with it you can lay down {meld}.</source>
        <translation>Toma {card}: así puedes bajar {meld}.</translation>
    </message>
    <message>
        <source>Take {card}: it fits {meld} on the table.</source>
        <translation>Toma {card}: encaja en {meld}, que está en la mesa.</translation>
    </message>
    <message>
        <source>Take {card}: with it you can lay down more of your hand than without.</source>
        <translation>Toma {card}: así puedes bajar más cartas de tu mano.</translation>
    </message>
    <message>
        <source>Draw from the stock: there is no card to take.</source>
        <translation>Roba del mazo: no hay ninguna carta que tomar.</translation>
    </message>
    <message>
        <source>Draw from the stock: at this table you take discards only once you have opened.</source>
        <translation>Roba del mazo: en esta mesa, los descartes se toman solo después de abrir.</translation>
    </message>
    <message>
        <source>Draw from the stock: with {card} your best opening has {points} of {need} points.</source>
        <translation>Roba del mazo: con {card}, tu mejor apertura tiene {points} de {need} puntos.</translation>
    </message>
    <message>
        <source>Draw from the stock: {card} has no use in this turn.</source>
        <translation>Roba del mazo: {card} no te sirve en este turno.</translation>
    </message>
    <message>
        <source>Draw from the stock: {card} gains little, and an unknown card may help more.</source>
        <translation>Roba del mazo: {card} aporta poco, y una carta desconocida quizá ayude más.</translation>
    </message>
    <message>
        <source>That is worth more than the penalty card costs.</source>
        <translation>Eso vale más de lo que cuesta la carta de penalización.</translation>
    </message>
    <message>
        <source>{card} gains less than the penalty card may cost.</source>
        <translation>{card} aporta menos de lo que puede costar la carta de penalización.</translation>
    </message>
    <message>
        <source>You can open now with {points} points; {need} are needed.</source>
        <translation>Ya puedes abrir con {points} puntos; hacen falta {need}.</translation>
    </message>
    <message>
        <source>{card} must be used in this turn, before you discard.</source>
        <translation>{card} debe usarse en este turno, antes de descartar.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n cards left: what you lay down costs nothing.</source>
        <translation>
            <numerusform>A {name} le queda %n carta: lo que bajas no cuesta nada.</numerusform>
            <numerusform>A {name} le quedan %n cartas: lo que bajas no cuesta nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>What lies on the table costs nothing any more.</source>
        <translation>Lo que está en la mesa ya no cuesta nada.</translation>
    </message>
    <message>
        <source>The freed joker helps you in another place.</source>
        <translation>El comodín liberado te ayuda en otro sitio.</translation>
    </message>
    <message>
        <source>It belongs to the best plan for the whole turn.</source>
        <translation>Es parte del mejor plan para todo el turno.</translation>
    </message>
    <message>
        <source>Discard {card}: no other card can be discarded now.</source>
        <translation>Descarta {card}: ahora no se puede descartar otra carta.</translation>
    </message>
    <message>
        <source>Discard {cards}: one is as good as the other.</source>
        <translation>Descarta {cards}: da igual una que otra.</translation>
    </message>
    <message>
        <source>Discard {card}: it fits no meld. {other} could be added to {meld} by {name}.</source>
        <translation>Descarta {card}: no encaja en ninguna parte. {name} podría añadir {other} a {meld}.</translation>
    </message>
    <message>
        <source>{cards} will become no meld without a joker: every {missing} is in sight. Discard {card}.</source>
        <translation>Con {cards} ya no sale una combinación sin comodín: todas las cartas {missing} están a la vista. Descarta {card}.</translation>
    </message>
    <message>
        <source>Discard {card}: it stands alone. Cards that still help {cards}: {count}.</source>
        <translation>Descarta {card}: está sola. Cartas que aún ayudan a {cards}: {count}.</translation>
    </message>
    <message>
        <source>Cards that still help: {kept} for {keep}, {given} for {card}. Discard {card}.</source>
        <translation>Cartas que aún ayudan: {kept} para {keep}, {given} para {card}. Descarta {card}.</translation>
    </message>
    <message>
        <source>Discard {card}: {other} is needed for {meld}.</source>
        <translation>Descarta {card}: {other} hace falta para {meld}.</translation>
    </message>
    <message>
        <source>Discard {card}: {other} can still be added to {meld}.</source>
        <translation>Descarta {card}: {other} aún se puede añadir a {meld}.</translation>
    </message>
    <message numerus="yes">
        <source>Discard {card}: it costs {points} if someone goes out, and {name} has %n cards left.</source>
        <translation>
            <numerusform>Descarta {card}: cuesta {points} si alguien cierra, y a {name} le queda %n carta.</numerusform>
            <numerusform>Descarta {card}: cuesta {points} si alguien cierra, y a {name} le quedan %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard {card}: it costs {points} in hand, {other} only {less}.</source>
        <translation>Descarta {card}: en la mano cuesta {points}, y {other} solo {less}.</translation>
    </message>
    <message>
        <source>Discard {card}: a joker fits nearly everywhere and stays.</source>
        <translation>Descarta {card}: un comodín encaja casi en todas partes y se queda.</translation>
    </message>
    <message>
        <source>Discard {card}: without it your hand is better than without {other}.</source>
        <translation>Descarta {card}: sin esa carta tu mano es mejor que sin {other}.</translation>
    </message>
    <message>
        <source>Your best opening has {points} of {need}.</source>
        <translation>Tu mejor apertura tiene {points} de {need}.</translation>
    </message>
    <message>
        <source>There is no meld to open with yet.</source>
        <translation>Aún no hay ninguna combinación para abrir.</translation>
    </message>
    <message>
        <source>Keep the rest in hand for now: on the table it may help the others.</source>
        <translation>Guarda el resto por ahora: en la mesa quizá ayude a los demás.</translation>
    </message>
    <message>
        <source>Wait a turn with {kept}: on the table it helps the others, and each of them still holds {count} cards or more.</source>
        <translation>Espera un turno con {kept}: en la mesa ayuda a los demás, y todos tienen aún {count} cartas o más.</translation>
    </message>
    <message>
        <source>Wait a turn with {kept}: on the table it helps the others, and none of them has opened.</source>
        <translation>Espera un turno con {kept}: en la mesa ayuda a los demás, y nadie más ha abierto.</translation>
    </message>
    <message numerus="yes">
        <source>Wait a turn with {kept}: {name} still holds %n cards and could add to it on the table.</source>
        <translation>
            <numerusform>Espera un turno con {kept}: a {name} le queda %n carta y podría aprovecharlo en la mesa.</numerusform>
            <numerusform>Espera un turno con {kept}: a {name} le quedan %n cartas y podría aprovecharlo en la mesa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wait a turn with {kept}: {name} has not opened yet, so there is no hurry.</source>
        <translation>Espera un turno con {kept}: {name} aún no ha abierto, así que no hay prisa.</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message>
        <source>Look at your {suit}.</source>
        <translation>Mira tus {suit}.</translation>
    </message>
    <message>
        <source>Look for cards of one rank in your hand.</source>
        <translation>Busca en tu mano cartas del mismo valor.</translation>
    </message>
    <message>
        <source>Count the points of the melds in your hand.</source>
        <translation>Cuenta los puntos de las combinaciones de tu mano.</translation>
    </message>
    <message>
        <source>Look at what your cards would cost in hand.</source>
        <translation>Piensa en lo que costarían tus cartas en la mano.</translation>
    </message>
    <message>
        <source>Look at the card on the discard pile.</source>
        <translation>Mira la carta que está sobre los descartes.</translation>
    </message>
    <message>
        <source>Look at the melds on the table and at what fits them.</source>
        <translation>Mira las combinaciones de la mesa y lo que encaja en ellas.</translation>
    </message>
    <message>
        <source>Look at your whole hand together with the table.</source>
        <translation>Mira toda tu mano junto con la mesa.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Roba del mazo.</translation>
    </message>
    <message>
        <source>Take the discard.</source>
        <translation>Toma el descarte.</translation>
    </message>
    <message>
        <source>Lay down {melds}.</source>
        <translation>Baja {melds}.</translation>
    </message>
    <message>
        <source>Add {card} to {meld}.</source>
        <translation>Añade {card} a {meld}.</translation>
    </message>
    <message>
        <source>Swap the joker of {meld} for {card}.</source>
        <translation>Cambia el comodín de {meld} por {card}.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Descarta {card}.</translation>
    </message>
    <message>
        <source>Buy the discard and lay {melds}.</source>
        <translation>Compra el descarte y baja {melds}.</translation>
    </message>
    <message>
        <source>Buy the discard.</source>
        <translation>Compra el descarte.</translation>
    </message>
    <message>
        <source>Let the discard go.</source>
        <translation>Deja pasar el descarte.</translation>
    </message>
    <message>
        <source>There is nothing to choose here: draw from the stock.</source>
        <translation>Aquí no hay nada que elegir: roba del mazo.</translation>
    </message>
    <message>
        <source>There is nothing to choose here: only {card} can be discarded.</source>
        <translation>Aquí no hay nada que elegir: solo se puede descartar {card}.</translation>
    </message>
    <message>
        <source>There is nothing to choose here: let the discard go.</source>
        <translation>Aquí no hay nada que elegir: deja pasar el descarte.</translation>
    </message>
    <message>
        <source>You can go out now.</source>
        <translation>Ya puedes cerrar.</translation>
    </message>
    <message>
        <source>You can go out now: discard {card}.</source>
        <translation>Ya puedes cerrar: descarta {card}.</translation>
    </message>
    <message>
        <source>You can go out now: add {card} to {meld}, then discard {last}.</source>
        <translation>Ya puedes cerrar: añade {card} a {meld} y descarta {last}.</translation>
    </message>
    <message>
        <source>{meld}: {parts} = {points}</source>
        <comment>points of a meld, card by card</comment>
        <translation>{meld}: {parts} = {points}</translation>
    </message>
    <message numerus="yes">
        <source>{card} would do it: %n still unseen.</source>
        <translation>
            <numerusform>Con {card} bastaría: queda %n sin ver.</numerusform>
            <numerusform>Con {card} bastaría: quedan %n sin ver.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Ver la jugada</translation>
    </message>
    <message>
        <source>meant by the hint</source>
        <comment>a card, a meld or a pile</comment>
        <translation>indicado por la pista</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Rule behind the hint</source>
        <translation>Regla de la pista</translation>
    </message>
    <message>
        <source>The round is over. Hints come with your next turn.</source>
        <translation>La ronda ha terminado. Habrá pistas en tu próximo turno.</translation>
    </message>
    <message>
        <source>No hint that rests on a rule is shown.</source>
        <translation>Ahora no se ve ninguna pista basada en una regla.</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>Add {card} here</source>
        <comment>button: to the meld that the keyboard is at</comment>
        <translation>Añadir {card} aquí</translation>
    </message>
    <message numerus="yes">
        <source>Add %n cards here</source>
        <comment>button: to the meld that the keyboard is at</comment>
        <translation>
            <numerusform>Añadir %n carta aquí</numerusform>
            <numerusform>Añadir %n cartas aquí</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the joker differently</source>
        <comment>button: in a prepared meld</comment>
        <translation>Cambiar el valor del comodín</translation>
    </message>
    <message>
        <source>Choose {card} to discard</source>
        <translation>Elegir {card} para descartar</translation>
    </message>
    <message>
        <source>Use {card} first</source>
        <comment>button, resting</comment>
        <translation>Usa antes {card}</translation>
    </message>
    <message>
        <source>Use the joker first</source>
        <comment>button, resting</comment>
        <translation>Usa antes el comodín</translation>
    </message>
    <message>
        <source>Select the card that you want to discard.</source>
        <translation>Elige la carta que quieres descartar.</translation>
    </message>
    <message>
        <source>Your hand is sorted like this already.</source>
        <translation>Tu mano ya está ordenada así.</translation>
    </message>
</context>
<context>
    <name>LeavingTexts</name>
    <message>
        <source>Let a computer player sit in</source>
        <translation>Dejar que juegue un jugador automático</translation>
    </message>
    <message>
        <source>Take the seat back</source>
        <translation>Volver a tu sitio</translation>
    </message>
    <message>
        <source>Who plays on for you?</source>
        <translation>¿Quién sigue jugando por ti?</translation>
    </message>
    <message>
        <source>If a computer player plays on, what you have laid this turn goes back to your hand first.</source>
        <translation>Si sigue un jugador automático, lo que has bajado en este turno vuelve antes a tu mano.</translation>
    </message>
    <message>
        <source>If a computer player plays on, the card you have taken goes back to the discard pile first.</source>
        <translation>Si sigue un jugador automático, la carta que has tomado vuelve antes a los descartes.</translation>
    </message>
    <message>
        <source>A computer player plays on (level {level})</source>
        <translation>Sigue un jugador automático (nivel {level})</translation>
    </message>
    <message>
        <source>Leave, it stays saved</source>
        <comment>it: the match</comment>
        <translation>Salir, la partida queda guardada</translation>
    </message>
    <message>
        <source>Play on myself</source>
        <translation>Seguir jugando yo</translation>
    </message>
    <message>
        <source>a computer player sits in for {name}</source>
        <comment>on a player&apos;s plate</comment>
        <translation>un jugador automático juega por {name}</translation>
    </message>
    <message>
        <source>A computer player sits in for {name}.</source>
        <translation>Un jugador automático juega por {name}.</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <comment>on a player&apos;s plate: a computer player sits in</comment>
        <translation>{name} (automático)</translation>
    </message>
    <message>
        <source>You have your seat back.</source>
        <translation>Vuelves a jugar en tu sitio.</translation>
    </message>
    <message>
        <source>For some of the match a computer player sat in for {names}.</source>
        <translation>En parte de la partida un jugador automático jugó por {names}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Your seat no longer plays in this match.</source>
        <translation>Tu sitio ya no juega en esta partida.</translation>
    </message>
</context>
<context>
    <name>LevelTexts</name>
    <message>
        <source>Rating: {points} Elo below the level {level}.</source>
        <translation>Puntuación Elo: {points} por debajo del nivel «{level}».</translation>
    </message>
    <message>
        <source>Rating: {points} Elo above the level {level}.</source>
        <translation>Puntuación Elo: {points} por encima del nivel «{level}».</translation>
    </message>
    <message>
        <source>The other levels are measured by this one.</source>
        <translation>Con este nivel se miden los demás.</translation>
    </message>
    <message>
        <source>{name}: level {level}.</source>
        <comment>a computer player; no man or woman</comment>
        <translation>{name}: nivel «{level}».</translation>
    </message>
    <message>
        <source>{name} is the bot {bot}.</source>
        <translation>{name} es el bot {bot}.</translation>
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
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <comment>{last} begins with the sound o</comment>
        <translation>{first} u {last}</translation>
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
        <translation>Mirar todos los descartes</translation>
    </message>
    <message>
        <source>At this table only the top card of the discard pile may be looked at.</source>
        <translation>En esta mesa solo se puede mirar la carta de arriba de los descartes.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>No hay descartes.</translation>
    </message>
    <message>
        <source>The round is over: the discard pile is put away.</source>
        <translation>La ronda ha terminado: los descartes están recogidos.</translation>
    </message>
</context>
<context>
    <name>MatchFileTexts</name>
    <message>
        <source>Open a match…</source>
        <translation>Abrir una partida…</translation>
    </message>
    <message>
        <source>Open a match</source>
        <comment>title of a dialog</comment>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Open this match</source>
        <comment>button of a dialog</comment>
        <translation>Abrir esta partida</translation>
    </message>
    <message>
        <source>Save the match as a file…</source>
        <translation>Guardar la partida en un archivo…</translation>
    </message>
    <message>
        <source>Save the match</source>
        <comment>title of a dialog</comment>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Matches of Scala 40</source>
        <translation>Partidas de Scala 40</translation>
    </message>
    <message>
        <source>Watch computer players</source>
        <translation>Mirar a los jugadores automáticos</translation>
    </message>
    <message>
        <source>You are in a match. Go to the start page first; your match stays saved.</source>
        <translation>Estás en una partida. Ve primero a la página de inicio; tu partida queda guardada.</translation>
    </message>
    <message>
        <source>Another match of computer players begins in place of this one.</source>
        <translation>En lugar de esta empieza otra partida de jugadores automáticos.</translation>
    </message>
</context>
<context>
    <name>MenuTexts</name>
    <message>
        <source>Game</source>
        <comment>menu</comment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>menu</comment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>View</source>
        <comment>menu</comment>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>menu</comment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>menu</comment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>menu</comment>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Robar del mazo</translation>
    </message>
    <message>
        <source>Take the discard</source>
        <translation>Tomar el descarte</translation>
    </message>
    <message>
        <source>Lay down the selected cards</source>
        <translation>Bajar las cartas elegidas</translation>
    </message>
    <message>
        <source>Add the selected cards to a meld</source>
        <translation>Añadir las cartas elegidas a una combinación</translation>
    </message>
    <message>
        <source>Confirm the opening</source>
        <translation>Confirmar la apertura</translation>
    </message>
    <message>
        <source>Take back all prepared melds</source>
        <translation>Recoger todas las combinaciones preparadas</translation>
    </message>
    <message>
        <source>Take back a prepared meld</source>
        <translation>Recoger una combinación preparada</translation>
    </message>
    <message>
        <source>Discard the selected card</source>
        <translation>Descartar la carta elegida</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Sort for runs</source>
        <translation>Ordenar por escaleras</translation>
    </message>
    <message>
        <source>Sort for sets</source>
        <translation>Ordenar por grupos</translation>
    </message>
    <message>
        <source>Sort for both</source>
        <translation>Ordenar por ambos</translation>
    </message>
    <message>
        <source>Undo the sort</source>
        <translation>Deshacer la ordenación</translation>
    </message>
    <message>
        <source>Show the last turns again</source>
        <translation>Ver otra vez los últimos turnos</translation>
    </message>
    <message>
        <source>Explain the last refusal</source>
        <translation>Explicar el último rechazo</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Siguiente paso</translation>
    </message>
    <message>
        <source>Do not wait</source>
        <comment>menu: computer players move at once</comment>
        <translation>No esperar</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Quitar la selección</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panel lateral</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Tamaño habitual</translation>
    </message>
    <message>
        <source>All settings…</source>
        <translation>Todos los ajustes…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>language</comment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>pace of the computer players: nothing moves, no waiting</comment>
        <translation>Sin animación</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace of the computer players</comment>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace of the computer players</comment>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace of the computer players</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Card letters</source>
        <translation>Letras de las cartas</translation>
    </message>
    <message>
        <source>As the language</source>
        <comment>card letters</comment>
        <translation>Como el idioma</translation>
    </message>
    <message>
        <source>Your name…</source>
        <translation>Tu nombre…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>About Scala 40</source>
        <translation>Acerca de Scala 40</translation>
    </message>
    <message>
        <source>Scala 40, version {version}. The Italian rummy for two and more, against computer players. Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Scala 40, versión {version}. El rummy italiano para dos o más, contra jugadores automáticos. Software libre bajo la GNU General Public License, versión 3 o posterior.</translation>
    </message>
    <message>
        <source>Show the folder with reports</source>
        <translation>Mostrar la carpeta de informes</translation>
    </message>
</context>
<context>
    <name>NewMatchTexts</name>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Quick round</source>
        <translation>Ronda rápida</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message numerus="yes">
        <source>%n opponents</source>
        <translation>
            <numerusform>%n rival</numerusform>
            <numerusform>%n rivales</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Read these rules</source>
        <translation>Leer estas reglas</translation>
    </message>
    <message>
        <source>Your match in progress stays saved.</source>
        <translation>Tu partida en curso queda guardada.</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>rule set</comment>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Classic</source>
        <comment>rule set</comment>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Tournament</source>
        <comment>rule set</comment>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Online</source>
        <comment>rule set</comment>
        <translation>En línea</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>rule set</comment>
        <translation>Familiar</translation>
    </message>
    <message>
        <source>First games</source>
        <comment>rule set</comment>
        <translation>Iniciación</translation>
    </message>
    <message>
        <source>Jokers count in the opening, and you may take a card for it.</source>
        <translation>Los comodines cuentan al abrir y puedes tomar una carta para ello.</translation>
    </message>
    <message>
        <source>You open without jokers and go out with a discard.</source>
        <translation>Se abre sin comodines y se cierra con un descarte.</translation>
    </message>
    <message>
        <source>No taking before you open, and cards that fit are held back.</source>
        <translation>Sin tomar descartes antes de abrir, y lo que encaja se guarda.</translation>
    </message>
    <message>
        <source>A clock for each turn, and going out in one turn counts double.</source>
        <translation>Reloj en cada turno, y cerrar de una vez cuenta doble.</translation>
    </message>
    <message>
        <source>Swapped jokers may be kept, and whoever is eliminated may come back.</source>
        <translation>El comodín cambiado se puede guardar, y quien queda fuera vuelve.</translation>
    </message>
    <message>
        <source>Like Standard, but {points} points are enough to open.</source>
        <translation>Como Estándar, pero bastan {points} puntos para abrir.</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>level; no man or woman</comment>
        <translation>principiante</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>level; no man or woman</comment>
        <translation>aficionado</translation>
    </message>
    <message>
        <source>club</source>
        <comment>level; no man or woman</comment>
        <translation>de club</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>level; no man or woman</comment>
        <translation>experto</translation>
    </message>
    <message>
        <source>master</source>
        <comment>level; no man or woman</comment>
        <translation>maestro</translation>
    </message>
    <message>
        <source>Knows the rules, lays down early and looks only at its own cards.</source>
        <translation>Conoce las reglas, baja pronto y mira solo sus propias cartas.</translation>
    </message>
    <message>
        <source>Sees most chances, and now and then lets one go.</source>
        <translation>Ve casi todas las oportunidades y de vez en cuando deja pasar una.</translation>
    </message>
    <message>
        <source>Counts what has gone, keeps melds back, and goes out as soon as it can.</source>
        <translation>Cuenta lo que ha salido, se guarda combinaciones y cierra en cuanto puede.</translation>
    </message>
    <message>
        <source>Plays like the club, and tries each discard in imagined rounds before it chooses.</source>
        <translation>Juega como en el club y prueba cada descarte en rondas imaginadas antes de elegir.</translation>
    </message>
    <message>
        <source>Tries taking, laying and discarding in imagined rounds, and weighs what they bring.</source>
        <translation>Prueba en rondas imaginadas si tomar, bajar y descartar, y sopesa lo que aporta.</translation>
    </message>
    <message>
        <source>A bot that was added to this program.</source>
        <translation>Un bot que se ha añadido a este programa.</translation>
    </message>
    <message>
        <source>For all opponents</source>
        <translation>Para todos los rivales</translation>
    </message>
    <message>
        <source>{name}: {level}</source>
        <translation>{name}: {level}</translation>
    </message>
    <message>
        <source>Level of {name}</source>
        <translation>Nivel de {name}</translation>
    </message>
    <message>
        <source>Wins about {won} of {of} matches against the level {level}.</source>
        <translation>Gana unas {won} de cada {of} partidas contra el nivel «{level}».</translation>
    </message>
    <message>
        <source>{name} ({character})</source>
        <translation>{name} ({character})</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>a style of play; no man or woman</comment>
        <translation>audaz</translation>
    </message>
    <message>
        <source>patient</source>
        <comment>a style of play; no man or woman</comment>
        <translation>paciente</translation>
    </message>
    <message>
        <source>careful</source>
        <comment>a style of play; no man or woman</comment>
        <translation>prudente</translation>
    </message>
    <message>
        <source>Bold: cares little about what its discards bring to others.</source>
        <translation>Audaz: le importa poco lo que sus descartes den a otros.</translation>
    </message>
    <message>
        <source>Patient: waits for cards that fit, and seldom takes a discard.</source>
        <translation>Paciente: espera cartas que encajen y rara vez toma un descarte.</translation>
    </message>
    <message>
        <source>Careful: gives nothing away, and gets rid of points early.</source>
        <translation>Prudente: no regala nada y se quita puntos pronto.</translation>
    </message>
</context>
<context>
    <name>ProblemTexts</name>
    <message>
        <source>This account has no home folder, so matches are not saved. You can play all the same.</source>
        <translation>Esta cuenta no tiene carpeta propia, así que las partidas no se guardan. Puedes jugar igualmente.</translation>
    </message>
    <message>
        <source>{folder} is not a folder, so matches are not saved. You can play all the same.</source>
        <translation>{folder} no es una carpeta, así que las partidas no se guardan. Puedes jugar igualmente.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made, so matches are not saved. You can play all the same.</source>
        <translation>No se puede crear la carpeta {folder}, así que las partidas no se guardan. Puedes jugar igualmente.</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}, so matches are not saved. You can play all the same.</source>
        <translation>No se puede escribir en {folder}, así que las partidas no se guardan. Puedes jugar igualmente.</translation>
    </message>
    <message>
        <source>The last move could not be saved ({detail}). Play goes on; the match is kept up to the move before.</source>
        <translation>La última jugada no se pudo guardar ({detail}). El juego sigue; la partida está guardada hasta la jugada anterior.</translation>
    </message>
    <message>
        <source>The disk is full: the last moves are not saved. Make room, and saving goes on by itself.</source>
        <translation>El disco está lleno: las últimas jugadas no están guardadas. Haz sitio y se seguirá guardando sin más.</translation>
    </message>
    <message>
        <source>The last moves are not saved. Make room and wait a moment, or close the window again to leave.</source>
        <translation>Las últimas jugadas no están guardadas. Haz sitio y espera un momento, o usa otra vez el botón de la ventana para salir.</translation>
    </message>
    <message>
        <source>Saving works again. The whole match is on disk.</source>
        <translation>Se vuelve a guardar. Toda la partida está a salvo.</translation>
    </message>
    <message>
        <source>The saved matches come from a newer version of Scala 40 and are left as they are. This session is not saved.</source>
        <translation>Las partidas guardadas son de una versión más nueva de Scala 40 y se dejan como están. Ahora no se guarda nada.</translation>
    </message>
    <message>
        <source>The saved matches cannot be read. They were put aside as {file}, and saving begins anew.</source>
        <translation>Las partidas guardadas no se pueden leer. Se apartaron como {file} y se empieza a guardar de nuevo.</translation>
    </message>
    <message>
        <source>One saved match cannot be read and is left aside. The others are whole.</source>
        <translation>Una partida guardada no se puede leer y queda aparte. Las demás están bien.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of Scala 40. It is left as it is.</source>
        <translation>{file} es de una versión más nueva de Scala 40. Se deja como está.</translation>
    </message>
    <message>
        <source>{file} is not a match file of Scala 40, or a part of it is missing.</source>
        <translation>{file} no es un archivo de partida de Scala 40, o le falta una parte.</translation>
    </message>
    <message>
        <source>{file} stops in round {number} at move {move}. {why}</source>
        <translation>{file} se detiene en la ronda {number}, jugada {move}. {why}</translation>
    </message>
    <message>
        <source>The match of {file} is over. It is shown here as it was played.</source>
        <translation>La partida de {file} ha terminado. Aquí se muestra tal como se jugó.</translation>
    </message>
    <message>
        <source>{file} cannot be read: it is not there, or this account may not read it.</source>
        <translation>{file} no se puede leer: no está ahí o esta cuenta no tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>Something unexpected happened. The match is saved, and you can play on.</source>
        <translation>Ha pasado algo inesperado. La partida está guardada y puedes seguir jugando.</translation>
    </message>
    <message>
        <source>Something unexpected happened. The match is saved; a report lies in {file}.</source>
        <translation>Ha pasado algo inesperado. La partida está guardada; hay un informe en {file}.</translation>
    </message>
    <message>
        <source>The last move went wrong inside the program and was not made. Nothing of the match is lost.</source>
        <translation>La última jugada falló dentro del programa y no se hizo. No se ha perdido nada de la partida.</translation>
    </message>
    <message>
        <source>The last move went wrong inside the program and was not made. Nothing of the match is lost; a report of it lies under Help.</source>
        <translation>La última jugada falló dentro del programa y no se hizo. No se ha perdido nada de la partida; hay un informe en «Ayuda».</translation>
    </message>
    <message>
        <source>Go on from before this move</source>
        <translation>Seguir desde antes de esta jugada</translation>
    </message>
    <message>
        <source>Scala 40 is open already. This second window saves nothing, so the first keeps your match.</source>
        <translation>Scala 40 ya está en marcha. Esta segunda ventana no guarda nada, así la primera conserva tu partida.</translation>
    </message>
    <message>
        <source>Attention</source>
        <comment>the sign beside a sentence about something that is broken</comment>
        <translation>Atención</translation>
    </message>
    <message>
        <source>Attention: {sentence}</source>
        <translation>Atención: {sentence}</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
</context>
<context>
    <name>RackTexts</name>
    <message numerus="yes">
        <source>pinned, %n cards</source>
        <comment>a group of cards in the hand that stays together</comment>
        <translation>
            <numerusform>fijada, %n carta</numerusform>
            <numerusform>fijadas, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>after a gap</source>
        <comment>a card in the hand, for the ear</comment>
        <translation>tras un hueco</translation>
    </message>
    <message>
        <source>A run</source>
        <comment>neighbouring cards in the hand</comment>
        <translation>Una escalera</translation>
    </message>
    <message>
        <source>A set</source>
        <comment>neighbouring cards in the hand</comment>
        <translation>Un grupo</translation>
    </message>
    <message numerus="yes">
        <source>Run with {cards} · %n unseen</source>
        <comment>under cards of the hand that lack one card</comment>
        <translation>
            <numerusform>Escalera con {cards} · %n sin ver</numerusform>
            <numerusform>Escalera con {cards} · %n sin ver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set with {cards} · %n unseen</source>
        <comment>under cards of the hand that lack one card</comment>
        <translation>
            <numerusform>Grupo con {cards} · %n sin ver</numerusform>
            <numerusform>Grupo con {cards} · %n sin ver</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin cards together</source>
        <comment>menu</comment>
        <translation>Fijar las cartas</translation>
    </message>
    <message>
        <source>Pin this card</source>
        <comment>menu</comment>
        <translation>Fijar esta carta</translation>
    </message>
    <message>
        <source>Unpin cards</source>
        <comment>menu</comment>
        <translation>Soltar las cartas fijadas</translation>
    </message>
    <message>
        <source>Unpin this card</source>
        <comment>menu</comment>
        <translation>Soltar esta carta fijada</translation>
    </message>
    <message>
        <source>Make or close a gap</source>
        <comment>menu; between two cards of the hand</comment>
        <translation>Abrir o cerrar un hueco</translation>
    </message>
    <message>
        <source>Put the selected cards here</source>
        <comment>menu at a card of the hand</comment>
        <translation>Poner aquí las cartas elegidas</translation>
    </message>
    <message>
        <source>Choose a card with another one on its left.</source>
        <translation>Elige una carta que tenga otra a su izquierda.</translation>
    </message>
    <message numerus="yes">
        <source>{card} would do it: %n still unseen.</source>
        <translation>
            <numerusform>Con {card} bastaría: queda %n sin ver.</numerusform>
            <numerusform>Con {card} bastaría: quedan %n sin ver.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} from the discard pile: {points} points.</source>
        <translation>Con {card} de los descartes: {points} puntos.</translation>
    </message>
    <message numerus="yes">
        <source>One of {cards} would do it: %n still unseen.</source>
        <translation>
            <numerusform>Bastaría una de {cards}: queda %n sin ver.</numerusform>
            <numerusform>Bastaría una de {cards}: quedan %n sin ver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One card is missing: %n that would do it are still unseen.</source>
        <translation>
            <numerusform>Falta una carta: queda %n útil sin ver.</numerusform>
            <numerusform>Falta una carta: quedan %n útiles sin ver.</numerusform>
        </translation>
    </message>
    <message>
        <source>One more card is not enough for {need} yet.</source>
        <translation>Con una carta más aún no llegas a {need}.</translation>
    </message>
    <message>
        <source>Best opening in hand</source>
        <translation>Mejor apertura en la mano</translation>
    </message>
    <message>
        <source>Cards that help, still unseen</source>
        <translation>Cartas que ayudan, aún sin ver</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>A turn begins with one card: draw it from the stock, or take the discard.</source>
        <translation>El turno empieza con una carta: róbala del mazo o toma el descarte.</translation>
    </message>
    <message>
        <source>You have your card for this turn. Lay down what you like, then discard.</source>
        <translation>Ya tienes tu carta de este turno. Baja lo que quieras y luego descarta.</translation>
    </message>
    <message>
        <source>The top discard is on offer now: buy it, or pass.</source>
        <translation>El descarte de arriba está ahora en compra: cómpralo o pasa.</translation>
    </message>
    <message>
        <source>This round is over. The next one brings new cards.</source>
        <translation>Esta ronda ha terminado. La próxima trae cartas nuevas.</translation>
    </message>
    <message>
        <source>Another player is on turn. Meanwhile you can sort your cards.</source>
        <translation>Ahora le toca a alguien más. Mientras tanto puedes ordenar tus cartas.</translation>
    </message>
    <message>
        <source>{card} is not in your hand. Choose from the cards you hold.</source>
        <translation>{card} no está en tu mano. Elige entre las cartas que tienes.</translation>
    </message>
    <message>
        <source>These cards are no longer in your hand. Choose from the cards you hold.</source>
        <translation>Estas cartas ya no están en tu mano. Elige entre las cartas que tienes.</translation>
    </message>
    <message>
        <source>{card} lies in two of these melds. A card goes into one meld only.</source>
        <translation>{card} está en dos de estas combinaciones. Cada carta va en una sola.</translation>
    </message>
    <message>
        <source>You discard one card each turn. Choose one of these.</source>
        <translation>En cada turno descartas una carta. Elige una de estas.</translation>
    </message>
    <message>
        <source>A turn begins with one card: draw it from the stock.</source>
        <translation>El turno empieza con una carta: róbala del mazo.</translation>
    </message>
    <message>
        <source>First open with {need} points; then you can add {card} to this meld.</source>
        <translation>Primero abre con {need} puntos; después podrás añadir {card} a esta combinación.</translation>
    </message>
    <message>
        <source>First open with {need} points; then you can swap the joker for {card}.</source>
        <translation>Primero abre con {need} puntos; después podrás cambiar el comodín por {card}.</translation>
    </message>
    <message>
        <source>You go out only once you have opened with {need} points. Keep this card for now.</source>
        <translation>Se cierra solo después de abrir con {need} puntos. Guarda esta carta por ahora.</translation>
    </message>
    <message>
        <source>At this table you open without jokers. Once you have opened, this meld may follow, even in this turn.</source>
        <translation>En esta mesa se abre sin comodines. Después puedes bajar esta combinación, incluso en este turno.</translation>
    </message>
    <message numerus="yes">
        <source>At this table the melds without a joker must reach {need}. So far they have {have}: %n more.</source>
        <comment>{n} points are missing</comment>
        <translation>
            <numerusform>En esta mesa las combinaciones sin comodín deben llegar a {need}. Llevan {have}: falta %n.</numerusform>
            <numerusform>En esta mesa las combinaciones sin comodín deben llegar a {need}. Llevan {have}: faltan %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far {have} points. At this table you open with {need}: %n more.</source>
        <comment>{n} points are missing</comment>
        <translation>
            <numerusform>Llevas {have} puntos. En esta mesa se abre con {need}: falta %n.</numerusform>
            <numerusform>Llevas {have} puntos. En esta mesa se abre con {need}: faltan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You took {card} to open: this card belongs in the opening. Include it, or undo and draw from the stock.</source>
        <translation>Has tomado {card} para abrir: esa carta va en la apertura. Inclúyela, o deshaz la jugada y roba del mazo.</translation>
    </message>
    <message>
        <source>At this table you add only to your new melds in the turn in which you open. From your next turn, to all.</source>
        <translation>En esta mesa, en el turno de la apertura solo se añade a las combinaciones nuevas propias; desde tu próximo turno, a todas.</translation>
    </message>
    <message>
        <source>At this table you add nothing in the turn in which you open. From your next turn you can.</source>
        <translation>En esta mesa no se añade nada en el turno de la apertura. Desde tu próximo turno podrás.</translation>
    </message>
    <message>
        <source>At this table you swap no joker in the turn in which you open. From your next turn you can.</source>
        <translation>En esta mesa no se cambia ningún comodín en el turno de la apertura. Desde tu próximo turno podrás.</translation>
    </message>
    <message>
        <source>At this table you take discards only once you have opened. Draw from the stock.</source>
        <translation>En esta mesa, los descartes se toman solo después de abrir. Roba del mazo.</translation>
    </message>
    <message>
        <source>Until you open, you take a discard only to open with it. Your hand has no opening of {need} with {card}: draw.</source>
        <translation>Antes de abrir, el descarte se toma solo para abrir con él. En tu mano no hay apertura de {need} con {card}: roba del mazo.</translation>
    </message>
    <message>
        <source>At this table a taken card is used in the same turn. {card} has no place yet: draw from the stock.</source>
        <translation>En esta mesa la carta tomada se usa en el mismo turno. {card} aún no tiene sitio: roba del mazo.</translation>
    </message>
    <message>
        <source>With {card} this turn could not end in a discard by the rules. Draw from the stock.</source>
        <translation>Con {card} este turno no podría terminar en un descarte según las reglas. Roba del mazo.</translation>
    </message>
    <message>
        <source>At this table a freed joker goes into a new meld. Lay it down with cards of your hand.</source>
        <translation>En esta mesa el comodín cambiado va en una combinación nueva. Bájalo con cartas de tu mano.</translation>
    </message>
    <message>
        <source>At this table you go out with a discard. Keep one card for it.</source>
        <translation>En esta mesa se cierra con un descarte. Guarda una carta para el final.</translation>
    </message>
    <message>
        <source>At this table nobody goes out in the first lap. Keep a card until your next turn.</source>
        <translation>En esta mesa nadie cierra en la primera vuelta. Guarda una carta hasta tu próximo turno.</translation>
    </message>
    <message>
        <source>{card} has just come from the discard pile and stays with you this turn. Discard another card.</source>
        <translation>{card} acaba de salir de los descartes y este turno se queda contigo. Descarta otra carta.</translation>
    </message>
    <message>
        <source>You took {card}: use it before you discard, or undo and draw from the stock.</source>
        <translation>Has tomado {card}: usa esa carta antes de descartar, o deshaz la jugada y roba del mazo.</translation>
    </message>
    <message>
        <source>At this table a freed joker is laid down in the same turn. Use it in a meld, or undo the swap.</source>
        <translation>En esta mesa el comodín cambiado se baja en el mismo turno. Úsalo en una combinación o deshaz el cambio.</translation>
    </message>
    <message>
        <source>At this table a freed joker goes into a new meld in the same turn. Lay it down, or undo the swap.</source>
        <translation>En esta mesa el comodín cambiado va en una combinación nueva en el mismo turno. Bájalo o deshaz el cambio.</translation>
    </message>
    <message>
        <source>At this table a joker is discarded only to go out. Choose another card.</source>
        <translation>En esta mesa un comodín solo se descarta para cerrar. Elige otra carta.</translation>
    </message>
    <message>
        <source>At this table a joker is never discarded. Choose another card.</source>
        <translation>En esta mesa un comodín no se descarta nunca. Elige otra carta.</translation>
    </message>
    <message>
        <source>{card} fits {meld}. At this table such a card is discarded only to go out: add it, or choose another.</source>
        <translation>{card} encaja en {meld}. En esta mesa una carta así solo se descarta para cerrar: añádela o elige otra.</translation>
    </message>
    <message>
        <source>{card} fits {meld}. At this table you discard such a card only once you have opened: choose another.</source>
        <translation>{card} encaja en {meld}. En esta mesa una carta así se descarta solo después de abrir: elige otra.</translation>
    </message>
    <message>
        <source>There is nothing to undo: a card drawn from the stock stays with you.</source>
        <translation>No hay nada que deshacer: la carta robada del mazo se queda contigo.</translation>
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
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>before a progress bar</comment>
        <translation>Partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n deals, each from every seat: {rounds} rounds</source>
        <translation>
            <numerusform>%n reparto, jugado desde cada asiento: {rounds} rondas</numerusform>
            <numerusform>%n repartos, cada uno desde todos los asientos: {rounds} rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single rounds</source>
        <translation>
            <numerusform>%n ronda suelta</numerusform>
            <numerusform>%n rondas sueltas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches, each from every seat on the same deals: {total} in all</source>
        <translation>
            <numerusform>%n partida, desde cada asiento con los mismos repartos: {total} en total</numerusform>
            <numerusform>%n partidas, cada una desde todos los asientos con los mismos repartos: {total} en total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <comment>played without a window</comment>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules: {rules}; seed: {seed}</source>
        <translation>Reglas: {rules}; semilla: {seed}</translation>
    </message>
    <message>
        <source>Seat</source>
        <comment>head of a column</comment>
        <translation>Asiento</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>head of a column</comment>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>head of a column: how many</comment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Won %</source>
        <comment>head of a column</comment>
        <translation>Ganadas&#xa0;%</translation>
    </message>
    <message>
        <source>Ahead&#xa0;– behind</source>
        <comment>head of a column: how often</comment>
        <translation>por delante&#xa0;– por detrás</translation>
    </message>
    <message>
        <source>99% below</source>
        <comment>head of a column: milliseconds</comment>
        <translation>99&#xa0;% bajo</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds, {dead} without a winner; {seconds} s, {speed} rounds a second</source>
        <translation>
            <numerusform>%n ronda, {dead} sin ganador; {seconds} s, {speed} rondas por segundo</numerusform>
            <numerusform>%n rondas, {dead} sin ganador; {seconds} s, {speed} rondas por segundo</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounds won %</source>
        <comment>head of a column</comment>
        <translation>Rondas ganadas&#xa0;%</translation>
    </message>
    <message>
        <source>Penalty a round</source>
        <comment>head of a column</comment>
        <translation>Penalización por ronda</translation>
    </message>
    <message>
        <source>Points a round</source>
        <comment>head of a column</comment>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Sign test</source>
        <comment>head of a column</comment>
        <translation>Prueba del signo</translation>
    </message>
    <message>
        <source>ms a decision</source>
        <comment>head of a column: milliseconds</comment>
        <translation>ms por decisión</translation>
    </message>
    <message>
        <source>Longest</source>
        <comment>head of a column: a decision, in milliseconds</comment>
        <translation>Más larga</translation>
    </message>
    <message>
        <source>An interval needs at least {count} deals.</source>
        <translation>Un intervalo necesita al menos {count} repartos.</translation>
    </message>
    <message>
        <source>An interval needs at least {count} rounds.</source>
        <translation>Un intervalo necesita al menos {count} rondas.</translation>
    </message>
    <message>
        <source>An interval needs at least {count} matches, each from every seat.</source>
        <translation>Un intervalo necesita al menos {count} partidas, cada una desde todos los asientos.</translation>
    </message>
    <message>
        <source>An interval needs at least {count} matches.</source>
        <translation>Un intervalo necesita al menos {count} partidas.</translation>
    </message>
    <message>
        <source>Found among the records: {count}</source>
        <translation>Encontradas entre los registros: {count}</translation>
    </message>
</context>
<context>
    <name>RoundEndTexts</name>
    <message>
        <source>End of round {number}</source>
        <translation>Fin de la ronda {number}</translation>
    </message>
    <message>
        <source>{name} went out in one turn</source>
        <translation>{name} cerró de una vez</translation>
    </message>
    <message>
        <source>{name} went out</source>
        <translation>{name} cerró</translation>
    </message>
    <message>
        <source>No cards left</source>
        <comment>whoever went out</comment>
        <translation>Sin cartas</translation>
    </message>
    <message>
        <source>Dead round: the stock is used up. At this table all hands count.</source>
        <translation>Ronda nula: el mazo se ha agotado. En esta mesa cuentan todas las manos.</translation>
    </message>
    <message>
        <source>Dead round: the stock is used up. At this table nobody gets penalty points.</source>
        <translation>Ronda nula: el mazo se ha agotado. En esta mesa nadie suma puntos de penalización.</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty points</source>
        <translation>
            <numerusform>%n punto de penalización</numerusform>
            <numerusform>%n puntos de penalización</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts} = {total}</source>
        <comment>points added up</comment>
        <translation>{parts} = {total}</translation>
    </message>
    <message>
        <source>not opened: {points} points</source>
        <translation>sin abrir: {points} puntos</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>doble</translation>
    </message>
    <message>
        <source>bonus for going out: {points}</source>
        <translation>bonificación por cerrar: {points}</translation>
    </message>
    <message>
        <source>bonus for going out in one turn: {points}</source>
        <translation>bonificación por cerrar de una vez: {points}</translation>
    </message>
    <message>
        <source>Total {total} / {limit}</source>
        <translation>Total {total} / {limit}</translation>
    </message>
    <message>
        <source>{name} was one card from going out</source>
        <translation>A {name} le faltó una carta para cerrar</translation>
    </message>
    <message>
        <source>{name} is eliminated with {total} points</source>
        <comment>a name is no man or woman</comment>
        <translation>{name} queda fuera con {total} puntos</translation>
    </message>
    <message>
        <source>You are eliminated with {total} points</source>
        <translation>Quedas fuera con {total} puntos</translation>
    </message>
    <message>
        <source>would have been melds</source>
        <translation>habrían sido combinaciones</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>sobran</translation>
    </message>
    <message>
        <source>Press Enter to go on</source>
        <translation>Pulsa Intro para seguir</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Siguiente ronda</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Ver el resultado</translation>
    </message>
    <message>
        <source>Keep watching</source>
        <translation>Seguir viendo la partida</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>{names} win the match together</source>
        <translation>{names} comparten la victoria</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gana la partida</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Ganas la partida</translation>
    </message>
    <message numerus="yes">
        <source>after %n rounds</source>
        <comment>how long the match was</comment>
        <translation>
            <numerusform>tras %n ronda</numerusform>
            <numerusform>tras %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>place in the final order, as in 1.</comment>
        <translation>{place}.º</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>final total</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Otra partida</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
</context>
<context>
    <name>RuleBookTexts</name>
    <message>
        <source>Find in the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Hide</source>
        <comment>the field that finds words</comment>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>places found in the rules</comment>
        <translation>{place} de {count}</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>mark of an example in the rule book</comment>
        <translation>se puede</translation>
    </message>
    <message>
        <source>not allowed</source>
        <comment>mark of an example in the rule book</comment>
        <translation>no se puede</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <comment>label in a picture</comment>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>label in a picture</comment>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>In hand</source>
        <comment>label in a picture</comment>
        <translation>En la mano</translation>
    </message>
    <message>
        <source>Freed joker</source>
        <comment>label in a picture</comment>
        <translation>Comodín cambiado</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>label in a picture: the card that is discarded</comment>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Last card</source>
        <comment>label in a picture: the card that is discarded to go out</comment>
        <translation>Última carta</translation>
    </message>
    <message>
        <source>Opened</source>
        <comment>label in a picture</comment>
        <translation>Ha abierto</translation>
    </message>
    <message>
        <source>Not opened</source>
        <comment>label in a picture</comment>
        <translation>Sin abrir</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>label in a picture</comment>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
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
        <translation>{points} de {need}</translation>
    </message>
    <message>
        <source>Not opened: {points}</source>
        <comment>penalty points</comment>
        <translation>Sin abrir: {points}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>label in a picture; no man or woman</comment>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <comment>label in a picture</comment>
        <translation>Sentido del juego</translation>
    </message>
    <message>
        <source>Stock</source>
        <comment>label in a picture</comment>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>label in a picture</comment>
        <translation>Combinación</translation>
    </message>
    <message>
        <source>Joker (stands for {card})</source>
        <comment>label in a picture</comment>
        <translation>Comodín (sustituye a {card})</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>label in a picture</comment>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>A table from above: the other players round it, stock and discard pile in the middle, the melds beside them, your hand below.</source>
        <translation>Una mesa desde arriba: alrededor los demás sitios, en el centro el mazo y los descartes, al lado las combinaciones, abajo tu mano.</translation>
    </message>
    <message>
        <source>Draw or take</source>
        <comment>step of a turn</comment>
        <translation>Robar o tomar</translation>
    </message>
    <message>
        <source>Lay down, add, swap</source>
        <comment>step of a turn</comment>
        <translation>Bajar, añadir, cambiar</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>step of a turn</comment>
        <translation>Descartar una carta</translation>
    </message>
    <message>
        <source>one card</source>
        <comment>how often a step of a turn is made</comment>
        <translation>una carta</translation>
    </message>
    <message>
        <source>as much as you like</source>
        <comment>how often a step of a turn is made</comment>
        <translation>cuanto quieras</translation>
    </message>
    <message>
        <source>The top card stays</source>
        <comment>label in a picture</comment>
        <translation>La carta de arriba se queda</translation>
    </message>
    <message>
        <source>New stock</source>
        <comment>label in a picture</comment>
        <translation>Mazo nuevo</translation>
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
        <translation>{first}, luego {second}</translation>
    </message>
</context>
<context>
    <name>RuleCardTexts</name>
    <message>
        <source>Rule card</source>
        <translation>Ficha de reglas</translation>
    </message>
    <message>
        <source>Rule card: {name}</source>
        <translation>Ficha de reglas: {name}</translation>
    </message>
    <message>
        <source>not as in Standard</source>
        <translation>distinta de Estándar</translation>
    </message>
    <message>
        <source>not as in Tournament</source>
        <translation>distinta de Torneo</translation>
    </message>
    <message>
        <source>Not as in Standard: {count}.</source>
        <translation>Distintas de Estándar: {count}.</translation>
    </message>
    <message>
        <source>Not as in Tournament: {count}.</source>
        <translation>Distintas de Torneo: {count}.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Archivos PDF</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Own rules…</source>
        <translation>Reglas propias…</translation>
    </message>
</context>
<context>
    <name>RuleFieldTexts</name>
    <message>
        <source>Players and deal</source>
        <comment>group of rules</comment>
        <translation>Jugadores y reparto</translation>
    </message>
    <message>
        <source>Opening</source>
        <comment>group of rules</comment>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Drawing and taking</source>
        <comment>group of rules</comment>
        <translation>Robar y tomar</translation>
    </message>
    <message>
        <source>Melds and jokers</source>
        <comment>group of rules</comment>
        <translation>Combinaciones y comodines</translation>
    </message>
    <message>
        <source>Discards and going out</source>
        <comment>group of rules</comment>
        <translation>Descartar y cerrar</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>group of rules</comment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Match</source>
        <comment>group of rules</comment>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Table manners</source>
        <comment>group of rules</comment>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation>Mínimo en la mesa</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Máximo en la mesa</translation>
    </message>
    <message>
        <source>Partners</source>
        <comment>rule: alone or in pairs</comment>
        <translation>Compañeros</translation>
    </message>
    <message>
        <source>Jokers in the game</source>
        <translation>Comodines en juego</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido del juego</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Primer reparto</translation>
    </message>
    <message>
        <source>Joker turned up</source>
        <translation>Comodín como carta inicial</translation>
    </message>
    <message>
        <source>Points to open</source>
        <translation>Puntos para abrir</translation>
    </message>
    <message>
        <source>Jokers in the opening</source>
        <translation>Comodines en la apertura</translation>
    </message>
    <message>
        <source>Taking before opening</source>
        <translation>Tomar antes de abrir</translation>
    </message>
    <message>
        <source>Adding in the opening turn</source>
        <translation>Añadir en el turno de apertura</translation>
    </message>
    <message>
        <source>Swapping in the opening turn</source>
        <translation>Cambiar en el turno de apertura</translation>
    </message>
    <message>
        <source>Taken card</source>
        <translation>Carta tomada</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Reshuffles</source>
        <translation>Volver a barajar</translation>
    </message>
    <message>
        <source>Dead round</source>
        <translation>Ronda nula</translation>
    </message>
    <message>
        <source>Joker swapped out</source>
        <translation>Comodín cambiado</translation>
    </message>
    <message>
        <source>Joker in a set of three</source>
        <translation>Comodín en un grupo de tres</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Escalera más larga</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Último descarte</translation>
    </message>
    <message>
        <source>Going out in the first lap</source>
        <translation>Cerrar en la primera vuelta</translation>
    </message>
    <message>
        <source>Discarding fitting cards</source>
        <translation>Descartar cartas que encajan</translation>
    </message>
    <message>
        <source>Discarding jokers</source>
        <translation>Descartar comodines</translation>
    </message>
    <message>
        <source>Going out in one turn</source>
        <translation>Cerrar de una vez</translation>
    </message>
    <message>
        <source>Bonus for going out in one turn</source>
        <translation>Bonificación por cerrar de una vez</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>Bonificación por cerrar</translation>
    </message>
    <message>
        <source>Ace left in hand</source>
        <translation>As en la mano</translation>
    </message>
    <message>
        <source>Round without an opening</source>
        <translation>Ronda sin abrir</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Number of rounds</source>
        <translation>Número de rondas</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Who is eliminated</source>
        <translation>Quién queda fuera</translation>
    </message>
    <message>
        <source>Still in at the end</source>
        <translation>Siguen en juego al final</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Reenganches</translation>
    </message>
    <message>
        <source>Time per turn</source>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>Looking at the discards</source>
        <translation>Mirar los descartes</translation>
    </message>
    <message>
        <source>This belongs to a fixed number of rounds.</source>
        <translation>Esto va con un número fijo de rondas.</translation>
    </message>
    <message>
        <source>With a fixed number of rounds the limit plays no part.</source>
        <translation>Con un número fijo de rondas el límite no cuenta.</translation>
    </message>
    <message>
        <source>This belongs to a match that the last one still in wins.</source>
        <translation>Esto va con una partida que gana quien sigue en juego al final.</translation>
    </message>
    <message>
        <source>Pairs do not come back.</source>
        <translation>Las parejas no se reenganchan.</translation>
    </message>
    <message>
        <source>With so few players the match is over before anybody could come back.</source>
        <translation>Con tan pocos, la partida termina antes de que alguien pueda reengancharse.</translation>
    </message>
    <message>
        <source>With so few players only one can be left.</source>
        <translation>Con tan pocos solo puede quedar uno.</translation>
    </message>
    <message>
        <source>Pairs need 4 or 6 players.</source>
        <translation>Las parejas se juegan entre 4 o 6.</translation>
    </message>
    <message>
        <source>Buying needs three players or more.</source>
        <translation>La compra se juega desde tres.</translation>
    </message>
    <message>
        <source>Without points to open this makes no difference.</source>
        <translation>Sin puntos para abrir, esto no cambia nada.</translation>
    </message>
</context>
<context>
    <name>RuleFileTexts</name>
    <message>
        <source>Give these rules a name first.</source>
        <translation>Primero pon un nombre a estas reglas.</translation>
    </message>
    <message>
        <source>There are rules called {name} already: choose another name.</source>
        <translation>Ya hay unas reglas con el nombre {name}: elige otro.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n rule sets of your own: remove one first.</source>
        <translation>
            <numerusform>Hay sitio para %n reglamento propio: quita antes uno.</numerusform>
            <numerusform>Hay sitio para %n reglamentos propios: quita antes uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules could not be saved: {why}</source>
        <translation>Las reglas no se pudieron guardar: {why}</translation>
    </message>
    <message>
        <source>Some of your own rules could not be read; the old file is kept as {file}.</source>
        <translation>Algunas de tus reglas no se pudieron leer; el archivo anterior queda como {file}.</translation>
    </message>
    <message>
        <source>{file} is too large for a file of rules.</source>
        <translation>{file} es demasiado grande para un archivo de reglas.</translation>
    </message>
    <message>
        <source>{file} holds no rules that this program can read; nothing has been changed.</source>
        <translation>{file} no contiene reglas que este programa pueda leer; no ha cambiado nada.</translation>
    </message>
    <message>
        <source>{file} was not taken in: “{rule}” must be one of these: {values}.</source>
        <translation>{file} no se ha cargado: «{rule}» tiene que ser una de estas opciones: {values}.</translation>
    </message>
    <message>
        <source>{file} was not taken in: “{rule}” must be a number from {low} to {high}.</source>
        <translation>{file} no se ha cargado: «{rule}» tiene que ser un número de {low} a {high}.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of Scala 40.</source>
        <translation>{file} es de una versión más nueva de Scala 40.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}</source>
        <translation>{file} no se puede leer: {why}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}</source>
        <translation>{file} no se puede escribir: {why}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>The rules {name} can be chosen now.</source>
        <translation>Ya puedes elegir las reglas {name}.</translation>
    </message>
    <message>
        <source>Rules of Scala 40</source>
        <translation>Reglas de Scala 40</translation>
    </message>
    <message>
        <source>Load these rules</source>
        <comment>button</comment>
        <translation>Cargar estas reglas</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>button of a dialog: write the file</comment>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>RuleMeaningTexts</name>
    <message>
        <source>Your first melds need no points.</source>
        <translation>Puedes abrir con cualquier combinación.</translation>
    </message>
    <message>
        <source>The discards never become the stock; once it is used up, the round is dead.</source>
        <translation>Los descartes no pasan a ser el mazo; cuando se agota, la ronda es nula.</translation>
    </message>
    <message>
        <source>Whoever is eliminated does not come back.</source>
        <translation>Quien queda fuera no puede reengancharse.</translation>
    </message>
    <message numerus="yes">
        <source>At least %n players sit down.</source>
        <comment>2 to 6</comment>
        <translation>
            <numerusform>En la mesa hay al menos %n.</numerusform>
            <numerusform>En la mesa hay al menos %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n players sit down.</source>
        <comment>2 to 6</comment>
        <translation>
            <numerusform>En la mesa hay como mucho %n.</numerusform>
            <numerusform>En la mesa hay como mucho %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards, %n of them jokers.</source>
        <comment>2 or 4</comment>
        <translation>
            <numerusform>{cards} cartas, con %n comodín.</numerusform>
            <numerusform>{cards} cartas, con %n comodines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your first melds need %n points together.</source>
        <comment>0 to 100</comment>
        <translation>
            <numerusform>Tus primeras combinaciones deben sumar %n punto.</numerusform>
            <numerusform>Tus primeras combinaciones deben sumar %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards become the stock %n times; then the round is dead.</source>
        <comment>0 to 20</comment>
        <translation>
            <numerusform>Los descartes pasan a ser el mazo %n vez; después la ronda es nula.</numerusform>
            <numerusform>Los descartes pasan a ser el mazo %n veces; después la ronda es nula.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match has %n rounds.</source>
        <translation>
            <numerusform>La partida tiene %n ronda.</numerusform>
            <numerusform>La partida tiene %n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limit is %n points.</source>
        <translation>
            <numerusform>El límite es %n punto.</numerusform>
            <numerusform>El límite es de %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends when %n players are still in.</source>
        <comment>1 to 5</comment>
        <translation>
            <numerusform>La partida termina cuando solo queda %n en juego.</numerusform>
            <numerusform>La partida termina cuando quedan %n en juego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever is eliminated may come back %n times with the worst total.</source>
        <comment>0 to 6</comment>
        <translation>
            <numerusform>Quien queda fuera puede reengancharse %n vez con el peor total.</numerusform>
            <numerusform>Quien queda fuera puede reengancharse %n veces con el peor total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A turn has %n seconds; after that the program draws and discards.</source>
        <translation>
            <numerusform>Un turno tiene %n segundo; después el programa roba y descarta.</numerusform>
            <numerusform>Un turno tiene %n segundos; después el programa roba y descarta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody plays for themselves.</source>
        <translation>Cada cual juega por su cuenta.</translation>
    </message>
    <message>
        <source>Partners sit opposite and add up their points; cards are not shared.</source>
        <translation>Los compañeros se sientan frente a frente y suman sus puntos; las cartas no se comparten.</translation>
    </message>
    <message>
        <source>After you plays whoever sits to your left.</source>
        <translation>Después de ti juega quien está a tu izquierda.</translation>
    </message>
    <message>
        <source>After you plays whoever sits to your right.</source>
        <translation>Después de ti juega quien está a tu derecha.</translation>
    </message>
    <message>
        <source>Chance decides who deals first.</source>
        <translation>El azar decide quién reparte primero.</translation>
    </message>
    <message>
        <source>Everybody draws a card, and the lowest deals: aces are low, jokers high.</source>
        <translation>Cada cual saca una carta y reparte la más baja: los ases son bajos, los comodines altos.</translation>
    </message>
    <message>
        <source>If a joker would begin the discard pile, the cards are shuffled again.</source>
        <translation>Si los descartes empezaran con un comodín, se vuelve a barajar.</translation>
    </message>
    <message>
        <source>A joker may begin the discard pile like any card.</source>
        <translation>Un comodín puede ser la carta inicial como cualquier otra.</translation>
    </message>
    <message>
        <source>A joker counts as the card it stands for.</source>
        <translation>Un comodín cuenta como la carta a la que sustituye.</translation>
    </message>
    <message>
        <source>Jokers may come along if the melds without one reach the points.</source>
        <translation>Puede haber comodines si las combinaciones sin ellos llegan a los puntos.</translation>
    </message>
    <message>
        <source>You open without jokers; melds with one may follow in the same turn.</source>
        <translation>Se abre sin comodines; en el mismo turno pueden seguir combinaciones con ellos.</translation>
    </message>
    <message>
        <source>Until you have opened you draw from the stock.</source>
        <translation>Antes de abrir se roba del mazo.</translation>
    </message>
    <message>
        <source>You may take the discard if it is part of your opening melds.</source>
        <translation>Puedes tomar el descarte si forma parte de tu apertura.</translation>
    </message>
    <message>
        <source>Once you have opened you may add cards to every meld at once.</source>
        <translation>Después de abrir puedes añadir enseguida a cualquier combinación.</translation>
    </message>
    <message>
        <source>In the turn of your opening you add only to melds laid in it.</source>
        <translation>En el turno de la apertura solo añades a combinaciones de ese turno.</translation>
    </message>
    <message>
        <source>You may add cards from your next turn on.</source>
        <translation>Puedes añadir desde tu próximo turno.</translation>
    </message>
    <message>
        <source>Once you have opened you may swap jokers at once.</source>
        <translation>Después de abrir puedes cambiar comodines enseguida.</translation>
    </message>
    <message>
        <source>You may swap jokers from your next turn on.</source>
        <translation>Puedes cambiar comodines desde tu próximo turno.</translation>
    </message>
    <message>
        <source>Lay it, add it or swap it for a joker before you discard.</source>
        <translation>Bájala, añádela o cámbiala por un comodín antes de descartar.</translation>
    </message>
    <message>
        <source>It may stay in your hand; you discard another card.</source>
        <translation>Puede quedarse en tu mano; descartas otra carta.</translation>
    </message>
    <message>
        <source>Only the player on turn may take the discard.</source>
        <translation>Solo quien tiene el turno puede tomar el descarte.</translation>
    </message>
    <message>
        <source>When the player on turn leaves the discard, others may lay it for one more card.</source>
        <translation>Si quien tiene el turno deja el descarte, otros pueden bajarlo a cambio de una carta más.</translation>
    </message>
    <message>
        <source>The discards become the stock again whenever it is used up.</source>
        <translation>Cada vez que se agota el mazo, los descartes vuelven a formarlo.</translation>
    </message>
    <message>
        <source>A round without a winner costs nothing.</source>
        <translation>Una ronda nula no cuesta nada.</translation>
    </message>
    <message>
        <source>After a round without a winner everybody counts the hand.</source>
        <translation>En una ronda nula cuentan todas las manos.</translation>
    </message>
    <message>
        <source>Lay it in a new meld or add it to one before you discard.</source>
        <translation>Bájalo en una combinación nueva o añádelo a otra antes de descartar.</translation>
    </message>
    <message>
        <source>It belongs in a new meld of the same turn.</source>
        <translation>Va en una combinación nueva del mismo turno.</translation>
    </message>
    <message>
        <source>It may stay in your hand for later.</source>
        <translation>Puede quedarse en tu mano para más tarde.</translation>
    </message>
    <message>
        <source>Each of the two missing cards may be swapped for the joker.</source>
        <translation>Cualquiera de las dos cartas que faltan se puede cambiar por el comodín.</translation>
    </message>
    <message>
        <source>Only the card it stands for may be swapped for the joker.</source>
        <translation>El comodín solo se cambia por la carta a la que sustituye.</translation>
    </message>
    <message>
        <source>Only both missing cards together may be swapped for the joker.</source>
        <translation>El comodín solo se cambia por las dos cartas que faltan a la vez.</translation>
    </message>
    <message>
        <source>A run holds one ace, at its low or its high end.</source>
        <translation>Una escalera tiene un as, abajo o arriba.</translation>
    </message>
    <message>
        <source>A full run may hold a joker as its second ace.</source>
        <translation>Una escalera completa puede tener un comodín como segundo as.</translation>
    </message>
    <message>
        <source>You go out with a discard: keep one card for it.</source>
        <translation>Se cierra con un descarte: guarda una carta para el final.</translation>
    </message>
    <message>
        <source>You may also go out by laying or adding your last card.</source>
        <translation>También puedes cerrar bajando o añadiendo la última carta.</translation>
    </message>
    <message>
        <source>You may go out in your very first turn.</source>
        <translation>Puedes cerrar ya en tu primer turno.</translation>
    </message>
    <message>
        <source>You go out only when everybody has had a turn.</source>
        <translation>Se cierra solo cuando a todos les ha tocado una vez.</translation>
    </message>
    <message>
        <source>Cards that fit a meld on the table may be discarded.</source>
        <translation>Se pueden descartar cartas que encajan en una combinación de la mesa.</translation>
    </message>
    <message>
        <source>Only players who have opened may discard a card that fits a meld.</source>
        <translation>Solo quien ha abierto puede descartar una carta que encaja.</translation>
    </message>
    <message>
        <source>A card that fits a meld is discarded only to go out.</source>
        <translation>Una carta que encaja solo se descarta para cerrar.</translation>
    </message>
    <message>
        <source>With two players once you have opened, with more only to go out.</source>
        <translation>Entre dos, después de abrir; entre más, solo para cerrar.</translation>
    </message>
    <message>
        <source>A joker may be discarded like any card.</source>
        <translation>Un comodín se puede descartar como cualquier carta.</translation>
    </message>
    <message>
        <source>A joker is discarded only to go out.</source>
        <translation>Un comodín solo se descarta para cerrar.</translation>
    </message>
    <message>
        <source>A joker is never discarded.</source>
        <translation>Un comodín no se descarta nunca.</translation>
    </message>
    <message>
        <source>Whoever opens and goes out in one turn needs the points to open too.</source>
        <translation>También quien cierra de una vez necesita los puntos para abrir.</translation>
    </message>
    <message>
        <source>Whoever lays all cards at once may open with any points.</source>
        <translation>Quien baja todas las cartas a la vez abre con cualquier puntuación.</translation>
    </message>
    <message>
        <source>Going out in one turn earns nothing more.</source>
        <translation>Cerrar de una vez no da nada más.</translation>
    </message>
    <message>
        <source>Going out in one turn takes 100 points off your total.</source>
        <translation>Cerrar de una vez resta 100 puntos de tu total.</translation>
    </message>
    <message>
        <source>After going out in one turn the others pay double.</source>
        <translation>Si alguien cierra de una vez, los demás pagan el doble.</translation>
    </message>
    <message>
        <source>Whoever goes out gets 0 points.</source>
        <translation>Quien cierra suma 0 puntos.</translation>
    </message>
    <message>
        <source>Whoever goes out gets 100 points off the total.</source>
        <translation>A quien cierra se le restan 100 puntos del total.</translation>
    </message>
    <message>
        <source>Every ace left in hand costs 11 points.</source>
        <translation>Cada as en la mano cuesta 11 puntos.</translation>
    </message>
    <message>
        <source>Every ace left in hand costs 1 point.</source>
        <translation>Cada as en la mano cuesta 1 punto.</translation>
    </message>
    <message>
        <source>An ace costs 11 points, but 1 if it is your only card.</source>
        <translation>Un as cuesta 11 puntos, pero 1 si es tu única carta.</translation>
    </message>
    <message>
        <source>Whoever has not opened pays 100 points, whatever the hand is worth.</source>
        <translation>Quien no ha abierto paga 100 puntos, valga lo que valga su mano.</translation>
    </message>
    <message>
        <source>Whoever has not opened pays for the hand like everybody.</source>
        <translation>Quien no ha abierto paga su mano como los demás.</translation>
    </message>
    <message>
        <source>Whoever comes to the limit leaves; the last one still in wins.</source>
        <translation>Quien llega al límite queda fuera; gana quien sigue en juego al final.</translation>
    </message>
    <message>
        <source>When somebody comes to the limit, the lowest total wins.</source>
        <translation>Cuando alguien llega al límite, gana el total más bajo.</translation>
    </message>
    <message>
        <source>After the last round the lowest total wins.</source>
        <translation>Después de la última ronda gana el total más bajo.</translation>
    </message>
    <message>
        <source>A total that reaches the limit is enough.</source>
        <translation>Basta con llegar al límite.</translation>
    </message>
    <message>
        <source>Exactly the limit is still in.</source>
        <translation>Con el límite exacto se sigue en juego.</translation>
    </message>
    <message>
        <source>Take all the time you like.</source>
        <translation>Tómate todo el tiempo que quieras.</translation>
    </message>
    <message>
        <source>You may look through the whole discard pile.</source>
        <translation>Puedes mirar todos los descartes.</translation>
    </message>
    <message>
        <source>What lies below the top card stays covered.</source>
        <translation>Lo que está bajo la carta de arriba queda tapado.</translation>
    </message>
</context>
<context>
    <name>RuleValueTexts</name>
    <message>
        <source>each alone</source>
        <translation>cada cual por su cuenta</translation>
    </message>
    <message>
        <source>in pairs</source>
        <translation>por parejas</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>en sentido horario</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>en sentido antihorario</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>por sorteo</translation>
    </message>
    <message>
        <source>whoever draws the lowest card</source>
        <translation>quien saca la carta más baja</translation>
    </message>
    <message>
        <source>shuffled again</source>
        <translation>se vuelve a barajar</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>a joker turned up at the deal</comment>
        <translation>se queda</translation>
    </message>
    <message>
        <source>count</source>
        <translation>cuentan</translation>
    </message>
    <message>
        <source>clean opening</source>
        <translation>apertura limpia</translation>
    </message>
    <message>
        <source>none</source>
        <comment>jokers in the opening</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>only to open</source>
        <translation>solo para abrir</translation>
    </message>
    <message>
        <source>to every meld</source>
        <translation>a cualquier combinación</translation>
    </message>
    <message>
        <source>only to your melds of this turn</source>
        <translation>solo a las del mismo turno</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>adding in the opening turn</comment>
        <translation>todavía no</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>swapping jokers in the opening turn</comment>
        <translation>permitido</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>swapping jokers in the opening turn</comment>
        <translation>todavía no</translation>
    </message>
    <message>
        <source>must be used</source>
        <translation>se debe usar</translation>
    </message>
    <message>
        <source>may stay in hand</source>
        <comment>the taken card</comment>
        <translation>se puede guardar</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>buying</comment>
        <translation>permitido</translation>
    </message>
    <message>
        <source>no buying</source>
        <translation>sin compra</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <translation>nadie paga</translation>
    </message>
    <message>
        <source>everybody pays</source>
        <translation>pagan todos</translation>
    </message>
    <message>
        <source>back into any meld</source>
        <translation>a cualquier combinación</translation>
    </message>
    <message>
        <source>into a new meld</source>
        <translation>a una combinación nueva</translation>
    </message>
    <message>
        <source>may stay in hand</source>
        <comment>the joker swapped out</comment>
        <translation>se puede guardar</translation>
    </message>
    <message>
        <source>either missing suit frees it</source>
        <translation>por cualquier palo que falta</translation>
    </message>
    <message>
        <source>only its own card frees it</source>
        <translation>solo por su propia carta</translation>
    </message>
    <message>
        <source>both missing suits free it</source>
        <translation>por los dos palos que faltan</translation>
    </message>
    <message>
        <source>14 cards, from ace to ace</source>
        <translation>14 cartas, de as a as</translation>
    </message>
    <message>
        <source>13 cards</source>
        <translation>13 cartas</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>necesario</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>no hace falta</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>going out in the first lap</comment>
        <translation>permitido</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>going out in the first lap</comment>
        <translation>todavía no</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>discarding a fitting card</comment>
        <translation>permitido</translation>
    </message>
    <message>
        <source>once you have opened</source>
        <translation>después de abrir</translation>
    </message>
    <message>
        <source>only to go out</source>
        <comment>discarding a fitting card</comment>
        <translation>solo para cerrar</translation>
    </message>
    <message>
        <source>by the number of players</source>
        <translation>según cuántos jueguen</translation>
    </message>
    <message>
        <source>allowed</source>
        <comment>discarding a joker</comment>
        <translation>permitido</translation>
    </message>
    <message>
        <source>only to go out</source>
        <comment>discarding a joker</comment>
        <translation>solo para cerrar</translation>
    </message>
    <message>
        <source>never</source>
        <comment>discarding a joker</comment>
        <translation>nunca</translation>
    </message>
    <message>
        <source>with the points to open</source>
        <translation>con los puntos para abrir</translation>
    </message>
    <message>
        <source>with any points</source>
        <translation>con cualquier puntuación</translation>
    </message>
    <message>
        <source>none</source>
        <comment>bonus</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>100 points off</source>
        <translation>100 puntos menos</translation>
    </message>
    <message>
        <source>the others pay double</source>
        <translation>los demás pagan el doble</translation>
    </message>
    <message>
        <source>11 points, alone 1</source>
        <translation>11 puntos, o 1 si es la única</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>11 points</source>
        <translation>11 puntos</translation>
    </message>
    <message>
        <source>costs 100 points</source>
        <translation>cuesta 100 puntos</translation>
    </message>
    <message>
        <source>costs the hand</source>
        <translation>cuesta la mano</translation>
    </message>
    <message>
        <source>one is left</source>
        <translation>queda uno solo</translation>
    </message>
    <message>
        <source>the first is eliminated</source>
        <translation>alguien queda fuera</translation>
    </message>
    <message>
        <source>fixed number of rounds</source>
        <translation>número fijo de rondas</translation>
    </message>
    <message>
        <source>whoever reaches the limit</source>
        <translation>quien llega al límite</translation>
    </message>
    <message>
        <source>whoever passes the limit</source>
        <translation>quien pasa del límite</translation>
    </message>
    <message>
        <source>none</source>
        <comment>re-entries</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>sin tiempo fijo</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <comment>time per turn</comment>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>all cards</source>
        <translation>todas las cartas</translation>
    </message>
    <message>
        <source>only the top card</source>
        <translation>solo la carta de arriba</translation>
    </message>
</context>
<context>
    <name>RulesEditorTexts</name>
    <message>
        <source>Your own rules</source>
        <translation>Tus propias reglas</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Nombre de estas reglas</translation>
    </message>
    <message>
        <source>What you call them, for instance “Sundays”</source>
        <translation>Como las llamas, por ejemplo «Domingos»</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Empezar con</translation>
    </message>
    <message>
        <source>Choose rules</source>
        <translation>Elegir reglas</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Apartados de reglas</translation>
    </message>
    <message>
        <source>≠ Standard: {value}</source>
        <translation>≠ Estándar: {value}</translation>
    </message>
    <message>
        <source>All as in Standard</source>
        <translation>Todo como en Estándar</translation>
    </message>
    <message numerus="yes">
        <source>%n rules are not as in Standard</source>
        <translation>
            <numerusform>%n regla no es como en Estándar</numerusform>
            <numerusform>%n reglas no son como en Estándar</numerusform>
        </translation>
    </message>
    <message>
        <source>{rule}: less</source>
        <translation>{rule}: menos</translation>
    </message>
    <message>
        <source>{rule}: more</source>
        <translation>{rule}: más</translation>
    </message>
    <message>
        <source>The smallest choice is “{value}”.</source>
        <translation>Lo más bajo es «{value}».</translation>
    </message>
    <message>
        <source>The largest choice is “{value}”.</source>
        <translation>Lo más alto es «{value}».</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Guardar estas reglas</translation>
    </message>
    <message>
        <source>Remove these rules</source>
        <translation>Quitar estas reglas</translation>
    </message>
    <message>
        <source>Press again to remove {name}</source>
        <translation>Pulsa otra vez para quitar {name}</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Guardar como archivo…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Own rules…</source>
        <translation>Reglas propias…</translation>
    </message>
    <message>
        <source>Begin with the rules marked here and change what your table plays otherwise.</source>
        <translation>Empieza con las reglas marcadas aquí y cambia lo que tu mesa juega de otro modo.</translation>
    </message>
    <message>
        <source>Change these rules</source>
        <translation>Cambiar estas reglas</translation>
    </message>
    <message>
        <source>Load from a file…</source>
        <translation>Cargar de un archivo…</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players.</source>
        <comment>2 to 6</comment>
        <translation>
            <numerusform>Estas reglas son para %n persona.</numerusform>
            <numerusform>Estas reglas son para %n personas.</numerusform>
        </translation>
    </message>
    <message>
        <source>These rules are for {low} to {high} players.</source>
        <translation>Estas reglas son para una mesa de {low} a {high}.</translation>
    </message>
    <message>
        <source>These rules do not go with this number of players.</source>
        <translation>Estas reglas no van con este número en la mesa.</translation>
    </message>
</context>
<context>
    <name>RulesPageTexts</name>
    <message>
        <source>The rules of Scala 40</source>
        <translation>Las reglas de Scala 40</translation>
    </message>
    <message>
        <source>Rule set: {rules}</source>
        <translation>Reglamento: {rules}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Begin a match</source>
        <translation>Empezar una partida</translation>
    </message>
</context>
<context>
    <name>SavedMatchTexts</name>
    <message>
        <source>Saved matches…</source>
        <translation>Partidas guardadas…</translation>
    </message>
    <message>
        <source>No unfinished match is saved.</source>
        <translation>No hay ninguna partida guardada sin terminar.</translation>
    </message>
    <message numerus="yes">
        <source>Other unfinished matches (%n)…</source>
        <translation>
            <numerusform>Otra partida sin terminar (%n)…</numerusform>
            <numerusform>Otras partidas sin terminar (%n)…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished matches (%n)…</source>
        <translation>
            <numerusform>Partida sin terminar (%n)…</numerusform>
            <numerusform>Partidas sin terminar (%n)…</numerusform>
        </translation>
    </message>
    <message>
        <source>The match at the table is left and stays saved.</source>
        <translation>La partida de la mesa se deja y queda guardada.</translation>
    </message>
    <message>
        <source>Your other match stays saved. You can continue it in the menu {menu}: {entry}.</source>
        <translation>Tu otra partida sigue guardada. Puedes continuarla en el menú {menu}: {entry}.</translation>
    </message>
    <message>
        <source>You sit at a table. Unfinished matches are in the menu {menu}: {entry}.</source>
        <translation>Estás sentado a una mesa. Las partidas sin terminar están en el menú {menu}: {entry}.</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>All unfinished matches, the one played last first.</source>
        <translation>Todas las partidas sin terminar, primero la última que se jugó.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: a saved match</comment>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>¿Borrar esta partida?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>answer: do not delete a saved match</comment>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Delete it</source>
        <comment>answer: delete a saved match</comment>
        <translation>Sí, borrar</translation>
    </message>
    <message>
        <source>This match is deleted. As long as this page is open it can be brought back.</source>
        <translation>Esta partida está borrada. Mientras sigas en esta página, se puede recuperar.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <comment>button: a deleted match</comment>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>This match is damaged and cannot be continued. It stays here until you delete it.</source>
        <translation>Esta partida está dañada y no se puede continuar. Se queda aquí hasta que la borres.</translation>
    </message>
    <message>
        <source>Against {names}</source>
        <translation>Contra {names}</translation>
    </message>
    <message>
        <source>Watched: {names}</source>
        <comment>a match of computer players</comment>
        <translation>Para mirar: {names}</translation>
    </message>
    <message>
        <source>A match that cannot be read</source>
        <translation>Una partida que no se puede leer</translation>
    </message>
    <message>
        <source>{rules} rules, {seats} players.</source>
        <translation>Reglamento {rules}, {seats} jugadores.</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}.</source>
        <translation>Ronda {number} de {rounds}.</translation>
    </message>
    <message>
        <source>Round {number}.</source>
        <translation>Ronda {number}.</translation>
    </message>
    <message>
        <source>Points: {standing}.</source>
        <translation>Puntos: {standing}.</translation>
    </message>
    <message>
        <source>Points: {standing}. Limit: {limit}.</source>
        <translation>Puntos: {standing}. Límite: {limit}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <comment>one player&apos;s total in a list</comment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Last played today at {time}.</source>
        <translation>Jugada por última vez hoy, {time}.</translation>
    </message>
    <message>
        <source>Last played yesterday at {time}.</source>
        <translation>Jugada por última vez ayer, {time}.</translation>
    </message>
    <message>
        <source>Last played: {date}, {time}.</source>
        <translation>Jugada por última vez: {date}, {time}.</translation>
    </message>
    <message>
        <source>{number} of {of}: {told}</source>
        <comment>an entry of a list</comment>
        <translation>{number} de {of}: {told}</translation>
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
        <translation>Guardar la hoja de puntos como PDF…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Rules: {rules}. Printed on {date}.</source>
        <translation>Reglas: {rules}. Impreso: {date}.</translation>
    </message>
    <message>
        <source>Round</source>
        <comment>head of a column</comment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>last line of the score sheet</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>✓ went out in this round</source>
        <translation>✓ cerró en esta ronda</translation>
    </message>
    <message>
        <source>– no longer in the match</source>
        <translation>– ya fuera de la partida</translation>
    </message>
    <message>
        <source>Match won by {names}</source>
        <translation>Victoria de {names}</translation>
    </message>
    <message>
        <source>The score sheet is empty until the first round has been counted.</source>
        <translation>La hoja de puntos está vacía hasta contar la primera ronda.</translation>
    </message>
</context>
<context>
    <name>SealTexts</name>
    <message>
        <source>Deal of round {number}</source>
        <translation>Reparto de la ronda {number}</translation>
    </message>
    <message>
        <source>Seal, shown before the round</source>
        <translation>Sello, mostrado antes de la ronda</translation>
    </message>
    <message>
        <source>Key, told after the round</source>
        <translation>Clave, revelada tras la ronda</translation>
    </message>
    <message>
        <source>Verify this deal</source>
        <translation>Comprobar este reparto</translation>
    </message>
    <message>
        <source>Only after the round, when the key is told</source>
        <translation>Solo tras la ronda, cuando se revela la clave</translation>
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
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Turn the sound off</source>
        <translation>Desactivar el sonido</translation>
    </message>
    <message>
        <source>Turn the sound on</source>
        <translation>Activar el sonido</translation>
    </message>
    <message>
        <source>Comfort mode</source>
        <translation>Modo cómodo</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>theme</comment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>theme</comment>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme</comment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme</comment>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Green felt</source>
        <comment>theme</comment>
        <translation>Tapete verde</translation>
    </message>
    <message>
        <source>Scales</source>
        <comment>pattern of a card back</comment>
        <translation>Escamas</translation>
    </message>
    <message>
        <source>Stairs</source>
        <comment>pattern of a card back</comment>
        <translation>Escalones</translation>
    </message>
    <message>
        <source>Rays</source>
        <comment>pattern of a card back</comment>
        <translation>Rayos</translation>
    </message>
    <message>
        <source>Weave</source>
        <comment>pattern of a card back</comment>
        <translation>Trenzado</translation>
    </message>
    <message>
        <source>Lozenges</source>
        <comment>pattern of a card back</comment>
        <translation>Rombos</translation>
    </message>
    <message>
        <source>Traditional</source>
        <comment>court cards in the manner of old packs</comment>
        <translation>Tradicionales</translation>
    </message>
    <message>
        <source>Modern</source>
        <comment>court cards in flat shapes</comment>
        <translation>Modernas</translation>
    </message>
    <message>
        <source>{number}% (here {most}%)</source>
        <comment>a chosen zoom, and how far this window allows it</comment>
        <translation>{number} % (aquí {most} %)</translation>
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
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>All changes take effect at once.</source>
        <translation>Todos los cambios valen enseguida.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Reset this section</source>
        <translation>Restablecer este apartado</translation>
    </message>
    <message>
        <source>Reset this section: {section}</source>
        <translation>Restablecer este apartado: {section}</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Reset the settings of all sections? Your name, your language and your keys stay.</source>
        <translation>¿Restablecer los ajustes de todos los apartados? Tu nombre, tu idioma y tus teclas se conservan.</translation>
    </message>
    <message>
        <source>Leave them as they are</source>
        <translation>Dejarlos como están</translation>
    </message>
    <message>
        <source>All settings are as at first.</source>
        <translation>Todos los ajustes están como al principio.</translation>
    </message>
    <message>
        <source>Put the old ones back</source>
        <comment>taking back that all settings were reset</comment>
        <translation>Recuperar los de antes</translation>
    </message>
    <message>
        <source>This window allows up to {number}%; more takes effect in a larger window.</source>
        <translation>Esta ventana permite hasta {number} %; más se aplica en una ventana más grande.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a section of the settings: pace and name of the player</comment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accesibilidad</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Ritmo de los jugadores automáticos</translation>
    </message>
    <message>
        <source>Draw by itself</source>
        <translation>Robar automáticamente</translation>
    </message>
    <message>
        <source>Card letters</source>
        <translation>Letras de las cartas</translation>
    </message>
    <message>
        <source>Court cards</source>
        <translation>Figuras</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Reverso</translation>
    </message>
    <message>
        <source>Four-colour cards</source>
        <translation>Cartas de cuatro colores</translation>
    </message>
    <message>
        <source>Big corner figures</source>
        <translation>Índices grandes</translation>
    </message>
    <message>
        <source>Brackets under the hand</source>
        <translation>Corchetes bajo la mano</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Ampliación</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Cards laid and drawn</source>
        <comment>a kind of sound</comment>
        <translation>Cartas robadas y bajadas</translation>
    </message>
    <message>
        <source>Shuffling and dealing</source>
        <comment>a kind of sound</comment>
        <translation>Barajar y repartir</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>a kind of sound</comment>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>End of a round</source>
        <comment>a kind of sound</comment>
        <translation>Fin de una ronda</translation>
    </message>
    <message>
        <source>Volume: {sound}</source>
        <comment>of a kind of sound</comment>
        <translation>Volumen: {sound}</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Announcements for screen readers</source>
        <translation>Avisos para lectores de pantalla</translation>
    </message>
    <message>
        <source>How long computer players take for a move. With “Off” nothing waits and nothing moves.</source>
        <translation>Cuánto tardan los jugadores automáticos en cada jugada. Con «Sin animación» nada espera y nada se mueve.</translation>
    </message>
    <message>
        <source>Where you cannot take the discard, the card comes from the stock without a click.</source>
        <translation>Cuando no puedes tomar el descarte, la carta llega del mazo sin hacer clic.</translation>
    </message>
    <message>
        <source>The letters of ace, jack, queen and king, on the cards and in every sentence.</source>
        <translation>Las letras de as, jota, reina y rey, en las cartas y en todas las frases.</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs are green, so that all four suits differ.</source>
        <translation>Los diamantes son azules y los tréboles verdes: así se distinguen los cuatro palos.</translation>
    </message>
    <message>
        <source>Rank and suit are drawn much larger, in the corner of each card.</source>
        <translation>El valor y el palo se ven mucho más grandes en la esquina de cada carta.</translation>
    </message>
    <message>
        <source>They show which neighbouring cards are a meld, or lack one card of it.</source>
        <translation>Muestran qué cartas vecinas son una combinación o a cuáles les falta una carta.</translation>
    </message>
    <message>
        <source>“As the system” follows its dark mode and its high contrast.</source>
        <translation>«Como el sistema» sigue su modo oscuro y su alto contraste.</translation>
    </message>
    <message>
        <source>Of all text in the program, cards aside.</source>
        <translation>De todo el texto del programa, cartas aparte.</translation>
    </message>
    <message>
        <source>Cards and text grow together, as far as the window has room for it.</source>
        <translation>Las cartas y el texto crecen juntos, hasta donde la ventana lo permite.</translation>
    </message>
    <message>
        <source>Large text, big corner figures, four colours, high contrast, a slow pace, no motion, and no clock against computer players.</source>
        <translation>Texto grande, índices grandes, cuatro colores, alto contraste, ritmo lento, sin movimiento y sin reloj contra jugadores automáticos.</translation>
    </message>
    <message>
        <source>Cards are in their new place at once.</source>
        <translation>Las cartas están enseguida en su nuevo lugar.</translation>
    </message>
    <message>
        <source>Moves and refusals are read out as they happen.</source>
        <translation>Las jugadas y los rechazos se leen en voz alta al momento.</translation>
    </message>
    <message>
        <source>How you are called at the table, from the next match on.</source>
        <translation>Cómo te llamas en la mesa, desde la próxima partida.</translation>
    </message>
    <message>
        <source>Comfort mode decides this.</source>
        <translation>Lo decide el modo cómodo.</translation>
    </message>
</context>
<context>
    <name>ShapeReasons</name>
    <message numerus="yes">
        <source>A meld begins with three cards: %n more.</source>
        <comment>{n} cards are missing</comment>
        <translation>
            <numerusform>Una combinación empieza con tres cartas: falta %n.</numerusform>
            <numerusform>Una combinación empieza con tres cartas: faltan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>A meld takes one joker at most. Use the other in another meld, or keep it in hand.</source>
        <translation>Una combinación lleva como mucho un comodín. Usa el otro en otra combinación o guárdalo en la mano.</translation>
    </message>
    <message>
        <source>A meld is a set of one rank in different suits, or a run in one suit. These cards are neither.</source>
        <translation>Una combinación es un grupo de un mismo valor en palos distintos o una escalera de un palo. Estas cartas no forman ninguna.</translation>
    </message>
    <message>
        <source>A set takes each suit once, and {card} is here twice. Keep one of the two in hand.</source>
        <translation>En un grupo cada palo va una sola vez, y {card} está dos veces. Quédate con una de las dos cartas.</translation>
    </message>
    <message>
        <source>A set takes each suit once, and {meld} has this suit already. Keep {card} in hand.</source>
        <translation>En un grupo cada palo va una sola vez, y {meld} ya tiene este palo. Guarda {card} en la mano.</translation>
    </message>
    <message>
        <source>A run takes each card once, and {card} is here twice. Keep one of the two in hand.</source>
        <translation>En una escalera cada carta va una sola vez, y {card} está dos veces. Quédate con una de las dos cartas.</translation>
    </message>
    <message>
        <source>A set has four cards at most, one of each suit. Keep the other in hand.</source>
        <translation>Un grupo tiene como mucho cuatro cartas, una de cada palo. Guarda la otra en la mano.</translation>
    </message>
    <message>
        <source>At this table a run has {longest} cards at most. Keep the other in hand.</source>
        <translation>En esta mesa una escalera tiene como mucho {longest} cartas. Guarda la otra en la mano.</translation>
    </message>
    <message>
        <source>An ace begins a run or ends it: {low} or {high}, but not {around}.</source>
        <translation>El as empieza una escalera o la termina: {low} o {high}, pero no {around}.</translation>
    </message>
    <message>
        <source>The cards of a run follow one another, and here {card} is missing.</source>
        <translation>Las cartas de una escalera van seguidas, y aquí falta {card}.</translation>
    </message>
    <message>
        <source>The cards of a run follow one another. One joker can fill one gap.</source>
        <translation>Las cartas de una escalera van seguidas. Un comodín puede llenar un hueco.</translation>
    </message>
    <message>
        <source>A run takes one natural ace, low or high. Keep the other in hand.</source>
        <translation>Una escalera lleva un solo as natural, abajo o arriba. Guarda el otro en la mano.</translation>
    </message>
    <message>
        <source>{card} does not fit {meld}. A run grows at its ends, a set by the missing suit.</source>
        <translation>{card} no encaja en {meld}. Una escalera crece por los extremos, un grupo con el palo que falta.</translation>
    </message>
    <message>
        <source>This card does not fit here. A run grows at its ends, a set by the missing suit.</source>
        <translation>Esta carta no encaja aquí. Una escalera crece por los extremos, un grupo con el palo que falta.</translation>
    </message>
    <message>
        <source>This joker stands for {face}, and only that card frees it. Keep {card} for another place.</source>
        <translation>Este comodín sustituye a {face} y solo se cambia por esa carta. Guarda {card} para otro lugar.</translation>
    </message>
    <message>
        <source>In this meld the joker cannot stand for {card}. Choose another card for it.</source>
        <translation>En esta combinación el comodín no puede sustituir a {card}. Elige otra carta para él.</translation>
    </message>
    <message>
        <source>There is no joker to swap in {meld}. If your card fits, add it.</source>
        <translation>En {meld} no hay comodín que cambiar. Si tu carta encaja, añádela.</translation>
    </message>
</context>
<context>
    <name>ShortcutTexts</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Go to the next area</source>
        <translation>Ir a la zona siguiente</translation>
    </message>
    <message>
        <source>Go from card to card, and from meld to meld</source>
        <translation>Ir de carta en carta y de combinación en combinación</translation>
    </message>
    <message>
        <source>Select a card</source>
        <translation>Elegir una carta</translation>
    </message>
    <message>
        <source>Use the selected cards here, or do the next step</source>
        <translation>Usar aquí las cartas elegidas, o dar el siguiente paso</translation>
    </message>
    <message>
        <source>Clear the selection, or answer a question with no</source>
        <translation>Quitar la selección, o responder que no a una pregunta</translation>
    </message>
    <message>
        <source>Move a card of the hand</source>
        <translation>Mover una carta de la mano</translation>
    </message>
    <message>
        <source>Choose an entry, then press its new key.</source>
        <translation>Elige una entrada y pulsa su nueva tecla.</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>Pulsa una tecla…</translation>
    </message>
    <message>
        <source>Press the new key for “{entry}”. Esc keeps the old one.</source>
        <translation>Pulsa la nueva tecla para «{entry}». Con Esc se queda la de antes.</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>Default: {key}</source>
        <comment>the button that gives an entry its first key again</comment>
        <translation>Predeterminada: {key}</translation>
    </message>
    <message>
        <source>Default: no key</source>
        <comment>the button that gives an entry its first key again, which is none</comment>
        <translation>Predeterminada: sin tecla</translation>
    </message>
    <message>
        <source>Default key</source>
        <comment>the button that gives an entry its first key again</comment>
        <translation>Tecla predeterminada</translation>
    </message>
    <message>
        <source>In every turn</source>
        <comment>heading: keys that are used in every turn</comment>
        <translation>En cada turno</translation>
    </message>
    <message>
        <source>All keys as at first</source>
        <translation>Todas las teclas como al principio</translation>
    </message>
    <message>
        <source>{key} already belongs to “{entry}”. Press another key, or change that entry first.</source>
        <translation>{key} ya corresponde a «{entry}». Pulsa otra tecla o cambia antes esa entrada.</translation>
    </message>
    <message>
        <source>{key} is needed to write, to move about or to open a menu. Press another key.</source>
        <translation>{key} hace falta para escribir, moverse o abrir un menú. Pulsa otra tecla.</translation>
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
        <translation>en pareja con {name}</translation>
    </message>
    <message>
        <source>Pair {total} / {limit}</source>
        <translation>Pareja {total} / {limit}</translation>
    </message>
    <message>
        <source>Pair {total}</source>
        <translation>Pareja {total}</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Total: {total}</translation>
    </message>
    <message>
        <source>sits out</source>
        <comment>on a player&apos;s plate; no man or woman</comment>
        <translation>no juega</translation>
    </message>
    <message>
        <source>Deciding round between {names}: whoever goes out wins the match.</source>
        <translation>Ronda de desempate entre {names}: quien cierra gana la partida.</translation>
    </message>
    <message>
        <source>Pairs are eliminated at {limit} points</source>
        <translation>Las parejas quedan fuera con {limit} puntos</translation>
    </message>
    <message>
        <source>Pairs are eliminated above {limit} points</source>
        <translation>Las parejas quedan fuera con más de {limit} puntos</translation>
    </message>
    <message>
        <source>The match ends when a total reaches {limit}</source>
        <translation>La partida acaba cuando un total llega a {limit}</translation>
    </message>
    <message>
        <source>The match ends when a total is above {limit}</source>
        <translation>La partida acaba cuando un total pasa de {limit}</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds the lowest total wins</source>
        <translation>
            <numerusform>Tras %n ronda gana el total más bajo</numerusform>
            <numerusform>Tras %n rondas gana el total más bajo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenTexts</name>
    <message numerus="yes">
        <source>Your hand, %n cards</source>
        <translation>
            <numerusform>Tu mano, %n carta</numerusform>
            <numerusform>Tu mano, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}</source>
        <translation>{card}, carta {place} de {count}</translation>
    </message>
    <message>
        <source>new</source>
        <comment>a card just drawn</comment>
        <translation>nueva</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a card</comment>
        <translation>elegida</translation>
    </message>
    <message>
        <source>prepared</source>
        <comment>a card or meld of the opening</comment>
        <translation>en preparación</translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n cards</source>
        <translation>
            <numerusform>Mazo, %n carta</numerusform>
            <numerusform>Mazo, %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {card} on top, %n cards</source>
        <translation>
            <numerusform>Descartes, arriba {card}, %n carta</numerusform>
            <numerusform>Descartes, arriba {card}, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Descartes, sin cartas</translation>
    </message>
    <message>
        <source>Table, for new melds</source>
        <translation>Mesa, para combinaciones nuevas</translation>
    </message>
    <message>
        <source>{meld}; {points} points</source>
        <comment>a meld for the ear</comment>
        <translation>{meld}; {points} puntos</translation>
    </message>
    <message numerus="yes">
        <source>Your opening, %n prepared melds</source>
        <translation>
            <numerusform>Tu apertura, %n combinación preparada</numerusform>
            <numerusform>Tu apertura, %n combinaciones preparadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening meter: {have} of {need} points</source>
        <translation>Indicador de apertura: {have} de {need} puntos</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Space selects, Enter plays the selected cards</source>
        <translation>Espacio elige, Intro juega las cartas elegidas</translation>
    </message>
    <message>
        <source>Enter draws a card</source>
        <translation>Intro roba una carta</translation>
    </message>
    <message>
        <source>Enter takes the top card, or discards the selected one</source>
        <translation>Intro toma la carta de arriba o descarta la elegida</translation>
    </message>
    <message>
        <source>Enter adds the selected cards</source>
        <translation>Intro añade las cartas elegidas</translation>
    </message>
    <message>
        <source>Enter lays the selected cards as a meld</source>
        <translation>Intro baja las cartas elegidas como combinación</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <comment>the key that presses a button</comment>
        <translation>Tecla: {key}</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panel lateral</translation>
    </message>
    <message>
        <source>Status line</source>
        <translation>Línea de estado</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
</context>
<context>
    <name>StartTexts</name>
    <message>
        <source>The Italian rummy. Open with {points} points, go out first, stay below {limit}.</source>
        <translation>El rummy italiano. Abre con {points} puntos, cierra antes que nadie y quédate por debajo de {limit}.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} against {names}. It is your turn, and you have {total} points.</source>
        <translation>Ronda {number} de {rounds} contra {names}. Te toca, y tienes {total} puntos.</translation>
    </message>
    <message>
        <source>Round {number} against {names}. It is your turn, and you have {total} of {limit} points.</source>
        <translation>Ronda {number} contra {names}. Te toca, y tienes {total} de {limit} puntos.</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} against {names}. You have {total} points.</source>
        <translation>Ronda {number} de {rounds} contra {names}. Tienes {total} puntos.</translation>
    </message>
    <message>
        <source>Round {number} against {names}. You have {total} of {limit} points.</source>
        <translation>Ronda {number} contra {names}. Tienes {total} de {limit} puntos.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Against {names}, {rules} rules.</source>
        <translation>Contra {names}, reglamento {rules}.</translation>
    </message>
    <message>
        <source>Choose players and rules</source>
        <translation>Elegir rivales y reglas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>How Scala 40 is played, on one page.</source>
        <translation>Cómo se juega a Scala 40, en una página.</translation>
    </message>
    <message>
        <source>You play as {name}</source>
        <translation>Juegas como {name}</translation>
    </message>
    <message>
        <source>All matches are saved on this computer only</source>
        <translation>Todas las partidas se guardan solo en este equipo</translation>
    </message>
</context>
<context>
    <name>SystemTexts</name>
    <message>
        <source>there is no such file or folder</source>
        <comment>end of a sentence</comment>
        <translation>no existe ese archivo o carpeta</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <comment>end of a sentence</comment>
        <translation>no se permite el acceso</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <comment>end of a sentence</comment>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <comment>end of a sentence</comment>
        <translation>una parte de la ruta no es una carpeta</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <comment>end of a sentence</comment>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <comment>end of a sentence</comment>
        <translation>allí no se puede escribir nada</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>opened</source>
        <comment>on a player&apos;s plate; no man or woman</comment>
        <translation>ha abierto</translation>
    </message>
    <message>
        <source>not opened</source>
        <comment>on a player&apos;s plate; no man or woman</comment>
        <translation>sin abrir</translation>
    </message>
    <message>
        <source>eliminated</source>
        <comment>on a player&apos;s plate; no man or woman</comment>
        <translation>fuera</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>Waiting for {name}</source>
        <translation>Esperando a {name}</translation>
    </message>
    <message>
        <source>to play</source>
        <comment>the mark of the seat on turn</comment>
        <translation>le toca</translation>
    </message>
    <message>
        <source>dealer</source>
        <comment>the mark on a player&apos;s plate; no man or woman</comment>
        <translation>reparte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
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
        <translation>{total} de {limit} puntos</translation>
    </message>
    <message>
        <source>Play goes clockwise</source>
        <translation>Se juega en sentido horario</translation>
    </message>
    <message>
        <source>Play goes counterclockwise</source>
        <translation>Se juega en sentido antihorario</translation>
    </message>
    <message>
        <source>Stock · {count}</source>
        <translation>Mazo · {count}</translation>
    </message>
    <message>
        <source>Discards · {count}</source>
        <translation>Descartes · {count}</translation>
    </message>
    <message>
        <source>Reshuffled</source>
        <translation>Barajado de nuevo</translation>
    </message>
    <message>
        <source>All cards in the discard pile</source>
        <translation>Todas las cartas de los descartes</translation>
    </message>
    <message>
        <source>Your opening</source>
        <translation>Tu apertura</translation>
    </message>
    <message>
        <source>{have} of {need}</source>
        <comment>points of the opening</comment>
        <translation>{have} de {need}</translation>
    </message>
    <message>
        <source>of {need}</source>
        <comment>under the points of the opening</comment>
        <translation>de {need}</translation>
    </message>
    <message numerus="yes">
        <source>%n more to open</source>
        <comment>points</comment>
        <translation>
            <numerusform>Falta %n para abrir</numerusform>
            <numerusform>Faltan %n para abrir</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough to open. Add more, or open.</source>
        <translation>Suficiente para abrir. Pon más, o abre.</translation>
    </message>
    <message>
        <source>{parts} = {total} points</source>
        <translation>{parts} = {total} puntos</translation>
    </message>
    <message>
        <source>Best opening in hand: {points} points</source>
        <translation>Mejor apertura en mano: {points} puntos</translation>
    </message>
    <message>
        <source>Best opening in hand: {points} of {need}</source>
        <translation>Mejor apertura en mano: {points} de {need}</translation>
    </message>
    <message>
        <source>No meld in hand yet</source>
        <translation>Aún no hay combinaciones en la mano</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>a prepared meld</comment>
        <translation>Recoger</translation>
    </message>
    <message>
        <source>Lay a meld here</source>
        <translation>Bajar aquí una combinación</translation>
    </message>
    <message>
        <source>No cards go there. Drop them on the felt, on a meld or on the discard pile.</source>
        <translation>Ahí no van cartas. Déjalas en el tapete, en una combinación o en los descartes.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Tomar {card}</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Prepare meld</source>
        <translation>Preparar combinación</translation>
    </message>
    <message>
        <source>Open with {points}</source>
        <comment>the button that confirms the opening, in points</comment>
        <translation>Abrir con {points}</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Descartar {card}</translation>
    </message>
    <message>
        <source>Choose a discard</source>
        <translation>Elige un descarte</translation>
    </message>
    <message>
        <source>Confirm: discard {card}</source>
        <translation>Confirmar: descartar {card}</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Siguiente ronda</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>Runs</source>
        <comment>button that sorts the hand, little room</comment>
        <translation>Escaleras</translation>
    </message>
    <message>
        <source>Sets</source>
        <comment>button that sorts the hand, little room</comment>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Both</source>
        <comment>button that sorts the hand, little room</comment>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Quitar la selección</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Últimas jugadas</translation>
    </message>
    <message>
        <source>Nobody has moved yet.</source>
        <translation>Aún no ha jugado nadie.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Eliminated at {limit} points</source>
        <translation>Con {limit} puntos se queda fuera</translation>
    </message>
    <message>
        <source>Eliminated above {limit} points</source>
        <translation>Con más de {limit} puntos se queda fuera</translation>
    </message>
    <message>
        <source>Show side panel</source>
        <translation>Mostrar el panel lateral</translation>
    </message>
    <message>
        <source>Hide side panel</source>
        <translation>Ocultar el panel lateral</translation>
    </message>
    <message>
        <source>The side panel is hidden: the larger text needs its place. “{button}” brings it back.</source>
        <translation>El panel lateral está oculto: el texto más grande necesita su sitio. «{button}» lo trae de vuelta.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>{rules} rules</source>
        <comment>the name of a rule set, as in Standard rules</comment>
        <translation>Reglamento {rules}</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Partida guardada</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Deal sealed: {seal}</source>
        <translation>Reparto sellado: {seal}</translation>
    </message>
    <message>
        <source>See the rule</source>
        <translation>Ver la regla</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
</context>
<context>
    <name>TitleTexts</name>
    <message>
        <source>Round {number} against {names} – Scala 40</source>
        <translation>Ronda {number} contra {names} – Scala 40</translation>
    </message>
    <message>
        <source>Your turn – Scala 40</source>
        <translation>Te toca – Scala 40</translation>
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
        <translation>Siguiente jugada</translation>
    </message>
    <message>
        <source>The demo plays</source>
        <translation>Juega la demo</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>status line</comment>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>This match is over and only shown. “Next move” goes on.</source>
        <translation>Esta partida ha terminado y solo se muestra. Con «Siguiente jugada» continúa.</translation>
    </message>
    <message>
        <source>A computer player sits in for you. “Take the seat back” lets you play.</source>
        <translation>Un jugador automático juega por ti. Con «Volver a tu sitio» juegas tú.</translation>
    </message>
    <message>
        <source>The demo plays by itself. For a match of your own choose “New match”.</source>
        <translation>La demo juega sola. Para jugar tú, elige «Nueva partida».</translation>
    </message>
</context>
<context>
    <name>WatchedTexts</name>
    <message>
        <source>First say on this page whether you know the game.</source>
        <translation>Di primero en esta página si conoces el juego.</translation>
    </message>
</context>
<context>
    <name>WhyNotTexts</name>
    <message>
        <source>No match waits to be continued.</source>
        <translation>No hay ninguna partida que continuar.</translation>
    </message>
    <message>
        <source>This is for the table: begin or continue a match first.</source>
        <translation>Esto es para la mesa: empieza o continúa antes una partida.</translation>
    </message>
    <message>
        <source>Go back to the table first.</source>
        <translation>Vuelve primero a la mesa.</translation>
    </message>
    <message>
        <source>Nobody has to be waited for now.</source>
        <translation>Ahora no hay que esperar a nadie.</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>Espera a que te toque.</translation>
    </message>
    <message>
        <source>First draw a card.</source>
        <translation>Primero roba una carta.</translation>
    </message>
    <message>
        <source>You have your card for this turn already.</source>
        <translation>Ya tienes tu carta de este turno.</translation>
    </message>
    <message>
        <source>There is nothing to undo. Undo reaches back to the last card drawn.</source>
        <translation>No hay nada que deshacer. Se puede deshacer hasta la última carta robada.</translation>
    </message>
    <message>
        <source>There is nothing to redo: no move of this turn has been taken back.</source>
        <translation>No hay nada que rehacer: en este turno no se ha deshecho ninguna jugada.</translation>
    </message>
    <message>
        <source>The hand has not been sorted since you moved its cards.</source>
        <translation>La mano no se ha ordenado desde que moviste cartas.</translation>
    </message>
    <message>
        <source>No turn of this round is finished yet.</source>
        <translation>En esta ronda aún no ha terminado ningún turno.</translation>
    </message>
    <message>
        <source>Nothing has been refused at this table yet.</source>
        <translation>En esta mesa aún no se ha rechazado nada.</translation>
    </message>
    <message>
        <source>Select cards in your hand first.</source>
        <translation>Elige primero cartas de tu mano.</translation>
    </message>
    <message>
        <source>No meld is prepared.</source>
        <translation>No hay combinaciones preparadas.</translation>
    </message>
    <message>
        <source>Comfort mode decides this. Turn it off to choose.</source>
        <translation>Lo decide el modo cómodo. Desactívalo para elegir.</translation>
    </message>
    <message>
        <source>Everything has its largest size.</source>
        <translation>Todo tiene ya su tamaño máximo.</translation>
    </message>
    <message>
        <source>This window allows {number}% and no more. Make it larger, or choose larger text in the settings.</source>
        <translation>Esta ventana permite {number} %, y no más. Agrándala o elige un texto más grande en los ajustes.</translation>
    </message>
    <message>
        <source>Everything has its usual size.</source>
        <translation>Todo tiene su tamaño habitual.</translation>
    </message>
    <message>
        <source>There is no report: nothing unexpected has happened.</source>
        <translation>No hay informe: no ha pasado nada inesperado.</translation>
    </message>
    <message>
        <source>This page is open.</source>
        <translation>Ya estás en esta página.</translation>
    </message>
</context>
<context>
    <name>WhyTexts</name>
    <message>
        <source>Why did you do that?</source>
        <comment>asked of a computer player after the round</comment>
        <translation>¿Por qué lo hiciste?</translation>
    </message>
    <message>
        <source>Round {number}: what the computer players could see, and why they played so.</source>
        <translation>Ronda {number}: qué podían ver los jugadores automáticos y por qué jugaron así.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>All computer players</source>
        <translation>Todos los jugadores automáticos</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Turns of the round</source>
        <translation>Turnos de la ronda</translation>
    </message>
    <message>
        <source>Turn {number}: {line}</source>
        <translation>Turno {number}: {line}</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>En la mano</translation>
    </message>
    <message>
        <source>New card: {card}</source>
        <translation>Carta nueva: {card}</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>No melds yet</source>
        <translation>Aún sin combinaciones</translation>
    </message>
    <message>
        <source>Discard pile, from the top</source>
        <translation>Descartes, desde arriba</translation>
    </message>
    <message>
        <source>Top of the discard pile</source>
        <translation>Carta de arriba de los descartes</translation>
    </message>
    <message>
        <source>No discards</source>
        <translation>Sin descartes</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los demás</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cards, opened</source>
        <translation>
            <numerusform>{name}: %n carta, ha abierto</numerusform>
            <numerusform>{name}: %n cartas, ha abierto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n cards, not opened</source>
        <translation>
            <numerusform>{name}: %n carta, sin abrir</numerusform>
            <numerusform>{name}: %n cartas, sin abrir</numerusform>
        </translation>
    </message>
    <message>
        <source>among them {cards}</source>
        <comment>cards of a hand that are known</comment>
        <translation>entre ellas {cards}</translation>
    </message>
    <message>
        <source>What was done, and why</source>
        <translation>Qué se hizo y por qué</translation>
    </message>
    <message>
        <source>Thinking it through once more …</source>
        <translation>Se vuelve a pensar …</translation>
    </message>
    <message>
        <source>This version would play otherwise here, so it cannot tell the reason.</source>
        <translation>Esta versión jugaría aquí de otra forma, así que no conoce el motivo.</translation>
    </message>
    <message>
        <source>This bot comes from elsewhere. Only it knows its reasons.</source>
        <translation>Este bot viene de fuera. Solo él conoce sus motivos.</translation>
    </message>
    <message>
        <source>No computer player had a turn in this round.</source>
        <translation>Ningún jugador automático tuvo turno en esta ronda.</translation>
    </message>
    <message>
        <source>When the round is over and all hands are open, this can be seen.</source>
        <translation>Se puede ver cuando la ronda ha terminado y todas las manos están a la vista.</translation>
    </message>
    <message>
        <source>Only people sit at this table.</source>
        <translation>En esta mesa solo hay personas.</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>tranche</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> Sekunden</translation>
    </message>
    <message>
        <source>% of φ²</source>
        <translation>% von φ²</translation>
    </message>
    <message>
        <source>% right; more is better</source>
        <translation>% richtig; mehr ist besser</translation>
    </message>
    <message>
        <source>%1  ·  %2 × %3</source>
        <translation>%1  ·  %2 × %3</translation>
    </message>
    <message>
        <source>%1  →  %2</source>
        <translation>%1  →  %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (click to set)</source>
        <translation>%1 (Klick setzt)</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 Even with all %2 records in one bucket, anyone could guess it with probability %3; your limit is %4 (%5).</source>
        <translation>%1 Selbst wenn alle %2 Datensätze in einem Bucket lägen, ließe sich das mit Wahrscheinlichkeit %3 erraten; die Grenze liegt bei %4 (%5).</translation>
    </message>
    <message>
        <source>%1 after: the release</source>
        <translation>%1 nachher: die Freigabe</translation>
    </message>
    <message>
        <source>%1 are exactly at the limit, which is allowed; &lt;b&gt;none is over it.&lt;/b&gt;</source>
        <translation>%1 liegen genau auf der Grenze, was erlaubt ist; &lt;b&gt;keines liegt darüber.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 before: the table</source>
        <translation>%1 vorher: die Tabelle</translation>
    </message>
    <message>
        <source>%1 blank lines at the end</source>
        <translation>%1 leere Zeilen am Ende</translation>
    </message>
    <message>
        <source>%1 byte that is no text is read as �</source>
        <translation>%1 Byte, das kein Text ist, wird als � gelesen</translation>
    </message>
    <message>
        <source>%1 bytes that are no text are read as �</source>
        <translation>%1 Bytes, die kein Text sind, werden als � gelesen</translation>
    </message>
    <message>
        <source>%1 character beyond ASCII, read as text</source>
        <translation>%1 Zeichen jenseits von ASCII, als Text gelesen</translation>
    </message>
    <message>
        <source>%1 characters beyond ASCII, all read as text</source>
        <translation>%1 Zeichen jenseits von ASCII, alle als Text gelesen</translation>
    </message>
    <message>
        <source>%1 comment line is left out</source>
        <translation>%1 Kommentarzeile wird weggelassen</translation>
    </message>
    <message>
        <source>%1 comment lines are left out</source>
        <translation>%1 Kommentarzeilen werden weggelassen</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <translation>%1 anders</translation>
    </message>
    <message>
        <source>%1 different dates, %2 to %3</source>
        <translation>%1 verschiedene Tage, %2 bis %3</translation>
    </message>
    <message>
        <source>%1 different dates, all in %2</source>
        <translation>%1 verschiedene Tage, alle im %2</translation>
    </message>
    <message>
        <source>%1 different dates, each the first of a month</source>
        <translation>%1 verschiedene Tage, jeder der Erste eines Monats</translation>
    </message>
    <message>
        <source>%1 different dates, each the first of a quarter</source>
        <translation>%1 verschiedene Tage, jeder der Erste eines Quartals</translation>
    </message>
    <message>
        <source>%1 field</source>
        <translation>%1 Feld</translation>
    </message>
    <message>
        <source>%1 field in %2 of %3 record</source>
        <translation>%1 Feld in %2 von %3 Datensatz</translation>
    </message>
    <message>
        <source>%1 field in %2 of %3 records</source>
        <translation>%1 Feld in %2 von %3 Datensätzen</translation>
    </message>
    <message>
        <source>%1 field is in quotes</source>
        <translation>%1 Feld steht in Anführungszeichen</translation>
    </message>
    <message>
        <source>%1 field, as in the first record</source>
        <translation>%1 Feld, wie im ersten Datensatz</translation>
    </message>
    <message>
        <source>%1 fields</source>
        <translation>%1 Felder</translation>
    </message>
    <message>
        <source>%1 fields are in quotes</source>
        <translation>%1 Felder stehen in Anführungszeichen</translation>
    </message>
    <message>
        <source>%1 fields in %2 of %3 record</source>
        <translation>%1 Felder in %2 von %3 Datensatz</translation>
    </message>
    <message>
        <source>%1 fields in %2 of %3 records</source>
        <translation>%1 Felder in %2 von %3 Datensätzen</translation>
    </message>
    <message>
        <source>%1 fields, as in the first record</source>
        <translation>%1 Felder, wie im ersten Datensatz</translation>
    </message>
    <message>
        <source>%1 fields; the last is empty</source>
        <translation>%1 Felder; das letzte ist leer</translation>
    </message>
    <message>
        <source>%1 files as one table</source>
        <translation>%1 Dateien als eine Tabelle</translation>
    </message>
    <message>
        <source>%1 in %2 cells of %3 attribute; empty cells: %4</source>
        <translation>%1 in %2 Zellen von %3 Attribut; leere Zellen: %4</translation>
    </message>
    <message>
        <source>%1 in %2 cells of %3 attributes; empty cells: %4</source>
        <translation>%1 in %2 Zellen von %3 Attributen; leere Zellen: %4</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 line at the beginning is skipped</source>
        <translation>%1 Zeile am Anfang wird übersprungen</translation>
    </message>
    <message>
        <source>%1 line begins with # or | and is read as a record</source>
        <translation>%1 Zeile beginnt mit # oder | und wird als Datensatz gelesen</translation>
    </message>
    <message>
        <source>%1 lines at the beginning are skipped</source>
        <translation>%1 Zeilen am Anfang werden übersprungen</translation>
    </message>
    <message>
        <source>%1 lines begin with # or | and are read as records</source>
        <translation>%1 Zeilen beginnen mit # oder | und werden als Datensätze gelesen</translation>
    </message>
    <message>
        <source>%1 lines, %2 fields</source>
        <translation>%1 Zeilen, %2 Felder</translation>
    </message>
    <message>
        <source>%1 linkings: %2 to %3</source>
        <translation>%1 Verknüpfungen: %2 bis %3</translation>
    </message>
    <message>
        <source>%1 linkings…</source>
        <translation>%1 Verknüpfungen…</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 name from the header</source>
        <translation>%1 Name aus der Kopfzeile</translation>
    </message>
    <message>
        <source>%1 name has a line end, which becomes a blank.</source>
        <translation>%1 Name enthält einen Zeilenumbruch, der zum Leerzeichen wird.</translation>
    </message>
    <message>
        <source>%1 name made up</source>
        <translation>%1 Name erfunden</translation>
    </message>
    <message>
        <source>%1 name, which does not read like a number</source>
        <translation>%1 Name, der sich nicht wie eine Zahl liest</translation>
    </message>
    <message>
        <source>%1 names from the header</source>
        <translation>%1 Namen aus der Kopfzeile</translation>
    </message>
    <message>
        <source>%1 names have a line end, which becomes a blank.</source>
        <translation>%1 Namen enthalten einen Zeilenumbruch, der zum Leerzeichen wird.</translation>
    </message>
    <message>
        <source>%1 names made up</source>
        <translation>%1 Namen erfunden</translation>
    </message>
    <message>
        <source>%1 names, no two alike</source>
        <translation>%1 Namen, alle verschieden</translation>
    </message>
    <message>
        <source>%1 names, no two alike, none reads like a number</source>
        <translation>%1 Namen, keine zwei gleich, keiner liest sich wie eine Zahl</translation>
    </message>
    <message>
        <source>%1 now holds categories.</source>
        <translation>%1 enthält jetzt Kategorien.</translation>
    </message>
    <message>
        <source>%1 now holds dates.</source>
        <translation>%1 enthält jetzt Datumswerte.</translation>
    </message>
    <message>
        <source>%1 now holds numbers.</source>
        <translation>%1 enthält jetzt Zahlen.</translation>
    </message>
    <message>
        <source>%1 number is written with the other sign</source>
        <translation>%1 Zahl ist mit dem anderen Zeichen geschrieben</translation>
    </message>
    <message>
        <source>%1 numbers are written with the other sign</source>
        <translation>%1 Zahlen sind mit dem anderen Zeichen geschrieben</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 attributes)</source>
        <translation>%1 von %2 (%3 Attribute)</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <translation>%1 von %2 (%3)</translation>
    </message>
    <message>
        <source>%1 of %2 approval was given.</source>
        <translation>%1 von %2 Genehmigung liegt vor.</translation>
    </message>
    <message>
        <source>%1 of %2 approval.</source>
        <translation>%1 von %2 Genehmigung.</translation>
    </message>
    <message>
        <source>%1 of %2 records has another number of fields</source>
        <translation>%1 von %2 Datensätzen hat eine andere Zahl von Feldern</translation>
    </message>
    <message>
        <source>%1 of %2 records have another number of fields</source>
        <translation>%1 von %2 Datensätzen haben eine andere Zahl von Feldern</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 That is too much, even with all %2 records in one bucket.</source>
        <translation>%1 Das ist zu viel, selbst wenn alle %2 Datensätze in einem Bucket lägen.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 and %2, φ² %3 before, %4 after: show</source>
        <translation>%1 und %2, φ² vorher %3, nachher %4: anzeigen</translation>
    </message>
    <message>
        <source>%1 and %2, φ² %3: show</source>
        <translation>%1 und %2, φ² %3: anzeigen</translation>
    </message>
    <message>
        <source>%1 are equally likely, %2 each. I would be wrong %3.</source>
        <translation>%1 sind gleich wahrscheinlich, je %2. Ich läge %3 falsch.</translation>
    </message>
    <message>
        <source>%1 as a table (T)</source>
        <translation>%1 als Tabelle (T)</translation>
    </message>
    <message>
        <source>%1 at least</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 attributes</source>
        <translation>%1 Attribute</translation>
    </message>
    <message>
        <source>%1 attributes are to stand in every query, so each query needs at least as many predicates.</source>
        <translation>%1 Attribute sollen in jeder Abfrage vorkommen; jede braucht mindestens so viele Bedingungen.</translation>
    </message>
    <message>
        <source>%1 attributes have a text in this file.</source>
        <translation>%1 Attribute haben in dieser Datei einen Text.</translation>
    </message>
    <message>
        <source>%1 bins</source>
        <translation>%1 Klassen</translation>
    </message>
    <message>
        <source>%1 buckets</source>
        <translation>%1 Buckets</translation>
    </message>
    <message>
        <source>%1 buckets could contain this person.</source>
        <translation>%1 Buckets kommen für diese Person in Frage.</translation>
    </message>
    <message>
        <source>%1 buckets of %2 to %3 tuples.</source>
        <translation>%1 Buckets mit %2 bis %3 Tupeln.</translation>
    </message>
    <message>
        <source>%1 buckets, each: %2.</source>
        <translation>%1 Buckets, jeder: %2.</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>%1 can then be as low as %2.</source>
        <translation>%1 ist dann ab %2 möglich.</translation>
    </message>
    <message>
        <source>%1 can then be as high as %2.</source>
        <translation>%1 ist dann bis %2 möglich.</translation>
    </message>
    <message>
        <source>%1 cannot be met</source>
        <translation>%1 nicht erfüllbar</translation>
    </message>
    <message>
        <source>%1 cannot be met for %2</source>
        <translation>%1 ist für %2 nicht erfüllbar</translation>
    </message>
    <message>
        <source>%1 cannot be met while %2 are in one column</source>
        <translation>%1 ist nicht erfüllbar, solange %2 in einer Spalte stehen</translation>
    </message>
    <message>
        <source>%1 cell</source>
        <translation>%1 Zelle</translation>
    </message>
    <message>
        <source>%1 cell begins like a formula; a spreadsheet program would run it.</source>
        <translation>%1 Zelle beginnt wie eine Formel; eine Tabellenkalkulation würde sie ausführen.</translation>
    </message>
    <message>
        <source>%1 cell has a character that is no text; � stands in its place.</source>
        <translation>%1 Zelle hat ein Zeichen, das kein Text ist; an seiner Stelle steht �.</translation>
    </message>
    <message>
        <source>%1 cell is an empty text; it is read as missing, too.</source>
        <translation>%1 Zelle ist ein leerer Text; auch sie wird als fehlend gelesen.</translation>
    </message>
    <message>
        <source>%1 cell is null; it is read as missing.</source>
        <translation>%1 Zelle ist NULL; sie wird als fehlend gelesen.</translation>
    </message>
    <message>
        <source>%1 cell that a merged cell covers.</source>
        <translation>%1 Zelle, die eine verbundene Zelle verdeckt.</translation>
    </message>
    <message>
        <source>%1 cell with a date</source>
        <translation>%1 Zelle mit einem Datum</translation>
    </message>
    <message>
        <source>%1 cell with a date; days are counted from %2</source>
        <translation>%1 Zelle mit einem Datum; Tage zählen ab %2</translation>
    </message>
    <message>
        <source>%1 cell with a formula has its result; no formula is run</source>
        <translation>%1 Zelle mit einer Formel hat ihr Ergebnis; keine Formel wird ausgeführt</translation>
    </message>
    <message>
        <source>%1 cell with an error is read as missing.</source>
        <translation>%1 Zelle mit einem Fehlerwert wird als fehlend gelesen.</translation>
    </message>
    <message>
        <source>%1 cell with an error: %2</source>
        <translation>%1 Zelle mit einem Fehlerwert: %2</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Zellen</translation>
    </message>
    <message>
        <source>%1 cells are an empty text; they are read as missing, too.</source>
        <translation>%1 Zellen sind ein leerer Text; auch sie werden als fehlend gelesen.</translation>
    </message>
    <message>
        <source>%1 cells are null; they are read as missing.</source>
        <translation>%1 Zellen sind NULL; sie werden als fehlend gelesen.</translation>
    </message>
    <message>
        <source>%1 cells begin like a formula; a spreadsheet program would run them.</source>
        <translation>%1 Zellen beginnen wie eine Formel; eine Tabellenkalkulation würde sie ausführen.</translation>
    </message>
    <message>
        <source>%1 cells have a character that is no text; � stands in its place.</source>
        <translation>%1 Zellen haben ein Zeichen, das kein Text ist; an seiner Stelle steht �.</translation>
    </message>
    <message>
        <source>%1 cells that merged cells cover.</source>
        <translation>%1 Zellen, die verbundene Zellen verdecken.</translation>
    </message>
    <message>
        <source>%1 cells with a date</source>
        <translation>%1 Zellen mit einem Datum</translation>
    </message>
    <message>
        <source>%1 cells with a date; days are counted from %2</source>
        <translation>%1 Zellen mit einem Datum; Tage zählen ab %2</translation>
    </message>
    <message>
        <source>%1 cells with a formula all have their results; no formula is run</source>
        <translation>%1 Zellen mit einer Formel haben alle ihr Ergebnis; keine Formel wird ausgeführt</translation>
    </message>
    <message>
        <source>%1 cells with an error are read as missing.</source>
        <translation>%1 Zellen mit einem Fehlerwert werden als fehlend gelesen.</translation>
    </message>
    <message>
        <source>%1 cells with an error, the first is %2</source>
        <translation>%1 Zellen mit einem Fehlerwert, die erste ist %2</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 Spalten</translation>
    </message>
    <message>
        <source>%1 columns above limit</source>
        <translation>%1 Spalten über der Grenze</translation>
    </message>
    <message>
        <source>%1 columns outside the range hold something.</source>
        <translation>%1 Spalten außerhalb des Bereichs enthalten etwas.</translation>
    </message>
    <message>
        <source>%1 columns, %2.</source>
        <translation>%1 Spalten, %2.</translation>
    </message>
    <message>
        <source>%1 columns…</source>
        <translation>%1 Spalten…</translation>
    </message>
    <message>
        <source>%1 attributes need a role.</source>
        <translation>%1 Attribute brauchen noch eine Rolle.</translation>
    </message>
    <message>
        <source>%1 attributes of dates are categories, as you have decided</source>
        <translation>%1 Attribute mit Daten sind Kategorien, wie Sie entschieden haben</translation>
    </message>
    <message>
        <source>%1 distinct</source>
        <translation>%1 verschiedene</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 enthält die letzten Änderungen noch nicht.</translation>
    </message>
    <message>
        <source>%1 down, %2 across</source>
        <translation>%1 nach unten, %2 quer</translation>
    </message>
    <message>
        <source>%1 empty cell in the range</source>
        <translation>%1 leere Zelle im Bereich</translation>
    </message>
    <message>
        <source>%1 empty cells in the range</source>
        <translation>%1 leere Zellen im Bereich</translation>
    </message>
    <message>
        <source>%1 empty column at the end.</source>
        <translation>%1 leere Spalte am Ende.</translation>
    </message>
    <message>
        <source>%1 empty columns at the end.</source>
        <translation>%1 leere Spalten am Ende.</translation>
    </message>
    <message>
        <source>%1 empty row at the end.</source>
        <translation>%1 leere Zeile am Ende.</translation>
    </message>
    <message>
        <source>%1 empty rows at the end.</source>
        <translation>%1 leere Zeilen am Ende.</translation>
    </message>
    <message>
        <source>%1 for all selected attributes (%2)</source>
        <translation>%1 für alle ausgewählten Attribute (%2)</translation>
    </message>
    <message>
        <source>%1 has %2 value, not %3</source>
        <translation>%1 hat %2 Wert, nicht %3</translation>
    </message>
    <message>
        <source>%1 has %2 values, not %3</source>
        <translation>%1 hat %2 Werte, nicht %3</translation>
    </message>
    <message>
        <source>%1 has no role yet; the next stages are waiting for it.</source>
        <translation>%1 hat noch keine Rolle; die weiteren Schritte warten darauf.</translation>
    </message>
    <message>
        <source>%1 have no role yet; the next stages are waiting for them.</source>
        <translation>%1 haben noch keine Rolle; die weiteren Schritte warten darauf.</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1 ausgeblendet</translation>
    </message>
    <message>
        <source>%1 hidden column.</source>
        <translation>%1 ausgeblendete Spalte.</translation>
    </message>
    <message>
        <source>%1 hidden columns.</source>
        <translation>%1 ausgeblendete Spalten.</translation>
    </message>
    <message>
        <source>%1 hidden row.</source>
        <translation>%1 ausgeblendete Zeile.</translation>
    </message>
    <message>
        <source>%1 hidden rows.</source>
        <translation>%1 ausgeblendete Zeilen.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 in %2 cell of %3 attribute; empty cells: %4</source>
        <translation>%1 in %2 Zelle von %3 Attribut; leere Zellen: %4</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1 is %2 with probability %3</source>
        <translation>%1 ist %2 mit Wahrscheinlichkeit %3</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 ist %2.</translation>
    </message>
    <message>
        <source>%1 is a category</source>
        <translation>%1 ist eine Kategorie</translation>
    </message>
    <message>
        <source>%1 is damaged; what could be read of it is open</source>
        <translation>%1 ist beschädigt; geöffnet ist, was davon lesbar war</translation>
    </message>
    <message>
        <source>%1 is distributed differently: %2 % of the records would need another value.</source>
        <translation>%1 ist anders verteilt: %2 % der Datensätze bräuchten einen anderen Wert.</translation>
    </message>
    <message>
        <source>%1 is exactly at the limit, which is allowed; &lt;b&gt;none is over it.&lt;/b&gt;</source>
        <translation>%1 liegt genau auf der Grenze, was erlaubt ist; &lt;b&gt;keines liegt darüber.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 ist nicht mehr da</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>%1 erhalten</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 name</source>
        <translation>%1 Name</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 darüber</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 Paare</translation>
    </message>
    <message>
        <source>%1 place is no text in this encoding</source>
        <translation>%1 Stelle ist kein Text in dieser Kodierung</translation>
    </message>
    <message>
        <source>%1 places are no text in this encoding</source>
        <translation>%1 Stellen sind kein Text in dieser Kodierung</translation>
    </message>
    <message>
        <source>%1 quote opens, closes or stands in a wrong place</source>
        <translation>%1 Anführungszeichen steht an einer falschen Stelle</translation>
    </message>
    <message>
        <source>%1 quotes open, close or stand in a wrong place</source>
        <translation>%1 Anführungszeichen stehen an einer falschen Stelle</translation>
    </message>
    <message>
        <source>%1 read, all kept.</source>
        <translation>%1 gelesen, alle behalten.</translation>
    </message>
    <message>
        <source>%1 read.</source>
        <translation>%1 gelesen.</translation>
    </message>
    <message>
        <source>%1 read: %2 kept, %3 dropped because a value is missing.</source>
        <translation>%1 gelesen: %2 behalten, %3 weggelassen, weil ein Wert fehlt.</translation>
    </message>
    <message>
        <source>%1 record is left out as chosen</source>
        <translation>%1 Datensatz wird wie gewählt weggelassen</translation>
    </message>
    <message>
        <source>%1 record with too few fields gets empty cells at its end</source>
        <translation>%1 Datensatz mit zu wenigen Feldern bekommt am Ende leere Zellen</translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation>%1 Datensätze</translation>
    </message>
    <message>
        <source>%1 records (tuples)</source>
        <translation>%1 Datensätze (Tupel)</translation>
    </message>
    <message>
        <source>%1 records are left out as chosen</source>
        <translation>%1 Datensätze werden wie gewählt weggelassen</translation>
    </message>
    <message>
        <source>%1 records with too few fields get empty cells at their end</source>
        <translation>%1 Datensätze mit zu wenigen Feldern bekommen am Ende leere Zellen</translation>
    </message>
    <message>
        <source>%1 to %2 tuples each, half of them %3 or fewer</source>
        <translation>je %1 bis %2 Tupel, die Hälfte höchstens %3</translation>
    </message>
    <message>
        <source>%1 uneven record is left out</source>
        <translation>%1 ungleich langer Datensatz wird weggelassen</translation>
    </message>
    <message>
        <source>%1 uneven records are left out</source>
        <translation>%1 ungleich lange Datensätze werden weggelassen</translation>
    </message>
    <message>
        <source>%1 value of this attribute is not a date, in line %2. Correct it, or make the attribute categorical.</source>
        <translation>%1 Wert dieses Attributs ist keine Datumsangabe, in Zeile %2. Ihn berichtigen oder das Attribut kategorial machen.</translation>
    </message>
    <message>
        <source>%1 value of this attribute is not a date. Correct it, or make the attribute categorical.</source>
        <translation>%1 Wert dieses Attributs ist keine Datumsangabe. Ihn berichtigen oder das Attribut kategorial machen.</translation>
    </message>
    <message>
        <source>%1 value of this attribute is not a number, in line %2. Correct it, or make the attribute categorical.</source>
        <translation>%1 Wert dieses Attributs ist keine Zahl, in Zeile %2. Ihn berichtigen oder das Attribut kategorial machen.</translation>
    </message>
    <message>
        <source>%1 value of this attribute is not a number. Correct it, or make the attribute categorical.</source>
        <translation>%1 Wert dieses Attributs ist keine Zahl. Ihn berichtigen oder das Attribut kategorial machen.</translation>
    </message>
    <message>
        <source>%1 with %2 (%3 → %4)</source>
        <translation>%1 mit %2 (%3 → %4)</translation>
    </message>
    <message>
        <source>%1, %2 attributes: %3</source>
        <translation>%1, %2 Attribute: %3</translation>
    </message>
    <message>
        <source>%1, %2 attributes: half of %3 counts are off by %4 or less, the middle half by %5 to %6, 95 of 100 by at most %7; %8 exact</source>
        <translation>%1, %2 Attribute: die Hälfte von %3 Zählungen weicht um höchstens %4 ab, die mittlere Hälfte um %5 bis %6, 95 von 100 um höchstens %7; %8 genau</translation>
    </message>
    <message>
        <source>%1, %2 bins</source>
        <translation>%1, %2 Klassen</translation>
    </message>
    <message>
        <source>%1, %2 of them above the limit.</source>
        <translation>%1, davon %2 über der Grenze.</translation>
    </message>
    <message>
        <source>%1, %2 of them exactly at the limit, which is allowed.</source>
        <translation>%1, davon %2 genau auf der Grenze, was erlaubt ist.</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4 of all</source>
        <translation>%1, %2: %3, %4 von allen</translation>
    </message>
    <message>
        <source>%1, 1 level</source>
        <translation>%1, 1 Stufe</translation>
    </message>
    <message>
        <source>%1, about %2 of memory</source>
        <translation>%1, etwa %2 Speicher</translation>
    </message>
    <message>
        <source>%1, written as they are</source>
        <translation>%1, unverändert geschrieben</translation>
    </message>
    <message>
        <source>%1, written with an apostrophe before them</source>
        <translation>%1, mit einem Apostroph davor geschrieben</translation>
    </message>
    <message>
        <source>%1, α %2</source>
        <translation>%1, α %2</translation>
    </message>
    <message>
        <source>%1. More is better. Does not cover: relations among three or more attributes.</source>
        <translation>%1. Mehr ist besser. Deckt nicht ab: Zusammenhänge von drei oder mehr Attributen.</translation>
    </message>
    <message>
        <source>%1. Nothing has been read yet.</source>
        <translation>%1. Noch wurde nichts gelesen.</translation>
    </message>
    <message>
        <source>%1: %2 right, %3 of %4</source>
        <translation>%1: %2 richtig, %3 von %4</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2, %3 of the row</source>
        <translation>%1: %2, %3 der Zeile</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>%1: %2, %3. It is read once, forward only, and nothing is changed there.</source>
        <translation>%1: %2, %3. Gelesen wird einmal, von vorn bis hinten; geändert wird dort nichts.</translation>
    </message>
    <message>
        <source>%1: %2, association kept %3, largest p %4</source>
        <translation>%1: %2, erhaltener Zusammenhang %3, größtes p %4</translation>
    </message>
    <message>
        <source>%1: %2, largest p %3</source>
        <translation>%1: %2, größtes p %3</translation>
    </message>
    <message>
        <source>%1: a value that nobody else has: %2 of %3; distinct values: %4</source>
        <translation>%1: ein Wert, den sonst niemand hat: %2 von %3; verschiedene Werte: %4</translation>
    </message>
    <message>
        <source>%1: every cell (%2) fits day first, %3 of them no other order</source>
        <translation>%1: jede Zelle (%2) passt mit Tag zuerst, %3 davon nur so</translation>
    </message>
    <message>
        <source>%1: every cell (%2) fits day first, and month first as well</source>
        <translation>%1: beides passt in jeder Zelle (%2)</translation>
    </message>
    <message>
        <source>%1: every cell (%2) fits day first, and month first as well; %3 more attribute asks</source>
        <translation>%1: beides passt in jeder Zelle (%2); %3 weiteres Attribut fragt</translation>
    </message>
    <message>
        <source>%1: every cell (%2) fits day first, and month first as well; %3 more attributes ask</source>
        <translation>%1: beides passt in jeder Zelle (%2); %3 weitere Attribute fragen</translation>
    </message>
    <message>
        <source>%1: every cell (%2) fits month first, %3 of them no other order</source>
        <translation>%1: jede Zelle (%2) passt mit Monat zuerst, %3 davon nur so</translation>
    </message>
    <message>
        <source>%1: every cell (%2) has the year first, then the month</source>
        <translation>%1: in jeder Zelle (%2) steht das Jahr vorn, dann der Monat</translation>
    </message>
    <message>
        <source>%1: cost %2 as proposed, %3 as printed</source>
        <translation>%1: Kosten %2 wie vorgeschlagen, %3 wie angegeben</translation>
    </message>
    <message>
        <source>%1: fakes per original with more than 20 buckets, p = 10, 100, 500, 1000: %2</source>
        <translation>%1: Fälschungen je Original mit mehr als 20 Buckets, p = 10, 100, 500, 1000: %2</translation>
    </message>
    <message>
        <source>%1: fakes: %2 for %3, counted exactly</source>
        <translation>%1: Fälschungen: %2 auf %3, genau gezählt</translation>
    </message>
    <message>
        <source>%1: fakes: %2 for %3, estimate, 95 % interval %4 to %5</source>
        <translation>%1: Fälschungen: %2 auf %3, Schätzung, 95-%-Intervall %4 bis %5</translation>
    </message>
    <message>
        <source>%1: φ² %2 before, %3 after; %4</source>
        <translation>%1: φ² %2 vorher, %3 nachher; %4</translation>
    </message>
    <message>
        <source>%1; all are below the limit.</source>
        <translation>%1; alle liegen unter der Grenze.</translation>
    </message>
    <message>
        <source>%1; declared missing in the file</source>
        <translation>%1; in der Datei als fehlend definiert</translation>
    </message>
    <message>
        <source>1 attribute</source>
        <translation>1 Attribut</translation>
    </message>
    <message>
        <source>1 bucket</source>
        <translation>1 Bucket</translation>
    </message>
    <message>
        <source>1 column</source>
        <translation>1 Spalte</translation>
    </message>
    <message>
        <source>1 of 4 off by at most</source>
        <translation>1 von 4 weicht ab um höchstens</translation>
    </message>
    <message>
        <source>1 other</source>
        <translation>1 anderer</translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation>1 Paar</translation>
    </message>
    <message>
        <source>1 record</source>
        <translation>1 Datensatz</translation>
    </message>
    <message>
        <source>1 record (tuple)</source>
        <translation>1 Datensatz (Tupel)</translation>
    </message>
    <message>
        <source>1 value</source>
        <translation>1 Wert</translation>
    </message>
    <message>
        <source>3 of 4</source>
        <translation>3 von 4</translation>
    </message>
    <message>
        <source>95 of 100</source>
        <translation>95 von 100</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 are over the limit.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 liegen über der Grenze.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 is over the limit.&lt;/b&gt;</source>
        <translation>&lt;b&gt;%1 liegt über der Grenze.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 of the association is kept&lt;/b&gt; (%2 of %3, summed over %4 pairs).</source>
        <translation>&lt;b&gt;%1 des Zusammenhangs bleiben erhalten&lt;/b&gt; (%2 von %3, Summe über %4 Paare).</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 of the association is kept&lt;/b&gt; (%2 of %3, summed over one pair).</source>
        <translation>&lt;b&gt;%1 des Zusammenhangs bleiben erhalten&lt;/b&gt; (%2 von %3, Summe über ein Paar).</translation>
    </message>
    <message>
        <source>&lt;b&gt;All are below the limit.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Alle liegen unter der Grenze.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Audit log&lt;/b&gt;, its last entries. It had %1 entries when the draft was made; the digest of the last is &lt;code&gt;%2&lt;/code&gt;.</source>
        <translation>&lt;b&gt;Prüfprotokoll&lt;/b&gt;, die letzten Einträge. Es hatte %1 Einträge, als der Entwurf entstand; die Prüfsumme des letzten ist &lt;code&gt;%2&lt;/code&gt;.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Conditions:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Bedingungen:&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Contact:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Kontakt:&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;It does not cover&lt;/b&gt; knowledge about other people in the same bucket, an earlier or later release of the same table, or who is in the table. It limits what can be inferred about one person; it does not hide what is true of many.</source>
        <translation>&lt;b&gt;Nicht abgedeckt&lt;/b&gt; sind Wissen über andere Personen im selben Bucket, eine frühere oder spätere Freigabe derselben Tabelle und wer in der Tabelle steht. Begrenzt wird, was sich über eine Person folgern lässt; was für viele gilt, bleibt sichtbar.</translation>
    </message>
    <message>
        <source>&lt;b&gt;It does not cover&lt;/b&gt; who is in the table, or an earlier or later release of the same table.</source>
        <translation>&lt;b&gt;Nicht abgedeckt&lt;/b&gt; ist, wer in der Tabelle steht, sowie eine frühere oder spätere Freigabe derselben Tabelle.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Licence:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Lizenz:&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lost most:&lt;/b&gt; %1.</source>
        <translation>&lt;b&gt;Am meisten verloren:&lt;/b&gt; %1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Purpose:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Zweck:&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Recipients:&lt;/b&gt; %1</source>
        <translation>&lt;b&gt;Empfänger:&lt;/b&gt; %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;Rules that do not hold: %1.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Nicht erfüllte Regeln: %1.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Waived:&lt;/b&gt; &lt;code&gt;%1&lt;/code&gt;, asked for %2, found %3. “%4” (%5)</source>
        <translation>&lt;b&gt;Ausgesetzt:&lt;/b&gt; &lt;code&gt;%1&lt;/code&gt;, verlangt %2, gefunden %3. „%4“ (%5)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Worst buckets&lt;/b&gt;, by their number in the data: those where one sensitive value has the greatest share in a group of tuples with equal quasi-identifiers of the sensitive column.</source>
        <translation>&lt;b&gt;Die schwächsten Buckets&lt;/b&gt; nach ihrer Nummer in den Daten: die, in denen ein sensibler Wert den größten Anteil an einer Gruppe von Tupeln hat, deren Quasi-Identifikatoren der sensiblen Spalte gleich sind.</translation>
    </message>
    <message>
        <source>A blank line stands between records</source>
        <translation>Eine leere Zeile steht zwischen Datensätzen</translation>
    </message>
    <message>
        <source>A field is longer than 100 MB</source>
        <translation>Ein Feld ist länger als 100 MB</translation>
    </message>
    <message>
        <source>A field that begins in this line has more than 100 MB. Check whether a quote is missing before it.</source>
        <translation>Ein Feld, das in dieser Zeile beginnt, hat mehr als 100 MB. Prüfen, ob davor ein Anführungszeichen fehlt.</translation>
    </message>
    <message>
        <source>A missing value is kept as a value of its own.</source>
        <translation>Ein fehlender Wert bleibt als eigener Wert erhalten.</translation>
    </message>
    <message>
        <source>A model guesses %1 for %2 of all persons instead of %3.</source>
        <translation>Ein Modell errät %1 bei %2 aller Personen statt bei %3.</translation>
    </message>
    <message>
        <source>A model guesses %1 for %2 of all persons; from the original for %3, no clear difference.</source>
        <translation>Ein Modell errät %1 bei %2 aller Personen; aus dem Original bei %3, kein klarer Unterschied.</translation>
    </message>
    <message>
        <source>A quote opens and does not close</source>
        <translation>Ein Anführungszeichen öffnet und schließt nicht</translation>
    </message>
    <message>
        <source>A quote stands inside a field, or text behind a closing quote</source>
        <translation>Ein Anführungszeichen steht in einem Feld, oder Text hinter einem schließenden</translation>
    </message>
    <message>
        <source>A report could not be set as PDF. Nothing was written.</source>
        <translation>Ein Bericht ließ sich nicht als PDF setzen. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>A sliced table</source>
        <translation>Eine in Spalten zerlegte Tabelle</translation>
    </message>
    <message>
        <source>A sliced table of %1 persons</source>
        <translation>Eine in Spalten zerlegte Tabelle mit %1 Personen</translation>
    </message>
    <message>
        <source>A sliced table of %1 persons, for %2</source>
        <translation>Eine in Spalten zerlegte Tabelle mit %1 Personen, Zweck: %2</translation>
    </message>
    <message>
        <source>A tuple that lacks one of these values is not in the release.</source>
        <translation>Ein Tupel, dem einer dieser Werte fehlt, ist nicht in der Freigabe.</translation>
    </message>
    <message>
        <source>AUC; one half tells nothing</source>
        <translation>AUC nach passenden Buckets; ½ verrät nichts</translation>
    </message>
    <message>
        <source>After: the release, expected</source>
        <translation>Nachher: die Freigabe, erwartet</translation>
    </message>
    <message>
        <source>Age, Sex, … or empty</source>
        <translation>Alter, Geschlecht, … oder leer</translation>
    </message>
    <message>
        <source>All other pairs lose %1 or less.</source>
        <translation>Alle anderen Paare verlieren höchstens %1.</translation>
    </message>
    <message>
        <source>All others are %1 to %2. Missing, perhaps?</source>
        <translation>Alle anderen sind %1 bis %2. Vielleicht fehlend?</translation>
    </message>
    <message>
        <source>An analysis of %1 by %2 finds a weaker relation than there is.</source>
        <translation>Eine Auswertung von %1 nach %2 findet einen schwächeren Zusammenhang, als es ihn gibt.</translation>
    </message>
    <message>
        <source>Approvals stand beside this report in &lt;code&gt;approvals.json&lt;/code&gt;, signatures in &lt;code&gt;manifest.json.*.minisig&lt;/code&gt;; they cover every file, this one too. Anybody can check them with &lt;code&gt;minisign&lt;/code&gt; or &lt;code&gt;tranche-verify&lt;/code&gt;. Compare keys with their owners first.</source>
        <translation>Die Genehmigungen stehen neben diesem Bericht in &lt;code&gt;approvals.json&lt;/code&gt;, Signaturen in &lt;code&gt;manifest.json.*.minisig&lt;/code&gt;; sie decken jede Datei ab, auch diese. Jeder kann sie mit &lt;code&gt;minisign&lt;/code&gt; oder &lt;code&gt;tranche-verify&lt;/code&gt; prüfen. Vorher die Schlüssel mit ihren Inhabern vergleichen.</translation>
    </message>
    <message>
        <source>Approver</source>
        <translation>Genehmigende Person</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <source>Asks again which tables there are</source>
        <translation>Fragt noch einmal, welche Tabellen es gibt</translation>
    </message>
    <message>
        <source>Association between attributes</source>
        <translation>Zusammenhang der Attribute</translation>
    </message>
    <message>
        <source>Attack tried</source>
        <translation>Versuchter Angriff</translation>
    </message>
    <message>
        <source>Attributes of one column stay together. Values of generalized attributes stand for regions, so that every combination of a column's attributes is shared by several tuples; no value was made up.</source>
        <translation>Attribute einer Spalte bleiben zusammen. Werte verallgemeinerter Attribute stehen für Bereiche, sodass sich mehrere Tupel jede Kombination einer Spalte teilen; kein Wert wurde erfunden.</translation>
    </message>
    <message>
        <source>Attributes of one column stay together: every combination of their values is published as it is in the table. No value was changed.</source>
        <translation>Attribute einer Spalte bleiben zusammen: Jede Kombination ihrer Werte ist so veröffentlicht, wie sie in der Tabelle steht. Kein Wert wurde verändert.</translation>
    </message>
    <message>
        <source>Attributes of the column</source>
        <translation>Attribute der Spalte</translation>
    </message>
    <message>
        <source>Before: the table</source>
        <translation>Vorher: die Tabelle</translation>
    </message>
    <message>
        <source>Blanks, because they split each of the first %1 records into %2 fields.</source>
        <translation>Leerzeichen, weil sie jeden der ersten %1 Datensätze in %2 Felder teilen.</translation>
    </message>
    <message>
        <source>Blanks, because they split the first record into %2 fields.</source>
        <translation>Leerzeichen, weil sie den ersten Datensatz in %2 Felder teilen.</translation>
    </message>
    <message>
        <source>Bytes are no text</source>
        <translation>Bytes sind kein Text</translation>
    </message>
    <message>
        <source>Bytes that are no character</source>
        <translation>Bytes, die kein Zeichen sind</translation>
    </message>
    <message>
        <source>Bytes that are no character stop the reading, or are read as �.</source>
        <translation>Bytes, die kein Zeichen sind, halten das Lesen auf oder werden als � gelesen.</translation>
    </message>
    <message>
        <source>CSV, text, Excel, OpenDocument, SPSS, Stata, SAS, SQLite; .gz, .zst, .zip</source>
        <translation>CSV, Text, Excel, OpenDocument, SPSS, Stata, SAS, SQLite; .gz, .zst, .zip</translation>
    </message>
    <message>
        <source>Conditions of use</source>
        <translation>Nutzungsbedingungen</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Zusammenhang</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Data file</source>
        <translation>Datendatei</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Day and month of these dates could be either way round. Say which comes first.</source>
        <translation>Tag und Monat dieser Daten könnten vertauscht sein. Angeben, was zuerst kommt.</translation>
    </message>
    <message>
        <source>Distinct combinations of quasi-identifiers</source>
        <translation>Verschiedene Kombinationen der Quasi-Identifikatoren</translation>
    </message>
    <message>
        <source>Each field must be 1 to 1,000,000 characters wide.</source>
        <translation>Jedes Feld muss 1 bis 1.000.000 Zeichen breit sein.</translation>
    </message>
    <message>
        <source>Each of the %1 tuples is drawn at the greatest probability that anybody can give to one value of %2 of that person.</source>
        <translation>Jedes der %1 Tupel steht bei der größten Wahrscheinlichkeit, die jemand einem Wert von %2 dieser Person geben kann.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Error of a count over 3 attributes</source>
        <translation>Fehler einer Zählung über 3 Attribute</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Every release of this format has this file, but the manifest does not list it.</source>
        <translation>Jede Freigabe dieses Formats hat diese Datei, aber das Manifest führt sie nicht auf.</translation>
    </message>
    <message>
        <source>Excluded, not released</source>
        <translation>Ausgeschlossen, nicht freigegeben</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Expected %1</source>
        <translation>Erwartet: %1</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>Fakes per original, on quasi-identifiers</source>
        <translation>Fälschungen je Original, nach Quasi-Identifikatoren</translation>
    </message>
    <message>
        <source>Fakes per original, on whole tuples</source>
        <translation>Fälschungen je Original, nach ganzen Tupeln</translation>
    </message>
    <message>
        <source>Fewest possible values of %1</source>
        <translation>Wenigste mögliche Werte von %1</translation>
    </message>
    <message>
        <source>Fields are told by a delimiter, by blanks or by their widths. Choose one.</source>
        <translation>Felder werden an einem Trennzeichen, an Leerzeichen oder an ihrer Breite erkannt. Eines davon wählen.</translation>
    </message>
    <message>
        <source>Fields of the record in this line are to be joined, but none with too many fields begins here. The choice was made for another file: take it back, or read that file.</source>
        <translation>Felder des Datensatzes in dieser Zeile sollen verbunden werden, aber hier beginnt keiner mit zu vielen Feldern. Die Wahl galt einer anderen Datei: sie zurücknehmen oder jene Datei einlesen.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>First approver</source>
        <translation>Erste genehmigende Person</translation>
    </message>
    <message>
        <source>Five persons before and after shuffling: in the table one line is one person; in the release each column of a bucket has an order of its own.</source>
        <translation>Fünf Personen vor und nach dem Mischen: In der Tabelle ist eine Zeile eine Person; in der Freigabe hat jede Spalte eines Buckets ihre eigene Reihenfolge.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Governance</source>
        <translation>Verantwortung</translation>
    </message>
    <message>
        <source>Greatest ratio of values of %1</source>
        <translation>Größtes Verhältnis der Werte von %1</translation>
    </message>
    <message>
        <source>Greatest share of one value in a group</source>
        <translation>Größter Anteil eines Werts in einer Gruppe</translation>
    </message>
    <message>
        <source>Guessing %1</source>
        <translation>%1 erraten</translation>
    </message>
    <message>
        <source>H&amp;idden rows</source>
        <translation>A&amp;usgeblendete Zeilen</translation>
    </message>
    <message>
        <source>Half of all tuples stay at or below</source>
        <translation>Die Hälfte aller Tupel liegt bei höchstens</translation>
    </message>
    <message>
        <source>Half of them stay at or below &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Die Hälfte liegt bei höchstens &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>How far one person is exposed</source>
        <translation>Wie weit eine Person erkennbar ist</translation>
    </message>
    <message>
        <source>How far they differ</source>
        <translation>Wie sie sich unterscheiden</translation>
    </message>
    <message>
        <source>How it is read</source>
        <translation>Wie gelesen wird</translation>
    </message>
    <message>
        <source>How it was protected</source>
        <translation>Wie geschützt wurde</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>How many tuples have which largest probability</source>
        <translation>Wie viele Tupel welche größte Wahrscheinlichkeit haben</translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>So ist es zu lesen</translation>
    </message>
    <message>
        <source>Identifiability</source>
        <translation>Identifizierbarkeit</translation>
    </message>
    <message>
        <source>Identifiers, not released</source>
        <translation>Identifikatoren, nicht freigegeben</translation>
    </message>
    <message>
        <source>Internal report</source>
        <translation>Interner Bericht</translation>
    </message>
    <message>
        <source>It holds for the files of this release alone: anybody can check it with &lt;code&gt;tranche-verify&lt;/code&gt;, without the original table.</source>
        <translation>Das gilt für die Dateien dieser Freigabe allein: Jeder kann es mit &lt;code&gt;tranche-verify&lt;/code&gt; prüfen, ohne die Originaltabelle.</translation>
    </message>
    <message>
        <source>It relies on tuples matching several buckets: &lt;code&gt;tranche-verify&lt;/code&gt; can prove it beside the original table, and shows with the files alone that they were not changed.</source>
        <translation>Das beruht darauf, dass Tupel in mehrere Buckets passen: &lt;code&gt;tranche-verify&lt;/code&gt; kann es mit der Originaltabelle beweisen und zeigt mit den Dateien allein, dass sie nicht verändert wurden.</translation>
    </message>
    <message>
        <source>Largest distance of %1 from the whole table</source>
        <translation>Größter Abstand von %1 zur ganzen Tabelle</translation>
    </message>
    <message>
        <source>Largest probability of one %1</source>
        <translation>Größtes p(t,s) von %1</translation>
    </message>
    <message>
        <source>Least uncertainty about %1</source>
        <translation>Geringste Unsicherheit über %1</translation>
    </message>
    <message>
        <source>Lines that begin with %1 are left out: they are no records.</source>
        <translation>Zeilen, die mit %1 beginnen, werden weggelassen: sie sind keine Datensätze.</translation>
    </message>
    <message>
        <source>Lines to be signed by hand</source>
        <translation>Zeilen zum Unterschreiben</translation>
    </message>
    <message>
        <source>Linking</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>Linkings change what is released: the approval starts again as a draft.</source>
        <translation>Verknüpfungen ändern, was freigegeben wird: Die Freigabe ist dann wieder ein Entwurf.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Missing value</source>
        <translation>Fehlender Wert</translation>
    </message>
    <message>
        <source>Name, signature</source>
        <translation>Name, Unterschrift</translation>
    </message>
    <message>
        <source>No attribute is sensitive. The release keeps apart who has which values in different columns; it promises nothing about what can be inferred about a person.</source>
        <translation>Kein Attribut ist sensibel. Die Freigabe trennt, wer in verschiedenen Spalten welche Werte hat; sie sagt nichts darüber zu, was sich über eine Person folgern lässt.</translation>
    </message>
    <message>
        <source>No bucket has fewer than %1 tuples.</source>
        <translation>Kein Bucket hat weniger als %1 Tupel.</translation>
    </message>
    <message>
        <source>No other pair loses anything that shows.</source>
        <translation>Kein anderes Paar verliert etwas, das sich zeigt.</translation>
    </message>
    <message>
        <source>No policy was asked for.</source>
        <translation>Es wurde keine Richtlinie verlangt.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Nothing can be read like this.</source>
        <translation>So lässt sich nichts lesen.</translation>
    </message>
    <message>
        <source>Nothing has been read yet.</source>
        <translation>Noch wurde nichts gelesen.</translation>
    </message>
    <message>
        <source>Nothing has to be converted. Only the single records below are not read as they stand.</source>
        <translation>Nichts muss umgewandelt werden. Nur die einzelnen Datensätze darunter werden nicht gelesen, wie sie dastehen.</translation>
    </message>
    <message>
        <source>Nothing has to be converted: every cell is read exactly as it stands.</source>
        <translation>Nichts muss umgewandelt werden: Jede Zelle wird genau so gelesen, wie sie dasteht.</translation>
    </message>
    <message>
        <source>Nothing is changed but what is ticked on the right.</source>
        <translation>Geändert wird nur, was rechts angekreuzt ist.</translation>
    </message>
    <message>
        <source>Originals told from fakes by matching buckets</source>
        <translation>Originale von Fälschungen unterschieden</translation>
    </message>
    <message>
        <source>Other sheets: %1.</source>
        <translation>Andere Blätter: %1.</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Verantwortlich</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>P&amp;ort</translation>
    </message>
    <message>
        <source>Prepared</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Release report</source>
        <translation>Freigabebericht</translation>
    </message>
    <message>
        <source>Release t&amp;ype</source>
        <translation>A&amp;rt der Freigabe</translation>
    </message>
    <message>
        <source>Release type</source>
        <translation>Art der Freigabe</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>SHA-256 of %1</source>
        <translation>SHA-256 von %1</translation>
    </message>
    <message>
        <source>SHA-256 of the source</source>
        <translation>SHA-256 der Quelle</translation>
    </message>
    <message>
        <source>SQLite file</source>
        <translation>SQLite-Datei</translation>
    </message>
    <message>
        <source>Second approver</source>
        <translation>Zweite genehmigende Person</translation>
    </message>
    <message>
        <source>Single quotes, because fields are in them.</source>
        <translation>Einfache Anführungszeichen, weil Felder darin stehen.</translation>
    </message>
    <message>
        <source>Single records</source>
        <translation>Einzelne Datensätze</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>The beginning of comment lines must be 1 to 16 bytes on one line, and must not start with the delimiter or the quote.</source>
        <translation>Der Anfang von Kommentarzeilen muss 1 bis 16 Bytes in einer Zeile haben und darf nicht mit Trennzeichen oder Anführungszeichen beginnen.</translation>
    </message>
    <message>
        <source>The cell is no number</source>
        <translation>Die Zelle ist keine Zahl</translation>
    </message>
    <message>
        <source>The cells of sheet “%1” are not in order from row %2 on. Save the workbook again with a spreadsheet program.</source>
        <translation>Die Zellen des Blattes „%1“ stehen ab Zeile %2 nicht in ihrer Ordnung. Die Arbeitsmappe mit einer Tabellenkalkulation neu speichern.</translation>
    </message>
    <message>
        <source>The certificate of %1 could not be checked. Nothing was sent. Ask those who run it for its root certificate, or encrypt without the check.</source>
        <translation>Das Zertifikat von %1 ließ sich nicht prüfen. Nichts wurde gesendet. Seine Betreiber nach dem Wurzelzertifikat fragen oder ohne Prüfung verschlüsseln.</translation>
    </message>
    <message>
        <source>The escape must be one ASCII character beside delimiter and quote, and there must be a quote.</source>
        <translation>Das Fluchtzeichen muss ein ASCII-Zeichen neben Trennzeichen und Anführungszeichen sein, und es muss Anführungszeichen geben.</translation>
    </message>
    <message>
        <source>The first line names the delimiter and is skipped.</source>
        <translation>Die erste Zeile nennt das Trennzeichen und wird übersprungen.</translation>
    </message>
    <message>
        <source>The header must have 1 to 100 lines.</source>
        <translation>Die Kopfzeile muss 1 bis 100 Zeilen haben.</translation>
    </message>
    <message>
        <source>The line ends in another way than the first</source>
        <translation>Die Zeile endet anders als die erste</translation>
    </message>
    <message>
        <source>The program that sets the reports as PDF (tranche-picture) is missing. Install Tranche with its window. Nothing was written.</source>
        <translation>Das Programm, das die Berichte als PDF setzt (tranche-picture), fehlt. Bitte Tranche mit seinem Fenster installieren. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>The promise is %1, judged for every tuple.</source>
        <translation>Zugesagt ist %1, beurteilt für jedes Tupel.</translation>
    </message>
    <message>
        <source>The promise is %1, judged for every tuple: no value of %2 has a probability above %3.</source>
        <translation>Zugesagt ist %1, beurteilt für jedes Tupel: Kein Wert von %2 hat eine Wahrscheinlichkeit über %3.</translation>
    </message>
    <message>
        <source>There are %1 fields too few</source>
        <translation>Es sind %1 Felder zu wenig</translation>
    </message>
    <message>
        <source>There are %1 fields too many</source>
        <translation>Es sind %1 Felder zu viel</translation>
    </message>
    <message>
        <source>There is %1 field too few</source>
        <translation>Es ist %1 Feld zu wenig</translation>
    </message>
    <message>
        <source>There is %1 field too many</source>
        <translation>Es ist %1 Feld zu viel</translation>
    </message>
    <message>
        <source>This release is valid with its signatures, which stand beside this report in &lt;code&gt;approvals.json&lt;/code&gt; and &lt;code&gt;manifest.json.*.minisig&lt;/code&gt; and cover every file, this one too. Anybody can check them with &lt;code&gt;minisign&lt;/code&gt; or &lt;code&gt;tranche-verify&lt;/code&gt;. Compare the keys with their owners first.</source>
        <translation>Diese Freigabe gilt mit ihren Signaturen. Sie stehen neben diesem Bericht in &lt;code&gt;approvals.json&lt;/code&gt; und &lt;code&gt;manifest.json.*.minisig&lt;/code&gt; und decken jede Datei ab, auch diese. Jeder kann sie mit &lt;code&gt;minisign&lt;/code&gt; oder &lt;code&gt;tranche-verify&lt;/code&gt; prüfen. Vorher die Schlüssel mit ihren Inhabern vergleichen.</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>Zeit (UTC)</translation>
    </message>
    <message>
        <source>To be reviewed by</source>
        <translation>Zu überprüfen bis</translation>
    </message>
    <message>
        <source>To relate attributes of different columns, link them at random inside each bucket, several times, and report the mean and the spread: &lt;code&gt;README.txt&lt;/code&gt; says how. Take no line for a person.</source>
        <translation>Wer Attribute verschiedener Spalten verbinden will, verknüpft sie in jedem Bucket mehrmals zufällig und nennt Mittelwert und Streuung: &lt;code&gt;README.txt&lt;/code&gt; sagt, wie. Keine Zeile ist eine Person.</translation>
    </message>
    <message>
        <source>Tuples above the limit of %1</source>
        <translation>Tupel über der Grenze von %1</translation>
    </message>
    <message>
        <source>Tuples alone with their value</source>
        <translation>Tupel mit eigenem Wert</translation>
    </message>
    <message>
        <source>Tuples in the release</source>
        <translation>Tupel in der Freigabe</translation>
    </message>
    <message>
        <source>Tuples left out for a missing value</source>
        <translation>Tupel, die wegen eines fehlenden Werts entfielen</translation>
    </message>
    <message>
        <source>Tuples that resemble each other were put into &lt;b&gt;%1 buckets&lt;/b&gt;. Inside a bucket each column was shuffled on its own. A line of the data is therefore not a person.</source>
        <translation>Ähnliche Tupel kamen in &lt;b&gt;%1 Buckets&lt;/b&gt;. In einem Bucket wurde jede Spalte für sich gemischt. Eine Zeile der Daten ist deshalb keine Person.</translation>
    </message>
    <message>
        <source>Tuples whose %1 is certain</source>
        <translation>Tupel, deren %1 sicher ist</translation>
    </message>
    <message>
        <source>Tuples with a combination of their own</source>
        <translation>Tupel mit eigener Kombination</translation>
    </message>
    <message>
        <source>Type, values and treatment of each of the %1 attributes stand in &lt;code&gt;dictionary.csv&lt;/code&gt;.</source>
        <translation>Typ, Werte und Behandlung jedes der %1 Attribute stehen in &lt;code&gt;dictionary.csv&lt;/code&gt;.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Values in the order of %1 that no record has: %2.</source>
        <translation>Werte in der Reihenfolge von %1, die kein Datensatz hat: %2.</translation>
    </message>
    <message>
        <source>Weighed and refused</source>
        <translation>Erwogen und verworfen</translation>
    </message>
    <message>
        <source>What is promised, and what is not</source>
        <translation>Was zugesagt ist und was nicht</translation>
    </message>
    <message>
        <source>What is read</source>
        <translation>Was gelesen wird</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>What is shown on the right</source>
        <translation>Was rechts gezeigt wird</translation>
    </message>
    <message>
        <source>What the data still tell</source>
        <translation>Was die Daten noch sagen</translation>
    </message>
    <message>
        <source>What the database is asked for</source>
        <translation>Wonach die Datenbank gefragt wird</translation>
    </message>
    <message>
        <source>What was published</source>
        <translation>Was veröffentlicht wurde</translation>
    </message>
    <message>
        <source>What will be converted</source>
        <translation>Umwandlungen</translation>
    </message>
    <message>
        <source>What will be converted  %1</source>
        <translation>Umwandlungen  %1</translation>
    </message>
    <message>
        <source>What will be converted, and problems</source>
        <translation>Was umgewandelt wird, und Probleme</translation>
    </message>
    <message>
        <source>Who answers for it</source>
        <translation>Wer dafür einsteht</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Ganze Tabelle</translation>
    </message>
    <message>
        <source>a byte %1</source>
        <translation>ein Byte %1</translation>
    </message>
    <message>
        <source>a category</source>
        <translation>eine Kategorie</translation>
    </message>
    <message>
        <source>a number, as in %1 other record</source>
        <translation>eine Zahl, wie in %1 anderen Datensatz</translation>
    </message>
    <message>
        <source>a number, as in %1 other records</source>
        <translation>eine Zahl, wie in %1 anderen Datensätzen</translation>
    </message>
    <message>
        <source>a second quote before the next delimiter</source>
        <translation>ein zweites Anführungszeichen vor dem nächsten Trennzeichen</translation>
    </message>
    <message>
        <source>a value of its own</source>
        <translation>eigener Wert</translation>
    </message>
    <message>
        <source>a value of its own: “not applicable” is an answer</source>
        <translation>ein eigener Wert: „trifft nicht zu“ ist eine Antwort</translation>
    </message>
    <message>
        <source>a value, as written</source>
        <translation>ein Wert, wie geschrieben</translation>
    </message>
    <message>
        <source>across columns</source>
        <translation>über Spalten hinweg</translation>
    </message>
    <message>
        <source>all %1 bytes are ASCII: each encoding reads them alike</source>
        <translation>alle %1 Bytes sind ASCII: jede Kodierung liest sie gleich</translation>
    </message>
    <message>
        <source>all agree</source>
        <translation>alle stimmen</translation>
    </message>
    <message>
        <source>all counts</source>
        <translation>alle Zählungen</translation>
    </message>
    <message>
        <source>All pairs (%1)</source>
        <translation>Alle Paare (%1)</translation>
    </message>
    <message>
        <source>Also link at random</source>
        <translation>Auch zufällig verknüpfen</translation>
    </message>
    <message>
        <source>an estimate; they fit a bucket and belong to nobody: more hides who is in</source>
        <translation>geschätzt; passen in einen Bucket, gehören niemandem: mehr verbirgt</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>and the lists, into README.txt, for those who get the data.</source>
        <translation>samt den Listen, in README.txt, für alle, die die Daten bekommen.</translation>
    </message>
    <message>
        <source>At %1: %2, median size %3.</source>
        <translation>Bei %1: %2, Median der Größe %3.</translation>
    </message>
    <message>
        <source>At %1: %2, size %3.</source>
        <translation>Bei %1: %2, Größe %3.</translation>
    </message>
    <message>
        <source>At least one linking has to be drawn.</source>
        <translation>Mindestens eine Verknüpfung muss gezogen werden.</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Attributes and their labels</source>
        <translation>Attribute und ihre Beschriftungen</translation>
    </message>
    <message>
        <source>as among so many equally likely values; at least %1</source>
        <translation>wie bei so vielen gleich wahrscheinlichen Werten; mindestens %1</translation>
    </message>
    <message>
        <source>as in the table</source>
        <translation>wie in der Tabelle</translation>
    </message>
    <message>
        <source>at most %1 was asked for; lower is safer</source>
        <translation>höchstens %1 war verlangt; niedriger ist sicherer</translation>
    </message>
    <message>
        <source>attributes have some, kept as a value of its own: %1</source>
        <translation>Attribute haben welche, als eigener Wert behalten: %1</translation>
    </message>
    <message>
        <source>below %1 was asked for; lower is safer</source>
        <translation>unter %1 war verlangt; niedriger ist sicherer</translation>
    </message>
    <message>
        <source>better by %1 points</source>
        <translation>um %1 Punkte besser</translation>
    </message>
    <message>
        <source>both in column %1, exact</source>
        <translation>beide in Spalte %1, genau</translation>
    </message>
    <message>
        <source>Bucket %1  ·  %2  ·  %3, %4</source>
        <translation>Bucket %1  ·  %2  ·  %3, %4</translation>
    </message>
    <message>
        <source>Bucket %1  ·  %2  ·  drawn at random</source>
        <translation>Bucket %1  ·  %2  ·  zufällig gezogen</translation>
    </message>
    <message>
        <source>bucketization %1, generalization %2</source>
        <translation>Bucketization %1, Verallgemeinerung %2</translation>
    </message>
    <message>
        <source>Calculate</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Calculate what a model can learn</source>
        <translation>Berechnen, was ein Modell lernen kann</translation>
    </message>
    <message>
        <source>by %1: “%2”</source>
        <translation>von %1: „%2“</translation>
    </message>
    <message>
        <source>cannot be learned</source>
        <translation>nicht lernbar</translation>
    </message>
    <message>
        <source>cannot meet the request</source>
        <translation>kann die Vorgabe nicht erfüllen</translation>
    </message>
    <message>
        <source>category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>category, %1</source>
        <translation>Kategorie, %1</translation>
    </message>
    <message>
        <source>Changing this makes the release a draft again.</source>
        <translation>Eine Änderung macht die Freigabe wieder zum Entwurf.</translation>
    </message>
    <message>
        <source>Check against more</source>
        <translation>Weitere Prüfungen</translation>
    </message>
    <message>
        <source>Check and preview</source>
        <translation>Prüfen und ansehen</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Checks that this key has signed.</source>
        <translation>Prüft, ob dieser Schlüssel signiert hat.</translation>
    </message>
    <message>
        <source>Choices for single records must stand in the order of their lines, which count from 1; only joining names a field, from 1 too.</source>
        <translation>Was für einzelne Datensätze gewählt ist, muss in der Reihenfolge ihrer Zeilen stehen, gezählt ab 1; nur das Verbinden nennt ein Feld, ebenfalls ab 1.</translation>
    </message>
    <message>
        <source>Cohen's kappa</source>
        <translation>Cohens Kappa</translation>
    </message>
    <message>
        <source>Commonest %1</source>
        <translation>Häufigster Wert von %1</translation>
    </message>
    <message>
        <source>cells that are no number among numbers</source>
        <translation>Zellen, die unter Zahlen keine Zahl sind</translation>
    </message>
    <message>
        <source>columns by hand</source>
        <translation>Spalten von Hand</translation>
    </message>
    <message>
        <source>count and relate attributes of &lt;b&gt;one column&lt;/b&gt;: exact, as in the table</source>
        <translation>Attribute &lt;b&gt;einer Spalte&lt;/b&gt; zählen und vergleichen: genau wie in der Tabelle</translation>
    </message>
    <message>
        <source>count and relate attributes of &lt;b&gt;one column&lt;/b&gt;: exact, but for what was generalized</source>
        <translation>Attribute &lt;b&gt;einer Spalte&lt;/b&gt; zählen und vergleichen: genau, bis auf Verallgemeinertes</translation>
    </message>
    <message>
        <source>count over several columns: give the error with it</source>
        <translation>über mehrere Spalten zählen: mit Angabe des Fehlers</translation>
    </message>
    <message>
        <source>count over several columns: give the error with it, at most %1 in three of four cases</source>
        <translation>über mehrere Spalten zählen: mit Angabe des Fehlers, höchstens %1 in drei von vier Fällen</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Counts, estimate against actual</source>
        <translation>Zählungen: Schätzung und wahre Zahl</translation>
    </message>
    <message>
        <source>Count queries</source>
        <translation>Zählanfragen</translation>
    </message>
    <message>
        <source>count queries</source>
        <translation>zaehlanfragen</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählungen</translation>
    </message>
    <message>
        <source>distinct ℓ-diversity (weak) with ℓ = %1</source>
        <translation>Distinct-ℓ-Diversität (schwach) mit ℓ = %1</translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>does not stop the reading</source>
        <translation>hält das Lesen nicht auf</translation>
    </message>
    <message>
        <source>each attribute by itself</source>
        <translation>jedes Attribut für sich</translation>
    </message>
    <message>
        <source>Every stage before needs its result first.</source>
        <translation>Zuerst braucht jede Stufe davor ihr Ergebnis.</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>empty cells at the end</source>
        <translation>leere Zellen am Ende</translation>
    </message>
    <message>
        <source>empty cells: %1, in %2 attribute</source>
        <translation>leere Zellen: %1, in %2 Attribut</translation>
    </message>
    <message>
        <source>empty cells: %1, in %2 attributes</source>
        <translation>leere Zellen: %1, in %2 Attributen</translation>
    </message>
    <message>
        <source>enclave, in a safe room</source>
        <translation>am Gastarbeitsplatz, in einem geschützten Raum</translation>
    </message>
    <message>
        <source>entropy ℓ-diversity with ℓ = %1</source>
        <translation>Entropie-ℓ-Diversität mit ℓ = %1</translation>
    </message>
    <message>
        <source>every record has %1 field</source>
        <translation>jeder Datensatz hat %1 Feld</translation>
    </message>
    <message>
        <source>every record has %1 fields</source>
        <translation>jeder Datensatz hat %1 Felder</translation>
    </message>
    <message>
        <source>every value equally likely</source>
        <translation>jeder Wert gleich wahrscheinlich</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>Exact here: %1.</source>
        <translation>Hier genau: %1.</translation>
    </message>
    <message>
        <source>Fewer than %1 tuples: nothing to learn from.</source>
        <translation>Weniger als %1 Tupel: daraus ist nichts zu lernen.</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>for recipients of the data</source>
        <translation>für Empfänger der Daten</translation>
    </message>
    <message>
        <source>found %1</source>
        <translation>gefunden: %1</translation>
    </message>
    <message>
        <source>found in all records; every choice can be overruled</source>
        <translation>in allen Datensätzen gefunden; jede Wahl lässt sich ändern</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>from bucket counts</source>
        <translation>aus Anzahlen der Buckets</translation>
    </message>
    <message>
        <source>Gives %1, median size %2</source>
        <translation>Ergibt %1, Median der Größe %2</translation>
    </message>
    <message>
        <source>Group at random, 1 tuple per bucket</source>
        <translation>Zufällig gruppieren, 1 Tupel je Bucket</translation>
    </message>
    <message>
        <source>generalized: at least %1 tuples each</source>
        <translation>verallgemeinert: je mindestens %1 Tupel</translation>
    </message>
    <message>
        <source>generalized: at least one tuple each</source>
        <translation>verallgemeinert: je mindestens ein Tupel</translation>
    </message>
    <message>
        <source>half are nearer; over several columns three of four within %1</source>
        <translation>die Hälfte näher; über mehrere Spalten drei von vier bis %1</translation>
    </message>
    <message>
        <source>half at most</source>
        <translation>die Hälfte höchstens</translation>
    </message>
    <message>
        <source>Half of all counts over 3 attributes are off by %1 or less, with %2 by %3.</source>
        <translation>Die Hälfte aller Zählungen über 3 Attribute weicht um höchstens %1 ab, mit %2 um %3.</translation>
    </message>
    <message>
        <source>Half of all counts over 3 attributes are off by %1 or less.</source>
        <translation>Die Hälfte aller Zählungen über 3 Attribute weicht um höchstens %1 ab.</translation>
    </message>
    <message>
        <source>Half of all counts: the median of random counts over three attributes, as a share of the count; less is better. Relations and guesses: more is better. Does not cover: relations among three or more attributes, rarer combinations, or other models.</source>
        <translation>Die Hälfte aller Zählungen: der Median zufälliger Zählungen über drei Attribute, als Anteil der Zahl; weniger ist besser. Zusammenhänge und Treffer: mehr ist besser. Deckt nicht ab: Zusammenhänge von drei oder mehr Attributen, seltenere Kombinationen oder andere Modelle.</translation>
    </message>
    <message>
        <source>How far counts are off that are taken from what is published, as a share of the true count. Less is better. Every way of protecting the table is asked the same questions, and answers without linking. Does not cover: counts of rarer combinations, or the noise of a single linking.</source>
        <translation>Wie weit Zählungen aus dem Veröffentlichten von der wahren Zahl abweichen, als Anteil von ihr. Weniger ist besser. Jedem Schutzweg werden dieselben Fragen gestellt; beantwortet werden sie ohne Verknüpfen. Deckt nicht ab: seltenere Kombinationen oder das Rauschen einer einzelnen Verknüpfung.</translation>
    </message>
    <message>
        <source>How many persons a model is right for that was trained on what is published. More is better; the upright line is a model trained on the original. Kept: how far from the commonest value to the original. Does not cover: other learners, or guesses about a person that the model has seen.</source>
        <translation>Bei wie vielen Personen ein Modell richtig liegt, das aus dem Veröffentlichten gelernt hat. Mehr ist besser; die senkrechte Linie ist ein Modell aus dem Original. Erhalten: wie weit vom häufigsten Wert bis zum Original. Deckt nicht ab: andere Lernverfahren oder Personen, die das Modell gesehen hat.</translation>
    </message>
    <message>
        <source>How much of the relationships, of counts and of what a model can learn is left, next to other ways of protecting the same table; and, in plain words, what an analyst may do.</source>
        <translation>Wie viel von Zusammenhängen, Zählungen und Lernbarem bleibt, neben anderen Wegen, dieselbe Tabelle zu schützen; und in klaren Worten, was sich auswerten lässt.</translation>
    </message>
    <message>
        <source>half of all counts are nearer</source>
        <translation>die Hälfte aller Zählungen liegt näher</translation>
    </message>
    <message>
        <source>hidden in the workbook, left out</source>
        <translation>in der Arbeitsmappe ausgeblendet, wird ausgelassen</translation>
    </message>
    <message>
        <source>hidden in the workbook, read as well</source>
        <translation>in der Arbeitsmappe ausgeblendet, wird mitgelesen</translation>
    </message>
    <message>
        <source>hidden rows: %1, hidden columns: %2</source>
        <translation>ausgeblendete Zeilen: %1, ausgeblendete Spalten: %2</translation>
    </message>
    <message>
        <source>higher hides better who is in the table</source>
        <translation>höher verbirgt besser, wer in der Tabelle steht</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>in different columns, %1 left</source>
        <translation>in verschiedenen Spalten, noch %1</translation>
    </message>
    <message>
        <source>Interval from</source>
        <translation>Intervall von</translation>
    </message>
    <message>
        <source>Interval to</source>
        <translation>Intervall bis</translation>
    </message>
    <message>
        <source>It is not in %1 any more: it was moved, renamed or deleted, or its drive is not connected.</source>
        <translation>In %1 liegt das nicht mehr: Es wurde verschoben, umbenannt oder gelöscht, oder das Laufwerk ist nicht verbunden.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Kind of model</source>
        <translation>Art des Modells</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>in the published attributes</source>
        <translation>in den veröffentlichten Attributen</translation>
    </message>
    <message>
        <source>in the release they are taken apart</source>
        <translation>in der Freigabe sind sie getrennt</translation>
    </message>
    <message>
        <source>in the release: one bucket, each column in its own order</source>
        <translation>in der Freigabe: ein Bucket, jede Spalte für sich gemischt</translation>
    </message>
    <message>
        <source>in the table: one line, one person, one shade</source>
        <translation>in der Tabelle: eine Zeile, eine Person, ein Farbton</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>lernen</translation>
    </message>
    <message>
        <source>Let the sentence go into the release</source>
        <translation>Den Satz in die Freigabe aufnehmen</translation>
    </message>
    <message>
        <source>limit %1; %2 tuples are exactly at it, which is allowed</source>
        <translation>Grenze %1; %2 Tupel liegen genau darauf, was erlaubt ist</translation>
    </message>
    <message>
        <source>limit %1; lower is safer</source>
        <translation>Grenze %1; niedriger ist sicherer</translation>
    </message>
    <message>
        <source>limit %1; one tuple is exactly at it, which is allowed</source>
        <translation>Grenze %1; ein Tupel liegt genau darauf, was erlaubt ist</translation>
    </message>
    <message>
        <source>line </source>
        <translation>Zeile </translation>
    </message>
    <message>
        <source>local recoding</source>
        <translation>lokale Umcodierung</translation>
    </message>
    <message>
        <source>Lost most</source>
        <translation>Größte Verluste</translation>
    </message>
    <message>
        <source>Macro F1</source>
        <translation>Makro-F1</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>May not</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>lower is safer; this model does not limit it by itself</source>
        <translation>niedriger ist sicherer; dieses Modell begrenzt sie nicht selbst</translation>
    </message>
    <message>
        <source>mean of several linkings</source>
        <translation>Mittel mehrerer Verknüpfungen</translation>
    </message>
    <message>
        <source>Moved by slicing</source>
        <translation>Durch Slicing verschoben</translation>
    </message>
    <message>
        <source>No attribute is sensitive: this release promises nothing about values, only that no bucket has fewer than %1.</source>
        <translation>Kein Attribut ist sensibel: Diese Freigabe verspricht nichts über Werte, nur dass kein Bucket weniger als %1 hat.</translation>
    </message>
    <message>
        <source>No bucket has fewer than %1.</source>
        <translation>Kein Bucket hat weniger als %1.</translation>
    </message>
    <message>
        <source>No bucket has fewer than one tuple.</source>
        <translation>Kein Bucket hat weniger als ein Tupel.</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>no cell is empty</source>
        <translation>keine Zelle ist leer</translation>
    </message>
    <message>
        <source>no dates</source>
        <translation>keine Daten</translation>
    </message>
    <message>
        <source>no difference shown</source>
        <translation>kein Unterschied gezeigt</translation>
    </message>
    <message>
        <source>no empty cell in the range</source>
        <translation>keine leere Zelle im Bereich</translation>
    </message>
    <message>
        <source>No relation kept</source>
        <translation>Kein Zusammenhang</translation>
    </message>
    <message>
        <source>no field begins with a quote</source>
        <translation>kein Feld beginnt mit einem Anführungszeichen</translation>
    </message>
    <message>
        <source>no hidden row or column in the range</source>
        <translation>keine ausgeblendete Zeile oder Spalte im Bereich</translation>
    </message>
    <message>
        <source>no line begins so</source>
        <translation>keine Zeile beginnt so</translation>
    </message>
    <message>
        <source>no line begins with # or |</source>
        <translation>keine Zeile beginnt mit # oder |</translation>
    </message>
    <message>
        <source>no number has a fraction</source>
        <translation>keine Zahl hat Nachkommastellen</translation>
    </message>
    <message>
        <source>no relation kept: %1</source>
        <translation>kein Zusammenhang: %1</translation>
    </message>
    <message>
        <source>no relations</source>
        <translation>keine Zusammenhänge</translation>
    </message>
    <message>
        <source>no such count</source>
        <translation>keine solche Zählung</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Nothing is known about it yet.</source>
        <translation>Darüber ist noch nichts bekannt.</translation>
    </message>
    <message>
        <source>Nothing is wrong.</source>
        <translation>Nichts ist falsch.</translation>
    </message>
    <message>
        <source>Nothing stands between fields of fixed places, so they cannot be joined. Leave the record out, or give other widths.</source>
        <translation>Zwischen Feldern fester Breite steht nichts, also lassen sie sich nicht verbinden. Den Datensatz auslassen oder andere Breiten angeben.</translation>
    </message>
    <message>
        <source>none may be</source>
        <translation>keines darf es</translation>
    </message>
    <message>
        <source>none over</source>
        <translation>keines darüber</translation>
    </message>
    <message>
        <source>nothing learned</source>
        <translation>nichts gelernt</translation>
    </message>
    <message>
        <source>nothing protected</source>
        <translation>nichts geschützt</translation>
    </message>
    <message>
        <source>numbers written so: %1, in %2 attribute</source>
        <translation>so geschriebene Zahlen: %1, in %2 Attribut</translation>
    </message>
    <message>
        <source>numbers written so: %1, in %2 attributes</source>
        <translation>so geschriebene Zahlen: %1, in %2 Attributen</translation>
    </message>
    <message>
        <source>of each training part</source>
        <translation>jedes Trainingsteils</translation>
    </message>
    <message>
        <source>In every bucket the sensitive column adds nothing, so this release is what bucketization with the same buckets would publish.</source>
        <translation>In jedem Bucket trägt die sensible Spalte nichts bei; diese Freigabe ist also das, was Bucketization mit denselben Buckets veröffentlichen würde.</translation>
    </message>
    <message>
        <source>In every record with too few fields, the fields that are not there are read as empty cells. They are counted.</source>
        <translation>In jedem Datensatz mit zu wenigen Feldern werden die fehlenden als leere Zellen gelesen. Diese Datensätze werden gezählt.</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>In der Tabelle</translation>
    </message>
    <message>
        <source>In this record alone, its last fields become one, with the delimiter between them. It is counted.</source>
        <translation>Nur in diesem Datensatz werden die letzten Felder zu einem, mit dem Trennzeichen dazwischen. Er wird gezählt.</translation>
    </message>
    <message>
        <source>Of the relations between attributes %1 are left.</source>
        <translation>Von den Zusammenhängen zwischen Attributen sind %1 erhalten.</translation>
    </message>
    <message>
        <source>of the same probability</source>
        <translation>derselben Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>of tuples moved</source>
        <translation>der Tupel verschoben</translation>
    </message>
    <message>
        <source>of tuples moved; the others %1</source>
        <translation>der Tupel verschoben; die anderen %1</translation>
    </message>
    <message>
        <source>of φ² kept</source>
        <translation>von φ² erhalten</translation>
    </message>
    <message>
        <source>of φ² kept; %1</source>
        <translation>von φ² erhalten; %1</translation>
    </message>
    <message>
        <source>of φ² over all pairs of attributes; see below</source>
        <translation>von φ² aller Attributpaare; siehe unten</translation>
    </message>
    <message>
        <source>of φ² over all pairs; more is of more use</source>
        <translation>von φ² aller Paare; mehr ist nützlicher</translation>
    </message>
    <message>
        <source>off by, % of the count (log); less is better</source>
        <translation>Abweichung in %, log; weniger ist besser</translation>
    </message>
    <message>
        <source>on request</source>
        <translation>auf Wunsch</translation>
    </message>
    <message>
        <source>One bucket: %1.</source>
        <translation>Ein Bucket: %1.</translation>
    </message>
    <message>
        <source>one QI column</source>
        <translation>eine QI-Spalte</translation>
    </message>
    <message>
        <source>one SELECT instead of the table</source>
        <translation>ein SELECT anstelle der Tabelle</translation>
    </message>
    <message>
        <source>one alone misleads: five show how far results differ</source>
        <translation>eine allein führt in die Irre; fünf zeigen, wie weit Ergebnisse voneinander abweichen</translation>
    </message>
    <message>
        <source>one by one</source>
        <translation>einzeln</translation>
    </message>
    <message>
        <source>one on a line</source>
        <translation>eine je Zeile</translation>
    </message>
    <message>
        <source>Possible values of %1</source>
        <translation>Mögliche Werte von %1</translation>
    </message>
    <message>
        <source>%1 can no longer be met: the %2 is %3.</source>
        <translation>%1 ist nicht mehr erfüllbar: %2 ist %3.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 are %3 (%4 of %5).</source>
        <translation>%1 von %2 sind %3 (%4 von %5).</translation>
    </message>
    <message>
        <source>%1 of %2 has approved</source>
        <translation>%1 von %2 hat genehmigt</translation>
    </message>
    <message>
        <source>%1 of %2 released</source>
        <translation>%1 von %2 freigegeben</translation>
    </message>
    <message>
        <source>%1 of %2 row</source>
        <translation>%1 von %2 Zeile</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>%1 of all records have a value in column %2 that nobody else has. Such a value proves that the person is in the table, whatever ℓ is.</source>
        <translation>%1 aller Datensätze haben in Spalte %2 einen Wert, den sonst niemand hat. Ein solcher Wert beweist, dass die Person in der Tabelle steht, unabhängig von ℓ.</translation>
    </message>
    <message>
        <source>%1 of these lines happen to equal some person’s record, the others belong to nobody. %2</source>
        <translation>%1 dieser Zeilen gleichen zufällig dem Datensatz einer Person, die übrigen gehören niemandem. %2</translation>
    </message>
    <message>
        <source>%1 of type char(n)</source>
        <translation>%1 vom Typ char(n)</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>%1 andere</translation>
    </message>
    <message>
        <source>%1 over %2: %3</source>
        <translation>%1 vor %2: %3</translation>
    </message>
    <message>
        <source>%1 above</source>
        <translation>%1 darüber</translation>
    </message>
    <message>
        <source>%1 above limit</source>
        <translation>%1 über der Grenze</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>%1 is in the sensitive column and buckets are split by it: in %2 of %3 buckets it has only one value, which leaves fewer fakes. To change this, remove it from the attributes to split by in the settings.</source>
        <translation>%1 steht in der sensiblen Spalte, und Buckets werden danach geteilt: In %2 von %3 Buckets hat es nur einen Wert, was weniger Fälschungen zulässt. In den Einstellungen lässt es sich bei „Attribute zum Teilen“ abwählen.</translation>
    </message>
    <message>
        <source>%1 can still be met.</source>
        <translation>%1 ist weiterhin erfüllbar.</translation>
    </message>
    <message>
        <source>%1 times in %2</source>
        <translation>in %1 von %2 Fällen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 tuples</source>
        <translation>%1 Tupel</translation>
    </message>
    <message>
        <source>%1 tuples in %2 s here</source>
        <translation>%1 Tupel in %2 s auf diesem Rechner</translation>
    </message>
    <message>
        <source>%1 records of the table match all of this. An intruder cannot see that.</source>
        <translation>%1 Datensätze der Tabelle stimmen damit überein. Ein Angreifer kann das nicht sehen.</translation>
    </message>
    <message>
        <source>%1 without a role</source>
        <translation>%1 ohne Rolle</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 Werte</translation>
    </message>
    <message>
        <source>%1 values are equally likely, %2 each. I would be wrong %3.</source>
        <translation>%1 Werte sind gleich wahrscheinlich, je %2. Ich läge %3 falsch.</translation>
    </message>
    <message>
        <source>%1 without a hierarchy</source>
        <translation>%1 ohne Hierarchie</translation>
    </message>
    <message>
        <source>%1 × %2   %3</source>
        <translation>%1 × %2   %3</translation>
    </message>
    <message>
        <source>%1 — Tranche</source>
        <translation>%1 — Tranche</translation>
    </message>
    <message>
        <source>%1*</source>
        <translation>%1*</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 of association kept.</source>
        <translation>%1, %2 des Zusammenhangs erhalten.</translation>
    </message>
    <message>
        <source>%1, %2 above limit</source>
        <translation>%1, %2 über der Grenze</translation>
    </message>
    <message>
        <source>%1, %2, %3, stage %4 of %5</source>
        <translation>%1, %2, %3, Schritt %4 von %5</translation>
    </message>
    <message>
        <source>%1, %2, %6: slicing loses %3 points, bucketization %4, generalization %5</source>
        <translation>%1, %2, %6: Slicing verliert %3 Punkte, Bucketisierung %4, Generalisierung %5</translation>
    </message>
    <message>
        <source>%1, %2, medoid</source>
        <translation>%1, %2, Medoid</translation>
    </message>
    <message>
        <source>%1, as a table</source>
        <translation>%1, als Tabelle</translation>
    </message>
    <message>
        <source>%1, as detected</source>
        <translation>%1, wie erkannt</translation>
    </message>
    <message>
        <source>%1, typed</source>
        <translation>%1, getippt</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. Its records are being looked at.</source>
        <translation>%1. Die Datensätze werden angesehen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 (Ctrl+%3)</source>
        <translation>%1: %2 (Strg+%3)</translation>
    </message>
    <message>
        <source>%1: %2 fakes per original</source>
        <translation>%1: %2 Fälschungen je Original</translation>
    </message>
    <message>
        <source>%1: %2 of %3 setting, %4 beyond the error bar, %5 beyond it the other way</source>
        <translation>%1: %2 von %3 Einstellung, %4 jenseits des Fehlerbalkens, %5 jenseits in der Gegenrichtung</translation>
    </message>
    <message>
        <source>%1: %2 in %3 record</source>
        <translation>%1: %2 in %3 Datensatz</translation>
    </message>
    <message>
        <source>%1: %2 in %3 records</source>
        <translation>%1: %2 in %3 Datensätzen</translation>
    </message>
    <message>
        <source>%1: %2 of %3 settings, %4 beyond the error bar, %5 beyond it the other way</source>
        <translation>%1: %2 von %3 Einstellungen, %4 jenseits des Fehlerbalkens, %5 jenseits in der Gegenrichtung</translation>
    </message>
    <message>
        <source>%1: %2 percent right against %3 percent</source>
        <translation>%1: %2 Prozent richtig gegen %3 Prozent</translation>
    </message>
    <message>
        <source>%1: %2 points lost</source>
        <translation>%1: %2 Punkte verloren</translation>
    </message>
    <message>
        <source>%1: fewer than %2, hidden</source>
        <translation>%1: weniger als %2, verborgen</translation>
    </message>
    <message>
        <source>%1: fields joined from field %2 on</source>
        <translation>%1: Felder ab Feld %2 verbunden</translation>
    </message>
    <message>
        <source>%1: greatest distinct ℓ %2</source>
        <translation>%1: größtes distinktes ℓ %2</translation>
    </message>
    <message>
        <source>%1: greatest ℓ %2</source>
        <translation>%1: größtes ℓ %2</translation>
    </message>
    <message>
        <source>%1: in %2 of %3 experiment</source>
        <translation>%1: in %2 von %3 Experiment</translation>
    </message>
    <message>
        <source>%1: in %2 of %3 experiments</source>
        <translation>%1: in %2 von %3 Experimenten</translation>
    </message>
    <message>
        <source>%1: is %2 %3 or %4?</source>
        <translation>%1: Ist %2 %3 oder %4?</translation>
    </message>
    <message>
        <source>%1: its last fields joined</source>
        <translation>%1: letzte Felder verbunden</translation>
    </message>
    <message>
        <source>%1: left out</source>
        <translation>%1: ausgelassen</translation>
    </message>
    <message>
        <source>%1: no record has this combination of values.</source>
        <translation>%1: Kein Datensatz hat diese Kombination von Werten.</translation>
    </message>
    <message>
        <source>%1: nobody else has this value. It proves that the person is in the table, whatever ℓ is.</source>
        <translation>%1: Niemand sonst hat diesen Wert. Er beweist, dass die Person in der Tabelle steht, unabhängig von ℓ.</translation>
    </message>
    <message>
        <source>%1: nobody else has the known part of this value. It proves that a person with it is in the table, whatever ℓ is.</source>
        <translation>%1: Niemand sonst hat den bekannten Teil dieses Werts. Das beweist, dass eine solche Person in der Tabelle steht, unabhängig von ℓ.</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1: keine</translation>
    </message>
    <message>
        <source>%1: the same columns</source>
        <translation>%1: dieselben Spalten</translation>
    </message>
    <message>
        <source>%1: true of %2 of %3 tuple</source>
        <translation>%1: gilt für %2 von %3 Tupel</translation>
    </message>
    <message>
        <source>%1: true of %2 of %3 tuples</source>
        <translation>%1: gilt für %2 von %3 Tupeln</translation>
    </message>
    <message>
        <source>%1: φ² of %2 is %3</source>
        <translation>%1: φ² von %2 ist %3</translation>
    </message>
    <message>
        <source>%1; press T for a table</source>
        <translation>%1; T zeigt eine Tabelle</translation>
    </message>
    <message>
        <source>%1; %2 with labels of values</source>
        <translation>%1; %2 mit beschrifteten Werten</translation>
    </message>
    <message>
        <source>%1; the last lies in the future: %2</source>
        <translation>%1; der letzte liegt in der Zukunft: %2</translation>
    </message>
    <message>
        <source>&amp;About Tranche</source>
        <translation>&amp;Über Tranche</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Blanks at the end</source>
        <translation>&amp;Leerzeichen am Ende</translation>
    </message>
    <message>
        <source>&amp;Comment lines</source>
        <translation>K&amp;ommentarzeilen</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>&amp;Contact</source>
        <translation>&amp;Kontakt</translation>
    </message>
    <message>
        <source>Progress of learning</source>
        <translation>Fortschritt des Lernens</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Random counts over %1 attributes, answered by 0.1 to 10 % of all tuples. Box: middle half; line: median; whisker: 95 of 100.</source>
        <translation>Zufällige Zählungen über %1 Attribute, auf die 0,1 bis 10 % aller Tupel passen. Kasten: mittlere Hälfte; Linie: Median; Strich: 95 von 100.</translation>
    </message>
    <message>
        <source>Random linkings</source>
        <translation>Zufällige Verknüpfungen</translation>
    </message>
    <message>
        <source>Random linkings for analysts</source>
        <translation>Zufällige Verknüpfungen für die Auswertung</translation>
    </message>
    <message>
        <source>Random linkings: what they are for, and how far they differ</source>
        <translation>Zufällige Verknüpfungen: wozu sie dienen und wie weit sie voneinander abweichen</translation>
    </message>
    <message>
        <source>Raw lines</source>
        <translation>Rohe Zeilen</translation>
    </message>
    <message>
        <source>Re&amp;calculate</source>
        <translation>Neu &amp;berechnen</translation>
    </message>
    <message>
        <source>Re&amp;move all</source>
        <translation>Alle e&amp;ntfernen</translation>
    </message>
    <message>
        <source>Read %1 as a plain sign</source>
        <translation>%1 als gewöhnliches Zeichen lesen</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>Als %1 lesen</translation>
    </message>
    <message>
        <source>Read from a &amp;file…</source>
        <translation>Aus einer &amp;Datei lesen…</translation>
    </message>
    <message>
        <source>Read it as missing</source>
        <translation>Als fehlend lesen</translation>
    </message>
    <message>
        <source>Read it as �</source>
        <translation>Als � lesen</translation>
    </message>
    <message>
        <source>Read only %1</source>
        <translation>Nur %1 lesen</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Datenbank</translation>
    </message>
    <message>
        <source>&amp;Delimiter</source>
        <translation>&amp;Trennzeichen</translation>
    </message>
    <message>
        <source>&amp;Do not save</source>
        <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>F&amp;ertig</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>&amp;Kodierung</translation>
    </message>
    <message>
        <source>&amp;Encryption</source>
        <translation>V&amp;erschlüsselung</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>Ko&amp;pfzeile</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Manual for this stage</source>
        <translation>&amp;Handbuch zu diesem Schritt</translation>
    </message>
    <message>
        <source>&amp;Missing is written</source>
        <translation>Fe&amp;hlend steht als</translation>
    </message>
    <message>
        <source>&amp;More settings</source>
        <translation>&amp;Weitere Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>&amp;Namen</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Next region</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation>Tabelle ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Owner</source>
        <translation>&amp;Verantwortlich</translation>
    </message>
    <message>
        <source>&amp;Previous region</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>&amp;Purpose</source>
        <translation>&amp;Zweck</translation>
    </message>
    <message>
        <source>&amp;Query</source>
        <translation>A&amp;bfrage</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Quote</source>
        <translation>&amp;Anführungszeichen</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <translation>Be&amp;reich</translation>
    </message>
    <message>
        <source>&amp;Read the table</source>
        <translation>Tabelle &amp;einlesen</translation>
    </message>
    <message>
        <source>&amp;Recipients</source>
        <translation>&amp;Empfänger</translation>
    </message>
    <message>
        <source>No available command matches.</source>
        <translation>Kein verfügbarer Befehl passt.</translation>
    </message>
    <message>
        <source>Nothing to show yet: the curve appears once there are buckets.</source>
        <translation>Noch nichts zu zeigen: Die Kurve erscheint, sobald es Buckets gibt.</translation>
    </message>
    <message>
        <source>Reas&amp;on</source>
        <translation>Begr&amp;ündung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Release</source>
        <translation>&amp;Freigabe</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Save the recipe</source>
        <translation>Rezept &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Save this report…</source>
        <translation>Diesen &amp;Bericht speichern…</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Blatt</translation>
    </message>
    <message>
        <source>&amp;Shuffle again</source>
        <translation>Neu &amp;mischen</translation>
    </message>
    <message>
        <source>&amp;Sources</source>
        <translation>&amp;Quellen</translation>
    </message>
    <message>
        <source>&amp;Stage</source>
        <translation>&amp;Schritt</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>Ben&amp;utzer</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Werte</translation>
    </message>
    <message>
        <source>&amp;Verify the draft</source>
        <translation>Entwurf &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Ans&amp;icht</translation>
    </message>
    <message>
        <source>&lt;qt&gt;&lt;b&gt;α, attributes in the sensitive column&lt;/b&gt;%1&lt;br&gt;Use the wheel or the page keys to look at other values of α; click or press Enter to choose one. A higher α preserves more of what is related to the sensitive attribute; a lower one allows stronger protection.&lt;br&gt;Does not cover: attributes that you move between columns later.&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;&lt;b&gt;α, Attribute in der sensiblen Spalte&lt;/b&gt;%1&lt;br&gt;Mausrad oder Bildtasten zeigen andere Werte von α; ein Klick oder die Eingabetaste übernimmt einen. Ein größeres α erhält mehr von dem, was mit dem sensiblen Attribut zusammenhängt; ein kleineres erlaubt stärkeren Schutz.&lt;br&gt;Deckt nicht ab: Attribute, die später von Hand verschoben werden.&lt;/qt&gt;</translation>
    </message>
    <message>
        <source>&lt;qt&gt;No attribute is sensitive: this release promises nothing about values, only how small a bucket may be (More &gt; Smallest bucket).&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;Kein Attribut ist sensibel: Diese Freigabe sichert nichts über Werte zu, nur wie klein ein Bucket sein darf (Mehr &gt; Kleinster Bucket).&lt;/qt&gt;</translation>
    </message>
    <message>
        <source>(?:sensitive)</source>
        <translation>sensib(?:el|le[nrsm]?)</translation>
    </message>
    <message>
        <source>(missing)</source>
        <translation>(fehlt)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Scenarios  %1</source>
        <translation>Szenarien  %1</translation>
    </message>
    <message>
        <source>See what is left for analysts</source>
        <translation>Was für Auswertungen bleibt</translation>
    </message>
    <message>
        <source>Share of persons whose %1 a model guesses. Held out: each tenth is guessed by a model that saw the other nine, protected. Whisker: 95 % interval.</source>
        <translation>Anteil der Personen, deren %1 ein Modell errät. Zurückgehalten: Jedes Zehntel errät ein Modell, das die anderen neun geschützt gesehen hat. Strich: 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Share of tuples that would have to change so that a pair of attributes is as in the original, on average over all pairs (total variation). Less is better. Does not cover: relations among three or more attributes.</source>
        <translation>Anteil der Tupel, die sich ändern müssten, damit ein Attributpaar wie im Original ist, im Mittel über alle Paare (totale Variation). Weniger ist besser. Deckt nicht ab: Zusammenhänge von drei oder mehr Attributen.</translation>
    </message>
    <message>
        <source>Share right</source>
        <translation>Anteil richtig</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Sheet “%1” has a header but no records in the range. Choose another sheet or range, or say that it has no header.</source>
        <translation>Das Blatt „%1“ hat im Bereich eine Kopfzeile, aber keine Datensätze. Ein anderes Blatt oder einen anderen Bereich wählen oder angeben, dass es keine Kopfzeile gibt.</translation>
    </message>
    <message>
        <source>Sheet “%1” has another number of columns than in the first file. In the first file: %2; in this one: %3. Read only workbooks with the same columns together.</source>
        <translation>Das Blatt „%1“ hat eine andere Zahl von Spalten als in der ersten Datei. In der ersten Datei: %2; in dieser: %3. Nur Arbeitsmappen mit denselben Spalten zusammen lesen.</translation>
    </message>
    <message>
        <source>Sheet “%1” holds no cells but something else, such as a chart. Choose another one.</source>
        <translation>Das Blatt „%1“ enthält keine Zellen, sondern etwas anderes, etwa ein Diagramm. Ein anderes wählen.</translation>
    </message>
    <message>
        <source>Sliced, linked at random</source>
        <translation>Slicing, zufällig verknüpft</translation>
    </message>
    <message>
        <source>Sliced, without linking</source>
        <translation>Slicing, ohne Verknüpfen</translation>
    </message>
    <message>
        <source>Stop learning</source>
        <translation>Lernen abbrechen</translation>
    </message>
    <message>
        <source>Stopped. Nothing was read.</source>
        <translation>Abgebrochen. Nichts wurde gelesen.</translation>
    </message>
    <message>
        <source>Sum of φ² over all pairs of attributes in the release, as a share of the sum in the original. More is better. Does not cover: relations among three or more attributes, and how even a spread-out table looks; see the share moved.</source>
        <translation>Summe von φ² über alle Attributpaare in der Freigabe, als Anteil der Summe im Original. Mehr ist besser. Deckt nicht ab: Zusammenhänge von drei oder mehr Attributen, und dass eine gleichmäßig verschmierte Tabelle gut aussieht; dazu den verschobenen Anteil ansehen.</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>person %1</source>
        <translation>Person %1</translation>
    </message>
    <message>
        <source>public use</source>
        <translation>öffentliche Nutzung</translation>
    </message>
    <message>
        <source>quasi-identifier</source>
        <translation>Quasi-Identifikator</translation>
    </message>
    <message>
        <source>quotes at both ends of a field, and doubled inside</source>
        <translation>Anführungszeichen an beiden Enden eines Feldes, im Inneren verdoppelt</translation>
    </message>
    <message>
        <source>quotes that do not close</source>
        <translation>Anführungszeichen, die nicht schließen</translation>
    </message>
    <message>
        <source>read as well</source>
        <translation>auch lesen</translation>
    </message>
    <message>
        <source>records of another length</source>
        <translation>Datensätze anderer Länge</translation>
    </message>
    <message>
        <source>records, estimated</source>
        <translation>Datensätze, geschätzt</translation>
    </message>
    <message>
        <source>recursive (c,ℓ)-diversity with c = %1 and ℓ = %2</source>
        <translation>rekursive (c,ℓ)-Diversität mit c = %1 und ℓ = %2</translation>
    </message>
    <message>
        <source>right for so many persons, by naive Bayes</source>
        <translation>bei so vielen richtig, mit Naive Bayes</translation>
    </message>
    <message>
        <source>right for so many persons, by naive Bayes; %1 from the table itself</source>
        <translation>bei so vielen richtig, mit Naive Bayes; %1 aus der Tabelle selbst</translation>
    </message>
    <message>
        <source>some names are empty, alike, or read like a number</source>
        <translation>einige Namen sind leer, gleich oder lesen sich wie eine Zahl</translation>
    </message>
    <message>
        <source>text in %1</source>
        <translation>Text in %1</translation>
    </message>
    <message>
        <source>text that is not valid in the encoding</source>
        <translation>Text, der in der Kodierung ungültig ist</translation>
    </message>
    <message>
        <source>the %1 byte is ASCII: each encoding reads it alike</source>
        <translation>das %1 Byte ist ASCII: jede Kodierung liest es gleich</translation>
    </message>
    <message>
        <source>the blank line at the end</source>
        <translation>die leere Zeile am Ende</translation>
    </message>
    <message>
        <source>the end of the file, %1 line further on</source>
        <translation>das Ende der Datei, %1 Zeile weiter</translation>
    </message>
    <message>
        <source>the end of the file, %1 lines further on</source>
        <translation>das Ende der Datei, %1 Zeilen weiter</translation>
    </message>
    <message>
        <source>the file begins with the mark of this encoding</source>
        <translation>die Datei beginnt mit der Marke dieser Kodierung</translation>
    </message>
    <message>
        <source>the first record has its %1 numbers where the others have theirs</source>
        <translation>der erste Datensatz hat seine %1 Zahlen, wo die anderen ihre haben</translation>
    </message>
    <message>
        <source>the first record has its number where the others have theirs</source>
        <translation>der erste Datensatz hat seine Zahl, wo die anderen ihre haben</translation>
    </message>
    <message>
        <source>the first record is data</source>
        <translation>der erste Datensatz gehört zu den Daten</translation>
    </message>
    <message>
        <source>typed, %1 of %2</source>
        <translation>eingegeben, %1 von %2</translation>
    </message>
    <message>
        <source>unbroken</source>
        <translation>unversehrt</translation>
    </message>
    <message>
        <source>use in a safe room</source>
        <translation>Nutzung am Gastarbeitsplatz</translation>
    </message>
    <message>
        <source>scientific use</source>
        <translation>wissenschaftliche Nutzung</translation>
    </message>
    <message>
        <source>scientific use, under a contract</source>
        <translation>wissenschaftliche Nutzung, mit Vertrag</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>stays in the house</source>
        <translation>bleibt im Haus</translation>
    </message>
    <message>
        <source>stop reading</source>
        <translation>nicht lesen</translation>
    </message>
    <message>
        <source>stops the reading</source>
        <translation>hält das Lesen auf</translation>
    </message>
    <message>
        <source>t-closeness with t = %1</source>
        <translation>t-Closeness mit t = %1</translation>
    </message>
    <message>
        <source>take a line for a person</source>
        <translation>eine Zeile für eine Person halten</translation>
    </message>
    <message>
        <source>This release</source>
        <translation>Diese Freigabe</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>they fit a bucket and belong to nobody: more hides who is in the table</source>
        <translation>passen in einen Bucket, gehören niemandem: mehr verbirgt besser</translation>
    </message>
    <message>
        <source>this release</source>
        <translation>diese Freigabe</translation>
    </message>
    <message>
        <source>this release; %1 % kept</source>
        <translation>diese Freigabe; %1 % erhalten</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>to whoever knows all else about them</source>
        <translation>für alle, die alles Übrige über sie wissen</translation>
    </message>
    <message>
        <source>train a model &lt;b&gt;without linking&lt;/b&gt;, or on several linkings: report the mean and the spread</source>
        <translation>ein Modell &lt;b&gt;ohne Verknüpfen&lt;/b&gt; trainieren, oder aus mehreren Verknüpfungen: Mittel und Spannweite angeben</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Gelernt aus</translation>
    </message>
    <message>
        <source>Trains on five random linkings, too; takes several times as long.</source>
        <translation>Lernt auch aus fünf zufälligen Verknüpfungen; dauert ein Mehrfaches.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>trust relations of %1 with %2: less than half of each is left</source>
        <translation>sich auf Zusammenhänge von %1 mit %2 verlassen: jeweils weniger als die Hälfte ist erhalten</translation>
    </message>
    <message>
        <source>trust the relation of %1 with %2: less than half of it is left</source>
        <translation>sich auf den Zusammenhang von %1 mit %2 verlassen: weniger als die Hälfte ist erhalten</translation>
    </message>
    <message>
        <source>tuple left out</source>
        <translation>Tupel entfällt</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>use one linking only, or look for rare combinations</source>
        <translation>nur eine Verknüpfung verwenden oder seltene Kombinationen suchen</translation>
    </message>
    <message>
        <source>Utility</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>Utility is that of a release; it is assessed once there are buckets.</source>
        <translation>Der Nutzen ist der einer Freigabe; er wird beurteilt, sobald es Buckets gibt.</translation>
    </message>
    <message>
        <source>What an analyst can still find out from this release, beside other ways of protecting the same table.</source>
        <translation>Was sich aus dieser Freigabe noch herausfinden lässt, neben anderen Wegen, dieselbe Tabelle zu schützen.</translation>
    </message>
    <message>
        <source>What an analyst may do</source>
        <translation>Was sich damit auswerten lässt</translation>
    </message>
    <message>
        <source>waived</source>
        <translation>ausgesetzt</translation>
    </message>
    <message>
        <source>what README.txt and the reports say in words; report.pdf is not read at all</source>
        <translation>was README.txt und die Berichte in Worten sagen; report.pdf wird gar nicht gelesen</translation>
    </message>
    <message>
        <source>what can still be found out</source>
        <translation>was noch herauskommt</translation>
    </message>
    <message>
        <source>what is in the frame is read; drag the frame, or mark other cells to read those</source>
        <translation>gelesen wird, was im Rahmen steht; ziehen Sie den Rahmen, oder markieren Sie andere Zellen, um diese zu lesen</translation>
    </message>
    <message>
        <source>What is looked at</source>
        <translation>Was betrachtet wird</translation>
    </message>
    <message>
        <source>What is packed can be read from an ordinary file only. Unpack it first.</source>
        <translation>Gepacktes lässt sich nur aus einer gewöhnlichen Datei lesen. Es vorher entpacken.</translation>
    </message>
    <message>
        <source>What is packed in this file is not delimited text. Unpack it, then open what was inside.</source>
        <translation>Was in dieser Datei gepackt ist, ist kein Text mit Trennzeichen. Sie entpacken und öffnen, was darin war.</translation>
    </message>
    <message>
        <source>What the model guesses</source>
        <translation>Was das Modell errät</translation>
    </message>
    <message>
        <source>What the privacy model asks for was lost. Set it again, then the roles of the sensitive attributes.</source>
        <translation>Was das Schutzmodell verlangt, ging verloren. Es neu einstellen, dann die Rollen der sensiblen Attribute.</translation>
    </message>
    <message>
        <source>Which counts</source>
        <translation>Welche Zählungen</translation>
    </message>
    <message>
        <source>whoever knows a person sees whether that person is in the table</source>
        <translation>wer eine Person kennt, sieht, ob sie in der Tabelle steht</translation>
    </message>
    <message>
        <source>whoever knows it finds the person</source>
        <translation>wer sie kennt, findet die Person</translation>
    </message>
    <message>
        <source>whole sheet, or A3:U1003</source>
        <translation>ganzes Blatt, oder A3:U1003</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>with a label: %1</source>
        <translation>mit Beschriftung: %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>without a saved result: %1 of %2 cell with a formula, the first is %3</source>
        <translation>ohne gespeichertes Ergebnis: %1 von %2 Zelle mit einer Formel, die erste ist %3</translation>
    </message>
    <message>
        <source>without a saved result: %1 of %2 cells with a formula, the first is %3</source>
        <translation>ohne gespeichertes Ergebnis: %1 von %2 Zellen mit einer Formel, die erste ist %3</translation>
    </message>
    <message>
        <source>without the check</source>
        <translation>ohne Prüfung</translation>
    </message>
    <message>
        <source>worse by %1 points</source>
        <translation>um %1 Punkte schlechter</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Written: give %1 to the person who approves next; keep %2 private. Both are in %3.</source>
        <translation>Geschrieben: Geben Sie %1 an die Person, die als Nächste genehmigt; behalten Sie %2 für sich. Beide liegen in %3.</translation>
    </message>
    <message>
        <source>a blank</source>
        <translation>ein Leerzeichen</translation>
    </message>
    <message>
        <source>a date such as 2027-11-30</source>
        <translation>ein Datum wie 2027-11-30</translation>
    </message>
    <message>
        <source>a name or an address</source>
        <translation>ein Name oder eine Adresse</translation>
    </message>
    <message>
        <source>a no-break space</source>
        <translation>ein geschütztes Leerzeichen</translation>
    </message>
    <message>
        <source>a passphrase; only your account can read the file</source>
        <translation>eine Passphrase; nur Ihr Konto kann die Datei lesen</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>ein Tabulator</translation>
    </message>
    <message>
        <source>a table has no order of its own: next time it may be another</source>
        <translation>eine Tabelle hat keine eigene Reihenfolge: Beim nächsten Mal kann sie anders sein</translation>
    </message>
    <message>
        <source>and one more value, %1</source>
        <translation>und ein weiterer Wert, %1</translation>
    </message>
    <message>
        <source>at %1, %2</source>
        <translation>bei %1, %2</translation>
    </message>
    <message>
        <source>at least %1 was asked for; higher is safer</source>
        <translation>mindestens %1 war verlangt; höher ist sicherer</translation>
    </message>
    <message>
        <source>of φ² kept over %1 · expected value over all shuffles</source>
        <translation>von φ² über %1 erhalten · Erwartungswert über alle Mischungen</translation>
    </message>
    <message>
        <source>only %1 possible</source>
        <translation>nur %1 möglich</translation>
    </message>
    <message>
        <source>p above %1 and at most %2: %3, %4 of all; click or press Enter to show them in Buckets</source>
        <translation>p über %1 und höchstens %2: %3, %4 von allen; Klick oder Eingabe zeigt sie unter Buckets</translation>
    </message>
    <message>
        <source>α %1, %2 columns</source>
        <translation>α %1, %2 Spalten</translation>
    </message>
    <message>
        <source>φ² before</source>
        <translation>φ² vorher</translation>
    </message>
    <message>
        <source>φ² before, after, left</source>
        <translation>φ² vorher, nachher, Rest</translation>
    </message>
    <message>
        <source>φ² measures how closely two attributes are related: 0 unrelated, 1 the same information. Numeric attributes are put into bins. Does not cover: relationships among three or more attributes.</source>
        <translation>φ² misst, wie eng zwei Attribute zusammenhängen: 0 kein Zusammenhang, 1 dieselbe Information. Zahlen werden in Klassen eingeteilt. Deckt nicht ab: Zusammenhänge zwischen drei oder mehr Attributen.</translation>
    </message>
    <message>
        <source>1 column above limit</source>
        <translation>1 Spalte über der Grenze</translation>
    </message>
    <message>
        <source>1 column…</source>
        <translation>1 Spalte…</translation>
    </message>
    <message>
        <source>1 date</source>
        <translation>1 Tag</translation>
    </message>
    <message>
        <source>1 linking…</source>
        <translation>1 Verknüpfung…</translation>
    </message>
    <message>
        <source>1 of %1 matches</source>
        <translation>1 von %1 passt</translation>
    </message>
    <message>
        <source>1 tuple</source>
        <translation>1 Tupel</translation>
    </message>
    <message>
        <source>1/ℓ = %1</source>
        <translation>1/ℓ = %1</translation>
    </message>
    <message>
        <source>100 % of the row</source>
        <translation>100 % der Zeile</translation>
    </message>
    <message>
        <source>2 lines from</source>
        <translation>2 Zeilen ab</translation>
    </message>
    <message>
        <source>3 lines from</source>
        <translation>3 Zeilen ab</translation>
    </message>
    <message>
        <source>5,000 records, 13 attributes; all fictitious</source>
        <translation>5.000 Datensätze, 13 Attribute; alle frei erfunden</translation>
    </message>
    <message>
        <source>8 records, 4 attributes</source>
        <translation>8 Datensätze, 4 Attribute</translation>
    </message>
    <message>
        <source>95 % interval from</source>
        <translation>95-%-Intervall von</translation>
    </message>
    <message>
        <source>95 %: %1 to %2</source>
        <translation>95 %: %1 bis %2</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>&lt;b&gt;c, number of columns (Alt+C)&lt;/b&gt;&lt;br&gt;Fewer columns preserve more relationships; more columns make it harder to single people out.</source>
        <translation>&lt;b&gt;c, Anzahl der Spalten (Alt+C)&lt;/b&gt;&lt;br&gt;Weniger Spalten erhalten mehr Zusammenhänge; mehr Spalten erschweren es, einzelne Personen herauszugreifen.</translation>
    </message>
    <message>
        <source>&lt;br&gt;after slicing φ² %1 (expected value over all shuffles)</source>
        <translation>&lt;br&gt;nach dem Slicing φ² %1 (Erwartungswert über alle Mischungen)</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Tranche&lt;/b&gt; turns a table about people into a release that can be published, by slicing (T. Li, N. Li, J. Zhang, I. Molloy).&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It works offline; nothing is sent anywhere.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Tranche&lt;/b&gt; macht aus einer Tabelle über Personen durch Slicing eine Freigabe, die veröffentlicht werden kann (T. Li, N. Li, J. Zhang, I. Molloy).&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Das Programm arbeitet offline; es werden keine Daten übertragen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;qt&gt;%1&lt;br&gt;%2&lt;br&gt;%3&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;%1&lt;br&gt;%2&lt;br&gt;%3&lt;/qt&gt;</translation>
    </message>
    <message>
        <source>&lt;qt&gt;%1&lt;br&gt;%2. The φ² of an attribute with itself is always 1.&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;%1&lt;br&gt;%2. Das φ² eines Attributs mit sich selbst ist immer 1.&lt;/qt&gt;</translation>
    </message>
    <message>
        <source>&lt;qt&gt;%1&lt;br&gt;Does not cover: columns arranged by hand; changing c creates a new proposal.&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;%1&lt;br&gt;Deckt nicht ab: von Hand angeordnete Spalten; ein anderes c ergibt einen neuen Vorschlag.&lt;/qt&gt;</translation>
    </message>
    <message>
        <source>&lt;qt&gt;%1&lt;br&gt;You arranged %2 by hand (the proposal was for %3). Changing this number creates a new proposal.&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;%1&lt;br&gt;Von Hand angeordnet: %2 (vorgeschlagen waren %3). Eine andere Zahl ergibt einen neuen Vorschlag.&lt;/qt&gt;</translation>
    </message>
    <message>
        <source>&lt;qt&gt;&lt;b&gt;ℓ of (c,ℓ)&lt;/b&gt;&lt;br&gt;The most likely value is compared with the ℓ-th most likely and all less likely ones. Higher is safer.&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;&lt;b&gt;ℓ von (c,ℓ)&lt;/b&gt;&lt;br&gt;Der wahrscheinlichste Wert wird mit dem ℓ-wahrscheinlichsten und allen weniger wahrscheinlichen verglichen. Höher ist sicherer.&lt;/qt&gt;</translation>
    </message>
    <message>
        <source>?, NA</source>
        <translation>?, k. A.</translation>
    </message>
    <message>
        <source>A CSV file with the fields name, label and description.</source>
        <translation>Eine CSV-Datei mit den Feldern name, label und description.</translation>
    </message>
    <message>
        <source>A CSV file without a header: one line for each value, followed by its label at each higher level.</source>
        <translation>Eine CSV-Datei ohne Kopfzeile: eine Zeile je Wert, rechts davon seine Bezeichnung auf jeder höheren Stufe.</translation>
    </message>
    <message>
        <source>A column is a set of attributes that stay together in the release. Drag an attribute to another card to see immediately what that changes.</source>
        <translation>Eine Spalte ist eine Menge von Attributen, die in der Freigabe zusammenbleiben. Ein Attribut auf eine andere Karte ziehen, und sofort ist zu sehen, was sich ändert.</translation>
    </message>
    <message>
        <source>A release is being written. Try again when it has finished.</source>
        <translation>Gerade wird eine Freigabe geschrieben. Danach noch einmal versuchen.</translation>
    </message>
    <message>
        <source>A table about people</source>
        <translation>Eine Tabelle über Personen</translation>
    </message>
    <message>
        <source>A table is being read. Try again when it has finished.</source>
        <translation>Gerade wird eine Tabelle gelesen. Danach noch einmal versuchen.</translation>
    </message>
    <message>
        <source>A tour in %1 short steps shows you around with a table of fictitious people. You can start it from the Help menu at any time.</source>
        <translation>Ein Rundgang in %1 kurzen Schritten zeigt das Programm an einer Tabelle frei erfundener Personen. Er lässt sich jederzeit im Menü Hilfe starten.</translation>
    </message>
    <message>
        <source>A tuple may match several buckets here, but every bucket satisfies the guarantee by itself, so the files alone prove it.</source>
        <translation>Ein Tupel kann hier in mehrere Buckets passen, aber jeder Bucket erfüllt die Garantie für sich; sie lässt sich also allein aus den Dateien beweisen.</translation>
    </message>
    <message>
        <source>A value of %1, or empty if unknown. Delete clears the field; Ctrl+Enter runs the attack.</source>
        <translation>Ein Wert von %1 oder leer, wenn unbekannt. Entf leert das Feld, Strg+Eingabe startet den Angriff.</translation>
    </message>
    <message>
        <source>AUC %1</source>
        <translation>AUC %1</translation>
    </message>
    <message>
        <source>About Tranche</source>
        <translation>Über Tranche</translation>
    </message>
    <message>
        <source>Accuracy falls only slightly with more columns.</source>
        <translation>Mit mehr Spalten sinkt die Genauigkeit nur wenig.</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Quer</translation>
    </message>
    <message>
        <source>Add %1 linkings</source>
        <translation>%1 Verknüpfungen hinzufügen</translation>
    </message>
    <message>
        <source>Adversary view</source>
        <translation>Sicht des Angreifers</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>After slicing</source>
        <translation>Nach dem Slicing</translation>
    </message>
    <message>
        <source>After slicing becomes available once there are buckets.</source>
        <translation>„Nach dem Slicing“ ist verfügbar, sobald es Buckets gibt.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>All attributes are present, and every order and hierarchy covers all values.</source>
        <translation>Alle Attribute sind vorhanden, und jede Reihenfolge und Hierarchie enthält alle Werte.</translation>
    </message>
    <message>
        <source>All figures as tables</source>
        <translation>Alle Zahlen als Tabellen</translation>
    </message>
    <message>
        <source>All figures, 10 folds, 5 linkings</source>
        <translation>Alle Abbildungen, 10 Teile, 5 Verknüpfungen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All of this is published with the data. Any change makes the release a draft again.</source>
        <translation>All dies wird mit den Daten veröffentlicht. Jede Änderung macht die Freigabe wieder zum Entwurf.</translation>
    </message>
    <message>
        <source>All other attributes are known: these are the probabilities p(t,s) that the guarantee limits.</source>
        <translation>Alle anderen Attribute sind bekannt: Das sind die Wahrscheinlichkeiten p(t,s), die von der Garantie begrenzt werden.</translation>
    </message>
    <message>
        <source>All records</source>
        <translation>Alle Datensätze</translation>
    </message>
    <message>
        <source>All tuples were put into &lt;b&gt;one bucket&lt;/b&gt;. Inside it each column was shuffled on its own. A line of the data is therefore not a person.</source>
        <translation>Alle Tupel kamen in &lt;b&gt;einen Bucket&lt;/b&gt;. Darin wurde jede Spalte für sich gemischt. Eine Zeile der Daten ist deshalb keine Person.</translation>
    </message>
    <message>
        <source>Almost all is taken for at least %1 percent.</source>
        <translation>Als fast alle gelten mindestens %1 Prozent.</translation>
    </message>
    <message>
        <source>Alt with the up or down arrow moves the value.</source>
        <translation>Alt mit Pfeil nach oben oder unten verschiebt den Wert.</translation>
    </message>
    <message>
        <source>Among %1 there are only %2 different values, even with all %3 records in one bucket.</source>
        <translation>Unter %1 gibt es nur %2 verschiedene Werte, selbst wenn alle %3 Datensätze in einem Bucket lägen.</translation>
    </message>
    <message>
        <source>Among %1 there is only one value, even with all %2 records in one bucket.</source>
        <translation>Unter %1 gibt es nur einen Wert, selbst wenn alle %2 Datensätze in einem Bucket lägen.</translation>
    </message>
    <message>
        <source>How uncertain an intruder remains, as a number of equally likely values, for the person they know most about. Higher is safer.</source>
        <translation>Wie unsicher ein Angreifer bleibt, ausgedrückt als Zahl gleich wahrscheinlicher Werte, bei der Person, über die er am meisten weiß. Höher ist sicherer.</translation>
    </message>
    <message>
        <source>Empty cells always count as missing. List any other codes, separated by commas.</source>
        <translation>Leere Zellen gelten immer als fehlend. Weitere Codes durch Kommas getrennt angeben.</translation>
    </message>
    <message>
        <source>An estimate: in 95 of 100 cases the interval contains the true number.</source>
        <translation>Eine Schätzung: In 95 von 100 Fällen enthält das Intervall die wahre Zahl.</translation>
    </message>
    <message>
        <source>Identifiers are dropped. Quasi-identifiers may be known to an intruder. The sensitive attribute is what must not be linked to a person. Press I, Q, S or X to set a role.</source>
        <translation>Identifikatoren entfallen. Quasi-Identifikatoren kann ein Angreifer kennen. Das sensible Attribut darf sich keiner Person zuordnen lassen. Die Tasten I, Q, S und X setzen eine Rolle.</translation>
    </message>
    <message>
        <source>An independent program reads the finished files back and checks them, alone and against the original.</source>
        <translation>Ein unabhängiges Programm liest die fertigen Dateien zurück und prüft sie, allein und gegen das Original.</translation>
    </message>
    <message>
        <source>An independent verifier checks exactly the files that would be published. Only what passes can be approved and written. That's it: now open a table of your own.</source>
        <translation>Ein unabhängiger Prüfer kontrolliert genau die Dateien, die veröffentlicht würden. Nur was besteht, kann genehmigt und geschrieben werden. Das war alles: Jetzt eine eigene Tabelle öffnen.</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Genehmigen</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Genehmigt</translation>
    </message>
    <message>
        <source>Approvers, at least %1</source>
        <translation>Genehmigende Personen, mindestens %1</translation>
    </message>
    <message>
        <source>Approving the release</source>
        <translation>Freigabe wird genehmigt</translation>
    </message>
    <message>
        <source>Arrow keys move the cursor, Enter opens the pair, + − 0 zoom, T shows a table, Esc closes this pane</source>
        <translation>Pfeiltasten bewegen den Zeiger, Eingabe öffnet das Paar, + − 0 zoomen, T zeigt eine Tabelle, Esc schließt diesen Bereich</translation>
    </message>
    <message>
        <source>As a table (T)</source>
        <translation>Als Tabelle (T)</translation>
    </message>
    <message>
        <source>As detected</source>
        <translation>Wie erkannt</translation>
    </message>
    <message>
        <source>As for the whole table</source>
        <translation>Wie für die ganze Tabelle</translation>
    </message>
    <message>
        <source>As read</source>
        <translation>Wie gelesen</translation>
    </message>
    <message>
        <source>As the paper tested: this measures how well the anonymized data predict themselves.</source>
        <translation>So prüfte die Arbeit: Das misst, wie gut die anonymisierten Daten sich selbst vorhersagen.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Switch to distinct ℓ-diversity</source>
        <translation>Zu distinkter ℓ-Diversität wechseln</translation>
    </message>
    <message>
        <source>Switch to entropy ℓ-diversity</source>
        <translation>Zu Entropie-ℓ-Diversität wechseln</translation>
    </message>
    <message>
        <source>Switch to recursive (c,ℓ)-diversity</source>
        <translation>Zu rekursiver (c,ℓ)-Diversität wechseln</translation>
    </message>
    <message>
        <source>Switch to t-closeness</source>
        <translation>Zu t-Nähe wechseln</translation>
    </message>
    <message>
        <source>Switch to ℓ-diversity</source>
        <translation>Zu ℓ-Diversität wechseln</translation>
    </message>
    <message>
        <source>TRUE</source>
        <translation>WAHR</translation>
    </message>
    <message>
        <source>Calculating …</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Association kept</source>
        <translation>Zusammenhang</translation>
    </message>
    <message>
        <source>Association kept, %</source>
        <translation>Erhaltener Zusammenhang, %</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Attribute: one field of the original table.</source>
        <translation>Attribut: ein Feld der ursprünglichen Tabelle.</translation>
    </message>
    <message>
        <source>Attributes and their roles</source>
        <translation>Attribute und ihre Rollen</translation>
    </message>
    <message>
        <source>Attributes in one column stay together in the release.</source>
        <translation>Attribute in einer Spalte bleiben in der Freigabe zusammen.</translation>
    </message>
    <message>
        <source>Attributes in one column stay together in the release. Drag them between cards, or press 1 to %1.</source>
        <translation>Attribute in einer Spalte bleiben in der Freigabe zusammen. Zwischen den Karten ziehen oder 1 bis %1 drücken.</translation>
    </message>
    <message>
        <source>Number of attributes in the sensitive column. Automatic lets the proposal decide.</source>
        <translation>Anzahl der Attribute in der sensiblen Spalte. Bei Automatisch entscheidet der Vorschlag.</translation>
    </message>
    <message>
        <source>Attributes of %1</source>
        <translation>Attribute von %1</translation>
    </message>
    <message>
        <source>Grouping attributes that belong together.</source>
        <translation>Zusammengehörige Attribute werden gruppiert.</translation>
    </message>
    <message>
        <source>Attributes to split by</source>
        <translation>Attribute zum Teilen</translation>
    </message>
    <message>
        <source>%1 of %2 with a label or a description</source>
        <translation>%1 von %2 mit Beschriftung oder Beschreibung</translation>
    </message>
    <message>
        <source>Back to the &amp;proposed columns</source>
        <translation>Zurück zu den &amp;vorgeschlagenen Spalten</translation>
    </message>
    <message>
        <source>Reset these settings to their defaults</source>
        <translation>Diese Einstellungen auf die Vorgaben zurücksetzen</translation>
    </message>
    <message>
        <source>Back to the proposal</source>
        <translation>Zurück zum Vorschlag</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Before slicing, after it, or the difference</source>
        <translation>Vor dem Slicing, danach oder der Unterschied</translation>
    </message>
    <message>
        <source>Membership is not hidden</source>
        <translation>Die Zugehörigkeit zur Tabelle ist nicht verborgen</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>Bins for φ²</source>
        <translation>Klassen für φ²</translation>
    </message>
    <message>
        <source>Blanks at both ends are removed.</source>
        <translation>Leerzeichen an beiden Enden werden entfernt.</translation>
    </message>
    <message>
        <source>Blanks at both ends are removed. Cells of blanks alone become empty, which is missing.</source>
        <translation>Leerzeichen an beiden Enden werden entfernt. Zellen nur aus Leerzeichen werden leer und gelten als fehlend.</translation>
    </message>
    <message>
        <source>Blanks at the end were removed in %1.</source>
        <translation>Leerzeichen am Ende wurden in %1 entfernt.</translation>
    </message>
    <message>
        <source>Bins (for φ² only)</source>
        <translation>Klassen (nur für φ²)</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Bucket</translation>
    </message>
    <message>
        <source>Bucket %1, %2, contains the person with probability %3</source>
        <translation>Bucket %1, %2, enthält die Person mit Wahrscheinlichkeit %3</translation>
    </message>
    <message>
        <source>Bucket size at least %1</source>
        <translation>Bucketgröße mindestens %1</translation>
    </message>
    <message>
        <source>Bucket: a group of tuples within which each column is shuffled independently.</source>
        <translation>Bucket: eine Gruppe von Tupeln, in der jede Spalte für sich gemischt wird.</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Buckets</translation>
    </message>
    <message>
        <source>Buckets are split between the actual values. Bins only affect how closely two attributes appear to be related.</source>
        <translation>Buckets werden zwischen den tatsächlichen Werten geteilt. Klassen beeinflussen nur, wie eng zwei Attribute zusammenzuhängen scheinen.</translation>
    </message>
    <message>
        <source>Buckets are split by these attributes only.</source>
        <translation>Buckets werden nur nach diesen Attributen geteilt.</translation>
    </message>
    <message>
        <source>Split buckets only where the guarantee is still met, or draw them at random; a draw that violates the guarantee is rejected.</source>
        <translation>Buckets nur dort teilen, wo die Garantie erfüllt bleibt, oder zufällig ziehen; eine Ziehung, die die Garantie verletzt, wird verworfen.</translation>
    </message>
    <message>
        <source>Buckets mix people</source>
        <translation>Buckets mischen Personen</translation>
    </message>
    <message>
        <source>Matching buckets, with their probability</source>
        <translation>Passende Buckets mit ihrer Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>Ca&amp;ncel the job</source>
        <translation>Auftrag abbre&amp;chen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the job</source>
        <translation>Auftrag abbrechen</translation>
    </message>
    <message>
        <source>Cancel the job (Esc)</source>
        <translation>Auftrag abbrechen (Esc)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing has changed.</source>
        <translation>Abgebrochen. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Candidate sensitive values, with their probability</source>
        <translation>Mögliche sensible Werte mit ihrer Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Cannot be met, whatever %1 is</source>
        <translation>Nicht erfüllbar, unabhängig von %1</translation>
    </message>
    <message>
        <source>Cannot be met: %1 here is %2</source>
        <translation>Nicht erfüllbar: %1 ist hier %2</translation>
    </message>
    <message>
        <source>Cell %2 of sheet “%1” does not hold what it is said to hold. Correct it, and save the workbook again.</source>
        <translation>Die Zelle %2 des Blattes „%1“ enthält nicht, was sie enthalten soll. Sie berichtigen und die Arbeitsmappe neu speichern.</translation>
    </message>
    <message>
        <source>Cell %2 of sheet “%1” holds a formula whose result was not saved. Open the workbook in a spreadsheet program and save it again.</source>
        <translation>Die Zelle %2 des Blattes „%1“ enthält eine Formel, deren Ergebnis nicht gespeichert wurde. Die Arbeitsmappe in einer Tabellenkalkulation öffnen und neu speichern.</translation>
    </message>
    <message>
        <source>Cell %2 of sheet “%1” holds an error. Correct it, or choose how cells with an error are read.</source>
        <translation>Die Zelle %2 des Blattes „%1“ enthält einen Fehlerwert. Ihn berichtigen oder wählen, wie Zellen mit einem Fehlerwert gelesen werden.</translation>
    </message>
    <message>
        <source>Cell %2 of sheet “%1” is shown as a day, but its number stands for none. Correct it, or give it another format.</source>
        <translation>Die Zelle %2 des Blattes „%1“ wird als Tag angezeigt, aber ihre Zahl steht für keinen. Sie berichtigen oder ihr ein anderes Format geben.</translation>
    </message>
    <message>
        <source>Cell %2 stands twice in sheet “%1”. Save the workbook again with a spreadsheet program.</source>
        <translation>Die Zelle %2 kommt im Blatt „%1“ zweimal vor. Die Arbeitsmappe mit einer Tabellenkalkulation neu speichern.</translation>
    </message>
    <message>
        <source>Cells that are no number are values like the others.</source>
        <translation>Zellen, die keine Zahl sind, sind Werte wie die anderen.</translation>
    </message>
    <message>
        <source>Cannot be checked: %1</source>
        <translation>Nicht prüfbar: %1</translation>
    </message>
    <message>
        <source>Columns with more unique values are marked. This is a warning; it blocks nothing.</source>
        <translation>Spalten mit mehr eindeutigen Werten werden markiert. Das ist eine Warnung; gesperrt wird nichts.</translation>
    </message>
    <message>
        <source>Cells that look like formulas</source>
        <translation>Zellen, die wie Formeln aussehen</translation>
    </message>
    <message>
        <source>Cells that look like formulas: %1</source>
        <translation>Zellen, die wie Formeln aussehen: %1</translation>
    </message>
    <message>
        <source>Cells with an err&amp;or</source>
        <translation>Zellen mit &amp;Fehler</translation>
    </message>
    <message>
        <source>Change settings</source>
        <translation>Einstellungen ändern</translation>
    </message>
    <message>
        <source>Change the release format</source>
        <translation>Form der Freigabe ändern</translation>
    </message>
    <message>
        <source>Choose a person</source>
        <translation>Person wählen</translation>
    </message>
    <message>
        <source>Choose a record to see what someone who knows this person could infer.</source>
        <translation>Einen Datensatz wählen und sehen, was jemand folgern könnte, der diese Person kennt.</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Anderen Ordner wählen</translation>
    </message>
    <message>
        <source>Choose at least 2 folds and at most %1, one for each tuple.</source>
        <translation>Mindestens 2 und höchstens %1 Teile wählen, einen je Datensatz.</translation>
    </message>
    <message>
        <source>Switch to distinct ℓ</source>
        <translation>Zu distinktem ℓ wechseln</translation>
    </message>
    <message>
        <source>Choose the attributes to split by</source>
        <translation>Attribute zum Teilen wählen</translation>
    </message>
    <message>
        <source>Choose the files of one table</source>
        <translation>Wählen Sie die Dateien einer Tabelle</translation>
    </message>
    <message>
        <source>Attributes as points: close means related (classical scaling of the distance 1 − φ²). Does not cover: distances that do not fit into a plane; points that appear close may still be far apart.</source>
        <translation>Attribute als Punkte: nah heißt zusammenhängend (klassische Skalierung des Abstands 1 − φ²). Deckt nicht ab: Abstände, die in keine Ebene passen; nahe Punkte können trotzdem weit auseinanderliegen.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Click a line or choose a person to see what someone who knows everything except the sensitive value could infer.</source>
        <translation>Eine Zeile anklicken oder eine Person wählen, um zu sehen, was jemand folgern könnte, der alles außer dem sensiblen Wert kennt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the tour</source>
        <translation>Rundgang schließen</translation>
    </message>
    <message>
        <source>Cluster map</source>
        <translation>Clusterkarte</translation>
    </message>
    <message>
        <source>Cluster map and silhouettes</source>
        <translation>Clusterkarte und Silhouetten</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Colours of the s&amp;ystem</source>
        <translation>Farben des S&amp;ystems</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Column: attributes that stay together in the release. The one with the sensitive attribute is the sensitive column.</source>
        <translation>Spalte: Attribute, die in der Freigabe zusammenbleiben. Die Spalte mit dem sensiblen Attribut ist die sensible Spalte.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Columns preserve relationships</source>
        <translation>Spalten erhalten Zusammenhänge</translation>
    </message>
    <message>
        <source>Columns whose values are published as ranges or sets, so that each range covers enough records.</source>
        <translation>Spalten, deren Werte als Bereiche oder Mengen veröffentlicht werden, sodass jeder Bereich genügend Datensätze umfasst.</translation>
    </message>
    <message>
        <source>Combinations of quasi-identifiers that match a bucket although nobody in the table has them, per tuple. Higher hides better who is in the table.</source>
        <translation>Kombinationen von Quasi-Identifikatoren, die in einen Bucket passen, obwohl sie niemand in der Tabelle hat, je Tupel. Höher verbirgt besser, wer in der Tabelle steht.</translation>
    </message>
    <message>
        <source>Combinations that match a bucket but belong to nobody, per tuple of the table. Higher hides better who is in it.</source>
        <translation>Kombinationen, die in einen Bucket passen, aber zu niemandem gehören, je Tupel der Tabelle. Höher verbirgt besser, wer darin steht.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>Computing the figures; this may take long.</source>
        <translation>Die Abbildungen werden berechnet; das kann lange dauern.</translation>
    </message>
    <message>
        <source>Con&amp;ditions</source>
        <translation>Be&amp;dingungen</translation>
    </message>
    <message>
        <source>Conditions on size, p and values, such as: size&lt;10 p&gt;=.3 Race=Other</source>
        <translation>Bedingungen zu size, p und Werten, etwa: size&lt;10 p&gt;=.3 Race=Other</translation>
    </message>
    <message>
        <source>Connect to a database</source>
        <translation>Mit einer Datenbank verbinden</translation>
    </message>
    <message>
        <source>Shows buckets that meet all conditions: size&lt;10 p&gt;=.3 Race=Other. tuple&gt;=.3 finds tuples whose largest p(t,s) is in that range. Put names and values with blanks in double quotes.</source>
        <translation>Zeigt Buckets, die alle Bedingungen erfüllen: size&lt;10 p&gt;=.3 Race=Other. tuple&gt;=.3 findet Tupel, deren größtes p(t,s) in diesem Bereich liegt. Namen und Werte mit Leerzeichen in doppelte Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>Copy or save</source>
        <translation>Kopieren oder speichern</translation>
    </message>
    <message>
        <source>Copy or save: %1</source>
        <translation>Kopieren oder speichern: %1</translation>
    </message>
    <message>
        <source>Copy the picture	Ctrl+Shift+C</source>
        <translation>Bild kopieren	Strg+Umschalt+C</translation>
    </message>
    <message>
        <source>Copy the table as CSV</source>
        <translation>Tabelle als CSV kopieren</translation>
    </message>
    <message>
        <source>Correlation</source>
        <translation>Korrelation</translation>
    </message>
    <message>
        <source>Counted exactly.</source>
        <translation>Genau gezählt.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>Counting pairs …</source>
        <translation>Paare werden gezählt…</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Zählung…</translation>
    </message>
    <message>
        <source>Counts below this number are hidden in this pane; 1 shows all. This protects against people looking at your screen. Does not cover: the release, which contains no counts.</source>
        <translation>Anzahlen unter dieser Zahl werden in diesem Bereich verborgen; 1 zeigt alle. Das schützt vor Blicken auf den Bildschirm. Deckt nicht ab: die Freigabe, die keine Anzahlen enthält.</translation>
    </message>
    <message>
        <source>Counts of the pair</source>
        <translation>Anzahlen des Paares</translation>
    </message>
    <message>
        <source>Smaller counts are hidden</source>
        <translation>Kleinere Anzahlen werden verborgen</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs the attack.</source>
        <translation>Strg+Eingabe startet den Angriff.</translation>
    </message>
    <message>
        <source>Ctrl+Enter; Enter alone never approves</source>
        <translation>Strg+Eingabe; Eingabe allein genehmigt nie</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Strg+R</translation>
    </message>
    <message>
        <source>Current passphrase</source>
        <translation>Bisherige Passphrase</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Da&amp;tes</source>
        <translation>Dat&amp;en</translation>
    </message>
    <message>
        <source>Da&amp;y first</source>
        <translation>Ta&amp;g zuerst</translation>
    </message>
    <message>
        <source>Days until the review, at most %1</source>
        <translation>Tage bis zur Überprüfung, höchstens %1</translation>
    </message>
    <message>
        <source>De&amp;clared missing</source>
        <translation>Als fehlend ver&amp;einbart</translation>
    </message>
    <message>
        <source>Open a policy</source>
        <translation>Richtlinie öffnen</translation>
    </message>
    <message>
        <source>Policy (*.json)</source>
        <translation>Richtlinie (*.json)</translation>
    </message>
    <message>
        <source>Policy rules</source>
        <translation>Regeln der Richtlinie</translation>
    </message>
    <message>
        <source>Open a policy…</source>
        <translation>Richtlinie öffnen…</translation>
    </message>
    <message>
        <source>Work without a policy</source>
        <translation>Ohne Richtlinie arbeiten</translation>
    </message>
    <message>
        <source>Policy: %1</source>
        <translation>Richtlinie: %1</translation>
    </message>
    <message>
        <source>No policy</source>
        <translation>Keine Richtlinie</translation>
    </message>
    <message>
        <source>No policy: every rule is yours to judge</source>
        <translation>Keine Richtlinie: Jede Regel beurteilen Sie selbst</translation>
    </message>
    <message>
        <source>These settings were decided under “%1”, version %2. Open that policy, or work without one.</source>
        <translation>Diese Einstellungen entstanden unter „%1“, Version %2. Öffnen Sie diese Richtlinie oder arbeiten Sie ohne.</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, Version %2</translation>
    </message>
    <message>
        <source>%1: %2. Found: %3</source>
        <translation>%1: %2. Gefunden: %3</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>why it may be published anyway</source>
        <translation>warum trotzdem veröffentlicht werden darf</translation>
    </message>
    <message>
        <source>Waive with this reason</source>
        <translation>Mit dieser Begründung aussetzen</translation>
    </message>
    <message>
        <source>Name and reason are signed with the release and stand in both reports.</source>
        <translation>Name und Begründung werden mit der Freigabe signiert und stehen in beiden Berichten.</translation>
    </message>
    <message>
        <source>%1. Printed in both reports.</source>
        <translation>%1. Steht in beiden Berichten.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Open the policy %1</source>
        <translation>Richtlinie %1 öffnen</translation>
    </message>
    <message>
        <source>Waive a rule of the policy</source>
        <translation>Eine Regel der Richtlinie aussetzen</translation>
    </message>
    <message>
        <source>Writing the audit log</source>
        <translation>Prüfprotokoll wird geschrieben</translation>
    </message>
    <message>
        <source>Take back a waiver</source>
        <translation>Aussetzung einer Regel zurücknehmen</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>Zurücknehmen: %1</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>no entry</source>
        <translation>kein Eintrag</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>Audit log</source>
        <translation>Prüfprotokoll</translation>
    </message>
    <message>
        <source>Name or word</source>
        <translation>Name oder Wort</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>all events</source>
        <translation>alle Ereignisse</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Say on the left where it is. Its tables are listed then; nothing is read before you choose one.</source>
        <translation>Geben Sie links an, wo sie liegt. Dann werden ihre Tabellen aufgelistet; nichts wird gelesen, bevor Sie eine wählen.</translation>
    </message>
    <message>
        <source>Say which server, database and user.</source>
        <translation>Server, Datenbank und Benutzer angeben.</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Copy the line as written</source>
        <translation>Zeile kopieren, wie sie geschrieben wurde</translation>
    </message>
    <message>
        <source>The line as written</source>
        <translation>Die Zeile, wie sie geschrieben wurde</translation>
    </message>
    <message>
        <source>Each entry holds the digest of the entry before it. Whoever changes, removes or moves one breaks the chain.</source>
        <translation>Jeder Eintrag enthält die Prüfsumme des vorigen. Wer einen ändert, entfernt oder verschiebt, bricht die Kette.</translation>
    </message>
    <message>
        <source>The chain</source>
        <translation>Die Kette</translation>
    </message>
    <message>
        <source>chain broken</source>
        <translation>Kette gebrochen</translation>
    </message>
    <message>
        <source>No entry before it is sound.</source>
        <translation>Kein Eintrag davor ist verlässlich.</translation>
    </message>
    <message>
        <source>No field is enclosed any more: the sign stays in the values, and every delimiter ends a field.</source>
        <translation>Kein Feld wird mehr eingeschlossen: Das Zeichen bleibt in den Werten stehen, und jedes Trennzeichen beendet ein Feld.</translation>
    </message>
    <message>
        <source>Entries up to %1 are sound.</source>
        <translation>Einträge bis %1 sind unversehrt.</translation>
    </message>
    <message>
        <source>Entry %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>Audit log (*.jsonl)</source>
        <translation>Prüfprotokoll (*.jsonl)</translation>
    </message>
    <message>
        <source>Audit log: %1</source>
        <translation>Prüfprotokoll: %1</translation>
    </message>
    <message>
        <source>Audit log: chain broken at entry %1</source>
        <translation>Prüfprotokoll: Kette bei Eintrag %1 gebrochen</translation>
    </message>
    <message>
        <source>Audit log: not read</source>
        <translation>Prüfprotokoll: nicht gelesen</translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation>Nichts wurde gespeichert</translation>
    </message>
    <message>
        <source>Open a &amp;policy…</source>
        <translation>&amp;Richtlinie öffnen…</translation>
    </message>
    <message>
        <source>Audit &amp;log</source>
        <translation>Prüf&amp;protokoll</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no attribute is of a type of numbers</source>
        <translation>kein Attribut ist von einem Zahlentyp</translation>
    </message>
    <message>
        <source>no attribute is of type char(n)</source>
        <translation>kein Attribut ist vom Typ char(n)</translation>
    </message>
    <message>
        <source>%1, before %2</source>
        <translation>%1, vorher %2</translation>
    </message>
    <message>
        <source>%1, not signed</source>
        <translation>%1, nicht signiert</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <translation>%1, Schlüssel %2</translation>
    </message>
    <message>
        <source>%1, %2 files; %3, %4 files</source>
        <translation>%1, %2 Dateien; %3, %4 Dateien</translation>
    </message>
    <message>
        <source>%1, %2 levels</source>
        <translation>%1, %2 Stufen</translation>
    </message>
    <message>
        <source>%1, %2 in the query</source>
        <translation>%1, %2 in der Abfrage</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>missing values</source>
        <translation>fehlende Werte</translation>
    </message>
    <message>
        <source>missing: these records may be dropped</source>
        <translation>fehlt: Diese Datensätze können wegfallen</translation>
    </message>
    <message>
        <source>month first</source>
        <translation>Monat zuerst</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>bins</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>proposal</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rückgängig gemacht</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>visible sheets: %1, hidden sheets: %2</source>
        <translation>sichtbare Blätter: %1, ausgeblendete Blätter: %2</translation>
    </message>
    <message>
        <source>released</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>released as shown</source>
        <translation>so in der Freigabe</translation>
    </message>
    <message>
        <source>remove in char(n)</source>
        <translation>in char(n) entfernen</translation>
    </message>
    <message>
        <source>exported</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>imported key</source>
        <translation>Schlüssel importiert</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>wiederhergestellt</translation>
    </message>
    <message>
        <source>%1: taken back</source>
        <translation>%1: zurückgenommen</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>chain intact, 1 entry</source>
        <translation>Kette unversehrt, 1 Eintrag</translation>
    </message>
    <message>
        <source>chain intact, %1 entries</source>
        <translation>Kette unversehrt, %1 Einträge</translation>
    </message>
    <message>
        <source>drop the tuple</source>
        <translation>Tupel weglassen</translation>
    </message>
    <message>
        <source>keep as a value</source>
        <translation>als Wert behalten</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>with an apostrophe</source>
        <translation>mit Apostroph</translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>es gibt keine</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1 of %2 have approved</source>
        <translation>%1 von %2 haben genehmigt</translation>
    </message>
    <message>
        <source>%1 of %2 match</source>
        <translation>%1 von %2 passen</translation>
    </message>
    <message>
        <source>%1 of %2 record has another number of fields</source>
        <translation>%1 von %2 Datensatz hat eine andere Zahl von Feldern</translation>
    </message>
    <message>
        <source>a signature is missing</source>
        <translation>eine Signatur fehlt</translation>
    </message>
    <message>
        <source>Unique values in a column</source>
        <translation>Einmalige Werte in einer Spalte</translation>
    </message>
    <message>
        <source>without verdicts</source>
        <translation>ohne Urteil</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>verletzt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Out of date – recalculating</source>
        <translation>Nicht mehr aktuell – wird neu berechnet</translation>
    </message>
    <message>
        <source>Split at the median</source>
        <translation>Am Median teilen</translation>
    </message>
    <message>
        <source>Split evenly</source>
        <translation>Gleichmäßig teilen</translation>
    </message>
    <message>
        <source>Split in the exact middle, even between equal values</source>
        <translation>Genau in der Mitte teilen, auch zwischen gleichen Werten</translation>
    </message>
    <message>
        <source>With cuts between values each tuple matches only one bucket, so the files alone can prove the guarantee.</source>
        <translation>Bei Schnitten zwischen Werten passt jedes Tupel nur in einen Bucket; die Garantie lässt sich also allein aus den Dateien beweisen.</translation>
    </message>
    <message>
        <source>With larger p and c, as many fakes as originals match more than 20 buckets.</source>
        <translation>Mit größerem p und c passen ähnlich viele Fälschungen wie Originale zu mehr als 20 Buckets.</translation>
    </message>
    <message>
        <source>Recalculating buckets …</source>
        <translation>Buckets werden neu berechnet…</translation>
    </message>
    <message>
        <source>Recalculating buckets … Within a bucket every column is shuffled independently: a line is not a person.</source>
        <translation>Buckets werden neu berechnet … In einem Bucket wird jede Spalte für sich gemischt: Eine Zeile ist keine Person.</translation>
    </message>
    <message>
        <source>Splitting into buckets …</source>
        <translation>Buckets werden gebildet…</translation>
    </message>
    <message>
        <source>Unsaved settings for %1</source>
        <translation>Nicht gespeicherte Einstellungen für %1</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Delimited text (*.csv *.tsv *.txt)</source>
        <translation>Getrennter Text (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Detect the type of %1</source>
        <translation>Typ von %1 erkennen</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Dissolve %1</source>
        <translation>%1 auflösen</translation>
    </message>
    <message>
        <source>Dissolve this column	Del</source>
        <translation>Diese Spalte auflösen	Entf</translation>
    </message>
    <message>
        <source>Distinct</source>
        <translation>Verschiedene</translation>
    </message>
    <message>
        <source>Number of distinct fakes divided by the number of tuples in the table, counted on quasi-identifiers only and on whole tuples. Higher hides better who is in the table. Does not cover: values that are unique in their column, which prove membership.</source>
        <translation>Anzahl verschiedener Fälschungen geteilt durch die Anzahl der Tupel, gezählt nur über Quasi-Identifikatoren und über ganze Tupel. Höher verbirgt besser, wer in der Tabelle steht. Deckt nicht ab: in ihrer Spalte eindeutige Werte; sie beweisen die Zugehörigkeit.</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Verschiedene Werte</translation>
    </message>
    <message>
        <source>Distinct ℓ is weak</source>
        <translation>Distinktes ℓ ist schwach</translation>
    </message>
    <message>
        <source>Distribution of %1: %2 distinct values</source>
        <translation>Verteilung von %1: %2 verschiedene Werte</translation>
    </message>
    <message>
        <source>Distribution of %1: one distinct value</source>
        <translation>Verteilung von %1: ein einziger Wert</translation>
    </message>
    <message>
        <source>Distribution of the attribute in its bins</source>
        <translation>Verteilung des Attributs in seinen Klassen</translation>
    </message>
    <message>
        <source>Distribution of the attribute; its values are listed below</source>
        <translation>Verteilung des Attributs; seine Werte stehen darunter</translation>
    </message>
    <message>
        <source>Does not cover: %1</source>
        <translation>Deckt nicht ab: %1</translation>
    </message>
    <message>
        <source>Does not cover: knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Deckt nicht ab: Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>Does not cover: other columns or changed settings.</source>
        <translation>Deckt nicht ab: andere Spalten oder geänderte Einstellungen.</translation>
    </message>
    <message>
        <source>Does not cover: what someone knows about other people in this bucket.</source>
        <translation>Deckt nicht ab: was jemand über andere Personen in diesem Bucket weiß.</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Drag a value to its place, or move it with Alt and an arrow key. The order matters where buckets are split, and for t-closeness.</source>
        <translation>Einen Wert an seinen Platz ziehen oder mit Alt und einer Pfeiltaste verschieben. Die Reihenfolge ist wichtig beim Teilen der Buckets und für t-Nähe.</translation>
    </message>
    <message>
        <source>Drag ℓ in the strip above: nobody can be linked to a sensitive value with a probability above 1/ℓ. The tick marks the greatest ℓ possible.</source>
        <translation>Oben im Streifen ℓ ziehen: Niemand lässt sich mit einer Wahrscheinlichkeit über 1/ℓ einem sensiblen Wert zuordnen. Der Strich markiert das größte mögliche ℓ.</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Drawn by the system’s entropy. No seed is kept, so nobody can undo one.</source>
        <translation>Mit dem Zufall des Systems gezogen. Kein Startwert wird aufbewahrt, also kann niemand eine Verknüpfung rückgängig machen.</translation>
    </message>
    <message>
        <source>Shuffles every bucket again. Buckets and the guarantee stay the same; an approval is withdrawn.</source>
        <translation>Mischt jeden Bucket neu. Buckets und Garantie bleiben gleich; eine Genehmigung erlischt.</translation>
    </message>
    <message>
        <source>Drop %1 as an identifier</source>
        <translation>%1 als Identifikator weglassen</translation>
    </message>
    <message>
        <source>Drop the record</source>
        <translation>Datensatz weglassen</translation>
    </message>
    <message>
        <source>Drop records without %1</source>
        <translation>Datensätze ohne %1 weglassen</translation>
    </message>
    <message>
        <source>Drop records without a value, %1 attributes</source>
        <translation>Datensätze ohne Wert weglassen, %1 Attribute</translation>
    </message>
    <message>
        <source>Each line is a record (a tuple) about one person, here a fictitious one. Each field is an attribute. Click the header of an attribute to see its values on the right.</source>
        <translation>Jede Zeile ist ein Datensatz (ein Tupel) über eine Person, hier eine erfundene. Jedes Feld ist ein Attribut. Ein Klick auf den Kopf eines Attributs zeigt rechts seine Werte.</translation>
    </message>
    <message>
        <source>Protect each sensitive attribute separately, treating the others as known, or all of them combined.</source>
        <translation>Jedes sensible Attribut für sich schützen, wobei die anderen als bekannt gelten, oder alle gemeinsam.</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter a date such as 2027-11-30, or leave it empty.</source>
        <translation>Ein Datum wie 2027-11-30 eingeben oder leer lassen.</translation>
    </message>
    <message>
        <source>Enter opens; Delete removes the entry from the list, not the file</source>
        <translation>Eingabe öffnet; Entf entfernt den Eintrag aus der Liste, nicht die Datei</translation>
    </message>
    <message>
        <source>Every attribute needs a role first.</source>
        <translation>Jedes Attribut braucht zuerst eine Rolle.</translation>
    </message>
    <message>
        <source>Every byte that is no text in this encoding is read as � and counted.</source>
        <translation>Jedes Byte, das in dieser Kodierung kein Text ist, wird als � gelesen und gezählt.</translation>
    </message>
    <message>
        <source>Every cell with an error is read as empty and counted.</source>
        <translation>Jede Zelle mit einem Fehler wird als leer gelesen und gezählt.</translation>
    </message>
    <message>
        <source>Every cell with an error is read as it is written, #N/A say.</source>
        <translation>Jede Zelle mit einem Fehler wird gelesen, wie sie dasteht, etwa #N/A.</translation>
    </message>
    <message>
        <source>Every record with too few or too many fields is left out and counted.</source>
        <translation>Jeder Datensatz mit zu wenigen oder zu vielen Feldern wird ausgelassen und gezählt.</translation>
    </message>
    <message>
        <source>Every tuple and every fake matches exactly one bucket, so the number of matching buckets reveals nothing about who is in the table.</source>
        <translation>Jedes Tupel und jede Fälschung passt in genau einen Bucket; die Zahl passender Buckets verrät also nicht, wer in der Tabelle steht.</translation>
    </message>
    <message>
        <source>For every person at least ℓ sensitive values remain possible. This is weak: it only counts values, and one of them may be almost certain.&lt;br&gt;Does not cover: how likely each value is, knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Für jede Person bleiben mindestens ℓ sensible Werte möglich. Das ist ein schwacher Schutz: Gezählt werden nur Werte, und einer davon kann fast sicher sein.&lt;br&gt;Deckt nicht ab: wie wahrscheinlich jeder Wert ist, Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>For programs (*.json)</source>
        <translation>Für Programme (*.json)</translation>
    </message>
    <message>
        <source>Formula cells</source>
        <translation>Formelzellen</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>Ausschließen</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <translation>%1 ausschließen</translation>
    </message>
    <message>
        <source>Exclude it</source>
        <translation>Ausschließen</translation>
    </message>
    <message>
        <source>Exclude them</source>
        <translation>Ausschließen</translation>
    </message>
    <message>
        <source>Excluded</source>
        <translation>Ausgeschlossen</translation>
    </message>
    <message>
        <source>Expected value over all shuffles (%1)</source>
        <translation>Erwartungswert über alle Mischungen (%1)</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Date&amp;i</translation>
    </message>
    <message>
        <source>FALSE</source>
        <translation>FALSCH</translation>
    </message>
    <message>
        <source>Fake: a combination of values that the release makes possible but that belongs to nobody. Fakes hide who is in the table.</source>
        <translation>Fälschung: eine Kombination von Werten, die die Freigabe zulässt, die aber zu niemandem gehört. Fälschungen verbergen, wer in der Tabelle steht.</translation>
    </message>
    <message>
        <source>Fakes</source>
        <translation>Fälschungen</translation>
    </message>
    <message>
        <source>Fakes in random buckets, %1</source>
        <translation>Fälschungen in zufälligen Buckets, %1</translation>
    </message>
    <message>
        <source>The number of fakes is an estimate; originals are counted exactly.</source>
        <translation>Die Zahl der Fälschungen ist geschätzt; Originale sind genau gezählt.</translation>
    </message>
    <message>
        <source>%1 %2. The limit is set by a group of %3, of which %4 share one sensitive value.</source>
        <translation>%1 %2. Die Grenze setzt eine Gruppe (%3); davon haben %4 denselben sensiblen Wert.</translation>
    </message>
    <message>
        <source>%1 queries with a sensitive attribute, %2 attributes each</source>
        <translation>%1 Abfragen mit einem sensiblen Attribut, je %2 Attribute</translation>
    </message>
    <message>
        <source>%1%2 points</source>
        <translation>%1%2 Punkte</translation>
    </message>
    <message>
        <source>%1, beside %2</source>
        <translation>%1, neben %2</translation>
    </message>
    <message>
        <source>%1, in the query</source>
        <translation>%1, in der Abfrage</translation>
    </message>
    <message>
        <source>%1, largest p %2, %3 %4</source>
        <translation>%1, größtes p %2, %3 %4</translation>
    </message>
    <message>
        <source>%1, or %2. %3</source>
        <translation>%1, also %2. %3</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2</source>
        <translation>95-%-Intervall: %1 bis %2</translation>
    </message>
    <message>
        <source>Adopt</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Adopt %1</source>
        <translation>%1 übernehmen</translation>
    </message>
    <message>
        <source>Adopt scenario %1</source>
        <translation>Szenario %1 übernehmen</translation>
    </message>
    <message>
        <source>Adult has 45,222 tuples without missing values.</source>
        <translation>Adult hat 45.222 Tupel ohne fehlende Werte.</translation>
    </message>
    <message>
        <source>Appears as scenarios are calculated</source>
        <translation>Erscheint, sobald Szenarien berechnet sind</translation>
    </message>
    <message>
        <source>Apply to %1</source>
        <translation>Auf %1 anwenden</translation>
    </message>
    <message>
        <source>Bucketization</source>
        <translation>Bucketization</translation>
    </message>
    <message>
        <source>Bucketization does not hide who is in the table.</source>
        <translation>Bucketisierung verbirgt nicht, wer in der Tabelle ist.</translation>
    </message>
    <message>
        <source>Bucketization is slightly worse than generalization.</source>
        <translation>Bucketisierung ist etwas schlechter als Generalisierung.</translation>
    </message>
    <message>
        <source>Change how scenarios are measured</source>
        <translation>Messung der Szenarien ändern</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Im Vergleich</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Compute again</source>
        <translation>Neu berechnen</translation>
    </message>
    <message>
        <source>Computed anew on %1 with the program that slices your table.</source>
        <translation>Neu berechnet mit %1, mit demselben Programm wie Ihre Tabelle.</translation>
    </message>
    <message>
        <source>Computed anew with the program that slices your table.</source>
        <translation>Neu berechnet mit demselben Programm wie Ihre Tabelle.</translation>
    </message>
    <message>
        <source>Computed on %1 tuples.</source>
        <translation>Berechnet mit %1 Tupeln.</translation>
    </message>
    <message>
        <source>Declared missing</source>
        <translation>Als fehlend definiert</translation>
    </message>
    <message>
        <source>Each combination of quasi-identifiers occurs exactly once.</source>
        <translation>Jede Kombination der Quasi-Identifikatoren kommt genau einmal vor.</translation>
    </message>
    <message>
        <source>Each ring is a scenario; the dashed line joins those that no other beats.</source>
        <translation>Jeder Ring ist ein Szenario; die gestrichelte Linie verbindet die, die kein anderes übertrifft.</translation>
    </message>
    <message>
        <source>For comparison: other techniques with the present model</source>
        <translation>Zum Vergleich: andere Verfahren mit dem jetzigen Modell</translation>
    </message>
    <message>
        <source>Keeps the present settings under a name, to come back to or to compare</source>
        <translation>Behält die jetzigen Einstellungen unter einem Namen, zum Zurückkehren oder Vergleichen</translation>
    </message>
    <message>
        <source>Naive Bayes</source>
        <translation>Naiver Bayes</translation>
    </message>
    <message>
        <source>No longer keeps this scenario; it can be undone</source>
        <translation>Behält dieses Szenario nicht länger; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Not calculated yet: %1.</source>
        <translation>Noch nicht berechnet: %1.</translation>
    </message>
    <message>
        <source>Not pinned: %1 combinations of the model&apos;s number, α and c were tried; shown are those that no other beats in largest p and association kept. ▴ best of the pinned</source>
        <translation>Nicht angeheftet: Versucht wurden %1 Kombinationen aus der Zahl des Modells, α und c; gezeigt sind die, die kein anderes in größtem p und erhaltenem Zusammenhang übertrifft. ▴ bestes der angehefteten</translation>
    </message>
    <message>
        <source>Not shown because they cannot be met: %1.</source>
        <translation>Nicht gezeigt, weil nicht erfüllbar: %1.</translation>
    </message>
    <message>
        <source>Not testable</source>
        <translation>Nicht prüfbar</translation>
    </message>
    <message>
        <source>Not testable %1</source>
        <translation>Nicht prüfbar %1</translation>
    </message>
    <message>
        <source>Not there: a file added to the release would break it. Choose another folder.</source>
        <translation>Nicht dort: Eine zusätzliche Datei würde die Freigabe ungültig machen. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Note on the scenario</source>
        <translation>Notiz zum Szenario</translation>
    </message>
    <message>
        <source>Note: why this one, or why not</source>
        <translation>Notiz: warum dieses, oder warum nicht</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>NULL</translation>
    </message>
    <message>
        <source>One step of the history; the approval starts again as a draft.</source>
        <translation>Ein Schritt des Verlaufs; die Genehmigung beginnt wieder als Entwurf.</translation>
    </message>
    <message>
        <source>Only one SELECT can be read at a time; these are several statements.</source>
        <translation>Es kann nur ein SELECT auf einmal gelesen werden; dies sind mehrere Anweisungen.</translation>
    </message>
    <message>
        <source>Only one SELECT can be read here; this would change the database.</source>
        <translation>Hier kann nur ein SELECT gelesen werden; dies würde die Datenbank ändern.</translation>
    </message>
    <message>
        <source>Original table</source>
        <translation>Ursprüngliche Tabelle</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Pin scenario %1</source>
        <translation>Szenario %1 anheften</translation>
    </message>
    <message>
        <source>Pin the current one</source>
        <translation>Das jetzige anheften</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Proving it takes the original table.</source>
        <translation>Der Beweis braucht die ursprüngliche Tabelle.</translation>
    </message>
    <message>
        <source>Query error</source>
        <translation>Abfragefehler</translation>
    </message>
    <message>
        <source>Query to %1</source>
        <translation>Abfrage an %1</translation>
    </message>
    <message>
        <source>Query, one SELECT</source>
        <translation>Abfrage, ein SELECT</translation>
    </message>
    <message>
        <source>Question before this one</source>
        <translation>Vorige Frage</translation>
    </message>
    <message>
        <source>Quick: OCC-7, 3 folds, 1 linking</source>
        <translation>Schnell: OCC-7, 3 Teile, 1 Verknüpfung</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove scenario %1</source>
        <translation>Szenario %1 entfernen</translation>
    </message>
    <message>
        <source>Rename scenario %1</source>
        <translation>Szenario %1 umbenennen</translation>
    </message>
    <message>
        <source>Risk against utility</source>
        <translation>Risiko gegen Nutzen</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Tabelle speichern…</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Scenarios appear once every attribute has its role.</source>
        <translation>Szenarien erscheinen, sobald jedes Attribut seine Rolle hat.</translation>
    </message>
    <message>
        <source>Scenarios: %1, and %2 more tried in the background. Only %3 is in force; adopting another can be undone.</source>
        <translation>Szenarien: %1, und %2 weitere, die im Hintergrund versucht werden. Nur %3 gilt; ein anderes zu übernehmen lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Select another scenario to see it beside the one in force.</source>
        <translation>Ein anderes Szenario auswählen, um es neben dem geltenden zu sehen.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Slicing</source>
        <translation>Slicing</translation>
    </message>
    <message>
        <source>Slicing does not stand on these figures: the guarantee of your release is checked exactly, each time.</source>
        <translation>Slicing stützt sich nicht auf diese Abbildungen: Die Garantie Ihrer Freigabe wird jedes Mal exakt geprüft.</translation>
    </message>
    <message>
        <source>The files of the release alone prove it.</source>
        <translation>Die Dateien der Freigabe allein beweisen es.</translation>
    </message>
    <message>
        <source>The present settings are pinned already</source>
        <translation>Die jetzigen Einstellungen sind schon angeheftet</translation>
    </message>
    <message>
        <source>Total variation</source>
        <translation>Totalvariation</translation>
    </message>
    <message>
        <source>Tried in the background</source>
        <translation>Im Hintergrund versucht</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Wahr</translation>
    </message>
    <message>
        <source>True %1</source>
        <translation>Wahr %1</translation>
    </message>
    <message>
        <source>True with c = 2; with c = 5 the fakes overtake the originals.</source>
        <translation>Wahr mit c = 2; mit c = 5 überholen die Fälschungen die Originale.</translation>
    </message>
    <message>
        <source>Two scenarios side by side</source>
        <translation>Zwei Szenarien nebeneinander</translation>
    </message>
    <message>
        <source>Two things are chosen for the record in this line. Choose one.</source>
        <translation>Für den Datensatz in dieser Zeile ist zweierlei gewählt. Eines davon wählen.</translation>
    </message>
    <message>
        <source>Unique share</source>
        <translation>Anteil eindeutig</translation>
    </message>
    <message>
        <source>Utility on the upright axis</source>
        <translation>Nutzen auf der senkrechten Achse</translation>
    </message>
    <message>
        <source>accuracy kept: %1 (%2 to %3)</source>
        <translation>erhaltene Genauigkeit: %1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>übertroffen</translation>
    </message>
    <message>
        <source>begin with  %1</source>
        <translation>beginnen mit  %1</translation>
    </message>
    <message>
        <source>being drawn …</source>
        <translation>werden gezogen…</translation>
    </message>
    <message>
        <source>by hand, %1</source>
        <translation>von Hand, %1</translation>
    </message>
    <message>
        <source>calculated once the scenario is pinned</source>
        <translation>wird berechnet, sobald das Szenario angeheftet ist</translation>
    </message>
    <message>
        <source>cannot be met</source>
        <translation>nicht erfüllbar</translation>
    </message>
    <message>
        <source>coarser</source>
        <translation>gröber</translation>
    </message>
    <message>
        <source>codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>current</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>finer</source>
        <translation>feiner</translation>
    </message>
    <message>
        <source>first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first</source>
        <translation>1. 2. 3. 4. 5. 6. 7. 8. 9. 10. 11. 12. 13. 14. 15. 16. 17. 18. 19. 20. 21. 22. 23. 24. 25. 26. 27. 28. 29. 30. 31.</translation>
    </message>
    <message>
        <source>hides less</source>
        <translation>verbirgt weniger</translation>
    </message>
    <message>
        <source>hides more</source>
        <translation>verbirgt mehr</translation>
    </message>
    <message>
        <source>largest p(t,s): safer to the left</source>
        <translation>größtes p(t,s): nach links sicherer</translation>
    </message>
    <message>
        <source>less safe</source>
        <translation>weniger sicher</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>niedriger ist besser</translation>
    </message>
    <message>
        <source>lower is safer</source>
        <translation>niedriger ist sicherer</translation>
    </message>
    <message>
        <source>no other beats it</source>
        <translation>von keinem übertroffen</translation>
    </message>
    <message>
        <source>no passphrase: anyone who can read the file can sign with it</source>
        <translation>keine Passphrase: Wer die Datei lesen kann, kann damit signieren</translation>
    </message>
    <message>
        <source>not calculated yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>risk-against-utility</source>
        <translation>risiko-gegen-nutzen</translation>
    </message>
    <message>
        <source>safer</source>
        <translation>sicherer</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>scenarios</source>
        <translation>szenarien</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>see right</source>
        <translation>siehe rechts</translation>
    </message>
    <message>
        <source>trained on the original: %1</source>
        <translation>auf dem Original gelernt: %1</translation>
    </message>
    <message>
        <source>α %1, c %2</source>
        <translation>α %1, c %2</translation>
    </message>
    <message>
        <source>α %1, one column</source>
        <translation>α %1, eine Spalte</translation>
    </message>
    <message>
        <source>Fakes per original</source>
        <translation>Fälschungen je Original</translation>
    </message>
    <message>
        <source>Fakes per original at least %1</source>
        <translation>Fälschungen je Original mindestens %1</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>False %1</source>
        <translation>Falsch %1</translation>
    </message>
    <message>
        <source>Fewer than two attributes</source>
        <translation>Weniger als zwei Attribute</translation>
    </message>
    <message>
        <source>Fewest values</source>
        <translation>Wenigste Werte</translation>
    </message>
    <message>
        <source>appears with
the buckets</source>
        <translation>erscheint mit
den Buckets</translation>
    </message>
    <message>
        <source>file not found</source>
        <translation>Datei fehlt</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Fill in a person of the table, with everything but the sensitive value.</source>
        <translation>Eine Person der Tabelle einsetzen, mit allem außer dem sensiblen Wert.</translation>
    </message>
    <message>
        <source>Fill with empty cells</source>
        <translation>Mit leeren Zellen auffüllen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter buckets by size, largest p and values</source>
        <translation>Buckets nach Größe, größtem p und Werten filtern</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Nach Name filtern</translation>
    </message>
    <message>
        <source>Find a table</source>
        <translation>Tabelle suchen</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>Wert suchen</translation>
    </message>
    <message>
        <source>Find a value (Ctrl+F); F3 finds the next, Shift+F3 the previous</source>
        <translation>Wert suchen (Strg+F); F3 sucht weiter, Umschalt+F3 zurück</translation>
    </message>
    <message>
        <source>Find in the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Find the table…</source>
        <translation>Tabelle suchen…</translation>
    </message>
    <message>
        <source>First line that is read</source>
        <translation>Erste Zeile, die gelesen wird</translation>
    </message>
    <message>
        <source>First lines of the file, unchanged</source>
        <translation>Erste Zeilen der Datei, unverändert</translation>
    </message>
    <message>
        <source>First records</source>
        <translation>Erste Datensätze</translation>
    </message>
    <message>
        <source>First records, as they will be read</source>
        <translation>Erste Datensätze, so wie sie gelesen werden</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>Einpassen (0)</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folders or zip archives</source>
        <translation>Ordner oder Zip-Archive</translation>
    </message>
    <message>
        <source>For each column, the share of tuples whose values in this column nobody else in the table has. Lower is safer. Does not cover: values that two or three tuples share.</source>
        <translation>Für jede Spalte der Anteil der Tupel, deren Werte in dieser Spalte sonst niemand in der Tabelle hat. Niedriger ist sicherer. Deckt nicht ab: Werte, die zwei oder drei Tupel teilen.</translation>
    </message>
    <message>
        <source>For each tuple, the greatest probability with which someone who knows all its other attributes can guess a sensitive value. Lower is safer. Does not cover: knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Für jedes Tupel die größte Wahrscheinlichkeit, mit der jemand, der alle anderen Attribute kennt, einen sensiblen Wert erraten kann. Niedriger ist sicherer. Deckt nicht ab: Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>For every number of columns, slicing beats bucketization at learning Occupation.</source>
        <translation>Mit jeder Spaltenzahl schlägt Slicing die Bucketisierung beim Lernen von Occupation.</translation>
    </message>
    <message>
        <source>For every number of columns, slicing beats generalization.</source>
        <translation>Mit jeder Spaltenzahl schlägt Slicing die Generalisierung.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Formula cells: unchanged</source>
        <translation>Formelzellen: unverändert</translation>
    </message>
    <message>
        <source>Formulas, formats, comments and pictures.</source>
        <translation>Formeln, Formate, Kommentare und Bilder.</translation>
    </message>
    <message>
        <source>Formula cells: prefixed with '</source>
        <translation>Formelzellen: mit ' davor</translation>
    </message>
    <message>
        <source>Framed squares are the columns.</source>
        <translation>Gerahmte Quadrate sind die Spalten.</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>From here on nothing could be read.</source>
        <translation>Ab hier konnte nichts gelesen werden.</translation>
    </message>
    <message>
        <source>From the table…</source>
        <translation>Aus der Tabelle…</translation>
    </message>
    <message>
        <source>From ℓ = 5 to 10, generalization and bucketization lose much more than slicing.</source>
        <translation>Von ℓ = 5 bis 10 verlieren Generalisierung und Bucketisierung viel mehr als Slicing.</translation>
    </message>
    <message>
        <source>Generalization</source>
        <translation>Verallgemeinerung</translation>
    </message>
    <message>
        <source>Generalize</source>
        <translation>Verallgemeinern</translation>
    </message>
    <message>
        <source>Generalize %1</source>
        <translation>%1 verallgemeinern</translation>
    </message>
    <message>
        <source>Generalize %1 columns</source>
        <translation>%1 Spalten verallgemeinern</translation>
    </message>
    <message>
        <source>Generalize a column of %1 attributes</source>
        <translation>Eine Spalte mit %1 Attributen verallgemeinern</translation>
    </message>
    <message>
        <source>Generalize columns</source>
        <translation>Spalten verallgemeinern</translation>
    </message>
    <message>
        <source>Generalize no column</source>
        <translation>Keine Spalte verallgemeinern</translation>
    </message>
    <message>
        <source>Generalize nothing</source>
        <translation>Nichts verallgemeinern</translation>
    </message>
    <message>
        <source>Give it only where you know this server. It is used once and never stored.</source>
        <translation>Geben Sie es nur an, wenn Sie diesen Server kennen. Es wird einmal verwendet und nie gespeichert.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortfahren</translation>
    </message>
    <message>
        <source>Converted  %1</source>
        <translation>Umwandlungen  %1</translation>
    </message>
    <message>
        <source>Copies what is wrong and where, without anything of the file</source>
        <translation>Kopiert, was wo falsch ist, ohne etwas aus der Datei</translation>
    </message>
    <message>
        <source>Go to Buckets</source>
        <translation>Zu Buckets</translation>
    </message>
    <message>
        <source>Go to Roles</source>
        <translation>Zu Rollen</translation>
    </message>
    <message>
        <source>Go to Table</source>
        <translation>Zur Tabelle</translation>
    </message>
    <message>
        <source>Go to a bucket by its number (Ctrl+G)</source>
        <translation>Zu einem Bucket nach seiner Nummer (Strg+G)</translation>
    </message>
    <message>
        <source>Go to bucket</source>
        <translation>Zum Bucket</translation>
    </message>
    <message>
        <source>Go to c</source>
        <translation>Zu c gehen</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation>Zur Zeile</translation>
    </message>
    <message>
        <source>Go to the privacy model</source>
        <translation>Zum Schutzmodell gehen</translation>
    </message>
    <message>
        <source>Go to α</source>
        <translation>Zu α gehen</translation>
    </message>
    <message>
        <source>Go to ℓ</source>
        <translation>Zu ℓ gehen</translation>
    </message>
    <message>
        <source>Group at random, %1 tuples per bucket</source>
        <translation>Zufällig gruppieren, %1 Tupel je Bucket</translation>
    </message>
    <message>
        <source>Group by splitting</source>
        <translation>Durch Teilen gruppieren</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>Gruppierung</translation>
    </message>
    <message>
        <source>Guarantee</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>Half of all tuples are at or below %1.</source>
        <translation>Die Hälfte aller Tupel liegt bei oder unter %1.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Hierarchy of %1</source>
        <translation>Hierarchie von %1</translation>
    </message>
    <message>
        <source>Hierarchy of %1 from a file</source>
        <translation>Hierarchie von %1 aus einer Datei</translation>
    </message>
    <message>
        <source>Higher is safer but gives fewer, larger buckets.&lt;br&gt;Does not cover: how likely each value is.</source>
        <translation>Höher ist sicherer, ergibt aber weniger, größere Buckets.&lt;br&gt;Deckt nicht ab: wie wahrscheinlich jeder Wert ist.</translation>
    </message>
    <message>
        <source>Higher is safer but gives fewer, larger buckets.&lt;br&gt;Does not cover: knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Höher ist sicherer, ergibt aber weniger, größere Buckets.&lt;br&gt;Deckt nicht ab: Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>The greatest distance (earth mover's distance) between what can be inferred about a person and the distribution in the whole table. Lower is safer.</source>
        <translation>Der größte Abstand (Earth-Mover-Distanz) zwischen dem, was sich über eine Person folgern lässt, und der Verteilung in der ganzen Tabelle. Niedriger ist sicherer.</translation>
    </message>
    <message>
        <source>How many buckets a combination of values matches, for tuples of the table (originals) and for combinations that belong to nobody (fakes). AUC is the probability that an original matches more buckets than a fake: .5 reveals nothing, 1 reveals everything. Does not cover: values that are unique in their column.</source>
        <translation>In wie viele Buckets eine Kombination von Werten passt, für Tupel der Tabelle (Originale) und für Kombinationen, die zu niemandem gehören (Fälschungen). AUC ist die Wahrscheinlichkeit, dass ein Original in mehr Buckets passt als eine Fälschung: 0,5 verrät nichts, 1 verrät alles. Deckt nicht ab: in ihrer Spalte eindeutige Werte.</translation>
    </message>
    <message>
        <source>Number of groups of tuples in the release. More buckets preserve more detail.</source>
        <translation>Anzahl der Gruppen von Tupeln in der Freigabe. Mehr Buckets erhalten mehr Einzelheiten.</translation>
    </message>
    <message>
        <source>Number of tuples in each random bucket; the last one may have fewer.</source>
        <translation>Anzahl der Tupel in jedem zufälligen Bucket; der letzte kann weniger haben.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Numbers are written plainly. Cells with and without the sign become equal.</source>
        <translation>Zahlen werden schlicht geschrieben. Zellen mit und ohne das Zeichen werden gleich.</translation>
    </message>
    <message>
        <source>Numbers are written plainly: digits and a decimal point alone.</source>
        <translation>Zahlen werden schlicht geschrieben: nur Ziffern und ein Dezimalpunkt.</translation>
    </message>
    <message>
        <source>OCC-7, p = 100, c = 2: 87,936 fakes; 5,325 of them and 31,452 originals match more than 20 buckets.</source>
        <translation>OCC-7, p = 100, c = 2: 87.936 Fälschungen; 5.325 davon und 31.452 Originale passen zu mehr als 20 Buckets.</translation>
    </message>
    <message>
        <source>How much closer attributes are to their own column than to the nearest other one, from −1 to 1; higher fits better. Does not cover: how the columns affect ℓ or unique values.</source>
        <translation>Wie viel näher Attribute ihrer eigenen Spalte sind als der nächsten anderen, von −1 bis 1; höher passt besser. Deckt nicht ab: wie sich die Spalten auf ℓ oder eindeutige Werte auswirken.</translation>
    </message>
    <message>
        <source>Level of protection</source>
        <translation>Schutzniveau</translation>
    </message>
    <message>
        <source>How often values of %1 and %2 occur together</source>
        <translation>Wie oft Werte von %1 und %2 zusammen vorkommen</translation>
    </message>
    <message>
        <source>How small may a bucket be?</source>
        <translation>Wie klein darf ein Bucket sein?</translation>
    </message>
    <message>
        <source>How the first records are shown</source>
        <translation>Wie die ersten Datensätze gezeigt werden</translation>
    </message>
    <message>
        <source>I  Q  S  X  set the role of all selected attributes; Ctrl+Enter accepts a suggestion; B  M  O  go to bins, missing values and order</source>
        <translation>I  Q  S  X  setzen die Rolle aller ausgewählten Attribute; Strg+Eingabe nimmt einen Vorschlag an; B  M  O  führen zu Klassen, fehlenden Werten und Reihenfolge</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identifikator</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Introduction</source>
        <translation>Einleitung</translation>
    </message>
    <message>
        <source>It cannot be published yet. Give %1 to the person who approves next. Keep %2 private.</source>
        <translation>Veröffentlicht werden darf sie noch nicht. Geben Sie %1 an die Person, die als Nächste genehmigt. Behalten Sie %2 für sich.</translation>
    </message>
    <message>
        <source>It counts as missing in this attribute. It can be taken back where it is told what will be converted.</source>
        <translation>Der Wert zählt in diesem Attribut als fehlend. Das lässt sich dort zurücknehmen, wo steht, was umgewandelt wird.</translation>
    </message>
    <message>
        <source>It has all approvals and can be published. It is in %1.</source>
        <translation>Alle Genehmigungen liegen vor, sie kann veröffentlicht werden. Sie liegt in %1.</translation>
    </message>
    <message>
        <source>Within a bucket every column is shuffled independently, so a line of the release is nobody's record. Click a line to see what an intruder could learn about that person.</source>
        <translation>In einem Bucket wird jede Spalte für sich gemischt, also ist keine Zeile der Freigabe der Datensatz einer Person. Ein Klick auf eine Zeile zeigt, was ein Angreifer über diese Person erfahren könnte.</translation>
    </message>
    <message>
        <source>Within a bucket every column is shuffled independently: a line is not a person.</source>
        <translation>In einem Bucket wird jede Spalte für sich gemischt: Eine Zeile ist keine Person.</translation>
    </message>
    <message>
        <source>Without fold %1 the rest of the table cannot keep the privacy model: %2</source>
        <translation>Ohne Teil %1 kann der Rest der Tabelle das Modell nicht erfüllen: %2</translation>
    </message>
    <message>
        <source>Number of equal-width bins for numeric attributes when φ² is computed. Released values are not binned.</source>
        <translation>Anzahl gleich breiter Klassen für Zahlen bei der Berechnung von φ². Freigegebene Werte werden nicht in Klassen eingeteilt.</translation>
    </message>
    <message>
        <source>Attack console</source>
        <translation>Angriffskonsole</translation>
    </message>
    <message>
        <source>Fictitious people</source>
        <translation>Erfundene Personen</translation>
    </message>
    <message>
        <source>It only counts values: on this table it allows %1, and one value may still be almost certain.</source>
        <translation>Gezählt werden nur Werte: In dieser Tabelle ist damit %1 möglich, und ein Wert kann trotzdem fast sicher sein.</translation>
    </message>
    <message>
        <source>It is %1: everyone who matches has this value.</source>
        <translation>Es ist %1: Alle, die passen, haben diesen Wert.</translation>
    </message>
    <message>
        <source>It is as the paper says.</source>
        <translation>Es ist, wie die Arbeit sagt.</translation>
    </message>
    <message>
        <source>It is missing</source>
        <translation>Gilt als fehlend</translation>
    </message>
    <message>
        <source>It is not as the paper says.</source>
        <translation>Es ist nicht, wie die Arbeit sagt.</translation>
    </message>
    <message>
        <source>Job bar</source>
        <translation>Auftragsleiste</translation>
    </message>
    <message>
        <source>Judged by the policy “%1”, version %2. Rules that hold: %3 of %4.</source>
        <translation>Beurteilt nach der Richtlinie „%1“, Version %2. Erfüllte Regeln: %3 von %4.</translation>
    </message>
    <message>
        <source>Join the last %1 fields</source>
        <translation>Die letzten %1 Felder verbinden</translation>
    </message>
    <message>
        <source>Join the last two fields</source>
        <translation>Die letzten zwei Felder verbinden</translation>
    </message>
    <message>
        <source>Make %1 a quasi-identifier</source>
        <translation>%1 als Quasi-Identifikator festlegen</translation>
    </message>
    <message>
        <source>Make it a quasi-identifier</source>
        <translation>Als Quasi-Identifikator festlegen</translation>
    </message>
    <message>
        <source>Make them quasi-identifiers</source>
        <translation>Als Quasi-Identifikatoren festlegen</translation>
    </message>
    <message>
        <source>Treat missing as a value of %1</source>
        <translation>Fehlende als Wert von %1 behandeln</translation>
    </message>
    <message>
        <source>Treat missing as a value</source>
        <translation>Fehlende als eigenen Wert behandeln</translation>
    </message>
    <message>
        <source>Treat missing as a value, %1 attributes</source>
        <translation>Fehlende als Wert behandeln, %1 Attribute</translation>
    </message>
    <message>
        <source>Keeps %1 together.</source>
        <translation>Hält %1 zusammen.</translation>
    </message>
    <message>
        <source>Shows only pages that contain all these words (Ctrl+F)</source>
        <translation>Zeigt nur Seiten, die alle diese Wörter enthalten (Strg+F)</translation>
    </message>
    <message>
        <source>Kept between columns (share of φ²)</source>
        <translation>Zwischen Spalten erhalten (Anteil an φ²)</translation>
    </message>
    <message>
        <source>Knowing one reveals a little about the other.</source>
        <translation>Das eine verrät wenig über das andere.</translation>
    </message>
    <message>
        <source>Knowing one reveals much about the other. If they are in different columns, an intruder can also undo part of the shuffling.</source>
        <translation>Das eine verrät viel über das andere. In verschiedenen Spalten hilft ein solches Paar einem Angreifer außerdem, einen Teil der Mischung rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Knowing one reveals something about the other.</source>
        <translation>Das eine verrät einiges über das andere.</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Language of the s&amp;ystem</source>
        <translation>Sprache des S&amp;ystems</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größter</translation>
    </message>
    <message>
        <source>Largest distance</source>
        <translation>Größte Distanz</translation>
    </message>
    <message>
        <source>Largest p(t,s)</source>
        <translation>Größtes p(t,s)</translation>
    </message>
    <message>
        <source>Largest p(t,s) at most %1</source>
        <translation>Größtes p(t,s) höchstens %1</translation>
    </message>
    <message>
        <source>Largest p(t,s) of each tuple</source>
        <translation>Größtes p(t,s) jedes Tupels</translation>
    </message>
    <message>
        <source>Last change: %1</source>
        <translation>Letzte Änderung: %1</translation>
    </message>
    <message>
        <source>Learning Education with more columns, %1</source>
        <translation>Lernen von Education mit mehr Spalten, %1</translation>
    </message>
    <message>
        <source>Learning Education, %1, %2</source>
        <translation>Lernen von Education, %1, %2</translation>
    </message>
    <message>
        <source>Learning Education, %1, %2 without Education-Num</source>
        <translation>Lernen von Education, %1, %2 ohne Education-Num</translation>
    </message>
    <message>
        <source>Learning Education, slicing and bucketization are much better than generalization.</source>
        <translation>Beim Lernen von Education sind Slicing und Bucketisierung viel besser als Generalisierung.</translation>
    </message>
    <message>
        <source>Learning Education, slicing and bucketization stay below the original.</source>
        <translation>Beim Lernen von Education bleiben Slicing und Bucketisierung unter dem Original.</translation>
    </message>
    <message>
        <source>Learning Occupation with more columns, %1</source>
        <translation>Lernen von Occupation mit mehr Spalten, %1</translation>
    </message>
    <message>
        <source>Learning Occupation, %1, %2</source>
        <translation>Lernen von Occupation, %1, %2</translation>
    </message>
    <message>
        <source>Learning Occupation, slicing beats bucketization in all experiments.</source>
        <translation>Beim Lernen von Occupation schlägt Slicing die Bucketisierung in allen Experimenten.</translation>
    </message>
    <message>
        <source>Learning Occupation, slicing beats generalization in all experiments.</source>
        <translation>Beim Lernen von Occupation schlägt Slicing die Generalisierung in allen Experimenten.</translation>
    </message>
    <message>
        <source>Least c</source>
        <translation>Kleinstes c</translation>
    </message>
    <message>
        <source>Least entropy ℓ</source>
        <translation>Kleinstes Entropie-ℓ</translation>
    </message>
    <message>
        <source>Minimum frequency of %1: tuples per range</source>
        <translation>Mindesthäufigkeit von %1: Tupel je Bereich</translation>
    </message>
    <message>
        <source>Leave the role of %1 open</source>
        <translation>Rolle von %1 offen lassen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>%1 und %2 tauschen</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Limit %1, set by %2 %3.</source>
        <translation>Grenze %1, bestimmt durch %2 %3.</translation>
    </message>
    <message>
        <source>Limit %1.</source>
        <translation>Grenze %1.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Warning limit for unique values in a column, in percent of all tuples</source>
        <translation>Warngrenze für eindeutige Werte in einer Spalte, in Prozent aller Tupel</translation>
    </message>
    <message>
        <source>Lines %1 to %2 of %3, in the order of the file</source>
        <translation>Zeilen %1 bis %2 von %3, in der Reihenfolge der Datei</translation>
    </message>
    <message>
        <source>Lines are shown here and nowhere else: no cell is logged.</source>
        <translation>Zeilen stehen hier und nirgends sonst: Keine Zelle wird protokolliert.</translation>
    </message>
    <message>
        <source>Lines before it are left out.</source>
        <translation>Zeilen davor werden ausgelassen.</translation>
    </message>
    <message>
        <source>Finding columns …</source>
        <translation>Spalten werden gesucht…</translation>
    </message>
    <message>
        <source>Lower %1 to %2</source>
        <translation>%1 auf %2 senken</translation>
    </message>
    <message>
        <source>Lower is safer but gives fewer, larger buckets. This c is not the number of columns.&lt;br&gt;Does not cover: knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Niedriger ist sicherer, ergibt aber weniger, größere Buckets. Dieses c ist nicht die Anzahl der Spalten.&lt;br&gt;Deckt nicht ab: Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>Lower is safer but gives fewer, larger buckets; 1 allows everything.&lt;br&gt;Does not cover: what the table as a whole reveals about its people.</source>
        <translation>Niedriger ist sicherer, ergibt aber weniger, größere Buckets; 1 erlaubt alles.&lt;br&gt;Deckt nicht ab: was die Tabelle als Ganzes über ihre Personen verrät.</translation>
    </message>
    <message>
        <source>Make %1 sensitive</source>
        <translation>%1 als sensibel festlegen</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Matching buckets</source>
        <translation>Passende Buckets</translation>
    </message>
    <message>
        <source>Mean silhouette</source>
        <translation>Mittlere Silhouette</translation>
    </message>
    <message>
        <source>Mean φ² of the pairs within this column: 0 unrelated, 1 the same information; higher preserves more. Does not cover: pairs with attributes of other columns.</source>
        <translation>Mittleres φ² der Paare in dieser Spalte: 0 kein Zusammenhang, 1 dieselbe Information; höher erhält mehr. Deckt nicht ab: Paare mit Attributen anderer Spalten.</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Median of %1 runs on this computer, ℓ = 3, α = 2, c = 2. Less is better.</source>
        <translation>Median aus %1 Läufen auf diesem Rechner, ℓ = 3, α = 2, c = 2. Weniger ist besser.</translation>
    </message>
    <message>
        <source>Medoid</source>
        <translation>Medoid</translation>
    </message>
    <message>
        <source>Medoid: the attribute closest to all others in its column.</source>
        <translation>Medoid: das Attribut, das allen anderen seiner Spalte am nächsten ist.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Meter</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Missing-value &amp;codes</source>
        <translation>&amp;Codes für fehlende Werte</translation>
    </message>
    <message>
        <source>Missing: %1.</source>
        <translation>Es fehlen: %1.</translation>
    </message>
    <message>
        <source>Month &amp;first</source>
        <translation>&amp;Monat zuerst</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Fehlende Werte</translation>
    </message>
    <message>
        <source>Missing values: %1</source>
        <translation>Fehlende Werte: %1</translation>
    </message>
    <message>
        <source>Missing values: by attribute</source>
        <translation>Fehlende Werte: je Attribut</translation>
    </message>
    <message>
        <source>Missing values: drop record</source>
        <translation>Fehlende Werte: Datensatz weglassen</translation>
    </message>
    <message>
        <source>Missing values: treat as value</source>
        <translation>Fehlende Werte: als Wert behandeln</translation>
    </message>
    <message>
        <source>On the left the privacy model, ℓ, α and c; on the right what they lead to: buckets, largest p(t,s), association kept, fakes. Open a table to begin.</source>
        <translation>Links Schutzmodell, ℓ, α und c; rechts, was sich daraus ergibt: Buckets, größtes p(t,s), erhaltener Zusammenhang, Fälschungen. Zum Beginnen eine Tabelle öffnen.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Weitere Einstellungen</translation>
    </message>
    <message>
        <source>More settings (Ctrl+.)</source>
        <translation>Weitere Einstellungen (Strg+.)</translation>
    </message>
    <message>
        <source>More than %1 points are lost.</source>
        <translation>Es gehen mehr als %1 Punkte verloren.</translation>
    </message>
    <message>
        <source>Most frequent values</source>
        <translation>Häufigste Werte</translation>
    </message>
    <message>
        <source>Most unique values %1</source>
        <translation>Meiste eindeutige Werte %1</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>Move %1 to a new column</source>
        <translation>%1 in eine neue Spalte verschieben</translation>
    </message>
    <message>
        <source>Move %1 to the sensitive column</source>
        <translation>%1 in die sensible Spalte verschieben</translation>
    </message>
    <message>
        <source>Move to a new column	Ctrl+N</source>
        <translation>In eine neue Spalte verschieben	Strg+N</translation>
    </message>
    <message>
        <source>Moves %1 to the column of %2, so that the pair is kept exactly</source>
        <translation>Verschiebt %1 in die Spalte von %2; das Paar bleibt dann genau erhalten</translation>
    </message>
    <message>
        <source>My best guess is %1 (probability %2); I would be wrong %3.</source>
        <translation>Am ehesten ist es %1 (Wahrscheinlichkeit %2); ich läge %3 falsch.</translation>
    </message>
    <message>
        <source>NAME.internal</source>
        <translation>NAME.internal</translation>
    </message>
    <message>
        <source>NAME.release</source>
        <translation>NAME.release</translation>
    </message>
    <message>
        <source>NOT TESTABLE</source>
        <translation>NICHT PRÜFBAR</translation>
    </message>
    <message>
        <source>Name (without extension):</source>
        <translation>Name (ohne Endung):</translation>
    </message>
    <message>
        <source>Name of the folder:</source>
        <translation>Name des Ordners:</translation>
    </message>
    <message>
        <source>New column: drop attributes here</source>
        <translation>Neue Spalte: Attribute hier ablegen</translation>
    </message>
    <message>
        <source>New column: drop here</source>
        <translation>Neue Spalte: hier ablegen</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Neu hier?</translation>
    </message>
    <message>
        <source>New values of %1, placed last in its order: %2.</source>
        <translation>Neue Werte von %1, ans Ende der Reihenfolge gestellt: %2.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>No answer from %1 in %2 s.</source>
        <translation>Keine Antwort von %1 in %2 s.</translation>
    </message>
    <message>
        <source>New attributes without a role: %1.</source>
        <translation>Neue Attribute ohne Rolle: %1.</translation>
    </message>
    <message>
        <source>No attribute</source>
        <translation>Kein Attribut</translation>
    </message>
    <message>
        <source>No attribute is sensitive, so name the attribute whose values are to be guessed.</source>
        <translation>Kein Attribut ist sensibel; deshalb das Attribut nennen, dessen Werte erraten werden sollen.</translation>
    </message>
    <message>
        <source>no attribute is sensitive</source>
        <translation>kein Attribut ist sensibel</translation>
    </message>
    <message>
        <source>no cell has a date format</source>
        <translation>keine Zelle hat ein Datumsformat</translation>
    </message>
    <message>
        <source>no cell holds a formula</source>
        <translation>keine Zelle enthält eine Formel</translation>
    </message>
    <message>
        <source>no cell holds an error</source>
        <translation>keine Zelle enthält einen Fehlerwert</translation>
    </message>
    <message>
        <source>No attribute is sensitive, so no privacy model determines this: set a smallest bucket size. The release then promises nothing about values, only that no bucket is smaller. If an attribute is sensitive, mark it in Roles.</source>
        <translation>Kein Attribut ist sensibel, also ergibt es sich aus keinem Schutzmodell: Eine kleinste Bucketgröße ist anzugeben. Die Freigabe sichert dann nichts über Werte zu, nur dass kein Bucket kleiner ist. Ist ein Attribut doch sensibel, unter Rollen so festlegen.</translation>
    </message>
    <message>
        <source>No attribute is sensitive: nothing is promised about values; only membership in the table can be assessed.</source>
        <translation>Kein Attribut ist sensibel: Über Werte wird nichts zugesichert; beurteilen lässt sich nur die Zugehörigkeit zur Tabelle.</translation>
    </message>
    <message>
        <source>No attribute is sensitive: only membership in the table can be assessed; no diversity is promised.</source>
        <translation>Kein Attribut ist sensibel: Beurteilen lässt sich nur die Zugehörigkeit zur Tabelle; Diversität wird nicht zugesichert.</translation>
    </message>
    <message>
        <source>No attribute is sensitive: this release promises nothing about values, only how small a bucket may be.</source>
        <translation>Kein Attribut ist sensibel: Diese Freigabe sichert nichts über Werte zu, nur wie klein ein Bucket sein darf.</translation>
    </message>
    <message>
        <source>No bucket matches</source>
        <translation>Kein Bucket passt</translation>
    </message>
    <message>
        <source>No bucket matches.</source>
        <translation>Kein Bucket entspricht dem Filter.</translation>
    </message>
    <message>
        <source>No buckets</source>
        <translation>Keine Buckets</translation>
    </message>
    <message>
        <source>No buckets yet</source>
        <translation>Noch keine Buckets</translation>
    </message>
    <message>
        <source>No buckets: the request cannot be met, so nothing was sliced and nothing can be released.</source>
        <translation>Keine Buckets: Die Anforderung ist nicht erfüllbar, also wurde nichts geteilt, und nichts kann freigegeben werden.</translation>
    </message>
    <message>
        <source>No cell holds this text.</source>
        <translation>Keine Zelle enthält diesen Text.</translation>
    </message>
    <message>
        <source>No columns yet</source>
        <translation>Noch keine Spalten</translation>
    </message>
    <message>
        <source>No correlation yet</source>
        <translation>Noch keine Korrelation</translation>
    </message>
    <message>
        <source>No database answers at %1. Check server and port.</source>
        <translation>Bei %1 antwortet keine Datenbank. Server und Port prüfen.</translation>
    </message>
    <message>
        <source>No date</source>
        <translation>Kein Datum</translation>
    </message>
    <message>
        <source>There are no fakes on QI values: anyone who has such a combination is known to be in the table.</source>
        <translation>Keine Fälschungen bei QI-Werten: Wer eine solche Kombination hat, steht nachweislich in der Tabelle.</translation>
    </message>
    <message>
        <source>No pair chosen</source>
        <translation>Kein Paar gewählt</translation>
    </message>
    <message>
        <source>No pair of attributes loses anything.</source>
        <translation>Kein Paar von Attributen verliert etwas.</translation>
    </message>
    <message>
        <source>No random query has an answer within the band. Widen the band or change the selectivity.</source>
        <translation>Keine zufällige Abfrage hat eine Antwort im Bereich. Den Bereich erweitern oder die Selektivität ändern.</translation>
    </message>
    <message>
        <source>no promise
about values</source>
        <translation>keine Zusage
zu Werten</translation>
    </message>
    <message>
        <source>no promise about values</source>
        <translation>keine Zusage zu Werten</translation>
    </message>
    <message>
        <source>no record can be read like this</source>
        <translation>so lässt sich kein Datensatz lesen</translation>
    </message>
    <message>
        <source>No risk to show yet</source>
        <translation>Noch kein Risiko zu zeigen</translation>
    </message>
    <message>
        <source>No table is open</source>
        <translation>Keine Tabelle ist offen</translation>
    </message>
    <message>
        <source>No table is open.</source>
        <translation>Keine Tabelle ist offen.</translation>
    </message>
    <message>
        <source>No table yet</source>
        <translation>Noch keine Tabelle</translation>
    </message>
    <message>
        <source>No record has this value of %1.</source>
        <translation>Kein Datensatz hat diesen Wert von %1.</translation>
    </message>
    <message>
        <source>No record of the table matches all of this: it is a fake. An intruder cannot see that.</source>
        <translation>Kein Datensatz der Tabelle stimmt damit überein: Es ist eine Fälschung. Ein Angreifer kann das nicht sehen.</translation>
    </message>
    <message>
        <source>No kept record has this number.</source>
        <translation>Kein behaltener Datensatz hat diese Nummer.</translation>
    </message>
    <message>
        <source>No linking.</source>
        <translation>Keine Verknüpfung.</translation>
    </message>
    <message>
        <source>No linkings…</source>
        <translation>Keine Verknüpfungen…</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Nobody can be linked to a sensitive value with a probability above 1/ℓ.&lt;br&gt;Does not cover: knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Niemand lässt sich mit einer Wahrscheinlichkeit über 1/ℓ einem sensiblen Wert zuordnen.&lt;br&gt;Deckt nicht ab: Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Noch keine.</translation>
    </message>
    <message>
        <source>None yet. A recipe contains settings only, no data. When you open it, the table is read again from where it is stored and checked for changes.</source>
        <translation>Noch keine. Ein Rezept enthält nur Einstellungen, keine Daten. Beim Öffnen wird die Tabelle von ihrem Speicherort gelesen und auf Änderungen geprüft.</translation>
    </message>
    <message>
        <source>Not a number. Examples: 3, 3.9 or 7/2.</source>
        <translation>Keine Zahl. Beispiele: 3, 3.9 oder 7/2.</translation>
    </message>
    <message>
        <source>Not all other attributes are known. Unknown attributes rule nothing out, and each bucket is weighted by how many of its tuples are expected to match. The guarantee does not refer to these probabilities.</source>
        <translation>Nicht alle anderen Attribute sind bekannt. Unbekannte schließen nichts aus, und jeder Bucket wird danach gewichtet, wie viele seiner Tupel voraussichtlich passen. Auf diese Wahrscheinlichkeiten bezieht sich die Garantie nicht.</translation>
    </message>
    <message>
        <source>Not approved</source>
        <translation>Nicht genehmigt</translation>
    </message>
    <message>
        <source>No longer in the table: %1.</source>
        <translation>Nicht mehr in der Tabelle: %1.</translation>
    </message>
    <message>
        <source>Not calculated yet.</source>
        <translation>Noch nicht berechnet.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>No match for the filter.</source>
        <translation>Kein Treffer für den Filter.</translation>
    </message>
    <message>
        <source>No more than %1 points are lost.</source>
        <translation>Es gehen höchstens %1 Punkte verloren.</translation>
    </message>
    <message>
        <source>Your settings are kept.</source>
        <translation>Die Einstellungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>Zip archives</source>
        <translation>Zip-Archive</translation>
    </message>
    <message>
        <source>Nothing to approve yet</source>
        <translation>Noch nichts zu genehmigen</translation>
    </message>
    <message>
        <source>Nothing was saved: this file cannot be written. Choose another folder.</source>
        <translation>Nichts wurde gespeichert: diese Datei lässt sich nicht schreiben. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Nothing was written: a review needs one approval, with another still to come.</source>
        <translation>Nichts wurde geschrieben: Zum Gegenprüfen braucht es eine Genehmigung, und eine weitere muss noch ausstehen.</translation>
    </message>
    <message>
        <source>Nothing was written: something with this name is there already. Choose another name.</source>
        <translation>Es wurde nichts geschrieben: Diesen Namen gibt es schon. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Could not shuffle the buckets</source>
        <translation>Die Buckets ließen sich nicht mischen</translation>
    </message>
    <message>
        <source>Nothing was written: the folder does not exist. Choose another folder.</source>
        <translation>Nichts wurde geschrieben: den Ordner gibt es nicht. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Nothing was written: the name is too long. Choose a shorter one.</source>
        <translation>Nichts wurde geschrieben: der Name ist zu lang. Einen kürzeren wählen.</translation>
    </message>
    <message>
        <source>Nothing was written: this release is not approved.</source>
        <translation>Nichts wurde geschrieben: diese Freigabe ist nicht genehmigt.</translation>
    </message>
    <message>
        <source>Number of the record in the file</source>
        <translation>Nummer des Datensatzes in der Datei</translation>
    </message>
    <message>
        <source>Number of the record in the file, starting at 1 (Ctrl+G)</source>
        <translation>Nummer des Datensatzes in der Datei, ab 1 (Strg+G)</translation>
    </message>
    <message>
        <source>Occur once</source>
        <translation>Nur einmal</translation>
    </message>
    <message>
        <source>Of lines with fields in fixed places: the characters of each field, as 3, 8, 1. Empty: fields are separated.</source>
        <translation>Bei Zeilen mit Feldern an festen Stellen: die Zeichen jedes Feldes, etwa 3, 8, 1. Leer: Felder sind getrennt.</translation>
    </message>
    <message>
        <source>A single attribute has no pair.</source>
        <translation>Ein einzelnes Attribut hat kein Paar.</translation>
    </message>
    <message>
        <source>One bucket could contain this person.</source>
        <translation>Ein Bucket kommt für diese Person in Frage.</translation>
    </message>
    <message>
        <source>One bucket of the release: each column shuffled independently</source>
        <translation>Ein Bucket der Freigabe: jede Spalte für sich gemischt</translation>
    </message>
    <message>
        <source>One column, %1.</source>
        <translation>Eine Spalte, %1.</translation>
    </message>
    <message>
        <source>One attribute needs a role.</source>
        <translation>Ein Attribut braucht noch eine Rolle.</translation>
    </message>
    <message>
        <source>One file per column</source>
        <translation>Eine Datei je Spalte</translation>
    </message>
    <message>
        <source>One file with all columns</source>
        <translation>Eine Datei mit allen Spalten</translation>
    </message>
    <message>
        <source>One line, one person</source>
        <translation>Eine Zeile, eine Person</translation>
    </message>
    <message>
        <source>One record of the table matches all of this. An intruder cannot see that.</source>
        <translation>Ein Datensatz der Tabelle stimmt damit überein. Ein Angreifer kann das nicht sehen.</translation>
    </message>
    <message>
        <source>One setting is enough.</source>
        <translation>Eine Einstellung genügt.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Open %1 and %2 more as one table</source>
        <translation>%1 und %2 weitere als eine Tabelle öffnen</translation>
    </message>
    <message>
        <source>Open a &amp;database…</source>
        <translation>&amp;Datenbank öffnen…</translation>
    </message>
    <message>
        <source>Open a &amp;recipe…</source>
        <translation>&amp;Rezept öffnen…</translation>
    </message>
    <message>
        <source>Open a &amp;sample</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open a delimited text file; the file itself is never changed.</source>
        <translation>Eine Textdatei mit Trennzeichen öffnen; die Datei selbst wird nie geändert.</translation>
    </message>
    <message>
        <source>Open a hierarchy</source>
        <translation>Eine Hierarchie öffnen</translation>
    </message>
    <message>
        <source>Open recen&amp;t</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a recipe</source>
        <translation>Rezept öffnen</translation>
    </message>
    <message>
        <source>Open a recipe…</source>
        <translation>Rezept öffnen…</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Tabelle öffnen</translation>
    </message>
    <message>
        <source>Open a table with the attributes of Adult first.</source>
        <translation>Öffnen Sie zuerst eine Tabelle mit den Attributen von Adult.</translation>
    </message>
    <message>
        <source>Open a table; its attributes are listed here.</source>
        <translation>Eine Tabelle öffnen; hier stehen dann ihre Attribute.</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation>Tabelle öffnen…</translation>
    </message>
    <message>
        <source>Open a table…   Ctrl+O</source>
        <translation>Tabelle öffnen…   Strg+O</translation>
    </message>
    <message>
        <source>Open in the console</source>
        <translation>In der Konsole öffnen</translation>
    </message>
    <message>
        <source>Open the sample: %1</source>
        <translation>Beispiel öffnen: %1</translation>
    </message>
    <message>
        <source>Open with &amp;choices…</source>
        <translation>Mit &amp;Auswahl öffnen…</translation>
    </message>
    <message>
        <source>Opening the file.</source>
        <translation>Die Datei wird geöffnet.</translation>
    </message>
    <message>
        <source>Open dropped files</source>
        <translation>Abgelegte Dateien öffnen</translation>
    </message>
    <message>
        <source>Available once there are buckets: what slicing preserves depends on them.</source>
        <translation>Verfügbar, sobald es Buckets gibt: Von ihnen hängt ab, was das Slicing erhält.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Order in a bucket</source>
        <translation>Reihenfolge im Bucket</translation>
    </message>
    <message>
        <source>Order of the attributes</source>
        <translation>Reihenfolge der Attribute</translation>
    </message>
    <message>
        <source>Order of the values</source>
        <translation>Reihenfolge der Werte</translation>
    </message>
    <message>
        <source>Order the values by name</source>
        <translation>Werte nach Name ordnen</translation>
    </message>
    <message>
        <source>Order the values of %1</source>
        <translation>Werte von %1 ordnen</translation>
    </message>
    <message>
        <source>Order the values of %1 by name</source>
        <translation>Werte von %1 nach Name ordnen</translation>
    </message>
    <message>
        <source>Order: as in the table</source>
        <translation>Reihenfolge: wie in der Tabelle</translation>
    </message>
    <message>
        <source>Order: by column</source>
        <translation>Reihenfolge: nach Spalte</translation>
    </message>
    <message>
        <source>Order: by name</source>
        <translation>Reihenfolge: nach Name</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Original alongside</source>
        <translation>Mit Original</translation>
    </message>
    <message>
        <source>Original of bucket %1</source>
        <translation>Original von Bucket %1</translation>
    </message>
    <message>
        <source>Original records of the bucket</source>
        <translation>Original-Datensätze des Buckets</translation>
    </message>
    <message>
        <source>Originals</source>
        <translation>Originale</translation>
    </message>
    <message>
        <source>What %1 changes</source>
        <translation>Was %1 ändert</translation>
    </message>
    <message>
        <source>What ℓ changes</source>
        <translation>Was ℓ ändert</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Page (*.html)</source>
        <translation>Seite (*.html)</translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation>Seite (*.pdf)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Pair of attributes</source>
        <translation>Paar von Attributen</translation>
    </message>
    <message>
        <source>Pairs inside a framed square are kept exactly. Of pairs in different columns only what the buckets still show remains. The greatest loss is %1 with %2: φ² falls from %3 to %4.</source>
        <translation>Paare in einem gerahmten Quadrat bleiben genau erhalten. Von Paaren in verschiedenen Spalten bleibt nur, was die Buckets noch zeigen. Am meisten verliert %1 mit %2: φ² fällt von %3 auf %4.</translation>
    </message>
    <message>
        <source>Part of an attribute&apos;s name ( / )</source>
        <translation>Teil eines Attributnamens ( / )</translation>
    </message>
    <message>
        <source>Part “%1” of the workbook declares a document type, which no workbook needs and which can do harm. Save it again with a spreadsheet program.</source>
        <translation>Der Teil „%1“ der Arbeitsmappe enthält eine Dokumenttyp-Angabe, die keine Arbeitsmappe braucht und die schaden kann. Sie mit einer Tabellenkalkulation neu speichern.</translation>
    </message>
    <message>
        <source>Per original</source>
        <translation>Je Original</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Choose a person…</source>
        <translation>Person wählen…</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 anheften</translation>
    </message>
    <message>
        <source>Pin or unpin	P</source>
        <translation>Anheften oder lösen	P</translation>
    </message>
    <message>
        <source>Try an attack</source>
        <translation>Einen Angriff versuchen</translation>
    </message>
    <message>
        <source>present</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>proposed columns</source>
        <translation>vorgeschlagene Spalten</translation>
    </message>
    <message>
        <source>Privacy model</source>
        <translation>Schutzmodell</translation>
    </message>
    <message>
        <source>Privacy model (Alt+M): %1</source>
        <translation>Schutzmodell (Alt+M): %1</translation>
    </message>
    <message>
        <source>Privacy model, one of: %1</source>
        <translation>Schutzmodell, eines von: %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems  %1</source>
        <translation>Probleme  %1</translation>
    </message>
    <message>
        <source>Problems that stop the reading: %1.</source>
        <translation>Probleme, die das Lesen aufhalten: %1.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Propose again</source>
        <translation>Neu vorschlagen</translation>
    </message>
    <message>
        <source>Protect each sensitive attribute by itself</source>
        <translation>Jedes sensible Attribut für sich schützen</translation>
    </message>
    <message>
        <source>Protect the sensitive attributes jointly</source>
        <translation>Die sensiblen Attribute gemeinsam schützen</translation>
    </message>
    <message>
        <source>Put %1 in a column with %2 instead of %3</source>
        <translation>%1 statt %3 mit %2 in eine Spalte setzen</translation>
    </message>
    <message>
        <source>Put %1 into %2 bins</source>
        <translation>%1 in %2 Klassen einteilen</translation>
    </message>
    <message>
        <source>Use the general number of bins for %1</source>
        <translation>Für %1 die allgemeine Klassenzahl verwenden</translation>
    </message>
    <message>
        <source>Use these details</source>
        <translation>Diese Angaben verwenden</translation>
    </message>
    <message>
        <source>Put both in one column</source>
        <translation>Beide in eine Spalte</translation>
    </message>
    <message>
        <source>QI values</source>
        <translation>QI-Werte</translation>
    </message>
    <message>
        <source>Quasi-identifier</source>
        <translation>Quasi-Identifikator</translation>
    </message>
    <message>
        <source>Quasi-identifier: an attribute that someone may know about a person.</source>
        <translation>Quasi-Identifikator: ein Attribut, das jemand über eine Person wissen kann.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Abfrage</translation>
    </message>
    <message>
        <source>Raise %1 to %2</source>
        <translation>%1 auf %2 heben</translation>
    </message>
    <message>
        <source>Treat %1 as a date</source>
        <translation>%1 als Datum behandeln</translation>
    </message>
    <message>
        <source>Treat %1 as a number</source>
        <translation>%1 als Zahl behandeln</translation>
    </message>
    <message>
        <source>Treat %1 as text</source>
        <translation>%1 als Text behandeln</translation>
    </message>
    <message>
        <source>Read that as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>Read the table</source>
        <translation>Tabelle lesen</translation>
    </message>
    <message>
        <source>Read them as missing</source>
        <translation>Als fehlend lesen</translation>
    </message>
    <message>
        <source>Read them as text</source>
        <translation>Als Text lesen</translation>
    </message>
    <message>
        <source>Read this file earlier (Alt+Up)</source>
        <translation>Diese Datei früher lesen (Alt+Aufwärts)</translation>
    </message>
    <message>
        <source>Read this file later (Alt+Down)</source>
        <translation>Diese Datei später lesen (Alt+Abwärts)</translation>
    </message>
    <message>
        <source>See what someone who knows this could infer (Ctrl+Enter)</source>
        <translation>Zeigt, was jemand folgern könnte, der das weiß (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Reading %1 files</source>
        <translation>%1 Dateien werden gelesen</translation>
    </message>
    <message>
        <source>Reads only. %1, %2.</source>
        <translation>Es wird nur gelesen. %1, %2.</translation>
    </message>
    <message>
        <source>Real people. Do not share this view. Click a record or press Enter to see what someone who knows the person could infer.</source>
        <translation>Echte Personen. Diese Ansicht nicht weitergeben. Ein Klick oder die Eingabetaste zeigt, was jemand folgern könnte, der die Person kennt.</translation>
    </message>
    <message>
        <source>Recent recipes</source>
        <translation>Zuletzt benutzte Rezepte</translation>
    </message>
    <message>
        <source>Recent tables</source>
        <translation>Zuletzt geöffnete Tabellen</translation>
    </message>
    <message>
        <source>Recipe (*.tranche)</source>
        <translation>Rezept (*.tranche)</translation>
    </message>
    <message>
        <source>Recipe changed</source>
        <translation>Rezept geändert</translation>
    </message>
    <message>
        <source>Recipe saved</source>
        <translation>Rezept gespeichert</translation>
    </message>
    <message>
        <source>Recipients</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Record %1 has a NUL character in this attribute.</source>
        <translation>Datensatz %1 hat in diesem Attribut ein NUL-Zeichen.</translation>
    </message>
    <message>
        <source>Record order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Datensätze</translation>
    </message>
    <message>
        <source>Records: %1 before, %2 now.</source>
        <translation>Datensätze: vorher %1, jetzt %2.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Related, yet in different columns</source>
        <translation>Zusammenhängend, aber in verschiedenen Spalten</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>Release at least two attributes to compare them.</source>
        <translation>Mindestens zwei Attribute freigeben, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Release type, one of: %1</source>
        <translation>Art der Freigabe, eine von: %1</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>Released attributes: %1 of %2. Identifiers and excluded attributes never reach a release.</source>
        <translation>Freigegebene Attribute: %1 von %2. Identifikatoren und ausgeschlossene Attribute gelangen nie in eine Freigabe.</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Review &amp;by</source>
        <translation>&amp;Prüfen bis</translation>
    </message>
    <message>
        <source>Review by</source>
        <translation>Prüfen bis</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Ring: medoid, the attribute closest to all others in its column. Heart: sensitive attribute. Small numbers: silhouette; below 0 the attribute would fit better in another column. Pin: pinned attributes stay together in new proposals. Keys: 1 to 9 move the selected attributes to a column, Ctrl+N to a new one, P pins, Delete dissolves the column, Ctrl+R proposes again.</source>
        <translation>Ring: Medoid, das Attribut, das allen anderen seiner Spalte am nächsten ist. Herz: sensibles Attribut. Kleine Zahlen: Silhouette; unter 0 würde das Attribut besser in eine andere Spalte passen. Nadel: Angeheftete Attribute bleiben in neuen Vorschlägen zusammen. Tasten: 1 bis 9 verschieben die ausgewählten Attribute in eine Spalte, Strg+N in eine neue, P heftet an, Entf löst die Spalte auf, Strg+R schlägt neu vor.</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risiko</translation>
    </message>
    <message>
        <source>The risk is assessed once there are buckets.</source>
        <translation>Das Risiko wird beurteilt, sobald es Buckets gibt.</translation>
    </message>
    <message>
        <source>The role was lost. Choose it again.</source>
        <translation>Die Rolle ging verloren. Sie neu wählen.</translation>
    </message>
    <message>
        <source>The rule “%1” can be waived only with a name and a written reason.</source>
        <translation>Die Regel „%1“ kann nur mit Name und schriftlicher Begründung ausgesetzt werden.</translation>
    </message>
    <message>
        <source>The rule “%1” cannot be waived: it holds.</source>
        <translation>Die Regel „%1“ kann nicht ausgesetzt werden: Sie ist erfüllt.</translation>
    </message>
    <message>
        <source>The rule “%1” cannot be waived: the policy does not ask for it.</source>
        <translation>Die Regel „%1“ kann nicht ausgesetzt werden: Die Richtlinie verlangt sie nicht.</translation>
    </message>
    <message>
        <source>The rule “%1” is waived twice. Give one reason.</source>
        <translation>Die Regel „%1“ wird zweimal ausgesetzt. Geben Sie eine einzige Begründung an.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Sample tables</source>
        <translation>Beispieltabellen</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Open its settings in the window</source>
        <translation>Einstellungen im Fenster öffnen</translation>
    </message>
    <message>
        <source>Open labels</source>
        <translation>Beschriftungen öffnen</translation>
    </message>
    <message>
        <source>Open questions: %1.</source>
        <translation>Offene Fragen: %1.</translation>
    </message>
    <message>
        <source>Pins the settings of the claim as a scenario. Nothing in force changes.</source>
        <translation>Heftet die Einstellungen der Behauptung als Szenario an. Was gilt, ändert sich nicht.</translation>
    </message>
    <message>
        <source>Claim: %1</source>
        <translation>Behauptung: %1</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the numbers as CSV</source>
        <translation>Zahlen als CSV kopieren</translation>
    </message>
    <message>
        <source>slicing beats bucketization</source>
        <translation>Slicing ist besser als Bucketization</translation>
    </message>
    <message>
        <source>slicing does not beat bucketization everywhere</source>
        <translation>Slicing ist nicht überall besser als Bucketization</translation>
    </message>
    <message>
        <source>both are better than generalization</source>
        <translation>beide sind besser als Verallgemeinerung</translation>
    </message>
    <message>
        <source>they are not better than generalization everywhere</source>
        <translation>sie sind nicht überall besser als Verallgemeinerung</translation>
    </message>
    <message>
        <source>more columns cost little</source>
        <translation>mehr Spalten kosten wenig</translation>
    </message>
    <message>
        <source>more columns cost accuracy</source>
        <translation>mehr Spalten kosten Genauigkeit</translation>
    </message>
    <message>
        <source>fakes grow with the size of buckets</source>
        <translation>die Zahl der Fälschungen wächst mit der Größe der Buckets</translation>
    </message>
    <message>
        <source>fakes on quasi-identifiers: %1</source>
        <translation>Fälschungen bei Quasi-Identifikatoren: %1</translation>
    </message>
    <message>
        <source>fakes do not always grow with the size of buckets</source>
        <translation>die Zahl der Fälschungen wächst nicht immer mit der Größe der Buckets</translation>
    </message>
    <message>
        <source>originals match more buckets than fakes</source>
        <translation>Originale passen in mehr Buckets als Fälschungen</translation>
    </message>
    <message>
        <source>originals do not match more buckets than fakes</source>
        <translation>Originale passen nicht in mehr Buckets als Fälschungen</translation>
    </message>
    <message>
        <source>Another table is open now. Open this one again first.</source>
        <translation>Jetzt ist eine andere Tabelle geöffnet. Öffnen Sie zuerst wieder diese.</translation>
    </message>
    <message>
        <source>App&amp;ly to another file…</source>
        <translation>Auf andere Datei an&amp;wenden…</translation>
    </message>
    <message>
        <source>From the paper's experiments</source>
        <translation>Aus den Experimenten der Arbeit</translation>
    </message>
    <message>
        <source>Pinned as a scenario; see Utility, Scenarios. Nothing in force has changed.</source>
        <translation>Als Szenario angeheftet; siehe Nutzen, Szenarien. Was gilt, ist unverändert.</translation>
    </message>
    <message>
        <source>Save as report …</source>
        <translation>Als Bericht speichern…</translation>
    </message>
    <message>
        <source>Save as report: a new folder</source>
        <translation>Als Bericht speichern: ein neuer Ordner</translation>
    </message>
    <message>
        <source>Save the picture (PNG, SVG, PDF)…	Ctrl+Shift+S</source>
        <translation>Bild speichern (PNG, SVG, PDF)…	Strg+Umschalt+S</translation>
    </message>
    <message>
        <source>Save the recipe</source>
        <translation>Rezept speichern</translation>
    </message>
    <message>
        <source>Save the recipe &amp;as…</source>
        <translation>Rezept speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the table as CSV…</source>
        <translation>Tabelle als CSV speichern…</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Choose a role for each attribute</source>
        <translation>Jedem Attribut eine Rolle geben</translation>
    </message>
    <message>
        <source>Choose a role for each attribute.</source>
        <translation>Jedem Attribut eine Rolle geben.</translation>
    </message>
    <message>
        <source>Choose a table on the left.</source>
        <translation>Wählen Sie links eine Tabelle.</translation>
    </message>
    <message>
        <source>Choose a table or write a query, not both.</source>
        <translation>Entweder eine Tabelle wählen oder eine Abfrage schreiben, nicht beides.</translation>
    </message>
    <message>
        <source>Choose a table, or write a query.</source>
        <translation>Eine Tabelle wählen oder eine Abfrage schreiben.</translation>
    </message>
    <message>
        <source>Search &amp;commands</source>
        <translation>&amp;Befehle suchen</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>Search commands (%1)</source>
        <translation>Befehle suchen (%1)</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>Section 6, attribute disclosure</source>
        <translation>Abschnitt 6, Offenlegung von Attributen</translation>
    </message>
    <message>
        <source>Section 6, data</source>
        <translation>Abschnitt 6, Daten</translation>
    </message>
    <message>
        <source>Section 6, membership disclosure</source>
        <translation>Abschnitt 6, Offenlegung der Zugehörigkeit</translation>
    </message>
    <message>
        <source>Section 6, table of the attributes</source>
        <translation>Abschnitt 6, Tabelle der Attribute</translation>
    </message>
    <message>
        <source>Sensitive</source>
        <translation>Sensibel</translation>
    </message>
    <message>
        <source>Sensitive attribute</source>
        <translation>Sensibles Attribut</translation>
    </message>
    <message>
        <source>Sensitive attributes included</source>
        <translation>Sensible Attribute eingeschlossen</translation>
    </message>
    <message>
        <source>Sensitive attributes left out</source>
        <translation>Sensible Attribute weggelassen</translation>
    </message>
    <message>
        <source>Sensitive column</source>
        <translation>Sensible Spalte</translation>
    </message>
    <message>
        <source>Sensitive: what must not be linked to a person.</source>
        <translation>Sensibel: was sich keiner Person zuordnen lassen darf.</translation>
    </message>
    <message>
        <source>Server %1, port %2, database %3, user %4.</source>
        <translation>Server %1, Port %2, Datenbank %3, Benutzer %4.</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Set bins to %1</source>
        <translation>Klassen auf %1 setzen</translation>
    </message>
    <message>
        <source>Set c of (c,ℓ) to %1</source>
        <translation>c von (c,ℓ) auf %1 setzen</translation>
    </message>
    <message>
        <source>Set c to %1</source>
        <translation>c auf %1 setzen</translation>
    </message>
    <message>
        <source>Set its role</source>
        <translation>Rolle festlegen</translation>
    </message>
    <message>
        <source>Set t to %1</source>
        <translation>t auf %1 setzen</translation>
    </message>
    <message>
        <source>Set the smallest bucket to %1</source>
        <translation>Kleinsten Bucket auf %1 setzen</translation>
    </message>
    <message>
        <source>Set the smallest bucket to ℓ</source>
        <translation>Kleinsten Bucket auf ℓ setzen</translation>
    </message>
    <message>
        <source>Set the smallest bucket…</source>
        <translation>Kleinsten Bucket angeben…</translation>
    </message>
    <message>
        <source>Set their roles</source>
        <translation>Rollen festlegen</translation>
    </message>
    <message>
        <source>Set α to %1</source>
        <translation>α auf %1 setzen</translation>
    </message>
    <message>
        <source>Set α to 1</source>
        <translation>α auf 1 setzen</translation>
    </message>
    <message>
        <source>Set α to automatic</source>
        <translation>α auf automatisch setzen</translation>
    </message>
    <message>
        <source>Set ℓ to %1</source>
        <translation>ℓ auf %1 setzen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Several sensitive</source>
        <translation>Mehrere sensible</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Share of all tuples whose values in this column nobody else has; lower is safer. Such a value proves that the person is in the table, whatever ℓ is. Does not cover: values that only two people share.</source>
        <translation>Anteil aller Tupel, deren Werte in dieser Spalte sonst niemand hat; niedriger ist sicherer. Ein solcher Wert beweist, dass die Person in der Tabelle steht, unabhängig von ℓ. Deckt nicht ab: Werte, die nur zwei Personen teilen.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Show line %1</source>
        <translation>Zeile %1 zeigen</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>Neu mischen</translation>
    </message>
    <message>
        <source>Shuffle within buckets</source>
        <translation>Innerhalb der Buckets mischen</translation>
    </message>
    <message>
        <source>Shuffled at random, or each column sorted by value, which leaves no trace of the original order and needs no randomness.</source>
        <translation>Zufällig gemischt oder jede Spalte nach Wert sortiert; dann bleibt von der ursprünglichen Reihenfolge nichts, und kein Zufall ist nötig.</translation>
    </message>
    <message>
        <source>Side pane (Esc closes it)</source>
        <translation>Seitenbereich (Esc schließt ihn)</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signatur</translation>
    </message>
    <message>
        <source>Approve and write</source>
        <translation>Genehmigen und schreiben</translation>
    </message>
    <message>
        <source>Silhouette</source>
        <translation>Silhouette</translation>
    </message>
    <message>
        <source>Silhouette over c</source>
        <translation>Silhouette über c</translation>
    </message>
    <message>
        <source>Six lines of a table, one person each; next to them one bucket of the release, where each column is shuffled independently.</source>
        <translation>Sechs Zeilen einer Tabelle, je eine Person; daneben ein Bucket der Freigabe, in dem jede Spalte für sich gemischt ist.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size, p, value</source>
        <translation>Größe, p, Wert</translation>
    </message>
    <message>
        <source>Sizes are final once everything is written.</source>
        <translation>Die Größen stehen erst am Ende fest.</translation>
    </message>
    <message>
        <source>Skip all %1 records</source>
        <translation>Alle %1 Datensätze auslassen</translation>
    </message>
    <message>
        <source>Skip records: %1</source>
        <translation>Datensätze auslassen: %1</translation>
    </message>
    <message>
        <source>Skip this record</source>
        <translation>Diesen Datensatz auslassen</translation>
    </message>
    <message>
        <source>Sliced</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Sliced table; a line is not a person</source>
        <translation>Gemischte Tabelle; eine Zeile ist keine Person</translation>
    </message>
    <message>
        <source>Slicing keeps attributes that belong together in one column, puts similar records into buckets, and shuffles every column within its bucket. Most relationships between attributes are preserved, and nobody can be linked to a sensitive value with a probability above the limit you set.</source>
        <translation>Slicing hält zusammengehörige Attribute in einer Spalte, legt ähnliche Datensätze in Buckets und mischt jede Spalte innerhalb ihres Buckets. Die meisten Zusammenhänge zwischen Attributen bleiben erhalten, und niemand lässt sich mit einer Wahrscheinlichkeit über der gesetzten Grenze einem sensiblen Wert zuordnen.</translation>
    </message>
    <message>
        <source>Slicing: A New Approach to Privacy Preserving Data Publishing, computed anew on %1 tuple.</source>
        <translation>Slicing: A New Approach to Privacy Preserving Data Publishing, neu berechnet mit %1 Tupel.</translation>
    </message>
    <message>
        <source>Slicing: A New Approach to Privacy Preserving Data Publishing, computed anew on %1 tuples.</source>
        <translation>Slicing: A New Approach to Privacy Preserving Data Publishing, neu berechnet mit %1 Tupeln.</translation>
    </message>
    <message>
        <source>The small numbers on the cards are each attribute's silhouette. Below 0, the attribute would fit better in another column. Click a value of c to use that many columns.</source>
        <translation>Die kleinen Zahlen auf den Karten sind die Silhouette jedes Attributs. Unter 0 würde es besser in eine andere Spalte passen. Ein Klick auf einen Wert von c übernimmt diese Spaltenzahl.</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>Kleinster</translation>
    </message>
    <message>
        <source>Smallest bucket</source>
        <translation>Kleinster Bucket</translation>
    </message>
    <message>
        <source>smallest bucket not set</source>
        <translation>kleinster Bucket offen</translation>
    </message>
    <message>
        <source>minimum size?</source>
        <translation>Mindestgröße?</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>more hides</source>
        <translation>mehr verbirgt</translation>
    </message>
    <message>
        <source>Someone who knows all of this about a person:</source>
        <translation>Jemand, der all das über eine Person weiß:</translation>
    </message>
    <message>
        <source>Sort within buckets</source>
        <translation>Innerhalb der Buckets sortieren</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Such a value proves that the person is in the table, whatever ℓ is. Limit %1.</source>
        <translation>Ein solcher Wert beweist, dass die Person in der Tabelle steht, unabhängig von ℓ. Grenze %1.</translation>
    </message>
    <message>
        <source>Suggestion and its reason</source>
        <translation>Vorschlag und Grund</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Sum of φ² after slicing divided by the sum before; higher is better. Does not cover: relationships among three or more attributes.</source>
        <translation>Summe von φ² nach dem Slicing geteilt durch die Summe davor; höher ist besser. Deckt nicht ab: Zusammenhänge zwischen drei oder mehr Attributen.</translation>
    </message>
    <message>
        <source>Swap them</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Table 1 of the paper</source>
        <translation>Tabelle 1 des Aufsatzes</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tabellen (%1)</translation>
    </message>
    <message>
        <source>Tables and views, with about how many records they have</source>
        <translation>Tabellen und Sichten, mit der ungefähren Zahl ihrer Datensätze</translation>
    </message>
    <message>
        <source>Tables are ℓ-diverse for ℓ = 5, 8 and 10 with α = 2.</source>
        <translation>Mit α = 2 sind die Tabellen für ℓ = 5, 8 und 10 ℓ-divers.</translation>
    </message>
    <message>
        <source>The table as it was read</source>
        <translation>Tabelle, wie sie gelesen wurde</translation>
    </message>
    <message>
        <source>Take %1 out of the sensitive column (α = 1)</source>
        <translation>%1 aus der sensiblen Spalte nehmen (α = 1)</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Rundgang beginnen</translation>
    </message>
    <message>
        <source>Take the choice back</source>
        <translation>Die Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Rundgang beginnen</translation>
    </message>
    <message>
        <source>Tested on %1 folds that were held out; each training part is anonymized as a table of its own. More is better.</source>
        <translation>Geprüft an %1 zurückgehaltenen Teilen; jeder Trainingsteil wird als eigene Tabelle anonymisiert. Mehr ist besser.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Choose this person</source>
        <translation>Diese Person wählen</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>Claims shown</source>
        <translation>Gezeigte Behauptungen</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Das hat nicht funktioniert</translation>
    </message>
    <message>
        <source>The %1 achievable here is %2.</source>
        <translation>Hier erreichbar: %1 %2.</translation>
    </message>
    <message>
        <source>The bucket's records as they are in the table (O)</source>
        <translation>Die Datensätze des Buckets, wie sie in der Tabelle stehen (O)</translation>
    </message>
    <message>
        <source>The buckets do not meet the request.</source>
        <translation>Die Buckets erfüllen die Anforderung nicht.</translation>
    </message>
    <message>
        <source>Could not check the buckets</source>
        <translation>Die Buckets ließen sich nicht beurteilen</translation>
    </message>
    <message>
        <source>Columns as proposed for the current α and c; all pins are removed</source>
        <translation>Spalten wie für das jetzige α und c vorgeschlagen; alle Anheftungen werden gelöst</translation>
    </message>
    <message>
        <source>Columns as proposed for the current α and c; pinned attributes stay together (Ctrl+R)</source>
        <translation>Spalten wie für das jetzige α und c vorgeschlagen; Angeheftetes bleibt zusammen (Strg+R)</translation>
    </message>
    <message>
        <source>Could not generalize the columns</source>
        <translation>Die Spalten ließen sich nicht verallgemeinern</translation>
    </message>
    <message>
        <source>Show the curve in full size and as a table</source>
        <translation>Kurve in voller Größe und als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Show the first record that does not agree</source>
        <translation>Den ersten Datensatz zeigen, der nicht stimmt</translation>
    </message>
    <message>
        <source>The entry “%1” has the same content twice.</source>
        <translation>Der Eintrag „%1“ hat denselben Inhalt zweimal.</translation>
    </message>
    <message>
        <source>The entry “%1” must be a day such as 2027-11-30.</source>
        <translation>Der Eintrag „%1“ muss ein Tag wie 2027-11-30 sein.</translation>
    </message>
    <message>
        <source>The entry “%1” waives a rule twice, without a policy, without a reason or without a name, or one that this version does not know.</source>
        <translation>Der Eintrag „%1“ setzt eine Regel zweimal, ohne Richtlinie, ohne Begründung oder ohne Namen außer Kraft, oder eine, die diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>The entry “%1” was lost; its default is used.</source>
        <translation>Der Eintrag „%1“ ging verloren; es gilt der Standardwert.</translation>
    </message>
    <message>
        <source>The figures for individual tuples are being calculated.</source>
        <translation>Die Werte für einzelne Tupel werden berechnet.</translation>
    </message>
    <message>
        <source>The figures it is about were not computed.</source>
        <translation>Die Abbildungen dazu wurden nicht berechnet.</translation>
    </message>
    <message>
        <source>The file is too large to be a recipe.</source>
        <translation>Die Datei ist zu groß für ein Rezept.</translation>
    </message>
    <message>
        <source>The greatest probability with which anyone can be linked to a sensitive value. Lower is safer.</source>
        <translation>Die größte Wahrscheinlichkeit, mit der sich eine Person einem sensiblen Wert zuordnen lässt. Niedriger ist sicherer.</translation>
    </message>
    <message>
        <source>Could not calculate the greatest ℓ</source>
        <translation>Das größte ℓ ließ sich nicht berechnen</translation>
    </message>
    <message>
        <source>The group has fewer than %1 different values, so no c can work.</source>
        <translation>Die Gruppe hat weniger als %1 verschiedene Werte, also genügt kein c.</translation>
    </message>
    <message>
        <source>The guarantee in one sentence</source>
        <translation>Die Garantie in einem Satz</translation>
    </message>
    <message>
        <source>The guarantee is shown here</source>
        <translation>Hier steht die Garantie</translation>
    </message>
    <message>
        <source>An intruder could truthfully say</source>
        <translation>Ein Angreifer könnte wahrheitsgemäß sagen</translation>
    </message>
    <message>
        <source>The new language applies when you restart Tranche</source>
        <translation>Die neue Sprache gilt nach dem nächsten Start von Tranche</translation>
    </message>
    <message>
        <source>The smallest number of sensitive values that remain possible for a person. Higher is safer.</source>
        <translation>Die kleinste Zahl sensibler Werte, die für eine Person möglich bleiben. Höher ist sicherer.</translation>
    </message>
    <message>
        <source>The most likely sensitive value is less than c times as likely as the ℓ-th and all less likely values combined. A smaller c is stricter.&lt;br&gt;Does not cover: knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Der wahrscheinlichste sensible Wert ist weniger als c-mal so wahrscheinlich wie der ℓ-wahrscheinlichste und alle weniger wahrscheinlichen zusammen. Ein kleineres c ist strenger.&lt;br&gt;Deckt nicht ab: Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>How many times as likely the most likely value is as the ℓ-th and all less likely values combined, for the person for whom this is greatest. Any c above it is met. Lower is safer.</source>
        <translation>Wievielmal so wahrscheinlich der wahrscheinlichste Wert ist wie der ℓ-wahrscheinlichste und alle weniger wahrscheinlichen zusammen, bei der Person, bei der das am größten ist. Jedes größere c ist erfüllt. Niedriger ist sicherer.</translation>
    </message>
    <message>
        <source>The map appears once all pairs have been counted.</source>
        <translation>Die Karte erscheint, sobald alle Paare gezählt sind.</translation>
    </message>
    <message>
        <source>The mean difference does not have the same sign in every setting.</source>
        <translation>Die mittlere Differenz hat nicht in jeder Einstellung dasselbe Vorzeichen.</translation>
    </message>
    <message>
        <source>The mean difference has the same sign in every setting.</source>
        <translation>Die mittlere Differenz hat in jeder Einstellung dasselbe Vorzeichen.</translation>
    </message>
    <message>
        <source>This privacy model does not limit p(t,s) itself, so there is no limit line.</source>
        <translation>Dieses Schutzmodell begrenzt p(t,s) nicht selbst, deshalb gibt es keine Grenzlinie.</translation>
    </message>
    <message>
        <source>This privacy model does not limit p(t,s) itself, so there is no limit line. Its own worst figure over all tuples is %1.</source>
        <translation>Dieses Schutzmodell begrenzt p(t,s) nicht selbst, deshalb gibt es keine Grenzlinie. Sein eigener schlechtester Wert über alle Tupel ist %1.</translation>
    </message>
    <message>
        <source>The strongest guarantee this table allows.</source>
        <translation>Die stärkste Garantie, die diese Tabelle zulässt.</translation>
    </message>
    <message>
        <source>The picture was copied to the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The policy asks for a rule that this program does not know: “%1”.</source>
        <translation>Die Richtlinie verlangt eine Regel, die dieses Programm nicht kennt: „%1“.</translation>
    </message>
    <message>
        <source>The policy has an entry that this program does not know: “%1”.</source>
        <translation>Die Richtlinie enthält einen Eintrag, den dieses Programm nicht kennt: „%1“.</translation>
    </message>
    <message>
        <source>The policy has no “%1”.</source>
        <translation>In der Richtlinie fehlt „%1“.</translation>
    </message>
    <message>
        <source>The policy has the key “%1” twice.</source>
        <translation>Die Richtlinie enthält den Schlüssel „%1“ doppelt.</translation>
    </message>
    <message>
        <source>The policy is not a valid JSON object.</source>
        <translation>Die Richtlinie ist kein gültiges JSON-Objekt.</translation>
    </message>
    <message>
        <source>Could not open the recipe</source>
        <translation>Das Rezept ließ sich nicht öffnen</translation>
    </message>
    <message>
        <source>Could not save the recipe</source>
        <translation>Das Rezept ließ sich nicht speichern</translation>
    </message>
    <message>
        <source>The release has not been verified yet. Approve it once it has.</source>
        <translation>Die Freigabe ist noch nicht geprüft. Danach genehmigen.</translation>
    </message>
    <message>
        <source>The release has been written</source>
        <translation>Die Freigabe ist geschrieben</translation>
    </message>
    <message>
        <source>The release has been written for review</source>
        <translation>Die Freigabe ist zum Gegenprüfen geschrieben</translation>
    </message>
    <message>
        <source>Could not open the sample</source>
        <translation>Das Beispiel ließ sich nicht öffnen</translation>
    </message>
    <message>
        <source>The share of φ² between attributes that the release preserves. Higher is better.</source>
        <translation>Der Anteil von φ² zwischen Attributen, den die Freigabe erhält. Höher ist besser.</translation>
    </message>
    <message>
        <source>The sheet as it stands in the workbook</source>
        <translation>Das Blatt, wie es in der Arbeitsmappe steht</translation>
    </message>
    <message>
        <source>The table has changed since %1 was saved</source>
        <translation>Die Tabelle hat sich geändert, seit %1 gespeichert wurde</translation>
    </message>
    <message>
        <source>The table was copied to the clipboard.</source>
        <translation>Die Tabelle ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The table is not ready for a release yet.</source>
        <translation>Die Tabelle ist noch nicht reif für eine Freigabe.</translation>
    </message>
    <message>
        <source>The table of this recipe was not found</source>
        <translation>Die Tabelle dieses Rezepts wurde nicht gefunden</translation>
    </message>
    <message>
        <source>Could not open the table</source>
        <translation>Die Tabelle ließ sich nicht öffnen</translation>
    </message>
    <message>
        <source>These two are almost unrelated: knowing one reveals next to nothing about the other.</source>
        <translation>Die beiden hängen kaum zusammen: Das eine verrät so gut wie nichts über das andere.</translation>
    </message>
    <message>
        <source>These two say the same: knowing one means knowing the other.</source>
        <translation>Die beiden sagen dasselbe: Wer das eine kennt, kennt auch das andere.</translation>
    </message>
    <message>
        <source>The values look like telephone numbers.</source>
        <translation>Die Werte sehen wie Telefonnummern aus.</translation>
    </message>
    <message>
        <source>The values of a ticked column are published as ranges or sets, so that each combination covers at least this many tuples. Sensitive attributes stay as they are. Without a hierarchy, ranges follow the order of the values.</source>
        <translation>Die Werte einer angekreuzten Spalte werden als Bereiche oder Mengen veröffentlicht, sodass jede Kombination mindestens so viele Tupel umfasst. Sensible Attribute bleiben, wie sie sind. Ohne Hierarchie folgen die Bereiche der Reihenfolge der Werte.</translation>
    </message>
    <message>
        <source>The verifier checks each: bucket by bucket, every value of every column once.</source>
        <translation>Der Prüfer prüft jede Bucket für Bucket: Jeder Wert jeder Spalte steht genau einmal darin.</translation>
    </message>
    <message>
        <source>The verifier found problems; see the list.</source>
        <translation>Der Prüfer hat Probleme gefunden; siehe Liste.</translation>
    </message>
    <message>
        <source>The verifier found that this release does not keep its promises, so it cannot be approved.</source>
        <translation>Der Prüfer hat gefunden, dass diese Freigabe ihre Versprechen nicht hält; sie kann nicht genehmigt werden.</translation>
    </message>
    <message>
        <source>The whole file is read in this encoding. Look at the first records: are their letters right?</source>
        <translation>Die ganze Datei wird in dieser Kodierung gelesen. Sehen Sie die ersten Datensätze an: Stimmen die Buchstaben?</translation>
    </message>
    <message>
        <source>The workbook has no visible sheet with cells. Choose a sheet by its name.</source>
        <translation>Die Arbeitsmappe hat kein sichtbares Blatt mit Zellen. Ein Blatt mit seinem Namen wählen.</translation>
    </message>
    <message>
        <source>The workbook is damaged and cannot be unpacked. Use another copy, or save it again where it was made.</source>
        <translation>Die Arbeitsmappe ist beschädigt und lässt sich nicht entpacken. Eine andere Kopie verwenden oder sie dort, wo sie entstand, neu speichern.</translation>
    </message>
    <message>
        <source>The workbook is damaged: part “%1” cannot be read from line %2 on. Save it again where it was made.</source>
        <translation>Die Arbeitsmappe ist beschädigt: Der Teil „%1“ ist ab Zeile %2 nicht lesbar. Sie dort, wo sie entstand, neu speichern.</translation>
    </message>
    <message>
        <source>The workbook lacks a part, “%1”. Save it again where it was made.</source>
        <translation>Der Arbeitsmappe fehlt ein Teil, „%1“. Sie dort, wo sie entstand, neu speichern.</translation>
    </message>
    <message>
        <source>The workbook unpacks to far more than a table needs, so it is not read. Save it again with a spreadsheet program.</source>
        <translation>Die Arbeitsmappe wird beim Entpacken viel größer, als eine Tabelle sein muss, und wird deshalb nicht gelesen. Sie mit einer Tabellenkalkulation neu speichern.</translation>
    </message>
    <message>
        <source>There are more fakes the larger the buckets are.</source>
        <translation>Je größer die Buckets, desto mehr Fälschungen.</translation>
    </message>
    <message>
        <source>There are nearly twice as many fakes as originals there.</source>
        <translation>Es gibt dort fast doppelt so viele Fälschungen wie Originale.</translation>
    </message>
    <message>
        <source>The files have not been verified yet.</source>
        <translation>Die Dateien sind noch nicht geprüft.</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
        <translation>Eine Zahl von 1 bis %1 eingeben.</translation>
    </message>
    <message>
        <source>Enter a line number from 1 to %1.</source>
        <translation>Eine Zeilennummer von 1 bis %1 eingeben.</translation>
    </message>
    <message>
        <source>Could not split the table into buckets</source>
        <translation>Die Tabelle ließ sich nicht in Buckets teilen</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>The zip archive could not be made. Choose folders instead.</source>
        <translation>Das Zip-Archiv konnte nicht erstellt werden. Stattdessen Ordner wählen.</translation>
    </message>
    <message>
        <source>There are no buckets yet.</source>
        <translation>Es gibt noch keine Buckets.</translation>
    </message>
    <message>
        <source>Could not propose columns</source>
        <translation>Es ließen sich keine Spalten vorschlagen</translation>
    </message>
    <message>
        <source>There is no attribute called %1 in the release.</source>
        <translation>In der Freigabe gibt es kein Attribut namens %1.</translation>
    </message>
    <message>
        <source>Could not calculate the correlation</source>
        <translation>Die Korrelation ließ sich nicht berechnen</translation>
    </message>
    <message>
        <source>There are no fakes, and every tuple matches exactly one bucket, so there is nothing to compare.</source>
        <translation>Es gibt keine Fälschungen, und jedes Tupel passt in genau einen Bucket; zu vergleichen ist also nichts.</translation>
    </message>
    <message>
        <source>The folder for temporary files is full, or there is no sample with this name.</source>
        <translation>Der Ordner für temporäre Dateien ist voll, oder es gibt kein Beispiel dieses Namens.</translation>
    </message>
    <message>
        <source>There is no sliced table that meets the request.</source>
        <translation>Es gibt keine gemischte Tabelle, die die Anforderung erfüllt.</translation>
    </message>
    <message>
        <source>There is no such file. Check its name and folder.</source>
        <translation>Diese Datei gibt es nicht. Name und Ordner prüfen.</translation>
    </message>
    <message>
        <source>These roles do not work yet</source>
        <translation>Diese Rollen lassen sich noch nicht verwenden</translation>
    </message>
    <message>
        <source>Kept on %1. The table will be read again from its file.</source>
        <translation>Aufbewahrt am %1. Die Tabelle wird erneut aus ihrer Datei gelesen.</translation>
    </message>
    <message>
        <source>They are made once all earlier stages have a result.</source>
        <translation>Sie werden gebildet, sobald alle früheren Schritte ein Ergebnis haben.</translation>
    </message>
    <message>
        <source>They grow, but exponential growth would be by p for every further column.</source>
        <translation>Sie wächst, aber exponentielles Wachstum wäre um das p-Fache je weiterer Spalte.</translation>
    </message>
    <message>
        <source>This attribute has a single value, so there is nothing to guess. Choose another target.</source>
        <translation>Dieses Attribut hat nur einen Wert; da gibt es nichts zu erraten. Ein anderes Ziel wählen.</translation>
    </message>
    <message>
        <source>This computer cannot convert the encoding. Save the file as UTF-8.</source>
        <translation>Dieser Rechner kann die Kodierung nicht umwandeln. Die Datei als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>This computer lacks the part that speaks to %1. Install the package %2.</source>
        <translation>Diesem Computer fehlt der Teil, der mit %1 spricht. Das Paket %2 installieren.</translation>
    </message>
    <message>
        <source>This figure could not be calculated. To try again, choose Edit &gt; Recalculate.</source>
        <translation>Dieser Wert ließ sich nicht berechnen. Noch einmal versuchen: Bearbeiten &gt; Neu berechnen.</translation>
    </message>
    <message>
        <source>This file is no SQLite database, is damaged, or is encrypted.</source>
        <translation>Diese Datei ist keine SQLite-Datenbank, ist beschädigt oder verschlüsselt.</translation>
    </message>
    <message>
        <source>This file is no zip file, so nothing can be chosen in it.</source>
        <translation>Diese Datei ist keine Zip-Datei, darin lässt sich nichts auswählen.</translation>
    </message>
    <message>
        <source>The guarantee is met because a tuple matches several buckets. The files alone cannot prove this; checking it takes the original table.</source>
        <translation>Die Garantie ist erfüllt, weil ein Tupel in mehrere Buckets passt. Allein aus den Dateien lässt sich das nicht beweisen; zum Prüfen braucht man die ursprüngliche Tabelle.</translation>
    </message>
    <message>
        <source>This line names an attribute that has a line already. Remove one of the two.</source>
        <translation>Diese Zeile nennt ein Attribut, das schon eine Zeile hat. Eine von beiden entfernen.</translation>
    </message>
    <message>
        <source>This line names no attribute of the table. Correct the name, or remove the line.</source>
        <translation>Diese Zeile nennt kein Attribut der Tabelle. Den Namen berichtigen oder die Zeile entfernen.</translation>
    </message>
    <message>
        <source>This packed file ends too early. Nothing was read. Copy or download it again.</source>
        <translation>Diese gepackte Datei endet zu früh. Nichts wurde gelesen. Sie noch einmal kopieren oder herunterladen.</translation>
    </message>
    <message>
        <source>This packed file is damaged. Nothing was read. Copy or download it again.</source>
        <translation>Diese gepackte Datei ist beschädigt. Nichts wurde gelesen. Sie noch einmal kopieren oder herunterladen.</translation>
    </message>
    <message>
        <source>Tick: the limit %1</source>
        <translation>Strich: die Grenze %1</translation>
    </message>
    <message>
        <source>Tick: the share in the whole table</source>
        <translation>Strich: der Anteil in der ganzen Tabelle</translation>
    </message>
    <message>
        <source>Ticked: converted, and written into the recipe. Not ticked: read exactly as it stands.</source>
        <translation>Angekreuzt: umgewandelt und im Rezept vermerkt. Nicht angekreuzt: genau so gelesen, wie es dasteht.</translation>
    </message>
    <message>
        <source>Time of slicing by attributes</source>
        <translation>Zeit des Slicings nach Attributen</translation>
    </message>
    <message>
        <source>Time of slicing by tuples</source>
        <translation>Zeit des Slicings nach Tupeln</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>Trained as in the paper</source>
        <translation>Trainiert wie in der Arbeit</translation>
    </message>
    <message>
        <source>Trained as in the paper: %1.</source>
        <translation>Trainiert wie in der Arbeit: %1.</translation>
    </message>
    <message>
        <source>Tranche</source>
        <translation>Tranche</translation>
    </message>
    <message>
        <source>Tranche speaks to this one server, and only while this window reads. For a SQLite file there is no network at all.</source>
        <translation>Tranche spricht mit diesem einen Server, und nur, solange dieses Fenster liest. Bei einer SQLite-Datei gibt es gar kein Netz.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Try all attributes</source>
        <translation>Alle Attribute versuchen</translation>
    </message>
    <message>
        <source>Try the widest attribute only</source>
        <translation>Nur das breiteste Attribut versuchen</translation>
    </message>
    <message>
        <source>Tuple: one record of the original table; it stands for one person.</source>
        <translation>Tupel: ein Datensatz der ursprünglichen Tabelle; er steht für eine Person.</translation>
    </message>
    <message>
        <source>Tuples</source>
        <translation>Tupel</translation>
    </message>
    <message>
        <source>Tuples by the number of buckets they match, %1</source>
        <translation>Tupel nach der Zahl passender Buckets, %1</translation>
    </message>
    <message>
        <source>Tuples in a bucket</source>
        <translation>Tupel je Bucket</translation>
    </message>
    <message>
        <source>Tuples of the table, numbered as in the file</source>
        <translation>Tupel der Tabelle, nummeriert wie in der Datei</translation>
    </message>
    <message>
        <source>The least number of tuples in every bucket. Higher hides people in larger groups but gives fewer buckets.</source>
        <translation>Mindestzahl der Tupel in jedem Bucket. Höher verbirgt Personen in größeren Gruppen, ergibt aber weniger Buckets.</translation>
    </message>
    <message>
        <source>The line as it stands in the file</source>
        <translation>Die Zeile, wie sie in der Datei steht</translation>
    </message>
    <message>
        <source>Turn a table about people into one you can publish</source>
        <translation>Aus einer Tabelle über Personen eine veröffentlichbare machen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Enter at least one value that an intruder may know about a person, who may or may not be in the table.</source>
        <translation>Mindestens einen Wert eingeben, den ein Angreifer über eine Person wissen könnte, ob sie in der Tabelle steht oder nicht.</translation>
    </message>
    <message>
        <source>Enter what someone may know about a person, and see what follows from the release. The plots show the same for all people at once.</source>
        <translation>Eingeben, was jemand über eine Person wissen könnte, und sehen, was aus der Freigabe folgt. Die Diagramme zeigen dasselbe für alle Personen zugleich.</translation>
    </message>
    <message>
        <source>Every approval signed: %1</source>
        <translation>Jede Genehmigung signiert: %1</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Une&amp;ven records</source>
        <translation>&amp;Ungleiche Datensätze</translation>
    </message>
    <message>
        <source>Unique: warn above</source>
        <translation>Eindeutig: warnen ab</translation>
    </message>
    <message>
        <source>Unpacked, this file takes more than %1. If you trust it, unpack it yourself.</source>
        <translation>Entpackt braucht diese Datei mehr als %1. Wenn Sie ihr vertrauen, entpacken Sie sie selbst.</translation>
    </message>
    <message>
        <source>Unique in %1: %2, limit %3</source>
        <translation>Eindeutig in %1: %2, Grenze %3</translation>
    </message>
    <message>
        <source>Unique in this column</source>
        <translation>In dieser Spalte eindeutig</translation>
    </message>
    <message>
        <source>Unique tuples</source>
        <translation>Eindeutige Tupel</translation>
    </message>
    <message>
        <source>Unique values in a column, share at most %1</source>
        <translation>Einmalige Werte in einer Spalte, Anteil höchstens %1</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Values of %1 that are missing from its hierarchy: %2.</source>
        <translation>Werte von %1, die in der Hierarchie fehlen: %2.</translation>
    </message>
    <message>
        <source>Values of %1 that are not numbers, although they are said to be: %2.</source>
        <translation>Werte von %1, die keine Zahlen sind, obwohl sie es sein sollen: %2.</translation>
    </message>
    <message>
        <source>Values of %1 that only the earlier table had: %2.</source>
        <translation>Werte von %1, die nur die frühere Tabelle hatte: %2.</translation>
    </message>
    <message>
        <source>Values of %1 that the earlier table did not have: %2.</source>
        <translation>Werte von %1, die die frühere Tabelle nicht hatte: %2.</translation>
    </message>
    <message>
        <source>Values unique in their column</source>
        <translation>In ihrer Spalte eindeutige Werte</translation>
    </message>
    <message>
        <source>Values with a label: %1 of %2. Only labels of values in the release are published.</source>
        <translation>Werte mit Beschriftung: %1 von %2. Veröffentlicht werden nur Beschriftungen von Werten, die in der Freigabe vorkommen.</translation>
    </message>
    <message>
        <source>Values with label</source>
        <translation>Werte mit Beschriftung</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Verification of %1</source>
        <translation>Nachprüfung von %1</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Verified with the original table: %1</source>
        <translation>Mit der Originaltabelle geprüft: %1</translation>
    </message>
    <message>
        <source>Verifier</source>
        <translation>Prüfer</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Verifying the release</source>
        <translation>Freigabe wird geprüft</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Was sich tun lässt</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>what someone could learn about a person. See Risk for who is in the table.</source>
        <translation>was jemand über eine Person erfahren könnte. Wer in der Tabelle steht, wird unter Risiko beurteilt.</translation>
    </message>
    <message>
        <source>What belongs together</source>
        <translation>Was zusammengehört</translation>
    </message>
    <message>
        <source>What can be inferred about a person differs from the distribution in the whole table by at most t (earth mover's distance). A smaller t is stricter.&lt;br&gt;Does not cover: what the table as a whole reveals, knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Was sich über eine Person folgern lässt, weicht von der Verteilung in der ganzen Tabelle um höchstens t ab (Earth-Mover-Distanz). Ein kleineres t ist strenger.&lt;br&gt;Deckt nicht ab: was die Tabelle als Ganzes verrät, Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>The result was copied to the clipboard.</source>
        <translation>Das Ergebnis ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Possible: %1.</source>
        <translation>Möglich: %1.</translation>
    </message>
    <message>
        <source>What happens to records with a missing value. Individual attributes can differ: see Roles.</source>
        <translation>Was mit Datensätzen mit fehlenden Werten geschieht. Einzelne Attribute können abweichen: siehe Rollen.</translation>
    </message>
    <message>
        <source>What is &amp;guaranteed, and what is not</source>
        <translation>Was &amp;garantiert ist und was nicht</translation>
    </message>
    <message>
        <source>What is known about %1</source>
        <translation>Was über %1 bekannt ist</translation>
    </message>
    <message>
        <source>If you continue, unsaved changes are lost.</source>
        <translation>Beim Fortfahren gehen nicht gespeicherte Änderungen verloren.</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Waiting for the database, at most %1 s for each answer.</source>
        <translation>Warten auf die Datenbank, höchstens %1 s auf jede Antwort.</translation>
    </message>
    <message>
        <source>Waiting for the server, at most %1 s.</source>
        <translation>Warten auf den Server, höchstens %1 s.</translation>
    </message>
    <message>
        <source>What is compared in each tuple</source>
        <translation>Was von jedem Tupel verglichen wird</translation>
    </message>
    <message>
        <source>What is computed</source>
        <translation>Was berechnet wird</translation>
    </message>
    <message>
        <source>What is in this zip file is locked with a password. Unpack it, then open what was inside.</source>
        <translation>Was in dieser Zip-Datei ist, ist mit einem Passwort gesperrt. Sie entpacken und öffnen, was darin war.</translation>
    </message>
    <message>
        <source>What other settings would lead to</source>
        <translation>Was andere Einstellungen ergäben</translation>
    </message>
    <message>
        <source>What slicing removes</source>
        <translation>Was durch das Slicing verloren geht</translation>
    </message>
    <message>
        <source>What some cells have at their end and others have not is removed.</source>
        <translation>Was manche Zellen am Ende haben und andere nicht, wird entfernt.</translation>
    </message>
    <message>
        <source>What someone who has the release could still learn about sensitive values and about who is in the table.</source>
        <translation>Was jemand aus der Freigabe noch erfahren könnte: über sensible Werte und darüber, wer in der Tabelle steht.</translation>
    </message>
    <message>
        <source>What the attributes mean</source>
        <translation>Was die Attribute bedeuten</translation>
    </message>
    <message>
        <source>What prevents it: shares of %1</source>
        <translation>Was es verhindert: Anteile von %1</translation>
    </message>
    <message>
        <source>Exactly what you saw in the preview is written; it is not shuffled again. Any change makes it a draft again.</source>
        <translation>Geschrieben wird genau, was in der Vorschau zu sehen war; neu gemischt wird nicht. Jede Änderung macht wieder einen Entwurf daraus.</translation>
    </message>
    <message>
        <source>Files to be written</source>
        <translation>Zu schreibende Dateien</translation>
    </message>
    <message>
        <source>Files, in the order in which they are read</source>
        <translation>Dateien in der Reihenfolge, in der sie gelesen werden</translation>
    </message>
    <message>
        <source>Where a bucket is split: at the median value, where the halves are most equal in size, or in the exact middle, which may separate equal values.</source>
        <translation>Wo ein Bucket geteilt wird: am Median, dort, wo die Hälften am ehesten gleich groß sind, oder genau in der Mitte, was gleiche Werte trennen kann.</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Wo sie liegt</translation>
    </message>
    <message>
        <source>Where the table is</source>
        <translation>Wo die Tabelle liegt</translation>
    </message>
    <message>
        <source>If a bucket cannot be split by its widest attribute, whether to try the others. All gives more buckets.</source>
        <translation>Ob bei einem Bucket, der sich nach dem breitesten Attribut nicht teilen lässt, auch die anderen versucht werden. Alle ergibt mehr Buckets.</translation>
    </message>
    <message>
        <source>Whether records with a missing value are dropped, or missing counts as a value. Individual attributes can differ: see Roles.</source>
        <translation>Ob Datensätze mit einem fehlenden Wert entfallen oder „fehlt“ als eigener Wert gilt. Einzelne Attribute können abweichen: siehe Rollen.</translation>
    </message>
    <message>
        <source>Attributes shown</source>
        <translation>Angezeigte Attribute</translation>
    </message>
    <message>
        <source>Someone who counts the buckets that a combination matches can tell originals from fakes as well as the AUC indicates.</source>
        <translation>Wer zählt, in wie viele Buckets eine Kombination passt, kann Originale und Fälschungen so gut unterscheiden, wie die AUC angibt.</translation>
    </message>
    <message>
        <source>Someone who looks for a person remains at least as uncertain about the sensitive value, measured by entropy, as among ℓ equally likely ones.&lt;br&gt;Does not cover: a single likely value offset by many rare ones, knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Wer eine Person sucht, bleibt über den sensiblen Wert, gemessen an der Entropie, mindestens so unsicher wie bei ℓ gleich wahrscheinlichen.&lt;br&gt;Deckt nicht ab: einen einzelnen wahrscheinlichen Wert, den viele seltene ausgleichen, Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>Something is chosen for a record of a file that is not read. Name that file too, or take the choice back.</source>
        <translation>Etwas ist für einen Datensatz einer Datei gewählt, die nicht eingelesen wird. Auch diese Datei nennen oder die Wahl zurücknehmen.</translation>
    </message>
    <message>
        <source>Whole tuples</source>
        <translation>Ganze Tupel</translation>
    </message>
    <message>
        <source>Whole tuples unique in the original: %1.</source>
        <translation>Ganze Tupel, die im Original eindeutig sind: %1.</translation>
    </message>
    <message>
        <source>Widths of the fields</source>
        <translation>Breiten der Felder</translation>
    </message>
    <message>
        <source>With c = 5, the attributes form the columns that the paper prints.</source>
        <translation>Mit c = 5 bilden die Attribute die Spalten, die die Arbeit nennt.</translation>
    </message>
    <message>
        <source>For any greater α, this kind of guarantee is impossible.</source>
        <translation>Für jedes größere α ist eine solche Garantie nicht möglich.</translation>
    </message>
    <message>
        <source>With these settings a tuple may match several buckets, so the files alone may not be enough to prove the guarantee.</source>
        <translation>Mit diesen Einstellungen kann ein Tupel in mehrere Buckets passen; dann reichen die Dateien allein möglicherweise nicht aus, um die Garantie zu beweisen.</translation>
    </message>
    <message>
        <source>With α %1, %4 %2: %3; limited by %5.</source>
        <translation>Mit α %1, %4 %2: %3; begrenzt durch %5.</translation>
    </message>
    <message>
        <source>With α = 2 the sensitive column is always {Sex, Occupation}.</source>
        <translation>Mit α = 2 ist die sensible Spalte immer {Sex, Occupation}.</translation>
    </message>
    <message>
        <source>No hierarchy</source>
        <translation>Keine Hierarchie</translation>
    </message>
    <message>
        <source>Works offline; nothing is sent anywhere</source>
        <translation>Arbeitet offline; es werden keine Daten übertragen</translation>
    </message>
    <message>
        <source>Write release: folder and name</source>
        <translation>Freigabe schreiben: Ordner und Name</translation>
    </message>
    <message>
        <source>Write release…</source>
        <translation>Freigabe schreiben…</translation>
    </message>
    <message>
        <source>Writing %1.release</source>
        <translation>%1.release wird geschrieben</translation>
    </message>
    <message>
        <source>Writing the report …</source>
        <translation>Der Bericht wird geschrieben…</translation>
    </message>
    <message>
        <source>Written into the release</source>
        <translation>Das kommt in die Freigabe</translation>
    </message>
    <message>
        <source>Written: you can publish %1; keep %2 private. Both are in %3.</source>
        <translation>Geschrieben: %1 kann veröffentlicht werden, %2 bleibt intern. Beide liegen in %3.</translation>
    </message>
    <message>
        <source>You can publish %1. Keep %2 private.</source>
        <translation>Sie können %1 veröffentlichen. Behalten Sie %2 für sich.</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Vergrößern (+)</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Verkleinern (−)</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>about %1 times in %2</source>
        <translation>in etwa %1 von %2 Fällen</translation>
    </message>
    <message>
        <source>about %1 times in 100</source>
        <translation>in etwa %1 von 100 Fällen</translation>
    </message>
    <message>
        <source>about one time in %1</source>
        <translation>in etwa einem von %1 Fällen</translation>
    </message>
    <message>
        <source>waiting for %1</source>
        <translation>wartet auf %1</translation>
    </message>
    <message>
        <source>waiting for Buckets</source>
        <translation>wartet auf Buckets</translation>
    </message>
    <message>
        <source>after slicing %1</source>
        <translation>nach dem Slicing %1</translation>
    </message>
    <message>
        <source>all %1 as printed</source>
        <translation>alle %1 wie angegeben</translation>
    </message>
    <message>
        <source>all attributes</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>trying all attributes</source>
        <translation>alle Attribute versucht</translation>
    </message>
    <message>
        <source>all limits met</source>
        <translation>alle Grenzen eingehalten</translation>
    </message>
    <message>
        <source>all records</source>
        <translation>allen Datensätzen</translation>
    </message>
    <message>
        <source>all records with %1</source>
        <translation>allen Datensätzen mit %1</translation>
    </message>
    <message>
        <source>all that is used; rows: %1, columns: %2</source>
        <translation>alles, was benutzt ist; Zeilen: %1, Spalten: %2</translation>
    </message>
    <message>
        <source>and %1 more values, each at most %2</source>
        <translation>und %1 weitere Werte, je höchstens %2</translation>
    </message>
    <message>
        <source>and %1 more, together %2</source>
        <translation>und %1 weitere, zusammen %2</translation>
    </message>
    <message>
        <source>another value</source>
        <translation>ein anderer Wert</translation>
    </message>
    <message>
        <source>any number of blanks</source>
        <translation>beliebig viele Leerzeichen</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>genehmigt</translation>
    </message>
    <message>
        <source>are hidden</source>
        <translation>werden verborgen</translation>
    </message>
    <message>
        <source>as detected</source>
        <translation>wie erkannt</translation>
    </message>
    <message>
        <source>as in the paper</source>
        <translation>wie in der Arbeit</translation>
    </message>
    <message>
        <source>as in the paper: random linkings, with their spread, and bounds</source>
        <translation>wie in der Arbeit: zufällige Verknüpfungen mit Spannweite, und Grenzen</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>as proposed</source>
        <translation>laut Vorschlag</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>wie in der Datei angegeben</translation>
    </message>
    <message>
        <source>as the privacy model requires</source>
        <translation>wie das Schutzmodell verlangt</translation>
    </message>
    <message>
        <source>as they are written</source>
        <translation>wie sie geschrieben sind</translation>
    </message>
    <message>
        <source>as you have decided, in %1 attribute</source>
        <translation>wie Sie entschieden haben, in %1 Attribut</translation>
    </message>
    <message>
        <source>as you have decided, in %1 attributes</source>
        <translation>wie Sie entschieden haben, in %1 Attributen</translation>
    </message>
    <message>
        <source>required %1</source>
        <translation>verlangt %1</translation>
    </message>
    <message>
        <source>right answers in percent</source>
        <translation>richtige Antworten in Prozent</translation>
    </message>
    <message>
        <source>association</source>
        <translation>erhalten</translation>
    </message>
    <message>
        <source>association %1</source>
        <translation>erhalten %1</translation>
    </message>
    <message>
        <source>association kept %1</source>
        <translation>erhaltener Zusammenhang %1</translation>
    </message>
    <message>
        <source>association, %1 to %2 %</source>
        <translation>erhalten, %1 bis %2 %</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>attributes?</source>
        <translation>Attribut(?:e|en|s)?</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>bar  |</source>
        <translation>senkrechter Strich  |</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>both in column %1, so every pair of values is kept</source>
        <translation>beide in Spalte %1, also bleibt jedes Wertepaar erhalten</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>bucket size p</source>
        <translation>Bucketgröße p</translation>
    </message>
    <message>
        <source>bucketization</source>
        <translation>Bucketisierung</translation>
    </message>
    <message>
        <source>buckets</source>
        <translation>Buckets</translation>
    </message>
    <message>
        <source>buckets %1</source>
        <translation>Buckets %1</translation>
    </message>
    <message>
        <source>buckets alone</source>
        <translation>nur die Buckets</translation>
    </message>
    <message>
        <source>buckets are ready</source>
        <translation>Buckets stehen fest</translation>
    </message>
    <message>
        <source>buckets, %1 to %2</source>
        <translation>Buckets, %1 bis %2</translation>
    </message>
    <message>
        <source>buckets?</source>
        <translation>Buckets?</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>by attribute</source>
        <translation>je Attribut</translation>
    </message>
    <message>
        <source>by splitting</source>
        <translation>durch Teilen</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach Name</translation>
    </message>
    <message>
        <source>c  columns</source>
        <translation>c  Spalten</translation>
    </message>
    <message>
        <source>c = %1 at ℓ = %2</source>
        <translation>c = %1 bei ℓ = %2</translation>
    </message>
    <message>
        <source>c = %1: mean silhouette %2; click to use this many columns</source>
        <translation>c = %1: mittlere Silhouette %2; ein Klick übernimmt diese Spaltenzahl</translation>
    </message>
    <message>
        <source>c = 2, proposed</source>
        <translation>c = 2, vorgeschlagen</translation>
    </message>
    <message>
        <source>c = 2, {Age, Marital, Sex} apart</source>
        <translation>c = 2, {Age, Marital, Sex} getrennt</translation>
    </message>
    <message>
        <source>c = 5, proposed</source>
        <translation>c = 5, vorgeschlagen</translation>
    </message>
    <message>
        <source>c = 5, the paper's</source>
        <translation>c = 5, aus der Arbeit</translation>
    </message>
    <message>
        <source>c of (c,ℓ)</source>
        <translation>c von (c,ℓ)</translation>
    </message>
    <message>
        <source>c, columns</source>
        <translation>c, Spalten</translation>
    </message>
    <message>
        <source>c, number of columns</source>
        <translation>c, Anzahl der Spalten</translation>
    </message>
    <message>
        <source>c, number of columns (as proposed for each)</source>
        <translation>c, Anzahl der Spalten (wie jeweils vorgeschlagen)</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>check certificate</source>
        <translation>Zertifikat prüfen</translation>
    </message>
    <message>
        <source>last change: %1</source>
        <translation>letzte Änderung: %1</translation>
    </message>
    <message>
        <source>cluster map</source>
        <translation>Clusterkarte</translation>
    </message>
    <message>
        <source>colon  :</source>
        <translation>Doppelpunkt  :</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>columns?</source>
        <translation>Spalten?</translation>
    </message>
    <message>
        <source>comma  ,</source>
        <translation>Komma  ,</translation>
    </message>
    <message>
        <source>comma  1,5</source>
        <translation>Komma  1,5</translation>
    </message>
    <message>
        <source>calculating</source>
        <translation>wird berechnet</translation>
    </message>
    <message>
        <source>calculating …</source>
        <translation>wird berechnet…</translation>
    </message>
    <message>
        <source>correlation</source>
        <translation>Korrelation</translation>
    </message>
    <message>
        <source>counts below</source>
        <translation>Anzahlen unter</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>split at the median</source>
        <translation>am Median geteilt</translation>
    </message>
    <message>
        <source>split evenly</source>
        <translation>gleichmäßig geteilt</translation>
    </message>
    <message>
        <source>split in the exact middle</source>
        <translation>genau in der Mitte geteilt</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>date, %1</source>
        <translation>Datum, %1</translation>
    </message>
    <message>
        <source>date, day first</source>
        <translation>Datum, Tag zuerst</translation>
    </message>
    <message>
        <source>date, month first</source>
        <translation>Datum, Monat zuerst</translation>
    </message>
    <message>
        <source>day first</source>
        <translation>Tag zuerst</translation>
    </message>
    <message>
        <source>decide</source>
        <translation>entscheiden</translation>
    </message>
    <message>
        <source>distinct ℓ (weak)</source>
        <translation>distinktes ℓ (schwach)</translation>
    </message>
    <message>
        <source>distinct ℓ = %1</source>
        <translation>distinktes ℓ = %1</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>double  &quot;</source>
        <translation>doppelt  &quot;</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>drawn when they are added</source>
        <translation>werden beim Hinzufügen gezogen</translation>
    </message>
    <message>
        <source>drop the record</source>
        <translation>Datensatz weglassen</translation>
    </message>
    <message>
        <source>undo any of them with Ctrl+Z</source>
        <translation>alles lässt sich mit Strg+Z rückgängig machen</translation>
    </message>
    <message>
        <source>entropy ℓ</source>
        <translation>Entropie-ℓ</translation>
    </message>
    <message>
        <source>entropy ℓ = %1</source>
        <translation>Entropie-ℓ = %1</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>every choice can be overruled</source>
        <translation>jede Wahl lässt sich ändern</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>expected counts</source>
        <translation>erwartete Anzahlen</translation>
    </message>
    <message>
        <source>not met</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>not met, even unsplit</source>
        <translation>nicht erfüllt, auch ungeteilt</translation>
    </message>
    <message>
        <source>not met: above the limit</source>
        <translation>nicht erfüllt: über der Grenze</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>fakes</source>
        <translation>Fälschungen</translation>
    </message>
    <message>
        <source>fakes, 11 to 20</source>
        <translation>Fälschungen, 11 bis 20</translation>
    </message>
    <message>
        <source>fakes, more than 20</source>
        <translation>Fälschungen, mehr als 20</translation>
    </message>
    <message>
        <source>fakes, up to 10</source>
        <translation>Fälschungen, bis 10</translation>
    </message>
    <message>
        <source>fakes?</source>
        <translation>Fälschung(?:en)?</translation>
    </message>
    <message>
        <source>fields joined as chosen in %1 record</source>
        <translation>Felder wie gewählt verbunden in %1 Datensatz</translation>
    </message>
    <message>
        <source>fields joined as chosen in %1 records</source>
        <translation>Felder wie gewählt verbunden in %1 Datensätzen</translation>
    </message>
    <message>
        <source>for every tuple,
every p(t,s) ≤ 1/ℓ</source>
        <translation>für jedes Tupel,
jedes p(t,s) ≤ 1/ℓ</translation>
    </message>
    <message>
        <source>for example: no linking with other data, no attempt to find a person</source>
        <translation>zum Beispiel: kein Verknüpfen mit anderen Daten, kein Versuch, eine Person zu finden</translation>
    </message>
    <message>
        <source>from correlation to shuffle</source>
        <translation>von der Korrelation bis zum Mischen</translation>
    </message>
    <message>
        <source>from expected counts; the line is the error bar</source>
        <translation>aus erwarteten Anzahlen; die Linie ist der Fehlerbalken</translation>
    </message>
    <message>
        <source>generalization</source>
        <translation>Generalisierung</translation>
    </message>
    <message>
        <source>greatest ℓ</source>
        <translation>größtes ℓ</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>met</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>met; higher is safer</source>
        <translation>erfüllt; höher ist sicherer</translation>
    </message>
    <message>
        <source>met; lower is safer</source>
        <translation>erfüllt; niedriger ist sicherer</translation>
    </message>
    <message>
        <source>met; not by the files alone</source>
        <translation>erfüllt; nicht allein aus Dateien</translation>
    </message>
    <message>
        <source>the size of individual buckets; see Buckets.</source>
        <translation>die Größe einzelner Buckets; siehe Buckets.</translation>
    </message>
    <message>
        <source>the sliced file alone, for those who can work from bucket counts</source>
        <translation>nur die gemischte Datei, für alle, die mit Anzahlen je Bucket rechnen können</translation>
    </message>
    <message>
        <source>the table itself</source>
        <translation>die Tabelle selbst</translation>
    </message>
    <message>
        <source>how likely each value is: one of them may be almost certain.</source>
        <translation>wie wahrscheinlich jeder Wert ist: Einer davon kann fast sicher sein.</translation>
    </message>
    <message>
        <source>in %1 of %2 series</source>
        <translation>in %1 von %2 Reihen</translation>
    </message>
    <message>
        <source>in columns %1 and %2, so pairs are mixed within each bucket</source>
        <translation>in den Spalten %1 und %2, also werden Paare in jedem Bucket gemischt</translation>
    </message>
    <message>
        <source>jointly</source>
        <translation>gemeinsam</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>treat as a value</source>
        <translation>als Wert behandeln</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>shown once columns are proposed</source>
        <translation>sichtbar, sobald Spalten vorgeschlagen sind</translation>
    </message>
    <message>
        <source>largest p</source>
        <translation>größtes p</translation>
    </message>
    <message>
        <source>largest p %1</source>
        <translation>größtes p %1</translation>
    </message>
    <message>
        <source>largest p(t,s) of a tuple</source>
        <translation>größtes p(t,s) eines Tupels</translation>
    </message>
    <message>
        <source>largest p, %1 to %2</source>
        <translation>größtes p, %1 bis %2</translation>
    </message>
    <message>
        <source>least c</source>
        <translation>kleinstes c</translation>
    </message>
    <message>
        <source>minimum frequency</source>
        <translation>Mindesthäufigkeit</translation>
    </message>
    <message>
        <source>least t</source>
        <translation>kleinstes t</translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>auslassen</translation>
    </message>
    <message>
        <source>leave them out</source>
        <translation>auslassen</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>less than one time in 100</source>
        <translation>in weniger als einem von 100 Fällen</translation>
    </message>
    <message>
        <source>most likely &lt; c ×
sum from ℓ-th on</source>
        <translation>größtes &lt; c ×
Summe ab dem ℓ-ten</translation>
    </message>
    <message>
        <source>naive Bayes</source>
        <translation>naiver Bayes</translation>
    </message>
    <message>
        <source>naive Bayes, trained on random linkings of the release; greatest and least of five are %1 apart</source>
        <translation>naiver Bayes, trainiert mit zufälligen Verknüpfungen der Freigabe; größter und kleinster von fünf Werten liegen %1 auseinander</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>line %1: %2 are missing, record dropped</source>
        <translation>Zeile %1: %2 fehlen, Datensatz entfällt</translation>
    </message>
    <message>
        <source>line %1: %2 is missing, record dropped</source>
        <translation>Zeile %1: %2 fehlt, Datensatz entfällt</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <translation>Zeilen %1 bis %2</translation>
    </message>
    <message>
        <source>linked %1</source>
        <translation>linked %1</translation>
    </message>
    <message>
        <source>linked/linked-%1.csv: %2</source>
        <translation>linked/linked-%1.csv: %2</translation>
    </message>
    <message>
        <source>matching buckets</source>
        <translation>passende Buckets</translation>
    </message>
    <message>
        <source>matching buckets: %1, originals: %2, fakes: %3</source>
        <translation>passende Buckets: %1, Originale: %2, Fälschungen: %3</translation>
    </message>
    <message>
        <source>matching buckets: %1, originals: %2, fakes: about %3 (estimate)</source>
        <translation>passende Buckets: %1, Originale: %2, Fälschungen: etwa %3 (Schätzung)</translation>
    </message>
    <message>
        <source>may differ</source>
        <translation>kann abweichen</translation>
    </message>
    <message>
        <source>can be published</source>
        <translation>kann veröffentlicht werden</translation>
    </message>
    <message>
        <source>mean over attributes; higher fits better</source>
        <translation>Mittel über Attribute; höher passt besser</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>Median %1</translation>
    </message>
    <message>
        <source>medoid</source>
        <translation>Medoid</translation>
    </message>
    <message>
        <source>medoids?</source>
        <translation>Medoide?</translation>
    </message>
    <message>
        <source>higher hides better</source>
        <translation>höher verbirgt besser</translation>
    </message>
    <message>
        <source>higher is better</source>
        <translation>höher ist besser</translation>
    </message>
    <message>
        <source>higher is finer</source>
        <translation>höher ist feiner</translation>
    </message>
    <message>
        <source>more than 99 times in 100</source>
        <translation>in mehr als 99 von 100 Fällen</translation>
    </message>
    <message>
        <source>close = related; plane shows %1</source>
        <translation>nah = zusammenhängend; die Ebene zeigt %1</translation>
    </message>
    <message>
        <source>needs your input</source>
        <translation>braucht Ihre Eingabe</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>keine Tabelle</translation>
    </message>
    <message>
        <source>no two attributes were related</source>
        <translation>keine zwei Attribute hingen zusammen</translation>
    </message>
    <message>
        <source>not approved yet</source>
        <translation>noch nicht genehmigt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none possible</source>
        <translation>keines möglich</translation>
    </message>
    <message>
        <source>none sensitive</source>
        <translation>keines sensibel</translation>
    </message>
    <message>
        <source>none above</source>
        <translation>keines darüber</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>none: all rows are data</source>
        <translation>keine: alle Zeilen sind Daten</translation>
    </message>
    <message>
        <source>none…</source>
        <translation>keine…</translation>
    </message>
    <message>
        <source>not calculated</source>
        <translation>nicht berechnet</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>nicht verfügbar</translation>
    </message>
    <message>
        <source>not verified yet</source>
        <translation>noch nicht geprüft</translation>
    </message>
    <message>
        <source>not provable from the files alone</source>
        <translation>allein aus den Dateien nicht beweisbar</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>not written yet</source>
        <translation>noch nicht geschrieben</translation>
    </message>
    <message>
        <source>now, by hand: %1</source>
        <translation>jetzt, von Hand: %1</translation>
    </message>
    <message>
        <source>now: %1</source>
        <translation>jetzt: %1</translation>
    </message>
    <message>
        <source>null cells: %1, in %2 record</source>
        <translation>Zellen mit NULL: %1, in %2 Datensatz</translation>
    </message>
    <message>
        <source>null cells: %1, in %2 records</source>
        <translation>Zellen mit NULL: %1, in %2 Datensätzen</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>on QI values</source>
        <translation>über QI-Werte</translation>
    </message>
    <message>
        <source>on whole tuples</source>
        <translation>über ganze Tupel</translation>
    </message>
    <message>
        <source>one time in %1</source>
        <translation>in einem von %1 Fällen</translation>
    </message>
    <message>
        <source>open a table</source>
        <translation>Tabelle öffnen</translation>
    </message>
    <message>
        <source>or drop a file anywhere on this window: CSV or any delimited text</source>
        <translation>oder eine Datei auf dieses Fenster ziehen: CSV oder anderer Text mit Trennzeichen</translation>
    </message>
    <message>
        <source>or drop files here</source>
        <translation>oder Dateien hier ablegen</translation>
    </message>
    <message>
        <source>or stop</source>
        <translation>Abbruch</translation>
    </message>
    <message>
        <source>or �</source>
        <translation>sonst �</translation>
    </message>
    <message>
        <source>originals</source>
        <translation>Originale</translation>
    </message>
    <message>
        <source>originals, 11 to 20</source>
        <translation>Originale, 11 bis 20</translation>
    </message>
    <message>
        <source>originals, more than 20</source>
        <translation>Originale, mehr als 20</translation>
    </message>
    <message>
        <source>originals, up to 10</source>
        <translation>Originale, bis 10</translation>
    </message>
    <message>
        <source>p = %1: %2 times as many with c = 5 as with c = 2; exponential growth would give %3</source>
        <translation>p = %1: mit c = 5 das %2-Fache von c = 2; exponentielles Wachstum ergäbe das %3-Fache</translation>
    </message>
    <message>
        <source>above limit</source>
        <translation>über der Grenze</translation>
    </message>
    <message>
        <source>p above</source>
        <translation>p über</translation>
    </message>
    <message>
        <source>p at most</source>
        <translation>p höchstens</translation>
    </message>
    <message>
        <source>p above limit</source>
        <translation>p über der Grenze</translation>
    </message>
    <message>
        <source>p(t,s): the probability with which someone who knows all other attributes of a person t can link t to the sensitive value s.</source>
        <translation>p(t,s): die Wahrscheinlichkeit, mit der jemand, der alle anderen Attribute einer Person t kennt, t dem sensiblen Wert s zuordnen kann.</translation>
    </message>
    <message>
        <source>p(t,·) within t
of the whole table</source>
        <translation>p(t,·) höchstens t
von der Tabelle fort</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>point  1.5</source>
        <translation>Punkt  1.5</translation>
    </message>
    <message>
        <source>q-match(?:es|ing)?</source>
        <translation>q-Treffer</translation>
    </message>
    <message>
        <source>q-match: a bucket that contains a person's quasi-identifier values, column by column.</source>
        <translation>q-Treffer: ein Bucket, der die Quasi-Identifikatoren einer Person Spalte für Spalte enthält.</translation>
    </message>
    <message>
        <source>quasi-identifiers</source>
        <translation>Quasi-Identifikatoren</translation>
    </message>
    <message>
        <source>quasi-identifiers?</source>
        <translation>Quasi-Identifikator(?:en|s)?</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>wird gelesen</translation>
    </message>
    <message>
        <source>reading …</source>
        <translation>wird gelesen…</translation>
    </message>
    <message>
        <source>recursive (c,ℓ)</source>
        <translation>rekursiv (c,ℓ)</translation>
    </message>
    <message>
        <source>relationships among three or more attributes.</source>
        <translation>Zusammenhänge zwischen drei oder mehr Attributen.</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>gelockert</translation>
    </message>
    <message>
        <source>root scale</source>
        <translation>Wurzelskala</translation>
    </message>
    <message>
        <source>rows above the header: %1, rows below the table: %2</source>
        <translation>Zeilen über der Kopfzeile: %1, Zeilen unter der Tabelle: %2</translation>
    </message>
    <message>
        <source>rows that are not shown</source>
        <translation>Zeilen, die nicht gezeigt werden</translation>
    </message>
    <message>
        <source>rows with names: </source>
        <translation>Zeilen mit Namen: </translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>semicolon  ;</source>
        <translation>Semikolon  ;</translation>
    </message>
    <message>
        <source>sensitive</source>
        <translation>sensibel</translation>
    </message>
    <message>
        <source>separately</source>
        <translation>einzeln</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>approve and write</source>
        <translation>genehmigen</translation>
    </message>
    <message>
        <source>silhouette %1</source>
        <translation>Silhouette %1</translation>
    </message>
    <message>
        <source>silhouettes</source>
        <translation>Silhouetten</translation>
    </message>
    <message>
        <source>single  &apos;</source>
        <translation>einfach  &apos;</translation>
    </message>
    <message>
        <source>slicing</source>
        <translation>Slicing</translation>
    </message>
    <message>
        <source>sorted</source>
        <translation>sortiert</translation>
    </message>
    <message>
        <source>sound so far</source>
        <translation>bis hierher in Ordnung</translation>
    </message>
    <message>
        <source>keep private</source>
        <translation>bleibt intern</translation>
    </message>
    <message>
        <source>unchanged at %1</source>
        <translation>unverändert %1</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>t must be between 0 and 1; at 1 nothing is protected.</source>
        <translation>t muss zwischen 0 und 1 liegen; bei 1 ist nichts geschützt.</translation>
    </message>
    <message>
        <source>t, greatest distance</source>
        <translation>t, größte Distanz</translation>
    </message>
    <message>
        <source>t-closeness</source>
        <translation>t-Nähe</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>the %1 most frequent values</source>
        <translation>die %1 häufigsten Werte</translation>
    </message>
    <message>
        <source>the %1 of %2</source>
        <translation>der %1 %2</translation>
    </message>
    <message>
        <source>passed the verifier</source>
        <translation>vom Prüfer bestätigt</translation>
    </message>
    <message>
        <source>the verifier found problems</source>
        <translation>der Prüfer fand Probleme</translation>
    </message>
    <message>
        <source>trying only the widest attribute</source>
        <translation>nur das breiteste Attribut versucht</translation>
    </message>
    <message>
        <source>tuples</source>
        <translation>Tupel</translation>
    </message>
    <message>
        <source>tuples and fakes</source>
        <translation>Tupel und Fälschungen</translation>
    </message>
    <message>
        <source>tuples of the table: %1</source>
        <translation>Tupel der Tabelle: %1</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>tuples?|records?</source>
        <translation>Tupeln?|Datens(?:atz|ätzen?|atzes)</translation>
    </message>
    <message>
        <source>unique values</source>
        <translation>eindeutige Werte</translation>
    </message>
    <message>
        <source>uncertain as with
ℓ equal values</source>
        <translation>so unsicher wie bei
ℓ gleichen Werten</translation>
    </message>
    <message>
        <source>values exchanged inside a bucket with the digests repaired, or lines that were never shuffled inside it</source>
        <translation>Werte, die in einem Bucket bei angepassten Prüfsummen vertauscht wurden, oder Zeilen, die darin nie gemischt wurden</translation>
    </message>
    <message>
        <source>values that only one person has: they prove that this person is in the table, however many fakes there are.</source>
        <translation>Werte, die nur eine Person hat: Sie beweisen, dass diese Person in der Tabelle steht, wie viele Fälschungen es auch gibt.</translation>
    </message>
    <message>
        <source>was %1; calculating</source>
        <translation>war %1; wird berechnet</translation>
    </message>
    <message>
        <source>weak: one value
may be near 1</source>
        <translation>schwach: ein Wert
kann nahe 1 sein</translation>
    </message>
    <message>
        <source>weak: p up to %1</source>
        <translation>schwach: p bis %1</translation>
    </message>
    <message>
        <source>what is related</source>
        <translation>was zusammenhängt</translation>
    </message>
    <message>
        <source>what is revealed</source>
        <translation>was erkennbar bleibt</translation>
    </message>
    <message>
        <source>what stays together</source>
        <translation>was zusammenbleibt</translation>
    </message>
    <message>
        <source>whether the values are those of the original table, each in a bucket where it belongs</source>
        <translation>ob die Werte die der ursprünglichen Tabelle sind, jeder in einem Bucket, in den er gehört</translation>
    </message>
    <message>
        <source>which comes first?</source>
        <translation>was kommt zuerst?</translation>
    </message>
    <message>
        <source>your name (you are responsible for this release)</source>
        <translation>Ihr Name (Sie verantworten diese Freigabe)</translation>
    </message>
    <message>
        <source>who is grouped together</source>
        <translation>wer zusammengefasst wird</translation>
    </message>
    <message>
        <source>who is responsible for the data</source>
        <translation>wer für die Daten verantwortlich ist</translation>
    </message>
    <message>
        <source>who may know what</source>
        <translation>wer was wissen kann</translation>
    </message>
    <message>
        <source>whole tuples</source>
        <translation>ganze Tupel</translation>
    </message>
    <message>
        <source>widest only</source>
        <translation>nur das breiteste</translation>
    </message>
    <message>
        <source>widths</source>
        <translation>Breiten</translation>
    </message>
    <message>
        <source>within</source>
        <translation>innerhalb</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>year, month, day in every cell (%1) of %2 attribute</source>
        <translation>Jahr, Monat, Tag in jeder Zelle (%1) von %2 Attribut</translation>
    </message>
    <message>
        <source>year, month, day in every cell (%1) of %2 attributes</source>
        <translation>Jahr, Monat, Tag in jeder Zelle (%1) von %2 Attributen</translation>
    </message>
    <message>
        <source>α %1 is limited by </source>
        <translation>α %1 ist begrenzt durch </translation>
    </message>
    <message>
        <source>α attributes in sensitive column</source>
        <translation>α Attribute in sensibler Spalte</translation>
    </message>
    <message>
        <source>α automatic</source>
        <translation>α automatisch</translation>
    </message>
    <message>
        <source>α automatic, in sensitive column</source>
        <translation>α automatisch, in sensibler Spalte</translation>
    </message>
    <message>
        <source>α in sensitive column</source>
        <translation>α in sensibler Spalte</translation>
    </message>
    <message>
        <source>α is %1.</source>
        <translation>α ist %1.</translation>
    </message>
    <message>
        <source>α, attributes in the sensitive column</source>
        <translation>α, Attribute in der sensiblen Spalte</translation>
    </message>
    <message>
        <source>α, sensitive column</source>
        <translation>α, sensible Spalte</translation>
    </message>
    <message>
        <source>α: the number of attributes in the sensitive column.</source>
        <translation>α: die Anzahl der Attribute in der sensiblen Spalte.</translation>
    </message>
    <message>
        <source>φ² %1</source>
        <translation>φ² %1</translation>
    </message>
    <message>
        <source>φ² %1 before, %2 after</source>
        <translation>φ² vorher %1, nachher %2</translation>
    </message>
    <message>
        <source>φ² %1 before, … after</source>
        <translation>φ² vorher %1, nachher…</translation>
    </message>
    <message>
        <source>φ² %1 · %2 × %3 values</source>
        <translation>φ² %1 · %2 × %3 Werte</translation>
    </message>
    <message>
        <source>φ² in the table as it is (1)</source>
        <translation>φ² in der Tabelle, wie sie ist (1)</translation>
    </message>
    <message>
        <source>φ² inside %1</source>
        <translation>φ² innen %1</translation>
    </message>
    <message>
        <source>φ² inside columns %1</source>
        <translation>φ² in Spalten %1</translation>
    </message>
    <message>
        <source>φ² of each pair of attributes (%1): 0 unrelated, 1 the same information.</source>
        <translation>φ² jedes Paars von Attributen (%1): 0 kein Zusammenhang, 1 dieselbe Information.</translation>
    </message>
    <message>
        <source>φ² of every pair of attributes</source>
        <translation>φ² jedes Paares von Attributen</translation>
    </message>
    <message>
        <source>φ² of every pair of attributes, in the table and in the release</source>
        <translation>φ² jedes Attributpaars, in der Tabelle und in der Freigabe</translation>
    </message>
    <message>
        <source>φ² of every pair of attributes: 0 unrelated, 1 the same information.</source>
        <translation>φ² jedes Paares von Attributen: 0 kein Zusammenhang, 1 dieselbe Information.</translation>
    </message>
    <message>
        <source>φ² of every pair of attributes: 0 unrelated, 1 the same information. Framed squares are the columns; inside them nothing is lost but what was generalized.</source>
        <translation>φ² jedes Attributpaars: 0 ohne Zusammenhang, 1 dieselbe Aussage. Gerahmte Quadrate sind die Spalten; in ihnen geht nur verloren, was verallgemeinert wurde.</translation>
    </message>
    <message>
        <source>φ² of every pair of attributes: 0 unrelated, 1 the same information. Framed squares are the columns; inside them nothing is lost.</source>
        <translation>φ² jedes Attributpaars: 0 ohne Zusammenhang, 1 dieselbe Aussage. Gerahmte Quadrate sind die Spalten; in ihnen geht nichts verloren.</translation>
    </message>
    <message>
        <source>φ² of every pair of attributes; press T for a table</source>
        <translation>φ² jedes Paares von Attributen; T zeigt eine Tabelle</translation>
    </message>
    <message>
        <source>φ² of the strongest pairs: a ring before slicing, a dot after it, from expected counts over all linkings. A dot near its ring is better. A pair in one column has its colour and loses nothing. Does not cover: relations among three or more attributes.</source>
        <translation>φ² der stärksten Paare: ein Ring vor dem Slicing, ein Punkt danach, aus erwarteten Anzahlen über alle Verknüpfungen. Je näher der Punkt am Ring, desto besser. Ein Paar in einer Spalte hat deren Farbe und verliert nichts. Deckt nicht ab: Zusammenhänge von drei oder mehr Attributen.</translation>
    </message>
    <message>
        <source>φ² shows how closely two attributes are related, from 0 to 1. Keep closely related pairs in one column, or their relationship is lost.</source>
        <translation>φ² zeigt, wie eng zwei Attribute zusammenhängen, von 0 bis 1. Eng zusammenhängende Paare sollten in einer Spalte bleiben, sonst geht ihr Zusammenhang verloren.</translation>
    </message>
    <message>
        <source>φ² · %1 × %2 values</source>
        <translation>φ² · %1 × %2 Werte</translation>
    </message>
    <message>
        <source>φ², counted on those that will be written</source>
        <translation>φ² der Verknüpfungen, die geschrieben werden</translation>
    </message>
    <message>
        <source>φ², root scale; ring: before, dot: after</source>
        <translation>φ² (Wurzel); Ring vorher, Punkt nachher</translation>
    </message>
    <message>
        <source>φ²: how closely two attributes are related, from 0 to 1.</source>
        <translation>φ²: wie eng zwei Attribute zusammenhängen, von 0 bis 1.</translation>
    </message>
    <message>
        <source>“%1 %2”</source>
        <translation>„%1 %2“</translation>
    </message>
    <message>
        <source>“No bucket matches: this person is not in the table.”</source>
        <translation>„Kein Bucket passt: Diese Person steht nicht in der Tabelle.“</translation>
    </message>
    <message>
        <source>ℓ </source>
        <translation>ℓ </translation>
    </message>
    <message>
        <source>ℓ (the paper's definition)</source>
        <translation>ℓ (Definition der Arbeit)</translation>
    </message>
    <message>
        <source>ℓ = %1</source>
        <translation>ℓ = %1</translation>
    </message>
    <message>
        <source>ℓ at least %1</source>
        <translation>ℓ mindestens %1</translation>
    </message>
    <message>
        <source>ℓ must be a whole number here, at least 1.</source>
        <translation>ℓ muss hier eine ganze Zahl sein, mindestens 1.</translation>
    </message>
    <message>
        <source>ℓ must be at least 1; at 1 nothing is protected.</source>
        <translation>ℓ muss mindestens 1 sein; bei 1 ist nichts geschützt.</translation>
    </message>
    <message>
        <source>ℓ of (c,ℓ)</source>
        <translation>ℓ von (c,ℓ)</translation>
    </message>
    <message>
        <source>ℓ, level of protection</source>
        <translation>ℓ, Schutzniveau</translation>
    </message>
    <message>
        <source>ℓ-diversity</source>
        <translation>ℓ-Diversität</translation>
    </message>
    <message>
        <source>ℓ-diversity with ℓ = %1</source>
        <translation>ℓ-Diversität mit ℓ = %1</translation>
    </message>
    <message>
        <source>ℓ: no sensitive value may be linked to a person with a probability above 1/ℓ. It may be a fraction.</source>
        <translation>ℓ: Kein sensibler Wert darf einer Person mit einer Wahrscheinlichkeit über 1/ℓ zugeordnet werden können. ℓ darf ein Bruch sein.</translation>
    </message>
    <message>
        <source>A column has no attribute. Give each column at least one.</source>
        <translation>Eine Spalte hat kein Attribut. Jeder Spalte mindestens eines geben.</translation>
    </message>
    <message>
        <source>The columns do not hold each released attribute exactly once. Name each one in one column.</source>
        <translation>Die Spalten enthalten nicht jedes freigegebene Attribut genau einmal. Jedes in einer Spalte nennen.</translation>
    </message>
    <message>
        <source>The columns of cells %2 and %3 of sheet “%1” have the same name. Rename one.</source>
        <translation>Die Spalten der Zellen %2 und %3 des Blattes „%1“ haben denselben Namen. Eine umbenennen.</translation>
    </message>
    <message>
        <source>The connection broke after %1 record. Nothing was kept.</source>
        <translation>Die Verbindung brach nach %1 Datensatz ab. Nichts wurde behalten.</translation>
    </message>
    <message>
        <source>The connection broke after %1 records. Nothing was kept.</source>
        <translation>Die Verbindung brach nach %1 Datensätzen ab. Nichts wurde behalten.</translation>
    </message>
    <message>
        <source>The connection to %1 could not be made. Check server, port, database, user and password.</source>
        <translation>Die Verbindung zu %1 kam nicht zustande. Server, Port, Datenbank, Benutzer und Passwort prüfen.</translation>
    </message>
    <message>
        <source>The current passphrase is missing.</source>
        <translation>Die bisherige Passphrase fehlt.</translation>
    </message>
    <message>
        <source>The sensitive attribute is not among the released ones. Choose one that is.</source>
        <translation>Das sensible Attribut ist nicht unter den freigegebenen. Eines wählen, das es ist.</translation>
    </message>
    <message>
        <source>The server did not take the password. Try again.</source>
        <translation>Der Server hat das Passwort nicht angenommen. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The server does not admit this user from this computer, or not without encryption.</source>
        <translation>Der Server lässt diesen Benutzer von diesem Computer aus nicht zu, oder nicht ohne Verschlüsselung.</translation>
    </message>
    <message>
        <source>The server has no database %1.</source>
        <translation>Der Server hat keine Datenbank %1.</translation>
    </message>
    <message>
        <source>The server offers no encryption. Nothing was sent. Ask those who run it, or choose not to encrypt.</source>
        <translation>Der Server bietet keine Verschlüsselung an. Nichts wurde gesendet. Seine Betreiber fragen oder ohne Verschlüsselung verbinden.</translation>
    </message>
    <message>
        <source>The server says: password authentication failed. Nothing was read.</source>
        <translation>Der Server sagt: Die Anmeldung mit dem Passwort ist gescheitert. Nichts wurde gelesen.</translation>
    </message>
    <message>
        <source>The same column is to be generalized twice: %1. Ask for it once.</source>
        <translation>Dieselbe Spalte soll zweimal verallgemeinert werden: %1. Es einmal verlangen.</translation>
    </message>
    <message>
        <source>Delimiter and quote must be two different characters.</source>
        <translation>Trennzeichen und Anführungszeichen müssen zwei verschiedene Zeichen sein.</translation>
    </message>
    <message>
        <source>This is not a file of SPSS (sav, zsav, por), Stata (dta) or SAS (sas7bdat, xpt). Choose another file, or give it the ending of its kind.</source>
        <translation>Das ist keine Datei von SPSS (sav, zsav, por), Stata (dta) oder SAS (sas7bdat, xpt). Eine andere Datei wählen oder ihr die Endung ihrer Art geben.</translation>
    </message>
    <message>
        <source>The file is damaged: it cannot be read from this record on. Get another copy, or save it again in the program it comes from.</source>
        <translation>Die Datei ist beschädigt: Ab diesem Datensatz ist sie nicht lesbar. Eine andere Kopie beschaffen oder sie in dem Programm, aus dem sie stammt, erneut speichern.</translation>
    </message>
    <message>
        <source>The file ends before this record is complete. Part of it is missing; get another copy.</source>
        <translation>Die Datei endet, bevor dieser Datensatz vollständig ist. Ein Teil von ihr fehlt; eine andere Kopie beschaffen.</translation>
    </message>
    <message>
        <source>The file is compressed in a way that cannot be read. Save it uncompressed in the program it comes from.</source>
        <translation>Die Datei ist auf eine Weise komprimiert, die nicht gelesen werden kann. Sie in dem Programm, aus dem sie stammt, unkomprimiert speichern.</translation>
    </message>
    <message>
        <source>The file has a version that cannot be read. Save it for an older version in the program it comes from.</source>
        <translation>Die Datei hat eine Version, die nicht gelesen werden kann. Sie in dem Programm, aus dem sie stammt, für eine ältere Version speichern.</translation>
    </message>
    <message>
        <source>This computer does not know the encoding %1. Choose another.</source>
        <translation>Dieser Rechner kennt die Kodierung %1 nicht. Eine andere wählen.</translation>
    </message>
    <message>
        <source>A text is not in the encoding that the file states, or it states none. Choose the right one.</source>
        <translation>Ein Text hat nicht die Kodierung, die die Datei nennt, oder sie nennt keine. Die richtige wählen.</translation>
    </message>
    <message>
        <source>The file has no attributes. Choose another file.</source>
        <translation>Die Datei hat keine Attribute. Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>The file has attributes but no records. Choose another file.</source>
        <translation>Die Datei hat Attribute, aber keine Datensätze. Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>Attribute %1 of the file has no name, or the name of another. Rename it in the program the file comes from.</source>
        <translation>Attribut %1 der Datei hat keinen Namen oder den eines anderen. Es in dem Programm umbenennen, aus dem die Datei stammt.</translation>
    </message>
    <message>
        <source>This file has other attributes than the first. Only files of one shape can be read together.</source>
        <translation>Diese Datei hat andere Attribute als die erste. Nur gleich aufgebaute Dateien können zusammen gelesen werden.</translation>
    </message>
    <message>
        <source>Labels, or values declared missing, differ from those in the first file. Read the files one by one.</source>
        <translation>Beschriftungen oder als fehlend definierte Werte weichen von denen der ersten Datei ab. Die Dateien einzeln lesen.</translation>
    </message>
    <message>
        <source>Shown as labels, two values would become one. Show the codes of this attribute.</source>
        <translation>Als Beschriftungen gezeigt, würden zwei Werte zu einem. Die Codes dieses Attributs zeigen.</translation>
    </message>
    <message>
        <source>The file has no attribute of this name. Check how it is spelled.</source>
        <translation>Die Datei hat kein Attribut dieses Namens. Die Schreibweise prüfen.</translation>
    </message>
    <message>
        <source>%1, as the file states.</source>
        <translation>%1, wie die Datei angibt.</translation>
    </message>
    <message>
        <source>%1, as chosen.</source>
        <translation>%1, wie gewählt.</translation>
    </message>
    <message>
        <source>The file states no encoding; its texts are read as UTF-8.</source>
        <translation>Die Datei nennt keine Kodierung; ihre Texte werden als UTF-8 gelesen.</translation>
    </message>
    <message>
        <source>The file has no texts, so the encoding does not matter.</source>
        <translation>Die Datei hat keine Texte, daher spielt die Kodierung keine Rolle.</translation>
    </message>
    <message>
        <source>The file declares %1 values missing, in %2 of its attributes.</source>
        <translation>Die Datei erklärt %1 Werte für fehlend, in %2 ihrer Attribute.</translation>
    </message>
    <message>
        <source>The file declares %1 value missing.</source>
        <translation>Die Datei erklärt %1 Wert für fehlend.</translation>
    </message>
    <message>
        <source>The file declares no value missing.</source>
        <translation>Die Datei erklärt keinen Wert für fehlend.</translation>
    </message>
    <message>
        <source>%1 attributes are dates or times by their format. They are written as in ISO 8601.</source>
        <translation>%1 Attribute sind ihrem Format nach Daten oder Zeiten. Sie werden nach ISO 8601 geschrieben.</translation>
    </message>
    <message>
        <source>%1 attribute is a date or time by its format. It is written as in ISO 8601.</source>
        <translation>%1 Attribut ist seinem Format nach ein Datum oder eine Zeit. Es wird nach ISO 8601 geschrieben.</translation>
    </message>
    <message>
        <source>%1 attribute of dates is a category, as you have decided</source>
        <translation>%1 Attribut mit Daten ist eine Kategorie, wie Sie entschieden haben</translation>
    </message>
    <message>
        <source>Blanks at the end of texts are padding in such a file and are removed, in %1 attributes.</source>
        <translation>Leerzeichen am Ende von Texten füllen in einer solchen Datei nur auf und werden entfernt, in %1 Attributen.</translation>
    </message>
    <message>
        <source>Blanks at the end of texts are padding in such a file and are removed, in %1 attribute.</source>
        <translation>Leerzeichen am Ende von Texten füllen in einer solchen Datei nur auf und werden entfernt, in %1 Attribut.</translation>
    </message>
    <message>
        <source>%1 notes in the file are not part of the table.</source>
        <translation>%1 Notizen in der Datei gehören nicht zur Tabelle.</translation>
    </message>
    <message>
        <source>%1 note in the file is not part of the table.</source>
        <translation>%1 Notiz in der Datei gehört nicht zur Tabelle.</translation>
    </message>
    <message>
        <source>The file weights its records by this attribute. Here each record counts once.</source>
        <translation>Die Datei gewichtet ihre Datensätze nach diesem Attribut. Hier zählt jeder Datensatz einmal.</translation>
    </message>
    <message>
        <source>No file was named to read the table from.</source>
        <translation>Keine Datei wurde genannt, aus der die Tabelle gelesen werden soll.</translation>
    </message>
    <message>
        <source>Counting all combinations exactly takes too long for these columns. Ask for an estimate.</source>
        <translation>Alle Kombinationen genau zu zählen, dauert mit diesen Spalten zu lange. Eine Schätzung verlangen.</translation>
    </message>
    <message>
        <source>The number of columns c must be 1 or more.</source>
        <translation>Die Zahl der Spalten c muss 1 oder mehr sein.</translation>
    </message>
    <message>
        <source>The number of fakes grows exponentially with the number of columns.</source>
        <translation>Die Zahl der Fälschungen wächst exponentiell mit der Zahl der Spalten.</translation>
    </message>
    <message>
        <source>Alpha must be 1 or more: the sensitive column holds at least the sensitive attribute.</source>
        <translation>Alpha muss 1 oder mehr sein: die sensible Spalte enthält mindestens das sensible Attribut.</translation>
    </message>
    <message>
        <source>t must be between 0 and 1.</source>
        <translation>t muss zwischen 0 und 1 liegen.</translation>
    </message>
    <message>
        <source>t may have at most nine digits on each side of its fraction.</source>
        <translation>t darf auf jeder Seite seines Bruchs höchstens neun Ziffern haben.</translation>
    </message>
    <message>
        <source>c must be above 0.</source>
        <translation>c muss über 0 liegen.</translation>
    </message>
    <message>
        <source>c may have at most nine digits on each side of its fraction.</source>
        <translation>c darf auf jeder Seite seines Bruchs höchstens neun Ziffern haben.</translation>
    </message>
    <message>
        <source>The release has no name. Give the path of the target without an ending.</source>
        <translation>Die Freigabe hat keinen Namen. Den Pfad des Ziels ohne Endung angeben.</translation>
    </message>
    <message>
        <source>Roles and schema must name every attribute of the table.</source>
        <translation>Rollen und Schema müssen jedes Attribut der Tabelle nennen.</translation>
    </message>
    <message>
        <source>Row %2 of sheet “%1” is empty, and the table goes on below it. Remove the row, or choose a range that ends above it.</source>
        <translation>Die Zeile %2 des Blattes „%1“ ist leer, und die Tabelle geht darunter weiter. Die Zeile entfernen oder einen Bereich wählen, der darüber endet.</translation>
    </message>
    <message>
        <source>No released attribute has this name.</source>
        <translation>Kein freigegebenes Attribut hat diesen Namen.</translation>
    </message>
    <message>
        <source>An attribute has no name.</source>
        <translation>Ein Attribut hat keinen Namen.</translation>
    </message>
    <message>
        <source>An attribute of the query has no name. Give it one with AS.</source>
        <translation>Ein Attribut der Abfrage hat keinen Namen. Ihm mit AS einen geben.</translation>
    </message>
    <message>
        <source>Two attributes have the same name.</source>
        <translation>Zwei Attribute haben denselben Namen.</translation>
    </message>
    <message>
        <source>Two attributes of the query are called %1. Give one another name with AS.</source>
        <translation>Zwei Attribute der Abfrage heißen %1. Einem davon mit AS einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>A table needs at least one attribute.</source>
        <translation>Eine Tabelle braucht mindestens ein Attribut.</translation>
    </message>
    <message>
        <source>A text in part “%1” of the workbook is too long for a cell. Shorten it.</source>
        <translation>Ein Text im Teil „%1“ der Arbeitsmappe ist zu lang für eine Zelle. Ihn kürzen.</translation>
    </message>
    <message>
        <source>The attributes differ in length.</source>
        <translation>Die Attribute sind verschieden lang.</translation>
    </message>
    <message>
        <source>The attributes have the numbers of values that the paper lists.</source>
        <translation>Die Attribute haben so viele Werte, wie die Arbeit angibt.</translation>
    </message>
    <message>
        <source>The audit log could not be read</source>
        <translation>Das Prüfprotokoll ließ sich nicht lesen</translation>
    </message>
    <message>
        <source>The band of answers ends below its beginning. Give the smaller share first.</source>
        <translation>Der Bereich der Antworten endet unter seinem Anfang. Den kleineren Anteil zuerst angeben.</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <translation>d. MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>You may not read this file, or not enter a folder above it. Check their permissions.</source>
        <translation>Diese Datei darf nicht gelesen oder ein Ordner darüber nicht geöffnet werden. Die Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>Your decisions were applied to %1</source>
        <translation>Ihre Entscheidungen wurden auf %1 angewendet</translation>
    </message>
    <message>
        <source>The path is longer than this system allows. Move the file to a shorter one.</source>
        <translation>Der Pfad ist länger, als dieses System erlaubt. Die Datei an einen kürzeren verschieben.</translation>
    </message>
    <message>
        <source>Too many files are open at once. Close other programs, or name fewer files.</source>
        <translation>Es sind zu viele Dateien zugleich geöffnet. Andere Programme schließen oder weniger Dateien wählen.</translation>
    </message>
    <message>
        <source>This file was named twice, so everybody in it would count twice. Name every file once.</source>
        <translation>Diese Datei wurde zweimal gewählt, also zählte jeder darin doppelt. Jede Datei einmal wählen.</translation>
    </message>
    <message>
        <source>This is a PDF, not a table. Choose the table it was made from.</source>
        <translation>Das ist ein PDF, keine Tabelle. Die Tabelle wählen, aus der es entstand.</translation>
    </message>
    <message>
        <source>This is a workbook (xlsx, ods). Open it as one, not as text.</source>
        <translation>Das ist eine Arbeitsmappe (xlsx, ods). Sie als solche öffnen, nicht als Text.</translation>
    </message>
    <message>
        <source>This is an old workbook (xls). Save it as xlsx, then open that.</source>
        <translation>Das ist eine alte Arbeitsmappe (xls). Sie als xlsx speichern und diese öffnen.</translation>
    </message>
    <message>
        <source>This is a database (SQLite). Open it as one, not as text.</source>
        <translation>Das ist eine Datenbank (SQLite). Sie als solche öffnen, nicht als Text.</translation>
    </message>
    <message>
        <source>This is a file of %1. Open it as one, not as text.</source>
        <translation>Das ist eine Datei von %1. Sie als solche öffnen, nicht als Text.</translation>
    </message>
    <message>
        <source>This is a Parquet file, which cannot be read here. Save the table as CSV.</source>
        <translation>Das ist eine Parquet-Datei, die hier nicht gelesen werden kann. Die Tabelle als CSV speichern.</translation>
    </message>
    <message>
        <source>The file is in UTF-16. Choose UTF-16LE or UTF-16BE as its encoding.</source>
        <translation>Die Datei ist in UTF-16. UTF-16LE oder UTF-16BE als Kodierung wählen.</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <translation>%1  (%2)</translation>
    </message>
    <message>
        <source>%1  (hidden, %2)</source>
        <translation>%1  (ausgeblendet, %2)</translation>
    </message>
    <message>
        <source>%1 can infer a distribution of %2 that differs by at most %3 (earth mover's distance) from that of the whole table, whether or not the person is in the table.</source>
        <translation>%1 kann auf eine Verteilung von %2 schließen, die von der in der ganzen Tabelle um höchstens %3 abweicht (Earth-Mover-Distanz), ob die Person in der Tabelle steht oder nicht.</translation>
    </message>
    <message>
        <source>%1 can link that person to any one value of %2 with a probability of at most %3, whether or not the person is in the table.</source>
        <translation>%1 kann ihr einen bestimmten Wert von %2 mit einer Wahrscheinlichkeit von höchstens %3 zuordnen, ob sie in der Tabelle steht oder nicht.</translation>
    </message>
    <message>
        <source>%1 is left with at least %3 possible values of %2, whether or not the person is in the table. This is a weak promise: one of the values may be almost certain.</source>
        <translation>%1 behält mindestens %3 mögliche Werte von %2, ob die Person in der Tabelle steht oder nicht. Das ist eine schwache Zusicherung: Einer der Werte kann fast sicher sein.</translation>
    </message>
    <message>
        <source>%1 is missing in %2</source>
        <translation>%1 fehlt in %2</translation>
    </message>
    <message>
        <source>%1 is read as a category</source>
        <translation>%1 wird als Kategorie gelesen</translation>
    </message>
    <message>
        <source>%1 is read as missing</source>
        <translation>%1 wird als fehlend gelesen</translation>
    </message>
    <message>
        <source>%1 No other bucket can match these records, so the promise is broken.</source>
        <translation>%1 Zu diesen Datensätzen kann kein anderer Bucket passen, also ist die Zusicherung verletzt.</translation>
    </message>
    <message>
        <source>%1 remains at least as uncertain about the value of %2, measured by entropy, as among %3 equally likely values, whether or not the person is in the table.</source>
        <translation>%1 bleibt über den Wert von %2, gemessen an der Entropie, mindestens so unsicher wie bei %3 gleich wahrscheinlichen Werten, ob die Person in der Tabelle steht oder nicht.</translation>
    </message>
    <message>
        <source>%1 row outside the range holds something.</source>
        <translation>%1 Zeile außerhalb des Bereichs enthält etwas.</translation>
    </message>
    <message>
        <source>%1 rows outside the range hold something.</source>
        <translation>%1 Zeilen außerhalb des Bereichs enthalten etwas.</translation>
    </message>
    <message>
        <source>%1 The promise can then rest only on several matching buckets, which the original must show.</source>
        <translation>%1 Die Zusicherung kann dann nur auf mehreren passenden Buckets beruhen, was das Original zeigen muss.</translation>
    </message>
    <message>
        <source>%1 The release may rely on several matching buckets, so the files alone cannot prove the guarantee. Verify it with the original table.</source>
        <translation>%1 Die Freigabe stützt sich vielleicht auf mehrere passende Buckets, also können die Dateien allein die Garantie nicht beweisen. Sie mit der Originaltabelle prüfen.</translation>
    </message>
    <message>
        <source>%1 together</source>
        <translation>%1 zusammen</translation>
    </message>
    <message>
        <source>%1 tuple</source>
        <translation>%1 Tupel</translation>
    </message>
    <message>
        <source>%1 values of this attribute are not dates, the first in line %2. Correct them, or make the attribute categorical.</source>
        <translation>%1 Werte dieses Attributs sind keine Datumsangaben, die erste in Zeile %2. Sie berichtigen oder das Attribut kategorial machen.</translation>
    </message>
    <message>
        <source>%1 values of this attribute are not dates, the first in lines %2. Correct them, or make the attribute categorical.</source>
        <translation>%1 Werte dieses Attributs sind keine Datumsangaben, die ersten in den Zeilen %2. Sie berichtigen oder das Attribut kategorial machen.</translation>
    </message>
    <message>
        <source>%1 values of this attribute are not dates. Correct them, or make the attribute categorical.</source>
        <translation>%1 Werte dieses Attributs sind keine Datumsangaben. Sie berichtigen oder das Attribut kategorial machen.</translation>
    </message>
    <message>
        <source>%1 values of this attribute are not numbers, the first in line %2. Correct them, or make the attribute categorical.</source>
        <translation>%1 Werte dieses Attributs sind keine Zahlen, der erste in Zeile %2. Sie berichtigen oder das Attribut kategorial machen.</translation>
    </message>
    <message>
        <source>%1 values of this attribute are not numbers, the first in lines %2. Correct them, or make the attribute categorical.</source>
        <translation>%1 Werte dieses Attributs sind keine Zahlen, die ersten in den Zeilen %2. Sie berichtigen oder das Attribut kategorial machen.</translation>
    </message>
    <message>
        <source>%1 values of this attribute are not numbers. Correct them, or make the attribute categorical.</source>
        <translation>%1 Werte dieses Attributs sind keine Zahlen. Sie berichtigen oder das Attribut kategorial machen.</translation>
    </message>
    <message>
        <source>%1 will find that the most likely value of %2 is less than %3 times as likely as the %4 most likely and all less likely values combined, whether or not the person is in the table.</source>
        <translation>%1 findet den wahrscheinlichsten Wert von %2 weniger als %3-mal so wahrscheinlich wie den Wert auf Rang %4 und alle weniger wahrscheinlichen zusammen, ob die Person in der Tabelle steht oder nicht.</translation>
    </message>
    <message>
        <source>%1, or of %2</source>
        <translation>%1 oder von %2</translation>
    </message>
    <message>
        <source>%1, p = %2: %3 percent of the originals and %4 percent of the fakes match more than 20 buckets</source>
        <translation>%1, p = %2: %3 Prozent der Originale und %4 Prozent der Fälschungen passen zu mehr als 20 Buckets</translation>
    </message>
    <message>
        <source>%1, p = %2: fakes: %3; matching more than 20 buckets: fakes: %4, originals: %5</source>
        <translation>%1, p = %2: Fälschungen: %3; zu mehr als 20 Buckets passen: Fälschungen: %4, Originale: %5</translation>
    </message>
    <message>
        <source>%1, read in this order</source>
        <translation>%1, in dieser Reihenfolge gelesen</translation>
    </message>
    <message>
        <source>%1nd</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1rd</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1st</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1th</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>A cell of “%1” would run as a formula, although the dictionary says that such cells are prefixed.</source>
        <translation>Eine Zelle von „%1“ würde als Formel laufen, obwohl solchen Zellen laut dictionary.csv ein Zeichen vorangestellt ist.</translation>
    </message>
    <message>
        <source>A column to generalize names this attribute, which is not released.</source>
        <translation>Eine zu verallgemeinernde Spalte nennt dieses Attribut, das nicht freigegeben wird.</translation>
    </message>
    <message>
        <source>A conversion says nothing to convert. Say which text, and what becomes of it.</source>
        <translation>Eine Umwandlung nennt nichts, was umzuwandeln wäre. Angeben, welcher Text und was daraus wird.</translation>
    </message>
    <message>
        <source>A database is one file. Open the others one after another.</source>
        <translation>Eine Datenbank ist eine Datei. Die anderen nacheinander öffnen.</translation>
    </message>
    <message>
        <source>A date of birth or another date: with place and sex it singles out many people.</source>
        <translation>Ein Geburtsdatum oder anderes Datum: Mit Ort und Geschlecht hebt es viele Personen heraus.</translation>
    </message>
    <message>
        <source>A label in this line is empty.</source>
        <translation>Eine Bezeichnung in dieser Zeile ist leer.</translation>
    </message>
    <message>
        <source>A label in this line stood under another label before. Each label can have only one parent.</source>
        <translation>Eine Bezeichnung in dieser Zeile stand vorher unter einer anderen. Jede Bezeichnung kann nur eine übergeordnete haben.</translation>
    </message>
    <message>
        <source>A label of a value of “%1” names an identifier or an excluded attribute.</source>
        <translation>Die Beschriftung eines Werts von „%1“ nennt einen Identifikator oder ein ausgeschlossenes Attribut.</translation>
    </message>
    <message>
        <source>A label of its values names an identifier or an excluded attribute.</source>
        <translation>Die Beschriftung eines seiner Werte nennt einen Identifikator oder ein ausgeschlossenes Attribut.</translation>
    </message>
    <message>
        <source>A line of a hierarchy must hold a value and at least one label after it.</source>
        <translation>Eine Zeile einer Hierarchie muss einen Wert und danach mindestens eine Bezeichnung enthalten.</translation>
    </message>
    <message>
        <source>A line of a linking is not a person.</source>
        <translation>Eine Zeile einer Verknüpfung ist keine Person.</translation>
    </message>
    <message>
        <source>A picture could not be drawn. Nothing was written.</source>
        <translation>Ein Bild konnte nicht gezeichnet werden. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>A query needs at least one predicate and at most one for each released attribute (%1).</source>
        <translation>Eine Abfrage braucht mindestens eine Bedingung und höchstens eine für jedes freigegebene Attribut (%1).</translation>
    </message>
    <message>
        <source>A quote inside quotes</source>
        <translation>Ein Anführungszeichen zwischen Anführungszeichen</translation>
    </message>
    <message>
        <source>A quote inside quotes is written twice, or after a backslash.</source>
        <translation>Ein Anführungszeichen zwischen Anführungszeichen steht zweimal da oder nach einem Backslash.</translation>
    </message>
    <message>
        <source>A region of this attribute would be written like one of its values or like another region. Rename that value or label.</source>
        <translation>Ein Bereich dieses Attributs würde wie einer seiner Werte oder wie ein anderer Bereich geschrieben. Diesen Wert oder diese Bezeichnung umbenennen.</translation>
    </message>
    <message>
        <source>A release holds plain files only: no links, and no folder but linked.</source>
        <translation>Eine Freigabe enthält nur einfache Dateien: keine Verknüpfungen und keinen Ordner außer linked.</translation>
    </message>
    <message>
        <source>A release of this format does not have this file.</source>
        <translation>Eine Freigabe dieses Formats hat diese Datei nicht.</translation>
    </message>
    <message>
        <source>This is neither a release folder nor a zip.</source>
        <translation>Das ist weder der Ordner einer Freigabe noch ein Zip.</translation>
    </message>
    <message>
        <source>The zip is damaged.</source>
        <translation>Das Zip ist beschädigt.</translation>
    </message>
    <message>
        <source>The zip holds a name that no release has: outside its folder, in another folder than linked, or twice.</source>
        <translation>Das Zip enthält einen Namen, den keine Freigabe hat: außerhalb seines Ordners, in einem anderen Ordner als linked oder doppelt.</translation>
    </message>
    <message>
        <source>The zip holds something else than plain files: a link, an encrypted file, or one packed in an unknown way.</source>
        <translation>Das Zip enthält anderes als einfache Dateien: eine Verknüpfung, eine verschlüsselte oder auf unbekannte Art gepackte Datei.</translation>
    </message>
    <message>
        <source>The zip says that it holds more than such a file can. Unpack it only if you trust it.</source>
        <translation>Das Zip gibt an, mehr zu enthalten, als eine solche Datei kann. Nur entpacken, wenn man ihm traut.</translation>
    </message>
    <message>
        <source>A rule of the policy does not hold. It asks: %1. Found: %2. Change the settings, or waive the rule with a written reason.</source>
        <translation>Eine Regel der Richtlinie ist nicht erfüllt. Verlangt ist: %1. Gefunden: %2. Ändern Sie die Einstellungen oder setzen Sie die Regel mit schriftlicher Begründung aus.</translation>
    </message>
    <message>
        <source>A text in this line is also used at another level, for other values. Rename one of the two.</source>
        <translation>Ein Text in dieser Zeile steht auch auf einer anderen Stufe, für andere Werte. Einen von beiden umbenennen.</translation>
    </message>
    <message>
        <source>A value of this attribute is not a date. Correct it, or make the attribute categorical.</source>
        <translation>Ein Wert dieses Attributs ist kein Datum. Ihn berichtigen oder das Attribut kategorial machen.</translation>
    </message>
    <message>
        <source>A value of this attribute is not a number. Correct it, or make the attribute categorical.</source>
        <translation>Ein Wert dieses Attributs ist keine Zahl. Ihn berichtigen oder das Attribut kategorial machen.</translation>
    </message>
    <message>
        <source>a weaker request than was intended (a smaller ℓ, another model, fewer sensitive attributes, other columns)</source>
        <translation>eine schwächere Anforderung als beabsichtigt (ein kleineres ℓ, ein anderes Modell, weniger sensible Attribute, andere Spalten)</translation>
    </message>
    <message>
        <source>An attribute to split by is not among the released ones.</source>
        <translation>Ein Attribut zum Teilen ist nicht unter den freigegebenen.</translation>
    </message>
    <message>
        <source>An earlier step has not finished.</source>
        <translation>Ein früherer Schritt ist noch nicht fertig.</translation>
    </message>
    <message>
        <source>An intruder may know it.</source>
        <translation>Ein Angreifer kann es kennen.</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>Und %1 weitere.</translation>
    </message>
    <message>
        <source>approvals removed from a release that nobody signed</source>
        <translation>entfernte Genehmigungen einer Freigabe, die niemand signiert hat</translation>
    </message>
    <message>
        <source>who approved the release, and whether approvals were changed or removed: nobody signed</source>
        <translation>wer die Freigabe genehmigt hat und ob Genehmigungen geändert oder entfernt wurden: Niemand hat signiert</translation>
    </message>
    <message>
        <source>whose the unknown keys are: anybody can sign under any name, also what was changed before</source>
        <translation>wem die unbekannten Schlüssel gehören: Jeder kann unter jedem Namen signieren, auch was vorher geändert wurde</translation>
    </message>
    <message>
        <source>approvals that were removed beyond those that are asked for</source>
        <translation>entfernte Genehmigungen, die über die verlangten hinausgehen</translation>
    </message>
    <message>
        <source>the number of fakes per original that a policy asks for</source>
        <translation>die Anzahl falscher Tupel je Original, die eine Richtlinie verlangt</translation>
    </message>
    <message>
        <source>whether the release was verified with the original table, as a policy asks for</source>
        <translation>ob die Freigabe mit der Originaltabelle geprüft wurde, wie eine Richtlinie es verlangt</translation>
    </message>
    <message>
        <source>Buckets cannot be split by the sensitive attribute.</source>
        <translation>Nach dem sensiblen Attribut lassen sich Buckets nicht teilen.</translation>
    </message>
    <message>
        <source>Buckets must hold every record exactly once, and none may be empty.</source>
        <translation>Buckets müssen jeden Datensatz genau einmal enthalten, und keiner darf leer sein.</translation>
    </message>
    <message>
        <source>Buckets of p tuples drawn at random; one draw. More fakes hide better who is in the table.</source>
        <translation>Zufällig gezogene Buckets aus p Tupeln; eine Ziehung. Mehr Fälschungen verbergen besser, wer in der Tabelle ist.</translation>
    </message>
    <message>
        <source>Colon, because it splits each of the first %1 records into %2 fields.</source>
        <translation>Doppelpunkt, weil damit jeder der ersten %1 Datensätze in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>Colon, because it splits the first record into %2 fields.</source>
        <translation>Doppelpunkt, weil damit der erste Datensatz in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>Comma, although no delimiter splits the first records into the same number of fields.</source>
        <translation>Komma, obwohl kein Trennzeichen die ersten Datensätze in gleich viele Felder teilt.</translation>
    </message>
    <message>
        <source>Comma, because it splits each of the first %1 records into %2 fields.</source>
        <translation>Komma, weil damit jeder der ersten %1 Datensätze in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>Comma, because it splits the first record into %2 fields.</source>
        <translation>Komma, weil damit der erste Datensatz in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>Decimal comma, because numbers are written with one.</source>
        <translation>Dezimalkomma, weil Zahlen damit geschrieben sind.</translation>
    </message>
    <message>
        <source>Delimiter and quote must each be one ASCII character that is not a line ending.</source>
        <translation>Trennzeichen und Anführungszeichen müssen je ein ASCII-Zeichen sein, das kein Zeilenende ist.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>dictionary.csv does not have one line for each attribute of the manifest.</source>
        <translation>dictionary.csv hat nicht für jedes Attribut des Manifests eine Zeile.</translation>
    </message>
    <message>
        <source>dictionary.csv does not have the fields of format 1.</source>
        <translation>dictionary.csv hat nicht die Felder des Formats 1.</translation>
    </message>
    <message>
        <source>dictionary.csv does not list the attributes in the order of the manifest.</source>
        <translation>dictionary.csv führt die Attribute nicht in der Reihenfolge des Manifests auf.</translation>
    </message>
    <message>
        <source>dictionary.csv does not say how formula cells are written.</source>
        <translation>dictionary.csv sagt nicht, wie Formelzellen geschrieben sind.</translation>
    </message>
    <message>
        <source>dictionary.csv says in two ways how formula cells are written.</source>
        <translation>dictionary.csv sagt auf zwei Arten, wie Formelzellen geschrieben sind.</translation>
    </message>
    <message>
        <source>dictionary.csv: a label of a value of “%1” has no such value in the release, or is empty.</source>
        <translation>dictionary.csv: Eine Beschriftung bei „%1“ gehört zu keinem Wert der Freigabe oder ist leer.</translation>
    </message>
    <message>
        <source>dictionary.csv: the column of “%1” contradicts the rest of the release.</source>
        <translation>dictionary.csv: Die Spalte von „%1“ widerspricht dem Rest der Freigabe.</translation>
    </message>
    <message>
        <source>dictionary.csv: the list of regions of “%1” contradicts the rest of the release.</source>
        <translation>dictionary.csv: Die Liste der Bereiche von „%1“ widerspricht dem Rest der Freigabe.</translation>
    </message>
    <message>
        <source>dictionary.csv: the list of values of “%1” contradicts the rest of the release.</source>
        <translation>dictionary.csv: Die Liste der Werte von „%1“ widerspricht dem Rest der Freigabe.</translation>
    </message>
    <message>
        <source>dictionary.csv: the order of “%1” contradicts the rest of the release.</source>
        <translation>dictionary.csv: Die Reihenfolge von „%1“ widerspricht dem Rest der Freigabe.</translation>
    </message>
    <message>
        <source>dictionary.csv: the role of “%1” contradicts the rest of the release.</source>
        <translation>dictionary.csv: Die Rolle von „%1“ widerspricht dem Rest der Freigabe.</translation>
    </message>
    <message>
        <source>dictionary.csv: the rule for missing values of “%1” contradicts the rest of the release.</source>
        <translation>dictionary.csv: Die Regel für fehlende Werte von „%1“ widerspricht dem Rest der Freigabe.</translation>
    </message>
    <message>
        <source>dictionary.csv: the type of “%1” contradicts the rest of the release.</source>
        <translation>dictionary.csv: Der Typ von „%1“ widerspricht dem Rest der Freigabe.</translation>
    </message>
    <message>
        <source>dictionary.csv: the way of publishing of “%1” contradicts the rest of the release.</source>
        <translation>dictionary.csv: Die Art der Veröffentlichung von „%1“ widerspricht dem Rest der Freigabe.</translation>
    </message>
    <message>
        <source>distinct fakes</source>
        <translation>verschiedene Fälschungen</translation>
    </message>
    <message>
        <source>distinct ℓ-diversity (weak), ℓ = %1</source>
        <translation>distinkte ℓ-Diversität (schwach), ℓ = %1</translation>
    </message>
    <message>
        <source>Encoding %1, because the bytes are not UTF-8.</source>
        <translation>Zeichenkodierung %1, weil die Bytes kein UTF-8 sind.</translation>
    </message>
    <message>
        <source>entropy ℓ-diversity, ℓ = %1</source>
        <translation>Entropie-ℓ-Diversität, ℓ = %1</translation>
    </message>
    <message>
        <source>Fewer than 2 bins cannot tell values apart. Ask for at least 2.</source>
        <translation>Weniger als 2 Klassen können Werte nicht unterscheiden. Mindestens 2 verlangen.</translation>
    </message>
    <message>
        <source>Field %1 has another name than in the first file. Read only files with the same fields together.</source>
        <translation>Feld %1 heißt anders als in der ersten Datei. Nur Dateien mit denselben Feldern zusammen lesen.</translation>
    </message>
    <message>
        <source>Field %1 of the header has no name. Name it, or say that the file has no header.</source>
        <translation>Feld %1 der Kopfzeile hat keinen Namen. Es benennen oder sagen, dass die Datei keine Kopfzeile hat.</translation>
    </message>
    <message>
        <source>Fields %1 and %2 of the header have the same name. Rename one, or say that the file has no header.</source>
        <translation>Die Felder %1 und %2 der Kopfzeile heißen gleich. Eines umbenennen oder sagen, dass die Datei keine Kopfzeile hat.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Abbildungen</translation>
    </message>
    <message>
        <source>File %1, line %2</source>
        <translation>Datei %1, Zeile %2</translation>
    </message>
    <message>
        <source>How the table is written can only be detected in an ordinary file. Choose delimiter, quote and encoding yourself, or save the table as a file.</source>
        <translation>Wie die Tabelle geschrieben ist, lässt sich nur bei einer gewöhnlichen Datei erkennen. Trennzeichen, Anführungszeichen und Kodierung selbst angeben oder die Tabelle als Datei speichern.</translation>
    </message>
    <message>
        <source>In %1, %2 of %3 groups do not satisfy %4 (for example in bucket %5; lines: %6, values: %7).</source>
        <translation>In %1 erfüllen %2 von %3 Gruppen nicht: %4 (zum Beispiel in Bucket %5; Zeilen: %6, Werte: %7).</translation>
    </message>
    <message>
        <source>In %1, %2 of %3 groups does not satisfy %4 (in bucket %5; lines: %6, values: %7).</source>
        <translation>In %1 erfüllt %2 von %3 Gruppen nicht: %4 (in Bucket %5; Zeilen: %6, Werte: %7).</translation>
    </message>
    <message>
        <source>In %1, %2 of %3 groups has a share above %4 (in bucket %5: %6 of %7).</source>
        <translation>In %1 hat %2 von %3 Gruppen einen Anteil über %4 (in Bucket %5: %6 von %7).</translation>
    </message>
    <message>
        <source>In %1, %2 of %3 groups have a share above %4 (for example in bucket %5: %6 of %7).</source>
        <translation>In %1 haben %2 von %3 Gruppen einen Anteil über %4 (zum Beispiel in Bucket %5: %6 von %7).</translation>
    </message>
    <message>
        <source>In %1, every cell that is written like this one counts as missing: %2. It can be taken back where it is told what will be converted.</source>
        <translation>In %1 zählt jede Zelle als fehlend, die so geschrieben ist: %2. Das lässt sich dort zurücknehmen, wo steht, was umgewandelt wird.</translation>
    </message>
    <message>
        <source>In %1, every group with the same quasi-identifier values keeps each share within %2.</source>
        <translation>In %1 hält jede Gruppe mit gleichen Quasi-Identifikatoren jeden Anteil bei höchstens %2.</translation>
    </message>
    <message>
        <source>In %1, every group with the same quasi-identifier values satisfies %2.</source>
        <translation>In %1 erfüllt jede Gruppe mit gleichen Quasi-Identifikatoren: %2.</translation>
    </message>
    <message>
        <source>In OCC-15, Sex is the closest and Salary the second.</source>
        <translation>In OCC-15 liegt Sex am nächsten, dann Salary.</translation>
    </message>
    <message>
        <source>In OCC-7, Education is the second closest.</source>
        <translation>In OCC-7 liegt Education am zweitnächsten.</translation>
    </message>
    <message>
        <source>In OCC-7, Sex is the attribute closest to Occupation.</source>
        <translation>In OCC-7 liegt Sex am nächsten bei Occupation.</translation>
    </message>
    <message>
        <source>In almost all experiments there are more fakes than originals.</source>
        <translation>In fast allen Experimenten gibt es mehr Fälschungen als Originale.</translation>
    </message>
    <message>
        <source>In general, originals match more buckets than fakes.</source>
        <translation>Im Allgemeinen passen Originale zu mehr Buckets als Fälschungen.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” is true, but the sensitive attributes do not stand in one column.</source>
        <translation>In manifest.json ist „%1“ true, aber die sensiblen Attribute stehen nicht in einer Spalte.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” may only be true, and only with several sensitive attributes.</source>
        <translation>In manifest.json darf „%1“ nur true sein, und nur bei mehreren sensiblen Attributen.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be a fraction in lowest terms such as 1/5, at most 1.</source>
        <translation>In manifest.json muss „%1“ ein gekürzter Bruch wie 1/5 sein, höchstens 1.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be a fraction in lowest terms such as 2/1, above 0.</source>
        <translation>In manifest.json muss „%1“ ein gekürzter Bruch wie 2/1 sein, über 0.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be a fraction in lowest terms such as 3/1, at least 1.</source>
        <translation>In manifest.json muss „%1“ ein gekürzter Bruch wie 3/1 sein, mindestens 1.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be a list of lists of names.</source>
        <translation>In manifest.json muss „%1“ eine Liste von Listen von Namen sein.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be a list of name, reason and time.</source>
        <translation>In manifest.json muss „%1“ eine Liste von Name, Begründung und Zeit sein.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be a list of names.</source>
        <translation>In manifest.json muss „%1“ eine Liste von Namen sein.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be a list.</source>
        <translation>In manifest.json muss „%1“ eine Liste sein.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be a whole number of at least 1.</source>
        <translation>In manifest.json muss „%1“ eine ganze Zahl ab 1 sein.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be a whole number such as 3/1 for this model.</source>
        <translation>In manifest.json muss „%1“ bei diesem Modell eine ganze Zahl wie 3/1 sein.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be an object of column numbers and smallest numbers of records.</source>
        <translation>In manifest.json muss „%1“ ein Objekt aus Spaltennummern und kleinsten Zahlen von Datensätzen sein.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be an object of file names and SHA-256 digests.</source>
        <translation>In manifest.json muss „%1“ ein Objekt aus Dateinamen und SHA-256-Prüfsummen sein.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be null or a policy with its rules.</source>
        <translation>In manifest.json muss „%1“ null oder eine Richtlinie mit ihren Regeln sein.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must have the texts about the release, and nothing else.</source>
        <translation>In manifest.json muss „%1“ die Texte über die Freigabe enthalten und sonst nichts.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be the length of the audit log and the digest of its last line.</source>
        <translation>In manifest.json muss „%1“ die Länge des Prüfprotokolls und die Prüfsumme seiner letzten Zeile sein.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be the name and version of a program.</source>
        <translation>In manifest.json muss „%1“ Name und Version eines Programms sein.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be the name that the number of the bucket has beside these attributes.</source>
        <translation>In manifest.json muss „%1“ der Name sein, den die Nummer des Buckets neben diesen Attributen hat.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be “drop” or “value” for every attribute.</source>
        <translation>In manifest.json muss „%1“ für jedes Attribut „drop“ oder „value“ sein.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must be “none” exactly when no attribute is sensitive.</source>
        <translation>In manifest.json muss „%1“ genau dann „none“ sein, wenn kein Attribut sensibel ist.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must name attributes that stand in “columns”.</source>
        <translation>In manifest.json muss „%1“ Attribute nennen, die in „columns“ stehen.</translation>
    </message>
    <message>
        <source>In manifest.json, “%1” must name each attribute once.</source>
        <translation>In manifest.json muss „%1“ jedes Attribut einmal nennen.</translation>
    </message>
    <message>
        <source>In some experiments slicing is even better than the original.</source>
        <translation>In einigen Experimenten ist Slicing sogar besser als das Original.</translation>
    </message>
    <message>
        <source>In the policy, “%1” must be 1, the only format this program knows.</source>
        <translation>In der Richtlinie muss „%1“ den Wert 1 haben, das einzige Format, das dieses Programm kennt.</translation>
    </message>
    <message>
        <source>In the policy, “%1” must be a fraction above 0 and up to 1 in lowest terms, such as &quot;1/3&quot;.</source>
        <translation>In der Richtlinie muss „%1“ ein gekürzter Bruch über 0 und bis 1 sein, etwa &quot;1/3&quot;.</translation>
    </message>
    <message>
        <source>In the policy, “%1” must be a fraction of at least 1 in lowest terms, such as &quot;3/1&quot;.</source>
        <translation>In der Richtlinie muss „%1“ ein gekürzter Bruch von mindestens 1 sein, etwa &quot;3/1&quot;.</translation>
    </message>
    <message>
        <source>In the policy, “%1” must be a list of some of these words, each once: %2.</source>
        <translation>In der Richtlinie muss „%1“ eine Liste aus diesen Wörtern sein, jedes höchstens einmal: %2.</translation>
    </message>
    <message>
        <source>In the policy, “%1” must be a number from 0 to 1.</source>
        <translation>In der Richtlinie muss „%1“ eine Zahl von 0 bis 1 sein.</translation>
    </message>
    <message>
        <source>In the policy, “%1” must be a number of at least 0.</source>
        <translation>In der Richtlinie muss „%1“ eine Zahl von mindestens 0 sein.</translation>
    </message>
    <message>
        <source>In the policy, “%1” must be a text of one line.</source>
        <translation>In der Richtlinie muss „%1“ ein einzeiliger Text sein.</translation>
    </message>
    <message>
        <source>In the policy, “%1” must be a whole number from %2 to %3.</source>
        <translation>In der Richtlinie muss „%1“ eine ganze Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>In the policy, “%1” must be an object with at least one rule.</source>
        <translation>In der Richtlinie muss „%1“ ein Objekt mit mindestens einer Regel sein.</translation>
    </message>
    <message>
        <source>In the policy, “%1” must be one of these words: %2.</source>
        <translation>In der Richtlinie muss „%1“ eines dieser Wörter sein: %2.</translation>
    </message>
    <message>
        <source>In the policy, “%1” must be true or false.</source>
        <translation>In der Richtlinie muss „%1“ true oder false sein.</translation>
    </message>
    <message>
        <source>Its buckets are not those of the other files.</source>
        <translation>Ihre Buckets sind nicht die der anderen Dateien.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>manifest.json has a key that its format does not know, or that does not belong to the model.</source>
        <translation>manifest.json hat einen Schlüssel, den sein Format nicht kennt oder der nicht zum Modell gehört.</translation>
    </message>
    <message>
        <source>manifest.json has no “%1”.</source>
        <translation>manifest.json hat kein „%1“.</translation>
    </message>
    <message>
        <source>manifest.json has the same key twice.</source>
        <translation>manifest.json hat einen Schlüssel zweimal.</translation>
    </message>
    <message>
        <source>manifest.json is not a JSON object.</source>
        <translation>manifest.json ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>manifest.json is of a format that this program does not know.</source>
        <translation>manifest.json ist in einem Format, das dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>Nearly unique: %1 different values.</source>
        <translation>Fast eindeutig: %1 verschiedene Werte.</translation>
    </message>
    <message>
        <source>Nearly unique: %1 record has a value nobody else has.</source>
        <translation>Fast eindeutig: %1 Datensatz hat einen Wert, den sonst keiner hat.</translation>
    </message>
    <message>
        <source>Nearly unique: %1 records have a value nobody else has.</source>
        <translation>Fast eindeutig: %1 Datensätze haben einen Wert, den sonst keiner hat.</translation>
    </message>
    <message>
        <source>No attribute is sensitive, so no model says how small a bucket may be. Set a smallest bucket size.</source>
        <translation>Kein Attribut ist sensibel, also sagt kein Schutzmodell, wie klein ein Bucket sein darf. Eine kleinste Bucketgröße angeben.</translation>
    </message>
    <message>
        <source>No attribute is sensitive, so nothing is promised about any value; only digests and structure can be checked.</source>
        <translation>Kein Attribut ist sensibel, also wird über Werte nichts zugesichert; nur Prüfsummen und Aufbau lassen sich prüfen.</translation>
    </message>
    <message>
        <source>No attribute is sensitive, so nothing is promised about what can be inferred about a person.</source>
        <translation>Kein Attribut ist sensibel, also wird nicht zugesichert, was sich über eine Person folgern lässt.</translation>
    </message>
    <message>
        <source>No attribute is sensitive, so there is nothing to infer and no limit.</source>
        <translation>Kein Attribut ist sensibel, also gibt es nichts zu folgern und keine Grenze.</translation>
    </message>
    <message>
        <source>There is no key %1 on this computer. Import it, or choose another one.</source>
        <translation>Auf diesem Computer gibt es keinen Schlüssel %1. Importieren Sie ihn oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>There is no signer with the key %1 in the list.</source>
        <translation>In der Liste gibt es niemanden mit dem Schlüssel %1.</translation>
    </message>
    <message>
        <source>More than one key begins with %1. Give more of its digits.</source>
        <translation>Mehr als ein Schlüssel beginnt mit %1. Geben Sie mehr Ziffern an.</translation>
    </message>
    <message>
        <source>The key %1 is in the list already.</source>
        <translation>Der Schlüssel %1 steht schon in der Liste.</translation>
    </message>
    <message>
        <source>The key %1 is one of your own. It needs no entry among the known signers.</source>
        <translation>Der Schlüssel %1 ist Ihr eigener. Er braucht keinen Eintrag unter den bekannten Unterzeichnern.</translation>
    </message>
    <message>
        <source>A key needs the name of the person it belongs to: one line of at most 200 characters.</source>
        <translation>Ein Schlüssel braucht den Namen der Person, der er gehört: eine Zeile mit höchstens 200 Zeichen.</translation>
    </message>
    <message>
        <source>This is not a public key. It is a line of 56 characters that begins with RW, or a .pub file with that line.</source>
        <translation>Das ist kein öffentlicher Schlüssel. Er ist eine Zeile von 56 Zeichen, die mit RW beginnt, oder eine .pub-Datei mit dieser Zeile.</translation>
    </message>
    <message>
        <source>This is not a file with a signing key, or it is damaged. Choose a file that this program or minisign has made.</source>
        <translation>Das ist keine Datei mit einem Signaturschlüssel, oder sie ist beschädigt. Wählen Sie eine Datei von diesem Programm oder von minisign.</translation>
    </message>
    <message>
        <source>This is not a signature file of minisign, or it is damaged.</source>
        <translation>Das ist keine Signaturdatei von minisign, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>This is not a workbook (xlsx, ods). Choose another file, or save the table as one.</source>
        <translation>Das ist keine Arbeitsmappe (xlsx, ods). Eine andere Datei wählen oder die Tabelle als eine speichern.</translation>
    </message>
    <message>
        <source>This is not the name of a table. Names with points or quotes stand in double quotes.</source>
        <translation>Das ist kein Name einer Tabelle. Namen mit Punkten oder Anführungszeichen stehen in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>This is a key or signature of another kind. Only those of minisign (Ed25519) can be used.</source>
        <translation>Das ist ein Schlüssel oder eine Signatur anderer Art. Verwendbar sind nur die von minisign (Ed25519).</translation>
    </message>
    <message>
        <source>This key file is damaged. Take a copy of it, if there is one.</source>
        <translation>Diese Schlüsseldatei ist beschädigt. Nehmen Sie eine Kopie, falls es eine gibt.</translation>
    </message>
    <message>
        <source>This key has no passphrase. Give it one; the file that you chose stays as it is.</source>
        <translation>Dieser Schlüssel hat keine Passphrase. Geben Sie ihm eine; die gewählte Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>This does not open the key. Nothing has changed.</source>
        <translation>Damit öffnet sich der Schlüssel nicht. Es hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>This key is under a passphrase. Enter it.</source>
        <translation>Dieser Schlüssel ist durch eine Passphrase geschützt. Geben Sie sie ein.</translation>
    </message>
    <message>
        <source>This key is under no passphrase. Leave it out.</source>
        <translation>Dieser Schlüssel ist durch keine Passphrase geschützt. Lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>This label names an identifier or an excluded attribute. The verifier would refuse the release.</source>
        <translation>Diese Beschriftung nennt einen Identifikator oder ein ausgeschlossenes Attribut. Der Prüfer würde die Freigabe ablehnen.</translation>
    </message>
    <message>
        <source>The passphrase is empty. Enter one.</source>
        <translation>Die Passphrase ist leer. Geben Sie eine ein.</translation>
    </message>
    <message>
        <source>The passphrase is too long. It may take up to 1,023 bytes.</source>
        <translation>Die Passphrase ist zu lang. Sie darf bis zu 1.023 Byte lang sein.</translation>
    </message>
    <message>
        <source>Opening this key would take far more memory or time than any key of minisign needs. It was not tried.</source>
        <translation>Diesen Schlüssel zu öffnen würde weit mehr Speicher oder Zeit brauchen als jeder Schlüssel von minisign. Es wurde nicht versucht.</translation>
    </message>
    <message>
        <source>A passphrase takes %1 of memory for a second, and that much is not free. Close other programs and try again.</source>
        <translation>Eine Passphrase braucht für eine Sekunde %1 Speicher, und so viel ist nicht frei. Schließen Sie andere Programme und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Name and reason are too long for a signature. Shorten the reason.</source>
        <translation>Name und Grund sind zu lang für eine Signatur. Kürzen Sie den Grund.</translation>
    </message>
    <message>
        <source>Name of the attribute</source>
        <translation>Name des Attributs</translation>
    </message>
    <message>
        <source>What is signed along with a file must be one line.</source>
        <translation>Was mit einer Datei zusammen signiert wird, muss eine Zeile sein.</translation>
    </message>
    <message>
        <source>This was signed by another key, %1.</source>
        <translation>Das wurde mit einem anderen Schlüssel signiert, %1.</translation>
    </message>
    <message>
        <source>This workbook is locked with a password. Save a copy without one, then open that.</source>
        <translation>Diese Arbeitsmappe ist mit einem Passwort gesperrt. Eine Kopie ohne Passwort speichern und diese öffnen.</translation>
    </message>
    <message>
        <source>This zip file holds %1 tables: %2. Choose one.</source>
        <translation>Diese Zip-Datei enthält %1 Tabellen: %2. Eine davon wählen.</translation>
    </message>
    <message>
        <source>This zip file holds no table.</source>
        <translation>Diese Zip-Datei enthält keine Tabelle.</translation>
    </message>
    <message>
        <source>This zip file holds nothing that is called %1.</source>
        <translation>Diese Zip-Datei enthält nichts, das %1 heißt.</translation>
    </message>
    <message>
        <source>The signature does not fit the file: it was changed after signing, or another file was signed.</source>
        <translation>Die Signatur passt nicht zur Datei: Sie wurde nach dem Signieren geändert, oder es wurde eine andere Datei signiert.</translation>
    </message>
    <message>
        <source>Name, reason and time beside the signature are not those that were signed.</source>
        <translation>Name, Grund und Zeit neben der Signatur sind nicht die signierten.</translation>
    </message>
    <message>
        <source>What the program keeps about its keys cannot be read: a file is damaged.</source>
        <translation>Was das Programm über seine Schlüssel aufbewahrt, lässt sich nicht lesen: Eine Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>What the values of %1 mean</source>
        <translation>Was die Werte von %1 bedeuten</translation>
    </message>
    <message>
        <source>What this check cannot see</source>
        <translation>Was diese Prüfung nicht sehen kann</translation>
    </message>
    <message>
        <source>What was chosen for the record in this line is forgotten.</source>
        <translation>Was für den Datensatz in dieser Zeile gewählt war, wird vergessen.</translation>
    </message>
    <message>
        <source>The folder for keys could not be made for this account alone, so no key was written.</source>
        <translation>Der Ordner für Schlüssel ließ sich nicht allein für dieses Konto anlegen, deshalb wurde kein Schlüssel geschrieben.</translation>
    </message>
    <message>
        <source>The key could not be deleted. It is still there.</source>
        <translation>Der Schlüssel ließ sich nicht löschen. Er ist noch da.</translation>
    </message>
    <message>
        <source>My keys</source>
        <translation>Meine Schlüssel</translation>
    </message>
    <message>
        <source>N&amp;umbers</source>
        <translation>&amp;Zahlen</translation>
    </message>
    <message>
        <source>on this computer</source>
        <translation>auf diesem Computer</translation>
    </message>
    <message>
        <source>&amp;Make a key…</source>
        <translation>&amp;Neuer Schlüssel…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Known signers</source>
        <translation>Bekannte Unterzeichner</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Labels of %1</source>
        <translation>Beschriftungen von %1</translation>
    </message>
    <message>
        <source>public keys only</source>
        <translation>nur öffentlich</translation>
    </message>
    <message>
        <source>&amp;Add a signer…</source>
        <translation>&amp;Unterzeichner hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>A known signer's signature is recognised in a release. The policy says who may sign, not this list.</source>
        <translation>Die Signatur bekannter Unterzeichner wird in einer Freigabe erkannt. Wer signieren darf, sagt die Richtlinie, nicht diese Liste.</translation>
    </message>
    <message>
        <source>A label in red names an identifier or an excluded attribute. The verifier refuses such a release.</source>
        <translation>Eine rote Beschriftung nennt einen Identifikator oder ein ausgeschlossenes Attribut. Der Prüfer lehnt eine solche Freigabe ab.</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>verglichen</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Public key</source>
        <translation>Öffentlicher Schlüssel</translation>
    </message>
    <message>
        <source>Copy the digits of the key</source>
        <translation>Ziffern des Schlüssels kopieren</translation>
    </message>
    <message>
        <source>Copy the public key</source>
        <translation>Öffentlichen Schlüssel kopieren</translation>
    </message>
    <message>
        <source>&amp;Export public key…</source>
        <translation>Öffentlichen Schlüssel e&amp;xportieren…</translation>
    </message>
    <message>
        <source>More for this key</source>
        <translation>Mehr zu diesem Schlüssel</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>A key of your own: it signs. Its public half goes into each release that you sign.</source>
        <translation>Ein eigener Schlüssel: Er signiert. Seine öffentliche Hälfte liegt jeder Freigabe bei, die Sie signieren.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Ed25519, in the form of minisign: other programs can check what it signs</source>
        <translation>Ed25519, in der Form von minisign: Andere Programme können prüfen, was er signiert</translation>
    </message>
    <message>
        <source>Edit details and conditions</source>
        <translation>Angaben und Bedingungen bearbeiten</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>In %1, %2 of %3 group does not satisfy %4 (in bucket %5; lines: %6, values: %7).</source>
        <translation>In %1 erfüllt %2 von %3 Gruppe nicht: %4 (in Bucket %5; Zeilen: %6, Werte: %7).</translation>
    </message>
    <message>
        <source>In %1, %2 of %3 group has a share above %4 (in bucket %5: %6 of %7).</source>
        <translation>In %1 hat %2 von %3 Gruppe einen Anteil über %4 (in Bucket %5: %6 von %7).</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>%1, in this program</source>
        <translation>%1, in diesem Programm</translation>
    </message>
    <message>
        <source>Protection of the file</source>
        <translation>Schutz der Datei</translation>
    </message>
    <message>
        <source>Digits compared</source>
        <translation>Ziffern verglichen</translation>
    </message>
    <message>
        <source>Dis&amp;connect</source>
        <translation>&amp;Trennen</translation>
    </message>
    <message>
        <source>Used last</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nie</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>Passphrase ändern</translation>
    </message>
    <message>
        <source>Give the key a passphrase</source>
        <translation>Dem Schlüssel eine Passphrase geben</translation>
    </message>
    <message>
        <source>Change passphrase</source>
        <translation>Passphrase ändern</translation>
    </message>
    <message>
        <source>Set passphrase</source>
        <translation>Passphrase setzen</translation>
    </message>
    <message>
        <source>A lost passphrase cannot be recovered.</source>
        <translation>Eine verlorene Passphrase lässt sich nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>Nobody can sign with this key then. What it has signed stays valid: its public half is in those releases. Make a copy now, and a new key when it is lost.</source>
        <translation>Dann kann niemand mehr mit diesem Schlüssel signieren. Was er signiert hat, bleibt gültig: Seine öffentliche Hälfte liegt in jenen Freigaben. Machen Sie jetzt eine Kopie, und einen neuen Schlüssel, wenn er verloren ist.</translation>
    </message>
    <message>
        <source>Make a &amp;copy…</source>
        <translation>&amp;Kopie anlegen…</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Neue Passphrase</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>One SELECT; a click on a table or an attribute inserts its name.</source>
        <translation>Ein SELECT; ein Klick auf eine Tabelle oder ein Attribut fügt den Namen ein.</translation>
    </message>
    <message>
        <source>The passphrase of the key is missing.</source>
        <translation>Die Passphrase des Schlüssels fehlt.</translation>
    </message>
    <message>
        <source>The password is asked for each time. It is never stored: not in the recipe, not in a log.</source>
        <translation>Nach dem Passwort wird jedes Mal gefragt. Es wird nie gespeichert: nicht im Rezept, nicht in einem Protokoll.</translation>
    </message>
    <message>
        <source>The password is too long.</source>
        <translation>Das Passwort ist zu lang.</translation>
    </message>
    <message>
        <source>The new passphrase is missing.</source>
        <translation>Die neue Passphrase fehlt.</translation>
    </message>
    <message>
        <source>Type the new passphrase once more.</source>
        <translation>Geben Sie die neue Passphrase noch einmal ein.</translation>
    </message>
    <message>
        <source>The two new passphrases differ.</source>
        <translation>Die beiden neuen Passphrasen stimmen nicht überein.</translation>
    </message>
    <message>
        <source>Show what is typed</source>
        <translation>Eingabe zeigen</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Gezeigt als</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>data from</source>
        <translation>Daten ab</translation>
    </message>
    <message>
        <source>imported %1</source>
        <translation>importiert am %1</translation>
    </message>
    <message>
        <source>made %1</source>
        <translation>vom %1</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>unbenutzt</translation>
    </message>
    <message>
        <source>1 signature</source>
        <translation>1 Signatur</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
    <message>
        <source>%1 signatures</source>
        <translation>%1 Signaturen</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>added %1</source>
        <translation>hinzugefügt am %1</translation>
    </message>
    <message>
        <source>after \</source>
        <translation>nach \</translation>
    </message>
    <message>
        <source>compared %1</source>
        <translation>verglichen am %1</translation>
    </message>
    <message>
        <source>compared %1, %2</source>
        <translation>verglichen: %1, %2</translation>
    </message>
    <message>
        <source>compute every result on each, and report how far they differ</source>
        <translation>jedes Ergebnis mit jeder berechnen und angeben, wie weit die Ergebnisse voneinander abweichen</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>Four words are better than one odd one.</source>
        <translation>Vier Wörter sind besser als ein ausgefallenes.</translation>
    </message>
    <message>
        <source>%1 characters: weak. Four words are better than one odd one.</source>
        <translation>%1 Zeichen: schwach. Vier Wörter sind besser als ein ausgefallenes.</translation>
    </message>
    <message>
        <source>%1 choice for a single record is not followed: it counts the lines of another file.</source>
        <translation>%1 Entscheidung über einen einzelnen Datensatz wird nicht befolgt: Sie zählt die Zeilen einer anderen Datei.</translation>
    </message>
    <message>
        <source>%1 choices for single records are not followed: they count the lines of another file.</source>
        <translation>%1 Entscheidungen über einzelne Datensätze werden nicht befolgt: Sie zählen die Zeilen einer anderen Datei.</translation>
    </message>
    <message>
        <source>%1 column outside the range holds something.</source>
        <translation>%1 Spalte außerhalb des Bereichs enthält etwas.</translation>
    </message>
    <message>
        <source>%1 characters: fair. Four words are better than one odd one.</source>
        <translation>%1 Zeichen: mäßig. Vier Wörter sind besser als ein ausgefallenes.</translation>
    </message>
    <message>
        <source>%1 characters: good. Four words are better than one odd one.</source>
        <translation>%1 Zeichen: gut. Vier Wörter sind besser als ein ausgefallenes.</translation>
    </message>
    <message>
        <source>%1 characters: strong.</source>
        <translation>%1 Zeichen: stark.</translation>
    </message>
    <message>
        <source>Another person&apos;s public key: what it signs is recognised in a release, under this name.</source>
        <translation>Der öffentliche Schlüssel einer anderen Person: Was er signiert, wird in einer Freigabe unter diesem Namen erkannt.</translation>
    </message>
    <message>
        <source>Another program has this database open, or did not close it properly. Close it there, then read again.</source>
        <translation>Ein anderes Programm hat diese Datenbank geöffnet oder nicht richtig geschlossen. Sie dort schließen, dann noch einmal lesen.</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>not yet: it may be somebody else&apos;s key</source>
        <translation>noch nicht: Er könnte jemand anderem gehören</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>until further notice</source>
        <translation>bis auf Weiteres</translation>
    </message>
    <message>
        <source>Compare the key</source>
        <translation>Schlüssel vergleichen</translation>
    </message>
    <message>
        <source>Ask %1, by telephone or face to face, to read out the 16 digits of the key. All of them have to be the same as here.</source>
        <translation>Bitten Sie %1, am Telefon oder persönlich, die 16 Ziffern des Schlüssels vorzulesen. Alle müssen mit diesen hier übereinstimmen.</translation>
    </message>
    <message>
        <source>It was not compared</source>
        <translation>Er wurde nicht verglichen</translation>
    </message>
    <message>
        <source>by telephone</source>
        <translation>am Telefon</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>The digits are the &amp;same</source>
        <translation>Die Ziffern &amp;stimmen</translation>
    </message>
    <message>
        <source>End its use</source>
        <translation>Gebrauch beenden</translation>
    </message>
    <message>
        <source>When somebody leaves or loses a key: what was signed up to that day stays recognised, and the list shows that it has ended.</source>
        <translation>Wenn jemand ausscheidet oder einen Schlüssel verliert: Was bis zu diesem Tag signiert wurde, wird weiter erkannt; in der Liste steht der Schlüssel als beendet.</translation>
    </message>
    <message>
        <source>Use it again</source>
        <translation>Wieder benutzen</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>as it is to stand in a release</source>
        <translation>wie er in einer Freigabe stehen soll</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Schlüssel erzeugen</translation>
    </message>
    <message>
        <source>Import the key</source>
        <translation>Schlüssel importieren</translation>
    </message>
    <message>
        <source>Make a key</source>
        <translation>Einen Schlüssel erzeugen</translation>
    </message>
    <message>
        <source>Import a key</source>
        <translation>Einen Schlüssel importieren</translation>
    </message>
    <message>
        <source>It signs under your name. Without its passphrase nobody can sign with it, not even from a copy of its file.</source>
        <translation>Er signiert unter Ihrem Namen. Ohne seine Passphrase kann niemand mit ihm signieren, auch nicht mit einer Kopie seiner Datei.</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>Der Name fehlt.</translation>
    </message>
    <message>
        <source>Add a signer</source>
        <translation>Unterzeichner hinzufügen</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add one linking</source>
        <translation>Eine Verknüpfung hinzufügen</translation>
    </message>
    <message>
        <source>The public key is a line of 56 characters; its owner gives it to you, in a message or as a .pub file.</source>
        <translation>Der öffentliche Schlüssel ist eine Zeile mit 56 Zeichen; sein Inhaber gibt sie Ihnen, in einer Nachricht oder als .pub-Datei.</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Aus einer &amp;Datei…</translation>
    </message>
    <message>
        <source>Add the signer</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add them here, or drop them anywhere in this window.</source>
        <translation>Fügen Sie sie hier hinzu, oder legen Sie sie irgendwo in diesem Fenster ab.</translation>
    </message>
    <message>
        <source>The public key is missing.</source>
        <translation>Der öffentliche Schlüssel fehlt.</translation>
    </message>
    <message>
        <source>The query cannot be computed for all records (code %1): a division by zero, say, or a text that is no number.</source>
        <translation>Die Abfrage lässt sich nicht für alle Datensätze berechnen (code %1): etwa eine Division durch null oder ein Text, der keine Zahl ist.</translation>
    </message>
    <message>
        <source>The query is not whole: a quote, comment or bracket is not closed.</source>
        <translation>Die Abfrage ist nicht vollständig: Ein Anführungszeichen, ein Kommentar oder eine Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The query names an attribute that is not there.</source>
        <translation>Die Abfrage nennt ein Attribut, das es nicht gibt.</translation>
    </message>
    <message>
        <source>The query took longer than %1 s and was stopped. Nothing was read.</source>
        <translation>Die Abfrage dauerte länger als %1 s und wurde abgebrochen. Nichts wurde gelesen.</translation>
    </message>
    <message>
        <source>Key %1. Compare these digits with its owner&apos;s once it is in the list.</source>
        <translation>Schlüssel %1. Vergleichen Sie diese Ziffern mit denen des Inhabers, sobald er in der Liste steht.</translation>
    </message>
    <message>
        <source>Keys and signers</source>
        <translation>Schlüssel und Unterzeichner</translation>
    </message>
    <message>
        <source>&amp;Keys and signers…</source>
        <translation>&amp;Schlüssel und Unterzeichner…</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>&amp;Lizenz</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>&amp;Delete this key…</source>
        <translation>Diesen Schlüssel &amp;löschen…</translation>
    </message>
    <message>
        <source>&amp;Remove this signer…</source>
        <translation>Diesen Unterzeichner &amp;entfernen…</translation>
    </message>
    <message>
        <source>Delete it for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Without a copy of its file nobody can ever sign with this key again.</source>
        <translation>Ohne eine Kopie seiner Datei kann nie wieder jemand mit diesem Schlüssel signieren.</translation>
    </message>
    <message>
        <source>Without a label: %1 in %2.</source>
        <translation>Ohne Beschriftung: %1 in %2.</translation>
    </message>
    <message>
        <source>Deleting a key cannot be undone; releases that it signed still verify.</source>
        <translation>Einen Schlüssel zu löschen lässt sich nicht rückgängig machen; was er signiert hat, lässt sich weiter prüfen.</translation>
    </message>
    <message>
        <source>Its signatures will be shown as those of an unknown key.</source>
        <translation>Seine Signaturen erscheinen dann als die eines unbekannten Schlüssels.</translation>
    </message>
    <message>
        <source>Its values are no numbers, and none of its cells is a problem.</source>
        <translation>Seine Werte sind keine Zahlen, und keine seiner Zellen ist ein Problem.</translation>
    </message>
    <message>
        <source>Removing a signer changes no release.</source>
        <translation>Einen Unterzeichner zu entfernen ändert keine Freigabe.</translation>
    </message>
    <message>
        <source>Making the key; its passphrase takes a second.</source>
        <translation>Der Schlüssel wird erzeugt; seine Passphrase braucht eine Sekunde.</translation>
    </message>
    <message>
        <source>Opening the key; its passphrase takes a second.</source>
        <translation>Der Schlüssel wird geöffnet; seine Passphrase braucht eine Sekunde.</translation>
    </message>
    <message>
        <source>Opening the key; each passphrase takes a second.</source>
        <translation>Der Schlüssel wird geöffnet; jede Passphrase braucht eine Sekunde.</translation>
    </message>
    <message>
        <source>Public key (*.pub)</source>
        <translation>Öffentlicher Schlüssel (*.pub)</translation>
    </message>
    <message>
        <source>Signing key (*.key)</source>
        <translation>Signaturschlüssel (*.key)</translation>
    </message>
    <message>
        <source>Open a public key</source>
        <translation>Einen öffentlichen Schlüssel öffnen</translation>
    </message>
    <message>
        <source>Line %1 is not an entry: a JSON object with n, time, event and previous.</source>
        <translation>Zeile %1 ist kein Eintrag, also kein JSON-Objekt mit n, time, event und previous.</translation>
    </message>
    <message>
        <source>Line %1 has the key “%2” twice.</source>
        <translation>Zeile %1 enthält den Schlüssel „%2“ doppelt.</translation>
    </message>
    <message>
        <source>Line %1 tells of an event that this program does not know.</source>
        <translation>Zeile %1 nennt ein Ereignis, das dieses Programm nicht kennt.</translation>
    </message>
    <message>
        <source>Line %1 was changed: its digest does not stand in line %2.</source>
        <translation>Zeile %1 wurde geändert: Ihre Prüfsumme steht nicht in Zeile %2.</translation>
    </message>
    <message>
        <source>Line %1 was changed, or line %2 before it: the chain fits on neither side.</source>
        <translation>Zeile %1 oder die Zeile %2 davor wurde geändert: Die Kette passt auf keiner Seite.</translation>
    </message>
    <message>
        <source>Before line %1, lines were removed: entries %2 to %3 are missing.</source>
        <translation>Vor Zeile %1 wurden Zeilen entfernt: Es fehlen die Einträge %2 bis %3.</translation>
    </message>
    <message>
        <source>Line %1 stands at the wrong place: lines were reordered.</source>
        <translation>Zeile %1 steht an der falschen Stelle: Zeilen wurden umgestellt.</translation>
    </message>
    <message>
        <source>Line %1 does not belong here: it was inserted or is there twice.</source>
        <translation>Zeile %1 gehört nicht hierher: Sie wurde eingefügt oder steht doppelt da.</translation>
    </message>
    <message>
        <source>Line %1 does not begin a chain: it goes on from a line that is not there.</source>
        <translation>Mit Zeile %1 beginnt keine Kette: Sie setzt eine Zeile fort, die nicht da ist.</translation>
    </message>
    <message>
        <source>The last line of the audit log was cut off, perhaps by a crash. It was left out; the chain goes on from entry %1.</source>
        <translation>Die letzte Zeile des Prüfprotokolls war abgeschnitten, vielleicht durch einen Absturz. Sie wurde ausgelassen; die Kette geht ab Eintrag %1 weiter.</translation>
    </message>
    <message>
        <source>The chain is intact: %1 entry.</source>
        <translation>Die Kette ist unversehrt: %1 Eintrag.</translation>
    </message>
    <message>
        <source>The column of cell %2 of sheet “%1” has another name than in the first file. Read only workbooks with the same columns together.</source>
        <translation>Die Spalte der Zelle %2 des Blattes „%1“ hat einen anderen Namen als in der ersten Datei. Nur Arbeitsmappen mit denselben Spalten zusammen lesen.</translation>
    </message>
    <message>
        <source>The column of cell %2 of sheet “%1” has no name. Name it, or choose another range.</source>
        <translation>Die Spalte der Zelle %2 des Blattes „%1“ hat keinen Namen. Sie benennen oder einen anderen Bereich wählen.</translation>
    </message>
    <message>
        <source>The chain is intact: %1 entries.</source>
        <translation>Die Kette ist unversehrt: %1 Einträge.</translation>
    </message>
    <message>
        <source>The log has fewer entries (%1) than when the release was made (%2): entries were removed at the end.</source>
        <translation>Das Protokoll hat weniger Einträge (%1) als zur Zeit der Freigabe (%2): Am Ende wurden Einträge entfernt.</translation>
    </message>
    <message>
        <source>Entry %1 is not the one that the release was made from: the log was rewritten, or belongs to another release.</source>
        <translation>Eintrag %1 ist nicht der, aus dem die Freigabe entstand: Das Protokoll wurde umgeschrieben oder gehört zu einer anderen Freigabe.</translation>
    </message>
    <message>
        <source>Entry %1 of %2</source>
        <translation>Eintrag %1 von %2</translation>
    </message>
    <message>
        <source>Line %1 tells of an approval of this release that the release does not have.</source>
        <translation>Zeile %1 nennt eine Genehmigung dieser Freigabe, die in der Freigabe fehlt.</translation>
    </message>
    <message>
        <source>The release was made from entry %1 of this log.</source>
        <translation>Die Freigabe entstand aus Eintrag %1 dieses Protokolls.</translation>
    </message>
    <message>
        <source>The approval by %1 does not stand in this log; it may have been given elsewhere.</source>
        <translation>Die Genehmigung von %1 steht nicht in diesem Protokoll; sie kann anderswo erteilt worden sein.</translation>
    </message>
    <message>
        <source>The release does not say which audit log it was made from, or “%1” is damaged.</source>
        <translation>Die Freigabe nennt kein Prüfprotokoll, aus dem sie entstand, oder „%1“ ist beschädigt.</translation>
    </message>
    <message>
        <source>Another program is writing this audit log. Close that program first.</source>
        <translation>Ein anderes Programm schreibt in dieses Prüfprotokoll. Schließen Sie dieses Programm zuerst.</translation>
    </message>
    <message>
        <source>The audit log was changed while it was being written. Nothing was added to it.</source>
        <translation>Das Prüfprotokoll wurde währenddessen von außen geändert. Es wurde nichts hinzugefügt.</translation>
    </message>
    <message>
        <source>The labels must be a table with the fields name, label and description.</source>
        <translation>Die Beschriftungen müssen eine Tabelle mit den Feldern name, label und description sein.</translation>
    </message>
    <message>
        <source>The release has no approvals.json, so nobody answers for it.</source>
        <translation>Die Freigabe hat keine approvals.json; niemand steht für sie ein.</translation>
    </message>
    <message>
        <source>An approval lacks its name, reason or time, or has a key without a signature.</source>
        <translation>Einer Genehmigung fehlt Name, Grund oder Zeit, oder sie hat einen Schlüssel ohne Signatur.</translation>
    </message>
    <message>
        <source>This is not a public key of minisign.</source>
        <translation>Das ist kein öffentlicher Schlüssel von minisign.</translation>
    </message>
    <message>
        <source>The key of %1 cannot be read.</source>
        <translation>Der Schlüssel von %1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The label or description of “%1” names an identifier or an excluded attribute.</source>
        <translation>Die Beschriftung oder Beschreibung von „%1“ nennt einen Identifikator oder ein ausgeschlossenes Attribut.</translation>
    </message>
    <message>
        <source>The signature of %1 is missing.</source>
        <translation>Die Signatur von %1 fehlt.</translation>
    </message>
    <message>
        <source>The signature of %1 cannot be read.</source>
        <translation>Die Signatur von %1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The signature of %1 is not the one in approvals.json.</source>
        <translation>Die Signatur von %1 ist nicht die in approvals.json.</translation>
    </message>
    <message>
        <source>The signature of %1 does not fit this manifest and this key.</source>
        <translation>Die Signatur von %1 passt nicht zu diesem Manifest und diesem Schlüssel.</translation>
    </message>
    <message>
        <source>Name, reason or time in the signature of %1 were changed after signing.</source>
        <translation>Name, Grund oder Zeit in der Signatur von %1 wurden nach dem Signieren geändert.</translation>
    </message>
    <message>
        <source>%1 signed another name, reason or time than approvals.json says.</source>
        <translation>%1 hat einen anderen Namen, einen anderen Grund oder eine andere Zeit signiert, als approvals.json angibt.</translation>
    </message>
    <message>
        <source>This signature belongs to no approval.</source>
        <translation>Diese Signatur gehört zu keiner Genehmigung.</translation>
    </message>
    <message>
        <source>Key %1 signed twice, which counts once.</source>
        <translation>Schlüssel %1 hat zweimal signiert, was einmal zählt.</translation>
    </message>
    <message>
        <source>%1 signed with key %2, which you know as that of %3.</source>
        <translation>%1 hat mit Schlüssel %2 signiert, bekannt als der von %3.</translation>
    </message>
    <message>
        <source>%1 signed with key %2: valid, but you do not know this key.</source>
        <translation>%1 hat mit Schlüssel %2 signiert: gültig, aber dieser Schlüssel ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 stop it</source>
        <translation>%1 halten es auf</translation>
    </message>
    <message>
        <source>%1 approved, not signed.</source>
        <translation>%1 hat genehmigt, nicht signiert.</translation>
    </message>
    <message>
        <source>%1 of %2 approvals.</source>
        <translation>%1 von %2 Genehmigungen.</translation>
    </message>
    <message>
        <source>Key %1 has signed, as asked.</source>
        <translation>Schlüssel %1 hat wie verlangt signiert.</translation>
    </message>
    <message>
        <source>Key %1 has not signed.</source>
        <translation>Schlüssel %1 hat nicht signiert.</translation>
    </message>
    <message>
        <source>The rules that follow are of the policy that the release was made under: %1, version %2.</source>
        <translation>Die folgenden Regeln sind die der Richtlinie, unter der die Freigabe entstand: %1, Version %2.</translation>
    </message>
    <message>
        <source>The rules that follow are of the given policy: %1, version %2.</source>
        <translation>Die folgenden Regeln sind die der angegebenen Richtlinie: %1, Version %2.</translation>
    </message>
    <message>
        <source>The release was made under the given policy (%1, version %2), and names its rules.</source>
        <translation>Die Freigabe entstand unter der angegebenen Richtlinie (%1, Version %2) und nennt deren Regeln.</translation>
    </message>
    <message>
        <source>The release names other rules than those of the policy that it was made under (%1).</source>
        <translation>Die Freigabe nennt andere Regeln als die der Richtlinie, unter der sie entstand (%1).</translation>
    </message>
    <message>
        <source>Rule %1: what the manifest says that it asks for cannot be read.</source>
        <translation>Regel %1: Was sie laut Manifest verlangt, lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Rule %1: asked %2, found %3.</source>
        <translation>Regel %1: verlangt %2, gefunden %3.</translation>
    </message>
    <message>
        <source>Rule %1: asked %2, which is met.</source>
        <translation>Regel %1: verlangt %2, ist erfüllt.</translation>
    </message>
    <message>
        <source>Rule %1 does not hold: asked %2, found %3.</source>
        <translation>Regel %1 ist nicht eingehalten: verlangt %2, gefunden %3.</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>Rule %1 (asked %2) was waived by %3; the manifest gives the reason.</source>
        <translation>Regel %1 (verlangt %2) hat %3 ausgesetzt; die Begründung steht im Manifest.</translation>
    </message>
    <message>
        <source>Rule %1 (asked %2): the files alone cannot show it. Verify with the original table.</source>
        <translation>Regel %1 (verlangt %2): Die Dateien allein können es nicht zeigen. Mit der Originaltabelle prüfen.</translation>
    </message>
    <message>
        <source>Rule %1 does not hold, as the manifest itself says.</source>
        <translation>Regel %1 ist nicht eingehalten, wie das Manifest selbst sagt.</translation>
    </message>
    <message>
        <source>Rule %1: the manifest says that something else was found than %2.</source>
        <translation>Regel %1: Laut Manifest wurde etwas anderes gefunden als %2.</translation>
    </message>
    <message>
        <source>Rule %1 was waived without a reason or a name.</source>
        <translation>Regel %1 wurde ohne Begründung oder Namen ausgesetzt.</translation>
    </message>
    <message>
        <source>Linkings hold every column&apos;s values of each bucket once: %1.</source>
        <translation>Verknüpfungen, die die Werte jeder Spalte je Bucket einmal enthalten: %1.</translation>
    </message>
    <message>
        <source>Looked for and not found</source>
        <translation>Gesucht und nicht gefunden</translation>
    </message>
    <message>
        <source>Looking at all records</source>
        <translation>Alle Datensätze werden angesehen</translation>
    </message>
    <message>
        <source>Looking at all records…</source>
        <translation>Alle Datensätze werden angesehen…</translation>
    </message>
    <message>
        <source>The header is not that of a linking of this release.</source>
        <translation>Die Kopfzeile ist nicht die einer Verknüpfung dieser Freigabe.</translation>
    </message>
    <message>
        <source>Not every line begins with the number of the linking.</source>
        <translation>Nicht jede Zeile beginnt mit der Nummer der Verknüpfung.</translation>
    </message>
    <message>
        <source>The lines do not have the buckets of the data, in their order.</source>
        <translation>Die Zeilen haben nicht die Buckets der Daten in deren Reihenfolge.</translation>
    </message>
    <message>
        <source>Column %1 does not hold, bucket by bucket, the values of the data.</source>
        <translation>Spalte %1 enthält nicht Bucket für Bucket die Werte der Daten.</translation>
    </message>
    <message>
        <source>Descriptions that agree with the data: %1.</source>
        <translation>Beschreibungen, die mit den Daten übereinstimmen: %1.</translation>
    </message>
    <message>
        <source>Details and conditions</source>
        <translation>Angaben und Bedingungen</translation>
    </message>
    <message>
        <source>Detect again</source>
        <translation>Neu erkennen</translation>
    </message>
    <message>
        <source>The file cannot be read as the description that its name promises.</source>
        <translation>Die Datei lässt sich nicht als die Beschreibung lesen, die ihr Name verspricht.</translation>
    </message>
    <message>
        <source>The file describes other files than the release holds.</source>
        <translation>Die Datei beschreibt andere Dateien, als die Freigabe enthält.</translation>
    </message>
    <message>
        <source>The file describes other attributes than the data holds, or in another order.</source>
        <translation>Die Datei beschreibt andere Attribute, als die Daten enthalten, oder in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>The file gives %1 another type than the data has.</source>
        <translation>Die Datei gibt %1 einen anderen Typ, als die Daten haben.</translation>
    </message>
    <message>
        <source>The file gives %1 other values, frequencies or another range than the data has.</source>
        <translation>Die Datei gibt %1 andere Werte, Häufigkeiten oder einen anderen Bereich, als die Daten haben.</translation>
    </message>
    <message>
        <source>The file says in another way than the data how missing values of %1 are written.</source>
        <translation>Die Datei gibt anders als die Daten an, wie fehlende Werte von %1 geschrieben sind.</translation>
    </message>
    <message>
        <source>The file describes %1 in other words than dictionary.csv.</source>
        <translation>Die Datei beschreibt %1 mit anderen Worten als dictionary.csv.</translation>
    </message>
    <message>
        <source>The file gives another number of lines or attributes than the data has.</source>
        <translation>Die Datei gibt eine andere Anzahl von Zeilen oder Attributen an, als die Daten haben.</translation>
    </message>
    <message>
        <source>The file describes the release in other words than the manifest.</source>
        <translation>Die Datei beschreibt die Freigabe mit anderen Worten als das Manifest.</translation>
    </message>
    <message>
        <source>With the original: nothing follows the order of the table. Correlations: %1; largest |z|: %2.</source>
        <translation>Mit dem Original: Nichts folgt der Reihenfolge der Tabelle. Korrelationen: %1; größtes |z|: %2.</translation>
    </message>
    <message>
        <source>With the original: the numbers of the buckets follow the order of the table (z = %1).</source>
        <translation>Mit dem Original: Die Nummern der Buckets folgen der Reihenfolge der Tabelle (z = %1).</translation>
    </message>
    <message>
        <source>With the original: inside buckets, column %1 follows the order of the table (z = %2).</source>
        <translation>Mit dem Original: Innerhalb der Buckets folgt Spalte %1 der Reihenfolge der Tabelle (z = %2).</translation>
    </message>
    <message>
        <source>No attribute is sensitive, so there is nothing to keep apart from the quasi-identifiers.</source>
        <translation>Kein Attribut ist sensibel; es gibt nichts, was von den Quasi-Identifikatoren zu trennen wäre.</translation>
    </message>
    <message>
        <source>No attribute would be released. Make at least one a quasi-identifier or sensitive.</source>
        <translation>Kein Attribut würde freigegeben. Mindestens eines zum Quasi-Identifikator machen oder als sensibel festlegen.</translation>
    </message>
    <message>
        <source>No column holds exactly these attributes: %1. To generalize a column, name all of its attributes; the sensitive one may be left out.</source>
        <translation>Keine Spalte enthält genau diese Attribute: %1. Zum Verallgemeinern alle Attribute der Spalte nennen; das sensible darf fehlen.</translation>
    </message>
    <message>
        <source>No file contains an identifier, an excluded attribute, an order, a seed or a path.</source>
        <translation>Keine Datei enthält einen Identifikator, ein ausgeschlossenes Attribut, eine Reihenfolge, einen Startwert oder einen Pfad.</translation>
    </message>
    <message>
        <source>No header, because the first record does not look like names.</source>
        <translation>Keine Kopfzeile, weil der erste Datensatz nicht wie Namen aussieht.</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>kein Modell</translation>
    </message>
    <message>
        <source>no null in %1 record</source>
        <translation>kein NULL-Wert in %1 Datensatz</translation>
    </message>
    <message>
        <source>no null in %1 records</source>
        <translation>kein NULL-Wert in %1 Datensätzen</translation>
    </message>
    <message>
        <source>no null in the first %1 records</source>
        <translation>kein NULL-Wert in den ersten %1 Datensätzen</translation>
    </message>
    <message>
        <source>no null in the first record</source>
        <translation>kein NULL-Wert im ersten Datensatz</translation>
    </message>
    <message>
        <source>No record is left: each has a missing value in some attribute, most of them in this one. Treat missing as a value, or exclude attributes.</source>
        <translation>Kein Datensatz bleibt übrig: In jedem fehlt ein Wert, meist in diesem Attribut. Fehlende als eigenen Wert behandeln oder Attribute ausschließen.</translation>
    </message>
    <message>
        <source>No record is left: this attribute has no value in any of them. Treat missing as a value, or exclude the attribute.</source>
        <translation>Kein Datensatz bleibt übrig: Dieses Attribut hat in keinem einen Wert. Fehlende als eigenen Wert behandeln oder das Attribut ausschließen.</translation>
    </message>
    <message>
        <source>Nothing was written: the disk is full. Free some space, or choose another folder.</source>
        <translation>Nichts wurde geschrieben: Der Datenträger ist voll. Platz schaffen oder einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Nothing was written: the disk reported an error. Choose another folder.</source>
        <translation>Nichts wurde geschrieben: Der Datenträger meldete einen Fehler. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Nothing was written: the verifier could not judge the release.</source>
        <translation>Nichts wurde geschrieben: Der Prüfer konnte die Freigabe nicht beurteilen.</translation>
    </message>
    <message>
        <source>Nothing was written: the verifier found a problem. %1</source>
        <translation>Nichts wurde geschrieben: Der Prüfer hat einen Fehler gefunden. %1</translation>
    </message>
    <message>
        <source>Nothing was written: there already is a release with this name. Choose another name.</source>
        <translation>Nichts wurde geschrieben: Eine Freigabe mit diesem Namen gibt es schon. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Nothing was written: you may not write to this folder. Choose another folder.</source>
        <translation>Nichts wurde geschrieben: In diesen Ordner darf nicht geschrieben werden. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>ordinary words such as “name” in README.txt that happen to be an attribute that is not released</source>
        <translation>gewöhnliche Wörter wie „name“ in README.txt, die zufällig ein nicht freigegebenes Attribut sind</translation>
    </message>
    <message>
        <source>original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>recursive (c,ℓ)-diversity, c = %1, ℓ = %2</source>
        <translation>rekursive (c,ℓ)-Diversität, c = %1, ℓ = %2</translation>
    </message>
    <message>
        <source>Say who approves this release.</source>
        <translation>Angeben, wer diese Freigabe genehmigt.</translation>
    </message>
    <message>
        <source>Say why this release may be published.</source>
        <translation>Angeben, warum diese Freigabe veröffentlicht werden darf.</translation>
    </message>
    <message>
        <source>Says how the original is read, and which it is where none is chosen above. Without a recipe, that is detected.</source>
        <translation>Sagt, wie das Original gelesen wird, und welches es ist, wenn oben keines gewählt ist. Ohne Rezept wird das erkannt.</translation>
    </message>
    <message>
        <source>Semicolon, because it splits each of the first %1 records into %2 fields.</source>
        <translation>Semikolon, weil damit jeder der ersten %1 Datensätze in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>Semicolon, because it splits the first record into %2 fields.</source>
        <translation>Semikolon, weil damit der erste Datensatz in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>Someone who knows all %1 other attributes of a person</source>
        <translation>Wer von einer Person alle %1 anderen Attribute kennt,</translation>
    </message>
    <message>
        <source>Someone who knows all other attributes of a person, including the other sensitive ones,</source>
        <translation>Wer von einer Person alle anderen Attribute kennt, auch die anderen sensiblen,</translation>
    </message>
    <message>
        <source>Someone who knows both other attributes of a person</source>
        <translation>Wer von einer Person beide anderen Attribute kennt,</translation>
    </message>
    <message>
        <source>Someone who knows that a person may be in the table</source>
        <translation>Wer weiß, dass eine Person in der Tabelle stehen kann,</translation>
    </message>
    <message>
        <source>Someone who knows the other attribute of a person</source>
        <translation>Wer von einer Person das andere Attribut kennt,</translation>
    </message>
    <message>
        <source>t-closeness, t = %1</source>
        <translation>t-Nähe, t = %1</translation>
    </message>
    <message>
        <source>Tab, because it splits each of the first %1 records into %2 fields.</source>
        <translation>Tabulator, weil damit jeder der ersten %1 Datensätze in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>Tab, because it splits the first record into %2 fields.</source>
        <translation>Tabulator, weil damit der erste Datensatz in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>The attribute in question is not sensitive.</source>
        <translation>Das fragliche Attribut ist nicht sensibel.</translation>
    </message>
    <message>
        <source>The attribute is again what its values look like.</source>
        <translation>Das Attribut ist wieder das, wonach seine Werte aussehen.</translation>
    </message>
    <message>
        <source>The buckets are not numbered 1, 2, 3 and so on.</source>
        <translation>Die Buckets sind nicht 1, 2, 3 und so weiter nummeriert.</translation>
    </message>
    <message>
        <source>The bytes are not text in the chosen encoding. Choose the file's encoding, or save it as UTF-8.</source>
        <translation>Die Bytes sind in der gewählten Kodierung kein Text. Die Kodierung der Datei wählen oder sie als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The calculation stopped because of an internal error. Nothing has changed.</source>
        <translation>Die Berechnung brach wegen eines internen Fehlers ab. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>the column of “%1”</source>
        <translation>der Spalte von „%1“</translation>
    </message>
    <message>
        <source>the database answered at once</source>
        <translation>die Datenbank antwortete sofort</translation>
    </message>
    <message>
        <source>the database answered in %1 s</source>
        <translation>die Datenbank antwortete in %1 s</translation>
    </message>
    <message>
        <source>the paper's columns</source>
        <translation>Spalten der Arbeit</translation>
    </message>
    <message>
        <source>the query has an ORDER BY</source>
        <translation>die Abfrage hat ein ORDER BY</translation>
    </message>
    <message>
        <source>the query has no ORDER BY: next time it may be another</source>
        <translation>die Abfrage hat kein ORDER BY: Beim nächsten Mal kann sie anders sein</translation>
    </message>
    <message>
        <source>The column to generalize holds only the sensitive attribute, which is never generalized.</source>
        <translation>Die zu verallgemeinernde Spalte enthält nur das sensible Attribut, das nie verallgemeinert wird.</translation>
    </message>
    <message>
        <source>The data contradicts dictionary.csv: missing is written in two ways in “%1”.</source>
        <translation>Die Daten widersprechen dictionary.csv: Fehlende Werte sind in „%1“ auf zwei Arten geschrieben.</translation>
    </message>
    <message>
        <source>The data contradicts dictionary.csv: no cell of “%1” means missing.</source>
        <translation>Die Daten widersprechen dictionary.csv: Keine Zelle von „%1“ bedeutet, dass ein Wert fehlt.</translation>
    </message>
    <message>
        <source>The data contradicts dictionary.csv: records without a value were to be dropped, but a cell of “%1” is empty.</source>
        <translation>Die Daten widersprechen dictionary.csv: Datensätze ohne Wert sollten wegfallen, aber eine Zelle von „%1“ ist leer.</translation>
    </message>
    <message>
        <source>The data contradicts dictionary.csv: the values listed for “%1” are not those that occur.</source>
        <translation>Die Daten widersprechen dictionary.csv: Die für „%1“ aufgeführten Werte sind nicht die, die vorkommen.</translation>
    </message>
    <message>
        <source>The data contradicts the manifest. Buckets in the data: %1; in the manifest: %2.</source>
        <translation>Die Daten widersprechen dem Manifest. Buckets in den Daten: %1; im Manifest: %2.</translation>
    </message>
    <message>
        <source>The data contradicts the manifest. Lines in the data: %1; in the manifest: %2.</source>
        <translation>Die Daten widersprechen dem Manifest. Zeilen in den Daten: %1; im Manifest: %2.</translation>
    </message>
    <message>
        <source>The database cannot make sense of the query (code %1).</source>
        <translation>Die Datenbank versteht die Abfrage nicht (code %1).</translation>
    </message>
    <message>
        <source>The database gave no record.</source>
        <translation>Die Datenbank hat keinen Datensatz geliefert.</translation>
    </message>
    <message>
        <source>The database has no table %1, or this user may not see it.</source>
        <translation>Die Datenbank hat keine Tabelle %1, oder dieser Benutzer darf sie nicht sehen.</translation>
    </message>
    <message>
        <source>The database has no table that the query names.</source>
        <translation>Eine Tabelle, die die Abfrage nennt, gibt es in der Datenbank nicht.</translation>
    </message>
    <message>
        <source>The database refused the query (code %1). Nothing was read.</source>
        <translation>Die Datenbank hat die Abfrage abgelehnt (code %1). Nichts wurde gelesen.</translation>
    </message>
    <message>
        <source>The decimal sign must be a point or a comma, and what stands between thousands one other character.</source>
        <translation>Das Dezimalzeichen muss ein Punkt oder ein Komma sein, und was zwischen Tausendern steht, ein anderes einzelnes Zeichen.</translation>
    </message>
    <message>
        <source>The decimal sign must be a point or a comma.</source>
        <translation>Das Dezimalzeichen muss ein Punkt oder ein Komma sein.</translation>
    </message>
    <message>
        <source>The digest of %1 file agrees with the manifest.</source>
        <translation>Die Prüfsumme von %1 Datei stimmt mit dem Manifest überein.</translation>
    </message>
    <message>
        <source>The digests of %1 files agree with the manifest.</source>
        <translation>Die Prüfsummen von %1 Dateien stimmen mit dem Manifest überein.</translation>
    </message>
    <message>
        <source>The encoding must be one of UTF-8, UTF-16LE, UTF-16BE, windows-1252, ISO-8859-1, ISO-8859-15, ISO-8859-2, windows-1250, windows-1251, Shift_JIS, GB18030 and EUC-KR.</source>
        <translation>Die Kodierung muss eine von UTF-8, UTF-16LE, UTF-16BE, windows-1252, ISO-8859-1, ISO-8859-15, ISO-8859-2, windows-1250, windows-1251, Shift_JIS, GB18030 und EUC-KR sein.</translation>
    </message>
    <message>
        <source>The entry “%1” cannot be used. %2</source>
        <translation>Der Eintrag „%1“ ist nicht zu gebrauchen. %2</translation>
    </message>
    <message>
        <source>The entry “%1” has an attribute without a name, or the same attribute twice.</source>
        <translation>Der Eintrag „%1“ hat ein Attribut ohne Namen oder dasselbe Attribut zweimal.</translation>
    </message>
    <message>
        <source>The entry “%1” has an empty column, names an attribute twice, or names one that the recipe does not have.</source>
        <translation>Der Eintrag „%1“ hat eine leere Spalte, nennt ein Attribut zweimal oder eines, das das Rezept nicht hat.</translation>
    </message>
    <message>
        <source>The entry “%1” has an empty group, names an attribute twice, or names one that the recipe does not have.</source>
        <translation>Der Eintrag „%1“ hat eine leere Gruppe, nennt ein Attribut zweimal oder eines, das das Rezept nicht hat.</translation>
    </message>
    <message>
        <source>The entry “%1” holds a word that this version does not know.</source>
        <translation>Der Eintrag „%1“ enthält ein Wort, das diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>The entry “%1” holds levels that do not fit together.</source>
        <translation>Der Eintrag „%1“ enthält Stufen, die nicht zueinander passen.</translation>
    </message>
    <message>
        <source>The entry “%1” is empty.</source>
        <translation>Der Eintrag „%1“ ist leer.</translation>
    </message>
    <message>
        <source>The entry “%1” is missing.</source>
        <translation>Der Eintrag „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The entry “%1” is not a digest.</source>
        <translation>Der Eintrag „%1“ ist keine Prüfsumme.</translation>
    </message>
    <message>
        <source>The entry “%1” lists a value twice.</source>
        <translation>Der Eintrag „%1“ führt einen Wert zweimal auf.</translation>
    </message>
    <message>
        <source>The entry “%1” must be a fraction in lowest terms.</source>
        <translation>Der Eintrag „%1“ muss ein gekürzter Bruch sein.</translation>
    </message>
    <message>
        <source>The entry “%1” must be a group of entries.</source>
        <translation>Der Eintrag „%1“ muss eine Gruppe von Einträgen sein.</translation>
    </message>
    <message>
        <source>The entry “%1” must be a list of lists.</source>
        <translation>Der Eintrag „%1“ muss eine Liste von Listen sein.</translation>
    </message>
    <message>
        <source>The entry “%1” must be a list of texts.</source>
        <translation>Der Eintrag „%1“ muss eine Liste von Texten sein.</translation>
    </message>
    <message>
        <source>The entry “%1” must be a list.</source>
        <translation>Der Eintrag „%1“ muss eine Liste sein.</translation>
    </message>
    <message>
        <source>The entry “%1” must be a single character.</source>
        <translation>Der Eintrag „%1“ muss ein einzelnes Zeichen sein.</translation>
    </message>
    <message>
        <source>The entry “%1” must be a text.</source>
        <translation>Der Eintrag „%1“ muss ein Text sein.</translation>
    </message>
    <message>
        <source>The entry “%1” must be a whole number within its limits.</source>
        <translation>Der Eintrag „%1“ muss eine ganze Zahl in ihren Grenzen sein.</translation>
    </message>
    <message>
        <source>The entry “%1” must be true or false.</source>
        <translation>Der Eintrag „%1“ muss true oder false sein.</translation>
    </message>
    <message>
        <source>The entry “%1” must say how dates are written, as %d/%m/%Y.</source>
        <translation>Der Eintrag „%1“ muss angeben, wie Daten geschrieben sind, etwa %d/%m/%Y.</translation>
    </message>
    <message>
        <source>The entry “%1” names a privacy model that this version does not know.</source>
        <translation>Der Eintrag „%1“ nennt ein Schutzmodell, das diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>The entry “%1” names an attribute that the recipe does not have.</source>
        <translation>Der Eintrag „%1“ nennt ein Attribut, das das Rezept nicht hat.</translation>
    </message>
    <message>
        <source>The entry “%1” names an attribute twice, or one that the recipe does not have.</source>
        <translation>Der Eintrag „%1“ nennt ein Attribut zweimal oder eines, das das Rezept nicht hat.</translation>
    </message>
    <message>
        <source>The entry “%1” names no table.</source>
        <translation>Der Eintrag „%1“ nennt keine Tabelle.</translation>
    </message>
    <message>
        <source>The file begins with a byte order mark; a release is written without one.</source>
        <translation>Die Datei beginnt mit einer Byte-Reihenfolge-Marke; eine Freigabe wird ohne sie geschrieben.</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check its permissions.</source>
        <translation>Die Datei lässt sich nicht öffnen. Ihre Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>The file changed while it was being read. Read it again when nobody is writing to it.</source>
        <translation>Die Datei hat sich geändert, während sie gelesen wurde. Sie erneut lesen, wenn niemand in sie schreibt.</translation>
    </message>
    <message>
        <source>The file contains a NUL byte, so it is not plain text. Save the table as text in UTF-8.</source>
        <translation>Die Datei enthält ein NUL-Byte, ist also kein reiner Text. Die Tabelle als Text in UTF-8 speichern.</translation>
    </message>
    <message>
        <source>The file contains a path of a computer.</source>
        <translation>Die Datei enthält einen Pfad eines Rechners.</translation>
    </message>
    <message>
        <source>The file could not be read completely. Check the disk or the connection, and try again.</source>
        <translation>Die Datei ließ sich nicht vollständig lesen. Datenträger oder Verbindung prüfen und es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The file could not be written; it was left as it was. Check that there is space and that you may write to the folder.</source>
        <translation>Die Datei ließ sich nicht schreiben; sie ist geblieben, wie sie war. Prüfen, ob Platz ist und in den Ordner geschrieben werden darf.</translation>
    </message>
    <message>
        <source>The file has a header but no records. Choose another file, or say that it has no header.</source>
        <translation>Die Datei hat eine Kopfzeile, aber keine Datensätze. Eine andere Datei wählen oder sagen, dass sie keine Kopfzeile hat.</translation>
    </message>
    <message>
        <source>The file has no table in it. Choose another file.</source>
        <translation>In der Datei steht keine Tabelle. Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>The file is damaged or was edited outside Tranche. Use a backup copy.</source>
        <translation>Die Datei ist beschädigt oder wurde außerhalb von Tranche geändert. Eine Sicherungskopie verwenden.</translation>
    </message>
    <message>
        <source>The file is damaged, and none of the roles in it can be read. Use a backup copy.</source>
        <translation>Die Datei ist beschädigt, und keine der Rollen darin ist lesbar. Eine Sicherungskopie verwenden.</translation>
    </message>
    <message>
        <source>The file is no longer there. It may have been moved.</source>
        <translation>Die Datei ist nicht mehr da. Vielleicht wurde sie verschoben.</translation>
    </message>
    <message>
        <source>The file is too short: %1 line is to be skipped, but it has only %2. Skip fewer.</source>
        <translation>Die Datei ist zu kurz: %1 Zeile soll übersprungen werden, sie hat nur %2. Weniger überspringen.</translation>
    </message>
    <message>
        <source>The file is too short: %1 lines are to be skipped, but it has only %2. Skip fewer.</source>
        <translation>Die Datei ist zu kurz: %1 Zeilen sollen übersprungen werden, sie hat nur %2. Weniger überspringen.</translation>
    </message>
    <message>
        <source>The file mixes different line endings: a carriage return stands alone. Put the field in quotes, or save the file with one kind of line ending.</source>
        <translation>Die Datei mischt verschiedene Zeilenenden: Ein Wagenrücklauf steht allein. Das Feld in Anführungszeichen setzen oder die Datei mit einer Art von Zeilenende speichern.</translation>
    </message>
    <message>
        <source>The file mixes different line endings: a line feed in a file whose lines end in a carriage return. Save it with one kind of line ending.</source>
        <translation>Die Datei mischt verschiedene Zeilenenden: ein Zeilenvorschub, wo sonst ein Wagenrücklauf die Zeilen beendet. Sie mit einer Art von Zeilenende speichern.</translation>
    </message>
    <message>
        <source>The file names an identifier or an excluded attribute.</source>
        <translation>Die Datei nennt einen Identifikator oder ein ausgeschlossenes Attribut.</translation>
    </message>
    <message>
        <source>The file was changed after the manifest was written: its digest differs.</source>
        <translation>Die Datei wurde geändert, nachdem das Manifest geschrieben war: Ihre Prüfsumme ist eine andere.</translation>
    </message>
    <message>
        <source>The first record looks like names.</source>
        <translation>Der erste Datensatz sieht wie Namen aus.</translation>
    </message>
    <message>
        <source>The folder cannot be read. Check its permissions.</source>
        <translation>Der Ordner lässt sich nicht lesen. Seine Zugriffsrechte prüfen.</translation>
    </message>
    <message>
        <source>The group “%1” has an entry that this version does not know.</source>
        <translation>Die Gruppe „%1“ hat einen Eintrag, den diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>The group “%1” has an entry that this version does not know; it was left out.</source>
        <translation>Die Gruppe „%1“ hat einen Eintrag, den diese Version nicht kennt; er wurde weggelassen.</translation>
    </message>
    <message>
        <source>The header must be “%1” and then the attributes of the manifest, column by column.</source>
        <translation>Die Kopfzeile muss „%1“ und dann die Attribute des Manifests sein, Spalte für Spalte.</translation>
    </message>
    <message>
        <source>The hierarchy has no line for %1 value of this attribute. Add one, with the value spelled as in the table.</source>
        <translation>Die Hierarchie hat keine Zeile für %1 Wert dieses Attributs. Eine ergänzen, den Wert wie in der Tabelle geschrieben.</translation>
    </message>
    <message>
        <source>The hierarchy has no line for %1 values of this attribute. Add a line for each, with the value spelled as in the table.</source>
        <translation>Die Hierarchie hat keine Zeile für %1 Werte dieses Attributs. Für jeden eine Zeile ergänzen, den Wert wie in der Tabelle geschrieben.</translation>
    </message>
    <message>
        <source>The hierarchy has no lines. Write one for each value: the value, then its label at each level.</source>
        <translation>Die Hierarchie hat keine Zeilen. Für jeden Wert eine schreiben: den Wert, dann seine Bezeichnung auf jeder Stufe.</translation>
    </message>
    <message>
        <source>The last line is not complete.</source>
        <translation>Die letzte Zeile ist nicht vollständig.</translation>
    </message>
    <message>
        <source>The lines end with CR LF; a release is written with LF.</source>
        <translation>Die Zeilen enden mit CR LF; eine Freigabe wird mit LF geschrieben.</translation>
    </message>
    <message>
        <source>The lines of a bucket do not stand together, in the order of the buckets.</source>
        <translation>Die Zeilen eines Buckets stehen nicht beisammen, in der Reihenfolge der Buckets.</translation>
    </message>
    <message>
        <source>The manifest does not list this file.</source>
        <translation>Das Manifest führt diese Datei nicht auf.</translation>
    </message>
    <message>
        <source>The manifest lists this file, but it is missing.</source>
        <translation>Das Manifest führt diese Datei auf, aber sie fehlt.</translation>
    </message>
    <message>
        <source>The name suggests a person's name.</source>
        <translation>Der Name deutet auf Personennamen hin.</translation>
    </message>
    <message>
        <source>The name suggests a personal number (ID, passport, insurance).</source>
        <translation>Der Name deutet auf eine persönliche Nummer hin (Ausweis, Pass, Versicherung).</translation>
    </message>
    <message>
        <source>The name suggests a postal code: with age and sex it singles out many people.</source>
        <translation>Der Name deutet auf eine Postleitzahl hin: Mit Alter und Geschlecht hebt sie viele Personen heraus.</translation>
    </message>
    <message>
        <source>The name suggests contact details (email, phone, address).</source>
        <translation>Der Name deutet auf Kontaktdaten hin (E-Mail, Telefon, Adresse).</translation>
    </message>
    <message>
        <source>The name suggests health, religion or another matter that the law protects.</source>
        <translation>Der Name deutet auf Gesundheit, Religion oder anderes hin, was das Gesetz schützt.</translation>
    </message>
    <message>
        <source>The name suggests income or money.</source>
        <translation>Der Name deutet auf Einkommen oder Geld hin.</translation>
    </message>
    <message>
        <source>The names do not fit sheet “%1”. Names given: %2; columns: %3. Give one name for each column.</source>
        <translation>Die Namen passen nicht zum Blatt „%1“. Angegebene Namen: %2; Spalten: %3. Für jede Spalte einen Namen angeben.</translation>
    </message>
    <message>
        <source>The names do not fit. Names given: %1; fields in a record: %2. Give one name for each field, or check the delimiter.</source>
        <translation>Die Namen passen nicht. Angegebene Namen: %1; Felder eines Datensatzes: %2. Für jedes Feld einen Namen angeben oder das Trennzeichen prüfen.</translation>
    </message>
    <message>
        <source>The names given must all be different, and none may be empty.</source>
        <translation>Die angegebenen Namen müssen verschieden sein, und keiner darf leer sein.</translation>
    </message>
    <message>
        <source>The number of bins must be between %1 and %2.</source>
        <translation>Die Zahl der Klassen muss zwischen %1 und %2 liegen.</translation>
    </message>
    <message>
        <source>The order given for this attribute does not list all of its values. Add the missing ones.</source>
        <translation>In der Reihenfolge für dieses Attribut fehlen Werte. Sie ergänzen.</translation>
    </message>
    <message>
        <source>The order given for this attribute lists a value twice. Remove one.</source>
        <translation>Die Reihenfolge für dieses Attribut führt einen Wert zweimal auf. Einen davon entfernen.</translation>
    </message>
    <message>
        <source>The paper prints neither the columns nor what was counted nor the draw.</source>
        <translation>Die Arbeit nennt weder die Spalten noch, was gezählt wurde, noch die Ziehung.</translation>
    </message>
    <message>
        <source>The paper prints no time.</source>
        <translation>Die Arbeit nennt keine Zeit.</translation>
    </message>
    <message>
        <source>The paper's &amp;experiments</source>
        <translation>Die &amp;Experimente der Arbeit</translation>
    </message>
    <message>
        <source>The paper's experiments</source>
        <translation>Die Experimente der Arbeit</translation>
    </message>
    <message>
        <source>The paper's experiments have no figure %1.</source>
        <translation>Die Experimente der Arbeit haben keine Abbildung %1.</translation>
    </message>
    <message>
        <source>The paper's experiments need its 15 attributes. Missing: %1.</source>
        <translation>Die Experimente der Arbeit brauchen deren 15 Attribute. Es fehlen: %1.</translation>
    </message>
    <message>
        <source>The paper's own definition does not admit these ℓ; only distinct ℓ, which is weak, does.</source>
        <translation>Die Definition der Arbeit lässt diese ℓ nicht zu, nur das schwache distinkte ℓ.</translation>
    </message>
    <message>
        <source>The privacy model cannot be met for this table with these columns.</source>
        <translation>Das Schutzmodell ist für diese Tabelle mit diesen Spalten nicht erfüllbar.</translation>
    </message>
    <message>
        <source>The privacy model must be l, distinct, entropy, recursive or t.</source>
        <translation>Das Schutzmodell muss l, distinct, entropy, recursive oder t sein.</translation>
    </message>
    <message>
        <source>The program that draws the PNG pictures is missing. Install Tranche with its window.</source>
        <translation>Das Programm, das die PNG-Bilder zeichnet, fehlt. Installieren Sie Tranche mit seinem Fenster.</translation>
    </message>
    <message>
        <source>The proposal has other columns, which fit better.</source>
        <translation>Der Vorschlag hat andere Spalten, die besser passen.</translation>
    </message>
    <message>
        <source>The quote that opens in this line is never closed. Close it, or read the file without quotes.</source>
        <translation>Das Anführungszeichen, das in dieser Zeile öffnet, wird nie geschlossen. Es schließen oder die Datei ohne Anführungszeichen lesen.</translation>
    </message>
    <message>
        <source>The range must be like A3:U1003, the first cell and the last.</source>
        <translation>Der Bereich muss wie A3:U1003 aussehen: die erste Zelle und die letzte.</translation>
    </message>
    <message>
        <source>The recipe reads from a server that asks for a password</source>
        <translation>Das Rezept liest von einem Server, der ein Passwort verlangt</translation>
    </message>
    <message>
        <source>The recipe removes blanks in attributes that the table does not have: %1.</source>
        <translation>Das Rezept entfernt Leerzeichen in Attributen, die die Tabelle nicht hat: %1.</translation>
    </message>
    <message>
        <source>The recipe replaces values of attributes that the table does not have: %1.</source>
        <translation>Das Rezept ersetzt Werte von Attributen, die die Tabelle nicht hat: %1.</translation>
    </message>
    <message>
        <source>The recipe rewrites numbers of attributes that the table does not have: %1.</source>
        <translation>Das Rezept schreibt Zahlen von Attributen um, die die Tabelle nicht hat: %1.</translation>
    </message>
    <message>
        <source>The recipe shortens values of attributes that the table does not have: %1.</source>
        <translation>Das Rezept kürzt Werte von Attributen, die die Tabelle nicht hat: %1.</translation>
    </message>
    <message>
        <source>The record in this line is to be left out, but none that does not fit the others begins here. The choice was made for another file: take it back, or read that file.</source>
        <translation>Der Datensatz in dieser Zeile soll ausgelassen werden, aber hier beginnt keiner, der nicht zu den anderen passt. Die Wahl galt einer anderen Datei: sie zurücknehmen oder jene Datei einlesen.</translation>
    </message>
    <message>
        <source>The regions of this attribute list too many values to fit. Give it an order or a hierarchy, or declare numbers as numeric.</source>
        <translation>Die Bereiche dieses Attributs zählen zu viele Werte auf. Ihm eine Reihenfolge oder eine Hierarchie geben oder Zahlen als numerisch festlegen.</translation>
    </message>
    <message>
        <source>The regions of “%1” overlap too often to be compared in memory.</source>
        <translation>Die Bereiche von „%1“ überschneiden sich zu oft, um sie im Speicher zu vergleichen.</translation>
    </message>
    <message>
        <source>The release is signed, and this program cannot check signatures.</source>
        <translation>Die Freigabe ist signiert, und dieses Programm kann Signaturen nicht prüfen.</translation>
    </message>
    <message>
        <source>The release promises a privacy model that this program cannot judge. It knows l, distinct, entropy, recursive and t.</source>
        <translation>Die Freigabe sichert ein Schutzmodell zu, das dieses Programm nicht beurteilen kann. Es kennt l, distinct, entropy, recursive und t.</translation>
    </message>
    <message>
        <source>The report is written.</source>
        <translation>Der Bericht ist geschrieben.</translation>
    </message>
    <message>
        <source>the sensitive column</source>
        <translation>der sensiblen Spalte</translation>
    </message>
    <message>
        <source>The shuffled table does not hold exactly the values of the table. The result was discarded.</source>
        <translation>Die gemischte Tabelle enthält nicht genau die Werte der Tabelle. Das Ergebnis wurde verworfen.</translation>
    </message>
    <message>
        <source>The sign before three digits could part thousands or begin a fraction. Decide which.</source>
        <translation>Das Zeichen vor drei Ziffern könnte Tausender trennen oder Nachkommastellen einleiten. Entscheiden, was gilt.</translation>
    </message>
    <message>
        <source>The size of random buckets must be 1 or more, and not below the smallest bucket size.</source>
        <translation>Die Größe zufälliger Buckets muss 1 oder mehr sein, und nicht unter der kleinsten Bucketgröße.</translation>
    </message>
    <message>
        <source>The sliced table is computed efficiently.</source>
        <translation>Die geslicte Tabelle wird effizient berechnet.</translation>
    </message>
    <message>
        <source>The smallest bucket size must be 1 or more.</source>
        <translation>Die kleinste Bucketgröße muss 1 oder mehr sein.</translation>
    </message>
    <message>
        <source>The smallest number of records in a region must be between 1 and %1, the number of records in the table.</source>
        <translation>Die kleinste Zahl von Datensätzen in einem Bereich muss zwischen 1 und %1 liegen, der Zahl der Datensätze in der Tabelle.</translation>
    </message>
    <message>
        <source>The structure is sound. Lines: %1; buckets: %2; columns: %3.</source>
        <translation>Der Aufbau stimmt. Zeilen: %1; Buckets: %2; Spalten: %3.</translation>
    </message>
    <message>
        <source>The table has no attribute with this name.</source>
        <translation>Die Tabelle hat kein Attribut mit diesem Namen.</translation>
    </message>
    <message>
        <source>The same random counts as in the picture, the furthest off first. Less is better. Does not cover: counts of rarer combinations.</source>
        <translation>Dieselben zufälligen Zählungen wie im Bild, die mit der größten Abweichung zuerst. Weniger ist besser. Nicht abgedeckt: Zählungen seltenerer Kombinationen.</translation>
    </message>
    <message>
        <source>%1: counts over %2 attributes, %3</source>
        <translation>%1: Zählungen über %2 Attribute, %3</translation>
    </message>
    <message>
        <source>%1: digits as the database sends them</source>
        <translation>%1: Ziffern, wie die Datenbank sie sendet</translation>
    </message>
    <message>
        <source>%1: does the day or the month come first in %2?</source>
        <translation>%1: Steht in %2 zuerst der Tag oder der Monat?</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 bis %3</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>The test file has no such attribute, but the table has it. Both need the same attributes.</source>
        <translation>Die Testdatei hat dieses Attribut nicht, die Tabelle aber schon. Beide brauchen dieselben Attribute.</translation>
    </message>
    <message>
        <source>The test file has this attribute, but the table has not. Both need the same attributes.</source>
        <translation>Die Testdatei hat dieses Attribut, die Tabelle aber nicht. Beide brauchen dieselben Attribute.</translation>
    </message>
    <message>
        <source>The text of the query goes into the recipe.</source>
        <translation>Der Text der Abfrage kommt ins Rezept.</translation>
    </message>
    <message>
        <source>The table is too long: at most %1 records are possible.</source>
        <translation>Die Tabelle ist zu lang: Höchstens %1 Datensätze sind möglich.</translation>
    </message>
    <message>
        <source>The value in this line already has a line. Remove one of them.</source>
        <translation>Der Wert in dieser Zeile hat schon eine Zeile. Eine davon entfernen.</translation>
    </message>
    <message>
        <source>The values are known once every attribute has a role.</source>
        <translation>Die Werte sind bekannt, sobald jedes Attribut eine Rolle hat.</translation>
    </message>
    <message>
        <source>The values look like email addresses.</source>
        <translation>Die Werte sehen wie E-Mail-Adressen aus.</translation>
    </message>
    <message>
        <source>There are too many combinations to list them all. Count by recursion, or ask for an estimate.</source>
        <translation>Es gibt zu viele Kombinationen, um sie alle aufzuzählen. Rekursiv zählen lassen oder eine Schätzung verlangen.</translation>
    </message>
    <message>
        <source>There is a quote inside a field. Double it, or read the file without quotes.</source>
        <translation>In einem Feld steht ein Anführungszeichen. Es verdoppeln oder die Datei ohne Anführungszeichen lesen.</translation>
    </message>
    <message>
        <source>There is neither data.csv nor %1.</source>
        <translation>Es gibt weder data.csv noch %1.</translation>
    </message>
    <message>
        <source>There is no dictionary.csv.</source>
        <translation>Es gibt keine dictionary.csv.</translation>
    </message>
    <message>
        <source>There is no manifest.json, so this is not a release.</source>
        <translation>Es gibt keine manifest.json, also ist das keine Freigabe.</translation>
    </message>
    <message>
        <source>There is no server %1.</source>
        <translation>Es gibt keinen Server %1.</translation>
    </message>
    <message>
        <source>There is no sheet “%1”. The sheets are: %2. Choose one of them.</source>
        <translation>Ein Blatt „%1“ gibt es nicht. Die Blätter sind: %2. Eines davon wählen.</translation>
    </message>
    <message>
        <source>There is no sliced table yet that meets the request, so there is nothing to approve.</source>
        <translation>Es gibt noch keine gemischte Tabelle, die die Anforderung erfüllt, also gibt es nichts zu genehmigen.</translation>
    </message>
    <message>
        <source>There is no sliced table yet that meets the request. Finish the earlier steps.</source>
        <translation>Es gibt noch keine gemischte Tabelle, die die Anforderung erfüllt. Die früheren Schritte abschließen.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such setting.</source>
        <translation>Es gibt keine solche Einstellung.</translation>
    </message>
    <message>
        <source>There is no table or view that this user may read.</source>
        <translation>Es gibt keine Tabelle oder Sicht, die dieser Benutzer lesen darf.</translation>
    </message>
    <message>
        <source>There is not enough memory for this table. Close other programs or use fewer attributes.</source>
        <translation>Für diese Tabelle reicht der Speicher nicht. Andere Programme schließen oder weniger Attribute verwenden.</translation>
    </message>
    <message>
        <source>There is nothing in the range of sheet “%1” that is to be read. Choose another sheet or range.</source>
        <translation>Im Bereich des Blattes „%1“, der gelesen werden soll, steht nichts. Ein anderes Blatt oder einen anderen Bereich wählen.</translation>
    </message>
    <message>
        <source>These buckets cannot be counted exactly. Ask for an estimate.</source>
        <translation>Diese Buckets lassen sich nicht genau auszählen. Eine Schätzung verlangen.</translation>
    </message>
    <message>
        <source>This attribute has no role yet. Choose what it is for.</source>
        <translation>Dieses Attribut hat noch keine Rolle. Wählen, wofür es da ist.</translation>
    </message>
    <message>
        <source>This attribute holds bytes (%1), not values. Leave it out of the query.</source>
        <translation>Dieses Attribut enthält Bytes (%1), keine Werte. Es in der Abfrage weglassen.</translation>
    </message>
    <message>
        <source>This attribute is generalized: its values are regions, and no labels of values are published.</source>
        <translation>Dieses Attribut ist verallgemeinert: Seine Werte sind Bereiche, und Beschriftungen von Werten werden nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>This attribute is named twice as a target. Name it once.</source>
        <translation>Dieses Attribut ist zweimal als Ziel genannt. Es einmal nennen.</translation>
    </message>
    <message>
        <source>This c cannot be met with these columns: c must be above %1 (rounded up). Ask for a greater c, or take attributes out of the sensitive column.</source>
        <translation>Dieses c ist mit diesen Spalten nicht erfüllbar: c muss über %1 liegen (aufgerundet). Ein größeres c verlangen oder Attribute aus der sensiblen Spalte nehmen.</translation>
    </message>
    <message>
        <source>This cannot be how dates are written. Give iso, or day, month and year as in %d/%m/%Y.</source>
        <translation>So können Daten nicht geschrieben sein. iso angeben oder Tag, Monat und Jahr wie in %d/%m/%Y.</translation>
    </message>
    <message>
        <source>This cannot be read</source>
        <translation>Das lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>This file is packed by %1, which cannot be read here. Unpack it, then open what was inside.</source>
        <translation>Diese Datei ist mit %1 gepackt, was hier nicht gelesen werden kann. Sie entpacken und öffnen, was darin war.</translation>
    </message>
    <message>
        <source>This file is packed in a way that cannot be read here. Unpack it, then open what was inside.</source>
        <translation>Diese Datei ist auf eine Weise gepackt, die hier nicht gelesen werden kann. Sie entpacken und öffnen, was darin war.</translation>
    </message>
    <message>
        <source>This file unpacks to more than %1 times its size, as files do that are made to fill a computer. If you trust it, unpack it yourself.</source>
        <translation>Diese Datei wird entpackt mehr als %1-mal so groß, wie Dateien, die einen Computer füllen sollen. Wenn Sie ihr vertrauen, entpacken Sie sie selbst.</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file.</source>
        <translation>Das ist ein Ordner. Eine Datei wählen.</translation>
    </message>
    <message>
        <source>This is not a folder, so it is not a release.</source>
        <translation>Das ist kein Ordner, also keine Freigabe.</translation>
    </message>
    <message>
        <source>This is not a recipe, or it is damaged from here on. Use a backup copy.</source>
        <translation>Das ist kein Rezept, oder es ist von hier an beschädigt. Eine Sicherungskopie verwenden.</translation>
    </message>
    <message>
        <source>This is not a Tranche recipe.</source>
        <translation>Das ist kein Rezept von Tranche.</translation>
    </message>
    <message>
        <source>This line has %2 field; the first record has %1. Check the delimiter and the quotes.</source>
        <translation>Diese Zeile hat %2 Feld; der erste Datensatz hat %1. Trennzeichen und Anführungszeichen prüfen.</translation>
    </message>
    <message>
        <source>This line has %2 fields; the first record has %1. Check the delimiter and the quotes.</source>
        <translation>Diese Zeile hat %2 Felder; der erste Datensatz hat %1. Trennzeichen und Anführungszeichen prüfen.</translation>
    </message>
    <message>
        <source>This line has a different number of levels than the first.</source>
        <translation>Diese Zeile hat eine andere Zahl von Stufen als die erste.</translation>
    </message>
    <message>
        <source>This line is blank. Remove it, or check that the table does not go on below it.</source>
        <translation>Diese Zeile ist leer. Sie entfernen oder prüfen, dass die Tabelle darunter nicht weitergeht.</translation>
    </message>
    <message>
        <source>This recipe was saved by a newer version of Tranche: it has format %1, and this version reads formats up to %2. Open it with the newer version.</source>
        <translation>Dieses Rezept wurde mit einer neueren Version von Tranche gespeichert: Es hat Format %1, und diese Version liest Formate bis %2. Es mit der neueren Version öffnen.</translation>
    </message>
    <message>
        <source>This record alone is left out and counted.</source>
        <translation>Nur dieser Datensatz wird ausgelassen und gezählt.</translation>
    </message>
    <message>
        <source>This t cannot be met with these columns: the least t possible is %1 (rounded up). Ask for that or more, or take attributes out of the sensitive column.</source>
        <translation>Dieses t ist mit diesen Spalten nicht erfüllbar: Das kleinste mögliche t ist %1 (aufgerundet). Das oder mehr verlangen oder Attribute aus der sensiblen Spalte nehmen.</translation>
    </message>
    <message>
        <source>This takes about %1 of memory, but only about %2 is free. Close other programs, leave out attributes or records, or use a computer with more memory.</source>
        <translation>Das braucht etwa %1 Speicher, frei sind nur etwa %2. Andere Programme schließen, Attribute oder Datensätze weglassen oder einen Rechner mit mehr Speicher verwenden.</translation>
    </message>
    <message>
        <source>This user may not read the table.</source>
        <translation>Dieser Benutzer darf die Tabelle nicht lesen.</translation>
    </message>
    <message>
        <source>This version cannot read a source of this kind.</source>
        <translation>Diese Version kann eine Quelle dieser Art nicht lesen.</translation>
    </message>
    <message>
        <source>This was made for another table. Recalculate it.</source>
        <translation>Das gehört zu einer anderen Tabelle. Es neu berechnen.</translation>
    </message>
    <message>
        <source>This ℓ cannot be met with these columns, whatever c is: a group has fewer sensitive values. Ask for a smaller ℓ, or take attributes out of the sensitive column.</source>
        <translation>Dieses ℓ ist mit diesen Spalten nicht erfüllbar, wie groß c auch ist: Eine Gruppe hat weniger sensible Werte. Ein kleineres ℓ verlangen oder Attribute aus der sensiblen Spalte nehmen.</translation>
    </message>
    <message>
        <source>This ℓ cannot be met with these columns: the greatest ℓ possible for entropy ℓ-diversity is %1 (rounded down). Ask for that or less, or take attributes out of the sensitive column.</source>
        <translation>Dieses ℓ ist mit diesen Spalten nicht erfüllbar: Das größte mögliche ℓ der Entropie-ℓ-Diversität ist %1 (abgerundet). Das oder weniger verlangen oder Attribute aus der sensiblen Spalte nehmen.</translation>
    </message>
    <message>
        <source>This ℓ cannot be met with these columns: the greatest ℓ possible is %1. Ask for that or less, or take attributes out of the sensitive column.</source>
        <translation>Dieses ℓ ist mit diesen Spalten nicht erfüllbar: Das größte mögliche ℓ ist %1. Das oder weniger verlangen oder Attribute aus der sensiblen Spalte nehmen.</translation>
    </message>
    <message>
        <source>To generalize a column, name its attributes, and a smallest number of records of 1 or more.</source>
        <translation>Zum Verallgemeinern einer Spalte ihre Attribute nennen und eine kleinste Zahl von Datensätzen ab 1.</translation>
    </message>
    <message>
        <source>Two values are given for one attribute, but a person has only one. Remove one of them.</source>
        <translation>Für ein Attribut sind zwei Werte angegeben, eine Person hat aber nur einen. Einen davon entfernen.</translation>
    </message>
    <message>
        <source>Unique: every value occurs once.</source>
        <translation>Eindeutig: Jeder Wert kommt genau einmal vor.</translation>
    </message>
    <message>
        <source>Use a number such as 3, 3.9 or 4/3, with at most 9 digits on each side.</source>
        <translation>Eine Zahl wie 3, 3.9 oder 4/3 verwenden, mit höchstens 9 Ziffern auf jeder Seite.</translation>
    </message>
    <message>
        <source>Values of this attribute are not dates, in lines %1. Correct them, or make the attribute categorical.</source>
        <translation>Werte dieses Attributs sind keine Datumsangaben, in den Zeilen %1. Sie berichtigen oder das Attribut kategorial machen.</translation>
    </message>
    <message>
        <source>Values of this attribute are not numbers, in lines %1. Correct them, or make the attribute categorical.</source>
        <translation>Werte dieses Attributs sind keine Zahlen, in den Zeilen %1. Sie berichtigen oder das Attribut kategorial machen.</translation>
    </message>
    <message>
        <source>Vertical bar, because it splits each of the first %1 records into %2 fields.</source>
        <translation>Senkrechter Strich, weil damit jeder der ersten %1 Datensätze in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>Vertical bar, because it splits the first record into %2 fields.</source>
        <translation>Senkrechter Strich, weil damit der erste Datensatz in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>What is known names an attribute or a value that this table does not have. Choose it from this table.</source>
        <translation>Das Bekannte nennt ein Attribut oder einen Wert, den diese Tabelle nicht hat. Es aus dieser Tabelle wählen.</translation>
    </message>
    <message>
        <source>What it claims</source>
        <translation>Was sie behauptet</translation>
    </message>
    <message>
        <source>With the original: %1 record of the table matches no bucket.</source>
        <translation>Mit dem Original: %1 Datensatz der Tabelle passt zu keinem Bucket.</translation>
    </message>
    <message>
        <source>With the original: %1 records of the table match no bucket.</source>
        <translation>Mit dem Original: %1 Datensätze der Tabelle passen zu keinem Bucket.</translation>
    </message>
    <message>
        <source>With the original: a cell of “%1” is not one of the regions that the dictionary explains.</source>
        <translation>Mit dem Original: Eine Zelle von „%1“ ist keiner der Bereiche, die dictionary.csv erklärt.</translation>
    </message>
    <message>
        <source>With the original: a column without a quasi-identifier cannot be generalized.</source>
        <translation>Mit dem Original: Eine Spalte ohne Quasi-Identifikator lässt sich nicht verallgemeinern.</translation>
    </message>
    <message>
        <source>With the original: an interval of “%1” does not run from a value of the table to a greater one.</source>
        <translation>Mit dem Original: Ein Intervall von „%1“ reicht nicht von einem Wert der Tabelle zu einem größeren.</translation>
    </message>
    <message>
        <source>With the original: by the release's missing rules the table has %1 record, but the release has %2. Name every missing-value code that was used when the release was made.</source>
        <translation>Mit dem Original: Nach den Regeln der Freigabe für fehlende Werte hat die Tabelle %1 Datensatz, die Freigabe aber %2. Jeden Code für fehlende Werte angeben, der beim Erstellen der Freigabe galt.</translation>
    </message>
    <message>
        <source>With the original: by the release's missing rules the table has %1 records, but the release has %2. Name every missing-value code that was used when the release was made.</source>
        <translation>Mit dem Original: Nach den Regeln der Freigabe für fehlende Werte hat die Tabelle %1 Datensätze, die Freigabe aber %2. Jeden Code für fehlende Werte angeben, der beim Erstellen der Freigabe galt.</translation>
    </message>
    <message>
        <source>With the original: column %1 (%2) does not hold the values of the table, each as often as in the table.</source>
        <translation>Mit dem Original: Spalte %1 (%2) enthält nicht die Werte der Tabelle, jeden so oft wie in der Tabelle.</translation>
    </message>
    <message>
        <source>With the original: every column holds the values of the table, and every record matches a bucket. Records: %1.</source>
        <translation>Mit dem Original: Jede Spalte enthält die Werte der Tabelle, und jeder Datensatz passt zu einem Bucket. Datensätze: %1.</translation>
    </message>
    <message>
        <source>With the original: in %1, p(t,.) was recomputed for %2 signature. Signatures that do not satisfy %3: %4.</source>
        <translation>Mit dem Original: In %1 wurde p(t,.) für %2 Signatur neu berechnet. Nicht erfüllt ist: %3; Zahl dieser Signaturen: %4.</translation>
    </message>
    <message>
        <source>With the original: in %1, p(t,.) was recomputed for %2 signature; it satisfies %3.</source>
        <translation>Mit dem Original: In %1 wurde p(t,.) für %2 Signatur neu berechnet; sie erfüllt: %3.</translation>
    </message>
    <message>
        <source>With the original: in %1, p(t,.) was recomputed for %2 signatures. Signatures that do not satisfy %3: %4.</source>
        <translation>Mit dem Original: In %1 wurde p(t,.) für %2 Signaturen neu berechnet. Nicht erfüllt ist: %3; Zahl dieser Signaturen: %4.</translation>
    </message>
    <message>
        <source>With the original: in %1, p(t,.) was recomputed for %2 signatures; each satisfies %3.</source>
        <translation>Mit dem Original: In %1 wurde p(t,.) für %2 Signaturen neu berechnet; jede erfüllt: %3.</translation>
    </message>
    <message>
        <source>With the original: in %1, p(t,s) was recomputed for %2 signature; the largest is %3, which is above %4. Signatures above the limit: %5.</source>
        <translation>Mit dem Original: In %1 wurde p(t,s) für %2 Signatur neu berechnet; der größte Wert ist %3, das liegt über %4. Signaturen über der Grenze: %5.</translation>
    </message>
    <message>
        <source>With the original: in %1, p(t,s) was recomputed for %2 signature; the largest is %3.</source>
        <translation>Mit dem Original: In %1 wurde p(t,s) für %2 Signatur neu berechnet; der größte Wert ist %3.</translation>
    </message>
    <message>
        <source>With the original: in %1, p(t,s) was recomputed for %2 signatures; the largest is %3, which is above %4. Signatures above the limit: %5.</source>
        <translation>Mit dem Original: In %1 wurde p(t,s) für %2 Signaturen neu berechnet; der größte Wert ist %3, das liegt über %4. Signaturen über der Grenze: %5.</translation>
    </message>
    <message>
        <source>With the original: in %1, p(t,s) was recomputed for %2 signatures; the largest is %3.</source>
        <translation>Mit dem Original: In %1 wurde p(t,s) für %2 Signaturen neu berechnet; der größte Wert ist %3.</translation>
    </message>
    <message>
        <source>With the original: in the column of “%1” a region has fewer records than was promised.</source>
        <translation>Mit dem Original: In der Spalte von „%1“ hat ein Bereich weniger Datensätze als zugesichert.</translation>
    </message>
    <message>
        <source>With the original: in the column of “%1” regions overlap.</source>
        <translation>Mit dem Original: In der Spalte von „%1“ überschneiden sich Bereiche.</translation>
    </message>
    <message>
        <source>With the original: in the column of “%1” the values of a record lie in no region.</source>
        <translation>Mit dem Original: In der Spalte von „%1“ liegen die Werte eines Datensatzes in keinem Bereich.</translation>
    </message>
    <message>
        <source>With the original: the release does not say how the values of “%1” are ordered, so its intervals cannot be checked.</source>
        <translation>Mit dem Original: Die Freigabe sagt nicht, wie die Werte von „%1“ geordnet sind, also lassen sich seine Intervalle nicht prüfen.</translation>
    </message>
    <message>
        <source>With the original: the release has a value of “%1” that the table does not have.</source>
        <translation>Mit dem Original: Die Freigabe hat einen Wert von „%1“, den die Tabelle nicht hat.</translation>
    </message>
    <message>
        <source>With the original: the table cannot be read with the types and missing rules of the release. %1</source>
        <translation>Mit dem Original: Die Tabelle lässt sich mit den Typen und den Regeln der Freigabe für fehlende Werte nicht lesen. %1</translation>
    </message>
    <message>
        <source>With the original: the table has no attribute “%1”.</source>
        <translation>Mit dem Original: Die Tabelle hat kein Attribut „%1“.</translation>
    </message>
    <message>
        <source>With the original: values stand in the wrong buckets: %1 column value stands on fewer lines of a bucket than the records need that match no other bucket.</source>
        <translation>Mit dem Original: Werte stehen in falschen Buckets: %1 Spaltenwert steht in einem Bucket auf weniger Zeilen, als die Datensätze brauchen, die zu keinem anderen passen.</translation>
    </message>
    <message>
        <source>With the original: values stand in the wrong buckets: %1 column values stand on fewer lines of a bucket than the records need that match no other bucket.</source>
        <translation>Mit dem Original: Werte stehen in falschen Buckets: %1 Spaltenwerte stehen in einem Bucket auf weniger Zeilen, als die Datensätze brauchen, die zu keinem anderen passen.</translation>
    </message>
    <message>
        <source>With these buckets, someone's sensitive value could be inferred more surely than the privacy model allows. Use larger buckets, ask for less, or let Tranche split the table itself.</source>
        <translation>Mit diesen Buckets ließe sich auf den sensiblen Wert einer Person sicherer schließen, als das Schutzmodell erlaubt. Größere Buckets nehmen, weniger verlangen oder Tranche die Tabelle selbst teilen lassen.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>ℓ may have at most nine digits on each side of its fraction.</source>
        <translation>ℓ darf auf jeder Seite seines Bruchs höchstens neun Ziffern haben.</translation>
    </message>
    <message>
        <source>ℓ must be 1 or more.</source>
        <translation>ℓ muss 1 oder mehr sein.</translation>
    </message>
    <message>
        <source>ℓ must be a whole number for distinct ℓ-diversity, because it counts sensitive values.</source>
        <translation>ℓ muss bei der distinkten ℓ-Diversität eine ganze Zahl sein, denn es zählt sensible Werte.</translation>
    </message>
    <message>
        <source>ℓ must be a whole number for recursive (c,ℓ)-diversity, because it counts sensitive values.</source>
        <translation>ℓ muss bei der rekursiven (c,ℓ)-Diversität eine ganze Zahl sein, denn es zählt sensible Werte.</translation>
    </message>
    <message>
        <source>ℓ-diversity, ℓ = %1</source>
        <translation>ℓ-Diversität, ℓ = %1</translation>
    </message>
    <message>
        <source>&amp;Review a release…</source>
        <translation>Eine Freigabe &amp;gegenprüfen…</translation>
    </message>
    <message>
        <source>Cleaned up</source>
        <translation>Aufgeräumt</translation>
    </message>
    <message>
        <source>Some files could not be removed</source>
        <translation>Manche Dateien ließen sich nicht entfernen</translation>
    </message>
    <message>
        <source>Some programs can only read one line for each record. A linking puts each column of a bucket into a random order and writes the lines side by side. It tells nothing that the sliced file does not tell.</source>
        <translation>Manche Programme können nur eine Zeile je Datensatz lesen. Eine Verknüpfung bringt jede Spalte eines Buckets in eine zufällige Reihenfolge und schreibt die Zeilen nebeneinander. Sie verrät nichts, was die gemischte Datei nicht auch verrät.</translation>
    </message>
    <message>
        <source>What the interrupted export had left behind is gone.</source>
        <translation>Was der unterbrochene Export zurückgelassen hatte, ist weg.</translation>
    </message>
    <message>
        <source>Remove the hidden folders whose names begin with .tranche- yourself.</source>
        <translation>Entfernen Sie die versteckten Ordner, deren Namen mit .tranche- beginnen, selbst.</translation>
    </message>
    <message>
        <source>Remove the labels of all values of this attribute.</source>
        <translation>Die Beschriftungen aller Werte dieses Attributs entfernen.</translation>
    </message>
    <message>
        <source>Remove the linkings</source>
        <translation>Verknüpfungen entfernen</translation>
    </message>
    <message>
        <source>Reviewed, %1 of %2</source>
        <translation>Gegengeprüft, %1 von %2</translation>
    </message>
    <message>
        <source>An export was interrupted</source>
        <translation>Ein Export wurde unterbrochen</translation>
    </message>
    <message>
        <source>Hidden files in %1 still hold data of the release that was being written. None of them is a release.</source>
        <translation>Versteckte Dateien in %1 enthalten noch Daten der Freigabe, die geschrieben wurde. Keine davon ist eine Freigabe.</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <source>Leave this file out (Delete)</source>
        <translation>Diese Datei auslassen (Entf)</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Policy: %1, version %2</source>
        <translation>Richtlinie: %1, Version %2</translation>
    </message>
    <message>
        <source>Review a release</source>
        <translation>Eine Freigabe gegenprüfen</translation>
    </message>
    <message>
        <source>Another person has approved these files and asks you to do the same. Read the report and what the verifier says.</source>
        <translation>Eine andere Person hat diese Dateien genehmigt und bittet Sie um dasselbe. Lesen Sie den Bericht und was der Prüfer sagt.</translation>
    </message>
    <message>
        <source>Open the report</source>
        <translation>Bericht öffnen</translation>
    </message>
    <message>
        <source>Approvals</source>
        <translation>Genehmigungen</translation>
    </message>
    <message>
        <source>This cannot be reviewed</source>
        <translation>Das lässt sich nicht gegenprüfen</translation>
    </message>
    <message>
        <source>%1 is written and holds what it promises</source>
        <translation>%1 ist geschrieben und hält, was es verspricht</translation>
    </message>
    <message>
        <source>A rule of the policy fails. Waive it with a reason, or change the release.</source>
        <translation>Eine Regel der Richtlinie ist verletzt. Setzen Sie sie mit einer Begründung aus oder ändern Sie die Freigabe.</translation>
    </message>
    <message>
        <source>Folder and name; both parts are written completely or not at all</source>
        <translation>Ordner und Name; beide Teile werden ganz oder gar nicht geschrieben</translation>
    </message>
    <message>
        <source>Available when all have approved</source>
        <translation>Verfügbar, sobald alle genehmigt haben</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Gegengeprüft</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>nicht verlangt</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>Write for review…</source>
        <translation>Zum Gegenprüfen schreiben…</translation>
    </message>
    <message>
        <source>Writes NAME.review, which another person opens on another computer, checks and approves</source>
        <translation>Schreibt NAME.review; eine andere Person öffnet, prüft und genehmigt es auf einem anderen Computer</translation>
    </message>
    <message>
        <source>With a key, anybody can check that it was you who approved exactly these files. Keys are made under Release &gt; Keys and signers.</source>
        <translation>Mit einem Schlüssel kann jeder prüfen, dass Sie genau diese Dateien genehmigt haben. Schlüssel entstehen unter Freigabe &gt; Schlüssel und Unterzeichner.</translation>
    </message>
    <message>
        <source>why it may be published</source>
        <translation>warum es veröffentlicht werden darf</translation>
    </message>
    <message>
        <source>of this key</source>
        <translation>dieses Schlüssels</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>Schlüss&amp;el</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>&amp;Passphrase</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Passwort</translation>
    </message>
    <message>
        <source>none: by name and reason alone</source>
        <translation>keiner: nur mit Name und Begründung</translation>
    </message>
    <message>
        <source>First approval</source>
        <translation>Erste Genehmigung</translation>
    </message>
    <message>
        <source>Second approval</source>
        <translation>Zweite Genehmigung</translation>
    </message>
    <message>
        <source>another person, another key</source>
        <translation>andere Person, anderer Schlüssel</translation>
    </message>
    <message>
        <source>name</source>
        <comment>what is missing</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>names are made up; columns: %1</source>
        <translation>Namen werden gebildet; Spalten: %1</translation>
    </message>
    <message>
        <source>names in</source>
        <translation>Namen in</translation>
    </message>
    <message>
        <source>reason</source>
        <comment>what is missing</comment>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>The policy asks for signatures, and there is no key on this computer that can sign. Make one under Release &gt; Keys and signers.</source>
        <translation>Die Richtlinie verlangt Signaturen, und auf diesem Computer gibt es keinen Schlüssel zum Signieren. Legen Sie unter Freigabe &gt; Schlüssel und Unterzeichner einen an.</translation>
    </message>
    <message>
        <source>passphrase</source>
        <comment>what is missing</comment>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Still missing: %1.</source>
        <translation>Es fehlt noch: %1.</translation>
    </message>
    <message>
        <source>Stop &amp;connecting</source>
        <translation>&amp;Verbinden abbrechen</translation>
    </message>
    <message>
        <source>Stop &amp;waiting after</source>
        <translation>&amp;Warten höchstens</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>Abfrage abbrechen</translation>
    </message>
    <message>
        <source>Approve and sign</source>
        <translation>Genehmigen und signieren</translation>
    </message>
    <message>
        <source>Passphrase of the key</source>
        <translation>Passphrase des Schlüssels</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Password of a database</source>
        <translation>Passwort für eine Datenbank</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>“Expected” is the mean over all linkings, computed without drawing one. An analyst who can work from bucket counts needs no linking at all.</source>
        <translation>„Erwartet“ ist der Mittelwert über alle Verknüpfungen, berechnet, ohne eine zu ziehen. Wer mit Anzahlen je Bucket rechnen kann, braucht keine Verknüpfung.</translation>
    </message>
    <message>
        <source>An approval covers every byte that was verified.</source>
        <translation>Eine Genehmigung gilt für jedes Byte, das geprüft wurde.</translation>
    </message>
    <message>
        <source>The first and last digits of the SHA-256 of manifest.json, which covers all files. What is signed is this.</source>
        <translation>Die ersten und letzten Stellen des SHA-256 von manifest.json, das alle Dateien abdeckt. Genau das wird signiert.</translation>
    </message>
    <message>
        <source>The first field of each line reads “linked 1” to “linked %1”; README.txt says what that means.</source>
        <translation>Das erste Feld jeder Zeile lautet „linked 1“ bis „linked %1“; README.txt sagt, was das bedeutet.</translation>
    </message>
    <message>
        <source>The first field of each line reads “linked 1”; README.txt says what that means.</source>
        <translation>Das erste Feld jeder Zeile lautet „linked 1“; README.txt sagt, was das bedeutet.</translation>
    </message>
    <message>
        <source>known key</source>
        <translation>bekannter Schlüssel</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>unbekannter Schlüssel</translation>
    </message>
    <message>
        <source>not signed</source>
        <translation>nicht signiert</translation>
    </message>
    <message>
        <source>signed on %1</source>
        <translation>signiert am %1</translation>
    </message>
    <message>
        <source>approved on %1</source>
        <translation>genehmigt am %1</translation>
    </message>
    <message>
        <source>The release is a draft again; the verifier's result stays.</source>
        <translation>Die Freigabe ist wieder ein Entwurf; das Ergebnis des Prüfers bleibt.</translation>
    </message>
    <message>
        <source>Manifest %1</source>
        <translation>Manifest %1</translation>
    </message>
    <message>
        <source>Writing %1.review</source>
        <translation>%1.review wird geschrieben</translation>
    </message>
    <message>
        <source>Open a release: its manifest.json, or a zip</source>
        <translation>Eine Freigabe öffnen: ihre manifest.json oder ein Zip</translation>
    </message>
    <message>
        <source>Releases (manifest.json *.zip)</source>
        <translation>Freigaben (manifest.json *.zip)</translation>
    </message>
    <message>
        <source>%1 of %2 approvals</source>
        <translation>%1 von %2 Genehmigungen</translation>
    </message>
    <message>
        <source>The approval was given for other files. Review these and approve them.</source>
        <translation>Die Genehmigung galt anderen Dateien. Prüfen und genehmigen Sie diese.</translation>
    </message>
    <message>
        <source>The policy asks for %2 under “%1”, and this release has %3. Waive the rule with a reason, or change the release.</source>
        <translation>Die Richtlinie verlangt unter „%1“ %2, diese Freigabe hat %3. Setzen Sie die Regel mit einer Begründung aus oder ändern Sie die Freigabe.</translation>
    </message>
    <message>
        <source>%1 of %2 approvals were given.</source>
        <translation>%1 von %2 Genehmigungen liegen vor.</translation>
    </message>
    <message>
        <source>Another person has to approve: this one has done so already.</source>
        <translation>Eine andere Person muss genehmigen: Diese hat es schon getan.</translation>
    </message>
    <message>
        <source>The policy asks for signed approvals. Choose a key to sign with.</source>
        <translation>Die Richtlinie verlangt signierte Genehmigungen. Wählen Sie einen Schlüssel zum Signieren.</translation>
    </message>
    <message>
        <source>Nobody else has to approve this release, so there is nothing to review. Write the release itself.</source>
        <translation>Niemand sonst muss diese Freigabe genehmigen; es gibt nichts gegenzuprüfen. Schreiben Sie die Freigabe selbst.</translation>
    </message>
    <message>
        <source>This is not a release for review. Choose a folder or zip whose name ends in .review or .review.zip.</source>
        <translation>Das ist keine Freigabe zum Gegenprüfen. Wählen Sie einen Ordner oder ein Zip, dessen Name auf .review oder .review.zip endet.</translation>
    </message>
    <message>
        <source>The decisions were made under the policy “%1”, which is not open. Open its file.</source>
        <translation>Die Entscheidungen fielen unter der Richtlinie „%1“, die nicht geöffnet ist. Öffnen Sie ihre Datei.</translation>
    </message>
    <message>
        <source>Verify &amp;a release…</source>
        <translation>Freigabe &amp;nachprüfen…</translation>
    </message>
    <message>
        <source>Verify a release</source>
        <translation>Freigabe nachprüfen</translation>
    </message>
    <message>
        <source>This release holds</source>
        <translation>Diese Freigabe hält, was sie verspricht</translation>
    </message>
    <message>
        <source>This release does not hold</source>
        <translation>Diese Freigabe hält nicht, was sie verspricht</translation>
    </message>
    <message>
        <source>This cannot be verified</source>
        <translation>Das lässt sich nicht prüfen</translation>
    </message>
    <message>
        <source>Sound so far</source>
        <translation>Bis hierher in Ordnung</translation>
    </message>
    <message>
        <source>It keeps everything that it promises.</source>
        <translation>Alles, was sie zusagt, ist erfüllt.</translation>
    </message>
    <message>
        <source>It keeps its passphrase.</source>
        <translation>Er behält seine Passphrase.</translation>
    </message>
    <message>
        <source>No problem was found, but the guarantee could not be shown.</source>
        <translation>Kein Fehler gefunden, aber die Garantie ließ sich nicht zeigen.</translation>
    </message>
    <message>
        <source>No problem was found, but the files alone do not show the guarantee. With the original table they may.</source>
        <translation>Kein Fehler gefunden, aber die Dateien allein zeigen die Garantie nicht. Mit der Originaltabelle lässt sie sich vielleicht zeigen.</translation>
    </message>
    <message>
        <source>All of this is optional. Nothing is changed, and nothing leaves this computer.</source>
        <translation>Alle Angaben sind freiwillig. Nichts wird verändert, und nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Shows whether the values are those of the table, and what a reader could infer.</source>
        <translation>Zeigt, ob die Werte die der Tabelle sind, und was Leser folgern könnten.</translation>
    </message>
    <message>
        <source>Judges the release by these rules, whatever it says of itself.</source>
        <translation>Beurteilt die Freigabe nach diesen Regeln, gleich was sie selbst angibt.</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Richtlinie</translation>
    </message>
    <message>
        <source>Signer’s key</source>
        <translation>Schlüssel des Unterzeichners</translation>
    </message>
    <message>
        <source>Without: %1</source>
        <translation>Ohne: %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Wählen: %1</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>Read as detected: %1</source>
        <translation>So erkannt und gelesen: %1</translation>
    </message>
    <message>
        <source>Read as in a recipe</source>
        <translation>Lesen wie in einem Rezept</translation>
    </message>
    <message>
        <source>Read as in a recipe…</source>
        <translation>Lesen wie in einem Rezept…</translation>
    </message>
    <message>
        <source>not valid</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>key %1, known as %2</source>
        <translation>Schlüssel %1, bekannt als %2</translation>
    </message>
    <message>
        <source>key of a signer</source>
        <translation>Schlüssel eines Unterzeichners</translation>
    </message>
    <message>
        <source>key to sign with</source>
        <translation>Schlüssel zum Signieren</translation>
    </message>
    <message>
        <source>Signed by a key that you do not know. Compare %1 with its owner, then add it.</source>
        <translation>Mit einem Schlüssel signiert, den Sie nicht kennen. Vergleichen Sie %1 mit der Person, der er gehört, und fügen Sie ihn dann hinzu.</translation>
    </message>
</context>
</TS>

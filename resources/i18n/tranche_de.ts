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
        <source>% of φ²</source>
        <translation>% von φ²</translation>
    </message>
    <message>
        <source>%1  ·  %2 × %3</source>
        <translation>%1  ·  %2 × %3</translation>
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
        <source>%1 (click to set)</source>
        <translation>%1 (Klick setzt)</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 Even one bucket of all %2 tuples would let anyone guess that with p = %3, and the limit is %4 = %5.</source>
        <translation>%1 Selbst ein einziger Bucket aus allen %2 Tupeln ließe jeden das mit p = %3 erraten, und die Grenze ist %4 = %5.</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 That is too much even in one bucket of all %2 tuples.</source>
        <translation>%1 Das ist zu viel, selbst in einem einzigen Bucket aus allen %2 Tupeln.</translation>
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
        <source>%1 bins</source>
        <translation>%1 Klassen</translation>
    </message>
    <message>
        <source>%1 buckets</source>
        <translation>%1 Buckets</translation>
    </message>
    <message>
        <source>%1 buckets may hold this person.</source>
        <translation>%1 Buckets können diese Person enthalten.</translation>
    </message>
    <message>
        <source>%1 buckets of %2 to %3 tuples.</source>
        <translation>%1 Buckets mit %2 bis %3 Tupeln.</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>%1 can then be from %2 on.</source>
        <translation>%1 kann dann ab %2 gewählt werden.</translation>
    </message>
    <message>
        <source>%1 can then be up to %2.</source>
        <translation>%1 kann dann bis %2 gehen.</translation>
    </message>
    <message>
        <source>%1 cannot hold</source>
        <translation>%1 scheitert</translation>
    </message>
    <message>
        <source>%1 cannot hold for %2</source>
        <translation>%1 ist für %2 nicht möglich</translation>
    </message>
    <message>
        <source>%1 cannot hold while %2 stand in one column</source>
        <translation>%1 ist nicht möglich, solange %2 in einer Spalte stehen</translation>
    </message>
    <message>
        <source>%1 cells begin like a formula; a spreadsheet would run them.</source>
        <translation>%1 Zellen beginnen wie eine Formel; eine Tabellenkalkulation würde sie ausführen.</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 Spalten</translation>
    </message>
    <message>
        <source>%1 columns over limit</source>
        <translation>%1 Spalten zu hoch</translation>
    </message>
    <message>
        <source>%1 columns, %2.</source>
        <translation>%1 Spalten, %2.</translation>
    </message>
    <message>
        <source>%1 columns, α %2</source>
        <translation>%1 Spalten, α %2</translation>
    </message>
    <message>
        <source>%1 columns…</source>
        <translation>%1 Spalten…</translation>
    </message>
    <message>
        <source>%1 decisions are open.</source>
        <translation>%1 Entscheidungen sind offen.</translation>
    </message>
    <message>
        <source>%1 distinct</source>
        <translation>%1 verschiedene</translation>
    </message>
    <message>
        <source>%1 does not have your last decisions yet.</source>
        <translation>%1 enthält die letzten Entscheidungen noch nicht.</translation>
    </message>
    <message>
        <source>%1 down, %2 across</source>
        <translation>%1 nach unten, %2 quer</translation>
    </message>
    <message>
        <source>%1 field was expected as in the first record, %2 fields were found. Check the delimiter, and the quotes in this line.</source>
        <translation>%1 Feld wie in der ersten Zeile war erwartet, %2 sind da. Trennzeichen und Anführungszeichen dieser Zeile prüfen.</translation>
    </message>
    <message>
        <source>%1 fields were expected as in the first record, %2 field was found. Check the delimiter, and the quotes in this line.</source>
        <translation>%1 Felder wie in der ersten Zeile waren erwartet, nur %2 ist da. Trennzeichen und Anführungszeichen dieser Zeile prüfen.</translation>
    </message>
    <message>
        <source>%1 fields were expected as in the first record, %2 fields were found. Check the delimiter, and the quotes in this line.</source>
        <translation>%1 Felder wie in der ersten Zeile waren erwartet, %2 sind da. Trennzeichen und Anführungszeichen dieser Zeile prüfen.</translation>
    </message>
    <message>
        <source>%1 fields were expected, a blank line was found. Take it out, or check that the table does not go on below it.</source>
        <translation>%1 Felder waren erwartet, eine leere Zeile ist da. Sie herausnehmen oder prüfen, dass die Tabelle darunter nicht weitergeht.</translation>
    </message>
    <message>
        <source>%1 for all selected attributes (%2)</source>
        <translation>%1 für alle ausgewählten Attribute (%2)</translation>
    </message>
    <message>
        <source>%1 has no role yet. Say in Roles what it is for.</source>
        <translation>%1 hat noch keine Rolle. In Rollen sagen, wofür es da ist.</translation>
    </message>
    <message>
        <source>%1 has no role yet; everything after it waits.</source>
        <translation>%1 hat noch keine Rolle; alles Weitere wartet darauf.</translation>
    </message>
    <message>
        <source>%1 have no role yet; everything after them waits.</source>
        <translation>%1 haben noch keine Rolle; alles Weitere wartet darauf.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
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
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>%1 erhalten</translation>
    </message>
    <message>
        <source>%1 lines were to be skipped, %2 were found. Skip fewer.</source>
        <translation>%1 Zeilen sollten übersprungen werden, %2 sind da. Weniger überspringen.</translation>
    </message>
    <message>
        <source>%1 matching buckets: %2 originals, %3 fakes</source>
        <translation>%1 passende Buckets: %2 Originale, %3 Fälschungen</translation>
    </message>
    <message>
        <source>%1 matching buckets: %2 originals, about %3 fakes (estimate)</source>
        <translation>%1 passende Buckets: %2 Originale, etwa %3 Fälschungen (Schätzung)</translation>
    </message>
    <message>
        <source>%1 may be</source>
        <translation>%1 kann sein</translation>
    </message>
    <message>
        <source>%1 no longer holds: the %2 is %3.</source>
        <translation>%1 gilt nicht mehr: %2 ist %3.</translation>
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
        <source>%1 of %2 attributes are released. Identifiers and excluded attributes never reach a release.</source>
        <translation>%1 von %2 Attributen werden freigegeben. Identifikatoren und ausgeschlossene Attribute gelangen nie in eine Freigabe.</translation>
    </message>
    <message>
        <source>%1 of %2 buckets fit</source>
        <translation>%1 von %2 Buckets passen</translation>
    </message>
    <message>
        <source>%1 of %2 released</source>
        <translation>%1 von %2 frei</translation>
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
        <source>%1 of all tuples have a value in column %2 that nobody else has. Such a value proves that its person is in the table, whatever ℓ is.</source>
        <translation>%1 aller Tupel haben in Spalte %2 einen Wert, den niemand sonst hat. Ein solcher Wert beweist, dass die Person in der Tabelle steht, gleich wie groß ℓ ist.</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>%1 andere</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 darüber</translation>
    </message>
    <message>
        <source>%1 over limit</source>
        <translation>%1 über der Grenze</translation>
    </message>
    <message>
        <source>%1 pairs, %2 bins</source>
        <translation>%1 Paare, %2 Klassen</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>%1 stands in the sensitive column and is cut on: it has one value only in %2 of %3 buckets, which costs fakes. It can be left out of the attributes to cut on, among the settings.</source>
        <translation>%1 steht in der sensiblen Spalte und wird geschnitten: In %2 von %3 Buckets hat es nur einen Wert, was Fälschungen kostet. In den Einstellungen, unter „Geschnitten an“, lässt es sich herausnehmen.</translation>
    </message>
    <message>
        <source>%1 still holds.</source>
        <translation>%1 gilt weiterhin.</translation>
    </message>
    <message>
        <source>%1 times in %2</source>
        <translation>%1 von %2 Malen</translation>
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
        <source>%1 tuples of the table agree with all of this. An intruder cannot see that.</source>
        <translation>%1 Tupel der Tabelle stimmen mit all dem überein. Ein Angreifer kann das nicht sehen.</translation>
    </message>
    <message>
        <source>%1 tuples read.</source>
        <translation>%1 Tupel gelesen.</translation>
    </message>
    <message>
        <source>%1 tuples read; %2 have a missing value and are dropped; %3 are kept.</source>
        <translation>%1 Tupel gelesen; %2 haben einen fehlenden Wert und fallen weg; %3 bleiben.</translation>
    </message>
    <message>
        <source>%1 tuples read; all are kept.</source>
        <translation>%1 Tupel gelesen; alle bleiben.</translation>
    </message>
    <message>
        <source>%1 tuples, %2 attributes</source>
        <translation>%1 Tupel, %2 Attribute</translation>
    </message>
    <message>
        <source>%1 tuples; %2 are over the limit.</source>
        <translation>%1 Tupel; %2 liegen über der Grenze.</translation>
    </message>
    <message>
        <source>%1 tuples; %2 stand exactly on the limit, which passes.</source>
        <translation>%1 Tupel; %2 liegen genau auf der Grenze, was erlaubt ist.</translation>
    </message>
    <message>
        <source>%1 tuples; none stands on the limit.</source>
        <translation>%1 Tupel; keines liegt auf der Grenze.</translation>
    </message>
    <message>
        <source>%1 undecided</source>
        <translation>%1 offen</translation>
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
        <source>%1 values, %2 levels</source>
        <translation>%1 Werte, %2 Stufen</translation>
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
        <source>%1, %2 over limit</source>
        <translation>%1, %2 über der Grenze</translation>
    </message>
    <message>
        <source>%1, %2, %3, stage %4 of %5</source>
        <translation>%1, %2, %3, Schritt %4 von %5</translation>
    </message>
    <message>
        <source>%1, %2, medoid</source>
        <translation>%1, %2, Medoid</translation>
    </message>
    <message>
        <source>%1, %2: %3 tuples, %4 of all</source>
        <translation>%1, %2: %3 Tupel, %4 von allen</translation>
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
        <source>%1: </source>
        <translation>%1: </translation>
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
        <source>%1: %2 buckets, association kept %3, largest p %4</source>
        <translation>%1: %2 Buckets, erhaltener Zusammenhang %3, größtes p %4</translation>
    </message>
    <message>
        <source>%1: %2 buckets, largest p %3</source>
        <translation>%1: %2 Buckets, größtes p %3</translation>
    </message>
    <message>
        <source>%1: %2 fakes for %3 tuples, counted exactly</source>
        <translation>%1: %2 Fälschungen auf %3 Tupel, genau gezählt</translation>
    </message>
    <message>
        <source>%1: %2 fakes for %3 tuples, estimate, 95 % interval %4 to %5</source>
        <translation>%1: %2 Fälschungen auf %3 Tupel, Schätzung, 95-%-Intervall %4 bis %5</translation>
    </message>
    <message>
        <source>%1: %2 of %3 tuples have a value that nobody else has; %4 distinct values</source>
        <translation>%1: %2 von %3 Tupeln haben einen Wert, den sonst niemand hat; %4 verschiedene Werte</translation>
    </message>
    <message>
        <source>%1: %2 tuples, %3</source>
        <translation>%1: %2 Tupel, %3</translation>
    </message>
    <message>
        <source>%1: %2 tuples, %3 of the row</source>
        <translation>%1: %2 Tupel, %3 der Zeile</translation>
    </message>
    <message>
        <source>%1: fewer than %2, hidden</source>
        <translation>%1: weniger als %2, verborgen</translation>
    </message>
    <message>
        <source>%1: no tuple has these values together.</source>
        <translation>%1: Kein Tupel hat diese Werte zusammen.</translation>
    </message>
    <message>
        <source>%1: nobody else has this value. It proves that the person is in the table, whatever ℓ is.</source>
        <translation>%1: Niemand sonst hat diesen Wert. Er beweist, dass die Person in der Tabelle steht, wie groß ℓ auch ist.</translation>
    </message>
    <message>
        <source>%1: nobody else has what is known of it. It proves that a person with it is in the table, whatever ℓ is.</source>
        <translation>%1: Niemand sonst hat, was davon bekannt ist. Das beweist, dass eine solche Person in der Tabelle steht, wie groß ℓ auch ist.</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1: keine</translation>
    </message>
    <message>
        <source>%1; press T for a table</source>
        <translation>%1; T zeigt eine Tabelle</translation>
    </message>
    <message>
        <source>&amp;About Tranche</source>
        <translation>&amp;Über Tranche</translation>
    </message>
    <message>
        <source>&amp;Attribute names</source>
        <translation>&amp;Attributnamen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Compute what is missing</source>
        <translation>Fehlendes &amp;berechnen</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Delimiter</source>
        <translation>&amp;Trennzeichen</translation>
    </message>
    <message>
        <source>&amp;Do not save</source>
        <translation>&amp;Nicht sichern</translation>
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
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
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
        <source>&amp;Manual: the page of this stage</source>
        <translation>&amp;Handbuch: die Seite zu diesem Schritt</translation>
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
        <source>&amp;Previous region</source>
        <translation>&amp;Voriger Bereich</translation>
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
        <source>No command that can be given now has these words.</source>
        <translation>Kein Befehl, der jetzt möglich ist, hat diese Wörter.</translation>
    </message>
    <message>
        <source>Nothing to draw yet: the curve comes after the buckets.</source>
        <translation>Noch nichts zu zeichnen: Die Kurve kommt nach den Buckets.</translation>
    </message>
    <message>
        <source>Reas&amp;on</source>
        <translation>Begr&amp;ündung</translation>
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
        <translation>&amp;Sichern</translation>
    </message>
    <message>
        <source>&amp;Save the recipe</source>
        <translation>Rezept &amp;sichern</translation>
    </message>
    <message>
        <source>&amp;Shuffle again</source>
        <translation>Neu &amp;mischen</translation>
    </message>
    <message>
        <source>&amp;Skip lines</source>
        <translation>Zeilen ü&amp;berspringen</translation>
    </message>
    <message>
        <source>&amp;Stage</source>
        <translation>&amp;Schritt</translation>
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
        <source>&amp;Verify the draft</source>
        <translation>Entwurf &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Ans&amp;icht</translation>
    </message>
    <message>
        <source>&lt;qt&gt;&lt;b&gt;α, attributes in the sensitive column&lt;/b&gt;%1&lt;br&gt;The wheel, or the page keys, look at any other α; a click, or Enter, asks for it. More keeps more of what is related to the sensitive attribute; fewer lets more be promised.&lt;br&gt;Does not cover: columns moved by hand later.&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;&lt;b&gt;α, Attribute in der sensiblen Spalte&lt;/b&gt;%1&lt;br&gt;Das Mausrad oder die Bildtasten zeigen jedes andere α; ein Klick oder die Eingabetaste fordert es. Mehr erhält mehr von dem, was mit dem sensiblen Attribut zusammenhängt; weniger lässt mehr versprechen.&lt;br&gt;Deckt nicht ab: später von Hand verschobene Spalten.&lt;/qt&gt;</translation>
    </message>
    <message>
        <source>&lt;qt&gt;No attribute is sensitive: this release makes no promise about values, only about how small a bucket may be (More, Smallest bucket).&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;Kein Attribut ist sensibel: Diese Freigabe sagt über Werte nichts zu, nur darüber, wie klein ein Bucket sein darf (Mehr, Kleinster Bucket).&lt;/qt&gt;</translation>
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
        <source>, or of </source>
        <translation> oder von </translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
    <message>
        <source>0: unrelated, 1: the same information. Numeric attributes are counted in bins. Does not cover: relations among three or more attributes.</source>
        <translation>0: kein Zusammenhang, 1: dieselbe Information. Zahlen werden in Klassen gezählt. Deckt nicht ab: Zusammenhänge zwischen drei oder mehr Attributen.</translation>
    </message>
    <message>
        <source>1 column over limit</source>
        <translation>1 Spalte zu hoch</translation>
    </message>
    <message>
        <source>1 column…</source>
        <translation>1 Spalte…</translation>
    </message>
    <message>
        <source>1 of %1 buckets fits</source>
        <translation>1 von %1 Buckets passt</translation>
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
        <source>5,000 tuples, 13 attributes; every one of them is made up</source>
        <translation>5.000 Tupel, 13 Attribute; alle erfunden</translation>
    </message>
    <message>
        <source>8 tuples, 4 attributes</source>
        <translation>8 Tupel, 4 Attribute</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % von</translation>
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
        <source>&lt;b&gt;c, number of columns (Alt+C)&lt;/b&gt;&lt;br&gt;Fewer columns keep more of what is related; more columns make it harder to tell people apart.</source>
        <translation>&lt;b&gt;c, Anzahl der Spalten (Alt+C)&lt;/b&gt;&lt;br&gt;Weniger Spalten erhalten mehr von dem, was zusammenhängt; mehr Spalten erschweren es, Personen zu unterscheiden.</translation>
    </message>
    <message>
        <source>&lt;br&gt;after slicing φ² %1 (expected, without drawing)</source>
        <translation>&lt;br&gt;nach dem Slicing φ² %1 (erwartet, ohne Ziehung)</translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Tranche&lt;/b&gt; turns a table about people into a release by slicing (T. Li, N. Li, J. Zhang, I. Molloy).&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It works offline: there is no network code in it.&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;b&gt;Tranche&lt;/b&gt; macht aus einer Tabelle über Personen durch Slicing eine Freigabe (T. Li, N. Li, J. Zhang, I. Molloy).&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Das Programm arbeitet ohne Netz: es enthält keinen Netzwerkcode.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;qt&gt;%1&lt;br&gt;%2 values. An attribute and itself: always 1.&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;%1&lt;br&gt;%2 Werte. Ein Attribut mit sich selbst: immer 1.&lt;/qt&gt;</translation>
    </message>
    <message>
        <source>&lt;qt&gt;%1&lt;br&gt;%2&lt;br&gt;%3&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;%1&lt;br&gt;%2&lt;br&gt;%3&lt;/qt&gt;</translation>
    </message>
    <message>
        <source>&lt;qt&gt;%1&lt;br&gt;Does not cover: columns moved by hand; another c brings the proposal back.&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;%1&lt;br&gt;Deckt nicht ab: von Hand verschobene Spalten; ein anderes c bringt den Vorschlag zurück.&lt;/qt&gt;</translation>
    </message>
    <message>
        <source>&lt;qt&gt;%1&lt;br&gt;The columns were made by hand: there are %2. The proposal was asked for %3. Another number here proposes columns anew.&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;%1&lt;br&gt;Die Spalten sind von Hand gemacht: es sind %2. Der Vorschlag sollte %3 haben. Eine andere Zahl schlägt die Spalten neu vor.&lt;/qt&gt;</translation>
    </message>
    <message>
        <source>&lt;qt&gt;&lt;b&gt;ℓ of (c,ℓ)&lt;/b&gt;&lt;br&gt;From which value on, the likeliest first, those count that must outweigh the likeliest. Higher is safer.&lt;/qt&gt;</source>
        <translation>&lt;qt&gt;&lt;b&gt;ℓ von (c,ℓ)&lt;/b&gt;&lt;br&gt;Ab dem wievielten Wert, der wahrscheinlichste zuerst, die zählen, die den wahrscheinlichsten aufwiegen müssen. Höher ist sicherer.&lt;/qt&gt;</translation>
    </message>
    <message>
        <source>?, NA</source>
        <translation>?, k. A.</translation>
    </message>
    <message>
        <source>A CSV without a header: one line for each value, its labels of each higher level to the right.</source>
        <translation>Eine CSV ohne Kopfzeile: eine Zeile je Wert, rechts davon die Namen jeder höheren Stufe.</translation>
    </message>
    <message>
        <source>A carriage return was expected to end every line as in the first, a line feed was found. Save the file with one kind of line end.</source>
        <translation>Jede Zeile muss wie die erste mit einem Wagenrücklauf enden, hier steht ein Zeilenvorschub. Die Datei mit einer Art von Zeilenende sichern.</translation>
    </message>
    <message>
        <source>A closing quote was expected for the field that starts in this line, the end of the file was found. Close it, or read the file without quotes.</source>
        <translation>Das Feld, das in dieser Zeile beginnt, wird bis zum Ende der Datei nicht geschlossen. Es schließen oder die Datei ohne Anführungszeichen lesen.</translation>
    </message>
    <message>
        <source>A column is a set of attributes that stay together in the release. Drag an attribute to another card, and see at once what that costs.</source>
        <translation>Eine Spalte ist eine Menge von Attributen, die in der Freigabe zusammenbleiben. Ein Attribut lässt sich auf eine andere Karte ziehen; was das kostet, ist sofort zu sehen.</translation>
    </message>
    <message>
        <source>A date of birth or another date: with place and sex it singles many people out.</source>
        <translation>Ein Geburtsdatum oder anderes Datum: zusammen mit Ort und Geschlecht hebt es viele Personen heraus.</translation>
    </message>
    <message>
        <source>A line end was expected to be the same in the whole file, a carriage return alone was found. Put the field in quotes or save the file with one kind of line end.</source>
        <translation>Das Zeilenende muss in der ganzen Datei dasselbe sein; ein Wagenrücklauf steht allein. Das Feld in Anführungszeichen setzen oder die Datei mit einer Art von Zeilenende sichern.</translation>
    </message>
    <message>
        <source>A name was expected for every attribute, field %1 of the header has none. Name it, or say that the file has no header.</source>
        <translation>Jedes Attribut braucht einen Namen, Feld %1 der Kopfzeile hat keinen. Es benennen oder sagen, dass die Datei keine Kopfzeile hat.</translation>
    </message>
    <message>
        <source>A quote was expected only around a whole field, one was found inside. Double it, or read the file without quotes.</source>
        <translation>Ein Anführungszeichen war nur um ein ganzes Feld erwartet, eines steht darin. Es verdoppeln oder die Datei ohne Anführungszeichen lesen.</translation>
    </message>
    <message>
        <source>A release is being written. Try again when that is done.</source>
        <translation>Eine Freigabe wird gerade geschrieben. Danach noch einmal versuchen.</translation>
    </message>
    <message>
        <source>A table about persons</source>
        <translation>Eine Tabelle über Personen</translation>
    </message>
    <message>
        <source>A table is being read. Try again when that is done.</source>
        <translation>Eine Tabelle wird gerade gelesen. Danach noch einmal versuchen.</translation>
    </message>
    <message>
        <source>A table was expected, nothing was found. Choose another file.</source>
        <translation>Eine Tabelle war erwartet, nichts ist da. Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>A tour in %1 short steps leads over a table of invented persons. It is in the menu Help at any time.</source>
        <translation>Ein Rundgang in %1 kurzen Schritten führt durch eine Tabelle erfundener Personen. Er steht jederzeit im Menü Hilfe.</translation>
    </message>
    <message>
        <source>A tuple may fit several buckets here, but every bucket keeps the guarantee by itself, so the file alone proves it.</source>
        <translation>Ein Tupel kann hier in mehrere Buckets passen, aber jeder Bucket hält die Garantie für sich, also beweist sie die Datei allein.</translation>
    </message>
    <message>
        <source>A value of %1, or nothing. Delete clears, Ctrl+Enter asks.</source>
        <translation>Ein Wert von %1 oder nichts. Entf leert, Strg+Eingabe fragt.</translation>
    </message>
    <message>
        <source>At %1: %2 buckets, median %3 tuples.</source>
        <translation>Bei %1: %2 Buckets, im Median %3 Tupel.</translation>
    </message>
    <message>
        <source>At %1: one bucket of %2 tuples.</source>
        <translation>Bei %1: ein Bucket mit %2 Tupeln.</translation>
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
        <source>Across</source>
        <translation>Quer</translation>
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
        <source>After slicing opens when there are buckets.</source>
        <translation>Nach dem Slicing öffnet sich, sobald es Buckets gibt.</translation>
    </message>
    <message>
        <source>Age, Sex, … or empty: numbered</source>
        <translation>Alter, Geschlecht, … oder leer: nummeriert</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All %1 pairs</source>
        <translation>Alle %1 Paare</translation>
    </message>
    <message>
        <source>All attributes are there, and no order or hierarchy lacks a value.</source>
        <translation>Alle Attribute sind da, und keiner Reihenfolge oder Hierarchie fehlt ein Wert.</translation>
    </message>
    <message>
        <source>All figures as tables</source>
        <translation>Alle Zahlen als Tabellen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All other attributes are known: these are the p(t,s) by which the guarantee is judged.</source>
        <translation>Alle anderen Attribute sind bekannt: Das sind die p(t,s), nach denen die Garantie beurteilt wird.</translation>
    </message>
    <message>
        <source>All tuples</source>
        <translation>Alle Tupel</translation>
    </message>
    <message>
        <source>Alt with an arrow up or down moves the value.</source>
        <translation>Alt mit einem Pfeil nach oben oder unten verschiebt den Wert.</translation>
    </message>
    <message>
        <source>Among %1 there are only %2 different values, even in one bucket of all %3 tuples.</source>
        <translation>Unter %1 gibt es nur %2 verschiedene Werte, selbst in einem einzigen Bucket aus allen %3 Tupeln.</translation>
    </message>
    <message>
        <source>Among how many equally likely values one would be as unsure, for the person about whom one is least unsure. Higher is safer.</source>
        <translation>Unter wie vielen gleich wahrscheinlichen Werten man so unsicher wäre, bei der Person, bei der man am wenigsten unsicher ist. Höher ist sicherer.</translation>
    </message>
    <message>
        <source>An adversary may know it.</source>
        <translation>Ein Angreifer kann es kennen.</translation>
    </message>
    <message>
        <source>An approval covers every byte that was verified.</source>
        <translation>Eine Genehmigung gilt für jedes Byte, das geprüft wurde.</translation>
    </message>
    <message>
        <source>An approval needs a reason: why this release may leave the house.</source>
        <translation>Eine Genehmigung braucht eine Begründung: warum diese Freigabe das Haus verlassen darf.</translation>
    </message>
    <message>
        <source>An approval needs the name of the person who gives it.</source>
        <translation>Eine Genehmigung braucht den Namen der Person, die sie gibt.</translation>
    </message>
    <message>
        <source>An attribute has the name that the sensitive attributes get together. Rename it in the source.</source>
        <translation>Ein Attribut heißt so, wie die sensiblen Attribute zusammen heißen. Es in der Quelle umbenennen.</translation>
    </message>
    <message>
        <source>An empty cell is always missing. Name other texts that mean so, separated by commas.</source>
        <translation>Eine leere Zelle fehlt immer. Weitere Texte, die das bedeuten, durch Kommas getrennt nennen.</translation>
    </message>
    <message>
        <source>An estimate: the true number lies in the interval in 95 of 100 cases.</source>
        <translation>Eine Schätzung: die wahre Zahl liegt in 95 von 100 Fällen im Intervall.</translation>
    </message>
    <message>
        <source>An identifier is dropped. A quasi-identifier may be known to an intruder. The sensitive attribute is what must not be tied to a person. The keys I, Q, S and X set a role.</source>
        <translation>Ein Identifikator fällt weg. Einen Quasi-Identifikator kann ein Angreifer kennen. Das sensible Attribut ist das, was keiner Person zugeordnet werden darf. Die Tasten I, Q, S und X setzen eine Rolle.</translation>
    </message>
    <message>
        <source>An independent program reads the finished files back: the files alone, and with the original.</source>
        <translation>Ein unabhängiges Programm liest die fertigen Dateien zurück: die Dateien allein und zusammen mit dem Original.</translation>
    </message>
    <message>
        <source>An independent verifier reads the very bytes that would leave the house. Only what it finds sound can be approved and written. That is all: open a table of your own.</source>
        <translation>Ein unabhängiger Prüfer liest genau die Bytes, die das Haus verlassen würden. Nur was er für richtig befindet, kann genehmigt und geschrieben werden. Das ist alles: jetzt eine eigene Tabelle öffnen.</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Genehmigen</translation>
    </message>
    <message>
        <source>Approve the release</source>
        <translation>Freigabe genehmigen</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Genehmigt</translation>
    </message>
    <message>
        <source>Approved by %1 at %2. Any change returns it to draft.</source>
        <translation>Genehmigt von %1 am %2. Jede Änderung macht wieder einen Entwurf daraus.</translation>
    </message>
    <message>
        <source>Approving the release</source>
        <translation>Freigabe wird genehmigt</translation>
    </message>
    <message>
        <source>Arrows move the cursor, Enter opens the pair, + − 0 zoom, T shows a table, Esc closes this pane</source>
        <translation>Pfeile bewegen den Zeiger, Eingabe öffnet das Paar, + − 0 zoomen, T zeigt eine Tabelle, Esc schließt diesen Bereich</translation>
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
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Ask for distinct ℓ-diversity</source>
        <translation>Verschiedene ℓ-Diversität verlangen</translation>
    </message>
    <message>
        <source>Ask for entropy ℓ-diversity</source>
        <translation>Entropie-ℓ-Diversität verlangen</translation>
    </message>
    <message>
        <source>Ask for recursive (c,ℓ)-diversity</source>
        <translation>Rekursive (c,ℓ)-Diversität verlangen</translation>
    </message>
    <message>
        <source>Ask for t-closeness</source>
        <translation>t-Nähe verlangen</translation>
    </message>
    <message>
        <source>Ask for ℓ-diversity</source>
        <translation>ℓ-Diversität verlangen</translation>
    </message>
    <message>
        <source>Asking …</source>
        <translation>Wird gefragt …</translation>
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
        <source>At least one tuple was expected, only a header was found. Choose another file, or say that it has no header.</source>
        <translation>Mindestens ein Tupel war erwartet, nur eine Kopfzeile ist da. Eine andere Datei wählen oder sagen, dass sie keine Kopfzeile hat.</translation>
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
        <source>Attributes in the sensitive column. Automatic: as many as the proposal puts there.</source>
        <translation>Attribute in der sensiblen Spalte. Automatisch: so viele, wie der Vorschlag dort hinstellt.</translation>
    </message>
    <message>
        <source>Attributes of %1</source>
        <translation>Attribute von %1</translation>
    </message>
    <message>
        <source>Attributes that belong together are being grouped.</source>
        <translation>Attribute, die zusammengehören, werden gruppiert.</translation>
    </message>
    <message>
        <source>Attributes to cut on</source>
        <translation>Geschnitten an</translation>
    </message>
    <message>
        <source>Back to the &amp;proposed columns</source>
        <translation>Zurück zu den &amp;vorgeschlagenen Spalten</translation>
    </message>
    <message>
        <source>Back to the defaults of these settings</source>
        <translation>Zurück zu den Vorgaben dieser Einstellungen</translation>
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
        <source>Being in the table is not hidden</source>
        <translation>Das Enthaltensein in der Tabelle ist nicht verborgen</translation>
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
        <source>Bins for φ² and for nothing else</source>
        <translation>Klassen für φ² und für nichts anderes</translation>
    </message>
    <message>
        <source>Bucket</source>
        <translation>Bucket</translation>
    </message>
    <message>
        <source>Bucket %1  ·  %2 tuples  ·  %3, %4</source>
        <translation>Bucket %1  ·  %2 Tupel  ·  %3, %4</translation>
    </message>
    <message>
        <source>Bucket %1  ·  %2 tuples  ·  drawn at random</source>
        <translation>Bucket %1  ·  %2 Tupel  ·  zufällig gezogen</translation>
    </message>
    <message>
        <source>Bucket %1, %2, holds the person with probability %3</source>
        <translation>Bucket %1, %2, enthält die Person mit Wahrscheinlichkeit %3</translation>
    </message>
    <message>
        <source>Bucket: tuples inside which each column is shuffled on its own.</source>
        <translation>Bucket: Tupel, in denen jede Spalte für sich gemischt wird.</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Buckets</translation>
    </message>
    <message>
        <source>Buckets are cut between the values themselves. Bins only decide how closely two attributes are held to be related.</source>
        <translation>Buckets werden zwischen den Werten selbst geschnitten. Klassen entscheiden nur, wie eng zusammenhängend zwei Attribute gelten.</translation>
    </message>
    <message>
        <source>Buckets are cut on these attributes only.</source>
        <translation>Buckets werden nur an diesen Attributen geschnitten.</translation>
    </message>
    <message>
        <source>Buckets by cuts that are taken only where the guarantee stays, or drawn at random; a draw that breaks the guarantee is refused.</source>
        <translation>Buckets durch Schnitte, die nur gemacht werden, wo die Garantie bleibt, oder zufällig gezogen; eine Ziehung, die die Garantie bricht, wird abgelehnt.</translation>
    </message>
    <message>
        <source>Buckets cannot be cut on the sensitive attribute.</source>
        <translation>Am sensiblen Attribut lassen sich Buckets nicht schneiden.</translation>
    </message>
    <message>
        <source>Buckets mingle persons</source>
        <translation>Buckets vermengen Personen</translation>
    </message>
    <message>
        <source>Buckets that fit, with their probability</source>
        <translation>Buckets, die passen, mit ihrer Wahrscheinlichkeit</translation>
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
        <source>Cancelled. Nothing has changed.</source>
        <translation>Abgebrochen. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Candidate sensitive values, with their probability</source>
        <translation>Mögliche sensible Werte mit ihrer Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Cannot hold, whatever %1 is</source>
        <translation>Nicht möglich, was immer %1 ist</translation>
    </message>
    <message>
        <source>Cannot hold: %1 here is %2</source>
        <translation>Nicht möglich: %1 ist hier %2</translation>
    </message>
    <message>
        <source>Cannot see: %1</source>
        <translation>Nicht erkennbar: %1</translation>
    </message>
    <message>
        <source>Cards with more unique values say so. It marks; it does not block.</source>
        <translation>Karten mit mehr eindeutigen Werten sagen es. Das markiert, es sperrt nicht.</translation>
    </message>
    <message>
        <source>Cells that a spreadsheet would run</source>
        <translation>Zellen, die eine Tabellenkalkulation ausführen würde</translation>
    </message>
    <message>
        <source>Change settings</source>
        <translation>Einstellungen ändern</translation>
    </message>
    <message>
        <source>Change the form of the release</source>
        <translation>Form der Freigabe ändern</translation>
    </message>
    <message>
        <source>Choose a person</source>
        <translation>Person wählen</translation>
    </message>
    <message>
        <source>Choose a tuple of the table and see what somebody who knows this person can infer.</source>
        <translation>Ein Tupel der Tabelle wählen und sehen, was jemand folgern kann, der diese Person kennt.</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Anderen Ordner wählen</translation>
    </message>
    <message>
        <source>Choose distinct ℓ</source>
        <translation>Distinktes ℓ wählen</translation>
    </message>
    <message>
        <source>Choose the attributes to cut on</source>
        <translation>Attribute wählen, an denen geschnitten wird</translation>
    </message>
    <message>
        <source>Classical scaling of the distance 1 − φ². Does not cover: distance that does not fit into a plane; near dots may still be apart.</source>
        <translation>Klassische Skalierung des Abstands 1 − φ². Deckt nicht ab: Abstand, der in keine Ebene passt; nahe Punkte können trotzdem weit auseinander liegen.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Click a line, or choose a person: what can somebody infer who knows all of it but the sensitive value?</source>
        <translation>Eine Zeile anklicken oder eine Person wählen: Was kann jemand folgern, der alles davon weiß, nur den sensiblen Wert nicht?</translation>
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
        <translation>Spalte: Attribute, die in der Freigabe zusammenbleiben. Die mit dem sensiblen Attribut ist die sensible Spalte.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Columns keep relations</source>
        <translation>Spalten erhalten Zusammenhänge</translation>
    </message>
    <message>
        <source>Columns whose values are published as ranges or sets, so that each stands for enough tuples.</source>
        <translation>Spalten, deren Werte als Bereiche oder Mengen veröffentlicht werden, so dass jeder für genug Tupel steht.</translation>
    </message>
    <message>
        <source>Combinations of quasi-identifiers that fit a bucket although nobody in the table has them, for each tuple. More hides better who is in the table.</source>
        <translation>Kombinationen von Quasi-Identifikatoren, die in einen Bucket passen, obwohl sie niemand in der Tabelle hat, je Tupel. Mehr verbirgt besser, wer in der Tabelle steht.</translation>
    </message>
    <message>
        <source>Combinations that fit a bucket but belong to nobody, for each tuple of the table. More hides better who is in it.</source>
        <translation>Kombinationen, die in einen Bucket passen, aber niemandem gehören, je Tupel der Tabelle. Mehr verbirgt besser, wer darin steht.</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Commands that fit</source>
        <translation>Passende Befehle</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>Conditions on size, p and values, such as: size&lt;10 p&gt;=.3 Race=Other</source>
        <translation>Bedingungen zu size, p und Werten, etwa: size&lt;10 p&gt;=.3 Race=Other</translation>
    </message>
    <message>
        <source>Conditions that all hold: size&lt;10 p&gt;=.3 Race=Other. tuple&gt;=.3 asks for single tuples with such a largest p(t,s). Names and values with blanks stand in double quotes.</source>
        <translation>Bedingungen, die alle gelten: size&lt;10 p&gt;=.3 Race=Other. tuple&gt;=.3 fragt nach einzelnen Tupeln mit so großem größten p(t,s). Namen und Werte mit Leerzeichen stehen in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy or save</source>
        <translation>Kopieren oder sichern</translation>
    </message>
    <message>
        <source>Copy or save: %1</source>
        <translation>Kopieren oder sichern: %1</translation>
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
        <translation>Paare werden gezählt …</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Zählung …</translation>
    </message>
    <message>
        <source>Counts below this number are not shown in this pane; 1 shows all. It protects what is on the screen from who looks over your shoulder. Does not cover: the release, which holds no counts.</source>
        <translation>Anzahlen unter dieser Zahl werden in diesem Bereich nicht gezeigt; 1 zeigt alle. Das schützt den Bildschirm vor Blicken über die Schulter. Deckt nicht ab: die Freigabe, die keine Anzahlen enthält.</translation>
    </message>
    <message>
        <source>Counts of the pair</source>
        <translation>Anzahlen des Paares</translation>
    </message>
    <message>
        <source>Counts under this are hidden</source>
        <translation>Kleinere Anzahlen werden verborgen</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Ctrl+Enter asks.</source>
        <translation>Strg+Eingabe fragt.</translation>
    </message>
    <message>
        <source>Ctrl+Enter; Enter alone never approves</source>
        <translation>Strg+Eingabe; Eingabe allein genehmigt nie</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Cut anew: what stood here does not hold any more</source>
        <translation>Wird neu geschnitten: Was hier stand, gilt nicht mehr</translation>
    </message>
    <message>
        <source>Cut at the median</source>
        <translation>Am Median schneiden</translation>
    </message>
    <message>
        <source>Cut evenly</source>
        <translation>Gleichmäßig schneiden</translation>
    </message>
    <message>
        <source>Cut relaxed, so that equal values may part</source>
        <translation>Locker schneiden: gleiche Werte dürfen sich trennen</translation>
    </message>
    <message>
        <source>Cuts between values keep each tuple in one bucket, so the file alone can prove the guarantee.</source>
        <translation>Schnitte zwischen Werten halten jedes Tupel in einem Bucket, so dass die Datei allein die Garantie beweisen kann.</translation>
    </message>
    <message>
        <source>Cutting anew …</source>
        <translation>Wird neu geschnitten …</translation>
    </message>
    <message>
        <source>Cutting anew … Inside a bucket every column is shuffled on its own: a line is not a person.</source>
        <translation>Wird neu geschnitten … In einem Bucket wird jede Spalte für sich gemischt: eine Zeile ist keine Person.</translation>
    </message>
    <message>
        <source>Cutting …</source>
        <translation>Schneiden …</translation>
    </message>
    <message>
        <source>Deci&amp;mal sign</source>
        <translation>Dezi&amp;malzeichen</translation>
    </message>
    <message>
        <source>Decisions about %1 are not in any recipe</source>
        <translation>Entscheidungen zu %1 stehen in keinem Rezept</translation>
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
        <source>Delimited text (*.csv *.tsv *.txt *.data)</source>
        <translation>Text mit Trennzeichen (*.csv *.tsv *.txt *.data)</translation>
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
        <source>Different names were expected, fields %1 and %2 of the header have the same. Rename one, or say that the file has no header.</source>
        <translation>Die Namen müssen sich unterscheiden, die Felder %1 und %2 der Kopfzeile heißen gleich. Eines umbenennen oder sagen, dass die Datei keine Kopfzeile hat.</translation>
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
        <source>Distinct fakes divided by the tuples of the table, counted on quasi-identifiers only and on whole tuples. More hides better who is in the table. Does not cover: values that are unique in their column, which prove membership.</source>
        <translation>Verschiedene Fälschungen geteilt durch die Tupel der Tabelle, nur auf Quasi-Identifikatoren und auf ganzen Tupeln gezählt. Mehr verbirgt besser, wer in der Tabelle steht. Deckt nicht ab: in ihrer Spalte einmalige Werte, die beweisen, dass jemand darin steht.</translation>
    </message>
    <message>
        <source>Distinct values</source>
        <translation>Verschiedene Werte</translation>
    </message>
    <message>
        <source>Distinct ℓ: a weak notion</source>
        <translation>Distinktes ℓ: ein schwacher Begriff</translation>
    </message>
    <message>
        <source>Distribution of %1: %2 distinct values</source>
        <translation>Verteilung von %1: %2 verschiedene Werte</translation>
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
        <source>Does not cover: other columns, or a release in which single settings differ.</source>
        <translation>Deckt nicht ab: andere Spalten oder eine Freigabe, bei der einzelne Einstellungen abweichen.</translation>
    </message>
    <message>
        <source>Does not cover: what somebody knows about other people in this bucket.</source>
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
        <source>Drag a value to its place, or move it by Alt with an arrow. The order counts where buckets are cut, and for t-closeness.</source>
        <translation>Einen Wert an seinen Platz ziehen oder mit Alt und einem Pfeil verschieben. Die Reihenfolge zählt, wo Buckets geschnitten werden, und für t-Nähe.</translation>
    </message>
    <message>
        <source>Drag ℓ in the strip above: nobody can be tied to one sensitive value with a probability above 1/ℓ. The tick is the greatest ℓ that can hold.</source>
        <translation>Oben am Streifen ℓ ziehen: Niemand lässt sich mit einer Wahrscheinlichkeit über 1/ℓ einem sensiblen Wert zuordnen. Der Strich ist das größte mögliche ℓ.</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Draws the order inside every bucket anew. Buckets and the guarantee stay; an approval does not.</source>
        <translation>Lost die Reihenfolge in jedem Bucket neu aus. Buckets und Garantie bleiben; eine Genehmigung nicht.</translation>
    </message>
    <message>
        <source>Drop %1 as identifier</source>
        <translation>%1 als Identifikator weglassen</translation>
    </message>
    <message>
        <source>Drop the tuple</source>
        <translation>Tupel weglassen</translation>
    </message>
    <message>
        <source>Drop tuples without %1</source>
        <translation>Tupel ohne %1 weglassen</translation>
    </message>
    <message>
        <source>Drop tuples without a value, %1 attributes</source>
        <translation>Tupel ohne Wert weglassen, %1 Attribute</translation>
    </message>
    <message>
        <source>Each line is a tuple: one person, here an invented one. Click the head of an attribute, and the pane on the right shows its values.</source>
        <translation>Jede Zeile ist ein Tupel: eine Person, hier eine erfundene. Ein Klick auf den Kopf eines Attributs zeigt rechts seine Werte.</translation>
    </message>
    <message>
        <source>Each sensitive attribute is protected by itself while the others count as known, or all together as one.</source>
        <translation>Jedes sensible Attribut wird für sich geschützt, während die anderen als bekannt gelten, oder alle gemeinsam als eines.</translation>
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
        <source>Enter opens, Delete forgets the entry; the file stays</source>
        <translation>Eingabe öffnet, Entf vergisst den Eintrag; die Datei bleibt</translation>
    </message>
    <message>
        <source>Every attribute needs a role first.</source>
        <translation>Jedes Attribut braucht zuerst eine Rolle.</translation>
    </message>
    <message>
        <source>Every tuple and every fake matches exactly one bucket, so the number of matching buckets tells nothing about who is in the table.</source>
        <translation>Jedes Tupel und jede Fälschung passt in genau einen Bucket; die Zahl passender Buckets verrät also nicht, wer in der Tabelle steht.</translation>
    </message>
    <message>
        <source>Every tuple has a missing value, so none is kept. Keep missing as a value or exclude an attribute.</source>
        <translation>In jedem Tupel fehlt ein Wert, also bleibt keines. Fehlendes als Wert behalten oder ein Attribut ausschließen.</translation>
    </message>
    <message>
        <source>Everybody is left with at least ℓ possible sensitive values. A weak notion: it counts values only, and one of them may be all but certain.&lt;br&gt;Does not cover: how likely each value is, knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Für jeden bleiben mindestens ℓ sensible Werte möglich. Ein schwacher Begriff: er zählt nur Werte, und einer davon kann so gut wie sicher sein.&lt;br&gt;Deckt nicht ab: wie wahrscheinlich jeder Wert ist, Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
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
        <source>Expected for any shuffle, without drawing (%1)</source>
        <translation>Erwartet für jede Mischung, ohne Ziehung (%1)</translation>
    </message>
    <message>
        <source>Fake: a combination that the release makes possible but that is nobody&apos;s. Fakes hide who is in the table.</source>
        <translation>Fälschung: eine Kombination, die die Freigabe möglich macht, die aber niemandem gehört. Fälschungen verbergen, wer in der Tabelle steht.</translation>
    </message>
    <message>
        <source>Fakes</source>
        <translation>Fälschungen</translation>
    </message>
    <message>
        <source>Fakes are an estimate; originals are counted.</source>
        <translation>Fälschungen sind geschätzt, Originale gezählt.</translation>
    </message>
    <message>
        <source>Fakes per original</source>
        <translation>Fälschungen je Original</translation>
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
        <source>comes after
the buckets</source>
        <translation>kommt nach
den Buckets</translation>
    </message>
    <message>
        <source>file gone</source>
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
        <source>Find a value</source>
        <translation>Wert suchen</translation>
    </message>
    <message>
        <source>Find a value (Ctrl+F); F3 goes on, Shift+F3 goes back</source>
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
        <source>First line &amp;names the attributes</source>
        <translation>Die erste Zeile &amp;nennt die Attribute</translation>
    </message>
    <message>
        <source>First lines of the file</source>
        <translation>Erste Zeilen der Datei</translation>
    </message>
    <message>
        <source>First lines of the file, as they stand</source>
        <translation>Erste Zeilen der Datei, so wie sie dastehen</translation>
    </message>
    <message>
        <source>First tuples, as they will be read</source>
        <translation>Erste Tupel, so wie sie gelesen werden</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>Einpassen (0)</translation>
    </message>
    <message>
        <source>Folder and name; both folders are written whole or not at all</source>
        <translation>Ordner und Name; beide Ordner werden ganz oder gar nicht geschrieben</translation>
    </message>
    <message>
        <source>For each column the share of tuples whose value of the whole column nobody else in the table has. Lower is safer. Does not cover: values that two or three tuples share.</source>
        <translation>Für jede Spalte der Anteil der Tupel, deren Wert der ganzen Spalte sonst niemand in der Tabelle hat. Kleiner ist sicherer. Deckt nicht ab: Werte, die zwei oder drei Tupel teilen.</translation>
    </message>
    <message>
        <source>For each tuple the greatest probability with which somebody who knows all its other attributes can name its sensitive value. Lower is safer. Does not cover: knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Für jedes Tupel die größte Wahrscheinlichkeit, mit der jemand, der alle anderen Attribute kennt, den sensiblen Wert nennen kann. Kleiner ist sicherer. Deckt nicht ab: Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Formulas: as they are</source>
        <translation>Formeln: wie sie sind</translation>
    </message>
    <message>
        <source>Formulas: prefixed by &apos;</source>
        <translation>Formeln: mit &apos; davor</translation>
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
        <source>From the table…</source>
        <translation>Aus der Tabelle…</translation>
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
        <source>Generalize none</source>
        <translation>Nichts verallgemeinern</translation>
    </message>
    <message>
        <source>Gives %1 buckets, median size %2</source>
        <translation>Ergibt %1 Buckets, mittlere Größe %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
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
        <source>Group at random, %1 tuples a bucket</source>
        <translation>Zufällig gruppieren, %1 Tupel je Bucket</translation>
    </message>
    <message>
        <source>Group by cuts</source>
        <translation>Durch Schnitte gruppieren</translation>
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
        <source>Half of all tuples stay at or below %1.</source>
        <translation>Die Hälfte aller Tupel bleibt bei oder unter %1.</translation>
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
        <source>Higher is safer and leaves fewer, larger buckets.&lt;br&gt;Does not cover: how likely each value is.</source>
        <translation>Höher ist sicherer und lässt weniger, größere Buckets.&lt;br&gt;Deckt nicht ab: wie wahrscheinlich jeder Wert ist.</translation>
    </message>
    <message>
        <source>Higher is safer and leaves fewer, larger buckets.&lt;br&gt;Does not cover: knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Höher ist sicherer und lässt weniger, größere Buckets.&lt;br&gt;Deckt nicht ab: Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
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
        <source>How far it has come</source>
        <translation>Wie weit es ist</translation>
    </message>
    <message>
        <source>How far, by the earth mover&apos;s distance, p(t,s) of any person is from the whole table. Lower is safer.</source>
        <translation>Wie weit p(t,s) einer Person nach der Earth-Mover-Distanz höchstens von der ganzen Tabelle entfernt ist. Niedriger ist sicherer.</translation>
    </message>
    <message>
        <source>How many buckets a combination of values matches, for tuples of the table (originals) and for combinations that belong to nobody (fakes). AUC: chance that an original matches more buckets than a fake does; .5 tells nothing, 1 tells all. Does not cover: values that are unique in their column.</source>
        <translation>In wie viele Buckets eine Kombination von Werten passt, für Tupel der Tabelle (Originale) und für Kombinationen, die niemandem gehören (Fälschungen). AUC: Chance, dass ein Original in mehr Buckets passt als eine Fälschung; 0,5 verrät nichts, 1 verrät alles. Deckt nicht ab: in ihrer Spalte einmalige Werte.</translation>
    </message>
    <message>
        <source>How many groups of tuples the release has. More is finer.</source>
        <translation>Wie viele Gruppen von Tupeln die Freigabe hat. Mehr ist feiner.</translation>
    </message>
    <message>
        <source>How many tuples a bucket drawn at random has; the last one has fewer.</source>
        <translation>Wie viele Tupel ein zufällig gezogener Bucket hat; der letzte hat weniger.</translation>
    </message>
    <message>
        <source>How much nearer attributes are to their own column than to the next one, from −1 to 1. Does not cover: what the columns do to ℓ or to unique values.</source>
        <translation>Wie viel näher Attribute ihrer eigenen Spalte sind als der nächsten, von −1 bis 1. Deckt nicht ab: was die Spalten mit ℓ oder eindeutigen Werten machen.</translation>
    </message>
    <message>
        <source>How much protection</source>
        <translation>Wie viel Schutz</translation>
    </message>
    <message>
        <source>How often values of %1 and %2 meet</source>
        <translation>Wie oft Werte von %1 und %2 zusammentreffen</translation>
    </message>
    <message>
        <source>How small may a bucket be?</source>
        <translation>Wie klein darf ein Bucket sein?</translation>
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
        <source>Inside a bucket every column is shuffled on its own, so a line of the release is nobody&apos;s record. Click a line to see what an intruder could learn of that person.</source>
        <translation>In einem Bucket wird jede Spalte für sich gemischt, also ist keine Zeile der Freigabe der Datensatz einer Person. Ein Klick auf eine Zeile zeigt, was ein Angreifer über diese Person erfahren könnte.</translation>
    </message>
    <message>
        <source>Inside a bucket every column is shuffled on its own: a line is not a person.</source>
        <translation>In einem Bucket wird jede Spalte für sich gemischt: eine Zeile ist keine Person.</translation>
    </message>
    <message>
        <source>Into how many equal ranges numbers are put when φ² is computed. The release keeps the numbers.</source>
        <translation>In wie viele gleich breite Klassen Zahlen geteilt werden, wenn φ² berechnet wird. Die Freigabe behält die Zahlen.</translation>
    </message>
    <message>
        <source>Intruder console</source>
        <translation>Angreiferkonsole</translation>
    </message>
    <message>
        <source>Invented persons</source>
        <translation>Erfundene Personen</translation>
    </message>
    <message>
        <source>It counts values only: on this table it admits %1, and one value may still be all but certain.</source>
        <translation>Es zählt nur Werte: in dieser Tabelle erlaubt es %1, und ein Wert kann trotzdem so gut wie sicher sein.</translation>
    </message>
    <message>
        <source>It is %1: nobody who fits has another value.</source>
        <translation>Es ist %1: Niemand, der passt, hat einen anderen Wert.</translation>
    </message>
    <message>
        <source>Job bar</source>
        <translation>Auftragsleiste</translation>
    </message>
    <message>
        <source>Keep %1 as quasi-identifier</source>
        <translation>%1 als Quasi-Identifikator behalten</translation>
    </message>
    <message>
        <source>Keep as quasi-identifier</source>
        <translation>Als Quasi-Identifikator behalten</translation>
    </message>
    <message>
        <source>Keep as quasi-identifiers</source>
        <translation>Als Quasi-Identifikatoren behalten</translation>
    </message>
    <message>
        <source>Keep missing as a value of %1</source>
        <translation>Fehlendes als Wert von %1 behalten</translation>
    </message>
    <message>
        <source>Keep missing as a value of its own</source>
        <translation>Fehlendes als eigenen Wert behalten</translation>
    </message>
    <message>
        <source>Keep missing as a value, %1 attributes</source>
        <translation>Fehlendes als Wert behalten, %1 Attribute</translation>
    </message>
    <message>
        <source>Keeps %1 together.</source>
        <translation>Hält %1 zusammen.</translation>
    </message>
    <message>
        <source>Keeps the pages that hold all these words (Ctrl+F)</source>
        <translation>Zeigt die Seiten, die alle diese Wörter enthalten (Strg+F)</translation>
    </message>
    <message>
        <source>Kept between columns, share of φ²</source>
        <translation>Zwischen Spalten erhalten, Anteil an φ²</translation>
    </message>
    <message>
        <source>Knowing one tells a little of the other.</source>
        <translation>Wer das eine kennt, weiß wenig über das andere.</translation>
    </message>
    <message>
        <source>Knowing one tells much of the other. Kept apart, such a pair also lets an intruder undo part of the shuffle.</source>
        <translation>Wer das eine kennt, weiß viel über das andere. Getrennt hilft ein solches Paar einem Angreifer zudem, einen Teil der Mischung rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Knowing one tells something of the other.</source>
        <translation>Wer das eine kennt, weiß etwas über das andere.</translation>
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
        <source>Largest p(t,s) of each tuple</source>
        <translation>Größtes p(t,s) jedes Tupels</translation>
    </message>
    <message>
        <source>Last change: %1</source>
        <translation>Letzte Änderung: %1</translation>
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
        <source>Least frequency of %1: tuples for each value</source>
        <translation>Mindesthäufigkeit von %1: Tupel je Wert</translation>
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
        <source>Let %1 and %2 change places</source>
        <translation>%1 und %2 tauschen</translation>
    </message>
    <message>
        <source>Let go of %1</source>
        <translation>%1 loslassen</translation>
    </message>
    <message>
        <source>Limit %1, set by %2 %3.</source>
        <translation>Grenze %1, durch %2 %3.</translation>
    </message>
    <message>
        <source>Limit %1.</source>
        <translation>Grenze %1.</translation>
    </message>
    <message>
        <source>Limit for unique values in a column, percent of all tuples</source>
        <translation>Grenze für eindeutige Werte in einer Spalte, Prozent aller Tupel</translation>
    </message>
    <message>
        <source>Line %1 of %2: </source>
        <translation>Zeile %1 von %2: </translation>
    </message>
    <message>
        <source>Line %1 of %2: %3</source>
        <translation>Zeile %1 von %2: %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Lines %1 to %2 of %3, in the order of the file</source>
        <translation>Zeilen %1 bis %2 von %3, in der Reihenfolge der Datei</translation>
    </message>
    <message>
        <source>Looking for columns …</source>
        <translation>Spalten werden gesucht …</translation>
    </message>
    <message>
        <source>Lower %1 to %2</source>
        <translation>%1 auf %2 senken</translation>
    </message>
    <message>
        <source>Lower is safer and leaves fewer, larger buckets. Not the number of columns.&lt;br&gt;Does not cover: knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Niedriger ist sicherer und lässt weniger, größere Buckets. Nicht die Anzahl der Spalten.&lt;br&gt;Deckt nicht ab: Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>Lower is safer and leaves fewer, larger buckets; 1 allows everything.&lt;br&gt;Does not cover: what the whole table itself tells about its people.</source>
        <translation>Niedriger ist sicherer und lässt weniger, größere Buckets; 1 erlaubt alles.&lt;br&gt;Deckt nicht ab: was die ganze Tabelle selbst über ihre Personen verrät.</translation>
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
        <source>Mean φ² of the pairs inside: 0 unrelated, 1 the same information; higher keeps more. Does not cover: pairs with attributes of other columns.</source>
        <translation>Mittleres φ² der Paare darin: 0 kein Zusammenhang, 1 dieselbe Information; höher erhält mehr. Deckt nicht ab: Paare mit Attributen anderer Spalten.</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Medoid</source>
        <translation>Medoid</translation>
    </message>
    <message>
        <source>Medoid: the attribute in the middle of a column.</source>
        <translation>Medoid: das Attribut in der Mitte einer Spalte.</translation>
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
        <source>Missing is &amp;written</source>
        <translation>Fehlendes steht &amp;als</translation>
    </message>
    <message>
        <source>Missing values</source>
        <translation>Fehlende Werte</translation>
    </message>
    <message>
        <source>Missing values: by attribute</source>
        <translation>Fehlende Werte: je Attribut</translation>
    </message>
    <message>
        <source>Missing values: drop tuple</source>
        <translation>Fehlende Werte: Tupel weglassen</translation>
    </message>
    <message>
        <source>Missing values: keep as value</source>
        <translation>Fehlende Werte: als Wert behalten</translation>
    </message>
    <message>
        <source>Model, ℓ, α and c on the left; on the right what they cost: buckets, largest p(t,s), association kept, fakes. Open a table to begin.</source>
        <translation>Links Modell, ℓ, α und c; rechts, was sie kosten: Buckets, größtes p(t,s), erhaltener Zusammenhang, Fälschungen. Zum Anfangen eine Tabelle öffnen.</translation>
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
        <source>Moves %1 to the column of %2: the pair is then kept exactly</source>
        <translation>Verschiebt %1 in die Spalte von %2: das Paar bleibt dann genau erhalten</translation>
    </message>
    <message>
        <source>My best guess is %1, with probability %2: I would be wrong %3.</source>
        <translation>Am ehesten ist es %1, mit Wahrscheinlichkeit %2: Ich läge %3 falsch.</translation>
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
        <source>Name and reason are missing.</source>
        <translation>Name und Begründung fehlen.</translation>
    </message>
    <message>
        <source>Name, without ending:</source>
        <translation>Name, ohne Endung:</translation>
    </message>
    <message>
        <source>Nearly unique: %1 distinct values.</source>
        <translation>Fast eindeutig: %1 verschiedene Werte.</translation>
    </message>
    <message>
        <source>Nearly unique: %1 tuples have a value of their own.</source>
        <translation>Fast eindeutig: %1 Tupel haben einen Wert für sich allein.</translation>
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
        <source>New values of %1, which stand last in its order now: %2.</source>
        <translation>Neue Werte von %1, die nun am Ende der Reihenfolge stehen: %2.</translation>
    </message>
    <message>
        <source>New, and without a role: %1.</source>
        <translation>Neu und ohne Rolle: %1.</translation>
    </message>
    <message>
        <source>No attribute</source>
        <translation>Kein Attribut</translation>
    </message>
    <message>
        <source>No attribute is released: make at least one a quasi-identifier or sensitive.</source>
        <translation>Kein Attribut wird freigegeben: mindestens eines zum Quasi-Identifikator machen oder als sensibel festlegen.</translation>
    </message>
    <message>
        <source>no attribute is sensitive</source>
        <translation>kein Attribut ist sensibel</translation>
    </message>
    <message>
        <source>No attribute is sensitive, so no model says how small a bucket may be. Give the least bucket size.</source>
        <translation>Kein Attribut ist sensibel, also sagt kein Modell, wie klein ein Bucket sein darf. Die kleinste Bucketgröße angeben.</translation>
    </message>
    <message>
        <source>No attribute is sensitive, so no model says it: a smallest bucket has to be set. The release then makes no promise about values, only that no bucket is smaller. If an attribute is sensitive, say so in Roles.</source>
        <translation>Kein Attribut ist sensibel, also sagt es kein Modell: Ein kleinster Bucket ist anzugeben. Die Freigabe sagt dann über Werte nichts zu, nur dass kein Bucket kleiner ist. Ist ein Attribut doch sensibel, wird das unter Rollen gesagt.</translation>
    </message>
    <message>
        <source>No attribute is sensitive, so nothing is claimed about what somebody can learn of a person. The release can be judged for membership only.</source>
        <translation>Kein Attribut ist sensibel, also wird nichts darüber behauptet, was jemand über eine Person erfahren kann. Die Freigabe lässt sich nur auf das Enthaltensein hin beurteilen.</translation>
    </message>
    <message>
        <source>No attribute is sensitive: nothing is claimed about values, only about who is in the table.</source>
        <translation>Kein Attribut ist sensibel: Über Werte wird nichts behauptet, nur darüber, wer in der Tabelle steht.</translation>
    </message>
    <message>
        <source>No attribute is sensitive: the table can be judged for membership only; no diversity is claimed.</source>
        <translation>Kein Attribut ist sensibel: die Tabelle lässt sich nur auf das Enthaltensein hin beurteilen; Diversität wird nicht behauptet.</translation>
    </message>
    <message>
        <source>No attribute is sensitive: this release makes no promise about values, only about how small a bucket may be.</source>
        <translation>Kein Attribut ist sensibel: Diese Freigabe sagt über Werte nichts zu, nur darüber, wie klein ein Bucket sein darf.</translation>
    </message>
    <message>
        <source>No attribute is sensitive: this release makes no promise about values, only that no bucket has fewer than %1 tuples.</source>
        <translation>Kein Attribut ist sensibel: Diese Freigabe sagt über Werte nichts zu, nur dass kein Bucket weniger als %1 Tupel hat.</translation>
    </message>
    <message>
        <source>No bucket fits</source>
        <translation>Kein Bucket passt</translation>
    </message>
    <message>
        <source>No bucket has fewer than %1 tuples.</source>
        <translation>Kein Bucket hat weniger als %1 Tupel.</translation>
    </message>
    <message>
        <source>No bucket is like this.</source>
        <translation>Kein Bucket ist so.</translation>
    </message>
    <message>
        <source>No buckets</source>
        <translation>Keine Buckets</translation>
    </message>
    <message>
        <source>No buckets can keep this l with these columns: the greatest l that can hold is %1. Ask for that or less, or take attributes out of the sensitive column.</source>
        <translation>Keine Buckets können dieses ℓ mit diesen Spalten halten: das größte mögliche ℓ ist %1. Das oder weniger verlangen oder Attribute aus der sensiblen Spalte nehmen.</translation>
    </message>
    <message>
        <source>No buckets yet</source>
        <translation>Noch keine Buckets</translation>
    </message>
    <message>
        <source>No buckets: the request cannot be met, so nothing was cut and nothing can be released.</source>
        <translation>Keine Buckets: die Anforderung ist nicht erfüllbar, also wurde nichts geschnitten, und nichts kann freigegeben werden.</translation>
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
        <source>No fakes on QI values: whoever is known to have such a combination is known to be in the table.</source>
        <translation>Keine Fälschungen auf QI-Werten: Von wem man weiß, dass er eine solche Kombination hat, von dem weiß man, dass er in der Tabelle steht.</translation>
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
        <source>No tuple has this value of %1.</source>
        <translation>Kein Tupel hat diesen Wert von %1.</translation>
    </message>
    <message>
        <source>No tuple of the table agrees with all of this: it is a fake. An intruder cannot see that.</source>
        <translation>Kein Tupel der Tabelle stimmt mit all dem überein: Es ist eine Fälschung. Ein Angreifer kann das nicht sehen.</translation>
    </message>
    <message>
        <source>No tuple that is kept has this number.</source>
        <translation>Kein behaltenes Tupel hat diese Nummer.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Nobody can be tied to a sensitive value with a probability above 1/ℓ.&lt;br&gt;Does not cover: knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Niemand lässt sich einem sensiblen Wert mit einer Wahrscheinlichkeit über 1/ℓ zuordnen.&lt;br&gt;Deckt nicht ab: Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
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
        <source>None yet. A recipe holds decisions only: no data, no seed. The table is read again from its own place and checked by its digest.</source>
        <translation>Noch keine. Ein Rezept enthält nur Entscheidungen: keine Daten, keinen Startwert. Die Tabelle wird von ihrem Ort neu gelesen und an ihrer Prüfsumme erkannt.</translation>
    </message>
    <message>
        <source>Not a number: write 3, 3.9 or 7/2.</source>
        <translation>Keine Zahl: 3, 3.9 oder 7/2 schreiben.</translation>
    </message>
    <message>
        <source>Not all other attributes are known. One that is not known constrains nothing, and a bucket counts by how many of its tuples are expected to agree. The guarantee is not judged by this reading.</source>
        <translation>Nicht alle anderen Attribute sind bekannt. Ein unbekanntes schränkt nichts ein, und ein Bucket zählt danach, wie viele seiner Tupel voraussichtlich übereinstimmen. Nach dieser Lesart wird die Garantie nicht beurteilt.</translation>
    </message>
    <message>
        <source>Not in the table any more: %1.</source>
        <translation>Nicht mehr in der Tabelle: %1.</translation>
    </message>
    <message>
        <source>Not known yet.</source>
        <translation>Noch nicht bekannt.</translation>
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
        <source>Nothing matches the filter.</source>
        <translation>Nichts passt zum Filter.</translation>
    </message>
    <message>
        <source>Nothing that you decided changes.</source>
        <translation>An den Entscheidungen ändert sich nichts.</translation>
    </message>
    <message>
        <source>Nothing to approve yet</source>
        <translation>Noch nichts zu genehmigen</translation>
    </message>
    <message>
        <source>Nothing was saved: this file cannot be written. Choose another folder.</source>
        <translation>Nichts wurde gesichert: diese Datei lässt sich nicht schreiben. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Nothing was shuffled</source>
        <translation>Nichts wurde gemischt</translation>
    </message>
    <message>
        <source>Nothing was written: a release of this name is there already. Choose another name.</source>
        <translation>Nichts wurde geschrieben: eine Freigabe dieses Namens ist schon da. Einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Nothing was written: the disk is full. Choose another folder or make room.</source>
        <translation>Nichts wurde geschrieben: der Datenträger ist voll. Einen anderen Ordner wählen oder Platz schaffen.</translation>
    </message>
    <message>
        <source>Nothing was written: the disk refused to write. Choose another folder.</source>
        <translation>Nichts wurde geschrieben: der Datenträger nahm nichts an. Einen anderen Ordner wählen.</translation>
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
        <source>Nothing was written: this folder may not be written to. Choose another folder.</source>
        <translation>Nichts wurde geschrieben: in diesen Ordner darf nicht geschrieben werden. Einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>Nothing was written: this release is not approved.</source>
        <translation>Nichts wurde geschrieben: diese Freigabe ist nicht genehmigt.</translation>
    </message>
    <message>
        <source>Number of the tuple in the file</source>
        <translation>Nummer des Tupels in der Datei</translation>
    </message>
    <message>
        <source>Number of the tuple in the file, from 1 (Ctrl+G)</source>
        <translation>Nummer des Tupels in der Datei, ab 1 (Strg+G)</translation>
    </message>
    <message>
        <source>Occur once</source>
        <translation>Nur einmal</translation>
    </message>
    <message>
        <source>One attribute alone has no pair.</source>
        <translation>Ein einzelnes Attribut hat kein Paar.</translation>
    </message>
    <message>
        <source>One bucket may hold this person.</source>
        <translation>Ein Bucket kann diese Person enthalten.</translation>
    </message>
    <message>
        <source>One bucket of %1 tuples.</source>
        <translation>Ein Bucket mit %1 Tupeln.</translation>
    </message>
    <message>
        <source>One bucket of the release: each column shuffled on its own</source>
        <translation>Ein Bucket der Freigabe: jede Spalte für sich gemischt</translation>
    </message>
    <message>
        <source>One column, %1.</source>
        <translation>Eine Spalte, %1.</translation>
    </message>
    <message>
        <source>One decision is open.</source>
        <translation>Eine Entscheidung ist offen.</translation>
    </message>
    <message>
        <source>One file a column</source>
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
        <source>One tuple of the table agrees with all of this. An intruder cannot see that.</source>
        <translation>Ein Tupel der Tabelle stimmt mit all dem überein. Ein Angreifer kann das nicht sehen.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Open %1 and %2 more as one table</source>
        <translation>%1 und %2 weitere als eine Tabelle öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Open %n files as one table</source>
        <translation>
            <numerusform>%n Dateien als eine Tabelle öffnen</numerusform>
            <numerusform>%n Dateien als eine Tabelle öffnen</numerusform>
        </translation>
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
        <source>Open a delimited text file; nothing is changed in it.</source>
        <translation>Eine Textdatei mit Trennzeichen öffnen; an ihr wird nichts geändert.</translation>
    </message>
    <message>
        <source>Open a hierarchy</source>
        <translation>Eine Hierarchie öffnen</translation>
    </message>
    <message>
        <source>Open a recen&amp;t one</source>
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
        <source>Open what is dropped</source>
        <translation>Abgelegtes öffnen</translation>
    </message>
    <message>
        <source>Opens after the approval</source>
        <translation>Öffnet sich nach der Genehmigung</translation>
    </message>
    <message>
        <source>Opens when there are buckets: what slicing leaves depends on them.</source>
        <translation>Öffnet sich, sobald es Buckets gibt: was das Slicing übrig lässt, hängt von ihnen ab.</translation>
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
        <source>Original beside it</source>
        <translation>Original daneben</translation>
    </message>
    <message>
        <source>Original of bucket %1</source>
        <translation>Original von Bucket %1</translation>
    </message>
    <message>
        <source>Original tuples of the bucket</source>
        <translation>Original-Tupel des Buckets</translation>
    </message>
    <message>
        <source>Originals</source>
        <translation>Originale</translation>
    </message>
    <message>
        <source>Over %1, present columns</source>
        <translation>Über %1, jetzige Spalten</translation>
    </message>
    <message>
        <source>Over ℓ, present columns</source>
        <translation>Über ℓ, jetzige Spalten</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
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
        <source>Pairs inside a framed square are kept exactly. Pairs in different columns keep what the buckets still tell. The greatest loss is %1 with %2: φ² falls from %3 to %4.</source>
        <translation>Paare in einem gerahmten Quadrat bleiben genau erhalten. Paare in verschiedenen Spalten behalten, was die Buckets noch verraten. Am meisten verliert %1 mit %2: φ² fällt von %3 auf %4.</translation>
    </message>
    <message>
        <source>Part of an attribute&apos;s name ( / )</source>
        <translation>Teil eines Attributnamens ( / )</translation>
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
        <source>Pick a person…</source>
        <translation>Person wählen…</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 festhalten</translation>
    </message>
    <message>
        <source>Pin or let go	P</source>
        <translation>Festhalten oder loslassen	P</translation>
    </message>
    <message>
        <source>Play the intruder</source>
        <translation>Den Angreifer spielen</translation>
    </message>
    <message>
        <source>present</source>
        <translation>vorhanden</translation>
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
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Proposal and its reason</source>
        <translation>Vorschlag und Grund</translation>
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
        <source>Put %1 beside %2 instead of %3</source>
        <translation>%1 statt %3 neben %2 stellen</translation>
    </message>
    <message>
        <source>Put %1 into %2 bins</source>
        <translation>%1 in %2 Klassen einteilen</translation>
    </message>
    <message>
        <source>Put %1 into as many bins as all</source>
        <translation>%1 in so viele Klassen wie alle einteilen</translation>
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
        <source>Quasi-identifier: an attribute that somebody may know about a person.</source>
        <translation>Quasi-Identifikator: ein Attribut, das jemand über eine Person wissen kann.</translation>
    </message>
    <message>
        <source>Raise %1 to %2</source>
        <translation>%1 auf %2 heben</translation>
    </message>
    <message>
        <source>Read %1 as date</source>
        <translation>%1 als Datum lesen</translation>
    </message>
    <message>
        <source>Read %1 as number</source>
        <translation>%1 als Zahl lesen</translation>
    </message>
    <message>
        <source>Read %1 as text</source>
        <translation>%1 als Text lesen</translation>
    </message>
    <message>
        <source>Read like this</source>
        <translation>So lesen</translation>
    </message>
    <message>
        <source>Read the table</source>
        <translation>Tabelle lesen</translation>
    </message>
    <message>
        <source>Read what somebody who knows this can infer (Ctrl+Enter)</source>
        <translation>Lesen, was jemand folgern kann, der das weiß (Strg+Eingabe)</translation>
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
        <source>Reading the file broke off. Check the disk or the connection to it.</source>
        <translation>Das Lesen der Datei brach ab. Datenträger oder Verbindung prüfen.</translation>
    </message>
    <message>
        <source>Real people; stays in the house. Enter or a click: what somebody who knows the person can infer.</source>
        <translation>Echte Personen; bleibt im Haus. Eingabe oder ein Klick: was jemand folgern kann, der die Person kennt.</translation>
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
        <translation>Rezept gesichert</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Related, yet in different columns</source>
        <translation>Zusammenhängend, aber in verschiedenen Spalten</translation>
    </message>
    <message>
        <source>Release at least two attributes to compare them.</source>
        <translation>Mindestens zwei Attribute freigeben, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Ring: medoid, the attribute nearest to all others in its column. Heart: sensitive attribute. Small numbers: silhouette; below 0 the attribute would sit better elsewhere. Pin: a new proposal leaves it with those it stands with. Keys: 1 to 9 send the selected attributes to a column, Ctrl+N to a new one, P pins, Delete dissolves the column, Ctrl+R proposes again.</source>
        <translation>Ring: Medoid, das Attribut, das allen anderen seiner Spalte am nächsten ist. Herz: sensibles Attribut. Kleine Zahlen: Silhouette; unter 0 stünde das Attribut anderswo besser. Nadel: ein neuer Vorschlag lässt es bei denen, bei denen es steht. Tasten: 1 bis 9 schicken die ausgewählten Attribute in eine Spalte, Strg+N in eine neue, P hält fest, Entf löst die Spalte auf, Strg+R schlägt neu vor.</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risiko</translation>
    </message>
    <message>
        <source>Risk is judged once there are buckets.</source>
        <translation>Das Risiko wird beurteilt, sobald es Buckets gibt.</translation>
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
        <translation>Sichern unter</translation>
    </message>
    <message>
        <source>Save the picture (PNG, SVG, PDF)…	Ctrl+Shift+S</source>
        <translation>Bild sichern (PNG, SVG, PDF)…	Strg+Umschalt+S</translation>
    </message>
    <message>
        <source>Save the recipe</source>
        <translation>Rezept sichern</translation>
    </message>
    <message>
        <source>Save the recipe &amp;as…</source>
        <translation>Rezept sichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the table as CSV…</source>
        <translation>Tabelle als CSV sichern…</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gesichert: %1</translation>
    </message>
    <message>
        <source>Say what each attribute is for</source>
        <translation>Sagen, wofür jedes Attribut da ist</translation>
    </message>
    <message>
        <source>Say what each attribute is for.</source>
        <translation>Sagen, wofür jedes Attribut da ist.</translation>
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
        <translation>Wird gesucht …</translation>
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
        <source>Sensitive: what must not be tied to a person.</source>
        <translation>Sensibel: was keiner Person zugeordnet werden darf.</translation>
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
        <source>Set the least bucket size to %1</source>
        <translation>Kleinste Bucketgröße auf %1 setzen</translation>
    </message>
    <message>
        <source>Set the least bucket size to ℓ</source>
        <translation>Kleinste Bucketgröße auf ℓ setzen</translation>
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
        <source>Share of all tuples whose value of this column nobody else has; lower is safer. Such a value proves that its person is in the table, whatever ℓ is. Does not cover: values that only two persons share.</source>
        <translation>Anteil aller Tupel, deren Wert in dieser Spalte niemand sonst hat; niedriger ist sicherer. Ein solcher Wert beweist, dass die Person in der Tabelle steht, gleich wie groß ℓ ist. Deckt nicht ab: Werte, die nur zwei Personen teilen.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>Neu mischen</translation>
    </message>
    <message>
        <source>Shuffle inside buckets</source>
        <translation>In Buckets mischen</translation>
    </message>
    <message>
        <source>Shuffled by chance, or each column sorted by value: then nothing of the order of the file is left and no chance is needed.</source>
        <translation>Zufällig gemischt oder jede Spalte nach Wert sortiert: dann bleibt nichts von der Reihenfolge der Datei, und kein Zufall ist nötig.</translation>
    </message>
    <message>
        <source>Side pane (Esc closes it)</source>
        <translation>Seitenbereich (Esc schließt ihn)</translation>
    </message>
    <message>
        <source>Sign and write</source>
        <translation>Unterschreiben und schreiben</translation>
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
        <source>Six lines of a table, one person each; beside them one bucket of the release, where each column is shuffled on its own.</source>
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
        <source>Sizes are final only at the end.</source>
        <translation>Größen stehen erst am Ende fest.</translation>
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
        <source>Slicing keeps attributes that belong together in one column, puts similar tuples into buckets, and shuffles every column inside its bucket. Most relations between attributes stay, and nobody can be tied to a sensitive value with a probability above the limit you set.</source>
        <translation>Slicing hält Attribute, die zusammengehören, in einer Spalte, legt ähnliche Tupel in Buckets und mischt jede Spalte in ihrem Bucket. Die meisten Zusammenhänge zwischen Attributen bleiben, und niemand lässt sich mit einer Wahrscheinlichkeit über der gesetzten Grenze einem sensiblen Wert zuordnen.</translation>
    </message>
    <message>
        <source>Small numbers in the cards are each attribute&apos;s silhouette. Below 0 it would sit better elsewhere. Click on a c to ask for so many columns.</source>
        <translation>Die kleinen Zahlen auf den Karten sind die Silhouette jedes Attributs. Unter 0 stünde es anderswo besser. Ein Klick auf ein c verlangt so viele Spalten.</translation>
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
        <source>smallest size?</source>
        <translation>kleinste Größe?</translation>
    </message>
    <message>
        <source>Somebody who knows all of this about a person:</source>
        <translation>Jemand, der all das über eine Person weiß:</translation>
    </message>
    <message>
        <source>Sort inside buckets</source>
        <translation>In Buckets sortieren</translation>
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
        <source>Such a value proves that its person is in the table, whatever ℓ is. Limit %1.</source>
        <translation>Ein solcher Wert beweist, dass seine Person in der Tabelle steht, wie groß ℓ auch ist. Grenze %1.</translation>
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
        <source>Sum of φ² after slicing over the sum before; more is better. Does not cover: relations among three or more attributes.</source>
        <translation>Summe von φ² nach dem Slicing durch die Summe davor; mehr ist besser. Deckt nicht ab: Zusammenhänge zwischen drei oder mehr Attributen.</translation>
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
        <source>Table as it was read</source>
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
        <source>Take the tour</source>
        <translation>Rundgang beginnen</translation>
    </message>
    <message>
        <source>Take them up again</source>
        <translation>Wieder aufnehmen</translation>
    </message>
    <message>
        <source>Take this person</source>
        <translation>Diese Person nehmen</translation>
    </message>
    <message>
        <source>Text in the chosen encoding was expected, other bytes were found. Choose the file&apos;s encoding or save it as UTF-8.</source>
        <translation>Text in der gewählten Kodierung war erwartet, andere Bytes sind da. Die Kodierung der Datei wählen oder sie als UTF-8 sichern.</translation>
    </message>
    <message>
        <source>Text was expected, a NUL byte was found. Save the table as text in UTF-8.</source>
        <translation>Text war erwartet, ein NUL-Byte ist da. Die Tabelle als Text in UTF-8 sichern.</translation>
    </message>
    <message>
        <source>That was not done</source>
        <translation>Das wurde nicht ausgeführt</translation>
    </message>
    <message>
        <source>The %1 that can hold here is %2.</source>
        <translation>Hier möglich: %1 %2.</translation>
    </message>
    <message>
        <source>The approval was given for another sliced table. Look at this one and approve it.</source>
        <translation>Die Genehmigung galt einer anderen gemischten Tabelle. Diese ansehen und genehmigen.</translation>
    </message>
    <message>
        <source>The bucket&apos;s tuples as they are in the table (O)</source>
        <translation>Die Tupel des Buckets, wie sie in der Tabelle stehen (O)</translation>
    </message>
    <message>
        <source>The buckets do not keep what is asked for.</source>
        <translation>Die Buckets halten nicht, was verlangt ist.</translation>
    </message>
    <message>
        <source>The buckets were not judged</source>
        <translation>Die Buckets wurden nicht beurteilt</translation>
    </message>
    <message>
        <source>The columns as proposed for the present α and c; nothing is pinned any more</source>
        <translation>Die Spalten, wie für das jetzige α und c vorgeschlagen; nichts ist mehr festgehalten</translation>
    </message>
    <message>
        <source>The columns as proposed for the present α and c; what is pinned stays together (Ctrl+R)</source>
        <translation>Die Spalten, wie für das jetzige α und c vorgeschlagen; was festgehalten ist, bleibt zusammen (Strg+R)</translation>
    </message>
    <message>
        <source>The columns were not generalized</source>
        <translation>Die Spalten wurden nicht verallgemeinert</translation>
    </message>
    <message>
        <source>The curve at full size, and as a table</source>
        <translation>Die Kurve in voller Größe und als Tabelle</translation>
    </message>
    <message>
        <source>The figures of single tuples are being computed.</source>
        <translation>Die Zahlen einzelner Tupel werden berechnet.</translation>
    </message>
    <message>
        <source>The file cannot be opened. Check that you may read it.</source>
        <translation>Die Datei lässt sich nicht öffnen. Prüfen, ob sie gelesen werden darf.</translation>
    </message>
    <message>
        <source>The file cannot be read. Check that it is still there and that it may be read.</source>
        <translation>Die Datei lässt sich nicht lesen. Prüfen, ob sie noch da ist und gelesen werden darf.</translation>
    </message>
    <message>
        <source>The file cannot be read. Check that it may be read.</source>
        <translation>Die Datei lässt sich nicht lesen. Prüfen, ob sie gelesen werden darf.</translation>
    </message>
    <message>
        <source>The file changed while it was read. Open it again when nobody writes to it.</source>
        <translation>Die Datei hat sich beim Lesen geändert. Sie wieder öffnen, wenn niemand in sie schreibt.</translation>
    </message>
    <message>
        <source>The file could not be read to its end. Check the disk or the connection and read it again.</source>
        <translation>Die Datei ließ sich nicht bis zum Ende lesen. Datenträger oder Verbindung prüfen und sie noch einmal lesen.</translation>
    </message>
    <message>
        <source>The file could not be written; what was there before is still there. Check that there is room and that the folder may be written to.</source>
        <translation>Die Datei ließ sich nicht schreiben; was vorher da war, ist noch da. Prüfen, ob Platz ist und in den Ordner geschrieben werden darf.</translation>
    </message>
    <message>
        <source>The file is not there any more. Look where it was moved to.</source>
        <translation>Die Datei ist nicht mehr da. Nachsehen, wohin sie verschoben wurde.</translation>
    </message>
    <message>
        <source>The file is too large to be a recipe.</source>
        <translation>Die Datei ist zu groß für ein Rezept.</translation>
    </message>
    <message>
        <source>The given order does not list every value of this attribute.</source>
        <translation>Die gegebene Reihenfolge enthält nicht jeden Wert dieses Attributs.</translation>
    </message>
    <message>
        <source>The greatest probability with which anybody can be tied to any one sensitive value. Lower is safer.</source>
        <translation>Die größte Wahrscheinlichkeit, mit der sich jemand einem sensiblen Wert zuordnen lässt. Niedriger ist sicherer.</translation>
    </message>
    <message>
        <source>The greatest ℓ is not known</source>
        <translation>Das größte ℓ ist nicht bekannt</translation>
    </message>
    <message>
        <source>The group has fewer than %1 values, so no c suffices.</source>
        <translation>Die Gruppe hat weniger als %1 Werte, also genügt kein c.</translation>
    </message>
    <message>
        <source>The guarantee in one sentence</source>
        <translation>Die Garantie in einem Satz</translation>
    </message>
    <message>
        <source>The guarantee stands here</source>
        <translation>Hier steht die Garantie</translation>
    </message>
    <message>
        <source>The header of the first file was expected, field %1 has another name. Read only files of one shape together.</source>
        <translation>Die Kopfzeile der ersten Datei war erwartet, Feld %1 heißt anders. Nur Dateien gleicher Form zusammen lesen.</translation>
    </message>
    <message>
        <source>The intruder could truthfully say</source>
        <translation>Der Angreifer könnte wahrheitsgemäß sagen</translation>
    </message>
    <message>
        <source>The language changes at the next start</source>
        <translation>Die Sprache ändert sich beim nächsten Start</translation>
    </message>
    <message>
        <source>The least number of sensitive values that anybody may have. Higher is safer.</source>
        <translation>Die kleinste Zahl sensibler Werte, die jemand haben kann. Höher ist sicherer.</translation>
    </message>
    <message>
        <source>The likeliest sensitive value is less likely than c times all values together from the ℓ-th likeliest on. A smaller c asks for more.&lt;br&gt;Does not cover: knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Der wahrscheinlichste sensible Wert ist weniger wahrscheinlich als das c-fache aller Werte zusammen ab dem ℓ-wahrscheinlichsten. Ein kleineres c verlangt mehr.&lt;br&gt;Deckt nicht ab: Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>The likeliest value against all from the ℓ-th on, for the person for whom it stands out most; every c above this holds. Lower is safer.</source>
        <translation>Der wahrscheinlichste Wert gegen alle ab dem ℓ-ten, bei der Person, bei der er am meisten heraussticht; jedes größere c gilt. Niedriger ist sicherer.</translation>
    </message>
    <message>
        <source>The map appears when all pairs are counted.</source>
        <translation>Die Karte erscheint, wenn alle Paare gezählt sind.</translation>
    </message>
    <message>
        <source>The model asked for does not limit p(t,s) itself, so there is no line.</source>
        <translation>Das verlangte Modell begrenzt nicht p(t,s) selbst, deshalb gibt es keine Linie.</translation>
    </message>
    <message>
        <source>The model asked for does not limit p(t,s) itself, so there is no line. Its own worst figure over all tuples is %1.</source>
        <translation>Das verlangte Modell begrenzt nicht p(t,s) selbst, deshalb gibt es keine Linie. Seine eigene schlechteste Zahl über alle Tupel ist %1.</translation>
    </message>
    <message>
        <source>The most that this table can promise.</source>
        <translation>Das Äußerste, was diese Tabelle versprechen kann.</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>Der Name fehlt.</translation>
    </message>
    <message>
        <source>The name says postal code: together with age and sex it singles many people out.</source>
        <translation>Der Name sagt Postleitzahl: zusammen mit Alter und Geschlecht hebt sie viele Personen heraus.</translation>
    </message>
    <message>
        <source>The name says that it is a number given to one person.</source>
        <translation>Der Name sagt, dass es eine Nummer für eine einzelne Person ist.</translation>
    </message>
    <message>
        <source>The name says that it is a person&apos;s name.</source>
        <translation>Der Name sagt, dass es der Name einer Person ist.</translation>
    </message>
    <message>
        <source>The name says that it reaches a person (mail, telephone, address).</source>
        <translation>Der Name sagt, dass man damit eine Person erreicht (E-Mail, Telefon, Adresse).</translation>
    </message>
    <message>
        <source>The name speaks of health, belief or another matter that the law protects.</source>
        <translation>Der Name spricht von Gesundheit, Glauben oder anderem, was das Gesetz schützt.</translation>
    </message>
    <message>
        <source>The name speaks of income or money.</source>
        <translation>Der Name spricht von Einkommen oder Geld.</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The reason is missing.</source>
        <translation>Die Begründung fehlt.</translation>
    </message>
    <message>
        <source>The recipe was not opened</source>
        <translation>Das Rezept wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>The recipe was not saved</source>
        <translation>Das Rezept wurde nicht gesichert</translation>
    </message>
    <message>
        <source>The release folder may leave the house; the internal folder may not.</source>
        <translation>Der Ordner release darf das Haus verlassen; der Ordner internal nicht.</translation>
    </message>
    <message>
        <source>The release is not verified yet. Approve it when the verifier has read it.</source>
        <translation>Die Freigabe ist noch nicht geprüft. Genehmigen, wenn der Prüfer sie gelesen hat.</translation>
    </message>
    <message>
        <source>The release is written</source>
        <translation>Die Freigabe ist geschrieben</translation>
    </message>
    <message>
        <source>The sample was not opened</source>
        <translation>Das Beispiel wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>The share of φ² between attributes that the release keeps. More is better.</source>
        <translation>Der Anteil von φ² zwischen Attributen, den die Freigabe erhält. Mehr ist besser.</translation>
    </message>
    <message>
        <source>The shuffled table does not hold exactly the values of the table. It was thrown away.</source>
        <translation>Die gemischte Tabelle enthält nicht genau die Werte der Tabelle. Sie wurde verworfen.</translation>
    </message>
    <message>
        <source>The table has changed since %1 was saved</source>
        <translation>Die Tabelle hat sich geändert, seit %1 gesichert wurde</translation>
    </message>
    <message>
        <source>The table is in the clipboard.</source>
        <translation>Die Tabelle ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The table is not ready for a release yet.</source>
        <translation>Die Tabelle ist noch nicht reif für eine Freigabe.</translation>
    </message>
    <message>
        <source>The table of this recipe is not in its place</source>
        <translation>Die Tabelle dieses Rezepts ist nicht an ihrem Ort</translation>
    </message>
    <message>
        <source>The table was not opened</source>
        <translation>Die Tabelle wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>The two are nearly unrelated: knowing one tells next to nothing of the other.</source>
        <translation>Die beiden hängen fast nicht zusammen: wer das eine kennt, weiß so gut wie nichts über das andere.</translation>
    </message>
    <message>
        <source>The two say the same: who knows one knows the other.</source>
        <translation>Die beiden sagen dasselbe: wer das eine kennt, kennt das andere.</translation>
    </message>
    <message>
        <source>The values look like mail addresses.</source>
        <translation>Die Werte sehen wie E-Mail-Adressen aus.</translation>
    </message>
    <message>
        <source>The values look like telephone numbers.</source>
        <translation>Die Werte sehen wie Telefonnummern aus.</translation>
    </message>
    <message>
        <source>The values of a ticked column are published as ranges or sets, so that each combination stands for at least so many tuples. Sensitive attributes stay as they are. Without a hierarchy ranges follow the order of the values.</source>
        <translation>Die Werte einer angekreuzten Spalte werden als Bereiche oder Mengen veröffentlicht, so dass jede Kombination für mindestens so viele Tupel steht. Sensible Attribute bleiben, wie sie sind. Ohne Hierarchie folgen Bereiche der Reihenfolge der Werte.</translation>
    </message>
    <message>
        <source>The verifier does not hold it: see its lines.</source>
        <translation>Der Prüfer bestätigt es nicht: siehe seine Zeilen.</translation>
    </message>
    <message>
        <source>The verifier found that this release does not keep its promises, so it cannot be approved.</source>
        <translation>Der Prüfer hat gefunden, dass diese Freigabe ihre Versprechen nicht hält; sie kann nicht genehmigt werden.</translation>
    </message>
    <message>
        <source>The verifier has not read the files back yet.</source>
        <translation>Der Prüfer hat die Dateien noch nicht zurückgelesen.</translation>
    </message>
    <message>
        <source>There are buckets 1 to %1.</source>
        <translation>Es gibt die Buckets 1 bis %1.</translation>
    </message>
    <message>
        <source>There are lines 1 to %1.</source>
        <translation>Es gibt die Zeilen 1 bis %1.</translation>
    </message>
    <message>
        <source>There are no buckets</source>
        <translation>Es gibt keine Buckets</translation>
    </message>
    <message>
        <source>There are no buckets to ask about.</source>
        <translation>Es gibt keine Buckets, nach denen sich fragen ließe.</translation>
    </message>
    <message>
        <source>There are no columns</source>
        <translation>Es gibt keine Spalten</translation>
    </message>
    <message>
        <source>There is no attribute called %1 in the release.</source>
        <translation>In der Freigabe gibt es kein Attribut namens %1.</translation>
    </message>
    <message>
        <source>There is no correlation</source>
        <translation>Es gibt keine Korrelation</translation>
    </message>
    <message>
        <source>There is no fake, and every tuple matches exactly one bucket: there is nothing to tell apart.</source>
        <translation>Es gibt keine Fälschung, und jedes Tupel passt in genau einen Bucket: Es gibt nichts zu unterscheiden.</translation>
    </message>
    <message>
        <source>There is no room for it in the folder for temporary files, or no sample has this name.</source>
        <translation>Im Ordner für vorläufige Dateien ist kein Platz dafür, oder kein Beispiel heißt so.</translation>
    </message>
    <message>
        <source>There is no sliced table that keeps what is asked for.</source>
        <translation>Es gibt keine gemischte Tabelle, die hält, was verlangt ist.</translation>
    </message>
    <message>
        <source>There is no such file. Check its name and folder.</source>
        <translation>Diese Datei gibt es nicht. Name und Ordner prüfen.</translation>
    </message>
    <message>
        <source>These roles cannot be used yet</source>
        <translation>Diese Rollen lassen sich noch nicht verwenden</translation>
    </message>
    <message>
        <source>They were kept on %1. The table is read again from its own place.</source>
        <translation>Sie wurden am %1 aufgehoben. Die Tabelle wird von ihrem Ort neu gelesen.</translation>
    </message>
    <message>
        <source>They will be cut when every stage before has its result.</source>
        <translation>Sie werden geschnitten, sobald jeder Schritt davor sein Ergebnis hat.</translation>
    </message>
    <message>
        <source>This attribute has no role yet: say what it is for.</source>
        <translation>Dieses Attribut hat noch keine Rolle: sagen, wofür es da ist.</translation>
    </message>
    <message>
        <source>This computer cannot convert the encoding. Save the file as UTF-8.</source>
        <translation>Dieser Rechner kann die Kodierung nicht umwandeln. Die Datei als UTF-8 sichern.</translation>
    </message>
    <message>
        <source>This figure could not be computed. Edit, Compute what is missing tries again.</source>
        <translation>Diese Zahl ließ sich nicht berechnen. Bearbeiten, Fehlendes berechnen versucht es noch einmal.</translation>
    </message>
    <message>
        <source>This is a folder, a file was expected.</source>
        <translation>Das ist ein Ordner, eine Datei war erwartet.</translation>
    </message>
    <message>
        <source>This is no recipe of Tranche: it does not say which form it has.</source>
        <translation>Das ist kein Rezept von Tranche: es sagt nicht, welche Form es hat.</translation>
    </message>
    <message>
        <source>This is no recipe, or it is damaged from here on. Use a copy of it.</source>
        <translation>Das ist kein Rezept, oder es ist von hier an beschädigt. Eine Kopie verwenden.</translation>
    </message>
    <message>
        <source>This recipe has a form that this version does not know. Open it with the version that saved it.</source>
        <translation>Dieses Rezept hat eine Form, die diese Version nicht kennt. Es mit der Version öffnen, die es gesichert hat.</translation>
    </message>
    <message>
        <source>This release holds because a tuple fits several buckets: the file alone cannot show it, whoever checks it needs the original table.</source>
        <translation>Diese Freigabe gilt, weil ein Tupel in mehrere Buckets passt: die Datei allein kann das nicht zeigen, zum Prüfen braucht man die ursprüngliche Tabelle.</translation>
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
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>Tranche</source>
        <translation>Tranche</translation>
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
        <source>Tuple: one line of the original table, one person.</source>
        <translation>Tupel: eine Zeile der ursprünglichen Tabelle, eine Person.</translation>
    </message>
    <message>
        <source>Tuples</source>
        <translation>Tupel</translation>
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
        <source>Tuples that every bucket has at least. Higher hides people in larger groups and leaves fewer buckets.</source>
        <translation>Tupel, die jeder Bucket mindestens hat. Höher verbirgt Personen in größeren Gruppen und lässt weniger Buckets übrig.</translation>
    </message>
    <message>
        <source>Turn a table about people into a release</source>
        <translation>Aus einer Tabelle über Personen eine Freigabe machen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Type at least one value that an intruder may know, of a person in the table or not.</source>
        <translation>Mindestens einen Wert eingeben, den ein Angreifer wissen könnte, von einer Person in der Tabelle oder nicht.</translation>
    </message>
    <message>
        <source>Type what somebody may know about a person, and read what follows from the release. The plots tell the same of all persons at once.</source>
        <translation>Eintippen, was jemand über eine Person wissen kann, und lesen, was aus der Freigabe folgt. Die Diagramme sagen dasselbe von allen Personen zugleich.</translation>
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
        <source>Unique at most</source>
        <translation>Eindeutig höchstens</translation>
    </message>
    <message>
        <source>Unique in %1: %2, limit %3</source>
        <translation>Eindeutig in %1: %2, Grenze %3</translation>
    </message>
    <message>
        <source>Unique in this column</source>
        <translation>Eindeutig in dieser Spalte</translation>
    </message>
    <message>
        <source>Unique tuples</source>
        <translation>Eindeutige Tupel</translation>
    </message>
    <message>
        <source>Unique: no value stands in two tuples.</source>
        <translation>Eindeutig: kein Wert steht in zwei Tupeln.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Values of %1 that its hierarchy does not have: %2.</source>
        <translation>Werte von %1, die in der Hierarchie fehlen: %2.</translation>
    </message>
    <message>
        <source>Values unique in their column</source>
        <translation>In ihrer Spalte eindeutige Werte</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Geprüft</translation>
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
        <source>Ways out</source>
        <translation>Auswege</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>what anybody can learn of a person. Who is in the table is judged under Risk.</source>
        <translation>was jemand über eine Person erfahren kann. Wer in der Tabelle steht, wird unter Risiko beurteilt.</translation>
    </message>
    <message>
        <source>What belongs together</source>
        <translation>Was zusammengehört</translation>
    </message>
    <message>
        <source>What can be inferred about a person is never further than t, by the earth mover&apos;s distance, from what the whole table says. A smaller t asks for more.&lt;br&gt;Does not cover: what the whole table itself tells, knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Was sich über eine Person folgern lässt, ist nach der Earth-Mover-Distanz nie weiter als t von dem entfernt, was die ganze Tabelle sagt. Ein kleineres t verlangt mehr.&lt;br&gt;Deckt nicht ab: was die ganze Tabelle selbst verrät, Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>What can be inferred is in the clipboard.</source>
        <translation>Was sich folgern lässt, ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>What can hold: %1.</source>
        <translation>Möglich: %1.</translation>
    </message>
    <message>
        <source>What happens to tuples without a value. Single attributes can differ: see Roles.</source>
        <translation>Was mit Tupeln ohne Wert geschieht. Einzelne Attribute können abweichen: siehe Rollen.</translation>
    </message>
    <message>
        <source>What is &amp;guaranteed, and what is not</source>
        <translation>Was &amp;garantiert ist und was nicht</translation>
    </message>
    <message>
        <source>What is known of %1</source>
        <translation>Was von %1 bekannt ist</translation>
    </message>
    <message>
        <source>What is not saved is gone once something else takes its place.</source>
        <translation>Was nicht gesichert ist, ist verloren, sobald etwas anderes an seine Stelle tritt.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>What of a tuple is compared</source>
        <translation>Was von einem Tupel verglichen wird</translation>
    </message>
    <message>
        <source>What other requests would come to</source>
        <translation>Was andere Anforderungen ergäben</translation>
    </message>
    <message>
        <source>What slicing takes away</source>
        <translation>Was das Slicing wegnimmt</translation>
    </message>
    <message>
        <source>What somebody with the release in hand can still learn, about sensitive values and about who is in the table.</source>
        <translation>Was jemand mit der Freigabe in der Hand noch erfahren kann, über sensible Werte und darüber, wer in der Tabelle steht.</translation>
    </message>
    <message>
        <source>What stops it: shares of %1</source>
        <translation>Was im Weg steht: Anteile von %1</translation>
    </message>
    <message>
        <source>What was previewed is what is written: the release is never shuffled again. Any change returns it to draft.</source>
        <translation>Was zu sehen war, wird geschrieben: die Freigabe wird nie noch einmal gemischt. Jede Änderung macht wieder einen Entwurf daraus.</translation>
    </message>
    <message>
        <source>What will be written</source>
        <translation>Was geschrieben wird</translation>
    </message>
    <message>
        <source>Where a bucket is cut in two: at the median value, where both halves are most even, or in the very middle, so that equal values may part.</source>
        <translation>Wo ein Bucket geteilt wird: am Median, dort, wo beide Hälften am gleichsten sind, oder genau in der Mitte, so dass sich gleiche Werte trennen können.</translation>
    </message>
    <message>
        <source>Whether a bucket that cannot be cut on its widest attribute is tried on the others. All gives more buckets.</source>
        <translation>Ob ein Bucket, der sich am breitesten Attribut nicht schneiden lässt, an den anderen versucht wird. Alle ergibt mehr Buckets.</translation>
    </message>
    <message>
        <source>Whether a tuple without a value is dropped, or the gap counts as a value of its own. Single attributes can differ: see Roles.</source>
        <translation>Ob ein Tupel ohne Wert wegfällt oder die Lücke als eigener Wert zählt. Einzelne Attribute können abweichen: siehe Rollen.</translation>
    </message>
    <message>
        <source>Which attributes are listed</source>
        <translation>Welche Attribute gezeigt werden</translation>
    </message>
    <message>
        <source>Whoever counts the buckets that a combination matches can tell originals from fakes as well as the AUC says.</source>
        <translation>Wer zählt, in wie viele Buckets eine Kombination passt, kann Originale und Fälschungen so gut unterscheiden, wie die AUC sagt.</translation>
    </message>
    <message>
        <source>Whoever knows %1 of a person can tie that person to any one %3 with a probability of at most %2, whether or not the person is in the table.</source>
        <translation>Wer %1 einer Person kennt, kann diese Person jedem einzelnen Wert von %3 mit einer Wahrscheinlichkeit von höchstens %2 zuordnen, ob die Person in der Tabelle steht oder nicht.</translation>
    </message>
    <message>
        <source>Whoever knows %1 of a person finds the likeliest value of %4 less likely than %2 times all values together from number %3 of the likeliest on, whether or not the person is in the table.</source>
        <translation>Für wen %1 einer Person bekannt sind, für den ist der wahrscheinlichste Wert von %4 weniger wahrscheinlich als das %2-fache aller Werte zusammen ab Nummer %3 der wahrscheinlichsten, ob die Person in der Tabelle steht oder nicht.</translation>
    </message>
    <message>
        <source>Whoever knows %1 of a person is as unsure of the value of %3, by entropy, as among %2 equally likely values or more, whether or not the person is in the table.</source>
        <translation>Wer %1 einer Person kennt, ist sich des Werts von %3 nach der Entropie so unsicher wie unter %2 oder mehr gleich wahrscheinlichen Werten, ob die Person in der Tabelle steht oder nicht.</translation>
    </message>
    <message>
        <source>Whoever knows %1 of a person is left with at least %2 possible values of %3, whether or not the person is in the table. This is a weak promise: one of the values may be all but certain.</source>
        <translation>Wer %1 einer Person kennt, für den bleiben mindestens %2 Werte von %3 möglich, ob die Person in der Tabelle steht oder nicht. Das ist ein schwaches Versprechen: einer der Werte kann so gut wie sicher sein.</translation>
    </message>
    <message>
        <source>Whoever knows %1 of a person learns a distribution of %3 at an earth mover&apos;s distance of at most %2 from that of the whole table, whether or not the person is in the table.</source>
        <translation>Wer %1 einer Person kennt, erfährt eine Verteilung von %3 in einer Earth-Mover-Distanz von höchstens %2 zu der der ganzen Tabelle, ob die Person in der Tabelle steht oder nicht.</translation>
    </message>
    <message>
        <source>Whoever knows all other attributes of a person, the other sensitive ones included, can tie that person to any one value of %1 with a probability of at most %2, whether or not the person is in the table.</source>
        <translation>Wer alle anderen Attribute einer Person kennt, auch die anderen sensiblen, kann ihr einen bestimmten Wert von %1 mit einer Wahrscheinlichkeit von höchstens %2 zuordnen, ob die Person in der Tabelle steht oder nicht.</translation>
    </message>
    <message>
        <source>Whoever looks for a person is as unsure of the sensitive value, by entropy, as among ℓ equally likely ones.&lt;br&gt;Does not cover: a single value that is likely while many rare ones make up for it, knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Wer eine Person sucht, ist sich des sensiblen Werts nach der Entropie so unsicher wie unter ℓ gleich wahrscheinlichen.&lt;br&gt;Deckt nicht ab: einen einzelnen wahrscheinlichen Wert, den viele seltene ausgleichen, Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
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
        <source>With any greater α no promise of this kind is left.</source>
        <translation>Bei jedem größeren α bleibt keine Zusage dieser Art.</translation>
    </message>
    <message>
        <source>With these settings a tuple may fit several buckets; the file alone may then not show the guarantee.</source>
        <translation>Mit diesen Einstellungen kann ein Tupel in mehrere Buckets passen; dann kann es sein, dass die Datei allein die Garantie nicht zeigt.</translation>
    </message>
    <message>
        <source>With α %1 %4 %2: %3, stopped by %5.</source>
        <translation>Bei α %1 %4 %2: %3, begrenzt durch %5.</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Works offline: no network code in this program</source>
        <translation>Arbeitet ohne Netz: kein Netzwerkcode in diesem Programm</translation>
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
        <source>Written: %1 may leave the house, %2 stays. Both lie in %3.</source>
        <translation>Geschrieben: %1 darf das Haus verlassen, %2 bleibt. Beide liegen in %3.</translation>
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
        <source>a weaker request than was meant (a smaller l, another model, fewer sensitive attributes, other columns)</source>
        <translation>eine schwächere Anforderung als gemeint (kleineres ℓ, anderes Modell, weniger sensible Attribute, andere Spalten)</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>about %1 times in %2</source>
        <translation>etwa %1 von %2 Malen</translation>
    </message>
    <message>
        <source>about %1 times in 100</source>
        <translation>etwa %1 von 100 Malen</translation>
    </message>
    <message>
        <source>about one time in %1</source>
        <translation>etwa einmal von %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>after Buckets</source>
        <translation>nach Buckets</translation>
    </message>
    <message>
        <source>after slicing %1</source>
        <translation>nach dem Slicing %1</translation>
    </message>
    <message>
        <source>all %1 other attributes</source>
        <translation>alle %1 anderen Attribute</translation>
    </message>
    <message>
        <source>all attributes</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>all attributes tried</source>
        <translation>alle Attribute versucht</translation>
    </message>
    <message>
        <source>all limits kept</source>
        <translation>alle Grenzen gehalten</translation>
    </message>
    <message>
        <source>all other attributes, the other sensitive ones included,</source>
        <translation>alle anderen Attribute, auch die anderen sensiblen,</translation>
    </message>
    <message>
        <source>all tuples</source>
        <translation>allen Tupeln</translation>
    </message>
    <message>
        <source>all tuples with %1</source>
        <translation>allen Tupeln mit %1</translation>
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
        <source>approvals taken away from a release that nobody signed</source>
        <translation>Genehmigungen, die einer nicht unterschriebenen Freigabe weggenommen wurden</translation>
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
        <source>as given</source>
        <translation>wie gegeben</translation>
    </message>
    <message>
        <source>as proposed</source>
        <translation>laut Vorschlag</translation>
    </message>
    <message>
        <source>as the model needs</source>
        <translation>je nach Modell</translation>
    </message>
    <message>
        <source>asked %1</source>
        <translation>verlangt %1</translation>
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
        <source>at %1, %2 columns</source>
        <translation>bei %1, %2 Spalten</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
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
        <source>buckets</source>
        <translation>Buckets</translation>
    </message>
    <message>
        <source>buckets %1</source>
        <translation>Buckets %1</translation>
    </message>
    <message>
        <source>buckets are cut</source>
        <translation>Buckets sind geschnitten</translation>
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
        <source>by cuts</source>
        <translation>durch Schnitte</translation>
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
        <source>c = %1: mean silhouette %2; a click asks for so many columns</source>
        <translation>c = %1: mittlere Silhouette %2; ein Klick verlangt so viele Spalten</translation>
    </message>
    <message>
        <source>c is above 0.</source>
        <translation>c ist größer als 0.</translation>
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
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>changed last: %1</source>
        <translation>zuletzt geändert: %1</translation>
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
        <source>computing</source>
        <translation>wird berechnet</translation>
    </message>
    <message>
        <source>computing …</source>
        <translation>wird berechnet …</translation>
    </message>
    <message>
        <source>correlation</source>
        <translation>Korrelation</translation>
    </message>
    <message>
        <source>counts under</source>
        <translation>Anzahlen unter</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>cut at the median</source>
        <translation>am Median geschnitten</translation>
    </message>
    <message>
        <source>cut evenly</source>
        <translation>gleichmäßig geschnitten</translation>
    </message>
    <message>
        <source>cut in half, equal values too</source>
        <translation>halbiert, auch gleiche Werte</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
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
        <source>does not hold</source>
        <translation>gilt nicht</translation>
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
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>drop the tuple</source>
        <translation>Tupel weglassen</translation>
    </message>
    <message>
        <source>each can be undone with Ctrl+Z</source>
        <translation>alles lässt sich mit Strg+Z zurücknehmen</translation>
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
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>nicht</translation>
    </message>
    <message>
        <source>fails, table unsplit</source>
        <translation>scheitert, Tabelle ungeteilt</translation>
    </message>
    <message>
        <source>fails: over the limit</source>
        <translation>scheitert: über der Grenze</translation>
    </message>
    <message>
        <source>fakes</source>
        <translation>Fälschungen</translation>
    </message>
    <message>
        <source>fakes?</source>
        <translation>Fälschung(?:en)?</translation>
    </message>
    <message>
        <source>for every tuple,
every p(t,s) ≤ 1/ℓ</source>
        <translation>für jedes Tupel,
jedes p(t,s) ≤ 1/ℓ</translation>
    </message>
    <message>
        <source>greatest ℓ</source>
        <translation>größtes ℓ</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>holds; higher is safer</source>
        <translation>gilt; groß ist sicher</translation>
    </message>
    <message>
        <source>holds; lower is safer</source>
        <translation>gilt; klein ist sicher</translation>
    </message>
    <message>
        <source>holds; not by the file alone</source>
        <translation>gilt; nicht allein aus der Datei</translation>
    </message>
    <message>
        <source>how large the single bucket is; see Buckets.</source>
        <translation>wie groß der einzige Bucket ist; siehe Buckets.</translation>
    </message>
    <message>
        <source>how likely each value is: one of them may be all but certain.</source>
        <translation>wie wahrscheinlich jeder Wert ist: einer davon kann so gut wie sicher sein.</translation>
    </message>
    <message>
        <source>in columns %1 and %2, so pairs are mixed within each bucket</source>
        <translation>in den Spalten %1 und %2, also werden Paare in jedem Bucket vermengt</translation>
    </message>
    <message>
        <source>jointly</source>
        <translation>gemeinsam</translation>
    </message>
    <message>
        <source>keep as a value</source>
        <translation>als Wert behalten</translation>
    </message>
    <message>
        <source>knowledge about other people in the bucket, or an earlier release of this table.</source>
        <translation>Wissen über andere Personen im Bucket oder eine frühere Freigabe dieser Tabelle.</translation>
    </message>
    <message>
        <source>known once columns are proposed</source>
        <translation>bekannt, sobald Spalten vorgeschlagen sind</translation>
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
        <source>least frequency</source>
        <translation>Mindesthäufigkeit</translation>
    </message>
    <message>
        <source>least t</source>
        <translation>kleinstes t</translation>
    </message>
    <message>
        <source>less than one time in 100</source>
        <translation>weniger als einmal von 100</translation>
    </message>
    <message>
        <source>likeliest &lt; c ×
sum from ℓ-th on</source>
        <translation>größtes &lt; c ×
Summe ab dem ℓ-ten</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>line %1: %2 are missing, tuple dropped</source>
        <translation>Zeile %1: %2 fehlen, Tupel weggelassen</translation>
    </message>
    <message>
        <source>line %1: %2 is missing, tuple dropped</source>
        <translation>Zeile %1: %2 fehlt, Tupel weggelassen</translation>
    </message>
    <message>
        <source>matching buckets</source>
        <translation>passende Buckets</translation>
    </message>
    <message>
        <source>may leave the house</source>
        <translation>darf das Haus verlassen</translation>
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
        <source>more hides who is in</source>
        <translation>mehr verbirgt besser</translation>
    </message>
    <message>
        <source>more is better</source>
        <translation>mehr ist besser</translation>
    </message>
    <message>
        <source>more is finer</source>
        <translation>mehr ist feiner</translation>
    </message>
    <message>
        <source>more than 99 times in 100</source>
        <translation>mehr als 99 von 100 Malen</translation>
    </message>
    <message>
        <source>near = related; plane shows %1</source>
        <translation>nah = zusammenhängend; die Ebene zeigt %1</translation>
    </message>
    <message>
        <source>needs a decision</source>
        <translation>braucht eine Entscheidung</translation>
    </message>
    <message>
        <source>no run: %1 cannot hold</source>
        <translation>kein Lauf: %1 scheitert</translation>
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
        <source>nobody has signed</source>
        <translation>niemand hat unterschrieben</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none can hold</source>
        <translation>keines ist möglich</translation>
    </message>
    <message>
        <source>none is sensitive</source>
        <translation>keines ist sensibel</translation>
    </message>
    <message>
        <source>none over</source>
        <translation>keines darüber</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>none…</source>
        <translation>keine…</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation>nicht berechnet</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>not read back yet</source>
        <translation>noch nicht zurückgelesen</translation>
    </message>
    <message>
        <source>not shown by the file alone</source>
        <translation>allein aus der Datei nicht ersichtlich</translation>
    </message>
    <message>
        <source>nothing written yet</source>
        <translation>noch nichts geschrieben</translation>
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
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>of φ² kept over %1 pairs · expected, without drawing</source>
        <translation>von φ² über %1 Paare erhalten · erwartet, ohne Ziehung</translation>
    </message>
    <message>
        <source>on QI values</source>
        <translation>auf QI-Werten</translation>
    </message>
    <message>
        <source>on whole tuples</source>
        <translation>auf ganzen Tupeln</translation>
    </message>
    <message>
        <source>one time in %1</source>
        <translation>einmal von %1</translation>
    </message>
    <message>
        <source>only %1 can be filled</source>
        <translation>nur %1 lassen sich füllen</translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>or drop a file anywhere on this window: CSV, or any text with one delimiter</source>
        <translation>oder eine Datei irgendwo auf diesem Fenster ablegen: CSV oder jeder Text mit einem Trennzeichen</translation>
    </message>
    <message>
        <source>originals</source>
        <translation>Originale</translation>
    </message>
    <message>
        <source>over limit</source>
        <translation>über der Grenze</translation>
    </message>
    <message>
        <source>p above</source>
        <translation>p über</translation>
    </message>
    <message>
        <source>p above %1 and at most %2: %3 tuples, %4 of all; Enter or a click shows them in Buckets</source>
        <translation>p über %1 und höchstens %2: %3 Tupel, %4 von allen; Eingabe oder ein Klick zeigt sie unter Buckets</translation>
    </message>
    <message>
        <source>p at most</source>
        <translation>p höchstens</translation>
    </message>
    <message>
        <source>p over limit</source>
        <translation>p über der Grenze</translation>
    </message>
    <message>
        <source>p(t,s): the probability with which somebody who knows all other attributes of a person t can tie t to the sensitive value s.</source>
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
        <translation>festgehalten</translation>
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
        <source>q-match: a bucket that a person&apos;s quasi-identifier values fit into, column by column.</source>
        <translation>q-Treffer: ein Bucket, zu dem die Quasi-Identifikatoren einer Person passen, Spalte für Spalte.</translation>
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
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>recursive (c,ℓ)</source>
        <translation>rekursiv (c,ℓ)</translation>
    </message>
    <message>
        <source>relations between three or more attributes.</source>
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
        <source>sign and write</source>
        <translation>unterschreiben</translation>
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
        <source>sorted</source>
        <translation>sortiert</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>stays %1</source>
        <translation>%1 bleibt</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>t lies between 0 and 1; at 1 nothing is protected.</source>
        <translation>t liegt zwischen 0 und 1; bei 1 ist nichts geschützt.</translation>
    </message>
    <message>
        <source>t, distance allowed</source>
        <translation>t, erlaubte Distanz</translation>
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
        <source>the other attribute</source>
        <translation>das andere Attribut</translation>
    </message>
    <message>
        <source>the verifier holds it</source>
        <translation>der Prüfer bestätigt es</translation>
    </message>
    <message>
        <source>the verifier objects</source>
        <translation>der Prüfer widerspricht</translation>
    </message>
    <message>
        <source>the widest attribute tried</source>
        <translation>das breiteste Attribut versucht</translation>
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
        <source>tuples?</source>
        <translation>Tupeln?</translation>
    </message>
    <message>
        <source>unique values</source>
        <translation>einmalige Werte</translation>
    </message>
    <message>
        <source>unsure as among
ℓ equal values</source>
        <translation>unsicher wie bei
ℓ gleichen Werten</translation>
    </message>
    <message>
        <source>values exchanged inside a bucket with the digests repaired, or lines that were never shuffled inside it</source>
        <translation>Werte, die in einem Bucket bei angepassten Prüfsummen vertauscht wurden, oder Zeilen, die darin nie gemischt wurden</translation>
    </message>
    <message>
        <source>values that only one person has: they prove that this person is in, however many fakes there are.</source>
        <translation>Werte, die nur eine Person hat: sie beweisen, dass diese Person darin steht, wie viele Fälschungen es auch gibt.</translation>
    </message>
    <message>
        <source>was %1; computing</source>
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
        <source>what leaks</source>
        <translation>was durchsickert</translation>
    </message>
    <message>
        <source>what stays whole</source>
        <translation>was ganz bleibt</translation>
    </message>
    <message>
        <source>whether the values are those of the original table, each in a bucket where it belongs</source>
        <translation>ob die Werte die der ursprünglichen Tabelle sind, jeder in einem Bucket, in den er gehört</translation>
    </message>
    <message>
        <source>who answers for this release</source>
        <translation>wer für diese Freigabe einsteht</translation>
    </message>
    <message>
        <source>who is mingled</source>
        <translation>wer vermengt wird</translation>
    </message>
    <message>
        <source>who knows what</source>
        <translation>wer was weiß</translation>
    </message>
    <message>
        <source>why it may leave the house</source>
        <translation>warum sie das Haus verlassen darf</translation>
    </message>
    <message>
        <source>widest only</source>
        <translation>nur das breiteste</translation>
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
        <source>α %1 stops at </source>
        <translation>α %1 scheitert an </translation>
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
        <translation>φ² vorher %1, nachher …</translation>
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
        <source>φ² of %1 pairs of attributes: 0 unrelated, 1 the same information.</source>
        <translation>φ² von %1 Paaren von Attributen: 0 kein Zusammenhang, 1 dieselbe Information.</translation>
    </message>
    <message>
        <source>φ² of every pair of attributes</source>
        <translation>φ² jedes Paares von Attributen</translation>
    </message>
    <message>
        <source>φ² of every pair of attributes: 0 unrelated, 1 the same information.</source>
        <translation>φ² jedes Paares von Attributen: 0 kein Zusammenhang, 1 dieselbe Information.</translation>
    </message>
    <message>
        <source>φ² of every pair of attributes; press T for a table</source>
        <translation>φ² jedes Paares von Attributen; T zeigt eine Tabelle</translation>
    </message>
    <message>
        <source>φ² tells how closely two attributes are related, from 0 to 1. Pairs that are closely related should stay in one column, or their relation is lost.</source>
        <translation>φ² sagt, wie eng zwei Attribute zusammenhängen, von 0 bis 1. Eng zusammenhängende Paare sollten in einer Spalte bleiben, sonst geht ihr Zusammenhang verloren.</translation>
    </message>
    <message>
        <source>φ² · %1 × %2 values</source>
        <translation>φ² · %1 × %2 Werte</translation>
    </message>
    <message>
        <source>φ²: how strongly two attributes hang together, from 0 to 1.</source>
        <translation>φ²: wie eng zwei Attribute zusammenhängen, von 0 bis 1.</translation>
    </message>
    <message>
        <source>“%1 %2”</source>
        <translation>„%1 %2“</translation>
    </message>
    <message>
        <source>“No bucket fits: this person is not in the table.”</source>
        <translation>„Kein Bucket passt: Diese Person steht nicht in der Tabelle.“</translation>
    </message>
    <message>
        <source>ℓ </source>
        <translation>ℓ </translation>
    </message>
    <message>
        <source>ℓ = %1</source>
        <translation>ℓ = %1</translation>
    </message>
    <message>
        <source>ℓ is a whole number of values here, at least 1.</source>
        <translation>ℓ ist hier eine ganze Zahl von Werten, mindestens 1.</translation>
    </message>
    <message>
        <source>ℓ is at least 1; at 1 nothing is protected.</source>
        <translation>ℓ ist mindestens 1; bei 1 ist nichts geschützt.</translation>
    </message>
    <message>
        <source>ℓ of (c,ℓ)</source>
        <translation>ℓ von (c,ℓ)</translation>
    </message>
    <message>
        <source>ℓ, protection asked for</source>
        <translation>ℓ, verlangter Schutz</translation>
    </message>
    <message>
        <source>ℓ-diversity</source>
        <translation>ℓ-Diversität</translation>
    </message>
    <message>
        <source>ℓ: no sensitive value may be tied to a person with a probability above 1/ℓ. It may be a fraction.</source>
        <translation>ℓ: kein sensibler Wert darf einer Person mit einer Wahrscheinlichkeit über 1/ℓ zugeordnet werden. Es darf ein Bruch sein.</translation>
    </message>
    <message>
        <source>This takes about %1 MB of memory, and about %2 MB are free. Close other programs, leave out attributes or tuples, or use a computer with more memory.</source>
        <translation>Das braucht etwa %1 MB Speicher, und etwa %2 MB sind frei. Andere Programme schließen, Attribute oder Tupel weglassen oder einen Rechner mit mehr Speicher nehmen.</translation>
    </message>
    <message>
        <source>This takes about %1 GB of memory, and about %2 MB are free. Close other programs, leave out attributes or tuples, or use a computer with more memory.</source>
        <translation>Das braucht etwa %1 GB Speicher, und etwa %2 MB sind frei. Andere Programme schließen, Attribute oder Tupel weglassen oder einen Rechner mit mehr Speicher nehmen.</translation>
    </message>
    <message>
        <source>This takes about %1 GB of memory, and about %2 GB are free. Close other programs, leave out attributes or tuples, or use a computer with more memory.</source>
        <translation>Das braucht etwa %1 GB Speicher, und etwa %2 GB sind frei. Andere Programme schließen, Attribute oder Tupel weglassen oder einen Rechner mit mehr Speicher nehmen.</translation>
    </message>
    <message>
        <source>A number such as 3, 3.9 or 4/3 was expected, at most 9 digits on each side.</source>
        <translation>Eine Zahl wie 3, 3.9 oder 4/3 wurde erwartet, mit höchstens 9 Ziffern auf jeder Seite.</translation>
    </message>
    <message>
        <source>Buckets must hold every tuple exactly once, and none may be empty.</source>
        <translation>Buckets müssen jedes Tupel genau einmal enthalten, und keines darf leer sein.</translation>
    </message>
    <message>
        <source>These columns were made for another table. Propose them again.</source>
        <translation>Diese Spalten gehören zu einer anderen Tabelle. Sie neu vorschlagen lassen.</translation>
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
        <source>The sensitive attribute is not among the released ones. Choose one that is.</source>
        <translation>Das sensible Attribut ist nicht unter den freigegebenen. Eines wählen, das es ist.</translation>
    </message>
    <message>
        <source>The sensitive column holds at least the sensitive attribute. Ask for 1 attribute or more.</source>
        <translation>Die sensible Spalte enthält mindestens das sensible Attribut. 1 Attribut oder mehr verlangen.</translation>
    </message>
    <message>
        <source>A table has at least one column. Ask for 1 or more.</source>
        <translation>Eine Tabelle hat mindestens eine Spalte. 1 oder mehr verlangen.</translation>
    </message>
    <message>
        <source>This correlation was made for another table. Compute it again.</source>
        <translation>Diese Korrelation gehört zu einer anderen Tabelle. Sie neu berechnen lassen.</translation>
    </message>
    <message>
        <source>A column to be generalized names this attribute, which is not released.</source>
        <translation>Eine Spalte, die verallgemeinert werden soll, nennt dieses Attribut, das nicht freigegeben wird.</translation>
    </message>
    <message>
        <source>The least frequency of a generalized column must be between 1 and the number of tuples, %1.</source>
        <translation>Die kleinste Häufigkeit einer verallgemeinerten Spalte muss zwischen 1 und der Zahl der Tupel liegen, %1.</translation>
    </message>
    <message>
        <source>The column to be generalized holds the sensitive attribute alone, which is never generalized.</source>
        <translation>Die Spalte, die verallgemeinert werden soll, enthält nur das sensible Attribut, das nie verallgemeinert wird.</translation>
    </message>
    <message>
        <source>A column to be generalized is named by its attributes, but no column holds exactly these: %1. Name every attribute of the column; the sensitive one may be left out.</source>
        <translation>Eine Spalte, die verallgemeinert werden soll, wird durch ihre Attribute genannt, aber keine Spalte enthält genau diese: %1. Jedes Attribut der Spalte nennen; das sensible darf fehlen.</translation>
    </message>
    <message>
        <source>The same column is to be generalized twice: %1. Ask for it once.</source>
        <translation>Dieselbe Spalte soll zweimal verallgemeinert werden: %1. Es einmal verlangen.</translation>
    </message>
    <message>
        <source>The columns belong to another table.</source>
        <translation>Die Spalten gehören zu einer anderen Tabelle.</translation>
    </message>
    <message>
        <source>The hierarchy has no line. Write one line for each value: the value, then its label at each level.</source>
        <translation>Die Hierarchie hat keine Zeile. Eine Zeile für jeden Wert schreiben: den Wert, dann seine Bezeichnung auf jeder Stufe.</translation>
    </message>
    <message>
        <source>A line of a hierarchy holds a value and at least one label to its right.</source>
        <translation>Eine Zeile einer Hierarchie enthält einen Wert und rechts davon mindestens eine Bezeichnung.</translation>
    </message>
    <message>
        <source>This line has another number of levels than the first one.</source>
        <translation>Diese Zeile hat eine andere Zahl von Stufen als die erste.</translation>
    </message>
    <message>
        <source>A label of this line is empty.</source>
        <translation>Eine Bezeichnung dieser Zeile ist leer.</translation>
    </message>
    <message>
        <source>A text of this line stands at another level too, for other values. Give one of the two another name.</source>
        <translation>Ein Text dieser Zeile steht auch auf einer anderen Stufe, für andere Werte. Einem der beiden einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>This line names a value that a line before it names too.</source>
        <translation>Diese Zeile nennt einen Wert, den auch eine Zeile davor nennt.</translation>
    </message>
    <message>
        <source>A label of this line stands under another label in a line before it. A label has one parent.</source>
        <translation>Eine Bezeichnung dieser Zeile steht in einer Zeile davor unter einer anderen. Über einer Bezeichnung steht nur eine.</translation>
    </message>
    <message>
        <source>A region of this attribute would be written like one of its values, or like another region. Rename that value or label.</source>
        <translation>Ein Bereich dieses Attributs würde wie einer seiner Werte oder wie ein anderer Bereich geschrieben. Diesen Wert oder diese Bezeichnung umbenennen.</translation>
    </message>
    <message>
        <source>The regions of this attribute are sets of so many values that they would not fit. Give it an order or a hierarchy, or declare numbers as numeric.</source>
        <translation>Die Bereiche dieses Attributs sind Mengen so vieler Werte, dass sie nicht in den Speicher passen. Ihm eine Ordnung oder eine Hierarchie geben, oder Zahlen als numerisch erklären.</translation>
    </message>
    <message>
        <source>The hierarchy has no line for %1 value of this attribute. Add one line for each, with the value spelled as in the table.</source>
        <translation>Die Hierarchie hat für %1 Wert dieses Attributs keine Zeile. Eine hinzufügen, mit dem Wert geschrieben wie in der Tabelle.</translation>
    </message>
    <message>
        <source>The hierarchy has no line for %1 values of this attribute. Add one line for each, with the value spelled as in the table.</source>
        <translation>Die Hierarchie hat für %1 Werte dieses Attributs keine Zeile. Für jeden eine hinzufügen, mit dem Wert geschrieben wie in der Tabelle.</translation>
    </message>
    <message>
        <source>Delimiter and quote must each be one ASCII character that is not a line end.</source>
        <translation>Trennzeichen und Anführungszeichen müssen je ein ASCII-Zeichen sein, das kein Zeilenende ist.</translation>
    </message>
    <message>
        <source>Delimiter and quote must be two different characters.</source>
        <translation>Trennzeichen und Anführungszeichen müssen zwei verschiedene Zeichen sein.</translation>
    </message>
    <message>
        <source>The decimal sign is a point or a comma.</source>
        <translation>Das Dezimalzeichen ist ein Punkt oder ein Komma.</translation>
    </message>
    <message>
        <source>The encoding is one of UTF-8, windows-1252, ISO-8859-1 and ISO-8859-15.</source>
        <translation>Die Zeichenkodierung ist UTF-8, windows-1252, ISO-8859-1 oder ISO-8859-15.</translation>
    </message>
    <message>
        <source>The given names must differ, and none may be empty.</source>
        <translation>Die gegebenen Namen müssen verschieden sein, und keiner darf leer sein.</translation>
    </message>
    <message>
        <source>No file was named to read the table from.</source>
        <translation>Keine Datei wurde genannt, aus der die Tabelle gelesen werden soll.</translation>
    </message>
    <message>
        <source>The columns or the buckets were made for another table. Slice the table again.</source>
        <translation>Die Spalten oder die Buckets gehören zu einer anderen Tabelle. Die Tabelle neu schneiden.</translation>
    </message>
    <message>
        <source>Buckets that are no boxes cannot be counted as if they were.</source>
        <translation>Buckets, die keine Quader sind, lassen sich nicht zählen, als wären sie welche.</translation>
    </message>
    <message>
        <source>The combinations are too many for an array of all of them. Count by recursion, or ask for an estimate.</source>
        <translation>Es sind zu viele Kombinationen, um sie alle nebeneinander zu halten. Rekursiv zählen oder eine Schätzung verlangen.</translation>
    </message>
    <message>
        <source>Counting all combinations exactly takes too long for these columns. Ask for an estimate.</source>
        <translation>Alle Kombinationen genau zu zählen, dauert mit diesen Spalten zu lange. Eine Schätzung verlangen.</translation>
    </message>
    <message>
        <source>The number of bins must be between 2 and 1,000,000.</source>
        <translation>Die Zahl der Klassen muss zwischen 2 und 1.000.000 liegen.</translation>
    </message>
    <message>
        <source>The number of columns c must be 1 or more.</source>
        <translation>Die Zahl der Spalten c muss 1 oder mehr sein.</translation>
    </message>
    <message>
        <source>Alpha must be 1 or more: the sensitive column holds at least the sensitive attribute.</source>
        <translation>Alpha muss 1 oder mehr sein: die sensible Spalte enthält mindestens das sensible Attribut.</translation>
    </message>
    <message>
        <source>The least bucket size must be 1 or more.</source>
        <translation>Die kleinste Bucketgröße muss 1 oder mehr sein.</translation>
    </message>
    <message>
        <source>A column to be generalized is named by its attributes, and its least frequency must be 1 or more.</source>
        <translation>Eine Spalte, die verallgemeinert werden soll, wird durch ihre Attribute genannt, und ihre kleinste Häufigkeit muss 1 oder mehr sein.</translation>
    </message>
    <message>
        <source>A step before this one has no result yet.</source>
        <translation>Ein Schritt vor diesem hat noch kein Ergebnis.</translation>
    </message>
    <message>
        <source>There is no such step.</source>
        <translation>Diesen Schritt gibt es nicht.</translation>
    </message>
    <message>
        <source>What is known names an attribute or a value of another table. Ask again with the values of this one.</source>
        <translation>Das Bekannte nennt ein Attribut oder einen Wert einer anderen Tabelle. Noch einmal mit den Werten dieser Tabelle fragen.</translation>
    </message>
    <message>
        <source>Two values are given for one attribute. A person has one: leave one out.</source>
        <translation>Für ein Attribut sind zwei Werte gegeben. Eine Person hat einen: einen weglassen.</translation>
    </message>
    <message>
        <source>Alpha must be at least 1.</source>
        <translation>Alpha muss mindestens 1 sein.</translation>
    </message>
    <message>
        <source>Limits need a sensitive attribute.</source>
        <translation>Grenzen gibt es nur mit einem sensiblen Attribut.</translation>
    </message>
    <message>
        <source>The sensitive attribute is not among the released ones.</source>
        <translation>Das sensible Attribut ist nicht unter den freigegebenen.</translation>
    </message>
    <message>
        <source>No buckets can keep this l with these columns: the greatest l of entropy l-diversity that can hold is %1 (rounded down). Ask for that or less, or take attributes out of the sensitive column.</source>
        <translation>Keine Buckets können dieses ℓ mit diesen Spalten halten: das größte mögliche ℓ der Entropie-ℓ-Diversität ist %1 (abgerundet). Das oder weniger verlangen oder Attribute aus der sensiblen Spalte nehmen.</translation>
    </message>
    <message>
        <source>No buckets can keep this l with these columns, whatever c is: a group holds fewer sensitive values. Ask for a smaller l. Or take attributes out of the sensitive column.</source>
        <translation>Keine Buckets können dieses ℓ mit diesen Spalten halten, wie groß c auch ist: eine Gruppe hat weniger sensible Werte. Ein kleineres ℓ verlangen. Oder Attribute aus der sensiblen Spalte nehmen.</translation>
    </message>
    <message>
        <source>No buckets can keep this c with these columns: c must be above %1 (rounded up). Or take attributes out of the sensitive column.</source>
        <translation>Keine Buckets können dieses c mit diesen Spalten halten: c muss über %1 liegen (aufgerundet). Oder Attribute aus der sensiblen Spalte nehmen.</translation>
    </message>
    <message>
        <source>No buckets can keep this t with these columns: the least t that can hold is %1 (rounded up). Ask for that or more, or take attributes out of the sensitive column.</source>
        <translation>Keine Buckets können dieses t mit diesen Spalten halten: das kleinste mögliche t ist %1 (aufgerundet). Das oder mehr verlangen oder Attribute aus der sensiblen Spalte nehmen.</translation>
    </message>
    <message>
        <source>l must be 1 or more.</source>
        <translation>ℓ muss 1 oder mehr sein.</translation>
    </message>
    <message>
        <source>l may have at most nine digits on each side of its fraction.</source>
        <translation>ℓ darf auf jeder Seite seines Bruchs höchstens neun Ziffern haben.</translation>
    </message>
    <message>
        <source>l must be a whole number for distinct l-diversity: it counts sensitive values.</source>
        <translation>ℓ muss bei der einfachen ℓ-Diversität eine ganze Zahl sein: es zählt sensible Werte.</translation>
    </message>
    <message>
        <source>l must be a whole number for recursive (c,l)-diversity: it counts sensitive values.</source>
        <translation>ℓ muss bei der rekursiven (c,ℓ)-Diversität eine ganze Zahl sein: es zählt sensible Werte.</translation>
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
        <source>A privacy model is one of l, distinct, entropy, recursive and t.</source>
        <translation>Ein Modell ist eines von l, distinct, entropy, recursive und t.</translation>
    </message>
    <message>
        <source>The buckets were made for another table.</source>
        <translation>Die Buckets gehören zu einer anderen Tabelle.</translation>
    </message>
    <message>
        <source>The columns were made for another table or another sensitive attribute.</source>
        <translation>Die Spalten gehören zu einer anderen Tabelle oder einem anderen sensiblen Attribut.</translation>
    </message>
    <message>
        <source>The attribute asked about is not sensitive.</source>
        <translation>Das Attribut, nach dem gefragt wird, ist nicht sensibel.</translation>
    </message>
    <message>
        <source>No attribute is sensitive, so there is nothing to infer.</source>
        <translation>Kein Attribut ist sensibel, also gibt es nichts zu erschließen.</translation>
    </message>
    <message>
        <source>There is no sliced table yet that keeps the promise, so there is nothing to approve.</source>
        <translation>Es gibt noch keine gemischte Tabelle, die das Versprechen hält, also nichts zu genehmigen.</translation>
    </message>
    <message>
        <source>There is no sliced table yet that keeps the promise. Finish the stages before.</source>
        <translation>Es gibt noch keine gemischte Tabelle, die das Versprechen hält. Die Schritte davor abschließen.</translation>
    </message>
    <message>
        <source>The release has no name. Give the path of the target without an ending.</source>
        <translation>Die Freigabe hat keinen Namen. Den Pfad des Ziels ohne Endung angeben.</translation>
    </message>
    <message>
        <source>Nothing was written: the verifier objects.</source>
        <translation>Nichts wurde geschrieben: der Prüfer widerspricht.</translation>
    </message>
    <message>
        <source>An attribute is called &quot;bucket&quot;, which is how a release names the number of the bucket. Rename it in the source.</source>
        <translation>Ein Attribut heißt &quot;bucket&quot;, und so nennt eine Freigabe die Nummer des Buckets. Es in der Quelle umbenennen.</translation>
    </message>
    <message>
        <source>No slicing of this table with these columns can keep the model.</source>
        <translation>Keine Aufteilung dieser Tabelle mit diesen Spalten kann das Modell halten.</translation>
    </message>
    <message>
        <source>With these buckets somebody's sensitive value would be known better than the model allows. Take larger buckets, ask for less, or let Tranche cut the table itself.</source>
        <translation>Mit diesen Buckets wäre der sensible Wert einer Person besser bekannt, als das Modell erlaubt. Größere Buckets nehmen, weniger verlangen oder Tranche die Tabelle selbst schneiden lassen.</translation>
    </message>
    <message>
        <source>The size of random buckets must be 1 or more, and not below the least bucket size.</source>
        <translation>Die Größe zufälliger Buckets muss 1 oder mehr sein, und nicht unter der kleinsten Bucketgröße.</translation>
    </message>
    <message>
        <source>The columns were made for another table.</source>
        <translation>Die Spalten gehören zu einer anderen Tabelle.</translation>
    </message>
    <message>
        <source>An attribute to cut on is not among the released ones.</source>
        <translation>Ein Attribut, an dem geschnitten werden soll, ist nicht unter den freigegebenen.</translation>
    </message>
    <message>
        <source>Roles and schema must name every attribute of the table.</source>
        <translation>Rollen und Schema müssen jedes Attribut der Tabelle nennen.</translation>
    </message>
    <message>
        <source>The table has more than 4,294,967,294 tuples.</source>
        <translation>Die Tabelle hat mehr als 4.294.967.294 Tupel.</translation>
    </message>
    <message>
        <source>The given order lists a value twice.</source>
        <translation>Die gegebene Ordnung führt einen Wert zweimal auf.</translation>
    </message>
    <message>
        <source>A value of this attribute is not a date. Make it categorical.</source>
        <translation>Ein Wert dieses Attributs ist kein Datum. Es kategorial machen.</translation>
    </message>
    <message>
        <source>A value of this attribute is not a number. Make it categorical.</source>
        <translation>Ein Wert dieses Attributs ist keine Zahl. Es kategorial machen.</translation>
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
        <source>Two attributes have the same name.</source>
        <translation>Zwei Attribute haben denselben Namen.</translation>
    </message>
    <message>
        <source>A table needs at least one attribute.</source>
        <translation>Eine Tabelle braucht mindestens ein Attribut.</translation>
    </message>
    <message>
        <source>The attributes differ in length.</source>
        <translation>Die Attribute sind verschieden lang.</translation>
    </message>
    <message>
        <source>The table has no attribute of this name.</source>
        <translation>Die Tabelle hat kein Attribut dieses Namens.</translation>
    </message>
    <message>
        <source>These columns and buckets were made for another table. Compute them again.</source>
        <translation>Diese Spalten und Buckets gehören zu einer anderen Tabelle. Sie neu berechnen lassen.</translation>
    </message>
    <message>
        <source>The entry %1 names no table.</source>
        <translation>Der Eintrag %1 nennt keine Tabelle.</translation>
    </message>
    <message>
        <source>The entry %1 is no digest.</source>
        <translation>Der Eintrag %1 ist keine Prüfsumme.</translation>
    </message>
    <message>
        <source>The entry %1 names an attribute twice, or one that the recipe does not have.</source>
        <translation>Der Eintrag %1 nennt ein Attribut zweimal oder eines, das das Rezept nicht hat.</translation>
    </message>
    <message>
        <source>The entry %1 has an empty column, names an attribute twice, or one that the recipe does not have.</source>
        <translation>Der Eintrag %1 hat eine leere Spalte, nennt ein Attribut zweimal oder eines, das das Rezept nicht hat.</translation>
    </message>
    <message>
        <source>The entry %1 has an empty group, names an attribute twice, or one that the recipe does not have.</source>
        <translation>Der Eintrag %1 hat eine leere Gruppe, nennt ein Attribut zweimal oder eines, das das Rezept nicht hat.</translation>
    </message>
    <message>
        <source>The entry %1 names an attribute that the recipe does not have.</source>
        <translation>Der Eintrag %1 nennt ein Attribut, das das Rezept nicht hat.</translation>
    </message>
    <message>
        <source>The entry %1 has an attribute without a name, or one twice.</source>
        <translation>Der Eintrag %1 hat ein Attribut ohne Namen oder eines zweimal.</translation>
    </message>
    <message>
        <source>The entry %1 lists a value twice.</source>
        <translation>Der Eintrag %1 führt einen Wert zweimal auf.</translation>
    </message>
    <message>
        <source>The entry %1 is empty.</source>
        <translation>Der Eintrag %1 ist leer.</translation>
    </message>
    <message>
        <source>The entry %1 is missing.</source>
        <translation>Der Eintrag %1 fehlt.</translation>
    </message>
    <message>
        <source>The entry %1 cannot be used.</source>
        <translation>Der Eintrag %1 ist nicht zu gebrauchen.</translation>
    </message>
    <message>
        <source>The entry %1 does not hold a text.</source>
        <translation>Der Eintrag %1 enthält keinen Text.</translation>
    </message>
    <message>
        <source>The entry %1 does not hold true or false.</source>
        <translation>Der Eintrag %1 enthält weder true noch false.</translation>
    </message>
    <message>
        <source>The entry %1 does not hold a whole number within its limits.</source>
        <translation>Der Eintrag %1 enthält keine ganze Zahl in ihren Grenzen.</translation>
    </message>
    <message>
        <source>The entry %1 does not hold one sign.</source>
        <translation>Der Eintrag %1 enthält nicht ein einzelnes Zeichen.</translation>
    </message>
    <message>
        <source>The entry %1 does not hold a fraction in lowest terms.</source>
        <translation>Der Eintrag %1 enthält keinen gekürzten Bruch.</translation>
    </message>
    <message>
        <source>The entry %1 does not hold a list of lists.</source>
        <translation>Der Eintrag %1 enthält keine Liste von Listen.</translation>
    </message>
    <message>
        <source>The entry %1 does not hold a list.</source>
        <translation>Der Eintrag %1 enthält keine Liste.</translation>
    </message>
    <message>
        <source>The entry %1 does not hold a privacy model that this version knows.</source>
        <translation>Der Eintrag %1 enthält kein Modell, das diese Version kennt.</translation>
    </message>
    <message>
        <source>The entry %1 does not hold levels that fit each other.</source>
        <translation>Der Eintrag %1 enthält keine Stufen, die zueinander passen.</translation>
    </message>
    <message>
        <source>The group %1 has an entry that this version does not know.</source>
        <translation>Die Gruppe %1 hat einen Eintrag, den diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>The file was changed by other means: use a copy of it.</source>
        <translation>Die Datei wurde auf anderem Weg geändert: eine Kopie von ihr verwenden.</translation>
    </message>
    <message>
        <source>The file was changed by other means or is damaged: use a copy of it.</source>
        <translation>Die Datei wurde auf anderem Weg geändert oder ist beschädigt: eine Kopie von ihr verwenden.</translation>
    </message>
    <message>
        <source>The file cannot be opened. Look at its permissions.</source>
        <translation>Die Datei lässt sich nicht öffnen. Ihre Rechte prüfen.</translation>
    </message>
    <message>
        <source>The file cannot be read to its end.</source>
        <translation>Die Datei lässt sich nicht zu Ende lesen.</translation>
    </message>
    <message>
        <source>Digests of %1 files agree with the manifest</source>
        <translation>Die Prüfsummen von %1 Dateien stimmen mit dem Manifest überein</translation>
    </message>
    <message>
        <source>Structure: %1 lines, %2 buckets, %3 columns</source>
        <translation>Aufbau: %1 Zeilen, %2 Buckets, %3 Spalten</translation>
    </message>
    <message>
        <source>Structure: %1 lines, %2 bucket, %3 columns</source>
        <translation>Aufbau: %1 Zeilen, %2 Bucket, %3 Spalten</translation>
    </message>
    <message>
        <source>Structure: %1 lines, %2 buckets, %3 column</source>
        <translation>Aufbau: %1 Zeilen, %2 Buckets, %3 Spalte</translation>
    </message>
    <message>
        <source>Structure: %1 lines, %2 bucket, %3 column</source>
        <translation>Aufbau: %1 Zeilen, %2 Bucket, %3 Spalte</translation>
    </message>
    <message>
        <source>No identifier, excluded attribute, order, seed or path in any file</source>
        <translation>Kein Identifikator, kein ausgeschlossenes Attribut, keine Reihenfolge, kein Startwert und kein Pfad in einer Datei</translation>
    </message>
    <message>
        <source>No attribute is sensitive, so nothing is promised of any value; only digests and structure can be checked</source>
        <translation>Kein Attribut ist sensibel, also wird über keinen Wert etwas versprochen; nur Prüfsummen und Aufbau lassen sich prüfen</translation>
    </message>
    <message>
        <source>With the original: every column holds the table's values, all %1 tuples match a bucket</source>
        <translation>Mit dem Original: jede Spalte enthält die Werte der Tabelle, alle %1 Tupel passen zu einem Bucket</translation>
    </message>
    <message>
        <source>plain words such as &quot;name&quot; in README.txt that happen to be an attribute that is not released</source>
        <translation>gewöhnliche Wörter wie &quot;name&quot; in README.txt, die zufällig ein nicht freigegebenes Attribut sind</translation>
    </message>
    <message>
        <source>Every group of equal QI part in the sensitive column keeps each share within %1/%2</source>
        <translation>Jede Gruppe mit gleichem QI-Teil in der sensiblen Spalte hält jeden Anteil bei höchstens %1/%2</translation>
    </message>
    <message>
        <source>Every group of equal QI part in the sensitive column keeps distinct l-diversity (weak), l = %1</source>
        <translation>Jede Gruppe mit gleichem QI-Teil in der sensiblen Spalte hält einfache ℓ-Diversität (schwach), ℓ = %1</translation>
    </message>
    <message>
        <source>Every group of equal QI part in the sensitive column keeps entropy l-diversity, l = %1</source>
        <translation>Jede Gruppe mit gleichem QI-Teil in der sensiblen Spalte hält Entropie-ℓ-Diversität, ℓ = %1</translation>
    </message>
    <message>
        <source>Every group of equal QI part in the sensitive column keeps recursive (c,l)-diversity, c = %1, l = %2</source>
        <translation>Jede Gruppe mit gleichem QI-Teil in der sensiblen Spalte hält rekursive (c,ℓ)-Diversität, c = %1, ℓ = %2</translation>
    </message>
    <message>
        <source>Every group of equal QI part in the sensitive column keeps t-closeness, t = %1</source>
        <translation>Jede Gruppe mit gleichem QI-Teil in der sensiblen Spalte hält t-Closeness, t = %1</translation>
    </message>
    <message>
        <source>Every group of equal QI part in the column of %1 keeps each share within %2/%3</source>
        <translation>Jede Gruppe mit gleichem QI-Teil in der Spalte von %1 hält jeden Anteil bei höchstens %2/%3</translation>
    </message>
    <message>
        <source>Every group of equal QI part in the column of %1 keeps distinct l-diversity (weak), l = %2</source>
        <translation>Jede Gruppe mit gleichem QI-Teil in der Spalte von %1 hält einfache ℓ-Diversität (schwach), ℓ = %2</translation>
    </message>
    <message>
        <source>Every group of equal QI part in the column of %1 keeps entropy l-diversity, l = %2</source>
        <translation>Jede Gruppe mit gleichem QI-Teil in der Spalte von %1 hält Entropie-ℓ-Diversität, ℓ = %2</translation>
    </message>
    <message>
        <source>Every group of equal QI part in the column of %1 keeps recursive (c,l)-diversity, c = %2, l = %3</source>
        <translation>Jede Gruppe mit gleichem QI-Teil in der Spalte von %1 hält rekursive (c,ℓ)-Diversität, c = %2, ℓ = %3</translation>
    </message>
    <message>
        <source>Every group of equal QI part in the column of %1 keeps t-closeness, t = %2</source>
        <translation>Jede Gruppe mit gleichem QI-Teil in der Spalte von %1 hält t-Closeness, t = %2</translation>
    </message>
    <message>
        <source>With the original: p(t,s) of %1 signatures summed anew, largest %2/%3</source>
        <translation>Mit dem Original: p(t,s) von %1 Signaturen neu summiert, der größte Wert ist %2/%3</translation>
    </message>
    <message>
        <source>With the original: p(t,.) of %1 signatures summed anew, each keeps distinct l-diversity (weak), l = %2</source>
        <translation>Mit dem Original: p(t,.) von %1 Signaturen neu summiert, jede hält einfache ℓ-Diversität (schwach), ℓ = %2</translation>
    </message>
    <message>
        <source>With the original: p(t,.) of %1 signatures summed anew, each keeps entropy l-diversity, l = %2</source>
        <translation>Mit dem Original: p(t,.) von %1 Signaturen neu summiert, jede hält Entropie-ℓ-Diversität, ℓ = %2</translation>
    </message>
    <message>
        <source>With the original: p(t,.) of %1 signatures summed anew, each keeps recursive (c,l)-diversity, c = %2, l = %3</source>
        <translation>Mit dem Original: p(t,.) von %1 Signaturen neu summiert, jede hält rekursive (c,ℓ)-Diversität, c = %2, ℓ = %3</translation>
    </message>
    <message>
        <source>With the original: p(t,.) of %1 signatures summed anew, each keeps t-closeness, t = %2</source>
        <translation>Mit dem Original: p(t,.) von %1 Signaturen neu summiert, jede hält t-Closeness, t = %2</translation>
    </message>
    <message>
        <source>With the original: p(t,s) of %1 signatures summed anew for %2, largest %3/%4</source>
        <translation>Mit dem Original: p(t,s) von %1 Signaturen neu summiert für %2, der größte Wert ist %3/%4</translation>
    </message>
    <message>
        <source>With the original: p(t,.) of %1 signatures summed anew for %2, each keeps distinct l-diversity (weak), l = %3</source>
        <translation>Mit dem Original: p(t,.) von %1 Signaturen neu summiert für %2, jede hält einfache ℓ-Diversität (schwach), ℓ = %3</translation>
    </message>
    <message>
        <source>With the original: p(t,.) of %1 signatures summed anew for %2, each keeps entropy l-diversity, l = %3</source>
        <translation>Mit dem Original: p(t,.) von %1 Signaturen neu summiert für %2, jede hält Entropie-ℓ-Diversität, ℓ = %3</translation>
    </message>
    <message>
        <source>With the original: p(t,.) of %1 signatures summed anew for %2, each keeps recursive (c,l)-diversity, c = %3, l = %4</source>
        <translation>Mit dem Original: p(t,.) von %1 Signaturen neu summiert für %2, jede hält rekursive (c,ℓ)-Diversität, c = %3, ℓ = %4</translation>
    </message>
    <message>
        <source>With the original: p(t,.) of %1 signatures summed anew for %2, each keeps t-closeness, t = %3</source>
        <translation>Mit dem Original: p(t,.) von %1 Signaturen neu summiert für %2, jede hält t-Closeness, t = %3</translation>
    </message>
    <message>
        <source>Comma, because it cuts each of the first %1 records into %2 fields.</source>
        <translation>Komma, weil damit jeder der ersten %1 Datensätze in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>Semicolon, because it cuts each of the first %1 records into %2 fields.</source>
        <translation>Strichpunkt, weil damit jeder der ersten %1 Datensätze in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>Tab, because it cuts each of the first %1 records into %2 fields.</source>
        <translation>Tabulator, weil damit jeder der ersten %1 Datensätze in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>Vertical bar, because it cuts each of the first %1 records into %2 fields.</source>
        <translation>Senkrechter Strich, weil damit jeder der ersten %1 Datensätze in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>Colon, because it cuts each of the first %1 records into %2 fields.</source>
        <translation>Doppelpunkt, weil damit jeder der ersten %1 Datensätze in %2 Felder zerfällt.</translation>
    </message>
    <message>
        <source>Comma, although no delimiter cuts the first records into equally many fields.</source>
        <translation>Komma, obwohl mit keinem Trennzeichen die ersten Datensätze in gleich viele Felder zerfallen.</translation>
    </message>
    <message>
        <source>The first record reads like names.</source>
        <translation>Der erste Datensatz liest sich wie Namen.</translation>
    </message>
    <message>
        <source>No header, because the first record does not read like names.</source>
        <translation>Keine Kopfzeile, weil sich der erste Datensatz nicht wie Namen liest.</translation>
    </message>
    <message>
        <source>Encoding windows-1252, because the bytes are not UTF-8.</source>
        <translation>Zeichenkodierung windows-1252, weil die Bytes kein UTF-8 sind.</translation>
    </message>
    <message>
        <source>Decimal comma, because numbers have one.</source>
        <translation>Dezimalkomma, weil Zahlen eines haben.</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <translation>d. MMM yyyy, HH:mm</translation>
    </message>
</context>
</TS>

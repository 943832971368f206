import type { ContradictionCase } from './contradiction-case.ts'

export const dateCases: readonly ContradictionCase[] = [
  {
    why: "Monat der Voruntersuchung weicht ab.",
    kind: 'date',
    quotes: ["CT vom 12.03.2024", "Im Vergleich zur Voruntersuchung vom 12.05.2024 unverändert"],
    text: `CT Thorax
Voraufnahmen: CT vom 12.03.2024.
Befund: Im Vergleich zur Voruntersuchung vom 12.05.2024 unverändert.
Beurteilung: Konstant.`,
  },
  {
    why: "Voruntersuchung liegt nach der Untersuchung.",
    kind: 'date',
    quotes: ["MRT vom 14.02.2024", "MRT vom 20.06.2024"],
    text: `MRT vom 14.02.2024
Voraufnahmen: MRT vom 20.06.2024.
Befund: Unverändert.
Beurteilung: Konstant.`,
  },
  {
    why: "Den 31. April gibt es nicht.",
    kind: 'date',
    quotes: ["Voraufnahmen:", "31.04.2024"],
    text: `Röntgen Thorax
Voraufnahmen: 31.04.2024.
Befund: Kein Infiltrat.
Beurteilung: Kein Infiltrat.`,
  },
  {
    why: "Zwei Daten derselben Voruntersuchung ohne Abschnitte.",
    kind: 'date',
    quotes: ["Zum Vergleich liegt die Voruntersuchung vom 03.01.2024 vor", "Gegenüber der Voruntersuchung vom 03.11.2024 keine Änderung"],
    text: `CT Thorax
Zum Vergleich liegt die Voruntersuchung vom 03.01.2024 vor. Kein Infiltrat. Gegenüber der Voruntersuchung vom 03.11.2024 keine Änderung.`,
  },
  {
    why: "Jahr der Voruntersuchung weicht ab.",
    kind: 'date',
    quotes: ["MRT vom 22.11.2022", "Zum Vorbefund vom 22.11.2021 unverändert"],
    text: `Vergleich: MRT vom 22.11.2022.
Befund: Zum Vorbefund vom 22.11.2021 unverändert.
Beurteilung: Unverändert.`,
  },
  {
    why: "Den 13. Monat gibt es nicht.",
    kind: 'date',
    quotes: ["Voraufnahmen:", "CT vom 15.13.2023"],
    text: `Voraufnahmen: CT vom 15.13.2023.
Befund: Konstant.
Beurteilung: Konstant.`,
  },
  {
    why: "Die Untersuchung trägt im Fließtext ein Datum vor dem der Voruntersuchung.",
    kind: 'date',
    quotes: ["Untersuchung vom 03.02.2025", "Vergleich zur Voruntersuchung vom 12.05.2025"],
    text: `Vergleich zur Voruntersuchung vom 12.05.2025. Untersuchung vom 03.02.2025.`,
  },
  {
    why: "Untersucht vor der Geburt.",
    kind: 'date',
    quotes: ["MRT Schädel vom 11.03.2021", "Patientin, geb. 19.08.2024"],
    text: `Patientin, geb. 19.08.2024.
Vorbefund: MRT Schädel vom 11.03.2021.
Befund: Keine Blutung.`,
  },
  {
    why: "Datum hinter „gegenüber“ ohne „Voruntersuchung“.",
    kind: 'date',
    quotes: ["CT vom 03.02.2024", "Rundherd rechts 8 mm, gegenüber 03.07.2023 unverändert"],
    text: `CT Thorax vom 12.05.2024
Vergleich: CT vom 03.02.2024.
Befund: Rundherd rechts 8 mm, gegenüber 03.07.2023 unverändert.
Beurteilung: Konstanter Rundherd.`,
  },
  {
    why: "Vergleich als eigener kurzer Satz.",
    kind: 'date',
    quotes: ["Zum Vergleich MRT vom 14.09.2023", "Meningeom links frontal 22 mm, im Vergleich zur MRT vom 14.06.2023 konstant"],
    text: `MRT Schädel mit KM. Zum Vergleich MRT vom 14.09.2023.
Befund: Meningeom links frontal 22 mm, im Vergleich zur MRT vom 14.06.2023 konstant.
Beurteilung: Größenkonstantes Meningeom.`,
  },
  {
    why: "Die Sonographie hat zwei Daten, eines davon nach dieser Untersuchung.",
    kind: 'date',
    quotes: ["MRCP vom 12.04.2025", "Den Verdacht der Sonographie vom 19.04.2025 bestätigend Gangsteine"],
    text: `MRCP vom 12.04.2025
Voruntersuchung: Sonographie vom 09.04.2025.
Befund: Zwei Steine im DHC.
Beurteilung: Den Verdacht der Sonographie vom 19.04.2025 bestätigend Gangsteine.`,
  },
  {
    why: "Voraufnahme in der ersten Zeile, „gegenüber der Aufnahme vom“.",
    kind: 'date',
    quotes: ["Röntgen Thorax liegend, VU vom 02.03.2024", "Erguss links, gegenüber der Aufnahme vom 02.02.2024 rückläufig"],
    text: `Röntgen Thorax liegend, VU vom 02.03.2024
ZVK rechts. Erguss links, gegenüber der Aufnahme vom 02.02.2024 rückläufig.
Beurteilung: Rückläufiger Erguss links.`,
  },
  {
    why: "Nur Monat und Jahr, mit der Größe von damals.",
    kind: 'date',
    quotes: ["Sonographie vom 11/2022", "Knoten rechts 12 mm (09/2022: 11 mm)"],
    text: `Sonographie der Schilddrüse
Vorbefund: Sonographie vom 11/2022
Befund: Knoten rechts 12 mm (09/2022: 11 mm).
Beurteilung: Knoten rechts, unverändert zu 10/2022.`,
  },
  {
    why: "Auch die Überschrift eines abgeschriebenen Vorbefunds nennt einen Tag, den es geben muss.",
    kind: 'date',
    quotes: ["31.06.2023", "Vorbefund MRT LWS 31.06.2023"],
    text: `MRT LWS nativ
Vorbefund MRT LWS 31.06.2023: Protrusion L4/5.
Befund: Protrusion L4/5 unverändert.
Beurteilung: Kein Vorfall.`,
  },
  {
    why: "Der abgeschriebene Vorbefund trägt ein anderes Jahr als der Vergleich.",
    kind: 'date',
    quotes: ["MRT vom 14.05.2022", "Vorbefund 14.05.2021"],
    text: `MRT Schädel
Vergleich: MRT vom 14.05.2022.
Vorbefund 14.05.2021: Meningeom links frontal 12 mm.
Befund: Meningeom links frontal 12 mm.
Beurteilung: Konstantes Meningeom.`,
  },
  {
    why: "Das Maß von damals trägt ein anderes Jahr als die Voruntersuchung.",
    kind: 'date',
    quotes: ["Verlauf zur VU vom 14.06.2023", "Schwannom links 9 x 5 mm (am 14.06.2022 ebenfalls 9 x 5 mm)"],
    text: `MRT Felsenbein
Verlauf zur VU vom 14.06.2023.
Befund: Schwannom links 9 x 5 mm (am 14.06.2022 ebenfalls 9 x 5 mm).
Beurteilung: Konstantes Schwannom.`,
  },
  {
    why: "Das CT der Vorgeschichte hat zwei Daten.",
    kind: 'date',
    quotes: ["Herd im Segment VI, CT vom 14.02.2025", "Darstellung des Herdes wie im CT vom 14.05.2025"],
    text: `Chemoembolisation vom 03.06.2025
Indikation: Herd im Segment VI, CT vom 14.02.2025.
Durchführung: Darstellung des Herdes wie im CT vom 14.05.2025.
Beurteilung: Erfolgreiche Embolisation im Segment VI.`,
  },
  {
    why: 'Was in der Fragestellung geschah, war vor der Untersuchung.',
    kind: 'date',
    quotes: ['MRT Knie links vom 11.02.2026', 'Verdrehung am 19.03.2026'],
    text: `MRT Knie links vom 11.02.2026
Fragestellung: Meniskus? Verdrehung am 19.03.2026
Befund: Innenmeniskus intakt. Kein Erguss.
Beurteilung: Unauffälliges Knie.`,
  },
  {
    why: '„Vgl.“ nennt die Voraufnahme.',
    kind: 'date',
    quotes: ['Vgl. CT vom 04.05.2026', 'Verhalt am Pankreasschwanz aktuell 3,1 cm, am 04.07.2026 noch 6,2 cm'],
    text: `CT Abdomen
Vgl. CT vom 04.05.2026
Befund: Verhalt am Pankreasschwanz aktuell 3,1 cm, am 04.07.2026 noch 6,2 cm.`,
  },
  {
    why: "Unfall nach der Untersuchung.",
    kind: 'date',
    quotes: ["CT Schädel nativ vom 04.04.2024", "Treppensturz am 14.04.2024, Ausschluss Blutung"],
    text: `CT Schädel nativ vom 04.04.2024. Klinik: Treppensturz am 14.04.2024, Ausschluss Blutung.
Befund: Keine Blutung.
Beurteilung: Kein Traumafolgen.`,
  },
  {
    why: "Besprochen wird erst, was es schon gibt.",
    kind: 'date',
    quotes: ["CT Schädel vom 03.06.2024", "Befund am 03.05.2024 um 14:20 besprochen"],
    text: `CT Schädel vom 03.06.2024
Befund: Keine Blutung.
Beurteilung: Keine Blutung. Befund am 03.05.2024 um 14:20 besprochen.`,
  },
  {
    why: "Sturz nach der Untersuchung.",
    kind: 'date',
    quotes: ["Röntgen Handgelenk rechts 2 Ebenen vom 10.01.2024", "Z.n. Sturz am 12.01.2024"],
    text: `Röntgen Handgelenk rechts 2 Ebenen vom 10.01.2024
Klinische Angaben: Z.n. Sturz am 12.01.2024.
Befund: Keine Fraktur.
Beurteilung: Keine Fraktur.`,
  },
  {
    why: "„am … noch“: Größe von damals unter falschem Datum.",
    kind: 'date',
    quotes: ["CT vom 20.08.2023 und 14.02.2023", "Aneurysma 42 mm, am 20.08.2022 noch 39 mm"],
    text: `CT Abdomen
Voraufnahmen: CT vom 20.08.2023 und 14.02.2023.
Befund: Aneurysma 42 mm, am 20.08.2022 noch 39 mm.
Beurteilung: Progredientes Aneurysma.`,
  },
  {
    why: "„keine Änderung seit“ mit falschem Monat.",
    kind: 'date',
    quotes: ["Mammographie vom 05.06.2022", "Kein Herd, keine Änderung seit 05.08.2022"],
    text: `Mammographie beidseits
Voraufnahmen: Mammographie vom 05.06.2022
Befund: Dichte B. Kein Herd, keine Änderung seit 05.08.2022.
Beurteilung: BI-RADS 2 beidseits.`,
  },
  {
    why: "„Voraufn.“ endet den Satz nicht.",
    kind: 'date',
    quotes: ["Voraufn. vom 03.05.2023", "FNH 33 mm, gegenüber 03.05.2022 konstant"],
    text: `MRT Leber
Voraufn. vom 03.05.2023.
Befund: FNH 33 mm, gegenüber 03.05.2022 konstant.
Beurteilung: FNH.`,
  },
  {
    why: "Monat und Jahr der VU an zwei Stellen.",
    kind: 'date',
    quotes: ["Voraufnahmen vom 04/2022", "Zur Voruntersuchung vom 04/2021 keine Änderung"],
    text: `Mammographie
Voraufnahmen vom 04/2022.
Befund: Kein Herd. Zur Voruntersuchung vom 04/2021 keine Änderung.
Beurteilung: BI-RADS 1 bds.`,
  },
  {
    why: "Operation nach der Untersuchung.",
    kind: 'date',
    quotes: ["Röntgen Hüfte vom 02.02.2024", "Z. n. Hüft-TEP am 12.03.2024"],
    text: `Röntgen Hüfte vom 02.02.2024
Klinik: Z. n. Hüft-TEP am 12.03.2024.
Befund: TEP regelrecht.
Beurteilung: Keine Lockerung.`,
  },
  {
    why: '„Seit dem“ nennt die Voraufnahme mit anderem Jahr, ohne dass eine Überschrift sie aufführt.',
    kind: 'date',
    quotes: ["15-jährige Patientin, Vergleich zum 17.06.2023", "Zunahme der Skoliose seit dem 17.06.2021"],
    text: `Röntgen Wirbelsäule im Stehen
15-jährige Patientin, Vergleich zum 17.06.2023. Thorakale Skoliose, Cobb 28°.
Zunahme der Skoliose seit dem 17.06.2021.`,
  },
  {
    why: 'Zwei Voraufnahmen aufgeführt, die genannte ist keine davon.',
    kind: 'date',
    quotes: ["Vergleich CT vom 11.09.2023 und 08.02.2023", "Rundherd 5 mm, in der CT vom 08.02.2021 ebenfalls 5 mm"],
    text: `CT Thorax
Vergleich CT vom 11.09.2023 und 08.02.2023.
Rundherd 5 mm, in der CT vom 08.02.2021 ebenfalls 5 mm.`,
  },
  {
    why: '„VA“ ist die Voraufnahme.',
    kind: 'date',
    quotes: ['VA vom 08.06.2025', 'Gegenüber 08.06.2024 ist der Erguss kleiner'],
    text: `Röntgen Thorax
VA vom 08.06.2025.
Befund: Gegenüber 08.06.2024 ist der Erguss kleiner.`,
  },
  {
    why: "„Idem“ nennt die Voruntersuchung.",
    kind: 'date',
    quotes: ["Kontrolle, Voruntersuchung vom 14.06.2024", "Rechts Knoten 12 mm, idem zum 14.06.2021"],
    text: `Sonographie Schilddrüse
Kontrolle, Voruntersuchung vom 14.06.2024.
Befund: Rechts Knoten 12 mm, idem zum 14.06.2021.
Beurteilung: Unveränderter Knoten rechts.`,
  },
  {
    why: "Die Aufnahme liegt vor der Operation.",
    kind: 'date',
    quotes: ["Aufnahme vom 03.04.2024", "Z. n. Knie-TEP am 12.05.2024"],
    text: `Röntgen Knie links
Z. n. Knie-TEP am 12.05.2024. Aufnahme vom 03.04.2024.
Befund: Prothese regelrecht.`,
  },
  {
    why: 'Die erste Behandlung liegt nach dieser.',
    kind: 'date',
    quotes: ["Radiofrequenzablation (2. Sitzung) vom 14.05.2024", "Erste Ablation am 20.08.2024"],
    text: `Radiofrequenzablation (2. Sitzung) vom 14.05.2024
Erste Ablation am 20.08.2024. Zugang über die rechte Leiste.`,
  },
  {
    why: 'Das Untersuchungsdatum steht als Feld.',
    kind: 'date',
    quotes: ["Untersuchungsdatum: 12.03.2024", "Im Vergleich zur MRT vom 10.04.2024 unverändert"],
    text: `Untersuchungsdatum: 12.03.2024
MRT Knie rechts
Befund: Im Vergleich zur MRT vom 10.04.2024 unverändert.`,
  },
  {
    why: 'Das Datum der Untersuchung steht auf eigener Zeile.',
    kind: 'date',
    quotes: ['Datum: 14.06.2023', 'CT Thorax vom 02.09.2023'],
    text: `CT Thorax
Datum: 14.06.2023
Vergleich: CT Thorax vom 02.09.2023.
Befund: Kein Infiltrat.
Beurteilung: Regelrechter Befund.`,
  },
  {
    why: 'Die letzte Untersuchung liegt nach der heutigen.',
    kind: 'date',
    quotes: ["heutige Untersuchung vom 09.07.2025", "Letztes MRT vom 02.10.2025"],
    text: `MRT Schädel
Letztes MRT vom 02.10.2025, heutige Untersuchung vom 09.07.2025. Keine neuen Herde.`,
  },
  {
    why: 'Der Brief nennt den Tag der Untersuchung.',
    kind: 'date',
    quotes: ["Sehr geehrter Herr Kollege, wir berichten über die Untersuchung vom 27.08.2025", "Voruntersuchung vom 20.08.2026"],
    text: `Sehr geehrter Herr Kollege, wir berichten über die Untersuchung vom 27.08.2025.
Voruntersuchung vom 20.08.2026. Rundherd unverändert.`,
  },
  {
    why: 'Die Untersuchung liegt vor dem Eingriff, dessen Folge sie zeigt.',
    kind: 'date',
    quotes: ['Untersuchung 25.10.2026', 'Hämatom nach Herzkatheter vom 26.10.2026'],
    text: `Duplex Leiste rechts
Hämatom nach Herzkatheter vom 26.10.2026. Untersuchung 25.10.2026.
Kein Aneurysma spurium.`,
  },
  {
    why: 'Der Eingriff der Überschrift ist die Untersuchung selbst, die Bildgebung der Indikation liegt davor.',
    kind: 'date',
    quotes: ["Stanzbiopsie Leber am 03.05.2026", "Läsion im Segment VI, MRT vom 12.06.2026"],
    text: `Stanzbiopsie Leber am 03.05.2026
Indikation: Läsion im Segment VI, MRT vom 12.06.2026.
Befund: Punktion von interkostal, drei Zylinder.`,
  },
  {
    why: 'Das Datum der Überschrift steht hinter einer Abkürzung; verglichen wird mit einer späteren Aufnahme.',
    kind: 'date',
    quotes: ["Röntgen Hüfte links 2 Eb. + Schichten (03.02.2024)", "Saum am Schaft 2 mm, zur Aufnahme vom 19.08.2024 unverändert"],
    text: `Röntgen Hüfte links 2 Eb. + Schichten (03.02.2024)
Befund: Saum am Schaft 2 mm, zur Aufnahme vom 19.08.2024 unverändert.`,
  },
  {
    why: 'Der Insult der Vorgeschichte liegt nach der Untersuchung.',
    kind: 'date',
    quotes: ["CT Schädel vom 11.03.2025", "Ponsinfarkt rechts am 21.03.2025"],
    text: `CT Schädel vom 11.03.2025
Anamnese: Ponsinfarkt rechts am 21.03.2025.
Befund: Hypodenses Areal im Pons rechts.`,
  },
  {
    why: 'Die Versorgung in der Vorgeschichte ohne Überschrift liegt nach der Untersuchung.',
    kind: 'date',
    quotes: ["Röntgen Ellenbogen links, 05.06.2024", "Z. n. Olekranonfraktur vom 02.05.2024, Zuggurtungsosteosynthese am 25.06.2024"],
    text: `Röntgen Ellenbogen links, 05.06.2024
Z. n. Olekranonfraktur vom 02.05.2024, Zuggurtungsosteosynthese am 25.06.2024.
Regelrechte Lage der Drähte.`,
  },
  {
    why: 'Unter der Frage steht die Untersuchung mit ihrem Datum, die Voruntersuchung liegt danach.',
    kind: 'date',
    quotes: ['MRT des Abdomens vom 09.05.2020:', 'Zum Vergleich Voruntersuchung vom 15.12.2020'],
    text: `Fragestellung: Verlaufskontrolle?

MRT des Abdomens vom 09.05.2020:
Zum Vergleich Voruntersuchung vom 15.12.2020.
Befund: Leberzyste 12 mm.
Beurteilung: Leberzyste.`,
  },
  {
    why: 'Einen neunzehnten Monat gibt es nicht.',
    kind: 'date',
    quotes: ['Klinische Angaben:', 'Bekanntes Lymphom, ED 19/23'],
    text: `Klinische Angaben: Bekanntes Lymphom, ED 19/23.
Befund: Keine Lymphadenopathie.`,
  },
  {
    why: 'Niemand stürzt nach der Aufnahme, die den Sturz abklärt.',
    kind: 'date',
    quotes: ['Daumen rechts, Untersuchung vom 16.01.2025', 'Sturz beim Skifahren am 24.01.2025'],
    text: `Daumen rechts, Untersuchung vom 16.01.2025
Sturz beim Skifahren am 24.01.2025. Ossärer Ausriss an der Grundphalanx.`,
  },
  {
    why: "Der eine Vorbefund, der genannt ist, hat ein anderes Datum.",
    kind: 'date',
    quotes: ["CT vom 04.02.2025: Rundherd 5 mm", "Im Vergleich zum Vorbefund vom 17.08.2024 Rundherd unverändert"],
    text: `Vorbefund: CT vom 04.02.2025: Rundherd 5 mm.
Befund: Im Vergleich zum Vorbefund vom 17.08.2024 Rundherd unverändert.
Beurteilung: Konstanter Rundherd.`,
  },
  {
    why: 'Seit wann etwas gleich blieb, ist der Tag des Vergleichs.',
    kind: 'date',
    quotes: ['CT vom 05.03.2024', 'Seit 05.08.2024 größenkonstanter Rundherd im Oberlappen'],
    text: `CT Thorax
Vergleich: CT vom 05.03.2024.
Befund: Rundherd im Oberlappen 6 mm (VU 6 mm).
Beurteilung: Seit 05.08.2024 größenkonstanter Rundherd im Oberlappen.`,
  },
  {
    why: "Verglichen wird mit der Untersuchung, die vorliegt.",
    kind: 'date',
    quotes: ["CT vom 05.12.2024", "Lebermetastasen, im Vergleich zum 05.10.2024: Segment II 9 mm (VU 12 mm)"],
    text: `CT Abdomen vom 03.03.2025
Vergleich: CT vom 05.12.2024
Befund: Lebermetastasen, im Vergleich zum 05.10.2024: Segment II 9 mm (VU 12 mm).
Beurteilung: Regrediente Metastasen.`,
  },
  {
    why: "Das Maß von damals hat das Jahr verfehlt.",
    kind: 'date',
    quotes: ["MRT vom 11.09.2024", "Meningeom frontal links 17 x 12 mm (am 11.09.2023 15 x 10 mm)"],
    text: `MRT Schädel vom 03.03.2025
Voruntersuchung: MRT vom 11.09.2024
Befund: Meningeom frontal links 17 x 12 mm (am 11.09.2023 15 x 10 mm).
Beurteilung: Größenprogredientes Meningeom.`,
  },
  {
    why: "Was noch sein soll, kann nicht gewesen sein.",
    kind: 'date',
    quotes: ["Angiographie vom 12.05.2025", "Nächste Kontrolle am 12.03.2025"],
    text: `Angiographie vom 12.05.2025
Befund: PTA der A. poplitea rechts ohne Residuum.
Beurteilung: Erfolgreiche PTA. Nächste Kontrolle am 12.03.2025.`,
  },
  {
    why: '„v.“ vor einem Datum ist „vom“.',
    kind: 'date',
    quotes: ['Voraufn. v. 03.06.2024 z', 'Port rechts pektoral, unverändert gg. 03.06.2023'],
    text: `Rö.-Thorax pa v. 12.02.2025
Voraufn. v. 03.06.2024 z. Vgl. Herz o.B. Port rechts pektoral, unverändert gg. 03.06.2023.`,
  },
  {
    why: 'Verglichen wird mit der Voruntersuchung, von welchem Ereignis der Satz auch spricht.',
    kind: 'date',
    quotes: ['Vergleich vom 10.02.2025', 'Unveränderte Höhe der BWK-12-Fraktur gegenüber 10.04.2025'],
    text: `Röntgen BWS
Vergleich vom 10.02.2025.
Befund: BWK 12 unverändert 18 mm hoch.
Beurteilung: Unveränderte Höhe der BWK-12-Fraktur gegenüber 10.04.2025.`,
  },
  {
    why: 'Ein ungefährer Wert von damals nennt das Datum der Voruntersuchung.',
    kind: 'date',
    quotes: ['Vergleich CT 04.11.2024', 'Frakturspalt zu 60 % durchbaut (04.09.2024: ca. 20 %)'],
    text: `CT Handgelenk rechts
Vergleich CT 04.11.2024.
Befund: Frakturspalt zu 60 % durchbaut (04.09.2024: ca. 20 %).
Beurteilung: Fortschreitende Heilung.`,
  },
  {
    why: 'Von mehreren Voruntersuchungen ist eine einmal anders datiert.',
    kind: 'date',
    quotes: ['Verlaufskontrolle zu CT vom 11.10.2024 und 09.01.2025', 'Lymphknoten 12 mm (09.01.2023: 10 mm)'],
    text: `CT Thorax
Verlaufskontrolle zu CT vom 11.10.2024 und 09.01.2025.
Befund: Rundherd 9 mm (11.10.2024: 8 mm, 09.01.2025: 8 mm). Lymphknoten 12 mm (09.01.2023: 10 mm).
Beurteilung: Stabiler Befund.`,
  },
  {
    why: 'Dieselbe Voruntersuchung, ein Jahr früher.',
    kind: 'date',
    quotes: ['Externe CT vom 14.08.2023', 'Der Herd misst jetzt 12 mm, am 14.08.2022 waren es 9 mm'],
    text: `CT Thorax
Vorbefund: Externe CT vom 14.08.2023.
Befund: Der Herd misst jetzt 12 mm, am 14.08.2022 waren es 9 mm.
Beurteilung: Progrediente Größe.`,
  },
  {
    why: 'Auch ein kurzer Satz über die Voruntersuchung zählt keine auf.',
    kind: 'date',
    quotes: ['CT vom 21.03.2024', 'In der Voruntersuchung vom 21.03.2021 war der Knoten nicht vorhanden'],
    text: `CT Abdomen
Vorbefund: CT vom 21.03.2024.
Befund: In der Voruntersuchung vom 21.03.2021 war der Knoten nicht vorhanden.
Beurteilung: Neuer Knoten.`,
  },
  {
    why: 'Was am 11.06. gemessen wurde, war am 11.09.',
    kind: 'date',
    quotes: ['Zum Vergleich MRT vom 11.09.2024', 'Am 11.06.2024 hatte der Knoten 12 mm'],
    text: `MRT Leber vom 21.01.2025
Zum Vergleich MRT vom 11.09.2024.
Befund: Knoten in Segment V, 17 mm. Am 11.06.2024 hatte der Knoten 12 mm.
Beurteilung: Größenzunahme.`,
  },
  {
    why: 'Das Vorher-PET liegt nach dem heutigen.',
    kind: 'date',
    quotes: ['PET/CT, 1 h p.i., mit KM, 05.05.2024', 'Vorher-PET 09.07.2024'],
    text: `PET/CT, 1 h p.i., mit KM, 05.05.2024
Hodgkin-Lymphom, Interim. Vorher-PET 09.07.2024.
Hals: Lymphknoten rechts 11 mm.`,
  },
  {
    why: 'Tag und Monat sind vertauscht, und das Jahr ist ein anderes.',
    kind: 'date',
    quotes: ['Voruntersuchung 03.02.2024', 'Kein Herd, im Vergleich zum 02.03.2023 unverändert'],
    text: `Sonographie Leber
Zirrhose. Voruntersuchung 03.02.2024.
Befund: Leber höckrig, kein Herd. Milz 14 cm.
Beurteilung: Kein Herd, im Vergleich zum 02.03.2023 unverändert.`,
  },
  {
    why: 'Die einzige Voruntersuchung hat im Befund ein ganz anderes Datum.',
    kind: 'date',
    quotes: ['CT vom 14.06.2023', 'Leberzyste in Segment IV 31 mm, gegenüber der Voruntersuchung vom 02.11.2021 unverändert'],
    text: `CT Abdomen
Voruntersuchung: CT vom 14.06.2023.
Befund: Leberzyste in Segment IV 31 mm, gegenüber der Voruntersuchung vom 02.11.2021 unverändert.
Beurteilung: Leberzyste.`,
  },
  {
    why: 'Monat und Jahr neben dem Wachstum sind die der Voruntersuchung.',
    kind: 'date',
    quotes: ['Kontrolle, VU vom 11.04.2023', 'Wachstum des Meningeoms um 3 mm seit 04/2021'],
    text: `MRT Schädel
Klinische Angaben: Kontrolle, VU vom 11.04.2023.
Befund: Meningeom der Konvexität rechts, 24 mm (VU 21 mm).
Beurteilung: Wachstum des Meningeoms um 3 mm seit 04/2021.`,
  },
  {
    why: '„Die Voraufnahme“ ist die eine, die oben steht.',
    kind: 'date',
    quotes: ['Röntgen Thorax vom 07.05.2023: Pneumothorax rechts', 'Zum Vergleich die Voraufnahme vom 17.05.2022'],
    text: `Röntgen Thorax
Vorbefund: Röntgen Thorax vom 07.05.2023: Pneumothorax rechts.
Befund: Zum Vergleich die Voraufnahme vom 17.05.2022. Pneumothorax rechts, 5 mm.
Beurteilung: Rückläufiger Pneumothorax rechts.`,
  },
  {
    why: 'Der Unfall der Anamnese hat unten einen anderen Tag.',
    kind: 'date',
    quotes: ['Anprall am Armaturenbrett am 17.03.2024', 'Hinteres Kreuzband komplett gerissen (Unfall vom 17.08.2024)'],
    text: `MRT Knie links
Klinische Angaben: Anprall am Armaturenbrett am 17.03.2024.
Befund: Hinteres Kreuzband nicht abgrenzbar.
Beurteilung: Hinteres Kreuzband komplett gerissen (Unfall vom 17.08.2024).`,
  },
  {
    why: 'Dieselben Ziffern in anderer Folge sind dieselbe Voraufnahme.',
    kind: 'date',
    quotes: ['Gegenüber CT vom 03.12.2023 Hämatom unverändert', 'Im Vergleich zur CT vom 12.03.2023 keine neue Blutung'],
    text: `CT Schädel
Befund: Gegenüber CT vom 03.12.2023 Hämatom unverändert.
Beurteilung: Im Vergleich zur CT vom 12.03.2023 keine neue Blutung.`,
  },
  {
    why: '„Verglichen mit“ nennt die Voruntersuchung.',
    kind: 'date',
    quotes: ['CT vom 14.02.2024', 'Verglichen mit 14.05.2023 konstanter Rundherd links'],
    text: `CT Thorax
Vergleich: CT vom 14.02.2024.
Befund: Rundherd im linken Unterlappen, 6 mm.
Beurteilung: Verglichen mit 14.05.2023 konstanter Rundherd links.`,
  },
]

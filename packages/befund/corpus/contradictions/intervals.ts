import type { ContradictionCase } from './contradiction-case.ts'

export const intervalCases: readonly ContradictionCase[] = [
  {
    why: "Größenverlauf in Gegenrichtung.",
    kind: 'interval',
    quotes: ["Rundherd im Mittellappen mit 14 mm größenprogredient gegenüber der Voruntersuchung", "Größenregredienter Rundherd im Mittellappen"],
    text: `CT Thorax
Befund: Rundherd im Mittellappen mit 14 mm größenprogredient gegenüber der Voruntersuchung.
Beurteilung: Größenregredienter Rundherd im Mittellappen.`,
  },
  {
    why: "Maße jetzt und zuvor widerlegen „progredient“.",
    kind: 'interval',
    quotes: ["Progrediente Lebermetastasen", "Lebermetastasen in Segment VI aktuell 22 mm, in der Voruntersuchung 31 mm"],
    text: `CT
Befund: Lebermetastasen in Segment VI aktuell 22 mm, in der Voruntersuchung 31 mm.
Beurteilung: Progrediente Lebermetastasen.`,
  },
  {
    why: "Zunahme gegen Rückgang desselben Ergusses.",
    kind: 'interval',
    quotes: ["Zunehmender Pleuraerguss links", "Rückläufiger Pleuraerguss links"],
    text: `Röntgen Thorax
Befund: Zunehmender Pleuraerguss links.
Beurteilung: Rückläufiger Pleuraerguss links.`,
  },
  {
    why: "Unverändert gegen progredient.",
    kind: 'interval',
    quotes: ["Das Meningeom links frontal zeigt sich unverändert mit 18 mm", "Größenprogredientes Meningeom links frontal"],
    text: `MRT
Befund: Das Meningeom links frontal zeigt sich unverändert mit 18 mm.
Beurteilung: Größenprogredientes Meningeom links frontal.`,
  },
  {
    why: "Lymphknoten ohne eigenen Befund, nur ihr Verlauf.",
    kind: 'interval',
    quotes: ["Die Lymphknoten mediastinal sind gegenüber der Voruntersuchung deutlich größenregredient", "Progrediente mediastinale Lymphadenopathie"],
    text: `Befund: Die Lymphknoten mediastinal sind gegenüber der Voruntersuchung deutlich größenregredient.
Beurteilung: Progrediente mediastinale Lymphadenopathie.`,
  },
  {
    why: "Konstanz als Substantivgruppe.",
    kind: 'interval',
    quotes: ["Konstante Größe der Leberzyste in Segment VII", "Zunahme der Leberzyste Segment VII"],
    text: `Befund: Konstante Größe der Leberzyste in Segment VII.
Beurteilung: Zunahme der Leberzyste Segment VII.`,
  },
  {
    why: "Verlauf aus zwei Maßen ohne Wort dafür im Befund.",
    kind: 'interval',
    quotes: ["Rückläufiges Subduralhämatom links", "Subduralhämatom links aktuell 14 mm, Voruntersuchung 8 mm"],
    text: `Befund: Subduralhämatom links aktuell 14 mm, Voruntersuchung 8 mm.
Beurteilung: Rückläufiges Subduralhämatom links.`,
  },
  {
    why: "Rückbildung gegen Zunahme.",
    kind: 'interval',
    quotes: ["Vollständige Rückbildung des Pleuraergusses rechts", "Zunehmender Pleuraerguss rechts"],
    text: `Befund: Vollständige Rückbildung des Pleuraergusses rechts.
Beurteilung: Zunehmender Pleuraerguss rechts.`,
  },
  {
    why: "„Davon zwei neu“ gegen „keine neuen Läsionen“.",
    kind: 'negation',
    quotes: ["Multiple Läsionen periventrikulär und juxtakortikal, davon zwei neu frontal links", "Bekannte MS, keine neuen Läsionen"],
    text: `MRT Schädel
Multiple Läsionen periventrikulär und juxtakortikal, davon zwei neu frontal links.
Beurteilung: Bekannte MS, keine neuen Läsionen.`,
  },
  {
    why: "Neu aufgetreten und seit Jahren unverändert.",
    kind: 'interval',
    quotes: ["Links präpektoral scharf begrenzter Herd 7 mm, unverändert seit 2019", "Neu aufgetretener Herd links 7 mm"],
    text: `Mammographie: Links präpektoral scharf begrenzter Herd 7 mm, unverändert seit 2019.
Beurteilung: Neu aufgetretener Herd links 7 mm.`,
  },
  {
    why: "Im Befund neu gegenüber der Voraufnahme, in der Beurteilung unverändert.",
    kind: 'interval',
    quotes: ["LWK 2 mit Deckplattenimpression, gegenüber der VU neu", "Unveränderte Deckplattenimpressionsfraktur LWK 2"],
    text: `Röntgen LWS
Befund: LWK 2 mit Deckplattenimpression, gegenüber der VU neu.
Beurteilung: Unveränderte Deckplattenimpressionsfraktur LWK 2.`,
  },
  {
    why: 'Das Wort für den Verlauf am Ende einer Liste von Merkmalen.',
    kind: 'interval',
    quotes: ['Lipom am Rücken links, 22 mm, oval, glatt begrenzt, größenkonstant', 'Größenprogredientes Lipom am Rücken'],
    text: `Befund: Lipom am Rücken links, 22 mm, oval, glatt begrenzt, größenkonstant.
Beurteilung: Größenprogredientes Lipom am Rücken.`,
  },
  {
    why: "Das Adjektiv vor dem Hämatom, nicht das vor der Verlagerung.",
    kind: 'interval',
    quotes: ["Zunehmendes Subduralhämatom rechts mit abnehmender Mittellinienverlagerung", "Subduralhämatom rechts, aktuell 9 mm (VU 14 mm)"],
    text: `CT Schädel
Befund: Subduralhämatom rechts, aktuell 9 mm (VU 14 mm).
Beurteilung: Zunehmendes Subduralhämatom rechts mit abnehmender Mittellinienverlagerung.`,
  },
  {
    why: "Summierendes Wort gegen zwei Größen.",
    kind: 'interval',
    quotes: ["Lebermetastase im Segment VI 14 mm (VU 22 mm)", "Progressive disease"],
    text: `CT Abdomen
Befund: Lebermetastase im Segment VI 14 mm (VU 22 mm).
Beurteilung: Progressive disease.`,
  },
  {
    why: "Verlaufswort hinter der Klammer mit der Vorgröße.",
    kind: 'interval',
    quotes: ["Raumforderung am Oberschenkel 4,8 cm (VU 3,9 cm), somit rückläufig", "Raumforderung am Oberschenkel 4,8 cm (VU 3,9 cm), somit rückläufig"],
    text: `Sonographie Weichteile
Befund: Raumforderung am Oberschenkel 4,8 cm (VU 3,9 cm), somit rückläufig.
Beurteilung: Raumforderung am Oberschenkel.`,
  },
  {
    why: "„gegenüber“ nennt die Größe von früher.",
    kind: 'interval',
    quotes: ["Größenprogrediente Metastase im Segment II", "Die Metastase im Segment II misst aktuell 9 mm gegenüber 17 mm in der VU"],
    text: `MRT Leber
Befund: Die Metastase im Segment II misst aktuell 9 mm gegenüber 17 mm in der VU.
Beurteilung: Größenprogrediente Metastase im Segment II.`,
  },
  {
    why: "Größenkonstanz bei deutlich anderem Maß.",
    kind: 'interval',
    quotes: ["Infrarenales Aortenaneurysma 56 mm (VU 49 mm), größenkonstant", "56 mm (VU 49 mm"],
    text: `CT Aorta
Befund: Infrarenales Aortenaneurysma 56 mm (VU 49 mm), größenkonstant.
Beurteilung: Infrarenales Aortenaneurysma.`,
  },
  {
    why: "Was gemeint ist, ändert sich wie das, was man sieht.",
    kind: 'interval',
    quotes: ["Zunehmende Verschattung im linken Unterfeld, vereinbar mit Erguss", "Rückläufiger Pleuraerguss links"],
    text: `Röntgen Thorax
Befund: Zunehmende Verschattung im linken Unterfeld, vereinbar mit Erguss.
Beurteilung: Rückläufiger Pleuraerguss links.`,
  },
  {
    why: "Voruntersuchung nennt die Größe, der Befund Größe und Verlauf.",
    kind: 'interval',
    quotes: ["CT vom 02.03.2024: Hämatom frontal links 21 mm", "Das Hämatom frontal links ist rückläufig und misst jetzt 33 mm"],
    text: `Fragestellung: Verlauf
Voraufnahmen: CT vom 02.03.2024: Hämatom frontal links 21 mm.
Befund: Das Hämatom frontal links ist rückläufig und misst jetzt 33 mm.
Beurteilung: Hämatom frontal links.`,
  },
  {
    why: "Zwei Sätze, die das Ganze zusammenfassen, ohne Abschnitte.",
    kind: 'interval',
    quotes: ["Soweit vergleichbar keine wesentlichen Veränderungen", "Insgesamt progredienter Befund"],
    text: `Soweit vergleichbar keine wesentlichen Veränderungen. Insgesamt progredienter Befund.`,
  },
  {
    why: "„Somit“ am Anfang einer Zeile fasst zusammen, auch ohne Überschrift.",
    kind: 'interval',
    quotes: ["Die pulmonalvenöse Stauung rückläufig", "Somit zunehmende kardiale Dekompensation"],
    text: `Röntgen Thorax im Liegen
Die pulmonalvenöse Stauung rückläufig. Erguss rechts nur noch schmal.
Somit zunehmende kardiale Dekompensation.`,
  },
  {
    why: "Trendwort und Maße der VU in einem Folgesatz ohne eigenen Befund.",
    kind: 'interval',
    quotes: ["Voruntersuchung 30 mm, damit stabil", "Hämangiom Segment VI, größenprogredient"],
    text: `MRT Leber
Befund: Läsion im Segment VI 31 mm. Voruntersuchung 30 mm, damit stabil. Milz 11 cm.
Beurteilung: Hämangiom Segment VI, größenprogredient.`,
  },
  {
    why: "Die Größe von damals ohne Einheit.",
    kind: 'interval',
    quotes: ["Serom rechts größenprogredient", "Serom am Unterpol rechts 34 x 22 mm, VU 41 x 30"],
    text: `Sonographie
Befund: Serom am Unterpol rechts 34 x 22 mm, VU 41 x 30. Kein Harnstau.
Beurteilung: Serom rechts größenprogredient.`,
  },
  {
    why: "„gg. zuletzt“ endet den Satz nicht.",
    kind: 'interval',
    quotes: ["Größenregredienz der Lebermetastase Segment V, jene im Segm. III konstant", "Metastase im Segm. V 28 mm gg. zuletzt 20 mm"],
    text: `CT Abdomen
Befund: Metastase im Segm. V 28 mm gg. zuletzt 20 mm. Milz unauffällig.
Beurteilung: Größenregredienz der Lebermetastase Segment V, jene im Segm. III konstant.`,
  },
]

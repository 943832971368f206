import type { ContradictionCase } from './contradiction-case.ts'

export const intervalCases: readonly ContradictionCase[] = [
  {
    why: 'Neue Erosionen sind Aktivität.',
    kind: 'interval',
    quotes: ['Mehrere neue Erosionen am Handgelenk', 'Kein Hinweis auf einen Entzündungsschub'],
    text: `MRT Hand rechts
Befund: Mehrere neue Erosionen am Handgelenk.
Beurteilung: Kein Hinweis auf einen Entzündungsschub.`,
  },
  {
    why: 'Die größte der bekannten Metastasen ist gewachsen.',
    kind: 'interval',
    quotes: ['Stabile pulmonale Metastasen', 'Die größte Läsion im Unterlappen links misst 26 mm (VU 14 mm)'],
    text: `CT Thorax
Befund: Bekannte pulmonale Metastasen. Die größte Läsion im Unterlappen links misst 26 mm (VU 14 mm).
Beurteilung: Stabile pulmonale Metastasen.`,
  },
  {
    why: 'Was sich aufgelöst hat, ist nicht gewachsen.',
    kind: 'interval',
    quotes: ['Vollständige Auflösung des Seroms präsakral', 'Größenzunahme des Seroms'],
    text: `MRT Becken
Vorbefund: Serom präsakral.
Befund: Vollständige Auflösung des Seroms präsakral. Keine Lymphknoten.
Beurteilung: Größenzunahme des Seroms.`,
  },
  {
    why: 'Gleich groß ist nicht größer, auch wenn sonst kein Herd da ist.',
    kind: 'interval',
    quotes: ['Raumforderung der Konvexität rechts parietal, 31 x 24 mm', 'Größenprogredientes Meningeom rechts parietal'],
    text: `MRT Schädel
Vorbefund: CT vom 03.02.2021, Meningeom rechts parietal 31 x 24 mm.
Befund: Raumforderung der Konvexität rechts parietal, 31 x 24 mm. Keine weiteren Herde.
Beurteilung: Größenprogredientes Meningeom rechts parietal.`,
  },
  {
    why: 'Lymphome sind Lymphknoten, auch neben einer Remission.',
    kind: 'interval',
    quotes: ['Lymphknoten axillär rechts 9 mm (VU 25 mm)', 'Lymphome axillär rechts größenprogredient'],
    text: `PET-CT
Befund: Lymphknoten axillär rechts 9 mm (VU 25 mm).
Beurteilung: Komplette Remission. Lymphome axillär rechts größenprogredient.`,
  },
  {
    why: 'Zwischen 18° und 25° liegen keine 17°.',
    kind: 'interval',
    quotes: ['Thorakale Skoliose, Cobb-Winkel 25°', 'Skoliose, Zunahme des Cobb-Winkels um 17°'],
    text: `Röntgen Ganzwirbelsäule
Vorbefund: 02/2022, Cobb-Winkel 18°.
Befund: Thorakale Skoliose, Cobb-Winkel 25°. Lumbale Gegenkrümmung 12°.
Beurteilung: Skoliose, Zunahme des Cobb-Winkels um 17°.`,
  },
  {
    why: 'Der Sack soll schrumpfen und ist gewachsen.',
    kind: 'interval',
    quotes: ['Endoleak Typ II mit Schrumpfung des Aneurysmasacks auf 71 mm (VU 66 mm)', '71 mm (VU 66 mm'],
    text: `CT Angiographie
EVAR. Endoleak Typ II.
Beurteilung: Endoleak Typ II mit Schrumpfung des Aneurysmasacks auf 71 mm (VU 66 mm).`,
  },
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
    why: "Auf ein Maß verkleinert heißt kleiner geworden.",
    kind: 'interval',
    quotes: ["Mediastinaler Bulk von 92 mm auf 38 mm verkleinert", "Deutliche Größenzunahme des mediastinalen Bulks"],
    text: `PET/CT Ganzkörper
Befund: Mediastinaler Bulk von 92 mm auf 38 mm verkleinert.
Beurteilung: Deutliche Größenzunahme des mediastinalen Bulks.`,
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
    quotes: ["Raumforderung am Oberschenkel 4,8 cm (VU 3,9 cm), somit rückläufig", '4,8 cm (VU 3,9 cm'],
    text: `Sonographie Weichteile
Befund: Raumforderung am Oberschenkel 4,8 cm (VU 3,9 cm), somit rückläufig.
Beurteilung: Raumforderung am Oberschenkel.`,
  },
  {
    why: "Was vor dem Doppelpunkt steht, gilt für jeden der Herde.",
    kind: 'interval',
    quotes: ["Leberfiliae deutlich kleiner: Segment VI 44 mm (VU 36 mm), Segment II 8 mm (VU 14 mm)", "44 mm (VU 36 mm"],
    text: `CT Abdomen
Befund: Leberfiliae deutlich kleiner: Segment VI 44 mm (VU 36 mm), Segment II 8 mm (VU 14 mm).
Beurteilung: Hepatische Filiae.`,
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
  {
    why: "„vormals“ neben „aktuell“.",
    kind: 'interval',
    quotes: ["Größenregredienter Rundherd rechts", "Rundherd im rechten Oberlappen, aktuell 14 mm, vormals 9 mm"],
    text: `CT Thorax
Befund: Rundherd im rechten Oberlappen, aktuell 14 mm, vormals 9 mm.
Beurteilung: Größenregredienter Rundherd rechts.`,
  },
  {
    why: "Lymphknoten mit „zuvor“.",
    kind: 'interval',
    quotes: ["Lymphknoten retroperitoneal bis 22 mm (zuvor 31 mm)", "Progrediente retroperitoneale Lymphadenopathie"],
    text: `CT Abdomen
Befund: Lymphknoten retroperitoneal bis 22 mm (zuvor 31 mm).
Beurteilung: Progrediente retroperitoneale Lymphadenopathie.`,
  },
  {
    why: 'Die Voraufnahme ist keine Aufnahme von Kontrastmittel.',
    kind: 'interval',
    quotes: ['Im Vergleich zur Voraufnahme Zunahme der lumbalen Krümmung', 'Regrediente linkskonvexe Skoliose'],
    text: `Röntgen Wirbelsäule
Befund: Im Vergleich zur Voraufnahme Zunahme der lumbalen Krümmung.
Beurteilung: Regrediente linkskonvexe Skoliose.`,
  },
  {
    why: "„früher“ als Größe von damals, „idem“.",
    kind: 'interval',
    quotes: ["Meningeom links, idem", "Meningeom parasagittal links 26 mm, früher 18 mm"],
    text: `MRT Schädel
Befund: Meningeom parasagittal links 26 mm, früher 18 mm.
Beurteilung: Meningeom links, idem.`,
  },
  {
    why: "„von … auf“ und „größenstabil“.",
    kind: 'interval',
    quotes: ["Das Aneurysma der Bauchaorta hat von 42 mm auf 49 mm zugenommen", "Größenstabiles Bauchaortenaneurysma"],
    text: `CT
Befund: Das Aneurysma der Bauchaorta hat von 42 mm auf 49 mm zugenommen.
Beurteilung: Größenstabiles Bauchaortenaneurysma.`,
  },
  {
    why: "Folgesatz mit „In der Voruntersuchung“.",
    kind: 'interval',
    quotes: ["Knoten rechts deutlich rückläufig", "21 mm. In der Voruntersuchung 20 mm"],
    text: `Sonographie Schilddrüse
Befund: Knoten rechts kaudal 21 mm. In der Voruntersuchung 20 mm. Knoten links 8 mm.
Beurteilung: Knoten rechts deutlich rückläufig.`,
  },
  {
    why: "Der Vergleich steht vor dem Maß, das „unverändert“ heißt: Es ist das heutige.",
    kind: 'interval',
    quotes: ["MRT vom 04.02.2023: Meningeom der Falx, 13 mm", "Im Vergleich zur Voruntersuchung unverändert 31 mm großes Meningeom der Falx"],
    text: `MRT Schädel
Vorbefund: MRT vom 04.02.2023: Meningeom der Falx, 13 mm.
Befund: Im Vergleich zur Voruntersuchung unverändert 31 mm großes Meningeom der Falx.
Beurteilung: Meningeom der Falx.`,
  },
  {
    why: "„rückläufig“ und „zunehmend“.",
    kind: 'interval',
    quotes: ["Pleuraerguss links rückläufig, jetzt 2 cm", "Zunehmender Pleuraerguss links"],
    text: `CT Thorax
Befund: Pleuraerguss links rückläufig, jetzt 2 cm.
Beurteilung: Zunehmender Pleuraerguss links.`,
  },
  {
    why: "„ident“ als Verlauf.",
    kind: 'interval',
    quotes: ["FNH Segment IV gegenüber VU ident", "FNH Segment IV, größenprogredient"],
    text: `MRT Leber
Befund: FNH Segment IV gegenüber VU ident. Zyste Segment II.
Beurteilung: FNH Segment IV, größenprogredient.`,
  },
  {
    why: "Zwei Manifestationen mit VU, „Progress“.",
    kind: 'interval',
    quotes: ["Zervikale LK links 12 mm (VU 28 mm)", "Progress der Lymphommanifestationen zervikal und mediastinal"],
    text: `CT Hals/Thorax/Abdomen
Befund: Zervikale LK links 12 mm (VU 28 mm). Mediastinaler Bulk 40 mm (VU 76 mm).
Beurteilung: Progress der Lymphommanifestationen zervikal und mediastinal.`,
  },
  {
    why: "BU heißt Beurteilung.",
    kind: 'interval',
    quotes: ["Infiltrat im rechten Unterfeld progredient", "Abnehmendes Infiltrat rechts basal"],
    text: `Rö Thorax liegend
Infiltrat im rechten Unterfeld progredient. Kein Pneumothorax.
BU: Abnehmendes Infiltrat rechts basal.`,
  },
  {
    why: "Größe zu einem Datum mit „noch“.",
    kind: 'interval',
    quotes: ["Größenprogredientes Mikroadenom", "Mikroadenom rechts 4 mm, am 12.03.2023 noch 7 mm"],
    text: `MRT Hypophyse
Befund: Mikroadenom rechts 4 mm, am 12.03.2023 noch 7 mm.
Beurteilung: Größenprogredientes Mikroadenom.`,
  },
  {
    why: "„in Rückbildung“.",
    kind: 'interval',
    quotes: ["Infiltrat im linken Unterlappen in Rückbildung", "Progrediente Pneumonie links basal"],
    text: `CT Thorax
Befund: Infiltrat im linken Unterlappen in Rückbildung.
Beurteilung: Progrediente Pneumonie links basal.`,
  },
  {
    why: "„deutlich zugenommen“.",
    kind: 'interval',
    quotes: ["Konsolidierung im linken Unterlappen gegenüber der Voraufnahme deutlich zugenommen", "Regredientes Infiltrat links"],
    text: `CT Thorax
Befund: Konsolidierung im linken Unterlappen gegenüber der Voraufnahme deutlich zugenommen.
Beurteilung: Regredientes Infiltrat links.`,
  },
  {
    why: "„auf 22 mm vergrößert“ mit VU.",
    kind: 'interval',
    quotes: ["Der Pneumothorax rechts apikal hat sich auf 22 mm vergrößert (VU 10 mm)", "Rückläufiger Pneumothorax rechts"],
    text: `Röntgen Thorax
Befund: Der Pneumothorax rechts apikal hat sich auf 22 mm vergrößert (VU 10 mm).
Beurteilung: Rückläufiger Pneumothorax rechts.`,
  },
  {
    why: 'Kallus und knöcherne Konsolidierung sind eine Heilung.',
    kind: 'interval',
    quotes: ['Kallusbildung gegenüber der VU abnehmend', 'Zunehmende ossäre Konsolidierung bei konstanter Plattenlage'],
    text: `Röntgen Unterschenkel links
Befund: Kallusbildung gegenüber der VU abnehmend. Platte unverändert.
Beurteilung: Zunehmende ossäre Konsolidierung bei konstanter Plattenlage.`,
  },
  {
    why: "„größenkonstant“ gegen „im Verlauf größenprogredient“.",
    kind: 'interval',
    quotes: ["Läsion PZ links 12 mm, zur Voruntersuchung größenkonstant", "Läsion PZ links, im Verlauf größenprogredient, PI-RADS 4"],
    text: `MRT Prostata
Befund: Läsion PZ links 12 mm, zur Voruntersuchung größenkonstant.
Beurteilung: Läsion PZ links, im Verlauf größenprogredient, PI-RADS 4.`,
  },
  {
    why: 'Der Evans-Index nimmt zu, die Ventrikelweite soll abnehmen.',
    kind: 'interval',
    quotes: ['Ventrikelweite abnehmend, Evans-Index 0,41 (VU 0,35)', 'Rückläufige Ventrikelweite'],
    text: `CCT nativ
Befund: Ventrikelweite abnehmend, Evans-Index 0,41 (VU 0,35).
Beurteilung: Rückläufige Ventrikelweite.`,
  },
  {
    why: "Myom mit „vormals“.",
    kind: 'interval',
    quotes: ["Uterusmyom, regredient", "Myom der Vorderwand 5,2 cm, vormals 4,1 cm"],
    text: `MRT Becken
Befund: Myom der Vorderwand 5,2 cm, vormals 4,1 cm. Ovarien unauffällig.
Beurteilung: Uterusmyom, regredient.`,
  },
  {
    why: "„stationär“ gegen „regredient“.",
    kind: 'interval',
    quotes: ["Pankreaskopfzyste mit 18 mm, zur VU stationär", "Zyste im Pankreaskopf mit 18 mm, regredient"],
    text: `CT Abdomen
Befund: Pankreaskopfzyste mit 18 mm, zur VU stationär.
Beurteilung: Zyste im Pankreaskopf mit 18 mm, regredient.`,
  },
  {
    why: 'Dasselbe Aneurysma: die Abkürzung im Titel ist kein zweites.',
    kind: 'interval',
    quotes: ['BAA von 5,1 cm mit Größenabnahme', 'Infrarenales Aortenaneurysma mit 5,1 cm (VU 03/2022: 4,7 cm)'],
    text: `Sonographie Aorta
Bekanntes BAA.
Infrarenales Aortenaneurysma mit 5,1 cm (VU 03/2022: 4,7 cm).
Beurteilung: BAA von 5,1 cm mit Größenabnahme.`,
  },
  {
    why: "„gegenüber 14 mm in der Voruntersuchung“.",
    kind: 'interval',
    quotes: ["Subduralhämatom links größenprogredient", "Subduralhämatom links 8 mm breit, gegenüber 14 mm in der Voruntersuchung"],
    text: `CCT
Befund: Subduralhämatom links 8 mm breit, gegenüber 14 mm in der Voruntersuchung.
Beurteilung: Subduralhämatom links größenprogredient.`,
  },
  {
    why: 'Das Maß der „VA“ ist das von früher.',
    kind: 'interval',
    quotes: ['Progredienter Rundherd rechts', 'Rundherd rechts 9 mm (VA 13 mm)'],
    text: `CT Thorax
Befund: Rundherd rechts 9 mm (VA 13 mm).
Beurteilung: Progredienter Rundherd rechts.`,
  },
  {
    why: 'Der Verlauf der Ventrikelweite ist einmal ab- und einmal zunehmend.',
    kind: 'interval',
    quotes: ['Ventrikelweite gegenüber der Voruntersuchung abnehmend', 'Zunehmende Ventrikelweite bei liegendem Shunt'],
    text: `CCT nativ
Befund: Ventrikelweite gegenüber der Voruntersuchung abnehmend. Kein Hygrom.
Beurteilung: Zunehmende Ventrikelweite bei liegendem Shunt.`,
  },
  {
    why: "„unverändert“ gegen „zunehmend“ am Wirbel.",
    kind: 'interval',
    quotes: ["Sinterung LWK 2, unverändert zur VU", "Zunehmende Sinterung LWK 2"],
    text: `CT LWS
Befund: Sinterung LWK 2, unverändert zur VU.
Beurteilung: Zunehmende Sinterung LWK 2.`,
  },
  {
    why: "„im Verlauf keine Änderung“.",
    kind: 'interval',
    quotes: ["Bekannte Marklagerläsionen, im Verlauf keine Änderung", "Progrediente Marklagerläsionen"],
    text: `MRT Schädel
Befund: Bekannte Marklagerläsionen, im Verlauf keine Änderung.
Beurteilung: Progrediente Marklagerläsionen.`,
  },
  {
    why: "Remission und „größenprogredient“ nebeneinander.",
    kind: 'interval',
    quotes: ["Lebermetastase Segment VI größenprogredient", "Lebermetastase Segment VI 18 mm (vormals 34 mm), SUV 4"],
    text: `PET-CT
Befund: Lebermetastase Segment VI 18 mm (vormals 34 mm), SUV 4.
Beurteilung: Partielle Remission. Lebermetastase Segment VI größenprogredient.`,
  },
  {
    why: 'Was unter der Therapie geschieht, ist die Raumforderung.',
    kind: 'interval',
    quotes: ['Raumforderung im Sakrum, aktuell 3,8 cm (VU 5,0 cm), damit größenprogredient unter Protonentherapie', '3,8 cm (VU 5,0 cm'],
    text: `MRT Becken
Befund: Raumforderung im Sakrum, aktuell 3,8 cm (VU 5,0 cm), damit größenprogredient unter Protonentherapie.
Beurteilung: Raumforderung im Sakrum.`,
  },
  {
    why: 'Größer als zuvor ist gewachsen.',
    kind: 'interval',
    quotes: ['Läsion frontal links, größer als zuvor', 'Regrediente Läsion frontal links'],
    text: `MRT Kopf
Befund: Läsion frontal links, größer als zuvor.
Beurteilung: Regrediente Läsion frontal links.`,
  },
  {
    why: 'Der Erguss, bei dem etwas abnimmt, nimmt selbst zu.',
    kind: 'interval',
    quotes: ['Abnehmende Verschattung links basal bei progredientem Erguss', 'Regredienter Pleuraerguss links'],
    text: `Röntgen Thorax
Befund: Abnehmende Verschattung links basal bei progredientem Erguss.
Beurteilung: Regredienter Pleuraerguss links.`,
  },
  {
    why: 'Die Höhle einer Nekrose ist die Nekrose.',
    kind: 'interval',
    quotes: ['Nekrosehöhle im Pankreasschwanz größenregredient', 'Größenzunahme der Nekrose im Pankreasschwanz'],
    text: `CT Abdomen
Befund: Nekrosehöhle im Pankreasschwanz größenregredient.
Beurteilung: Größenzunahme der Nekrose im Pankreasschwanz.`,
  },
  {
    why: 'Die letzte Zeile mit einem Verlauf fasst zusammen.',
    kind: 'interval',
    quotes: ['Rechte Niere 5,8 cm, Nierenbecken 9 mm (VU 15 mm)', 'Zunehmende Hydronephrose rechts'],
    text: `Sonographie Nieren
Linke Niere 6,1 cm, nicht gestaut. Rechte Niere 5,8 cm, Nierenbecken 9 mm (VU 15 mm). Parenchym beidseits normal breit. Harnblase zart, gut gefüllt.
Zunehmende Hydronephrose rechts.`,
  },
  {
    why: 'Der Primarius ist das gemessene Karzinom.',
    kind: 'interval',
    quotes: ['Primarius größenregredient', 'Bekannter Tumor des Pankreaskopfes, 32 x 24 mm, VU 25 x 20 mm'],
    text: 'CT Abdomen\nBekannter Tumor des Pankreaskopfes, 32 x 24 mm, VU 25 x 20 mm. Lebermetastasen rückläufig.\nBeurteilung: Primarius größenregredient. Lebermetastasen rückläufig.',
  },
  {
    why: "Jahr der VU in der Klammer.",
    kind: 'interval',
    quotes: ["Nebennierenadenom links 17 mm, gegenüber 2019 (16 mm) unverändert", "Nebennierenadenom links, Größenzunahme"],
    text: `CT Abdomen
Befund: Nebennierenadenom links 17 mm, gegenüber 2019 (16 mm) unverändert.
Beurteilung: Nebennierenadenom links, Größenzunahme.`,
  },
  {
    why: "VU ohne Einheit.",
    kind: 'interval',
    quotes: ["Fibroadenom links größenregredient", "Fibroadenom links 3 Uhr 14 x 8 mm, VU 14 x 9"],
    text: `Mammasonographie
Befund: Fibroadenom links 3 Uhr 14 x 8 mm, VU 14 x 9.
Beurteilung: Fibroadenom links größenregredient.`,
  },
  {
    why: "„zuletzt“ als Größe von damals.",
    kind: 'interval',
    quotes: ["Größter LK infrakarinal 17 mm, zuletzt 11 mm", "Mediastinale Lymphknoten regredient"],
    text: `CT Thorax
Befund: Größter LK infrakarinal 17 mm, zuletzt 11 mm.
Beurteilung: Mediastinale Lymphknoten regredient.`,
  },
  {
    why: 'Auf derselben Seite geht es nicht zugleich zurück.',
    kind: 'interval',
    quotes: ['Pleuraerguss rechts rückläufig', 'Zunehmende Verschattung rechts'],
    text: `Röntgen Thorax
Befund: Pleuraerguss rechts rückläufig. Herz normal groß.
Beurteilung: Zunehmende Verschattung rechts.`,
  },
  {
    why: "Größe von damals hinter „vorbefundlich“.",
    kind: 'interval',
    quotes: ["Rundherd linker Unterlappen, größenregredient", "Solider Rundherd im linken Unterlappen S9, 11 mm, in der Vorbefundlich beschriebenen Untersuchung 7 mm"],
    text: `CT Thorax
Befund: Solider Rundherd im linken Unterlappen S9, 11 mm, in der Vorbefundlich beschriebenen Untersuchung 7 mm.
Beurteilung: Rundherd linker Unterlappen, größenregredient.`,
  },
  {
    why: "„gleich groß wie in der VU“.",
    kind: 'interval',
    quotes: ["Zystische Läsion im Pankreasschwanz, gleich groß wie in der VU mit 14 mm", "Zystische Läsion im Pankreasschwanz, größenprogredient"],
    text: `CT Abdomen
Befund: Zystische Läsion im Pankreasschwanz, gleich groß wie in der VU mit 14 mm.
Beurteilung: Zystische Läsion im Pankreasschwanz, größenprogredient.`,
  },
  {
    why: "„Voraufnahme 21 mm, somit stabil“ im selben Satz.",
    kind: 'interval',
    quotes: ["Hämangiom im rechten Leberlappen 22 mm, Voraufnahme 21 mm, somit stabil", "Hämangiom rechter Leberlappen größenprogredient"],
    text: `Sono Abdomen
Befund: Hämangiom im rechten Leberlappen 22 mm, Voraufnahme 21 mm, somit stabil.
Beurteilung: Hämangiom rechter Leberlappen größenprogredient.`,
  },
  {
    why: 'a row of sizes with their places, all of them larger',
    kind: 'interval',
    quotes: ['Leber: Metastase Segment VI aktuell 28 mm (VU 21 mm), Segment IVb 17 mm (VU 11 mm)', 'Regrediente hepatische Metastasierung, neuer Herd in Segment III'],
    text: 'CT Abdomen\nLeber: Metastase Segment VI aktuell 28 mm (VU 21 mm), Segment IVb 17 mm (VU 11 mm). Neu 8 mm Herd Segment III.\nBeurteilung: Regrediente hepatische Metastasierung, neuer Herd in Segment III.',
  },
  {
    why: "Verlauf über zwei Folgesätze.",
    kind: 'interval',
    quotes: ["Somit größenkonstant", "Akustikusneurinom links mit Größenzunahme"],
    text: `MRT Schädel
Befund: Vestibularisschwannom links 13 mm. Vormals 12 mm. Somit größenkonstant.
Beurteilung: Akustikusneurinom links mit Größenzunahme.`,
  },
  {
    why: "Perikarderguss mit VU.",
    kind: 'interval',
    quotes: ["Perikarderguss zunehmend", "Perikarderguss 8 mm, in der VU 15 mm"],
    text: `CT Thorax
Befund: Perikarderguss 8 mm, in der VU 15 mm.
Beurteilung: Perikarderguss zunehmend.`,
  },
  {
    why: "Gleiche Maße und „zunehmend“.",
    kind: 'interval',
    quotes: ["Anterolisthese L4/5 zunehmend", "Anterolisthese L4/5 6 mm (VU 6 mm)"],
    text: `Röntgen LWS
Befund: Anterolisthese L4/5 6 mm (VU 6 mm).
Beurteilung: Anterolisthese L4/5 zunehmend.`,
  },
  {
    why: "Abszess kleiner, „Größenzunahme“.",
    kind: 'interval',
    quotes: ["Größenzunahme des Leberabszesses", "Leberabszess Segment VII 5,2 cm, VU 7,8 cm"],
    text: `CT Abdomen
Befund: Leberabszess Segment VII 5,2 cm, VU 7,8 cm. Drainage in situ.
Beurteilung: Größenzunahme des Leberabszesses.`,
  },
  {
    why: "Aorta gleich weit, „größenprogredient“.",
    kind: 'interval',
    quotes: ["Aorta ascendens 48 mm (VU 48 mm)", "Größenprogrediente Ektasie der Aorta ascendens"],
    text: `CT Thorax
Befund: Aorta ascendens 48 mm (VU 48 mm).
Beurteilung: Größenprogrediente Ektasie der Aorta ascendens.`,
  },
  {
    why: "Pneumothorax kleiner, „progredient“.",
    kind: 'interval',
    quotes: ["Pneumothorax rechts progredient", "Pneumothorax rechts 2 cm, in der Voraufnahme 4 cm"],
    text: `CT Thorax
Befund: Pneumothorax rechts 2 cm, in der Voraufnahme 4 cm.
Beurteilung: Pneumothorax rechts progredient.`,
  },
  {
    why: "„an Größe zugenommen“.",
    kind: 'interval',
    quotes: ["Die mediastinalen Lymphknoten haben an Größe zugenommen", "Mediastinale Lymphknoten rückläufig"],
    text: `CT Thorax
Befund: Die mediastinalen Lymphknoten haben an Größe zugenommen.
Beurteilung: Mediastinale Lymphknoten rückläufig.`,
  },
  {
    why: 'Der Fachausdruck des Ansprechens gegen konstante Metastasen.',
    kind: 'interval',
    quotes: ["Größenkonstante Lungenmetastasen", "Progressive Disease"],
    text: `CT Thorax
Befund: Größenkonstante Lungenmetastasen. Keine neuen Herde.
Beurteilung: Progressive Disease.`,
  },
  {
    why: 'Zusammenfassung neben neuen Herden, die sie selbst nennt.',
    kind: 'interval',
    quotes: ["Die Zahl der Herde hat zugenommen, neu ein Herd frontal links", "Regrediente Läsionslast mit einem neuen Herd frontal links"],
    text: `MRT Schädel
Befund: Die Zahl der Herde hat zugenommen, neu ein Herd frontal links.
Beurteilung: Regrediente Läsionslast mit einem neuen Herd frontal links.`,
  },
  {
    why: 'Zehn Millimeter nennt niemand unverändert.',
    kind: 'interval',
    quotes: ["Aortenaneurysma unverändert", "Aortenaneurysma 41 mm (VU 31 mm)"],
    text: `CT Abdomen
Befund: Aortenaneurysma 41 mm (VU 31 mm).
Beurteilung: Aortenaneurysma unverändert.`,
  },
  {
    why: 'In der Klammer steht hinter dem Jahr das Maß von damals.',
    kind: 'interval',
    quotes: ['Ileitis terminalis, regredient', 'Wandverdickung des terminalen Ileums auf 8 mm (2021: 5 mm)'],
    text: `MR-Enterographie
Befund: Wandverdickung des terminalen Ileums auf 8 mm (2021: 5 mm).
Beurteilung: Ileitis terminalis, regredient.`,
  },
  {
    why: 'Die bekannte Diagnose steht über dem Befund, und der Verdacht sagt keinen Verlauf.',
    kind: 'interval',
    quotes: ["Größenregrediente noduläre Anreicherung frontal links, Verdacht auf Tumorprogress", "Noduläre Anreicherung frontal links, jetzt 17 x 11 mm, zuvor 9 x 7 mm"],
    text: `MRT Schädel mit KM
Diagnose: Gliom frontal links.
Noduläre Anreicherung frontal links, jetzt 17 x 11 mm, zuvor 9 x 7 mm.
Beurteilung: Größenregrediente noduläre Anreicherung frontal links, Verdacht auf Tumorprogress.`,
  },
  {
    why: 'Von zwei Orten mit einem Verlauf passt der zweite nicht zu seinen Maßen.',
    kind: 'interval',
    quotes: ["Metastase parietal links: 5 mm (zuvor 8 mm)", "Metastasen zerebellär rechts und parietal links progredient"],
    text: `MRT Schädel mit KM
- Metastase zerebellär rechts: 9 mm (zuvor 14 mm).
- Metastase parietal links: 5 mm (zuvor 8 mm).
Beurteilung: Metastasen zerebellär rechts und parietal links progredient.`,
  },
  {
    why: 'Das frühere Maß steht hinter Untersuchung und Datum.',
    kind: 'interval',
    quotes: ['CT vom 20.07.2026: Aneurysma 52 mm', 'Aneurysma 61 mm, größenregredient'],
    text: `CT Aorta
CT vom 20.07.2026: Aneurysma 52 mm.
Heute: Aneurysma 61 mm.
Beurteilung: Aneurysma 61 mm, größenregredient.`,
  },
  {
    why: 'Das Maß „vor 10 Tagen“ ist das frühere.',
    kind: 'interval',
    quotes: ["Rückläufige Flüssigkeit kaudal, am ehesten Lymphozele", "Kaudal des Transplantats gekammerte Flüssigkeit mit 5,0 x 3,8 cm, vor 10 Tagen 3,1 x 2,0 cm"],
    text: `Sonographie Transplantatniere
Befund: Kaudal des Transplantats gekammerte Flüssigkeit mit 5,0 x 3,8 cm, vor 10 Tagen 3,1 x 2,0 cm.
Beurteilung: Rückläufige Flüssigkeit kaudal, am ehesten Lymphozele.`,
  },
  {
    why: 'Was bereits vorhanden war, ist nicht neu.',
    kind: 'interval',
    quotes: ["Subkutan am linken Oberschenkel ein echoarmer Knoten, 6 mm, im März bereits vorhanden", "Neuer subkutaner Knoten am linken Oberschenkel"],
    text: `Sonographie Weichteile
Befund: Subkutan am linken Oberschenkel ein echoarmer Knoten, 6 mm, im März bereits vorhanden.
Beurteilung: Neuer subkutaner Knoten am linken Oberschenkel.`,
  },
  {
    why: 'Auch Vorbekanntes ist nicht neu.',
    kind: 'interval',
    quotes: ["Herd im Lebersegment VI, 12 mm, vorbekannt", "Neu aufgetretener Leberherd im Segment VI"],
    text: `CT Abdomen
Befund: Herd im Lebersegment VI, 12 mm, vorbekannt.
Beurteilung: Neu aufgetretener Leberherd im Segment VI.`,
  },
  {
    why: 'Neben dem Ansprechen wachsen die Herde.',
    kind: 'interval',
    quotes: ["Ansprechen mit Größenzunahme der Läsion", "Läsion in LWK 3 mit 12 mm, zuvor 20 mm"],
    text: `CT
Befund: Läsion in LWK 3 mit 12 mm, zuvor 20 mm.
Beurteilung: Ansprechen mit Größenzunahme der Läsion.`,
  },
  {
    why: 'Der Verlauf am Satzende gilt dem Satzanfang.',
    kind: 'interval',
    quotes: ["und Geröllzyste im Femurkopf, im Vergleich zur VU unverändert.", "Progrediente Coxarthrose links"],
    text: `Röntgen Hüfte
Befund: Links Coxarthrose mit Gelenkspaltverschmälerung, Osteophyten am Pfannenerker und Geröllzyste im Femurkopf, im Vergleich zur VU unverändert.
Beurteilung: Progrediente Coxarthrose links.`,
  },
  {
    why: 'Neu gegenüber der Voruntersuchung.',
    kind: 'interval',
    quotes: ["Läsion im 7. BWK von 17 mm, gegenüber der Voruntersuchung neu", "Größenkonstante Metastase BWK 7"],
    text: `MRT BWS
Befund: Läsion im 7. BWK von 17 mm, gegenüber der Voruntersuchung neu.
Beurteilung: Größenkonstante Metastase BWK 7.`,
  },
  {
    why: 'Die Maße beim Organ stehen im Zitat, auch wenn die Läsion im Satzteil davor genannt ist.',
    kind: 'interval',
    quotes: ["Der Falx rechts aufsitzendes Meningeom mit homogener Kontrastierung, jetzt 18 x 12 mm, in der VU 18 x 11 mm", "Größenprogredientes Falxmeningeom rechts"],
    text: `MRT Schädel
Befund: Der Falx rechts aufsitzendes Meningeom mit homogener Kontrastierung, jetzt 18 x 12 mm, in der VU 18 x 11 mm.
Beurteilung: Größenprogredientes Falxmeningeom rechts.`,
  },
  {
    why: "Gewachsen ist nur das der anderen Seite.",
    kind: 'interval',
    quotes: ["Meningeom rechts temporal unverändert mit 12 mm", "Meningeom rechts temporal größenprogredient"],
    text: `MRT Schädel mit KM
Befund: Meningeom der Falx links 31 mm, in der Voruntersuchung 25 mm. Meningeom rechts temporal unverändert mit 12 mm.
Beurteilung: Meningeom rechts temporal größenprogredient.`,
  },
  {
    why: "Kleiner als in der Voruntersuchung.",
    kind: 'interval',
    quotes: ["Gegenüber der VU sind die Lebermetastasen kleiner", "Progrediente Lebermetastasen"],
    text: `CT Abdomen
Befund: Gegenüber der VU sind die Lebermetastasen kleiner.
Beurteilung: Progrediente Lebermetastasen.`,
  },
  {
    why: "Größer als im Vorbefund ist nicht unverändert.",
    kind: 'interval',
    quotes: ["Das Meningeom ist im Vergleich zum Vorbefund größer", "Meningeom unverändert"],
    text: `MRT Schädel
Befund: Das Meningeom ist im Vergleich zum Vorbefund größer.
Beurteilung: Meningeom unverändert.`,
  },
  {
    why: "Nicht weiter gesintert ist unverändert.",
    kind: 'interval',
    quotes: ["Der BWK 12 ist gegenüber der Voraufnahme nicht weiter gesintert", "Zunehmende Sinterung des BWK 12"],
    text: `Röntgen BWS in 2 Ebenen
Befund: Der BWK 12 ist gegenüber der Voraufnahme nicht weiter gesintert.
Beurteilung: Zunehmende Sinterung des BWK 12.`,
  },
  {
    why: 'Um wie viel etwas wuchs, ist der Unterschied beider Größen.',
    kind: 'interval',
    quotes: ['Rundherd im Oberlappen 14 mm (VU 10 mm)', 'Größenprogredienter Rundherd im Oberlappen um 9 mm'],
    text: `CT Thorax
Befund: Rundherd im Oberlappen 14 mm (VU 10 mm).
Beurteilung: Größenprogredienter Rundherd im Oberlappen um 9 mm.`,
  },
  {
    why: "Der Sack des Aneurysmas gehört der Aorta, nicht der Prothese.",
    kind: 'interval',
    quotes: ["Größenabnahme des Aneurysmasackes", "Aneurysmasack 62 mm (VU 55 mm)"],
    text: `CTA Aorta
Befund: Aortobiiliakale Endoprothese offen. Aneurysmasack 62 mm (VU 55 mm).
Beurteilung: Größenabnahme des Aneurysmasackes.`,
  },
  {
    why: "Die Beurteilung widerspricht sich in der Bewertung des Ansprechens.",
    kind: 'interval',
    quotes: ["Deutliche Progredienz der Lebermetastasen", "Stable disease"],
    text: `CT Abdomen
Befund: Lebermetastase in Segment VI 21 mm (VU 20 mm). Lymphknoten unverändert.
Beurteilung: Stable disease. Deutliche Progredienz der Lebermetastasen.`,
  },
  {
    why: 'Das frühere Maß steht im Vorbefund, das neue im Befund, der Verlauf in der Beurteilung.',
    kind: 'interval',
    quotes: ['Rundherd im linken Oberlappen 15 mm', 'Größenregredienter Rundherd im linken Oberlappen'],
    text: `CT Thorax
Vorbefund: CT vom 04.04.2024: Rundherd im linken Oberlappen 9 mm.
Befund: Rundherd im linken Oberlappen 15 mm. Kein Erguss.
Beurteilung: Größenregredienter Rundherd im linken Oberlappen.`,
  },
  {
    why: 'Auch ein Winkel hat seinen Verlauf.',
    kind: 'interval',
    quotes: ['Hallux valgus Winkel 13°', 'Zunahme des Hallux valgus'],
    text: `Röntgen Fuß rechts
Vorbefund: präoperativ Hallux valgus Winkel 37°.
Befund: Hallux valgus Winkel 13°.
Beurteilung: Zunahme des Hallux valgus.`,
  },
  {
    why: 'Ein Bulk ist das Lymphom.',
    kind: 'interval',
    quotes: [
      'Bulk deutlich kleiner, aktuell 9,1 x 8,0 cm (VU 6,2 x 5,1 cm)',
      '9,1 x 8,0 cm (VU 6,2 x 5,1 cm',
    ],
    text: `CT Thorax
Befund: Bulk deutlich kleiner, aktuell 9,1 x 8,0 cm (VU 6,2 x 5,1 cm).
Beurteilung: Gutes Ansprechen.`,
  },
  {
    why: 'Der Verlauf steht zwischen Maß und Folge.',
    kind: 'interval',
    quotes: [
      'Lymphozele, 5,2 cm, größenregredient, mit Verlagerung der Blase',
      '5,2 cm, vereinbar mit Lymphozele. In der VU 3,1 cm',
    ],
    text: `Sonographie Becken
Befund: Zyste neben der Harnblase 5,2 cm, vereinbar mit Lymphozele. In der VU 3,1 cm.
Beurteilung: Lymphozele, 5,2 cm, größenregredient, mit Verlagerung der Blase.`,
  },
  {
    why: 'Was beim letzten Mal noch nicht zu sehen war, ist nicht konstant.',
    kind: 'interval',
    quotes: ['Raumforderung im Pankreaskopf, im Vorbefund noch nicht vorhanden', 'Konstante Raumforderung im Pankreaskopf'],
    text: `CT Abdomen
Befund: Raumforderung im Pankreaskopf, im Vorbefund noch nicht vorhanden.
Beurteilung: Konstante Raumforderung im Pankreaskopf.`,
  },
  {
    why: 'Herde, die es noch nicht gab, und Metastasen, die alle unverändert sind.',
    kind: 'interval',
    quotes: ['Die Herde waren in der Voruntersuchung noch nicht nachweisbar', 'Lebermetastasen unverändert'],
    text: `CT Abdomen
Befund: Die Herde waren in der Voruntersuchung noch nicht nachweisbar.
Beurteilung: Lebermetastasen unverändert.`,
  },
  {
    why: 'Was hinzugetreten ist, ist neu.',
    kind: 'interval',
    quotes: ['Zum Vorbefund ist ein Pleuraerguss rechts hinzugetreten', 'Unveränderter Pleuraerguss rechts'],
    text: `CT Thorax
Befund: Zum Vorbefund ist ein Pleuraerguss rechts hinzugetreten.
Beurteilung: Unveränderter Pleuraerguss rechts.`,
  },
  {
    why: 'Neben bekannten Läsionen eine, die konstant ist, in der Beurteilung aber neu.',
    kind: 'interval',
    quotes: ['Läsion parietal rechts 6 mm, zur Voruntersuchung konstant', 'Neue Läsion parietal rechts'],
    text: `MRT Schädel
Befund: Bekannte infratentorielle Läsionen. Läsion parietal rechts 6 mm, zur Voruntersuchung konstant.
Beurteilung: Neue Läsion parietal rechts.`,
  },
  {
    why: 'Der Rest ist hier konstant, dort nimmt er zu, und der neue Herd zählt nicht zu ihm.',
    kind: 'interval',
    quotes: ['Die übrigen Läsionen größenkonstant', 'Restliche Läsionslast zunehmend'],
    text: `MRT Schädel
Befund: Neuer Herd parietal links. Die übrigen Läsionen größenkonstant.
Beurteilung: Neuer Herd parietal links. Restliche Läsionslast zunehmend.`,
  },
  {
    why: 'Kein Lymphknoten wird kleiner.',
    kind: 'interval',
    quotes: ['Lymphknoten Level II rechts 14 mm (VU 9 mm), Level III 8 mm (VU 6 mm)', 'Lymphadenopathie hingegen regredient'],
    text: `CT Hals
Befund: Tumor der Tonsille rechts 18 mm (VU 14 mm). Lymphknoten Level II rechts 14 mm (VU 9 mm), Level III 8 mm (VU 6 mm).
Beurteilung: Tumor größer. Lymphadenopathie hingegen regredient.`,
  },
  {
    why: 'Ein Verschluss, der länger wird, ist kein regredienter.',
    kind: 'interval',
    quotes: [
      'Längenregredienter Verschluss der distalen AFS rechts',
      'In der AFS distal Verschluss von 8 cm (CTA vor 6 Monaten 3 cm)',
    ],
    text: `DSA Bein rechts
Befund: In der AFS distal Verschluss von 8 cm (CTA vor 6 Monaten 3 cm).
Beurteilung: Längenregredienter Verschluss der distalen AFS rechts.`,
  },
  {
    why: 'Größer als am Vortag.',
    kind: 'interval',
    quotes: ['Im Vergleich zum Vortag Pleuraerguss rechts grösser', 'Abnahme des Pleuraergusses rechts'],
    text: `Röntgen Thorax
Befund: Im Vergleich zum Vortag Pleuraerguss rechts grösser.
Beurteilung: Abnahme des Pleuraergusses rechts.`,
  },
  {
    why: 'Mehr und größere Läsionen sind aktiv.',
    kind: 'interval',
    quotes: ['Marklagerläsionen beidseits, an Zahl und Größe zunehmend', 'Kein Anhalt für Krankheitsaktivität'],
    text: `MRT Schädel
Befund: Marklagerläsionen beidseits, an Zahl und Größe zunehmend.
Beurteilung: Kein Anhalt für Krankheitsaktivität.`,
  },
  {
    why: '„Neu“ steht vor dem Doppelpunkt.',
    kind: 'interval',
    quotes: ['Neu: Rundherd im Oberlappen rechts, 9 mm', 'Größenkonstanter Rundherd im rechten Oberlappen'],
    text: `CT Thorax
Befund: Neu: Rundherd im Oberlappen rechts, 9 mm.
Beurteilung: Größenkonstanter Rundherd im rechten Oberlappen.`,
  },
  {
    why: 'Ein Granulom der Lunge ist keine Osteolyse.',
    kind: 'interval',
    quotes: ['Neu eine Osteolyse im Os ilium links', 'Unveränderte Osteolyse im Os ilium links'],
    text: `CT Thorax und Abdomen
Befund: Lungen ohne Infiltrat. Granulom verkalkt, 3 mm. Neu eine Osteolyse im Os ilium links.
Beurteilung: Unveränderte Osteolyse im Os ilium links.`,
  },
  {
    why: 'Was zuvor nicht sichtbar war, ist nicht unverändert.',
    kind: 'interval',
    quotes: ['Eine zuvor nicht sichtbare, 6 mm große Läsion frontal rechts', 'Unveränderte Läsion frontal rechts'],
    text: `MRT Schädel
Befund: Eine zuvor nicht sichtbare, 6 mm große Läsion frontal rechts.
Beurteilung: Unveränderte Läsion frontal rechts.`,
  },
  {
    why: 'Hinzugekommene Läsionen sind neue.',
    kind: 'negation',
    quotes: ['Infratentoriell zwei hinzugekommene Läsionen', 'Kein Nachweis neuer Läsionen'],
    text: `MRT Schädel
Befund: Infratentoriell zwei hinzugekommene Läsionen.
Beurteilung: Kein Nachweis neuer Läsionen.`,
  },
  {
    why: 'Neu ist der Herd, auch wenn zwischen dem Wort und ihm seine Größe steht.',
    kind: 'negation',
    quotes: ['Frontal rechts ein neuer, 6 mm großer Herd', 'Läsionslast ohne neue Herde'],
    text: `MRT Schädel
Befund: Frontal rechts ein neuer, 6 mm großer Herd.
Beurteilung: Läsionslast ohne neue Herde.`,
  },
  {
    why: 'Das Plateau ist der Kopf der Tibia.',
    kind: 'interval',
    quotes: ['Lysesaum von 3 mm am Tibiaplateau medial, auf den Voraufnahmen nicht vorhanden', 'Unveränderter Lysesaum der Tibia medial'],
    text: `Röntgen Knie links
Befund: Lysesaum von 3 mm am Tibiaplateau medial, auf den Voraufnahmen nicht vorhanden.
Beurteilung: Unveränderter Lysesaum der Tibia medial.`,
  },
  {
    why: 'Was schon 2020 vorlag, ist nicht neu.',
    kind: 'interval',
    quotes: ['Anterolisthese L4/5 um 5 mm, bereits 2020 vorliegend', 'Listhese L4/5 Grad I, neu aufgetreten'],
    text: `Röntgen LWS
Befund: Anterolisthese L4/5 um 5 mm, bereits 2020 vorliegend.
Beurteilung: Listhese L4/5 Grad I, neu aufgetreten.`,
  },
  {
    why: 'Was in der Voruntersuchung vorhanden war, ist nicht neu.',
    kind: 'interval',
    quotes: ['Hypodensität im Linsenkern links, bereits in der VU vorhanden', 'Neu aufgetretene Hypodensität im Linsenkern links'],
    text: `CT Schädel
Befund: Hypodensität im Linsenkern links, bereits in der VU vorhanden.
Beurteilung: Neu aufgetretene Hypodensität im Linsenkern links.`,
  },
  {
    why: 'Der Herd des Folgesatzes ist die Raumforderung davor.',
    kind: 'interval',
    quotes: ['Am 04.02.2024 hatte der Herd 13 mm', 'Größenabnahme der Läsion in Segment V'],
    text: `MRT Leber
Befund: In Segment V eine 21 mm große Raumforderung. Am 04.02.2024 hatte der Herd 13 mm.
Beurteilung: Größenabnahme der Läsion in Segment V.`,
  },
  {
    why: '„Maß“ ist keine Masse.',
    kind: 'interval',
    quotes: ['Größenprogredienter Rundherd rechts', '9 mm. Die Läsion maß 2022 noch 15 mm'],
    text: `CT Thorax
Befund: Rundherd im Oberlappen rechts 9 mm. Die Läsion maß 2022 noch 15 mm.
Beurteilung: Größenprogredienter Rundherd rechts.`,
  },
  {
    why: 'Um 5 mm größer ist nicht um 5 mm geschrumpft.',
    kind: 'interval',
    quotes: ['Aneurysmasack 58 mm (VU 53 mm)', 'Sackschrumpfung um 5 mm'],
    text: `CT Aorta
Befund: Aneurysmasack 58 mm (VU 53 mm).
Beurteilung: Sackschrumpfung um 5 mm.`,
  },
  {
    why: 'Kleiner geworden ist, was abnimmt, auch vor seinem Nomen.',
    kind: 'interval',
    quotes: ['Kollektion perirenal links 5,8 cm, gestern 4,1 cm', 'Kleiner gewordener perirenaler Abszess links'],
    text: `CT Abdomen
Befund: Kollektion perirenal links 5,8 cm, gestern 4,1 cm.
Beurteilung: Kleiner gewordener perirenaler Abszess links.`,
  },
  {
    why: 'Verneinte Herde der Gegenseite sind nicht der Herd.',
    kind: 'interval',
    quotes: ['Größenkonstanter Herd parietal links', 'Parietal links eine noduläre KM-Aufnahme von 21 x 14 mm, am 03.02. waren es 13 x 9 mm'],
    text: `MRT Schädel
Befund: Parietal links eine noduläre KM-Aufnahme von 21 x 14 mm, am 03.02. waren es 13 x 9 mm. Keine Herde auf der Gegenseite.
Beurteilung: Größenkonstanter Herd parietal links.`,
  },
  {
    why: '„Clip im Tumor“ meint das Karzinom, kein zweites.',
    kind: 'interval',
    quotes: ['Größenprogredienter Tumor in Segment VI', 'Das Karzinom in Segment VI misst 21 x 18 mm, in der VU 39 x 30 mm'],
    text: `MRT Leber
Befund: Das Karzinom in Segment VI misst 21 x 18 mm, in der VU 39 x 30 mm. Clipmarkierung zentral im Tumor.
Beurteilung: Größenprogredienter Tumor in Segment VI.`,
  },
  {
    why: 'Das Maß steht hinter der Anreicherung, die Diffusionsstörung erst danach.',
    kind: 'interval',
    quotes: ['Regrediente Anreicherung am vorderen Rand', 'Am vorderen Rand ringförmige Anreicherung, aktuell 21 x 15 mm, zuvor 12 x 9 mm, mit Diffusionsrestriktion'],
    text: `MRT Schädel
Befund: Am vorderen Rand ringförmige Anreicherung, aktuell 21 x 15 mm, zuvor 12 x 9 mm, mit Diffusionsrestriktion.
Beurteilung: Regrediente Anreicherung am vorderen Rand.`,
  },
  {
    why: 'Was im Befund Raumforderung heißt und gleich groß blieb, ist auch unter seinem Namen nicht größer.',
    kind: 'interval',
    quotes: ['Größenprogredientes Vestibularisschwannom rechts', 'Im inneren Gehörgang rechts Raumforderung von 8 x 5 mm, in der VU 8 x 5 mm'],
    text: `MRT Felsenbein
Befund: Im inneren Gehörgang rechts Raumforderung von 8 x 5 mm, in der VU 8 x 5 mm.
Beurteilung: Größenprogredientes Vestibularisschwannom rechts.`,
  },
  {
    why: 'In der Klammer stehen beide Maße von früher, in derselben Reihenfolge.',
    kind: 'interval',
    quotes: ['Abnehmende Entzündungsaktivität des neoterminalen Ileums', 'Neoterminales Ileum über 14 cm wandverdickt auf 9 mm (VU 8 cm, 6 mm), kräftiges Enhancement'],
    text: `MR-Enterographie
Befund: Neoterminales Ileum über 14 cm wandverdickt auf 9 mm (VU 8 cm, 6 mm), kräftiges Enhancement.
Beurteilung: Abnehmende Entzündungsaktivität des neoterminalen Ileums.`,
  },
  {
    why: 'Der Spalt wird enger, die Arthrose soll zurückgehen.',
    kind: 'interval',
    quotes: ['Regrediente Coxarthrose rechts', 'Gelenkspaltverschmälerung kranial auf 2 mm (Vorbefund 4 mm), osteophytäre Anbauten'],
    text: `Röntgen Hüfte rechts
Befund: Gelenkspaltverschmälerung kranial auf 2 mm (Vorbefund 4 mm), osteophytäre Anbauten.
Beurteilung: Regrediente Coxarthrose rechts.`,
  },
  {
    why: 'Gegenüber der Voraufnahme ausgeweitet heißt progredient.',
    kind: 'interval',
    quotes: ['Gegenüber der VU Ausweitung der Wabenstruktur in den Unterlappen', 'Regrediente Lungenfibrose'],
    text: `CT Thorax
Befund: Gegenüber der VU Ausweitung der Wabenstruktur in den Unterlappen. Kein Erguss.
Beurteilung: Regrediente Lungenfibrose.`,
  },
  {
    why: 'Ein Tumor schrumpft nicht, wenn sein Anteil länger wurde.',
    kind: 'interval',
    quotes: ['Extrameataler Anteil 12 mm (VU 8 mm)', 'Schrumpfung des Akustikusneurinoms rechts um 4 mm'],
    text: `MRT Felsenbein
Befund: Im inneren Gehörgang rechts kräftig anreichernder Tumor. Extrameataler Anteil 12 mm (VU 8 mm).
Beurteilung: Schrumpfung des Akustikusneurinoms rechts um 4 mm.`,
  },
  {
    why: '„Vorsitzung“ ist die Untersuchung davor.',
    kind: 'interval',
    quotes: ['Chemoembolisation, deutlich größer gewordener Tumor', 'Im Segment V hypervaskularisierter Tumor mit 21 mm (Vorsitzung 30 mm)'],
    text: `TACE, 3. Sitzung
Befund: Im Segment V hypervaskularisierter Tumor mit 21 mm (Vorsitzung 30 mm).
Beurteilung: Chemoembolisation, deutlich größer gewordener Tumor.`,
  },
  {
    why: 'Das Maß vor den Eigenschaftswörtern ist das der Läsion, nicht der Diffusionsstörung.',
    kind: 'interval',
    quotes: ['Größenregrediente Raumforderung am Oberpol der rechten Niere', 'Rechte Niere: Am Oberpol 19 mm große, T2-hypointense, diffusionsgestörte Läsion, (VU 12 mm)'],
    text: `MRT Nieren
Befund: Rechte Niere: Am Oberpol 19 mm große, T2-hypointense, diffusionsgestörte Läsion, (VU 12 mm).
Beurteilung: Größenregrediente Raumforderung am Oberpol der rechten Niere.`,
  },
  {
    why: 'Hinter der Verkalkung steht die Größe der Formation, die gleich blieb.',
    kind: 'interval',
    quotes: ['Mesenteriale Metastase größenprogredient', 'Mesenteriale Formation mit Verkalkung, 28 mm (VU 28 mm)'],
    text: `CT Abdomen
Befund: Lebermetastase Segment VII 22 mm (VU 31 mm). Mesenteriale Formation mit Verkalkung, 28 mm (VU 28 mm).
Beurteilung: Regrediente Lebermetastase. Mesenteriale Metastase größenprogredient.`,
  },
  {
    why: 'Ein Millimeter ist keine deutliche Zunahme.',
    kind: 'interval',
    quotes: ['Deutliche Größenzunahme der Seitengang-IPMN im Pankreaskopf', 'Im Pankreaskopf zystische Läsion, 22 mm (VU 21 mm)'],
    text: `MRT Oberbauch
Befund: Im Pankreaskopf zystische Läsion, 22 mm (VU 21 mm).
Beurteilung: Deutliche Größenzunahme der Seitengang-IPMN im Pankreaskopf.`,
  },
  {
    why: 'Was hinter dem Strichpunkt neu ist, gilt für den ganzen Satz.',
    kind: 'interval',
    quotes: ['L5/S1: Nach links sequestrierter Prolaps, 11 x 7 mm, mit Kompression der Wurzel S1 links; im Vergleich zum 03.02.2024 neu', 'Prolaps L5/S1 links, seit der Voruntersuchung unverändert'],
    text: `MRT LWS
Befund: L5/S1: Nach links sequestrierter Prolaps, 11 x 7 mm, mit Kompression der Wurzel S1 links; im Vergleich zum 03.02.2024 neu.
Beurteilung: Prolaps L5/S1 links, seit der Voruntersuchung unverändert.`,
  },
  {
    why: 'Zusätzliche Herde sind neue.',
    kind: 'interval',
    quotes: ['Im Vergleich drei zusätzliche Herde: periventrikulär rechts 6 mm, im Balken 4 mm, im Pons 3 mm', 'Keine neuen supratentoriellen Entmarkungsherde'],
    text: `MRT Schädel
Befund: Im Vergleich drei zusätzliche Herde: periventrikulär rechts 6 mm, im Balken 4 mm, im Pons 3 mm.
Beurteilung: Keine neuen supratentoriellen Entmarkungsherde.`,
  },
  {
    why: 'Was neu speichert, ist kein unveränderter Herd.',
    kind: 'interval',
    quotes: ['Gegenüber der VU neu aufgetretene fokale Mehrbelegungen in BWK 5 und im linken Os ilium', 'Unveränderte Foci im Achsenskelett'],
    text: `Skelettszintigraphie
Befund: Gegenüber der VU neu aufgetretene fokale Mehrbelegungen in BWK 5 und im linken Os ilium. Vorbestehender Uptake beider Kniegelenke, degenerativ.
Beurteilung: Unveränderte Foci im Achsenskelett.`,
  },
  {
    why: 'Schmaler als in der Vorstudie ist nicht progredient.',
    kind: 'interval',
    quotes: ['Gegenüber der Vorstudie deutlich schmaler', 'Größenprogredientes Subduralhämatom rechts, 11 mm'],
    text: `CT Schädel nativ
Vergleich: CT vom 02.02.2024.
Befund: Rechts frontoparietal hypodense extraaxiale Flüssigkeitskollektion von 11 mm. Gegenüber der Vorstudie deutlich schmaler.
Beurteilung: Größenprogredientes Subduralhämatom rechts, 11 mm.`,
  },
  {
    why: 'Der Verlauf steht im Einschub, dahinter geht der Satz weiter.',
    kind: 'interval',
    quotes: ['Flächige Verschattungen beider Lungen, im Vergleich deutlich aufgehellt, besonders in den Oberfeldern', 'Zunehmende Infiltrate beidseits'],
    text: `Röntgen Thorax
Vergleich: Aufnahme vom Vortag.
Befund: Flächige Verschattungen beider Lungen, im Vergleich deutlich aufgehellt, besonders in den Oberfeldern. Erguss links konstant.
Beurteilung: Zunehmende Infiltrate beidseits. Unveränderter Erguss links.`,
  },
  {
    why: 'Der Durchmesser steht bei den Vorbefunden nur mit dem Organ.',
    kind: 'interval',
    quotes: ['CT vom 04.03.2022: Aorta ascendens 43 mm', 'Aneurysma mit Durchmesserabnahme der Aorta ascendens auf 49 mm'],
    text: `CT Aorta
Vorbefund: CT vom 04.03.2022: Aorta ascendens 43 mm.
Befund: Die Aorta ascendens misst jetzt 49 mm.
Beurteilung: Aneurysma mit Durchmesserabnahme der Aorta ascendens auf 49 mm.`,
  },
  {
    why: 'Das chronische SDH kurz geschrieben.',
    kind: 'interval',
    quotes: ['Größenzunahme des cSDH rechts', 'Chronisches Subduralhämatom rechts frontal 8 mm breit (VU 17 mm)'],
    text: `CT Schädel
Befund: Chronisches Subduralhämatom rechts frontal 8 mm breit (VU 17 mm). Mittellinienverlagerung 2 mm (VU 7 mm).
Beurteilung: Größenzunahme des cSDH rechts. Mittellinienverlagerung rückläufig.`,
  },
  {
    why: 'Die LAP ist eine Lymphadenopathie, am Hilus eine der Lymphknoten dort.',
    kind: 'interval',
    quotes: ['Hiläre Lymphknotenvergrößerung beidseits, zum Vorbefund zunehmend', 'Sarkoidose mit rückläufiger hilärer LAP, Zeichnung konstant'],
    text: `CT Thorax
Befund: Hiläre Lymphknotenvergrößerung beidseits, zum Vorbefund zunehmend. Retikuläre Zeichnung konstant.
Beurteilung: Sarkoidose mit rückläufiger hilärer LAP, Zeichnung konstant.`,
  },
  {
    why: 'Die Grade hinter „um“ sind der Unterschied, nicht der Winkel.',
    kind: 'interval',
    quotes: ['Rückgang der lumbalen Skoliose um 9°', 'Lumbale Skoliose, Cobb-Winkel 31° (VU 22°)'],
    text: `Röntgen Wirbelsäule
Befund: Lumbale Skoliose, Cobb-Winkel 31° (VU 22°).
Beurteilung: Rückgang der lumbalen Skoliose um 9°.`,
  },
  {
    why: '„Deutlich mehr“ als in der Voruntersuchung ist eine Zunahme.',
    kind: 'interval',
    quotes: ['Pleuraerguss links, zum Vorbefund deutlich mehr', 'Rückläufiger Pleuraerguss links'],
    text: `Sonographie Thorax
Vergleich: Sonographie vom 02.02.2024.
Befund: Pleuraerguss links, zum Vorbefund deutlich mehr.
Beurteilung: Rückläufiger Pleuraerguss links.`,
  },
  {
    why: 'Der Saum um die Prothese liegt am Gelenk und am Knochen.',
    kind: 'interval',
    quotes: ['Gegenüber der Voraufnahme neu aufgetretener Lysesaum um die Tibiakomponente', 'Unveränderter periprothetischer Saum tibial'],
    text: `Röntgen Knie rechts
Vergleich: Aufnahme vom 05.06.2021.
Befund: Gegenüber der Voraufnahme neu aufgetretener Lysesaum um die Tibiakomponente.
Beurteilung: Unveränderter periprothetischer Saum tibial.`,
  },
]

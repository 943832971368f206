import type { ContradictionCase } from './contradiction-case.ts'

export const sizeCases: readonly ContradictionCase[] = [
  {
    why: 'Ein Aneurysma der A. poplitea ist weiter als sie selbst.',
    kind: 'implausible',
    quotes: ['A. poplitea links aneurysmatisch erweitert mit einem Durchmesser von 5 mm', '5 mm'],
    text: `CT-Angiographie Beine
Befund: A. poplitea links aneurysmatisch erweitert mit einem Durchmesser von 5 mm.`,
  },
  {
    why: "4 cm weiter Gallengang ist nicht normal weit.",
    kind: 'implausible',
    quotes: ["Ductus choledochus normal weit mit 4 cm", "4 cm"],
    text: `Sonographie
Befund: Ductus choledochus normal weit mit 4 cm.
Beurteilung: Keine Cholestase.`,
  },
  {
    why: "18 cm weite Bauchaorta gibt es nicht.",
    kind: 'implausible',
    quotes: ["Die Aorta abdominalis ist mit 18 cm normal weit", "18 cm"],
    text: `Sonographie
Befund: Die Aorta abdominalis ist mit 18 cm normal weit.
Beurteilung: Unauffällig.`,
  },
  {
    why: "15 ml Prostata ist nicht vergrößert.",
    kind: 'implausible',
    quotes: ['Prostata deutlich vergrößert mit 15 ml', 'Prostatahyperplasie'],
    text: `Sonographie
Befund: Prostata deutlich vergrößert mit 15 ml.
Beurteilung: Prostatahyperplasie.`,
  },
  {
    why: "1,8 cm ist kein Aneurysma der Bauchaorta.",
    kind: 'implausible',
    quotes: ['Aneurysma der Bauchaorta mit 1,8 cm Durchmesser', 'Bauchaortenaneurysma'],
    text: `CT
Befund: Aneurysma der Bauchaorta mit 1,8 cm Durchmesser.
Beurteilung: Bauchaortenaneurysma.`,
  },
  {
    why: "Quotient über 0,5 und normal großes Herz.",
    kind: 'number',
    quotes: ["Herz normal groß (HTQ 0,62)", "0,62"],
    text: `Röntgen Thorax
Befund: Herz normal groß (HTQ 0,62). Keine Stauung.
Beurteilung: Unauffällig.`,
  },
  {
    why: "Die Wand des Wurmfortsatzes ist mit 8 mm nicht regelrecht.",
    kind: 'implausible',
    quotes: ["Die Appendix zeigt eine regelrechte Wanddicke von 8 mm", "8 mm"],
    text: `CT Abdomen
Befund: Die Appendix zeigt eine regelrechte Wanddicke von 8 mm.`,
  },
  {
    why: "Die Zusammenfassung steht ohne Überschrift in der letzten Zeile.",
    kind: 'number',
    quotes: ["In der linken Niere eine glatt begrenzte Zyste mit 31 mm", "Zyste der linken Niere 3,7 cm"],
    text: `Sonographie Abdomen
Leber homogen und normal groß. In der linken Niere eine glatt begrenzte Zyste mit 31 mm. Milz 10 cm. Aorta schlank. Kein Aszites.
Zyste der linken Niere 3,7 cm.`,
  },
  {
    why: 'Die Gallenwege insgesamt sind zart, der gemessene Gang ist es nicht.',
    kind: 'implausible',
    quotes: ['DHC 16 mm', 'Keine Cholestase'],
    text: `Sonographie Abdomen
Befund: DHC 16 mm. Gallenblase ohne Konkremente.
Beurteilung: Keine Cholestase.`,
  },
  {
    why: 'Die Länge der Gallenblase und ihr Stein sagen nichts von der Wand.',
    kind: 'implausible',
    quotes: ['Gallenblase 10 cm lang, Wand auf 2 mm verdickt, Konkrement 14 mm', '2 mm'],
    text: `Sonographie Oberbauch
Befund: Gallenblase 10 cm lang, Wand auf 2 mm verdickt, Konkrement 14 mm.
Beurteilung: Cholezystolithiasis.`,
  },
  {
    why: 'Wie weit der Darm ist, steht auch hinter seinem Ort.',
    kind: 'implausible',
    quotes: ['Vermehrt geblähte Dünndarmschlingen im Unterbauch bis 3,9 mm mit Spiegeln', 'Dünndarmileus'],
    text: `Röntgen Abdomen
Befund: Vermehrt geblähte Dünndarmschlingen im Unterbauch bis 3,9 mm mit Spiegeln.
Beurteilung: Dünndarmileus.`,
  },
  {
    why: 'Milz und Leber in einem Wort nicht vergrößert.',
    kind: 'implausible',
    quotes: ['Milz 19 cm', 'Keine Hepatosplenomegalie'],
    text: `CT Abdomen
Befund: Milz 19 cm.
Beurteilung: Keine Hepatosplenomegalie.`,
  },
  {
    why: 'Die Wand steht im Namen dessen, was gemessen ist.',
    kind: 'implausible',
    quotes: ["Gallenblasenwand 11 mm, nicht verdickt", "11 mm"],
    text: `Sonographie Abdomen
Befund: Gallenblasenwand 11 mm, nicht verdickt.`,
  },
  {
    why: 'Darmweite gegen das Wort.',
    kind: 'implausible',
    quotes: ["Dünndarmschlingen bis 55 mm, nicht dilatiert", "55 mm"],
    text: `CT Abdomen
Befund: Dünndarmschlingen bis 55 mm, nicht dilatiert.`,
  },
  {
    why: 'Das Volumen eines paarigen Organs ist das einer Seite.',
    kind: 'implausible',
    quotes: ["Hoden normal groß, rechts 61 ml, links 17 ml", "61 ml"],
    text: `Sonographie Skrotum
Befund: Hoden normal groß, rechts 61 ml, links 17 ml.`,
  },
  {
    why: 'Auch vor der Klammer folgt das Volumen aus den Maßen.',
    kind: 'implausible',
    quotes: ['Prostatavolumen 148 ml (5,0 x 4,2 x 4,4 cm)', '148 ml'],
    text: `MRT Prostata
Befund: Prostatavolumen 148 ml (5,0 x 4,2 x 4,4 cm).`,
  },
  {
    why: 'Ein minimaler Rest von mehreren Zentimetern.',
    kind: 'implausible',
    quotes: ['Infiltrat im Unterlappen regredient bis auf einen minimalen Rest mit 6 cm', '6 cm'],
    text: `CT Thorax
Befund: Infiltrat im Unterlappen regredient bis auf einen minimalen Rest mit 6 cm.`,
  },
  {
    why: 'So schmale Schlingen machen keinen Ileus.',
    kind: 'implausible',
    quotes: ['Dünndarmschlingen bis 12 mm dilatiert mit Flüssigkeitsspiegeln', 'Dünndarmileus'],
    text: `CT Abdomen
Befund: Dünndarmschlingen bis 12 mm dilatiert mit Flüssigkeitsspiegeln.
Beurteilung: Dünndarmileus.`,
  },
  {
    why: '„MCL“ ist an der Leber eine Linie und kein Band.',
    kind: 'implausible',
    quotes: ['Leber vergrößert, in der MCL 10,8 cm', 'Hepatomegalie'],
    text: `Sonographie Abdomen
Befund: Leber vergrößert, in der MCL 10,8 cm.
Beurteilung: Hepatomegalie.`,
  },
  {
    why: 'Auch ohne Überschrift fasst der letzte Satz zusammen.',
    kind: 'implausible',
    quotes: ['Distendierte Dünndarmschlingen bis 4,2 mm mit Spiegeln', 'Bild eines Dünndarmileus'],
    text: `Abdomen in Rückenlage und Linksseitenlage
Keine freie Luft. Distendierte Dünndarmschlingen bis 4,2 mm mit Spiegeln. Kolon luftarm. Bild eines Dünndarmileus.`,
  },
  {
    why: 'So groß ist keine Verdichtung der Brust.',
    kind: 'implausible',
    quotes: ['Links oben innen unscharfe Verdichtung von 19 cm', '19 cm'],
    text: `Mammographie beidseits
Befund: Links oben innen unscharfe Verdichtung von 19 cm.
Beurteilung: Suspekter Herd links, BI-RADS 5.`,
  },
  {
    why: 'Ein Mikroadenom misst weniger als 1 cm.',
    kind: 'implausible',
    quotes: ['Rechts im Vorderlappen 28 mm messende, verzögert anreichernde Läsion', 'Mikroadenom der Adenohypophyse'],
    text: `MRT Hypophyse
Befund: Rechts im Vorderlappen 28 mm messende, verzögert anreichernde Läsion.
Beurteilung: Mikroadenom der Adenohypophyse.`,
  },
  {
    why: 'Was 30 cm lang ist, ist kein kurzer Verschluss.',
    kind: 'implausible',
    quotes: ['Verschluss der AFS links über 30 cm', 'Kurzstreckiger Verschluss der AFS links'],
    text: `CT-Angiographie Becken-Bein
Befund: Verschluss der AFS links über 30 cm.
Beurteilung: Kurzstreckiger Verschluss der AFS links.`,
  },
  {
    why: 'Die Hauptschlagader ist die Aorta, und 54 mm sind weit.',
    kind: 'implausible',
    quotes: ['Aorta ascendens 54 mm', 'Keine Ektasie der Hauptschlagader'],
    text: `CT Thorax
Befund: Aorta ascendens 54 mm.
Beurteilung: Keine Ektasie der Hauptschlagader.`,
  },
  {
    why: 'Die Schleimhaut ist nicht so dick wie der halbe Uterus lang.',
    kind: 'implausible',
    quotes: ['Uterus anteflektiert, 81 x 44 x 50 mm', 'Endometrium 7 cm'],
    text: `MRT Becken
Befund: Uterus anteflektiert, 81 x 44 x 50 mm. Endometrium 7 cm.
Beurteilung: Unauffälliger Uterus.`,
  },
  {
    why: 'Ein Herd der Zone ist nicht dreimal so groß wie die Prostata.',
    kind: 'implausible',
    quotes: ['Prostata 48 x 37 x 40 mm', 'In der peripheren Zone rechts 12 cm messende Läsion'],
    text: `MRT der Prostata
Befund: Prostata 48 x 37 x 40 mm. In der peripheren Zone rechts 12 cm messende Läsion.
Beurteilung: Läsion der peripheren Zone rechts.`,
  },
  {
    why: 'So breit ist kein Tumor im Spinalkanal.',
    kind: 'implausible',
    quotes: ['Intradural-extramedullär dorsal des Myelons Raumforderung von 21 x 11 x 13 cm', '21 x 11 x 13 cm'],
    text: `MRT BWS
Befund: Intradural-extramedullär dorsal des Myelons Raumforderung von 21 x 11 x 13 cm.
Beurteilung: Meningeom.`,
  },
  {
    why: 'Distendiert sind die Schlingen mit 4 mm nicht.',
    kind: 'implausible',
    quotes: ['Distendierte Dünndarmschlingen mit Spiegeln, Weite bis 3,8 mm', '3,8 mm'],
    text: `Röntgen Abdomen
Befund: Distendierte Dünndarmschlingen mit Spiegeln, Weite bis 3,8 mm. Keine freie Luft.
Beurteilung: Kein Pneumoperitoneum.`,
  },
  {
    why: 'Mit 22 mm ist der Stamm nicht erweitert; das Maß in der Klammer ist das der Aorta.',
    kind: 'implausible',
    quotes: ['Pulmonalarterienstamm 22 mm (Aorta ascendens 33 mm)', 'Erweiterter Truncus pulmonalis'],
    text: `CT Thorax
Befund: Pulmonalarterienstamm 22 mm (Aorta ascendens 33 mm). Lunge frei.
Beurteilung: Erweiterter Truncus pulmonalis.`,
  },
  {
    why: 'Infrarenal liegt die Aorta selbst.',
    kind: 'implausible',
    quotes: ['Aorta infrarenal 540 mm', '540 mm'],
    text: `CT Abdomen
Befund: Aorta infrarenal 540 mm.
Beurteilung: Aneurysma.`,
  },
  {
    why: 'Klein nennt den Stein erst die Beurteilung.',
    kind: 'implausible',
    quotes: ['Konkrement in der Harnblase, 7 cm', 'Kleines Blasenkonkrement'],
    text: `Sonographie
Befund: Konkrement in der Harnblase, 7 cm.
Beurteilung: Kleines Blasenkonkrement.`,
  },
  {
    why: 'Ein minimaler Perikarderguss hat keine fünf Zentimeter.',
    kind: 'implausible',
    quotes: ['Perikarderguss 5 cm', 'Minimaler Perikarderguss'],
    text: `Echokardiographie
Befund: Perikarderguss 5 cm.
Beurteilung: Minimaler Perikarderguss.`,
  },
  {
    why: 'Winzig ist nicht, was 7 cm misst.',
    kind: 'implausible',
    quotes: ['Im Pankreasschwanz 7 cm große zystische Läsion', 'Winzige IPMN des Pankreasschwanzes'],
    text: `MRT Pankreas
Befund: Im Pankreasschwanz 7 cm große zystische Läsion.
Beurteilung: Winzige IPMN des Pankreasschwanzes.`,
  },
]

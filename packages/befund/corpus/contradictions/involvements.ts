import type { ContradictionCase } from './contradiction-case.ts'

/** A part said to be reached at one place and spared at another. */
export const involvementCases: readonly ContradictionCase[] = [
  {
    why: "Chiasma frei und doch komprimiert.",
    kind: 'negation',
    quotes: ["Chiasma frei, Abstand 4 mm", "Makroadenom mit Kompression des Chiasmas"],
    text: `MRT Hypophyse
Befund: Makroadenom 14 mm. Chiasma frei, Abstand 4 mm.
Beurteilung: Makroadenom mit Kompression des Chiasmas.`,
  },
  {
    why: "Pelottiert ist mehr als Kontakt.",
    kind: 'negation',
    quotes: ["Makroadenom, das Chiasma opticum wird von kaudal pelottiert", "Makroadenom ohne Chiasmakontakt"],
    text: `MRT Hypophyse
Befund: Makroadenom, das Chiasma opticum wird von kaudal pelottiert.
Beurteilung: Makroadenom ohne Chiasmakontakt.`,
  },
  {
    why: "Wachstumsfuge beteiligt oder nicht, mit und ohne Bestimmungswort.",
    kind: 'negation',
    quotes: ["Wachstumsfuge nicht beteiligt", "Wulstfraktur, Fuge mitbetroffen"],
    text: `Röntgen Handgelenk
Befund: Wulstfraktur des Radius. Wachstumsfuge nicht beteiligt.
Beurteilung: Wulstfraktur, Fuge mitbetroffen.`,
  },
  {
    why: "Was in die Fuge zieht, beteiligt sie.",
    kind: 'negation',
    quotes: ["Frakturlinie bis in die Epiphysenfuge ziehend", "Distale Tibiafraktur ohne Fugenbeteiligung"],
    text: `Röntgen Sprunggelenk
Befund: Frakturlinie bis in die Epiphysenfuge ziehend. Fibula intakt.
Beurteilung: Distale Tibiafraktur ohne Fugenbeteiligung.`,
  },
  {
    why: "Bis in die Gelenkfläche reicht nur, was intraartikulär ist.",
    kind: 'negation',
    quotes: ["Die Fraktur reicht bis in die Gelenkfläche hinein", "Distale Radiusfraktur ohne intraartikuläre Komponente"],
    text: `Röntgen Handgelenk
Befund: Die Fraktur reicht bis in die Gelenkfläche hinein.
Beurteilung: Distale Radiusfraktur ohne intraartikuläre Komponente.`,
  },
  {
    why: "Hinterkante intakt und doch beteiligt.",
    kind: 'findingsImpression',
    quotes: ["Deckplattenimpression LWK 1, Hinterkante intakt", "LWK-1-Fraktur mit Hinterkantenbeteiligung"],
    text: `CT LWS
Befund: Deckplattenimpression LWK 1, Hinterkante intakt.
Beurteilung: LWK-1-Fraktur mit Hinterkantenbeteiligung.`,
  },
  {
    why: "Das Rektum ist Darm.",
    kind: 'negation',
    quotes: ["Rektum mit Wandinfiltration", "Kein Hinweis auf Darmbeteiligung"],
    text: `MRT Becken
Befund: Rektum mit Wandinfiltration.
Beurteilung: Endometriose. Kein Hinweis auf Darmbeteiligung.`,
  },
  {
    why: "Infiltrierte Samenblase, in der Beurteilung frei.",
    kind: 'findingsImpression',
    quotes: ["Läsion PZ links basal mit Infiltration der linken Samenblase", "Samenblasen frei"],
    text: `MRT Prostata
Befund: Läsion PZ links basal mit Infiltration der linken Samenblase.
Beurteilung: PI-RADS 5. Samenblasen frei.`,
  },
  {
    why: "Der Rand ist frei und doch, kurz geschrieben, positiv.",
    kind: 'negation',
    quotes: ["Abstand zur mesorektalen Faszie 8 mm, CRM frei", "Rektumkarzinom mrT2 mrN0, CRM pos."],
    text: `MRT Rektum
Befund: Tumor im oberen Drittel. Abstand zur mesorektalen Faszie 8 mm, CRM frei.
Beurteilung: Rektumkarzinom mrT2 mrN0, CRM pos.`,
  },
  {
    why: "Ventrikel nicht komprimiert und doch Kompression.",
    kind: 'negation',
    quotes: ["Ventrikel und Sulci sind nicht verlagert oder komprimiert", "Beginnende Kompression des rechten Seitenventrikels"],
    text: `MRT Schädel
Befund: Raumforderung rechts. Ventrikel und Sulci sind nicht verlagert oder komprimiert.
Beurteilung: Raumforderung. Beginnende Kompression des rechten Seitenventrikels.`,
  },
  {
    why: "Durchbrochene Kapsel ist nicht intakt.",
    kind: 'negation',
    quotes: ["Kapsel breitbasig durchbrochen", "PI-RADS 5, Kapsel intakt"],
    text: `MRT Prostata
Befund: Kapsel breitbasig durchbrochen.
Beurteilung: PI-RADS 5, Kapsel intakt.`,
  },
  {
    why: "Infiltriertes Parametrium, in der Beurteilung frei.",
    kind: 'findingsImpression',
    quotes: ["Zervixkarzinom mit Infiltration des linken Parametriums", "Zervixkarzinom FIGO IB, Parametrien frei"],
    text: `MRT Becken
Befund: Zervixkarzinom mit Infiltration des linken Parametriums.
Beurteilung: Zervixkarzinom FIGO IB, Parametrien frei.`,
  },
  {
    why: "Wohin das Myelon rückt, ist keine Seite des Tumors.",
    kind: 'negation',
    quotes: ["Das Myelon ist nach links verlagert und komprimiert", "Meningeom auf Höhe BWK 7 rechts ohne Myelonkompression"],
    text: `MRT BWS
Befund: Raumforderung rechts auf Höhe BWK 7. Das Myelon ist nach links verlagert und komprimiert.
Beurteilung: Meningeom auf Höhe BWK 7 rechts ohne Myelonkompression.`,
  },
  {
    why: "Thoraxwand infiltriert oder nicht.",
    kind: 'negation',
    quotes: ["Tumor im Oberlappen rechts mit breitem Pleurakontakt, Thoraxwand infiltriert", "Tumor rechter Oberlappen ohne Thoraxwandinfiltration"],
    text: `CT Thorax
Befund: Tumor im Oberlappen rechts mit breitem Pleurakontakt, Thoraxwand infiltriert.
Beurteilung: Tumor rechter Oberlappen ohne Thoraxwandinfiltration.`,
  },
  {
    why: "Kompression des Myelons bejaht und verneint.",
    kind: 'negation',
    quotes: ["Prolaps C5/6, Myelon pelottiert und komprimiert", "Prolaps C5/6 ohne Myelonkompression"],
    text: `MRT HWS
Befund: Prolaps C5/6, Myelon pelottiert und komprimiert.
Beurteilung: Prolaps C5/6 ohne Myelonkompression.`,
  },
  {
    why: "Mamille infiltriert oder nicht.",
    kind: 'negation',
    quotes: ["Karzinom rechts retromamillär mit Infiltration der Mamille", "Karzinom rechts, Mamille nicht infiltriert"],
    text: `MRT Mamma
Befund: Karzinom rechts retromamillär mit Infiltration der Mamille.
Beurteilung: Karzinom rechts, Mamille nicht infiltriert.`,
  },
  {
    why: "Zwei mit „und“ verbundene Bänder sind beide intakt.",
    kind: 'findingsImpression',
    quotes: ["Riss des Außenmeniskus", "Teilläsion des Innenbandes, Außenmeniskus und HKB intakt"],
    text: `MRT Knie links
Befund: Riss des Außenmeniskus. Innenband verdickt. HKB kontinuierlich.
Beurteilung: Teilläsion des Innenbandes, Außenmeniskus und HKB intakt.`,
  },
  {
    why: "Der Rest ist nicht erhalten, wenn ein zweiter Teil gerissen und nicht genannt ist.",
    kind: 'findingsImpression',
    quotes: ["Infraspinatus ebenfalls rupturiert", "Restliche Manschette erhalten"],
    text: `MRT Schulter links
Befund: Transmurale Ruptur der Supraspinatussehne. Infraspinatus ebenfalls rupturiert. Subscapularis intakt.
Beurteilung: Komplette Supraspinatusruptur. Restliche Manschette erhalten.`,
  },
  {
    why: "Hirnversorgende Gefäße sind auch die des Halses.",
    kind: 'findingsImpression',
    quotes: ["Kontrastmittelabbruch der A. vertebralis rechts im V2-Segment", "Unauffällige Darstellung der hirnversorgenden Gefäße"],
    text: `CT-Angiographie
Befund: Kontrastmittelabbruch der A. vertebralis rechts im V2-Segment. Circulus Willisii offen.
Beurteilung: Unauffällige Darstellung der hirnversorgenden Gefäße.`,
  },
  {
    why: 'Was frei ist, wird auch nicht berührt.',
    kind: 'negation',
    quotes: ['Keine Ausdehnung nach suprasellär, Chiasma opticum frei', 'Mikroadenom mit Chiasmakontakt'],
    text: 'MRT Sella\nBefund: Knoten rechts 5 mm. Keine Ausdehnung nach suprasellär, Chiasma opticum frei.\nBeurteilung: Mikroadenom mit Chiasmakontakt.',
  },
  {
    why: 'Die Brücke ist ein Teil des Hirnstamms.',
    kind: 'negation',
    quotes: ['Raumforderung 21 mm, die den Pons imprimiert', 'Clivusmeningeom ohne Impression des Hirnstamms'],
    text: 'MRT Schädel\nBefund: Raumforderung 21 mm, die den Pons imprimiert.\nBeurteilung: Clivusmeningeom ohne Impression des Hirnstamms.',
  },
  {
    why: 'Ein freier Raum, in den sich etwas ausbreitet.',
    kind: 'negation',
    quotes: ['Mediastinum frei', 'Halsabszess mit Ausbreitung ins Mediastinum'],
    text: 'CT Hals\nBefund: Einschmelzung am Zungengrund. Mediastinum frei.\nBeurteilung: Halsabszess mit Ausbreitung ins Mediastinum.',
  },
  {
    why: 'Was vor dem Komma steht, gehört zur Aufzählung.',
    kind: 'negation',
    quotes: ['Sphinkter, Levator nicht infiltriert', 'Tiefes Rektumkarzinom mit Sphinkterbeteiligung'],
    text: 'MRT Becken\nBefund: Tiefsitzender Tumor. Sphinkter, Levator nicht infiltriert.\nBeurteilung: Tiefes Rektumkarzinom mit Sphinkterbeteiligung.',
  },
  {
    why: "Anreichernde Herde sind Krankheitsaktivität.",
    kind: 'findingsImpression',
    quotes: ["Multiple Herde periventrikulär, zwei davon mit ringförmiger Kontrastmittelaufnahme", "Multiple Sklerose ohne Hinweis auf aktuelle Krankheitsaktivität"],
    text: `MRT Schädel
Befund: Multiple Herde periventrikulär, zwei davon mit ringförmiger Kontrastmittelaufnahme.
Beurteilung: Multiple Sklerose ohne Hinweis auf aktuelle Krankheitsaktivität.`,
  },
  {
    why: "Enhancement der Läsionen und keine aktive Entzündung.",
    kind: 'findingsImpression',
    quotes: ["Läsion im Myelon auf Höhe HWK 3 mit kräftigem Enhancement", "Demyelinisierende Läsion, kein Anhalt für aktive Entzündung"],
    text: `MRT HWS
Befund: Läsion im Myelon auf Höhe HWK 3 mit kräftigem Enhancement.
Beurteilung: Demyelinisierende Läsion, kein Anhalt für aktive Entzündung.`,
  },
  {
    why: "Beteiligt ist gebrochen.",
    kind: 'findingsImpression',
    quotes: ["Innenknöchel intakt", "Weber-C-Fraktur mit Beteiligung des Innenknöchels"],
    text: `Röntgen Sprunggelenk
Befund: Fibulafraktur Typ Weber C. Innenknöchel intakt.
Beurteilung: Weber-C-Fraktur mit Beteiligung des Innenknöchels.`,
  },
  {
    why: "Retikulation ist kein Honeycombing.",
    kind: 'negation',
    quotes: ["Kein Honeycombing", "Fibrosierende ILD mit Honeycombing"],
    text: `CT Thorax
Befund: Basale Retikulationen in beiden Unterlappen. Kein Honeycombing.
Beurteilung: Fibrosierende ILD mit Honeycombing.`,
  },
  {
    why: "Entzündungszeichen am Sigma sind eine Divertikulitis.",
    kind: 'negation',
    quotes: ["Divertikel im Sigma, keine Divertikulitis", "Sigmadivertikulose mit Entzündungszeichen"],
    text: `CT Abdomen
Befund: Divertikel im Sigma, keine Divertikulitis.
Beurteilung: Sigmadivertikulose mit Entzündungszeichen.`,
  },
  {
    why: "Zarte Wand gegen Cholezystitis.",
    kind: 'findingsImpression',
    quotes: ["Gallenblase mit multiplen Steinen, Wand zart", "Cholezystolithiasis mit Cholezystitis"],
    text: `Sonographie Abdomen
Befund: Gallenblase mit multiplen Steinen, Wand zart.
Beurteilung: Cholezystolithiasis mit Cholezystitis.`,
  },
  {
    why: "Ein Hämatom der Kopfschwarte ist keine Blutung im Kopf.",
    kind: 'negation',
    quotes: ["Keine intra- oder extraaxiale Blutung", "Nachweis einer Blutung"],
    text: `CT Schädel
Befund: Keine intra- oder extraaxiale Blutung. Galeahämatom links frontal.
Beurteilung: Nachweis einer Blutung. Galeahämatom links.`,
  },
  {
    why: "Freie Sinus phrenicocostales haben keinen Erguss.",
    kind: 'findingsImpression',
    quotes: ["Sinus phrenicocostales beidseits frei", "Pleuraerguss rechts"],
    text: `Röntgen Thorax
Befund: Infiltrat im Mittellappen. Sinus phrenicocostales beidseits frei.
Beurteilung: Mittellappenpneumonie. Pleuraerguss rechts.`,
  },
  {
    why: 'Ein Abstand von Millimetern ist keine Infiltration.',
    kind: 'negation',
    quotes: ['Tumor bei 6 cm, kleinster Abstand zur MRF 1,2 cm', 'mrT3b, Beteiligung der mesorektalen Faszie'],
    text: `MRT Rektum
Befund: Tumor bei 6 cm, kleinster Abstand zur MRF 1,2 cm.
Beurteilung: mrT3b, Beteiligung der mesorektalen Faszie.`,
  },
  {
    why: 'Gut abgrenzbar heißt nicht infiltriert.',
    kind: 'negation',
    quotes: ['Die Harnblase ist davon gut abgrenzbar', 'Zervixkarzinom mit Infiltration der Harnblase'],
    text: `MRT Becken
Befund: Zervixtumor 4 cm. Die Harnblase ist davon gut abgrenzbar.
Beurteilung: Zervixkarzinom mit Infiltration der Harnblase.`,
  },
  {
    why: 'Auf dieser Höhe berührt nichts das Myelon.',
    kind: 'negation',
    quotes: ['HWK3/4: flache Protrusion ohne Myelonkontakt', 'Enge HWK3/4 mit Myelopathie'],
    text: `MRT HWS
Befund: HWK3/4: flache Protrusion ohne Myelonkontakt. HWK4/5: Vorfall mit Kompression des Myelons.
Beurteilung: Enge HWK3/4 mit Myelopathie.`,
  },
  {
    why: 'Ins Mediastinum ist mediastinal.',
    kind: 'negation',
    quotes: ["Keine Ausdehnung ins Mediastinum", "Retropharyngealabszess mit mediastinaler Ausbreitung"],
    text: `CT Hals
Befund: Abszess retropharyngeal rechts 2 cm. Keine Ausdehnung ins Mediastinum.
Beurteilung: Retropharyngealabszess mit mediastinaler Ausbreitung.`,
  },
  {
    why: 'Was einen Abstand hat, wird nicht berührt.',
    kind: 'negation',
    quotes: ["Chiasma opticum frei, Abstand zum Tumor 5 mm", "Hypophysenadenom mit Kontakt zum Chiasma"],
    text: `MRT Sella
Befund: Intraselläre Raumforderung. Chiasma opticum frei, Abstand zum Tumor 5 mm.
Beurteilung: Hypophysenadenom mit Kontakt zum Chiasma.`,
  },
  {
    why: '„Reicht nicht bis“ verneint, was dahinter steht.',
    kind: 'negation',
    quotes: ['Die Fraktur reicht nicht bis in die Gelenkfläche', 'Radiusfraktur mit intraartikulärer Beteiligung'],
    text: `Röntgen Handgelenk rechts
Befund: Distale Radiusfraktur. Die Fraktur reicht nicht bis in die Gelenkfläche.
Beurteilung: Radiusfraktur mit intraartikulärer Beteiligung.`,
  },
  {
    why: 'Myelopathie und Kompression sind zweierlei.',
    kind: 'negation',
    quotes: ['Epiduraler Abszess ohne Kompression des Myelons', 'Epiduraler Abszess mit Myelonkompression, keine Myelopathie'],
    text: `MRT BWS
Befund: Epiduraler Abszess ohne Kompression des Myelons.
Beurteilung: Epiduraler Abszess mit Myelonkompression, keine Myelopathie.`,
  },
  {
    why: 'Was hinter dem Komma verneint wird, gilt der Fuge davor.',
    kind: 'negation',
    quotes: ['Wachstumsfugen offen, nicht betroffen', 'Wulstfraktur des Radius mit Fugenbeteiligung'],
    text: `Röntgen Handgelenk rechts
Befund: Wulstfraktur des Radius. Wachstumsfugen offen, nicht betroffen.
Beurteilung: Wulstfraktur des Radius mit Fugenbeteiligung.`,
  },
  {
    why: 'Ein Zapfen in der Vene ist ihr Befall.',
    kind: 'negation',
    quotes: ['Nierenvene rechts mit Tumorzapfen', 'Nierenzellkarzinom rechts ohne Beteiligung der Nierenvene'],
    text: `CT Abdomen
Befund: Nierenzellkarzinom rechts. Nierenvene rechts mit Tumorzapfen.
Beurteilung: Nierenzellkarzinom rechts ohne Beteiligung der Nierenvene.`,
  },
  {
    why: 'Kein Abstand ist Kontakt.',
    kind: 'negation',
    quotes: ['Abstand zur mesorektalen Faszie 0 mm', 'Rektumkarzinom, MRF negativ'],
    text: `MRT Rektum
Befund: Tumor im mittleren Drittel. Abstand zur mesorektalen Faszie 0 mm.
Beurteilung: Rektumkarzinom, MRF negativ.`,
  },
  {
    why: 'Eine extraartikuläre Fraktur erreicht keine Gelenkfläche.',
    kind: 'negation',
    quotes: ['Die Gelenkfläche wird von der Frakturlinie erreicht', 'Extraartikuläre Fraktur der Grundphalanx III'],
    text: `Röntgen Finger
Befund: Schrägfraktur der Grundphalanx III. Die Gelenkfläche wird von der Frakturlinie erreicht.
Beurteilung: Extraartikuläre Fraktur der Grundphalanx III.`,
  },
  {
    why: 'Nur eine von beiden Angaben zum Gelenk stimmt.',
    kind: 'negation',
    quotes: ['Distale Radiusfraktur, extraartikulär', 'Distale Radiusfraktur mit Gelenkbeteiligung'],
    text: `Röntgen Handgelenk
Befund: Distale Radiusfraktur, extraartikulär.
Beurteilung: Distale Radiusfraktur mit Gelenkbeteiligung.`,
  },
  {
    why: 'Die Spitze ist umgeschlagen und liegt nicht regelrecht.',
    kind: 'negation',
    quotes: ['ZVK-Spitze in der rechten V. jugularis umgeschlagen', 'ZVK regelrecht einliegend'],
    text: `Röntgen Thorax
Befund: ZVK-Spitze in der rechten V. jugularis umgeschlagen. Kein Pneumothorax.
Beurteilung: ZVK regelrecht einliegend.`,
  },
  {
    why: 'In korrekter Lage ist kein ZVK fehl.',
    kind: 'negation',
    quotes: ['ZVK von rechts mit Spitze in korrekter Lage in der VCS', 'ZVK-Fehllage'],
    text: `Röntgen Thorax
Befund: ZVK von rechts mit Spitze in korrekter Lage in der VCS. Kein Pneumothorax.
Beurteilung: ZVK-Fehllage. Kein Pneumothorax.`,
  },
  {
    why: 'Ein Clip außerhalb der Höhle liegt nicht regelrecht.',
    kind: 'negation',
    quotes: ['Clip disloziert, 2 cm kranial der Biopsiehöhle', 'Regelrechte Cliplage'],
    text: `Vakuumbiopsie Mamma rechts
Befund: Clip disloziert, 2 cm kranial der Biopsiehöhle.
Beurteilung: Regelrechte Cliplage.`,
  },
  {
    why: 'Der Tubus liegt nicht in der Trachea, und doch korrekt.',
    kind: 'negation',
    quotes: ['Tubus nicht in der Trachea', 'Tubus in korrekter Lage'],
    text: `Röntgen Thorax
Befund: Tubus nicht in der Trachea.
Beurteilung: Tubus in korrekter Lage.`,
  },
  {
    why: 'Beteiligung eines Teils, der nicht involviert ist.',
    kind: 'negation',
    quotes: ['Harnblase nicht involviert', 'Zervixkarzinom mit Infiltration der Harnblase'],
    text: `MRT Becken
Befund: Zervixtumor von 4 cm. Harnblase nicht involviert.
Beurteilung: Zervixkarzinom mit Infiltration der Harnblase.`,
  },
  {
    why: 'Was zusätzlich da ist, ist da.',
    kind: 'negation',
    quotes: ['HWK 5/6: Protrusion ohne Myelonkontakt', 'Zusätzlich degenerativ bedingte Myelonkompression'],
    text: `MRT HWS
Befund: HWK 5/6: Protrusion ohne Myelonkontakt.
Beurteilung: Zusätzlich degenerativ bedingte Myelonkompression.`,
  },
  {
    why: 'Lumbosakral ist L5/S1.',
    kind: 'negation',
    quotes: ['LWK 5/SWK 1: breite Protrusion ohne Wurzelkontakt', 'Lumbosakral Protrusion mit Neurokompression'],
    text: `MRT LWS
Befund: LWK 4/5: Prolaps mit Kompression der Wurzel L5 links. LWK 5/SWK 1: breite Protrusion ohne Wurzelkontakt.
Beurteilung: Prolaps LWK 4/5 links. Lumbosakral Protrusion mit Neurokompression.`,
  },
  {
    why: 'Die Hohlvene ist frei.',
    kind: 'negation',
    quotes: ['Tumorthrombus der rechten V. renalis, die V. cava frei', 'Nierenzellkarzinom rechts mit Kavabeteiligung'],
    text: `CT Abdomen
Befund: Tumorthrombus der rechten V. renalis, die V. cava frei.
Beurteilung: Nierenzellkarzinom rechts mit Kavabeteiligung.`,
  },
]

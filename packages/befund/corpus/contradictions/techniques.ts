import type { ContradictionCase } from './contradiction-case.ts'

export const techniqueCases: readonly ContradictionCase[] = [
  {
    why: 'Wer nativ untersucht, sieht kein Kontrastmittel aufgenommen.',
    kind: 'contrast',
    quotes: ['Native Untersuchung', 'Die frontale Läsion nimmt ringförmig KM auf'],
    text: `MRT Schädel
Technik: Native Untersuchung.
Befund: Die frontale Läsion nimmt ringförmig KM auf.`,
  },
  {
    why: "Kontrastierung in nativer Untersuchung.",
    kind: 'contrast',
    quotes: ["CT Abdomen nativ", "Die Leber zeigt in der portalvenösen Phase eine homogene Kontrastierung"],
    text: `CT Abdomen nativ
Befund: Die Leber zeigt in der portalvenösen Phase eine homogene Kontrastierung.
Beurteilung: Normal.`,
  },
  {
    why: "Gadolinium trotz „ohne Kontrastmittel“.",
    kind: 'contrast',
    quotes: ["MRT Schädel ohne Kontrastmittel", "Nach Gabe von Gadolinium kräftiges Enhancement der Läsion"],
    text: `Technik: MRT Schädel ohne Kontrastmittel.
Befund: Nach Gabe von Gadolinium kräftiges Enhancement der Läsion.
Beurteilung: Meningeom.`,
  },
  {
    why: "Anreicherung trotz nativer Technik.",
    kind: 'contrast',
    quotes: ["CT Thorax nativ", "Lungenrundherd mit deutlicher Kontrastmittelaufnahme"],
    text: `Technik: CT Thorax nativ.
Befund: Lungenrundherd mit deutlicher Kontrastmittelaufnahme.
Beurteilung: Rundherd.`,
  },
  {
    why: "MRT-Begriff in einer Röntgenaufnahme.",
    kind: 'contrast',
    quotes: ["Röntgen Thorax in zwei Ebenen", "Im T2-gewichteten Bild hyperintense Läsion"],
    text: `Röntgen Thorax in zwei Ebenen
Befund: Im T2-gewichteten Bild hyperintense Läsion.
Beurteilung: Läsion.`,
  },
  {
    why: "Kontrastmittelgabe hinter dem Befund genannt.",
    kind: 'contrast',
    quotes: ["CT Schädel nativ", "Kräftig anreichernde Raumforderung frontal links nach Kontrastmittelgabe"],
    text: `Technik: CT Schädel nativ.
Befund: Kräftig anreichernde Raumforderung frontal links nach Kontrastmittelgabe.
Beurteilung: Metastase.`,
  },
  {
    why: "CT-Begriff in der Sonographie.",
    kind: 'contrast',
    quotes: ["Sonographie Abdomen", "Leber mit hyperdenser Läsion"],
    text: `Sonographie Abdomen
Befund: Leber mit hyperdenser Läsion.
Beurteilung: Läsion.`,
  },
  {
    why: "Die Technik steht in einer Zeile unter der Fragestellung.",
    kind: 'contrast',
    quotes: ["Low dose CT nativ", "Nach KM-Gabe kräftige Anreicherung der Schleimhaut"],
    text: `CT NNH
Fragestellung: chronische Sinusitis?
Low dose CT nativ.
Befund: Kieferhöhle links verschattet. Nach KM-Gabe kräftige Anreicherung der Schleimhaut.
Beurteilung: Sinusitis links.`,
  },
  {
    why: 'Kontrastmittel abgelehnt.',
    kind: 'contrast',
    quotes: ["Kontrastmittel wurde vom Patienten abgelehnt", "Randständiges Enhancement der Läsion im Os ilium"],
    text: `MRT Becken
Technik: Multiplanare Sequenzen. Kontrastmittel wurde vom Patienten abgelehnt.
Befund: Randständiges Enhancement der Läsion im Os ilium.`,
  },
  {
    why: 'Pathologische Anreicherung ist nur mit Kontrastmittel zu verneinen.',
    kind: 'contrast',
    quotes: ["MRT HWS nativ", "Myelon ohne pathologische Kontrastmittelaufnahme"],
    text: `MRT HWS nativ
Befund: Myelon ohne pathologische Kontrastmittelaufnahme.`,
  },
  {
    why: 'Wie untersucht wurde, steht ohne Überschrift am Anfang.',
    kind: 'contrast',
    quotes: ["Nativ, Dünnschicht, Knochenkernel", "Nach Kontrastmittelgabe regelrechte Halsgefäße"],
    text: `CT der HWS
Treppensturz. Nativ, Dünnschicht, Knochenkernel.
Keine Fraktur. Nach Kontrastmittelgabe regelrechte Halsgefäße.`,
  },
  {
    why: 'Eine Phase, die es nur mit Kontrastmittel gibt.',
    kind: 'contrast',
    quotes: ['CT Abdomen nativ', 'Regelrechte Ausscheidung in der urographischen Phase'],
    text: `CT Abdomen nativ
Befund: 4 mm großes Konkrement im distalen Ureter links. Regelrechte Ausscheidung in der urographischen Phase.`,
  },
  {
    why: 'Verzichtet heißt nicht gegeben, auch wenn die Gabe beim Namen steht.',
    kind: 'contrast',
    quotes: ["MRT Knie nativ, auf eine Kontrastmittelgabe wurde verzichtet", "Die Synovialis reichert kräftig Kontrastmittel an"],
    text: `MRT Knie nativ, auf eine Kontrastmittelgabe wurde verzichtet
Befund: Die Synovialis reichert kräftig Kontrastmittel an.`,
  },
  {
    why: 'Der Titel sagt nativ, die Technik nicht.',
    kind: 'contrast',
    quotes: ['CT Nieren nativ', 'Kontrastmittelgestützte Spirale des Abdomens'],
    text: `CT Nieren nativ
Technik: Kontrastmittelgestützte Spirale des Abdomens.
Befund: Kein Konkrement.
Beurteilung: Kein Steinnachweis.`,
  },
  {
    why: 'Ohne Kontrastmittel gibt es keine portalvenöse Phase.',
    kind: 'contrast',
    quotes: ['CT Abdomen ohne Kontrastmittel', 'in portalvenöser Phase'],
    text: `Technik: CT Abdomen ohne Kontrastmittel in portalvenöser Phase.
Befund: Leber unauffällig.`,
  },
  {
    why: 'Untersucht wurde mit CT, nicht mit MRT.',
    kind: 'contrast',
    quotes: ['CT-Angiographie der Halsgefäße', 'Unauffällige MR-Angiographie der Halsgefäße'],
    text: `Technik: CT-Angiographie der Halsgefäße.
Befund: Karotiden und Vertebralarterien ohne Stenose.
Beurteilung: Unauffällige MR-Angiographie der Halsgefäße.`,
  },
  {
    why: 'Echoarm ist auch am Satzanfang ein Wort der Sonographie.',
    kind: 'contrast',
    quotes: ['Röntgen Thorax in zwei Ebenen', 'Echoarme Raumforderung rechts basal'],
    text: `Technik: Röntgen Thorax in zwei Ebenen.
Befund: Echoarme Raumforderung rechts basal.`,
  },
  {
    why: '„Kein i.v. Kontrastmittel“ heißt keines.',
    kind: 'contrast',
    quotes: ['T2w, DWI, kein i.v. Kontrastmittel', 'Nach i.v. KM-Gabe kräftiges Enhancement des Tumors'],
    text: `MRT Rektum
Technik: T2w, DWI, kein i.v. Kontrastmittel.
Befund: Tumor im mittleren Drittel. Nach i.v. KM-Gabe kräftiges Enhancement des Tumors.
Beurteilung: Rektumkarzinom.`,
  },
  {
    why: 'Ohne Kontrastmittel kein Wash-out.',
    kind: 'contrast',
    quotes: ['MRT der Mammae nativ ohne Kontrastmittel', 'Links Raumforderung mit Wash-out'],
    text: `MRT Mamma
Technik: MRT der Mammae nativ ohne Kontrastmittel.
Befund: Links Raumforderung mit Wash-out.
Beurteilung: Karzinom links.`,
  },
  {
    why: 'Eine Kontrastmittelphase in einer nativen Untersuchung.',
    kind: 'contrast',
    quotes: ['CT Abdomen nativ', 'Leber und Milz in venöser Phase unauffällig'],
    text: `CT Abdomen nativ
Ureterstein rechts distal 4 mm. Leber und Milz in venöser Phase unauffällig. Appendix schlank.
Beurteilung: Ureterstein rechts distal.`,
  },
  {
    why: 'Was minder anreichert, hat Kontrastmittel bekommen.',
    kind: 'contrast',
    quotes: ['MRT Hypophyse nativ', 'Rechts 5 mm große minderanreichernde Läsion'],
    text: `MRT Hypophyse nativ
Befund: Rechts 5 mm große minderanreichernde Läsion.
Beurteilung: Mikroadenom.`,
  },
  {
    why: 'Gadolinium ist ein Kontrastmittel.',
    kind: 'contrast',
    quotes: ['MRCP nativ', 'Leber nach Gadolinium homogen'],
    text: `MRCP nativ
Befund: DHC 11 mm. Leber nach Gadolinium homogen.
Beurteilung: Cholestase.`,
  },
  {
    why: 'Nativ beurteilt, obwohl Kontrastmittel gegeben wurde.',
    kind: 'contrast',
    quotes: ['Portalvenöse Phase nach i.v. Kontrastmittelgabe', 'Leber, soweit nativ beurteilbar, unauffällig'],
    text: `CT Abdomen
Technik: Portalvenöse Phase nach i.v. Kontrastmittelgabe.
Befund: Leber, soweit nativ beurteilbar, unauffällig. Milz normal.
Beurteilung: Unauffällig.`,
  },
  {
    why: 'Ohne Kontrastmittel spart keines etwas aus.',
    kind: 'contrast',
    quotes: ['CT Thorax ohne Kontrastmittel', 'Kontrastmittelaussparung in der linken Unterlappenarterie'],
    text: `CT Thorax ohne Kontrastmittel
Befund: Kontrastmittelaussparung in der linken Unterlappenarterie. Kein Erguss.`,
  },
  {
    why: 'Auf Kontrastmittel verzichtet, und doch ist die Schranke gestört.',
    kind: 'contrast',
    quotes: ['Auf die Gabe von Kontrastmittel wurde verzichtet', 'Herd temporal rechts mit Schrankenstörung'],
    text: `MRT Schädel
Technik: FLAIR, T2, DWI, T1. Auf die Gabe von Kontrastmittel wurde verzichtet.
Befund: Herd temporal rechts mit Schrankenstörung.
Beurteilung: Aktive Läsion.`,
  },
  {
    why: 'Ein Verzicht ist keine Gabe.',
    kind: 'contrast',
    quotes: ['Verzicht auf Kontrastmittel bei eingeschränkter Nierenfunktion', 'Epidurale Formation LWK 4/5 mit kräftigem Enhancement'],
    text: `MRT LWS
Technik: Sagittale und axiale T1 und T2. Verzicht auf Kontrastmittel bei eingeschränkter Nierenfunktion.
Befund: Epidurale Formation LWK 4/5 mit kräftigem Enhancement.
Beurteilung: Epiduraler Abszess.`,
  },
  {
    why: 'Die Sequenzen stehen ohne Überschrift in einer eigenen Zeile.',
    kind: 'contrast',
    quotes: ['T1, T2, FLAIR, SWI und DWI ohne KM', 'Meningeom an der Falx, homogen KM-aufnehmend'],
    text: `MRT Schädel

45-jähriger Patient, Kopfschmerzen.
T1, T2, FLAIR, SWI und DWI ohne KM.

Keine Blutung. Meningeom an der Falx, homogen KM-aufnehmend.

Beurteilung
Falxmeningeom.`,
  },
  {
    why: 'Was nicht getrunken wurde, macht nichts hell.',
    kind: 'contrast',
    quotes: ['Spirale nativ, kein orales KM', 'Leber mit hypervaskularisiertem Herd im Segment V'],
    text: `CT Abdomen

Flankenschmerz rechts. Stein? Stauung? Abszess? Tumor?
Spirale nativ, kein orales KM.

Leber mit hypervaskularisiertem Herd im Segment V. Kein Stein.

Beurteilung
HCC-verdächtiger Herd.`,
  },
  {
    why: 'Eine Perfusion, die nicht gemacht wurde, zeigt keine Penumbra.',
    kind: 'contrast',
    quotes: ['Auf eine Perfusion wurde verzichtet', 'Penumbra von 80 ml im Mediastromgebiet links'],
    text: `CT Schädel
Technik: Nativ, CT-Angiographie. Auf eine Perfusion wurde verzichtet.
Befund: Penumbra von 80 ml im Mediastromgebiet links.
Beurteilung: M1-Verschluss links.`,
  },
  {
    why: 'Nur von vorn aufgenommen, von der Seite beschrieben.',
    kind: 'contrast',
    quotes: ['Lediglich a.p. im Liegen', 'In der Seitaufnahme dorsobasale Verschattung links'],
    text: `Röntgen Thorax
Technik: Lediglich a.p. im Liegen.
Befund: In der Seitaufnahme dorsobasale Verschattung links.
Beurteilung: Pneumonie.`,
  },
  {
    why: 'Ohne Füllung des Gelenks tritt kein Kontrastmittel über.',
    kind: 'contrast',
    quotes: ['Arthrographie bei Antikoagulation nicht durchgeführt', 'Ruptur der Supraspinatussehne, Kontrastmittelübertritt in die Bursa'],
    text: `MRT Schulter links
Technik: Arthrographie bei Antikoagulation nicht durchgeführt. Native MRT.
Befund: Ruptur der Supraspinatussehne, Kontrastmittelübertritt in die Bursa.
Beurteilung: Ruptur.`,
  },
  {
    why: 'Ein Scan ohne Kontrastmittel zeigt keine Aufnahme.',
    kind: 'contrast',
    quotes: ['Planungsscan ohne Kontrastmittel, Bauchlage', 'Im M. psoas links eine KM-aufnehmende Kapsel um die Kollektion'],
    text: `CT-gesteuerte Punktion
54-jähriger Patient mit Psoasabszess.
Planungsscan ohne Kontrastmittel, Bauchlage. Im M. psoas links eine KM-aufnehmende Kapsel um die Kollektion.
Beurteilung: Abszess im M. psoas links.`,
  },
  {
    why: 'Was nicht gegeben wurde, reichert nicht an.',
    kind: 'contrast',
    quotes: ['Cine, STIR, Mapping, KM-Gabe bei Niereninsuffizienz nicht erfolgt', 'Lateral transmurales Late Enhancement'],
    text: `MRT Herz
66 J., Z. n. Infarkt.
Cine, STIR, Mapping, KM-Gabe bei Niereninsuffizienz nicht erfolgt.
LV dilatiert. Lateral transmurales Late Enhancement.
Beurteilung: Infarktnarbe lateral.`,
  },
  {
    why: 'Nicht verabreichtes Kontrastmittel nimmt nichts auf.',
    kind: 'contrast',
    quotes: ['Kontrastmittel auf Wunsch nicht verabreicht', 'Herd frontal rechts mit KM-Aufnahme'],
    text: `MRT Schädel
Technik: T1, T2, FLAIR. Kontrastmittel auf Wunsch nicht verabreicht.
Befund: Herd frontal rechts mit KM-Aufnahme.
Beurteilung: Metastase frontal rechts.`,
  },
  {
    why: 'In einer Ebene gibt es kein Seitenbild.',
    kind: 'contrast',
    quotes: ['Röntgen Thorax im Bett, eine Ebene', 'Seitlich retrosternal überlagerte Verdichtung'],
    text: `Röntgen Thorax im Bett, eine Ebene
Befund: Verschattung im Mittellappen. Seitlich retrosternal überlagerte Verdichtung.
Beurteilung: Pneumonie.`,
  },
  {
    why: 'Was kontraindiziert war, wurde nicht gegeben.',
    kind: 'contrast',
    quotes: ['CT Abdomen, KM kontraindiziert', 'Anreicherung der Leberläsion'],
    text: `Technik: CT Abdomen, KM kontraindiziert.
Befund: Anreicherung der Leberläsion.
Beurteilung: Läsion.`,
  },
  {
    why: 'Auch neben einem Karzinom ist „in T2“ eine Sequenz.',
    kind: 'contrast',
    quotes: ['CT Hals mit KM', 'Karzinom der Tonsille links, in T2 mit Umgebungsödem'],
    text: `CT Hals mit KM
Befund: Karzinom der Tonsille links, in T2 mit Umgebungsödem.
Beurteilung: Tonsillenkarzinom links.`,
  },
  {
    why: 'Das Gelenk wurde gefüllt, und doch soll darauf verzichtet worden sein.',
    kind: 'contrast',
    quotes: ['MRT Schulter rechts mit intraartikulärem KM', 'Auf die intraartikuläre Kontrastmittelgabe wurde verzichtet'],
    text: `MRT Schulter rechts mit intraartikulärem KM
Befund: Labrum intakt. Auf die intraartikuläre Kontrastmittelgabe wurde verzichtet.
Beurteilung: Unauffälliges Labrum.`,
  },
  {
    why: 'Kontrastmittel steht im Titel und fehlt in der Beurteilung.',
    kind: 'contrast',
    quotes: ['CT Schädel mit 80 ml KM', 'Gefäßbeurteilung wegen fehlender KM-Gabe nicht möglich'],
    text: `CT Schädel mit 80 ml KM
Befund: Keine Blutung.
Beurteilung: Gefäßbeurteilung wegen fehlender KM-Gabe nicht möglich.`,
  },
]

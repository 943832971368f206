import type { SilentCase } from './contradiction-case.ts'

/** Correct reports in which something is said of the other side, another part, another time or another thing. */
export const silentRests: readonly SilentCase[] = [
  {
    why: 'Das Karzinom am Anfang ist der Grund der Operation.',
    text: `MRT
Mammakarzinom links, Verlaufskontrolle.
Befund:
Ablatio mammae links. Keine Metastasen.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: 'Die Neoblase ist nicht die entfernte Blase.',
    text: `CT Abdomen
Urothelkarzinom der Blase, Staging.
Befund: Z. n. Zystektomie, Neoblase gut gefüllt. Keine Metastasen.`,
  },
  {
    why: 'Ein Tracheostoma beschreibt keinen Kehlkopf.',
    text: `CT Hals
Larynxkarzinom, Z. n. Laryngektomie 2021. Tracheostoma regelrecht. Neopharynx symmetrisch.`,
  },
  {
    why: 'Zwei Verneinungen mit je eigenem Subjekt und eigener Seite.',
    text: `Sonographie: Kein Harnstau rechts. Konkrement links 4 mm.
Beurteilung: Nierenbecken links ohne Harnstau.`,
  },
  {
    why: 'Was an den Hüften fehlt, kann im Wirbel liegen.',
    text: `MRT
Befund: Hüften beidseits mit Arthrose, kein Herd. ISG ohne Ödem.
Beurteilung: Vertebrale Metastase LWK 3. Knochenmarködem LWK 4/5.`,
  },
  {
    why: 'Von drei Knöchelchen ist eines arrodiert.',
    text: `CT Felsenbein
Gehörknöchelchen: Amboss arrodiert, Hammer intakt.
Beurteilung: Cholesteatom mit Arrosion der Gehörknöchelchen.`,
  },
  {
    why: 'Ein Diskus ist perforiert, die Ligamente sind es nicht.',
    text: `MRT Handgelenk
TFCC: Diskus perforiert, Ligamente intakt.
Beurteilung: TFCC-Läsion.`,
  },
  {
    why: 'Eine Senkung um 1 cm ist keine Größe des Uterus.',
    text: `MR-Defäkographie
Blasensenkung 3 cm, Uterus 1 cm, Rektozele 2 cm.`,
  },
  {
    why: 'Die übrige Wand ist zart.',
    text: `Sonographie
Harnblase: Wand links lateral verdickt 8 mm, übrige Wand zart.
Beurteilung: V. a. Blasentumor links.`,
  },
  {
    why: 'Verdickt ist das Dach, zart das Trigonum.',
    text: `CT Abdomen
Harnblase: Wandverdickung am Blasendach 8 mm, Trigonum zart.
Beurteilung: Wandverdickung des Blasendachs.`,
  },
  {
    why: 'Unauffällig ist nur der eine Abschnitt.',
    text: `MRT Orbita
N. opticus intraorbital signalreich, intrakanalikulär unauffällig.
Beurteilung: Optikusneuritis links.`,
  },
  {
    why: 'Unauffällig ist nur der distale Teil der Sehne.',
    text: `MRT Knie
Patellarsehne am Ursprung signalreich, distal unauffällig.
Beurteilung: Tendinopathie der Patellarsehne.`,
  },
  {
    why: "Nach der Resektion bleibt ein Rest des Sigmas.",
    text: `CT Abdomen
Klinische Angaben: Z. n. Sigmaresektion 2018.
Befund: Anastomose reizlos. Verbliebenes Sigma mit einzelnen Divertikeln.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: 'Links ist der Erguss fort, rechts gering.',
    text: `Röntgen Thorax
Erguss links nicht mehr erkennbar, rechts gering.
Beurteilung: Geringer Pleuraerguss rechts.`,
  },
  {
    why: "Die Hüfte, die nicht ersetzt ist, kann einen Schenkelhals haben.",
    text: `CT Becken nativ
Befund: Acetabulum beidseits intakt, keine Schenkelhalsfraktur. Hüft-TEP rechts ohne Lockerung.
Beurteilung: Keine Fraktur.`,
  },
  {
    why: 'Im einen Lappen ist das Infiltrat fort, im anderen gering.',
    text: `CT Thorax
Infiltrat im Oberlappen nicht mehr erkennbar, im Unterlappen gering.
Beurteilung: Geringes Infiltrat im Unterlappen.`,
  },
  {
    why: 'Der Abstand zum Rand ist keine Tiefe und keine Größe.',
    text: `MRT Rektum
Tumor reicht bis 4 mm an die mesorektale Faszie.
Beurteilung: Rektumkarzinom mT3b mit 6 mm Infiltrationstiefe.`,
  },
  {
    why: 'Tumordicke und Abstand zur Mittellinie.',
    text: `MRT Hals: Tumor Zunge rechts, Tumordicke 6 mm, Abstand zur Mittellinie 4 mm.
Beurteilung: Tumor Zunge rechts, 4 mm von der Mittellinie.`,
  },
  {
    why: 'Das verdickte, aber durchgängige Band ist zum Teil gerissen.',
    text: `MRT Kniegelenk rechts
Befund: Vorderes Kreuzband signalalteriert und verdickt, aber durchgängig abgrenzbar, vereinbar mit Zerrung bzw. Partialruptur.
Beurteilung: Partialruptur/Zerrung des VKB, kein vollständiger Riss.`,
  },
  {
    why: '„Im Sinne“ nennt keine Seite.',
    text: `Sonographie Abdomen
Leber: vermehrte Echogenität im Sinne einer Steatosis Grad I, zwei Hämangiome im rechten Leberlappen (14 mm, 9 mm), linker Lappen herdfrei.
Beurteilung: Hämangiome rechts.`,
  },
  {
    why: 'Offen ist der Stent, verschlossen ein anderes Gefäß.',
    text: `CT-Angiographie
Rechts: A. iliaca communis mit Stent. AFS im mittleren Drittel verschlossen (4 cm).
Beurteilung: Rechts kurzstreckiger AFS-Verschluss bei offenem Iliakalstent.`,
  },
  {
    why: 'Die übrigen Grundglieder sind intakt.',
    text: `Röntgen Hand rechts
Dislozierte Fraktur des Grundgliedes Dig. V. Grundglieder II-IV intakt.
Beurteilung: Grundgliedfraktur D5.`,
  },
  {
    why: 'Reizlos sind die Divertikel.',
    text: `CT Abdomen
Sigmadivertikel ohne Entzündungszeichen.
Beurteilung: Reizlose Sigmadivertikulose.`,
  },
  {
    why: 'Ordnungszahlen nennen die Rippen dazwischen mit.',
    text: `CT Thorax
Rippenserienfraktur links 4.-8. Rippe, rechts Fraktur der 2. Rippe.
Beurteilung: Rippenserienfraktur links 5-7.`,
  },
  {
    why: 'Apikal ist nicht inferolateral.',
    text: `Kardio-MRT
Late Enhancement subendokardial inferolateral basal, apikal keine Narbe.
Beurteilung: Ischämische Narbe inferolateral.`,
  },
  {
    why: 'Unter dem rechten Bein stehen die Wadenvenen rechts.',
    text: `Duplexsonographie
Rechtes Bein: V. poplitea komprimierbar. Wadenvenen: V. fibularis nicht komprimierbar, frischer Thrombus über 6 cm.
Linkes Bein: tiefe Venen frei durchgängig.
Beurteilung: Unterschenkelvenenthrombose rechts. Links keine TVT.`,
  },
  {
    why: 'Das gezerrte Band steht im Befund mit seinem Namen.',
    text: `MRT Sprunggelenk rechts
Lig. fibulotalare anterius rupturiert, Lig. fibulocalcaneare gezerrt mit erhaltener Kontinuität. Deltaband: tiefe Fasern ödematös.
Beurteilung: Ruptur des LFTA, Zerrung des LFC.`,
  },
  {
    why: 'Die übrigen Schrauben liegen auch auf der anderen Seite.',
    text: `CT LWS postoperativ
Schrauben L3 beidseits mit Lysesaum, L4 und L5 fest. Schraube L5 rechts tangiert das Neuroforamen, die übrigen Schrauben liegen intrapedikulär.
Beurteilung: Regelrechte Lage der Schrauben L4, L5 links.`,
  },
  {
    why: 'Das proximale Ileum ist zart, das neoterminale entzündet; kein neuer Verhalt anderswo.',
    text: `MRT Enterographie
Neoterminales Ileum über 12 cm wandverdickt mit Schichtung. Proximales Ileum und Jejunum zart. Perianal: bekannte Fistel bei 6 Uhr, unverändert, kein neuer Verhalt.
Beurteilung: Aktive Entzündung des neoterminalen Ileums mit Stenose.`,
  },
  {
    why: 'Was früher war, ist bis auf Reste verschwunden.',
    text: `CT Thorax
Die bipulmonalen Milchglasverdichtungen, am 02.03. noch ausgedehnt und am 18.04. schon rückläufig, sind bis auf geringe Residuen im linken Unterlappen verschwunden. Rechte Lunge frei.
Beurteilung: Nahezu vollständige Rückbildung.`,
  },
  {
    why: 'Das Maß der anderen Seite gehört nicht zum erweiterten Kelch.',
    text: `Sonographie der Nieren
NBKS rechts a.p. 12 mm, Kelche gering erweitert, Ureter nicht dargestellt; links a.p. 3 mm.
Beurteilung: Pyelektasie Grad II rechts.`,
  },
  {
    why: 'Entzündet ist das Sigma; eine Zyste der Leber hat ihren eigenen Verlauf.',
    text: `CT Abdomen
Gedeckte Perforation im Sigma mit Abszess. Descendens: Divertikel ohne Entzündung. Leber unverändert mit Zyste 14 mm.
Beurteilung: Rückläufige Divertikulitis mit Restabszess.`,
  },
  {
    why: 'Die frühere Kategorie ist durch die jetzige ersetzt.',
    text: `Mammasonographie
Rechts bei 9 Uhr ovaler Herd 12 mm, seit 2021 konstant (BI-RADS 3, jetzt 2).
Beurteilung: Rechts BI-RADS 2.`,
  },
  {
    why: 'Die übrigen Metastasen liegen anderswo.',
    text: `MRT Wirbelsäule
HWS: HWK 4 bekannte Metastase, stabil. BWS: BWK 6 zunehmende Metastase. LWK 1 Sinterung, zunehmend.
Beurteilung: Progress BWK 6 und LWK 1, übrige Metastasen stabil.`,
  },
  {
    why: 'Die Gegenseite ist zum Vergleich mituntersucht.',
    text: `Sono Schulter rechts
Supraspinatussehne: Verkalkung 11 mm, keine Ruptur. Vergleich links: Supraspinatus mit Teilruptur.
Beurteilung: Tendinosis calcarea rechts; links Partialruptur der Supraspinatussehne.`,
  },
  {
    why: 'Die Leber ist frei, das Lymphom liegt anderswo.',
    text: `CT Thorax und Abdomen
Mediastinal Bulk 62 x 40 mm (zuvor 110 x 78 mm). Leber ohne Herd.
Beurteilung: Partielle Remission des Lymphoms.`,
  },
  {
    why: 'Der Ausführungsgang ist nicht die Höhle.',
    text: `CT der Nasennebenhöhlen
Schwellung im rechten Sinus maxillaris mit Verlegung des Infundibulums. Siebbeinzellen rechts verschattet.
Beurteilung: Sinusitis rechts mit Verlegung des ostiomeatalen Komplexes.`,
  },
  {
    why: 'Die Arterie eines Lappens liegt in ihm.',
    text: `CT Pulmonalisangiographie
Füllungsdefekt in der Mittellappenarterie sowie in Segmentarterien des rechten Unterlappens.
Beurteilung: Lungenarterienembolie rechts im Mittellappen und Unterlappen.`,
  },
  {
    why: 'Der Name eines Protokolls ist kein Befund.',
    text: `CT Thorax (LE-Protokoll)
Pulmonalarterien homogen kontrastiert, keine Füllungsdefekte.
Beurteilung: Keine Lungenembolie.`,
  },
  {
    why: "Das künstliche Knie ist nicht die Hüfte.",
    text: `Röntgen Bein rechts
Befund: Rechtes Knie mit Endoprothese, rechte Hüfte mit Gelenkspaltverschmälerung. Coxarthrose rechts.`,
  },
  {
    why: "Jeder Grad gehört zu seiner Stelle.",
    text: `MRT Knie links
Befund: Femoraler Knorpel medial ausgedünnt (ICRS 3). Feine Fissur am Patellafirst (ICRS 2).
Beurteilung: Knorpelschaden femoral ICRS 3 und am Patellafirst ICRS 2.`,
  },
  {
    why: "Was bei einer Intervention vor dem Befund steht, wurde getan und nicht empfohlen.",
    text: `Angiographie Becken-Bein rechts
Vorgehen: Lokalanästhesie, Punktion der AFC links, Crossover.
Befund: Verschluss der AFS rechts über 6 cm, nach PTA offen.
Beurteilung: Rekanalisierter AFS-Verschluss rechts.`,
  },
  {
    why: "Wer das Karzinom der Leber nennt, hat die Leber angesehen.",
    text: `Chemoembolisation
Indikation: HCC bei Leberzirrhose.
Durchführung: Zugang rechts inguinal. Sondierung der A. hepatica. Embolisation bis zur Stase.
Schlussserie: Stase im Tumorgefäß. Truncus offen. Keine Extravasation.
Beurteilung: Erfolgreiche Embolisation des HCC.`,
  },
  {
    why: "Das Glenohumeralgelenk ist nicht das Schultereckgelenk.",
    text: `Röntgen Schulter links
Schultereckgelenk links: Clavicula steht um Schaftbreite zu hoch. Keine Fraktur. GH-Gelenk zentriert.
Beurteilung: Sprengung des AC-Gelenks links, Rockwood III.`,
  },
  {
    why: "Negativ, kurz geschrieben.",
    text: `MRT Rektum
Befund: Tumor im unteren Drittel. EMVI negativ.
Beurteilung: Karzinom im unteren Drittel, CRM frei, EMVI neg.`,
  },
  {
    why: "Die Weite des Gangs ist nicht die Größe des Tumors.",
    text: `CT Oberbauch
Befund: Raumforderung im Pankreaskopf, 31 x 26 mm. DHC auf 13 mm erweitert.
Beurteilung: V. a. Pankreaskopfkarzinom (31 x 26 mm) mit Double-Duct-Zeichen, DHC 13 mm.`,
  },
  {
    why: "Ein Grad im Eigenschaftswort ist auch ein Grad.",
    text: `MRT Knie rechts
Befund: Medial zweit- bis drittgradige Chondropathie am Femurkondylus, am Tibiaplateau Grad 1.
Beurteilung: Chondropathie medial bis Grad 3.`,
  },
  {
    why: "Die Trochlea ist nicht die Patella.",
    text: `MRT Knie rechts
Befund: Retropatellar fissurale Läsion (Grad 3), trochleär erhalten.
Beurteilung: Chondropathie retropatellar Grad 3.`,
  },
  {
    why: "Ein Band, das nicht mehr durchgehend abgrenzbar ist, ist gerissen.",
    text: `MRT OSG rechts
Befund: Außenbänder: Das LFTA ist nicht mehr durchgehend abgrenzbar. LFC aufgequollen mit Teilriss. Syndesmose: Vordere Syndesmose verdickt, durchgängig.
Beurteilung: Ruptur LFTA, Teilriss LFC.`,
  },
  {
    why: "Die Etagen darüber sind andere.",
    text: `MRT LWS
Befund: L4/5: Foraminale Enge rechts mit Kompression L4.
Beurteilung: Kompression L4 rechts. Geringere Veränderungen der Etagen darüber ohne Neurokompression.`,
  },
  {
    why: "Die zweite Prothese ist die neue.",
    text: `Beckenübersicht
Z. n. Hüft-TEP rechts 2015. Jetzt TEP links.
TEP links in regelrechter Lage.`,
  },
  {
    why: "Knie und Hüfte haben jedes seine Prothese.",
    text: `Beckenübersicht
Z. n. Knie-TEP links.
Hüft-TEP rechts regelrecht.`,
  },
  {
    why: "Der dritte Zwischenraum ist der zwischen III und IV.",
    text: `MRT Vorfuß
Befund: Im 3. Interdigitalraum Raumforderung von 7 mm.
Beurteilung: Morton-Neurom im Interdigitalraum III/IV.`,
  },
  {
    why: "Was überwiegend gilt, gilt nicht für jeden.",
    text: `CT Abdomen
Befund: Metastasen überwiegend kleiner: Segment VI 40 mm (VU 36 mm), Segment II 9 mm (VU 15 mm).
Beurteilung: Gemischtes Ansprechen.`,
  },
  {
    why: "Kein Rezidiv verneint nur, was an der operierten Stelle wiederkommt.",
    text: `MRT LWS
Befund: L5/S1: Narbe rechts. L4/5: neue kleine Protrusion.
Beurteilung: Kein Rezidiv einer Diskushernie. Neue Protrusion L4/5.`,
  },
  {
    why: "Eine flache Protrusion ist kein relevanter Vorfall.",
    text: `MRT HWS
Befund: HWK 5/6: flache Protrusion, Wurzel frei.
Beurteilung: Keine relevante Diskushernie HWK 5/6.`,
  },
  {
    why: "Der Herd im Querfortsatz ist die neue Metastase des Wirbels.",
    text: `MRT BWS
Befund: Bekannte Metastasen in BWK 7 und BWK 9, BWK 9 größer. Neu Läsion im Querfortsatz BWK 4 rechts, 9 mm.
Beurteilung: Progress in BWK 9, neue Metastase BWK 4.`,
  },
  {
    why: "Zwei frühere Größen gehören der Reihe nach zu zwei heutigen.",
    text: `CT Thorax
Befund: Herd im UL rechts 13 mm, solider Anteil 5 mm (VU 10 mm bzw. 3 mm), progredient.
Beurteilung: Progredienter subsolider Herd UL rechts.`,
  },
  {
    why: "Wovon etwas ausgenommen ist, das ist nicht ganz verneint.",
    text: `HRCT
Befund: Kein relevantes Milchglas, abgesehen von kleinen Arealen dorsobasal.
Beurteilung: UIP. Milchglas nicht führend.`,
  },
  {
    why: "Die noduläre Hyperplasie ist nicht der Herd der anderen Zone.",
    text: `MRT Prostata
Befund: Transitionalzone mit nodulärer Hyperplasie. Periphere Zone links: 10 mm, ADC erniedrigt.
Beurteilung: Suspekter Herd PZ links.`,
  },
  {
    why: "Der Tumor der einen Seite liegt nicht im Gehörgang der anderen.",
    text: `MRT Felsenbein
Befund: KM-aufnehmende, intra- und extrameatale Raumforderung im linken Kleinhirnbrückenwinkel, 12 mm. Rechter innerer Gehörgang frei.
Beurteilung: Vestibularisschwannom links. Rechter innerer Gehörgang unauffällig.`,
  },
  {
    why: "Das Monokelhämatom liegt vor dem Auge.",
    text: `CT Gesichtsschädel
Befund: Fraktur des Orbitabodens rechts. Deutliches Monokelhämatom.
Beurteilung: Orbitabodenfraktur rechts. Kein retrobulbäres Hämatom.`,
  },
  {
    why: "Wer einen Port legt, beantwortet keine Frage.",
    text: `Portimplantation
Indikation: Chemotherapie bei Mammakarzinom links.
Punktion der V. jugularis rechts. Tunnelierung. Konnektion des Ports. Kein Pneumothorax.
Beurteilung: Komplikationslose Portimplantation rechts.`,
  },
  {
    why: "Das Deltaband ist keines der Außenbänder.",
    text: `MRT OSG rechts
Befund: LFTA narbig verdickt. Delta-Band ohne Läsion.
Beurteilung: Alte Läsion des LFTA.`,
  },
  {
    why: "Wo ein Lymphknoten mit seinem Maß beschrieben ist, ist N1 nicht ohne Befund.",
    text: `MRT Rektum
Befund: Tumor im mittleren Drittel. Mesorektale Lymphknoten: einer 9 mm, inhomogen. Beckenwand ohne vergrößerte Lymphknoten.
Beurteilung: mrT2 N1.`,
  },
  {
    why: "Der Stent ist offen, nicht jedes Gefäß seines Gebiets.",
    text: `CTA Becken
Befund: Stent der AIC rechts offen. AII rechts verschlossen.
Beurteilung: Iliakale Stents bds. offen.`,
  },
  {
    why: "Was nicht punktiert wurde, liegt auf der anderen Seite.",
    text: `CT-gesteuerte Biopsie Lunge rechts
Herd im UL rechts 21 mm, drei Stanzen. Zweiter Herd im OL links nicht punktiert.`,
  },
  {
    why: "Auf der Übersicht ist auch die andere Hüfte zu sehen.",
    text: `Hüfte rechts ap und axial
H-TEP rechts fest. Hüfte links mit Coxarthrose auf der Beckenübersicht.`,
  },
  {
    why: "Frontal meint bei den Nebenhöhlen die Stirnhöhle.",
    text: `CT NNH und Orbita
Befund: Orbitae: frei. Sphenoidal links Schleimhautschwellung. Frontal frei.
Beurteilung: Schwellung sphenoidal links. Orbitae unauffällig.`,
  },
  {
    why: 'Verneint ist die Hinterkante, niedriger die Vorderkante.',
    text: `CT LWS
Deckplattenimpressionsfraktur LWK 2 mit Höhenminderung der Vorderkante.
Beurteilung: Frische Deckplattenimpressionsfraktur LWK 2 ohne Beteiligung der Hinterkante.`,
  },
  {
    why: "Die zweite Wurzel nennt eine Zeile ohne Befundwort.",
    text: `MRT LWS
Befund: L4/5: Vorfall mit Kompression der Wurzel L5 links. L5/S1: Kontakt zur Wurzel S1 links.
Beurteilung: Kompression der Wurzel L5 und Kontakt zur Wurzel S1 links.`,
  },
  {
    why: "Was vor der MRT behandelt wurde, ist nicht ihre Wurzel.",
    text: `MRT LWS nach PRT L5 links
Befund: L3/4: Vorfall foraminal links.
Beurteilung: Vorfall L3/4 mit Kompression der Wurzel L3 links.`,
  },
  {
    why: 'Fett tritt durch, der Muskel ist frei.',
    text: `CT Gesichtsschädel
Fraktur des Orbitabodens links mit Herniation von Fettgewebe.
Beurteilung: Orbitabodenfraktur links ohne Muskeleinklemmung.`,
  },
  {
    why: "Die Prothese wird erst empfohlen.",
    text: `Röntgen Hüfte links
Befund: Mediale Schenkelhalsfraktur links.
Beurteilung: Schenkelhalsfraktur links. Empfehlung: Hüft-TEP links.`,
  },
  {
    why: "Die Aufnahme dient der Planung der Prothese.",
    text: `Röntgen Hüfte rechts
Klinische Angaben: Präoperative Aufnahme zur Endoprothese der Hüfte rechts.
Befund: Fortgeschrittene Coxarthrose rechts.`,
  },
  {
    why: 'Querfortsätze und Rippen sind nicht der Wirbelkörper.',
    text: `CT BWS
BWK 9 keilförmig mit Höhenminderung. Querfortsätze und miterfasste Rippen ohne Fraktur.
Beurteilung: Osteoporotische Fraktur BWK 9.`,
  },
  {
    why: 'Links sind keine Lymphknoten, rechts kleiner gewordene; ein resorbierter Erguss ist keiner.',
    text: `CT Hals und Thorax
Lymphknoten Level II rechts von 31 auf 14 mm abnehmend. Links zervikal keine pathologischen Lymphknoten. Vorbestehender Pleuraerguss links resorbiert.
Beurteilung: Regrediente zervikale Lymphadenopathie. Kein Pleuraerguss mehr.`,
  },
  {
    why: "Die übrigen Segmente zweier Abschnitte der Wirbelsäule.",
    text: `MRT BWS und LWS
Befund: Kollektion epidural in Höhe LWK 2/3 mit Randanreicherung, Bandscheibe LWK 2/3 flüssigkeitsisointens. Übrige Segmente der BWS und LWS ohne Entzündungszeichen, multisegmentale Degeneration.
Beurteilung: Spondylodiszitis LWK 2/3 mit epiduralem Abszess und paravertebraler Phlegmone.`,
  },
  {
    why: 'Die übrigen Knochen haben keine Erosion.',
    text: `Röntgen Hand rechts
Zwei Erosionen am Metakarpalköpfchen II. Keine Erosion an den übrigen Metakarpalia.
Beurteilung: Arthritis mit Erosionen am Metakarpalköpfchen II.`,
  },
  {
    why: "Die Prothese ist erst geplant.",
    text: `Röntgen Hüfte links
Klinische Angaben: Planung Hüft-TEP links.
Befund: Fortgeschrittene Coxarthrose links.`,
  },
  {
    why: "In der Prostata wölbt sich keine Bandscheibe vor.",
    text: `MRT Prostata
Periphere Zone: Links 9 mm Läsion. Kapselkontakt 6 mm, keine Vorwölbung oder Unschärfe der Kapsel.
Transitionalzone: Stromale Knoten. Leichte Vorwölbung des Mittellappens in die Blase.
Beurteilung: PI-RADS 4 links.`,
  },
  {
    why: "Die Bandscheibe ist niedrig, der Wirbel normal hoch.",
    text: `MRT HWS
Wirbelkörper normal hoch.
HWK 5/6: Osteochondrose mit Höhenminderung.
Beurteilung: Osteochondrose HWK 5/6.`,
  },
  {
    why: "Die Lymphknoten am Hilus sind kein Skelett.",
    text: `CT Thorax
Tumor im rechten Oberlappen kleiner. Lymphknoten hilär rechts kleiner.
Skelett: Keine malignomsuspekten Läsionen.
Beurteilung: Regredienz des Primärtumors im rechten Oberlappen sowie der Lymphknoten hilär rechts.`,
  },
  {
    why: "Die niedrige Bandscheibe ist die Osteochondrose.",
    text: `MRT LWS
Befund
LWK 3/4: Diskrete Bandscheibendehydratation, keine Protrusion.
LWK 5/SWK 1: Extrusion rechts. Höhenminderung der Bandscheibe, Modic I.
Beurteilung
Neue Extrusion LWK 5/SWK 1 rechts. Aktivierte Osteochondrose in diesem Segment.`,
  },
  {
    why: 'Die Stenose des eben genannten Gefäßes.',
    text: `Duplexsonographie
Links: Am ACI-Abgang lange Plaque, Vmax 320 cm/s. Entspricht einer Stenose von 80 %. ACE mit Abgangsstenose 50 %.
Beurteilung: Hochgradige ACI-Stenose links, ca. 80 %.`,
  },
  {
    why: "Der neue Port liegt rechts, der alte lag links.",
    text: `Portimplantation
Punktion der V. subclavia rechts. Porttasche rechts.
Beurteilung: Portanlage rechts. Alter Port links entfernt.`,
  },
  {
    why: 'Was der Rest ist, wurde nicht eingestuft.',
    text: `MRT Mamma
Befund: Links innen unscharf begrenzter Herd 17 mm mit Wash-out. Rechts keine Anreicherung.
Beurteilung: Herd links innen, BI-RADS 5. Im Übrigen unauffälliger Befund.`,
  },
  {
    why: 'Nur das proximale Drittel der Vene ist frei.',
    text: `Duplexsonographie
Rechtes Bein: V. femoralis im proximalen Drittel frei. Ab der Mitte nicht komprimierbar, der Thrombus reicht über die V. poplitea bis in die V. fibularis.
Beurteilung: Thrombose rechts: V. femoralis, V. poplitea und Unterschenkelvenen.`,
  },
  {
    why: "Über die Prothese wird noch gesprochen.",
    text: `Röntgen Schulter links
Befund: Omarthrose links. TEP der Schulter wird diskutiert.`,
  },
  {
    why: 'Verschlossen wird die Punktionsstelle.',
    text: `Angiographie
Zugang rechts. AFS links über 8 cm ohne Fluss, Stent. Verschluss der Punktionsstelle rechts.
Beurteilung: Rekanalisation eines AFS-Verschlusses links.`,
  },
  {
    why: "Herd und Umgebung sind zusammen größer als jedes für sich.",
    text: `MR-Mammographie
Befund: Rechts Karzinom 21 mm bei 11 Uhr. Non-mass-Anreicherung über 36 mm nach ventral. Lymphknoten axillär rechts mit Kortex 4 mm.
Beurteilung: Karzinom rechts bei 11 Uhr (21 mm) mit segmentaler Non-mass-Anreicherung; Gesamtausdehnung ca. 44 mm.`,
  },
  {
    why: 'Ein Anteil des Myokards ist keine Auswurffraktion.',
    text: `Myokard-SPECT
Minderspeicherung inferior unter Belastung. LVEF 61 % nach Stress, 63 % in Ruhe.
Beurteilung: Ischämie inferior (ca. 10 % des Myokards). LVEF 61 %.`,
  },
  {
    why: 'Von zwei Knoten war einer fast so groß wie jetzt.',
    text: `Sonographie der Schilddrüse
Linker Lappen 22 x 21 x 50 mm. Knoten links kranial echoreich 9 mm; links kaudal zystisch-solide 16 mm, vormals 15 mm.
Beurteilung: Unveränderte Knoten im linken Lappen.`,
  },
  {
    why: 'Der Ausgangsbefund ist nicht der von heute.',
    text: `MRT Rektum
Ausgangsbefund 04/2025: Tumor 48 mm, mT3c, EMVI positiv. Jetzt: Tumor auf 19 mm geschrumpft.
Beurteilung: Gutes Ansprechen (ymrT2 N1), EMVI negativ.`,
  },
  {
    why: 'Rechts ist der Jochbogen intakt, links gebrochen.',
    text: `CT Gesichtsschädel
Jochbogen links gebrochen, rechts intakt.
Beurteilung: Jochbogenfraktur links.`,
  },
  {
    why: "Der zweite Genitiv ist noch verneint.",
    text: `MRT Knie
Befund: Keine Zeichen einer Fraktur, knöcherner Absprengung.
Beurteilung: Keine knöcherne Absprengung. Keine Fraktur.`,
  },
  {
    why: "Die Vorgeschichte zählt zwei verschiedene Untersuchungen auf.",
    text: `CT Thorax vom 12.06.2025
Klinik: CT vom 12.03.2025 mit Rundherd. MRT vom 12.05.2025 unauffällig.
Befund: Rundherd 8 mm.`,
  },
  {
    why: "Die Vorgeschichte zählt zwei Untersuchungen auf.",
    text: `CT Thorax vom 20.06.2025
Klinik: Rundherd im CT vom 12.03.2025 6 mm. Im CT vom 12.05.2025 7 mm.
Befund: Rundherd 8 mm.`,
  },
  {
    why: "Ein Satz nennt zwei Voruntersuchungen.",
    text: `CT Thorax vom 20.06.2025
Klinische Angaben: MRT vom 12.03.2025 extern.
Befund: Gegenüber der MRT vom 12.01.2025 unverändert, gegenüber MRT vom 12.03.2025 kleiner.`,
  },
  {
    why: "Was früher besprochen wurde, ist kein Termin.",
    text: `CT Abdomen vom 20.06.2025
Befund: Unverändert.
Beurteilung: Konstant. Weiteres Vorgehen wie am 13.05.2025 besprochen.`,
  },
  {
    why: "Der niedrige Wirbel ist der gebrochene.",
    text: `MRT LWS
Befund: L5/S1: Osteochondrose, Wirbelkörper LWK 5 mit Höhenminderung.
Beurteilung: Fraktur LWK 5.`,
  },
  {
    why: "Die neue Prothese liegt auf der anderen Seite.",
    text: `Knie
Klinische Angaben: Z. n. TEP links.
Befund: TEP rechts neu implantiert, regelrechte Lage.`,
  },
  {
    why: 'Regelrecht liegt der Katheter; das größere Maß ist das frühere.',
    text: `Sonographie der Nieren
Linke Niere 10,8 cm, Nierenbecken noch gering ektatisch (11 mm), präoperativ 24 mm; DJ-Katheter regelrecht im Nierenbecken.
Beurteilung: Regrediente Ektasie links.`,
  },
  {
    why: 'Ein fehlendes Korrelat zum Kalk verneint den Kalk nicht.',
    text: `Mammographie
Links zentral gruppierter Mikrokalk auf 8 mm. Sonographisch links kein Korrelat zum Kalk.
Beurteilung: Links BI-RADS 4a.`,
  },
  {
    why: 'Intakt ist der oberflächliche Anteil; Beugesehnen sind keine Strecksehnen.',
    text: `MRT Ellenbogen rechts
Gemeinsame Strecksehne: Einriss tief, oberflächlicher Anteil intakt. Gemeinsame Beugesehne: unauffällig.
Beurteilung: Partialruptur der Strecksehnen.`,
  },
  {
    why: 'Die Gegenseite wurde nicht eingestuft.',
    text: `MRT Mamma
Rechts außen gesichertes Karzinom 19 mm.
Beurteilung: Karzinom rechts außen, BI-RADS 6. Kontralateral unauffällig.`,
  },
  {
    why: 'Im Prothesenschenkel keine Stenose, eine Polarterie verschlossen.',
    text: `CT-Angiographie Aorta
A. renalis beidseits frei; Polarterie rechts verschlossen. Schenkel rechts offen mit wandständigem Thrombus.
Beurteilung: Wandthrombus im rechten Schenkel ohne Stenose.`,
  },
  {
    why: 'Damals war ein Erguss, jetzt keiner; der Pfeil führt zum neuen Wert.',
    text: `MRT Herz
EF 49 % → jetzt 58 %. Perikarderguss damals 8 mm, jetzt keiner.
Beurteilung: Normalisierte EF 58 %. Kein Perikarderguss.`,
  },
  {
    why: "Die Niere fehlt, und nichts fließt ab.",
    text: `Nierenszintigraphie
Klinische Angaben: Z. n. Nephrektomie links.
Befund: Links kein Abfluss. Rechts regelrechter Abfluss.`,
  },
  {
    why: 'Wurzeln in einer Liste.',
    text: `MRT Plexus brachialis
Wurzeln C5 und C6 links ausgerissen; C7 gedehnt, Kontinuität erhalten.
Beurteilung: Wurzelausriss C5 und C6 links.`,
  },
  {
    why: 'Die eine Zone hat den Herd, den die andere nicht hat.',
    text: `MRT der Prostata
Periphere Zone: links eine 14 mm große suspekte Läsion.
Transitionalzone: Keine suspekte Läsion.
Beurteilung: Suspekte Läsion links, PI-RADS 4.`,
  },
  {
    why: 'Was der Knochen nicht hat, kann der Darm haben.',
    text: `MRT Rektum
Rektum: Wandverdickung.
Skelett: Keine suspekten ossären Läsionen.
Beurteilung: Rektumkarzinom im mittleren Drittel.`,
  },
  {
    why: 'Der Thrombus reicht bis in die Femoralvene und beginnt davor.',
    text: `CT Beckenvenen
V. iliaca communis links komprimiert, distal davon Thrombus bis in die V. femoralis communis links.
Beurteilung: Iliofemorale Thrombose links.`,
  },
  {
    why: 'Die früheren 5 mm sind die der Protrusion.',
    text: `CT Orbita
Subperiostaler Abszess medial rechts 14 x 4 mm (18 x 6 mm), Bulbus rechts protrudiert (3 mm, vorher 5 mm), links normal.
Beurteilung: Regredienter subperiostaler Abszess rechts.`,
  },
  {
    why: 'Links das ersetzte, rechts das abgenutzte Knie.',
    text: `Röntgen Knie beidseits
Knie-TEP links, Achse 1° Varus; rechts nativ mit 9° Varus und medialer Gelenkspaltaufhebung.
Beurteilung: Regelrechte Knie-TEP links. Varusgonarthrose rechts.`,
  },
  {
    why: 'Was in Klammern an Segmenten steht, gehört zum Herd davor.',
    text: `Befund: Der Herd im Segment V misst 12 mm, zuvor 20 mm. Der Herd im Segment II misst 18 mm, zuvor 11 mm.
Beurteilung: Herd rechts (Segment V) kleiner, der Herd links (Segment II) größenprogredient.`,
  },
  {
    why: 'Was ein Herd an sich hat, ändert sich ohne ihn.',
    text: `Befund: Metastase okzipital rechts 14 mm, größenkonstant.
Beurteilung: Metastase okzipital rechts mit zunehmendem Ödem.`,
  },
  {
    why: 'Auch ein Vorbefund mit Datum und Klammer ist von damals.',
    text: `CT Thorax vom 02.05.2024
Klinik: Unter Therapie.
Vorbefund vom 02.02.2024 (in Kopie): "Metastase im Segment V (25 mm). Kein Perikarderguss."
Aktuell:
Neu schmaler Perikarderguss, 8 mm.
Beurteilung:
Neuer Perikarderguss.`,
  },
  {
    why: 'Die Sonden liegen regelrecht, nicht das Herz.',
    text: `Röntgen Thorax
Herz vergrößert, HTQ 0,58. Nach Schrittmacheranlage Sonden regelrecht.
Beurteilung: Kardiomegalie.`,
  },
  {
    why: 'Was zurückging, war einmal da.',
    text: `Befund: RV/LV 0,7, zuvor 1,2.
Beurteilung: Rechtsherzbelastung zurückgebildet.`,
  },
  {
    why: 'Jede Niere hat ihre Seite.',
    text: `Befund: Rechte Niere mit Schrumpfung auf 7 cm, die linke normal groß.
Beurteilung: Einzelniere links bei Schrumpfniere rechts.`,
  },
  {
    why: 'Das andere Ovar hat nicht, was das eine hat.',
    text: `Befund: Rechtes Ovar mit Zyste von 25 mm, linkes Ovar 18 mm, unauffällig.
Beurteilung: Ovarialzyste rechts. Links regelrecht.`,
  },
  {
    why: 'Ein Band, das zum Teil geschädigt ist, ist durchgehend.',
    text: `MRT Sprunggelenk
Befund: Lig. fibulotalare anterius vollständig gerissen. Lig. fibulocalcaneare verdickt, in der Kontinuität erhalten.
Beurteilung: Ruptur des Lig. fibulotalare anterius, Teilschädigung des Lig. fibulocalcaneare.`,
  },
  {
    why: 'Ein schmaler konstanter Saum lockert nichts.',
    text: `Befund: Lysesaum von 1 mm femoral, konstant.
Beurteilung: Kein Lockerungszeichen.`,
  },
  {
    why: 'Was noch nicht da war, ist von damals.',
    text: `Röntgen Fuß links
Erosion am Köpfchen des Metatarsale V. Im März 2022 war der Fuß noch ohne Erosion.
Beurteilung: Neue Erosion am Metatarsale V.`,
  },
  {
    why: 'Was die Mammographie nicht zeigt, zeigt die Sonographie.',
    text: `Mammographie und Sonographie links
Befund: Linke Mamma mammographisch unauffällig. Sonographisch links bei 3 Uhr ein suspekter Herd von 9 mm.
Beurteilung: BI-RADS 4 links.`,
  },
  {
    why: 'Beide Seiten mit ihrem Verlauf.',
    text: `MRT Schädel mit KM
Befund: Meningeom der Falx links 31 mm, in der Voruntersuchung 25 mm. Meningeom rechts temporal unverändert mit 12 mm.
Beurteilung: Meningeom links größenprogredient. Meningeom rechts temporal konstant.`,
  },
  {
    why: 'Nicht weiter gesintert ist doch gesintert.',
    text: `Röntgen BWS in 2 Ebenen
Befund: Der BWK 12 ist gegenüber der Voraufnahme nicht weiter gesintert.
Beurteilung: Unveränderte Sinterung des BWK 12.`,
  },
  {
    why: 'Unter der Marke steht das andere Band.',
    text: `MRT Knie rechts
Befund: Vorderes Kreuzband: nicht intakt. Hinteres Kreuzband: durchgehend intakt.
Beurteilung: Vorderes Kreuzband nicht intakt.`,
  },
  {
    why: 'Dieselbe Stimmlippe.',
    text: `MRT Hals mit KM
Klinische Angaben: Karzinom der linken Stimmlippe, Laserresektion 2021.
Befund: Linke Stimmlippe narbig verschmälert, kein Enhancement. Rechte Stimmlippe schlank.
Beurteilung: Kein Lokalrezidiv der linken Stimmlippe.`,
  },
  {
    why: 'Kontusionsblutung und Hämatom auf ihren Seiten.',
    text: `CT Schädel nativ
Befund: Subduralhämatom rechts frontal, 6 mm. Kontusionsblutung temporobasal links, 9 mm.
Beurteilung: Subduralhämatom rechts frontal. Kontusionsblutung links.`,
  },
  {
    why: 'Labrumriss vorn, oben kein SLAP.',
    text: `MRT Schulter links
Befund: Vorderes unteres Labrum abgerissen. Bizepsanker regelrecht, kein SLAP.
Beurteilung: Riss des vorderen unteren Labrums, kein SLAP.`,
  },
  {
    why: 'Auf jeder Seite so, wie es steht.',
    text: `MRT der Sakroiliakalgelenke
Befund: ISG rechts: Subchondrales Knochenmarködem sakral. ISG links: Kein Ödem, geringe Fettmarkmetaplasie, kleine Erosion.
Beurteilung: Sakroiliitis rechts mit Ödem. Links kein Ödem.`,
  },
  {
    why: 'Was neu ist, und was es zuvor war.',
    text: `MRT Schädel
Befund: Neu gegenüber der Voruntersuchung ein 4 mm großer Herd im Kleinhirn links. Herd temporal rechts 12 mm, in der Voruntersuchung 9 mm.
Beurteilung: Neuer Herd im Kleinhirn links (4 mm). Herd temporal rechts größenprogredient (12 mm, VU 9 mm).`,
  },
  {
    why: 'Nicht operiert und keine Spuren davon.',
    text: `MRT LWS mit KM
Klinische Angaben: Lumbalgie, keine Voroperationen.
Befund: Keine postoperativen Veränderungen. L5/S1: Sequestrierter Vorfall rechts.
Beurteilung: Vorfall L5/S1 rechts, vor einer Fensterung neurochirurgische Vorstellung.`,
  },
  {
    why: 'Zwei von fünf sind verdächtig.',
    text: `MRT Mamma rechts
Befund: Fünf Läsionen rechts, davon zwei suspekt.
Beurteilung: Zwei suspekte Läsionen rechts.`,
  },
  {
    why: 'Progress an einer Stelle, die übrigen Herde sind stabil.',
    text: `CT Abdomen
Befund: Lebermetastase Segment III aktuell 18 mm (VU 13 mm). Metastase Segment VI 22 mm (VU 22 mm), Metastase Segment VIII 9 mm (VU 9 mm).
Beurteilung: Progress in Segment III, die übrigen Metastasen stabil.`,
  },
  {
    why: '„Sonst stabile Manifestationen“ neben der, die wächst.',
    text: `MRT Wirbelsäule
Befund: Osteolyse LWK 2 von 15 auf 21 mm größenprogredient. Osteolyse BWK 11 und Os ilium rechts unverändert.
Beurteilung: Progress der Osteolyse in LWK 2, sonst stabile Manifestationen.`,
  },
  {
    why: 'Ein gemischtes Ansprechen ist kein Rückgang.',
    text: `CT Abdomen
Befund: Metastase im Segment III von 13 auf 18 mm zugenommen. Metastase im Segment VIII regredient, 7 mm (VU 12 mm).
Beurteilung: Gemischtes Ansprechen der hepatischen Filiae mit Progress in Segment III, Regress in Segment VIII.`,
  },
  {
    why: 'Von zwei Voruntersuchungen ist die eine gleich, die ältere nicht.',
    text: `CT Thorax
Befund: Rundherd linker Oberlappen 14 mm, in der Voruntersuchung vom Januar 14 mm, im Mai 2021 noch 9 mm.
Beurteilung: Gegenüber Januar konstanter, im Langzeitverlauf jedoch größenprogredienter Rundherd.`,
  },
  {
    why: 'Minimal kleiner ist im Ganzen unverändert.',
    text: `CT Thorax
Befund: Kein Nachweis neuer Rundherde. Vorbekannte Rundherde minimal kleiner, der größte im Mittellappen 5 mm (VU 6 mm).
Beurteilung: Insgesamt unveränderter Befund der Lungenrundherde ohne Progress.`,
  },
  {
    why: 'Eine neu, „sonst stabil“.',
    text: `MRT Schädel
Befund: Vorbekannte Metastase links frontal, 9 mm, größenkonstant. Rechts okzipital neu abgrenzbare Metastase 5 mm.
Beurteilung: Neue Metastase rechts okzipital, sonst stabil.`,
  },
  {
    why: 'Gleich groß wie zuvor ist unverändert, was auch anderswo kleiner wird.',
    text: `CT Thorax und Abdomen
Befund: Rundherd rechts 5 mm (VU 5 mm). Leber: Metastasen Segment II 21 mm (VU 28), Segment VIII nicht mehr abgrenzbar.
Beurteilung: Leberfiliae regredient. Rundherd rechts unverändert.`,
  },
  {
    why: 'Zwei Arten des Verschleißes, zusammengefasst von oben bis unten.',
    text: `MRT HWS
Befund: Osteochondrosen HWK 4/5 bis 6/7. Spondylarthrosen HWK 3 bis 5.
Beurteilung: Degenerative Veränderungen HWK 3 bis 7.`,
  },
  {
    why: '„Sonst keine Befundänderung“ fasst nur den Rest zusammen.',
    text: `CT Thorax
Befund: Konsolidierung rechts deutlich kleiner. Linke Lunge frei.
Beurteilung: Insgesamt rückläufiger Befund. Sonst keine Befundänderung.`,
  },
  {
    why: "Kleinere Metastasen und eine neue sind ein Progress.",
    text: `CT Abdomen
Befund: Im Vergleich zur VU Metastasen kleiner. Neue Metastase in Segment II.
Beurteilung: Progress der Lebermetastasierung.`,
  },
  {
    why: "Kleiner als die andere Niere, nicht als zuvor.",
    text: `CT Abdomen
Befund: Linke Niere im Vergleich zur rechten kleiner, unverändert zur VU.
Beurteilung: Schrumpfniere links, unverändert.`,
  },
  {
    why: "Ein anderer Vorbefund, von außen.",
    text: `CT Thorax
Vorbefund: CT Thorax vom 03.04.2024.
Befund: Rundherd konstant im Vergleich zum externen Vorbefund vom 12.12.2022.`,
  },
  {
    why: 'Der neue Herd links, die bekannten rechts.',
    text: `CT Thorax
Befund: Neuer Rundherd linker Unterlappen 5 mm. Ansonsten Lunge im Vergleich zur VU ohne Änderung.
Beurteilung: Neuer Rundherd links 5 mm. Bekannte Rundherde rechts unverändert.`,
  },
  {
    why: 'Die übrigen Herde sind unverändert, der neue nicht.',
    text: `CT Thorax
Befund: Neuer Rundherd im Mittellappen 5 mm. Ansonsten im Vergleich ohne Änderung.
Beurteilung: Übrige Rundherde unverändert, neu 5 mm Herd im Mittellappen.`,
  },
  {
    why: 'Remission des Lymphoms und ein neuer Fokus im Darm.',
    text: `PET-CT
Befund: Alle vorbeschriebenen Lymphome stoffwechselinaktiv. Neuer fokaler Uptake Colon sigmoideum, DD Adenom.
Beurteilung: Komplette metabolische Remission (Deauville 1). Neuer Sigmafokus, Koloskopie empfohlen.`,
  },
  {
    why: "Es nimmt etwas zu, das nicht der Tumor ist.",
    text: `CT Thorax
Befund: Metastase im Unterlappen rechts 21 mm (VU 20 mm). Erguss rechts 4 cm (VU 2 cm).
Beurteilung: Stable disease. Deutlich zunehmender Pleuraerguss rechts.`,
  },
  {
    why: 'Die restlichen Segmente sind nicht das, das die Beurteilung nennt.',
    text: `MRT LWS
Befund: Erosive Osteochondrose LWK 5/SWK 1, die restlichen Segmente sind geringgradig degenerativ verändert.
Beurteilung: Hochgradige Degeneration LWK 5/SWK 1.`,
  },
  {
    why: 'Zwei Myome, jedes mit seinem Verlauf, auch in der Beurteilung.',
    text: `MRT Becken
Befund: Myom der Vorderwand 48 mm (VU 31 mm). Zweites Myom im Fundus 15 mm, unverändert.
Beurteilung: Größenprogredientes Vorderwandmyom. Unverändertes Fundusmyom.`,
  },
  {
    why: 'Der Gelenkspalt wird schmaler, die Arthrose nimmt zu.',
    text: `Röntgen Hüfte rechts
Befund: Gelenkspaltverschmälerung kranial auf 1 mm (VU 4 mm), Randosteophyten.
Beurteilung: Progrediente kranial betonte Coxarthrose rechts.`,
  },
  {
    why: 'Gering ist der Erguss, nicht die Arthrose.',
    text: `Röntgen Knie links
Befund: Aufgehobener medialer Gelenkspalt, Osteophyten. Wenig Erguss.
Beurteilung: Gonarthrose links, Kellgren-Lawrence IV, mit geringem Erguss.`,
  },
  {
    why: 'Jeder Lappen hat in seinem Satzteil eine eigene Seite.',
    text: `CT Thorax
Klinische Angaben: Z. n. Lobektomie Unterlappen links 2021.
Befund: Rundherd im Oberlappen links 5 mm, Granulom im Unterlappen rechts 4 mm.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: 'Der gerissene Teil gehört zu dem, was die Beurteilung nennt.',
    text: `MRT Knie rechts
Befund: Riss des Innenmeniskushinterhorns. Außenmeniskus intakt.
Beurteilung: Innenmeniskusriss. Übrige Menisken und Bänder intakt.`,
  },
  {
    why: 'Beide Sehnen sind genannt, die übrigen sind andere.',
    text: `MRT Schulter links
Befund: Supraspinatussehne rupturiert. Lange Bizepssehne rupturiert. Infraspinatus intakt.
Beurteilung: Ruptur der Supraspinatus- und der langen Bizepssehne. Übrige Rotatorenmanschette intakt.`,
  },
  {
    why: 'Was der Name der Gruppe umfasst, ist keine weitere Fraktur.',
    text: `Röntgen Becken
Befund: Fraktur des oberen Schambeinastes rechts. Fraktur der Massa lateralis des Sakrums rechts.
Beurteilung: Beckenringfraktur rechts. Keine weiteren Frakturen.`,
  },
  {
    why: 'Eine Rippenserie umfasst alle genannten Rippen.',
    text: `CT Thorax
Befund: Fraktur der 4. Rippe links. Fraktur der 5. Rippe links. Fraktur der 6. Rippe links.
Beurteilung: Rippenserienfraktur 4-6 links. Keine weiteren Frakturen.`,
  },
  {
    why: 'Alte, bekannte und durchbaute Frakturen sind keine weiteren.',
    text: `CT LWS
Befund: Fraktur LWK 1. Fraktur LWK 3 durchbaut. Bekannte Fraktur LWK 5. Fraktur BWK 11 unverändert.
Beurteilung: Frische Fraktur LWK 1. Keine weiteren Frakturen.`,
  },
  {
    why: 'Der Übergang umfasst den Wirbel.',
    text: `CT Wirbelsäule
Befund: Fraktur BWK 12. Fraktur LWK 1.
Beurteilung: Frakturen des thorakolumbalen Übergangs. Keine weiteren Frakturen.`,
  },
  {
    why: 'Das Ellenbogengelenk bricht auch am Humerus.',
    text: `Röntgen Ellenbogen rechts
Befund: Mehrfragmentfraktur des distalen Humerus. Olekranon intakt.
Beurteilung: Ellenbogenfraktur. Keine weitere Fraktur.`,
  },
  {
    why: 'Links blieb ein Rest, rechts nicht.',
    text: `DSA Nierenarterien
Befund: Abschlussserie rechts ohne Reststenose. Links Reststenose von 30 %.
Beurteilung: PTA der Nierenarterien, Reststenose links.`,
  },
  {
    why: 'Die Serie nennt den Rest selbst.',
    text: `DSA Nierenarterien
Befund: Abschlussserie ohne Reststenose. Links Reststenose von 30 %.
Beurteilung: PTA der Nierenarterien, Reststenose links.`,
  },
  {
    why: 'Eine geringe Reststenose ist keine relevante.',
    text: `DSA Becken
Befund: Verschluss der AIC links. Abschlusskontrolle ohne relevante Reststenose.
Beurteilung: Rekanalisation der AIC links, Reststenose von 20 %.`,
  },
  {
    why: 'Eine andere Arterie ohne Rest.',
    text: `DSA Bein rechts
Befund: Stenose der AFS 80 %. A. poplitea ohne Reststenose. Nach PTA der AFS Einengung von 30 %.
Beurteilung: PTA der AFS mit Reststenose.`,
  },
  {
    why: 'Eine Restenose im Stent ist keine, die blieb.',
    text: `CT-Angiographie Bein
Befund: In-Stent-Restenose der AFS rechts 70 %. A. poplitea ohne Stenose.
Beurteilung: In-Stent-Restenose der AFS rechts.`,
  },
  {
    why: 'Verschluss vor und freier Abfluss nach der PTA stehen in derselben Durchführung.',
    text: `PTA Bein links
Durchführung: Diagnostische Serie: kurzstreckiger Verschluss der AFS, A. poplitea offen. PTA 5 x 60 mm. Abschlussserie mit freiem Abfluss, keine Dissektion, keine Reststenose.
Beurteilung: Erfolgreiche Rekanalisation eines AFS-Verschlusses links.`,
  },
  {
    why: 'Der Pneumothorax der Durchführung ist der der Beurteilung.',
    text: `CT-gesteuerte Lungenbiopsie rechts
Durchführung: Koaxialtechnik, 4 Zylinder. Abschlussscan: schmaler Pneumothorax, keine relevante Blutung.
Beurteilung: Komplikationslose Biopsie. Schmaler Pneumothorax rechts, Kontrolle in 4 h.`,
  },
  {
    why: 'Ein Querfortsatz ist kein Wirbelkörper.',
    text: `CT LWS
Befund: Impressionsfraktur LWK 2. Fraktur des Querfortsatzes LWK 4 links.
Beurteilung: Impressionsfraktur LWK 2. Querfortsatzfraktur. Übrige Wirbelkörper intakt.`,
  },
  {
    why: 'Eine alte Fraktur, und eine eines anderen Abschnitts, gehört nicht zum Rest ohne Fraktur.',
    text: `CT Wirbelsäule
Befund: Fraktur des Dens. Dornfortsatzfraktur HWK 7, alt. Fraktur LWK 2.
Beurteilung: Densfraktur, Fraktur LWK 2. Übrige HWS ohne Fraktur.`,
  },
  {
    why: 'Die Fraktur des zweiten Halswirbels ist die des Dens.',
    text: `CT HWS
Befund: Fraktur HWK 2 durch den Dens. Facetten kongruent.
Beurteilung: Densfraktur Typ II. Übrige HWS intakt.`,
  },
  {
    why: 'Ein hinterer Beckenring bricht ohne den Schambeinast.',
    text: `Beckenübersicht
Befund: Sakrum mit Infraktion links. Schambeinäste intakt. ISG degenerativ.
Beurteilung: Beckenringfraktur, hinterer Anteil.`,
  },
  {
    why: 'Der Erguss der Bursa ist keiner des Gelenks.',
    text: `MRT Hüfte rechts
Befund: Kein Gelenkerguss. Flüssigkeit in der Bursa trochanterica.
Beurteilung: Bursitis trochanterica mit Erguss in der Bursa.`,
  },
  {
    why: 'Rechts ein Defekt, links das Tegmen intakt.',
    text: `CT Felsenbein
Befund: Rechts Tegmen tympani mit 3 mm großem Defekt. Links Tegmen intakt.
Beurteilung: Tegmendefekt rechts.`,
  },
  {
    why: 'Ein Defekt nach einer Operation macht das Organ nicht krank.',
    text: `MRT Abdomen
Befund: Nierenparenchymdefekt links am Oberpol nach Teilresektion. Nieren sonst unauffällig, normal groß.
Beurteilung: Parenchymdefekt der linken Niere, kein Rezidiv.`,
  },
  {
    why: 'Ein Thrombus im Vorhofohr ist keiner im Ventrikel.',
    text: `MRT Herz
Befund: Kein Thrombus im LV. Thrombus im linken Vorhofohr.
Beurteilung: Vorhofohrthrombus. Kein LV-Thrombus.`,
  },
  {
    why: 'Der Steal steht auf der Seite der kranken Subclavia.',
    text: `Duplex Hals
Befund: A. vertebralis links retrograd. A. subclavia links monophasisch, rechts triphasisch.
Beurteilung: Subclavian-Steal links bei Subclaviastenose. Rechts kein Steal.`,
  },
  {
    why: 'Communis und Profunda sind frei, die Superficialis nicht.',
    text: `Duplex Beinvenen
Befund: V. femoralis communis und V. profunda femoris komprimierbar. V. femoralis superficialis nicht komprimierbar.
Beurteilung: Thrombose der V. femoralis superficialis. V. femoralis communis frei.`,
  },
  {
    why: 'Ein Hoden ist ohne Fluss, der andere ganz perfundiert.',
    text: `Skrotalsonographie
Befund: Linker Hoden ohne Perfusion. Rechter Hoden zentral und peripher normal perfundiert.
Beurteilung: Hodentorsion links.`,
  },
  {
    why: 'Hinter dem Einschub steht ein anderer Befund mit eigenem Verlauf.',
    text: `Röntgen Thorax
Vergleich: Aufnahme vom Vortag.
Befund: Infiltrat rechts basal, gegenüber der Voraufnahme zunehmend. Erguss links, im Vergleich deutlich schmaler.
Beurteilung: Zunehmendes Infiltrat rechts. Rückläufiger Erguss links.`,
  },
]

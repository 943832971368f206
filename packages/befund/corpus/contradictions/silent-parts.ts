import type { SilentCase } from './contradiction-case.ts'

/** Correct reports in which a denial or a wording of normality holds for a part, a phase or a half only. */
export const silentParts: readonly SilentCase[] = [
  {
    why: 'Ergüsse und Infiltrate haben jedes ihre betonte Seite.',
    text: `Röntgen Thorax
Befund: Ergüsse beidseits, rechts betont, Infiltrate basal li. > re.
Beurteilung: Rechtsbetonte Ergüsse. Infiltrate beidseits, links führend.`,
  },
  {
    why: 'Zwischen den Enden einer Reihe liegen die übrigen Rippen.',
    text: `CT Thorax
Befund: Rippenserienfraktur rechts, 4.–8. Rippe, die 6. Rippe zusätzlich dorsal.
Beurteilung: Rippenserienfraktur 4-8 rechts.`,
  },
  {
    why: 'Das andere Plateau ist intakt.',
    text: `CT Knie rechts
Befund: Impressionsfraktur des lateralen Tibiaplateaus um 4 mm. Mediales Plateau intakt.
Beurteilung: Tibiaplateaufraktur rechts.`,
  },
  {
    why: 'Ein Abszess von 18 mm hat 1,8 cm, wo immer er genannt wird.',
    text: `CT Abdomen
Mesenterialer Abszess von 18 mm. Zyste der linken Niere 1,8 mm.
Beurteilung: Sigmadivertikulitis mit 1,8 cm Abszess.`,
  },
  {
    why: 'Der Sack ist geschrumpft.',
    text: `CT Angiographie
EVAR. Aneurysmasack 61 mm (VU 66 mm).
Beurteilung: Schrumpfung des Aneurysmasacks auf 61 mm (VU 66 mm).`,
  },
  {
    why: 'Eine Stenose von 60 % ist nicht hochgradig.',
    text: `Duplex Carotis
Stenose der ACI rechts von 60 %.
Beurteilung: Keine hochgradige Stenose der ACI rechts.`,
  },
  {
    why: 'Erst brusterhaltend, Jahre später die ganze Brust.',
    text: `Mammographie links
Klinische Angaben: Z. n. brusterhaltender Operation rechts 2012, Ablatio mammae rechts 2020 bei Rezidiv.
Befund: Links kein Herd.
Beurteilung: BI-RADS 1 links.`,
  },
  {
    why: 'Welche Zone die Läsion hat, steht im Satz davor; die Zone hat sonst eine andere Kategorie.',
    text: `MRT Prostata
Periphere Zone streifig signalgemindert, PI-RADS 2.
Herd 1: Periphere Zone rechts apikal, 9 mm, scharf begrenzt. T2 4, DWI 4, DCE negativ, PI-RADS 4.
Beurteilung: Herd der peripheren Zone rechts, PI-RADS 4.`,
  },
  {
    why: 'Processus transversi gehören nicht zum Becken, nach dem die Zeile heißt.',
    text: `CT Polytrauma
Becken/Wirbelsäule: Fraktur der Processus transversi LWK 1 links. Beckenring intakt.
Beurteilung: Querfortsatzfraktur LWK 1 links. Keine Beckenfraktur.`,
  },
  {
    why: 'Ein bezifferter Wirbel liegt nicht im Becken, nach dem die Zeile heißt.',
    text: `CT Polytrauma
Becken und Wirbelsäule: Fraktur LWK 4. Beckenring intakt.
Beurteilung: Fraktur LWK 4. Keine Beckenfraktur.`,
  },
  {
    why: 'Was einen Tracer anreichert, braucht kein Kontrastmittel.',
    text: `FDG-PET/CT
Technik: Low-dose CT ohne Kontrastmittel.
Physiologische Anreicherung im Kolon. Mehranreicherung eines Lymphknotens axillär links.
Beurteilung: Lymphknoten axillär links.`,
  },
  {
    why: 'Eine andere Wand der Augenhöhle ist erhalten.',
    text: `CT Mittelgesicht
Fraktur des Orbitabodens rechts mit 5 mm Absenkung. Mediale Orbitawand intakt.
Beurteilung: Blow-out-Fraktur rechts mit Hernierung des M. rectus inferior.`,
  },
  {
    why: 'Die Phlegmone am Foramen ist nicht die Spondylodiszitis der Höhe darüber.',
    text: `MRT LWS
Befund: Epiduraler Abszess rechts L4 bis L5, 22 x 7 mm. Foramen L5/S1 rechts durch eine Phlegmone eingeengt.
Beurteilung: Spondylodiszitis L4/5 mit epiduralem Abszess rechts.`,
  },
  {
    why: 'Was das eine Ovar hat, steht vor dem Komma.',
    text: `MRT Becken
Ovar links mit Follikeln, Ovar rechts mit Zyste von 28 mm.
Beurteilung: Endometriom Ovar rechts 28 mm.`,
  },
  {
    why: 'Zwei Grade in einem Satz: jeder gehört zu dem Ort seines Satzteils.',
    text: `MRT Knie rechts
Befund: Knorpel femoral (ICRS 2), tibial unauffällig. Knorpelfissur am First bis zum Knochen (ICRS 3).
Beurteilung: Chondropathie retropatellar ICRS 3, medial femoral ICRS 2.`,
  },
  {
    why: 'Wie weit hinter der Mamille der Herd liegt, ist kein Ort für sich.',
    text: `MR Mamma
Links: Im unteren inneren Quadranten, 4 cm retromamillär, Herd von 11 x 9 mm.
Beurteilung: Mammakarzinom links unten innen 11 mm.`,
  },
  {
    why: "Die andere Schulter diente nur dem Vergleich.",
    text: `Sonographie Schulter links
Supraspinatussehne ohne Riss. Bursa nicht verdickt.
Rechte Schulter zum Vergleich ohne Befund.`,
  },
  {
    why: "Die Niere der Vorgeschichte liegt auf der anderen Seite als der Herd.",
    text: `CT Abdomen, Z. n. Nephrektomie rechts
Nebennierenadenom links 14 mm. Leber frei.
Kein Rezidiv.`,
  },
  {
    why: 'Der Grad hinter der zweiten Seite steht für sich: den Infarkt hat nur die rechte.',
    text: `Sonographie Schädel
Befund: Rechts periventrikulär echogener Infarkt 14 mm. Links: Subependymale Blutung 4 mm, unverändert. Kein periventrikulärer Infarkt.
Beurteilung: Periventrikulärer Infarkt rechts (Grad IV nach Papile), links weiterhin Grad I.`,
  },
  {
    why: "„hier“ meint die eben genannte Stelle, nicht das ganze Organ.",
    text: `MRT Knie rechts
Befund: Außenmeniskus: Im Vorderhorn radiär verlaufende Rissbildung. Pars intermedia schmal, hier kein Riss.
Beurteilung: Radiärriss des Außenmeniskusvorderhorns.`,
  },
  {
    why: "„hier“ meint die Etage der Bezeichnung; eine Seite hinter dem Komma gehört zur genannten Etage.",
    text: `MRT LWS
Befund:
L3/4: Facettenarthrose. Neuroforamina hier frei.
L4/5: Foramenstenose links hochgradig, rechts gering.
Beurteilung: Foramenstenosen L4/5, links führend.`,
  },
  {
    why: "Ein Gefäß ist links offen, rechts verengt: Die Seite am Anfang der Zeile gilt für alle Bezeichnungen darin.",
    text: `Duplexsonographie
Befund:
Links: ACC zart. ACI: Plaque am Abgang mit Stenose von 60 %. ACE frei.
Rechts: ACI nach Stent ohne Restenose.
Beurteilung: Stenose der ACI links. Offene rechte ACI.`,
  },
  {
    why: "Der weite DHC ist im Befund gemessen.",
    text: `MRCP
Befund: DHC 12 mm weit. Intrahepatische Gallenwege gering erweitert. Präpapillär ein Konkrement von 6 mm.
Beurteilung: Choledocholithiasis mit erweitertem DHC.`,
  },
  {
    why: "Eine Seite allein auf ihrer Zeile gilt für die Bezeichnungen darunter.",
    text: `Farbduplex der Beinarterien
Befund:
Rechts:
AFC: frei.
AFS: Verschluss über 6 cm.
Links:
AFC: frei.
AFS: durchgängig.
Beurteilung: Verschluss der AFS rechts, links AFS durchgängig.`,
  },
  {
    why: "Die Leiste, durch die man kam, liegt auf der anderen Seite.",
    text: `PTA A. femoralis superficialis links
Punktion der A. femoralis communis rechts. Kurzer Verschluss der AFS, PTA mit gutem Ergebnis.
Keine Komplikationen.`,
  },
  {
    why: "Untersucht ist die Schulter, nicht die Lunge daneben.",
    text: `MRT Schulter links
Supraspinatussehne intakt. Rechte Lungenspitze frei.
Keine Ruptur.`,
  },
  {
    why: "Die Beschwerde ist auf der einen, der Nebenbefund auf der anderen Seite.",
    text: `CT Abdomen, Flankenschmerz links
Ureteren schlank. Zyste der rechten Niere 2 cm.
Kein Konkrement.`,
  },
  {
    why: "Die andere Brust ist nicht mehr da.",
    text: `Mammographie links
Ablatio rechts 2015. Dichte ACR b. Keine Herdbefunde.
BI-RADS 1.`,
  },
  {
    why: "Die zentralen Gefäße und die eines anderen Lappens sind frei, die Segmentarterien nicht.",
    text: `CT Pulmonalarterien
Befund: Füllungsdefekte in den Segmentarterien des linken Oberlappens. Zentrale Pulmonalarterien und linke Unterlappenarterien frei.
Beurteilung: Periphere Lungenembolie links.`,
  },
  {
    why: "„Leber und rechte Niere unauffällig“: Die Seite gehört nur zur Niere.",
    text: `Sonographie Abdomen
Befund: Leber und rechte Niere unauffällig. Linke Niere mit Harnstau II. Grades.
Beurteilung: Harnstau links.`,
  },
  {
    why: "Ein Herd der Prostata ist keine Läsion des Knochens.",
    text: `MRT Prostata
Befund: Herd 1: periphere Zone links dorsal, 9 mm, Restriktion der Diffusion, PI-RADS 5. Herd 2: Transitionalzone rechts, PI-RADS 3. Keine ossären Läsionen.
Beurteilung: Suspekte Läsion links (PI-RADS 5), Biopsie empfohlen.`,
  },
  {
    why: "Vor der Aufdehnung verschlossen, nach ihr frei.",
    text: `DSA Bein rechts
Befund: A. poplitea: kurzer Verschluss in P2. Unterschenkel mit zwei Gefäßen.
Intervention: Rekanalisation, PTA 5 mm.
Abschlussserie: A. poplitea frei durchgängig, keine Dissektion, keine Embolie.
Beurteilung: Erfolgreiche PTA.`,
  },
  {
    why: "Was in der Voruntersuchung fehlte, ist jetzt da.",
    text: `Kardio-MRT
Befund: Narbe lateral. Reversibles Perfusionsdefizit anterior.
VU 2020: EF 51 %, keine Ischämie.
Beurteilung: Ischämie anterior, Koronarangiographie empfohlen.`,
  },
  {
    why: 'Eine Narbe macht die Achselhöhle nicht auffällig.',
    text: `Sonographie Mamma beidseits
Befund: Axilla rechts: Z. n. SNB, narbig. Axilla links: LK 9 x 4 mm mit schmalem Cortex.
Beurteilung: Axillär beidseits unauffällig.`,
  },
  {
    why: 'Das hintere Kompartiment sagt nicht, wohin die Rektozele sich wölbt.',
    text: `MR-Defäkographie
Befund: Vordere Rektozele 2,9 cm. Intussuszeption intrarektal.
Beurteilung: Deszensus des hinteren Kompartiments mit Rektozele.`,
  },
  {
    why: "Der Perfusionsausfall in der Narbe ist kein akuter Infarkt.",
    text: `Kardio-MRT
Befund: Stressperfusion (Regadenoson): Perfusionsdefizit lateral deckungsgleich mit der Narbe.
Beurteilung: Alte Narbe lateral. Kein akuter Infarkt.`,
  },
  {
    why: "Hauptstamm offen, Ast zum Teil thrombosiert.",
    text: `CT Oberbauch
Befund: Pfortaderstamm offen, im linken Ast Thrombus, unverändert. Milzvene durchgängig.
Beurteilung: Bekannte Thrombose des linken Pfortaderastes.`,
  },
  {
    why: "Zusammengesetzte Richtungen: hinten heil, vorne oben gerissen.",
    text: `MR-Arthrographie Schulter links
Befund: Labrum: Anteroinferior Ablösung vom Glenoid. Posterior und superior ist das Labrum intakt.
Beurteilung: Labrumläsion anteroinferior.`,
  },
  {
    why: "„Keine der Läsionen mit ...“ verneint, was hinter „mit“ steht, nicht die Läsionen.",
    text: `MRT Leber
Befund: In Segment VI eine 12 mm große Läsion, T2-hyperintens. In Segment III eine zweite Läsion mit 8 mm. Keine der Läsionen mit Restriktion der Diffusion. Keiner der Herde zeigt ein Washout.
Beurteilung: Zwei benigne Läsionen in Segment III und VI.`,
  },
  {
    why: "Ein Grad rechts wird von „links nicht“ nicht aufgehoben.",
    text: `CT-Angiographie
Befund: A2 links deutlich verengt. M1 rechts geringgradig, links nicht eingeengt.
Beurteilung: Vasospasmus der A2 links und geringer der M1 rechts.`,
  },
  {
    why: "Schlanker als zuvor ist noch nicht schlank.",
    text: `CT Schädel
Befund: Ventrikel schlanker als in der Voruntersuchung (3. Ventrikel 9 mm, VU 12 mm). Keine Blutung.
Beurteilung: Rückläufiger Hydrozephalus.`,
  },
  {
    why: "„EMVI negativ“ verneint die Gefäßinvasion.",
    text: `MRT Becken
Befund: Tumorrest an der Vorderwand. Prostata ohne Infiltration. Kein Abbruch der Faszie.
Beurteilung: ycT2 ycN0, EMVI negativ, MRF frei.`,
  },
  {
    why: "Der Bypass ist offen, die eigene Arterie nicht.",
    text: `CT-Angiographie Becken-Beine
Befund: AFS links verschlossen, femoropoplitealer Bypass links offen. A. profunda femoris kräftig.
Beurteilung: AFS-Verschluss links bei offenem Bypass.`,
  },
  {
    why: "Ein zweiter Knoten ohne Zeichen der Bösartigkeit neben einem verdächtigen.",
    text: `Sonographie Schilddrüse
Befund: Links echoarmer Knoten im Unterpol, 15 mm, mit Mikrokalk. Kranial links ein spongiformer Knoten, 7 mm.
Beurteilung: Suspekter Knoten links am Unterpol, Punktion empfohlen. Der zweite Knoten links kranial ohne Malignitätskriterien.`,
  },
  {
    why: "Im selben Satz ist der vordere Teil gerissen und der hintere heil.",
    text: `MRT Schulter links
Befund: Rotatorenmanschette: Infraspinatussehne mit Teilruptur am Oberrand, unterer Anteil intakt.
Beurteilung: Teilruptur der Infraspinatussehne.`,
  },
  {
    why: "Der vordere Beckenring ist gebrochen, der hintere nicht.",
    text: `CT Becken
Befund: Vordere Beckenringfraktur rechts (beide Schambeinäste), hinterer Beckenring intakt.
Beurteilung: Fraktur des vorderen Beckenrings rechts.`,
  },
  {
    why: "Medial verdickt, lateral normal: Die Faszie ist dennoch entzündet.",
    text: `MRT Fuß rechts
Befund: Plantarfaszie zentral verdickt mit Ödem, lateral normal.
Beurteilung: Plantarfasziitis.`,
  },
  {
    why: "Ein Datum vor dem Doppelpunkt gehört zur Bezeichnung; was dahinter steht, war früher.",
    text: `CT Abdomen
Befund: VU 04.02.: Metastase Segment III 18 mm, damals kein Pleuraerguss.
Aktuell: Metastase Segment III 15 mm. Schmaler Pleuraerguss rechts.
Beurteilung: Leichter Größenrückgang. Neuer Pleuraerguss rechts.`,
  },
  {
    why: "Vorderhorn und Knorpel in einer Zeile mit dem Meniskus: Der Knorpel ist intakt, nicht der Meniskus.",
    text: `MRT Knie links
Befund: Innenmeniskus: Hinterhorn gerissen, Vorderhorn intakt. Knorpel medial ausgedünnt, lateral intakt.
Beurteilung: Riss des Innenmeniskushinterhorns. Chondropathie medial.`,
  },
  {
    why: "„äußerer“ macht keine Ausnahme, und die eine Senkung ist nicht die andere.",
    text: `MRT Beckenboden
Befund: Rektozele 3 cm. Keine Enterozele. Innere Einstülpung des Rektums, kein Prolaps.
Beurteilung: Zystozele und Rektozele. Keine Enterozele, kein äußerer Rektumprolaps.`,
  },
  {
    why: "Ein Sinus ist offen, der andere nicht.",
    text: `MR-Angiographie Kopf
Befund: Füllungsdefekt im Sinus transversus links. Sinus sagittalis superior offen.
Beurteilung: Sinusvenenthrombose links (transversus). Sinus sagittalis superior offen.`,
  },
  {
    why: "Der Vorhof ist frei, die Kammer nicht.",
    text: `Kardio-MRT
Befund: Apikaler Thrombus im linken Ventrikel, 9 mm.
Beurteilung: Thrombus im linken Ventrikel. Vorhof ohne Thrombus.`,
  },
  {
    why: "„keine Cholestase mehr“ ist ein Rückgang.",
    text: `CT Oberbauch
Befund: Ductus choledochus mit Stent, keine Cholestase mehr.
Beurteilung: Cholestase nach Stent rückläufig.`,
  },
  {
    why: "Die Überschrift nennt den Knorpel, der erhalten ist, nicht das Band.",
    text: `MRT Knie links
Kreuzbänder: Vorderes Kreuzband femoral abgerissen.
Knorpel: Femorotibial erhalten.
Beurteilung: VKB-Ruptur.`,
  },
  {
    why: "Proximal keine Thrombose heißt nicht, dass distal keine ist.",
    text: `Duplexsonographie der Beinvenen rechts
V. poplitea komprimierbar. Vv. fibulares nicht komprimierbar, echoarm ausgefüllt.
Beurteilung: Thrombose der Vv. fibulares rechts. Proximal keine Thrombose.`,
  },
  {
    why: "Die thorakale Aorta ist nicht die infrarenale.",
    text: `CT-Angiographie
Thorakale Aorta normkalibrig. Infrarenales Aneurysma der Aorta mit 48 mm.
Beurteilung: Infrarenales Aortenaneurysma, 48 mm.`,
  },
  {
    why: "Die andere Seite hat ihre eigene BI-RADS-Kategorie.",
    text: `Mammographie beidseits
Befund: Links unten innen eine 7 mm große spikulierte Verdichtung. Rechts kein suspekter Befund.
Beurteilung: Suspekter Herd links unten innen (BI-RADS 4), rechts BI-RADS 1.`,
  },
  {
    why: "Der vierte Ventrikel ist nicht der dritte.",
    text: `CT Schädel
Befund: Seitenventrikel und dritter Ventrikel deutlich erweitert. Vierter Ventrikel normal weit.
Beurteilung: Hydrozephalus, wohl bei Aquäduktstenose.`,
  },
  {
    why: "Level III liegt am Hals, nicht im Mediastinum.",
    text: `CT Hals und Thorax
Befund: Lymphknoten Level III rechts zunehmend, 14 mm. Keine vergrößerten mediastinalen Lymphknoten.
Beurteilung: Metastasenverdächtiger Lymphknoten Level III rechts, progredient.`,
  },
  {
    why: 'Beide Knochen sind gebrochen, am Ende steht zuerst der eine.',
    text: `Röntgen Handgelenk
Befund: Distale Radiusfraktur mit Abriss des Processus styloideus ulnae.
Beurteilung: Distale Radiusfraktur. PSU-Abriss.`,
  },
  {
    why: 'Die Dissektion reicht über den Bogen in die absteigende Aorta.',
    text: `CT-Angiographie Thorax
Befund: Dissektionsmembran ab dem Aortenbogen bis in die Aorta descendens.
Beurteilung: Aortendissektion Typ B der Aorta descendens.`,
  },
  {
    why: 'L5 und S1 sind Wirbel, kein Lungensegment.',
    text: `MRT LWS
Befund: Facettengelenksarthrose L4 bis S1. Protrusion L5/S1.
Beurteilung: Facettengelenksarthrose L4-S1. Protrusion L5/S1.`,
  },
  {
    why: "Femoral ist der Knorpel schlechter als tibial.",
    text: `MRT Knie rechts
Befund: Medial Knorpelverlust Grad III-IV femoral, tibial Grad II.
Beurteilung: Gonarthrose mit viertgradigem Defekt femoral.`,
  },
  {
    why: "Der gebrochene Knochen ist keiner der heilen.",
    text: `Röntgen Hand links
Bekannte Fraktur Basis MC V, Frakturspalt noch einsehbar. MC I - IV intakt.`,
  },
  {
    why: "Hinter „gegenüber“ und dem Jahr steht der frühere Grad.",
    text: `Duplex Carotis
Rechts: ACI-Stenose 70 % (NASCET). ACE frei.
Beurteilung: Hochgradige ACI-Stenose rechts, gegenüber 2022 (60 %) progredient.`,
  },
  {
    why: "Ein Wirbel ist ausgenommen.",
    text: `Röntgen LWS
Höhe der Wirbelkörper erhalten, lediglich Deckplatteneinbruch LWK 1.
Beurteilung: Alte Deckplattenfraktur LWK 1.`,
  },
  {
    why: "Das engere Foramen ist das der Beurteilung.",
    text: `MRT HWS
C3/4: Unkarthrose links mit leichter Foramenstenose links. Rechts frei.
C6/7: Protrusion, Foramina beidseits hochgradig eng.
Beurteilung: Hochgradige Foramenstenosen C6/7 bds.`,
  },
  {
    why: "Eine Blutung ersten Grades ist keine höheren.",
    text: `Sono Schädel
Befund: Links Blutung im kaudothalamischen Übergang, 5 mm.
Beurteilung: Subependymale Blutung Grad I links. Keine Blutung höheren Grades.`,
  },
  {
    why: "Hinter der anderen Niere gilt die Überschrift nicht mehr.",
    text: `Urosonographie
Niere rechts: Z. n. Nephrektomie 2016, Loge leer. Niere links 13 cm, Parenchym 18 mm. Kein Harnstau. Restharn 20 ml.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Durchbaut ist die eine Etage, die andere nicht.",
    text: `CT LWS
Befund: Cage L4/5 mit knöcherner Durchbauung, Cage L5/S1 nicht durchbaut.
Beurteilung: Durchbauter Cage L4/5. Pseudarthrose L5/S1.`,
  },
  {
    why: "Der Herd des Wirbels ist die neue Metastase.",
    text: `MRT Wirbelsäule
HWS: Metastase HWK 5 dorsal.
LWS: LWK 2 neu 8 mm Herd.
Beurteilung: Ossäre Metastasierung, neu LWK 2.`,
  },
  {
    why: "Was nach der Entzündung bleibt, ist keine.",
    text: `MRT ISG
Links: kein aktives Ödem, Fettmetaplasie iliakal, keine Erosion.
Beurteilung: Links postentzündliche Fettmetaplasie.`,
  },
  {
    why: "Ein gerissenes Band ist keine gerissene Sehne.",
    text: `MRT Daumen links
Befund: UCL Ruptur distal. FPL und EPL intakt.
Beurteilung: Komplette UCL-Ruptur. Keine Ruptur der Sehnen.`,
  },
  {
    why: "Eine Fistel hat innen und außen eine Mündung.",
    text: `MRT Becken
Befund: Transsphinktere Fistel mit innerer Öffnung bei 7 Uhr, mündet gluteal rechts.
Beurteilung: Transsphinktere Fistel bei 7 Uhr mit äußerer Mündung gluteal rechts.`,
  },
  {
    why: "Wiedereröffnet wurde, was verschlossen war.",
    text: `Angiographie Bein links
Befund: AFS links mit 6 cm langem Verschluss. Vordilatation 4 mm, Stent 6 x 80 mm.
Abschlusskontrolle: AFS durchgängig, Reststenose < 20 %.
Beurteilung: Erfolgreiche Rekanalisation der AFS links bei kurzstreckigem Verschluss.`,
  },
  {
    why: "Das eine Impingement ist nicht das andere.",
    text: `MRT Hüfte rechts
Befund: Kein ischiofemorales Impingement.
Beurteilung: Femoroazetabuläres Impingement vom Cam-Typ rechts.`,
  },
  {
    why: "Minimal größer ist so gut wie gleich.",
    text: `CTA Aorta
Befund: Aorta descendens 42 mm (vor 6 Monaten 40 mm). Pleuraergüsse nicht mehr nachweisbar.
Beurteilung: Chronische Dissektion mit minimaler Größenzunahme um 2 mm.`,
  },
  {
    why: 'Ein Zahn mit Nummer, einmal als Region.',
    text: `DVT
Befund: Zahn 36: apikale Aufhellung. Zahn 46 unauffällig.
Beurteilung: Apikale Aufhellung regio 36.`,
  },
  {
    why: 'Thrombose in zwei Venen, die Beurteilung nennt beide.',
    text: `CT Abdomen
Befund: Thrombus in der Pfortader, bis in die Milzvene reichend.
Beurteilung: Pfortaderthrombose mit Beteiligung der Milzvene.`,
  },
  {
    why: "Restgewebe nach Strumektomie ist keine Schilddrüse normaler Größe.",
    text: `Sonographie Hals
Klinische Angaben: Z. n. Strumektomie.
Befund: Schilddrüse: Restgewebe rechts, 2 ml, inhomogen. Links leere Loge.
Beurteilung: Kein Knoten im Restgewebe.`,
  },
  {
    why: "Meniskus nach Teilresektion: verkleinert, der andere intakt.",
    text: `MRT Knie rechts
Klinische Angaben: Z. n. Innenmeniskusteilresektion 2018.
Befund: Innenmeniskus postoperativ verkleinert, kein erneuter Riss. Außenmeniskus unauffällig.
Beurteilung: Kein Re-Riss.`,
  },
  {
    why: "Die übrigen Zehen nach Amputation der ersten.",
    text: `Röntgen Fuß rechts
Klinische Angaben: Z. n. Amputation der Großzehe rechts.
Befund: Stumpf reizlos. Dig. II bis V rechts unauffällig.
Beurteilung: Keine Osteomyelitis.`,
  },
  {
    why: "Kopf und Korpus nach distaler Pankreatektomie.",
    text: `CT Abdomen
Klinische Angaben: Z. n. distaler Pankreatektomie.
Befund: Pankreaskopf und -korpus homogen. Resektionsrand glatt.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Was nur aus einem Organ entfernt wurde, lässt es da.",
    text: `CT Abdomen
Klinische Angaben: Z. n. Steinentfernung Ureter links, Z. n. Polypentfernung Sigma.
Befund: Linker Ureter unauffällig. Sigma zartwandig.
Beurteilung: Kein Konkrement.`,
  },
  {
    why: 'Vorn gebrochen, hinten intakt.',
    text: `CT Becken
Befund: Fraktur des oberen Schambeinastes rechts. Hinterer Beckenring intakt.
Beurteilung: Vordere Beckenringfraktur rechts.`,
  },
  {
    why: 'Wie weit etwas zu beurteilen war, ist keine Beurteilung.',
    text: `Sonographie Abdomen
Leber mit Zyste im Segment II. Beurteilung Pankreas eingeschränkt möglich. Keine Raumforderung der Nieren.`,
  },
  {
    why: 'Durchgängig sind die Gefäße, nicht der ganze Hals.',
    text: `CT Hals mit KM
Befund: Raumforderung der Tonsille links bis in den Zungengrund. Freie Durchgängigkeit der Halsgefäße beidseits.
Beurteilung: Tumorsuspekte Raumforderung der Tonsille links mit Infiltration des Zungengrundes.`,
  },
  {
    why: 'Neu ist die Drainage, nicht der Pneumothorax.',
    text: `Röntgen Thorax
Vorbefund: Pneumothorax links mit 3 cm Saum.
Befund: Neu einliegende Thoraxdrainage links. Schmaler apikaler Restspalt von 6 mm.
Beurteilung: Deutlich regredienter Pneumothorax links.`,
  },
  {
    why: 'Das Skelett ist kein Teil der Prostata.',
    text: `MRT der Prostata
Befund: Periphere Zone rechts mit Hypointensität von 9 mm. Erfasstes Skelett ohne suspekte Läsion.
Beurteilung: Suspekter Herd in der peripheren Zone rechts.`,
  },
  {
    why: 'Das Maß der Voruntersuchung gehört zum Nierenbecken, nicht zum Parenchym.',
    text: `Sonographie der Nieren
LINKS: Nierenbecken 18 mm, Kelche aufgeweitet, Parenchymsaum noch 5 mm; zur VU (Nierenbecken 13 mm) zunehmend.
Beurteilung: Zunehmende Harntransportstörung links.`,
  },
  {
    why: 'Keine Größenzunahme der Blutung heißt, dass sie da ist.',
    text: `Schädelsonographie
Befund: Seitenventrikel rechts mit echoreichem Material. Zur VU keine Größenzunahme der Blutung.
Beurteilung: Intraventrikuläre Blutung rechts.`,
  },
  {
    why: 'Die Densbasis ist ein Teil des Dens.',
    text: `CT HWS
Befund: Nicht dislozierte Fraktur der Densbasis. Atlas intakt.
Beurteilung: Nicht dislozierte Densfraktur.`,
  },
  {
    why: 'Unter dem Namen des entfernten Organs stehen seine Nachbarn.',
    text: `MRT Becken
Prostata: Z. n. radikaler Prostatektomie. Gefäße frei. Keine vergrößerten Lymphknoten.
Beurteilung: Kein Lokalrezidiv.`,
  },
  {
    why: 'Nach der Operation der einen Seite ist die andere im selben Satz normal.',
    text: `CT Hals
Befund: Z. n. Parotidektomie links, Parotis rechts unauffällig. Z. n. Cholezystektomie, Gallengänge nicht erweitert.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: 'Fasern des Muskels können gerissen sein, wo die Sehne hält.',
    text: `MRT Schulter links
Befund: Sehnen der Rotatorenmanschette intakt. Faserriss des M. supraspinatus.
Beurteilung: Muskelfaserriss des M. supraspinatus.`,
  },
  {
    why: 'Die Schädelbasis ist heil, das Schädeldach nicht.',
    text: `CT Schädel
Befund: Frakturlinie der Kalotte temporal rechts. Schädelbasis intakt.
Beurteilung: Kalottenfraktur temporal rechts.`,
  },
  {
    why: 'Die Hernie der Bauchwand ist keine der Bandscheibe.',
    text: `MRT LWS
Befund: L3/4: keine Hernie. L4/5: Protrusion. Narbenhernie der Bauchwand median.
Beurteilung: Protrusion L4/5. Narbenhernie.`,
  },
  {
    why: 'Entfernt wurde etwas anderes oder die andere Seite.',
    text: `Sonographie Abdomen
Klinische Angaben: Z. n. Entfernung der linken Niere 2004, Z. n. Entfernung des DJ-Katheters rechts.
Befund: Rechte Niere 12 cm lang, kein Stau.
Beurteilung: Rechts kein Harnstau.`,
  },
  {
    why: 'Frei ist nur der Fundus, der andere Gehörgang, der Winkel daneben.',
    text: `MRT Felsenbein
Befund: Intrameatales Schwannom links, 7 mm. Linker innerer Gehörgang im Fundus frei. Rechter innerer Gehörgang frei. Linker Kleinhirnbrückenwinkel frei.
Beurteilung: Vestibularisschwannom links.`,
  },
  {
    why: 'Ein Stück der Strecke, die Strecke in Scheiben und in Wirbeln, zwei Operationen, eine angeborene Fusion.',
    text: `CT Wirbelsäule
Kongenitale Fusion HWK 2/3. Z. n. Spondylodese L4/5 2015. Z. n. Spondylodese L3/4 2020.
Spondylodese L3 bis L5 ohne Lockerung. Durchbauung L4/5.
Beurteilung: Regelrechte Lage der Spondylodese L3-L5.`,
  },
  {
    why: 'Flüssigkeit um ein Organ lässt das Organ gesund.',
    text: `CT Abdomen
Freie Flüssigkeit perihepatisch. Leber, Milz und Pankreas unauffällig.`,
  },
  {
    why: 'Das falsche Lumen ist nicht das Gefäß.',
    text: `CT-Angiographie Aorta
Befund: Falsches Lumen thorakal vollständig thrombosiert, abdominell perfundiert.
Beurteilung: Thorakal abnehmender Durchmesser, abdominell konstant mit perfundiertem falschem Lumen.`,
  },
  {
    why: 'Eine andere Strecke derselben Vene ist frei.',
    text: `Duplexsonographie Arm links
Stenose der V. cephalica anastomosennah auf 1,6 mm. V. cephalica Oberarm 7 mm, frei.`,
  },
  {
    why: 'Die innere Beckenvene ist nicht die äußere.',
    text: `CT Becken
Befund: Thrombus V. iliaca externa links. V. iliaca interna links offen.
Beurteilung: Beckenvenenthrombose links.`,
  },
  {
    why: 'Der Knoten einer Struma liegt in der Schilddrüse.',
    text: `CT Thorax/Abdomen
Befund: Lebermetastasen: Segment IV aktuell 21 mm (VU 34 mm). Milz regelrecht.
Kleine Struma mit Knoten links, idem.
Beurteilung: Größenregrediente Lebermetastasen.`,
  },
  {
    why: 'Ossär nichts Suspektes, im Pankreas schon.',
    text: `CT Abdomen
Befund: Raumforderung im Pankreaskopf, 3 cm. Keine Peritonealkarzinose. Ossär degenerative Veränderungen, nichts Suspektes.
Beurteilung: Malignitätssuspekte Raumforderung im Pankreaskopf.`,
  },
  {
    why: 'Eine gedeckte Perforation hat keine freie Luft.',
    text: `CT Abdomen
Befund: Sigmadivertikulitis. Keine freie Luft.
Beurteilung: Sigmadivertikulitis mit gedeckter Perforation.`,
  },
  {
    why: 'Die Protrusion neben der Stabilisierung gehört nicht zu ihr.',
    text: `CT LWS
Z. n. dorsaler Stabilisierung BWK 11 bis LWK 1, Protrusion L4/5.
Fixateur BWK 11 bis LWK 1 regelrecht. Spondylodese im Übrigen ohne Lockerung, Protrusion L4/5.
Beurteilung: Fixateur BWK 11 bis LWK 1 ohne Lockerung.`,
  },
  {
    why: 'Was früher auf der anderen Seite war, steht mit seinem Jahr bei der Fragestellung.',
    text: `Röntgen Ellenbogen rechts
Fragestellung: Fraktur nach Sturz? Zustand nach Radiusfraktur links 2015.
Befund: Keine Fraktur.
Beurteilung: Unauffälliger rechter Ellenbogen.`,
  },
  {
    why: 'Ein Satz nennt beide Seiten: die andere war früher krank.',
    text: `MRT Schulter links
Befund: Rechts bestand 2021 ein Riss der Supraspinatussehne, links ist sie intakt. Bursitis.
Beurteilung: Bursitis links.`,
  },
  {
    why: 'Die andere Seite ist bekannt und nicht untersucht.',
    text: `MRT Hüfte links
Befund: Gelenkerguss. Vorbekannte Coxarthrose rechts, heute nicht mituntersucht.
Beurteilung: Gelenkerguss links.`,
  },
  {
    why: 'Im Seitenvergleich werden beide Seiten untersucht.',
    text: `Sonographie der Leiste links
Technik: Seitenvergleichende Untersuchung.
Befund: Leistenhernie links reponibel. Kleine Leistenhernie rechts.
Beurteilung: Reponible Leistenhernie links.`,
  },
  {
    why: 'Der Vergleich mit Voraufnahmen ist erst empfohlen.',
    text: `CT Becken
Voraufnahmen liegen nicht vor.
Befund: Sklerose im Os ilium links.
Beurteilung: Am ehesten Kompaktainsel. Empfohlen ist der Vergleich mit Voraufnahmen.`,
  },
  {
    why: 'Der Abszess wird kleiner, seine Drainage bleibt.',
    text: `CT Abdomen
Befund: Leberabszess nach Einlage einer Drainage jetzt 2 cm, vormals 6 cm. Lage der Drainage unverändert.
Beurteilung: Regredienter Leberabszess.`,
  },
  {
    why: 'Von zwei Maßpaaren eines Satzes wächst nur eines.',
    text: `CT Thorax
Befund: Rundherde beidseits progredient, etwa rechts im Mittellappen 12 mm (VU 8 mm), links im Unterlappen 10 mm (VU 10 mm).
Beurteilung: Progrediente Rundherde.`,
  },
  {
    why: '„Insgesamt“ fasst zusammen und sagt nichts von der Leber davor.',
    text: `CT Abdomen
Befund: Lungenherde größer als zuvor. Lebermetastasen unverändert.
Beurteilung: Konstante Lebermetastasen. Insgesamt Progress.`,
  },
  {
    why: 'Die übrigen Blutungen sind nicht die gemessene.',
    text: `CT Schädel
Befund: Kontusionsblutung parietal rechts 21 mm, initial 12 mm. Schmales Epiduralhämatom links, konstant.
Beurteilung: Größenzunahme der Kontusionsblutung rechts, restliche Blutungen konstant.`,
  },
  {
    why: 'Verschlossen ist ein anderes Gefäß.',
    text: `CTA Becken und Beine
Befund: Thrombotischer Verschluss der A. femoralis superficialis rechts. Links keine Thrombose.
Beurteilung: Thrombotischer Verschluss der A. femoralis superficialis rechts.`,
  },
  {
    why: 'Eine bedrängte Wurzel macht keine unauffällige Bandscheibe einer anderen Etage fraglich.',
    text: `MRT LWS
Befund: L1/2 und L2/3: Bandscheiben regelrecht. L4/5: Extrusion rechts, die Wurzel L5 rechts ist bedrängt.
Beurteilung: Rechtsseitige Bandscheibenextrusion L4/5 mit Bedrängung der Wurzel L5 rechts.`,
  },
  {
    why: 'Zwei auf der einen Seite und eine auf der anderen sind drei.',
    text: `Sonographie Mamma rechts und links
Befund: Rechts Zyste von 9 mm, links zwei Zysten bis 5 mm.
Beurteilung: Drei blande Zysten.`,
  },
  {
    why: 'Der größte der Steine beidseits ist nicht der kleine links.',
    text: `CT Nieren
Befund: Rechts zwei Konkremente: Oberpol 8 mm, Unterpol 5 mm. Links ein Konkrement von 3 mm in der mittleren Kelchgruppe.
Beurteilung: Nephrolithiasis beidseits bis 8 mm.`,
  },
  {
    why: 'Ohne Kontrastmittel ist eine Anreicherung nicht zu beurteilen.',
    text: `MRT Becken nativ
Befund: Weichteilraumforderung gluteal links 4 cm. Zur Beurteilung des Enhancement wäre Kontrastmittel nötig.
Beurteilung: Unklare Raumforderung gluteal links.`,
  },
  {
    why: 'AML ist die Abkürzung für Angiomyolipom.',
    text: `MRT Abdomen
Befund: Rechte Nebenniere mit Adenom von 17 mm. Linke Nebenniere schlank. Linke Niere mit 7 mm AML.
Beurteilung: Adenom der rechten Nebenniere. Kleines Angiomyolipom links.`,
  },
  {
    why: "Zwei Strahlen sind krank, einen dritten nennt die Beurteilung frei.",
    text: `MRT Fuß links
Befund: Ödem in den Metatarsaleköpfchen II und III. Metatarsale IV regelrecht.
Beurteilung: Ödem der Metatarsaleköpfchen II und III. Metatarsale IV ohne Fraktur.`,
  },
  {
    why: 'Der Vergleich mit dem anderen Knie ist kein Befund dort.',
    text: `MRT Knie links
Befund: Außenmeniskus intakt. Im Vergleich zum rechten Knie stärkere Synovitis.
Beurteilung: Synovitis links.`,
  },
  {
    why: "Der Primarius liegt dort, die Metastase anderswo.",
    text: `CT Thorax
Befund: Raumforderung im Mittellappen, 30 mm. Rundherd im linken Unterlappen, 8 mm.
Beurteilung: Primarius im Mittellappen, Metastase im linken Unterlappen.`,
  },
  {
    why: 'Zwei hier und eine weitere dort sind drei.',
    text: `CT Abdomen
Befund: Zwei Metastasen in Segment VI. Eine weitere Metastase in Segment II.
Beurteilung: Drei Lebermetastasen.`,
  },
  {
    why: 'Typ B nach Stanford lässt die Aorta ascendens frei.',
    text: `CT-Angiographie der Aorta
Befund: Dissektionsmembran ab der linken A. subclavia. Aorta ascendens ohne Dissektion.
Beurteilung: Aortendissektion Stanford Typ B.`,
  },
  {
    why: 'Die Reststenose ist, was die Dehnung übrig ließ.',
    text: `DSA Bein rechts
Befund: Hochgradige Stenose der A. femoralis superficialis. Nach PTA Reststenose von 20 %.
Beurteilung: Erfolgreiche PTA einer hochgradigen Stenose der A. femoralis superficialis.`,
  },
  {
    why: 'Hinter dem Rachen ist nicht neben der Mandel.',
    text: `CT Hals mit KM
Befund: Tonsille links geschwollen, darin randständig anreichernde Einschmelzung von 19 mm.
Beurteilung: Peritonsillarabszess links. Kein Retropharyngealabszess.`,
  },
  {
    why: 'Ein Ausläufer zur Pleura ist nicht der Tumor.',
    text: `CT Thorax
Befund: Tumor im rechten Oberlappen 1,7 cm, in der VU noch 3,0 cm. Pleuraausläufer konstant.
Beurteilung: Deutlich größenregredienter Tumor im rechten Oberlappen.`,
  },
  {
    why: 'Verdächtig ist der Herd der Prostata, nicht das Skelett.',
    text: `MRT Prostata
Befund: Herd der peripheren Zone links, 13 mm. Skelett ohne suspekten Herd.
Beurteilung: Suspekter Herd der peripheren Zone links.`,
  },
  {
    why: 'Frei ist die andere Halsseite.',
    text: `CT Hals
Befund: Level IIa rechts Lymphknoten 2,6 cm mit Nekrose. Links zervikal keine vergrößerten Lymphknoten.
Beurteilung: Lymphknotenmetastasen rechts Level IIa, linke Halsseite frei.`,
  },
  {
    why: 'Die PICA versorgt das Kleinhirn.',
    text: `CCT
Befund: Blutung über der linken Konvexität, frontoparietal bis temporal. Alter Postischämiedefekt im Stromgebiet der A. cerebelli posterior inferior rechts.
Beurteilung: Subduralhämatom links. Alter Kleinhirninfarkt rechts.`,
  },
  {
    why: 'Das Ganze ist gleich groß, der solide Anteil wächst.',
    text: `CT Thorax
Befund: Subsolider Rundherd im rechten Oberlappen misst unverändert 11 mm, solider Anteil von 3 auf 6 mm zugenommen. Keine weiteren Herde.
Beurteilung: Subsolider Rundherd rechter Oberlappen mit Zunahme des soliden Anteils auf 6 mm, Gesamtgröße konstant.`,
  },
  {
    why: 'Die Kollektion an einer Stelle wächst, die Nekrose an der Niere nicht.',
    text: `CT Abdomen
Befund: Nekrosestraße links pararenal von 12 auf 8 cm rückläufig, die Kollektion in der Bursa omentalis hat auf 6 cm zugenommen (zuvor 4 cm).
Beurteilung: Gegenläufiger Verlauf mit Größenzunahme der Bursakollektion bei Rückgang der pararenalen Nekrose.`,
  },
  {
    why: 'Der freie Hoden neben seiner Hydrozele.',
    text: `Sonographie Skrotum
Befund: Linker Hoden homogen. Um den linken Hoden echofreie Flüssigkeit bis 2 cm.
Beurteilung: Hydrozele links. Linker Hoden unauffällig.`,
  },
  {
    why: 'Die Rippe ist gebrochen, die Lunge dieser Seite nicht verletzt.',
    text: `Röntgen Thorax und Rippen rechts
Befund: Nicht dislozierte Fraktur der 7. Rippe rechts.
Beurteilung: Fraktur der 7. Rippe rechts. Rechte Lunge unauffällig.`,
  },
  {
    why: "Die nächste Behandlung kann eine Etage höher sein.",
    text: `CT-gesteuerte PRT L5 links
Befund: Nadellage regelrecht, Kontrastmittel perineural verteilt.
Procedere: PRT L4 links in 3 Wochen.`,
  },
  {
    why: 'Betont sind zwei Dinge auf zwei Seiten.',
    text: `Röntgen Becken und LWS
Befund: LWS mit linksbetonter Spondylarthrose. Rechts Coxarthrose Grad III, links Grad I.
Beurteilung: Coxarthrose, rechts mehr als links.`,
  },
  {
    why: 'Mehr Zysten rechts, die größte links.',
    text: `Sonographie Nieren
Befund: Rechte Niere mit fünf Zysten bis 2 cm. Linke Niere mit einer Zyste von 4,1 cm.
Beurteilung: Nierenzysten beidseits, rechts mehr als links.`,
  },
  {
    why: 'Beide Foramina einer Höhe, die Seiten hinter einem Komma.',
    text: `MRT HWS
Befund: C4/5 Foramenstenose rechtsbetont. C5/6 Neuroforamina links hochgradig, rechts mittelgradig eingeengt.
Beurteilung: Foramenstenose C5/6 links mehr als rechts.`,
  },
  {
    why: 'Narbe im Quadranten, Zyste bei einer anderen Uhrzeit.',
    text: `Mammographie und Sonographie
Befund: Rechts oben außen Narbe nach BET. Rechts bei 4 Uhr Zyste 11 mm. Links unauffällig.
Beurteilung: Einfache Zyste rechts bei 4 Uhr. BI-RADS 2.`,
  },
  {
    why: 'Zwei Anreicherungen, die eine nach Quadrant, die andere nach Uhrzeit genannt.',
    text: `MRT Mamma
Befund: Links unten innen segmentale Anreicherung. Links bei 2 Uhr Herd 6 mm. Rechts kein Herd.
Beurteilung: Suspekte Anreicherung links unten innen. Fokus links 2 Uhr, BI-RADS 3.`,
  },
  {
    why: 'Im Satz mit der Spondylose steht auch, was eingebrochen ist.',
    text: `LWS in 2 Ebenen
Befund: Spondylolyse LWK 5. Spondylose L1 bis L3, die Deckplatte LWK 1 eingesunken.
Beurteilung: Fraktur LWK 1.`,
  },
  {
    why: 'Die Hemiparese liegt der Läsion gegenüber.',
    text: `CT Schädel mit Angiographie
Befund: Verschluss des M1-Segments der A. cerebri media links. Übrige Gefäße offen.
Beurteilung: M1-Verschluss mit Infarktfrühzeichen, gut vereinbar mit der rechtsseitigen Hemiparese.`,
  },
  {
    why: 'Was hinter zwei Höhen verneint ist, gilt für diese.',
    text: `MRT LWS
Befund: L3/4 flache Protrusion. L2/3 und L1/2 mit altersentsprechender Bandscheibenhöhe, keine Vorwölbung.
Beurteilung: Flache Protrusion L3/4.`,
  },
  {
    why: 'Eingebrochen ist die andere Seite.',
    text: `MRT Hüfte beidseits
Befund: Rechts Kollaps der Gelenkfläche. Links kein subchondraler Einbruch.
Beurteilung: Femurkopfnekrose rechts mit Einbruch der Gelenkfläche.`,
  },
  {
    why: 'Der Katheter sagt nichts von der Seite der Lunge, „retrokardial“ ist links.',
    text: `Röntgen Thorax
Befund: ZVK über V. jugularis rechts, Spitze in der VCS. Minderbelüftung des Unterlappens retrokardial.
Beurteilung: Retrokardiale Minderbelüftung links. ZVK-Lage regelrecht.`,
  },
  {
    why: 'Die Lingula liegt links.',
    text: `Röntgen Thorax
Befund: Zwerchfellhochstand rechts. Streifige Verdichtung im Lingulasegment.
Beurteilung: Plattenatelektase links.`,
  },
  {
    why: 'Punktiert wird, wofür der Befund keinen Namen hat.',
    text: `Sonographie Schilddrüse
Befund: Rechts Zyste 9 mm. Links unscharf begrenztes, echoarmes Areal dorsal.
Beurteilung: Schilddrüsenzyste rechts. Echoarmes Areal links, Punktion links empfohlen.`,
  },
  {
    why: 'Ein Rezidiv fern vom operierten Organ.',
    text: `CT Thorax und Abdomen
Klinische Angaben: Nierenzellkarzinom, Z. n. Nephrektomie rechts 2018.
Befund: Neu zwei Rundherde im linken Unterlappen bis 12 mm. Nierenloge frei.
Beurteilung: Pulmonales Rezidiv links.`,
  },
  {
    why: "Der Titel fragt nach einer anderen Höhe.",
    text: `MRT HWS, Prolaps C5/6?
Befund: Kein Prolaps. Degeneration der unteren HWS.
Beurteilung: Degeneration C6/7.`,
  },
  {
    why: 'Lymphknoten der Gegenseite sind nicht, was operiert wurde.',
    text: `CT Hals
Klinische Angaben: Z. n. Tonsillektomie rechts bei Tonsillenkarzinom.
Befund: Tonsillenloge rechts reizlos. Nekrotischer Lymphknoten Level III links 19 mm.
Beurteilung: V. a. Lymphknotenrezidiv links.`,
  },
  {
    why: 'Das linke Herz ist belastet, das rechte nicht.',
    text: `CT Pulmonalisangiographie
Befund: Periphere Embolien. RV/LV 0,8. Linker Vorhof vergrößert.
Beurteilung: Lungenembolie ohne Rechtsherzbelastung. Zeichen der Linksherzbelastung.`,
  },
  {
    why: 'Nach der Stenose der einen Seite der geringe Befund der anderen.',
    text: `Duplexsonographie der Carotiden
Befund: ACI rechts mit Plaques. ACI links Vmax 210 cm/s, Stenose 60-70 %.
Beurteilung: ACI-Stenose links 60-70 %. Rechts nur geringgradige Stenose.`,
  },
  {
    why: 'Segmentgrenze und „S5/8“ nennen Segmente.',
    text: `MRT Leber
Befund: Seg. IVa Zyste 12 mm, Segmentgrenze V/VI 15 mm FNH. Hämangiom S5/8.
Beurteilung: FNH Segment V. Hämangiom Segment VIII.`,
  },
  {
    why: 'Zentral und peripher: die periphere hat ein Wort aus dem Segment.',
    text: `CT Pulmonalis
Befund: Zentrale Embolie in der rechten Pulmonalarterie. Peripher beidseits Segmentembolien der Unterlappen.
Beurteilung: Zentrale und periphere Lungenembolie.`,
  },
  {
    why: 'Wie weit die Nadel von der Zyste liegt, ist nicht, wie groß sie ist; um wie viel der Tubus zurückgezogen wird, auch nicht.',
    text: `CT Abdomen
Befund: Zyste in der Niere links 8 mm. Tubus endobronchial. Pneumothorax rechts 3 mm.
Beurteilung: Nierenzyste. Abstand der Nadel zur Zyste 8 cm. Tubus sollte 3 cm zurückgezogen werden.`,
  },
  {
    why: 'Ein sequestrierter Vorfall ist der Vorfall; was abnimmt und was um es zunimmt, ist zweierlei.',
    text: `MRT LWS
Befund: LWK 4/5: links mediolaterale Extrusion mit nach kaudal umgeschlagenem Sequester. L5/S1: Protrusion. Abnehmendes Hämatom paravertebral mit zunehmendem Ödem.
Beurteilung: Neu sequestrierte Diskushernie L4/5 links. Regredientes Hämatom mit Zunahme des Ödems.`,
  },
  {
    why: 'Größer als 10 mm ist eine Grenze und kein Maß.',
    text: `Sonographie Nieren
Befund: Niere rechts 11 cm, links 10 cm, ohne Stein.
Beurteilung: Kein Harnstau, kein Konkrement größer als 10 mm.`,
  },
  {
    why: 'Kleiner als 5 mm oder als die andere Seite ist nicht kleiner geworden.',
    text: `MRT Kopf
Befund: Läsion frontal links kleiner als 5 mm (VU 4 mm). Hygrom rechts größer als links.
Beurteilung: Läsion frontal links und Hygrome unverändert.`,
  },
  {
    why: 'Im Foramen liegt eine andere Wurzel als im Rezessus; BWK 12 ist niedriger als BWK 10.',
    text: `MRT LWS
Befund: LWK 4/5: Prolaps mit Kompression der Wurzel L5 links. Foramenstenose links. Höhenminderung von BWK 12 gegenüber BWK 10. LWK 4 mit Hämangiom.
Beurteilung: Prolaps und Foramenstenose LWK 4/5 links mit Reizung der Wurzel L4 links. Höhenminderung BWK 12.`,
  },
  {
    why: 'Der Abstand steht im nächsten Satz, und ein Lymphknoten misst ebenso viel.',
    text: `MRT Becken
Befund: Tumor 3,8 cm lang, Unterrand 6 cm ab ano. MRF nicht erreicht. Kürzeste Distanz 6 mm bei 5 Uhr. Lymphknoten bis 9 mm.
Beurteilung: Rektumkarzinom 6 cm ab ano, MRF frei (6 mm).`,
  },
  {
    why: 'Eine Raumforderung des Kolons ohne Abschnitt kann in jedem liegen.',
    text: `CT Abdomen
Befund: Wandverdickung des Colon ascendens. Raumforderung des Kolons von 4 cm Länge.
Beurteilung: Karzinom des Colon descendens.`,
  },
  {
    why: 'Hinter „und“ gilt die Seite des ersten Nomens nicht.',
    text: `Röntgen Thorax
Befund: Erguss rechts jetzt 2 cm. Infiltrat links deutlich rückläufig.
Beurteilung: Rückläufiger Erguss rechts und rückläufiges Infiltrat.`,
  },
  {
    why: 'Verdickt ist die Wand, klein der Stein.',
    text: `Sonographie Oberbauch
Befund: Gallenblase 10 cm lang, Wand auf 6 mm verdickt, Konkrement 2 mm.
Beurteilung: Cholezystolithiasis.`,
  },
  {
    why: 'Die wieder aufgebaute Brust ist eine Brust.',
    text: `MRT Mamma
Klinische Angaben: Z. n. subkutaner Mastektomie beidseits mit Implantatrekonstruktion.
Befund: Implantate beidseits intakt. Rechte Brust ohne suspektes Enhancement. Links kleine Restdrüse oben außen, ohne Herd.
Beurteilung: Kein Malignitätshinweis.`,
  },
  {
    why: 'Die Region des entfernten Organs ist frei.',
    text: `Sonographie Becken
Klinische Angaben: Z. n. Adnexektomie rechts wegen Dermoid.
Befund: Ovar links 3 cm mit Follikeln. Rechte Adnexregion frei.
Beurteilung: Unauffälliger Befund, rechtes Ovar entfernt.`,
  },
  {
    why: 'Das thorakale Myelon ist nicht das zervikale; die Etage der Bezeichnung gilt nicht für eine andere Region.',
    text: `MRT HWS und BWS
Befund: HWK 4/5: Vorfall mit Signalanhebung im Myelon. Die Bandscheiben der BWS normal. Thorakales Myelon unauffällig. Thorakal keine Myelopathie.
Beurteilung: Zervikale Myelopathie. Thorakales Myelon unauffällig.`,
  },
  {
    why: 'Zwei Wurzeln in zwei Etagen, eine davon nur im Befund.',
    text: `MRT LWS
Befund: Rezessus L4/5 beidseits eng mit Kompression L5 bds. L5/S1: Prolaps mediolateral rechts, Verlagerung der Wurzel S1 rechts.
Beurteilung: Prolaps L5/S1 rechts mit Affektion der Nervenwurzel S1. Rezessusstenose L4/5.`,
  },
  {
    why: 'Eine Seite auf ihrer Zeile gilt auch für Zeilen ohne Doppelpunkt darunter.',
    text: `Duplexsonographie der Beinarterien
Links:
A. femoralis superficialis: kurzstreckiger Verschluss
A. poplitea frei
Rechts
A. femoralis superficialis frei
A. poplitea mit hochgradiger Stenose
Beurteilung: AFS-Verschluss links, Stenose der A. poplitea rechts.`,
  },
  {
    why: "Freie Flüssigkeit reicht weit.",
    text: `CT Abdomen
Befund: Flüssigkeitsverhalt perisplenisch, 22 x 8 cm.
Beurteilung: Verhalt perisplenisch.`,
  },
  {
    why: 'Vorn ist nicht dorsal, anteroinferior nicht hinten.',
    text: `MR-Arthrographie Schulter links
Befund: Ausriss des vorderen unteren Labrums. Dorsales Labrum unauffällig.
Beurteilung: Ablösung des anteroinferioren Labrums. Hinteres Labrum intakt.`,
  },
  {
    why: 'Die Beckenwand ist nicht das Becken.',
    text: `MRT Becken
Befund: Zervixkarzinom 3 cm mit Infiltration des linken Parametriums. Beckenwand frei.
Beurteilung: Zervixkarzinom mit Parametrieninfiltration links.`,
  },
  {
    why: 'Rechts wird es besser, links schlechter.',
    text: `Röntgen Thorax
Befund: Pleuraerguss rechts rückläufig. Links kein Erguss.
Beurteilung: Zunehmende Verschattung links.`,
  },
  {
    why: 'Rechts betroffen, links frei.',
    text: `MRT LWS
Befund: LWK 5/SWK 1: Enge links mit Kontakt zur Wurzel L5, rechts frei.
Rechts: Rezessus frei. Links: Rezessus eng.`,
  },
  {
    why: 'Die Seite der Beckenachse gilt für ihre Gefäße.',
    text: `CT-Angiographie
Befund:
Beckenachse rechts: AII verschlossen. AFC regelrecht.
Beckenachse links: AII offen. Aneurysma der AFC mit 21 mm.
Beurteilung: Aneurysma der AFC links.`,
  },
  {
    why: 'Wurzeln in einer Aufzählung sind keine Wirbel.',
    text: `MRT Plexus brachialis
Wurzeln: Pseudomeningozelen der Wurzeln C7 und C8 rechts. Wurzeln C5 und C6 intakt. Th1 unauffällig.
Beurteilung: Wurzelausriss C7 und C8 rechts.`,
  },
  {
    why: 'Geplant ist der Ersatz der Klappe, und beide Leisten werden ausgemessen.',
    text: `CT TAVI Planung
Befund: Aortenklappe trikuspid, schwer verkalkt. LVOT 23 x 27 mm.
Zugang rechts: AFC 7,9 mm. Zugang links: AFC 6,9 mm.`,
  },
  {
    why: 'what has a size is no normal side: the falx there has a lesion of its own',
    text: 'MRT Schädel\nBefund: Im linken Kleinhirnbrückenwinkel eine kräftig anreichernde Raumforderung, 17 mm. Zweite Läsion: der Falx rechts frontal aufsitzend, homogen anreichernd, 9 x 6 mm mit Dural tail, kein Ödem.\nBeurteilung:\n1. Vestibularisschwannom links, 17 mm.\n2. Kleines Falxmeningeom rechts frontal, 9 mm.',
  },
  {
    why: 'Die parenchymatösen Organe sind nicht der Darm.',
    text: `CT Abdomen
Befund: Wandverdickung des Sigmas mit perikolischem Abszess. Die parenchymatösen Oberbauchorgane stellen sich unauffällig dar.
Beurteilung: Akute Sigmadivertikulitis mit Abszess.`,
  },
  {
    why: 'Durchblutet ist der andere.',
    text: `Sonographie Skrotum
Befund: Linker Hoden vergrößert, keine Perfusion. Rechter Hoden mit erhaltener Durchblutung.
Beurteilung: Hodentorsion links.`,
  },
  {
    why: 'Ausgeprägt ist die Arthrose, geringgradig das Gleiten.',
    text: `LWS in zwei Ebenen
Anterolisthese L4 gegenüber L5, Meyerding Grad I, bei ausgeprägter Spondylarthrose.`,
  },
  {
    why: 'Der Artikel nimmt die erste Wandverdickung auf.',
    text: `CT Abdomen
Befund: Sigma mit Wandverdickung. Das Ileum zeigt keine Wandverdickung. Die Wandverdickung reicht über 8 cm.
Beurteilung: Sigmadivertikulitis.`,
  },
  {
    why: 'Ein niedriger Zwischenwirbelraum macht keinen niedrigen Wirbel.',
    text: `Röntgen LWS
Befund: Höhengeminderter Zwischenwirbelraum LWK 5/SWK 1. Wirbelkörper normal hoch.
Beurteilung: Osteochondrose LWK 5/SWK 1.`,
  },
  {
    why: 'Gerissen sind Fasern des Muskels, heil ist die Sehne am Sitzbein.',
    text: `MRT Oberschenkel rechts
Befund: Faserruptur des M. biceps femoris mit Hämatom. Proximale Sehne am Tuber erhalten.
Beurteilung: Muskelfaserruptur des M. biceps femoris.`,
  },
  {
    why: 'Die oberflächliche Vene ist offen, die tiefe nicht.',
    text: `Duplex Beinvenen
Befund: V. poplitea links nicht komprimierbar. V. saphena magna beidseits offen.
Beurteilung: Tiefe Beinvenenthrombose links, V. poplitea.`,
  },
  {
    why: 'Locker ist der Schaft, fest die Pfanne.',
    text: `Röntgen Hüfte links
Befund: Lysesaum um den Schaft der Hüft-TEP. Pfanne links ohne Lockerungszeichen.
Beurteilung: Schaftlockerung der Hüft-TEP links.`,
  },
  {
    why: 'Unterhalb ist nicht dort.',
    text: `MRT HWS/BWS
Befund: Syringomyelie von HWK 5 bis BWK 3. Myelon unterhalb BWK 3 unauffällig.
Beurteilung: Syringomyelie HWK 5 bis BWK 3.`,
  },
  {
    why: 'Die erste Hälfte des Wortes liegt, wo die zweite liegt.',
    text: `CT Knie links
Befund: Spalt- und Impressionsfraktur des lateralen Tibiaplateaus. Mediales Tibiaplateau intakt.
Beurteilung: Laterale Tibiakopffraktur links.`,
  },
  {
    why: 'Jede Hüfte hat ihr Stadium.',
    text: `MRT beider Hüftgelenke
Befund: Linker Femurkopf mit Nekrosezone und subchondraler Fraktur. Rechts kleine Nekrosezone ohne subchondrale Fraktur.
Beurteilung: Femurkopfnekrose beidseits: links ARCO IIIa mit subchondraler Fraktur, rechts ARCO II.`,
  },
  {
    why: 'Die Seite der Operation steht vor dem Komma.',
    text: `CT Thorax
Klinische Angaben: Z. n. Mastektomie links.
Befund: Reizlose Thoraxwand links nach Ablatio, rechte Mamma unauffällig.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: 'Fett tritt durch den Bruch, der Muskel nicht.',
    text: `CT Mittelgesicht
Befund: Fraktur des Orbitabodens rechts mit Herniation von Fettgewebe in den Sinus maxillaris.
Beurteilung: Orbitabodenfraktur rechts ohne Muskeleinklemmung.`,
  },
  {
    why: 'Vor dem Komma die eine Hüfte, hinter ihm die andere.',
    text: `Hüftsonographie nach Graf
Befund: RECHTS: Alpha 62°, Beta 55°. LINKS: Alpha 54°, Beta 66°.
Beurteilung: Hüfttyp Ia nach Graf rechts, Typ IIa links.`,
  },
  {
    why: "Der Erguss um den Hoden, nicht in ihm.",
    text: `Sonographie Skrotum
Befund: Rechts: Hydrozele, Hoden homogen. Links: regelrecht.
Beurteilung: Hydrozele rechts. Rechter Hoden unauffällig.`,
  },
  {
    why: "Die Dissektion reicht vom Thorax in den Bauch.",
    text: `CT Aorta
Befund: Dissektionsmembran distal der A. subclavia sinistra beginnend, bis in die Bauchaorta reichend.
Beurteilung: Typ-B-Dissektion der thorakalen Aorta.`,
  },
  {
    why: "Am Bauch ist die Aorta normal weit.",
    text: `CT Aorta
Befund: Aneurysma der Aorta descendens 56 mm, Bauchaorta 24 mm.
Beurteilung: Thorakales Aortenaneurysma 56 mm.`,
  },
  {
    why: "Der Knochen neben dem Organ, das unauffällig ist.",
    text: `CT Mittelgesicht
Befund: Orbitabodenfraktur rechts. Bulbus intakt.
Beurteilung: Orbitabodenfraktur rechts. Rechtes Auge unauffällig.`,
  },
  {
    why: "Der eine Bruch lässt sich zurückdrücken, der andere nicht.",
    text: `Sonographie Leisten
Befund: Rechts kleine Leistenhernie, gut reponibel. Links Schenkelhernie, nicht reponibel.
Beurteilung: Nicht reponible Schenkelhernie links. Reponible Leistenhernie rechts.`,
  },
  {
    why: "Jede Veränderung hat ihr Ende der Lunge.",
    text: `CT Thorax
Befund: Zentral und apikal betontes Emphysem. Peripher retikuläre Verdichtungen.
Beurteilung: Emphysem. Peripher betonte Fibrose.`,
  },
  {
    why: "Fasern, die durchgehen, sind zum Teil gerissen.",
    text: `MRT Knie rechts
Befund: VKB mit durchgehendem Faserverlauf, ödematös aufgetrieben.
Beurteilung: Partialruptur des VKB.`,
  },
  {
    why: 'Die andere Hüfte ist mitabgebildet und verschlissen.',
    text: `Röntgen Hüfte rechts
Befund: Regelrechter Sitz der Hüft-TEP rechts. Coxarthrose links, mäßig ausgeprägt.
Beurteilung: Regelrechter Sitz der Hüft-TEP rechts.`,
  },
  {
    why: 'Kein weiterer Herd links sagt nichts von rechts.',
    text: `MRT Mamma
Befund: Links unten außen Raumforderung von 17 mm. Kein weiterer Herd links. Rechts keine suspekte Anreicherung.
Beurteilung: Karzinom links. Rechts kein Malignomhinweis.`,
  },
  {
    why: 'Auf der Seite des Bruchs ist kein weiterer.',
    text: `CT Thorax
Befund: Fraktur der 5. Rippe rechts. Übrige Rippen intakt.
Beurteilung: Fraktur der 5. Rippe rechts. Rechts keine weitere Fraktur.`,
  },
  {
    why: 'In einem anderen Abschnitt derselben Seite ist nichts.',
    text: `Duplex Beinvenen rechts
Befund: Thrombose der V. poplitea rechts. V. femoralis frei.
Beurteilung: Thrombose der V. poplitea rechts. Rechts kein Thrombus der V. femoralis.`,
  },
  {
    why: 'Zwei Prothesen, zwei Seiten.',
    text: `Röntgen Becken
Befund: TEP links. Inzwischen auch TEP rechts.
Beurteilung: TEP rechts und links regelrecht.`,
  },
  {
    why: 'Kopf und Schwanz haben je das Ihre.',
    text: `CT Abdomen
Befund: Pankreas: Im Kopf Verkalkungen, im Schwanz eine Zyste von 12 mm.
Beurteilung: Chronische Pankreatitis mit Verkalkungen im Kopf und Pseudozyste im Schwanz.`,
  },
  {
    why: 'Das eigene Band fehlt, das eingesetzte hält.',
    text: `MRT Knie links
Befund: Z. n. VKB-Plastik. Transplantat intakt. Natives VKB nicht abgrenzbar.
Beurteilung: Intakte VKB-Plastik.`,
  },
  {
    why: 'Auf der Seite des Steins ist kein Stau.',
    text: `Sonographie Nieren
Befund: Nierenstein links 5 mm.
Beurteilung: Nierenstein links. Links kein Stau.`,
  },
  {
    why: 'Eine Angabe zur Technik macht keine Seite frei.',
    text: `CT Thorax
Befund: Rundherd rechts 8 mm.
Beurteilung: Rundherd rechts. Rechts keine Voraufnahme zum Vergleich.`,
  },
  {
    why: 'Die Stücke der Kniescheibe klaffen, die Gelenkstellung ist achsgerecht.',
    text: `Röntgen Knie links
Befund: Patellaquerfraktur mit Diastase von 3 mm. Erguss. Femorotibial achsgerechte Stellung.
Beurteilung: Patellaquerfraktur links mit Diastase.`,
  },
  {
    why: 'Der Kallus nimmt zu, der Winkel nicht.',
    text: `Unterschenkel rechts in 2 Ebenen. Gegenüber der Voruntersuchung unveränderte Stellung der Tibiaschaftfraktur, Varusabweichung 5° (VU 5°). Zunehmende Durchbauung. Fibula intakt.`,
  },
  {
    why: 'Die Leber misst in der MCL, das Innenband ist ein anderes.',
    text: `Sonographie
Leber vergr. (MCL 17,2 cm), echoreich. Milz o.B.
Beurteilung: Hepatomegalie.`,
  },
  {
    why: 'Jede Höhe hat hinter „o.B.“ ihren eigenen Satz.',
    text: `MRT HWS
C3/4, C4/5 o.B. C5/6: Protrusion, Foramenstenose rechts. C6/7 o.B. SD o.B.
Beurteilung: Foramenstenose C5/6 rechts.`,
  },
  {
    why: 'Die Differenz der Beinlängen stimmt.',
    text: `Ganzbeinaufnahme
Beinlänge re. 88,4 cm, li. 87,2 cm, Differenz 1,2 cm.
Beurteilung: BLV li. 1,2 cm.`,
  },
  {
    why: 'Nur eine der Regionen hat die Knochendichte der Osteoporose.',
    text: `DXA
LWS: T-Score -1,1 bei Spondylarthrose. Schenkelhals: T-Score -2,9.
Beurteilung: Osteoporose.`,
  },
  {
    why: 'Die Nadel kommt von der anderen Seite, die Wurzel ist die des Titels.',
    text: `CT-gest. PRT S1 li.
Zugang von rechts dorsolateral. Nadel an der Wurzel S1 li., Injektion von 40 mg Triamcinolon.`,
  },
  {
    why: 'Die venöse Phase wird nur empfohlen.',
    text: `CT Abdomen nativ
Ureterstein rechts. Läsion der Leber, zur weiteren Abklärung CT in venöser Phase empfohlen.
Beurteilung: Ureterstein rechts.`,
  },
  {
    why: 'Nur eines der beiden Seitenbänder ist heil.',
    text: `MRT Knie rechts
Mediales Seitenband gerissen, laterales Seitenband intakt. Vorderes und hinteres Kreuzband intakt.
Beurteilung: Seitenbandruptur medial.`,
  },
  {
    why: 'Der Pylorus ist offen.',
    text: `Sonographie Pylorus
Pylorus mit Wanddicke 2 mm, regelrechte Passage.
Beurteilung: Keine Pylorusstenose.`,
  },
  {
    why: '„v.“ vor dem Datum ist „vom“, und es ist derselbe Tag.',
    text: `Rö.-Thorax pa v. 12.02.2025
Voraufn. v. 03.06.2024 z. Vgl. Port rechts pektoral, unverändert gg. 03.06.2024.`,
  },
  {
    why: 'Außen gebrochen, innen heil.',
    text: `Röntgen OSG rechts
Malleolus med. intakt. Malleolus lat. mit nichtdislozierter Fraktur.
Beurteilung: Fraktur Malleolus lat.`,
  },
  {
    why: 'Der Stein steckt im Gang, die Speicheldrüse misst mehr.',
    text: `Sonographie Hals
Gl. parotis bds. o.B. Gl. subm. re. mit Konkrement 4 mm, Gang 3 mm erweitert.
Beurteilung: Sialolithiasis Gl. subm. re.`,
  },
  {
    why: 'Eine Stauung, die zu Recht genannt wird.',
    text: `Röntgen Thorax
Keine Infiltrate, mäßige Stauung, kein Erguss. Herz vergrößert.
Beurteilung: Pulmonalvenöse Stauung bei Kardiomegalie.`,
  },
  {
    why: 'Der Ultraschall zeigt, was die Mammographie nicht zeigt.',
    text: `Mammographie und Sonographie
Mammographie: Mamma rechts unauffällig. Mamma links mit Makrokalk.
Sonographie: Mamma rechts mit Zyste 6 mm. Mamma links unauffällig.
Beurteilung: BI-RADS 2 beidseits.`,
  },
  {
    why: 'Ohne Befund sind dort die Bandscheiben, nicht die Gelenke.',
    text: `MRT LWS
Bandscheiben: L3/4 o.B. L4/5 Prolaps. Facettengelenke: L3/4 Arthrose mit Recessuseinengung.
Beurteilung: Prolaps L4/5. Recessusstenose L3/4.`,
  },
  {
    why: 'Was der Planungsscan auf der anderen Seite zeigt, ist nicht, wo die Nadel liegt.',
    text: `CT-gest. PRT L5 re.
Planungsscan zeigt links foraminale Enge L4/5. PRT L5 re. durchgeführt.`,
  },
  {
    why: 'Auf die venöse Phase wurde verzichtet.',
    text: `CT Abdomen nativ
Ureterstein links. Auf eine venöse Phase wurde verzichtet.`,
  },
  {
    why: 'Die Fraktur ist die des Teils, der im Satz genannt ist.',
    text: `MRT OSG
Befund: Osteochondrale Läsion der lateralen Talusschulter, Fraktur.
Beurteilung: Mediale Talusschulter unauff.`,
  },
  {
    why: 'the trunk is free where a branch is not',
    text: 'CT Pulmonalarterien\nThromben in der rechten Pulmonalarterie. Truncus pulmonalis frei, 30 mm weit.\nBeurteilung: Lungenembolie rechts.',
  },
  {
    why: 'the level of the line holds behind a sentence that names it once more',
    text: 'MRT HWS\nHWK 4/5: Protrusion, Foramen links frei.\nHWK 5/6: Extrusion. Signalanhebung auf Höhe HWK 5/6 über 9 mm. Foramenstenosen beidseits.\nHWK 6/7: Foramen rechts frei.\nBeurteilung: Extrusion HWK 5/6.',
  },
  {
    why: 'a small bone beside has no oedema where the talus has',
    text: 'MRT Sprunggelenk\nKnochen: Osteochondrale Läsion des Talus, 9 x 6 mm. Umgebendes Ödem. Os trigonum 8 mm ohne Ödem.',
  },
  {
    why: 'what fills again by collaterals is not occluded',
    text: 'Angiographie\nAFC und AFP links offen. AFS links Verschluss über 12 cm, Wiederauffüllung über Kollateralen aus der AFP.',
  },
  {
    why: 'an old lacune is no infarct of today',
    text: 'CCT\nAlter lakunärer Defekt im linken Thalamus. Keine Blutung.\nBeurteilung: Keine Blutung, kein Infarkt.',
  },
  {
    why: 'the last grade begins with a deformed bone',
    text: 'Knie links\nAufgebrauchter Gelenkspalt mit Osteophyten und beginnender Deformierung (Kellgren-Lawrence IV).',
  },
  {
    why: 'of an adrenal nodule no unenhanced density is known',
    text: 'CT Abdomen mit KM i.v.\nNebenniere rechts mit 14 mm großem Knoten, nativ nicht beurteilbar.\nBeurteilung: Nebennierenknoten rechts.',
  },
  {
    why: 'one region without, the others with an agent of any name',
    text: 'CT Polytrauma (Schädel nativ, HWS, Thorax, Abdomen und Becken bis Oberschenkel mit KM)\nTechnik: Schädel und HWS nativ, danach 110 ml Iomeron 400.\nMilzlazeration.\nBeurteilung: Milzlazeration.',
  },
  {
    why: 'the tumour grows into a vein and not into the sphincter',
    text: 'MRT Rektum\nTumor mit Durchbruch der Muscularis propria, Vene dorsal betroffen. Sphinkter, Levator nicht infiltriert.\nBeurteilung: mrT3b, mrN+, EMVI+, MRF- (3 mm).',
  },
  {
    why: 'the skeleton has none, the bladder has',
    text: 'CT Urographie\nNiere links: Kelch mit Füllungsdefekt 12 x 9 mm.\nBlase: Hinterwand rechts papilläre Raumforderung 22 mm; Blasendach links 7 mm.\nSkelett: keine Läsion.\n\nBeurteilung\nUrothelkarzinomverdacht: Nierenkelch oben links, Harnblase (2 Herde, Hinterwand rechts und Dach links).',
  },
  {
    why: 'a new lesion of one tendon is no course of the other',
    text: 'MRT Schulter rechts\nSupraspinatus: Defekt 8 x 7 mm (präoperativ 18 x 14 mm). Subscapularis: kraniale Fasern gerissen, vor OP intakt.\nBeurteilung: Neue Partialläsion des Subscapularis.',
  },
  {
    why: 'the other side is normal but for little',
    text: 'MRT Oberschenkel links\nRaumforderung im M. biceps femoris links 8 cm. Rechter Oberschenkel bis auf ein kleines Lipom ohne Befund.\nBeurteilung: Sarkomverdacht links.',
  },
  {
    why: 'the sheath on both sides, the nerve on the right only',
    text: 'MRT Orbita\nN. opticus links signalangehoben. N. opticus rechts normal, Scheide bds. nicht ungewöhnlich weit.\nBeurteilung: Optikusneuritis links.',
  },
  {
    why: 'each half of the compound has its side in brackets',
    text: 'CT Gesicht\nOrbitaboden rechts eingebrochen. Orbitaboden links intakt. Kollumfraktur links.\nBeurteilung: Orbitaboden- (rechts) und Kollumfraktur (links).',
  },
  {
    why: 'what is free behind the knee is not what is closed above it',
    text: 'CT-Angiographie Becken-Bein\nLinke Seite: AFS abgangsnah verschlossen. Poplitea ab P1 offen.\nBeurteilung: AFS-Verschluss links.',
  },
  {
    why: 'a liver holds more than two litres',
    text: 'MRT Leber\nLebervolumen 2,0 l (2022: 2,4 l). Milz 700 ml.\nBeurteilung: Leber kleiner.',
  },
  {
    why: 'a free body is nothing normal',
    text: 'MRT Ellenbogen rechts\nCapitulum: osteochondrale Läsion 8 x 7 mm, mit Flüssigkeit an der Basis.\nBeurteilung: OCL des Capitulum mit freiem Körper.',
  },
  {
    why: 'the size of what is missing is not that of the kidney',
    text: 'CT Abdomen\nNieren: Schrumpfnieren beidseits, rechts keilförmiger Defekt mit 15 mm.',
  },
  {
    why: 'the holes are unremarkable, not the lobes',
    text: 'CT Schädel\nPneumenzephalus frontal links geringer. Bohrlöcher links frontal und parietal reizlos.',
  },
  {
    why: 'one lobe was taken out, the other was measured',
    text: 'Sonographie Schilddrüse nach Thyreoidektomie links 2020\nLinkes Lager frei. Rechter Lappen 4,8 x 1,7 x 1,6 cm, Knoten 6 mm.',
  },
  {
    why: 'another part of the labrum is intact',
    text: 'MR-Arthrographie Schulter rechts\nAnteroinferiores Labrum von 3 bis 6 Uhr abgelöst und nach medial disloziert, im Sinne einer ALPSA-Läsion. Posteriores Labrum intakt.',
  },
  {
    why: 'further down there is none',
    text: 'CT Koronarien\nLAD: Proximal Plaques. Mittleres Segment mit gemischter Plaque, Stenose 70-90%. Distal schmal, keine Stenose.',
  },
  {
    why: 'how it left is not how it came',
    text: 'Angiographie Bein links\nBefund vor Intervention: AFS: filiforme Stenose am Abgang, Verschluss auf 8 cm.\nIntervention: PTA 5 x 120 mm.\nAbschluss: AFS durchgängig, Reststenose 20 %.',
  },
  {
    why: 'the spine has no lesion, the liver has',
    text: 'MRT Oberbauch mit KM\nBefund\nIm Segment VIII 2,6 cm messende Läsion, arteriell hyperintens. Abgebildete LWS ohne Herd.\nBeurteilung:\nNeue Läsion im Segment VIII, 2,6 cm, LI-RADS 5.',
  },
  {
    why: 'an age in years and months',
    text: 'Kinderröntgen linke Hand: chron. Alter 9 J 2 M, männlich, Knochenalter 7 J 6 M.',
  },
  {
    why: 'the stage after the therapy',
    text: 'MRT Rektum\nVor Therapie cT3c N2. Tumorrest 6 x 4 mm.\nBeurteilung: ymrT2 ymrN0.',
  },
  {
    why: 'what is to be discussed is still there',
    text: 'MRT Abdomen\nGallenblase nicht wandverdickt, 5 mm Polyp. LK am Lig. hepatoduodenale.\n\nBeurteilung: Gallenblasenpolyp 5 mm ohne Größenänderung, bei PSC engmaschige Kontrolle bzw. Cholezystektomie diskutieren.',
  },
  {
    why: 'grown by so much since then',
    text: 'CT Abdomen\nAneurysma 61 x 58 mm (2022: 54 x 52 mm). Endoleak 22 x 9 mm.\nBeurteilung: Wachsendes Aneurysma (7 mm seit 2022) bei Endoleak Typ II.',
  },
  {
    why: 'one of three enhances',
    text: 'MRT HWS\nMyelon HWK 4/5 mit Signalanhebung und Enhancement. Zweiter Herd Höhe BWK 5, 9 mm, ohne Enhancement. Konus unauffällig.\nBeurteilung: Drei Myelonläsionen zervikal und thorakal, davon eine (HWK 4/5) KM-aufnehmend.',
  },
  {
    why: 'none above the first grade',
    text: 'MRT Schulter\nSuperiores Labrum mit SLAP-Läsion Typ I.\nBeurteilung: Kein SLAP > I.',
  },
  {
    why: 'the others of the list are unremarkable',
    text: 'MRT Vorfuß links\nMetatarsale III: Ödem mit feiner Linie. MT I, IV, V unauffällig.\nBeurteilung: Stressfraktur MT III.',
  },
  {
    why: 'a pelvis is compressed from the side',
    text: 'CT Polytrauma\nBeckenringfraktur rechts. Querfortsatzfrakturen L1-L3 rechts, Wirbelkörper unauffällig.\nBeurteilung: Laterale Kompressionsfraktur des Beckens rechts.',
  },
  {
    why: 'a lesion of the list has no name there',
    text: 'MRT Schädel\n2) Okzipital rechts: 14 x 12 mm, April 10 x 9 mm. Bekanntes Hämangiom der Kalotte parietal rechts 12 mm.\nBeurteilung: Zunahme der bestrahlten Läsion okzipital rechts.',
  },
  {
    why: 'what is left of the others',
    text: 'PET-CT\nLunge ohne Herd. Lymphknoten zervikal links 21 mm.\nBeurteilung: Deauville 3 (zervikal links), die übrigen Manifestationen Deauville 1.',
  },
  {
    why: 'the horn is that of the meniscus named in the sentence, and the root is intact',
    text: 'MRT Knie\nMenisken: Innenmeniskus mit Längsriss im Hinterhorn über 12 mm, kein Fragment. Meniskuswurzel erhalten.\nBeurteilung: Längsriss im Hinterhorn des Innenmeniskus, nicht disloziert.',
  },
  {
    why: "Ein Knorpelschaden neben dem Labrumriss ist keiner des Labrums.",
    text: `MRT Hüfte rechts
Befund: Labrum: Riss anterosuperior. Posteriores Labrum intakt. Knorpel acetabulär ausgedünnt.
Beurteilung: Labrumriss anterosuperior und begleitender Knorpelschaden.`,
  },
  {
    why: "Die Wurzel unter dem Meniskus ist keine Nervenwurzel, und im Knie gibt es keine Bandscheibe.",
    text: `MRT Kniegelenk rechts
Befund: Innenmeniskus: Längsriss im Hinterhorn. Außenmeniskus: Riss der Wurzel, keine Extrusion.
Beurteilung: Läsion des Innenmeniskushinterhorns, Riss der Wurzel am Außenmeniskus.`,
  },
  {
    why: "Altersentsprechend ist die obere LWS, die steil steht wie die ganze.",
    text: `MRT LWS
Befund: Streckhaltung der LWS. L5/S1: Protrusion.
Beurteilung: Protrusion L5/S1. Obere LWS altersentsprechend.`,
  },
  {
    why: 'the sign behind the abbreviation denies it',
    text: 'MRT Rektum\nTumor im mittleren Drittel. EMVI negativ.\nBeurteilung: Rektumkarzinom, mrT3b mrN1 MRF- EMVI-',
  },
  {
    why: 'what was not wide then is wide now',
    text: 'Sonographie Niere\nNierenbecken erweitert bis 16 mm, in der VU nicht erweitert.\nBeurteilung: Neu aufgetretener Harnstau.',
  },
  {
    why: 'the groin that was closed is on the other side than the leg',
    text: 'DSA und PTA Becken-Bein links\nRetrograde Punktion der AFC rechts, Crossover. Unterschenkel: ATA offen, ATP ab Mitte verschlossen, keine Embolie. Verschlusssystem (Angio-Seal) rechts, keine Blutung.',
  },
  {
    why: 'the mapping is normal, not the muscle',
    text: 'MRT Herz\nInduzierte Minderperfusion der Vorderwand. Natives T1 im Remote-Myokard 1010 ms, T2 normal.\nBeurteilung: Belastungsinduzierte Ischämie im RIVA-Stromgebiet, vitales Myokard.',
  },
  {
    why: 'radiation is no agent',
    text: 'MRT Leber\nTechnik: Untersuchung ohne ionisierende Strahlung, T1, T2, dynamische Serie.\nBefund: Läsion im Segment VI mit arteriellem Enhancement.\nBeurteilung: FNH Segment VI.',
  },
  {
    why: 'Die Zählung geht in der nächsten Region weiter, der dreizehnte Brustwirbel ist eine Variante.',
    text: `Röntgen BWS
Befund: Osteochondrose BWK 12/1. BWK 13 als Variante. Sechsgliedrige LWS mit LWK 6, Protrusion LWK 5/6.`,
  },
  {
    why: 'Zwei Klappen, jede mit ihren Segeln.',
    text: `CT Herz
Befund: Bikuspide Aortenklappe. Trikuspidalklappe zart.
Beurteilung: Bikuspide Aortenklappe. Trikuspidalinsuffizienz gering.`,
  },
  {
    why: 'Was getrunken wurde, kam in keine Vene.',
    text: `CT Abdomen nativ
Befund: Nach oraler Kontrastmittelgabe gute Kontrastierung des Dünndarms. Leber homogen.`,
  },
  {
    why: 'Hinter dem Herzen liegt die linke Lunge.',
    text: `CT Thorax
Befund: Verschattung retrokardial. Rechte Lunge frei.
Beurteilung: Infiltrat links basal.`,
  },
  {
    why: 'Die Ektasie der Aorta ist nicht die eines jeden Abschnitts.',
    text: `CT Aorta
Befund: Aortenektasie. Aorta ascendens 36 mm, Aorta descendens 24 mm.
Beurteilung: Ektasie der Aorta ascendens, 36 mm.`,
  },
  {
    why: 'Eine Dichte und eine Höhe sind keine Wirbel.',
    text: `CT LWS
Befund: Dichte LWK 90 HU, Vorderkante LWK 26 mm. HWK 5/6/7 verblockt.`,
  },
  {
    why: 'Der verneinte Ileus ist nicht der beschriebene.',
    text: `CT Abdomen
Befund: Dilatierte Dünndarmschlingen. Kein Hinweis auf einen Dickdarmileus.
Beurteilung: Dünndarmileus.`,
  },
  {
    why: 'Die Prothese der Gegenseite ist keine Arthrose der operierten Hüfte.',
    text: `Röntgen Becken
Klinische Angaben: Z. n. Hüft-TEP links 2018.
Befund: Rechts Gelenkspalt verschmälert. TEP links ohne Saum.
Beurteilung: Rechte Coxarthrose gering, Prothese der Gegenseite fest.`,
  },
  {
    why: 'Die Schwellung ist nicht am Kehlkopf, der fehlt.',
    text: `CT Hals mit KM
Kehlkopf-Ca., Z. n. Laryngektomie und Neck Dissection rechts 2021. Linksseitige Schwellung.

Tracheostoma regelrecht. Lymphknoten Level III links 18 mm, zentral nekrotisch.

Beurteilung: Suspekter Lymphknoten Level III links. Kein Lokalrezidiv.`,
  },
  {
    why: 'Die Schiene ist entfernt, nicht die Niere.',
    text: `CT Abdomen
Befund: Leber normal groß ohne umschriebene Läsion, Gallenwege schlank, Schiene aus der Niere links entfernt, Pankreas regelrecht.
Beurteilung: Linke Niere unauffällig.`,
  },
  {
    why: 'Rechts ist die Hüfte verschraubt, nicht ersetzt.',
    text: `Röntgen Becken
Klinische Angaben: Hüft-TEP links 2018, rechts 2020 Osteosynthese.
Befund: Rechts alte Schenkelhalsfraktur, Schrauben fest. Links Prothese fest.`,
  },
  {
    why: 'Die Operation ist noch nicht gewesen.',
    text: `CT Abdomen
70 J., Schmerzen, Tumor der linken Niere (ED 2024), Nephrektomie vorgesehen.
Linke Niere mit Tumor von 6 cm.
Beurteilung: Nierentumor links.`,
  },
  {
    why: 'Die Narbe nach Ablatio hat keine Architekturstörung.',
    text: `Sonographie der Mammae
Klinische Angaben: Z. n. Ablatio mammae rechts.
Befund: Rechts: Narbe ohne Architekturstörung. Links: Drüse unauffällig.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: 'Die gegenseitige Wurzel ist nicht die gedrückte.',
    text: `MRT LWS
Befund: LWK 4/5: Vorfall links mediolateral, die Wurzel L5 links komprimiert. Gegenseitige Wurzel frei.
Beurteilung: Vorfall LWK 4/5 mit Kompression der Wurzel L5 links.`,
  },
  {
    why: 'Der gegenüberliegende Randwinkel ist der andere.',
    text: `Röntgen Thorax
Befund: Erguss links bis zur Zwerchfellkuppe. Der gegenüberliegende Randwinkel ist frei.
Beurteilung: Pleuraerguss links.`,
  },
  {
    why: 'Die gegenseitige Vene ist eine andere.',
    text: `Duplexsonographie Beinvenen
Befund: V. femoralis links thrombosiert. Gegenseitige V. femoralis komprimierbar.
Beurteilung: Thrombose der V. femoralis.`,
  },
  {
    why: 'Ein Thrombus, der bis in eine Vene reicht, beginnt in einer anderen.',
    text: `Duplexsonographie der Beinvenen
Befund: Links Thrombus in der V. poplitea, sie ist nicht komprimierbar. Der Thrombuskopf ragt in die V. femoralis communis.
Beurteilung: Thrombose links von den Unterschenkelvenen bis in die V. femoralis communis.`,
  },
  {
    why: 'Von zwei genannten Lappen hat einer den Infarkt, beide haben die Embolie.',
    text: `CT Thorax (Pulmonalis-Angiographie)
Befund: Thrombus in der Unterlappenarterie rechts, auch eine Segmentarterie des Mittellappens betroffen. Konsolidierung im rechten Unterlappen, passend zu einer Infarktpneumonie.
Beurteilung: Lungenembolie rechts, Unterlappen und Mittellappen betroffen, Infarktpneumonie.`,
  },
  {
    why: 'Von zwei genannten Etagen hat eine die Protrusion, beide haben die Osteochondrose.',
    text: `MRT LWS
Befund: LWK 4/5: Osteochondrose mit Protrusion. LWK 5/SWK 1: Osteochondrose.
Beurteilung: Osteochondrosen LWK 4/5 und LWK 5/SWK 1 mit Protrusion.`,
  },
  {
    why: '„Medial“ steht rechts bei der Höhe des Gelenkspaltes und gilt für das, was daneben steht.',
    text: `Röntgen Knie beidseits in 2 Ebenen
Befund: Rechts Höhenminderung des medialen Kompartimentes mit Sklerose und Osteophyten. Links beginnende mediale Verschmälerung, zudem kräftige Osteophyten an der Patella.
Beurteilung: Mediale Gonarthrose rechts, Grad III. Retropatellararthrose links.`,
  },
  {
    why: 'Was in der Voruntersuchung vergrößert war, ist es nicht mehr.',
    text: `CT Hals
Befund: Die in der Voruntersuchung vergrößerten Lymphknoten links sind jetzt 6 mm groß. Lymphknoten links nicht vergrößert.
Beurteilung: Keine Lymphadenopathie links.`,
  },
  {
    why: '„Zum Ausschluss“ sagt, wozu die Untersuchung empfohlen ist.',
    text: `Röntgen Handgelenk
Befund: Skaphoid intakt. Handwurzel regelrecht.
Beurteilung: Kein Frakturnachweis. Bei Schmerz in der Tabatière MRT zum Ausschluss einer okkulten Skaphoidfraktur.`,
  },
  {
    why: 'Was mit „und“ verbunden ist, ist beides nicht mehr nachweisbar.',
    text: `CT Thorax
Befund: Der Rundherd im linken Unterlappen ist nicht mehr abgrenzbar. Erguss rechts resorbiert.
Beurteilung: Rundherd linker Unterlappen und Erguss rechts nicht mehr nachweisbar.`,
  },
  {
    why: 'Die Lymphknoten neben dem Brustbein sind andere als die der Achsel.',
    text: `MRT Mamma
Befund: Axilläre Lymphknoten rechts vergrößert. Mammaria-interna-Lymphknoten nicht vergrößert.
Beurteilung: Suspekte Lymphknoten axillär rechts.`,
  },
  {
    why: 'Ein Kephalhämatom liegt außerhalb des Schädels.',
    text: `Sonographie des Schädels
Befund: Kephalhämatom links parietal, 9 mm. Ventrikel schlank.
Beurteilung: Keine intrakranielle Blutung. Kephalhämatom.`,
  },
  {
    why: 'Die Supraglottis ist frei, wenn der Tumor der Glottis in das Fett daneben wächst.',
    text: `CT Hals
Befund: Raumforderung der rechten Stimmlippe. Supraglottis frei.
Beurteilung: Glottiskarzinom rechts mit paraglottischer Infiltration.`,
  },
  {
    why: 'LWK-Höhen sind die der Lendenwirbel.',
    text: `Röntgen BWS und LWS
Befund: BWK 12: Deckplattenimpression mit Höhenminderung. LWK-Höhen erhalten.
Beurteilung: Deckplattenimpressionsfraktur BWK 12.`,
  },
  {
    why: 'Der knöcherne Thorax ist nicht die Lunge.',
    text: `Röntgen Thorax
Befund: Kein Infiltrat. Knöcherner Thorax unauffällig.
Beurteilung: Ventilmechanismus, vereinbar mit Aspiration in den rechten Hauptbronchus.`,
  },
  {
    why: 'Was die Kontur erhalten lässt, ist dennoch gebrochen.',
    text: `MRT Hüfte
Befund: Subchondrale Frakturlinie im Femurkopf rechts. Kontur des Femurkopfes erhalten.
Beurteilung: Subchondrale Fraktur des Femurkopfes rechts.`,
  },
  {
    why: 'Von zwei Sehnen der Überschrift ist eine regelrecht.',
    text: `MRT Sprunggelenk
Befund: Peronealsehnen: longus regelrecht, brevis mit Längssplit in Höhe der Fibulaspitze.
Beurteilung: Längsriss der Peroneus-brevis-Sehne.`,
  },
  {
    why: 'Im Gelenk regelrecht ist die Sehne nur dort.',
    text: `MRT Schulter
Befund: Bizepssehne: intraartikulär regelrecht, im Sulkus ausgedünnt.
Beurteilung: Partialruptur der langen Bizepssehne.`,
  },
  {
    why: 'Kein Neurom im einen Zwischenraum, eines im anderen.',
    text: `MRT Vorfuß
Befund: Im Intermetatarsalraum III/IV eine Weichteilstruktur von 9 mm. Im Intermetatarsalraum II/III etwas Flüssigkeit, 4 mm breit, kein Neurom.
Beurteilung: Morton-Neurom im Interspace III/IV.`,
  },
  {
    why: 'Was nur in Exspiration verlagert ist, ist in Inspiration mittelständig.',
    text: `Röntgen Thorax in In- und Exspiration
Befund: Inspiration: Lungen belüftet. Mediastinum mittelständig. Exspiration: Mediastinum nach links verlagert.
Beurteilung: Ventilmechanismus rechts.`,
  },
  {
    why: 'Nur beim Gehen in die Beugung gleitet der Wirbel.',
    text: `Röntgen LWS Funktionsaufnahmen
Befund: Keine Ventrolisthese. In Inklination Ventrolisthese von 4 mm.
Beurteilung: Instabilität.`,
  },
  {
    why: '„Keine aktive aufnehmende Läsion“ im Satz des neuen Herdes verneint die Aufnahme auch dort.',
    text: `MRT Schädel
Befund: Neuer Herd frontal links. Keine KM-aufnehmenden Läsionen supratentoriell.
Beurteilung: Ein neuer supratentorieller Herd links, keine aktive KM-aufnehmende Läsion.`,
  },
  {
    why: 'Verneint ist die Erweiterung, nicht die Minderdurchblutung, die sie machen könnte.',
    text: `Myokardszintigraphie
Befund: Minderbelegung inferior unter Belastung. Keine transiente ischämische Dilatation des Ventrikels.
Beurteilung: Ischämie der Hinterwand.`,
  },
  {
    why: 'Keine Flüssigkeit auf einer Seite lässt die im Becken bestehen.',
    text: `Sonographie Abdomen
Befund: Keine freie Flüssigkeit im rechten Unterbauch. Im Douglasraum geringe Flüssigkeitsmenge.
Beurteilung: Wenig freie Flüssigkeit im Douglas.`,
  },
  {
    why: 'Was im Satz von der linken Seite gesagt ist, gilt nicht für das, was ohne Seite steht.',
    text: `MRT Schädel
Befund: Resektionshöhle rechts temporal. Am medialen Rand eine noduläre Raumforderung von 12 mm.
Beurteilung: Progress rechts temporal. Linke Hemisphäre und hintere Schädelgrube ohne Tumor.`,
  },
  {
    why: 'Über den Nierenarterien normal weit ist die Aorta nur dort.',
    text: `CT-Angiographie
Befund: Infrarenale Aorta mit wandständigem Thrombus, suprarenale Aorta normal weit.
Beurteilung: Infrarenales Aortenaneurysma.`,
  },
  {
    why: 'Die Segmentarterien sind frei, wenn ein kleinerer Ast verlegt ist.',
    text: `CT Pulmonalisangiographie
Befund: Subsegmentale Kontrastmittelaussparung im Unterlappen links, Hauptstamm, Lappen- und Segmentarterien frei.
Beurteilung: Subsegmentale Lungenembolie links.`,
  },
  {
    why: 'Über dem Tentorium ist nichts aktiv, darunter schon.',
    text: `MRT Schädel
Befund: Infratentoriell neuer Herd Pons 4 mm mit KM-Aufnahme. Supratentoriell kein neuer Herd.
Beurteilung: Ein neuer aktiver Herd infratentoriell. Supratentoriell keine Krankheitsaktivität.`,
  },
  {
    why: 'In der Klammer steht, wie es in der Voruntersuchung war.',
    text: `CT Schädel
Befund: Mittellinie mittelständig (VU 4 mm Verlagerung).
Beurteilung: Keine Mittellinienverlagerung.`,
  },
  {
    why: 'Ein unauffälliges Becken im Befund ist nicht das Gelenk, um das es geht.',
    text: `MRT der Iliosakralgelenke
Befund: Ausgedehntes Knochenmarködem links iliakal mit Erosionen. Beckenorgane orientierend unauffällig.
Beurteilung: Aktive Sakroiliitis links.`,
  },
  {
    why: 'Zwei Sätze des Befundes sprechen selten vom selben Teil.',
    text: `Röntgen Fuß rechts
Diabetes, Ulkus plantar unter MTK I.
Befund: Metatarsale II bis V unauffällig. Lyse des Grundglieds D1.
Beurteilung: Osteomyelitis D1.`,
  },
  {
    why: 'Was vor der Aufnahme bekannt war, steht neben dem erhaltenen Teil.',
    text: `CT Knie rechts
Planung bei Tibiakopffraktur.
Befund: Laterales Plateau um 4 mm imprimiert. Mediales Plateau intakt.
Beurteilung: Laterale Tibiakopffraktur.`,
  },
  {
    why: 'Ein nicht befallener Korpus sagt nichts von dem, was zuvor genannt wurde.',
    text: `MRT Becken
Befund: Tumor der Zervix, 31 mm. Oberes Vaginaldrittel mit infiltriert, das untere frei. Korpus nicht befallen.
Beurteilung: Zervixkarzinom mit Parametrieninfiltration links und Befall des oberen Vaginaldrittels.`,
  },
  {
    why: 'Wohin nichts ausgetreten ist, verneint nicht, dass etwas ausgetreten ist.',
    text: `Vertebroplastie LWK 2
Befund: Zement im Wirbelkörper, keine Leckage in den Spinalkanal.
Beurteilung: Vertebroplastie LWK 2 mit geringer diskaler Leckage.`,
  },
  {
    why: 'Damals nahm die Läsion Kontrastmittel auf, jetzt nicht mehr.',
    text: `MRT Schädel
Befund: Die übrigen Läsionen konstant bis auf eine damals anreichernde Läsion parietal rechts, jetzt kleiner (5 statt 8 mm).
Beurteilung: Keine KM-aufnehmende, floride Läsion.`,
  },
  {
    why: 'Perfundiert ist auch eine enge Arterie.',
    text: `CT-Angiographie
Befund: Nierenarterien beidseits perfundiert, rechts Stenose von 60 %.
Beurteilung: Nierenarterienstenose rechts.`,
  },
  {
    why: 'Wozu die Indikation besteht, das ist noch nicht geschehen.',
    text: `Sonographie Abdomen
Befund: Indikation zur Cholezystektomie bei Gallensteinen. Gallenblase mit Steinen.
Beurteilung: Cholezystolithiasis, anstehende Cholezystektomie.`,
  },
  {
    why: 'Der Expander hält den Platz der Brust.',
    text: `MRT Mamma
Klinische Angaben: Z. n. Mastektomie rechts.
Befund: Rechte Mamma mit Expander, glatt. Linke Mamma unauffällig.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: 'Der Herd am Hinterhorn kann im Okzipitallappen liegen, auch wenn der Befund einen anderen Lappen nennt.',
    text: `MRT Schädel
Befund: Läsionen periventrikulär und bifrontal. Neuer Herd periventrikulär am Hinterhorn links, 6 mm, mit Anreicherung.
Beurteilung: Neuer anreichernder Entmarkungsherd links okzipital.`,
  },
  {
    why: 'Das Koagel im linken Seitenventrikel ist die Blutung links.',
    text: `Sonographie des Schädels, Frühgeborenes
Befund: Echoreiches Koagel im linken Seitenventrikel. Rechts kleine subependymale Blutung.
Beurteilung: Intraventrikuläre Blutung links. Grad I rechts.`,
  },
  {
    why: 'Nach der Salpingektomie bleibt das Ovar, nach dem Stripping der Magna die Parva und die andere Seite.',
    text: `Sonographie
Klinische Angaben: Z. n. Salpingektomie rechts, Z. n. Magnastripping links.
Befund: Ovar rechts mit Follikeln, Eileiter links zart. V. saphena parva links frei. V. saphena magna rechts komprimierbar.
Beurteilung: Unauffällig.`,
  },
  {
    why: 'Nach der Unterlobektomie rechts dehnt sich der Oberlappen aus.',
    text: `CT Thorax
Klinische Angaben: Z. n. Unterlobektomie rechts.
Befund: Rechter Oberlappen kompensatorisch überbläht. Unterlappen links frei.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: 'Der erste Lendenwirbel ist LWK 1, das Köpfchen V ist MCP V, und „zweiter Herd“ zählt keine Wirbel.',
    text: `Röntgen
Befund: Sinterung LWK 1. Usur am Metakarpalköpfchen V.
Beurteilung: Sinterung des ersten Lendenwirbels. Usur am MCP V. Kein zweiter Herd.`,
  },
  {
    why: 'Medial der Knorpel, lateral der Knochen: zwei Läsionen.',
    text: `MRT OSG links
Befund: An der medialen Talusschulter ein 4 mm Knorpelulkus, lateral eine osteochondrale Läsion von 8 mm.
Beurteilung: Osteochondrale Läsion der lateralen Talusschulter.`,
  },
  {
    why: 'Port und Schrittmacher liegen auf verschiedenen Seiten.',
    text: `Röntgen Thorax
Befund: Port rechts pektoral, Katheterspitze in der VCS. Schrittmacher links pektoral, kein Sondenbruch.
Beurteilung: Intakte Sonden des linkspektoralen Aggregats, Port in korrekter Lage.`,
  },
  {
    why: '„Nur noch“ verneint nichts.',
    text: `Röntgen Thorax
Vorbefund: Röntgen Thorax vom 03.05.2024: Pneumothorax rechts, 21 mm.
Befund: Rückläufiger, nur noch schmaler Pneumothorax rechts. Links nur noch geringer Erguss.
Beurteilung: Rückläufiger Pneumothorax rechts, geringer Erguss links.`,
  },
  {
    why: 'Rippe rechts, Darmbein links.',
    text: `Skelettszintigraphie
Befund: Neu aufgetretene Mehrbelegungen in BWK 8, der 5. Rippe rechts sowie im linken Os ilium und der rechten Beckenschaufel.
Beurteilung: Neue Foci (BWK 8, 5. Rippe re., Beckenschaufel re. und li.).`,
  },
  {
    why: 'Links liegen Läsion und Zyste.',
    text: `Mammasonographie
Befund: Rechts bei 9 Uhr ovale, glatt begrenzte Läsion, 16 x 9 mm. Links einfache Zyste bei 2 Uhr, 6 mm, und bei 4 Uhr ein ovaler Herd von 11 mm.
Beurteilung: Fibroadenom beidseits. Zyste links, 6 mm.`,
  },
  {
    why: 'Der Riss betrifft beide Hörner.',
    text: `MRT Knie rechts
Befund: Im Innenmeniskus Riss des Hinterhorns und des Vorderhorns.
Beurteilung: Riss des Innenmeniskusvorderhorns.`,
  },
  {
    why: 'Der Herd der Sonographie entspricht nichts, was einen Ort hat.',
    text: `Mammographie und Sonographie
Befund: Links oben außen eine Zyste von 9 mm. Sonographie: Zusätzlich ein Herd von 8 mm.
Beurteilung: Suspekter Herd im unteren inneren Quadranten links. Zyste links.`,
  },
  {
    why: 'Zwei Rippen in Worten; die 14 zählt Tage.',
    text: `Röntgen Thorax und Fuß rechts
Befund: Fraktur der siebten und achten Rippe rechts. Fraktur des Os metatarsale V.
Beurteilung: Fraktur der 8. Rippe rechts. Fraktur des fünften Mittelfußknochens rechts, 14 Tage alt.`,
  },
  {
    why: 'Andere Namen für dieselben Orte.',
    text: `CT-Pulmonalisangiographie
Befund: Füllungsdefekt in der rechten Unterlappenarterie. Sprunggelenk: LFTA gerissen. LFTP intakt.
Beurteilung: Embolie rechts im Unterlappenstromgebiet. Ruptur des vorderen Außenbandes.`,
  },
  {
    why: 'Der Shift nach rechts ist kein Ort.',
    text: `CT Schädel nativ
Befund: Subdurales Hämatom links, Mittellinie nach rechts verlagert.
Beurteilung: Subduralhämatom links mit Shift nach rechts.`,
  },
  {
    why: 'Eine Hemiparese links kommt von rechts.',
    text: `Duplexsonographie
Klinik: Hemiparese links, Gesichtsschmerz links.
Befund: Rechts: ACI mit Plaque, PSV 320 cm/s. Links: ACI frei.
Beurteilung: Hochgradige Stenose der ACI rechts, symptomatisch.`,
  },
  {
    why: 'Der Prolaps passt zur Klinik, die Protrusion der anderen Seite nicht.',
    text: `MRT LWS
Klinik: Lumboischialgie rechts.
Befund: L4/5 links Protrusion. L5/S1 rechts Prolaps.
Beurteilung: Prolaps L5/S1 rechts, passend zur Klinik. Protrusion L4/5 links ohne klinisches Korrelat.`,
  },
  {
    why: 'Am Ilium beidseits, nur rechts eine Filia.',
    text: `Skelettszintigraphie
Befund: Mehrbelegung im linken ISG. Am Ilium eine osteoblastische Läsion rechts.
Beurteilung: Ossäre Filia im Os ilium rechts. Arthrose des ISG links.`,
  },
  {
    why: 'Zwei Krümmungen, jede mit ihrer Seite.',
    text: `Wirbelsäule im Stehen
Befund: Thorakale Hauptkrümmung rechtskonvex, Cobb-Winkel 34°. Lumbale Gegenkrümmung linkskonvex, 21°. Subduralraum über der linken Konvexität frei.
Beurteilung: Thorakale Skoliose, Konvexität nach rechts, lumbal Gegenkrümmung nach links.`,
  },
  {
    why: 'Rechts sitzt die Prothese, nicht der Schmerz.',
    text: `MRT LWS
Klinik: Lumboischialgie, Z. n. Hüft-TEP rechts.
Befund: L5/S1 links Prolaps mit Kompression der Wurzel S1.
Beurteilung: Prolaps L5/S1 links, passend zur Klinik.`,
  },
  {
    why: '„Sechste bis achte“ schließt die siebte ein.',
    text: `CT Thorax
Befund: Frakturen der sechsten bis achten Rippe links.
Beurteilung: Fraktur der 7. Rippe links, Nachbarrippen ebenfalls gebrochen.`,
  },
  {
    why: 'Arterien anderer Lappen sind frei, wo die Embolie in beiden Unterlappen sitzt.',
    text: `CT Thorax mit KM
Befund: Füllungsdefekte in den Segmentarterien des rechten Unterlappens, geringer auch im linken Unterlappen. Oberlappenarterien beidseits frei.
Beurteilung: Lungenembolie beidseits, rechts segmental, links subsegmental.`,
  },
  {
    why: '„Dort“ ist die Wand des Satzes davor, nicht die des nächsten.',
    text: `MRT Herz
Befund: Hypokinesie und Ausdünnung inferior basal. Dort transmurales LGE. Vordere und laterale Wand normokontraktil, ohne LGE.
Beurteilung: Alter Hinterwandinfarkt.`,
  },
  {
    why: 'Die Richtung der Luxation ist nicht die des Bandes, das dabei riss.',
    text: `MRT Knie rechts
Befund: Mediales patellofemorales Ligament am Ansatz gerissen.
Beurteilung: Folgen einer lateralen Luxation mit MPFL-Ruptur rechts.`,
  },
]

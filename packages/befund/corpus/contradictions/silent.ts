import type { SilentCase } from './contradiction-case.ts'

/** Correct reports: no alarm. */
export const silentCases: readonly SilentCase[] = [
  {
    why: 'Was ein Erguss verdeckt, ist nicht mehr abgrenzbar; der Erguss ist da.',
    text: `Thorax a.p. im Liegen, Voraufnahme vom 01.02.2024
Befund: Die Verschattung links basal hat zugenommen, Zwerchfell hier nicht mehr abgrenzbar, am ehesten Erguss mit Dystelektase.
Beurteilung: Zunehmender Pleuraerguss links.`,
  },
  {
    why: 'Wandkalk engt nicht ein.',
    text: `CT-Angiographie der Halsgefäße
Befund: ACI links mit Plaques am Abgang, Stenose 40 %. ACI rechts mit geringem Wandkalk, keine Stenose.
Beurteilung: Geringgradige Stenose der ACI links.`,
  },
  {
    why: "Knie-MRT: viele Strukturen, intakte neben verletzten.",
    text: `MRT Knie links
Befund: Ausgeprägter Gelenkerguss. Komplexruptur des Innenmeniskushinterhorns mit Lappenbildung. Außenmeniskus intakt. Vorderes und hinteres Kreuzband kontinuierlich abgrenzbar. Mediales Seitenband verdickt, jedoch nicht rupturiert. Drittgradiger Knorpelschaden medial femoral. Kleine Bakerzyste. Quadrizeps- und Patellarsehne regelrecht.
Beurteilung: Komplexruptur des Innenmeniskushinterhorns. Mediale Chondropathie Grad III. Gelenkerguss. Kein Anhalt für eine Kreuzbandruptur.`,
  },
  {
    why: "Nachsorge mit Voruntersuchung, Größenkonstanz und Z. n. Teilresektion des Kolons.",
    text: `CT Abdomen mit Kontrastmittel
Klinische Angaben: Z. n. Hemikolektomie rechts 2019 bei Kolonkarzinom. Nachsorge.
Voraufnahmen: CT vom 14.02.2023.
Befund: Leber mit mehreren, gegenüber der Voruntersuchung größenkonstanten Zysten, die größte im Segment VII mit 2,3 cm. Keine Lebermetastasen. Gallenblase steinfrei. Milz, Pankreas und Nebennieren unauffällig. Nierenzyste rechts 18 mm, linke Niere regelrecht. Unauffällige Anastomose. Keine pathologisch vergrößerten Lymphknoten. Keine freie Flüssigkeit. Degenerative Veränderungen der LWS.
Beurteilung: Kein Anhalt für ein Lokalrezidiv oder Fernmetastasen. Bekannte Leberzysten bis 2,3 cm, unverändert. Nierenzyste rechts.`,
  },
  {
    why: "Rückläufiger Erguss rechts, links keiner mehr: Verlauf und Seiten stimmen.",
    text: `Röntgen Thorax in 2 Ebenen
Fragestellung: Pneumonie? Erguss?
Befund: Im Vergleich zur Voraufnahme vom 02.03.2024 rückläufiger Pleuraerguss rechts, links kein Erguss mehr nachweisbar. Das Infiltrat im rechten Unterlappen ist weiterhin abgrenzbar, jedoch kleiner. Kein Pneumothorax. Herz nicht vergrößert. ZVK von rechts jugulär, Spitze in Projektion auf die VCS.
Beurteilung: Rückläufiger Erguss und regredientes Infiltrat rechts. Links kein Erguss mehr.`,
  },
  {
    why: "Organweise mit Etiketten; Steatose, Steine und Zyste neben Normalem.",
    text: `Sonographie Abdomen
Befund: Leber: Vergrößert mit 17 cm in der MCL, diffus echoreich vermehrt, keine fokale Läsion. Gallenblase: Multiple Konkremente bis 8 mm, Wand zart, kein Druckschmerz. Gallenwege: Nicht erweitert, DHC 4 mm. Pankreas: Luftüberlagert. Milz: 11 x 4 cm, homogen. Nieren: Beidseits normal groß, rechts kleine Zyste von 12 mm, kein Harnstau. Harnblase: Gut gefüllt, glatt begrenzt. Prostata: 45 ml. Kein Aszites.
Beurteilung: Steatosis hepatis mit Hepatomegalie. Cholezystolithiasis ohne Zeichen einer Cholezystitis. Kleine Nierenzyste rechts. Prostatahyperplasie.`,
  },
  {
    why: "Mehrere Höhen mit verschiedenen Befunden, Kürzel L4/5 und LWK 4/5.",
    text: `MRT LWS nativ
Befund: Fünf freie LWK. Steilstellung. Osteochondrose L5/S1 mit Modic-Typ-II-Veränderungen. L3/4: Geringe Protrusion ohne Nervenwurzelkontakt. L4/5: Linksmediolateraler Prolaps mit Kompression der Wurzel L5 links, Spinalkanal nicht eingeengt. L5/S1: Breitbasige Protrusion, mäßige Neuroforamenstenose beidseits. Conus medullaris regelrecht auf Höhe LWK 1. ISG unauffällig.
Beurteilung: Linksmediolateraler Bandscheibenvorfall LWK 4/5 mit Wurzelkompression L5 links. Protrusion L5/S1 mit beidseitiger Neuroforamenstenose.`,
  },
  {
    why: "Zwei Seiten mit zwei BI-RADS-Kategorien.",
    text: `Mammographie beidseits, Mammasonographie beidseits
Befund: Parenchymdichte ACR C. Rechts oben außen ein 14 mm großer, unscharf begrenzter Herdbefund, sonographisch echoarm mit dorsaler Schallauslöschung. Links kein suspekter Herdbefund. Kein suspekter Mikrokalk beidseits. Axillär rechts ein 12 mm großer Lymphknoten mit verdicktem Kortex, links unauffällig.
Beurteilung: Malignitätsverdächtiger Herdbefund rechts oben außen, BI-RADS 5. Links BI-RADS 1. Stanzbiopsie rechts empfohlen.`,
  },
  {
    why: "Mittellinie zur Gegenseite verlagert, zwei gleiche Maßzahlen.",
    text: `CT Schädel nativ
Befund: Akutes Subduralhämatom links frontoparietal mit einer Breite von 11 mm. Mittellinienverlagerung nach rechts um 6 mm. Keine intraparenchymatöse Blutung. Komprimierter linker Seitenventrikel, der rechte Seitenventrikel ist leicht aufgeweitet. Keine Fraktur der Kalotte. Nasennebenhöhlen frei belüftet.
Beurteilung: Akutes SDH links, 11 mm breit, mit Mittellinienshift nach rechts von 6 mm. Keine Kalottenfraktur.`,
  },
  {
    why: "Embolie rechts, links keine; Verdacht als wahrscheinlich.",
    text: `CT Pulmonalisangiographie
Fragestellung: Ausschluss Lungenembolie
Befund: Kontrastmittelaussparungen in den Segmentarterien des rechten Unterlappens. Links keine Embolie. Truncus pulmonalis 27 mm. Keine Rechtsherzbelastungszeichen. Kleiner Pleuraerguss rechts. Infiltrat im rechten Unterlappen, a. e. Infarktpneumonie. Keine pathologischen Lymphknoten.
Beurteilung: Periphere Lungenembolie rechts im Unterlappen mit Infarktpneumonie und kleinem Begleiterguss.`,
  },
  {
    why: "Zwei PI-RADS-Herde in zwei Zonen.",
    text: `MRT Prostata multiparametrisch
Befund: Prostatavolumen 58 ml. In der peripheren Zone links mediolateral mittig ein 9 mm messender T2w-hypointenser Herd mit deutlicher Diffusionsrestriktion, PI-RADS 4. Transitionszone mit Zeichen der Hyperplasie, PI-RADS 2. Samenblasen unauffällig. Keine extraprostatische Ausbreitung. Keine suspekten Lymphknoten.
Beurteilung: Karzinomverdächtiger Herd periphere Zone links, PI-RADS 4. BPH.`,
  },
  {
    why: "„Sonst keine Fraktur“ neben der Fraktur.",
    text: `Röntgen rechte Hand in 2 Ebenen
Befund: Schräg verlaufende Fraktur des Os metacarpale V subkapital mit palmarer Abkippung. Übrige Mittelhandknochen und Phalangen intakt. Geringe Rhizarthrose. Regelrechte Artikulation.
Beurteilung: Subkapitale Fraktur des Os metacarpale V rechts. Sonst keine Fraktur.`,
  },
  {
    why: "Gegenseite orientierend mituntersucht.",
    text: `Duplexsonographie der Beinvenen rechts
Fragestellung: TVT?
Befund: V. femoralis communis und V. femoralis superficialis frei komprimierbar. V. poplitea nicht komprimierbar mit echoarmem Thrombus. Muskelvenen der Wade ebenfalls thrombosiert. Vena saphena magna frei. Gegenseite links orientierend ohne Thrombosenachweis.
Beurteilung: Tiefe Beinvenenthrombose rechts popliteal und der Muskelvenen.`,
  },
  {
    why: "Gemischter Verlauf verschiedener Läsionen, zwei Voruntersuchungen, Z. n. Lappenresektion.",
    text: `CT Thorax/Abdomen mit KM vom 12.09.2024
Voraufnahmen: CT vom 10.06.2024 und 04.03.2024.
Klinische Angaben: Bronchialkarzinom rechts. Z. n. Oberlappenresektion rechts.
Befund: Postoperativ verkleinerte rechte Lunge. Kein Rezidiv. Im linken Unterlappen ein Rundherd mit 9 mm, in der VU 6 mm. Neu aufgetretene Metastase in der linken Nebenniere mit 2,1 x 1,8 cm. Rechte Nebenniere schlank. Leber ohne Herdbefund. Mediastinale Lymphknoten regredient, aktuell 8 mm (VU 14 mm).
Beurteilung: Progress mit neuer Nebennierenmetastase links und größenprogredientem Rundherd im linken Unterlappen. Regrediente mediastinale Lymphknoten.`,
  },
  {
    why: "Gleiche Größe in mm und cm, Goutallier römisch und arabisch.",
    text: `MRT Schulter rechts
Befund: Transmurale Ruptur der Supraspinatussehne mit Retraktion bis 18 mm. Infraspinatussehne mit Tendinopathie, keine Ruptur. Subscapularissehne intakt. Lange Bizepssehne im Sulcus zentriert. AC-Gelenkarthrose. Fettige Degeneration des M. supraspinatus Goutallier II. Bursitis subacromialis.
Beurteilung: Transmurale Supraspinatussehnenruptur rechts, Retraktion 1,8 cm, Goutallier 2. AC-Gelenkarthrose. Bursitis subacromialis.`,
  },
  {
    why: "Zwei Seiten, zwei verschiedene Knotenarten mit Größen.",
    text: `Sonographie Schilddrüse
Befund: Rechter Lappen 12 ml, linker Lappen 9 ml, Gesamtvolumen 21 ml. Rechts ein echoarmer Knoten von 14 x 11 x 9 mm mit Mikrokalk, TI-RADS 5. Links zwei echofreie Zysten bis 6 mm. Keine suspekten Halslymphknoten.
Beurteilung: Suspekter Schilddrüsenknoten rechts, TI-RADS 5, Feinnadelpunktion empfohlen. Kleine Zysten links.`,
  },
  {
    why: "Nativ und „soweit nativ beurteilbar“; Steine beider Seiten verschieden.",
    text: `CT Nativ Harnwege
Fragestellung: Urolithiasis links?
Befund: Prävesikales Konkrement links von 5 mm mit Aufstau des linken Nierenbeckens Grad II. Kleines Nierenkonkrement in der unteren Kelchgruppe rechts von 3 mm, rechts kein Harnstau. Harnblase gering gefüllt. Soweit nativ beurteilbar Oberbauchorgane regelrecht. Phlebolithen im kleinen Becken.
Beurteilung: Prävesikaler Ureterstein links (5 mm) mit zweitgradigem Harnstau. Nephrolithiasis rechts.`,
  },
  {
    why: "Neue Läsionen bei bekannter Erkrankung, Patientin ohne Geschlechtsorgan im Text.",
    text: `MRT Neurokranium mit KM
Klinische Angaben: 34-jährige Patientin, bekannte MS.
Voraufnahmen: MRT vom 03.05.2023
Befund: Multiple periventrikuläre und juxtakortikale demyelinisierende Herde, im Vergleich zum 03.05.2023 zwei neue Läsionen links frontal und im Balken. Die neue Läsion links frontal nimmt Kontrastmittel auf. Infratentoriell unverändert ein Herd im Pons. Keine Diffusionsstörung. Hypophyse unauffällig. Ventrikelsystem altersentsprechend.
Beurteilung: Progrediente MS-Läsionslast mit zwei neuen Herden, davon einer floride links frontal.`,
  },
  {
    why: "TEP der Gegenseite beschrieben, die native Hüfte arthrotisch.",
    text: `Röntgen Becken und Hüfte rechts axial
Befund: Z. n. Hüft-TEP links mit regelrechter Lage, kein Lockerungssaum. Rechts deutliche Gelenkspaltverschmälerung, subchondrale Sklerose und Osteophyten. Kein Frakturnachweis. ISG und Symphyse unauffällig.
Beurteilung: Ausgeprägte Coxarthrose rechts. Regelrechte Lage der Hüft-TEP links. Keine Fraktur.`,
  },
  {
    why: "Pneumothorax nach Punktion ist Folge, kein Widerspruch.",
    text: `CT-gesteuerte Biopsie
Befund: Nach lokaler Anästhesie CT-gesteuerte Punktion der Raumforderung im rechten Oberlappen. Drei Stanzzylinder. Im Kontroll-CT schmaler Pneumothorax rechts von 8 mm Saumbreite, keine Blutung.
Beurteilung: Erfolgreiche Biopsie der Raumforderung rechter Oberlappen. Schmaler Pneumothorax rechts, Röntgenkontrolle in 4 h empfohlen.`,
  },
  {
    why: "Neuroforamenstenose bei normal weitem Spinalkanal.",
    text: `CT HWS
Befund: Achsgerechte Stellung. Keine Fraktur. Osteochondrose und Unkarthrose HWK 5/6 und 6/7 mit knöcherner Neuroforamenstenose rechts HWK 5/6. Der Spinalkanal ist normal weit. Dens intakt. Prävertebrale Weichteile nicht verbreitert. Schilddrüse links mit Knoten von 15 mm.
Beurteilung: Keine Fraktur. Degenerative Veränderungen mit Neuroforamenstenose HWK 5/6 rechts. Schilddrüsenknoten links, sonographische Abklärung empfohlen.`,
  },
  {
    why: "Uterus, Ovarien und freie Flüssigkeit, Maße in zwei Einheiten.",
    text: `MRT Becken
Befund: Uterus myomatosus, größtes Myom intramural an der Vorderwand mit 4,2 cm. Endometrium 6 mm. Ovar rechts mit Zyste von 3,1 cm, Ovar links unauffällig. Geringe freie Flüssigkeit im Douglas-Raum. Harnblase und Rektum regelrecht.
Beurteilung: Uterus myomatosus, größtes Myom 42 mm. Ovarialzyste rechts 31 mm, am ehesten funktionell. Kein Malignitätsverdacht.`,
  },
  {
    why: "Schweizer Schreibung, „kein grösserer“ neben nichts; Verlauf ohne Abschnitte.",
    text: `Röntgen-Thorax im Liegen
Im Vergleich zur Voraufnahme vom Vortag unveränderte Lage des Trachealtubus. Magensonde infradiaphragmal. Mässige Stauungszeichen, leicht zunehmend. Minderbelüftung beider Unterlappen, links mehr als rechts. Kein grösserer Pleuraerguss. Kein Pneumothorax.`,
  },
  {
    why: "Divertikulitis bei sonst unauffälligem Kolon.",
    text: `CT Abdomen portalvenös
Befund: Wandverdickung des Sigmas mit perifokaler Fettgewebsimbibierung und einzelnen Divertikeln. Keine freie Luft, kein Abszess. Übriger Kolonrahmen unauffällig. Appendix reizlos. Leber, Milz, Pankreas und Nebennieren unauffällig. Kleine kortikale Nierenzyste links. Kein Harnstau beidseits. Harnblase unauffällig.
Beurteilung: Akute unkomplizierte Sigmadivertikulitis. Keine gedeckte Perforation, kein Abszess.`,
  },
  {
    why: "Choledochusstein und Gallenblasensteine, Wand nicht verdickt.",
    text: `MRT Abdomen / MRCP
Befund: Gallenblase mit multiplen Konkrementen, Wand nicht verdickt. Im DHC präpapillär ein 6 mm großes Konkrement, DHC auf 11 mm erweitert. Intrahepatische Gallenwege gering erweitert. Pankreasgang schlank. Kein Pankreastumor. Leberzyste Segment IVa 9 mm, Hämangiom Segment VII 22 mm.
Beurteilung: Choledocholithiasis mit Cholestase. Cholezystolithiasis ohne Cholezystitis. Hämangiom Segment VII (2,2 cm), Leberzyste.`,
  },
  {
    why: "Sammelaussage altersentsprechend mit Nebenbefund.",
    text: `Befund: Hirnparenchym altersentsprechend. Keine Blutung, keine Ischämie, keine Raumforderung. Ventrikel mittelständig und normal weit. Kleine Retentionszyste in der linken Kieferhöhle, sonst Nasennebenhöhlen frei. Kalotte intakt.
Beurteilung: Altersentsprechendes CCT ohne Nachweis einer intrakraniellen Blutung oder Ischämie. Nebenbefundlich Retentionszyste Sinus maxillaris links.`,
  },
  {
    why: "Verletzungen vieler Regionen, beide Seiten.",
    text: `CT Polytrauma
Befund: Kopf: Keine intrakranielle Blutung. Hals: HWS ohne Fraktur. Thorax: Rippenserienfraktur 4-8 links, Pneumothorax links mit 2 cm, Hämatothorax links. Lungenkontusion im linken Unterlappen. Rechte Lunge regelrecht. Abdomen: Milzruptur mit perisplenischem Hämatom, keine aktive KM-Extravasation. Leber und Nieren intakt. Becken: Fraktur des Ramus superior ossis pubis rechts. Wirbelsäule: Deckplattenimpression LWK 2.
Beurteilung: Rippenserienfraktur 4.-8. Rippe links mit Hämatopneumothorax. Milzruptur. Schambeinastfraktur rechts. Deckplattenimpression LWK 2. Keine intrakranielle Blutung.`,
  },
  {
    why: "Skoliose mit Richtung, Listhese mit Grad in zwei Schreibweisen.",
    text: `Röntgen LWS in 2 Ebenen
Linkskonvexe Torsionsskoliose der LWS mit Scheitel bei LWK 3. Osteochondrose LWK 4/5 und LWK 5/SWK 1. Anterolisthese LWK 4 gegenüber LWK 5 um 5 mm (Meyerding Grad I). Keine Wirbelkörpersinterung. Aortensklerose.
Beurteilung: Linkskonvexe Skoliose, Spondylolisthese Meyerding I LWK 4/5, degenerative Veränderungen. Keine frische Fraktur.`,
  },
  {
    why: "Nierenmaße, Parenchymdicke und ein gering erweitertes Becken.",
    text: `Sonographie der Nieren
Rechte Niere: Länge 10,8 cm, Parenchym 16 mm, kein Stau, kein Konkrement. Linke Niere: Länge 11,4 cm, Parenchym 17 mm, gering erweitertes Nierenbecken (12 mm), kein Konkrement abgrenzbar. Harnblase: 250 ml, Restharn 20 ml.
Beurteilung: Geringe Ektasie des linken Nierenbeckens. Rechte Niere unauffällig. Kein Restharn von Relevanz.`,
  },
  {
    why: "Komplett- und Partialruptur verschiedener Bänder.",
    text: `MRT Sprunggelenk rechts
Befund: Komplettruptur des Ligamentum fibulotalare anterius, Teilruptur des Ligamentum fibulocalcaneare. Deltaband intakt. Syndesmose erhalten. Knochenmarködem im Talus medial. Keine Fraktur. Achillessehne reizlos. Gelenkerguss im OSG.
Beurteilung: Komplettruptur LFTA, Partialruptur LFC. Bone bruise medialer Talus. Syndesmose und Deltaband intakt.`,
  },
  {
    why: "Stenosegrade beider Seiten verschieden.",
    text: `CT-Angiographie der supraaortalen Gefäße
Befund: ACI rechts mit 70-prozentiger Abgangsstenose (NASCET), ACI links mit 30-prozentiger Stenose. ACC beidseits ohne Stenose. A. vertebralis links dominant, rechts hypoplastisch. Basilaris regelrecht. Kein intrakranielles Aneurysma.
Beurteilung: Hochgradige ACI-Stenose rechts, geringgradige ACI-Stenose links.`,
  },
  {
    why: "Zustand nach Ablatio der nicht beschriebenen Seite.",
    text: `Mammographie beidseits
Klinische Angaben: Z. n. Mastektomie links 2018, Nachsorge.
Befund: Rechte Mamma: Fibroglanduläre Parenchymstruktur ACR B, kein suspekter Herdbefund, keine Architekturstörung. Axilla unauffällig.
Beurteilung: Rechts BI-RADS 1. Kein Hinweis auf Malignität. Z. n. Ablatio links.`,
  },
  {
    why: "Zwei Voruntersuchungen, von einer ist der Text abgeschrieben.",
    text: `MRT Schädel
Vergleich: MRT vom 14.05.2022 und 03.11.2020.
Vorbefund 14.05.2022: Meningeom links frontal 12 mm.
Befund: Meningeom links frontal 12 mm.
Beurteilung: Konstantes Meningeom.`,
  },
  {
    why: "Mehrere Operationen, fehlende Organe richtig benannt.",
    text: `CT Abdomen
Klinische Angaben: Z. n. Cholezystektomie und Appendektomie. Z. n. Nephrektomie rechts.
Befund: Leber ohne fokale Läsion. Gallenblase fehlend nach Cholezystektomie, DHC 9 mm bei Z. n. CHE. Leere Nierenloge rechts ohne Rezidiv. Linke Niere kompensatorisch vergrößert mit 13,5 cm. Milz und Pankreas regelrecht.
Beurteilung: Kein Rezidiv. Kompensatorisch vergrößerte Einzelniere links.`,
  },
  {
    why: "Prolaps mit Myelonkontakt ohne Myelopathie.",
    text: `MRT HWS
HWK 4/5: Medianer Prolaps mit Myelonkontakt, keine Myelopathie. HWK 5/6: Osteochondrose mit Retrospondylophyten und relativer Spinalkanalstenose. HWK 6/7: Unauffällig. Myelon sonst signalregelrecht.
Beurteilung: Bandscheibenvorfall HWK 4/5 median ohne Myelopathie. Relative Spinalkanalstenose HWK 5/6.`,
  },
  {
    why: "Vor und nach der Intervention: Stenose und keine Reststenose.",
    text: `Angiographie und PTA
Befund: Punktion der A. femoralis communis rechts retrograd in cross-over-Technik. Darstellung der linken Becken-Bein-Achse: hochgradige Stenose der AFS links im mittleren Drittel, APOP frei, 2-Gefäß-Abstrom. PTA mit 5-mm-Ballon. In der Kontrolle keine relevante Reststenose links. Verschluss der Punktionsstelle rechts.
Beurteilung: Erfolgreiche PTA einer hochgradigen AFS-Stenose links ohne relevante Reststenose.`,
  },
  {
    why: "Zwei Hüfttypen an zwei Seiten.",
    text: `Hüftsonographie beidseits nach Graf
Rechte Hüfte: Alpha 64 Grad, Typ Ia. Linke Hüfte: Alpha 58 Grad, Typ IIa. Hüftköpfe beidseits zentriert.
Beurteilung: Rechts Typ Ia, links Typ IIa nach Graf. Kontrolle links in 4 Wochen.`,
  },
  {
    why: "Akuter Infarkt rechts, alte Defekte links.",
    text: `MRT Kopf
Befund: Akute Diffusionsrestriktion im Mediastromgebiet rechts inklusive Inselrinde und Basalganglien rechts. FLAIR noch unauffällig. Verschluss des M1-Segmentes der A. cerebri media rechts. Keine Blutung. Alte lakunäre Defekte im Thalamus links.
Beurteilung: Akuter Mediainfarkt rechts bei M1-Verschluss. Keine Einblutung. Alte Lakunen im linken Thalamus.`,
  },
  {
    why: "Konstanter und neuer Herd nebeneinander.",
    text: `CT Thorax nativ (Low-dose)
Befund: Solider Rundherd im rechten Oberlappen 7 mm (VU 7 mm), unverändert. Neuer subsolider Herd im linken Unterlappen von 5 mm. Keine pathologischen Lymphknoten. Kein Erguss. Koronarkalk.
Beurteilung: Rundherd rechter Oberlappen größenkonstant. Neuer 5-mm-Herd links, Kontrolle in 6 Monaten, Lung-RADS 3.`,
  },
  {
    why: "Zwei Kellgren-Grade an zwei Knien.",
    text: `Röntgen Knie beidseits im Stehen
Rechts: Mediale Gelenkspaltverschmälerung mit Osteophyten, Kellgren-Lawrence Grad 3. Links: Geringe Gelenkspaltverschmälerung medial, Kellgren-Lawrence Grad 1. Patella beidseits zentriert. Kein Erguss.
Beurteilung: Gonarthrose rechts Grad 3, links Grad 1 nach Kellgren und Lawrence.`,
  },
  {
    why: "Lymphknoten einer Seite grenzwertig.",
    text: `CT Becken
Befund: Harnblase mit exophytischer Raumforderung an der linken Seitenwand, 3,4 x 2,8 cm. Kein Harnstau. Prostata vergrößert mit 62 ml. Iliakale Lymphknoten links bis 11 mm, rechts unauffällig. Keine ossären Metastasen, degenerative Veränderungen.
Beurteilung: V. a. Blasenkarzinom linke Seitenwand, 34 mm. Grenzwertige Lymphknoten iliakal links. Prostatahyperplasie.`,
  },
  {
    why: "Lymphknoten beider Seiten, Schilddrüse ohne Knoten.",
    text: `Sono Hals
Rechts submandibulär ein ovaler Lymphknoten mit erhaltenem Hilus, 14 x 6 mm. Links nuchal mehrere bis 8 mm große Lymphknoten. Glandula parotis und submandibularis beidseits homogen. Schilddrüse normal groß, kein Knoten.
Beurteilung: Reaktive Lymphknoten zervikal beidseits, keine Malignitätskriterien.`,
  },
  {
    why: "Die Grenze der WHO ist kein Messwert.",
    text: `Knochendichtemessung (DXA)
Befund: LWS T-Score -3,1. Schenkelhals T-Score -1,9.
Beurteilung: Osteoporose der LWS (WHO: Osteoporose T-Score ≤ -2,5).`,
  },
  {
    why: "Worauf es im Vergleich zunahm, ist das Maß von heute.",
    text: `Ganze Wirbelsäule p.a. im Stehen, 14 J. Rechtskonvexe Thorakalskoliose, Cobb-Winkel 28° (VU vom 11.02.2024: 21°). Risser 3. BEFUND: Im Vergleich zur VU vom 11.02.2024 Zunahme der rechtskonvexen Thorakalskoliose auf 28°.`,
  },
  {
    why: "Frische und alte Fraktur an zwei Höhen.",
    text: `MRT Thorakale Wirbelsäule
Frische Deckplattenimpression BWK 8 mit Knochenmarködem, Höhenminderung ca. 30 %. Ältere Sinterung BWK 11 ohne Ödem. Hinterkanten intakt. Keine spinale Enge. Myelon unauffällig.
Beurteilung: Frische Fraktur BWK 8 ohne Hinterkantenbeteiligung. Alte Sinterung BWK 11.`,
  },
  {
    why: "Septumdeviation nach links bei Sinusitis rechts.",
    text: `CT NNH
Polypoide Schleimhautschwellung im Sinus maxillaris links, Spiegelbildung rechts. Sinus frontalis und sphenoidalis frei. Septumdeviation nach links. Concha bullosa rechts.
Beurteilung: Akute Sinusitis maxillaris rechts, polypoide Schleimhautschwellung links. Septumdeviation nach links.`,
  },
  {
    why: "Dislokation nach medial ist keine Seite.",
    text: `Röntgen Schulter links
Befund: Mehrfragmentäre Humeruskopffraktur mit Beteiligung des Tuberculum majus, Dislokation nach medial. Glenoid intakt. AC-Gelenk regelrecht. Keine Luxation.
Beurteilung: Dislozierte Humeruskopfmehrfragmentfraktur links. Keine Luxation.`,
  },
  {
    why: "Nebenbefund neben altersentsprechend unauffälligem Schädel.",
    text: `Schädel nativ
Kein Nachweis einer intrakraniellen Blutung. Keine Raumforderung. Mittelständiges, normal weites Ventrikelsystem. Regelrechte Mark-Rinden-Differenzierung. Kleine Kalzifikation im Plexus choroideus beidseits. Retentionszyste im Sinus maxillaris rechts. Übrige NNH frei.
Beurteilung
Altersentsprechend unauffälliges Schädel-CT. Keine Blutung.`,
  },
  {
    why: "Zunahme links und Rückgang der Stauung in einer Aufnahme.",
    text: `Röntgen Thorax a.p. liegend
ZVK rechts jugulär mit Spitze in der VCS. Kein Pneumothorax. Zunehmende Transparenzminderung links basal, vereinbar mit zunehmendem Erguss und Dystelektase. Rechts kein Erguss. Herzgrösse unverändert verbreitert. Stauung regredient.`,
  },
  {
    why: "Strukturweise Etiketten: degenerativer Innen-, gerissener Außenmeniskus.",
    text: `MR Kniegelenk links
Innenmeniskus: Degenerative Signalanhebung im Hinterhorn ohne Rissbildung. Aussenmeniskus: Horizontalriss im Corpus. VKB und HKB intakt. Innenband intakt, Aussenband intakt. Knorpel: Medial femorotibial Grad 2, retropatellar Grad 3. Kleiner Gelenkerguss. Kleine Bakerzyste.
Beurteilung
Horizontalriss des Aussenmeniskus. Intakter Innenmeniskus mit mukoider Degeneration. Chondropathia patellae Grad 3. Bandapparat intakt.`,
  },
  {
    why: "Viele Organe, Zysten beider Nieren in verschiedener Größe.",
    text: `CT Thorax/Abdomen nach i.v. KM
Thorax: Keine suspekten pulmonalen Rundherde. Keine vergrösserten mediastinalen, hilären oder axillären Lymphknoten. Kein Pleura- oder Perikarderguss. Abdomen: Leber mit zwei hypodensen Läsionen in Segment II und V, a.e. Zysten, zu klein zur Charakterisierung. Gallenblase mit Konkrementen, keine Cholezystitiszeichen. Milz, Pankreas, Nebennieren unauffällig. Nieren beidseits mit kortikalen Zysten, rechts bis 2,1 cm, links bis 1,4 cm. Kein Harnstau. Sigmadivertikulose ohne Divertikulitis. Keine freie Flüssigkeit. Skelett: Degenerative Veränderungen, keine Metastasen.
Beurteilung: Kein Tumornachweis. Cholezystolithiasis. Sigmadivertikulose. Nierenzysten beidseits.`,
  },
  {
    why: "Sturz auf die Hüfte: Arthrose beidseits, Fraktur nur links.",
    text: `Klinische Angaben: 78-jährige Patientin, Sturz auf die linke Hüfte. Fraktur?
Röntgen Becken a.p. und Hüfte links axial
Keine Fraktur des Beckens. Pertrochantäre Femurfraktur links mit Abriss des Trochanter minor. Coxarthrose beidseits, rechts ausgeprägter als links. Degenerative Veränderungen der unteren LWS.
Beurteilung: Pertrochantäre Femurfraktur links.`,
  },
  {
    why: "Partial-, aber keine transmurale Ruptur.",
    text: `US Schulter rechts
Lange Bizepssehne regelrecht im Sulcus, wenig Flüssigkeit in der Sehnenscheide. Subscapularis intakt. Supraspinatus mit gelenkseitiger Partialruptur von 8 x 5 mm, keine transmurale Ruptur. Infraspinatus intakt. Bursa nicht verdickt. AC-Gelenk degenerativ.
Beurteilung
Gelenkseitige Partialruptur der Supraspinatussehne. Keine transmurale Ruptur.`,
  },
  {
    why: "Zwei Brüste mit zwei Kategorien und Uhrzeiten.",
    text: `MRT Mamma bds. mit KM
Rechts: Bei 10 Uhr 9 mm grosse, irregulär begrenzte Läsion mit Wash-out (BI-RADS 5). Links: Multiple Zysten, ein Fibroadenom 14 mm bei 2 Uhr (BI-RADS 2). Axillen beidseits frei. 
Beurteilung: Malignomverdächtige Läsion rechts 10 Uhr, BI-RADS 5. Links benigne Befunde, BI-RADS 2.`,
  },
  {
    why: "Frakturierter und nicht frakturierte Wirbel, Höhen in zwei Schreibweisen.",
    text: `CT LWS
LWK 1: Keilförmige Deckplattenimpression mit Höhenminderung um 40 %, Hinterkante intakt. LWK 2-5 ohne Fraktur. BWK 12 ohne Fraktur. LWK 4/5: Vakuumphänomen, Protrusion. LWK 5/SWK 1: Osteochondrose, Foraminalstenose rechts.
Beurteilung: Kompressionsfraktur LWK 1 ohne Hinterkantenbeteiligung. Keine weiteren Frakturen. Foraminalstenose rechts L5/S1.`,
  },
  {
    why: "„Ansonsten unauffällig“ neben Steatose, Maße vieler Organe.",
    text: `Sonographie Abdomen: Leber normal gross, Steatose Grad I. Keine fokalen Läsionen. Gallenblase steinfrei, zartwandig. DHC 5 mm. Pankreas nur teilweise einsehbar, soweit beurteilbar unauffällig. Milz 10,5 cm. Rechte Niere 11,2 cm, linke Niere 11,0 cm, kein Aufstau. Aorta normkalibrig. Blase gefüllt, Prostata 28 ml. Keine freie Flüssigkeit.
Beurteilung: Geringe Steatosis hepatis, ansonsten unauffälliges Abdomen.`,
  },
  {
    why: "Frage nach Rezidiv, Myom mit jetzigem und früherem Maß.",
    text: `MRT Becken mit KM
Fragestellung: Rezidiv bei Z. n. Rektumkarzinom, anterior-Resektion 2020
Befund: Unauffällige Anastomose ohne Anreicherung. Keine Raumforderung präsakral, narbige Veränderungen unverändert. Uterus mit Myom im Fundus 24 mm, im Verlauf regredient (VU 29 mm). Adnexe altersentsprechend. Kein Nachweis pathologischer Lymphknoten.
Beurteilung: Kein Rezidiv. Kleines Uterusmyom, regredient.`,
  },
  {
    why: "Thrombosierte und freie Venen derselben Seite.",
    text: `Phlebographie Bein links
Regelrechte Füllung der V. tibialis posterior und peronea. Umspülter Thrombus in der V. poplitea, nach proximal bis in die V. femoralis reichend. Beckenvenen frei.
Beurteilung: Thrombose V. poplitea und V. femoralis links, Beckenvenen frei.`,
  },
  {
    why: "Speicherung nur einer Seite, Maß in cm und mm.",
    text: `PET-CT
Befund: Intensiv FDG-speichernde Raumforderung im rechten Oberlappen (SUVmax 12,4), 3,8 cm. Ipsilaterale hiläre Lymphknoten mit erhöhtem Metabolismus. Kontralateral keine Mehrspeicherung. Leber und Nebennieren ohne pathologische Speicherung. Skelett unauffällig.
Beurteilung: V. a. Bronchialkarzinom rechter Oberlappen (38 mm) mit hilärer Lymphknotenmetastasierung rechts. Kein Hinweis auf Fernmetastasen.`,
  },
  {
    why: "Doppelte Verneinung neben verneinter zentraler Embolie.",
    text: `CT Angio Pulmonalis: Keine zentrale Lungenembolie. Subsegmentale Kontrastmittelaussparung im posterobasalen Unterlappen links, fraglich Embolie DD Artefakt. Beidseits kleine Ergüsse. Kardiomegalie.
Beurteilung: Keine zentrale oder segmentale Lungenembolie. Subsegmentale Embolie links nicht sicher auszuschließen. Kleine Ergüsse beidseits.`,
  },
  {
    why: "Frakturierte und regelrechte Knochen derselben Hand.",
    text: `Röntgen Hand/Handgelenk links
Befund: Distale Radiusfraktur mit Beteiligung der Gelenkfläche und dorsaler Abkippung. Abriss des Processus styloideus ulnae. Karpalia regelrecht. Keine Fraktur der Mittelhand oder Finger. Radiokarpalarthrose.
Beurteilung: Intraartikuläre distale Radiusfraktur links mit Abriss PSU.`,
  },
  {
    why: "Stenose rechts, keine links, Nierenlängen verschieden.",
    text: `Duplex Nierenarterien
Rechte Nierenarterie: Vmax 380 cm/s, Stenose >70 %. Linke Nierenarterie: Vmax 120 cm/s, keine Stenose. Rechte Niere 9,1 cm, linke Niere 11,4 cm.
Beurteilung: Hochgradige Nierenarterienstenose rechts. Rechte Niere verkleinert.`,
  },
  {
    why: "Verlagerung des Stiels zur Gegenseite.",
    text: `MRT Hypophyse
Mikroadenom links der Mittellinie mit 5 mm, verzögerte Kontrastmittelaufnahme. Hypophysenstiel nach rechts verlagert. Chiasma frei. Sinus cavernosus beidseits unauffällig.
Beurteilung: Linksseitiges Mikroadenom der Hypophyse (5 mm).`,
  },
  {
    why: "Entfernter Uterus richtig benannt, zwei Metastasen mit verschiedenem Verlauf.",
    text: `CT Abdomen
Klinische Angaben: Z. n. Sigmaresektion und Z. n. Hysterektomie.
Befund: Reizlose Anastomose im Rektosigmoid. Uterus nicht mehr nachweisbar bei Z. n. Hysterektomie, Scheidenstumpf unauffällig. Ovarien atroph. Zwei Lebermetastasen: Segment V 23 mm (VU 17 mm), Segment VIII 11 mm (VU 11 mm).
Beurteilung: Größenprogredienz der Lebermetastase in Segment V, konstante Metastase Segment VIII. Kein Lokalrezidiv.`,
  },
  {
    why: "Rezidiv mit Voraufnahme und Maßen vorher und jetzt.",
    text: `MRT Kopf
Voraufnahmen: MRT vom 11.01.2024
Befund: Z. n. Resektion eines Glioblastoms rechts temporal. Am Resektionsrand randständige Anreicherung, gegenüber 11.01.2024 zunehmend, jetzt 14 mm (zuvor 9 mm). Perifokales Ödem progredient. Links unauffällig. Keine Ischämie, keine frische Blutung. Hämosiderin in der Resektionshöhle.
Beurteilung: V. a. Rezidiv am Resektionsrand rechts temporal, größenprogredient.`,
  },
  {
    why: "Gleiche Größe in anderer Einheit ist kein Widerspruch.",
    text: `Befund: Leberzyste Segment III mit 12 mm.
Beurteilung: 1,2 cm große Leberzyste in Segment III.`,
  },
  {
    why: "Gerundeter Wert.",
    text: `Befund: Bauchaortenaneurysma mit 48 mm.
Beurteilung: Etwa 5 cm großes Bauchaortenaneurysma.`,
  },
  {
    why: "Größte von drei Achsen.",
    text: `Befund: Raumforderung im linken Temporallappen 32 x 28 x 19 mm.
Beurteilung: Raumforderung temporal links bis 3,2 cm.`,
  },
  {
    why: "Die Frage ist keine Aussage.",
    text: `Fragestellung: Fraktur linkes Knie? Kniebinnenschaden?
Befund: Kein Frakturnachweis. Menisken intakt.
Beurteilung: Keine Fraktur.`,
  },
  {
    why: "„Ausschluss“ fragt.",
    text: `Fragestellung: Ausschluss Lungenembolie, Ausschluss Pneumonie
Befund: Pulmonalarterien frei durchgängig. Kein Infiltrat.
Beurteilung: Keine Lungenembolie.`,
  },
  {
    why: "Ausnahme mit „bis auf“.",
    text: `Befund: Die Milz ist unauffällig bis auf eine 8 mm große Verkalkung.
Beurteilung: Verkalkung der Milz.`,
  },
  {
    why: "Ausnahme mit „außer“.",
    text: `Befund: Keine Fraktur außer der bekannten Fraktur BWK 12.
Beurteilung: Fraktur BWK 12.`,
  },
  {
    why: "„Sonst unauffällig“ ist das Übrige.",
    text: `Befund: Leberzyste in Segment VII. Sonst unauffällige Leber.
Beurteilung: Leberzyste.`,
  },
  {
    why: "Doppelte Verneinung lässt es offen.",
    text: `Befund: Eine Fraktur des Skaphoids ist nicht sicher auszuschließen.
Beurteilung: Kein eindeutiger Frakturnachweis, MRT empfohlen.`,
  },
  {
    why: "Einseitiger Erguss.",
    text: `Befund: Pleuraerguss links. Rechts kein Erguss.
Beurteilung: Linksseitiger Pleuraerguss.`,
  },
  {
    why: "Beide Seiten verschieden groß.",
    text: `Befund: Pleuraergüsse beidseits, rechts mehr als links.
Beurteilung: Rechtsbetonte Pleuraergüsse.`,
  },
  {
    why: "Teilresektion lässt das Organ.",
    text: `Klinische Angaben: Z. n. Nierenteilresektion rechts.
Befund: Rechte Niere mit Parenchymdefekt am Unterpol, sonst regelrecht.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Entferntes Organ richtig als fehlend beschrieben.",
    text: `Klinische Angaben: Z. n. Splenektomie.
Befund: Leere Milzloge, kleine Nebenmilz. Leber unauffällig.
Beurteilung: Z. n. Splenektomie, kein Abszess.`,
  },
  {
    why: "Andere Seite nach einseitiger Operation.",
    text: `Klinische Angaben: Z. n. Nephrektomie links.
Befund: Rechte Niere normal groß, kein Stau. Linke Nierenloge frei.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Geplante Operation entfernt nichts.",
    text: `Klinische Angaben: Vor geplanter Cholezystektomie.
Befund: Gallenblase mit multiplen Konkrementen.
Beurteilung: Cholezystolithiasis.`,
  },
  {
    why: "Formularfeld „Patient:“ ist kein Geschlecht.",
    text: `Patient: Müller, Anna, geb. 02.04.1970
Befund: Uterus und Ovarien unauffällig.
Beurteilung: Regelrecht.`,
  },
  {
    why: "Mammakarzinom und Uterus gehören zur Patientin.",
    text: `Klinische Angaben: 52-jährige Patientin mit Mammakarzinom.
Befund: Leber ohne Metastasen. Uterus myomatosus.
Beurteilung: Keine Metastasen.`,
  },
  {
    why: "Zwei Voruntersuchungen mit eigenen Daten.",
    text: `Voraufnahmen: CT vom 12.05.2023 und 03.02.2024.
Befund: Gegenüber dem 03.02.2024 konstanter Rundherd, im Vergleich zum 12.05.2023 größenprogredient.
Beurteilung: Langsam größenprogredienter Rundherd.`,
  },
  {
    why: "Untersuchungsdatum nach der Voruntersuchung.",
    text: `CT Thorax vom 10.09.2024
Voraufnahmen: CT vom 02.04.2024.
Befund: Konstanter Rundherd im Oberlappen links.
Beurteilung: Befundkonstanz.`,
  },
  {
    why: "Schalttag.",
    text: `Voraufnahmen: CT vom 29.02.2024.
Befund: Unverändert.
Beurteilung: Konstant.`,
  },
  {
    why: "Nativ und mit Kontrastmittel.",
    text: `Technik: CT Abdomen nativ, arteriell und portalvenös.
Befund: Leberläsion mit arterieller Mehranreicherung und Auswaschen portalvenös.
Beurteilung: HCC-verdächtige Läsion.`,
  },
  {
    why: "Kontrastmittel „mit und ohne“.",
    text: `Technik: MRT Schädel mit und ohne Kontrastmittel.
Befund: Homogen kontrastmittelaufnehmende Raumforderung frontal links.
Beurteilung: Meningeom frontal links.`,
  },
  {
    why: "Orales Kontrastmittel bei nativer Untersuchung.",
    text: `Technik: CT Abdomen nativ nach oraler Kontrastierung.
Befund: Regelrechte orale Kontrastierung des Dünndarms.
Beurteilung: Kein Ileus.`,
  },
  {
    why: "Höhen in zwei Schreibweisen.",
    text: `Befund: L5/S1: Prolaps links.
Beurteilung: Bandscheibenvorfall LWK 5/SWK 1 links.`,
  },
  {
    why: "Oberbegriff und Lappen.",
    text: `Befund: Infiltrat im linken Unterlappen.
Beurteilung: Pneumonie links.`,
  },
  {
    why: "Mehrere Läsionen, die größte zusammengefasst.",
    text: `Befund: Multiple Lebermetastasen, Segment II 12 mm, Segment VI 31 mm, Segment VIII 22 mm.
Beurteilung: Multiple Lebermetastasen bis 3,1 cm.`,
  },
  {
    why: "Bekannte Erkrankung in der Anamnese, jetzt nicht mehr.",
    text: `Klinische Angaben: Pneumonie vor 6 Wochen.
Befund: Kein Infiltrat mehr nachweisbar.
Beurteilung: Keine Pneumonie.`,
  },
  {
    why: "Empfehlung ist keine Feststellung.",
    text: `Befund: Keine Fraktur.
Beurteilung: Keine Fraktur. Bei anhaltenden Beschwerden MRT zum Ausschluss einer okkulten Fraktur empfohlen.`,
  },
  {
    why: "Zwei BI-RADS-Kategorien an zwei Seiten.",
    text: `Befund: Rechts Zyste. Links spikulierter Herd.
Beurteilung: BI-RADS 2 rechts, BI-RADS 5 links.`,
  },
  {
    why: "Kein größerer Erguss neben kleinem.",
    text: `Befund: Kein größerer Pleuraerguss.
Beurteilung: Geringer Pleuraerguss rechts.`,
  },
  {
    why: "Keine weiteren Herde neben dem einen.",
    text: `Befund: Rundherd im Mittellappen 6 mm. Keine weiteren Rundherde.
Beurteilung: Solitärer Rundherd im Mittellappen.`,
  },
  {
    why: "Keine neuen Herde bei bekannten.",
    text: `Befund: Bekannte demyelinisierende Herde periventrikulär, keine neuen Herde.
Beurteilung: Konstante Läsionslast bei MS. Keine Krankheitsaktivität.`,
  },
  {
    why: "Verlagerung zur Gegenseite.",
    text: `Befund: Spannungspneumothorax links mit Mediastinalverlagerung nach rechts.
Beurteilung: Spannungspneumothorax links.`,
  },
  {
    why: "Lange und kurze Sehne.",
    text: `Befund: Kurze Bizepssehne intakt. Lange Bizepssehne rupturiert.
Beurteilung: Ruptur der langen Bizepssehne.`,
  },
  {
    why: "Rechtsherz und rechte Seite sind zweierlei.",
    text: `Befund: Rechter Ventrikel dilatiert. Pleuraerguss links.
Beurteilung: Rechtsventrikuläre Dilatation, Pleuraerguss links.`,
  },
  {
    why: "Postoperativ rechts, neuer Befund links.",
    text: `Befund: Z. n. Hüft-TEP rechts, reizlose Lage. Links Coxarthrose.
Beurteilung: Coxarthrose links.`,
  },
  {
    why: "Volumen je Lappen, Ureterkonkrement neben Stauung: Grenzwerte gelten dem ganzen Organ.",
    text: `Befund: Schilddrüse vergrößert, Volumen rechts 22 ml, links 14 ml. Nierenbecken rechts gestaut bei 6 mm Konkrement im Ureter rechts.
Beurteilung: Struma. Ureterkonkrement rechts 6 mm.`,
  },
  {
    why: "Endoleak eines Typs, die anderen verneint.",
    text: `Befund: Z. n. EVAR, Endoleak Typ II über eine Lumbalarterie.
Beurteilung: Endoleak Typ II. Kein Typ-I- oder -III-Endoleak.`,
  },
  {
    why: "Teilruptur bejaht, Komplettruptur verneint.",
    text: `Befund: Supraspinatus mit Partialruptur artikularseitig 8 mm. Infraspinatus tendinopathisch ohne Ruptur.
Beurteilung: Artikularseitige Partialruptur des Supraspinatus, keine Komplettruptur.`,
  },
  {
    why: "Gemischter Verlauf mehrerer Herde.",
    text: `CT Thorax
Rundherd Oberlappen rechts 8 mm (VU 6 mm), Rundherd Unterlappen links 5 mm konstant. Neu ein 4 mm Herd Unterlappen rechts.
Beurteilung: Gemischter Verlauf: ein Herd grössenprogredient, ein neuer Herd.`,
  },
  {
    why: "Grade zweier Seiten und mehrerer Knorpelflächen.",
    text: `MRT Knie links
Befund: Knorpelschaden Grad II femoral medial, Grad III tibial medial, Grad IV retropatellar.
Beurteilung: Chondropathie bis Grad IV retropatellar, medial Grad II-III.`,
  },
  {
    why: "Die Frage nach dem Stein ist mit den Harnwegen beantwortet.",
    text: `Sonographie Abdomen
Fragestellung: Ureterstein?
Befund: Leber homogen. Gallenblase steinfrei. Nieren beidseits ohne Stau, kein Konkrement im Hohlsystem. Harnblase gut gefüllt.
Beurteilung: Kein Harnstau.`,
  },
  {
    why: "Ein Normalbefund beantwortet jede Frage.",
    text: `CT Schädel
Fragestellung: Pneumonie? Blutung?
Befund: Ventrikel normal weit. Mark und Rinde regelrecht differenziert. Kalotte intakt. Mastoid belüftet.
Beurteilung: Unauffälliger Befund.`,
  },
  {
    why: "Supratentoriell verneint, infratentoriell bejaht.",
    text: `CT Schädel
Befund: Supratentoriell kein Nachweis einer Blutung. In der linken Kleinhirnhemisphäre hyperdense Formation von 2,4 cm.
Beurteilung: Intraparenchymatöse Blutung in der linken Kleinhirnhemisphäre von 2,4 cm.`,
  },
  {
    why: "Die Gegenseite dient dem Vergleich.",
    text: `MRT der Hüfte links
Befund: Am ventrokranialen Femurkopf links bandförmige Signalminderung. Rechter Femurkopf unauffällig.
Beurteilung: Femurkopfnekrose links.`,
  },
  {
    why: "Ein besonderer Untertyp der Blutung verneint keine andere Blutung.",
    text: `CT Schädel nativ
Befund: Sichelförmiges subdurales Hämatom entlang der rechten Konvexität. Keine Kontusionsblutung.
Beurteilung: Akutes Subduralhämatom rechts.`,
  },
  {
    why: "Unauffällige Bandscheiben oberhalb des Vorfalls; die Höhe steht vor dem Doppelpunkt.",
    text: `MRT LWS
Befund: LWK 1-3: unauffällige Bandscheiben. L4/5: rechts mediolaterale Extrusion. L5/S1: breitbasige Protrusion.
Beurteilung: Bandscheibenvorfall LWK 4/5 rechts. Protrusion L5/S1.`,
  },
  {
    why: 'Biopsiert wird die Seite mit der hohen Kategorie.',
    text: `Mammographie beidseits
Befund: Verdichtung rechts oben außen.
Beurteilung: Suspekte Verdichtung rechts, Stanzbiopsie empfohlen. BI-RADS rechts 4, links 2.`,
  },
  {
    why: 'Die Größe und wie weit es zum Ostium ist.',
    text: `CT Abdomen nativ
Befund: Stein von 4 mm im Ureter rechts, 1 cm vor dem Ostium.
Beurteilung: Ureterstein rechts (4 mm), 10 mm vor dem Ostium.`,
  },
  {
    why: "Zwei Grade zweier Strukturen.",
    text: `MRT Knie links
Befund: Mediales Seitenband: Grad-I-Läsion. Knorpel: retropatellar umschriebene Läsion Grad II nach ICRS.
Beurteilung: Teilläsion des medialen Seitenbandes Grad I. Retropatellarer Knorpelschaden.`,
  },
  {
    why: "Die zweite Länge ist die der Steine im erweiterten Gang.",
    text: `MRCP
Befund: Ductus choledochus auf 12 mm erweitert mit präpapillär zwei Konkrementaussparungen von je 5 mm.
Beurteilung: Choledocholithiasis mit zwei Konkrementen.`,
  },
  {
    why: "PSA-Rezidiv im Blut, aber kein Lokalrezidiv im Bild.",
    text: `PSMA-PET/CT
PSA-Rezidiv (0,8 ng/ml) nach radikaler Prostatektomie. PSMA-positiver Lymphknoten iliakal rechts, 7 mm. Keine Anreicherung in der Prostataloge.
Beurteilung: Lymphknotenmetastase iliakal rechts. Kein Lokalrezidiv.`,
  },
  {
    why: "„neuen“ ist keine Zahl.",
    text: `MRT Schädel
Befund: Multiple periventrikuläre Läsionen, davon eine neue links frontal. Infratentoriell unverändert 2 Läsionen.
Beurteilung: Gering progrediente Läsionslast mit einer neuen supratentoriellen Läsion.`,
  },
  {
    why: "Gerundet mit „rund“ und „ca.“.",
    text: `MRT Prostata
Befund: Volumen 62 ml. Herd links 8 mm, PI-RADS 4.
Beurteilung: BPH, Volumen ca. 60 ml. Herd links, PI-RADS 4.`,
  },
  {
    why: "Ein alter Infarkt neben „keine frische Ischämie“.",
    text: `CCT: keine Blutung, keine frische Ischämie. Alter Defekt im Mediastromgebiet rechts.
Beurteilung: Alter Mediainfarkt rechts.`,
  },
  {
    why: "„Teils erhaltene“ Fasern sind eine Teilruptur.",
    text: `MRT Knie links
Befund: VKB verdickt, signalgesteigert, Fasern teils erhalten - Teilruptur. HKB intakt.
Beurteilung: Teilruptur VKB.`,
  },
  {
    why: "Der Satz zuvor nennt zwei Seiten: der Herd der Sonographie gehört nicht von selbst zur ersten.",
    text: `Mammographie bds.: ACR b. Rechts verkalktes Fibroadenom, BI-RADS 2; links oben außen neu aufgetretene Architekturstörung, 12 mm, BI-RADS 4. In der Sonographie korrelierend echoarmer Herd 11 mm bei 2 Uhr.
Beurteilung: Links suspekter Herd, BI-RADS 4, Stanzbiopsie empfohlen. Rechts BI-RADS 2.`,
  },
  {
    why: "„Am Übergang zum Deszendens“ ist noch Sigma.",
    text: `CT Abdomen: Divertikulose des Sigma, am Übergang zum Deszendens Wandverdickung auf 9 mm, gedeckte Perforation mit kleinen extraluminalen Luftbläschen, kein Abszess.
Beurteilung: Sigmadivertikulitis mit gedeckter Perforation.`,
  },
  {
    why: "LWK-1-Fraktur und Keilwirbeldeformierung: zwei Höhen, jede mit ihrem Wort.",
    text: `CT LWS
Befund: Frische Deckplattenimpression LWK 1, Hinterkante intakt. BWK 12 mit alter Keilwirbeldeformierung.
Beurteilung: Frische LWK-1-Fraktur. Alte Fraktur BWK 12.`,
  },
  {
    why: "Zwei Hälften eines Organs, ohne Komma diktiert.",
    text: `Befund: Nieren nein linke Niere mit einem Konkrement von 4 mm im unteren Kelch rechte Niere unauffällig.
Beurteilung: Nephrolithiasis links.`,
  },
  {
    why: "Einzelne Spiegel ohne Erweiterung sind kein Ileus.",
    text: `Abdomenübersicht: Einzelne Dünndarmspiegel, nicht dilatiert, Gas im Rektum.
Beurteilung: Kein Ileus, keine Perforation.`,
  },
  {
    why: "Schwanz nicht einsehbar, der einsehbare Rest unauffällig; EMVI zuvor positiv.",
    text: `Sonographie Abdomen: Pankreasschwanz nicht einsehbar, soweit beurteilbar Pankreas unauffällig.
Beurteilung: Pankreas soweit einsehbar unauffällig.`,
  },
  {
    why: "Ein unbekanntes Wort mit seiner Seite, dann ein Befund mit der anderen.",
    text: `CT NNH nativ: KH rechts Polster 4 mm, links Retentionszyste 14 mm.
Beurteilung: Schleimhautpolster KH rechts, Retentionszyste KH links.`,
  },
  {
    why: "Zwei Kategorien in einem Satz, jede mit der Seite ihres Teilsatzes.",
    text: `MRT Prostata: PZ rechts apikal 11 mm PI-RADS 4; PZ links mittig 7 mm PI-RADS 3.
Beurteilung: PI-RADS 4 rechts apikal, PI-RADS 3 links.`,
  },
  {
    why: "Die Höhenminderung des Keilwirbels ist seine alte Fraktur.",
    text: `Röntgen BWS: BWK 8 keilförmig, 25 % Höhenminderung, alt. BWK 11 neue Deckplattenimpression.
Beurteilung: Neue Fraktur BWK 11, alte Fraktur BWK 8.`,
  },
  {
    why: "Rechts und links verhalten sich verschieden, in anderer Reihenfolge wiederholt.",
    text: `CT Thorax. Erguss links regredient, rechts progredient.
Beurteilung: Pleuraerguss rechts zunehmend, links rückläufig.`,
  },
  {
    why: "Das intakte Septum ist nicht die gebrochene Nase.",
    text: `CT Gesichtsschädel: Nasenbeinfraktur nach links disloziert, Septum intakt.
Beurteilung: Nasenbeinfraktur.`,
  },
  {
    why: "Luxation, nach Reposition regelrecht.",
    text: `Rö Schulter li: Ventrokaudale Luxation, kein knöcherner Abriss. Nach Reposition: Gelenk zentriert.
Beurteilung: Vordere Schulterluxation links, nach Reposition regelrechte Stellung.`,
  },
  {
    why: "950 HE sind Hounsfield-Einheiten, keine Hysterektomie.",
    text: `CT Nieren: Re. prox. Ureterstein 8 mm (950 HE), NBKS II° gestaut. Blase leer, Prostata 45 ml.
Beurteilung: Obstruierender Ureterstein re. 8 mm, Harnstau II°.`,
  },
  {
    why: "Die Seite des nächsten Befundes gilt der Liste davor nicht.",
    text: `CT Abdomen: Im linken Leberlappen Zyste 14 mm, rechte Niere mit Zyste, linke mit Stein 3 mm, kein Stau.
Beurteilung: Leber- und Nierenzyste, Nephrolithiasis links ohne Stau.`,
  },
  {
    why: "Mehrere Segmente hinter einem Wort, jedes mit seinem Maß.",
    text: `MRT Leber: Seg. II Metastase 14 mm (VU 19 mm), Seg. VI 22 mm (VU 21 mm), Seg. VII neu 8 mm. Pfortader offen.
Beurteilung: Mixed response mit neuer Metastase Seg. VII, Regredienz Seg. II, Seg. VI etwa konstant.`,
  },
  {
    why: "Rechts die Entzündung, links Veränderungen eigenen Namens.",
    text: `MRT Sakroiliakal: Ödem ISG rechts iliakal und sakral, kleine Erosionen; links Fettmetaplasie, kein Ödem.
Beurteilung: Aktive Sakroiliitis rechts, links chronische Veränderungen ohne Aktivität.`,
  },
  {
    why: "Ein anderes Lymphknotenlevel als das freie.",
    text: `CT Hals
Befund: Level IIa links ein Lymphknoten von 16 mm, rundlich. Level III und IV ohne suspekte Lymphknoten. Keine mediastinale Lymphadenopathie.
Beurteilung: V. a. Lymphknotenmetastase Level IIa links.`,
  },
  {
    why: "Die bekannten Läsionen gleich, die Last durch neue größer.",
    text: `MRT Schädel
Befund: Zwei neue Läsionen periventrikulär. Die vorbekannten Läsionen größenkonstant.
Beurteilung: Progrediente Läsionslast mit zwei neuen Herden.`,
  },
  {
    why: "Die Größe eines Schilddrüsenlappens ist kein Befund dieser Seite.",
    text: `Sonographie Schilddrüse
Befund: Rechter Lappen 17 x 15 x 44 mm. Linker Lappen 16 x 15 x 43 mm. Im linken Lappen kaudal ein echofreier Knoten von 8 mm.
Beurteilung: Zyste im linken Lappen.`,
  },
  {
    why: "Normal weit sind die Beckenarterien, nicht die Aorta.",
    text: `Sonographie Aorta
Befund: Aorta abdominalis auf 4,6 cm erweitert. Die Iliakalarterien sind beidseits normal weit.
Beurteilung: Bauchaortenaneurysma von 4,6 cm.`,
  },
  {
    why: "Das eine Gelenk der Schulter ist regelrecht, das andere gesprengt.",
    text: `Röntgen Schulter
Befund: Hochstand der lateralen Klavikula um Schaftbreite. Glenohumeralgelenk regelrecht.
Beurteilung: AC-Gelenksluxation, Rockwood III.`,
  },
  {
    why: "Die Beurteilung nennt beide Grade der Ruptur, jeden für sein Band.",
    text: `MRT Sprunggelenk
Befund: Komplette Ruptur des LFTA. LFC verdickt, in Kontinuität erhalten.
Beurteilung: Komplettruptur des LFTA, Partialläsion des LFC.`,
  },
  {
    why: "Ein weites Kelchsystem macht keine große Niere.",
    text: `Sonographie Nieren, 6 Jahre
Niere rechts 7,6 x 3,4 x 3,1 cm. Rechts Kelchsystem auf 7 mm erweitert. Niere links 8,0 x 3,3 x 3,4 cm.
BEFUND: Geringe Ektasie der rechten Niere.`,
  },
  {
    why: "„Blande“ Zysten sind Zysten.",
    text: `MRT Abdomen
Befund: Niere rechts: mehrere blande Zysten. Niere links: regelrecht.
Beurteilung: Blande Nierenzysten rechts.`,
  },
  {
    why: "Nach „kein Stau“ hat die andere Niere mit ihrer Größe einen neuen Satz begonnen.",
    text: `Sonographie Abdomen
Befund: Rechte Niere 11,0 cm, kein Stau, linke Niere 11,4 cm mit Parenchymzyste 2 cm.
Beurteilung: Nierenzyste links.`,
  },
  {
    why: "„o. B.“ beendet den Satz vor dem nächsten Organ.",
    text: `Sonographie Abdomen
Befund: Pankreas o. B. Nieren: rechts Zyste 2 cm, links frei.
Beurteilung: Nierenzyste rechts. Pankreas unauffällig.`,
  },
  {
    why: "„Level II-IV“ schließt Level III ein.",
    text: `CT Hals
Befund: Nekrotischer Lymphknoten Level III links 22 mm, kleinere Level II und IV links.
Beurteilung: Lymphknotenmetastasen Level II-IV links.`,
  },
  {
    why: "Die alte Keilform ist die alte Sinterung.",
    text: `Röntgen LWS
Befund: Unveränderte Keilform von LWK 3. Neu aufgetretene Deckplattenimpression von LWK 1.
Beurteilung: Neue Sinterungsfraktur LWK 1. Alte Sinterungsfraktur LWK 3.`,
  },
  {
    why: "Flussgeschwindigkeit ist keine Länge.",
    text: `Duplexsonographie
Befund: ACI links mit Vmax 240 cm/s, Stenose von 70 %.
Beurteilung: Stenose der ACI links von 70 %.`,
  },
  {
    why: "Vorhofsfläche in Quadratzentimetern.",
    text: `MRT Herz
Befund: Linker Vorhof nicht vergrößert (18 cm²).
Beurteilung: Unauffälliges Herz.`,
  },
  {
    why: "„m.“ hinter Millimetern ist kein Meter.",
    text: `Sonographie Niere
Befund: Linke Niere mit Reflex 5mm m. Schallschatten.
Beurteilung: Konkrement der linken Niere.`,
  },
  {
    why: "Freies Gefäß neben Kalk in anderen.",
    text: `CT Koronarangiographie
Befund: Agatston-Score 240. RIVA mit kalzifizierten Plaques. RCX: Keine Plaques.
Beurteilung: Koronarsklerose.`,
  },
  {
    why: "Rückläufige Ergüsse, eine Seite schon frei.",
    text: `Röntgen Thorax
Befund: Pleuraergüsse beidseits rückläufig. Rechts ist der Randwinkel frei.
Beurteilung: Rückläufige Pleuraergüsse.`,
  },
  {
    why: "Kelche hier, Nierenstein dort.",
    text: `CT Abdomen nativ
Befund: Kelchektasie links. Konkrement in der unteren Kelchgruppe rechts.
Beurteilung: Nierenstein rechts.`,
  },
  {
    why: "Remission des einen, Neues des anderen.",
    text: `MRT Leber
Befund: HCC im Segment VII ohne Restenhancement, 30 mm (VU 32 mm). Neuer Herd im Segment V 9 mm.
Beurteilung: Komplette Remission des HCC im Segment VII. Neuer Herd im Segment V.`,
  },
  {
    why: "Alte Lakune links, frischer Infarkt rechts.",
    text: `CT Schädel
Befund: Hypodenses Areal im Mediastromgebiet rechts. Alte Lakune im Thalamus links.
Beurteilung: Frischer Mediainfarkt rechts.`,
  },
  {
    why: "Der gemessene Herd der peripheren Zone trägt im Befund keinen Namen.",
    text: `MRT Prostata
Befund: Transitionszone mit BPH-Knoten. In der PZ rechts 8 mm, T2-hypointens, PI-RADS 4.
Beurteilung: PI-RADS 4 Läsion PZ rechts, 8 mm.`,
  },
  {
    why: "Empfohlen wird auf der Seite, auf der auch etwas ist.",
    text: `Mammasonographie
Befund: Links Zyste. Rechts bei 9 Uhr echoarmer Herd.
Beurteilung: Links Zyste. Rechts Herd, Stanzbiopsie rechts empfohlen.`,
  },
  {
    why: "Die Voroperation an anderer Stelle ist nur geplant.",
    text: `Klinische Angaben: Keine Voroperationen. Vor geplanter Cholezystektomie.
Befund: Gallenblase mit Konkrementen.`,
  },
  {
    why: "Verlauf auf beiden Seiten: die Voruntersuchung hatte auch links etwas.",
    text: `Voruntersuchung: CT vom 04.02.2025: Pleuraerguss rechts und links.
Befund: Rückbildung des Pleuraergusses links. Rechts unverändert.`,
  },
  {
    why: "Geboren vor allen Untersuchungen.",
    text: `Patient, geb. 19.08.1954.
Vorbefund: MRT vom 11.03.2021.
Befund: Keine Blutung.`,
  },
  {
    why: "Zwei Brüche, einer im Gelenk.",
    text: `Befund: Intraartikuläre Fraktur der Basis, extraartikuläre Fraktur des Schafts.
Beurteilung: Extraartikuläre Schaftfraktur und Basisfraktur.`,
  },
  {
    why: "Zwei Etagen derselben Seite unter gleichem Anfang.",
    text: `Duplex der Beinvenen rechts
Befund: Rechte Leiste unauffällig. Rechte Kniekehle mit Baker-Zyste von 2 cm.`,
  },
  {
    why: "Minimal größer ist nicht minimal.",
    text: `CT Thorax
Voruntersuchung: CT von 2023.
Befund: Die Raumforderung im Oberlappen ist mit 6,4 cm minimal größenprogredient (VU 6,1 cm).`,
  },
  {
    why: "Ein Nerv, den die Liste nicht kennt, ist nicht das Gelenk davor.",
    text: `MRT Knie
Befund: Mäßiger Erguss, kleine Bakerzyste. Muskulatur kräftig. N. peroneus communis unauffällig.`,
  },
  {
    why: "Der Knoten der Hyperplasie ist nicht die Läsion mit dem Grad.",
    text: `MRT Prostata
Befund: Transitionalzone durch BPH-Knoten vergrößert. Periphere Zone links mit Herd von 11 mm, PI-RADS 4.
Beurteilung: PI-RADS 4 Läsion periphere Zone links.`,
  },
  {
    why: "Nicht verschoben gebrochen ist gebrochen.",
    text: `CT LWS
Befund: Deckplattenimpression LWK 1. Processus transversus L2 und L3 links nicht disloziert frakturiert.
Beurteilung: Berstungsfraktur LWK 1. Querfortsatzfrakturen L2 und L3 links.`,
  },
  {
    why: "Kleiner als die andere Niere, nicht kleiner als früher.",
    text: `CT Abdomen
Befund: Linke Niere etwas kleiner (9,4 cm) mit Narbe.
Beurteilung: Größenprogredientes Aortenaneurysma mit 5,4 cm, VU 5,0 cm.`,
  },
  {
    why: "Unter dem Namen der Seite stehen ihre Teile.",
    text: `CT Felsenbein
Linkes Ohr:
Gehörgang frei. Mastoid weitgehend sklerosiert, Restzellen verschattet.

Rechtes Ohr:
Pauke und Mastoid frei belüftet.`,
  },
  {
    why: "Die Gegenkrümmung biegt zur anderen Seite.",
    text: `Röntgen Wirbelsäule
Befund: Rechtskonvexe Thorakalskoliose, Cobb 34°. Linkskonvexe lumbale Gegenkrümmung mit 21°.
Beurteilung: Rechtskonvexe Thorakalskoliose, Cobb 34°, mit lumbaler Gegenkrümmung. Im Vergleich mit 03/24 (29°) leicht progredient.`,
  },
  {
    why: "10L ist eine Station von Lymphknoten, kein Volumen.",
    text: `CT Thorax
Befund: Linkshilär ein 13 mm großer Lymphknoten (Station 10L), subkarinal 9 mm.`,
  },
  {
    why: "Der Bruch eines Fortsatzes ist nicht der des Körpers.",
    text: `CT LWS
Befund: Berstungsfraktur LWK 1. Querfortsatzfraktur LWK 3 links.
Beurteilung: Berstungsfraktur LWK 1. Fraktur des Querfortsatzes LWK 3 links.`,
  },
  {
    why: "Die letzte Zeile bringt einen weiteren Befund und fasst nicht zusammen.",
    text: `Röntgen Hand rechts
Keine Fraktur. Regelrechte Gelenkstellung. Beginnende Rhizarthrose. Kein Weichteilschaden.
Alte, konsolidierte Fraktur der distalen Ulna.`,
  },
  {
    why: "„B“ als Bezeichnung einer Läsion fasst nichts zusammen.",
    text: `Mammasonographie
A: links 2 Uhr Zyste 9 mm.
B: rechts 4 Uhr Fibroadenom 12 mm.`,
  },
  {
    why: "Zwei Herde von gleicher Größe auf beiden Seiten.",
    text: `MRT der Prostata
Befund: PZ: rechts 11 mm und links 11 mm messende hypointense Läsion. Kapsel erhalten.
Beurteilung: Läsion 1: PZ rechts, 11 mm, PI-RADS 4. Läsion 2: PZ links, 11 mm, PI-RADS 4.`,
  },
  {
    why: "Der Knoten der Schilddrüse steht in der Zeile seines Lappens.",
    text: `Sono Schilddrüse
re. Lappen 18 x 15 x 44 mm, Vol. ca. 6 ml. Kranial echoarmer Knoten 9 mm. Isthmus 4 mm.
li. Lappen 17 x 14 x 41 mm, Vol. ca. 5 ml, homogen, kein Knoten. Keine vergrößerten Lymphknoten.
Beurt.: Knoten kranial im rechten Lappen. Linker Lappen o.B.`,
  },
  {
    why: "Nummerierte Zeilen wiederholen, was darüber steht.",
    text: `MRT Knie links
Innenmeniskus: Horizontalriss im Hinterhorn. Außenmeniskus regelrecht. VKB intakt. Kleine Bakerzyste.

1. Horizontalriss des Innenmeniskus im Hinterhorn
2. Kleine Bakerzyste`,
  },
  {
    why: "Ein zusammengesetztes Wort nennt den Teil eines Ortes.",
    text: `MRT Schädel
Befund: Diffusionsgestört ist ein 6 x 4 mm messendes Areal im rechten Thalamus. Schwächer diffusionsgestört auch das vordere Putamendrittel.
Beurteilung: Subakuter Infarkt im Thalamus und vorderen Putamen rechts.`,
  },
  {
    why: "Was sich nicht komprimieren lässt, ist thrombosiert, die Vene darüber ist es nicht.",
    text: `Duplexsonographie der Beinvenen links
Befund: V. femoralis communis frei komprimierbar. V. femoralis superficialis ab mittlerem Oberschenkel nicht komprimierbar. V. poplitea links thrombosiert.
Beurteilung: Tiefe Beinvenenthrombose links, Thrombusende in der mittleren V. femoralis superficialis.`,
  },
  {
    why: "Ein enger Kanal und ein enges Foramen auf verschiedenen Höhen.",
    text: `MRT HWS
Befund: C4/5: Unkarthrose mit Foramenstenose links. C5/6: Protrusion mit Einengung des Spinalkanals.
Beurteilung: Foramenstenose C4/5 links. Spinalkanalstenose C5/6.`,
  },
  {
    why: "Die Kontrolle gilt der Hüfte, die unreif ist, auch wenn die reife zuletzt genannt ist.",
    text: `Hüftsonographie nach Graf
Re: Erker abgerundet, Alpha 55°, Typ IIa.
Li: Erker scharf, Alpha 64°, Typ Ia.
Beurteilung: Typ IIa rechts, Typ Ia links. Kontrolle in 4 Wochen. Links keine Kontrolle nötig.`,
  },
  {
    why: "Zwei Seiten im Vergleich, jede einmal.",
    text: `CT NNH
Befund: Ostiomeatale Einheit links verlegt, rechts durchgängig. Pleuraerguss links, rechts kein Erguss. Keilbeinhöhle rechts mit Sekret, rechts auch Polyp.`,
  },
  {
    why: "Rechts hochgradig an einem, gering an einem anderen Gefäß.",
    text: `Duplexsonographie der Halsgefäße
Befund: Hochgradige Stenose der ACI rechts. Rechts geringgradige Stenose der A. vertebralis.`,
  },
  {
    why: "Operierte Brust mit Narbe, beide Seiten beschrieben.",
    text: `Mammographie beidseits
Befund: Status nach BET links mit Narbe. Die linke Brust sonst unauffällig, die rechte Brust unauffällig.`,
  },
  {
    why: "Eine alte Narbe am Knie ist nicht die Seite des behandelten Tumors.",
    text: `MRT Knie rechts
Klinik: Z.n. Karzinom der linken Mamma, Chemotherapie.
Befund: Narbe im Hoffa-Fettkörper rechts. Menisken intakt.`,
  },
  {
    why: "Der Darmabschnitt der Beurteilung ist ein Teil des beschriebenen.",
    text: `MRT Dünndarm
Befund: Das terminale Ileum zeigt eine Wandverdickung. Jejunum unauffällig.
Beurteilung: Veränderungen im terminalen Ileum, vereinbar mit einem Morbus Crohn.`,
  },
  {
    why: "Zähne und Seiten, die zueinander passen.",
    text: `DVT
Befund: Zahn 26 reicht in die linke Kieferhöhle. Zahn 17 retiniert, rechts keine Zyste. Zahn 36 und 46 wurzelgefüllt. Regio 45 rechts Aufhellung 4 mm.`,
  },
  {
    why: "Mehrere Befunde einer Seite.",
    text: `CT Abdomen
Befund: Zyste der linken Niere 11 mm am Oberpol, links zudem 9 mm am Unterpol. Rechte Niere 10 cm, rechte Nebenniere schlank. A. iliaca rechts 12 mm, links 11 mm. Ergüsse links > rechts.`,
  },
  {
    why: "Rechts suspekt, links nicht.",
    text: `Mammographie beidseits
Befund: Rechts oben außen spikulierter Herdbefund 14 mm. Links unauffällig.
Beurteilung: Hochsuspekter Herd rechts, BI-RADS 5. Links BI-RADS 1. Rechts axillär unauffällig.`,
  },
  {
    why: "Links des Herzens liegt ein anderer Grund.",
    text: `MRT Herz
Befund: Linksventrikuläre Funktion erhalten, rechtsventrikulär ebenso.
Beurteilung: Normale linksventrikuläre und rechtsventrikuläre Funktion. Keine Rechtsherzbelastung bei Lungenembolie.`,
  },
  {
    why: "Erguss nur auf einer Seite.",
    text: `CT Thorax
Befund: Geringer Erguss links, keiner rechts. Lunge frei.
Beurteilung: Pleuraerguss links.`,
  },
  {
    why: 'Die Klappe ist nicht einbezogen, die Ascendens wohl.',
    text: `CTA Aorta
Befund: Aorta ascendens 4,8 cm weit mit Dissektionslamelle ohne Einbeziehung der Aortenklappe.
Beurteilung: Dissektion Typ A nach Stanford.`,
  },
  {
    why: 'N1 der Histologie steht neben einem unauffälligen Befund.',
    text: `CT Abdomen
Befund: Z. n. Hemikolektomie. Keine Lymphadenopathie. Keine Fernmetastasen.
Beurteilung: Kein Rezidiv bei Z. n. Hemikolektomie (pT3 pN1 M0).`,
  },
  {
    why: 'M1 durch Herde, auch wenn die Leber frei ist.',
    text: `CT Thorax Abdomen
Befund: Leber ohne Metastasen. Multiple pulmonale Rundherde, metastasensuspekt.
Beurteilung: Mammakarzinom, cT2 cN0 cM1.`,
  },
  {
    why: 'N1 durch einen Lymphknoten anderswo.',
    text: `CT Thorax
Befund: Tumor 42 mm. Keine vergrößerten Lymphknoten mediastinal. Hilär rechts ein 14 mm großer Lymphknoten.
Beurteilung: Bronchialkarzinom cT2 N1 M0.`,
  },
  {
    why: 'Der eine Herd hat die Note 4, der andere PI-RADS 2.',
    text: `MRT Prostata
Befund: PZ rechts 12 mm: T2 4, DWI 4. PZ links streifig.
Beurteilung: PI-RADS 4 rechts, PI-RADS 2 links.`,
  },
  {
    why: 'Derselbe Anteil liegt in der Spanne einer anderen Arterie.',
    text: `CT Koronarien
Befund: RIVA 70 % Stenose. RCX 60-80 % Stenose.
Beurteilung: Hochgradige Stenosen der RCX (70 %) und des RIVA.`,
  },
  {
    why: 'Die Anteile stehen in anderer Reihenfolge.',
    text: `Nierenszintigraphie
Befund: Funktion rechts 61 %, links 39 %.
Beurteilung: Nierenfunktion links eingeschränkt (39 %), rechts 61 %.`,
  },
  {
    why: 'Vier Millimeter sind die Wand, nicht die Weite des Kolons.',
    text: `MR-Enterographie
Befund: Kolon: Wandverdickung 4 mm.
Beurteilung: Kolitis.`,
  },
  {
    why: 'Die Wand war vor Jahren dicker.',
    text: `MR-Enterographie
Befund: Wandverdickung des Ileums 5 mm (2021: 8 mm).
Beurteilung: Ileitis, rückläufig.`,
  },
  {
    why: 'Die zweite Phase steht in einem Satz für sich.',
    text: `CT Abdomen
Spiral-CT nativ. Im Anschluss portalvenöse Phase.
Leber mit homogener Kontrastierung.`,
  },
  {
    why: 'Letzte und heutige Untersuchung in der rechten Reihe.',
    text: `CT Thorax
Aktuelle CT vom 12.03.2024, letzte CT vom 14.12.2023. Rundherd unverändert.`,
  },
  {
    why: 'Abgekürzte Adjektive beenden keinen Satz.',
    text: `Thorax im Liegen
Pneu links apikal nicht mehr nachweisbar (Vortag Saum 9 mm). ZVK mit Spitze in Proj. auf die VCS.
Beurt.: Pneu links vollst. regredient bei liegender Drainage links.`,
  },
  {
    why: 'Der Kalkwert eines Gefäßes ist nicht der Gesamtwert.',
    text: `CT-Koronarangiographie
Befund: Agatston-Score: LM 0, LAD 64, RCX 0, RCA 31, gesamt 95 (71. Perzentile). RCA: kleine verkalkte Plaque.
Beurteilung: Agatston-Score 95. Koronarsklerose.`,
  },
  {
    why: 'Die Auswurffraktion des rechten Herzens ist nicht die des linken.',
    text: `Kardio-MRT
Befund: Linker Ventrikel normal groß, EF 60 %. Rechter Ventrikel dilatiert, EF 41 %.
Beurteilung: Dilatierter rechter Ventrikel mit reduzierter EF (41 %). Erhaltene LV-EF (60 %).`,
  },
  {
    why: 'Ein „Befund:“ über dem Titel ersetzt keine Überschrift des Befundes.',
    text: `Befund: CT Abdomen
Kolonkarzinom, Nachsorge. Voruntersuchung: 04.02.2026

Neue Läsionen in Segment III und VII.
Beurteilung
Neue Metastasen in Segment III und VII.`,
  },
  {
    why: 'Ein falsches Aneurysma sagt nichts über die Weite.',
    text: `CT-Angiographie Aorta
Befund: Aorta descendens 41 mm (Vor 38 mm).
Beurteilung: Größenzunahme der Aorta descendens auf 41 mm. Kein Aneurysma spurium.`,
  },
  {
    why: '„Kein Erguss, VU Erguss“ verneint keine Voruntersuchung.',
    text: `CT Thorax
Befund: Rundherd rechts 9 mm (Vor 9 mm). Kein Erguss, VU Erguss links.
Beurteilung: Rundherd unverändert.`,
  },
  {
    why: '„Kein Aszites (VU reichlich)“ verneint keine Voruntersuchung.',
    text: `Doppler Pfortader
Befund: Kein Aszites (VU reichlich). Milz 16 cm (VU 17 cm).
Beurteilung: Splenomegalie, etwas rückläufig.`,
  },
  {
    why: 'Eine Lymphknotenstation ist kein Litermaß.',
    text: `CT Thorax
Befund: Mediastinale LK: 4R 7 mm (VU 15 mm), 10L 9 mm (VU 20 mm).
Beurteilung: Regrediente mediastinale Lymphknoten.`,
  },
  {
    why: 'Ein Teil der insgesamt genannten Zahl.',
    text: `CT-gesteuerte Biopsie
Befund: Drei Stanzen aus der Weichteilkomponente, danach zwei Zylinder aus dem Knochen.
Beurteilung: Insgesamt fünf Zylinder.`,
  },
  {
    why: 'Nach dem Winkel eine Länge, die unverändert ist.',
    text: `MRT Hüfte links
Befund: CE-Winkel jetzt 31° (präoperativ 17°). Gelenkknorpel mit 6 mm breiter Fissur, unverändert zur Voruntersuchung.`,
  },
  {
    why: 'Die gutartige Läsion im Knochen ist kein Meniskusriss.',
    text: `MRT Knie
Befund: Menisken intakt. Enchondrom der proximalen Tibiametaphyse, blande Läsion.
Beurteilung: Keine Meniskusläsion.`,
  },
  {
    why: 'Wenig Flüssigkeit in der Bursa ist noch keine Bursitis.',
    text: `MRT Schulter
Befund: Wenig Flüssigkeit in der Bursa subacromialis.
Beurteilung: Keine Bursitis.`,
  },
  {
    why: 'Von zwei Knochen bricht jeder für sich.',
    text: `Röntgen Sprunggelenk
Befund: Querfraktur des Innenknöchels. Fibulafraktur auf Höhe der Syndesmose.
Beurteilung: Bimalleoläre Fraktur (Weber B).`,
  },
  {
    why: 'Verglichen wird mit dem Jahr der Voruntersuchung.',
    text: `Röntgen Hände
Vergleich: Aufnahmen vom 12.04.2021.
Befund: Erosion am Köpfchen des MC II, gegenüber 2021 größenprogredient.`,
  },
  {
    why: 'Die Stellschraube ist fort, die Platte nicht.',
    text: `Röntgen Sprunggelenk
Klinische Angaben: Z. n. Entfernung der Stellschraube vor 3 Wochen.
Befund: Drittelrohrplatte mit 6 Schrauben. Bohrkanal der Stellschraube einsehbar.`,
  },
  {
    why: 'Zwei Höhen, eine nach der anderen.',
    text: `CT-gesteuerte Facetteninfiltration L4/5 und L5/S1 rechts
Befund: Nadel an das Facettengelenk L4/5 rechts, 20 mg Triamcinolon. Danach Nadel an das Facettengelenk L5/S1 rechts, 20 mg Triamcinolon.
Beurteilung: Infiltration L4/5 und L5/S1 rechts mit insgesamt 40 mg Triamcinolon.`,
  },
  {
    why: 'Die frühere und die geplante Infiltration liegen anderswo.',
    text: `PRT L5 rechts
Befund: Z. n. PRT L5 links mit gutem Erfolg. Nadel im Neuroforamen L5/S1 rechts. Geplante Infiltration L4/5.
Beurteilung: Komplikationslose PRT L5 rechts.`,
  },
  {
    why: 'Je Seite die Hälfte.',
    text: `CT-gesteuerte Facetteninfiltration beidseits L4/5
Befund: Nadel rechts an L4/5, dann links. Je 10 mg Triamcinolon.
Beurteilung: Infiltration L4/5 beidseits mit 20 mg Triamcinolon.`,
  },
  {
    why: 'Der Schmerz nach dem Eingriff.',
    text: `PRT C6 links
Befund: NRS von 7 auf 1.
Beurteilung: Komplikationslose PRT C6 links, NRS jetzt 1.`,
  },
  {
    why: 'Der Grad gilt am Ende der Liste noch für den Knorpel.',
    text: `MRT Knie
Befund: Knorpel femoropatellar Grad III, medial Grad II, lateral Grad I.
Beurteilung: Knorpelschaden lateral Grad I.`,
  },
  {
    why: 'Operiert ist die andere Hüfte, beschrieben wird sie nicht.',
    text: `Röntgen Hüfte links
Z. n. Hüft-TEP rechts 2015.
Befund: Coxarthrose mit Gelenkspaltverschmälerung.
Beurteilung: Coxarthrose.`,
  },
  {
    why: 'Das Trauma der rechten Hand ist nicht der Schmerz des linken Knies.',
    text: `MRT Knie links
Klinische Angaben: Sturz auf die rechte Hand, jetzt Schmerzen Knie links.
Befund: VKB intakt.`,
  },
  {
    why: '„u. KM“ und „+ KM“ heißen nativ und mit Kontrastmittel.',
    text: `MRT Unterschenkel links nativ u. KM
Technik: T1 nativ + KM.
Befund: Kein kontrastmittelaufnehmender Herd.`,
  },
  {
    why: 'Verzichtet wurde auf etwas anderes als das gegebene Kontrastmittel.',
    text: `MRT Schulter nach KM-Gabe, auf eine Diffusion wurde verzichtet
Befund: Die Kapsel reichert Kontrastmittel an.`,
  },
  {
    why: 'Neu ist ein Herd, der auch da ist.',
    text: `CT Abdomen
Befund: Lebermetastase in Segment VII 31 mm (VU 22 mm). Neue Metastase in Segment II mit 9 mm.
Beurteilung: Progrediente Lebermetastasen, neu auch in Segment II.`,
  },
  {
    why: 'Wo es schmerzt, ist nicht, was untersucht wird.',
    text: `Fragestellung: Unterbauchschmerzen rechts, Torsion?
Befund: Rechtes Ovar mit Zyste von 48 mm. Linkes Ovar 31 x 18 mm mit Follikeln. Fluss in beiden Ovarien regelrecht.
Beurteilung: Ovarialzyste rechts, keine Torsion.`,
  },
  {
    why: 'Wer mit der Nadel behandelt, weiß warum.',
    text: `CT-gesteuerte periradikuläre Therapie S1 rechts
Indikation: Bandscheibenvorfall LWK 5/SWK 1.
Befund: Bauchlage, Desinfektion. Vorschieben einer Nadel an die Wurzel S1 rechts. Injektion von Triamcinolon. Keine Komplikationen.
Beurteilung: Komplikationslose Behandlung der Wurzel S1 rechts.`,
  },
  {
    why: 'Um wie viel etwas wuchs, ist nicht, wie groß es ist.',
    text: `CT Thorax
Befund: Rundherd im Oberlappen 14 mm (VU 10 mm).
Beurteilung: Größenprogredienter Rundherd im Oberlappen um 4 mm.`,
  },
  {
    why: 'Kontrolliert wird auch die gesunde Seite.',
    text: `Mammographie beidseits
Befund: Rechts innen 14 mm große, unscharfe Verdichtung. Links kein Herd.
Beurteilung: Suspekter Herd rechts innen. BI-RADS 4 rechts, BI-RADS 1 links.
Empfehlung: Stanzbiopsie rechts. Kontrolle links in einem Jahr.`,
  },
  {
    why: 'Eine verneinte Osteolyse sagt nichts über Lymphknoten.',
    text: `CT Hals und Thorax mit KM
Befund: Lymphknoten rechts zervikal Level II 17 mm. Keine Osteolysen.
Beurteilung: Zwei suspekte Lymphknoten rechts zervikal.`,
  },
  {
    why: 'Ein Lebersegment liegt nicht in der Wirbelsäule.',
    text: `MRT Oberbauch mit KM
Befund: Leber: Segment VII Läsion 2,2 cm mit Wash-out. LWS ohne Herd.
Beurteilung: Neue Läsion Segment VII, beweisend für ein HCC.`,
  },
  {
    why: 'Im PET reichert der Tracer an.',
    text: `FDG-PET/CT, CT nativ
Befund: FDG-anreichernder Rundherd im rechten Oberlappen. Keine weitere pathologische Anreicherung.
Beurteilung: Stoffwechselaktiver Rundherd rechts.`,
  },
  {
    why: 'Beide Leisten waren Zugang.',
    text: `Angiographie Becken und Bein
Befund: Punktion der A. femoralis rechts, Umstieg über die linke Leiste. Verschluss links mit Angio-Seal.
Beurteilung: Zugang beidseits ohne Komplikation.`,
  },
  {
    why: 'Der Erguss war auf der anderen Seite.',
    text: `CT Thorax
Vorbefund 03.02.2025: Kein Pleuraerguss rechts. Pleuraerguss links.
Befund: Pleuraerguss links 2 cm.
Beurteilung: Pleuraerguss links, regredient.`,
  },
  {
    why: 'Zwei Voruntersuchungen liegen ein Jahr auseinander.',
    text: `CT Thorax
Verlaufskontrolle zu CT vom 11.10.2024 und 11.10.2023.
Befund: Rundherd 9 mm (11.10.2024: 8 mm, 11.10.2023: 8 mm).
Beurteilung: Stabiler Rundherd.`,
  },
  {
    why: 'Deauville nennt die aktivste Läsion.',
    text: `PET/CT
Befund: Mediastinal Uptake zwischen Mediastinum und Leber. Milzherd mit Uptake deutlich über Leber.
Beurteilung: Deauville 5 (Milz über Leber, mediastinal zwischen Mediastinum und Leber).`,
  },
  {
    why: 'Die Zehen der Strecke sind alle betroffen.',
    text: `Röntgen Vorfuß rechts
Befund: Krallenzehen Dig. II bis IV.
Beurteilung: Krallenzehe III.`,
  },
  {
    why: 'Eine andere Schlinge ist nicht kontrastiert.',
    text: `CT Abdomen
Befund: Dünndarm dilatiert, Darmwand regelrecht kontrastiert. A. mesenterica superior offen. Im linken Unterbauch Schlinge mit fehlender Kontrastierung.
Beurteilung: Ileus mit Darmischämie im linken Unterbauch.`,
  },
  {
    why: '„Keine“ gilt für die Niere, die davor steht.',
    text: `Sonographie Abdomen
Befund: Gallenblase: Konkremente: keine. Niere rechts: Konkremente: keine. Niere links: Stein 6 mm.
Beurteilung: Nephrolithiasis links.`,
  },
  {
    why: 'Eingebrochen ist der Kopf der anderen Seite.',
    text: `MRT Hüften
Befund: Linke Hüfte: Subchondrale Fraktur mit Kopfabflachung. Rechte Hüfte: umschriebenes Ödem im Hüftkopf.
Beurteilung: Hüftkopfnekrose rechts, ARCO I.`,
  },
  {
    why: 'Subchondral ist die Sklerose, gebrochen war der Schenkelhals.',
    text: `MRT Hüfte rechts
Befund: Geographisches Areal im Hüftkopf, subchondrale Sklerose bei alter Schenkelhalsfraktur.
Beurteilung: Hüftkopfnekrose rechts, ARCO II.`,
  },
  {
    why: 'Ein Kollege ist, wem geschrieben wird.',
    text: `Sehr geehrter Herr Kollege Brandt, vielen Dank für die Überweisung.
MRT Becken
Befund: Uterus in Anteflexion, Ovarien mit Follikeln.
Beurteilung: Unauffälliges MRT des Beckens.`,
  },
  {
    why: 'T2 ist hier die Größe des Tumors, keine Sequenz.',
    text: `CT Hals mit KM
Befund: Raumforderung der Tonsille links 27 mm.
Beurteilung: Oropharynxkarzinom links, CT-morphologisch T2.`,
  },
  {
    why: '„Nativ/KM“ heißt ohne und mit.',
    text: `MRT LWS nativ/KM
Befund: Raumforderung intradural L2 mit kräftiger Anreicherung.
Beurteilung: Neurinom L2.`,
  },
  {
    why: 'Seit wann es wehtut, ist nicht die Voruntersuchung.',
    text: `MRT Knie rechts
Klinische Angaben: Schmerzen seit 02/2021. VU vom 11.04.2023.
Befund: Ganglion 12 mm (VU 9 mm).
Beurteilung: Wachstum des Ganglions seit 04/2023.`,
  },
  {
    why: '„Patient“ sagt man von jedem, und der Herr ist ein Kollege.',
    text: `Angiographie Becken
Klinische Angaben: 71-jährige Patientin, PAVK.
Befund: Der Patient wurde aufgeklärt. Rücksprache mit Herrn Oberarzt Lang. A. iliaca communis links ohne Stenose.
Beurteilung: Keine Stenose.`,
  },
  {
    why: 'Der Fetus ist männlich, seine Mutter nicht.',
    text: `Sonographie
Klinische Angaben: Schwangere, 22. SSW, Fetus männlich.
Befund: Zervix 35 mm.
Beurteilung: Unauffällig.`,
  },
  {
    why: 'Zwei Voraufnahmen stehen oben, verglichen wird mit einer.',
    text: `Röntgen Thorax
Vorbefund: CT Thorax vom 07.05.2023, Röntgen Thorax vom 17.05.2023.
Befund: Zum Vergleich die Voraufnahme vom 17.05.2023. Pneumothorax rechts, 5 mm.
Beurteilung: Rückläufiger Pneumothorax rechts.`,
  },
  {
    why: 'Eine fehlende Kontrastierung ist ein Befund, eine native Kontrolle ein Rat.',
    text: `CT Schädel mit 80 ml KM
Befund: Keine Blutung. Sinus sigmoideus rechts hypoplastisch.
Beurteilung: Eine sichere Beurteilung ist bei fehlender venöser Kontrastierung nicht möglich. Nativ-CT zur weiteren Beurteilung empfohlen.`,
  },
  {
    why: 'Nach einer Operation bleibt Luft für Tage.',
    text: `CT Abdomen
Klinik: Zustand nach Sigmaresektion vor 3 Tagen.
Befund: Subphrenisch mehrere freie Luftblasen. Anastomose unauffällig.
Beurteilung: Postoperative Luft, keine Perforation.`,
  },
  {
    why: 'Ein Übertritt des Kontrastmittels in den Magen ist keine Aspiration.',
    text: `Röntgen Ösophagus-Breischluck
Befund: Prompter Übertritt des Kontrastmittels in den Magen. Diskrete Penetration in den Larynxeingang.
Beurteilung: Penetration ohne Aspiration, kein Übertritt in die Atemwege.`,
  },
  {
    why: 'Die Fraktur heilt, und das Ödem geht zurück.',
    text: `MRT Fuß links
Vergleich: MRT vom 03.03.2024.
Befund: Fraktur des Os metatarsale II mit Knochenmarködem, im Vergleich geringer ausgeprägt.
Beurteilung: Zunehmende Konsolidierung der Fraktur.`,
  },
  {
    why: 'Ein breiterer Spalt und ein weiteres Lumen sind kein Wachstum.',
    text: `Röntgen Kniegelenk links
Vergleich: Aufnahme vom 04.05.2023.
Befund: Medialer Gelenkspalt gegenüber der Voraufnahme schmaler. Osteophyten.
Beurteilung: Zunehmende mediale Gonarthrose.`,
  },
  {
    why: 'Stärker ausgeprägt als auf der anderen Seite ist kein Verlauf.',
    text: `MRT der Iliosakralgelenke
Befund: Knochenmarködem beider Iliosakralgelenke, rechts stärker ausgeprägt.
Beurteilung: Sakroiliitis beidseits, gegenüber 2022 regredient.`,
  },
  {
    why: 'Operiert wurde nach dem Unfall.',
    text: `MRT Knie links
Klinische Angaben: Kreuzbandplastik am 21.03.2024.
Befund: Plastik intakt.
Beurteilung: Intakte Kreuzbandplastik (Unfall vom 17.03.2024).`,
  },
  {
    why: '„Kein Erguss mehr“ ist keine Zunahme.',
    text: `Sonographie Thorax
Vergleich: Sonographie vom 02.02.2024.
Befund: Zum Vorbefund weniger Erguss rechts. Links zum Vorbefund kein Erguss mehr.
Beurteilung: Rückläufige Ergüsse.`,
  },
  {
    why: 'Vorgestellt hat sich der Patient nach dem Unfall.',
    text: `MRT Knie links
Klinische Angaben: Vorstellung in der Notaufnahme am 09.02.2024.
Befund: Kreuzbänder intakt.
Beurteilung: Kein Riss (Unfall vom 03.02.2024).`,
  },
]

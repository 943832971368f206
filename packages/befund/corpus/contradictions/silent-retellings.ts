import type { SilentCase } from './contradiction-case.ts'

/** Correct reports that say a thing twice in other words, tell a course, or set one lesion beside another. */
export const silentRetellings: readonly SilentCase[] = [
  {
    why: 'Zwei Segmente tiefer als Th7/8 liegt Th9/10.',
    text: `MRT BWS
Befund: Im Segment Th7/8 Protrusion. Zwei Segmente tiefer kleiner Prolaps links.
Beurteilung: Kleiner Prolaps Th9/10 links.`,
  },
  {
    why: 'Die Höhen am Kreuzbein gibt es.',
    text: `CT LWS
Befund: Osteochondrose LWK 5/SWK 1. Rudimentäre Bandscheibe SWK 1/SWK 2.
Beurteilung: Degenerative Veränderungen.`,
  },
  {
    why: 'Die Brust der anderen Seite hat mit dem Nierenlager nichts zu tun.',
    text: `CT Abdomen
Klinische Angaben: Z. n. Nephrektomie rechts, Mastektomie links.
Befund: Nierenlager rechts frei. Linke Niere unauffällig.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: 'Verschlossen wird die Leiste, in die gestochen wurde.',
    text: `Angiographie
Fragestellung: pAVK IIb links.
Technik: Punktion der A. femoralis communis rechts, Crossover.
Befund: 5 cm langer Verschluss der AFS. Nach PTA und Stent freier Fluss.
Beurteilung: Rekanalisation eines AFS-Verschlusses. Leiste rechts mit Angio-Seal verschlossen.`,
  },
  {
    why: 'Der linke Arm ist schwach, weil rechts im Gehirn ein Gefäß verschlossen ist.',
    text: `CT Schädel
Klinische Angaben: Schwäche des linken Arms.
Befund: M1-Verschluss, Demarkation des Inselkortex.
Beurteilung: Verschluss der A. cerebri media rechts.`,
  },
  {
    why: 'Eine breitbasige Protrusion reicht auf beide Seiten.',
    text: `MRT LWS
Befund: L4/5: Breitbasige Protrusion und Prolaps links. Die Wurzel L5 rechts wird komprimiert.
Beurteilung: Prolaps L4/5 links.`,
  },
  {
    why: 'Links ist das Foramen eng, rechts die Bandscheibe vorgefallen.',
    text: `MRT HWS
Befund: C5/6: Foramenstenose links spondylophytär, rechts foraminaler Prolaps. Kompression der Wurzel C6 links.
Beurteilung: Prolaps C5/6.`,
  },
  {
    why: 'Die Synovialzyste drückt auf die Wurzel, nicht der Vorfall der anderen Seite.',
    text: `MRT LWS
Befund: L4/5 Synovialzyste rechts, Prolaps links. Verlagerung der Wurzel L5 rechts.
Beurteilung: Prolaps L4/5 links, Synovialzyste rechts mit Kompression der Wurzel L5.`,
  },
  {
    why: 'Das nächste Segment hat seine eigene Seite.',
    text: `MRT LWS
Befund: L4/5: Prolaps links. L5/S1: Kompression der Wurzel S1 rechts.
Beurteilung: Prolaps L4/5.`,
  },
  {
    why: 'Die leere Loge links ist kein Knoten.',
    text: `Sonographie der Schilddrüse
Befund: Schilddrüsenloge links leer, kein Rezidivgewebe. Rechter Lappen 9 ml, homogene Echotextur. Am Unterpol ein solider Knoten.
Beurteilung: Solider Knoten im verbliebenen rechten Lappen.`,
  },
  {
    why: 'Links der Herd, rechts die Narbe: jede Brust hat das Ihre.',
    text: `MRT Mamma
Befund: Rechte Brust unauffällig. Links spikulierte Läsion, 12 mm.
Beurteilung: Malignomverdacht links. Narbe der rechten Brust nach BET.`,
  },
  {
    why: 'Ein Fibroadenom der anderen Seite ist nicht der Lymphknoten, den die Nadel sucht.',
    text: `Mammasonographie
Befund: Rechts Fibroadenom. Links axillär auffälliger Lymphknoten.
Beurteilung: Fibroadenom rechts. Feinnadelpunktion des Lymphknotens links empfohlen.`,
  },
  {
    why: 'Oberhalb des Karzinoms im unteren Drittel ist die Speiseröhre weit.',
    text: `CT Thorax
Befund: Wandverdickung des Ösophagus im unteren Drittel über 4 cm. Proximaler Ösophagus dilatiert.
Beurteilung: Karzinom des distalen Ösophagus mit Dilatation des proximalen Ösophagus.`,
  },
  {
    why: 'Ein Gefäß ist in zwei Dritteln krank.',
    text: `CT Herz
Befund: RCA: Plaque im proximalen Drittel 30 %. Stenose im distalen Drittel 60 %.
Beurteilung: Stenose der distalen RCA.`,
  },
  {
    why: 'Der zweite Herd liegt bei 4 Uhr, im anderen Quadranten.',
    text: `Mammasonographie
Befund: Rechts oben außen Zyste. Zudem ein echoarmer Herd bei 4 Uhr.
Beurteilung: Suspekter Herd rechts unten innen.`,
  },
  {
    why: 'Zwei Herde einer Brust in zwei Quadranten, jeder für sich genannt.',
    text: `Mammographie
Befund: Verdichtung im Drüsenparenchym links oben außen. Sonographisch korreliert eine Zyste. Links unten innen Mikrokalk. Rechts unten innen Fibroadenom.
Beurteilung: Suspekter Mikrokalk links unten innen. Zyste links oben außen.`,
  },
  {
    why: 'Eine Etage tiefer als L2/3 liegt L3/4.',
    text: `MRT LWS
Befund: Im Segment L2/3 Protrusion. Eine Etage tiefer zeigt sich ein Prolaps links.
Beurteilung: Prolaps L3/4 links.`,
  },
  {
    why: 'Das Segment darüber ist L4/5.',
    text: `MRT LWS
Befund: Prolaps L5/S1 rechts. Im Segment darüber flache Protrusion.
Beurteilung: Prolaps L5/S1 rechts, Protrusion L4/5.`,
  },
  {
    why: 'Der Nachbar kann der obere oder der untere sein.',
    text: `MRT HWS
Befund: C5/6: Osteochondrose mit Protrusion. Im Nachbarsegment foraminaler Prolaps rechts.
Beurteilung: Prolaps C6/7 rechts. Osteochondrose C5/6.`,
  },
  {
    why: 'Auch im selben Satz zählt die Etage vom Segment davor.',
    text: `MRT LWS
Befund: Protrusion L3/4 und im Segment darunter Prolaps links.
Beurteilung: Prolaps L4/5 links.`,
  },
  {
    why: 'Das Anschlusssegment einer Spondylodese ist beim Namen nicht genannt.',
    text: `MRT LWS
Befund: Spondylodese L4/5. Im kranialen Anschlusssegment Spinalkanalstenose.
Beurteilung: Anschlussdegeneration mit Spinalkanalstenose L3/4.`,
  },
  {
    why: 'Ein Mittellappen liegt im Unterfeld.',
    text: `Röntgen Thorax
Befund: Fleckige Verschattung im rechten Unterfeld.
Beurteilung: Mittellappenpneumonie rechts.`,
  },
  {
    why: 'Die Mittellinie weicht nach rechts, das Hämatom liegt links.',
    text: `CT Schädel
Befund: Subduralhämatom frontoparietal links, 8 mm. Galeahämatom links parietal.
Beurteilung: Akutes SDH links mit Mittellinienverlagerung nach rechts.`,
  },
  {
    why: 'Die Richtung der Verlagerung ist keine Seite der Blutung.',
    text: `CT Schädel
Befund: Akutes Subduralhämatom rechts, 9 mm. Das Ventrikelsystem ist um 5 mm nach links verlagert. Galeahämatom rechts frontal.
Beurteilung: SDH rechts mit Mittellinienverlagerung nach links.`,
  },
  {
    why: 'Die Lingula projiziert sich im Thoraxbild auf das Unterfeld.',
    text: `Röntgen Thorax
Befund: Verschattung im linken Unterfeld, im Seitbild ventral.
Beurteilung: Pneumonie der Lingula.`,
  },
  {
    why: 'Im Mittelfeld kann auch der Unterlappen liegen.',
    text: `Röntgen Thorax
Befund: Infiltrat im rechten Mittelfeld.
Beurteilung: Unterlappenpneumonie rechts.`,
  },
  {
    why: 'Der Mittellappen projiziert sich auf das Unterfeld.',
    text: `Röntgen Thorax in 2 Ebenen
Befund: Neu aufgetretene Konsolidierung, die sich auf das rechte Unterfeld projiziert.
Beurteilung: Mittellappenpneumonie rechts.`,
  },
  {
    why: 'Die Biopsie war schon.',
    text: `Mammographie rechts
Befund: Clip rechts.
Beurteilung: BI-RADS 2 rechts. Kontrolle nach Vakuumbiopsie empfohlen.`,
  },
  {
    why: 'Von zwei Winkeln ist einer der kranke.',
    text: `Röntgen Vorfuß beidseits
Befund: Hallux-valgus-Winkel links 9°, rechts 38°.
Beurteilung: Ausgeprägter Hallux valgus rechts.`,
  },
  {
    why: 'Sieben Grad sind der Abstand von damals zu heute.',
    text: `Röntgen Ganzwirbelsäule
Vorbefund: 02/2022, Cobb-Winkel 18°.
Befund: Thorakale Skoliose, Cobb-Winkel 25°. Lumbale Gegenkrümmung 12°.
Beurteilung: Skoliose, Zunahme des Cobb-Winkels um 7°.`,
  },
  {
    why: 'Nicht zunehmend ist kein Wachsen.',
    text: `MRT Leber
Befund: Zyste im Segment II, nicht größenprogredient.
Beurteilung: Konstante Leberzyste im Segment II.`,
  },
  {
    why: 'Nicht zunehmend ist kein Wachsen.',
    text: `CT Thorax
Befund: Rundherd im Mittellappen 5 mm, nicht wesentlich progredient.
Beurteilung: Unveränderter Rundherd im Mittellappen.`,
  },
  {
    why: 'Nicht zunehmend ist kein Wachsen.',
    text: `Röntgen Thorax
Befund: Pleuraerguss links, nicht weiter regredient.
Beurteilung: Konstanter Pleuraerguss links.`,
  },
  {
    why: 'Nicht zunehmend ist kein Wachsen.',
    text: `MRT Schädel
Befund: Ventrikelerweiterung, nicht zunehmend.
Beurteilung: Unveränderte Ventrikelerweiterung.`,
  },
  {
    why: 'Ein Grad ist keine Ordnungszahl.',
    text: `CT Leber
Befund: Segment IV: 22 mm großer Herd mit Washout, LI-RADS 5. Segment II: 6 mm anreichernder Herd, LI-RADS 3.
Beurteilung: HCC Segment IV. Unklarer Herd Segment II mit Kontrolle.`,
  },
  {
    why: 'Ein Grad ist keine Ordnungszahl.',
    text: `MRT HWS
Befund: Fraktur Typ 2. HWK 5 mit Deckplattenimpression. HWK 6 intakt.
Beurteilung: Fraktur HWK 5.`,
  },
  {
    why: 'Um wie viel etwas wuchs, ist nicht seine Größe.',
    text: `CT Aorta
Befund: Infrarenales Aortenaneurysma 52 mm, zuvor 47 mm.
Beurteilung: Zunahme des Aortenaneurysmas um 5 mm.`,
  },
  {
    why: 'Die Blutung ist rechts fortgeschritten, links ist sie geblieben.',
    text: `Sonographie Schädel
Befund: Rechts Seitenventrikel 14 mm, Thrombus bis in das Hinterhorn. Links: Subependymale Blutung 5 mm, unverändert.
Beurteilung: Progrediente IVH, rechts Grad III, links Grad I.`,
  },
  {
    why: 'Um wie viel etwas wuchs, ist nicht seine Größe.',
    text: `CT Thorax
Befund: Rundherd im Oberlappen rechts 13 mm (VU 9 mm).
Beurteilung: Der Rundherd im rechten Oberlappen hat um 4 mm zugenommen.`,
  },
  {
    why: 'Um wie viel etwas wuchs, ist nicht seine Größe.',
    text: `MRT Schädel
Befund: Meningeom frontal links 24 mm (2022: 21 mm).
Beurteilung: Langsames Wachstum des Meningeoms (3 mm in 24 Monaten).`,
  },
  {
    why: 'Um wie viel etwas schrumpfte, ist nicht seine Größe.',
    text: `Sonographie
Befund: Lymphknoten inguinal rechts 14 mm, vormals 22 mm.
Beurteilung: Der Lymphknoten hat um 8 mm abgenommen.`,
  },
  {
    why: 'Ein Datum ohne Jahr endet keinen Satz und datiert das Maß dahinter.',
    text: `CT Schädel
Befund: Subduralhämatom links, jetzt 12 mm breit (am 02.05. 12 mm, initial 8 mm).
Beurteilung: Gegenüber dem 02.05. größenkonstantes Subduralhämatom links (12 mm).`,
  },
  {
    why: 'Das Übrige ist nicht, was eben genannt war.',
    text: `Röntgen Thorax
Befund: Erguss rechts zunehmend. Infiltrat links.
Beurteilung: Progredienter Erguss rechts. Sonst unverändert.`,
  },
  {
    why: 'Das Übrige ist nicht, was eben genannt war.',
    text: `CT Thorax
Befund: Herd im Mittellappen 9 mm (VU 6 mm).
Beurteilung: Größenprogredienter Herd im Mittellappen. Ansonsten keine wesentliche Änderung.`,
  },
  {
    why: 'Auf dieser Höhe meint die Höhe des Satzes selbst.',
    text: `MRT LWS
Befund: LWK 3/4: Vorfall mit Wurzelkompression L4 links. LWK 4/5: kleine Protrusion.
Beurteilung: Vorfall LWK 3/4 mit Wurzelkompression. LWK 4/5 mit Protrusion, ohne Wurzelkompression auf dieser Höhe.`,
  },
  {
    why: 'Extrusat ist ein Vorfall.',
    text: `MRT LWS
Befund: LWK 2/3: kleine Protrusion. LWK 4/5: Extrusat mediolateral rechts.
Beurteilung: Bandscheibenvorfall LWK 4/5 rechts.`,
  },
  {
    why: 'Der Griffelfortsatz ist der Processus styloideus.',
    text: `Röntgen Handgelenk rechts
Befund: Distale Radiusfraktur. Abriss des Processus styloideus ulnae.
Beurteilung: Distale Radiusfraktur mit Abriss des Griffelfortsatzes der Elle.`,
  },
  {
    why: 'Was einen Grad hat, ist nicht erhalten.',
    text: `MRT Knie links
Befund: Knorpel retropatellär Grad III, femorotibial medial und lateral erhalten.
Beurteilung: Chondropathie der Patella Grad III.`,
  },
  {
    why: 'Frei sind die Venen hinter dem Komma, nicht die mit dem Thrombus.',
    text: `Duplex Beinvenen
Befund: Rechts: V. poplitea nicht komprimierbar, echoarmer Thrombus. V. femoralis frei.
Beurteilung: Frische Thrombose rechts (V. poplitea), Oberschenkelvenen frei.`,
  },
  {
    why: '„Zunehmend strähnig“ beschreibt die Form, nicht die Größe.',
    text: `CT Thorax
Befund: Primarius im rechten Oberlappen 24 x 19 mm (VU 33 x 27 mm), zunehmend strähnig ausgezogen.
Beurteilung: Größenabnahme des Primarius.`,
  },
  {
    why: '„Primärstaging 12.03.“ leitet ein, was damals zu sehen war.',
    text: `MRT Becken, Restaging
Befund: Primärstaging 12.03.: T3b, 3 suspekte mesorektale LK. Jetzt mesorektale LK unter 4 mm.
Beurteilung: ymrT2 N0.`,
  },
  {
    why: 'Kein Fragment im Kanal sagt nicht, dass der Kanal weit ist.',
    text: `CT LWS
Befund: Fraktur LWK 2, Hinterkante intakt, kein Fragment im Spinalkanal. Spinalkanal LWK 4/5 hochgradig eingeengt.
Beurteilung: Fraktur LWK 2. Spinalkanalstenose LWK 4/5.`,
  },
  {
    why: 'Ein Füllungsdefekt in der Lunge ist eine Embolie.',
    text: `CT Thorax
Befund: Embolus in der Unterlappenarterie rechts. Links Füllungsdefekte im Oberlappen.
Beurteilung: Lungenembolie beidseits, rechts lobär, links subsegmental.`,
  },
  {
    why: 'Die Seite gehört zu dem Grad, vor dem sie steht.',
    text: `MRT Prostata
Befund: Läsion 1: Periphere Zone rechts, 12 mm. PI-RADS 4.
Läsion 2: Transitionalzone links, 8 mm. PI-RADS 3.
Beurteilung: PI-RADS 4 rechts und PI-RADS 3 links.`,
  },
  {
    why: 'Der Grad des zweiten Herdes ist in der Beurteilung genannt.',
    text: `MRT Mamma
Befund: Links oben außen spikulierter Herd 19 mm, gesichert. Zweiter Herd links unten innen 6 mm: BI-RADS 4.
Beurteilung: Bekanntes Karzinom links (BI-RADS 6). Zusatzherd links unten innen, BI-RADS 4.`,
  },
  {
    why: 'Der Dens ist C2.',
    text: `CT HWS
Befund: Densfraktur Typ II. HWK 4 und 5 intakt.
Beurteilung: Fraktur C2.`,
  },
  {
    why: 'Der Atlasbogen ist C1.',
    text: `CT HWS
Befund: Fraktur des vorderen Atlasbogens. HWK 6 ohne Fraktur.
Beurteilung: Fraktur C1.`,
  },
  {
    why: 'Was geplant ist, darf später sein.',
    text: `Röntgen Unterschenkel rechts vom 11.02.2026
Fragestellung: Konsolidierung? Metallentfernung am 19.03.2026 geplant
Befund: Fraktur knöchern durchbaut. Marknagel ohne Lockerung.`,
  },
  {
    why: 'Früher positiv ist nicht jetzt positiv.',
    text: `MRT Rektum
Vorbefund 03.04.2024: cT3 N2, CRM positiv.
Befund: EMVI vormals positiv, jetzt fibrosiert. Abstand zur Faszie 5 mm.
Beurteilung: ypT2 N0, CRM negativ, EMVI negativ.`,
  },
  {
    why: 'Die Fraktur der anderen Seite ist auch genannt.',
    text: `CT Becken
Befund: Insuffizienzfraktur der Massa lateralis links, rechts sklerosierte Linie.
Beurteilung: Insuffizienzfraktur links, rechts ältere Fraktur des Sakrums.`,
  },
  {
    why: '„Degenerativ“ beschreibt die Listhese und ist keine Osteochondrose.',
    text: `Röntgen LWS
Befund: Osteochondrose LWK 5/S1. Anterolisthese LWK 3 gegenüber LWK 4 um 4 mm.
Beurteilung: Degenerative Spondylolisthese LWK 3/4.`,
  },
  {
    why: 'Ein anderes Impingement.',
    text: `MRT Hüfte rechts
Befund: Pincer-Konfiguration. Kein Cam-Impingement.
Beurteilung: Pincer-Impingement. Kein Cam-Impingement.`,
  },
  {
    why: 'Hinten ist nicht vorn oben.',
    text: `MRT Schulter rechts
Befund: Anterosuperiorer Labrumriss.
Beurteilung: Labrumriss anterosuperior. Dorsales Labrum ohne Läsion.`,
  },
  {
    why: 'Der Hypopharynx ist nicht der Oropharynx.',
    text: `CT Hals
Befund: Bekanntes Oropharynxkarzinom 24 mm. Hypopharynx und Larynx unauffällig.
Beurteilung: Oropharynxkarzinom.`,
  },
  {
    why: 'Der Nasopharynx ist nicht der Oropharynx.',
    text: `MRT Hals
Befund: Raumforderung im Nasopharynx links 18 mm. Oropharynx regelrecht.
Beurteilung: Raumforderung im Nasopharynx links.`,
  },
  {
    why: 'Ohne ossäre Beteiligung heißt kein knöchernes Fragment.',
    text: `MRT Schulter links
Befund: Labrumabriss anteroinferior. Kein ossäres Bankart-Fragment.
Beurteilung: Bankart-Läsion ohne ossäre Beteiligung.`,
  },
  {
    why: 'Ein verdicktes, erhaltenes Band kann angerissen sein.',
    text: `MRT OSG rechts
Befund: Lig. fibulocalcaneare verdickt, erhalten.
Beurteilung: Partialläsion des Lig. fibulocalcaneare.`,
  },
  {
    why: "Lymphknoten gibt es am selben Ort auf beiden Seiten.",
    text: `PET/CT Ganzkörper
Klinische Angaben: Lymphom zervikal links.
Befund: Rechts zervikal einzelne Lymphknoten bis 6 mm, nicht speichernd. Sonst keine Mehranreicherung.
Beurteilung: Vollständiges metabolisches Ansprechen.`,
  },
  {
    why: "Der Ort ist im Befund auf beiden Seiten genannt.",
    text: `MRT Schädel
Klinische Angaben: Metastase rechts okzipital bestrahlt.
Befund: Rechts okzipital Resthöhle 8 mm. Links okzipital neuer Herd von 5 mm.
Beurteilung: Neue Metastase links okzipital.`,
  },
  {
    why: 'Das Maß gehört zum Stumpf, nicht zur Leber.',
    text: `MRCP
Befund: Leber homogen. Zystikusstumpf 14 mm lang.
Beurteilung: Unauffälliger Befund nach Cholezystektomie.`,
  },
  {
    why: 'Der Zugang liegt nicht am Ort der Behandlung.',
    text: `DSA Becken-Bein rechts
Befund: Antegrade Punktion der A. femoralis communis. Verschluss der AFS. A. tibialis posterior und A. fibularis durchgängig.
Beurteilung: Rekanalisation der AFS. Zweigefäßabstrom über A. tibialis posterior und A. fibularis.`,
  },
  {
    why: "Die bekannte Seite ist beschrieben, auf der anderen liegt etwas anderes.",
    text: `MRT Schädel
Klinische Angaben: Metastase rechts frontal, bestrahlt 2022.
Befund: Resthöhle im Gyrus frontalis superior rechts. Kleines Kavernom links frontal.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Wo es weh tut, ist nichts, gegenüber eine Zyste.",
    text: `Sonographie Leiste
Klinische Angaben: Schmerzen inguinal rechts.
Befund: Keine Hernie rechts. Zyste inguinal links 8 mm.
Beurteilung: Kein Leistenbruch.`,
  },
  {
    why: 'Die Funktion ist normal, die Durchblutung nicht.',
    text: `Stress-MRT Herz
Befund: Minderperfusion der Vorderwand unter Belastung. LV-EF 61 %.
Beurteilung: Ischämie der Vorderwand des linken Ventrikels. Normale LV-Funktion.`,
  },
  {
    why: 'Die Drainage liegt, zurück ging der Pneumothorax.',
    text: `Röntgen Thorax
Befund: Drainage rechts unverändert, kein Pneumothorax mehr.
Beurteilung: Vollständige Rückbildung des Pneumothorax rechts bei liegender Drainage.`,
  },
  {
    why: 'Die Kalotte liegt auf der Seite, die vor ihr steht.',
    text: `MRT Hüfte beidseits
Befund: Rechts ARCO II ohne Kollaps. Links ARCO III mit subchondraler Fraktur.
Beurteilung: Hüftkopfnekrose, rechts Stadium II, links Stadium III mit Kalottenfraktur.`,
  },
  {
    why: 'Offen ist der Stent; die Plaque liegt davor.',
    text: `CT Koronarien
Befund: RCA: Plaque proximal, 30 % Stenose. Stent im mittleren Segment.
Beurteilung: Geringe Stenose der RCA. Stent der RCA offen.`,
  },
  {
    why: 'Eine Plaque ohne Kalk sagt nicht, dass es keinen gibt.',
    text: `CT Koronarien
Befund: Agatston-Score 180. RCX: nicht verkalkte Plaque, 30 % Stenose.
Beurteilung: Geringe Stenose der RCX.`,
  },
  {
    why: 'Die Blase hat keine Seite von der Niere.',
    text: `CT Urographie
Befund: Nierenbecken links mit Füllungsdefekt. Harnblase: Läsion an der rechten Seitenwand 19 mm.
Beurteilung: Verdacht auf Urothelkarzinom im linken Nierenbecken und Blasentumor.`,
  },
  {
    why: 'Eine Narbe ist keine Fibrose.',
    text: `CT Thorax
Befund: Im Unterlappen links streifige Narben.
Beurteilung: Narben im linken Unterlappen. Keine Fibrose.`,
  },
  {
    why: 'Regelrecht liegt die Schraube; die Fraktur daneben ist alt.',
    text: `Röntgen Hüfte links
Befund: Linke Hüfte mit liegender DHS nach alter Schenkelhalsfraktur, Fraktur konsolidiert.
Beurteilung: Links alte, konsolidierte Schenkelhalsfraktur mit regelrecht liegender DHS.`,
  },
  {
    why: 'Von 5 auf 2 mm ging die Zyste zurück, nicht das Dissekat.',
    text: `MRT Knie rechts
Befund: Dissekat 18 x 12 mm am medialen Femurkondylus eingeheilt, Zysten von 5 mm auf 2 mm kleiner geworden.
Beurteilung: Eingeheiltes Dissekat, Zysten rückläufig.`,
  },
  {
    why: 'Was die Wurzel auf dieser Höhe verlagert, nennt erst die Beurteilung einen Vorfall.',
    text: `MRT LWS
Befund: L3/4: Flache Protrusion. L5/S1: Links recessal anreicherndes Gewebe mit Verlagerung der Wurzel S1.
Beurteilung: Rezidivprolaps L5/S1 links mit Verlagerung der Wurzel S1.`,
  },
  {
    why: 'Verdächtig waren die Lymphknoten zuvor.',
    text: `MRT Rektum
Befund: Von zuvor drei suspekten mesorektalen Lymphknoten noch einer abgrenzbar (4 mm, glatt).
Beurteilung: Gutes Ansprechen, ymrT2 N0.`,
  },
  {
    why: 'Überwiegend heißt nicht jede.',
    text: `CT Thorax
Befund: Metastase linker Unterlappen 9 mm (VU 16 mm), rechter Mittellappen 5 mm (VU 5 mm).
Beurteilung: Überwiegend regrediente Metastasen der Lunge.`,
  },
  {
    why: 'Geplatzt ist die Zyste, kein Band.',
    text: `MRT Knie links
Befund: Bänder ohne Ruptur. Bakerzyste 4 cm, rupturiert.
Beurteilung: Rupturierte Bakerzyste. Keine Bandruptur.`,
  },
  {
    why: 'Das Aneurysma der Bifurkation ist das der Media.',
    text: `CTA Schädel
Befund: Aneurysma der Mediabifurkation links 6 mm. Weiteres Aneurysma der A. communicans anterior 3 mm.
Beurteilung: Mediaaneurysma links. Kleines Aneurysma der A. communicans anterior.`,
  },
  {
    why: 'Der Rückfuß ist nicht der ganze Fuß.',
    text: `CT Fuß rechts
Befund: Frakturen der Basen Metatarsale II und III. Kalkaneus und Talus intakt.
Beurteilung: Metatarsalefrakturen II und III. Rückfuß unverletzt.`,
  },
  {
    why: 'Nach Operation der einen Brust ein Tumor der anderen.',
    text: `Mammographie beidseits
Klinische Angaben: Mammakarzinom rechts 2015, brusterhaltend operiert.
Befund: Narbe rechts, unverändert. Links oben außen spikulierter Herd 11 mm.
Beurteilung: V. a. Mammakarzinom links, BI-RADS 5.`,
  },
  {
    why: 'Ein konstanter Rundherd ist nicht der operierte Tumor.',
    text: `CT Thorax
Klinik: Bronchialkarzinom rechts, Z.n. Oberlappenresektion.
Befund: Rundherd im linken Unterlappen 6 mm, unverändert. Rechts kein Rezidiv.
Beurteilung: Konstanter Rundherd links.`,
  },
  {
    why: 'Der Infarkt liegt der Lähmung gegenüber.',
    text: `CT Schädel
Klinik: Hemiparese links, Infarkt?
Befund: Mediainfarkt rechts.
Beurteilung: Mediainfarkt rechts.`,
  },
  {
    why: 'Der alte Erguss ist fort, der neue liegt links.',
    text: `Röntgen Thorax
Vorbefund: Pleuraerguss rechts.
Befund: Rechts kein Erguss mehr. Links neuer Pleuraerguss.
Beurteilung: Neuer Pleuraerguss links, rechts rückgebildet.`,
  },
  {
    why: 'Auf der gefragten Seite ist sie ausdrücklich verneint.',
    text: `Duplexsonographie Beinvenen
Fragestellung: TVT rechts?
Befund: Rechts alle Venen komprimierbar, keine Thrombose. Links Thrombose der V. poplitea.
Beurteilung: TVT links. Rechts keine Thrombose.`,
  },
  {
    why: 'Die Klinik nennt selbst beide Seiten.',
    text: `CT Abdomen nativ
Klinik: Bekannte Nephrolithiasis links, jetzt Kolik rechts.
Befund: Harnleiterstein rechts prävesikal 4 mm.
Beurteilung: Harnleiterstein rechts.`,
  },
  {
    why: 'Das bekannte Adenom ist nicht das Karzinom.',
    text: `CT Thorax und Abdomen
Klinik: Bronchialkarzinom links, Staging.
Befund: Raumforderung im linken Oberlappen 3,4 cm. Bekanntes Nebennierenadenom rechts.
Beurteilung: Bronchialkarzinom links. Nebennierenadenom rechts.`,
  },
  {
    why: 'Die alten Frakturen sind Vorgeschichte.',
    text: `Röntgen Thorax
Anamnese: Rippenfrakturen links 2019. Jetzt Sturz.
Befund: Fraktur der 7. Rippe rechts.
Beurteilung: Frische Rippenfraktur rechts.`,
  },
  {
    why: 'Auf der bekannten Seite liegt ebenfalls ein Herd.',
    text: `CT Thorax
Restaging bei Kolonkarzinom, bekannte Metastase rechts.
Befund: Rundherde beidseits, Rundherd links größenprogredient auf 9 mm, rechts konstant.
Beurteilung: Progrediente Metastase links.`,
  },
  {
    why: 'Gestürzt auf die eine, gebrochen auf der anderen Seite.',
    text: `CT Schädel
Klinik: Sturz auf die linke Kopfseite, Fraktur?
Befund: Kalottenfraktur rechts okzipital mit epiduralem Hämatom.
Beurteilung: Kalottenfraktur rechts.`,
  },
  {
    why: 'Die Pneumonie des Vorjahres ist eine andere.',
    text: `Röntgen Thorax
Klinik: Pneumonie links im Vorjahr, jetzt Husten.
Befund: Infiltrat im rechten Unterfeld.
Beurteilung: Pneumonie rechts.`,
  },
  {
    why: 'Die Arthrose der einen Seite ist mit einer Prothese versorgt.',
    text: `Röntgen Knie rechts
Klinik: Knie-TEP links bei Gonarthrose links.
Befund: Mediale Gonarthrose rechts Grad III.
Beurteilung: Gonarthrose rechts.`,
  },
  {
    why: 'Eine ältere Fraktur derselben Stelle auf der anderen Seite wird neben der frischen genannt.',
    text: `Röntgen Hände
Befund: Fraktur des Metacarpale V rechts. Metacarpale V links alt frakturiert, konsolidiert.
Beurteilung: Fraktur des Metacarpale V rechts, links alte Fraktur.`,
  },
  {
    why: 'Beide Herde liegen auf einer Seite.',
    text: `CT Thorax
Befund: Im linken Unterlappen zwei Rundherde 6 und 8 mm, beide Rundherde glatt begrenzt. Rechts kein Herd.
Beurteilung: Zwei Rundherde links.`,
  },
  {
    why: 'In beiden Lungen.',
    text: `CT Thorax
Befund: Milchglas in beiden Lungen. Konsolidierung im rechten Unterlappen.
Beurteilung: Milchglas beidseits, Konsolidierung im rechten Unterlappen.`,
  },
  {
    why: 'Lymphknoten desselben Levels auf beiden Seiten.',
    text: `CT Hals
Befund: Level II rechts Lymphknoten 18 mm, nekrotisch. Level II links Lymphknoten 7 mm.
Beurteilung: Metastase Level II rechts. Level II links reaktiver Lymphknoten.`,
  },
  {
    why: 'Der Sakrumbruch liegt nicht dort, wo die Gelenkpfanne brach.',
    text: `CT Becken
Befund: Beide Pfeiler der rechten Hüftpfanne frakturiert. Gelenkfläche eingebrochen. Massa lateralis des Sakrums links mit Frakturlinie.
Beurteilung: Zweipfeilerfraktur rechts. Sakrumfraktur links.`,
  },
  {
    why: 'Im selben Lappen der einen Seite ein Rundherd, der anderen eine Verdichtung, die der Tumor ist.',
    text: `CT Thorax
Befund: Im Oberlappen rechts ein Rundherd 9 mm. Im Oberlappen links Konsolidierung 4 cm mit Lufteinschlüssen.
Beurteilung: V. a. Bronchialkarzinom Oberlappen links.`,
  },
  {
    why: 'Im selben Level liegt links ein Konglomerat.',
    text: `CT Hals
Befund: Level II rechts Lymphknoten 9 mm. Level II links Konglomerat 3 cm.
Beurteilung: Lymphknotenmetastasen Level II links.`,
  },
  {
    why: 'Die Gliose liegt frontal auf der einen, der Tumor auf der anderen Seite.',
    text: `MRT Schädel
Befund: Gliosen frontal rechts. Frontal links raumfordernde Anreicherung 3 cm mit Ödem.
Beurteilung: V. a. Glioblastom frontal links.`,
  },
  {
    why: 'Abkürzung der Mittellinienverlagerung, dasselbe Maß.',
    text: `CT Schädel
Befund: Subduralhämatom rechts 11 mm. Mittellinienverlagerung um 6 mm nach links.
Beurteilung: SDH rechts 11 mm mit MLV von 6 mm nach links.`,
  },
  {
    why: 'what gets denser stays as large as it was',
    text: 'CT Abdomen\nMetastase LWK 3, zunehmend sklerosiert, 18 mm, VU 18 mm.\nBeurteilung: Knochenmetastase LWK 3 größenkonstant mit zunehmender Sklerose.',
  },
  {
    why: 'Achsen in anderer Reihenfolge.',
    text: `MRT Hals
Befund: Parapharyngeal rechts 22 x 15 mm messende, randständig anreichernde Formation. Lymphknoten Level II rechts 13 mm.
Beurteilung: Parapharyngealabszess rechts, 15 x 22 mm.`,
  },
  {
    why: 'Zwei Steine eines Ureters, wiederholt wird der kleinere.',
    text: `CT Abdomen
Befund: Zwei Konkremente im Ureter rechts, proximal 8 mm, distal 4 mm.
Beurteilung: Harnleitersteine rechts, der distale 4 mm.`,
  },
  {
    why: 'Zwei Myome, wiederholt wird das größte.',
    text: `MRT Becken
Befund: Intramurales Myom der Hinterwand 35 mm, subseröses Myom im Fundus 55 mm.
Beurteilung: Uterus myomatosus, größtes Myom 55 mm.`,
  },
  {
    why: '„Mehr als“ ist eine Grenze.',
    text: `MRT Herz
Befund: Late Enhancement inferolateral, Transmuralität 75 %. LV-EF 45 %.
Beurteilung: Infarktnarbe inferolateral, mehr als 50 % transmural. EF 45 %.`,
  },
  {
    why: 'Seitenanteil wiederholt.',
    text: `Nierenszintigraphie
Befund: Funktionsanteil rechts 34 %, links 66 %.
Beurteilung: Eingeschränkte Funktion der rechten Niere (34 %).`,
  },
  {
    why: 'Länge und Abstand desselben Tumors.',
    text: `MRT Becken
Befund: Tumor im unteren Rektumdrittel, 7 cm ab Anokutanlinie. Länge 4 cm.
Beurteilung: 4 cm langes Rektumkarzinom, 7 cm ab ano.`,
  },
  {
    why: 'Das Maß von damals, als solches benannt.',
    text: `MRT Hypophyse
Vergleich: 12.03.2021
Befund: Verzögert anreichernde Läsion links, aktuell 4 mm. Am 12.03.2021 maß sie 8 mm.
Beurteilung: Größenregredientes Mikroadenom links, damals 8 mm.`,
  },
  {
    why: 'Stent und Ballon mit ihren Maßen.',
    text: `Angiographie Becken-Bein links
Befund: Stenose der A. femoralis superficialis über 3 cm. Ballondilatation 5 x 40 mm. Implantation eines Stents 6 x 80 mm.
Beurteilung: Stentimplantation der AFS links (6 x 80 mm) nach PTA (5 x 40 mm).`,
  },
  {
    why: 'Von zwei Rundherden der größere, beidseits.',
    text: `CT Thorax
Befund: Rundherd im rechten Unterlappen 6 mm, im linken Oberlappen 4 mm. Lymphknoten infrakarinal 9 mm.
Beurteilung: Pulmonale Rundherde bis 6 mm beidseits.`,
  },
  {
    why: '"zunehmend gekammert" is how the effusion looks',
    text: 'CT Thorax\nPleuraerguss rechts, zunehmend gekammert, insgesamt kleiner, 2 cm (VU 4 cm).\nBeurteilung: Größenregredienter Pleuraerguss rechts.',
  },
  {
    why: 'Drei Stenosen, wiederholt wird die führende.',
    text: `CT Herz
Befund: RIVA proximal 40 % Stenose, RCX 30 % Stenose, RCA 60 % Stenose.
Beurteilung: Koronare Herzkrankheit, führende Stenose der RCA (60 %).`,
  },
  {
    why: "„Unverändert“ mit demselben Maß.",
    text: `MRT Schädel
Vorbefund: MRT vom 04.02.2023: Meningeom der Falx, 13 mm.
Befund: Im Vergleich zur Voruntersuchung unverändert 13 mm großes Meningeom der Falx.
Beurteilung: Meningeom der Falx.`,
  },
  {
    why: 'Die letzte Zeile nimmt die Größe auf und stimmt.',
    text: `MRT Leber
In Segment VI hypervaskularisierte Läsion mit 2,6 cm ohne Auswaschung. In Segment III Zyste mit 1,2 cm. Gallenwege schlank. Milz normal groß. Keine freie Flüssigkeit.
FNH (2,6 cm). Einfache Zyste.`,
  },
  {
    why: 'Maße mehrerer Organe, zwei davon wiederholt.',
    text: `Sonographie Abdomen
Befund: Leber 14 cm. Gallenblase mit Konkrement von 11 mm. Niere rechts 10,2 cm, Niere links 11,2 cm. Zyste rechts 21 mm.
Beurteilung: Cholezystolithiasis (11 mm). Nierenzyste rechts (21 mm).`,
  },
  {
    why: 'Nur zwei von drei Protrusionen wiederholt.',
    text: `MRT HWS
Befund: C4/5: breitbasige Protrusion mit Foramenstenose links. C5/6: kleine mediane Protrusion. C6/7: rechts mediolaterale Protrusion mit Kontakt zum Myelon.
Beurteilung: Breitbasige Protrusion C4/5 mit Foramenstenose. Protrusion C6/7 rechts mediolateral.`,
  },
  {
    why: 'Zwei Foramenstenosen zusammengefasst.',
    text: `MRT LWS
Befund: L3/4: breitbasige Protrusion mit Spinalkanalstenose. L4/5: linksseitig hochgradige Foramenstenose. L5/S1: Foramenstenose beidseits gering.
Beurteilung: Foramenstenosen L4/5 links und L5/S1 beidseits.`,
  },
  {
    why: 'Protrusionen einzeln genannt, eine ohne Zusatz.',
    text: `MRT LWS
Befund: L3/4: Protrusion, Foramina frei. L4/5: mediane Protrusion mit Anulusriss. L5/S1: Protrusion rechts mit Kontakt zur Wurzel S1.
Beurteilung: Protrusion L5/S1 mit Wurzelkontakt S1 rechts. Protrusion L4/5.`,
  },
  {
    why: 'Frische und alte Impressionen an verschiedenen Wirbeln.',
    text: `CT BWS
Befund: BWK 7 mit Deckplattenimpression, Höhenminderung 20 %. BWK 9 mit Deckplattenimpression und Hinterkantenbeteiligung, BWK 11 mit alter Deckplattenimpression.
Beurteilung: Frische Deckplattenimpressionen BWK 7 und 9.`,
  },
  {
    why: 'Zwei ähnlich benannte Stenosen in einer Liste.',
    text: `MRT HWS
Befund: C3/4: Unkarthrose mit geringer Foramenstenose rechts. C4/5: Unkarthrose mit deutlicher Foramenstenose rechts. C5/6: Prolaps median.
Beurteilung: Prolaps C5/6. Foramenstenosen C3/4 und C4/5 rechts.`,
  },
  {
    why: 'Foramenstenose mit Grad und Ursache wiederholt.',
    text: `MRT HWS
Befund: C3/4: Unkarthrose mit geringer Foramenstenose rechts. C4/5: Unkarthrose mit deutlicher Foramenstenose links. C5/6: Prolaps median.
Beurteilung: Medianer Prolaps C5/6. Foramenstenose C4/5 durch Unkarthrose, links deutlich.`,
  },
  {
    why: 'Von drei Etagen die zwei führenden.',
    text: `Röntgen LWS
Befund: Osteochondrosis intervertebralis L2/3, L4/5 und L5/S1 mit ventralen Spondylophyten.
Beurteilung: Osteochondrosen, führend L4/5 und L5/S1.`,
  },
  {
    why: 'Osteochondrose und Chondrose in einer Liste.',
    text: `MRT HWS
Befund: Osteochondrose C5/6 und C6/7. Chondrose C4/5.
Beurteilung: Osteochondrose C4/5 und C6/7.`,
  },
  {
    why: 'Liste und einzelner Wirbel nebeneinander.',
    text: `CT LWS
Befund: Querfortsatzfrakturen L2 und L3 rechts. Deckplattenfrakturen LWK 1 und LWK 3.
Beurteilung: Deckplattenfrakturen LWK 1 und 3. Querfortsatzfrakturen L2 und L3 rechts.`,
  },
  {
    why: 'Bogen und Dornfortsatz eines Wirbels.',
    text: `CT HWS
Befund: HWK 6: Fraktur des Bogens links und des Processus spinosus. HWK 7: Fraktur des Processus spinosus.
Beurteilung: Frakturen HWK 6 (Bogen links) und HWK 6/7 (Processus spinosus).`,
  },
  {
    why: 'Ein Steinchen ist das Konkrement derselben Seite.',
    text: `CT Abdomen nativ
Befund: 4 mm Konkrement im proximalen Ureter rechts. Linke Niere ohne Stein.
Beurteilung: Uretersteinchen rechts. Links kein Steinchen.`,
  },
  {
    why: 'Die letzte Zeile nennt den Befund mit anderem Wort.',
    text: `Sonographie Hals
Glandula submandibularis rechts aufgetrieben, im Gang 6 mm großes Konkrement. Links und die Parotiden unauffällig. Kein Abszess.
Sialolithiasis der Gl. submandibularis rechts.`,
  },
  {
    why: 'Listen zweier Veränderungen mit gemeinsamer Etage.',
    text: `MRT LWS
Befund: Facettengelenksarthrose L3/4 und L4/5. Osteochondrose L4/5 und L5/S1.
Beurteilung: Osteochondrose L4/5 und L5/S1, Spondylarthrose L3/4 und L4/5.`,
  },
  {
    why: 'Protrusionen zweier Etagen, die Enge an einer.',
    text: `MRT LWS
Befund: L3/4: Protrusion mit Rezessusenge. L4/5: Protrusion, Spinalkanal eng. L5/S1: Osteochondrose.
Beurteilung: Spinalkanalenge L4/5. Protrusionen L3/4 und L4/5.`,
  },
  {
    why: "TICI 0 war vor dem Eingriff, „2b/3“ umfasst beide Grade.",
    text: `Mechanische Thrombektomie
Befund: M2-Verschluss links, TICI 0. Nach drei Manövern Reperfusion TICI 2b/3.
Beurteilung: Rekanalisation des M2-Verschlusses links, TICI 3.`,
  },
  {
    why: 'Zwei operierte Etagen.',
    text: `MRT LWS mit KM
Klinische Angaben: Z. n. Nukleotomie L4/5 rechts 2019 und L5/S1 2021.
Befund: L4/5: epidurale Narbe rechts mit Anreicherung. L5/S1: kein Rezidiv.
Beurteilung: Narbe L4/5 rechts, kein Rezidiv L5/S1.`,
  },
  {
    why: 'Anschlussdegeneration neben der Spondylodese.',
    text: `CT LWS
Klinische Angaben: Z. n. Spondylodese L4/5.
Befund: Schrauben L4 und L5 regelrecht. L3/4: Anschlussdegeneration mit Spinalkanalstenose. L5/S1: Chondrose.
Beurteilung: Anschlussdegeneration L3/4 bei Spondylodese L4/5.`,
  },
  {
    why: 'Spondylodese über mehrere Etagen.',
    text: `MRT LWS
Klinische Angaben: Z. n. Spondylodese L3-L5.
Befund: L4/5: Metallartefakte, kein Rezidiv. L5/S1: Protrusion.
Beurteilung: Kein Rezidiv L4/5.`,
  },
  {
    why: 'Neue Etage neben der operierten.',
    text: `MRT HWS
Klinische Angaben: Z. n. ACDF C5/6. Neu Brachialgie links.
Befund: C5/6: Cage regelrecht, Metallartefakte. C6/7: Prolaps links mit Kontakt zur Wurzel C7.
Beurteilung: Prolaps C6/7 links. Kein Rezidiv C5/6.`,
  },
  {
    why: 'Zwei Operationen, eine nur im Befund genannt.',
    text: `MRT LWS
Klinische Angaben: Z. n. Sequestrektomie L4/5 links.
Befund: L4/5: Rezidivprolaps links mit Kompression der Wurzel L5. L3/4: Z. n. Nukleotomie, keine Narbe.
Beurteilung: Rezidivprolaps L4/5 links.`,
  },
  {
    why: '„Dg“ über dem Befund ist die bekannte Diagnose.',
    text: `CT Thorax
Dg: Bronchialkarzinom rechter Oberlappen.
Befund: Oberlappen rechts nach Bestrahlung narbig. Kein Rundherd, kein Tumor.
Beurteilung: Kein Tumor nachweisbar.`,
  },
  {
    why: "„Zunehmend narbig“ beschreibt die Form.",
    text: `CT Thorax
Befund: Tumor im linken Unterlappen 21 mm (VU 30 mm), zunehmend narbig ausgezogen.
Beurteilung: Größenabnahme des Tumors.`,
  },
  {
    why: 'Gegenüber der einen Untersuchung weiter, gegenüber der anderen enger.',
    text: `CCT nativ
Befund: Ventrikelweite gegenüber gestern abnehmend, gegenüber der Erstuntersuchung zunehmend.
Beurteilung: Gegenüber der Erstuntersuchung zunehmende Ventrikelweite.`,
  },
  {
    why: 'Maß vor dem Doppelpunkt wiederholt.',
    text: `CT Thorax
Befund: Im rechten Unterlappen 8 mm messender solider Rundherd. Mediastinaler Lymphknoten 9 mm.
Beurteilung: Rundherd rechts bis 8 mm: Kontrolle in 6 Monaten.`,
  },
  {
    why: 'Höhenminderung des befallenen Wirbels ist dessen Fraktur.',
    text: `MRT BWS
Befund: Metastasen in BWK 3, BWK 6 und LWK 1. BWK 6 mit Höhenminderung von 30 %. Alte Fraktur LWK 2.
Beurteilung: Pathologische Fraktur BWK 6. Alte Fraktur LWK 2.`,
  },
  {
    why: 'Weite der Aorta und Zyste mit derselben Zahl.',
    text: `CT Thorax
Befund: Aorta ascendens 44 mm, Aorta descendens 26 mm. Nierenzyste links 44 mm.
Beurteilung: Ektasie der Aorta ascendens (44 mm).`,
  },
  {
    why: 'Konstant ist die FNH, gewachsen der andere Herd.',
    text: `MRT Leber
Befund: FNH in Segment VI 3,3 cm. Läsion in Segment II 15 mm (VU 11 mm).
Beurteilung: FNH konstant. Läsion in Segment II größenprogredient.`,
  },
  {
    why: 'Das größte Myom wiederholt.',
    text: `MRT Becken
Befund: Uterus 8,4 x 6,2 x 5,1 cm. Intramurales Myom Hinterwand 42 mm, subseröses Myom Fundus 15 mm.
Beurteilung: Uterus myomatosus, größtes Myom 42 mm.`,
  },
  {
    why: 'Vor und nach Therapie wiederholt.',
    text: `MRT Mamma
Befund: Karzinom links außen: jetzt 14 mm, vor Therapie 38 mm. Axilla frei.
Beurteilung: Ansprechen des Karzinoms links mit Verkleinerung von 38 auf 14 mm.`,
  },
  {
    why: 'Zwei Voraufnahmen, jede mit ihrem Maß.',
    text: `CT Thorax
VA vom 08.06.2025 und vom 02.01.2024 zum Vergleich.
Befund: Rundherd rechts 13 mm (VA 9 mm), gegenüber 02.01.2024 neu.
Beurteilung: Progredienter Rundherd rechts.`,
  },
  {
    why: 'Zwei Läsionen und eine Zyste.',
    text: `CT Abdomen
Befund: Pankreaskopf mit zystischer Läsion 12 mm, im Schwanz eine weitere von 22 mm. Nierenzyste rechts 32 mm.
Beurteilung: Zystische Pankreasläsionen bis 22 mm. Nierenzyste rechts 32 mm.`,
  },
  {
    why: 'Zwei Hämatome und die Verlagerung.',
    text: `CT Schädel
Befund: Subduralhämatom links 9 mm, rechts 6 mm. Mittellinienverlagerung nach rechts um 3 mm.
Beurteilung: Subduralhämatome beidseits, links 9 mm mit Mittellinienshift von 3 mm nach rechts.`,
  },
  {
    why: "Die stationäre Aufnahme ist kein Bild.",
    text: `Röntgen Knie links
Aufnahme am 03.04.2024. Z. n. Knie-TEP am 12.04.2024.
Befund: Prothese regelrecht.`,
  },
  {
    why: 'Nierenbecken und Nierenlänge.',
    text: `Sonographie Nieren
Befund: Nierenbecken rechts 14 mm, links 4 mm. Niere rechts 10,4 cm, links 10,1 cm.
Beurteilung: Harnstau rechts mit Pyelon von 14 mm.`,
  },
  {
    why: 'Das Hygrom nimmt zu, wo die Ventrikel enger werden.',
    text: `CCT nativ
Befund: Ventrikelweite abnehmend. Hygrome beidseits 9 mm.
Beurteilung: Zunehmende Hygrome beidseits.`,
  },
  {
    why: 'of a row of sizes one is smaller',
    text: 'CT Abdomen\nLeber: Metastase Segment VI aktuell 28 mm (VU 21 mm), Segment IVb 7 mm (VU 31 mm).\nBeurteilung: Überwiegend regrediente hepatische Metastasierung.',
  },
  {
    why: 'Größe von jetzt und von damals.',
    text: `CT Thorax
Befund: Tumor im rechten Oberlappen 28 x 22 mm (VU 41 x 35 mm). Lymphknoten infrakarinal 12 mm.
Beurteilung: Größenregredienter Tumor rechts (28 mm), zuvor 41 mm.`,
  },
  {
    why: 'Der Verschluss hinter „bei“ ist der eines anderen Gefäßes.',
    text: `CT-Angiographie der Beine
Befund: Rechts: A. tibialis anterior verschlossen. A. tibialis posterior und A. fibularis durchgängig.
Beurteilung: Abstrom über A. tibialis posterior und A. fibularis bei Verschluss der A. tibialis anterior rechts.`,
  },
  {
    why: 'Das Volumen der ganzen Schilddrüse ist nicht das des Lappens mit dem Knoten.',
    text: `Sonographie der Schilddrüse
Befund: Rechter Lappen 18 x 17 x 44 mm (7 ml). Linker Lappen 24 x 23 x 52 mm (15 ml), kaudal ein Knoten von 12 mm.
Beurteilung: Vergrößerte Schilddrüse (22 ml) mit Knoten im linken Lappen.`,
  },
  {
    why: 'Was auf 5 mm verschmälert ist, war nicht das Maß der Klammer davor.',
    text: `Sonographie der Nieren
Befund: Links Nierenbecken 19 mm (VU 16 mm), Parenchym auf 5 mm verschmälert. Rechts Parenchym normal breit, Nierenbecken 3 mm.
Beurteilung: Hydronephrose links, gering zunehmend.`,
  },
  {
    why: 'Die Mehrzahl zählt wie die Einzahl.',
    text: `Röntgen Fuß links
Fraktur des Metatarsale V. Metatarsalia I bis IV intakt.`,
  },
  {
    why: 'Neue Herde auf beiden Seiten, der eine anders beschrieben.',
    text: `CT Thorax
Befund: Rundherd im linken Oberlappen 6 mm, in der VU nicht abgrenzbar. Neu Rundherd im rechten Unterlappen 5 mm.
Beurteilung: Neuer Rundherd links. Neuer Rundherd rechts.`,
  },
  {
    why: 'Der neue Herd links war in der Voruntersuchung nicht nachweisbar.',
    text: `CT Thorax
Befund: Rundherd im linken Oberlappen 6 mm (VU nicht nachweisbar). Neu Rundherd im rechten Unterlappen 3 mm, am ehesten Granulom.
Beurteilung: Neuer Rundherd links. Granulom rechts.`,
  },
  {
    why: 'Das Segment liegt auf beiden Seiten.',
    text: `CT Thorax
Befund: Linker Unterlappen: Rundherd S9 12 mm. Rechter Unterlappen: in S9 flaue Verdichtung.
Beurteilung: Infiltrat rechter Unterlappen (S9). Rundherd links.`,
  },
  {
    why: 'Die letzte Zeile mit dem Verlauf der Maße.',
    text: `Sonographie Nieren
Linke Niere 6,1 cm, nicht gestaut. Rechte Niere 5,8 cm, Nierenbecken 9 mm (VU 15 mm). Parenchym beidseits normal breit. Harnblase zart, gut gefüllt.
Rückläufige Hydronephrose rechts.`,
  },
  {
    why: 'Für einen unbekannten Primarius zeugen Metastasen nicht.',
    text: 'CT Thorax und Abdomen\nMultiple Lebermetastasen bis 4 cm. Kein Primarius abgrenzbar. Lunge unauffällig.\nBeurteilung: Lebermetastasen bei unbekanntem Primarius.',
  },
  {
    why: 'Neu ist die Thrombose links, rechts ist die alte größer.',
    text: `Duplexsonographie
Befund: Thrombose der V. poplitea rechts, progredient. V. poplitea links neu thrombosiert.
Beurteilung: Neue Thrombose der V. poplitea links, Progredienz rechts.`,
  },
  {
    why: 'Auf der gefragten Seite ist nichts, auf der anderen die Pneumonie.',
    text: `Röntgen Thorax
Fragestellung: Pneumonie rechts?
Befund: Kein Infiltrat rechts. Links basal Infiltrat.
Beurteilung: Pneumonie links.`,
  },
  {
    why: 'Die gefragten Rippen sind heil.',
    text: `Röntgen Thorax
Fragestellung: Rippenfraktur rechts?
Befund: Rippen rechts intakt. Fraktur der 5. Rippe links.
Beurteilung: Rippenfraktur links.`,
  },
  {
    why: 'Der gefragte Hoden ist unauffällig.',
    text: `Sonographie Hoden
Fragestellung: Hydrozele rechts?
Befund: Rechter Hoden unauffällig. Hydrozele links 3 cm.
Beurteilung: Hydrozele links.`,
  },
  {
    why: 'Die bekannte Metastase ist fort, die der anderen Seite wächst.',
    text: `CT Abdomen
Klinik: Bekannte Metastase im rechten Leberlappen.
Befund: Im rechten Leberlappen keine Metastase mehr abgrenzbar. Metastase im linken Leberlappen, größenprogredient auf 3 cm.
Beurteilung: Progrediente Metastase im linken Leberlappen.`,
  },
  {
    why: 'Bekannt ist eines von zwei Meningeomen.',
    text: `MRT Schädel
Klinik: Bekanntes Meningeom links frontal, Verlauf.
Befund: Meningeom frontal links 14 mm, konstant. Zweites Meningeom rechts parietal 6 mm, konstant.
Beurteilung: Konstante Meningeome.`,
  },
  {
    why: 'Der gefragte Pneumothorax ist fort, der konstante liegt links.',
    text: `Röntgen Thorax
Verlaufskontrolle bei Pneumothorax rechts.
Befund: Rechts kein Pneumothorax mehr. Links Spitzenpneumothorax 5 mm, konstant.
Beurteilung: Konstanter Spitzenpneumothorax links.`,
  },
  {
    why: 'Der bekannte Rundherd links ist nicht der Tumor rechts.',
    text: `CT Thorax
Staging bei Bronchialkarzinom rechts.
Befund: Raumforderung im rechten Oberlappen 4 cm. Bekannter Rundherd links 5 mm, konstant.
Beurteilung: Bronchialkarzinom rechts.`,
  },
  {
    why: 'Was sein könnte, stuft nicht ein.',
    text: `Mammographie beidseits
Befund: Verkalkte Zyste links 6 mm.
Beurteilung: BI-RADS 2 beidseits. Bei suspektem Tastbefund Wiedervorstellung.`,
  },
  {
    why: 'Der Lappen, um den es ging, ist entfernt.',
    text: `Sonographie Schilddrüse
Klinik: Z. n. Hemithyreoidektomie rechts bei Knoten rechts. 
Befund: Knoten im linken Lappen 9 mm, konstant. Loge rechts leer.
Beurteilung: Konstanter Knoten links.`,
  },
  {
    why: 'Der Riss der anderen Seite wurde operiert.',
    text: `MRT Knie rechts
Anamnese: Innenmeniskusriss links operiert.
Befund: Innenmeniskusriss rechts im Hinterhorn.
Beurteilung: Innenmeniskusriss rechts.`,
  },
  {
    why: 'Der Infarkt der anderen Seite ist Jahre alt.',
    text: `CT Schädel
Klinik: Schwindel, Mediainfarkt rechts vor 2 Jahren.
Befund: Frischer Mediainfarkt links.
Beurteilung: Mediainfarkt links.`,
  },
  {
    why: 'Die Arthrose der Gegenseite ist versorgt, die Klinik nennt beide Seiten.',
    text: `Röntgen Hüfte links
Klinik: Coxarthrose rechts mit TEP versorgt, nun Beschwerden links.
Befund: Coxarthrose links Grad II.
Beurteilung: Coxarthrose links.`,
  },
  {
    why: 'Die Niere mit dem ersten Tumor ist entfernt.',
    text: `CT Abdomen
Klinik: Nierenzellkarzinom rechts, nephrektomiert.
Befund: Einzelniere links mit Raumforderung 2 cm, größenprogredient.
Beurteilung: V. a. Nierenzellkarzinom links.`,
  },
  {
    why: 'Untersucht ist die Seite des Befundes, bekannt war die andere.',
    text: `Röntgen Schulter rechts
Klinik: Bekannte Omarthrose links.
Befund: Omarthrose rechts mit Osteophyten.
Beurteilung: Omarthrose rechts.`,
  },
  {
    why: 'Der bekannte Vorfall lag in einem anderen Segment.',
    text: `MRT LWS
Klinik: Bekannter Bandscheibenvorfall L4/5 links.
Befund: L5/S1: Bandscheibenvorfall rechts, progredient.
Beurteilung: Bandscheibenvorfall L5/S1 rechts.`,
  },
  {
    why: 'Kein Spannungspneumothorax sagt nichts gegen einen Pneumothorax.',
    text: `Röntgen Thorax
Befund: Pneumothoraxsaum rechts apikal 7 mm (VU 14 mm).
Beurteilung: Apikaler Pneumothorax rechts. Kein Spannungspneumothorax.`,
  },
  {
    why: 'Was nach „Zur Frage“ steht, ist gefragt, auch hinter dem Komma.',
    text: `Röntgen Abdomen
Zur Frage Ileus, freie Luft.
Keine Spiegel. Keine freie Luft.
Beurteilung: Kein Ileus.`,
  },
  {
    why: 'Der Zugang liegt der behandelten Seite gegenüber.',
    text: `DSA der Beinarterien rechts mit PTA
Technik: Retrograde Punktion der A. femoralis communis links, 5F-Schleuse, Crossover.
Befund: Verschluss der AFS rechts, nach PTA frei durchgängig.
Beurteilung: Erfolgreiche PTA der AFS rechts.`,
  },
  {
    why: 'Die letzte Höhe der Aufzählung trägt noch einen Zusatz.',
    text: `MRT LWS
L2/3: Diskrete Protrusion.
L4/5: Mediane flache Protrusion ohne Wurzelkontakt.
Beurteilung: Flache Protrusionen L2/3 und L4/5 ohne Nervenwurzelkompression.`,
  },
  {
    why: 'Ein kleiner gewordenes Lymphom liegt nicht im Skelett.',
    text: `PET/CT
Retroperitoneales Lymphknotenkonglomerat auf 17 mm verkleinert.
Skelett: keine fokalen Läsionen.
Beurteilung: Deutlich verkleinerte Lymphome retroperitoneal.`,
  },
  {
    why: 'Keine aufnehmenden Läsionen beim Verlauf der bekannten.',
    text: `MRT Schädel
Befund: Bekannte T2-Läsionen in unveränderter Anzahl (12 Läsionen). Kein anreichernder Herd.
Beurteilung: Stabiler Befund, keine neuen und keine KM-aufnehmenden Läsionen.`,
  },
  {
    why: 'Unter 50 % stenosiert nicht nennenswert.',
    text: `Duplexsonographie der Halsgefäße
Links: ACI mit weichen Plaques, Stenosegrad unter 50 %. Rechts unauffällig.
Beurteilung: Links nicht stenosierende Plaques.`,
  },
  {
    why: 'Erhalten ist das Alignement, gesintert ein Wirbel.',
    text: `MRT BWS/LWS
Befund: Kyphose der BWS verstärkt, Alignement LWS erhalten. LWK 2 um 50 % gesintert. LWK 4 mit geringer Deckplattenimpression.
Beurteilung: Pathologische Fraktur LWK 2.`,
  },
  {
    why: 'Eine verformte Wirbelkörperhöhe ist der alte Bruch.',
    text: `MRT BWS
Befund: Deckplattenimpressionsfraktur BWK 7 mit Ödem. Keilförmige Deformierung BWK 11 ohne Ödem.
Beurteilung: Frische Fraktur BWK 7. Alte Fraktur BWK 11.`,
  },
  {
    why: 'Ein Herd wächst, die Lymphknoten nicht.',
    text: `CT Thorax
Befund: Rundherd Oberlappen rechts 8 mm (VU 6 mm), Rundherd Unterlappen links 5 mm konstant. Neuer Herd Unterlappen rechts 4 mm.
Beurteilung: Ein Herd größenprogredient, ein neuer Herd, Lymphknoten regredient.`,
  },
  {
    why: '„Vor“ in der Klammer ist das Maß der Voruntersuchung.',
    text: `CT Abdomen
Befund: Milz 11 cm (Vor 17 cm).
Beurteilung: Milz normal groß.`,
  },
  {
    why: 'Das Maß nach „nach“ ist das frühere.',
    text: `CT Thorax
Befund: Rundherd im rechten Oberlappen 12 mm nach 18 mm.
Beurteilung: Regredienter Rundherd rechts.`,
  },
  {
    why: 'Die Menge zum Spülen ist nicht die entleerte.',
    text: `CT-gesteuerte Drainage
Befund: Aspiration von 140 ml trübem Sekret.
Beurteilung: Regelrechte Drainagelage. Bitte täglich mit 10 ml NaCl spülen.`,
  },
  {
    why: 'Die Atelektase war gestern.',
    text: `Röntgen Thorax im Liegen
Befund: Linker Unterlappen wieder belüftet, gestern Atelektase. Rechter Unterlappen minderbelüftet.
Beurteilung: Minderbelüftung rechts basal.`,
  },
  {
    why: 'Die Zeile mit Untersuchung und Datum erzählt von damals.',
    text: `CT Pulmonalisangiographie
CT vom 20.07.2026: Zentrale Embolie beidseits, RV/LV 1,5.
Heute: Segmentarterie rechts mit Restthrombus. RV/LV 0,9.
Beurteilung: Keine Rechtsherzbelastung mehr.`,
  },
  {
    why: 'Der Grad von damals und der von heute.',
    text: `PET-CT
Vor 30 Tagen: Deauville 5. Heute: SUVmax 3,9.
Beurteilung: Deutliches Ansprechen, Deauville 4.`,
  },
  {
    why: 'Zwei Maße von jetzt, zwei Achsen von damals.',
    text: `CT Thorax
Befund: Ulkus des Aortenbogens, Breite 14 mm, Tiefe 9 mm (VU 13 x 7 mm).
Beurteilung: Größenprogredientes Ulkus des Aortenbogens.`,
  },
  {
    why: 'Ein unbekanntes Kürzel ist ein anderes Ding.',
    text: `CT Aorta
Befund: Ulkus des Aortenbogens 14 mm (VU 9 mm). IMH nicht mehr nachweisbar.
Beurteilung: Größenprogredientes Ulkus des Aortenbogens (14 mm). IMH vollständig resorbiert.`,
  },
  {
    why: 'Was hinter „VU“ steht, gehört nicht zur Liste von heute.',
    text: `CT Thorax
Befund: Sinterung BWK 8 und 11, VU 2024 nur BWK 8.
Beurteilung: Neue Sinterung BWK 11 gegenüber 2024.`,
  },
  {
    why: 'Die Reststenose ist nicht die behandelte Stenose.',
    text: `Stenting A. carotis interna links
Befund: ACI links 85 % (NASCET), ACI rechts 40 %. Stent 7 x 30 mm.
Beurteilung: Erfolgreiches Stenting der ACI links, Reststenose 10 %.`,
  },
  {
    why: '„Nach 12/20 Zyklen“ und „Biopsie 2/14“ sind keine Monate.',
    text: `MRT Prostata
Klinische Angaben: Biopsie 14/20 positiv, ED 04/24.
Befund: Läsion der peripheren Zone rechts.`,
  },
  {
    why: 'Das empfohlene MRT ist nicht das gemachte CT.',
    text: `CT Schädel
Befund: Keine Blutung.
Beurteilung: Unauffälliges CCT. Zum Ausschluss einer Ischämie MRT empfohlen.`,
  },
  {
    why: 'Gadoxetat ist ein Kontrastmittel.',
    text: `MRT Leber nativ und nach Gabe von Gadoxetat
Befund: In Segment VIII arteriell hypervaskularisierte Läsion mit portalvenösem Washout.
Beurteilung: Hepatozelluläres Karzinom.`,
  },
  {
    why: 'Weniger Knochendichte ist eine Verschlechterung.',
    text: `Osteodensitometrie
Befund: T-Score -2,8. Gegenüber 2021 (T-Score -2,3) Abnahme der Knochendichte.
Beurteilung: Osteoporose. Verschlechterung gegenüber 2021.`,
  },
  {
    why: 'Die Auswurffraktion ist nicht das Ausmaß der Ischämie.',
    text: `Myokardszintigraphie
Befund: Unter Belastung Minderspeicherung der Vorderwand. LVEF in Ruhe 58 %, nach Belastung 52 %.
Beurteilung: Belastungsinduzierte Ischämie der Vorderwand, Ausmaß 12 %.`,
  },
  {
    why: 'Nicht mehr aktive Lymphknoten sind regrediente Lymphome.',
    text: `PET/CT
Befund: Mediastinale Lymphome 2,1 cm (VU 5,7 cm). Zervikale Lymphknoten links nicht mehr gesteigert stoffwechselaktiv.
Beurteilung: Regrediente mediastinale und zervikale Lymphome.`,
  },
  {
    why: 'Die Summe der Zielläsionen ist keine von ihnen.',
    text: `CT Staging
Befund: Zielläsion 1 (Leber Segment VII) 34 mm, VU 41 mm. Zielläsion 2 (Leber Segment II) 18 mm, VU 20 mm.
Beurteilung: Summe 52 mm (VU 61 mm), somit Stable Disease.`,
  },
  {
    why: 'Unter 50 % ist nicht relevant.',
    text: `Farbduplex der Halsgefäße
Befund: ACI links: gemischte Plaques, Stenosegrad unter 50 %. ACI rechts zart.
Beurteilung: Links keine relevante Stenose der ACI.`,
  },
  {
    why: 'Medial liegt weiter Material; zwei Resektionen in einem Satz haben zwei Anastomosen.',
    text: `CT Becken und Sprunggelenk
Klinik: Zustand nach Metallentfernung lateral. Z. n. Hemikolektomie rechts 2012, Z. n. Rektumresektion 2020.
Befund: Mediale Zugschrauben in situ. Kolorektale Anastomose reizlos.
Beurteilung: Regelrechter Befund.`,
  },
  {
    why: 'Ein Rest von gestern, eine Aussage, die nicht möglich ist: kein Kontrastmittel heute.',
    text: `CT Kopf nativ
Befund: Residuelle Kontrastierung der Gefäße nach der Angiographie vom Vortag. Eine Aussage zu einer Anreicherung ist nicht möglich.
Beurteilung: Keine Blutung.`,
  },
  {
    why: 'Oral ist nicht intravenös, auch wenn der Befund das Wort nicht wiederholt.',
    text: `CT Abdomen
Technik: Nativ, orale Kontrastierung.
Befund: Dickdarm gut kontrastiert, kein Divertikel.
Beurteilung: Unauffälliger Befund.`,
  },
  {
    why: 'Verkalktes ist kein Blut; eine oberflächliche Vene keine tiefe, eine Vene nicht die andere; chronisch nicht akut.',
    text: `Bildgebung nach Notaufnahme
Befund: Hyperdense, verkalkte Formation an der Falx. V. saphena parva rechts nicht komprimierbar. Kieferhöhle links mit Schleimhautschwellung, Ostium verlegt.
Beurteilung: Keine Blutung. Keine tiefe Beinvenenthrombose. Chronische Sinusitis maxillaris links, keine akute Sinusitis.`,
  },
  {
    why: 'Von der einen Vene ist nicht die andere frei.',
    text: `Kompressionssonographie Bein rechts
Befund: V. poplitea nicht komprimierbar, echoarm gefüllt.
Beurteilung: Thrombose der V. poplitea. V. femoralis ohne Thrombose.`,
  },
  {
    why: 'Das Ausgangsstadium ist nicht das jetzige; Gefäßabschnitte M1 und M2 sind keine Stadien; AO 42-B1 ist B1.',
    text: `CT und MRT
Befund: Ausgangsstadium mrT3 N1. Jetzt fibrotischer Rest. M2 beidseits mit Wandunregelmäßigkeit. Tibiaschaftfraktur AO 42-B1.
Beurteilung: ymrT2 N0. Proximaler Verschluss (M1). Tibiaschaftfraktur AO B1.`,
  },
  {
    why: 'Was entfernt wurde, liegt nicht mehr.',
    text: `Röntgen Thorax
Befund: Keine Thoraxdrainage mehr rechts. Kein Pneumothorax.
Beurteilung: Nach Entfernung der Thoraxdrainage kein Pneumothorax.`,
  },
  {
    why: 'Zwei dort und drei hier sind fünf.',
    text: `CT Hals
Befund: Zwei nekrotische Lymphknoten in Level II links und drei in Level IV links.
Beurteilung: Fünf nekrotische Lymphknoten links.`,
  },
  {
    why: 'Verglichen wird mit dem schriftlichen Bericht.',
    text: `MRT Kopf
Keine Voruntersuchung zum Vergleich.
Befund: Meningeom links frontal 18 mm, laut schriftlichem Bericht unverändert.
Beurteilung: Meningeom links frontal.`,
  },
  {
    why: 'Beide Voruntersuchungen sind genannt.',
    text: `MRT Kopf vom 05.06.2026
Zum Vergleich MRT vom 16.01.2026 (postoperativ) und vom 04.05.2026.
Befund: Gegenüber 04.05.2026 weniger Anreicherung.
Beurteilung: Ansprechen.`,
  },
  {
    why: 'Die Seite des Steins ist nicht die der Verneinung dahinter.',
    text: `Sonographie der Nieren
Befund: Kein Harnstau links. Rechts ampulläres Nierenbecken ohne Kelcherweiterung.
Beurteilung: Ampulläres Nierenbecken rechts, kein Harnstau.`,
  },
  {
    why: 'Verglichen wird auch mit einem Jahr, das keine Liste nennt.',
    text: `MRT Kopf
VU 12.01.2026.
Befund: Gegenüber 2019 progrediente Atrophie.
Beurteilung: Langsam progrediente Atrophie.`,
  },
  {
    why: 'Wer angeschrieben wird, ist nicht der Patient.',
    text: `Sehr geehrter Herr Dr. Lang,
wir danken für die Überweisung.
MRT Becken
Befund: Uterus und Ovarien unauffällig.
Beurteilung: Unauffälliger Befund.`,
  },
  {
    why: 'Der Vater ist nicht die Patientin.',
    text: `MRT Mamma
Patientin, 52 Jahre. Familienanamnese: Vater Prostatakarzinom.
Befund: Kein suspekter Herd.
Beurteilung: BI-RADS 1 beidseits.`,
  },
  {
    why: 'Die Note von früher ist nicht die von jetzt; die der übrigen nicht die der letzten.',
    text: `CT Thorax und MRT Prostata
Befund: Herd rechts PI-RADS 4. Rundherd im rechten Oberlappen Lung-RADS 2. Rundherd im linken Unterlappen Lung-RADS 3.
Beurteilung: PI-RADS 4 rechts, zuvor PI-RADS 3. Lung-RADS 3 im linken Unterlappen. Übrige Lung-RADS 2.`,
  },
  {
    why: 'Ein Verschluss ist CAD-RADS 5, was auch sonst gemessen ist.',
    text: `CT Koronarien
Befund: RCX mit 40 % Stenose. RCA verschlossen.
Beurteilung: CAD-RADS 5.`,
  },
  {
    why: 'Solitär ist die Läsion, multipel sind die Zysten; frisch ist, was nicht alt heißt.',
    text: `CT Leber und Thorax
Befund: Solitäre Läsion in Segment VI. Frakturen der 5. und 6. Rippe links. Alte Fraktur der 9. Rippe links. Große Zyste der Niere mit 9 cm und 2 mm dicker Wand.
Beurteilung: Solitäre Leberläsion. Multiple Leberzysten. Frische Rippenfrakturen links.`,
  },
  {
    why: '„Von 16 auf 19 mm“ nennt das Maß von heute zuletzt.',
    text: `MRT Leber
Befund: Im Segment VIII Läsion 19 mm (VU 16 mm).
Beurteilung: HCC im Segment VIII, zur Voruntersuchung vom 30.08.2023 von 16 auf 19 mm größenprogredient.`,
  },
  {
    why: 'Beide Hüften sind abgebildet.',
    text: `MRT Hüfte rechts
Befund: Knochenmarködem des Femurkopfes rechts. Linke Hüfte ohne Signalalteration. Bursa trochanterica links mit wenig Flüssigkeit.
Beurteilung: Osteonekrose des Femurkopfes rechts.`,
  },
  {
    why: 'Eine Blutung Grad I bleibt subependymal.',
    text: `Sonographie Schädel
Befund: Subependymale Blutung links ohne Ventrikeleinbruch (Grad I).
Beurteilung: IVH Grad I links.`,
  },
  {
    why: 'Was auf der leichteren Seite ist, sagen die Befunde mit anderen Worten.',
    text: `Röntgen Becken
Befund: Gelenkspalt der rechten Hüfte deutlich verschmälert, subchondrale Sklerose rechts. Links nur initiale Pfannendachsklerose.
Beurteilung: Fortgeschrittene Coxarthrose rechts. Beginnende Coxarthrose links.`,
  },
  {
    why: 'Der Grad von damals steht beim Tag von damals.',
    text: `Schädelsonographie
Befund: Vorbefund 2. Lebenstag: subependymale Blutung links (Grad I). Jetzt Blutung links mit Einbruch in den Seitenventrikel.
Beurteilung: IVH Grad II links, progredient.`,
  },
  {
    why: "Um wie viel etwas verlagert ist, ist nicht, um wie viel etwas wuchs.",
    text: `CT Schädel
Befund: Raumforderung temporal links 31 mm (VU 24 mm), Mittellinienverlagerung 9 mm (VU 4 mm).
Beurteilung: Größenzunahme der Raumforderung temporal links auf 31 mm mit Verlagerung um 9 mm.`,
  },
  {
    why: "Zugunsten des linken Beins ist das rechte kürzer.",
    text: `Ganzbeinaufnahme im Stehen
Befund: Beinlängendifferenz von 8 mm zugunsten von links.
Beurteilung: Beinverkürzung rechts um 8 mm.`,
  },
  {
    why: "Jede Hüfte hat ihre Reife.",
    text: `Hüftsonographie nach Graf
Befund: Rechts: Alpha 56°. Typ IIa. Links: Alpha 63°. Typ Ia.
Beurteilung: Rechts physiologisch unreife und links reife Hüfte.`,
  },
  {
    why: "Die Stelle, die noch untersucht werden soll.",
    text: `MRT LWS
Befund: Bandscheibenvorfall L4/5 links.
Beurteilung: Bandscheibenvorfall L4/5 links, MRT von BWK 8 empfohlen.`,
  },
  {
    why: "Zwei ältere Maße, das zweite von einer Untersuchung davor.",
    text: `MRT Schädel vom 03.03.2025
Voruntersuchung: MRT vom 11.09.2024
Befund: Meningeom frontal links 17 x 12 mm (am 11.09.2024 15 x 10 mm, am 05.09.2022 12 x 10 mm).
Beurteilung: Größenprogredientes Meningeom.`,
  },
  {
    why: "Eine Therapie, die schon endete.",
    text: `CT Thorax vom 12.05.2025
Befund: Bronchiektasen im Mittellappen.
Beurteilung: Kein Rezidiv. Bestrahlung wurde bis 10.02.2025 durchgeführt.`,
  },
  {
    why: "Der Sack bleibt, das andere Aneurysma wächst.",
    text: `CTA Aorta
Befund: Aneurysmasack 55 mm, unverändert. A. iliaca communis links 24 mm (VU 21 mm).
Beurteilung: Konstanter Aneurysmasack. Zunahme des Iliakaaneurysmas links.`,
  },
  {
    why: 'Eine Vorderkante wird niedriger, je weiter der Wirbel sintert.',
    text: `Röntgen BWS
Befund: Sinterung BWK 7, Vorderkantenhöhe 11 mm (VU 16 mm), somit progredient.
Beurteilung: Progrediente Sinterung BWK 7.`,
  },
  {
    why: 'Ein Gelenkspalt wird schmaler, je weiter die Arthrose geht.',
    text: `Röntgen Knie rechts
Befund: Mediale Gelenkspaltweite aktuell 2 mm, in der Voruntersuchung 5 mm, damit zunehmend verschmälert.
Beurteilung: Zunehmende Gonarthrose.`,
  },
  {
    why: 'Ein Restlumen wird kleiner, je enger das Gefäß wird.',
    text: `CT-Angiographie
Befund: Stenose der AFS rechts mit Restlumen von 2 mm (VU 4 mm).
Beurteilung: Progrediente Stenose der AFS rechts.`,
  },
  {
    why: 'Ein Muskel wird dünner, je weiter er schwindet.',
    text: `MRT Oberschenkel
Befund: Querdurchmesser des M. rectus femoris 20 mm (VU 28 mm).
Beurteilung: Zunehmende Atrophie des M. rectus femoris.`,
  },
  {
    why: 'Hinter dem Ballon ist das Gefäß offen.',
    text: `DSA Becken-Bein links
Befund: Verschluss der A. poplitea links. PTA mit 5 mm Ballon. Kontrolle mit frei durchgängiger A. poplitea.
Beurteilung: Rekanalisation der A. poplitea links.`,
  },
  {
    why: 'Hinter dem Stent ist keine Stenose.',
    text: `DSA Becken links
Befund: Hochgradige Stenose der A. iliaca externa links. Stentimplantation 8 x 60 mm. Anschließend keine Stenose der A. iliaca externa links.
Beurteilung: Erfolgreicher Stent der A. iliaca externa links.`,
  },
  {
    why: '„Nach Stentimplantation“ sagt, wann.',
    text: `DSA
Befund: Hochgradige Stenose der A. renalis rechts. Nach Stentimplantation A. renalis rechts frei durchgängig.
Beurteilung: Erfolgreiche Stentimplantation.`,
  },
  {
    why: 'Was vor der Therapie war, ist nicht mehr.',
    text: `MRT Hypophyse
Befund: Resttumor links im Sinus cavernosus 7 mm, konstant. Chiasma frei, präoperativ komprimiert.
Beurteilung: Konstanter Resttumor links. Chiasma nicht mehr komprimiert.`,
  },
  {
    why: 'Was zuvor verlagert war, steht nun in der Mitte.',
    text: `CT Schädel
Befund: Subduralhämatom links 8 mm (VU 14 mm). Mittellinie mittelständig, zuvor 5 mm nach rechts verlagert.
Beurteilung: Regredientes Subduralhämatom links. Keine Mittellinienverlagerung mehr.`,
  },
  {
    why: 'Aufgelöst ist nicht mehr da.',
    text: `CT Thorax
Befund: Embolien im rechten Unterlappen nicht mehr nachweisbar. Links neu segmentale Embolie.
Beurteilung: Neue Lungenembolie links, rechts aufgelöst.`,
  },
  {
    why: 'Ein Ansprechen an einem Ort ist nicht das Ganze.',
    text: `MRT Leber
Befund: HCC Segment VIII ohne arterielle Anreicherung, 28 mm (VU 30 mm). Neu Herd im Segment V 11 mm.
Beurteilung: Komplettes Ansprechen im Segment VIII. Neues HCC Segment V.`,
  },
  {
    why: 'Zwei Herde haben zwei Verläufe gegen denselben Vorbefund.',
    text: `CT Thorax
Vorbefund: Rundherd im rechten Oberlappen 8 mm, Rundherd im linken Unterlappen 6 mm.
Befund: Rundherd im rechten Oberlappen 14 mm, Rundherd im linken Unterlappen 3 mm.
Beurteilung: Regredienter Rundherd im linken Unterlappen. Progredienter Rundherd im rechten Oberlappen.`,
  },
  {
    why: 'Das Wash-out sah man in einer anderen Untersuchung.',
    text: `MRT Leber nativ
Technik: nativ, T2, DWI.
Befund: Läsion Segment VI, in der auswärtigen dynamischen MRT mit Wash-out beschrieben.
Beurteilung: Bekannte Läsion Segment VI.`,
  },
  {
    why: 'what was copied from the report before is of then, to the end of its line',
    text: 'CT Abdomen\nVorbefund 14.01.2025: Ödematöse Pankreatitis. Keine Nekrose. V. lienalis offen.\n\nPankreasschwanz mit Nekrose über 4 cm. V. lienalis thrombosiert.\n\nBeurteilung:\nNekrotisierende Pankreatitis. Neue Thrombose der V. lienalis.',
  },
  {
    why: 'an impression that was copied is numbered and ends with the next heading',
    text: 'CT Thorax\nBeurteilung vom 05.11.2024 (kopiert):\n1. Regrediente Metastase der Nebenniere rechts, 14 mm (zuvor 30 mm).\n2. Kein Pleuraerguss.\n\nBefund aktuell\nNebenniere rechts Metastase 14 mm, VU 14 mm, Baseline 30 mm. Pleuraerguss rechts 2 cm.\n\nBeurteilung\n1. Metastase der Nebenniere rechts stabil.\n2. Pleuraerguss rechts.',
  },
  {
    why: 'two courses against two dates',
    text: 'MRT Schädel\nVorbefund 03/2024: Meningeom links 14 mm (2022: 18 mm).\n\nMeningeom links 14 mm (2024: 14 mm, 2022: 18 mm).\n\nBeurteilung\nGegenüber 03/2024 konstantes Meningeom links 14 mm. Gegenüber 2022 regredient.',
  },
  {
    why: 'a stent of years ago is no place of today',
    text: 'Myokardperfusions-SPECT Stress/Ruhe\n66 J. w., Diabetes, Z. n. PTCA RIVA 2018.\nUnter Belastung Perfusionsdefekt in der lateralen Wand basal, in Ruhe reversibel. Vorderwand homogen.\nBeurteilung: Mäßige Ischämie der Lateralwand (RCX), ca. 13 % des LV.',
  },
  {
    why: 'the other side has sizes of its own',
    text: 'CT Thorax\nHiläre LK rechts 14 mm, VU 9 mm; links 9 mm idem.\nBeurteilung: Vergrößerter LK hilär rechts.',
  },
  {
    why: 'most of it is not all',
    text: 'MRT Abdomen\nMilz mit Herden, ein früherer Herd nicht mehr abgrenzbar. Infarkt im Femur links unverändert.\nBeurteilung: Ossäre Manifestationen überwiegend stabil.',
  },
  {
    why: 'lesions with numbers are those of the list',
    text: 'MRT Schädel\n1) Frontal rechts: 5 mm (Juli 6 mm).\n2) Okzipital links: 14 mm (Juli 9 mm).\nNeu: zwei Herde, temporal links 3 mm und im Kleinhirn rechts 4 mm. Kalotte: Läsion parietal links 12 mm, idem.\nBeurteilung\nAnsprechen der Herde 1 und 3.\nHerd 2 okzipital links größenzunehmend.',
  },
  {
    why: 'the effusion is not the collection',
    text: 'CT Oberbauch\nKollektion parakolisch links 9,0 x 4,1 cm, zuletzt 10,2 x 5,0 cm. Pleuraerguss links 4 cm (zuletzt 2 cm).\nBeurteilung: Kollektion kleiner. Erguss links zunehmend.',
  },
  {
    why: "Was 2021 noch nicht war, ist von damals.",
    text: `CT Abdomen
Befund: Sigma verdickt, daneben eine Kollektion von 3 cm. Bei 2021 noch ohne Abszess.
Beurteilung: Sigmadivertikulitis mit Abszess.`,
  },
  {
    why: "Der Grad in der Klammer ist der des Vergleichs.",
    text: `CT Abdomen
Vergleich CT 03/2021 (Divertikulitis CDD 1a).
Befund: Sigma verdickt mit Abszess.
Beurteilung: Sigmadivertikulitis CDD 2b.`,
  },
  {
    why: "Die benigne Hyperplasie ist nicht die Läsion mit dem Grad.",
    text: `MRT Prostata
Befund: Periphere Zone rechts 11 mm diffusionsgestört. Noduläre Transitionalzone.
Beurteilung: PI-RADS 4 periphere Zone rechts. Benigne Prostatahyperplasie.`,
  },
  {
    why: 'the Latin name tells the side as the German one does',
    text: `Duplexsonographie Beinvenen
Befund: Thrombose der Vena femoralis sinistra. Vena femoralis dextra frei komprimierbar.
Beurteilung: Thrombose der linken Vena femoralis, rechts keine Thrombose.`,
  },
  {
    why: 'Vor der aufgeführten Voruntersuchung gab es eine weitere.',
    text: `CT Thorax
Vergleich: CT vom 04.05.2023.
Befund: Rundherd 9 mm. In der Voruntersuchung vom 04.05.2023 war er 7 mm groß, am 11.02.2023 waren es 6 mm.
Beurteilung: Progress.`,
  },
  {
    why: 'Der eine Herd ist neu, der andere nicht, und jeder heißt so.',
    text: `CT Abdomen
Befund: Lebermetastase in Segment II unverändert. Herd in Segment VII, in der Voruntersuchung noch nicht abgrenzbar.
Beurteilung: Unveränderte Metastase in Segment II. Neuer Herd in Segment VII.`,
  },
  {
    why: 'Ein Lymphknoten wird kleiner, ein neuer ist größer.',
    text: `CT Hals
Befund: Lymphknoten Level II rechts 8 mm (VU 9 mm). Neue Lymphknoten Level IV rechts bis 15 mm.
Beurteilung: Progrediente Lymphadenopathie rechts.`,
  },
  {
    why: 'Neu ist, was nicht bei den bekannten Läsionen und nicht bei den übrigen steht.',
    text: `MRT Schädel
Befund: Bekannte periventrikuläre Läsionen. Neue Hyperintensität temporal links, 5 mm. Die übrigen Läsionen konstant.
Beurteilung: Neue Läsion temporal links.`,
  },
  {
    why: 'Neu ist die Hyperintensität, konstant eine andere Läsion derselben Seite.',
    text: `MRT Schädel
Befund: Bekannte Läsion rechts periventrikulär, konstant. Neue FLAIR-Hyperintensität rechts frontal, 6 mm.
Beurteilung: Neue Läsion rechts frontal.`,
  },
  {
    why: 'Die Aufnahme vor dem Eingriff ist eine andere als die Voruntersuchung.',
    text: `CT Thorax vom 12.03.2025
Vergleich: Röntgen vom 11.03.2025.
Befund: Drainage rechts. Auf der Aufnahme vom 09.03.2025 vor Anlage noch vollständiger Kollaps.
Beurteilung: Lunge wieder entfaltet.`,
  },
  {
    why: 'Die Läsion im Kleinhirn ist der Infarkt dort, auch wenn ein anderer so genannt war.',
    text: `MRT Schädel
Befund: Diffusionsstörung okzipital rechts. Punktförmige Läsion in der linken Kleinhirnhemisphäre. Petechiale Blutung im okzipitalen Infarkt.
Beurteilung: Posteriorinfarkt rechts. Kleiner Infarkt im Kleinhirn links.`,
  },
  {
    why: 'Die Jahreszahl ist keine Ejektionsfraktion.',
    text: `MRT Herz
Befund: EF 44 %. Narbe inferior transmural.
Beurteilung: LVEF mäßig eingeschränkt, gegenüber 2021 unverändert.`,
  },
  {
    why: 'Das Maß des Septums hinter dem Komma ist keine Ejektionsfraktion.',
    text: `Echokardiographie
Befund: LVEF normal, Septum 12 mm.
Beurteilung: LVEF erhalten. Septum grenzwertig.`,
  },
  {
    why: 'Die Lappen sind Hälften der Struma.',
    text: `Sonographie Schilddrüse
Befund: Schilddrüse: RL 10 ml, LL 12 ml. Isthmus 4 mm.
Beurteilung: Struma, gesamt 22 ml.`,
  },
  {
    why: 'Gleich groß ist der eine Knoten, gewachsen der andere.',
    text: `Sonographie Schilddrüse
Befund: Zwei Knoten rechts: kranial 6 mm, gleich groß wie 2021; kaudal 15 x 11 x 12 mm, 2021 noch 9 mm.
Beurteilung: Größenzunehmender Knoten rechts kaudal. Zweiter Knoten stabil.`,
  },
  {
    why: 'Konstant ist die Zyste, nicht das Hämangiom danach.',
    text: `MRT Leber
Befund: Leberzyste Segment II 12 mm, größenkonstant zu 2021, Hämangiom Segment VII 35 mm, 2021 noch 20 mm.
Beurteilung: Größenzunehmendes Hämangiom, Zyste stabil.`,
  },
  {
    why: 'Neun ist nicht neu.',
    text: `MRT Schädel
Befund: Neun Läsionen supratentoriell, unverändert.
Beurteilung: Läsionen konstant. Keine neuen Läsionen.`,
  },
  {
    why: 'Was nicht beschrieben war, kann dennoch dagewesen sein.',
    text: `CT Thorax
Befund: Rundherd im Unterlappen links, 5 mm, zuvor nicht beschrieben, retrospektiv jedoch vorhanden.
Beurteilung: Konstanter Rundherd im linken Unterlappen.`,
  },
  {
    why: 'Es ist nichts hinzugekommen.',
    text: `MRT Schädel
Befund: Bekannte Läsionen konstant. Neue Läsionen sind nicht hinzugetreten.
Beurteilung: Stabile Läsionen. Es sind keine Läsionen hinzugekommen.`,
  },
  {
    why: 'Die Maße sind keine Raumforderung.',
    text: `Sonographie Abdomen
Befund: Nierenzyste links, die Maße sind 3 x 4 cm.
Beurteilung: Keine Raumforderung.`,
  },
  {
    why: 'Jede Läsion hat ihren Verlauf in Millimetern.',
    text: `CT Abdomen
Befund: BAA 52 mm (VU 50 mm). Hämatom der Leiste 12 mm, gestern 16 mm.
Beurteilung: Größenzunahme des BAA um 2 mm. Hämatom um 4 mm kleiner geworden.`,
  },
  {
    why: 'Der Tumor des Folgesatzes ist das Meningeom, und beide sind gleich groß.',
    text: `MRT Schädel
Befund: Meningeom frontal rechts 24 mm. Der Tumor maß in der VU 24 mm.
Beurteilung: Größenkonstantes Meningeom.`,
  },
  {
    why: 'Die Heilung schreitet fort, die Stellung bleibt gleich.',
    text: `Röntgen rechter Unterschenkel in zwei Ebenen
Befund: Tibiaschaftfraktur nach Marknagelung, zunehmende Durchbauung dorsal. Regelrechte Lage des Nagels.
Beurteilung: Fortschreitende Durchbauung der Tibiafraktur in unveränderter Stellung.`,
  },
  {
    why: 'Die Stellung steht im Befund, die Heilung in der Beurteilung.',
    text: `Röntgen linkes Handgelenk in zwei Ebenen
Befund: Radiusfraktur in unveränderter Stellung.
Beurteilung: Zunehmende Konsolidierung der Radiusfraktur.`,
  },
  {
    why: 'Lateral heilt die Fraktur, medial noch nicht.',
    text: `Röntgen rechter Oberarm in zwei Ebenen
Befund: Humerusschaftfraktur. Vermehrte Kallusbildung lateral, medial weiterhin klaffender Frakturspalt.
Beurteilung: Fortschreitende Frakturheilung lateral, medial noch keine Durchbauung.`,
  },
  {
    why: 'Kallus ist noch keine Durchbauung.',
    text: `Röntgen linker Unterarm
Befund: Ulnaschaftfraktur mit beginnendem Kallus.
Beurteilung: Keine Durchbauung der Ulnafraktur.`,
  },
  {
    why: 'Die Wandverdickung des Sigmas ist die Divertikulitis dort.',
    text: `CT Abdomen
Befund: Im Sigma segmentale Wandverdickung mit Fettgewebsimbibierung. Im Colon descendens Divertikel.
Beurteilung: Sigmadivertikulitis mit Divertikeln im Sigma.`,
  },
  {
    why: 'Eine Verschattung der Keilbeinhöhle ist deren Schleimhautschwellung.',
    text: `CT NNH
Befund: Sinus sphenoidalis verschattet. Sinus maxillaris rechts mit Schleimhautschwellung.
Beurteilung: Schleimhautschwellung im Sinus sphenoidalis.`,
  },
  {
    why: 'Ein Abstand wird von jedem Herd gemessen.',
    text: `CT Abdomen
Befund: Im Segment II Abstand zur Pfortader 4 mm. Segment VI mit Kontakt zur Vene.
Beurteilung: Knapper Abstand in Segment VI.`,
  },
  {
    why: 'Ein Zahn hat auch ohne das Wort Zahn seine Nummer.',
    text: `Orthopantomogramm
Befund: Zähne 17 und 27 mit Füllungen. 36 mit apikaler Aufhellung von 3 mm, 46 wurzelgefüllt.
Beurteilung: Apikale Parodontitis Zahn 36.`,
  },
  {
    why: 'Mit der Stenose ist die Arterie genannt, auch wenn sie offen ist.',
    text: `CTA Abdomen
Befund: AMI verschlossen. A. mesenterica superior offen, mit Stenose am Abgang.
Beurteilung: Stenose der AMS.`,
  },
  {
    why: 'Auch eine freie Vene kann Varizen haben.',
    text: `Duplexsonographie
Befund: V. saphena magna thrombosiert. V. saphena parva frei, mit Varizen.
Beurteilung: Varikosis der V. saphena parva.`,
  },
  {
    why: 'Die Signalminderung mit Diffusionsstörung ist die Läsion.',
    text: `MRT Prostata
Befund: Periphere Zone: Links apikal T2-Minderung von 12 mm mit Diffusionsstörung. Rechts narbige Läsion.
Beurteilung: Suspekte Läsion der peripheren Zone links.`,
  },
  {
    why: 'Die Anreicherung ist die Läsion.',
    text: `MRT Mamma
Befund: Rechts oben außen nicht-raumfordernde Anreicherung von 22 mm. Links kleine T2-helle Läsion.
Beurteilung: Suspekte Läsion rechts.`,
  },
  {
    why: 'Eine Ileotransversostomie verbindet, was nach der Operation blieb.',
    text: `CT Abdomen
Klinik: Z. n. Hemikolektomie rechts 2018.
Befund: Reizlose Ileotransversostomie, Appendix und Zökum operativ entfernt.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: 'Die Acom ist die A. communicans anterior, die Pcom die posterior.',
    text: `MR-Angiographie
Befund: Aneurysma der A. communicans anterior von 3 mm, eines der A. communicans posterior links von 2 mm.
Beurteilung: Acom-Aneurysma von 3 mm, Pcom-Aneurysma links.`,
  },
  {
    why: 'Einer ist neu, die anderen sind unverändert, und beides steht auch unten.',
    text: `Skelettszintigraphie
Befund: Neu aufgetretene Mehrbelegung in BWK 5. Mehrbelegung im linken Os ilium; gegenüber der VU unverändert.
Beurteilung: Unveränderte Foci im Becken, neuer Fokus in BWK 5.`,
  },
  {
    why: 'Von zusätzlichen Sequenzen kommt kein Herd.',
    text: `MRT Leber
Befund: Im Vergleich zur VU zusätzliche Diffusionssequenzen. Metastasen in Segment VI und VII konstant. 
Beurteilung: Keine neuen Herde.`,
  },
  {
    why: 'Was rekanalisiert wurde, war vorher verschlossen.',
    text: `Angiographie Arm rechts
Befund: A. brachialis rechts verschlossen. Thrombektomie. In der Kontrolle A. brachialis frei durchgängig, keine Reststenose.
Beurteilung: Rekanalisation eines kurzstreckigen Verschlusses der A. brachialis rechts.`,
  },
  {
    why: 'Über den Zugang der anderen Leiste wird links behandelt.',
    text: `Angiographie Becken
Befund: Punktion der AFC rechts, 5F Schleuse. Stenose der AIE links, PTA.
Beurteilung: Erfolgreiche PTA der AIE links über Cross-over-Zugang.`,
  },
]

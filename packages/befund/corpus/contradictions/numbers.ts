import type { ContradictionCase } from './contradiction-case.ts'

export const numberCases: readonly ContradictionCase[] = [
  {
    why: 'Was im Vergleich zur Voruntersuchung gemessen wird, ist von heute.',
    kind: 'number',
    quotes: ['Im Vergleich zur Voruntersuchung Abnahme des Aneurysmasacks auf maximal 47 mm', 'Regredienter Aneurysmasack, aktuell maximal 74 mm'],
    text: `CT Aorta
Befund: Im Vergleich zur Voruntersuchung Abnahme des Aneurysmasacks auf maximal 47 mm.
Beurteilung: Regredienter Aneurysmasack, aktuell maximal 74 mm.`,
  },
  {
    why: 'Bei 7° steht die Zehe gerade.',
    kind: 'number',
    quotes: ['Hallux-valgus-Winkel 7°, Intermetatarsalwinkel 15°', 'Ausgeprägter Hallux valgus rechts'],
    text: `Röntgen Vorfuß rechts
Befund: Hallux-valgus-Winkel 7°, Intermetatarsalwinkel 15°.
Beurteilung: Ausgeprägter Hallux valgus rechts.`,
  },
  {
    why: 'Bei 31 % ist keine Funktion normal.',
    kind: 'number',
    quotes: ['LVEF 31 %', 'Normale linksventrikuläre Funktion'],
    text: `MRT Herz
Befund: LVEF 31 %. Kein Erguss.
Beurteilung: Normale linksventrikuläre Funktion.`,
  },
  {
    why: "Zahlendreher beim Aortendurchmesser.",
    kind: 'number',
    quotes: ["Aneurysma der infrarenalen Aorta mit 5,4 cm", "Bauchaortenaneurysma mit 4,5 cm"],
    text: `CT
Befund: Aneurysma der infrarenalen Aorta mit 5,4 cm.
Beurteilung: Bauchaortenaneurysma mit 4,5 cm.`,
  },
  {
    why: "Zahlendreher bei zwei Achsen.",
    kind: 'number',
    quotes: ["Raumforderung im linken Temporallappen, 32 x 28 mm", "23 mm große Raumforderung temporal links"],
    text: `MRT
Befund: Raumforderung im linken Temporallappen, 32 x 28 mm.
Beurteilung: 23 mm große Raumforderung temporal links.`,
  },
  {
    why: "Zahlendreher beim Knoten.",
    kind: 'number',
    quotes: ["Knoten rechts 14 mm", "Schilddrüsenknoten rechts 41 mm"],
    text: `Sonographie Schilddrüse
Befund: Knoten rechts 14 mm.
Beurteilung: Schilddrüsenknoten rechts 41 mm.`,
  },
  {
    why: "Vorangestellte Ziffer zu viel.",
    kind: 'number',
    quotes: ["Nierenstein links 7 mm", "Nephrolithiasis links mit 17 mm großem Konkrement"],
    text: `CT
Befund: Nierenstein links 7 mm.
Beurteilung: Nephrolithiasis links mit 17 mm großem Konkrement.`,
  },
  {
    why: "Zwei Achsen gegen eine, Ziffern vertauscht.",
    kind: 'number',
    quotes: ["Raumforderung der linken Nebenniere 34 x 28 mm", "Nebennierenraumforderung links von 43 mm"],
    text: `Befund: Raumforderung der linken Nebenniere 34 x 28 mm.
Beurteilung: Nebennierenraumforderung links von 43 mm.`,
  },
  {
    why: "Organ als Teil des Kompositums (Ovarialzyste).",
    kind: 'number',
    quotes: ["Zyste im rechten Ovar 5,2 cm", "Ovarialzyste rechts 2,5 cm"],
    text: `Befund: Zyste im rechten Ovar 5,2 cm.
Beurteilung: Ovarialzyste rechts 2,5 cm.`,
  },
  {
    why: "Saumbreite in derselben Einheit verschieden.",
    kind: 'number',
    quotes: ["Pneumothorax links mit einer Saumbreite von 12 mm", "Pneumothorax links, 22 mm"],
    text: `Befund: Pneumothorax links mit einer Saumbreite von 12 mm.
Beurteilung: Pneumothorax links, 22 mm.`,
  },
  {
    why: "Drei Achsen gegen Höchstmaß.",
    kind: 'number',
    quotes: ["Bakerzyste mit 4,5 x 2 x 1 cm", "Bakerzyste bis 5,4 cm"],
    text: `Befund: Bakerzyste mit 4,5 x 2 x 1 cm.
Beurteilung: Bakerzyste bis 5,4 cm.`,
  },
  {
    why: "Vertauschte Ziffern eines Scores sind nicht gerundet.",
    kind: 'number',
    quotes: ["Agatston 312", "Agatston-Score 321"],
    text: `CT Herz
Befund: Agatston 312.
Beurteilung: Agatston-Score 321.`,
  },
  {
    why: "Ein Wort, das kein Begriff kennt, mit zwei Maßen.",
    kind: 'number',
    quotes: ["Ulnaplusvariante von 3 mm mit Knorpelschaden", "Ulnaimpaktation bei Ulnaplusvariante (8 mm)"],
    text: `MRT Handgelenk
Befund: Ulnaplusvariante von 3 mm mit Knorpelschaden. Kein Erguss.
Beurteilung: Ulnaimpaktation bei Ulnaplusvariante (8 mm).`,
  },
  {
    why: "Anteile, die mit „-prozentig“ geschrieben sind.",
    kind: 'number',
    quotes: ["Linke Achse: Die AIC mit 50-prozentiger Stenose", "90-prozentige Stenose der AIC links"],
    text: `CTA Becken-Bein
Linke Achse: Die AIC mit 50-prozentiger Stenose. AFS offen.
Beurteilung: 90-prozentige Stenose der AIC links.`,
  },
  {
    why: "Die einzige Länge eines Organs in beiden Abschnitten.",
    kind: 'number',
    quotes: ["Das terminale Ileum ist auf einer Länge von 8 cm wandverdickt", "Aktiver Morbus Crohn des terminalen Ileums (18 cm)"],
    text: `MRT Dünndarm
Befund: Das terminale Ileum ist auf einer Länge von 8 cm wandverdickt. Kein Abszess.
Beurteilung: Aktiver Morbus Crohn des terminalen Ileums (18 cm).`,
  },
  {
    why: "Charrière der Drainage.",
    kind: 'number',
    quotes: ["Einlage einer 12F Pigtaildrainage in den Abszess", "Drainageanlage (8F) ohne Komplikation"],
    text: `CT-gesteuerte Drainage
Befund: Einlage einer 12F Pigtaildrainage in den Abszess.
Beurteilung: Drainageanlage (8F) ohne Komplikation.`,
  },
  {
    why: "Restharn ohne Organ.",
    kind: 'number',
    quotes: ["Restharn 20 ml", "Restharn nicht relevant (200 ml)"],
    text: `Sonographie Harnblase
Befund: Restharn 20 ml.
Beurteilung: Restharn nicht relevant (200 ml).`,
  },
  {
    why: "Größe von früher verschieden angegeben.",
    kind: 'number',
    quotes: ["Bauchaortenaneurysma 51 mm (VU 46 mm)", "Bauchaortenaneurysma 51 mm, vormals 41 mm"],
    text: `CT Abdomen
Befund: Bauchaortenaneurysma 51 mm (VU 46 mm).
Beurteilung: Bauchaortenaneurysma 51 mm, vormals 41 mm.`,
  },
  {
    why: "RV/LV-Quotient gegen verneinte Belastung.",
    kind: 'number',
    quotes: ["Zentrale Lungenembolie, RV/LV-Quotient 1,7", "Lungenembolie ohne Rechtsherzbelastung"],
    text: `CT Thorax
Befund: Zentrale Lungenembolie, RV/LV-Quotient 1,7.
Beurteilung: Lungenembolie ohne Rechtsherzbelastung.`,
  },
  {
    why: "Auswurffraktion gegen „normale Funktion“ in der Beurteilung.",
    kind: 'number',
    quotes: ["LVEDV 150 ml, LVEF 28 %", "Normale systolische LV-Funktion"],
    text: `MRT Herz
Befund: LVEDV 150 ml, LVEF 28 %.
Beurteilung: Normale systolische LV-Funktion.`,
  },
  {
    why: "Auswurffraktion gegen „eingeschränkt“.",
    kind: 'number',
    quotes: ["Deutlich eingeschränkte LV-Funktion, EF 67 %", "67"],
    text: `MRT Herz
Befund: Deutlich eingeschränkte LV-Funktion, EF 67 %.
Beurteilung: DCM.`,
  },
  {
    why: "Eine der beiden Achsen gehört einem Lymphknoten, beide zusammen hat niemand.",
    kind: 'number',
    quotes: ["Raumforderung der rechten Tonsille, 41 x 24 mm", "Tonsillenkarzinom rechts (14 x 24 mm), Lymphknotenmetastasen rechts"],
    text: `CT Hals
Befund: Raumforderung der rechten Tonsille, 41 x 24 mm. Lymphknoten Level II rechts 26 mm, Level III rechts 14 mm.
Beurteilung: Tonsillenkarzinom rechts (14 x 24 mm), Lymphknotenmetastasen rechts.`,
  },
  {
    why: "Wo der Stein liegt, ist kein Abstand.",
    kind: 'number',
    quotes: ["Konkrement von 5 mm im distalen Ureter rechts", "15 mm großes Ureterkonkrement rechts"],
    text: `CT Abdomen nativ
Befund: Konkrement von 5 mm im distalen Ureter rechts. Nierenbecken erweitert.
Beurteilung: 15 mm großes Ureterkonkrement rechts.`,
  },
  {
    why: "Was auf ein Maß erweitert ist, hat dieses Maß.",
    kind: 'number',
    quotes: ["DHC auf 13 mm erweitert", "Präpapilläre Choledocholithiasis mit auf 5 mm erweitertem DHC"],
    text: `MRCP
Befund: DHC auf 13 mm erweitert. Präpapillär eine Aussparung.
Beurteilung: Präpapilläre Choledocholithiasis mit auf 5 mm erweitertem DHC.`,
  },
  {
    why: "RV/LV in Befund und Beurteilung.",
    kind: 'number',
    quotes: ["RV/LV 0,8", "Lungenembolie rechts, RV/LV 1,4"],
    text: `CTPA
Befund: RV/LV 0,8. Embolie rechts.
Beurteilung: Lungenembolie rechts, RV/LV 1,4.`,
  },
  {
    why: "Komma in der Größe verrutscht.",
    kind: 'number',
    quotes: ["Segment VI 34 mm große Läsion, echoreich", "Hämangiom Segment VI mit 3,4 mm"],
    text: `Sono Leber
Befund: Segment VI 34 mm große Läsion, echoreich.
Beurteilung: Hämangiom Segment VI mit 3,4 mm.`,
  },
  {
    why: "Die Größe der Hypophyse als die des Adenoms.",
    kind: 'number',
    quotes: ["Rechts ein 5 x 4 mm großer minderanreichernder Herd", "Mikroadenom der Hypophyse rechts (8 mm)"],
    text: `MRT Hypophyse
Befund: Hypophyse 8 mm hoch. Rechts ein 5 x 4 mm großer minderanreichernder Herd.
Beurteilung: Mikroadenom der Hypophyse rechts (8 mm).`,
  },
  {
    why: "BAA und Bauchaortenaneurysma, daneben die Zunahme.",
    kind: 'number',
    quotes: ["Infrarenales BAA mit 52 mm (VU 49 mm)", "Größenprogredientes Bauchaortenaneurysma mit 62 mm (+3 mm)"],
    text: `CT Abdomen
Befund: Infrarenales BAA mit 52 mm (VU 49 mm).
Beurteilung: Größenprogredientes Bauchaortenaneurysma mit 62 mm (+3 mm).`,
  },
  {
    why: "Eine Achse verändert.",
    kind: 'number',
    quotes: ["Lymphozele rechts 44 x 30 mm", "Lymphozele rechts 54 x 30 mm"],
    text: `CT Becken
Befund: Lymphozele rechts 44 x 30 mm.
Beurteilung: Lymphozele rechts 54 x 30 mm.`,
  },
  {
    why: "Ziffern vertauscht.",
    kind: 'number',
    quotes: ["Bakerzyste 32 mm", "Bakerzyste mit 23 mm"],
    text: `MRT Knie
Befund: Bakerzyste 32 mm.
Beurteilung: Bakerzyste mit 23 mm.`,
  },
  {
    why: "Zehntel der kurzen Achse.",
    kind: 'number',
    quotes: ["LK Level II links 14 x 6 mm", "LK links 1,4 mm, reaktiv"],
    text: `Sono Hals
Befund: LK Level II links 14 x 6 mm.
Beurteilung: LK links 1,4 mm, reaktiv.`,
  },
  {
    why: "Aorta ascendens verschieden weit.",
    kind: 'number',
    quotes: ["Aorta ascendens 36 mm", "Aorta ascendens mit 46 mm ektatisch"],
    text: `CT Aorta
Befund: Aorta ascendens 36 mm.
Beurteilung: Aorta ascendens mit 46 mm ektatisch.`,
  },
  {
    why: "Ziffern einer Achse vertauscht.",
    kind: 'number',
    quotes: ["Intrazerebrale Blutung links 42 x 30 mm", "ICB links mit 24 x 30 mm"],
    text: `CT Schädel
Befund: Intrazerebrale Blutung links 42 x 30 mm.
Beurteilung: ICB links mit 24 x 30 mm.`,
  },
  {
    why: "Milz verschieden groß.",
    kind: 'number',
    quotes: ["Milz mit 15 cm vergrößert", "Splenomegalie mit 18 cm"],
    text: `CT Abdomen
Befund: Milz mit 15 cm vergrößert.
Beurteilung: Splenomegalie mit 18 cm.`,
  },
  {
    why: "Restharn mit einer Null zu viel.",
    kind: 'number',
    quotes: ["Restharn 40 ml", "Restharn 400 ml"],
    text: `Sono
Befund: Restharn 40 ml.
Beurteilung: Restharn 400 ml.`,
  },
  {
    why: "Myom mit vertauschten Ziffern.",
    kind: 'number',
    quotes: ["Myom der Hinterwand 38 mm", "Uterusmyom der Hinterwand 83 mm"],
    text: `MRT Becken
Befund: Myom der Hinterwand 38 mm.
Beurteilung: Uterusmyom der Hinterwand 83 mm.`,
  },
  {
    why: 'the length behind the figure is its noun, not an adjective before the next finding',
    kind: 'number',
    quotes: ['Wandverdickung des Sigmas über 4,5 cm', 'Sigmakarzinom, 7,5 cm Länge, ohne Infiltration der Blase'],
    text: 'CT Abdomen\nWandverdickung des Sigmas über 4,5 cm. Blase abgrenzbar.\nBeurteilung: Sigmakarzinom, 7,5 cm Länge, ohne Infiltration der Blase.',
  },
  {
    why: "Lymphknoten mit anderer kurzer Achse.",
    kind: 'number',
    quotes: ["LK Level III rechts 18 mm kurze Achse", "Vergrößerter LK Level III rechts, 13 mm"],
    text: `CT Hals
Befund: LK Level III rechts 18 mm kurze Achse.
Beurteilung: Vergrößerter LK Level III rechts, 13 mm.`,
  },
  {
    why: "Stenosegrad in Prozent.",
    kind: 'number',
    quotes: ["Stenose der ACI rechts 80 % nach NASCET", "ACI-Stenose rechts 60 %"],
    text: `CTA
Befund: Stenose der ACI rechts 80 % nach NASCET.
Beurteilung: ACI-Stenose rechts 60 %.`,
  },
  {
    why: "Prostatavolumen mit vertauschten Ziffern.",
    kind: 'number',
    quotes: ["Prostatavolumen 54 ml", "Prostatahyperplasie mit 45 ml"],
    text: `MRT Prostata
Befund: Prostatavolumen 54 ml.
Beurteilung: Prostatahyperplasie mit 45 ml.`,
  },
  {
    why: 'Die Größe der Beurteilung steht so nirgends im Befund; eine Ziffer macht daraus die eine, die dort steht.',
    kind: 'number',
    quotes: ["Extraaxiale Kollektion über der rechten Hemisphäre, größte Breite parietal 12 mm", "Subdurales Hämatom rechts mit einer Breite bis 21 mm, Mittellinienshift 6 mm"],
    text: `CT Schädel
Befund: Extraaxiale Kollektion über der rechten Hemisphäre, größte Breite parietal 12 mm. Shift 6 mm.
Beurteilung: Subdurales Hämatom rechts mit einer Breite bis 21 mm, Mittellinienshift 6 mm.`,
  },
  {
    why: 'So weit vor dem Ostium liegt der Stein, so groß ist er nicht.',
    kind: 'number',
    quotes: ['Stein von 4 mm im Ureter rechts, 1 cm vor dem Ostium', 'Ureterstein rechts von 14 mm'],
    text: `CT Abdomen nativ
Befund: Stein von 4 mm im Ureter rechts, 1 cm vor dem Ostium.
Beurteilung: Ureterstein rechts von 14 mm.`,
  },
  {
    why: 'Von zwei Größen eines Stents ist eine Achse vertauscht.',
    kind: 'number',
    quotes: ["PTA mit 7 x 40 mm Ballon, Implantation eines Stents 8 x 57 mm in die A. iliaca communis", "Stentimplantation der A. iliaca communis (8 x 75 mm)"],
    text: `Angiographie Becken
Befund: PTA mit 7 x 40 mm Ballon, Implantation eines Stents 8 x 57 mm in die A. iliaca communis.
Beurteilung: Stentimplantation der A. iliaca communis (8 x 75 mm).`,
  },
  {
    why: 'Die Böhler-Linie ist flach, der Winkel nicht.',
    kind: 'number',
    quotes: ["Der Böhler-Winkel misst 36°", "Kalkaneusfraktur mit deutlich abgeflachtem Böhler-Winkel"],
    text: `CT Fersenbein rechts
Befund: Mehrfragmentäre Fraktur des Kalkaneus. Der Böhler-Winkel misst 36°.
Beurteilung: Kalkaneusfraktur mit deutlich abgeflachtem Böhler-Winkel.`,
  },
  {
    why: 'Der Abstand ist normal genannt und gemessen.',
    kind: 'number',
    quotes: ["Regelrechter SL-Abstand (7 mm)", "7"],
    text: `Röntgen Handgelenk links
Befund: Regelrechter SL-Abstand (7 mm). Keine Fraktur.`,
  },
  {
    why: 'Was die Beurteilung genauer angibt als jedes Maß des Befunds, steht dort nicht.',
    kind: 'number',
    quotes: ['Das größte intramural in der Vorderwand, 3,7 cm', 'Uterus myomatosus mit zwei Myomen, das größte 7,3 cm in der Vorderwand'],
    text: `MRT Becken
Befund: Uterus vergrößert, 11 x 7 x 6 cm, mit zwei Myomen. Das größte intramural in der Vorderwand, 3,7 cm. Ein 2 cm messendes Myom am Fundus.
Beurteilung: Uterus myomatosus mit zwei Myomen, das größte 7,3 cm in der Vorderwand.`,
  },
  {
    why: 'Eine Länge, die nur die Beurteilung kennt, ist auf dieser Seite eine vertippte.',
    kind: 'number',
    quotes: ['Links frontal hypodense, teils hyperdense extraaxiale Kollektion bis 13 mm Breite, Sulci verstrichen', 'Chronisches Subduralhämatom links, max. 23 mm'],
    text: `CT Schädel
Befund: Links frontal hypodense, teils hyperdense extraaxiale Kollektion bis 13 mm Breite, Sulci verstrichen. Verlagerung der Mittellinie um 4 mm nach rechts.
Beurteilung: Chronisches Subduralhämatom links, max. 23 mm.`,
  },
  {
    why: 'Der Herz-Thorax-Quotient unter einer anderen Abkürzung.',
    kind: 'number',
    quotes: ["Herz normal groß (CTQ 0,63)", "0,63"],
    text: `Röntgen Thorax
Befund: Herz normal groß (CTQ 0,63). Keine Stauung.`,
  },
  {
    why: 'Kein Restharn und doch viel.',
    kind: 'number',
    quotes: ["Nach Miktion kein Restharn (190 ml)", "190"],
    text: `Sonographie
Befund: Nach Miktion kein Restharn (190 ml).`,
  },
  {
    why: 'Zwei Maße zweier Befunde: Die Breite gehört zum Hämatom davor, die Verschiebung heißt anders.',
    kind: 'number',
    quotes: ["Mittellinienverlagerung nach rechts um 5 mm", "Subduralhämatom links temporal, 12 mm breit, mit Mittellinienshift von 8 mm nach rechts"],
    text: `CT Schädel
Befund: Links temporal sichelförmige hyperdense Flüssigkeitsansammlung mit einer Breite von 12 mm. Rechts okzipital Galeahämatom 6 mm. Mittellinienverlagerung nach rechts um 5 mm.
Beurteilung: Subduralhämatom links temporal, 12 mm breit, mit Mittellinienshift von 8 mm nach rechts.`,
  },
  {
    why: 'Der Abstand zur Faszie ist nicht die Größe der Lymphknoten.',
    kind: 'number',
    quotes: ['Geringster Abstand zur mesorektalen Faszie 3 mm', 'Rektumkarzinom, MRF frei (Abstand 6 mm)'],
    text: `MRT Becken
Befund: Tumor im unteren Rektumdrittel, 3,8 cm lang. Geringster Abstand zur mesorektalen Faszie 3 mm. Drei Lymphknoten bis 6 mm.
Beurteilung: Rektumkarzinom, MRF frei (Abstand 6 mm).`,
  },
  {
    why: 'Das Infundibulum der Gallenblase liegt nicht im Kopf.',
    kind: 'number',
    quotes: ['Gallenblase 9 x 4 cm, im Infundibulum ein 12 mm großes Konkrement', 'Cholezystitis bei Infundibulumstein (21 mm)'],
    text: `CT Abdomen
Befund: Gallenblase 9 x 4 cm, im Infundibulum ein 12 mm großes Konkrement.
Beurteilung: Cholezystitis bei Infundibulumstein (21 mm).`,
  },
  {
    why: 'Von zwei Aussparungen ist eine im zweiten Abschnitt größer.',
    kind: 'number',
    quotes: ['DHC weit, präpapillär zwei Aussparungen von 8 und 4 mm', 'Choledocholithiasis (2 Konkremente, 8 und 6 mm)'],
    text: `MRCP
Befund: DHC weit, präpapillär zwei Aussparungen von 8 und 4 mm.
Beurteilung: Choledocholithiasis (2 Konkremente, 8 und 6 mm).`,
  },
  {
    why: 'Die Auswurffraktion von 61 % ist keine Stenose von 50 bis 69 %.',
    kind: 'number',
    quotes: ['LAD: proximal gemischte Plaque, Stenose 70–99 %', 'LAD proximal 50–69 %'],
    text: `CT Herz
Befund: LAD: proximal gemischte Plaque, Stenose 70–99 %. Linker Ventrikel nicht dilatiert, EF 61 %.
Beurteilung: LAD proximal 50–69 %.`,
  },
  {
    why: "Ein Kalkscore von null und eine kalzifizierte Plaque.",
    kind: 'number',
    quotes: ["Kalziumscore 0", "RIVA: exzentrische kalzifizierte Plaque proximal"],
    text: `Koronar-CT
Befund: Kalziumscore 0. RIVA: exzentrische kalzifizierte Plaque proximal.
Beurteilung: Keine Stenose.`,
  },
  {
    why: 'Abkürzung der Mittellinienverlagerung.',
    kind: 'number',
    quotes: ["Mittellinienverlagerung um 6 mm nach links", "SDH rechts 11 mm mit MLV von 16 mm nach links"],
    text: `CT Schädel
Befund: Subduralhämatom rechts 11 mm. Mittellinienverlagerung um 6 mm nach links.
Beurteilung: SDH rechts 11 mm mit MLV von 16 mm nach links.`,
  },
  {
    why: 'Nur die zweite Achse weicht ab, die Formation heißt dort Abszess.',
    kind: 'number',
    quotes: ["Parapharyngeal rechts 22 x 15 mm messende, randständig anreichernde Formation", "Parapharyngealabszess rechts, 22 x 51 mm"],
    text: `MRT Hals
Befund: Parapharyngeal rechts 22 x 15 mm messende, randständig anreichernde Formation.
Beurteilung: Parapharyngealabszess rechts, 22 x 51 mm.`,
  },
  {
    why: 'Dieselbe Zahl steht nur bei einer Zyste der Leber.',
    kind: 'number',
    quotes: ["8 mm messendes Konkrement im proximalen Ureter rechts", "Harnleiterstein rechts proximal (4 mm) mit Harnstau"],
    text: `CT Abdomen
Befund: 8 mm messendes Konkrement im proximalen Ureter rechts. Leberzyste von 4 mm.
Beurteilung: Harnleiterstein rechts proximal (4 mm) mit Harnstau.`,
  },
  {
    why: 'Auch „Beurteilung nach WHO:“ ist die Beurteilung.',
    kind: 'number',
    quotes: ['LWS T-Score -2,8', 'Osteoporose (LWS T-Score -0,8)'],
    text: `DXA
LWS T-Score -2,8. Schenkelhals rechts T-Score -2,2.
Beurteilung nach WHO: Osteoporose (LWS T-Score -0,8).`,
  },
  {
    why: 'Dieselbe Zahl steht nur bei der Zyste des Ovars.',
    kind: 'number',
    quotes: ["Intramurales Myom der Hinterwand 35 mm", "Myom der Hinterwand 55 mm"],
    text: `MRT Becken
Befund: Intramurales Myom der Hinterwand 35 mm. Ovarien unauffällig. Zyste im linken Ovar 55 mm.
Beurteilung: Myom der Hinterwand 55 mm.`,
  },
  {
    why: 'Anteil der Narbe mit zwei Namen, daneben die Auswurffraktion.',
    kind: 'number',
    quotes: ["Late Enhancement inferolateral, Transmuralität 75 %", "Infarktnarbe inferolateral, 25 % transmural"],
    text: `MRT Herz
Befund: Late Enhancement inferolateral, Transmuralität 75 %. LV-EF 45 %.
Beurteilung: Infarktnarbe inferolateral, 25 % transmural. EF 45 %.`,
  },
  {
    why: 'Höhenminderung und Kompressionsfraktur desselben Wirbels.',
    kind: 'number',
    quotes: ["Keilförmige Deformierung BWK 12 mit Höhenminderung von 40 %", "Kompressionsfraktur BWK 12 (20 %)"],
    text: `Röntgen BWS
Befund: Keilförmige Deformierung BWK 12 mit Höhenminderung von 40 %.
Beurteilung: Kompressionsfraktur BWK 12 (20 %).`,
  },
  {
    why: 'Seitenanteil der Niere, nur mit der Seite benannt.',
    kind: 'number',
    quotes: ["Funktionsanteil rechts 34 %, links 66 %", "Eingeschränkte Funktion der rechten Niere (54 %)"],
    text: `Nierenszintigraphie
Befund: Funktionsanteil rechts 34 %, links 66 %.
Beurteilung: Eingeschränkte Funktion der rechten Niere (54 %).`,
  },
  {
    why: 'Abstand zur Faszie, als Abkürzung wiederholt.',
    kind: 'number',
    quotes: ["Abstand zur mesorektalen Faszie 5 mm", "Rektumkarzinom, mrT3b, MRF frei (9 mm)"],
    text: `MRT Becken
Befund: Rektumkarzinom, Unterrand 7 cm oberhalb der Anokutanlinie. Abstand zur mesorektalen Faszie 5 mm. Mesorektaler Lymphknoten 7 mm.
Beurteilung: Rektumkarzinom, mrT3b, MRF frei (9 mm).`,
  },
  {
    why: 'Abstand von der Anokutanlinie, die Zahl ist nur als Länge bekannt.',
    kind: 'number',
    quotes: ["Tumor im unteren Rektumdrittel, 7 cm ab Anokutanlinie", "Rektumkarzinom 4 cm ab ano"],
    text: `MRT Becken
Befund: Tumor im unteren Rektumdrittel, 7 cm ab Anokutanlinie. Länge 4 cm.
Beurteilung: Rektumkarzinom 4 cm ab ano.`,
  },
  {
    why: 'Das Maß von jetzt ist das von damals.',
    kind: 'number',
    quotes: ["Verzögert anreichernde Läsion links, aktuell 4 mm", "Größenregredientes Mikroadenom links, jetzt 8 mm"],
    text: `MRT Hypophyse
Vergleich: 12.03.2021
Befund: Verzögert anreichernde Läsion links, aktuell 4 mm. Am 12.03.2021 maß sie 8 mm.
Beurteilung: Größenregredientes Mikroadenom links, jetzt 8 mm.`,
  },
  {
    why: 'Dasselbe Nomen vor beiden Maßen.',
    kind: 'number',
    quotes: ["Ulnaminusvariante von 4 mm", "Lunatumnekrose bei Ulnaminusvariante (2 mm)"],
    text: `MRT Handgelenk
Befund: Ulnaminusvariante von 4 mm. Ganglion dorsal 14 x 9 mm.
Beurteilung: Lunatumnekrose bei Ulnaminusvariante (2 mm).`,
  },
  {
    why: 'Länge des Stents, der Durchmesser gleich.',
    kind: 'number',
    quotes: ["Implantation eines Stents 6 x 80 mm", "Stentimplantation der AFS links (6 x 60 mm)"],
    text: `Angiographie Becken-Bein links
Befund: Stenose der A. femoralis superficialis über 3 cm. Ballondilatation 5 x 40 mm. Implantation eines Stents 6 x 80 mm.
Beurteilung: Stentimplantation der AFS links (6 x 60 mm).`,
  },
  {
    why: 'Vor dem Doppelpunkt steht ein Maß, kein bloßer Name.',
    kind: 'number',
    quotes: ["Im rechten Unterlappen 8 mm messender solider Rundherd", "Rundherd rechts bis 6 mm: Kontrolle in 6 Monaten"],
    text: `CT Thorax
Befund: Im rechten Unterlappen 8 mm messender solider Rundherd. Mediastinaler Lymphknoten 9 mm.
Beurteilung: Rundherd rechts bis 6 mm: Kontrolle in 6 Monaten.`,
  },
  {
    why: 'Die Weite des Organs selbst, dieselbe Zahl steht nur bei einer Zyste.',
    kind: 'number',
    quotes: ["Aorta ascendens 64 mm, Aorta descendens 26 mm", "Ektasie der Aorta ascendens (44 mm)"],
    text: `CT Thorax
Befund: Aorta ascendens 64 mm, Aorta descendens 26 mm. Nierenzyste links 44 mm.
Beurteilung: Ektasie der Aorta ascendens (44 mm).`,
  },
  {
    why: 'Dieselbe Zahl ist nur eine Achse des Uterus.',
    kind: 'number',
    quotes: ["Intramurales Myom Hinterwand 42 mm, subseröses Myom Fundus 15 mm", "Uterus myomatosus, größtes Myom 62 mm"],
    text: `MRT Becken
Befund: Uterus 8,4 x 6,2 x 5,1 cm. Intramurales Myom Hinterwand 42 mm, subseröses Myom Fundus 15 mm.
Beurteilung: Uterus myomatosus, größtes Myom 62 mm.`,
  },
  {
    why: '„Vor Therapie“ ist das Maß von damals.',
    kind: 'number',
    quotes: ["Karzinom links außen: jetzt 14 mm, vor Therapie 38 mm", "Ansprechen des Karzinoms links mit Verkleinerung von 38 auf 24 mm"],
    text: `MRT Mamma
Befund: Karzinom links außen: jetzt 14 mm, vor Therapie 38 mm. Axilla frei.
Beurteilung: Ansprechen des Karzinoms links mit Verkleinerung von 38 auf 24 mm.`,
  },
  {
    why: 'Die Auswurffraktion der linken Kammer neben der der rechten.',
    kind: 'number',
    quotes: ['Linker Ventrikel: EDV 168 ml, EF 51 %', 'LV-Funktion erhalten (EF 71 %)'],
    text: `Kardio-MRT
Befund: Linker Ventrikel: EDV 168 ml, EF 51 %. Rechter Ventrikel: EF 56 %.
Beurteilung: LV-Funktion erhalten (EF 71 %).`,
  },
  {
    why: 'Ein unbekanntes Ding an demselben Organ, die Zahl steht anderswo zufällig.',
    kind: 'number',
    quotes: ['Mesenteriales Konglomerat 42 x 18 mm', 'Mesenteriales Konglomerat mit 24 mm'],
    text: `CT Abdomen
Befund: Axilläre Lymphknoten 8 mm (Vor 24 mm). Mesenteriales Konglomerat 42 x 18 mm.
Beurteilung: Mesenteriales Konglomerat mit 24 mm.`,
  },
  {
    why: 'Abschnitte der Aorta in einer Liste, einer davon in der Beurteilung.',
    kind: 'number',
    quotes: ['Sinus Valsalvae 42 mm, sinotubulär 35 mm, Ascendens 67 mm, Bogen 34 mm, Deszendens 29 mm', 'Aneurysma der Ascendens mit 47 mm'],
    text: `CT-Angiographie Thorax
Befund: Sinus Valsalvae 42 mm, sinotubulär 35 mm, Ascendens 67 mm, Bogen 34 mm, Deszendens 29 mm.
Beurteilung: Aneurysma der Ascendens mit 47 mm.`,
  },
  {
    why: 'Milliliter in der Minute, am Satzende und in der Klammer.',
    kind: 'number',
    quotes: ['Shuntvolumen 420 ml/min (Vor 780 ml/min)', 'Abfall des Shuntvolumens auf 620 ml/min.'],
    text: `Duplex Dialyseshunt links
Befund: Shuntvolumen 420 ml/min (Vor 780 ml/min).
Beurteilung: Abfall des Shuntvolumens auf 620 ml/min.`,
  },
  {
    why: 'Beide Kammern in Befund und Beurteilung, die linke verschieden.',
    kind: 'number',
    quotes: ['LV: EDV 241 ml, EF 29 %', 'Hochgradig eingeschränkte LV-Funktion (EF 49 %)'],
    text: `Kardio-MRT
Befund: LV: EDV 241 ml, EF 29 %. RV: EDV 156 ml, EF 46 %.
Beurteilung: Hochgradig eingeschränkte LV-Funktion (EF 49 %). RV-Funktion leicht eingeschränkt (EF 46 %).`,
  },
  {
    why: 'Der Wert ist keiner von mehreren des Befundes.',
    kind: 'number',
    quotes: ["LWS: T-Score -2,8", "T-Score der LWS -1,8"],
    text: `DXA
Befund: LWS: T-Score -2,8. Schenkelhals: T-Score -2,2.
Beurteilung: T-Score der LWS -1,8.`,
  },
  {
    why: 'Die Dosis ist in der Beurteilung eine andere.',
    kind: 'number',
    quotes: ["Injektion von 20 mg Triamcinolon in den Gelenkspalt", "Erfolgreiche Infiltration mit 40 mg Triamcinolon"],
    text: `Infiltration ISG links
Befund: Injektion von 20 mg Triamcinolon in den Gelenkspalt.
Beurteilung: Erfolgreiche Infiltration mit 40 mg Triamcinolon.`,
  },
  {
    why: 'Der Schmerz vor dem Eingriff.',
    kind: 'number',
    quotes: ["NRS vor der Intervention 8, nach 20 Minuten 2", "Besserung von NRS 6 auf 2"],
    text: `PRT C7 links
Befund: NRS vor der Intervention 8, nach 20 Minuten 2.
Beurteilung: Besserung von NRS 6 auf 2.`,
  },
  {
    why: 'Die systolische Funktion ist die Auswurffraktion.',
    kind: 'number',
    quotes: ['Linker Ventrikel normal groß, LVEF 31 %', 'Normale systolische Funktion beider Ventrikel'],
    text: `MRT Herz
Befund: Linker Ventrikel normal groß, LVEF 31 %.
Beurteilung: Normale systolische Funktion beider Ventrikel.`,
  },
  {
    why: 'Die Summe steht vor den Werten der einzelnen Gefäße.',
    kind: 'number',
    quotes: ['Agatston-Score 186 (LAD 154, RCX 0, RCA 32)', 'Agatston-Score gesamt 816'],
    text: `CT Koronarien
Befund: Agatston-Score 186 (LAD 154, RCX 0, RCA 32).
Beurteilung: Agatston-Score gesamt 816.`,
  },
  {
    why: 'Der Abstand ist in beiden Teilen derselbe.',
    kind: 'number',
    quotes: ['TT-TG-Abstand 18 mm', 'Trochleadysplasie, TT-TG 11 mm'],
    text: `MRT Knie rechts
Befund: TT-TG-Abstand 18 mm.
Beurteilung: Trochleadysplasie, TT-TG 11 mm.`,
  },
  {
    why: "Summe der beiden Volumina.",
    kind: 'number',
    quotes: ["Rechter Lappen 8 ml, linker Lappen 6 ml", "Gesamtvolumen 31 ml"],
    text: `Sonographie Schilddrüse
Befund: Rechter Lappen 8 ml, linker Lappen 6 ml. Gesamtvolumen 31 ml.
Beurteilung: Schilddrüse ohne Knoten.`,
  },
  {
    why: "Seitenvergleich gegen die Maße.",
    kind: 'number',
    quotes: ["Rechte Niere 9,8 cm, linke Niere 11,9 cm", "Rechte Niere größer als die linke Niere"],
    text: `Sonographie Nieren
Befund: Rechte Niere 9,8 cm, linke Niere 11,9 cm.
Beurteilung: Rechte Niere größer als die linke Niere.`,
  },
  {
    why: 'Auch ein Hauptwort sagt, dass der Winkel flach ist.',
    kind: 'number',
    quotes: ['Böhler-Winkel 34°', 'Kalkaneusfraktur mit Abflachung des Böhler-Winkels'],
    text: `Röntgen Kalkaneus rechts
Befund: Kalkaneusfraktur. Böhler-Winkel 34°.
Beurteilung: Kalkaneusfraktur mit Abflachung des Böhler-Winkels.`,
  },
  {
    why: '„Bis zu“ nennt das größte Maß, nicht das Wachstum.',
    kind: 'number',
    quotes: ['Progrediente Rundherde beidseits bis zu 12 mm', 'Progrediente Rundherde beidseits bis zu 22 mm'],
    text: `CT Thorax
Befund: Progrediente Rundherde beidseits bis zu 12 mm.
Beurteilung: Progrediente Rundherde beidseits bis zu 22 mm.`,
  },
  {
    why: "Wie weit der Stein von der Blase liegt, ist nicht, wie groß er ist.",
    kind: 'number',
    quotes: ["7 mm großes Konkrement im distalen Ureter links, ca. 1,5 cm prävesikal", "Konkrement im distalen Ureter links (17 mm)"],
    text: `CT Abdomen nativ
Befund: 7 mm großes Konkrement im distalen Ureter links, ca. 1,5 cm prävesikal. Nierenbecken 14 mm weit.
Beurteilung: Konkrement im distalen Ureter links (17 mm).`,
  },
  {
    why: "Der Unterschied der Beinlängen ist die Verkürzung des einen Beins.",
    kind: 'number',
    quotes: ["Beinlängenunterschied von 14 mm, das rechte Bein ist kürzer", "Beinverkürzung rechts um 41 mm"],
    text: `Ganzbeinaufnahme im Stehen
Befund: Beinlängenunterschied von 14 mm, das rechte Bein ist kürzer.
Beurteilung: Beinverkürzung rechts um 41 mm.`,
  },
  {
    why: 'Eine Knochendichte in der Norm ist keine Osteoporose.',
    kind: 'number',
    quotes: ['Hüfte: T-Score -1,1', 'Osteoporose nach WHO'],
    text: `Knochendichtemessung
LWS: 1,02 g/cm², T-Score -0,6. Hüfte: T-Score -1,1.
Beurteilung: Osteoporose nach WHO.`,
  },
  {
    why: 'Die Differenz der Beinlängen folgt aus den Längen.',
    kind: 'number',
    quotes: ['Beinlänge re. 91,2 cm, li. 90,1 cm', 'Beinlängendifferenz von 2,1 cm'],
    text: `Ganzbeinaufnahme
Beinlänge re. 91,2 cm, li. 90,1 cm.
Beurteilung: Beinlängendifferenz von 2,1 cm.`,
  },
  {
    why: 'Die Steine hinter der Steinkrankheit liegen in deren Organ.',
    kind: 'number',
    quotes: ['DHC 10 mm mit einer Signalaussparung präpapillär, 4 mm', 'Choledocholithiasis mit präpapillärem Konkrement von 14 mm'],
    text: `MRCP
DHC 10 mm mit einer Signalaussparung präpapillär, 4 mm. Nierenzysten bis 2,4 cm.
Beurteilung: Choledocholithiasis mit präpapillärem Konkrement von 14 mm.`,
  },
  {
    why: 'Keines der beiden Maße mit einer Einheit ist das der Beurteilung.',
    kind: 'number',
    quotes: ['In der linken Niere zwei Steine von 7 und 5 mm', 'Nephrolithiasis links mit zwei Steinen (bis 9 mm)'],
    text: `Sonographie Niere
Befund: In der linken Niere zwei Steine von 7 und 5 mm.
Beurteilung: Nephrolithiasis links mit zwei Steinen (bis 9 mm).`,
  },
  {
    why: 'Die Weite des Gangs steht im Befund bei der Erweiterung; 23 mm misst dort nur eine Zyste.',
    kind: 'number',
    quotes: ['DHC auf 32 mm dilatiert', 'Cholestase, DHC 23 mm'],
    text: `Sonographie Oberbauch
Befund: DHC auf 32 mm dilatiert. Leberzyste 2,3 cm.
Beurteilung: Cholestase, DHC 23 mm.`,
  },
  {
    why: 'Ein Abstand von 6 mm ist eine Dissoziation.',
    kind: 'number',
    quotes: ['SL-Distanz 6 mm', 'Keine skapholunäre Dissoziation'],
    text: `CT Handgelenk rechts
Befund: SL-Distanz 6 mm. Keine Fraktur.
Beurteilung: Keine skapholunäre Dissoziation.`,
  },
  {
    why: '„Auswurffraktion“ ist die Ejektionsfraktion.',
    kind: 'number',
    quotes: ['Linker Ventrikel normal groß, Auswurffraktion 31 %', 'Erhaltene systolische LV-Funktion'],
    text: `MRT Herz
Befund: Linker Ventrikel normal groß, Auswurffraktion 31 %. Kein Thrombus.
Beurteilung: Erhaltene systolische LV-Funktion.`,
  },
  {
    why: 'Mit negativer Dichte ist das Adenom lipidreich.',
    kind: 'number',
    quotes: ['Linke Nebenniere mit Knoten 21 mm, nativ -9 HE', 'Kein lipidreiches Adenom'],
    text: `CT Abdomen
Befund: Linke Nebenniere mit Knoten 21 mm, nativ -9 HE.
Beurteilung: Kein lipidreiches Adenom.`,
  },
  {
    why: 'Mit 41 HE ist es nicht lipidreich.',
    kind: 'number',
    quotes: ['Linke Nebenniere mit Knoten 21 mm, nativ 41 HE', 'Lipidreiches Nebennierenadenom links'],
    text: `CT Abdomen
Befund: Linke Nebenniere mit Knoten 21 mm, nativ 41 HE.
Beurteilung: Lipidreiches Nebennierenadenom links.`,
  },
  {
    why: 'Die Kollektion der Beschreibung ist der Abszess der Beurteilung.',
    kind: 'number',
    quotes: ['Angrenzend eine 5,6 cm große Flüssigkeitskollektion mit anreicherndem Rand', 'Sigmadivertikulitis mit Abszess von 2,6 cm'],
    text: `CT Abdomen
Befund: Sigma wandverdickt. Angrenzend eine 5,6 cm große Flüssigkeitskollektion mit anreicherndem Rand.
Beurteilung: Sigmadivertikulitis mit Abszess von 2,6 cm.`,
  },
  {
    why: 'Der Ureterstein ist der im Ureter, nicht der im Kelch.',
    kind: 'number',
    quotes: ['Linker Ureter erweitert, im distalen Ureter ein Konkrement von 14 mm', 'Distaler Ureterstein links, 6 mm'],
    text: `CT Abdomen nativ
Befund: Linker Ureter erweitert, im distalen Ureter ein Konkrement von 14 mm. Kelchstein links, 4 mm.
Beurteilung: Distaler Ureterstein links, 6 mm.`,
  },
]

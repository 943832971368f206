import type { SilentCase } from './contradiction-case.ts'

/** Correct reports with sizes, courses and grades of several things, or of a child. */
export const silentMeasures: readonly SilentCase[] = [
  {
    why: 'Zehn mal vier Zentimeter ist die Gallenblase und nicht ihre Wand.',
    text: `Sonographie Abdomen
Befund: Gallenblase 9 x 4 cm groß, prall gefüllt.`,
  },
  {
    why: 'Sieben Millimeter weit sind die Venen neben dem Uterus.',
    text: `MRT Becken
Befund: Geschlängelte parauterine Venen rechts bis 8 mm.`,
  },
  {
    why: 'Zentimeter gegen Millimeter der Voruntersuchung; der Thrombus dahinter ist ein anderes Maß.',
    text: `CT-Angiographie der Aorta
Befund: Infrarenales Aneurysma, 5,1 cm (VU 49 mm), wandständiger Thrombus bis 8 mm.
Beurteilung: Aortenaneurysma von 51 mm, gering größenprogredient.`,
  },
  {
    why: 'Der Stenosegrad hat mit der früheren Geschwindigkeit nichts zu tun.',
    text: `Duplexsonographie der Carotiden
Befund: Links: PSV der ACI 150 cm/s, Stenose ca. 50 %, zur VU (PSV 145 cm/s) unverändert.
Beurteilung: Mittelgradige ACI-Stenose links.`,
  },
  {
    why: 'Hinter „die andere“ steht der Verlauf einer anderen Zyste.',
    text: `Sonographie Leber
Befund: Zyste in Segment II 34 mm, Zyste in Segment VI 12 mm. Im Vergleich zur VU Zyste in Segment II größer (damals 25 mm), die andere konstant.
Beurteilung: Leberzyste Segment II größenprogredient, 34 mm.`,
  },
  {
    why: 'Die Gesamtausdehnung ist mehr als der einzelne Herd.',
    text: `MRT der Mamma
Befund: Links oben außen irregulärer Herd von 17 mm, nach ventral ein zweiter mit 6 mm.
Beurteilung: Karzinom links oben außen, Gesamtausdehnung inklusive Satellit 2,9 cm.`,
  },
  {
    why: '„Größer als zuvor“: in der Klammer steht zuerst das Maß von heute.',
    text: `MRT Becken
Befund: Linkes Ovar mit 41 mm großer Zyste, keine Septen, zuvor 36 mm.
Beurteilung: Ovarialzyste links, etwas größer als zuvor (4,1 cm vs. 3,6 cm).`,
  },
  {
    why: 'Ein Lymphknoten ist kleiner geworden, der andere blieb gleich.',
    text: `CT Thorax
Befund: Tumor linker Oberlappen 33 mm (VU 45 mm). LK 4L jetzt 9 mm (VU 14 mm), LK 7 konstant 8 mm.
Beurteilung: Tumor regredient, LK 4L ebenfalls regredient.`,
  },
  {
    why: 'Was zart abgrenzbar ist, ist nicht die Aorta.',
    text: `CT-Angiographie der Aorta
Befund: Aneurysmasack 61 mm, VU 57 mm. Dorsal Kontrastmittel im Sack, im Zusammenhang mit einer Lumbalarterie, arteriell zart abgrenzbar.
Beurteilung: Endoleak Typ II.`,
  },
  {
    why: 'Die Höhle schrumpft, der neue Knoten an ihrem Rand ist der Progress.',
    text: `MRT Schädel
Befund: Resektionshöhle links frontal 29 x 25 mm, gegenüber 02/2023 (33 x 27 mm) geschrumpft. Am dorsalen Rand neue KM-Aufnahme von 9 mm.
Beurteilung: Progress mit neuem Knoten am Resektionsrand frontal links (9 mm).`,
  },
  {
    why: 'Die Seite steht vor der Aufzählung: zwei Zysten, zwei Grade.',
    text: `MRT Nieren
Linke Niere: Narbe am Unterpol. Zyste mittleres Drittel 14 mm, Bosniak I. Kein Stau.
Rechte Niere: Oberpol ventral 31 mm messende zystische Läsion mit Septen.
Beurteilung: Rechts Bosniak II, 31 mm.`,
  },
  {
    why: 'Was im Bruch vorfällt, ist keine Bandscheibe.',
    text: `Sonographie der Leiste
Links: Beim Pressen Protrusion von Netz und einer Dünndarmschlinge 38 x 21 mm.
Beurteilung: Leistenhernie links.`,
  },
  {
    why: '„kurz“ am Ende eines Worts vor dem Doppelpunkt ist keine Überschrift.',
    text: `Sonographie Hals
Befund: Level II rechts Konglomerat, größter LK 31 x 21 mm. Schilddrüse 4 ml. Abdomen kurz: Milz 12,1 cm, vergrößert; Leber 12,8 cm, o. B.
Beurteilung: Reaktive Lymphadenopathie.`,
  },
  {
    why: 'Zwei Metastasen ändern sich gegenläufig, der Rundherd gar nicht.',
    text: `CT Thorax und Abdomen
Befund: Lunge: Rundherd OL links 5 mm, zuvor 5 mm.
Beurteilung: Gemischtes Ansprechen mit regredienter Metastase in Segment VI und progredienter Metastase in Segment III.`,
  },
  {
    why: 'Neu ist nur, was hinter dem letzten Semikolon steht.',
    text: `MRT Becken
Befund: Hinterwandmyom 4,4 cm, zuvor 3,7 cm; Fundusmyom 2,6 cm (VU 2,7 cm); submuköses Myom 1,2 cm, neu.
Beurteilung: Myom der Hinterwand größenprogredient. Fundusmyom unverändert. Neues submuköses Myom.`,
  },
  {
    why: 'Rechts ist der Erguss weg, links ist er mehr geworden.',
    text: `CT Thorax
Befund: Pleuraerguss links 31 mm, VU 14 mm, rechts nicht mehr nachweisbar.
Beurteilung: Pleuraerguss links zunehmend.`,
  },
  {
    why: 'Weite Seitenventrikel machen keinen weiten dritten.',
    text: `CT Schädel
Befund: Seitenventrikel weit. Dritter Ventrikel 4 mm.
Beurteilung: Posthämorrhagische Ventrikelerweiterung rechts betont.`,
  },
  {
    why: 'Bei einem Kind ist eine Milz von 9 cm groß.',
    text: `Sonographie Abdomen
Klinische Angaben: 4-jähriger Junge mit Fieber.
Befund: Milz mit 9,2 cm vergrößert. Leber 10,8 cm, vergrößert.
Beurteilung: Hepatosplenomegalie.`,
  },
  {
    why: 'Auch das Alter in Jahren sagt, dass die Maße der Erwachsenen nicht gelten.',
    text: `Sonographie Abdomen
m, 7 Jahre, Mononukleose.
Befund: Milz 9,8 cm, vergrößert.
Beurteilung: Splenomegalie.`,
  },
  {
    why: 'Ein Säugling hat kleine Nieren.',
    text: `Sonographie Nieren
Säugling, 5 Wochen.
Befund: Rechte Niere 6,4 cm, vergrößert. Linke Niere 4,9 cm.
Beurteilung: Rechte Niere kompensatorisch vergrößert.`,
  },
  {
    why: 'Die Sella wurde zweimal untersucht, und beide Daten sind genannt.',
    text: `MRT Sella
Vorbefund: MRT vom 05.12.2023: Mikroadenom rechts 8 mm.
Befund: 6 mm messendes Areal rechts, im Vergleich zur VU vom 05.12.2023 kleiner, zur VU vom 07.01.2021 ebenfalls.
Beurteilung: Mikroadenom rechts.`,
  },
  {
    why: 'Hinter „im Vergleich zur VU“ steht in der Klammer zuerst das Maß von heute.',
    text: `CT Thorax
Befund: Tumor im Oberlappen links misst 34 x 28 mm (VU 47 x 41 mm).
Beurteilung: Im Vergleich zur VU vom 11.02.2024 größenregredienter Tumor im Oberlappen links (34 mm, vorher 47 mm).`,
  },
  {
    why: 'Eine Grenze ist keine Achse des Organs, von dem sonst nichts dafür spricht.',
    text: `Sonographie Schilddrüse
Rechter Lappen 5,0 x 2,2 x 1,8 cm, linker Lappen 4,4 x 1,6 x 1,5 cm, Isthmus 3 mm. Rechts kaudal Knoten 23 x 15 x 12 mm.
Beurteilung: Knoten rechts von 23 mm. FNP bei einer Größe über 25 mm zu erwägen.`,
  },
  {
    why: 'Zwei Dinge desselben Organs haben jedes sein Maß.',
    text: `Sonographie Leiste
Befund: In der Leiste Bruchlücke von 17 mm.
Beurteilung: Lymphknoten inguinal beidseits bis 8 mm.`,
  },
  {
    why: 'Von zwei früheren Maßen in der Klammer bestätigt das ältere das Wachstum.',
    text: `MRT Schädel
Befund: Meningeom der Falx rechts parietal, aktuell 24 x 19 mm (02/2024: 24 x 18 mm, 06/2022: 20 x 16 mm).
Beurteilung: Falxmeningeom rechts parietal, gegenüber Februar 2024 größenstabil, im Vergleich zu Juni 2022 progredient.`,
  },
  {
    why: 'In Millimetern ist die Dicke angegeben, in Zentimetern die frühere Länge.',
    text: `MRT Dünndarm
Befund: Wandverdickung des terminalen Ileums über 12 cm, max. 7 mm, mit Wandödem und Diffusionsrestriktion, deutlich zugenommen (VU 5 cm).
Beurteilung: Progrediente Entzündung des terminalen Ileums.`,
  },
  {
    why: 'Was im Befund neben dem wachsenden Saum gleich blieb, ist ein anderes.',
    text: `MRT Schädel
Befund: Am dorsalen Rand der Resektionshöhle rechts frontal noduläre KM-Aufnahme, jetzt 17 x 12 mm (Vorwert 10 x 8 mm). Zarte Durastraffung mit Enhancement, konstant.
Beurteilung: Progrediente noduläre KM-Aufnahme am Resektionsrand rechts frontal (17 mm, zuvor 10 mm).`,
  },
  {
    why: 'Schmal ist der eine Gelenkspalt, erhalten der andere.',
    text: `Röntgen Knie rechts
Befund: Verschmälerung des medialen Kompartiments, laterale Gelenkspaltweite erhalten.
Beurteilung: Gonarthrose rechts, Kellgren III.`,
  },
  {
    why: 'Was verneint ist, beschreibt den Grad nicht.',
    text: `MRT Hüfte rechts
Befund: Nekroseareal im Femurkopf rechts.
Beurteilung: Femurkopfnekrose rechts, ARCO II, ohne subchondrale Fraktur oder Gelenkflächeneinbruch.`,
  },
  {
    why: 'Von zwei Zysten ist nur eine graduiert.',
    text: `MRT Nieren
Befund: Einfache Zyste am Oberpol. Am Unterpol Zyste mit anreicherndem Wandknoten.
Beurteilung: Zyste am Unterpol, Bosniak IV.`,
  },
  {
    why: 'Nur zum Teil komprimierbar ist nicht normal.',
    text: `Duplex Beinvenen links
Befund: V. poplitea links inkomplett komprimierbar mit wandständigem Material.
Beurteilung: Ältere Thrombose der V. poplitea links.`,
  },
  {
    why: 'Engt nicht ein verneint die Enge.',
    text: `MRT LWS
Befund: Die Zyste engt den Spinalkanal nicht ein.
Beurteilung: Synovialzyste ohne Spinalkanalstenose.`,
  },
  {
    why: 'Nicht vermindert ist normal.',
    text: `CT Abdomen
Befund: Linke Niere nicht vermindert perfundiert.
Beurteilung: Nieren regelrecht perfundiert.`,
  },
  {
    why: 'Klein ist das Adenom, größer der Sinus daneben.',
    text: `MRT Hypophyse
Befund: Im rechten Vorderlappen 6 mm große hypointense Läsion. Im Sinus sphenoidalis Retentionszyste 18 mm.
Beurteilung: Mikroadenom der Hypophyse rechts.`,
  },
  {
    why: 'Der Sinus hat sein eigenes Maß, nicht das des Herzens, unter dem er steht.',
    text: `CT vor Aortenklappenersatz
Befund:
Herz: Sinus valsalvae 33 mm, Sinus tubularis 29 x 30 mm.
Beurteilung: Sklerose der Aortenklappe.`,
  },
  {
    why: '14 mm misst das Septum, nicht der Ventrikel.',
    text: `CT Herz
Befund: Linker Ventrikel hypertrophiert, Septum 15 mm. Kein Perikarderguss.
Beurteilung: Linksherzhypertrophie.`,
  },
  {
    why: 'Der Ventrikel hat eine dicke Wand, seine Weite ist normal.',
    text: `Kardio-MRT
Befund: Linker Ventrikel hypertrophiert, Durchmesser 46 mm. Kein Perikarderguss.
Beurteilung: Linksherzhypertrophie.`,
  },
  {
    why: 'Das Volumen hinter dem Knoten ist das des anderen Lappens.',
    text: `Sonographie der Schilddrüse
Befund: Rechts echoarmer Knoten 21 x 19 x 24 mm, links 9 ml ohne Herd.
Beurteilung: Knoten rechts.`,
  },
  {
    why: 'Kalkfrei ist nur der eine Ast.',
    text: `CT der Koronarien
Befund: Agatston-Score 187. RIVA mit verkalkten Plaques.
Beurteilung: Einfache Koronarsklerose des RIVA. RCA ohne Koronarsklerose.`,
  },
  {
    why: 'Weit ist der Truncus, das zweite Maß ist das der Aorta.',
    text: `CT Thorax
Befund: Pulmonalarterienstamm 36 mm (Aorta ascendens 31 mm). Lunge frei.
Beurteilung: Erweiterter Truncus pulmonalis.`,
  },
  {
    why: 'Gestielt kann das Myom größer sein als der Uterus.',
    text: `MRT Becken
Befund: Uterus 88 x 46 x 51 mm. Endometrium 11 mm. Subserös gestieltes Myom 12 cm.
Beurteilung: Uterus myomatosus.`,
  },
  {
    why: 'Weit sind die Schlingen, eng ist erst der Darm dahinter.',
    text: `CT Abdomen
Befund: Distendierte Dünndarmschlingen mit Spiegeln, Weite bis 42 mm. Distales Ileum kollabiert, 9 mm.
Beurteilung: Dünndarmileus.`,
  },
  {
    why: 'Lang darf ein Tumor im Spinalkanal sein.',
    text: `MRT BWS
Befund: Intradural-extramedullär dorsal des Myelons Raumforderung von 11 x 14 x 94 mm.
Beurteilung: Ependymom.`,
  },
  {
    why: 'Je enger der Spalt, desto weiter die Arthrose.',
    text: `Röntgen Knie rechts
Befund: Gelenkspaltverschmälerung medial auf 2 mm (VU 4 mm), somit progredient.
Beurteilung: Progrediente mediale Gonarthrose rechts.`,
  },
  {
    why: 'Ob die Stenose länger oder enger ist, sagt ein Maß allein nicht.',
    text: `CT-Angiographie
Befund: Stenose der A. femoralis superficialis links über 24 mm (VU 18 mm), im Verlauf regredient nach PTA.
Beurteilung: Regrediente Stenose der AFS links.`,
  },
  {
    why: '„M. Crohn“ ist ein Name, kein Satzende; länger und dicker ist mehr Aktivität.',
    text: `MR-Enterographie
Befund: Terminales Ileum über 16 cm wandverdickt auf 7 mm (VU 9 cm, 4 mm).
Beurteilung: Zunehmende Aktivität eines M. Crohn des terminalen Ileums mit größerer Längenausdehnung.`,
  },
  {
    why: 'Weite Liquorräume sind keine Zunahme, eine geschrumpfte Niere kein Rückgang des Tumors.',
    text: `CT Abdomen
Befund: Schrumpfung der linken Niere. Tumor der rechten Niere 34 mm (VU 29 mm).
Beurteilung: Größenprogredienter Nierentumor rechts. Schrumpfniere links.`,
  },
  {
    why: 'Ein Millimeter ist eine geringe Zunahme, und sieben sind eine deutliche.',
    text: `MRT Oberbauch
Befund: Im Pankreaskopf zystische Läsion, 22 mm (VU 21 mm). Zyste der linken Niere 41 mm (VU 34 mm).
Beurteilung: Minimale Größenzunahme der Seitengang-IPMN im Pankreaskopf. Deutliche Größenzunahme der Nierenzyste links.`,
  },
  {
    why: 'Deauville 5 wegen der neuen Herde, nicht wegen des Restgewebes.',
    text: `FDG-PET/CT
Befund: Mediastinal Restgewebe 28 mm, Aktivität unterhalb des Blutpools. Neue Lymphknoten axillär links mit deutlicher Mehranreicherung.
Beurteilung: Progress, Deauville 5.`,
  },
  {
    why: 'Die Milz liegt unter der Leber, der Lymphknoten nicht.',
    text: `FDG-PET/CT
Befund: Lymphknoten axillär 21 mm, SUVmax 6,4. Milz homogen, Aktivität unterhalb der Leber (SUVmax 2,8).
Beurteilung: Partielles Ansprechen, Deauville 4.`,
  },
  {
    why: 'Deauville 5 galt vorher.',
    text: `FDG-PET/CT
Befund: Restgewebe mediastinal unter Leberniveau.
Beurteilung: Deauville 3. Vorher Deauville 5.`,
  },
  {
    why: 'Ein Rest von 20 % ist ein Erfolg.',
    text: `Angiographie
Befund: Abschlusskontrolle: Reststenose 20 %. Keine Dissektion.
Beurteilung: Erfolgreiche PTA ohne Residualstenose.`,
  },
  {
    why: 'Metastasiert war es, jetzt ist kein Lymphknoten mehr groß.',
    text: `CT Thorax
Befund: Hilär kein vergrößerter LK mehr.
Beurteilung: Regrediente Lymphknotenmetastasen, jetzt ycN0.`,
  },
  {
    why: 'Der Stein im Ureter hat sein Maß, der in der Gallenblase ein anderes.',
    text: `CT Abdomen nativ
Befund: Intramural im Ureter rechts 6 mm messendes Konkrement. Gallenblasenstein 16 mm.
Beurteilung: Urolithiasis rechts am ureterovesikalen Übergang, Steingröße 6 mm. Cholezystolithiasis.`,
  },
  {
    why: 'Nach Kontrastmittel ist auch das lipidreiche Adenom dicht; eine Spanne ist kein Minus.',
    text: `CT Abdomen
Befund: Linke Nebenniere mit Knoten 21 mm, nativ 5-9 HE, portalvenös 72 HE.
Beurteilung: Lipidreiches Adenom links.`,
  },
  {
    why: 'Rektal wurde gefüllt, nur auf das orale verzichtet.',
    text: `CT Abdomen mit KM i.v. und rektal
Befund: Auf orales KM wurde verzichtet. Kein Austritt von rektalem KM.
Beurteilung: Keine Leckage.`,
  },
  {
    why: 'Um wie viel korrigiert wurde, ist kein Winkel.',
    text: `Wirbelsäule im Stehen
Befund: Rechtskonvexe thorakale Hauptkrümmung, Cobb 29° (ohne Korsett 41°).
Beurteilung: Skoliose, rechtskonvex, mit Korrektur um 12° im Korsett.`,
  },
  {
    why: 'Neben der Milz ist nicht die Milz.',
    text: `CT Abdomen mit KM
Befund: Peritoneale Knoten: subphrenisch rechts bis 19 mm, perisplenisch 15 mm.
Beurteilung: Peritonealkarzinose.`,
  },
  {
    why: 'Der Durchmesser in der Klammer sagt, warum nichts erweitert ist.',
    text: `CT Thorax mit KM
Befund: Wandverdickung der Aorta ascendens auf 4 mm, keine Ektasie (34 mm).
Beurteilung: Aortitis.`,
  },
  {
    why: 'Eine Grenze ist kein Maß.',
    text: `Sonographie Schilddrüse
Befund: Rechts kaudal ein verkalkter Knoten, 22 x 17 mm.
Beurteilung: Knoten rechts, EU-TIRADS 4, bei Größe über 15 mm Punktion indiziert.`,
  },
  {
    why: 'Eine Bronchialarterie darf enger sein als der Truncus.',
    text: `CT-Angiographie Thorax
Befund: Truncus pulmonalis 32 mm. Bronchialarterien beidseits erweitert, bis 3 mm.
Beurteilung: Erweiterte Bronchialarterien.`,
  },
  {
    why: 'Neben der Flüssigkeit ist der Abszess ein zweites Ding.',
    text: `CT Abdomen
Befund: Sigma wandverdickt, angrenzend ein Abszess von 3,1 cm. Im Douglas eine Flüssigkeitsansammlung von 5 cm.
Beurteilung: Sigmadivertikulitis mit Abszess von 3,1 cm.`,
  },
  {
    why: 'Millimeter je Sekunde und Volumen haben dieselbe kurze Zahl.',
    text: `Duplexsonographie der Karotiden
Befund: ACI rechts: PSV 0,9 m/s. ACI links: PSV 90 cm/s.
Beurteilung: Normale Flussgeschwindigkeit der ACI beidseits um 90 cm/s.`,
  },
  {
    why: 'Liter und Milliliter desselben Restharns.',
    text: `Sonographie Harnblase
Befund: Harnblase mit Restharn von 0,18 l.
Beurteilung: Restharn 180 ml.`,
  },
]

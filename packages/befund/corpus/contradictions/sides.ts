import type { ContradictionCase } from './contradiction-case.ts'

export const sideCases: readonly ContradictionCase[] = [
  {
    why: 'Mehr liegt links, betont ist rechts.',
    kind: 'side',
    quotes: ['Pleuraergüsse beidseits, links mehr als rechts', 'Rechtsbetonte Pleuraergüsse'],
    text: `Röntgen Thorax im Liegen
Befund: Pleuraergüsse beidseits, links mehr als rechts. Herz verbreitert.
Beurteilung: Rechtsbetonte Pleuraergüsse.`,
  },
  {
    why: 'Punktiert ist rechts, gefragt und behandelt aber links.',
    kind: 'side',
    quotes: ['pAVK IIb links', 'Rekanalisation eines AFS-Verschlusses rechts'],
    text: `Angiographie
Fragestellung: pAVK IIb links.
Technik: Punktion der A. femoralis communis rechts, Crossover.
Befund: 5 cm langer Verschluss der AFS. Nach PTA und Stent freier Fluss.
Beurteilung: Rekanalisation eines AFS-Verschlusses rechts.`,
  },
  {
    why: 'Ein Vorfall links drückt nicht auf die rechte Wurzel.',
    kind: 'side',
    quotes: ['L4/5: links mediolateraler Bandscheibenvorfall mit Sequester', 'Die Wurzel L5 rechts wird im Recessus verlagert und komprimiert'],
    text: `MRT LWS
Befund: L4/5: links mediolateraler Bandscheibenvorfall mit Sequester. Die Wurzel L5 rechts wird im Recessus verlagert und komprimiert.
Beurteilung: Sequestrierter Bandscheibenvorfall L4/5 mit Kompression der Wurzel L5.`,
  },
  {
    why: 'Die Folge steht im nächsten Satz.',
    kind: 'side',
    quotes: ['C5/6: Rechts foraminaler Prolaps', 'Dadurch Kompression der Wurzel C6 links'],
    text: `MRT HWS
Befund: C5/6: Rechts foraminaler Prolaps. Dadurch Kompression der Wurzel C6 links.
Beurteilung: Prolaps C5/6.`,
  },
  {
    why: 'Der Knoten liegt links, der rechte Lappen ist homogen.',
    kind: 'side',
    quotes: ['Links kaudal findet sich ein 21 mm großer, echoarmer Knoten', 'Fokale Autonomie im rechten Lappen'],
    text: `Sonographie der Schilddrüse
Befund: Links kaudal findet sich ein 21 mm großer, echoarmer Knoten. Der rechte Lappen ist homogen.
Beurteilung: Fokale Autonomie im rechten Lappen.`,
  },
  {
    why: 'Der Herd steht ohne sein Organ, die andere Niere ist frei.',
    kind: 'side',
    quotes: ['Links 8 mm großer echoreicher Herd', 'Angiomyolipom der rechten Niere'],
    text: `Sonographie Nieren
Befund: Nieren normal groß. Links 8 mm großer echoreicher Herd. Rechte Niere unauffällig.
Beurteilung: Angiomyolipom der rechten Niere.`,
  },
  {
    why: 'Rechts liegt eine Zyste, der Lymphknoten aber links.',
    kind: 'side',
    quotes: ['Vergrößerter Lymphknoten links Level II', 'Punktion des Lymphknotens rechts empfohlen'],
    text: `Sonographie Hals
Befund: Vergrößerter Lymphknoten links Level II. Rechts Zyste der Submandibularis.
Beurteilung: Punktion des Lymphknotens rechts empfohlen.`,
  },
  {
    why: 'Verkalkungen einer Brust sind kein Lymphknoten ihrer Axilla.',
    kind: 'side',
    quotes: ['Axilla rechts: ein LK mit verdickter Rinde', 'Stanzbiopsie des auffälligen axillären LK links empfohlen'],
    text: `Mammographie
Befund: Rechts oben außen Verdichtung von 15 mm. Links einzelne Verkalkungen. Axilla rechts: ein LK mit verdickter Rinde. Axilla links frei.
Beurteilung: Malignomverdächtige Verdichtung rechts. Links benigne Verkalkungen. Stanzbiopsie des auffälligen axillären LK links empfohlen.`,
  },
  {
    why: 'Links liegt etwas, aber in einem anderen Quadranten.',
    kind: 'side',
    quotes: ['Rechts neue Verdichtung im unteren inneren Quadranten', 'Suspekter Herd der linken Mamma unten innen'],
    text: `Mammographie
Befund: ACR b. Narbige Verdichtung im Drüsenparenchym links oben außen nach BET, Clips. Rechts neue Verdichtung im unteren inneren Quadranten. Sonographisch hier korrelierend echoarmer Herd bei 4 Uhr.
Beurteilung: Suspekter Herd der linken Mamma unten innen. Narbe links.`,
  },
  {
    why: "Oberschenkel: Seite zwischen Befund und Beurteilung vertauscht, der Titel stützt den Befund.",
    kind: 'side',
    quotes: ["Mediale Schenkelhalsfraktur links mit Dislokation", "Dislozierte mediale Schenkelhalsfraktur rechts"],
    text: `Röntgen Hüfte links
Befund: Mediale Schenkelhalsfraktur links mit Dislokation.
Beurteilung: Dislozierte mediale Schenkelhalsfraktur rechts.`,
  },
  {
    why: "Nierenpol: die gesunde Gegenseite ist im Befund eigens genannt.",
    kind: 'side',
    quotes: ["Im rechten Nierenoberpol 3,2 cm große solide Raumforderung", "Solide Raumforderung des linken Nierenoberpols, V. a. Nierenzellkarzinom"],
    text: `CT Abdomen
Befund: Im rechten Nierenoberpol 3,2 cm große solide Raumforderung. Linke Niere unauffällig.
Beurteilung: Solide Raumforderung des linken Nierenoberpols, V. a. Nierenzellkarzinom.`,
  },
  {
    why: "Hoden: beide Seiten kommen vor, der Herd nur auf einer.",
    kind: 'side',
    quotes: ["Im linken Hoden ein 9 mm großer echoarmer Herd", "Tumorsuspekter Herd im rechten Hoden"],
    text: `Sonographie Hoden
Befund: Im linken Hoden ein 9 mm großer echoarmer Herd. Rechter Hoden homogen.
Beurteilung: Tumorsuspekter Herd im rechten Hoden.`,
  },
  {
    why: "Mamma retroareolär: der Quadrant stimmt, die Seite nicht.",
    kind: 'side',
    quotes: ["Rechts retroareolär eine 12 mm große anreichernde Läsion", "Suspekte Läsion links retroareolär, BI-RADS 5"],
    text: `MRT Mamma
Befund: Rechts retroareolär eine 12 mm große anreichernde Läsion. Links unauffällig.
Beurteilung: Suspekte Läsion links retroareolär, BI-RADS 5.`,
  },
  {
    why: "Adjektivische Seite („linksseitig“) gegen Adverb („rechts“).",
    kind: 'side',
    quotes: ["Linksseitiger Pneumothorax mit 3 cm Saumbreite", "Pneumothorax rechts"],
    text: `Röntgen Thorax
Befund: Linksseitiger Pneumothorax mit 3 cm Saumbreite. Kein Spannungszeichen.
Beurteilung: Pneumothorax rechts.`,
  },
  {
    why: "Gefäß und Eingriff: die Stenose wandert auf die andere Nierenarterie.",
    kind: 'side',
    quotes: ["Hochgradige Stenose der linken Nierenarterie, Implantation eines Stents", "Erfolgreiche Stentimplantation bei hochgradiger Nierenarterienstenose rechts"],
    text: `Angiographie
Befund: Hochgradige Stenose der linken Nierenarterie, Implantation eines Stents.
Beurteilung: Erfolgreiche Stentimplantation bei hochgradiger Nierenarterienstenose rechts.`,
  },
  {
    why: "Die Beurteilung nennt die Diagnose statt der Raumforderung; nur das Organ verbindet die Stellen.",
    kind: 'side',
    quotes: ["Im rechten Kleinhirnbrückenwinkel eine 14 mm große anreichernde Raumforderung mit Ausdehnung in den Meatus acusticus internus", "Vestibularisschwannom links"],
    text: `MRT Felsenbein
Befund: Im rechten Kleinhirnbrückenwinkel eine 14 mm große anreichernde Raumforderung mit Ausdehnung in den Meatus acusticus internus.
Beurteilung: Vestibularisschwannom links.`,
  },
  {
    why: "Ohne Abschnitte: die Aufnahme ist vom linken Fuß, die Fraktur rechts.",
    kind: 'side',
    quotes: ["Nicht dislozierte Fraktur der Basis des Os metatarsale V rechts", "Röntgen linker Fuß in 2 Ebenen"],
    text: `Röntgen linker Fuß in 2 Ebenen
Nicht dislozierte Fraktur der Basis des Os metatarsale V rechts. Keine weiteren Frakturen.`,
  },
  {
    why: "Untersuchte Seite im Titel gegen Beurteilung, der Befund nennt keine Seite.",
    kind: 'side',
    quotes: ["Außenbandruptur des rechten Sprunggelenks", "MRT des linken oberen Sprunggelenks"],
    text: `MRT des linken oberen Sprunggelenks
Befund: Ruptur des Ligamentum fibulotalare anterius. Deltaband intakt.
Beurteilung: Außenbandruptur des rechten Sprunggelenks.`,
  },
  {
    why: "Leistenhernie: der Titel gibt die Seite, das Kompositum der Beurteilung das Organ.",
    kind: 'side',
    quotes: ["Leistenhernie links mit Darmanteilen", "Sonographie der Leiste rechts"],
    text: `Sonographie der Leiste rechts
Befund: Inguinalhernie mit Darminhalt.
Beurteilung: Leistenhernie links mit Darmanteilen.`,
  },
  {
    why: "Thrombose: Gegenseite ausdrücklich frei.",
    kind: 'side',
    quotes: ["Thrombose der V. poplitea rechts", "Tiefe Beinvenenthrombose links popliteal"],
    text: `Duplex
Befund: Thrombose der V. poplitea rechts. Links frei komprimierbare Venen.
Beurteilung: Tiefe Beinvenenthrombose links popliteal.`,
  },
  {
    why: "Mamma nach Uhrzeit: die Gegenseite ist unauffällig.",
    kind: 'side',
    quotes: ["Linke Mamma: Bei 3 Uhr eine 9 mm große Zyste", "Einfache Zyste der rechten Mamma"],
    text: `Sonographie der Mammae
Befund: Linke Mamma: Bei 3 Uhr eine 9 mm große Zyste. Rechte Mamma: Kein Herdbefund.
Beurteilung: Einfache Zyste der rechten Mamma.`,
  },
  {
    why: "Atelektase eines Lappens auf der anderen Seite.",
    kind: 'side',
    quotes: ["Atelektase des linken Unterlappens", "Unterlappenatelektase rechts"],
    text: `CT Thorax
Befund: Im linken Hauptbronchus Sekretverhalt. Atelektase des linken Unterlappens.
Beurteilung: Unterlappenatelektase rechts.`,
  },
  {
    why: "Hüfte: Kompositum mit eigenem Organ (Coxarthrose).",
    kind: 'side',
    quotes: ["Coxarthrose links mit Gelenkerguss", "Aktivierte Coxarthrose rechts"],
    text: `MRT Becken
Befund: Coxarthrose links mit Gelenkerguss. Rechtes Hüftgelenk unauffällig.
Beurteilung: Aktivierte Coxarthrose rechts.`,
  },
  {
    why: "Seite steht nur in Titel und Beurteilung.",
    kind: 'side',
    quotes: ["Radiusköpfchenfraktur links", "Röntgen Ellenbogen rechts"],
    text: `Röntgen Ellenbogen rechts
Befund: Fraktur des Radiusköpfchens mit positivem Fettpolsterzeichen.
Beurteilung: Radiusköpfchenfraktur links.`,
  },
  {
    why: "Seite im Adjektiv „linksmediolateral“.",
    kind: 'side',
    quotes: ["Linksmediolateraler Bandscheibenvorfall HWK 5/6 mit Kompression der Wurzel C6 links", "Rechtsmediolateraler Bandscheibenvorfall HWK 5/6"],
    text: `MRT HWS
Befund: Linksmediolateraler Bandscheibenvorfall HWK 5/6 mit Kompression der Wurzel C6 links.
Beurteilung: Rechtsmediolateraler Bandscheibenvorfall HWK 5/6.`,
  },
  {
    why: "Jochbogen: die zweite Seitenangabe gehört zum Orbitaboden.",
    kind: 'side',
    quotes: ["Dislozierte Jochbogenfraktur rechts", "Jochbogenfraktur links"],
    text: `CT Gesichtsschädel
Befund: Dislozierte Jochbogenfraktur rechts. Orbitaboden beidseits intakt.
Beurteilung: Jochbogenfraktur links.`,
  },
  {
    why: "Gefäßkürzel mit Stenosegrad, beide Seiten im Befund.",
    kind: 'side',
    quotes: ["80%ige Stenose der ACI links", "Hochgradige ACI-Stenose rechts"],
    text: `Duplexsonographie der Karotiden
Befund: 80%ige Stenose der ACI links. ACI rechts mit geringen Plaques.
Beurteilung: Hochgradige ACI-Stenose rechts.`,
  },
  {
    why: "Titelseite gegen „linkes Knie“ am Satzende.",
    kind: 'side',
    quotes: ["Korbhenkelriss Innenmeniskus linkes Knie", "MRT Knie rechts"],
    text: `MRT Knie rechts
Befund: Korbhenkelriss des Innenmeniskus.
Beurteilung: Korbhenkelriss Innenmeniskus linkes Knie.`,
  },
  {
    why: "Pertrochantär als Ort ohne Organnamen.",
    kind: 'side',
    quotes: ["Pertrochantäre Femurfraktur links", "Pertrochantäre Femurfraktur rechts"],
    text: `Röntgen Becken
Befund: Pertrochantäre Femurfraktur links.
Beurteilung: Pertrochantäre Femurfraktur rechts.`,
  },
  {
    why: "Raumforderung und Adenom derselben Nebenniere.",
    kind: 'side',
    quotes: ["Raumforderung der rechten Nebenniere, 28 mm, 5 HE nativ", "Nebennierenadenom links"],
    text: `CT Abdomen
Befund: Raumforderung der rechten Nebenniere, 28 mm, 5 HE nativ. Linke Nebenniere schlank.
Beurteilung: Nebennierenadenom links.`,
  },
  {
    why: "Befund ohne Überschrift unter den klinischen Angaben.",
    kind: 'side',
    quotes: ["Schmales Subduralhämatom links frontoparietal, max. Breite 7 mm", "Akutes Subduralhämatom rechts frontoparietal"],
    text: `CT Schädel nativ
Klinik: Sturz unter Marcumar. Blutung?
Schmales Subduralhämatom links frontoparietal, max. Breite 7 mm. Keine Fraktur.
Beurteilung: Akutes Subduralhämatom rechts frontoparietal.`,
  },
  {
    why: "Zwei Befunde eines Satzes haben je ihre Seite.",
    kind: 'side',
    quotes: ["Zusätzlich schmaler Pneumothorax links 8 mm", "Rippenserienfraktur links mit schmalem Pneumothorax rechts"],
    text: `CT Thorax
Befund: Rippenserienfraktur links. Zusätzlich schmaler Pneumothorax links 8 mm.
Beurteilung: Rippenserienfraktur links mit schmalem Pneumothorax rechts.`,
  },
  {
    why: "Zehenglied auf der nicht untersuchten Seite.",
    kind: 'side',
    quotes: ["Fraktur der Grundphalanx Dig. V rechts", "Röntgen Fuss links"],
    text: `Röntgen Fuss links
Befund: Fraktur der Grundphalanx Dig. V.
Beurteilung: Fraktur der Grundphalanx Dig. V rechts.`,
  },
  {
    why: "Was im ersten Teilsatz ein eigenes Prädikat hat („Lunge beidseits belüftet“), gibt dem Herd dahinter keine Seite.",
    kind: 'side',
    quotes: ["Lunge beidseits belüftet, im linken Unterlappen ein Rundherd von 9 mm, kein Pleuraerguss", "Rundherd rechter Unterlappen 9 mm"],
    text: `CT Thorax
Befund: Lunge beidseits belüftet, im linken Unterlappen ein Rundherd von 9 mm, kein Pleuraerguss.
Beurteilung: Rundherd rechter Unterlappen 9 mm.`,
  },
  {
    why: "„Nur rechts“, obwohl der Befund beide Seiten nennt.",
    kind: 'side',
    quotes: ["Herz verbreitert, Ergüsse beidseits, rechts mehr als links", "Pleuraerguss nur rechts"],
    text: `Röntgen Thorax
Befund: Herz verbreitert, Ergüsse beidseits, rechts mehr als links.
Beurteilung: Pleuraerguss nur rechts.`,
  },
  {
    why: "Die Gegenseite ist im Befund ausdrücklich frei; das zählt nicht als Beleg für sie.",
    kind: 'side',
    quotes: ["Linke Kieferhöhle mit Schleimhautpolster", "Retentionszyste der rechten Kieferhöhle"],
    text: `CT Nasennebenhöhlen
Befund: Linke Kieferhöhle mit Schleimhautpolster. Rechte Kieferhöhle frei.
Beurteilung: Retentionszyste der rechten Kieferhöhle.`,
  },
  {
    why: "Eine Prothese, die beide Male als reizlos gilt.",
    kind: 'side',
    quotes: ["Knie-TEP links ohne Lockerungszeichen", "Regelrechte Knie-TEP rechts"],
    text: `Röntgen Kniegelenke
Befund: Knie-TEP links ohne Lockerungszeichen. Keine Fraktur.
Beurteilung: Regelrechte Knie-TEP rechts.`,
  },
  {
    why: "Die Achsen sind dieselben, die Seite nicht.",
    kind: 'side',
    quotes: ["Links submandibulär ein ovaler Lymphknoten, 17 x 8 mm", "Reaktiver Lymphknoten rechts, 17 x 8 mm"],
    text: `Sonographie Hals
Befund: Links submandibulär ein ovaler Lymphknoten, 17 x 8 mm.
Beurteilung: Reaktiver Lymphknoten rechts, 17 x 8 mm.`,
  },
  {
    why: "Das Rezidiv liegt nicht auf der behandelten Seite.",
    kind: 'side',
    quotes: ["Zustand nach Mammakarzinom links 2019", "Kein Hinweis auf ein Rezidiv rechts"],
    text: `Fragestellung: Zustand nach Mammakarzinom links 2019
Technik: Mammographie beidseits.
Befund: Narbe im oberen äußeren Quadranten. Kein Mikrokalk.
Beurteilung: Kein Hinweis auf ein Rezidiv rechts.`,
  },
  {
    why: "„Rechts kein Knoten“ belegt keine Zyste im rechten Lappen.",
    kind: 'side',
    quotes: ["Im linken Lappen kaudal ein echofreier Knoten von 9 mm", "Zyste im rechten Lappen"],
    text: `Sonographie Schilddrüse
Befund: Rechter Lappen 17 x 15 x 44 mm, Volumen 6 ml. Im linken Lappen kaudal ein echofreier Knoten von 9 mm. Rechts kein Knoten.
Beurteilung: Zyste im rechten Lappen.`,
  },
  {
    why: "Die Krümmung nach der anderen Seite.",
    kind: 'side',
    quotes: ["Rechtskonvexe thorakale Skoliose, Cobb-Winkel 24°", "Linkskonvexe thorakale Skoliose mit lumbaler Gegenkrümmung"],
    text: `Wirbelsäulenganzaufnahme
Befund: Rechtskonvexe thorakale Skoliose, Cobb-Winkel 24°. Linkskonvexe lumbale Gegenkrümmung.
Beurteilung: Linkskonvexe thorakale Skoliose mit lumbaler Gegenkrümmung.`,
  },
  {
    why: "Beide Seiten haben ein Infiltrat, der Verlauf sagt welches.",
    kind: 'side',
    quotes: ["Infiltrat rechts basal rückläufig", "Rückläufiges Infiltrat links basal"],
    text: `Röntgen Thorax
Befund: Infiltrat rechts basal rückläufig. Neues Infiltrat links basal. Kein Erguss.
Beurteilung: Rückläufiges Infiltrat links basal.`,
  },
  {
    why: "Verdacht hat auch eine Seite, die Zyste der Gegenseite zählt nicht.",
    kind: 'side',
    quotes: ["Hoden links mit Raumforderung am Unterpol", "Verdacht auf Hodentumor rechts"],
    text: `Sonographie Hoden
Befund: Hoden links mit Raumforderung am Unterpol. Nebenhoden rechts mit Zyste.
Beurteilung: Verdacht auf Hodentumor rechts.`,
  },
  {
    why: "Gefäßzugang ist nicht die Seite des Befundes.",
    kind: 'side',
    quotes: ["Stenose der A. femoralis superficialis rechts", "PTA der AFS links"],
    text: `Angiographie
Befund: Zugang links. Stenose der A. femoralis superficialis rechts.
Beurteilung: PTA der AFS links.`,
  },
  {
    why: "Lappen nur rechts genannt, Lunge beidseits.",
    kind: 'side',
    quotes: ["Milchglas in beiden Lungen, betont im Unterlappen rechts", "Milchglas mit Residuen im Unterlappen links"],
    text: `CT Thorax
Befund: Milchglas in beiden Lungen, betont im Unterlappen rechts.
Beurteilung: Milchglas mit Residuen im Unterlappen links.`,
  },
  {
    why: "Der größte von mehreren Knoten an seiner Größe erkannt.",
    kind: 'side',
    quotes: ["Der größte Knoten im linken Lappen misst 31 mm", "Größter Knoten rechts mit 31 mm"],
    text: `Sonographie Schilddrüse
Befund: Multiple Knoten beidseits. Der größte Knoten im linken Lappen misst 31 mm.
Beurteilung: Größter Knoten rechts mit 31 mm.`,
  },
  {
    why: "Gefragt ist die eine Seite, geröntgt die andere.",
    kind: 'side',
    quotes: ["Ellenbogenfraktur rechts?", "Röntgen linker Ellenbogen in zwei Ebenen"],
    text: `Fragestellung: Ellenbogenfraktur rechts?
Technik: Röntgen linker Ellenbogen in zwei Ebenen.
Befund: Kein Gelenkerguss. Keine Fraktur.`,
  },
  {
    why: "Die Prothese liegt auf der anderen Seite, als die Vorgeschichte sagt.",
    kind: 'side',
    quotes: ["Z. n. Hüft-TEP rechts", "Zementfreie TEP links in regelrechter Stellung"],
    text: `Beckenübersicht
Z. n. Hüft-TEP rechts.
Zementfreie TEP links in regelrechter Stellung. Keine Fraktur. ISG altersentsprechend.`,
  },
  {
    why: "Die Voruntersuchung hatte den Erguss auf der anderen Seite.",
    kind: 'side',
    quotes: ["CT vom 04.02.2025: Pleuraerguss rechts", "Deutliche Rückbildung des Pleuraergusses links"],
    text: `CT Thorax
Voruntersuchung: CT vom 04.02.2025: Pleuraerguss rechts.
Befund: Deutliche Rückbildung des Pleuraergusses links. Kein Pneumothorax.`,
  },
  {
    why: "Die Biopsie wird auf der Seite empfohlen, die frei ist.",
    kind: 'side',
    quotes: ["Suspekter Herd links oben außen", "Stanzbiopsie rechts empfohlen"],
    text: `Mammasonographie
Befund: Links bei 2 Uhr echoarmer Herd, 11 mm, unscharf.
Beurteilung: Suspekter Herd links oben außen. Stanzbiopsie rechts empfohlen.`,
  },
  {
    why: "Die Kontrolle meint das Infiltrat, das auf der anderen Seite liegt.",
    kind: 'side',
    quotes: ["Infiltrat im linken Mittelfeld", "Verlaufskontrolle des Infiltrates im rechten Mittelfeld in sechs Wochen empfohlen"],
    text: `Röntgen Thorax
Befund: Infiltrat im linken Mittelfeld. Kein Erguss. Verlaufskontrolle des Infiltrates im rechten Mittelfeld in sechs Wochen empfohlen.`,
  },
  {
    why: "Alles im Befund liegt auf der anderen als der untersuchten Seite.",
    kind: 'side',
    quotes: ["Fraktur des Metatarsale V links", "Röntgen rechter Fuß in zwei Ebenen"],
    text: `Technik: Röntgen rechter Fuß in zwei Ebenen.
Befund: Fraktur des Metatarsale V links.
Beurteilung: Fraktur des Metatarsale V links.`,
  },
  {
    why: "Ein Areal ohne Namen links, rechts ausdrücklich normal: die Nekrose ist links.",
    kind: 'side',
    quotes: ["Im linken Femurkopf ein von schmalem Randsaum umgebenes Areal", "Femurkopfnekrose rechts"],
    text: `MRT Becken
Befund: Im linken Femurkopf ein von schmalem Randsaum umgebenes Areal. Rechter Femurkopf mit normalem Markraumsignal.
Beurteilung: Femurkopfnekrose rechts.`,
  },
  {
    why: "Das Schwannom liegt im Gehörgang der anderen Seite.",
    kind: 'side',
    quotes: ["Im inneren Gehörgang links eine kräftig KM-aufnehmende Raumforderung von 7 mm", "Intrameatales Vestibularisschwannom rechts"],
    text: `MRT Felsenbein
Befund: Im inneren Gehörgang links eine kräftig KM-aufnehmende Raumforderung von 7 mm.
Beurteilung: Intrameatales Vestibularisschwannom rechts.`,
  },
  {
    why: "„Beurt.“ ist eine Überschrift.",
    kind: 'side',
    quotes: ["Coxarthrose links mit Geröllzysten", "Coxarthrose rechts"],
    text: `MRT Becken
Befund: Coxarthrose links mit Geröllzysten. Rechte Hüfte regelrecht.
Beurt.: Coxarthrose rechts.`,
  },
  {
    why: "„B:“ am Ende fasst zusammen.",
    kind: 'side',
    quotes: ["Re. Ovar 4,4 x 3,6 cm, darin Dermoid 31 mm", "Dermoid li. Ovar"],
    text: `TV-Sono, 41 a
Uterus anteflektiert, 7,9 x 4,2 x 4,8 cm. Endometrium 7 mm. Linkes Ovar unauffällig. Re. Ovar 4,4 x 3,6 cm, darin Dermoid 31 mm.
B: Dermoid li. Ovar.`,
  },
  {
    why: "Eine Überschrift ohne Doppelpunkt, alles klein geschrieben.",
    kind: 'side',
    quotes: ["li niere 11,1 cm, im oberpol konkrement 6 mm. blase leer", "nephrolithiasis re"],
    text: `sono nieren
re niere 10,4 cm, kein stau. li niere 11,1 cm, im oberpol konkrement 6 mm. blase leer
BEURT. nephrolithiasis re`,
  },
  {
    why: 'Nur der Frakturspalt ist schlecht einsehbar, die Fraktur ist es nicht.',
    kind: 'side',
    quotes: ['Schaftfraktur des Humerus links, Frakturspalt nur partiell einsehbar', 'Oberarm rechts in 2 Ebenen'],
    text: `Oberarm rechts in 2 Ebenen
Befund: Schaftfraktur des Humerus links, Frakturspalt nur partiell einsehbar.`,
  },
  {
    why: 'Die Läsion der Beurteilung hat das Maß, das der Befund der anderen Seite gibt.',
    kind: 'side',
    quotes: [
      'In der peripheren Zone links Diffusionsrestriktion mit früher Kontrastmittelaufnahme, Ausdehnung 11 mm',
      'PI-RADS 4 Läsion der peripheren Zone rechts, 11 mm',
    ],
    text: `MRT Prostata
Befund: In der peripheren Zone links Diffusionsrestriktion mit früher Kontrastmittelaufnahme, Ausdehnung 11 mm. Periphere Zone rechts homogen T2-hyperintens. Transitionalzone ohne Herd.
Beurteilung: PI-RADS 4 Läsion der peripheren Zone rechts, 11 mm.`,
  },
  {
    why: "„Erg.:“ ist eine Überschrift.",
    kind: 'side',
    quotes: ["Komplettruptur der Supraspinatussehne links mit Retraktion", "Supraspinatussehnenruptur rechts"],
    text: `MRT Schulter links
Befund: Komplettruptur der Supraspinatussehne links mit Retraktion. Bizepssehne regelrecht.
Erg.: Supraspinatussehnenruptur rechts.`,
  },
  {
    why: "Die letzte Zeile wiederholt ohne Überschrift, was darüber steht.",
    kind: 'side',
    quotes: ["Rechte Hand: deutliche Rhizarthrose", "Rhizarthrose links"],
    text: `Röntgen Hand bds.
Rechte Hand: deutliche Rhizarthrose. Keine Erosion. Linke Hand: Gelenkspalte erhalten, keine Arthrose. Weichteile regelrecht.
Rhizarthrose links. Keine Erosion.`,
  },
  {
    why: "Ein Pfeil führt zum Ergebnis.",
    kind: 'side',
    quotes: ["Pneumothorax rechts mit 3 cm Saumbreite", "-> Pneumothorax links"],
    text: `CT Thorax
Herz normal groß. Linke Lunge frei. Pneumothorax rechts mit 3 cm Saumbreite. Kein Mediastinalshift.
--> Pneumothorax links.`,
  },
  {
    why: "Der letzte Satz sagt, was insgesamt gilt.",
    kind: 'side',
    quotes: ["Erguss rechts basal, zunehmend", "Insgesamt zunehmender Erguss links, Herz unverändert groß"],
    text: `Thorax im Liegen. Tubus regelrecht. Erguss rechts basal, zunehmend. Links kein Erguss. Kein Pneumothorax. Herz verbreitert. Insgesamt zunehmender Erguss links, Herz unverändert groß.`,
  },
  {
    why: "„Fx“ ist die Fraktur.",
    kind: 'side',
    quotes: ["Nicht dislozierte Fraktur des oberen Schambeinastes re., Acetabulum intakt", "Fx oberer Schambeinast li."],
    text: `CT Becken
Befund: Nicht dislozierte Fraktur des oberen Schambeinastes re., Acetabulum intakt. Kein Hämatom.
Ergebnis: Fx oberer Schambeinast li.`,
  },
  {
    why: "Was die Zeile mit der Seite öffnet, gilt für sie ganz.",
    kind: 'side',
    quotes: ["Kranial echoarmer Knoten mit Mikrokalk", "Suspekter Knoten im linken Schilddrüsenlappen"],
    text: `Sono Schilddrüse
li. Lappen 17 x 15 x 44 mm, Vol. ca. 5,8 ml, homogen.
re. Lappen 22 x 21 x 50 mm, Vol. ca. 11,9 ml. Kranial echoarmer Knoten mit Mikrokalk. Isthmus 4 mm.
Beurt.: Suspekter Knoten im linken Schilddrüsenlappen.`,
  },
  {
    why: "Eine Blutansammlung ist ein Hämatom.",
    kind: 'side',
    quotes: ["Hyperdense Blutansammlung entlang der linken Konvexität bis 11 mm Breite", "Subduralhämatom rechts"],
    text: `CT Schädel
Befund: Hyperdense Blutansammlung entlang der linken Konvexität bis 11 mm Breite. Basale Zisternen frei.
Beurteilung: Subduralhämatom rechts.`,
  },
  {
    why: "Der Port liegt auf der anderen Seite als seine Tasche.",
    kind: 'side',
    quotes: ["Porttasche infraklavikulär rechts", "Komplikationslose Implantation eines Ports links"],
    text: `Portimplantation
Indikation: Mammakarzinom links.
Punktion der V. jugularis rechts. Porttasche infraklavikulär rechts. Port gut spülbar.
Beurteilung: Komplikationslose Implantation eines Ports links.`,
  },
  {
    why: "Dieselbe Läsion, an ihrer Größe zu erkennen, liegt auf der anderen Seite.",
    kind: 'side',
    quotes: ["PZ rechts dorsolateral: 13 mm messende T2w hypointense Läsion, DWI 4", "Läsion 1: PZ links, 13 mm, PI-RADS 4"],
    text: `MRT der Prostata
Befund: PZ rechts dorsolateral: 13 mm messende T2w hypointense Läsion, DWI 4. PZ links streifig.
Konklusion: Läsion 1: PZ links, 13 mm, PI-RADS 4.`,
  },
  {
    why: "Der Tumor der Vorgeschichte lag am selben Ort auf der anderen Seite.",
    kind: 'side',
    quotes: ["Oligodendrogliom links parietal, Operation 2021", "Operationshöhle rechts parietal, 28 x 20 mm, Ränder glatt"],
    text: `MRT Schädel mit KM
Klinische Angaben: Oligodendrogliom links parietal, Operation 2021.
Befund: Operationshöhle rechts parietal, 28 x 20 mm, Ränder glatt. Kein neues Enhancement.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Die getastete Schwellung liegt nach dem Befund auf der anderen Seite.",
    kind: 'side',
    quotes: ["Tastbare Schwellung nuchal links", "Subkutan nuchal rechts eine 3,1 cm große, echoreiche, komprimierbare Läsion"],
    text: `Sonographie Weichteile
Klinische Angaben: Tastbare Schwellung nuchal links.
Befund: Subkutan nuchal rechts eine 3,1 cm große, echoreiche, komprimierbare Läsion.
Beurteilung: Typisches Lipom.`,
  },
  {
    why: "Kontusionsherde sind Kontusionen, auch wenn die Rippen daneben die andere Seite nennen.",
    kind: 'side',
    quotes: ["Kontusionsherde im linken Unterlappen", "Rippenserienfraktur rechts mit Lungenkontusion im rechten Unterlappen"],
    text: `CT Thorax mit KM
Befund: Frakturen der 6. bis 9. Rippe rechts dorsal. Kontusionsherde im linken Unterlappen. Geringer Hämatothorax rechts.
Beurteilung: Rippenserienfraktur rechts mit Lungenkontusion im rechten Unterlappen.`,
  },
  {
    why: "Was statt des fehlenden Flusses da ist, ist da.",
    kind: 'side',
    quotes: ["Fehlender Fluss mit frischem Thrombus im linken Sinus sigmoideus", "Sinusvenenthrombose rechts"],
    text: `MRT Schädel
Befund: Fehlender Fluss mit frischem Thrombus im linken Sinus sigmoideus. Rechter Sinus sigmoideus frei.
Beurteilung: Sinusvenenthrombose rechts.`,
  },
  {
    why: "Die Pleura hinter „mit“ ist nicht der Ort des Herdes.",
    kind: 'side',
    quotes: ["Im rechten Oberlappen spikulierter, teilsolider Rundherd von 19 x 16 mm mit Pleurafinger", "Malignomverdächtiger Rundherd im linken Oberlappen"],
    text: `CT Thorax
Befund: Im rechten Oberlappen spikulierter, teilsolider Rundherd von 19 x 16 mm mit Pleurafinger. Im linken Unterlappen streifige Narben.
Beurteilung: Malignomverdächtiger Rundherd im linken Oberlappen.`,
  },
  {
    why: "Ein Erguss mit Seite im Thorax ist einer der Pleura, was auch sonst auf dieser Seite liegt.",
    kind: 'side',
    quotes: ["Bekannter Erguss rechts basal, rückläufig", "Insgesamt rückläufige Stauung, rückläufiger Erguss links"],
    text: `Thorax im Liegen
ZVK über die V. jugularis interna links, Spitze in der VCS. Tubus regelrecht. Kein Pneumothorax. Bekannter Erguss rechts basal, rückläufig. Links kein Erguss. Herz verbreitert.
Insgesamt rückläufige Stauung, rückläufiger Erguss links.`,
  },
  {
    why: "Der Hüfttyp in Klammern gehört zur anderen Seite.",
    kind: 'grading',
    quotes: ["Rechte Hüfte: Erker rund. Alpha 53°. Typ IIa", "Unreife Hüfte links (IIa), breit wickeln"],
    text: `Hüftsonographie nach Graf
Rechte Hüfte: Erker rund. Alpha 53°. Typ IIa.
Linke Hüfte: Erker eckig. Alpha 63°. Typ I.
Beurt.: Unreife Hüfte links (IIa), breit wickeln.`,
  },
  {
    why: 'Die letzte Zeile nimmt die Größe auf.',
    kind: 'side',
    quotes: ['Extraaxiale, homogen anreichernde Raumforderung parietal links mit 3,2 x 2,1 cm und breitem Durakontakt', 'Meningeom parietal rechts (3,2 cm)'],
    text: `MRT Schädel
Extraaxiale, homogen anreichernde Raumforderung parietal links mit 3,2 x 2,1 cm und breitem Durakontakt. Kein Ödem. Mittellinie mittelständig. Ventrikel normal weit.
Meningeom parietal rechts (3,2 cm).`,
  },
  {
    why: "Die Narbe liegt auf der Seite, die nicht behandelt wurde.",
    kind: 'side',
    quotes: ["Lymphom der Wange links, Erstdiagnose 03/24, Z.n. Chemotherapie", "Im Bereich der Hautnarbe an der rechten Wange regelrechte Verhältnisse, keine Raumforderung"],
    text: `Lymphom der Wange links, Erstdiagnose 03/24, Z.n. Chemotherapie.
Im Bereich der Hautnarbe an der rechten Wange regelrechte Verhältnisse, keine Raumforderung.`,
  },
  {
    why: "Der Titel nennt die rechte Wurzel, alles Weitere die linke.",
    kind: 'side',
    quotes: ["Erfolgreiche PRT S1 links", "Periradikuläre Infiltration S1 rechts"],
    text: `Periradikuläre Infiltration S1 rechts
Nach Aufklärung Punktion des Foramens S1 links unter Bildwandler. Keine Komplikationen.
Beurteilung: Erfolgreiche PRT S1 links.`,
  },
  {
    why: "Nach dem Titel ist das linke Handgelenk untersucht, beschrieben ist nur das rechte.",
    kind: 'side',
    quotes: ["Skaphoidfraktur rechts im mittleren Drittel, nicht disloziert", "MRT Handgelenk links nativ"],
    text: `MRT Handgelenk links nativ
Skaphoidfraktur rechts im mittleren Drittel, nicht disloziert. Distaler Radius rechts intakt.
Keine Bandverletzung.`,
  },
  {
    why: "Die Seite des Knotens ist im nächsten Satz frei.",
    kind: 'side',
    quotes: ["Suspekter Knoten im rechten Lappen", "Rechts unauffällig"],
    text: `Sono Schilddrüse
Befund: Im rechten Lappen kranial ein echoarmer Knoten von 14 mm. Parenchym homogen.
Beurteilung: Suspekter Knoten im rechten Lappen. Rechts unauffällig.`,
  },
  {
    why: "Die Seite mit dem Karzinom hat auch BI-RADS 2.",
    kind: 'side',
    quotes: ["Hochsuspekter Herd rechts, BI-RADS 5", "Rechts BI-RADS 2"],
    text: `Mammographie beidseits
Befund: Rechts oben außen spikulierter Herdbefund 14 mm. Links unauffällig.
Beurteilung: Hochsuspekter Herd rechts, BI-RADS 5. Rechts BI-RADS 2.`,
  },
  {
    why: "Die Krümmung biegt zur anderen Seite.",
    kind: 'side',
    quotes: ["Rechtskonvexe Skoliose der BWS, Cobb 21°", "Linkskonvexe Skoliose der BWS"],
    text: `Röntgen Wirbelsäule
Befund: Rechtskonvexe Skoliose der BWS, Cobb 21°. Kein Keilwirbel.
Beurteilung: Linkskonvexe Skoliose der BWS.`,
  },
  {
    why: 'Ein Steinchen im Harnleiter ist ein Harnleiterstein.',
    kind: 'side',
    quotes: ['4 mm Konkrement im proximalen Ureter rechts, Kelche rechts gestaut', 'Uretersteinchen links'],
    text: `CT Abdomen nativ
Befund: 4 mm Konkrement im proximalen Ureter rechts, Kelche rechts gestaut. Linke Niere ohne Stein.
Beurteilung: Uretersteinchen links.`,
  },
  {
    why: "Die Nervenwurzel wird auf der anderen Seite gedrückt.",
    kind: 'side',
    quotes: ["L4/5: Vorfall mediolateral links mit Kompression der Wurzel L5 links", "Vorfall L4/5 links mit Kompression L5 rechts"],
    text: `MRT LWS
Befund: L4/5: Vorfall mediolateral links mit Kompression der Wurzel L5 links. L3/4 unauffällig.
Beurteilung: Vorfall L4/5 links mit Kompression L5 rechts.`,
  },
  {
    why: "Eine Beschwerde ohne Überschrift steht vor dem Befund.",
    kind: 'side',
    quotes: ["Tastbare Schwellung inguinal rechts seit drei Wochen", "Inguinal links eine 2,8 cm große echoarme Formation mit Darmschlinge"],
    text: `Sonographie Weichteile
Tastbare Schwellung inguinal rechts seit drei Wochen.
Inguinal links eine 2,8 cm große echoarme Formation mit Darmschlinge.
Hernie.`,
  },
  {
    why: "Die Seite der Behandlung im Procedere.",
    kind: 'side',
    quotes: ["CT-gesteuerte periradikuläre Therapie L4 rechts", "Komplikationslose PRT L4 links, Kontrolle in 3 Wochen"],
    text: `CT-gesteuerte periradikuläre Therapie L4 rechts
Befund: Nadelspitze an der Wurzel L4 rechts.
Procedere: Komplikationslose PRT L4 links, Kontrolle in 3 Wochen.`,
  },
  {
    why: "Das Schwannom ist die Raumforderung des Kleinhirnbrückenwinkels.",
    kind: 'side',
    quotes: ["Kräftig aufnehmende Raumforderung im Kleinhirnbrückenwinkel links", "Vestibularisschwannom rechts"],
    text: `MRT Schädel
Befund: Kräftig aufnehmende Raumforderung im Kleinhirnbrückenwinkel links. Temporal rechts Arachnoidalzyste.
Beurteilung: Vestibularisschwannom rechts.`,
  },
  {
    why: 'Was physiologisch ist, ist keine Hydrozele.',
    kind: 'side',
    quotes: ['Rechts echofreie Flüssigkeit um den Hoden, 28 mm', 'Hydrozele links'],
    text: `Sonographie Skrotum
Befund: Rechts echofreie Flüssigkeit um den Hoden, 28 mm. Links physiologische Flüssigkeit.
Beurteilung: Hydrozele links.`,
  },
  {
    why: "Links ist keiner.",
    kind: 'side',
    quotes: ["Geringer Erguss links, keiner rechts", "Pleuraerguss rechts"],
    text: `CT Thorax
Befund: Geringer Erguss links, keiner rechts. Lunge frei.
Beurteilung: Pleuraerguss rechts.`,
  },
  {
    why: 'Der Stent heißt in der Beurteilung nach dem Gefäß, im Befund nach dessen Abkürzung.',
    kind: 'side',
    quotes: ["AIE-Stent rechts durchgängig", "Offener Iliakalstent links"],
    text: `CT-Angiographie Becken-Bein
Befund: AIE-Stent rechts durchgängig. AFS links frei durchgängig.
Beurteilung: Offener Iliakalstent links.`,
  },
  {
    why: 'Schrittmacher: zwei Wörter für dasselbe Gerät.',
    kind: 'side',
    quotes: ["DDD-Schrittmacher linksseitig", "Herzschrittmacher rechts ohne Sondenbruch"],
    text: `Röntgen Thorax
Befund: DDD-Schrittmacher linksseitig. Rechts kein Erguss.
Beurteilung: Herzschrittmacher rechts ohne Sondenbruch.`,
  },
  {
    why: 'Ein Nebenbefund der Gegenseite, den die Beurteilung selbst nennt, erklärt die Pneumonie dort nicht.',
    kind: 'side',
    quotes: ["Flächige Verschattung im linken Unterfeld", "Pneumonie rechts basal"],
    text: `Röntgen Thorax
Befund: Flächige Verschattung im linken Unterfeld. Omarthrose rechts.
Beurteilung: Pneumonie rechts basal. Omarthrose rechts.`,
  },
  {
    why: 'Die Narbe der Gegenseite ist kein anderes Wort für das Infiltrat.',
    kind: 'side',
    quotes: ["Konfluierende Verschattung rechts basal", "Infiltrat links basal"],
    text: `Röntgen Thorax
Befund: Konfluierende Verschattung rechts basal. Narbe links apikal.
Beurteilung: Infiltrat links basal.`,
  },
  {
    why: 'Diffusionsstörung der Insel und Mediainfarkt sind eines.',
    kind: 'side',
    quotes: ["Diffusionsgestörtes Areal in der linken Inselrinde", "Akuter Mediainfarkt rechts"],
    text: `MRT Schädel
Befund: Diffusionsgestörtes Areal in der linken Inselrinde. Mastoidzellen rechts verschattet.
Beurteilung: Akuter Mediainfarkt rechts.`,
  },
  {
    why: 'Die Zeile unter der Klinik nennt, was aufgenommen wurde.',
    kind: 'side',
    quotes: ['Distale Radiusfraktur links', 'Handgelenk rechts d.p. und seitlich'],
    text: `Klinik: Sturz.
Handgelenk rechts d.p. und seitlich
Distale Radiusfraktur links. Keine Luxation.`,
  },
  {
    why: 'Die Ader des Samenstrangs, am Ende mit ihrem Namen.',
    kind: 'side',
    quotes: ["Plexus pampiniformis links erweitert mit Reflux", "Varikozele rechts"],
    text: `Sonographie Skrotum
Befund: Plexus pampiniformis links erweitert mit Reflux. Rechter Hoden unauffällig.
Beurteilung: Varikozele rechts.`,
  },
  {
    why: 'Der Knoten der Achsel hat seine Seite für sich, die Raumforderung der Brust die andere.',
    kind: 'side',
    quotes: ["In der linken Axilla ein rundlicher LK von 13 mm", "Malignomverdächtiger Herd rechts mit suspektem axillärem LK rechts"],
    text: `Sonographie Mamma
Befund: Rechts bei 10 Uhr echoarme Raumforderung. In der linken Axilla ein rundlicher LK von 13 mm.
Beurteilung: Malignomverdächtiger Herd rechts mit suspektem axillärem LK rechts.`,
  },
  {
    why: 'Die Punktionsstelle der Gegenseite stützt den Verschluss dort nicht.',
    kind: 'side',
    quotes: ["Rekanalisation des AFS-Verschlusses rechts", "DSA Becken-Bein links"],
    text: `DSA Becken-Bein links
Zugang über die A. femoralis communis rechts. A. femoralis superficialis über 8 cm verschlossen. Verschluss der Punktionsstelle rechts.
Beurteilung: Rekanalisation des AFS-Verschlusses rechts.`,
  },
  {
    why: 'Eine Kollektion über der Hemisphäre ist das Hämatom, auch neben Befunden der anderen Seite.',
    kind: 'side',
    quotes: ["Sichelförmige Kollektion über der linken Hemisphäre, 12 mm", "Subduralhämatom rechts, 12 mm"],
    text: `CT Schädel
Befund: Sichelförmige Kollektion über der linken Hemisphäre, 12 mm. Galeahämatom okzipital rechts.
Beurteilung: Subduralhämatom rechts, 12 mm.`,
  },
  {
    why: 'Die Anteile beider Nieren sind vertauscht.',
    kind: 'side',
    quotes: ['Seitengetrennte Funktion rechts 61 %, links 39 %', 'Nierenfunktion rechts 39 %, links 61 %'],
    text: `Nierenszintigraphie
Befund: Seitengetrennte Funktion rechts 61 %, links 39 %.
Beurteilung: Nierenfunktion rechts 39 %, links 61 %.`,
  },
  {
    why: 'Der Druckverband liegt, wo punktiert wurde.',
    kind: 'side',
    quotes: ['Retrograde Punktion der A. fem. comm. rechts', 'Komplikationsloser Verlauf, Druckverband der linken Leiste'],
    text: `DSA Becken-Bein
Befund: Retrograde Punktion der A. fem. comm. rechts.
Beurteilung: Komplikationsloser Verlauf, Druckverband der linken Leiste.`,
  },
  {
    why: 'Die Arthrose liegt auf der Seite, deren Gelenkspalt schmal ist, nicht auf der der Prothese.',
    kind: 'side',
    quotes: ['Rechtes Hüftgelenk mit Gelenkspaltverschmälerung', 'Coxarthrose links'],
    text: `Röntgen Becken
Befund: Hüft-TEP links in unveränderter Position. Rechtes Hüftgelenk mit Gelenkspaltverschmälerung.
Beurteilung: Reguläre Lage der TEP links. Coxarthrose links.`,
  },
  {
    why: 'Eine Seite heißt unauffällig, deren Boden gebrochen ist.',
    kind: 'negation',
    quotes: ['Fraktur des Orbitabodens links mit Absenkung um 4 mm', 'Linke Orbita unauffällig'],
    text: `CT Gesichtsschädel
Befund: Fraktur des Orbitabodens links mit Absenkung um 4 mm. Linke Orbita unauffällig.
Beurteilung: Blow-out-Fraktur links.`,
  },
  {
    why: 'Erosive Veränderungen sind Erosionen.',
    kind: 'side',
    quotes: ['Erosion am MCP II rechts', 'Erosive Veränderung MCP II links'],
    text: `Röntgen Hände
Befund: Erosion am MCP II rechts. Links keine Erosionen.
Beurteilung: Erosive Veränderung MCP II links.`,
  },
  {
    why: 'Die Schambeinäste gehören zum vorderen Beckenring.',
    kind: 'side',
    quotes: ['Fraktur des oberen und unteren Schambeinastes rechts', 'Vordere Beckenringfraktur links'],
    text: `CT Becken
Befund: Fraktur des oberen und unteren Schambeinastes rechts.
Beurteilung: Vordere Beckenringfraktur links.`,
  },
  {
    why: 'Die foraminale Protrusion liegt rechts, die Wurzel, die sie berührt, links.',
    kind: 'side',
    quotes: ["HWK 6/7 Bandscheibenvorfall foraminal rechts mit Kontakt zur", "Wurzel C7 links"],
    text: `MRT HWS
Befund: HWK 6/7 Bandscheibenvorfall foraminal rechts mit Kontakt zur Wurzel C7 links.
Beurteilung: Bandscheibenvorfall HWK 6/7.`,
  },
  {
    why: 'Der Vorfall ist nach links gerichtet und drückt auf eine rechte Wurzel.',
    kind: 'side',
    quotes: ["L4/5: nach links gerichteter Prolaps mit Verlagerung der", "Nervenwurzel L5 rechts"],
    text: `MRT LWS
Befund: L4/5: nach links gerichteter Prolaps mit Verlagerung der Nervenwurzel L5 rechts.
Beurteilung: Prolaps L4/5.`,
  },
  {
    why: 'Der Sequester links bedrängt die Wurzel rechts.',
    kind: 'side',
    quotes: ["LWK 5/SWK 1: links mediolateraler Sequester 9 mm, die", "S1-Wurzel rechts wird nach dorsal verlagert"],
    text: `MRT LWS
Befund: LWK 5/SWK 1: links mediolateraler Sequester 9 mm, die S1-Wurzel rechts wird nach dorsal verlagert.
Beurteilung: Sequester LWK 5/SWK 1.`,
  },
  {
    why: 'In der Beurteilung stehen Extrusion und Wurzel auf zwei Seiten.',
    kind: 'side',
    quotes: ["Extrusion L3/4 rechts mit Kompression der", "Wurzel L4 links"],
    text: `MRT LWS
Befund: L3/4: Extrusion.
Beurteilung: Extrusion L3/4 rechts mit Kompression der Wurzel L4 links.`,
  },
  {
    why: 'Linksseitige Protrusion mit einer Komponente, die Wurzel rechts.',
    kind: 'side',
    quotes: ["L5/S1 Bandscheibenprotrusion mit foraminaler Komponente linksseitig, Tangierung der", "Wurzel L5 rechts"],
    text: `CT LWS
Befund: L5/S1 Bandscheibenprotrusion mit foraminaler Komponente linksseitig, Tangierung der Wurzel L5 rechts.
Beurteilung: Protrusion L5/S1.`,
  },
  {
    why: 'Die Arthrose des Daumens steht neben einer, die beide Hände hat.',
    kind: 'side',
    quotes: ["Rhizarthrose links", "Heberdenarthrosen beidseits und Rhizarthrose rechts"],
    text: `Röntgen Hände beidseits
Befund: Heberdenarthrosen beidseits. Rhizarthrose links. Keine Erosionen.
Beurteilung: Heberdenarthrosen beidseits und Rhizarthrose rechts.`,
  },
  {
    why: 'Beide Pfeiler der Pfanne sind keine zwei Seiten.',
    kind: 'side',
    quotes: ["Azetabulumfraktur rechts, beide Pfeiler betroffen", "Azetabulumfraktur links"],
    text: `CT Becken
Befund: Azetabulumfraktur rechts, beide Pfeiler betroffen. Coxarthrose links.
Beurteilung: Azetabulumfraktur links. Coxarthrose links.`,
  },
  {
    why: 'Der Lymphknoten liegt im selben Level, aber auf der anderen Seite.',
    kind: 'side',
    quotes: ["Level III rechts Lymphknoten 16 mm", "Pathologischer Lymphknoten Level III links"],
    text: `CT Hals
Befund: Level III rechts Lymphknoten 16 mm. Parotis links mit Adenom 9 mm.
Beurteilung: Pathologischer Lymphknoten Level III links. Adenom der Parotis links.`,
  },
  {
    why: 'Die Stammganglienblutung ist die intrazerebrale Blutung der Beschreibung.',
    kind: 'side',
    quotes: ["Intrazerebrale Blutung in den Stammganglien rechts 28 mm", "Stammganglienblutung links"],
    text: `CT Schädel
Befund: Intrazerebrale Blutung in den Stammganglien rechts 28 mm. Ventrikelsonde links frontal.
Beurteilung: Stammganglienblutung links.`,
  },
  {
    why: 'Titel und Technik nennen verschiedene Seiten.',
    kind: 'side',
    quotes: ["MRT Knie rechts vom 12.03.2025", "MRT des linken Kniegelenks nativ"],
    text: `MRT Knie rechts vom 12.03.2025
Technik: MRT des linken Kniegelenks nativ.
Befund: Innenmeniskus intakt. Kein Gelenkerguss.
Beurteilung: Kein Binnenschaden.`,
  },
  {
    why: 'Weichteile des anderen Oberarms.',
    kind: 'side',
    quotes: ["Im rechten Oberarm subkutan eine echoreiche Raumforderung 22 mm", "Sonographie Weichteile Oberarm links"],
    text: `Sonographie Weichteile Oberarm links
Befund: Im rechten Oberarm subkutan eine echoreiche Raumforderung 22 mm.
Beurteilung: Lipom des rechten Oberarms.`,
  },
  {
    why: 'Ein Titel mit einer Frage ist ein Titel.',
    kind: 'side',
    quotes: ["Am linken Unterschenkel subkutan eine Flüssigkeitsansammlung 3 cm", "Sonographie Unterschenkel rechts, Baker-Zyste?"],
    text: `Sonographie Unterschenkel rechts, Baker-Zyste?
Am linken Unterschenkel subkutan eine Flüssigkeitsansammlung 3 cm.
Beurteilung: Serom am linken Unterschenkel.`,
  },
  {
    why: 'Der Saum ist der Pneumothorax.',
    kind: 'side',
    quotes: ["Schmaler Pneumothoraxsaum rechts", "Pneumothorax links"],
    text: `CT Thorax
Befund: Schmaler Pneumothoraxsaum rechts. Pleuraerguss links.
Beurteilung: Pneumothorax links. Pleuraerguss links.`,
  },
  {
    why: 'Der parapneumonische Erguss ist nicht die Pneumonie.',
    kind: 'side',
    quotes: ["Konsolidierung im rechten Unterlappen", "Pneumonie im linken Unterlappen"],
    text: `CT Thorax
Befund: Konsolidierung im rechten Unterlappen. Parapneumonischer Erguss links.
Beurteilung: Pneumonie im linken Unterlappen. Erguss links.`,
  },
  {
    why: 'Der Verschluss von M1 ist der der Media.',
    kind: 'side',
    quotes: ["Verschluss der A. cerebri media rechts", "M1-Verschluss links"],
    text: `CTA Schädel
Befund: Verschluss der A. cerebri media rechts. Hypoplastisches A1-Segment links. Plaque der ACI links.
Beurteilung: M1-Verschluss links.`,
  },
  {
    why: 'Die Hauptkrümmung hat die Seite gewechselt, die Gegenkrümmung steht daneben.',
    kind: 'side',
    quotes: ["Linkskonvexe thorakale Skoliose mit Scheitel BWK 9, Cobb 31°", "Rechtskonvexe thorakale Skoliose (Cobb 31°) mit lumbaler Gegenkrümmung"],
    text: `Röntgen Wirbelsäule
Befund: Linkskonvexe thorakale Skoliose mit Scheitel BWK 9, Cobb 31°. Rechtskonvexe lumbale Gegenkrümmung, Cobb 19°.
Beurteilung: Rechtskonvexe thorakale Skoliose (Cobb 31°) mit lumbaler Gegenkrümmung.`,
  },
  {
    why: 'Das Segment S9 der Beschriftung liegt auf der anderen Seite.',
    kind: 'side',
    quotes: ["Linker Unterlappen: solider Rundherd S9 12 mm (zuvor 8 mm)", "Progrediente Metastase rechter Unterlappen (S9)"],
    text: `CT Thorax
Befund: Linker Unterlappen: solider Rundherd S9 12 mm (zuvor 8 mm). Rechte Restlunge: Narbe am Bronchusstumpf.
Beurteilung: Progrediente Metastase rechter Unterlappen (S9).`,
  },
  {
    why: 'Beim Einfügen gingen die Zeilenenden verloren: „Beurteilung“ ohne Doppelpunkt ist dennoch die Überschrift.',
    kind: 'side',
    quotes: ['Subkortikale Ischämie rechts frontal', 'Nachweis einer Ischämie links frontal'],
    text: 'MRT Kopf. Subkortikale Ischämie rechts frontal. Keine Blutung. Ventrikel normal weit. Beurteilung Nachweis einer Ischämie links frontal.',
  },
  {
    why: 'Auch vor einem Etikett: „Beurteilung Schulter:“.',
    kind: 'side',
    quotes: ['Partialruptur der Supraspinatussehne rechts', 'Schulter: Partialruptur der Supraspinatussehne links'],
    text: 'MRT Schulter. Partialruptur der Supraspinatussehne rechts. Kein Erguss. Beurteilung Schulter: Partialruptur der Supraspinatussehne links.',
  },
  {
    why: 'Auch eine Rezidivhernie drückt auf die Wurzel ihrer Seite.',
    kind: 'side',
    quotes: ['Rezidivhernie L4/5 links mit Kompression der', 'Wurzel L5 rechts'],
    text: `MRT LWS mit KM
Befund: LWK 4/5: rechts rezessal eine randständig anreichernde Formation von 9 mm.
Beurteilung: Rezidivhernie L4/5 links mit Kompression der Wurzel L5 rechts.`,
  },
  {
    why: 'Der Shunt liegt auf zwei Seiten.',
    kind: 'side',
    quotes: ["Normaldruckhydrozephalus, VP-Shunt links frontal angelegt", "Regelrechte Lage des VP-Shunts rechts"],
    text: `CT Schädel
Normaldruckhydrozephalus, VP-Shunt links frontal angelegt.
Katheterspitze im Vorderhorn des rechten Seitenventrikels.
Beurteilung: Regelrechte Lage des VP-Shunts rechts.`,
  },
  {
    why: 'Der parapneumonische Erguss liegt in der Pleura, nicht im Lappen.',
    kind: 'side',
    quotes: ['Winkelerguss rechts, links Randwinkel frei', 'Mittellappenpneumonie rechts mit parapneumonischem Erguss links'],
    text: `Röntgen Thorax
Befund: Winkelerguss rechts, links Randwinkel frei. Mittellappenpneumonie.
Beurteilung: Mittellappenpneumonie rechts mit parapneumonischem Erguss links.`,
  },
  {
    why: 'Der Prozentwert an der Arterie ist eine Stenose.',
    kind: 'side',
    quotes: ['ACI rechts 70 % am Abgang, ACI links frei', 'Stenose der ACI links 70 %'],
    text: `CT-Angiographie Hals
Befund: ACI rechts 70 % am Abgang, ACI links frei.
Beurteilung: Stenose der ACI links 70 %.`,
  },
  {
    why: 'Der Port steht ohne Seite auch im Titel.',
    kind: 'side',
    quotes: ['Port links, Schlauch abgeknickt unter der Clavicula', 'Abgeknickter Schlauch des rechtsseitigen Ports'],
    text: `Röntgen Thorax und Port
Befund: Port links, Schlauch abgeknickt unter der Clavicula.
Beurteilung: Abgeknickter Schlauch des rechtsseitigen Ports.`,
  },
  {
    why: 'Auch bei einer Stanzbiopsie.',
    kind: 'side',
    quotes: ["Punktion des Herdes im linken Unterlappen", "Stanzbiopsie rechts ohne Pneumothorax"],
    text: `CT-gesteuerte Intervention
Befund: Punktion des Herdes im linken Unterlappen.
Beurteilung: Stanzbiopsie rechts ohne Pneumothorax.`,
  },
  {
    why: 'Ein Nomen am Satzanfang, das die Engine nicht kennt, vor seiner Seite.',
    kind: 'side',
    quotes: ["Obturatormuskel links atroph", "Atrophie des Obturatormuskels rechts"],
    text: `MRT Becken
Befund: Obturatormuskel links atroph. Kein Hämatom.
Beurteilung: Atrophie des Obturatormuskels rechts.`,
  },
  {
    why: 'Das Parametrium ist paarig.',
    kind: 'side',
    quotes: ["Parametrium links infiltriert, rechts frei", "Infiltration des Parametriums rechts"],
    text: `MRT Becken
Befund: Parametrium links infiltriert, rechts frei.
Beurteilung: Infiltration des Parametriums rechts.`,
  },
  {
    why: 'Das Maß des gesunden Nebenhodens sagt nichts von einer Entzündung dort.',
    kind: 'side',
    quotes: ["Nebenhodenkopf rechts auf 15 mm aufgetrieben, hyperämisch", "Epididymitis links"],
    text: `Sonographie Skrotum
Befund: Nebenhodenkopf rechts auf 15 mm aufgetrieben, hyperämisch. Nebenhoden links 6 mm. Hoden beidseits homogen.
Beurteilung: Epididymitis links.`,
  },
  {
    why: 'Was hinter „ohne“ sein Maß hat, ist neu beschrieben.',
    kind: 'side',
    quotes: ["Lunge ohne Herd, Erguss links 2 cm", "Pleuraerguss rechts"],
    text: `CT Thorax
Befund: Lunge ohne Herd, Erguss links 2 cm. Axillär rechts Lymphknoten bis 8 mm.
Beurteilung: Pleuraerguss rechts.`,
  },
  {
    why: 'Beide Ovarien sind da, die Zyste liegt links.',
    kind: 'side',
    quotes: ["Ovarien bds. in situ, links Zyste 21 mm", "Ovarialzyste rechts"],
    text: `MRT Becken
Befund: Ovarien bds. in situ, links Zyste 21 mm. Rechte Niere malrotiert.
Beurteilung: Ovarialzyste rechts.`,
  },
  {
    why: 'Die Überschrift nennt die Seite des behandelten Befundes.',
    kind: 'side',
    quotes: ["Embolisation bei Varikozele links", "Erfolgreiche Embolisation bei Varikozele rechts"],
    text: `Embolisation bei Varikozele links
Befund: Sondierung der linken V. testicularis. Rechte V. testicularis nicht sondiert.
Beurteilung: Erfolgreiche Embolisation bei Varikozele rechts.`,
  },
  {
    why: 'Auch die Ovarialvene ist paarig.',
    kind: 'side',
    quotes: ["V. ovarica rechts auf 12 mm erweitert mit Füllungsdefekt, linke Ovarialvene frei", "Ovarialvenenthrombose links"],
    text: `CT Becken
Befund: V. ovarica rechts auf 12 mm erweitert mit Füllungsdefekt, linke Ovarialvene frei.
Beurteilung: Ovarialvenenthrombose links.`,
  },
  {
    why: 'Der Titel nennt die behandelte Seite, das Ergebnis die andere; im Befund stehen beide.',
    kind: 'side',
    quotes: ['Stenting A. carotis interna links', 'Erfolgreiches Stenting der ACI rechts, Reststenose 10 %'],
    text: `Stenting A. carotis interna links
Diagnostik: ACI links 85 % (NASCET), ACI rechts 40 %. Stent 7 x 30 mm.
Beurteilung: Erfolgreiches Stenting der ACI rechts, Reststenose 10 %.`,
  },
  {
    why: 'Bei frischem Bruch der einen Seite liegt der alte auf der anderen.',
    kind: 'side',
    quotes: ["Am rechten Radius eine alte, verheilte Fraktur", "Alte Radiusfraktur links"],
    text: `Röntgen Handgelenke
Befund: Radiusfraktur links mit Abkippung. Am rechten Radius eine alte, verheilte Fraktur.
Beurteilung: Distale Radiusfraktur links. Alte Radiusfraktur links.`,
  },
  {
    why: 'Die Flüssigkeit in der Bursa ist die Bursitis der anderen Seite.',
    kind: 'side',
    quotes: ["Über dem Trochanter major links Flüssigkeit in der Bursa", "Bursitis trochanterica rechts"],
    text: `MRT Hüfte beidseits
Befund: Über dem Trochanter major links Flüssigkeit in der Bursa. Rechts unauffällig.
Beurteilung: Bursitis trochanterica rechts.`,
  },
  {
    why: 'Die Nadel liegt auf der anderen Seite als die geplante Therapie.',
    kind: 'side',
    quotes: ["Einbringen der Nadel in das Neuroforamen L5/S1 rechts", "CT-gesteuerte periradikuläre Therapie L5 links"],
    text: `CT-gesteuerte periradikuläre Therapie L5 links
Befund: Einbringen der Nadel in das Neuroforamen L5/S1 rechts. Perineurale Verteilung des Kontrastmittels.
Beurteilung: Komplikationslose PRT L5 links.`,
  },
  {
    why: 'Beschrieben ist das Implantat der anderen Seite.',
    kind: 'side',
    quotes: ["Z. n. Plattenosteosynthese links", "Röntgen Handgelenk rechts"],
    text: `Röntgen Handgelenk rechts
Z. n. Plattenosteosynthese links. Platte regelrecht anliegend, Schrauben intakt.
Beurteilung: Stationärer Befund.`,
  },
  {
    why: 'Beschwerden und Untersuchung liegen auf zwei Seiten.',
    kind: 'side',
    quotes: ["Seit Wochen Schmerzen rechts", "MRT Schulter links"],
    text: `MRT Schulter links
Klinische Angaben: Seit Wochen Schmerzen rechts.
Befund: Ruptur der Supraspinatussehne.`,
  },
  {
    why: 'Mediolinkslateral nennt die Seite des Vorfalls, die der Wurzel ist eine andere.',
    kind: 'side',
    quotes: ["Vorfall LWK 5/S1 mediolinkslateral mit Kontakt zur", "Wurzel S1 rechts"],
    text: `MRT LWS
Befund: L5/S1: Mediolinkslateraler Vorfall von 6 mm.
Beurteilung: Vorfall LWK 5/S1 mediolinkslateral mit Kontakt zur Wurzel S1 rechts.`,
  },
  {
    why: 'Der Kortex ist der einer Niere.',
    kind: 'side',
    quotes: ['Vom Kortex des unteren Nierendrittels rechts geht ein 9 mm großer Tumor aus', 'Kleiner kortikaler Nierentumor links'],
    text: `CT Abdomen
Befund: Vom Kortex des unteren Nierendrittels rechts geht ein 9 mm großer Tumor aus. Parenchymeinziehung links.
Beurteilung: Kleiner kortikaler Nierentumor links.`,
  },
  {
    why: "Stimmlippen gibt es zwei.",
    kind: 'side',
    quotes: ["Karzinom der linken Stimmlippe, Laserresektion 2021", "Kein Lokalrezidiv der rechten Stimmlippe"],
    text: `MRT Hals mit KM
Klinische Angaben: Karzinom der linken Stimmlippe, Laserresektion 2021.
Befund: Linke Stimmlippe narbig verschmälert, kein Enhancement.
Beurteilung: Kein Lokalrezidiv der rechten Stimmlippe.`,
  },
  {
    why: "Eine Kontusionsblutung ist kein Subduralhämatom der anderen Seite.",
    kind: 'side',
    quotes: ["Kontusionsblutung temporobasal links, 9 mm", "Kontusionsblutung temporobasal rechts"],
    text: `CT Schädel nativ
Befund: Subduralhämatom rechts frontal, 6 mm. Kontusionsblutung temporobasal links, 9 mm.
Beurteilung: Subduralhämatom rechts frontal. Kontusionsblutung temporobasal rechts.`,
  },
  {
    why: 'Weitere Befunde der untersuchten Hand sucht man an dieser Hand.',
    kind: 'side',
    quotes: ['Keine weiteren Verletzungen der rechten Hand', 'Röntgen linke Hand in zwei Ebenen'],
    text: `Röntgen linke Hand in zwei Ebenen
Befund: Querfraktur des Mittelglieds am Kleinfinger. Keine weiteren Verletzungen der rechten Hand.
Beurteilung: Mittelgliedfraktur des Kleinfingers.`,
  },
  {
    why: 'Eine Autonomie reichert an.',
    kind: 'side',
    quotes: ['Fokale Mehranreicherung im linken Schilddrüsenlappen', 'Autonomie im rechten Schilddrüsenlappen'],
    text: `Schilddrüsenszintigraphie
Befund: Fokale Mehranreicherung im linken Schilddrüsenlappen.
Beurteilung: Autonomie im rechten Schilddrüsenlappen.`,
  },
  {
    why: 'Das übrige Skelett des Fußes ist das des untersuchten.',
    kind: 'side',
    quotes: ['Übriges Skelett des rechten Fußes intakt', 'Röntgen Fuß links'],
    text: `Röntgen Fuß links
Befund: Fraktur der Basis des Metatarsale V. Übriges Skelett des rechten Fußes intakt.`,
  },
  {
    why: 'Die Prothese steckt in der untersuchten Schulter.',
    kind: 'side',
    quotes: ['Inverse Schulterprothese links in unveränderter Stellung', 'Röntgen Schulter rechts'],
    text: `Röntgen Schulter rechts
Befund: Inverse Schulterprothese links in unveränderter Stellung. Keine Lockerung.`,
  },
  {
    why: 'In der Leiste liegen die Gefäße des Beins.',
    kind: 'side',
    quotes: ['Pseudoaneurysma der AFC links, 18 x 14 mm', 'Sonographie der Leiste rechts'],
    text: `Sonographie der Leiste rechts
Pseudoaneurysma der AFC links, 18 x 14 mm. Keine AV-Fistel.`,
  },
  {
    why: "Von beiden Seiten ist die andere die schwer betroffene.",
    kind: 'side',
    quotes: ["Ausgeprägte Gonarthrose rechts mit Osteophyten", "Ausgeprägte Gonarthrose links"],
    text: `Röntgen Knie beidseits
Befund: Ausgeprägte Gonarthrose rechts mit Osteophyten. Links diskrete Gelenkspaltverschmälerung.
Beurteilung: Ausgeprägte Gonarthrose links. Rechts nur beginnend.`,
  },
  {
    why: "Das eigene Gelenk heißt unauffällig, in dem der Befund liegt.",
    kind: 'side',
    quotes: ["Innenmeniskusriss rechts", "Rechtes Kniegelenk unauffällig"],
    text: `MRT Kniegelenke
Befund: Rechts Riss im Innenmeniskushinterhorn, Gelenkerguss. Links keine Läsion.
Beurteilung: Innenmeniskusriss rechts. Rechtes Kniegelenk unauffällig.`,
  },
  {
    why: "Die freie Seite, auch wenn davor ein anderer Teil genannt war.",
    kind: 'side',
    quotes: ["Mastoiditis rechts", "Rechts regelrecht"],
    text: `CT Felsenbein
Befund: Rechts: Mastoid verschattet. Links: Mastoid frei belüftet.
Beurteilung: Mastoiditis rechts. Keine Arrosion des Sinus sigmoideus. Rechts regelrecht.`,
  },
  {
    why: "Der Gelenkspalt ist dort erhalten, wo die Arthrose sein soll.",
    kind: 'side',
    quotes: ["Rechts Gelenkspaltweite erhalten", "Coxarthrose rechts"],
    text: `Röntgen Hüfte beidseits
Befund: Links Gelenkspalt aufgehoben, Geröllzysten. Rechts Gelenkspaltweite erhalten.
Beurteilung: Coxarthrose rechts.`,
  },
  {
    why: 'Die Seite, auf der die Stenose liegt, ist zugleich die ohne Stenose.',
    kind: 'side',
    quotes: ['Hochgradige Stenose der ACI links', 'Links keine hämodynamisch relevante Stenose'],
    text: `Duplex der Halsgefäße
Befund: Rechts: Plaque ohne Beschleunigung. Links: hochgradige Stenose der ACI.
Beurteilung: Hochgradige Stenose der ACI links. Links keine hämodynamisch relevante Stenose.`,
  },
  {
    why: 'Ein Lymphknoten einer Station liegt auf der Seite, auf der er gemessen wurde.',
    kind: 'side',
    quotes: ['Rechts in Level III Lymphknoten von 15 x 9 mm mit regelrechtem Hilus', 'Reaktiver Lymphknoten im Level III links'],
    text: `Sonographie Hals
Befund: Rechts in Level III Lymphknoten von 15 x 9 mm mit regelrechtem Hilus. Links keine vergrößerten Lymphknoten.
Beurteilung: Reaktiver Lymphknoten im Level III links.`,
  },
  {
    why: 'Die Massa lateralis ist keine Masse.',
    kind: 'side',
    quotes: ['Fraktur der Massa lateralis des Atlas rechts', 'Fraktur der Massa lateralis C1 links'],
    text: `CT HWS
Befund: Fraktur der Massa lateralis des Atlas rechts.
Beurteilung: Fraktur der Massa lateralis C1 links.`,
  },
  {
    why: 'Auch eine Prothese ohne genannten Ort hat ihre Seite.',
    kind: 'side',
    quotes: ['Totalendoprothese rechts in regelrechter Lage', 'TEP links ohne Lockerung'],
    text: `Röntgen Hüfte
Befund: Totalendoprothese rechts in regelrechter Lage. Coxarthrose links.
Beurteilung: TEP links ohne Lockerung.`,
  },
  {
    why: 'Die freie Hüfte steht hinter dem Komma.',
    kind: 'side',
    quotes: ['Rechte Hüfte mit Coxarthrose, keine Fraktur', 'Mediale Schenkelhalsfraktur rechts'],
    text: `Röntgen Hüfte
Befund: Mediale Schenkelhalsfraktur links. Rechte Hüfte mit Coxarthrose, keine Fraktur.
Beurteilung: Mediale Schenkelhalsfraktur rechts.`,
  },
  {
    why: 'Ein Titel, der mit einer Abkürzung endet.',
    kind: 'side',
    quotes: ['Radiusschaftfraktur rechts', 'Unterarm links ap/seitl'],
    text: `Unterarm links ap/seitl.
Ulna intakt. Radiusschaftfraktur rechts.`,
  },
  {
    why: 'Die Wurzel, an der infiltriert wird, liegt auf der Seite des Titels.',
    kind: 'side',
    quotes: ['Vorbringen der Nadel an die Wurzel S1 re., Lagekontrolle mit 1 ml KM', 'CT-gest. PRT S1 li.'],
    text: `CT-gest. PRT S1 li.
Bauchlage. Vorbringen der Nadel an die Wurzel S1 re., Lagekontrolle mit 1 ml KM. Keine Komplikation.`,
  },
  {
    why: 'Unter der Überschrift Empfehlung wird die Biopsie empfohlen.',
    kind: 'side',
    quotes: ['Suspekter Herd rechts innen', 'Stanzbiopsie links'],
    text: `Mammographie beidseits
Befund: Rechts innen 14 mm große, unscharfe Verdichtung. Links kein Herd.
Beurteilung: Suspekter Herd rechts innen. BI-RADS 4 rechts, BI-RADS 1 links.
Empfehlung: Stanzbiopsie links.`,
  },
  {
    why: 'Was vom Vorbefund abgeschrieben ist, ist kein Ende der Beurteilung.',
    kind: 'side',
    quotes: ['L5/S1: Linksseitige Extrusion von 8 mm', 'Neue Extrusion L5/S1 rechts'],
    text: `MRT LWS
Vorbefund MRT LWS 11.09.2023, Beurteilung: Regelrechte Verhältnisse nach Spondylodese L4/5.
L5/S1: Linksseitige Extrusion von 8 mm.
Beurteilung: Neue Extrusion L5/S1 rechts.`,
  },
  {
    why: 'Eine Gefäßvariante der anderen Seite spricht für keinen Tumor dort.',
    kind: 'side',
    quotes: [
      'Kleinhirnbrückenwinkel links mit unveränderter Raumforderung 13 x 9 mm',
      'Stabiles Vestibularisschwannom rechts',
    ],
    text: `MRT Schädel mit KM
Befund: Kleinhirnbrückenwinkel links mit unveränderter Raumforderung 13 x 9 mm. Venöse Anomalie frontal rechts, unverändert.
Beurteilung: Stabiles Vestibularisschwannom rechts.`,
  },
  {
    why: 'Port und braunes Fett der anderen Seite sind keine Lymphknoten.',
    kind: 'side',
    quotes: [
      'Supraklavikulär links kleinere, noch stoffwechselaktive Lymphknoten bis 8 mm',
      'Regrediente Lymphknoten rechts supraklavikulär',
    ],
    text: `CT Hals mit KM
Befund: Supraklavikulär links kleinere, noch stoffwechselaktive Lymphknoten bis 8 mm. Port rechts thorakal. Aktiviertes braunes Fett supraklavikulär rechts.
Beurteilung: Regrediente Lymphknoten rechts supraklavikulär.`,
  },
  {
    why: 'Verschlossen wird die Leiste, die punktiert wurde.',
    kind: 'side',
    quotes: [
      'Retrograde Punktion der A. femoralis rechts, 6F Schleuse',
      'Die linke Leiste mit Angio-Seal verschlossen',
    ],
    text: `Angiographie Becken und Bein links
Befund: Retrograde Punktion der A. femoralis rechts, 6F Schleuse. PTA der AFS links. Die linke Leiste mit Angio-Seal verschlossen.
Beurteilung: Erfolgreiche PTA der AFS links.`,
  },
  {
    why: 'Was dünner ist, hat eine Seite.',
    kind: 'side',
    quotes: ['Rechts: Tegmen tympani verdünnt', 'Verdünntes Tegmen tympani links'],
    text: `CT Felsenbeine
Befund: Rechts: Tegmen tympani verdünnt. Links: Mastoid belüftet.
Beurteilung: Verdünntes Tegmen tympani links.`,
  },
  {
    why: 'Der Rundherd der rechten Lunge steht für sich und ist kein Tumor des rechten Oberlappens.',
    kind: 'side',
    quotes: ['Raumforderung im linken Oberlappen, 3,9 cm', 'Progress des Bronchialkarzinoms im rechten Oberlappen'],
    text: `CT Thorax
Befund: Raumforderung im linken Oberlappen, 3,9 cm. Neuer Rundherd im rechten Unterlappen, 8 mm.
Beurteilung: Progress des Bronchialkarzinoms im rechten Oberlappen. Neuer Rundherd im rechten Unterlappen.`,
  },
  {
    why: 'Deviiert ist das Septum, wohin sagt das Wort davor.',
    kind: 'side',
    quotes: ['Das Nasenseptum ist nach rechts deviiert', 'Septumdeviation nach links'],
    text: `CT NNH
Befund: Nasenhaupthöhlen frei. Das Nasenseptum ist nach rechts deviiert.
Beurteilung: Septumdeviation nach links.`,
  },
  {
    why: 'Nach der Verneinung beginnt mit Seite und Artikel eine neue Aussage.',
    kind: 'side',
    quotes: ['Nieren beidseits ohne Stau, links eine Zyste von 2,4 cm', 'Nierenzyste rechts'],
    text: `Sonographie Nieren
Befund: Nieren beidseits ohne Stau, links eine Zyste von 2,4 cm.
Beurteilung: Nierenzyste rechts.`,
  },
  {
    why: 'Der Knoten hat in der Beurteilung seinen eigenen Satz, die Zyste ist ein anderes Ding.',
    kind: 'side',
    quotes: ['Rechts eine Zyste von 4 mm', 'Kleine Zyste links'],
    text: `Sonographie Schilddrüse
Befund: Im linken Lappen ein echoarmer Knoten von 16 mm. Rechts eine Zyste von 4 mm.
Beurteilung: Knoten links. Kleine Zyste links.`,
  },
  {
    why: 'the Latin name tells the side as the German one does',
    kind: 'side',
    quotes: ['Hochgradige Stenose der Arteria carotis interna dextra', 'Hochgradige Stenose der linken ACI'],
    text: `CT-Angiographie Halsgefäße
Befund: Hochgradige Stenose der Arteria carotis interna dextra.
Beurteilung: Hochgradige Stenose der linken ACI.`,
  },
  {
    why: 'Der Punkt hinter „-Ca.“ endet keinen Satz, wenn es klein weitergeht.',
    kind: 'side',
    quotes: ['Rechte Niere mit 5 cm großer Raumforderung', 'Nierenzell-Ca. links ohne Einbruch in die Vene'],
    text: `CT Abdomen
Befund: Rechte Niere mit 5 cm großer Raumforderung. Kleiner Pleuraerguss links.
Beurteilung: Nierenzell-Ca. links ohne Einbruch in die Vene. Pleuraerguss links.`,
  },
  {
    why: 'RH ist ein Rundherd.',
    kind: 'side',
    quotes: ['Im rechten Unterlappen RH von 14 mm', 'Malignomverdächtiger RH im li. UL'],
    text: `CT Thorax
Befund: Im rechten Unterlappen RH von 14 mm. Links basal Dystelektase.
Beurteilung: Malignomverdächtiger RH im li. UL. Dystelektase links.`,
  },
  {
    why: 'Supraklavikuläre Lymphknoten sind die des Halses.',
    kind: 'side',
    quotes: ['Lymphknoten supraklavikulär links 14 mm, SUV 8', 'Nodale Manifestation zervikal rechts'],
    text: `PET/CT
Befund: Lymphknoten supraklavikulär links 14 mm, SUV 8. Zyste im rechten Ovar.
Beurteilung: Nodale Manifestation zervikal rechts.`,
  },
  {
    why: 'Die vordere Ringfraktur ist die des Beckens.',
    kind: 'side',
    quotes: ['Oberer und unterer Schambeinast rechts frakturiert', 'Vordere Ringfraktur links'],
    text: `CT Becken
Befund: Oberer und unterer Schambeinast rechts frakturiert. Fraktur der Massa lateralis des Sakrums links.
Beurteilung: Hintere Ringfraktur links. Vordere Ringfraktur links.`,
  },
  {
    why: 'Ein Abbruch der Arterie ist ihr Verschluss.',
    kind: 'side',
    quotes: ['Distaler Abbruch der linken ACM', 'Mediaverschluss rechts'],
    text: `CT-Angiographie
Befund: Stammganglien rechts mit alter Lakune. Distaler Abbruch der linken ACM.
Beurteilung: Mediaverschluss rechts.`,
  },
  {
    why: 'Die Nadel liegt auf der Seite, die der Titel nennt, wie spät sie auch genannt wird.',
    kind: 'side',
    quotes: ['Platzierung der Nadelspitze am linken Facettengelenk L4/5', 'CT-gesteuerte Facetteninfiltration L4/5 rechts'],
    text: `CT-gesteuerte Facetteninfiltration L4/5 rechts
Bauchlage. Planungsscan. Desinfektion. Lokalanästhesie. Platzierung der Nadelspitze am linken Facettengelenk L4/5. Injektion von 40 mg Triamcinolon.
Beurteilung: Komplikationslose Infiltration.`,
  },
  {
    why: 'Was der Vorbefund links sah, ist als bekannt nicht rechts, auch wenn der Befund damit beginnt.',
    kind: 'side',
    quotes: ['Rundherd im linken Unterlappen, 8 mm', 'Der bekannte Rundherd im rechten Unterlappen ist größenkonstant'],
    text: `CT Thorax
Vorbefund: Rundherd im linken Unterlappen, 8 mm.
Befund: Der bekannte Rundherd im rechten Unterlappen ist größenkonstant. Kein Erguss.
Beurteilung: Größenkonstanter Rundherd.`,
  },
  {
    why: 'Was bis in die V. femoralis reicht, liegt in allen Venen dieses Beines, nicht des anderen.',
    kind: 'side',
    quotes: [
      'Links ist die V. poplitea nicht komprimierbar und thrombosiert',
      'Thrombose rechts vom Unterschenkel bis in die V. femoralis',
    ],
    text: `Duplexsonographie der Beinvenen
Befund: Links ist die V. poplitea nicht komprimierbar und thrombosiert. V. femoralis communis komprimierbar. Die Venen des rechten Beines sind frei komprimierbar.
Beurteilung: Thrombose rechts vom Unterschenkel bis in die V. femoralis.`,
  },
  {
    why: 'Der Verschluss bis in die A. poplitea liegt im Bein mit dem Verschluss.',
    kind: 'side',
    quotes: ['Links Verschluss der A. femoralis superficialis', 'Verschluss rechts vom Abgang der AFS bis in die A. poplitea'],
    text: `CT-Angiographie Becken-Bein
Befund: Links Verschluss der A. femoralis superficialis. Rechts mäßige Plaques ohne Stenose.
Beurteilung: Verschluss rechts vom Abgang der AFS bis in die A. poplitea.`,
  },
  {
    why: 'Eine Thrombektomie entfernt kein Organ: die Seite des Verschlusses bleibt.',
    kind: 'side',
    quotes: ['NIHSS 12, M1-Verschluss links in der CTA', 'Vollständige Rekanalisation des M1-Verschlusses rechts'],
    text: `DSA und Thrombektomie
Anamnese: NIHSS 12, M1-Verschluss links in der CTA.
Befund: Verschluss der A. cerebri media im M1-Segment. Nach einem Manöver TICI 3.
Beurteilung: Vollständige Rekanalisation des M1-Verschlusses rechts.`,
  },
  {
    why: 'Der Zugang lag links, behandelt wurde rechts.',
    kind: 'side',
    quotes: ['Claudicatio rechts', 'Erfolgreiche Rekanalisation der AFS links'],
    text: `Angiographie der Beinarterien
Klinische Angaben: Claudicatio rechts.
Befund: Zugang A. femoralis communis links, Cross-over. AFS über 9 cm verschlossen, Stent. Exoseal links.
Beurteilung: Erfolgreiche Rekanalisation der AFS links.`,
  },
  {
    why: 'Die linke Seite diente nur dem Vergleich.',
    kind: 'side',
    quotes: ['TVT rechts?', 'Tiefe Beinvenenthrombose links (V. poplitea)'],
    text: `Duplexsonographie der Beinvenen
Fragestellung: TVT rechts?
Befund: V. femoralis communis rechts komprimierbar. V. poplitea nicht komprimierbar, echoarm gefüllt. Im Vergleich links femoropopliteal frei.
Beurteilung: Tiefe Beinvenenthrombose links (V. poplitea).`,
  },
  {
    why: 'Die Nadel liegt am falschen Foramen sacrale.',
    kind: 'side',
    quotes: ['Platzierung der Nadel am Foramen sacrale S1 rechts', 'CT-gesteuerte PRT S1 links'],
    text: `CT-gesteuerte PRT S1 links
Durchführung: Platzierung der Nadel am Foramen sacrale S1 rechts.
Beurteilung: Komplikationslose PRT der Wurzel S1 links.`,
  },
  {
    why: 'Das Aggregat ist der Schrittmacher, und es liegt auf einer Seite.',
    kind: 'side',
    quotes: ['Zweikammer-Schrittmacher rechts pektoral, Sonden in Projektion auf Vorhof und Ventrikel, kein Sondenbruch', 'Intakte Sonden des linkspektoralen Aggregats'],
    text: `Röntgen Thorax
Befund: Zweikammer-Schrittmacher rechts pektoral, Sonden in Projektion auf Vorhof und Ventrikel, kein Sondenbruch. Keine Infiltrate.
Beurteilung: Intakte Sonden des linkspektoralen Aggregats.`,
  },
  {
    why: 'Eine höhengeminderte Bandscheibe drückt auf die Wurzel ihrer Seite.',
    kind: 'side',
    quotes: ['L3/4: Höhengeminderte Bandscheibe mit Extrusion links mediolateral und Kompression der', 'Wurzel L4 rechts'],
    text: `MRT LWS
Befund: L3/4: Höhengeminderte Bandscheibe mit Extrusion links mediolateral und Kompression der Wurzel L4 rechts.
Beurteilung: Bandscheibenvorfall L3/4.`,
  },
  {
    why: '„Rückläufiger, nur noch schmaler“ ist ein Satzteil, und der Verlauf gehört dazu.',
    kind: 'side',
    quotes: ['Röntgen Thorax vom 03.05.2024: Pneumothorax rechts, 21 mm', 'Rückläufiger, nur noch schmaler Pneumothorax links'],
    text: `Röntgen Thorax
Vorbefund: Röntgen Thorax vom 03.05.2024: Pneumothorax rechts, 21 mm.
Befund: Der apikale Luftsaum ist noch 5 mm breit. Keine Infiltrate.
Beurteilung: Rückläufiger, nur noch schmaler Pneumothorax links.`,
  },
  {
    why: 'Die Beckenschaufel ist das Darmbein, und rechts ist nur die Rippe genannt.',
    kind: 'side',
    quotes: ['Neu aufgetretene Mehrbelegungen in BWK 8, der 5. Rippe rechts sowie im linken Os ilium', 'Neue Foci (BWK 8, 5. Rippe re., Beckenschaufel re.)'],
    text: `Skelettszintigraphie
Befund: Neu aufgetretene Mehrbelegungen in BWK 8, der 5. Rippe rechts sowie im linken Os ilium.
Beurteilung: Neue Foci (BWK 8, 5. Rippe re., Beckenschaufel re.).`,
  },
  {
    why: 'Die Zyste links steht unten unter ihrem Namen, das Fibroadenom liegt rechts.',
    kind: 'side',
    quotes: ['Rechts bei 9 Uhr ovale, glatt begrenzte Läsion, 16 x 9 mm', 'Fibroadenom links'],
    text: `Mammasonographie
Befund: Rechts bei 9 Uhr ovale, glatt begrenzte Läsion, 16 x 9 mm. Links einfache Zyste bei 2 Uhr, 6 mm.
Beurteilung: Fibroadenom links. Zyste links, 6 mm.`,
  },
  {
    why: 'Was neben der linken Darmbeinschaufel steht, lässt die rechte nicht offen.',
    kind: 'side',
    quotes: ['Intensive Mehrbelegung in der rechten 7. Rippe und im linken Os ilium, jeweils sklerosiert', 'Drei Metastasen (7. Rippe rechts, Darmbein rechts)'],
    text: `Skelettszintigraphie
Befund: Intensive Mehrbelegung in der rechten 7. Rippe und im linken Os ilium, jeweils sklerosiert.
Beurteilung: Drei Metastasen (7. Rippe rechts, Darmbein rechts).`,
  },
  {
    why: 'Was nach links auslädt, liegt links.',
    kind: 'side',
    quotes: ['Dorsale Aussackung, nach links ausladend', 'Zenker-Divertikel rechts'],
    text: `Ösophagus-Breischluck
Befund: Dorsale Aussackung, nach links ausladend.
Beurteilung: Zenker-Divertikel rechts.`,
  },
  {
    why: 'Was zur Klinik passt, liegt auf der Seite der Beschwerden.',
    kind: 'side',
    quotes: ['Zervikobrachialgie links, Hypästhesie Daumen', 'Diskushernie C5/6 rechts mit Kompression der C6-Wurzel, sehr gut zur Klinik passend'],
    text: `MRT HWS
Klinik: Zervikobrachialgie links, Hypästhesie Daumen.
Befund: C5/6 rechts foraminaler Prolaps mit Kompression der Wurzel C6.
Beurteilung: Diskushernie C5/6 rechts mit Kompression der C6-Wurzel, sehr gut zur Klinik passend.`,
  },
  {
    why: 'Die Läsion, die am Ilium korrespondiert, liegt auf der Seite der Mehrbelegung.',
    kind: 'side',
    quotes: ['Mehrbelegungen im linken Os ilium sowie in BWK 9', 'Ossäre Filiae im Os ilium rechts und in BWK 9'],
    text: `Skelettszintigraphie
Befund: Mehrbelegungen im linken Os ilium sowie in BWK 9. In der CT korrespondiert am Ilium eine osteoblastische Läsion.
Beurteilung: Ossäre Filiae im Os ilium rechts und in BWK 9.`,
  },
  {
    why: 'Die Hauptkrümmung ist die Skoliose, ihre Konvexität deren Seite.',
    kind: 'side',
    quotes: ['Thorakale Hauptkrümmung linkskonvex, Cobb-Winkel 34°', 'Thorakale Skoliose, Konvexität nach rechts, 34° nach Cobb'],
    text: `Wirbelsäule im Stehen
Befund: Thorakale Hauptkrümmung linkskonvex, Cobb-Winkel 34°.
Beurteilung: Thorakale Skoliose, Konvexität nach rechts, 34° nach Cobb.`,
  },
  {
    why: 'Der Zugang der Beurteilung liegt auf der anderen Seite als die Punktion.',
    kind: 'side',
    quotes: ['Punktion der A. radialis rechts, 4F Schleuse', 'Erfolgreiche Embolisation beidseits, radialer Zugang links'],
    text: `Embolisation
Befund: Punktion der A. radialis rechts, 4F Schleuse. Beide Aa. vesicales embolisiert.
Beurteilung: Erfolgreiche Embolisation beidseits, radialer Zugang links.`,
  },
  {
    why: 'Verschlossen wurde rechts, den Druckverband trägt die linke Leiste.',
    kind: 'side',
    quotes: ['Zugang AFC rechts', 'Druckverband Leiste links'],
    text: `Angiographie Bein links
Befund: Zugang AFC rechts. Stent der AFS. Proglide rechts.
Beurteilung: Gutes Ergebnis. Druckverband Leiste links.`,
  },
  {
    why: 'Der Kontakt zur Wurzel hat eine Seite.',
    kind: 'side',
    quotes: ['L5/S1: Foraminal links Kontakt zur Wurzel L5, rechts Foramen weit', 'Affektion der Wurzel L5 rechts'],
    text: `MRT LWS
Befund: L5/S1: Foraminal links Kontakt zur Wurzel L5, rechts Foramen weit.
Beurteilung: Affektion der Wurzel L5 rechts.`,
  },
]

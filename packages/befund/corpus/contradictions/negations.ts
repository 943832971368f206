import type { ContradictionCase } from './contradiction-case.ts'

export const negationCases: readonly ContradictionCase[] = [
  {
    why: 'Was sich zusammendrücken lässt, ist nicht verschlossen.',
    kind: 'findingsImpression',
    quotes: ['V. saphena parva durchgehend komprimierbar', 'Thrombophlebitis der V. saphena parva'],
    text: `Duplexsonographie Beinvenen rechts
Befund: V. saphena parva durchgehend komprimierbar.
Beurteilung: Thrombophlebitis der V. saphena parva.`,
  },
  {
    why: 'Steinfrei sind die Nieren, was auch immer vom Nierenbecken gesagt wird.',
    kind: 'findingsImpression',
    quotes: ['Beide Nieren konkrementfrei, das Nierenbecken ist schlank', 'Nephrolithiasis'],
    text: `Sonographie Abdomen
Befund: Beide Nieren konkrementfrei, das Nierenbecken ist schlank.
Beurteilung: Nephrolithiasis.`,
  },
  {
    why: 'Flussgängig ist ein Sinus ohne Thrombose.',
    kind: 'negation',
    quotes: ['Sinus transversus beidseits flussgängig', 'Sinusvenenthrombose'],
    text: `MRT Schädel
Befund: Sinus transversus beidseits flussgängig.
Beurteilung: Sinusvenenthrombose.`,
  },
  {
    why: '„Auf der linken Seite“ ist links.',
    kind: 'negation',
    quotes: ['Pleuraerguss links', 'Kein Pleuraerguss auf der linken Seite'],
    text: `Thorax im Liegen
Pleuraerguss links. Tubus regelrecht. Herz normal groß. Kein Pleuraerguss auf der linken Seite.`,
  },
  {
    why: 'Schlanke Bronchien sind keine Bronchiektasen.',
    kind: 'findingsImpression',
    quotes: ['Bronchien beider Lungen schlank', 'Zylindrische Bronchiektasen beidseits'],
    text: `HRCT Thorax
Befund: Bronchien beider Lungen schlank. Keine Infiltrate.
Beurteilung: Zylindrische Bronchiektasen beidseits.`,
  },
  {
    why: 'Ohne Auflagerungen keine Peritonealkarzinose.',
    kind: 'negation',
    quotes: ['Keine peritonealen Auflagerungen', 'Peritonealkarzinose'],
    text: `CT Abdomen
Befund: Wenig freie Flüssigkeit. Keine peritonealen Auflagerungen.
Beurteilung: Peritonealkarzinose.`,
  },
  {
    why: 'Die neuen Herde stehen vor und hinter einem Doppelpunkt.',
    kind: 'negation',
    quotes: ['Drei neue Herde: im Balken, frontal links', 'Keine neuen Läsionen'],
    text: `MRT Schädel
Befund: Im Vergleich zur Voruntersuchung vom 06.02.2023. Drei neue Herde: im Balken, frontal links.
Beurteilung: Keine neuen Läsionen.`,
  },
  {
    why: 'Eine Stauung der Nieren ist ein Harnstau.',
    kind: 'negation',
    quotes: ['Nieren beidseits ohne Stauung', 'Harnstau links'],
    text: `CT Abdomen
Befund: Nieren beidseits ohne Stauung. Harnblase glatt.
Beurteilung: Harnstau links.`,
  },
  {
    why: 'Ebenso unter ihrem Namen.',
    kind: 'negation',
    quotes: ['Nieren: Keine Stauung', 'Harnstauung rechts'],
    text: `Sonographie Abdomen
Nieren: Keine Stauung.
Beurteilung: Harnstauung rechts.`,
  },
  {
    why: '„In Low-Dose Technik:“ eröffnet keinen Abschnitt.',
    kind: 'negation',
    quotes: ['Schmaler Pneumothorax links apikal', 'Kein Pneumothorax'],
    text: `CT-gesteuerte Biopsie
Befund: Planungs-CT nativ in Low-Dose Technik: Rundherd im linken Oberlappen, 18 mm. Schmaler Pneumothorax links apikal.
Beurteilung: Biopsie des Rundherdes. Kein Pneumothorax.`,
  },
  {
    why: 'Unverändert sitzende Teile und Ossifikationen sind keine Zeichen einer Lockerung.',
    kind: 'negation',
    quotes: ['Keine Saumbildung', 'Knie-TEP rechts mit Lockerungszeichen'],
    text: `Röntgen Knie rechts
Befund: Zementierte Knie-TEP rechts in unveränderter Lage. Keine Saumbildung. Periartikuläre Ossifikationen.
Beurteilung: Knie-TEP rechts mit Lockerungszeichen.`,
  },
  {
    why: 'Wanddicke und Fett sind kein Abszess.',
    kind: 'negation',
    quotes: ['Keine Flüssigkeitsverhaltung', 'Divertikulitis des Sigmas mit Abszess'],
    text: `CT Abdomen
Befund: Sigma wandverdickt mit Divertikeln und Imbibierung des Fettgewebes. Keine Flüssigkeitsverhaltung.
Beurteilung: Divertikulitis des Sigmas mit Abszess.`,
  },
  {
    why: 'Woher sonst käme die Luft.',
    kind: 'findingsImpression',
    quotes: ['Freie intraabdominale Luft', 'Keine Perforation'],
    text: `Röntgen Abdomen
Befund: Freie intraabdominale Luft. Dünndarmschlingen dilatiert mit Spiegeln.
Beurteilung: Dünndarmileus. Keine Perforation.`,
  },
  {
    why: 'Wo Knochen ist, ist keine Fistel.',
    kind: 'negation',
    quotes: ['Bogengänge beidseits knöchern gedeckt', 'Fistel des Bogengangs rechts'],
    text: `CT Felsenbein
Befund: Bogengänge beidseits knöchern gedeckt.
Beurteilung: Fistel des Bogengangs rechts.`,
  },
  {
    why: 'Verneint ist die Lockerung, die Schrauben haben sie.',
    kind: 'negation',
    quotes: ['Zwei Schrauben im Talus, mit breitem Lysesaum im Sinne einer Lockerung', 'Keine Schraubenlockerung'],
    text: `CT Sprunggelenk rechts
Zwei Schrauben im Talus, mit breitem Lysesaum im Sinne einer Lockerung.
Beurteilung: Keine Schraubenlockerung.`,
  },
  {
    why: 'Der Sphinkterapparat hat seinen Ort für sich, auch wenn ein Gefäß befallen sein mag.',
    kind: 'negation',
    quotes: ['Der Sphinkterapparat ist nicht infiltriert', 'Rektumkarzinom mit Befall des Sphinkters'],
    text: `MRT Becken
Tumor im mittleren Rektumdrittel. Kein Kontakt zur Umschlagsfalte. Der Sphinkterapparat ist nicht infiltriert.
Dorsal ein aufgeweitetes Gefäß, suspekt auf Gefäßinvasion.
Beurteilung: Rektumkarzinom mit Befall des Sphinkters.`,
  },
  {
    why: 'Flüssigkeit im Becken macht keinen Bruch des Ringes.',
    kind: 'negation',
    quotes: ['Beckenring geschlossen, Symphyse nicht erweitert', 'Beckenfraktur'],
    text: `CT Polytrauma
Im kleinen Becken wenig Flüssigkeit. Beckenring geschlossen, Symphyse nicht erweitert.
Beurteilung: Beckenfraktur.`,
  },
  {
    why: "„hier“ meint die Etage der Bezeichnung, und dort soll nun eine Stenose sein.",
    kind: 'findingsImpression',
    quotes: ["Neuroforamina hier frei", "Foramenstenosen L3/4 beidseits"],
    text: `MRT LWS
Befund:
L3/4: Facettenarthrose. Neuroforamina hier frei.
L5/S1: Protrusion.
Beurteilung: Foramenstenosen L3/4 beidseits.`,
  },
  {
    why: "Die Seite allein auf ihrer Zeile gilt für die Arterie darunter.",
    kind: 'findingsImpression',
    quotes: ["AFS: durchgängig", "Verschluss der AFS links"],
    text: `Duplexsonographie der Beinarterien
Befund:
Links:
AFC: zart.
AFS: durchgängig.
Beurteilung: Verschluss der AFS links.`,
  },
  {
    why: "Freie Luft wird im Befund verneint und in der Beurteilung behauptet.",
    kind: 'negation',
    quotes: ["Keine freie Luft, keine freie Flüssigkeit", "Nachweis freier Luft im Abdomen"],
    text: `CT Abdomen
Befund: Keine freie Luft, keine freie Flüssigkeit. Kein Ileus.
Beurteilung: Nachweis freier Luft im Abdomen.`,
  },
  {
    why: "Weggefallenes „kein“ vor „Hinweis auf“.",
    kind: 'negation',
    quotes: ["Keine intrakranielle Blutung", "Hinweis auf eine intrakranielle Blutung"],
    text: `CT Schädel
Befund: Keine intrakranielle Blutung. Keine Fraktur.
Beurteilung: Hinweis auf eine intrakranielle Blutung.`,
  },
  {
    why: "„intakt“ schließt eine Ruptur desselben Meniskus aus.",
    kind: 'findingsImpression',
    quotes: ["Innenmeniskus und Außenmeniskus intakt", "Ruptur des Innenmeniskus"],
    text: `MRT Knie
Befund: Innenmeniskus und Außenmeniskus intakt. Kreuzbänder intakt.
Beurteilung: Ruptur des Innenmeniskus.`,
  },
  {
    why: "Kardiomegalie gegen „normal groß“.",
    kind: 'findingsImpression',
    quotes: ["Herz normal groß", "Kardiomegalie"],
    text: `Röntgen Thorax
Befund: Herz normal groß. Kein Infiltrat. Kein Erguss.
Beurteilung: Kardiomegalie. Kein Infiltrat.`,
  },
  {
    why: "Konkrement der Gallenblase und Cholezystolithiasis sind dasselbe.",
    kind: 'negation',
    quotes: ["Gallenblase mit mehreren Konkrementen", "Kein Nachweis einer Cholezystolithiasis"],
    text: `Sonographie
Befund: Gallenblase mit mehreren Konkrementen.
Beurteilung: Kein Nachweis einer Cholezystolithiasis.`,
  },
  {
    why: "Befund positiv, Beurteilung verneint: die gefährlichere Richtung.",
    kind: 'negation',
    quotes: ["Zentrale Lungenembolien beidseits", "Kein Nachweis einer Lungenembolie"],
    text: `CT Thorax
Befund: Zentrale Lungenembolien beidseits.
Beurteilung: Kein Nachweis einer Lungenembolie.`,
  },
  {
    why: "Verneinung ohne Höhe deckt auch LWK 4/5.",
    kind: 'negation',
    quotes: ["Bandscheibenvorfall LWK 4/5 mit Wurzelkompression", "Kein Bandscheibenvorfall"],
    text: `MRT LWS
Befund: Bandscheibenvorfall LWK 4/5 mit Wurzelkompression.
Beurteilung: Kein Bandscheibenvorfall. Keine Spinalkanalstenose.`,
  },
  {
    why: "Mikroverkalkungen: Adjektiv „suspekt“ steht an beiden Stellen.",
    kind: 'negation',
    quotes: ["Keine suspekten Mikroverkalkungen", "Nachweis suspekter Mikroverkalkungen rechts"],
    text: `Mammographie
Befund: Keine suspekten Mikroverkalkungen. Kein Herdbefund.
Beurteilung: Nachweis suspekter Mikroverkalkungen rechts.`,
  },
  {
    why: "Allgemeine Verneinung gegen Fraktur eines einzelnen Knochens.",
    kind: 'negation',
    quotes: ["Keine Fraktur, keine Luxation", "Fraktur des Os scaphoideum"],
    text: `Röntgen Hand
Befund: Keine Fraktur, keine Luxation.
Beurteilung: Fraktur des Os scaphoideum.`,
  },
  {
    why: "Nicht erweitertes Nierenbecken gegen Harnstau.",
    kind: 'negation',
    quotes: ["Nierenbecken beidseits nicht erweitert", "Harnstau rechts"],
    text: `Sonographie Nieren
Befund: Nierenbecken beidseits nicht erweitert.
Beurteilung: Harnstau rechts.`,
  },
  {
    why: "Verneinung in einer Reihe gleichartiger Sätze.",
    kind: 'negation',
    quotes: ["Keine Myelopathie", "Zeichen einer Myelopathie"],
    text: `MRT Wirbelsäule
Befund: Keine Myelopathie. Kein Knochenmarködem.
Beurteilung: Zeichen einer Myelopathie.`,
  },
  {
    why: "Fraktur des Beckens verneint, eines seiner Knochen behauptet.",
    kind: 'negation',
    quotes: ["Keine Fraktur des Beckens", "Nachweis einer Fraktur des Os pubis links"],
    text: `CT Becken
Befund: Keine Fraktur des Beckens. Symphyse regelrecht.
Beurteilung: Nachweis einer Fraktur des Os pubis links.`,
  },
  {
    why: "Verneinung als Glied einer Aufzählung.",
    kind: 'negation',
    quotes: ["Kein Pneumothorax, keine Kontusion, keine Rippenfraktur", "Pneumothorax"],
    text: `CT Thorax
Befund: Kein Pneumothorax, keine Kontusion, keine Rippenfraktur.
Beurteilung: Pneumothorax. Keine Rippenfraktur.`,
  },
  {
    why: "Kein eigenes Organ, nur der Befund verbindet.",
    kind: 'negation',
    quotes: ["Keine Diffusionsstörung", "Nachweis einer frischen Diffusionsstörung"],
    text: `MRT Kopf
Befund: Keine Diffusionsstörung. Keine Blutung.
Beurteilung: Nachweis einer frischen Diffusionsstörung.`,
  },
  {
    why: "„nicht vergrößert“ gegen -megalie.",
    kind: 'negation',
    quotes: ["Leber nicht vergrößert", "Hepatomegalie"],
    text: `Sonographie Abdomen
Befund: Leber nicht vergrößert. Kein Aszites.
Beurteilung: Hepatomegalie. Kein Aszites.`,
  },
  {
    why: "Stauung bejaht, dann verneint.",
    kind: 'negation',
    quotes: ["Deutliche pulmonalvenöse Stauung", "Keine Stauung"],
    text: `Röntgen Thorax
Befund: Deutliche pulmonalvenöse Stauung. Kein Erguss.
Beurteilung: Keine Stauung. Kein Erguss.`,
  },
  {
    why: "Sehne intakt gegen Partialruptur.",
    kind: 'findingsImpression',
    quotes: ["Supraspinatussehne intakt", "Partialruptur der Supraspinatussehne"],
    text: `MRT Schulter
Befund: Supraspinatussehne intakt. Lange Bizepssehne regelrecht.
Beurteilung: Partialruptur der Supraspinatussehne.`,
  },
  {
    why: "Verneinung ohne Organ gegen gleichnamigen Befund.",
    kind: 'negation',
    quotes: ["Keine Spinalkanalstenose", "Spinalkanalstenose"],
    text: `CT LWS
Befund: Keine Spinalkanalstenose. Kein Bandscheibenvorfall.
Beurteilung: Spinalkanalstenose.`,
  },
  {
    why: "Herdbefund als Kompositum.",
    kind: 'negation',
    quotes: ["Kein Anhalt für Malignität", "Suspekter Herdbefund"],
    text: `Mammographie
Befund: Kein Anhalt für Malignität. Kein suspekter Herd.
Beurteilung: Suspekter Herdbefund.`,
  },
  {
    why: "Organ regelrecht gegen Entzündung desselben Organs.",
    kind: 'findingsImpression',
    quotes: ["Pankreas regelrecht", "Akute Pankreatitis"],
    text: `CT Abdomen
Befund: Pankreas regelrecht. Ductus pancreaticus nicht erweitert.
Beurteilung: Akute Pankreatitis.`,
  },
  {
    why: "Blase unauffällig gegen Tumor der Harnblase.",
    kind: 'negation',
    quotes: ["Harnblase unauffällig, kein Tumor", "Tumor der Harnblase"],
    text: `Sonographie
Befund: Harnblase unauffällig, kein Tumor.
Beurteilung: Tumor der Harnblase.`,
  },
  {
    why: "Wer freie Luft verneint, verneint die Perforation eines Hohlorgans.",
    kind: 'negation',
    quotes: ["Keine freie Luft", "Hinweis auf eine Hohlorganperforation"],
    text: `Röntgen Abdomen in Linksseitenlage
Befund: Keine freie Luft. Dünndarmschlingen bis 4 cm mit Spiegeln.
Beurteilung: Dünndarmileus. Hinweis auf eine Hohlorganperforation.`,
  },
  {
    why: "Die Aussaat ist im Befund verneint.",
    kind: 'negation',
    quotes: ["Keine leptomeningeale Aussaat", "Hinweis auf eine leptomeningeale Aussaat"],
    text: `MRT Schädel mit KM
Befund: Resthöhle links frontal 22 mm. Keine leptomeningeale Aussaat.
Beurteilung: Stabiler Befund.
Hinweis auf eine leptomeningeale Aussaat.`,
  },
  {
    why: "Stenose eines Astes gegen verneinte Stenosen des Gefäßgebiets.",
    kind: 'negation',
    quotes: ["Koronararterien ohne Stenosen", "Hochgradige Stenose des RIVA"],
    text: `Befund: Koronararterien ohne Stenosen.
Beurteilung: Hochgradige Stenose des RIVA.`,
  },
  {
    why: "Füllungsdefekt der Pulmonalarterien ist eine Embolie; verneint war nur die zentrale.",
    kind: 'negation',
    quotes: ["Füllungsdefekte in den Pulmonalarterien des rechten Unterlappens", "Keine Lungenembolie"],
    text: `CT Thorax
Befund: Füllungsdefekte in den Pulmonalarterien des rechten Unterlappens. Keine zentrale Embolie.
Beurteilung: Keine Lungenembolie.`,
  },
  {
    why: "Der Lappen ist nicht der Ort des verneinten Ergusses.",
    kind: 'negation',
    quotes: ["Kleiner Pleuraerguss links", "Pneumonie im linken Unterlappen ohne Pleuraerguss"],
    text: `Röntgen Thorax
Befund: Infiltrat im linken Unterlappen. Kleiner Pleuraerguss links.
Beurteilung: Pneumonie im linken Unterlappen ohne Pleuraerguss.`,
  },
  {
    why: "Freier Randwinkel und Pleuraerguss.",
    kind: 'findingsImpression',
    quotes: ["Randwinkel frei", "Pleuraerguss links"],
    text: `Röntgen Thorax
Befund: Herz normal groß. Randwinkel frei.
Beurteilung: Pleuraerguss links.`,
  },
  {
    why: "Die Schrankenstörung ist die Anreicherung.",
    kind: 'negation',
    quotes: ["Nach KM keine Schrankenstörung", "KM-aufnehmende Läsion frontal"],
    text: `MRT Schädel
Befund: Multiple Läsionen periventrikulär. Nach KM keine Schrankenstörung.
Beurteilung: KM-aufnehmende Läsion frontal.`,
  },
  {
    why: "Ein Zeichen, einmal positiv, einmal negativ.",
    kind: 'negation',
    quotes: ["EMVI positiv", "Rektumkarzinom, EMVI negativ"],
    text: `MRT Becken
Befund: Rektumtumor im mittleren Drittel. EMVI positiv. Abstand zur Faszie 3 mm.
Beurteilung: Rektumkarzinom, EMVI negativ.`,
  },
  {
    why: "Dilatierte Schlingen mit Spiegeln sind der Ileus, den die Beurteilung verneint.",
    kind: 'findingsImpression',
    quotes: ["Mehrere dilatierte Dünndarmschlingen bis 4,1 cm mit Spiegelbildung", "Kein Ileus"],
    text: `CT Abdomen
Befund: Mehrere dilatierte Dünndarmschlingen bis 4,1 cm mit Spiegelbildung. Keine freie Luft.
Beurteilung: Kein Ileus.`,
  },
  {
    why: "Die Verneinung ohne Ort und der Befund stehen nebeneinander.",
    kind: 'negation',
    quotes: ["Keine Lymphadenopathie", "Mediastinal vergrößerte Lymphknoten bis 18 mm"],
    text: `CT Thorax
Befund: Keine Lymphadenopathie. Mediastinal vergrößerte Lymphknoten bis 18 mm.
Beurteilung: Kein Infiltrat.`,
  },
  {
    why: "Von der Nebenniere sagt „schlank“, dass nichts in ihr ist.",
    kind: 'findingsImpression',
    quotes: ["Nebennieren bds. schlank", "Nebennierenadenom links 18 mm"],
    text: `CT Abdomen
Befund: Nieren ohne Stau. Nebennieren bds. schlank.
Beurteilung: Nebennierenadenom links 18 mm.`,
  },
  {
    why: 'Ein Weichteilhämatom am Kopf belegt keine Blutung im Schädel.',
    kind: 'negation',
    quotes: ['Keine intrakranielle Blutung', 'Intrakranielle Blutung'],
    text: `CT Schädel
Befund: Keine intrakranielle Blutung. Weichteilhämatom frontal links. Keine Fraktur.
Beurteilung: Intrakranielle Blutung. Keine Fraktur.`,
  },
  {
    why: 'Ohne freie Luft und ohne Abszess ist nichts perforiert.',
    kind: 'negation',
    quotes: ['Keine freie Luft', 'Perforation'],
    text: `Röntgen Abdomen
Befund: Dilatierte Dünndarmschlingen. Keine freie Luft.
Beurteilung: Dünndarmileus. Perforation.`,
  },
  {
    why: "Der Meniskus hat kein Knochenmark: sein Etikett gilt dort nicht mehr.",
    kind: 'negation',
    quotes: ["Kein Knochenmarködem", "Knochenmarködem im medialen Femurkondylus"],
    text: `MRT linkes Kniegelenk
Innenmeniskus: Riss im Hinterhorn. Kein Knochenmarködem. Geringer Erguss.
Beurteilung: Knochenmarködem im medialen Femurkondylus.`,
  },
  {
    why: "Unter dem Etikett „Lunge“ ist ein Erguss der der Pleura.",
    kind: 'negation',
    quotes: ["Kein Erguss", "Kleiner Pleuraerguss rechts"],
    text: `CT Thorax nativ
Lunge: Mittellappen mit Rundherd 7 mm. Keine LK. Kein Erguss.
Beurteilung: Rundherd im Mittellappen. Kleiner Pleuraerguss rechts.`,
  },
  {
    why: "Freier Douglas und freie Flüssigkeit darin.",
    kind: 'findingsImpression',
    quotes: ["Douglas frei", "Freie Flüssigkeit im Douglas"],
    text: `MRT Becken
Befund: Ovar rechts unauffällig. Douglas frei.
Beurteilung: Freie Flüssigkeit im Douglas.`,
  },
  {
    why: "Das verbreiterte Herz ist nicht normal groß.",
    kind: 'findingsImpression',
    quotes: ["Herz verbreitert, Stauung", "Herzgröße normal"],
    text: `Röntgen Thorax
Befund: Herz verbreitert, Stauung.
Beurteilung: Herzgröße normal.`,
  },
  {
    why: "Intakte Hinterkante und Hinterkantenbeteiligung.",
    kind: 'findingsImpression',
    quotes: ["LWK 3 frische Deckplattenfraktur, Hinterkante intakt", "Hinterkantenbeteiligung"],
    text: `MRT LWS
Befund: LWK 3 frische Deckplattenfraktur, Hinterkante intakt.
Beurteilung: Frische Fraktur LWK 3. Hinterkantenbeteiligung.`,
  },
  {
    why: "Die Verneinung steht hinten: „Milchglas keines“.",
    kind: 'negation',
    quotes: ["Milchglas keines", "Ausgedehntes Milchglas"],
    text: `CT Thorax
Befund: Fibrose basal. Milchglas keines. Kein Erguss.
Beurteilung: Fibrose. Ausgedehntes Milchglas.`,
  },
  {
    why: "Ein Text ohne Abschnitte: dieselbe Seite erst frei, dann nicht.",
    kind: 'negation',
    quotes: ["Kein Erguss rechts", "Erguss rechts 2 cm"],
    text: `Kein Erguss rechts. Lunge links gut belüftet. Erguss rechts 2 cm.`,
  },
  {
    why: "Ein „BEFUND:“ am Ende fasst zusammen, was ohne Überschrift beschrieben ist.",
    kind: 'negation',
    quotes: ["Rechts kein Nierenstau", "Nierenstau rechts"],
    text: `Niere rechts 8,1 cm, Parenchym homogen. Rechts kein Nierenstau. Niere links 8,4 cm. Ureter links oB. Harnblase oB.
BEFUND: Nierenstau rechts.`,
  },
  {
    why: "Das Adjektiv „intrakraniell“ grenzt die Verneinung nicht auf eine besondere Art ein.",
    kind: 'negation',
    quotes: ["Rechts temporal eine 28 x 22 mm große Raumforderung", "Keine intrakranielle Raumforderung"],
    text: `MRT Schädel
Befund: Rechts temporal eine 28 x 22 mm große Raumforderung. Hypophyse regelrecht.
Beurteilung: Keine intrakranielle Raumforderung.`,
  },
  {
    why: "Keine neuen Herde, und doch zwei neue Läsionen.",
    kind: 'negation',
    quotes: ["Gegenüber der Voraufnahme zwei neue Läsionen juxtakortikal", "Bekannte MS ohne neue Herde"],
    text: `MRT Schädel
Befund: Gegenüber der Voraufnahme zwei neue Läsionen juxtakortikal.
Beurteilung: Bekannte MS ohne neue Herde.`,
  },
  {
    why: "Die Zeichen der Sinusitis stehen im Befund.",
    kind: 'findingsImpression',
    quotes: ["Kieferhöhle rechts mit polypöser Schleimhautschwellung und Sekretspiegel", "Kein Hinweis auf Sinusitis"],
    text: `CT NNH
Befund: Kieferhöhle rechts mit polypöser Schleimhautschwellung und Sekretspiegel. Stirnhöhlen frei.
Beurteilung: Kein Hinweis auf Sinusitis.`,
  },
  {
    why: "„Kompensiert“ verneint die Stauung.",
    kind: 'negation',
    quotes: ["Kompensierte Herz-Lungenverhältnisse", "Kardiale Dekompensation"],
    text: `Röntgen Thorax
Befund: Kompensierte Herz-Lungenverhältnisse. Kein Erguss.
Beurteilung: Kardiale Dekompensation.`,
  },
  {
    why: "Was nicht mehr nachweisbar ist, belegt nichts.",
    kind: 'negation',
    quotes: ["Die Konsolidation im linken Oberlappen nicht mehr nachweisbar", "Infiltrat im linken Oberlappen"],
    text: `Röntgen Thorax
Befund: Die Konsolidation im linken Oberlappen nicht mehr nachweisbar. Kein Erguss.
Beurteilung: Infiltrat im linken Oberlappen.`,
  },
  {
    why: "Eine auf 4,8 cm erweiterte Aorta ist ein Aneurysma.",
    kind: 'negation',
    quotes: ["Aorta abdominalis infrarenal auf 4,8 cm erweitert", "Kein Nachweis eines Aortenaneurysmas"],
    text: `Sonographie Aorta
Befund: Aorta abdominalis infrarenal auf 4,8 cm erweitert.
Beurteilung: Kein Nachweis eines Aortenaneurysmas.`,
  },
  {
    why: "Die Arthrose eines Gelenks, das die Beurteilung unauffällig nennt.",
    kind: 'findingsImpression',
    quotes: ["AC-Gelenk mit aktivierter Arthrose", "AC-Gelenk unauffällig"],
    text: `MRT Schulter
Befund: AC-Gelenk mit aktivierter Arthrose. Kein Erguss.
Beurteilung: AC-Gelenk unauffällig.`,
  },
  {
    why: "Der Erguss liegt im Gelenk, nicht im gebrochenen Knochen.",
    kind: 'negation',
    quotes: ["Kleiner Gelenkerguss rechts", "Knochenmarködem des rechten Femurkopfes ohne Gelenkerguss"],
    text: `MRT der Hüftgelenke
Befund: Im rechten Femurkopf ein Knochenmarködem. Kleiner Gelenkerguss rechts.
Beurteilung: Knochenmarködem des rechten Femurkopfes ohne Gelenkerguss.`,
  },
  {
    why: "Zu „keine“ passt ein männliches Hauptwort nicht.",
    kind: 'negation',
    quotes: ["Kein intrakavitärer Thrombus", "Keine Ischämie, apikaler Thrombus"],
    text: `MRT Herz
Befund: Narbe im Apex. Kein intrakavitärer Thrombus.
Beurteilung: Keine Ischämie, apikaler Thrombus.`,
  },
  {
    why: "Nicht disloziert gegen disloziert.",
    kind: 'negation',
    quotes: ["Nicht dislozierte Fraktur des Os scaphoideum", "Dislozierte Skaphoidfraktur rechts"],
    text: `Röntgen Handgelenk rechts
Befund: Nicht dislozierte Fraktur des Os scaphoideum. Radius intakt.
Beurteilung: Dislozierte Skaphoidfraktur rechts.`,
  },
  {
    why: "Zwei Orte in einer Verneinung: einer von ihnen genügt.",
    kind: 'negation',
    quotes: ["Keine hilären oder mediastinalen LK-Vergrößerungen", "Mediastinale Lymphadenopathie"],
    text: `CT Thorax
Befund: Keine hilären oder mediastinalen LK-Vergrößerungen. Kein Erguss.
Beurteilung: Mediastinale Lymphadenopathie.`,
  },
  {
    why: "Von zwei verneinten Attributen gilt jedes für sich.",
    kind: 'negation',
    quotes: ["Ein Herd frontal mit Schrankenstörung", "Keine neuen oder kontrastmittelaufnehmenden Herde"],
    text: `MRT Schädel
Befund: Mehrere Herde periventrikulär. Ein Herd frontal mit Schrankenstörung.
Beurteilung: Keine neuen oder kontrastmittelaufnehmenden Herde.`,
  },
  {
    why: "Dieselben Worte, einmal verneint, auch wenn es anderswo blutet.",
    kind: 'negation',
    quotes: ["Keine neue Blutung", "Neue Blutung"],
    text: `CT Schädel
Befund: Subduralhämatom rechts 6 mm, unverändert. Keine neue Blutung.
Beurteilung: Konstantes SDH rechts. Neue Blutung.`,
  },
  {
    why: "Metastasen ohne Ort, wo der Befund nur ossäre verneint.",
    kind: 'negation',
    quotes: ["Kein Hinweis auf ossäre Metastasen", "Metastasen"],
    text: `Skelettszintigraphie
Befund: Kein Hinweis auf ossäre Metastasen. Nieren seitengleich.
Beurteilung: Metastasen.`,
  },
  {
    why: 'Ein Organ ohne gesteigerten Uptake trägt keine Metastasen.',
    kind: 'negation',
    quotes: ['Milz und Leber ohne vermehrten Uptake', 'Lebermetastasen'],
    text: `PET-CT
Befund: Lunge: Herd im Unterlappen links. Milz und Leber ohne vermehrten Uptake.
Beurteilung: Lungenmetastase links. Lebermetastasen.`,
  },
  {
    why: "Der Dornfortsatz gehört zur HWS.",
    kind: 'negation',
    quotes: ["Fraktur des Processus spinosus HWK 7", "Keine Fraktur der HWS"],
    text: `CT HWS
Befund: Fraktur des Processus spinosus HWK 7. Dens axis intakt.
Beurteilung: Keine Fraktur der HWS.`,
  },
  {
    why: "Das Transplantat im Knie ist das Kreuzband.",
    kind: 'findingsImpression',
    quotes: ["Transplantat in Kontinuität", "Ruptur der VKB-Plastik"],
    text: `MRT Knie rechts
Befund: St. n. VKB-Plastik. Transplantat in Kontinuität. Innenmeniskus intakt.
Beurteilung: Ruptur der VKB-Plastik.`,
  },
  {
    why: "Nicht komprimierbare Vene und keine Thrombose.",
    kind: 'findingsImpression',
    quotes: ["Rechts V. poplitea nicht komprimierbar", "Keine tiefe Beinvenenthrombose rechts"],
    text: `Duplexsonographie Beinvenen
Befund: Rechts V. poplitea nicht komprimierbar.
Beurteilung: Keine tiefe Beinvenenthrombose rechts.`,
  },
  {
    why: "„o.“ steht für „ohne“.",
    kind: 'negation',
    quotes: ["Linke Niere o. Konkremente", "Konkrement der linken Niere"],
    text: `Sonographie Niere
Befund: Linke Niere o. Konkremente.
Beurteilung: Konkrement der linken Niere.`,
  },
  {
    why: "Zeichen der Cholezystitis und ihre Verneinung.",
    kind: 'findingsImpression',
    quotes: ["Gallenblase mit Wandverdickung und Dreischichtung", "Kein Hinweis auf eine Cholezystitis"],
    text: `Sonographie Abdomen
Befund: Gallenblase mit Wandverdickung und Dreischichtung.
Beurteilung: Kein Hinweis auf eine Cholezystitis.`,
  },
  {
    why: "Geteiltes Hauptwort: vorderes und hinteres Kreuzband.",
    kind: 'findingsImpression',
    quotes: ["Vorderes und hinteres Kreuzband intakt", "Ruptur des vorderen Kreuzbandes"],
    text: `MRT Knie
Befund: Vorderes und hinteres Kreuzband intakt.
Beurteilung: Ruptur des vorderen Kreuzbandes.`,
  },
  {
    why: "Neues gegen „keine neuen“ neben Bekanntem.",
    kind: 'negation',
    quotes: ["Keine neuen Leberherde", "Neue Lebermetastasen"],
    text: `CT Abdomen
Befund: Bekannte Lebermetastasen. Keine neuen Leberherde.
Beurteilung: Neue Lebermetastasen.`,
  },
  {
    why: "Zusammenfassung unter „BEFUND“ am Ende.",
    kind: 'negation',
    quotes: ["LINKS: Niere 8,4 cm, kein Stau", "Harnstau links"],
    text: `RECHTS: Niere 8,1 cm, kein Stau. LINKS: Niere 8,4 cm, kein Stau. HARNBLASE: leer. BEFUND: Harnstau links.`,
  },
  {
    why: "Krankheitsaktivität gegen lauter Verneintes.",
    kind: 'interval',
    quotes: ["Bekannte Herde ohne Kontrastmittelaufnahme", "Hinweis auf Krankheitsaktivität"],
    text: `MRT Kopf
Befund: Bekannte Herde ohne Kontrastmittelaufnahme. Keine neuen Herde.
Beurteilung: Hinweis auf Krankheitsaktivität.`,
  },
  {
    why: "Ein Ödem mit seinem Organ in einem Wort.",
    kind: 'negation',
    quotes: ["Kein Myokardödem", "Myokardödem inferior"],
    text: `MRT Herz
Befund: Kein Myokardödem.
Beurteilung: Myokardödem inferior.`,
  },
  {
    why: "Ein Teil des Organs, das der Befund ganz normal nennt, hat in der Beurteilung einen Herd.",
    kind: 'findingsImpression',
    quotes: ["Stammganglien und Hirnstamm unauffällig", "Kleiner Herd im Pons"],
    text: `MRT Schädel
Befund: Stammganglien und Hirnstamm unauffällig.
Beurteilung: Kleiner Herd im Pons.`,
  },
  {
    why: "Die Gefäße im Ganzen unauffällig, eines filiform stenosiert.",
    kind: 'findingsImpression',
    quotes: ["Die Arteria basilaris mit filiformer Stenose, filiforme Stenose auch der A. cerebri media", "Unauffällige MR-Angiographie der intrakraniellen Gefäße"],
    text: `Befund: Die Arteria basilaris mit filiformer Stenose, filiforme Stenose auch der A. cerebri media.
Beurteilung: Unauffällige MR-Angiographie der intrakraniellen Gefäße.`,
  },
  {
    why: "Die Fraktur erreicht das Gelenk oder nicht.",
    kind: 'negation',
    quotes: ["Die Gelenkflächen sind nicht betroffen", "In das Radiokarpalgelenk einstrahlende Fraktur des distalen Radius"],
    text: `Befund: Distale Radiusfraktur. Die Gelenkflächen sind nicht betroffen.
Beurteilung: In das Radiokarpalgelenk einstrahlende Fraktur des distalen Radius.`,
  },
  {
    why: "Die durchgängige Vene ist nicht thrombosiert.",
    kind: 'findingsImpression',
    quotes: ["V. jugularis interna beidseits durchgängig", "Jugularisthrombose links"],
    text: `CT Hals
Befund: Abszess links. V. jugularis interna beidseits durchgängig.
Beurteilung: Peritonsillarabszess links. Jugularisthrombose links.`,
  },
  {
    why: "Eine kurze Verneinung ohne Ort gilt für alles, was untersucht ist.",
    kind: 'negation',
    quotes: ["Randständige Erosion am Metakarpalköpfchen III", "Keine Usuren"],
    text: `Röntgen Hand links
Befund: Regelrechte Stellung im Handwurzelbereich. Randständige Erosion am Metakarpalköpfchen III. Weichteile unauffällig. Keine Usuren.`,
  },
  {
    why: "„Extraaxial“ umfasst den Raum des Subduralhämatoms.",
    kind: 'negation',
    quotes: ["Keine intra- oder extraaxiale Blutung", "Schmales Subduralhämatom"],
    text: `CT Schädel
Befund: Keine intra- oder extraaxiale Blutung.
Beurteilung: Schmales Subduralhämatom.`,
  },
  {
    why: "Ohne Signalstörung im Mark keine Myelopathie.",
    kind: 'negation',
    quotes: ["Myelon von normaler Weite ohne intramedulläre Signalstörung", "Nachweis einer zervikalen Myelopathie"],
    text: `MRT HWS
Befund: Myelon von normaler Weite ohne intramedulläre Signalstörung.
Beurteilung: Nachweis einer zervikalen Myelopathie.`,
  },
  {
    why: "Keine Lazeration, keine Verletzung des Organs.",
    kind: 'negation',
    quotes: ["Leber homogen kontrastiert ohne Lazeration", "Verletzung der Leber"],
    text: `CT Abdomen
Befund: Leber homogen kontrastiert ohne Lazeration.
Beurteilung: Verletzung der Leber.`,
  },
  {
    why: "Der weite Recessus ist der Erguss des Knies.",
    kind: 'negation',
    quotes: ["Recessus suprapatellaris nicht aufgeweitet", "Keine Fraktur, deutlicher Gelenkerguss"],
    text: `Röntgen Knie
Befund: Recessus suprapatellaris nicht aufgeweitet.
Beurteilung: Keine Fraktur, deutlicher Gelenkerguss.`,
  },
  {
    why: "Zwischen Nomen und Prädikat steht das „nicht“.",
    kind: 'negation',
    quotes: ["Gelenkspalt nicht verschmälert", "Fortgeschrittene Coxarthrose"],
    text: `Röntgen Hüfte
Befund: Gelenkspalt nicht verschmälert.
Beurteilung: Fortgeschrittene Coxarthrose.`,
  },
  {
    why: "Ein freies Foramen ist nicht eng, auch wenn der Kanal dort eng ist.",
    kind: 'findingsImpression',
    quotes: ["C4/5: breitbasige Protrusion, geringe Einengung des Spinalkanals, Foramina frei", "Hochgradige foraminale Stenose C4/5 rechts"],
    text: `MRT HWS
Befund: C4/5: breitbasige Protrusion, geringe Einengung des Spinalkanals, Foramina frei.
Beurteilung: Hochgradige foraminale Stenose C4/5 rechts.`,
  },
  {
    why: "LE steht für Lungenembolie.",
    kind: 'negation',
    quotes: ["Füllungsdefekte in den Segmentarterien des rechten Unterlappens", "Kein Nachweis einer LE"],
    text: `CT Thorax
Befund: Füllungsdefekte in den Segmentarterien des rechten Unterlappens.
Beurteilung: Kein Nachweis einer LE.`,
  },
  {
    why: "Abgekürzte Pulmonalarterie mit KM-Aussparungen.",
    kind: 'negation',
    quotes: ["KM-Aussparungen in der A. pulm. sinistra bis in die Lappenarterien", "Keine LE"],
    text: `CT-Pulmonalisangiographie
Befund: KM-Aussparungen in der A. pulm. sinistra bis in die Lappenarterien. Kein Erguss.
Beurteilung: Keine LE.`,
  },
  {
    why: "Aktive Extravasation ist aktive Blutung.",
    kind: 'negation',
    quotes: ["Keine aktive Kontrastmittelextravasation", "Iliopsoashämatom links mit aktiver Blutung"],
    text: `CT Becken
Befund: Hämatom im M. iliopsoas links, 6 cm. Keine aktive Kontrastmittelextravasation.
Beurteilung: Iliopsoashämatom links mit aktiver Blutung.`,
  },
  {
    why: "Extravasat gegen „ohne aktive Blutung“.",
    kind: 'negation',
    quotes: ["KM-Extravasat in der arteriellen Phase", "Leberlazeration ohne aktive Blutung"],
    text: `CT Abdomen
Befund: Leberlazeration im Segment VII. KM-Extravasat in der arteriellen Phase.
Beurteilung: Leberlazeration ohne aktive Blutung.`,
  },
  {
    why: "Der Trichter der Gallenblase ist nicht der der Hypophyse.",
    kind: 'negation',
    quotes: ["Im Infundibulum ein impaktiertes Konkrement von 14 mm", "Kein Hinweis auf Cholezystolithiasis"],
    text: `Sonographie Abdomen
Befund: Gallenblase: Wand zart. Im Infundibulum ein impaktiertes Konkrement von 14 mm. Leber unauffällig.
Beurteilung: Kein Hinweis auf Cholezystolithiasis.`,
  },
  {
    why: "Ein durchgängiges Band ist nicht gerissen.",
    kind: 'findingsImpression',
    quotes: ["VKB und HKB durchgängig signalarm", "VKB-Ruptur"],
    text: `MRT Knie links
Befund: VKB und HKB durchgängig signalarm. Menisken intakt.
Beurteilung: VKB-Ruptur.`,
  },
  {
    why: "Eine freie Vene hat keinen Thrombus.",
    kind: 'findingsImpression',
    quotes: ["V. renalis links frei", "Nierentumor links mit Tumorthrombus der linken Nierenvene"],
    text: `CT Abdomen
Befund: Raumforderung der linken Niere. V. renalis links frei.
Beurteilung: Nierentumor links mit Tumorthrombus der linken Nierenvene.`,
  },
  {
    why: "Intraartikuläre Flüssigkeit ist ein Gelenkerguss.",
    kind: 'negation',
    quotes: ["Intraartikulär keine vermehrte Flüssigkeit", "Gelenkerguss"],
    text: `Röntgen Ellenbogen
Befund: Intraartikulär keine vermehrte Flüssigkeit. Radiuskopf intakt.
Beurteilung: Gelenkerguss.`,
  },
  {
    why: "Organverletzung und Lazeration.",
    kind: 'negation',
    quotes: ["Parenchymatöse Organe homogen kontrastiert ohne Lazeration", "Intraabdominelle Organverletzung"],
    text: `CT Abdomen
Befund: Parenchymatöse Organe homogen kontrastiert ohne Lazeration.
Beurteilung: Intraabdominelle Organverletzung.`,
  },
  {
    why: "Ein Hämatom ist keine aktive Blutung.",
    kind: 'negation',
    quotes: ["Hämatom der Milz, keine aktive Extravasation", "Milzhämatom mit aktiver Blutung"],
    text: `CT Abdomen
Befund: Hämatom der Milz, keine aktive Extravasation.
Beurteilung: Milzhämatom mit aktiver Blutung.`,
  },
  {
    why: "Weder noch verneint auch, was vor den beiden Orten steht.",
    kind: 'negation',
    quotes: ["Thrombose weder in der V. femoralis noch in der V. poplitea nachweisbar", "Thrombose der V. femoralis rechts"],
    text: `Duplexsonographie der Beinvenen rechts
Befund: Thrombose weder in der V. femoralis noch in der V. poplitea nachweisbar.
Beurteilung: Thrombose der V. femoralis rechts.`,
  },
  {
    why: "Die Spanne im Etikett schließt die Höhe ein, an der die Beurteilung einen Vorfall nennt.",
    kind: 'negation',
    quotes: ["LWK 1/2 bis LWK 4/5: Bandscheiben normal hoch, keine Vorfälle", "Vorfall LWK 3/4"],
    text: `MRT LWS
Befund:
LWK 1/2 bis LWK 4/5: Bandscheiben normal hoch, keine Vorfälle.
LWK 5/SWK 1: Protrusion.
Beurteilung: Vorfall LWK 3/4.`,
  },
  {
    why: "Das Eigenschaftswort vor „Kreuzbandruptur“ nennt das Band.",
    kind: 'findingsImpression',
    quotes: ["HKB signalangehoben, in der Kontinuität erhalten", "Nachweis einer hinteren Kreuzbandruptur"],
    text: `MRT Knie links
Befund: HKB signalangehoben, in der Kontinuität erhalten. VKB unauffällig. Innenmeniskus intakt.
Beurteilung: Nachweis einer hinteren Kreuzbandruptur.`,
  },
  {
    why: "Kahnbein und Os scaphoideum sind eins.",
    kind: 'findingsImpression',
    quotes: ["Os scaphoideum intakt", "Zusätzlich Kahnbeinfraktur"],
    text: `Röntgen Handgelenk rechts
Befund: Distale Radiusfraktur. Os scaphoideum intakt.
Beurteilung: Distale Radiusfraktur. Zusätzlich Kahnbeinfraktur.`,
  },
  {
    why: "Ein Längssplit ist ein Riss der Sehne.",
    kind: 'findingsImpression',
    quotes: ["Peroneus-brevis-Sehne intakt", "Längssplit der Peroneus-brevis-Sehne"],
    text: `MRT OSG links
Befund: Peroneus-longus-Sehne mit longitudinalem Split über 3 cm. Peroneus-brevis-Sehne intakt.
Beurteilung: Längssplit der Peroneus-brevis-Sehne.`,
  },
  {
    why: "Ein verneintes Zeichen, ohne das es die Entzündung nicht gibt.",
    kind: 'negation',
    quotes: ["Appendix retrozökal, nicht verdickt", "Akute Appendizitis"],
    text: `CT Abdomen
Befund: Appendix retrozökal, nicht verdickt. Leber homogen. Keine freie Flüssigkeit.
Beurteilung: Akute Appendizitis.`,
  },
  {
    why: "Ein verneintes Zeichen des Darmverschlusses.",
    kind: 'negation',
    quotes: ["Dünndarm nicht erweitert", "Bridenileus"],
    text: `CT Abdomen
Befund: Dünndarm nicht erweitert. Leber homogen.
Beurteilung: Bridenileus.`,
  },
  {
    why: "Das Gewebe, das überall ist: knöchern intakt und eine Fraktur.",
    kind: 'negation',
    quotes: ["Knöcherne Strukturen intakt", "Distale Radiusfraktur"],
    text: `Röntgen Handgelenk rechts
Befund: Knöcherne Strukturen intakt. Weichteile unauffällig.
Beurteilung: Distale Radiusfraktur.`,
  },
  {
    why: "Alle Gelenke stehen regelrecht.",
    kind: 'negation',
    quotes: ["Gelenkstellung regelrecht", "Luxation im PIP-Gelenk Dig. III"],
    text: `Röntgen Hand rechts
Befund: Gelenkstellung regelrecht. Keine Weichteilschwellung.
Beurteilung: Luxation im PIP-Gelenk Dig. III.`,
  },
  {
    why: "Das Ganze homogen, der Teil mit einem Tumor.",
    kind: 'negation',
    quotes: ["Pankreas homogen", "Raumforderung im Pankreaskopf"],
    text: `CT Abdomen
Befund: Pankreas homogen. Leber unauffällig.
Beurteilung: Raumforderung im Pankreaskopf.`,
  },
  {
    why: 'Ein thrombotischer Verschluss ist eine Thrombose.',
    kind: 'negation',
    quotes: ['Keine Thrombose', 'Thrombotischer Verschluss'],
    text: `Duplex Unterarm rechts
Befund: Stenose der V. cephalica nach der Anastomose. Keine Thrombose.
Beurteilung: Stenose der V. cephalica. Thrombotischer Verschluss.`,
  },
  {
    why: "Erhaltener Knorpel und eine Chondropathie.",
    kind: 'negation',
    quotes: ["Gelenkknorpel intakt", "Chondropathie Grad III"],
    text: `MRT Knie rechts
Befund: Gelenkknorpel intakt. Kreuzbänder und Menisken unauffällig.
Beurteilung: Chondropathie Grad III.`,
  },
  {
    why: 'Nicht gelockert heißt ohne Lockerung.',
    kind: 'negation',
    quotes: ['TEP-Komponenten nicht gelockert', 'Gelockerte Hüft-TEP links'],
    text: `Röntgen Hüfte links
Befund: TEP-Komponenten nicht gelockert. Kein Absinken.
Beurteilung: Gelockerte Hüft-TEP links.`,
  },
  {
    why: 'Nicht durchbaut und doch durchbaut.',
    kind: 'negation',
    quotes: ['Radiusschaftfraktur, noch nicht durchbaut', 'Durchbaute Radiusschaftfraktur'],
    text: `Röntgen Unterarm rechts
Befund: Radiusschaftfraktur, noch nicht durchbaut. Platte regelrecht.
Beurteilung: Durchbaute Radiusschaftfraktur.`,
  },
  {
    why: 'Ein Begleiterguss ist ein Erguss.',
    kind: 'negation',
    quotes: ['Pleuraerguss links', 'Pneumonie links ohne Begleiterguss'],
    text: `CT Thorax
Befund: Konsolidierung im linken Unterlappen. Pleuraerguss links.
Beurteilung: Pneumonie links ohne Begleiterguss.`,
  },
  {
    why: 'Eine Vene, die nicht insuffizient ist, hat keine Insuffizienz.',
    kind: 'negation',
    quotes: ['V. saphena magna nicht insuffizient', 'Insuffizienz der V. saphena magna links'],
    text: `Duplexsonographie der Beinvenen links
Befund: V. saphena magna nicht insuffizient. Tiefe Venen komprimierbar.
Beurteilung: Insuffizienz der V. saphena magna links.`,
  },
  {
    why: 'Wohin etwas nicht verlagert ist, ist kein Teil davon.',
    kind: 'negation',
    quotes: ['Diskus nach ventral nicht verlagert', 'Diskusverlagerung'],
    text: `MRT Kiefergelenk links
Befund: Diskus nach ventral nicht verlagert. Kondylus rund.
Beurteilung: Diskusverlagerung.`,
  },
  {
    why: 'Die Fraktur ohne Erguss ist kein unbekannter Ort.',
    kind: 'negation',
    quotes: ['Gelenkerguss', 'Radiusköpfchenfraktur ohne Gelenkerguss'],
    text: `Röntgen Ellenbogen links
Befund: Fraktur des Radiusköpfchens. Gelenkerguss.
Beurteilung: Radiusköpfchenfraktur ohne Gelenkerguss.`,
  },
  {
    why: 'Der Bruch der Elle belegt den der Speiche nicht.',
    kind: 'negation',
    quotes: ['Radius ohne Fraktur', 'Distale Radiusfraktur mit Abriss des Processus styloideus ulnae'],
    text: `Röntgen Handgelenk links
Befund: Radius ohne Fraktur. Abriss des Processus styloideus ulnae.
Beurteilung: Distale Radiusfraktur mit Abriss des Processus styloideus ulnae.`,
  },
  {
    why: 'Ein Abszess neben dem Darm ist der des Sigmas.',
    kind: 'negation',
    quotes: ['Parakolischer Abszess von 4 cm', 'Sigmadivertikulitis ohne Abszess'],
    text: `CT Abdomen
Befund: Sigma wandverdickt. Parakolischer Abszess von 4 cm.
Beurteilung: Sigmadivertikulitis ohne Abszess.`,
  },
  {
    why: 'Eine gestaute Niere ist ein Harnstau.',
    kind: 'negation',
    quotes: ['Niere links gestaut', 'Ureterstein links ohne Harnstau'],
    text: `Sonographie der Nieren
Befund: Niere links gestaut. Stein im Ureter 4 mm.
Beurteilung: Ureterstein links ohne Harnstau.`,
  },
  {
    why: 'Kein Bruch im Becken belegt keinen heilen Wirbel.',
    kind: 'negation',
    quotes: ['Fraktur LWK 3', 'Keine Fraktur LWK 3'],
    text: `CT Wirbelsäule und Becken
Befund: Fraktur LWK 3. HWS: keine Fraktur. Becken ohne Fraktur.
Beurteilung: Keine Fraktur LWK 3.`,
  },
  {
    why: 'Die Osteochondrose der anderen Etage belegt diese nicht.',
    kind: 'negation',
    quotes: ['L4/5: Keine Osteochondrose', 'Osteochondrosen L2/3 und L4/5'],
    text: `MRT LWS
Befund:
L2/3: Osteochondrose.
L4/5: Keine Osteochondrose.
Beurteilung: Osteochondrosen L2/3 und L4/5.`,
  },
  {
    why: 'Dieselben Prozente am größeren Gefäß.',
    kind: 'negation',
    quotes: ['Carotis links: Stenose von 60 %', 'Keine ACI-Stenose links von 60 %'],
    text: `Duplex der Halsgefäße
Befund: Carotis links: Stenose von 60 %. Vertebralis offen.
Beurteilung: Keine ACI-Stenose links von 60 %.`,
  },
  {
    why: 'Freie Luft ohne Ort und ohne Zusatz ist die der freien Perforation.',
    kind: 'findingsImpression',
    quotes: ['Freie Luft', 'Keine freie Perforation'],
    text: `CT Abdomen
Befund: Divertikulose mit Wandverdickung des Sigma. Freie Luft.
Beurteilung: Divertikulitis. Keine freie Perforation.`,
  },
  {
    why: 'Was eine Luxation mit sich brachte, ist ein Befund von heute.',
    kind: 'negation',
    quotes: ['Keine Hill-Sachs-Delle', 'Z. n. Schulterluxation mit Hill-Sachs-Delle'],
    text: `MRT Schulter links
Befund: Keine Hill-Sachs-Delle. Bizepsanker fest.
Beurteilung: Z. n. Schulterluxation mit Hill-Sachs-Delle.`,
  },
  {
    why: 'Nicht nach rechts verlagert heißt nicht verlagert.',
    kind: 'negation',
    quotes: ['Mediastinum nicht nach rechts verlagert', 'Erguss links mit Mediastinalverlagerung nach rechts'],
    text: `Röntgen Thorax
Befund: Mediastinum nicht nach rechts verlagert. Erguss links.
Beurteilung: Erguss links mit Mediastinalverlagerung nach rechts.`,
  },
  {
    why: 'Eine Kollektion der Bursa omentalis ist keine Bursitis.',
    kind: 'negation',
    quotes: ['Kollektion von 7 cm in der Bursa omentalis', 'Pankreatitis ohne Kollektion in der Bursa omentalis'],
    text: `CT Abdomen
Befund: Kollektion von 7 cm in der Bursa omentalis. Pankreas ödematös.
Beurteilung: Pankreatitis ohne Kollektion in der Bursa omentalis.`,
  },
  {
    why: 'Pulmonalvenöse Stauung ist die Stauung der Lunge.',
    kind: 'negation',
    quotes: ['Keine pulmonalvenöse Stauung', 'Stauung'],
    text: `Röntgen Thorax
Befund: Keine pulmonalvenöse Stauung. Zwerchfell glatt.
Beurteilung: Stauung.`,
  },
  {
    why: 'Das mediale patellofemorale Ligament ist das MPFL.',
    kind: 'negation',
    quotes: ['Das mediale patellofemorale Ligament ist gerissen', 'Kein Riss des MPFL'],
    text: `MRT Knie rechts
Befund: Das mediale patellofemorale Ligament ist gerissen. Kreuzbänder intakt.
Beurteilung: Kein Riss des MPFL.`,
  },
  {
    why: 'Ein Makroadenom der Hypophyse liegt in der Hypophyse.',
    kind: 'negation',
    quotes: ['Hypophyse ohne Einblutung', 'Hypophysenmakroadenom mit Einblutung und Kontakt zum Sinus cavernosus'],
    text: `MRT Hypophyse
Befund: Intraselläre Raumforderung 15 mm. Hypophyse ohne Einblutung.
Beurteilung: Hypophysenmakroadenom mit Einblutung und Kontakt zum Sinus cavernosus.`,
  },
  {
    why: 'Nicht eingerissen und doch ein Riss.',
    kind: 'negation',
    quotes: ['Labrum nicht eingerissen', 'Labrumriss ventral'],
    text: `MR-Arthrographie Hüfte rechts
Befund: Labrum nicht eingerissen. Knorpel glatt.
Beurteilung: Labrumriss ventral.`,
  },
  {
    why: 'Der Genitiv von Emphysem ist ein Emphysem.',
    kind: 'negation',
    quotes: ['Kein Nachweis eines Emphysems', 'Emphysem'],
    text: `CT Thorax nativ
Befund: Kein Nachweis eines Emphysems. Bronchien zart.
Beurteilung: Emphysem.`,
  },
  {
    why: "Die Vene frei von Thromben, die Thrombose im Ganzen.",
    kind: 'negation',
    quotes: ["V. femoralis und V. poplitea komprimierbar", "TVT links"],
    text: `Duplexsonographie Bein links
Befund: V. femoralis und V. poplitea komprimierbar. Weichteile unauffällig.
Beurteilung: TVT links.`,
  },
  {
    why: "Der Harntrakt sind Niere und Harnleiter.",
    kind: 'negation',
    quotes: ["Keine Konkremente im Harntrakt", "Nierenstein rechts"],
    text: `CT Abdomen nativ
Befund: Keine Konkremente im Harntrakt. Leber unauffällig.
Beurteilung: Nierenstein rechts.`,
  },
  {
    why: "Diffusion ohne Störung und ein Infarkt ohne Alter.",
    kind: 'negation',
    quotes: ["Keine Diffusionsstörung", "Mediainfarkt links"],
    text: `MRT Schädel
Befund: Keine Diffusionsstörung. Liquorräume normal weit.
Beurteilung: Mediainfarkt links.`,
  },
  {
    why: 'Hinter dem Komma steht die Wurzel derselben Höhe.',
    kind: 'negation',
    quotes: ['LWK 3/4: Prolaps rechts mit Wurzelkompression', 'Prolaps LWK 3/4 rechts, keine Nervenwurzelaffektion'],
    text: `MRT LWS
Befund: LWK 3/4: Prolaps rechts mit Wurzelkompression. LWK 4/5 unauffällig.
Beurteilung: Prolaps LWK 3/4 rechts, keine Nervenwurzelaffektion.`,
  },
  {
    why: "Ein Kürzel vor dem Bindestrich ist das Organ, keine Einschränkung.",
    kind: 'negation',
    quotes: ["Kontinuitätsunterbrechung des vorderen Kreuzbandes", "Kein Hinweis auf eine VKB-Ruptur"],
    text: `MRT Knie rechts
Befund: Kontinuitätsunterbrechung des vorderen Kreuzbandes. Menisken intakt.
Beurteilung: Kein Hinweis auf eine VKB-Ruptur.`,
  },
  {
    why: "Was nicht durchgehend abgrenzbar ist, ist nicht intakt.",
    kind: 'negation',
    quotes: ["LFTA diskontinuierlich", "LFTA intakt, keine Bandruptur"],
    text: `MRT Sprunggelenk
Befund: LFTA diskontinuierlich. Syndesmose intakt.
Beurteilung: LFTA intakt, keine Bandruptur.`,
  },
  {
    why: "Die unterbrochene Kontur eines Knochens ist ein Bruch.",
    kind: 'negation',
    quotes: ["Konturunterbrechung am distalen Radius", "Kein Frakturnachweis"],
    text: `Röntgen Handgelenk links
Befund: Konturunterbrechung am distalen Radius. Karpus regelrecht.
Beurteilung: Kein Frakturnachweis.`,
  },
  {
    why: 'Rundlich und von einer Größe: das ist der Rundherd, den es dort nicht geben soll.',
    kind: 'negation',
    quotes: ['Im rechten Mittelfeld rundliche Verschattung von 15 mm', 'Kein Rundherd im rechten Mittelfeld'],
    text: `Röntgen Thorax
Befund: Im rechten Mittelfeld rundliche Verschattung von 15 mm. Kein Erguss.
Beurteilung: Kein Rundherd im rechten Mittelfeld.`,
  },
  {
    why: "„Ausschluss“ am Anfang der Beurteilung verneint.",
    kind: 'negation',
    quotes: ["Füllungsdefekte in den Unterlappenarterien beidseits", "Ausschluss einer Lungenembolie"],
    text: `CT Thorax
Befund: Füllungsdefekte in den Unterlappenarterien beidseits. Kein Erguss.
Beurteilung: Ausschluss einer Lungenembolie.`,
  },
  {
    why: "Die entfaltete Lunge und ein Pneumothorax.",
    kind: 'negation',
    quotes: ["Lungen bds. entfaltet", "Kleiner Pneumothorax"],
    text: `Röntgen Thorax
Befund: Lungen bds. entfaltet. ZVK rechts.
Beurteilung: Kleiner Pneumothorax.`,
  },
  {
    why: 'Ein Zeichen der Krankheit ist verneint, und der Stein daneben ist keines.',
    kind: 'negation',
    quotes: ['Pankreas lipomatös, keine peripankreatische Flüssigkeit', 'Akute Pankreatitis'],
    text: `CT Oberbauch
Befund: Cholezystolithiasis. Pankreas lipomatös, keine peripankreatische Flüssigkeit.
Beurteilung: Akute Pankreatitis.`,
  },
  {
    why: 'Dieselbe Loge hinter dem Rachen.',
    kind: 'negation',
    quotes: ['Retropharyngeale Einschmelzung von 19 mm', 'Kein Retropharyngealabszess'],
    text: `CT Hals mit KM
Befund: Tonsillen geschwollen. Retropharyngeale Einschmelzung von 19 mm.
Beurteilung: Kein Retropharyngealabszess.`,
  },
  {
    why: 'Divertikel sprechen nicht für ihre Entzündung.',
    kind: 'negation',
    quotes: ['Sigma mit zahlreichen Divertikeln, ohne Wandverdickung', 'Akute Sigmadivertikulitis'],
    text: `CT Abdomen
Befund: Sigma mit zahlreichen Divertikeln, ohne Wandverdickung.
Beurteilung: Akute Sigmadivertikulitis.`,
  },
  {
    why: 'Ohne Kontrastmittelaustritt ist nichts rupturiert.',
    kind: 'negation',
    quotes: ['Kein Kontrastmittelaustritt', 'Rupturiertes Aortenaneurysma, 6,1 cm'],
    text: `CTA Aorta
Befund: Infrarenales Aortenaneurysma, 6,1 cm. Kein Kontrastmittelaustritt.
Beurteilung: Rupturiertes Aortenaneurysma, 6,1 cm.`,
  },
  {
    why: 'Die letzte Zeile nennt den Befund mit anderem Wort.',
    kind: 'negation',
    quotes: ['DHC 11 mm weit, kein Konkrement', 'Choledocholithiasis'],
    text: `MRCP
DHC 11 mm weit, kein Konkrement. Pankreasgang zart. Leber homogen, ohne fokale Läsion. Milz und Nieren regelrecht.
Choledocholithiasis.`,
  },
  {
    why: "Die Fraktur heilt, und sie heilt nicht.",
    kind: 'negation',
    quotes: ["Zunehmende Konsolidierung der Tibiafraktur", "Keine Konsolidierung der Tibiafraktur"],
    text: `Röntgen Unterschenkel links
Befund: Zunehmende Konsolidierung der Tibiafraktur. Marknagel ohne Lockerung.
Beurteilung: Keine Konsolidierung der Tibiafraktur.`,
  },
  {
    why: 'Ein Rezidiv, von dem nichts anreichert.',
    kind: 'negation',
    quotes: ['Resektionshöhle frontal links, keine noduläre Anreicherung', 'Lokalrezidiv frontal links'],
    text: `MRT Schädel
Befund: Resektionshöhle frontal links, keine noduläre Anreicherung.
Beurteilung: Lokalrezidiv frontal links.`,
  },
  {
    why: 'Eine Narbe des Herzmuskels ohne Late Enhancement.',
    kind: 'negation',
    quotes: ['Kein Late Enhancement', 'Ischämische Narbe der Hinterwand'],
    text: `MRT Herz
Befund: LVEF 58 %. Kein Late Enhancement.
Beurteilung: Ischämische Narbe der Hinterwand.`,
  },
  {
    why: 'Im Gallengang nichts ausgespart, in der Gallenblase wohl Steine.',
    kind: 'negation',
    quotes: ['DHC 5 mm weit, keine Füllungsdefekte', 'Cholezystolithiasis und Choledocholithiasis'],
    text: `MRCP
Befund: DHC 5 mm weit, keine Füllungsdefekte. Gallenblase mit Konkrementen.
Beurteilung: Cholezystolithiasis und Choledocholithiasis.`,
  },
  {
    why: "Die Auswurffraktion sagt nichts vom Vorhof davor.",
    kind: 'negation',
    quotes: ["Linker Vorhof frei", "Raumforderung im linken Vorhof"],
    text: `MRT Herz
Befund: Linker Vorhof frei. EF 58 %.
Beurteilung: Raumforderung im linken Vorhof.`,
  },
  {
    why: 'Ein Schrittmacher einmal da, einmal verneint.',
    kind: 'negation',
    quotes: ['Schrittmacher links pektoral mit regelrechter Lage der Sonden', 'Kein Schrittmacher'],
    text: `Röntgen Thorax
Befund: Schrittmacher links pektoral mit regelrechter Lage der Sonden.
Beurteilung: Kein Schrittmacher. Kein Infiltrat.`,
  },
  {
    why: 'Dieselbe Vene komprimierbar und nicht komprimierbar.',
    kind: 'findingsImpression',
    quotes: ['V. poplitea und V. femoralis vollständig komprimierbar', 'V. poplitea rechts nicht komprimierbar'],
    text: `Duplexsonographie Bein rechts
Befund: V. poplitea und V. femoralis vollständig komprimierbar.
Beurteilung: V. poplitea rechts nicht komprimierbar.`,
  },
  {
    why: 'Die Beurteilung nennt von der Wand nur die Richtung, nicht die Höhe.',
    kind: 'negation',
    quotes: ['Kein Late Enhancement mittventrikulär anterolateral', 'Myokarditis mit subepikardialem Late Enhancement anterolateral'],
    text: `Kardio-MRT
Befund: Linker Ventrikel normal groß. Kein Late Enhancement mittventrikulär anterolateral.
Beurteilung: Myokarditis mit subepikardialem Late Enhancement anterolateral.`,
  },
  {
    why: 'Knochenbruch und Blutung sind Traumafolgen.',
    kind: 'negation',
    quotes: ['Epiduralhämatom rechts temporal', 'Kein Hinweis auf Traumafolgen'],
    text: 'CT Schädel nativ\nBefund: Epiduralhämatom rechts temporal.\nBeurteilung: Kein Hinweis auf Traumafolgen.',
  },
  {
    why: 'Ohne ein anderes Wort ist die Blutung im Gehirn eine frische.',
    kind: 'negation',
    quotes: ['Intrakranielle Blutung', 'Kein Hinweis auf eine frische Blutung'],
    text: 'CT Schädel nativ\nBefund: Intrakranielle Blutung.\nBeurteilung: Kein Hinweis auf eine frische Blutung.',
  },
  {
    why: 'Ein Hämatom im Schädel wäre die Blutung.',
    kind: 'negation',
    quotes: ['Kein intrakranielles Hämatom', 'Intrakranielle Blutung, keine Fraktur'],
    text: 'CT Schädel nativ\nBefund: Kein intrakranielles Hämatom. Siebbeinzellen verschattet.\nBeurteilung: Intrakranielle Blutung, keine Fraktur.',
  },
  {
    why: 'Rezidivgewebe ist das Rezidiv.',
    kind: 'negation',
    quotes: ['Segment V: Ablationshöhle 24 mm, ohne Rezidivgewebe', 'Rezidiv in Segment V'],
    text: 'MRT Leber\nBefund: Segment V: Ablationshöhle 24 mm, ohne Rezidivgewebe.\nBeurteilung: Rezidiv in Segment V.',
  },
  {
    why: 'Was nicht abgrenzbar ist, ist nicht da.',
    kind: 'negation',
    quotes: ['Lunge: Keine abgrenzbaren Rundherde', 'Pulmonaler Rundherd'],
    text: 'CT Thorax\nBefund: Lunge: Keine abgrenzbaren Rundherde.\nBeurteilung: Pulmonaler Rundherd.',
  },
  {
    why: 'Ein Kollaps ohne ein Wort davor.',
    kind: 'negation',
    quotes: ['Hüftkopf rechts mit subchondralem Kollaps', 'Hüftkopfnekrose ohne Kollaps'],
    text: 'MRT Hüfte rechts\nBefund: Hüftkopf rechts mit subchondralem Kollaps.\nBeurteilung: Hüftkopfnekrose ohne Kollaps.',
  },
  {
    why: 'Knöchern verletzt ist, was gebrochen ist.',
    kind: 'negation',
    quotes: ['Frakturen der Rippen 7 und 8 rechts', 'Keine knöcherne Verletzung'],
    text: 'CT Thorax\nBefund: Frakturen der Rippen 7 und 8 rechts.\nBeurteilung: Keine knöcherne Verletzung.',
  },
  {
    why: 'Neue Herde sind neue Manifestationen.',
    kind: 'negation',
    quotes: ['Neue Rundherde im Mittellappen', 'Keine neuen Tumormanifestationen'],
    text: 'CT Thorax\nBefund: Neue Rundherde im Mittellappen.\nBeurteilung: Keine neuen Tumormanifestationen.',
  },
  {
    why: 'Die Embolie im Lappen ist eine der Lungenarterien.',
    kind: 'negation',
    quotes: ['Embolus im Mittellappen', 'Kein Hinweis auf eine LAE'],
    text: 'CT Thorax\nBefund: Embolus im Mittellappen.\nBeurteilung: Kein Hinweis auf eine LAE.',
  },
  {
    why: 'FDG-avide Lymphknoten einmal da, einmal nicht.',
    kind: 'negation',
    quotes: ['Keine FDG-aviden Lymphknoten', 'FDG-avide Lymphknoten hilär'],
    text: 'PET-CT\nBefund: Keine FDG-aviden Lymphknoten.\nBeurteilung: FDG-avide Lymphknoten hilär.',
  },
  {
    why: '„Dg“ ist die Beurteilung.',
    kind: 'negation',
    quotes: ['V. femoralis mit echoarmem Thrombus', 'Keine Thrombose der V. femoralis'],
    text: `Duplex Bein links
Befund: V. femoralis mit echoarmem Thrombus. V. poplitea frei.
Dg: Keine Thrombose der V. femoralis.`,
  },
  {
    why: 'Was nur soweit einsehbar frei ist, lässt die Thrombose nicht offen.',
    kind: 'negation',
    quotes: ['V. femoralis und V. poplitea links vollständig komprimierbar', 'Tiefe Beinvenenthrombose links'],
    text: `Duplexsonographie Bein links
Befund: V. femoralis und V. poplitea links vollständig komprimierbar. Unterschenkelvenen soweit einsehbar frei.
Beurteilung: Tiefe Beinvenenthrombose links.`,
  },
  {
    why: 'Keine Umverteilung, und doch gestaut.',
    kind: 'negation',
    quotes: ['Hili schlank, keine Umverteilung', 'Pulmonalvenöse Stauung'],
    text: `Röntgen Thorax
Befund: Herz normal groß. Hili schlank, keine Umverteilung.
Beurteilung: Pulmonalvenöse Stauung.`,
  },
  {
    why: 'Die tiefe Venenthrombose ist die der Leitvenen, kein Thrombus „in der Tiefe“.',
    kind: 'negation',
    quotes: ['Thrombus in der V. femoralis superficialis rechts', 'Keine tiefe Venenthrombose rechts'],
    text: `Farbduplex der Beinvenen rechts
Befund: Thrombus in der V. femoralis superficialis rechts. Übrige Leitvenen frei.
Beurteilung: Keine tiefe Venenthrombose rechts.`,
  },
  {
    why: 'Eine Prothese ohne Saum ist nicht locker.',
    kind: 'negation',
    quotes: ['TEP ohne Saumbildung', 'Lockerung der TEP'],
    text: `Röntgen Hüfte rechts
Befund: TEP ohne Saumbildung.
Beurteilung: Lockerung der TEP.`,
  },
  {
    why: 'Ohne Mehrspeicherung keine Metastase des Knochens.',
    kind: 'negation',
    quotes: ['Homogene Aktivitätsverteilung, keine fokale Mehrspeicherung', 'Ossäre Metastasen'],
    text: `Skelettszintigraphie
Befund: Homogene Aktivitätsverteilung, keine fokale Mehrspeicherung.
Beurteilung: Ossäre Metastasen.`,
  },
  {
    why: 'Ein bloßer Befund ohne Ort liegt dort, wo die Beurteilung ihn verneint.',
    kind: 'negation',
    quotes: ["Fraktur", "Außenbandzerrung links ohne Fraktur"],
    text: `MRT Sprunggelenk links
Befund: Distorsion des Außenbands. Osteonekrose. Fraktur.
Beurteilung: Außenbandzerrung links ohne Fraktur.`,
  },
  {
    why: 'Ein bloßer Befund hat auch keine Seite, die ihn ausnähme.',
    kind: 'negation',
    quotes: ["Pneumothorax", "ZVK rechts in korrekter Lage ohne Pneumothorax"],
    text: `Röntgen Thorax
Befund: ZVK über rechts jugulär mit Spitze in der V. cava superior. Pneumothorax.
Beurteilung: ZVK rechts in korrekter Lage ohne Pneumothorax.`,
  },
  {
    why: 'Das Knochenmark nennt der Befund selbst.',
    kind: 'negation',
    quotes: ["Knochenmarködem", "Innenmeniskusriss links ohne Knochenmarködem"],
    text: `MRT Kniegelenk links
Befund: Komplexer Riss des Innenmeniskus. Knochenmarködem.
Beurteilung: Innenmeniskusriss links ohne Knochenmarködem.`,
  },
  {
    why: 'Was eingebrochen ist, ist nicht formerhalten.',
    kind: 'negation',
    quotes: ['Kein Kollaps der Gelenkfläche', 'Humeruskopfnekrose mit Einbruch der Gelenkfläche'],
    text: `MRT Schulter rechts
Befund: Nekrosezone im Humeruskopf. Kein Kollaps der Gelenkfläche. Wenig Erguss.
Beurteilung: Humeruskopfnekrose mit Einbruch der Gelenkfläche.`,
  },
  {
    why: 'Neben dem Organ ist kein anderer Ort.',
    kind: 'negation',
    quotes: ["Urinom", "Nierenstein links, kein perirenales Urinom"],
    text: `CT Abdomen
Befund: Niere rechts unauffällig. Links Stein. Urinom.
Beurteilung: Nierenstein links, kein perirenales Urinom.`,
  },
  {
    why: 'Das Galeahämatom trägt keine Blutung im Schädel.',
    kind: 'negation',
    quotes: ["Keine Blutung intra- oder extraaxial", "Intrakranielle Blutung"],
    text: `MRT Schädel
Befund: Keine Blutung intra- oder extraaxial. Galeahämatom links.
Beurteilung: Intrakranielle Blutung.`,
  },
  {
    why: 'Die Frage trägt keinen Befund.',
    kind: 'negation',
    quotes: ["Keine intrakranielle Blutung", "Intrakranielle Blutung rechts"],
    text: `CT Schädel
Blutung?
Befund: Keine intrakranielle Blutung. Liquorräume altersentsprechend.
Beurteilung: Intrakranielle Blutung rechts.`,
  },
  {
    why: 'Die Infiltration des Fetts ist keine der Venen.',
    kind: 'negation',
    quotes: ['EMVI negativ', 'Rektumkarzinom des oberen Drittels, EMVI positiv'],
    text: `MRT Rektum
Befund: Tumor des oberen Drittels mit Infiltration des mesorektalen Fetts von 4 mm. EMVI negativ.
Beurteilung: Rektumkarzinom des oberen Drittels, EMVI positiv.`,
  },
  {
    why: 'Was anderswo beschrieben ist, trägt die verneinten Nekrosen nicht.',
    kind: 'negation',
    quotes: ["Keine Nekrosen", "Akute Pankreatitis mit Nekrosen"],
    text: `CT Abdomen
Befund: Pankreas geschwollen. Keine Nekrosen. Gallenblase mit Konkrementen.
Beurteilung: Akute Pankreatitis mit Nekrosen.`,
  },
  {
    why: 'Der Herd ohne eigenes Organ liegt in dem, das davor herdfrei war.',
    kind: 'negation',
    quotes: ['Leber ohne Herd', 'Herd von 21 mm in Segment III'],
    text: `CT Abdomen
Befund: Leber ohne Herd. Herd von 21 mm in Segment III.`,
  },
  {
    why: 'Die Metastase der Lymphknoten liegt nicht im Tumor.',
    kind: 'negation',
    quotes: ["Keine vergrößerten zervikalen Lymphknoten", "Lymphknotenmetastasen"],
    text: `CT Hals
Befund: Parotis links mit Raumforderung von 2 cm. Keine vergrößerten zervikalen Lymphknoten.
Beurteilung: Parotistumor links. Lymphknotenmetastasen.`,
  },
  {
    why: 'Hämodynamisch relevant ist relevant.',
    kind: 'negation',
    quotes: ["ACI rechts mit Plaque, relevante Stenose", "Rechts keine hämodynamisch relevante Stenose"],
    text: `Duplexsonographie
Befund: ACI rechts mit Plaque, relevante Stenose. ACI links frei.
Beurteilung: Rechts keine hämodynamisch relevante Stenose.`,
  },
  {
    why: 'Wer schluckt, ohne zu aspirieren, hat keinen Aspirationsnachweis.',
    kind: 'negation',
    quotes: ["Keine Aspiration", "Aspirationsnachweis bei dünnflüssiger Konsistenz"],
    text: `Videokinematographie des Schluckakts
Befund: Regelrechte Bolusformung. Keine Aspiration.
Beurteilung: Aspirationsnachweis bei dünnflüssiger Konsistenz.`,
  },
  {
    why: 'Auch ein Rest ist einmal da und einmal nicht.',
    kind: 'negation',
    quotes: ["Linke Loge mit Restgewebe", "Kein Restgewebe links"],
    text: `CT Hals
Befund: Linke Loge mit Restgewebe.
Beurteilung: Kein Restgewebe links.`,
  },
  {
    why: 'Was schlank ist, ist nicht erweitert.',
    kind: 'negation',
    quotes: ["Die Gallenwege sind schlank", "erweitert"],
    text: `Sonographie Abdomen
Befund: Die Gallenwege sind schlank und erweitert.
Beurteilung: Cholestase.`,
  },
  {
    why: 'Regulär dargestellt und doch verengt.',
    kind: 'negation',
    quotes: ["Reguläre Darstellung der HS", "Stenosen"],
    text: `Koronar-CT
HS: Reguläre Darstellung der HS, Nachweis von Stenosen.
LAD: Plaques.
Beurteilung: KHK.`,
  },
  {
    why: 'Ein unauffälliges Abdomen hat keine Läsionen der Leber.',
    kind: 'findingsImpression',
    quotes: ["Es finden sich fokale Läsionen der Leber", "Sonographisch unauffälliges Abdomen"],
    text: `Sonographie Abdomen
Befund: Es finden sich fokale Läsionen der Leber. Milz normal groß. Nieren unauffällig.
Beurteilung: Sonographisch unauffälliges Abdomen.`,
  },
  {
    why: 'Auch die Aorta gehört zum Abdomen.',
    kind: 'findingsImpression',
    quotes: ["Aorta abdominalis erweitert", "Sonographisch unauffälliges Abdomen"],
    text: `Sonographie Abdomen
Befund: Leber normal groß ohne Herd. Aorta abdominalis erweitert.
Beurteilung: Sonographisch unauffälliges Abdomen.`,
  },
  {
    why: 'Auch die Bandscheibe gehört zur LWS.',
    kind: 'findingsImpression',
    quotes: ["Bandscheibenvorfall LWK 4/5 links mit Kompression der Nervenwurzel L5", "Altersentsprechender Normalbefund der LWS"],
    text: `MRT LWS
Befund: Bandscheibenvorfall LWK 4/5 links mit Kompression der Nervenwurzel L5.
Beurteilung: Altersentsprechender Normalbefund der LWS.`,
  },
  {
    why: 'Kein pathologischer Befund heißt unauffällig.',
    kind: 'findingsImpression',
    quotes: ["Nebennierenraumforderung links 4 cm", "Kein pathologischer Befund im Abdomen"],
    text: `CT Abdomen
Befund: Leber unauffällig. Nebennierenraumforderung links 4 cm.
Beurteilung: Kein pathologischer Befund im Abdomen.`,
  },
  {
    why: 'Was aktiv austritt, blutet.',
    kind: 'negation',
    quotes: ["Leberruptur im Segment VII mit Hämatom, kein aktiver Kontrastmittelaustritt", "Leberruptur mit aktiver Blutung"],
    text: `CT Abdomen
Befund: Leberruptur im Segment VII mit Hämatom, kein aktiver Kontrastmittelaustritt.
Beurteilung: Leberruptur mit aktiver Blutung.`,
  },
  {
    why: 'Eines von beiden genügt.',
    kind: 'negation',
    quotes: ["Neue Herde", "Keine neuen oder kontrastmittelaufnehmenden Herde"],
    text: `MRT Schädel
Befund: Bekannte Herde periventrikulär unverändert. Neue Herde.
Beurteilung: Keine neuen oder kontrastmittelaufnehmenden Herde.`,
  },
  {
    why: 'Ohne eigene Überschrift steht der Befund hinter der Frage.',
    kind: 'negation',
    quotes: ["Keine Fraktur des Kalkaneus", "Fraktur des Kalkaneus"],
    text: `Röntgen Fuß links
Klinik: Sturz vor drei Tagen. Keine Fraktur des Kalkaneus. Weichteile geschwollen.
Beurteilung: Fraktur des Kalkaneus.`,
  },
  {
    why: 'Hinter dem Komma ist etwas erweitert, nicht verneint.',
    kind: 'negation',
    quotes: ["Intrahepatische Gallenwege nicht erweitert", "Kein Nachweis einer Choledocholithiasis, Gallenwege erweitert"],
    text: `MRCP
Befund: Intrahepatische Gallenwege nicht erweitert. Konkrement der Gallenblase.
Beurteilung: Kein Nachweis einer Choledocholithiasis, Gallenwege erweitert.`,
  },
  {
    why: 'Das zweite Nein begrenzt nichts.',
    kind: 'negation',
    quotes: ["Intrahepatische Gallenwege erweitert", "Kein Nachweis einer Choledocholithiasis, Gallenwege nicht erweitert"],
    text: `MRCP
Befund: Intrahepatische Gallenwege erweitert.
Beurteilung: Kein Nachweis einer Choledocholithiasis, Gallenwege nicht erweitert.`,
  },
  {
    why: 'Auch hinter der Verneinung ist die Milz vergrößert.',
    kind: 'findingsImpression',
    quotes: ["Keine freie Flüssigkeit, Milz vergrößert", "Milz normal groß"],
    text: `CT Abdomen
Befund: Keine freie Flüssigkeit, Milz vergrößert. Leber unauffällig.
Beurteilung: Milz normal groß.`,
  },
  {
    why: 'Schädeldach und Schädelbasis sind beide heil genannt.',
    kind: 'findingsImpression',
    quotes: ["Schädelkalotte und Schädelbasis intakt", "Kalottenfraktur rechts"],
    text: `CT Schädel
Befund: Schädelkalotte und Schädelbasis intakt.
Beurteilung: Kalottenfraktur rechts.`,
  },
  {
    why: 'An einer Bandscheibe ist die Hernie ein Vorfall.',
    kind: 'negation',
    quotes: ["HWK 5/6: keine Hernie", "Diskushernie HWK 5/6 rechts"],
    text: `MRT HWS
Befund: HWK 5/6: keine Hernie. HWK 6/7: Chondrose.
Beurteilung: Diskushernie HWK 5/6 rechts.`,
  },
  {
    why: 'Knöcherne Destruktion und Knochendestruktion sind dasselbe.',
    kind: 'negation',
    quotes: ["Kein Hinweis auf knöcherne Destruktion", "Otomastoiditis links mit Knochendestruktion"],
    text: `CT Felsenbein
Befund: Verschattung des Mastoids links. Kein Hinweis auf knöcherne Destruktion.
Beurteilung: Otomastoiditis links mit Knochendestruktion.`,
  },
  {
    why: 'Keine ossäre Arrosion und doch eine Arrosion.',
    kind: 'negation',
    quotes: ["Keine ossäre Arrosion", "Tophus mit Knochenarrosion"],
    text: `MRT Fuß
Befund: Tophus am Großzehengrundgelenk. Keine ossäre Arrosion.
Beurteilung: Tophus mit Knochenarrosion.`,
  },
  {
    why: 'Eine Schrankenstörung ist die Aktivität, die verneint wird.',
    kind: 'findingsImpression',
    quotes: ["Nach KM-Gabe Schrankenstörung", "Keine neuen und keine kontrastmittelaufnehmenden Läsionen"],
    text: `MRT Schädel mit KM
Befund: Multiple Läsionen periventrikulär. Nach KM-Gabe Schrankenstörung.
Beurteilung: Keine neuen und keine kontrastmittelaufnehmenden Läsionen.`,
  },
  {
    why: 'Was eine Raumforderung enthält, ist nicht frei.',
    kind: 'negation',
    quotes: ["Raumforderung im inneren Gehörgang links, 7 mm", "Linker innerer Gehörgang frei"],
    text: `MRT Felsenbein
Befund: Raumforderung im inneren Gehörgang links, 7 mm. Linker innerer Gehörgang frei.
Beurteilung: Schwannom links.`,
  },
  {
    why: 'Der nekrotische Lymphknoten liegt genau dort.',
    kind: 'negation',
    quotes: ["Level IIa rechts ein 17 mm großer, zentral nekrotischer Lymphknoten", "Keine Lymphknotenmetastase Level IIa rechts"],
    text: `MRT Hals
Befund: Level IIa rechts ein 17 mm großer, zentral nekrotischer Lymphknoten.
Beurteilung: Keine Lymphknotenmetastase Level IIa rechts.`,
  },
  {
    why: 'Der Gelenkfortsatz heißt auch lateinisch.',
    kind: 'negation',
    quotes: ["Nicht dislozierte Fraktur des Processus articularis superior HWK 7 rechts", "Keine Fraktur des oberen Gelenkfortsatzes HWK 7 rechts"],
    text: `CT HWS
Befund: Nicht dislozierte Fraktur des Processus articularis superior HWK 7 rechts.
Beurteilung: Keine Fraktur des oberen Gelenkfortsatzes HWK 7 rechts.`,
  },
  {
    why: 'Eine frische Fraktur, die nicht mehr verneint ist.',
    kind: 'negation',
    quotes: ["Frische Fraktur erkennbar", "Alte Deckplattenfraktur LWK 1, kein Nachweis einer frischen Fraktur"],
    text: `Röntgen LWS
Befund: Deckplatteneindellung LWK 1, vorbestehend. Frische Fraktur erkennbar.
Beurteilung: Alte Deckplattenfraktur LWK 1, kein Nachweis einer frischen Fraktur.`,
  },
  {
    why: 'Dieselbe Reststenose verneint und bejaht.',
    kind: 'negation',
    quotes: ['Nach Stent keine Reststenose', 'Stent-PTA der A. iliaca communis rechts mit Reststenose'],
    text: `DSA Becken
Befund: 90 %ige Stenose der A. iliaca communis rechts. Nach Stent keine Reststenose.
Beurteilung: Stent-PTA der A. iliaca communis rechts mit Reststenose.`,
  },
  {
    why: 'Der Prozentwert ist eine Stenose, die die Beurteilung verneint.',
    kind: 'negation',
    quotes: ['LAD proximal 70 %, RCX und RCA frei', 'Keine Stenose der LAD'],
    text: `CT-Koronarangiographie
Befund: LAD proximal 70 %, RCX und RCA frei.
Beurteilung: Keine Stenose der LAD.`,
  },
  {
    why: 'Ein Thrombus der Lungenarterie ist eine Embolie.',
    kind: 'negation',
    quotes: ['Im Truncus pulmonalis kein frischer Thrombus', 'Frische Embolie'],
    text: `CT Pulmonalisangiographie
Befund: Im Truncus pulmonalis kein frischer Thrombus.
Beurteilung: Frische Embolie.`,
  },
  {
    why: 'Die Vene ist gemeint, nicht der Oberschenkel.',
    kind: 'findingsImpression',
    quotes: ['V. saphena magna rechts am Oberschenkel kompressibel', 'Thrombose der V. saphena magna rechts am Oberschenkel'],
    text: `Duplexsonographie der Beinvenen
Befund: V. saphena magna rechts am Oberschenkel kompressibel.
Beurteilung: Thrombose der V. saphena magna rechts am Oberschenkel.`,
  },
  {
    why: '„B:“ ist der Befund, wo die Beurteilung noch folgt.',
    kind: 'negation',
    quotes: ["Gut abgrenzbarer Abszess", "Kein Abszess"],
    text: `Sonographie Abdomen
FS: Appendizitis?
B: Appendix 10 mm, nicht komprimierbar. Gut abgrenzbarer Abszess.
Beurteilung: Akute Appendizitis. Kein Abszess.`,
  },
  {
    why: 'Die Unterbrechung einer Sehne ist ihre Ruptur.',
    kind: 'negation',
    quotes: ["Keine Unterbrechung der Beugesehnen", "Ruptur der Beugesehne Dig. IV"],
    text: `MRT Hand
Befund: Keine Unterbrechung der Beugesehnen.
Beurteilung: Ruptur der Beugesehne Dig. IV.`,
  },
  {
    why: 'Ein verletztes Band, von dem der Befund nur den erhaltenen Teil kennt.',
    kind: 'negation',
    quotes: ["Vordere Syndesmose erhalten", "Verletzung der Syndesmose"],
    text: `MRT Sprunggelenk
Befund: Vordere Syndesmose erhalten. Erguss im oberen Sprunggelenk. LFTA rupturiert.
Beurteilung: Verletzung der Syndesmose.`,
  },
  {
    why: 'Was sich lockert, ist die Prothese, wie auch immer ihr Teil heißt.',
    kind: 'negation',
    quotes: ["Knie-TEP ohne Lockerungszeichen", "Lockerung der Tibiakomponente"],
    text: `Röntgen Knie
Befund: Knie-TEP ohne Lockerungszeichen.
Beurteilung: Lockerung der Tibiakomponente.`,
  },
  {
    why: 'Das Fettpolsterzeichen ist das des Ergusses.',
    kind: 'findingsImpression',
    quotes: ["Ventrales und dorsales Fat-pad-Zeichen positiv", "Kein Gelenkerguss"],
    text: `Röntgen Ellenbogen
Befund: Ventrales und dorsales Fat-pad-Zeichen positiv.
Beurteilung: Kein Gelenkerguss.`,
  },
  {
    why: 'Die dichte Manschette ist nicht gerissen.',
    kind: 'findingsImpression',
    quotes: ["Rotatorenmanschette kontrastmitteldicht", "Ruptur der Rotatorenmanschette"],
    text: `MR-Arthrographie Schulter
Befund: Rotatorenmanschette kontrastmitteldicht.
Beurteilung: Ruptur der Rotatorenmanschette.`,
  },
  {
    why: 'Ein Rezidiv ohne eigenen Ort ist das lokale.',
    kind: 'negation',
    quotes: ["Anreicherndes Rezidiv von 9 mm", "Kein Lokalrezidiv"],
    text: `MRT Unterarm links
Nachsorge nach Sarkomresektion.
Befund: Narbe reizlos. Anreicherndes Rezidiv von 9 mm.
Beurteilung: Kein Lokalrezidiv.`,
  },
  {
    why: 'Die Metastase im Wirbel steht hinter der Milz.',
    kind: 'negation',
    quotes: ['Größenprogrediente Metastase von 2 cm im BWK 11', 'Keine ossäre Metastase im BWK 11'],
    text: `MRT Oberbauch
Befund: Milz unauffällig. Größenprogrediente Metastase von 2 cm im BWK 11.
Beurteilung: Keine ossäre Metastase im BWK 11.`,
  },
  {
    why: 'Unter „Diagnose:“ kann der ganze Befund stehen.',
    kind: 'negation',
    quotes: ['Pneumothorax apikal links', 'Kein Pneumothorax'],
    text: `Thorax-Röntgen vom 3.2.:
Diagnose: Herz normal groß, Mediastinum schlank. Keine pulmonalvenöse Stauung. Rechts basal streifige Verdichtung. Zwerchfelle beidseits glatt begrenzt, Randwinkel frei. ZVK von rechts, Spitze in Projektion auf die obere Hohlvene. Pneumothorax apikal links. Skelett altersentsprechend, geringe degenerative Veränderungen der BWS.
Beurteilung: Kein Pneumothorax. Streifige Verdichtung rechts basal.`,
  },
  {
    why: "Das Normale steht unter der Marke des Organs.",
    kind: 'findingsImpression',
    quotes: ["Hinteres Kreuzband: durchgehend intakt", "Hinteres Kreuzband nicht intakt"],
    text: `MRT Knie rechts
Befund: Hinteres Kreuzband: durchgehend intakt.
Beurteilung: Hinteres Kreuzband nicht intakt.`,
  },
  {
    why: "SLAP ist ein Befund, auch ohne das Wort Läsion.",
    kind: 'negation',
    quotes: ["Oberes Labrum regelrecht, kein SLAP", "SLAP-Läsion"],
    text: `MRT Schulter links
Befund: Supraspinatussehne intakt. Oberes Labrum regelrecht, kein SLAP.
Beurteilung: SLAP-Läsion.`,
  },
  {
    why: "Auf dieser Seite verneint, nur auf der anderen vorhanden.",
    kind: 'negation',
    quotes: ["ISG links: Kein Ödem, kleine Fettmarkmetaplasie, keine Erosion", "Links Ödem"],
    text: `MRT der Sakroiliakalgelenke
Befund: ISG rechts: Knochenmarködem im oberen Drittel, Erosionen. ISG links: Kein Ödem, kleine Fettmarkmetaplasie, keine Erosion.
Beurteilung: Aktive Sakroiliitis rechts mit Ödem. Links Ödem.`,
  },
  {
    why: '„Ohne Nachweis“ ist nichts, das anstelle der Gefäße unauffällig wäre.',
    kind: 'findingsImpression',
    quotes: ['RCX mit hochgradiger Stenose', 'Unauffällige Koronargefäße ohne Nachweis einer Koronarsklerose'],
    text: `CT Koronarien
Befund: RIA frei. RCX mit hochgradiger Stenose. RCA frei.
Beurteilung: Unauffällige Koronargefäße ohne Nachweis einer Koronarsklerose.`,
  },
  {
    why: 'Das Leck der Prothese ist keines der zuletzt genannten Arterie.',
    kind: 'negation',
    quotes: ['Großes Paravasat', 'Nach Y-Prothese durchgängige Prothese ohne Nachweis eines Paravasates'],
    text: `CT-Angiographie der Aorta
Befund: Distale Anastomosen auf die AFC links und die AFS rechts. Großes Paravasat.
Beurteilung: Nach Y-Prothese durchgängige Prothese ohne Nachweis eines Paravasates.`,
  },
  {
    why: 'Was steinhaltig ist, enthält Steine.',
    kind: 'negation',
    quotes: ['Gallenblase steinhaltig', 'Keine Cholezystolithiasis'],
    text: `Sonographie Abdomen
Befund: Leber homogen. Gallenblase steinhaltig.
Beurteilung: Keine Cholezystolithiasis.`,
  },
  {
    why: 'Mit dem Artikel nimmt der Satz auf, was eben verneint wurde.',
    kind: 'negation',
    quotes: ['Das Sigma zeigt keine Wandverdickung', 'Die Wandverdickung reicht über 8 cm'],
    text: `CT Abdomen
Befund: Das Sigma zeigt keine Wandverdickung. Die Wandverdickung reicht über 8 cm.
Beurteilung: Sigmadivertikulitis.`,
  },
  {
    why: 'Luft im Bauch liegt auch an der Leber, und nicht nur am Dünndarm.',
    kind: 'negation',
    quotes: ['Freie Luft unter dem rechten Zwerchfell', 'Dünndarmileus, keine freie Luft'],
    text: `Röntgen Abdomen
Befund: Freie Luft unter dem rechten Zwerchfell. Dünndarm bis 4 cm weit.
Beurteilung: Dünndarmileus, keine freie Luft.`,
  },
  {
    why: 'Auf derselben Seite gering und gar nicht.',
    kind: 'negation',
    quotes: ['Geringer Gelenkerguss rechts', 'Rechts kein Erguss'],
    text: `Knie beidseits
Links: Gonarthrose, Varusstellung. Geringer Gelenkerguss rechts. Rechts kein Erguss.`,
  },
  {
    why: 'Ein Aneurysma im Satz danach liegt in denselben Gefäßen, die die Beurteilung unauffällig nennt.',
    kind: 'findingsImpression',
    quotes: ['Es findet sich ein Hinweis auf ein Aneurysma', 'Unauffällige intrakranielle Gefäße'],
    text: `MR-Angiographie
Befund: Die intrakraniellen Gefäße sind durchgängig. Es findet sich ein Hinweis auf ein Aneurysma.
Beurteilung: Unauffällige intrakranielle Gefäße.`,
  },
  {
    why: 'Die fehlende Kontrastierung ist kein fehlender Befund.',
    kind: 'findingsImpression',
    quotes: ['Fehlende Kontrastierung der A. vertebralis links', 'Unauffällige hirnversorgende Gefäße'],
    text: `CT-Angiographie der hirnversorgenden Gefäße
Befund: Karotiden offen. Fehlende Kontrastierung der A. vertebralis links.
Beurteilung: Unauffällige hirnversorgende Gefäße.`,
  },
  {
    why: 'Wo das Gelenk untersucht ist, ist der Erguss der des Gelenks.',
    kind: 'negation',
    quotes: ['Deutlicher Gelenkerguss', 'Kein Erguss'],
    text: `MRT Ellenbogen rechts
Befund: Deutlicher Gelenkerguss. N. ulnaris regelrecht.
Beurteilung: Epicondylitis lateralis. Kein Erguss.`,
  },
  {
    why: 'Was das rechte Herz belastet, sieht man am rechten Ventrikel.',
    kind: 'findingsImpression',
    quotes: ['Rechter Ventrikel unauffällig', 'Lungenembolie mit Rechtsherzbelastung'],
    text: `CT Thorax
Befund: Embolie der rechten Pulmonalarterie. Rechter Ventrikel unauffällig.
Beurteilung: Lungenembolie mit Rechtsherzbelastung.`,
  },
  {
    why: 'Eine Lazeration ist eine Verletzung.',
    kind: 'negation',
    quotes: ['Leber und Nieren ohne Verletzungsnachweis', 'Leberlazeration'],
    text: `CT Abdomen
Befund: Einriss am Unterpol der Milz. Leber und Nieren ohne Verletzungsnachweis.
Beurteilung: Leberlazeration.`,
  },
  {
    why: 'Dieselbe Seite, einmal verdickt und gleich darauf ohne Befund.',
    kind: 'negation',
    quotes: ['Nebenhoden rechts auf 18 mm verdickt', 'Nebenhoden rechts o. B.'],
    text: `Sonographie Skrotum
Befund: Hoden seitengleich. Nebenhoden rechts auf 18 mm verdickt. Nebenhoden rechts o. B.`,
  },
  {
    why: 'Eine anliegende Lunge ist kein Pneumothorax.',
    kind: 'negation',
    quotes: ['Lunge beidseits anliegend', 'Pneumothorax nach ZVK-Anlage'],
    text: `Röntgen Thorax
Befund: ZVK rechts jugulär. Lunge beidseits anliegend.
Beurteilung: Pneumothorax nach ZVK-Anlage.`,
  },
  {
    why: 'Wandverdickung und Imbibierung sind die Divertikulitis.',
    kind: 'findingsImpression',
    quotes: ['Langstreckige Wandverdickung des Sigmas mit Imbibierung des Fettgewebes', 'Keine Divertikulitis'],
    text: `CT Abdomen
Befund: Langstreckige Wandverdickung des Sigmas mit Imbibierung des Fettgewebes.
Beurteilung: Keine Divertikulitis.`,
  },
  {
    why: 'Ödem und Erosionen sind die Sakroiliitis.',
    kind: 'findingsImpression',
    quotes: ['Gelenknahes Ödem am linken Iliosakralgelenk mit Erosionen', 'Keine Sakroiliitis'],
    text: `MRT Iliosakralgelenke
Befund: Gelenknahes Ödem am linken Iliosakralgelenk mit Erosionen.
Beurteilung: Keine Sakroiliitis.`,
  },
  {
    why: 'Ein Hoden ohne Perfusion ist torquiert.',
    kind: 'findingsImpression',
    quotes: ['Rechter Hoden vergrößert, keine Perfusion nachweisbar', 'Keine Hodentorsion'],
    text: `Sonographie Skrotum
Befund: Rechter Hoden vergrößert, keine Perfusion nachweisbar.
Beurteilung: Keine Hodentorsion.`,
  },
  {
    why: 'Eine Knorpelfissur ist kein Gelenkkörper.',
    kind: 'negation',
    quotes: ['Knorpelfissur der Patella, kein freier Gelenkkörper', 'Nachweis eines freien Gelenkkörpers'],
    text: `MRT Knie links
Befund: Knorpelfissur der Patella, kein freier Gelenkkörper.
Beurteilung: Nachweis eines freien Gelenkkörpers.`,
  },
  {
    why: '„Unter Pressen“ ist keine untere Stelle, und links liegt eine andere Hernie.',
    kind: 'negation',
    quotes: ['Rechts auch unter Pressen keine Hernie', 'Leistenhernie rechts'],
    text: `Sonographie der Leisten beidseits
Befund: Links unter Pressen indirekte Hernie. Rechts auch unter Pressen keine Hernie. Lymphknoten inguinal bds. bis 8 mm.
Beurteilung: Leistenhernie rechts.`,
  },
  {
    why: 'Ein rechtes Herz unter Last ist erweitert.',
    kind: 'negation',
    quotes: ['Der rechte Ventrikel ist nicht erweitert', 'Zeichen der Rechtsherzbelastung'],
    text: `CT Thorax
Befund: Embolie der Unterlappenarterie. Der rechte Ventrikel ist nicht erweitert.
Beurteilung: Zeichen der Rechtsherzbelastung.`,
  },
  {
    why: 'Eine Struma nodosa hat Knoten.',
    kind: 'negation',
    quotes: ['Homogenes Echomuster, keine Knoten abgrenzbar', 'Struma nodosa'],
    text: `Sonographie Schilddrüse
Befund: Homogenes Echomuster, keine Knoten abgrenzbar.
Beurteilung: Struma nodosa.`,
  },
  {
    why: 'Eine entzündete Appendix ist nicht schlank.',
    kind: 'findingsImpression',
    quotes: ['Akute Appendizitis', 'Appendix schlank'],
    text: `CT Abdomen
Befund: Akute Appendizitis.
Beurteilung: Appendix schlank.`,
  },
  {
    why: 'Sind alle Venen komprimierbar, ist keine verschlossen.',
    kind: 'findingsImpression',
    quotes: ['Alle Venen komprimierbar', 'Tiefe Beinvenenthrombose'],
    text: `Duplexsonographie der Beinvenen
Befund: Alle Venen komprimierbar.
Beurteilung: Tiefe Beinvenenthrombose.`,
  },
  {
    why: 'Eine Unterbrechung der Kontinuität ist eine Ruptur.',
    kind: 'negation',
    quotes: ['Keine Kontinuitätsunterbrechung der Supraspinatussehne', 'Ruptur der Rotatorenmanschette'],
    text: `Sonographie Schulter
Befund: Keine Kontinuitätsunterbrechung der Supraspinatussehne.
Beurteilung: Ruptur der Rotatorenmanschette.`,
  },
  {
    why: 'Eine Vene, die sich nicht komprimieren lässt, ist thrombosiert.',
    kind: 'findingsImpression',
    quotes: ['V. poplitea nicht komprimierbar', 'Keine Thrombose der V. poplitea'],
    text: `Duplexsonographie der Beinvenen rechts
Befund: V. femoralis komprimierbar. V. poplitea nicht komprimierbar.
Beurteilung: Keine Thrombose der V. poplitea.`,
  },
  {
    why: 'Ein Beckenring, der vorn und hinten intakt ist, ist nicht gebrochen.',
    kind: 'negation',
    quotes: ['Vorderer und hinterer Beckenring intakt', 'Zusätzlich Beckenringfraktur'],
    text: `Röntgen Becken
Befund: Pertrochantäre Fraktur rechts. Vorderer und hinterer Beckenring intakt.
Beurteilung: Pertrochantäre Fraktur rechts. Zusätzlich Beckenringfraktur.`,
  },
  {
    why: 'Ohne freie Luft ist kein Darm frei perforiert.',
    kind: 'negation',
    quotes: ['Keine freie Luft', 'Freie Perforation'],
    text: `CT Abdomen
Befund: Wandverdickung des Sigmas. Keine freie Luft.
Beurteilung: Sigmadivertikulitis. Freie Perforation.`,
  },
  {
    why: 'Der Name des Organs steckt auch in „Milzparenchym“.',
    kind: 'findingsImpression',
    quotes: ['Milzparenchym unauffällig', 'Befall der Milz'],
    text: `CT Abdomen
Befund: Leber ohne Herd. Milzparenchym unauffällig.
Beurteilung: Befall der Milz.`,
  },
  {
    why: 'Durchblutetes Gewebe ist nicht nekrotisch.',
    kind: 'findingsImpression',
    quotes: ['Pankreasparenchym vollständig perfundiert', 'Pankreasnekrose'],
    text: `CT Abdomen
Befund: Peripankreatische Flüssigkeit. Pankreasparenchym vollständig perfundiert.
Beurteilung: Pankreasnekrose.`,
  },
  {
    why: 'Was vom Wirbel verneint wird, gilt nicht dem Dens, der vorher genannt war.',
    kind: 'negation',
    quotes: ['HWK 3 bis HWK 7 ohne Fraktur', 'Fraktur des HWK 6'],
    text: `CT HWS
Befund: Fraktur der Densbasis. HWK 3 bis HWK 7 ohne Fraktur.
Beurteilung: Densfraktur. Fraktur des HWK 6.`,
  },
  {
    why: '„V. poplitea und femoralis“ nennt zwei Venen.',
    kind: 'findingsImpression',
    quotes: ['V. femoralis frei komprimierbar', 'Thrombose der V. poplitea und femoralis'],
    text: `Duplexsonographie der Beinvenen links
Befund: V. femoralis frei komprimierbar. V. poplitea nicht komprimierbar.
Beurteilung: Thrombose der V. poplitea und femoralis.`,
  },
  {
    why: 'Im Sprunggelenk ist das Außenband ein anderes als im Knie.',
    kind: 'findingsImpression',
    quotes: ['Außenbänder intakt', 'Außenbandruptur'],
    text: `MRT OSG rechts
Befund: Außenbänder intakt. Syndesmose regelrecht.
Beurteilung: Außenbandruptur.`,
  },
  {
    why: 'Am Herzen sind die Ventrikel keine Hirnkammern.',
    kind: 'findingsImpression',
    quotes: ['Cavum beider Ventrikel frei', 'Thrombus im linken Ventrikel'],
    text: `MRT Herz
Befund: Cavum beider Ventrikel frei.
Beurteilung: Thrombus im linken Ventrikel.`,
  },
  {
    why: '„Frei von“ verneint, was folgt.',
    kind: 'negation',
    quotes: ['Die Lunge ist frei von Rundherden', 'Lungenmetastasen beidseits'],
    text: `CT Thorax
Befund: Die Lunge ist frei von Rundherden.
Beurteilung: Lungenmetastasen beidseits.`,
  },
  {
    why: 'Was nur vom Beckenring verneint ist, trägt die Verneinung aller Frakturen nicht.',
    kind: 'negation',
    quotes: ['Mediale Schenkelhalsfraktur links', 'Kein Frakturnachweis'],
    text: `Röntgen Becken und linke Hüfte
Befund: Mediale Schenkelhalsfraktur links. Keine Fraktur des Beckenrings.
Beurteilung: Kein Frakturnachweis.`,
  },
  {
    why: 'Der Stau der linken Niere trägt keinen der rechten.',
    kind: 'side',
    quotes: ['Rechte Niere 10,5 cm, kein Aufstau', 'Harnstau auch rechts'],
    text: `Sonographie Nieren
Befund: Rechte Niere 10,5 cm, kein Aufstau. Linke Niere 11 cm mit Harnstau Grad II.
Beurteilung: Harnstau Grad II links. Harnstau auch rechts.`,
  },
  {
    why: 'Vom Myelon ist hinter dem Segment das ganze gemeint.',
    kind: 'negation',
    quotes: ['Myelon ohne Signalveränderung', 'Zervikale Myelopathie'],
    text: `MRT HWS
Befund: HWK 6/7: Protrusion. Myelon ohne Signalveränderung.
Beurteilung: Protrusion HWK 6/7. Zervikale Myelopathie.`,
  },
  {
    why: 'Die Spalte im Wirbelbogen ist die Spondylolyse.',
    kind: 'negation',
    quotes: ['Spaltbildung der Interartikularportion LWK 5 beidseits', 'Listhesis LWK 5/SWK 1 ohne Spondylolyse'],
    text: `Röntgen LWS
Befund: Spaltbildung der Interartikularportion LWK 5 beidseits.
Beurteilung: Listhesis LWK 5/SWK 1 ohne Spondylolyse.`,
  },
  {
    why: 'Liegt die Lunge an, ist da kein Pneumothorax.',
    kind: 'negation',
    quotes: ['Lunge rechts ringsum der Thoraxwand anliegend', 'Pneumothorax rechts'],
    text: `Röntgen Thorax
Befund: Lunge rechts ringsum der Thoraxwand anliegend.
Beurteilung: Pneumothorax rechts.`,
  },
  {
    why: 'Lockerung der Prothese ist Lockerung.',
    kind: 'negation',
    quotes: ['Lysesaum um die Tibiakomponente', 'Kein Hinweis auf eine Prothesenlockerung'],
    text: `Röntgen Knie rechts
Befund: Lysesaum um die Tibiakomponente.
Beurteilung: Kein Hinweis auf eine Prothesenlockerung.`,
  },
  {
    why: 'Offene tiefe Venen sind nicht thrombosiert, was immer mit der Vena saphena ist.',
    kind: 'negation',
    quotes: ['Offene V. femoralis und V. poplitea links mit vollständiger Kompressibilität', 'Tiefe Beinvenenthrombose links'],
    text: `Duplex Beinvenen links
Befund: Offene V. femoralis und V. poplitea links mit vollständiger Kompressibilität. V. saphena magna insuffizient.
Beurteilung: Tiefe Beinvenenthrombose links.`,
  },
  {
    why: 'Kontrastmittel neben dem Gefäß ist eine aktive Blutung.',
    kind: 'findingsImpression',
    quotes: ['In der arteriellen Phase punktförmiger Kontrastmittelaustritt', 'Kein Hinweis auf eine aktive Blutung'],
    text: `CT Becken mit Kontrastmittel
Befund: Hämatom der Bauchwand. In der arteriellen Phase punktförmiger Kontrastmittelaustritt.
Beurteilung: Hämatom der Bauchwand. Kein Hinweis auf eine aktive Blutung.`,
  },
  {
    why: 'Bis wohin eine Arterie kontrastiert ist, sagt nicht, was kontrastiert ist.',
    kind: 'findingsImpression',
    quotes: ['A. lienalis bis zum Hilus kräftig kontrastiert', 'Verschluss der A. lienalis'],
    text: `CT Abdomen
Befund: A. lienalis bis zum Hilus kräftig kontrastiert.
Beurteilung: Verschluss der A. lienalis.`,
  },
  {
    why: 'Wohin ein Kopf zentriert ist, ist nicht der Kopf.',
    kind: 'findingsImpression',
    quotes: ['Radiusköpfchen auf das Capitulum zentriert', 'Radiusköpfchenluxation'],
    text: `Röntgen Ellenbogen links
Befund: Radiusköpfchen auf das Capitulum zentriert.
Beurteilung: Radiusköpfchenluxation.`,
  },
  {
    why: 'Eine Bursa ohne Flüssigkeit und nicht verbreitert ist nicht entzündet.',
    kind: 'negation',
    quotes: ['Bursa subacromialis nicht verbreitert', 'Bursitis subacromialis'],
    text: `Sonographie Schulter links
Befund: Bursa subacromialis nicht verbreitert.
Beurteilung: Bursitis subacromialis.`,
  },
  {
    why: 'Was nach der Luxation nicht gerissen ist, ist es auch jetzt nicht.',
    kind: 'negation',
    quotes: ['MPFL patellanah nicht mehr durchgehend abgrenzbar', 'St. n. Patellaluxation ohne Ruptur des MPFL'],
    text: `MRT Knie links
Befund: MPFL patellanah nicht mehr durchgehend abgrenzbar.
Beurteilung: St. n. Patellaluxation ohne Ruptur des MPFL.`,
  },
  {
    why: 'Beteiligt ist eine Vene an einer Thrombose durch einen Thrombus.',
    kind: 'findingsImpression',
    quotes: ['V. femoralis vollständig komprimierbar', 'Beteiligung auch der Femoralvenen'],
    text: `Duplex Beinvenen links
Befund: V. femoralis vollständig komprimierbar. V. poplitea nicht komprimierbar.
Beurteilung: Thrombose der V. poplitea. Beteiligung auch der Femoralvenen.`,
  },
  {
    why: 'Ohne Austritt von Kontrastmittel keine aktive Blutung.',
    kind: 'negation',
    quotes: ['Weder arteriell noch portalvenös ein Kontrastmittelaustritt', 'Milzlazeration mit aktiver Blutung'],
    text: `CT Abdomen
Befund: Milzlazeration von 4 cm mit Hämatom. Weder arteriell noch portalvenös ein Kontrastmittelaustritt.
Beurteilung: Milzlazeration mit aktiver Blutung.`,
  },
  {
    why: 'Ohne frische Hyperdensität keine Blutung im Kopf.',
    kind: 'negation',
    quotes: ['Intra- und extraaxial keine frische Hyperdensität', 'Intrakranielle Blutung'],
    text: `CCT
Befund: Intra- und extraaxial keine frische Hyperdensität. Ventrikel normal weit.
Beurteilung: Intrakranielle Blutung.`,
  },
  {
    why: 'Schlanke Lymphknoten sind nicht befallen.',
    kind: 'negation',
    quotes: ['Zervikale Lymphknoten beidseits schlank mit erhaltenem Fetthilus', 'Nachweis von Lymphknotenmetastasen'],
    text: `Sonographie Hals
Befund: Knoten im rechten Schilddrüsenlappen. Zervikale Lymphknoten beidseits schlank mit erhaltenem Fetthilus.
Beurteilung: Nachweis von Lymphknotenmetastasen.`,
  },
  {
    why: 'Ein normal weiter Gelenkspalt macht keine deutliche Arthrose.',
    kind: 'findingsImpression',
    quotes: ['Großzehengrundgelenk mit normal weitem Gelenkspalt', 'Deutliche Arthrose im Großzehengrundgelenk'],
    text: `Röntgen Fuß rechts
Befund: Großzehengrundgelenk mit normal weitem Gelenkspalt.
Beurteilung: Deutliche Arthrose im Großzehengrundgelenk.`,
  },
  {
    why: 'Ein Implantat ist keine Brust und kann selbst reißen.',
    kind: 'findingsImpression',
    quotes: ['Rechts intaktes Silikonimplantat', 'Implantatruptur rechts'],
    text: `MR Mamma beidseits
Befund: Rechts intaktes Silikonimplantat.
Beurteilung: Implantatruptur rechts.`,
  },
  {
    why: '„Sonst unauffällig“ verdeckt keinen Widerspruch.',
    kind: 'findingsImpression',
    quotes: ['Gallenblase zartwandig', 'Akute Cholezystitis'],
    text: `Sonographie Abdomen
Befund: Gallenblase zartwandig. Sonst unauffällige Darstellung.
Beurteilung: Akute Cholezystitis.`,
  },
  {
    why: 'Mark mit normalem Signal hat kein Ödem.',
    kind: 'negation',
    quotes: ['Knochenmark signalregelrecht', 'Knochenmarködem des Talus'],
    text: `MRT OSG rechts
Befund: Knochenmark signalregelrecht. Bänder intakt.
Beurteilung: Knochenmarködem des Talus.`,
  },
  {
    why: 'Was in der Diffusion gestört ist, ist ein frischer Infarkt.',
    kind: 'findingsImpression',
    quotes: ['Diffusionsrestriktion im Mediastromgebiet links', 'Kein akuter Infarkt'],
    text: `MRT Schädel
Befund: Diffusionsrestriktion im Mediastromgebiet links. Ventrikel normal weit.
Beurteilung: Kein akuter Infarkt.`,
  },
  {
    why: 'Was im Gang das Kontrastmittel ausspart, ist ein Stein.',
    kind: 'findingsImpression',
    quotes: ['Im DHC präpapillär zwei Füllungsdefekte', 'Keine Choledocholithiasis'],
    text: `MRCP
Befund: Im DHC präpapillär zwei Füllungsdefekte.
Beurteilung: Keine Choledocholithiasis.`,
  },
  {
    why: 'Ohne Extravasat keine Insuffizienz der Naht.',
    kind: 'negation',
    quotes: ['Kein Extravasat', 'Nachweis einer Anastomoseninsuffizienz'],
    text: `Ösophagusbreischluck
Befund: Anastomose weit. Kein Extravasat.
Beurteilung: Nachweis einer Anastomoseninsuffizienz.`,
  },
  {
    why: 'Listhesis ist ein Gleiten.',
    kind: 'negation',
    quotes: ['Listhesis L4/5', 'Keine Listhesis'],
    text: `Röntgen LWS
Befund: Listhesis L4/5.
Beurteilung: Keine Listhesis.`,
  },
  {
    why: 'Die Basilararterie heißt auch so.',
    kind: 'findingsImpression',
    quotes: ['Basilararterie offen', 'Verschluss der A. basilaris'],
    text: `CT-Angiographie
Befund: Basilararterie offen.
Beurteilung: Verschluss der A. basilaris.`,
  },
  {
    why: 'Sind beide Bänder heil, ist es die ganze Syndesmose.',
    kind: 'findingsImpression',
    quotes: ['Vordere und hintere Syndesmose regelrecht', 'Syndesmose rupturiert'],
    text: `MRT OSG links
Befund: Vordere und hintere Syndesmose regelrecht.
Beurteilung: Syndesmose rupturiert.`,
  },
  {
    why: 'Der Erguss liegt um das ganze Herz, nicht nur an der Wand.',
    kind: 'negation',
    quotes: ['Schmaler Perikarderguss, 5 mm', 'Myokarditis inferolateral ohne Perikarderguss'],
    text: `MRT Herz
Befund: Schmaler Perikarderguss, 5 mm. Late Enhancement inferolateral.
Beurteilung: Myokarditis inferolateral ohne Perikarderguss.`,
  },
  {
    why: "Ohne freie Luft keine freie Perforation, auch nicht neben einem Abszess mit Gas.",
    kind: 'negation',
    quotes: ["Keine freie Luft", "Freie Perforation"],
    text: `CT Abdomen
Befund: Verdickte Wand des Sigmas, anliegend Abszess mit Gaseinschlüssen. Keine freie Luft.
Beurteilung: Abszedierende Sigmadivertikulitis. Freie Perforation.`,
  },
  {
    why: "Lässt sich der Bruch zurückdrücken oder nicht.",
    kind: 'negation',
    quotes: ["Nabelhernie mit Netz, Bruchlücke 9 mm, nicht reponierbar", "Reponible Nabelhernie"],
    text: `Sonographie Bauchwand
Befund: Nabelhernie mit Netz, Bruchlücke 9 mm, nicht reponierbar.
Beurteilung: Reponible Nabelhernie.`,
  },
  {
    why: "Zwei von vier Bändern nicht durchgängig, alle intakt.",
    kind: 'findingsImpression',
    quotes: ["LFTA nicht durchgängig", "Lateraler Bandapparat intakt"],
    text: `MRT oberes Sprunggelenk
Befund: LFTA nicht durchgängig. LFC unauffällig.
Beurteilung: Lateraler Bandapparat intakt.`,
  },
  {
    why: "Was nicht in die Atemwege gelangt, wird nicht aspiriert.",
    kind: 'negation',
    quotes: ["Kein Übertritt in die Atemwege", "Aspiration"],
    text: `Ösophagus-Breischluck
Befund: Verzögerte Entleerung des Ösophagus. Kein Übertritt in die Atemwege.
Beurteilung: Achalasie. Aspiration.`,
  },
  {
    why: "Das Band im selben Satz wie der Gelenkspalt.",
    kind: 'findingsImpression',
    quotes: ["LFTA intakt, Gelenkspalt normal weit", "Ruptur des LFTA"],
    text: `MRT oberes Sprunggelenk
Befund: LFTA intakt, Gelenkspalt normal weit.
Beurteilung: Ruptur des LFTA.`,
  },
  {
    why: '„Liegt nicht vor“ verneint.',
    kind: 'negation',
    quotes: ['Ein Gelenkerguss liegt nicht vor', 'Deutlicher Gelenkerguss'],
    text: `MRT Knie rechts
Befund: Ein Gelenkerguss liegt nicht vor.
Beurteilung: Deutlicher Gelenkerguss.`,
  },
  {
    why: '„Lässt sich nicht nachweisen“ verneint.',
    kind: 'negation',
    quotes: ['Eine Fraktur lässt sich nicht nachweisen', 'Fraktur des Os scaphoideum'],
    text: `Röntgen Handgelenk
Befund: Eine Fraktur lässt sich nicht nachweisen.
Beurteilung: Fraktur des Os scaphoideum.`,
  },
  {
    why: 'Keine neuen Säume, sonst keine Zeichen, und doch gelockert.',
    kind: 'negation',
    quotes: ['Keine neuen Lysesäume', 'Lockerung der tibialen Komponente'],
    text: `Röntgen Knie-TEP
Befund: Keine neuen Lysesäume. Keine Fraktur.
Beurteilung: Lockerung der tibialen Komponente.`,
  },
  {
    why: 'Kopf und Schwanz sind die des Pankreas.',
    kind: 'findingsImpression',
    quotes: ['Pankreaskopf unauffällig', 'Pankreaskarzinom im Kopfbereich'],
    text: `CT Abdomen
Befund: Pankreaskopf unauffällig. Im Pankreasschwanz 24 mm große Raumforderung.
Beurteilung: Pankreaskarzinom im Kopfbereich.`,
  },
  {
    why: 'Auch eine deutliche Stauung hinter einer Verneinung ist da; Herz und Lunge sind dann nicht altersentsprechend.',
    kind: 'findingsImpression',
    quotes: ['Keine Infiltrate, dtl. Stauung, kein Erguss', 'Altersentspr. Herz-Lungenbefund'],
    text: `Röntgen Thorax
Herz nicht vergrößert. Keine Infiltrate, dtl. Stauung, kein Erguss.
Beurteilung: Altersentspr. Herz-Lungenbefund.`,
  },
  {
    why: 'Sind beide Bänder heil, ist es die ganze Syndesmose, was auch sonst im Gelenk ist.',
    kind: 'findingsImpression',
    quotes: ['Vorderes und hinteres Syndesmosenband intakt', 'Gerissene Syndesmose'],
    text: `MRT OSG rechts
Befund: Chondrale Läsion der medialen Talusschulter. Vorderes und hinteres Syndesmosenband intakt. Mäßiger Erguss im OSG, USG ohne Erguss. LFTA gerissen.
Beurteilung: Gerissene Syndesmose. Ruptur des LFTA.`,
  },
  {
    why: 'Ein verdickter Pylorus ohne Öffnung ist verengt.',
    kind: 'findingsImpression',
    quotes: ['Pylorus deutlich verdickt, Wanddicke 5 mm, keine Passage über 10 Minuten', 'Keine Pylorusstenose'],
    text: `Sonographie Pylorus
Pylorus deutlich verdickt, Wanddicke 5 mm, keine Passage über 10 Minuten. Magen gefüllt.
Beurteilung: Keine Pylorusstenose.`,
  },
  {
    why: 'Dieselbe Stelle derselben Seite ist krank und unauffällig, wie weit die Sätze auch auseinander stehen.',
    kind: 'negation',
    quotes: ['Arachnoidalzyste frontal links, 21 mm', 'Frontal links o.B.'],
    text: `MRT Schädel
Arachnoidalzyste frontal links, 21 mm. Kein Mittellinienshift. Ventrikel normal weit. Frontal links o.B. Hypophyse o.B.`,
  },
  {
    why: 'Eine Höhe, die ohne Befund ist, hat keine Enge.',
    kind: 'findingsImpression',
    quotes: ['C3/4, C4/5 o.B.', 'Foramenstenose C4/5 rechts'],
    text: `MRT HWS
C3/4, C4/5 o.B. C5/6: Osteochondrose, kein Vorfall.
Beurteilung: Foramenstenose C4/5 rechts.`,
  },
  {
    why: 'Alle Höhen einer Strecke sind unauffällig.',
    kind: 'findingsImpression',
    quotes: ['L1/2 bis L3/4 unauffällig', 'Kleiner Prolaps L2/3'],
    text: `MRT LWS
L1/2 bis L3/4 unauffällig. L4/5: Osteochondrose.
Beurteilung: Kleiner Prolaps L2/3.`,
  },
  {
    why: 'Ein Bruch des Nagels oder der Schrauben ist ein Materialbruch.',
    kind: 'negation',
    quotes: ['Nagel und Schrauben ohne Bruch oder Lockerung', 'Materialbruch'],
    text: `Röntgen Unterschenkel rechts
Befund: Nagel und Schrauben ohne Bruch oder Lockerung. Tibiafraktur in Konsolidierung.
Beurteilung: Tibiafraktur rechts. Materialbruch.`,
  },
  {
    why: 'Ein Schraubenbruch ist ein Materialbruch.',
    kind: 'negation',
    quotes: ['Schraubenbruch S1 rechts', 'Kein Materialbruch'],
    text: `Röntgen LWS
Befund: Fixateur L4 auf S1. Schraubenbruch S1 rechts.
Beurteilung: Kein Materialbruch.`,
  },
  {
    why: 'Ein nekrotischer Lymphknoten ist suspekt.',
    kind: 'negation',
    quotes: ['Lymphknoten Level II links 19 mm mit zentraler Nekrose', 'Zervikal links keine suspekten Lymphknoten'],
    text: `CT Hals mit KM
Befund: Lymphknoten Level II links 19 mm mit zentraler Nekrose. Zervikal links keine suspekten Lymphknoten.
Beurteilung: Larynxkarzinom.`,
  },
  {
    why: 'Eine regelrecht kontrastierte Darmwand ist nicht ischämisch.',
    kind: 'findingsImpression',
    quotes: ['Darmwand regelrecht kontrastiert', 'Ileus mit Darmischämie'],
    text: `CT Abdomen mit KM
Befund: Dünndarm dilatiert. Darmwand regelrecht kontrastiert.
Beurteilung: Ileus mit Darmischämie.`,
  },
  {
    why: 'Knochen ohne Osteolysen haben keine Metastasen.',
    kind: 'negation',
    quotes: ['Skelett: Keine Osteolysen', 'Ossäre Metastasen der BWS'],
    text: `CT Thorax
Befund: Lunge frei. Skelett: Keine Osteolysen.
Beurteilung: Ossäre Metastasen der BWS.`,
  },
  {
    why: 'Ein unauffälliges Skelett hat keine Osteolyse.',
    kind: 'negation',
    quotes: ['Skelett unauffällig', 'Osteolyse BWK 5'],
    text: `CT Thorax
Befund: Lunge frei. Skelett unauffällig.
Beurteilung: Osteolyse BWK 5.`,
  },
  {
    why: 'Was an der Deckplatte bricht, ist Knochen und keine Platte.',
    kind: 'negation',
    quotes: ['Bruch der Deckplatte LWK 1 mit 4 mm Impression', 'Keine Fraktur'],
    text: `Röntgen LWS
Befund: Bruch der Deckplatte LWK 1 mit 4 mm Impression. Übrige Wirbel unauffällig.
Beurteilung: Keine Fraktur.`,
  },
  {
    why: 'Die Luftsichel ist freie Luft.',
    kind: 'negation',
    quotes: ['Keine Luftsichel', 'Dünndarmileus, Nachweis freier Luft'],
    text: `Röntgen Abdomen
Befund: Geblähte Dünndarmschlingen mit Spiegeln. Kolon luftleer. Keine Luftsichel.
Beurteilung: Dünndarmileus, Nachweis freier Luft.`,
  },
  {
    why: 'Das Signal des Myelons ist das Myelon.',
    kind: 'negation',
    quotes: ['Myelonsignal homogen', 'Zervikale Myelopathie'],
    text: `MRT HWS
Befund: C6/7: medianer Prolaps ohne Myelonkompression. Myelonsignal homogen.
Beurteilung: Zervikale Myelopathie.`,
  },
  {
    why: 'Nach der Verneinung beginnt mit Seite und Artikel eine neue Aussage.',
    kind: 'negation',
    quotes: ['Nieren beidseits ohne Stau, links eine Zyste von 2,4 cm', 'Keine Nierenzyste'],
    text: `Sonographie Nieren
Befund: Nieren beidseits ohne Stau, links eine Zyste von 2,4 cm.
Beurteilung: Keine Nierenzyste.`,
  },
  {
    why: 'Was kein Wirbel hat, hat auch die Halswirbelsäule nicht.',
    kind: 'negation',
    quotes: ['Keine Höhenminderung der Wirbelkörper, keine frische Fraktur', 'Frische Fraktur der HWS'],
    text: `CT HWS
Befund: Keine Höhenminderung der Wirbelkörper, keine frische Fraktur. Dens mittelständig.
Beurteilung: Frische Fraktur der HWS.`,
  },
  {
    why: 'Der Kopf des Oberarms luxiert in der Schulter.',
    kind: 'negation',
    quotes: ['Vordere Luxation des Humeruskopfes', 'Keine Schulterluxation'],
    text: `Röntgen Schulter links
Befund: Vordere Luxation des Humeruskopfes.
Beurteilung: Keine Schulterluxation.`,
  },
  {
    why: 'Seit dem Bruch wurde kein anderer Knochen genannt.',
    kind: 'negation',
    quotes: ['Fraktur des Endglieds D4', 'Keine Fraktur'],
    text: `Röntgen Finger
Befund: Fraktur des Endglieds D4. Weichteilschwellung. Keine Fraktur.`,
  },
  {
    why: 'Ein verbreitertes Herz ist ein vergrößertes.',
    kind: 'negation',
    quotes: ['Das Herz ist nicht verbreitert', 'Kardiomegalie'],
    text: `Röntgen Thorax
Befund: Das Herz ist nicht verbreitert. Lungen frei.
Beurteilung: Kardiomegalie.`,
  },
  {
    why: 'Die Wurzel L5 wird an der Bandscheibe L4/5 komprimiert.',
    kind: 'negation',
    quotes: ['Vorfall L4/5 mit Kompression der Nervenwurzel L5 links', 'Vorfall L4/5 ohne Kompression einer Wurzel'],
    text: `MRT LWS
Befund: Vorfall L4/5 mit Kompression der Nervenwurzel L5 links.
Beurteilung: Vorfall L4/5 ohne Kompression einer Wurzel.`,
  },
  {
    why: 'Verdächtiges wird verneint, wo die Kategorie es behauptet.',
    kind: 'grading',
    quotes: ['Rechts keine suspekten Verdichtungen', 'Rechts BI-RADS 4'],
    text: `Mammographie beidseits
Befund: Rechts keine suspekten Verdichtungen. Links Narbe oben außen.
Beurteilung: Rechts BI-RADS 4. Links BI-RADS 2.`,
  },
  {
    why: 'Eine von zweien nimmt auf, also nicht keine.',
    kind: 'negation',
    quotes: ['Zwei neue Läsionen frontal, davon eine mit Kontrastmittelaufnahme', 'Zwei neue Läsionen frontal ohne Kontrastmittelaufnahme'],
    text: `MRT Schädel
Befund: Zwei neue Läsionen frontal, davon eine mit Kontrastmittelaufnahme.
Beurteilung: Zwei neue Läsionen frontal ohne Kontrastmittelaufnahme.`,
  },
  {
    why: 'Das Nasenbein ist das Os nasale.',
    kind: 'findingsImpression',
    quotes: ['Das Os nasale ist intakt', 'Nasenbeinfraktur'],
    text: `CT Mittelgesicht
Befund: Fraktur des Orbitabodens links. Das Os nasale ist intakt.
Beurteilung: Orbitabodenfraktur links. Nasenbeinfraktur.`,
  },
  {
    why: 'Fremdkörper: dass er dicht ist, schränkt die Verneinung nicht ein.',
    kind: 'negation',
    quotes: ['Plantar am Grundglied I ein 4 mm langer metalldichter Fremdkörper', 'Kein röntgendichter Fremdkörper'],
    text: `Röntgen Fuß links
Befund: Plantar am Grundglied I ein 4 mm langer metalldichter Fremdkörper.
Beurteilung: Kein röntgendichter Fremdkörper.`,
  },
  {
    why: 'Aspiration: "weder zu ... noch zu" verneint beides.',
    kind: 'negation',
    quotes: ['Beim Schlucken kommt es weder zu einer Penetration noch zu einer Aspiration', 'Geringe Aspiration'],
    text: `Breischluck
Befund: Beim Schlucken kommt es weder zu einer Penetration noch zu einer Aspiration.
Beurteilung: Geringe Aspiration.`,
  },
  {
    why: 'Restenge: der Rest ist derselbe, ob Einengung oder Stenose.',
    kind: 'negation',
    quotes: ['Nach Stentimplantation der A. iliaca communis freier Fluss ohne Resteinengung', 'Stent der A. iliaca communis mit residueller Stenose'],
    text: `DSA Becken
Befund: Nach Stentimplantation der A. iliaca communis freier Fluss ohne Resteinengung.
Beurteilung: Stent der A. iliaca communis mit residueller Stenose.`,
  },
  {
    why: 'PIP-Gelenk: im Befund das Gelenk, in der Beurteilung der Finger.',
    kind: 'negation',
    quotes: ['Keine Subluxation im PIP-Gelenk', 'Ausriss der palmaren Platte Dig. III mit Subluxation'],
    text: `Röntgen Finger
Befund: Kleines Fragment an der Basis der Mittelphalanx Dig. III. Keine Subluxation im PIP-Gelenk.
Beurteilung: Ausriss der palmaren Platte Dig. III mit Subluxation.`,
  },
  {
    why: 'Pneumothorax: der Vorbehalt der Liegendaufnahme ändert nichts an der Verneinung.',
    kind: 'negation',
    quotes: ['Soweit im Liegen beurteilbar kein Pneumothorax beidseits', 'Pneumothorax links'],
    text: `Röntgen Thorax im Liegen
Befund: Soweit im Liegen beurteilbar kein Pneumothorax beidseits.
Beurteilung: Pneumothorax links.`,
  },
  {
    why: 'Filiae: metastasensuspekt im Befund.',
    kind: 'negation',
    quotes: ['Leber mit multiplen metastasensuspekten Läsionen', 'Leber ohne Filiae'],
    text: `CT Abdomen
Befund: Leber mit multiplen metastasensuspekten Läsionen.
Beurteilung: Leber ohne Filiae.`,
  },
  {
    why: 'Endoleak: das Kontrastmittel im Sack ist eines.',
    kind: 'findingsImpression',
    quotes: ['Ventral im Aneurysmasack eine Kontrastmittelansammlung', 'Kein Endoleak'],
    text: `CT-Angiographie der Aorta
Befund: Stentprothese gut gelegen. Ventral im Aneurysmasack eine Kontrastmittelansammlung.
Beurteilung: Kein Endoleak.`,
  },
  {
    why: 'Kreuzbänder: mit beiden Artikeln aufgezählt.',
    kind: 'findingsImpression',
    quotes: ['Das vordere und das hintere Kreuzband sind durchgängig', 'Ruptur des vorderen Kreuzbandes'],
    text: `MRT Knie
Befund: Das vordere und das hintere Kreuzband sind durchgängig.
Beurteilung: Ruptur des vorderen Kreuzbandes.`,
  },
  {
    why: 'Mikrokalk: "auf keiner Seite" verneint.',
    kind: 'negation',
    quotes: ['Mikrokalk ist auf keiner Seite nachweisbar', 'Gruppierter Mikrokalk rechts'],
    text: `Mammographie
Befund: Mikrokalk ist auf keiner Seite nachweisbar.
Beurteilung: Gruppierter Mikrokalk rechts.`,
  },
  {
    why: '"Übrige Sehnen" nimmt nichts von der Sehne aus, die danach genannt ist.',
    kind: 'findingsImpression',
    quotes: ['Die Tibialis-posterior-Sehne ist rupturiert', 'Übrige Sehnen und Tibialis-posterior-Sehne intakt'],
    text: `MRT Sprunggelenk rechts
Befund: Die Achillessehne ist rupturiert. Die Tibialis-posterior-Sehne ist rupturiert.
Beurteilung: Achillessehnenruptur. Übrige Sehnen und Tibialis-posterior-Sehne intakt.`,
  },
  {
    why: 'Das Innenband ist mit den übrigen genannt und gerissen.',
    kind: 'findingsImpression',
    quotes: ['Innenband rupturiert', 'Übrige Bänder und Innenband intakt'],
    text: `MRT Knie links
Befund: Vorderes Kreuzband rupturiert. Innenband rupturiert. Hinteres Kreuzband intakt.
Beurteilung: VKB-Ruptur. Übrige Bänder und Innenband intakt.`,
  },
  {
    why: '"nicht aneurysmatisch erweitert" verneint auch die Erweiterung.',
    kind: 'negation',
    quotes: ['Aorta ascendens mit Wandverkalkungen, 31 mm weit, nicht aneurysmatisch erweitert', 'Aneurysma der Aorta ascendens'],
    text: `CT Thorax
Befund: Aorta ascendens mit Wandverkalkungen, 31 mm weit, nicht aneurysmatisch erweitert. Herz normal groß.
Beurteilung: Kein Infiltrat. Aneurysma der Aorta ascendens.`,
  },
  {
    why: 'Keine weiteren Frakturen, und eine zweite Rippe ist gebrochen.',
    kind: 'findingsImpression',
    quotes: ['Nicht dislozierte Fraktur der 10. Rippe rechts', 'Keine weiteren Frakturen'],
    text: `Röntgen Rippenthorax rechts
Befund: Dislozierte Fraktur der 7. Rippe rechts. Nicht dislozierte Fraktur der 10. Rippe rechts. Kein Pneumothorax.
Beurteilung: Fraktur der 7. Rippe rechts. Keine weiteren Frakturen.`,
  },
  {
    why: 'Keine weitere Fraktur, und ein zweiter Wirbel ist gebrochen.',
    kind: 'findingsImpression',
    quotes: ['Frische Fraktur BWK 9', 'Weitere Frakturen sind nicht nachweisbar'],
    text: `CT Wirbelsäule
Befund: Berstungsfraktur LWK 1. Frische Fraktur BWK 9. Alignement regelrecht.
Beurteilung: Berstungsfraktur LWK 1. Weitere Frakturen sind nicht nachweisbar.`,
  },
  {
    why: 'Keine weitere Fraktur, und ein zweiter Handwurzelknochen ist gebrochen.',
    kind: 'findingsImpression',
    quotes: ['Fraktur des Os triquetrum dorsal', 'Kein Nachweis einer weiteren Fraktur'],
    text: `CT Handgelenk links
Befund: Fraktur des Os scaphoideum in der Taille. Fraktur des Os triquetrum dorsal.
Beurteilung: Scaphoidfraktur. Kein Nachweis einer weiteren Fraktur.`,
  },
  {
    why: 'Die Enge vor dem Stent ist keine, die danach blieb.',
    kind: 'negation',
    quotes: ['Abschlusskontrolle: Lumen ohne residuelle Einengung', 'Rekanalisation der A. poplitea mit Reststenose von 50 %'],
    text: `DSA Bein links mit PTA
Befund: Verschluss der A. poplitea. A. tibialis anterior verschlossen. Abschlusskontrolle: Lumen ohne residuelle Einengung.
Beurteilung: Rekanalisation der A. poplitea mit Reststenose von 50 %.`,
  },
  {
    why: 'Verblieben ist dasselbe wie Rest.',
    kind: 'negation',
    quotes: ['Nach Stent kein Nachweis einer verbliebenen Stenose', 'Stent der ACI links, Reststenose'],
    text: `DSA Halsgefäße
Befund: Hochgradige Stenose der ACI links. Nach Stent kein Nachweis einer verbliebenen Stenose.
Beurteilung: Stent der ACI links, Reststenose.`,
  },
  {
    why: 'Auch eine chronische Pankreatitis ist nicht homogen.',
    kind: 'negation',
    quotes: ['Pankreas homogen', 'Chronische Pankreatitis'],
    text: `Sonographie Abdomen
Befund: Pankreas homogen.
Beurteilung: Chronische Pankreatitis.`,
  },
  {
    why: 'Die Strahlen sind die Mittelhand.',
    kind: 'findingsImpression',
    quotes: ['Metakarpalia II bis V regelrecht', 'Fraktur im Bereich der Mittelhand'],
    text: `Röntgen Hand rechts
Befund: Metakarpalia II bis V regelrecht. Phalangen intakt.
Beurteilung: Fraktur im Bereich der Mittelhand.`,
  },
  {
    why: 'Freie Luft im Bauchraum kommt von einer freien Perforation.',
    kind: 'findingsImpression',
    quotes: ['Freie Luft subphrenisch rechts', 'Keine freie Perforation'],
    text: `CT Abdomen
Befund: Sigma wandverdickt mit Divertikeln. Freie Luft subphrenisch rechts.
Beurteilung: Sigmadivertikulitis. Keine freie Perforation.`,
  },
  {
    why: '„diese“ ist die Kapsel, von der eben die Rede war.',
    kind: 'negation',
    quotes: ['Herd der peripheren Zone rechts mit Kontakt zur Kapsel, diese nicht überschritten', 'Extraprostatisches Wachstum rechts'],
    text: `MRT Prostata
Befund: Herd der peripheren Zone rechts mit Kontakt zur Kapsel, diese nicht überschritten.
Beurteilung: PI-RADS 5 rechts. Extraprostatisches Wachstum rechts.`,
  },
  {
    why: 'Was überall anliegt, lässt keinen Raum für Luft.',
    kind: 'negation',
    quotes: ['Geringe Einblutung um den Herd, die Lunge liegt allseits der Thoraxwand an', 'Kleiner Pneumothorax rechts'],
    text: `CT-gesteuerte Punktion Lunge
Befund: Geringe Einblutung um den Herd, die Lunge liegt allseits der Thoraxwand an.
Beurteilung: Punktion eines Rundherdes. Kleiner Pneumothorax rechts.`,
  },
  {
    why: 'Die Schambeinäste sind der vordere Beckenring.',
    kind: 'negation',
    quotes: ['Scham- und Sitzbeine regelrecht', 'Fraktur des vorderen Beckenrings links'],
    text: `Röntgen Becken
Befund: Scham- und Sitzbeine regelrecht. Gefäßverkalkungen der Beckenetage. Schenkelhals links eingestaucht.
Beurteilung: Schenkelhalsfraktur links. Fraktur des vorderen Beckenrings links.`,
  },
  {
    why: '„zu keinem Zeitpunkt“ verneint, was davor steht.',
    kind: 'negation',
    quotes: ['Reflux zu keinem Zeitpunkt', 'Vesikoureteraler Reflux rechts'],
    text: `MCU
Befund: Reflux zu keinem Zeitpunkt. Harnröhre unauffällig.
Beurteilung: Vesikoureteraler Reflux rechts.`,
  },
  {
    why: 'Kontrastmittel außerhalb des Lumens ist ausgetreten.',
    kind: 'negation',
    quotes: ['Kontrastmittel außerhalb des Lumens ist nicht sichtbar', 'Kleine Leckage der Anastomose'],
    text: `Gastrografinschluck
Befund: Kontrastmittel außerhalb des Lumens ist nicht sichtbar.
Beurteilung: Kleine Leckage der Anastomose.`,
  },
  {
    why: 'Unter der Blase liegt die Harnröhre.',
    kind: 'findingsImpression',
    quotes: ['Harnröhre normal weit', 'Infravesikale Obstruktion'],
    text: `MCU
Befund: Harnröhre normal weit. Kein Restharn.
Beurteilung: Infravesikale Obstruktion.`,
  },
  {
    why: 'In der Leiste ist ein Bruch eine Hernie.',
    kind: 'negation',
    quotes: ['Auch beim Pressen kein Bruch', 'Leistenhernie rechts'],
    text: `Sonographie Leiste rechts
Befund: Auch beim Pressen kein Bruch. Lymphknoten reaktiv.
Beurteilung: Leistenhernie rechts.`,
  },
  {
    why: 'Das Verb sagt dasselbe wie das Nomen.',
    kind: 'negation',
    quotes: ['Frontal rechts eine 7 mm große Läsion, die ringförmig KM aufnimmt', 'Läsion frontal rechts ohne KM-Aufnahme'],
    text: `MRT Schädel
Befund: Frontal rechts eine 7 mm große Läsion, die ringförmig KM aufnimmt.
Beurteilung: Läsion frontal rechts ohne KM-Aufnahme.`,
  },
  {
    why: 'Einblutung und hämorrhagische Transformation sind dasselbe.',
    kind: 'negation',
    quotes: ['Keine hämorrh. Transformation', 'Infarkt im Mediastromgebiet links mit Einblutung'],
    text: `CT Schädel
Befund: Demarkierter Infarkt im Mediastromgebiet links. Keine hämorrh. Transformation.
Beurteilung: Infarkt im Mediastromgebiet links mit Einblutung.`,
  },
  {
    why: 'Was bei steinfreier Gallenblase empfohlen wird, macht sie nicht ungewiss.',
    kind: 'findingsImpression',
    quotes: ['Gallenblase mit kleinem Konkrement', 'Choledochus erweitert bei steinfreier Gallenblase, MRCP empfohlen'],
    text: `Sonographie Abdomen
Befund: DHC 11 mm. Gallenblase mit kleinem Konkrement.
Beurteilung: Choledochus erweitert bei steinfreier Gallenblase, MRCP empfohlen.`,
  },
  {
    why: 'Wo die Lunge ganz anliegt, ist kein Pneumothorax.',
    kind: 'negation',
    quotes: ['Die Lunge liegt darunter vollständig an', 'Pneumothorax links'],
    text: `Röntgen Thorax
Befund: Drainage links apikal. Die Lunge liegt darunter vollständig an.
Beurteilung: Pneumothorax links.`,
  },
  {
    why: 'Engt nicht ein gegen eine Stenose.',
    kind: 'negation',
    quotes: ['Die Zyste engt den Spinalkanal nicht ein', 'Spinalkanalstenose durch eine Synovialzyste'],
    text: `MRT LWS
Befund: Die Zyste engt den Spinalkanal nicht ein.
Beurteilung: Spinalkanalstenose durch eine Synovialzyste.`,
  },
  {
    why: 'Eine „Voruntersuchung:“ in der Klammer ist keine Überschrift, was dahinter steht gilt heute.',
    kind: 'negation',
    quotes: ['Kein Aszites', 'Mäßiger Aszites'],
    text: `CT Abdomen mit KM
Befund: Leberabszess in Segment V, 3,1 cm (Voruntersuchung: 4,6 cm). Kein Aszites. Milz unauffällig.
Beurteilung: Regredienter Leberabszess. Mäßiger Aszites.`,
  },
  {
    why: 'Der Vorwert in der Klammer ist keine Überschrift.',
    kind: 'negation',
    quotes: ['Keine Fistelgänge', 'Enterokutane Fistel'],
    text: `MRT Abdomen
Befund: Terminales Ileum über 18 cm verdickt auf 8 mm (Voruntersuchung: 11 cm, 5 mm), kräftiges Enhancement. Keine Fistelgänge.
Beurteilung: Aktiver M. Crohn. Enterokutane Fistel.`,
  },
  {
    why: 'Die Kranzarterie ist glatt.',
    kind: 'findingsImpression',
    quotes: ['RCX wandglatt', 'Mittelgradige Stenose der RCX'],
    text: `CT Koronarangiographie
Befund: RIVA proximal mit Plaque, Stenose 60 %. RCX wandglatt.
Beurteilung: Mittelgradige Stenose der RCX.`,
  },
  {
    why: 'Keine Bruchlücke und eine Leistenhernie.',
    kind: 'negation',
    quotes: ['Inguinal beidseits keine Bruchlücke', 'Hernia inguinalis rechts'],
    text: `CT Abdomen
Befund: Inguinal beidseits keine Bruchlücke.
Beurteilung: Hernia inguinalis rechts.`,
  },
  {
    why: 'Der SL-Abstand ist normal.',
    kind: 'findingsImpression',
    quotes: ['SL-Abstand 2 mm, normal', 'Skapholunäre Dissoziation'],
    text: `Röntgen Handgelenk
Befund: SL-Abstand 2 mm, normal.
Beurteilung: Skapholunäre Dissoziation.`,
  },
  {
    why: 'Ein begleitender Erguss der Pneumonie ist ein parapneumonischer.',
    kind: 'negation',
    quotes: ['Kleiner begleitender Pleuraerguss rechts', 'Pneumonie rechts ohne parapneumonischen Pleuraerguss'],
    text: `Röntgen Thorax
Befund: Infiltrat im rechten Unterlappen. Kleiner begleitender Pleuraerguss rechts.
Beurteilung: Pneumonie rechts ohne parapneumonischen Pleuraerguss.`,
  },
  {
    why: 'Um eine gedeckte Ruptur liegt ein Hämatom.',
    kind: 'negation',
    quotes: ['Kein periaortales Hämatom', 'Gedeckte Ruptur der Bauchaorta'],
    text: `CT Aorta
Befund: Aneurysma der Aorta abdominalis, 58 mm. Kein periaortales Hämatom.
Beurteilung: Gedeckte Ruptur der Bauchaorta.`,
  },
  {
    why: 'Axilläre Lymphome, und die Axilla hat keine Lymphknoten.',
    kind: 'negation',
    quotes: ['Axillae beidseits ohne pathologische Lymphknoten', 'Axilläre Lymphome'],
    text: `Sonographie Mamma
Befund: Axillae beidseits ohne pathologische Lymphknoten.
Beurteilung: Axilläre Lymphome.`,
  },
  {
    why: 'Fettpolsterzeichen sind die eines Ergusses, auch neben einer Fraktur.',
    kind: 'findingsImpression',
    quotes: ['Fettpolsterzeichen positiv', 'Kein Hämarthros'],
    text: `Röntgen Ellenbogen links
Befund: Suprakondyläre Fraktur des Humerus. Fettpolsterzeichen positiv.
Beurteilung: Suprakondyläre Humerusfraktur links. Kein Hämarthros.`,
  },
  {
    why: 'Die Zeichen der hypertrophen Pylorusstenose.',
    kind: 'findingsImpression',
    quotes: ['Pylorus verdickt, Einzelmuskeldicke 5 mm, keine Passage von Mageninhalt', 'Keine hypertrophe Pylorusstenose'],
    text: `Sonographie Abdomen
Befund: Pylorus verdickt, Einzelmuskeldicke 5 mm, keine Passage von Mageninhalt.
Beurteilung: Keine hypertrophe Pylorusstenose.`,
  },
  {
    why: 'Eine Blutung im Thalamus ist eine intrakranielle.',
    kind: 'negation',
    quotes: ['Kleine Einblutung im Thalamus rechts', 'Keine intrakranielle Blutung'],
    text: `CT Schädel
Befund: Keine Blutung. Kleine Einblutung im Thalamus rechts.
Beurteilung: Keine intrakranielle Blutung.`,
  },
  {
    why: 'Regelrecht in Form und Signal ist regelrecht.',
    kind: 'findingsImpression',
    quotes: ['Innenmeniskus regelrecht in Form und Signal', 'Läsion am Innenmeniskushinterhorn'],
    text: `MRT Knie
Befund: Innenmeniskus regelrecht in Form und Signal.
Beurteilung: Läsion am Innenmeniskushinterhorn.`,
  },
  {
    why: 'Eine Läsion des Parenchyms ist eine des Organs.',
    kind: 'negation',
    quotes: ['Leber ohne Parenchymläsion', 'Leberruptur'],
    text: `CT Abdomen
Befund: Leber ohne Parenchymläsion. Lazeration der Milz.
Beurteilung: Leberruptur.`,
  },
  {
    why: 'Ohne Durchblutung und mit erhaltener Perfusion.',
    kind: 'findingsImpression',
    quotes: ['Linker Hoden vergrößert, ohne nachweisbare Durchblutung', 'Linker Hoden mit erhaltener Perfusion'],
    text: `Sonographie Skrotum
Befund: Linker Hoden vergrößert, ohne nachweisbare Durchblutung.
Beurteilung: Linker Hoden mit erhaltener Perfusion.`,
  },
  {
    why: 'Eine Nachblutung wäre frisch und dicht.',
    kind: 'negation',
    quotes: ['Keine frischen hyperdensen Anteile', 'Subduralhämatom rechts mit Nachblutung'],
    text: `CT Schädel
Befund: Subduralhämatom rechts, hypodens, 8 mm. Keine frischen hyperdensen Anteile.
Beurteilung: Subduralhämatom rechts mit Nachblutung.`,
  },
  {
    why: 'Eine gezählte Rippe ist eine Rippe.',
    kind: 'findingsImpression',
    quotes: ['Frakturen der sechsten bis achten Rippe links', 'Rippen intakt'],
    text: `CT Thorax
Befund: Frakturen der sechsten bis achten Rippe links. Kein Pneumothorax.
Beurteilung: Rippen intakt.`,
  },
  {
    why: 'Freie Luftblasen neben dem Darm sind Zeichen einer Perforation, auch wenn eine Koloskopie empfohlen wird.',
    kind: 'findingsImpression',
    quotes: ['Neben dem Colon descendens mehrere freie Luftblasen', 'Divertikulitis des Colon descendens ohne Perforation'],
    text: `CT Abdomen
Befund: Colon descendens wandverdickt. Neben dem Colon descendens mehrere freie Luftblasen.
Beurteilung: Divertikulitis des Colon descendens ohne Perforation. Koloskopie im Intervall empfohlen.`,
  },
  {
    why: 'Die Nebenhöhlen heißen auch Frontal-, Sphenoidal- und Maxillarsinus.',
    kind: 'findingsImpression',
    quotes: ['Keilbeinhöhle beidseits vollständig verschattet', 'Frontal- und Sphenoidalsinus unauffällig'],
    text: `CT NNH
Befund: Keilbeinhöhle beidseits vollständig verschattet. Kieferhöhlen mit Schleimhautpolstern.
Beurteilung: Chronische Sinusitis maxillaris. Frontal- und Sphenoidalsinus unauffällig.`,
  },
  {
    why: 'Ein Übertritt in die Atemwege ist eine Aspiration.',
    kind: 'negation',
    quotes: ['Verzögerte Auslösung des Schluckakts, wiederholte Aspiration beim Breischluck', 'Sicherer Schluckakt, kein Übertritt in die Atemwege'],
    text: `Röntgen Ösophagus-Breischluck
Befund: Verzögerte Auslösung des Schluckakts, wiederholte Aspiration beim Breischluck. Peristaltik regelrecht.
Beurteilung: Sicherer Schluckakt, kein Übertritt in die Atemwege.`,
  },
  {
    why: 'Lysesäume ohne Seite sind die der einen Prothese, deren Lockerung verneint wird.',
    kind: 'negation',
    quotes: ['Um den Schaft breite Aufhellungssäume', 'Regelrechter Sitz der linken Hüftprothese, keine Lockerung'],
    text: `Röntgen Hüfte links
Befund: Zementfreie Hüft-TEP links. Um den Schaft breite Aufhellungssäume. Kopf zentriert.
Beurteilung: Regelrechter Sitz der linken Hüftprothese, keine Lockerung.`,
  },
  {
    why: 'Flüssigkeit im Recessus ist ein Gelenkerguss.',
    kind: 'negation',
    quotes: ['Keine Flüssigkeitsvermehrung im Recessus suprapatellaris', 'Deutlicher Gelenkerguss'],
    text: `MRT Kniegelenk links
Befund: Keine Flüssigkeitsvermehrung im Recessus suprapatellaris. Menisken intakt.
Beurteilung: Deutlicher Gelenkerguss.`,
  },
  {
    why: 'Was tastbar ist, kann der Befund selbst sein.',
    kind: 'negation',
    quotes: ['Tastbar links oben außen eine Zyste von 12 mm', 'Keine Zyste'],
    text: `Sonographie Mamma
Tastbar links oben außen eine Zyste von 12 mm.
Axillen frei.
Beurteilung: Keine Zyste.`,
  },
  {
    why: 'Die Nekrosezone ist eine Nekrose.',
    kind: 'negation',
    quotes: ['Subchondrale Nekrosezone im Femurkopf rechts', 'Keine Femurkopfnekrose'],
    text: `MRT Hüfte rechts
Befund: Subchondrale Nekrosezone im Femurkopf rechts.
Beurteilung: Keine Femurkopfnekrose.`,
  },
  {
    why: 'Ein Kopf, der zentriert steht, ist nicht dezentriert.',
    kind: 'negation',
    quotes: ['Hüftköpfe beidseits zentriert', 'Dezentrierung beidseits'],
    text: `Hüftsonographie nach Graf
Befund: Hüftköpfe beidseits zentriert.
Beurteilung: Dezentrierung beidseits.`,
  },
  {
    why: 'Durch ein versteiftes Gelenk geht kein Spalt.',
    kind: 'negation',
    quotes: ['Gelenkspalten beidseits erhalten', 'Ankylose beidseits'],
    text: `MRT ISG
Befund: Gelenkspalten beidseits erhalten.
Beurteilung: Ankylose beidseits.`,
  },
  {
    why: 'Ein Längsriss der Sehne ist eine Splitruptur.',
    kind: 'negation',
    quotes: ['Peronealsehnen ohne Splitruptur', 'Längsriss der Peronealsehnen'],
    text: `MRT OSG links
Befund: Peronealsehnen ohne Splitruptur.
Beurteilung: Längsriss der Peronealsehnen.`,
  },
]

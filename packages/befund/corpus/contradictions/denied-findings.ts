import type { ContradictionCase } from './contradiction-case.ts'

/** The impression denies what the findings describe, often in other words. */
export const deniedFindingCases: readonly ContradictionCase[] = [
  {
    why: 'Periprothetisch ist nur eine Fraktur.',
    kind: 'negation',
    quotes: ['Keine periprothetische Fraktur am Femurschaft', 'Periprothetische Fraktur'],
    text: `Röntgen Hüfte rechts
Befund: Hüft-TEP rechts. Keine periprothetische Fraktur am Femurschaft.
Beurteilung: TEP in regelrechter Stellung. Periprothetische Fraktur.`,
  },
  {
    why: 'Was an Enge verblieben wäre, ist die Reststenose.',
    kind: 'negation',
    quotes: ['In der Abschlussserie keine verbliebene Lumeneinengung', 'Reststenose der AFS'],
    text: `Angiographie Bein rechts
Befund: In der Abschlussserie keine verbliebene Lumeneinengung.
Beurteilung: Reststenose der AFS.`,
  },
  {
    why: 'Der Talus gehört zum Sprunggelenk.',
    kind: 'negation',
    quotes: ['Keine osteochondrale Läsion am Talus', 'Osteochondrale Läsion'],
    text: `MRT Sprunggelenk links
Befund: Bänder intakt. Keine osteochondrale Läsion am Talus.
Beurteilung: Osteochondrale Läsion.`,
  },
  {
    why: 'Der Bruch daneben macht aus dem zentrierten Kopf keinen luxierten.',
    kind: 'negation',
    quotes: ['Hüftkopf in der Pfanne, keine Luxation', 'Hintere Hüftluxation rechts'],
    text: `Röntgen Hüfte rechts
Befund: Laterale Schenkelhalsfraktur. Hüftkopf in der Pfanne, keine Luxation.
Beurteilung: Hintere Hüftluxation rechts.`,
  },
  {
    why: 'Ein Bruch mit Fehlstellung ist keine Luxation.',
    kind: 'negation',
    quotes: ['Humeruskopf in der Pfanne, keine Luxation', 'Schulterluxation links'],
    text: `Röntgen Schulter links
Befund: Dislozierte Fraktur des Tuberculum majus. Humeruskopf in der Pfanne, keine Luxation.
Beurteilung: Schulterluxation links.`,
  },
  {
    why: 'Auch ein kleiner Erguss ist einer.',
    kind: 'negation',
    quotes: ['Perikarderguss von 6 mm', 'Kein kleiner Perikarderguss'],
    text: `CT Thorax
Befund: Perikarderguss von 6 mm. Pleura zart.
Beurteilung: Kein kleiner Perikarderguss.`,
  },
  {
    why: 'Was konstant ist, ist da.',
    kind: 'negation',
    quotes: ['Im rechten Oberlappen unveränderter Rundherd von 5 mm', 'Kein konstanter Rundherd im rechten Oberlappen'],
    text: `CT Thorax
Befund: Im rechten Oberlappen unveränderter Rundherd von 5 mm.
Beurteilung: Kein konstanter Rundherd im rechten Oberlappen.`,
  },
  {
    why: 'Der Erguss nimmt zu, also ist einer da, der zunimmt.',
    kind: 'negation',
    quotes: ['Pleuraerguss links jetzt 4 cm (VU 2 cm)', 'Kein progredienter Pleuraerguss links'],
    text: `Röntgen Thorax
Befund: Pleuraerguss links jetzt 4 cm (VU 2 cm).
Beurteilung: Kein progredienter Pleuraerguss links.`,
  },
  {
    why: 'Mit Abkippung ist eine Fraktur disloziert.',
    kind: 'negation',
    quotes: ['Distale Radiusfraktur mit dorsaler Abkippung um 15°', 'Keine dislozierte distale Radiusfraktur rechts'],
    text: `Röntgen Handgelenk rechts
Befund: Distale Radiusfraktur mit dorsaler Abkippung um 15°.
Beurteilung: Keine dislozierte distale Radiusfraktur rechts.`,
  },
  {
    why: 'Das Hinterhorn des Außenmeniskus ist das Außenmeniskushinterhorn.',
    kind: 'negation',
    quotes: ['Außenmeniskus mit Radiärriss im Hinterhorn', 'Kein Riss des Außenmeniskushinterhorns'],
    text: `MRT Kniegelenk links
Befund: Außenmeniskus mit Radiärriss im Hinterhorn. Innenmeniskus intakt.
Beurteilung: Kein Riss des Außenmeniskushinterhorns.`,
  },
  {
    why: 'Ein Vorderhorn neben einem Meniskus liegt nicht im Hirn.',
    kind: 'negation',
    quotes: ['Außenmeniskus mit Lappenriss im Vorderhorn', 'Kein Lappenriss des Außenmeniskusvorderhorns'],
    text: `MRT Kniegelenk links
Befund: Außenmeniskus mit Lappenriss im Vorderhorn.
Beurteilung: Kein Lappenriss des Außenmeniskusvorderhorns.`,
  },
  {
    why: 'Radiär ist ein Radiärriss auch in zwei Wörtern.',
    kind: 'negation',
    quotes: ['Innenmeniskus mit radiärer Rissbildung im Hinterhorn', 'Kein Radiärriss des Innenmeniskushinterhorns'],
    text: `MRT Kniegelenk rechts
Befund: Innenmeniskus mit radiärer Rissbildung im Hinterhorn.
Beurteilung: Kein Radiärriss des Innenmeniskushinterhorns.`,
  },
  {
    why: 'Wohin ein Vorfall reicht, sagt auch ein Umstandswort.',
    kind: 'negation',
    quotes: ['Im Segment L4/5 nach links paramedian gerichteter Bandscheibenvorfall', 'Kein Bandscheibenvorfall L4/5 links'],
    text: `MRT LWS
Befund: Im Segment L4/5 nach links paramedian gerichteter Bandscheibenvorfall.
Beurteilung: Kein Bandscheibenvorfall L4/5 links.`,
  },
  {
    why: 'no metastasis of a bone, and one in the ilium',
    kind: 'negation',
    quotes: ['Osteolytische Metastase im Os ilium rechts, 18 mm', 'Keine Knochenmetastasen'],
    text: 'CT Abdomen mit KM\nLeber unauffällig. Osteolytische Metastase im Os ilium rechts, 18 mm.\nBeurteilung: Keine Knochenmetastasen.',
  },
  {
    why: 'Was als Läsion im selben Segment beschrieben ist, wird nicht beim Namen verneint.',
    kind: 'negation',
    quotes: ['In Segment VI 19 mm große, arteriell anreichernde Läsion mit Washout', 'Kein HCC in Segment VI'],
    text: `MRT Leber
Befund: In Segment VI 19 mm große, arteriell anreichernde Läsion mit Washout.
Beurteilung: Kein HCC in Segment VI.`,
  },
  {
    why: 'Ein Maß hat nur, was da ist.',
    kind: 'negation',
    quotes: ['In Segment II 12 mm große echoreiche Läsion', 'Kein Hämangiom der Leber (12 mm)'],
    text: `MRT Leber
Befund: In Segment II 12 mm große echoreiche Läsion.
Beurteilung: Kein Hämangiom der Leber (12 mm).`,
  },
  {
    why: 'Der Tumor eines Organs ist dessen Karzinom, wenn sonst nichts genannt wird.',
    kind: 'negation',
    quotes: ['Wandüberschreitender Tumor im unteren Rektum', 'Kein Rektumkarzinom'],
    text: `MRT Becken
Befund: Wandüberschreitender Tumor im unteren Rektum.
Beurteilung: Kein Rektumkarzinom.`,
  },
  {
    why: 'Eine verdickte Faszie ist entzündet, wenn sie nicht nur gering verdickt ist.',
    kind: 'negation',
    quotes: ['Plantarfaszie am Ansatz auf 7 mm verdickt', 'Keine Plantarfasziitis'],
    text: `MRT Fuß links
Befund: Plantarfaszie am Ansatz auf 7 mm verdickt.
Beurteilung: Keine Plantarfasziitis.`,
  },
  {
    why: 'Das Ödem eines Bandes ist dessen Zerrung.',
    kind: 'negation',
    quotes: ['Innenband mit Ödem, Fasern durchgängig', 'Keine Zerrung des Innenbandes'],
    text: `MRT Kniegelenk rechts
Befund: Innenband mit Ödem, Fasern durchgängig.
Beurteilung: Keine Zerrung des Innenbandes.`,
  },
  {
    why: 'Der Kopf eines Mittelfußknochens sitzt nicht auf dem Hals.',
    kind: 'negation',
    quotes: ['Osteomyelitis im Kopf des Metatarsale V mit Destruktion', 'Keine Osteomyelitis des Metatarsale V'],
    text: `MRT Fuß rechts
Befund: Osteomyelitis im Kopf des Metatarsale V mit Destruktion.
Beurteilung: Keine Osteomyelitis des Metatarsale V.`,
  },
  {
    why: 'Kein Verdacht ist eine Verneinung.',
    kind: 'negation',
    quotes: ['Flächiges Infiltrat im rechten Unterlappen', 'Kein Verdacht auf eine Pneumonie'],
    text: `Röntgen Thorax
Befund: Flächiges Infiltrat im rechten Unterlappen.
Beurteilung: Kein Verdacht auf eine Pneumonie.`,
  },
  {
    why: 'an effusion of both sides beside ascites is pleural',
    kind: 'negation',
    quotes: ['Erguss bds. basal', 'Keine Pleuraergüsse'],
    text: 'CT Abdomen\nAszites im kleinen Becken. Erguss bds. basal. Milz regelrecht.\nBeurteilung: Aszites. Keine Pleuraergüsse.',
  },
  {
    why: 'Ein nekrotischer Lymphknoten ist verdächtig.',
    kind: 'negation',
    quotes: ['Lymphknoten axillär links, FDG-avide, 16 mm', 'Keine Lymphknotenmetastase axillär links'],
    text: `CT Hals
Befund: Lymphknoten axillär links, FDG-avide, 16 mm.
Beurteilung: Keine Lymphknotenmetastase axillär links.`,
  },
  {
    why: 'Die Doppellinie zeigt die Nekrose des Hüftkopfes.',
    kind: 'findingsImpression',
    quotes: ['Im Hüftkopf links anterosuperior Areal mit Double-line-sign', 'Keine Hüftkopfnekrose links'],
    text: `MRT Becken
Befund: Im Hüftkopf links anterosuperior Areal mit Double-line-sign.
Beurteilung: Keine Hüftkopfnekrose links.`,
  },
  {
    why: 'Ein schmaler Gelenkspalt mit Osteophyten ist eine Arthrose.',
    kind: 'findingsImpression',
    quotes: ['Medialer Gelenkspalt verschmälert, Osteophyten', 'Keine Gonarthrose'],
    text: `Röntgen Knie rechts
Befund: Medialer Gelenkspalt verschmälert, Osteophyten.
Beurteilung: Keine Gonarthrose.`,
  },
  {
    why: 'Was in der Klammer steht, meint das Band davor und kein anderes.',
    kind: 'findingsImpression',
    quotes: ['Vordere und hintere Syndesmose intakt', 'Syndesmose rupturiert'],
    text: `MRT OSG links
Bänder: Lig. fibulocalcaneare verdickt, in der Kontinuität erhalten (Partialruptur). Vordere und hintere Syndesmose intakt.
Beurteilung: Partialruptur LFC. Syndesmose rupturiert.`,
  },
  {
    why: 'Der Hippocampus ist klein und hell.',
    kind: 'negation',
    quotes: ['Rechter Hippocampus volumengemindert mit Signalanhebung in T2', 'Keine Hippocampussklerose rechts'],
    text: `MRT Schädel
Befund: Rechter Hippocampus volumengemindert mit Signalanhebung in T2.
Beurteilung: Keine Hippocampussklerose rechts.`,
  },
  {
    why: 'Was rechts frei ist, entlastet die linke Seite nicht.',
    kind: 'findingsImpression',
    quotes: ['Sinus maxillaris links subtotal verschattet mit Spiegelbildung, rechts frei belüftet', 'Keine akute Sinusitis maxillaris links'],
    text: `CT NNH
Befund: Sinus maxillaris links subtotal verschattet mit Spiegelbildung, rechts frei belüftet.
Beurteilung: Keine akute Sinusitis maxillaris links.`,
  },
  {
    why: 'Ein Saum von Luft ist ein Pneumothorax.',
    kind: 'negation',
    quotes: ['Apikaler Pneumothoraxsaum links', 'Kein Pneumothorax links'],
    text: `Röntgen Thorax
Befund: Apikaler Pneumothoraxsaum links.
Beurteilung: Kein Pneumothorax links.`,
  },
  {
    why: 'Die Bauchspeicheldrüse ist ödematös, also auch entzündet.',
    kind: 'findingsImpression',
    quotes: ['Pankreas ödematös aufgetrieben mit peripankreatischer Flüssigkeit', 'Keine akute ödematöse Pankreatitis'],
    text: `CT Abdomen
Befund: Pankreas ödematös aufgetrieben mit peripankreatischer Flüssigkeit.
Beurteilung: Keine akute ödematöse Pankreatitis.`,
  },
  {
    why: "Neu ist neu, was immer es außerdem hätte sein sollen.",
    kind: 'negation',
    quotes: ["Keine neuen hypermetabolen Läsionen", "Neue Läsionen"],
    text: `PET-CT
Befund: Keine neuen hypermetabolen Läsionen. Bekannter axillärer Lymphknoten rechts regredient.
Beurteilung: Regredienter Lymphknoten. Neue Läsionen.`,
  },
  {
    why: '„Perikarderguss: keiner“ verneint.',
    kind: 'negation',
    quotes: ['Perikarderguss: keiner', 'Kleiner Perikarderguss'],
    text: `Echokardiographie
Befund: Linker Ventrikel normal groß. Perikarderguss: keiner.
Beurteilung: Kleiner Perikarderguss.`,
  },
  {
    why: 'Was im Gefäß ausgespart ist, ist der Embolus.',
    kind: 'negation',
    quotes: ['Kontrastmittelaussparung in der linken Unterlappenarterie', 'Keine Lungenembolie'],
    text: `CT-Angiographie der Pulmonalarterien
Befund: Kontrastmittelaussparung in der linken Unterlappenarterie.
Beurteilung: Keine Lungenembolie.`,
  },
  {
    why: 'Das Adjektiv nennt die Diagnose.',
    kind: 'findingsImpression',
    quotes: ['Infrarenal zeigt sich eine aneurysmatische Erweiterung der Aorta auf 5,1 cm', 'Kein Bauchaortenaneurysma'],
    text: `Sonographie Abdomen
Befund: Infrarenal zeigt sich eine aneurysmatische Erweiterung der Aorta auf 5,1 cm.
Beurteilung: Kein Bauchaortenaneurysma.`,
  },
  {
    why: 'Spiegel im geblähten Darm sind der Ileus.',
    kind: 'findingsImpression',
    quotes: ['Mehrere Dünndarmspiegel mit Distension der Schlingen', 'Kein Ileus'],
    text: `Röntgen Abdomen
Befund: Mehrere Dünndarmspiegel mit Distension der Schlingen.
Beurteilung: Kein Ileus.`,
  },
  {
    why: 'Eine verlegte Höhle ist nicht gesund.',
    kind: 'findingsImpression',
    quotes: ['Die linke Kieferhöhle ist vollständig verschattet', 'Keine Sinusitis'],
    text: `CT NNH
Befund: Die linke Kieferhöhle ist vollständig verschattet.
Beurteilung: Keine Sinusitis.`,
  },
  {
    why: 'Die eingebrochene Deckplatte ist der Bruch.',
    kind: 'findingsImpression',
    quotes: ['Impression der Deckplatte von LWK 3', 'Kein Frakturnachweis'],
    text: `Röntgen LWS
Befund: Impression der Deckplatte von LWK 3.
Beurteilung: Kein Frakturnachweis.`,
  },
  {
    why: 'Die Echogenität ist das Zeichen der Verfettung.',
    kind: 'findingsImpression',
    quotes: ['Leber mit vermehrter Echogenität', 'Kein Hinweis auf eine Fettleber'],
    text: `Sonographie Abdomen
Befund: Leber mit vermehrter Echogenität.
Beurteilung: Kein Hinweis auf eine Fettleber.`,
  },
  {
    why: 'Die höckerige Kontur ist das Zeichen der Zirrhose.',
    kind: 'findingsImpression',
    quotes: ['Leber mit höckeriger Oberfläche', 'Keine Leberzirrhose'],
    text: `Sonographie Abdomen
Befund: Leber mit höckeriger Oberfläche.
Beurteilung: Keine Leberzirrhose.`,
  },
  {
    why: 'Verhalt mit Luft ist der Abszess.',
    kind: 'findingsImpression',
    quotes: ['Flüssigkeitsverhalt mit Lufteinschlüssen im Unterbauch von 4 cm', 'Kein Abszess'],
    text: `CT Abdomen
Befund: Flüssigkeitsverhalt mit Lufteinschlüssen im Unterbauch von 4 cm.
Beurteilung: Kein Abszess.`,
  },
  {
    why: 'Die verdickte Appendix ist entzündet.',
    kind: 'findingsImpression',
    quotes: ['Die Appendix zeigt eine Wandverdickung', 'Kein sonographischer Hinweis auf eine Appendizitis'],
    text: `Sonographie Abdomen
Befund: Die Appendix zeigt eine Wandverdickung.
Beurteilung: Kein sonographischer Hinweis auf eine Appendizitis.`,
  },
  {
    why: 'Wonach gefragt wird, ist beschrieben.',
    kind: 'findingsImpression',
    quotes: ['Wandverdickung des terminalen Ileums', 'Kein Hinweis auf einen Morbus Crohn'],
    text: `MRT Dünndarm
Befund: Wandverdickung des terminalen Ileums.
Beurteilung: Kein Hinweis auf einen Morbus Crohn.`,
  },
  {
    why: 'Demyelinisierende Herde sind der Hinweis.',
    kind: 'findingsImpression',
    quotes: ['Multiple demyelinisierende Herde periventrikulär', 'Kein Hinweis auf Multiple Sklerose'],
    text: `MRT Schädel
Befund: Multiple demyelinisierende Herde periventrikulär.
Beurteilung: Kein Hinweis auf Multiple Sklerose.`,
  },
  {
    why: 'Die Sichel beschreibt das Hämatom.',
    kind: 'findingsImpression',
    quotes: ['Sichelförmige hyperdense Formation links frontal', 'Kein Subduralhämatom'],
    text: `CT Schädel
Befund: Sichelförmige hyperdense Formation links frontal.
Beurteilung: Kein Subduralhämatom.`,
  },
  {
    why: 'Dichte Zisternen enthalten Blut.',
    kind: 'findingsImpression',
    quotes: ['Hyperdensität in den basalen Zisternen', 'Keine Subarachnoidalblutung'],
    text: `CT Schädel
Befund: Hyperdensität in den basalen Zisternen.
Beurteilung: Keine Subarachnoidalblutung.`,
  },
  {
    why: 'Das Areal folgt dem Gefäß.',
    kind: 'findingsImpression',
    quotes: ['Hypodenses Areal im Mediastromgebiet links', 'Kein Infarkt'],
    text: `CT Schädel
Befund: Hypodenses Areal im Mediastromgebiet links.
Beurteilung: Kein Infarkt.`,
  },
  {
    why: 'Reflex und Schatten sind der Stein.',
    kind: 'findingsImpression',
    quotes: ['Echoreicher Reflex mit Schallschatten im linken Nierenbecken', 'Kein Nierenstein'],
    text: `Sonographie Nieren
Befund: Echoreicher Reflex mit Schallschatten im linken Nierenbecken.
Beurteilung: Kein Nierenstein.`,
  },
  {
    why: 'Die Beurteilung gibt den Läsionen keinen anderen Namen.',
    kind: 'findingsImpression',
    quotes: ['Mehrere hypodense Läsionen der Leber bis 3 cm', 'Keine Lebermetastasen'],
    text: `CT Abdomen
Befund: Mehrere hypodense Läsionen der Leber bis 3 cm.
Beurteilung: Keine Lebermetastasen.`,
  },
  {
    why: 'Spikulae sind der Verdacht.',
    kind: 'findingsImpression',
    quotes: ['Spikulierte Verdichtung rechts oben außen', 'Kein Malignomverdacht'],
    text: `Mammographie
Befund: Spikulierte Verdichtung rechts oben außen.
Beurteilung: Kein Malignomverdacht.`,
  },
  {
    why: 'Erweiterte Bronchien heißen so.',
    kind: 'findingsImpression',
    quotes: ['Erweiterung und Wandverdickung der Bronchien im linken Unterlappen', 'Keine Bronchiektasen'],
    text: `CT Thorax
Befund: Erweiterung und Wandverdickung der Bronchien im linken Unterlappen.
Beurteilung: Keine Bronchiektasen.`,
  },
  {
    why: 'Die Beschleunigung misst die Stenose.',
    kind: 'findingsImpression',
    quotes: ['Am Abgang der A. carotis interna rechts Flussbeschleunigung auf 280 cm/s', 'Keine Stenose der A. carotis interna'],
    text: `Duplexsonographie der Carotiden
Befund: Am Abgang der A. carotis interna rechts Flussbeschleunigung auf 280 cm/s.
Beurteilung: Keine Stenose der A. carotis interna.`,
  },
  {
    why: 'Durch die Lücke tritt die Hernie.',
    kind: 'findingsImpression',
    quotes: ['Bruchlücke von 2 cm in der Leiste rechts', 'Keine Leistenhernie'],
    text: `Sonographie Leiste
Befund: Bruchlücke von 2 cm in der Leiste rechts.
Beurteilung: Keine Leistenhernie.`,
  },
  {
    why: 'Zeichen und Diagnose.',
    kind: 'findingsImpression',
    quotes: ['Vermehrte Transparenz und rarefizierte Gefäßzeichnung', 'Kein Lungenemphysem'],
    text: `CT Thorax
Befund: Vermehrte Transparenz und rarefizierte Gefäßzeichnung.
Beurteilung: Kein Lungenemphysem.`,
  },
  {
    why: 'Die Lazeration ist der Riss.',
    kind: 'findingsImpression',
    quotes: ['Am Unterpol der Milz eine 2 cm lange Lazeration', 'Keine Milzruptur'],
    text: `CT Abdomen
Befund: Am Unterpol der Milz eine 2 cm lange Lazeration.
Beurteilung: Keine Milzruptur.`,
  },
  {
    why: 'Die entzündete Bandscheibe nimmt auf.',
    kind: 'findingsImpression',
    quotes: ['Bandscheibe L2/3 hyperintens mit Kontrastmittelaufnahme der angrenzenden Wirbelkörper', 'Keine Spondylodiszitis'],
    text: `MRT LWS
Befund: Bandscheibe L2/3 hyperintens mit Kontrastmittelaufnahme der angrenzenden Wirbelkörper.
Beurteilung: Keine Spondylodiszitis.`,
  },
  {
    why: 'Die thrombosierte Hautvene ist entzündet.',
    kind: 'findingsImpression',
    quotes: ['V. saphena magna thrombosiert', 'Keine Thrombophlebitis'],
    text: `Duplexsonographie Bein rechts
Befund: V. poplitea komprimierbar. V. saphena magna thrombosiert.
Beurteilung: Keine Thrombophlebitis.`,
  },
  {
    why: 'Die geschichtete Wand mit Flüssigkeit ist entzündet.',
    kind: 'findingsImpression',
    quotes: ['Gallenblase mit Wandverdickung und pericholezystischer Flüssigkeit', 'Keine Cholezystitis'],
    text: `CT Abdomen
Befund: Gallenblase mit Wandverdickung und pericholezystischer Flüssigkeit.
Beurteilung: Keine Cholezystitis.`,
  },
  {
    why: 'Der nekrotische Knoten hat keinen anderen Namen.',
    kind: 'findingsImpression',
    quotes: ['Nekrotischer Lymphknoten Level II rechts von 20 mm', 'Keine Lymphknotenmetastasen'],
    text: `CT Hals
Befund: Nekrotischer Lymphknoten Level II rechts von 20 mm.
Beurteilung: Keine Lymphknotenmetastasen.`,
  },
  {
    why: 'Gemessener Restharn ist da.',
    kind: 'findingsImpression',
    quotes: ['Harnblase glatt, Restharn 160 ml', 'Unauffällige Harnblase ohne Restharn'],
    text: `Sonographie Harntrakt
Befund: Harnblase glatt, Restharn 160 ml.
Beurteilung: Unauffällige Harnblase ohne Restharn.`,
  },
  {
    why: 'the effusion shares the joint with what follows',
    kind: 'negation',
    quotes: ['Kein Gelenkerguss in den Metakarpophalangealgelenken', 'Erguss und Synovitis der MCP-Gelenke'],
    text: `MRT Hand
Befund: Kein Gelenkerguss in den Metakarpophalangealgelenken.
Beurteilung: Erguss und Synovitis der MCP-Gelenke.`,
  },
  {
    why: 'Steine erklären die geschichtete Wand nicht.',
    kind: 'findingsImpression',
    quotes: ['Gallenblasenwand auf 7 mm verdickt und geschichtet mit pericholezystischem Flüssigkeitssaum, mehrere Konkremente', 'Cholezystolithiasis ohne Zeichen einer Cholezystitis'],
    text: `Sonographie Abdomen
Befund: Gallenblasenwand auf 7 mm verdickt und geschichtet mit pericholezystischem Flüssigkeitssaum, mehrere Konkremente.
Beurteilung: Cholezystolithiasis ohne Zeichen einer Cholezystitis.`,
  },
  {
    why: 'Divertikel sind noch keine Erklärung der Imbibierung.',
    kind: 'findingsImpression',
    quotes: ['Colon sigmoideum langstreckig wandverdickt mit Imbibierung des umgebenden Fettgewebes, zahlreiche Divertikel', 'Keine Divertikulitis'],
    text: `CT Abdomen
Befund: Colon sigmoideum langstreckig wandverdickt mit Imbibierung des umgebenden Fettgewebes, zahlreiche Divertikel.
Beurteilung: Sigmadivertikulose. Keine Divertikulitis.`,
  },
  {
    why: 'Der Aneurysmasack ist da, ob er sich füllt oder nicht.',
    kind: 'findingsImpression',
    quotes: ['Spätarteriell Kontrastmitteldepot ventral im Aneurysmasack', 'Kein Endoleak'],
    text: `CT-Angiographie Aorta
Befund: Aortenprothese in situ. Spätarteriell Kontrastmitteldepot ventral im Aneurysmasack.
Beurteilung: Aneurysmasack um 5 mm größer. Kein Endoleak.`,
  },
  {
    why: 'Eine Zyste daneben erklärt die verdächtigen Herde nicht.',
    kind: 'negation',
    quotes: ['Leber mit zwei metastasenverdächtigen Herden im rechten Lappen', 'Keine Lebermetastasen'],
    text: `CT Abdomen
Befund: Leber mit zwei metastasenverdächtigen Herden im rechten Lappen. Einfache Zyste im Segment II, 11 mm.
Beurteilung: Keine Lebermetastasen.`,
  },
  {
    why: 'Ein Granulom daneben erklärt die verdächtigen Rundherde nicht.',
    kind: 'negation',
    quotes: ['Beidseits pulmonale metastasensuspekte Rundherde bis 9 mm', 'Keine Lungenmetastasen'],
    text: `CT Thorax
Befund: Beidseits pulmonale metastasensuspekte Rundherde bis 9 mm. Verkalktes Granulom im Mittellappen.
Beurteilung: Keine Lungenmetastasen.`,
  },
  {
    why: 'Mit 80 % ist die Einengung höhergradig.',
    kind: 'negation',
    quotes: ['A. iliaca communis links mit weichen Plaques, maximal 80 %ige Einengung', 'Keine wesentliche Stenose der A. iliaca communis'],
    text: `CT-Angiographie Becken-Bein
Befund: A. iliaca communis links mit weichen Plaques, maximal 80 %ige Einengung.
Beurteilung: Keine wesentliche Stenose der A. iliaca communis.`,
  },
  {
    why: 'Grad III ist höhergradig.',
    kind: 'negation',
    quotes: ['Harnstau rechts Grad III', 'Keine höhergradige Harnstauung'],
    text: `Sonographie Nieren
Befund: Harnstau rechts Grad III.
Beurteilung: Keine höhergradige Harnstauung.`,
  },
  {
    why: 'Was die Durchführung eines Eingriffs verneint, steht in der Beurteilung.',
    kind: 'negation',
    quotes: ['Abschlussscan ohne Pneumothorax, keine Blutung', 'Schmaler Pneumothorax'],
    text: `CT-gesteuerte Lungenbiopsie links
Durchführung: Koaxialtechnik, drei Zylinder. Abschlussscan ohne Pneumothorax, keine Blutung.
Beurteilung: Komplikationslose Biopsie. Schmaler Pneumothorax.`,
  },
  {
    why: 'Der Rest der HWS ist nicht ohne Fraktur.',
    kind: 'findingsImpression',
    quotes: ['Nicht dislozierte Fraktur des Wirbelbogens HWK 6', 'Übrige HWS ohne Fraktur'],
    text: `CT HWS
Befund: Fraktur der Densbasis. Nicht dislozierte Fraktur des Wirbelbogens HWK 6.
Beurteilung: Densfraktur Typ II. Übrige HWS ohne Fraktur.`,
  },
  {
    why: 'Der Rest der LWS ist nicht intakt.',
    kind: 'findingsImpression',
    quotes: ['Fraktur des Querfortsatzes LWK 3 links', 'Restliche LWS intakt'],
    text: `CT LWS
Befund: Berstungsfraktur LWK 1. Fraktur des Querfortsatzes LWK 3 links.
Beurteilung: Berstungsfraktur LWK 1. Restliche LWS intakt.`,
  },
  {
    why: 'Intakte Schambeinäste, und der Beckenring ist gebrochen; eine Arthrose der ISG ist keine Fraktur.',
    kind: 'negation',
    quotes: ['Schambeinäste beidseits intakt', 'Beckenringfraktur'],
    text: `Röntgen Becken
Befund: Schenkelhalsfraktur rechts. Schambeinäste beidseits intakt. ISG mit Arthrose.
Beurteilung: Schenkelhalsfraktur rechts. Beckenringfraktur.`,
  },
  {
    why: 'Ein Thrombus im Ventrikel liegt im Herzen drin.',
    kind: 'negation',
    quotes: ['Kein intrakavitärer Thrombus', 'Thrombus im linken Ventrikel'],
    text: `MRT Herz
Befund: Kein intrakavitärer Thrombus. Perikard zart.
Beurteilung: Thrombus im linken Ventrikel.`,
  },
  {
    why: 'Wo der Thrombus des Ventrikels liegt, verneint die Beurteilung jeden.',
    kind: 'negation',
    quotes: ['Im LV apikal ein 12 mm großer Thrombus', 'Kein intrakavitärer Thrombus'],
    text: `MRT Herz
Befund: Im LV apikal ein 12 mm großer Thrombus. Perikard zart.
Beurteilung: Kein intrakavitärer Thrombus.`,
  },
  {
    why: 'Ein triphasischer Fluss schließt den Steal aus.',
    kind: 'findingsImpression',
    quotes: ['A. subclavia beidseits triphasisch', 'Subclavian-Steal rechts'],
    text: `Duplex Hals
Befund: A. subclavia beidseits triphasisch. A. vertebralis rechts 3,2 mm.
Beurteilung: Subclavian-Steal rechts.`,
  },
  {
    why: 'Der Pendelfluss der Vertebralis ist ein Steal.',
    kind: 'findingsImpression',
    quotes: ['A. vertebralis links mit Pendelfluss', 'Kein Hinweis auf ein Steal-Phänomen'],
    text: `Duplex Hals
Befund: A. vertebralis links mit Pendelfluss.
Beurteilung: Kein Hinweis auf ein Steal-Phänomen.`,
  },
  {
    why: 'Der Erguss bei einer Kreuzbandruptur ist einer des Gelenks.',
    kind: 'negation',
    quotes: ['Kein Gelenkerguss', 'VKB-Ruptur mit begleitendem Erguss'],
    text: `MRT Knie
Befund: Ruptur des VKB. Kein Gelenkerguss. Menisken intakt.
Beurteilung: VKB-Ruptur mit begleitendem Erguss.`,
  },
  {
    why: 'Ein intakter Orbitaboden hat keinen Defekt.',
    kind: 'findingsImpression',
    quotes: ['Orbitaboden beidseits intakt', 'Defekt des Orbitabodens rechts'],
    text: `CT Mittelgesicht
Befund: Orbitaboden beidseits intakt. Jochbogen ohne Stufe.
Beurteilung: Defekt des Orbitabodens rechts.`,
  },
  {
    why: 'Das Tegmen hat einen Defekt und ist nicht intakt.',
    kind: 'findingsImpression',
    quotes: ['Rechts Tegmendefekt von 3 mm', 'Tegmen intakt'],
    text: `CT Felsenbein
Befund: Rechts Tegmendefekt von 3 mm. Mastoid verschattet.
Beurteilung: Otomastoiditis rechts. Tegmen intakt.`,
  },
  {
    why: 'Zentral und peripher perfundiert ist der ganze Hoden.',
    kind: 'findingsImpression',
    quotes: ['Rechter Hoden 15 ml, zentral und peripher regelrecht perfundiert', 'Hodentorsion rechts'],
    text: `Skrotalsonographie
Befund: Rechter Hoden 15 ml, zentral und peripher regelrecht perfundiert. Nebenhoden rechts verdickt.
Beurteilung: Epididymitis rechts. Hodentorsion rechts.`,
  },
  {
    why: 'Von zwei Venen eines Namens ist jede komprimierbar.',
    kind: 'findingsImpression',
    quotes: ['V. femoralis communis und V. profunda femoris rechts komprimierbar', 'Thrombose der V. poplitea und der V. femoralis communis rechts'],
    text: `Duplex Beinvenen
Befund: V. femoralis communis und V. profunda femoris rechts komprimierbar. V. poplitea nicht komprimierbar.
Beurteilung: Thrombose der V. poplitea und der V. femoralis communis rechts.`,
  },
  {
    why: 'Ein CT-Zeichen steht für das, was es anzeigt.',
    kind: 'negation',
    quotes: ['Ohne CT-Zeichen der Rechtsherzbelastung', 'Lungenembolie mit Rechtsherzbelastung'],
    text: `CT Pulmonalisangiographie
Befund: Füllungsdefekt im rechten Unterlappen. Ohne CT-Zeichen der Rechtsherzbelastung.
Beurteilung: Lungenembolie mit Rechtsherzbelastung.`,
  },
]

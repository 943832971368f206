import type { SilentCase } from './contradiction-case.ts'

/** Parts of which a correct report says one thing in many words. */
export const silentInvolvements: readonly SilentCase[] = [
  {
    why: "Zwei Wirbel: die Hinterkante des einen ist intakt, die des anderen nicht.",
    text: `CT LWS
Befund: Deckplattenimpression LWK 1, Hinterkante intakt. BWK 12 mit Hinterkantenbeteiligung.
Beurteilung: LWK-1-Fraktur ohne und BWK-12-Fraktur mit Hinterkantenbeteiligung.`,
  },
  {
    why: "Sigma infiltriert, Rektum frei: der Darm ist beteiligt.",
    text: `MRT Becken
Befund: Sigma auf 2 cm infiltriert. Rektum ohne Infiltration.
Beurteilung: Endometriose mit Darmbeteiligung im Sigma.`,
  },
  {
    why: "Eine Samenblase infiltriert, die andere frei.",
    text: `MRT Prostata
Befund: Läsion PZ links basal mit Infiltration der linken Samenblase.
Beurteilung: PI-RADS 5 mit Samenblaseninfiltration links, rechte Samenblase frei.`,
  },
  {
    why: "Kontakt zur Kapsel durchbricht sie nicht.",
    text: `MRT Prostata
Befund: Läsion mit breitem Kapselkontakt, Kapsel intakt.
Beurteilung: PI-RADS 5 mit Kapselkontakt, kein Anhalt für Kapseldurchbruch.`,
  },
  {
    why: "Breiter Pleurakontakt ohne Infiltration.",
    text: `CT Thorax
Befund: Tumor im Oberlappen rechts mit breitem Pleurakontakt, keine Thoraxwandinfiltration.
Beurteilung: Tumor rechter Oberlappen, Pleura und Thoraxwand nicht infiltriert.`,
  },
  {
    why: "Tangiert ist nicht komprimiert.",
    text: `MRT HWS
Befund: Prolaps C5/6, Myelon tangiert. C6/7 Myelon frei.
Beurteilung: Prolaps C5/6 mit Myelonkontakt ohne Myelonkompression.`,
  },
  {
    why: "Ohne Gelenkbeteiligung heißt extraartikulär.",
    text: `Röntgen Finger
Befund: Schrägfraktur der Grundphalanx D3 ohne Gelenkbeteiligung. Gelenke unauffällig.
Beurteilung: Fraktur D3 extraartikulär.`,
  },
  {
    why: "Ein anderes Gelenk ist intakt.",
    text: `Röntgen Hand
Befund: Fraktur der Mittelphalanx mit Ausläufer bis in das PIP-Gelenk. DIP-Gelenk intakt.
Beurteilung: Intraartikuläre Fraktur der Mittelphalanx D2.`,
  },
  {
    why: "Zweimal verneint: Extravasation und aktive Blutung.",
    text: `CT Abdomen
Befund: Milzlazeration mit Hämatom, keine aktive Extravasation.
Beurteilung: Milzlazeration ohne aktive Blutung.`,
  },
  {
    why: "Ein Hämatom braucht kein Extravasat.",
    text: `CT Becken
Befund: Hämatom im M. iliopsoas links, 6 cm. Kein KM-Extravasat.
Beurteilung: Iliopsoashämatom links, kein Hinweis auf aktive Blutung.`,
  },
  {
    why: "Frakturen der BWS neben regelrechten Lendenwirbelkörpern.",
    text: `MRT BWS
Befund: Sinterung BWK 7. Impressionsfrakturen der Deckplatten, am ehesten frisch. Lendenwirbelkörper regelrecht.
Beurteilung: Frische Sinterung BWK 7.`,
  },
  {
    why: "Die Achse ist regelrecht, der Knochen gebrochen.",
    text: `Röntgen Unterarm
Befund: Radiusfraktur metaphysär, Achse regelrecht. Ulna intakt.
Beurteilung: Radiusfraktur.`,
  },
  {
    why: "Das Material ist in Ordnung, der Frakturspalt noch sichtbar.",
    text: `Röntgen Clavicula links
Befund: Frakturspalt noch einsehbar. Material i.O. Keine Lockerung. Osteosynthesematerial regelrecht.
Beurteilung: Konsolidierende Claviculafraktur links.`,
  },
  {
    why: "Nach Tenodese: Sulcus leer, die Sehne an ihrem neuen Ansatz.",
    text: `MRT Schulter links
Klinische Angaben: Z. n. Bizepstenodese 2021.
Befund: Lange Bizepssehne im Sulcus nicht abgrenzbar bei Z. n. Tenodese, Tenodeseschraube reizlos. Supraspinatussehne intakt.
Beurteilung: Reizlose Verhältnisse nach Bizepstenodese.`,
  },
  {
    why: "Nach Nephrektomie der Eigennieren wird die Transplantatniere beschrieben.",
    text: `Sonographie der Transplantatniere
Klinische Angaben: NTX rechts 2018, Z. n. Nephrektomie beidseits.
Befund: Niere in der rechten Fossa iliaca 11 cm. Parenchym 17 mm. NBKS nicht erweitert. Nierenarterie offen.
Beurteilung: Transplantat unauffällig.`,
  },
  {
    why: "Prothesenkopf ist kein Humeruskopf.",
    text: `Röntgen Schulter
Klinische Angaben: Z. n. inverser Schulterprothese.
Befund: Keine periprothetische Fraktur. Regelrechte Stellung der Prothese. Glenoid regelrecht.
Beurteilung: Unauffällig.`,
  },
  {
    why: "Eine Klappenprothese ist beschrieben.",
    text: `CT Herz
Klinische Angaben: Z. n. TAVI.
Befund: Aortenklappe mit regelrechter Öffnung. Mitralklappe verkalkt. Koronarien frei.
Beurteilung: Keine KHK.`,
  },
  {
    why: "Nach Metallentfernung sind Bohrkanäle zu sehen.",
    text: `Röntgen Unterarm rechts
Klinische Angaben: Z. n. Metallentfernung 2022.
Befund: Bohrkanäle nach Entfernung der Platte noch sichtbar. Keine Schraubenreste. Deckplatten intakt.
Beurteilung: Konsolidierte Fraktur.`,
  },
  {
    why: "Zwei Operationen, zwei Anastomosen.",
    text: `CT Abdomen
Klinische Angaben: Z. n. Hemikolektomie rechts 2018. Z. n. Sigmaresektion 2021.
Befund: Anastomose im Sigma reizlos. Ileotransversale Anastomose reizlos.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Anastomose, wo sie hingehört.",
    text: `CT Abdomen
Klinische Angaben: Z. n. Hemikolektomie rechts 2018.
Befund: Ileotransversale Anastomose reizlos, Sigmadivertikulose.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Die eine Vene ist frei, die andere verschlossen.",
    text: `Duplexsonographie Beinvenen rechts
Befund: V. femoralis frei. V. poplitea nicht komprimierbar, thrombosiert.
Beurteilung: Thrombose der V. poplitea rechts.`,
  },
  {
    why: "Verschluss eines Astes, der Stamm ist frei.",
    text: `CT-Angiographie
Befund: A. mesenterica superior im Hauptstamm frei. Verschluss der A. mesenterica inferior.
Beurteilung: AMI-Verschluss.`,
  },
  {
    why: "Im Sulcus der Bizepssehne Flüssigkeit.",
    text: `MRT Schulter
Befund: Bizepssehne im Sulcus zentriert mit Flüssigkeit. Labrum intakt.
Beurteilung: Keine Ruptur.`,
  },
  {
    why: "Solitär in der Leber, multipel in der Lunge.",
    text: `CT
Befund: In der Leber ein 2 cm großer hypodenser Herd. Multiple Lungenmetastasen beidseits. Mehrere Leberzysten.
Beurteilung: Solitäre Lebermetastase, multiple Lungenmetastasen.`,
  },
  {
    why: "Der alte Stent ist offen, ein neuer war nicht nötig.",
    text: `Angiographie
Befund: PTA der AFS. Kein Stent nötig. Einliegender Stent offen.
Beurteilung: Erfolgreiche PTA, Z. n. Stentimplantation iliakal.`,
  },
  {
    why: "In beiden Atemlagen untersucht.",
    text: `CT Thorax
Technik: HR-CT in Inspiration und Exspiration.
Befund: In Exspiration deutliches Air-Trapping.
Beurteilung: Air-Trapping.`,
  },
  {
    why: "Beide gerissenen Sehnen sind genannt, der Rest ist erhalten.",
    text: `MRT Schulter links
Befund: Transmurale Ruptur der Supraspinatussehne. Infraspinatus ebenfalls rupturiert. Subscapularis intakt.
Beurteilung: Komplette Ruptur von Supraspinatus und Infraspinatus. Restliche Manschette erhalten.`,
  },
  {
    why: 'Ein Kontakt zum Hirnstamm drückt ihn nicht.',
    text: 'MRT Schädel\nBefund: Schwannom links 11 mm, den Hirnstamm erreichend. Kein Ödem.\nBeurteilung: Schwannom links mit Hirnstammkontakt ohne Hirnstammkompression.',
  },
  {
    why: 'Die Fistel zwischen den Sphinkteren lässt den äußeren frei.',
    text: 'MRT Becken\nBefund: Sphinkter internus durchsetzt, externus frei.\nBeurteilung: Intersphinktäre Fistel. Sphinkter externus frei.',
  },
  {
    why: 'Was hinter dem Komma frei ist, ist das andere Organ.',
    text: 'MRT Becken\nBefund: Tumor mit Infiltration der Harnblase, Rektum frei.\nBeurteilung: Zervixkarzinom mit Infiltration der Harnblase.',
  },
  {
    why: "Teilruptur des Oberrandes, Rest der Manschette erhalten.",
    text: `MRT Schulter links
Befund: Transmurale Ruptur der Supraspinatussehne. Subscapularis am Oberrand gering aufgefasert. Infraspinatus intakt.
Beurteilung: Komplette Supraspinatusruptur, übrige Rotatorenmanschette intakt.`,
  },
  {
    why: "Beteiligung des Gelenks bricht den Nachbarknochen nicht.",
    text: `Röntgen Handgelenk links
Befund: Distale Radiusfraktur mit Beteiligung des Radiokarpalgelenks. Die Ulna ist intakt, Karpus intakt.
Beurteilung: Distale Radiusfraktur links mit Beteiligung der Gelenkfläche.`,
  },
  {
    why: "Beteiligung eines Nerven ist kein Bruch.",
    text: `CT Becken
Befund: Azetabulumfraktur ohne Beteiligung des Femurkopfes. N. ischiadicus intakt. Femurkopf zentriert.
Beurteilung: Azetabulumfraktur rechts.`,
  },
  {
    why: "Keine Anreicherung, keine Aktivität.",
    text: `MRT Schädel
Befund: Multiple Herde periventrikulär und infratentoriell, keiner mit Kontrastmittelaufnahme. Keine neuen Läsionen.
Beurteilung: Multiple Sklerose ohne Krankheitsaktivität.`,
  },
  {
    why: 'Was bis 3 mm an die Faszie reicht, hat 3 mm Abstand.',
    text: `MRT Becken
Befund: Der Tumor reicht dorsal bis 3 mm an die mesorektale Faszie.
Beurteilung: Rektumkarzinom mit 3 mm Abstand zur MRF.`,
  },
  {
    why: 'Die Arterie ist frei, die Vene nicht.',
    text: `CT Pankreas
Befund: Raumforderung im Pankreaskopf, Infiltration der V. mesenterica superior. A. mesenterica superior nicht infiltriert.
Beurteilung: Pankreaskarzinom mit Gefäßinvasion.`,
  },
  {
    why: "Anreicherung in der Voruntersuchung, jetzt keine mehr.",
    text: `MRT Schädel
Befund: Die zuvor anreichernde Läsion links periventrikulär ohne Enhancement.
Beurteilung: Keine aktiven Läsionen.`,
  },
  {
    why: "Ein anderer Knöchel ist beteiligt.",
    text: `Röntgen Sprunggelenk
Befund: Fibulafraktur Typ Weber C. Innenknöchel intakt. Hinteres Volkmann-Dreieck frakturiert.
Beurteilung: Weber-C-Fraktur mit Beteiligung des Volkmann-Dreiecks.`,
  },
  {
    why: "Beide Kreuzbänder intakt, ein Seitenband nicht.",
    text: `MRT Knie links
Befund: Kreuzbänder intakt. Innenband rupturiert.
Beurteilung: Innenbandruptur, Kreuzbänder erhalten.`,
  },
  {
    why: "Steine ohne Entzündung.",
    text: `Sonographie Abdomen
Befund: Gallenblase mit multiplen Steinen, Wand zart.
Beurteilung: Cholezystolithiasis ohne Entzündungszeichen, Nierenzyste rechts.`,
  },
  {
    why: "Beim Herzen ist LE das Late Enhancement.",
    text: `MRT Herz
Befund: LE: subepikardiales LE inferolateral. Kein LE septal. LVEF 55 %.
Beurteilung: Myokarditis mit LE inferolateral, kein ischämisches LE.`,
  },
  {
    why: "Nach Bizepstenodese ist die Sehne außerhalb des Gelenks zu sehen.",
    text: `MRT Schulter rechts
Klinische Angaben: Z. n. Bizepstenodese.
Befund: Lange Bizepssehne extraartikulär am proximalen Humerus verankert. Supraspinatussehne intakt. Subscapularis intakt.
Beurteilung: Reizlose Verhältnisse nach Tenodese.`,
  },
  {
    why: "Eine Schraube im Tibiakopf fehlt, die der Kreuzbandplastik nicht.",
    text: `MRT Knie links
Klinische Angaben: Z. n. VKB-Plastik, Z. n. Metallentfernung am Tibiakopf.
Befund: Transplantat intakt, Interferenzschraube regelrecht. HKB intakt. Bohrkanäle nicht erweitert.
Beurteilung: Intaktes VKB-Transplantat.`,
  },
  {
    why: "Dichter Befund einer Prostata: Kapsel vorgewölbt, aber nicht durchbrochen; Samenblasen, Rektum und Blase frei.",
    text: `MRT Prostata
Befund: Läsion PZ links, 14 mm, breiter Kapselkontakt mit Vorwölbung, Kapsel erhalten. Samenblasen beidseits frei. Rektum nicht infiltriert. Harnblase zartwandig.
Beurteilung: PI-RADS 4 links, organbegrenzt, kein Anhalt für Kapselüberschreitung oder Samenblaseninfiltration.`,
  },
  {
    why: "Gelenkbeteiligung des einen, nicht des anderen Knochens.",
    text: `CT Handgelenk rechts
Befund: Mehrfragmentäre distale Radiusfraktur mit Beteiligung der radiokarpalen Gelenkfläche, das distale Radioulnargelenk nicht einbezogen. Abriss des Processus styloideus ulnae. Karpus intakt.
Beurteilung: Intraartikuläre Radiusfraktur Typ C2, DRUG nicht betroffen.`,
  },
  {
    why: "Seitenventrikel komprimiert, dritter und vierter nicht.",
    text: `CT Schädel
Befund: Raumforderung rechts frontal mit Ödem. Rechter Seitenventrikel komprimiert, III. und IV. Ventrikel nicht komprimiert.
Beurteilung: Raumforderung rechts frontal, Kompression des rechten Seitenventrikels. Vierter Ventrikel frei.`,
  },
  {
    why: "Pankreastumor mit Gefäßkontakt.",
    text: `CT Abdomen
Befund: Raumforderung im Pankreaskopf 28 mm mit Kontakt zur V. mesenterica superior unter 180 Grad, A. mesenterica superior frei. Pfortader nicht infiltriert. Duodenum angrenzend, nicht infiltriert.
Beurteilung: Pankreaskopftumor, borderline resektabel bei Venenkontakt. Keine arterielle Gefäßinfiltration.`,
  },
  {
    why: "Wirbelfraktur, Hinterkante vorgewölbt und Spinalkanal frei.",
    text: `CT LWS
Befund: Berstungsfraktur LWK 2 mit Beteiligung der Hinterkante, Hinterkantenfragment 4 mm nach dorsal verlagert. BWK 12 mit Deckplattenimpression, Hinterkante intakt. Spinalkanal nicht relevant eingeengt, Myelon nicht komprimiert.
Beurteilung: Berstungsfraktur LWK 2 mit Hinterkantenbeteiligung. Stabile Deckplattenimpression BWK 12 ohne Hinterkantenbeteiligung.`,
  },
  {
    why: "Ein Bruch neben gesundem Material.",
    text: `Röntgen Sprunggelenk links
Klinische Angaben: Z. n. Plattenosteosynthese der Fibula und Metallentfernung der Stellschraube.
Befund: Platte und Schrauben an der Fibula in regelrechter Lage. Stellschraube entfernt. Keine Lockerung. Gelenkspalt erhalten.
Beurteilung: Regelrechte Materiallage.`,
  },
  {
    why: "Aktive Blutung ausgeschlossen, Hämatom beschrieben, freie Flüssigkeit.",
    text: `CT Abdomen
Befund: Subkapsuläres Hämatom der Milz 2 cm, Lazeration Grad II. Kein KM-Austritt, kein Pseudoaneurysma. Perisplenisch wenig Flüssigkeit.
Beurteilung: Milzlazeration Grad II mit subkapsulärem Hämatom ohne Anhalt für eine aktive Blutung.`,
  },
  {
    why: "Solitär ist der Knoten der Lunge, mehrere Zysten hat die Leber.",
    text: `CT Thorax
Befund: Solitärer Rundherd im rechten Oberlappen 12 mm. Keine weiteren Rundherde. Multiple Leberzysten. Mehrere mediastinale Lymphknoten bis 8 mm.
Beurteilung: Solitärer pulmonaler Rundherd rechts. Leberzysten.`,
  },
  {
    why: "MS mit einem aktiven Herd, die übrigen nicht.",
    text: `MRT Schädel
Befund: Multiple Herde periventrikulär. Ein Herd links frontal mit ringförmiger Anreicherung. Die übrigen Herde ohne Anreicherung. Myelon ohne Herde.
Beurteilung: Multiple Sklerose mit einem aktiven Herd links frontal, sonst keine Zeichen der Krankheitsaktivität.`,
  },
  {
    why: "Beinvenen: der eine Abschnitt frei, der andere verschlossen.",
    text: `Duplexsonographie Beinvenen links
Befund: V. iliaca externa frei, V. femoralis communis frei komprimierbar. V. femoralis superficialis ab der Mitte thrombosiert, V. poplitea thrombosiert. V. saphena magna frei.
Beurteilung: Frische Thrombose der V. femoralis superficialis und der V. poplitea links, proximales Ende in Oberschenkelmitte.`,
  },
  {
    why: "Hirnversorgende Gefäße bis auf eine Stenose.",
    text: `CT-Angiographie der Halsgefäße
Befund: ACI rechts mit geringen Plaques ohne Stenose. ACI links mit 70 % Stenose. Vertebralarterien frei. Circulus Willisii unauffällig.
Beurteilung: Hochgradige ACI-Stenose links, übrige hirnversorgende Gefäße unauffällig.`,
  },
  {
    why: "Rest der Bänder intakt.",
    text: `MRT Sprunggelenk rechts
Befund: Ruptur des Lig. fibulotalare anterius. Lig. fibulocalcaneare verdickt, Teilruptur. Deltaband intakt. Syndesmose intakt.
Beurteilung: Ruptur LFTA, Teilruptur LFC. Übrige Bänder intakt.`,
  },
  {
    why: "Rektumkarzinom mit Zeichen am Rand.",
    text: `MRT Becken
Befund: Rektumkarzinom im mittleren Drittel mit Infiltration des mesorektalen Fetts 4 mm. Mesorektale Faszie frei, Abstand 6 mm. Beckenwand frei. Samenblasen nicht infiltriert.
Beurteilung: Rektumkarzinom mrT3b, CRM negativ, keine Infiltration von Nachbarorganen.`,
  },
  {
    why: 'Der Abstand der Lymphknoten ist nicht der des Tumors.',
    text: `MRT Rektum
Befund: Mesorektale Lymphknoten, Abstand zur Faszie 4 mm. Der Tumor reicht an die mesorektale Faszie.
Beurteilung: mrT3c, mesorektale Faszie infiltriert.`,
  },
  {
    why: 'Nicht sicher abgrenzbar lässt beides offen.',
    text: `MRT Becken
Befund: Die Harnblase ist vom Tumor nicht sicher abgrenzbar.
Beurteilung: Zervixkarzinom ohne sichere Infiltration der Harnblase.`,
  },
  {
    why: 'Auf anderer Höhe ist das Myelon komprimiert.',
    text: `MRT HWS
Befund: HWK4/5: Protrusion ohne Myelonkontakt. HWK5/6: Vorfall mit Kompression des Myelons und Myelopathiesignal.
Beurteilung: Spinalkanalstenose HWK5/6 mit Myelopathie.`,
  },
  {
    why: 'Ein halber Millimeter Abstand ist keiner.',
    text: `MRT Rektum
Befund: Tumor bei 7 cm, Abstand zur mesorektalen Faszie 0,5 mm.
Beurteilung: mrT3b, mesorektale Faszie infiltriert.`,
  },
  {
    why: 'Die Ausdehnung ist hier ein Maß.',
    text: `MRT Hals
Befund: Abszess links. Mediastinum unauffällig. Parapharyngeal Ausdehnung von 3 cm.
Beurteilung: Abszess mit parapharyngealer Ausdehnung. Keine mediastinale Ausdehnung.`,
  },
  {
    why: 'Rechts ist Abstand, links Kontakt.',
    text: `MRT Becken
Befund: Beckenwand rechts frei, Abstand 15 mm. Links Kontakt zur Beckenwand.
Beurteilung: Kontakt zur Beckenwand links.`,
  },
  {
    why: 'Berührt, aber nicht überschritten.',
    text: `MRT Prostata
Befund: Herd der peripheren Zone links mit breitem Kontakt zur Kapsel, diese nicht überschritten.
Beurteilung: PI-RADS 4 links mit Kontakt zur Kapsel. Kein extraprostatisches Wachstum.`,
  },
  {
    why: 'Ein extraartikuläres Ganglion sagt nichts vom Riss.',
    text: `MRT Knie
Befund: Meniskusriss, der die tibiale Gelenkfläche erreicht.
Beurteilung: Extraartikuläres Ganglion dorsal, Meniskusriss.`,
  },
  {
    why: 'Die eine Fraktur ist extraartikulär, die andere nicht.',
    text: `CT Fuß
Befund: Intraartikuläre Kalkaneusfraktur. Extraartikuläre Fraktur des Talushalses.
Beurteilung: Intraartikuläre Kalkaneusfraktur, extraartikuläre Talusfraktur.`,
  },
  {
    why: 'Ein ZVK liegt fehl, der neue nicht.',
    text: `Röntgen Thorax
Befund: Neu eingebrachter ZVK rechts regelrecht. ZVK links unverändert umgeschlagen.
Beurteilung: ZVK links umgeschlagen. Neuer ZVK rechts regelrecht.`,
  },
  {
    why: 'Nach der Anlage ist die Lunge regelrecht belüftet, nicht der Katheter.',
    text: `Röntgen Thorax
Befund: Nach ZVK-Anlage regelrecht belüftete Lunge. Die Spitze liegt in der V. subclavia.
Beurteilung: ZVK-Fehllage. Kein Pneumothorax.`,
  },
  {
    why: 'Nach der Korrektur liegt er richtig.',
    text: `Röntgen Thorax
Befund: Initial ZVK disloziert. Nach Korrektur ZVK-Spitze regelrecht in der VCS.
Beurteilung: Regelrechte ZVK-Lage nach Korrektur.`,
  },
  {
    why: 'Die Wurzel einer anderen Höhe, die nur der Befund zählt.',
    text: `MRT LWS
Befund: Im Segment L4/5 Sequester mit Kontakt zur Wurzel L5. Eine Etage höher Protrusion ohne Wurzelkontakt.
Beurteilung: Sequester LWK 4/5 mit Kompression der Wurzel L5.`,
  },
  {
    why: 'Eine freie Hohlvene kann von außen gedrückt sein.',
    text: `CT Abdomen
Befund: Große Raumforderung im Segment I. V. cava frei perfundiert.
Beurteilung: Lebertumor mit Kompression der V. cava.`,
  },
  {
    why: 'Die Hohlvene oberhalb des Thrombus ist frei.',
    text: `CT Abdomen
Befund: Nierentumor rechts, Tumorthrombus bis in die V. cava. V. cava kranial davon frei.
Beurteilung: Nierenzellkarzinom mit Kavainfiltration.`,
  },
]

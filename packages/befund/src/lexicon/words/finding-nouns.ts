export const findingNouns = `
f en: Bradykardie Tachykardie Zervikalgie Gonalgie Dorsalgie Myalgie Septikämie Hyperämie
  Metaplasie Phlegmasie Hypästhesie Amnesie Apnoe Orthopnoe Dyspnoe Dichteanhebung Signalanhebung
  Verschiebung Verklebung Auftreibung Vorwölbung Bandscheibenvorwölbung Vernarbung Trübung Milchglastrübung Überladung
  Eisenüberladung Umscheidung Ausscheidung Plaquebildung Knickbildung Spiegelbildung Fehlbildung Umbildung Rissbildung
  Kallusbildung Wandung Entzündung Schrumpfung Verlegung Gelenkbeteiligung Einengung Lumeneinengung Verengung
  Sprengung Bedrängung Verdrängung Abflachung Unterbrechung Konturunterbrechung Achsenabweichung
  Quetschung Einstauchung Verstauchung Schallabschwächung Blähung Überblähung Aussackung Verdickung Pleuraverdickung
  Wandverdickung Darmwandverdickung Hautverdickung Schleimhautverdickung Überbrückung Verkalkung Pleuraverkalkung
  Wandverkalkung Gefäßwandverkalkung Koronarverkalkung Grunderkrankung Autoimmunerkrankung
  Lebererkrankung Tumorerkrankung Schwankung Kaliberschwankung Dichteabsenkung Signalabsenkung
  Entmarkung Absiedlung Absiedelung Eindellung Aufhellung Prellung Fehlstellung Steilstellung
  Schwellung Weichteilschwellung Schleimhautschwellung Füllung Ansammlung Luftansammlung Blutansammlung Lähmung
  Einklemmung Krümmung Zeichnung Überdehnung Ausdünnung Knorpelausdünnung Abkippung Aussparung
  Kontrastmittelaussparung Signalminderung Höhenminderung Volumenminderung Substanzminderung
  Transparenzminderung Raumforderung Entleerung Auflagerung Überlagerung Verlagerung
  Mittellinienverlagerung Speicherung Mehrspeicherung Anreicherung Kontrastmittelanreicherung Verknöcherung
  Imbibierung Fettgewebsimbibierung Konsolidierung Tangierung Herniierung Markierung Lobulierung
  Trabekulierung Deformierung Hernierung Konturierung Metastasierung Filialisierung Kollateralisierung Embolisierung
  Thrombosierung Kyphosierung Stenosierung Fibrosierung Sklerosierung Mehrsklerosierung Septierung
  Kontrastierung Minderkontrastierung Pelottierung Kalzifizierung Lockerung Verschmälerung Gelenkspaltverschmälerung
  Faserung Auffaserung Vergrößerung Verbreiterung Erweiterung Sinterung Ummauerung Weichteilvermehrung
  Gewebsvermehrung Zerrung Muskelzerrung Passagestörung Sehstörung Schluckstörung Signalstörung Architekturstörung
  Abflussstörung Lymphabflussstörung Harnabflussstörung
  Sensibilitätsstörung Herzrhythmusstörung Verwachsung Ablösung Epiphysenlösung Anheftung
  Belüftung Minderbelüftung Verdichtung Weichteilverdichtung Kapselüberschreitung Aufweitung Haltung Streckhaltung
  Fehlhaltung Verschattung Verplattung Verfettung Leberverfettung Blutung Nachblutung Durchblutung
  Subarachnoidalblutung Subduralblutung Epiduralblutung Einblutung Durchbauung
  Überbauung Stauung Harnstauung Reizung Einschmelzung Verkürzung Bandverletzung Weichteilverletzung Organverletzung
  Invasion Avulsion Distension Erosion Arrosion Torsion Distorsion Regression Progression Impression
  Deckplattenimpression Kompression Wurzelkompression Nervenkompression Suppression Remission Fusion Diffusion
  Perfusion Minderperfusion Hyperperfusion Okklusion Protrusion Bandscheibenprotrusion Extrusion
  Kontusion Knochenkontusion Hirnkontusion Adhäsion Läsion Bandläsion Partialläsion Muskelläsion
  Knorpelläsion Labrumläsion Knochenläsion Sehnenläsion Hirnläsion Leberläsion Marklagerläsion Pankreasläsion
  Gefäßläsion Meniskusläsion Hautläsion Exazerbation Intubation Konsolidation Elongation Herniation Variation
  Deviation Septumdeviation Dissoziation Ossifikation Kalzifikation Komplikation Dislokation
  Demarkation Fibrillation Angulation Strangulation Retikulation Zirkulation Malformation
  Invagination Dissemination Obstipation Proliferation Degeneration Bandscheibendegeneration
  Alteration Signalalteration Lazeration Ulzeration Inkarzeration Migration Inspiration Exspiration Perforation
  Hohlorganperforation Penetration Infiltration Sequestration Konfiguration Rekanalisation Demineralisation
  Embolisation Vaskularisation Hypervaskularisation Kompensation Dilatation Regurgitation Irritation
  Rotation Malrotation Manifestation Tumormanifestation Relaxation Luxation Patellaluxation Subluxation
  Schulterluxation Koalition Fremdkörperreaktion Periostreaktion Impaktion Infraktion Retraktion Distraktion Affektion
  Kollektion Dissektion Aortendissektion Restriktion Dysfunktion Obstruktion
  Destruktion Gelenkdestruktion Retention Verkalkungsfigur Usur Zäsur Duplikatur Fraktur Patellafraktur
  Klavikulafraktur Tibiakopffraktur Humeruskopffraktur Beckenringfraktur Schrägfraktur Spiralfraktur Acetabulumfraktur
  Azetabulumfraktur Orbitabodenfraktur Rippenserienfraktur Rippenfraktur Kalottenfraktur Nasenbeinfraktur
  Malleolarfraktur Trümmerfraktur Wirbelkörperfraktur Querfraktur Ermüdungsfraktur Berstungsfraktur
  Schenkelhalsfraktur Densfraktur Stressfraktur Abrissfraktur Calcaneusfraktur Radiusfraktur
  Schaftfraktur Wulstfraktur Grünholzfraktur Insuffizienzfraktur Kontraktur Striktur Kontur Ruptur
  Bandruptur Kreuzbandruptur Partialruptur Muskelruptur Teilruptur Achillessehnenruptur Rotatorenmanschettenruptur
  Meniskusruptur Komplettruptur Milzruptur Sepsis Aussaat Schwangerschaft Speicherkrankheit Flüssigkeit Übelkeit
  Deformität Malignität Benignität Hyperdensität Signalintensität
  Hyperintensität Regredienz Progredienz Größenprogredienz Insuffizienz Demenz Resistenz Dehiszenz Diarrhö
f n: Honigwabe Narbe Bride Wunde Kokarde Unschärfe Stufe Gelenkstufe Leckage Spange Nische Schwäche Krallenzehe
  Hammerzehe Enterographie Dysphagie Lumbalgie Cephalgie Zephalgie Ischialgie Arthralgie
  Neuralgie Pathologie Allergie Atrophie Muskelatrophie Hirnatrophie Hypertrophie Dystrophie Angiopathie
  Enthesiopathie Meniskopathie Enzephalopathie Leukenzephalopathie Leukoenzephalopathie
  Koagulopathie Lymphadenopathie
  Nephropathie Enthesopathie Mastopathie Coxopathie
  Kardiomyopathie Megalie Megalenzephalie Lissenzephalie Hydrozephalie
  Anomalie Gefäßanomalie Syringomyelie Pneumobilie Aerobilie Hämophilie Embolie Lungenembolie
  Arrhythmie Hydrophthalmie Papillotomie Ischämie Darmischämie Leukämie Anämie Frakturlinie Pneumonie
  Hypertonie Dystonie Hernie Nabelhernie Narbenhernie Leistenhernie Fettgewebshernie
  Hiatushernie Heterotopie Hämaturie Polymikrogyrie Aphasie Aplasie Neoplasie Hyperplasie
  Prostatahyperplasie Dysplasie Angiodysplasie Ektasie Nierenbeckenkelchektasie Telangiektasie Bronchiektasie
  Parästhesie Agenesie Akinesie Hypokinesie Dyskinesie Atresie Epilepsie Gynäkomastie Apoplexie Hypoxie Malazie
  Zacke Randzacke Bruchlücke Schwiele Pleuraschwiele Meningozele Lymphozele Varikozele Mukozele
  Enzephalozele Hydrozele Enterozele Spermatozele Pneumatozele Rektozele Zystozele Delle Lamelle Beule Phlegmone
  Randzone Trümmerzone Resorptionszone Defektzone Kaverne Lakune Migräne Diarrhoe Schrumpfniere Doppelniere
  Hufeisenniere Zystenniere Bronchiektase Traktionsbronchiektase Atelektase Streifenatelektase Dystelektase Stase
  Diastase Metastase Lymphknotenmetastase Fernmetastase Lebermetastase Wirbelkörpermetastase Skelettmetastase
  Cholestase Koprostase Spondylodese Listhese Parese Hemiparese
  Thrombose Beinvenenthrombose Sinusvenenthrombose Pfortaderthrombose Sinusthrombose Candidose Sarkoidose Amyloidose
  Azidose Hypothyreose Hyperthyreose Psychose Hyperkyphose Zirrhose Leberzirrhose Lymphangiose Borreliose Gliose
  Kyphoskoliose Pneumokoniose Endometriose Silikose Echinokokkose Zystizerkose Leukose Mykose Myogelose Myelose
  Aspergillose Divertikulose Sigmadivertikulose Tuberkulose Kapsulose Spondylose Ankylose Toxoplasmose Aneurysmose
  Stenose Restenose Knickstenose Spinalkanalstenose Foramenstenose Karotisstenose Recessusstenose Tendinose
  Ansatztendinose Zystinose Chondrokalzinose Karzinose Pleurakarzinose Peritonealkarzinose Fibrose Lungenfibrose
  Chondrose Sklerose Mediasklerose Aortensklerose Atherosklerose Koronarsklerose
  Nephrose Arthrose Pseudarthrose Unkarthrose Unkovertebralarthrose Spondylarthrose
  Omarthrose Gonarthrose Facettengelenksarthrose Coxarthrose Koxarthrose Polyarthrose
  Rhizarthrose Nekrose Hüftkopfnekrose Fettgewebsnekrose Osteoporose Neurose Steatose
  Phakomatose Lipomatose Fibromatose Hämochromatose Ptose Asbestose Enostose Synostose Hyperostose Exostose
  Leukozytose Adenomyose Tumormasse Straße Osteolyse Spondylolyse Hämoptyse Schwarte Pleuraschwarte
  Kolloidzyste Dermoidzyste Talgzyste Arachnoidalzyste Ovarialzyste Perineuralzyste Follikelzyste Schokoladenzyste
  Ganglionzyste Branchiozyste Leberzyste Bakerzyste Pinealiszyste
  Meniskuszyste Silhouette Noxe Knorpelglatze Fistel Dehydratation Fettleber Lithiasis Cholelithiasis
  Meningeosis Lymphangiosis
  Synovialitis
f a>en: Struma
f e: Filia Gangrän
f is>en: Listhesis
f is>iden: Phlebitis Lobitis Thyreoiditis Ethmoiditis Mastoiditis Perikarditis Endokarditis
  Myokarditis Ileitis Osteitis Uveitis Ösophagitis Cholangitis Meningitis Salpingitis Pharyngitis Laryngitis
  Bronchitis Orchitis Sakroiliitis Fasziitis Plantarfasziitis Enzephalitis Myelitis Pyelitis Alveolitis
  Cholangiolitis Kolitis Colitis Radikulitis Pannikulitis Ventrikulitis Divertikulitis Sigmadivertikulitis Vaskulitis
  Kapsulitis Epikondylitis Spondylitis Epididymitis Balanitis Lymphadenitis Sialadenitis Duodenitis Tendinitis
  Peritendinitis Vaginitis Tendovaginitis Rhinitis Neuroretinitis Pneumonitis Peritonitis Jejunitis Cerebritis
  Zerebritis Chondritis Enteritis Mesenteritis Nephritis Glomerulonephritis Urethritis Arthritis
  Endometritis Gastritis Pleuritis Neuritis Optikusneuritis Enthesitis Mukositis Serositis Myositis Bursitis Sinusitis
  Pankreatitis Stomatitis Dermatitis Hepatitis Prostatitis Proktitis Periodontitis Parodontitis Otitis Parotitis
  Aortitis Mastitis Ostitis Periostitis Zystitis Cholezystitis Epiglottitis Gingivitis Konjunktivitis Synovitis
  Adnexitis Appendizitis Diszitis
f s: Plaque
n e: Aneurysma/Aneurysmen/Aneurysmata Trauma/Traumata/Traumen Keloid Dermoid Epidermoid Desmoid Karzinoid Fluid
  Leck/Leckagen Stück Areal Infarktareal Fremdmaterial/Fremdmaterialien
  Osteosynthesematerial/Osteosynthesematerialien Blutgerinnsel/Gerinnsel Metall Ödem Lymphödem Marködem
  Knochenmarködem Perifokalödem Muskelödem Weichteilödem Parenchymödem Lungenödem Knochenmarksödem Begleitödem
  Emphysem Weichteilemphysem Lungenemphysem Hautemphysem Empyem Pleuraempyem Aerobronchogramm Luftbronchogramm
  Meningeom Kraniopharyngeom Osteom Osteoidosteom Lymphom Xanthom Angiom Hämangiom Meningiom Basaliom Epitheliom
  Mesotheliom Gliom Paragangliom Oligodendrogliom Biliom Endometriom Sarkom Enzephalom Inzidentalom Myelom
  Aspergillom Papillom Tuberkulom Granulom Xanthogranulom Chylom Ependymom Thymom Melanom Adenom
  Zystadenom Lymphocelenom Malignom Insulinom Seminom Gastrinom Urinom Neurinom Akustikusneurinom Karzinom
  Mammakarzinom Bronchialkarzinom Ovarialkarzinom Urothelkarzinom Nierenzellkarzinom Endometriumkarzinom
  Rektumkarzinom Magenkarzinom Kolonkarzinom Choriokarzinom Pankreaskarzinom
  Zervixkarzinom Schwannom Vestibularisschwannom Kavernom Lipom Angiomyolipom Fibrom
  Chondrom Enchondrom Syndrom Atherom Serom Hygrom Subduralhygrom Chlorom Neurom Morton-Neurom
  Cholesteatom Hämatom Subduralhämatom Epiduralhämatom Muskelhämatom Weichteilhämatom Hepatom Teratom Symptom Hamartom
  Osteoblastom Hämangioblastom Glioblastom Medulloblastom Retinoblastom Chondroblastom Nephroblastom Neuroblastom
  Hepatoblastom Zystom Onkozytom Phäochromozytom Plasmozytom Astrozytom Myom Leiomyom
  Mekonium Malum Uncinatum Rundherdchen Phänomen Vakuumphänomen Megakolon
  Megacolon Fettpolster Geschwür Ulkus/Ulzera/Ulcera Ulcus Exsudat Dislokat Korrelat Lymphknotenkonglomerat
  Tumorkonglomerat Paravasat Extravasat Implantat Artefakt Metallartefakt Atemartefakt Aufhärtungsartefakt
  Pulsationsartefakt Äquivalent Konkrement Ureterkonkrement Harnleiterkonkrement Fragment
  Sediment Rezidiv Lokalrezidiv Tumorrezidiv
n en: Riesenzelltumor
n a>en: Bauchaortenaneurysma Schädelhirntrauma
  Thoraxtrauma Hochrasanztrauma
n a>ata: Polytrauma
n um>en: Residuum
n =: Sigmadivertikel Duodenaldivertikel Blasendivertikel Gerinnsel Schrumpfungszeichen Knötchen
n s: Airtrapping Leak Endoleak Binnenecho Impingement Kontrastmittelenhancement
n er: Trümmerfeld Windei
m ¨e: Schub Zwerchfellhochstand Rückgang Fistelgang Kalibersprung Bruch Nabelbruch Narbenbruch Leistenbruch
  Einbruch Aneurysmasack Stuhl Anfall Schlaganfall Vorfall Bandscheibenvorfall Ausfall Saum Randsaum
  Knickfuß Senkfuß Hohlfuß Klumpfuß Plattfuß Spreizfuß Erguss Pleuraerguss Perikarderguss Gelenkerguss
  Kniegelenkserguss Verschluss Gefäßverschluss
m e: Fibroid Hochstand Patellahochstand Herdbefund Muskelschwund Herd Rundherd Lungenrundherd Kalkherd Histiozytomherd
  Lungenherd Knochenherd Leberherd Marklagerherd Hof Kropf Auswurf Anstieg Knick Hirndruck Kalk
  Wandel Schwindel Einstrom Ausstrom Zapfen Rundrücken Husten Schatten Stein Harnstein
  Harnleiterstein Sporn Halo Stop Krebs Darmkrebs Brustkrebs Diabetes Aszites Kollaps Lungenkollaps Prolaps Hydrops
  Abszess Weichteilabszess Hirnabszess Peritonsillarabszess Psoasabszess Riss Bandriss Kreuzbandriss Horizontalriss
  Korbhenkelriss Kapselriss Teilriss Anriss Sehnenriss Lappenriss Einriss Muskelfaserriss Querriss Radiärriss
  Längsriss Ausriss Meniskusriss Komplexriss Morbus Ileus Subileus Hydrozephalus Hydrocephalus Kallus Volvulus
  Glukosemetabolismus Hypertonus Ikterus Tinnitus Defekt Wanddefekt Knorpeldefekt Septumdefekt Vorhofseptumdefekt
  Ventrikelseptumdefekt Parenchymdefekt Knochendefekt Gewebsdefekt Substanzdefekt
  Masseneffekt Infekt Wundinfekt Protheseninfekt Atemwegsinfekt Harnwegsinfekt Infarkt Mediainfarkt Myokardinfarkt
  Hirninfarkt Lakunarinfarkt Lakunärinfarkt Milzinfarkt Verhalt Insult
  Tumorrest Signalverlust Höhenverlust Volumenverlust Gewichtsverlust Durchtritt
  Übertritt Kontrastmittelaustritt Umbau/Umbauten Anbau/Anbauten Aufstau Chylothorax
  Pneumothorax/Pneumothoraces Reflux
m us>en: Thrombus Tumorthrombus Metabolismus
m us>i: Tophus Primarius Embolus
m en: Phlebolith Appendikolith Polyp Tumor Ovarialtumor Weichteiltumor Lungentumor Knochentumor Nierentumor
  Nebennierentumor Blasentumor Hirntumor Lebertumor Primärtumor Pankreastumor Konglomerattumor
  Lymphknotenkonglomerattumor Resttumor Rezidivtumor Satellit Osteophyt Spondylophyt Syndesmophyt Enthesophyt
  Thrombozyt Lymphozyt Leukozyt Erythrozyt Ruheschmerz Knieschmerz Kopfschmerz Bauchschmerz
  Druckschmerz Gelenkschmerz Armschmerz Nackenschmerz Rückenschmerz Flankenschmerz Fersenschmerz
  Beinschmerz Hüftschmerz Brustschmerz Thoraxschmerz Kreuzschmerz
m =: Blockwirbel Keilwirbel Übergangswirbel Gleitwirbel Spiegel Flüssigkeitsspiegel Sekretspiegel Buckel Ossikel
  Korbhenkel Alphawinkel Betawinkel Keilwinkel Kaliberwechsel Fettstreifen Knoten Adenomknoten Myomknoten Tumorknoten
  Regeneratknoten Rundschatten Kalkschatten Schallschatten Ausläufer Erreger Fremdkörper Freikörper
  Gelenkkörper Sequester Bandscheibensequester
m s: Shift Shunt Stau Rückstau Harnstau
f -: Chorea Anasarka Angina Influenza Steife Teilsteife Kontaktfläche Hippocampusatrophie Hydromyelie
  Hyperlipidämie Lipämie Lobärpneumonie Mastodynie Diplopie Anurie Proteinurie Pollakisurie Dysurie
  Polyurie Achalasie Duktektasie Polydipsie Ataxie Kachexie Blasenmole Multiple Nekrosezone Lysezone Grippe Senkniere
  Balkenblase Liquordiapedese Mukoviszidose Leukaraiose Drehskoliose Dextroskoliose Metallose Zyanose Instentstenose
  Reststenose Nephrokalzinose Tumorkalzinose Aganglionose Siderose Amaurose Cholesteatose Xanthomatose Hämangiomatose
  Menopause Postmenopause Epiphyseolyse Myelinolyse Parenchymdichte Knochendichte Brustdichte Corpus-luteum-Zyste
  Pleuraplaque Hinterkantenbeteiligung Syndesmosensprengung Tränkung Valgusfehlstellung Varusfehlstellung
  Valgusstellung Varusstellung Zwerchfelllähmung Atmung Tumorausdehnung Minderung Kalksalzminderung Minderspeicherung
  Bandscheibenhernierung Dehydrierung Impaktierung Schraubenlockerung
  Prostatavergrößerung Schilddrüsenvergrößerung Milzvergrößerung Herzvergrößerung
  Periprothetik Spastik AV-Fistel Milchglastrübungen Gelenkspaltverschmälerungen Überblähungszeichen
  Degenerationszeichen Ileuszeichen Cephalgien Drusen Nichtunion Veneninvasion Gefäßinvasion Hypertension Anteversion
  Retroversion Ovarialtorsion Hodentorsion Tumorprogression Myelonkompression Immunsuppression Mosaikperfusion
  Antikoagulation Tumorinfiltration Reposition Malposition Mamillenretraktion Thrombininjektion Kongestion Involution
  Anteflexion Claudicatio Klaudikatio Relaxatio Schleimhautpolyp Doppelbilder Flussumkehr Totalruptur
  Leberruptur Adipositas Lues Lateralisthesis Steatosis Pneumatosis
  Autoimmunthyreoiditis Lymphangitis Rachitis Angiitis Immunvaskulitis Gallenblasenhydrops
  Hyperparathyreoidismus Nikotinabusus Mittellinienshift Gicht Gelbsucht Heiserkeit Ischämiezeit Atemnot Luftnot
  Plaquelast Tumorlast Pest Blutarmut Schubaktivität Syrinx Vigilanz Mitralinsuffizienz
  Druckdolenz Adhärenz
pl -: Ödeme Lymphome Paravasate Bewegungsartefakte Zeichen Ischämiezeichen Frühzeichen
  Parästhesien Windpocken Bronchiektasen Metastasen Osteophyten Spondylophyten
  Varizen Kopfschmerzen Bauchschmerzen Oberbauchschmerzen Unterbauchschmerzen Rückenschmerzen Antikörper
n -: Iliakalaneurysma Perforansaneurysma Bagatelltrauma Inhalationstrauma Epithelioid Ödembild Gallenblasensludge
  Urokinase Kavernomatose Grading Remodeling Crazy-Paving Gliosearealeal Knochenmarksignal Restsignal Luftsichel
  Zenker-Divertikel Zenkerdivertikel Taubheitsgefühl Globusgefühl Geröll Lidödem Wandödem Myokardödem Fettgewebsödem
  Ekzem Cholesterin-Granulom Galeahämatom Kopfschwartenhämatom Milzhämatom Sklerosesaum
  Mediaterritorium Kolostrum Steinleiden Luftbläschen Hinken Sodbrennen Herzrasen Nachlassen Kontrastmittelverhalten
  Nasenbluten Fibrin Nikotin Kribbeln Vorhofflimmern Kammerflimmern Zittern Echomuster Milchglas Hämarthros
  Gallengrieß Nidus Territorialinfarkt Enhancement Randenhancement Hyperechogenität Pyothorax
n se: Unfallereignis
n ¨e: Geschwulst
m -: Schiefstand Beckenschiefstand Staging-Befund Zweitbefund Restbefund Perikardtamponade Wedge
  Sludge Blutabgang Ballenzeh Krallenzeh Makrokalk Mikrokalk Mantel Abfall Hb-Abfall Knochenbefall Lymphknotenbefall
  Gewebszerfall Luftsaum Drehgleiten Wirbelgleiten Pilon Harn Restharn Traktionssporn Retrograder
  Pleuratumor Darmtumor Rektumtumor Dreieckshinweis Hinterhornriss Haarriss Gefäßriss Innenmeniskusriss
  Außenmeniskusriss Winkelerguss Randwinkelerguss Mediaverschluss Unkus Uncus Pneumozephalus Abusus Restdefekt
  Nebeneffekt Darminhalt Binneninhalt Stuhlverhalt Sekretverhalt Kot Knorpelverlust Blutaustritt
  Spitzenpneumothorax Restpneumothorax Klopfschmerz Versatz
m ¨: Folgeschaden Knorpelschaden Binnenschaden Kniebinnenschaden Meniskusschaden
f x>gen: Hydrosalpinx
`

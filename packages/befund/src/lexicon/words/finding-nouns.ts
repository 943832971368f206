export const findingNouns = `
# Findings of all regions
f en: Läsion Raumforderung Blutung Einblutung Nachblutung Fraktur Ruptur Luxation Dislokation Subluxation Impression
f en: Kompression Distorsion Distraktion Infraktion Kontusion Konsolidierung Konsolidation Verschattung Verdichtung
f en: Minderbelüftung Belüftung Belüftungsstörung Perfusion Diffusion Diffusionsstörung Diffusionsrestriktion
f en: Signalanhebung Signalalteration Signalabsenkung Hyperintensität Hypointensität Hyperdensität Hypodensität
f en: Dichteanhebung Dichteabsenkung Anreicherung Kontrastierung Minderperfusion Mehrperfusion Hyperperfusion
f en: Hypoperfusion Entzündung Infiltration Destruktion Erosion Arrosion Degeneration Deformierung Deformität
f en: Deformation Verkalkung Kalzifikation Kalzifizierung Mikrokalzifikation Verknöcherung Ossifikation Sklerosierung
f en: Mehrsklerosierung Fusion Retraktion Retention Stauung Aufstauung Harnstauung Dilatation Erweiterung Aufweitung
f en: Verbreiterung Verschmälerung Verdickung Wandverdickung Schleimhautschwellung Schwellung Weichteilschwellung
f en: Vergrößerung Stenosierung Einengung Verengung Obstruktion Okklusion Dissektion Perforation Penetration Protrusion
f en: Bandscheibenprotrusion Extrusion Sequestration Herniation Invagination Migration Torsion Strangulation
f en: Inkarzeration Rotation Malrotation Angulation Deviation Septumdeviation Verlagerung Mittellinienverlagerung
f en: Verdrängung Verschiebung Verkippung Fehlstellung Fehlbildung Malformation Missbildung Variation Alteration
f en: Kollektion Ansammlung Imbibierung Vernarbung Rissbildung Thrombosierung Embolisation Einschmelzung Metastasierung
f en: Aussaat Absiedlung Absiedelung Filialisierung Manifestation Komplikation Exazerbation Dekompensation Kompensation
f en: Insuffizienz Regurgitation Regression Progression Regredienz Progredienz Remission Rekanalisation
f en: Kollateralisierung Septierung Lobulierung Kontur Konturierung Unterbrechung Aussparung Kontrastmittelaussparung
f en: Umbildung Lockerung Ausdünnung Auffaserung Auftreibung Aufhellung Abflachung Höhenminderung Sinterung Krümmung
f en: Haltung Fehlhaltung Streckhaltung Steilstellung Kyphosierung Verlegung Adhäsion Verwachsung Verklebung Verfettung
f en: Überladung Überblähung Blähung Distension Überdehnung Zerrung Prellung Quetschung Verstauchung
f en: Hepatosplenomegalie Hypotonie Tachykardie Bradykardie Dyspnoe Apnoe Orthopnoe Amnesie Hypästhesie Lähmung
f en: Metaplasie Malignität Benignität Septikämie Sepsis Hyperämie Zervikalgie Dorsalgie Gonalgie Myalgie Phlegmasie
f en: Eindellung Pelottierung Vorwölbung Aussackung Gewebsvermehrung Spiegelbildung Wandung Ausscheidung Entleerung
f en: Füllung Überlagerung Zeichnung Markierung Demarkierung Demarkation Zirkulation Durchblutung Vaskularisation
f en: Hypervaskularisation Affektion Reizung Irritation Tangierung Bedrängung Avulsion Elongation Faserung Ablösung
f en: Verplattung Kallusbildung Dehiszenz Trübung Retikulation Fibrosierung Kontraktur Usur
f en: Zäsur Pleuraverdickung Demenz Übelkeit Obstipation Diarrhö Schwangerschaft Inspiration
f en: Exspiration Beatmung Intubation Vigilanzminderung
f n: Anomalie Dysplasie Hypoplasie Hyperplasie Aplasie Atrophie Hypertrophie Dystrophie Unschärfe Hämorrhagie Ischämie
f n: Hypoxie Embolie Lungenembolie Thromboembolie Angiopathie Mikroangiopathie Makroangiopathie Enzephalopathie
f n: Leukenzephalopathie Leukoenzephalopathie Myelopathie Neuropathie Radikulopathie Arthropathie Coxopathie
f n: Tendinopathie Chondropathie Meniskopathie Enthesiopathie Enthesopathie Kardiomyopathie Nephropathie Hepatopathie
f n: Gastropathie Mastopathie Lymphadenopathie Pneumopathie Osteopathie Hydrozephalie Megalie Splenomegalie
f n: Hepatomegalie Kardiomegalie Pneumonie Bronchopneumonie Hernie Leistenhernie Hiatushernie Narbenhernie Nabelhernie
f n: Ektasie Bronchiektasie Bronchiektase Atelektase Dystelektase Hypertonie Arrhythmie Dysphagie Aphasie Epilepsie
f n: Parästhesie Parese Hemiparese Neuralgie Neoplasie Anämie Leukämie Ischialgie Lumbalgie Lumboischialgie Arthralgie
f n: Allergie Pathologie Insertionstendinopathie Myogelose Metastase Lymphknotenmetastase Lebermetastase Nierenzyste
f n: Leberzyste Pseudozyste Retentionszyste Bakerzyste Kaverne Fistel Narbe Stenose Spinalkanalstenose Sklerose
f n: Atherosklerose Arteriosklerose Aortensklerose Thrombose Beinvenenthrombose Nekrose Fettgewebsnekrose
f n: Hüftkopfnekrose Osteonekrose Fibrose Zirrhose Leberzirrhose Steatose Arthrose Gonarthrose Coxarthrose Koxarthrose
f n: Rhizarthrose Omarthrose Facettengelenksarthrose Spondylarthrose Spondylose Osteochondrose Unkarthrose Chondrose
f n: Polyarthrose Osteoporose Osteolyse Osteopenie Osteomalazie Chondromalazie Malazie Spondylolyse Spondylolisthese
f n: Listhese Anterolisthese Retrolisthese Spondylodese Hyperlordose Hyperkyphose Kyphoskoliose Divertikulose
f n: Sigmadivertikulose Endometriose Adenomyose Hydronephrose Nephrose Sarkoidose Tuberkulose Silikose Asbestose
f n: Pneumokoniose Amyloidose Hämochromatose Zystinose Myelose Leukose Lymphangiose Lymphangiosis Karzinose Meningeosis
f n: Phakomatose Neurofibromatose Lipomatose Fibromatose Exostose Enostose Hyperostose Synostose Ankylose Ptose
f n: Hydrophthalmie Cholestase Hämostase Stase Urostase Lithiasis Cholelithiasis Cholezystolithiasis
f n: Choledocholithiasis Nephrolithiasis Urolithiasis Sialolithiasis Aspergillose Mykose Candidose Toxoplasmose
f n: Echinokokkose Zystizerkose Borreliose Psychose Neurose Thrombozytose Leukozytose Azidose Apoplexie Synovialitis
f n: Schwarte Schwiele Aerobilie Pneumobilie Koprostase Lakune Aneurysmose Beule Frakturlinie Noxe Osteodystrophie
f n: Hämophilie Ödemzone Randzone Defektzone Pseudarthrose Kapsulose Dehydratation Kolloidzyste Pinealiszyste
f n: Schokoladenzyste Talgzyste Branchiozyste Koronarsklerose Migräne Hämaturie Hämoptyse Diarrhoe Schwäche
f n: Hyperthyreose Hypothyreose Koagulopathie Cephalgie Zephalgie Dystonie
f a>en: Struma
f e: Filia
f is>en: Listhesis
f is>iden: Sinusitis Arthritis Synovitis Tenosynovitis Tendovaginitis Peritendinitis Tendinitis Bursitis Myositis
f is>iden: Fasziitis Osteomyelitis Spondylodiszitis Spondylitis Sakroiliitis Appendizitis Divertikulitis
f is>iden: Sigmadivertikulitis Cholezystitis Cholangitis Pankreatitis Hepatitis Gastritis Duodenitis Enteritis Kolitis
f is>iden: Colitis Proktitis Ileitis Jejunitis Ösophagitis Peritonitis Mesenteritis Pannikulitis Pyelonephritis
f is>iden: Nephritis Glomerulonephritis Zystitis Urethritis Prostatitis Epididymitis Orchitis Adnexitis Salpingitis
f is>iden: Endometritis Mastitis Pneumonitis Bronchitis Alveolitis Pleuritis Perikarditis Myokarditis Endokarditis
f is>iden: Aortitis Vaskulitis Phlebitis Thrombophlebitis Lymphadenitis Thyreoiditis Sialadenitis Parotitis Pharyngitis
f is>iden: Laryngitis Epiglottitis Otitis Mastoiditis Neuritis Optikusneuritis Enzephalitis Meningitis
f is>iden: Meningoenzephalitis Ventrikulitis Myelitis Radikulitis Polyarthritis Dermatitis Periostitis Ostitis Osteitis
f is>iden: Ethmoiditis Pansinusitis Kapsulitis Epikondylitis Chondritis Diszitis Periodontitis Parodontitis Rhinitis
f is>iden: Gingivitis Stomatitis Uveitis Konjunktivitis Balanitis Vaginitis Polymyositis Mukositis Polyserositis
f is>iden: Serositis Pyelitis Cholangiolitis Perihepatitis Periappendizitis Fibromyositis Plantarfasziitis
f is>iden: Neuroretinitis Lobitis Cerebritis Zerebritis
f s: Plaque
n e: Karzinom Adenokarzinom Bronchialkarzinom Mammakarzinom Nierenzellkarzinom Kolonkarzinom Rektumkarzinom
n e: Ovarialkarzinom Adenom Sarkom Osteosarkom Chondrosarkom Liposarkom Lymphom Melanom Myom Leiomyom Fibrom
n e: Fibroadenom Lipom Angiomyolipom Hämangiom Hämangioblastom Angiom Kavernom Osteom Osteoidosteom Enchondrom Chondrom
n e: Osteochondrom Osteoblastom Chondroblastom Gliom Glioblastom Astrozytom Oligodendrogliom Ependymom Medulloblastom
n e: Meningeom Meningiom Neurinom Schwannom Vestibularisschwannom Neurofibrom Neuroblastom Kraniopharyngeom
n e: Paragangliom Phäochromozytom Insulinom Gastrinom Teratom Seminom Dermoid Epidermoid Mesotheliom Thymom Plasmozytom
n e: Myelom Karzinoid Inzidentalom Hamartom Granulom Xanthogranulom Papillom Zystadenom Hygrom Hämatom Subduralhämatom
n e: Atherom Xanthom Tuberkulom Ödem Lungenödem Knochenmarködem Knochenmarksödem Marködem Weichteilödem Lymphödem
n e: Perifokalödem Emphysem Lungenemphysem Weichteilemphysem Empyem Exsudat Infiltrat Konkrement Ureterkonkrement
n e: Sediment Aneurysma/Aneurysmen/Aneurysmata Trauma/Traumata/Traumen Ulkus/Ulzera/Ulcera Ulcus Rezidiv Lokalrezidiv
n e: Fragment Dislokat Syndrom Leck/Leckagen Blutgerinnsel/Gerinnsel Rundherdchen Symptom Uncinatum Malum Enzephalom
n e: Chlorom Choriokarzinom Hepatoblastom Hepatom Nephroblastom Retinoblastom Onkozytom Zystom Serom Biliom Urinom
n e: Lymphocelenom Chylom Keloid Pneumomediastinum Pneumoperitoneum Pneumoretroperitoneum Pneumoperikard Hämoperitoneum
n e: Hämoperikard Megakolon Megacolon Mekonium Fluid Areal Korrelat Äquivalent Artefakt Aufhärtungsartefakt
n e: Pulsationsartefakt Atemartefakt Stück Implantat Fremdmaterial/Fremdmaterialien
n e: Osteosynthesematerial/Osteosynthesematerialien Metall Aerobronchogramm Luftbronchogramm
n e: Pneumobronchogramm Paravasat Parenchymödem Cholesteatom Hypopharynxkarzinom
n en: Riesenzelltumor
n a>en: Bauchaortenaneurysma Aortenaneurysma Pseudoaneurysma Schädelhirntrauma Anpralltrauma Hochrasanztrauma
n a>ata: Polytrauma
n um>en: Residuum
n =: Duodenaldivertikel Gerinnsel Knötchen Honigwabenmuster
n s: Impingement Leak Endoleak Kontrastmittelenhancement Binnenecho
n er: Trümmerfeld Windei
m ¨e: Erguss Pleuraerguss Perikarderguss Gelenkerguss Kniegelenkserguss Schlaganfall Bruch Vorfall Bandscheibenvorfall
m ¨e: Verschluss Gefäßverschluss Abbruch Kalibersprung Randsaum Saum Flüssigkeitssaum Senkfuß Plattfuß Spreizfuß
m ¨e: Knickfuß Hohlfuß Klumpfuß Rückgang Einbruch Zwerchfellhochstand Anfall Krampfanfall
m e: Aszites Infarkt Insult Abszess Riss Einriss Anriss Meniskusriss Muskelfaserriss Teilriss Herd Rundherd Stein
m e: Harnstein Prolaps Pneumothorax/Pneumothoraces Hämatothorax Hämothorax Seropneumothorax Chylothorax Hydrothorax
m e: Ileus Subileus Volvulus Hydrops Hydrozephalus Hydrocephalus Ikterus Krebs Darmkrebs Defekt Sporn
m e: Anbau/Anbauten Umbau/Umbauten Kallus Kalk Kalkherd Reflux Kollaps Fibroid Kropf Knick Stop Kontrastmittelaustritt
m e: Halo Hof Wandel Einstrom Ausstrom Hochstand Schwindel Tinnitus Diabetes Hypertonus Gewichtsverlust Husten Auswurf
m e: Muskelschwund Gewebsdefekt Hirndruck Aufstau Übertritt Histiozytomherd Morbus Zapfen Parenchymsaum Durchtritt
m e: Schatten
m us>en: Thrombus Tumorthrombus
m us>i: Embolus Nodulus Mikronodulus Nodus
m en: Tumor Primärtumor Resttumor Polyp Osteophyt Spondylophyt Syndesmophyt Phlebolith Appendikolith Rezidivtumor
m en: Konglomerattumor Lymphknotenkonglomerattumor Druckschmerz Kopfschmerz Rückenschmerz Bauchschmerz Thoraxschmerz
m en: Brustschmerz Ruheschmerz Antrumpolyp
m =: Knoten Sequester Bandscheibensequester Fremdkörper Freikörper Gelenkkörper Spiegel
m =: Flüssigkeitsspiegel Buckel Gleitwirbel Blockwirbel Keilwirbel Übergangswirbel Ossikel Kaliberwechsel
m s: Shunt Harnstau Rückstau Stau
f -: Ataxie Gicht Adipositas Proteinurie Dysurie Pollakisurie Polyurie Anurie Menopause Postmenopause Anteflexion
f -: Retroflexion Anteversion Retroversion Atmung Lipämie Autoimmunthyreoiditis Cholesteatose Pest Lues Influenza
f -: Grippe Immunsuppression Antikoagulation Blutarmut Luftnot Atemnot Heiserkeit Gelbsucht Vigilanz Hyperlipidämie
f -: Claudicatio Klaudikatio Angina Diplopie Doppelbilder Cephalgien Zyanose Anasarka Spastik Sarkopenie Kachexie
f -: Hyperparathyreoidismus Polydipsie Amaurose
pl -: Ödeme Varizen Bronchiektasen Metastasen Zeichen Osteophyten Spondylophyten Antikörper Paravasate Ischämiezeichen
pl -: Frühzeichen Lockerungszeichen Stauungszeichen Entzündungszeichen Bewegungsartefakte Lymphome Parästhesien
pl -: Kopfschmerzen Rückenschmerzen Bauchschmerzen Unterbauchschmerzen Oberbauchschmerzen Windpocken
n -: Milchglas Crazy-Paving Enhancement Echomuster Grading Fibrin Kolostrum Remodeling Epithelioid Zenker-Divertikel
n -: Pyothorax Nasenbluten Herzrasen Vorhofflimmern Kammerflimmern Inhalationstrauma
# More findings
f en: Flüssigkeit Dissoziation Absprengung Kapselüberschreitung Mehrspeicherung Speicherung Kaliberschwankung
f en: Schwankung Anheftung Partialruptur Partialläsion Teilruptur Komplettruptur Fibrillation Signalstörung
f en: Signalinhomogenität Invasion Beckenringfraktur Schenkelhalsfraktur Radiusfraktur Wirbelkörperfraktur
f en: Rippenfraktur Rippenserienfraktur Kalottenfraktur Orbitabodenfraktur Deckplattenimpression Kompressionsfraktur
f en: Berstungsfraktur Trümmerfraktur Spiralfraktur Querfraktur Schrägfraktur Stressfraktur Insuffizienzfraktur
f en: Ermüdungsfraktur Grünholzfraktur Wulstfraktur Abrissfraktur Avulsionsfraktur Mehrfragmentfraktur
f en: Humeruskopffraktur Klavikulafraktur Tibiakopffraktur Malleolarfraktur Calcaneusfraktur Schaftfraktur
f en: Patellafraktur Acetabulumfraktur Azetabulumfraktur Densfraktur Nasenbeinfraktur Unterkieferfraktur
f en: Schulterluxation Patellaluxation Sprengung Abflussstörung Harntransportstörung Leberläsion
f en: Knochenläsion Marklagerläsion Hirnläsion Hautläsion Pankreasläsion Gefäßläsion
f en: Muskelläsion Bandläsion Meniskusläsion Labrumläsion Knorpelläsion Sehnenläsion Meniskusruptur
f en: Bandruptur Kreuzbandruptur Muskelruptur Milzruptur Rotatorenmanschettenruptur
f en: Achillessehnenruptur Aortendissektion Knorpelausdünnung Gelenkspaltverschmälerung Weichteilverletzung
f en: Organverletzung Gefäßverletzung Bandverletzung Hohlorganperforation Trabekulierung Mikroblutung
f en: Subarachnoidalblutung Subduralblutung Epiduralblutung Kontusionsblutung Hirnkontusion
f en: Einklemmung Volumenminderung Demyelinisierung Entmarkung Restriktion Gefäßmalformation
f en: Lumeneinengung Relaxation Periostreaktion Resistenz Bewegungseinschränkung Sehstörung
f en: Sensibilitätsstörung Gefühlsstörung Grunderkrankung Gefäßerkrankung
f en: Wurzelkompression Nervenkompression Bandscheibendegeneration Bandscheibenextrusion Demineralisation
f en: Knochenkontusion Muskelzerrung Verkalkungsfigur Architekturstörung Hautverdickung Umscheidung Ummauerung
f en: Fettgewebsimbibierung Striktur Proliferation Herniierung Hernierung Embolisierung Überbauung Durchbauung
f en: Überbrückung Abkippung Verkürzung Knickbildung Einstauchung Impaktion Gelenkbeteiligung Duplikatur
f en: Darmwandverdickung Passagestörung Fehlgeburt Koronarverkalkung Gefäßverkalkung Wandverkalkung
f en: Ulzeration Auflagerung Konfiguration Suppression Dissemination Koalition Lazeration Schallabschwächung
f en: Schrumpfung Transparenzminderung Signalminderung Signalintensität Kontrastmittelanreicherung Minderkontrastierung
f en: Plaquebildung Tumormanifestation Größenprogredienz Konturunterbrechung Wandveränderung Verkrümmung
f en: Leberverfettung Eisenüberladung Blutansammlung Dysfunktion Bandscheibenvorwölbung Weichteilvermehrung
f en: Weichteilverdichtung Luftansammlung Mehrvaskularisation Wurzelaffektion Milchglastrübung Herzrhythmusstörung
f en: Lymphabflussstörung Harnabflussstörung Substanzminderung Pleuraverkalkung Fremdkörperreaktion Gangstörung
f en: Schluckstörung Tumorerkrankung Autoimmunerkrankung Lebererkrankung Achsenabweichung Gelenkdestruktion
f en: Doppelbildung Speicherkrankheit Epiphysenlösung Gefäßwandverkalkung Wandauflagerung Schleimhautverdickung
f en: Krampfaderbildung
f n: Chondrokalzinose Delle Krallenzehe Hammerzehe Leckage Nierenbeckenkelchektasie Prostatahyperplasie Knorpelglatze
f n: Randzacke Randkante Zacke Spange Darmischämie Schrumpfniere Hufeisenniere Doppelniere Zystenniere Angiodysplasie
f n: Fettleber Rektozele Zystozele Hydrozele Varikozele Spermatozele Enterozele Lymphozele Mukozele Meningozele
f n: Enzephalozele Pneumatozele Syringomyelie Gliose Hirnatrophie Sinusthrombose Gefäßanomalie Restenose
f n: Aspirationspneumonie Infarktpneumonie Streifenatelektase Honigwabe
f n: Skelettmetastase Wirbelkörpermetastase Fernmetastase Tumormasse Foramenstenose Recessusstenose
f n: Resorptionszone Muskelatrophie Tendinose Ansatztendinose Traktionsbronchiektase
f n: Kokarde Fettgewebshernie Papillotomie Ulkusnische Nische Telangiektasie Vaskulopathie Trümmerzone Gelenkstufe
f n: Stufe Diastase Atresie Agenesie Fehlanlage Ovarialzyste Follikelzyste Gelbkörperzyste
f n: Kraniosynostose Knickstenose Wunde Phlegmone Hypokinesie Akinesie Dyskinesie Megalenzephalie Lissenzephalie
f n: Heterotopie Polymikrogyrie Gynäkomastie Bride Straße Lamelle Silhouette Enterographie Ganglionzyste
f n: Pfortaderthrombose Sinusvenenthrombose Lungenfibrose Retropatellararthrose Unkovertebralarthrose
f n: Fingerpolyarthrose Peritonealkarzinose Pleurakarzinose Pleuraschwarte Pleuraschwiele Bruchlücke Perineuralzyste
f n: Arachnoidalzyste Dermoidzyste Meniskuszyste Karotisstenose Gefäßsklerose Mediasklerose
f -: Minderspeicherung Tränkung Kongestion Gastroenteritis Gelenkspaltverschmälerungen Gallenblasenhydrops
f -: Nephrokalzinose Hämangiomatose Senkniere Hydromyelie Syrinx Hippocampusatrophie Multiple Liquordiapedese
f -: Mittellinienshift Reststenose Instentstenose Flussumkehr Rechtsherzbelastung Umverteilung Relaxatio
f -: Überblähungszeichen Milchglastrübungen Lymphangitis Tumorlast Druckdolenz Nikotinabusus
f -: Drehskoliose Myelonkompression Dehydrierung Minderung Knochendichte Lysezone Periprothetik Metallose Nichtunion
f -: Reposition Involution Mastodynie Duktektasie Brustdichte Parenchymdichte Rachitis Myelinolyse Pneumatosis
f -: Xanthomatose Chorea Drusen Tumorkalzinose Siderose Thrombininjektion Degenerationszeichen Dextroskoliose
f -: Angiitis Immunvaskulitis Impaktierung Hinterkantenbeteiligung Varusstellung Valgusstellung
f -: Varusfehlstellung Valgusfehlstellung Steife Teilsteife Mukoviszidose Bronchopathie Ileuszeichen Achalasie
f -: Aganglionose Adhärenz Hodentorsion Ovarialtorsion Corpus-luteum-Zyste Schleimhautpolyp Blasenmole Epiphyseolyse
f -: Hypertension Linksherzinsuffizienz Mitralinsuffizienz Plaquelast AV-Fistel Ischämiezeit Nekrosezone
f -: Anterolisthesis Retrolisthesis Lateralisthesis Steatosis Mosaikperfusion Leukaraiose Totalruptur Gefäßinvasion
f -: Veneninvasion Syndesmosensprengung Prostatavergrößerung Schilddrüsenvergrößerung Milzvergrößerung Leberruptur
f -: Balkenblase Herzvergrößerung Lobärpneumonie Zwerchfelllähmung Pleuraplaque Tumorinfiltration Tumorausdehnung
f -: Tumorprogression Schubaktivität Kalksalzminderung Mamillenretraktion Bandscheibenhernierung Kontaktfläche
f -: Pfannenlockerung Materiallockerung Schraubenlockerung Malposition Transportstörung
n -: Nikotin Hämarthros Nidus Sklerosesaum Territorialinfarkt Gliosearealeal Restsignal Kavernomatose Sodbrennen
n -: Taubheitsgefühl Kribbeln Zittern Hinken Nachlassen Bagatelltrauma Ekzem Luftsichel Ödembild Geröll Urokinase
n -: Cholesterin-Granulom Gallenblasensludge Gallengrieß Perforansaneurysma Galeahämatom Lidödem Wandödem Myokardödem
n -: Fettgewebsödem Kontrastmittelverhalten Randenhancement Globusgefühl Mediaterritorium Knochenmarksignal
n -: Hyperechogenität Steinleiden Luftbläschen Zenkerdivertikel Iliakalaneurysma Kopfschwartenhämatom
n -: Mediastinalhämatom Milzhämatom
n e: Subduralhygrom Tumorrezidiv Malignom Epitheliom Basaliom Zystadenokarzinom Hautemphysem Restfragment
n e: Hinterkantenfragment Vakuumphänomen Phänomen Ischämieareal Infarktareal Lymphknotenkonglomerat Tumorkonglomerat
n e: Geschwür Neurom Morton-Neurom Wurzelspitzengranulom Weichteilhämatom Muskelhämatom Begleitödem Muskelödem
n e: Extravasat Aspergillom Endometriom Urothelkarzinom Magenkarzinom Pankreaskarzinom Zervixkarzinom
n e: Endometriumkarzinom Akustikusneurinom Epiduralhämatom Pleuraempyem Harnleiterkonkrement Knochenfragment
n e: Fettpolster Metallartefakt Silhouettenphänomen
n se: Unfallereignis
n a>en: Thoraxtrauma Popliteaaneurysma
n ¨e: Geschwulst
m e: Ausriss Leberherd Lungenherd Knochenherd Herdbefund Marklagerherd
m e: Parenchymverlust Substanzverlust Volumenverlust Höhenverlust Signalverlust Längsriss Querriss Radiärriss
m e: Korbhenkelriss Horizontalriss Lappenriss Komplexriss Kreuzbandriss Bandriss Kapselriss Sehnenriss Anstieg Infekt
m e: Atemwegsinfekt Harnwegsinfekt Wundinfekt Protheseninfekt Milzinfarkt Niereninfarkt Lakunärinfarkt Posteriorinfarkt
m e: Kleinhirninfarkt Psoasabszess Hirnabszess Weichteilabszess
m e: Verhalt Tumorrest Kortikalisdefekt Knochendefekt Septumdefekt Vorhofseptumdefekt
m e: Ventrikelseptumdefekt Perfusionsdefekt Wanddefekt Masseneffekt Lakunarinfarkt Glukosemetabolismus
m e: Peritonsillarabszess Hirninfarkt Myokardinfarkt Mediainfarkt Lungenrundherd Harnleiterstein Brustkrebs
m e: Knorpeldefekt Substanzdefekt Lungenkollaps Rundrücken Patellahochstand Kontrastmittelübertritt
m e: Kontrastmittelabbruch Tumorzapfen Parenchymdefekt
m =: Alphawinkel Betawinkel Kalkschatten Schallschatten Weichteilschatten Korbhenkel Erreger Tumorknoten Rundschatten
m =: Adenomknoten Myomknoten Sekretspiegel Fettstreifen Regeneratknoten Keilwinkel
m -: Mikrokalk Makrokalk Kot Binneninhalt Haarriss Hinterhornriss Außenmeniskusriss Innenmeniskusriss Zweitbefund
m -: Staging-Befund Beckenschiefstand Krallenzeh Ballenzeh Dreieckshinweis Klopfschmerz Abfall Hb-Abfall Abusus
m -: Perikardtamponade Sludge Restharn Harn Unkus Uncus Nebeneffekt Wedge Schiefstand Darmtumor Versatz Seitversatz
m -: Seitenversatz Pneumozephalus Traktionssporn Pilon Retrograder Gefäßriss Winkelerguss Randwinkelerguss
m -: Restpneumothorax Luftsaum Mantel Restbefund Gewebszerfall Restdefekt Wirbelgleiten Drehgleiten Sekretverhalt
m -: Stuhlverhalt Darminhalt Knorpelverlust Lymphknotenbefall Knochenbefall Beckentiefstand Thalamusinfarkt
m -: Uterusmyomknoten Rektumtumor Pleuratumor Blutaustritt Blutabgang Mediaverschluss Mantelpneumothorax
m -: Spitzenpneumothorax
m en: Satellit Fersenschmerz Knieschmerz Hüftschmerz Schulterschmerz Flankenschmerz Oberbauchschmerz Unterbauchschmerz
m en: Beinschmerz Armschmerz Nackenschmerz Kreuzschmerz Gelenkschmerz Leukozyt Erythrozyt Thrombozyt
m en: Lymphozyt Nierentumor Lebertumor Hirntumor Lungentumor Blasentumor Pankreastumor Weichteiltumor Knochentumor
m en: Nebennierentumor Ovarialtumor Enthesophyt
m ¨: Knorpelschaden Meniskusschaden Gelenkschaden Folgeschaden Binnenschaden Kniebinnenschaden
m ¨e: Stuhl Schub Begleiterguss Ausfall Fistelgang Nabelbruch Leistenbruch Narbenbruch Aneurysmasack
m s: Shift
f e: Gangrän
n =: Blasendivertikel Sigmadivertikel Schrumpfungszeichen
m us>i: Tophus Primarius
f x>gen: Hydrosalpinx
f is>iden: Enthesitis
m us>en: Metabolismus
n s: Airtrapping
m =: Ausläufer
`

export const findingNouns = `
# Findings of all regions
f en: Läsion Raumforderung Blutung Einblutung Nachblutung Fraktur Ruptur Luxation Dislokation Subluxation Impression
f en: Kompression Distorsion Distraktion Infraktion Kontusion Konsolidierung Konsolidation Verschattung Verdichtung
f en: Minderbelüftung Belüftung Belüftungsstörung Ventilationsstörung Perfusion Diffusion Diffusionsstörung
f en: Diffusionsrestriktion Signalanhebung Signalalteration Signalabsenkung Hyperintensität Hypointensität
f en: Hyperdensität Hypodensität Dichteanhebung Dichteabsenkung Anreicherung Kontrastierung Minderkontrastierung
f en: Minderperfusion Mehrperfusion Hyperperfusion Hypoperfusion Entzündung Infiltration Destruktion Erosion Arrosion
f en: Degeneration Deformierung Deformität Deformation Verkalkung Kalzifikation Kalzifizierung Mikrokalzifikation
f en: Verknöcherung Ossifikation Sklerosierung Mehrsklerosierung Fusion Retraktion Retention Stauung Aufstauung
f en: Harnstauung Dilatation Erweiterung Aufweitung Verbreiterung Verschmälerung Verdickung Wandverdickung
f en: Schleimhautschwellung Schwellung Weichteilschwellung Vergrößerung Wucherung Stenosierung Einengung Verengung
f en: Obstruktion Obliteration Okklusion Dissektion Perforation Penetration Protrusion Extrusion Sequestration
f en: Herniation Invagination Migration Torsion Strangulation Inkarzeration Rotation Malrotation Angulation Deviation
f en: Septumdeviation Verlagerung Mittellinienverlagerung Verdrängung Verschiebung Verkippung Fehlstellung Fehlbildung
f en: Malformation Missbildung Variation Anomalie/Anomalien Dysplasie/Dysplasien Hypoplasie/Hypoplasien
f en: Hyperplasie/Hyperplasien Aplasie/Aplasien Atrophie/Atrophien Hypertrophie/Hypertrophien Dystrophie/Dystrophien
f en: Alteration Kollektion Ansammlung Imbibierung Vernarbung Rissbildung Thrombosierung Embolisation Organisation
f en: Kolliquation Einschmelzung Nekrotisierung Metastasierung Disseminierung Aussaat Absiedlung Absiedelung
f en: Filialisierung Manifestation Komplikation Exazerbation Dekompensation Kompensation Insuffizienz Regurgitation
f en: Regression Progression Regredienz Progredienz Remission Rekanalisation Kollateralisierung Kollateralisation
f en: Granulation Hepatisation Pneumatisation Septierung Lobulierung Kontur Konturierung Unschärfe/Unschärfen
f en: Unterbrechung Aussparung Kontrastmittelaussparung Umbildung Lockerung Ausdünnung Auffaserung Auftreibung
f en: Aufhellung Abflachung Höhenminderung Sinterung Stauchung Krümmung Verkrümmung Haltung Fehlhaltung Streckhaltung
f en: Steilstellung Lordosierung Kyphosierung Verlegung Verlötung Adhäsion Verwachsung Verklebung Verfettung
f en: Überladung Überblähung Blähung Distension Überdehnung Zerrung Prellung Quetschung Verstauchung Verbrennung
f en: Hämorrhagie/Hämorrhagien Ischämie/Ischämien Hypoxie/Hypoxien Embolie/Embolien Lungenembolie/Lungenembolien
f en: Thromboembolie/Thromboembolien Angiopathie/Angiopathien Mikroangiopathie/Mikroangiopathien
f en: Makroangiopathie/Makroangiopathien Enzephalopathie/Enzephalopathien Leukenzephalopathie/Leukenzephalopathien
f en: Leukoenzephalopathie/Leukoenzephalopathien Myelopathie/Myelopathien Neuropathie/Neuropathien
f en: Radikulopathie/Radikulopathien Arthropathie/Arthropathien Coxopathie/Coxopathien Tendinopathie/Tendinopathien
f en: Chondropathie/Chondropathien Meniskopathie/Meniskopathien Enthesiopathie/Enthesiopathien
f en: Enthesopathie/Enthesopathien Kardiomyopathie/Kardiomyopathien Nephropathie/Nephropathien
f en: Hepatopathie/Hepatopathien Gastropathie/Gastropathien Mastopathie/Mastopathien
f en: Lymphadenopathie/Lymphadenopathien Pneumopathie/Pneumopathien Osteopathie/Osteopathien
f en: Hydrozephalie/Hydrozephalien Megalie/Megalien Splenomegalie/Splenomegalien Hepatomegalie/Hepatomegalien
f en: Hepatosplenomegalie Kardiomegalie/Kardiomegalien Struma/Strumen Pneumonie/Pneumonien
f en: Bronchopneumonie/Bronchopneumonien Dysfunktion Hyperfunktion Hernie/Hernien Leistenhernie/Leistenhernien
f en: Hiatushernie/Hiatushernien Narbenhernie/Narbenhernien Nabelhernie/Nabelhernien Ektasie/Ektasien
f en: Bronchiektasie/Bronchiektasien Bronchiektase/Bronchiektasen Atelektase/Atelektasen Dystelektase/Dystelektasen
f en: Hypertonie/Hypertonien Hypotonie Arrhythmie/Arrhythmien Tachykardie Bradykardie Dysphagie/Dysphagien Dyspnoe
f en: Apnoe Orthopnoe Aphasie/Aphasien Epilepsie/Epilepsien Amnesie Parästhesie/Parästhesien Hypästhesie Lähmung
f en: Parese/Paresen Hemiparese/Hemiparesen Neuralgie/Neuralgien Neoplasie/Neoplasien Metaplasie Malignität Benignität
f en: Dignität Anämie/Anämien Leukämie/Leukämien Septikämie Sepsis Hyperämie Ischialgie/Ischialgien
f en: Lumbalgie/Lumbalgien Lumboischialgie/Lumboischialgien Zervikalgie Dorsalgie Gonalgie Arthralgie/Arthralgien
f en: Myalgie Allergie/Allergien Phlegmasie Pathologie/Pathologien Einkerbung Eindellung Impressionierung Pelottierung
f en: Vorwölbung Ausstülpung Aussackung Ausbuchtung Vorbuckelung Gewebsvermehrung Spiegelbildung Wandung Ausscheidung
f en: Entleerung Entfaltung Füllung Überlagerung Zeichnung Markierung Demarkierung Demarkation Zirkulation
f en: Durchblutung Vaskularisation Vaskularisierung Mehrvaskularisation Hypervaskularisation Affektion Reizung
f en: Irritation Tangierung Bedrängung Avulsion Elongation Faserung Ablösung Abhebung Versteifung Verplattung
f en: Verschraubung Nagelung Kallusbildung Dehiszenz Insertionstendinopathie/Insertionstendinopathien Trübung
f en: Retikulation Fibrosierung Zerrüttung
f n: Myogelose Metastase Lymphknotenmetastase Lebermetastase Filia/Filiae Nierenzyste Leberzyste Pseudozyste
f n: Retentionszyste Bakerzyste Kaverne Fistel Narbe Stenose Spinalkanalstenose Sklerose Atherosklerose
f n: Arteriosklerose Aortensklerose Thrombose Beinvenenthrombose Nekrose Fettgewebsnekrose Hüftkopfnekrose
f n: Osteonekrose Fibrose Zirrhose Leberzirrhose Steatose Arthrose Gonarthrose Coxarthrose Koxarthrose Rhizarthrose
f n: Omarthrose Facettengelenksarthrose Spondylarthrose Spondylose Osteochondrose Unkarthrose Chondrose Polyarthrose
f n: Osteoporose Osteolyse Osteopenie Osteomalazie/Osteomalazien Chondromalazie/Chondromalazien Malazie/Malazien
f n: Spondylolyse Spondylolisthese Listhese Listhesis/Listhesen Anterolisthese Retrolisthese Spondylodese Hyperlordose
f n: Hyperkyphose Kyphoskoliose Divertikulose Sigmadivertikulose Endometriose Adenomyose Hydronephrose Nephrose
f n: Sarkoidose Tuberkulose Silikose Asbestose Pneumokoniose Amyloidose Hämochromatose Zystinose Myelose Leukose
f n: Lymphangiose Lymphangiosis Karzinose Meningeosis Phakomatose Neurofibromatose Lipomatose Fibromatose Exostose
f n: Enostose Hyperostose Synostose Ankylose Kontraktur/Kontrakturen Ptose Hydrophthalmie Cholestase Hämostase Stase
f n: Urostase Lithiasis Cholelithiasis Cholezystolithiasis Choledocholithiasis Nephrolithiasis Urolithiasis
f n: Sialolithiasis Aspergillose Mykose Candidose Toxoplasmose Echinokokkose Zystizerkose Borreliose Psychose Neurose
f n: Thrombozytose Leukozytose Azidose Anastomoseninsuffizienz/Anastomoseninsuffizienzen Apoplexie/Apoplexien
f n: Synovialitis Sinusitis/Sinusitiden Usur/Usuren Zäsur/Zäsuren Schwarte Schwiele
f n: Pleuraverdickung/Pleuraverdickungen Plaque/Plaques Aerobilie Pneumobilie Koprostase
f n: Dissektionsmembran/Dissektionsmembranen Lakune Aneurysmose Beule Frakturlinie
f n: Schleimhautverdickung/Schleimhautverdickungen Noxe Osteodystrophie/Osteodystrophien Hämophilie
f n: Krampfaderbildung/Krampfaderbildungen Ödemzone Randzone Umgebungsreaktion/Umgebungsreaktionen
f n: Schädigung/Schädigungen Defektzone Pseudarthrose Kapsulose Dehydratation Kolloidzyste Pinealiszyste
f n: Schokoladenzyste Talgzyste Branchiozyste Koronarsklerose
f is>iden: Arthritis Synovitis Tenosynovitis Tendovaginitis Peritendinitis Tendinitis Bursitis Myositis Fasziitis
f is>iden: Osteomyelitis Spondylodiszitis Spondylitis Sakroiliitis Appendizitis Divertikulitis Sigmadivertikulitis
f is>iden: Cholezystitis Cholangitis Pankreatitis Hepatitis Gastritis Duodenitis Enteritis Kolitis Colitis Proktitis
f is>iden: Ileitis Jejunitis Ösophagitis Peritonitis Mesenteritis Pannikulitis Pyelonephritis Nephritis
f is>iden: Glomerulonephritis Zystitis Urethritis Prostatitis Epididymitis Orchitis Adnexitis Salpingitis Endometritis
f is>iden: Mastitis Pneumonitis Bronchitis Alveolitis Pleuritis Perikarditis Myokarditis Endokarditis Aortitis
f is>iden: Vaskulitis Phlebitis Thrombophlebitis Lymphadenitis Thyreoiditis Sialadenitis Parotitis Pharyngitis
f is>iden: Laryngitis Epiglottitis Otitis Mastoiditis Neuritis Optikusneuritis Enzephalitis Meningitis
f is>iden: Meningoenzephalitis Ventrikulitis Myelitis Radikulitis Polyarthritis Dermatitis Periostitis Ostitis
f is>iden: Osteitis Ethmoiditis Pansinusitis Kapsulitis Epikondylitis Chondritis Diszitis Periodontitis Parodontitis
f is>iden: Rhinitis Gingivitis Stomatitis Uveitis Konjunktivitis Balanitis Vaginitis Polymyositis Mukositis
f is>iden: Polyserositis Serositis Pyelitis Cholangiolitis Perihepatitis Periappendizitis Fibromyositis
f is>iden: Plantarfasziitis Neuroretinitis Lobitis Cerebritis Zerebritis
n e: Karzinom Adenokarzinom Bronchialkarzinom Mammakarzinom Nierenzellkarzinom Kolonkarzinom Rektumkarzinom
n e: Ovarialkarzinom Adenom Sarkom Osteosarkom Chondrosarkom Liposarkom Lymphom Melanom Myom Leiomyom Fibrom
n e: Fibroadenom Lipom Angiomyolipom Hämangiom Hämangioblastom Angiom Kavernom Osteom Osteoidosteom Enchondrom
n e: Chondrom Osteochondrom Osteoblastom Chondroblastom Riesenzelltumor/Riesenzelltumoren Gliom Glioblastom Astrozytom
n e: Oligodendrogliom Ependymom Medulloblastom Meningeom Meningiom Neurinom Schwannom Vestibularisschwannom
n e: Neurofibrom Neuroblastom Kraniopharyngeom Paragangliom Phäochromozytom Insulinom Gastrinom Teratom Seminom
n e: Dermoid Epidermoid Mesotheliom Thymom Plasmozytom Myelom Karzinoid Inzidentalom Hamartom Granulom Xanthogranulom
n e: Papillom Zystadenom Hygrom Hämatom Subduralhämatom Atherom Xanthom Tuberkulom Ödem Lungenödem Knochenmarködem
n e: Knochenmarksödem Marködem Weichteilödem Lymphödem Perifokalödem Emphysem Lungenemphysem Weichteilemphysem Empyem
n e: Exsudat Infiltrat Konkrement Ureterkonkrement Sediment Aneurysma/Aneurysmen/Aneurysmata
n e: Bauchaortenaneurysma/Bauchaortenaneurysmen Aortenaneurysma/Aortenaneurysmen Pseudoaneurysma/Pseudoaneurysmen
n e: Trauma/Traumata/Traumen Polytrauma/Polytraumata Ulkus/Ulzera/Ulcera Ulcus Rezidiv Lokalrezidiv Fragment Dislokat
n e: Residuum/Residuen Duodenaldivertikel/Duodenaldivertikel Syndrom Impingement/Impingements Leck/Leckagen Leak/Leaks
n e: Endoleak/Endoleaks Gerinnsel/Gerinnsel Blutgerinnsel/Gerinnsel Knötchen/Knötchen Rundherdchen Symptom Uncinatum
n e: Malum Enzephalom Chlorom Choriokarzinom Hepatoblastom Hepatom Nephroblastom Retinoblastom Onkozytom Zystom Serom
n e: Biliom Urinom Lymphocelenom Chylom Keloid Pneumomediastinum Pneumoperitoneum Pneumoretroperitoneum Pneumoperikard
n e: Hämoperitoneum Hämoperikard Megakolon Megacolon Mekonium Fluid Areal Korrelat Äquivalent Artefakt/Artefakte
n e: Aufhärtungsartefakt Pulsationsartefakt Atemartefakt Trümmerfeld/Trümmerfelder Stück Implantat
n e: Fremdmaterial/Fremdmaterialien Osteosynthesematerial/Osteosynthesematerialien Metall
m e: Erguss/Ergüsse Pleuraerguss/Pleuraergüsse Perikarderguss/Perikardergüsse Gelenkerguss/Gelenkergüsse
m e: Kniegelenkserguss/Kniegelenksergüsse Aszites Infarkt Insult Schlaganfall/Schlaganfälle Thrombus/Thromben
m e: Embolus/Emboli Tumor/Tumoren Primärtumor/Primärtumoren Resttumor/Resttumoren Abszess Riss Einriss Anriss
m e: Meniskusriss Muskelfaserriss Teilriss Bruch/Brüche Herd Rundherd Knoten/Knoten
m e: Schilddrüsenknoten/Schilddrüsenknoten Polyp/Polypen Stein Harnstein Nodulus/Noduli Mikronodulus/Mikronoduli
m e: Nodus/Nodi Prolaps Vorfall/Vorfälle Bandscheibenvorfall/Bandscheibenvorfälle Sequester/Sequester
m e: Bandscheibensequester/Bandscheibensequester Pneumothorax/Pneumothoraces Hämatothorax Hämothorax Seropneumothorax
m e: Chylothorax Hydrothorax Ileus Subileus Volvulus Hydrops Hydrozephalus Hydrocephalus Ikterus Krebs Darmkrebs
m e: Defekt Füllungsdefekt Osteophyt/Osteophyten Spondylophyt/Spondylophyten Syndesmophyt/Syndesmophyten Sporn
m e: Anbau/Anbauten Umbau/Umbauten Kallus Kalk Kalkherd Phlebolith/Phlebolithen Appendikolith/Appendikolithen
m e: Fremdkörper/Fremdkörper Freikörper/Freikörper Gelenkkörper/Gelenkkörper Shunt/Shunts Reflux Harnstau/Harnstaus
m e: Rückstau/Rückstaus Stau/Staus Verschluss/Verschlüsse Gefäßverschluss/Gefäßverschlüsse Abbruch/Abbrüche Kollaps
m e: Rezidivtumor/Rezidivtumoren Konglomerattumor/Konglomerattumoren
m e: Lymphknotenkonglomerattumor/Lymphknotenkonglomerattumoren Fibroid Kropf Knick Kalibersprung/Kalibersprünge Stop
m e: Kontrastmittelaustritt Halo Hof Randsaum/Randsäume Saum/Säume Flüssigkeitssaum/Flüssigkeitssäume Spiegel/Spiegel
m e: Flüssigkeitsspiegel/Flüssigkeitsspiegel Senkfuß/Senkfüße Plattfuß/Plattfüße Spreizfuß/Spreizfüße
m e: Knickfuß/Knickfüße Hohlfuß/Hohlfüße Klumpfuß/Klumpfüße Buckel/Buckel Gleitwirbel/Gleitwirbel
m e: Blockwirbel/Blockwirbel Keilwirbel/Keilwirbel Übergangswirbel/Übergangswirbel Rückgang/Rückgänge Wandel
m e: Einbruch/Einbrüche Einstrom Ausstrom Zwerchfellhochstand/Zwerchfellhochstände Hochstand
m e: Druckschmerz/Druckschmerzen Kopfschmerz/Kopfschmerzen Rückenschmerz/Rückenschmerzen Bauchschmerz/Bauchschmerzen
m e: Thoraxschmerz/Thoraxschmerzen Brustschmerz/Brustschmerzen Schwindel Tinnitus Diabetes Hypertonus
m e: Ruheschmerz/Ruheschmerzen Gewichtsverlust/Gewichtsverluste Husten Auswurf Anfall/Anfälle
m e: Krampfanfall/Krampfanfälle Kollateralkreislauf/Kollateralkreisläufe Muskelschwund Gewebsdefekt Hirndruck Aufstau
m e: Übertritt Antrumpolyp/Antrumpolypen Ossikel/Ossikel Histiozytomherd Morbus Zapfen Tumorthrombus/Tumorthromben
m e: Parenchymsaum Durchtritt Kaliberwechsel/Kaliberwechsel Schatten
f -: Ataxie Demenz/Demenzen Migräne/Migränen Gicht Adipositas Übelkeit/Übelkeiten Hämaturie/Hämaturien Proteinurie
f -: Hämoptyse/Hämoptysen Dysurie Pollakisurie Polyurie Anurie Inkontinenz Obstipation/Obstipationen
f -: Diarrhoe/Diarrhoen Diarrhö/Diarrhöen Flatulenz Müdigkeit Schwäche/Schwächen Schwangerschaft/Schwangerschaften
f -: Menopause Postmenopause Menstruation/Menstruationen Anteflexion Retroflexion Anteversion Retroversion
f -: Inspiration/Inspirationen Exspiration/Exspirationen Atmung Beatmung/Beatmungen Reanimation/Reanimationen
f -: Intubation/Intubationen Lipämie Hyperthyreose/Hyperthyreosen Hypothyreose/Hypothyreosen Autoimmunthyreoiditis
f -: Cholesteatose Pest Lues Influenza Grippe Immunsuppression Antikoagulation Gravidität/Graviditäten Blutarmut
f -: Luftnot Atemnot Heiserkeit Gelbsucht Herzrhythmusstörung/Herzrhythmusstörungen Kurzatmigkeit Vigilanz
f -: Vigilanzminderung/Vigilanzminderungen Koagulopathie/Koagulopathien Hyperlipidämie
f -: Lymphabflussstörung/Lymphabflussstörungen Claudicatio Klaudikatio Angina Diplopie Doppelbilder
f -: Cephalgie/Cephalgien Cephalgien Zephalgie/Zephalgien Zyanose Anasarka Spastik Dystonie/Dystonien Sarkopenie
f -: Kachexie Hyperparathyreoidismus Polydipsie Amaurose
pl -: Ödeme Varizen Bronchiektasen Metastasen Zeichen Osteophyten Spondylophyten Antikörper Paravasate Ischämiezeichen
pl -: Frühzeichen Lockerungszeichen Stauungszeichen Entzündungszeichen Bewegungsartefakte Lymphome Parästhesien
pl -: Kopfschmerzen Rückenschmerzen Bauchschmerzen Unterbauchschmerzen Oberbauchschmerzen Windpocken
n -: Bronchopneumogramm/Bronchopneumogramme Aerobronchogramm/Aerobronchogramme Luftbronchogramm/Luftbronchogramme
n -: Pneumobronchogramm/Pneumobronchogramme Milchglas Crazy-Paving Honigwabenmuster/Honigwabenmuster
n -: Paravasat/Paravasate Kontrastmittelenhancement/Kontrastmittelenhancements Enhancement Echomuster
n -: Binnenecho/Binnenechos Grading Fibrin Kolostrum Remodeling Parenchymödem/Parenchymödeme Epithelioid
n -: Cholesteatom/Cholesteatome Hypopharynxkarzinom/Hypopharynxkarzinome Zenker-Divertikel Windei/Windeier Pyothorax
n -: Nasenbluten Herzrasen Vorhofflimmern Kammerflimmern Schädelhirntrauma/Schädelhirntraumen
n -: Anpralltrauma/Anpralltraumen Hochrasanztrauma/Hochrasanztraumen Inhalationstrauma
# More findings
f -: Flüssigkeit/Flüssigkeiten Dissoziation/Dissoziationen Chondrokalzinose/Chondrokalzinosen
f -: Absprengung/Absprengungen Delle/Dellen Spangenbildung/Spangenbildungen
f -: Kapselüberschreitung/Kapselüberschreitungen Mehrspeicherung/Mehrspeicherungen Speicherung/Speicherungen
f -: Minderspeicherung Krallenzehe/Krallenzehen Hammerzehe/Hammerzehen Kaliberschwankung/Kaliberschwankungen
f -: Schwankung/Schwankungen Tränkung Leckage/Leckagen Anheftung/Anheftungen Partialruptur/Partialrupturen
f -: Partialläsion/Partialläsionen Teilruptur/Teilrupturen Komplettruptur/Komplettrupturen Fibrillation/Fibrillationen
f -: Signalstörung/Signalstörungen Signalinhomogenität/Signalinhomogenitäten Kongestion Kompartimentierung
f -: Invasion/Invasionen Gastroenteritis Beckenringfraktur/Beckenringfrakturen
f -: Schenkelhalsfraktur/Schenkelhalsfrakturen Radiusfraktur/Radiusfrakturen Wirbelkörperfraktur/Wirbelkörperfrakturen
f -: Rippenfraktur/Rippenfrakturen Rippenserienfraktur/Rippenserienfrakturen Kalottenfraktur/Kalottenfrakturen
f -: Orbitabodenfraktur/Orbitabodenfrakturen Deckplattenimpression/Deckplattenimpressionen
f -: Kompressionsfraktur/Kompressionsfrakturen Berstungsfraktur/Berstungsfrakturen Trümmerfraktur/Trümmerfrakturen
f -: Spiralfraktur/Spiralfrakturen Querfraktur/Querfrakturen Schrägfraktur/Schrägfrakturen
f -: Stressfraktur/Stressfrakturen Insuffizienzfraktur/Insuffizienzfrakturen Ermüdungsfraktur/Ermüdungsfrakturen
f -: Grünholzfraktur/Grünholzfrakturen Wulstfraktur/Wulstfrakturen Abrissfraktur/Abrissfrakturen
f -: Avulsionsfraktur/Avulsionsfrakturen Mehrfragmentfraktur/Mehrfragmentfrakturen
f -: Humeruskopffraktur/Humeruskopffrakturen Klavikulafraktur/Klavikulafrakturen Tibiakopffraktur/Tibiakopffrakturen
f -: Malleolarfraktur/Malleolarfrakturen Calcaneusfraktur/Calcaneusfrakturen Schaftfraktur/Schaftfrakturen
f -: Patellafraktur/Patellafrakturen Acetabulumfraktur/Acetabulumfrakturen Azetabulumfraktur/Azetabulumfrakturen
f -: Densfraktur/Densfrakturen Nasenbeinfraktur/Nasenbeinfrakturen Unterkieferfraktur/Unterkieferfrakturen
f -: Schulterluxation/Schulterluxationen Patellaluxation/Patellaluxationen Hüftluxation/Hüftluxationen
f -: Sprengung/Sprengungen Nierenbeckenkelchektasie/Nierenbeckenkelchektasien Abflussstörung/Abflussstörungen
f -: Harnabflussstörung/Harnabflussstörungen Harntransportstörung/Harntransportstörungen
f -: Prostatahyperplasie/Prostatahyperplasien Leberläsion/Leberläsionen Nierenläsion/Nierenläsionen
f -: Knochenläsion/Knochenläsionen Marklagerläsion/Marklagerläsionen Hirnläsion/Hirnläsionen
f -: Lungenläsion/Lungenläsionen Hautläsion/Hautläsionen Pankreasläsion/Pankreasläsionen Gefäßläsion/Gefäßläsionen
f -: Nervenläsion/Nervenläsionen Muskelläsion/Muskelläsionen Bandläsion/Bandläsionen Meniskusläsion/Meniskusläsionen
f -: Labrumläsion/Labrumläsionen Knorpelläsion/Knorpelläsionen Sehnenläsion/Sehnenläsionen
f -: Meniskusruptur/Meniskusrupturen Sehnenruptur/Sehnenrupturen Bandruptur/Bandrupturen
f -: Kreuzbandruptur/Kreuzbandrupturen Muskelruptur/Muskelrupturen Milzruptur/Milzrupturen Aortenruptur/Aortenrupturen
f -: Rotatorenmanschettenruptur/Rotatorenmanschettenrupturen Achillessehnenruptur/Achillessehnenrupturen
f -: Aortendissektion/Aortendissektionen Knorpelglatze/Knorpelglatzen Knorpelausdünnung/Knorpelausdünnungen
f -: Knorpelschädigung/Knorpelschädigungen Gelenkspaltverschmälerung/Gelenkspaltverschmälerungen
f -: Gelenkspaltverschmälerungen Randzacke/Randzacken Randkante/Randkanten Zacke/Zacken Spange/Spangen
f -: Abstützreaktion/Abstützreaktionen Weichteilverletzung/Weichteilverletzungen Organverletzung/Organverletzungen
f -: Gefäßverletzung/Gefäßverletzungen Bandverletzung/Bandverletzungen Darmischämie/Darmischämien
f -: Hohlorganperforation/Hohlorganperforationen Gallenblasenhydrops Trabekulierung/Trabekulierungen
f -: Schrumpfniere/Schrumpfnieren Hufeisenniere/Hufeisennieren Doppelniere/Doppelnieren Zystenniere/Zystennieren
f -: Nephrokalzinose Angiodysplasie/Angiodysplasien Hämangiomatose Fettleber/Fettlebern Senkniere Rektozele/Rektozelen
f -: Zystozele/Zystozelen Hydrozele/Hydrozelen Varikozele/Varikozelen Spermatozele/Spermatozelen
f -: Enterozele/Enterozelen Lymphozele/Lymphozelen Mukozele/Mukozelen Meningozele/Meningozelen
f -: Enzephalozele/Enzephalozelen Pneumatozele/Pneumatozelen Syringomyelie/Syringomyelien Hydromyelie Syrinx
f -: Gliose/Gliosen Mikroblutung/Mikroblutungen Subarachnoidalblutung/Subarachnoidalblutungen
f -: Subduralblutung/Subduralblutungen Epiduralblutung/Epiduralblutungen Kontusionsblutung/Kontusionsblutungen
f -: Massenblutung/Massenblutungen Stammganglienblutung/Stammganglienblutungen Hirnkontusion/Hirnkontusionen
f -: Einklemmung/Einklemmungen Hirnatrophie/Hirnatrophien Hippocampusatrophie Volumenminderung/Volumenminderungen
f -: Substanzminderung/Substanzminderungen Demyelinisierung/Demyelinisierungen Entmarkung/Entmarkungen Multiple
f -: Restriktion/Restriktionen Schrankenstörung/Schrankenstörungen Liquordiapedese Mittellinienshift
f -: Sinusthrombose/Sinusthrombosen Gefäßmalformation/Gefäßmalformationen Gefäßanomalie/Gefäßanomalien
f -: Schlingenbildung/Schlingenbildungen Abgangsstenose/Abgangsstenosen Restenose/Restenosen Reststenose
f -: Instentstenose Lumeneinengung/Lumeneinengungen Flussumkehr Flussbeschleunigung/Flussbeschleunigungen
f -: Flussverlangsamung Rechtsherzbelastung Linksherzvergrößerung Kranialisierung Umverteilung Hilusverplumpung
f -: Aspirationspneumonie/Aspirationspneumonien Infarktpneumonie/Infarktpneumonien
f -: Plattenatelektase/Plattenatelektasen Kompressionsatelektase/Kompressionsatelektasen
f -: Streifenatelektase/Streifenatelektasen Relaxatio Relaxation/Relaxationen Überblähungszeichen Honigwabe/Honigwaben
f -: Bronchialwandverdickung/Bronchialwandverdickungen Mukusobstruktion Milchglastrübungen Lymphangitis
f -: Pleuraverkalkung/Pleuraverkalkungen Skelettmetastase/Skelettmetastasen
f -: Wirbelkörpermetastase/Wirbelkörpermetastasen Fernmetastase/Fernmetastasen Tumorlast Tumormasse/Tumormassen
f -: Krankheitsaktivität Skelettveränderung/Skelettveränderungen Parenchymveränderung/Parenchymveränderungen
f -: Fremdkörperreaktion/Fremdkörperreaktionen Entzündungsreaktion/Entzündungsreaktionen
f -: Periostreaktion/Periostreaktionen Abwehrspannung Resistenz/Resistenzen Druckdolenz
f -: Bewegungseinschränkung/Bewegungseinschränkungen Gangstörung/Gangstörungen Sehstörung/Sehstörungen
f -: Sprachstörung/Sprachstörungen Schluckstörung/Schluckstörungen Sensibilitätsstörung/Sensibilitätsstörungen
f -: Gefühlsstörung/Gefühlsstörungen Bewusstseinsstörung/Bewusstseinsstörungen Gerinnungsstörung/Gerinnungsstörungen
f -: Funktionsstörung/Funktionsstörungen Wachstumsstörung/Wachstumsstörungen Verwirrtheit Bewusstlosigkeit
f -: Nikotinabusus Allgemeinerkrankung Grunderkrankung/Grunderkrankungen Tumorerkrankung/Tumorerkrankungen
f -: Systemerkrankung/Systemerkrankungen Autoimmunerkrankung/Autoimmunerkrankungen Zweiterkrankung
f -: Lebererkrankung/Lebererkrankungen Nierenerkrankung/Nierenerkrankungen Lungenerkrankung/Lungenerkrankungen
f -: Herzerkrankung/Herzerkrankungen Gefäßerkrankung/Gefäßerkrankungen Krallenstellung
f -: Achsenabweichung/Achsenabweichungen Seitverbiegung/Seitverbiegungen Torsionsskoliose/Torsionsskoliosen
f -: Drehskoliose Beckenschiefstellung Foramenstenose/Foramenstenosen Recessusstenose/Recessusstenosen
f -: Wurzelkompression/Wurzelkompressionen Myelonkompression Nervenkompression/Nervenkompressionen
f -: Bandscheibendegeneration/Bandscheibendegenerationen Bandscheibenextrusion/Bandscheibenextrusionen
f -: Höhenreduktion/Höhenreduktionen Dehydrierung Gelenkdestruktion/Gelenkdestruktionen Mutilation/Mutilationen
f -: Demineralisation/Demineralisationen Minderung Entkalkung Knochendichte Rarefizierung/Rarefizierungen
f -: Aufhellungslinie/Aufhellungslinien Aufhellungszone/Aufhellungszonen Lysezone Periprothetik
f -: Resorptionszone/Resorptionszonen Metallose Nichtunion Reposition Redislokation/Redislokationen
f -: Knochenkontusion/Knochenkontusionen Muskelatrophie/Muskelatrophien Involution Muskelzerrung/Muskelzerrungen
f -: Tendinose/Tendinosen Ansatztendinose/Ansatztendinosen Verkalkungsfigur/Verkalkungsfiguren Gruppierung
f -: Architekturstörung/Architekturstörungen Hautverdickung/Hautverdickungen Sekretion/Sekretionen Mastodynie
f -: Duktektasie Brustdichte Parenchymdichte
n -: Nikotin Subduralhygrom/Subduralhygrome Tumorrezidiv/Tumorrezidive Malignom/Malignome Epitheliom/Epitheliome
n -: Basaliom/Basaliome Zystadenokarzinom/Zystadenokarzinome Hautemphysem/Hautemphyseme Hämarthros
n -: Restfragment/Restfragmente Hinterkantenfragment/Hinterkantenfragmente Vakuumphänomen/Vakuumphänomene
n -: Phänomen/Phänomene Nidus Sklerosesaum Ischämieareal/Ischämieareale Infarktareal/Infarktareale Territorialinfarkt
n -: Gliosearealeal Restsignal Hyperechogenität Kavernomatose Sodbrennen Taubheitsgefühl Kribbeln Zittern Hinken
n -: Nachlassen Unfallereignis/Unfallereignisse Bagatelltrauma Distorsionstrauma/Distorsionstraumata
n -: Thoraxtrauma/Thoraxtraumen Lymphknotenkonglomerat/Lymphknotenkonglomerate Tumorkonglomerat/Tumorkonglomerate
n -: Geschwulst/Geschwülste Geschwür/Geschwüre Ekzem Luftsichel Ödembild Geröll
m -: Ausriss/Ausrisse Alphawinkel/Alphawinkel Betawinkel/Betawinkel Mikrokalk Makrokalk Kalkschatten/Kalkschatten
m -: Schallschatten/Schallschatten Weichteilschatten/Weichteilschatten Leberherd/Leberherde Lungenherd/Lungenherde
m -: Knochenherd/Knochenherde Herdbefund/Herdbefunde Marklagerherd/Marklagerherde Entmarkungsherd/Entmarkungsherde
m -: Entzündungsherd/Entzündungsherde Satellitenherd/Satellitenherde Satellit/Satelliten Knorpelschaden/Knorpelschäden
m -: Meniskusschaden/Meniskusschäden Gelenkschaden/Gelenkschäden Folgeschaden/Folgeschäden Binnenschaden/Binnenschäden
m -: Kniebinnenschaden/Kniebinnenschäden Sehnenschaden/Sehnenschäden Strahlenschaden/Strahlenschäden Stuhl/Stühle Kot
m -: Binneninhalt Parenchymverlust/Parenchymverluste Substanzverlust/Substanzverluste Volumenverlust/Volumenverluste
m -: Höhenverlust/Höhenverluste Signalverlust/Signalverluste Haarriss Längsriss/Längsrisse Querriss/Querrisse
m -: Radiärriss/Radiärrisse Korbhenkelriss/Korbhenkelrisse Horizontalriss/Horizontalrisse Lappenriss/Lappenrisse
m -: Komplexriss/Komplexrisse Kreuzbandriss/Kreuzbandrisse Bandriss/Bandrisse Kapselriss/Kapselrisse
m -: Sehnenriss/Sehnenrisse Hinterhornriss Außenmeniskusriss Innenmeniskusriss Korbhenkel/Korbhenkel Zweitbefund
m -: Staging-Befund Beckenschiefstand Krallenzeh Ballenzeh Dreieckshinweis Fersenschmerz/Fersenschmerzen
m -: Knieschmerz/Knieschmerzen Hüftschmerz/Hüftschmerzen Schulterschmerz/Schulterschmerzen
m -: Flankenschmerz/Flankenschmerzen Oberbauchschmerz/Oberbauchschmerzen Unterbauchschmerz/Unterbauchschmerzen
m -: Beinschmerz/Beinschmerzen Armschmerz/Armschmerzen Nackenschmerz/Nackenschmerzen Kreuzschmerz/Kreuzschmerzen
m -: Gelenkschmerz/Gelenkschmerzen Belastungsschmerz/Belastungsschmerzen Klopfschmerz Anstieg/Anstiege Abfall
m -: Hb-Abfall Leukozyt/Leukozyten Erythrozyt/Erythrozyten Thrombozyt/Thrombozyten Lymphozyt/Lymphozyten
m -: Erreger/Erreger Schub/Schübe Abusus Infekt/Infekte Atemwegsinfekt/Atemwegsinfekte Harnwegsinfekt/Harnwegsinfekte
m -: Wundinfekt/Wundinfekte Protheseninfekt/Protheseninfekte Milzinfarkt/Milzinfarkte Niereninfarkt/Niereninfarkte
m -: Lakunärinfarkt/Lakunärinfarkte Posteriorinfarkt/Posteriorinfarkte Kleinhirninfarkt/Kleinhirninfarkte
m -: Grenzzoneninfarkt/Grenzzoneninfarkte Perikardtamponade Begleiterguss/Begleitergüsse
m -: Schlingenabszess/Schlingenabszesse Psoasabszess/Psoasabszesse Hirnabszess/Hirnabszesse
m -: Lungenabszess/Lungenabszesse Weichteilabszess/Weichteilabszesse Verhalt/Verhalte
m -: Flüssigkeitsverhalt/Flüssigkeitsverhalte Restharn Harn Tumorrest/Tumorreste Tumorknoten/Tumorknoten
m -: Rundschatten/Rundschatten Unkus Uncus Kortikalisdefekt/Kortikalisdefekte Knochendefekt/Knochendefekte
m -: Septumdefekt/Septumdefekte Vorhofseptumdefekt/Vorhofseptumdefekte Ventrikelseptumdefekt/Ventrikelseptumdefekte
m -: Perfusionsdefekt/Perfusionsdefekte Wanddefekt/Wanddefekte Masseneffekt/Masseneffekte Nebeneffekt Wedge
m -: Shift/Shifts Schiefstand Adenomknoten/Adenomknoten Myomknoten/Myomknoten Nierentumor/Nierentumoren
m -: Lebertumor/Lebertumoren Hirntumor/Hirntumoren Lungentumor/Lungentumoren Blasentumor/Blasentumoren
m -: Pankreastumor/Pankreastumoren Darmtumor Weichteiltumor/Weichteiltumoren Knochentumor/Knochentumoren
m -: Nebennierentumor/Nebennierentumoren Ovarialtumor/Ovarialtumoren
f -: Traktionsbronchiektase/Traktionsbronchiektasen Umscheidung/Umscheidungen Ummauerung/Ummauerungen Kokarde/Kokarden
f -: Fettgewebsimbibierung/Fettgewebsimbibierungen Rachitis Fettgewebshernie/Fettgewebshernien
f -: Papillotomie/Papillotomien Ulkusnische/Ulkusnischen Nische/Nischen Myelinolyse Pneumatosis
f -: Telangiektasie/Telangiektasien Xanthomatose Chorea Drusen Tumorkalzinose Siderose Striktur/Strikturen
f -: Proliferation/Proliferationen Thrombininjektion Signalauslöschung/Signalauslöschungen Herniierung/Herniierungen
f -: Hernierung/Hernierungen Degenerationszeichen Olivendegeneration Dextroskoliose Neurosarkoidose Angiitis
f -: Moyamoya-Erkrankung Vaskulopathie/Vaskulopathien Immunvaskulitis Embolisierung/Embolisierungen
f -: Fragmentation/Fragmentationen Rekrudeszenz Überbauung/Überbauungen Durchbauung/Durchbauungen
f -: Überbrückung/Überbrückungen Berührung/Berührungen Abdrängung/Abdrängungen Abhebelung Abscherung/Abscherungen
f -: Abkippung/Abkippungen Verkürzung/Verkürzungen Achsknickung Knickbildung/Knickbildungen
f -: Einstauchung/Einstauchungen Impaktierung Impaktion/Impaktionen Trümmerzone/Trümmerzonen
f -: Gelenkbeteiligung/Gelenkbeteiligungen Hinterkantenbeteiligung Gelenkstufe/Gelenkstufen Stufe/Stufen
f -: Diastase/Diastasen Klaffung Varusstellung Valgusstellung Varusfehlstellung Valgusfehlstellung Rekurvation
f -: Antekurvation Steife Einsteifung Teilsteife Fehlpositionierung Malposition Nonrotation Atresie/Atresien
f -: Agenesie/Agenesien Fehlanlage/Fehlanlagen Duplikatur/Duplikaturen Doppelbildung/Doppelbildungen
f -: Speicherkrankheit/Speicherkrankheiten Mukoviszidose Bronchopathie Darmwandverdickung/Darmwandverdickungen
f -: Fettgewebsinfiltration Fettgewebsstriierung Ileuszeichen Passagestörung/Passagestörungen
f -: Entleerungsstörung/Entleerungsstörungen Achalasie Aganglionose Fistulierung/Fistulierungen Adhärenz Torquierung
f -: Hodentorsion Ovarialtorsion Ovarialzyste/Ovarialzysten Follikelzyste/Follikelzysten
f -: Gelbkörperzyste/Gelbkörperzysten Corpus-luteum-Zyste Schleimhautpolyp Frühgravidität Fehlgeburt/Fehlgeburten
f -: Blasenmole Wachstumsretardierung Reifeverzögerung Hüftdysplasie/Hüftdysplasien Epiphysenlösung/Epiphysenlösungen
f -: Epiphyseolyse Kraniosynostose/Kraniosynostosen Hypertension Rechtsherzinsuffizienz Linksherzinsuffizienz
f -: Mitralinsuffizienz Klappenverkalkung/Klappenverkalkungen Koronarverkalkung/Koronarverkalkungen
f -: Gefäßverkalkung/Gefäßverkalkungen Gefäßwandverkalkung/Gefäßwandverkalkungen Wandverkalkung/Wandverkalkungen
f -: Parenchymverkalkung/Parenchymverkalkungen Plaquelast Ulzeration/Ulzerationen Exulzeration/Exulzerationen
f -: Wandauflagerung/Wandauflagerungen Auflagerung/Auflagerungen Ektasierung/Ektasierungen Elongierung/Elongierungen
f -: Tortuosität Schlängelung/Schlängelungen Knickstenose/Knickstenosen Fistelung AV-Fistel Wunde/Wunden
f -: Wundheilungsstörung/Wundheilungsstörungen Rötung/Rötungen Überwärmung Erwärmung Phlegmone/Phlegmonen
f -: Gangrän/Gangräne Ischämiezeit Nekrosezone Kavernisierung Höhlenbildung
n -: Urokinase Neurom/Neurome Morton-Neurom/Morton-Neurome Wurzelspitzengranulom/Wurzelspitzengranulome
n -: Cholesterin-Granulom Gallenblasensludge Gallengrieß Blasendivertikel/Blasendivertikel
n -: Sigmadivertikel/Sigmadivertikel Perforansaneurysma Milzarterienaneurysma/Milzarterienaneurysmen
n -: Popliteaaneurysma/Popliteaaneurysmen Weichteilhämatom/Weichteilhämatome Muskelhämatom/Muskelhämatome Galeahämatom
n -: Begleitödem/Begleitödeme Lidödem Wandödem Myokardödem Muskelödem/Muskelödeme Fettgewebsödem
m -: Sekretspiegel/Sekretspiegel Perfusionsausfall/Perfusionsausfälle Ausfall/Ausfälle Versatz Seitversatz
m -: Seitenversatz Tophus/Tophi Pneumozephalus Enthesophyt/Enthesophyten Traktionssporn Pilon Retrograder Gefäßriss
m -: Fistelgang/Fistelgänge Nabelbruch/Nabelbrüche Leistenbruch/Leistenbrüche Narbenbruch/Narbenbrüche Winkelerguss
m -: Randwinkelerguss Restpneumothorax Luftsaum Mantel Restbefund Gewebszerfall Fettstreifen/Fettstreifen Restdefekt
m -: Bandscheibenschaden/Bandscheibenschäden Wirbelgleiten Drehgleiten
f en: Konfiguration Redistribution Suppression Dissemination Koalition Lazeration Schallabschwächung Schrumpfung
f -: Anterolisthesis Retrolisthesis Lateralisthesis Hypokinesie/Hypokinesien Akinesie/Akinesien Dyskinesie/Dyskinesien
f -: Steatosis Mosaikperfusion Leukaraiose Megalenzephalie/Megalenzephalien Lissenzephalie/Lissenzephalien
f -: Heterotopie/Heterotopien Polymikrogyrie/Polymikrogyrien Gynäkomastie/Gynäkomastien Hydrosalpinx/Hydrosalpingen
f -: Enthesitis/Enthesitiden
f n: Bride Straße Lamelle Silhouette Enterographie
m e: Lakunarinfarkt Regeneratknoten/Regeneratknoten Aneurysmasack/Aneurysmasäcke Keilwinkel/Keilwinkel
m e: Primarius/Primarii Metabolismus/Metabolismen Glukosemetabolismus Peritonsillarabszess/Peritonsillarabszesse
n e: Extravasat Aspergillom Endometriom Airtrapping/Airtrappings Schrumpfungszeichen/Schrumpfungszeichen
`

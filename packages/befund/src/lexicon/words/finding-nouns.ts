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
f en: Vergrößerung Stenosierung Einengung Verengung Obstruktion Okklusion Dissektion Perforation Penetration
f en: Protrusion Bandscheibenprotrusion Extrusion Sequestration Herniation Invagination Migration Torsion Strangulation Inkarzeration
f en: Rotation Malrotation Angulation Deviation Septumdeviation Verlagerung Mittellinienverlagerung Verdrängung
f en: Verschiebung Verkippung Fehlstellung Fehlbildung Malformation Missbildung Variation Anomalie/Anomalien
f en: Dysplasie/Dysplasien Hypoplasie/Hypoplasien Hyperplasie/Hyperplasien Aplasie/Aplasien Atrophie/Atrophien
f en: Hypertrophie/Hypertrophien Dystrophie/Dystrophien Alteration Kollektion Ansammlung Imbibierung Vernarbung
f en: Rissbildung Thrombosierung Embolisation Einschmelzung Metastasierung Aussaat Absiedlung Absiedelung Filialisierung
f en: Manifestation Komplikation Exazerbation Dekompensation Kompensation Insuffizienz Regurgitation Regression
f en: Progression Regredienz Progredienz Remission Rekanalisation Kollateralisierung Septierung Lobulierung Kontur
f en: Konturierung Unschärfe/Unschärfen Unterbrechung Aussparung Kontrastmittelaussparung Umbildung Lockerung
f en: Ausdünnung Auffaserung Auftreibung Aufhellung Abflachung Höhenminderung Sinterung Krümmung Haltung Fehlhaltung
f en: Streckhaltung Steilstellung Kyphosierung Verlegung Adhäsion Verwachsung Verklebung Verfettung Überladung
f en: Überblähung Blähung Distension Überdehnung Zerrung Prellung Quetschung Verstauchung Hämorrhagie/Hämorrhagien
f en: Ischämie/Ischämien Hypoxie/Hypoxien Embolie/Embolien Lungenembolie/Lungenembolien Thromboembolie/Thromboembolien
f en: Angiopathie/Angiopathien Mikroangiopathie/Mikroangiopathien Makroangiopathie/Makroangiopathien
f en: Enzephalopathie/Enzephalopathien Leukenzephalopathie/Leukenzephalopathien
f en: Leukoenzephalopathie/Leukoenzephalopathien Myelopathie/Myelopathien Neuropathie/Neuropathien
f en: Radikulopathie/Radikulopathien Arthropathie/Arthropathien Coxopathie/Coxopathien Tendinopathie/Tendinopathien
f en: Chondropathie/Chondropathien Meniskopathie/Meniskopathien Enthesiopathie/Enthesiopathien
f en: Enthesopathie/Enthesopathien Kardiomyopathie/Kardiomyopathien Nephropathie/Nephropathien
f en: Hepatopathie/Hepatopathien Gastropathie/Gastropathien Mastopathie/Mastopathien
f en: Lymphadenopathie/Lymphadenopathien Pneumopathie/Pneumopathien Osteopathie/Osteopathien
f en: Hydrozephalie/Hydrozephalien Megalie/Megalien Splenomegalie/Splenomegalien Hepatomegalie/Hepatomegalien
f en: Hepatosplenomegalie Kardiomegalie/Kardiomegalien Struma/Strumen Pneumonie/Pneumonien
f en: Bronchopneumonie/Bronchopneumonien Hernie/Hernien Leistenhernie/Leistenhernien Hiatushernie/Hiatushernien
f en: Narbenhernie/Narbenhernien Nabelhernie/Nabelhernien Ektasie/Ektasien Bronchiektasie/Bronchiektasien
f en: Bronchiektase/Bronchiektasen Atelektase/Atelektasen Dystelektase/Dystelektasen Hypertonie/Hypertonien Hypotonie
f en: Arrhythmie/Arrhythmien Tachykardie Bradykardie Dysphagie/Dysphagien Dyspnoe Apnoe Orthopnoe Aphasie/Aphasien
f en: Epilepsie/Epilepsien Amnesie Parästhesie/Parästhesien Hypästhesie Lähmung Parese/Paresen Hemiparese/Hemiparesen
f en: Neuralgie/Neuralgien Neoplasie/Neoplasien Metaplasie Malignität Benignität Anämie/Anämien Leukämie/Leukämien
f en: Septikämie Sepsis Hyperämie Ischialgie/Ischialgien Lumbalgie/Lumbalgien Lumboischialgie/Lumboischialgien
f en: Zervikalgie Dorsalgie Gonalgie Arthralgie/Arthralgien Myalgie Allergie/Allergien Phlegmasie
f en: Pathologie/Pathologien Eindellung Pelottierung Vorwölbung Aussackung Gewebsvermehrung Spiegelbildung Wandung
f en: Ausscheidung Entleerung Füllung Überlagerung Zeichnung Markierung Demarkierung Demarkation Zirkulation
f en: Durchblutung Vaskularisation Hypervaskularisation Affektion Reizung Irritation Tangierung Bedrängung Avulsion
f en: Elongation Faserung Ablösung Verplattung Kallusbildung Dehiszenz
f en: Insertionstendinopathie/Insertionstendinopathien Trübung Retikulation Fibrosierung
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
f n: Dissektionsmembran/Dissektionsmembranen Lakune Aneurysmose Beule Frakturlinie Noxe
f n: Osteodystrophie/Osteodystrophien Hämophilie Ödemzone Randzone Defektzone Pseudarthrose Kapsulose Dehydratation
f n: Kolloidzyste Pinealiszyste Schokoladenzyste Talgzyste Branchiozyste Koronarsklerose
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
f -: Hämoptyse/Hämoptysen Dysurie Pollakisurie Polyurie Anurie Obstipation/Obstipationen Diarrhoe/Diarrhoen
f -: Diarrhö/Diarrhöen Schwäche/Schwächen Schwangerschaft/Schwangerschaften Menopause Postmenopause Anteflexion
f -: Retroflexion Anteversion Retroversion Inspiration/Inspirationen Exspiration/Exspirationen Atmung
f -: Beatmung/Beatmungen Intubation/Intubationen Lipämie Hyperthyreose/Hyperthyreosen Hypothyreose/Hypothyreosen
f -: Autoimmunthyreoiditis Cholesteatose Pest Lues Influenza Grippe Immunsuppression Antikoagulation Blutarmut Luftnot
f -: Atemnot Heiserkeit Gelbsucht Vigilanz Vigilanzminderung/Vigilanzminderungen Koagulopathie/Koagulopathien
f -: Hyperlipidämie Claudicatio Klaudikatio Angina Diplopie Doppelbilder Cephalgie/Cephalgien Cephalgien
f -: Zephalgie/Zephalgien Zyanose Anasarka Spastik Dystonie/Dystonien Sarkopenie Kachexie Hyperparathyreoidismus
f -: Polydipsie Amaurose
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
f -: Absprengung/Absprengungen Delle/Dellen Kapselüberschreitung/Kapselüberschreitungen
f -: Mehrspeicherung/Mehrspeicherungen Speicherung/Speicherungen Minderspeicherung Krallenzehe/Krallenzehen
f -: Hammerzehe/Hammerzehen Kaliberschwankung/Kaliberschwankungen Schwankung/Schwankungen Tränkung Leckage/Leckagen
f -: Anheftung/Anheftungen Partialruptur/Partialrupturen Partialläsion/Partialläsionen Teilruptur/Teilrupturen
f -: Komplettruptur/Komplettrupturen Fibrillation/Fibrillationen Signalstörung/Signalstörungen
f -: Signalinhomogenität/Signalinhomogenitäten Kongestion Invasion/Invasionen Gastroenteritis
f -: Beckenringfraktur/Beckenringfrakturen Schenkelhalsfraktur/Schenkelhalsfrakturen Radiusfraktur/Radiusfrakturen
f -: Wirbelkörperfraktur/Wirbelkörperfrakturen Rippenfraktur/Rippenfrakturen Rippenserienfraktur/Rippenserienfrakturen
f -: Kalottenfraktur/Kalottenfrakturen Orbitabodenfraktur/Orbitabodenfrakturen
f -: Deckplattenimpression/Deckplattenimpressionen Kompressionsfraktur/Kompressionsfrakturen
f -: Berstungsfraktur/Berstungsfrakturen Trümmerfraktur/Trümmerfrakturen Spiralfraktur/Spiralfrakturen
f -: Querfraktur/Querfrakturen Schrägfraktur/Schrägfrakturen Stressfraktur/Stressfrakturen
f -: Insuffizienzfraktur/Insuffizienzfrakturen Ermüdungsfraktur/Ermüdungsfrakturen Grünholzfraktur/Grünholzfrakturen
f -: Wulstfraktur/Wulstfrakturen Abrissfraktur/Abrissfrakturen Avulsionsfraktur/Avulsionsfrakturen
f -: Mehrfragmentfraktur/Mehrfragmentfrakturen Humeruskopffraktur/Humeruskopffrakturen
f -: Klavikulafraktur/Klavikulafrakturen Tibiakopffraktur/Tibiakopffrakturen Malleolarfraktur/Malleolarfrakturen
f -: Calcaneusfraktur/Calcaneusfrakturen Schaftfraktur/Schaftfrakturen Patellafraktur/Patellafrakturen
f -: Acetabulumfraktur/Acetabulumfrakturen Azetabulumfraktur/Azetabulumfrakturen Densfraktur/Densfrakturen
f -: Nasenbeinfraktur/Nasenbeinfrakturen Unterkieferfraktur/Unterkieferfrakturen Schulterluxation/Schulterluxationen
f -: Patellaluxation/Patellaluxationen Hüftluxation/Hüftluxationen Sprengung/Sprengungen
f -: Nierenbeckenkelchektasie/Nierenbeckenkelchektasien Abflussstörung/Abflussstörungen
f -: Harntransportstörung/Harntransportstörungen Prostatahyperplasie/Prostatahyperplasien Leberläsion/Leberläsionen
f -: Nierenläsion/Nierenläsionen Knochenläsion/Knochenläsionen Marklagerläsion/Marklagerläsionen
f -: Hirnläsion/Hirnläsionen Lungenläsion/Lungenläsionen Hautläsion/Hautläsionen Pankreasläsion/Pankreasläsionen
f -: Gefäßläsion/Gefäßläsionen Nervenläsion/Nervenläsionen Muskelläsion/Muskelläsionen Bandläsion/Bandläsionen
f -: Meniskusläsion/Meniskusläsionen Labrumläsion/Labrumläsionen Knorpelläsion/Knorpelläsionen
f -: Sehnenläsion/Sehnenläsionen Meniskusruptur/Meniskusrupturen Sehnenruptur/Sehnenrupturen Bandruptur/Bandrupturen
f -: Kreuzbandruptur/Kreuzbandrupturen Muskelruptur/Muskelrupturen Milzruptur/Milzrupturen Aortenruptur/Aortenrupturen
f -: Rotatorenmanschettenruptur/Rotatorenmanschettenrupturen Achillessehnenruptur/Achillessehnenrupturen
f -: Aortendissektion/Aortendissektionen Knorpelglatze/Knorpelglatzen Knorpelausdünnung/Knorpelausdünnungen
f -: Gelenkspaltverschmälerung/Gelenkspaltverschmälerungen Gelenkspaltverschmälerungen Randzacke/Randzacken
f -: Randkante/Randkanten Zacke/Zacken Spange/Spangen Weichteilverletzung/Weichteilverletzungen
f -: Organverletzung/Organverletzungen Gefäßverletzung/Gefäßverletzungen Bandverletzung/Bandverletzungen
f -: Darmischämie/Darmischämien Hohlorganperforation/Hohlorganperforationen Gallenblasenhydrops
f -: Trabekulierung/Trabekulierungen Schrumpfniere/Schrumpfnieren Hufeisenniere/Hufeisennieren
f -: Doppelniere/Doppelnieren Zystenniere/Zystennieren Nephrokalzinose Angiodysplasie/Angiodysplasien Hämangiomatose
f -: Fettleber/Fettlebern Senkniere Rektozele/Rektozelen Zystozele/Zystozelen Hydrozele/Hydrozelen
f -: Varikozele/Varikozelen Spermatozele/Spermatozelen Enterozele/Enterozelen Lymphozele/Lymphozelen
f -: Mukozele/Mukozelen Meningozele/Meningozelen Enzephalozele/Enzephalozelen Pneumatozele/Pneumatozelen
f -: Syringomyelie/Syringomyelien Hydromyelie Syrinx Gliose/Gliosen Mikroblutung/Mikroblutungen
f -: Subarachnoidalblutung/Subarachnoidalblutungen Subduralblutung/Subduralblutungen Epiduralblutung/Epiduralblutungen
f -: Kontusionsblutung/Kontusionsblutungen Stammganglienblutung/Stammganglienblutungen Hirnkontusion/Hirnkontusionen
f -: Einklemmung/Einklemmungen Hirnatrophie/Hirnatrophien Hippocampusatrophie Volumenminderung/Volumenminderungen
f -: Demyelinisierung/Demyelinisierungen Entmarkung/Entmarkungen Multiple Restriktion/Restriktionen
f -: Schrankenstörung/Schrankenstörungen Liquordiapedese Mittellinienshift Sinusthrombose/Sinusthrombosen
f -: Gefäßmalformation/Gefäßmalformationen Gefäßanomalie/Gefäßanomalien Abgangsstenose/Abgangsstenosen
f -: Restenose/Restenosen Reststenose Instentstenose Lumeneinengung/Lumeneinengungen Flussumkehr Rechtsherzbelastung
f -: Umverteilung Aspirationspneumonie/Aspirationspneumonien Infarktpneumonie/Infarktpneumonien
f -: Plattenatelektase/Plattenatelektasen Kompressionsatelektase/Kompressionsatelektasen
f -: Streifenatelektase/Streifenatelektasen Relaxatio Relaxation/Relaxationen Überblähungszeichen Honigwabe/Honigwaben
f -: Bronchialwandverdickung/Bronchialwandverdickungen Milchglastrübungen Lymphangitis
f -: Skelettmetastase/Skelettmetastasen Wirbelkörpermetastase/Wirbelkörpermetastasen Fernmetastase/Fernmetastasen
f -: Tumorlast Tumormasse/Tumormassen Krankheitsaktivität Periostreaktion/Periostreaktionen Resistenz/Resistenzen
f -: Druckdolenz Bewegungseinschränkung/Bewegungseinschränkungen Sehstörung/Sehstörungen Sprachstörung/Sprachstörungen
f -: Sensibilitätsstörung/Sensibilitätsstörungen Gefühlsstörung/Gefühlsstörungen Nikotinabusus
f -: Grunderkrankung/Grunderkrankungen Lungenerkrankung/Lungenerkrankungen Gefäßerkrankung/Gefäßerkrankungen
f -: Torsionsskoliose/Torsionsskoliosen Drehskoliose Foramenstenose/Foramenstenosen Recessusstenose/Recessusstenosen
f -: Wurzelkompression/Wurzelkompressionen Myelonkompression Nervenkompression/Nervenkompressionen
f -: Bandscheibendegeneration/Bandscheibendegenerationen Bandscheibenextrusion/Bandscheibenextrusionen Dehydrierung
f -: Demineralisation/Demineralisationen Minderung Knochendichte Aufhellungslinie/Aufhellungslinien
f -: Aufhellungszone/Aufhellungszonen Lysezone Periprothetik Resorptionszone/Resorptionszonen Metallose Nichtunion
f -: Reposition Knochenkontusion/Knochenkontusionen Muskelatrophie/Muskelatrophien Involution
f -: Muskelzerrung/Muskelzerrungen Tendinose/Tendinosen Ansatztendinose/Ansatztendinosen
f -: Verkalkungsfigur/Verkalkungsfiguren Architekturstörung/Architekturstörungen Hautverdickung/Hautverdickungen
f -: Mastodynie Duktektasie Brustdichte Parenchymdichte
n -: Nikotin Subduralhygrom/Subduralhygrome Tumorrezidiv/Tumorrezidive Malignom/Malignome Epitheliom/Epitheliome
n -: Basaliom/Basaliome Zystadenokarzinom/Zystadenokarzinome Hautemphysem/Hautemphyseme Hämarthros
n -: Restfragment/Restfragmente Hinterkantenfragment/Hinterkantenfragmente Vakuumphänomen/Vakuumphänomene
n -: Phänomen/Phänomene Nidus Sklerosesaum Ischämieareal/Ischämieareale Infarktareal/Infarktareale Territorialinfarkt
n -: Gliosearealeal Restsignal Kavernomatose Sodbrennen Taubheitsgefühl Kribbeln Zittern Hinken Nachlassen
n -: Unfallereignis/Unfallereignisse Bagatelltrauma Distorsionstrauma/Distorsionstraumata Thoraxtrauma/Thoraxtraumen
n -: Lymphknotenkonglomerat/Lymphknotenkonglomerate Tumorkonglomerat/Tumorkonglomerate Geschwulst/Geschwülste
n -: Geschwür/Geschwüre Ekzem Luftsichel Ödembild Geröll
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
f -: Proliferation/Proliferationen Thrombininjektion Herniierung/Herniierungen Hernierung/Hernierungen
f -: Degenerationszeichen Dextroskoliose Neurosarkoidose Angiitis Vaskulopathie/Vaskulopathien Immunvaskulitis
f -: Embolisierung/Embolisierungen Überbauung/Überbauungen Durchbauung/Durchbauungen Überbrückung/Überbrückungen
f -: Abkippung/Abkippungen Verkürzung/Verkürzungen Knickbildung/Knickbildungen Einstauchung/Einstauchungen
f -: Impaktierung Impaktion/Impaktionen Trümmerzone/Trümmerzonen Gelenkbeteiligung/Gelenkbeteiligungen
f -: Hinterkantenbeteiligung Gelenkstufe/Gelenkstufen Stufe/Stufen Diastase/Diastasen Varusstellung Valgusstellung
f -: Varusfehlstellung Valgusfehlstellung Steife Teilsteife Atresie/Atresien Agenesie/Agenesien Fehlanlage/Fehlanlagen
f -: Duplikatur/Duplikaturen Mukoviszidose Bronchopathie Darmwandverdickung/Darmwandverdickungen Ileuszeichen
f -: Passagestörung/Passagestörungen Achalasie Aganglionose Adhärenz Hodentorsion Ovarialtorsion
f -: Ovarialzyste/Ovarialzysten Follikelzyste/Follikelzysten Gelbkörperzyste/Gelbkörperzysten Corpus-luteum-Zyste
f -: Schleimhautpolyp Fehlgeburt/Fehlgeburten Blasenmole Hüftdysplasie/Hüftdysplasien Epiphyseolyse
f -: Kraniosynostose/Kraniosynostosen Hypertension Linksherzinsuffizienz Mitralinsuffizienz
f -: Klappenverkalkung/Klappenverkalkungen Koronarverkalkung/Koronarverkalkungen Gefäßverkalkung/Gefäßverkalkungen
f -: Wandverkalkung/Wandverkalkungen Plaquelast Ulzeration/Ulzerationen Auflagerung/Auflagerungen
f -: Knickstenose/Knickstenosen AV-Fistel Wunde/Wunden Phlegmone/Phlegmonen Gangrän/Gangräne Ischämiezeit Nekrosezone
n -: Urokinase Neurom/Neurome Morton-Neurom/Morton-Neurome Wurzelspitzengranulom/Wurzelspitzengranulome
n -: Cholesterin-Granulom Gallenblasensludge Gallengrieß Blasendivertikel/Blasendivertikel
n -: Sigmadivertikel/Sigmadivertikel Perforansaneurysma Milzarterienaneurysma/Milzarterienaneurysmen
n -: Popliteaaneurysma/Popliteaaneurysmen Weichteilhämatom/Weichteilhämatome Muskelhämatom/Muskelhämatome Galeahämatom
n -: Begleitödem/Begleitödeme Lidödem Wandödem Myokardödem Muskelödem/Muskelödeme Fettgewebsödem
n -: Kontrastmittelverhalten Randenhancement Globusgefühl Mediaterritorium Knochenmarksignal Hyperechogenität
n -: Steinleiden Luftbläschen Zenkerdivertikel Iliakalaneurysma Kopfschwartenhämatom Mediastinalhämatom Milzhämatom
m -: Sekretspiegel/Sekretspiegel Perfusionsausfall/Perfusionsausfälle Ausfall/Ausfälle Versatz Seitversatz
m -: Seitenversatz Tophus/Tophi Pneumozephalus Enthesophyt/Enthesophyten Traktionssporn Pilon Retrograder Gefäßriss
m -: Fistelgang/Fistelgänge Nabelbruch/Nabelbrüche Leistenbruch/Leistenbrüche Narbenbruch/Narbenbrüche Winkelerguss
m -: Randwinkelerguss Restpneumothorax Luftsaum Mantel Restbefund Gewebszerfall Fettstreifen/Fettstreifen Restdefekt
m -: Bandscheibenschaden/Bandscheibenschäden Wirbelgleiten Drehgleiten Sekretverhalt Stuhlverhalt Darminhalt
m -: Knorpelverlust Lymphknotenbefall Knochenbefall Beckentiefstand Thalamusinfarkt Uterusmyomknoten Rektumtumor
m -: Pleuratumor Blutaustritt Blutabgang Mediaverschluss Mantelpneumothorax Spitzenpneumothorax
f en: Konfiguration Suppression Dissemination Koalition Lazeration Schallabschwächung Schrumpfung Transparenzminderung
f en: Signalminderung Signalintensität Kontrastmittelanreicherung Minderkontrastierung Plaquebildung
f en: Tumormanifestation Größenprogredienz Konturunterbrechung Wandveränderung Verkrümmung Leberverfettung
f en: Eisenüberladung Blutansammlung Dysfunktion Bandscheibenvorwölbung Weichteilvermehrung Weichteilverdichtung
f en: Luftansammlung Mehrvaskularisation Wurzelaffektion Milchglastrübung
f -: Anterolisthesis Retrolisthesis Lateralisthesis Hypokinesie/Hypokinesien Akinesie/Akinesien Dyskinesie/Dyskinesien
f -: Steatosis Mosaikperfusion Leukaraiose Megalenzephalie/Megalenzephalien Lissenzephalie/Lissenzephalien
f -: Heterotopie/Heterotopien Polymikrogyrie/Polymikrogyrien Gynäkomastie/Gynäkomastien Hydrosalpinx/Hydrosalpingen
f -: Enthesitis/Enthesitiden Herzrhythmusstörung/Herzrhythmusstörungen Lymphabflussstörung/Lymphabflussstörungen
f -: Totalruptur Gefäßinvasion Veneninvasion Syndesmosensprengung Harnabflussstörung/Harnabflussstörungen
f -: Prostatavergrößerung Schilddrüsenvergrößerung Milzvergrößerung Leberruptur Balkenblase
f -: Substanzminderung/Substanzminderungen Herzvergrößerung Lobärpneumonie Zwerchfelllähmung
f -: Pleuraverkalkung/Pleuraverkalkungen Pleuraplaque Tumorinfiltration Tumorausdehnung Tumorprogression
f -: Schubaktivität Fremdkörperreaktion/Fremdkörperreaktionen Gangstörung/Gangstörungen
f -: Schluckstörung/Schluckstörungen Tumorerkrankung/Tumorerkrankungen Autoimmunerkrankung/Autoimmunerkrankungen
f -: Lebererkrankung/Lebererkrankungen Achsenabweichung/Achsenabweichungen Gelenkdestruktion/Gelenkdestruktionen
f -: Kalksalzminderung Mamillenretraktion Bandscheibenhernierung Kontaktfläche Pfannenlockerung Materiallockerung
f -: Schraubenlockerung Malposition Doppelbildung/Doppelbildungen Speicherkrankheit/Speicherkrankheiten
f -: Transportstörung Epiphysenlösung/Epiphysenlösungen Gefäßwandverkalkung/Gefäßwandverkalkungen
f -: Wandauflagerung/Wandauflagerungen
f n: Bride Straße Lamelle Silhouette Enterographie Ganglionzyste Pfortaderthrombose Sinusvenenthrombose Lungenfibrose
f n: Retropatellararthrose Unkovertebralarthrose Fingerpolyarthrose Peritonealkarzinose Pleurakarzinose Pleuraschwarte
f n: Pleuraschwiele Bruchlücke Schleimhautverdickung/Schleimhautverdickungen Krampfaderbildung/Krampfaderbildungen
f n: Perineuralzyste Arachnoidalzyste Dermoidzyste Meniskuszyste Karotisstenose Gefäßsklerose Mediasklerose
m e: Lakunarinfarkt Regeneratknoten/Regeneratknoten Aneurysmasack/Aneurysmasäcke Keilwinkel/Keilwinkel
m e: Primarius/Primarii Metabolismus/Metabolismen Glukosemetabolismus Peritonsillarabszess/Peritonsillarabszesse
m e: Hirninfarkt Myokardinfarkt Mediainfarkt Lungenrundherd Harnleiterstein Brustkrebs Knorpeldefekt Substanzdefekt
m e: Lungenkollaps Rundrücken Patellahochstand Kontrastmittelübertritt Kontrastmittelabbruch Tumorzapfen
m e: Parenchymdefekt
n e: Extravasat Aspergillom Endometriom Airtrapping/Airtrappings Schrumpfungszeichen/Schrumpfungszeichen
n e: Urothelkarzinom Magenkarzinom Pankreaskarzinom Zervixkarzinom Endometriumkarzinom Akustikusneurinom
n e: Epiduralhämatom Pleuraempyem Harnleiterkonkrement Knochenfragment Fettpolster Metallartefakt Silhouettenphänomen
`

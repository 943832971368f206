export const findingNouns = `
# Findings of all regions
f en: Läsion Raumforderung Blutung Einblutung Nachblutung Hirnblutung Fraktur Ruptur Luxation Dislokation Subluxation
f en: Impression Kompression Distorsion Distraktion Infraktion Kontusion Konsolidierung Konsolidation Verschattung
f en: Verdichtung Transparenzminderung Minderbelüftung Belüftung Belüftungsstörung Ventilationsstörung
f en: Perfusionsstörung Perfusion Diffusion Diffusionsstörung Diffusionsrestriktion Diffusionseinschränkung
f en: Signalanhebung Signalalteration Signalveränderung Signalabsenkung Signalminderung Signalintensität
f en: Hyperintensität Hypointensität Hyperdensität Hypodensität Dichteanhebung Dichteabsenkung Anreicherung
f en: Kontrastmittelanreicherung Kontrastierung Minderkontrastierung Minderperfusion Mehrperfusion Hyperperfusion
f en: Hypoperfusion Entzündung Infiltration Destruktion Erosion Arrosion Degeneration Deformierung Deformität
f en: Deformation Verkalkung Weichteilverkalkung Kalzifikation Kalzifizierung Mikrokalzifikation Verknöcherung
f en: Ossifikation Sklerosierung Mehrsklerosierung Fusion Retraktion Retention Stauung Aufstauung Einflussstauung
f en: Harnstauung Lungenstauung Dilatation Erweiterung Aufweitung Verbreiterung Verschmälerung Verdickung
f en: Wandverdickung Schleimhautschwellung Schwellung Weichteilschwellung Vergrößerung Wucherung Stenosierung
f en: Einengung Verengung Obstruktion Obliteration Okklusion Dissektion Perforation Penetration Protrusion
f en: Bandscheibenprotrusion Extrusion Sequestration Herniation Invagination Migration Torsion Strangulation
f en: Inkarzeration Rotation Malrotation Angulation Deviation Septumdeviation Verlagerung Mittellinienverlagerung
f en: Verdrängung Verschiebung Verkippung Achsabweichung Fehlstellung Fehlbildung Malformation Missbildung Variation
f en: Anomalie/Anomalien Dysplasie/Dysplasien Hypoplasie/Hypoplasien Hyperplasie/Hyperplasien Aplasie/Aplasien
f en: Atrophie/Atrophien Hypertrophie/Hypertrophien Dystrophie/Dystrophien Alteration Kollektion
f en: Flüssigkeitskollektion Ansammlung Flüssigkeitsansammlung Imbibierung Vernarbung Plaquebildung Rissbildung
f en: Thrombosierung Embolisation Organisation Kolliquation Einschmelzung Nekrotisierung Metastasierung Disseminierung
f en: Aussaat Absiedlung Absiedelung Filialisierung Tumormanifestation Manifestation Komplikation Exazerbation
f en: Dekompensation Kompensation Insuffizienz Herzinsuffizienz Regurgitation Regression Progression Regredienz
f en: Progredienz Größenprogredienz Remission Rekanalisation Kollateralisierung Kollateralisation Granulation
f en: Hepatisation Pneumatisation Septierung Lobulierung Kontur Konturierung Unschärfe/Unschärfen Konturunterbrechung
f en: Unterbrechung Aussparung Kontrastmittelaussparung Wandveränderung Gefäßveränderung Umbildung Lockerung
f en: Ausdünnung Auffaserung Auftreibung Aufhellung Abflachung Höhenminderung Sinterung Stauchung Krümmung Verkrümmung
f en: Haltung Fehlhaltung Streckhaltung Steilstellung Lordosierung Kyphosierung Verlegung Verlötung Adhäsion
f en: Verwachsung Verklebung Verfettung Leberverfettung Eisenüberladung Überladung Überblähung Blähung Distension
f en: Überdehnung Zerrung Prellung Quetschung Verstauchung Verbrennung Blutansammlung Hämorrhagie/Hämorrhagien
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
f en: Bronchopneumonie/Bronchopneumonien Dysfunktion Hyperfunktion Hernie/Hernien Leistenhernie/Leistenhernien
f en: Hiatushernie/Hiatushernien Narbenhernie/Narbenhernien Nabelhernie/Nabelhernien Ektasie/Ektasien
f en: Bronchiektasie/Bronchiektasien Bronchiektase/Bronchiektasen Atelektase/Atelektasen Dystelektase/Dystelektasen
f en: Hypertonie/Hypertonien Hypotonie Arrhythmie/Arrhythmien Tachykardie Bradykardie Dysphagie/Dysphagien Dyspnoe
f en: Apnoe Orthopnoe Aphasie/Aphasien Epilepsie/Epilepsien Amnesie Parästhesie/Parästhesien Hypästhesie Lähmung
f en: Parese/Paresen Hemiparese/Hemiparesen Neuralgie/Neuralgien Neoplasie/Neoplasien Metaplasie Malignität Benignität
f en: Dignität Anämie/Anämien Leukämie/Leukämien Septikämie Sepsis Hyperämie Ischialgie/Ischialgien
f en: Lumbalgie/Lumbalgien Lumboischialgie/Lumboischialgien Zervikalgie Dorsalgie Gonalgie Arthralgie/Arthralgien
f en: Myalgie Allergie/Allergien Phlegmasie Pathologie/Pathologien Einkerbung Eindellung Impressionierung Pelottierung
f en: Vorwölbung Ausstülpung Aussackung Ausbuchtung Vorbuckelung Bandscheibenvorwölbung Gewebsvermehrung
f en: Weichteilvermehrung Weichteilverdichtung Luftansammlung Spiegelbildung Wandung Herdbildung Ausscheidung
f en: Entleerung Entfaltung Füllung Überlagerung Zeichnung Gefäßzeichnung Markierung Demarkierung Demarkation
f en: Zirkulation Liquorzirkulationsstörung Zirkulationsstörung Durchblutung Vaskularisation Vaskularisierung
f en: Mehrvaskularisation Hypervaskularisation Affektion Wurzelaffektion Reizung Irritation Tangierung Bedrängung
f en: Avulsion Elongation Faserung Ablösung Abhebung Versteifung Verplattung Verschraubung Nagelung Kallusbildung
f en: Dehiszenz Insertionstendinopathie/Insertionstendinopathien Trübung Milchglastrübung Retikulation Fibrosierung
f en: Zerrüttung
f n: Myogelose Metastase Lymphknotenmetastase Lebermetastase Knochenmetastase Hirnmetastase Filia/Filiae Nierenzyste
f n: Leberzyste Pseudozyste Retentionszyste Geröllzyste Ganglionzyste Bakerzyste Kaverne Fistel Narbe Stenose
f n: Spinalkanalstenose Neuroforamenstenose Sklerose Atherosklerose Arteriosklerose Aortensklerose Thrombose
f n: Beinvenenthrombose Pfortaderthrombose Sinusvenenthrombose Nekrose Fettgewebsnekrose Hüftkopfnekrose Osteonekrose
f n: Fibrose Lungenfibrose Zirrhose Leberzirrhose Steatose Arthrose Gonarthrose Coxarthrose Koxarthrose Rhizarthrose
f n: Omarthrose Retropatellararthrose Facettengelenksarthrose Spondylarthrose Spondylose Osteochondrose
f n: Unkovertebralarthrose Unkarthrose Chondrose Polyarthrose Fingerpolyarthrose Osteoporose Osteolyse Osteopenie
f n: Osteomalazie/Osteomalazien Chondromalazie/Chondromalazien Malazie/Malazien Spondylolyse Spondylolisthese Listhese
f n: Listhesis/Listhesen Anterolisthese Retrolisthese Spondylodese Hyperlordose Hyperkyphose Kyphoskoliose
f n: Divertikulose Sigmadivertikulose Endometriose Adenomyose Hydronephrose Nephrose Sarkoidose Tuberkulose Silikose
f n: Asbestose Pneumokoniose Amyloidose Hämochromatose Zystinose Myelose Leukose Lymphangiose Lymphangiosis Karzinose
f n: Peritonealkarzinose Pleurakarzinose Meningeosis Phakomatose Neurofibromatose Lipomatose Fibromatose Exostose
f n: Enostose Hyperostose Synostose Ankylose Kontraktur/Kontrakturen Ptose Hydrophthalmie Cholestase Hämostase Stase
f n: Urostase Lithiasis Cholelithiasis Cholezystolithiasis Choledocholithiasis Nephrolithiasis Urolithiasis
f n: Sialolithiasis Aspergillose Mykose Candidose Toxoplasmose Echinokokkose Zystizerkose Borreliose Psychose Neurose
f n: Thrombozytose Leukozytose Azidose Anastomoseninsuffizienz/Anastomoseninsuffizienzen Apoplexie/Apoplexien
f n: Synovialitis Sinusitis/Sinusitiden Usur/Usuren Zäsur/Zäsuren Schwarte Pleuraschwarte Schwiele Pleuraschwiele
f n: Pleuraverdickung/Pleuraverdickungen Plaque/Plaques Aerobilie Pneumobilie Koprostase
f n: Dissektionsmembran/Dissektionsmembranen Lakune Aneurysmose Beule Bruchlücke Frakturlinie Verletzungsfolge
f n: Schleimhautverdickung/Schleimhautverdickungen Noxe Osteodystrophie/Osteodystrophien Hämophilie
f n: Krampfaderbildung/Krampfaderbildungen Ödemzone Randzone Umgebungsreaktion/Umgebungsreaktionen
f n: Schädigung/Schädigungen Defektzone Pseudarthrose Kapsulose Dehydratation Perineuralzyste Arachnoidalzyste
f n: Kolloidzyste Pinealiszyste Dermoidzyste Schokoladenzyste Talgzyste Branchiozyste Meniskuszyste Karotisstenose
f n: Koronarsklerose Gefäßsklerose Mediasklerose
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
n e: Karzinom Adenokarzinom Bronchialkarzinom Mammakarzinom Prostatakarzinom Nierenzellkarzinom Urothelkarzinom
n e: Kolonkarzinom Rektumkarzinom Magenkarzinom Pankreaskarzinom Ovarialkarzinom Zervixkarzinom Endometriumkarzinom
n e: Adenom Sarkom Osteosarkom Chondrosarkom Liposarkom Lymphom Melanom Myom Leiomyom Fibrom Fibroadenom Lipom
n e: Angiomyolipom Hämangiom Hämangioblastom Lymphangiom Angiom Kavernom Osteom Osteoidosteom Enchondrom Chondrom
n e: Osteochondrom Osteoblastom Chondroblastom Riesenzelltumor/Riesenzelltumoren Gliom Glioblastom Astrozytom
n e: Oligodendrogliom Ependymom Medulloblastom Meningeom Meningiom Neurinom Akustikusneurinom Schwannom
n e: Vestibularisschwannom Neurofibrom Neuroblastom Kraniopharyngeom Paragangliom Phäochromozytom Insulinom Gastrinom
n e: Teratom Seminom Dermoid Epidermoid Mesotheliom Thymom Plasmozytom Myelom Karzinoid Inzidentalom Hamartom Granulom
n e: Xanthogranulom Papillom Zystadenom Hygrom Hämatom Subduralhämatom Epiduralhämatom Atherom Xanthom Tuberkulom Ödem
n e: Lungenödem Knochenmarködem Knochenmarksödem Marködem Weichteilödem Lymphödem Perifokalödem Emphysem
n e: Lungenemphysem Weichteilemphysem Empyem Pleuraempyem Exsudat Infiltrat Konkrement Gallenblasenkonkrement
n e: Nierenkonkrement Harnleiterkonkrement Ureterkonkrement Sediment Aneurysma/Aneurysmen/Aneurysmata
n e: Bauchaortenaneurysma/Bauchaortenaneurysmen Aortenaneurysma/Aortenaneurysmen Pseudoaneurysma/Pseudoaneurysmen
n e: Trauma/Traumata/Traumen Polytrauma/Polytraumata Ulkus/Ulzera/Ulcera Ulcus Rezidiv Lokalrezidiv Fragment
n e: Knochenfragment Dislokat Residuum/Residuen Duodenaldivertikel/Duodenaldivertikel Syndrom Impingement/Impingements
n e: Leck/Leckagen Leak/Leaks Endoleak/Endoleaks Gerinnsel/Gerinnsel Blutgerinnsel/Gerinnsel Knötchen/Knötchen
n e: Rundherdchen Symptom Uncinatum Fettpolster Malum Enzephalom Chlorom Choriokarzinom Hepatoblastom Hepatom
n e: Nephroblastom Retinoblastom Onkozytom Zystom Serom Biliom Urinom Lymphocelenom Chylom Keloid Pneumomediastinum
n e: Pneumoperitoneum Pneumoretroperitoneum Pneumoperikard Hämoperitoneum Hämoperikard Megakolon Megacolon Mekonium
n e: Fluid Areal Korrelat Äquivalent Artefakt/Artefakte Metallartefakt Aufhärtungsartefakt Pulsationsartefakt
n e: Atemartefakt Trümmerfeld/Trümmerfelder Stück Implantat Fremdmaterial/Fremdmaterialien
n e: Osteosynthesematerial/Osteosynthesematerialien Metall
m e: Erguss/Ergüsse Pleuraerguss/Pleuraergüsse Perikarderguss/Perikardergüsse Gelenkerguss/Gelenkergüsse
m e: Kniegelenkserguss/Kniegelenksergüsse Aszites Infarkt Hirninfarkt Myokardinfarkt Lungeninfarkt Mediainfarkt Insult
m e: Schlaganfall/Schlaganfälle Thrombus/Thromben Embolus/Emboli Tumor/Tumoren Primärtumor/Primärtumoren
m e: Resttumor/Resttumoren Abszess Leberabszess Riss Einriss Anriss Meniskusriss Muskelfaserriss Teilriss Bruch/Brüche
m e: Herd Rundherd Lungenrundherd Knoten/Knoten Schilddrüsenknoten/Schilddrüsenknoten Polyp/Polypen Stein Gallenstein
m e: Nierenstein Harnstein Harnleiterstein Blasenstein Nodulus/Noduli Mikronodulus/Mikronoduli Nodus/Nodi Prolaps
m e: Bandscheibenprolaps Vorfall/Vorfälle Bandscheibenvorfall/Bandscheibenvorfälle Sequester/Sequester
m e: Bandscheibensequester/Bandscheibensequester Pneumothorax/Pneumothoraces Spannungspneumothorax Hämatothorax
m e: Hämothorax Seropneumothorax Chylothorax Hydrothorax Ileus Subileus Volvulus Hydrops Hydrozephalus Hydrocephalus
m e: Ikterus Krebs Brustkrebs Darmkrebs Defekt Knorpeldefekt Füllungsdefekt Substanzdefekt Osteophyt/Osteophyten
m e: Spondylophyt/Spondylophyten Syndesmophyt/Syndesmophyten Sporn Anbau/Anbauten Umbau/Umbauten Kallus Kalk Kalkherd
m e: Phlebolith/Phlebolithen Appendikolith/Appendikolithen Fremdkörper/Fremdkörper Freikörper/Freikörper
m e: Gelenkkörper/Gelenkkörper Shunt/Shunts Reflux Harnstau/Harnstaus Rückstau/Rückstaus Stau/Staus
m e: Verschluss/Verschlüsse Gefäßverschluss/Gefäßverschlüsse Abbruch/Abbrüche Kollaps Lungenkollaps
m e: Rezidivtumor/Rezidivtumoren Konglomerattumor/Konglomerattumoren
m e: Lymphknotenkonglomerattumor/Lymphknotenkonglomerattumoren Fibroid Kropf Knick Kalibersprung/Kalibersprünge Stop
m e: Kontrastmittelaustritt Halo Hof Randsaum/Randsäume Saum/Säume Flüssigkeitssaum/Flüssigkeitssäume Spiegel/Spiegel
m e: Flüssigkeitsspiegel/Flüssigkeitsspiegel Senkfuß/Senkfüße Plattfuß/Plattfüße Spreizfuß/Spreizfüße
m e: Knickfuß/Knickfüße Hohlfuß/Hohlfüße Klumpfuß/Klumpfüße Buckel/Buckel Rundrücken Gleitwirbel/Gleitwirbel
m e: Blockwirbel/Blockwirbel Keilwirbel/Keilwirbel Übergangswirbel/Übergangswirbel Rückgang/Rückgänge Wandel
m e: Einbruch/Einbrüche Einstrom Ausstrom Zwerchfellhochstand/Zwerchfellhochstände Patellahochstand Hochstand
m e: Druckschmerz/Druckschmerzen Kopfschmerz/Kopfschmerzen Rückenschmerz/Rückenschmerzen Bauchschmerz/Bauchschmerzen
m e: Thoraxschmerz/Thoraxschmerzen Brustschmerz/Brustschmerzen Schwindel Tinnitus Diabetes Hypertonus
m e: Ruheschmerz/Ruheschmerzen Gewichtsverlust/Gewichtsverluste Husten Auswurf Anfall/Anfälle
m e: Krampfanfall/Krampfanfälle Kollateralkreislauf/Kollateralkreisläufe Muskelschwund Gewebsdefekt Hirndruck Aufstau
m e: Übertritt Kontrastmittelübertritt Antrumpolyp/Antrumpolypen Kontrastmittelabbruch Ossikel/Ossikel Histiozytomherd
m e: Morbus Zapfen Tumorzapfen Tumorthrombus/Tumorthromben Parenchymdefekt Parenchymsaum Durchtritt
m e: Kaliberwechsel/Kaliberwechsel Schatten
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
n -: Paravasat/Paravasate Kontrastmittelenhancement/Kontrastmittelenhancements Enhancement Kontrastmittelverhalten
n -: Echomuster Binnenecho/Binnenechos Randenhancement Grading Fibrin Kolostrum Remodeling
n -: Parenchymödem/Parenchymödeme Epithelioid Cholesteatom/Cholesteatome Hypopharynxkarzinom/Hypopharynxkarzinome
n -: Zenker-Divertikel Windei/Windeier Pyothorax Nasenbluten Herzrasen Vorhofflimmern Kammerflimmern Globusgefühl
n -: Schädelhirntrauma/Schädelhirntraumen Anpralltrauma/Anpralltraumen Hochrasanztrauma/Hochrasanztraumen
n -: Inhalationstrauma
# More findings
f -: Flüssigkeit/Flüssigkeiten Dissoziation/Dissoziationen Chondrokalzinose/Chondrokalzinosen
f -: Absprengung/Absprengungen Delle/Dellen Spangenbildung/Spangenbildungen
f -: Kapselüberschreitung/Kapselüberschreitungen Mehrspeicherung/Mehrspeicherungen Speicherung/Speicherungen
f -: Minderspeicherung Krallenzehe/Krallenzehen Hammerzehe/Hammerzehen Kaliberschwankung/Kaliberschwankungen
f -: Schwankung/Schwankungen Tränkung Leckage/Leckagen Anheftung/Anheftungen Partialruptur/Partialrupturen
f -: Partialläsion/Partialläsionen Teilruptur/Teilrupturen Komplettruptur/Komplettrupturen Totalruptur
f -: Fibrillation/Fibrillationen Signalstörung/Signalstörungen Signalinhomogenität/Signalinhomogenitäten Kongestion
f -: Kompartimentierung Gefäßinvasion Invasion/Invasionen Veneninvasion Gastroenteritis
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
f -: Patellaluxation/Patellaluxationen Hüftluxation/Hüftluxationen Sprengung/Sprengungen Syndesmosensprengung
f -: Nierenbeckenkelchektasie/Nierenbeckenkelchektasien Abflussstörung/Abflussstörungen
f -: Harnabflussstörung/Harnabflussstörungen Harntransportstörung/Harntransportstörungen Gallenwegserweiterung
f -: Prostatahyperplasie/Prostatahyperplasien Prostatavergrößerung Schilddrüsenvergrößerung Milzvergrößerung
f -: Leberläsion/Leberläsionen Nierenläsion/Nierenläsionen Knochenläsion/Knochenläsionen
f -: Marklagerläsion/Marklagerläsionen Hirnläsion/Hirnläsionen Lungenläsion/Lungenläsionen Hautläsion/Hautläsionen
f -: Pankreasläsion/Pankreasläsionen Gefäßläsion/Gefäßläsionen Nervenläsion/Nervenläsionen Muskelläsion/Muskelläsionen
f -: Bandläsion/Bandläsionen Meniskusläsion/Meniskusläsionen Labrumläsion/Labrumläsionen Knorpelläsion/Knorpelläsionen
f -: Sehnenläsion/Sehnenläsionen Meniskusruptur/Meniskusrupturen Sehnenruptur/Sehnenrupturen Bandruptur/Bandrupturen
f -: Kreuzbandruptur/Kreuzbandrupturen Muskelruptur/Muskelrupturen Leberruptur Milzruptur/Milzrupturen
f -: Aortenruptur/Aortenrupturen Rotatorenmanschettenruptur/Rotatorenmanschettenrupturen
f -: Achillessehnenruptur/Achillessehnenrupturen Aortendissektion/Aortendissektionen Knorpelglatze/Knorpelglatzen
f -: Knorpelausdünnung/Knorpelausdünnungen Knorpelschädigung/Knorpelschädigungen
f -: Gelenkspaltverschmälerung/Gelenkspaltverschmälerungen Gelenkspaltverschmälerungen Randzacke/Randzacken
f -: Randkante/Randkanten Zacke/Zacken Spange/Spangen Abstützreaktion/Abstützreaktionen
f -: Weichteilverletzung/Weichteilverletzungen Organverletzung/Organverletzungen Gefäßverletzung/Gefäßverletzungen
f -: Bandverletzung/Bandverletzungen Parenchymverletzung Darmischämie/Darmischämien
f -: Hohlorganperforation/Hohlorganperforationen Gallenblasenhydrops Trabekulierung/Trabekulierungen Balkenblase
f -: Restharnbildung Schrumpfniere/Schrumpfnieren Hufeisenniere/Hufeisennieren Doppelniere/Doppelnieren
f -: Zystenniere/Zystennieren Nephrokalzinose Angiodysplasie/Angiodysplasien Hämangiomatose Fettleber/Fettlebern
f -: Senkniere Rektozele/Rektozelen Zystozele/Zystozelen Hydrozele/Hydrozelen Varikozele/Varikozelen
f -: Spermatozele/Spermatozelen Enterozele/Enterozelen Lymphozele/Lymphozelen Mukozele/Mukozelen
f -: Meningozele/Meningozelen Enzephalozele/Enzephalozelen Pneumatozele/Pneumatozelen Syringomyelie/Syringomyelien
f -: Hydromyelie Syrinx Gliose/Gliosen Mikroblutung/Mikroblutungen Subarachnoidalblutung/Subarachnoidalblutungen
f -: Subduralblutung/Subduralblutungen Epiduralblutung/Epiduralblutungen Kontusionsblutung/Kontusionsblutungen
f -: Massenblutung/Massenblutungen Stammganglienblutung/Stammganglienblutungen Hirnkontusion/Hirnkontusionen
f -: Einklemmung/Einklemmungen Hirnatrophie/Hirnatrophien Hippocampusatrophie Volumenminderung/Volumenminderungen
f -: Substanzminderung/Substanzminderungen Demyelinisierung/Demyelinisierungen Entmarkung/Entmarkungen Multiple
f -: Restriktion/Restriktionen Schrankenstörung/Schrankenstörungen Liquordiapedese Mittellinienshift
f -: Sinusthrombose/Sinusthrombosen Gefäßmalformation/Gefäßmalformationen Gefäßanomalie/Gefäßanomalien
f -: Schlingenbildung/Schlingenbildungen Abgangsstenose/Abgangsstenosen Restenose/Restenosen Reststenose
f -: Instentstenose Lumeneinengung/Lumeneinengungen Flussumkehr Flussbeschleunigung/Flussbeschleunigungen
f -: Flussverlangsamung Rechtsherzbelastung Herzvergrößerung Linksherzvergrößerung Kranialisierung Umverteilung
f -: Hilusverplumpung Aspirationspneumonie/Aspirationspneumonien Infarktpneumonie/Infarktpneumonien Lobärpneumonie
f -: Plattenatelektase/Plattenatelektasen Kompressionsatelektase/Kompressionsatelektasen Unterlappenatelektase
f -: Streifenatelektase/Streifenatelektasen Zwerchfelllähmung Relaxatio Relaxation/Relaxationen Überblähungszeichen
f -: Honigwabe/Honigwaben Bronchialwandverdickung/Bronchialwandverdickungen Mukusobstruktion Milchglastrübungen
f -: Lymphangitis Pleuraverkalkung/Pleuraverkalkungen Pleuraplaque Skelettmetastase/Skelettmetastasen
f -: Wirbelkörpermetastase/Wirbelkörpermetastasen Fernmetastase/Fernmetastasen Tumorlast Tumormasse/Tumormassen
f -: Tumorinfiltration Tumorausdehnung Tumorprogression Krankheitsaktivität Schubaktivität
f -: Skelettveränderung/Skelettveränderungen Parenchymveränderung/Parenchymveränderungen
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
f -: Demineralisation/Demineralisationen Minderung Entkalkung Kalksalzminderung Knochendichte
f -: Rarefizierung/Rarefizierungen Aufhellungslinie/Aufhellungslinien Aufhellungszone/Aufhellungszonen Lysezone
f -: Periprothetik Resorptionszone/Resorptionszonen Metallose Nichtunion Reposition Redislokation/Redislokationen
f -: Knochenkontusion/Knochenkontusionen Muskelatrophie/Muskelatrophien Fettatrophie Involution
f -: Muskelzerrung/Muskelzerrungen Tendinose/Tendinosen Ansatztendinose/Ansatztendinosen
f -: Verkalkungsfigur/Verkalkungsfiguren Gruppierung Architekturstörung/Architekturstörungen
f -: Hautverdickung/Hautverdickungen Mamillenretraktion Sekretion/Sekretionen Mastodynie Duktektasie Brustdichte
f -: Parenchymdichte
n -: Nikotin Subduralhygrom/Subduralhygrome Tumorrezidiv/Tumorrezidive Malignom/Malignome Epitheliom/Epitheliome
n -: Basaliom/Basaliome Zystadenokarzinom/Zystadenokarzinome Hautemphysem/Hautemphyseme Hämarthros
n -: Restfragment/Restfragmente Hinterkantenfragment/Hinterkantenfragmente Vakuumphänomen/Vakuumphänomene
n -: Phänomen/Phänomene Nidus Sklerosesaum Ischämieareal/Ischämieareale Infarktareal/Infarktareale Territorialinfarkt
n -: Mediaterritorium Gliosearealeal Knochenmarksignal Restsignal Hyperechogenität Kavernomatose Steinleiden
n -: Sodbrennen Taubheitsgefühl Kribbeln Zittern Hinken Nachlassen Unfallereignis/Unfallereignisse Bagatelltrauma
n -: Distorsionstrauma/Distorsionstraumata Thoraxtrauma/Thoraxtraumen Lymphknotenkonglomerat/Lymphknotenkonglomerate
n -: Tumorkonglomerat/Tumorkonglomerate Geschwulst/Geschwülste Geschwür/Geschwüre Ekzem Luftbläschen Luftsichel
n -: Ödembild Geröll
m -: Ausriss/Ausrisse Alphawinkel/Alphawinkel Betawinkel/Betawinkel Mikrokalk Makrokalk Kalkschatten/Kalkschatten
m -: Schallschatten/Schallschatten Weichteilschatten/Weichteilschatten Leberherd/Leberherde Lungenherd/Lungenherde
m -: Knochenherd/Knochenherde Herdbefund/Herdbefunde Marklagerherd/Marklagerherde Entmarkungsherd/Entmarkungsherde
m -: Entzündungsherd/Entzündungsherde Satellitenherd/Satellitenherde Satellit/Satelliten Knorpelschaden/Knorpelschäden
m -: Meniskusschaden/Meniskusschäden Gelenkschaden/Gelenkschäden Folgeschaden/Folgeschäden Binnenschaden/Binnenschäden
m -: Kniebinnenschaden/Kniebinnenschäden Sehnenschaden/Sehnenschäden Strahlenschaden/Strahlenschäden Sekretverhalt
m -: Stuhl/Stühle Kot Stuhlverhalt Darminhalt Binneninhalt Parenchymverlust/Parenchymverluste
m -: Substanzverlust/Substanzverluste Volumenverlust/Volumenverluste Höhenverlust/Höhenverluste Knorpelverlust
m -: Signalverlust/Signalverluste Haarriss Längsriss/Längsrisse Querriss/Querrisse Radiärriss/Radiärrisse
m -: Korbhenkelriss/Korbhenkelrisse Horizontalriss/Horizontalrisse Lappenriss/Lappenrisse Komplexriss/Komplexrisse
m -: Kreuzbandriss/Kreuzbandrisse Bandriss/Bandrisse Kapselriss/Kapselrisse Sehnenriss/Sehnenrisse Hinterhornriss
m -: Außenmeniskusriss Innenmeniskusriss Korbhenkel/Korbhenkel Zweitbefund Staging-Befund Lymphknotenbefall
m -: Knochenbefall Beckenschiefstand Beckentiefstand Krallenzeh Ballenzeh Dreieckshinweis
m -: Fersenschmerz/Fersenschmerzen Knieschmerz/Knieschmerzen Hüftschmerz/Hüftschmerzen
m -: Schulterschmerz/Schulterschmerzen Flankenschmerz/Flankenschmerzen Oberbauchschmerz/Oberbauchschmerzen
m -: Unterbauchschmerz/Unterbauchschmerzen Beinschmerz/Beinschmerzen Armschmerz/Armschmerzen
m -: Nackenschmerz/Nackenschmerzen Kreuzschmerz/Kreuzschmerzen Gelenkschmerz/Gelenkschmerzen
m -: Belastungsschmerz/Belastungsschmerzen Klopfschmerz Anstieg/Anstiege Abfall Hb-Abfall Leukozyt/Leukozyten
m -: Erythrozyt/Erythrozyten Thrombozyt/Thrombozyten Lymphozyt/Lymphozyten Erreger/Erreger Schub/Schübe Abusus
m -: Infekt/Infekte Atemwegsinfekt/Atemwegsinfekte Harnwegsinfekt/Harnwegsinfekte Wundinfekt/Wundinfekte
m -: Protheseninfekt/Protheseninfekte Milzinfarkt/Milzinfarkte Niereninfarkt/Niereninfarkte
m -: Lakunärinfarkt/Lakunärinfarkte Posteriorinfarkt/Posteriorinfarkte Kleinhirninfarkt/Kleinhirninfarkte
m -: Thalamusinfarkt Grenzzoneninfarkt/Grenzzoneninfarkte Perikardtamponade Begleiterguss/Begleitergüsse
m -: Schlingenabszess/Schlingenabszesse Psoasabszess/Psoasabszesse Hirnabszess/Hirnabszesse
m -: Lungenabszess/Lungenabszesse Weichteilabszess/Weichteilabszesse Verhalt/Verhalte
m -: Flüssigkeitsverhalt/Flüssigkeitsverhalte Restharn Harn Tumorrest/Tumorreste Tumorknoten/Tumorknoten
m -: Rundschatten/Rundschatten Unkus Uncus Kortikalisdefekt/Kortikalisdefekte Knochendefekt/Knochendefekte
m -: Septumdefekt/Septumdefekte Vorhofseptumdefekt/Vorhofseptumdefekte Ventrikelseptumdefekt/Ventrikelseptumdefekte
m -: Perfusionsdefekt/Perfusionsdefekte Wanddefekt/Wanddefekte Masseneffekt/Masseneffekte Nebeneffekt Wedge
m -: Shift/Shifts Schiefstand Adenomknoten/Adenomknoten Myomknoten/Myomknoten Uterusmyomknoten
m -: Nierentumor/Nierentumoren Lebertumor/Lebertumoren Hirntumor/Hirntumoren Lungentumor/Lungentumoren
m -: Blasentumor/Blasentumoren Pankreastumor/Pankreastumoren Darmtumor Weichteiltumor/Weichteiltumoren
m -: Knochentumor/Knochentumoren Nebennierentumor/Nebennierentumoren Rektumtumor Pleuratumor
m -: Ovarialtumor/Ovarialtumoren
f -: Traktionsbronchiektase/Traktionsbronchiektasen Umscheidung/Umscheidungen Ummauerung/Ummauerungen Kokarde/Kokarden
f -: Fettgewebsimbibierung/Fettgewebsimbibierungen Rachitis Fettgewebshernie/Fettgewebshernien
f -: Papillotomie/Papillotomien Ulkusnische/Ulkusnischen Nische/Nischen Myelinolyse Pneumatosis
f -: Telangiektasie/Telangiektasien Xanthomatose Chorea Drusen Tumorkalzinose Siderose Striktur/Strikturen
f -: Proliferation/Proliferationen Thrombininjektion Signalauslöschung/Signalauslöschungen Bandscheibenhernierung
f -: Herniierung/Herniierungen Hernierung/Hernierungen Degenerationszeichen Olivendegeneration Dextroskoliose
f -: Neurosarkoidose Angiitis Moyamoya-Erkrankung Vaskulopathie/Vaskulopathien Immunvaskulitis
f -: Embolisierung/Embolisierungen Fragmentation/Fragmentationen Rekrudeszenz Überbauung/Überbauungen
f -: Durchbauung/Durchbauungen Überbrückung/Überbrückungen Kontaktfläche Berührung/Berührungen Abdrängung/Abdrängungen
f -: Abhebelung Abscherung/Abscherungen Abkippung/Abkippungen Verkürzung/Verkürzungen Achsknickung
f -: Knickbildung/Knickbildungen Einstauchung/Einstauchungen Impaktierung Impaktion/Impaktionen
f -: Trümmerzone/Trümmerzonen Gelenkbeteiligung/Gelenkbeteiligungen Hinterkantenbeteiligung Gelenkstufe/Gelenkstufen
f -: Stufe/Stufen Diastase/Diastasen Klaffung Varusstellung Valgusstellung Varusfehlstellung Valgusfehlstellung
f -: Rekurvation Antekurvation Steife Einsteifung Teilsteife Pfannenlockerung Materiallockerung Schraubenlockerung
f -: Fehlpositionierung Malposition Nonrotation Atresie/Atresien Agenesie/Agenesien Fehlanlage/Fehlanlagen
f -: Duplikatur/Duplikaturen Doppelbildung/Doppelbildungen Speicherkrankheit/Speicherkrankheiten Mukoviszidose
f -: Bronchopathie Entzündungsaktivität Darmwandverdickung/Darmwandverdickungen Fettgewebsinfiltration
f -: Fettgewebsstriierung Ileuszeichen Passagestörung/Passagestörungen Transportstörung
f -: Entleerungsstörung/Entleerungsstörungen Achalasie Aganglionose Fistulierung/Fistulierungen Adhärenz Torquierung
f -: Hodentorsion Ovarialtorsion Ovarialzyste/Ovarialzysten Follikelzyste/Follikelzysten
f -: Gelbkörperzyste/Gelbkörperzysten Corpus-luteum-Zyste Endometriumverdickung Schleimhautpolyp Frühgravidität
f -: Extrauteringravidität Fehlgeburt/Fehlgeburten Blasenmole Wachstumsretardierung Reifeverzögerung
f -: Hüftdysplasie/Hüftdysplasien Epiphysenlösung/Epiphysenlösungen Epiphyseolyse Kraniosynostose/Kraniosynostosen
f -: Pylorusstenose Hypertension Linksherzhypertrophie Myokardhypertrophie Rechtsherzinsuffizienz
f -: Linksherzinsuffizienz Klappeninsuffizienz Mitralinsuffizienz Klappenverkalkung/Klappenverkalkungen
f -: Koronarverkalkung/Koronarverkalkungen Gefäßverkalkung/Gefäßverkalkungen Gefäßwandverkalkung/Gefäßwandverkalkungen
f -: Wandverkalkung/Wandverkalkungen Parenchymverkalkung/Parenchymverkalkungen Plaquelast Ulzeration/Ulzerationen
f -: Exulzeration/Exulzerationen Wandauflagerung/Wandauflagerungen Auflagerung/Auflagerungen Ektasierung/Ektasierungen
f -: Elongierung/Elongierungen Tortuosität Schlängelung/Schlängelungen Knickstenose/Knickstenosen Fistelung AV-Fistel
f -: Wunde/Wunden Wundheilungsstörung/Wundheilungsstörungen Rötung/Rötungen Überwärmung Erwärmung Phlegmone/Phlegmonen
f -: Gangrän/Gangräne Ischämiezeit Nekrosezone Kavernisierung Höhlenbildung
n -: Urokinase Neurom/Neurome Morton-Neurom/Morton-Neurome Wurzelspitzengranulom/Wurzelspitzengranulome
n -: Cholesterin-Granulom Gallenblasensludge Gallengrieß Blasendivertikel/Blasendivertikel Zenkerdivertikel
n -: Sigmadivertikel/Sigmadivertikel Perforansaneurysma Milzarterienaneurysma/Milzarterienaneurysmen Iliakalaneurysma
n -: Popliteaaneurysma/Popliteaaneurysmen Weichteilhämatom/Weichteilhämatome Muskelhämatom/Muskelhämatome
n -: Kopfschwartenhämatom Galeahämatom Mediastinalhämatom Milzhämatom Begleitödem/Begleitödeme Lidödem Wandödem
n -: Myokardödem Muskelödem/Muskelödeme Fettgewebsödem
m -: Sekretspiegel/Sekretspiegel Perfusionsausfall/Perfusionsausfälle Ausfall/Ausfälle Versatz Seitversatz
m -: Seitenversatz Tophus/Tophi Pneumozephalus Enthesophyt/Enthesophyten Traktionssporn Pilon Retrograder Gefäßriss
m -: Fistelgang/Fistelgänge Nabelbruch/Nabelbrüche Leistenbruch/Leistenbrüche Narbenbruch/Narbenbrüche Blutaustritt
m -: Blutabgang Mediaverschluss Winkelerguss Randwinkelerguss Restpneumothorax Mantelpneumothorax Spitzenpneumothorax
m -: Luftsaum Mantel Restbefund Gewebszerfall Fettstreifen/Fettstreifen Restdefekt
m -: Bandscheibenschaden/Bandscheibenschäden Wirbelgleiten Drehgleiten
f en: Konfiguration Redistribution Suppression Dissemination Koalition Lazeration Schallabschwächung Schrumpfung
f -: Anterolisthesis Retrolisthesis Lateralisthesis Hypokinesie/Hypokinesien Akinesie/Akinesien Dyskinesie/Dyskinesien
f -: Steatosis Mosaikperfusion Leukaraiose Megalenzephalie/Megalenzephalien Lissenzephalie/Lissenzephalien
f -: Heterotopie/Heterotopien Polymikrogyrie/Polymikrogyrien Gynäkomastie/Gynäkomastien Hydrosalpinx/Hydrosalpingen
f -: Enthesitis/Enthesitiden
f n: Bride Straße Lamelle Silhouette Enterographie
m e: Lakunarinfarkt Regeneratknoten/Regeneratknoten Aneurysmasack/Aneurysmasäcke Keilwinkel/Keilwinkel
m e: Primarius/Primarii Metabolismus/Metabolismen Glukosemetabolismus Peritonsillarabszess/Peritonsillarabszesse
n e: Extravasat Aspergillom Endometriom Silhouettenphänomen Airtrapping/Airtrappings
n e: Schrumpfungszeichen/Schrumpfungszeichen
`

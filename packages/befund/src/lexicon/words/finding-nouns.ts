export const findingNouns = `
# Findings of all regions
f en: Läsion Raumforderung Blutung Einblutung Nachblutung Hirnblutung Fraktur Ruptur Luxation Dislokation Subluxation
f en: Impression Kompression Distorsion Distraktion Infraktion Kontusion Konsolidierung Konsolidation Verschattung
f en: Verdichtung Transparenzminderung Transparenzerhöhung Minderbelüftung Belüftung Belüftungsstörung
f en: Ventilationsstörung Perfusionsstörung Perfusion Diffusion Diffusionsstörung Diffusionsrestriktion
f en: Diffusionseinschränkung Signalanhebung Signalalteration Signalveränderung Signalabsenkung Signalminderung
f en: Signalintensität Hyperintensität Hypointensität Hyperdensität Hypodensität Dichteminderung Dichteanhebung
f en: Dichteabsenkung Kontrastmittelaufnahmestörung Anreicherung Kontrastmittelanreicherung Kontrastierung
f en: Minderkontrastierung Minderperfusion Mehrperfusion Hyperperfusion Hypoperfusion Entzündung Infiltration
f en: Destruktion Erosion Arrosion Degeneration Deformierung Deformität Deformation Verkalkung Weichteilverkalkung
f en: Kalzifikation Kalzifizierung Mikrokalzifikation Verknöcherung Ossifikation Sklerosierung Mehrsklerosierung
f en: Fusion Retraktion Retention Stauung Aufstauung Einflussstauung Harnstauung Cholestasestauung Lungenstauung
f en: Dilatation Ektasiebildung Erweiterung Aufweitung Verbreiterung Verschmälerung Verdickung Wandverdickung
f en: Schleimhautschwellung Schwellung Weichteilschwellung Vergrößerung Wucherung Stenosierung Einengung Verengung
f en: Obstruktion Obliteration Okklusion Dissektion Perforation Penetration Protrusion Bandscheibenprotrusion
f en: Extrusion Sequestration Herniation Prolapsbildung Invagination Torsion Strangulation Inkarzeration Rotation
f en: Malrotation Angulation Deviation Septumdeviation Verlagerung Mittellinienverlagerung Verdrängung Verschiebung
f en: Verkippung Achsabweichung Achsfehlstellung Fehlstellung Fehlbildung Malformation Missbildung Variation
f en: Anomalie/Anomalien Dysplasie/Dysplasien Hypoplasie/Hypoplasien Hyperplasie/Hyperplasien Aplasie/Aplasien
f en: Atrophie/Atrophien Hypertrophie/Hypertrophien Dystrophie/Dystrophien Degenerationserscheinung Alteration
f en: Kollektion Flüssigkeitskollektion Ansammlung Flüssigkeitsansammlung Imbibierung Vernarbung Narbenbildung
f en: Zystenbildung Knotenbildung Plaquebildung Stufenbildung Rissbildung Spaltbildung Thrombosierung Embolisation
f en: Organisation Kolliquation Einschmelzung Nekrotisierung Metastasierung Disseminierung Aussaat Absiedlung
f en: Absiedelung Filialisierung Tumormanifestation Manifestation Komplikation Exazerbation Dekompensation
f en: Kompensation Insuffizienz Herzinsuffizienz Niereninsuffizienz Regurgitation Regression Progression Regredienz
f en: Progredienz Größenprogredienz Befundprogredienz Remission Rekanalisation Kollateralisierung Kollateralisation
f en: Granulation Hepatisation Pneumatisation Septierung Lobulierung Kontur Konturierung Unschärfe/Unschärfen
f en: Konturunregelmäßigkeit Konturunterbrechung Unterbrechung Aussparung Kontrastmittelaussparung
f en: Wandunregelmäßigkeit Wandveränderung Gefäßveränderung Umbildung Lockerung Ausdünnung Auffaserung Auftreibung
f en: Aufhellung Abflachung Höhenminderung Sinterung Stauchung Krümmung Verkrümmung Haltung Fehlhaltung Streckhaltung
f en: Steilstellung Fehlstellungskorrektur Lordosierung Kyphosierung Verlegung Verlötung Adhäsion Verwachsung
f en: Verklebung Verfettung Leberverfettung Fettverteilung Fetteinlagerung Eisenüberladung Überladung Überblähung
f en: Blähung Distension Überdehnung Zerrung Prellung Quetschung Verstauchung Verbrennung Blutansammlung
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
f en: Bronchopneumonie/Bronchopneumonien Dysfunktion Malfunktion Hyperfunktion Hernie/Hernien
f en: Leistenhernie/Leistenhernien Hiatushernie/Hiatushernien Narbenhernie/Narbenhernien Nabelhernie/Nabelhernien
f en: Ektasie/Ektasien Bronchiektasie/Bronchiektasien Bronchiektase/Bronchiektasen Atelektase/Atelektasen
f en: Dystelektase/Dystelektasen Hypertonie/Hypertonien Hypotonie Arrhythmie/Arrhythmien Tachykardie Bradykardie
f en: Dysphagie/Dysphagien Dyspnoe Apnoe Orthopnoe Aphasie/Aphasien Epilepsie/Epilepsien Amnesie
f en: Parästhesie/Parästhesien Hypästhesie Lähmung Parese/Paresen Hemiparese/Hemiparesen Neuralgie/Neuralgien
f en: Neoplasie/Neoplasien Metaplasie Malignität Benignität Dignität Anämie/Anämien Leukämie/Leukämien Septikämie
f en: Sepsis Hyperämie Ischialgie/Ischialgien Lumbalgie/Lumbalgien Lumboischialgie/Lumboischialgien Zervikalgie
f en: Dorsalgie Gonalgie Arthralgie/Arthralgien Myalgie Kopfschmerzsymptomatik Allergie/Allergien Phlegmasie
f en: Pathologie/Pathologien Einkerbung Eindellung Impressionierung Pelottierung Kompressionswirkung Vorwölbung
f en: Ausstülpung Aussackung Ausbuchtung Vorbuckelung Bandscheibenvorwölbung Umfangsvermehrung Gewebsvermehrung
f en: Weichteilvermehrung Weichteilverdichtung Lufteinlagerung Luftansammlung Gasansammlung Gasbildung Spiegelbildung
f en: Flüssigkeitsspiegelbildung Wandung Membranbildung Herdbildung Abszessbildung Fistelbildung Ausscheidung
f en: Kontrastmittelausscheidung Entleerung Entfaltung Füllung Überlagerung Zeichnung Lungenzeichnung Gefäßzeichnung
f en: Markierung Demarkierung Demarkation Zirkulation Liquorzirkulationsstörung Zirkulationsstörung Durchblutung
f en: Mangeldurchblutung Vaskularisation Vaskularisierung Mehrvaskularisation Hypervaskularisation Affektion
f en: Wurzelaffektion Reizung Wurzelreizung Irritation Wurzelirritation Tangierung Bedrängung Avulsion Elongation
f en: Faserung Ablösung Abhebung Versteifung Verplattung Verschraubung Nagelung Heilungsstörung Konsolidierungsstörung
f en: Kallusbildung Dehiszenz Insertionstendinopathie/Insertionstendinopathien Trübung Milchglastrübung
f en: Milchglasverschattung Retikulation Fibrosierung Zerrüttung
f n: Myogelose Metastase Lymphknotenmetastase Lebermetastase Lungenmetastase Knochenmetastase Hirnmetastase
f n: Filia/Filiae Nierenzyste Leberzyste Pankreaszyste Pseudozyste Retentionszyste Geröllzyste Knochenzyste
f n: Ganglionzyste Bakerzyste Kaverne Fistel Narbe Stenose Spinalkanalstenose Neuroforamenstenose Sklerose
f n: Atherosklerose Arteriosklerose Aortensklerose Thrombose Beinvenenthrombose Pfortaderthrombose Sinusvenenthrombose
f n: Nekrose Fettgewebsnekrose Hüftkopfnekrose Osteonekrose Fibrose Lungenfibrose Zirrhose Leberzirrhose Steatose
f n: Arthrose Gonarthrose Coxarthrose Koxarthrose Rhizarthrose Omarthrose Retropatellararthrose
f n: Facettengelenksarthrose Spondylarthrose Spondylose Osteochondrose Unkovertebralarthrose Unkarthrose Chondrose
f n: Polyarthrose Fingerpolyarthrose Heberdenarthrose Bouchardarthrose Osteoporose Osteolyse Osteopenie
f n: Osteomalazie/Osteomalazien Chondromalazie/Chondromalazien Malazie/Malazien Spondylolyse Spondylolisthese Listhese
f n: Anterolisthese Retrolisthese Spondylodese Hyperlordose Hyperkyphose Kyphoskoliose Divertikulose
f n: Sigmadivertikulose Endometriose Adenomyose Hydronephrose Nephrose Sarkoidose Tuberkulose Silikose Asbestose
f n: Pneumokoniose Amyloidose Hämochromatose Zystinose Myelose Leukose Lymphangiose Lymphangiosis Karzinose
f n: Peritonealkarzinose Pleurakarzinose Meningeosis Phakomatose Neurofibromatose Lipomatose Fibromatose Exostose
f n: Enostose Hyperostose Synostose Ankylose Kontraktur/Kontrakturen Ptose Hydrophthalmie Cholestase Hämostase Stase
f n: Urostase Lithiasis Cholelithiasis Cholezystolithiasis Choledocholithiasis Nephrolithiasis Urolithiasis
f n: Sialolithiasis Aspergillose Mykose Candidose Toxoplasmose Echinokokkose Zystizerkose Borreliose Psychose Neurose
f n: Thrombozytose Leukozytose Azidose Anastomoseninsuffizienz/Anastomoseninsuffizienzen Apoplexie/Apoplexien
f n: Synovialitis Sinusitis/Sinusitiden Usur/Usuren Zäsur/Zäsuren Narbenplatte Schwarte Pleuraschwarte Schwiele
f n: Pleuraschwiele Pleuraverdickung/Pleuraverdickungen Kuppenschwiele Plaque/Plaques Aerobilie Pneumobilie Koprostase
f n: Dissektionsmembran/Dissektionsmembranen Lakune Läsionsgröße Aneurysmose Beule Bruchlücke Fissurlinie Frakturlinie
f n: Verletzungsfolge Blutungsquelle Schleimhautverdickung/Schleimhautverdickungen Noxe
f n: Osteodystrophie/Osteodystrophien Hämophilie Krampfaderbildung/Krampfaderbildungen Ödemzone Randzone
f n: Umgebungsreaktion/Umgebungsreaktionen Schädigung/Schädigungen Defektzone Pseudarthrose Kapsulose Dehydratation
f n: Wurzelzyste Wurzeltaschenzyste Perineuralzyste Arachnoidalzyste Kolloidzyste Pinealiszyste Dermoidzyste
f n: Epidermoidzyste Schokoladenzyste Talgzyste Branchiozyste Choledochuszyste Meniskuszyste Synovialzyste
f n: Flexurenstenose Nierenarterienstenose Karotisstenose Aortenstenose Koronarsklerose Gefäßsklerose Mediasklerose
f is>iden: Arthritis Synovitis Tenosynovitis Tendovaginitis Peritendinitis Tendinitis Bursitis Myositis Fasziitis
f is>iden: Osteomyelitis Spondylodiszitis Spondylitis Sakroiliitis Appendizitis Divertikulitis Sigmadivertikulitis
f is>iden: Cholezystitis Cholangitis Pankreatitis Hepatitis Gastritis Duodenitis Enteritis Kolitis Colitis Proktitis
f is>iden: Ileitis Jejunitis Ösophagitis Peritonitis Mesenteritis Pannikulitis Pyelonephritis Nephritis
f is>iden: Glomerulonephritis Zystitis Urethritis Prostatitis Epididymitis Orchitis Adnexitis Salpingitis Endometritis
f is>iden: Mastitis Pneumonitis Bronchitis Bronchiolitis Alveolitis Pleuritis Perikarditis Myokarditis Endokarditis
f is>iden: Aortitis Vaskulitis Arteriitis Phlebitis Thrombophlebitis Lymphadenitis Thyreoiditis Sialadenitis Parotitis
f is>iden: Tonsillitis Pharyngitis Laryngitis Epiglottitis Otitis Mastoiditis Labyrinthitis Neuritis Optikusneuritis
f is>iden: Enzephalitis Meningitis Meningoenzephalitis Ventrikulitis Myelitis Radikulitis Polyarthritis Dermatitis
f is>iden: Periostitis Ostitis Osteitis Ethmoiditis Pansinusitis Kapsulitis Epikondylitis Chondritis Diszitis
f is>iden: Periodontitis Parodontitis Rhinitis Gingivitis Stomatitis Uveitis Konjunktivitis Balanitis Vaginitis
f is>iden: Polymyositis Mukositis Polyserositis Serositis Pyelitis Ureteritis Papillitis Cholangiolitis Perihepatitis
f is>iden: Perisigmoiditis Periappendizitis Fibromyositis Patellaspitzentendinitis Plantarfasziitis Ependymitis
f is>iden: Hypophysitis Neuroretinitis Lobitis Cerebritis Zerebritis
n e: Karzinom Adenokarzinom Plattenepithelkarzinom Bronchialkarzinom Mammakarzinom Prostatakarzinom Nierenzellkarzinom
n e: Urothelkarzinom Kolonkarzinom Rektumkarzinom Magenkarzinom Pankreaskarzinom Ovarialkarzinom Zervixkarzinom
n e: Endometriumkarzinom Schilddrüsenkarzinom Adenom Sarkom Osteosarkom Chondrosarkom Liposarkom Lymphom Melanom Myom
n e: Leiomyom Fibrom Fibroadenom Lipom Angiomyolipom Hämangiom Hämangioblastom Lymphangiom Angiom Kavernom Osteom
n e: Osteoidosteom Enchondrom Chondrom Osteochondrom Osteoblastom Chondroblastom Riesenzelltumor/Riesenzelltumoren
n e: Gliom Glioblastom Astrozytom Oligodendrogliom Ependymom Medulloblastom Meningeom Meningiom Neurinom
n e: Akustikusneurinom Schwannom Vestibularisschwannom Neurofibrom Neuroblastom Kraniopharyngeom Hypophysenadenom
n e: Paragangliom Phäochromozytom Insulinom Gastrinom Teratom Seminom Dermoid Epidermoid Mesotheliom Thymom
n e: Plasmozytom Myelom Karzinoid Inzidentalom Hamartom Granulom Xanthogranulom Papillom Zystadenom Hygrom Hämatom
n e: Subduralhämatom Epiduralhämatom Atherom Lymphozelenhämatom Xanthom Tuberkulom Ödem Lungenödem Knochenmarködem
n e: Knochenmarksödem Marködem Weichteilödem Lymphödem Perifokalödem Emphysem Lungenemphysem Weichteilemphysem
n e: Mediastinalemphysem Empyem Pleuraempyem Exsudat Infiltrat Konkrement Gallenblasenkonkrement Nierenkonkrement
n e: Harnleiterkonkrement Ureterkonkrement Sediment Aneurysma/Aneurysmen/Aneurysmata
n e: Bauchaortenaneurysma/Bauchaortenaneurysmen Aortenaneurysma/Aortenaneurysmen Pseudoaneurysma/Pseudoaneurysmen
n e: Trauma/Traumata/Traumen Polytrauma/Polytraumata Ulkus/Ulzera/Ulcera Ulcus Rezidiv Lokalrezidiv Fragment
n e: Knochenfragment Meniskusfragment Dislokat Residuum/Residuen Duodenaldivertikel/Duodenaldivertikel Syndrom
n e: Impingement/Impingements Leck/Leckagen Leak/Leaks Endoleak/Endoleaks Gerinnsel/Gerinnsel Blutgerinnsel/Gerinnsel
n e: Knötchen/Knötchen Rundherdchen Symptom Uncinatum Fettpolster Malum Enzephalom Chlorom Choriokarzinom
n e: Hepatoblastom Hepatom Nephroblastom Retinoblastom Onkozytom Zystom Serom Biliom Urinom Lymphocelenom Chylom
n e: Keloid Pneumomediastinum Pneumoperitoneum Pneumoretroperitoneum Pneumoperikard Hämoperitoneum Hämoperikard
n e: Megakolon Megacolon Mekonium Fluid Areal Dichteareal Signalareal Korrelat Äquivalent Artefakt/Artefakte
n e: Bewegungsartefakt Metallartefakt Aufhärtungsartefakt Pulsationsartefakt Suszeptibilitätsartefakt Atemartefakt
n e: Trümmerfeld/Trümmerfelder Bruchstück Stück Implantat Fremdmaterial/Fremdmaterialien
n e: Osteosynthesematerial/Osteosynthesematerialien Metall
m e: Erguss/Ergüsse Pleuraerguss/Pleuraergüsse Perikarderguss/Perikardergüsse Gelenkerguss/Gelenkergüsse
m e: Kniegelenkserguss/Kniegelenksergüsse Aszites Infarkt Hirninfarkt Myokardinfarkt Herzinfarkt Lungeninfarkt
m e: Mediainfarkt Insult Schlaganfall/Schlaganfälle Thrombus/Thromben Embolus/Emboli Tumor/Tumoren
m e: Primärtumor/Primärtumoren Resttumor/Resttumoren Abszess Leberabszess Riss Einriss Anriss Meniskusriss
m e: Muskelfaserriss Teilriss Bruch/Brüche Herd Rundherd Lungenrundherd Knoten/Knoten
m e: Schilddrüsenknoten/Schilddrüsenknoten Polyp/Polypen Stein Gallenstein Nierenstein Harnstein Harnleiterstein
m e: Blasenstein Nodulus/Noduli Mikronodulus/Mikronoduli Nodus/Nodi Prolaps Bandscheibenprolaps Vorfall/Vorfälle
m e: Bandscheibenvorfall/Bandscheibenvorfälle Sequester/Sequester Bandscheibensequester/Bandscheibensequester
m e: Pneumothorax/Pneumothoraces Spannungspneumothorax Hämatothorax Hämothorax Seropneumothorax Chylothorax
m e: Hydrothorax Ileus Subileus Volvulus Hydrops Hydrozephalus Hydrocephalus Ikterus Krebs Brustkrebs Lungenkrebs
m e: Darmkrebs Defekt Knorpeldefekt Füllungsdefekt Substanzdefekt Osteophyt/Osteophyten Spondylophyt/Spondylophyten
m e: Syndesmophyt/Syndesmophyten Sporn Fersensporn Anbau/Anbauten Umbau/Umbauten Osteoarthroseherd Kallus Kalk
m e: Kalkherd Phlebolith/Phlebolithen Appendikolith/Appendikolithen Fremdkörper/Fremdkörper Freikörper/Freikörper
m e: Gelenkkörper/Gelenkkörper Shunt/Shunts Reflux Harnstau/Harnstaus Rückstau/Rückstaus Stau/Staus
m e: Verschluss/Verschlüsse Gefäßverschluss/Gefäßverschlüsse Abbruch/Abbrüche Kollaps Lungenkollaps
m e: Rezidivtumor/Rezidivtumoren Konglomerattumor/Konglomerattumoren
m e: Lymphknotenkonglomerattumor/Lymphknotenkonglomerattumoren Fibroid Kropf Knick Kalibersprung/Kalibersprünge Stop
m e: Kontrastmittelaustritt Luftaustritt Halo Hof Randsaum/Randsäume Saum/Säume Flüssigkeitssaum/Flüssigkeitssäume
m e: Spiegel/Spiegel Flüssigkeitsspiegel/Flüssigkeitsspiegel Senkfuß/Senkfüße Plattfuß/Plattfüße Spreizfuß/Spreizfüße
m e: Knickfuß/Knickfüße Hohlfuß/Hohlfüße Klumpfuß/Klumpfüße Buckel/Buckel Rundrücken Flachrücken
m e: Gleitwirbel/Gleitwirbel Blockwirbel/Blockwirbel Keilwirbel/Keilwirbel Übergangswirbel/Übergangswirbel
m e: Rückgang/Rückgänge Befundwandel Wandel Einbruch/Einbrüche Einstrom Ausstrom
m e: Zwerchfellhochstand/Zwerchfellhochstände Patellahochstand Hochstand Zufallstumor Druckschmerz/Druckschmerzen
m e: Kopfschmerz/Kopfschmerzen Rückenschmerz/Rückenschmerzen Bauchschmerz/Bauchschmerzen Thoraxschmerz/Thoraxschmerzen
m e: Brustschmerz/Brustschmerzen Schwindel Tinnitus Diabetes Hypertonus Ruheschmerz/Ruheschmerzen Nachtschweiß
m e: Gewichtsverlust/Gewichtsverluste Husten Auswurf Bluthusten Anfall/Anfälle Krampfanfall/Krampfanfälle
m e: Kollateralkreislauf/Kollateralkreisläufe Muskelschwund Gewebsdefekt Hirndruck Liquorstau Aufstau Übertritt
m e: Kontrastmittelübertritt Antrumpolyp/Antrumpolypen Kontrastmittelabbruch Ossikel/Ossikel Histiozytomherd Morbus
m e: Zapfen Tumorzapfen Tumorthrombus/Tumorthromben Parenchymdefekt Parenchymsaum Durchtritt Enchondromherd
m e: Kaliberwechsel/Kaliberwechsel Schatten Verkalkungsherd Kontrastmitteldefekt
f -: Ataxie Aszitesmenge Demenz/Demenzen Migräne/Migränen Gicht Adipositas Übelkeit/Übelkeiten Hämaturie/Hämaturien
f -: Proteinurie Hämoptyse/Hämoptysen Dysurie Pollakisurie Polyurie Anurie Inkontinenz Obstipation/Obstipationen
f -: Diarrhoe/Diarrhoen Diarrhö/Diarrhöen Flatulenz Müdigkeit Schwäche/Schwächen Schwangerschaft/Schwangerschaften
f -: Menopause Postmenopause Menstruation/Menstruationen Anteflexion Retroflexion Anteversion Retroversion
f -: Inspiration/Inspirationen Exspiration/Exspirationen Atmung Beatmung/Beatmungen Reanimation/Reanimationen
f -: Intubation/Intubationen Lipämie Hyperthyreose/Hyperthyreosen Hypothyreose/Hypothyreosen Autoimmunthyreoiditis
f -: Cholesteatose Pest Lues Influenza Grippe Immunsuppression Antikoagulation Gravidität/Graviditäten Blutarmut
f -: Luftnot Atemnot Heiserkeit Gelbsucht Zuckerkrankheit Herzrhythmusstörung/Herzrhythmusstörungen Kurzatmigkeit
f -: Vigilanz Vigilanzminderung/Vigilanzminderungen Koagulopathie/Koagulopathien Hypercholesterinämie Hyperlipidämie
f -: Lymphabflussstörung/Lymphabflussstörungen Claudicatio Klaudikatio Angina Diplopie Doppelbilder
f -: Cephalgie/Cephalgien Cephalgien Zephalgie/Zephalgien Zyanose Anasarka Spastik Dystonie/Dystonien Sarkopenie
f -: Kachexie Hyperparathyreoidismus Polydipsie Amaurose
pl -: Ödeme Varizen Bronchiektasen Metastasen Zeichen Osteophyten Spondylophyten Antikörper Paravasate Ischämiezeichen
pl -: Frühzeichen Lockerungszeichen Stauungszeichen Entzündungszeichen Bewegungsartefakte Lymphome Parästhesien
pl -: Kopfschmerzen Rückenschmerzen Bauchschmerzen Unterbauchschmerzen Oberbauchschmerzen Windpocken
n -: Bronchopneumogramm/Bronchopneumogramme Aerobronchogramm/Aerobronchogramme Luftbronchogramm/Luftbronchogramme
n -: Pneumobronchogramm/Pneumobronchogramme Milchglas Crazy-Paving Honigwabenmuster/Honigwabenmuster
n -: Paravasat/Paravasate Kontrastmittelenhancement/Kontrastmittelenhancements Enhancement Signalverhalten
n -: Kontrastmittelverhalten Echomuster Binnenecho/Binnenechos Randenhancement Grading Fibrin Kolostrum Remodeling
n -: Parenchymödem/Parenchymödeme Epithelioid Cholesteatom/Cholesteatome Hypopharynxkarzinom/Hypopharynxkarzinome
n -: Zenker-Divertikel Windei/Windeier Pyothorax Nasenbluten Herzrasen Vorhofflimmern Kammerflimmern Fremdkörpergefühl
n -: Globusgefühl Schädelhirntrauma/Schädelhirntraumen Anpralltrauma/Anpralltraumen Hochrasanztrauma/Hochrasanztraumen
n -: Inhalationstrauma
# More findings
f -: Flüssigkeit/Flüssigkeiten Dissoziation/Dissoziationen Chondrokalzinose/Chondrokalzinosen
f -: Absprengung/Absprengungen Delle/Dellen Spangenbildung/Spangenbildungen
f -: Kapselüberschreitung/Kapselüberschreitungen Mehrspeicherung/Mehrspeicherungen Speicherung/Speicherungen
f -: Minderspeicherung Krallenzehe/Krallenzehen Hammerzehe/Hammerzehen Kaliberschwankung/Kaliberschwankungen
f -: Schwankung/Schwankungen Flüssigkeitstränkung Tränkung Leckage/Leckagen Anheftung/Anheftungen
f -: Partialruptur/Partialrupturen Partialläsion/Partialläsionen Teilruptur/Teilrupturen
f -: Komplettruptur/Komplettrupturen Totalruptur Fibrillation/Fibrillationen Signalstörung/Signalstörungen
f -: Signalinhomogenität/Signalinhomogenitäten Reizlosigkeit Kongestion Kompartimentierung Gefäßinvasion
f -: Invasion/Invasionen Tumorinvasion Veneninvasion Perineuralscheideninvasion Gastroenteritis
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
f -: Symphysensprengung Nierenbeckenkelchektasie/Nierenbeckenkelchektasien Abflussstörung/Abflussstörungen
f -: Harnabflussstörung/Harnabflussstörungen Harntransportstörung/Harntransportstörungen Gallenwegserweiterung
f -: Leberfibrose Leberinsuffizienz Pankreasinsuffizienz Organvergrößerung Prostatahyperplasie/Prostatahyperplasien
f -: Prostatavergrößerung Schilddrüsenvergrößerung Milzvergrößerung Leberläsion/Leberläsionen
f -: Nierenläsion/Nierenläsionen Knochenläsion/Knochenläsionen Marklagerläsion/Marklagerläsionen
f -: Hirnläsion/Hirnläsionen Lungenläsion/Lungenläsionen Hautläsion/Hautläsionen Pankreasläsion/Pankreasläsionen
f -: Gefäßläsion/Gefäßläsionen Nervenläsion/Nervenläsionen Muskelläsion/Muskelläsionen Bandläsion/Bandläsionen
f -: Meniskusläsion/Meniskusläsionen Labrumläsion/Labrumläsionen Knorpelläsion/Knorpelläsionen
f -: Sehnenläsion/Sehnenläsionen Meniskusruptur/Meniskusrupturen Sehnenruptur/Sehnenrupturen Bandruptur/Bandrupturen
f -: Kreuzbandruptur/Kreuzbandrupturen Muskelruptur/Muskelrupturen Leberruptur Milzruptur/Milzrupturen
f -: Aortenruptur/Aortenrupturen Rotatorenmanschettenruptur/Rotatorenmanschettenrupturen Supraspinatussehnenruptur
f -: Achillessehnenruptur/Achillessehnenrupturen Aortendissektion/Aortendissektionen Gefäßdissektion Karotisdissektion
f -: Knorpelglatze/Knorpelglatzen Knorpelausdünnung/Knorpelausdünnungen Knorpelschädigung/Knorpelschädigungen
f -: Gelenkspaltverschmälerung/Gelenkspaltverschmälerungen Gelenkspaltverschmälerungen Randzacke/Randzacken
f -: Randkante/Randkanten Zacke/Zacken Spange/Spangen Spondylophytenspange Abstützreaktion/Abstützreaktionen
f -: Umgebungsverletzung Weichteilverletzung/Weichteilverletzungen Organverletzung/Organverletzungen
f -: Gefäßverletzung/Gefäßverletzungen Bandverletzung/Bandverletzungen Leberverletzung Verletzungsschwere
f -: Parenchymverletzung Blutungskomplikation Darmischämie/Darmischämien Darmobstruktion Darmperforation
f -: Hohlorganperforation/Hohlorganperforationen Darmparalyse Gallenblasenhydrops Wandhypertrophie
f -: Trabekulierung/Trabekulierungen Balkenblase Restharnbildung Ureterektasie Nierenatrophie
f -: Schrumpfniere/Schrumpfnieren Nierenzystenruptur Hufeisenniere/Hufeisennieren Beckenniere Doppelniere/Doppelnieren
f -: Zystenniere/Zystennieren Nephrokalzinose Angiodysplasie/Angiodysplasien Hämangiomatose Fettleber/Fettlebern
f -: Stauungsleber Wanderniere Senkniere Rektozele/Rektozelen Zystozele/Zystozelen Hydrozele/Hydrozelen
f -: Varikozele/Varikozelen Spermatozele/Spermatozelen Enterozele/Enterozelen Lymphozele/Lymphozelen
f -: Mukozele/Mukozelen Meningozele/Meningozelen Enzephalozele/Enzephalozelen Pneumatozele/Pneumatozelen
f -: Syringomyelie/Syringomyelien Hydromyelie Syrinx Gliose/Gliosen Mikroblutung/Mikroblutungen
f -: Subarachnoidalblutung/Subarachnoidalblutungen Subduralblutung/Subduralblutungen Epiduralblutung/Epiduralblutungen
f -: Kontusionsblutung/Kontusionsblutungen Massenblutung/Massenblutungen Stammganglienblutung/Stammganglienblutungen
f -: Tumorblutung Hirnkontusion/Hirnkontusionen Einklemmung/Einklemmungen Hirnatrophie/Hirnatrophien
f -: Hippocampusatrophie Volumenminderung/Volumenminderungen Substanzminderung/Substanzminderungen
f -: Demyelinisierung/Demyelinisierungen Entmarkung/Entmarkungen Multiple Restriktion/Restriktionen
f -: Schrankenstörung/Schrankenstörungen Liquordiapedese Raumforderungswirkung Mittellinienshift
f -: Sinusthrombose/Sinusthrombosen Gefäßmalformation/Gefäßmalformationen Gefäßanomalie/Gefäßanomalien
f -: Schlingenbildung/Schlingenbildungen Kinkingstenose Abgangsstenose/Abgangsstenosen Restenose/Restenosen
f -: Reststenose Instentstenose Wandthrombosierung Lumeneinengung/Lumeneinengungen Lumenverlegung Gefäßwandverdickung
f -: Intimaverdickung Flussumkehr Flussbeschleunigung/Flussbeschleunigungen Flussverlangsamung Rechtsherzbelastung
f -: Herzvergrößerung Linksherzvergrößerung Kranialisierung Umverteilung Hilusverplumpung Stauungspneumonie
f -: Aspirationspneumonie/Aspirationspneumonien Infarktpneumonie/Infarktpneumonien Lobärpneumonie
f -: Plattenatelektase/Plattenatelektasen Kompressionsatelektase/Kompressionsatelektasen Unterlappenatelektase
f -: Streifenatelektase/Streifenatelektasen Zwerchfelllähmung Relaxatio Relaxation/Relaxationen Überblähungszeichen
f -: Narbenzone Honigwabe/Honigwaben Honigwabenlunge Bronchialwandverdickung/Bronchialwandverdickungen
f -: Mukusobstruktion Schleimretention Herdpneumonie Milchglastrübungen Lymphangitis
f -: Pleuraverkalkung/Pleuraverkalkungen Pleuraplaque Rippenusur Skelettmetastase/Skelettmetastasen
f -: Wirbelkörpermetastase/Wirbelkörpermetastasen Peritonealmetastase Nebennierenmetastase Weichteilmetastase
f -: Fernmetastase/Fernmetastasen Fernmetastasierung Metastasenleber Tumorlast Tumormasse/Tumormassen
f -: Tumorinfiltration Tumorausbreitung Tumorausdehnung Tumorprogression Tumornekrose Krankheitsaktivität
f -: Schubaktivität Krankheitsprogression Skelettveränderung/Skelettveränderungen
f -: Parenchymveränderung/Parenchymveränderungen Lungenveränderung Narbenveränderung
f -: Fremdkörperreaktion/Fremdkörperreaktionen Entzündungsreaktion/Entzündungsreaktionen Umbaureaktion
f -: Periostreaktion/Periostreaktionen Weichteilreaktion Abwehrspannung Resistenz/Resistenzen Druckdolenz
f -: Druckempfindlichkeit Bewegungseinschränkung/Bewegungseinschränkungen Belastungseinschränkung
f -: Gangstörung/Gangstörungen Sehstörung/Sehstörungen Sprachstörung/Sprachstörungen Schluckstörung/Schluckstörungen
f -: Sensibilitätsstörung/Sensibilitätsstörungen Gefühlsstörung/Gefühlsstörungen
f -: Bewusstseinsstörung/Bewusstseinsstörungen Gerinnungsstörung/Gerinnungsstörungen Nierenfunktion
f -: Nierenfunktionsstörung Funktionsstörung/Funktionsstörungen Wachstumsstörung/Wachstumsstörungen
f -: Entwicklungsstörung Hormonstörung Blutungsstörung Verwirrtheit Bewusstlosigkeit Gewichtsabnahme Nikotinabusus
f -: Allgemeinerkrankung Grunderkrankung/Grunderkrankungen Tumorerkrankung/Tumorerkrankungen
f -: Systemerkrankung/Systemerkrankungen Autoimmunerkrankung/Autoimmunerkrankungen Zweiterkrankung
f -: Lebererkrankung/Lebererkrankungen Nierenerkrankung/Nierenerkrankungen Lungenerkrankung/Lungenerkrankungen
f -: Herzerkrankung/Herzerkrankungen Gefäßerkrankung/Gefäßerkrankungen Kopfverletzung Krallenstellung
f -: Achsenabweichung/Achsenabweichungen Seitverbiegung/Seitverbiegungen Torsionsskoliose/Torsionsskoliosen
f -: Drehskoliose Beckenschiefstellung Blockbildung Wirbelblockbildung Facettenhypertrophie Ligamenthypertrophie
f -: Foramenstenose/Foramenstenosen Recessusstenose/Recessusstenosen Wurzelkompression/Wurzelkompressionen
f -: Myelonkompression Nervenkompression/Nervenkompressionen Duralsackkompression Duraeinengung
f -: Bandscheibendegeneration/Bandscheibendegenerationen Bandscheibenextrusion/Bandscheibenextrusionen
f -: Bandscheibenherniation Höhenreduktion/Höhenreduktionen Dehydrierung Gelenkdestruktion/Gelenkdestruktionen
f -: Mutilation/Mutilationen Demineralisation/Demineralisationen Minderung Entkalkung Kalksalzminderung
f -: Knochendichteminderung Knochendichte Rarefizierung/Rarefizierungen Aufhellungslinie/Aufhellungslinien
f -: Aufhellungszone/Aufhellungszonen Lysezone Lockerungszone Periprothetik Resorptionszone/Resorptionszonen Metallose
f -: Nichtunion Reposition Redislokation/Redislokationen Knochenkontusion/Knochenkontusionen
f -: Muskelatrophie/Muskelatrophien Fettatrophie Involution Muskelverfettung Muskelzerrung/Muskelzerrungen
f -: Sehnenverdickung Sehnenretraktion Tendinose/Tendinosen Ansatztendinose/Ansatztendinosen Insertionstendinose
f -: Verkalkungsfigur/Verkalkungsfiguren Gruppierung Parenchymverdichtung Architekturstörung/Architekturstörungen
f -: Hautverdickung/Hautverdickungen Mamillenretraktion Mamillensekretion Sekretion/Sekretionen Brustschwellung
f -: Mastodynie Duktektasie Brustdichte Parenchymdichte
n -: Nikotin Subduralhygrom/Subduralhygrome Tumorrezidiv/Tumorrezidive Tumorwachstum Größenwachstum Malignom/Malignome
n -: Epitheliom/Epitheliome Basaliom/Basaliome Karzinomrezidiv Zystadenokarzinom/Zystadenokarzinome
n -: Rundatelektasenbild Hautemphysem/Hautemphyseme Lungenversagen Organversagen Nierenversagen Leberversagen
n -: Herzversagen Multiorganversagen Schienbeinödem Hämarthros Restfragment/Restfragmente Gelenkfragment
n -: Hinterkantenfragment/Hinterkantenfragmente Bandscheibengewebe Weichteilplus Vakuumphänomen/Vakuumphänomene
n -: Phänomen/Phänomene Nidus Sklerosesaum Ischämieareal/Ischämieareale Infarktareal/Infarktareale Restriktionsareal
n -: Territorialinfarkt Mediaterritorium Hirngewebe Gliosearealeal Knochenmarksignal Myelonsignal Marklagersignal
n -: Restsignal Hyperechogenität Kavernomatose Steinleiden Gallensteinleiden Sodbrennen Taubheitsgefühl Engegefühl
n -: Kribbeln Zittern Hinken Nachlassen Sturzgeschehen Unfallgeschehen Unfallereignis/Unfallereignisse Bagatelltrauma
n -: Distorsionstrauma/Distorsionstraumata Hyperextensionstrauma Inversionstrauma Supinationstrauma Abdominaltrauma
n -: Thoraxtrauma/Thoraxtraumen Knietrauma Lymphknotenkonglomerat/Lymphknotenkonglomerate
n -: Tumorkonglomerat/Tumorkonglomerate Steinkonglomerat Weichteilgeschwulst Geschwulst/Geschwülste Geschwür/Geschwüre
n -: Magengeschwür Ekzem Emphysembläschen Luftbläschen Gasbläschen Luftsichel Randzackenbild Ödembild Geröll
m -: Ausriss/Ausrisse Alphawinkel/Alphawinkel Betawinkel/Betawinkel Mikrokalk Makrokalk Kalkschatten/Kalkschatten Schallschatten/Schallschatten Dorsalschatten Randschatten
m -: Weichteilschatten/Weichteilschatten Leberherd/Leberherde Lungenherd/Lungenherde Knochenherd/Knochenherde
m -: Herdbefund/Herdbefunde Marklagerherd/Marklagerherde Entmarkungsherd/Entmarkungsherde
m -: Entzündungsherd/Entzündungsherde Sklerosierungsherd Primärherd Satellitenherd/Satellitenherde Satellit/Satelliten
m -: Parenchymherd Knorpelschaden/Knorpelschäden Meniskusschaden/Meniskusschäden Gelenkschaden/Gelenkschäden
m -: Folgeschaden/Folgeschäden Binnenschaden/Binnenschäden Kniebinnenschaden/Kniebinnenschäden Dauerschaden
m -: Sehnenschaden/Sehnenschäden Bandschaden Diskusschaden Wirbelsäulenschaden Strahlenschaden/Strahlenschäden
m -: Nervenschaden Leberschaden Harnverhalt Sekretverhalt Stuhl/Stühle Kot Stuhlverhalt Darminhalt Mageninhalt
m -: Gallenblaseninhalt Binneninhalt Luftgehalt Fettgehalt Kalksalzgehalt Kalkgehalt Wassergehalt
m -: Parenchymverlust/Parenchymverluste Substanzverlust/Substanzverluste Volumenverlust/Volumenverluste
m -: Höhenverlust/Höhenverluste Knorpelverlust Gewebeverlust Signalverlust/Signalverluste Funktionsverlust Blutverlust
m -: Haarriss Längsriss/Längsrisse Querriss/Querrisse Radiärriss/Radiärrisse Korbhenkelriss/Korbhenkelrisse
m -: Horizontalriss/Horizontalrisse Lappenriss/Lappenrisse Komplexriss/Komplexrisse Kreuzbandriss/Kreuzbandrisse
m -: Bandriss/Bandrisse Kapselriss/Kapselrisse Sehnenriss/Sehnenrisse Aortenriss Hinterhornriss Außenmeniskusriss
m -: Innenmeniskusriss Korbhenkel/Korbhenkel Zweitbefund Staging-Befund Tumorbefall Lymphknotenbefall Organbefall
m -: Knochenbefall Pleurabefall Wandbefall Gelenkbefall Lymphknotenstatus Nodalstatus Beckenschiefstand
m -: Beckentiefstand Schulterhochstand Femurkopfhochstand Krallenzeh Plattknickfuß Ballenzeh Dreieckshinweis
m -: Fersenschmerz/Fersenschmerzen Knieschmerz/Knieschmerzen Hüftschmerz/Hüftschmerzen
m -: Schulterschmerz/Schulterschmerzen Flankenschmerz/Flankenschmerzen Oberbauchschmerz/Oberbauchschmerzen
m -: Unterbauchschmerz/Unterbauchschmerzen Beinschmerz/Beinschmerzen Armschmerz/Armschmerzen
m -: Nackenschmerz/Nackenschmerzen Kreuzschmerz/Kreuzschmerzen Gelenkschmerz/Gelenkschmerzen
m -: Belastungsschmerz/Belastungsschmerzen Dauerschmerz Nachtschmerz Zahnschmerz Loslassschmerz Klopfschmerz
m -: Bewegungsschmerz Leistungsknick Blutdruckabfall Temperaturanstieg Anstieg/Anstiege Abfall Hb-Abfall
m -: Leukozyt/Leukozyten Erythrozyt/Erythrozyten Thrombozyt/Thrombozyten Lymphozyt/Lymphozyten Keimnachweis
m -: Erreger/Erreger Erregernachweis Schub/Schübe Abusus Alkoholabusus Infekt/Infekte Atemwegsinfekt/Atemwegsinfekte
m -: Harnwegsinfekt/Harnwegsinfekte Wundinfekt/Wundinfekte Protheseninfekt/Protheseninfekte Luftweginfekt
m -: Parenchyminfarkt Milzinfarkt/Milzinfarkte Niereninfarkt/Niereninfarkte Lakunärinfarkt/Lakunärinfarkte Ponsinfarkt
m -: Posteriorinfarkt/Posteriorinfarkte Kleinhirninfarkt/Kleinhirninfarkte Thalamusinfarkt
m -: Grenzzoneninfarkt/Grenzzoneninfarkte Darminfarkt Wandinfarkt Perikardtamponade Begleiterguss/Begleitergüsse
m -: Unterbauchabszess Schlingenabszess/Schlingenabszesse Psoasabszess/Psoasabszesse Hirnabszess/Hirnabszesse
m -: Lungenabszess/Lungenabszesse Weichteilabszess/Weichteilabszesse Nierenabszess Verhalt/Verhalte
m -: Flüssigkeitsverhalt/Flüssigkeitsverhalte Restharn Harn Tumorrest/Tumorreste Tumorknoten/Tumorknoten
m -: Rundschatten/Rundschatten Unkus Uncus Osteochondralschaden Glenoiddefekt Kortikalisdefekt/Kortikalisdefekte
m -: Knochendefekt/Knochendefekte Septumdefekt/Septumdefekte Vorhofseptumdefekt/Vorhofseptumdefekte
m -: Ventrikelseptumdefekt/Ventrikelseptumdefekte Perfusionsdefekt/Perfusionsdefekte Hautdefekt Wanddefekt/Wanddefekte
m -: Diffusionsdefekt Impressionseffekt Masseneffekt/Masseneffekte Nebeneffekt Wedge Shift/Shifts Schiefstand
m -: Fußhochstand Adenomknoten/Adenomknoten Myomknoten/Myomknoten Uterusmyomknoten Prostatatumor
m -: Nierentumor/Nierentumoren Lebertumor/Lebertumoren Hirntumor/Hirntumoren Lungentumor/Lungentumoren
m -: Blasentumor/Blasentumoren Pankreastumor/Pankreastumoren Darmtumor Weichteiltumor/Weichteiltumoren
m -: Knochentumor/Knochentumoren Nebennierentumor/Nebennierentumoren Hypophysentumor Mediastinaltumor Rektumtumor
m -: Pleuratumor Ovarialtumor/Ovarialtumoren Speicheldrüsentumor
f -: Traktionsbronchiektase/Traktionsbronchiektasen Umscheidung/Umscheidungen Ummauerung/Ummauerungen Kokarde/Kokarden
f -: Fettgewebsimbibierung/Fettgewebsimbibierungen Rachitis Fettgewebshernie/Fettgewebshernien
f -: Papillotomie/Papillotomien Ulkusnische/Ulkusnischen Nische/Nischen Myelinolyse Pneumatosis
f -: Telangiektasie/Telangiektasien Xanthomatose Chorea Drusen Tumorkalzinose Siderose Striktur/Strikturen
f -: Proliferation/Proliferationen Thrombininjektion Signalauslöschung/Signalauslöschungen Bandscheibenhernierung
f -: Herniierung/Herniierungen Hernierung/Hernierungen Degenerationszeichen Olivendegeneration Dextroskoliose
f -: Neurosarkoidose Angiitis Moyamoya-Erkrankung Vaskulopathie/Vaskulopathien Immunvaskulitis Mikroaneurysmabildung
f -: Embolisierung/Embolisierungen Fragmentation/Fragmentationen Rekrudeszenz Kollateralbildung
f -: Überbauung/Überbauungen Durchbauung/Durchbauungen Überbrückung/Überbrückungen Kontaktfläche Berührung/Berührungen
f -: Abdrängung/Abdrängungen Abhebelung Abscherung/Abscherungen Abkippung/Abkippungen Verkürzung/Verkürzungen
f -: Achsknickung Knickbildung/Knickbildungen Einstauchung/Einstauchungen Impaktierung Impaktion/Impaktionen
f -: Trümmerzone/Trümmerzonen Gelenkbeteiligung/Gelenkbeteiligungen Hinterkantenbeteiligung Gelenkstufe/Gelenkstufen
f -: Stufe/Stufen Diastase/Diastasen Rektusdiastase Klaffung Gabelsprengung Varusstellung Valgusstellung Varusfehlstellung
f -: Valgusfehlstellung Rekurvation Antekurvation Spitzfußstellung Steife Einsteifung Gelenksteife Teilsteife
f -: Kapselreizung Kapselschwellung Gelenkschwellung Kniegelenkschwellung Prothesenlockerung Schaftlockerung
f -: Pfannenlockerung Materiallockerung Schraubenlockerung Katheterdislokation Sondendislokation Fehlpositionierung
f -: Malposition Nonrotation Atresie/Atresien Agenesie/Agenesien Fehlanlage/Fehlanlagen Duplikatur/Duplikaturen
f -: Doppelbildung/Doppelbildungen Speicherkrankheit/Speicherkrankheiten Mukoviszidose Bronchopathie
f -: Entzündungsaktivität Darmwandverdickung/Darmwandverdickungen Schleimhauthyperplasie Schleimhautatrophie
f -: Fettgewebsinfiltration Fettgewebsstriierung Mesenterialverdichtung Ileuszeichen Passagestörung/Passagestörungen
f -: Transportstörung Entleerungsstörung/Entleerungsstörungen Magenentleerung Magenentleerungsstörung
f -: Magenausgangsstenose Achalasie Aganglionose Divertikelbildung Fistulierung/Fistulierungen Schwielenbildung
f -: Adhärenz Torquierung Hodentorsion Ovarialtorsion Ovarialzyste/Ovarialzysten Follikelzyste/Follikelzysten
f -: Gelbkörperzyste/Gelbkörperzysten Corpus-luteum-Zyste Nabothzyste Endometriumverdickung Endometriumhyperplasie
f -: Schleimhautpolyp Frühgravidität Extrauteringravidität Eileiterschwangerschaft Fehlgeburt/Fehlgeburten Blasenmole
f -: Plazentalösung Plazentainsuffizienz Wachstumsretardierung Reifeverzögerung Verknöcherungsverzögerung
f -: Hüftdysplasie/Hüftdysplasien Epiphysenlösung/Epiphysenlösungen Epiphyseolyse Apophysenlösung
f -: Wachstumsfugenverletzung Kraniosynostose/Kraniosynostosen Pylorusstenose Hypertension Linksherzhypertrophie
f -: Linksventrikelhypertrophie Myokardhypertrophie Rechtsherzinsuffizienz Linksherzinsuffizienz Klappeninsuffizienz
f -: Aorteninsuffizienz Mitralinsuffizienz Trikuspidalinsuffizienz Aortenklappenstenose Mitralklappenstenose
f -: Klappenverkalkung/Klappenverkalkungen Koronarverkalkung/Koronarverkalkungen Aortenverkalkung
f -: Gefäßverkalkung/Gefäßverkalkungen Gefäßwandverkalkung/Gefäßwandverkalkungen Wandverkalkung/Wandverkalkungen
f -: Parenchymverkalkung/Parenchymverkalkungen Verkalkungszone Plaqueruptur Plaquelast Ulzeration/Ulzerationen
f -: Exulzeration/Exulzerationen Wandauflagerung/Wandauflagerungen Auflagerung/Auflagerungen Ektasierung/Ektasierungen
f -: Elongierung/Elongierungen Tortuosität Schlängelung/Schlängelungen Knickstenose/Knickstenosen Fistelung AV-Fistel
f -: Wunde/Wunden Wunddehiszenz Wundheilungsstörung/Wundheilungsstörungen Wundinfektion Hautrötung Rötung/Rötungen
f -: Überwärmung Erwärmung Phlegmone/Phlegmonen Gangrän/Gangräne Ischämiezeit Nekrosezone Kavernenbildung
f -: Kavernisierung Höhlenbildung
n -: Urokinase Neurom/Neurome Morton-Neurom/Morton-Neurome Wurzelspitzengranulom/Wurzelspitzengranulome
n -: Cholesterin-Granulom Gallenblasensludge Gallengrieß Nierenkelchdivertikel Blasendivertikel/Blasendivertikel
n -: Zenkerdivertikel Meckeldivertikel Sigmadivertikel/Sigmadivertikel Kolondivertikel Urethradivertikel
n -: Perforansaneurysma Nierenarterienaneurysma Milzarterienaneurysma/Milzarterienaneurysmen Iliakalaneurysma
n -: Popliteaaneurysma/Popliteaaneurysmen Basilarisaneurysma Mediaaneurysma Karotisaneurysma Hirnarterienaneurysma
n -: Weichteilhämatom/Weichteilhämatome Muskelhämatom/Muskelhämatome Psoashämatom Bauchdeckenhämatom
n -: Kopfschwartenhämatom Galeahämatom Mediastinalhämatom Nierenhämatom Leberhämatom Milzhämatom Wandhämatom
n -: Begleitödem/Begleitödeme Umgebungsödem Subkutanödem Lidödem Papillenödem Schleimhautödem Wandödem Myokardödem
n -: Nervenödem Muskelödem/Muskelödeme Fettgewebsödem
m -: Sekretspiegel/Sekretspiegel Perfusionsausfall/Perfusionsausfälle Ausfall/Ausfälle Schluckreflex Versatz
m -: Achsversatz Seitversatz Seitenversatz Knochenversatz Gelenkversatz Tophus/Tophi Pneumozephalus
m -: Enthesophyt/Enthesophyten Traktionssporn Pilon Retrograder Gefäßriss Fistelgang/Fistelgänge Fistelkanal
m -: Nabelbruch/Nabelbrüche Leistenbruch/Leistenbrüche Narbenbruch/Narbenbrüche Zwerchfellbruch Schenkelhalsbruch
m -: Rippenbruch Blutaustritt Liquoraustritt Galleaustritt Urinaustritt Blutabgang Steinabgang Venenverschluss
m -: Arterienverschluss Stentverschluss Bypassverschluss Shuntverschluss Mesenterialarterienverschluss
m -: Zentralvenenverschluss Mediaverschluss Karotisverschluss Basilarisverschluss Verschlussikterus
m -: Verschlusshydrozephalus Normaldruckhydrozephalus Hüftgelenkerguss Hüftgelenkserguss Sprunggelenkserguss
m -: Schultergelenkserguss Ellenbogengelenkserguss Winkelerguss Randwinkelerguss Restpneumothorax Mantelpneumothorax
m -: Spitzenpneumothorax Luftsaum Luftmantel Mantel Restbefund Tumorzerfall Gewebszerfall Fettstreifen/Fettstreifen
m -: Verkalkungsschatten Luftspiegel Ergussschatten Weichteildefekt Hautlappen Restdefekt
m -: Bandscheibenschaden/Bandscheibenschäden Massenprolaps Wirbelgleiten Drehgleiten
f en: Konfiguration Redistribution Suppression Dissemination Koalition Lazeration Schallabschwächung Schrumpfung
f -: Anterolisthesis Retrolisthesis Lateralisthesis Hypokinesie/Hypokinesien Akinesie/Akinesien Dyskinesie/Dyskinesien Steatosis Mosaikperfusion
f -: Leukaraiose Megalenzephalie/Megalenzephalien Lissenzephalie/Lissenzephalien Heterotopie/Heterotopien
f -: Polymikrogyrie/Polymikrogyrien Gynäkomastie/Gynäkomastien Hydrosalpinx/Hydrosalpingen Enthesitis/Enthesitiden
f n: Bride Flüssigkeitsstraße Nekrosestraße Straße Intimalamelle Lamelle Silhouette Enterographie
m e: Lakunarinfarkt Regeneratknoten/Regeneratknoten Aneurysmasack/Aneurysmasäcke Keilwinkel/Keilwinkel Primarius/Primarii
m e: Metabolismus/Metabolismen Glukosemetabolismus Peritonsillarabszess/Peritonsillarabszesse
n e: Extravasat Aspergillom Endometriom Silhouettenphänomen Airtrapping/Airtrappings Schrumpfungszeichen/Schrumpfungszeichen
`

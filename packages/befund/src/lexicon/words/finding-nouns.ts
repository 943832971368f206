export const findingNouns = `
f en: Bradykardie Tachykardie Zervikalgie Gonalgie Dorsalgie Myalgie Septikämie Phlegmasie Hypästhesie Amnesie Apnoe
  Orthopnoe Dyspnoe Dichteanhebung Signalanhebung Verschiebung Verklebung Auftreibung Vorwölbung
  Bandscheibenvorwölbung Vernarbung Trübung Überladung Eisenüberladung Umscheidung Ausscheidung Plaquebildung
  Spiegelbildung Fehlbildung Umbildung Rissbildung Kallusbildung Wandung Entzündung Schrumpfung Verlegung
  Gelenkbeteiligung Einengung Lumeneinengung Verengung Sprengung Bedrängung Verdrängung Abflachung Unterbrechung
  Achsenabweichung Quetschung Einstauchung Verstauchung Schallabschwächung Blähung Überblähung Aussackung Verdickung
  Darmwandverdickung Hautverdickung Schleimhautverdickung Überbrückung Verkalkung Pleuraverkalkung Wandverkalkung
  Gefäßwandverkalkung Grunderkrankung Autoimmunerkrankung Lebererkrankung Tumorerkrankung Schwankung Kaliberschwankung
  Dichteabsenkung Signalabsenkung Entmarkung Absiedlung Absiedelung Eindellung Aufhellung Prellung Schwellung
  Weichteilschwellung Füllung Ansammlung Lähmung Einklemmung Krümmung Zeichnung Überdehnung Ausdünnung Ausstülpung
  Abkippung Aussparung Substanzminderung Raumforderung Entleerung Auflagerung Überlagerung Verlagerung
  Mittellinienverlagerung Speicherung Anreicherung Kontrastmittelanreicherung Verknöcherung Imbibierung
  Fettgewebsimbibierung Abszedierung Konsolidierung Tangierung Herniierung Markierung Lobulierung Trabekulierung
  Deformierung Hernierung Konturierung Metastasierung Filialisierung Kollateralisierung Embolisierung Thrombosierung
  Kyphosierung Stenosierung Fibrosierung Sklerosierung Mehrsklerosierung Septierung Kontrastierung Pelottierung
  Denervierung Kalzifizierung Lockerung Verschmälerung Faserung Auffaserung Vergrößerung Verbreiterung Erweiterung
  Sinterung Fensterung Ummauerung Weichteilvermehrung Gewebsvermehrung Zerrung Muskelzerrung Passagestörung Sehstörung
  Schluckstörung Abflussstörung Lymphabflussstörung Harnabflussstörung Sensibilitätsstörung Herzrhythmusstörung
  Verwachsung Ablösung Epiphysenlösung Anheftung Belüftung Verdichtung Weichteilverdichtung Kapselüberschreitung
  Aufweitung Haltung Fehlhaltung Verschattung Verplattung Verfettung Blutung Nachblutung Durchblutung Subduralblutung
  Epiduralblutung Einblutung Durchbauung Überbauung Stauung Reizung Einschmelzung Verkürzung Bandverletzung
  Weichteilverletzung Invasion Avulsion Distension Erosion Arrosion Torsion Distorsion Regression Progression
  Impression Deckplattenimpression Kompression Suppression Remission Fusion Diffusion Perfusion Okklusion Protrusion
  Bandscheibenprotrusion Extrusion Kontusion Hirnkontusion Adhäsion Läsion Bandläsion Partialläsion Muskelläsion
  Labrumläsion Knochenläsion Hirnläsion Leberläsion Marklagerläsion Pankreasläsion Gefäßläsion Meniskusläsion
  Hautläsion Exazerbation Intubation Konsolidation Elongation Herniation Variation Deviation Dissoziation Ossifikation
  Kalzifikation Komplikation Desikkation Dislokation Provokation Demarkation Defäkation Fibrillation Angulation
  Strangulation Retikulation Zirkulation Invagination Dissemination Obstipation Proliferation Degeneration
  Obliteration Alteration Lazeration Ulzeration Inkarzeration Migration Inspiration Exspiration Perforation
  Hohlorganperforation Penetration Infiltration Sequestration Konfiguration Rekanalisation Demineralisation
  Embolisation Vaskularisation Kompensation Dilatation Regurgitation Irritation Rotation Manifestation Relaxation
  Luxation Patellaluxation Schulterluxation Koalition Fremdkörperreaktion Impaktion Infraktion Retraktion Distraktion
  Affektion Kollektion Dissektion Aortendissektion Restriktion Dysfunktion Obstruktion Destruktion Gelenkdestruktion
  Retention Verkalkungsfigur Usur Zäsur Duplikatur Fraktur Patellafraktur Klavikulafraktur Tibiakopffraktur
  Humeruskopffraktur Beckenringfraktur Schrägfraktur Acetabulumfraktur Azetabulumfraktur Orbitabodenfraktur
  Rippenserienfraktur Rippenfraktur Kalottenfraktur Nasenbeinfraktur Malleolarfraktur Trümmerfraktur Querfraktur
  Ermüdungsfraktur Berstungsfraktur Schenkelhalsfraktur Densfraktur Stressfraktur Abrissfraktur Calcaneusfraktur
  Radiusfraktur Schaftfraktur Wulstfraktur Grünholzfraktur Insuffizienzfraktur Kontraktur Striktur Kontur Ruptur
  Bandruptur Kreuzbandruptur Muskelruptur Achillessehnenruptur Rotatorenmanschettenruptur Meniskusruptur Milzruptur
  Sepsis Aussaat Schwangerschaft Speicherkrankheit Wandunregelmäßigkeit Flüssigkeit Übelkeit Deformität Malignität
  Benignität Signalintensität Tortuosität Konkavität Regredienz Progredienz Größenprogredienz Insuffizienz Demenz
  Resistenz Effloreszenz Dehiszenz Diarrhö
f n: Honigwabe Narbe Bride Wunde Kokarde Unschärfe Stufe Gelenkstufe Leckage Passage Spange Nische Schwäche
  Krallenzehe Hammerzehe Enterographie Dysphagie Lumbalgie Cephalgie Zephalgie Ischialgie Arthralgie Neuralgie
  Allergie Atrophie Muskelatrophie Hirnatrophie Dystrophie Angiopathie Enthesiopathie Meniskopathie
  Leukenzephalopathie Myelopathie Koagulopathie Lymphadenopathie Enthesopathie Mastopathie Coxopathie Kardiomyopathie
  Megalie Megalenzephalie Lissenzephalie Hydrozephalie Anomalie Gefäßanomalie Syringomyelie Pneumobilie Aerobilie
  Hämophilie Embolie Arrhythmie Hydrophthalmie Papillotomie Ischämie Leukämie Anämie Pneumonie Hypertonie Dystonie
  Hernie Fettgewebshernie Heterotopie Hämaturie Polymikrogyrie Aphasie Aplasie Prostatahyperplasie Ektasie
  Nierenbeckenkelchektasie Telangiektasie Parästhesie Agenesie Akinesie Hypokinesie Dyskinesie Atresie Epilepsie
  Gynäkomastie Apoplexie Hypoxie Malazie Kloake Zacke Randzacke Bruchlücke Schwiele Pleuraschwiele Varikozele
  Enzephalozele Enterozele Spermatozele Pneumatozele Delle Lamelle Beule Phlegmone Randzone Trümmerzone
  Resorptionszone Defektzone Kaverne Lakune Migräne Diarrhoe Hufeisenniere Traktionsbronchiektase Atelektase
  Streifenatelektase Dystelektase Stase Diastase Metastase Lebermetastase Wirbelkörpermetastase Skelettmetastase
  Cholestase Koprostase Spondylodese Listhese Parese Hemiparese Thrombose Candidose Sarkoidose Amyloidose Azidose
  Hypothyreose Hyperthyreose Psychose Zirrhose Leberzirrhose Lymphangiose Borreliose Gliose Pneumokoniose Endometriose
  Silikose Varikose Exsikkose Echinokokkose Zystizerkose Leukose Mykose Myogelose Myelose Aspergillose Divertikulose
  Sigmadivertikulose Tuberkulose Kapsulose Spondylose Ankylose Toxoplasmose Aneurysmose Stenose Restenose Knickstenose
  Karotisstenose Tendinose Ansatztendinose Zystinose Chondrokalzinose Karzinose Fibrose Lungenfibrose Chondrose
  Sklerose Mediasklerose Atherosklerose Nephrose Arthrose Pseudarthrose Unkarthrose Spondylarthrose Omarthrose
  Gonarthrose Coxarthrose Koxarthrose Polyarthrose Rhizarthrose Nekrose Hüftkopfnekrose Fettgewebsnekrose Osteoporose
  Neurose Steatose Phakomatose Lipomatose Fibromatose Hämochromatose Ptose Asbestose Enostose Synostose Hyperostose
  Exostose Leukozytose Adenomyose Tumormasse Straße Osteolyse Hämoptyse Schwarte Pleuraschwarte Bruchpforte
  Kolloidzyste Talgzyste Ovarialzyste Perineuralzyste Follikelzyste Schokoladenzyste Ganglionzyste Branchiozyste
  Leberzyste Pinealiszyste Silhouette Noxe Knorpelglatze Fistel Dehydratation Lithiasis Cholelithiasis Meningeosis
  Lymphangiosis
f a>en: Struma
f e: Filia Gangrän
f is>en: Listhesis
f is>iden: Phlebitis Lobitis Thyreoiditis Ethmoiditis Ileitis Osteitis Uveitis Ösophagitis Cholangitis Salpingitis
  Pharyngitis Laryngitis Bronchitis Orchitis Sakroiliitis Enzephalitis Myelitis Pyelitis Cholangiolitis Kolitis
  Colitis Radikulitis Pannikulitis Ventrikulitis Divertikulitis Sigmadivertikulitis Vaskulitis Kapsulitis Spondylitis
  Epididymitis Balanitis Lymphadenitis Sialadenitis Duodenitis Tendinitis Peritendinitis Vaginitis Tendovaginitis
  Rhinitis Neuroretinitis Pneumonitis Jejunitis Cerebritis Zerebritis Chondritis Enteritis Mesenteritis Nephritis
  Glomerulonephritis Urethritis Arthritis Endometritis Gastritis Pleuritis Neuritis Enthesitis Mukositis Serositis
  Myositis Bursitis Pankreatitis Stomatitis Dermatitis Hepatitis Prostatitis Proktitis Periodontitis Parodontitis
  Otitis Parotitis Aortitis Mastitis Ostitis Cholezystitis Epiglottitis Gingivitis Konjunktivitis Synovitis
  Appendizitis Diszitis
f s: Plaque
n e: Aneurysma/Aneurysmen/Aneurysmata Trauma/Traumata/Traumen Osteoid Keloid Dermoid Desmoid Karzinoid Fluid
  Leck/Leckagen Stück Areal Fremdmaterial/Fremdmaterialien Osteosynthesematerial/Osteosynthesematerialien
  Blutgerinnsel/Gerinnsel Metall Ödem Lymphödem Perifokalödem Muskelödem Weichteilödem Parenchymödem Emphysem
  Lungenemphysem Empyem Pleuraempyem Aerobronchogramm Chordom Meningeom Kraniopharyngeom Osteom Osteoidosteom Lymphom
  Xanthom Angiom Hämangiom Meningiom Basaliom Epitheliom Mesotheliom Gliom Paragangliom Oligodendrogliom Biliom
  Endometriom Sarkom Enzephalom Inzidentalom Myelom Aspergillom Papillom Tuberkulom Granulom Xanthogranulom Chylom
  Staphylom Ependymom Thymom Melanom Adenom Zystadenom Lymphocelenom Malignom Insulinom Gastrinom Urinom Neurinom
  Karzinom Bronchialkarzinom Ovarialkarzinom Urothelkarzinom Nierenzellkarzinom Endometriumkarzinom Rektumkarzinom
  Magenkarzinom Kolonkarzinom Choriokarzinom Pankreaskarzinom Zervixkarzinom Schwannom Vestibularisschwannom Kavernom
  Lipom Angiomyolipom Fibrom Chondrom Enchondrom Syndrom Atherom Serom Hygrom Subduralhygrom Chlorom Neurom
  Morton-Neurom Cholesteatom Hämatom Kephalhämatom Muskelhämatom Weichteilhämatom Hepatom Teratom Symptom Hamartom
  Osteoblastom Hämangioblastom Glioblastom Medulloblastom Retinoblastom Chondroblastom Nephroblastom Neuroblastom
  Hepatoblastom Zystom Onkozytom Phäochromozytom Plasmozytom Astrozytom Myom Leiomyom Mekonium Malum Uncinatum
  Rundherdchen Phänomen Vakuumphänomen Fettpolster Geschwür Ulkus/Ulzera/Ulcera Ulcus Exsudat Dislokat Korrelat
  Tumorkonglomerat Paravasat Extravasat Implantat Paket Artefakt Metallartefakt Atemartefakt Aufhärtungsartefakt
  Pulsationsartefakt Äquivalent Konkrement Ureterkonkrement Harnleiterkonkrement Fragment Sediment Rezidiv
n en: Riesenzelltumor
n a>en: Bauchaortenaneurysma Schädelhirntrauma
  Thoraxtrauma Hochrasanztrauma
n a>ata: Polytrauma
n um>en: Residuum
n =: Sigmadivertikel Duodenaldivertikel Blasendivertikel Gerinnsel Schrumpfungszeichen Knötchen
n s: Airtrapping Leak Binnenecho Impingement Kontrastmittelenhancement
n er: Trümmerfeld Windei
m ¨e: Schub Rückgang Kalibersprung Bruch Nabelbruch Narbenbruch Einbruch Aneurysmasack Stuhl Anfall Vorfall Ausfall
  Saum Randsaum Hohlfuß Klumpfuß Erguss Verschluss Gefäßverschluss
m e: Fibroid Hochstand Muskelschwund Herd Rundherd Lungenrundherd Kalkherd Histiozytomherd Knochenherd Leberherd
  Marklagerherd Hof Kropf Auswurf Anstieg Knick Kalk Wandel Schwindel Einstrom Ausstrom Zapfen Husten Schatten Stein
  Harnleiterstein Sporn Halo Stop Krebs Darmkrebs Brustkrebs Diabetes Aszites Kollaps Lungenkollaps Prolaps Hydrops
  Abszess Weichteilabszess Hirnabszess Peritonsillarabszess Psoasabszess Senkungsabszess Riss Bandriss Kreuzbandriss
  Horizontalriss Korbhenkelriss Kapselriss Anriss Lappenriss Einriss Muskelfaserriss Querriss Radiärriss Längsriss
  Ausriss Meniskusriss Komplexriss Morbus Ileus Subileus Hydrozephalus Hydrocephalus Kallus Volvulus
  Glukosemetabolismus Hypertonus Ikterus Tinnitus Defekt Wanddefekt Vorhofseptumdefekt Parenchymdefekt Knochendefekt
  Gewebsdefekt Infekt Protheseninfekt Atemwegsinfekt Harnwegsinfekt Infarkt Mediainfarkt Myokardinfarkt Hirninfarkt
  Lakunarinfarkt Lakunärinfarkt Milzinfarkt Verhalt Insult Signalverlust Durchtritt Übertritt Umbau/Umbauten
  Anbau/Anbauten Aufstau Chylothorax Pneumothorax/Pneumothoraces Reflux
m us>en: Thrombus Metabolismus
m us>i: Tophus Primarius Embolus
m en: Polyp Tumor Ovarialtumor Weichteiltumor Knochentumor Hirntumor Lebertumor Primärtumor Pankreastumor
  Konglomerattumor Lymphknotenkonglomerattumor Resttumor Satellit Spondylophyt Syndesmophyt Enthesophyt Thrombozyt
  Lymphozyt Leukozyt Erythrozyt Ruheschmerz Knieschmerz Kopfschmerz Bauchschmerz Druckschmerz Gelenkschmerz Armschmerz
  Nackenschmerz Rückenschmerz Flankenschmerz Fersenschmerz Beinschmerz Brustschmerz Thoraxschmerz
m =: Blockwirbel Keilwirbel Spiegel Buckel Ossikel Korbhenkel Alphawinkel Betawinkel Keilwinkel Kaliberwechsel
  Fettstreifen Knoten Myomknoten Tumorknoten Regeneratknoten Rundschatten Kalkschatten Schallschatten Ausläufer
  Erreger Fremdkörper Freikörper Sequester Bandscheibensequester
m s: Shift Shunt Stau Rückstau
f -: Chorea Anasarka Angina Influenza Steife Teilsteife Kontaktfläche Hippocampusatrophie Porenzephalie Hydromyelie
  Hyperlipidämie Lipämie Lobärpneumonie Mastodynie Diplopie Anurie Proteinurie Pollakisurie Dysurie Polyurie Achalasie
  Duktektasie Polydipsie Ataxie Kachexie Blasenmole Multiple Nekrosezone Grippe Liquordiapedese Mukoviszidose
  Leukaraiose Drehskoliose Dextroskoliose Metallose Zyanose Instentstenose Reststenose Nephrokalzinose Tumorkalzinose
  Aganglionose Siderose Amaurose Cholesteatose Xanthomatose Hämangiomatose Menopause Postmenopause Epiphyseolyse
  Myelinolyse Parenchymdichte Knochendichte Brustdichte Corpus-luteum-Zyste Pleuraplaque Syndesmosensprengung Tränkung
  Valgusfehlstellung Varusfehlstellung Valgusstellung Varusstellung Atmung Tumorausdehnung Minderung
  Bandscheibenhernierung Dehydrierung Impaktierung Zuggurtung Periprothetik Spastik AV-Fistel Milchglastrübungen
  Gelenkspaltverschmälerungen Überblähungszeichen Degenerationszeichen Ileuszeichen Cephalgien Drusen Nichtunion
  Veneninvasion Hypertension Anteversion Retroversion Ovarialtorsion Hodentorsion Tumorprogression Immunsuppression
  Mosaikperfusion Antikoagulation Tumorinfiltration Reposition Malposition Thrombininjektion Kongestion Involution
  Anteflexion Claudicatio Klaudikatio Relaxatio Schleimhautpolyp Doppelbilder Flussumkehr Leberruptur Adipositas Lues
  Lateralisthesis Steatosis Pneumatosis Autoimmunthyreoiditis Lymphangitis Rachitis Angiitis Immunvaskulitis
  Gallenblasenhydrops Hyperparathyreoidismus Nikotinabusus Mittellinienshift Gicht Gelbsucht Heiserkeit Ischämiezeit
  Atemnot Luftnot Plaquelast Tumorlast Pest Trichterbrust Blutarmut Syrinx Vigilanz Mitralinsuffizienz Druckdolenz
  Adhärenz
pl -: Ödeme Lymphome Paravasate Bewegungsartefakte Zeichen Ischämiezeichen Frühzeichen
  Parästhesien Windpocken Bronchiektasen Metastasen Osteophyten Spondylophyten
  Varizen Kopfschmerzen Bauchschmerzen Oberbauchschmerzen Unterbauchschmerzen Rückenschmerzen Antikörper
n -: Iliakalaneurysma Perforansaneurysma Bagatelltrauma Inhalationstrauma Epithelioid Ödembild Gallenblasensludge
  Urokinase Kavernomatose Grading Remodeling Crazy-Paving Gliosearealeal Knochenmarksignal Restsignal Luftsichel
  Zenker-Divertikel Taubheitsgefühl Globusgefühl Geröll Lidödem Wandödem Myokardödem Fettgewebsödem Ekzem
  Cholesterin-Granulom Milzhämatom Sklerosesaum Involukrum Kolostrum Luftbläschen Hinken Sodbrennen Herzrasen
  Nachlassen Kontrastmittelverhalten Nasenbluten Fibrin Nikotin Kribbeln Vorhofflimmern Kammerflimmern Zittern
  Echomuster Milchglas Hämarthros Gallengrieß Nidus Refluat Territorialinfarkt Enhancement Randenhancement
  Hyperechogenität Pyothorax
n se: Unfallereignis
n ¨e: Geschwulst
m -: Schiefstand Staging-Befund Zweitbefund Restbefund Perikardtamponade Wedge Sludge Blutabgang Ballenzeh Krallenzeh
  Mikrokalk Mantel Abfall Hb-Abfall Knochenbefall Gewebszerfall Drehgleiten Wirbelgleiten Pilon Harn Restharn
  Traktionssporn Retrograder Pleuratumor Darmtumor Rektumtumor Dreieckshinweis Hinterhornriss Haarriss Gefäßriss
  Innenmeniskusriss Außenmeniskusriss Randwinkelerguss Mediaverschluss Unkus Uncus Pneumozephalus Kryptorchismus
  Abusus Dekubitus Restdefekt Nebeneffekt Darminhalt Binneninhalt Stuhlverhalt Sekretverhalt Kot Restpneumothorax
  Klopfschmerz Versatz
m ¨: Folgeschaden Binnenschaden Kniebinnenschaden Meniskusschaden
f x>gen: Hydrosalpinx
`

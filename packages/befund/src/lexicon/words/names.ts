export const names = `
# Names of signs, classifications, lines, diseases, operations, devices
name: Baker Hill Sachs Bankart Chopart Lisfranc Gerdy Hoffa Achilles Weber Colles Smith Barton Galeazzi Monteggia
name: Jefferson Hangman Anderson Alonzo Magerl Denis Genant Pfirrmann Modic Schmorl Scheuermann Bechterew Forestier
name: Baastrup Chance Meyerding Cobb Risser Insall Salvati Caton Deschamps Osgood Schlatter Sinding Larsen Johansson
name: Segond Stener Outerbridge Kellgren Lawrence Tönnis Perthes Graf Reimers Garden Pauwels Pipkin Evans Neer
name: Goutallier Patte Hamada Rockwood Tossy Mason Essex Lopresti Kienböck Lichtman Herbert Mayo Eaton Littler Preiser
name: Köhler Freiberg Sever Haglund Kager Böhler Gissane Sanders Hawkins Maisonneuve Lauge Hansen Danis Tillaux Chaput
name: Volkmann Salter Harris Jones Morton Ledderhose Dupuytren Heberden Bouchard Sudeck Paget Ewing Brodie
name: Charcot Ollier Maffucci Codman Enneking Lodwick Fazekas Scheltens Koedam Wahlund Hess
name: Fisher Spetzler Chiari Arnold Dandy Walker Rathke Willis Galen Monro Sylvius Virchow Robin Meckel Heschl
name: Broca Wernicke Alzheimer Parkinson Huntington Pick Binswanger Moyamoya Sturge Recklinghausen Lindau
name: Hippel Tarlov Guillain Barré Susac Hashimoto Basedow Graves Sjögren Horner Cushing Addison Menière
name: Bell Keros Haller Lund Mackay Onodi Waldeyer Zenker Warthin Küttner Tornwaldt Rosenmüller Eustachi
name: Guyon Kerley Hampton Westermark Fleischner Pancoast Golden Hodgkin Castleman
name: Wegener Kartagener Loeffler Stanford DeBakey Crawford Agatston Fallot Ebstein Eisenmenger Tako Tsubo
name: Barlow Marfan Takayasu Raynaud Buerger Leriche Kommerell Botalli Bochdalek Morgagni Larrey Swan Ganz
name: Wells Bülau Bosniak Crohn Whipple
name: Billroth Roux Nissen Hartmann Kock Hinchey Balthazar Atlanta Child Pugh Budd Caroli Todani Klatskin Bismuth
name: Couinaud Riedel Mirizzi Courvoisier Vater Oddi Santorini Wirsung Morison Douglas Treitz Gerota
name: Bauhin Peutz Jeghers Lynch Hirschsprung Schatzki Weiss Boerhaave Barrett Ménétrier Chilaiditi Rigler
name: Richter Spieghel Bright Wilms Grawitz Bertini Müller Bartholin
name: Meigs Krukenberg Stein Peyronie Leydig Gleason Cooper Montgomery Mondor
name: Phyllodes Wilson Osler Rendu Klippel Trénaunay Parkes May Thurner Cockett Nutcracker Wilkie
name: Ormond Hunter Dodd Boyd Giacomini Doppler Hounsfield Seldinger Röntgen Gray Sievert Tesla Kirschner
name: Steinmann Schanz Ilizarov Hoffmann Judet Lauenstein Ferguson Rosenberg Frik Stecher Towne
name: Waters Caldwell Imhäuser Dunn Rippstein Garth Velpeau Mortise Broden Merchant Defilée Bennett
name: Rolando Winterstein Boxer Valsalva Trendelenburg Finkelstein Thompson Lachman Lasègue Babinski Tinel Phalen
name: Murphy McBurney Blumberg Rovsing Homans Fontaine Rutherford Bollinger Vancouver Paprosky Brooker Gruen DeLee
name: Engh Amstutz Gertz Gustilo Sendera Wiberg Dejour Sulcus Kanavel Mirels Tokuhashi Tomita Spinopelvic Schizas Lee
name: Wiltse Castellvi Bertolotti Kümmell Luschka Magendie
name: Barcelona Bethesda Chicago

# Contrast agents, drugs, products
name: Gadovist Dotarem Primovist Clariscan ProHance Magnevist Multihance Gadobutrol Gadoterat Gadotersäure
name: Gadoxetsäure Gadoteridol Gadopiclenol Elucirem Vueway Ultravist Imeron Accupaque Omnipaque Visipaque Solutrast
name: Iomeron Xenetix Iopamiro Optiray Iopromid Iomeprol Iohexol Iodixanol Iobitridol Ioversol Telebrix Gastrografin
name: Peritrast Gastrolux Micropaque Mannitol Buscopan Glucagon SonoVue Isoket Nitrolingual Metoprolol Beloc
name: Esmolol Adenosin Regadenoson Dobutamin Lasix Furosemid Fenistil Tavegil Prednisolon Solu-Decortin Perchlorat
name: Irenat Carbimazol Thiamazol Metformin Marcumar Eliquis Xarelto Lixiana Pradaxa Apixaban Rivaroxaban Aspirin
name: Clopidogrel Heparin Triamcinolon Triam Volon Lidocain Mepivacain Scandicain Bupivacain Ropivacain Carbostesin
name: Xylocain Naropin Methotrexat Cisplatin Tamoxifen Letrozol Trastuzumab Pembrolizumab Nivolumab Bevacizumab
name: Avastin Rituximab Tecentriq Propofol Midazolam Dormicum Fluimucil Acetylcystein Mifepriston
name: Vida Prisma Revolution
name: Discovery Amplatzer Impella Watchman MitraClip
name: Pigtail Palmaz Wallstent Onyx Lipiodol Histoacryl TheraSphere SIRT Glubran Permafluor Technetium Fluor Xenon
name: Thallium Gallium Lutetium Yttrium Radium
name: Corkscrew Low Dose Soft Ground Glass Opacity Response
name: Complete Partial Dixon Stable Disease Cardiac Late Atoll Cuffing Fishbone Whirlpool Target Comet Sandwich
name: Halo Tilt Steel Sail Terry Rim Salt Pepper Hot Cross Bun Mercedes Waterlily Lightbulb Fat Empty Delta Cord Dense
name: Popcorn Scimitar Hump Double Bubble String Apple Core Coffee Bean Chain Lakes Claw Cluster Grapes Goblet
name: Stierhorn Zinn Paraten Willisii Monroi Luschkae Magendii Sylvii Wirsungianus Vateri Varolii Gasseri Meckeli
name: Hartmanni Kerckring Spigeli Winslowi Heisteri Greulich Pyle Wallersche Panner Thiemann Friedreich Lewy Fahr Rett
name: Louis Bar Cockayne Werdnig Brodmann Denver Machado Joseph Blount Kohlrausch Shenton Menard Hilgenreiner Perkins
name: Ombrédanne Bosworth Frykman Mayfield Fernandez Gartland Baumann Jakob Delbet Kocher Langer Hackethal
name: Prévost Ender Nancy Ahlbäck Stulberg Catterall Herring Southwick Klein Harcke Tschauner Prader Snyder Grantham
name: Toldt Lanz Gleichmann Glisson Rokitansky Aschoff Küster Fitz Hugh Curtis Fournier
name: Lemierre Bezold Gradenigo Pott Brown Séquard Rosai Dorfman Erdheim Chester Langerhans Kikuchi Rosenthal Trolard
name: Labbé Heubner Percheron Adamkiewicz Riolan Drummond Bühler Lusoria Hering Burdach Goll Gudden Forel Edinger
name: Westphal
name: Bigliani Stoller Dawson Knosp Berndt Harty McDonald Lake Louise Angio-Seal
name: Deauville Lafosse Hach Raymond Gärtner
`

export const names = `
name: Hamada Vida Bethesda Hoffa Monteggia Lusoria Luschka Broca Impella Tesla Prisma Lixiana Barcelona Sendera Tomita
  Delta Atlanta Gerota Valsalva Pradaxa Moyamoya Rituximab Nivolumab Pembrolizumab Bevacizumab Trastuzumab Cobb
  Lightbulb Jakob Dodd Budd Furosemid Iopromid McDonald Hounsfield Mayfield Child Arnold Bezold Gartland Segond
  Drummond Ormond Raymond Lund Haglund Wahlund Ground Osgood Rockwood Bouchard Trolard Menard Séquard Stanford
  Rutherford Crawford Cord Couinaud Raynaud Boyd Luschkae Coffee Lee DeLee Outerbridge Sturge Lauge Leriche Wallersche
  Magendie Brodie Wilkie Peyronie Lake Flake Wernicke Harcke Rathke Stable Bubble Double Deauville Apple Whipple Pyle
  Gissane Fontaine Ombrédanne Fishbone Towne Cockayne TheraSphere Core Lemierre Gadotersäure Gadoxetsäure Menière
  Disease Mortise Louise Dense Response Dose Ledderhose Lafosse Wiltse Late Complete Patte Lasègue Omnipaque Visipaque
  Micropaque Accupaque SonoVue Boerhaave Maisonneuve Chance Multihance ProHance Lawrence Defilée Graf Aschoff Leydig
  Werdnig Sinding Meyerding Cuffing Cushing Enneking Hering Kerckring Herring String Rovsing Ewing Hirschsprung
  Wirsung Freiberg Wiberg Stulberg Blumberg Krukenberg Rosenberg Trendelenburg Burdach Hach Friedreich Greulich
  Sandwich Lynch Kohlrausch Engh Hugh Pugh Joseph Smith Billroth Garth Bosworth Bismuth Rosai Oddi Onodi Eustachi
  Kikuchi Tokuhashi Magendii Varolii Willisii Sylvii Babinski Schatzki Spigeli Meckeli Botalli Caroli Todani Bigliani
  Morgagni Giacomini Santorini Bertini Hartmanni Monroi Chiari Gasseri Vateri Heisteri Salvati Chilaiditi Lopresti
  Bertolotti Castellvi Winslowi Maffucci Galeazzi Mirizzi Cardiac Bosniak Susac Sudeck Pick Lodwick Southwick Kock
  Ahlbäck Kienböck Bochdalek Modic Frik Spinopelvic Lisfranc Beloc Westermark Angio-Seal Westphal Hackethal Rosenthal
  Partial Nitrolingual Riedel Steel Spieghel Meckel Tinel Hippel Klippel Clopidogrel Forel Kanavel Heschl Sail Pigtail
  Tavegil Fenistil Fluimucil Catterall Insall Bell Kümmell Kommerell Caldwell Hill Goll Atoll Gadoteridol Iobitridol
  Lipiodol Propofol Esmolol Metoprolol Iodixanol Gadopiclenol Whirlpool Iomeprol Gadobutrol Ioversol Mannitol Iohexol
  Thiamazol Carbimazol Letrozol Magerl Schmorl Histoacryl Koedam Grantham Triam Midazolam Dotarem Elucirem Erdheim Rim
  Radium Gallium Thallium Yttrium Technetium Lutetium Dormicum Apixaban Rivaroxaban Bean Marfan Clariscan Riolan
  Codman Castleman Dorfman Hangman Lachman Watchman Frykman Lichtman Buscopan Glubran Swan Gudden Golden Broden Garden
  Heberden Tamoxifen Röntgen Galen Phalen Kellgren Sjögren Dupuytren Hansen Larsen Nissen Recklinghausen Paraten Gruen
  Crohn Chain Mepivacain Ropivacain Bupivacain Scandicain Lidocain Xylocain Guillain Robin Klein Stein Ebstein
  Finkelstein Lauenstein Rippstein Winterstein Acetylcystein Gastrografin Warthin Bauhin Hodgkin Pipkin Klatskin
  Bartholin Dobutamin Metformin Naropin Heparin Aspirin Carbostesin Adenosin Cisplatin Solu-Decortin Avastin Brodmann
  Thiemann Hoffmann Gleichmann Volkmann Steinmann Scheuermann Pfirrmann Hartmann Baumann Zinn Dunn Glucagon Revolution
  Triamcinolon Prednisolon Volon Xenon Percheron Imeron Iomeron Gleason Mason Addison Morison Wilson Parkinson
  Regadenoson Thompson Anderson Jefferson Glisson Johansson Andersson Ferguson Dawson Eaton Caton Huntington Shenton Hampton
  Barton Morton Mifepriston Agatston Dixon Guyon Stierhorn Popcorn Bun Brown Tsubo Machado Rolando Chicago Gradenigo
  Tako Halo Gustilo Iopamiro Monro Xarelto Hashimoto Mayo Alonzo MitraClip Hump Knosp Baastrup Tecentriq Bar Marcumar
  Scimitar Balthazar Weber Prader Ender Snyder Neer Kager Langer Binswanger Eisenmenger Edinger Seldinger Bollinger
  Buerger Stecher Kocher Fisher Goutallier Ollier Fournier Ménétrier Courvoisier Forestier Baker Nutcracker Walker
  Zenker Brooker Loeffler Rigler Böhler Köhler Bühler Haller Stoller Müller Rosenmüller Doppler Osler Littler Spetzler
  Alzheimer Heubner Kartagener Wegener Stener Fleischner Kirschner Hilgenreiner Panner Horner Thurner Gärtner Küttner
  Tschauner Cooper Pepper Preiser Risser Imhäuser Vater Richter Salter Hunter Chester Cluster Küster Schlatter Sever
  Denver Vancouver Boxer Waldeyer Amplatzer Fahr Mondor Fluor Permafluor Dejour Fazekas Douglas Schizas Mercedes
  Phyllodes Perthes Lakes Parkes Achilles Colles Jones Grapes Graves Meigs Sachs Willis Danis Denis Tönnis Harris
  Curtis Louis Eliquis Lewis Mirels Pauwels Wells Wilms Langerhans Homans Evans Scheltens Perkins Hawkins Keros Deschamps
  Sanders Jeghers Reimers Waters Glass Hess Weiss Cross Sylvius Sulcus Wirsungianus Fat Irenat Gadoterat Perchlorat
  Methotrexat Tornwaldt Toldt Berndt Delbet Judet Paget Target Isoket Goblet Comet Soft Bright Salt Tilt Merchant
  Genant Wallstent Blount Hot Charcot Fallot Bankart Chopart Herbert Sievert SIRT Pancoast Peritrast Solutrast
  Ultravist Magnevist Gadovist Primovist Prévost Cockett Bennett Rett Barrett Pott Chaput Lindau Velpeau Bülau Rendu
  Takayasu Tarlov Ilizarov Claw Bechterew Corkscrew Basedow Virchow Low Barlow Essex Telebrix Lasix Xenetix Tillaux
  Gastrolux Roux Onyx Mackay May Trénaunay Gray Optiray Vueway Dandy Gerdy Hinchey DeBakey Kerley McBurney Larrey
  Murphy Rokitansky Paprosky Waterlily Montgomery Discovery Terry Tossy Opacity Empty Harty Lewy Nancy Palmaz
  Fernandez Adamkiewicz Ganz Schanz Lanz Treitz Fitz Grawitz Gertz Peutz Amstutz Labbé Barré
`

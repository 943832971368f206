/**
 * The organ tree. One organ a line, its parent is the line above with less indentation:
 *
 *     id [flags] | name, synonym, Latin, ABBREVIATION, adjective
 *
 * Names are matched by word stem, so the nominative singular is enough unless the plural changes
 * its stem. Names of up to five letters that are all capitals are matched as they are written.
 * A name is also found as a part of a compound ("Nierenzyste"); one that ends in a hyphen ("Media-") only as its first
 * part. Adjectives ("hepatisch") count as names.
 *
 * Flags: `paired`; `female`, `male`; `region` (a stretch of the body rather than an organ: normality
 * of a region says little about each of its parts); `lies:<side>` of what there is on one side only; `site:<group>` (organs of one group are different
 * places, so that one finding cannot be at one and be reported at another).
 */
export const organTree = `
head [region] | Kopf, Schädel, kranial Region, Cranium, cCT, cMRT
  brain | Gehirn, Hirn, Cerebrum, Neuroparenchym, intrakraniell, zerebral, intraaxial, Schädelinneres
    cranial-nerves [paired] | Hirnnerv
      facial-nerve [paired, site:cranial-nerve] | Nervus facialis, Fazialis, Fazialiskanal, Canalis facialis
      vestibulocochlear-nerve [paired, site:cranial-nerve] | Nervus vestibulocochlearis, N. cochlearis
      trigeminal-nerve [paired, site:cranial-nerve] | Nervus trigeminus, Trigeminus
      abducens-nerve [paired, site:cranial-nerve] | Nervus abducens
      oculomotor-nerve [paired, site:cranial-nerve] | Nervus oculomotorius
    septum-pellucidum | Septum pellucidum, Cavum septi pellucidi, Fornix
    hypothalamus | Hypothalamus, Corpora mamillaria
    choroid-plexus [paired] | Plexus choroideus
    aqueduct | Aquädukt
    foramen-monroi [paired] | Foramen Monroi
    supratentorial [site:tentorial-space] | supratentoriell
    infratentorial [site:tentorial-space] | infratentoriell
    hemisphere [paired] | Hemisphäre, hemisphärisch, Großhirn
      uncus [paired] | Uncus
      cingulate-gyrus [paired] | Gyrus cinguli, Cingulum
      operculum [paired] | Operculum
      precuneus [paired] | Precuneus, Präcuneus
      frontal-lobe [paired, site:brain-lobe] | Frontallappen, Stirnlappen, Lobus frontalis, frontal, Frontalhirn, frontobasal, frontopolar, Gyrus frontalis, Gyrus praecentralis, Gyrus präcentralis
      parietal-lobe [paired, site:brain-lobe] | Parietallappen, Scheitellappen, Lobus parietalis, parietal, Gyrus postcentralis
      temporal-lobe [paired, site:brain-lobe] | Temporallappen, Schläfenlappen, Lobus temporalis, temporal, temporobasal, temporopolar, Gyrus temporalis
        hippocampus [paired] | Hippocampus, Hippocampi, mesiotemporal, temporomesial
        amygdala [paired] | Amygdala, Mandelkern
      occipital-lobe [paired, site:brain-lobe] | Okzipitallappen, Hinterhauptslappen, Lobus occipitalis, okzipital
      insula [paired, site:brain-lobe] | Insel, Inselrinde, insulär, Insula
      basal-ganglia [paired] | Basalganglien, Stammganglien, Linsenkern, Nucleus lentiformis, striatal, Nucleus accumbens, Claustrum
        caudate [paired, site:deep-nucleus] | Nucleus caudatus, Caput nuclei caudati, Kaudatum
        putamen [paired, site:deep-nucleus] | Putamen
        pallidum [paired, site:deep-nucleus] | Globus pallidus, Globus pallidum, Pallidum
      thalamus [paired, site:deep-nucleus] | Thalamus, thalamisch
      internal-capsule [paired, site:deep-nucleus] | Capsula interna, innere Kapsel
      external-capsule [paired, site:deep-nucleus] | Capsula externa, äußere Kapsel
      corona-radiata [paired] | Corona radiata
      centrum-semiovale [paired] | Centrum semiovale
      white-matter | Marklager, weiße Substanz, periventrikulär, Leukoenzephalon
      cortex [paired] | Kortex, Hirnrinde
      gyrus [paired] | Gyrus
      sulci | Sulcus, Sulci, Hirnfurchen, äußere Liquorräume, Rindenfurchen
    corpus-callosum | Corpus callosum, Balken
    cerebellum [paired, site:brain-lobe] | Kleinhirn, Cerebellum, zerebellär, Kleinhirnhemisphäre, Kleinhirntonsille, Nucleus dentatus, Kleinhirnschenkel, Kleinhirnstiel, Brachium pontis, Pedunculus cerebellaris, Arteria cerebelli
    brainstem [site:brain-lobe] | Hirnstamm, Truncus cerebri
      pons | Pons, pontin
      midbrain | Mesencephalon, Mittelhirn, Substantia nigra, Nucleus ruber
      medulla-oblongata | Medulla oblongata
    ventricles | Ventrikel, Ventrikelsystem, Ventrikelräume, Liquorräume, innere Liquorräume, intraventrikulär
      third-ventricle [site:ventricle] | dritter Ventrikel, 3. Ventrikel, III. Ventrikel
      fourth-ventricle [site:ventricle] | vierter Ventrikel, 4. Ventrikel, IV. Ventrikel
      lateral-ventricle [paired] | Seitenventrikel, Vorderhorn, Temporalhorn, Seitenhorn
    cisterns | Zisterne
    meninges | Meningen, Hirnhäute, Leptomeninx, meningeal, extraaxial
      epidural-space [site:meningeal-space] | Epiduralraum, epidural
      subdural-space [site:meningeal-space] | Subduralraum, subdural
      subarachnoid-space [site:meningeal-space] | Subarachnoidalraum, subarachnoidal
      falx | Falx, Interhemisphärenspalt, Mittellinie, Mittellinienstruktur, Midline, MLV
      tentorium | Tentorium
    pituitary | Hypophyse, Sella, sellär, Hypophysenvorderlappen
      pituitary-stalk | Hypophysenstiel, Infundibulum
      neurohypophysis | Neurohypophyse, Hypophysenhinterlappen
    pineal | Epiphyse cerebri, Pinealis, Glandula pinealis
    cerebellopontine-angle [paired] | Kleinhirnbrückenwinkel, KHBW
      internal-auditory-canal [paired] | innerer Gehörgang, Meatus acusticus internus, intrameatal, intrakanalikulär, Porus acusticus
    optic-chiasm | Chiasma, Sehnervenkreuzung, Sehbahn
  cerebral-vessels | Hirngefäße, hirnversorgend, intrakranielle Gefäße, hirnversorgende Gefäße, intrakranielle Arterien, hirnversorgende Arterien
    ophthalmic-artery [paired] | Arteria ophthalmica
    circle-of-willis | Circulus Willisii, Circulus arteriosus
    mca [paired, site:brain-artery] | Arteria cerebri media, ACM, Mediahauptstamm, Mediaast, MCA, Mediaterritorium, M1-Segment, M2-Segment, Media-, M1-, M2-
    aca [paired, site:brain-artery] | Arteria cerebri anterior, ACA, Anterior-, A1-Segment, Arteria pericallosa
    pca [paired, site:brain-artery] | Arteria cerebri posterior, ACP, Posterior-
    anterior-communicating [site:brain-artery] | Arteria communicans anterior, AComA, Acom, A. com. anterior
    posterior-communicating [paired, site:brain-artery] | Arteria communicans posterior, AComP, Pcom, A. com. posterior
    basilar-artery [site:brain-artery] | Arteria basilaris, Basilararterie, Basilaris
    pica [paired] | PICA, Arteria cerebelli inferior posterior
    dural-sinus | Hirnvenen, Sinusvenen, venöse Blutleiter, Sinus sagittalis
      straight-sinus | Sinus rectus, Confluens sinuum, Vena Galeni
      transverse-sinus [paired, site:dural-sinus] | Sinus transversus
      sigmoid-sinus [paired, site:dural-sinus] | Sinus sigmoideus
      cavernous-sinus [paired, site:dural-sinus] | Sinus cavernosus, Kavernosus, parasellär
  skull | Schädelknochen, Stirnbein, Hinterhauptsschuppe, Os frontale, Os parietale, Os occipitale, Os temporale
    calvaria | Kalotte
    skull-base | Schädelbasis
    clivus | Clivus
    foramen-magnum | Foramen magnum, kraniozervikaler Übergang
    petrous [paired] | Felsenbein, Pars petrosa
    ear [paired, region] | Ohr
      mastoid [paired] | Mastoid, Mastoidzelle, Warzenfortsatz, Processus mastoideus
      middle-ear [paired] | Mittelohr, Pauke, Cavum tympani, Tympanon
        ossicles [paired] | Gehörknöchelchen, Gehörknöchelchenkette, Ossikelkette
          malleus [paired, site:ossicle] | Malleus, Hammer, Hammergriff
          incus [paired, site:ossicle] | Incus, Amboss, Ambosskörper, Ambossschenkel, Ambossfortsatz
          stapes [paired, site:ossicle] | Stapes, Steigbügel
        tegmen [paired] | Tegmen, Dach der Paukenhöhle, Paukenhöhlendach
        scutum [paired] | Scutum, Attikrand
        epitympanum [paired] | Epitympanon, Epitympanum, Prussak-Raum
        eardrum [paired] | Trommelfell
      inner-ear [paired] | Innenohr, Cochlea, Bogengang, Vestibulum, Labyrinth
      auditory-canal [paired] | Gehörgang, Meatus acusticus
  face [region] | Gesicht
    orbit [paired] | Orbita, Augenhöhle, orbital
      lens [paired] | Linse
      lacrimal-gland [paired] | Tränendrüse
      lacrimal-duct [paired] | Tränenwege, Tränengang, Tränensack
      eye-muscles [paired] | Augenmuskel, M. rectus medialis, M. rectus superior, M. rectus inferior, M. rectus lateralis
      orbital-apex [paired] | Orbitaspitze
      orbital-wall [paired] | Orbitawand
      lamina-papyracea [paired] | Lamina papyracea, mediale Orbitawand
      eye [paired] | Auge, Augapfel, Bulbus, Bulbi, Glaskörper, Retina
      optic-nerve [paired] | Nervus opticus, Nervi optici, Sehnerv, Optikus
      orbital-floor [paired, site:face-bone] | Orbitaboden
      orbital-roof [paired, site:face-bone] | Orbitadach
    sinuses [region] | Nasennebenhöhle, Nebenhöhle, NNH
      ostiomeatal-complex [paired] | ostiomeataler Komplex, Infundibulum ethmoidale, ostiomeatale Einheit
      maxillary-sinus [paired, site:sinus] | Kieferhöhle, Maxillarsinus, Sinus maxillaris, Sinus maxillares, maxillaris, Antrum Highmori
      frontal-sinus [paired, site:sinus] | Stirnhöhle, Frontalsinus, frontalis, Sinus frontalis, Sinus frontales
      sphenoid-sinus [paired, site:sinus] | Keilbeinhöhle, Sphenoidalsinus, Sinus sphenoidalis, Sinus sphenoidales, sphenoidalis, sphenoidal
      ethmoid [paired, site:sinus] | Siebbeinzelle, Ethmoidalsinus, Ethmoidzelle, Ethmoidalzelle, Sinus ethmoidalis, Siebbein, Ethmoid, ethmoidalis, ethmoidal
    nose | Nase, Nasenseptum, Nasenhaupthöhle, Nasenscheidewand, Nasenbein, Os nasale
      turbinate [paired] | Nasenmuschel, Concha
    zygoma [paired, site:face-bone] | Jochbein, Jochbogen, Os zygomaticum
    maxilla | Oberkiefer, Maxilla
      alveolar-process [paired] | Alveolarfortsatz, Alveolarkamm
    mandible | Unterkiefer, Mandibula, Kieferköpfchen
      mandibular-canal [paired] | Mandibularkanal, Canalis mandibulae
    tmj [paired] | Kiefergelenk, Temporomandibulargelenk
    tooth | Zahn, Weisheitszahn
    cheek [paired] | Wange
    lip | Lippe
neck [region] | Hals, zervikale Weichteile, Halsweichteile, Kopf-Hals-Region
  hyoid | Zungenbein, Hyoid
  masseter [paired] | Musculus masseter, Kaumuskulatur
  pterygoid [paired] | M. pterygoideus
  sternocleidomastoid [paired] | M. sternocleidomastoideus
  sublingual [paired] | Glandula sublingualis
  pharynx | Pharynx, Rachen, pharyngeal
    nasopharynx [site:pharynx-part] | Nasopharynx, Epipharynx
      adenoids | Adenoide, Rachenmandel
    oropharynx [site:pharynx-part] | Oropharynx
      palate | Gaumen, Uvula
      vallecula [paired] | Vallecula
      tonsil [paired] | Tonsille, Gaumentonsille, Tonsillenloge, Gaumenmandel, tonsillär, peritonsillär
      tongue | Zunge, Zungengrund, Mundboden, Mundhöhle, Zungenkörper
    retropharynx | retropharyngeal
    parapharynx [paired] | parapharyngeal
    hypopharynx [site:pharynx-part] | Hypopharynx
      piriform-sinus [paired] | Sinus piriformis, Recessus piriformis
  larynx | Larynx, Kehlkopf, Glottis
    supraglottis | Supraglottis
    subglottis | Subglottis
    vocal-cord [paired] | Stimmlippe, Stimmband, Taschenfalte
    laryngeal-cartilage | Schildknorpel, Ringknorpel, Aryknorpel, Kehlkopfknorpel, Kehlkopfskelett
  salivary-glands | Speicheldrüse
    parotid [paired, site:salivary] | Parotis, Stenon-Gang, Ohrspeicheldrüse, Glandula parotis, Glandula parotidea, Parotiden, Parotisloge, Gll. parotideae, Gll. parotes
    submandibular [paired, site:salivary] | Wharton-Gang, Glandula submandibularis, Glandula subm., Unterkieferspeicheldrüse, Submandibularis, Gll. submandibulares
  thyroid | Schilddrüse, Schilddrüsengewebe, Schilddrüsenparenchym, Thyreoidea, Thyroidea, Glandula thyreoidea, thyreoidal, Pyramidenlappen
    thyroid-lobe [paired] | Schilddrüsenlappen
    isthmus | Isthmus
  parathyroid [paired] | Nebenschilddrüse, Epithelkörperchen
  supraclavicular-fossa [paired] | supraklavikulär, Supraklavikulargrube
  neck-nodes [paired] | Halslymphknoten, zervikale Lymphknoten, nuchale Lymphknoten, Lymphknotenlevel, zervikal
  neck-vessels [paired] | Halsgefäße, Halsarterien, supraaortal
    carotid [paired] | Karotis, Arteria carotis, Carotisgabel, Karotiden
      common-carotid [paired, site:neck-artery] | Arteria carotis communis, ACC
      internal-carotid [paired, site:neck-artery] | Arteria carotis interna, ACI, Karotissiphon, Carotis interna
      external-carotid [paired, site:neck-artery] | Arteria carotis externa, ACE, ECA, Carotis externa
    vertebral-artery [paired, site:neck-artery] | Arteria vertebralis, Vertebralarterie
    jugular-vein [paired] | Vena jugularis, Jugularis, VJI, Jugularvene
spine [region] | Wirbelsäule, WS, spinal
  back-muscles [paired] | M. multifidus, M. erector spinae, Rückenmuskulatur
  cervical-spine [region, site:spine] | Halswirbelsäule, HWS, Halswirbel
    atlas [site:cranio-cervical] | Atlas, Atlasbogen
    axis [site:cranio-cervical] | Dens axis, Dens, Densbasis
  thoracic-spine [region, site:spine] | Brustwirbelsäule, BWS, Brustwirbel, thorakolumbal
  lumbar-spine [region, site:spine] | Lendenwirbelsäule, LWS, Lendenwirbel, lumbal
  lateral-mass [paired] | Massa lateralis
  sacrum [site:spine] | Sakrum, Kreuzbein, Os sacrum, sakral, Sakrumflügel
  coccyx | Steißbein, Os coccygis
  vertebra | Wirbelkörper, Wirbel, WK, Brustwirbelkörper, Halswirbelkörper, Wirbelsäulenabschnitt, HWK, BWK, LWK, SWK
    pedicle [paired] | Pedikel, Bogenwurzel
    vertebral-arch | Wirbelbogen
    endplate-upper | Deckplatte
    endplate-lower | Grundplatte
    posterior-wall | Hinterkante
  disc | Bandscheibe, Discus intervertebralis, Zwischenwirbelscheibe, Intervertebralraum, Bandscheibenraum, Bandscheibenfach, Zwischenwirbelraum, Disken, Segmenthöhe, Intervertebraldiscus
    annulus | Anulus fibrosus, Annulus fibrosus
    nucleus-pulposus | Nucleus pulposus
  facet-joint [paired] | Facettengelenk, Wirbelbogengelenk, Intervertebralgelenk, Wirbelgelenk
  spinal-canal | Spinalkanal, intraspinal, Wirbelkanal, Duralsack, Durasack, Duralschlauch
    lateral-recess [paired] | Recessus lateralis
  neuroforamen [paired] | Foramen sacrale, Foramen, Foramina, foraminal
  nerve-root [paired] | Wurzel, Spinalnerv, Wurzelabgang
  spinal-cord | Myelon, Myelonsignal, Halsmark, Rückenmark
    conus | Konus, Cauda equina, Kaudafasern, Filum terminale
  spinal-ligaments | Ligamentum longitudinale anterius, Ligamentum longitudinale posterius, Ligamentum flavum, Ligamenta flava, Ligg. flava
  spinous-process | Dornfortsatz, Processus spinosus, Processus spinosi
  transverse-process [paired] | Querfortsatz, Processus transversus, Processus transversi
  articular-process [paired] | Gelenkfortsatz, Processus articularis
chest [region] | Thorax, Brustkorb, thorakal, supradiaphragmal, Brustraum
  lung [paired] | Lunge, pulmonal, Lungenfeld, Lungenflügel, Pulmo, Herz-Lungenbefund, Herz-Lungen-Befund
    lung-base [paired] | Lungenbasis, Lungenbasen
    upper-lobe [paired, site:lung-lobe] | Oberlappen, Oberfeld, OL, LOL, ROL, Lungenspitze, Lobus superior, Oberlappensegment, Lungenapex
      lingula [lies:left] | Lingula, Lingulasegment
    middle-lobe [site:lung-lobe, lies:right] | Mittellappen, ML, Lobus medius, Mittellappensegment
      middle-field [paired] | Mittelfeld
    lower-lobe [paired, site:lung-lobe] | Unterlappen, Unterfeld, UL, LUL, RUL, Lobus inferior, Unterlappensegment
    hilum [paired] | Hilus, Hili, Hilum, hilär
    interlobium [paired] | Interlobium, Lappenspalt, Fissur
    bronchus [paired] | Bronchus, Bronchien, Bronchialsystem, bronchial, Atemwege
    bronchial-artery [paired] | Bronchialarterie
    pulmonary-vessels | Lungengefäße, Lungenarterie, Lungenvene, Pulmonalvene
      pulmonary-artery | Pulmonalarterie, A. pulm., pulmonalarteriell, Arteria pulmonalis, Pulmonalarterienast, Segmentarterie
        pulmonary-trunk | Truncus pulmonalis, Pulmonalarterienstamm, Pulmonalarterienhauptstamm, Pulmonalisstamm, Pulmonalishauptstamm
        lower-lobe-artery [paired, site:lung-lobe] | Unterlappenarterie
        upper-lobe-artery [paired, site:lung-lobe] | Oberlappenarterie
        middle-lobe-artery [site:lung-lobe, lies:right] | Mittellappenarterie
        segmental-artery [paired] | Subsegmentarterie
  trachea | Trachea, tracheal, Luftröhre
    carina | Carina
  pleura [paired] | Pleura, Pleuraraum, Pleuraspalt, pleural, Randwinkel, Recessus costodiaphragmaticus, Randsinus, Hemithorax, Sinus phrenicocostalis, Sinus phrenicocostales, Zwerchfellwinkel, Zwerchfellrippenwinkel, Pleurasinus
    pleural-dome [paired] | Pleurakuppe, Pleurakuppel
  mediastinum | Mediastinum, infrakarinär, mediastinal, paratracheal, infrakarinal, subkarinal, aortopulmonal, prävaskulär, präkarinal, retrokaval
    azygos-vein | Vena azygos
    thoracic-duct | Ductus thoracicus
    thymus | Thymus, Thymusloge
    mediastinal-nodes | mediastinale Lymphknoten, hiläre Lymphknoten, Lymphknoten mediastinal
  heart | Herz, kardial, Cor, Herzschatten, Herzsilhouette, Herzkonfiguration
    atrial-septum | Vorhofseptum
    coronary-sinus | Koronarsinus
    left-ventricle [site:heart-chamber] | linker Ventrikel, LV, linksventrikulär, LVEF
    right-ventricle [site:heart-chamber] | rechter Ventrikel, RV, rechtsventrikulär, RVEF, rechtes Herz
    atria | Vorhof
      atrial-appendage [paired] | Vorhofohr, Vorhofsohr, Herzohr
      left-atrium [site:heart-chamber] | linker Vorhof, LA, linksatrial, linkes Atrium
      right-atrium [site:heart-chamber] | rechter Vorhof, RA, rechtsatrial, rechtes Atrium
    myocardium | Myokard, Herzmuskel, Septum interventriculare, myokardial, LAD-Versorgungsgebiet, RIVA-Stromgebiet
    pericardium | Perikard, Herzbeutel, perikardial
    heart-valves | Klappe, Herzklappe, Klappenapparat
      aortic-valve [site:heart-valve] | Aortenklappe
      mitral-valve [site:heart-valve] | Mitralklappe
      tricuspid-valve [site:heart-valve] | Trikuspidalklappe
      pulmonary-valve [site:heart-valve] | Pulmonalklappe
    coronary-arteries | Koronararterie, Koronargefäß, Koronarie, Herzkranzgefäß, Koronarsystem, koronar
      left-main [site:coronary] | Hauptstamm, HS, LCA, LM
      lad [site:coronary] | LAD, RIVA, RIA, Ramus interventricularis anterior
      circumflex [site:coronary] | RCX, LCX, Ramus circumflexus
      diagonal-branch [site:coronary] | Diagonalast, RD1, RD2, Ramus diagonalis, Marginalast, Ramus marginalis, Intermediärast, Ramus intermedius
      rivp [site:coronary] | RIVP
      rca [site:coronary] | RCA, ACD, Arteria coronaria dextra
  esophagus | Ösophagus, Speiseröhre, ösophageal
  diaphragm [paired] | Zwerchfell, Diaphragma, Zwerchfellkuppe, Zwerchfellschenkel
  chest-wall [paired] | Thoraxwand, Brustwand, knöcherner Thorax
    pectoral-muscle [paired] | M. pectoralis, Pektoralismuskel, Pectoralis
    rib [paired] | Rippe, Rippenserie, Costa, Rippenbogen, kostal
    sternum | Sternum, Brustbein, Manubrium, sternal, Xiphoid, Schwertfortsatz
  implant [paired] | Implantat, Implantathülle
  breast [paired] | Mamma, Brust, Brustdrüse, intramammär, Drüsengewebe, Drüsenkörper, Drüsenparenchym, Mammographie
    milk-duct [paired] | Milchgang
    upper-outer-quadrant [paired, site:breast-quadrant] | oben außen, oberer äußerer Quadrant, OAQ, äußerer oberer Quadrant
    upper-inner-quadrant [paired, site:breast-quadrant] | oben innen, oberer innerer Quadrant, OIQ, innerer oberer Quadrant
    lower-outer-quadrant [paired, site:breast-quadrant] | unten außen, unterer äußerer Quadrant, UAQ, äußerer unterer Quadrant
    lower-inner-quadrant [paired, site:breast-quadrant] | unten innen, unterer innerer Quadrant, UIQ, innerer unterer Quadrant
    retroareolar [paired, site:breast-quadrant] | retroareolär, retromamillär
    nipple [paired] | Mamille, Brustwarze, Kutis
  axilla [paired] | Axilla, axillär, Achsel, axilläre Lymphknoten
  parasternal-nodes [paired] | parasternale Lymphknoten, Mammaria-interna-Lymphknoten, Mammaria-interna-LK
vessels-trunk [region] | Stammgefäße, große Gefäße
  aorta | Aorta, aortal, Körperschlagader, Hauptschlagader
    thoracic-aorta [site:aorta] | thorakale Aorta, Aorta thoracica, Aorta thoracalis
      ascending-aorta [site:aorta-part] | Aorta ascendens, Aszendens der Aorta, Ascendens, Aortenwurzel, Stanford A, Stanford Typ A
      aortic-arch [site:aorta-part] | Aortenbogen, Arcus aortae
      descending-aorta [site:aorta-part] | Aorta descendens, Aorta thoracica descendens, thorakale Aorta descendens, Stanford B, Stanford Typ B
    abdominal-aorta [site:aorta] | Aorta abdominalis, Bauchaorta, infrarenale Aorta, Aorta infrarenal, Bauchschlagader, abdominelle Aorta
  vena-cava | Vena cava, Hohlvene
    ivc [site:vena-cava] | Vena cava inferior, VCI, untere Hohlvene
    svc [site:vena-cava] | Vena cava superior, VCS, obere Hohlvene
  subclavian [paired, site:arm-vessel] | Arteria subclavia, Vena subclavia, Subclavia
  brachiocephalic | Truncus brachiocephalicus
  brachiocephalic-vein [paired] | Vena brachiocephalica, V. anonyma
  celiac [site:visceral-artery] | Truncus coeliacus
    hepatic-artery [site:celiac-branch] | Arteria hepatica, Leberarterie
    splenic-artery [site:celiac-branch] | Arteria lienalis, Milzarterie
    gastroduodenal-artery [site:celiac-branch] | Arteria gastroduodenalis
  sma [site:visceral-artery] | Arteria mesenterica superior, AMS
  ima [site:visceral-artery] | Arteria mesenterica inferior, AMI
  renal-artery [paired, site:visceral-artery] | Nierenarterie, Arteria renalis
  renal-vein [paired] | Nierenvene, Vena renalis
  mesenteric-vein [site:visceral-vein] | Vena mesenterica superior, VMS
  portal-vein [site:visceral-vein] | Pfortader, Vena portae, portalvenöses System, portal Vene, Pfortaderhauptstamm, Pfortaderast
  splenic-vein [site:visceral-vein] | Milzvene, Vena lienalis
  iliac-vessels [paired] | Beckengefäß, Beckenarterie, Beckenstrombahn, iliakal, Beckenachse, Beckenetage
    iliac-arteries [paired] | Iliakalarterie, Iliakalgefäß, Arteriae iliacae
      common-iliac [paired, site:pelvic-artery] | Arteria iliaca communis, Iliaca communis, AIC
      external-iliac [paired, site:pelvic-artery] | Arteria iliaca externa, Iliaca externa, AIE
      internal-iliac [paired, site:pelvic-artery] | Arteria iliaca interna, Iliaca interna, AII
    pelvic-vein [paired, site:leg-vein] | Beckenvene, Iliakalvene, Vena iliaca, iliofemoral
      internal-iliac-vein [paired] | Vena iliaca interna
abdomen [region] | Abdomen, Bauch, Bauchraum, Fossa iliaca, abdominal, abdominell, infradiaphragmal, Bauchorgane, parenchymatöse Oberbauchorgane, parenchymatöse Abdominalorgane
  liver | Leber, Hepar, hepatisch, Lebersegment, Leberlappen
    porta-hepatis | Leberpforte, Leberhilus
    right-liver-lobe [site:liver-lobe, lies:right] | rechter Leberlappen
    left-liver-lobe [site:liver-lobe, lies:left] | linker Leberlappen
    caudate-lobe [site:liver-lobe] | Lobus caudatus
    hepatic-veins | Lebervene, Vena hepatica
  gallbladder | Gallenblase, Gb, Vesica fellea, Gallenblasenfundus, Gallenblasenlumen, Gallenblasenhals, Gallenblasenlager, Gallenblasenbett
  bile-ducts | Gallenweg, Gallengang, biliär, intra- und extrahepatisch
    cystic-duct | Ductus cysticus
    common-hepatic-duct | Ductus hepaticus, Ductus hepaticus communis
    papilla | Papille
    common-bile-duct [site:bile-duct] | Ductus choledochus, Hauptgallengang, Choledochus, DHC, Ductus hepatocholedochus
    intrahepatic-ducts [site:bile-duct] | intrahepatische Gallenwege, intrahepatische Äste, Gallenwege in der Leber, intrahepatische Gallengänge
  pancreas | Pankreas, Bauchspeicheldrüse, pankreatisch
    pancreatic-head [site:pancreas-part] | Pankreaskopf, Caput pancreatis, Processus uncinatus
    pancreatic-body [site:pancreas-part] | Pankreaskorpus, Pankreaskörper
    pancreatic-tail [site:pancreas-part] | Pankreasschwanz, Pankreascauda
    pancreatic-duct | Ductus pancreaticus, D. pancreaticus, Pankreashauptgang, Pankreasgang, Ductus Wirsungianus, Wirsungianus, Hauptgang
  spleen | Milz, Lien, Splen, splenisch
    splenic-pole | Milzpol
  accessory-spleen | Nebenmilz
  adrenal [paired] | Nebenniere, NN, Glandula suprarenalis, Glandulae suprarenales, adrenal, Nebennierenschenkel, Nebennierenrinde, Nebennierenrinden-
  kidney [paired] | Niere, Bosniak, Eigenniere, Ren, renal
    renal-parenchyma [paired] | Nierenparenchym, Parenchymsaum, Nierenrinde
    renal-medulla [paired] | Nierenmark, Markpyramide
    renal-pelvis [paired] | Nierenbecken, NBKS, Pyelon, Hohlsystem, Kelchsystem, Kelch, weites Becken
    upper-pole [paired, site:kidney-pole] | Nierenoberpol, oberer Nierenpol, Oberpol, obere Kelchgruppe
    mid-pole [paired, site:kidney-pole] | mittleres Nierendrittel, mittlere Kelchgruppe, interpolar
    lower-pole [paired, site:kidney-pole] | Nierenunterpol, unterer Nierenpol, Unterpol, untere Kelchgruppe
  ureter [paired] | Ureter, Harnleiter, Ureterostium, Ureterostien
    proximal-ureter [paired, site:ureter-part] | proximaler Ureter, proximaler Harnleiter, oberes Ureterdrittel, pyeloureteral, pyeloureteraler Übergang, subpelvin, Ureterabgang
    distal-ureter [paired, site:ureter-part] | distaler Ureter, distaler Harnleiter, prävesikal, prävesikaler Ureter
  urinary-tract | Harntrakt, Harnwege
  bladder | Harnblase, Blase, Vesica urinaria, Blasenlumen, intravesikal, Blasenhals, Blasendach, Blasenboden
  urethra | Urethra, Harnröhre
      prostatic-urethra [male] | Pars prostatica, prostatische Harnröhre
  gastrointestinal [region] | Gastrointestinaltrakt, GI-Trakt, Darmschlinge, Hohlorgan, Darm, Intestinum, intestinal
    stomach | Magen, Ventriculus, gastral, Antrum, Kardia, Magenfundus, Pylorus
    hiatus | Hiatus oesophageus, Hiatus, ösophagogastraler Übergang, gastroösophagealer Übergang
    small-bowel | Dünndarm, Dünndarmschlinge, Intestinum tenue
      duodenum [site:bowel] | Duodenum, Zwölffingerdarm, duodenal
      jejunum [site:bowel] | Jejunum, jejunal
      ileum [site:bowel] | Ileum, Ileozökalregion, ileal, Ileumschlinge
    colon | Kolon, Dickdarm, Colonrahmen, kolisch, rechtes Hemikolon, linkes Hemikolon
      cecum [site:bowel] | Zökum, Coecum, Zoekum, Caecum, Zökalpol
        ileocecal-valve | Ileozökalklappe, Bauhinsche Klappe, Valvula Bauhini
      appendix | Appendix, Wurmfortsatz, Blinddarm
      ascending-colon [site:bowel] | Colon ascendens, rechte Flexur, rechte Kolonflexur
      transverse-colon [site:bowel] | Colon transversum, Transversum, Querkolon
      descending-colon [site:bowel] | Colon descendens, Deszendens, linke Flexur, linke Kolonflexur
      sigmoid [site:bowel] | Sigma, Colon sigmoideum, Sigmoid, sigmoidal, Sigmaschleife
      rectum [site:bowel] | Rektum, Enddarm, rektal
        mesorectal-fascia | mesorektale Faszie, mesorektale Hüllfaszie, MRF
      anal-canal | Analkanal, Anus, perianal, anal, Sphinkter, Sphinkterapparat, Puborektalis
  mesentery | Mesenterium, Gekröse, mesenterial, Omentum, Mesenterialwurzel, Mesosigma
  peritoneum | Peritoneum, peritoneal, Peritonealraum, Bauchhöhle, Aszitesraum
    omental-bursa | Bursa omentalis
    hepatorenal-recess | Morison-Raum, Morison-Pouch, Morrison-Raum
    paracolic-gutter [paired] | parakolische Rinne
  retroperitoneum [region] | Retroperitoneum, retroperitoneal, paraaortal, Retroperitonealraum
    abdominal-nodes | abdominale Lymphknoten, abdominelle Lymphknoten, mesenteriale Lymphknoten, retroperitoneale Lymphknoten, paraaortale Lymphknoten
  abdominal-wall | Bauchwand, Bauchdecke, Nabel, umbilikal
  groin [paired] | Leiste, Bruchpforte, inguinal, Leistenkanal, inguinale Lymphknoten
  psoas [paired] | Psoas, Musculus psoas, Psoasmuskel, Iliopsoas
pelvic-wall | Beckenwand
pelvis [region] | Becken, Beckenraum, Beckenorgane
  levator-ani [paired] | M. levator ani, Levator ani, Levatorplatte, Levatorschenkel
  ischioanal-fossa [paired] | Fossa ischioanalis
  presacral-space | Präsakralraum, präsakral
  uterus [female] | Uterus, Gebärmutter, uterin
    endometrium [female] | Endometrium, Gebärmutterschleimhaut, endometrial, Cavum uteri
    myometrium [female] | Myometrium, Junktionalzone
    cervix [female] | Zervix, Cervix uteri, Portio, Gebärmutterhals, Zervixkanal
      cervical-stroma [female] | Zervixstroma
  adnexa [paired, female] | Adnexe, adnexal
    fallopian-tube [paired, female] | Eileiter, Tuba uterina, Tube, Fimbrientrichter
    ovary [paired, female] | Ovar, Ovarien, Eierstock, ovariell, ovarial, Ovarium, Ovarialloge
      corpus-luteum [paired, female] | Corpus luteum
  ovarian-vein [paired, female] | Vena ovarica, Ovarialvene
  vagina [female] | Vagina, vaginal, Scheidenstumpf, Vaginalstumpf
  vulva [female] | Vulva, Schamlippe
  parametrium [paired, female] | Parametrium, Parametrien, parametran
  uterosacral-ligament [paired, female] | Sakrouterinligament, Sakrouterinband, Ligamentum sacrouterinum
  pouch-of-douglas | Douglasraum, Douglas, Cavum Douglasi, Excavatio rectouterina, retrouterin, Cul-de-sac
  prostate-bed [male] | Prostataloge, Prostatabett
  prostate [male] | Prostata, Vorsteherdrüse, intraprostatisch, Prostatalappen
    prostate-capsule [male] | Prostatakapsel
    neurovascular-bundle [male, paired] | Gefäßnervenbündel, neurovaskuläres Bündel
    peripheral-zone [male, site:prostate-zone] | periphere Zone, PZ, Peripherzone
    transition-zone [male, site:prostate-zone] | Transitionszone, TZ, Transitionalzone
  seminal-vesicle [male, paired] | Samenblase, Vesicula seminalis, Samenbläschen
  testis [male, paired] | Hoden, Testis, testikulär
  epididymis [male, paired] | Nebenhoden, Epididymis
  pampiniform-plexus [male, paired] | Plexus pampiniformis
  scrotum [male] | Skrotum, Skrotalfach, Hodensack
    spermatic-cord [male, paired] | Samenstrang, Funiculus spermaticus, Samenleiter, Ductus deferens
  penis [male] | Penis, Corpus cavernosum, Schwellkörper
  bony-pelvis [region] | knöchernes Becken, Beckenring, Beckenskelett, Beckenübersicht
    anterior-pelvic-ring | vorderer Beckenring, vorderer Ring
      pubis [paired, site:pelvic-bone] | Os pubis, Schambein, Schambeinast, ossis pubis
        superior-pubic-ramus [paired, site:pubic-ramus] | Ramus superior ossis pubis, oberer Schambeinast, oberer Schambeinknochen
        inferior-pubic-ramus [paired, site:pubic-ramus] | Ramus inferior ossis pubis, unterer Schambeinast
    posterior-pelvic-ring | hinterer Beckenring, hinterer Ring
    ilium [paired, site:pelvic-bone] | Os ilium, Ilium, Darmbein, Beckenschaufel, Beckenkamm
    ischium [paired, site:pelvic-bone] | Os ischii, Sitzbein, Sitzbeinast, ossis ischii, Ramus ossis ischii
    symphysis | Symphyse, Schambeinfuge
    acetabulum [paired] | Acetabulum, Hüftpfanne, Pfannendach, Hüftgelenkspfanne, Pfannenerker
    sacroiliac-joint [paired] | Iliosakralgelenk, ISG, Sakroiliakalgelenk, Kreuzdarmbeingelenk, Iliosakralfuge
arm [region, paired] | Arm, obere Extremität, Extremitäten
  cephalic-vein [paired, site:arm-vein] | Vena cephalica
  basilic-vein [paired, site:arm-vein] | Vena basilica
  axillary-artery [paired] | Arteria axillaris
  radial-artery [paired] | Arteria radialis
  shoulder [paired] | Schulter, Schultergelenk
    rotator-interval [paired] | Rotatorenintervall
    pulley [paired] | Pulley
    coracoacromial-ligament [paired] | Ligamentum coracoacromiale
    glenohumeral-joint [paired] | glenohumeral, Glenohumeralgelenk, GH-Gelenk
    ac-joint [paired] | AC-Gelenk, Akromioklavikulargelenk, ACG, Schultereckgelenk
    sc-joint [paired] | Sternoklavikulargelenk, SC-Gelenk
    clavicle [paired, site:bone] | Klavikula, Schlüsselbein
    scapula [paired, site:bone] | Skapula, Schulterblatt
      acromion [paired] | Akromion
      coracoid [paired] | Korakoid, Processus coracoideus
      glenoid [paired] | Glenoid, Schulterpfanne, Cavitas glenoidalis, Gelenkpfanne
        glenoid-rim [paired] | Glenoidrand
    labrum [paired] | Labrum, Limbus
    rotator-cuff [paired] | Manschette, Rotatorenmanschettensehne, RM
      supraspinatus [paired, site:cuff-tendon] | Supraspinatus, Supraspinatussehne, Musculus supraspinatus, SSP
      infraspinatus [paired, site:cuff-tendon] | Infraspinatus, Infraspinatussehne, Musculus infraspinatus, ISP
      subscapularis [paired, site:cuff-tendon] | Subscapularis, Subscapularissehne, M. subscapularis, SSC
      teres-minor [paired, site:cuff-tendon] | Teres minor, M. teres minor
    biceps-tendon [paired] | Bizepssehne, LBS, Bizepssehnenanker
    short-biceps-tendon [paired] | kurze Bizepssehne, kurzer Bizepskopf
    subacromial-bursa [paired] | Bursa subacromialis, subacromialis, subdeltoidea, Bursa subacromialis-subdeltoidea, Bursa subdeltoidea, subakromial
  humerus [paired, site:arm-bone] | Humerus, Humeri, Oberarmknochen, Oberarm, humeral
    humeral-head [paired] | Humeruskopf, Oberarmkopf, Caput humeri
    humeral-neck [paired] | Collum chirurgicum, Collum anatomicum
    greater-tubercle [paired, site:bone] | Tuberculum majus
    lesser-tubercle [paired, site:bone] | Tuberculum minus
    epicondyle-lateral [paired, site:epicondyle] | Epicondylus lateralis, Epicondylus radialis, lateraler Epikondylus
    epicondyle-medial [paired, site:epicondyle] | Epicondylus medialis, Epicondylus ulnaris, medialer Epikondylus
  elbow [paired] | Ellenbogen, Ellbogen, Ellenbogengelenk, Ellbogengelenk, Cubitalgelenk
    capitulum [paired] | Capitulum humeri, Capitulum
    triceps-tendon [paired] | Trizepssehne
    ulnar-collateral-ligament [paired, site:elbow-ligament] | ulnares Kollateralband, UCL
    radial-collateral-ligament [paired, site:elbow-ligament] | radiales Kollateralband
    common-extensor [paired, site:elbow-tendon] | Extensorensehne
    common-flexor [paired, site:elbow-tendon] | Flexorensehne
    olecranon [paired, site:bone] | Olekranon
    radial-head [paired, site:bone] | Radiusköpfchen, Radiuskopf, Caput radii
    coronoid [paired, site:bone] | Processus coronoideus, Koronoid
  forearm [region, paired] | Unterarm, Vorderarm
    radius [paired, site:arm-bone] | Radius, Speiche
    ulna [paired, site:arm-bone] | Ulna, Elle
  wrist [paired] | Handgelenk, Radiokarpalgelenk
    radial-styloid [paired, site:styloid] | Processus styloideus radii, Radiusstyloid, PSR, Griffelfortsatz des Radius, Griffelfortsatz der Speiche
    ulnar-styloid [paired, site:styloid] | Processus styloideus ulnae, PSU, Ulnastyloid, Griffelfortsatz der Elle, Ellengriffel, Griffelfortsatz der Ulna
    druj [paired] | DRUG, Radioulnargelenk
    tfcc [paired] | TFCC, Discus triangularis, ulnokarpaler Diskus
    carpus [paired] | Karpus, karpal, Handwurzel, Mediokarpalgelenk
      scaphoid [paired, site:carpal] | Skaphoid, Os scaphoideum, Kahnbein, Kahnbein der Hand
      lunate [paired, site:carpal] | Lunatum, Os lunatum, Mondbein
      triquetrum [paired, site:carpal] | Triquetrum, Os triquetrum, Dreiecksbein
      pisiform [paired, site:carpal] | Pisiforme, Os pisiforme, Erbsenbein
      trapezium [paired, site:carpal] | Os trapezium, Trapezium
      trapezoid [paired, site:carpal] | Os trapezoideum, Trapezoideum
      capitate [paired, site:carpal] | Os capitatum, Kapitatum
      hamate [paired, site:carpal] | Os hamatum, Hamatum, Hamulus
    sl-ligament [paired, site:carpal-ligament] | SL-Band, SL-Abstand, skapholunärer Abstand, SL-Ligament, skapholunäres Band, skapholunäres Ligament
    lt-ligament [paired, site:carpal-ligament] | LT-Band, LT-Ligament, lunotriquetrales Band, lunotriquetrales Ligament
    carpal-tunnel [paired] | Karpaltunnel, Karpalkanal
    cmc-joint [paired] | Daumensattelgelenk, CMC-Gelenk, Karpometakarpalgelenk
    ecu-tendon [paired, site:wrist-tendon] | ECU-Sehne, Extensor carpi ulnaris, ECU
    ecr-tendon [paired, site:wrist-tendon] | ECR-Sehne, Extensor carpi radialis, ECR
    fcu-tendon [paired, site:wrist-tendon] | FCU-Sehne, Flexor carpi ulnaris, FCU
    fcr-tendon [paired, site:wrist-tendon] | FCR-Sehne, Flexor carpi radialis, FCR
    fpl-tendon [paired, site:wrist-tendon] | FPL-Sehne, Flexor pollicis longus, FPL
    extensor-compartment [paired] | Strecksehnenfach, Strecksehne
    flexor-tendons [paired] | Beugesehne, Flexoren
  hand [paired] | Hand
    thenar [paired] | Thenar
    hypothenar [paired] | Hypothenar
    annular-ligament [paired] | Ringband
    metacarpal [paired] | Metakarpale, Mittelhand, Mittelhandknochen, Os metacarpale, MHK, MC, Metakarpalia
    finger [paired] | Finger, Phalanx, Phalangen, Phalanges, Langfinger, digital, Digitus
      thumb [paired, site:digit] | Daumen, Pollex, D1, D I, Dig. I
      index-finger [paired, site:digit] | Zeigefinger, D2, D II, Dig. II
      middle-finger [paired, site:digit] | Mittelfinger, D3, D III, Dig. III
      ring-finger [paired, site:digit] | Ringfinger, D4, D IV, Dig. IV
      little-finger [paired, site:digit] | Kleinfinger, D5, D V, Dig. V
      proximal-phalanx [paired, site:phalanx] | Grundglied, Grundphalanx, proximale Phalanx
      middle-phalanx [paired, site:phalanx] | Mittelglied, Mittelphalanx, mittlere Phalanx
      distal-phalanx [paired, site:phalanx] | Endglied, Endphalanx, distale Phalanx, Nagelkranz
      volar-plate [paired] | palmare Platte, volare Platte, plantare Platte, Palmarplatte
      mcp-joint [paired, site:finger-joint] | MCP-Gelenk, Metakarpophalangealgelenk, MCP, Grundgelenk, Metakarpalköpfchen
      pip-joint [paired, site:finger-joint] | PIP-Gelenk, Fingermittelgelenk, PIP
      dip-joint [paired, site:finger-joint] | DIP-Gelenk, Fingerendgelenk, DIP
  median-nerve [paired, site:arm-nerve] | Nervus medianus, Medianus
  ulnar-nerve [paired, site:arm-nerve] | Nervus ulnaris
  radial-nerve [paired, site:arm-nerve] | Nervus radialis
  brachial-vessels [paired, site:arm-vessel] | Arteria brachialis, Vena brachialis
leg [region, paired] | Bein, untere Extremität, Extremitäten, Ganzbein
  hip [paired] | Hüfte, Hüftgelenk, Coxa, Schaftkomponente, Pfannenkomponente
    gluteal-muscles [paired] | M. gluteus medius, M. gluteus maximus, M. gluteus minimus, Glutealmuskulatur, Glutealsehne, Glutaeus-medius-Sehne, Glutaeus-minimus-Sehne, Gluteus-medius-Sehne, Gluteus-minimus-Sehne
    piriformis [paired] | M. piriformis
    trochanteric-bursa [paired] | Bursa trochanterica, trochanterica
    iliopectineal-bursa [paired] | Bursa iliopectinea, iliopectinea
    anterior-column [paired, site:acetabular-column] | vorderer Pfeiler
    posterior-column [paired, site:acetabular-column] | hinterer Pfeiler
    femoral-head [paired, site:femur-part] | Femurkopf, Hüftkopf, Caput femoris
    femoral-neck [paired, site:femur-part] | Schenkelhals, Femurhals, Collum femoris
    greater-trochanter [paired, site:trochanter] | Trochanter major
    lesser-trochanter [paired, site:trochanter] | Trochanter minor
    pertrochanteric [paired, site:femur-part] | pertrochantär, pertrochanter, Trochanterregion, intertrochantär
  thigh [region, paired] | Oberschenkel
    femur [paired, site:bone] | Femur, Oberschenkelknochen, femoral
    quadriceps [paired] | Quadriceps, Musculus quadriceps, Vastus medialis, Vastus lateralis
      rectus-femoris [paired, site:thigh-muscle] | Rectus femoris
    hamstrings [paired] | ischiokrurale Muskulatur, Hamstrings, ischiokrurale Gruppe
      biceps-femoris [paired, site:thigh-muscle] | Biceps femoris
      semimembranosus [paired, site:thigh-muscle] | Semimembranosus
      semitendinosus [paired, site:thigh-muscle] | Semitendinosus
  knee [paired] | Knie, Kniegelenk, femorotibial, Kniehauptgelenk, Tibiakomponente, tibiale Komponente
    mpfl [paired] | MPFL, mediales patellofemorales Ligament, mediales Retinakulum
    lateral-retinaculum [paired] | laterales Retinakulum
    iliotibial-band [paired] | Tractus iliotibialis, Iliotibialband
    pes-anserinus [paired] | Pes anserinus
    popliteus-tendon [paired] | Popliteussehne, Popliteus
    suprapatellar-recess [paired] | Recessus suprapatellaris, suprapatellarer Recessus
    trochlea [paired] | Trochlea, trochleär
    extensor-mechanism [paired] | Streckapparat
    notch [paired] | Notch, Fossa intercondylaris
    intercondylar-eminence [paired] | Eminentia intercondylaris, Interkondylenregion
    tibial-tuberosity [paired] | Tuberositas tibiae
    femoral-condyles [paired] | Femurkondylus, Femurkondyle
    cruciates [paired] | Kreuzbänder, Kreuzbandapparat
      acl [paired, site:cruciate] | Kreuzbandplastik, Kreuzbandtransplantat, Kreuzbandersatzplastik, vorderes Kreuzband, VKB, Ligamentum cruciatum anterius
      pcl [paired, site:cruciate] | hinteres Kreuzband, HKB, Ligamentum cruciatum posterius
    collaterals [paired] | Kollateralbänder, Seitenbänder, Kollateralbandapparat
      mcl [paired, site:collateral] | MCL, Innenband, mediales Kollateralband, mediales Seitenband
      lcl [paired, site:collateral] | Außenband, laterales Kollateralband, laterales Seitenband, LCL
    meniscus [paired] | Meniskus, Menisken
      medial-meniscus [paired, site:meniscus] | Innenmeniskus, medialer Meniskus, Meniskus medialis
        medial-posterior-horn [paired, site:meniscus-part] | Innenmeniskushinterhorn
        medial-anterior-horn [paired, site:meniscus-part] | Innenmeniskusvorderhorn
      lateral-meniscus [paired, site:meniscus] | Außenmeniskus, lateraler Meniskus, Meniskus lateralis
        lateral-posterior-horn [paired, site:meniscus-part] | Außenmeniskushinterhorn
        lateral-anterior-horn [paired, site:meniscus-part] | Außenmeniskusvorderhorn
      meniscus-root [paired] | Meniskuswurzel, Hinterhornwurzel, Vorderhornwurzel
      meniscus-posterior-horn [paired, site:meniscus-part] | Meniskushinterhorn
      meniscus-anterior-horn [paired, site:meniscus-part] | Meniskusvorderhorn
    patella [paired, site:bone] | Patella, Kniescheibe, Patellafirst, retropatellar, femoropatellar, Femoropatellargelenk, patellofemoral
      patellar-tendon [paired, site:knee-tendon] | Patellarsehne, Ligamentum patellae
    quadriceps-tendon [paired, site:knee-tendon] | Quadrizepssehne
    femoral-condyle-medial [paired, site:femoral-condyle] | medialer Femurkondylus, mediale Femurkondyle, Condylus medialis femoris, mediale Femurrolle
    femoral-condyle-lateral [paired, site:femoral-condyle] | lateraler Femurkondylus, laterale Femurkondyle, laterale Femurrolle
    tibial-plateau [paired] | Tibiaplateau, Tibiakopf, Tibiakopfplateau, mediales Plateau, laterales Plateau
    popliteal-fossa [paired] | Kniekehle, Fossa poplitea, popliteal
    hoffa [paired] | Hoffa
  lower-leg [region, paired] | Unterschenkel
    tibia [paired, site:bone] | Tibia, Schienbein, tibial
    fibula [paired, site:bone] | Fibula, Wadenbein, fibular, Fibulaende
    calf [paired] | Wade, Gastrocnemius, Soleus
  ankle [paired] | Sprunggelenk, OSG, Knöchel
    pilon [paired] | Pilon
    sinus-tarsi [paired] | Sinus tarsi
    tarsal-tunnel [paired] | Tarsaltunnel
    subtalar-joint [paired] | USG, unteres Sprunggelenk, Subtalargelenk, subtalar
    spring-ligament [paired] | Pfannenband, Spring-Ligament
    fdl-tendon [paired, site:ankle-tendon] | FDL, FDL-Sehne
    fhl-tendon [paired, site:ankle-tendon] | FHL, FHL-Sehne, M. flexor hallucis longus
    tibialis-anterior-tendon [paired, site:ankle-tendon] | Tibialis-anterior-Sehne, Tibialis anterior Sehne
    medial-malleolus [paired, site:malleolus] | Innenknöchel, Malleolus medialis, medialer Malleolus
    lateral-malleolus [paired, site:malleolus] | Außenknöchel, Malleolus lateralis, lateraler Malleolus
    posterior-malleolus [paired] | Volkmann-Dreieck, Volkmann-Fragment, Volkmannfragment, Malleolus tertius
    syndesmosis [paired] | Syndesmose
      aitfl [paired, site:ankle-ligament] | AITFL, vorderes Syndesmosenband, vordere Syndesmose
      pitfl [paired, site:ankle-ligament] | PITFL, hinteres Syndesmosenband, hintere Syndesmose
    deltoid-ligament [paired, site:ankle-ligament] | Deltaband, Delta-Band, Ligamentum deltoideum
    lateral-ligaments [paired] | Außenbandapparat, lateraler Bandapparat, lateraler Bandkomplex
      atfl [paired, site:ankle-ligament] | Ligamentum fibulotalare anterius, fibulotalare anterius, talofibulare anterius, LFTA, ATFL, vorderes Außenband
      cfl [paired, site:ankle-ligament] | Ligamentum fibulocalcaneare, fibulocalcaneare, fibulocalcaneare Band, calcaneofibulare, LFC, CFL
      ptfl [paired, site:ankle-ligament] | Ligamentum fibulotalare posterius, fibulotalare posterius, LFTP
  achilles [paired, site:ankle-tendon] | Achillessehne, Tendo Achillis
  peroneal-tendons [paired, site:ankle-tendon] | Peronealsehne, Peronäalsehne, Peroneussehne
    peroneus-brevis [paired, site:ankle-tendon] | Peroneus brevis, Peroneus-brevis-Sehne, Peroneus brevis-Sehne, PB-Sehne
    peroneus-longus [paired, site:ankle-tendon] | Peroneus longus, Peroneus-longus-Sehne, Peroneus longus-Sehne, PL-Sehne
  tibialis-posterior-tendon [paired, site:ankle-tendon] | Tibialis-posterior-Sehne, Tibialis posterior Sehne
  plantaris-tendon [paired] | Plantaris longus Sehne, Plantarissehne
  foot [paired] | Fuß, Vorfuß, Mittelfuß, Fußwurzel, pedal
    hindfoot [paired] | Rückfuß
    lisfranc [paired] | Lisfranc-Gelenk, Lisfranc, tarsometatarsal, Tarsometatarsalgelenk, TMT-Gelenk
    chopart [paired] | Chopart-Gelenk, Calcaneocuboidgelenk, Kalkaneokuboidalgelenk, Talonavikulargelenk
    sesamoid [paired] | Sesambein
    talus [paired, site:tarsal] | Talus, Sprungbein, Talusrolle, Talushals, Talusschulter, Talusdom, Trochlea tali
    calcaneus [paired, site:tarsal] | Kalkaneus, Fersenbein, kalkanear, Ferse
      sustentaculum [paired] | Sustentaculum tali
    navicular [paired, site:tarsal] | Os naviculare, Navikulare
    cuboid [paired, site:tarsal] | Os cuboideum, Kuboid, Würfelbein
    cuneiform [paired, site:tarsal] | Os cuneiforme, Keilbein, Cuneiforme
    metatarsal [paired] | Metatarsale, Mittelfußknochen, Os metatarsale, MT, Metatarsalia, MTK
    toe [paired] | Zehe
      great-toe [paired, site:toe] | Großzehe, Hallux, Großzehengrundgelenk
      little-toe [paired, site:toe] | Kleinzehe, Kleinzehengrundgelenk
      mtp-joint [paired] | MTP-Gelenk, Zehengrundgelenk
    plantar-fascia [paired] | Plantarfaszie, Plantaraponeurose
  leg-arteries [region, paired] | Beinarterien, Becken-Bein, Becken-Bein-Arterien, Beinachse
    dorsal-pedal-artery [paired, site:leg-artery] | Arteria dorsalis pedis
    thigh-arteries [paired] | Oberschenkelarterie, Femoralarterie, Oberschenkelgefäße
      common-femoral [paired, site:leg-artery] | Arteria femoralis communis, Femoralis communis, AFC
      superficial-femoral [paired, site:leg-artery] | Arteria femoralis superficialis, Femoralis superficialis, Femoralachse, AFS
      deep-femoral [paired, site:leg-artery] | Arteria profunda femoris, AFP, APF
    popliteal-artery [paired, site:leg-artery] | Arteria poplitea, APOP, Poplitea
    calf-arteries [paired] | Unterschenkelarterien, Unterschenkelgefäße
      anterior-tibial-artery [paired, site:leg-artery] | Arteria tibialis anterior, ATA
      posterior-tibial-artery [paired, site:leg-artery] | Arteria tibialis posterior, ATP
      tibiofibular-trunk [paired, site:leg-artery] | Truncus tibiofibularis, Tractus tibiofibularis, TTF
      peroneal-artery [paired, site:leg-artery] | Arteria fibularis, AFIB, Arteria peronea
  leg-veins [paired] | Beinvene, tiefes Beinvenensystem, tiefe Venen, alle Venen, sämtliche Venen
    saphenous-junction [paired] | Crosse, Mündungsklappe
    perforator-veins [paired] | Perforansvene, Perforans
    femoral-vein [paired, site:leg-vein] | Vena femoralis, VFS, Oberschenkelvene, Femoralvene
      common-femoral-vein [paired] | Vena femoralis communis, VFC
    popliteal-vein [paired, site:leg-vein] | Vena poplitea, Kniekehlenvene
    calf-veins [paired] | Unterschenkelvenen, Wadenvenen
      peroneal-vein [paired, site:leg-vein] | Vena fibularis, Fibularvenen, Vena peronea, Peronealvenen
      posterior-tibial-vein [paired, site:leg-vein] | Vena tibialis posterior, V. tibiales posteriores, Vv. tib. post., Tibialisposteriorvenen
      anterior-tibial-vein [paired, site:leg-vein] | Vena tibialis anterior
      calf-muscle-vein [paired, site:leg-vein] | Muskelvenen, Gastroknemiusvene, Soleusvene
    great-saphenous [paired, site:leg-vein] | Vena saphena magna, VSM, Magna
    small-saphenous [paired, site:leg-vein] | Vena saphena parva, VSP
  sciatic-nerve [paired] | Nervus ischiadicus, Ischiasnerv
body [region] | Ganzkörper
  lymph-nodes | Lymphknoten, LK, Lymphknotenstation, lymphatisch, nodal
  soft-tissue | Weichteile, extraossär, Soft tissues, Subkutis, subkutan, subkutane, Haut, Unterhautfettgewebe, Subkutanfett
    scalp | Kopfschwarte, Galea
  muscle | Muskulatur, Muskelbauch, Muskel, muskulär, langer Kopf, kurzer Kopf
  bone | Knochen, Skelett, Thoraxskelett, Achsenskelett, Stammskelett, ossär, Knochenmark, Ossa, knöcherne Strukturen
  genitals | Genitalorgane, Geschlechtsorgane, Genitale
  joint | Gelenk, Artikulation, intraartikulär, Gelenkspalt, Gelenkfläche, Gelenkkapsel
  tendon | Sehne, Paratenon, Sehnenverlauf
  cartilage | Knorpel, Gelenkknorpel, Knorpelbelag, Knorpelüberzug
  bursa | Bursa, Bursen, Schleimbeutel
  ligament | Ligament, Bandapparat, Bänder
  vessel | Gefäß, vaskulär, Gefäßbahn
`

import type { SilentCase } from './contradiction-case.ts'

/** Parts of which a correct report says one thing in many words. */
export const silentInvolvements: readonly SilentCase[] = [
  {
    why: "Zwei Wirbel: die Hinterkante des einen ist intakt, die des anderen nicht.",
    text: `CT LWS
Befund: Deckplattenimpression LWK 1, Hinterkante intakt. BWK 12 mit Hinterkantenbeteiligung.
Beurteilung: LWK-1-Fraktur ohne und BWK-12-Fraktur mit Hinterkantenbeteiligung.`,
  },
  {
    why: "Sigma infiltriert, Rektum frei: der Darm ist beteiligt.",
    text: `MRT Becken
Befund: Sigma auf 2 cm infiltriert. Rektum ohne Infiltration.
Beurteilung: Endometriose mit Darmbeteiligung im Sigma.`,
  },
  {
    why: "Eine Samenblase infiltriert, die andere frei.",
    text: `MRT Prostata
Befund: Läsion PZ links basal mit Infiltration der linken Samenblase.
Beurteilung: PI-RADS 5 mit Samenblaseninfiltration links, rechte Samenblase frei.`,
  },
  {
    why: "Kontakt zur Kapsel durchbricht sie nicht.",
    text: `MRT Prostata
Befund: Läsion mit breitem Kapselkontakt, Kapsel intakt.
Beurteilung: PI-RADS 5 mit Kapselkontakt, kein Anhalt für Kapseldurchbruch.`,
  },
  {
    why: "Breiter Pleurakontakt ohne Infiltration.",
    text: `CT Thorax
Befund: Tumor im Oberlappen rechts mit breitem Pleurakontakt, keine Thoraxwandinfiltration.
Beurteilung: Tumor rechter Oberlappen, Pleura und Thoraxwand nicht infiltriert.`,
  },
  {
    why: "Tangiert ist nicht komprimiert.",
    text: `MRT HWS
Befund: Prolaps C5/6, Myelon tangiert. C6/7 Myelon frei.
Beurteilung: Prolaps C5/6 mit Myelonkontakt ohne Myelonkompression.`,
  },
  {
    why: "Ohne Gelenkbeteiligung heißt extraartikulär.",
    text: `Röntgen Finger
Befund: Schrägfraktur der Grundphalanx D3 ohne Gelenkbeteiligung. Gelenke unauffällig.
Beurteilung: Fraktur D3 extraartikulär.`,
  },
  {
    why: "Ein anderes Gelenk ist intakt.",
    text: `Röntgen Hand
Befund: Fraktur der Mittelphalanx mit Ausläufer bis in das PIP-Gelenk. DIP-Gelenk intakt.
Beurteilung: Intraartikuläre Fraktur der Mittelphalanx D2.`,
  },
  {
    why: "Zweimal verneint: Extravasation und aktive Blutung.",
    text: `CT Abdomen
Befund: Milzlazeration mit Hämatom, keine aktive Extravasation.
Beurteilung: Milzlazeration ohne aktive Blutung.`,
  },
  {
    why: "Ein Hämatom braucht kein Extravasat.",
    text: `CT Becken
Befund: Hämatom im M. iliopsoas links, 6 cm. Kein KM-Extravasat.
Beurteilung: Iliopsoashämatom links, kein Hinweis auf aktive Blutung.`,
  },
  {
    why: "Frakturen der BWS neben regelrechten Lendenwirbelkörpern.",
    text: `MRT BWS
Befund: Sinterung BWK 7. Impressionsfrakturen der Deckplatten, am ehesten frisch. Lendenwirbelkörper regelrecht.
Beurteilung: Frische Sinterung BWK 7.`,
  },
  {
    why: "Die Achse ist regelrecht, der Knochen gebrochen.",
    text: `Röntgen Unterarm
Befund: Radiusfraktur metaphysär, Achse regelrecht. Ulna intakt.
Beurteilung: Radiusfraktur.`,
  },
  {
    why: "Das Material ist in Ordnung, der Frakturspalt noch sichtbar.",
    text: `Röntgen Clavicula links
Befund: Frakturspalt noch einsehbar. Material i.O. Keine Lockerung. Osteosynthesematerial regelrecht.
Beurteilung: Konsolidierende Claviculafraktur links.`,
  },
  {
    why: "Nach Tenodese: Sulcus leer, die Sehne an ihrem neuen Ansatz.",
    text: `MRT Schulter links
Klinische Angaben: Z. n. Bizepstenodese 2021.
Befund: Lange Bizepssehne im Sulcus nicht abgrenzbar bei Z. n. Tenodese, Tenodeseschraube reizlos. Supraspinatussehne intakt.
Beurteilung: Reizlose Verhältnisse nach Bizepstenodese.`,
  },
  {
    why: "Nach Nephrektomie der Eigennieren wird die Transplantatniere beschrieben.",
    text: `Sonographie der Transplantatniere
Klinische Angaben: NTX rechts 2018, Z. n. Nephrektomie beidseits.
Befund: Niere in der rechten Fossa iliaca 11 cm. Parenchym 17 mm. NBKS nicht erweitert. Nierenarterie offen.
Beurteilung: Transplantat unauffällig.`,
  },
  {
    why: "Prothesenkopf ist kein Humeruskopf.",
    text: `Röntgen Schulter
Klinische Angaben: Z. n. inverser Schulterprothese.
Befund: Keine periprothetische Fraktur. Regelrechte Stellung der Prothese. Glenoid regelrecht.
Beurteilung: Unauffällig.`,
  },
  {
    why: "Eine Klappenprothese ist beschrieben.",
    text: `CT Herz
Klinische Angaben: Z. n. TAVI.
Befund: Aortenklappe mit regelrechter Öffnung. Mitralklappe verkalkt. Koronarien frei.
Beurteilung: Keine KHK.`,
  },
  {
    why: "Nach Metallentfernung sind Bohrkanäle zu sehen.",
    text: `Röntgen Unterarm rechts
Klinische Angaben: Z. n. Metallentfernung 2022.
Befund: Bohrkanäle nach Entfernung der Platte noch sichtbar. Keine Schraubenreste. Deckplatten intakt.
Beurteilung: Konsolidierte Fraktur.`,
  },
  {
    why: "Zwei Operationen, zwei Anastomosen.",
    text: `CT Abdomen
Klinische Angaben: Z. n. Hemikolektomie rechts 2018. Z. n. Sigmaresektion 2021.
Befund: Anastomose im Sigma reizlos. Ileotransversale Anastomose reizlos.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Anastomose, wo sie hingehört.",
    text: `CT Abdomen
Klinische Angaben: Z. n. Hemikolektomie rechts 2018.
Befund: Ileotransversale Anastomose reizlos, Sigmadivertikulose.
Beurteilung: Kein Rezidiv.`,
  },
  {
    why: "Die eine Vene ist frei, die andere verschlossen.",
    text: `Duplexsonographie Beinvenen rechts
Befund: V. femoralis frei. V. poplitea nicht komprimierbar, thrombosiert.
Beurteilung: Thrombose der V. poplitea rechts.`,
  },
  {
    why: "Verschluss eines Astes, der Stamm ist frei.",
    text: `CT-Angiographie
Befund: A. mesenterica superior im Hauptstamm frei. Verschluss der A. mesenterica inferior.
Beurteilung: AMI-Verschluss.`,
  },
  {
    why: "Im Sulcus der Bizepssehne Flüssigkeit.",
    text: `MRT Schulter
Befund: Bizepssehne im Sulcus zentriert mit Flüssigkeit. Labrum intakt.
Beurteilung: Keine Ruptur.`,
  },
  {
    why: "Solitär in der Leber, multipel in der Lunge.",
    text: `CT
Befund: In der Leber ein 2 cm großer hypodenser Herd. Multiple Lungenmetastasen beidseits. Mehrere Leberzysten.
Beurteilung: Solitäre Lebermetastase, multiple Lungenmetastasen.`,
  },
  {
    why: "Der alte Stent ist offen, ein neuer war nicht nötig.",
    text: `Angiographie
Befund: PTA der AFS. Kein Stent nötig. Einliegender Stent offen.
Beurteilung: Erfolgreiche PTA, Z. n. Stentimplantation iliakal.`,
  },
  {
    why: "In beiden Atemlagen untersucht.",
    text: `CT Thorax
Technik: HR-CT in Inspiration und Exspiration.
Befund: In Exspiration deutliches Air-Trapping.
Beurteilung: Air-Trapping.`,
  },
  {
    why: "Beide gerissenen Sehnen sind genannt, der Rest ist erhalten.",
    text: `MRT Schulter links
Befund: Transmurale Ruptur der Supraspinatussehne. Infraspinatus ebenfalls rupturiert. Subscapularis intakt.
Beurteilung: Komplette Ruptur von Supraspinatus und Infraspinatus. Restliche Manschette erhalten.`,
  },
  {
    why: "Teilruptur des Oberrandes, Rest der Manschette erhalten.",
    text: `MRT Schulter links
Befund: Transmurale Ruptur der Supraspinatussehne. Subscapularis am Oberrand gering aufgefasert. Infraspinatus intakt.
Beurteilung: Komplette Supraspinatusruptur, übrige Rotatorenmanschette intakt.`,
  },
  {
    why: "Beteiligung des Gelenks bricht den Nachbarknochen nicht.",
    text: `Röntgen Handgelenk links
Befund: Distale Radiusfraktur mit Beteiligung des Radiokarpalgelenks. Die Ulna ist intakt, Karpus intakt.
Beurteilung: Distale Radiusfraktur links mit Beteiligung der Gelenkfläche.`,
  },
  {
    why: "Beteiligung eines Nerven ist kein Bruch.",
    text: `CT Becken
Befund: Azetabulumfraktur ohne Beteiligung des Femurkopfes. N. ischiadicus intakt. Femurkopf zentriert.
Beurteilung: Azetabulumfraktur rechts.`,
  },
  {
    why: "Keine Anreicherung, keine Aktivität.",
    text: `MRT Schädel
Befund: Multiple Herde periventrikulär und infratentoriell, keiner mit Kontrastmittelaufnahme. Keine neuen Läsionen.
Beurteilung: Multiple Sklerose ohne Krankheitsaktivität.`,
  },
  {
    why: "Anreicherung in der Voruntersuchung, jetzt keine mehr.",
    text: `MRT Schädel
Befund: Die zuvor anreichernde Läsion links periventrikulär ohne Enhancement.
Beurteilung: Keine aktiven Läsionen.`,
  },
  {
    why: "Ein anderer Knöchel ist beteiligt.",
    text: `Röntgen Sprunggelenk
Befund: Fibulafraktur Typ Weber C. Innenknöchel intakt. Hinteres Volkmann-Dreieck frakturiert.
Beurteilung: Weber-C-Fraktur mit Beteiligung des Volkmann-Dreiecks.`,
  },
]

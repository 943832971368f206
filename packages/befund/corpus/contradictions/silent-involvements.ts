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
]

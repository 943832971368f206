/**
 * Grading systems: `id | values | names | words of low grades | words of high grades | low | high`.
 *
 * `low` and `high` are the grades that the words of the other end contradict: BI-RADS 2 is not "suspekt",
 * BI-RADS 5 not "benigne". Roman numerals are read as Arabic, letters behind a figure are dropped.
 * Sources: ACR BI-RADS, TI-RADS, LI-RADS, Lung-RADS, O-RADS, PI-RADS; Bosniak; Fazekas; Kellgren and Lawrence; Goutallier.
 */
export const gradingTable = `
BI-RADS | 0-6 | BI-RADS, BIRADS, MR-BIRADS, MR-BI-RADS, BI-RADS-Kategorie, BI-RADS-Klassifikation | benigne, gutartig, unauffällig, Fibroadenom, Lipom | suspekt, malignitätsverdächtig, malignomverdächtig, malignitätssuspekt, malignomsuspekt, maligne | 1-2 | 4-6
TI-RADS | 1-5 | TI-RADS, TIRADS, EU-TIRADS, ACR-TI-RADS, ACR-TIRADS, EU-TI-RADS, K-TIRADS | benigne, gutartig, unverdächtig | suspekt, malignitätsverdächtig, malignomverdächtig, malignitätssuspekt, malignomsuspekt, maligne | 1-2 | 4-5
PI-RADS | 1-5 | PI-RADS, PIRADS | benigne, unverdächtig, unauffällig | suspekt, tumorverdächtig, karzinomverdächtig, malignitätsverdächtig, malignomsuspekt, karzinomsuspekt | 1-2 | 4-5
LI-RADS | 1-5 | LI-RADS, LIRADS, LR | benigne | suspekt, malignomsuspekt, HCC, hepatozellulär | 1-2 | 4-5
Lung-RADS | 0-4 | Lung-RADS, LungRADS | benigne | suspekt, malignomsuspekt, malignitätsverdächtig | 1-2 | 4
O-RADS | 0-5 | O-RADS, ORADS | benigne | suspekt, malignomsuspekt, malignitätsverdächtig | 1-2 | 5
CAD-RADS | 0-5 | CAD-RADS, CADRADS | - | hochgradig, mittelgradig, moderat | 0-2 | -
Bosniak | 1-4 | Bosniak, Bosniak-Klassifikation | einfach, blande, unkompliziert, benigne | suspekt, malignomsuspekt, malignitätsverdächtig | 1-2 | 4
Fazekas | 0-3 | Fazekas | vereinzelt, gering, geringgradig, minimal, diskret | konfluierend, ausgeprägt, hochgradig | 0-1 | 3
Kellgren | 0-4 | Kellgren, Kellgren-Lawrence, Kellgren-Lawrence-Grad, Kellgren und Lawrence, Kellgren/Lawrence | beginnend, gering, geringgradig, initial, minimal, diskret | hochgradig, fortgeschritten, ausgeprägt, höhergradig, schwer | 0-1 | 4
Goutallier | 0-4 | Goutallier, Goutailler, Goutallier-Stadium | gering, minimal, geringgradig, vereinzelt | ausgeprägt, hochgradig, fortgeschritten | 0-1 | 3-4
Pfirrmann | 1-5 | Pfirrmann, Pfirrmann-Grad
Modic | 1-3 | Modic, Modic-Typ, Modic-Veränderungen
Meyerding | 1-5 | Meyerding | gering, geringgradig | hochgradig, ausgeprägt | 1 | 4-5
Outerbridge | 0-4 | Outerbridge, ICRS | gering, geringgradig, oberflächlich | ausgeprägt, hochgradig, vollschichtig | 0-1 | 4
Weber | A-C | Weber, Weber-Fraktur, Danis-Weber
Keros | 1-3 | Keros, Keros-Typ
Garden | 1-4 | Garden | undisloziert | - | - | 3-4
AAST | 1-5 | AAST, AAST-Grad, OIS
Mason | 1-4 | Mason, Mason-Typ | undisloziert | mehrfragmentär, Trümmerfraktur | 1 | 2-4
Patte | 1-3 | Patte
Ficat | 1-4 | Ficat
Eaton | 1-4 | Eaton, Eaton-Littler, Eaton/Littler
Hawkins | 1-4 | Hawkins
Pauwels | 1-3 | Pauwels
Rockwood | 1-6 | Rockwood
Tossy | 1-3 | Tossy
Schatzker | 1-6 | Schatzker
Gartland | 1-3 | Gartland | undisloziert | Abkippung, abgekippt | 1 | 2-3
Salter-Harris | 1-5 | Salter-Harris, Salter/Harris
Stoller | 1-3 | Stoller
TICI | 0-3 | TICI, mTICI
ASPECTS | 0-10 | ASPECTS, ASPECT-Score, ASPECTS-Score, ASPECT
MTA | 0-4 | MTA, MTA-Score, Scheltens | gering, geringgradig | ausgeprägt, hochgradig | 0 | 4
Deauville | 1-5 | Deauville, Deauville-Score | komplett, vollständig | progressiv, progredient, Progress, Progression | 1-3 | 4-5
Hinchey | 1-4 | Hinchey
ARCO | 0-4 | ARCO, ARCO-Stadium
mrTRG | 1-5 | mrTRG, TRG
Denis | 1-3 | Denis, Denis-Zone
Koos | 1-4 | Koos
Knosp | 0-4 | Knosp
SFU | 0-4 | SFU
Anderson | 1-3 | Anderson d'Alonzo, Anderson/D'Alonzo, Anderson und D'Alonzo, Anderson
Bigliani | 1-4 | Bigliani
CDD | 0-4 | CDD, CDD-Typ
Child | A-C | Child, Child-Pugh
Fontaine | 1-4 | Fontaine
Fisher | 1-4 | Fisher, Fisher-Grad
Graf | 1-4 | Graf, Graf-Typ, Hüfttyp
Allman | 1-3 | Allman
Neer | 1-4 | Neer
Jefferson | 1-4 | Jefferson
Judet | 1-4 | Judet
Sanders | 1-4 | Sanders | undisloziert | disloziert, Stufe, Stufenbildung | 1 | 2-4
Steinberg | 0-6 | Steinberg
Hill-Sachs | 1-3 | Hill-Sachs-Grad
Spetzler | 1-5 | Spetzler-Martin, Spetzler/Martin
LI-RADS-TR | 1-3 | LR-TR
Stanford | A-B | Stanford, Stanford-Typ
DeBakey | 1-3 | DeBakey, De Bakey
Hunt | 1-5 | Hunt und Hess, Hunt/Hess, Hunt & Hess
Genant | 1-3 | Genant
Lichtman | 1-4 | Lichtman
Herring | A-C | Herring
Dejour | A-D | Dejour
FFP | 1-4 | FFP
OF | 1-5 | OF, OF-Klassifikation
ACR | A-D | ACR, ACR-Typ, ACR-Dichte, ACR-Dichtetyp, Dichtetyp, Brustdichte, Parenchymdichte | lipomatös, involutiert, fettreich | - | A | D
`

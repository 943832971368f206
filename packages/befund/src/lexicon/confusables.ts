/**
 * Words a recogniser mistakes for each other. A line says: the first word, where it stands in one sentence
 * with one of the words after the colon (beginnings of words) and none after the bar, may be the second.
 * The engine asks and never changes.
 */
export const confusables = `
Ileus > Ileum: terminale präterminale neoterminale
Ilium > Ileum: terminale präterminale Dünndarm wandverdick
Ileum > Ilium: Beckenknochen Beckenskelett Iliosakral Sakrum
Ureter > Urethra: Prostata Harnröhren transurethral bulbär penil
Urethra > Ureter: Nierenbecken gestaut Harnstau Uretersteine prävesikal Hydronephrose
Stenose > Sklerose: subchondral Subchondral
Sklerose > Stenose: Spinalkanal Neuroforam hochgradig Anastomose | multip
perforiert > perfundiert: seitengleich Perfusion Lungenparenchym homogen
perfundiert > perforiert: Ulkus Appendix freie Luft
reseziert > resorbiert: Hämatom Blutung Erguss Ödem
resorbiert > reseziert: Tumor Karzinom Metastase Hemikolektomie
Prozess > Abszess: Drainage eingeschmolzen abszedierend
Hydrozephalus > Hydrozele: Hoden skrotal Skrotum
Hydrozele > Hydrozephalus: Ventrikel Liquor intrakraniell
Pleural > Pleura: Erguss
Synovialis > Synovitis: aktive floride
Menisken > Meningen: leptomeningeal kraniell Gehirn Hirnhaut
Meningen > Menisken: Kniegelenk Kreuzband
Zystitis > Cholezystitis: Gallenblase
Cholezystitis > Zystitis: Harnblase
Larynx > Pharynx: nasal
Prostata > Prothese: Hüft Knie Pfanne Schaft
Prothese > Prostata: Samenblase transrektal PSA
Karpus > Korpus: Uterus Magen Pankreas
Korpus > Karpus: Handgelenk Skaphoid
Femur > Humerus: Schultergelenk Glenoid
Humerus > Femur: Hüftgelenk Kniegelenk
Tibia > Fibula: Außenknöchel
Arterie > Atherom: subkutan
Milben > Milz: vergrößert
Intima > Interna: Carotis Karotis | Media Dicke
`

import type { CorrectionCase } from './correction-case.ts'

/** Letters a recogniser got wrong although it heard the right sounds. */
export const misheardWords: readonly CorrectionCase[] = [
  ['Kein Pneumotorax Punkt', 'Kein Pneumothorax.', 't for th'],
  ['Fraktur ohne Dislokazion Punkt', 'Fraktur ohne Dislokation.', 'z for t before ion'],
  ['Mehrere Dislokazionen Punkt', 'Mehrere Dislokationen.', 'the same in the plural'],
  ['Die Apendix ist zart Punkt', 'Die Appendix ist zart.', 'single for double consonant'],
  ['Cholezystolitiasis bekannt Punkt', 'Cholezystolithiasis bekannt.', 'inside a long word'],
  ['Randständige Osteofyten Punkt', 'Randständige Osteophyten.', 'f for ph'],
  ['Ein Abszes der Leber Punkt', 'Ein Abszess der Leber.', 'single s at the end'],
  ['Beginnende Zirhose der Leber Punkt', 'Beginnende Zirrhose der Leber.', 'r for rrh'],
  ['Hypodänse Läsion der Milz Punkt', 'Hypodense Läsion der Milz.', 'ä for e in a declined adjective'],
  ['Pleuraergus rechts Punkt', 'Pleuraerguss rechts.', 'in a compound'],
  ['Kontrastmitelaufnahme der Wand Punkt', 'Kontrastmittelaufnahme der Wand.', 'in the middle of a compound'],
  ['Linkskonvexe Skoliohse Punkt', 'Linkskonvexe Skoliose.', 'an h that is not spoken'],
  ['Hydrozefalus bekannt Punkt', 'Hydrozephalus bekannt.', 'f for ph inside'],
  ['Kapsel des Hemangioms Punkt', 'Kapsel des Hämangioms.', 'e for ä in the genitive'],
  ['kein pneumotorax punkt keine dislokazion punkt', 'Kein Pneumothorax. Keine Dislokation.', 'together with lost capitals'],
  ['Herz und Mediastinums sind unauffällig Punkt', 'Herz und Mediastinum sind unauffällig.', 'ending heard out of the next word'],
  ['Verbreiterung des Mediastinums Punkt', 'Verbreiterung des Mediastinums.', 'the genitive where it belongs'],
  ['Die Weite des Herzens und Mediastinums ist normal Punkt', 'Die Weite des Herzens und Mediastinums ist normal.', 'two genitives'],
  ['Mediane Protusion Punkt', 'Mediane Protrusion.', 'a slip as common as the word'],
  ['Kein Aszitis Punkt', 'Kein Aszites.', 'the same'],
  ['Zwei Zysthen links Punkt', 'Zwei Zysten links.', 'plural of a short word'],
  ['Beidseits Beckenvenentrombose Punkt', 'Beidseits Beckenvenenthrombose.', 'misheard inside a compound of three'],
  ['Homogener Parenchimtyp Punkt', 'Homogener Parenchymtyp.', 'one short part beside a long one'],
]

/** What may look misspelt and is not. */
export const leftAlone: readonly CorrectionCase[] = [
  ['Gefässe und Grösse unauffällig Punkt', 'Gefässe und Grösse unauffällig.', 'Swiss ss'],
  ['Cyste der Clavicula Punkt', 'Cyste der Clavicula.', 'Latin c'],
  ['Sonografie des Oesophagus Punkt', 'Sonografie des Oesophagus.', 'new f, old oe'],
  ['Daß kein Erguß besteht, ist sicher.', 'Daß kein Erguß besteht, ist sicher.', 'old spelling'],
  ['Klassifikation nach Goutallier und Patte Punkt', 'Klassifikation nach Goutallier und Patte.', 'names'],
  ['Implantat der Firma Xyrotec Punkt', 'Implantat der Firma Xyrotec.', 'unknown name'],
  ['Micro Corkscrew im Os lunatum Punkt', 'Micro Corkscrew im Os lunatum.', 'product in English'],
  ['Auschluss einer Fraktur Punkt', 'Auschluss einer Fraktur.', 'a word that carries a negation is never made'],
  ['Tumor lincs Punkt', 'Tumor lincs.', 'a side is never made'],
  ['Kontrolle in vierzen Tagen Punkt', 'Kontrolle in vierzen Tagen.', 'a number is never made'],
  ['Fokaler Speicherkern im Lappen Punkt', 'Fokaler Speicherkern im Lappen.', 'a part that only a linking syllable makes'],
  ['Plica suprapatellaris reizlos Punkt', 'Plica suprapatellaris reizlos.', 'a Latin ending is no tear'],
  ['Keine freie Flüssichkeit Punkt', 'Keine freie Flüssigkeit.', 'ch for g'],
  ['Das Akromeon ist hakenförmig Punkt', 'Das Akromion ist hakenförmig.', 'eo for io'],
  ['Der Ismus ist schlank Punkt Kifose der BWS Punkt', 'Der Isthmus ist schlank. Kyphose der BWS.', 'two sounds in a short word'],
  ['Die Arteria femoralis superfizialis ist offen Punkt Truncus zöliakus frei Punkt', 'Die Arteria femoralis superficialis ist offen. Truncus coeliacus frei.', 'a Latin word in German letters'],
]

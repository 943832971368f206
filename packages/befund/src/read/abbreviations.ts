import { wordSet } from './word-set.ts'

/** Abbreviations written with a full stop that does not end the sentence by itself. Lower case, without the stop. */
const words = `
aa abb abd abdom abs abschl ak altersentspr ct-gest ant art asc bakt bd bds beg beids bek bes beurt bez bilat bzgl bzw ca calc chron circ com comm dd deg degen derz desc dez
diagn diff dig dipl dist dors dr dtl durchm eb ebs ehem einschl entspr erg etc etw evtl exkl ext extrakran extrem fam
feb febr fem fibr fibul fl foram fragl geb gel geringgr gew gg ggf ggfs ggü gl gll gr hinw hist hochgr inf infl inkl innerh insb j
insbes int intrakran jan jhr jug kard kaud kl klin kompl kongr kontr konv kran krani lat li lig ligg linkss lok longit lt lumb
lymph max maxill med mediast metast mgl min mind mittelgr monatl morph mult musc nachw ncl neg neurol nn nov nr nuc okt orthop pat
path perif periph pos post postop proc prof progred proj prox präop pulm rad re rechtss reg regred rel resid resp rez rr seg segm sek sep sept sin sog superf
sonogr spez st str subcl subm submand sup supp susp symm syn tbl tel tgl thor tib tr u ungef unters urol usw vent ventr verd vergl vgl vol vollst voraufn vorbef vorl vorunters vs
vv wg zt zus zusf zust zw äuss
unauff hämorrh insges unspezif männl weibl miterf vergr verkl homog inhomog konst deutl diskr ausgepr wahrsch vermutl
mögl zentr apik mehrf einf mäß
`

export const abbreviations: ReadonlySet<string> = wordSet(words)

/** Single letters that stand before a Latin name: Arteria, Vena, Nervus, Musculus, Ramus, Processus, Ligamentum, Ductus. */
export const latinInitials: ReadonlySet<string> = wordSet('a d v n m r p l aa vv nn mm rr')

/** Whose disease it is: "M. Crohn" is a Morbus and no muscle. */
export const eponyms: ReadonlySet<string> = wordSet(
  'crohn bechterew parkinson alzheimer paget perthes scheuermann boeck basedow hodgkin ledderhose dupuytren sudeck forestier whipple wilson kahler still addison cushing fabry gaucher kienböck köhler ormond menière baastrup hirschsprung waldenström osgood osler',
)

/** Abbreviations that may well stand at the end of a sentence, so that the next word decides. */
export const finalAbbreviations: ReadonlySet<string> = wordSet(`
re li bds beids eb etc usw o.b o.p.b o.ä u.ä i.v p.a a.p z.n v.d max min postop präop inf sup dist prox a.e s.o s.u n.n
path pos neg progred regred dors vent lat med kaud kran j
unauff unspezif männl weibl vergr homog inhomog konst
`)

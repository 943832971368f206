import { wordSet } from '../read/word-set.ts'

/** Words after which "Punkt" or "Absatz" is a noun: a sentence cannot end there, and they agree with it. */
export const masculineDeterminers =
  wordSet(`der den dem des dieser diesen diesem dieses jener jenen jenem ein einen einem eines kein keinen
  keinem jeder jeden jedem welcher welchen welchem mein meinen sein seinen seinem ihr ihren ihrem unser mancher manchen
  am im zum vom beim ans ins aufs`)

/** Prepositions and determiners before a word that make it part of a phrase rather than a heading. */
export const phraseOpeners =
  wordSet(`der die das den dem des dieser diese dieses diesen diesem jener jene ein eine einen einem
  einer eines kein keine keinen keinem keiner keines jeder jede jedes jeden jedem sein seine ihre ihrem ihren unsere unserer
  am im zum vom beim zur ans ins aufs in an auf mit ohne von zu nach bei aus für durch gegen um über unter vor hinter neben
  zwischen laut gemäß gemäss trotz wegen während innerhalb außerhalb entsprechend und oder sowie bzw als wie pro per zwecks mittels
  seit bis ab samt inklusive inkl`)

/** Uninflected words that can be doubled only by stuttering. */
export const stutterWords =
  wordSet(`der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner
  im in am an auf aus bei mit nach von vom zu zum zur und oder sowie ist sind war wird werden hat haben zeigt zeigen sich es
  als wie nicht auch noch ohne für durch über unter vor bis ab um eher etwa circa rechts links rechten linken rechte linke beidseits`)

/** Verbs and links that continue a noun phrase: what follows "Befund" or "Beurteilung" in ordinary use. */
export const phraseContinuers =
  wordSet(`des von vom mit ist sind war waren wird werden wurde wurden vereinbar unverändert
  eingeschränkt zu zur zum wie als bei beim sowie und oder bzw aufgrund durch für gegenüber liegt liegen lag lagen vor erfolgt
  erfolgte steht stellt zeigt ergibt nicht möglich passend entsprechend nur erschwert
  deutlich dann hier jetzt über unter`)

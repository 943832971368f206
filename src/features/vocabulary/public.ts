/** What other features may use of the vocabulary. */
export { countVocabularyHits, listVocabularyOf } from './server/vocabulary-repository.ts'

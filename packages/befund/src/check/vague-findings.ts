import { wordSet } from '../read/word-set.ts'

/** Findings that say no more than that something is there. */
export const vagueFindings = wordSet('lesion focus mass nodule')

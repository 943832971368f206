import { wordSet } from '../../read/word-set.ts'

/** Groups in which parent and child are both named, or which come from two exclusive words for one place. */
export const looseGroups = wordSet('spine bone nerve-root heart-chamber finger-joint tentorial-space')

/** Groups whose places are told by a number, so that two of them are never one. */
export const numbered = wordSet('vertebra rib segment hour toe-ray digit tooth disc nerve-root')

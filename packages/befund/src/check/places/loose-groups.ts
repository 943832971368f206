/** Groups in which parent and child are both named, or which come from two exclusive words for one place. */
export const looseGroups: ReadonlySet<string> = new Set([
  'spine',
  'bone',
  'heart-chamber',
  'finger-joint',
  'tentorial-space',
])

/** Groups whose places are told by a number, so that two of them are never one. */
export const numbered: ReadonlySet<string> = new Set([
  'vertebra',
  'rib',
  'segment',
  'hour',
  'metacarpal-ray',
  'metatarsal-ray',
  'toe-ray',
  'digit',
  'tooth',
  'disc',
])

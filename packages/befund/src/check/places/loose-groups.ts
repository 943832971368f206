/** Groups in which parent and child are both named, or which come from two exclusive words for one place. */
export const looseGroups: ReadonlySet<string> = new Set([
  'spine',
  'aorta',
  'leg-bone',
  'heart-chamber',
  'finger-joint',
  'meningeal-space',
  'tentorial-space',
])

/** Findings that say no more than that something is there. */
export const vagueFindings: ReadonlySet<string> = new Set(['lesion', 'focus', 'mass', 'nodule'])

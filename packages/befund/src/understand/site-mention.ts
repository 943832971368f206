/** Numbered places: vertebrae, discs, segments, ribs, rays. Words half open. */
export interface SiteMention {
  group: string
  values: readonly string[]
  /** Set for "von BWK 2 bis BWK 12". */
  range: { from: string; to: string } | null
  /** How the level is written down in a fact: "L4/5", "T12", "segment-6". */
  level: string
  from: number
  to: number
}

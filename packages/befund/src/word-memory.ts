const stores: Map<string, unknown>[] = []
let openCalls = 0

/**
 * Remembers what a pure function of one string answered, until the call of the engine that asked is over. A report
 * repeats its words and its stages ask the same of them; nothing of a text is kept when it has been answered.
 */
export function remember<T extends NonNullable<unknown> | null>(answer: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>()
  stores.push(answers)
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const fresh = answer(text)
    answers.set(text, fresh)
    return fresh
  }
}

/** One call of the engine: what its stages remember of words is forgotten when the outermost call is over. */
export function inOneCall<T>(work: () => T): T {
  openCalls += 1
  try {
    return work()
  } finally {
    openCalls -= 1
    if (openCalls === 0) for (const answers of stores) answers.clear()
  }
}

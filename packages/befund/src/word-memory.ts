const stores: Map<unknown, unknown>[] = []
let openCalls = 0

/**
 * Remembers what a pure function of one word, text or sentence answered, until the call of the engine that asked is
 * over. A report repeats its words and its stages ask the same of them; nothing of a text is kept once it is answered.
 */
export function remember<T extends NonNullable<unknown> | null, Key = string>(
  answer: (key: Key) => T,
): (key: Key) => T {
  const answers = new Map<Key, T>()
  stores.push(answers)
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined) return known
    const fresh = answer(key)
    answers.set(key, fresh)
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

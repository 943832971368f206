const forgetAll: (() => void)[] = []
let openCalls = 0
let keepsLast = false

/**
 * Remembers what a pure function of one word, text or sentence answered, until the call of the engine that asked is
 * over. A report repeats its words and its stages ask the same of them; nothing of a text is kept once it is answered,
 * unless `keepLastCall` was said.
 */
export function remember<T extends NonNullable<unknown> | null, Key = string>(
  answer: (key: Key) => T,
): (key: Key) => T {
  return memory(answer, () => keepsLast)
}

/** The same for what holds within one call only. */
export function rememberInCall<T extends NonNullable<unknown>, Key>(answer: (key: Key) => T): (key: Key) => T {
  return memory(answer, () => false)
}

function memory<T extends NonNullable<unknown> | null, Key>(
  answer: (key: Key) => T,
  outlivesCall: () => boolean,
): (key: Key) => T {
  let answers = new Map<Key, T>()
  let last = answers
  // A new map, not a cleared one: a cleared map's old entries stay reachable from it until the next full collection.
  forgetAll.push(() => {
    const asked = answers
    if (answers.size > 0) answers = new Map()
    last = outlivesCall() ? asked : answers
  })
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined) return known
    const fresh = (last === answers ? undefined : last.get(key)) ?? answer(key)
    answers.set(key, fresh)
    return fresh
  }
}

/** The same for a function of two things, of which the second is compared by identity. */
export function rememberPair<T extends NonNullable<unknown> | null, Key, Other>(
  answer: (key: Key, other: Other) => T,
): (key: Key, other: Other) => T {
  const answersTo = rememberInCall((_key: Key): Map<Other, T> => new Map())
  return (key, other) => {
    const answers = answersTo(key)
    const known = answers.get(other)
    if (known !== undefined) return known
    const fresh = answer(key, other)
    answers.set(other, fresh)
    return fresh
  }
}

/**
 * From now on every call knows what the last one read, and nothing older: for a text that is read again at every key,
 * in the page where it is typed. Never on a server, which answers one person after another.
 */
export function keepLastCall(keeps = true): void {
  keepsLast = keeps
  if (!keeps) for (const forget of forgetAll) forget()
}

/** One call of the engine: what its stages remember of words is forgotten when the outermost call is over. */
export function inOneCall<T>(work: () => T): T {
  openCalls += 1
  try {
    return work()
  } finally {
    openCalls -= 1
    if (openCalls === 0) for (const forget of forgetAll) forget()
  }
}

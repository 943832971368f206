/**
 * Remembers what a pure function of one string answered. Reports repeat their words, so nearly every
 * question has been asked before; when the store is full it starts anew.
 */
export function remember<T>(answer: (text: string) => T, atMost: number): (text: string) => T {
  const answers = new Map<string, T>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined || answers.has(text)) return known as T
    const fresh = answer(text)
    if (answers.size >= atMost) answers.clear()
    answers.set(text, fresh)
    return fresh
  }
}

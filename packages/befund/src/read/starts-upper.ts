/** Whether the first letter is a capital. */
export function startsUpper(text: string): boolean {
  const first = text.charAt(0)
  return first !== first.toLowerCase()
}

/** Appends one by one: spreading a very long list into `push` overflows the stack. */
export function appendAll<T>(list: T[], added: Iterable<T>): void {
  for (const one of added) list.push(one)
}

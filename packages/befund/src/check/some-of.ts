/** Whether one of a set does, without a copy of it. */
export function someOf<T>(all: Iterable<T>, test: (one: T) => boolean | undefined): boolean {
  for (const one of all) if (test(one)) return true
  return false
}

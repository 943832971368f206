export interface ErrorDescription {
  name: string
  code: string | null
  /** Places in the code only: a message may quote what a person typed. */
  frames: string[]
  cause: ErrorDescription | null
}

/** What the log may know of an error: class, code and places, never its message. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, code: null, frames: [], cause: null }
  const code = (error as { code?: unknown }).code
  return {
    name: error.constructor.name,
    code: typeof code === 'string' ? code : null,
    frames: framesOf(error.stack),
    cause: error.cause && depth < 3 ? describeError(error.cause, depth + 1) : null,
  }
}

/** The lines at the end that name a place in a file: what stands before them is the message, whatever it imitates. */
function framesOf(stack: string | undefined): string[] {
  const lines = (stack ?? '').split('\n')
  const first = lines.findLastIndex((line) => !place.test(line)) + 1
  return lines.slice(first, first + 8).map((line) => line.trim())
}

const place = /^ {4}at (?:[^(]+ \()?(?:async )?(?:file:\/\/\/|node:|\/|[A-Za-z]:\\|<anonymous>|native|index )/

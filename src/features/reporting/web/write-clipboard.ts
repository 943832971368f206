/** The report in the forms a clipboard can carry; only what was asked for is set. */
export interface ClipboardContent {
  html?: string
  rtf?: string
  plainText?: string
}
export type ClipboardFormat = keyof ClipboardContent

const types: Record<ClipboardFormat, string> = { html: 'text/html', rtf: 'text/rtf', plainText: 'text/plain' }

/**
 * Writes to the clipboard, the modern way first, then with a hidden element.
 *
 * @returns the formats that really arrived there: browsers refuse RTF at times
 * @throws {Error} when neither way works
 */
export async function writeClipboard(content: ClipboardContent): Promise<ClipboardFormat[]> {
  try {
    return await writeModern(content)
  } catch {
    return writeWithCommand(content)
  }
}

async function writeModern(content: ClipboardContent): Promise<ClipboardFormat[]> {
  const written = formatsOf(content).filter(canCarry)
  if (written.length === 0) throw new Error('The clipboard takes none of the formats')
  const blobs = written.map((format) => [types[format], new Blob([content[format] ?? ''], { type: types[format] })])
  await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  return written
}

function writeWithCommand(content: ClipboardContent): ClipboardFormat[] {
  const written: ClipboardFormat[] = []
  const fill = (event: ClipboardEvent) => {
    event.preventDefault()
    for (const format of formatsOf(content)) {
      event.clipboardData?.setData(types[format], content[format] ?? '')
      if (canCarry(format)) written.push(format)
    }
  }
  const focused = document.activeElement
  const hidden = document.createElement('textarea')
  hidden.value = content.plainText ?? content.html ?? content.rtf ?? ''
  hidden.className = 'sr-only'
  document.body.append(hidden)
  document.addEventListener('copy', fill)
  try {
    hidden.select()
    if (!document.execCommand('copy') || written.length === 0) throw new Error('The copy command was refused')
    return written
  } finally {
    document.removeEventListener('copy', fill)
    hidden.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}

/** Where a browser does not name RTF as supported, it keeps it from programs outside. */
export function canCarry(format: ClipboardFormat): boolean {
  return format !== 'rtf' || (globalThis.ClipboardItem?.supports?.(types.rtf) ?? false)
}

function formatsOf(content: ClipboardContent): ClipboardFormat[] {
  return (['html', 'rtf', 'plainText'] as const).filter((format) => content[format] !== undefined)
}

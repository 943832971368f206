import { DomUtils, type parseDocument } from 'htmlparser2'

export type Node = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<Node, { attribs: Record<string, string> }>

export function isElement(node: Node): node is Element {
  return 'attribs' in node
}

/** All text within, one space between words. */
export function textOf(node: Node | Node[]): string {
  return tidy(DomUtils.textContent(node))
}

export function tidy(text: string): string {
  return text.replace(/[\s\u00A0]+/g, ' ').trim()
}

/** How deep elements are nested; without recursion, so that no file can exhaust the stack. */
export function depthOf(roots: Node[]): number {
  let depth = 0
  for (let level: Node[] = roots; level.length > 0; depth += 1) {
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
  return depth
}

import type { Extensions } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

/** What a report or a template may consist of; anything a RIS would not take is left out. */
export function baseExtensions(): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3, 4] },
      code: false,
      codeBlock: false,
      link: false,
      blockquote: false,
      trailingNode: false,
      undoRedo: { depth: 300 },
    }),
    TableKit.configure({ table: { resizable: false } }),
  ]
}

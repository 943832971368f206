import type { Fragment } from '@tiptap/pm/model'
import { EditorContent, useEditor } from '@tiptap/react'
import { Bold, Heading2, Italic, List } from 'lucide-react'
import { useId, useRef } from 'react'
import { templatesTexts as t } from '#features/templates/texts.ts'
import { pastesFormatted } from '#web/copy-formats.ts'
import { baseExtensions } from '#web/rich-text/base-extensions.ts'
import { reducePastedHtml } from '#web/rich-text/reduce-pasted-html.ts'
import { sanitizeReportHtml } from '#web/rich-text/sanitize-report-html.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

export interface TemplateHtmlFieldProps {
  value: string
  /** Empty when the editor holds nothing. */
  onValueChange: (html: string) => void
  error?: string | undefined
}

/** The body of a template. Pasting brings plain text, or reduced HTML where the font option was chosen. */
export function TemplateHtmlField({ value, onValueChange, error }: TemplateHtmlFieldProps) {
  const noteId = useId()
  const isPastingText = useRef(false)
  const editor = useEditor({
    extensions: baseExtensions(),
    injectCSS: false,
    content: sanitizeReportHtml(value),
    editorProps: {
      attributes: {
        class: 'prose-page template-page min-h-64 px-6 py-5 outline-none',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t.contentLabel,
        'aria-describedby': noteId,
        lang: 'de',
      },
      handlePaste: (view, event, slice) => {
        if (isPastingText.current || pastesFormatted()) return false
        const text = event.clipboardData?.getData('text/plain') || textOf(slice.content)
        if (!text) return false
        // pasteText comes through here again, and then takes the editor's own way.
        isPastingText.current = true
        view.pasteText(text, event)
        isPastingText.current = false
        return true
      },
      transformPastedHTML: (html) => (pastesFormatted() ? reducePastedHtml(html) : sanitizeReportHtml(html)),
    },
    onUpdate: ({ editor: current }) => onValueChange(current.isEmpty ? '' : current.getHTML()),
  })
  const chain = () => editor.chain().focus()
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm font-semibold">{t.content}</span>
        <div role="toolbar" aria-label={t.content} className="flex items-center">
          <IconButton label={t.bold} icon={<Bold aria-hidden="true" />} onClick={() => chain().toggleBold().run()} />
          <IconButton
            label={t.italic}
            icon={<Italic aria-hidden="true" />}
            onClick={() => chain().toggleItalic().run()}
          />
          <IconButton
            label={t.heading}
            icon={<Heading2 aria-hidden="true" />}
            onClick={() => chain().toggleHeading({ level: 2 }).run()}
          />
          <IconButton
            label={t.list}
            icon={<List aria-hidden="true" />}
            onClick={() => chain().toggleBulletList().run()}
          />
          <Menu
            trigger={
              <Button size="small" variant="quiet">
                {t.insertPlaceholder}
              </Button>
            }
          >
            {t.placeholders.map((placeholder) => (
              <MenuItem key={placeholder} onSelect={() => chain().insertContent(placeholder).run()}>
                {placeholder}
              </MenuItem>
            ))}
          </Menu>
        </div>
      </div>
      <div
        className={classNames(
          'max-h-[46dvh] overflow-y-auto rounded-sm bg-page shadow-page',
          error && 'outline outline-clash-line',
        )}
      >
        <EditorContent editor={editor} />
      </div>
      <p
        id={noteId}
        role={error ? 'alert' : undefined}
        className={error ? 'text-sm text-clash' : 'text-sm text-ink-soft'}
      >
        {error ?? t.contentHelp}
      </p>
    </div>
  )
}

/** For programs that put HTML alone on the clipboard: its words, a line a block. */
function textOf(content: Fragment): string {
  return content.textBetween(0, content.size, '\n', (leaf) => (leaf.type.name === 'hardBreak' ? '\n' : ''))
}

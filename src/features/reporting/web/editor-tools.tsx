import { Bold, Heading2, Italic, List, Redo2, Undo2 } from 'lucide-react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useWorkspaceContext } from './workspace-context.ts'

export function EditorTools() {
  const { editor } = useWorkspaceContext()
  const chain = () => editor.chain().focus()
  return (
    <div role="toolbar" aria-label={t.formattingTools} className="flex items-center">
      <IconButton
        label={t.undo}
        shortcut="Strg+Z"
        icon={<Undo2 aria-hidden="true" />}
        onClick={() => chain().undo().run()}
      />
      <IconButton
        label={t.redo}
        shortcut="Strg+Y"
        icon={<Redo2 aria-hidden="true" />}
        onClick={() => chain().redo().run()}
      />
      <span className="flex @max-[430px]/report:hidden">
        <IconButton
          label={t.bold}
          shortcut="Strg+B"
          icon={<Bold aria-hidden="true" />}
          onClick={() => chain().toggleBold().run()}
        />
        <IconButton
          label={t.italic}
          shortcut="Strg+I"
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
      </span>
    </div>
  )
}

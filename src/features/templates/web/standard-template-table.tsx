import { Download, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { StandardTemplate } from '#features/templates/contract.ts'
import { exportMrrtTemplate } from '#features/templates/contract.ts'
import { templatesTexts as shared, standardTemplateTexts as t } from '#features/templates/texts.ts'
import { addressOf } from '#web/api-client.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Table, TableCell, TableHead, TableRow } from '#web/ui/table.tsx'

export interface StandardTemplateTableProps {
  templates: readonly StandardTemplate[]
  onEdit: (template: StandardTemplate) => void
  onDelete: (template: StandardTemplate) => void
}

/** The templates, searched by name and kind. */
export function StandardTemplateTable({ templates, ...handlers }: StandardTemplateTableProps) {
  const [search, setSearch] = useState('')
  const words = search.toLocaleLowerCase('de').split(/\s+/).filter(Boolean)
  const found = templates.filter(({ name, type }) => {
    const text = `${name} ${type}`.toLocaleLowerCase('de')
    return words.every((word) => text.includes(word))
  })
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-72 max-w-full">
          <Field label={t.search}>
            <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
          </Field>
        </div>
        <p role="status" className="numbers text-ink-soft">
          {t.count(found.length, templates.length)}
        </p>
      </div>
      {found.length === 0 ? <EmptyState title={t.nothingFound} /> : <Rows templates={found} {...handlers} />}
    </>
  )
}

function Rows({ templates, onEdit, onDelete }: StandardTemplateTableProps) {
  return (
    <Table caption={t.title}>
      <thead>
        <tr>
          <TableHead>{t.columns.name}</TableHead>
          <TableHead className="max-sm:hidden">{t.columns.type}</TableHead>
          <TableHead className="max-sm:hidden">{t.columns.modality}</TableHead>
          <TableHead className="max-sm:hidden">{t.columns.language}</TableHead>
          <TableHead className="max-md:hidden">{t.columns.origin}</TableHead>
          <TableHead>
            <span className="sr-only">{shared.actionsColumn}</span>
          </TableHead>
        </tr>
      </thead>
      <tbody>
        {templates.map((template) => (
          <TableRow key={template.id}>
            <TableCell className="font-semibold hyphens-auto">
              {template.name}
              <span className="block text-sm font-normal text-ink-soft sm:hidden">
                {`${shared.modalities[template.modality]}, ${shared.languages[template.language]}`}
              </span>
            </TableCell>
            <TableCell className="max-sm:hidden">{template.type}</TableCell>
            <TableCell className="max-sm:hidden">{shared.modalities[template.modality]}</TableCell>
            <TableCell className="max-sm:hidden">{shared.languages[template.language]}</TableCell>
            <TableCell className="text-ink-soft max-md:hidden">
              {[template.creator, template.licence].filter(Boolean).join(' · ')}
            </TableCell>
            <TableCell>
              <span className="flex justify-end">
                <a
                  href={addressOf(exportMrrtTemplate, { params: { id: template.id } })}
                  aria-label={t.export(template.name)}
                  title={t.export(template.name)}
                  className={buttonClass('quiet', 'small', 'w-(--control-small) px-0!')}
                >
                  <Download aria-hidden="true" />
                </a>
                <IconButton
                  label={shared.edit(template.name)}
                  icon={<Pencil aria-hidden="true" />}
                  onClick={() => onEdit(template)}
                />
                <IconButton
                  label={shared.remove(template.name)}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => onDelete(template)}
                />
              </span>
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

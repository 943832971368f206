import type { OwnTemplate, StandardTemplate } from '#features/templates/contract.ts'
import { templatesTexts as t } from '#features/templates/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

export interface TemplateListProps {
  own: readonly OwnTemplate[]
  standard: readonly StandardTemplate[]
  selectedId: string | null
  onSelect: (template: StandardTemplate | OwnTemplate) => void
  onResetFilters: () => void
}

export function TemplateList({ own, standard, selectedId, onSelect, onResetFilters }: TemplateListProps) {
  if (own.length + standard.length === 0) {
    return (
      <div className="flex flex-col items-start gap-2 p-4 text-ink-soft">
        <p>{t.nothingFound}</p>
        <Button size="small" onClick={onResetFilters}>
          {t.resetFilters}
        </Button>
      </div>
    )
  }
  return (
    <>
      <Group title={t.ownGroup} templates={own} selectedId={selectedId} onSelect={onSelect} />
      <Group title={t.standardGroup} templates={standard} selectedId={selectedId} onSelect={onSelect} />
    </>
  )
}

interface GroupProps extends Pick<TemplateListProps, 'selectedId' | 'onSelect'> {
  title: string
  templates: readonly (StandardTemplate | OwnTemplate)[]
}

function Group({ title, templates, selectedId, onSelect }: GroupProps) {
  if (templates.length === 0) return null
  return (
    <section aria-label={title} className="pb-2">
      <h3 className="eyebrow sticky top-0 bg-ground px-4 pt-3 pb-1.5">{title}</h3>
      <ul>
        {templates.map((template) => {
          const isSelected = template.id === selectedId
          return (
            <li key={template.id}>
              <button
                type="button"
                aria-pressed={isSelected}
                title={template.name}
                onClick={() => onSelect(template)}
                className={classNames(
                  'flex min-h-(--row) w-full items-center gap-2 py-1 pr-3 pl-4 text-left text-sm -outline-offset-2',
                  isSelected ? 'bg-accent-wash shadow-[inset_2px_0_0_var(--accent)]' : 'hover:bg-hover',
                )}
              >
                <span className="line-clamp-2 min-w-0 flex-1 hyphens-auto">{template.name}</span>
                <span className="shrink-0 text-xs text-ink-faint">{t.modalitiesShort[template.modality]}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const skeletonRows = ['w-3/4', 'w-5/6', 'w-2/3', 'w-4/5', 'w-1/2', 'w-3/4', 'w-2/3']

export function TemplateListSkeleton() {
  return (
    <div role="status" aria-label={t.templates} className="flex flex-col gap-3 p-4">
      {skeletonRows.map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
        <Skeleton key={row} className={width} />
      ))}
    </div>
  )
}

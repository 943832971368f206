import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useState } from 'react'
import { type Modality, modalities } from '#contract/enums.ts'
import type { CurrentUser } from '#features/auth/contract.ts'
import type { OwnTemplate, StandardTemplate } from '#features/templates/contract.ts'
import { templatesTexts as t } from '#features/templates/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { uiTexts } from '#web/ui/texts.ts'
import { filterTemplates, noFilters } from './filter-templates.ts'
import { OwnTemplates } from './own-templates.tsx'
import { TemplateFilterFields } from './template-filter-fields.tsx'
import { TemplateList, TemplateListSkeleton } from './template-list.tsx'
import { useTemplateFilters } from './use-template-filters.ts'
import { useTemplates } from './use-templates.ts'

export interface TemplateColumnProps {
  user: CurrentUser
  selectedId: string | null
  isCollapsed: boolean
  onCollapsedChange: (isCollapsed: boolean) => void
  onSelect: (template: StandardTemplate | OwnTemplate) => void
}

/** Standard and own templates beside the transcript: a narrow rail, or search, filters and list. */
export function TemplateColumn(props: TemplateColumnProps) {
  const [filters, changeFilters] = useTemplateFilters(props.user)
  const [isManaging, setIsManaging] = useState(false)
  const { own, standard, isLoading, hasFailed, retry } = useTemplates()
  if (props.isCollapsed) {
    return (
      <Rail
        onExpand={(modality) => {
          if (modality !== null) changeFilters({ modalityFilter: modality })
          props.onCollapsedChange(false)
        }}
      />
    )
  }
  return (
    <section aria-label={t.templates} className="flex h-full min-h-0 flex-col">
      <header className="flex items-center justify-between gap-2 pr-2 pl-4 lg:min-h-12 lg:py-2">
        <h2 className="eyebrow max-lg:sr-only">{t.templates}</h2>
        <IconButton
          label={t.collapse}
          className="max-lg:hidden!"
          icon={<PanelLeftClose aria-hidden="true" />}
          onClick={() => props.onCollapsedChange(true)}
        />
      </header>
      <TemplateFilterFields filters={filters} onChange={changeFilters} />
      <div className="min-h-0 flex-1 overflow-y-auto border-t border-line">
        {isLoading && <TemplateListSkeleton />}
        {hasFailed && (
          <div role="alert" className="flex flex-col items-start gap-2 p-4">
            <p>{t.loadFailed}</p>
            <Button size="small" onClick={retry}>
              {uiTexts.retry}
            </Button>
          </div>
        )}
        {!isLoading && !hasFailed && (
          <TemplateList
            own={filterTemplates(own, filters)}
            standard={filterTemplates(standard, filters)}
            selectedId={props.selectedId}
            onSelect={props.onSelect}
            onResetFilters={() => changeFilters(noFilters)}
          />
        )}
      </div>
      <div className="border-t border-line p-2">
        <Button variant="quiet" size="small" className="w-full" onClick={() => setIsManaging(true)}>
          {t.manage}
        </Button>
      </div>
      <Dialog open={isManaging} onOpenChange={setIsManaging} title={t.ownTitle} width="wide">
        <OwnTemplates user={props.user} />
      </Dialog>
    </section>
  )
}

function Rail({ onExpand }: { onExpand: (modality: Modality | null) => void }) {
  return (
    <nav aria-label={t.templates} className="flex h-full flex-col items-stretch gap-1 p-2 max-lg:hidden">
      <Button
        variant="quiet"
        size="small"
        className="justify-start! px-2!"
        aria-label={t.expand}
        icon={<PanelLeftOpen aria-hidden="true" />}
        onClick={() => onExpand(null)}
      >
        <span className="max-xl:sr-only">{t.templates}</span>
      </Button>
      <div aria-hidden="true" className="mx-2 my-1 h-px bg-line" />
      {modalities.map((modality) => (
        <Button
          key={modality}
          variant="quiet"
          size="small"
          className="justify-start! px-2! font-normal!"
          title={t.modalities[modality]}
          onClick={() => onExpand(modality)}
        >
          <span className="truncate">{t.modalitiesShort[modality]}</span>
        </Button>
      ))}
    </nav>
  )
}

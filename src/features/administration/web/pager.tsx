import { adminTexts as t } from '#features/administration/texts.ts'
import { Button } from '#web/ui/button.tsx'

export interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Turns pages; nothing where there is only one. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label={t.pageOf(page, pages)} className="flex items-center gap-3">
      <Button size="small" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        {t.previous}
      </Button>
      <span className="numbers text-sm text-ink-soft">{t.pageOf(page, pages)}</span>
      <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t.next}
      </Button>
    </nav>
  )
}

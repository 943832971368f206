import type { Feedback } from '#features/feedback/contract.ts'
import { feedbackCategories, listedFeedback } from '#features/feedback/contract.ts'
import { feedbackTexts, feedbackAnalyticsTexts as t } from '#features/feedback/texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Newest first. */
export function FeedbackList({ entries }: { entries: readonly Feedback[] }) {
  if (entries.length === 0) return <EmptyState title={t.empty} />
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries.length === listedFeedback && <p className="text-sm text-ink-soft">{t.listed(listedFeedback)}</p>}
    </>
  )
}

function Entry({ entry }: { entry: Feedback }) {
  return (
    <li className="border-b border-line py-3 last:border-0">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={entry.feedbackType === 'positive' ? 'proven' : 'clash'}>{t.types[entry.feedbackType]}</Badge>
        <Badge>{entry.language}</Badge>
        <Badge>{t.methods[entry.inputMethod]}</Badge>
        {entry.templateUsed && <Badge tone="accent">{t.templateUsed}</Badge>}
        {entry.templateName && <span className="text-sm text-ink-soft">{entry.templateName}</span>}
        <time dateTime={entry.createdAt} className="numbers ml-auto text-sm text-ink-soft">
          {new Date(entry.createdAt).toLocaleString('de', { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </div>
      {entry.feedbackCategory && <p className="mt-1.5 text-sm font-semibold">{categoryText(entry.feedbackCategory)}</p>}
      {entry.feedbackText && <p className="mt-0.5 max-w-[80ch] break-words">{entry.feedbackText}</p>}
    </li>
  )
}

function categoryText(category: string): string {
  const known = feedbackCategories.find((value) => value === category)
  return known ? feedbackTexts.categories[known] : category
}

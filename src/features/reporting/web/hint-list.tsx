import { ChevronRight, CircleHelp, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { keepUnits } from '#web/ui/keep-units.ts'
import { ContradictionItem, SolvedItem } from './contradiction-item.tsx'
import { useEvidenceContext } from './evidence.tsx'
import type { Hint } from './hints.ts'
import { contradictionKey } from './hints.ts'
import { QuestionItem } from './question-item.tsx'
import { UnplacedItem } from './unplaced-item.tsx'
import { unplacedKey } from './use-hints.ts'

/** How many of each kind are drawn at first: a very long report can ask very often. */
const step = 12

/** What needs a decision, beside the text it is about. Takes no room while there is nothing. */
export function HintList() {
  const { hints } = useEvidenceContext()
  const [shown, setShown] = useState(step)
  const { open, solved, kept, questions, unplaced, active } = hints
  if (open.length + solved.length + kept.length + questions.length + unplaced.length === 0) return null
  const groups = [open.map(contradictionKey), questions.map(({ id }) => id), unplaced.map(unplacedKey)]
  // What is reached by keyboard is drawn, however far down it stands.
  const limit = Math.max(shown, ...groups.map((ids) => ids.indexOf(active?.id ?? '') + 1))
  return (
    <div className="relative max-h-[44%] shrink-0 overflow-y-auto border-t border-line max-lg:max-h-none">
      {open.length > 0 && (
        <Group tone="clash" title={t.contradictions(open.length)} note={t.manualReview}>
          {open.slice(0, limit).map((contradiction) => (
            <ContradictionItem key={contradictionKey(contradiction)} contradiction={contradiction} />
          ))}
        </Group>
      )}
      {solved.length > 0 && (
        <ul aria-label={t.resolved}>
          {solved.map((contradiction) => (
            <SolvedItem key={contradictionKey(contradiction)} contradiction={contradiction} />
          ))}
        </ul>
      )}
      {questions.length > 0 && (
        <Group tone="ask" title={t.questions(questions.length)}>
          {questions.slice(0, limit).map((question) => (
            <QuestionItem key={question.id} question={question} />
          ))}
        </Group>
      )}
      {unplaced.length > 0 && (
        <Group tone="ask" title={t.unplaced(unplaced.length)} note={t.unplacedText}>
          {unplaced.slice(0, limit).map((entry) => (
            <UnplacedItem key={unplacedKey(entry)} entry={entry} />
          ))}
        </Group>
      )}
      {Math.max(open.length, questions.length, unplaced.length) > limit && (
        <div className="border-t border-line px-5 py-2">
          <Button size="small" variant="quiet" onClick={() => setShown(limit + step)}>
            {t.moreHints}
          </Button>
        </div>
      )}
      {kept.length > 0 && <KeptList />}
      <p aria-live="polite" className="sr-only">
        {active && wordsOf(active)}
      </p>
    </div>
  )
}

/** For those who step through the hints by ear. */
function wordsOf(hint: Hint): string {
  if (hint.type === 'contradiction') return hint.contradiction.text
  return hint.type === 'question' ? hint.question.text : hint.unplaced.text
}

function Group(props: { tone: 'clash' | 'ask'; title: string; note?: string; children: ReactNode }) {
  const Icon = props.tone === 'clash' ? TriangleAlert : CircleHelp
  return (
    <section aria-label={props.title} className="border-line not-first:border-t">
      <header className="sticky top-0 z-1 flex flex-wrap items-center gap-x-2 bg-ground px-5 py-2">
        <Icon aria-hidden="true" className={classNames('size-4', props.tone === 'clash' ? 'text-clash' : 'text-ask')} />
        <h3 aria-live="polite" className="numbers text-base">
          {props.title}
        </h3>
        {props.note !== undefined && <p className="text-sm text-ink-soft">{props.note}</p>}
      </header>
      <ul>{props.children}</ul>
    </section>
  )
}

function KeptList() {
  const { hints } = useEvidenceContext()
  return (
    <details className="group px-5 py-2 text-sm">
      <summary className="flex w-fit list-none items-center gap-1.5 rounded-sm text-ink-soft hover:text-ink">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {t.keptAsIs(hints.kept.length)}
      </summary>
      <ul className="mt-1">
        {hints.kept.map((entry) => (
          <li key={contradictionKey(entry.contradiction)} className="flex flex-wrap items-baseline gap-x-3 py-1">
            <span className="min-w-0 flex-1 basis-64">{keepUnits(entry.contradiction.text)}</span>
            {entry.reason !== '' && <span className="text-ink-soft">{entry.reason}</span>}
            <Button size="small" variant="quiet" onClick={() => hints.reopen(entry)}>
              {t.reopen}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}

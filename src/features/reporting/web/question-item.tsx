import type { Question } from '@klarbefund/befund'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { keepUnits } from '#web/ui/keep-units.ts'
import { useEvidenceContext } from './evidence.tsx'
import { HintRow } from './hint-row.tsx'

/** Asked, not changed: each choice is one key away. */
export function QuestionItem({ question }: { question: Question }) {
  const { hints } = useEvidenceContext()
  const others = question.choices.filter((choice) => choice !== question.quote)
  return (
    <HintRow
      hint={{ type: 'question', id: question.id, question }}
      actions={
        <>
          {others.map((choice) => (
            <Button key={choice} size="small" onClick={() => hints.answer(question, choice)}>
              {choice}
            </Button>
          ))}
          <Button size="small" variant="quiet" onClick={() => hints.answer(question, question.quote)}>
            {t.questionKeep(question.quote)}
          </Button>
        </>
      }
    >
      {keepUnits(question.text)}
    </HintRow>
  )
}

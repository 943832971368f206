import type { Question } from '@klarbefund/befund'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useWorkspaceContext } from './workspace-context.ts'

/** Asked, not changed: each choice is one key away. */
export function QuestionItem({ question }: { question: Question }) {
  const { hints } = useWorkspaceContext()
  const isActive = hints.active?.id === question.id
  const others = question.choices.filter((choice) => choice !== question.quote)
  return (
    <li className={classNames('border-t border-line px-5 py-2.5', isActive && 'bg-hover')} data-hint={question.id}>
      <button
        type="button"
        className="block w-full text-left"
        title={t.showInText}
        onClick={() => hints.show({ type: 'question', id: question.id, question })}
      >
        {question.text}
      </button>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {others.map((choice) => (
          <Button key={choice} size="small" onClick={() => hints.answer(question, choice)}>
            {choice}
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={() => hints.answer(question, question.quote)}>
          {t.questionKeep(question.quote)}
        </Button>
      </div>
    </li>
  )
}

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { TutorialsPage } from '#features/site/web/tutorials-page.tsx'
import type { PageProps } from './page-props.ts'

const Question = lazy(async () => {
  const [{ WorkingParts }, { QuestionForm }] = await Promise.all([
    import('./ui/working-parts.tsx'),
    import('#features/contact/web/question-form.tsx'),
  ])
  return {
    default: () => (
      <WorkingParts>
        <QuestionForm />
      </WorkingParts>
    ),
  }
})

/** Joins the tutorials with the question form; each knows nothing of the other. */
export function GuidesPage({ user }: PageProps) {
  return <TutorialsPage isSignedIn={user !== null} questionForm={useIsRunning() && <QuestionLater />} />
}

function QuestionLater() {
  return (
    <Suspense fallback={null}>
      <Question />
    </Suspense>
  )
}

/** False on a written page: a form without its program would send what is typed into the address. */
function useIsRunning(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}

import { QuestionForm } from '#features/contact/web/question-form.tsx'
import { TutorialsPage } from '#features/site/web/tutorials-page.tsx'
import type { PageProps } from './page-props.ts'

/** Joins the tutorials with the question form; each knows nothing of the other. */
export function GuidesPage({ user }: PageProps) {
  return <TutorialsPage isSignedIn={user !== null} questionForm={<QuestionForm />} />
}

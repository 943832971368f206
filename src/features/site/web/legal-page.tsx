import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePublicSettings } from '#web/use-public-settings.ts'
import type { PublicSettings } from '../contract.ts'
import { disclaimer, type LegalDocument, privacy, terms } from '../legal-texts.ts'
import { useDocumentTitle } from './use-document-title.ts'

export function DisclaimerPage() {
  return <LegalPage write={disclaimer} />
}

export function PrivacyPage() {
  return <LegalPage write={privacy} />
}

export function TermsPage() {
  return <LegalPage write={terms} />
}

/** A legal text as a typeset page: narrow, numbered, with its day of effect. */
function LegalPage({ write }: { write: (settings: PublicSettings) => LegalDocument }) {
  const settings = usePublicSettings()
  const text = settings ? write(settings) : null
  useDocumentTitle(text && settings ? `${text.title} – ${settings.brandName}` : undefined)
  if (!text) return <Skeleton className="mx-auto h-96 max-w-[68ch]" />
  return (
    <article className="mx-auto max-w-[68ch]" lang="de">
      <h1 className="text-balance font-(family-name:--font-page) text-3xl font-semibold hyphens-auto">{text.title}</h1>
      {text.effective && <p className="mt-2 text-ink-soft">{text.effective}</p>}
      <p className="prose-page mt-6">{text.lead}</p>
      {text.sections.map(({ title, paragraphs }, index) => (
        <section key={title} className="mt-9">
          <h2 className="flex gap-3 text-lg font-semibold">
            <span className="numbers w-6 shrink-0 text-ink-faint">{index + 1}</span>
            {title}
          </h2>
          <div className="prose-page mt-2 flex flex-col gap-3 pl-9">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </article>
  )
}

import { ChevronDown } from 'lucide-react'
import { useTrialTexts } from '#web/use-trial-texts.ts'
import { landingTexts as t } from '../texts.ts'

export function FaqSection() {
  const trial = useTrialTexts()
  return (
    <section aria-labelledby="faq" className="grid gap-8 border-t border-line py-14 lg:grid-cols-[5fr_7fr]">
      <h2 id="faq" className="font-serif text-2xl font-semibold">
        {t.faqTitle}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {[trial, ...t.faq].map(({ question, answer }) => (
          <details key={question} className="group py-4">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-sm text-lg font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                className="size-4 shrink-0 text-ink-soft transition-transform duration-(--quick) group-open:rotate-180"
              />
            </summary>
            <p className="mt-2 max-w-[68ch] text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

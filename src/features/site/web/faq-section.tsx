import { landingTexts as t } from '../texts.ts'

export function FaqSection() {
  return (
    <section aria-labelledby="faq" className="grid gap-8 border-t border-line py-14 lg:grid-cols-[5fr_7fr]">
      <h2 id="faq" className="font-(family-name:--font-page) text-2xl font-semibold">
        {t.faqTitle}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {t.faq.map(({ question, answer }) => (
          <details key={question} className="group py-4">
            <summary className="cursor-pointer rounded-sm text-lg font-semibold">{question}</summary>
            <p className="mt-2 max-w-[68ch] text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

import { TextLink } from '#web/ui/text-link.tsx'
import { landingTexts as t } from '../texts.ts'

export function FeatureGrid() {
  return (
    <section aria-labelledby="features" className="border-t border-line py-14">
      <h2 id="features" className="font-serif text-2xl font-semibold">
        {t.featuresTitle}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {t.features.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-accent pt-3">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
            {index === t.features.length - 1 && (
              <TextLink href="/data-protection" className="mt-1.5 inline-block">
                {t.privacyDetails}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

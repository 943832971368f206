import { PageFrame } from '#web/shell/page-frame.tsx'
import { shellTexts } from '#web/shell/texts.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { landingTexts as t } from '../texts.ts'
import { Demonstration } from './demonstration.tsx'
import { FaqSection } from './faq-section.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { PricingSection } from './pricing-section.tsx'
import { SiteFooter } from './site-footer.tsx'
import { useDocumentTitle } from './use-document-title.ts'

/** What a radiologist sees first: one sentence, one live demonstration, one button. */
export function LandingPage() {
  useDocumentTitle(t.title)
  const prices = (
    <a href="#pricing" className={buttonClass('quiet')}>
      {shellTexts.prices}
    </a>
  )
  return (
    <PageFrame user={null} kind="work" bar={prices}>
      <div className="mx-auto w-full max-w-[1180px] px-4 md:px-6">
        <section className="grid items-center gap-10 py-12 lg:grid-cols-[5fr_7fr] lg:py-16">
          <div>
            <h1 className="text-balance font-(family-name:--font-page) text-4xl leading-tight font-semibold">
              {t.heading}
            </h1>
            <p className="mt-5 max-w-[52ch] text-lg text-ink-soft">{t.lead}</p>
            <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
              <LinkButton href="/login" variant="primary">
                {t.tryFree}
              </LinkButton>
              <TextLink href="/tutorials">{t.toTutorials}</TextLink>
            </div>
            <p className="mt-4 text-sm text-ink-soft">{t.noCard}</p>
          </div>
          <Demonstration />
        </section>
        <FeatureGrid />
        <PricingSection />
        <FaqSection />
      </div>
      <SiteFooter />
    </PageFrame>
  )
}

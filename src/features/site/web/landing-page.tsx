import { PageFooter } from '#web/shell/page-footer.tsx'
import { PageFrame } from '#web/shell/page-frame.tsx'
import { shellTexts } from '#web/shell/texts.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useOperator } from '#web/use-operator.ts'
import { useTrialTexts } from '#web/use-trial-texts.ts'
import { landingTexts as t } from '../texts.ts'
import { Demonstration } from './demonstration.tsx'
import type { DemonstrationResult } from './demonstration-result.ts'
import { FaqSection } from './faq-section.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { PricingSection } from './pricing-section.tsx'

/** The landing page as the running program shows it; who comes from outside gets the written one (landing-markup.tsx). */
export function LandingPage() {
  return <Landing picture={null} />
}

/** What a radiologist sees first: one sentence, one live demonstration, one button. */
export function Landing({ picture }: { picture: DemonstrationResult | null }) {
  const { brandName } = useOperator()
  const trial = useTrialTexts()
  const prices = (
    <a href="#pricing" className={buttonClass('quiet', 'medium', 'max-sm:px-2!')}>
      {shellTexts.prices}
    </a>
  )
  return (
    <PageFrame user={null} kind="work" bar={prices}>
      <div className="mx-auto w-full max-w-[1180px] px-4 md:px-6">
        <section className="grid items-end gap-x-12 gap-y-5 pt-10 pb-8 md:pt-12 lg:grid-cols-[7fr_5fr] lg:pt-14 lg:pb-10">
          <h1 className="font-serif text-3xl text-balance lg:text-4xl">{t.heading}</h1>
          <div>
            <p className="max-w-[58ch] text-lg text-ink-soft">{t.lead(brandName)}</p>
            <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
              <LinkButton href="/login" variant="primary">
                {trial.start}
              </LinkButton>
              <TextLink href="/tutorials">{t.toTutorials}</TextLink>
            </div>
            <p className="mt-3 text-sm text-ink-soft">{trial.card}</p>
          </div>
        </section>
        <div data-demonstration="" className="mb-20">
          <Demonstration picture={picture} />
        </div>
        <FeatureGrid />
        <PricingSection />
        <FaqSection />
      </div>
      <PageFooter width="max-w-[1180px]" />
    </PageFrame>
  )
}

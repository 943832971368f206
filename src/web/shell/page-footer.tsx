import { TextLink } from '#web/ui/text-link.tsx'
import { useOperator } from '#web/use-operator.ts'
import { shellTexts } from './texts.ts'

/** Who stands behind the product, and the legal pages; under every page that is read. The workspace has none. */
export function PageFooter({ width = 'max-w-[1040px]' }: { width?: string | undefined }) {
  const { company } = useOperator()
  return (
    <footer className="border-t border-line">
      <div
        className={`mx-auto grid w-full gap-x-12 gap-y-8 px-4 py-10 text-sm md:grid-cols-[5fr_7fr] md:px-6 ${width}`}
      >
        <address className="text-ink-soft not-italic">
          <p className="font-semibold text-ink">{company.name}</p>
          <p>{company.address}</p>
          <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>
        </address>
        <div className="flex flex-col gap-4">
          <nav aria-label={shellTexts.footerNavigation} className="flex flex-wrap gap-x-6 gap-y-2">
            <TextLink href="/disclaimer">{shellTexts.disclaimer}</TextLink>
            <TextLink href="/privacy">{shellTexts.privacy}</TextLink>
            <TextLink href="/terms">{shellTexts.terms}</TextLink>
            <TextLink href="/data-protection">{shellTexts.dataProtection}</TextLink>
          </nav>
          <p className="plain-notice max-w-[60ch] text-ink-soft">
            {shellTexts.onlyNecessary} <TextLink href="/privacy#speicher">{shellTexts.onlyNecessaryMore}</TextLink>
          </p>
          <p className="text-ink-soft">{shellTexts.copyright(company.name)}</p>
        </div>
      </div>
    </footer>
  )
}

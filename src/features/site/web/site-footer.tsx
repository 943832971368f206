import { TextLink } from '#web/ui/text-link.tsx'
import { usePublicSettings } from '#web/use-public-settings.ts'
import { siteFooterTexts as t } from '../texts.ts'

/** Who stands behind the product, and the legal pages. */
export function SiteFooter() {
  const company = usePublicSettings()?.company
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex min-h-40 w-full max-w-[1180px] flex-wrap justify-between gap-x-12 gap-y-6 px-4 py-10 text-sm md:px-6">
        <address className="text-ink-soft not-italic">
          <p className="font-semibold text-ink">{company?.name}</p>
          <p>{company?.address}</p>
          {company && <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>}
        </address>
        <nav className="flex flex-wrap gap-x-6 gap-y-2">
          <TextLink href="/disclaimer">{t.disclaimer}</TextLink>
          <TextLink href="/privacy">{t.privacy}</TextLink>
          <TextLink href="/terms">{t.terms}</TextLink>
        </nav>
        <p className="w-full text-ink-soft">{company && t.copyright(company.name)}</p>
      </div>
    </footer>
  )
}

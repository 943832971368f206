import { TextLink } from '#web/ui/text-link.tsx'
import { shellTexts } from './texts.ts'

/** The quiet line under reading pages; the workspace has none. */
export function PageFooter() {
  return (
    <footer className="border-t border-line px-4 py-6 md:px-6">
      <nav aria-label={shellTexts.footerNavigation} className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <TextLink href="/disclaimer">{shellTexts.disclaimer}</TextLink>
        <TextLink href="/privacy">{shellTexts.privacy}</TextLink>
        <TextLink href="/terms">{shellTexts.terms}</TextLink>
      </nav>
    </footer>
  )
}

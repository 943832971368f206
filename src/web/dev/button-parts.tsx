import { Search } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { devTexts as t } from './texts.ts'

export function ButtonParts() {
  return (
    <div className="flex flex-col gap-4">
      <SectionHeader title={t.groups.buttons} />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary">{t.format}</Button>
        <Button>{t.fill}</Button>
        <Button variant="quiet">{t.generate}</Button>
        <Button variant="danger">{t.remove}</Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" busy>
          {t.running}
        </Button>
        <Button variant="primary" disabled>
          {t.locked}
        </Button>
        <Button disabled>{t.locked}</Button>
        <Button size="small">{t.format}</Button>
        <IconButton label={t.search} icon={<Search aria-hidden="true" />} shortcut="Strg+K" />
        <LinkButton href="/dev/ui">{t.openDialog}</LinkButton>
        <TextLink href="/privacy">{t.link}</TextLink>
      </div>
    </div>
  )
}

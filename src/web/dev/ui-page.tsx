import { PageFrame } from '#web/shell/page-frame.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { ButtonParts } from './button-parts.tsx'
import { FieldParts } from './field-parts.tsx'
import { OverlayParts } from './overlay-parts.tsx'
import { StateParts } from './state-parts.tsx'
import { devTexts as t } from './texts.ts'

/** All shared parts, light and dark beside each other. */
export function UiPage() {
  return (
    <PageFrame user={null} kind="work">
      <div className="px-6 pt-8 pb-4">
        <SectionHeader level={1} title={t.title} description={t.lead} />
      </div>
      <div className="grid flex-1 lg:grid-cols-2">
        <PartsColumn theme="light" title={t.light} />
        <PartsColumn theme="dark" title={t.dark} />
      </div>
    </PageFrame>
  )
}

function PartsColumn({ theme, title }: { theme: 'light' | 'dark'; title: string }) {
  return (
    <section
      data-theme={theme}
      aria-label={title}
      className="flex min-w-0 flex-col gap-12 bg-ground px-6 py-8 text-ink"
    >
      <p className="eyebrow">{title}</p>
      <ButtonParts />
      <FieldParts />
      <OverlayParts />
      <StateParts />
    </section>
  )
}

import { type ReactNode, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { usePublicSettings } from '#web/use-public-settings.ts'
import { useTrialDays } from '#web/use-trial-days.ts'
import { tutorialsTexts as t } from '../texts.ts'
import { type TutorialCategory, tutorialCategories, tutorials } from '../tutorials.ts'
import { TutorialItem } from './tutorial-item.tsx'

type Filter = TutorialCategory | 'all'

export function TutorialsPage({ isSignedIn, questionForm }: { isSignedIn: boolean; questionForm: ReactNode }) {
  const settings = usePublicSettings()
  const trialDays = useTrialDays()
  const [filter, setFilter] = useState<Filter>('all')
  const shown = tutorials.filter(({ category }) => filter === 'all' || category === filter)
  return (
    <div className="flex flex-col gap-10">
      <header className="max-w-[68ch]">
        <h1 className="font-serif text-2xl sm:text-3xl">{t.title}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t.lead}</p>
      </header>
      {!isSignedIn && (
        <Banner
          tone="accent"
          title={t.bannerTitle}
          actions={
            <>
              <LinkButton href="/login">{t.signIn}</LinkButton>
              {trialDays > 0 && (
                <LinkButton href="/login" variant="primary">
                  {t.startTrial}
                </LinkButton>
              )}
            </>
          }
        >
          {t.bannerText(trialDays)}
        </Banner>
      )}
      <fieldset className="flex flex-wrap gap-1 sm:gap-2">
        <legend className="sr-only">{t.filter}</legend>
        {(['all', ...tutorialCategories] as const).map((category) => (
          <Button
            key={category}
            aria-pressed={filter === category}
            variant={filter === category ? 'secondary' : 'quiet'}
            className="max-sm:px-2.5!"
            onClick={() => setFilter(category)}
          >
            {category === 'all' ? t.all : t.categories[category]}
          </Button>
        ))}
      </fieldset>
      <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2">
        {shown.map((tutorial, index) => (
          <li key={tutorial.id}>
            <TutorialItem
              tutorial={tutorial}
              video={settings?.tutorialVideos[tutorials.indexOf(tutorial)] ?? null}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      {questionForm}
    </div>
  )
}

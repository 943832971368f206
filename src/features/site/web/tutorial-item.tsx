import { ChevronRight } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { recordingSeconds } from '../recordings.ts'
import { tutorialsTexts as t } from '../texts.ts'
import type { Tutorial } from '../tutorials.ts'
import { TutorialPlayer, type TutorialVideo } from './tutorial-player.tsx'

interface TutorialItemProps {
  tutorial: Tutorial
  video: TutorialVideo | null
  /** In sight when the page opens. */
  isFirst: boolean
}

/** One tutorial: its film, and the same in words for those who would rather read. */
export function TutorialItem({ tutorial, video, isFirst }: TutorialItemProps) {
  const seconds = recordingSeconds[tutorial.id]
  const duration = video ? video.duration : seconds && t.duration(seconds)
  return (
    <article className="flex flex-col gap-3">
      {(video || seconds) && <TutorialPlayer tutorial={tutorial} video={video} isFirst={isFirst} />}
      <h2 className="text-lg">{tutorial.title}</h2>
      <div className="-mt-2 flex items-center gap-3">
        <Badge>{t.categories[tutorial.category]}</Badge>
        {duration && (
          <span className="numbers text-sm text-ink-soft">
            <span className="sr-only">{t.durationLabel}</span> {duration}
          </span>
        )}
      </div>
      <p className="text-ink-soft">{tutorial.description}</p>
      <details className="group">
        <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm font-semibold text-accent hover:text-accent-strong">
          <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
          {t.steps}
        </summary>
        <ol className="mt-2 list-decimal space-y-1 pl-5">
          {tutorial.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </article>
  )
}

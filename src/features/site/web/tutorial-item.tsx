import { Play } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { tutorialsTexts as t } from '../texts.ts'
import type { Tutorial } from '../tutorials.ts'

interface Video {
  id: string
  hash: string
}

/** One tutorial; the video host hears of the visitor only after a click. */
export function TutorialItem({ tutorial, video }: { tutorial: Tutorial; video: Video | null }) {
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <article className="flex flex-col gap-3">
      {video && (
        <div className="aspect-video overflow-hidden rounded-md bg-sunken">
          {isPlaying ? (
            <iframe
              title={tutorial.title}
              src={`https://player.vimeo.com/video/${encodeURIComponent(video.id)}?h=${encodeURIComponent(video.hash)}&autoplay=1&dnt=1`}
              allow="autoplay; fullscreen"
              className="size-full"
            />
          ) : (
            <button
              type="button"
              aria-label={t.play(tutorial.title)}
              onClick={() => setIsPlaying(true)}
              className="grid size-full place-items-center text-ink-soft hover:text-ink"
            >
              <span className="flex flex-col items-center gap-2 p-4 text-center text-sm">
                <Play aria-hidden="true" className="size-8" />
                {t.playNote}
              </span>
            </button>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{t.categories[tutorial.category]}</Badge>
        <span className="numbers text-sm text-ink-soft">{tutorial.duration}</span>
      </div>
      <h2 className="text-lg font-semibold">{tutorial.title}</h2>
      <p className="text-ink-soft">{tutorial.description}</p>
      <details open={!video}>
        <summary className="cursor-pointer rounded-sm text-sm font-semibold">{video ? t.steps : t.noVideo}</summary>
        <ol className="mt-2 list-decimal space-y-1 pl-5">
          {tutorial.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </article>
  )
}

import { Play } from 'lucide-react'
import { useState } from 'react'
import type { PublicSettings } from '../contract.ts'
import { tutorialsTexts as t } from '../texts.ts'
import type { Tutorial } from '../tutorials.ts'

export type TutorialVideo = NonNullable<PublicSettings['tutorialVideos'][number]>

interface TutorialPlayerProps {
  tutorial: Tutorial
  video: TutorialVideo | null
  /** Its picture is in sight when the page opens. */
  isFirst: boolean
}

/** A film behind a click: before it nothing of the film is loaded, and the video host hears of nobody. */
export function TutorialPlayer({ tutorial, video, isFirst }: TutorialPlayerProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <div className="relative aspect-video overflow-hidden rounded-md bg-sunken shadow-[0_0_0_1px_var(--line)]">
      {isPlaying && video && <HostedVideo title={tutorial.title} video={video} />}
      {isPlaying && !video && <OwnRecording tutorial={tutorial} />}
      {!isPlaying && (
        <button
          type="button"
          aria-label={t.play(tutorial.title)}
          onClick={() => setIsPlaying(true)}
          className="group absolute inset-0 grid place-items-center text-ink"
        >
          {!video && (
            <img
              src={`/tutorials/${tutorial.id}.webp`}
              alt={''}
              loading={isFirst ? 'eager' : 'lazy'}
              fetchPriority={isFirst ? 'high' : 'auto'}
              width={960}
              height={540}
              className="absolute inset-0 size-full object-cover dark:brightness-75"
            />
          )}
          <span className="relative flex flex-col items-center gap-3 p-4 text-center text-sm">
            <span className="grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-float transition-colors duration-(--quick) group-hover:bg-accent-strong">
              <Play aria-hidden="true" className="ml-0.5 size-6 fill-current" />
            </span>
            {video && t.playNote}
          </span>
        </button>
      )}
    </div>
  )
}

function HostedVideo({ title, video }: { title: string; video: TutorialVideo }) {
  const address = `https://player.vimeo.com/video/${encodeURIComponent(video.id)}`
  return (
    <iframe
      title={title}
      src={`${address}?h=${encodeURIComponent(video.hash)}&autoplay=1&dnt=1`}
      allow="autoplay; fullscreen"
      className="size-full"
    />
  )
}

/** Silent, so the subtitles are the whole text of it. */
function OwnRecording({ tutorial }: { tutorial: Tutorial }) {
  return (
    <video controls autoPlay muted playsInline aria-label={tutorial.title} className="size-full">
      <source src={`/tutorials/${tutorial.id}.webm`} type="video/webm" />
      <track kind="subtitles" srcLang="de" label={t.subtitles} src={`/tutorials/${tutorial.id}.vtt`} default />
    </video>
  )
}

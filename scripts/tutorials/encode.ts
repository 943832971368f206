import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from '../apt-install.ts'
import { runCommand } from '../run-command.ts'
import type { Recording } from './recorder.ts'

/** Still pictures of text: few frames a second are enough, and a constant quality keeps letters sharp. */
const video = ['-r', '5', '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '34', '-row-mt', '1', '-pix_fmt', 'yuv420p', '-an']
const poster = ['-vf', 'scale=960:-1', '-quality', '60']

/** Makes sure that ffmpeg is there, which is needed for recording only. */
export async function requireFfmpeg(): Promise<void> {
  if ((await runCommand('ffmpeg', ['-version'])).ok) return
  if (await aptInstall('ffmpeg')) return
  throw new Error('npm run tutorials needs ffmpeg. Please install it and try again.')
}

/** Writes name.webm, its subtitles name.vtt and its last picture name.webp. */
export async function encode(recording: Recording, folder: string, name: string, workFolder: string): Promise<void> {
  const list = join(workFolder, 'frames.txt')
  const lines = recording.frames.flatMap(({ file, seconds }) => [`file '${file}'`, `duration ${seconds.toFixed(3)}`])
  writeFileSync(list, `${lines.join('\n')}\n`)
  const target = join(folder, name)
  const source = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list]
  // The concatenation forgets how long the last picture stands.
  const holdLast = ['-vf', 'tpad=stop_mode=clone:stop_duration=20']
  await run([...source, ...holdLast, '-t', recording.seconds.toFixed(3), ...video, `${target}.webm`])
  await run(['-y', '-loglevel', 'error', '-i', recording.frames.at(-1)?.file ?? '', ...poster, `${target}.webp`])
  writeFileSync(`${target}.vtt`, subtitles(recording))
}

/** WebVTT: each sentence stands until the next. */
export function subtitles({ cues, seconds }: Pick<Recording, 'cues' | 'seconds'>): string {
  const blocks = cues.map(({ from, text }, index) => {
    const to = cues[index + 1]?.from ?? seconds
    return `${timeOf(from)} --> ${timeOf(to)}\n${text}\n`
  })
  return ['WEBVTT', '', ...blocks].join('\n')
}

function timeOf(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

async function run(args: string[]): Promise<void> {
  const { ok, output } = await runCommand('ffmpeg', args)
  if (!ok) throw new Error(`ffmpeg ${args.join(' ')}\n${output}`)
}

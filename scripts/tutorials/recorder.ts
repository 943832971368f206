import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'

interface Frame {
  file: string
  seconds: number
}

interface Cue {
  from: number
  text: string
}

export interface Recording {
  frames: Frame[]
  cues: Cue[]
  seconds: number
}

/** What a scene may do; each step shows itself in the pictures for as long as it takes to be read. */
export interface Recorder {
  page: Page
  /** The sentence under the picture from now on; the picture stays until it can have been read. */
  say: (sentence: string) => Promise<void>
  /** Shows where, then clicks. */
  click: (target: Locator) => Promise<void>
  /** Types as a person would see it appear: some words at a time. */
  type: (target: Locator, text: string) => Promise<void>
  choose: (target: Locator, value: string) => Promise<void>
  /** The picture as it is now, for a while. */
  hold: (seconds: number) => Promise<void>
  finish: () => Recording
}

const readCharsPerSecond = 15
const pointSeconds = 0.9
const chunkSeconds = 0.35
const wordsAtOnce = 3

/** Records a page as pictures with times, so that the speed of the machine does not show. */
export function createRecorder(page: Page, folder: string): Recorder {
  mkdirSync(folder, { recursive: true })
  const frames: Frame[] = []
  const cues: Cue[] = []
  let seconds = 0

  async function hold(duration: number): Promise<void> {
    const file = join(folder, `${String(frames.length).padStart(4, '0')}.png`)
    writeFileSync(file, await page.screenshot({ caret: 'initial' }))
    frames.push({ file, seconds: duration })
    seconds += duration
  }

  async function pointAt(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error('Nothing to point at')
    await page.evaluate(showRing, box)
    await hold(pointSeconds)
    await page.evaluate(() => document.getElementById('recording-ring')?.remove())
  }

  return {
    page,
    hold,
    say: async (text) => {
      cues.push({ from: seconds, text })
      await hold(Math.max(2, text.length / readCharsPerSecond))
    },
    click: async (target) => {
      await pointAt(target)
      await target.click()
      await hold(chunkSeconds)
    },
    type: async (target, text) => {
      const hasFocus = await target.evaluate((element) => element.contains(document.activeElement))
      if (!hasFocus) await target.click()
      const words = text.split(/(?<= )/)
      for (let index = 0; index < words.length; index += wordsAtOnce) {
        await page.keyboard.insertText(words.slice(index, index + wordsAtOnce).join(''))
        await hold(chunkSeconds)
      }
    },
    choose: async (target, value) => {
      await pointAt(target)
      await target.selectOption(value)
      await hold(pointSeconds)
    },
    finish: () => ({ frames, cues, seconds }),
  }
}

/** In the page: a ring around what is about to be clicked. */
function showRing(box: { x: number; y: number; width: number; height: number }): void {
  const ring = document.createElement('div')
  ring.id = 'recording-ring'
  const gap = 5
  Object.assign(ring.style, {
    position: 'fixed',
    left: `${box.x - gap}px`,
    top: `${box.y - gap}px`,
    width: `${box.width + 2 * gap}px`,
    height: `${box.height + 2 * gap}px`,
    border: '3px solid #e2a03f',
    borderRadius: '9px',
    zIndex: '9999',
    pointerEvents: 'none',
    boxSizing: 'border-box',
  })
  document.body.append(ring)
}

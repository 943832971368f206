/**
 * `npm run tutorials`: records the six tutorials on the running product, with German subtitles.
 *
 * Writes src/web/public/tutorials and the list of lengths in src/features/site/recordings.ts; both are committed,
 * so that nobody needs ffmpeg to run the product. `npm run tutorials -- grammar prompts` records only these.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { recordingSeconds } from '#features/site/recordings.ts'
import { findChromium } from './find-chromium.ts'
import { launchChromium } from './launch-chromium.ts'
import { runProduct } from './run-product.ts'
import { encode, requireFfmpeg } from './tutorials/encode.ts'
import { createRecorder } from './tutorials/recorder.ts'
import { scenes } from './tutorials/scenes.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'src', 'web', 'public', 'tutorials')
const listFile = join(root, 'src', 'features', 'site', 'recordings.ts')
const person = { email: 'eva.muster@praxis.example', password: 'Anleitung-2026-Probe' }

await requireFfmpeg()
mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
const lengths: Record<string, number> = { ...recordingSeconds }
const product = await runProduct({
  ADMIN_EMAIL: person.email,
  ADMIN_PASSWORD: person.password,
  RATE_LIMIT_FACTOR: '1000',
})
const browser = await launchChromium(await findChromium())
try {
  for (const [id, scene] of Object.entries(scenes)) {
    if (wanted.length > 0 && !wanted.includes(id)) continue
    lengths[id] = await record(browser, id, scene)
    writeLengths(lengths)
    console.log(`${id}: ${lengths[id]} s`)
  }
} finally {
  await browser.close()
  await product.stop()
}

async function record(browser: Browser, id: string, scene: (typeof scenes)[string]): Promise<number> {
  const workFolder = mkdtempSync(join(tmpdir(), 'klarbefund-recording-'))
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 1280, height: 720 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(15_000)
  try {
    const answer = await context.request.post('/api/auth/email/login', {
      data: person,
      headers: { origin: product.url },
    })
    if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}`)
    const page = await context.newPage()
    await page.goto('/')
    await page.getByLabel('Externes Transkript').waitFor()
    const recorder = createRecorder(page, workFolder)
    await scene(recorder)
    const recording = recorder.finish()
    await encode(recording, folder, id, workFolder)
    rmSync(workFolder, { recursive: true })
    return Math.round(recording.seconds)
  } catch (error) {
    throw new Error(`${id} could not be recorded; its pictures so far are in ${workFolder}`, { cause: error })
  } finally {
    await context.close()
  }
}

function writeLengths(seconds: Record<string, number>): void {
  const [head = ''] = readFileSync(listFile, 'utf8').split('= {')
  const entries = Object.entries(seconds).map(([id, length]) => `  ${/^\w+$/.test(id) ? id : `'${id}'`}: ${length},`)
  writeFileSync(listFile, `${head}= {\n${entries.join('\n')}\n}\n`)
}

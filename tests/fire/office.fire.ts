import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../scripts/find-chromium.ts'
import { launchChromium } from '../../scripts/launch-chromium.ts'
import { runCommand } from '../../scripts/run-command.ts'
import { type RunningProduct, runProduct } from '../../scripts/run-product.ts'
import { adminSettings } from './admin-settings.ts'

/** A report with everything a word processor can get wrong. */
const written =
  '<h2>Befund</h2><p><strong>Leber:</strong> Größe überschreitet 16 cm, Läsion &lt; 5 mm &amp; Zyste, „mäßig“ <em>früh</em>.</p>' +
  '<ul><li>Zyste rechts</li><li>Stein links</li></ul><ol><li>Erstens</li><li>Zweitens</li></ol>' +
  '<table><tbody><tr><th>Maß</th><th>Wert</th></tr><tr><td>Länge</td><td>2,3 × 4,1 cm²</td></tr></tbody></table>' +
  '<h3>Beurteilung</h3><p>Hämangiom.</p>'

let folder: string
let product: RunningProduct
let browser: Browser
let page: Page

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'klarbefund-office-'))
  product = await runProduct(adminSettings)
  browser = await launchChromium(await findChromium())
  const permissions = ['clipboard-read', 'clipboard-write']
  page = await browser.newPage({ baseURL: product.url, locale: 'de-DE', permissions })
  const data = { email: adminSettings.ADMIN_EMAIL, password: adminSettings.ADMIN_PASSWORD }
  expect((await page.request.post('/api/auth/email/login', { data, headers: { origin: product.url } })).ok()).toBe(true)
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Bericht, bearbeitbar' }).click()
  await page.evaluate((html) => {
    const blob = new Blob([html], { type: 'text/html' })
    return navigator.clipboard.write([new ClipboardItem({ 'text/html': blob })])
  }, written)
  await page.keyboard.press('Control+v')
  await page.getByText('Hämangiom.').waitFor()
})
afterAll(async () => {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function download(kind: 'rtf' | 'docx', label: string): Promise<string> {
  await page.getByRole('button', { name: 'Herunterladen' }).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: label }).click(),
  ])
  const file = join(folder, `download.${kind}`)
  await saved.saveAs(file)
  return file
}

async function copyAsHtml(): Promise<string> {
  await page.getByRole('button', { name: 'Bericht kopieren' }).click()
  await page.getByText('Report Copied', { exact: true }).waitFor()
  const html = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return (await item?.getType('text/html'))?.text()
  })
  const file = join(folder, 'copied.html')
  writeFileSync(file, html ?? '')
  return file
}

/** What LibreOffice made of a file, as its own flat XML. */
async function openInWriter(file: string): Promise<string> {
  const isHtml = file.endsWith('.html')
  const { ok, output } = await runCommand('soffice', [
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
    '--headless',
    ...(isHtml ? ['--infilter=HTML (StarWriter)'] : []),
    '--convert-to',
    'fodt:OpenDocument Text Flat XML',
    '--outdir',
    folder,
    file,
  ])
  expect(ok, `LibreOffice did not open the file, is soffice installed?\n${output}`).toBe(true)
  return readFileSync(file.replace(/\.\w+$/, '.fodt'), 'utf8')
}

/** Without the line ends that LibreOffice writes between its elements. */
const textOf = (xml: string) =>
  xml
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\n */g, '')
    .trim()

function elements(document: string, name: string): string[] {
  const body = document.slice(document.indexOf('<office:text'))
  return [...body.matchAll(new RegExp(`<${name}[ >].*?</${name}>`, 'gs'))].map(([whole]) => whole)
}

/** Words set in bold, by a style of the document or by the style named for it. */
function boldWords(document: string): string[] {
  const styles = [...document.matchAll(/<style:style style:name="(T\d+)".*?<\/style:style>/gs)]
  const bold = styles.filter(([whole]) => /fo:font-weight="bold"/.test(whole)).map(([, name]) => name)
  return elements(document, 'text:span')
    .filter((span) => /"Strong_20_Emphasis"/.test(span) || bold.some((name) => span.includes(`"${name}"`)))
    .map(textOf)
}

describe.each([
  ['the RTF file', () => download('rtf', 'RTF-Datei')],
  ['the Word file', () => download('docx', 'Word-Datei (DOCX)')],
  ['the copied HTML', copyAsHtml],
])('%s in LibreOffice', (_what, make) => {
  it('has its headings, bold words, lists, table and umlauts', async () => {
    const document = await openInWriter(await make())
    const headings = elements(document, 'text:h')
    expect(headings.map(textOf)).toEqual(['Befund', 'Beurteilung'])
    expect(headings.map((heading) => /text:outline-level="(\d)"/.exec(heading)?.[1])).toEqual(['2', '3'])
    expect(boldWords(document)).toContain('Leber:')
    expect(elements(document, 'text:list-item').map(textOf)).toEqual([
      'Zyste rechts',
      'Stein links',
      'Erstens',
      'Zweitens',
    ])
    const rows = elements(document, 'table:table-row').map((row) => elements(`<office:text>${row}`, 'table:table-cell'))
    expect(rows.map((cells) => cells.map(textOf))).toEqual([
      ['Maß', 'Wert'],
      ['Länge', '2,3 × 4,1 cm²'],
    ])
    expect(textOf(document)).toContain('Größe überschreitet 16 cm, Läsion &lt; 5 mm &amp; Zyste, „mäßig“ früh.')
  })
})

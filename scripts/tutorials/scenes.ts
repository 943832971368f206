import type { Page } from 'playwright-core'
import type { Recorder } from './recorder.ts'

const transcript = (page: Page) => page.getByLabel('Externes Transkript')
const report = (page: Page) => page.getByRole('textbox', { name: 'Bericht, bearbeitbar' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()

async function reportHolds(page: Page, text: string): Promise<void> {
  await report(page).getByText(text).first().waitFor()
}

async function dictation({ page, say, type, click, hold }: Recorder): Promise<void> {
  await say('Sie diktieren wie immer. Den Text Ihrer Spracherkennung fügen Sie links ein.')
  await type(
    transcript(page),
    'Fragestellung Raumforderung Befund Doppelpunkt Hypodense Läsion von zwei Komma drei Zentimeter in Segment ' +
      'sechs der Leber Punkt Rechte Niere mit Zyste von fünfzehn Millimeter Punkt Kein Aszites Punkt ' +
      'Beurteilung Doppelpunkt Leberläsion in Segment sechs Punkt Zyste der linken Niere Punkt',
  )
  await say('„Bericht generieren“ ordnet das Diktat nach Organen.')
  await click(button(page, 'Bericht generieren'))
  await reportHolds(page, '2,3 cm')
  await say('Rechts steht der Befund. Jede Marke am Rand sagt, woher der Satz kommt.')
  await say('Der Balken darunter zählt: Jede Zahl, Seite und Verneinung ist angekommen.')
  await say('Was sich widerspricht, steht mit beiden Stellen daneben: rechte und linke Niere.')
  await click(page.locator('[data-hint] button').nth(1))
  await say('Ein Klick setzt die richtige Seite ein.')
  await say('Dann kopieren Sie, mit der Taste oder mit Strg und Enter.')
  await click(button(page, 'Bericht kopieren'))
  const gate = page.getByRole('dialog', { name: 'Vor dem Kopieren bestätigen' })
  await gate.waitFor()
  await say('Weil der Befund jetzt von Ihrem Diktat abweicht, bestätigen Sie diese eine Stelle.')
  await click(gate.getByRole('checkbox'))
  await click(gate.getByRole('button', { name: 'Bestätigt kopieren' }))
  await gate.waitFor({ state: 'detached' })
  await say('Der Befund ist bereit für Ihr RIS.')
  await hold(1)
}

async function ownTemplates({ page, say, type, click, hold }: Recorder): Promise<void> {
  await say('Bis zu fünf eigene Vorlagen gehören Ihnen. Öffnen Sie die Spalte „Vorlagen“.')
  await click(button(page, 'Vorlagen ausklappen'))
  await click(button(page, 'Meine Vorlagen'))
  await say('Unter „Meine Vorlagen“ legen Sie eine neue an.')
  await click(button(page, 'Neue Vorlage'))
  const dialog = page.getByRole('dialog', { name: 'Neue Vorlage' })
  await type(dialog.getByLabel('Name'), 'Sonographie Abdomen kurz')
  await say('Je Organ eine Zeile mit dem Normalsatz. Platzhalter in Klammern füllt das Diktat.')
  const content = dialog.getByRole('textbox', { name: 'Inhalt der Vorlage' })
  const lines = [
    ['Leber:', ' Normal groß, homogen.'],
    ['Gallenblase:', ' Steinfrei.'],
    ['Nieren:', ' Kein Harnstau.'],
    ['Beurteilung:', ' [IMPRESSION]'],
  ] as const
  for (const [index, [organ, sentence]] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await content.focus()
    await page.keyboard.press('Control+b')
    await type(content, organ)
    await page.keyboard.press('Control+b')
    await type(content, sentence)
  }
  await click(dialog.getByRole('button', { name: 'Speichern' }))
  await page.getByText('Vorlage erstellt').first().waitFor()
  await say('Gespeichert. Ab jetzt steht sie in Ihrer Vorlagenspalte.')
  await click(page.getByRole('dialog', { name: 'Meine Vorlagen' }).getByRole('button', { name: 'Schließen' }))
  await click(page.getByRole('button', { name: /^Sonographie Abdomen kurz/ }))
  await type(
    transcript(page),
    'Gallenblase mit einem Stein von acht Millimeter Punkt Beurteilung Doppelpunkt Cholezystolithiasis Punkt',
  )
  await click(button(page, 'Vorlage ausfüllen'))
  await reportHolds(page, '8 mm')
  await say('Der Normalsatz „Steinfrei“ ist dem Diktat gewichen. Alle anderen sind geblieben.')
  await hold(1)
}

async function formatOnly({ page, say, type, click, hold }: Recorder): Promise<void> {
  await say('Sie wollen nur sauberen Text, ohne Umbau? Fügen Sie das Transkript ein, die Vorlage bleibt leer.')
  await type(
    transcript(page),
    'Befund Doppelpunkt Im rechten Unterlappen eine Verschattung von drei Komma fünf mal zwei Zentimeter Punkt ' +
      'Kein Pleuraerguss Punkt Herz normal groß Punkt neuer Absatz Beurteilung Doppelpunkt Pneumonie im rechten Unterlappen Punkt',
  )
  await say('„Formatieren“ schreibt Satzzeichen, Zahlen, Maße und Überschriften aus.')
  await click(button(page, 'Formatieren'))
  await reportHolds(page, '3,5 x 2 cm')
  await say('Die Reihenfolge bleibt Ihre. Geändert wird nur, wie es geschrieben ist.')
  await say(
    'Mit dem Schalter „Automatisch: Formatieren“ geschieht das von selbst, eine Sekunde nach der letzten Eingabe.',
  )
  await click(page.getByRole('switch', { name: 'Formatieren' }))
  await hold(2)
}

async function languages({ page, say, click, choose, hold }: Recorder): Promise<void> {
  await say('Vorlagen können in neun Sprachen stehen. Öffnen Sie die Spalte „Vorlagen“.')
  await click(button(page, 'Vorlagen ausklappen'))
  await say('Der Filter „Sprache“ zeigt nur Vorlagen in der gewählten Sprache.')
  await choose(page.getByLabel('Sprache'), 'de')
  await say('Eine eigene Vorlage bekommt ihre Sprache beim Anlegen.')
  await click(button(page, 'Meine Vorlagen'))
  await click(button(page, 'Neue Vorlage'))
  const dialog = page.getByRole('dialog', { name: 'Neue Vorlage' })
  await choose(dialog.getByLabel('Sprache'), 'fr')
  await say('Befunde schreibt die eingebaute Engine auf Deutsch. Andere Sprachen brauchen ein Sprachmodell.')
  await say('Das ist experimentell: Prüfen Sie übersetzte Befunde besonders sorgfältig.')
  await hold(1)
}

async function grammar({ page, say, type, click, hold }: Recorder): Promise<void> {
  await say('Viele Spracherkennungen liefern alles klein geschrieben und trennen Wörter.')
  await type(
    transcript(page),
    'befund kein pleura erguss punkt kein pneumo thorax punkt im linken ober lappen ein rund herd von vierzehn ' +
      'millimeter punkt beurteilung rund herd im linken ober lappen punkt',
  )
  await click(button(page, 'Formatieren'))
  await reportHolds(page, '14 mm')
  await say('Das radiologische Wörterbuch schreibt groß, verbindet Getrenntes und berichtigt Verhörtes.')
  await say('Zahlen, Seiten und Verneinungen bleiben dabei unberührt. Der Balken unten belegt es.')
  await page.goto('/profile#vocabulary')
  await page.getByLabel('Falsch erkannt').waitFor()
  await say('Was Ihre Spracherkennung immer wieder verwechselt, gehört in Ihren Wortschatz im Profil.')
  await type(page.getByLabel('Falsch erkannt'), 'Leber Zierrose')
  await type(page.getByLabel('Richtig'), 'Leberzirrhose')
  await click(button(page, 'Hinzufügen'))
  await page.getByText('Eintrag hinzugefügt').first().waitFor()
  await say('Ab jetzt wird dieses Wort vor allem anderen ersetzt.')
  await hold(1)
}

async function prompts({ page, say, type, click, hold }: Recorder): Promise<void> {
  await page.goto('/profile#prompts')
  const field = page.getByLabel('Korrektur')
  await field.waitFor()
  await say('Ist ein Sprachmodell eingerichtet, geben Sie ihm hier Ihre Hausregeln mit: Profil, „KI-Eingaben“.')
  await type(field, 'Schreiben Sie Größen mit drei Achsen als „a x b x c cm“. Keine Abkürzungen in der Beurteilung.')
  await say('Ihre Regel wirkt erst, wenn Sie sie einschalten.')
  await click(page.getByLabel('Eigenen Prompt beim Formatieren verwenden'))
  await click(button(page, 'Speichern'))
  await page.getByText('KI-Eingaben gespeichert').first().waitFor()
  await say('Gespeichert. Von den Eingaben für Vorlagen und ganze Berichte heben Sie je fünf Fassungen auf.')
  await say('Was auch immer in der Regel steht: Jede Antwort des Modells wird gegen Ihr Diktat geprüft.')
  await hold(1)
}

/** By the id of the tutorial in src/features/site/tutorials.ts. */
export const scenes: Record<string, (recorder: Recorder) => Promise<void>> = {
  dictation,
  'own-templates': ownTemplates,
  'format-only': formatOnly,
  languages,
  grammar,
  prompts,
}

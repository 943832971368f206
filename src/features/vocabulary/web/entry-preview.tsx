import { useEffect, useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { vocabularyTexts as t } from '../texts.ts'

interface Entry {
  originalWord: string
  correctedWord: string
}

/** What an entry would change in a sentence, by the engine itself, in this window. */
export function EntryPreview({ entry }: { entry: Entry }) {
  const [typed, setTyped] = useState<string | null>(null)
  const sample = typed ?? t.previewSample(entry.originalWord)
  const result = usePreview(sample, entry)
  return (
    <div className="flex flex-col gap-3 border-l-2 border-line-strong pl-4">
      <Field label={t.preview} help={t.previewHelp}>
        <Textarea rows={2} className="min-h-14" value={sample} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <div aria-live="polite">
        <p className="text-sm font-semibold">{t.previewResult}</p>
        {result && <p className="mt-1 font-serif">{result.text}</p>}
        {result && !result.hasActed && <p className="mt-1 text-sm text-ask">{t.previewUnchanged}</p>}
      </div>
    </div>
  )
}

interface Preview {
  text: string
  hasActed: boolean
}

/** The engine is fetched when a preview is wanted for the first time. */
function usePreview(sample: string, { originalWord, correctedWord }: Entry): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null)
  useEffect(() => {
    let isCurrent = true
    void import('@klarbefund/befund').then(({ formatAnswer }) => {
      const answer = formatAnswer(sample, { vocabulary: [{ originalWord, correctedWord }] })
      if (isCurrent) setPreview({ text: answer.plainText, hasActed: answer.vocabularyHits.length > 0 })
    })
    return () => {
      isCurrent = false
    }
  }, [sample, originalWord, correctedWord])
  return preview
}

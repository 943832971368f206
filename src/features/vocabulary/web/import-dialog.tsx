import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { VocabularyEntry } from '../contract.ts'
import { vocabularyTexts as t } from '../texts.ts'
import type { CsvReading, CsvWord } from './csv.ts'
import { useImportEntries } from './use-vocabulary.ts'

const shownWords = 12

interface ImportDialogProps {
  reading: CsvReading
  known: readonly VocabularyEntry[]
  onClose: () => void
}

/** Shows what a file would add before anything is added. */
export function ImportDialog({ reading, known, onClose }: ImportDialogProps) {
  const fresh = withoutKnown(reading.words, known)
  const run = useImportEntries(onClose)
  const isUnreadable = reading.words.length === 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.importTitle}
      description={
        isUnreadable
          ? t.importUnreadable
          : t.importLead(fresh.length, reading.words.length - fresh.length, reading.faulty)
      }
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.importCancel}
          </Button>
          <Button
            variant="primary"
            disabled={fresh.length === 0}
            busy={run.isPending}
            onClick={() => run.mutate(fresh)}
          >
            {t.importConfirm}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-1">
        {fresh.slice(0, shownWords).map((word) => (
          <li key={keyOf(word)} className="flex flex-wrap gap-x-2">
            <span className="text-ink-soft line-through">{word.originalWord}</span>
            <span>{word.correctedWord}</span>
          </li>
        ))}
      </ul>
      {fresh.length > shownWords && (
        <p className="mt-2 text-sm text-ink-soft">{t.importMore(fresh.length - shownWords)}</p>
      )}
    </Dialog>
  )
}

/** Each word once, and none that is there already. */
function withoutKnown(words: readonly CsvWord[], known: readonly VocabularyEntry[]): CsvWord[] {
  const seen = new Set(known.map(keyOf))
  return words.filter((word) => {
    const key = keyOf(word)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function keyOf({ originalWord, language }: { originalWord: string; language: string }): string {
  return `${language} ${originalWord.toLowerCase()}`
}

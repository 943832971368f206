import { Download, Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Language } from '#contract/enums.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '#web/ui/table.tsx'
import type { VocabularyEntry } from '../contract.ts'
import { vocabularyTexts as t } from '../texts.ts'
import { type CsvReading, decodeCsv, readCsv, writeCsv } from './csv.ts'
import { EntryForm } from './entry-form.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { useDeleteEntry, useVocabulary } from './use-vocabulary.ts'

export interface VocabularyManagerProps {
  preferredLanguage: Language
  languageNames: Record<Language, string>
}

const noEntries: readonly VocabularyEntry[] = []

/** The own vocabulary: add, see how often each entry acted, delete, take it along as CSV. */
export function VocabularyManager({ preferredLanguage, languageNames }: VocabularyManagerProps) {
  const vocabulary = useVocabulary()
  const [reading, setReading] = useState<CsvReading | null>(null)
  const entries = vocabulary.data ?? noEntries
  return (
    <section className="flex flex-col gap-6">
      <SectionHeader
        title={t.title}
        description={t.lead}
        actions={
          vocabulary.isSuccess && (
            <>
              <CsvInput onText={(text) => setReading(readCsv(text, preferredLanguage))} />
              <Button
                icon={<Download aria-hidden="true" />}
                disabled={entries.length === 0}
                onClick={() => saveCsv(entries)}
              >
                {t.exportCsv}
              </Button>
            </>
          )
        }
      />
      <EntryForm preferredLanguage={preferredLanguage} languageNames={languageNames} />
      {vocabulary.isPending && <Skeleton className="h-24" />}
      {vocabulary.isError && (
        <LoadFailed text={t.loadFailed} error={vocabulary.error} onRetry={() => void vocabulary.refetch()} />
      )}
      {vocabulary.isSuccess && entries.length === 0 && <EmptyState title={t.empty}>{t.emptyText}</EmptyState>}
      {entries.length > 0 && <Entries entries={entries} languageNames={languageNames} />}
      {reading && <ImportDialog reading={reading} known={entries} onClose={() => setReading(null)} />}
    </section>
  )
}

function CsvInput({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={t.importCsv}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void file.arrayBuffer().then((bytes) => onText(decodeCsv(bytes)))
        }}
      />
      <Button icon={<Upload aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t.importCsv}
      </Button>
    </>
  )
}

interface EntriesProps {
  entries: readonly VocabularyEntry[]
  languageNames: Record<string, string>
}

function Entries({ entries, languageNames }: EntriesProps) {
  const [doomed, setDoomed] = useState<VocabularyEntry | null>(null)
  const remove = useDeleteEntry(() => setDoomed(null))
  return (
    <div className="flex flex-col gap-2">
      <p className="numbers text-sm text-ink-soft">{t.count(entries.length)}</p>
      <Table caption={t.title}>
        <thead>
          <tr>
            <TableHead className="max-sm:w-1/2">{t.columns.original}</TableHead>
            <TableHead className="max-sm:w-1/2">{t.columns.corrected}</TableHead>
            <TableHead className="max-sm:hidden">{t.columns.language}</TableHead>
            <TableHead className="text-right max-sm:hidden">{t.columns.frequency}</TableHead>
            <TableHead>
              <span className="sr-only">{t.actionsColumn}</span>
            </TableHead>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <TableRow key={entry.id}>
              <TableCell className="hyphens-auto wrap-anywhere text-ink-soft">{entry.originalWord}</TableCell>
              <TableCell className="font-semibold hyphens-auto wrap-anywhere">
                {entry.correctedWord}
                <span className="numbers block text-sm font-normal text-ink-soft sm:hidden">
                  {t.timesReplaced(entry.frequency)}
                </span>
              </TableCell>
              <TableCell className="max-sm:hidden">{languageNames[entry.language] ?? entry.language}</TableCell>
              <TableCell numeric className="max-sm:hidden">
                {t.times(entry.frequency)}
              </TableCell>
              <TableCell>
                <span className="flex justify-end">
                  <IconButton
                    label={t.remove(entry.originalWord)}
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => setDoomed(entry)}
                  />
                </span>
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={t.confirmDelete}
        description={doomed && t.confirmDeleteText(doomed.originalWord, doomed.correctedWord)}
        confirmLabel={t.delete}
        danger
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed.id)}
      />
    </div>
  )
}

function saveCsv(entries: readonly VocabularyEntry[]): void {
  const url = URL.createObjectURL(new Blob([writeCsv(entries)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = t.csvName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

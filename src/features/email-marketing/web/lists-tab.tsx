import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { marketingTexts as t } from '#features/email-marketing/texts.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useCreateList, useLists } from './use-marketing.ts'

export interface ListsTabProps {
  chosen: readonly number[]
  onChoose: (listIds: number[]) => void
}

const longestName = 50

export function ListsTab({ chosen, onChoose }: ListsTabProps) {
  const lists = useLists()
  const toggle = (id: number) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <div className="flex max-w-[52rem] flex-col gap-8">
      <NewList />
      <section className="flex flex-col gap-3">
        <SectionHeader title={t.lists} description={t.listsLead} />
        {lists.isPending && <Skeleton className="h-24" />}
        {lists.isError && <LoadFailed text={t.listsFailed} error={lists.error} onRetry={() => void lists.refetch()} />}
        {lists.data?.length === 0 && <EmptyState title={t.noLists} />}
        {lists.data && lists.data.length > 0 && (
          <ul>
            {lists.data.map((list) => (
              <li key={list.id} className="border-b border-line py-2 last:border-0">
                <Checkbox
                  label={
                    <span className="flex flex-wrap items-baseline gap-x-4">
                      <span className="min-w-0 font-semibold break-words">{list.name}</span>{' '}
                      <span className="numbers text-ink-soft">{t.listFacts(list.totalSubscribers, list.id)}</span>
                    </span>
                  }
                  checked={chosen.includes(list.id)}
                  onCheckedChange={() => toggle(list.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

function NewList() {
  const [name, setName] = useState('')
  const create = useCreateList(() => setName(''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') create.mutate(name.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <Field label={t.newList}>
          <Input value={name} maxLength={longestName} onChange={(event) => setName(event.target.value)} />
        </Field>
      </div>
      <Button
        type="submit"
        variant="primary"
        disabled={name.trim() === ''}
        busy={create.isPending}
        icon={<Plus aria-hidden="true" />}
      >
        {t.createList}
      </Button>
    </form>
  )
}

import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { marketingTexts as t } from '#features/email-marketing/texts.ts'
import { messageOf } from '#web/api-client.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useFindContact } from './use-marketing.ts'

export function ContactSearch() {
  const [email, setEmail] = useState('')
  const find = useFindContact()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() !== '') find.mutate(email.trim())
  }
  return (
    <div className="flex max-w-[52rem] flex-col gap-6">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3" noValidate>
        <div className="min-w-0 flex-1 basis-60">
          <Field label={t.searchEmail}>
            <Input type="email" autoComplete="off" value={email} onChange={(event) => setEmail(event.target.value)} />
          </Field>
        </div>
        <Button
          type="submit"
          variant="primary"
          disabled={email.trim() === ''}
          busy={find.isPending}
          icon={<Search aria-hidden="true" />}
        >
          {t.searchContact}
        </Button>
      </form>
      <div aria-live="polite">
        {find.isIdle && <p className="text-ink-soft">{t.searchLead}</p>}
        {find.isError && (
          <Banner tone="clash" role="alert">
            {messageOf(find.error, t.searchFailed)}
          </Banner>
        )}
        {find.data && (
          <section aria-label={t.result}>
            <pre className="overflow-x-auto rounded-md bg-sunken p-4 font-mono text-sm whitespace-pre-wrap break-words">
              {JSON.stringify(find.data, null, 2)}
            </pre>
          </section>
        )}
      </div>
    </div>
  )
}

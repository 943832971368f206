import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fragment, useEffect, useRef, useState } from 'react'
import { type Language, languages } from '#contract/enums.ts'
import type { CurrentUser } from '#features/auth/contract.ts'
import { call } from '#web/api-client.ts'
import { currentUserKey } from '#web/shell/use-current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { updateProfile } from '../contract.ts'
import { profileTexts as t } from '../texts.ts'
import { preferredLanguageOf } from './preferred-language.ts'
import { showProfileFailure } from './show-profile-failure.ts'

const options = languages.map((value) => ({ value, label: t.languages[value] }))

/** Who is signed in, and the preferred language; it changes in edit mode only. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const stored = preferredLanguageOf(user)
  const [isEditing, setEditing] = useState(false)
  const [language, setLanguage] = useState<Language>(stored)
  const select = useRef<HTMLSelectElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  // The pressed button is gone; the focus goes on to what is next, not to the start of the page.
  useEffect(() => {
    if (isEditing === wasEditing.current) return
    wasEditing.current = isEditing
    // Saving takes its time: who went on elsewhere meanwhile stays there.
    if (document.activeElement !== document.body) return
    if (isEditing) select.current?.focus()
    else edit.current?.focus()
  }, [isEditing])
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: () => call(updateProfile, { body: { preferredLanguage: language } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: currentUserKey })
      setEditing(false)
      toast({ title: t.saved, tone: 'proven' })
    },
    onError: (error) => showProfileFailure(error, t.saveFailed),
  })

  function startEditing() {
    setLanguage(stored)
    setEditing(true)
  }

  return (
    <section className="flex flex-col gap-5">
      <SectionHeader title={t.account} description={t.accountLead} />
      <dl className="grid max-w-[520px] grid-cols-[auto_1fr] gap-x-8 gap-y-2">
        <dt className="text-ink-soft">{t.email}</dt>
        <dd className="min-w-0 break-words">
          {user.email.split(/(?<=[@.])/).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part may stand twice, and none ever moves.
            <Fragment key={index}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </dd>
        <dt className="text-ink-soft">{t.role}</dt>
        <dd>{t.roles[user.role]}</dd>
      </dl>
      <form
        className="flex max-w-[520px] flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <Field label={t.language} help={t.languageHelp}>
          <Select
            ref={select}
            value={isEditing ? language : stored}
            onValueChange={setLanguage}
            options={options}
            disabled={!isEditing}
          />
        </Field>
        {/* Keys, so that the button that opens never becomes, under the same click, the one that sends the form. */}
        {isEditing ? (
          <div key="editing" className="flex gap-2">
            <Button type="submit" variant="primary" busy={save.isPending}>
              {t.save}
            </Button>
            <Button variant="quiet" disabled={save.isPending} onClick={() => setEditing(false)}>
              {t.cancel}
            </Button>
          </div>
        ) : (
          <div key="reading">
            <Button ref={edit} onClick={startEditing}>
              {t.edit}
            </Button>
          </div>
        )}
      </form>
    </section>
  )
}

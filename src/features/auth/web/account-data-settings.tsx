import { useState } from 'react'
import { addressOf } from '#web/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { type CurrentUser, exportAccount, type Security } from '../contract.ts'
import { securityTexts as t } from '../texts.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { useWhenFresh } from './fresh-sign-in.tsx'

export function AccountDataSettings({ user, security }: { user: CurrentUser; security: Security }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const whenFresh = useWhenFresh()
  const open = () => setIsDeleting(true)
  return (
    <>
      <section className="flex flex-col items-start gap-4">
        <div className="w-full">
          <SectionHeader title={t.dataTitle} description={t.exportLead} />
        </div>
        <a href={addressOf(exportAccount)} download className={buttonClass()}>
          {t.export}
        </a>
      </section>
      <section className="flex flex-col items-start gap-4">
        <div className="w-full">
          <SectionHeader title={t.deleteTitle} description={t.deleteLead} />
        </div>
        <Button variant="danger" onClick={() => (security.hasPassword ? open() : whenFresh(open))}>
          {t.deleteAccount}
        </Button>
        <DeleteAccountDialog
          open={isDeleting}
          email={user.email}
          asksPassword={security.hasPassword}
          onClose={() => setIsDeleting(false)}
        />
      </section>
    </>
  )
}

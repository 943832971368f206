import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import type { Security } from '../contract.ts'
import { securityTexts as t } from '../texts.ts'
import { AppSetupDialog } from './app-setup-dialog.tsx'
import { FactorRemoval, type Removal } from './factor-removal.tsx'
import { formatDay } from './format-time.ts'
import { useWhenFresh } from './fresh-sign-in.tsx'
import { supportsPasskeys } from './passkey.ts'
import { PasskeySetupDialog } from './passkey-setup-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SettingsRow } from './settings-row.tsx'
import { useReloadSecurity } from './use-security.ts'

type Setup = 'app' | 'passkey' | null

/** Authenticator app, passkeys and recovery codes: what is set up, and changing it. */
export function FactorSettings({ security }: { security: Security }) {
  const [setup, setSetup] = useState<Setup>(null)
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const whenFresh = useWhenFresh()
  const reload = useReloadSecurity()
  const { totpSince, passkeys, recoveryCodesLeft } = security
  const hasFactor = totpSince !== null || passkeys.length > 0

  async function handleChanged(recoveryCodes: readonly string[] | null) {
    setSetup(null)
    setRemoval(null)
    setCodes(recoveryCodes)
    await reload()
  }

  return (
    <section className="flex flex-col gap-4">
      <SectionHeader title={t.factorTitle} description={t.factorSettingsLead} />
      {security.secondFactorRequired && !hasFactor && <Banner tone="ask">{t.factorRequiredNote}</Banner>}
      <ul className="flex flex-col">
        <SettingsRow
          title={t.app}
          note={totpSince ? t.since(formatDay(totpSince)) : t.appOff}
          action={
            totpSince ? (
              <Button size="small" onClick={() => whenFresh(() => setRemoval({ kind: 'app' }))}>
                {t.turnOff}
              </Button>
            ) : (
              <Button size="small" onClick={() => whenFresh(() => setSetup('app'))}>
                {t.setUp}
              </Button>
            )
          }
        />
        <SettingsRow
          title={t.passkeys}
          note={supportsPasskeys ? passkeys.length === 0 && t.passkeysNone : t.passkeyUnsupported}
          action={
            <Button size="small" disabled={!supportsPasskeys} onClick={() => whenFresh(() => setSetup('passkey'))}>
              {t.addPasskey}
            </Button>
          }
        />
        {passkeys.map((passkey) => (
          <SettingsRow
            key={passkey.id}
            isPart
            title={passkey.name}
            note={t.passkeyUsed(formatDay(passkey.createdAt), passkey.lastUsedAt && formatDay(passkey.lastUsedAt))}
            action={
              <Button
                size="small"
                aria-label={t.removePasskey(passkey.name)}
                onClick={() => whenFresh(() => setRemoval({ kind: 'passkey', ...passkey }))}
              >
                {t.remove}
              </Button>
            }
          />
        ))}
        {hasFactor && (
          <SettingsRow
            title={t.recoveryTitle}
            note={t.recoveryLeft(recoveryCodesLeft)}
            action={
              <Button size="small" onClick={() => whenFresh(() => setRemoval({ kind: 'codes' }))}>
                {t.renewCodes}
              </Button>
            }
          />
        )}
      </ul>
      <AppSetupDialog open={setup === 'app'} onClose={() => setSetup(null)} onDone={handleChanged} />
      <PasskeySetupDialog open={setup === 'passkey'} onClose={() => setSetup(null)} onDone={handleChanged} />
      <FactorRemoval removal={removal} onClose={() => setRemoval(null)} onDone={handleChanged} />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </section>
  )
}

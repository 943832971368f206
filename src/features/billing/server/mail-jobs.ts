import { billingMails } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { cancelledMail, paymentFailedMail, trialBillingMail, trialEndedMail, trialEndingMail } from './mails.ts'
import { findSubscription, findUserById } from './subscription-repository.ts'
import { presentStatus } from './subscription-status.ts'

const mailKinds = ['trial-ending', 'trial-billing', 'trial-ended', 'payment-failed', 'cancelled'] as const
type MailKind = (typeof mailKinds)[number]

const letters = {
  'trial-ending': trialEndingMail,
  'trial-billing': trialBillingMail,
  'trial-ended': trialEndedMail,
  'payment-failed': paymentFailedMail,
  cancelled: cancelledMail,
} satisfies Record<MailKind, unknown>

interface MailCause {
  userId: string
  kind: MailKind
  /** What the mail is about; the same kind goes out once for each. */
  reference: string
}

/** Sends a mail in the transaction that causes it, unless it was already caused. */
export async function sendMailOnce(
  deps: Pick<Deps, 'jobs' | 'clock'>,
  tx: Database,
  { userId, kind, reference }: MailCause,
): Promise<void> {
  const rows = await tx
    .insert(billingMails)
    .values({ userId, kind, reference, createdAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning()
  if (rows.length === 1) await deps.jobs.send(tx, `billing-mail-${kind}`, { userId })
}

export function defineMailJobs(deps: Deps): void {
  for (const kind of mailKinds) {
    deps.jobs.define(`billing-mail-${kind}`, async ({ userId }) => {
      const user = await findUserById(deps.db, userId ?? '')
      if (!user) return
      const status = presentStatus(user, await findSubscription(deps.db, user.id), deps.clock.now())
      const mail = letters[kind](deps.env, user, status)
      if (mail) await deps.mailer.send(mail)
    })
  }
}

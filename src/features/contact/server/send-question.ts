import type { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { letter } from '#server/mail/letter.ts'
import type { questionInput } from '../contract.ts'
import { contactTexts as t } from '../texts.ts'

/** Mails a question to the support; an answer goes to whoever asked. Nothing of it is stored. */
export async function mailQuestion(
  deps: Pick<Deps, 'env' | 'mailer'>,
  { name, email, subject, message }: z.infer<typeof questionInput>,
): Promise<void> {
  const mail = letter(deps.env, {
    to: deps.env.COMPANY_EMAIL,
    subject: t.mailSubject(subject, name),
    greeting: t.mailGreeting,
    paragraphs: [t.mailFrom(name, email), ...message.split(/\n{2,}/)],
    closing: deps.env.BRAND_NAME,
  })
  await deps.mailer.send({ ...mail, replyTo: email })
}

import { z } from 'zod'
import { email } from '#contract/account-fields.ts'
import { nonBlank, route, success } from '#contract/route.ts'

/** Fixed by the tutorials page. Source: spec part 2 section 7. */
export const questionSubject = 'FAQ Question from Tutorials Page'

export const questionInput = z.object({
  name: nonBlank('Bitte geben Sie Ihren Namen ein').pipe(
    z.string().trim().max(100, { message: 'Höchstens 100 Zeichen' }),
  ),
  email,
  subject: nonBlank('Bitte geben Sie einen Betreff ein').max(200, { message: 'Höchstens 200 Zeichen' }),
  message: nonBlank('Bitte geben Sie Ihre Frage ein').max(5000, { message: 'Höchstens 5000 Zeichen' }),
})

export const sendQuestion = route({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary: 'Send a question to the support',
  body: questionInput,
  response: success,
})

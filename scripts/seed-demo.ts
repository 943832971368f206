/**
 * `npm run seed:demo`: people in every state, a year of usage and feedback, for trying out the administration.
 *
 * Invented throughout, the same in every run, and written once; refuses where real payment is set up.
 * The embedded database serves one process: stop the product first.
 */
import { join } from 'node:path'
import { seed } from '#database/seed.ts'
import { openDatabase } from '#server/db/database.ts'
import { readEnv } from '#server/env.ts'
import { paymentFile } from '#stand-ins/payment/address.ts'
import { createPaymentStandIn } from '#stand-ins/payment/payment-stand-in.ts'
import { seedDemoData } from './demo/seed-demo-data.ts'

const env = readEnv(process.env)
if (!env.standInsAllowed || env.STRIPE_SECRET_KEY) {
  console.error('Demo data is only for an installation for trying out: local, and without real payment.')
  process.exit(1)
}
const database = await openDatabase(env)
try {
  const clock = { now: () => new Date() }
  const { generatedPassword } = await seed({ db: database.db, env, clock })
  if (generatedPassword) console.log(`Administrator ${env.ADMIN_EMAIL}, password ${generatedPassword}`)
  const payment = createPaymentStandIn({
    pagesUrl: '',
    clock,
    onEvent: () => {},
    file: join(env.DATA_DIR, paymentFile),
  })
  const result = await seedDemoData({ db: database.db, clock, payment })
  if (result) payment.save()
  console.log(result ?? 'The demo data is already there.')
} finally {
  await database.close()
}

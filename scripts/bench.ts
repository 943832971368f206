/** `npm run bench`: every measurement of the house in one table; fails where a budget is missed. */
import { benchEngine, benchTable } from './bench-engine.ts'
import { benchLanding } from './bench-landing.ts'
import { benchSignIn } from './bench-sign-in.ts'

const rows = [...(await benchEngine()), ...(await benchSignIn()), ...(await benchLanding())]
process.stdout.write(`${benchTable(rows)}\n`)
if (rows.some(({ value, below }) => below !== null && value >= below)) process.exitCode = 1

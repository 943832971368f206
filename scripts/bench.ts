/**
 * `npm run bench`: every measurement of the house in one table; fails where a budget is missed.
 *
 * `-- --full` measures the administration at full size, which takes some minutes.
 */
import { benchEngine, benchTable } from './bench-engine.ts'
import { benchScale } from './bench-scale.ts'
import { benchSignIn } from './bench-sign-in.ts'

const isFull = process.argv.includes('--full')
const rows = [...(await benchEngine()), ...(await benchSignIn()), ...(await benchScale(isFull))]
process.stdout.write(`${benchTable(rows)}\n`)
if (rows.some(({ value, below }) => below !== null && value >= below)) process.exitCode = 1

// Preloaded with --import: reads .env where there is one; what the shell has set stays.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'

const file = join(import.meta.dirname, '..', '.env')
if (existsSync(file)) loadEnvFile(file)

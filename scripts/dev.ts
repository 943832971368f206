/**
 * `npm run dev`: the server, started anew when one of its files changes, and the browser side with hot reload,
 * both behind one address. Ctrl+C ends both.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { freePort } from './free-port.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT || 3000)
const serverPort = await freePort()
const url = `http://localhost:${port}`
// The configuration of Vite reads it when it is loaded, below.
process.env.API_ORIGIN = `http://localhost:${serverPort}`

const web = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: { host: 'localhost', port, strictPort: true },
})
await web.listen()

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'src', 'server', 'main.ts')], {
  cwd: root,
  env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: url },
  stdio: 'inherit',
})
console.log(`KlarBefund with hot reload: ${url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
server.once('exit', (code) => void end(code ?? 0))

let isEnding = false
async function end(code = 0): Promise<void> {
  if (isEnding) return
  isEnding = true
  server.kill('SIGTERM')
  await web.close()
  process.exit(code)
}

import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readEnv, SettingsError } from './env.ts'
import { startServer } from './start-server.ts'

it('shows the generated password at the first start, also where the port is taken, and says so in plain words', async () => {
  const port = await takePort()
  const folder = mkdtempSync(join(tmpdir(), 'klarbefund-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const printed = vi.spyOn(console, 'info').mockReturnValue()
  onTestFinished(() => printed.mockRestore())
  const output = () => printed.mock.calls.join('\n')
  const settings = { DATA_DIR: folder, HOST: '127.0.0.1', LOG_LEVEL: 'silent' }

  const refused = startServer(readEnv({ ...settings, PORT: String(port) }))
  await expect(refused).rejects.toThrow(SettingsError)
  await expect(refused).rejects.toThrow(`Unter 127.0.0.1:${port} läuft schon ein anderes Programm.`)
  expect(output()).toMatch(/Passwort: \S{16} /)

  printed.mockClear()
  const running = await startServer(readEnv({ ...settings, PORT: '0' }))
  await running.stop()
  expect(output()).toContain('KlarBefund läuft')
  expect(output()).not.toContain('Passwort')
})

async function takePort(): Promise<number> {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => other.close(() => resolve())))
  return (other.address() as AddressInfo).port
}

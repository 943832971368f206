import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import { takeBackup } from '#server/operation/backup.ts'

it('the running product gives a backup of its embedded database', async () => {
  expect(inject('obstacle')).toBeNull()
  const target = mkdtempSync(join(tmpdir(), 'klarbefund-backup-'))
  onTestFinished(() => rmSync(target, { recursive: true, force: true }))
  const { wasRunning, manifest } = await takeBackup(inject('dataFolder'), target, new Date())
  expect(wasRunning).toBe(true)
  expect(manifest.counts.users).toBeGreaterThan(0)
  expect((await fetch(`${inject('baseUrl')}/readyz`)).status).toBe(200)
})

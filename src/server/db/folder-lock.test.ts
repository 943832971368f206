import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { FolderInUseError, lockFolder } from './folder-lock.ts'

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'klarbefund-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('lockFolder', () => {
  it('refuses a second holder while the first lives, and names its process', () => {
    const folder = freshFolder()
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
    expect(() => lockFolder(folder)).toThrow(String(process.pid))
    release()
    lockFolder(folder)()
  })

  it('takes over from a process that is gone', () => {
    const folder = freshFolder()
    const dead = spawnSync(process.execPath, ['-e', '0']).pid
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: dead, startedAt: '1' }))
    lockFolder(folder)()
  })

  it('takes over where the pid lives but belongs to another process by now', {
    skip: process.platform !== 'linux',
  }, () => {
    const folder = freshFolder()
    writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, startedAt: '1' }))
    lockFolder(folder)()
  })

  it('takes over from an unreadable lock', () => {
    const folder = freshFolder()
    writeFileSync(join(folder, 'lock'), '{')
    lockFolder(folder)()
  })
})

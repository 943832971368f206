import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { FolderInUseError, isFolderLocked, lockFolder } from './folder-lock.ts'

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'klarbefund-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Another process that holds the folder until it is killed. */
async function holdElsewhere(folder: string): Promise<ChildProcess> {
  const code = `import { lockFolder } from ${JSON.stringify(new URL('folder-lock.ts', import.meta.url).href)}
    lockFolder(${JSON.stringify(folder)})
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

describe('lockFolder', () => {
  it('refuses a second holder in the same process until the first lets go', () => {
    const folder = freshFolder()
    const release = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
    expect(isFolderLocked(folder)).toBe(true)
    release()
    expect(isFolderLocked(folder)).toBe(false)
    lockFolder(folder)()
  })

  it('refuses while another process lives, names it, and takes over once that was killed', async () => {
    const folder = freshFolder()
    const other = await holdElsewhere(folder)
    expect(() => lockFolder(folder)).toThrow(`Prozess ${other.pid} benutzt`)
    expect(isFolderLocked(folder)).toBe(true)
    other.kill('SIGKILL')
    await once(other, 'exit')
    expect(isFolderLocked(folder)).toBe(false)
    lockFolder(folder)()
  })

  it('believes no number of a process: that of the holder may be anybody here, as between two containers', async () => {
    const folder = freshFolder()
    await holdElsewhere(folder)
    writeFileSync(join(folder, 'process'), String(process.pid))
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  })

  it('is not held by what a dead process left behind, nor by a look', () => {
    const folder = freshFolder()
    expect(isFolderLocked(folder)).toBe(false)
    writeFileSync(join(folder, 'process'), '1')
    lockFolder(folder)()
    expect(readFileSync(join(folder, 'process'), 'utf8')).toBe(String(process.pid))
    expect(isFolderLocked(folder)).toBe(false)
    lockFolder(folder)()
  })
})

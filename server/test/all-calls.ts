import { readdir } from 'node:fs/promises'
import type { Call } from '@gondola/contract/calls/call.ts'

const FOLDER = new URL('../../contract/src/calls/', import.meta.url)

/** Every call that the contract declares, by its name; one that is added there is found here. */
export async function listAllCalls(): Promise<[name: string, call: Call][]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const modules = await Promise.all(
    files.map(async (file) => (await import(new URL(file, FOLDER).href)) as Record<string, unknown>),
  )
  return modules.flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Call] => isCall(entry[1])),
  )
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'shape' in value

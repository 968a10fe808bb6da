import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const CONTRACT = path.resolve(import.meta.dirname, '../../contract/src')

/**
 * Hashes the schemas of calls and entities into `import.meta.env.CONTRACT_SHAPE`: responses that a browser stored under
 * another hash may have another shape.
 */
export function contractShape(): Record<string, string> {
  const files = ['calls', 'entities'].flatMap((folder) =>
    readdirSync(path.join(CONTRACT, folder))
      .filter((name) => !name.endsWith('.test.ts'))
      .toSorted()
      .map((name) => path.join(CONTRACT, folder, name)),
  )
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return { 'import.meta.env.CONTRACT_SHAPE': JSON.stringify(hash.digest('hex').slice(0, 8)) }
}

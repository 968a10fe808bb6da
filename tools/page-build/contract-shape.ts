import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const CONTRACT = path.resolve(import.meta.dirname, '../../contract/src')

/** Calls and entities; what is built of their schemas imports them from there. */
const HAS_SCHEMAS = /from 'typebox'|calls\/index\.ts'/

/**
 * Hashes the schemas of calls and entities into `import.meta.env.CONTRACT_SHAPE`: responses that a browser stored under
 * another hash may have another shape.
 */
export function contractShape(): Record<string, string> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) {
    const text = readFileSync(path.join(CONTRACT, file), 'utf8')
    if (HAS_SCHEMAS.test(text)) hash.update(text)
  }
  return { 'import.meta.env.CONTRACT_SHAPE': JSON.stringify(hash.digest('hex').slice(0, 8)) }
}

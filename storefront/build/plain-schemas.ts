import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Call } from '@gondola/contract/calls'
import type { Plugin } from 'vite'

/** A module that imports what builds schemas: TypeBox, or what is made of it (contract/src/base/fields.ts, contract/src/calls). */
const BUILDS_SCHEMAS = /^import \{[^}]*\b(?:Type|Closed|Nullable|SomeOf|staffResource)\b[^}]*\} from/m

/**
 * Evaluates modules that build schemas while the page is built and ships their exports as JSON, so that the browser
 * does without the library. Calls keep their method and path, functions are left out, and the bundler drops what no
 * module uses.
 */
export function plainSchemas(): Plugin {
  return {
    name: 'plain-schemas',
    apply: 'build',
    async load(file) {
      if (!file.endsWith('.ts') || !BUILDS_SCHEMAS.test(await readFile(file, 'utf8'))) return null
      const values = (await import(pathToFileURL(file).href)) as Record<string, unknown>
      return Object.entries(values)
        .filter(([, value]) => typeof value !== 'function')
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(inBrowser(value))}`)
        .join('\n')
    },
  }
}

/** Of a call, what a browser uses: its address. */
function inBrowser(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('shape' in value)) return value
  const { method, path } = value as unknown as Call
  return { method, path }
}

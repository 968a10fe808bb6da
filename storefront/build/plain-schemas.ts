import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Call } from '@gondola/contract/calls'
import { parseSync, type Plugin } from 'vite'

const FIELDS = new URL('../../contract/src/base/fields.ts', import.meta.url)

/** What builds schemas: TypeBox, and what is made of it; all that fields.ts makes of it. */
const BUILDERS = [
  'Type',
  'staffResource',
  ...Array.from(
    readFileSync(FIELDS, 'utf8').matchAll(/^export const ([A-Z]\w*) = [<(]/gm),
    ([, name]) => name,
  ),
].join('|')

/** A module that imports what builds schemas. */
const BUILDS_SCHEMAS = new RegExp(`^import \\{[^}]*\\b(?:${BUILDERS})\\b[^}]*\\} from`, 'm')

/** What builds a schema has no place in the browser. */
const USES_SCHEMAS = new RegExp(`\\b(?:Type\\.|(?:${BUILDERS})\\()`)

/**
 * Evaluates modules that build schemas while the page is built and ships their values as JSON, so that the browser does
 * without the library. Calls keep their method and path, functions their source, and the bundler drops what no module
 * uses.
 */
export function plainSchemas(): Plugin {
  return {
    name: 'plain-schemas',
    apply: 'build',
    async load(file) {
      if (!file.endsWith('.ts')) return null
      const source = await readFile(file, 'utf8')
      if (!BUILDS_SCHEMAS.test(source)) return null
      const values = (await import(pathToFileURL(file).href)) as Record<string, unknown>
      const plain = Object.entries(values).filter(([, value]) => typeof value !== 'function')
      return [
        ...plain.map(([name, value]) => `export const ${name} = ${JSON.stringify(inBrowser(value))}`),
        ...functionsOf(source, new Set(Object.keys(values)), new Set(plain.map(([name]) => name))),
      ].join('\n')
    },
  }
}

/** Of a call, what a browser uses: its address. */
function inBrowser(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('shape' in value)) return value
  const { method, path } = value as unknown as Call
  return { method, path }
}

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** The exported functions of a module that build no schemas, with the declarations and imports that they use. */
function functionsOf(source: string, exported: ReadonlySet<string>, plain: ReadonlySet<string>): string[] {
  const body = parseSync('module.ts', source).program.body as unknown as Node[]
  const statements = new Map<string, Node>()
  const imports = new Map<string, string>()
  for (const node of body) {
    const declared = (node['declaration'] ?? node) as Node
    for (const { local, imported } of (node['specifiers'] ?? []) as { local: Node; imported?: Node }[])
      imports.set(
        String(local['name']),
        `{ ${String(imported?.['name'])} as ${String(local['name'])} } from ${JSON.stringify((node['source'] as Node)['value'])}`,
      )
    if (declared.type.startsWith('TS')) continue
    for (const { id } of (declared['declarations'] ?? [declared]) as { id?: Node }[])
      if (id) statements.set(String(id['name']), node)
  }
  const used = new Set([...exported].filter((name) => !plain.has(name)))
  const kept = new Set<Node>()
  for (const name of used) {
    const statement = plain.has(name) ? undefined : statements.get(name)
    if (statement === undefined || kept.has(statement)) continue
    if (USES_SCHEMAS.test(source.slice(statement.start, statement.end))) continue
    kept.add(statement)
    for (const other of namesIn(statement)) used.add(other)
  }
  return [
    ...[...imports].filter(([name]) => used.has(name)).map(([, what]) => `import ${what}`),
    ...body.filter((node) => kept.has(node)).map(({ start, end }) => source.slice(start, end)),
  ]
}

/** Every name that a piece of code uses as a value. */
function namesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(namesIn)
  if (typeof part !== 'object' || part === null) return []
  const node = part as Node
  if (node.type === 'Identifier') return [String(node['name'])]
  if (node.type === 'MemberExpression' && node['computed'] === false) return namesIn(node['object'])
  if (node.type === 'Property' && node['computed'] === false) return namesIn(node['value'])
  if (/^TS(As|Satisfies|NonNull)/.test(node.type)) return namesIn(node['expression'])
  return node.type?.startsWith('TS') ? [] : Object.values(node).flatMap(namesIn)
}

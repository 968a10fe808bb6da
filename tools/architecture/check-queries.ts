import type { CodeFile } from './import-graph.ts'
import { isTest } from './read-sources.ts'
import type { SyntaxNode } from './syntax.ts'

/** Where SQL is written: stores, what all of them stand on, migrations, and the example shop's rows. */
const HOLDS_SQL = /\.store\.ts$|^server\/src\/(platform\/db|demo)\//

/** Methods of a database handle that begin a query, and functions that keep one. */
const BEGINS_QUERY = new Set([
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
])
const KEEPS_QUERY = new Set(['preparedQuery', 'preparedInsert', 'keptSearch'])

/** Sentences about the server's code that builds queries outside stores. */
export function checkQueries({ path: file, nodes }: CodeFile): string[] {
  if (!file.startsWith('server/src/') || HOLDS_SQL.test(file) || isTest(file)) return []
  const built = [...new Set(nodes.flatMap((node) => queryOf(node) ?? []))]
  return built.length === 0
    ? []
    : [`${file} builds a query (${built.join(', ')}): SQL belongs in a *.store.ts`]
}

function queryOf({ type, callee, tag }: SyntaxNode): string | null {
  if (type === 'TaggedTemplateExpression') return nameOf(tag) === 'sql' ? 'sql' : null
  if (type !== 'CallExpression') return null
  const name = nameOf((callee as SyntaxNode)['property'] ?? callee)
  const isMethod = (callee as SyntaxNode).type === 'MemberExpression'
  return (isMethod ? BEGINS_QUERY : KEEPS_QUERY).has(name) ? name : null
}

const nameOf = (node: unknown): string => {
  const { type, name } = (node ?? {}) as { type?: string; name?: string }
  return type === 'Identifier' ? (name ?? '') : ''
}

/** Who writes the catalogue holds it first, and has it shown: there is one way to do so. */
const ONE_WAY = 'server/src/catalogue/change-catalogue.ts'
/** Who may call what it is made of. Whether visitors see prices is no row of the catalogue, and heard of as one. */
const MADE_OF = new Map([
  ['lockCatalogue', [ONE_WAY]],
  ['bumpCatalogueVersion', [ONE_WAY, 'server/src/site/staff-parameters.ts']],
])

/** Sentences about code that locks the catalogue or counts its version up by hand. */
export function checkCatalogueWriters({ path: file, nodes }: CodeFile): string[] {
  if (!file.startsWith('server/src/') || isTest(file)) return []
  return nodes.flatMap(({ type, callee }) => {
    const name = type === 'CallExpression' ? nameOf(callee) : ''
    const allowed = MADE_OF.get(name)
    return allowed === undefined || allowed.includes(file)
      ? []
      : [`${file} calls ${name}: the catalogue is written through changeCatalogue`]
  })
}

import type { CodeFile } from './import-graph.ts'
import { isTest } from './read-sources.ts'
import type { SyntaxNode } from './syntax.ts'

/** Where SQL is allowed: stores, their shared modules, migrations, and the demo shop's rows. */
const HOLDS_SQL = /\.store\.ts$|^server\/src\/(platform\/db|app\/demo)\//

/** Methods of a database handle that begin a query, and functions that prepare one. */
const BEGINS_QUERY = new Set([
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
])
const KEEPS_QUERY = new Set(['preparedQuery', 'preparedInsert', 'preparedSearch'])

/** Complaints about server code that builds queries outside stores. */
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

/** Catalogue writes lock it first and publish the change afterwards, through this one module. */
const ONE_WAY = 'server/src/goods/catalogue/change-catalogue.ts'
/**
 * Files that may call its parts directly. The visibility of prices is no row of the catalogue, but is published like
 * one.
 */
const MADE_OF = new Map([
  ['lockCatalogue', [ONE_WAY]],
  ['bumpCatalogueVersion', [ONE_WAY, 'server/src/site/storefront-content.routes.ts']],
])

/** Complaints about code that locks the catalogue or increments its version directly. */
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

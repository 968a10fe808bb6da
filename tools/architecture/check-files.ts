import type { CodeFile } from './import-graph.ts'
import { isTest, type SourceFile } from './read-sources.ts'
import type { SyntaxNode } from './syntax.ts'

const LINES_MAX = 300

/** Files whose length follows from what they list. */
const LISTS = [
  /\.test\.tsx?$/,
  /^(server|storefront|backoffice)\/src\/(.+\/)?texts\//,
  /^contract\/src\/[\w-]+\/([\w-]+-)?texts\.ts$/,
  /^contract\/src\/base\/constants\.ts$/,
  /^demo\/src\//,
  /^server\/src\/platform\/db\/tables\/generated\.ts$/,
]

/** Catch-all names: they say nothing about the content. */
const DRAWER = /(^|[-.])(utils?|helpers?|common|managers?)([-.]|$)|^index\./

/** The public entry of a feature of the contract. */
const FEATURE_ENTRY = /^contract\/src\/[\w-]+\/index\.ts$/

/** Valid names of files and folders: words with hyphens, and dots before the kind. */
const KEBAB_CASE = /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/

/** Complaints about names and length. */
export function checkFile({ path: file, text }: SourceFile): string[] {
  const complaints: string[] = []
  for (const name of file.split('/')) {
    if (DRAWER.test(name) && !FEATURE_ENTRY.test(file))
      complaints.push(`${file}: ${name} names a drawer, not a thing`)
    if (!KEBAB_CASE.test(name)) complaints.push(`${file}: ${name} is not in kebab-case`)
  }
  const lines = text.split('\n').length - 1
  if (lines > LINES_MAX && !LISTS.some((pattern) => pattern.test(file))) {
    complaints.push(`${file} has ${lines} lines, more than ${LINES_MAX}: it probably holds two things`)
  }
  return complaints
}

/** Impure globals: rules get what they need from them as arguments. */
const OUTSIDE = new Set([
  'process',
  'window',
  'document',
  'localStorage',
  'fetch',
  'performance',
  'setTimeout',
])

/** Complaints about contract code that is not pure: it uses a clock, random numbers or the environment. */
export function checkPurity({ path: file, nodes }: CodeFile): string[] {
  if (!file.startsWith('contract/src/') || isTest(file)) return []
  return nodes.flatMap((node) => {
    const impurity = impurityOf(node)
    return impurity === null ? [] : [`${file} uses ${impurity}: the contract has no clock and no I/O`]
  })
}

function impurityOf(node: SyntaxNode): string | null {
  const callee = nameOf(node['callee'])
  if (node.type === 'NewExpression' && callee === 'Date' && isEmpty(node['arguments'])) return 'new Date()'
  if (node.type === 'CallExpression' && callee === 'Date') return 'Date()'
  if (node.type === 'CallExpression' && OUTSIDE.has(callee)) return callee
  if (node.type !== 'MemberExpression') return null
  const [object, property] = [nameOf(node['object']), nameOf(node['property'])]
  if (object === 'Date' && property === 'now') return 'Date.now'
  if (object === 'Math' && property === 'random') return 'Math.random'
  return OUTSIDE.has(object) ? object : null
}

/** The only files that access the browser's storage, because they validate what they read. */
const KEEPERS = ['storefront/src/state/stored.ts', 'backoffice/src/api/storage.ts']
const STORAGES = new Set(['localStorage', 'sessionStorage'])

/** Complaints about page code that accesses the browser's storage directly. */
export function checkStorage({ path: file, nodes }: CodeFile): string[] {
  if (!/^(storefront|backoffice)\/src\//.test(file) || isTest(file) || KEEPERS.includes(file)) return []
  return nodes.some((node) => STORAGES.has(nameOf(node)))
    ? [`${file} names the browser's storage: ${KEEPERS.join(' and ')} read it, and drop what cannot be read`]
    : []
}

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0
const nameOf = (node: unknown): string => {
  const { type, name } = (node ?? {}) as { type?: string; name?: string }
  return type === 'Identifier' ? (name ?? '') : ''
}

/** Folders of a single machine. */
const MACHINE_FOLDER = /(^|[^\w.:-])\/(work|root)\//m

/** Complaints about what works on one machine only: its folders, its package registry. */
export function checkMachine({ path: file, text }: SourceFile): string[] {
  const complaints: string[] = []
  const found = MACHINE_FOLDER.exec(text)
  if (found) complaints.push(`${file} names a folder of one machine: ${found[0].trim()}`)
  if (file.endsWith('package-lock.json') && /"resolved": "https?:/.test(text)) {
    complaints.push(`${file} names the registry it was made with ("resolved")`)
  }
  return complaints
}

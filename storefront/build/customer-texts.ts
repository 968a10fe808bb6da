import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, type Plugin } from 'vite'
import { MESSAGE_PARTS, type MessageSource } from '@gondola/contract/site'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SOURCES = '{contract,storefront,server}/src/**/*.{ts,tsx}'
const DECLARES_TEXTS = /\bownTexts\(|\bsay`/

/** Of a value's expression: the name and an example, as staff read them; the first that matches. */
const FIELDS = JSON.parse(readFileSync(new URL('field-names.json', import.meta.url), 'utf8')) as [
  pattern: string,
  name: string,
  example: string,
][]

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** Writes what a chain may word, for the server: all texts that are declared by `ownTexts` or tagged with `say`. */
export function customerTexts(folder: string): Plugin {
  return {
    name: 'customer-texts',
    apply: 'build',
    writeBundle() {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, 'textos.json'), JSON.stringify(listCustomerTexts()))
    },
  }
}

/** Each text once, in the order of the parts. */
export function listCustomerTexts(): MessageSource[] {
  const parts = Object.keys(MESSAGE_PARTS)
  const place = (file: string) => (parts.indexOf(file) + parts.length + 1) % (parts.length + 1)
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file))
  const found = files
    .toSorted((a, b) => place(a) - place(b) || a.localeCompare(b))
    .flatMap((file) => textsOf(file, readFileSync(path.join(ROOT, file), 'utf8')))
  return [...new Map(found.toReversed().map((one) => [one.written, one])).values()].toReversed()
}

function textsOf(file: string, source: string): MessageSource[] {
  if (!DECLARES_TEXTS.test(source)) return []
  const part = (MESSAGE_PARTS as Record<string, string>)[file] ?? MESSAGE_PARTS['']
  const found: MessageSource[] = []
  const add = (written: string, fields: MessageSource['fields']) => {
    if (/\p{L}/u.test(written)) found.push({ part, written, fields })
  }
  const leaves = (node: Node | null): void => {
    if (node?.type === 'Literal' && typeof node['value'] === 'string') add(node['value'], [])
    if (node?.type === 'ObjectExpression')
      partsIn(node['properties']).forEach((one) => leaves(one['value'] as Node))
    if (node?.type === 'ArrayExpression') partsIn(node['elements']).forEach(leaves)
    if (node?.type.startsWith('TS')) leaves(node['expression'] as Node)
  }
  const walk = (code: unknown): void => {
    if (Array.isArray(code)) return code.forEach(walk)
    if (typeof code !== 'object' || code === null) return
    const node = code as Node
    if (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'ownTexts')
      partsIn(node['arguments']).forEach(leaves)
    if (node.type === 'TaggedTemplateExpression' && (node['tag'] as Node)['name'] === 'say') {
      const { quasis, expressions } = node['quasi'] as { quasis: Node[]; expressions: Node[] }
      const written = quasis.map((one) => (one['value'] as { cooked: string }).cooked).join('{}')
      add(written, fieldsOf(expressions.map(({ start, end }) => source.slice(start, end))))
    }
    Object.values(node).forEach(walk)
  }
  walk(parseSync(file, source).program.body)
  return found
}

const partsIn = (list: unknown) => list as Node[]

/** Names and examples of a text's values, as staff read them; of two of one name, the second is `importe2`. */
function fieldsOf(values: readonly string[]): MessageSource['fields'] {
  const named = values.map((value) => FIELDS.find(([pattern]) => new RegExp(pattern).test(value))!.slice(1))
  return named.map(([name = '', example = ''], place) => {
    const before = named.slice(0, place).filter(([other]) => other === name).length
    return [before === 0 ? name : `${name}${before + 1}`, example]
  })
}

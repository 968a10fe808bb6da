import { parseSync } from 'vite'
import type { SourceFile } from './read-sources.ts'

/** A node of the syntax tree (ESTree, with TypeScript's nodes). */
export interface SyntaxNode {
  type: string
  start: number
  [field: string]: unknown
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

/** Every node of the file. Throws if the syntax is invalid. */
export function listNodes({ path, text }: SourceFile): SyntaxNode[] {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  return nodesBelow(program)
}

function nodesBelow(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow)
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(nodesBelow)
  return 'type' in value && 'start' in value ? [value as SyntaxNode, ...below] : below
}

/** The import specifiers as written: static, dynamic, re-exports and types. */
export function listSpecifiers(nodes: SyntaxNode[]): string[] {
  return nodes.flatMap(({ type, source }) => {
    if (!IMPORTING.has(type)) return []
    const { value } = (source ?? {}) as { value?: unknown }
    return typeof value === 'string' ? [value] : []
  })
}

import type { Plugin } from 'vite'

/** The contract's call declarations, whose schemas only the server reads. */
const CALLS = /\/contract\/src\/[\w-]+\/([\w-]+-)?calls?\.ts$/

/** Index of the schemas' argument in `call(method, path, auth, shape)`. */
const SHAPE = 3

/**
 * The functions that build schemas, without side effects: unused results can be dropped
 * (`treeshake.manualPureFunctions`).
 */
export const SCHEMA_MAKERS = ['Type', 'Closed', 'Nullable']

interface SyntaxNode {
  type: string
  start: number
  end: number
  callee?: { name?: string }
  arguments?: SyntaxNode[]
}

/**
 * Replaces the schemas in the contract's calls by `{}` in browser builds. The browser uses only methods and paths and
 * validates nothing; the bundler then drops the schemas that no call refers to.
 */
export function leaveSchemasOut(): Plugin {
  return {
    name: 'leave-schemas-out',
    apply: 'build',
    transform(code, id) {
      if (!CALLS.test(id)) return null
      const shapes = listNodes(this.parse(code)).flatMap(({ type, callee, arguments: given }) => {
        const shape = type === 'CallExpression' && callee?.name === 'call' ? given?.[SHAPE] : undefined
        return shape ? [shape] : []
      })
      const left = shapes
        .toSorted((a, b) => b.start - a.start)
        .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code)
      return { code: left, map: null }
    },
  }
}

/** Every node of a syntax tree. */
function listNodes(tree: unknown): SyntaxNode[] {
  if (typeof tree !== 'object' || tree === null) return []
  const inner = Object.values(tree).flatMap(listNodes)
  return 'type' in tree ? [tree as SyntaxNode, ...inner] : inner
}

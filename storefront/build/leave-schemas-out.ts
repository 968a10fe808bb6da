import type { Plugin } from 'vite'

/** The contract's declarations of calls, whose schemas only the server reads. */
const CALLS = /\/contract\/src\/calls\/[\w-]+\.ts$/

/** Which argument of `call(method, path, auth, shape)` the schemas are. */
const SHAPE = 3

/** What makes schemas; one that nobody uses needs not be made (`treeshake.manualPureFunctions`). */
export const SCHEMA_MAKERS = ['Type', 'Closed', 'Nullable']

interface SyntaxNode {
  type: string
  start: number
  end: number
  callee?: { name?: string }
  arguments?: SyntaxNode[]
}

/**
 * Takes the schemas out of the calls that the browser makes: it sends methods and paths and checks nothing, and what
 * no call names any more, the bundler drops.
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

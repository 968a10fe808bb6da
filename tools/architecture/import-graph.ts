import path from 'node:path'
import type { SourceFile } from './read-sources.ts'
import { listNodes, listSpecifiers, type SyntaxNode } from './syntax.ts'

/** One import: of a file of the project (`target`), or of a package or Node module (`external`). */
export interface Import {
  file: string
  specifier: string
  /** Path from the project's folder. */
  target: string | null
  /** `react`, `@fastify/cookie`, `node:fs`. */
  external: string | null
}

/** A parsed source file. */
export interface CodeFile extends SourceFile {
  nodes: SyntaxNode[]
  imports: Import[]
}

/** Parses a file and resolves each of its imports. */
export function takeApart(source: SourceFile): CodeFile {
  const nodes = listNodes(source)
  const imports = listSpecifiers(nodes).map((specifier) => ({
    file: source.path,
    specifier,
    ...meaningOf(specifier, source.path),
  }))
  return { ...source, nodes, imports }
}

function meaningOf(specifier: string, file: string): Pick<Import, 'target' | 'external'> {
  const [name = ''] = specifier.split('?')
  if (name.startsWith('.')) return { target: path.posix.join(path.posix.dirname(file), name), external: null }
  const [, workspace, rest] = /^@gondola\/([^/]+)\/(.+)$/.exec(name) ?? []
  if (workspace !== undefined && rest?.startsWith('test/'))
    return { target: `${workspace}/${rest}.ts`, external: null }
  if (workspace !== undefined)
    return { target: `${folderOf(workspace)}/src/${fileOf(workspace, rest ?? '')}`, external: null }
  if (name.startsWith('node:')) return { target: null, external: name }
  const parts = name.split('/')
  return { target: null, external: parts.slice(0, name.startsWith('@') ? 2 : 1).join('/') }
}

/** The folder of a package of the project. */
const folderOf = (workspace: string): string =>
  workspace === 'payment-simulator' ? `lab/${workspace}` : workspace

/** The file that a path in a package stands for; the contract's is a feature's entry (`exports` in its package.json). */
function fileOf(workspace: string, rest: string): string {
  if (workspace !== 'contract') return rest
  return rest === 'all-entities' ? `${rest}.ts` : `${rest}/index.ts`
}

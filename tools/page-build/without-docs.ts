import { parseSync, type Plugin } from 'vite'

/** The contract's declarations of calls. */
const CALLS = /\/contract\/src\/[\w-]+\/[\w-]*calls\.ts$/

interface Node {
  type: string
  key: { name?: string }
  start: number
  end: number
}

/** Leaves out what the API's description says of the calls (`docs`): a page has no use for it. */
export function withoutDocs(): Plugin {
  return {
    name: 'without-docs',
    apply: 'build',
    enforce: 'pre',
    transform(source, file) {
      if (!CALLS.test(file)) return null
      const docs: [start: number, end: number][] = []
      const visit = (part: unknown): void => {
        if (Array.isArray(part)) return part.forEach(visit)
        if (typeof part !== 'object' || part === null) return
        const { type, key, start, end } = part as Partial<Node>
        if (type === 'Property' && key?.name === 'docs') docs.push([Number(start), Number(end)])
        else Object.values(part).forEach(visit)
      }
      visit(parseSync(file, source).program.body)
      // shorter from the end, so that the places before stay
      return docs
        .toSorted(([one], [other]) => other - one)
        .reduce((text, [start, end]) => `${text.slice(0, start)}docs: undefined${text.slice(end)}`, source)
    },
  }
}

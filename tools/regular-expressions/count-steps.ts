import type { Pattern } from './parse-pattern.ts'

/** Thrown when a search exceeds the maximum. */
class TooMany extends Error {}

type Goes = (at: number) => boolean

/**
 * Counts the characters and choices that a backtracking search like V8's tries in the text, from every start, up to
 * `most`. Counting instead of timing gives the same result on every machine.
 */
export function countSteps(pattern: Pattern, flags: string, text: string, most: number): number {
  const characters = [...text]
  const isMatching = new Map<string, Map<string, boolean>>()
  let steps = 0

  const step = () => {
    if (++steps > most) throw new TooMany()
  }

  function matches(source: string, character: string): boolean {
    let known = isMatching.get(source)
    if (known === undefined) isMatching.set(source, (known = new Map()))
    let is = known.get(character)
    if (is === undefined) {
      is = new RegExp(`^(?:${source})$`, flags.replace(/[gy]/g, '')).test(character)
      known.set(character, is)
    }
    return is
  }

  function isPlace(source: string, at: number): boolean {
    if (source === '^') return at === 0 || (flags.includes('m') && characters[at - 1] === '\n')
    if (source === '$') return at === characters.length || (flags.includes('m') && characters[at] === '\n')
    const isWord = (index: number) => /^\w$/.test(characters[index] ?? '')
    return (isWord(at - 1) !== isWord(at)) === (source === String.raw`\b`)
  }

  function run(node: Pattern, at: number, next: Goes): boolean {
    step()
    switch (node.kind) {
      case 'empty':
        return next(at)
      case 'character':
        return at < characters.length && matches(node.source, characters[at]!) && next(at + 1)
      case 'place':
        return isPlace(node.source, at) && next(at)
      case 'sequence':
        return sequence(node.parts, 0, at, next)
      case 'choice':
        return node.branches.some((branch) => run(branch, at, next))
      case 'look': {
        const isFound = node.isBehind
          ? Array.from({ length: Math.min(at, longest(node.inner)) + 1 }, (_, back) => at - back).some(
              (from) => run(node.inner, from, (end) => end === at),
            )
          : run(node.inner, at, () => true)
        return isFound !== node.isNot && next(at)
      }
      case 'repeat':
        return repeat(node, 0, at, next)
    }
  }

  const sequence = (parts: readonly Pattern[], index: number, at: number, next: Goes): boolean => {
    const part = parts[index]
    return part === undefined ? next(at) : run(part, at, (end) => sequence(parts, index + 1, end, next))
  }

  function repeat(
    node: Extract<Pattern, { kind: 'repeat' }>,
    times: number,
    at: number,
    next: Goes,
  ): boolean {
    step()
    const again = () =>
      times < node.most &&
      run(node.inner, at, (end) => (end > at || times < node.least) && repeat(node, times + 1, end, next))
    if (times < node.least) return again()
    return node.isLazy ? next(at) || again() : again() || next(at)
  }

  try {
    for (let start = 0; start <= characters.length; start++) if (run(pattern, start, () => true)) break
  } catch (error) {
    // a stack overflow is too much as well
    if (!(error instanceof TooMany) && !(error instanceof RangeError)) throw error
    return most
  }
  return steps
}

/** The maximum number of characters that a pattern matches, for the reach of a lookbehind. */
function longest(node: Pattern): number {
  switch (node.kind) {
    case 'character':
      return 1
    case 'sequence':
      return node.parts.reduce((sum, part) => sum + longest(part), 0)
    case 'choice':
      return Math.max(...node.branches.map(longest))
    case 'repeat':
      return node.most === 0 ? 0 : node.most * longest(node.inner)
    default:
      return 0
  }
}

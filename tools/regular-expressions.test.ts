import { describe, expect, test } from 'vitest'
import { root } from './install-packages.mjs'
import { isCode, isTest, readSources } from './architecture/read-sources.ts'
import { listNodes, type SyntaxNode } from './architecture/syntax.ts'
import { countSteps } from './regular-expressions/count-steps.ts'
import { parsePattern, type Pattern } from './regular-expressions/parse-pattern.ts'
import { keepSoundPatterns, readSoundPatterns } from './regular-expressions/sound-patterns.ts'

// ASVS 1.3.12: the worst case of every pattern in the project is at most quadratic in the length of the text.

interface Written {
  file: string
  source: string
  flags: string
}

const LENGTHS = [24, 48] as const
const MOST_STEPS = 400_000
const WORTH_LOOKING = 1_000
/**
 * Twice the text may take four times the steps (a search from every position), and a little more; cubic growth takes
 * eight times.
 */
const MOST_GROWTH = 5.5

const written: Written[] = readSources(root)
  .filter(
    (file) =>
      isCode(file) && !isTest(file.path) && /^(contract|server|storefront|backoffice)\//.test(file.path),
  )
  .flatMap((file) => listNodes(file).flatMap((node) => literalOf(node, file.path)))

function literalOf({ type, regex }: SyntaxNode, file: string): Written[] {
  if (type !== 'Literal' || typeof regex !== 'object' || regex === null) return []
  const { pattern, flags } = regex as { pattern: string; flags: string }
  return [{ file, source: pattern, flags }]
}

/** Characters for hostile texts: some of every kind, and those in the pattern itself. */
const ALPHABET = [
  'a',
  'Z',
  '0',
  '9',
  ' ',
  '\t',
  '\n',
  '-',
  '.',
  ',',
  '/',
  '@',
  '<',
  '"',
  '%',
  '$',
  'ñ',
  '€',
  '\u0301',
]

function charactersOf(pattern: Pattern): string[] {
  switch (pattern.kind) {
    case 'character':
      return /^[^\\[.]$/u.test(pattern.source)
        ? [pattern.source]
        : [...pattern.source].filter((c) => !/[\\[\]^dwspDWSP]/.test(c))
    case 'sequence':
      return pattern.parts.flatMap(charactersOf)
    case 'choice':
      return pattern.branches.flatMap(charactersOf)
    case 'repeat':
    case 'look':
      return charactersOf(pattern.inner)
    default:
      return []
  }
}

/** Prefixes that the pattern's parts match in sequence: what comes before a repetition must match first. */
function beginningsOf(pattern: Pattern, flags: string): string[] {
  if (pattern.kind === 'choice') return pattern.branches.flatMap((branch) => beginningsOf(branch, flags))
  if (pattern.kind !== 'sequence') return ['']
  const beginnings = ['']
  let text = ''
  for (const part of pattern.parts) {
    text += exampleOf(part, flags)
    beginnings.push(text)
  }
  return beginnings
}

function exampleOf(pattern: Pattern, flags: string): string {
  switch (pattern.kind) {
    case 'character':
      return (
        ALPHABET.concat(charactersOf(pattern)).find((c) =>
          new RegExp(`^(?:${pattern.source})$`, flags.replace(/[gy]/g, '')).test(c),
        ) ?? ''
      )
    case 'sequence':
      return pattern.parts.map((part) => exampleOf(part, flags)).join('')
    case 'choice':
      return exampleOf(pattern.branches[0]!, flags)
    case 'repeat':
      return exampleOf(pattern.inner, flags).repeat(Math.max(1, pattern.least))
    default:
      return ''
  }
}

/** The steps for the kind of text that grows worst, at each length. */
function worstSteps({ source, flags }: Pick<Written, 'source' | 'flags'>): number[] {
  const pattern = parsePattern(source)
  const letters = [...new Set([...ALPHABET, ...charactersOf(pattern)])].slice(0, 40)
  const units = [...new Set([...letters, ...beginningsOf(pattern, flags).filter((text) => text !== '')])]
  const pairs = letters.slice(0, 10).flatMap((a) => letters.slice(0, 10).map((b) => a + b))
  const starts = [...new Set(beginningsOf(pattern, flags))].slice(0, 8)
  const kinds = starts.flatMap((start) => [...units, ...pairs].map((unit) => ({ start, unit })))
  let worst = LENGTHS.map(() => 0)
  for (const { start, unit } of kinds) {
    const steps = LENGTHS.map((length) =>
      // a last character that nothing matches, so that all ways are tried
      countSteps(pattern, flags, `${start}${unit.repeat(Math.ceil(length / unit.length))}\u0000`, MOST_STEPS),
    )
    if (growthOf(steps) > growthOf(worst)) worst = steps
    if (growthOf(worst) === Infinity) break
  }
  return worst
}

/** How many times more the longer text takes; an aborted count is infinite, and tiny counts are ignored. */
function growthOf([short = 0, long = 0]: readonly number[]): number {
  if (long >= MOST_STEPS) return Infinity
  return long < WORTH_LOOKING ? 0 : long / short
}

describe('the counting of steps', () => {
  test.each([
    ['(a+)+$', ''],
    ['(a|aa)+$', ''],
    [String.raw`^(\w+\s?)*$`, ''],
    [String.raw`a*a*a*a*b`, ''],
  ])('sees that /%s/ takes for ever', (source, flags) => {
    expect(growthOf(worstSteps({ source, flags }))).toBeGreaterThan(MOST_GROWTH)
  })

  test.each([['^a+$'], ['a+b'], [String.raw`\s+$`], [String.raw`^\d{4}-\d\d$`], ['(?:ab)*c']])(
    'and that /%s/ does not',
    (source) => expect(growthOf(worstSteps({ source, flags: '' }))).toBeLessThan(MOST_GROWTH),
  )
})

describe('the patterns of the project', () => {
  const different = [...new Map(written.map((each) => [`/${each.source}/${each.flags}`, each])).entries()]

  test('are found', () => expect(different.length).toBeGreaterThan(100))

  test('take no more than the square of a text’s length', () => {
    const sound = readSoundPatterns()
    const slow = different
      .filter(([pattern]) => !sound.has(pattern))
      .map(([pattern, each]) => ({ pattern, file: each.file, steps: worstSteps(each) }))
      .filter(({ steps }) => growthOf(steps) > MOST_GROWTH)
    expect(slow).toEqual([])
    keepSoundPatterns(different.map(([pattern]) => pattern))
  })
})

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { check, type Diagnostics } from 'recheck'
import { afterAll, describe, expect, test } from 'vitest'
import { isCode, isTest, readSources } from './architecture/read-sources.ts'
import { listNodes, type SyntaxNode } from './architecture/syntax.ts'
import { root } from './install-packages.mjs'

// ASVS 1.3.12: the worst case of every pattern in the project is at most quadratic in the length of the text.

/** Searching from every position is quadratic. */
const DEGREE_MAX = 2

/** Patterns that were found safe; an analysis takes about 0.1 s. */
const CACHE = path.join(root, '.cache', 'safe-patterns.json')

/** Null if the pattern is safe; otherwise its complexity and a text that shows it. */
async function faultOf({ source, flags }: RegExp): Promise<string | null> {
  // `null`: no limit, since a slow machine must not change the result
  const found: Diagnostics = await check(source, flags, { timeout: null })
  if (found.status === 'safe') return null
  if (found.status === 'unknown') return `cannot be analysed: ${found.error.kind}`
  const { complexity, attack } = found
  const isSafe = complexity.type === 'polynomial' && complexity.degree <= DEGREE_MAX
  return isSafe ? null : `${complexity.summary}, as with ${attack.pattern}`
}

interface Literal {
  file: string
  pattern: RegExp
}

function literalOf({ type, regex }: SyntaxNode, file: string): Literal[] {
  if (type !== 'Literal' || typeof regex !== 'object' || regex === null) return []
  const { pattern, flags } = regex as { pattern: string; flags: string }
  return [{ file, pattern: new RegExp(pattern, flags) }]
}

describe('the check', () => {
  test.each([/(a+)+$/, /(a|aa)+$/, /^(\w+\s?)*$/, /a*a*a*a*b/, /(\w+)\s*\1.*\1.*\1$/])(
    'refuses %s',
    async (pattern) => expect(await faultOf(pattern)).toMatch(/exponential|polynomial/),
  )

  test.each([/^a+$/, /a+b/, /\s+$/, /^\d{4}-\d\d$/, /(?:ab)*c/])('accepts %s', async (pattern) =>
    expect(await faultOf(pattern)).toBe(null),
  )
})

describe('the patterns of the project', () => {
  const written = new Map(
    readSources(root)
      .filter((file) => isCode(file) && !isTest(file.path))
      .flatMap((file) => listNodes(file).flatMap((node) => literalOf(node, file.path)))
      .map((literal) => [String(literal.pattern), literal]),
  )
  const known = new Set(existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, 'utf8')) as string[]) : [])
  const safe: string[] = []

  afterAll(() => {
    mkdirSync(path.dirname(CACHE), { recursive: true })
    writeFileSync(CACHE, JSON.stringify(safe))
  })

  test('are found', () => expect(written.size).toBeGreaterThan(100))

  test.each(['lexicon', 'contract', 'server', 'storefront', 'backoffice'])(
    'take no more than the square of a text’s length in %s',
    async (folder) => {
      const faults: string[] = []
      for (const [text, { pattern, file }] of written) {
        if (!file.startsWith(`${folder}/`)) continue
        const fault = known.has(text) ? null : await faultOf(pattern)
        if (fault === null) safe.push(text)
        else faults.push(`${file}: ${text} is ${fault}`)
      }
      expect(faults).toEqual([])
    },
  )
})

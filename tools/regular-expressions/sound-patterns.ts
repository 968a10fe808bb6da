import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../install-packages.mjs'

// Cache of patterns that were found sound: they are counted again only after the counting code changes.

const KEPT = path.join(root, '.cache', 'sound-patterns.json')
const FOLDER = path.join(root, 'tools/regular-expressions')
const TEST = path.join(root, 'tools/regular-expressions.test.ts')

interface Kept {
  /** Hash of the counting code. */
  mark: string
  patterns: string[]
}

export function readSoundPatterns(): Set<string> {
  if (!existsSync(KEPT)) return new Set()
  const { mark, patterns } = JSON.parse(readFileSync(KEPT, 'utf8')) as Kept
  return new Set(mark === markOfCounting() ? patterns : [])
}

export function keepSoundPatterns(patterns: Iterable<string>): void {
  mkdirSync(path.dirname(KEPT), { recursive: true })
  const kept: Kept = { mark: markOfCounting(), patterns: [...patterns] }
  writeFileSync(KEPT, JSON.stringify(kept))
}

function markOfCounting(): string {
  const files = [TEST, ...readdirSync(FOLDER).map((name) => path.join(FOLDER, name))].toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import budgets from './budgets.json' with { type: 'json' }

/** Maximum size of the first visit to the home page, in bytes of brotli: everything that `index.html` loads at once. */
export const FIRST_LOAD_MAX_BYTES = {
  js: budgets['first load, script bytes'],
  css: budgets['first load, style bytes'],
} as const

type Kind = keyof typeof FIRST_LOAD_MAX_BYTES

/** A file of the first load, with its compressed size. */
export interface LoadedFile {
  file: string
  kind: Kind
  bytes: number
}

/** The scripts and styles that a build's page loads at once, compressed as the server sends them. */
export function firstLoadOf(dist: string): LoadedFile[] {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8')
  return [...page.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+\.(js|css))"/g)].map(
    ([, file, kind]) => ({ file: file!, kind: kind as Kind, bytes: sentBytes(path.join(dist, file!)) }),
  )
}

/** A complaint if the files of a kind are too large together, naming every file and its size; otherwise null. */
export function weightComplaint(files: readonly LoadedFile[]): string | null {
  const kinds = Object.keys(FIRST_LOAD_MAX_BYTES) as Kind[]
  const missing = kinds.filter((kind) => !files.some((file) => file.kind === kind))
  if (missing.length > 0) return `index.html asks for no ${missing.join(' and no ')}: the build is not whole`
  const heavy = kinds.filter((kind) => sum(files, kind) > FIRST_LOAD_MAX_BYTES[kind])
  if (heavy.length === 0) return null
  const sentences = heavy.map((kind) => `${weightOf(files, kind)}: too much by ${excess(files, kind)} bytes`)
  return [...sentences, ...listed(files), 'Load later what the home page does not show first.'].join('\n')
}

/** One line per kind, for the log. */
export function weightsOf(files: readonly LoadedFile[]): string {
  return (Object.keys(FIRST_LOAD_MAX_BYTES) as Kind[]).map((kind) => weightOf(files, kind)).join('\n')
}

const sum = (files: readonly LoadedFile[], kind: Kind): number =>
  files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0)

const excess = (files: readonly LoadedFile[], kind: Kind): number =>
  sum(files, kind) - FIRST_LOAD_MAX_BYTES[kind]

const weightOf = (files: readonly LoadedFile[], kind: Kind): string =>
  `first load of the home page, ${kind}: ${sum(files, kind)} bytes of brotli, ${FIRST_LOAD_MAX_BYTES[kind]} allowed`

const listed = (files: readonly LoadedFile[]): string[] =>
  files.map(({ file, bytes }) => `  ${file}: ${bytes}`)

/** A small file has no compressed version. */
function sentBytes(file: string): number {
  const compressed = `${file}.br`
  return statSync(existsSync(compressed) ? compressed : file).size
}

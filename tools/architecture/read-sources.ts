import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A text file of the project. */
export interface SourceFile {
  /** Path from the project's folder, with forward slashes. */
  path: string
  text: string
}

/** Folders and files that running the project creates or downloads. */
const NOT_SOURCES = new Set([
  '.git',
  'node_modules',
  'dist',
  '.cache',
  'test-results',
  'playwright-report',
  'capturas',
  'generated.ts',
])

/** Every text file of the project, without pictures and fonts, which contain NUL bytes. */
export function readSources(root: string): SourceFile[] {
  return listFiles(root, '')
    .filter((file) => !file.startsWith('data/'))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'))
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (NOT_SOURCES.has(entry.name)) return []
    if (entry.isDirectory()) return listFiles(root, name)
    return entry.isFile() ? [name] : []
  })
}

/** Whether it is code, to which the rules about imports, names and length apply. */
export const isCode = ({ path: file }: SourceFile): boolean => /\.(ts|tsx|mjs)$/.test(file)
export const isTest = (file: string): boolean =>
  /\.test\.tsx?$|^((lexicon|contract|server|storefront|backoffice)\/test|e2e|lab\/(faults|fuzz|harness|shop))\//.test(
    file,
  )

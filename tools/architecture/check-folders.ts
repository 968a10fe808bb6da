import path from 'node:path'
import type { CodeFile } from './import-graph.ts'
import { isTest } from './read-sources.ts'

const FILES_MAX = 30
/** A shorter file with one user belongs into its user. */
const SCRAP_LINES = 15

/** The packages whose shape is checked. */
const isOfPackage = (file: string): boolean =>
  /^(contract|lexicon|server|storefront|backoffice|demo)\/src\//.test(file) && !isTest(file)

/**
 * Complaints about folders that hold one file, or more code than a reader keeps in mind. Tests do not count; a
 * component's styles and a room's README do.
 */
export function checkFolders(files: readonly { path: string }[]): string[] {
  const all = files.map(({ path: file }) => file).filter(isOfPackage)
  const byFolder = Map.groupBy(all, (file) => path.posix.dirname(file))
  return [...byFolder].flatMap(([folder, inside]) => {
    const code = inside.filter((file) => /\.tsx?$/.test(file))
    if (code.length > FILES_MAX)
      return [`${folder} has ${code.length} files, more than ${FILES_MAX}: group them by what they are about`]
    const isAlone =
      inside.length === 1 && !all.some((file) => file.startsWith(`${folder}/`) && !inside.includes(file))
    // `browser/`: what a page of the server loads
    return isAlone && !folder.endsWith('/browser')
      ? [`${folder} holds one file: ${inside[0]} belongs beside it`]
      : []
  })
}

/** Complaints about short files that one neighbour alone imports. */
export function checkScraps(code: readonly CodeFile[]): string[] {
  const users = new Map<string, string[]>()
  for (const { path: file, imports } of code)
    for (const { target } of imports)
      if (target !== null && !isTest(file) && !ENTRY.test(file))
        users.set(target, [...(users.get(target) ?? []), file])
  return code.flatMap(({ path: file, text }) => {
    const lines = text.split('\n').length - 1
    const [user, ...others] = new Set(users.get(file))
    if (!isOfPackage(file) || lines >= SCRAP_LINES || user === undefined || others.length > 0) return []
    return roomOf(user) === roomOf(file) && kindOf(user) === kindOf(file)
      ? [`${file} has ${lines} lines and one user: it belongs into ${user}`]
      : []
  })
}

/** A feature's entry, a group's screens and the list of migrations name files; they do not use them. */
const ENTRY = /\/(index|screens)\.ts$|\/migrations\//

/** `server/src/orders`, `server/src/goods/stock`, `storefront/src/ui`. */
const roomOf = (file: string): string =>
  file
    .split('/')
    .slice(0, /^server\/src\/(goods|people|office|app)\//.test(file) ? 4 : 3)
    .join('/')
/** `store`, `routes`: SQL, HTTP and the rest do not mix. */
const kindOf = (file: string): string => /\.(store|routes)\.ts$/.exec(file)?.[1] ?? ''

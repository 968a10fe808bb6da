import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, runNpm, say } from './install-packages.mjs'

/** What runs in browsers: the shop, and the panel of its staff; with the folders that a build of each leaves. */
const PAGES = { storefront: ['dist', 'prerender/dist'], backoffice: ['dist'] }

const sourceFiles = ['package-lock.json', 'tsconfig.base.json']
const isNotSource = /[\\/](dist|node_modules)[\\/]|\.test\.tsx?$/

/** Builds each page for production unless its build matches the current sources. */
export function buildPages() {
  for (const [page, outputs] of Object.entries(PAGES)) buildPage(page, outputs)
}

/** @param {string} page @param {string[]} outputs */
function buildPage(page, outputs) {
  const stamp = path.join(root, page, 'dist', '.sources')
  const current = sourcesHash(page)
  const isWhole = outputs.every((folder) => existsSync(path.join(root, page, folder)))
  if (isWhole && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  say(`Building the ${page} (vite build)…`)
  runNpm(['run', 'build', `--workspace=${page}`, '--silent', '--', '--logLevel=warn'])
  writeFileSync(stamp, current)
}

/** @param {string} page */
function sourcesHash(page) {
  const hash = createHash('sha256')
  for (const file of [...sourceFiles, ...['lexicon/src', 'contract', page].flatMap(listFiles)]) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** @param {string} folder @returns {string[]} paths from the project's folder, always in the same order */
function listFiles(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => !isNotSource.test(file) && statSync(path.join(root, file)).isFile())
    .toSorted()
}

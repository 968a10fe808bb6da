import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, runNpm, say } from './install-packages.mjs'

const stamp = path.join(root, 'storefront', 'dist', '.sources')
const sourceFiles = ['package-lock.json', 'tsconfig.base.json']
const sourceFolders = ['contract', 'storefront']
const isNotSource = /[\\/](dist|node_modules)[\\/]|\.test\.tsx?$/

/** Builds the storefront for production unless it was built from the sources as they are now. */
export function buildStorefront() {
  const current = sourcesHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  say('Building the storefront (vite build)…')
  runNpm(['run', 'build', '--workspace=storefront', '--silent', '--', '--logLevel=warn'])
  writeFileSync(stamp, current)
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const file of [...sourceFiles, ...sourceFolders.flatMap(listFiles)]) {
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

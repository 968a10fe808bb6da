import { readdirSync, watch } from 'node:fs'
import path from 'node:path'

/** Source that the server loads. Tests and the temporary files of editors restart nothing. */
const SOURCE = /(?<!\.test)\.(ts|mjs|json|css|sql|txt)$/

/**
 * Calls `onChange` with the path after a source file below the folders was written, created, deleted or replaced.
 * Folders are watched and not files: a file replaced by rename (git checkout, sed -i, most editors) is a new inode, and
 * a watch on the old one, as `node --watch` has it on Linux, never hears of it again.
 * @param {readonly string[]} folders
 * @param {(file: string) => void} onChange
 * @returns {() => void} ends the watching
 */
export function watchFolders(folders, onChange) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map()
  for (const folder of folders) watchTree(folder)
  return () => {
    for (const folder of watchers.keys()) forget(folder)
  }

  /** @param {string} folder */
  function watchTree(folder) {
    if (watchers.has(folder)) return
    const watcher = ifThere(() =>
      watch(folder, (_event, name) => {
        if (name !== null) changed(path.join(folder, name))
      }),
    )
    if (watcher === null) return
    watchers.set(folder, watcher)
    // a watched folder that is deleted is an error on some systems; its parent's watcher says that it is gone
    watcher.on('error', () => forget(folder))
    for (const name of foldersIn(folder)) watchTree(path.join(folder, name))
  }

  /** @param {string} file */
  function changed(file) {
    if (SOURCE.test(file)) return onChange(file)
    const gone = watchers.has(file)
    // a folder that was moved away and created again is another folder: its watcher is renewed, like those below it
    for (const folder of watchers.keys()) if (isWithin(folder, file)) forget(folder)
    const isThere = foldersIn(path.dirname(file)).includes(path.basename(file))
    if (isThere) watchTree(file)
    if (gone || isThere) onChange(file)
  }

  /** @param {string} folder */
  function forget(folder) {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }
}

/** @param {string} folder */
const foldersIn = (folder) =>
  (ifThere(() => readdirSync(folder, { withFileTypes: true })) ?? [])
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)

/**
 * Null if the folder is gone: a checkout may delete it at any moment, and its parent's watcher tells that.
 * @template T
 * @param {() => T} read
 * @returns {T | null}
 */
function ifThere(read) {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** @param {string} file @param {string} folder */
const isWithin = (file, folder) => file === folder || file.startsWith(folder + path.sep)

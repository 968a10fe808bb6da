interface ModuleInfo {
  importedIds: readonly string[]
  exports?: readonly string[]
  code: string | null
}

export type ModuleOf = (id: string) => ModuleInfo | null

/** A feature's public entry, which names every file of the feature. */
const ENTRY = /\/contract\/src\/([\w-]+)\/index\.ts$/

/**
 * Every module that the starting modules need, directly or indirectly. Of a feature of the contract these are the files
 * whose exports are imported, not all that its entry names.
 */
export function listNeededModules(starts: readonly string[], moduleOf: ModuleOf): Set<string> {
  const needed = new Set(starts)
  for (const id of needed) {
    const { importedIds = [], code = '' } = moduleOf(id) ?? {}
    for (const imported of importedIds) {
      const feature = ENTRY.exec(imported)?.[1]
      if (feature === undefined) {
        needed.add(imported)
        continue
      }
      const names = namesFrom(code ?? '', feature)
      for (const file of moduleOf(imported)?.importedIds ?? []) {
        if (moduleOf(file)?.exports?.some((name) => names.has(name))) needed.add(file)
      }
    }
  }
  return needed
}

/** An import of names, or of a namespace, from a feature's entry. */
const IMPORT =
  /import\s*(?:\{([^}]*)\}|\*\s*as\s+(\w+))\s*from\s*["'](?:@gondola\/contract\/|\.\.\/)([\w-]+)(?:\/index\.ts)?["']/g

function namesFrom(code: string, feature: string): Set<string> {
  const names = new Set<string>()
  for (const [, list, space, from] of code.matchAll(IMPORT)) {
    if (from !== feature) continue
    for (const item of list?.split(',') ?? []) names.add(item.trim().split(/\s/)[0] ?? '')
    if (space === undefined) continue
    for (const [, owner, name = ''] of code.matchAll(/\b(\w+)\.(\w+)/g)) if (owner === space) names.add(name)
  }
  return names
}

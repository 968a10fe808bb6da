import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './install-packages.mjs'

interface Manifest {
  workspaces?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  allowScripts?: Record<string, boolean>
}

interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  dev?: boolean
  devOptional?: boolean
}

interface Component {
  name: string
}

/** One use of a package: the workspace that declares it, and the version. */
interface Use {
  name: string
  by: string
  version: string
}

const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T

const project = read<Manifest>('package.json')
const locked = Object.entries(read<{ packages: Record<string, Locked> }>('package-lock.json').packages)

function usesIn(kind: 'dependencies' | 'devDependencies'): Use[] {
  return ['', ...(project.workspaces ?? [])].flatMap((folder) => {
    const manifest = read<Manifest>(path.join(folder, 'package.json'))
    return Object.entries(manifest[kind] ?? {})
      .filter(([name]) => !name.startsWith('@gondola/'))
      .map(([name, version]) => ({
        name,
        version,
        by: folder === '' ? 'the project' : path.basename(folder),
      }))
  })
}

/** `package — its users`, sorted, for the comparison of the page with the manifests. */
const namedUses = (uses: readonly Use[]) => {
  const users = new Map<string, string[]>()
  for (const { name, by } of uses) users.set(name, [...(users.get(name) ?? []), by])
  return [...users].map(([name, by]) => `${name} — ${by.toSorted().join(', ')}`).toSorted()
}

/** The rows of the page's two tables. */
function rowsOfPage(): { production: string[]; development: string[]; withoutReason: string[] } {
  const page = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8')
  const [, production = '', development = ''] = page.split(/^## /m)
  const rowsIn = (part: string) => [...part.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]*) \|$/gm)]
  const named = (part: string) =>
    rowsIn(part)
      .map(([, name, by = '']) => `${name} — ${by.trim().split(', ').toSorted().join(', ')}`)
      .toSorted()
  const withoutReason = [...rowsIn(production), ...rowsIn(development)]
    .filter(([, , , why = '']) => why.trim().length < 4)
    .map(([row]) => row)
  return { production: named(production), development: named(development), withoutReason }
}

describe('dependencies', () => {
  const page = rowsOfPage()

  test('are each named on their page, with who uses them and why', () => {
    expect(page.production).toEqual(namedUses(usesIn('dependencies')))
    expect(page.development).toEqual(namedUses(usesIn('devDependencies')))
    expect(page.withoutReason).toEqual([])
  })

  test('are pinned to one version', () => {
    const loose = [...usesIn('dependencies'), ...usesIn('devDependencies')].filter(
      ({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    )
    expect(loose).toEqual([])
  })

  test('are locked with a checksum and come from the registry alone', () => {
    const odd = locked
      .filter(([name, { link }]) => name.includes('node_modules/') && link !== true)
      .filter(
        ([, { resolved, integrity, version }]) =>
          version === undefined ||
          integrity?.startsWith('sha512-') !== true ||
          // the lock names no registry if it is npm's own
          (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
      )
      .map(([name]) => name)
    expect(locked.length).toBeGreaterThan(100)
    expect(odd).toEqual([])
  })

  test('run a script when they are installed only where that is decided', () => {
    const decided = Object.keys(project.allowScripts ?? {})
    const scripted = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([name]) => name.replace(/^.*node_modules\//, ''))
      .filter((name) => name !== 'fsevents')
    expect(scripted.filter((name) => !decided.includes(name))).toEqual([])
  })
})

describe('npm run sbom', () => {
  test('lists what runs in production, and nothing else', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gondola-sbom-'))
    const file = path.join(folder, 'sbom.json')
    const { status, stderr } = spawnSync(process.execPath, ['tools/sbom.ts', file], {
      cwd: root,
      encoding: 'utf8',
    })
    expect([status, stderr.includes('npm error')]).toEqual([0, false])
    const bill = JSON.parse(readFileSync(file, 'utf8')) as { bomFormat: string; components: Component[] }
    rmSync(folder, { recursive: true })
    expect(bill.bomFormat).toBe('CycloneDX')
    const names = bill.components.map(({ name }) => name)
    for (const { name } of usesIn('dependencies')) expect(names, name).toContain(name)
    expect(names.filter((name) => ['vitest', 'typescript', '@playwright/test'].includes(name))).toEqual([])
  })
})

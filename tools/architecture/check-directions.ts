import type { CodeFile, Import } from './import-graph.ts'
import { isTest } from './read-sources.ts'

/** Shared by the builds of both pages. */
const PAGE_BUILD = /^tools\/page-build\//

/** What each package may import from the project, besides itself (design: who may import whom). */
const PACKAGES: Record<string, RegExp[]> = {
  lexicon: [],
  contract: [/^lexicon\/src\//],
  server: [/^(contract|lexicon)\/src\//],
  demo: [/^contract\/src\//],
  storefront: [/^contract\/src\//, PAGE_BUILD],
  backoffice: [/^contract\/src\//, PAGE_BUILD],
  e2e: [/^contract\/src\//, /^server\/src\//, /^lab\/(harness|shop)\//],
  'lab/payment-simulator': [],
  lab: [/^contract\/src\//, /^server\/src\//],
  tools: [],
}

/** The only folder of the server that loads the demo shop; tests may use its catalogue as an example. */
const DEMO_LOADER = /^server\/src\/app\/demo\/|^server\/.*\.test\.ts$/

/** The simulator of the payment provider is started by the demo shop, by tests and by the laboratory alone. */
const SIMULATOR_STARTER = /^server\/src\/app\/demo\/|^server\/test\/|^server\/.*\.test\.ts$|^lab\//

/** The server's tests take their shops, databases and clients from the laboratory; the server does not know it. */
const SERVER_TEST = /^server\/test\/|^server\/.*\.test\.ts$/
const LAB_FOR_TESTS = /^lab\/(harness|shop)\//
/** What tests of all packages use of these packages' own. */
const SAMPLES = /^(contract|lexicon)\/test\//

/** The laboratory's folders; each imports from the earlier groups. */
const LAB_ROOMS = [['harness', 'shop'], ['fuzz', 'faults'], ['bench']]

/** The storefront's layers; each imports from the earlier ones. Layers in one group do not import each other. */
const LAYERS = [['texts'], ['api'], ['state'], ['ui'], ['parts'], ['chrome', 'modals', 'screens'], ['app']]

/**
 * The back office's layers: API access, shared components, then a folder for each kind of record or work. Those folders
 * never import each other; `app` combines them.
 */
const BACKOFFICE_SHARED = new Set(['texts', 'api', 'ui'])

/**
 * The server's floors, lowest first. A room imports from the floors beneath its own, and from the rooms before it on its
 * floor. Files beside the folders (main.ts, app.ts) combine them and are on top.
 */
const SERVER_FLOORS = [
  ['platform'],
  ['http', 'sessions', 'mail', 'audit', 'push'],
  ['goods', 'delivery', 'site', 'people'],
  ['orders'],
  ['payments'],
  ['office'],
  ['app'],
]
const SERVER_ROOMS = SERVER_FLOORS.flat()

/**
 * The contract's features; each imports only from those before it, and only from their public entry (`index.ts`). Files
 * beside the folders list what all features have.
 */
const CONTRACT_FEATURES = [
  'base',
  'calls',
  'branches',
  'stock',
  'catalogue',
  'cart',
  'promotions',
  'clients',
  'inboxes',
  'site',
  'payments',
  'delivery',
  'orders',
  'staff',
  'catalogue-admin',
  'imports',
  'integrations',
  'reports',
  'http',
]

/** Complaints about imports in a forbidden direction. */
export function checkDirections({ path: file, imports }: CodeFile): string[] {
  return imports.flatMap((one) => {
    const complaint =
      packageComplaint(file, one) ??
      labComplaint(file, one) ??
      layerComplaint(file, one) ??
      folderComplaint(file, one) ??
      floorComplaint(file, one) ??
      contractComplaint(file, one) ??
      kindComplaint(file, one)
    return complaint === null ? [] : [`${file} imports ${one.specifier}: ${complaint}`]
  })
}

function packageComplaint(file: string, { target, external }: Import): string | null {
  const own = packageOf(file)
  const allowed = PACKAGES[own]
  if (allowed === undefined) return null
  if (own === 'contract' && external !== null && external !== 'typebox' && !isTest(file)) {
    return 'the contract needs nothing but typebox, so that every side can use it'
  }
  if (target === null || packageOf(target) === own) return null
  if (packageOf(target) === 'demo' && DEMO_LOADER.test(file)) return null
  if (packageOf(target) === 'lab/payment-simulator' && SIMULATOR_STARTER.test(file)) return null
  if (SERVER_TEST.test(file) && LAB_FOR_TESTS.test(target)) return null
  if (isTest(file) && SAMPLES.test(target)) return null
  if (allowed.some((pattern) => pattern.test(target))) return null
  return `${own} must not know ${packageOf(target)}`
}

function labComplaint(file: string, { target }: Import): string | null {
  if (target === null || packageOf(file) !== 'lab' || packageOf(target) !== 'lab') return null
  const [from = '', to = ''] = [file, target].map((one) => one.split('/')[1])
  const [rank, targetRank] = [labRankOf(from), labRankOf(to)]
  if (rank < 0 || targetRank < 0) return `${rank < 0 ? from : to} is no room of the laboratory`
  if (from === to || targetRank < rank || (rank === 0 && targetRank === 0)) return null
  return `lab/${from} must not know lab/${to}`
}

function layerComplaint(file: string, { target }: Import): string | null {
  if (target === null || !file.startsWith('storefront/src/') || !target.startsWith('storefront/src/'))
    return null
  const [from, to] = [layerOf(file), layerOf(target)]
  const [rank, targetRank] = [rankOf(from), rankOf(to)]
  if (rank < 0 || targetRank < 0) return `${rank < 0 ? from : to} is no layer of the storefront`
  if (from === to || targetRank < rank) return null
  return `${from} must not know ${to}; the order is ${LAYERS.map((names) => names.join(', ')).join(' → ')}`
}

function folderComplaint(file: string, { target }: Import): string | null {
  if (target === null || !file.startsWith('backoffice/src/') || !target.startsWith('backoffice/src/'))
    return null
  const [from, to] = [layerOf(file), layerOf(target)]
  if (from === to || from === 'app' || to === 'texts') return null
  if (from === 'texts') return 'texts are beneath everything'
  const isShared = BACKOFFICE_SHARED.has(to)
  if (from === 'api') return 'api must not know what is shown'
  if (from === 'ui') return to === 'api' ? null : `ui must not know ${to}`
  return isShared ? null : `${from} must not know ${to}: what both need belongs in ui`
}

function floorComplaint(file: string, { target }: Import): string | null {
  if (target === null || isTest(file) || !file.startsWith('server/src/') || !target.startsWith('server/src/'))
    return null
  const [from, to] = [layerOf(file), layerOf(target)]
  const [rank, targetRank] = [SERVER_ROOMS.indexOf(from), SERVER_ROOMS.indexOf(to)]
  if (rank < 0 || targetRank < 0) return `${rank < 0 ? from : to} is on no floor of the server`
  if (from === to || targetRank < rank) return null
  return `${from} must not know ${to}; the order is ${SERVER_ROOMS.join(' → ')}`
}

function contractComplaint(file: string, { target }: Import): string | null {
  if (target === null || !file.startsWith('contract/src/') || !target.startsWith('contract/src/')) return null
  const [from, to] = [layerOf(file), layerOf(target)]
  if (from === to || from === 'app') return null
  const rank = CONTRACT_FEATURES.indexOf(from)
  const targetRank = CONTRACT_FEATURES.indexOf(to)
  if (rank < 0 || targetRank < 0) return `${rank < 0 ? from : to} is no feature of the contract`
  if (target !== `contract/src/${to}/index.ts`) return `other features import contract/src/${to}/index.ts`
  if (isTest(file) || targetRank < rank) return null
  return `${from} must not know ${to}; the order is ${CONTRACT_FEATURES.join(' → ')}`
}

function kindComplaint(file: string, { target, external }: Import): string | null {
  if (file.endsWith('.store.ts')) {
    if (/^@?fastify(\/|$)/.test(external ?? '')) return 'a store is SQL and knows no HTTP'
    if (target?.endsWith('.routes.ts')) return 'a store does not know routes'
  }
  if (file.endsWith('.routes.ts') && external === 'kysely') return 'routes are HTTP; SQL belongs in a store'
  return null
}

/** A package's folder: the first of the path, but for the simulator, which lies in the laboratory. */
const packageOf = (file: string): string => /^(lab\/payment-simulator|[^/]+)/.exec(file)?.[0] ?? ''
/** Files beside the layers (main.tsx) start the app and belong to it. */
const layerOf = (file: string): string => (file.split('/').length > 3 ? (file.split('/')[2] ?? '') : 'app')
const labRankOf = (room: string): number => LAB_ROOMS.findIndex((names) => names.includes(room))
const rankOf = (layer: string): number => LAYERS.findIndex((names) => names.includes(layer))

import { beforeEach, expect, test, vi } from 'vitest'

// Each test loads the module anew, with the entry in place, as after a reload.

const kept = new Map<string, string>()
const listeners = new Set<(event: { key: string; newValue: string | null }) => void>()

beforeEach(() => {
  vi.resetModules()
  kept.clear()
  listeners.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('addEventListener', (_: string, listen: never) => listeners.add(listen))
})

const place = { Forma: 'ED', Sucursal: 2, Localidad: 'Olavarría', CodigoPostal: '7400' } as const
const OTHER = { version: 1, place, isDefault: false } as const
const DEFAULT = { version: 1, place: { Forma: 'RS', Sucursal: 1 }, isDefault: true } as const

async function load(entry?: unknown) {
  if (entry !== undefined) kept.set('lugar', typeof entry === 'string' ? entry : JSON.stringify(entry))
  const [state, api, cache, stored] = await Promise.all([
    import('./place.ts'),
    import('../../api/branch.ts'),
    import('../../api/query-client.ts'),
    import('../stored.ts'),
  ])
  return { ...state, ...api, ...cache, ...stored }
}

test('calls by branch name a chosen branch that is not the default one', async () => {
  const { inBranch, askBranch } = await load(OTHER)
  const asked = (path: string) => inBranch({ path } as never, { query: { orden: 's' } }).query
  expect(asked('/tarticulos/getall/:from/:count')).toEqual({ orden: 's', sucursal: 2 })
  for (const path of [
    '/tofertas/x',
    '/TBannersFront/x',
    '/favoritos/getall/x',
    '/dias/getdia/:Id',
    '/pedidos/clonar/:Id',
  ])
    expect(asked(path)).toHaveProperty('sucursal', 2)
  for (const path of [
    '/tarticulos/comparar',
    '/parametros/get',
    '/pedidos/save',
    '/favoritos/save',
    '/tipospagos/x',
  ])
    expect(asked(path)).not.toHaveProperty('sucursal')
  askBranch(undefined)
  expect(asked('/tarticulos/getall/:from/:count')).toEqual({ orden: 's' })
})

test.each([undefined, DEFAULT])('the default branch is named by no address: %j', async (entry) => {
  const { askedBranch, usePlace } = await load(entry)
  expect(askedBranch()).toBeUndefined()
  expect(usePlace.getState().kept).toEqual(entry ?? null)
})

test.each([
  '{"version":1',
  'null',
  '7',
  { version: 2, place },
  { version: 1 },
  { version: 1, place: { ...place, Forma: 'X' } },
  { version: 1, place: { ...place, Sucursal: '2' } },
  { version: 1, place: { ...place, Sucursal: -1 } },
  { version: 1, place: { ...place, Sucursal: 1e12 } },
  { version: 1, place: { ...place, Localidad: 7 } },
])('an entry of another shape is no place, and nothing to tell: %j', async (entry) => {
  const { usePlace, askedBranch, useLostEntries } = await load(entry)
  expect([usePlace.getState().kept, askedBranch(), useLostEntries.getState().keys]).toEqual([
    null,
    undefined,
    [],
  ])
})

test("an answer of one branch is never another's", async () => {
  const { queryClient, keepPlace } = await load()
  queryClient.setQueryData(['articles', 'offers'], 'default')
  queryClient.setQueryData(['parameters'], 'all')
  keepPlace(OTHER)
  expect(queryClient.getQueryData(['articles', 'offers'])).toBeUndefined()
  expect(queryClient.getQueryData(['parameters'])).toBe('all')
  queryClient.setQueryData(['articles', 'offers'], 'other')
  keepPlace(DEFAULT)
  expect(queryClient.getQueryData(['articles', 'offers'])).toBeUndefined()
})

test('an answer on its way when the branch changes reaches neither branch', async () => {
  const { queryClient, keepPlace } = await load()
  const { promise, resolve } = Promise.withResolvers<string>()
  const fetched = queryClient
    .fetchQuery({ queryKey: ['articles'], queryFn: () => promise })
    .catch(() => 'cancelled')
  keepPlace(OTHER)
  resolve('default')
  await fetched
  expect(queryClient.getQueryData(['articles'])).toBeUndefined()
  keepPlace(null)
  expect(queryClient.getQueryData(['articles'])).toBeUndefined()
})

/** The branches that the shop answers as taking orders. */
function openBranches(...branches: number[]) {
  const Sucursales = branches.map((Id) => ({ Id, Nombre: `Sucursal ${Id}` }))
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ Sucursales }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('another tab is followed with a notice; a branch that closed is forgotten with one', async () => {
  const { usePlace, askedBranch, branchClosed, whenMovedElsewhere, queryClient } = await load()
  const moved = vi.fn<() => void>()
  whenMovedElsewhere(moved)
  for (const listen of listeners) listen({ key: 'lugar', newValue: JSON.stringify(OTHER) })
  for (const listen of listeners) listen({ key: 'lugar', newValue: JSON.stringify(OTHER) })
  expect([askedBranch(), moved.mock.calls.length]).toEqual([2, 1])
  const fetched = openBranches(1)
  branchClosed()
  branchClosed()
  await expect.poll(() => usePlace.getState()).toEqual({ kept: null, branch: undefined, closed: 2 })
  expect(fetched).toHaveBeenCalledTimes(1)
  expect([askedBranch(), kept.get('lugar')]).toEqual([undefined, undefined])
  expect(queryClient.getQueryData(['parameters'])).toMatchObject({ Sucursales: [{ Id: 1 }] })
})

test('a refusal of another branch leaves the chosen one', async () => {
  const { usePlace, branchClosed, queryClient } = await load(OTHER)
  openBranches(1, 2)
  branchClosed()
  await expect.poll(() => queryClient.getQueryData(['parameters'])).toBeDefined()
  expect(usePlace.getState()).toMatchObject({ branch: 2, closed: null })
})

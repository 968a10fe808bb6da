import type { CartLine } from '@gondola/contract/cart'
import type { LineChange } from '@gondola/contract/catalogue'
import type { Order } from '@gondola/contract/orders'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { closeDialog, openDialog, useDialog } from '../dialogs.ts'
import { keepPlace } from '../place/place.ts'
import { QUERY_KEYS } from '../query-keys.ts'
import { useSession } from '../session/session.ts'
import { useCart } from './cart.ts'
import { isMergedUnasked, declineSavedCart } from './saved-cart.ts'

const kept = new Map<string, string>()
let changes: LineChange[] = []
const saved = (Sucursal: number | null, Id = 7) =>
  ({
    Id,
    Estado: 'I',
    Fechahora: '2026-11-21T10:00:00-03:00',
    Cliente: 5,
    Sucursal,
    Lineas: [{ Items: 1, Codart: 'pan', Cantidad: 1 }] as CartLine[],
  }) as Order

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('fetch', async () =>
    Response.json({ Lineas: changes.map((Cambio) => ({ Codart: 'pan', Cambio })), Sustitutos: [] }),
  )
  queryClient.setQueryData(QUERY_KEYS.parameters, {
    PideLugar: true,
    Sucursales: [
      { Id: 1, Nombre: 'Centro', Predeterminada: true },
      { Id: 2, Nombre: 'Norte' },
    ],
  })
  keepPlace({ version: 1, place: { Forma: 'RS', Sucursal: 1 }, isDefault: true })
  useSession.setState({ client: { Id: 5 } as never })
  useCart.setState({ lines: [] })
  closeDialog()
})
afterEach(() => vi.unstubAllGlobals())

const asked = () => {
  const { open } = useDialog.getState()
  return open?.name === 'place' ? open.props.order?.Id : undefined
}

test.each<[string, number | null, LineChange[]]>([
  ['of this branch', 1, ['sube']],
  ['of a shop of one branch', null, ['sube']],
  ['of another branch at the same prices', 2, []],
])('a saved cart %s is merged without a question', async (_name, branch, found) => {
  changes = found
  expect(await isMergedUnasked(saved(branch))).toBe(true)
  expect(asked()).toBeUndefined()
})

test.each<LineChange>(['sube', 'baja', 'no-se-vende', 'no-hay'])(
  'of another branch with %s it is reported first, once no other dialog is open',
  async (change) => {
    changes = [change]
    openDialog('login')
    expect(await isMergedUnasked(saved(2))).toBe(false)
    expect(useDialog.getState().open?.name).toBe('login')
    closeDialog()
    expect(asked()).toBe(7)
  },
)

test('once declined it stays with the account; another saved cart is asked about', async () => {
  changes = ['sube']
  declineSavedCart(saved(2))
  expect(await isMergedUnasked(saved(2))).toBe(false)
  expect(asked()).toBeUndefined()
  await isMergedUnasked(saved(2, 8))
  expect(asked()).toBe(8)
})

import type { DeliveryPlace } from '@gondola/contract/branches'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDialog, closeDialog, useDialog } from '../dialogs.ts'
import { useCart } from '../cart/cart.ts'
import { choose, useCheckout } from '../cart/checkout.ts'
import { takePlace } from './change-place.ts'
import { useSession } from '../session/session.ts'
import { declinePlace, followAccount } from './follow-account.ts'
import { keepPlace, usePlace } from './place.ts'

const OLAVARRIA: DeliveryPlace = { Forma: 'ED', Sucursal: 2, Localidad: 'Olavarría', CodigoPostal: '7400' }
const EXPRESS: DeliveryPlace = { Forma: 'RS', Sucursal: 3 }

const kept = new Map<string, string>()
let own: DeliveryPlace

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/clientes/lugar') ? Response.json(own) : new Response(null, { status: 404 }),
  )
  useCart.setState({ lines: [{ Items: 1, Codart: '1', Cantidad: 1 } as never] })
  closeDialog()
})
afterEach(() => vi.unstubAllGlobals())

/** The place that a load of the page asks about. */
async function asked(place: DeliveryPlace): Promise<DeliveryPlace | undefined> {
  own = place
  closeDialog()
  await followAccount(() => true)
  const { open } = useDialog.getState()
  return open?.name === 'place' ? open.props.wanted : undefined
}

test("the account's place of another branch is asked about until the customer stays, another place again", async () => {
  expect(await asked(OLAVARRIA)).toEqual(OLAVARRIA)
  openDialog('login')
  expect(await asked(OLAVARRIA)).toEqual(OLAVARRIA)
  declinePlace(OLAVARRIA)
  expect(await asked(OLAVARRIA)).toBeUndefined()
  expect(await asked(EXPRESS)).toEqual(EXPRESS)
  expect(usePlace.getState().kept).toBeNull()
})

test('without a cart there is nothing to lose: the place is taken', async () => {
  declinePlace(OLAVARRIA)
  useCart.setState({ lines: [] })
  expect(await asked(OLAVARRIA)).toBeUndefined()
  expect(usePlace.getState().kept?.place).toEqual(OLAVARRIA)
})

test('without a place, the default address says it, until the customer leaves that', async () => {
  const address = { Localidad: 'Olavarría', CodigoPostal: '7400', Latitud: null, Longitud: null }
  const answers: [string, unknown][] = [
    ['/clientes/lugar', null],
    ['/clientes/direcciones', [address]],
    ['/entrega/lugar', { Opciones: [{ Sucursal: 2, Nombre: 'Olavarría', Zona: null }], Retiros: [] }],
  ]
  const methods: string[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    methods.push(method)
    return Promise.resolve(Response.json(answers.find(([call]) => url.includes(call))![1]))
  })
  useCart.setState({ lines: [] })
  useSession.setState({ client: { Id: 7 } as never })
  keepPlace(null)
  await followAccount(() => true)
  // nobody told it: it chooses no delivery form, and is not saved as told
  expect(usePlace.getState().kept).toMatchObject({ place: OLAVARRIA, isGuess: true })
  await followAccount(() => true)
  expect(methods).not.toContain('PUT')
  keepPlace(null)
  declinePlace(OLAVARRIA)
  await followAccount(() => true)
  expect(usePlace.getState().kept).toBeNull()
})

test('pickup chosen for an order that was to be delivered is what the order says', () => {
  choose({ FormaEntrega: null })
  takePlace(EXPRESS)
  expect(useCheckout.getState().FormaEntrega).toBeNull()
  choose({ FormaEntrega: 'ED' })
  takePlace(EXPRESS)
  expect(useCheckout.getState().FormaEntrega).toBe('RS')
})

test('the day and slot of a branch are not those of another, whichever tab moved', () => {
  const day = { Dia: 20261124, HorarioEntrega: '09:00 a 12:00' }
  keepPlace({ version: 1, place: EXPRESS, isDefault: false })
  choose(day)
  keepPlace({ version: 1, place: { ...EXPRESS, Forma: 'ED', Localidad: 'Tandil' }, isDefault: false })
  expect(useCheckout.getState()).toMatchObject(day)
  keepPlace({ version: 1, place: OLAVARRIA, isDefault: false })
  expect(useCheckout.getState()).toMatchObject({ Dia: null, HorarioEntrega: null })
})

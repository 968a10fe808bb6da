import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import type { StaffOrder } from '@gondola/contract/orders'
import { loginWith } from '../../test/test-staff.ts'
import { CLAIM_TEXTS } from '../texts/claims.ts'
import { ClaimButtons } from './claim-button.tsx'
import { OrderClaims } from './claims.tsx'

const CLAIM = {
  Id: 5,
  Pedido: 12,
  Items: 1,
  Articulo: 'Danette',
  Motivo: 'otro',
  Cantidad: 3,
  Unidad: 1,
  Importe: 3900,
  Devuelto: 0,
  Estado: 'abierto',
  Medio: 'mismo',
  Nota: '',
  Cuenta: '',
  Foto: null,
  Salio: 3,
  Pidio: 'Flan',
  Eligio: 'Shimy',
  EnLaPuerta: 0,
  Anteriores: 0,
  Aceptados: 0,
  Preparador: 'beto',
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (...permissions: ('reclamos.ver' | 'reclamos.atender')[]) => {
  const decided = { ...CLAIM, Id: 6, Articulo: 'Pan', Estado: 'aceptado', Devuelto: 300.3 }
  vi.stubGlobal('fetch', (target: string) =>
    Promise.resolve(
      target.includes('/reclamos/5')
        ? Response.json(CLAIM)
        : Response.json([CLAIM, decided], { headers: { 'x-total-count': '2' } }),
    ),
  )
  render(
    <CoreAdminContext authProvider={loginWith(permissions)}>
      <OrderClaims Id={12} />
    </CoreAdminContext>,
  )
}

it('an order shows its claims, and what waits is answered from it, knowing what was ordered and chosen', async () => {
  show('reclamos.ver', 'reclamos.atender')
  const claims = within(await screen.findByRole('region', { name: 'Reclamos de este pedido' }))
  expect(claims.getByText('Danette, 3 un: otro artículo · Por responder')).toBeDefined()
  expect(claims.getByText('Pan, 3 un: otro artículo · Aceptado, $ 300,30')).toBeDefined()
  fireEvent.click(claims.getByRole('button', { name: 'Responder: Danette, pedido N.º 12' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Había pedido: Flan')
  expect(dialog.textContent).toContain('Preguntado, eligió: Shimy')
})

it('who only prepares sees them without answering', async () => {
  show('reclamos.ver')
  await waitFor(() => expect(screen.getByText(/^Danette/)).toBeDefined())
  expect(screen.queryByRole('button')).toBeNull()
})

const PAID = { Estado: 'cobrado', Devuelto: 0, Devolviendo: 0, Medio: null }

/** Opens the dialog of an order with three Danette of $ 1.300,00 and 500 g of cheese. */
async function openDialog(
  payments: object[],
  found: (typeof CLAIM)[] = [],
  money: object = {},
  name: 'new' | 'refused' = 'new',
) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (target: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push(JSON.parse(body as string))
      found.push({ ...CLAIM, Cantidad: 1, Estado: 'aceptado', Devuelto: 1300 })
    }
    if (target.includes('/pago')) return Response.json({ ...money, Pagos: payments })
    return Response.json(found, { headers: { 'x-total-count': String(found.length) } })
  })
  const line = (Items: number, Descrip: string, Cantidad: number, Unidad: number, Precioventa: number) => {
    return { Items, Codart: 'D', Descrip, Cantidad, Unidad, Precioventa }
  }
  const Lineas = [line(1, 'Danette', 3, 1, 3900), line(2, 'Queso', 500, 100, 5000)]
  render(
    <CoreAdminContext
      authProvider={loginWith(name === 'new' ? ['reclamos.ver', 'reclamos.atender'] : ['pedidos.despachar'])}
    >
      <ClaimButtons order={{ Id: 12, Estado: 'D', Lineas } as unknown as StaffOrder} />
      <OrderClaims Id={12} />
    </CoreAdminContext>,
  )
  fireEvent.click(await screen.findByRole('button', { name: CLAIM_TEXTS[name] }))
  return sent
}
const withSign = (name: string) => name.replaceAll('$ ', '$\u00A0')
const button = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: withSign(name) }))
const choose = async (option: string, label = 'Motivo') => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}
const line = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: withSign(name) })

it('a claim by staff begins at one piece, names the sum and where it goes, and is shown at once', async () => {
  const sent = await openDialog([{ ...PAID, Id: 1, Proveedor: 'puerta', Cobrado: 9000 }])
  fireEvent.click(await line('Danette, 3 un · $ 3.900,00'))
  expect(await screen.findByText('Vuelve: $ 1.300,00 (Como saldo a favor).')).toBeDefined()
  await choose('Faltó')
  await choose('En efectivo, en la sucursal', 'Cómo se devuelve')
  await screen.findByRole('button', { name: withSign('Devolver $ 1.300,00 en efectivo') })
  fireEvent.click(await line('Queso, 500 g · $ 5.000,00'))
  await button('Devolver $ 1.300,00 en efectivo')
  expect(screen.getByLabelText<HTMLInputElement>(/Gramos/).validity.valid).toBe(false)
  expect(sent).toEqual([])
  fireEvent.change(screen.getByLabelText(/Gramos/), { target: { value: '100' } })
  await button('Devolver $ 2.300,00 en efectivo')
  const [, reason] = screen.getAllByRole('combobox', { name: 'Motivo' })
  await waitFor(() => expect(reason!.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Elegí el motivo.')).toBeDefined()
  expect(sent).toEqual([])
  fireEvent.mouseDown(reason!)
  fireEvent.click(await screen.findByRole('option', { name: 'Vino mal o roto' }))
  await button('Devolver $ 2.300,00 en efectivo')
  expect(await screen.findByText(/^Danette, 1 un: otro artículo · Aceptado/)).toBeDefined()
  const Lineas = [
    { Items: 1, Motivo: 'falto', Cantidad: 1 },
    { Items: 2, Motivo: 'mal', Cantidad: 100 },
  ]
  expect(sent).toEqual([{ Lineas, Medio: 'sucursal', Cuenta: '', Respuesta: '' }])
})

it('a claim by staff of an order paid by card goes back to it first, without asking for a means', async () => {
  await openDialog([
    { ...PAID, Id: 1, Proveedor: 'puerta', Cobrado: 900 },
    { ...PAID, Id: 2, Proveedor: 'mercado-pago', Medio: 'visa', Cobrado: 2000 },
  ])
  fireEvent.click(await line('Danette, 3 un · $ 3.900,00'))
  expect(await screen.findByText('Vuelve: $ 1.300,00 (Mercado Pago · Visa).')).toBeDefined()
  expect(screen.queryByLabelText('Cómo se devuelve')).toBeNull()
  await screen.findByRole('button', { name: withSign('Devolver $ 1.300,00 por el mismo medio') })
  fireEvent.change(screen.getByLabelText(/Cantidad/), { target: { value: '2' } })
  const both = 'Vuelve: $ 2.000,00 (Mercado Pago · Visa) y $ 600,00 (Como saldo a favor).'
  expect(await screen.findByText(both)).toBeDefined()
  const name = 'Devolver $ 2.600,00 por el mismo medio y como saldo a favor'
  expect(screen.getByRole('button', { name: withSign(name) })).toBeDefined()
})

it.each([
  [1300, 'Se descuenta de lo que falta pagar: $ 1.300,00.', 'Descontar $ 1.300,00'],
  [
    1000,
    'Se descuenta de lo que falta pagar: $ 1.000,00. Vuelve: $ 300,00 (Como saldo a favor).',
    'Devolver $ 300,00 como saldo a favor',
  ],
])('a claim by staff lowers what is lacking first: %s', async (Falta, text, confirm) => {
  await openDialog([{ ...PAID, Id: 1, Proveedor: 'puerta', Cobrado: 9000 }], [], {
    Falta,
    Cobrado: 9000,
    Devuelto: 0,
  })
  fireEvent.click(await line('Danette, 3 un · $ 3.900,00'))
  expect((await screen.findByRole('status')).textContent.trim().replaceAll('\u00A0', ' ')).toBe(text)
  expect(screen.queryByLabelText(CLAIM_TEXTS.means) !== null).toBe(Falta < 1300)
  expect(screen.getByRole('button', { name: withSign(confirm) })).toBeDefined()
})

it('a claim by staff of an order of which nothing was taken offers nothing to give back', async () => {
  await openDialog([], [], { Falta: 0, Cobrado: 0, Devuelto: 0 })
  fireEvent.click(await line('Danette, 3 un · $ 3.900,00'))
  expect(await screen.findByText(/^De este pedido no hay nada cobrado/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Devolver/ })).toBeNull()
})

it('a claim by staff says what of a line was claimed, and offers the rest', async () => {
  const sent = await openDialog(
    [{ ...PAID, Id: 1, Proveedor: 'puerta', Cobrado: 9000 }],
    [
      { ...CLAIM, Cantidad: 2 },
      { ...CLAIM, Id: 6, Items: 2, Articulo: 'Queso', Cantidad: 500, Unidad: 100 },
    ],
  )
  const cheese = await line('Queso, 500 g · $ 5.000,00 · ya se reclamó 500 g')
  expect(cheese.disabled).toBe(true)
  fireEvent.click(await line('Danette, 3 un · $ 3.900,00 · ya se reclamó 2 un'))
  await choose('Faltó')
  await button('Devolver $ 1.300,00 como saldo a favor')
  await waitFor(() => expect(sent).toMatchObject([{ Lineas: [{ Cantidad: 1, YaReclamado: 2 }] }]))
})

it.each([
  [9000, 'Se descuenta de lo que falta pagar: $ 1.300,00.'],
  [1000, CLAIM_TEXTS.paid],
])('what is refused at the door lowers what is lacking, of which %s, or waits', async (Falta, text) => {
  const sent = await openDialog([], [], { Falta, Cobrado: 0, Devuelto: 0 }, 'refused')
  fireEvent.click(await line('Danette, 3 un · $ 3.900,00'))
  expect((await screen.findByRole('status')).textContent.trim().replaceAll('\u00A0', ' ')).toBe(text)
  expect(screen.queryByLabelText('Motivo')).toBeNull()
  await button('Anotar')
  await waitFor(() => expect(sent).toEqual([{ Lineas: [{ Items: 1, Cantidad: 1 }] }]))
})

it('what staff say was refused goes back to be sold, unless it was lost', async () => {
  const sent = await openDialog([{ ...PAID, Id: 1, Proveedor: 'puerta', Cobrado: 9000 }])
  fireEvent.click(await line('Danette, 3 un · $ 3.900,00'))
  await choose('No lo quiso')
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'La mercadería' }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Volvió y se vende de nuevo',
    'Volvió y se perdió',
  ])
  fireEvent.click(screen.getByRole('option', { name: 'Volvió y se vende de nuevo' }))
  await button('Devolver $ 1.300,00 como saldo a favor')
  await waitFor(() =>
    expect(sent).toMatchObject([{ Lineas: [{ Motivo: 'no-quiso', Volvio: 'venta', Cantidad: 1 }] }]),
  )
})

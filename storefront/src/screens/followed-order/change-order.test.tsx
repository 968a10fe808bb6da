import { testArticle } from '@gondola/contract/test/article'
import { type CartLine, toCartLine } from '@gondola/contract/cart'
import type { SlotHoldDraft } from '@gondola/contract/delivery'
import type { Order, OrderChangeDraft, OrderChangePreview } from '@gondola/contract/orders'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { keepOrderEdits } from '../../state/cart/order-edits.ts'
import { replaceCart, useCart } from '../../state/cart/cart.ts'
import { CustomerContext } from '../../state/session/customer.ts'
import { ChangeOrder } from './change-order.tsx'
import { ChangeSummary } from './change-summary.tsx'

const MILK = toCartLine(testArticle({ Codigo: '1', Descripcion: 'Leche', Precioventa: 100 }), 2)
const BREAD = toCartLine(testArticle({ Codigo: '2', Descripcion: 'Pan', Precioventa: 50 }), 3)
const WINE = toCartLine(testArticle({ Codigo: '3', Descripcion: 'Vino', Precioventa: 800, Alcohol: true }), 1)
const order = (Lineas: readonly CartLine[], more: object = {}) => ({
  Id: 12,
  Fecha: '2026-11-22',
  Fechahora: '2026-11-22T18:05:00-03:00',
  Estado: 'P',
  Cliente: 7,
  Lineas,
  FormaEntrega: 'ED',
  TipoPago: { Id: 1, Descrip: 'Efectivo' },
  TotalBruto: 200,
  TotalDescuento: 0,
  TotalEnvio: 0,
  Opt3: 'Mitre 100',
  Opt4: '',
  B1: true,
  Dia: 20_261_126,
  HorarioEntrega: '09:00 a 12:00',
  TotalNeto: Lineas.reduce(
    (sum, { Cantidad, Precioindividual }) => sum + Cantidad * (Precioindividual ?? 0),
    0,
  ),
  ...more,
})
const refusal = (code: string, status: number, more: object = {}) =>
  Response.json(
    { type: 'about:blank', title: code, status, detail: `Texto de ${code}`, code, ...more },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  )

const slot = (Id: number, Desde: string, Hasta: string, Estado = 'libre') => ({ Id, Desde, Hasta, Estado })
const GRID = {
  Hoy: '2026-11-23',
  Costo: { Monto1: 2500, Monto2: 15_000 },
  Dias: [
    {
      Id: 20_261_126,
      Fecha: '2026-11-26',
      Descrip: '',
      Horarios: [slot(1, '09:00', '12:00', 'completo'), slot(2, '12:00', '15:00')],
    },
    {
      Id: 20_261_127,
      Fecha: '2026-11-27',
      Descrip: '',
      Horarios: [slot(1, '09:00', '12:00'), slot(2, '12:00', '15:00', 'completo')],
    },
  ],
}
const PAYMENTS = [
  { Id: 1, Descrip: 'Efectivo', Indicaciones: '', Alias: '' },
  { Id: 4, Descrip: 'Transferencia', Indicaciones: 'Al alias', Alias: 'gondola' },
]

const CARD = { Id: 9, Descrip: 'Tarjeta', Forma: 'reserva', Disponible: true }
const RESERVED = {
  Pedido: 12,
  Forma: 'reserva',
  Estado: 'reservado',
  Total: 200,
  Reservado: 220,
  Cobrado: 0,
  Devuelto: 0,
  Falta: 0,
  PagarHasta: null,
  Pagina: null,
  Movimientos: [],
}

interface Sent {
  path: string
  key: string | null
  body: OrderChangeDraft & { Lineas: { Codart: string; Cantidad: number }[] }
}
let sent: Sent[]
/** The lines as the server has them, and its answers to the next attempts to save. */
let opened: { Lineas: readonly CartLine[]; Cambios?: number; TipoPago?: { Id: number; Descrip: string } }
let payments: readonly object[]
let answers: (() => Response)[]
let previewRefusal: (() => Response) | null
let openRefusal: (() => Response) | null

let held: SlotHoldDraft[]
let holdRefusal: (() => Response) | null
const holds = (draft: SlotHoldDraft): Response => {
  held.push(draft)
  if (holdRefusal !== null) return holdRefusal()
  const { Dia, HorarioEntrega } = draft
  return Response.json({ Sucursal: 1, Dia, HorarioEntrega, Vence: '15:40', Segundos: 1200 })
}

/** The shop's part of the calls: prices the lines by what it knows of them. */
async function shop(url: string, request: RequestInit): Promise<Response> {
  const path = new URL(url, 'http://shop.test').pathname
  if (request.method === 'GET' && path.endsWith('/pedidos/cambiar/12'))
    return (
      openRefusal?.() ??
      Response.json({
        Pedido: order(opened.Lineas, opened),
        Lineas: opened.Lineas,
        Sucursal: 1,
        Zona: null,
        Hasta: '2026-11-25T20:00',
      })
    )
  if (request.method === 'GET' && path.endsWith('/entrega/grilla')) return Response.json(GRID)
  if (request.method === 'GET' && path.endsWith('/entrega/propia'))
    return Response.json({ Reserva: null, Habitual: null })
  if (request.method === 'GET' && path.includes('/tipospagos/')) return Response.json(payments)
  if (request.method === 'GET' && path.endsWith('/pedidos/pago/12')) return Response.json(RESERVED)
  if (path.endsWith('/entrega/reserva')) return holds(JSON.parse(request.body as string) as SlotHoldDraft)
  if (path.endsWith('/seguimiento/12'))
    return Response.json({
      Pedido: order([MILK], { Estado: 'A' }),
      Etapas: [],
      Version: '',
      Valoraciones: [],
    })
  // the token of changes is asked for without a method
  if (request.method !== 'POST') return Response.json({})
  const body = JSON.parse(request.body as string) as Sent['body']
  sent.push({ path, key: new Headers(request.headers).get('Idempotency-Key'), body })
  const lines = body.Lineas.map(({ Codart, Cantidad }) => ({
    ...[...opened.Lineas, BREAD, WINE].find((line) => line.Codart === Codart)!,
    Cantidad,
  }))
  const after = order(lines)
  if (path.endsWith('/calcular')) {
    if (previewRefusal !== null) return previewRefusal()
    const Lineas = lines.flatMap(({ Codart, Descrip, Unidad, Cantidad }) => {
      const Antes = opened.Lineas.find((line) => line.Codart === Codart)?.Cantidad ?? 0
      return Antes === Cantidad ? [] : [{ Codart, Descrip, Unidad, Antes, Ahora: Cantidad }]
    })
    const TotalAntes = order(opened.Lineas).TotalNeto
    const Pago = body.TipoPago && { Antes: 'Efectivo', Ahora: 'Transferencia' }
    const isNoted = body.Lineas.some((line) => 'Aclaracion' in line)
    const Diferencia = {
      Lineas,
      ...(isNoted && { Aclaraciones: ['Leche'] }),
      ...(Pago && { Pago }),
      TotalAntes,
      TotalAhora: after.TotalNeto,
    }
    return Response.json({ Pedido: after, Diferencia })
  }
  return answers.shift()?.() ?? Response.json(after)
}

beforeEach(() => {
  sent = []
  opened = { Lineas: [MILK] }
  payments = PAYMENTS
  answers = []
  previewRefusal = null
  openRefusal = null
  held = []
  holdRefusal = null
  keepOrderEdits({ Id: 12, Cliente: 7 }, null)
  replaceCart([])
  vi.stubGlobal('fetch', shop)
  queryClient.setQueryData(['parameters'], { Email: '', Telefono: '0249 444-1234', Whatsapp: '' })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const Where = () => {
  const { pathname, state } = useLocation()
  return (
    <>
      <output>{pathname}</output>
      <p>{(state as { saved?: string } | null)?.saved}</p>
    </>
  )
}

function open(isWithCart = false, address = '/cambiar'): void {
  render(
    <QueryClientProvider client={queryClient}>
      <CustomerContext value={{ Id: 7 } as never}>
        <MemoryRouter initialEntries={[address]}>
          <ChangeOrder Id={12} isWithCart={isWithCart} />
          <Where />
        </MemoryRouter>
      </CustomerContext>
    </QueryClientProvider>,
  )
}

async function show(isWithCart = false, address?: string) {
  open(isWithCart, address)
  await screen.findByText(/Podés cambiarlo hasta el miércoles 25 a las 20:00/)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Saves once the change is computed. */
async function save() {
  await waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar cambios' })
    expect(button.disabled || button.getAttribute('aria-busy') === 'true').toBe(false)
  })
  press('Guardar cambios')
}
const saves = () => sent.filter(({ path }) => !path.endsWith('/calcular'))
const cart = () => useCart.getState().lines.map(({ Codart, Cantidad }) => [Codart, Cantidad])

it('says what changes and both totals, and saves the total that was seen', async () => {
  await show()
  press('Sumar Leche')
  expect(await screen.findByText(/^Leche: de 2 .*a 3/)).toBeDefined()
  expect(screen.getByText('Total con los cambios').parentElement!.textContent).toContain('300')
  expect(screen.getByRole('button', { name: 'Ver cambios' }).parentElement!.textContent).toContain('300')
  press('Ver cambios')
  expect(document.activeElement).toBe(document.querySelector('[data-part=total]'))
  await save()
  await waitFor(() => expect(document.querySelector('output')!.textContent).toBe('/pedido/12'))
  // the order's page shows it until she moves on
  expect(screen.getByText('Guardamos los cambios de tu pedido.')).toBeDefined()
  expect(saves().map(({ body }) => body)).toEqual([
    { Cambios: 0, Lineas: [{ Codart: '1', Cantidad: 3 }], TotalNeto: 300 },
  ])
})

it.each([
  ['pago', 'Pago'],
  ['total', 'Cómo queda'],
])('its address leads to a part: %s', async (part, title) => {
  await show(false, `/pedido/12?cambiar=${part}`)
  await waitFor(() => expect(document.activeElement?.querySelector('h2')?.textContent).toBe(title))
})

it('an address that names no part opens it all the same', async () => {
  const failed = vi.fn<() => void>()
  window.addEventListener('error', failed)
  await show(false, `/pedido/12?cambiar=${encodeURIComponent('"]')}`)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  window.removeEventListener('error', failed)
  expect(failed).not.toHaveBeenCalled()
})

it('says of a reserved order that is to be paid in cash what becomes of the reserve, before and after', async () => {
  opened = { Lineas: [MILK], TipoPago: CARD }
  payments = [...PAYMENTS, CARD]
  queryClient.setQueryData(['parameters'], { ToleranciaPeso: 10 })
  await show()
  await screen.findByText(/^Ya reservaste .* en tu tarjeta/)
  expect(screen.queryByText(/Liberamos/)).toBeNull()
  fireEvent.change(screen.getByLabelText('Tipo de pago'), { target: { value: '1' } })
  const told = await screen.findAllByText(/Liberamos los .*220,00 que reservaste en tu tarjeta/)
  expect(told.map((each) => each.closest('section')!.getAttribute('aria-label'))).toEqual([
    'Pago',
    expect.stringMatching(/^Cómo queda/),
  ])
  await save()
  expect(
    await screen.findByText(/^Guardamos los cambios de tu pedido\. +Liberamos los .*220,00/),
  ).toBeDefined()
})

it('shows what added alcohol costs before the customer is of age, and asks that beside saving', async () => {
  replaceCart([WINE])
  await show(true)
  expect(await screen.findByText(/^Sumaste .*Vino/)).toBeDefined()
  expect(screen.getByText('Total con los cambios').parentElement!.textContent).toContain('1.000')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Declaro ser mayor de 18 años' })
  await save()
  expect(await screen.findByText(/declará que sos mayor de 18 años/)).toBeDefined()
  expect(document.activeElement).toBe(box)
  expect(saves()).toEqual([])
  fireEvent.click(box)
  await save()
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(saves()[0]?.body).toMatchObject({ MayorDeEdad: true, TotalNeto: 1000 })
})

it('says which order has alcohol that cannot go in every slot, and asks no age of who had it', async () => {
  opened = { Lineas: [WINE] }
  const VentanasAlcohol = [{ Desde: '01-01', Hasta: '12-31', HoraDesde: '10:00', HoraHasta: '21:00' }]
  queryClient.setQueryData(['parameters'], { Email: '', Telefono: '', Whatsapp: '', VentanasAlcohol })
  await show()
  expect(
    await screen.findByText(/^Tu pedido 12 tiene bebidas con alcohol: se entregan de 10:00/),
  ).toBeDefined()
  expect(screen.queryByRole('checkbox', { name: /mayor de 18/ })).toBeNull()
})

it('a discount has the sign that it has elsewhere', () => {
  const after = order([MILK], { TotalDescuento: 40 }) as unknown as Order
  const Diferencia = { Lineas: [], TotalAntes: 200, TotalAhora: 160 }
  const preview = { Pedido: after, Diferencia } as unknown as OrderChangePreview
  const done = () => undefined
  render(
    <MemoryRouter>
      <ChangeSummary
        order={after}
        preview={preview}
        isComputing={false}
        isSaving={false}
        isIncomplete={false}
        refusal={null}
        save={done}
        computeAgain={done}
        discard={done}
        showRefused={done}
      />
    </MemoryRouter>,
  )
  expect(screen.getByText('Promociones').parentElement!.textContent).toBe('Promociones−$\u00A040,00')
})

it.each(['', '0', '-3'])(
  'a quantity of %j shows the one that is charged once the field is left',
  async (value) => {
    await show()
    const field = screen.getByRole<HTMLInputElement>('spinbutton')
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
    expect(field.value).toBe('1')
    expect(await screen.findByText(/^Leche: de 2 .*a 1/)).toBeDefined()
  },
)

it('a removed article can be put back', async () => {
  await show()
  press('Quitar Leche')
  expect(screen.queryByRole('spinbutton')).toBeNull()
  press('Volver a poner Leche')
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('2')
})

it('a note and what is wished if an article is missing change with it', async () => {
  await show()
  press('Si no hay: Similar, no más caro, Leche')
  const wish = screen.getByRole('combobox', { name: 'Si no hay Leche' })
  expect(document.activeElement).toBe(wish)
  fireEvent.change(wish, { target: { value: 'nada' } })
  press('Agregar aclaración: Leche')
  fireEvent.change(screen.getByRole('textbox', { name: /Leche/ }), { target: { value: 'bien fría' } })
  press('Listo')
  await save()
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(saves()[0]!.body.Lineas).toEqual([
    { Codart: '1', Cantidad: 2, Reemplazo: 'nada', Aclaracion: 'bien fría' },
  ])
})

it('the cart gives up what was added, and only after the answer', async () => {
  replaceCart([BREAD])
  answers = [() => refusal('existencia', 422, { Codart: '2' })]
  await show(true)
  press('Restar Pan')
  await save()
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByRole('spinbutton', { name: 'Cantidad de Pan' }).getAttribute('aria-describedby')).toBe(
    'cambio-2',
  )
  expect(cart()).toEqual([['2', 3]])
  await save()
  await waitFor(() => expect(cart()).toEqual([['2', 1]]))
  const [first, second] = saves()
  expect(first!.key).not.toBe(second!.key)
})

it('without an answer the same change is sent again with the same key', async () => {
  answers = [
    () => {
      throw new TypeError('no network')
    },
  ]
  await show()
  press('Sumar Leche')
  await save()
  await waitFor(() => expect(saves()).toHaveLength(1))
  await screen.findByText(/se cambia una sola vez/)
  await save()
  await waitFor(() => expect(saves()).toHaveLength(2))
  expect(saves()[0]).toEqual(saves()[1])
})

it('other prices are shown and asked about again', async () => {
  answers = [() => refusal('precios', 409, { Pedido: { TotalNeto: 330 } })]
  await show()
  press('Sumar Leche')
  await save()
  expect((await screen.findByRole('alert')).textContent).toMatch(/ahora el total es \$\s330,00/)
  expect(saves()).toHaveLength(1)
})

it('what another device changed is shown as it is now', async () => {
  await show()
  press('Sumar Leche')
  answers = [
    () => {
      opened = { Lineas: [{ ...MILK, Cantidad: 7 }], Cambios: 1 }
      return refusal('pedido-cambiado', 409)
    },
  ]
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Texto de pedido-cambiado Lo que habías empezado a cambiar no se guardó.',
  )
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('7'))
})

it('what is being prepared is no longer changed: the telephone is offered', async () => {
  await show()
  previewRefusal = () => refusal('en-preparacion', 409)
  press('Sumar Leche')
  expect((await screen.findByRole('alert')).textContent).toContain('Texto de en-preparacion')
  expect(screen.getByRole('link', { name: '0249 444-1234' }).getAttribute('href')).toBe('tel:+542494441234')
  expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull()
})

it('an order annulled elsewhere says so where the customer looks', async () => {
  await show()
  press('Sumar Leche')
  answers = [() => refusal('estado', 409)]
  await save()
  const said = await screen.findByText('Anulaste este pedido.')
  const alert = said.closest<HTMLElement>('[role="alert"]')
  expect(document.activeElement).toBe(alert)
  expect(alert?.textContent).toContain('no se guardó')
})

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })

it('the order moves to another slot, which is held for it; its own place can be chosen though it is full', async () => {
  await show()
  const own = await radio(/jueves 26, 9 a 12/)
  expect([own.checked, own.closest('label')!.textContent]).toEqual([true, 'jueves 26, 9 a 12el de tu pedido'])
  fireEvent.click(await radio(/viernes 27, 9 a 12/))
  expect(await screen.findByText(/^Te guardamos el lugar del .* hasta las 15:40\.$/)).toBeDefined()
  expect(held).toEqual([
    { FormaEntrega: 'ED', Dia: 20_261_127, HorarioEntrega: '09:00 a 12:00', Pedido: 12, Sucursal: 1 },
  ])
  fireEvent.change(screen.getByRole('combobox', { name: 'Tipo de pago' }), { target: { value: '4' } })
  await save()
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(saves()[0]!.body).toMatchObject({
    Dia: 20_261_127,
    HorarioEntrega: '09:00 a 12:00',
    TipoPago: { Id: 4 },
  })
})

it('a place that somebody else took is said at the grid, and the own one is one press away', async () => {
  holdRefusal = () => refusal('horario', 409)
  await show()
  fireEvent.click(await radio(/viernes 27, 9 a 12/))
  expect(await screen.findByText('Texto de horario')).toBeDefined()
  press('Guardar cambios')
  expect(saves()).toEqual([])
  press('Dejar el día y horario de mi pedido')
  expect((await radio(/jueves 26, 9 a 12/)).checked).toBe(true)
  expect(screen.queryByText('Texto de horario')).toBeNull()
})

it('a refusal is tied to its field', async () => {
  await show()
  previewRefusal = () => refusal('tipo-pago-inexistente', 422)
  const payment = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tipo de pago' })
  await waitFor(() => expect(payment.disabled).toBe(false))
  fireEvent.change(payment, { target: { value: '4' } })
  await waitFor(() => expect(payment.getAttribute('aria-invalid')).toBe('true'))
  expect(payment.value).toBe('4')
})

it('what is edited is there again after a reload, and gone once it is discarded', async () => {
  await show()
  press('Sumar Leche')
  fireEvent.change(screen.getByLabelText('Comentario'), { target: { value: 'Sin timbre' } })
  cleanup()
  await show()
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('3')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comentario').value).toBe('Sin timbre')
  fireEvent.click(screen.getByRole('link', { name: 'Descartar' }))
  cleanup()
  await show()
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('2')
})

it('edits of an earlier version of the order are dropped with a notice', async () => {
  await show()
  press('Sumar Leche')
  cleanup()
  queryClient.clear()
  queryClient.setQueryData(['parameters'], {})
  opened = { Lineas: [{ ...MILK, Cantidad: 7 }], Cambios: 1 }
  await show()
  expect(screen.getByRole('alert').textContent).toContain('lo que no habías guardado se descartó')
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('7')
})

it('an order that cannot be read just now keeps its edits', async () => {
  await show()
  press('Sumar Leche')
  cleanup()
  queryClient.clear()
  openRefusal = () => refusal('no-disponible', 503)
  open()
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  openRefusal = null
  fireEvent.click(retry)
  expect((await screen.findByRole<HTMLInputElement>('spinbutton')).value).toBe('3')
})

it('the cart is added once, also after a reload', async () => {
  replaceCart([BREAD])
  await show(true)
  press('Restar Pan')
  cleanup()
  await show(true)
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Cantidad de Pan' }).value).toBe('2')
})

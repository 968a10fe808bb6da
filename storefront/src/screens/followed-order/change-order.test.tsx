import { testArticle } from '@gondola/contract/catalogue/article.fixture'
import { type CartLine, toCartLine } from '@gondola/contract/cart'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { replaceCart, useCart } from '../../state/cart/cart.ts'
import { CustomerContext } from '../../state/session/customer.ts'
import { ChangeOrder } from './change-order.tsx'

const MILK = toCartLine(testArticle({ Codigo: '1', Descripcion: 'Leche', Precioventa: 100 }), 2)
const BREAD = toCartLine(testArticle({ Codigo: '2', Descripcion: 'Pan', Precioventa: 50 }), 3)
const order = (Lineas: readonly CartLine[], more: object = {}) => ({
  Id: 12,
  Fecha: '2026-11-22',
  Fechahora: '2026-11-22T18:05:00-03:00',
  Estado: 'P',
  Cliente: 7,
  Lineas,
  FormaEntrega: 'ED',
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

interface Sent {
  path: string
  key: string | null
  body: { Cambios: number; Lineas: { Codart: string; Cantidad: number }[]; TotalNeto?: number }
}
let sent: Sent[]
/** The lines as the server has them, and its answers to the next attempts to save. */
let opened: { Lineas: readonly CartLine[]; Cambios?: number }
let answers: (() => Response)[]
let previewRefusal: (() => Response) | null

/** The shop's part of the calls: prices the lines by what it knows of them. */
async function shop(url: string, request: RequestInit): Promise<Response> {
  const path = new URL(url, 'http://shop.test').pathname
  if (request.method === 'GET' && path.endsWith('/pedidos/cambiar/12'))
    return Response.json({
      Pedido: order(opened.Lineas, opened),
      Lineas: opened.Lineas,
      Hasta: '2026-11-25T20:00',
    })
  // the token of changes is asked for without a method
  if (request.method !== 'POST') return Response.json({})
  const body = JSON.parse(request.body as string) as Sent['body']
  sent.push({ path, key: new Headers(request.headers).get('Idempotency-Key'), body })
  const lines = body.Lineas.map(({ Codart, Cantidad }) => ({
    ...[...opened.Lineas, BREAD].find((line) => line.Codart === Codart)!,
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
    return Response.json({ Pedido: after, Diferencia: { Lineas, TotalAntes, TotalAhora: after.TotalNeto } })
  }
  return answers.shift()?.() ?? Response.json(after)
}

beforeEach(() => {
  sent = []
  opened = { Lineas: [MILK] }
  answers = []
  previewRefusal = null
  replaceCart([])
  vi.stubGlobal('fetch', shop)
  queryClient.setQueryData(['parameters'], { Email: '', Telefono: '0249 444-1234', Whatsapp: '' })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const Where = () => <output>{useLocation().pathname}</output>

async function show(isWithCart = false) {
  render(
    <QueryClientProvider client={queryClient}>
      <CustomerContext value={{ Id: 7 } as never}>
        <MemoryRouter initialEntries={['/cambiar']}>
          <ChangeOrder Id={12} isWithCart={isWithCart} />
          <Where />
        </MemoryRouter>
      </CustomerContext>
    </QueryClientProvider>,
  )
  await screen.findByText(/Podés cambiarlo hasta el miércoles 25 a las 20:00/)
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Saves once the change is computed. */
async function save() {
  await waitFor(
    () => {
      const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar cambios' })
      expect(button.disabled || button.getAttribute('aria-busy') === 'true').toBe(false)
    },
    { timeout: 3000 },
  )
  press('Guardar cambios')
}
const saves = () => sent.filter(({ path }) => !path.endsWith('/calcular'))
const cart = () => useCart.getState().lines.map(({ Codart, Cantidad }) => [Codart, Cantidad])

it('says what changes and both totals, and saves the total that was seen', async () => {
  await show()
  press('Sumar Leche')
  expect(await screen.findByText(/^Leche: de 2 .*a 3/, {}, { timeout: 3000 })).toBeDefined()
  expect(screen.getByText('Total con los cambios').parentElement!.textContent).toContain('300')
  await save()
  await waitFor(() => expect(document.querySelector('output')!.textContent).toBe('/pedido/12'))
  expect(saves().map(({ body }) => body)).toEqual([
    { Cambios: 0, Lineas: [{ Codart: '1', Cantidad: 3 }], TotalNeto: 300 },
  ])
})

it('a removed article can be put back', async () => {
  await show()
  press('Quitar Leche')
  expect(screen.queryByRole('spinbutton')).toBeNull()
  press('Volver a poner Leche')
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('2')
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
  await screen.findByText(/se cambia una sola vez/, {}, { timeout: 3000 })
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
  expect((await screen.findByRole('alert')).textContent).toBe('Texto de pedido-cambiado')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('7'))
})

it('what is being prepared is no longer changed: the telephone is offered', async () => {
  await show()
  previewRefusal = () => refusal('en-preparacion', 409)
  press('Sumar Leche')
  expect((await screen.findByRole('alert', {}, { timeout: 3000 })).textContent).toContain(
    'Texto de en-preparacion',
  )
  expect(screen.getByRole('link', { name: '0249 444-1234' }).getAttribute('href')).toBe('tel:02494441234')
  expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull()
})

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { CoreAdminContext, TestMemoryRouter } from 'react-admin'
import { providerText } from '../../texts/order-money.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PERMISSIONS, type Permission } from '@gondola/contract/calls'
import type { StaffOrderMoney, StaffPayment, StaffRefund } from '@gondola/contract/payments'
import { loginWith } from '../../../test/test-staff.ts'
import { Toasts } from '../../ui/frame/toasts.tsx'
import { OrderMoney } from './order-money.tsx'

const AT = '2026-11-21T18:05:00-03:00'

const PAYMENT: StaffPayment = {
  Id: 1,
  Proveedor: 'mercado-pago',
  Numero: '1234',
  Estado: 'cobrado',
  Detalle: 'accredited',
  Pedido: 3000,
  Cobrado: 3000,
  Devuelto: 260.93,
  Devolviendo: 0,
  Medio: 'visa',
  Cuotas: 3,
  Momento: AT,
  CobrarHasta: null,
  Recibio: null,
}
const REFUND: StaffRefund = {
  Id: 5,
  Pago: 1,
  Importe: 260.93,
  Estado: 'hecho',
  Motivo: 'Pesó menos',
  Autor: null,
  Momento: AT,
  Falla: null,
  Numero: '99',
  EnMano: false,
  PorOtroMedio: null,
}
const MONEY: StaffOrderMoney = {
  Pedido: 12,
  Forma: 'ahora',
  Estado: 'pagado',
  Total: 2739.07,
  Reservado: 0,
  Cobrado: 3000,
  Devuelto: 260.93,
  Falta: 0,
  PagarHasta: null,
  Pagina: null,
  Cubierto: true,
  Liberado: null,
  ACobrar: 0,
  PuedeDevolver: 1000,
  ParaLlevar: [],
  Pagos: [PAYMENT],
  Devoluciones: [REFUND],
  Pendiente: null,
  Historial: [{ Momento: AT, Clase: 'nota', Importe: null, Estado: null, Texto: 'Llamó', Autor: 'marta' }],
}

let money: StaffOrderMoney
let sent: { path: string; body: Record<string, unknown> }[]
let refusal: { detail: string; Campo?: string } | null

beforeEach(() => {
  money = MONEY
  sent = []
  refusal = null
  document.cookie = 'XSRF-TOKEN=prueba'
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET')
      sent.push({ path: url.split('/pago')[1]!, body: typeof body === 'string' ? JSON.parse(body) : {} })
    const isRefused = method !== 'GET' && refusal !== null
    const problem = { code: 'tope-devolucion', status: 422, title: 'Datos', ...refusal }
    return new Response(JSON.stringify(isRefused ? problem : money), {
      status: isRefused ? 422 : 200,
      headers: { 'content-type': isRefused ? 'application/problem+json' : 'application/json' },
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(permissions: readonly Permission[] = PERMISSIONS) {
  render(
    <TestMemoryRouter>
      <CoreAdminContext authProvider={loginWith(permissions)}>
        <OrderMoney Id={12} onDone={() => undefined} />
        <Toasts />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
  return await screen.findByRole('region', { name: 'Dinero del pedido' })
}

const amountsOf = (card: HTMLElement) =>
  Object.fromEntries(
    [...card.querySelectorAll('dl > div')].map((pair) => [
      pair.querySelector('dt')!.textContent,
      pair.querySelector('dd')!.textContent.replaceAll('\u00A0', ' '),
    ]),
  )
const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (name: RegExp, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(name), { target: { value } })
const send = () => fireEvent.submit(screen.getByRole('dialog').querySelector('form')!)

describe('the money of an order', () => {
  it('shows to the centavo: amounts, payments with their means, refunds', async () => {
    const card = await show()
    expect(amountsOf(card)).toEqual({ Cuesta: '$ 2.739,07', Cobrado: '$ 3.000,00', Devuelto: '$ 260,93' })
    const text = card.textContent.replaceAll('\u00A0', ' ')
    expect(text).toContain('Mercado Pago · Visa · 3 cuotas · $ 3.000,00 · Cobrado · devuelto $ 260,93')
    expect(text).toContain('$ 260,93 · Hecha · 21/11/26, 18:05 · «Pesó menos»')
  })

  it('tells what is still to be given back apart from what was', async () => {
    money = { ...MONEY, Pagos: [{ ...PAYMENT, Devuelto: 60.93, Devolviendo: 200 }] }
    expect(amountsOf(await show())).toMatchObject({ Devuelto: '$ 60,93', 'Por devolver': '$ 200,00' })
  })

  it('says what the shop bears of a weight that is more', async () => {
    money = { ...MONEY, Total: 3149.4, Cobrado: 3000, Devuelto: 0 }
    expect(amountsOf(await show())).toMatchObject({ 'Lo pone la tienda': '$ 149,40' })
  })

  it('says a means that is named like its provider once', async () => {
    money = {
      ...MONEY,
      Pagos: [{ ...PAYMENT, Proveedor: 'transferencia', Medio: 'transferencia', Cuotas: null }],
    }
    const card = await show()
    expect(card.textContent.replaceAll('\u00A0', ' ')).toContain('Transferencia · $ 3.000,00')
    expect(card.textContent).not.toContain('Transferencia · Transferencia')
  })

  it('is refunded with amount and reason; a refusal is at its field, and the next try has the same key', async () => {
    await show()
    await press(/^Devolver$/)
    expect(screen.getByRole('dialog').textContent).toMatch(/quedan \$\s2\.739,07.*hasta \$\s1\.000,00/)
    refusal = { detail: 'Podés devolver hasta $ 1.000,00.', Campo: 'Importe' }
    type(/^Importe/, '1.500')
    type(/^Motivo/, 'Vino golpeado')
    send()
    const fault = await screen.findByText('Podés devolver hasta $ 1.000,00.')
    expect(screen.getByLabelText(/^Importe/).getAttribute('aria-describedby')).toBe(fault.id)
    refusal = null
    type(/^Importe/, '100,50')
    send()
    await screen.findByText(/^La devolución se pidió/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.map(({ path }) => path)).toEqual(['/devoluciones', '/devoluciones'])
    expect(sent[1]!.body).toMatchObject({ Pago: 1, Importe: 100.5, Motivo: 'Vino golpeado' })
    expect(sent[1]!.body['Clave']).toBe(sent[0]!.body['Clave'])
  })

  it('that is missing warns, and only staff with the right release it', async () => {
    money = {
      ...MONEY,
      Estado: 'a-pagar',
      Cobrado: 0,
      Devuelto: 0,
      Falta: 2739.07,
      Cubierto: false,
      PagarHasta: AT,
      Pagos: [],
      Devoluciones: [],
    }
    const card = await show(['pedidos.ver', 'pagos.atender'])
    expect(amountsOf(card)).toEqual({ Cuesta: '$ 2.739,07', Cobrado: '$ 0,00', Falta: '$ 2.739,07' })
    expect(card.textContent).toContain('Puede pagar hasta el 21/11/26, 18:05')
    expect(card.textContent).toContain('No se prepara ni se despacha')
    await screen.findByRole('button', { name: 'Anotar' })
    expect(screen.queryByRole('button', { name: 'Liberar sin pago' })).toBeNull()
    cleanup()
    await show()
    await press(/^Liberar sin pago$/)
    type(/^Motivo/, 'Cliente de años')
    send()
    await screen.findByText('Quedó liberado.')
    expect(sent).toEqual([{ path: '/liberar', body: { Texto: 'Cliente de años' } }])
  })

  it('that a provider would not give back is asked for again, or handed over', async () => {
    money = { ...MONEY, Devoluciones: [{ ...REFUND, Estado: 'rechazado', Falla: '3024' }] }
    await show()
    await screen.findByText(/este pago no admite devolver una parte \(código 3024\)$/)
    await press(/^Reintentar$/)
    await screen.findByText('Se pide de nuevo.')
    await press(/^Ya se lo devolví$/)
    type(/^Cómo/, 'En efectivo')
    send()
    await screen.findByText('Quedó anotada.')
    expect(sent.map(({ path }) => path)).toEqual(['/devoluciones/5/repetir', '/devoluciones/5/entregada'])
  })

  it('that a provider would not give back for a reason of its own tells the code', async () => {
    money = { ...MONEY, Devoluciones: [{ ...REFUND, Estado: 'rechazado', Falla: 'sin-saldo' }] }
    await show()
    const told = await screen.findByText(/La rechazó el proveedor/)
    expect(told.firstChild?.textContent).toMatch(/ sin más detalle \(código sin-saldo\)$/)
  })

  it('at the door is corrected by what it was too much, with the reason', async () => {
    const door = { ...PAYMENT, Id: 2, Proveedor: 'puerta', Medio: 'efectivo', Cuotas: null, Recibio: 'marta' }
    money = { ...MONEY, Pagos: [{ ...door, Cobrado: 1000.1, Devuelto: 100.05 }] }
    const card = await show(['pedidos.ver', 'pedidos.despachar'])
    expect(card.textContent.replaceAll('\u00A0', ' ')).toMatch(
      /En la puerta · Efectivo · \$ 1\.000,10 .*marta/,
    )
    await press(/^Corregir$/)
    const field = within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(/^Importe/)
    expect(field.value).toBe('900,05')
    type(/^Motivo/, 'Fue con tarjeta')
    send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.map(({ path }) => path)).toEqual(['/cobros/2/corregir'])
    expect(sent[0]!.body).toMatchObject({ Importe: 900.05, Motivo: 'Fue con tarjeta' })
  })

  it('to be taken at the door says both amounts where a means loses the discount', async () => {
    money = {
      ...MONEY,
      Estado: 'puerta',
      Cobrado: 0,
      Devuelto: 0,
      Pagos: [],
      Devoluciones: [],
      ACobrar: 900.5,
      ACobrarSinDescuento: 1000,
      DescuentoPago: { Importe: 99.5, Pierde: ['efectivo'], Perdido: 0 },
    }
    const amounts = Object.values(amountsOf(await show()))
    expect(amounts).toEqual(expect.arrayContaining(['$ 900,50', '$ 1.000,00']))
  })

  it('has nothing to press for staff who only see orders', async () => {
    await show(['pedidos.ver'])
    await screen.findByText(/Vino golpeado|Pesó menos/)
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

it.each([
  ['approved / accredited', 'acreditado'],
  ['rejected / cc_rejected_insufficient_amount', 'sin fondos'],
  ['rejected / cc_rejected_bad_filled_date', 'vencimiento mal escrito'],
  ['rejected / cc_rejected_of_another_time', 'rechazado'],
  ['refunded', 'devuelto'],
  ['Recibió $ 3.000,00, vuelto $ 260,93', 'Recibió $ 3.000,00, vuelto $ 260,93'],
  ['otro / motivo', 'otro / motivo'],
])('the provider’s %s is %s', (text, told) => expect(providerText(text)).toBe(told))

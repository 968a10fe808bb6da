import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Permission } from '@gondola/contract/calls'
import type { DoorMeans } from '@gondola/contract/payments'
import { loginWith } from '../../../test/test-staff.ts'
import { DoorPayment } from './door-payment.tsx'

const NONE = 0
type Sent = { Clave: string; Medio: string; Importe: number; Recibido?: number }

/** What the server got, and how it answers: a status, or `NONE`. */
let sent: Sent[]
let answers: number[]

beforeEach(() => {
  sent = []
  answers = []
  localStorage.clear()
  document.cookie = 'XSRF-TOKEN=prueba'
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') sent.push(JSON.parse(body) as Sent)
    const status = answers.shift() ?? 200
    if (status === NONE) throw new TypeError('no network')
    const problem = {
      code: 'cobro-de-mas',
      status,
      title: 'Datos',
      detail: 'Falta cobrar $ 10,00',
      Campo: 'Importe',
    }
    return new Response(JSON.stringify(status === 200 ? {} : problem), {
      status,
      headers: { 'content-type': status === 200 ? 'application/json' : 'application/problem+json' },
    })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(
  permission: Permission = 'pedidos.despachar',
  dueWith = (_: DoorMeans) => 1803.5,
  own?: DoorMeans,
) {
  const done: string[] = []
  const acts = {
    send: async (change: Promise<unknown>, text: string) => {
      await change
      done.push(text)
    },
  }
  render(
    <CoreAdminContext authProvider={loginWith([permission])}>
      <DoorPayment Id={12} dueWith={dueWith} own={own} acts={acts} onDone={() => undefined} />
    </CoreAdminContext>,
  )
  return done
}

const press = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

describe('a payment at the door', () => {
  it('is one tap for the exact amount in cash', async () => {
    const done = await show()
    await press(/^Cobrado \$\s1\.803,50 en efectivo$/)
    await waitFor(() => expect(done).toEqual(['Quedó cobrado.']))
    expect(sent).toMatchObject([{ Medio: 'efectivo', Importe: 1803.5 }])
  })

  it('begins with the means of the order, also in the dialog', async () => {
    await show('pedidos.despachar', undefined, 'qr')
    await press(/^Otro medio/)
    expect(screen.getByRole('combobox', { name: 'Medio' }).textContent).toBe('QR')
    cleanup()
    await show('pedidos.despachar', undefined, 'tarjeta')
    await press(/^Cobrado \$\s1\.803,50 con tarjeta$/)
    await waitFor(() => expect(sent).toMatchObject([{ Medio: 'tarjeta', Importe: 1803.5 }]))
  })

  it('without a network is stored on the device, and sent again with the same key, also after a reload', async () => {
    answers = [NONE]
    await show()
    await press(/en efectivo$/)
    await screen.findByText(/quedó guardado en este teléfono/)
    cleanup()
    const done = await show()
    await press(/^Reintentar: cobrado \$\s1\.803,50, Efectivo$/)
    await waitFor(() => expect(done).toEqual(['Quedó cobrado.']))
    const [first, again] = sent
    expect(again).toEqual(first)
    expect(localStorage.getItem('cobro-12')).toBeNull()
  })

  it('by another means says the change of cash, and a refusal at its field', async () => {
    answers = [422]
    const done = await show()
    await press(/^Otro medio/)
    fireEvent.change(screen.getByLabelText(/Importe cobrado/), { target: { value: '1.000,50' } })
    fireEvent.change(screen.getByLabelText(/Con cuánto pagó/), { target: { value: '1100' } })
    expect(screen.getByText(/^Vuelto: \$\s99,50$/)).toBeDefined()
    await press(/^Anotar el cobro$/)
    expect(await screen.findByText('Falta cobrar $ 10,00')).toBeDefined()
    expect(sent).toMatchObject([{ Importe: 1000.5, Recibido: 1100 }])
    expect(done).toEqual([])
  })

  it('is more with means that lose the discount of the payment type, and says so', async () => {
    await show('pedidos.despachar', (means) => (means === 'efectivo' ? 1200 : 1000))
    await screen.findByRole('button', { name: /^Cobrado \$\s1\.200,00 en efectivo$/ })
    await press(/^Otro medio/)
    const amount = screen.getByLabelText<HTMLInputElement>(/Importe cobrado/)
    expect(amount.value).toBe('1.200,00')
    expect(screen.getByText(/^Con efectivo pierde el descuento .* se cobra \$\s1\.200,00\.$/)).toBeDefined()
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Medio' }))
    fireEvent.click(await screen.findByRole('option', { name: 'QR' }))
    expect(amount.value).toBe('1.000,00')
    expect(screen.getByText(/^Falta cobrar \$\s1\.000,00\.$/)).toBeDefined()
  })

  it('is not offered to who does not deliver', async () => {
    await show('pedidos.ver')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testQueuedOrder } from '../../../test/queued-order.ts'
import { loginWith } from '../../../test/test-staff.ts'
import { ChangeDetails } from './change-details.tsx'
import { ChangeLines } from './change-lines.tsx'

const line = (Codart: string, Cantidad: number) => ({ Codart, Descrip: Codart, Unidad: 1, Cantidad })
const OPENED = {
  ...testQueuedOrder(),
  Opt1: 'Ana',
  Opt2: '3794555555',
  Opt4: '',
  TipoPago: null,
  Lineas: [line('PAN', 2), line('LECHE', 1), line('QUESO', 1)],
} as never
/** As a colleague leaves it: more milk, no cheese, and yerba. */
const OTHER = { Cambios: 3, Opt2: '3794000000', Lineas: [line('PAN', 2), line('LECHE', 4), line('YERBA', 1)] }
const REFUSED = { status: 409, code: 'pedido-cambiado', title: '', detail: '', Pedido: OTHER }
let sent: Record<string, unknown>[]
let isDone: boolean

beforeEach(() => {
  sent = []
  isDone = false
  vi.stubGlobal('fetch', async (target: string, { body }: RequestInit = {}) => {
    const { pathname } = new URL(target, 'http://localhost')
    if (pathname.endsWith('/cambiar/calcular'))
      return Response.json({
        Pedido: { Lineas: [], TotalNeto: 900 },
        Diferencia: { Lineas: [], TotalAntes: 900, TotalAhora: 900 },
      })
    if (!pathname.endsWith('/cambiar')) return Response.json([])
    sent.push(JSON.parse(body as string) as never)
    if (sent.length > 1) return Response.json({})
    const headers = { 'content-type': 'application/problem+json' }
    return new Response(JSON.stringify(REFUSED), { status: 409, headers })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const on = { order: OPENED, onClose: () => undefined, onDone: () => (isDone = true) }
const show = (dialog: React.ReactNode) =>
  render(<CoreAdminContext authProvider={loginWith(['pedidos.cambiar'])}>{dialog}</CoreAdminContext>)
async function saveTwice() {
  const save = screen.getByRole('button', { name: 'Guardar el cambio' })
  fireEvent.click(save)
  await screen.findByText('Este pedido cambió desde que lo abriste: revisá y guardá de nuevo.')
  expect(isDone).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>(/^Motivo/).value).toBe('Pidió más pan')
  fireEvent.click(save)
  await waitFor(() => expect(sent).toHaveLength(2))
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('articles edited while a colleague changed the order stay, over what it has now', async () => {
  show(<ChangeLines {...on} />)
  type('Cantidad de PAN', '5')
  type(/^Motivo/, 'Pidió más pan')
  await saveTwice()
  expect(sent[1]).toMatchObject({
    Cambios: 3,
    Motivo: 'Pidió más pan',
    Lineas: [
      { Codart: 'PAN', Cantidad: 5 },
      { Codart: 'LECHE', Cantidad: 4 },
      { Codart: 'YERBA', Cantidad: 1 },
    ],
  })
})

it('corrected data stay, and what a colleague corrected is not sent back as it was', async () => {
  const { rerender } = show(<ChangeDetails {...on} />)
  type('A nombre de', 'Ana María')
  type(/^Motivo/, 'Pidió más pan')
  rerender(
    <CoreAdminContext authProvider={loginWith(['pedidos.cambiar'])}>
      <ChangeDetails {...on} order={{ ...(OPENED as object), ...OTHER } as never} />
    </CoreAdminContext>,
  )
  await saveTwice()
  expect(sent).toEqual([
    { Opt1: 'Ana María', Cambios: 0, Motivo: 'Pidió más pan' },
    { Opt1: 'Ana María', Cambios: 3, Motivo: 'Pidió más pan' },
  ])
})

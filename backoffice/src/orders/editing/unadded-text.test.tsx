import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testQueuedOrder } from '../../../test/queued-order.ts'
import { loginWith } from '../../../test/test-staff.ts'
import { ChangeLines } from './change-lines.tsx'
import { PhoneOrderScreen } from './phone-order.tsx'

const PRICES = { Precioindividual: 450, Precioventa: 900 }
const LINE = {
  ...PRICES,
  Items: 1,
  Codart: 'PAN',
  Descrip: 'Pan de molde',
  Unidad: 1,
  Cantidad: 2,
  Alcohol: false,
}
const TOTALS = { Lineas: [LINE], TotalBruto: 900, TotalDescuento: 0, TotalEnvio: 0, TotalNeto: 900 }
const CLIENT = {
  Id: 5,
  Nombre: 'Carolina López',
  Telefono: '',
  Documento: '',
  Email: 'c@x.example',
  Direcciones: [],
}
const MATCH = {
  Texto: '1 pan',
  Cantidad: 1,
  Articulo: { Codigo: 'PAN', Descripcion: 'Pan de molde', unidad: 1 },
  Alternativas: [],
  Confianza: 1,
}
const SLOT = { Id: 1, Desde: '09:00', Hasta: '12:00', Cupo: 2 }
const ANSWERS: [path: RegExp, answer: unknown][] = [
  [/\/clientes\/5$/, CLIENT],
  [/\/5\/pedido-telefonico$/, { Saldo: 0 }],
  [/\/clientes$/, [CLIENT]],
  [/\/tarticulos\/lista$/, [MATCH]],
  [/\/getdiasreparto\//, [{ Id: 20_261_130, Fecha: '2026-11-30', ListHorariosDisponibles: [SLOT] }]],
  [/\/entrega\/grilla$/, { Costo: { Monto2: 1000 } }],
  [/\/tipospagos\//, [{ Id: 4, Descrip: 'Efectivo' }]],
  [/\/telefono\/calcular$/, TOTALS],
  [/\/cambiar\/calcular$/, { Pedido: TOTALS, Diferencia: { Lineas: [], TotalAntes: 900, TotalAhora: 900 } }],
]
/** Orders and changes that were sent, and the last of their bodies. */
let sent: string[]
let body: unknown

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (target: string, request?: RequestInit) => {
    const { pathname } = new URL(target, 'http://localhost')
    const [, answer] = ANSWERS.find(([path]) => path.test(pathname)) ?? []
    if (/\/(telefono|cambiar)$/.test(pathname)) {
      sent.push(pathname)
      body = JSON.parse(request?.body as string)
    }
    return Response.json(answer ?? {})
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const list = () => screen.getByLabelText<HTMLTextAreaElement>(/^Agregar: lista/)
const type = (value: string) => fireEvent.change(list(), { target: { value } })

async function expectRefused(button: string) {
  type('1 manteca')
  fireEvent.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText('Falta agregar «1 manteca»: agregalo o borralo.')).toBeDefined()
  expect([list().value, list().getAttribute('aria-invalid')]).toEqual(['1 manteca', 'true'])
  expect(sent).toEqual([])
}

async function expectSentOnceEmpty(button: string, path: RegExp) {
  type('')
  expect(list().getAttribute('aria-invalid')).toBe('false')
  fireEvent.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(sent).toEqual([expect.stringMatching(path)]))
}

it('a change of an order is not saved while an article is typed that was not added', async () => {
  const order = { ...testQueuedOrder(), Lineas: [LINE], TipoPago: null } as never
  render(
    <CoreAdminContext authProvider={loginWith(['pedidos.cambiar'])}>
      <ChangeLines order={order} onClose={() => undefined} onDone={() => undefined} />
    </CoreAdminContext>,
  )
  expect((await screen.findByText(/c\/u/)).textContent.replaceAll('\u00A0', ' ')).toBe(
    '$ 450,00 c/u · $ 900,00',
  )
  await expectRefused('Guardar el cambio')
  await expectSentOnceEmpty('Guardar el cambio', /\/12\/cambiar$/)
})

it('an order by telephone is not placed while an article is typed that was not added, nor by Enter', async () => {
  render(
    <CoreAdminContext authProvider={loginWith(['pedidos.tomar', 'pedidos.ver'])}>
      <PhoneOrderScreen />
    </CoreAdminContext>,
  )
  const customer = await screen.findByLabelText(/Teléfono, nombre/)
  fireEvent.change(customer, { target: { value: 'López' } })
  fireEvent.submit(customer)
  fireEvent.click(await screen.findByText('Carolina López'))
  await waitFor(list)
  type('1 pan')
  fireEvent.click(screen.getByRole('button', { name: 'Agregar' }))
  // the price is there to be read out before the day is chosen
  expect(await screen.findByText(/450,00 c\/u · /)).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: /quedan 2/ }))
  await screen.findByText(/^Total: /)
  // and what the minimum lacks
  expect(await screen.findByText(/^Faltan \$\s100,00 para el mínimo$/)).toBeDefined()
  const quantity = await screen.findByLabelText('Cantidad de Pan de molde')
  expect(fireEvent.keyDown(quantity, { key: 'Enter' })).toBe(false)
  await expectRefused('Confirmar el pedido')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Si no hay: Similar, no más caro' }))
  await expectSentOnceEmpty('Confirmar el pedido', /\/telefono$/)
  expect(body).toMatchObject({ B1: false })
})

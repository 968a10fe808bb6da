import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { readParameters } from '@gondola/contract/site'
import { SheetScreen } from './sheet-screen.tsx'

afterEach(cleanup)

const place = { Departamento: null, Familia: null, Ean: null, Codart: 'LECHE', Descrip: 'Leche' }
const line = { ...place, Items: 1, Unidad: 1, Cantidad: 2, Precioindividual: 1, Precioventa: 2 }
const missing = { Cantidad: 0, Precioventa: 0, Sustituto: null, Nota: null }
const HOSTILE = `<script>x</script>\u202e${'W'.repeat(300)}`
const home = { FormaEntrega: 'ED', Estado: 'P', Opt2: '249', Opt3: HOSTILE, Dia: null, TotalBruto: 2 }
const order = (Id: number, more: object = {}) => ({
  ...home,
  Id,
  B1: true,
  Opt1: 'Ana',
  TotalNeto: 2,
  Lineas: [line],
  ...more,
})
const money = (Pedido: number, ACobrar: number) => ({ Pedido, ACobrar, ParaLlevar: [] })

/** The page of what is printed at an address, of orders 3 and 4. */
function show(query: string, orders: object[], owed: object[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(['sheets', '3,4'], orders)
  client.setQueryData(['sheets-money', '3,4'], owed)
  client.setQueryData([readParameters.path, {}], {
    NombreTienda: 'Del Sur',
    RazonSocial: 'Del Sur S.A.',
    Cuit: '',
  })
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/hoja/3,4${query}`]}>
        <Routes>
          <Route path="/hoja/:Numeros" element={<SheetScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  ).container
}

it('the joint sheet says for which order nothing may replace an article', () => {
  const page = show('', [order(3, { Cajon: 'C' }), order(4, { B1: false })])
  expect(page.textContent).toMatch(/C N.º 3: 2 un · *N.º 4: 2 un \(Si no hay: nada\)/)
  expect(screen.getByRole('heading', { name: /^Cajón C Pedido N.º 3/ })).toBeDefined()
})

it('a label for each bag, with the crate’s letter, and cold only for what was packed', () => {
  const cold = { ...line, Frio: true }
  const orders = [
    order(3, { Cajon: 'A', Lineas: [cold] }),
    order(4, { Cajon: 'AB', Lineas: [{ ...cold, Preparado: missing }] }),
  ]
  const page = show('?que=etiquetas&papel=58&bolsas=2,999999', orders)
  const labels = [...page.querySelectorAll('.papel-58 > .etiqueta')].map(({ textContent }) => textContent)
  expect(labels).toHaveLength(2 + 1)
  expect(labels[0]).toMatch(/^N.º 3A1\/2.*<script>x<\/script>.*W{300}LLEVA FRÍO$/)
  expect(labels[2]).toMatch(/^N.º 4AB1\/1CAJON-AB · .+/)
  expect(labels[2]).not.toContain('FRÍO')
  cleanup()
  expect(show('?que=etiquetas&bolsas=99', orders).querySelectorAll('.etiqueta')).toHaveLength(50 + 1)
})

it('a delivery note has what was packed and what is paid at the door', () => {
  const orders = [
    order(3, { Preparacion: 'listo' }),
    order(4, { Preparacion: 'listo', Lineas: [{ ...line, Preparado: missing }] }),
  ]
  show('?que=remito', orders, [money(4, 0), money(3, 150)])
  const [first, second] = screen.getAllByRole('article')
  expect(first?.textContent).toMatch(/Del Sur · Del Sur S\.A\.Remito.*A cobrar en la puerta: \$\s150,00/)
  expect(first?.textContent).toContain(HOSTILE)
  expect(second?.textContent).toContain('Leche No había: no se cobra')
  expect(second?.textContent).toContain('Nada que cobrar en la puerta.')
})

it('an order that is not prepared owes nothing that is known', () => {
  show('?que=remito', [order(3)], [money(3, 0)])
  expect(screen.getByRole('article').textContent).toContain('Total estimado: falta pesar o preparar.Recibí')
})

it('a delivery note has the invoice of its order, with ARCA’s QR', () => {
  const voucher = {
    Tipo: 6,
    PuntoVenta: 3,
    Numero: 12,
    Fecha: '2026-11-21',
    Importe: 150,
    Cae: '70417054367476',
    VencimientoCae: '2026-12-01',
    Qr: `https://www.afip.gob.ar/fe/qr/?p=${'e'.repeat(240)}`,
  } as const
  const page = show('?que=remito', [order(3, { Comprobantes: [voucher] })], [money(3, 150)])
  expect(page.textContent).toMatch(
    /Factura B 00003-00000012 · 21\/11\/2026 · \$\s150,00CAE 70417054367476, vence el 01\/12\/2026/,
  )
  expect(page.querySelectorAll('svg')).toHaveLength(2)
})

it('a hand-over sheet for each slot, with its sum', () => {
  const slot = { Dia: 20261130, HorarioEntrega: '09:00 a 12:00' }
  show('?que=entrega&bolsas=7,', [order(3, slot), order(4)], [money(3, 150), money(4, 50)])
  const [first, second, more] = screen.getAllByRole('article')
  expect(first?.textContent).toMatch(/09:00 a 12:00.*1 pedido · A cobrar: \$\s150,00/)
  expect(within(first!).getByRole('cell', { name: '7' })).toBeDefined()
  expect(second?.textContent).toMatch(/1 pedido · A cobrar: \$\s50,00/)
  expect(more).toBeUndefined()
})

it('one dialog chooses what is printed, the paper and the bags', () => {
  show('', [order(3), order(4)])
  fireEvent.click(screen.getByRole('button', { name: 'Remitos y etiquetas' }))
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Bolsas del N.º 4' }), { target: { value: '3' } })
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /Papel/ }))
  fireEvent.click(screen.getByRole('option', { name: 'Rollo de 80 mm' }))
  const link = screen.getByRole('link', { name: 'Ver e imprimir' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    '/hoja/3,4?que=etiquetas&papel=80&bolsas=,3',
  )
})

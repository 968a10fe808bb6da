import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { CoreAdminContext, TestMemoryRouter } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MeansPayments, PaymentsReport } from '@gondola/contract/reports'
import { PaymentsReportScreen } from './payments-report.tsx'

const NOTHING = { Cobrado: 0, Devuelto: 0, Liberado: 0, Contracargos: 0, Neto: 0 }
const PLACE = { Sucursal: 1, NombreSucursal: 'Centro', Persona: null }
const AT_DOOR = { ...PLACE, Proveedor: 'puerta', Medio: 'efectivo', Persona: 'marta' }

const BY_MEANS: MeansPayments[] = [
  {
    ...NOTHING,
    ...PLACE,
    Fecha: '2026-11-20',
    Proveedor: 'mercado-pago',
    Medio: 'visa',
    Cobrado: 3000.1,
    Devuelto: 260.93,
    Liberado: 81.5,
    Neto: 2739.17,
  },
  { ...NOTHING, ...AT_DOOR, Fecha: '2026-11-20', Cobrado: 0.1, Neto: 0.1 },
  { ...NOTHING, ...AT_DOOR, Fecha: '2026-11-21', Cobrado: 0.2, Devuelto: 1000.01, Neto: -999.81 },
]
const REPORT: PaymentsReport = {
  FechaDesde: '2026-11-20',
  FechaHasta: '2026-11-21',
  ...NOTHING,
  Neto: 1739.46,
  PorDia: [
    { ...NOTHING, Fecha: '2026-11-20', Cobrado: 3000.2, Devuelto: 260.93, Liberado: 81.5, Neto: 2739.27 },
    { ...NOTHING, Fecha: '2026-11-21', Cobrado: 0.2, Devuelto: 1000.01, Neto: -999.81 },
  ],
  PorMedio: BY_MEANS,
}

let report: PaymentsReport
beforeEach(() => {
  report = REPORT
  vi.stubGlobal('fetch', async () => Response.json(report))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function show() {
  render(
    <TestMemoryRouter>
      <CoreAdminContext>
        <PaymentsReportScreen />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
  await screen.findByText(/Neto: /)
}

const words = (element: Element) => element.textContent.replaceAll('\u00A0', ' ')
const cardOf = (name: string) => screen.getByRole('region', { name })
const MEANS = 'Cobros por medio y persona'

describe('the report of payments', () => {
  it('sums each means and person over the days, to the centavo', async () => {
    await show()
    const bars = within(cardOf(MEANS)).getAllByRole('listitem').map(words)
    expect(bars).toEqual(['Mercado Pago · Visa$ 3.000,10', 'En la puerta · Efectivo · marta$ 0,30'])
    expect(words(cardOf('Cobros por día'))).toContain('Se cobraron $ 3.000,40 y se devolvieron $ 1.260,94.')
    expect(screen.getByText(/Neto: \$\s1\.739,46\./)).toBeDefined()
  })

  it('says what the banks took back, without which the net does not follow', async () => {
    report = { ...REPORT, PorDia: [{ ...REPORT.PorDia[0]!, Contracargos: 100.5, Neto: 2638.77 }] }
    await show()
    expect(words(cardOf('Cobros por día'))).toContain('Los bancos se llevaron $ 100,50 (contracargos).')
  })

  it('has every day and branch in the table', async () => {
    await show()
    fireEvent.click(within(cardOf(MEANS)).getByRole('button', { name: /tabla/i }))
    const rows = within(cardOf(MEANS)).getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getAllByRole('cell').map(words))).toEqual([
      [
        '20/11/2026',
        'Centro',
        'Mercado Pago',
        'Visa',
        '',
        '$ 3.000,10',
        '$ 260,93',
        '$ 81,50',
        '$ 0,00',
        '$ 2.739,17',
      ],
      [
        '20/11/2026',
        'Centro',
        'En la puerta',
        'Efectivo',
        'marta',
        '$ 0,10',
        '$ 0,00',
        '$ 0,00',
        '$ 0,00',
        '$ 0,10',
      ],
      [
        '21/11/2026',
        'Centro',
        'En la puerta',
        'Efectivo',
        'marta',
        '$ 0,20',
        '$ 1.000,01',
        '$ 0,00',
        '$ 0,00',
        '-$ 999,81',
      ],
    ])
  })

  it('is the same amounts in the file, as a spreadsheet reads them', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:prueba'
    })
    await show()
    fireEvent.click(within(cardOf(MEANS)).getByRole('button', { name: /CSV/ }))
    const [heading, ...lines] = (await files[0]!.text()).trim().split('\r\n')
    expect(heading).toContain(
      '"Proveedor";"Medio";"Quién lo recibió";"Cobrado";"Devuelto";"Liberado";"Contracargos";"Neto"',
    )
    expect(lines).toEqual([
      '"20/11/2026";"Centro";"Mercado Pago";"Visa";;3000,1;260,93;81,5;0;2739,17',
      '"20/11/2026";"Centro";"En la puerta";"Efectivo";"marta";0,1;0;0;0;0,1',
      '"21/11/2026";"Centro";"En la puerta";"Efectivo";"marta";0,2;1000,01;0;0;-999,81',
    ])
  })

  it('says that nothing was taken', async () => {
    report = { ...REPORT, Neto: 0, PorMedio: [] }
    await show()
    expect(screen.getAllByText('No hubo cobros en este período.')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull()
  })
})

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createTheme, ThemeProvider } from '@mui/material'
import { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext, TestMemoryRouter } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loginAs } from '../../test/test-staff.ts'
import { CalendarScreen } from './calendar-screen.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T12:20:00-03:00') }))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const PROMOTION = {
  Promocion: 7,
  Descripcion: '2x1 en lácteos',
  FechaDesde: '2026-12-05',
  FechaHasta: '2026-12-10',
  Dias: null,
  Mecanica: { Tipo: 'nxm', Lleva: 2, Paga: 1 },
  Articulos: [],
  Familias: [1],
  Marcas: [],
}
const offer = (Id: number, FechaHasta = '2026-12-06') => ({
  Id,
  Articulo: { Codigo: `A${Id}`, Descripcion: `Artículo ${Id}` },
  FechaDesde: '2026-11-30',
  FechaHasta,
  Estado: 'programada',
})
const ANSWERS: Readonly<Record<string, unknown[]>> = {
  'promociones futura': [PROMOTION],
  'ofertas programada': [offer(1), offer(2), offer(3, '2026-12-01')],
  'articulos ': [1, 2, 3].map((Id) => ({
    Codigo: `A${Id}`,
    Familia: { Codigo: Id === 2 ? 2 : 1 },
    Marca: { Codigo: 9 },
  })),
}

function renderCalendar(width: number, role: 'catalogo' | 'administracion' = 'catalogo') {
  loginAs(role)
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: width >= Number(/min-width:(\d+)/.exec(media)?.[1] ?? 0),
    media,
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal('fetch', async (target: string) => {
    const { pathname, searchParams } = new URL(target, 'http://shop.example')
    const [list = '', key] = pathname.replace('/api/gestion/', '').split('/')
    if (key !== undefined) return Response.json(PROMOTION)
    const rows = ANSWERS[`${list} ${searchParams.get('Estado') ?? ''}`] ?? []
    return Response.json(rows, { headers: { 'x-total-count': String(rows.length) } })
  })
  render(
    <TestMemoryRouter>
      <CoreAdminContext queryClient={new QueryClient()}>
        <ThemeProvider theme={createTheme()}>
          <CalendarScreen />
        </ThemeProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
}

it('shows a leaflet as one bar with its count, today, and overlaps in words', async () => {
  renderCalendar(1280)
  const table = await screen.findByRole('table', { name: 'Calendario' })
  expect(within(table).getAllByRole('columnheader')).toHaveLength(9)
  expect(within(table).getByText('Hoy, sábado 28/11').getAttribute('aria-current')).toBe('date')
  const bar = within(table).getByRole('link', { name: '2 ofertas del 30/11/2026 al 06/12/2026' })
  expect(bar.getAttribute('href')).toContain('/ofertas?')
  expect(
    within(table)
      .getByRole('link', { name: /^Oferta: Artículo 3/ })
      .getAttribute('href'),
  ).toBe('/ofertas/3')
  expect(
    within(table)
      .getByRole('link', { name: /^2x1 en lácteos/ })
      .getAttribute('href'),
  ).toBe('/promociones/7')
  expect(within(table).getAllByText(/^2x1 en lácteos/)).toHaveLength(1)
  const words = 'Se superpone con 2 ofertas del 05/12/2026 al 06/12/2026: 1 artículo.'
  expect(within(table).getByRole('rowheader', { name: /^2x1 en lácteos/ }).textContent).toContain(words)
})

it('is a list on a phone, and goes on by weeks', async () => {
  renderCalendar(390)
  const list = await screen.findByRole('list', { name: 'Calendario' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  expect(within(list).getByText('Hoy, sábado 28/11')).toBeDefined()
  expect(list.textContent).toContain('Se superpone con 2x1 en lácteos')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Semanas anteriores' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Semanas siguientes' }))
  expect(screen.getByRole('status').textContent).toMatch(/^No hay/)
})

import { createTheme, ThemeProvider } from '@mui/material'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext, TestMemoryRouter } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Role } from '@gondola/contract/calls'
import type { SlotWork } from '@gondola/contract/orders'
import { loginAs } from '../../test/test-staff.ts'
import { Desk } from './desk.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T12:20:00-03:00') }))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const slot = (HorarioEntrega: string, more: Partial<SlotWork> = {}): SlotWork => ({
  Sucursal: 1,
  Dia: 20_261_128,
  HorarioEntrega,
  Cola: 0,
  Preparando: 0,
  Listos: 0,
  Retiros: 0,
  ...more,
})

interface Shop {
  slots?: readonly SlotWork[]
  /** Rows by a list and its filter: `correos?Estado=failed`. */
  totals?: Readonly<Record<string, number>>
  role?: Role
  branches?: readonly string[]
}

const asked: string[] = []

function renderDesk({ slots = [], totals = {}, role = 'administracion', branches = [] }: Shop) {
  asked.length = 0
  const Elegibles = branches.map((Nombre, index) => ({ Id: index + 1, Nombre }))
  loginAs(role, { ...(branches.length > 0 && { Elegibles }), Existencias: 1 })
  vi.stubGlobal('fetch', (target: string) => {
    const { pathname, searchParams } = new URL(target, 'http://shop.example')
    if (pathname.endsWith('/novedades'))
      return Promise.resolve(Response.json({ Marca: '1', Ultimo: 9, Propios: [], Turnos: slots }))
    for (const name of ['_start', '_end']) searchParams.delete(name)
    const list = `${pathname.replace('/api/gestion/', '')}?${searchParams}`
    asked.push(list)
    const headers = { 'x-total-count': String(totals[list] ?? 0) }
    return Promise.resolve(Response.json([], { headers }))
  })
  const Address = () => <output>{decodeURIComponent(useLocation().pathname + useLocation().search)}</output>
  render(
    <TestMemoryRouter>
      <CoreAdminContext queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ThemeProvider theme={createTheme()}>
          <Desk />
        </ThemeProvider>
        <Address />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
}

const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((line) =>
      [...line.children]
        .map(({ textContent }) => textContent)
        .filter(Boolean)
        .join('|'),
    )
const address = () => document.querySelector('output')?.textContent

it('shows today by slot and other days as one line, with what is late', async () => {
  renderDesk({
    slots: [
      slot('18:00 a 21:00', { Dia: 20_261_127, Cola: 1 }),
      // one of them waits for its customer, which is not late
      slot('09:00 a 12:00', { Preparando: 1, Listos: 2, Retiros: 1 }),
      slot('10:00 a 13:00', { Cola: 9, Preparando: 2, Listos: 3 }),
      slot('15:00 a 18:00', { Cola: 4 }),
      slot('09:00 a 12:00', { Dia: 20_261_130, Cola: 2 }),
      slot('12:00 a 15:00', { Dia: 20_261_130, Cola: 3, Preparando: 1 }),
    ],
  })
  expect(textsOf(await screen.findByRole('list', { name: 'Pedidos' }))).toEqual([
    'Viernes 27 de noviembre|1 pedido|1 sin preparar|1 atrasado',
    '09:00 a 12:00|3 pedidos|1 en preparación|2 listos|2 atrasados',
    '10:00 a 13:00|14 pedidos|9 sin preparar|2 en preparación|3 listos|Quedan 40 min',
    '15:00 a 18:00|4 pedidos|4 sin preparar',
    'Lunes 30 de noviembre|6 pedidos|5 sin preparar|1 en preparación',
  ])
  fireEvent.click(screen.getByRole('link', { name: '9 sin preparar, 10:00 a 13:00' }))
  expect(address()).toBe('/cola?vista=cola&dia=20261128&horario=10:00+a+13:00')
  fireEvent.click(screen.getByRole('link', { name: 'Lunes 30 de noviembre' }))
  expect(address()).toBe('/cola?dia=20261130')
})

it('groups the orders by branch, and leads to the queue of that branch', async () => {
  renderDesk({
    branches: ['Centro', 'Norte'],
    slots: [slot('15:00 a 18:00', { Sucursal: 2, Cola: 1 }), slot('15:00 a 18:00', { Cola: 4 })],
  })
  expect(textsOf(await screen.findByRole('list', { name: 'Centro' }))).toEqual([
    '15:00 a 18:00|4 pedidos|4 sin preparar',
  ])
  fireEvent.click(within(screen.getByRole('list', { name: 'Norte' })).getAllByRole('link')[0]!)
  expect(await screen.findByRole('list', { name: 'Pedidos' })).toBeDefined()
  expect(JSON.parse(localStorage.getItem('gondola-gestion-sucursales')!)).toEqual({ 1: 2 })
})

it('lists what went wrong and what waits, each a press from its list', async () => {
  renderDesk({
    totals: {
      'importaciones?Estado=retenida': 1,
      'correos?Estado=failed': 1200,
      'contactos?Abiertas=true': 2,
      'pedidos?Etapa=en-camino': 7,
      'pedidos?Etapa=por-devolver': 1,
      'existencias?SueleFaltar=true': 3,
    },
  })
  expect(textsOf(await screen.findByRole('region', { name: 'Salió mal' }))).toEqual([
    '1 importación retenida',
    '1.200 mails que no salieron',
  ])
  expect(textsOf(screen.getByRole('region', { name: 'Espera' }))).toEqual([
    '7 pedidos en camino',
    '1 pedido con plata por devolver en mano',
    '2 mensajes por responder',
    '3 artículos que suelen faltar',
  ])
  expect(screen.queryByText('Nada más espera.')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: '1.200 mails que no salieron' }))
  expect(address()).toBe('/correos?filter={"Estado":"failed"}')
  fireEvent.click(screen.getByRole('link', { name: '1 importación retenida' }))
  expect(address()).toBe('/importaciones?estado=retenida')
  fireEvent.click(screen.getByRole('link', { name: '1 pedido con plata por devolver en mano' }))
  expect(address()).toBe('/cola?vista=por-devolver')
})

it('says in one line that nothing waits, and asks only for lists that the role sees', async () => {
  renderDesk({ role: 'pedidos' })
  expect(await screen.findByText('Nada más espera.')).toBeDefined()
  expect(await screen.findByText('No hay pedidos pendientes.')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Salió mal' })).toBeNull()
  expect(asked.toSorted()).toEqual([
    'existencias?SueleFaltar=true',
    'pedidos?Estado=P&CuentasNuevas=true',
    'pedidos?Etapa=en-camino',
    'pedidos?Etapa=sin-cobrar',
    'reclamos?Estado=abierto',
  ])
})

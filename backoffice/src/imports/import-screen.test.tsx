import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { ImportScreen } from './import-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const STOCK = {
  leidas: 8,
  iguales: 2,
  existencias: 6,
  saltos: 0,
  fijadas: 0,
  ofertas: 0,
  avisos: 0,
  rechazadas: 0,
}
const JOB = {
  Perfil: 'gondola',
  Usuario: 'admin',
  Subida: '2026-11-21T12:00:00Z',
  Estado: 'aplicada',
  Aplicada: '2026-11-21T12:01:00Z',
  AplicarDesde: null,
  Deshecha: null,
  Falla: null,
  Faltantes: null,
  SinCambios: true,
  SePuedeDeshacer: false,
}

function show(job: object) {
  const jobAt = (Id: number) => ({ ...JOB, ...job, Id, Archivo: `stock-${Id}.csv` })
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(/importaciones\/\d$/.test(address) ? jobAt(Number(address.at(-1))) : [], {
      headers: { 'x-total-count': '0' },
    }),
  )
  location.hash = '#/importaciones/4'
  const authProvider = { getPermissions: async () => new Set(['importaciones.deshacer']) }
  render(
    <CoreAdminContext authProvider={authProvider as never}>
      <Routes>
        <Route path="/importaciones/:Id" element={<ImportScreen />} />
      </Routes>
    </CoreAdminContext>,
  )
}

const LEFT = /La lista pone 6 existencias: quedan/

it('of stock alone tells its numbers, and has nothing to undo', async () => {
  show({ Resumen: STOCK })
  expect(await screen.findAllByText(LEFT)).toHaveLength(2)
  expect(screen.queryByText(/No cambió ningún artículo/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Deshacer la importación' })).toBeNull()
})

it('of stock as the shop has it says that it changed nothing', async () => {
  const { existencias: _, ...Resumen } = STOCK
  show({ Resumen })
  expect(await screen.findByText('No cambió ningún artículo: no hay qué deshacer.')).toBeDefined()
  expect(screen.queryByText(/La lista pone/)).toBeNull()
})

it('says, before it is undone, what stays as the list says', async () => {
  show({ SinCambios: false, SePuedeDeshacer: true, Resumen: STOCK })
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer la importación' }))
  expect((await screen.findByRole('dialog')).textContent).toMatch(LEFT)
})

it('asks of no other import what was asked of the one before', async () => {
  show({ SinCambios: false, SePuedeDeshacer: true, Resumen: STOCK })
  const goTo = async (Id: number) => {
    location.hash = `#/importaciones/${Id}`
    fireEvent.popState(window)
    await screen.findByText(`stock-${Id}.csv`)
  }
  await goTo(4)
  await goTo(5)
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer la importación' }))
  await screen.findByRole('dialog')
  await goTo(4)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('of stock alone shows no card of prices by branch', async () => {
  show({ Resumen: STOCK, PorSucursal: [] })
  await screen.findAllByText(LEFT)
  expect(screen.queryByText(/Por sucursal/)).toBeNull()
})

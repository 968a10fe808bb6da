import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { ImportsScreen, SavedProfiles } from './imports-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows what each saved profile reads, and removes one', async () => {
  document.cookie = 'XSRF-TOKEN=prueba'
  const column = { Campo: 'precio', Nombre: 'Valor', Desde: null, Largo: null }
  let profiles = ['noche', 'caja'].map((Nombre) => ({
    Nombre,
    Columnas: [column],
    DecimalesImplicitos: Nombre === 'noche' ? 2 : 0,
  }))
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'DELETE') profiles = profiles.filter(({ Nombre }) => !address.endsWith(`/${Nombre}`))
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(profiles)
  })
  render(
    <CoreAdminContext>
      <SavedProfiles mayRemove />
    </CoreAdminContext>,
  )
  expect(await screen.findByText('Precio final («Valor»), en centavos')).toBeDefined()
  expect(screen.getByText('Precio final («Valor»)')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Borrar noche' }))
  expect(profiles).toHaveLength(2)
  fireEvent.click(await screen.findByRole('button', { name: 'Borrar' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Borrar noche' })).toBeNull())
  expect(await screen.findByRole('button', { name: 'Borrar caja' })).toBeDefined()
})

it('gives the numbers of an import only while they stand', async () => {
  const jobs = ['aplicada', 'descartada', 'deshecha'].map((Estado, Id) => ({
    Id,
    Estado,
    Archivo: `${Estado}.csv`,
    PorSucursal: ['Norte', 'Sur'].slice(Id).map((Nombre) => ({ Nombre })),
    Subida: '2026-11-21T12:00:00Z',
    Resumen: { iguales: 2, existencias: 6 },
  }))
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('importaciones?') ? jobs : [], { headers: { 'x-total-count': '3' } }),
  )
  render(
    <CoreAdminContext>
      <ImportsScreen />
    </CoreAdminContext>,
  )
  const texts = (await screen.findAllByRole('link', { name: /csv/ })).map(({ textContent }) => textContent)
  expect(texts.map((text) => /6 existencias/.test(text))).toEqual([true, false, false])
  expect(texts.map((text) => /csv( · Sur)?/.exec(text)?.[1])).toEqual([undefined, ' · Sur', undefined])
})

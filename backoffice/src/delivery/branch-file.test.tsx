import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import type { BranchFile } from '@gondola/contract/branches'
import { BranchFileScreen } from './branch-file.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const row = (Nombre: string, Zona = '', Falla: string | null = null): BranchFile['Filas'][number] => ({
  Datos: { Nombre, Direccion: '', Telefono: '', Orden: 0 },
  Zona,
  Falla,
})

it('saves the rows that can be, each with its zone, and says why the others are not', async () => {
  document.cookie = 'XSRF-TOKEN=prueba'
  const sent: [path: string, body: Record<string, unknown>][] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    if (url.includes('sucursales-archivo')) {
      const Filas = [row('Norte', 'Tandil 7000; Gardey'), row('Sur', '', 'No se entiende.'), row('Este')]
      return Response.json({ Filas, SinUso: ['Gerente'] } satisfies BranchFile)
    }
    const draft = JSON.parse(body) as Record<string, unknown>
    sent.push([url.replace(/^.*gestion\//, ''), draft])
    if (draft['Nombre'] !== 'Este') return Response.json({ Id: 7 })
    return Response.json({ detail: 'Ya hay una sucursal con ese nombre.', status: 422 }, { status: 422 })
  })
  render(
    <CoreAdminContext>
      <BranchFileScreen />
    </CoreAdminContext>,
  )
  fireEvent.change(screen.getByLabelText('Elegir el archivo'), {
    target: { files: [new File(['Sucursal'], 'sucursales.csv')] },
  })
  expect(await screen.findByText('No se usan las columnas: Gerente.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Agregar 2 sucursales' }))
  expect(await screen.findByText('Ya hay una sucursal con ese nombre.')).toBeDefined()
  const rows = screen.getAllByRole('row').slice(1)
  expect(screen.getByRole('button', { name: 'Agregar sucursales' })).toHaveProperty('disabled', true)
  const words = ['Agregada.', 'No se entiende.', 'Ya hay una sucursal con ese nombre.']
  for (const [at, word] of words.entries()) expect(within(rows[at]!).getByText(word)).toBeDefined()
  expect(sent.map(([path, { Nombre }]) => [path, Nombre])).toEqual([
    ['sucursales', 'Norte'],
    ['zonas', 'Norte'],
    ['sucursales', 'Este'],
  ])
  expect(sent[1]![1]).toMatchObject({
    Sucursal: 7,
    Lugares: [
      { Localidad: 'Tandil', CodigoPostal: '7000' },
      { Localidad: 'Gardey', CodigoPostal: '' },
    ],
  })
})

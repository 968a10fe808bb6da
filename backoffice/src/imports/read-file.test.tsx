import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import type { ImportColumn, ImportJob } from '@gondola/contract/imports'
import { ReadFile } from './read-file.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SHOP = [
  { Id: 1, Nombre: 'Casa central' },
  { Id: 2, Nombre: 'Norte' },
]

/** Shows how a list with these columns is read; returns the bodies of its comparisons. */
function show(columns: readonly ImportColumn[], Opciones: Partial<ImportJob['Opciones']> = {}) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.endsWith('/simular')) sent.push(JSON.parse(init?.body as string))
    const reading = {
      Tipo: 'lista',
      Perfil: 'sin-precios',
      Falla: null,
      Columnas: [],
      SinUso: [],
      Muestra: [],
      Propuesta: columns.map((Campo) => ({ Campo, Nombre: Campo, Desde: null, Largo: null })),
      Sucursales: [],
      DeLaTienda: SHOP,
    }
    return Response.json(address.includes('/archivo') ? reading : { Id: 4 })
  })
  const job = {
    Id: 4,
    Archivo: 'stock.csv',
    Resumen: null,
    Opciones: { Perfil: null, Sucursal: null, Retirar: false, ...Opciones },
  }
  render(
    <CoreAdminContext>
      <ReadFile job={job as unknown as ImportJob} onChoose={() => {}} />
    </CoreAdminContext>,
  )
  return sent
}

it('asks of which branch the stock of a list is, and compares with the answer', async () => {
  const sent = show(['codigo', 'existencia'])
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Existencias de' }))
  fireEvent.click(screen.getByRole('option', { name: 'Norte' }))
  fireEvent.click(screen.getByRole('button', { name: 'Comparar con la tienda' }))
  await waitFor(() => expect(sent).toMatchObject([{ ExistenciasDe: 2 }]))
})

it('shows the branch that an import has', async () => {
  show(['codigo', 'cantidad'], { ExistenciasDe: 2, Respuestas: ['cantidad=existencia'] })
  expect((await screen.findByRole('combobox', { name: 'Existencias de' })).textContent).toBe('Norte')
})

it.each([[['codigo', 'existencia', 'sucursal']], [['codigo', 'precio']]] as const)(
  'asks nothing of a list of %j',
  async (columns) => {
    show(columns)
    await screen.findByRole('button', { name: 'Comparar con la tienda' })
    expect(screen.queryByRole('combobox', { name: 'Existencias de' })).toBeNull()
  },
)

import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { IgnoredRows } from './note-list.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Props = Parameters<typeof IgnoredRows>[0]

const shown = (summary: Partial<Props['summary']>) =>
  render(
    <CoreAdminContext
      authProvider={{ getPermissions: async () => new Set(['importaciones.hacer']) } as never}
    >
      <IgnoredRows
        job={{ Id: 4, Archivo: 'lista.csv' } as Props['job']}
        summary={summary as Props['summary']}
      />
    </CoreAdminContext>,
  )

it('shows how many rows are not used, why, the first of them, and a file of all', async () => {
  const note = { linea: 3, motivo: 'fila_repetida', detalle: 'Dice lo mismo que la línea 2.' }
  const ofFile = { linea: 0, motivo: 'hoja_sin_leer', detalle: 'Otras hojas.' }
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify([note, ofFile]), {
        headers: { 'content-type': 'application/json', 'X-Total-Count': '3' },
      }),
  )
  shown({
    ignoradas: [
      { motivo: 'fila_repetida', filas: 2 },
      { motivo: 'total', filas: 1 },
    ],
  })
  expect(screen.getByRole('heading', { name: 'No se usan 3 filas' })).toBeDefined()
  expect(screen.getByText('2 repetidas, 1 total')).toBeDefined()
  const file = await screen.findByRole('link', { name: 'Bajarlas en una planilla (.csv)' })
  expect(file.getAttribute('href')).toBe('/api/gestion/importaciones/4/filas/exportar?Tipo=ignoradas')
  expect(file.getAttribute('download')).toBe('Filas que no se usan lista.csv')
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Línea 3 Dice lo mismo que la línea 2.',
    'Archivo Otras hojas.',
  ])
})

it('shows nothing where every row is used', () => {
  expect(shown({}).container.textContent).toBe('')
})

import { createTheme, ThemeProvider } from '@mui/material'
import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { Differences } from './differences.tsx'

type Props = Parameters<typeof Differences>[0]

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  [
    { existencias: 6, existenciasEn: ['Norte'] },
    /^2 artículos sin cambios\. La lista pone 6 existencias en Norte: .* si se deshace la importación/,
  ],
  [{ existencias: 1, costos: 10 }, /La lista pone 1 existencia y 10 costos: /],
])('of %j alone says how many numbers it brings, and that undoing leaves them', async (numbers, told) => {
  const headers = { 'content-type': 'application/json', 'x-total-count': '0' }
  vi.stubGlobal('fetch', async () => new Response('[]', { headers }))
  const job = { Id: 4, Estado: 'lista', Faltantes: null } as unknown as Props['job']
  const summary = { iguales: 2, saltos: 0, ...numbers } as unknown as Props['summary']
  render(
    <CoreAdminContext>
      <Differences job={job} summary={summary} />
    </CoreAdminContext>,
  )
  expect(await screen.findByText(told)).toBeDefined()
})

it('shows the code and the line of each row on a phone', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const row = { Tipo: 'sube', Codigo: 'V-1', Descripcion: 'Vino', PrecioAntes: 900, PrecioDespues: 950 }
  const rows = [
    { ...row, Linea: 4 },
    { ...row, Tipo: 'desaparece', Linea: null },
  ]
  vi.stubGlobal('fetch', async () => Response.json(rows, { headers: { 'x-total-count': '2' } }))
  const job = { Id: 4, Estado: 'lista', Faltantes: null } as unknown as Props['job']
  render(
    <CoreAdminContext>
      <ThemeProvider theme={createTheme()}>
        <Differences job={job} summary={{ iguales: 0, saltos: 0 } as unknown as Props['summary']} />
      </ThemeProvider>
    </CoreAdminContext>,
  )
  expect(await screen.findByText('Sube · V-1 · Línea 4')).toBeDefined()
  expect(screen.getByText('Ya no viene · V-1')).toBeDefined()
})

it.each([
  [true, ['Existencia: 1', 'Costo: 3']],
  [false, ['Existencia: 1']],
])('shows stock before and after, and costs to whom may see them (%s)', async (mayCosts, chips) => {
  const row = {
    Tipo: 'existencia',
    Codigo: 'V-1',
    Descripcion: 'Vino',
    PrecioAntes: null,
    PrecioDespues: null,
    Sucursal: 'Norte',
    Linea: 2,
    Cambios: [{ Campo: 'existencia', Antes: '43 un', Despues: '1.200 un' }],
  }
  vi.stubGlobal('fetch', async () => Response.json([row], { headers: { 'x-total-count': '1' } }))
  const job = { Id: 4, Estado: 'lista', Faltantes: null } as unknown as Props['job']
  const summary = { iguales: 0, saltos: 0, existencias: 1, costos: 3 } as unknown as Props['summary']
  const authProvider = { getPermissions: async () => new Set(mayCosts ? ['costos.ver'] : []) }
  render(
    <CoreAdminContext authProvider={authProvider as never}>
      <ThemeProvider theme={createTheme()}>
        <Differences job={job} summary={summary} />
      </ThemeProvider>
    </CoreAdminContext>,
  )
  const cells = (await screen.findAllByRole('cell')).map(({ textContent }) => textContent)
  expect(cells).toEqual(['Existencia', 'V-1', 'Vino (en Norte)', '43 un', '1.200 un', '2'])
  await vi.waitFor(() => {
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names.filter((name) => /Existencia|Costo/.test(name))).toEqual(chips)
  })
})

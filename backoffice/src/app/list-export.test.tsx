import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { AdminContext, Notification, ResourceContextProvider, TestMemoryRouter } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { LIST_NEWEST_ROWS, LIST_SEARCH_MAX_CHARACTERS } from '@gondola/contract/base'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { dataProviderOf } from '../api/data-provider.ts'
import { staffDifferences } from '@gondola/contract/payments'
import { differences } from '../payments/differences.tsx'
import { isResourceScreens, ScreensProvider } from '../ui/frame/screen.ts'
import { SCREENS } from './screens.ts'
import { spanishOf } from '../ui/frame/spanish.ts'

const differenceScreens = SCREENS.filter(isResourceScreens).find(
  ({ resource }) => resource === staffDifferences,
)!
const { resource } = differenceScreens
const row = (Id: number) => ({
  Id,
  Clase: 'monto',
  Pedido: 12,
  Pago: String(Id),
  Nuestro: 1,
  Suyo: 2,
  Detalle: '',
  Fechahora: '2026-11-21T18:05:00-03:00',
  Resuelta: null,
  Nota: '',
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Presses 'Exportar' in a list of so many rows; returns the lines of the file. */
async function exported(total: number): Promise<string[]> {
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://shop.example')
    if (!url.pathname.endsWith(resource.name)) return new Response(null, { status: 204 })
    const [from, to] = [Number(url.searchParams.get('_start')), Number(url.searchParams.get('_end'))]
    const ids = Array.from(
      { length: Math.max(0, Math.min(to, total) - from) },
      (_, index) => from + index + 1,
    )
    return Response.json(ids.map(row), { headers: { 'x-total-count': String(total) } })
  })
  let file: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    file = made as Blob
    return 'blob:file'
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <TestMemoryRouter>
      <ScreensProvider value={[differenceScreens]}>
        <AdminContext
          dataProvider={dataProviderOf([resource])}
          queryClient={queryClient}
          i18nProvider={spanishOf([differenceScreens])}
        >
          <ResourceContextProvider value={resource.name}>
            <differences.list />
          </ResourceContextProvider>
          <Notification />
        </AdminContext>
      </ScreensProvider>
    </TestMemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Exportar' }))
  await vi.waitFor(() => expect(file).toBeDefined(), { timeout: 60_000, interval: 50 })
  return (await file!.text()).trim().split('\r\n')
}

it('the search of a list takes no more than the server does', async () => {
  await exported(3)
  const search = screen.getByPlaceholderText<HTMLInputElement>('Buscar')
  expect(search.maxLength).toBe(LIST_SEARCH_MAX_CHARACTERS)
})

it('an export has all rows of its list, not the first thousand', { timeout: 120_000 }, async () => {
  expect(await exported(1234)).toHaveLength(1234 + 1)
  expect(screen.queryByText(PANEL_TEXTS.exportCut(1234))).toBeNull()
})

it('an export of a list that goes on says how many rows it has', { timeout: 120_000 }, async () => {
  expect(await exported(LIST_NEWEST_ROWS + 1)).toHaveLength(LIST_NEWEST_ROWS + 1)
  expect(await screen.findByText(PANEL_TEXTS.exportCut(LIST_NEWEST_ROWS))).toBeTruthy()
})

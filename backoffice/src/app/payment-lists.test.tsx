import type { ComponentType } from 'react'
import { cleanup, render, screen } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { AdminContext, ResourceContextProvider, TestMemoryRouter } from 'react-admin'
import type { Window as HappyWindow } from 'happy-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LIST_NEWEST_ROWS } from '@gondola/contract/base'
import { dataProviderOf } from '../api/data-provider.ts'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { isResourceScreens, type ResourceScreens, ScreensProvider } from '../ui/frame/screen.ts'
import type { AnyResource } from '../api/data-provider.ts'
import { spanishOf } from '../ui/frame/spanish.ts'
import { staffDifferences, staffMovements, staffReturns, staffTransfers } from '@gondola/contract/payments'
import { differences } from '../payments/differences.tsx'
import { movements } from '../payments/movements.tsx'
import { returns, transfers } from '../payments/transfers.tsx'
import { SCREENS } from './screens.ts'

const WIDTHS = [390, 1280]

const screensOf = (asked: AnyResource): ResourceScreens =>
  SCREENS.filter(isResourceScreens).find(({ resource }) => resource === asked)!
const OF_ALL = {
  Id: 7,
  Pedido: 12,
  Cliente: 'Ana Paz',
  Importe: 2739.07,
  Fechahora: '2026-11-21T18:05:00-03:00',
}

/** A row that staff do something about, and the words of its buttons. */
const ROWS: readonly [
  screens: ResourceScreens,
  List: ComponentType,
  row: Record<string, unknown>,
  words: readonly string[],
][] = [
  [
    screensOf(staffTransfers),
    transfers.list,
    { ...OF_ALL, Referencia: 'GON-12', Hasta: OF_ALL.Fechahora, Estado: 'esperada', Recibido: 0 },
    ['Confirmar'],
  ],
  [
    screensOf(staffMovements),
    movements.list,
    {
      ...OF_ALL,
      Fecha: '2026-11-21',
      Texto: 'CR TRANSF',
      Estado: 'propuesto',
      Motivo: 'otro-importe',
      Por: null,
    },
    ['Es del pedido 12', 'Asignar', 'Descartar'],
  ],
  [
    screensOf(staffReturns),
    returns.list,
    {
      ...OF_ALL,
      Telefono: '',
      Email: '',
      Motivo: '',
      Origen: '',
      Estado: 'pendiente',
      Numero: null,
      Hecha: null,
    },
    ['Ya la devolví'],
  ],
  [
    screensOf(staffDifferences),
    differences.list,
    { ...OF_ALL, Clase: 'monto', Pago: '99', Nuestro: 1, Suyo: null, Detalle: '', Resuelta: null, Nota: '' },
    ['Resolver'],
  ],
]

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show({ resource }: ResourceScreens, List: ComponentType, row: Record<string, unknown>, total = 1) {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes(resource.name)
      ? new Response(JSON.stringify([row]), {
          headers: { 'content-type': 'application/json', 'x-total-count': String(total) },
        })
      : new Response('{}', { status: 404, headers: { 'content-type': 'application/problem+json' } }),
  )
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <TestMemoryRouter>
      <ScreensProvider value={ROWS.map(([screens]) => screens)}>
        <AdminContext
          dataProvider={dataProviderOf([resource])}
          queryClient={queryClient}
          i18nProvider={spanishOf(ROWS.map(([screens]) => screens))}
        >
          <ResourceContextProvider value={resource.name}>
            <List />
          </ResourceContextProvider>
        </AdminContext>
      </ScreensProvider>
    </TestMemoryRouter>,
  )
}

describe.each(WIDTHS)('in a window of %i px the buttons of a row have words', (width) => {
  it.each(ROWS.map(([screens, ...rest]) => [screens.texts.many, screens, ...rest] as const))(
    'in %s',
    async (_name, screens, List, row, words) => {
      ;(window as unknown as HappyWindow).happyDOM.setViewport({ width })
      show(screens, List, row)
      for (const word of words) expect(await screen.findByText(word, { selector: 'button' })).toBeDefined()
      const headings = screen.queryAllByRole('columnheader').map(({ textContent }) => textContent)
      expect(headings).not.toContain('')
    },
  )
})

it('a doubtful movement says why it is to be looked at, as a sentence of its own', async () => {
  const [screens, List, row] = ROWS[1]!
  show(screens, List, row)
  const why = await screen.findByText(/^\. Trae la referencia, pero el importe es otro\.$/)
  expect(why.parentElement!.textContent).toContain('Para revisar. Trae la referencia')
})

it('a list that goes on before its newest rows says so', async () => {
  const [screens, List, row] = ROWS[0]!
  show(screens, List, row, LIST_NEWEST_ROWS + 1)
  expect(await screen.findByText(/de más de 10\.000$/)).toBeDefined()
  expect(screen.getByText(PANEL_TEXTS.newestOnly(LIST_NEWEST_ROWS))).toBeDefined()
})

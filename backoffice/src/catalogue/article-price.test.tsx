import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { AdminContext, ResourceContextProvider, TestMemoryRouter } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import type { Role } from '@gondola/contract/calls'
import { staffArticles, type StaffArticle } from '@gondola/contract/catalogue-admin'
import { loginAs } from '../../test/test-staff.ts'
import { dataProviderOf } from '../api/data-provider.ts'
import { catalogueScreens } from './screens.ts'
import { ScreensProvider } from '../ui/frame/screen.ts'
import { spanishOf } from '../ui/frame/spanish.ts'
import { ArticlePrice } from './article-price.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const ARTICLE = { Codigo: 'PAN', Descripcion: 'Pan lactal', Precioventa: 1000 } as StaffArticle
const JUMP = { code: 'precio-salta', detail: '¿Es así?', status: 422, Campo: 'Precioventa' }

const sent: unknown[] = []
const onRow = vi.fn<() => void>()

function renderPrice(Rol: Role = 'administracion') {
  sent.length = 0
  onRow.mockClear()
  vi.stubGlobal('fetch', (_target: string, { method, body }: { method: string; body?: string }) => {
    if (method !== 'PUT') return Promise.resolve(Response.json({ Cambio: null }))
    const change = JSON.parse(body!) as { Precioventa: number; Confirmado?: boolean }
    sent.push(change)
    const isJump = change.Precioventa > 3000 && change.Confirmado !== true
    return Promise.resolve(
      isJump ? Response.json(JUMP, { status: 422 }) : Response.json({ ...ARTICLE, ...change }),
    )
  })
  render(
    <TestMemoryRouter>
      <ScreensProvider value={catalogueScreens}>
        <AdminContext
          dataProvider={dataProviderOf([staffArticles])}
          authProvider={loginAs(Rol)}
          queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
          i18nProvider={spanishOf(catalogueScreens)}
        >
          <ResourceContextProvider value={staffArticles.name}>
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a row of a table */}
            <div onClick={onRow}>
              <ArticlePrice article={ARTICLE} />
            </div>
          </ResourceContextProvider>
        </AdminContext>
      </ScreensProvider>
    </TestMemoryRouter>,
  )
}

async function type(price: string) {
  fireEvent.click(await screen.findByRole('button', { name: /Cambiar el precio de Pan lactal/ }))
  const field = await screen.findByRole('textbox')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: price } })
  return field
}

it('saves the price typed in the row, with the one that was read, and opens nothing', async () => {
  renderPrice()
  const field = await type('1.250,50')
  fireEvent.submit(field.closest('form')!)
  await waitFor(() => expect(sent).toEqual([{ Precioventa: 1250.5, Leido: { Precioventa: 1000 } }]))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(onRow).not.toHaveBeenCalled()
})

it('leaves the price at Escape', async () => {
  renderPrice()
  fireEvent.keyDown(await type('1.250,50'), { key: 'Escape' })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Cambiar el precio/ }))
  expect(sent).toEqual([])
})

it('asks about a jump, and sends it once it is confirmed', async () => {
  renderPrice()
  const field = await type('9000')
  fireEvent.submit(field.closest('form')!)
  expect(await screen.findByText('¿Es así?')).toBeDefined()
  fireEvent.click(screen.getAllByRole('button').at(-1)!)
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ Precioventa: 9000, Leido: { Precioventa: 1000 }, Confirmado: true }),
  )
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})

it('is only a text for a role that may not change prices', () => {
  renderPrice('atencion')
  expect(screen.queryByRole('button')).toBeNull()
})

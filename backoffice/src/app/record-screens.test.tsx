import { cleanup, render, screen } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { AdminContext, ResourceContextProvider, TestMemoryRouter } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { dataProviderOf } from '../api/data-provider.ts'
import { isResourceScreens, type ResourceScreens, ScreensProvider } from '../ui/frame/screen.ts'
import { spanishOf } from '../ui/frame/spanish.ts'
import { SCREENS } from './screens.ts'

const shown = SCREENS.filter(isResourceScreens).filter(({ show }) => show !== undefined)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens a record whose list's row is cached, as after a press in the list; the server does not answer. */
function openFromList(screens: ResourceScreens) {
  const { resource, show: Show } = screens
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  // a row has none of the fields that only the record has; a price list's branches are in both
  queryClient.setQueryData(
    [resource.name, 'getOne', { id: '7', meta: undefined }],
    { id: 7, [resource.keyField]: 7, Sucursales: [] },
    { updatedAt: Date.now() - 1 },
  )
  render(
    <TestMemoryRouter initialEntries={['/7/show']}>
      <ScreensProvider value={[screens]}>
        <AdminContext
          dataProvider={dataProviderOf([resource])}
          queryClient={queryClient}
          i18nProvider={spanishOf([screens])}
        >
          <ResourceContextProvider value={resource.name}>
            <Routes>
              <Route path="/:id/show/*" element={Show && <Show />} />
            </Routes>
          </ResourceContextProvider>
        </AdminContext>
      </ScreensProvider>
    </TestMemoryRouter>,
  )
}

it.each(shown.map((screens) => [screens.resource.name, screens] as const))(
  'a record of %s, opened from its list, waits for the whole record',
  async (_name, screens) => {
    openFromList(screens)
    expect(await screen.findByText('Cargando', {}, { timeout: 20_000 })).toBeTruthy()
    expect(document.querySelector('.RaLabeled-label')).toBeNull()
  },
)

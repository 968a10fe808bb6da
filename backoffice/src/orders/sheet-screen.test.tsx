import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { SheetScreen } from './sheet-screen.tsx'

afterEach(cleanup)

it('the joint sheet says for which order nothing may replace an article', () => {
  const place = { Departamento: null, Familia: null, Ean: null, Codart: 'LECHE', Descrip: 'Leche' }
  const line = { ...place, Items: 1, Unidad: 1, Cantidad: 2, Precioindividual: 1, Precioventa: 2 }
  const order = (Id: number, B1: boolean) => ({ Id, B1, Opt1: 'Ana', TotalNeto: 2, Lineas: [line] })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(['sheets', '3,4'], [order(3, true), order(4, false)])
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/hoja/3,4']}>
        <Routes>
          <Route path="/hoja/:Numeros" element={<SheetScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByText('N.º 3: 2 un · N.º 4: 2 un (Si no hay: nada)')).toBeDefined()
})

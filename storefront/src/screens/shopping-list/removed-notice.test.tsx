import { testArticle } from '@gondola/contract/catalogue/article.fixture'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { useShoppingList } from '../../state/cart/shopping-list.ts'
import { ToastList } from '../../ui/notices/toast-list.tsx'
import { Proposals } from './proposals.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const proposal = (id: number, Texto: string) => {
  const article = testArticle({ Codigo: String(id), Descripcion: Texto })
  const match = { Texto, Articulo: article, Alternativas: [], Cantidad: 1, Palabras: Texto, Confianza: 1 }
  return { id, match, article, quantity: 4, isChosen: false }
}
function Shown() {
  const proposals = useShoppingList((list) => list.proposals) ?? []
  return <Proposals proposals={proposals} onAdded={() => undefined} />
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('a line taken off the list can be put back; the focus stays in the list', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  useShoppingList.setState({ proposals: [proposal(1, 'leche'), proposal(2, 'pan'), proposal(3, 'yerba')] })
  render(
    <QueryClientProvider client={queryClient}>
      <Shown />
      <ToastList />
    </QueryClientProvider>,
  )
  press('Quitar “pan” de la lista')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Quitar “yerba” de la lista')
  expect(screen.getByText('Quitamos “pan” de la lista')).toBeDefined()
  press('Deshacer')
  expect(useShoppingList.getState().proposals).toMatchObject([{ id: 1 }, { id: 2, quantity: 4 }, { id: 3 }])
})

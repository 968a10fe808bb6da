import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { replaceCart, useCart } from '../../../state/cart/cart.ts'
import { hadUsualArticles } from '../../../state/catalogue/own-articles.ts'
import { QUERY_KEYS } from '../../../state/query-keys.ts'
import { ownHomeTexts } from '../../../texts/own-home.ts'
import { OwnHome } from './own-home.tsx'

const CLIENT = 7
const NOTHING = { Proxima: null, Repetir: null }
const REPEATED = {
  Proxima: null,
  Repetir: { Pedido: { Fecha: '2026-11-20', Lineas: [] }, TotalHoy: 100, Faltan: 0 },
}
const usual = [{ Codigo: '2-1', Descripcion: 'Banana', Unidad: 100 }]
const keyOf = (part: string) => [...QUERY_KEYS.orders, CLIENT, part]

const known = vi.fn<(hasSome: boolean) => void>()

beforeEach(() => {
  known.mockClear()
  replaceCart([])
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OwnHome client={CLIENT} onKnown={known} onFailed={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it.each([
  ['with', usual],
  ['without', []],
])('says nothing of a customer %s usual articles until the rest has loaded', async (_, articles) => {
  queryClient.setQueryData(keyOf('usual'), articles)
  open()
  await new Promise((resolve) => setTimeout(resolve))
  expect(known).not.toHaveBeenCalled()
  act(() => void queryClient.setQueryData(keyOf('home'), REPEATED))
  await waitFor(() => expect(known).toHaveBeenCalledWith(true))
  expect(hadUsualArticles.read()).toBe(true)
})

it('adds nothing before it knows how much is usual', () => {
  queryClient.setQueryData(keyOf('usual'), usual)
  open()
  fireEvent.click(screen.getByText(ownHomeTexts.addAll))
  expect(useCart.getState().lines).toEqual([])
})

it.each([
  ['an order to repeat', REPEATED, true],
  ['nothing', NOTHING, false],
])('knows a customer without usual articles by the rest: %s', async (_, home, hasSome) => {
  queryClient.setQueryData(keyOf('usual'), [])
  queryClient.setQueryData(keyOf('home'), home)
  open()
  await waitFor(() => expect(known).toHaveBeenCalledWith(hasSome))
  expect(known).not.toHaveBeenCalledWith(!hasSome)
})

it('the next order says that it came back instead of when it comes', async () => {
  const order = { Id: 3, Estado: 'P', Preparacion: 'listo', Dia: 20_261_128, HorarioEntrega: '18:00 a 21:00' }
  queryClient.setQueryData(keyOf('home'), { Proxima: { ...order, NoEntregado: 'Llovía.' }, Repetir: null })
  queryClient.setQueryData(keyOf('usual'), [])
  open()
  expect(await screen.findByText(/^No pudimos entregarte el pedido. Llovía./)).toBeDefined()
  expect(screen.queryByText(/18:00/)).toBeNull()
})

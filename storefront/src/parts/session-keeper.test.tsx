import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findArticle } from '@gondola/contract/catalogue'
import { send } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { setClient, useSession } from '../state/session/session.ts'
import { SessionKeeper } from './session-keeper.tsx'

const STORED = { Id: 7, Nombre: 'Ana de ayer' }
const RENEWED = { Id: 7, Nombre: 'Ana de hoy' }
/** A proxy's page: the shop behind it restarts. */
const gatewayPage = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })

let isUp = false

beforeEach(() => {
  isUp = false
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (url: string) => {
    if (!isUp) return Promise.resolve(gatewayPage())
    return Promise.resolve(Response.json(url.includes('/clientes/yo') ? RENEWED : { Descripcion: 'Yerba' }))
  })
  setClient(STORED as never)
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Shelf() {
  const { data, error } = useQuery({
    queryKey: ['article', '1'],
    queryFn: () => send(findArticle, { params: { Codigo: '1' } }),
  })
  return <p>{error ? 'failed' : (data?.Descripcion ?? 'loading')}</p>
}

it('a shop that was away behind its proxy is asked for the session and for what failed once it is back', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <SessionKeeper />
      <Shelf />
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('failed')).toBeDefined()
  expect(useSession.getState().client?.Nombre).toBe('Ana de ayer')
  isUp = true
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('Yerba')).toBeDefined()
  expect(useSession.getState().client?.Nombre).toBe('Ana de hoy')
})

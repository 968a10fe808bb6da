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
    { existencias: 6 },
    /^2 artículos sin cambios\. La lista pone 6 existencias: .* si se deshace la importación/,
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

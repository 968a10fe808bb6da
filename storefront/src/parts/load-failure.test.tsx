import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NetworkLost, Refused } from '../api/errors.ts'
import { LoadFailure } from './load-failure.tsx'

afterEach(cleanup)

const refused = (detail: string) =>
  new Refused({ type: 'about:blank', title: '', status: 500, code: 'error-interno', detail })

it.each([
  ['the shop’s own sentence', refused('Estamos cargando precios.'), 'Estamos cargando precios.'],
  ['the general one where the refusal has none', refused(''), 'Revisá tu conexión y probá de nuevo.'],
  ['that there is no network', new NetworkLost(null), 'Cuando vuelva internet seguimos donde estabas.'],
])('says %s', (_what, error, expected) => {
  render(<LoadFailure error={error} onRetry={() => undefined} />)
  expect(screen.getByRole('alert').textContent).toContain(expected)
})

it('has no drawing in a narrow part', async () => {
  const { container, rerender } = render(<LoadFailure error={refused('')} onRetry={() => undefined} />)
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull())
  rerender(<LoadFailure error={refused('')} onRetry={() => undefined} compact />)
  expect(container.querySelector('svg')).toBeNull()
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StageLine } from './stage-line.tsx'

afterEach(cleanup)

test('the stages are a list; the last one reached is the current step, with its time', () => {
  render(
    <StageLine
      FormaEntrega="ED"
      reached={[
        { Etapa: 'recibido', Momento: '2026-11-22T18:05:00-03:00' },
        { Etapa: 'en-camino', Momento: '2026-11-23T12:41:00-03:00' },
      ]}
    />,
  )
  const stages = screen.getAllByRole('listitem')
  expect(screen.getByRole('list', { name: 'Etapas del pedido' })).toBeDefined()
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Recibido (hecho)22/11, 18:05',
    'En preparación (hecho)',
    'Listo (hecho)',
    'En camino23/11, 12:41',
    'Entregado',
  ])
  expect(stages.filter((stage) => stage.ariaCurrent ?? stage.getAttribute('aria-current'))).toEqual([
    stages[3],
  ])
})

test('what is picked up has its own words', () => {
  render(<StageLine FormaEntrega="RS" reached={[{ Etapa: 'recibido', Momento: null }]} />)
  expect(screen.getByText('Listo para retirar')).toBeDefined()
  expect(screen.getByText('Retirado')).toBeDefined()
})

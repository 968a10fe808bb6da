import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SlotChoice, type ChosenSlot } from './editing/slot-choice.tsx'

const slot = (Id: number, Desde: string, Hasta: string, Cupo: number) => ({ Id, Desde, Hasta, Cupo })

beforeEach(() =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json([
        {
          Id: 20_261_130,
          Fecha: '2026-11-30',
          ListHorariosDisponibles: [
            slot(1, '09:00', '12:00', 0),
            slot(2, '12:00', '15:00', 0),
            slot(3, '15:00', '18:00', 2),
          ],
        },
      ]),
    ),
  ),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('the place that an order has is marked, also in a full slot, and is nothing to move to', async () => {
  const chosen: ChosenSlot[] = []
  render(
    <CoreAdminContext>
      <SlotChoice
        query={{}}
        chosen={null}
        own={{ Dia: 20_261_130, HorarioEntrega: '09:00 a 12:00' }}
        onChoose={(one) => chosen.push(one)}
      />
    </CoreAdminContext>,
  )
  await screen.findByRole('button', { name: '15:00 a 18:00 · quedan 2' })
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    '09:00 a 12:00 · el de este pedido',
    '15:00 a 18:00 · quedan 2',
  ])
  for (const button of buttons) fireEvent.click(button)
  expect(chosen).toEqual([{ Dia: 20_261_130, HorarioEntrega: '15:00 a 18:00' }])
})

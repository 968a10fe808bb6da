import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SlotChoice, type ChosenSlot } from './editing/slot-choice.tsx'

const slot = (Id: number, Desde: string, Hasta: string, Cupo: number) => ({ Id, Desde, Hasta, Cupo })

const WINDOWS = [{ Desde: '01-01', Hasta: '12-31', HoraDesde: '16:00', HoraHasta: '22:00' }]

beforeEach(() =>
  vi.stubGlobal('fetch', (target: string) => {
    if (target.includes('/parametros/')) return Promise.resolve(Response.json({ VentanasAlcohol: WINDOWS }))
    if (target.includes('/entrega/grilla')) return Promise.resolve(Response.json({}))
    return Promise.resolve(
      Response.json([
        {
          Id: 20_261_130,
          Fecha: '2026-11-30',
          ListHorariosDisponibles: [
            slot(1, '09:00', '12:00', 0),
            slot(2, '12:00', '15:00', 0),
            slot(3, '15:00', '18:00', 2),
            slot(4, '18:00', '21:00', 1),
          ],
        },
      ]),
    )
  }),
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
        own={{ Dia: 20_261_130, HorarioEntrega: '09:00 a 12:00', Lineas: [] }}
        onChoose={(one) => chosen.push(one)}
      />
    </CoreAdminContext>,
  )
  await screen.findByRole('button', { name: '15:00 a 18:00 · quedan 2' })
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    '09:00 a 12:00 · el de este pedido',
    '15:00 a 18:00 · quedan 2',
    '18:00 a 21:00 · queda 1',
  ])
  for (const button of buttons) fireEvent.click(button)
  expect(chosen.map(({ HorarioEntrega }) => HorarioEntrega)).toEqual(['15:00 a 18:00', '18:00 a 21:00'])
})

it('a slot outside the hours of alcohol says so before it is promised, and is nothing to choose', async () => {
  const chosen: ChosenSlot[] = []
  render(
    <CoreAdminContext>
      <SlotChoice query={{}} chosen={null} lines={[{ Alcohol: true }]} onChoose={(one) => chosen.push(one)} />
    </CoreAdminContext>,
  )
  await screen.findByRole('button', { name: '15:00 a 18:00 · sin alcohol' })
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect(chosen).toEqual([{ Dia: 20_261_130, HorarioEntrega: '18:00 a 21:00' }])
})

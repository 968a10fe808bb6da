import { expect, it } from 'vitest'
import type { GridDay } from './delivery.ts'
import { proposedSlot } from './proposed-slot.ts'

const HOURS = ['09:00 a 12:00', '12:00 a 15:00'] as const

/** Days from Saturday 21 November 2026 on: for each whether morning and noon are free. */
const days = (...free: readonly (readonly [morning: boolean, noon: boolean])[]): GridDay[] =>
  free.map((slots, ahead) => ({
    Id: 20_261_121 + ahead,
    Fecha: `2026-11-${21 + ahead}`,
    Descrip: '',
    Horarios: slots.map((isFree, slot) => ({
      Id: slot + 1,
      Desde: HOURS[slot]!.slice(0, 5),
      Hasta: HOURS[slot]!.slice(8),
      Estado: isFree ? 'libre' : 'completo',
    })),
  }))
const MONDAY_NOON = { DiaSemana: 1, HorarioEntrega: HOURS[1] }

it.each([
  ['the usual weekday and hours', days([true, true], [true, true], [true, true]), [20_261_123, HOURS[1]]],
  [
    'the usual hours of the first day that has them',
    days([true, false], [true, true], [true, false]),
    [20_261_122, HOURS[1]],
  ],
  ['the first free one', days([false, false], [true, false]), [20_261_122, HOURS[0]]],
] as const)('proposes %s', (_, grid, [Dia, HorarioEntrega]) => {
  expect(proposedSlot(grid, MONDAY_NOON)).toEqual({ Dia, HorarioEntrega })
})

it('proposes the first free one to who has no usual slot, and none if all are full', () => {
  expect(proposedSlot(days([false, true], [true, true]), null)).toEqual({
    Dia: 20_261_121,
    HorarioEntrega: HOURS[1],
  })
  expect(proposedSlot(days([false, false]), MONDAY_NOON)).toBeNull()
})

it('leaves out what the cart must not use', () => {
  const isAllowed = ({ Id }: { Id: number }) => Id === 1
  expect(proposedSlot(days([false, true], [true, true]), MONDAY_NOON, isAllowed)).toEqual({
    Dia: 20_261_122,
    HorarioEntrega: HOURS[0],
  })
})

import { choose, useCheckout } from '../../state/cart/checkout.ts'
import { FieldError } from '../../ui/field/field.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { SlotRadios } from './slot-radios.tsx'
import { useSlotGrid } from './use-slot-grid.ts'

/**
 * The grid of the checkout. It sets the same choice as the selects 'Día' and 'Horario'; if it cannot be loaded, these
 * remain. `error`: what is missing, which leads here.
 */
export function SlotGrid({ error = null }: { error?: string | null }) {
  const order = useCheckout()
  const grid = useSlotGrid()
  if (grid.isPending) return <SkeletonLines count={5} />
  if (order.FormaEntrega === null) return null
  const { FormaEntrega, HorarioEntrega } = order
  // of a day with another hour chosen, that stays
  const chooseDay = (Dia: number) => HorarioEntrega === null && choose({ Dia })
  const errorId = error === null ? undefined : 'falta-horario'
  return (
    <>
      <SlotRadios {...{ FormaEntrega, grid, errorId }} chosen={order} onTake={choose} onDay={chooseDay} />
      <FieldError id="falta-horario" error={error} />
    </>
  )
}

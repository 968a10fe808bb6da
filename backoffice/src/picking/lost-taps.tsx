import { Alert, AlertTitle, Button } from '@mui/material'
import type { StaffOrder } from '@gondola/contract/entities/staff-order.ts'
import { orderTitle } from '@gondola/contract/texts/staff/orders.ts'
import { PICKING_TEXTS } from '@gondola/contract/texts/staff/picking.ts'
import { queue, useTapQueue } from './picking-store.ts'

/** Taps of these orders that did not count, and why; the lines show what counts instead. */
export function LostTaps({ orders }: { orders: readonly StaffOrder[] }) {
  const lost = useTapQueue().lost()
  return orders.map((order) => {
    const own = lost.filter(({ Pedido }) => Pedido === order.Id)
    if (own.length === 0) return null
    return (
      <Alert
        key={order.Id}
        severity="error"
        role="alert"
        sx={{ my: 2 }}
        action={
          <Button color="inherit" onClick={() => queue.dismissLost(order.Id)}>
            {PICKING_TEXTS.dismiss}
          </Button>
        }
      >
        <AlertTitle>
          {orderTitle(order.Id)}: {PICKING_TEXTS.problems}
        </AlertTitle>
        {own.map(({ Clave, Items, Detalle }) => (
          <div key={Clave}>
            {order.Lineas.find((line) => line.Items === Items)?.Descrip}: {Detalle}
          </div>
        ))}
      </Alert>
    )
  })
}

import type { ReactNode } from 'react'
import { Alert, AlertTitle, Button } from '@mui/material'
import { type StaffOrder, orderTitle, PICKING_TEXTS } from '@gondola/contract/orders'
import { queue, useTapQueue } from './picking-store.ts'

/** Taps of these orders that were not applied, and why; the lines show the current state. */
export function LostTaps({ orders }: { orders: readonly StaffOrder[] }) {
  const lost = useTapQueue().lost()
  const ofNobody = lost.filter(({ Pedido }) => Pedido === 0)
  return (
    <>
      {ofNobody.length > 0 && (
        <Problems title={PICKING_TEXTS.problems} onRead={() => queue.dismissLost(0)}>
          {ofNobody.map(({ Clave, Detalle }) => (
            <div key={Clave}>{Detalle}</div>
          ))}
        </Problems>
      )}
      {orders.map((order) => {
        const own = lost.filter(({ Pedido }) => Pedido === order.Id)
        if (own.length === 0) return null
        return (
          <Problems
            key={order.Id}
            title={`${orderTitle(order.Id)}: ${PICKING_TEXTS.problems}`}
            onRead={() => queue.dismissLost(order.Id)}
          >
            {own.map(({ Clave, Items, Detalle }) => (
              <div key={Clave}>
                {order.Lineas.find((line) => line.Items === Items)?.Descrip}: {Detalle}
              </div>
            ))}
          </Problems>
        )
      })}
    </>
  )
}

function Problems({ title, onRead, children }: { title: string; onRead: () => void; children: ReactNode }) {
  return (
    <Alert
      severity="error"
      role="alert"
      sx={{ my: 2 }}
      action={
        <Button color="inherit" onClick={onRead}>
          {PICKING_TEXTS.dismiss}
        </Button>
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {children}
    </Alert>
  )
}

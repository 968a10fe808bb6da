import { useEffect, useRef, useState } from 'react'
import { GlobalStyles } from '@mui/material'
import { deliveryAddress, type StaffOrder } from '@gondola/contract/orders'
import { PRINT_TEXTS } from '../texts/queue-screens.ts'
import { Crate } from './picking-sheet.tsx'
import { whenText } from '../ui/orders/order-words.ts'
import type { Print } from '../ui/orders/print-button.tsx'

/** Pixels of CSS in a millimetre. */
const PX_PER_MM = 96 / 25.4
/** Around a label on a roll, in mm. */
const ROLL_MARGIN = 2

/** Characters of an address that is written small, so that its label keeps its size. */
const LONG = 90

/** A label for each bag of each order: eight on an A4 sheet, or one after another on a roll. */
export function Labels({ orders, print: { size, bags } }: { orders: readonly StaffOrder[]; print: Print }) {
  const labels = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  // a roll is cut after its tallest label, so that none is spread over two
  useEffect(() => {
    if (labels.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      const heights = [...(entry?.target.children ?? [])].map((label) => label.getBoundingClientRect().height)
      setHeight(Math.ceil(Math.max(0, ...heights) / PX_PER_MM) + 1)
    })
    observer.observe(labels.current)
    return () => observer.disconnect()
  }, [size])
  const page =
    size === 'A4'
      ? { size: 'A4', margin: '12mm 5mm' }
      : { size: `${size}mm ${height + 2 * ROLL_MARGIN}mm`, margin: `${ROLL_MARGIN}mm` }
  return (
    <>
      <GlobalStyles styles={{ '@page': page }} />
      <h1 className="sin-imprimir">{PRINT_TEXTS.kinds.etiquetas}</h1>
      <div ref={labels} className={`etiquetas papel-${size}`}>
        {orders.flatMap((order) => {
          const count = Math.max(1, bags.get(order.Id) ?? 0)
          return Array.from({ length: count }, (_, place) => (
            <Label key={`${order.Id}/${place}`} order={order} part={`${place + 1}/${count}`} />
          ))
        })}
      </div>
    </>
  )
}

interface LabelProps {
  order: StaffOrder
  /** `1/3` */
  part: string
}

function Label({ order, part }: LabelProps) {
  const address = deliveryAddress(order)
  // a missing article is in no bag
  const isCold = order.Lineas.some(({ Frio, Preparado }) => Frio === true && Preparado?.Cantidad !== 0)
  return (
    <article className="etiqueta">
      <header>
        <h2>{PRINT_TEXTS.number(order.Id)}</h2>
        <Crate letter={order.Cajon} />
        <strong>{part}</strong>
      </header>
      <p>
        {order.Cajon !== undefined && `CAJON-${order.Cajon} · `}
        <bdi>{order.Opt1}</bdi>
      </p>
      <p>{whenText(order)}</p>
      {order.FormaEntrega === 'ED' && (
        <p className={address.length > LONG ? 'calle larga' : 'calle'}>
          <bdi>{address}</bdi>
        </p>
      )}
      {isCold && <p className="frio">{PRINT_TEXTS.cold}</p>}
    </article>
  )
}

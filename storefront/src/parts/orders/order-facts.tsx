import {
  deliveredText,
  isOnTheWay,
  type Order,
  OrderStatus,
  otherWishes,
  preparationTexts,
  reasonToCustomer,
  replacementTexts,
  type OrderStatusCode,
} from '@gondola/contract/orders'
import { invoiceText } from '@gondola/contract/clients'
import { checkoutPlaceTexts } from '../../texts/delivery.ts'
import { formatDate, formatDay, formatTime } from '@gondola/contract/base'
import { ordersTexts, statusWords } from '../../texts/orders.ts'
import { wishOf } from '@gondola/contract/cart'
import { dayIdOf, isoDateOf } from '@gondola/contract/delivery'
import { classes } from '../../ui/classes.ts'
import { usePickupBranch, formWords } from '../checkout/order-delivery.ts'
import { pickupFacts } from '../checkout/pickup-place.tsx'
import { PaymentInstructions } from '../payment/payment-notes.tsx'
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx'
import styles from './order-facts.module.css'

/** An order's date, status, delivery (unless the screen says it elsewhere), payment, wish for missing articles, comment. */
export function OrderFacts({ order, hasDelivery = true }: { order: Order; hasDelivery?: boolean }) {
  const { Fecha, Fechahora, TipoPago, Opt4, MotivoCancelacion, NombreSucursal } = order
  return (
    <dl className={styles['facts']}>
      <Fact name={ordersTexts.date}>
        {formatDate(Fecha)}, {formatTime(Fechahora)}
      </Fact>
      <Fact name={ordersTexts.status}>
        <StatusBadge {...order} />
      </Fact>
      {order.FormaEntrega && hasDelivery && (
        <Fact name={ordersTexts.delivery} isWide>
          <DeliveryPlace order={order} />
          {deliveryTime(order)}
        </Fact>
      )}
      {NombreSucursal && order.FormaEntrega !== 'RS' && (
        <Fact name={checkoutPlaceTexts.from}>{NombreSucursal}</Fact>
      )}
      {TipoPago && (
        <Fact name={ordersTexts.payment} isWide={isPaidLater(order)}>
          {TipoPago.Descrip}
          {isPaidLater(order) && <PaymentInstructions paymentId={TipoPago.Id} form={order.FormaEntrega} />}
        </Fact>
      )}
      {order.Factura && <Fact name={ordersTexts.invoice}>{invoiceText(order.Factura)}</Fact>}
      <Fact name={replacementTexts.ifMissing}>{wishWords(order)}</Fact>
      {MotivoCancelacion && (
        <Fact name={preparationTexts.cancelReason}>{reasonToCustomer(MotivoCancelacion)}</Fact>
      )}
      {Opt4 && <Fact name={ordersTexts.comment}>{Opt4}</Fact>}
    </dl>
  )
}

/** How an order is delivered, and where: the address, or the branch where it is picked up. */
export function DeliveryPlace({ order: { FormaEntrega, Opt3, Sucursal, NombreSucursal } }: { order: Order }) {
  const pickup = pickupFacts(usePickupBranch(Sucursal))
  return (
    <div>
      {FormaEntrega !== null && formWords(FormaEntrega, NombreSucursal)}
      {FormaEntrega === 'ED' && Opt3 && `, ${Opt3}`}
      {FormaEntrega === 'RS' && pickup.map(([name, value]) => <div key={name}>{value}</div>)}
    </div>
  )
}

/**
 * Until the customer has it: also what is on its way may be paid at the door. Not every shop notes the delivery: an
 * order of an earlier day has come.
 */
const isPaidLater = (order: Order) =>
  order.Estado === OrderStatus.Pending || (isOnTheWay(order) && (order.Dia ?? Infinity) >= localDayId())

/** Today, as an order's `Dia`. */
const localDayId = () => dayIdOf(new Date().toLocaleDateString('sv'))

interface FactProps {
  name: string
  /** Full width, for paragraphs: an address with day and slot, payment instructions with an alias to copy. */
  isWide?: boolean
  children: React.ReactNode
}

function Fact({ name, isWide, children }: FactProps) {
  return (
    <div className={classes(isWide && styles['wide'])}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What the customer wishes if something is missing, for the order as a whole. */
export function wishWords({ Lineas, B1 }: Order): string {
  const [first = 'nada', ...others] = new Set(Lineas.map((line) => wishOf(line, B1)))
  return others.length > 0 ? replacementTexts.some(otherWishes(Lineas)) : replacementTexts.names[first]
}

function deliveryTime({ Dia, HorarioEntrega }: Order): string {
  const isoDate = Dia === null ? null : isoDateOf(Dia)
  const day = isoDate && formatDay(isoDate)
  return [day, HorarioEntrega].filter(Boolean).join(', ')
}

/** Colours of the statuses (spec §4): pending is a warning, dispatched blue, cancelled red. */
const TONES: Record<OrderStatusCode, BadgeTone> = {
  I: 'neutral',
  P: 'warn',
  D: 'info',
  C: 'error',
  A: 'neutral',
}

const STAGE_WORDS = { preparando: preparationTexts.preparing, listo: preparationTexts.ready } as const

/** An order's status as a coloured label, with the progress of its preparation while pending, or when it was delivered. */
export function StatusBadge(order: Order) {
  const { Estado, Preparacion } = order
  const delivered = deliveredText(order)
  return (
    <>
      <Badge tone={TONES[Estado]}>{statusWords[Estado]}</Badge>
      {Preparacion && <Badge tone="info">{STAGE_WORDS[Preparacion]}</Badge>}
      {delivered !== null && <Badge tone="info">{delivered}</Badge>}
    </>
  )
}

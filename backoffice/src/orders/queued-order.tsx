import { Box, Card, CardContent, Checkbox, Chip, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import {
  deliveryAddress,
  isOnTheWay,
  type QueuedOrder,
  linesCount,
  orderTitle,
  PICKING_TEXTS,
  QUEUE_TEXTS,
} from '@gondola/contract/orders'
import { formatDate, formatPesos, formatTime } from '@gondola/contract/base'
import { type DoorMeans, isPaidFirst, type MoneyState } from '@gondola/contract/payments'
import { DoorPayment, type DoorPaymentProps } from '../ui/orders/door-payment.tsx'
import { MoneyChip } from './money/money-chip.tsx'
import { dueWith as restWith, useMoneyActs, useOrderMoney } from '../ui/orders/use-order-money.ts'
import { OrderButtons } from './order-buttons.tsx'
import { isChoosable } from './steps-together.tsx'
import { stateText } from '../ui/orders/order-words.ts'
import { slotEndText } from '../texts/queue-screens.ts'
import { minutesToSlotEnd, useNow, type SlottedOrder } from '../ui/orders/slot-end.ts'
import { Hint } from '../ui/frame/part.tsx'

interface QueuedOrderCardProps {
  order: QueuedOrder
  isChosen: boolean
  onChoose: () => void
  onDone: () => void
}

/** Who prepares an order, or is to. */
export const pickerText = ({ Preparador, Asignado }: QueuedOrder): string | null =>
  Preparador ?? (Asignado === undefined ? null : QUEUE_TEXTS.assignedTo(Asignado))

/** That an order came back, or where the goods of one that was given up are: somebody puts them back the same day. */
export const LeftInCrate = ({ order: { QuedoEn, Volvio } }: { order: QueuedOrder }) => {
  const label = QuedoEn !== undefined ? PICKING_TEXTS.leftIn(QuedoEn) : Volvio && QUEUE_TEXTS.cameBack
  return label && <Chip size="small" color="warning" label={label} />
}

/** An order in the queue: its recipient, its progress, its next step. */
export function QueuedOrderCard({ order, isChosen, onChoose, onDone }: QueuedOrderCardProps) {
  const { Id, Opt1, Opt3, Opt4, FormaEntrega, TotalNeto } = order
  const acts = useMoneyActs(Id, onDone)
  const money = moneyOf(order)
  return (
    <Card component="article" aria-label={orderTitle(Id)} variant={isChosen ? 'outlined' : 'elevation'}>
      <CardContent sx={{ p: 1.5, '&:last-child': { pb: 1.5 } }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 0.5 }}>
          {isChoosable(order) && (
            <Checkbox
              checked={isChosen}
              onChange={onChoose}
              slotProps={{ input: { 'aria-label': `${QUEUE_TEXTS.choose}: ${orderTitle(Id)}` } }}
            />
          )}
          <Typography
            component={Link}
            to={`/cola/${Id}`}
            variant="subtitle1"
            sx={{ fontWeight: 700, color: 'primary.main', flexGrow: 1 }}
          >
            {orderTitle(Id)}
          </Typography>
          {order.Cambios !== undefined && (
            <Chip size="small" variant="outlined" label={QUEUE_TEXTS.changed} />
          )}
          {money !== null && <MoneyChip state={money} />}
          <SlotEndChip order={order} />
          <LeftInCrate order={order} />
          <Chip size="small" label={stateText(order)} color={toneOf(order)} />
        </Stack>
        <Typography sx={{ fontWeight: 600 }}>{Opt1}</Typography>
        <Hint>
          {FormaEntrega && QUEUE_TEXTS.forms[FormaEntrega]}
          {FormaEntrega === 'ED' && Opt3 && ` · ${deliveryAddress(order)}`}
        </Hint>
        {order.NombreSucursal && (
          <Hint>{[order.NombreSucursal, order.Zona].filter(Boolean).join(' · ')}</Hint>
        )}
        <Hint>
          {linesCount(order.LineasPreparadas, order.CantidadLineas)} · {formatPesos(TotalNeto)} ·{' '}
          {formatDate(order.Fecha)} {formatTime(order.Fechahora)}
          {pickerText(order) && ` · ${pickerText(order)}`}
        </Hint>
        {Opt4 && (
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            «{Opt4}»
          </Typography>
        )}
        {order.Alcohol && <Chip size="small" color="error" label={QUEUE_TEXTS.alcohol} sx={{ mt: 0.5 }} />}
        {isOnTheWay(order) && TotalNeto > 0 && (
          <Box sx={{ mt: 1 }}>
            {order.Pago === undefined ? (
              <DoorPayment
                Id={Id}
                dueWith={dueWith(order)}
                own={order.MedioEnPuerta}
                acts={acts}
                onDone={onDone}
              />
            ) : (
              (order.Pago === 'puerta' || order.Pago === 'falta') && (
                <RestAtDoor Id={Id} {...{ acts, onDone }} />
              )
            )}
          </Box>
        )}
        <Box sx={{ mt: 1 }}>
          <OrderButtons order={order} onDone={onDone} />
        </Box>
      </CardContent>
    </Card>
  )
}

/** What is still to be taken of an order of which some is paid, as its ledger says. */
function RestAtDoor({ Id, acts, onDone }: Pick<DoorPaymentProps, 'Id' | 'acts' | 'onDone'>) {
  const { data: money } = useOrderMoney(Id)
  if (money === undefined || money.ACobrar === 0) return null
  return (
    <DoorPayment Id={Id} dueWith={restWith(money)} own={money.MedioEnPuerta} acts={acts} onDone={onDone} />
  )
}

const dueWith =
  ({ TotalNeto, SinDescuento }: QueuedOrder) =>
  (means: DoorMeans) =>
    SinDescuento?.Medios.includes(means) ? SinDescuento.Total : TotalNeto

/** Its money in a word; null: it is paid at the door, and was not yet. */
export function moneyOf({ Pago, FormaPago }: QueuedOrder): MoneyState | null {
  if (Pago !== undefined) return Pago === 'puerta' ? null : Pago
  if (FormaPago === undefined) return null
  return isPaidFirst(FormaPago) ? 'a-pagar' : 'despues'
}

/** The colour of an order's state. */
export function toneOf({
  Estado,
  Preparacion,
  Entregado,
}: Pick<QueuedOrder, 'Estado' | 'Preparacion' | 'Entregado'>):
  | 'default'
  | 'warning'
  | 'info'
  | 'success'
  | 'error' {
  if (Estado === 'C') return 'error'
  if (Estado === 'D') return Entregado === undefined ? 'info' : 'success'
  if (Estado !== 'P') return 'default'
  if (Preparacion === 'listo') return 'success'
  return Preparacion === 'preparando' ? 'info' : 'warning'
}

/** Tells that an order's slot is over, or nearly, while the customer does not have the order. */
export function SlotEndChip({ order }: { order: SlottedOrder }) {
  const minutes = minutesToSlotEnd(order, useNow())
  if (minutes === null) return null
  return <Chip size="small" color={minutes < 0 ? 'error' : 'warning'} label={slotEndText(minutes)} />
}

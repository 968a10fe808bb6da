import type { ReactNode } from 'react'
import { Alert, Box, Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material'
import { Loading, Title } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import {
  deliveryAddress,
  hasAlcohol,
  QUEUE_TEXTS,
  staffOrders,
  type StaffOrder,
  ORDER_TEXTS,
  orderTitle,
} from '@gondola/contract/orders'
import { invoiceText } from '@gondola/contract/clients'
import { isRefusal } from '../api/call-server.ts'
import { BRANCH_TEXTS } from '@gondola/contract/staff'
import { ClaimButtons } from './claim-button.tsx'
import { OrderClaims } from './claims.tsx'
import { ChangeButtons } from './editing/change-buttons.tsx'
import { OrderTimeline } from './editing/order-timeline.tsx'
import { OrderMoney } from './money/order-money.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { OrderLines } from './order-lines.tsx'
import { Vouchers } from './vouchers.tsx'
import { CustomerPhone } from '../ui/orders/customer-phone.tsx'
import { stateText, whenText } from '../ui/orders/order-words.ts'
import { useOrderMoney, useRefreshMoney } from '../ui/orders/use-order-money.ts'
import { Failed } from '../ui/frame/failed.tsx'
import { toneOf, SlotEndChip } from './queued-order.tsx'
import { useAnswer } from '../api/use-answer.ts'
import { PartTitle } from '../ui/frame/part.tsx'

const REFRESH_MS = 8000

/** An order: its recipient, its money, its lines as ordered and prepared, its time line, its actions. */
export function OrderScreen() {
  const Id = Number(useParams()['Id'])
  const { data, error, isPending, refetch } = useAnswer(
    staffOrders.read,
    { params: { Id } },
    { refetchInterval: REFRESH_MS },
  )
  const refreshMoney = useRefreshMoney(Id)
  function refresh() {
    void refetch()
    refreshMoney()
  }
  return (
    <Box sx={{ mt: 1, maxWidth: 1200 }}>
      <Title title={orderTitle(Id)} />
      <Button component={Link} to="/cola">
        {ORDER_TEXTS.back}
      </Button>
      {isPending && <Loading />}
      {error &&
        (isRefusal(error, 'no-existe') ? (
          <Alert severity="error">{ORDER_TEXTS.unfound}</Alert>
        ) : (
          <Failed error={error} />
        ))}
      {data && <WholeOrder order={data} onDone={refresh} />}
    </Box>
  )
}

function WholeOrder({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const { data: money } = useOrderMoney(order.Id)
  return (
    <Stack spacing={2}>
      <Card>
        <CardContent>
          <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
            <PartTitle>{orderTitle(order.Id)}</PartTitle>
            <Chip label={stateText(order)} color={toneOf(order)} size="small" />
            {cameBack(order) && <Chip label={QUEUE_TEXTS.cameBack} color="warning" size="small" />}
            {hasAlcohol(order.Lineas) && <Chip label={QUEUE_TEXTS.alcohol} color="error" size="small" />}
            <SlotEndChip order={order} />
          </Stack>
          <Facts order={order} />
          <Box sx={{ mt: 2 }}>
            <OrderButtons order={order} onDone={onDone} extent="whole" />
          </Box>
          <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ChangeButtons order={order} onDone={onDone} />
            <ClaimButtons order={order} />
          </Box>
          <OrderClaims Id={order.Id} />
        </CardContent>
      </Card>
      <OrderMoney Id={order.Id} onDone={onDone} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <OrderLines order={order} cost={money?.Total} />
        <OrderTimeline order={order} onDone={onDone} />
      </Box>
    </Stack>
  )
}

/** Whether a pending order was brought back, and given no other day since (the server's `findUndelivered`). */
export const cameBack = ({ Estado, Historial }: Pick<StaffOrder, 'Estado' | 'Historial'>): boolean =>
  Estado === 'P' &&
  Historial.findLast(({ Paso, Cambio }) => Paso === 'no-entregado' || Cambio?.Entrega !== undefined)?.Paso ===
    'no-entregado'

/** Who wrote an order's comment: who changed it last, or placed the order, by telephone somebody of the staff. */
export const commentWriter = ({ Historial }: Pick<StaffOrder, 'Historial'>): string =>
  Historial.findLast(({ A, Paso, Cambio }) => Cambio?.Comentario ?? (Paso === null && A === 'P'))?.Autor ??
  ORDER_TEXTS.byCustomer

function Facts({ order }: { order: StaffOrder }) {
  const facts: [name: string, value: ReactNode][] = [
    [ORDER_TEXTS.customer, order.Opt1 || order.NombreCliente || ORDER_TEXTS.gone],
    [ORDER_TEXTS.phone, order.Opt2 && <CustomerPhone key="phone" {...order} />],
    [ORDER_TEXTS.email, order.Email],
    [ORDER_TEXTS.delivery, whenText(order)],
    [ORDER_TEXTS.address, order.FormaEntrega === 'ED' ? deliveryAddress(order) : null],
    [BRANCH_TEXTS.one, order.NombreSucursal ?? null],
    [ORDER_TEXTS.payment, order.TipoPago?.Descrip ?? null],
    [ORDER_TEXTS.invoice, order.Factura ? invoiceText(order.Factura) : null],
    [ORDER_TEXTS.vouchers, order.Comprobantes ? <Vouchers key="vouchers" {...order} /> : null],
    [ORDER_TEXTS.replacements, order.B1 ? ORDER_TEXTS.takesSimilar : ORDER_TEXTS.takesNone],
    [`${ORDER_TEXTS.writtenBy} ${commentWriter(order)}`, order.Opt4],
    [ORDER_TEXTS.picker, order.Preparador],
    [ORDER_TEXTS.reason, order.MotivoCancelacion ?? null],
  ]
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        overflowWrap: 'anywhere',
      }}
    >
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
    </Box>
  )
}

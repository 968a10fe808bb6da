import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Alert, Box, Button, Card, CardContent, Chip, Stack, Typography, AlertTitle } from '@mui/material'
import {
  type StaffOrder,
  DELIVERED_NAME,
  differenceTexts,
  isActionAllowed,
  ORDER_TEXTS,
  orderTitle,
  STATE_NAMES,
  PICKING_TEXTS,
  preparationDifferences,
  readOrderNews,
  TO_STAFF,
} from '@gondola/contract/orders'
import { crateColours, goneFrom } from './crates.ts'
import { useOwnStaff } from '../ui/frame/use-own-staff.ts'
import { HELD_TEXTS } from '../texts/order-money.ts'
import { whenText } from '../ui/orders/order-words.ts'
import { CustomerPhone } from '../ui/orders/customer-phone.tsx'
import { DeliverButton } from '../ui/orders/deliver-button.tsx'
import { StepButton } from '../ui/forms/step-button.tsx'
import { Hint } from '../ui/frame/part.tsx'
import { useAnswer } from '../api/use-answer.ts'
import { formatPesos } from '@gondola/contract/base'

interface OrderStripProps {
  order: StaffOrder
  /** The letter of its crate, if it is prepared with others. */
  crate: string | undefined
  onChange: () => void
}

/** An order's header: recipient, time, remarks; before preparation the button that starts it. */
export function OrderStrip({ order, crate, onChange }: OrderStripProps) {
  const { Id, Estado, Preparacion, Opt1, Opt4, B1, Preparador, Lineas } = order
  const isBegun = Estado === 'P' && Preparacion === 'preparando'
  const own = useOwnStaff()
  const isElses = isBegun && Preparador !== null && own !== undefined && Preparador !== own.Usuario
  return (
    <Card component="section" aria-label={orderTitle(Id)} sx={{ mt: 2 }}>
      <CardContent sx={{ '&:last-child': { pb: 2 } }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {crate && <CrateLetter letter={crate} />}
          <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 700, flexGrow: 1 }}>
            {orderTitle(Id)} · {Opt1}
          </Typography>
          {Lineas.some(({ Alcohol }) => Alcohol) && <Chip color="error" label={PICKING_TEXTS.alcohol} />}
        </Stack>
        <Hint>
          {whenText(order)} · {B1 ? ORDER_TEXTS.takesSimilar : ORDER_TEXTS.takesNone}
          {Preparador && ` · ${ORDER_TEXTS.picker}: ${Preparador}`}
        </Hint>
        {order.Opt2 && (
          <Typography variant="body2">
            {ORDER_TEXTS.phone}: <CustomerPhone {...order} />
          </Typography>
        )}
        {isElses && (
          <Alert severity="warning" role="status" sx={{ mt: 1, py: 0 }}>
            {PICKING_TEXTS.takenBy} {Preparador}.
          </Alert>
        )}
        {Opt4 && (
          <Alert severity="info" icon={false} sx={{ mt: 1, py: 0 }}>
            «{Opt4}»
          </Alert>
        )}
        {order.Historial.map(
          ({ Paso, Motivo, Momento }) =>
            Paso === 'nota' && (
              <Alert key={Momento} severity="info" sx={{ mt: 1, py: 0 }}>
                {ORDER_TEXTS.note}: «{Motivo}»
              </Alert>
            ),
        )}
        {!isBegun && (
          <Box sx={{ mt: 1 }}>
            {order.SinCubrir === true ? (
              <Alert severity="warning">{HELD_TEXTS.why}</Alert>
            ) : isActionAllowed('preparar', order) ? (
              <StepButton
                step="preparar"
                order={order}
                onDone={onChange}
                variant="contained"
                fullWidth
                size="large"
              >
                {PICKING_TEXTS.start}
              </StepButton>
            ) : Preparacion === 'listo' ? (
              <ReadyOrder order={order} onChange={onChange} />
            ) : isActionAllowed('entregar', order) ? (
              <>
                <Alert severity="success">{STATE_NAMES.D}.</Alert>
                <DeliverButton order={order} onDone={onChange} variant="contained" fullWidth sx={{ mt: 1 }} />
              </>
            ) : order.Entregado !== undefined ? (
              <Alert severity="success">{DELIVERED_NAME}.</Alert>
            ) : (
              <Alert severity="warning">
                {STATE_NAMES[Estado === 'P' || Estado === 'I' ? 'cola' : Estado]}.{' '}
                {PICKING_TEXTS.notPreparing}
              </Alert>
            )}
          </Box>
        )}
      </CardContent>
    </Card>
  )
}

/** Polling interval for what a colleague hands over. */
const NEWS_MS = 4000

/** Orders that became the picker's since the page was opened: a colleague left them. */
export function AlsoOwn({ ids }: { ids: readonly number[] }) {
  const { data } = useAnswer(
    readOrderNews,
    {},
    { refetchInterval: NEWS_MS, networkMode: 'always', select: ({ Propios }) => Propios },
  )
  const [before, setBefore] = useState<readonly number[] | null>(null)
  if (before === null && data !== undefined) setBefore(data)
  const more = (data ?? []).filter((Id) => before?.includes(Id) === false && !ids.includes(Id))
  if (more.length === 0) return null
  return (
    <Alert
      severity="info"
      sx={{ position: 'sticky', top: 64, zIndex: 3, mt: 1 }}
      action={
        <Button component={Link} to={`/preparar/${[...ids, ...more].join(',')}`} color="inherit">
          {PICKING_TEXTS.openBoth}
        </Button>
      }
    >
      {PICKING_TEXTS.alsoOwn(more)}
    </Alert>
  )
}

/** What the customer or a colleague changed of an order. */
interface Changes {
  order: StaffOrder
  texts: readonly string[]
}

/** Those since this page was opened, or since somebody began to prepare the order, until they were read. */
export function useUnreadChanges(orders: readonly StaffOrder[]): {
  changes: readonly Changes[]
  read: (order: StaffOrder) => void
} {
  const [known, setKnown] = useState<ReadonlyMap<number, number>>(new Map())
  const fresh = orders.filter(({ Id }) => !known.has(Id))
  if (fresh.length > 0)
    setKnown(new Map([...known, ...fresh.map(({ Id, Historial }) => [Id, knownOf(Historial)] as const)]))
  const changes = orders.map((order) => {
    const since = order.Historial.slice(known.get(order.Id) ?? order.Historial.length)
    return { order, texts: since.flatMap(({ Cambio }) => (Cambio ? differenceTexts(Cambio) : [])) }
  })
  return {
    changes: changes.filter(({ texts }) => texts.length > 0),
    read: ({ Id, Historial }) => setKnown(new Map([...known, [Id, Historial.length]])),
  }
}

/** The orders that left the wave; `onNews`: another one, or one of them was annulled since. */
export function useGone(orders: readonly StaffOrder[], onNews: () => void) {
  const gone = goneFrom(orders)
  const texts = [...gone.values()].join(' ')
  const [toldOf, setToldOf] = useState('')
  if (texts !== toldOf) {
    setToldOf(texts)
    if (texts !== '') onNews()
  }
  return gone
}

function knownOf(history: StaffOrder['Historial']): number {
  const begun = history.findLastIndex(({ Paso }) => Paso === 'preparar')
  return begun === -1 ? history.length : begun
}

export const changesId = (Id: number): string => `cambios-${Id}`

export function ChangedSince({ order: { Id }, texts, onRead }: Changes & { onRead: () => void }) {
  return (
    <Alert
      id={changesId(Id)}
      severity="warning"
      role="status"
      sx={{ mt: 1, py: 0 }}
      action={
        <Button color="inherit" onClick={onRead}>
          {PICKING_TEXTS.dismiss}
        </Button>
      }
    >
      <AlertTitle>
        {orderTitle(Id)}. {PICKING_TEXTS.changed}
      </AlertTitle>
      {texts.map((text, index) => (
        // they are only ever added
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>{text}</div>
      ))}
    </Alert>
  )
}

/** The letter of an order's crate in its colour. */
export const CrateLetter = ({ letter }: { letter: string }) => (
  <Box
    component="span"
    role="img"
    aria-label={PICKING_TEXTS.crateOf(letter)}
    sx={{ ...crateColours(letter), borderRadius: 1, px: 1.25, fontSize: '1.4rem', fontWeight: 700 }}
  >
    {letter}
  </Box>
)

/** A ready order: the customer's summary, the final total, and the next step. */
function ReadyOrder({ order, onChange }: { order: StaffOrder; onChange: () => void }) {
  const differences = preparationDifferences(order, TO_STAFF)
  return (
    <>
      <Alert severity="success">
        <AlertTitle>{PICKING_TEXTS.finished}</AlertTitle>
        {differences.length === 0 && PICKING_TEXTS.noDifferences}
        {differences.map(({ Items, text }) => (
          <div key={Items}>{text}</div>
        ))}
      </Alert>
      <Typography variant="h6" component="p" sx={{ mt: 1, display: 'flex', justifyContent: 'space-between' }}>
        <span>{PICKING_TEXTS.finalTotal}</span>
        <span>{formatPesos(order.TotalNeto)}</span>
      </Typography>
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <StepButton
          step="despachar"
          order={order}
          onDone={onChange}
          variant="contained"
          size="large"
          fullWidth
        />
        <StepButton step="reabrir" order={order} onDone={onChange} size="large" />
      </Stack>
    </>
  )
}

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Alert, AlertTitle, Box, Button, Container, Typography } from '@mui/material'
import { Loading } from 'react-admin'
import { useParams } from 'react-router-dom'
import { inAisleOrder, pickingSheet } from '../ui/orders/picking-sheet.ts'
import {
  allButShortText,
  isPrepared,
  isShort,
  orderTitle,
  outcomeTexts,
  PICKING_TEXTS,
  SHEET_TEXTS,
  type PickingLine,
  type StaffOrder,
} from '@gondola/contract/orders'
import { faultText } from '../api/call-server.ts'
import { LeaveOrders } from '../ui/orders/leave-orders.tsx'
import { PrintButton } from '../ui/orders/print-button.tsx'
import { FinishPicking } from './finish-picking.tsx'
import { goneAnswer } from './crates.ts'
import { AlsoOwn, ChangedSince, changesId, OrderStrip, useGone, useUnreadChanges } from './order-strip.tsx'
import { PickLine } from './pick-line.tsx'
import { PickingHeader, ScanBanner, type PickingNews } from './picking-header.tsx'
import { isAnswered } from './count-questions.ts'
import { isSameLine, isStillSo, lineId, type ScanAnswer } from './scan.ts'
import { ScanBox, useScans, type Scans } from './scan-box.tsx'
import type { ShownLine } from './visible-lines.ts'
import { usePicking, type Picking } from './use-picking.ts'
import { useScreenOn } from './use-scanner.ts'
import { keepForOffline } from './keep-files.ts'
import { queue, useTapQueue } from './picking-store.ts'
import { PartTitle } from '../ui/frame/part.tsx'

const NUMBERS = /^\d{1,9}(,\d{1,9})*$/

/**
 * Preparing orders line by line, phone first (backoffice §3): lines left to pick in aisle order, then the picked ones.
 */
export function PickingScreen() {
  const { Numeros = '' } = useParams()
  // a result for some orders does not apply to others
  return <PickedOrders key={Numeros} Numeros={Numeros} />
}

function PickedOrders({ Numeros }: { Numeros: string }) {
  const ids = NUMBERS.test(Numeros) ? Numeros.split(',').map(Number) : []
  const [said, setSaid] = useState<ScanAnswer | null>(null)
  const dropped = useRef(() => {})
  const forget = useCallback(() => {
    setSaid(null)
    dropped.current()
  }, [])
  useScreenOn()
  const picking = usePicking(ids, forget)
  const preparing = new Set(
    picking.orders.filter(({ Preparacion }) => Preparacion === 'preparando').map(({ Id }) => Id),
  )
  const lines = picking.lines.filter(({ Pedido }) => preparing.has(Pedido))
  const scans = useScans({ lines, picking, onAnswer: setSaid })
  useEffect(() => {
    dropped.current = scans.drop
  })
  const isThere = picking.orders.length > 0
  useEffect(() => (isThere ? keepForOffline() : undefined), [isThere])
  // over the lines, wherever the picker is
  const gone = useGone(picking.orders, () => setSaid(goneAnswer(picking.orders, said)))
  const { changes, read } = useUnreadChanges(picking.orders)
  const news = useNews(lines, changes)
  const answer = said !== null && isStillSo(said, picking.lines) ? said : null
  // of several the lines are what the picker looks at
  const isGathering =
    ids.length > 1 &&
    picking.orders.every(({ Estado, Preparacion }) => Estado !== 'P' || Preparacion !== undefined)
  const strips = picking.orders.map((order) => (
    <OrderStrip key={order.Id} order={order} crate={order.Cajon} onChange={picking.refresh} />
  ))
  if (picking.isLoading) return <Loading loadingPrimary={PICKING_TEXTS.loading} loadingSecondary="" />
  return (
    <Box component="main" sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      <PickingHeader picking={picking} news={news}>
        {answer && <ScanBanner answer={answer} onCrate={scans.read} onClose={forget} />}
      </PickingHeader>
      <Container maxWidth="sm" sx={{ px: { xs: 1.5, sm: 2 }, pb: 12 }}>
        {picking.orders.length === 0 && (
          <Alert severity="warning" sx={{ my: 2 }}>
            {picking.error ? faultText(picking.error) : SHEET_TEXTS.missingOrders}
          </Alert>
        )}
        <AlsoOwn ids={ids} />
        <LostTaps orders={picking.orders} lines={lines} />
        {changes.map((each) => (
          <ChangedSince key={each.order.Id} {...each} onRead={() => read(each.order)} />
        ))}
        {[...gone.values()].map((text) => (
          <Alert key={text} severity="error" sx={{ my: 1 }}>
            {text}
          </Alert>
        ))}
        {!isGathering && strips}
        {lines.length > 0 && <Gathering picking={picking} lines={lines} scans={scans} answer={answer} />}
        {isGathering && strips}
        {isThere && (
          <PrintButton
            ids={picking.ids}
            first={ids.length > 1 ? 'etiquetas' : 'remito'}
            fullWidth
            sx={{ mt: 2 }}
          />
        )}
      </Container>
    </Box>
  )
}

interface GatheringProps {
  picking: Picking
  /** Of the orders that are being prepared. */
  lines: readonly ShownLine[]
  scans: Scans
  /** The result of the last scan, while it is shown. */
  answer: ScanAnswer | null
}

/** The lines, once preparation has started. */
function Gathering({ picking, lines, scans, answer }: GatheringProps) {
  const [editing, setEditing] = useState<string | null>(null)
  const isWaiting = useTapQueue().waiting().length > 0
  const { crates } = picking
  // a line being edited keeps its place, and one that was just said to be missing or replaced
  const isOpen = (line: ShownLine) => !isPrepared(line) || keyOf(line) === editing
  const pending = lines.filter(isOpen)
  const first = [{ name: PICKING_TEXTS.goesFirst, lines: inAisleOrder(pending.filter(isAnswered)) }]
  const rest = pickingSheet(pending.filter((line) => !isAnswered(line)))
  const sheet = pending.some(isAnswered) ? [{ name: PICKING_TEXTS.answers, families: first }, ...rest] : rest
  const short = lines.filter(isShort).length
  const draw = (line: ShownLine) => (
    <PickLine
      key={keyOf(line)}
      line={line}
      picking={picking}
      crate={crates.get(line.Pedido)}
      mark={answer?.line && isSameLine(answer.line, line) ? (answer.isFault ? 'error' : 'success') : null}
      onEditing={(isEditing) => setEditing(isEditing ? keyOf(line) : null)}
    />
  )
  return (
    <>
      <ScanBox scans={scans} picking={picking} />
      {lines.every(isPrepared) && (
        <Alert severity={short === 0 ? 'success' : 'warning'} sx={{ my: 2 }}>
          {short === 0 ? PICKING_TEXTS.allDone : allButShortText(short)}
        </Alert>
      )}
      {sheet.map(({ name, families }) => (
        <Box component="section" key={families[0]?.lines[0]?.Codart} sx={{ mt: 2 }}>
          <PartTitle>{name ?? SHEET_TEXTS.other}</PartTitle>
          {families.map((family) => (
            <Box key={family.lines[0]?.Codart}>
              <Typography component="h3" variant="subtitle2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {family.name}
              </Typography>
              {family.lines.map(draw)}
            </Box>
          ))}
        </Box>
      ))}
      {pending.length < lines.length && (
        <Box component="section" sx={{ mt: 3 }}>
          <PartTitle>{PICKING_TEXTS.done}</PartTitle>
          {inAisleOrder(lines.filter((line) => !isOpen(line))).map(draw)}
        </Box>
      )}
      <FinishPicking picking={picking} />
      <LeaveOrders onDone={picking.refresh} disabled={isWaiting} fullWidth sx={{ mt: 2 }} />
    </>
  )
}

const keyOf = ({ Pedido, Items }: ShownLine) => `${Pedido}/${Items}`

/** Of the first line with each: a tap that was not applied, what a customer answered; and what changed of an order. */
function useNews(
  lines: readonly ShownLine[],
  changes: ReturnType<typeof useUnreadChanges>['changes'],
): PickingNews[] {
  const lost = useTapQueue().lost()
  const notApplied = lines.find((line) => lost.some((tap) => isSameLine(tap, line)))
  const answered = lines.find(isAnswered)
  return [
    ...(notApplied
      ? [
          {
            text: PICKING_TEXTS.notApplied(notApplied.Descrip),
            at: lineId(notApplied),
            isFault: true as const,
          },
        ]
      : []),
    ...changes.map(({ order: { Id } }) => ({ text: PICKING_TEXTS.changedOf(Id), at: changesId(Id) })),
    ...(answered ? [{ text: PICKING_TEXTS.answerTo(answered.Descrip), at: lineId(answered) }] : []),
  ]
}

interface LostTapsProps {
  orders: readonly StaffOrder[]
  /** The lines that say it themselves. */
  lines: readonly ShownLine[]
}

/** Taps of these orders that were not applied, and why; the lines show the current state. */
function LostTaps({ orders, lines }: LostTapsProps) {
  const lost = useTapQueue()
    .lost()
    .filter((tap) => !lines.some((line) => isSameLine(tap, line)))
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
            {[...new Map(own.map((each) => [each.Items, each])).values()].map(({ Items, Detalle }) => (
              <LostTap key={Items} line={order.Lineas.find((line) => line.Items === Items)} text={Detalle} />
            ))}
          </Problems>
        )
      })}
    </>
  )
}

/** A line whose taps were not applied, once, and what holds of it. */
function LostTap({ line, text }: { line: PickingLine | undefined; text: string }) {
  if (line === undefined) return <div>{text}</div>
  const now = outcomeTexts(line).join(', ') || PICKING_TEXTS.nothingYet
  return <div>{`${line.Descrip}: ${text} ${PICKING_TEXTS.nowHolds(now)}`}</div>
}

function Problems({ title, onRead, children }: { title: string; onRead: () => void; children: ReactNode }) {
  return (
    <Alert
      severity="error"
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

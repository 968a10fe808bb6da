import { useState } from 'react'
import { Alert, Box, Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material'
import { lineNoteText, takesReplacement, wishOf } from '@gondola/contract/cart'
import {
  buttonName,
  countingText,
  isMissing,
  isPrepared,
  isShort,
  leaveText,
  orderTitle,
  PICKING_TEXTS,
  preparedText,
  replacedText,
  shortText,
} from '@gondola/contract/orders'
import { formatQuantity } from '@gondola/contract/base'
import { smallest, usePictureAddress } from '../ui/forms/picture-address.ts'
import { AnsweredLine, AskCustomer, QuestionState } from './ask-customer.tsx'
import { CrateLetter } from './order-strip.tsx'
import { LineActions } from './line-actions.tsx'
import { queue, useTapQueue } from './picking-store.ts'
import { isSameLine, lineId } from './scan.ts'
import type { ShownLine } from './visible-lines.ts'
import type { Picking } from './use-picking.ts'
import { tapStock } from '@gondola/contract/stock'
import { callServer } from '../api/call-server.ts'
import { useOwnStaff } from '../ui/frame/use-own-staff.ts'
import { STOCK_TEXTS } from '../texts/queue-screens.ts'
import { useAct } from '../ui/records/use-act.ts'
import { Hint } from '../ui/frame/part.tsx'

interface PickLineProps {
  line: ShownLine
  picking: Picking
  /** The letter of the order's crate, if several are prepared at once. */
  crate: string | undefined
  /** The last scan was of this line: the colour of its result. */
  mark: 'success' | 'error' | null
  onEditing: (isEditing: boolean) => void
}

/** A line as a card with thumb-sized buttons: what to pick, or the result and an undo button. */
export function PickLine({ line, picking, crate, mark, onEditing }: PickLineProps) {
  const { Descrip, Cantidad, Unidad, Ean, Codart, Preparado, Alcohol, Frio } = line
  const isOver = isPrepared(line)
  const isAskable = line.Pregunta === undefined || line.Pregunta.Estado === 'retirada'
  return (
    <Card
      component="article"
      id={lineId(line)}
      aria-label={Descrip}
      variant={isOver ? 'outlined' : 'elevation'}
      sx={{
        mt: 1,
        ...(isOver && { bgcolor: 'transparent' }),
        ...(mark && { outline: 3, outlineColor: `${mark}.main` }),
      }}
    >
      <CardContent sx={{ p: 1.5, '&:last-child': { pb: 1.5 } }}>
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          {!isOver && <Picture line={line} />}
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography
              component={isOver ? 'h3' : 'h4'}
              variant="subtitle1"
              sx={{ lineHeight: 1.25, fontWeight: 600 }}
            >
              {Descrip}
            </Typography>
            {line.Aclaracion && (
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {lineNoteText(line.Aclaracion)}
              </Typography>
            )}
            <Hint>{Ean ?? Codart}</Hint>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
              {crate && <Chip size="small" color="secondary" label={orderTitle(line.Pedido)} />}
              {Alcohol && <Chip size="small" color="error" label={PICKING_TEXTS.alcohol} />}
              {Frio && <Chip size="small" color="info" variant="outlined" label={PICKING_TEXTS.cold} />}
              {!isOver && (
                <Chip size="small" variant="outlined" label={PICKING_TEXTS.wishes[wishOf(line, line.B1)]} />
              )}
            </Stack>
          </Box>
          <Stack sx={{ alignItems: 'flex-end', gap: 0.5 }}>
            <Typography component="p" variant="h5" sx={{ whiteSpace: 'nowrap' }}>
              {formatQuantity(Cantidad, Unidad)}
            </Typography>
            {crate && <CrateLetter letter={crate} />}
          </Stack>
        </Stack>
        <NotApplied line={line} crate={crate} />
        {line.Pregunta && <QuestionState Pregunta={line.Pregunta} />}
        {isOver ? (
          <>
            <Outcome line={line} picking={picking} />
            {isMissing(Preparado) && isAskable && takesReplacement(line, line.B1) && (
              <AskCustomer line={line} />
            )}
          </>
        ) : (
          <>
            <AnsweredLine line={line} picking={picking} />
            {Preparado && <Counting line={line} picking={picking} />}
            <LineActions line={line} picking={picking} onEditing={onEditing} />
          </>
        )}
      </CardContent>
    </Card>
  )
}

/** Why the picker's last tap on the line was not applied: what is in the crate may be more than what is charged. */
function NotApplied({ line, crate }: Pick<PickLineProps, 'line' | 'crate'>) {
  const lost = useTapQueue()
    .lost()
    .findLast((tap) => isSameLine(tap, line))
  if (lost === undefined) return null
  return (
    <Alert
      severity="error"
      sx={{ mt: 1, py: 0 }}
      action={
        <Button
          color="inherit"
          onClick={() => queue.dismissLost(line.Pedido, line.Items)}
          aria-label={buttonName(PICKING_TEXTS.dismiss, line.Descrip)}
        >
          {PICKING_TEXTS.dismiss}
        </Button>
      }
    >
      {lost.Detalle} {PICKING_TEXTS.countCrate(crate)}
    </Alert>
  )
}

/** The article's picture, if the network delivers it. */
function Picture({ line: { Imagen } }: { line: ShownLine }) {
  const [hasFailed, setHasFailed] = useState(false)
  const address = usePictureAddress(Imagen)
  if (address === null || hasFailed) return null
  return (
    <Box
      component="img"
      src={smallest(address)}
      alt=""
      loading="lazy"
      width={56}
      height={56}
      onError={() => setHasFailed(true)}
      sx={{ objectFit: 'contain', borderRadius: 1, flexShrink: 0 }}
    />
  )
}

/** How many pieces were scanned: the picker goes on, says that there are no more, or undoes it. */
function Counting({ line, picking }: { line: ShownLine; picking: Picking }) {
  const { Preparado, Cantidad, Descrip, isWaiting } = line
  if (Preparado === undefined) return null
  const scanned = { Cantidad: Preparado.Cantidad, Sustituto: null, Nota: null }
  const leave = leaveText(Preparado.Cantidad)
  return (
    <Stack direction="row" sx={{ mt: 1, alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Typography sx={{ fontWeight: 600, flexGrow: 1 }}>
        {countingText(Preparado.Cantidad, Cantidad)}
        {isWaiting && ' …'}
      </Typography>
      <Button onClick={() => picking.say(line, scanned)} aria-label={buttonName(leave, Descrip)}>
        {leave}
      </Button>
      <Button onClick={() => picking.takeBack(line)} aria-label={buttonName(PICKING_TEXTS.undo, Descrip)}>
        {PICKING_TEXTS.undo}
      </Button>
    </Stack>
  )
}

/** The result of the line, the answer to a note that could not be met, and the undo button. */
function Outcome({ line, picking }: { line: ShownLine; picking: Picking }) {
  const { Preparado, Unidad, Descrip, Aclaracion, isWaiting } = line
  if (Preparado === undefined) return null
  const { Cantidad, Precioventa, Sustituto, Nota } = Preparado
  const isLess = isMissing(Preparado) || isShort(line)
  return (
    <Stack direction="row" sx={{ mt: 1, alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Box>
        <Typography sx={{ fontWeight: 600, color: isLess ? 'error.main' : 'success.main' }}>
          {isMissing(Preparado)
            ? PICKING_TEXTS.isMissing
            : Sustituto !== null && Cantidad === 0
              ? replacedText(Sustituto.Descrip, Sustituto.Cantidad, Sustituto.Unidad)
              : isShort(line)
                ? shortText(Cantidad, line.Cantidad, Precioventa)
                : preparedText(Cantidad, Unidad, Precioventa)}
          {isWaiting && ' …'}
        </Typography>
        {Sustituto !== null && Cantidad > 0 && (
          <Typography variant="body2">
            {replacedText(Sustituto.Descrip, Sustituto.Cantidad, Sustituto.Unidad)}
          </Typography>
        )}
        {Nota && <Typography variant="body2">«{Nota}»</Typography>}
        {(isLess || Cantidad === 0) && <OutToday line={line} />}
      </Box>
      {Aclaracion && Cantidad > 0 && Sustituto === null && Nota === null && (
        <Button
          onClick={() => picking.say(line, { Cantidad, Sustituto, Nota: PICKING_TEXTS.notAsWanted })}
          aria-label={buttonName(PICKING_TEXTS.notAsWanted, Descrip)}
        >
          {PICKING_TEXTS.notAsWanted}
        </Button>
      )}
      <Button onClick={() => picking.takeBack(line)} aria-label={buttonName(PICKING_TEXTS.undo, Descrip)}>
        {PICKING_TEXTS.undo}
      </Button>
    </Stack>
  )
}

/**
 * What the branch's customers read of the article today. One that is not there at all went off sale with the tap; of one
 * that is short the picker says so.
 */
function OutToday({ line }: { line: ShownLine }) {
  const act = useAct()
  const { Codart, Descrip, Preparado } = line
  const [isOut, setOut] = useState(Preparado?.Cantidad === 0)
  const ofShop = useOwnStaff()?.Existencias
  const Sucursal = line.Sucursal ?? ofShop
  const out = isOut && <Typography variant="body2">{STOCK_TEXTS.isOutToday}</Typography>
  if (Sucursal === undefined || Sucursal === null) return out
  const tell = async (Estado: 'no-hay' | null) => {
    const isTold = await act(
      () => callServer(tapStock, { params: { Sucursal, Codigo: Codart }, body: { Estado } }),
      Estado === null ? STOCK_TEXTS.takenBack : STOCK_TEXTS.tapped,
    )
    if (isTold) setOut(Estado !== null)
  }
  const name = isOut ? STOCK_TEXTS.stillSold : STOCK_TEXTS.outToday
  return (
    <>
      {out}
      <Button
        variant="outlined"
        color={isOut ? 'inherit' : 'error'}
        sx={{ mt: 0.5 }}
        onClick={() => void tell(isOut ? null : 'no-hay')}
        aria-label={buttonName(name, Descrip)}
      >
        {name}
      </Button>
    </>
  )
}

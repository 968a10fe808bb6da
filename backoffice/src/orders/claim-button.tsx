import { useState } from 'react'
import { Box, FormLabel, TextField, Typography, type TextFieldProps } from '@mui/material'
import { formatPesos, formatQuantity, sumOfPesos, toCentavos, toPesos } from '@gondola/contract/base'
import {
  CLAIM_REASON_TITLES,
  cameOf,
  claimableOf,
  claimByStaff,
  isOnTheWay,
  refuseAtDoor,
  claimedCentavos,
  type ClaimReason,
  type ClaimRow,
  OrderStatus,
  type PickingLine,
  RETURN_TITLES,
  type ReturnMeans,
  type StaffOrder,
} from '@gondola/contract/orders'
import { DOOR, type StaffPayment } from '@gondola/contract/payments'
import { callServer, fieldFault } from '../api/call-server.ts'
import { CLAIM_TEXTS as TEXTS } from '../texts/claims.ts'
import { meansName, providerName } from '../texts/payment-means.ts'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { typedText } from '../ui/forms/form-values.ts'
import { useMay, useMays } from '../ui/frame/use-own-staff.ts'
import { DialogButton } from '../ui/records/row-buttons.tsx'
import { useOrderMoney } from '../ui/orders/use-order-money.ts'
import { MeansField, ReturnedField, returnedOf, useClaimsOf } from './claims.tsx'
import { returnedBy } from './money/payment-list.tsx'
import { CheckField, ChoiceField } from '../ui/forms/choice-field.tsx'

/** The buttons for a customer who telephones that something was wrong, and for one who refuses something at the door. */
export function ClaimButtons({ order }: { order: StaffOrder }) {
  const may = useMays()
  const kinds = [
    ...(may('reclamos.atender') && order.Estado === OrderStatus.Delivered ? (['new'] as const) : []),
    ...(may('pedidos.despachar') && isOnTheWay(order) ? (['refused'] as const) : []),
  ]
  return kinds.map((kind) => (
    <DialogButton
      key={kind}
      variant="outlined"
      size="medium"
      label={TEXTS[kind]}
      dialog={(close) => <ClaimDialog order={order} isRefused={kind === 'refused'} onClose={close} />}
    />
  ))
}

interface ClaimDialogProps {
  order: StaffOrder
  /** Whoever delivers notes what the customer does not take: it only lowers what is lacking. */
  isRefused: boolean
  onClose: () => void
}

function ClaimDialog({ order, isRefused, onClose }: ClaimDialogProps) {
  const { data: money } = useOrderMoney(order.Id)
  const { data: claims = [] } = useClaimsOf(order.Id, useMay('reclamos.ver'))
  // the quantities as typed, by line
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map())
  const [medio, setMedio] = useState<ReturnMeans>('saldo')
  const parts = order.Lineas.flatMap((line) => {
    const left = claimableOf(line, claims)
    const typed = chosen.get(line.Items)
    if (left === null || typed === undefined) return []
    const quantity = Number(typed)
    const isFit = Number.isInteger(quantity) && quantity > 0 && quantity <= left.Cantidad
    return [{ Items: line.Items, quantity: isFit ? quantity : null, before: left.claimed }]
  })
  const lost = toCentavos(money?.DescuentoPago?.Perdido ?? 0)
  const costOf = (Items: number, quantity: number, before: number) =>
    toPesos(claimedCentavos(order.Lineas, Items, quantity, lost, before))
  const amount = sumOfPesos(parts.map(({ Items, quantity, before }) => costOf(Items, quantity ?? 0, before)))
  const isLowered = money && (isRefused ? amount <= money.Falta : money.Cobrado > money.Devuelto)
  const lowered = isLowered ? Math.min(amount, money.Falta) : 0
  const rest = sumOfPesos([amount, -lowered])
  const ways = isRefused ? [] : returnedBy(money?.Pagos ?? [], rest)
  const hows = new Set(ways.map(([{ Proveedor }]) => (Proveedor === DOOR ? medio : 'mismo')))
  const isAtDoor = hows.has(medio)
  const isUntaken = !isRefused && money !== undefined && rest > 0 && ways.length === 0
  const back = isUntaken ? null : TEXTS.giveBack(rest, lowered, [...hows])
  async function send(form: HTMLFormElement) {
    const lines = parts.map(({ Items, quantity, before }) => {
      const reason = `Motivo-${Items}`
      if (!isRefused && typedText(form, reason) === '') throw fieldFault(reason, TEXTS.chooseReason)
      if (quantity === null) throw fieldFault(`Cantidad-${Items}`, TEXTS.quantity)
      return { Items, Cantidad: quantity, ...(before > 0 && { YaReclamado: before }) }
    })
    if (lines.length === 0) throw fieldFault('', TEXTS.none)
    const params = { Id: order.Id }
    if (isRefused) await callServer(refuseAtDoor, { params, body: { Lineas: lines } })
    else {
      const body = {
        Lineas: lines.map((line) => ({
          ...line,
          Motivo: typedText(form, `Motivo-${line.Items}`) as ClaimReason,
          ...returnedOf(form, `Volvio-${line.Items}`),
        })),
        Medio: isAtDoor ? medio : ('mismo' as const),
        Cuenta: typedText(form, 'Cuenta'),
        Respuesta: typedText(form, 'Respuesta'),
      }
      await callServer(claimByStaff, { params, body })
    }
  }
  const choose = (Items: number, typed: string | null) => {
    const next = new Map(chosen)
    if (typed === null) next.delete(Items)
    else next.set(Items, typed)
    setChosen(next)
  }
  return (
    <FormDialog
      title={isRefused ? TEXTS.refused : TEXTS.newTitle}
      explanation={isRefused ? TEXTS.refusedExplain : TEXTS.newExplain}
      maxWidth="sm"
      confirm={isRefused ? TEXTS.note : back}
      onConfirm={send}
      done={isAtDoor && medio !== 'saldo' ? TEXTS.promised : TEXTS.given}
      onClose={onClose}
      foot={(field) => (
        <>
          {isAtDoor && <MeansField chosen={medio} onChoose={setMedio} />}
          {isAtDoor && medio === 'transferencia' && (
            <TextField
              {...field('Cuenta')}
              label={TEXTS.facts.account}
              slotProps={{ htmlInput: { maxLength: 60 } }}
            />
          )}
          {amount > 0 && money && (
            <Typography role="status">
              {lowered > 0 && `${TEXTS.lowers(formatPesos(lowered))} `}
              {rest > 0 && (isRefused ? TEXTS.paid : TEXTS.goesTo(ways.map((one) => wayOf(one, medio))))}
            </Typography>
          )}
        </>
      )}
    >
      {(field) => (
        <>
          <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2 }}>
            <FormLabel component="legend">{TEXTS.article}</FormLabel>
            {order.Lineas.filter((line) => cameOf(line) !== null).map((line) => (
              <ClaimLine
                key={line.Items}
                line={line}
                claims={claims}
                isRefused={isRefused}
                costOf={(quantity, before) => formatPesos(costOf(line.Items, quantity, before))}
                typed={chosen.get(line.Items) ?? null}
                field={(name) => field(`${name}-${line.Items}`)}
                onChange={(typed) => choose(line.Items, typed)}
              />
            ))}
          </Box>
          {!isRefused && (
            <TextField
              {...field('Respuesta')}
              label={TEXTS.reply}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

/** `$ 600,00 (Mercado Pago · Visa)`; of the door as it was chosen: `$ 600,00 (Como saldo a favor)` */
function wayOf([{ Proveedor, Medio }, part]: [StaffPayment, number], chosen: ReturnMeans): string {
  const names = [providerName(Proveedor), meansName(Medio, Proveedor)].filter(Boolean)
  return `${formatPesos(part)} (${Proveedor === DOOR ? RETURN_TITLES[chosen] : names.join(' · ')})`
}

interface ClaimLineProps {
  line: PickingLine
  claims: readonly ClaimRow[]
  isRefused: boolean
  costOf: (quantity: number, before: number) => string
  /** The quantity as typed; null: the line is not chosen. */
  typed: string | null
  field: (name: 'Motivo' | 'Cantidad') => TextFieldProps
  onChange: (typed: string | null) => void
}

function ClaimLine({ line, claims, isRefused, costOf, typed, field, onChange }: ClaimLineProps) {
  const [reason, setReason] = useState<ClaimReason | ''>('')
  const came = cameOf(line)!
  const left = claimableOf(line, claims)
  const { Unidad } = came
  const claimed = came.Cantidad - (left?.Cantidad ?? 0)
  const label = [
    `${came.Descrip}, ${formatQuantity(came.Cantidad, Unidad)}`,
    costOf(came.Cantidad, 0),
    ...(claimed > 0 ? [TEXTS.claimed(formatQuantity(claimed, Unidad))] : []),
  ].join(' · ')
  const first = Unidad === 100 && left?.Cantidad !== 1 ? '' : '1'
  return (
    <Box>
      <CheckField
        checked={typed !== null}
        disabled={left === null}
        onChange={(is) => onChange(is ? first : null)}
        label={label}
      />
      {typed !== null && left !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pl: 4 }}>
          {!isRefused && (
            <ChoiceField
              {...field('Motivo')}
              fullWidth={false}
              label={TEXTS.fields.Motivo}
              value={reason}
              choices={Object.entries(CLAIM_REASON_TITLES)}
              onChange={(value) => setReason(value as ClaimReason)}
              sx={{ minWidth: 160 }}
            />
          )}
          {left.Cantidad > 1 && (
            <TextField
              {...field('Cantidad')}
              size="small"
              type="number"
              label={Unidad === 100 ? TEXTS.grams : TEXTS.pieces}
              value={typed}
              onChange={({ target }) => onChange(target.value)}
              required
              sx={{ width: 140 }}
              slotProps={{ htmlInput: { min: 1, max: left.Cantidad } }}
            />
          )}
          {!isRefused && <ReturnedField name={`Volvio-${line.Items}`} size="small" reason={reason} />}
        </Box>
      )}
    </Box>
  )
}

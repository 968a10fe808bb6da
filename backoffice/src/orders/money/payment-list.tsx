import { useState } from 'react'
import { Box, Button, TextField, Typography } from '@mui/material'
import { formatMoment, formatPesos, formatTyped, sumOfPesos } from '@gondola/contract/base'
import {
  correctDoorPayment,
  CREDIT,
  DOOR,
  refundPayment,
  type StaffOrderMoney,
  type StaffPayment,
} from '@gondola/contract/payments'
import { callServer } from '../../api/call-server.ts'
import { MONEY_TEXTS as TEXTS, PAYMENT_NAMES } from '../../texts/order-money.ts'
import { meansName, providerName } from '../../texts/payment-means.ts'
import { useMays } from '../../ui/frame/use-own-staff.ts'
import { newRequestKey, type MoneyActs } from '../../ui/orders/use-order-money.ts'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { typedPesos, typedText } from '../../ui/forms/form-values.ts'

interface PaymentListProps {
  money: StaffOrderMoney
  acts: MoneyActs
}

/** The order's payments, each with what may be given back of it or corrected. */
export function PaymentList({ money, acts }: PaymentListProps) {
  const [chosen, setChosen] = useState<StaffPayment | null>(null)
  const close = () => setChosen(null)
  return (
    <Box component="section" aria-labelledby="pagos">
      <Typography component="h3" variant="subtitle1" id="pagos">
        {TEXTS.payments}
      </Typography>
      {money.Pagos.length === 0 && <Typography variant="body2">{TEXTS.none}</Typography>}
      <Box component="ul" sx={{ pl: 2.5, my: 0.5, overflowWrap: 'anywhere' }}>
        {money.Pagos.map((payment) => (
          <li key={payment.Id}>
            {paymentText(payment)}
            <PaymentButton payment={payment} onPress={() => setChosen(payment)} />
          </li>
        ))}
      </Box>
      {chosen !== null && <PaymentDialog money={money} payment={chosen} acts={acts} onClose={close} />}
    </Box>
  )
}

/** What the shop still has of a payment, in pesos. */
export const keptOf = ({ Cobrado, Devuelto, Devolviendo }: StaffPayment): number =>
  sumOfPesos([Cobrado, -Devuelto, -Devolviendo])

const isTaken = ({ Estado }: StaffPayment): boolean => Estado === 'cobrado' || Estado === 'recuperado'

/** How an amount of a claim goes back, in pesos by payment: in the server's order (`returnable`), the door's last. */
export function returnedBy(payments: readonly StaffPayment[], amount: number): [StaffPayment, number][] {
  const rank = ({ Proveedor }: StaffPayment) => (Proveedor === DOOR ? 2 : Proveedor === CREDIT ? 1 : 0)
  let left = amount
  return payments
    .filter(isTaken)
    .toSorted((a, b) => rank(a) - rank(b) || b.Id - a.Id)
    .map((payment): [StaffPayment, number] => {
      const part = Math.min(left, keptOf(payment))
      left = sumOfPesos([left, -part])
      return [payment, part]
    })
    .filter(([, part]) => part > 0)
}

/** `Mercado Pago · Visa · 3 cuotas · $ 2.739,07 · Cobrado · 21/11/26, 18:05 · N.º 1234` */
function paymentText(payment: StaffPayment): string {
  const { Proveedor, Medio, Cuotas, Estado, Momento, Recibio, Numero, CobrarHasta, Devuelto } = payment
  const means = meansName(Medio, Proveedor)
  return [
    providerName(Proveedor),
    ...(means === '' ? [] : [means]),
    ...(Cuotas !== null && Cuotas > 1 ? [TEXTS.installments(Cuotas)] : []),
    formatPesos(Estado === 'cobrado' ? payment.Cobrado : payment.Pedido),
    stateName(payment),
    ...(Devuelto > 0 ? [TEXTS.returnedOf(formatPesos(Devuelto))] : []),
    formatMoment(Date.parse(Momento)),
    ...(Recibio === null ? [`N.º ${Numero}`] : [TEXTS.by(Recibio)]),
    ...(Estado === 'reservado' && CobrarHasta !== null
      ? [TEXTS.takeUntil(formatMoment(Date.parse(CobrarHasta)))]
      : []),
  ].join(' · ')
}

/** A customer who has to confirm a payment with the bank is not waited for in silence. */
const stateName = ({ Estado, Detalle }: StaffPayment): string =>
  Estado === 'en-proceso' && Detalle.endsWith('pending_challenge') ? TEXTS.challenged : PAYMENT_NAMES[Estado]

function PaymentButton({ payment, onPress }: { payment: StaffPayment; onPress: () => void }) {
  const may = useMays()
  const isDoor = payment.Proveedor === DOOR
  if (!isTaken(payment) || keptOf(payment) <= 0 || !may(isDoor ? 'pedidos.despachar' : 'pagos.devolver'))
    return null
  return (
    <Button onClick={onPress} sx={{ ml: 1 }}>
      {isDoor ? TEXTS.correct : TEXTS.refund}
    </Button>
  )
}

function PaymentDialog({
  money: { Pedido: Id, PuedeDevolver },
  payment,
  acts,
  onClose,
}: PaymentListProps & { payment: StaffPayment; onClose: () => void }) {
  const isDoor = payment.Proveedor === DOOR
  const kept = keptOf(payment)
  const limit = isDoor ? '' : ` ${TEXTS.refundLimit(formatPesos(PuedeDevolver))}`
  return (
    <AmountDialog
      title={isDoor ? TEXTS.correctTitle : TEXTS.refundTitle}
      explanation={isDoor ? TEXTS.correctExplain : TEXTS.refundExplain(formatPesos(kept)) + limit}
      amount={isDoor ? formatTyped(kept, 2) : ''}
      confirm={isDoor ? TEXTS.correct : TEXTS.refund}
      onConfirm={async (asked) => {
        const change = isDoor
          ? callServer(correctDoorPayment, { params: { Id, Pago: payment.Id }, body: asked })
          : callServer(refundPayment, { params: { Id }, body: { ...asked, Pago: payment.Id } })
        await acts.send(change, isDoor ? TEXTS.corrected : TEXTS.refundDone)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

interface AmountDialogProps {
  title: string
  explanation: string
  /** Written into the field at first. */
  amount: string
  confirm: string
  /** Runs with the amount and the reason; its key is the same for every attempt of this dialog. */
  onConfirm: (asked: { Clave: string; Importe: number; Motivo: string }) => Promise<void>
  onClose: () => void
}

/** Asks for an amount and its reason. */
function AmountDialog({ amount, onConfirm, ...dialog }: AmountDialogProps) {
  const [Clave] = useState(newRequestKey)
  return (
    <FormDialog
      {...dialog}
      faultsAt="Motivo"
      onConfirm={async (form) => {
        const Importe = typedPesos(form, 'Importe')
        await onConfirm({ Clave, Importe, Motivo: typedText(form, 'Motivo') })
      }}
    >
      {(field) => (
        <>
          <TextField
            {...field('Importe')}
            label={TEXTS.amount}
            defaultValue={amount}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
            required
            autoFocus
          />
          <TextField
            {...field('Motivo')}
            label={TEXTS.reason}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            required
          />
        </>
      )}
    </FormDialog>
  )
}

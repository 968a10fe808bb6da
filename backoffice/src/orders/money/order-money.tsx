import { Alert, Box, Card, CardContent, Link as MuiLink, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { formatMoment, formatPesos, sumOfPesos } from '@gondola/contract/base'
import { WAY_NAMES, type StaffMoneyEvent, type StaffOrderMoney } from '@gondola/contract/payments'
import { CLAIM_TEXTS } from '../../texts/claims.ts'
import {
  EVENT_NAMES,
  HELD_TEXTS,
  MONEY_TEXTS as TEXTS,
  PAYMENT_NAMES,
  providerText,
} from '../../texts/order-money.ts'
import { Failed } from '../../ui/frame/failed.tsx'
import { DoorPayment } from '../../ui/orders/door-payment.tsx'
import { dueWith, useMoneyActs, useOrderMoney } from '../../ui/orders/use-order-money.ts'
import { MoneyChip } from './money-chip.tsx'
import { MoneyButtons } from './money-buttons.tsx'
import { PaymentList } from './payment-list.tsx'
import { RefundList } from './refund-list.tsx'
import { providerName } from '../../texts/payment-means.ts'
import { PartTitle, Hint } from '../../ui/frame/part.tsx'

/** An order's money: its state at a glance, what may be done about it, its payments and refunds. */
export function OrderMoney({ Id, onDone }: { Id: number; onDone: () => void }) {
  const { data, error } = useOrderMoney(Id)
  const acts = useMoneyActs(Id, onDone)
  if (data === undefined) return error && <Failed error={error} />
  return (
    <Card component="section" aria-labelledby="dinero">
      <CardContent>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          <PartTitle id="dinero">{TEXTS.title}</PartTitle>
          <MoneyChip state={data.Estado} />
          <Hint>{WAY_NAMES[data.Forma]}</Hint>
        </Stack>
        <Amounts money={data} />
        <Notices money={data} />
        <Stack spacing={2} sx={{ mt: 2 }}>
          {data.ACobrar > 0 && (
            <DoorPayment
              Id={Id}
              dueWith={dueWith(data)}
              own={data.MedioEnPuerta}
              acts={acts}
              onDone={onDone}
            />
          )}
          <MoneyButtons money={data} acts={acts} />
          <PaymentList money={data} acts={acts} />
          <RefundList money={data} acts={acts} />
        </Stack>
      </CardContent>
    </Card>
  )
}

function Amounts({ money }: { money: StaffOrderMoney }) {
  const returning = sumOfPesos(money.Pagos.map(({ Devolviendo }) => Devolviendo))
  const amounts: [name: string, pesos: number, isAlways?: boolean][] = [
    [TEXTS.amounts.due, money.Total, true],
    [TEXTS.amounts.reserved, money.Reservado],
    [TEXTS.amounts.taken, money.Cobrado, true],
    [TEXTS.amounts.returned, sumOfPesos([money.Devuelto, -returning])],
    [TEXTS.amounts.returning, returning],
    [TEXTS.amounts.missing, money.Falta],
    [TEXTS.amounts.door, money.ACobrar],
    [TEXTS.amounts.doorOtherwise, money.ACobrarSinDescuento ?? 0],
    [TEXTS.amounts.borne, borneOf(money)],
  ]
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
      {amounts
        .filter(([, pesos, isAlways]) => isAlways === true || pesos > 0)
        .map(([name, pesos]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {formatPesos(pesos)}
            </Typography>
          </div>
        ))}
    </Box>
  )
}

/** What a paid order costs beyond what was taken for it: a difference by weight that the shop bears. */
const borneOf = ({ Estado, Total, Cobrado, Devuelto }: StaffOrderMoney): number =>
  Estado === 'pagado' ? Math.max(0, sumOfPesos([Total, -Cobrado, Devuelto])) : 0

function Notices({
  money: { Cubierto, Liberado, PagarHasta, Pendiente, ParaLlevar },
}: {
  money: StaffOrderMoney
}) {
  return (
    <Stack spacing={1} sx={{ mt: 1 }}>
      {PagarHasta !== null && (
        <Typography variant="body2">{TEXTS.payBy(formatMoment(Date.parse(PagarHasta)))}</Typography>
      )}
      {ParaLlevar.map(({ Pedido, Importe }) => (
        <Alert key={Pedido} severity="warning">
          <MuiLink component={Link} to={`/cola/${Pedido}`} color="inherit">
            {CLAIM_TEXTS.toBring(formatPesos(Importe), Pedido)}
          </MuiLink>
        </Alert>
      ))}
      {!Cubierto && <Alert severity="warning">{HELD_TEXTS.why}</Alert>}
      {Liberado !== null && (
        <Alert severity="info">{TEXTS.released(Liberado.Autor ?? '', Liberado.Motivo)}</Alert>
      )}
      {Pendiente !== null && (
        <Alert severity="warning">
          {Pendiente.Falla.startsWith('llave') ? TEXTS.badKey : TEXTS.failing(Pendiente.Intentos)}
        </Alert>
      )}
    </Stack>
  )
}

/** `21/11/26, 18:05 · Cobro · $ 2.739,07 · raul · Recibió $ 3.000,00, vuelto $ 260,93` */
export function moneyEventText({ Momento, Clase, Estado, Importe, Texto, Autor }: StaffMoneyEvent): string {
  const author = Autor === null ? null : providerName(Autor)
  return [
    formatMoment(Date.parse(Momento)),
    EVENT_NAMES[Clase] ?? Clase,
    ...(Estado === null ? [] : [PAYMENT_NAMES[Estado]]),
    ...(Importe === null ? [] : [formatPesos(Importe)]),
    ...(author === null ? [] : [author]),
    ...(Texto === null ? [] : [providerText(Texto)]),
  ].join(' · ')
}

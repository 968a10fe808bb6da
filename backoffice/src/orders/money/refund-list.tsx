import { useState } from 'react'
import { Box, Button, Typography } from '@mui/material'
import { formatMoment, formatPesos } from '@gondola/contract/base'
import {
  confirmRefund,
  repeatRefund,
  type StaffOrderMoney,
  type StaffRefund,
} from '@gondola/contract/payments'
import { callServer } from '../../api/call-server.ts'
import { MONEY_TEXTS as TEXTS, REFUND_NAMES, refundFault } from '../../texts/order-money.ts'
import { ReasonDialog } from '../../ui/forms/form-dialog.tsx'
import { useMay } from '../../ui/frame/use-own-staff.ts'
import { BusyButton } from '../../ui/records/busy-button.tsx'
import type { MoneyActs } from '../../ui/orders/use-order-money.ts'

interface RefundListProps {
  money: StaffOrderMoney
  acts: MoneyActs
}

/** The order's refunds; one that was refused is asked for again, or handed back otherwise. */
export function RefundList({ money: { Pedido: Id, Devoluciones }, acts }: RefundListProps) {
  const may = useMay('pagos.devolver')
  const [handed, setHanded] = useState<StaffRefund | null>(null)
  if (Devoluciones.length === 0) return null
  return (
    <Box component="section" aria-labelledby="devoluciones">
      <Typography component="h3" variant="subtitle1" id="devoluciones">
        {TEXTS.refunds}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 0.5, overflowWrap: 'anywhere' }}>
        {Devoluciones.map((refund) => (
          <li key={refund.Id}>
            {refundText(refund)}
            {may && isRefused(refund) && (
              <BusyButton
                sx={{ ml: 1 }}
                busyLabel={TEXTS.repeating}
                onPress={() =>
                  acts.press(
                    callServer(repeatRefund, { params: { Id, Devolucion: refund.Id } }),
                    TEXTS.repeatDone,
                  )
                }
              >
                {TEXTS.repeat}
              </BusyButton>
            )}
            {may && (isRefused(refund) || (refund.EnMano && refund.Estado === 'pedido')) && (
              <Button sx={{ ml: 1 }} onClick={() => setHanded(refund)}>
                {TEXTS.handOver}
              </Button>
            )}
          </li>
        ))}
      </Box>
      {handed !== null && (
        <ReasonDialog
          title={TEXTS.handOverTitle}
          explanation={`${formatPesos(handed.Importe)}. ${TEXTS.handOverExplain}`}
          label={TEXTS.handOverLabel}
          confirm={TEXTS.handOver}
          color="primary"
          onConfirm={async (Texto) => {
            const params = { Id, Devolucion: handed.Id }
            await acts.send(callServer(confirmRefund, { params, body: { Texto } }), TEXTS.handedOver)
            setHanded(null)
          }}
          onClose={() => setHanded(null)}
        />
      )}
    </Box>
  )
}

const isRefused = ({ Estado, PorOtroMedio }: StaffRefund) => Estado === 'rechazado' && PorOtroMedio === null

/** `$ 100,50 · Hecha · 21/11/26, 18:05 · marta · «Vino golpeado»` */
const refundText = ({ Importe, Estado, Momento, Autor, Motivo, Falla, PorOtroMedio }: StaffRefund): string =>
  [
    formatPesos(Importe),
    PorOtroMedio === null ? REFUND_NAMES[Estado] : TEXTS.otherwise(PorOtroMedio),
    formatMoment(Date.parse(Momento)),
    ...(Autor === null ? [] : [Autor]),
    `«${Motivo}»`,
    ...(Falla === null ? [] : [refundFault(Falla)]),
  ].join(' · ')

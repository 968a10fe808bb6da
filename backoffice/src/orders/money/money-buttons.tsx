import { useState } from 'react'
import { Button, Stack } from '@mui/material'
import { useNotify } from 'react-admin'
import {
  askAgain,
  checkOrderMoney,
  noteMoney,
  releaseOrder,
  type StaffOrderMoney,
} from '@gondola/contract/payments'
import { callServer } from '../../api/call-server.ts'
import { MONEY_TEXTS as TEXTS } from '../../texts/order-money.ts'
import { ReasonDialog } from '../../ui/forms/form-dialog.tsx'
import { useMays } from '../../ui/frame/use-own-staff.ts'
import { BusyButton } from '../../ui/records/busy-button.tsx'
import type { MoneyActs } from '../../ui/orders/use-order-money.ts'

/** Another look at the provider, the link to pay, a note, the release. */
export function MoneyButtons({ money, acts }: { money: StaffOrderMoney; acts: MoneyActs }) {
  const may = useMays()
  const notify = useNotify()
  const [open, setOpen] = useState<'nota' | 'liberar' | null>(null)
  const params = { Id: money.Pedido }
  const close = () => setOpen(null)
  async function copy(url: string) {
    await navigator.clipboard.writeText(url)
    notify(TEXTS.copied, { type: 'success' })
  }
  const save = async (Texto: string) => {
    const [call, done] =
      open === 'nota' ? ([noteMoney, TEXTS.noted] as const) : ([releaseOrder, TEXTS.releaseDone] as const)
    await acts.send(callServer(call, { params, body: { Texto } }), done)
    close()
  }
  const isAsked = money.Forma !== 'puerta' || money.Pagos.length > 0
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {may('pagos.atender') && isAsked && (
        <BusyButton
          variant="outlined"
          busyLabel={TEXTS.checking}
          onPress={() => acts.press(callServer(checkOrderMoney, { params }), TEXTS.checked)}
        >
          {TEXTS.check}
        </BusyButton>
      )}
      {may('pagos.atender') && money.Pagina !== null && (
        <BusyButton
          busyLabel={TEXTS.askingAgain}
          onPress={() => acts.press(callServer(askAgain, { params }), TEXTS.askedAgain)}
        >
          {TEXTS.askAgain}
        </BusyButton>
      )}
      {/* the clipboard is available in secure contexts only; a card's page is for its customer alone */}
      {money.Pagina !== null && !money.Pagina.Tarjeta && 'clipboard' in navigator && (
        <Button onClick={() => void copy(money.Pagina!.Url)}>{TEXTS.copyPage}</Button>
      )}
      {may('pagos.atender') && <Button onClick={() => setOpen('nota')}>{TEXTS.note}</Button>}
      {may('pagos.liberar') && !money.Cubierto && (
        <Button color="warning" onClick={() => setOpen('liberar')}>
          {TEXTS.release}
        </Button>
      )}
      {open !== null && (
        <ReasonDialog
          title={open === 'nota' ? TEXTS.noteTitle : TEXTS.release}
          explanation={open === 'nota' ? TEXTS.noteExplain : TEXTS.releaseExplain}
          label={open === 'nota' ? TEXTS.noteLabel : TEXTS.reason}
          confirm={open === 'nota' ? TEXTS.save : TEXTS.release}
          color={open === 'nota' ? 'primary' : 'warning'}
          onConfirm={save}
          onClose={close}
        />
      )}
    </Stack>
  )
}

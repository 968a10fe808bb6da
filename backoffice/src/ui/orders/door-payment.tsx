import { useState } from 'react'
import { Alert, Button, Stack } from '@mui/material'
import { HttpError, useNotify } from 'react-admin'
import { formatPesos } from '@gondola/contract/base'
import { DoorPaymentDraft, recordDoorPayment, type DoorMeans } from '@gondola/contract/payments'
import { callServer, faultText } from '../../api/call-server.ts'
import { DOOR_TEXTS as TEXTS } from '../../texts/order-money.ts'
import { MEANS_NAMES } from '../../texts/payment-means.ts'
import { useMay } from '../frame/use-own-staff.ts'
import { DoorDialog } from './door-dialog.tsx'
import { newRequestKey, type MoneyActs } from './use-order-money.ts'
import { fits, Kept } from '../../api/storage.ts'

const isDraft = fits(DoorPaymentDraft)

export interface DoorPaymentProps {
  Id: number
  /** What is to be taken with a means, in pesos. */
  dueWith: (means: DoorMeans) => number
  /** The means of the order's payment type; absent: cash. */
  own?: DoorMeans | undefined
  acts: Pick<MoneyActs, 'send'>
  onDone: () => void
}

/**
 * Records what was paid at the door: one tap for the exact amount with the order's own means, or another means or
 * amount. What was sent and not answered is kept on the device, and sent again with the same key.
 */
export function DoorPayment({ Id, dueWith, own = 'efectivo', acts, onDone }: DoorPaymentProps) {
  const may = useMay('pedidos.despachar')
  const notify = useNotify()
  // sent and not answered: sent again with its key, it is recorded once
  const kept = new Kept(`cobro-${Id}`, (value): value is DoorPaymentDraft => isDraft(value))
  const due = dueWith(own)
  const [unsent, setUnsent] = useState(() => kept.read())
  const [isBusy, setIsBusy] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  if (!may) return null

  /** @throws what the server refused */
  async function record(draft: DoorPaymentDraft) {
    kept.write(draft)
    setIsBusy(true)
    try {
      await acts.send(callServer(recordDoorPayment, { params: { Id }, body: draft }), TEXTS.done)
      keep(null)
      setIsOpen(false)
    } catch (error) {
      // no answer: it may have been recorded
      const isOpenEnd = error instanceof HttpError && (error.status === 0 || error.status >= 500)
      keep(isOpenEnd ? draft : null)
      if (!isOpenEnd) throw error
      setIsOpen(false)
    } finally {
      setIsBusy(false)
    }
  }
  function keep(draft: DoorPaymentDraft | null) {
    kept.write(draft)
    setUnsent(draft)
  }
  const press = (draft: DoorPaymentDraft) =>
    void record(draft).catch((error: unknown) => {
      notify(faultText(error), { type: 'error' })
      onDone()
    })

  if (unsent !== null)
    return (
      <Stack spacing={1}>
        <Alert severity="warning">{TEXTS.kept}</Alert>
        <Button variant="contained" disabled={isBusy} onClick={() => press(unsent)}>
          {TEXTS.again(formatPesos(unsent.Importe), MEANS_NAMES[unsent.Medio] ?? '')}
        </Button>
      </Stack>
    )
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="contained"
        disabled={isBusy}
        onClick={() => press({ Clave: newRequestKey(), Medio: own, Importe: due })}
      >
        {TEXTS.oneTap(formatPesos(due), own)}
      </Button>
      <Button onClick={() => setIsOpen(true)}>{TEXTS.other}</Button>
      {isOpen && (
        <DoorDialog dueWith={dueWith} own={own} onConfirm={record} onClose={() => setIsOpen(false)} />
      )}
    </Stack>
  )
}

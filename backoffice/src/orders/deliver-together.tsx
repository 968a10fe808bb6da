import { useState } from 'react'
import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { deliveredTogetherText, deliverOrder, QUEUE_TEXTS } from '@gondola/contract/orders'
import { formatPesos, sumOfPesos } from '@gondola/contract/base'
import { readStaffOrderMoney, type StaffOrderMoney } from '@gondola/contract/payments'
import { callServer } from '../api/call-server.ts'
import { UNCOLLECTED_TEXTS as TEXTS } from '../texts/order-money.ts'
import { ConfirmStep, type StepQuestion } from '../ui/forms/step-button.tsx'
import { useMay } from '../ui/frame/use-own-staff.ts'

interface DeliverTogetherProps {
  chosen: readonly number[]
  onClear: () => void
  onDone: () => void
}

/** Marks several dispatched orders as delivered, one after another; tells how many were refused. */
export function DeliverTogether({ chosen, onClear, onDone }: DeliverTogetherProps) {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const [asked, setAsked] = useState<StepQuestion | null>(null)
  const may = useMay('pedidos.despachar')
  if (!may) return null

  async function ask() {
    setIsBusy(true)
    const owing = await owingOf(chosen)
    if (owing.length === 0) return deliver()
    setIsBusy(false)
    setAsked(questionOf(owing))
  }
  async function deliver() {
    setAsked(null)
    setIsBusy(true)
    let done = 0
    for (const Id of chosen) {
      try {
        await callServer(deliverOrder, { params: { Id } })
        done += 1
      } catch {
        // told below with the others; the queue shows each one's state
      }
    }
    const refused = chosen.length - done
    notify(deliveredTogetherText(done, refused), { type: refused === 0 ? 'success' : 'warning' })
    onClear()
    onDone()
  }

  return (
    <>
      <Button variant="contained" disabled={isBusy} onClick={() => void ask()} sx={{ minHeight: 44 }}>
        {QUEUE_TEXTS.deliverTogether}
      </Button>
      {asked !== null && (
        <ConfirmStep asked={asked} onConfirm={() => void deliver()} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

/** Those of some orders whose money is to be taken at the door, and nobody noted it. */
async function owingOf(ids: readonly number[]): Promise<StaffOrderMoney[]> {
  const all: StaffOrderMoney[] = []
  for (const Id of ids) {
    try {
      all.push(await callServer(readStaffOrderMoney, { params: { Id } }))
    } catch {
      // what cannot be read is refused when it is delivered, and told then
    }
  }
  return all.filter(({ ACobrar }) => ACobrar > 0)
}

const questionOf = (owing: readonly StaffOrderMoney[]): StepQuestion => ({
  title: TEXTS.title,
  text: [
    TEXTS.many(
      owing.map(({ Pedido }) => Pedido),
      formatPesos(sumOfPesos(owing.map(({ ACobrar }) => ACobrar))),
    ),
    TEXTS.find,
  ],
  keep: TEXTS.keep,
  confirm: TEXTS.deliverMany,
})

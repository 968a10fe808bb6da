import { useState } from 'react'
import { Button, Stack, Typography } from '@mui/material'
import { isActionAllowed, type StaffOrder } from '@gondola/contract/orders'
import { fieldFault } from '../../api/call-server.ts'
import { CHANGE_TEXTS as TEXTS } from '../../texts/order-editing.ts'
import { useMays } from '../../ui/frame/use-own-staff.ts'
import { ChangeDetails } from './change-details.tsx'
import { ChangeDialog, isBegun, termsOf, type ChangeProps } from './change-dialog.tsx'
import { ChangeInvoice } from './change-invoice.tsx'
import { ChangeLines } from './change-lines.tsx'
import { SlotChoice, type ChosenSlot } from './slot-choice.tsx'

const DIALOGS = { move: MoveOrder, lines: ChangeLines, details: ChangeDetails, invoice: ChangeInvoice }
type Kind = keyof typeof DIALOGS

/** What staff may change of an order: most while it is pending, its Factura A until it is invoiced. */
export function ChangeButtons({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const [open, setOpen] = useState<Kind | null>(null)
  const may = useMays()
  const isPending = order.Cliente !== null && isActionAllowed('modificar', order)
  const kinds: Kind[] = []
  // its lines lie in a crate
  if (isPending) kinds.push('move', ...(isBegun(order) ? [] : ['lines' as const]), 'details')
  // who may not see customers is not shown whom it is made out to
  if (may('clientes.ver') && !order.Comprobantes && (isPending || order.Estado === 'D')) kinds.push('invoice')
  if (!may('pedidos.cambiar') || kinds.length === 0) return null
  const Dialog = open === null ? null : DIALOGS[open]
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {kinds.map((kind) => (
        <Button key={kind} variant="outlined" onClick={() => setOpen(kind)}>
          {TEXTS[kind]}
        </Button>
      ))}
      {isPending && isBegun(order) && (
        <Typography variant="body2">{TEXTS.begun(order.Preparador)}</Typography>
      )}
      {Dialog && <Dialog order={order} onClose={() => setOpen(null)} onDone={onDone} />}
    </Stack>
  )
}

function MoveOrder(props: ChangeProps) {
  const [slot, setSlot] = useState<ChosenSlot | null>(null)
  function draftOf() {
    if (slot === null) throw fieldFault('', TEXTS.chooseSlot)
    return slot
  }
  return (
    <ChangeDialog {...props} title={TEXTS.move} draftOf={draftOf}>
      {() => <SlotChoice query={termsOf(props.order)} chosen={slot} own={props.order} onChoose={setSlot} />}
    </ChangeDialog>
  )
}

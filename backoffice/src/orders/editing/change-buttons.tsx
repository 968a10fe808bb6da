import { useState } from 'react'
import { Button, Stack, TextField, Typography } from '@mui/material'
import { formatCuit, IVA_CONDITIONS, type InvoiceData } from '@gondola/contract/clients'
import { isActionAllowed, saveOrderInvoice, type StaffOrder } from '@gondola/contract/orders'
import { callServer, fieldFault } from '../../api/call-server.ts'
import { CHANGE_TEXTS as TEXTS, INVOICE_FORM_TEXTS } from '../../texts/order-editing.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { typedText } from '../../ui/forms/form-values.ts'
import { useMays, useOwnStaff } from '../../ui/frame/use-own-staff.ts'
import { ChangeDetails } from './change-details.tsx'
import { ChangeDialog, isBegun, termsOf, type ChangeProps } from './change-dialog.tsx'
import { ChangeLines } from './change-lines.tsx'
import { SlotChoice, type ChosenSlot } from './slot-choice.tsx'

const DIALOGS = { move: MoveOrder, lines: ChangeLines, details: ChangeDetails, invoice: ChangeInvoice }
type Kind = keyof typeof DIALOGS

/** What staff may change of an order: most while it is pending, its Factura A until it is invoiced. */
export function ChangeButtons({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const [open, setOpen] = useState<Kind | null>(null)
  const may = useMays()
  const own = useOwnStaff()
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
        <Typography variant="body2">
          {TEXTS.begun(order.Preparador, order.Preparador === own?.Usuario)}
        </Typography>
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

/** Whom an order's Factura A is made out to. */
function ChangeInvoice({ order: { Id, Factura }, onClose }: ChangeProps) {
  const [condition, setCondition] = useState<string>(Factura?.CondicionIva ?? '')
  async function save(form: HTMLFormElement) {
    const CondicionIva = condition as InvoiceData['CondicionIva']
    const data = { Cuit: typedText(form, 'Cuit'), RazonSocial: typedText(form, 'RazonSocial'), CondicionIva }
    await callServer(saveOrderInvoice, { params: { Id }, body: condition === '' ? null : data })
  }
  return (
    <FormDialog
      title={TEXTS.invoice}
      explanation={INVOICE_FORM_TEXTS.explain}
      confirm={INVOICE_FORM_TEXTS.save}
      faultsAt="Cuit"
      onConfirm={save}
      done={INVOICE_FORM_TEXTS.done}
      onClose={onClose}
    >
      {(field) => (
        <Stack spacing={2} sx={{ pt: 1 }}>
          <ChoiceField
            size="medium"
            label={INVOICE_FORM_TEXTS.condition}
            value={condition}
            all={INVOICE_FORM_TEXTS.none}
            choices={Object.entries(IVA_CONDITIONS)}
            onChange={setCondition}
          />
          {condition !== '' && (
            <>
              <TextField
                {...field('Cuit')}
                label="CUIT"
                defaultValue={formatCuit(Factura?.Cuit ?? '')}
                required
              />
              <TextField
                {...field('RazonSocial')}
                label={INVOICE_FORM_TEXTS.name}
                defaultValue={Factura?.RazonSocial}
                required
              />
            </>
          )}
        </Stack>
      )}
    </FormDialog>
  )
}

import { useState } from 'react'
import { Stack, TextField } from '@mui/material'
import { listPaymentTypes } from '@gondola/contract/delivery'
import { QUEUE_TEXTS, type StaffChangeDraft } from '@gondola/contract/orders'
import { fieldFault } from '../../api/call-server.ts'
import { CHANGE_TEXTS, DETAILS_TEXTS as TEXTS } from '../../texts/order-editing.ts'
import { useChosenBranch } from '../../ui/frame/chosen-branch.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { typedText } from '../../ui/forms/form-values.ts'
import { ChangeDialog, isBegun, type ChangeProps } from './change-dialog.tsx'
import { SlotChoice, type ChosenSlot } from './slot-choice.tsx'
import { useAnswer } from '../../api/use-answer.ts'

/** The active payment types. */
export const usePaymentTypes = () =>
  useAnswer(listPaymentTypes, { params: { from: 0, count: 50 } }, { staleTime: 60_000 }).data ?? []

/** To whom and where an order goes, its branch and payment; of one that is prepared only the former. */
export function ChangeDetails(props: ChangeProps) {
  // what a colleague changes meanwhile is not sent back as it was
  const [order] = useState(props.order)
  const { branches } = useChosenBranch()
  const payments = usePaymentTypes()
  const [form, setForm] = useState(order.FormaEntrega ?? 'ED')
  const [branch, setBranch] = useState(order.Sucursal ?? null)
  const [slot, setSlot] = useState<ChosenSlot | null>(null)
  // one that was taken out since may stay
  const isKept = payments.every(({ Id }) => Id !== order.TipoPago?.Id)
  const choices = order.TipoPago !== null && isKept ? [order.TipoPago, ...payments] : payments
  const isFree = !isBegun(props.order)
  const isOtherBranch = branch !== (order.Sucursal ?? null)

  function draftOf(sent: HTMLFormElement): Omit<StaffChangeDraft, 'Cambios'> {
    const typed = (name: string, before: string) => {
      const text = typedText(sent, name)
      return text === before ? {} : { [name]: text }
    }
    const place = { Localidad: typedText(sent, 'Localidad'), CodigoPostal: typedText(sent, 'CodigoPostal') }
    const isOtherPlace =
      place.Localidad !== (order.Localidad ?? '') || place.CodigoPostal !== (order.CodigoPostal ?? '')
    const payment = Number(typedText(sent, 'TipoPago'))
    const draft = {
      ...typed('Opt1', order.Opt1),
      ...typed('Opt2', order.Opt2),
      ...(form === 'ED' && typed('Opt3', order.Opt3)),
      ...typed('Opt4', order.Opt4),
      ...(isFree && form !== order.FormaEntrega && { FormaEntrega: form }),
      ...(isFree && form === 'ED' && isOtherPlace && { Lugar: place }),
      ...(isFree && payment > 0 && payment !== order.TipoPago?.Id && { TipoPago: { Id: payment } }),
      ...(isFree && isOtherBranch && branch !== null && { Sucursal: branch, ...slot }),
    }
    if (Object.keys(draft).length === 0) throw fieldFault('', CHANGE_TEXTS.nothing)
    return draft
  }

  return (
    <ChangeDialog {...props} title={CHANGE_TEXTS.details} draftOf={draftOf}>
      {(field) => (
        <Stack spacing={2} sx={{ pt: 1 }}>
          <TextField {...field('Opt1')} label={TEXTS.name} defaultValue={order.Opt1} />
          <TextField {...field('Opt2')} label={TEXTS.phone} defaultValue={order.Opt2} type="tel" />
          {isFree && (
            <ChoiceField
              size="medium"
              label={TEXTS.form}
              value={form}
              choices={Object.entries(QUEUE_TEXTS.forms)}
              onChange={(value) => setForm(value as 'ED' | 'RS')}
            />
          )}
          {form === 'ED' && <TextField {...field('Opt3')} label={TEXTS.address} defaultValue={order.Opt3} />}
          {isFree && form === 'ED' && (
            <Stack direction="row" spacing={1}>
              <TextField
                {...field('Localidad')}
                fullWidth={false}
                label={TEXTS.locality}
                defaultValue={order.Localidad ?? ''}
                sx={{ flexGrow: 1 }}
              />
              <TextField
                {...field('CodigoPostal')}
                fullWidth={false}
                label={TEXTS.postalCode}
                defaultValue={order.CodigoPostal ?? ''}
                sx={{ width: 140 }}
              />
            </Stack>
          )}
          {isFree && branch !== null && branches.length > 1 && (
            <ChoiceField
              size="medium"
              label={TEXTS.branch}
              value={String(branch)}
              choices={branches.map(({ Id, Nombre }) => [String(Id), Nombre])}
              onChange={(value) => setBranch(Number(value))}
            />
          )}
          {isOtherBranch && branch !== null && (
            <SlotChoice query={{ sucursal: branch }} chosen={slot} onChoose={setSlot} />
          )}
          {isFree && choices.length > 0 && (
            <ChoiceField
              {...field('TipoPago')}
              size="medium"
              label={TEXTS.payment}
              defaultValue={order.TipoPago?.Id ?? ''}
              choices={choices.map(({ Id, Descrip }) => [Id, Descrip])}
            />
          )}
          <TextField {...field('Opt4')} label={TEXTS.comment} defaultValue={order.Opt4} multiline />
        </Stack>
      )}
    </ChangeDialog>
  )
}

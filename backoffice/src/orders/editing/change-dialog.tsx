import { useState, type ReactNode } from 'react'
import { TextField, type DialogProps } from '@mui/material'
import { type HttpError, useNotify } from 'react-admin'
import {
  changeByStaff,
  orderTitle,
  type Order,
  type StaffChangeDraft,
  type StaffOrder,
} from '@gondola/contract/orders'
import { callServer, faultText, isRefusal } from '../../api/call-server.ts'
import { CHANGE_TEXTS as TEXTS } from '../../texts/order-editing.ts'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { typedText } from '../../ui/forms/form-values.ts'
import type { FieldProps } from '../../ui/forms/use-form.ts'
import { newRequestKey } from '../../ui/orders/use-order-money.ts'

/** What every dialog of a change is given. */
export interface ChangeProps {
  order: StaffOrder
  onClose: () => void
  onDone: () => void
}

interface ChangeDialogProps extends ChangeProps {
  title: string
  maxWidth?: DialogProps['maxWidth']
  /** The change. @throws a `fieldFault` if it is not complete */
  draftOf: (form: HTMLFormElement) => Omit<StaffChangeDraft, 'Cambios'>
  /** Somebody changed the order since it was opened: the next change is of this one. */
  onOther?: (order: Order) => void
  children: (field: FieldProps) => ReactNode
}

/** A change of an order with its reason, both of which the customer reads in a mail. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { order, title, draftOf, children, onClose, onDone } = props
  const notify = useNotify()
  // sent again after a lost answer, it is one change
  const [idempotencyKey] = useState(newRequestKey)
  // as seen, whatever is fetched while it is edited
  const [Cambios, setSeen] = useState(order.Cambios ?? 0)

  async function send(form: HTMLFormElement) {
    const body = { ...draftOf(form), Cambios, Motivo: typedText(form, 'Motivo') }
    try {
      await callServer(changeByStaff, { params: { Id: order.Id }, body, idempotencyKey })
      notify(TEXTS.done, { type: 'success' })
    } catch (error) {
      if (isRefusal(error, 'pedido-cambiado')) {
        const { Pedido } = (error as HttpError).body as { Pedido: Order }
        setSeen(Pedido.Cambios ?? 0)
        props.onOther?.(Pedido)
        onDone()
      }
      if (!isRefusal(error, 'estado')) throw error
      notify(faultText(error), { type: 'error' })
    }
    onClose()
    onDone()
  }

  return (
    <FormDialog
      title={`${title}: ${orderTitle(order.Id)}`}
      confirm={TEXTS.save}
      maxWidth={props.maxWidth ?? 'sm'}
      onConfirm={send}
      onClose={onClose}
    >
      {(field) => (
        <>
          {children(field)}
          <ChangeReason field={field} usual={TEXTS.usualReason} />
        </>
      )}
    </FormDialog>
  )
}

/** Why it is changed, as its customer reads it. */
export const ChangeReason = ({ field, usual }: { field: FieldProps; usual: string }) => (
  <TextField
    {...field('Motivo', TEXTS.reasonHint)}
    label={TEXTS.reason}
    defaultValue={usual}
    required
    sx={{ mt: 2 }}
  />
)

/** Whether somebody prepares it, or did in part. */
export const isBegun = ({ Preparacion, Lineas }: StaffOrder): boolean =>
  Preparacion !== undefined || Lineas.some(({ Preparado }) => Preparado !== undefined)

/** The order's branch and zone: the terms of its days. */
export const termsOf = ({ Sucursal, ZonaActiva, FormaEntrega }: StaffOrder) => ({
  ...(Sucursal != null && { sucursal: Sucursal }),
  ...(ZonaActiva !== undefined && FormaEntrega === 'ED' && { zona: ZonaActiva }),
})

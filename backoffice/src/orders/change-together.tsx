import { useState, type ReactNode } from 'react'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useNotify } from 'react-admin'
import {
  assignOrder,
  changeByStaff,
  isActionAllowed,
  listPickers,
  orderTitle,
  stageOf,
  type QueuedOrder,
} from '@gondola/contract/orders'
import { callServer, fieldFault, faultText } from '../api/call-server.ts'
import { CHANGE_TEXTS, TOGETHER_TEXTS as TEXTS } from '../texts/order-editing.ts'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { typedText } from '../ui/forms/form-values.ts'
import type { FieldProps } from '../ui/forms/use-form.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { chosenPicker, PickerField } from '../ui/orders/leave-orders.tsx'
import { newRequestKey } from '../ui/orders/use-order-money.ts'
import { ChangeReason } from './editing/change-dialog.tsx'
import type { ChosenProps } from './steps-together.tsx'
import { SlotChoice, type ChosenSlot } from './editing/slot-choice.tsx'
import { useAnswer } from '../api/use-answer.ts'

interface TogetherProps extends Omit<ChosenProps, 'chosen'> {
  orders: readonly QueuedOrder[]
  label: string
  title: string
  explanation: string
  doneText: (count: number) => string
  /** Why nothing can be done with these orders together. */
  obstacle?: string
  /** What is done with each order. @throws a `fieldFault` if the form is not complete */
  changeOf: (form: HTMLFormElement) => (order: QueuedOrder) => Promise<unknown>
  children: (field: FieldProps) => ReactNode
}

/** One question, then the same change of several orders one after another; tells which were refused, and why. */
function Together(props: TogetherProps) {
  const { orders, label, title, explanation, doneText, obstacle, changeOf, onClear, onDone, children } = props
  const notify = useNotify()
  const [isAsking, setIsAsking] = useState(false)
  const [refused, setRefused] = useState<readonly { Id: number; text: string }[]>([])
  if (orders.length === 0) return null

  async function send(form: HTMLFormElement) {
    const change = changeOf(form)
    const faults: { Id: number; text: string }[] = []
    for (const order of orders) {
      try {
        await change(order)
      } catch (error) {
        faults.push({ Id: order.Id, text: faultText(error) })
      }
    }
    setIsAsking(false)
    const done = orders.length - faults.length
    if (done > 0) notify(doneText(done), { type: 'success' })
    setRefused(faults)
    onDone()
    // what was refused stays chosen until it is read
    if (faults.length === 0) onClear()
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        {label} ({orders.length})
      </Button>
      {isAsking && (
        <FormDialog
          title={title}
          explanation={explanation}
          confirm={obstacle === undefined ? CHANGE_TEXTS.save : null}
          onConfirm={send}
          onClose={() => setIsAsking(false)}
        >
          {(field) =>
            obstacle === undefined ? children(field) : <Alert severity="warning">{obstacle}</Alert>
          }
        </FormDialog>
      )}
      {refused.length > 0 && (
        <Dialog open onClose={() => setRefused([])} aria-labelledby="rechazados">
          <DialogTitle id="rechazados">{TEXTS.failed}</DialogTitle>
          <DialogContent>
            <ul>
              {refused.map(({ Id, text }) => (
                <li key={Id}>
                  {orderTitle(Id)}: {text}
                </li>
              ))}
            </ul>
          </DialogContent>
          <DialogActions>
            <Button autoFocus onClick={() => setRefused([])}>
              {TEXTS.close}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

/** Says who is to prepare the chosen orders, or goes on with them. */
export function AssignTogether({ chosen, ...on }: ChosenProps) {
  const may = useMay(assignOrder.permission)
  const orders = chosen.filter((order) => ['cola', 'preparando'].includes(stageOf(order) ?? ''))
  const first = orders[0]?.Id
  const { data = [] } = useAnswer(
    listPickers,
    { query: { Pedido: first! } },
    { enabled: may && first !== undefined },
  )
  if (!may) return null
  return (
    <Together
      {...on}
      orders={orders}
      label={TEXTS.assign}
      title={TEXTS.assignTitle(orders.length)}
      explanation={TEXTS.assignText}
      doneText={TEXTS.assigned}
      changeOf={(form) => {
        if (typedText(form, 'Para') === '') throw fieldFault('Para', TEXTS.choosePicker)
        const Para = chosenPicker(form)
        return ({ Id }) => callServer(assignOrder, { params: { Id }, body: { Para } })
      }}
    >
      {(field) => (
        <PickerField isOpen field={field} label={TEXTS.assignTo} nobody={TEXTS.anybody} pickers={data} />
      )}
    </Together>
  )
}

/** Moves the chosen orders of a branch to another slot, each as its own change. */
export function MoveTogether({ chosen, ...on }: ChosenProps) {
  const may = useMay(changeByStaff.permission)
  const [slot, setSlot] = useState<ChosenSlot | null>(null)
  const orders = chosen.filter((order) => isActionAllowed('modificar', order))
  if (!may) return null
  const branches = [...new Set(orders.map(({ Sucursal }) => Sucursal))]
  const [sucursal] = branches
  return (
    <Together
      {...on}
      orders={orders}
      label={TEXTS.move}
      title={TEXTS.moveTitle(orders.length)}
      explanation={TEXTS.moveText}
      doneText={TEXTS.moved}
      {...(branches.length > 1 && { obstacle: TEXTS.severalBranches })}
      changeOf={(form) => {
        if (slot === null) throw fieldFault('', CHANGE_TEXTS.chooseSlot)
        const Motivo = typedText(form, 'Motivo')
        return ({ Id, Cambios = 0 }) =>
          callServer(changeByStaff, {
            params: { Id },
            body: { ...slot, Cambios, Motivo },
            idempotencyKey: newRequestKey(),
          })
      }}
    >
      {(field) => (
        <>
          <SlotChoice query={sucursal === undefined ? {} : { sucursal }} chosen={slot} onChoose={setSlot} />
          <ChangeReason field={field} usual={TEXTS.moveReason} />
        </>
      )}
    </Together>
  )
}

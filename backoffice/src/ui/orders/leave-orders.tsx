import { useState } from 'react'
import { Button, type ButtonProps } from '@mui/material'
import { useNotify } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { handOver, listPickers, PICKING_TEXTS as TEXTS, QUEUE_TEXTS } from '@gondola/contract/orders'
import { callServer } from '../../api/call-server.ts'
import { ChoiceField } from '../forms/choice-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { typedText } from '../forms/form-values.ts'
import type { FieldProps } from '../forms/use-form.ts'
import { useAnswer } from '../../api/use-answer.ts'

/** Stands for no colleague: the queue, anybody. */
const NOBODY = 'nadie'

interface PickerFieldProps {
  field: FieldProps
  label: string
  /** What is said of no colleague. */
  nobody: string
  /** Who it is must be said: by default, nobody. */
  isOpen?: true
  pickers: readonly { Id: number; Nombre: string }[]
}

/** Who goes on with orders; read by `chosenPicker`. */
export const PickerField = ({ field, label, nobody, pickers, isOpen }: PickerFieldProps) => (
  <ChoiceField
    {...field('Para', ' ')}
    size="medium"
    margin="normal"
    defaultValue={isOpen ? '' : NOBODY}
    label={label}
    choices={[[NOBODY, nobody], ...pickers.map(({ Id, Nombre }) => [Id, Nombre] as const)]}
  />
)

export function chosenPicker(form: HTMLFormElement): number | null {
  const to = typedText(form, 'Para')
  return to === NOBODY ? null : Number(to)
}

/** Gives all that the picker prepares to a colleague, or back to the queue, which is shown then. */
export function LeaveOrders({ onDone, ...props }: ButtonProps & { onDone: () => void }) {
  const notify = useNotify()
  const go = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const { data = [] } = useAnswer(listPickers, {}, { enabled: isAsking })
  async function leave(form: HTMLFormElement) {
    const { Pedidos } = await callServer(handOver, { body: { Para: chosenPicker(form) } })
    setIsAsking(false)
    notify(TEXTS.left(Pedidos.length), { type: 'success' })
    onDone()
    void go('/cola')
  }
  return (
    <>
      <Button {...props} onClick={() => setIsAsking(true)}>
        {TEXTS.leave}
      </Button>
      {isAsking && (
        <FormDialog
          title={TEXTS.leaveTitle}
          explanation={TEXTS.leaveText}
          confirm={TEXTS.leaveConfirm}
          onConfirm={leave}
          onClose={() => setIsAsking(false)}
        >
          {(field) => (
            <PickerField field={field} label={TEXTS.leaveTo} nobody={TEXTS.leaveQueue} pickers={data} />
          )}
        </FormDialog>
      )}
    </>
  )
}

/** At most so many orders are prepared together. */
export const WAVE_MAX = 12

/** Leads to the orders that a picker has begun or was handed over; renders nothing where there are none. */
export const OwnOrders = ({ ids, ...props }: { ids: readonly number[] } & Pick<ButtonProps, 'sx'>) =>
  ids.length > 0 && (
    <Button component={Link} to={`/preparar/${ids.slice(0, WAVE_MAX).join()}`} variant="contained" {...props}>
      {QUEUE_TEXTS.ownOrders(ids.length)}
    </Button>
  )

import { useState, type FormEvent } from 'react'
import { faultField, faultText } from '../../api/call-server.ts'
import { focusFault } from './focus-fault.ts'
import { useUnsaved } from './unsaved.ts'

interface SentForm {
  /** Sends the form. @throws what the server refused, or a `fieldFault` */
  send: (form: HTMLFormElement) => Promise<unknown>
  /** Tells a fault that is of no field. */
  tell: (fault: string) => void
  /** The field at which such faults are shown instead. */
  faultsAt?: string
}

/** A form that is sent once at a time. A fault is shown at its field, which gets the focus. */
export function useSentForm({ send, tell, faultsAt }: SentForm) {
  const [fault, setFault] = useState<{ field: string; text: string } | null>(null)
  const [isTyped, setTyped] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useUnsaved(isTyped)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    setBusy(true)
    setFault(null)
    try {
      await send(form)
      setTyped(false)
    } catch (error) {
      const named = faultField(error)
      const isShown = named !== undefined && form.elements.namedItem(named) !== null
      const field = isShown ? named : faultsAt
      if (field === undefined) return tell(faultText(error))
      setFault({ field, text: faultText(error) })
      requestAnimationFrame(() => focusFault(form))
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    isTyped,
    /** Props of the form. */
    formProps: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onChange: () => setTyped(true),
    },
    /** A field's name, and its fault or hint, as props of a TextField. */
    field: (name: string, hint?: string) => ({
      name,
      error: fault?.field === name,
      helperText: fault?.field === name ? fault.text : hint,
    }),
  }
}

export type FieldProps = ReturnType<typeof useSentForm>['field']

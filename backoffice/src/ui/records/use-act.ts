import { useState, type FormEvent } from 'react'
import { HttpError, useNotify, useRefresh } from 'react-admin'
import { faultText } from '../../api/call-server.ts'
import { focusFault } from '../forms/focus-fault.ts'
import { useUnsaved } from '../forms/unsaved.ts'

/** The faults of a form, by field. */
type Faults = Partial<Record<string, string>>

/**
 * Performs an action on the server: on success notifies and refreshes the screen's records, otherwise shows the error.
 * Returns whether it succeeded.
 */
export function useAct() {
  const notify = useNotify()
  const tellDone = useTellDone()
  return async <T>(deed: () => Promise<T>, done: string | ((answer: T) => string)): Promise<boolean> => {
    try {
      const answer = await deed()
      tellDone(typeof done === 'string' ? done : done(answer))
      return true
    } catch (error) {
      notify(faultText(error), { type: 'error' })
      return false
    }
  }
}

/** The same for a form, which is cleared on success; faults of a field are shown at the field. */
export function useFormAct(deed: (form: HTMLFormElement) => Promise<unknown>, done: string) {
  const notify = useNotify()
  const tellDone = useTellDone()
  const [faults, setFaults] = useState<Faults>({})
  const [isTyped, setTyped] = useState(false)
  useUnsaved(isTyped)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    try {
      await deed(form)
      setFaults({})
      form.reset()
      setTyped(false)
      tellDone(done)
    } catch (error) {
      const { errors } = ((error instanceof HttpError && error.body) || {}) as { errors?: Faults }
      setFaults(errors ?? {})
      if (errors !== undefined) requestAnimationFrame(() => focusFault(form))
      if (errors === undefined) notify(faultText(error), { type: 'error' })
    }
  }

  return {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    /** A field's name and its fault, as props of a TextField. */
    field: (name: string, hint?: string) => ({
      name,
      error: name in faults,
      helperText: faults[name] ?? hint,
      onChange: () => setTyped(true),
    }),
  }
}

/** Tells that something was done, and refreshes the screen's records. */
export function useTellDone() {
  const notify = useNotify()
  const refresh = useRefresh()
  return (text: string) => {
    notify(text, { type: 'success' })
    refresh()
  }
}

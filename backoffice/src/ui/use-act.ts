import { useState, type FormEvent } from 'react'
import { HttpError, useNotify, useRefresh } from 'react-admin'
import { faultText } from '../api/call-server.ts'
import { focusFault } from './focus-fault.ts'
import { useUnsaved } from './unsaved.ts'

/** What is wrong with a form, by field. */
type Faults = Partial<Record<string, string>>

/**
 * Does something on the server: says that it is done and asks for the screen's records again, or says why it is not.
 * Answers whether it is.
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

/** The same for a form, which is empty afterwards; what is wrong with a field is for the field to say. */
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
    /** A field's name and its fault, for a TextField. */
    field: (name: string, hint?: string) => ({
      name,
      error: name in faults,
      helperText: faults[name] ?? hint,
      onChange: () => setTyped(true),
    }),
  }
}

function useTellDone() {
  const notify = useNotify()
  const refresh = useRefresh()
  return (text: string) => {
    notify(text, { type: 'success' })
    refresh()
  }
}

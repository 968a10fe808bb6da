import { useState, useCallback, useEffect, useRef } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { faultText } from '../../api/call-server.ts'
import { useSentForm } from '../forms/use-form.ts'

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
  return useSentForm({
    async send(form) {
      await deed(form)
      form.reset()
      tellDone(done)
    },
    tell: (fault) => notify(fault, { type: 'error' }),
  })
}

/** For a screen that shows the last error beside what it is about: runs an action, one at a time. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    setFault(null)
    try {
      await work()
    } catch (error) {
      setFault(faultText(error))
    } finally {
      setBusy(false)
    }
  }
  return { attempt, isBusy, fault, setFault }
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

/** Whether the screen is still mounted: a late answer must not navigate away from another one. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}

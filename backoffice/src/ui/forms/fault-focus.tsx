import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { focusFault } from './focus-fault.ts'

/**
 * After a refusal scrolls to the form's first invalid field and focuses it; a fault without a field is shown as a
 * notice.
 */
export function FaultFocus() {
  const { errors, submitCount, isSubmitting } = useFormState()
  const notify = useNotify()
  const mark = useRef<HTMLSpanElement>(null)
  const told = useRef(0)
  useEffect(() => {
    if (isSubmitting || told.current === submitCount) return
    told.current = submitCount
    const text = firstMessage(errors)
    const form = mark.current?.closest('form')
    if (text === null || !form) return
    // after the fields show it
    const frame = requestAnimationFrame(() => {
      if (!focusFault(form) && !text.startsWith('@@')) notify(text, { type: 'error' })
    })
    return () => cancelAnimationFrame(frame)
  }, [errors, submitCount, isSubmitting, notify])
  return <span ref={mark} hidden />
}

function firstMessage(errors: object): string | null {
  for (const error of Object.values(errors) as unknown[]) {
    if (typeof error !== 'object' || error === null) continue
    const { message } = error as { message?: unknown }
    const text = typeof message === 'string' ? message : firstMessage(error)
    if (text !== null) return text
  }
  return null
}

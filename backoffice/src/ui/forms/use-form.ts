import { useEffect, useState, type FormEvent } from 'react'
import { faultField, faultText } from '../../api/call-server.ts'
import { useUnsaved } from './leave-question.tsx'

/** Selector of the elements that mark an invalid field. */
const FAULTY = '[aria-invalid="true"], .Mui-error, [role="alert"]'
/** Selector of a field's focusable element, be it text, select, check box or picture. */
const FOCUSABLE =
  '[role="combobox"], input:not([type="hidden"]):not([aria-hidden="true"]):not([hidden]), textarea, button, [contenteditable="true"]'
/** The tab of a tabbed form that hides an invalid field. */
const FAULTY_TAB = '.RaTabbedForm-errorTabButton'

/** Scrolls to the first invalid field of a form and focuses it; false: none is visible. */
export function focusFault(form: HTMLElement): boolean {
  const field = faultyField(form)
  if (field === null) return openFaultyTab(form)
  show(field)
  return true
}

function faultyField(form: HTMLElement): HTMLElement | null {
  for (const faulty of form.querySelectorAll<HTMLElement>(FAULTY)) {
    // hidden with its tab
    if (faulty.closest('[hidden], [aria-hidden="true"]') && faulty.offsetParent === null) continue
    if (faulty.matches(FOCUSABLE) && faulty.offsetParent !== null) return faulty
    const field = faulty.closest('.MuiFormControl-root, fieldset, [role="group"]')
    const focusable = field?.querySelector<HTMLElement>(FOCUSABLE)
    if (focusable && focusable.offsetParent !== null) return focusable
  }
  return null
}

/** Maximum animation frames until a tab shows its fields. */
const FRAMES = 60

function openFaultyTab(form: HTMLElement): boolean {
  const tab = form.querySelector<HTMLElement>(FAULTY_TAB)
  if (tab === null) return false
  tab.click()
  focusOnceShown(form, FRAMES)
  return true
}

function focusOnceShown(form: HTMLElement, frames: number): void {
  const field = faultyField(form)
  if (field !== null) show(field)
  else if (frames > 0) requestAnimationFrame(() => focusOnceShown(form, frames - 1))
}

function show(field: HTMLElement): void {
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}

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
    // a dialog is inside the page's form in the React tree, but not in the DOM
    event.stopPropagation()
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

/** What is typed, once it has rested for so many ms. */
export function useRested(typed: string, ms: number): string {
  const [rested, setRested] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), ms)
    return () => clearTimeout(timer)
  }, [typed, ms])
  return rested
}

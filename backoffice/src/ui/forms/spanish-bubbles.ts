import { BUBBLE_TEXTS } from '@gondola/contract/staff'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Replaces the browser's own validation messages by Spanish ones, whatever its language. */
export function speakSpanish(page: Document): void {
  page.addEventListener('invalid', (event) => say(event.target as Field), true)
  page.addEventListener('input', (event) => forget(event.target as Element), true)
  // cleared before a form is validated again: a value may have been set without typing
  page.addEventListener(
    'click',
    (event) => {
      const form = (event.target as Element).closest('button')?.form
      for (const field of form?.elements ?? []) forget(field)
    },
    true,
  )
}

function say(field: Field): void {
  field.setCustomValidity('')
  const fault = FAULTS.find((name) => field.validity[name])
  if (fault !== undefined) field.setCustomValidity(BUBBLE_TEXTS[fault])
}

const FAULTS = Object.keys(BUBBLE_TEXTS) as (keyof typeof BUBBLE_TEXTS)[]

function forget(field: Element): void {
  if ('setCustomValidity' in field) (field as Field).setCustomValidity('')
}

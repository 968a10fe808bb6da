/**
 * Lets a number field accept a comma. The field uses the decimal separator of the browser's language, not the page's:
 * an English browser drops the comma of '1,5' and shows 15. If a typed comma is not accepted, this types a point
 * instead. Use as the field's `ref`.
 */
export function takesComma(field: HTMLInputElement): () => void {
  let isTrying = false
  const onBeforeInput = (event: InputEvent) => {
    if (event.data !== ',' || isTrying) return
    event.preventDefault()
    isTrying = true
    if (!isTaken(field, ',')) isTaken(field, '.')
    isTrying = false
  }
  field.addEventListener('beforeinput', onBeforeInput)
  return () => field.removeEventListener('beforeinput', onBeforeInput)
}

/** Types a character like the keyboard does; returns whether the field accepted it. */
function isTaken(field: HTMLInputElement, sign: string): boolean {
  let taken = false
  const onInput = () => {
    taken = true
  }
  field.addEventListener('input', onInput)
  document.execCommand('insertText', false, sign)
  field.removeEventListener('input', onInput)
  return taken
}

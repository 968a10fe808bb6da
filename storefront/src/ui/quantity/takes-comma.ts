/**
 * A number field knows the decimal sign of the browser's language, not of the page's: an English browser swallows the
 * comma of '1,5' and 15 stands there. Where a typed comma is not taken, a point is put in its place. For the field's `ref`.
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

/** Types a sign as the keyboard does; whether the field took it. */
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

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

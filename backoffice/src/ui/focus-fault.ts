/** What of a form says that it is faulty. */
const FAULTY = '[aria-invalid="true"], .Mui-error, [role="alert"]'
/** What takes the focus of a field, be it text, choice, tick or picture. */
const FOCUSABLE =
  '[role="combobox"], input:not([type="hidden"]):not([aria-hidden="true"]):not([hidden]), textarea, button, [contenteditable="true"]'
/** The tab of a form of several that hides a faulty field. */
const FAULTY_TAB = '.RaTabbedForm-errorTabButton'

/** Scrolls to the first faulty field of a form and focuses it; false: none is to be seen. */
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

/** Frames that a tab takes at most to show its fields. */
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

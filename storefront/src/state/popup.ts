/** Session storage entry that says that this visit has seen the pop-up banner. */
const STORAGE_KEY = 'popup'

let hasSeen = false

/** Whether the pop-up banner was shown in this visit (spec §2: once only). */
export function hasSeenPopup(): boolean {
  try {
    return hasSeen || sessionStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return hasSeen
  }
}

export function rememberPopup(): void {
  hasSeen = true
  try {
    sessionStorage.setItem(STORAGE_KEY, 'visto')
  } catch {
    // Storage is switched off: it is remembered as long as the page lives.
  }
}

import { stored } from './stored.ts'

/** Whether this visit has seen the pop-up banner. */
const storedSign = stored('popup', false, (parsed) => typeof parsed === 'boolean', {
  lasts: 'visit',
  onLost: () => undefined,
})

let hasSeen = false

/** Whether the pop-up banner was shown in this visit (spec §2: once only). */
export function hasSeenPopup(): boolean {
  return hasSeen || storedSign.read()
}

export function rememberPopup(): void {
  hasSeen = true
  storedSign.write(true)
}

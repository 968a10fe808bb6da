import { useDialog } from '../dialogs.ts'
import { isLoggedIn } from '../session/session.ts'
import { stored } from '../stored.ts'

/**
 * A visitor pressed 'Guardar pedido': after login the cart is saved without another press. Stored for the session,
 * because phones reload pages that were in the background.
 */
const storedWish = stored<true | null>('guardarPedido', null, (value) => value === true)

/** Dialogs that lead to a login; the password recovery is not one, because it leaves the page and returns by mail. */
const WAYS_IN = new Set(['login', 'register'])

export function wishToSave(): void {
  storedWish.write(true)
}

export function isSaveWished(): boolean {
  return storedWish.read() !== null
}

export function forgetSaveWish(): void {
  storedWish.write(null)
}

// Closing the dialog without logging in cancels the wish.
useDialog.subscribe(({ open }, before) => {
  if (open === null && before.open && WAYS_IN.has(before.open.name) && !isLoggedIn()) forgetSaveWish()
})

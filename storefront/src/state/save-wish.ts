import { useDialog } from './dialogs.ts'
import { isLoggedIn } from './session.ts'
import { stored } from './stored.ts'

/**
 * 'Guardar pedido' was pressed by somebody who has to log in first: once they have, the cart is saved without another
 * press. Kept for the visit, because a phone reloads a page that somebody left for a moment.
 */
const storedWish = stored<true | null>('guardarPedido', null, (value) => value === true, {
  lasts: 'visit',
  onLost: () => undefined,
})

/** Where somebody logs in or registers; asking for a new password leads out of the page and back. */
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

// Who closes the dialog without logging in has given it up.
useDialog.subscribe(({ open }, before) => {
  if (open === null && before.open && WAYS_IN.has(before.open.name) && !isLoggedIn()) forgetSaveWish()
})

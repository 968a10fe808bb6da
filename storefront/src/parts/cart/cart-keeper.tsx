import { ADDED_TOAST_MS } from '@gondola/contract/base'
import { cartTotal } from '@gondola/contract/cart'
import { ADDED } from '../../texts/interface.ts'
import { useEffect, useRef } from 'react'
import { prefetch, afterPaint } from '../../api/scheduling.ts'
import { type Addition, useCart } from '../../state/cart/cart.ts'
import { whenRecovered } from '../../state/connection.ts'
import { isLoggedIn, useSession } from '../../state/session/session.ts'
import { showToast } from '../../ui/notices/toasts.ts'

/** Loaded on demand: without a cart to refresh, its code is not needed. */
async function refreshCart(savedOf: number | null): Promise<void> {
  const file = await import('./save-at-login.ts').catch(() => null)
  if (file) await file.refreshCart(savedOf)
  else useCart.setState({ refresh: 'failed' })
}

/** Refreshes the cart with the session and shows the notice for added articles. Mounted once; renders nothing. */
export function CartKeeper() {
  useAddedNotice()
  useCartFollowsSession()
  return null
}

/** Loaded on demand: a first screen adds nothing. */
async function tellAdded(added: Addition): Promise<void> {
  const file = await addedNotice().catch(() => null)
  if (file) file.tellAdded(added)
  else showToast({ kind: 'success', title: ADDED.text, durationMs: ADDED_TOAST_MS })
}
const addedNotice = () => import('./cart-notices.ts')
prefetch(addedNotice)

/** The notice of an added article, wherever it was added (spec §8). */
function useAddedNotice(): void {
  const added = useCart((cart) => cart.added)
  useEffect(() => {
    if (!added) return
    // A logged-in customer's line without a price comes from a catalogue answer for visitors.
    if (isLoggedIn() && cartTotal(useCart.getState().lines) === null) void refreshCart(null)
    // The frame after the press shows the article's control; the notice follows.
    return afterPaint(() => void tellAdded(added))
  }, [added])
}

/**
 * At login merges the saved cart into the visitor's; at page load the saved cart only fills an empty one (spec §4).
 * Both times every line gets its current price. A customer whose session had ended continues with the cart on screen.
 */
function useCartFollowsSession(): void {
  const client = useSession((session) => session.client?.Id ?? null)
  const known = useRef(client)
  useEffect(() => {
    if (client === null) return
    const isLogin = known.current !== client
    known.current = client
    const isEmpty = useCart.getState().lines.length === 0
    void refreshCart(isLogin || isEmpty ? client : null)
  }, [client])
  useEffect(
    () =>
      whenRecovered(() => {
        const { lines, refresh } = useCart.getState()
        if (refresh === 'failed') void refreshCart(lines.length === 0 ? client : null)
      }),
    [client],
  )
}

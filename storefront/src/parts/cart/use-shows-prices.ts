import { useIsLoggedIn } from '../../state/session/session.ts'
import { useArePricesPublic } from '../../state/site.ts'

/** Whether the cart shows prices and total: to customers (spec §6), or to everyone if the shop's prices are public. */
export function useShowsPrices(): boolean {
  const isLoggedIn = useIsLoggedIn()
  const arePublic = useArePricesPublic()
  return isLoggedIn || arePublic
}

import { GUARDED_ROUTES, ROUTES } from '@gondola/contract/base'

/** Whether this address requires login (spec §2, §6). */
export function isGuarded(pathname: string): boolean {
  // an order's number stands for any part
  const pattern = pathname.replace(/\/+$/, '').replace(/^\/pedido\/[^/]+$/, ROUTES.followedOrder)
  return GUARDED_ROUTES.some((name) => ROUTES[name] === pattern)
}

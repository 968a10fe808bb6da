import { BARE_ROUTES, ROUTES } from '@gondola/contract/base'

/** Whether a screen has no header, footer, cart and navigation: the checkout's (spec §2, page chrome). */
export function isBare(pathname: string): boolean {
  return BARE_ROUTES.some((name) => ROUTES[name] === pathname.replace(/\/+$/, ''))
}

import { GUARDED_ROUTES, ROUTES } from '@gondola/contract/addresses.ts'

/** Whether only a logged-in customer enters this address (spec §2, §6). */
export function isGuarded(pathname: string): boolean {
  return GUARDED_ROUTES.some((name) => ROUTES[name] === pathname.replace(/\/+$/, ''))
}

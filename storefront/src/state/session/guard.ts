import { GUARDED_ROUTES, ROUTES } from '@gondola/contract/base'

/** Whether this address requires login (spec §2, §6). */
export function isGuarded(pathname: string): boolean {
  return GUARDED_ROUTES.some((name) => ROUTES[name] === pathname.replace(/\/+$/, ''))
}

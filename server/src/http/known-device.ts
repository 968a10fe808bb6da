import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { KNOWN_DEVICE_DAYS } from '@gondola/contract/base'
import type { Deps } from '../platform/deps.ts'
import { newToken } from '../platform/secrets/token.ts'
import { cookieName } from './caller.ts'

export const DEVICE_COOKIE = 'gondola_equipo'

const SECONDS_PER_DAY = 86_400
/** Accounts remembered per browser, for a shared family computer; the least recent one is dropped beyond that. */
const ACCOUNTS_MAX = 4

/** An account, by its rate-limit key, and the browser's random device name for it. */
type Entry = readonly [account: string, device: string]

/**
 * The device name of a browser that was logged in to the account before, or null. Wrong passwords from it have their
 * own count, so that an attacker elsewhere cannot lock the owner out. The cookie is sealed and cannot be forged; it
 * grants no access.
 */
export function knownDevice(request: FastifyRequest, needs: Deps, account: string): string | null {
  return entriesOf(request, needs).find(([known]) => known === account)?.[1] ?? null
}

/** Sets the cookie that remembers the accounts this browser was logged in to. */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  needs: Deps,
  accounts: readonly string[],
): void {
  if (accounts.length === 0) return
  const entries = entriesOf(request, needs)
  const deviceOf = new Map(entries)
  const named = accounts.map((account) => [account, deviceOf.get(account) ?? newToken()] as const)
  const others = entries.filter(([known]) => !accounts.includes(known))
  const kept = [...named, ...others].slice(0, ACCOUNTS_MAX)
  reply.setCookie(cookieName(DEVICE_COOKIE, needs.config), needs.secrets.seal(JSON.stringify(kept), OWNER), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: needs.config.publicUrl.startsWith('https:'),
    maxAge: KNOWN_DEVICE_DAYS * SECONDS_PER_DAY,
  })
}

const OWNER = 'known-device'

function entriesOf(request: FastifyRequest, { config, secrets }: Deps): readonly Entry[] {
  const sealed = request.cookies[cookieName(DEVICE_COOKIE, config)]
  const opened = sealed === undefined ? null : secrets.open(sealed, OWNER)
  return opened === null ? [] : (JSON.parse(opened) as Entry[])
}

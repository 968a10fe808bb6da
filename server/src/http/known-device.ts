import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { KNOWN_DEVICE_DAYS } from '@gondola/contract/constants.ts'
import type { Deps } from '../deps.ts'
import { cookieName } from './session.ts'
import { newToken } from './session.store.ts'

export const DEVICE_COOKIE = 'gondola_equipo'

const SECONDS_PER_DAY = 86_400
/** A family's browser: more accounts than these push the first one out. */
const ACCOUNTS_MAX = 4

/** An account, by the key it is counted under, and the browser's name for it. */
type Entry = readonly [account: string, device: string]

type Needs = Pick<Deps, 'config' | 'secrets'>

/**
 * The name of a browser that was logged in to an account before, or null. Wrong passwords from it are counted apart: who
 * guesses elsewhere does not keep its owner out. Sealed, so that nobody makes such a name; it lets nobody in.
 */
export function knownDevice(request: FastifyRequest, needs: Needs, account: string): string | null {
  return entriesOf(request, needs).find(([known]) => known === account)?.[1] ?? null
}

/** Has the browser remember that it was logged in to accounts. */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  needs: Needs,
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

function entriesOf(request: FastifyRequest, { config, secrets }: Needs): readonly Entry[] {
  const sealed = request.cookies[cookieName(DEVICE_COOKIE, config)]
  const opened = sealed === undefined ? null : secrets.open(sealed, OWNER)
  return opened === null ? [] : (JSON.parse(opened) as Entry[])
}

import type {} from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RECENT_LOGIN_MINUTES, SCREEN_CLIENT_HEADER } from '@gondola/contract/base'
import { isOpenToBranches, type Call } from '@gondola/contract/calls'
import { instant } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'
import { cookieName, type StaffSession } from '../http/caller.ts'
import { limitWrongKeys } from '../http/rate-limit.ts'
import { hashToken } from '../platform/secrets/token.ts'
import { findKeySession } from './api-keys.store.ts'
import {
  refuseConflict,
  refuseGivenPassword,
  refuseNoKey,
  refuseNoPermission,
  refuseNoFactor,
  refuseNoSession,
  refuseOldLogin,
  refuseWholeChain,
} from '../http/problem.ts'
import {
  createCheckedSession,
  findClientSession,
  findStaffSession,
  revokeSession,
  SESSION_SECONDS,
  STAFF_SESSION_SECONDS,
} from './session.store.ts'

export const CLIENT_COOKIE = 'gondola_sesion'
export const STAFF_COOKIE = 'gondola_gestion'

/** What this room is given, and what it owns. */
export interface SessionDeps extends Deps {
  /** Cache of recently found sessions; cleared whenever a session ends. */
  sessionCache: { forgetAll(): void }
}

/** Authenticates the caller by cookie or API key, and refuses those without access before the body is read. */
export function checkSessions(app: FastifyInstance, deps: SessionDeps): void {
  app.decorateRequest('clientSession', null)
  app.decorateRequest('staffSession', null)
  app.decorateRequest('keySession', null)
  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config
    if (call === undefined) return
    if (call.auth === 'key') return requireKey(request, deps, call)
    if (call.auth === 'staff') return requireStaff(request, reply, deps, call)
    await readClient(request, reply, deps)
    if (call.auth !== 'client') return
    if (request.clientSession === null) return refuseNoSession()
    // another tab may have logged in otherwise: what this page shows is not of the account that would be changed
    const shown = request.headers[SCREEN_CLIENT_HEADER.toLowerCase()] ?? ''
    if (shown !== '' && shown !== String(request.clientSession.clientId)) refuseConflict('otra-cuenta')
  })
}

/** 401 without a key, or with one that is wrong, revoked, past its end or of another network; 429 many such; 403 if the key lacks the scope. Ignores cookies. */
async function requireKey(request: FastifyRequest, deps: Deps, { scope }: Call): Promise<void> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const session = await findKeySession(deps, token ?? '', request.ip)
  if (session === null) {
    await limitWrongKeys(deps, request.ip)
    return refuseNoKey()
  }
  if (scope === undefined || !session.scopes.includes(scope)) refuseNoPermission()
  request.keySession = session
}

async function readClient(request: FastifyRequest, reply: FastifyReply, deps: Deps): Promise<void> {
  const token = request.cookies[cookieName(CLIENT_COOKIE, deps.config)]
  if (token === undefined) return
  const found = await findClientSession(deps.db, deps.clock, token)
  if (found === null) return
  request.clientSession = found.session
  if (found.isExtended) setSessionCookie(reply, CLIENT_COOKIE, token, deps)
}

/**
 * 401 without a session of staff, whatever session of a customer the browser has: the panel asks for the password again;
 * 403 with a password that somebody else chose, without the second factor that the role requires, a role that lacks the permission (contract §7), an account of
 * some branches that calls for the whole chain, or an owner who has not proven who they are for a while.
 */
async function requireStaff(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
  call: Call,
): Promise<void> {
  const token = request.cookies[cookieName(STAFF_COOKIE, deps.config)]
  const found = token === undefined ? null : await findStaffSession(deps.db, deps.clock, token)
  if (token === undefined || found === null) return refuseNoSession()
  request.staffSession = found.session
  if (found.isExtended) setSessionCookie(reply, STAFF_COOKIE, token, deps)
  const { factorDue, isPasswordGiven } = found.session
  const isOverdue = factorDue !== null && factorDue <= instant(deps.clock)
  if (call.shape.beforeSecondFactor !== true) {
    if (isPasswordGiven) refuseGivenPassword()
    if (isOverdue) refuseNoFactor()
  }
  requirePermission(found.session, call)
  if (call.shape.needsRecentLogin === true) requireRecentLogin(found.session, deps)
}

/** @throws 403 the role lacks the call's permission, or the account of some branches calls for the whole chain */
export function requirePermission({ permissions, branches }: StaffSession, call: Call): void {
  if (call.permission === undefined || !permissions.includes(call.permission)) refuseNoPermission()
  if (branches !== null && !isOpenToBranches(call)) refuseWholeChain()
}

export const isRecentLogin = ({ confirmedAt }: StaffSession, { clock }: Pick<Deps, 'clock'>): boolean =>
  confirmedAt >= instant(clock, -RECENT_LOGIN_MINUTES * 60)

/** For calls that ask for password or code again at times (`CallShape.needsRecentLogin`). @throws 403 `confirmar-identidad` */
export function requireRecentLogin(session: StaffSession, deps: Pick<Deps, 'clock'>): void {
  if (!isRecentLogin(session, deps)) refuseOldLogin()
}

/**
 * Logs a client in with a new session, so that a token known before the login is worthless. Ends the browser's previous
 * session, whose cookie is overwritten and which nobody could end later. Returns false, without a session, if the
 * checked password is no longer the account's.
 */
export async function openClientSession(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  deps: SessionDeps,
  { Id: clientId, password_hash: passwordHash }: { Id: number; password_hash: string },
): Promise<boolean> {
  if (request.clientSession !== null) {
    await revokeSession(deps.db, request.clientSession.tokenHash)
    deps.sessionCache.forgetAll()
  }
  const token = await createCheckedSession(deps.db, deps.clock, { clientId, passwordHash })
  if (token !== null) setSessionCookie(reply, CLIENT_COOKIE, token, deps)
  return token !== null
}

export const closeClientSession = (reply: FastifyReply, deps: Deps): void =>
  closeSession(reply, CLIENT_COOKIE, deps)

/** Logs a staff member in, as `openClientSession` does for a client. The two sessions are independent. */
export async function openStaffSession(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  deps: Deps,
  account: { id: number; password_hash: string; totp_is_active: boolean },
): Promise<boolean> {
  const known = request.cookies[cookieName(STAFF_COOKIE, deps.config)]
  if (known !== undefined) await revokeSession(deps.db, hashToken(known))
  const token = await createCheckedSession(deps.db, deps.clock, {
    staffId: account.id,
    passwordHash: account.password_hash,
    hasSecondFactor: account.totp_is_active,
  })
  if (token !== null) setSessionCookie(reply, STAFF_COOKIE, token, deps)
  return token !== null
}

export const closeStaffSession = (reply: FastifyReply, deps: Deps): void =>
  closeSession(reply, STAFF_COOKIE, deps)

/** Browsers ignore the deletion of a `__Host-` cookie without Secure. */
function closeSession(reply: FastifyReply, name: string, { config }: Deps): void {
  reply.clearCookie(cookieName(name, config), { path: '/', secure: config.publicUrl.startsWith('https:') })
}

function setSessionCookie(reply: FastifyReply, name: string, token: string, deps: Deps): void {
  reply.setCookie(cookieName(name, deps.config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.config.publicUrl.startsWith('https:'),
    maxAge: name === STAFF_COOKIE ? STAFF_SESSION_SECONDS : SESSION_SECONDS,
  })
}

import {
  type Client,
  loginByEmail,
  loginByUser,
  logout as endSession,
  findOwnClient,
} from '@gondola/contract/clients'
import { ROUTES, isEmail, fits } from '@gondola/contract/base'
import { create } from 'zustand'
import { send } from '../../api/client.ts'
import { isRefusal, whenSessionEnds } from '../../api/errors.ts'
import { forgetAnswers, keepAnswersOf } from '../../api/cached-answers.ts'
import { queryClient } from '../../api/query-client.ts'
import { StoredClient } from './stored-client.ts'
import { replaceCart, useCart } from '../cart/cart.ts'
import { forgetPerson, forgetVisit, forgetVisits, stored, tellLost } from '../stored.ts'

/** Local storage entry of the logged-in client, as the server answered it (spec §3, contract §3). */
const STORAGE_KEY = 'usuario'

/** The stored entry could not be read, so a customer may be logged in: ask the server. */
let isEntryLost = false

const storedClient = stored<Client | null>(STORAGE_KEY, null, isClient, {
  onLost: () => {
    isEntryLost = true
  },
})

function isClient(parsed: unknown): parsed is Client {
  return fits(StoredClient, parsed)
}

/** Whose cart, place and drafts this browser stores: who last logged in and has not logged out (Id). */
const storedPerson = stored<number | null>('persona', null, (value) => typeof value === 'number', {
  onLost: () => undefined,
})
let person = storedPerson.read()

/**
 * Somebody (Id) whose session ended before another person logged in, and their cart, until it is stored for its owner and
 * the other person was asked about it. Whoever reads it checks its shape: that code is loaded late.
 */
export const foreignCart = stored<readonly unknown[]>('lineasAjenas', [], Array.isArray)

interface Session {
  /** The logged-in client, or null. */
  client: Client | null
  /** The server ended the session of a logged-in customer; the login dialog says so. */
  hasExpired: boolean
}

/** The session (spec §4, login state): a customer is logged in if local storage has a `usuario` entry. */
export const useSession = create<Session>(() => ({ client: storedClient.read(), hasExpired: false }))

export function useIsLoggedIn(): boolean {
  return useSession(({ client }) => client !== null)
}

export const ownId = (): number | null => useSession.getState().client?.Id ?? null

export function isLoggedIn(): boolean {
  return useSession.getState().client !== null
}

/** Whether a client is still stored: false once the logout has begun, while the page is still open. */
export function isStillLoggedIn(): boolean {
  return storedClient.read() !== null
}

/**
 * Logs in by email if `userOrEmail` looks like one, otherwise by user name (spec §5). Returns the client, or null if
 * the credentials are wrong; an empty login result logs out (spec §4). @throws `Refused` or `NetworkLost`
 */
export async function login(userOrEmail: string, Pass: string): Promise<Client | null> {
  const name = userOrEmail.trim()
  const client = await (isEmail(name)
    ? send(loginByEmail, { body: { Email: name, Pass } })
    : send(loginByUser, { body: { Usuario: name, Pass } }))
  setClient(client)
  return client
}

/** Stores the client that the server returned after login, registration or a change of the account. */
export function setClient(client: Client | null): void {
  const before = useSession.getState().client
  if (client !== null && person !== null && client.Id !== person) return enterAfter(client)
  if (client !== null) {
    person = client.Id
    storedPerson.write(client.Id)
  }
  storedClient.write(client)
  keepAnswersOf(client?.Id ?? null)
  useSession.setState({ client, hasExpired: false })
  // Prices depend on the client (contract §2): refetch everything.
  if (before?.Id !== client?.Id) void queryClient.invalidateQueries()
}

/** Somebody else's session ended here: their things go, and what this page holds of them, with a reload. */
function enterAfter(client: Client): void {
  const { lines } = useCart.getState()
  forgetPerson()
  storedPerson.write(client.Id)
  storedClient.write(client)
  foreignCart.write([person, lines])
  void forgetAnswers().catch(() => undefined)
  startAfresh()
}

/** The person leaves the device: nothing of them stays in it but what the shop stores with the account. */
export function forgetOwner(): void {
  person = null
  replaceCart([])
  forgetPerson()
}

/** Ends the session, goes to inicio and reloads the page (spec §4); the cart is of whoever leaves. */
export async function logout(): Promise<void> {
  try {
    await send(endSession, {})
  } catch (error) {
    // The session is over already: continue.
    if (!isRefusal(error, 'sesion')) throw error
  }
  forgetOwner()
  await forgetAnswers().catch(() => undefined)
  startAfresh()
}

/** No entry of the history has what a screen of the person left with it. */
function startAfresh(): void {
  history.replaceState(null, '')
  location.hash = ROUTES.home
  location.reload()
}

/** Whether the stored client has been renewed since the page was opened. */
let isRenewed = false

/** At page load: reloads the stored client, or clears it if its session is over. */
export async function renewSession(): Promise<void> {
  if (isLoggedIn()) setClient(await send(findOwnClient, {}))
  else if (isEntryLost) await findLostClient()
  isRenewed = true
}

/** The stored entry could not be read: asks the server whose the session is. The loss is reported if that fails. */
async function findLostClient(): Promise<void> {
  isEntryLost = false
  const client = await send(findOwnClient, {}).catch(() => null)
  if (client && !isLoggedIn()) setClient(client)
  else if (!isLoggedIn()) tellLost(STORAGE_KEY)
}

/**
 * The server has ended the session. A customer returning after weeks becomes a visitor without notice; one who is using
 * the page gets the notice.
 */
function expire(): void {
  if (!isLoggedIn()) return
  setClient(null)
  useSession.setState({ hasExpired: isRenewed })
}

keepAnswersOf(ownId())
whenSessionEnds(expire)

// At login the draft is no longer needed; after logout another person may use the device.
useSession.subscribe(({ client }, before) => {
  if (client?.Id !== before.client?.Id) forgetVisit('registro')
})

// Another tab logged in or out.
storedPerson.onChangeElsewhere((elsewhere) => {
  const before = person
  person = elsewhere
  if (before === null || before === elsewhere) return
  // Another tab logged out, or somebody else in: this page and its visit are of the person before.
  forgetVisits()
  startAfresh()
})
storedClient.onChangeElsewhere((client) => {
  // The session ended in the other tab; who logs out takes `persona` away first.
  const hasExpired = client === null && isLoggedIn() && storedPerson.read() !== null
  useSession.setState({ client, hasExpired })
  keepAnswersOf(client?.Id ?? null)
  void queryClient.invalidateQueries()
})

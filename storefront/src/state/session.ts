import type { Client } from '@gondola/contract/entities/client.ts'
import { ROUTES } from '@gondola/contract/addresses.ts'
import { isEmail } from '@gondola/contract/rules/email.ts'
import { create } from 'zustand'
import * as api from '../api/clients.ts'
import { isRefusal, whenSessionEnds } from '../api/errors.ts'
import { forgetAnswers, keepAnswersOf } from '../api/kept-answers.ts'
import { queryClient } from '../api/query-client.ts'
import { isStoredClient } from './stored-client.ts'
import { forgetVisit, stored, tellLost } from './stored.ts'

/** Local storage entry of the logged-in client, as the server answered it (spec §3, contract §3). */
const STORAGE_KEY = 'usuario'

/** Somebody was logged in and the entry does not tell any more who: the server is asked. */
let isEntryLost = false

const storedClient = stored<Client | null>(STORAGE_KEY, null, isStoredClient, {
  onLost: () => {
    isEntryLost = true
  },
})

interface Session {
  /** The logged-in client, or null. */
  client: Client | null
  /** The server ended the session while somebody was logged in; the login dialog says so. */
  hasExpired: boolean
}

/** Who is logged in (spec §4, login state): logged in is who has a `usuario` entry in local storage. */
export const useSession = create<Session>(() => ({ client: storedClient.read(), hasExpired: false }))

export function useIsLoggedIn(): boolean {
  return useSession(({ client }) => client !== null)
}

export function isLoggedIn(): boolean {
  return useSession.getState().client !== null
}

/** Not any more once the logout has begun, whose page is still there. */
export function isStillLoggedIn(): boolean {
  return storedClient.read() !== null
}

/**
 * Logs in by email if `userOrEmail` looks like one, else by user name (spec §5). Gives the client, or null when the
 * data are wrong; an empty login result logs out (spec §4). Throws `Refused` or `NetworkLost`.
 */
export async function login(userOrEmail: string, Pass: string): Promise<Client | null> {
  const name = userOrEmail.trim()
  const client = await (isEmail(name) ? api.loginByEmail(name, Pass) : api.loginByUser(name, Pass))
  setClient(client)
  return client
}

/** Takes over the client as the server answered it: after login, registration or a change of the account. */
export function setClient(client: Client | null): void {
  const before = useSession.getState().client
  storedClient.write(client)
  keepAnswersOf(client?.Id ?? null)
  useSession.setState({ client, hasExpired: false })
  // Prices depend on who asks (contract §2): everything known is asked for again.
  if (before?.Id !== client?.Id) void queryClient.invalidateQueries()
}

/** Ends the session, goes to inicio and reloads the page (spec §4). */
export async function logout(): Promise<void> {
  try {
    await api.logout()
  } catch (error) {
    // A session that is over already needs no ending.
    if (!isRefusal(error, 'sesion')) throw error
  }
  storedClient.write(null)
  forgetVisit('borradores')
  forgetVisit('guardarPedido')
  await forgetAnswers().catch(() => undefined)
  location.hash = ROUTES.home
  location.reload()
}

/** Whether the stored client has been renewed since the page was opened. */
let isRenewed = false

/** At the start of the page: the stored client is renewed, or forgotten if its session is over. */
export async function renewSession(): Promise<void> {
  if (isLoggedIn()) setClient(await api.findOwnClient())
  else if (isEntryLost) await findLostClient()
  isRenewed = true
}

/** The entry could not be read: the session's cookie says who it is; told only where it does not. */
async function findLostClient(): Promise<void> {
  isEntryLost = false
  const client = await api.findOwnClient().catch(() => null)
  if (client && !isLoggedIn()) setClient(client)
  else if (!isLoggedIn()) tellLost(STORAGE_KEY)
}

/**
 * The server knows the session no longer. Whoever comes back after weeks is a visitor and may look around; whom it
 * happens to in the middle of something is told.
 */
function expire(): void {
  if (!isLoggedIn()) return
  setClient(null)
  useSession.setState({ hasExpired: isRenewed })
}

keepAnswersOf(useSession.getState().client?.Id ?? null)
whenSessionEnds(expire)

// Whoever comes in has an account; whoever leaves may leave the device to somebody else.
useSession.subscribe(({ client }, before) => {
  if (client?.Id !== before.client?.Id) forgetVisit('registro')
})

// Another tab logged in or out.
storedClient.onChangeElsewhere((client) => {
  useSession.setState({ client })
  keepAnswersOf(client?.Id ?? null)
  void queryClient.invalidateQueries()
})

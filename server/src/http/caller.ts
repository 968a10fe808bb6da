import type { ApiScope, Permission } from '@gondola/contract/calls'
import type { Config } from '../platform/config.ts'

/** Adds the `__Host-` prefix over https: no other host, not even a subdomain, can set the cookie (session fixation). */
export const cookieName = (name: string, { publicUrl }: Pick<Config, 'publicUrl'>): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name

/** A customer's session, as a handler sees it. */
export interface ClientSession {
  tokenHash: string
  clientId: number
}

export interface StaffSession {
  tokenHash: string
  staffId: number
  userName: string
  permissions: readonly Permission[]
  /** Somebody else chose its password: until its owner chooses one, only that answers. */
  isPasswordGiven: boolean
  /** The branches whose work the account sees and does; null: all. */
  branches: readonly number[] | null
  /** When its owner last said password or code. */
  confirmedAt: string
  /** Until when it works without the second factor that its role requires; null: it has one, or needs none. */
  factorDue: string | null
}

export interface KeySession {
  keyId: number
  name: string
  scopes: readonly ApiScope[]
  /** The branches whose orders and stock it sees and writes; null: all. */
  branches: readonly number[] | null
}

declare module 'fastify' {
  interface FastifyRequest {
    clientSession: ClientSession | null
    staffSession: StaffSession | null
    keySession: KeySession | null
  }
}

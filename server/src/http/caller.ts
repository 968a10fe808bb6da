import type { ApiScope } from '@gondola/contract/entities/api-scopes.ts'

/** A customer's session, as a handler knows it. */
export interface ClientSession {
  tokenHash: string
  clientId: number
}

/** A session of somebody of the staff. */
export interface StaffSession {
  tokenHash: string
  staffId: number
  userName: string
  /** One of the contract's `ROLES`. */
  role: string
}

/** Another system that showed its key. */
export interface KeySession {
  keyId: number
  name: string
  scopes: readonly ApiScope[]
}

declare module 'fastify' {
  interface FastifyRequest {
    clientSession: ClientSession | null
    staffSession: StaffSession | null
    keySession: KeySession | null
  }
}

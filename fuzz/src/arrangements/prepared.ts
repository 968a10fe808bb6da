import type { TestClient } from '../../../server/test/test-client.ts'
import type { Caller } from '../callers.ts'

export type Fields = Record<string, unknown>

/** What a request needs to succeed, created or looked up right before it. */
export interface Prepared {
  path?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string | number>>
  body?: Fields
  file?: Buffer
}

/** Prepares it, by the name of a call. */
export type Making = (caller: Caller, browser: TestClient) => Promise<Prepared | null> | Prepared | null

export type Makings = Readonly<Record<string, Making>>

export const GESTION = '/api/gestion/'

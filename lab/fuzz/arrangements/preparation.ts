import type { TestClient } from '../../harness/test-client.ts'
import type { Caller } from '../callers.ts'

export type Fields = Record<string, unknown>

/** What a request needs to succeed, created or looked up right before it. */
export interface Preparation {
  path?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string | number>>
  body?: Fields
  file?: Buffer
}

/** Prepares a request of this caller. */
export type Prepare = (
  caller: Caller,
  browser: TestClient,
) => Promise<Preparation | null> | Preparation | null

/** By method and path of a call, as in the API's description. */
export type Preparations = Readonly<Record<string, Prepare>>

export const GESTION = '/api/gestion/'

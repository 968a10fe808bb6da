import * as calls from '@gondola/contract/orders'
import type { OwnHome } from '@gondola/contract/orders'
import { send } from './client.ts'

/** The client's next delivery, and the order to repeat at today's prices. */
export function findOwnHome(signal?: AbortSignal): Promise<OwnHome> {
  return send(calls.findOwnHome, { signal })
}

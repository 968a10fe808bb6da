import * as calls from '@gondola/contract/catalogue'
import type { OwnPurchase } from '@gondola/contract/catalogue'
import { send } from './client.ts'

/** The usual quantity and the last price of each article in the client's last orders. */
export function listOwnPurchases(signal?: AbortSignal): Promise<OwnPurchase[]> {
  return send(calls.listOwnPurchases, { signal })
}

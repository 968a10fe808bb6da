import * as calls from '@gondola/contract/orders'
import type { PushDevice, PushDeviceDraft } from '@gondola/contract/orders'
import { send } from './client.ts'

/** The shop's public key, and the address at which this session's browser gets push messages. */
export function findPushDevice(): Promise<PushDevice> {
  return send(calls.findPushDevice, {})
}

/** Has push messages sent to this session's browser. */
export function savePushDevice(body: PushDeviceDraft): Promise<PushDevice> {
  return send(calls.savePushDevice, { body })
}

/** Ends the push messages to this session's browser. */
export function deletePushDevice(): Promise<void> {
  return send(calls.deletePushDevice, {})
}

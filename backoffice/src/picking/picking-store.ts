import { useSyncExternalStore } from 'react'
import { sendTaps } from '@gondola/contract/orders'
import { callServer } from '../api/call-server.ts'
import { staffOfDevice } from '../api/own-staff.ts'
import { deviceStorage } from '../api/storage.ts'
import { TapQueue } from './tap-queue.ts'
import { TapSender } from './tap-sender.ts'

/** The device's tap queue and its sender; they live as long as the panel is open, whatever screen is shown. */
export const queue = new TapQueue(deviceStorage(), () => staffOfDevice()?.Id ?? null)
export const sender = new TapSender(queue, (Id, taps) =>
  callServer(sendTaps, { params: { Id }, body: { Toques: [...taps] } }),
)

window.addEventListener('online', () => void sender.flush())
window.addEventListener('offline', () => queue.changed())
window.addEventListener('storage', () => queue.changed())
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && queue.waiting().length > 0) void sender.flush()
})
// taps left by an earlier visit
if (queue.waiting().length > 0) void sender.flush()

/** Renders again after every tap, every answer, every change of the connection. */
export const useTapQueue = (): TapQueue => {
  useSyncExternalStore(queue.subscribe, queue.version)
  return queue
}

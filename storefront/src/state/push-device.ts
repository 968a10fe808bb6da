import { useMutation, useQuery } from '@tanstack/react-query'
import { findPushDevice, savePushDevice, deletePushDevice } from '@gondola/contract/orders'
import { send } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'

/**
 * Whether this browser shows push messages about the customer's orders: it does, does not, is not allowed to, cannot, or
 * (iPhone, iPad) can only once the shop was added to the home screen.
 */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported' | 'install'

/** The customer closed the browser's question without an answer. */
export class PermissionDismissed extends Error {}

const keyOf = (clientId: number) => ['push', clientId]

export function usePushState(clientId: number) {
  return useQuery({ queryKey: keyOf(clientId), queryFn: readState, staleTime: 0 })
}

export function usePushSwitch(clientId: number) {
  return useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn() : turnOff()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(clientId) }),
  })
}

async function readState(): Promise<PushState> {
  if (!isSupported()) return isAppleMobile() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
  if (!subscription || Notification.permission !== 'granted') return 'off'
  // another session, or another customer's, may have left it
  const { Endpoint } = await send(findPushDevice, {})
  return Endpoint === subscription.endpoint ? 'on' : 'off'
}

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const isAppleMobile = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // an iPad presents itself as a Mac
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Asks for permission first: browsers show the question only while the press is being handled. */
async function turnOn(): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission === 'default') throw new PermissionDismissed()
  if (permission === 'denied') return
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // of another session or with an earlier key: a new address gets nothing that was meant for that one
  await (await pushManager.getSubscription())?.unsubscribe()
  const { Clave } = await send(findPushDevice, {})
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: Clave })
  const { keys } = subscription.toJSON()
  try {
    await send(savePushDevice, {
      body: {
        Endpoint: subscription.endpoint,
        P256dh: keys?.['p256dh'] ?? '',
        Auth: keys?.['auth'] ?? '',
        Clave,
      },
    })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
}

async function turnOff(): Promise<void> {
  await send(deletePushDevice, {})
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

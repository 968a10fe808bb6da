import { loadedFiles } from '../ui/loaded-files.ts'
import { keepFiles } from './keep-files.ts'
import { untilDone } from './until-done.ts'

const CACHE = 'gondola-gestion'
const PAGE = '/gestion/'
const WORKER = '/gestion/sin-conexion.js'

/**
 * Caches the panel's page and the files it has loaded on this device, so that a reload without a network opens it again
 * with the pending taps. Retries while there is no network; returns the function that stops it. Devices that cannot
 * cache (no https) go without; no tap depends on it.
 */
export function keepForOffline(): () => void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return () => undefined
  return untilDone(async () => {
    await navigator.serviceWorker.register(WORKER, { scope: PAGE })
    await keepFiles(await caches.open(CACHE), PAGE, loadedFiles())
  })
}

import { loadedFiles } from '../ui/loaded-files.ts'
import { keepFiles } from './keep-files.ts'
import { untilDone } from './until-done.ts'

const CACHE = 'gondola-gestion'
const PAGE = '/gestion/'
const WORKER = '/gestion/sin-conexion.js'

/**
 * Keeps the panel's page and the files that it has loaded on this device, so that a reload without a network opens it
 * again, with the taps that wait. Where the network goes meanwhile it tries again, until told to stop. A device that
 * cannot (no https) goes without; nothing tapped depends on it.
 */
export function keepForOffline(): () => void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return () => undefined
  return untilDone(async () => {
    await navigator.serviceWorker.register(WORKER, { scope: PAGE })
    await keepFiles(await caches.open(CACHE), PAGE, loadedFiles())
  })
}

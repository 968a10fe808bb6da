const CACHE = 'gondola-gestion'
const PAGE = '/gestion/'
const WORKER = '/gestion/sin-conexion.js'

/**
 * Keeps the panel's page and the files that it has loaded on this device, so that a reload without a network opens it
 * again, with the taps that wait. A device that cannot (no https) goes without; nothing tapped depends on it.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window) || !navigator.onLine) return
  await navigator.serviceWorker.register(WORKER, { scope: PAGE })
  const cache = await caches.open(CACHE)
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => new URL(address).pathname.startsWith(`${PAGE}assets/`))
  const wanted = new Set(loaded)
  const kept = (await cache.keys()).map(({ url }) => url)
  // the files of an earlier build; the page is always asked for anew
  await Promise.all(kept.filter((url) => !wanted.has(url)).map((url) => cache.delete(url)))
  await cache.addAll([PAGE, ...[...wanted].filter((url) => !kept.includes(url))])
}

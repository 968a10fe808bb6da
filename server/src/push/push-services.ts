/** The public push services of the browsers, by name: their hosts, or the end of them (`.push.apple.com`). */
const SERVICES: Readonly<Record<string, readonly string[]>> = {
  google: ['fcm.googleapis.com', 'jmt17.google.com'],
  mozilla: ['.push.services.mozilla.com'],
  apple: ['.push.apple.com'],
  microsoft: ['.notify.windows.com'],
}

/** The name of the push service of tests (`PUSH_SERVICIO_DE_PRUEBA`). */
export const TEST_SERVICE = 'prueba'

/**
 * The push service behind a browser's address; null if the shop does not call it. Only https on the usual port, without
 * user or password, to a service of the list: a browser cannot make the shop call anything else. And only as browsers
 * write it: in another spelling, a browser's address would be stored for two accounts. `testService` is the origin that
 * tests allow besides.
 */
export function pushServiceOf(endpoint: string, testService: string | null): string | null {
  if (!URL.canParse(endpoint)) return null
  const { href, hash, origin, protocol, hostname, port, username, password } = new URL(endpoint)
  if (href !== endpoint || hash !== '' || username !== '' || password !== '') return null
  if (testService !== null && origin === testService) return TEST_SERVICE
  if (protocol !== 'https:' || port !== '') return null
  const found = Object.entries(SERVICES).find(([, hosts]) =>
    hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host)),
  )
  return found?.[0] ?? null
}

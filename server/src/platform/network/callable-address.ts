import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isReachable, isInNetworks, type AllowedNetworks } from './reachable-address.ts'

/** Why an address must not be called. */
export type AddressFault = 'direccion-interna' | 'direccion-sin-cifrar'

/** The URL's host in the form that look-ups and `isIP` expect. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/**
 * Why an IP address must not be called with this scheme; null: it may. Orders contain names and addresses, so they are
 * sent unencrypted (http) only within the networks that the installation allows.
 */
export function addressFault(protocol: string, ip: string, networks: AllowedNetworks): AddressFault | null {
  if (!isReachable(ip, networks)) return 'direccion-interna'
  return protocol === 'https:' || isInNetworks(ip, networks) ? null : 'direccion-sin-cifrar'
}

/** How long saving an address waits for its name look-up. */
const LOOK_UP_MAX_MS = 2000

/**
 * The same for an address being saved, with the IP addresses that its name resolves to now, so that one that would
 * never be called is refused at once. A name that does not resolve, or not in time, is checked when it is called.
 */
export async function typedAddressFault(url: URL, networks: AllowedNetworks): Promise<AddressFault | null> {
  const host = hostOf(url)
  if (isIP(host) !== 0) return addressFault(url.protocol, host, networks)
  const given = new AbortController()
  const found = await Promise.race([
    lookup(host, { all: true }).catch(() => []),
    sleep(LOOK_UP_MAX_MS, [], { signal: given.signal, ref: false }).catch(() => []),
  ])
  given.abort()
  const faults = found.map(({ address }) => addressFault(url.protocol, address, networks))
  const fault = faults.find((each) => each !== null)
  if (fault !== undefined) return fault
  return url.protocol !== 'https:' && networks.length === 0 ? 'direccion-sin-cifrar' : null
}

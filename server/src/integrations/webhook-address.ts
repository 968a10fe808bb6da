import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isReachable, isInNetworks, type AllowedNetworks } from '../platform/network/reachable-address.ts'

/** Why an address is not called. */
export type AddressFault = 'direccion-interna' | 'direccion-sin-cifrar'

/** The host of an address as look-ups and `isIP` want it. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/**
 * What is to be said against calling an IP address by a scheme: orders carry names and addresses, so they go in the open
 * (http) only within the networks that the installation allows.
 */
export function addressFault(protocol: string, ip: string, networks: AllowedNetworks): AddressFault | null {
  if (!isReachable(ip, networks)) return 'direccion-interna'
  return protocol === 'https:' || isInNetworks(ip, networks) ? null : 'direccion-sin-cifrar'
}

/** How long whoever saves an address waits for its name. */
const LOOK_UP_MAX_MS = 2000

/**
 * The same of an address that is being typed, with where its name leads now: what would never be called is told at once.
 * A name that leads nowhere, or is not found in time, is judged when it is called.
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

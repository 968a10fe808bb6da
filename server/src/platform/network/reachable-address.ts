import { isIP, isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The addresses of IPv6 that were assigned for the internet; the library calls any range it does not know public. */
const INTERNET_V6 = ipaddr.parseCIDR('2000::/3')

/** Private networks that an installation allows, from `WEBHOOK_NETWORKS`: `10.0.5.0/24`, `127.0.0.1`. */
export type AllowedNetworks = readonly string[]

/**
 * Whether the shop may call an IP address behind an address from outside (a webhook of staff, a browser's push service):
 * a public one, or one in a private network that the installation allows. Prevents server-side request forgery: the
 * author could otherwise reach what only this machine can.
 */
export function isReachable(address: string, allowed: AllowedNetworks): boolean {
  // stricter than the library, which reads `0177.0.0.1` as octal
  const kind = isIP(address)
  if (kind === 0) return false
  if (isInNetworks(address, allowed)) return true
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (kind === 4 || parsed.match(INTERNET_V6))
}

/** Whether an IP address is in one of these networks; what is no address is in none. */
export function isInNetworks(address: string, networks: AllowedNetworks): boolean {
  if (isIP(address) === 0) return false
  // `::ffff:10.0.5.7` is the IPv4 address
  const known = ipaddr.process(address)
  return networks.some((network) => {
    const [start, bits] = ipaddr.parseCIDR(
      network.includes('/') ? network : `${network}/${isIPv4(network) ? 32 : 128}`,
    )
    return start.kind() === known.kind() && known.match(start, bits)
  })
}

/** Whether a text is a network or address: `10.0.5.0/24`, `fd00::/8`, `127.0.0.1`. */
export const isNetwork = (text: string): boolean =>
  !text.includes('%') && isIP(text.split('/')[0]!) !== 0 && (isIP(text) !== 0 || ipaddr.isValidCIDR(text))

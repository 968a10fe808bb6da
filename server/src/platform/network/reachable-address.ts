import { BlockList, isIP, isIPv4 } from 'node:net'

/** Non-public IPv4 ranges (IANA's special-purpose registry): loopback, private networks, cloud metadata and others. */
const INNER_V4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // multicast, reserved, broadcast
  ['224.0.0.0', 3],
]

/** Only 2000::/3 is public in IPv6. `INNER_V6` are the ranges in it that are not public, or embed IPv4 addresses. */
const INTERNET_V6: readonly [network: string, bits: number] = ['2000::', 3]
const INNER_V6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const innerV4 = new BlockList()
for (const [network, bits] of INNER_V4) innerV4.addSubnet(network, bits, 'ipv4')
const internetV6 = new BlockList()
internetV6.addSubnet(...INTERNET_V6, 'ipv6')
const innerV6 = new BlockList()
for (const [network, bits] of INNER_V6) innerV6.addSubnet(network, bits, 'ipv6')

/** Private networks that an installation allows, from `WEBHOOK_NETWORKS`: `10.0.5.0/24`, `127.0.0.1`. */
export type AllowedNetworks = readonly string[]

/**
 * Whether a webhook that staff configured may call an IP address: a public one, or one in a private network that the
 * installation allows. Prevents server-side request forgery: the author could otherwise reach what only this machine
 * can.
 */
export function isReachable(address: string, allowed: AllowedNetworks): boolean {
  const kind = isIP(address)
  if (kind === 0) return false
  if (isInNetworks(address, allowed)) return true
  if (kind === 4) return !innerV4.check(address, 'ipv4')
  return internetV6.check(address, 'ipv6') && !innerV6.check(address, 'ipv6')
}

/** Whether an IP address is in one of these networks. */
export function isInNetworks(address: string, networks: AllowedNetworks): boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [start = '', bits] = network.split('/')
    const family = isIPv4(start) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(start, family)
    else list.addSubnet(start, Number(bits), family)
  }
  return list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

/** Whether a text is a network or address: `10.0.5.0/24`, `fd00::/8`, `127.0.0.1`. */
export function isNetwork(text: string): boolean {
  const [start = '', bits, ...rest] = text.split('/')
  const kind = isIP(start)
  if (kind === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128))
}

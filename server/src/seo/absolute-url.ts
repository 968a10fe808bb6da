/** The absolute URL of one of the shop's addresses, for use outside the shop; `publicUrl` has no trailing slash. */
export function absoluteUrl(publicUrl: string, address: string): string {
  if (/^https?:\/\//i.test(address)) return address
  if (address.startsWith('//')) return `https:${address}`
  return address.startsWith('/') ? publicUrl + address : `${publicUrl}/${address}`
}

/** The whole address of something of the shop's, for readers outside of it; `publicUrl` has no slash at its end. */
export function absoluteUrl(publicUrl: string, address: string): string {
  if (/^https?:\/\//i.test(address)) return address
  if (address.startsWith('//')) return `https:${address}`
  return address.startsWith('/') ? publicUrl + address : `${publicUrl}/${address}`
}

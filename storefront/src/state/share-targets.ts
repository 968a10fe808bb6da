// The sharing widget (spec §2, Social sharing widget; §5, Share URL).

/** How a target is reached: a window of its own, a program of the device, or the page itself; `closed`: no longer. */
export type ShareWay = 'popup' | 'program' | 'print' | 'copy' | 'closed'

/** What is shared. */
export interface Shared {
  /** The page's whole address. */
  url: string
  text: string
  /** Whole address of a picture; null without one. */
  image: string | null
}

interface Target {
  way: ShareWay
  /** The target's own address for what is shared, its values already encoded; null: it cannot be shared there. */
  address(shared: Shared): string | null
  /** Only devices that are held in the hand have the program. */
  isForPhones?: true
}

const popup = (address: Target['address']): Target => ({ way: 'popup', address })
const program = (address: Target['address']): Target => ({ way: 'program', address })

/** A service that has ended: its button says so. */
const CLOSED: Target = { way: 'closed', address: () => null }

/**
 * The specification's targets, in its order; Google+ and Mix are closed. Messenger takes a page without an application of
 * its own only from a phone.
 */
export const SHARE_TARGETS = {
  facebook: popup(({ url }) => `https://www.facebook.com/sharer/sharer.php?u=${url}`),
  twitter: popup(({ url, text }) => `https://x.com/intent/post?url=${url}&text=${text}`),
  linkedin: popup(({ url }) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`),
  google: CLOSED,
  pinterest: popup(({ url, text, image }) =>
    image === null
      ? null
      : `https://www.pinterest.com/pin/create/button/?url=${url}&media=${image}&description=${text}`,
  ),
  reddit: popup(({ url, text }) => `https://www.reddit.com/submit?url=${url}&title=${text}`),
  tumblr: popup(
    ({ url, text }) => `https://www.tumblr.com/widgets/share/tool?canonicalUrl=${url}&title=${text}`,
  ),
  mix: CLOSED,
  vk: popup(({ url, text }) => `https://vk.com/share.php?url=${url}&title=${text}`),
  telegram: popup(({ url, text }) => `https://t.me/share/url?url=${url}&text=${text}`),
  messenger: { ...program(({ url }) => `fb-messenger://share/?link=${url}`), isForPhones: true },
  whatsapp: popup(({ url, text }) => `https://wa.me/?text=${text}%20${url}`),
  xing: popup(({ url }) => `https://www.xing.com/spi/shares/new?url=${url}`),
  line: popup(({ url, text }) => `https://social-plugins.line.me/lineit/share?url=${url}&text=${text}`),
  sms: program(({ url, text }) => `sms:?&body=${text}%20${url}`),
  email: program(({ url, text }) => `mailto:?subject=${text}&body=${text}%0D%0A${url}`),
  print: { way: 'print', address: () => null },
  copy: { way: 'copy', address: () => null },
} as const satisfies Record<string, Target>

export type ShareTarget = keyof typeof SHARE_TARGETS

/** Whether a text looks like an address that can be shared (spec §5): http or https, and a place after it. */
export function isShareable(url: string): boolean {
  return /^https?:\/\/[^\s/?#]+\S*$/i.test(url)
}

/** The address to share: the one that is wanted, or the current page's, with a warning, where it is no link (spec §5). */
export function shareUrl(wanted: string, current: string): { url: string; hasWarning: boolean } {
  return isShareable(wanted) ? { url: wanted, hasWarning: false } : { url: current, hasWarning: true }
}

/** A target's address for what is shared; null where it has none: Pinterest without a picture, printing, copying. */
export function shareAddress(target: ShareTarget, { url, text, image }: Shared): string | null {
  return (SHARE_TARGETS[target] as Target).address({
    url: encodeURIComponent(url),
    text: encodeURIComponent(text),
    image: image === null ? null : encodeURIComponent(image),
  })
}

/** Every target, in the specification's order. */
export const SHARE_TARGET_NAMES = Object.keys(SHARE_TARGETS) as ShareTarget[]

/** What keeps something from being shared on a target, or null: the service has ended, only phones have it, no picture. */
export function shareObstacle(
  target: ShareTarget,
  shared: Shared,
  isPhone: boolean,
): 'closed' | 'phones-only' | 'no-picture' | null {
  const { way, isForPhones }: Target = SHARE_TARGETS[target]
  if (way === 'closed') return 'closed'
  if (isForPhones && !isPhone) return 'phones-only'
  return way === 'print' || way === 'copy' || shareAddress(target, shared) !== null ? null : 'no-picture'
}

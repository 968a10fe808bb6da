// The sharing widget (spec §2, Social sharing widget; §5, Share URL).

/**
 * How a target is reached: a window of its own, an app of the device, or the page itself; `closed`: the service has
 * ended.
 */
export type ShareWay = 'popup' | 'program' | 'print' | 'copy' | 'closed'

export interface Shared {
  /** The page's absolute URL. */
  url: string
  text: string
  /** Absolute URL of a picture, or null. */
  image: string | null
}

interface Target {
  way: ShareWay
  /** The target's URL for this content, whose values are already encoded; null if it cannot be shared there. */
  address(shared: Shared): string | null
  /** The app exists only on phones and tablets. */
  isForPhones?: true
}

const popup = (address: Target['address']): Target => ({ way: 'popup', address })
const program = (address: Target['address']): Target => ({ way: 'program', address })

/** A service that has ended: its button says so. */
const CLOSED: Target = { way: 'closed', address: () => null }

/**
 * The specification's targets, in its order; Google+ and Mix are closed. Without an app ID, Messenger accepts links
 * only from phones.
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

/** Whether a text looks like a URL that can be shared (spec §5): http or https, and a host. */
export function isShareable(url: string): boolean {
  return /^https?:\/\/[^\s/?#]+\S*$/i.test(url)
}

/** The URL to share: the wanted one or, if that is not valid, the current page's, with a warning (spec §5). */
export function shareUrl(wanted: string, current: string): { url: string; hasWarning: boolean } {
  return isShareable(wanted) ? { url: wanted, hasWarning: false } : { url: current, hasWarning: true }
}

/** A target's URL for this content; null if it has none: Pinterest without a picture, printing, copying. */
export function shareAddress(target: ShareTarget, { url, text, image }: Shared): string | null {
  return (SHARE_TARGETS[target] as Target).address({
    url: encodeURIComponent(url),
    text: encodeURIComponent(text),
    image: image === null ? null : encodeURIComponent(image),
  })
}

/** Every target, in the specification's order. */
export const SHARE_TARGET_NAMES = Object.keys(SHARE_TARGETS) as ShareTarget[]

/** Why something cannot be shared on a target, or null: the service has ended, phones only, or no picture. */
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

import { SHARE_POPUP_HEIGHT_PX, SHARE_POPUP_WIDTH_PX } from '@gondola/contract/constants.ts'

/** Networks that the article's page offers to share on (spec §2). */
export type ShareTarget = 'facebook' | 'twitter' | 'whatsapp'

const ADDRESSES: Record<ShareTarget, (url: string, text: string) => string> = {
  facebook: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  twitter: (url, text) => `https://x.com/intent/post?url=${url}&text=${text}`,
  whatsapp: (url, text) => `https://wa.me/?text=${text}%20${url}`,
}

/** The network's own address for sharing a page of the shop. */
export function shareAddress(target: ShareTarget, url: string, text: string): string {
  return ADDRESSES[target](encodeURIComponent(url), encodeURIComponent(text))
}

/** Opens the network in a window of 800 by 500 in the middle of the screen (spec §9). */
export function openSharePopup(address: string): void {
  const left = Math.max(0, (window.screen.availWidth - SHARE_POPUP_WIDTH_PX) / 2)
  const top = Math.max(0, (window.screen.availHeight - SHARE_POPUP_HEIGHT_PX) / 2)
  const size = `width=${SHARE_POPUP_WIDTH_PX},height=${SHARE_POPUP_HEIGHT_PX}`
  window.open(address, '_blank', `popup,noopener,noreferrer,${size},left=${left},top=${top}`)
}

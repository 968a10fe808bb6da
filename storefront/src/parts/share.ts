import { SHARE_POPUP_HEIGHT_PX, SHARE_POPUP_WIDTH_PX, ownTexts, say } from '@gondola/contract/base'
import {
  SHARE_TARGETS,
  shareAddress,
  type Shared,
  type ShareTarget,
} from '../state/catalogue/share-targets.ts'

/** Opens a network's share page, or the device's app for it. Does nothing for a target without an address. */
export function shareOn(target: ShareTarget, shared: Shared): void {
  const address = shareAddress(target, shared)
  if (address === null) return
  if (SHARE_TARGETS[target].way === 'program') location.assign(address)
  else openSharePopup(address)
}

/** A window of 800 by 500 in the middle of the screen (spec §9). */
function openSharePopup(address: string): void {
  const left = Math.max(0, (window.screen.availWidth - SHARE_POPUP_WIDTH_PX) / 2)
  const top = Math.max(0, (window.screen.availHeight - SHARE_POPUP_HEIGHT_PX) / 2)
  const size = `width=${SHARE_POPUP_WIDTH_PX},height=${SHARE_POPUP_HEIGHT_PX}`
  window.open(address, '_blank', `popup,noopener,noreferrer,${size},left=${left},top=${top}`)
}

/** Whether the primary pointer is coarse, as on phones and tablets. */
export const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches

/**
 * Opens the device's own share sheet, which phones have. Returns false if there is none or it fails to open: then use
 * the shop's own dialog. Cancelling the sheet counts as success.
 */
export async function shareBySystem({ url, text }: Shared): Promise<boolean> {
  if (!isPhone() || !('share' in navigator)) return false
  try {
    await navigator.share({ url, text })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Texts of the sharing widget (spec §2, Social sharing widget). */
export const shareTexts = ownTexts({
  title: 'Compartir',
  more: 'Más opciones',
  on: (network: string) => say`Compartir en ${network}`,
  text: (article: string, shop: string) => say`${article} en ${shop}`,
  copy: 'Copiar enlace',
  /** The specification's wording (spec §2). */
  copied: 'Copied',
  copyFailed: 'No pudimos copiar el enlace',
  copyFailedText: 'Mantené apretado el enlace para copiarlo.',
  link: 'Enlace',
  /** The warning for an invalid URL (spec §5). */
  currentPage: 'Ese enlace no se puede compartir: compartimos la página que estás viendo.',
} as const)

/** Messages for each `shareObstacle`. */
export const SHARE_OBSTACLES = ownTexts({
  closed: (network: string) => say`${network} ya no existe: elegí otra red.`,
  'phones-only': (network: string) => say`Desde ${network} solo se puede compartir con el teléfono.`,
  'no-picture': (network: string) => say`${network} necesita una imagen y esto no la tiene.`,
} as const)

/** Button labels of the targets. */
export const SHARE_NAMES = ownTexts({
  facebook: 'Facebook',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  google: 'Google+',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  tumblr: 'Tumblr',
  mix: 'Mix',
  vk: 'VK',
  telegram: 'Telegram',
  messenger: 'Messenger',
  whatsapp: 'WhatsApp',
  xing: 'Xing',
  line: 'Line',
  sms: 'SMS',
  email: 'Email',
  print: 'Imprimir',
  copy: 'Copiar enlace',
} as const satisfies Record<ShareTarget, string>)

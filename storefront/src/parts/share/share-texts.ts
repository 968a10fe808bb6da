import type { ShareTarget } from '../../state/catalogue/share-targets.ts'

/** Texts of the sharing widget (spec §2, Social sharing widget). */
export const shareTexts = {
  title: 'Compartir',
  more: 'Más opciones',
  on: (network: string) => `Compartir en ${network}`,
  text: (article: string, shop: string) => `${article} en ${shop}`,
  copy: 'Copiar enlace',
  /** The specification's wording (spec §2). */
  copied: 'Copied',
  copyFailed: 'No pudimos copiar el enlace',
  copyFailedText: 'Mantené apretado el enlace para copiarlo.',
  link: 'Enlace',
  /** The warning for an invalid URL (spec §5). */
  currentPage: 'Ese enlace no se puede compartir: compartimos la página que estás viendo.',
} as const

/** Messages for each `shareObstacle`. */
export const SHARE_OBSTACLES = {
  closed: (network: string) => `${network} ya no existe: elegí otra red.`,
  'phones-only': (network: string) => `Desde ${network} solo se puede compartir con el teléfono.`,
  'no-picture': (network: string) => `${network} necesita una imagen y esto no la tiene.`,
} as const

/** Button labels of the targets. */
export const SHARE_NAMES = {
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
} as const satisfies Record<ShareTarget, string>

import type { Art } from './art.ts'
import { BAKERY } from './bakery.ts'
import { DELICATESSEN } from './delicatessen.ts'
import { DRY_GOODS } from './dry-goods.ts'
import { ICONS } from './icons.ts'
import { FRUIT } from './fruit.ts'
import { MEAT } from './meat.ts'
import { VEGETABLES } from './vegetables.ts'

const GALLERY: Record<string, Art> = {
  ...FRUIT,
  ...VEGETABLES,
  ...MEAT,
  ...DELICATESSEN,
  ...BAKERY,
  ...DRY_GOODS,
  ...ICONS,
}

export function hasArt(name: string): boolean {
  return name in GALLERY
}

/** The drawing of a name, in a square of 400. A name that nobody drew is a mistake in the tables. */
export function art(name: string, kind = ''): string {
  const drawing = GALLERY[name]
  if (!drawing) throw new Error(`Nobody drew ${name}`)
  return drawing(kind)
}

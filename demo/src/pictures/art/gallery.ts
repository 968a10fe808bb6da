import type { Art } from './art.ts'
import { BAKERY } from './bakery.ts'
import { BREADS } from './breads.ts'
import { DELICATESSEN } from './delicatessen.ts'
import { DRY_GOODS } from './dry-goods.ts'
import { ICONS } from './icons.ts'
import { FRUIT } from './fruit.ts'
import { MEAT } from './meat.ts'
import { PASTRIES } from './pastries.ts'
import { VEGETABLES } from './vegetables.ts'

const GALLERY: Record<string, Art> = {
  ...FRUIT,
  ...VEGETABLES,
  ...MEAT,
  ...DELICATESSEN,
  ...BAKERY,
  ...BREADS,
  ...PASTRIES,
  ...DRY_GOODS,
  ...ICONS,
}

export function hasArt(name: string): boolean {
  return name in GALLERY
}

/** The drawing with this name, in a square of 400. @throws if there is no drawing: the tables are wrong */
export function art(name: string, kind = ''): string {
  const drawing = GALLERY[name]
  if (!drawing) throw new Error(`Nobody drew ${name}`)
  return drawing(kind)
}

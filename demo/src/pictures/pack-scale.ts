import type { PackName } from '../catalogue/pack-name.ts'

/** The contents, in g or ml, from which on packs are drawn smallest and largest. */
const SMALLEST_CONTENT = 15
const LARGEST_CONTENT = 3000
/** The scale of the smallest packs: their labels must stay legible. */
const SMALLEST = 0.6

/** About how many g or ml of shelf a piece takes, for packs whose size is a count. */
const PIECE: Partial<Record<PackName, number>> = {
  eggs: 60,
  rolls: 420,
  sack: 60,
  bag: 40,
  box: 8,
  blister: 45,
  soap: 90,
}
const ANY_PIECE = 40
/** The content of a pack whose size says neither. */
const ANY_CONTENT = 500
const ANY_BLISTER = 100

/**
 * The scale of a pack's drawing by its content: one scale for all silhouettes, so that a tin is smaller than a sack,
 * damped by the logarithm.
 */
export function packScale(pack: PackName, size: string): number {
  const share =
    Math.log(contentOf(pack, size) / SMALLEST_CONTENT) / Math.log(LARGEST_CONTENT / SMALLEST_CONTENT)
  return SMALLEST + (1 - SMALLEST) * Math.min(1, Math.max(0, share))
}

function contentOf(pack: PackName, size: string): number {
  const [, amount = '', unit] = /([\d,]+) (kg|g|ml|l)\b/.exec(size) ?? []
  if (unit !== undefined) return Number(amount.replace(',', '.')) * (unit === 'kg' || unit === 'l' ? 1000 : 1)
  const [, count] = /(\d+) (?:un|rollos?|saquitos|sobres)\b/.exec(size) ?? []
  if (count !== undefined) return Number(count) * (PIECE[pack] ?? ANY_PIECE)
  return pack === 'blister' ? ANY_BLISTER : ANY_CONTENT
}

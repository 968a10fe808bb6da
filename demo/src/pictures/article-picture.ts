import type { PackFace } from '../catalogue/demo-item.ts'
import type { PackName } from '../catalogue/pack-name.ts'
import { OWN_BRAND } from '../catalogue/product-line.ts'
import { stableNumber } from '../catalogue/stable-number.ts'
import { art } from './art/gallery.ts'
import { brandStyle } from './brand-style.ts'
import { lighter } from './colour.ts'
import { kindColour } from './flavour.ts'
import { labelOn, type Label } from './label.ts'
import { packScale } from './pack-scale.ts'
import type { Pack, PackLook } from './packs/pack.ts'
import { PACK_SHAPES } from './packs/shapes.ts'
import { type Box, fitText } from './set-text.ts'
import { circle, ellipse, path, placed, rect, SHADINGS } from './svg.ts'

/** Side of an article's picture, in pixels. */
export const PICTURE_SIDE = 640

/** The y coordinate that packs stand on, in their own drawings and in the picture. */
const PACK_FLOOR = 570
const FLOOR = 594

/** How far a pack of no size at all would stand above the floor of the large ones. */
const SMALL_RISE = 170

const UPRIGHT = { by: 0, scale: 1.09 }

/** Flat packs are drawn larger and nearer to the middle. */
const LIFTED: Partial<Record<PackName, { by: number; scale: number }>> = {
  bar: { by: 112, scale: 1.04 },
  biscuit: { by: 104, scale: 1.04 },
  soap: { by: 90, scale: 1.12 },
  tube: { by: 100, scale: 1.1 },
  tub: { by: 46, scale: 1.16 },
  eggs: { by: 34, scale: 1.2 },
  icecream: { by: 40, scale: 1.14 },
  tray: { by: 30, scale: 1.14 },
  vacuum: { by: 12, scale: 1.14 },
  tin: { by: 20, scale: 1.12 },
  loaf: { by: 20, scale: 1.12 },
  rolls: { by: 20, scale: 1.16 },
  cup: { by: 24, scale: 1.18 },
}

/** An article's picture, with the parts that the tests check. */
export interface ArticlePicture {
  svg: string
  pack: Pack | null
  label: Label | null
}

/** Draws an article: its pack with brand, name, kind and size, or the unpacked product with a name card. */
export function articlePicture(face: PackFace): ArticlePicture {
  if (face.pack === 'fresh') {
    return { svg: framed(groundTint(face), freshDrawing(face), 0, FLOOR), pack: null, label: null }
  }
  const { count, each } = packsIn(face)
  const { drawing, pack, label } = packDrawing(face.pack, { ...face, size: each }, 'print')
  const { by, scale: lift } = LIFTED[face.pack] ?? UPRIGHT
  const shown = Math.min(count, PACKS_SHOWN)
  const width = shadowReach(pack) * 2 * GAP
  const isFlat = pack.area.width > pack.area.height * FLAT
  const columns = isFlat ? 1 : shown > 3 ? Math.ceil(shown / 2) : shown
  const rows = Math.ceil(shown / columns)
  const size = packScale(face.pack, each)
  const most = GROUP_PX / Math.max(columns * width, isFlat ? rows * pack.area.height : 0)
  const scale = shown === 1 ? size * lift : Math.min(size * lift, most)
  // what is small stands nearer to the middle
  const floor = shown > 1 && isFlat ? FLOOR : FLOOR - by - (1 - size) * SMALL_RISE
  const foot = floor - (PACK_FLOOR - pack.area.y - pack.area.height) * scale
  // the row behind first
  const standing = Array.from({ length: shown }, (_, index) => {
    const behind = rows - 1 - Math.floor(index / columns)
    const x = 320 + ((index % columns) - (columns - 1) / 2) * width * scale + behind * BEHIND.x
    const up = behind * (isFlat ? pack.area.height * scale : BEHIND.y)
    return placed(drawing, x - 320 * scale, floor - up - PACK_FLOOR * scale, scale)
  }).join('')
  const svg = framed(
    groundTint(face),
    standing + (count > 1 ? countSeal(count) : ''),
    (columns * width * scale) / 2,
    Math.min(floor, foot),
  )
  return { svg, pack, label }
}

/** More packs than these are drawn as these. */
const PACKS_SHOWN = 6
/** Between the packs of a row, as a factor of their width, and the side of the square that a group may take. */
const GAP = 1.02
const GROUP_PX = 540
/** Packs so much wider than high are stacked. */
const FLAT = 1.6
/** How far the row behind is moved. */
const BEHIND = { x: 18, y: 34 }

/** How many packs are sold together, and the size of each: 6 and '354 ml' of `6 latas x 354 ml`; a box is drawn whole. */
function packsIn({ size, pack }: PackFace): { count: number; each: string } {
  const [, count, word, each] =
    /^(\d{1,2}) (latas|botellas|paquetes|potes|cajas|sobres|un) x (.+)$/.exec(size) ?? []
  return count === undefined || each === undefined || (word === 'un' && pack === 'box')
    ? { count: 1, each: size }
    : { count: Number(count), each }
}

/** How many packs it is, in a corner. */
function countSeal(count: number): string {
  const { d } = fitText(
    `×${count}`,
    { x: 506, y: 518, width: 92, height: 64 },
    { face: 'house', maxSize: 76 },
  )
  return circle(552, 550, 62, '#1f5c3a', 'stroke="#f2c230" stroke-width="4"') + path(d, '#fffaf0')
}

/** An article without background and shadow, in its own size, standing on (320, 570). */
export interface BareDrawing {
  svg: string
  width: number
  height: number
}

/** Space left above a pack's print for its lid. */
const LID_HEIGHT = 60
/** Packs whose print is a label on a taller body, `LABELLED_HEIGHT` high. */
const LABELLED = new Set<PackName>([
  'pet',
  'water',
  'oil',
  'wine',
  'champagne',
  'beer',
  'spirit',
  'jug',
  'flask',
  'pump',
  'spray',
  'shaker',
  'jar',
  'tray',
])
const LABELLED_HEIGHT = 520

/** The drawing of an article for a poster; `clipId` must be unique in the SVG. */
export function bareDrawing(face: PackFace, clipId: string): BareDrawing {
  if (face.pack === 'fresh') {
    return {
      svg: placed(art(face.art ?? '', `${face.product} ${face.kind}`), 80, 106, 1.2),
      width: 430,
      height: 440,
    }
  }
  const scale = packScale(face.pack, face.size)
  const { drawing, pack } = packDrawing(face.pack, face, clipId)
  return {
    svg: placed(drawing, 320 * (1 - scale), PACK_FLOOR * (1 - scale), scale),
    width: pack.area.width * scale + 20,
    height: (LABELLED.has(face.pack) ? LABELLED_HEIGHT : PACK_FLOOR - pack.area.y + LID_HEIGHT) * scale,
  }
}

function packDrawing(name: Exclude<PackName, 'fresh'>, face: PackFace, clipId: string) {
  const look = lookOf(face)
  const pack = PACK_SHAPES[name](look)
  const label = labelOn(pack, look, face, clipId)
  return { drawing: pack.back + label.svg + pack.front, pack, label }
}

function lookOf(face: PackFace): PackLook {
  const words = `${face.product} ${face.kind} ${face.size}`.trim()
  const style = brandStyle(face.brand)
  return {
    style,
    kind: kindColour(face.product, face.kind, style.accent === '#ffffff' ? '#c9a45a' : style.accent),
    form: stableNumber(face.brand + face.product, 1000),
    words,
    art: face.art,
  }
}

function shadowReach({ area }: Pack): number {
  return Math.max(area.width / 2, 320 - area.x, area.x + area.width - 320)
}

/** Adds the warm background and the shadow on the floor. */
function framed(tint: string, drawing: string, reach: number, floor: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIDE}" height="${PICTURE_SIDE}" viewBox="0 0 640 640">${SHADINGS}` +
    rect(0, 0, 640, 640, '#fbf3e4') +
    ellipse(320, 322, 276, 276, tint, 'opacity=".55"') +
    ellipse(320, floor + 2, reach * 1.14, 26, 'url(#soft)') +
    drawing +
    '</svg>'
  )
}

/** Tints the background slightly with the product's colour. */
function groundTint(face: PackFace): string {
  return lighter(kindColour(face.product, face.kind, brandStyle(face.brand).accent), 0.8)
}

/** Fresh goods lie on the ground, with a name card. */
function freshDrawing(face: PackFace): string {
  const card: Box = { x: 40, y: 500, width: 560, height: 104 }
  const name = fitText(
    face.product,
    { x: card.x + 24, y: card.y + 16, width: card.width - 48, height: face.kind ? 40 : 66 },
    { face: 'house', maxSize: 50 },
  )
  const kind = face.kind
    ? fitText(
        face.kind,
        { x: card.x + 24, y: card.y + 62, width: card.width - 48, height: 28 },
        { face: 'text', maxSize: 32 },
      )
    : null
  const brand =
    face.brand === OWN_BRAND
      ? null
      : fitText(
          face.brand,
          { x: 52, y: 34, width: 250, height: 44 },
          { face: brandStyle(face.brand).face, maxSize: 44, align: 'start' },
        )
  const width = Math.max(name.box.width, kind?.box.width ?? 0) + 56
  const x = 320 - width / 2
  return (
    ellipse(320, 470, 220, 26, 'url(#soft)') +
    placed(art(face.art ?? '', `${face.product} ${face.kind}`), 98, 44, 1.11) +
    rect(x + 3, card.y + 5, width, card.height, '#5a3a1c', 14, 'opacity=".18"') +
    rect(x, card.y, width, card.height, '#1f5c3a', 14) +
    rect(x + 6, card.y + 6, width - 12, card.height - 12, 'none', 10, 'stroke="#f2c230" stroke-width="2.5"') +
    path(name.d, '#fffaf0') +
    (kind ? path(kind.d, '#f6dd8a') : '') +
    (brand
      ? rect(
          brand.box.x - 16,
          brand.box.y - 14,
          brand.box.width + 32,
          brand.box.height + 28,
          brandStyle(face.brand).base,
          12,
        ) + path(brand.d, brandStyle(face.brand).ink)
      : '')
  )
}

import { art } from './art/gallery.ts'
import { contrast, darker, lighter, luminance, readableInk } from './colour.ts'
import { motifOf } from './flavour.ts'
import type { Pack, PackLook } from './packs/pack.ts'
import { type Box, fitText, type SetText } from './set-text.ts'
import { ellipse, path, placed, rect } from './svg.ts'

/** The words on a pack. */
export interface LabelWords {
  brand: string
  product: string
  kind: string
  size: string
}

/** A printed label: its drawing, and each text with the box that it was fitted into. */
export interface Label {
  svg: string
  texts: { text: SetText; within: Box }[]
}

const PAPER = '#fffaf0'
/** Width-to-height ratio from which a pack's label has two columns. */
const WIDE = 1.45
/** A wide panel lower than this has no drawing. */
const LOW_PX = 130
/** A tall panel lower than this has no drawing. */
const SMALL_PX = 230

/** The print of a pack: background and decoration, brand, drawing, product, kind and size. */
export function labelOn(pack: Pack, look: PackLook, words: LabelWords, clipId: string): Label {
  const isWide = pack.panel.width / pack.panel.height > WIDE
  const edges = edgesOf(pack.panel, isWide)
  const design = DESIGNS[look.style.design] ?? plain
  const { svg, below, foot } = design(pack.area, edges, look)
  const label = (isWide ? wideLayout : tallLayout)(pack.panel, look, words, { below, foot })
  return {
    svg:
      `<clipPath id="${clipId}"><path d="${pack.print}"/></clipPath>` +
      path(pack.print, look.style.base) +
      `<g clip-path="url(#${clipId})">${svg}</g>` +
      label.svg,
    texts: label.texts,
  }
}

/** The background colours behind product and kind, and behind the size. */
interface Grounds {
  below: string
  foot: string
}

/** The y coordinates where the brand's field ends and the size's field begins. */
interface Edges {
  brand: number
  foot: number
}

/** Draws a decoration of the print. */
type Design = (area: Box, edges: Edges, look: PackLook) => Grounds & { svg: string }

function edgesOf({ y, height }: Box, isWide: boolean): Edges {
  return isWide
    ? { brand: y + height * 0.45, foot: y + height * 1.04 }
    : { brand: y + height * 0.335, foot: y + height * 0.912 }
}

const isLight = (colour: string): boolean => luminance(colour) > 0.6

const plain: Design = ({ x, y, width, height }, { foot }, { style }) => ({
  svg: rect(x, foot, width, y + height - foot, style.accent) + rect(x, foot - 9, width, 4, style.accent),
  below: style.base,
  foot: style.accent,
})

const waved: Design = ({ x, y, width, height }, { brand }, { style, kind }) => {
  const below = isLight(style.base) ? lighter(kind, 0.74) : PAPER
  const swing = height * 0.045
  const wave = `M${x} ${brand}C${x + width * 0.3} ${brand - swing} ${x + width * 0.65} ${brand + swing} ${x + width} ${brand - swing * 0.4}V${y + height}H${x}Z`
  return {
    svg: path(wave, style.accent, 'transform="translate(0 -9)"') + path(wave, below),
    below,
    foot: below,
  }
}

const arched: Design = ({ x, y, width, height }, { foot }, { style }) => {
  const depth = y + height - foot
  const arch = (top: number) =>
    `M${x} ${top + depth * 0.35}Q${x + width / 2} ${top - depth * 0.35} ${x + width} ${top + depth * 0.35}V${y + height}H${x}Z`
  return {
    svg:
      path(arch(foot - 12), darker(style.base, isLight(style.base) ? 0.1 : 0.28)) +
      path(arch(foot - 2), style.accent),
    below: style.base,
    foot: style.accent,
  }
}

const slanted: Design = ({ x, y, width, height }, { brand }, { style }) => {
  const below = darker(style.base, isLight(style.base) ? 0.07 : 0.3)
  const [left, right] = [brand + height * 0.035, brand - height * 0.012]
  return {
    svg:
      path(`M${x} ${left}L${x + width} ${right}V${y + height}H${x}Z`, below) +
      path(`M${x} ${left}L${x + width} ${right}V${right + 9}L${x} ${left + 9}Z`, style.accent),
    below,
    foot: below,
  }
}

const framedDesign: Design = ({ x, y, width, height }, _edges, { style }) => {
  const gap = Math.min(width, height) * 0.035
  return {
    svg:
      rect(
        x + gap,
        y + gap,
        width - 2 * gap,
        height - 2 * gap,
        'none',
        5,
        `stroke="${style.accent}" stroke-width="4"`,
      ) +
      rect(
        x + gap + 7,
        y + gap + 7,
        width - 2 * gap - 14,
        height - 2 * gap - 14,
        'none',
        3,
        `stroke="${style.accent}" stroke-width="1.5"`,
      ),
    below: style.base,
    foot: style.base,
  }
}

const DESIGNS: Design[] = [plain, waved, arched, slanted, framedDesign]

interface Line {
  text: string
  within: Box
  ink: string
  face: Parameters<typeof fitText>[2]['face']
  maxSize: number
  maxLines?: number
  align?: 'start' | 'middle' | 'end'
}

function setLines(lines: Line[]): Label {
  const texts = lines
    .filter(({ text }) => text)
    .map((line) => ({ line, text: fitText(line.text, line.within, line) }))
  return {
    svg: texts.map(({ line, text }) => path(text.d, line.ink)).join(''),
    texts: texts.map(({ line, text }) => ({ text, within: line.within })),
  }
}

function tallLayout(panel: Box, look: PackLook, words: LabelWords, { below, foot }: Grounds): Label {
  const { style, kind } = look
  const part = (from: number, to: number, sides = 0): Box => ({
    x: panel.x + panel.width * sides,
    y: panel.y + panel.height * from,
    width: panel.width * (1 - 2 * sides),
    height: panel.height * (to - from),
  })
  const isSmall = panel.height < SMALL_PX
  const motif = isSmall ? null : motifOf(words.product, words.kind)
  const ink = readableInk(below, style.ink, 4.2)
  const hasKind = words.kind !== ''
  const band = part(isSmall ? 0.7 : 0.785, 0.895)
  const product = motif
    ? part(0.63, hasKind ? 0.765 : 0.88)
    : part(0.37, hasKind ? (isSmall ? 0.66 : 0.73) : 0.86, 0.02)
  const [kindInk, kindGround] = kindColours(kind, below)
  const lines: Line[] = [
    {
      text: words.brand,
      within: brandBox(part(0, 0.3)),
      ink: readableInk(style.base, style.ink),
      face: style.face,
      maxSize: panel.height * 0.25,
      maxLines: words.brand.length > 9 ? 2 : 1,
    },
    {
      text: words.product,
      within: product,
      ink,
      face: 'heavy',
      maxSize: panel.height * (isSmall ? 0.17 : 0.12),
      maxLines: 3,
    },
    {
      text: words.kind,
      within: {
        ...band,
        x: band.x + 10,
        width: band.width - 20,
        y: band.y + band.height * 0.16,
        height: band.height * 0.68,
      },
      ink: kindInk,
      face: 'text',
      maxSize: panel.height * (isSmall ? 0.13 : 0.085),
      maxLines: words.kind.length > 16 ? 2 : 1,
    },
    {
      text: words.size,
      within: part(0.93, 1),
      ink: sizeInk(look, foot),
      face: 'heavy',
      maxSize: panel.height * (isSmall ? 0.1 : 0.085),
    },
  ]
  const label = setLines(lines)
  return {
    svg:
      (motif ? motifIn(part(0.35, 0.615), motif, look, words, below) : '') +
      (hasKind ? rect(band.x, band.y, band.width, band.height, kindGround, band.height / 2) : '') +
      label.svg,
    texts: label.texts,
  }
}

function wideLayout(panel: Box, look: PackLook, words: LabelWords, { below }: Grounds): Label {
  const { style, kind } = look
  const motif = panel.height < LOW_PX ? null : motifOf(words.product, words.kind)
  const column = motif ? 0.66 : 1
  const part = (from: number, to: number, width = column): Box => ({
    x: panel.x,
    y: panel.y + panel.height * from,
    width: panel.width * width,
    height: panel.height * (to - from),
  })
  const align = motif ? 'start' : 'middle'
  const hasKind = words.kind !== ''
  const ink = readableInk(below, style.ink, 4.2)
  const [kindInk, kindGround] = kindColours(kind, below)
  const bandShare = words.size.length > 8 ? 0.5 : 0.64
  const band = part(0.755, 0.99, hasKind ? column * bandShare : 0)
  const sizeBox: Box = hasKind
    ? {
        x: band.x + band.width + 8,
        y: band.y + band.height * 0.06,
        width: panel.width * column * (1 - bandShare) - 8,
        height: band.height * 0.88,
      }
    : part(0.81, 0.97)
  const label = setLines([
    {
      text: words.brand,
      within: part(0, 0.42),
      ink: readableInk(style.base, style.ink),
      face: style.face,
      maxSize: panel.height * 0.42,
      align,
    },
    {
      text: words.product,
      within: part(0.47, hasKind ? 0.72 : 0.76),
      ink,
      face: 'heavy',
      maxSize: panel.height * 0.2,
      maxLines: 2,
      align,
    },
    {
      text: words.kind,
      within: {
        x: band.x + 9,
        y: band.y + band.height * 0.18,
        width: Math.max(band.width - 18, 1),
        height: band.height * 0.64,
      },
      ink: kindInk,
      face: 'text',
      maxSize: panel.height * 0.15,
      maxLines: words.kind.length > 18 ? 2 : 1,
    },
    {
      text: words.size,
      within: sizeBox,
      ink: sizeInk(look, below),
      face: 'heavy',
      maxSize: panel.height * 0.14,
      maxLines: words.size.length > 8 ? 2 : 1,
      align: hasKind ? 'middle' : align,
    },
  ])
  const right = {
    x: panel.x + panel.width * 0.68,
    y: panel.y + panel.height * 0.06,
    width: panel.width * 0.32,
    height: panel.height * 0.88,
  }
  return {
    svg:
      (motif ? motifIn(right, motif, look, words, below) : '') +
      (hasKind ? rect(band.x, band.y, band.width, band.height, kindGround, band.height / 2) : '') +
      label.svg,
    texts: label.texts,
  }
}

/** Keeps the brand away from the edge of its field. */
function brandBox(field: Box): Box {
  return { ...field, height: field.height * 0.94 }
}

/** Ink and background of the kind's band, which turns light or dark if both backgrounds are alike. */
function kindColours(kind: string, below: string): [ink: string, ground: string] {
  const ground =
    contrast(kind, below) < 1.35 ? (luminance(below) > 0.4 ? darker(kind, 0.35) : lighter(kind, 0.75)) : kind
  return [readableInk(ground, '#ffffff', 2.6), ground]
}

/** The size has the accent colour if it is readable, as on the packs of a real shelf. */
function sizeInk({ style }: PackLook, below: string): string {
  return contrast(below, style.accent) >= 4.5 ? style.accent : readableInk(below, style.ink, 4.2)
}

/** Drawings so pale that they need a coloured disc. */
const PALE = /^(sparkles|splash|cloud|salt|cotton|sugar|cream|rice|tooth|bubbles|shirt|garlic|cup)$/

/** Luminance above which a background is light enough for all drawings except the pale ones. */
const PAPER_LUMINANCE = 0.74

/** A drawing as large as the box allows, on a disc if the background is too dark or too light for it. */
function motifIn(field: Box, name: string, look: PackLook, words: LabelWords, below: string): string {
  const side = Math.min(field.width, field.height)
  const [cx, cy] = [field.x + field.width / 2, field.y + field.height / 2]
  const isPale = PALE.test(name)
  const isPaper = luminance(below) > PAPER_LUMINANCE
  const hasDisc = isPale ? isLight(below) : !isPaper
  const scale = (side / 400) * (hasDisc ? 0.8 : 1.06)
  return (
    (hasDisc ? ellipse(cx, cy, side * 0.53, side * 0.53, isPale ? look.kind : '#fff6e2') : '') +
    placed(art(name, `${words.product} ${words.kind}`), cx - 200 * scale, cy - 212 * scale, scale)
  )
}

import sharp from 'sharp'
import type { Box } from '@gondola/demo/pictures/set-text.ts'
import type { CurrentBrand } from '../../http/current-brand.ts'

// The drawings of a brand that is not the product's own: its logo, or else its name and first letter in outlines, which
// need no font.

const FACES = { gondola: 'house', limpia: 'heavy', editorial: 'serif', sistema: 'heavy' } as const

const svg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`

/** Text as large as its box allows. */
async function words(
  { Letra }: CurrentBrand,
  text: string,
  box: Box,
  look: { fill: string; align: 'start' | 'middle'; maxLines?: number },
): Promise<string> {
  // with the typefaces: loaded with the first brand that is drawn
  const { fitText } = await import('@gondola/demo/pictures/set-text.ts')
  const { align, maxLines = 1 } = look
  const { d } = fitText(text, box, { face: FACES[Letra], maxSize: box.height * 1.4, align, maxLines })
  return `<path fill="${look.fill}" d="${d}"/>`
}

/** A stored picture in a box, whole. */
const picture = (href: string, { x, y, width, height }: Box, place: 'xMinYMid' | 'xMidYMid') =>
  `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${place} meet"/>`

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')

async function ratioOf(dataUrl: string): Promise<number> {
  const { width, height } = await sharp(bytesOf(dataUrl)).metadata()
  return width / height
}

const PLATE_MARGIN = 24

/** The logo within a box, on a white plate where the ground has the brand's colour. */
async function logo(brand: CurrentBrand, box: Box, isOnBrand: boolean, place: 'start' | 'middle') {
  const { tokens, Logo, name, Bordes } = brand
  if (Logo === '') {
    const fill = isOnBrand ? '#ffffff' : tokens['leaf-700']
    return words(brand, name, box, { fill, align: place, maxLines: 2 })
  }
  if (!isOnBrand) return picture(Logo, box, 'xMinYMid')
  const ratio = await ratioOf(Logo)
  const height = Math.min(box.height - 2 * PLATE_MARGIN, (box.width - 2 * PLATE_MARGIN) / ratio)
  const [width, whole] = [height * ratio, height + 2 * PLATE_MARGIN]
  const x = place === 'start' ? box.x : box.x + (box.width - width) / 2 - PLATE_MARGIN
  const y = box.y + (box.height - whole) / 2
  const plate = `<rect x="${x}" y="${y}" width="${width + 2 * PLATE_MARGIN}" height="${whole}" rx="${Bordes === 'rectos' ? 4 : 32}" fill="#ffffff"/>`
  const inner = { x: x + PLATE_MARGIN, y: y + PLATE_MARGIN, width, height }
  return plate + picture(Logo, inner, 'xMidYMid')
}

/** An icon of 64 by 64; `isWhole`: up to its edges, for a device that cuts its own shape of it. */
async function icon(brand: CurrentBrand, isWhole: boolean): Promise<string> {
  const { Icono, tokens, name, Bordes } = brand
  const corner = isWhole ? 0 : Bordes === 'rectos' ? 3 : 14
  const margin = isWhole ? 12 : 0
  const ground = (fill: string) => `<rect width="64" height="64" rx="${corner}" fill="${fill}"/>`
  if (Icono !== '') {
    const box = { x: margin, y: margin, width: 64 - 2 * margin, height: 64 - 2 * margin }
    return (isWhole ? ground('#ffffff') : '') + picture(Icono, box, 'xMidYMid')
  }
  const [initial = ''] = name
  const letter = await words(
    brand,
    initial.toLocaleUpperCase('es-AR'),
    { x: 16, y: 13, width: 32, height: 32 },
    { fill: '#ffffff', align: 'middle' },
  )
  return `${ground(tokens['leaf-700'])}${letter}<rect x="16" y="49" width="32" height="5" rx="1.5" fill="${tokens.offer}"/>`
}

const WORDMARK: Box = { x: 8, y: -18, width: 984, height: 240 }

/** Each drawing by the path of the file that the product has in its place. */
export const DRAWINGS: Readonly<Record<string, (brand: CurrentBrand) => Promise<string>>> = {
  'marca/logo.svg': async (brand) => svg('0 -26 1000 256', await logo(brand, WORDMARK, false, 'start')),
  'marca/logo-claro.svg': async (brand) => svg('0 -26 1000 256', await logo(brand, WORDMARK, true, 'start')),
  'marca/logo-corto.svg': async (brand) =>
    svg('-15.5 -6 79.5 64', `<g transform="scale(.9)">${await icon(brand, false)}</g>`),
  'favicon.svg': async (brand) => svg('0 0 64 64', await icon(brand, false)),
}

const png = (drawing: string, width: number, height = width) =>
  // drawn at its size: 72 dpi is the size of the view box
  sharp(Buffer.from(drawing), { density: Math.min((72 * width) / 64, 2400) })
    .resize(width, height)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()

const iconPng = (size: number, isWhole: boolean) => async (brand: CurrentBrand) =>
  png(svg('0 0 64 64', await icon(brand, isWhole)), size)

const SHARE: Box = { x: 150, y: 165, width: 900, height: 300 }

/** The same of pictures. */
export const PICTURES: Readonly<Record<string, (brand: CurrentBrand) => Promise<Buffer>>> = {
  'favicon.png': iconPng(64, false),
  'apple-touch-icon.png': iconPng(180, true),
  'icon-192.png': iconPng(192, false),
  'icon-512.png': iconPng(512, false),
  'icon-maskable-192.png': iconPng(192, true),
  'icon-maskable-512.png': iconPng(512, true),
  /** In mails, which show no SVG. */
  'marca/logo.png': async ({ Logo }) => sharp(bytesOf(Logo)).resize({ height: 80 }).png().toBuffer(),
  'marca/compartir.png': async (brand) => {
    const ground = `<rect width="1200" height="630" fill="${brand.tokens['leaf-700']}"/><rect y="606" width="1200" height="24" fill="${brand.tokens.offer}"/>`
    const drawing = svg('0 0 1200 630', ground + (await logo(brand, SHARE, true, 'middle')))
    return sharp(Buffer.from(drawing)).resize(1200, 630).png({ palette: true }).toBuffer()
  },
}

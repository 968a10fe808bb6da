import { formatNumber, onFirstUse, PICTURE_WIDTHS_PX } from '@gondola/contract/base'
import type { BranchView } from '../../goods/catalogue/branch-view.ts'

type Drawer = (name: string) => Promise<boolean>

/** Draws a picture of the demo shop into `folder` on its first request, before the files are read. */
export function demoPictureDrawer(folder: string): Drawer {
  // the drawing code and its typefaces are loaded with the first picture
  const drawer = onFirstUse(async () => {
    const { createPictureDrawer } = await import('@gondola/demo/pictures/draw-on-demand.ts')
    return createPictureDrawer(folder)
  })
  return async (name) => (await drawer())(name)
}

const DRAWING = /^dibujos\/((\d{1,10})-([\d.]{1,10})?(g|ml|un|m)?)-(\d{3})\.webp$/
/** Some ten megabytes of drawings. */
const KEPT = 1000

/**
 * Draws what an article without a picture is shown by: its family and content, in one of the pictures' widths. Only
 * what some article needs is drawn, one at a time, and kept in memory; null for any other name.
 */
export function familyPictureDrawer(): (name: string, view: BranchView) => Promise<Buffer | null> {
  const kept = new Map<string, Promise<Buffer>>()
  const needs = new WeakMap<BranchView['articles'], Map<string, string>>()
  let last: Promise<unknown> = Promise.resolve()
  return async (name, { articles }) => {
    const [, key = '', , amount = '', unit, width] = DRAWING.exec(name) ?? []
    if (!PICTURE_WIDTHS_PX.some((each) => each === Number(width))) return null
    let needed = needs.get(articles)
    if (needed === undefined) needs.set(articles, (needed = familiesByDrawing(articles)))
    const family = needed.get(key)
    if (family === undefined) return null
    const known = `${family}/${key}-${width}`
    let drawing = kept.get(known)
    if (drawing === undefined) {
      drawing = last.then(() => draw(family, sizeText(Number(amount), unit), Number(width)))
      last = drawing.catch(() => kept.delete(known))
      if (kept.size >= KEPT) kept.delete(kept.keys().next().value!)
      kept.set(known, drawing)
    }
    return drawing
  }
}

/** The families' names by the names of the drawings that their articles need. */
const familiesByDrawing = (articles: BranchView['articles']) =>
  new Map(
    articles.flatMap(({ Imagen, Familia, ContenidoNeto, ContenidoUnidad }) =>
      Imagen === null
        ? [[`${Familia.Codigo}-${ContenidoNeto ?? ''}${ContenidoUnidad ?? ''}`, Familia.Descripcion] as const]
        : [],
    ),
  )

function sizeText(amount: number, unit = ''): string {
  if (amount === 0 || (unit === 'un' && amount === 1)) return ''
  const isThousands = (unit === 'g' || unit === 'ml') && amount >= 1000
  const larger = unit === 'g' ? 'kg' : 'l'
  return `${formatNumber(isThousands ? amount / 1000 : amount)} ${isThousands ? larger : unit}`
}

async function draw(family: string, size: string, width: number): Promise<Buffer> {
  const [{ familyPicture }, { default: sharp }] = await Promise.all([
    import('@gondola/demo/pictures/family-picture.ts'),
    import('sharp'),
  ])
  return sharp(Buffer.from(familyPicture(family, size)))
    .resize(width)
    .webp({ quality: 82, effort: 1 })
    .toBuffer()
}

import { onFirstUse, PICTURE_WIDTHS_PX } from '@gondola/contract/base'
import { articlePicture } from '@gondola/contract/catalogue'
import { SOLD_BY_PIECE } from '@gondola/contract/imports'
import type { BranchView } from '../../goods/catalogue/branch-view.ts'
import { contentText } from '../../office/imports/reading/content.ts'

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

const DRAWING = /^(dibujos\/.+)-(\d{3})\.webp$/
/** Some ten megabytes of drawings. */
const KEPT = 1000

type Drawn = BranchView['articles'][number]

/**
 * Draws what an article without a picture is shown by: its family and content, in one of the pictures' widths. Only
 * what some article needs is drawn, one at a time, and kept in memory; null for any other name.
 */
export function familyPictureDrawer(): (name: string, view: BranchView) => Promise<Buffer | null> {
  const kept = new Map<string, Promise<Buffer>>()
  const needs = new WeakMap<BranchView['articles'], Map<string, Drawn>>()
  let last: Promise<unknown> = Promise.resolve()
  return async (name, { articles }) => {
    const [, drawn = '', width] = DRAWING.exec(name) ?? []
    if (!PICTURE_WIDTHS_PX.some((each) => each === Number(width))) return null
    let needed = needs.get(articles)
    if (needed === undefined) needs.set(articles, (needed = articlesByDrawing(articles)))
    const article = needed.get(`/imagenes/${drawn}-640.webp`)
    if (article === undefined) return null
    const family = article.Familia.Descripcion
    const known = `${family}/${name}`
    let drawing = kept.get(known)
    if (drawing === undefined) {
      drawing = last.then(() => draw(family, sizeText(article), Number(width)))
      last = drawing.catch(() => kept.delete(known))
      if (kept.size >= KEPT) kept.delete(kept.keys().next().value!)
      kept.set(known, drawing)
    }
    return drawing
  }
}

/** An article for each drawing that is needed, by the drawing's address. */
const articlesByDrawing = (articles: BranchView['articles']) =>
  new Map(
    articles.flatMap((article) =>
      article.Imagen === null ? [[articlePicture(article), article] as const] : [],
    ),
  )

/** The content, but for one piece. */
function sizeText({ ContenidoNeto, ContenidoUnidad }: Drawn): string {
  if (ContenidoNeto === null || ContenidoUnidad === null) return ''
  const text = contentText({ ContenidoNeto, ContenidoUnidad })
  return text === SOLD_BY_PIECE ? '' : text
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

import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { PICTURE_WIDTHS_PX } from '@gondola/contract/base'
import { listDemoItems } from '../catalogue/list-items.ts'
import { demoOffers } from '../promotions/offers.ts'
import { demoPromotions } from '../promotions/promotions.ts'
import { articlePicture, PICTURE_SIDE } from './article-picture.ts'
import { articleFiles, FORMER_DRAWINGS, type PictureFormat, posterFiles } from './picture-name.ts'
import { posterPicture } from './poster-picture.ts'
import { POSTER_PLANS } from './poster-plans.ts'
import { listShopPictures } from './shop-pictures.ts'

interface DrawingOptions {
  /** Called after each picture with the number drawn and the total. */
  onProgress?: (done: number, total: number) => void
}

/** One drawing and its files. The last file is written last: if it exists, all of them do. */
export interface Job {
  svg: () => string
  files: { name: string; width: number | null }[]
}

const FORMATS: readonly PictureFormat[] = ['webp', 'avif']

/**
 * Encoder quality and effort: a client waits while a picture is drawn. The narrow widths, which phones load, get a
 * little more effort. Increment `DRAWING` (picture-name.ts) when changing these.
 */
export const ENCODINGS = {
  webp: { quality: 82, effort: 0 },
  narrowWebp: { quality: 82, effort: 1 },
  avif: { quality: 60, effort: 1 },
  articleAvif: { quality: 60, effort: 0 },
} as const

/**
 * Draws every picture of the demo shop into `folder`, as WebP and as AVIF: articles under `articulos/`, posters under
 * `banners/` and `promociones/`, in the widths of uploaded pictures; and `tienda/`. Skips existing files, so a second
 * call is quick and an interrupted one resumes. Returns the number of pictures drawn.
 */
export function drawPictures(folder: string, options: DrawingOptions = {}): Promise<number> {
  return drawJobs(folder, listJobs(), options)
}

/** Draws the jobs whose files are missing in the folder; returns how many. */
export async function drawJobs(
  folder: string,
  wanted: Job[],
  { onProgress }: DrawingOptions = {},
): Promise<number> {
  const jobs = await missingIn(folder, wanted)
  for (const name of new Set(jobs.flatMap(({ files }) => files.map((file) => dirname(file.name))))) {
    await mkdir(join(folder, name), { recursive: true })
  }
  const threads = sharp.concurrency(1)
  let next = 0
  let done = 0
  const worker = async () => {
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      await draw(folder, job)
      done += 1
      onProgress?.(done, jobs.length)
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker))
  } finally {
    sharp.concurrency(threads)
  }
  return done
}

/** Every picture of the demo shop, in the order in which a visitor is likely to see them. */
export function listJobs(): Job[] {
  const first = onTheFirstScreen()
  const items = listDemoItems().toSorted(
    (a, b) => Number(first.has(b.article.Codigo)) - Number(first.has(a.article.Codigo)),
  )
  const posters = FORMATS.flatMap((format) =>
    POSTER_PLANS.map((plan) => ({ svg: () => posterPicture(plan).svg, files: posterFiles(plan, format) })),
  )
  const articles = FORMATS.flatMap((format) =>
    items.map(({ face }) => ({ svg: () => articlePicture(face).svg, files: articleFiles(face, format) })),
  )
  const shop = listShopPictures().map(({ file, svg }) => ({
    svg: () => svg,
    files: [{ name: file, width: null }],
  }))
  return [...shop, ...posters, ...articles]
}

/** The same pictures under the names of earlier releases, so that shops filled by those keep their pictures. */
export function listFormerJobs(): Job[] {
  const articles = listDemoItems().map(({ article, face }) => ({
    svg: () => articlePicture(face).svg,
    files: PICTURE_WIDTHS_PX.map((width) => ({ name: `articulos/${article.Codigo}-${width}.webp`, width })),
  }))
  const posters = POSTER_PLANS.map((plan) => ({
    svg: () => posterPicture(plan).svg,
    files: [{ name: `${plan.file}.webp`, width: null }],
  }))
  const earlier = FORMER_DRAWINGS.flatMap((drawing) =>
    FORMATS.flatMap((format) => [
      ...listDemoItems().map(({ face }) => ({
        svg: () => articlePicture(face).svg,
        files: articleFiles(face, format, drawing),
      })),
      ...POSTER_PLANS.map((plan) => ({
        svg: () => posterPicture(plan).svg,
        files: posterFiles(plan, format, drawing),
      })),
    ]),
  )
  return [...articles, ...posters, ...earlier]
}

/** Codes of the home page's articles, whose pictures are drawn first. They do not depend on the day. */
function onTheFirstScreen(): Set<string> {
  const anyDay = '2026-01-01'
  const promoted = demoPromotions(anyDay).flatMap(({ Articulos }) => Articulos)
  return new Set([...demoOffers(anyDay).map(({ Articulo }) => Articulo), ...promoted])
}

async function missingIn(folder: string, jobs: Job[]): Promise<Job[]> {
  const there = new Set(await filesIn(folder))
  return jobs.filter(({ files }) => !there.has(files.at(-1)?.name ?? ''))
}

async function filesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const names = await readdir(folder, { recursive: true })
  return names.map((name) => name.replaceAll('\\', '/'))
}

/** Draws one picture and writes its files into `folder`, whose subfolders must exist. */
export async function draw(folder: string, { svg, files }: Job): Promise<void> {
  if (files[0]?.name.endsWith('.png')) {
    const name = files[0].name
    return writeWhole(join(folder, name), await sharp(Buffer.from(svg())).png().toBuffer())
  }
  let pixels = await pixelsOf(sharp(Buffer.from(svg())).removeAlpha())
  const encoded: { name: string; content: Promise<Buffer> }[] = []
  for (const { name, width } of files.toReversed()) {
    if (width && width < pixels.raw.width) pixels = await narrowed(pixels, width)
    encoded.push({ name, content: encode(pixels, name) })
  }
  for (const { name, content } of encoded.toReversed()) await writeWhole(join(folder, name), await content)
}

function encode({ data, raw }: Pixels, name: string): Promise<Buffer> {
  const picture = sharp(data, { raw })
  if (name.endsWith('.avif'))
    return picture.avif(raw.width === PICTURE_SIDE ? ENCODINGS.articleAvif : ENCODINGS.avif).toBuffer()
  return picture.webp(raw.width < PICTURE_SIDE ? ENCODINGS.narrowWebp : ENCODINGS.webp).toBuffer()
}

interface Pixels {
  data: Buffer
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** Scales each width from the next wider one; for halving, this is as good and faster. */
function narrowed({ data, raw }: Pixels, width: number): Promise<Pixels> {
  return pixelsOf(sharp(data, { raw }).resize({ width, kernel: 'linear' }))
}

/** Writes a temporary file and renames it: no partial file remains after a crash or with concurrent writers. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, content)
  await rename(part, file)
}

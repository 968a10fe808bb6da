import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { PICTURE_WIDTHS_PX } from '@gondola/contract/constants.ts'
import { listDemoItems } from '../catalogue/list-items.ts'
import { demoOffers } from '../promotions/offers.ts'
import { demoPromotions } from '../promotions/promotions.ts'
import { articlePicture, PICTURE_SIDE } from './article-picture.ts'
import { articleFiles, type PictureFormat, posterFiles } from './picture-name.ts'
import { posterPicture } from './poster-picture.ts'
import { POSTER_PLANS } from './poster-plans.ts'
import { listShopPictures } from './shop-pictures.ts'

interface DrawingOptions {
  /** Called after each picture with how many are done and how many there are to do. */
  onProgress?: (done: number, total: number) => void
}

/** One drawing and the files it becomes. The last file is written last: where it stands, all of them do. */
export interface Job {
  svg: () => string
  files: { name: string; width: number | null }[]
}

const FORMATS: readonly PictureFormat[] = ['webp', 'avif']

/**
 * Quality, and how hard the encoders try: a picture is drawn while somebody waits for it. The narrow ones, which phones
 * load, are worth a little more time. Whoever changes these raises `DRAWING` (picture-name.ts).
 */
export const ENCODINGS = {
  webp: { quality: 82, effort: 0 },
  narrowWebp: { quality: 82, effort: 1 },
  avif: { quality: 60, effort: 1 },
  articleAvif: { quality: 60, effort: 0 },
} as const

/**
 * Draws every picture of the demo shop into `folder`, as WebP and as AVIF: articles under `articulos/`, posters under
 * `banners/` and `promociones/`, in the widths of uploaded ones; and `tienda/`. What is there already is left alone, so a
 * second call is quick, and an interrupted one is continued. Answers how many pictures were drawn.
 */
export function drawPictures(folder: string, options: DrawingOptions = {}): Promise<number> {
  return drawJobs(folder, listJobs(), options)
}

/** Draws those of the jobs whose files are not in the folder yet; answers how many. */
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

/** The same under the names that shops filled by earlier releases know them by: they keep their pictures. */
export function listFormerJobs(): Job[] {
  const articles = listDemoItems().map(({ article, face }) => ({
    svg: () => articlePicture(face).svg,
    files: PICTURE_WIDTHS_PX.map((width) => ({ name: `articulos/${article.Codigo}-${width}.webp`, width })),
  }))
  const posters = POSTER_PLANS.map((plan) => ({
    svg: () => posterPicture(plan).svg,
    files: [{ name: `${plan.file}.webp`, width: null }],
  }))
  return [...articles, ...posters]
}

/** Codes of what the home page shows: those are drawn first. Which they are does not depend on the day. */
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

/** Draws one picture and writes its files into `folder`, whose folders below it are there. */
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

/** Each width is made from the next wider one, which for halves is as good and quicker. */
function narrowed({ data, raw }: Pixels, width: number): Promise<Pixels> {
  return pixelsOf(sharp(data, { raw }).resize({ width, kernel: 'linear' }))
}

/** A file that is there is there whole, whenever a program is stopped and however many draw at once. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, content)
  await rename(part, file)
}

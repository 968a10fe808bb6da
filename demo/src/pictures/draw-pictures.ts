import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { PICTURE_WIDTHS_PX } from '@gondola/contract/constants.ts'
import { listDemoItems } from '../catalogue/list-items.ts'
import { articlePicture, PICTURE_SIDE } from './article-picture.ts'
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

/** Quality of WebP, and how hard it tries: 1 is a third slower than 0 and a fifth smaller. */
const WEBP = { quality: 82, effort: 1 } as const

/**
 * Draws every picture of the demo shop into `folder`: articles in the widths of `PICTURE_WIDTHS_PX` under `articulos/`,
 * `banners/`, `promociones/` and `tienda/`. What is there already is left alone, so a second call is quick, and an
 * interrupted one is continued. Answers how many pictures were drawn.
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

/** Every picture of the demo shop. */
export function listJobs(): Job[] {
  const articles = listDemoItems().map(({ article, face }) => ({
    svg: () => articlePicture(face).svg,
    files: PICTURE_WIDTHS_PX.map((width) => ({ name: `articulos/${article.Codigo}-${width}.webp`, width })),
  }))
  const posters = POSTER_PLANS.map((plan) => ({
    svg: () => posterPicture(plan).svg,
    files: [{ name: `${plan.file}.webp`, width: null }],
  }))
  const shop = listShopPictures().map(({ file, svg }) => ({
    svg: () => svg,
    files: [{ name: file, width: null }],
  }))
  return [...shop, ...posters, ...articles]
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
  const hasGround = !files[0]?.name.endsWith('.png')
  const drawn = sharp(Buffer.from(svg()))
  const { data, info } = await (hasGround ? drawn.removeAlpha() : drawn)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const { name, width } of files) {
    const picture = sharp(data, { raw })
    if (width && width !== PICTURE_SIDE) picture.resize(width)
    await writeWhole(join(folder, name), await (hasGround ? picture.webp(WEBP) : picture.png()).toBuffer())
  }
}

/** A file that is there is there whole, whenever the program is stopped. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}

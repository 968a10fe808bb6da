import { hash } from 'node:crypto'
import { PICTURE_WIDTHS_PX, POSTER_WIDTHS_PX } from '@gondola/contract/base'
import type { PackFace } from '../catalogue/demo-item.ts'
import { POSTER_PLANS, type PosterPlan } from './poster-plans.ts'

/**
 * Part of every name: increment it when drawing or encoding changes, because browsers cache a file name forever.
 * `pictures.test.ts` compares it with the drawings.
 */
export const DRAWING = 3

/** Earlier drawings, whose names shops that were filled then still have. */
export const FORMER_DRAWINGS: readonly number[] = [1, 2]

const HASH_CHARACTERS = 24

/** How a picture is encoded. */
export type PictureFormat = 'webp' | 'avif'

/** One drawing's file in one width, named as uploaded pictures are (server/src/goods/pictures/picture-files.ts). */
export interface PictureFile {
  name: string
  width: number
}

/** The files of an article's picture, the widest last: that one is its `Imagen`. */
export const articleFiles = (
  face: PackFace,
  format: PictureFormat = 'webp',
  drawing = DRAWING,
): PictureFile[] => filesOf(`articulos/${contentHash('articulos', face, drawing)}`, PICTURE_WIDTHS_PX, format)

/** The files of a poster's picture, the widest last. */
export const posterFiles = (
  plan: PosterPlan,
  format: PictureFormat = 'webp',
  drawing = DRAWING,
): PictureFile[] => {
  const folder = plan.file.slice(0, plan.file.indexOf('/'))
  return filesOf(`${folder}/${contentHash(folder, plan, drawing)}`, POSTER_WIDTHS_PX, format)
}

/** The `Imagen` of an article with this pack. */
export const articleImagen = (face: PackFace): string => widest(articleFiles(face))

/** The `Imagen` of a poster, by its plan's `file`. @throws without such a plan */
export function posterImagen(file: string): string {
  const plan = POSTER_PLANS.find((each) => each.file === file)
  if (!plan) throw new Error(`The demo shop has no poster '${file}'`)
  return widest(posterFiles(plan))
}

/** The hash of a drawing's input, which determines its look. */
const contentHash = (kind: string, madeOf: object, drawing: number): string =>
  hash('sha256', `${kind} ${drawing} ${JSON.stringify(madeOf)}`).slice(0, HASH_CHARACTERS)

const filesOf = (stem: string, widths: readonly number[], format: PictureFormat): PictureFile[] =>
  widths.map((width) => ({ name: `${stem}-${width}.${format}`, width }))

const widest = (files: readonly PictureFile[]): string => files.at(-1)?.name ?? ''

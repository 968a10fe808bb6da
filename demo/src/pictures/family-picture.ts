import { DEPARTMENTS } from '../catalogue/departments.ts'
import { listDemoItems } from '../catalogue/list-items.ts'
import { OWN_BRAND } from '../catalogue/product-line.ts'
import { articlePicture } from './article-picture.ts'

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')

/** The longer words of a name without their plural. */
const wordsOf = (name: string): string[] =>
  (plain(name).match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/(?:es|s)$/, ''))

const FAMILIES = DEPARTMENTS.flatMap(({ families }) => families).map((family) => ({
  family,
  words: wordsOf(family.Descripcion),
}))
const LONGEST = 40

/**
 * An SVG for articles without a picture: the pack of the demo family that is called most alike, with the family's name
 * and the size, both as outlines.
 */
export function familyPicture(name: string, size: string): string {
  const words = wordsOf(name)
  const shared = (others: readonly string[]) =>
    others.filter((word) => words.includes(word)).length / (others.length + words.length)
  const like = FAMILIES.reduce((best, one) => (shared(one.words) > shared(best.words) ? one : best))
  const isAlike = shared(like.words) > 0
  const item = listDemoItems().find(({ article }) => article.Familia.Codigo === like.family.Codigo)
  const pack = isAlike ? like.family.pack : 'box'
  const isFresh = pack === 'fresh'
  return articlePicture({
    pack,
    art: isAlike ? (item?.face.art ?? null) : null,
    brand: isFresh ? OWN_BRAND : '',
    product: name.slice(0, LONGEST),
    // a pack bears its size
    kind: isFresh ? size : '',
    size,
  }).svg
}

import { askedContent, isOfPacks, singlesIn, type ListLine } from '@gondola/contract/cart'
import type { Article } from '@gondola/contract/catalogue'
import { withoutSizes } from '@gondola/lexicon/sizes'
import { exactTerm, type SearchIndex } from '../search/search.ts'
import type { Candidate } from './confidence.ts'

const NOT_COMPARABLE = 0.5
const MORE_THAN_ASKED = 0.75
/** Cost of each further pack: one of a kilogram ranks above two of half a kilogram. */
const PACK_COST = 0.1
const PACKS_COST_MAX = 0.4
/** Packs may hold this share more or less than the amount asked for. */
const TOLERANCE = 0.05

/** How well an article fits the amount that a line asks for: 0 to 1. */
export function unitFit({ amount, isAmountGiven }: ListLine, article: Article): number {
  const isWeighed = article.unidad === 100
  if (!isAmountGiven) return 1
  if (amount.kind === 'grams' && isWeighed) return 1
  if (isWeighed && amount.kind === 'pieces') return isOfPacks(amount) ? NOT_COMPARABLE : 1
  const comparison = askedContent(amount, article)
  if (comparison === null) return amount.kind === 'pieces' ? 1 : NOT_COMPARABLE
  const { asked, content } = comparison
  const packs = Math.max(1, Math.ceil(asked / content - TOLERANCE))
  const surplus = (packs * content) / asked - 1
  const cost = Math.min(PACKS_COST_MAX, (packs - 1) * PACK_COST)
  return (Math.abs(surplus) <= TOLERANCE ? 1 : MORE_THAN_ASKED - Math.min(surplus, 1) * 0.1) - cost
}

/** `pilas x 4` is a pack of four if there is one. */
const PACK_OF_WEIGHT = 12

/** A candidate with its place in the shop, and what of its score is because it is bought. */
export type Scored = Candidate & { index: number; familiarity: number }

/** Of articles that fit alike, the pack that is asked for comes first: one of the exact size, or of so many pieces. */
export function byPack({ amount, packOf }: ListLine, candidates: readonly Scored[]): readonly Scored[] {
  const isExact = ({ article }: Scored) => {
    const { asked, content } = askedContent(amount, article) ?? {}
    return article.unidad !== 100 && asked !== undefined && asked === content
  }
  const unfamiliar = ({ score, familiarity }: Scored) => score - familiarity
  const exact = Math.max(...candidates.filter(isExact).map(unfamiliar))
  return candidates.map((one) => {
    const isMultiple = one.unit < 1 && unfamiliar(one) <= exact
    // `jabón x 3` are three, or one of three
    const isSaid = packOf !== undefined && (amount.kind !== 'pieces' || amount.pieces !== packOf)
    const isPack = singlesIn(one.article) === packOf || (isSaid && isTimes(packOf, one.article, candidates))
    return { ...one, score: one.score - (isMultiple ? one.familiarity : 0) + (isPack ? PACK_OF_WEIGHT : 0) }
  })
}

/** By the content of another of its brand and name: 303 g where there are 101 g. */
const isTimes = (count: number, article: Article, candidates: readonly Scored[]): boolean =>
  candidates.some(
    ({ article: { Marca, Descripcion, ContenidoNeto } }) =>
      ContenidoNeto !== null &&
      ContenidoNeto * count === article.ContenidoNeto &&
      Marca.Codigo === article.Marca.Codigo &&
      withoutSizes(Descripcion) === withoutSizes(article.Descripcion),
  )

/** `2 latas de arvejas` are no fresh peas, `un pack de cerveza` no bottle. */
const CONTAINERS: readonly (readonly [said: RegExp, term: string])[] = [
  // 'un pack en lata' is of tins
  [/\b(?:six ?)?packs?\b/i, 'pack'],
  [/\blat(?:it)?as?\b/i, 'lata'],
  // juice, soup and dessert; what is always in an envelope has no other
  [/\bsobre(?:cito)?s?\b/i, 'polvo'],
  [/\bbid[oó]n(?:es|cito)?\b/i, 'bidon'],
]
/** Who says `botellas` wants no bidón. */
export const BOTTLES = /\bbotell(?:a|ita)s?\b/i
export const NO_BOTTLE = 'bidon'

/** The term of the container that a line names; -1 if it names none that articles are in. */
export function containerTerm(search: SearchIndex, text: string): number {
  const named = CONTAINERS.find(([said]) => said.test(text))
  return named === undefined ? -1 : exactTerm(search, named[1])
}

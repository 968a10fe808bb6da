import type { Article, Diet } from '@gondola/contract/catalogue'
import { babyKilosIn, CAN_ML } from '@gondola/lexicon/presentations'
import { otherProductIn } from './language/product-names.ts'
import { WEIGHTS } from './weights.ts'
import { BY_WEIGHT, numbersOf, wordsOf, type Word } from './language/words.ts'

const { place } = WEIGHTS

/** Words for what a package claims. */
const DIET_TERMS: Readonly<Record<Diet, readonly string[]>> = {
  'sin-tacc': ['sin tacc'],
  'sin-azucar': ['sin azucar'],
  'sin-lactosa': ['sin lactosa'],
  vegano: ['vegano', 'vegana'],
}
/** Families of tinned food, whose names seldom say so. */
const TINNED = /^(?:conservas|enlatados|tomates y salsas)/i

/** Desserts to be prepared, whose names seldom say so either. */
const BAKING = /^reposter/i
const PREPARED = /^(?:flan|postre|gelatina)\b/i

/** Whether a family's name names several products: `Papa, cebolla y hortalizas`, `Arena e higiene`. */
export const isOfSeveral = (family: string): boolean => /,| [ye] /i.test(family)

/** Caches the words of brands, families and departments. */
export class KnownNames {
  readonly #words = new Map<string, readonly Word[]>()

  wordsOf(name: string): readonly Word[] {
    let words = this.#words.get(name)
    if (words === undefined) this.#words.set(name, (words = wordsOf(name)))
    return words
  }
}

export function weightsOf(
  article: Article,
  words: readonly Word[],
  { department, otherBrand }: { department: string; otherBrand: string },
  names: KnownNames,
): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (term: string, weight: number) => {
    const known = weights.get(term)
    if (known === undefined) weights.set(term, weight)
    else weights.set(term, Math.max(known, weight) + place.otherPlaces * Math.min(known, weight))
  }
  const inName = new Set<string>()
  const otherProduct = otherProductIn(words)
  if (otherProduct !== null) add(otherProduct, place.firstWord)
  for (const [position, { term }] of words.entries()) {
    if (inName.has(term)) continue
    inName.add(term)
    for (const spelling of spellings(term))
      if (!weights.has(spelling)) add(spelling, weightAt(position, otherProduct))
  }
  if (article.ContenidoNeto !== null && article.ContenidoUnidad !== null) {
    const content = `=${article.ContenidoNeto}${article.ContenidoUnidad}`
    for (const spelling of spellings(content)) if (!weights.has(spelling)) add(spelling, place.leastInName)
  }
  for (const term of impliedTerms(article)) if (!weights.has(term)) add(term, place.leastInName)
  // all articles of a brand match it equally, wherever their names have it
  for (const { term } of names.wordsOf(article.Marca.Descripcion))
    weights.set(term, Math.max(weights.get(term) === place.firstWord ? place.firstWord : 0, place.brand))
  for (const { term } of names.wordsOf(otherBrand)) if (!weights.has(term)) add(term, place.brand)
  const { Descripcion: family } = article.Familia
  const isOne = !isOfSeveral(family)
  for (const [position, { term }] of names.wordsOf(family).entries())
    add(term, isOne ? (position === 0 ? place.familyFirst : place.family) : place.familyOfSeveral)
  for (const { term } of names.wordsOf(department)) add(term, place.department)
  return weights
}

/** What a name need not say: that it is weighed, in a pack or a tin, a powder, for babies of a weight, or suits a diet. */
export function impliedTerms({
  Descripcion,
  Familia,
  unidad,
  ContenidoNeto,
  ContenidoUnidad,
  Apto,
  Presentacion: { Envase, Uva = '' } = {},
}: Article): string[] {
  const isCan = ContenidoUnidad === 'ml' && CAN_ML.has(ContenidoNeto ?? 0)
  return [
    ...(unidad === 100 ? [BY_WEIGHT] : []),
    ...(Envase !== undefined ? ['pack'] : []),
    ...kilosOf(Descripcion),
    ...wordsOf(Uva).map(({ term }) => term),
    ...(isCan || TINNED.test(Familia.Descripcion) ? ['lata'] : []),
    ...(BAKING.test(Familia.Descripcion) && PREPARED.test(Descripcion) ? ['polvo'] : []),
    ...(Apto ?? []).flatMap((diet) => DIET_TERMS[diet]),
  ]
}

/** The heaviest baby that a nappy is looked for, in kilograms. */
const BABY_MAX_KG = 30

/** Each whole kilogram of the babies that a nappy is for: `pañales 10 kg`. */
function kilosOf(name: string): string[] {
  const { from, to } = babyKilosIn(name) ?? { from: 1, to: 0 }
  const last = Math.min(BABY_MAX_KG, to)
  const count = Math.max(0, Math.floor(last) - Math.ceil(from) + 1)
  return Array.from({ length: count }, (_, more) => `=${(Math.ceil(from) + more) * 1000}g`)
}

function weightAt(position: number, otherProduct: string | null): number {
  if (position === 0) return otherProduct === null ? place.firstWord : place.otherProduct
  return Math.max(place.leastInName, place.secondWord - (position - 1) * place.laterWordLoss)
}

const spellings = (term: string) => (term.startsWith('=') ? [term, ...numbersOf(term)] : [term])

import { readLists } from '@gondola/lexicon/read-lexicon'
import { linkedTerm, stem, wordsOf, type Word } from './words.ts'

/** In how many words after the first one it is said. */
const LATER_WORDS = 2
const DOUBLE = stem('doble')

/** The first words of names that are products of their own, each with the later words that say so. */
const others = new Map<string, ReadonlySet<string>>()
for (const [first, later] of readLists('other-products')) others.set(stem(first), new Set(later.map(stem)))

/**
 * The words that say that a name begins with the word of another product, as one term: `leche condensada`,
 * `desodorante ambiente`; null if it does not.
 */
export function otherProductIn([first, ...later]: readonly Pick<Word, 'term'>[]): string | null {
  const said = first === undefined ? undefined : others.get(first.term)
  // 'queso doble crema' is no cream cheese
  if (said === undefined || later[0]?.term === DOUBLE) return null
  const word = later.slice(0, LATER_WORDS).find(({ term }) => said.has(term))
  return word ? linkedTerm(first!.term, word.term) : null
}

const terms = (text: string) => new Set(wordsOf(text).map(({ term }) => term))

/** Words for the plain variety of a product, which a search without a variety means. */
export const PLAIN_SORTS: ReadonlySet<string> = terms(
  'original clásico clásica tradicional común regular sabor natural fino fina largo blanco blanca entero entera',
)

/** Words for a variety that a search means only if it says so. */
const SPECIAL_SORTS: ReadonlySet<string> = terms(
  'soja light liviano liviana descremado descremada deslactosado deslactosada diet zero cero 0.0 free integral salvado descafeinado descafeinada gluten tacc retornable repuesto ' +
    'infantil bebé baby kids cachorros gatitos mascotas vegetal vegetales congelado congelada saborizado saborizada',
)

export const isSpecialSort = (term: string): boolean =>
  SPECIAL_SORTS.has(term) || term === 'con gas' || (term.startsWith('sin ') && term !== 'sin gas')

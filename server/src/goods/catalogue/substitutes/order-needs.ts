import type { Article, ProductFacts } from '@gondola/contract/catalogue'
import { genderlessStem } from '@gondola/lexicon/stem'
import { folded } from '../../../platform/text/folded.ts'
import { dietBits, SMALL_WORDS, traitsOf } from './article-traits.ts'

/** What an order must be free of, as its customer wrote it. */
export interface OrderNeeds {
  /** Bits of the diets that each substitute must suit. */
  diets: number
  /** Stems of what no substitute may hold, as far as is known. */
  without: ReadonlySet<string>
  /** Stems of what no substitute may hold, and of which nothing unknown is trusted. */
  allergies: ReadonlySet<string>
}

const NAME = String.raw`[a-z]+(?:\s+secos)?`
/** What is named: `maní, las nueces y la soja`. */
const LIST = String.raw`(${NAME}(?:(?:\s*,\s*|\s+(?:y|e|o|u|ni)\s+)(?:(?:sin|al?|las?|los|el|de)\s+)*${NAME})*)`
const WITHOUT = new RegExp(String.raw`\b(?:sin|libres? de|nada (?:de|con)|no lleve|no tenga)\s+${LIST}`, 'g')
const ALLERGIC = new RegExp(
  String.raw`\b(?:alergi[ac]\w*|intoleran\w+|alergenos?)\b[\s:,]*(?:(?:severa|grave|fuerte|al?|con|de|las?|los|el)\s+)*${LIST}`,
  'g',
)
/** Who says this of a person asks for a diet. */
const PEOPLE: readonly (readonly [RegExp, diet: string])[] = [
  [/\bcelia[cq]/, 'sin tacc'],
  [/\bdiabet/, 'light'],
  [/\bhipertens/, 'sin sal'],
  [/\bvegan/, 'vegano'],
]
/** Allergens that are written otherwise on packages. */
const SAME: Readonly<Record<string, string>> = {
  mani: 'mani cacahuate cacahuete',
  trigo: 'trigo harina gluten',
  nuez: 'nuez nueces frutos secos',
  nueces: 'nuez nueces frutos secos',
  secos: 'frutos secos nuez nueces almendra avellana castana pistacho mani',
  mariscos: 'marisco crustaceo molusco camaron langostino mejillon calamar',
  pescado: 'pescado atun merluza salmon caballa anchoa sardina',
  lacteos: 'lacteo leche suero manteca crema queso lactosa caseina',
  leche: 'lacteo leche suero manteca crema queso caseina',
  huevo: 'huevo albumina clara yema mayonesa',
  huevos: 'huevo albumina clara yema mayonesa',
}

/** What somebody writes who says it in the order's comment is about the person, not about this article. */
const NOT_IN_COMMENTS = dietBits('apto bebé')

const dietsIn = (text: string): number => traitsOf({ Descripcion: text, Alcohol: false }).diets

/** What a line's note and its order's comment ask to be free of. */
export function needsOf(note: string, comment: string): OrderNeeds {
  const said = folded(`${note}. ${comment}`)
  const people = PEOPLE.flatMap(([of, diet]) => (of.test(said) ? [diet] : []))
  const without = namesIn(said, WITHOUT)
  const allergies = namesIn(said, ALLERGIC)
  return {
    diets: allergies.reduce(
      (bits, name) => bits | dietsIn(`sin ${name}`),
      dietsIn(note) | (dietsIn(comment) & ~NOT_IN_COMMENTS) | dietBits(...people),
    ),
    without: stemsOf(without),
    allergies: stemsOf(allergies),
  }
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, list = '']) => list.match(/[a-z]{3,}/g) ?? [])

/** Without what a diet says: `sin TACC` is told of articles themselves. */
const stemsOf = (names: readonly string[]): Set<string> =>
  new Set(
    names
      .filter((name) => !SMALL_WORDS.has(name) && dietsIn(`sin ${name}`) === 0)
      .flatMap((name) => (SAME[name] ?? name).split(' ').map(genderlessStem)),
  )

export const forbiddenIn = (line: string): ReadonlySet<string> =>
  needsOf(line, '').without.union(needsOf(line, '').allergies)

/** What an article contains, or may contain, of what a line says that it must be free of; null if nothing is known. */
export function contradiction(
  line: string,
  { Contiene, PuedeContener }: ProductFacts,
): { Duda: 'contiene' | 'trazas'; Falta: string } | null {
  const forbidden = forbiddenIn(line)
  const named = (names: ProductFacts['Contiene']) =>
    names?.find((name) =>
      folded(name)
        .split(' ')
        .some((word) => forbidden.has(genderlessStem(word))),
    )
  const [contained, traces] = [named(Contiene), named(PuedeContener)]
  if (contained) return { Duda: 'contiene', Falta: contained }
  return traces ? { Duda: 'trazas', Falta: traces } : null
}

/** Said of an article itself: `sin sal`, `libre de gluten`. */
const FREE_OF = /\b(?:sin|s|libre de|cero|zero|0)\s+[a-z]+/g
const CLAIMS = {
  'sin-tacc': dietBits('sin tacc'),
  vegano: dietBits('vegano'),
  'sin-azucar': dietBits('light'),
  'sin-lactosa': dietBits('sin lactosa'),
}

/** Whether an article meets what its customer needs; `facts` undefined: nothing is known of what is in it. */
export function meetsNeeds(
  { diets, without, allergies }: OrderNeeds,
  article: Pick<Article, 'Descripcion' | 'Alcohol' | 'Marca' | 'Apto'>,
  facts: ProductFacts | undefined,
): boolean {
  const claimed = (article.Apto ?? []).reduce((bits, claim) => bits | CLAIMS[claim], 0)
  if ((diets & ~(traitsOf(article).diets | claimed)) !== 0) return false
  const { Ingredientes, Contiene, PuedeContener } = facts ?? {}
  if (allergies.size > 0 && !Ingredientes && !Contiene) return false
  const holds = [Ingredientes ?? '', ...(Contiene ?? []), ...(PuedeContener ?? [])].join(' ')
  const words =
    `${folded(article.Descripcion)} ${folded(holds)}`.replaceAll(FREE_OF, ' ').match(/[a-z]+/g) ?? []
  const stems = new Set(words.map(genderlessStem))
  return [...without, ...allergies].every((stem) => !stems.has(stem))
}

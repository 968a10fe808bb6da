import { isUnitKnown, type NetContent } from './amounts.ts'
import { readLists } from './read-lexicon.ts'
import { NAPPY, sizesIn } from './sizes.ts'

/** What a name tells of how an article is packed, of a nappy and of a wine, as a shop would say it. */
export interface Presentation {
  /** `6 latas de 354 ml` */
  Envase?: string
  /** A baby's weight: `9 a 12,5 kg`, `14 kg o más`. */
  Peso?: string
  /** `Cabernet sauvignon` */
  Uva?: string
  /** The year of its vintage. */
  Cosecha?: string
}

const LISTS = [...readLists('presentations')].map(([key, words]) => {
  const [kind = '', said = ''] = key.split(' / ')
  return { kind, said, words }
})

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/(?<=[a-z])\. */g, ' ')

/** A reader of the lists of a kind: what a text says of it, in its order; the longer words first. */
function readerOf(kind: string): (text: string) => string[] {
  const meanings = new Map(
    LISTS.filter((list) => list.kind === kind).flatMap(({ said, words }) =>
      words.map((word) => [plain(word), said] as const),
    ),
  )
  const longest = [...meanings.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(String.raw`(?<![a-z])(${longest.join('|')})(?:s|es)?(?![a-z])`, 'g')
  return (text) => [...plain(text).matchAll(pattern)].map(({ 1: word = '' }) => meanings.get(word)!)
}

const packsIn = readerOf('pack')
const usualPacksIn = readerOf('usual pack')
const grapesIn = readerOf('grape')

/** Most names have none of these, and are read no further. */
const MAY_BE_PACK =
  /\d[^\d]{0,12}[x×*][^\d]{0,3}\d|pack|\b(?:lat|bot|paq|pot|sach|roll|caj)\w*\.? (?:x|de) ?\d/i
const MANY_PACKS = 99

/** Contents of cans of drinks, in millilitres, whose names seldom say so. */
export const CAN_ML: ReadonlySet<number> = new Set([269, 310, 354, 355, 473, 710])

function packOf(name: string, family: string): string | undefined {
  if (!MAY_BE_PACK.test(name)) return undefined
  const { packs } = sizesIn(name).findLast((size) => size.packs !== undefined) ?? {}
  if (packs === undefined || packs.count < 2 || packs.count > MANY_PACKS) return undefined
  const { count, word, each, eachWord } = packs
  const isCan = each.ContenidoUnidad === 'ml' && CAN_ML.has(each.ContenidoNeto)
  const [named] = [...packsIn(word), ...packsIn(name)]
  const [usual] = isCan ? ['latas'] : [...usualPacksIn(name), ...usualPacksIn(family)]
  const said = named ?? usual ?? 'unidades'
  return `${count} ${said} de ${contentText(each, eachWord)}`
}

/** `354 ml`, `1,5 l`, `50 paños`. */
function contentText({ ContenidoNeto, ContenidoUnidad }: NetContent, word: string): string {
  const isThousands = (ContenidoUnidad === 'g' || ContenidoUnidad === 'ml') && ContenidoNeto >= 1000
  const isCounted = word === '' || isUnitKnown(word)
  const unit = ContenidoUnidad !== 'un' ? ContenidoUnidad : isCounted ? 'unidades' : word
  const number = (isThousands ? ContenidoNeto / 1000 : ContenidoNeto).toLocaleString('es-AR', {
    maximumFractionDigits: 3,
  })
  return `${number} ${isThousands ? { g: 'kg', ml: 'l' }[ContenidoUnidad] : unit}`
}

const NUMBER = String.raw`\d{1,2}(?:[.,]\d{1,2})?`
const KG = String.raw`\s*kgs?\b\.?`
const KILOS = new RegExp(
  String.raw`(?<![\d.,])(?:(?<least>\+|m[aá]s de\s|desde\s)|(?<most>hasta\s|-))?\s*(?<from>${NUMBER})(?:(?:${KG})?\s*(?:a|-|–|\/|hasta)\s*(?<to>${NUMBER})${KG}|\s*(?<plus>\+)?${KG}\s*(?<more>\+|[oy] m[aá]s)?)`,
  'i',
)

/** The weight of the babies that a nappy is for, in kilograms: from, to; null if the name does not say. */
export function babyKilosIn(name: string): { from: number; to: number } | null {
  if (!NAPPY.test(name)) return null
  const { least, most, from = '', to, plus, more } = KILOS.exec(name)?.groups ?? {}
  const [first, last] = [from, to ?? ''].map((kilos) => Number(kilos.replace(',', '.')))
  if (!first) return null
  if (to !== undefined) return last! > first ? { from: first, to: last! } : null
  if (most !== undefined) return { from: 0, to: first }
  return (least ?? plus ?? more) ? { from: first, to: Infinity } : null
}

function babyWeightOf(name: string): string | undefined {
  const kilos = babyKilosIn(name)
  if (kilos === null) return undefined
  const [from, to] = [kilos.from, kilos.to].map((each) => each.toLocaleString('es-AR'))
  if (kilos.from === 0) return `hasta ${to} kg`
  return kilos.to === Infinity ? `${from} kg o más` : `${from} a ${to} kg`
}

const WINE = /\b(?:vinos?|vno|espumantes?|champa\w*)\b/i
const YEAR = /(?<![\d.,])(?:19[89]|20[0-4])\d(?![\d.,]|\s?(?:ml|cc|g|gr)\b)/

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function wineOf(name: string, family: string): Pick<Presentation, 'Uva' | 'Cosecha'> {
  if (!WINE.test(name) && !/^vinos?\b/i.test(family)) return {}
  const grapes = [...new Set(grapesIn(name))]
  const Cosecha = YEAR.exec(name)?.[0]
  const last = grapes.pop()
  const Uva = last && capitalised(grapes.length > 0 ? `${grapes.join(', ')} y ${last}` : last)
  return { ...(Uva && { Uva }), ...(Cosecha && { Cosecha }) }
}

/** What a name tells of an article of a family; null if it tells nothing of these. */
export function presentationOf(name: string, family: string): Presentation | null {
  const Envase = packOf(name, family)
  const Peso = babyWeightOf(name)
  const told = { ...(Envase && { Envase }), ...(Peso && { Peso }), ...wineOf(name, family) }
  return Object.keys(told).length > 0 ? told : null
}

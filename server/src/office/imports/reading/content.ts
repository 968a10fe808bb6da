import { formatNumber } from '@gondola/contract/base'
import { SOLD_BY_PIECE, type Warning } from '@gondola/contract/imports'
import type { NetContent } from '@gondola/lexicon/amounts'
import { netContentIn, sizesIn } from '@gondola/lexicon/sizes'

/** The unit of sale from the content: `500 g`, `1,5 l`, `12 un`. */
export function contentText(content: NetContent | null): string {
  if (content === null || (content.ContenidoNeto === 1 && content.ContenidoUnidad === 'un'))
    return SOLD_BY_PIECE
  const { ContenidoNeto, ContenidoUnidad } = content
  const isLarge = ContenidoNeto >= 1000 && (ContenidoUnidad === 'g' || ContenidoUnidad === 'ml')
  if (!isLarge) return `${formatNumber(ContenidoNeto)} ${ContenidoUnidad}`
  return `${formatNumber(ContenidoNeto / 1000)} ${ContenidoUnidad === 'g' ? 'kg' : 'l'}`
}

const isEqual = (one: number, other: number) => Math.abs(one / other - 1) < 0.01

/**
 * An article's net content: the columns' (`given`), unless they only say `1 UNI`, as many feeds do, or give one piece of
 * the description's pack. `1.50 ml` of what the description calls 1.5 l is the wrong unit: the description's content if
 * all of it was understood, otherwise none. A difference is reported (argentina §2.4).
 */
export function settledContent(
  given: NetContent | null,
  description: string,
  warn: (motivo: Warning, value: string) => void,
): NetContent | null {
  const named = netContentIn(description)
  if (given === null) return named
  if (given.ContenidoUnidad === 'un' && given.ContenidoNeto === 1) return named ?? given
  const said = [...sizesIn(description).flatMap(({ parts }) => parts), ...(named ? [named] : [])].filter(
    ({ ContenidoUnidad }) => ContenidoUnidad === given.ContenidoUnidad,
  )
  const other = named?.ContenidoUnidad === given.ContenidoUnidad ? named : said.at(-1)
  const isSaid =
    named === other
      ? other && isEqual(other.ContenidoNeto, given.ContenidoNeto)
      : said.some((one) => isEqual(one.ContenidoNeto, given.ContenidoNeto))
  if (other === undefined || given.ContenidoUnidad === 'un' || isSaid) return given
  const times = other.ContenidoNeto / given.ContenidoNeto
  const isWrongUnit = isEqual(times, 1000) || isEqual(times, 0.001)
  const isPieceOfPack =
    named !== null &&
    times > 1.5 &&
    isEqual(times, Math.round(times)) &&
    said.some((one) => isEqual(one.ContenidoNeto, given.ContenidoNeto))
  const content = isWrongUnit || isPieceOfPack ? named : given
  warn(
    'presentacion_distinta',
    `${contentText(given)} / ${contentText(other)}; ${content === null ? 'queda sin presentación' : `vale ${contentText(content)}`}`,
  )
  return content
}

const KILO = String.raw`(?:kgs?|kilos?|kilogramos?)(?!\p{L})\.?`
const PER_KILO = new RegExp(String.raw`(?:(?<!\p{L})(?:x|por|p\/|el|al|precio)\s*|\/\s*)${KILO}`, 'iu')
const PRICED_BY_WEIGHT = new RegExp(
  String.raw`(?<!\p{L})(?:precio|valor|cada|los|c\/)\s*(?:x|por|los|cada)?\s*100\s*(?:g|grs?|gramos)(?!\p{L})|(?<![\d½¼¾]\s*|medio\s|cuartos?\s|un\s|dos\s|tres\s|-)(?<!\p{L})${KILO}\W*$`,
  'iu',
)

/**
 * What a name tells of a price by weight: `sold` for `Pollo x kg`, `Asado el kilo`, `Vacío /kg` at its end, `perhaps`
 * where the kilo is said otherwise (`Harina x kg paquete`, `Pollo kg`, `precio por 100 g`), else null (`x 1 kg`).
 */
export function saleByWeightIn(name: string): 'sold' | 'perhaps' | null {
  const match = PER_KILO.exec(name)
  if (match) return /^[\s.)\]-]*$/.test(name.slice(match.index + match[0].length)) ? 'sold' : 'perhaps'
  return PRICED_BY_WEIGHT.test(name) ? 'perhaps' : null
}

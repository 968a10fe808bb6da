import { formatContent } from '@gondola/contract/base'
import { type ImportNote, SOLD_BY_PIECE, type Warning } from '@gondola/contract/imports'
import type { NetContent } from '@gondola/lexicon/amounts'
import { netContentIn, sizesIn } from '@gondola/lexicon/sizes'
import { folded } from '../../../platform/text/folded.ts'
import { type ImportRow, warning } from './import-row.ts'

type Unit = Pick<ImportRow, 'unidad' | 'ContenidoNeto' | 'ContenidoUnidad'>

/** How the shop sells an article. */
export interface KnownUnit extends Unit {
  Descripcion: string
  Ean: string | null
}

export const isOnePiece = ({ ContenidoNeto, ContenidoUnidad }: NetContent): boolean =>
  ContenidoNeto === 1 && ContenidoUnidad === 'un'

/** A barcode that is no code of the shop's scales. */
const isShelfCode = (ean: string | null): boolean => ean !== null && !/^2\d{12}$/.test(ean)

/** The content unless it is none or one piece. */
const sizeOf = ({ ContenidoNeto, ContenidoUnidad }: Omit<Unit, 'unidad'>): NetContent | null => {
  const size = ContenidoNeto === null || ContenidoUnidad === null ? null : { ContenidoNeto, ContenidoUnidad }
  return size === null || isOnePiece(size) ? null : size
}

/**
 * A row whose unit and content are settled, with its warnings: what the shop has (`known`; undefined: a new article,
 * null: staff hold its unit), or a new article's name plainly says, is not turned by a column alone.
 */
export function settledUnit(
  row: ImportRow,
  known: KnownUnit | null | undefined,
  warnings: readonly ImportNote[],
): { row: ImportRow; warnings: ImportNote[] } {
  const named = netContentIn(row.Descripcion)
  const unit = known === null ? null : known ? unitTaken(row, known, named) : newUnitTaken(row, named)
  const isStill = known?.unidad === 100 && (unit === 'queda' || row.isUnitGuessed)
  const others = warnings.filter(
    ({ motivo }) =>
      !(motivo === 'peso_dudoso' && isStill) && !(motivo === 'peso_por_nombre' && unit === 'queda'),
  )
  // its price may be that of 100 g
  if (known?.unidad === 100 && warnings.some(({ motivo }) => motivo === 'unidad_desconocida'))
    return { row: { ...row, unit: 'queda' }, warnings: others }
  if (unit === null) return { row, warnings: others }
  if (unit === 'cambia') return { row: { ...row, unit }, warnings: others }
  const kept = known ?? { ...named!, unidad: 1 as const }
  const doubt =
    kept.unidad === row.unidad
      ? warning(
          row.line,
          'presentacion_distinta',
          `${contentText(sizeOf(row))} / ${contentText(sizeOf(kept))}; queda ${contentText(sizeOf(kept))}`,
        )
      : warning(row.line, 'peso_dudoso', row.Descripcion, kept.unidad === 100 ? 'peso' : 'unidad')
  const settled = known ? row : { ...row, ...kept, unidaddescrip: contentText(named) }
  return { row: { ...settled, unit }, warnings: [...others, doubt] }
}

/** A new article that the column of units alone sells by weight, and whose name has a size: `Fideos 500 g`. */
const newUnitTaken = (row: ImportRow, named: NetContent | null) =>
  row.unidad === 100 && row.isByUnit && named !== null && !(row.Ean === null && named.ContenidoNeto === 1000)
    ? 'queda'
    : null

function unitTaken(row: ImportRow, known: KnownUnit, named: NetContent | null): 'queda' | 'cambia' | null {
  const [size, before] = [sizeOf(row), sizeOf(known)]
  const isRenamed = folded(row.Descripcion) !== folded(known.Descripcion)
  if (row.unidad === 100) {
    if (known.unidad === 100) return null
    if (isRenamed && saleByWeightIn(row.Descripcion) === 'sold') return 'cambia'
    return named !== null || before !== null || isShelfCode(known.Ean) ? 'queda' : 'cambia'
  }
  if (known.unidad === 100) {
    if (row.isUnitGuessed) return null
    const isTwice = !row.isByUnit && !row.isContentGuessed && size !== null && size.ContenidoNeto !== 1000
    return isTwice || (named !== null && isRenamed) ? 'cambia' : 'queda'
  }
  if (row.isContentGuessed || size === null || before === null) return null
  const isAlike = (other: NetContent) => other.ContenidoUnidad === size.ContenidoUnidad
  if (isAlike(before) && before.ContenidoNeto === size.ContenidoNeto) return null
  const isNamed = named !== null && isAlike(named) && isEqual(named.ContenidoNeto, size.ContenidoNeto)
  return isNamed || isAlike(before) ? 'cambia' : 'queda'
}

/** The unit of sale from the content: `500 g`, `1,5 l`, `12 un`. */
export function contentText(content: NetContent | null): string {
  if (content === null || isOnePiece(content)) return SOLD_BY_PIECE
  return formatContent(content.ContenidoNeto, content.ContenidoUnidad)
}

const isEqual = (one: number, other: number) => Math.abs(one / other - 1) < 0.01

/**
 * An article's net content: the columns' (`given`), unless they only say `1 UNI`, as many feeds do, give one piece of
 * the description's pack, or pieces of which the description says nothing. `1.50 ml` of what the description calls 1.5 l is the wrong unit: the description's content if
 * all of it was understood, otherwise none. A difference is reported (argentina §2.4).
 */
export function settledContent(
  given: NetContent | null,
  description: string,
  warn: (motivo: Warning, value: string) => void,
): NetContent | null {
  const named = netContentIn(description)
  if (given === null) return named
  if (isOnePiece(given)) return named ?? given
  const said = [...sizesIn(description).flatMap(({ parts }) => parts), ...(named ? [named] : [])].filter(
    ({ ContenidoUnidad }) => ContenidoUnidad === given.ContenidoUnidad,
  )
  const other = named?.ContenidoUnidad === given.ContenidoUnidad ? named : said.at(-1)
  const isSaid =
    named === other
      ? other && isEqual(other.ContenidoNeto, given.ContenidoNeto)
      : said.some((one) => isEqual(one.ContenidoNeto, given.ContenidoNeto))
  // pieces of a case are no content of what has a weight or volume
  const isCase = given.ContenidoUnidad === 'un' && named !== null && named.ContenidoUnidad !== 'un'
  if (isCase && said.length === 0) {
    warn('presentacion_distinta', `${contentText(given)} / ${contentText(named)}; vale ${contentText(named)}`)
    return named
  }
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

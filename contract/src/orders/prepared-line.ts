import { PIECES_MOST, sumOfPesos } from '../base/index.ts'
import {
  type CartLine,
  type PickedLine,
  type PreparedLine,
  type Substitute,
  takesReplacement,
} from '../cart/index.ts'
import { lineTotal } from '../catalogue/index.ts'
import { type LineQuestion, type Overruled, overruled } from './line-question.ts'

/**
 * Violations of the rules of preparing an order; `orders/preparation-violation-texts.ts` has the Spanish messages.
 * Quantities in grams or pieces.
 */
export type PreparationViolation =
  | { code: 'etiqueta-digitos' }
  | { code: 'etiqueta-control' }
  | { code: 'etiqueta-prefijo'; Prefijo: number }
  | { code: 'etiqueta-vacia' }
  | { code: 'etiqueta-ajena'; Plu: string; Descrip: string }
  | { code: 'peso-sobre-tolerancia'; ordered: number; prepared: number; to: number }
  | { code: 'peso-bajo-tolerancia'; ordered: number; prepared: number; from: number }
  | { code: 'piezas-de-mas'; ordered: number }
  | { code: 'reemplazo-no-aceptado'; Descrip: string }
  | { code: 'reemplazo-inexistente' }
  | { code: 'reemplazo-igual' }
  | { code: 'reemplazo-alcohol' }
  | { code: 'reemplazo-sobra' }
  | { code: 'reemplazo-piezas' }
  | ({ code: 'sin-confirmar' } & Overruled)
  | { code: 'pregunta-no' }
  | { code: 'falta-preparar'; count: number }
  | { code: 'nada-preparado' }
  | { code: 'motivo-vacio' }

/** The grams that may be charged for `ordered` without asking; `ToleranciaPeso` in per cent, both ends inclusive. */
export function weightRange(ordered: number, ToleranciaPeso: number): { from: number; to: number } {
  // whole grams inside the range, rounded in the customer's favour
  const margin = (ordered * ToleranciaPeso) / 100
  return { from: Math.max(1, Math.ceil(round6(ordered - margin))), to: Math.floor(round6(ordered + margin)) }
}

/**
 * Checks a weight against the ordered one (argentina §1.6): within the tolerance, or with a note. Above it the customer
 * must have agreed (Ley 24.240 art. 35); below it the note distinguishes a typing error from 'there was no more'.
 */
function checkWeight(
  ordered: number,
  prepared: number,
  Nota: string | null,
  ToleranciaPeso: number,
): PreparationViolation | null {
  const note = Nota?.trim() ?? ''
  const { from, to } = weightRange(ordered, ToleranciaPeso)
  if (prepared > to && (note === '' || isOwnReason(note)))
    return { code: 'peso-sobre-tolerancia', ordered, prepared, to }
  return prepared < from && note === '' ? { code: 'peso-bajo-tolerancia', ordered, prepared, from } : null
}

/** Why a weight differs, in the picker's own words: no agreement of the customer's. */
export const OWN_REASONS = ['No había más', 'Pieza entera'] as const

const isOwnReason = (note: string): boolean =>
  OWN_REASONS.some((each) => folded(each) === folded(note.replace(/\.$/, '')))

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** From so many times the ordered weight on a typing error is likelier than an agreement. */
export const UNLIKELY_TIMES = 3

/** Removes binary rounding errors: 110.00000000000001 is 110. */
const round6 = (grams: number) => Math.round(grams * 1e6) / 1e6

/** A line of an order, with known prices. */
export type OrderedLine = Pick<
  CartLine,
  'Codart' | 'Descrip' | 'Cantidad' | 'Unidad' | 'Alcohol' | 'Reemplazo' | 'Preparado'
> & {
  Precioindividual: number
}

/** The fields of an article needed for a substitution; `Precio` is its price today per piece or kilogram. */
export type SubstituteArticle = Pick<Substitute, 'Codart' | 'Descrip' | 'Unidad' | 'Imagen' | 'Ean'> & {
  Precio: number
  Alcohol: boolean
}

/**
 * Checks a picker's entry for a line against the customer's wishes and answer; returns the first violation. `substitute`
 * is the article that `picked` names, null if it is not on sale.
 */
export function checkPickedLine(
  line: OrderedLine,
  picked: PickedLine,
  {
    B1,
    ToleranciaPeso,
    substitute,
    question,
  }: {
    B1: boolean
    ToleranciaPeso: number
    substitute: SubstituteArticle | null
    question?: LineQuestion | undefined
  },
): PreparationViolation | null {
  const { Sustituto } = picked
  const against = picked.Confirmado === true ? null : overruled(question, picked, line.Preparado)
  if (against !== null) return { code: 'sin-confirmar', ...against }
  if (Sustituto === null)
    return picked.Cantidad === 0 ? null : checkQuantity(line, picked.Cantidad, picked, ToleranciaPeso)
  if (!takesReplacement(line, B1)) return { code: 'reemplazo-no-aceptado', Descrip: line.Descrip }
  if (substitute === null) return { code: 'reemplazo-inexistente' }
  if (substitute.Codart === line.Codart) return { code: 'reemplazo-igual' }
  if (substitute.Alcohol && line.Alcohol !== true) return { code: 'reemplazo-alcohol' }
  if (picked.Cantidad >= line.Cantidad) return { code: 'reemplazo-sobra' }
  if (substitute.Unidad === line.Unidad)
    return checkQuantity(line, picked.Cantidad + Sustituto.Cantidad, picked, ToleranciaPeso)
  return substitute.Unidad === 1 && Sustituto.Cantidad > PIECES_MOST ? { code: 'reemplazo-piezas' } : null
}

/** Pieces: never more than ordered. Weights: within the tolerance, or with a note. */
function checkQuantity(
  { Cantidad, Unidad }: OrderedLine,
  prepared: number,
  { Nota }: PickedLine,
  ToleranciaPeso: number,
): PreparationViolation | null {
  if (Unidad === 100) return checkWeight(Cantidad, prepared, Nota, ToleranciaPeso)
  return prepared > Cantidad ? { code: 'piezas-de-mas', ordered: Cantidad } : null
}

/**
 * The prepared line: the article with the real weight or pieces at the order's price, the substitute by `substituteOf`.
 * The entry must have passed `checkPickedLine`.
 */
export function preparedLine(
  line: OrderedLine,
  { Cantidad, Sustituto, Nota, Contando }: PickedLine,
  substitute: SubstituteArticle | null,
): PreparedLine {
  const own = lineTotal(line.Precioindividual, Cantidad, line.Unidad)
  const ordered = lineTotal(line.Precioindividual, line.Cantidad, line.Unidad)
  const most = sumOfPesos([ordered, -own])
  const stand =
    Sustituto === null || substitute === null
      ? null
      : substituteOf(line, Sustituto.Cantidad, substitute, most)
  return {
    Cantidad,
    Precioventa: sumOfPesos([own, stand?.Precioventa ?? 0]),
    Sustituto: stand,
    Nota: Nota?.trim() || null,
    ...(Contando === true && isPart(line, Cantidad) && stand === null && { Contando }),
  }
}

const isPart = ({ Unidad, Cantidad: ordered }: OrderedLine, Cantidad: number) =>
  Unidad === 1 && 0 < Cantidad && Cantidad < ordered

/**
 * A substitute at the lower price (contract §7): a piece or kilogram of it costs no more than one of the article it
 * replaces, and all of it no more than `most`, the price of the missing quantity.
 */
export function substituteOf(
  line: Pick<OrderedLine, 'Unidad' | 'Precioindividual'>,
  Cantidad: number,
  { Precio, Alcohol: _, ...article }: SubstituteArticle,
  most: number,
): Substitute {
  const Precioindividual = article.Unidad === line.Unidad ? Math.min(Precio, line.Precioindividual) : Precio
  const Precioventa = Math.min(lineTotal(Precioindividual, Cantidad, article.Unidad), most)
  return { ...article, Cantidad, Precioindividual, Precioventa }
}

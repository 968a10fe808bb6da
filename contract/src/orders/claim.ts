import { Type, type Static } from 'typebox'
import { Closed, Id, Nullable, OneOf, Pesos, SaleUnit, sumOfPesos, toCentavos } from '../base/index.ts'
import type { CartLine } from '../cart/index.ts'
import { isMissing, keptDiscounts } from './order-preparation.ts'
import { LINE_QUANTITY_MAX } from './order.ts'

/** What was wrong with a line that came: nothing of it, damaged or bad, another article, another weight. */
export const CLAIM_REASONS = ['falto', 'mal', 'otro', 'peso'] as const
/** Staff also note what its customer refused at the door, though it was as ordered. */
export const ClaimReason = OneOf(...CLAIM_REASONS, 'no-quiso')
export type ClaimReason = Static<typeof ClaimReason>

/** What was paid at the door goes back as credit, in cash with the next delivery or at the branch, or by transfer. */
export const DOOR_RETURNS = ['saldo', 'entrega', 'sucursal', 'transferencia'] as const
/** How money goes back; `mismo`: by the means with which it was paid. */
export const ReturnMeans = OneOf('mismo', ...DOOR_RETURNS)
export type ReturnMeans = Static<typeof ReturnMeans>

export const ClaimState = OneOf('abierto', 'aceptado', 'rechazado')
export type ClaimState = Static<typeof ClaimState>

/** What became of goods that came back: sold again, or lost. */
export const RETURNED_GOODS = ['venta', 'perdida'] as const
export const ReturnedGoods = OneOf(...RETURNED_GOODS)
export type ReturnedGoods = Static<typeof ReturnedGoods>

const item = Type.Integer({ minimum: 1, maximum: 1000 })
const quantity = Type.Integer({ minimum: 1, maximum: LINE_QUANTITY_MAX })
const words = Type.String({ maxLength: 500 })

/** The lines of an order that one call may claim. */
const CLAIMED_LINES_MAX = 100

/**
 * `Cantidad`: the pieces or grams that it is about; absent: all that is left. `YaReclamado`: what of the line was claimed
 * before, as seen, so that a claim sent twice is one; absent: nothing. `Foto`: of `uploadClaimPhoto`.
 */
export const ClaimedLine = Closed({
  Items: item,
  Motivo: OneOf(...CLAIM_REASONS),
  Cantidad: Type.Optional(quantity),
  YaReclamado: Type.Optional(quantity),
  Nota: Type.Optional(words),
  Foto: Type.Optional(Type.String({ pattern: '^reclamos/[0-9a-f]{24}-[0-9]{2,5}\\.webp$' })),
})
export type ClaimedLine = Static<typeof ClaimedLine>

/** `Cuenta` is the alias or CBU of a transfer. */
export const ClaimDraft = Closed({
  Lineas: Type.Array(ClaimedLine, { minItems: 1, maxItems: CLAIMED_LINES_MAX }),
  Medio: ReturnMeans,
  Cuenta: Type.Optional(Type.String({ maxLength: 60 })),
})
export type ClaimDraft = Static<typeof ClaimDraft>

/** As its customer sees it. `Importe`: what it cost; `Devuelto`: what was granted, of it `Descontado` off what was lacking. */
export const OwnClaim = Closed({
  Items: item,
  Motivo: ClaimReason,
  Cantidad: quantity,
  Unidad: SaleUnit,
  Nota: Type.String(),
  Importe: Pesos,
  Devuelto: Pesos,
  Descontado: Type.Optional(Pesos),
  Estado: ClaimState,
  Medio: ReturnMeans,
  Respuesta: Type.String(),
})
export type OwnClaim = Static<typeof OwnClaim>

export const OrderClaims = Closed({
  /** Until when lines may be claimed, an ISO instant with the shop's offset; null: it has not come, or that is over. */
  Hasta: Nullable(Type.String()),
  /** The same of an order that came, where that is over. */
  Vencio: Type.Optional(Type.String()),
  /** What of it was paid at the door: the customer chooses how it goes back. */
  EnLaPuerta: Pesos,
  Reclamos: Type.Array(OwnClaim),
})
export type OrderClaims = Static<typeof OrderClaims>

/** A claim in the list of staff. */
export const ClaimRow = Closed({
  Id,
  Pedido: Id,
  ...OwnClaim.properties,
  Codart: Type.String(),
  Articulo: Type.String(),
  Cuenta: Type.String(),
  Foto: Nullable(Type.String()),
  Fechahora: Type.String(),
  NombreCliente: Nullable(Type.String()),
  /** Decided by rule. */
  Automatico: Type.Boolean(),
  /** What became of its goods; null: they did not come back. */
  Volvio: Nullable(ReturnedGoods),
  /** Who of the staff opened it; null: the customer. */
  Abrio: Nullable(Type.String()),
  Decidio: Nullable(Type.String()),
  Sucursal: Nullable(Id),
  /** Who prepared it. */
  Preparador: Nullable(Type.String()),
})
export type ClaimRow = Static<typeof ClaimRow>

export const StaffClaim = Closed({
  ...ClaimRow.properties,
  /** Pieces or grams that left the shop. */
  Salio: Type.Integer({ minimum: 0 }),
  /** What was ordered, if another article came. */
  Pidio: Nullable(Type.String()),
  /** What the customer chose in its place when asked. */
  Eligio: Nullable(Type.String()),
  /** What of its order was paid at the door. */
  EnLaPuerta: Pesos,
  /** Claims of the household in a year, without this order's, and of them those that were accepted. */
  Anteriores: Type.Integer({ minimum: 0 }),
  Aceptados: Type.Integer({ minimum: 0 }),
})
export type StaffClaim = Static<typeof StaffClaim>

/** What staff decide: `Importe` 0 refuses it. `Respuesta` is told to the customer. */
export const ClaimDecision = Closed({
  Importe: Pesos,
  Medio: ReturnMeans,
  Respuesta: words,
  /** Absent: its goods did not come back. */
  Volvio: Type.Optional(ReturnedGoods),
})
export type ClaimDecision = Static<typeof ClaimDecision>

type Came = Pick<CartLine, 'Codart' | 'Descrip' | 'Cantidad' | 'Unidad'>

/**
 * What came of a line: its article, with what was put in the place of a part as far as that is counted alike, or the
 * substitute in the place of all of it; null: nothing came.
 */
export function cameOf({
  Codart,
  Descrip,
  Cantidad,
  Unidad,
  Preparado,
}: Came & Pick<CartLine, 'Preparado'>): Came | null {
  if (isMissing(Preparado)) return null
  if (Preparado === undefined) return { Codart, Descrip, Cantidad, Unidad }
  const { Cantidad: own, Sustituto } = Preparado
  if (own === 0 && Sustituto !== null) return Sustituto
  return { Codart, Descrip, Cantidad: own + (Sustituto?.Unidad === Unidad ? Sustituto.Cantidad : 0), Unidad }
}

/** What came of a line and was not claimed, with what was (`claimed`); null: nothing is left. */
export function claimableOf(
  line: Parameters<typeof cameOf>[0] & { Items: number },
  claims: readonly Pick<OwnClaim, 'Items' | 'Cantidad'>[],
): (Came & { claimed: number }) | null {
  const came = cameOf(line)
  const claimed = claims.reduce((sum, each) => sum + (each.Items === line.Items ? each.Cantidad : 0), 0)
  return came && came.Cantidad > claimed ? { ...came, Cantidad: came.Cantidad - claimed, claimed } : null
}

/** What a line cost in centavos: as prepared, less its discounts. */
const lineCentavos = (line: CartLine): number =>
  toCentavos(
    sumOfPesos([
      line.Preparado?.Precioventa ?? line.Precioventa ?? 0,
      ...keptDiscounts(line).map(({ Monto }) => -Monto),
    ]),
  )

/**
 * What a part of a line cost, in centavos, after another part of it was claimed (`before`). `lost`: what of its discount by
 * payment type the order lost, which was paid for all its lines in proportion.
 */
export function claimedCentavos(
  lines: readonly CartLine[],
  Items: number,
  claimed: number,
  lost: number,
  before = 0,
): number {
  const line = lines.find((each) => each.Items === Items)
  const came = line && cameOf(line)
  if (!line || !came || came.Cantidad <= 0) return 0
  const goods = lines.reduce((sum, each) => sum + (isMissing(each.Preparado) ? 0 : lineCentavos(each)), 0)
  const own = lineCentavos(line)
  // rounded down, so that all lines together are no more than was paid
  const cost = own + (goods > 0 ? Math.floor((own * lost) / goods) : 0)
  // of the parts up to it, so that all of them together cost what the line did
  const upTo = (part: number) => Math.round((cost * Math.min(part, came.Cantidad)) / came.Cantidad)
  return Math.max(0, upTo(before + claimed) - upTo(before))
}

/** Lines that staff claim for a customer who telephones: all that they cost is given back at once. */
export const StaffClaimDraft = Closed({
  ...ClaimDraft.properties,
  Lineas: Type.Array(
    Closed({ ...ClaimedLine.properties, Motivo: ClaimReason, Volvio: Type.Optional(ReturnedGoods) }),
    { minItems: 1, maxItems: CLAIMED_LINES_MAX },
  ),
  Respuesta: words,
})
export type StaffClaimDraft = Static<typeof StaffClaimDraft>

/** What the customer refuses at the door, noted before the money is taken. */
export const RefusedLines = Closed({
  Lineas: Type.Array(Closed(Type.Pick(ClaimedLine, ['Items', 'Cantidad', 'YaReclamado']).properties), {
    minItems: 1,
    maxItems: CLAIMED_LINES_MAX,
  }),
})
/** What a shop decides at once; amounts in pesos. */
export interface ClaimRules {
  /** The most that is given back of an order without anybody looking; 0: staff look at all. */
  ReclamoAutomatico: number
  /** How many claims of a household in 30 days. */
  ReclamosPorHogar: number
  /** The most that is given back so in a day, to all customers together. */
  TopeReclamosPorDia: number
  /** Codes of articles, and names of departments and families, parted by commas, that staff look at. */
  ReclamosAMano: string
}

export interface ClaimFacts {
  /** Pesos of the line, and what was given back by rule of its order, and to all today. */
  amount: number
  ofOrder: number
  ofDay: number
  /** Claims of the household in 30 days, without those of this order. */
  ofHousehold: number
  hasPhoto: boolean
  /** It is about less than all that came. */
  isPart: boolean
  /** The article's code, department and family. */
  names: readonly string[]
}

/** Whether a claim is accepted at once; other than what is missing needs a photo, and no weight is less by all of it. */
export function isAcceptedAtOnce(rules: ClaimRules, reason: ClaimReason, facts: ClaimFacts): boolean {
  const { amount, ofOrder, ofDay, ofHousehold, hasPhoto, isPart, names } = facts
  const byHand = new Set(rules.ReclamosAMano.split(',').map(plain).filter(Boolean))
  return (
    amount > 0 &&
    (reason === 'falto' || hasPhoto) &&
    (reason !== 'peso' || isPart) &&
    sumOfPesos([ofOrder, amount]) <= rules.ReclamoAutomatico &&
    sumOfPesos([ofDay, amount]) <= rules.TopeReclamosPorDia &&
    ofHousehold < rules.ReclamosPorHogar &&
    !names.some((name) => byHand.has(plain(name)))
  )
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

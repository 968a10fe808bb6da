import { createHash } from 'node:crypto'
import {
  type OvertakenOffer,
  type PriceChange,
  type PriceDifference,
  type PricePreview,
  changedPrice,
  isPriceJump,
  PRICE_WARNINGS,
} from '@gondola/contract/catalogue-admin'
import { isOvertaken } from '@gondola/contract/catalogue'
import type { Db } from '../../platform/db/open-database.ts'
import { listField } from './listed-prices.ts'
import { manualColumn } from './manual-columns.ts'
import { readPricedArticles, type PricedArticle } from './priced-articles.store.ts'

const EXAMPLES = 20

/** An article whose price would change. */
export interface PlannedPrice extends PriceDifference {
  manual_fields: PricedArticle['manual_fields']
  /** The article's base price. */
  base: number
  /** Of a list: it has the base price, and none of its own. */
  isBase: boolean
}

export interface PricePlan {
  planned: readonly PlannedPrice[]
  preview: PricePreview
}

/** Computes what a price change would do now; the preview's `Huella` is a fingerprint of exactly that. */
export async function planPriceChange(
  db: Db,
  day: string,
  { Seleccion, Cambio, Lista, SobreBase = false }: PriceChange,
): Promise<PricePlan> {
  const articles = await readPricedArticles(db, day, Seleccion, Lista)
  const field = heldField(Lista)
  const planned: PlannedPrice[] = []
  let excluded = 0
  const overtaken: OvertakenOffer[] = []
  let held = 0
  for (const { Codigo, Descripcion, Precioventa, own, Preciooferta, manual_fields } of articles) {
    const before = own ?? Precioventa
    const after = changedPrice(SobreBase ? Precioventa : before, Cambio)
    if (after === null) excluded++
    else if (after !== before) {
      const difference = { Codigo, Descripcion, Antes: before, Despues: after }
      planned.push({ ...difference, manual_fields, base: Precioventa, isBase: own === null })
      if (manual_fields?.includes(field)) held++
      if (Preciooferta !== null && isOvertaken(Preciooferta, before, after))
        overtaken.push({ ...difference, Preciooferta })
    }
  }
  const jumps = planned.filter(({ Antes, Despues }) => isPriceJump(Antes, Despues))
  return {
    planned,
    preview: {
      Huella: fingerprint(planned),
      Articulos: articles.length,
      Cambian: planned.length,
      Excluidos: excluded,
      Ejemplos: spread(planned, EXAMPLES).map(toDifference),
      MayorAumento: extreme(planned, (share) => share),
      MayorBaja: extreme(planned, (share) => -share),
      Saltos: jumps.length,
      EjemplosDeSaltos: spread(jumps, EXAMPLES).map(toDifference),
      Fijados: held,
      OfertasSuperadas: overtaken.length,
      EjemplosDeOfertas: spread(overtaken, EXAMPLES),
      Avisos: [
        ...(jumps.length > 0 ? [PRICE_WARNINGS.jumps(jumps.length)] : []),
        ...(excluded > 0 ? [PRICE_WARNINGS.excluded(excluded)] : []),
        ...(overtaken.length > 0 ? [PRICE_WARNINGS.offers(overtaken.length)] : []),
      ],
    },
  }
}

/** The entry of `articles.manual_fields` for a list's price, or for the base price. */
export const heldField = (Lista: number | null | undefined): string =>
  Lista === null || Lista === undefined ? manualColumn('Precioventa') : listField(Lista)

function fingerprint(planned: readonly PriceDifference[]): string {
  const hash = createHash('sha256')
  for (const { Codigo, Antes, Despues } of planned) hash.update(`${Codigo}|${Antes}|${Despues}\n`)
  return hash.digest('hex')
}

/** A sample of the given size, evenly spaced over the list. */
function spread<T>(all: readonly T[], count: number): T[] {
  if (all.length <= count) return [...all]
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]!)
}

/** The largest change in one direction, relative to the previous price. */
function extreme(
  planned: readonly PlannedPrice[],
  towards: (share: number) => number,
): PriceDifference | null {
  const by = ({ Antes, Despues }: PriceDifference) => towards(Despues / Antes - 1)
  const most = planned.reduce<PlannedPrice | null>(
    (best, one) => (by(one) > (best === null ? 0 : by(best)) ? one : best),
    null,
  )
  return most && toDifference(most)
}

const toDifference = ({ Codigo, Descripcion, Antes, Despues }: PlannedPrice): PriceDifference => ({
  Codigo,
  Descripcion,
  Antes,
  Despues,
})

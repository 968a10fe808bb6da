import {
  type PriceApplication,
  type PriceChange,
  type PricePreview,
  type PricesChanged,
  catalogueFault,
  checkPriceRule,
  type OvertakenOffer,
  type PriceDifference,
  changedPrice,
  isPriceJump,
  PRICE_WARNINGS,
} from '@gondola/contract/catalogue-admin'
import type { StaffViolation } from '@gondola/contract/base'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { changeCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { manualAfter, manualColumn, listField } from './manual-columns.ts'
import { keepPriceChange } from './price-changes.store.ts'
import { listPriceListIds } from './price-lists.store.ts'
import {
  writeListPrices,
  writePrices,
  readPricedArticles,
  type PricedArticle,
} from './priced-articles.store.ts'
import { writeStaffPrices } from './prices.store.ts'
import { shopDayOf } from './shop-day.ts'
import { createHash } from 'node:crypto'
import { isOvertaken } from '@gondola/contract/catalogue'

const EXAMPLES = 20

interface PlannedPrice extends PriceDifference {
  manual_fields: PricedArticle['manual_fields']
  base: number
  /** Of a list: it has the base price, and none of its own. */
  isBase: boolean
}

interface PricePlan {
  planned: readonly PlannedPrice[]
  preview: PricePreview
}

/** Computes what a price change would do now; the preview's `Huella` is a fingerprint of exactly that. */
async function planPriceChange(
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

/** Maximum number of codes logged for a bulk change; the rest is in the articles' price histories. */
const CODES_LOGGED = 200

/** @throws 422 nothing is selected, or the change is invalid */
export async function previewPriceChange(parts: Deps, change: PriceChange): Promise<PricePreview> {
  const broken = checkChange(change)
  if (broken) refuseStaff(broken)
  await requireList(parts.db, change.Lista)
  return (await planPriceChange(parts.db, shopDayOf(parts).day, change)).preview
}

/**
 * Applies exactly the price changes that were previewed, in one transaction; returns how many.
 *
 * @throws 422 the catalogue has changed since the preview, nothing would change, or price jumps are not confirmed
 */
export function changePrices(
  parts: Deps,
  session: StaffSession,
  { Huella, Confirmado, Mantener, ...change }: PriceApplication,
): Promise<PricesChanged> {
  const broken = checkChange(change)
  if (broken) refuseStaff(broken)
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    await requireList(trx, change.Lista)
    const { planned, preview } = await planPriceChange(trx, shopDayOf(parts).day, change)
    if (preview.Huella !== Huella) refuseStaff(catalogueFault('precios-cambiaron'))
    if (planned.length === 0) refuseStaff(catalogueFault('precios-sin-cambio'))
    if (preview.Saltos > 0 && !Confirmado) refuseStaff(catalogueFault('precios-sin-confirmar', 'Confirmado'))
    const at = instant(parts.clock)
    const { Lista = null } = change
    await (Lista === null
      ? writeBase(trx, planned, Mantener, at)
      : writeList(trx, Lista, planned, Mantener, at))
    const prices = planned.map(({ Codigo, Antes, Despues }) => ({
      Codigo,
      Precioventa: Despues,
      ...(Lista !== null && { before: Antes }),
    }))
    await writeStaffPrices(trx, prices, { at, userName: session.userName, Lista })
    const Cambio = await keepPriceChange(
      trx,
      { at, user_name: session.userName, rule: change.Cambio, price_list_id: Lista },
      planned.map(({ Codigo, Antes, Despues, manual_fields, isBase }) => ({
        article_code: Codigo,
        price_before: Antes,
        price_after: Despues,
        was_held: manual_fields?.includes(heldField(Lista)) ?? false,
        was_base: Lista !== null && isBase,
      })),
    )
    await record({
      Entidad: 'precios',
      Clave: Huella.slice(0, 12),
      Accion: 'cambiar-precios',
      Despues: {
        Articulos: planned.length,
        ...change.Cambio,
        ...(Lista !== null && { Lista, SobreBase: change.SobreBase ?? false }),
        Mantener,
        Filtro: change.Seleccion.Filtro ?? null,
        Codigos: planned.slice(0, CODES_LOGGED).map(({ Codigo }) => Codigo),
      },
    })
    return { Cambiados: planned.length, Cambio }
  })
}

/** Changed base prices stay as imports find them if `isKept`. */
const writeBase = (trx: Db, planned: readonly PlannedPrice[], isKept: boolean, at: string): Promise<void> =>
  writePrices(
    trx,
    planned.map(({ Codigo, Despues, manual_fields }) => ({
      Codigo,
      Precioventa: Despues,
      manual_fields: manualAfter(manual_fields, undefined, isKept ? [manualColumn('Precioventa')] : []),
    })),
    at,
  )

/** So do a list's; one that is the base price again is left to imports. */
const writeList = (
  trx: Db,
  Lista: number,
  planned: readonly PlannedPrice[],
  isKept: boolean,
  at: string,
): Promise<void> =>
  writeListPrices(
    trx,
    Lista,
    planned.map(({ Codigo, Despues, manual_fields, base }) => ({
      Codigo,
      own: Despues === base ? null : Despues,
      manual_fields: manualAfter(
        manual_fields,
        undefined,
        [],
        isKept || Despues === base ? [{ Lista, isHeld: Despues !== base }] : [],
      ),
    })),
    at,
  )

async function requireList(db: Db, Lista: number | undefined): Promise<void> {
  if (Lista === undefined || (await listPriceListIds(db)).includes(Lista)) return
  refuseStaff(catalogueFault('lista-inexistente', 'Lista'))
}

function checkChange({ Seleccion, Cambio }: PriceChange): StaffViolation | null {
  const isNamed = Seleccion.Codigos !== undefined || Seleccion.Filtro !== undefined
  return isNamed ? checkPriceRule(Cambio) : catalogueFault('seleccion-vacia')
}

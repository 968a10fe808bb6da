import {
  type PriceApplication,
  type PriceChange,
  type PricePreview,
  type PricesChanged,
  catalogueFault,
  checkPriceRule,
} from '@gondola/contract/catalogue-admin'
import type { StaffViolation } from '@gondola/contract/base'
import { instant } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseStaff } from '../http/problem.ts'
import type { StaffSession } from '../http/caller.ts'
import { changeCatalogue } from '../catalogue/change-catalogue.ts'
import { manualAfter, manualColumn } from './manual-columns.ts'
import { keepPriceChange } from './price-changes.store.ts'
import { planPriceChange } from './plan-price-change.ts'
import { writePrices } from './priced-articles.store.ts'
import { writeStaffPrices } from './prices.store.ts'
import { shopDayOf } from './shop-day.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'config'>

/** Maximum number of codes logged for a bulk change; the rest is in the articles' price histories. */
const CODES_LOGGED = 200

/** @throws 422 nothing is selected, or the change is invalid */
export async function previewPriceChange(parts: Parts, change: PriceChange): Promise<PricePreview> {
  const broken = checkChange(change)
  if (broken) refuseStaff(broken)
  return (await planPriceChange(parts.db, shopDayOf(parts).day, change)).preview
}

/**
 * Applies exactly the price changes that were previewed, in one transaction; returns how many.
 *
 * @throws 422 the catalogue has changed since the preview, nothing would change, or price jumps are not confirmed
 */
export function changePrices(
  parts: Parts,
  session: StaffSession,
  { Huella, Confirmado, Mantener, ...change }: PriceApplication,
): Promise<PricesChanged> {
  const broken = checkChange(change)
  if (broken) refuseStaff(broken)
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const { planned, preview } = await planPriceChange(trx, shopDayOf(parts).day, change)
    if (preview.Huella !== Huella) refuseStaff(catalogueFault('precios-cambiaron'))
    if (planned.length === 0) refuseStaff(catalogueFault('precios-sin-cambio'))
    if (preview.Saltos > 0 && !Confirmado) refuseStaff(catalogueFault('precios-sin-confirmar', 'Confirmado'))
    const at = instant(parts.clock)
    const held = Mantener ? [manualColumn('Precioventa')] : []
    const prices = planned.map(({ Codigo, Despues, manual_fields }) => ({
      Codigo,
      Precioventa: Despues,
      manual_fields: manualAfter(manual_fields, undefined, held),
    }))
    await writePrices(trx, prices, at)
    await writeStaffPrices(trx, prices, { at, userName: session.userName })
    const Cambio = await keepPriceChange(
      trx,
      { at, user_name: session.userName, rule: change.Cambio },
      planned.map(({ Codigo, Antes, Despues, manual_fields }) => ({
        article_code: Codigo,
        price_before: Antes,
        price_after: Despues,
        was_held: manual_fields?.includes(manualColumn('Precioventa')) ?? false,
      })),
    )
    await record({
      Entidad: 'precios',
      Clave: Huella.slice(0, 12),
      Accion: 'cambiar-precios',
      Despues: {
        Articulos: planned.length,
        ...change.Cambio,
        Mantener,
        Filtro: change.Seleccion.Filtro ?? null,
        Codigos: planned.slice(0, CODES_LOGGED).map(({ Codigo }) => Codigo),
      },
    })
    return { Cambiados: planned.length, Cambio }
  })
}

function checkChange({ Seleccion, Cambio }: PriceChange): StaffViolation | null {
  const isNamed = Seleccion.Codigos !== undefined || Seleccion.Filtro !== undefined
  return isNamed ? checkPriceRule(Cambio) : catalogueFault('seleccion-vacia')
}

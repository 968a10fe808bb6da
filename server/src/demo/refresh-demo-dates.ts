import { demoOffers } from '@gondola/demo/promotions/offers.ts'
import { demoPromotions } from '@gondola/demo/promotions/promotions.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-version.store.ts'
import { today } from '../clock.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/open-database.ts'
import type { Deps } from '../deps.ts'

/** Beside the site parameters, but none of them: the day that the demo's dates were reckoned from. */
const DEMO_DAY = 'demo_day'

/** Remembers the day that the demo's dates are reckoned from. */
export async function writeDemoDay(trx: Db, day: string): Promise<void> {
  const value = JSON.stringify(day)
  await trx
    .insertInto('parameters')
    .values({ name: DEMO_DAY, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/**
 * Moves the demo's offers and promotions on to today, so that a demo shop kept for weeks has some (contract §1). What
 * staff changed of them no longer looks as the demo made it, and stays as it is.
 */
export async function refreshDemoDates({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const day = today(clock, config.timeZone)
  const before = await findDemoDay(db)
  if (before === null || before === day) return
  await inTransaction(db, async (trx) => {
    await trx.selectFrom('catalogue_version').select('version').forUpdate().execute()
    // another process may have been quicker
    if ((await findDemoDay(trx)) !== before) return
    await moveOffers(trx, before, day)
    await movePromotions(trx, before, day)
    await writeDemoDay(trx, day)
    await bumpCatalogueVersion(trx)
  })
}

async function findDemoDay(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('parameters')
    .select('value')
    .where('name', '=', DEMO_DAY)
    .executeTakeFirst()
  return typeof row?.value === 'string' ? row.value : null
}

async function moveOffers(trx: Db, before: string, day: string): Promise<void> {
  const moved = demoOffers(day)
  for (const [index, { Articulo, ...offer }] of demoOffers(before).entries()) {
    const { FechaDesde, FechaHasta } = moved[index] ?? offer
    await trx
      .updateTable('offers')
      .set({ FechaDesde, FechaHasta })
      .where('article_code', '=', Articulo)
      .where('Preciooferta', '=', offer.Preciooferta)
      .where('FechaDesde', '=', offer.FechaDesde)
      .where('FechaHasta', '=', offer.FechaHasta)
      .execute()
  }
}

async function movePromotions(trx: Db, before: string, day: string): Promise<void> {
  const moved = demoPromotions(day)
  for (const [index, promotion] of demoPromotions(before).entries()) {
    const { FechaDesde, FechaHasta, Bases } = moved[index] ?? promotion
    await trx
      .updateTable('promotions')
      .set({ FechaDesde, FechaHasta, Bases })
      .where('Promocion', '=', promotion.Promocion)
      .where('Descripcion', '=', promotion.Descripcion)
      .where('FechaDesde', '=', promotion.FechaDesde)
      .where('FechaHasta', '=', promotion.FechaHasta)
      .where('Bases', '=', promotion.Bases)
      .execute()
  }
}

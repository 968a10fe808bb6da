import type { DeliveryRules, DeliveryRulesDraft } from '@gondola/contract/delivery'
import type { Db } from '../platform/db/open-database.ts'
import { findCutoff, listCostParameters } from './delivery.store.ts'

/** The Id of the only record of delivery rules. */
export const RULES_ID = 1

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const

/** Weekdays, closing of orders, fee and minimum; null for any other Id. */
export async function findDeliveryRules(db: Db, Id: number): Promise<DeliveryRules | null> {
  if (Id !== RULES_ID) return null
  const [weekdays, { days, time }, [costs]] = await Promise.all([
    db
      .selectFrom('delivery_weekdays')
      .select('weekday')
      .where('is_active', '=', true)
      .orderBy('weekday')
      .execute(),
    findCutoff(db),
    listCostParameters(db),
  ])
  return {
    Id: RULES_ID,
    DiasSemana: weekdays.map(({ weekday }) => weekday),
    CorteDias: days,
    CorteHora: time,
    Monto1: costs?.Monto1 ?? 0,
    Monto2: costs?.Monto2 ?? 0,
  }
}

export async function writeDeliveryRules(trx: Db, draft: DeliveryRulesDraft): Promise<void> {
  for (const weekday of EVERY_DAY) {
    const is_active = draft.DiasSemana.includes(weekday)
    await trx
      .insertInto('delivery_weekdays')
      .values({ weekday, is_active })
      .onConflict((conflict) => conflict.column('weekday').doUpdateSet({ is_active }))
      .execute()
  }
  const cutoff = { cutoff_days: draft.CorteDias, cutoff_time: draft.CorteHora }
  await trx
    .insertInto('delivery_rules')
    .values({ id: 1, ...cutoff })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(cutoff))
    .execute()
  await writeCosts(trx, draft)
}

/** The first row is in force (spec §7): it is updated, or inserted if the shop has none. */
async function writeCosts(trx: Db, { Monto1, Monto2 }: DeliveryRulesDraft): Promise<void> {
  const first = await trx.selectFrom('delivery_costs').select('id').orderBy('id').limit(1).executeTakeFirst()
  if (first === undefined) await trx.insertInto('delivery_costs').values({ Monto1, Monto2 }).execute()
  else await trx.updateTable('delivery_costs').set({ Monto1, Monto2 }).where('id', '=', first.id).execute()
}

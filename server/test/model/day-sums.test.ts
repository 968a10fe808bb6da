import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Period } from '@gondola/contract/reports'
import { listSoldArticles } from '../../src/office/reports/article-sales.store.ts'
import { fillReport } from '../../src/office/reports/fill-report.ts'
import { branchFigures } from '../../src/office/reports/branch-figures.ts'
import { leftCartsReport } from '../../src/office/reports/reports.routes.ts'
import { KnownOrderSales } from '../../src/office/reports/known-order-sales.ts'
import { findLastDayToSum, listStaleDays, listSummedDays } from '../../src/office/reports/day-sums.store.ts'
import { daysOf } from '../../src/office/reports/report-period.ts'
import { findFirstOrderDay } from '../../src/office/reports/sales.store.ts'
import { sumOneDay } from '../../src/office/reports/sum-days.ts'
import { dayAfter } from '../../src/platform/clock.ts'
import type { Db } from '../../src/platform/db/open-database.ts'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { allCommands } from './all-commands.ts'
import { freshShop, startModelShop } from './model-shop.ts'
import { newModel } from './shop-model.ts'

// Random customers and staff, whose orders are of days that are over, while housekeeping sums these days.

const seed = Math.floor(Math.random() * 2 ** 31)
const DAYS = 3
const LIMIT_MS = 8000
const STEPS_AT_LEAST = 20
/** Few, so that some are forgotten. */
const MOST_LINES = 40

describeOnBothDatabases('the sums of days', (database) => {
  let shop: TestShop
  let period: Period
  beforeAll(async () => {
    shop = await startModelShop(database)
    const FechaHasta = await findLastDayToSum(shop.db)
    period = { FechaDesde: dayAfter(FechaHasta, 1 - DAYS), FechaHasta }
  })
  afterAll(() => shop.close())
  const knownSales = new KnownOrderSales(MOST_LINES)

  it('are those of the lines after every step', { timeout: 240_000 }, async () => {
    let steps = 0
    /** The last order of those that no command will meet again. */
    let earlier = 0
    const until = performance.now() + LIMIT_MS
    const dice = fc.sample(fc.nat(), { seed, numRuns: 5000 })
    const dieOf = (sides: number) => dice[steps % dice.length]! % sides
    const runs = allCommands(async (each, model, real) => {
      // at the same time as the change
      const summing = dieOf(2) === 0 ? sumOneDay(shop.deps) : null
      await each.run(model, real)
      await summing
      steps++
      await moveNewOrders(dieOf(DAYS))
      if (dieOf(7) === 0) await dropOrder(dieOf(11), earlier)
      await expectSums()
    })
    await fc.assert(
      fc.asyncProperty(runs, async (sequence) => {
        if (performance.now() > until && steps > STEPS_AT_LEAST) return
        earlier = await findLastOrder()
        const real = await freshShop(shop)
        await fc.asyncModelRun(() => ({ model: newModel(), real }), sequence)
      }),
      { seed, numRuns: 30, endOnFailure: true },
    )
    expect(steps).toBeGreaterThan(STEPS_AT_LEAST)
    while (await sumOneDay(shop.deps));
    expect(await listStaleDays(shop.db)).toEqual([])
    const first = (await findFirstOrderDay(shop.db, null))!
    expect(await listSummedDays(shop.db, period)).toEqual(daysOf(period).filter((day) => day >= first))
    await expectSums()
  })

  /** As if orders had been placed on a day that is over. */
  async function moveNewOrders(back: number): Promise<void> {
    const Fecha = dayAfter(period.FechaHasta, -back)
    await shop.db
      .updateTable('orders')
      .set({ Fecha })
      .where('Estado', '<>', 'I')
      .where('Fecha', 'not in', daysOf(period))
      .execute()
  }

  async function findLastOrder(): Promise<number> {
    const last = await shop.db.selectFrom('orders').select('Id').orderBy('Id', 'desc').executeTakeFirst()
    return last?.Id ?? 0
  }

  /** Takes one of the five last orders before another out of the branch that it was placed at. */
  async function dropOrder(which: number, before: number): Promise<void> {
    const orders = await shop.db
      .selectFrom('orders')
      .select('Id')
      .where('Id', '<=', before)
      .orderBy('Id', 'desc')
      .limit(5)
      .execute()
    const order = orders[which % Math.max(1, orders.length)]
    if (order !== undefined)
      await shop.db.updateTable('orders').set({ branch_id: null }).where('Id', '=', order.Id).execute()
  }

  async function expectSums(): Promise<void> {
    const summed = await reports(shop.db, knownSales)
    await shop.db
      .transaction()
      .execute(async (trx) => {
        await trx.deleteFrom('summed_days').execute()
        expect(summed).toEqual(await reports(trx))
        throw new UndoneOnPurpose()
      })
      .catch((error: unknown) => {
        if (!(error instanceof UndoneOnPurpose)) throw error
      })
  }

  /** Both reports, of all branches and of one. */
  async function reports(db: Db, known?: KnownOrderSales) {
    const one = await db
      .selectFrom('branches')
      .select('Id')
      .where('Nombre', '=', 'Norte')
      .executeTakeFirstOrThrow()
    const of = async (branches: number[] | null) => ({
      articles: (await listSoldArticles(db, period, branches, known))
        .map(({ Descripcion: _, ...figures }) => figures)
        .toSorted((a, b) => (`${a.Codigo} ${a.Unidad}` < `${b.Codigo} ${b.Unidad}` ? -1 : 1)),
      branches: await branchFigures({ ...shop.deps, reads: db }, period, branches),
      fills: await Promise.all(
        (['articulo', 'preparador', 'hora'] as const).map((by) =>
          fillReport({ ...shop.deps, reads: db }, period, branches, by, 1000),
        ),
      ),
      carts: (await leftCartsReport(db, period, branches, 10)).PorDia,
    })
    return [await of(null), await of([one.Id])]
  }
})

class UndoneOnPurpose extends Error {}

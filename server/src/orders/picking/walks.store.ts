import type { Db } from '../../platform/db/open-database.ts'
import { completeWalk, START, type WalkLeg } from './walk.ts'

/** Taps of a branch that its walk is learned from, the newest. */
const TAPS_MOST = 20_000
const MS_PER_SECOND = 1000

/** A branch's walk: staff's own comes before the learned one. */
export async function findWalk(db: Db, branchId: number) {
  const row = db.selectFrom('branches').select(['Nombre', 'walk', 'learned_walk']).where('Id', '=', branchId)
  return (await row.executeTakeFirst()) ?? null
}

export async function listWalkBranches(db: Db): Promise<{ Id: number; learned_walk: number[] | null }[]> {
  return db.selectFrom('branches').select(['Id', 'learned_walk']).where('is_active', '=', true).execute()
}

/** All families in the catalogue's order. */
export async function listWalkFamilies(db: Db) {
  return db
    .selectFrom('families')
    .innerJoin('departments', 'departments.Codigo', 'families.department_code')
    .select(['families.Codigo', 'families.Descripcion', 'departments.Descripcion as Departamento'])
    .where('families.is_active', '=', true)
    .orderBy('departments.position')
    .orderBy('departments.Codigo')
    .orderBy('families.position')
    .orderBy('families.Codigo')
    .execute()
}

/** Writes a branch's walk, staff's own or the learned one. */
export async function writeWalk(
  db: Db,
  branchId: number,
  walk: { walk: number[] | null } | { learned_walk: number[] },
): Promise<void> {
  const json = Object.fromEntries(
    Object.entries(walk).map(([column, families]) => [column, families && JSON.stringify(families)]),
  )
  await db.updateTable('branches').set(json).where('Id', '=', branchId).execute()
}

/** The place of a family in the walk of an order's branch; undefined: nothing is known of it. */
export async function findSteps(
  db: Db,
  orderIds: readonly number[],
): Promise<(orderId: number, family: number | null) => number | undefined> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('branches', 'branches.Id', 'orders.branch_id')
    .select(['orders.Id', 'branches.Id as branch', 'walk', 'learned_walk'])
    .where('orders.Id', 'in', [...orderIds])
    .where(({ or, eb }) => or([eb('walk', 'is not', null), eb('learned_walk', 'is not', null)]))
    .execute()
  if (rows.length === 0) return () => undefined
  const families = (await listWalkFamilies(db)).map(({ Codigo }) => Codigo)
  const ofBranch = new Map<number, Map<number, number>>()
  for (const { branch, walk, learned_walk } of rows)
    if (!ofBranch.has(branch)) {
      const whole = completeWalk(walk ?? learned_walk ?? [], families)
      ofBranch.set(branch, new Map(whole.map((family, place) => [family, place])))
    }
  const branchOf = new Map(rows.map(({ Id, branch }) => [Id, branch]))
  return (orderId, family) =>
    family === null ? undefined : ofBranch.get(branchOf.get(orderId) ?? 0)?.get(family)
}

/** The ways of a branch's pickers from shelf to shelf, by what their devices sent at once. */
export async function listWalkLegs(db: Db, branchId: number): Promise<WalkLeg[]> {
  const taps = await db
    .selectFrom('picking_taps')
    .innerJoin('orders', 'orders.Id', 'picking_taps.order_id')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'picking_taps.order_id')
        .onRef('order_lines.Items', '=', 'picking_taps.Items'),
    )
    .innerJoin('articles', 'articles.Codigo', 'order_lines.Codart')
    .select([
      'picking_taps.device',
      'picking_taps.device_order',
      'picking_taps.at',
      'preparing_at',
      'family_code',
    ])
    .where('branch_id', '=', branchId)
    .where('outcome', '=', 'aplicado')
    .where('picked', 'is not', null)
    .orderBy('picking_taps.at', 'desc')
    .limit(TAPS_MOST)
    .execute()
  return [...Map.groupBy(taps, ({ device }) => device).values()].flatMap((own) => {
    const inOrder = own.toSorted((a, b) => a.device_order - b.device_order)
    return inOrder.map((tap, place): WalkLeg => {
      const last = inOrder[place - 1]
      const isFirst = last === undefined || (tap.preparing_at !== null && last.at < tap.preparing_at)
      const since = isFirst ? tap.preparing_at : last.at
      return {
        from: isFirst ? START : last.family_code,
        to: tap.family_code,
        // 0: of the same moment, as after a time without a network
        seconds: since === null ? 0 : (Date.parse(tap.at) - Date.parse(since)) / MS_PER_SECOND,
      }
    })
  })
}

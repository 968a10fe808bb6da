import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import { shopDateTime } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { BRANCH, countWhere, IS_MISSING, preparedLines } from './branch-figures.store.ts'
import type { Branches, SummedFill } from './day-sums.store.ts'

const isReplaced = sql<boolean>`"Preparado" ->> 'Sustituto' is not null`
/** A replaced line lacks nothing. */
const isMissing = sql<boolean>`(${IS_MISSING} and not (${isReplaced}))`
const COUNTS = [
  sql<number>`cast(count(*) as integer)`.as('lines'),
  countWhere(isReplaced).as('replaced'),
  countWhere(isMissing).as('missing'),
] as const

/** How the prepared lines of a day's orders came out: by article, and by picker and hour of their orders. */
export async function listFillsOn(
  db: Db,
  day: string,
  branches: Branches,
  timeZone: string,
): Promise<SummedFill[]> {
  const articles = await preparedLines(db, day, branches)
    .select([BRANCH.as('branch_id'), 'Codart as key', ...COUNTS])
    .select(sql<number>`cast(count(distinct orders."Id") as integer)`.as('orders'))
    .groupBy([BRANCH, 'Codart'])
    .execute()
  await othersFirst()
  const orders = await preparedLines(db, day, branches)
    .select([BRANCH.as('branch_id'), 'preparing_by', 'preparing_at', 'ready_at', ...COUNTS])
    .groupBy(['orders.Id', BRANCH, 'preparing_by', 'preparing_at', 'ready_at'])
    .execute()
  await othersFirst()
  const sums = new Map<string, SummedFill>()
  for (const { preparing_by, preparing_at, ready_at, ...counts } of orders) {
    const begun = preparing_at ?? ready_at!
    const minutes = Math.round((Date.parse(ready_at!) - Date.parse(begun)) / 60_000)
    const hour = shopDateTime(new Date(begun), timeZone).slice(11, 13)
    const fill = { ...counts, orders: 1, minutes }
    addFill(sums, { kind: 'preparador', key: String(preparing_by ?? ''), ...fill })
    addFill(sums, { kind: 'hora', key: hour, ...fill })
  }
  return [...articles.map((row): SummedFill => ({ kind: 'articulo', ...row, minutes: 0 })), ...sums.values()]
}

/** Adds up what belongs to the same branch, kind and key. */
export function addFill(sums: Map<string, SummedFill>, fill: SummedFill): void {
  const id = `${fill.branch_id} ${fill.kind} ${fill.key}`
  const known = sums.get(id)
  if (known === undefined) {
    sums.set(id, { ...fill })
    return
  }
  for (const name of ['orders', 'lines', 'replaced', 'missing', 'minutes'] as const) known[name] += fill[name]
}

type Named = Promise<{ key: number | string; name: string }[]>

/** The names of accounts by number; of at least one. */
export const listPickerNames = (db: Db, ids: readonly number[]): Named =>
  db.selectFrom('staff_accounts').select(['id as key', 'user_name as name']).where('id', 'in', ids).execute()

/** The names of articles by code; of at least one. */
export const listArticleNames = (db: Db, codes: readonly string[]): Named =>
  db
    .selectFrom('articles')
    .select(['Codigo as key', 'Descripcion as name'])
    .where('Codigo', 'in', codes)
    .execute()

export interface FamilyOfArticle {
  article: string
  Codigo: number
  Nombre: string
  Departamento: string
}

export async function findFamilies(db: Db): Promise<Map<string, FamilyOfArticle>> {
  const rows = await db
    .selectFrom('articles')
    .innerJoin('families', 'families.Codigo', 'articles.family_code')
    .innerJoin('departments', 'departments.Codigo', 'families.department_code')
    .select([
      'articles.Codigo as article',
      'families.Codigo',
      'families.Descripcion as Nombre',
      'departments.Descripcion as Departamento',
    ])
    .execute()
  return new Map(rows.map((row) => [row.article, row]))
}

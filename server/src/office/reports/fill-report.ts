import { setImmediate as othersFirst } from 'node:timers/promises'
import { sumOfPesos } from '@gondola/contract/base'
import type { FamilySales, FillFigures, FillGroup, FillReport, Period } from '@gondola/contract/reports'
import { isSqlite } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { PIECE_DAYS, type CostedSales } from './article-sales.store.ts'
import { type Branches, listSummedDays, listSummedFills, type SummedFill } from './day-sums.store.ts'
import {
  addFill,
  findFamilies,
  listArticleNames,
  listFillsOn,
  listPickerNames,
  type FamilyOfArticle,
} from './fills.store.ts'
import { daysOf, piecesOf } from './report-period.ts'

/**
 * How much of what was ordered in a period came, and how long it took, at some branches (null: all): from the sums of
 * days, where these hold, else from the orders. Where most is missing comes first; hours come in their order.
 */
export async function fillReport(
  { reads: db, config: { timeZone } }: Deps,
  period: Period,
  branches: Branches,
  by: FillGroup,
  rows: number,
): Promise<FillReport> {
  const kind = by === 'familia' ? 'articulo' : by
  const kinds = [...new Set([kind, 'hora'] as const)]
  const sums = new Map<string, SummedFill>()
  const families = by === 'familia' ? await findFamilies(db) : null
  const add = (fill: Omit<SummedFill, 'branch_id'>) => {
    if (fill.kind === 'hora') addFill(sums, { ...fill, key: '', branch_id: ALL })
    if (fill.kind !== kind) return
    const key = families === null ? fill.key : String(families.get(fill.key)?.Codigo ?? '')
    addFill(sums, { ...fill, key, branch_id: 0 })
  }
  for (const piece of piecesOf(period, isSqlite(db) ? PIECE_DAYS.sqlite : PIECE_DAYS.postgres)) {
    const summed = await listSummedDays(db, piece)
    for (const fill of await listSummedFills(db, summed, branches, kinds)) add(fill)
    await othersFirst()
    for (const day of daysOf(piece))
      if (!summed.includes(day)) for (const fill of await listFillsOn(db, day, branches, timeZone)) add(fill)
  }
  const all = [...sums.values()]
  const total = all.find(({ branch_id }) => branch_id === ALL) ?? NOTHING
  const groups = all
    .filter(({ branch_id }) => branch_id !== ALL)
    .toSorted((a, b) =>
      by === 'hora'
        ? a.key.localeCompare(b.key)
        : b.missing - a.missing || b.lines - a.lines || a.key.localeCompare(b.key),
    )
    .slice(0, rows)
  const names = await namesOf(db, by, groups, families)
  return {
    ...countsOf(total),
    ...timesOf(total),
    Pedidos: total.orders,
    Grupos: groups.map((fill): FillFigures => ({
      Clave: fill.key,
      Nombre: names.get(fill.key) ?? '',
      ...countsOf(fill),
      ...(kind === 'articulo' ? NO_TIMES : { Pedidos: fill.orders, ...timesOf(fill) }),
    })),
  }
}

/** Stands for all branches and hours together. */
const ALL = -1
const NOTHING = { orders: 0, lines: 0, replaced: 0, missing: 0, minutes: 0 }
const NO_TIMES = { Pedidos: null, MinutosPorPedido: null, MinutosPorRenglon: null }

type Counts = Pick<SummedFill, keyof typeof NOTHING>

const countsOf = ({ lines, replaced, missing }: Counts) => ({
  Renglones: lines,
  Completos: lines - replaced - missing,
  Reemplazados: replaced,
  Faltantes: missing,
})

/** With one decimal. */
const shareOf = (minutes: number, count: number) =>
  count === 0 ? null : Math.round((minutes / count) * 10) / 10

const timesOf = ({ orders, lines, minutes }: Counts) => ({
  MinutosPorPedido: shareOf(minutes, orders),
  MinutosPorRenglon: shareOf(minutes, lines),
})

async function namesOf(
  db: Db,
  by: FillGroup,
  groups: readonly SummedFill[],
  families: ReadonlyMap<string, FamilyOfArticle> | null,
): Promise<Map<string, string>> {
  const keys = groups.map(({ key }) => key).filter((key) => key !== '')
  if (keys.length === 0) return new Map()
  if (by === 'hora') return new Map(keys.map((hour) => [hour, `${hour}:00`]))
  if (families !== null)
    return new Map([...families.values()].map(({ Codigo, Nombre }) => [String(Codigo), Nombre]))
  const named =
    by === 'articulo' ? await listArticleNames(db, keys) : await listPickerNames(db, keys.map(Number))
  return new Map(named.map(({ key, name }) => [String(key), name]))
}

/** Sales by the families of the articles as they are filed now, the best first. */
export async function familySales(db: Db, sold: readonly CostedSales[]): Promise<FamilySales[]> {
  const families = await findFamilies(db)
  const grouped = Map.groupBy(sold, ({ Codigo }) => families.get(Codigo)?.Codigo ?? null)
  return [...grouped]
    .map(([Familia, articles]) => {
      const family = families.get(articles[0]!.Codigo)
      return {
        Familia,
        Nombre: family?.Nombre ?? '',
        Departamento: family?.Departamento ?? '',
        Articulos: new Set(articles.map(({ Codigo }) => Codigo)).size,
        Ventas: sumOfPesos(articles.map(({ Ventas }) => Ventas)),
        ConCosto: sumOfPesos(articles.map(({ ConCosto }) => ConCosto)),
        Costo: sumOfPesos(articles.map(({ Costo }) => Costo)),
      }
    })
    .toSorted((a, b) => b.Ventas - a.Ventas || (a.Familia ?? 0) - (b.Familia ?? 0))
}

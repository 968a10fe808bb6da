import type { StaffArticle, StaffOffer } from '@gondola/contract/catalogue-admin'
import type { StaffPromotion, StaffPromotionWhole } from '@gondola/contract/promotions'
import { daysBetween } from '@gondola/contract/reports'

/** Weeks that the calendar shows at once. */
export const WEEKS = 8
const WEEK_DAYS = 7
const DAY_MS = 24 * 3_600_000

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The Mondays of the weeks, the first that of `day`, moved by `offset` weeks. */
export function mondaysFrom(day: string, offset = 0): string[] {
  const sinceMonday = (new Date(Date.parse(day)).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS
  return Array.from({ length: WEEKS }, (_, week) => dayAfter(day, (week + offset) * WEEK_DAYS - sinceMonday))
}

/** An offer's article, with where it is in the catalogue. */
export type PlacedArticle = Pick<StaffArticle, 'Codigo' | 'Familia' | 'Marca'>

/** A line of the calendar: a promotion, or the offers of the same days and branches. */
export interface CalendarRow {
  key: string
  FechaDesde: string
  FechaHasta: string
  /** Null: all. */
  branches: readonly number[] | null
  promotion?: StaffPromotion
  offers?: readonly StaffOffer[]
}

/** One line for each promotion and each leaflet's offers, those that begin first above. */
export function calendarRows(
  promotions: readonly StaffPromotion[],
  offers: readonly StaffOffer[],
): CalendarRow[] {
  const leaflets = Map.groupBy(offers, ({ FechaDesde, FechaHasta, Sucursales = null }) =>
    [FechaDesde, FechaHasta, ...(Sucursales?.toSorted((a, b) => a - b) ?? [])].join(' '),
  )
  return [
    ...promotions.map((promotion) => ({
      key: `promotion ${promotion.Promocion}`,
      ...daysOf(promotion),
      promotion,
    })),
    ...[...leaflets].map(([key, same]) => ({ key, ...daysOf(same[0]!), offers: same })),
  ].toSorted((a, b) => a.FechaDesde.localeCompare(b.FechaDesde) || a.FechaHasta.localeCompare(b.FechaHasta))
}

const daysOf = ({ FechaDesde, FechaHasta, Sucursales = null }: StaffPromotion | StaffOffer) => ({
  FechaDesde,
  FechaHasta,
  branches: Sucursales,
})

/** Another line that changes the price of the same goods on the same days. */
export interface Overlap {
  other: CalendarRow
  from: string
  until: string
  /** Articles that both name or have in a named family or brand. */
  articles: number
}

/**
 * What else runs for the same goods, days and branches, by the lines' keys. Promotions without a discount change no
 * price.
 */
export function overlapsIn(
  rows: readonly CalendarRow[],
  reaches: ReadonlyMap<number, StaffPromotionWhole>,
  articles: readonly PlacedArticle[],
): ReadonlyMap<string, readonly Overlap[]> {
  const covered = rows.flatMap((row) => {
    const coverage = coverageOf(row, reaches)
    if (coverage === null) return []
    return [{ row, coverage, own: articles.filter((article) => covers(coverage, article)) }]
  })
  return new Map(
    covered.map(({ row, coverage, own }) => [
      row.key,
      covered.flatMap(({ row: other, coverage: theirs }) => {
        if (other === row || (row.offers && other.offers) || !isOnSameDays(row, other)) return []
        const shared = own.filter((article) => covers(theirs, article)).length
        const isSameScope =
          isAnyShared(coverage.families, theirs.families) || isAnyShared(coverage.brands, theirs.brands)
        return shared > 0 || isSameScope ? [{ other, ...sharedDays(row, other), articles: shared }] : []
      }),
    ]),
  )
}

const isAnyShared = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  [...one].some((code) => other.has(code))

const sharedDays = (one: CalendarRow, other: CalendarRow) => ({
  from: one.FechaDesde > other.FechaDesde ? one.FechaDesde : other.FechaDesde,
  until: one.FechaHasta < other.FechaHasta ? one.FechaHasta : other.FechaHasta,
})

/** Whether one value is in both; null or absent: any is. */
const canBoth = (one: readonly number[] | null = null, other: readonly number[] | null = null) =>
  one === null || other === null || one.some((value) => other.includes(value))

/** Whether both run on one day, at one branch, paid by one means. */
function isOnSameDays(one: CalendarRow, other: CalendarRow): boolean {
  const { from, until } = sharedDays(one, other)
  if (!canBoth(one.branches, other.branches)) return false
  if (!canBoth(one.promotion?.TiposPago, other.promotion?.TiposPago)) return false
  for (let day = 0; day < Math.min(daysBetween(from, until), WEEK_DAYS); day++) {
    const weekday = new Date(Date.parse(dayAfter(from, day))).getUTCDay()
    if ([one, other].every(({ promotion }) => runsOnWeekday(promotion?.Dias ?? [], weekday))) return true
  }
  return false
}

const runsOnWeekday = (days: readonly number[], weekday: number) =>
  days.length === 0 || days.includes(weekday)

interface Coverage {
  articles: ReadonlySet<string>
  families: ReadonlySet<number>
  brands: ReadonlySet<number>
}

function coverageOf(
  { promotion, offers = [] }: CalendarRow,
  reaches: ReadonlyMap<number, StaffPromotionWhole>,
): Coverage | null {
  if (promotion === undefined)
    return {
      articles: new Set(offers.map(({ Articulo }) => Articulo.Codigo)),
      families: new Set(),
      brands: new Set(),
    }
  const reach = reaches.get(promotion.Promocion)
  if (promotion.Mecanica === null || reach === undefined) return null
  return {
    articles: new Set(reach.Articulos),
    families: new Set(reach.Familias),
    brands: new Set(reach.Marcas),
  }
}

const covers = ({ articles, families, brands }: Coverage, { Codigo, Familia, Marca }: PlacedArticle) =>
  articles.has(Codigo) || families.has(Familia.Codigo) || brands.has(Marca.Codigo)

/** Where a line is among the weeks: columns before it, columns, and the shares of the first and last that it leaves free. */
export function barOf(
  { FechaDesde, FechaHasta }: Pick<CalendarRow, 'FechaDesde' | 'FechaHasta'>,
  mondays: readonly string[],
): { before: number; span: number; left: number; width: number } | null {
  const end = WEEKS * WEEK_DAYS
  const from = Math.max(0, daysBetween(mondays[0]!, FechaDesde) - 1)
  const until = Math.min(end, daysBetween(mondays[0]!, FechaHasta))
  if (from >= until) return null
  const before = Math.floor(from / WEEK_DAYS)
  const span = Math.ceil(until / WEEK_DAYS) - before
  const days = span * WEEK_DAYS
  return { before, span, left: (from - before * WEEK_DAYS) / days, width: (until - from) / days }
}

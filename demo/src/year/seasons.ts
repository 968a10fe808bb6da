import type { DemoArticle } from '../catalogue/demo-item.ts'

/** How many times as often as usual a family is bought, January to December: the southern summer is at both ends. */
const BY_MONTH: Record<number, readonly number[]> = {
  108: [0.4, 0.4, 0.7, 1, 1.6, 2.6, 2.8, 2.4, 1.4, 0.9, 0.6, 0.4],
  102: [0.7, 0.7, 0.9, 1, 1.3, 1.6, 1.6, 1.5, 1.1, 0.9, 0.8, 0.7],
  203: [0.7, 0.7, 0.9, 1, 1.2, 1.4, 1.4, 1.3, 1, 0.9, 0.8, 0.7],
  209: [0.6, 0.6, 1.1, 1.2, 1.4, 1.6, 1.6, 1.4, 1.1, 0.9, 0.8, 0.6],
  301: [1.6, 1.5, 1.1, 0.9, 0.8, 0.7, 0.7, 0.8, 0.9, 1.1, 1.3, 1.8],
  302: [1.6, 1.5, 1.2, 0.9, 0.8, 0.7, 0.7, 0.8, 0.9, 1.1, 1.3, 1.5],
  303: [1.6, 1.5, 1.2, 0.9, 0.8, 0.7, 0.7, 0.8, 0.9, 1.1, 1.3, 1.5],
  401: [1.8, 1.6, 1.2, 0.9, 0.7, 0.6, 0.6, 0.7, 0.9, 1.1, 1.4, 1.9],
  404: [1, 0.5, 0.5, 0.5, 0.5, 0.6, 0.6, 0.6, 0.7, 1, 1.5, 9],
  802: [0.5, 0.5, 0.7, 1, 1.4, 1.6, 1.6, 1.5, 1.2, 0.9, 0.7, 0.5],
  803: [1.3, 1.2, 1.1, 1, 0.8, 0.7, 0.7, 0.8, 1, 1.1, 1.2, 1.3],
  806: [1.5, 1.4, 1.2, 1, 0.7, 0.6, 0.6, 0.7, 1, 1.2, 1.3, 1.5],
  907: [0.6, 0.6, 0.8, 0.9, 1, 1.1, 1.1, 1, 1, 1, 1.2, 2.5],
  1007: [2.8, 2.5, 1.4, 0.7, 0.4, 0.3, 0.3, 0.4, 0.8, 1.3, 1.9, 3],
  1008: [3, 2.6, 1.3, 0.6, 0.3, 0.2, 0.2, 0.3, 0.6, 1.1, 1.8, 3.5],
  1106: [2, 2, 1.5, 0.9, 0.5, 0.3, 0.3, 0.4, 0.7, 1.2, 1.6, 2],
}

const BARBECUE = new Set([701, 704, 705, 1406, 402])
const FRIDAY = 5
const SATURDAY = 6
const DECEMBER = '12'

/** How many times as often as usual a family is in an order delivered on an ISO day of that weekday. */
export function familySeason(family: number, day: string, weekday: number): number {
  const season = BY_MONTH[family]?.[Number(day.slice(5, 7)) - 1] ?? 1
  const isWeekend = weekday === FRIDAY || weekday === SATURDAY
  return season * (isWeekend && BARBECUE.has(family) ? 1.8 : 1)
}

const CHRISTMAS = /^(Turrón|Pan dulce|Sidra|Espumante)/
const ROAST = /^(Asado|Vacío|Chorizo parrillero|Morcilla|Carbón)/

/** What is bought for Christmas and New Year. */
export const isForChristmas = ({ Descripcion }: Pick<DemoArticle, 'Descripcion'>) =>
  CHRISTMAS.test(Descripcion)

/** What is bought for the weekend's barbecue. */
export const isForBarbecue = ({ Descripcion }: Pick<DemoArticle, 'Descripcion'>) => ROAST.test(Descripcion)

/** From the fifth of December. */
export const isChristmasTime = (day: string) => day.slice(5, 7) === DECEMBER && day.slice(8) >= '05'

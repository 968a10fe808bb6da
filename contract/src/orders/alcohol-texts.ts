import type { Hours } from './alcohol.ts'

/** Texts about alcoholic drinks (argentina §1.4, L15). */
export const alcoholTexts = {
  title: 'Bebidas con alcohol',
  legend: 'Prohibida su venta a menores de 18 años. Beber con moderación.',
  declaration: 'Declaro ser mayor de 18 años',
  identification: 'Al entregarte el pedido te vamos a pedir el DNI.',
} as const

/** When alcohol may be delivered or picked up on a day; without hours: not on that day. */
export function alcoholHoursText(hours: readonly Hours[]): string {
  if (hours.length === 0) return 'Ese día no podemos entregar bebidas con alcohol.'
  const ranges = hours.map(({ Desde, Hasta }) => `de ${Desde} a ${Hasta}`).join(' y ')
  return `Las bebidas con alcohol se entregan ${ranges}.`
}

/** Why some slots of the day are not offered. */
export function fewerSlotsText(hours: readonly Hours[]): string {
  if (hours.length === 0) return alcoholHoursText(hours)
  return `Tu carrito tiene bebidas con alcohol. ${alcoholHoursText(hours)}`
}

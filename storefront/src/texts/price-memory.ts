import { formatPesos } from '@gondola/contract/base'

/** 'La última vez $ 1.980,00, hoy $ 2.340,00'; of what is weighed, by the kilogram. */
export function priceMemoryText(before: number, now: number, unidad: number): string {
  const perUnit = unidad === 1 ? '' : ' el kilo'
  return `La última vez ${formatPesos(before)}${perUnit}, hoy ${formatPesos(now)}`
}

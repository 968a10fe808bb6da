const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR

/** How long ago an order's slot ended, or how long until it ends: `Atrasado 1 h 20 min`, `Quedan 40 min`. */
export function slotEndText(minutesLeft: number): string {
  const duration = durationText(Math.abs(minutesLeft))
  return minutesLeft < 0 ? `Atrasado ${duration}` : `Quedan ${duration}`
}

function durationText(minutes: number): string {
  if (minutes >= 2 * MINUTES_PER_DAY) return `${Math.floor(minutes / MINUTES_PER_DAY)} días`
  const [hours, rest] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

/** How a prepared line differs from the ordered one, in the words of staff. */
export const lineDifferenceTexts = {
  missing: 'No había: no se cobra',
  quantities: (ordered: string, prepared: string) => `Pidió ${ordered}, se preparó ${prepared}`,
  replaced: (other: string) => `Reemplazado por ${other}`,
  restReplaced: (other: string) => `el resto, por ${other}`,
} as const

/** How long a withdrawal may wait for its answer (argentina §1.1). */
const ANSWER_MS = 24 * 3_600_000
const MS_PER_TENTH_OF_HOUR = 360_000

/** The deadline for answering a withdrawal received at `Fecha`, and the hours left, negative when overdue. */
export function withdrawalClock(Fecha: string, now: Date): { until: Date; hoursLeft: number } {
  const until = new Date(Date.parse(Fecha) + ANSWER_MS)
  return { until, hoursLeft: Math.floor((until.getTime() - now.getTime()) / MS_PER_TENTH_OF_HOUR) / 10 }
}

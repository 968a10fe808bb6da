const DAY_MS = 86_400_000

/** The calendar day `days` after (or, negative, before) an ISO date. */
export function dayAfter(isoDate: string, days: number): string {
  return new Date(Date.parse(`${isoDate}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whether the shop delivers on an ISO date: every day but Sunday. */
export function isDeliveryDay(isoDate: string): boolean {
  return new Date(`${isoDate}T00:00:00Z`).getUTCDay() !== 0
}

/** The first delivery day on or after an ISO date, after skipping `skipped` delivery days. */
export function deliveryDayFrom(isoDate: string, skipped = 0): string {
  let day = isoDate
  for (let left = skipped; ; day = dayAfter(day, 1)) {
    if (!isDeliveryDay(day)) continue
    if (left === 0) return day
    left -= 1
  }
}

const percent = new Intl.NumberFormat('es-AR', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

/** By how much a price changed: `+12,5 %`. */
export const variation = (before: number, after: number): string =>
  before === 0 ? '' : percent.format(after / before - 1)

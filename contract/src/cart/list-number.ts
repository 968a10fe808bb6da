/** Counts in words. */
export const COUNT_WORDS: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...COUNT_WORDS,
  medio: 0.5,
  media: 0.5,
  cuarto: 0.25,
}

/** Source of a regular expression: a number as lists write it, in digits, as a fraction or in words. */
export const NUMBER = String.raw`\d+\s+\d\/\d|\d+[½¼¾]|\d+\/\d+|\d+[.,]\d+|\d+|[½¼¾]|tres\s+cuartos?|${Object.keys(NUMBER_WORDS).join('|')}`

/** The number that `NUMBER` matched. */
export function numberOf(text: string): number {
  const plain = text.trim().toLowerCase()
  const fraction = { '½': 0.5, '¼': 0.25, '¾': 0.75 }[plain.at(-1) ?? '']
  if (fraction !== undefined) return Number(plain.slice(0, -1)) + fraction
  if (/^tres\s+cuartos?$/.test(plain)) return 0.75
  const mixed = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(plain)
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3])
  return NUMBER_WORDS[plain] ?? Number(plain.replace(',', '.'))
}

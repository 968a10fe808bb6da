/** Whose age says a stage of formula, and not what is asked for. */
const OF_A_BABY = /\b(?:leche|formula|nutrilon|vital|bebe)s?\b/
const AGE =
  /\b(?:de )?(?:a partir de )?(?:los )?(\d{1,2}|uno?|dos|tres|seis|nueve|doce) ?(mes(?:es)?|anos?)\b/
const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  seis: 6,
  nueve: 9,
  doce: 12,
}

/** Of folded text: the age of a baby as the number of its formula, 1 to half a year, 2 to one, then 3. */
export function withStage(text: string): string {
  if (!OF_A_BABY.test(text)) return text
  return text.replace(AGE, (_, count: string, unit: string) => {
    const months = (NUMBERS[count] ?? Number(count)) * (unit.startsWith('mes') ? 1 : 12)
    return months < 6 ? '1' : months < 12 ? '2' : '3'
  })
}

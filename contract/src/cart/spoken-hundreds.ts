const HUNDREDS: Readonly<Record<string, number>> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
}
const TENS: Readonly<Record<string, number>> = { veinticinco: 25, cincuenta: 50, 'setenta y cinco': 75 }

const SPOKEN = new RegExp(
  String.raw`\b(${Object.keys(HUNDREDS).join('|')})(?: (${Object.keys(TENS).join('|')}))?\b`,
  'gi',
)

/** `doscientos cincuenta gramos` as `250 gramos`: hundreds are in no article's name. */
export const hundredsInDigits = (text: string): string =>
  text.replace(SPOKEN, (_, hundreds: string, tens = '') =>
    String((HUNDREDS[hundreds.toLowerCase()] ?? 0) + (TENS[String(tens).toLowerCase()] ?? 0)),
  )

import type { PriceChange, PriceEnding, PriceRule, PriceSelection } from '@gondola/contract/catalogue-admin'

/** The form's values; selects have strings. */
export interface TypedChange {
  Filtro?: Record<string, unknown>
  Tipo: PriceRule['Tipo']
  Valor: number
  /** A step, or an ending in the format of `endingChoice`. */
  Redondeo: number | string
  Sentido: PriceRule['Sentido']
  /** A price list; absent: the base prices. */
  Lista?: number | null
  SobreBase?: boolean
}

/** The change requested by a form: of the articles chosen before, otherwise of those that match its filters. */
export function toPriceChange(
  { Filtro = {}, Tipo, Valor, Redondeo, Sentido, Lista, SobreBase = false }: TypedChange,
  Codigos: PriceSelection['Codigos'],
): PriceChange {
  return {
    Seleccion: Codigos === undefined ? { Filtro: askedFor(Filtro) } : { Codigos },
    Cambio: { Tipo, Valor, ...roundingOf(String(Redondeo)), Sentido },
    ...(typeof Lista === 'number' && { Lista, SobreBase }),
  }
}

const ENDING = 'fin-'

/** An ending as a value of the select of steps. */
export const endingChoice = (ending: PriceEnding): string => `${ENDING}${ending}`

const roundingOf = (choice: string): Pick<PriceRule, 'Redondeo' | 'Terminacion'> =>
  choice.startsWith(ENDING)
    ? { Redondeo: 0.01, Terminacion: choice.slice(ENDING.length) as PriceEnding }
    : { Redondeo: Number(choice) as PriceRule['Redondeo'] }

/** Filters that are set; yes and no become true and false in a body. */
function askedFor(filters: Record<string, unknown>): NonNullable<PriceSelection['Filtro']> {
  const asked = Object.entries(filters).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  )
  return Object.fromEntries(
    asked.map(([name, value]) => [name, value === 'true' ? true : value === 'false' ? false : value]),
  )
}

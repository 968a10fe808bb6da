import { Type, type Static } from 'typebox'
import { Closed, Nullable, ShortText } from '../../base/index.ts'

const literals = <const T extends readonly string[]>(names: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...names] }))
const known = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Optional(Nullable(schema))

/** Claims that article lists are filtered by. */
export const DIETS = ['sin-tacc', 'sin-azucar', 'vegano'] as const
export const Diet = literals(DIETS)
export type Diet = (typeof DIETS)[number]

/** The black octagons of ley 27.642 (argentina L16). */
export const SEALS = ['azucares', 'grasas-totales', 'grasas-saturadas', 'sodio', 'calorias'] as const
export type Seal = (typeof SEALS)[number]

/** The two legends beside the octagons. */
export const LEGENDS = ['edulcorantes', 'cafeina'] as const
export type Legend = (typeof LEGENDS)[number]

export const FACT_TEXT_MAX_CHARACTERS = 2000
export const FACT_LINE_MAX_CHARACTERS = 200
export const ALLERGENS_MAX = 20
export const ALLERGEN_MAX_CHARACTERS = 60

const text = known(Type.String({ maxLength: FACT_TEXT_MAX_CHARACTERS }))
const line = known(ShortText)
const allergens = known(
  Type.Array(Type.String({ maxLength: ALLERGEN_MAX_CHARACTERS }), { maxItems: ALLERGENS_MAX }),
)
/** The nutrients in the order of a package's table. */
export const NUTRIENTS = [
  'Energia',
  'Carbohidratos',
  'Azucares',
  'AzucaresAgregados',
  'Proteinas',
  'GrasasTotales',
  'GrasasSaturadas',
  'GrasasTrans',
  'Fibra',
  'Sodio',
] as const
export type Nutrient = (typeof NUTRIENTS)[number]

/** The most that 100 g can hold of a nutrient: kilocalories, grams, milligrams of sodium. */
export const maxPer100 = (nutrient: Nutrient): number =>
  ({ Energia: 1000, Sodio: 100_000 } as Partial<Record<Nutrient, number>>)[nutrient] ?? 100

const amountOf = (nutrient: Nutrient) => known(Type.Number({ minimum: 0, maximum: maxPer100(nutrient) }))

/** Amounts per 100 g or 100 ml. */
export const Nutrition = Closed({
  Por: known(literals(['100 g', '100 ml'])),
  Energia: amountOf('Energia'),
  Carbohidratos: amountOf('Carbohidratos'),
  Azucares: amountOf('Azucares'),
  AzucaresAgregados: amountOf('AzucaresAgregados'),
  Proteinas: amountOf('Proteinas'),
  GrasasTotales: amountOf('GrasasTotales'),
  GrasasSaturadas: amountOf('GrasasSaturadas'),
  GrasasTrans: amountOf('GrasasTrans'),
  Fibra: amountOf('Fibra'),
  Sodio: amountOf('Sodio'),
})
export type Nutrition = Static<typeof Nutrition>

/** What an article's package says; a field that is absent or null is unknown. Stored and answered without nulls. */
export const ProductFacts = Closed({
  Descripcion: text,
  Ingredientes: text,
  /** Allergens: `leche`, `soja`. */
  Contiene: allergens,
  PuedeContener: allergens,
  Apto: known(Type.Array(Diet, { maxItems: DIETS.length })),
  Sellos: known(Type.Array(literals(SEALS), { maxItems: SEALS.length })),
  Leyendas: known(Type.Array(literals(LEGENDS), { maxItems: LEGENDS.length })),
  PaisOrigen: line,
  Productor: line,
  /** `Mantener refrigerado.` */
  Conservacion: line,
  Nutricion: known(Nutrition),
  /** Made up for the demo shop. */
  DeEjemplo: known(Type.Boolean()),
})
export type ProductFacts = Static<typeof ProductFacts>

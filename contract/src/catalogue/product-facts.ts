import { Type, type Static } from 'typebox'
import { Closed, literals, Nullable, ShortText } from '../base/index.ts'

const known = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Optional(Nullable(schema))

/** Claims that article lists are filtered by. */
export const DIETS = ['sin-tacc', 'sin-azucar', 'sin-lactosa', 'vegano'] as const
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

const note = known(Type.String({ maxLength: FACT_TEXT_MAX_CHARACTERS }))
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
  Descripcion: note,
  Ingredientes: note,
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
export type PlainFacts = Omit<ProductFacts, 'Apto' | 'Nutricion' | 'DeEjemplo'>

/**
 * Facts without empty fields and repetitions, lists in their usual order; null if nothing is left. Amounts that do not
 * say so are per 100 g, or per 100 ml of what is sold in millilitres.
 */
export function cleanFacts(
  facts: ProductFacts | null | undefined,
  contentUnit: string | null = null,
): ProductFacts | null {
  if (!facts) return null
  const cleaned = withoutEmpty({
    Descripcion: trimmed(facts.Descripcion),
    Ingredientes: trimmed(facts.Ingredientes),
    Contiene: cleanNames(facts.Contiene),
    PuedeContener: cleanNames(facts.PuedeContener),
    Apto: inOrder(DIETS, facts.Apto),
    Sellos: inOrder(SEALS, facts.Sellos),
    Leyendas: inOrder(LEGENDS, facts.Leyendas),
    PaisOrigen: trimmed(facts.PaisOrigen),
    Productor: trimmed(facts.Productor),
    Conservacion: trimmed(facts.Conservacion),
    Nutricion: cleanNutrition(facts.Nutricion, contentUnit),
  })
  if (cleaned === null) return null
  return facts.DeEjemplo ? { ...cleaned, DeEjemplo: true } : cleaned
}

const trimmed = (text: string | null | undefined) => text?.trim() || null

const inOrder = <T extends string>(all: readonly T[], chosen: readonly T[] | null | undefined) =>
  chosen?.length ? all.filter((one) => chosen.includes(one)) : null

function cleanNames(names: readonly string[] | null | undefined): string[] | null {
  const cleaned = [...new Set(names?.map((name) => name.trim().toLowerCase()).filter(Boolean))]
  return cleaned.length === 0 ? null : cleaned
}

/** Without amounts, what they refer to says nothing. */
function cleanNutrition(
  nutrition: Nutrition | null | undefined,
  contentUnit: string | null,
): Nutrition | null {
  const amounts = withoutEmpty(
    Object.fromEntries(NUTRIENTS.map((name) => [name, nutrition?.[name] ?? null])) as Nutrition,
  )
  return amounts && { Por: nutrition?.Por ?? (contentUnit === 'ml' ? '100 ml' : '100 g'), ...amounts }
}

function withoutEmpty<T extends object>(fields: T): T | null {
  const full = Object.entries(fields).filter(([, value]) => value !== null)
  return full.length === 0 ? null : (Object.fromEntries(full) as T)
}

const GLUTEN = /\b(trigo|avena|cebada|centeno|gluten|tacc|triticale)\b/
const ANIMAL = /\b(leche|lacteos?|huevos?|pescados?|crustaceos?|moluscos?|miel|carne|gelatina)\b/

/** Claims that other facts contradict: to a coeliac, a wrong 'sin TACC' is a danger. */
export function contradictedDiets({ Apto, Contiene, PuedeContener, Sellos }: ProductFacts): Diet[] {
  const contains = folded(Contiene)
  const contradicts: Record<Diet, boolean> = {
    'sin-tacc': GLUTEN.test(contains) || GLUTEN.test(folded(PuedeContener)),
    'sin-azucar': Sellos?.includes('azucares') ?? false,
    'sin-lactosa': /\blactosa\b/.test(contains),
    // traces are not an ingredient
    vegano: ANIMAL.test(contains),
  }
  return (Apto ?? []).filter((diet) => contradicts[diet])
}

const folded = (names: readonly string[] | null | undefined) =>
  (names ?? []).join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export function withoutContradictions(facts: ProductFacts): ProductFacts {
  const wrong = contradictedDiets(facts)
  return wrong.length === 0
    ? facts
    : { ...facts, Apto: (facts.Apto ?? []).filter((diet) => !wrong.includes(diet)) }
}

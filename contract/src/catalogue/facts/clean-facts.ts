import {
  DIETS,
  LEGENDS,
  NUTRIENTS,
  SEALS,
  type Diet,
  type Nutrition,
  type ProductFacts,
} from './product-facts.ts'

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
    Contiene: allergens(facts.Contiene),
    PuedeContener: allergens(facts.PuedeContener),
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

function allergens(names: readonly string[] | null | undefined): string[] | null {
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
    // traces are not an ingredient
    vegano: ANIMAL.test(contains),
  }
  return (Apto ?? []).filter((diet) => contradicts[diet])
}

const folded = (names: readonly string[] | null | undefined) =>
  (names ?? []).join(' ').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Facts without the claims that they contradict. */
export function withoutContradictions(facts: ProductFacts): ProductFacts {
  const wrong = contradictedDiets(facts)
  return wrong.length === 0
    ? facts
    : { ...facts, Apto: (facts.Apto ?? []).filter((diet) => !wrong.includes(diet)) }
}

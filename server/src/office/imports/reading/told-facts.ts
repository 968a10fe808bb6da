import {
  cleanFacts,
  withoutContradictions,
  type Diet,
  type Nutrient,
  type Nutrition,
  type ProductFacts,
} from '@gondola/contract/catalogue'

/** What a row of a file says about an article's facts: null removes a fact, an absent one stays as it is. */
export interface ToldFacts {
  fields?: Pick<
    ProductFacts,
    | 'Descripcion'
    | 'Ingredientes'
    | 'Contiene'
    | 'PuedeContener'
    | 'Sellos'
    | 'Leyendas'
    | 'PaisOrigen'
    | 'Productor'
    | 'Conservacion'
  >
  claims?: Partial<Record<Diet, boolean>>
  amounts?: Partial<Record<Nutrient, number>>
  per?: NonNullable<Nutrition['Por']>
}

/**
 * An article's facts after an import. Made-up facts are not mixed with a file's; a claim that other facts contradict is
 * dropped.
 */
export function factsAfter(
  before: ProductFacts | null,
  told: ToldFacts | undefined,
  contentUnit: string | null,
): ProductFacts | null {
  if (told === undefined) return before
  const kept = before?.DeEjemplo ? null : before
  const { fields, claims = {}, amounts, per } = told
  const others = (kept?.Apto ?? []).filter((diet) => !(diet in claims))
  const added = (Object.keys(claims) as Diet[]).filter((diet) => claims[diet])
  return cleanFacts(
    withoutContradictions({
      ...kept,
      ...fields,
      Apto: [...others, ...added],
      ...(amounts && { Nutricion: { ...kept?.Nutricion, ...amounts, ...(per && { Por: per }) } }),
    }),
    contentUnit,
  )
}

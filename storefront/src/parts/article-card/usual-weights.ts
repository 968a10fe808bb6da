import type { Article } from '@gondola/contract/catalogue'

/** Families sold by the slice or the piece of a few hundred grams, as their description names them. */
const BY_HUNDREDS =
  /fiambre|queso|jam[oó]n|salame|mortadela|panceta|bondiola|embutido seco|aceituna|frutos? secos?/i

/**
 * The weights that customers usually buy of an article, in grams, ascending, with the one that this customer buys in
 * place of the nearest.
 */
export function usualWeights(
  { Familia, Descripcion }: Pick<Article, 'Familia' | 'Descripcion'>,
  own: number | null = null,
): readonly number[] {
  const usual = BY_HUNDREDS.test(`${Familia.Descripcion} ${Descripcion}`)
    ? [100, 200, 300]
    : [250, 500, 1000, 1500]
  if (own === null) return usual
  const nearest = usual.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))[0]
  return usual.map((weight) => (weight === nearest ? own : weight))
}

import type { Article } from '@gondola/contract/catalogue'

/** Families sold by the slice or the piece of a few hundred grams, as their description names them. */
const BY_HUNDREDS =
  /fiambre|queso|jam[oó]n|salame|mortadela|panceta|bondiola|embutido seco|aceituna|frutos? secos?/i

/** The weights that customers usually buy of an article, in grams, ascending. */
export function usualWeights({
  Familia,
  Descripcion,
}: Pick<Article, 'Familia' | 'Descripcion'>): readonly number[] {
  return BY_HUNDREDS.test(`${Familia.Descripcion} ${Descripcion}`) ? [100, 200, 300] : [250, 500, 1000, 1500]
}

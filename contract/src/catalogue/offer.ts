import type { Static } from 'typebox'
import { Article } from './article.ts'
import { Closed, Pesos } from '../base/index.ts'

/** An offer of the day with its complete article (spec §3, contract §4). */
export const Offer = Closed({ Articulo: Article, Preciooferta: Pesos })
export type Offer = Static<typeof Offer>

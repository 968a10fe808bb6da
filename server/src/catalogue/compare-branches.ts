import {
  articlePrice,
  COMPARED_SUBSTITUTES_MAX,
  type Article,
  type BranchComparison,
  type ComparedLine,
  type LineChange,
} from '@gondola/contract/catalogue'
import { TimeSlicer } from '../platform/runtime/time-slicing.ts'
import { listOf } from './article-lists.ts'
import type { BranchView } from './branch-view.ts'
import { nearestSubstitutes } from './rank-substitutes.ts'
import { asSeen } from './to-article.ts'

/**
 * What becomes of a cart's lines when they are taken from one branch (null: it is no more) to another. A visitor learns
 * nothing of a hidden price: neither the price, nor whether it rises, nor by the order of the substitutes.
 */
export async function compareBranches(
  from: BranchView | null,
  to: BranchView,
  lines: BranchComparison['Lineas'],
  seesPrices: boolean,
): Promise<ComparedLine[]> {
  const slicer = new TimeSlicer()
  const substitutes = new Substitutes(to, seesPrices || to.pricesForAll)
  const seen = (article: Article | undefined) =>
    article === undefined ? null : asSeen(article, seesPrices, to.pricesForAll)
  const compared: ComparedLine[] = []
  for (const { Codart, Cantidad } of lines) {
    const before = seen(from?.find(Codart))
    const Articulo = seen(to.find(Codart))
    const Antes = before && articlePrice(before)
    const Ahora = Articulo && articlePrice(Articulo)
    const Cambio = changeOf(Articulo, Antes, Ahora)
    const isMissing = Cambio === 'no-se-vende' || Cambio === 'no-hay'
    const Sustitutos = isMissing ? substitutes.of(Codart).flatMap((article) => seen(article) ?? []) : []
    compared.push({ Codart, Cantidad, Antes, Ahora, Cambio, Articulo, Sustitutos })
    await slicer.pause()
  }
  return compared
}

function changeOf(article: Article | null, before: number | null, now: number | null): LineChange {
  if (article === null) return 'no-se-vende'
  if (article.Existencia === 'no-hay') return 'no-hay'
  if (before === null || now === null || before === now) return 'igual'
  return before < now ? 'sube' : 'baja'
}

/** Substitutes at a branch, from what it has today. */
class Substitutes {
  readonly #view: BranchView
  readonly #ranksByPrice: boolean
  readonly #families = new Map<number, readonly Article[]>()

  constructor(view: BranchView, ranksByPrice: boolean) {
    this.#view = view
    this.#ranksByPrice = ranksByPrice
  }

  /** By the price of a unit for callers who see prices; for others the most popular of the family. */
  of(code: string): readonly Article[] {
    const { articles, lists } = this.#view.snapshot
    const index = lists.byCode.get(code)
    if (index === undefined) return []
    const missing = this.#view.isSold(index) ? this.#view.articleAt(index) : articles[index]!
    const family = this.#familyOf(missing.Familia.Codigo)
    if (this.#ranksByPrice) return nearestSubstitutes(missing, family, COMPARED_SUBSTITUTES_MAX)
    return family
      .filter(
        ({ Codigo, unidad, Alcohol }) =>
          Codigo !== code && unidad === missing.unidad && (missing.Alcohol || !Alcohol),
      )
      .slice(0, COMPARED_SUBSTITUTES_MAX)
  }

  /** What the branch has of a family, the most popular first. */
  #familyOf(family: number): readonly Article[] {
    let articles = this.#families.get(family)
    if (articles === undefined) {
      const view = this.#view
      const { lists, popularity } = view.snapshot
      const there = view.sold(listOf(lists.byFamily, family)).filter((index) => !view.isOut(index))
      const ranked = [...there].toSorted((a, b) => popularity[b]! - popularity[a]!)
      articles = ranked.map((index) => view.articleAt(index))
      this.#families.set(family, articles)
    }
    return articles
  }
}

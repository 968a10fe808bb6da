import {
  articlePrice,
  COMPARED_SUBSTITUTES_MAX,
  COMPARED_SUBSTITUTES_TOTAL,
  type Article,
  type BranchComparison,
  type ComparedCart,
  type ComparedLine,
  type LineChange,
  lineArticleOf,
  lineTermsOf,
} from '@gondola/contract/catalogue'
import { TimeSlicer } from '../../../platform/runtime/time-slicing.ts'
import type { BranchView } from '../branch-view.ts'
import { asSeen } from '../to-article.ts'
import { BranchSubstitutes } from './branch-substitutes.ts'

/**
 * What becomes of a cart's lines when they are taken from one branch (null: it is no more) to another. A visitor learns
 * nothing of a hidden price: neither the price, nor whether it rises, nor by the choice of the substitutes.
 */
export async function compareBranches(
  from: BranchView | null,
  to: BranchView,
  lines: BranchComparison['Lineas'],
  seesPrices: boolean,
): Promise<ComparedCart> {
  const slicer = new TimeSlicer()
  const seen = (article: Article | undefined) =>
    article === undefined ? null : asSeen(article, seesPrices, to.pricesForAll)
  const Lineas: ComparedLine[] = []
  for (const Codart of new Set(lines.map((line) => line.Codart))) {
    const compared = comparedLine(Codart, seen(from?.find(Codart)), seen(to.find(Codart)))
    if (compared !== null) Lineas.push(compared)
    await slicer.pause()
  }
  const missing = Lineas.filter(({ Cambio }) => Cambio === 'no-se-vende' || Cambio === 'no-hay')
  const count = Math.floor(COMPARED_SUBSTITUTES_TOTAL / Math.max(1, missing.length))
  const substitutes = new BranchSubstitutes(to, seesPrices || to.pricesForAll)
  const chosen = new Set<number>()
  for (const line of missing) {
    const best = substitutes.of(line.Codart, Math.min(COMPARED_SUBSTITUTES_MAX, Math.max(1, count)))
    line.Sustitutos = best.map((index) => to.articles[index]!.Codigo)
    for (const index of best) chosen.add(index)
    await slicer.pause()
  }
  return { Lineas, Sustitutos: Array.from(chosen, (index) => lineArticleOf(seen(to.articleAt(index))!)) }
}

/** A line in both branches; null if nothing differs that its cart line is built from. */
function comparedLine(Codart: string, before: Article | null, now: Article | null): ComparedLine | null {
  const Articulo = now && lineTermsOf(now)
  const Antes = before && articlePrice(before)
  const Ahora = now && articlePrice(now)
  const Cambio = changeOf(now, Antes, Ahora)
  const isSame =
    Cambio === 'igual' &&
    before !== null &&
    (before === now || JSON.stringify(lineTermsOf(before)) === JSON.stringify(Articulo))
  return isSame ? null : { Codart, Antes, Ahora, Cambio, Articulo, Sustitutos: [] }
}

function changeOf(article: Article | null, before: number | null, now: number | null): LineChange {
  if (article === null) return 'no-se-vende'
  if (article.Existencia === 'no-hay') return 'no-hay'
  if (before === null || now === null || before === now) return 'igual'
  return before < now ? 'sube' : 'baja'
}

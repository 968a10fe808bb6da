import type { DemoArticle } from '../catalogue/demo-item.ts'
import { listDemoArticles } from '../catalogue/list-articles.ts'
import { isSoldAtExpress } from '../site/regional-branches.ts'
import { Dice } from './dice.ts'
import { FAMILY_HABITS, type FamilyHabit } from './family-habits.ts'

/** What a household buys of a family: mostly its own article, in its own quantity. */
export interface OwnArticle {
  article: DemoArticle
  others: readonly DemoArticle[]
  habit: FamilyHabit
  /** Pieces or grams. */
  usual: number
}

const EXPRESS_BRANCH = 2
/** Articles at the head of a family are its best known ones: most households choose among them. */
const FAME = 2.2
const GRAMS = 100

const assortments = new Map<boolean, ReadonlyMap<number, readonly DemoArticle[]>>()

/** What a branch sells, by family. */
export function soldByFamily(branch: number): ReadonlyMap<number, readonly DemoArticle[]> {
  const isExpress = branch === EXPRESS_BRANCH
  let sold = assortments.get(isExpress)
  if (sold === undefined) {
    const articles = listDemoArticles().filter(({ Codigo }) => !isExpress || isSoldAtExpress(Codigo))
    assortments.set(isExpress, (sold = Map.groupBy(articles, ({ Familia }) => Familia.Codigo)))
  }
  return sold
}

/** The articles that a person buys again and again. */
export function ownList(number: number, branch: number): OwnArticle[] {
  const dice = new Dice(number * 31)
  const own: OwnArticle[] = []
  for (const [family, habit] of FAMILY_HABITS) {
    const others = soldByFamily(branch).get(family) ?? []
    if (!dice.chance(habit.households) || others.length === 0) continue
    const article = famous(dice, others)
    const usual = dice.between(habit.least, habit.most) * (article.unidad === 100 ? GRAMS : 1)
    own.push({ article, others, habit, usual: article.unidad === 1 ? pieces(article, usual) : usual })
  }
  return own
}

/** One of a family's articles, the first ones more often. */
export const famous = (dice: Dice, articles: readonly DemoArticle[]): DemoArticle =>
  articles[Math.floor(dice.next() ** FAME * articles.length)]!

/** A family's habit may be in hundreds of grams while this article is sold by the piece, and large packs are bought singly. */
export function pieces({ Familia, ContenidoNeto, ContenidoUnidad }: DemoArticle, wanted: number): number {
  const isLarge = ContenidoUnidad !== 'un' && (ContenidoNeto ?? 0) >= 2000
  const isMeantInGrams = wanted > 6 || (Familia.Codigo >= 701 && Familia.Codigo <= 802)
  return isLarge || isMeantInGrams ? 1 : wanted
}

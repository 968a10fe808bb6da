import type { DemoArticle } from './demo-item.ts'
import { listDemoItems } from './list-items.ts'

/** Every article of the demo shop, in the shop's order; deterministic. */
export function listDemoArticles(): DemoArticle[] {
  return listDemoItems().map(({ article }) => article)
}

/** The article with exactly this description. @throws if the tables have none: the caller's table is wrong */
export function articleNamed(Descripcion: string): DemoArticle {
  const item = listDemoItems().find(({ article }) => article.Descripcion === Descripcion)
  if (!item) throw new Error(`The demo shop has no article called '${Descripcion}'`)
  return item.article
}

import type { DemoArticle } from './demo-item.ts'
import { listDemoItems } from './list-items.ts'

/** Every article of the demo shop, in the shop's order; the same at every call. */
export function listDemoArticles(): DemoArticle[] {
  return listDemoItems().map(({ article }) => article)
}

/** The article of an exact description. One that the tables do not hold is a mistake of the caller's table. */
export function articleNamed(Descripcion: string): DemoArticle {
  const item = listDemoItems().find(({ article }) => article.Descripcion === Descripcion)
  if (!item) throw new Error(`The demo shop has no article called '${Descripcion}'`)
  return item.article
}

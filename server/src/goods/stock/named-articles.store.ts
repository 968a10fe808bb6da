import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'
import { askedCodes } from './stock-rows.store.ts'

/** What a text names: the code of one article, or several articles. */
export type NamedArticle = { code: string } | 'several'

/**
 * The articles that other systems name by code, else by EAN, else by their code of origin. Texts that name none are
 * absent.
 */
export async function findNamedArticles(
  db: Db,
  texts: readonly string[],
): Promise<Map<string, NamedArticle>> {
  const named = new Map<string, NamedArticle>()
  for (const column of ['Codigo', 'Ean', 'codigo_origen'] as const) {
    const unknown = texts.filter((text) => !named.has(text))
    if (unknown.length === 0) break
    for (const { text, code } of await articlesBy(db, column, unknown))
      named.set(text, named.has(text) ? 'several' : { code })
  }
  return named
}

async function articlesBy(db: Db, column: 'Codigo' | 'Ean' | 'codigo_origen', texts: readonly string[]) {
  const { asked, join } = askedCodes(db, JSON.stringify([...new Set(texts)]))
  const query = sql<{ text: string; code: string }>`select asked.value as text, articles."Codigo" as code
    from ${asked} ${join} articles on articles.${sql.ref(column)} = asked.value`
  return (await query.execute(db)).rows
}

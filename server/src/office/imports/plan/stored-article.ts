import { isSameValue } from '@gondola/contract/base'
import type { NewRow, Row } from '../../../platform/db/tables/database.ts'

/** Columns that are written as JSON and read as values, but for those held by hand. */
export const JSON_COLUMNS = ['list_prices', 'not_sold_at', 'facts'] as const
const isJson = (name: string) => (JSON_COLUMNS as readonly string[]).includes(name)

/** An article's row, as it is written. */
export const storedArticle = (article: Row<'articles'>): NewRow<'articles'> => ({
  ...article,
  manual_fields: jsonOrNull(article.manual_fields),
  list_prices: jsonOrNull(article.list_prices),
  not_sold_at: jsonOrNull(article.not_sold_at),
  facts: jsonOrNull(article.facts),
})

const jsonOrNull = (value: object | null) => (value === null ? null : JSON.stringify(value))

/** The columns that writing an article changes, before and after, but for what staff hold. */
export function changedColumns(
  before: Row<'articles'>,
  written: NewRow<'articles'>,
): Record<'before' | 'after', object> {
  const changed = Object.entries(written).flatMap(([name, value]) => {
    const was = before[name as keyof Row<'articles'>]
    const is: unknown = isJson(name) && typeof value === 'string' ? JSON.parse(value) : value
    const isSame = isJson(name) ? isSameValue(was, is) : was === is
    return name === 'manual_fields' || isSame ? [] : [[name, was, is] as const]
  })
  return {
    before: Object.fromEntries(changed.map(([name, was]) => [name, was])),
    after: Object.fromEntries(changed.map(([name, , is]) => [name, is])),
  }
}

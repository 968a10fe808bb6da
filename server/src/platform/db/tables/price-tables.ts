import type { PriceRule } from '@gondola/contract/catalogue-admin'
import type { Generated } from 'kysely'
import type { Json } from './json-column.ts'

// Prices over time, and staff’s bulk changes.

export interface PriceHistoryTable {
  id: Generated<number>
  article_code: string
  Precioventa: number
  at: string
  source: 'demo' | 'import' | 'staff' | 'undo'
  import_id: number | null
  /** The staff member, if the price was changed by hand. */
  user_name: string | null
  /** Null: the base price. */
  price_list_id: number | null
  /** Of a list's price, the article's price in the list until then; null: unknown. */
  price_before: number | null
}

/** Staff's bulk price changes. Outlives the accounts, hence the user name. */
export interface PriceChangeTable {
  id: Generated<number>
  at: string
  user_name: string
  rule: Json<PriceRule>
  articles: number
  undone_at: string | null
  undone_by: string | null
  /** The list whose prices were changed; null: the base prices. */
  price_list_id: number | null
}

export interface PriceChangeRowTable {
  change_id: number
  article_code: string
  price_before: number
  price_after: number
  was_held: boolean
  /** Of a list's price: it followed the base price before. */
  was_base: Generated<boolean>
}

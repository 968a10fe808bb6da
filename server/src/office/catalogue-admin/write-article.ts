import type { ArticleChange } from '@gondola/contract/catalogue-admin'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row, RowChange } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffSession } from '../../http/caller.ts'
import { changedLists } from '../../goods/catalogue/changed-lists.ts'
import { changedNames, namesSet } from './article-columns.ts'
import { deleteFamilyChoice, keepFamilyChoice, updateArticle } from './article-rows.store.ts'
import { manualAfter, type HeldList } from './manual-columns.ts'
import { writeStaffPrices } from './prices.store.ts'

interface Held {
  /** The fields protected from imports, as set in the form. */
  chosen?: ArticleChange['CamposManuales'] | undefined
  /** Undoing a change does not protect its fields from imports. */
  isUndo?: boolean
  /** A list's price that is protected from imports, or no longer, whether or not it changes. */
  listed?: HeldList
}

/**
 * Writes an article's changes: changed fields are protected from imports from now on, a price is added to its history,
 * and a family is stored for later imports.
 */
export async function writeArticle(
  trx: Db,
  { clock }: Deps,
  { userName }: StaffSession,
  before: Row<'articles'>,
  columns: RowChange<'articles'>,
  { chosen, isUndo = false, listed }: Held = {},
): Promise<void> {
  const changed = changedNames(before, columns)
  const lists = changed.includes('list_prices') ? listsChanged(before, columns) : []
  const held: HeldList[] = lists.map(({ Lista, after }) => ({ Lista, isHeld: after !== null && !isUndo }))
  if (listed !== undefined) held.push(listed)
  const manual_fields = manualAfter(
    before.manual_fields,
    chosen,
    isUndo ? [] : namesSet(changed, columns),
    held,
  )
  const isSame = changed.length === 0 && manual_fields === manualAfter(before.manual_fields, undefined, [])
  if (isSame) return
  const at = instant(clock)
  await updateArticle(trx, before.Codigo, { ...columns, manual_fields, updated_at: at })
  const isFamilyLetGo = isUndo && !manual_fields?.includes('family_code')
  if (changed.includes('family_code') && isFamilyLetGo) await deleteFamilyChoice(trx, before.Codigo)
  else if (changed.includes('family_code') && columns.family_code !== undefined)
    await keepFamilyChoice(trx, {
      article_code: before.Codigo,
      family_code: columns.family_code,
      author: userName,
      at,
    })
  if (changed.includes('Precioventa') && columns.Precioventa !== undefined)
    await writeStaffPrices(trx, [{ Codigo: before.Codigo, Precioventa: columns.Precioventa }], {
      at,
      userName,
    })
  const base = columns.Precioventa ?? before.Precioventa
  for (const { Lista, before: own, after } of lists) {
    const price = { Codigo: before.Codigo, Precioventa: after ?? base, before: own ?? before.Precioventa }
    await writeStaffPrices(trx, [price], { at, userName, Lista })
  }
}

const listsChanged = ({ list_prices }: Row<'articles'>, columns: RowChange<'articles'>) =>
  changedLists(list_prices, JSON.parse(columns.list_prices ?? 'null') as Row<'articles'>['list_prices'])

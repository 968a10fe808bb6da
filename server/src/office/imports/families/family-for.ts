import type { Row } from '../../../platform/db/tables/database.ts'
import { NEEDS_NO_FAMILY, type FamilyToWrite } from '../plan/article-to-write.ts'
import type { CategoryRegistry } from '../plan/category-registry.ts'
import type { PlannedArticle } from '../plan/planned-article.ts'
import type { ImportRow } from '../reading/import-row.ts'

/**
 * The family for an imported article. A guess moves only unclassified articles; for a new article, an earlier choice by
 * staff overrides the file.
 */
export function familyFor(
  categories: CategoryRegistry,
  { row }: PlannedArticle,
  before: Row<'articles'> | undefined,
  chosen: number | undefined,
): FamilyToWrite {
  if (before === undefined) {
    const family = chosen === undefined ? undefined : categories.withCode(chosen)
    return family === undefined ? toldFamily(categories, row) : { ...family, isChosen: true }
  }
  const isKept =
    row.familia === null || (row.isFamilyGuessed && !categories.isUnclassified(before.family_code))
  return isKept ? NEEDS_NO_FAMILY : toldFamily(categories, row)
}

function toldFamily(
  categories: CategoryRegistry,
  { familia, departamento, isFamilyGuessed }: ImportRow,
): FamilyToWrite {
  const family =
    isFamilyGuessed && familia !== null && departamento !== null
      ? categories.guessed(familia, departamento)
      : categories.family(familia, departamento)
  return { ...family, isChosen: false }
}

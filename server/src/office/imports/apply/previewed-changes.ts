import type { FieldChange } from '@gondola/contract/imports'
import type { Db } from '../../../platform/db/open-database.ts'
import { familyFor } from '../families/family-for.ts'
import { articleToWrite } from '../plan/article-to-write.ts'
import { BrandRegistry } from '../plan/brand-registry.ts'
import { listBrandNames } from '../plan/brands-and-categories.store.ts'
import { CategoryRegistry } from '../plan/category-registry.ts'
import { fieldChanges } from '../plan/field-changes.ts'
import type { PlannedArticle } from '../plan/planned-article.ts'
import { readArticles } from './import.store.ts'

/** Tells what a plan changes in articles besides their prices, by the rules of writing and without writing. */
export class PreviewedChanges {
  readonly #db: Db
  readonly #brands: BrandRegistry
  readonly #brandNames: Map<number, string>
  readonly #categories: CategoryRegistry
  /** The next code of a brand that the shop does not have. */
  #unknown = -1

  private constructor(
    db: Db,
    brands: BrandRegistry,
    brandNames: Map<number, string>,
    categories: CategoryRegistry,
  ) {
    this.#db = db
    this.#brands = brands
    this.#brandNames = brandNames
    this.#categories = categories
  }

  static async read(db: Db): Promise<PreviewedChanges> {
    const brands = await BrandRegistry.of(db, [])
    return new PreviewedChanges(db, brands, await listBrandNames(db), await CategoryRegistry.read(db))
  }

  /** The changes of each article that the shop has, by its code. */
  async of(batch: readonly PlannedArticle[]): Promise<Map<string, FieldChange[]>> {
    const known = batch.filter(({ kind }) => kind !== 'nueva')
    if (known.length === 0) return new Map()
    const articles = await readArticles(
      this.#db,
      known.map(({ row }) => row.Codigo),
    )
    return new Map(
      known.flatMap((planned) => {
        const { row } = planned
        const before = articles.get(row.Codigo)
        if (before === undefined) return []
        const after = articleToWrite(row, {
          before,
          brandCode: row.marca ? this.#brandCode(row.marca) : before.brand_code,
          family: familyFor(this.#categories, planned, before, undefined),
          isRetired: false,
          now: before.updated_at,
        })
        const familyName = (code: number) => this.#categories.withCode(code)?.Descripcion
        return [[row.Codigo, fieldChanges(before, after, this.#brandNames, familyName)]]
      }),
    )
  }

  #brandCode(name: string): number {
    const known = this.#brands.find(name)
    if (known !== undefined) return known
    this.#brandNames.set(--this.#unknown, name)
    return this.#unknown
  }
}

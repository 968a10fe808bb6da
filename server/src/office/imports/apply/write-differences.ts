import { formatPesos, formatQuantity, pick } from '@gondola/contract/base'
import type { FieldChange, ImportSummary } from '@gondola/contract/imports'
import { chunksOf } from '../../../platform/db/chunks.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../../platform/db/tables/database.ts'
import type { BranchChange } from '../branches/compare-branches.ts'
import type { ImportRow } from '../reading/import-row.ts'
import type { ImportPlan } from '../plan/import-plan.ts'
import { readNamesAndPrices, writeDifferences } from '../import-jobs.store.ts'
import { deleteDifferences } from '../import-leftovers.store.ts'
import { familyFor } from '../families/family-for.ts'
import { articleToWrite } from '../plan/article-to-write.ts'
import { BrandRegistry } from '../plan/brand-registry.ts'
import { listBrandNames } from '../plan/known-articles.store.ts'
import { CategoryRegistry } from '../plan/category-registry.ts'
import { fieldChanges } from '../plan/field-changes.ts'
import type { NumberChange, PlannedArticle } from '../plan/planned-article.ts'
import { readArticles, readSources } from './import.store.ts'
import { changedColumns, storedArticle } from '../plan/stored-article.ts'

interface PreviewedShop {
  db: Db
  brands: BrandRegistry
  brandNames: Map<number, string>
  categories: CategoryRegistry
}

/** Tells what a plan changes in articles besides their prices, by the rules of writing and without writing. */
export class PreviewedChanges {
  readonly #shop: PreviewedShop
  /** The next code of a brand that the shop does not have. */
  #unknown = -1

  private constructor(shop: PreviewedShop) {
    this.#shop = shop
  }

  static async read(db: Db): Promise<PreviewedChanges> {
    const [brands, brandNames] = [await BrandRegistry.of(db, []), await listBrandNames(db)]
    return new PreviewedChanges({ db, brands, brandNames, categories: await CategoryRegistry.read(db) })
  }

  /** An article's row after an import. */
  after(
    planned: PlannedArticle,
    before: Row<'articles'>,
    isRetired = false,
  ): ReturnType<typeof articleToWrite> {
    const { row } = planned
    return articleToWrite(row, {
      before,
      brandCode: row.marca ? this.#brandCode(row.marca) : before.brand_code,
      family: familyFor(this.#shop.categories, planned, before, undefined),
      isRetired,
      now: before.updated_at,
    })
  }

  /** The changes of each article that the shop has, by its code. */
  async of(batch: readonly PlannedArticle[]): Promise<Map<string, FieldChange[]>> {
    const known = batch.filter(({ kind }) => kind !== 'nueva')
    if (known.length === 0) return new Map()
    const articles = await readArticles(
      this.#shop.db,
      known.map(({ row }) => row.Codigo),
    )
    return new Map(
      known.flatMap((planned) => {
        const { row } = planned
        const before = articles.get(row.Codigo)
        if (before === undefined) return []
        const after = this.after(planned, before)
        const familyName = (code: number) => this.#shop.categories.withCode(code)?.Descripcion
        return [[row.Codigo, fieldChanges(before, after, this.#shop.brandNames, familyName)]]
      }),
    )
  }

  #brandCode(name: string): number {
    const known = this.#shop.brands.find(name)
    if (known !== undefined) return known
    this.#shop.brandNames.set(--this.#unknown, name)
    return this.#unknown
  }
}

/** Finds planned articles that a profile's rows leave as they are. */
export function sameArticles(db: Db, profile: string) {
  let read: Promise<PreviewedChanges> | null = null
  return async (batch: readonly PlannedArticle[]): Promise<string[]> => {
    const preview = await (read ??= PreviewedChanges.read(db))
    const codes = batch.map(({ row }) => row.Codigo)
    const articles = await readArticles(db, codes)
    const sources = await readSources(db, profile, codes)
    return batch.flatMap((planned) => {
      const code = planned.row.Codigo
      const before = articles.get(code)
      if (before === undefined) return []
      const after = preview.after(planned, before, sources.get(code)?.is_retired)
      const isSame =
        Object.keys(changedColumns(before, after).after).length === 0 &&
        after.manual_fields === storedArticle(before).manual_fields
      return isSame ? [code] : []
    })
  }
}

/** Number of articles, the first ones, whose changes are told field by field. */
const DETAILED_MAX = 2_000

/** Maximum differences stored for the screen; beyond that it shows the first ones and the totals. */
const KEPT_MAX = 200_000

/**
 * Stores what a plan would change, for staff to review before they confirm. `isAsking`: whether the list is complete is
 * not decided yet, so that no article is shown as gone.
 */
export async function keepDifferences(
  db: Db,
  importId: number,
  plan: ImportPlan,
  { isAsking, isRetiring }: { isAsking: boolean; isRetiring: boolean },
): Promise<void> {
  await deleteDifferences(db, importId)
  let position = 0
  const write = async (rows: readonly Omit<NewRow<'import_differences'>, 'position' | 'import_id'>[]) => {
    const numbered = rows.map((row) => ({ ...PLAIN, ...row, import_id: importId, position: ++position }))
    await writeDifferences(db, numbered)
  }
  for (const codes of isAsking ? [] : plan.codesIn('vanished')) {
    const gone = await readNamesAndPrices(db, codes)
    await write(
      gone.map(({ Codigo, Descripcion, Precioventa }) => ({
        kind: 'desaparece' as const,
        article_code: Codigo,
        Descripcion,
        price_before: Precioventa,
        price_after: isRetiring ? null : Precioventa,
      })),
    )
    if (position >= KEPT_MAX) return
  }
  const preview = await PreviewedChanges.read(db)
  let detailed = 0
  for (const batch of inTurn(plan.articles(), plan.heldArticles())) {
    const changes = detailed < DETAILED_MAX ? await preview.of(batch) : new Map<string, FieldChange[]>()
    detailed += batch.length
    await write(
      batch.map(({ row, kind, priceBefore, isJump, overtaken, branchChange }) => ({
        kind,
        article_code: row.Codigo,
        Descripcion: row.Descripcion,
        ...pricesShown(row, priceBefore, branchChange),
        is_jump: isJump,
        line: row.line,
        offer_price: overtaken,
        changes: jsonOf(changes.get(row.Codigo)),
      })),
    )
    if (position >= KEPT_MAX) return
  }
  for (const kind of ['existencia', 'costo'] as const)
    for (const some of chunksOf(plan.numbers[kind])) {
      await write(some.map((one) => numberShown(kind, one, plan.nameOf(one.Codigo))))
      if (position >= KEPT_MAX) return
    }
}

const PLAIN = { branch_name: null, is_jump: false, line: null, offer_price: null, changes: null }

/** A number of stock or a cost: in words, and as numbers by which the list is sorted. */
function numberShown(kind: 'existencia' | 'costo', one: NumberChange, Descripcion: string) {
  const { Codigo, line, before, number, unidad, branch } = one
  const text = (told: number) => (kind === 'costo' ? formatPesos(told) : formatQuantity(told, unidad))
  const change = { Campo: kind, Antes: before === null ? null : text(before), Despues: text(number) }
  return {
    kind,
    article_code: Codigo,
    Descripcion,
    price_before: before,
    price_after: number,
    branch_name: branch?.Nombre ?? null,
    line,
    changes: jsonOf([change]),
  }
}

const jsonOf = (changes: FieldChange[] | undefined) =>
  changes === undefined ? null : JSON.stringify(changes)

/** The base price before and after; of an article whose price changes in one branch's list, its price there. */
function pricesShown({ precio, Precioventa }: ImportRow, before: number | null, there: BranchChange | null) {
  if (there !== null)
    return { price_before: there.before / 100, price_after: there.after / 100, branch_name: there.branch }
  return { price_before: before, price_after: precio === 'queda' ? before : Precioventa, branch_name: null }
}

function* inTurn<T>(...all: Iterable<T>[]): Generator<T> {
  for (const each of all) yield* each
}

/** A plan's totals. */
export const summaryOf = ({ report, counts }: ImportPlan): ImportSummary => ({
  ...pick(report, ['leidas', 'existencias', 'existenciasEn', 'costos']),
  ...pick(counts, ['nuevas', 'suben', 'bajan', 'iguales', 'desaparecidas', 'saltos', 'fijadas', 'ofertas']),
  cambian: counts.otras,
  rechazadas: report.rechazadas.length,
  avisos: report.avisos.length,
  ...(report.ignoradasPor && { ignoradas: report.ignoradasPor }),
})

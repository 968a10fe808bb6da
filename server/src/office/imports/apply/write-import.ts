import { NO_BRAND_NAME } from '@gondola/contract/base'
import { withCatalogueLocked } from '../../../goods/catalogue/change-catalogue.ts'
import { instant, type Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { Row } from '../../../platform/db/tables/database.ts'
import { articleToWrite } from '../plan/article-to-write.ts'
import { columnsElsewhere, isSameColumns, NOT_MADE, type MadeIds } from '../branches/branch-columns.ts'
import type { BranchPlan } from '../branches/branch-plan.ts'
import { changesBranches, enforceBranches, makeBranches } from '../branches/branches-made.ts'
import { BrandRegistry } from '../plan/brand-registry.ts'
import { CategoryRegistry } from '../plan/category-registry.ts'
import { familyFor } from '../families/family-for.ts'
import type { ImportPlan } from '../plan/import-plan.ts'
import type { PlannedArticle } from '../plan/planned-article.ts'
import {
  hideImport,
  keepCreated,
  keepHold,
  noteImported,
  showCategories,
  silently,
  type Hold,
} from './hidden-import.store.ts'
import {
  finishImport,
  listRetirable,
  markPresence,
  readArticles,
  readFamilyChoices,
  readSources,
  setOnSale,
  writeArticles,
  writePrices,
  writeSources,
  writeUndo,
  type Created,
} from './import.store.ts'
import { addedLists, recordedPrices } from './recorded-prices.ts'
import { MOST_ROWS, Slices } from './slices.ts'
import { storedArticle } from '../plan/stored-article.ts'
import { joinUndo, undoOfArticle, undoOfSource } from '../undo/undo-slice.ts'

/** `isPart`: one of an import's parts, in a transaction of the caller's: nothing is hidden. */
type Import = Hold & { profile: string; isPart?: boolean }

/** Brands and categories as read in a transaction. */
interface Books {
  brands: BrandRegistry
  categories: CategoryRegistry
  /** The catalogue's version when they were read. */
  version: number
}

const NOTHING_MADE: Created = { brands: [], families: [], departments: [] }

/** Writes a plan in short transactions; nothing of it is visible until `putInForce`. */
export class Writing {
  readonly #db: Db
  readonly #clock: Clock
  readonly #import: Import
  readonly #now: string
  readonly #brandNames: readonly string[]
  readonly #size: number
  readonly #slices: Slices
  readonly #branches: BranchPlan | null
  #books: Books | null = null
  created = NOTHING_MADE
  #ids: MadeIds = NOT_MADE
  #written = 0
  /** Articles changed without a row of theirs; of these, off sale now. */
  readonly moved = { all: 0, retired: 0 }

  constructor(db: Db, clock: Clock, plan: ImportPlan, one: Import) {
    this.#db = db
    this.#clock = clock
    this.#import = one
    this.#slices = new Slices(one.isPart ? { rows: MOST_ROWS } : {})
    this.#now = instant(clock)
    this.#branches = plan.branches
    this.#size = plan.size
    this.#brandNames =
      plan.size === 0 ? [] : [NO_BRAND_NAME, ...plan.brandNames().map((name) => name ?? NO_BRAND_NAME)]
  }

  /** Runs one short transaction whose changes stay hidden. */
  #slice<T>(work: (trx: Db, version: number) => Promise<T>): Promise<T> {
    // smaller slices make no transaction of the caller's shorter
    if (this.#import.isPart) return withCatalogueLocked(this.#db, ({ trx, version }) => work(trx, version))
    return this.#slices.transaction(this.#db, async ({ trx, version }) => {
      const progress = { Fase: 'guardar', Hechas: this.#written, Total: this.#size } as const
      await keepHold(trx, this.#clock, this.#import, progress)
      return silently(trx, () => work(trx, version))
    })
  }

  /** Adds the branches and lists that the plan needs, invisible until the import is in force. */
  makeBranches(plan: BranchPlan): Promise<void> {
    return this.#slice(async (trx) => {
      const { made, ids } = await makeBranches(trx, this.#clock, plan)
      this.#ids = ids
      this.created = { ...this.created, branches: made }
      if (!this.#import.isPart) await keepCreated(trx, this.#import.importId, this.created)
    })
  }

  /** Changes lists and assortment of articles that the file lacks, after those that are missing were marked. */
  async writeElsewhere(plan: BranchPlan): Promise<void> {
    const { importId, profile } = this.#import
    for (const codes of plan.elsewhere())
      await this.#move(codes, async (trx, slice) => {
        const before = await readArticles(trx, slice)
        const sources = await readSources(trx, profile, slice)
        const rows = [...before.values()].flatMap((article) => {
          const state = { ...article, manual: article.manual_fields ?? [] }
          const after = columnsElsewhere(plan.layout, this.#ids, state)
          return isSameColumns(article, after) ? [] : [storedArticle({ ...article, ...after })]
        })
        await writeArticles(trx, rows, before)
        const undo = rows.map((row) =>
          undoOfArticle(importId, row, before.get(row.Codigo), sources.get(row.Codigo)),
        )
        await joinUndo(trx, importId, undo)
        return rows.length
      })
  }

  /** Brands and categories, read again after staff changed the catalogue or a transaction failed. */
  async #booksIn(trx: Db, version: number): Promise<Books> {
    const kept = this.#books
    this.#books = null
    if (kept?.version === version) return kept
    const brands = await BrandRegistry.of(trx, this.#brandNames)
    return { brands, categories: await CategoryRegistry.read(trx), version }
  }

  /** Writes articles with their prices and their undo data, and reports the number written so far. */
  async write(
    batch: readonly PlannedArticle[],
    onProgress: (done: number) => void | Promise<void>,
  ): Promise<void> {
    await this.#slices.each(batch, async (slice) => {
      await this.#writeArticles(slice)
      await onProgress(this.#written)
    })
  }

  async #writeArticles(batch: readonly PlannedArticle[]): Promise<void> {
    const { books, created } = await this.#slice(async (trx, version) => {
      const found = await this.#booksIn(trx, version)
      return { books: found, created: await this.#writeSlice(trx, batch, found) }
    })
    this.#books = books
    this.created = created
    this.#written += batch.length
  }

  async #writeSlice(trx: Db, batch: readonly PlannedArticle[], books: Books): Promise<Created> {
    const { importId, profile } = this.#import
    const codes = batch.map(({ row }) => row.Codigo)
    const before = await readArticles(trx, codes)
    const sources = await readSources(trx, profile, codes)
    const choices = await readFamilyChoices(trx, codes)
    const rows = batch.map((planned) => {
      const code = planned.row.Codigo
      const article = before.get(code)
      return articleToWrite(planned.row, {
        before: article,
        brandCode: books.brands.code(planned.row.marca ?? NO_BRAND_NAME),
        family: familyFor(books.categories, planned, article, choices.get(code)),
        isRetired: sources.get(code)?.is_retired ?? false,
        now: this.#now,
        ...(this.#branches !== null && {
          columnsFor: this.#columnsFor(this.#branches, planned.seq, article),
        }),
      })
    })
    await books.categories.write(trx)
    const created = await this.#hideMade(trx, books)
    await writeArticles(trx, rows, before)
    const added = addedLists(this.created)
    const prices = rows.flatMap((row) => recordedPrices(before.get(row.Codigo), row, added))
    await writePrices(trx, prices, { importId, now: this.#now })
    const undo = rows.map((row) =>
      undoOfArticle(importId, row, before.get(row.Codigo), sources.get(row.Codigo)),
    )
    if (this.#import.isPart) await joinUndo(trx, importId, undo)
    else {
      await writeSources(trx, batch, this.#import)
      await writeUndo(trx, undo)
    }
    return created
  }

  /** Prices by list and assortment, by the base price that is written. */
  #columnsFor(plan: BranchPlan, seq: number, article: Row<'articles'> | undefined) {
    const before = article === undefined ? null : { ...article, manual: article.manual_fields ?? [] }
    return (base: number) => plan.columnsOf(seq, before, base, this.#ids)
  }

  /** Hides the categories created in this transaction, and records what was created so that a rollback can delete it. */
  async #hideMade(trx: Db, { brands, categories }: Books): Promise<Created> {
    const created: Created = {
      ...this.created,
      brands: union(this.created.brands, brands.made),
      families: union(this.created.families, categories.made.families),
      departments: union(this.created.departments, categories.made.departments),
    }
    if (this.#import.isPart) return created
    const isNew = (code: number, kind: 'families' | 'departments') => !this.created[kind].includes(code)
    const families = created.families.filter((code) => isNew(code, 'families'))
    const departments = created.departments.filter((code) => isNew(code, 'departments'))
    await showCategories(trx, { families, departments }, false)
    const sizeOf = (one: Created) => one.brands.length + one.families.length + one.departments.length
    if (sizeOf(created) > sizeOf(this.created)) await keepCreated(trx, this.#import.importId, created)
    return created
  }

  /** Records which articles are in the file again and which are missing, and puts them on or takes them off sale. */
  async markMissing(plan: ImportPlan, isRetiring: boolean): Promise<void> {
    for (const batch of plan.sameArticles())
      await this.#slices.each(batch, (slice) =>
        this.#slice(async (trx) => {
          const codes = slice.map(({ row }) => row.Codigo)
          // an import without any change is not undone
          if (this.#size > 0) await this.#note(trx, codes, true)
          await writeSources(trx, slice, this.#import)
        }),
      )
    for (const codes of plan.codesIn('reappeared'))
      await this.#move(codes, async (trx, slice) => {
        const sources = await this.#note(trx, slice, true)
        const back = slice.filter((code) => sources.get(code)?.is_retired)
        return this.#sell(trx, back, sources, true)
      })
    const { all } = this.moved
    for (const codes of plan.codesIn('vanished'))
      await this.#move(codes, async (trx, slice) => {
        const sources = await this.#note(trx, slice, false)
        if (!isRetiring) return 0
        return this.#sell(trx, await listRetirable(trx, this.#import.profile, slice), sources, false)
      })
    this.moved.retired = this.moved.all - all
  }

  #move(codes: readonly string[], work: (trx: Db, slice: readonly string[]) => Promise<number>) {
    return this.#slices.each(codes, async (slice) => {
      this.moved.all += await this.#slice((trx) => work(trx, slice))
    })
  }

  async #note(trx: Db, codes: readonly string[], isPresent: boolean) {
    const { importId, profile } = this.#import
    const sources = await readSources(trx, profile, codes)
    await writeUndo(
      trx,
      codes.map((code) => undoOfSource(importId, code, sources.get(code))),
    )
    await markPresence(trx, profile, codes, isPresent)
    return sources
  }

  async #sell(
    trx: Db,
    codes: readonly string[],
    sources: Map<string, Row<'import_sources'>>,
    isOnSale: boolean,
  ): Promise<number> {
    const { importId, profile } = this.#import
    await setOnSale(trx, profile, codes, isOnSale)
    await writeUndo(
      trx,
      codes.map((code) => undoOfSource(importId, code, sources.get(code), isOnSale)),
    )
    return codes.length
  }

  /** Makes the whole import visible. */
  async putInForce(plan: ImportPlan): Promise<void> {
    const { importId, profile } = this.#import
    const created = this.created
    await withCatalogueLocked(this.#db, async ({ trx, show }) => {
      const progress = { Fase: 'guardar', Hechas: this.#written, Total: this.#size } as const
      await keepHold(trx, this.#clock, this.#import, progress)
      await showCategories(trx, created, true)
      await hideImport(trx, null)
      const { brands, branches } = created
      if (branches !== undefined) await enforceBranches(trx, branches)
      const isChanged = this.#written + this.moved.all > 0
      if (isChanged) await noteImported(trx, importId, brands.length > 0)
      if (isChanged || (branches !== undefined && changesBranches(branches))) await show()
      await finishImport(trx, importId, instant(this.#clock), { report: plan.report, profile, created })
    })
  }
}

const union = (some: readonly number[], others: readonly number[]) => [...new Set([...some, ...others])]

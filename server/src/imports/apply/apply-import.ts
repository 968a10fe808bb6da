import { randomUUID } from 'node:crypto'
import { NO_BRAND_NAME } from '@gondola/contract/base'
import { withCatalogueLocked } from '../../catalogue/change-catalogue.ts'
import { instant, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables.ts'
import { articleToWrite } from '../plan/article-to-write.ts'
import { BrandRegistry } from '../plan/brand-registry.ts'
import { CategoryRegistry } from '../plan/category-registry.ts'
import { familyFor } from '../families/family-for.ts'
import type { ImportPlan, PlannedArticle } from '../plan/import-plan.ts'
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
  assertLease,
  createImport,
  finishImport,
  listRetirable,
  markPresence,
  readArticles,
  readFamilyChoices,
  readSources,
  setOnSale,
  updateImport,
  updateUndo,
  writeArticles,
  writePrices,
  writeSources,
  writeUndo,
  type Created,
} from './import.store.ts'
import { Slices } from './slices.ts'
import { cutImport, untilNoneHidden } from '../undo/roll-back-import.ts'
import { undoOfArticle, undoOfSource } from '../undo/undo-rows.ts'

export interface ImportOrigin {
  fileName: string
  profile: string
  /** Name of the person who requested the import. */
  author: string
  /** The import's job; null for an import by the command, which is recorded when it begins. */
  importId: number | null
  /** Token with which the job's process holds its lease. */
  lease: string | null
  /** Takes articles that the file no longer has off sale. */
  isRetiring: boolean
}

/**
 * Writes a plan and its undo data in many short transactions, so that orders never wait for an import. The import is
 * hidden until the last transaction: until then readers see the previous catalogue, afterwards all of the import. An
 * interrupted import is rolled back by the process that finds it. Returns the import's number, or null, with nothing
 * changed, if the catalogue is no longer the version that the plan was made for.
 */
export async function applyImport(
  db: Db,
  clock: Clock,
  plan: ImportPlan,
  version: number,
  origin: ImportOrigin,
  onProgress: (done: number) => void | Promise<void>,
): Promise<number | null> {
  await untilNoneHidden(db, clock, null)
  const hold = await begin(db, clock, version, origin)
  if (hold === null) return null
  try {
    const writing = new Writing(db, clock, plan, { ...hold, profile: origin.profile })
    for (const batch of plan.articles()) await writing.write(batch, onProgress)
    await writing.markMissing(plan, origin.isRetiring)
    await writing.putInForce(plan)
  } catch (error) {
    // if the rollback fails, e.g. because the database is down, the import stays hidden
    await cutImport(db, clock, hold).catch(() => {})
    throw error
  }
  return hold.importId
}

/**
 * Hides the import before anything is written; null if the plan is for another catalogue version, or another import is
 * hidden.
 */
function begin(db: Db, clock: Clock, planned: number, origin: ImportOrigin): Promise<Hold | null> {
  return withCatalogueLocked(db, async ({ trx, version, hidden }) => {
    if (version !== planned || hidden !== null) return null
    const lease = origin.lease ?? randomUUID()
    if (origin.importId !== null) await assertLease(trx, origin.importId, lease)
    const importId = origin.importId ?? (await createImport(trx, clock, origin, lease))
    await hideImport(trx, importId)
    await updateImport(trx, importId, { profile: origin.profile })
    return { importId, lease }
  })
}

interface Import extends Hold {
  profile: string
}

/** Brands and categories as read in a transaction. */
interface Books {
  brands: BrandRegistry
  categories: CategoryRegistry
  /** The catalogue's version when they were read. */
  version: number
}

const NOTHING_MADE: Created = { brands: [], families: [], departments: [] }

class Writing {
  readonly #db: Db
  readonly #clock: Clock
  readonly #import: Import
  readonly #now: string
  readonly #brandNames: readonly string[]
  readonly #size: number
  readonly #slices = new Slices()
  #books: Books | null = null
  #created = NOTHING_MADE
  #written = 0
  #moved = 0

  constructor(db: Db, clock: Clock, plan: ImportPlan, one: Import) {
    this.#db = db
    this.#clock = clock
    this.#import = one
    this.#now = instant(clock)
    this.#size = plan.size
    this.#brandNames =
      plan.size === 0 ? [] : [NO_BRAND_NAME, ...plan.brandNames().map((name) => name ?? NO_BRAND_NAME)]
  }

  /** Runs one short transaction whose changes stay hidden. */
  #slice<T>(work: (trx: Db, version: number) => Promise<T>): Promise<T> {
    return this.#slices.transaction(this.#db, async ({ trx, version }) => {
      const progress = { Fase: 'guardar', Hechas: this.#written, Total: this.#size } as const
      await keepHold(trx, this.#clock, this.#import, progress)
      return silently(trx, () => work(trx, version))
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
    this.#created = created
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
      })
    })
    await books.categories.write(trx)
    const created = await this.#hideMade(trx, books)
    await writeArticles(trx, rows)
    const changed = rows.filter((row) => before.get(row.Codigo)?.Precioventa !== row.Precioventa)
    await writePrices(trx, changed, { importId, now: this.#now })
    await writeSources(trx, batch, this.#import)
    await writeUndo(
      trx,
      rows.map((row) => undoOfArticle(importId, row, before.get(row.Codigo), sources.get(row.Codigo))),
    )
    return created
  }

  /**
   * Hides the categories created in this transaction, and records what was created so that a rollback can delete it.
   */
  async #hideMade(trx: Db, { brands, categories }: Books): Promise<Created> {
    const created = {
      brands: union(this.#created.brands, brands.made),
      families: union(this.#created.families, categories.made.families),
      departments: union(this.#created.departments, categories.made.departments),
    }
    const isNew = (code: number, kind: keyof Created) => !this.#created[kind].includes(code)
    const families = created.families.filter((code) => isNew(code, 'families'))
    const departments = created.departments.filter((code) => isNew(code, 'departments'))
    await showCategories(trx, { families, departments }, false)
    const sizeOf = (one: Created) => one.brands.length + one.families.length + one.departments.length
    if (sizeOf(created) > sizeOf(this.#created)) await keepCreated(trx, this.#import.importId, created)
    return created
  }

  /** Records which articles are in the file again and which are missing, and puts them on or takes them off sale. */
  async markMissing(plan: ImportPlan, isRetiring: boolean): Promise<void> {
    for (const codes of plan.reappeared())
      await this.#move(codes, async (trx, slice) => {
        const sources = await this.#note(trx, slice, true)
        const back = slice.filter((code) => sources.get(code)?.is_retired)
        return this.#sell(trx, back, sources, true)
      })
    for (const codes of plan.vanished())
      await this.#move(codes, async (trx, slice) => {
        const sources = await this.#note(trx, slice, false)
        if (!isRetiring) return 0
        const gone = await listRetirable(trx, this.#import.profile, slice)
        return this.#sell(trx, gone, sources, false)
      })
  }

  #move(
    codes: readonly string[],
    work: (trx: Db, slice: readonly string[]) => Promise<number>,
  ): Promise<void> {
    return this.#slices.each(codes, async (slice) => {
      this.#moved += await this.#slice((trx) => work(trx, slice))
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
    for (const code of codes) {
      const { before, after } = undoOfSource(importId, code, sources.get(code), isOnSale)
      await updateUndo(trx, importId, code, { before, after })
    }
    return codes.length
  }

  /** Makes the whole import visible. */
  async putInForce(plan: ImportPlan): Promise<void> {
    const { importId, profile } = this.#import
    const created = this.#created
    await withCatalogueLocked(this.#db, async ({ trx, show }) => {
      const progress = { Fase: 'guardar', Hechas: this.#written, Total: this.#size } as const
      await keepHold(trx, this.#clock, this.#import, progress)
      await showCategories(trx, created, true)
      await hideImport(trx, null)
      if (this.#written + this.#moved > 0) {
        await noteImported(trx, importId, created.brands.length > 0)
        await show()
      }
      await finishImport(trx, importId, instant(this.#clock), { report: plan.report, profile, created })
    })
  }
}

const union = (some: readonly number[], others: readonly number[]) => [...new Set([...some, ...others])]

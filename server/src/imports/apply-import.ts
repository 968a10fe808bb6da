import { NO_BRAND_NAME } from '@gondola/contract/constants.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-version.store.ts'
import { instant, type Clock } from '../clock.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/open-database.ts'
import type { Row } from '../db/tables.ts'
import { articleToWrite, NEEDS_NO_FAMILY, type FamilyToWrite } from './article-to-write.ts'
import { BrandBook } from './brand-book.ts'
import { CategoryBook } from './category-book.ts'
import type { ImportPlan, PlannedArticle } from './import-plan.ts'
import type { ImportRow } from './import-row.ts'
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
  writeArticles,
  writePrices,
  writeSources,
  writeUndo,
} from './import.store.ts'
import { undoOfArticle, undoOfSource } from './undo-rows.ts'

export interface ImportOrigin {
  fileName: string
  profile: string
  /** Who asked for it. */
  author: string
  /** The job that it is; null: the command's, to be recorded now. */
  importId: number | null
  /** By which its process holds the job. */
  lease: string | null
  /** Articles that the file no longer has are taken off sale. */
  isRetiring: boolean
}

/**
 * Writes a plan in one transaction, with what undoes it; readers see all of it or nothing. Returns the import's number;
 * null, and nothing changed, where the catalogue is no longer the one that the plan was made for.
 */
export function applyImport(
  db: Db,
  clock: Clock,
  plan: ImportPlan,
  version: number,
  origin: ImportOrigin,
  onProgress: (done: number) => void | Promise<void>,
): Promise<number | null> {
  return inTransaction(db, async (trx) => {
    const current = await trx
      .selectFrom('catalogue_version')
      .select('version')
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (current.version !== version) return null
    if (origin.importId !== null) await assertLease(trx, origin.importId, origin.lease)
    const now = instant(clock)
    const { profile } = origin
    const importId = origin.importId ?? (await createImport(trx, origin, now))
    const writing = await Writing.begin(trx, plan, { importId, now, profile })
    for (const batch of plan.articles()) await onProgress(await writing.write(batch))
    const moved = (await writing.markMissing(plan, origin.isRetiring)) + writing.written
    if (moved > 0) await bumpCatalogueVersion(trx)
    await finishImport(trx, importId, instant(clock), {
      report: plan.report,
      profile,
      created: writing.created,
    })
    return importId
  })
}

interface Import {
  importId: number
  now: string
  profile: string
}

class Writing {
  readonly #trx: Db
  readonly #import: Import
  readonly #brands: BrandBook
  readonly #categories: CategoryBook
  written = 0

  private constructor(trx: Db, one: Import, brands: BrandBook, categories: CategoryBook) {
    this.#trx = trx
    this.#import = one
    this.#brands = brands
    this.#categories = categories
  }

  static async begin(trx: Db, plan: ImportPlan, one: Import): Promise<Writing> {
    const names =
      plan.size === 0 ? [] : [NO_BRAND_NAME, ...plan.brandNames().map((name) => name ?? NO_BRAND_NAME)]
    return new Writing(trx, one, await BrandBook.of(trx, names), await CategoryBook.read(trx))
  }

  get created() {
    return { brands: this.#brands.made, ...this.#categories.made }
  }

  /** Writes articles with their prices, and what they were; returns how many so far. */
  async write(batch: readonly PlannedArticle[]): Promise<number> {
    const codes = batch.map(({ row }) => row.Codigo)
    const before = await readArticles(this.#trx, codes)
    const sources = await readSources(this.#trx, this.#import.profile, codes)
    const choices = await readFamilyChoices(this.#trx, codes)
    const rows = batch.map((planned) => {
      const code = planned.row.Codigo
      const article = before.get(code)
      return articleToWrite(planned.row, {
        before: article,
        brandCode: this.#brands.code(planned.row.marca ?? NO_BRAND_NAME),
        family: this.#familyFor(planned, article, choices.get(code)),
        isRetired: sources.get(code)?.is_retired ?? false,
        now: this.#import.now,
      })
    })
    await this.#categories.write(this.#trx)
    await writeArticles(this.#trx, rows)
    const changed = rows.filter((row) => before.get(row.Codigo)?.Precioventa !== row.Precioventa)
    await writePrices(this.#trx, changed, this.#import)
    await writeSources(this.#trx, batch, this.#import)
    const { importId } = this.#import
    await writeUndo(
      this.#trx,
      rows.map((row) => undoOfArticle(importId, row, before.get(row.Codigo), sources.get(row.Codigo))),
    )
    this.written += batch.length
    return this.written
  }

  /** A guess moves only what stands nowhere; what staff chose once goes before the file for an article that is new. */
  #familyFor({ row }: PlannedArticle, before: Row<'articles'> | undefined, chosen: number | undefined) {
    if (before === undefined) {
      const family = chosen === undefined ? undefined : this.#categories.withCode(chosen)
      if (family !== undefined) return { ...family, isChosen: true }
      return this.#toldFamily(row)
    }
    const isKept =
      row.familia === null || (row.isFamilyGuessed && !this.#categories.isUnclassified(before.family_code))
    if (isKept) return NEEDS_NO_FAMILY
    return this.#toldFamily(row)
  }

  #toldFamily({ familia, departamento, isFamilyGuessed }: ImportRow): FamilyToWrite {
    const family =
      isFamilyGuessed && familia !== null && departamento !== null
        ? this.#categories.guessed(familia, departamento)
        : this.#categories.family(familia, departamento)
    return { ...family, isChosen: false }
  }

  /** Notes which articles the file has again and which no more; returns how many came on sale or went. */
  async markMissing(plan: ImportPlan, isRetiring: boolean): Promise<number> {
    let moved = 0
    for (const codes of plan.reappeared()) {
      const sources = await this.#note(codes, true)
      const back = codes.filter((code) => sources.get(code)?.is_retired)
      moved += await this.#sell(back, sources, true)
    }
    for (const codes of plan.vanished()) {
      const sources = await this.#note(codes, false)
      if (!isRetiring) continue
      moved += await this.#sell(await listRetirable(this.#trx, this.#import.profile, codes), sources, false)
    }
    return moved
  }

  async #note(codes: readonly string[], isPresent: boolean) {
    const { importId, profile } = this.#import
    const sources = await readSources(this.#trx, profile, codes)
    await writeUndo(
      this.#trx,
      codes.map((code) => undoOfSource(importId, code, sources.get(code))),
    )
    await markPresence(this.#trx, profile, codes, isPresent)
    return sources
  }

  async #sell(codes: readonly string[], sources: Map<string, Row<'import_sources'>>, isOnSale: boolean) {
    const { importId, profile } = this.#import
    await setOnSale(this.#trx, profile, codes, isOnSale)
    for (const code of codes) {
      const { before, after } = undoOfSource(importId, code, sources.get(code), isOnSale)
      await this.#trx
        .updateTable('import_undo')
        .set({ before, after })
        .where('import_id', '=', importId)
        .where('article_code', '=', code)
        .execute()
    }
    return codes.length
  }
}

import { DESCRIPCIONCORTA_MAX_CHARACTERS, NO_BRAND_NAME } from '@gondola/contract/constants.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-version.store.ts'
import { instant, type Clock } from '../clock.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/open-database.ts'
import type { NewRow, Row } from '../db/tables.ts'
import { BrandBook } from './brand-book.ts'
import { CategoryBook } from './category-book.ts'
import { shortName } from './clean-text.ts'
import {
  createImport,
  finishImport,
  markPresence,
  readArticles,
  writeArticles,
  writePrices,
  writeSources,
} from './import.store.ts'
import type { ImportPlan, PlannedArticle } from './plan-import.ts'

const BATCH = 500

export interface ImportOrigin {
  fileName: string
  profile: string
  /** Who asked for it. */
  author: string
}

/**
 * Writes a plan in one transaction; readers see all of it or nothing. Returns false, and changes nothing, where the
 * catalogue is no longer the one that the plan was made for.
 */
export function applyImport(
  db: Db,
  clock: Clock,
  plan: ImportPlan,
  version: number,
  origin: ImportOrigin,
  onProgress: (done: number) => void,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const current = await trx
      .selectFrom('catalogue_version')
      .select('version')
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (current.version !== version) return false
    const now = instant(clock)
    const importId = await createImport(trx, origin, now)
    await writePlanned(trx, plan.articles, { importId, now, profile: origin.profile }, onProgress)
    await markPresence(trx, origin.profile, plan.reappeared, true)
    await markPresence(trx, origin.profile, plan.vanished, false)
    if (plan.articles.length > 0) await bumpCatalogueVersion(trx)
    await finishImport(trx, importId, instant(clock), plan.report)
    return true
  })
}

interface Writing {
  importId: number
  now: string
  profile: string
}

async function writePlanned(
  trx: Db,
  planned: readonly PlannedArticle[],
  writing: Writing,
  onProgress: (done: number) => void,
): Promise<void> {
  const brands = await BrandBook.of(trx, [
    NO_BRAND_NAME,
    ...planned.map(({ row }) => row.marca ?? NO_BRAND_NAME),
  ])
  const categories = await CategoryBook.read(trx)
  const families = planned.map(({ row }) => categories.family(row.familia, row.departamento))
  await categories.write(trx)
  for (let from = 0; from < planned.length; from += BATCH) {
    const batch = planned.slice(from, from + BATCH)
    const before = await readArticles(
      trx,
      batch.map(({ row }) => row.Codigo),
    )
    const rows = batch.map((one, i) => {
      const family = families[from + i]!
      const told = toldFields(one, brands, family, writing.now)
      return merged(told, one, before.get(one.row.Codigo))
    })
    await writeArticles(trx, rows)
    const changed = rows.filter((row) => before.get(row.Codigo)?.Precioventa !== row.Precioventa)
    await writePrices(trx, changed, writing)
    await writeSources(trx, batch, writing)
    onProgress(from + batch.length)
  }
}

/** An article's row as the file alone tells it. */
function toldFields(
  { row }: PlannedArticle,
  brands: BrandBook,
  family: Pick<Row<'families'>, 'Codigo' | 'Iva'>,
  now: string,
): NewRow<'articles'> {
  return {
    Codigo: row.Codigo,
    Descripcion: row.Descripcion,
    Descripcioncorta: shortName(row.Descripcion, DESCRIPCIONCORTA_MAX_CHARACTERS),
    Precioventa: row.Precioventa,
    unidad: row.unidad,
    unidaddescrip: row.unidaddescrip,
    Imagen: null,
    Ean: row.Ean,
    brand_code: brands.code(row.marca ?? NO_BRAND_NAME),
    family_code: family.Codigo,
    Iva: row.Iva ?? family.Iva,
    ImpuestoInterno: row.ImpuestoInterno,
    ContenidoNeto: row.ContenidoNeto,
    ContenidoUnidad: row.ContenidoUnidad,
    codigo_origen: row.codigo_origen,
    is_on_sale: true,
    position: row.line,
    popularity: 0,
    updated_at: now,
    manual_fields: null,
  }
}

/** What no file sets: staff's own, and what the shop counts. */
const KEPT = ['Imagen', 'is_on_sale', 'position', 'popularity'] as const

/** The row to write: over an article that is there, what the file does not tell and what staff set by hand stays. */
function merged(
  told: NewRow<'articles'>,
  { row }: PlannedArticle,
  before: Row<'articles'> | undefined,
): NewRow<'articles'> {
  if (before === undefined) return told
  const kept = new Set<string>([...KEPT, ...(before.manual_fields ?? [])])
  if (row.marca === null) kept.add('brand_code')
  if (row.familia === null) kept.add('family_code')
  if (row.Iva === null && row.familia === null) kept.add('Iva')
  if (row.ImpuestoInterno === null) kept.add('ImpuestoInterno')
  if (row.Ean === null) kept.add('Ean')
  if (row.codigo_origen === null) kept.add('codigo_origen')
  const fields = Object.entries(told).map(([name, value]) => [
    name,
    kept.has(name) ? before[name as keyof Row<'articles'>] : value,
  ])
  const manual_fields = before.manual_fields === null ? null : JSON.stringify(before.manual_fields)
  return { ...(Object.fromEntries(fields) as NewRow<'articles'>), manual_fields }
}

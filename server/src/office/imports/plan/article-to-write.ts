import type { ProductFacts } from '@gondola/contract/catalogue'
import { netContentIn } from '@gondola/lexicon/sizes'
import { pick, shortName } from '@gondola/contract/base'
import { NUMBER_FIELDS } from '@gondola/contract/imports'
import type { NewRow, Row } from '../../../platform/db/tables/database.ts'
import type { BranchColumns } from '../branches/branch-columns.ts'
import { codeKey, eanKey } from '../reading/code-keys.ts'
import { type ImportRow, factsAfter, LOST_LETTER } from '../reading/import-row.ts'

/** The family to put an article into. */
export interface FamilyToWrite {
  Codigo: number
  Iva: number
  /** Chosen by staff, who are not asked again. */
  isChosen: boolean
}

/** Placeholder for an article that stays in its family. */
export const NEEDS_NO_FAMILY: FamilyToWrite = { Codigo: 0, Iva: 0, isChosen: false }

export interface WritingContext {
  before: Row<'articles'> | undefined
  brandCode: number
  family: FamilyToWrite
  /** The profile took it off sale because it was missing from the profile's file. */
  isRetired: boolean
  now: string
  /** Prices by list and assortment, by the base price in pesos; absent: they stay. */
  columnsFor?(base: number): BranchColumns
}

/** Columns that no file sets: staff's own and the shop's counters. */
const KEPT = ['Imagen', 'is_on_sale', 'position', 'popularity'] as const

/** The row to write. An existing article keeps what the file does not have and what staff set by hand. */
export function articleToWrite(row: ImportRow, context: WritingContext): NewRow<'articles'> {
  const written = ownColumns(row, context)
  const { before, columnsFor } = context
  if (columnsFor === undefined) return written
  // a jump that was left out leaves all of the article's prices
  const { list_prices, not_sold_at } =
    row.precio === 'queda' && before !== undefined ? before : columnsFor(written.Precioventa)
  return {
    ...written,
    list_prices: list_prices && JSON.stringify(list_prices),
    not_sold_at: not_sold_at && JSON.stringify(not_sold_at),
  }
}

function ownColumns(row: ImportRow, context: WritingContext): NewRow<'articles'> {
  const { before, family, isRetired } = context
  const told = toldFields(row, context)
  if (before === undefined) return told
  const manual = (before.manual_fields ?? []).filter(
    (name) => !(name === 'Precioventa' && row.precio === 'suelto'),
  )
  const kept = new Set<string>([...KEPT, ...manual])
  if (row.precio === 'queda') kept.add('Precioventa')
  if (!row.marca) kept.add('brand_code')
  if (family === NEEDS_NO_FAMILY) kept.add('family_code')
  if (row.Iva === null && (kept.has('family_code') || family.Codigo === before.family_code)) kept.add('Iva')
  for (const name of NUMBER_FIELDS) if (row[name] === null) kept.add(name)
  if (row.Ean === null) kept.add('Ean')
  if (row.codigo_origen === null || isOwnCode(row.codigo_origen, before)) kept.add('codigo_origen')
  for (const name of untoldContent(row, before)) kept.add(name)
  if (row.Descripcion.includes(LOST_LETTER)) kept.add('Descripcion')
  if (!kept.has('unidaddescrip') && tellsSameContent(row, before)) kept.add('unidaddescrip')
  // the article's address is made of it, and changes only with the name
  if (row.Descripcion === before.Descripcion || kept.has('Descripcion')) kept.add('Descripcioncorta')
  // what the package says is written whole, merged with what the shop knows
  const unit = kept.has('ContenidoUnidad') ? before.ContenidoUnidad : row.ContenidoUnidad
  const facts = kept.has('facts') ? before.facts : factsAfter(before.facts, row.facts, unit)
  const fields = Object.entries(told).map(([name, value]) => [
    name,
    kept.has(name) ? before[name as keyof Row<'articles'>] : value,
  ])
  const manual_fields = manual.length === 0 ? null : JSON.stringify(manual)
  const isBack = isRetired && !before.manual_fields?.includes('is_on_sale')
  return {
    ...(Object.fromEntries(fields) as NewRow<'articles'>),
    facts: factsText(facts),
    manual_fields,
    is_on_sale: before.is_on_sale || isBack,
  }
}

/** A code that the shop has already: a file of the shop itself has the shop's code, not that of the other system. */
function isOwnCode(code: string, { Codigo, Ean, codigo_origen }: Row<'articles'>): boolean {
  const keys = [codigo_origen, codigo_origen && Codigo, Ean && eanKey(Ean)]
  return keys.some((key) => key !== null && [code, eanKey(code)].some((one) => codeKey(one) === codeKey(key)))
}

const CONTENT = ['unidaddescrip', 'ContenidoNeto', 'ContenidoUnidad'] as const

/** The columns of unit of sale and content that the file does not tell, and that stay as they are. */
function untoldContent(row: ImportRow, before: Row<'articles'>): readonly string[] {
  if (row.isUnitUntold || row.unit === 'queda' || (row.isUnitGuessed && before.unidad === 100))
    return ['unidad', ...CONTENT]
  if (!row.isContentGuessed || before.unidad === 100) return []
  if (row.ContenidoNeto === null || (row.ContenidoUnidad === 'un' && before.ContenidoNeto !== null))
    return CONTENT
  // a new name may tell another content
  return before.ContenidoNeto !== null && row.Descripcion === before.Descripcion ? CONTENT : []
}

/** Whether the shop's words for the unit of sale say what the file says: '6 unidades' for '6 un'. */
function tellsSameContent(
  { unidad, ContenidoNeto, ContenidoUnidad }: ImportRow,
  before: Row<'articles'>,
): boolean {
  if (before.unidad !== unidad || before.unidaddescrip === '') return false
  if (unidad === 100) return true
  const said = netContentIn(before.unidaddescrip)
  const isPiece = ContenidoNeto === null || (ContenidoNeto === 1 && ContenidoUnidad === 'un')
  if (said === null) return isPiece && before.ContenidoNeto === ContenidoNeto
  return said.ContenidoNeto === ContenidoNeto && said.ContenidoUnidad === ContenidoUnidad
}

const factsText = (facts: ProductFacts | null) => facts && JSON.stringify(facts)

/** An article's row with the file's values only. */
function toldFields(row: ImportRow, { brandCode, family, now }: WritingContext): NewRow<'articles'> {
  return {
    ...pick(row, ['Codigo', 'Descripcion', 'Precioventa', 'unidad', 'unidaddescrip', 'Ean', 'codigo_origen']),
    Descripcioncorta: shortName(row.Descripcion),
    Imagen: null,
    brand_code: brandCode,
    family_code: family.Codigo,
    Iva: row.Iva ?? family.Iva,
    ...pick(row, ['ContenidoNeto', 'ContenidoUnidad', ...NUMBER_FIELDS]),
    facts: factsText(factsAfter(null, row.facts, row.ContenidoUnidad)),
    is_on_sale: true,
    position: row.line,
    popularity: 0,
    updated_at: now,
    manual_fields: family.isChosen ? JSON.stringify(['family_code']) : null,
  }
}

import { DIETS, LEGEND_TEXTS, SEAL_TEXTS, type Diet, type ProductFacts } from '@gondola/contract/catalogue'
import type { StaffArticle } from '@gondola/contract/catalogue-admin'
import {
  IMPORT_COLUMN_NAMES,
  NUTRIENT_COLUMNS,
  type ImportColumn,
  type NutrientColumn,
} from '@gondola/contract/imports'
import type { CsvValue } from '@gondola/contract/base'
import { ARTICLE_TEXTS } from '../texts/catalogue-panel.ts'
import type { Column } from '../ui/records/columns.tsx'

const list = (names: readonly string[] | null | undefined) => names?.join('; ') ?? null
const claim = (diet: Diet) => (facts: ProductFacts) => (facts.Apto?.includes(diet) ? ARTICLE_TEXTS.yes : null)

const READERS: Partial<Record<ImportColumn, (facts: ProductFacts) => CsvValue>> = {
  descripcion_larga: ({ Descripcion }) => Descripcion ?? null,
  ingredientes: ({ Ingredientes }) => Ingredientes ?? null,
  contiene: ({ Contiene }) => list(Contiene),
  puede_contener: ({ PuedeContener }) => list(PuedeContener),
  sin_tacc: claim(DIETS[0]),
  sin_azucar: claim(DIETS[1]),
  vegano: claim(DIETS[2]),
  sellos: ({ Sellos }) => list(Sellos?.map((seal) => SEAL_TEXTS[seal])),
  leyendas: ({ Leyendas }) => list(Leyendas?.map((legend) => LEGEND_TEXTS[legend])),
  origen: ({ PaisOrigen }) => PaisOrigen ?? null,
  productor: ({ Productor }) => Productor ?? null,
  conservacion: ({ Conservacion }) => Conservacion ?? null,
}

/** Columns of an article's facts in the export, under headings that an import reads again. */
export const FACTS_COLUMNS: readonly Column<StaffArticle>[] = [
  ...(Object.keys(READERS) as ImportColumn[]).map((column) =>
    factColumn(column, ({ Ficha }) => (Ficha ? READERS[column]!(Ficha) : null), IMPORT_COLUMN_NAMES[column]),
  ),
  factColumn('nutricion_por', ({ Ficha }) => Ficha?.Nutricion?.Por ?? null),
  ...(Object.keys(NUTRIENT_COLUMNS) as NutrientColumn[]).map((column) =>
    factColumn(column, ({ Ficha }) => Ficha?.Nutricion?.[NUTRIENT_COLUMNS[column]] ?? null),
  ),
]

function factColumn(
  field: string,
  csv: (article: StaffArticle) => CsvValue,
  title: string = field,
): Column<StaffArticle> {
  return { field, title, hidden: true, csv }
}

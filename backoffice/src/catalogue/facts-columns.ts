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
import type { CsvColumn } from '../ui/records/export-csv.ts'

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

/** Columns of an article's facts, under headings that an import reads again. */
export const FACTS_COLUMNS: readonly CsvColumn<StaffArticle>[] = [
  ...(Object.keys(READERS) as ImportColumn[]).map((column): CsvColumn<StaffArticle> => [
    IMPORT_COLUMN_NAMES[column],
    ({ Ficha }) => (Ficha ? READERS[column]!(Ficha) : null),
  ]),
  ['nutricion_por', ({ Ficha }) => Ficha?.Nutricion?.Por ?? null],
  ...(Object.keys(NUTRIENT_COLUMNS) as NutrientColumn[]).map((column): CsvColumn<StaffArticle> => [
    column,
    ({ Ficha }) => Ficha?.Nutricion?.[NUTRIENT_COLUMNS[column]] ?? null,
  ]),
]

import {
  ALLERGEN_MAX_CHARACTERS,
  ALLERGENS_MAX,
  FACT_LINE_MAX_CHARACTERS,
  FACT_TEXT_MAX_CHARACTERS,
  contradictedDiets,
  DIET_NAMES,
  DIETS,
  maxPer100,
  NUTRIENTS,
  type Diet,
  type Legend,
  type Seal,
} from '@gondola/contract/catalogue'
import { FACT_COLUMNS, factColumns, type Warning } from '@gondola/contract/imports'
import { cleanName, withoutShouting } from '../../../platform/text/clean-text.ts'
import { folded } from '../../../platform/text/folded.ts'
import type { Column } from '../profiles/profile.ts'
import type { ToldFacts } from './import-row.ts'

/** How the columns of one row are read. */
export interface Cells {
  has(column: Column): boolean
  text(column: Column): string
  number(column: Column): number | null
  warn(motivo: Warning, value: string): void
}

/** A cell that removes a fact; an empty one leaves it as it is. */
const REMOVES = /^(-+|ningun[oa]?s?|sin sellos|sin leyendas|no (tiene|lleva|contiene))$/

const WARNED: readonly [Seal | Legend, RegExp][] = [
  ['azucares', /azucar/],
  ['grasas-saturadas', /satur/],
  ['grasas-totales', /grasa/],
  ['sodio', /sodio/],
  ['calorias', /calor/],
  ['edulcorantes', /edulc/],
  ['cafeina', /cafei/],
]

const YES =
  /^(1|s|si|x|v|verdadero|true|apto|(apto )?(celiacos?|vegan[oa]s?)|(sin|libre de|0%?) (tacc|gluten|azucar(es)?|lactosa))$/
const NO = /^(0|n|no|f|falso|false|no apto|(con|contiene) (tacc|gluten|azucar(es)?|lactosa))$/

/** What a row says about its article's facts; undefined if its file has no such column, or all are empty. */
export function readFacts(cells: Cells): ToldFacts | undefined {
  if (!isAnyTold(cells)) return undefined
  const told: ToldFacts = {}
  for (const [column, field] of factColumns(['Descripcion', 'Ingredientes', 'Productor', 'Conservacion'])) {
    const isLine = field === 'Productor' || field === 'Conservacion'
    const text = readText(cells, column, isLine ? FACT_LINE_MAX_CHARACTERS : FACT_TEXT_MAX_CHARACTERS)
    if (text !== undefined) (told.fields ??= {})[field] = text
  }
  for (const [column, field] of factColumns(['Contiene', 'PuedeContener'])) {
    const names = readAllergens(cells, column)
    if (names !== undefined) (told.fields ??= {})[field] = names
  }
  const origin = readOrigin(cells)
  if (origin !== undefined) (told.fields ??= {}).PaisOrigen = origin
  for (const [column, diet] of factColumns(DIETS)) readClaim(cells, column, diet, told)
  readWarned(cells, told)
  readAmounts(cells, told)
  if (Object.keys(told).length === 0) return undefined
  const { fields, claims = {} } = told
  const Apto = DIETS.filter((diet) => claims[diet])
  for (const diet of contradictedDiets({ ...fields, Apto })) cells.warn('apto_contradicho', DIET_NAMES[diet])
  return told
}

const isAnyTold = (cells: Cells) =>
  FACT_COLUMNS.some(([column]) => cells.has(column) && cells.text(column) !== '')

/** Null removes the text, undefined leaves it. */
function readText(cells: Cells, column: Column, most: number): string | null | undefined {
  const text = cleanName(cells.text(column))
  if (cells.text(column) === '') return undefined
  if (text === '' || REMOVES.test(folded(text))) return null
  if (text.length <= most) return text
  cells.warn('ficha_larga', column)
  return text.slice(0, most).trim()
}

function readAllergens(cells: Cells, column: Column): string[] | null | undefined {
  const text = readText(cells, column, FACT_TEXT_MAX_CHARACTERS)
  if (typeof text !== 'string') return text
  const names = text
    .toLowerCase()
    .replace(/^(puede )?(contiene|contener):?\s*|\.$/g, '')
    .split(/[,;/|+]| y /)
    .map((name) => name.trim().replace(/^(trazas|derivados?) de /, ''))
    .filter(Boolean)
  const fit = names.filter((name) => name.length <= ALLERGEN_MAX_CHARACTERS).slice(0, ALLERGENS_MAX)
  if (fit.length < names.length) cells.warn('ficha_larga', column)
  return fit
}

/** 'Nacional' is Argentina; 'importado' names no country. */
function readOrigin(cells: Cells): string | null | undefined {
  const text = readText(cells, 'origen', FACT_LINE_MAX_CHARACTERS)
  if (typeof text !== 'string') return text
  const plain = folded(text)
  if (/^(nacional|arg|ar|argentin[oa]|industria argentina)$/.test(plain)) return 'Argentina'
  return /^importad[oa]$/.test(plain) ? undefined : withoutShouting(text)
}

function readClaim(cells: Cells, column: Column, diet: Diet, told: ToldFacts): void {
  const text = folded(cells.text(column))
  if (text === '') return
  const isTrue = YES.test(text)
  if (!isTrue && !NO.test(text) && !REMOVES.test(text)) return cells.warn('apto_desconocido', text)
  ;(told.claims ??= {})[diet] = isTrue
}

/** Files mix octagons and legends in one column; the column given decides which of the two an empty list removes. */
function readWarned(cells: Cells, told: ToldFacts): void {
  for (const [column, field] of factColumns(['Sellos', 'Leyendas'])) {
    const text = folded(cells.text(column))
    if (text === '') continue
    const fields = (told.fields ??= {})
    fields[field] ??= null
    if (REMOVES.test(text) || NO.test(text)) continue
    for (const part of text.split(/[,;/|+]|\bexceso en\b/)) {
      // the legends' second half
      if (part.replace(/no recomendable.*|evitar.*|contiene|^as$|[^a-z]/g, '') === '') continue
      const found = WARNED.find(([, words]) => words.test(part))?.[0]
      if (found === undefined) cells.warn('sello_desconocido', part.trim())
      else if (found === 'edulcorantes' || found === 'cafeina') (fields.Leyendas ??= []).push(found)
      else (fields.Sellos ??= []).push(found)
    }
  }
}

function readAmounts(cells: Cells, told: ToldFacts): void {
  for (const [column, nutrient] of factColumns(NUTRIENTS)) {
    if (cells.text(column) === '') continue
    const amount = cells.number(column)
    if (amount === null || amount < 0 || amount > maxPer100(nutrient))
      cells.warn('nutriente_texto', `${column} ${cells.text(column)}`)
    else (told.amounts ??= {})[nutrient] = amount
  }
  const per = folded(cells.text('nutricion_por'))
  if (per !== '' && told.amounts !== undefined) told.per = /ml|cc/.test(per) ? '100 ml' : '100 g'
}

import { formatNumber } from '@gondola/contract/base'
import { DIETS, NUTRIENTS, type ProductFacts } from '@gondola/contract/catalogue'
import {
  FACT_COLUMNS,
  factColumns,
  type FieldChange,
  FIELD_CHANGE_TEXTS,
  NUMBER_COLUMNS,
  toldFacts,
} from '@gondola/contract/imports'
import type { NewRow, Row } from '../../../platform/db/tables/database.ts'

/** Longer values are cut: a review shows what kind of change it is, not the text. */
const SHOWN_CHARACTERS = 60

type Value = string | number | boolean | null | undefined
type Column = FieldChange['Campo']

const AFTERWARDS = new Set<string>([...DIETS, 'Por', ...NUTRIENTS])
/** The columns of facts, in the order of a review: claims after what is written, before the amounts. */
const FACTS = [
  ...FACT_COLUMNS.filter(([, fact]) => !AFTERWARDS.has(fact)),
  ...factColumns(DIETS),
  ...factColumns(['Por', ...NUTRIENTS]),
]

/** What writing an article's row changes, field by field, without its prices. */
export function fieldChanges(
  before: Row<'articles'>,
  after: NewRow<'articles'>,
  brands: ReadonlyMap<number, string>,
  familyName: (code: number) => string | undefined,
): FieldChange[] {
  const was = toldFacts(before.facts)
  const is = toldFacts(after.facts == null ? null : (JSON.parse(after.facts) as ProductFacts))
  const columns: [Column, Value, Value][] = [
    ['descripcion', before.Descripcion, after.Descripcion],
    ['marca', brands.get(before.brand_code), brands.get(after.brand_code)],
    ['familia', familyName(before.family_code), familyName(after.family_code)],
    ['pesable', before.unidad === 100, after.unidad === 100],
    ['unidad', before.unidaddescrip, after.unidaddescrip],
    ['cantidad', contentOf(before), contentOf(after)],
    ['ean', before.Ean, after.Ean],
    ['codigo', before.codigo_origen, after.codigo_origen],
    ['iva', before.Iva, after.Iva],
    ...NUMBER_COLUMNS.map(([column, name]): [Column, Value, Value] => [column, before[name], after[name]]),
    ...FACTS.map(([column, fact]): [Column, Value, Value] => [column, listed(was[fact]), listed(is[fact])]),
  ]
  return columns.flatMap(([Campo, Antes, Despues]) =>
    (Antes ?? null) === (Despues ?? null) ? [] : [{ Campo, Antes: shown(Antes), Despues: shown(Despues) }],
  )
}

const contentOf = ({
  ContenidoNeto,
  ContenidoUnidad,
}: Pick<NewRow<'articles'>, 'ContenidoNeto' | 'ContenidoUnidad'>): Value =>
  ContenidoNeto == null ? null : `${formatNumber(ContenidoNeto)} ${ContenidoUnidad ?? ''}`

const listed = (value: Value | readonly string[]): Value =>
  typeof value === 'object' && value !== null ? value.join(', ') : value

function shown(value: Value): string | null {
  if (value == null || value === '') return null
  if (typeof value === 'boolean') return value ? FIELD_CHANGE_TEXTS.yes : FIELD_CHANGE_TEXTS.no
  const text = typeof value === 'number' ? formatNumber(value) : value
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
}

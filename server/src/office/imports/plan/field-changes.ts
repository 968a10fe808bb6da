import type { ProductFacts } from '@gondola/contract/catalogue'
import { type FieldChange, FIELD_CHANGE_TEXTS, NUTRIENT_COLUMNS } from '@gondola/contract/imports'
import type { NewRow, Row } from '../../../platform/db/tables/database.ts'

/** Longer values are cut: a review shows what kind of change it is, not the text. */
const SHOWN_CHARACTERS = 60

type Value = string | number | boolean | null | undefined
type Column = FieldChange['Campo']

const FACTS = [
  ['descripcion_larga', 'Descripcion'],
  ['ingredientes', 'Ingredientes'],
  ['contiene', 'Contiene'],
  ['puede_contener', 'PuedeContener'],
  ['sellos', 'Sellos'],
  ['leyendas', 'Leyendas'],
  ['origen', 'PaisOrigen'],
  ['productor', 'Productor'],
  ['conservacion', 'Conservacion'],
] as const satisfies readonly (readonly [Column, keyof ProductFacts])[]

const DIETS = { sin_tacc: 'sin-tacc', sin_azucar: 'sin-azucar', vegano: 'vegano' } as const

/** What writing an article's row changes, field by field, without its prices. */
export function fieldChanges(
  before: Row<'articles'>,
  after: NewRow<'articles'>,
  brands: ReadonlyMap<number, string>,
  familyName: (code: number) => string | undefined,
): FieldChange[] {
  const facts = after.facts == null ? null : (JSON.parse(after.facts) as ProductFacts)
  const columns: [Column, Value, Value][] = [
    ['descripcion', before.Descripcion, after.Descripcion],
    ['marca', brands.get(before.brand_code), brands.get(after.brand_code)],
    ['familia', familyName(before.family_code), familyName(after.family_code)],
    ['pesable', before.unidad === 100, after.unidad === 100],
    ['unidad', before.unidaddescrip, after.unidaddescrip],
    ['cantidad', contentOf(before), contentOf(after)],
    ['ean', before.Ean, after.Ean],
    ['iva', before.Iva, after.Iva],
    ['impuesto_interno', before.ImpuestoInterno, after.ImpuestoInterno],
    ...factColumns(before.facts, facts),
  ]
  return columns.flatMap(([Campo, was, is]) =>
    (was ?? null) === (is ?? null) ? [] : [{ Campo, Antes: shown(was), Despues: shown(is) }],
  )
}

function* factColumns(
  before: ProductFacts | null,
  after: ProductFacts | null,
): Generator<[Column, Value, Value]> {
  for (const [column, fact] of FACTS) yield [column, listed(before?.[fact]), listed(after?.[fact])]
  for (const [column, diet] of Object.entries(DIETS))
    yield [column as keyof typeof DIETS, !!before?.Apto?.includes(diet), !!after?.Apto?.includes(diet)]
  yield ['nutricion_por', before?.Nutricion?.Por, after?.Nutricion?.Por]
  for (const [column, nutrient] of Object.entries(NUTRIENT_COLUMNS))
    yield [
      column as keyof typeof NUTRIENT_COLUMNS,
      before?.Nutricion?.[nutrient],
      after?.Nutricion?.[nutrient],
    ]
}

const contentOf = ({
  ContenidoNeto,
  ContenidoUnidad,
}: Pick<NewRow<'articles'>, 'ContenidoNeto' | 'ContenidoUnidad'>): Value =>
  ContenidoNeto == null ? null : `${ContenidoNeto} ${ContenidoUnidad ?? ''}`

const listed = (value: string | readonly string[] | null | undefined): Value =>
  typeof value === 'string' ? value : value?.join(', ')

function shown(value: Value): string | null {
  if (value == null || value === '') return null
  if (typeof value === 'boolean') return value ? FIELD_CHANGE_TEXTS.yes : FIELD_CHANGE_TEXTS.no
  const text = String(value)
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
}

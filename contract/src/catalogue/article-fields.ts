import { Type, type Static, type TSchema } from 'typebox'
import { Nullable, Pesos, OneOf } from '../base/index.ts'

export const ContentUnit = OneOf('g', 'ml', 'un', 'm')
export type ContentUnit = Static<typeof ContentUnit>

/** Answered to shop and staff, null if empty; a change without it empties it. */
const nullable = <V extends TSchema, A extends TSchema>(values: V, answered: A) => ({
  values,
  shop: Nullable(answered),
  staff: Nullable(answered),
  change: Type.Optional(Nullable(values)),
})

/** Answered where the article has it; a change without it leaves it, null empties it. */
const optional = <V extends TSchema, A extends TSchema>(values: V, answered: A) => ({
  values,
  shop: Type.Optional(answered),
  staff: Type.Optional(Nullable(values)),
  change: Type.Optional(Nullable(values)),
})

/**
 * Fields of an article whose value passes unchanged between its row, its form and the shop, under one name. A line here
 * gives them their schemas, their place in the statements and the log, and their title; `isManual`: imports leave what
 * staff wrote. A rule of such a field stands where it decides.
 */
export const NULLABLE_FIELDS = {
  ImpuestoInterno: { ...nullable(Pesos, Pesos), title: 'Impuesto interno', isManual: true },
  ContenidoNeto: {
    ...nullable(Type.Number({ minimum: 0, maximum: 1_000_000 }), Type.Number()),
    title: 'Contenido neto',
    isManual: true,
  },
  ContenidoUnidad: {
    ...nullable(ContentUnit, ContentUnit),
    title: 'Unidad del contenido',
    isManual: true,
  },
} as const

/** Those that few articles have, each with its input in the form by its values; `needs`: what the shop must keep. */
export const OPTIONAL_FIELDS = {
  /** The most that an order may ask for, in pieces, or grams if weighed. */
  LimitePorPedido: {
    ...optional(Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Integer({ minimum: 1 })),
    title: 'Límite por pedido',
    hint: 'Unidades, o gramos si se pesa, que lleva como máximo un pedido. Vacío: sin límite propio.',
    needs: 'Existencias',
  },
} as const

const OWN_FIELDS = { ...NULLABLE_FIELDS, ...OPTIONAL_FIELDS }
export type NullableField = keyof typeof NULLABLE_FIELDS
export type OptionalField = keyof typeof OPTIONAL_FIELDS
type OwnFields = typeof OWN_FIELDS
export type OwnField = keyof OwnFields
type ManualOwnField = {
  [N in OwnField]: OwnFields[N] extends { isManual: true } ? N : never
}[OwnField]

export const NULLABLE_NAMES = Object.keys(NULLABLE_FIELDS) as readonly NullableField[]
export const OPTIONAL_NAMES = Object.keys(OPTIONAL_FIELDS) as readonly OptionalField[]
export const OWN_NAMES = [...NULLABLE_NAMES, ...OPTIONAL_NAMES]
export const MANUAL_OWN_NAMES = OWN_NAMES.filter(
  (name): name is ManualOwnField => 'isManual' in OWN_FIELDS[name],
)
export const OWN_TITLES = Object.fromEntries(
  Object.entries(OWN_FIELDS).map(([name, { title }]) => [name, title]),
) as Readonly<Record<OwnField, string>>

/** The schemas of fields in the shop's answers, in those to staff or in staff's changes. */
export const schemasOf = <F extends Record<string, Record<S, TSchema>>, S extends string>(
  fields: F,
  side: S,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[side]])) as {
    -readonly [N in keyof F]: F[N][S]
  }

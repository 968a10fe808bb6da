import {
  Type,
  type Static,
  type TLiteral,
  type TOptional,
  type TSchema,
  type TUnion,
  type TUnsafe,
} from 'typebox'

/** A value or null: the wire's representation of "none" (contract §2). */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export const OneOf = <const T extends readonly (string | number)[]>(...values: T) =>
  Type.Union(values.map((value) => Type.Literal(value))) as unknown as TUnion<{
    -readonly [Place in keyof T]: TLiteral<T[Place]>
  }>

/** An object without additional properties, in requests and answers. */
export const Closed = <T extends Record<string, TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false })

/** One of some names. */
export const literals = <const T extends readonly string[]>(names: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...names] }))

/** A record's fields of the given names. */
export const pick = <T extends object, N extends keyof T>(record: T, names: readonly N[]): Pick<T, N> => {
  const fields: Partial<T> = {}
  for (const name of names) if (record[name] !== undefined) fields[name] = record[name]
  return fields as Pick<T, N>
}

/** Those of them that are not null. */
export const pickFilled = <T extends object, N extends keyof T>(
  record: T,
  names: readonly N[],
): { [F in N]?: NonNullable<T[F]> } => {
  const fields: { [F in N]?: NonNullable<T[F]> } = {}
  for (const name of names) if (record[name] != null) fields[name] = record[name]
  return fields
}

/** The schema of an entity whose type is the interface `T`: other packages see its name instead of its fields' schemas. */
export interface Entity<T extends object> extends TUnsafe<T> {
  properties: {
    [Name in keyof T]-?: undefined extends T[Name] ? TOptional<TUnsafe<T[Name]>> : TUnsafe<T[Name]>
  }
}

/**
 * The schema of the entity `T`, which extends the schema's type; it does not compile if `T` has a field that the schema
 * does not know.
 */
export const entity = <T extends object>(schema: { properties: Readonly<Record<keyof T, TSchema>> }) =>
  schema as unknown as Entity<T>

/** The body of a change: any of the fields. `Type.Partial` would drop the restriction on additional properties. */
export const SomeOf = <T extends Record<string, TSchema>>(properties: T) =>
  Type.Partial(Type.Object(properties), { additionalProperties: false })

export const PESOS_MAX = 9_999_999_999

/** Money on the wire: pesos with at most two decimals (contract §2). */
export const Pesos = Type.Number({ minimum: 0, maximum: PESOS_MAX })

/** The largest Id that the database can store. */
export const ID_MAX = 2_147_483_647

/** Ids and codes of departments, families, brands, orders, clients, promotions: positive integers. */
export const Id = Type.Integer({ minimum: 1, maximum: ID_MAX })
export type Id = Static<typeof Id>

/** Regular expression of an article's code. */
export const ARTICLE_CODE = '^[0-9A-Za-z-]{1,20}$'

/** An article's code: 1 to 20 characters; leading zeros are significant. */
export const ArticleCode = Type.String({ pattern: ARTICLE_CODE })

/** A calendar day in the shop's time zone, `2026-11-21`; days that do not exist are rejected (`FORMATS`). */
export const IsoDate = Type.String({
  format: 'date',
  pattern: '^[2-9]\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
})

/** An instant with its offset, `2026-11-21T09:00:00-03:00`; seconds are optional. */
export const Instant = Type.String({
  format: 'date-time',
  pattern: '^[2-9]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$',
})

/** A delivery day's Id: its date as an integer, yyyymmdd. */
export const DayId = Type.Integer({ format: 'yyyymmdd', minimum: 20_000_101, maximum: 21_001_231 })

export const ShortText = Type.String({ maxLength: 200 })

/** Several lines of text that a person typed. */
export const LongText = Type.String({ maxLength: 2000 })

/** The price per kilogram, litre, metre or piece (Res. 4/2025 art. 2 e). */
export const UnitPrice = Closed({
  // for a small pack it can far exceed the maximum price of a pack
  Precio: Type.Number({ minimum: 0 }),
  Unidad: OneOf('kg', 'l', 'm', 'un'),
})
export type UnitPrice = Static<typeof UnitPrice>

/** How an article is sold: 1 by the piece, 100 by weight in grams (spec §3). */
export const SaleUnit = OneOf(1, 100)
export type SaleUnit = Static<typeof SaleUnit>

import { Type, type Static } from 'typebox'
import { Closed, Id, IsoDate, Nullable, Pesos } from '../base/index.ts'
import { ForBranches } from '../branches/index.ts'

// A leaflet: many offers from one pasted table (code, price, from, until).

export const LEAFLET_LINES_MAX = 500
/** A leaflet's lines, with names and spaces. */
export const LEAFLET_MAX_CHARACTERS = 100_000

export const LeafletDraft = Closed({
  Texto: Type.String({ minLength: 1, maxLength: LEAFLET_MAX_CHARACTERS }),
  /** The days of lines that tell none. */
  FechaDesde: Type.Optional(IsoDate),
  FechaHasta: Type.Optional(IsoDate),
  ...ForBranches,
  /** Takes lines that are probably a mistake. */
  Confirmado: Type.Optional(Type.Boolean()),
})
export type LeafletDraft = Static<typeof LeafletDraft>

/** A line as it was understood; what was not is null, and `Falla` says why. */
export const LeafletLine = Closed({
  Linea: Type.Integer(),
  Texto: Type.String(),
  Codigo: Nullable(Type.String()),
  Descripcion: Nullable(Type.String()),
  Precioventa: Nullable(Pesos),
  Preciooferta: Nullable(Pesos),
  FechaDesde: Nullable(IsoDate),
  FechaHasta: Nullable(IsoDate),
  Falla: Nullable(Type.String()),
  /** Why it is probably a mistake: it is taken with `Confirmado`. */
  Duda: Nullable(Type.String()),
})
export type LeafletLine = Static<typeof LeafletLine>

export const Leaflet = Closed({
  Renglones: Type.Array(LeafletLine),
  /** Columns of the table that were not used, by their headings. */
  SinUso: Type.Array(Type.String()),
})
export type Leaflet = Static<typeof Leaflet>

export const OfferIds = Type.Array(Id, { minItems: 1, maxItems: LEAFLET_LINES_MAX, uniqueItems: true })

export const LEAFLET_FAULTS = {
  empty: 'No hay ningún renglón.',
  tooMany: `Un folleto tiene hasta ${LEAFLET_LINES_MAX} renglones: pegalo en partes.`,
  noColumns:
    'Hay más de una columna de números. Poné una primera fila con los nombres: código, precio, desde, hasta.',
  headings:
    'Falta el título del código o el del precio. Se entienden: código, EAN, precio, oferta, desde, hasta.',
  separator: 'El renglón no está separado como los demás.',
  condition: (heading: string) =>
    `La columna «${heading}» no se lee: quitala. Las sucursales se eligen arriba.`,
  twice: (heading: string) => `Hay otra columna como «${heading}»: dejá una sola.`,
  rivals: (headings: string) =>
    `Hay más de una columna que puede ser el precio: «${headings}». Dejá la que vale.`,
  headingsAgain: (line: number) =>
    `El renglón ${line} es otra fila de títulos: pegá cada tabla por separado.`,
  notOfOne:
    'El renglón no dice el precio de una unidad o de un kilo: es una promoción, o hay más de un precio.',
  remark: (text: string) => `Dice «${text}»: la oferta vale para cualquiera y desde una unidad.`,
  otherEan: 'El código y el código de barras son de artículos distintos.',
  noCode: 'Falta el código.',
  unknown: (code: string) => `Ningún artículo tiene el código ${code}.`,
  several: (code: string) => `Varios artículos tienen el código ${code}: usá el de la tienda.`,
  noPrice: 'Falta el precio.',
  per: 'El artículo no se vende así: revisá si el precio es por unidad o por kilo.',
  price: (text: string) => `«${text}» no se entiende como precio.`,
  day: (text: string) => `«${text}» no se entiende como día.`,
  noDays: 'Faltan los días: ponelos en el renglón o arriba.',
  rest: (text: string) => `No se entiende «${text}».`,
  higher: (price: string) => `No es menos que el precio de hoy, ${price}.`,
  again: (line: number) => `El artículo ya está en el renglón ${line} para esos días.`,
  faults: 'Hay renglones con fallas: corregilos o quitalos.',
  doubts: 'Hay renglones dudosos: revisalos y confirmalos.',
} as const

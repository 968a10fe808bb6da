import type { PackName } from './pack-name.ts'

/** The defaults of a family's articles; a product line may override them. */
export interface FamilyDefaults {
  /** The silhouette of the family's articles. */
  pack: PackName
  /** VAT in per cent. */
  Iva?: Vat
  /** Internal tax, in per cent of the net price. */
  internalTaxPercent?: number
  /** How fast the price grows with the size; `SIZE_EXPONENT` by default. */
  sizeExponent?: number
  Perecedero?: boolean
  /** Refrigerated during delivery. */
  Frio?: boolean
  Alcohol?: boolean
}

export type Vat = 0 | 10.5 | 21

/** A product line: a brand, a name with its kinds, and sizes. It expands to kinds × sizes articles. */
export interface ProductLine {
  brand: string
  /** 'Mermelada @ {durazno|frutilla}': braces hold the kinds, @ the brand's place (the end, if absent). */
  pattern: string
  /** '900 ml|1,5 l|354 ml@can|3 l=9800': label, silhouette after @, price after =. Empty for weighed articles. */
  sizes: string
  /** Pesos for the first size; per kilogram for weighed articles. */
  price: number
  weighed: boolean
  pack?: PackName
  /** Name of the drawing, for an article without a pack. */
  art?: string
  Iva?: Vat
  internalTaxPercent?: number
}

export interface ProductFamily extends FamilyDefaults {
  Codigo: number
  Descripcion: string
  lines: ProductLine[]
}

export interface ProductDepartment {
  Codigo: number
  Descripcion: string
  families: ProductFamily[]
}

type LineOptions = Pick<ProductLine, 'pack' | 'art' | 'Iva' | 'internalTaxPercent'>

/** A line sold by the piece. `price` is the first size's, in pesos. */
export function line(
  brand: string,
  pattern: string,
  sizes: string,
  price: number,
  options: LineOptions = {},
): ProductLine {
  return { brand, pattern, sizes, price, weighed: false, ...options }
}

/** A line sold by weight. `pricePerKg` in pesos. */
export function weighed(
  brand: string,
  pattern: string,
  pricePerKg: number,
  options: LineOptions = {},
): ProductLine {
  return { brand, pattern, sizes: '', price: pricePerKg, weighed: true, ...options }
}

export function family(
  Codigo: number,
  Descripcion: string,
  defaults: FamilyDefaults,
  lines: ProductLine[],
): ProductFamily {
  return { Codigo, Descripcion, ...defaults, lines }
}

export function department(
  Codigo: number,
  Descripcion: string,
  families: ProductFamily[],
): ProductDepartment {
  return { Codigo, Descripcion, families }
}

/** The shop's own brand: its bakery, butchery and counters. Article names do not repeat it. */
export const OWN_BRAND = 'Góndola'

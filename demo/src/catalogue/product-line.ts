import type { PackName } from './pack-name.ts'

/** What a family's articles have in common; a line may differ from it. */
export interface FamilyDefaults {
  /** The silhouette that the family's articles are drawn as. */
  pack: PackName
  /** VAT in per cent. */
  Iva?: Vat
  /** Internal tax, in per cent of the net price. */
  internalTaxPercent?: number
  /** How much of the price grows with the size; `SIZE_EXPONENT` unless told. */
  sizeExponent?: number
  Perecedero?: boolean
  /** Kept cold on its way to the customer. */
  Frio?: boolean
  Alcohol?: boolean
}

export type Vat = 0 | 10.5 | 21

/**
 * One line of products as the shelf shows it: a brand, a name with its kinds, the sizes it comes in.
 * It stands for (kinds × sizes) articles.
 */
export interface ProductLine {
  brand: string
  /** 'Mermelada @ {durazno|frutilla}': braces hold the kinds, @ the brand's place (the end, if absent). */
  pattern: string
  /** '900 ml|1,5 l|354 ml@can|3 l=9800': label, own silhouette after @, own price after =. Empty when weighed. */
  sizes: string
  /** Pesos for the first size; per kilogram when weighed. */
  price: number
  weighed: boolean
  pack?: PackName
  /** Name of the drawing, for what is sold without a pack. */
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

/** A line sold by the piece. `price` is that of the first size, in pesos. */
export function line(
  brand: string,
  pattern: string,
  sizes: string,
  price: number,
  options: LineOptions = {},
): ProductLine {
  return { brand, pattern, sizes, price, weighed: false, ...options }
}

/** A line sold by the gram. `pricePerKg` in pesos. */
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

/** The shop's own brand: what it bakes, cuts and weighs itself. It is not repeated in the articles' names. */
export const OWN_BRAND = 'Góndola'

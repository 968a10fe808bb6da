import { shortName } from '@gondola/contract/base'
import { articleImagen } from '../pictures/picture-name.ts'
import { inventedEan, scaleCode } from './barcode.ts'
import type { DemoArticle, DemoItem, PackFace } from './demo-item.ts'
import { DEPARTMENTS } from './departments.ts'
import { brandCode } from './list-brands.ts'
import { listKinds, type ProductKind } from './product-kinds.ts'
import { OWN_BRAND, type ProductFamily, type ProductLine } from './product-line.ts'
import { priceOfSize, shelfPrice } from './shelf-price.ts'
import { listSizes, type Size } from './size.ts'

let items: DemoItem[] | null = null

/** Every article of the demo shop with its pack, in the shop's order; deterministic. */
export function listDemoItems(): DemoItem[] {
  items ??= expanded()
  return items
}

function expanded(): DemoItem[] {
  const taken = new Set<string>()
  return DEPARTMENTS.flatMap(({ families }) => families).flatMap((family) =>
    family.lines.flatMap((line) => itemsOfLine(family, line, taken)),
  )
}

function itemsOfLine(family: ProductFamily, line: ProductLine, taken: Set<string>): DemoItem[] {
  const kinds = listKinds(line.pattern, line.brand === OWN_BRAND ? '' : line.brand)
  if (line.weighed) return kinds.map((kind) => weighedItem(family, line, kind, taken))
  const sizes = listSizes(line.sizes)
  return kinds.flatMap((kind) => sizes.map((size) => packedItem(family, line, kind, size, sizes[0], taken)))
}

function weighedItem(
  family: ProductFamily,
  line: ProductLine,
  kind: ProductKind,
  taken: Set<string>,
): DemoItem {
  const Codigo = scaleCode(kind.name, taken)
  taken.add(Codigo)
  const face = faceOf(family, line, kind, 'x kg')
  return {
    article: {
      Codigo,
      Descripcion: kind.name,
      unidad: 100,
      unidaddescrip: 'Por kg',
      Ean: null,
      ContenidoNeto: null,
      ContenidoUnidad: null,
      Imagen: articleImagen(face),
      ...shared(family, line, kind.name, shelfPrice(line.price, kind.name)),
    },
    face,
  }
}

function packedItem(
  family: ProductFamily,
  line: ProductLine,
  kind: ProductKind,
  size: Size,
  first: Size | undefined,
  taken: Set<string>,
): DemoItem {
  const Descripcion = size.label ? `${kind.name} ${size.label}` : kind.name
  const Codigo = inventedEan(`${Descripcion}/${line.brand}`, taken)
  taken.add(Codigo)
  const { unidaddescrip, ContenidoNeto, ContenidoUnidad } = size
  const pesos =
    size.price ??
    priceOfSize(line.price, first?.ContenidoNeto ?? ContenidoNeto, ContenidoNeto, family.sizeExponent)
  const price = shelfPrice(pesos, line.brand + line.pattern)
  const face = { ...faceOf(family, line, kind, size.label), ...(size.pack ? { pack: size.pack } : {}) }
  return {
    article: {
      Codigo,
      Descripcion,
      unidad: 1,
      unidaddescrip,
      Ean: Codigo,
      ContenidoNeto,
      ContenidoUnidad,
      Imagen: articleImagen(face),
      ...shared(family, line, Descripcion, price),
    },
    face,
  }
}

/** The fields derived from the product line, for weighed and packed articles alike. */
function shared(family: ProductFamily, line: ProductLine, name: string, Precioventa: number) {
  const Iva = line.Iva ?? family.Iva ?? 21
  return {
    Descripcioncorta: shortName(name),
    Precioventa,
    Iva,
    ImpuestoInterno: internalTax(Precioventa, Iva, line.internalTaxPercent ?? family.internalTaxPercent),
    Marca: { Codigo: brandCode(line.brand), Descripcion: line.brand },
    Familia: { Codigo: family.Codigo, Descripcion: family.Descripcion },
  } satisfies Partial<DemoArticle>
}

/** Pesos of internal tax included in a final price. VAT and internal tax are both levied on the same net price. */
function internalTax(price: number, Iva: number, percent: number | undefined): number | null {
  if (!percent) return null
  return Math.round(((price * percent) / (100 + Iva + percent)) * 100) / 100
}

/** A product name that ends before its kind: 'Dulce de', 'Pan para'. */
const UNFINISHED = / (de|para|con|en|a)$/

function faceOf(
  family: ProductFamily,
  line: ProductLine,
  { product, kind }: ProductKind,
  size: string,
): PackFace {
  const isOneName = UNFINISHED.test(product)
  return {
    pack: line.pack ?? (line.weighed ? 'fresh' : family.pack),
    art: line.art ?? null,
    brand: line.brand,
    product: isOneName ? `${product} ${kind}` : product,
    kind: isOneName ? '' : kind,
    size: size.replace(/^x (?=\d)/, ''),
  }
}

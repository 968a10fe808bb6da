import { DESCRIPCIONCORTA_MAX_CHARACTERS, toCentavos, toPesos, type StaffViolation } from '../base/index.ts'
import type { ArticleChange } from './staff-article.ts'
import { catalogueFault, offerJumps, priceJumps } from './staff-texts.ts'
import { contradictedDiets, isEanValid, type ProductFacts } from '../catalogue/index.ts'
import { isPriceJump } from './price-change.ts'

/** The error code on which a form asks for confirmation and resends with `Confirmado`. */
export const PRICE_JUMP = 'precio-salta'

/** Lengths of EANs and UPCs, which have a check digit. */
const CHECKED_LENGTHS = new Set([8, 12, 13, 14])

/** Checks an article saved by staff; returns the first violation. An unchanged EAN is not checked again. */
export function checkArticle(article: ArticleChange, eanBefore: string | null): StaffViolation | null {
  const { Descripcion, Descripcioncorta, Ean } = article
  if (Descripcion.trim() === '') return catalogueFault('descripcion-vacia', 'Descripcion')
  if ((Descripcioncorta ?? '').trim().length > DESCRIPCIONCORTA_MAX_CHARACTERS)
    return catalogueFault('descripcion-corta-larga', 'Descripcioncorta')
  return (
    checkPrice(article.Precioventa, 'Precioventa') ??
    checkInternalTax(article) ??
    checkEan(Ean ?? '', eanBefore) ??
    checkContent(article) ??
    checkFacts(article.Ficha)
  )
}

/** Checks a price typed by staff. */
export function checkPrice(price: number, Campo: string): StaffViolation | null {
  if (price <= 0) return catalogueFault('precio-vacio', Campo)
  return toPesos(toCentavos(price)) === price ? null : catalogueFault('precio-decimales', Campo)
}

/** A price beyond ×3 or ÷3 of the previous one is probably a typing error: it needs one confirmation. */
export function checkPriceJump(
  before: number,
  { Precioventa, Confirmado }: Pick<ArticleChange, 'Precioventa' | 'Confirmado'>,
): StaffViolation | null {
  if (Confirmado || before <= 0 || !isPriceJump(before, Precioventa)) return null
  return { code: PRICE_JUMP, text: priceJumps(before, Precioventa), Campo: 'Precioventa' }
}

/** So does an offer below a third of the price. */
export function checkOfferJump(
  price: number,
  { Preciooferta, Confirmado }: { Preciooferta: number; Confirmado?: boolean },
): StaffViolation | null {
  if (Confirmado || !isPriceJump(price, Preciooferta) || Preciooferta > price) return null
  return { code: PRICE_JUMP, text: offerJumps(price, Preciooferta), Campo: 'Preciooferta' }
}

function checkInternalTax({ ImpuestoInterno, Precioventa }: ArticleChange): StaffViolation | null {
  if (typeof ImpuestoInterno !== 'number') return null
  if (toPesos(toCentavos(ImpuestoInterno)) !== ImpuestoInterno)
    return catalogueFault('precio-decimales', 'ImpuestoInterno')
  return ImpuestoInterno < Precioventa ? null : catalogueFault('impuesto-mayor', 'ImpuestoInterno')
}

function checkEan(Ean: string, before: string | null): StaffViolation | null {
  if (Ean === '' || Ean === before) return null
  if (!/^\d{4,20}$/.test(Ean)) return catalogueFault('ean-forma', 'Ean')
  if (!CHECKED_LENGTHS.has(Ean.length) || isEanValid(Ean)) return null
  return catalogueFault('ean-control', 'Ean')
}

/** Checks that no claim is contradicted by an allergen or a seal. */
export function checkFacts(facts: ProductFacts | null | undefined): StaffViolation | null {
  const [wrong] = facts ? contradictedDiets(facts) : []
  return wrong === undefined ? null : catalogueFault(`apto-${wrong}`, 'Ficha.Apto')
}

function checkContent({ ContenidoNeto, ContenidoUnidad }: ArticleChange): StaffViolation | null {
  const isWhole = !ContenidoNeto === !ContenidoUnidad
  return isWhole
    ? null
    : catalogueFault('contenido-incompleto', ContenidoNeto ? 'ContenidoUnidad' : 'ContenidoNeto')
}

import {
  PRICE_JUMP_FACTOR,
  PESOS_MAX,
  roundHalfAway,
  toCentavos,
  toPesos,
  type StaffViolation,
  DESCRIPCIONCORTA_MAX_CHARACTERS,
} from '../base/index.ts'
import type { PriceEnding, PriceRule } from './staff-price.ts'
import { catalogueFault, offerJumps, priceJumps } from './staff-texts.ts'
import type { ArticleChange } from './staff-article.ts'
import { contradictedDiets, isEanValid, type ProductFacts } from '../catalogue/index.ts'

const PERCENT_MIN = -99
const PERCENT_MAX = 900

export function checkPriceRule({ Tipo, Valor }: PriceRule): StaffViolation | null {
  if (Tipo === 'importe')
    return toPesos(toCentavos(Valor)) === Valor ? null : catalogueFault('precio-decimales', 'Valor')
  return Valor < PERCENT_MIN || Valor > PERCENT_MAX ? catalogueFault('porcentaje-exagerado', 'Valor') : null
}

/**
 * A price in pesos after a change by per cent or amount, rounded to a step or to an ending; null if the result is not
 * positive or exceeds the maximum amount on the wire. A change of 0 only rounds.
 */
export function changedPrice(price: number, rule: PriceRule): number | null {
  const { Tipo, Valor, Sentido } = rule
  const centavos = toCentavos(price)
  const exact =
    Tipo === 'porcentaje' ? roundHalfAway((centavos * (100 + Valor)) / 100) : centavos + toCentavos(Valor)
  const { step, below } = roundingOf(rule)
  const changed = toPesos(ROUNDING[Sentido]((exact + below) / step) * step - below)
  return changed > 0 && changed <= PESOS_MAX ? changed : null
}

/** Endings as pesos below the next multiple of a step. */
const ENDINGS: Readonly<Record<PriceEnding, { step: number; below: number }>> = {
  '0,99': { step: 1, below: 0.01 },
  '9': { step: 10, below: 1 },
  '90': { step: 100, below: 10 },
  '99': { step: 100, below: 1 },
  '00': { step: 100, below: 0 },
  '990': { step: 1000, below: 10 },
  '999': { step: 1000, below: 1 },
}

/** The step that prices are rounded to and the amount below it, in centavos. */
function roundingOf({ Redondeo, Terminacion }: PriceRule): { step: number; below: number } {
  if (Terminacion === undefined) return { step: toCentavos(Redondeo), below: 0 }
  const { step, below } = ENDINGS[Terminacion]
  return { step: toCentavos(step), below: toCentavos(below) }
}

const ROUNDING = { cercano: roundHalfAway, arriba: Math.ceil, abajo: Math.floor } as const

/** Whether a price change exceeds the brake's factor, probably a typing error. */
export const isPriceJump = (before: number, after: number): boolean =>
  after > before * PRICE_JUMP_FACTOR || after * PRICE_JUMP_FACTOR < before

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

export function checkPrice(price: number, Campo: string): StaffViolation | null {
  if (price <= 0) return catalogueFault('precio-vacio', Campo)
  return toPesos(toCentavos(price)) === price ? null : catalogueFault('precio-decimales', Campo)
}

/** An offer begins before it ends, and does not end before a day. */
export function checkOfferDays(
  { FechaDesde, FechaHasta }: { FechaDesde: string; FechaHasta: string },
  day: string,
): StaffViolation | null {
  if (FechaHasta < FechaDesde) return catalogueFault('oferta-fechas', 'FechaHasta')
  return FechaHasta < day ? catalogueFault('oferta-pasada', 'FechaHasta') : null
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

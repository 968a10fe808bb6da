import { DESCRIPCIONCORTA_MAX_CHARACTERS } from '../constants.ts'
import type { ArticleChange } from '../entities/staff-article.ts'
import { catalogueFault } from './catalogue-fault.ts'
import { isEanValid } from './ean.ts'
import { toCentavos, toPesos } from './money.ts'
import type { StaffViolation } from './staff-violation.ts'

/** Lengths that are EANs or UPCs, with a check digit. */
const CHECKED_LENGTHS = new Set([8, 12, 13, 14])

/** The rules of an article that staff save; the first that is broken. An EAN that it had before is not asked again. */
export function checkArticle(article: ArticleChange, eanBefore: string | null): StaffViolation | null {
  const { Descripcion, Descripcioncorta, Ean } = article
  if (Descripcion.trim() === '') return catalogueFault('descripcion-vacia', 'Descripcion')
  if ((Descripcioncorta ?? '').trim().length > DESCRIPCIONCORTA_MAX_CHARACTERS)
    return catalogueFault('descripcion-corta-larga', 'Descripcioncorta')
  return (
    checkPrice(article.Precioventa, 'Precioventa') ??
    checkInternalTax(article) ??
    checkEan(Ean ?? '', eanBefore) ??
    checkContent(article)
  )
}

/** A price that staff type. */
export function checkPrice(price: number, Campo: string): StaffViolation | null {
  if (price <= 0) return catalogueFault('precio-vacio', Campo)
  return toPesos(toCentavos(price)) === price ? null : catalogueFault('precio-decimales', Campo)
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

function checkContent({ ContenidoNeto, ContenidoUnidad }: ArticleChange): StaffViolation | null {
  const isWhole = !ContenidoNeto === !ContenidoUnidad
  return isWhole
    ? null
    : catalogueFault('contenido-incompleto', ContenidoNeto ? 'ContenidoUnidad' : 'ContenidoNeto')
}

import type { Article } from '@gondola/contract/catalogue'
import { isLinePromotion } from './stored-promotion.ts'

/** Whether a stored value is an article of today's shape, with every field that a card shows. */
export function isStoredArticle(value: unknown): value is Article {
  if (!isRecord(value)) return false
  const article: Partial<Record<keyof Article, unknown>> = value
  const { Marca, Familia, Promocion, Oferta, PrecioPorUnidad, Llevando, Promociones } = article
  return (
    areAll(isText, article.Codigo, article.Descripcion, article.Descripcioncorta, article.unidaddescrip) &&
    areAll(isTextOrNull, article.Imagen, article.Ean) &&
    areAll(isNumberOrNull, article.Precioventa, article.Preciooferta, article.PrecioSinImpuestos) &&
    (article.unidad === 1 || article.unidad === 100) &&
    isRecord(Marca) &&
    isText(Marca['Descripcion']) &&
    isRecord(Familia) &&
    areAll(Number.isFinite, Marca['Codigo'], Familia['Codigo']) &&
    (Oferta === null || (isRecord(Oferta) && Number.isFinite(Oferta['Preciooferta']))) &&
    (Promocion === null || isPromotion(Promocion)) &&
    (PrecioPorUnidad === null || (isRecord(PrecioPorUnidad) && Number.isFinite(PrecioPorUnidad['Precio']))) &&
    (Llevando === undefined ||
      (isRecord(Llevando) && areAll(Number.isFinite, Llevando['Cantidad'], Llevando['Precio']))) &&
    (Promociones === undefined || (Array.isArray(Promociones) && Promociones.every(isLinePromotion)))
  )
}

function isPromotion(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { Promocion, Descripcion, Descrip, Imagen, FechaHasta, Mecanica } = value
  return (
    areAll(isText, Descripcion, Descrip, FechaHasta) &&
    isTextOrNull(Imagen) &&
    (Mecanica === undefined ? Number.isSafeInteger(Promocion) : isLinePromotion({ Promocion, Mecanica }))
  )
}

function areAll(isSound: (value: unknown) => boolean, ...values: unknown[]): boolean {
  return values.every((value) => isSound(value))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isTextOrNull(value: unknown): boolean {
  return value === null || isText(value)
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || Number.isFinite(value)
}

import { Type, type Static } from 'typebox'
import { ForBranches } from '../branches/index.ts'
import { ArticleCode, Closed, Id, IsoDate, Nullable, Pesos } from '../base/index.ts'
import { PriceConfirmed } from './staff-article.ts'

export const OFFER_STATES = ['programada', 'vigente', 'vencida'] as const
export const OfferState = Type.Unsafe<(typeof OFFER_STATES)[number]>(Type.String({ enum: [...OFFER_STATES] }))

/** Checks of an offer before it is shown (argentina §6: a struck price must have been real). */
export const OfferReview = Closed({
  /** The lowest price of the 30 days before the offer; null: the article has no price yet. */
  PrecioMinimo: Nullable(Pesos),
  /** Why it should not be shown; null: no objection. */
  Aviso: Nullable(Type.String()),
})
export type OfferReview = Static<typeof OfferReview>

/** An offer with its dates, both inclusive. */
export const StaffOffer = Closed({
  Id,
  Articulo: Closed({
    Codigo: ArticleCode,
    Descripcion: Type.String(),
    Precioventa: Pesos,
    Imagen: Nullable(Type.String()),
  }),
  Preciooferta: Pesos,
  FechaDesde: IsoDate,
  FechaHasta: IsoDate,
  ...ForBranches,
  Estado: OfferState,
  ...OfferReview.properties,
})
export type StaffOffer = Static<typeof StaffOffer>

export const OfferDraft = Closed({
  Articulo: Closed({ Codigo: ArticleCode }),
  Preciooferta: Pesos,
  FechaDesde: IsoDate,
  FechaHasta: IsoDate,
  ...ForBranches,
  Confirmado: PriceConfirmed,
})
export type OfferDraft = Static<typeof OfferDraft>

import {
  catalogueFault,
  checkOfferDays,
  checkOfferJump,
  checkPrice,
  offerOverlaps,
  type OfferDraft,
  type StaffOffer,
} from '@gondola/contract/catalogue-admin'
import type { StaffViolation } from '@gondola/contract/base'
import { branchesColumn } from '../../goods/branches/for-branches.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { findArticlePrice } from './articles.store.ts'
import { findOverlappingOffer } from './offers.store.ts'

/** The broken rule of an offer, new or changed; null if it is allowed. */
export async function checkOffer(
  trx: Db,
  { Articulo, Preciooferta, FechaDesde, FechaHasta, Sucursales = null, Confirmado = false }: OfferDraft,
  day: string,
  before: StaffOffer | null,
): Promise<StaffViolation | null> {
  const Precioventa = await findArticlePrice(trx, Articulo.Codigo)
  if (Precioventa === null) return catalogueFault('articulo-inexistente', 'Articulo.Codigo')
  // an offer that has ended may be corrected, as long as it ends when it did
  const from = FechaHasta === before?.FechaHasta ? '' : day
  return (
    checkOfferDays({ FechaDesde, FechaHasta }, from) ??
    checkPrice(Preciooferta, 'Preciooferta') ??
    (await checkOverlap(trx, { Articulo, FechaDesde, FechaHasta, Sucursales }, before?.Id ?? 0)) ??
    checkOfferJump(Precioventa, {
      Preciooferta,
      Confirmado: Confirmado || Preciooferta === before?.Preciooferta,
    })
  )
}

async function checkOverlap(
  trx: Db,
  { Articulo, ...when }: Pick<OfferDraft, 'Articulo' | 'FechaDesde' | 'FechaHasta' | 'Sucursales'>,
  Id: number,
): Promise<StaffViolation | null> {
  const other = await findOverlappingOffer(trx, Articulo.Codigo, when, Id)
  if (other === null) return null
  return {
    code: 'oferta-superpuesta',
    text: offerOverlaps(other.FechaDesde, other.FechaHasta),
    Campo: 'FechaDesde',
  }
}

export const offerColumns = ({
  Articulo,
  Preciooferta,
  FechaDesde,
  FechaHasta,
  Sucursales = null,
}: OfferDraft) => ({
  article_code: Articulo.Codigo,
  Preciooferta,
  FechaDesde,
  FechaHasta,
  branches: branchesColumn(Sucursales),
})

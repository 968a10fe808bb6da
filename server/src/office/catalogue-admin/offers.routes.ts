import {
  reviewOffer,
  type OfferDraft,
  type StaffOffer,
  staffOffers,
  checkOfferDays,
  checkOfferJump,
  checkPrice,
  catalogueFault,
  offerOverlaps,
} from '@gondola/contract/catalogue-admin'
import type { StaffViolation } from '@gondola/contract/base'
import type { CallQuery } from '@gondola/contract/calls'
import { serveRecords } from '../../audit/serve-records.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { orNotFound } from '../../http/problem.ts'
import { serve, type Feature } from '../../http/serve.ts'
import { requireOnlyOwn } from '../../sessions/branch-access.ts'
import { branchesColumn, checkForBranches } from '../../goods/branches/for-branches.ts'
import { inCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { findArticlePrice } from './articles.store.ts'
import {
  auditedOffer,
  deleteOffer,
  findOverlappingOffer,
  findStaffOffer,
  insertOffer,
  listStaffOffers,
  reviewOfferDraft,
  updateOffer,
} from './offers.store.ts'
import { shopDayOf } from './shop-day.ts'

/** Staff's calls for offers (backoffice §4). Objections to a price are warnings in the answer, not refusals. */
export const staffOffersFeature: Feature = (api, deps) => {
  const { db, reads } = deps
  serveRecords<StaffOffer, OfferDraft>(api, deps, staffOffers, {
    transaction: inCatalogue,
    list: (_db, asked: CallQuery<typeof staffOffers.list>) => listStaffOffers(reads, shopDayOf(deps), asked),
    find: (trx, Id) => findStaffOffer(trx, shopDayOf(deps), Id),
    check: async (trx, draft, before, session) =>
      (await checkForBranches(trx, session, draft, before)) ??
      (await checkOffer(trx, draft, shopDayOf(deps).day, before)),
    insert: (trx, draft) => insertOffer(trx, columnsOf(draft)),
    update: (trx, Id, draft) => updateOffer(trx, Id, columnsOf(draft)),
    async checkRemoval(_trx, { Sucursales }, session) {
      requireOnlyOwn(session, Sucursales)
      return null
    },
    remove: deleteOffer,
    audited: auditedOffer,
  })
  serve(api, reviewOffer, ({ body }) => orNotFound(reviewOfferDraft(db, shopDayOf(deps), body)))
}

async function checkOffer(
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

const columnsOf = ({ Articulo, Preciooferta, FechaDesde, FechaHasta, Sucursales = null }: OfferDraft) => ({
  article_code: Articulo.Codigo,
  Preciooferta,
  FechaDesde,
  FechaHasta,
  branches: branchesColumn(Sucursales),
})

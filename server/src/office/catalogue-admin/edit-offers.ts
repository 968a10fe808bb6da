import {
  type OfferDraft,
  type StaffOffer,
  staffOffers,
  checkOfferJump,
  checkPrice,
  catalogueFault,
  offerOverlaps,
} from '@gondola/contract/catalogue-admin'
import type { ChangeBody, StaffViolation } from '@gondola/contract/base'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { requireOnlyOwn } from '../../sessions/branch-access.ts'
import { branchesColumn, checkForBranches } from '../../goods/branches/for-branches.ts'
import { mergedChange } from '../../audit/merge-change.ts'
import { changeCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { findArticlePrice } from './articles.store.ts'
import {
  deleteOffer,
  findOverlappingOffer,
  findStaffOffer,
  insertOffer,
  updateOffer,
} from './offers.store.ts'
import { shopDayOf } from './shop-day.ts'

/**
 * Adds an offer. Objections to its price are warnings in the answer, not refusals.
 *
 * @throws 422 invalid dates, or the article already has an offer in that period
 */
export function createOffer(parts: Deps, session: StaffSession, draft: OfferDraft): Promise<StaffOffer> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const broken =
      (await checkForBranches(trx, session, draft, null)) ??
      (await checkOffer(trx, draft, shopDayOf(parts).day, null))
    if (broken) refuseStaff(broken)
    const id = await insertOffer(trx, columnsOf(draft))
    const made = (await findStaffOffer(trx, shopDayOf(parts), id)) ?? refuseNotFound()
    await record({ Entidad: 'ofertas', Clave: id, Accion: 'crear', Despues: audited(made) })
    return made
  })
}

/** @throws 404 no such offer; 409 somebody changed the same; 422 as for a new one */
export function changeOffer(
  parts: Deps,
  session: StaffSession,
  Id: number,
  body: ChangeBody<OfferDraft>,
): Promise<StaffOffer> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const before = (await findStaffOffer(trx, shopDayOf(parts), Id)) ?? refuseNotFound()
    const change = mergedChange(staffOffers.draft, body, before)
    const broken =
      (await checkForBranches(trx, session, change, before)) ??
      (await checkOffer(trx, change, shopDayOf(parts).day, before))
    if (broken) refuseStaff(broken)
    await updateOffer(trx, Id, columnsOf(change))
    const after = (await findStaffOffer(trx, shopDayOf(parts), Id)) ?? refuseNotFound()
    await record({
      Entidad: 'ofertas',
      Clave: Id,
      Accion: 'editar',
      Antes: audited(before),
      Despues: audited(after),
    })
    return after
  })
}

/** @throws 404 no such offer */
export function removeOffer(parts: Deps, session: StaffSession, Id: number): Promise<void> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const before = (await findStaffOffer(trx, shopDayOf(parts), Id)) ?? refuseNotFound()
    requireOnlyOwn(session, before.Sucursales)
    await deleteOffer(trx, Id)
    await record({ Entidad: 'ofertas', Clave: Id, Accion: 'eliminar', Antes: audited(before) })
  })
}

async function checkOffer(
  trx: Db,
  { Articulo, Preciooferta, FechaDesde, FechaHasta, Sucursales = null, Confirmado = false }: OfferDraft,
  day: string,
  before: StaffOffer | null,
): Promise<StaffViolation | null> {
  const Precioventa = await findArticlePrice(trx, Articulo.Codigo)
  if (Precioventa === null) return catalogueFault('articulo-inexistente', 'Articulo.Codigo')
  if (FechaHasta < FechaDesde) return catalogueFault('oferta-fechas', 'FechaHasta')
  if (FechaHasta < day && FechaHasta !== before?.FechaHasta)
    return catalogueFault('oferta-pasada', 'FechaHasta')
  return (
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

const audited = ({ Articulo, Preciooferta, FechaDesde, FechaHasta, Sucursales, Aviso }: StaffOffer) => ({
  Articulo: Articulo.Codigo,
  Preciooferta,
  FechaDesde,
  FechaHasta,
  ...(Sucursales && { Sucursales }),
  Aviso,
})

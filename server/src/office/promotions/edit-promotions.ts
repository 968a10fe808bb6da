import {
  staffPromotions,
  type PromotionDraft,
  type StaffPromotionWhole,
  takesWeighed,
} from '@gondola/contract/promotions'
import type { ChangeBody, StaffViolation } from '@gondola/contract/base'
import { checkPromotion, promotionFault } from './check-promotion.ts'
import { changeCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { requireOnlyOwn } from '../../sessions/branch-access.ts'
import { checkForBranches } from '../../goods/branches/for-branches.ts'
import { mergedChange } from '../../audit/merge-change.ts'
import {
  findOddReach,
  findStaffPromotion,
  removePromotion,
  writePromotion,
  type Seen,
} from './promotions.store.ts'
import type { CatalogueDeps } from '../../goods/catalogue/live-catalogue.ts'

const ENTITY = 'promociones'

/**
 * Creates a promotion or, given its number, changes it; the shop shows it within two seconds.
 *
 * @throws 404 no such promotion; 409 somebody changed the same; 422 a broken rule, at its field
 */
export async function savePromotion(
  deps: CatalogueDeps,
  session: StaffSession,
  body: ChangeBody<PromotionDraft>,
  seen: Seen,
  Promocion?: number,
): Promise<StaffPromotionWhole> {
  const saved = await changeCatalogue(deps, session, async ({ trx, record }) => {
    const before =
      Promocion === undefined ? null : ((await findStaffPromotion(trx, Promocion, seen)) ?? refuseNotFound())
    const draft = mergedChange(staffPromotions.draft, body, before ?? {})
    const broken = checkPromotion(draft)
    if (broken) refuseStaff(broken)
    const odd = (await checkForBranches(trx, session, draft, before)) ?? (await checkReach(trx, draft))
    if (odd) refuseStaff(odd)
    const id = await writePromotion(trx, draft, Promocion)
    const after = (await findStaffPromotion(trx, id, seen)) ?? refuseNotFound()
    await record({
      Entidad: ENTITY,
      Clave: id,
      Accion: before === null ? 'crear' : 'editar',
      Antes: before && audited(before),
      Despues: audited(after),
    })
    return after
  })
  const { catalogue } = deps
  await catalogue.refresh()
  return { ...saved, Alcance: catalogue.snapshot.rows.reach.get(saved.Promocion)?.length ?? 0 }
}

/**
 * Removes a promotion; existing orders are not affected.
 *
 * @throws 404 no such promotion
 */
export async function deletePromotion(
  deps: CatalogueDeps,
  session: StaffSession,
  Promocion: number,
  seen: Seen,
): Promise<void> {
  await changeCatalogue(deps, session, async ({ trx, record }) => {
    const before = (await findStaffPromotion(trx, Promocion, seen)) ?? refuseNotFound()
    requireOnlyOwn(session, before.Sucursales)
    await removePromotion(trx, Promocion)
    await record({ Entidad: ENTITY, Clave: Promocion, Accion: 'eliminar', Antes: audited(before) })
  })
  await deps.catalogue.refresh()
}

/** How many codes fit in a readable message. */
const CODES_TOLD = 5

async function checkReach(trx: Db, draft: PromotionDraft): Promise<StaffViolation | null> {
  const { unknown, weighed, areFamiliesKnown, areBrandsKnown, areMeansKnown } = await findOddReach(trx, draft)
  if (unknown.length > 0)
    return promotionFault('promocion-articulo', 'Articulos', unknown.slice(0, CODES_TOLD))
  if (!areFamiliesKnown) return promotionFault('promocion-familia', 'Familias')
  if (!areBrandsKnown) return promotionFault('promocion-marca', 'Marcas')
  if (!areMeansKnown) return promotionFault('promocion-tipo-pago', 'TiposPago')
  const isOfPieces = draft.Mecanica !== null && !takesWeighed(draft.Mecanica)
  return isOfPieces && weighed.length > 0
    ? promotionFault('promocion-pesable', 'Articulos', weighed.slice(0, CODES_TOLD))
    : null
}

/** The fields of a promotion in the audit log: those that staff enter. */
const audited = ({
  ListArticulos: _,
  Estado: __,
  Alcance: ___,
  Promocion: ____,
  ...said
}: StaffPromotionWhole) => said

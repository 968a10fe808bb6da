import { staffImportProfiles, type ImportProfile, importFault } from '@gondola/contract/imports'
import type { ChangeBody, StaffViolation } from '@gondola/contract/base'
import { instant } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { oneAtATime } from '../../../platform/db/one-at-a-time.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../../http/problem.ts'
import type { StaffSession } from '../../../http/caller.ts'
import { mergedChange } from '../../../audit/merge-change.ts'
import { recordChange } from '../../../audit/record-change.ts'
import { isDataRow } from '../reading/fit-row.ts'
import { PROFILES } from './all.ts'
import { deleteShopProfile, findShopProfile, writeShopProfile } from './shop-profiles.store.ts'

const ENTITY = 'perfiles-de-importacion'

/**
 * Saves a list's mapping under its name, overwriting an existing one.
 * @throws 422 if required columns are missing, or the name is that of a built-in profile
 */
export function saveProfile(
  deps: Deps,
  session: StaffSession,
  profile: ImportProfile,
): Promise<ImportProfile> {
  return keepProfile(deps, session, profile.Nombre, () => profile)
}

/**
 * Changes a mapping, except its name.
 * @throws 404; 409 if somebody else changed it; 422 as for a new one
 */
export function changeProfile(
  deps: Deps,
  session: StaffSession,
  Nombre: string,
  body: ChangeBody<ImportProfile>,
): Promise<ImportProfile> {
  return keepProfile(deps, session, Nombre, (before) => ({
    ...mergedChange(staffImportProfiles.draft, body, before ?? refuseNotFound()),
    Nombre,
  }))
}

function keepProfile(
  { db, clock }: Deps,
  session: StaffSession,
  name: string,
  profileOf: (before: ImportProfile | null) => ImportProfile,
): Promise<ImportProfile> {
  return inTransaction(db, async (trx) => {
    await oneAtATime(trx, ENTITY, name)
    const before = await findShopProfile(trx, name)
    const profile = profileOf(before)
    refuseBroken(profile)
    const row = { definition: JSON.stringify(profile), author: session.userName, updated_at: instant(clock) }
    await writeShopProfile(trx, profile.Nombre, row)
    await recordChange(trx, session, clock, {
      Entidad: ENTITY,
      Clave: profile.Nombre,
      Accion: before === null ? 'crear' : 'editar',
      Antes: before && { ...before },
      Despues: { ...profile },
    })
    return profile
  })
}

function refuseBroken(profile: ImportProfile): void {
  const violation = checkImportProfile(profile)
  if (violation !== null) refuseStaff(violation)
  const isOurs = PROFILES.some(({ name }) => name === profile.Nombre) || profile.Nombre === 'sepa'
  if (isOurs) refuseStaff(importFault('perfil-del-sistema', 'Nombre'))
}

export function removeProfile({ db, clock }: Deps, session: StaffSession, name: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    await oneAtATime(trx, ENTITY, name)
    const before = await findShopProfile(trx, name)
    if (before === null) return refuseNotFound()
    await deleteShopProfile(trx, name)
    const told = { Entidad: ENTITY, Clave: name, Accion: 'eliminar', Antes: { ...before } }
    await recordChange(trx, session, clock, told)
  })
}

/** Checks a mapping by hand: a code, and what the list is about, each column once, each with its place. */
function checkImportProfile({ Formato, Columnas }: ImportProfile): StaffViolation | null {
  const fields = Columnas.map(({ Campo }) => Campo)
  if (new Set(fields).size < fields.length) return importFault('perfil-repetido', 'Columnas')
  const has = (...some: typeof fields) => some.some((field) => fields.includes(field))
  if (fields.includes('precio') && fields.includes('precio_sin_iva'))
    return importFault('perfil-repetido', 'Columnas')
  if (!has('precio', 'precio_sin_iva', 'existencia', 'costo') || !has('ean', 'codigo'))
    return importFault('perfil-incompleto', 'Columnas')
  const isPlaced = Columnas.every(({ Desde, Largo }) => Desde !== null && Largo !== null)
  const isNamed = Columnas.every(({ Nombre }) => !isDataRow([Nombre]))
  if (Formato === 'encabezado' && !isNamed) return importFault('perfil-de-datos', 'Columnas')
  if (Formato === 'ancho' && !isPlaced) return importFault('perfil-lugares', 'Columnas')
  return null
}

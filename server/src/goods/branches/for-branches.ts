import { type StaffViolation, violationsOf } from '@gondola/contract/base'
import type { StaffSession } from '../../http/caller.ts'
import { requireOnlyOwn } from '../../sessions/branch-access.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { areBranches } from './branches.store.ts'
import { WINDOW_FAULTS } from '@gondola/contract/site'

const BRANCH_FAULTS = {
  'alcohol-fecha': WINDOW_FAULTS['alcohol-fecha'],
  'alcohol-hora': WINDOW_FAULTS['alcohol-hora'],
  'sucursal-inexistente': 'Una de las sucursales ya no existe.',
  'sucursal-sin-nombre': 'Escribí un nombre.',
  'sucursal-repetida': 'Ya hay una sucursal con ese nombre: completá esa, o ponele otro a esta.',
  'sucursal-telefono': WINDOW_FAULTS['telefono-forma'],
  'sucursal-codigo': 'Ya hay otra sucursal con ese código.',
  'sucursal-clave': 'Ya hay otra sucursal con esa clave de importación.',
  'sucursal-horario': 'La hora hasta tiene que ser posterior a la hora desde.',
  'sucursal-horarios-cruzados': 'Dos horarios del mismo día se superponen.',
  'sucursal-posicion': 'Completá la latitud y la longitud, o dejá las dos vacías.',
  'sucursal-lista': 'Esa lista de precios ya no existe.',
  'sucursal-predeterminada':
    'Siempre tiene que haber una sucursal predeterminada: marcá otra y esta deja de serlo.',
  'sucursal-predeterminada-cerrada':
    'La sucursal predeterminada tiene que tomar pedidos. Para cerrarla, elegí antes otra como predeterminada.',
  'sucursal-predeterminada-eliminada':
    'Es la sucursal predeterminada: elegí otra como predeterminada antes de eliminarla.',
  'sucursal-con-pedidos':
    'Esta sucursal tiene pedidos: desmarcá «Toma pedidos» para cerrarla en vez de eliminarla.',
  'sucursal-nombrada':
    'Una oferta, una promoción, un banner o una cuenta del equipo es solo para esta sucursal: cambialo antes de eliminarla.',
} as const

/** A violated rule of branches, with its field. */
export const branchFault = violationsOf(BRANCH_FAULTS)

// Offers, promotions and banners are for all branches (null) or for those that they name.

interface ForBranches {
  Sucursales?: number[] | null
}

export function branchesColumn(Sucursales: readonly number[] | null | undefined): string | null {
  const ids = [...new Set(Sucursales)].toSorted((one, other) => one - other)
  return ids.length === 0 ? null : JSON.stringify(ids)
}

/** The field of a record: absent if it is for all branches. */
export const namedBranches = (branches: number[] | null): ForBranches =>
  branches === null ? {} : { Sucursales: branches }

/**
 * Checks the branches that a draft names, and that staff of some branches change what is for theirs alone.
 *
 * @throws 403 `todas-las-sucursales`, `otra-sucursal`
 */
export async function checkForBranches(
  trx: Db,
  session: StaffSession,
  draft: ForBranches,
  before: ForBranches | null,
): Promise<StaffViolation | null> {
  requireOnlyOwn(session, draft.Sucursales)
  if (before !== null) requireOnlyOwn(session, before.Sucursales)
  if (await areBranches(trx, draft.Sucursales ?? [])) return null
  return branchFault('sucursal-inexistente', 'Sucursales')
}

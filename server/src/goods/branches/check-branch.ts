import {
  alcoholWindowFault,
  type BranchDraft,
  type OpeningHours,
  type StaffBranch,
} from '@gondola/contract/branches'
import { readTelephones, type StaffViolation } from '@gondola/contract/base'
import type { Db } from '../../platform/db/open-database.ts'
import {
  findBranchWith,
  hasOrders,
  isBranchNameTaken,
  isBranchNamed,
  isPriceListThere,
} from './staff-branches.store.ts'
import { branchFault } from './for-branches.ts'

/** Checks a branch before it is saved; `before` is null for a new one. */
export async function checkBranch(
  trx: Db,
  draft: BranchDraft,
  before: StaffBranch | null,
): Promise<StaffViolation | null> {
  if (draft.Nombre.trim() === '') return branchFault('sucursal-sin-nombre', 'Nombre')
  // an import may have brought two of one name
  if (draft.Nombre !== before?.Nombre && (await isBranchNameTaken(trx, draft.Nombre, before?.Id ?? 0)))
    return branchFault('sucursal-repetida', 'Nombre')
  const Telefono = draft.Telefono.trim()
  if (Telefono !== '' && Telefono !== before?.Telefono && readTelephones(Telefono) === null)
    return branchFault('sucursal-telefono', 'Telefono')
  return (
    checkPosition({ ...before, ...draft }) ??
    checkHours(draft.Horarios ?? []) ??
    checkAlcoholHours(draft) ??
    checkDefault(draft, before) ??
    (await checkReferences(trx, draft, before?.Id ?? 0))
  )
}

function checkPosition({ Latitud = null, Longitud = null }: Partial<StaffBranch>): StaffViolation | null {
  if ((Latitud === null) === (Longitud === null)) return null
  return branchFault('sucursal-posicion', Latitud === null ? 'Latitud' : 'Longitud')
}

/** Checks hours; a day without any is closed, one with a break has two. */
function checkHours(hours: readonly OpeningHours[]): StaffViolation | null {
  if (hours.some(({ Desde, Hasta }) => Desde >= Hasta)) return branchFault('sucursal-horario', 'Horarios')
  const days = [...Map.groupBy(hours, ({ Dia }) => Dia).values()]
  const isCrossed = days.some((day) => {
    const inOrder = day.toSorted((one, other) => one.Desde.localeCompare(other.Desde))
    return inOrder.some(({ Desde }, place) => place > 0 && Desde < inOrder[place - 1]!.Hasta)
  })
  return isCrossed ? branchFault('sucursal-horarios-cruzados', 'Horarios') : null
}

function checkAlcoholHours({ VentanasAlcohol }: BranchDraft): StaffViolation | null {
  const fault = VentanasAlcohol?.map(alcoholWindowFault).find((each) => each !== null)
  return fault ? branchFault(fault, 'VentanasAlcohol') : null
}

function checkDefault(
  { Predeterminada, Activa }: BranchDraft,
  before: StaffBranch | null,
): StaffViolation | null {
  const wasDefault = before?.Predeterminada ?? false
  if (wasDefault && Predeterminada === false) return branchFault('sucursal-predeterminada', 'Predeterminada')
  const isDefault = Predeterminada ?? wasDefault
  const isActive = Activa ?? before?.Activa ?? false
  return isDefault && !isActive ? branchFault('sucursal-predeterminada-cerrada', 'Activa') : null
}

async function checkReferences(
  trx: Db,
  { Codigo = '', ClaveImportacion = null, Lista = null }: BranchDraft,
  Id: number,
): Promise<StaffViolation | null> {
  const code = Codigo.trim()
  if (code !== '' && (await findBranchWith(trx, 'Codigo', code, Id)) !== null)
    return branchFault('sucursal-codigo', 'Codigo')
  const key = ClaveImportacion?.trim() ?? ''
  if (key !== '' && (await findBranchWith(trx, 'import_key', key, Id)) !== null)
    return branchFault('sucursal-clave', 'ClaveImportacion')
  return Lista === null || (await isPriceListThere(trx, Lista))
    ? null
    : branchFault('sucursal-lista', 'Lista')
}

/** A branch that something names is closed, not deleted. */
export async function checkBranchRemoval(
  trx: Db,
  { Id, Predeterminada }: StaffBranch,
): Promise<StaffViolation | null> {
  if (Predeterminada) return branchFault('sucursal-predeterminada-eliminada')
  if (await hasOrders(trx, Id)) return branchFault('sucursal-con-pedidos')
  return (await isBranchNamed(trx, Id)) ? branchFault('sucursal-nombrada') : null
}

import { type BranchChoice, type ImportBranch, likelyBranchText, branchText } from '@gondola/contract/imports'
import type { SepaBranch } from '../sepa/read-merchant.ts'
import { refuseFile } from '../source/unusable-file.ts'
import type { ShopBranch } from './import-branches.store.ts'
import { likelyBranch } from './likely-branch.ts'

/** What to do with each branch of a file: `todas` adds those that the shop does not know. */
export type BranchChoices = 'todas' | readonly BranchChoice[]

/** The key that stands for every branch without a choice of its own. */
const OTHERS = '*'

/** A branch of the file with the shop's; null: to be added. */
export interface Target {
  found: SepaBranch
  branch: ShopBranch | null
}

/**
 * The branches of the shop that a file's branches are. One that the shop does not know by its key is never guessed: a
 * likeness must be confirmed by a choice.
 * @throws {UnusableFile} naming what must be chosen
 */
export function chooseTargets(
  found: readonly SepaBranch[],
  branches: readonly ShopBranch[],
  choices: BranchChoices,
): { targets: Target[]; omitted: string[] } {
  const chosen = choices === 'todas' ? [{ Clave: OTHERS, Sucursal: 'nueva' as const }] : choices
  const by = new Map(chosen.map(({ Clave, Sucursal }) => [Clave, Sucursal]))
  const strange = [...by.keys()].filter((key) => key !== OTHERS && !found.some(({ Clave }) => Clave === key))
  if (strange.length > 0) refuseFile('sucursal_desconocida', listed(found))
  const targets: Target[] = []
  const omitted: string[] = []
  const unclear: string[] = []
  for (const one of found) {
    const likely = likelyBranch(one, branches)
    const choice = by.get(one.Clave) ?? (likely?.Por === 'clave' ? likely.Sucursal : by.get(OTHERS))
    if (likely !== null && likely.Por !== 'clave' && choice === 'nueva' && !by.has(one.Clave))
      unclear.push(likelyBranchText(one, likely))
    else if (choice === undefined || choice === 'omitir') omitted.push(one.Clave)
    else targets.push({ found: one, branch: choice === 'nueva' ? null : branchOf(choice, branches) })
  }
  if (unclear.length > 0) refuseFile('sucursal_parecida', unclear.join('\n'))
  if (targets.length === 0) refuseFile('sucursales_ninguna', listed(found))
  refuseTwice(targets, branches)
  return { targets, omitted }
}

const branchOf = (id: number, branches: readonly ShopBranch[]): ShopBranch =>
  branches.find(({ Id }) => Id === id) ??
  refuseFile('sucursal_sin_registro', [String(id), ...branches.map(shopBranchText)].join('\n'))

export const shopBranchText = ({
  Id,
  Nombre,
  Codigo,
}: Pick<ShopBranch, 'Id' | 'Nombre' | 'Codigo'>): string =>
  `  ${Id}  ${[Nombre, Codigo].filter(Boolean).join(' · ')}`

/** Two branches of the file cannot be one of the shop, and a key has one owner. */
function refuseTwice(targets: readonly Target[], branches: readonly ShopBranch[]): void {
  const ids = targets.flatMap(({ branch }) => (branch === null ? [] : [branch.Id]))
  const twice = targets.find(
    ({ branch }) => branch !== null && ids.filter((id) => id === branch.Id).length > 1,
  )
  if (twice !== undefined) refuseFile('sucursal_dos_veces', twice.branch!.Nombre)
  const moved = targets.find(({ found, branch }) =>
    branches.some(({ Id, import_key }) => import_key === found.Clave && Id !== branch?.Id),
  )
  if (moved !== undefined) refuseFile('sucursal_con_clave', moved.found.Clave)
}

const listed = (found: readonly ImportBranch[]) => found.map(branchText).join('\n')

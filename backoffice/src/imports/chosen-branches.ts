import type { BranchChoice, ImportBranch } from '@gondola/contract/imports'

/** A merchant of a file, with its branches. */
export interface FileMerchant {
  /** `comercio`, the first part of its branches' keys. */
  key: string
  name: string
  branches: ImportBranch[]
}

/** The merchants of a file, in its order. */
export function merchantsOf(found: readonly ImportBranch[]): FileMerchant[] {
  const merchants = new Map<string, FileMerchant>()
  for (const branch of found) {
    const key = branch.Clave.slice(0, branch.Clave.indexOf('-'))
    const merchant = merchants.get(key) ?? { key, name: branch.Comercio || key, branches: [] }
    merchant.branches.push(branch)
    merchants.set(key, merchant)
  }
  return [...merchants.values()]
}

/** What each branch is unless staff say otherwise: the one with its key, the proposed one, or a new one. */
export const proposedChoices = (found: readonly ImportBranch[]): BranchChoice[] =>
  found.map(({ Clave, Propuesta }) => ({ Clave, Sucursal: Propuesta?.Sucursal ?? 'nueva' }))

/** Whether a branch of the shop is chosen for several of the file. */
export function isChosenTwice(choices: readonly BranchChoice[]): boolean {
  const ids = choices.flatMap(({ Sucursal }) => (typeof Sucursal === 'number' ? [Sucursal] : []))
  return new Set(ids).size < ids.length
}

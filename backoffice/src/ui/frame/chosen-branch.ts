import { useSyncExternalStore } from 'react'
import { BRANCH_TEXTS } from '@gondola/contract/staff'
import { Kept } from '../../api/storage.ts'
import { useOwnStaff } from './use-own-staff.ts'

/** The branch last chosen on this device, by the account's number. */
type Choices = Readonly<Record<string, number>>

const isChoices = (value: unknown): value is Choices =>
  typeof value === 'object' && value !== null && Object.values(value).every(Number.isSafeInteger)

const kept = new Kept('gondola-gestion-sucursales', isChoices)
const listeners = new Set<() => void>()
let choices: Choices = kept.read() ?? {}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function keep(account: number, branch: number | undefined): void {
  const { [account]: _, ...others } = choices
  choices = branch === undefined ? others : { ...others, [account]: branch }
  kept.write(choices)
  for (const listener of listeners) listener()
}

/** A branch to choose; one that takes no orders is marked in its name. */
export interface ChoosableBranch {
  Id: number
  Nombre: string
}

/** The branches of the account, and the one whose work is shown. */
export interface ChosenBranch {
  /** Those that take orders first; empty for an account of all branches in a shop of one. */
  branches: readonly ChoosableBranch[]
  /** The account is of some branches only. */
  isLimited: boolean
  /** Undefined: all of them. */
  chosen: number | undefined
  choose(branch: number | undefined): void
}

/** The branch whose queue, places and reports are shown, as chosen in the header. */
export function useChosenBranch(): ChosenBranch {
  const account = useOwnStaff()
  const all = useSyncExternalStore(subscribe, () => choices)
  const branches = (account?.Elegibles ?? []).map((each) => ({
    Id: each.Id,
    Nombre: BRANCH_TEXTS.named(each),
  }))
  const last = account === undefined ? undefined : all[account.Id]
  return {
    branches,
    isLimited: account?.Sucursales !== undefined,
    chosen: branches.some(({ Id }) => Id === last) ? last : undefined,
    choose: (branch) => {
      if (account !== undefined) keep(account.Id, branch)
    },
  }
}

/** The query of calls that answer for one branch. */
export const branchQuery = ({ chosen }: Pick<ChosenBranch, 'chosen'>): { sucursal?: number } =>
  chosen === undefined ? {} : { sucursal: chosen }

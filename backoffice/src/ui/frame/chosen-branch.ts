import { useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { StaffSelf } from '@gondola/contract/staff'
import { Kept } from '../../api/kept.ts'
import { ownStaff } from '../../api/own-staff.ts'

type NamedBranch = NonNullable<StaffSelf['Elegibles']>[number]

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

/** The branches of the account that take orders, and the one whose work is shown. */
export interface ChosenBranch {
  /** Empty if the shop has only one. */
  branches: readonly NamedBranch[]
  /** Undefined: all of them. */
  chosen: number | undefined
  choose(branch: number | undefined): void
}

/** The branch whose queue, places and reports are shown, as chosen in the header. */
export function useChosenBranch(): ChosenBranch {
  const { data: account } = useQuery({ queryKey: ['own-staff'], queryFn: ownStaff })
  const all = useSyncExternalStore(subscribe, () => choices)
  const branches = account?.Elegibles ?? []
  const last = account === undefined ? undefined : all[account.Id]
  return {
    branches,
    chosen: branches.some(({ Id }) => Id === last) ? last : undefined,
    choose: (branch) => {
      if (account !== undefined) keep(account.Id, branch)
    },
  }
}

/** The query of calls that answer for one branch. */
export const branchQuery = ({ chosen }: Pick<ChosenBranch, 'chosen'>): { sucursal?: number } =>
  chosen === undefined ? {} : { sucursal: chosen }

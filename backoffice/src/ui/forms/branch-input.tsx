import { required, SelectInput, type SelectInputProps } from 'react-admin'
import { useChosenBranch } from '../frame/chosen-branch.ts'

interface BranchInputProps extends Omit<SelectInputProps, 'source' | 'choices' | 'emptyText'> {
  /** What none means, to accounts of all branches; absent: a branch is needed. */
  emptyText?: string
}

/** One of the account's branches, at first the one chosen in the header; nothing in a shop of one branch. */
export function BranchInput({ emptyText, ...props }: BranchInputProps) {
  const { branches, chosen, isLimited } = useChosenBranch()
  if (branches.length === 0) return null
  const choices = branches.map(({ Id, Nombre }) => ({ id: Id, name: Nombre }))
  const first = chosen ?? (branches.length === 1 ? branches[0]?.Id : undefined)
  const none = emptyText === undefined || isLimited ? { validate: required() } : { emptyText }
  return <SelectInput {...props} {...none} source="Sucursal" choices={choices} defaultValue={first ?? null} />
}

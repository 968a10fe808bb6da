import { SelectInput, type SelectInputProps } from 'react-admin'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'

/** One of the account's branches, at first the one chosen in the header; nothing in a shop of one branch. */
export function BranchInput(props: Omit<SelectInputProps, 'source' | 'choices'>) {
  const { branches, chosen } = useChosenBranch()
  if (branches.length === 0) return null
  const choices = branches.map(({ Id, Nombre }) => ({ id: Id, name: Nombre }))
  const first = chosen ?? (branches.length === 1 ? branches[0]?.Id : undefined)
  return <SelectInput {...props} source="Sucursal" choices={choices} defaultValue={first ?? null} />
}

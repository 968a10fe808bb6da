import { AutocompleteArrayInput, SelectInput } from 'react-admin'
import { FOR_BRANCHES_TEXTS as TEXTS } from '../../texts/branches.ts'
import { useChosenBranch } from '../frame/chosen-branch.ts'

/** The branches that a record is for, none of them meaning all; not there in a shop of one branch. */
export function BranchesInput() {
  const { branches } = useChosenBranch()
  if (branches.length < 2) return null
  return <BranchIdsInput source="Sucursales" label={TEXTS.label} hint={TEXTS.hint} />
}

/** A list of branches. */
export function BranchIdsInput({ source, label, hint }: { source: string; label: string; hint: string }) {
  const { branches } = useChosenBranch()
  return (
    <AutocompleteArrayInput
      source={source}
      label={label}
      choices={[...branches]}
      optionText="Nombre"
      optionValue="Id"
      helperText={hint}
      // none is null on the wire
      parse={(ids: number[] | null) => (ids === null || ids.length === 0 ? null : ids)}
      format={(ids: number[] | null | undefined) => ids ?? []}
      fullWidth
    />
  )
}

/** The filters of a list, with one by branch in a shop of several. */
export function useBranchFilters(filters: readonly React.ReactElement[]): React.ReactElement[] {
  const { branches } = useChosenBranch()
  if (branches.length < 2) return [...filters]
  const choices = branches.map(({ Id, Nombre }) => ({ id: Id, name: Nombre }))
  return [
    ...filters,
    <SelectInput key="Sucursal" source="Sucursal" label={TEXTS.filter} choices={choices} alwaysOn />,
  ]
}

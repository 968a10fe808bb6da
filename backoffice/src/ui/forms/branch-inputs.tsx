import { AutocompleteArrayInput, SelectInput, useGetList } from 'react-admin'
import { staffBranches, type StaffBranch } from '@gondola/contract/branches'
import { FOR_BRANCHES_TEXTS as TEXTS } from '../../texts/branches.ts'

type Row = StaffBranch & { id: number }

/** The branches that take orders, in the shop's order; empty until they are known. */
export function useSellingBranches(): readonly Row[] {
  const { data } = useGetList<Row>(staffBranches.name, {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'Orden', order: 'ASC' },
  })
  return (data ?? []).filter(({ Activa }) => Activa)
}

/** The branches that a record is for, none of them meaning all; not there in a shop of one branch. */
export function BranchesInput() {
  const branches = useSellingBranches()
  if (branches.length < 2) return null
  return (
    <AutocompleteArrayInput
      source="Sucursales"
      label={TEXTS.label}
      choices={[...branches]}
      optionText="Nombre"
      helperText={TEXTS.hint}
      // none is null on the wire
      parse={(ids: number[] | null) => (ids === null || ids.length === 0 ? null : ids)}
      format={(ids: number[] | null | undefined) => ids ?? []}
      fullWidth
    />
  )
}

/** The filters of a list, with one by branch in a shop of several. */
export function useBranchFilters(filters: readonly React.ReactElement[]): React.ReactElement[] {
  const branches = useSellingBranches()
  if (branches.length < 2) return [...filters]
  const choices = branches.map(({ Id, Nombre }) => ({ id: Id, name: Nombre }))
  return [
    ...filters,
    <SelectInput key="Sucursal" source="Sucursal" label={TEXTS.filter} choices={choices} alwaysOn />,
  ]
}

import {
  AutocompleteArrayInput,
  type AutocompleteArrayInputProps,
  required,
  SelectInput,
  useRecordContext,
} from 'react-admin'
import { FOR_BRANCHES_TEXTS as TEXTS } from '../../texts/branches.ts'
import { useChosenBranch } from '../frame/chosen-branch.ts'

/**
 * The branches that a record is for, none of them meaning all; not there in a shop of one branch. Staff of some
 * branches choose among theirs, at first the one chosen in the header, or all of them.
 */
export function BranchesInput() {
  const { branches, chosen, isLimited } = useChosenBranch()
  const isNew = useRecordContext()?.id === undefined
  if (isLimited) {
    const first = chosen === undefined ? branches.map(({ Id }) => Id) : [chosen]
    return (
      <BranchIdsInput
        source="Sucursales"
        label={TEXTS.label}
        hint={TEXTS.ownHint}
        validate={required()}
        {...(isNew && { defaultValue: first })}
      />
    )
  }
  if (branches.length < 2) return null
  return <BranchIdsInput source="Sucursales" label={TEXTS.label} hint={TEXTS.hint} />
}

interface BranchIdsInputProps extends Pick<AutocompleteArrayInputProps, 'validate' | 'defaultValue'> {
  source: string
  label: string
  hint: string
}

/** A list of branches. */
export function BranchIdsInput({ source, label, hint, ...props }: BranchIdsInputProps) {
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
      {...props}
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

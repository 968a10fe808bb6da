import {
  AutocompleteArrayInput,
  type AutocompleteArrayInputProps,
  required,
  SelectInput,
  type SelectInputProps,
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

/** The filter of a list by branch, if the shop has several and the list has it. */
export function useBranchFilter(isOffered: boolean): React.ReactElement[] {
  const { branches } = useChosenBranch()
  if (!isOffered || branches.length < 2) return []
  const choices = branches.map(({ Id, Nombre }) => ({ id: Id, name: Nombre }))
  return [<SelectInput key="Sucursal" source="Sucursal" label={TEXTS.filter} choices={choices} alwaysOn />]
}

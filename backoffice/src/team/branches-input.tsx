import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material'
import { useInput } from 'react-admin'
import { BRANCH_TEXTS, TEAM_TEXTS } from '@gondola/contract/staff'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'

/** The branches that an account works with: all (null), or some. Nothing in a shop of one branch. */
export function BranchesInput() {
  const { branches } = useChosenBranch()
  // by default an empty field would be '' in the form
  const asIs = (value: number[] | null | undefined) => value ?? null
  const source = { source: 'Sucursales', defaultValue: null, format: asIs, parse: asIs }
  const { field, fieldState } = useInput<number[] | null>(source)
  const named = Array.isArray(field.value) ? (field.value as number[]) : null
  if (branches.length < 2) return null
  const fault = fieldState.error?.message
  const toggle = (Id: number) => {
    const others = (named ?? []).filter((each) => each !== Id)
    const some = others.length === (named ?? []).length ? [...others, Id] : others
    // an account of no branch could do nothing: the last one stays
    if (some.length > 0) field.onChange(some.toSorted((one, other) => one - other))
  }
  return (
    <FormControl component="fieldset" error={fault !== undefined} sx={{ my: 1 }}>
      <FormLabel component="legend">{TEAM_TEXTS.fields.Sucursales}</FormLabel>
      <FormGroup>
        <FormControlLabel
          control={<Checkbox checked={named === null} />}
          label={BRANCH_TEXTS.all}
          onChange={() => field.onChange(named === null ? branches.slice(0, 1).map(({ Id }) => Id) : null)}
        />
        {branches.map(({ Id, Nombre }) => (
          <FormControlLabel
            key={Id}
            sx={{ pl: 2 }}
            control={<Checkbox checked={named?.includes(Id) ?? false} />}
            label={Nombre}
            onChange={() => toggle(Id)}
          />
        ))}
      </FormGroup>
      <FormHelperText>{fault ?? TEAM_TEXTS.branchesHint}</FormHelperText>
    </FormControl>
  )
}

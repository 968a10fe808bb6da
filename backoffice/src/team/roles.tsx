import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Typography,
} from '@mui/material'
import { BooleanInput, required, TextInput, useInput, useRecordContext } from 'react-admin'
import { ROLE_PERMISSIONS, ROLES, type Permission } from '@gondola/contract/calls'
import { ROLE_NAMES, ROLE_TEXTS as TEXTS, type StaffRole } from '@gondola/contract/staff'
import { OWN_ROLE_TEXTS, PERMISSION_AREAS } from '../texts/permissions.ts'
import { ChoiceField } from '../ui/forms/choice-field.tsx'
import { RecordToolbar, SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'

/** What each role may do, and requires of its accounts. */
export const roles = recordScreens<StaffRole>({
  list: {
    columns: [
      { field: 'Nombre' },
      { field: 'Propio', as: 'yesNo', title: OWN_ROLE_TEXTS.own, unsorted: true },
      { field: 'Cuentas', as: 'number', unsorted: true },
      { field: 'SegundoFactor', as: 'yesNo', unsorted: true },
      { field: 'Desde', as: 'moment', unsorted: true },
      { field: 'SinSegundoFactor', as: 'number', unsorted: true },
    ],
    line: [
      'Nombre',
      ({ Cuentas }) => `${TEXTS.fields.Cuentas}: ${Cuentas}`,
      ({ SinSegundoFactor }) => `${TEXTS.fields.SinSegundoFactor}: ${SinSegundoFactor}`,
    ],
    sort: 'Nombre',
  },
  form: {
    fields: Fields,
    toolbar: <RoleToolbar />,
    defaults: { Nombre: '', Permisos: [], SegundoFactor: true },
  },
})

function RoleToolbar() {
  return useRecordContext<StaffRole & { id: string }>()?.Propio ? <RecordToolbar /> : <SaveToolbar />
}

function Fields({ isNew }: { isNew: boolean }) {
  const record = useRecordContext<StaffRole & { id: string }>()
  const isFixed = !isNew && record?.Propio === false
  return (
    <>
      <TextInput source="Nombre" validate={required()} readOnly={isFixed} />
      <PermissionsInput isNew={isNew} isFixed={isFixed} />
      <BooleanInput source="SegundoFactor" helperText={TEXTS.hint} />
    </>
  )
}

/** The permissions by area; of a new role they may begin with those of one of the contract's. */
function PermissionsInput({ isNew, isFixed }: { isNew: boolean; isFixed: boolean }) {
  const { field, fieldState } = useInput<Permission[]>({ source: 'Permisos', defaultValue: [] })
  const given = (field.value ?? []) as Permission[]
  const fault = fieldState.error?.message
  const toggle = (one: Permission) => field.onChange(toggled(given, one))
  const startFrom = (role: string) =>
    field.onChange(
      GIVEN.filter((one) => ROLES.some((known) => known === role && ROLE_PERMISSIONS[known].includes(one))),
    )
  return (
    <FormControl component="fieldset" error={fault !== undefined} sx={{ my: 1, width: '100%' }}>
      <FormLabel component="legend">{TEXTS.fields.Permisos}</FormLabel>
      {isFixed && <FormHelperText sx={{ mx: 0 }}>{OWN_ROLE_TEXTS.fixed}</FormHelperText>}
      {fault !== undefined && <FormHelperText sx={{ mx: 0 }}>{fault}</FormHelperText>}
      {isNew && (
        <ChoiceField
          label={OWN_ROLE_TEXTS.startFrom}
          all=""
          value=""
          choices={ROLES.map((role) => [role, ROLE_NAMES[role]])}
          onChange={startFrom}
        />
      )}
      <FormGroup
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
          gap: 2,
        }}
      >
        {PERMISSION_AREAS.map(([area, names]) => (
          <div key={area} role="group" aria-label={area}>
            <Typography component="p" variant="subtitle2">
              {area}
            </Typography>
            {(Object.entries(names) as [Permission, string][]).map(([one, name]) => (
              <FormControlLabel
                key={one}
                sx={{ display: 'flex' }}
                control={<Checkbox checked={given.includes(one)} disabled={isFixed} />}
                label={name}
                onChange={() => toggle(one)}
              />
            ))}
          </div>
        ))}
      </FormGroup>
    </FormControl>
  )
}

const GIVEN = PERMISSION_AREAS.flatMap(([, names]) => Object.keys(names) as Permission[])

/** A permission given or taken away; whoever works on something also sees it, or there is no screen to work on. */
export function toggled(given: readonly Permission[], one: Permission): Permission[] {
  if (given.includes(one)) return given.filter((each) => each !== one)
  const sight = one.replace(/\..*/, '.ver')
  return [...given, ...GIVEN.filter((each) => each === one || (each === sight && !given.includes(each)))]
}

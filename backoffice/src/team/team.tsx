import {
  BooleanInput,
  ListButton,
  PasswordInput,
  required,
  SelectInput,
  TextInput,
  TopToolbar,
  useInput,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import {
  BRANCH_TEXTS,
  resetStaffAccess,
  ROLE_NAMES,
  staffRoles,
  TEAM_TEXTS as TEXTS,
  TEAM_TEXTS,
  type StaffAccount,
} from '@gondola/contract/staff'
import { choicesOf } from '../ui/forms/choice-field.tsx'
import { keptText } from '../ui/forms/form-values.ts'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { recordScreens } from '../ui/records/record-screens.tsx'
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  TextField,
} from '@mui/material'
import { DialogButton } from '../ui/records/row-buttons.tsx'
import LockResetIcon from '@mui/icons-material/LockReset'
import { callServer } from '../api/call-server.ts'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { useAnswer } from '../api/use-answer.ts'

function useRoleNames(): Readonly<Record<string, string>> {
  const { data = [] } = useAnswer(staffRoles.list, { query: {} })
  return { ...ROLE_NAMES, ...Object.fromEntries(data.map(({ Rol, Nombre }) => [Rol, Nombre])) }
}

function RoleInput() {
  return <SelectInput source="Rol" choices={choicesOf(useRoleNames())} validate={required()} />
}

export const team = recordScreens<StaffAccount>({
  useList() {
    const names = useRoleNames()
    const { branches } = useChosenBranch()
    const areSeveral = branches.length > 1
    const branchesOf = ({ Sucursales }: StaffAccount) =>
      Sucursales === null
        ? BRANCH_TEXTS.all
        : branches.flatMap(({ Id, Nombre }) => (Sucursales.includes(Id) ? [Nombre] : [])).join(', ')
    return {
      columns: [
        { field: 'Usuario' },
        { field: 'Nombre' },
        { field: 'Email', wide: true },
        { field: 'Rol', names, filter: true },
        { field: 'Sucursales', unsorted: true, when: () => areSeveral, show: branchesOf },
        { field: 'Activa', as: 'yesNo' },
        { field: 'SegundoFactor', as: 'yesNo' },
        { field: 'UltimoIngreso', as: 'moment', none: TEXTS.never },
      ],
      line: [
        'Usuario',
        (account) =>
          [account.Nombre, ...(areSeveral ? [branchesOf(account)] : [])].filter(Boolean).join(' · '),
        'Rol',
      ],
      sort: 'Usuario',
    }
  },
  form: {
    actions: (
      <TopToolbar>
        <ResetAccess />
        <ListButton />
      </TopToolbar>
    ),
    toolbar: <SaveToolbar />,
    fields: ({ isNew }) => (
      <>
        {isNew ? (
          <TextInput source="Usuario" validate={required()} autoComplete="off" />
        ) : (
          <TextInput source="Usuario" readOnly />
        )}
        {isNew ? (
          <TextInput source="Nombre" defaultValue="" />
        ) : (
          <TextInput source="Nombre" parse={keptText} />
        )}
        <TextInput
          source="Email"
          type="email"
          parse={keptText}
          defaultValue=""
          helperText={TEXTS.emailHint}
        />
        <RoleInput />
        <BranchesInput />
        {isNew ? (
          <>
            <PasswordInput
              source="Pass"
              validate={required()}
              helperText={TEXTS.passwordHint}
              autoComplete="new-password"
            />
            <BooleanInput source="CambiarClave" label={TEXTS.changeFirst} defaultValue />
          </>
        ) : (
          <BooleanInput source="Activa" helperText={TEXTS.blockHint} />
        )}
      </>
    ),
  },
})

/** The branches that an account works with: all (null), or some. Nothing in a shop of one branch. */
function BranchesInput() {
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

/** Sets a new password for a member of staff who lost theirs. */
function ResetAccess() {
  const record = useRecordContext()
  const translate = useTranslate()
  if (record === undefined) return null
  const params = { Id: Number(record.id) }

  async function reset(form: HTMLFormElement) {
    const { PassNueva } = Object.fromEntries(new FormData(form)) as { PassNueva: string }
    await callServer(resetStaffAccess, { params, body: { PassNueva, CambiarClave: true } })
  }

  return (
    <DialogButton
      startIcon={<LockResetIcon />}
      label={TEAM_TEXTS.reset}
      dialog={(close) => (
        <FormDialog
          title={TEAM_TEXTS.reset}
          explanation={TEAM_TEXTS.resetExplained}
          confirm={TEAM_TEXTS.reset}
          cancel={translate('ra.action.cancel')}
          faultsAt="PassNueva"
          onConfirm={reset}
          done={TEAM_TEXTS.resetDone}
          onClose={close}
        >
          {(field) => (
            <TextField
              {...field('PassNueva', TEAM_TEXTS.passwordHint)}
              type="password"
              label={TEAM_TEXTS.newPassword}
              autoComplete="new-password"
              required
              autoFocus
            />
          )}
        </FormDialog>
      )}
    />
  )
}

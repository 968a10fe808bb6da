import {
  BooleanInput,
  ListButton,
  PasswordInput,
  required,
  SelectInput,
  TextInput,
  TopToolbar,
} from 'react-admin'
import { BRANCH_TEXTS, ROLE_NAMES, TEAM_TEXTS as TEXTS, type StaffAccount } from '@gondola/contract/staff'
import { choicesOf } from '../ui/forms/choices.ts'
import { keptText } from '../ui/forms/kept-text.ts'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { BranchesInput } from './branches-input.tsx'
import { ResetAccess } from './reset-access.tsx'

export const team = recordScreens<StaffAccount>({
  useList() {
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
        { field: 'Rol', names: ROLE_NAMES, filter: true },
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
        <SelectInput source="Rol" choices={choicesOf(ROLE_NAMES)} validate={required()} />
        <BranchesInput />
        {isNew ? (
          <PasswordInput
            source="Pass"
            validate={required()}
            helperText={TEXTS.passwordHint}
            autoComplete="new-password"
          />
        ) : (
          <BooleanInput source="Activa" helperText={TEXTS.blockHint} />
        )}
      </>
    ),
  },
})

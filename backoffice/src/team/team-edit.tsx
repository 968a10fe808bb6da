import {
  BooleanInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  TopToolbar,
  ListButton,
} from 'react-admin'
import { ROLE_NAMES, TEAM_TEXTS } from '@gondola/contract/staff'
import { choicesOf } from '../ui/forms/choices.ts'
import { EditScreen } from '../ui/forms/form-screens.tsx'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { BranchesInput } from './branches-input.tsx'
import { ResetAccess } from './reset-access.tsx'

const actions = (
  <TopToolbar>
    <ResetAccess />
    <ListButton />
  </TopToolbar>
)

export const TeamEdit = () => (
  <EditScreen actions={actions}>
    <SimpleForm toolbar={<SaveToolbar />}>
      <TextInput source="Usuario" readOnly />
      <TextInput source="Nombre" parse={(text: string) => text} />
      <SelectInput source="Rol" choices={choicesOf(ROLE_NAMES)} validate={required()} />
      <BranchesInput />
      <BooleanInput source="Activa" helperText={TEAM_TEXTS.blockHint} />
    </SimpleForm>
  </EditScreen>
)

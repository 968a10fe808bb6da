import { PasswordInput, required, SelectInput, SimpleForm, TextInput } from 'react-admin'
import { ROLE_NAMES, TEAM_TEXTS } from '@gondola/contract/staff'
import { choicesOf } from '../ui/forms/choices.ts'
import { CreateScreen } from '../ui/forms/form-screens.tsx'
import { BranchesInput } from './branches-input.tsx'

export const TeamCreate = () => (
  <CreateScreen>
    <SimpleForm>
      <TextInput source="Usuario" validate={required()} autoComplete="off" />
      <TextInput source="Nombre" defaultValue="" />
      <SelectInput source="Rol" choices={choicesOf(ROLE_NAMES)} validate={required()} />
      <BranchesInput />
      <PasswordInput
        source="Pass"
        validate={required()}
        helperText={TEAM_TEXTS.passwordHint}
        autoComplete="new-password"
      />
    </SimpleForm>
  </CreateScreen>
)

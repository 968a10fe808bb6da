import { required, SimpleForm, TextInput } from 'react-admin'
import { CreateScreen, EditScreen } from '../ui/form-screens.tsx'

export const BrandCreate = () => (
  <CreateScreen>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <TextInput source="Descripcion" validate={required()} />
    </SimpleForm>
  </CreateScreen>
)

export const BrandEdit = () => (
  <EditScreen>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <TextInput source="Descripcion" validate={required()} />
    </SimpleForm>
  </EditScreen>
)

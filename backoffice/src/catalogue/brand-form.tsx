import { ListButton, required, SimpleForm, TextInput, TopToolbar } from 'react-admin'
import { CreateScreen, EditScreen } from '../ui/forms/form-screens.tsx'
import { MergeBrand } from './merge-brand.tsx'

export const BrandCreate = () => (
  <CreateScreen>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <TextInput source="Descripcion" validate={required()} />
    </SimpleForm>
  </CreateScreen>
)

const Actions = () => (
  <TopToolbar>
    <MergeBrand />
    <ListButton />
  </TopToolbar>
)

export const BrandEdit = () => (
  <EditScreen actions={<Actions />}>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <TextInput source="Descripcion" validate={required()} />
    </SimpleForm>
  </EditScreen>
)

import { email, required, SimpleForm, TextInput } from 'react-admin'
import { Typography } from '@mui/material'
import { CUSTOMER_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { EditScreen } from '../ui/forms/form-screens.tsx'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'

/** An empty field is sent as an empty string, not as null. */
const asTyped = (text: string) => text

const REQUIRED = required()
const EMAIL = [required(), email()]

/** Staff correct a customer's own data here. */
export const CustomerEdit = () => (
  <EditScreen redirect="show">
    <SimpleForm toolbar={<SaveToolbar />} sx={{ maxWidth: 720 }}>
      <TextInput source="Nombre" validate={REQUIRED} />
      <TextInput source="Telefono" type="tel" validate={REQUIRED} />
      <TextInput source="Direccion" validate={REQUIRED} />
      <TextInput source="Localidad" parse={asTyped} />
      <TextInput source="Email" type="email" validate={EMAIL} />
      <Typography variant="body2" color="text.secondary">
        {TEXTS.emailHint}
      </Typography>
    </SimpleForm>
  </EditScreen>
)

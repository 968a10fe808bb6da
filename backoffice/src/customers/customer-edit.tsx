import { email, required, SimpleForm, TextInput } from 'react-admin'
import { Typography } from '@mui/material'
import { CUSTOMER_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { EditScreen } from '../ui/form-screens.tsx'
import { SaveToolbar } from '../ui/save-toolbar.tsx'

/** An emptied field is an empty text, not none. */
const asTyped = (text: string) => text

const REQUIRED = required()
const EMAIL = [required(), email()]

/** A customer's own data, corrected for them. */
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

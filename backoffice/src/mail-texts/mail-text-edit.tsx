import { Typography } from '@mui/material'
import { required, SimpleForm, TextInput, useRecordContext } from 'react-admin'
import type { StaffMailTemplate } from '@gondola/contract/inboxes'
import { TEMPLATE_TEXTS as TEXTS } from '../texts/mail-screens.ts'
import { EditScreen } from '../ui/form-screens.tsx'
import { keptText } from '../ui/kept-text.ts'
import { SaveToolbar } from '../ui/save-toolbar.tsx'
import { MailTextPreview } from './mail-text-preview.tsx'
import { ResetMailText } from './reset-mail-text.tsx'

/** A mail's texts, with the available placeholders and a preview. */
export const MailTextEdit = () => (
  <EditScreen actions={<ResetMailText />}>
    <SimpleForm toolbar={<SaveToolbar />}>
      <Placeholders />
      <TextInput source="Asunto" validate={required()} />
      <TextInput source="Texto" validate={required()} multiline minRows={5} helperText={TEXTS.hint} />
      <TextInput source="Nota" parse={keptText} multiline minRows={2} helperText={TEXTS.hint} />
      <MailTextPreview />
    </SimpleForm>
  </EditScreen>
)

function Placeholders() {
  const { Descripcion = '', Campos = [] } = useRecordContext<StaffMailTemplate & { id: string }>() ?? {}
  const names = Campos.map((name) => `{${name}}`).join(' ')
  return (
    <>
      <Typography>{Descripcion}</Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {names === '' ? TEXTS.noPlaceholders : `${TEXTS.placeholders} ${names}`}
      </Typography>
    </>
  )
}

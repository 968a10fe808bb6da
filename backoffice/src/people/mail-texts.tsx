import { useState } from 'react'
import { Box, Button, Typography } from '@mui/material'
import { ListButton, required, TextInput, TopToolbar, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { callUrl } from '@gondola/contract/calls'
import {
  resetMailTemplate,
  showMailTemplate,
  type MailTemplateDraft,
  type StaffMailTemplate,
} from '@gondola/contract/inboxes'
import { callServer } from '../api/call-server.ts'
import { TEMPLATE_TEXTS as TEXTS } from '../texts/mail-screens.ts'
import { keptText } from '../ui/forms/kept-text.ts'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { useAct } from '../ui/records/use-act.ts'
import { MailFrame } from './mail-frame.tsx'

/** The mails whose texts can be edited, with the available placeholders and a preview. */
export const mailTexts = recordScreens<StaffMailTemplate>({
  list: {
    columns: [
      { field: 'Descripcion', unsorted: true },
      { field: 'Asunto', unsorted: true },
      { field: 'Propia', as: 'yesNo', unsorted: true },
    ],
    line: ['Descripcion', 'Asunto'],
    phoneOnly: true,
    search: false,
    pagination: false,
  },
  form: {
    actions: <ResetMailText />,
    toolbar: <SaveToolbar />,
    fields: () => (
      <>
        <Placeholders />
        <TextInput source="Asunto" validate={required()} />
        <TextInput source="Texto" validate={required()} multiline minRows={5} helperText={TEXTS.hint} />
        <TextInput source="Nota" parse={keptText} multiline minRows={2} helperText={TEXTS.hint} />
        <MailTextPreview />
      </>
    ),
  },
})

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

/** Previews the mail with the form's current texts, saved or not. */
function MailTextPreview() {
  const template = useRecordContext()
  const { getValues } = useFormContext<MailTemplateDraft>()
  const [shown, setShown] = useState<MailTemplateDraft | null>(null)
  if (template === undefined) return null
  const look = () => {
    const { Asunto, Texto, Nota } = getValues()
    setShown({ Asunto: Asunto ?? '', Texto: Texto ?? '', Nota: Nota ?? '' })
  }
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={look}>{TEXTS.showPreview}</Button>
      {shown && (
        <MailFrame
          title={TEXTS.preview}
          path={callUrl(showMailTemplate, { Nombre: String(template.id) }, { ...shown })}
        />
      )}
    </Box>
  )
}

/** Restores the built-in texts, if the shop has its own. */
function ResetMailText() {
  const template = useRecordContext<StaffMailTemplate & { id: string }>()
  const act = useAct()
  const reset = (Nombre: string) =>
    act(() => callServer(resetMailTemplate, { params: { Nombre } }), TEXTS.wasReset)

  return (
    <TopToolbar>
      {template?.Propia && <Button onClick={() => void reset(template.Nombre)}>{TEXTS.reset}</Button>}
      <ListButton />
    </TopToolbar>
  )
}

import { Box, Button, Typography } from '@mui/material'
import { ListButton, required, TextInput, TopToolbar, useRecordContext } from 'react-admin'
import { callUrl } from '@gondola/contract/calls'
import {
  giveUpMail,
  resendMail,
  resetMailTemplate,
  showMail,
  showMailTemplate,
  type MailTemplateDraft,
  type OutboxMail,
  type OutboxMailWhole,
  type StaffMailTemplate,
} from '@gondola/contract/inboxes'
import { callServer } from '../api/call-server.ts'
import { MAIL_STATES, OUTBOX_TEXTS as TEXTS, TEMPLATE_TEXTS } from '../texts/people-screens.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { useAct } from '../ui/records/use-act.ts'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { keptText } from '../ui/forms/form-values.ts'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { PartTitle } from '../ui/frame/part.tsx'

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
        <TextInput
          source="Texto"
          validate={required()}
          multiline
          minRows={5}
          helperText={TEMPLATE_TEXTS.hint}
        />
        <TextInput source="Nota" parse={keptText} multiline minRows={2} helperText={TEMPLATE_TEXTS.hint} />
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
        {names === '' ? TEMPLATE_TEXTS.noPlaceholders : `${TEMPLATE_TEXTS.placeholders} ${names}`}
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
      <Button onClick={look}>{TEMPLATE_TEXTS.showPreview}</Button>
      {shown && (
        <MailFrame
          title={TEMPLATE_TEXTS.preview}
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
    act(() => callServer(resetMailTemplate, { params: { Nombre } }), TEMPLATE_TEXTS.wasReset)

  return (
    <TopToolbar>
      {template?.Propia && (
        <Button onClick={() => void reset(template.Nombre)}>{TEMPLATE_TEXTS.reset}</Button>
      )}
      <ListButton />
    </TopToolbar>
  )
}

/** A mail's HTML in a fully sandboxed frame; `path` is the call's address below `/api`. */
export const MailFrame = ({ title, path }: { title: string; path: string }) => (
  <Box
    component="iframe"
    title={title}
    src={`/api${path}`}
    sandbox=""
    sx={{ width: '100%', height: 480, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#fff' }}
  />
)

/** Every mail, newest first: its delivery state and its content. */
export const outbox = recordScreens<OutboxMail>({
  list: {
    columns: [
      { field: 'Fechahora', as: 'moment' },
      { field: 'Para' },
      { field: 'Asunto' },
      { field: 'Estado', names: MAIL_STATES, filter: true },
      { field: 'Intentos', right: true },
      { field: 'UltimoError', unsorted: true },
    ],
    line: ['Asunto', 'Para', 'Estado'],
    opens: 'show',
    sort: '-Id',
  },
  show: {
    columns: [
      { field: 'Para' },
      { field: 'Asunto' },
      { field: 'Estado', names: MAIL_STATES },
      { field: 'Fechahora', as: 'moment' },
      { field: 'Enviado', as: 'moment' },
      { field: 'Proximo', as: 'moment' },
      { field: 'Intentos', as: 'number' },
      { field: 'UltimoError' },
      { field: 'ResponderA' },
    ],
    below: <Body />,
    actions: <OutboxActions />,
  },
})

function Body() {
  const mail = useRecordContext()
  if (mail === undefined) return null
  return (
    <>
      <PartTitle>{TEXTS.asHtml}</PartTitle>
      <MailFrame title={TEXTS.asHtml} path={callUrl(showMail, { Id: mail.id })} />
      <PartTitle sx={{ mt: 2 }}>{TEXTS.asText}</PartTitle>
      <Typography
        component="pre"
        variant="body2"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'monospace' }}
      >
        {String(mail['Texto'])}
      </Typography>
    </>
  )
}

/** Resends a mail, or cancels it. */
function OutboxActions() {
  const mail = useRecordContext<OutboxMailWhole & { id: number }>()
  const may = useMay('correo.reenviar')
  const act = useAct()
  const take = (call: typeof resendMail | typeof giveUpMail, Id: number, done: string) =>
    act(() => callServer(call, { params: { Id } }), done)

  return (
    <TopToolbar>
      {may && mail && (
        <Button onClick={() => void take(resendMail, mail.Id, TEXTS.resent)}>{TEXTS.resend}</Button>
      )}
      {may && mail?.Estado === 'queued' && mail.Intentos > 0 && (
        <Button color="error" onClick={() => void take(giveUpMail, mail.Id, TEXTS.givenUp)}>
          {TEXTS.giveUp}
        </Button>
      )}
      <ListButton />
    </TopToolbar>
  )
}

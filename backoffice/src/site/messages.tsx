import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, ListButton, TextInput, TopToolbar, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import {
  fillPlaces,
  MESSAGE_PARTS,
  messageSets,
  putMessageSet,
  staffMessages,
  type MessageSet,
  type StaffMessage,
} from '@gondola/contract/site'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { callServer } from '../api/call-server.ts'
import { MESSAGE_TEXTS as TEXTS } from '../texts/window-screens.ts'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { keptText } from '../ui/forms/form-values.ts'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { ListButtons } from '../ui/records/list-buttons.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { useAct, useTellDone } from '../ui/records/use-act.ts'

const PARTS = Object.fromEntries(Object.values(MESSAGE_PARTS).map((part) => [part, part]))

/** What customers read, and the chain's own wording of it. */
export const messages = recordScreens<StaffMessage>({
  list: {
    columns: [
      { field: 'Parte', names: PARTS, filter: true, unsorted: true },
      { field: 'Original', unsorted: true },
      { field: 'Propio', unsorted: true },
      {
        field: 'Cambiado',
        names: { true: PANEL_TEXTS.yes, false: PANEL_TEXTS.no },
        filter: true,
        unsorted: true,
      },
    ],
    line: ['Original', 'Propio', 'Parte'],
    intro: TEXTS.intro,
    above: (
      <Typography variant="body2" sx={{ px: 2 }}>
        <Link to="/plantillas">{TEXTS.mails}</Link>
      </Typography>
    ),
    buttons: (
      <ListButtons>
        <SetButton set="voseo" />
        <SetButton set="original" />
      </ListButtons>
    ),
  },
  form: {
    width: 720,
    actions: <ResetMessage />,
    toolbar: <SaveToolbar />,
    fields: () => (
      <>
        <Original />
        <TextInput source="Propio" parse={keptText} multiline helperText={TEXTS.ownHint} />
        <Preview />
      </>
    ),
  },
})

function Original() {
  const {
    Original: text = '',
    Parte = '',
    Campos = [],
  } = useRecordContext<StaffMessage & { id: string }>() ?? {}
  return (
    <>
      <Typography variant="body2">{Parte}</Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{text}</Typography>
      {Campos.length > 0 && <Typography variant="body2">{TEXTS.placesHint}</Typography>}
    </>
  )
}

/** The typed wording, or else the original, with examples of its values. */
function Preview() {
  const { Original: text = '', Campos = [] } = useRecordContext<StaffMessage & { id: string }>() ?? {}
  const typed = useWatch<{ Propio?: string }, 'Propio'>({ name: 'Propio' })?.trim()
  const example = (name: string) => Campos.find(({ Campo }) => Campo === name)?.Ejemplo ?? `{${name}}`
  return (
    <Typography component="p" aria-live="polite" sx={{ whiteSpace: 'pre-wrap' }}>
      {TEXTS.preview}: <q>{fillPlaces(typed || text, example)}</q>
    </Typography>
  )
}

function ResetMessage() {
  const message = useRecordContext<StaffMessage & { id: string }>()
  const may = useMay(staffMessages.edit!)
  const act = useAct()
  const reset = (Clave: string) =>
    act(() => callServer(staffMessages.change, { params: { Clave }, body: { Propio: '' } }), TEXTS.wasReset)
  return (
    <TopToolbar>
      {may && message?.Cambiado && <Button onClick={() => void reset(message.Clave)}>{TEXTS.reset}</Button>}
      <ListButton />
    </TopToolbar>
  )
}

/** Puts a ready set in the place of the wordings that there are, once it is said how many change. */
function SetButton({ set }: { set: MessageSet }) {
  const may = useMay(staffMessages.edit!)
  const [count, setCount] = useState<number | null>(null)
  const tellDone = useTellDone()
  if (!may) return null
  async function put() {
    const { Cambiados } = await callServer(putMessageSet, { params: { Conjunto: set } })
    setCount(null)
    tellDone(TEXTS.changed(Cambiados))
  }
  return (
    <>
      <Button onClick={() => void callServer(messageSets, {}).then((sizes) => setCount(sizes[set]))}>
        {TEXTS.sets[set]}
      </Button>
      {count !== null && (
        <FormDialog
          title={TEXTS.sets[set]}
          explanation={`${TEXTS.setHints[set]} ${TEXTS.changing(count)}`}
          confirm={TEXTS.confirm}
          cancel={TEXTS.cancel}
          color="primary"
          onConfirm={put}
          onClose={() => setCount(null)}
        >
          {() => null}
        </FormDialog>
      )}
    </>
  )
}

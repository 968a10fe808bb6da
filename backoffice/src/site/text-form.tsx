import { useState } from 'react'
import { FormControlLabel, Switch, Typography } from '@mui/material'
import { required, SimpleForm, TextInput, useRecordContext } from 'react-admin'
import type { StaffText } from '@gondola/contract/site'
import { PAGE_TEXTS as TEXTS } from '../texts/window-screens.ts'
import { EditScreen } from '../ui/forms/form-screens.tsx'
import { keptText } from '../ui/forms/kept-text.ts'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { RichText } from './rich-text.tsx'
import { isKeptByEditor } from './kept-by-editor.ts'

export const TextEdit = () => (
  <EditScreen>
    <SimpleForm toolbar={<SaveToolbar />}>
      <Place />
      <TextInput source="Titulo" validate={required()} />
      <TextBody />
    </SimpleForm>
  </EditScreen>
)

function Place() {
  const text = useRecordContext<StaffText & { id: number }>()
  return <Typography variant="body2">{text?.Lugar}</Typography>
}

/** The text in the visual editor, or as HTML if the editor would lose parts of it. */
function TextBody() {
  const text = useRecordContext<StaffText & { id: number }>()
  const isSafe = isKeptByEditor(text?.Texto ?? '')
  const [isHtml, setHtml] = useState(!isSafe)
  return (
    <>
      {!isSafe && <Typography variant="body2">{TEXTS.keepsHtml}</Typography>}
      {isSafe && (
        <FormControlLabel
          control={<Switch checked={isHtml} onChange={(_event, checked) => setHtml(checked)} />}
          label={TEXTS.asHtml}
        />
      )}
      {isHtml ? (
        <TextInput
          source="Texto"
          parse={keptText}
          multiline
          minRows={12}
          helperText={TEXTS.cleaned}
          slotProps={{ input: { sx: { fontFamily: 'monospace' } } }}
        />
      ) : (
        <RichText source="Texto" label={TEXTS.fields.Texto} />
      )}
    </>
  )
}

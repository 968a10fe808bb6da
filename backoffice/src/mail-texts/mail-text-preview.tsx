import { useState } from 'react'
import { Box, Button } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { callUrl } from '@gondola/contract/calls'
import { showMailTemplate, type MailTemplateDraft } from '@gondola/contract/inboxes'
import { TEMPLATE_TEXTS as TEXTS } from '../texts/mail-screens.ts'
import { MailFrame } from '../ui/mail-frame.tsx'

/** Previews the mail with the form's current texts, saved or not. */
export function MailTextPreview() {
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

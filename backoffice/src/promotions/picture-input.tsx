import { useRef, useState } from 'react'
import UploadIcon from '@mui/icons-material/Upload'
import { Box, Button, FormHelperText, Stack } from '@mui/material'
import { useInput } from 'react-admin'
import { uploadPromotionPicture } from '@gondola/contract/calls/staff-pictures.ts'
import { STAFF_PROMOTION_TEXTS as TEXTS } from '@gondola/contract/texts/staff/promotions.ts'
import { callServer, faultText } from '../api/call-server.ts'

/** Where the shop's pictures lie when no other address was set. */
const PICTURES = '/imagenes/'

/** The promotion's picture: uploaded at once, kept with the form. */
export function PictureInput() {
  const { field } = useInput<string | null>({ source: 'Imagen' })
  const [fault, setFault] = useState<string | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const upload = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      const stored = await callServer(uploadPromotionPicture, { file, query: { Nombre: file.name } })
      field.onChange(stored.Imagen)
      setFault(null)
    } catch (error) {
      setFault(faultText(error))
    }
  }
  const path = field.value as string | null
  return (
    <Box sx={{ my: 2 }}>
      {path && (
        <Box
          component="img"
          src={PICTURES + path}
          alt={TEXTS.fields.Imagen}
          sx={{ display: 'block', width: 320, maxWidth: '100%', mb: 1 }}
        />
      )}
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => chooser.current?.click()}>
          {TEXTS.picture}
        </Button>
        <input
          ref={chooser}
          hidden
          type="file"
          accept="image/*"
          aria-label={TEXTS.picture}
          onChange={({ target }) => void upload(target.files?.[0])}
        />
        {path && <Button onClick={() => field.onChange(null)}>{TEXTS.removePicture}</Button>}
      </Stack>
      <FormHelperText error={fault !== null}>{fault ?? TEXTS.pictureHint}</FormHelperText>
    </Box>
  )
}

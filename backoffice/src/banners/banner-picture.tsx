import { useRef, useState } from 'react'
import UploadIcon from '@mui/icons-material/Upload'
import { Box, Button, FormHelperText } from '@mui/material'
import { useInput } from 'react-admin'
import { uploadBannerPicture } from '@gondola/contract/calls/staff-pictures.ts'
import { BANNER_TEXTS as TEXTS } from '@gondola/contract/texts/staff/window-screens.ts'
import { callServer, faultText } from '../api/call-server.ts'

/** Where the shop's pictures lie when no other address was set. */
export const PICTURES = '/imagenes/'

/** The banner's picture: uploaded at once, kept with the form. */
export function BannerPicture() {
  const { field, fieldState } = useInput<string>({ source: 'Imagen', defaultValue: '' })
  const chooser = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const upload = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      const stored = await callServer(uploadBannerPicture, { file, query: { Nombre: file.name } })
      field.onChange(stored.Imagen)
      setFault(null)
    } catch (error) {
      setFault(faultText(error))
    }
  }
  const path = field.value as string
  const shown = fault ?? fieldState.error?.message ?? null
  return (
    <Box sx={{ my: 2 }}>
      {path && (
        <Box
          component="img"
          src={PICTURES + path}
          alt=""
          sx={{ display: 'block', width: 480, maxWidth: '100%', mb: 1 }}
        />
      )}
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
      <FormHelperText error={shown !== null}>{shown ?? TEXTS.pictureHint}</FormHelperText>
    </Box>
  )
}

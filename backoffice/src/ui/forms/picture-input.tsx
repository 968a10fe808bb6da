import { useId, useState, type DragEvent } from 'react'
import { Box, Button, CircularProgress, FormHelperText, Typography } from '@mui/material'
import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternate'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { FieldTitle, required, useInput, useResourceContext, ValidationError } from 'react-admin'
import type { uploadArticlePicture } from '@gondola/contract/catalogue-admin'
import { PICTURE_TEXTS } from '../../texts/catalogue-panel.ts'
import { callServer } from '../../api/call-server.ts'
import { useAttempt } from '../records/use-act.ts'
import { FileButton } from './file-upload.tsx'
import { whilePictureIsSent } from './pending-pictures.ts'
import { Thumbnail } from '../records/thumbnail.tsx'

interface PictureInputProps {
  /** The upload call of the record's kind: `uploadBannerPicture`. */
  upload: typeof uploadArticlePicture
  /** Aspect ratio (width to height) of the box; square by default. */
  ratio?: number
  /** A hint about suitable pictures, if this kind has its own. */
  hint?: string
  isRequired?: boolean
}

/** The width left on a phone beside the frame. */
const PICTURE_WIDTH_MAX_PX = 240
const PICTURE_MAX_PX = 160

const REQUIRED = required()

/**
 * A form's picture: dropped or chosen, uploaded at once, shown as in the shop. The record refers to it once the form is
 * saved; unused uploads are deleted by the server.
 */
export function PictureInput({ upload, ratio = 1, hint, isRequired = false }: PictureInputProps) {
  const { field, fieldState } = useInput({
    source: 'Imagen',
    defaultValue: null,
    validate: isRequired ? REQUIRED : undefined,
  })
  const resource = useResourceContext()
  const { attempt, isBusy: isSending, fault } = useAttempt()
  const [isOver, setOver] = useState(false)
  const id = useId()
  const shown = field.value as string | null
  const invalid = fieldState.error?.message
  const wrong = fault ?? (invalid === undefined ? null : <ValidationError error={invalid} />)

  async function send(file: File | undefined) {
    if (file === undefined) return
    await attempt(async () => {
      const query = { Nombre: file.name.slice(0, 200) }
      const { Imagen } = await whilePictureIsSent(() => callServer(upload, { query, file }))
      field.onChange(Imagen)
    })
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void send(event.dataTransfer.files[0])
  }

  return (
    <Box
      sx={{ mb: 2, width: '100%', maxWidth: 180 * Math.min(ratio, 3) + 220 }}
      role="group"
      aria-labelledby={id}
    >
      <Typography id={id} variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        <FieldTitle source="Imagen" resource={resource} />
      </Typography>
      <Box
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 2,
          border: 2,
          borderStyle: 'dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : 'transparent',
          borderRadius: 1,
        }}
      >
        <Thumbnail
          path={shown}
          size={Math.min(PICTURE_MAX_PX, PICTURE_WIDTH_MAX_PX / ratio)}
          ratio={ratio}
          alt={PICTURE_TEXTS.shown}
        />
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography variant="body2">{isSending ? PICTURE_TEXTS.sending : PICTURE_TEXTS.drop}</Typography>
          <FileButton
            label={PICTURE_TEXTS.choose}
            field={{ accept: 'image/jpeg,image/png,image/webp,image/avif' }}
            onChosen={([file]) => void send(file)}
            variant="outlined"
            startIcon={isSending ? <CircularProgress size={18} /> : <AddPhotoIcon />}
            disabled={isSending}
          >
            {shown ? PICTURE_TEXTS.replace : PICTURE_TEXTS.choose}
          </FileButton>
          {shown && (
            <Button color="error" startIcon={<DeleteIcon />} onClick={() => field.onChange(null)}>
              {PICTURE_TEXTS.remove}
            </Button>
          )}
        </Box>
      </Box>
      <FormHelperText error={wrong !== null} role={wrong === null ? undefined : 'alert'}>
        {wrong ?? [hint, PICTURE_TEXTS.hint].filter(Boolean).join(' ')}
      </FormHelperText>
    </Box>
  )
}

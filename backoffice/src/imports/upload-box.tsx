import { useRef, useState, type DragEvent } from 'react'
import UploadFileIcon from '@mui/icons-material/UploadFile'
import { Alert, Button, LinearProgress, Paper, Typography } from '@mui/material'
import { useNavigate } from 'react-router-dom'
import { uploadImport, IMPORTS_TEXTS } from '@gondola/contract/imports'
import { callServer, faultText } from '../api/call-server.ts'
import { useIsHere } from '../ui/frame/use-is-here.ts'

/** An upload by file dialog or drag and drop. */
export function UploadBox() {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function upload(file: File | undefined) {
    if (file === undefined || isBusy) return
    setIsBusy(true)
    setFault(null)
    try {
      const { Id } = await callServer(uploadImport, { query: { Nombre: file.name.slice(0, 200) }, file })
      if (isHere()) await navigate(`/importaciones/${Id}`)
    } catch (error) {
      setFault(faultText(error))
      setIsBusy(false)
    }
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void upload(event.dataTransfer.files[0])
  }

  return (
    <Paper
      variant="outlined"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        p: 3,
        textAlign: 'center',
        borderStyle: 'dashed',
        borderWidth: 2,
        borderColor: isOver ? 'primary.main' : 'divider',
      }}
    >
      <Typography sx={{ mb: 1 }}>{IMPORTS_TEXTS.drop}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {IMPORTS_TEXTS.kinds}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={IMPORTS_TEXTS.upload}
        onChange={(event) => {
          void upload(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button
        variant="contained"
        startIcon={<UploadFileIcon />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
        sx={{ minHeight: 44 }}
      >
        {isBusy ? IMPORTS_TEXTS.uploading : IMPORTS_TEXTS.upload}
      </Button>
      {isBusy && <LinearProgress aria-label={IMPORTS_TEXTS.uploading} sx={{ mt: 2 }} />}
      {fault !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {fault}
        </Alert>
      )}
    </Paper>
  )
}

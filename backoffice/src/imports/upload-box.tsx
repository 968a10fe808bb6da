import { Typography } from '@mui/material'
import { useNavigate } from 'react-router-dom'
import { uploadImport, IMPORTS_TEXTS } from '@gondola/contract/imports'
import { callServer } from '../api/call-server.ts'
import { FileUpload, useFileUpload } from '../ui/forms/file-upload.tsx'
import { useIsHere } from '../ui/frame/use-is-here.ts'

/** The upload of a file to be imported, which leads to its import. */
export function UploadBox() {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const upload = useFileUpload(async (file) => {
    const { Id } = await callServer(uploadImport, { query: { Nombre: file.name.slice(0, 200) }, file })
    if (isHere()) await navigate(`/importaciones/${Id}`)
  })
  return (
    <FileUpload upload={upload} label={IMPORTS_TEXTS.upload} busyLabel={IMPORTS_TEXTS.uploading}>
      <Typography sx={{ mb: 1 }}>{IMPORTS_TEXTS.drop}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {IMPORTS_TEXTS.kinds}
      </Typography>
    </FileUpload>
  )
}

import { useRef, useState, type DragEvent, type InputHTMLAttributes, type ReactNode } from 'react'
import UploadFileIcon from '@mui/icons-material/UploadFile'
import { Alert, Button, LinearProgress, Paper, type ButtonProps } from '@mui/material'
import { useAttempt } from '../records/use-act.ts'

/** A file being sent to the server, one at a time, and the fault of the last one. */
export function useFileUpload<Options>(send: (file: File, options?: Options) => Promise<void>) {
  const { attempt, isBusy, fault } = useAttempt()
  const upload = (file: File, options?: Options) => {
    if (!isBusy) void attempt(() => send(file, options))
  }
  return { isBusy, fault, upload }
}

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The name of its hidden field, and its own unless it has another. */
  label: string
  /** What can be chosen: one file, if it says nothing else. */
  field?: InputHTMLAttributes<HTMLInputElement> & { webkitdirectory?: '' }
  onChosen: (files: readonly File[]) => void
}

/** A button that opens the file dialog. The same file can be chosen again. */
export function FileButton({ label, field, onChosen, children = label, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        {...field}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}

interface FileUploadProps {
  upload: { isBusy: boolean; fault: string | null; upload: (file: File) => void }
  label: string
  busyLabel: string
  /** The kinds of file that the file dialog offers: `.csv,text/csv`. */
  accept?: string
  /** What is uploaded here. */
  children: ReactNode
}

/** An upload by file dialog or drag and drop. */
export function FileUpload({ upload, label, busyLabel, accept, children }: FileUploadProps) {
  const { isBusy, fault } = upload
  const [isOver, setOver] = useState(false)
  const take = ([file]: readonly File[]) => file !== undefined && upload.upload(file)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <Paper
      variant="outlined"
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        p: 3,
        textAlign: 'center',
        borderStyle: 'dashed',
        borderWidth: 2,
        borderColor: isOver ? 'primary.main' : 'divider',
      }}
    >
      {children}
      <FileButton
        label={label}
        field={{ accept }}
        onChosen={take}
        variant="contained"
        startIcon={<UploadFileIcon />}
        disabled={isBusy}
      >
        {isBusy ? busyLabel : label}
      </FileButton>
      {isBusy && <LinearProgress aria-label={busyLabel} sx={{ mt: 2 }} />}
      {fault !== null && (
        <Alert severity="error" sx={{ mt: 2, textAlign: 'start' }}>
          {fault}
        </Alert>
      )}
    </Paper>
  )
}

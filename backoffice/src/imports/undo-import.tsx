import { useState } from 'react'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { undoImportCall, type ImportJob, IMPORT_STEP_TEXTS } from '@gondola/contract/imports'
import { callServer } from '../api/call-server.ts'
import { useMay } from '../ui/frame/use-may.ts'
import { useStep } from './use-step.ts'

/** Undoes an import; available for the newest only. */
export function UndoImport({ job: { Id, SePuedeDeshacer } }: { job: ImportJob }) {
  const may = useMay('importaciones.deshacer')
  const { isTaking, take } = useStep()
  const [isOpen, setIsOpen] = useState(false)
  if (!SePuedeDeshacer || !may) return null
  async function undo() {
    setIsOpen(false)
    await take(() => callServer(undoImportCall, { params: { Id } }))
  }
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        disabled={isTaking}
        onClick={() => setIsOpen(true)}
        sx={{ minHeight: 44, mt: 2 }}
      >
        {IMPORT_STEP_TEXTS.undo}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="deshacer">
        <DialogTitle id="deshacer">{IMPORT_STEP_TEXTS.undo}</DialogTitle>
        <DialogContent>
          <DialogContentText>{IMPORT_STEP_TEXTS.undoExplain}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>{IMPORT_STEP_TEXTS.keep}</Button>
          <Button color="error" variant="contained" onClick={() => void undo()}>
            {IMPORT_STEP_TEXTS.undo}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

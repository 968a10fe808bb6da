import { type ReactNode } from 'react'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { useFormAct } from '../ui/records/use-act.ts'

interface FormDialogProps {
  title: string
  hint: string
  send: string
  back: string
  onSubmit: ReturnType<typeof useFormAct>['onSubmit']
  onClose: () => void
  children: ReactNode
}

/** A few fields to record something about a record of a list. */
export const FormDialog = ({ title, hint, send, back, onSubmit, onClose, children }: FormDialogProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="anotar">
    <form onSubmit={onSubmit}>
      <DialogTitle id="anotar">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{hint}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{back}</Button>
        <Button type="submit" variant="contained">
          {send}
        </Button>
      </DialogActions>
    </form>
  </Dialog>
)

/** Today in the browser, for a date's field. */
export const todayTyped = (): string => new Date().toLocaleDateString('sv-SE')

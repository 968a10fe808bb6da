import { useState } from 'react'
import UndoIcon from '@mui/icons-material/Undo'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useNotify, useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { type AuditEntry, formatDate, formatTime } from '@gondola/contract/base'
import { UNDO_TEXTS as TEXTS } from '@gondola/contract/staff'
import { faultText } from '../../api/call-server.ts'
import { DifferenceTable } from './difference-table.tsx'
import { useLastChange } from './use-last-change.ts'

/** Shows the record's last change and undoes it; disabled while there is unsaved input, which would be lost. */
export function UndoLastChange() {
  const record = useRecordContext()
  const { isThere, find, undo } = useLastChange()
  const { isDirty } = useFormState()
  const notify = useNotify()
  const [change, setChange] = useState<AuditEntry | null>(null)
  if (!isThere || record?.id === undefined) return null

  async function look(id: string | number) {
    try {
      const last = await find(id)
      if (last === null) notify(TEXTS.none)
      setChange(last)
    } catch (error) {
      notify(faultText(error), { type: 'error' })
    }
  }
  const close = () => setChange(null)
  return (
    <>
      <Button startIcon={<UndoIcon />} disabled={isDirty} onClick={() => void look(record.id)}>
        {TEXTS.last}
      </Button>
      {change !== null && (
        <Dialog open onClose={close} aria-labelledby="ultimo-cambio" fullWidth maxWidth="sm">
          <DialogTitle id="ultimo-cambio">{TEXTS.last}</DialogTitle>
          <DialogContent>
            <DialogContentText>
              {TEXTS.explained(
                change.Usuario ?? TEXTS.nobody,
                `${formatDate(change.Fechahora)} ${formatTime(change.Fechahora)}`,
              )}
            </DialogContentText>
            <DifferenceTable entry={change} otherwise={null} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{TEXTS.close}</Button>
            <Button
              variant="contained"
              onClick={() => {
                close()
                void undo(record.id, change)
              }}
            >
              {TEXTS.undo}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

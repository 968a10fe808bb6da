import { useState, type FormEvent } from 'react'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { blockClient } from '@gondola/contract/calls/staff-clients.ts'
import { CUSTOMER_TEXTS as TEXTS } from '@gondola/contract/texts/staff/people-screens.ts'
import { callServer, faultText } from '../api/call-server.ts'

/** Asks why an account is blocked, and blocks it. */
export function BlockDialog({ Id, onClose }: { Id: number; onClose: () => void }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  async function block(event: FormEvent) {
    event.preventDefault()
    try {
      await callServer(blockClient, { params: { Id }, body: { Motivo: reason } })
      notify(TEXTS.blocked, { type: 'success' })
      onClose()
      refresh()
    } catch (error) {
      setFault(faultText(error))
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bloquear">
      <form onSubmit={(event) => void block(event)}>
        <DialogTitle id="bloquear">{TEXTS.block}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{TEXTS.blockExplained}</DialogContentText>
          <TextField
            label={TEXTS.reason}
            required
            autoFocus
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={fault !== null}
            helperText={fault}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" color="error" variant="contained">
            {TEXTS.block}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

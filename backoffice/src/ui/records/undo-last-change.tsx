import { useState } from 'react'
import UndoIcon from '@mui/icons-material/Undo'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import {
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
  type Identifier,
} from 'react-admin'
import { useFormState } from 'react-hook-form'
import { formatDate, formatTime, type AuditEntry, type LastChange } from '@gondola/contract/base'
import { UNDO_TEXTS as TEXTS, UNDO_TEXTS } from '@gondola/contract/staff'
import { askServer, faultText, isRefusal } from '../../api/call-server.ts'
import { DifferenceTable, useRecordNames } from './difference-table.tsx'
import type { Call } from '@gondola/contract/calls'
import type { Problem } from '@gondola/contract/http'
import { isResourceScreens, useScreens } from '../frame/screen.ts'

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

/** A record's last change, and its undo. */
export function useLastChange(resourceName?: string) {
  const inContext = useResourceContext()
  const name = resourceName ?? inContext
  const resource = useScreens()
    .filter(isResourceScreens)
    .find(({ resource: each }) => each.name === name)?.resource
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const { fieldText } = useRecordNames()
  const paramsOf = (id: Identifier) => ({ [resource?.keyField ?? 'Id']: id })

  return {
    /** Whether this kind of record can be changed at all. */
    isThere: resource?.lastChange !== undefined,
    async find(id: Identifier): Promise<AuditEntry | null> {
      const call = resource?.lastChange as Call | undefined
      if (call === undefined) return null
      return (await askServer<LastChange>(call, { params: paramsOf(id) })).json.Cambio
    },
    /** Undoes it and notifies of the result. */
    async undo(id: Identifier, { Id: Cambio }: AuditEntry): Promise<void> {
      try {
        await askServer(resource?.undo as unknown as Call, { params: paramsOf(id), body: { Cambio } })
        notify(UNDO_TEXTS.undone, { type: 'success' })
        refresh()
      } catch (error) {
        const { Campos = [] } = ((error as { body?: Problem }).body ?? {}) as Partial<Problem>
        const fields = Campos.map(({ Campo }) => fieldText(name ?? '', Campo)).join(', ')
        const text = isRefusal(error, 'cambiado') ? UNDO_TEXTS.changedSince(fields) : faultText(error)
        notify(translate(text, { _: text }), { type: 'error' })
      }
    },
  }
}

import { useEffect, useState } from 'react'
import { Button } from '@mui/material'
import type { Identifier } from 'react-admin'
import type { AuditEntry } from '@gondola/contract/base'
import { UNDO_TEXTS } from '@gondola/contract/staff'
import { useLastChange } from './use-last-change.ts'

interface UndoNoticeProps {
  text: string
  resource: string
  id: Identifier
  /** The changed fields: a change of other fields is not undone from here. */
  fields: readonly string[]
}

/** Notice of a saved change, with an undo button. */
export function UndoNotice({ text, resource, id, fields }: UndoNoticeProps) {
  const { find, undo } = useLastChange(resource)
  const [change, setChange] = useState<AuditEntry | null>(null)
  useEffect(() => {
    let isShown = true
    const look = async () => {
      // the change is saved anyway, and can be undone from the record's form
      const last = await find(id).catch(() => null)
      const isIt = last !== null && Object.keys(last.Despues ?? {}).some((field) => fields.includes(field))
      if (isShown && isIt) setChange(last)
    }
    void look()
    return () => {
      isShown = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the change that was just saved, once
  }, [])
  return (
    <>
      {text}
      {change !== null && (
        <Button color="inherit" size="small" sx={{ ml: 1 }} onClick={() => void undo(id, change)}>
          {UNDO_TEXTS.undo}
        </Button>
      )}
    </>
  )
}

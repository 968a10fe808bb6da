import { useNotify, useRefresh, useResourceContext, useTranslate, type Identifier } from 'react-admin'
import type { Call } from '@gondola/contract/calls'
import type { AuditEntry, LastChange } from '@gondola/contract/base'
import type { Problem } from '@gondola/contract/http'
import { UNDO_TEXTS } from '@gondola/contract/staff'
import { askServer, faultText, isRefusal } from '../../api/call-server.ts'
import { isResourceScreens } from '../frame/screen.ts'
import { useScreens } from '../frame/screens-context.ts'
import { useRecordNames } from './use-record-names.ts'

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

import type { FastifyInstance } from 'fastify'
import type { TObject } from 'typebox'
import type { Call, CallParts } from '@gondola/contract/calls'
import type { AuditedFields, AuditEntry, LastChange, UndoneChange } from '@gondola/contract/base'
import { panelFault } from '@gondola/contract/staff'
import type { Deps } from '../platform/deps.ts'
import { refuseStaff } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import type { StaffSession } from '../http/caller.ts'
import { findLastEdit } from './audit.store.ts'
import { draftOf } from './merge-change.ts'

type StaffCall = Call<CallParts, 'staff'>

interface ChangedResource {
  name: string
  keyField: string
  draft?: TObject | undefined
  lastChange?: StaffCall | undefined
  undo?: StaffCall | undefined
}

/** Changes a record, given the body of its change call. */
type ChangeRecord<Key> = (session: StaffSession, key: Key, body: object) => Promise<object>

/**
 * Serves a record's last change and its undo; `seen` refuses whoever may not see the record. An undo is an ordinary change back to the previous values: it is refused
 * with 409 `cambiado` if somebody else, or an import, has changed the same fields since, and it can itself be undone.
 */
export function serveUndo<Key extends string | number>(
  api: FastifyInstance,
  { db, config }: Deps,
  { name, keyField, draft, lastChange, undo }: ChangedResource,
  change: ChangeRecord<Key>,
  seen?: (session: StaffSession, key: Key) => Promise<unknown>,
): void {
  if (draft === undefined || lastChange === undefined || undo === undefined) return
  const keyOf = (params: unknown) => (params as Record<string, Key>)[keyField] as Key
  const lastOf = (params: unknown) => findLastEdit(db, config.timeZone, name, keyOf(params))

  serve(api, lastChange, async ({ session, params }) => {
    await seen?.(session, keyOf(params))
    const last = await lastOf(params)
    const answer: LastChange = { Cambio: last !== null && undoBody(draft, last) !== null ? last : null }
    return answer
  })
  serve(api, undo, async ({ session, params, body }) => {
    await seen?.(session, keyOf(params))
    const last = await lastOf(params)
    if (last === null) refuseStaff(panelFault('sin-cambio'))
    if (last.Id !== (body as UndoneChange).Cambio) refuseStaff(panelFault('otro-cambio'))
    const back = undoBody(draft, last) ?? refuseStaff(panelFault('sin-cambio'))
    return change(session, keyOf(params), back)
  })
}

/** The body that reverts a change; null if the change touched no field of the draft. */
function undoBody(draft: TObject, { Antes, Despues }: AuditEntry): object | null {
  const names = Object.keys({ ...Antes, ...Despues }).filter((name) => name in draft.properties)
  if (names.length === 0) return null
  const side = (fields: AuditedFields | null) =>
    draftOf(draft, Object.fromEntries(names.map((name) => [name, referenceOf(draft, name, fields?.[name])])))
  // the previous values were intended: skip the confirmation
  const meant = 'Confirmado' in draft.properties && { Confirmado: true }
  return { ...side(Antes), ...meant, Leido: side(Despues) }
}

/** Restores a reference that the log stores as a bare code. */
function referenceOf({ properties }: TObject, name: string, value: unknown = null): unknown {
  const isReference = typeof value !== 'object' && 'properties' in (properties[name] ?? {})
  return isReference ? { Codigo: value } : value
}

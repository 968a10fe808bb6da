import type { Call } from '@gondola/contract/calls'
import { recordExport as recordExportCall, staffAudit } from '@gondola/contract/staff'
import { type Feature, serve, serveList } from '../http/serve.ts'
import { orNotFound, refuseNotFound } from '../http/problem.ts'
import { requirePermission } from '../sessions/session.ts'
import { auditList } from './audit.store.ts'
import { recordExport } from './record-change.ts'

/** The audit log of staff's changes, searchable (backoffice §1). */
export const auditFeature: Feature = (api, { db, reads, clock, config: { timeZone } }) => {
  serveList(api, staffAudit.list, ({ query }) => auditList.list(reads, query, timeZone))
  serve(api, staffAudit.read, ({ params }) => orNotFound(auditList.find(db, params.Id, timeZone)))
  const lists = new Map<string, Call>()
  api.addHook('onRoute', ({ method, config: { call } = {} }) => {
    if (method === 'GET' && call?.auth === 'staff') lists.set(call.path, call)
  })
  serve(api, recordExportCall, ({ session, body: { Entidad, ...kept } }) => {
    requirePermission(session, lists.get(`/gestion/${Entidad}`) ?? refuseNotFound())
    return recordExport(db, session, clock, Entidad, kept)
  })
}

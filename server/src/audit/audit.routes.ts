import { recordExport as recordExportCall, staffAudit } from '@gondola/contract/staff'
import { type Feature, serve, serveList } from '../http/serve.ts'
import { orNotFound, refuseNotFound } from '../http/problem.ts'
import { auditList } from './audit.store.ts'
import { recordExport } from './record-change.ts'

/** The audit log of staff's changes, searchable (backoffice §1). */
export const auditFeature: Feature = (api, { db, reads, clock, config: { timeZone } }) => {
  serveList(api, staffAudit.list, ({ query }) => auditList.list(reads, query, timeZone))
  serve(api, staffAudit.read, ({ params }) => orNotFound(auditList.find(db, params.Id, timeZone)))
  serve(api, recordExportCall, ({ session, body: { Entidad, ...kept } }) => {
    if (!api.hasRoute({ method: 'GET', url: `${api.prefix}/gestion/${Entidad}` })) refuseNotFound()
    return recordExport(db, session, clock, Entidad, kept)
  })
}

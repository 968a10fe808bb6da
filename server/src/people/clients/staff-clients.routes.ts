import {
  blockClient as blockCall,
  mailClientRecovery as recoveryCall,
  staffClients,
  staffPoints,
  unblockClient as unblockCall,
} from '@gondola/contract/clients'
import type { Feature } from '../../http/feature.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import { adjustPoints } from './adjust-points.ts'
import { correctClient } from './correct-client.ts'
import { blockClient, mailClientRecovery, unblockClient } from './block-client.ts'
import {
  findPointsEntry,
  findStaffClient,
  listPointsEntries,
  listStaffClients,
} from './staff-clients.store.ts'

/** Customers and their points (backoffice §7). */
export const staffClientsFeature: Feature = (api, deps) => {
  const { db, reads, clock, config } = deps

  serveList(api, staffClients.list, ({ query }) => listStaffClients(reads, query))
  serve(
    api,
    staffClients.read,
    async ({ params }) => (await findStaffClient(db, clock, params.Id)) ?? refuseNotFound(),
  )
  serve(api, staffClients.change, ({ session, params, body }) =>
    correctClient(deps, session, params.Id, body),
  )
  serveUndo<number>(api, deps, staffClients, (session, Id, body) => correctClient(deps, session, Id, body))
  serve(api, blockCall, ({ session, params, body }) => blockClient(deps, session, params.Id, body.Motivo))
  serve(api, unblockCall, ({ session, params }) => unblockClient(deps, session, params.Id))
  serve(api, recoveryCall, ({ session, params }) => mailClientRecovery(deps, session, params.Id))

  serveList(api, staffPoints.list, ({ query }) => listPointsEntries(reads, config.timeZone, query))
  serve(
    api,
    staffPoints.read,
    async ({ params }) => (await findPointsEntry(db, config.timeZone, params.Id)) ?? refuseNotFound(),
  )
  serve(api, staffPoints.create, ({ session, body }) => adjustPoints(deps, session, body))
}

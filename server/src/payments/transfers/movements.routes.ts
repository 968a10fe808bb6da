import {
  assignMovement as assignCall,
  discardMovement as discardCall,
  staffMovements,
  uploadExtract,
} from '@gondola/contract/payments'
import type { Feature } from '../../http/feature.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { assignMovement, discardMovement } from './decide-movement.ts'
import { findStaffMovement, listStaffMovements } from './staff-movements.store.ts'
import { takeExtract } from './take-extract.ts'

/** The bank's extracts, and what staff decide about their movements (decision 0031). */
export const bankMovementsFeature: Feature = (api, deps) => {
  const { db, reads } = deps
  const found = async (id: number) => (await findStaffMovement(db, id)) ?? refuseNotFound()

  serve(api, uploadExtract, ({ session, query, upload }) => takeExtract(deps, session, query, upload))
  serveList(api, staffMovements.list, ({ query }) => listStaffMovements(reads, query))
  serve(api, staffMovements.read, ({ params }) => found(params.Id))
  serve(api, assignCall, async ({ session, params: { Id }, body: { Pedido } }) => {
    await assignMovement(deps, session, Id, Pedido)
    return found(Id)
  })
  serve(api, discardCall, async ({ session, params: { Id }, body: { Nota } }) => {
    await discardMovement(deps, session, Id, Nota.trim())
    return found(Id)
  })
}

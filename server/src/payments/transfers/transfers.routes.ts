import {
  confirmTransfer as confirmCall,
  recordReturn as returnCall,
  staffReturns,
  staffTransferAccount,
  staffTransfers,
  type TransferAccount,
  type TransferAccountDraft,
} from '@gondola/contract/payments'
import { serveRecords } from '../../audit/serve-records.ts'
import type { Feature } from '../../http/feature.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { checkTransferAccount } from './check-account.ts'
import { confirmTransfer } from './confirm-transfer.ts'
import { recordReturn } from './record-return.ts'
import { findStaffReturn, listStaffReturns } from './returns.store.ts'
import { findTransferAccount, updateTransferAccount } from './transfer-account.store.ts'
import { findStaffTransfer, listStaffTransfers } from './transfers.store.ts'

/** Orders paid by transfer: the account, what staff confirm and give back (decision 0031). */
export const transfersFeature: Feature = (api, deps) => {
  const { db, reads, config } = deps
  const { timeZone } = config

  serveRecords<TransferAccount, TransferAccountDraft>(api, deps, staffTransferAccount, {
    async list(from) {
      const row = await findTransferAccount(from)
      return { rows: row === null ? [] : [row], total: 1 }
    },
    find: findTransferAccount,
    check: async (_trx, draft) => checkTransferAccount(draft),
    update: (trx, _Id, draft) => updateTransferAccount(trx, draft),
  })

  serveList(api, staffTransfers.list, ({ query }) => listStaffTransfers(reads, timeZone, query))
  serve(
    api,
    staffTransfers.read,
    async ({ params }) => (await findStaffTransfer(db, timeZone, params.Id)) ?? refuseNotFound(),
  )
  serve(api, confirmCall, ({ session, params, body }) => confirmTransfer(deps, session, params.Id, body))

  serveList(api, staffReturns.list, ({ query }) => listStaffReturns(reads, timeZone, query))
  serve(
    api,
    staffReturns.read,
    async ({ params }) => (await findStaffReturn(db, timeZone, params.Id)) ?? refuseNotFound(),
  )
  serve(api, returnCall, ({ session, params, body }) => recordReturn(deps, session, params.Id, body))
}

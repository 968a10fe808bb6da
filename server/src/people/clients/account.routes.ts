import {
  confirmEmail as confirmCall,
  findDocument,
  findInvoiceData,
  findPoints,
  findTakenUser,
  listDocumentTypes,
  requestRecovery,
  resendConfirmation,
  resetPassword,
  saveClient,
  saveInvoiceData,
  updateClient,
} from '@gondola/contract/clients'
import { normalisedDocument } from '@gondola/contract/base'
import { type Feature, serve, pageOf, serveList } from '../../http/serve.ts'
import { isBeyondHour } from '../../http/limit-use.ts'
import { refuseForeign, refuseNoSession } from '../../http/problem.ts'
import { openClientSession, type SessionDeps } from '../../sessions/session.ts'
import { changeDeliveryData } from './change-delivery-data.ts'
import {
  findClientRow,
  toClient,
  listAllDocumentTypes,
  updateClient as updateClientRow,
} from './clients.store.ts'
import { confirmEmail, mailConfirmation } from './confirm-email.ts'
import { editAccount, storedInvoice } from './edit-account.ts'
import { mailRecovery, referToDocument, resetForgotten } from './recover-password.ts'
import { isWaiting } from './email-holder.ts'
import { registerClient } from './register-client.ts'

/** Registration, account, recovery and points (spec §7, clients and account; contract §3 and §7). */
export const accountFeature: Feature<SessionDeps> = (api, deps) => {
  const { db } = deps

  serve(api, saveClient, async ({ body, session, request, reply, forgive, remember }) => {
    if (body.Id) {
      if (session === null) refuseNoSession()
      if (body.Id !== session.clientId) refuseForeign()
      await forgive()
      return toClient(await changeDeliveryData(deps, session.clientId, body))
    }
    const client = await registerClient(deps, body)
    await openClientSession({ request, reply }, deps, client)
    // whose mail it is, is not known yet: a guess at the holder's password is a stranger's
    remember(!isWaiting(client))
    return toClient(client)
  })

  serve(api, updateClient, async ({ body, session, forgive }) => {
    if (body.Id !== undefined && body.Id !== session.clientId) refuseForeign()
    const client = await editAccount(deps, session, body)
    await forgive()
    return toClient(client)
  })

  serve(api, findTakenUser, async ({ params: { Usuario } }) => {
    if (await isBeyondHour(deps, 'lookup')) return null
    const client = await findClientRow(db, { Usuario })
    return client && { Usuario: client.Usuario }
  })

  serve(api, findDocument, ({ params: { Tipodoc, Nrodoc } }) => referToDocument(deps, Tipodoc, Nrodoc))
  serve(api, requestRecovery, ({ params: { Referencia, Email } }) => mailRecovery(deps, Referencia, Email))
  serve(api, resetPassword, ({ body }) => resetForgotten(deps, body))

  serve(api, confirmCall, ({ body }) => confirmEmail(deps, body.Token))
  serve(api, resendConfirmation, ({ session }) => mailConfirmation(deps, session.clientId))

  serve(
    api,
    findInvoiceData,
    async ({ session }) => ((await findClientRow(db, { Id: session.clientId })) ?? refuseNoSession()).invoice,
  )
  serve(api, saveInvoiceData, async ({ session, body, request }) => {
    const invoice = storedInvoice(body, request.body)
    await updateClientRow(db, session.clientId, { invoice: invoice && JSON.stringify(invoice) })
    return invoice
  })

  serve(api, findPoints, async ({ params: { Tipodoc, Nrodoc }, session }) => {
    const client = (await findClientRow(db, { Id: session.clientId })) ?? refuseNoSession()
    const isOwn = client.document_type_code === Tipodoc && client.Nrodoc === normalisedDocument(Nrodoc)
    return isOwn ? client.Puntos : refuseForeign()
  })

  serveList(api, listDocumentTypes, async ({ params }) => pageOf(await listAllDocumentTypes(db), params))
}

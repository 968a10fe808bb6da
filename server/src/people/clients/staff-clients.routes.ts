import {
  blockClient as blockCall,
  mailClientRecovery as recoveryCall,
  registerByPhone,
  staffClients,
  staffPoints,
  unblockClient as unblockCall,
  type PhoneClient,
  type PointsDraft,
  type PointsEntry,
  type StaffClientWhole,
} from '@gondola/contract/clients'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { orNotFound, refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import { correctClient } from './correct-client.ts'
import { noteFound, requireClient } from './client-access.ts'
import { registerClient } from './register-client.ts'
import { newToken } from '../../platform/secrets/token.ts'
import {
  clientList,
  findExactClients,
  findStaffClient,
  lockClient,
  pointsList,
} from './staff-clients.store.ts'
import { normalisedDocument } from '@gondola/contract/base'
import { peopleFault, pointsDayText } from '@gondola/contract/inboxes'
import { dayStart, today, type Clock } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { oneAtATime } from '../../platform/db/one-at-a-time.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { findSiteParameter } from '../../site/parameters.store.ts'
import type { StaffSession } from '../../http/caller.ts'
import { recordChange, recordView } from '../../audit/record-change.ts'
import { addAdjustment, sumOfGivenPoints } from './points-ledger.store.ts'
import { revokeClientSessions } from '../../sessions/session.store.ts'
import { holdClientRow, isActive, updateClient } from './clients.store.ts'
import { hasManyLinks, limitStaffMail } from '../../mail/limit-mails.ts'
import type { RecoveryTemplate } from '../../mail/texts/client-mails.ts'
import { mailRecoveryLink } from './recover-password.ts'
import { deleteRecoveries } from './recovery.store.ts'
import type { SessionDeps } from '../../sessions/session.ts'

/** Customers and their points (backoffice §7). */
export const staffClientsFeature: Feature<SessionDeps> = (api, deps) => {
  const { db, reads, clock, config } = deps

  serveList(api, staffClients.list, async ({ session, query }) => {
    const { branches } = session
    const found = branches === null || !query.q ? [] : await findExactClients(reads, query.q)
    for (const Id of found) await noteFound(deps, session, Id)
    return clientList(branches, found).list(reads, query, reads)
  })
  serve(api, staffClients.read, async ({ session, params: { Id } }) => {
    await requireClient(deps, session, Id)
    const client = await orNotFound(findStaffClient(db, clock, Id))
    await recordView(db, session, clock, { Entidad: staffClients.name, Clave: Id })
    return client
  })
  serve(api, staffClients.change, ({ session, params, body }) =>
    correctClient(deps, session, params.Id, body),
  )
  serveUndo<number>(
    api,
    deps,
    staffClients,
    (session, Id, body) => correctClient(deps, session, Id, body),
    (session, Id) => requireClient(deps, session, Id),
  )
  serve(api, registerByPhone, ({ session, body }) => registerCaller(deps, session, body))
  serve(api, blockCall, ({ session, params, body }) => blockClient(deps, session, params.Id, body.Motivo))
  serve(api, unblockCall, ({ session, params }) => unblockClient(deps, session, params.Id))
  serve(api, recoveryCall, ({ session, params }) => mailClientRecovery(deps, session, params.Id))

  serveList(api, staffPoints.list, ({ session, query }) =>
    pointsList(session.branches).list(reads, query, config.timeZone),
  )
  serve(api, staffPoints.read, async ({ session, params }) => {
    const entry = await orNotFound(pointsList(null).find(db, params.Id, config.timeZone))
    await requireClient(deps, session, entry.Cliente)
    return entry
  })
  serve(api, staffPoints.create, ({ session, body }) => adjustPoints(deps, session, body))
}

/**
 * Gives or takes points. The ledger and the client's `Puntos` change together, and the balance never falls below 0.
 *
 * @throws 422 no points, no reason, no such client, or more points taken than there are
 */
async function adjustPoints(
  { db, clock, config }: SessionDeps,
  session: StaffSession,
  { Cliente, Puntos, Motivo }: PointsDraft,
): Promise<PointsEntry> {
  const reason = Motivo.trim()
  if (Puntos === 0) refuseStaff(peopleFault('puntos-cero', 'Puntos'))
  if (reason === '') refuseStaff(peopleFault('puntos-motivo', 'Motivo'))
  return inTransaction(db, async (trx) => {
    const client =
      (await lockClient(trx, Cliente)) ?? refuseStaff(peopleFault('cliente-inexistente', 'Cliente'))
    if (client.Puntos + Puntos < 0) refuseStaff(peopleFault('puntos-insuficientes', 'Puntos'))
    const author = session.userName
    if (Puntos > 0) await requirePointsLeft(trx, clock, config.timeZone, session, Puntos)
    const id = await addAdjustment(trx, clock, { clientId: Cliente, points: Puntos, reason, author })
    await recordChange(trx, session, clock, {
      Entidad: 'puntos',
      Clave: id,
      Accion: 'ajustar',
      Despues: { Cliente, Puntos, Motivo: reason },
    })
    return (await pointsList(null).find(trx, id, config.timeZone)) ?? refuseNotFound()
  })
}

/** Refuses points beyond what one person may give in a day, counted from the ledger. @throws 422 `tope-puntos-dia` */
async function requirePointsLeft(
  trx: Db,
  clock: Clock,
  timeZone: string,
  { userName }: StaffSession,
  points: number,
): Promise<void> {
  // two of one person at once would both have what is left of the day
  await oneAtATime(trx, 'points of', userName)
  const limit = await findSiteParameter(trx, 'TopePuntosPorDia')
  const given = await sumOfGivenPoints(trx, userName, dayStart(today(clock, timeZone), timeZone))
  if (given + points > limit)
    refuseStaff({ code: 'tope-puntos-dia', text: pointsDayText(limit - given, limit), Campo: 'Puntos' })
}

/**
 * Blocks a customer's account: ends its sessions at once, voids its links to choose a password and refuses logins.
 *
 * @throws 404; 422 without a reason
 */
async function blockClient(
  deps: SessionDeps,
  session: StaffSession,
  Id: number,
  Motivo: string,
): Promise<StaffClientWhole> {
  const reason = Motivo.trim()
  if (reason === '') refuseStaff(peopleFault('bloqueo-motivo', 'Motivo'))
  return changeState(deps, session, Id, 'bloquear', { Estado: 1, block_reason: reason })
}

/** Lets the customer log in again. @throws 404 */
async function unblockClient(
  deps: SessionDeps,
  session: StaffSession,
  Id: number,
): Promise<StaffClientWhole> {
  return changeState(deps, session, Id, 'desbloquear', { Estado: 0, block_reason: null })
}

async function changeState(
  { db, clock, sessionCache }: SessionDeps,
  session: StaffSession,
  Id: number,
  Accion: string,
  state: { Estado: 0 | 1; block_reason: string | null },
): Promise<StaffClientWhole> {
  const changed = await inTransaction(db, async (trx) => {
    const before = (await lockClient(trx, Id)) ?? refuseNotFound()
    await updateClient(trx, Id, state)
    if (state.Estado === 1) {
      await revokeClientSessions(trx, Id)
      await deleteRecoveries(trx, Id)
    }
    await recordChange(trx, session, clock, {
      Entidad: 'clientes',
      Clave: Id,
      Accion,
      Antes: { Estado: before.Estado, Motivo: before.block_reason },
      Despues: { Estado: state.Estado, Motivo: state.block_reason },
    })
    return (await findStaffClient(trx, clock, Id)) ?? refuseNotFound()
  })
  sessionCache.forgetAll()
  return changed
}

/**
 * Mails a customer who asked for it a link to choose another password; staff never see the link.
 *
 * @throws 404; 422 the account is blocked or closed, has no address, or was mailed too many; 429
 */
async function mailClientRecovery(
  deps: SessionDeps,
  session: StaffSession,
  Id: number,
  template?: RecoveryTemplate,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const client = (await holdClientRow(trx, Id)) ?? refuseNotFound()
    if (!isActive(client)) refuseStaff(peopleFault('cuenta-inactiva'))
    if (client.Email === '') refuseStaff(peopleFault('cliente-sin-email', 'Email'))
    // a caller's was counted before the registration
    if (template === undefined) await limitStaffMail(deps, trx, session, client.Email)
    if (await hasManyLinks(deps, trx, client.Email)) refuseStaff(peopleFault('enlaces-maximo'))
    await mailRecoveryLink(trx, deps, client, template)
    await recordChange(trx, session, deps.clock, {
      Entidad: 'clientes',
      Clave: Id,
      Accion: 'enviar-enlace',
      Despues: { Email: client.Email },
    })
  })
}

/** Registers who calls, under a name and password that nobody knows, and mails how to choose others. */
async function registerCaller(
  deps: SessionDeps,
  session: StaffSession,
  { Tipodoc, Nrodoc, ...draft }: PhoneClient,
): Promise<StaffClientWhole> {
  await inTransaction(deps.db, (trx) => limitStaffMail(deps, trx, session, draft.Email))
  const Usuario = `cliente${normalisedDocument(Nrodoc)}`
  const own = { Tipodoc: { Codigo: Tipodoc }, Nrodoc, Usuario, Pass: newToken() }
  const { Id } = await registerClient(deps, { ...draft, ...own }, true)
  await mailClientRecovery(deps, session, Id, 'cuenta-por-telefono')
  await noteFound(deps, session, Id)
  return orNotFound(findStaffClient(deps.db, deps.clock, Id))
}

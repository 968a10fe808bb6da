import { WEBHOOK_SECRET_OVERLAP_HOURS, type ChangeBody, type StaffViolation } from '@gondola/contract/base'
import {
  staffWebhooks,
  type Webhook,
  type WebhookDraft,
  type WebhookTrial,
  type WebhookWhole,
  INTEGRATION_FAULTS,
} from '@gondola/contract/integrations'
import { checkWebhook } from './check-webhook.ts'
import { randomUUID } from 'node:crypto'
import { instant } from '../../platform/clock.ts'
import { inTransaction, type Trx } from '../../platform/db/in-transaction.ts'
import { oneAtATime } from '../../platform/db/one-at-a-time.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { mergedChange } from '../../audit/merge-change.ts'
import { recordChange, type Change } from '../../audit/record-change.ts'
import { sealWebhookSecret, newWebhookSecret } from './sealed-webhook-secrets.ts'
import { sendWebhook } from './send-webhook.ts'
import { typedAddressFault } from '../../platform/network/callable-address.ts'
import {
  deleteWebhook,
  findEndpoint,
  webhookList,
  insertWebhook,
  updateWebhook,
  writeSecret,
} from './webhooks.store.ts'
import type { WebhookDeps } from './active-endpoints.ts'

/** Adds an endpoint; only this answer contains its secret. @throws 422 a broken rule */
export async function createWebhook(
  needs: WebhookDeps,
  session: StaffSession,
  draft: WebhookDraft,
): Promise<WebhookWhole> {
  await refuseBroken(needs, draft)
  const Secreto = newWebhookSecret()
  const webhook = await changing(needs, async (trx) => {
    const Id = await insertWebhook(trx, needs.clock, draft, (id) => sealWebhookSecret(needs, id, Secreto))
    const Despues = await found(trx, needs, Id)
    await record(trx, needs, session, { Clave: Id, Accion: 'crear', Despues })
    return Despues
  })
  return { ...webhook, Secreto }
}

/** @throws 404; 409 somebody changed the same; 422 a broken rule */
export async function changeWebhook(
  needs: WebhookDeps,
  session: StaffSession,
  Id: number,
  body: ChangeBody<WebhookDraft>,
): Promise<Webhook> {
  // checked before the transaction, because it looks names up: the record with the change applied
  const read = (await webhookList.find(needs.db, Id, needs.config.timeZone)) ?? refuseNotFound()
  await refuseBroken(needs, mergedChange(staffWebhooks.draft, body, read))
  return changing(needs, async (trx) => {
    await oneAtATime(trx, staffWebhooks.name, Id)
    const Antes = await found(trx, needs, Id)
    const draft = mergedChange(staffWebhooks.draft, body, Antes)
    await updateWebhook(trx, Id, draft)
    const Despues = await found(trx, needs, Id)
    await record(trx, needs, session, { Clave: Id, Accion: 'editar', Antes, Despues })
    return Despues
  })
}

/** @throws 404 */
export async function removeWebhook(needs: WebhookDeps, session: StaffSession, Id: number): Promise<void> {
  await changing(needs, async (trx) => {
    await oneAtATime(trx, staffWebhooks.name, Id)
    const Antes = await found(trx, needs, Id)
    await deleteWebhook(trx, Id)
    await record(trx, needs, session, { Clave: Id, Accion: 'eliminar', Antes })
  })
}

/** Sets a new secret; for a day deliveries are also signed with the previous one. @throws 404 */
export async function rotateSecret(
  needs: WebhookDeps,
  session: StaffSession,
  Id: number,
): Promise<{ Secreto: string }> {
  const Secreto = newWebhookSecret()
  await changing(needs, async (trx) => {
    await oneAtATime(trx, staffWebhooks.name, Id)
    const { secret } = (await findEndpoint(trx, Id)) ?? refuseNotFound()
    const previous_until = instant(needs.clock, WEBHOOK_SECRET_OVERLAP_HOURS * 3600)
    await writeSecret(trx, Id, sealWebhookSecret(needs, Id, Secreto), {
      previous_secret: secret,
      previous_until,
    })
    await record(trx, needs, session, { Clave: Id, Accion: 'cambiar-secreto' })
  })
  return { Secreto }
}

/** Sends a test event at once, even to an inactive endpoint. @throws 404 */
export async function tryWebhook(needs: WebhookDeps, Id: number): Promise<WebhookTrial> {
  const endpoint = (await findEndpoint(needs.db, Id)) ?? refuseNotFound()
  const event = { key: randomUUID(), type: 'prueba', sequence: 0, at: instant(needs.clock), payload: 'null' }
  const { status, answer, fault } = await sendWebhook(needs, endpoint, { ...event, type: 'prueba' })
  return { Entregado: fault === null, Codigo: status, Respuesta: answer, Error: fault }
}

const found = async (trx: Trx, { config }: WebhookDeps, Id: number): Promise<Webhook> =>
  (await webhookList.find(trx, Id, config.timeZone)) ?? refuseNotFound()

/** A change takes effect in this process at once, in the others within a second. */
async function changing<T>({ db, webhooks }: WebhookDeps, work: (trx: Trx) => Promise<T>): Promise<T> {
  const done = await inTransaction(db, work)
  webhooks.forget()
  return done
}

async function refuseBroken({ config }: WebhookDeps, draft: WebhookDraft): Promise<void> {
  const broken = checkWebhook(draft) ?? (await checkAddress(draft.Url.trim(), config.webhookNetworks))
  if (broken !== null) refuseStaff(broken)
}

async function checkAddress(Url: string, networks: readonly string[]): Promise<StaffViolation | null> {
  const code = URL.canParse(Url) ? await typedAddressFault(new URL(Url), networks) : 'direccion-web'
  return code === null ? null : { code, text: INTEGRATION_FAULTS[code], Campo: 'Url' }
}

const record = (trx: Trx, { clock }: WebhookDeps, session: StaffSession, change: Omit<Change, 'Entidad'>) =>
  recordChange(trx, session, clock, { Entidad: staffWebhooks.name, ...change })

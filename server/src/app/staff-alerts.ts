import type { FastifyBaseLogger } from 'fastify'
import { ALERT_NAMES, alertsFor, type StaffAlert } from '@gondola/contract/staff'
import { alertMail } from '../mail/texts/client-mails.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { listImportJobs } from '../office/imports/staff-imports.store.ts'
import { deliveryList } from '../office/integrations/deliveries.store.ts'
import { claimList } from '../payments/claims/claims.store.ts'
import { differenceList } from '../payments/reconciliation/open-work.store.ts'
import { withdrawalList } from '../people/inboxes/inbox-lists.store.ts'
import { outboxList } from '../people/inboxes/outbox.store.ts'
import {
  changeStaffRow,
  findStaffSelf,
  listAlertReaders,
  lockStaffRow,
  type StaffRow,
} from '../people/staff/accounts.store.ts'
import { instant } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Deps } from '../platform/deps.ts'
import { startWorker, type Worker } from '../platform/runtime/worker.ts'
import { listBackups } from './backup/manifest.ts'

const PAUSE_MS = 60_000
/** As the alert `GondolaBackupOld`. */
const BACKUP_MAX_SECONDS = 26 * 3600
/** A list's window that is only counted. */
const only = <F extends object>(filter: F) => ({ ...filter, _end: 0 })

/** Mails staff once a minute about what they chose. */
export const startStaffAlerts = (deps: Deps, log: FastifyBaseLogger): Worker =>
  startWorker('alerts', PAUSE_MS, log, async () => {
    await mailAlerts(deps)
    return false
  })

/** How many wait, as the panel's desk counts them; of the account's branches (null: all) where they have theirs. */
const COUNTS: Readonly<
  Record<StaffAlert, (deps: Deps, branches: readonly number[] | null) => Promise<number>>
> = {
  async importaciones({ db }) {
    const states = (['retenida', 'fallida'] as const).map((Estado) => listImportJobs(db, only({ Estado })))
    return (await Promise.all(states)).reduce((sum, { total }) => sum + total, 0)
  },
  correos: async ({ db, config }) =>
    (await outboxList.list(db, only({ Estado: 'failed' }), config.timeZone)).total,
  'entregas-webhook': async ({ db, config }) =>
    (await deliveryList.list(db, only({ Estado: 'failed' }), config.timeZone)).total,
  diferencias: async ({ db, config }) =>
    (await differenceList.list(db, only({ Abiertas: true }), config.timeZone)).total,
  arrepentimientos: async ({ db, clock, config: { timeZone } }) =>
    (await withdrawalList.list(db, only({ Vencida: true }), { clock, timeZone })).total,
  reclamos: async ({ db, config: { timeZone } }, branches) =>
    (await claimList.list(db, only({ Estado: 'abierto', branches: true }), { timeZone, branches })).total,
  async respaldo({ clock, config: { backupTime, backupFolder } }) {
    if (backupTime === null) return 0
    const newest = (await listBackups(backupFolder)).at(-1)
    return newest === undefined || newest.madeAt < instant(clock, -BACKUP_MAX_SECONDS) ? 1 : 0
  },
}

/** Queues for each account one mail about what it chose, may see and was not mailed about since it began. */
export async function mailAlerts(deps: Deps): Promise<void> {
  /** One count of a turn serves all accounts of the same branches. */
  const known = new Map<string, number>()
  const countOf = async (alert: StaffAlert, branches: readonly number[] | null) => {
    const key = `${alert} ${JSON.stringify(branches)}`
    const count = known.get(key) ?? (await COUNTS[alert](deps, branches))
    known.set(key, count)
    return count
  }
  for (const reader of await listAlertReaders(deps.db)) {
    const self = await findStaffSelf(deps, reader)
    const wanted = self.SegundoFactorVencido
      ? []
      : alertsFor(self).filter((alert) => reader.alerts?.includes(alert))
    const counts = new Map<StaffAlert, number>()
    for (const alert of wanted) {
      const count = await countOf(alert, reader.branches)
      if (count > 0) counts.set(alert, count)
    }
    await tell(deps, reader, counts)
  }
}

async function tell(
  { db, clock, config }: Deps,
  reader: StaffRow,
  counts: ReadonlyMap<StaffAlert, number>,
): Promise<void> {
  const alerted = reader.alerted ?? []
  const fresh = [...counts].filter(([alert]) => !alerted.includes(alert))
  if (fresh.length === 0 && alerted.every((alert) => counts.has(alert))) return
  await inTransaction(db, async (trx) => {
    const now = await lockStaffRow(trx, reader.id)
    // another process was first, or the account was changed meanwhile: the next turn counts again
    if (
      now === null ||
      COMPARED.some((column) => JSON.stringify(now[column]) !== JSON.stringify(reader[column]))
    )
      return
    const open = [...counts.keys()]
    await changeStaffRow(trx, reader.id, { alerted: open.length === 0 ? null : JSON.stringify(open) })
    const facts = fresh.map(([alert, count]) => [ALERT_NAMES[alert], String(count)] as const)
    if (facts.length > 0)
      await queueMail(trx, clock, {
        to: now.email,
        content: alertMail(facts, `${config.publicUrl}/gestion/`),
      })
  })
}

/** What decides whether an account is mailed, and where to. */
const COMPARED = ['alerts', 'alerted', 'email', 'role', 'branches', 'is_active'] as const

import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { TOO_MANY_MAILS } from './texts/staff-mail-texts.ts'
import { retryWrite } from '../platform/db/retry-write.ts'
import type { Deps } from '../platform/deps.ts'
import { startWorker, type Worker } from '../platform/runtime/worker.ts'
import { claimMails, giveUp, markRefused, markSent, type QueuedMail } from './mail-queue.store.ts'
import { readMailShop } from './own-texts.store.ts'
import { type MailShop, bodiesOf } from './render-mail.ts'
import { onFirstUse } from '@gondola/contract/base'
import { isTooMany } from './limit-mails.ts'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Config } from '../platform/config.ts'

/** Sends mails. `send` throws if the mail was not accepted. */
export interface MailTransport {
  send(mail: QueuedMail, shop: MailShop): Promise<void>
  close(): void
}

const OUTBOX = 'outbox'
const CONNECT_MAX_MS = 10_000
const SILENCE_MAX_MS = 30_000
export const PARALLEL_MAILS = 5

/** SMTP if `smtpUrl` is set, else files in the outbox folder (contract §1). */
export function openTransport({ smtpUrl, dataFolder, publicUrl }: Config): MailTransport {
  const domain = new URL(publicUrl).hostname
  return smtpUrl === null ? outbox(join(dataFolder, OUTBOX), domain) : smtp(smtpUrl, domain)
}

function smtp(url: string, domain: string): MailTransport {
  const options = {
    url,
    pool: true,
    maxConnections: PARALLEL_MAILS,
    connectionTimeout: CONNECT_MAX_MS,
    greetingTimeout: CONNECT_MAX_MS,
    socketTimeout: SILENCE_MAX_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // nodemailer is loaded with the first mail
  let transport: Transporter | undefined
  return {
    async send(mail, shop) {
      const { createTransport } = await import('nodemailer')
      transport ??= createTransport(options)
      await transport.sendMail(messageOf(mail, shop, domain))
    },
    close: () => transport?.close(),
  }
}

/** Writes mails to files. A mail always has the same file name, so sending it twice leaves one file. */
function outbox(folder: string, domain: string): MailTransport {
  const transport = onFirstUse(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  })
  return {
    async send(mail, shop) {
      const { message } = await (await transport()).sendMail(messageOf(mail, shop, domain))
      const file = join(folder, `${mail.created_at.replace(/[:.]/g, '-')}-${mail.id}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => undefined,
  }
}

/** Derives the message id from the queue row, so that a mail sent again after a crash is recognised as the same. */
function messageOf(mail: QueuedMail, { NombreTienda, Email }: MailShop, domain: string): SendMailOptions {
  return {
    messageId: `<${mail.id}.${Date.parse(mail.created_at)}@${domain}>`,
    date: new Date(mail.created_at),
    from: { name: NombreTienda, address: Email },
    to: { name: '', address: mail.to_address },
    ...(mail.reply_to !== null && { replyTo: { name: '', address: mail.reply_to } }),
    subject: mail.subject,
    ...bodiesOf(mail),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

const POLL_MS = 1000
/** Pause between batches of mails while the process is busy with requests. */
const BUSY_PAUSE_MS = 100
/** How long to retry recording the outcome; shorter than a mail's lease. */
const NOTE_MAX_MS = 120_000

/**
 * Sends queued mails in the background; several processes may do so at once. If the mail server refuses, hangs up or is
 * down, the mail stays queued for a later attempt.
 */
export function startMailWorker(deps: Deps, log: FastifyBaseLogger): Worker {
  const transport = openTransport(deps.config)
  const worker = startWorker('mail', POLL_MS, log, () => deliverDueMails(deps, transport, log))
  return {
    async stop() {
      await worker.stop()
      transport.close()
    },
  }
}

/** Sends the mails that are due; returns true if there may be more. */
export async function deliverDueMails(
  deps: Deps,
  transport: MailTransport,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const mails = await claimMails(deps.db, deps.clock, PARALLEL_MAILS)
  if (mails.length === 0) return false
  const shop = await readMailShop(deps.db)
  await Promise.all(mails.map((mail) => deliver(deps, transport, log, mail, shop)))
  const isMore = mails.length === PARALLEL_MAILS
  if (isMore && isProcessorTaken()) await sleep(BUSY_PAUSE_MS)
  return isMore
}

let measured = performance.eventLoopUtilization()

/** Whether the event loop has been busy since the last call; requests have priority over mails. */
function isProcessorTaken(): boolean {
  const now = performance.eventLoopUtilization()
  const { utilization } = performance.eventLoopUtilization(now, measured)
  measured = now
  return utilization > 0.8
}

async function deliver(
  deps: Deps,
  transport: MailTransport,
  log: FastifyBaseLogger,
  mail: QueuedMail,
  shop: MailShop,
) {
  const { db, clock } = deps
  if (await isTooMany(deps, mail)) return giveUp(db, mail, TOO_MANY_MAILS)
  try {
    await transport.send(mail, shop)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ mail: mail.id, attempt: mail.attempts, reason: withoutAddresses(reason) }, 'mail not taken')
    await retryWrite(NOTE_MAX_MS, () => markRefused(db, clock, mail, reason))
    return
  }
  await retryWrite(NOTE_MAX_MS, () => markSent(db, clock, mail))
}

/** Removes mail addresses, which mail servers repeat in their errors, so that the log holds none. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>]+@[^\s<>]+/g, '…@…')

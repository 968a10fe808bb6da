import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions, Transporter } from 'nodemailer'
import { onFirstUse } from '@gondola/contract/base'
import type { Config } from '../platform/config.ts'
import type { QueuedMail } from './mail-queue.store.ts'
import { bodiesOf } from './mail-bodies.ts'
import type { MailShop } from './render-mail.ts'

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

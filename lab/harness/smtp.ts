import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** A mail as received over the wire. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body, undecoded. */
  raw: string
}

/**
 * What the server does with the next mails: accept them, refuse them temporarily (4xx) or permanently (5xx), or close
 * the connection after the whole mail, without a response.
 */
export type SmtpMood = 'accept' | 'refuse-temporarily' | 'refuse' | 'hang-up'

/** A real SMTP server in the test process. */
export interface TestSmtpServer {
  /** For `SMTP_URL`. */
  url: string
  mails: ReceivedMail[]
  mood: SmtpMood
  /** The first `count` mails, once that many were received; fails after `withinMs`. */
  received(count: number, withinMs?: number): Promise<ReceivedMail[]>
  stop(): Promise<void>
}

const refusals: Record<'refuse-temporarily' | 'refuse', [code: number, text: string]> = {
  'refuse-temporarily': [451, 'try again later'],
  refuse: [550, 'no such mailbox'],
}

/** Starts it on a free loopback port, without TLS and login; it accepts mails until `mood` is changed. */
export async function startSmtp(): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = []
  const arrivals = new EventTarget()
  const sockets = new Map<number, Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, session, answer) {
      void readMail(stream, session).then((mail) => {
        if (smtp.mood === 'hang-up') return sockets.get(session.remotePort)?.destroy()
        if (smtp.mood !== 'accept') return answer(smtpError(...refusals[smtp.mood]))
        mails.push(mail)
        arrivals.dispatchEvent(new Event('mail'))
        return answer()
      }, answer)
    },
  })
  // The library emits an error when we close a client's connection, and throws it without a listener.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket))
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  const smtp: TestSmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mood: 'accept',
    async received(count, withinMs = 60_000) {
      const deadline = AbortSignal.timeout(withinMs)
      while (mails.length < count) {
        await nextArrival(
          arrivals,
          deadline,
          () => `${mails.length} of ${count} mails came within ${withinMs} ms`,
        )
      }
      return mails.slice(0, count)
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return smtp
}

async function readMail(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<ReceivedMail> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const { mailFrom, rcptTo } = session.envelope
  return {
    from: mailFrom === false ? '' : mailFrom.address,
    to: rcptTo.map(({ address }) => address),
    raw: Buffer.concat(chunks).toString('utf8'),
  }
}

const smtpError = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode })

function nextArrival(arrivals: EventTarget, deadline: AbortSignal, message: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(message()))
    if (deadline.aborted) return fail()
    deadline.addEventListener('abort', fail, { once: true })
    arrivals.addEventListener('mail', () => resolve(), { once: true })
  })
}

import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

// A mail server in a process of its own, and another system that receives webhooks: MAIL_PORT WEBHOOK_PORT FILE. What
// it acknowledges with 250 or 200 is on disk, one line each: a mail's Message-ID, an event's key.

const [mailPort, webhookPort, file] = process.argv.slice(2)
if (file === undefined) throw new Error('mail-server.ts MAIL_PORT WEBHOOK_PORT FILE')
const record = openSync(file, 'a')

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData(stream, _session, answer) {
    void take(stream).then(() => answer(), answer)
  },
})
const webhooks = createServer((request, answer) => {
  request.resume().once('end', () => {
    keep(String(request.headers['x-gondola-evento']))
    answer.end()
  })
})
// the library emits an error when a client is killed
server.on('error', () => undefined)
server.listen(Number(mailPort), '127.0.0.1', () =>
  webhooks.listen(Number(webhookPort), '127.0.0.1', () => console.log('ready')),
)
process.once('SIGTERM', () => {
  closeSync(record)
  process.exit(0)
})

async function take(stream: SMTPServerDataStream): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const id = /^Message-ID:\s*(\S+)/im.exec(Buffer.concat(chunks).toString('utf8'))?.[1]
  if (id === undefined) throw new Error('a mail without Message-ID')
  keep(id)
}

function keep(id: string): void {
  writeSync(record, `${id}\n`)
  fsyncSync(record)
}

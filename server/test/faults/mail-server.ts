import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

// A mail server as a process of its own: PORT FILE. What it says 250 to is on disk, a line a mail: its Message-ID.

const [port, file] = process.argv.slice(2)
if (port === undefined || file === undefined) throw new Error('mail-server.ts PORT FILE')
const record = openSync(file, 'a')

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData(stream, _session, answer) {
    void take(stream).then(() => answer(), answer)
  },
})
// a client that was killed is an error to the library
server.on('error', () => undefined)
server.listen(Number(port), '127.0.0.1', () => console.log('ready'))
process.once('SIGTERM', () => {
  closeSync(record)
  process.exit(0)
})

async function take(stream: SMTPServerDataStream): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const id = /^Message-ID:\s*(\S+)/im.exec(Buffer.concat(chunks).toString('utf8'))?.[1]
  if (id === undefined) throw new Error('a mail without Message-ID')
  writeSync(record, `${id}\n`)
  fsyncSync(record)
}

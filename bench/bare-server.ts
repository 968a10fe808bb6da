import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// node bench/bare-server.ts: the least that a server can do: one answer from memory, the same bytes and headers to
// everybody. The answer comes as JSON in BARE_ANSWER.

/** An answer as it went over the wire; the body in base64. */
export interface RecordedAnswer {
  headers: [name: string, value: string][]
  body: string
}

const answer = process.env['BARE_ANSWER']
if (answer !== undefined) {
  const { headers, body } = JSON.parse(answer) as RecordedAnswer
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => console.log(`bare ${(server.address() as AddressInfo).port}\n`))
}

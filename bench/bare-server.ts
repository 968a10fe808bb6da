import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// node bench/bare-server.ts: the minimal server: one response from memory, with the same bytes and headers for every
// request. The response comes as JSON in BARE_ANSWER.

/** A response as sent over the wire; the body in base64. */
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

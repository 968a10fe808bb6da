import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// node lab/bench/bare-server.ts: the minimal server: each address's response from memory, with the same bytes and headers
// for every request. BARE_ANSWERS is a file with the responses as JSON, by address.

/** A response as sent over the wire; the body in base64. */
export interface RecordedAnswer {
  headers: [name: string, value: string][]
  body: string
}

const file = process.env['BARE_ANSWERS']
if (file !== undefined) {
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as [path: string, answer: RecordedAnswer][]
  const answers = new Map(
    recorded.map(([path, { headers, body }]) => [path, { headers, bytes: Buffer.from(body, 'base64') }]),
  )
  const server = createServer((request, response) => {
    const { headers, bytes } = answers.get(request.url!)!
    for (const [name, value] of headers) response.setHeader(name, value)
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => console.log(`bare ${(server.address() as AddressInfo).port}\n`))
}

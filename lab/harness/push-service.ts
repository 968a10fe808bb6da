import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushDeviceDraft } from '@gondola/contract/orders'

/** A message as a browser reads it, and the headers that the push service saw. */
export interface PushedToBrowser {
  browser: TestBrowser
  message: { Pedido: number; Titulo: string; Texto: string; Momento: string }
  headers: IncomingMessage['headers']
  /** The claims of the shop's token, whose signature was checked. */
  claims: { aud: string; exp: number; sub: string }
}

/** A browser's subscription, with the private key that only the browser has. */
export interface TestBrowser {
  endpoint: string
  /** The body of `savePushDevice`, by the shop's public key. */
  draft: (Clave: string) => PushDeviceDraft
}

/** A push service on this machine: checks the shop's signature as RFC 8292 says, decrypts as RFC 8291 says. */
export interface PushService {
  origin: string
  received: PushedToBrowser[]
  /** Requests that were refused, with the reason. */
  faults: string[]
  /** Answers a valid request: 201 until a test changes it. */
  answer: (request: IncomingMessage, response: ServerResponse) => void
  subscribe(): TestBrowser
  stop(): Promise<void>
}

const take = (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(201).end()

interface Known {
  browser: TestBrowser
  keys: ECDH
  auth: Buffer
}

export async function startPushService(): Promise<PushService> {
  const known = new Map<string, Known>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const found = known.get(request.url ?? '')
      if (found === undefined) return void response.writeHead(404).end()
      try {
        const claims = checkedClaims(request, service.origin)
        if (!/^\d+$/.test(String(request.headers['ttl']))) throw new Error('no TTL')
        if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('no aes128gcm')
        const text = decrypted(Buffer.concat(chunks), found)
        service.received.push({
          browser: found.browser,
          message: JSON.parse(text) as PushedToBrowser['message'],
          headers: request.headers,
          claims,
        })
      } catch (error) {
        service.faults.push(String(error))
        return void response.writeHead(403).end()
      }
      service.answer(request, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const service: PushService = {
    origin: `http://127.0.0.1:${port}`,
    received: [],
    faults: [],
    answer: take,
    subscribe() {
      const keys = createECDH('prime256v1')
      const P256dh = keys.generateKeys('base64url')
      const auth = randomBytes(16)
      const path = `/enviar/${randomBytes(12).toString('base64url')}`
      const endpoint = `${service.origin}${path}`
      const browser: TestBrowser = {
        endpoint,
        draft: (Clave) => ({ Endpoint: endpoint, P256dh, Auth: auth.toString('base64url'), Clave }),
      }
      known.set(path, { browser, keys, auth })
      return browser
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return service
}

/** The claims of the request's token; throws if it is not signed by the key that it names, or is for somebody else. */
function checkedClaims({ headers }: IncomingMessage, origin: string): PushedToBrowser['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) },
    format: 'jwk',
  })
  const [head = '', body = '', signature = ''] = token.split('.')
  const signed = Buffer.from(`${head}.${body}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the signature is wrong')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as PushedToBrowser['claims']
  if (claims.aud !== origin) throw new Error(`for ${claims.aud}`)
  const left = claims.exp - Date.now() / 1000
  if (left <= 0 || left > 86_400) throw new Error('expired, or valid for too long')
  if (!claims.sub.startsWith('mailto:')) throw new Error('no contact')
  return claims
}

/** The text of a message of one record (RFC 8188), decrypted with the browser's keys. */
function decrypted(body: Buffer, { keys, auth }: Known): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body[20]!)
  const sealed = body.subarray(21 + body[20]!)
  const derive = (secret: Buffer, by: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

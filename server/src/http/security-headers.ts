import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../platform/config.ts'

/** Neither shop nor panel asks for any of these: nothing that gets into a page may either. */
const NO_DEVICES = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'bluetooth',
  'midi',
  'display-capture',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Headers that keep a browser from running or framing anything that is not ours. */
export function sendSecurityHeaders(app: FastifyInstance, { publicUrl }: Config): void {
  const headers = securityHeaders(publicUrl.startsWith('https:'))
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    done()
  })
}

/** Written once: helmet puts its own together anew for every answer, a fiftieth of an order's processor time. */
function securityHeaders(isSecure: boolean): [name: string, value: string][] {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // pictures may lie at another address (site parameter ImagenesUrl)
        imgSrc: ["'self'", 'data:', 'https:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  setHeaders(request, answer, () => {})
  const written = Object.entries(answer.getHeaders()).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return [...written, ['permissions-policy', NO_DEVICES]]
}

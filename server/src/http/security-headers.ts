import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../platform/config.ts'

/**
 * Browser features that neither shop nor back office uses, denied to injected scripts as well. The shop's own pages may
 * ask for the position ('Usar mi ubicación').
 */
const FEATURES = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'midi',
  'display-capture',
]
  .map((feature) => `${feature}=(${feature === 'geolocation' ? 'self' : ''})`)
  .join(', ')

/** Sends the headers that keep a browser from running foreign code or framing our pages. */
export function sendSecurityHeaders(app: FastifyInstance, { publicUrl }: Config): void {
  const setHeaders = securityHeaders(publicUrl.startsWith('https:'))
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('permissions-policy', FEATURES)
    setHeaders(request.raw, reply.raw, () => done())
  })
}

const securityHeaders = (isSecure: boolean) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // pictures may be on another host (site parameter ImagenesUrl)
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

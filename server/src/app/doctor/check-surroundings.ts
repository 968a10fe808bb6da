import { once } from 'node:events'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { PICTURE_MAX_BYTES } from '@gondola/contract/base'
import { uploadShopPicture } from '@gondola/contract/catalogue-admin'
import type { Config } from '../../platform/config.ts'
import { errorCode } from '../../platform/db/database-away.ts'
import { FilesAway, type FileStore } from '../../platform/files/file-store.ts'
import { START_TEXTS } from '../../platform/runtime/start-texts.ts'
import { FINDINGS, type Finding } from './findings.ts'

const MAIL_MAX_MS = 10_000
const CERTIFICATE_MIN_MS = 14 * 86_400_000
const CLOCKS_APART_MAX_MS = 60_000
/** The proxy answers by the head alone if the body is too long, and waits for the body if not. */
const REFUSAL_MAX_MS = 1500

/** Checks the store of files; null if it answers. */
export async function checkFiles(files: FileStore): Promise<Finding | null> {
  try {
    await files.check()
    return null
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error
    return error.isRefused
      ? FINDINGS.filesRefused(START_TEXTS.filesRefused(error.message))
      : FINDINGS.filesAway(START_TEXTS.filesAway(error.message))
  }
}

/** Logs in to the mail server without sending anything. */
export async function checkMail({ smtpUrl, publicUrl, dataFolder }: Config): Promise<Finding[]> {
  if (smtpUrl === null)
    return publicUrl.startsWith('https:') ? [FINDINGS.noMail(join(dataFolder, 'outbox'))] : []
  const { createTransport } = await import('nodemailer')
  const limits = { connectionTimeout: MAIL_MAX_MS, greetingTimeout: MAIL_MAX_MS, socketTimeout: MAIL_MAX_MS }
  const transport = createTransport({ url: smtpUrl, ...limits })
  try {
    await transport.verify()
    return []
  } catch (error) {
    return [FINDINGS.mail((error as Error).message)]
  } finally {
    transport.close()
  }
}

/** Whether the shop's address is free, or this shop itself is there. */
export async function checkPort(config: Config): Promise<{ isOpen: boolean; found: Finding[] }> {
  const { port, host, publicUrl } = config
  const code = port === 0 ? null : await listenFault(port, host)
  if (code === null) return { isOpen: false, found: [] }
  const taken = FINDINGS.address(START_TEXTS.addressTaken(host, port, code))
  if (code !== 'EADDRINUSE') return { isOpen: false, found: [taken] }
  const local = `http://${reachable(host)}:${port}`
  const robots = await askOnce(`${local}/robots.txt`)
  const found = shopOf(robots)
  if (found === null) return { isOpen: false, found: [taken] }
  if (found !== publicUrl) return { isOpen: false, found: [FINDINGS.otherShop(port, found)] }
  const ready = await askOnce(`${local}/readyz`)
  const { missing = [] } = ready.status === 503 ? (JSON.parse(ready.body) as { missing?: string[] }) : {}
  return { isOpen: true, found: missing.length > 0 ? [FINDINGS.notReady(missing.join(', '))] : [] }
}

async function listenFault(port: number, host: string): Promise<string | null> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return null
  } catch (error) {
    return errorCode(error)
  } finally {
    server.close()
  }
}

function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host.includes(':')) return host === '::' ? '[::1]' : `[${host}]`
  return host
}

/** The address of the shop whose `robots.txt` this is; null: no shop's. */
const shopOf = ({ body }: Answer): string | null => /^Sitemap: (\S+)\/sitemap\.xml$/m.exec(body)?.[1] ?? null

/** The way of customers: name, certificate, proxy, its limits. */
export async function checkPublicAddress({ publicUrl, port }: Config, isOpen: boolean): Promise<Finding[]> {
  if (!publicUrl.startsWith('https:')) return []
  const robots = await askOnce(`${publicUrl}/robots.txt`)
  const { fault, status } = robots
  if (fault !== null) return [connectionFinding(publicUrl, fault)]
  const found: Finding[] = []
  if (robots.certificateEnds !== null && robots.certificateEnds.getTime() - Date.now() < CERTIFICATE_MIN_MS)
    found.push(FINDINGS.certificateEnds(publicUrl, robots.certificateEnds.toISOString().slice(0, 10)))
  const apart = robots.date === null ? 0 : Math.abs(robots.date.getTime() - Date.now())
  if (apart > CLOCKS_APART_MAX_MS) found.push(FINDINGS.clockDiffers(publicUrl, Math.round(apart / 1000)))
  if (status >= 502 && status <= 504)
    // a shop that is closed answers nobody
    return isOpen ? [...found, FINDINGS.proxyLost(publicUrl, status, port)] : found
  if (shopOf(robots) !== publicUrl) return [...found, FINDINGS.proxyElsewhere(publicUrl)]
  if ((await askOnce(`${publicUrl}/metrics`)).status === 200) found.push(FINDINGS.metricsOpen(publicUrl))
  const upload = await askOnce(`${publicUrl}/api${uploadShopPicture.path}`, PICTURE_MAX_BYTES, REFUSAL_MAX_MS)
  // the shop's own refusals are problems in JSON
  if (upload.status === 413 && !upload.type.includes('json'))
    found.push(FINDINGS.bodyLimit(PICTURE_MAX_BYTES))
  return found
}

function connectionFinding(publicUrl: string, code: string): Finding {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return FINDINGS.noName(new URL(publicUrl).hostname)
  return /CERT|TLS|SIGNED/.test(code)
    ? FINDINGS.certificate(publicUrl, code)
    : FINDINGS.unreachable(publicUrl, code)
}

const PATIENCE_MS = 8000
const BODY_MAX_LENGTH = 10_000

/** What an address answered; `status` is 0 if it did not. */
interface Answer {
  /** The error's code; null: there is an answer, or silence within the time. */
  fault: string | null
  status: number
  type: string
  body: string
  date: Date | null
  certificateEnds: Date | null
}

const NO_ANSWER: Answer = { fault: null, status: 0, type: '', body: '', date: null, certificateEnds: null }

/** Asks for an address, or announces a body of so many bytes and sends none. */
function askOnce(url: string, bodyBytes = 0, patienceMs = PATIENCE_MS): Promise<Answer> {
  const request = url.startsWith('https:') ? requestSecure : requestPlain
  return new Promise((resolve) => {
    const options = bodyBytes === 0 ? {} : { method: 'POST', headers: { 'content-length': bodyBytes } }
    const asked = request(url, { ...options, agent: false })
    const silence = bodyBytes === 0 ? { ...NO_ANSWER, fault: 'ETIMEDOUT' } : NO_ANSWER
    const end = (answer: Answer) => {
      clearTimeout(timer)
      resolve(answer)
      asked.destroy()
    }
    const timer = setTimeout(() => end(silence), patienceMs)
    asked.on('error', (error) => end({ ...NO_ANSWER, fault: errorCode(error) || error.message }))
    asked.on('response', (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text: string) => (body = (body + text).slice(0, BODY_MAX_LENGTH)))
      response.on('close', () => end(answerOf(response, body)))
    })
    if (bodyBytes === 0) asked.end()
    else asked.flushHeaders()
  })
}

function answerOf({ statusCode = 0, headers, socket }: IncomingMessage, body: string): Answer {
  const certificate = 'getPeerCertificate' in socket ? (socket as TLSSocket).getPeerCertificate() : null
  return {
    fault: null,
    status: statusCode,
    type: headers['content-type'] ?? '',
    body,
    date: headers.date === undefined ? null : new Date(headers.date),
    certificateEnds: certificate?.valid_to === undefined ? null : new Date(certificate.valid_to),
  }
}

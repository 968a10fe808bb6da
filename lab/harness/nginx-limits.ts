import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Call } from '@gondola/contract/calls'
import { listAllCalls } from '../shop/all-calls.ts'

const FILE = 'deploy/nginx/gondola-limits.conf'
/** What nginx takes of any request; the shop itself takes less (`BODY_MAX_BYTES`) and says so in its own words. */
const USUAL_BYTES = 512 * 1024
/** Above what a call takes: a body that is a little too long is refused by the shop, with its own message. */
const ROOM_BYTES = 16 * 1024
/** From here on it takes its time to arrive. */
const LONG_BYTES = 100_000_000

/** The largest body of a call. */
export const bodyMaxOf = ({ shape }: Call): number => shape.upload?.maxBytes ?? shape.bodyMaxBytes ?? 0

/** nginx's limits of bodies: the usual one, and a location for each call that takes more. */
export async function nginxLimits(): Promise<string> {
  const most = new Map<string, number>()
  for (const [, call] of await listAllCalls())
    if (bodyMaxOf(call) + ROOM_BYTES > USUAL_BYTES)
      most.set(call.path, Math.max(most.get(call.path) ?? 0, bodyMaxOf(call)))
  const locations = Array.from(most, ([to, bytes]) => locationOf(to, bytes)).toSorted()
  return [HEAD, `client_max_body_size ${kilobytes(USUAL_BYTES)};`, ...locations].join('\n') + '\n'
}

const HEAD = `# The largest bodies, by the calls' own limits. Written by: npm run nginx-limits (server/test/nginx.test.ts).`

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)}k`

function locationOf(to: string, bytes: number): string {
  const pattern = `/api${to}`.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part))
  const where = to.includes(':') ? `~ ^${pattern.join('/')}$` : `= ${pattern.join('/')}`
  const lines = [`client_max_body_size ${kilobytes(bytes + ROOM_BYTES)};`]
  if (bytes > LONG_BYTES)
    lines.push('client_body_timeout 60s;', 'proxy_send_timeout 300s;', 'proxy_read_timeout 300s;')
  lines.push('proxy_pass http://$gondola_upstream;')
  return `location ${where} {\n${lines.map((line) => `    ${line}\n`).join('')}}`
}

if (import.meta.main) writeFileSync(path.join(import.meta.dirname, '../..', FILE), await nginxLimits())

import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** As tools/page-build/precompress.ts: what is text, and from which size on it is compressed. */
const TEXT = /\.(js|css|html|svg|webmanifest)$/
const FROM_BYTES = 256
/** What the server sends as immutable must be named by its content. */
const NAMED_BY_CONTENT = /-[\w-]{8}\.\w+$/

/** What keeps a build's files from being sent compressed, or kept for ever; a sentence each. */
export function builtFileComplaints(dist: string): string[] {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(path.join(dist, name)).isFile() && !/\.(br|gz)$/.test(name))
  return names.flatMap((name) => [...compressionComplaints(dist, name), ...nameComplaints(name)])
}

function compressionComplaints(dist: string, name: string): string[] {
  if (!TEXT.test(name) || statSync(path.join(dist, name)).size < FROM_BYTES) return []
  return ['br', 'gz']
    .filter((encoding) => !existsSync(path.join(dist, `${name}.${encoding}`)))
    .map((encoding) => `${name} is not there as .${encoding}`)
}

const nameComplaints = (name: string): string[] =>
  name.startsWith('assets/') && !NAMED_BY_CONTENT.test(name)
    ? [`${name} is sent as immutable and not named by its content`]
    : []

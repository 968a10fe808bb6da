import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** As in tools/page-build/precompress.ts: text files, and the minimum size for compression. */
const TEXT = /\.(js|css|html|svg|webmanifest|wasm)$/
const FROM_BYTES = 256
/** Files that the server sends as immutable must have a content hash in the name. */
const NAMED_BY_CONTENT = /-[\w-]{8}\.\w+$/

/** Complaints about build files that cannot be sent compressed or cached forever. */
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

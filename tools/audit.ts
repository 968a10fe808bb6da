// npm run audit: known vulnerabilities of the production dependencies, at every level, as reported by the registry.
// Exit status 0: none. 1: some, listed. 2: the registry could not be reached, so the result is unknown.
import { spawnSync } from 'node:child_process'

interface Answer {
  metadata?: { dependencies?: { prod?: number } }
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>
  message?: string
}

const asked = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=info', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const { metadata, vulnerabilities = {}, message } = answerOf(asked.stdout)
if (metadata === undefined) {
  console.error(`no se pudo consultar el registro: ${message ?? asked.stderr.trim()}`)
  process.exitCode = 2
} else {
  const found = Object.values(vulnerabilities)
  for (const { name, severity, range } of found) console.error(`${name} ${range}: ${severity}`)
  const packages = metadata.dependencies?.prod ?? '?'
  console.log(`${found.length} vulnerabilidades en ${packages} paquetes de producción`)
  process.exitCode = found.length === 0 ? 0 : 1
}

function answerOf(text: string): Answer {
  // npm writes no JSON if it fails to start
  return text.trimStart().startsWith('{') ? (JSON.parse(text) as Answer) : {}
}

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../../lab/shop/test-shop.ts'

const run = promisify(execFile)
const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url))
const textOf = (file: string) => readFile(join(DEPLOY, file), 'utf8')
const ABSENT = 'not installed'

/**
 * Runs the tool for a file's language and returns its output; `ABSENT`, with a message, if it is not installed. @throws
 * if the tool reports an error
 */
async function ask(tool: string, args: readonly string[]): Promise<string> {
  const program = ['/usr/bin', '/usr/local/bin', '/usr/sbin']
    .map((folder) => join(folder, tool))
    .find((file) => existsSync(file))
  if (program === undefined) {
    console.log(`${tool} is not installed: its file in deploy/ is not checked by it`)
    return ABSENT
  }
  const { stdout, stderr } = await run(program, args)
  return stderr + stdout
}

describe("systemd's unit", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gondola-systemd-'))
  afterAll(() => rm(folder, { recursive: true }))

  it('is what systemd understands, and exposes little', async () => {
    const unit = join(folder, 'gondola@3001.service')
    // the program need not be installed on the test machine
    const text = (await textOf('systemd/gondola@.service')).replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true')
    await writeFile(unit, text)
    const complaints = await ask('systemd-analyze', ['verify', '--man=no', unit])
    expect(complaints.split('\n').filter((line) => line.includes('gondola@'))).toEqual([])
    const exposure = await ask('systemd-analyze', ['security', '--offline=yes', '--threshold=25', unit])
    expect(exposure).toMatch(/Overall exposure level .*: [01]\.\d OK|^not installed$/)
  })

  it('starts the same program as npm start', async () => {
    const unit = await textOf('systemd/gondola@.service')
    expect(unit).toContain(
      'ExecStart=/opt/gondola/node_modules/.bin/node --max-semi-space-size=8 server/src/main.ts',
    )
    expect(await textOf('Dockerfile')).toContain(
      'CMD ["node", "--max-semi-space-size=8", "server/src/main.ts"]',
    )
    expect(unit).toContain('NODE_COMPILE_CACHE=/opt/gondola/.cache/compile')
    expect(await textOf('Dockerfile')).toContain('NODE_COMPILE_CACHE=/gondola/.cache/compile')
    for (const file of [unit, await textOf('Dockerfile')]) expect(file).toContain('MALLOC_ARENA_MAX=2')
    expect(existsSync(join(DEPLOY, '../server/src/main.ts'))).toBe(true)
  })

  it('ships no benchmarks, fuzzer, fault harness or browser tests in the image', async () => {
    expect(await textOf('Dockerfile')).toContain(
      'rm -rf .git e2e server/test lab/package.json lab/bench lab/fuzz lab/faults lab/harness lab/shop tools/test\n',
    )
  })
})

describe("Prometheus' alerts", () => {
  it('are what Prometheus understands', async () => {
    const found = await ask('promtool', ['check', 'rules', join(DEPLOY, 'prometheus/gondola-alerts.yaml')])
    expect(found).toMatch(/SUCCESS: \d+ rules found|^not installed$/)
    const tested = await ask('promtool', [
      'test',
      'rules',
      join(DEPLOY, 'prometheus/gondola-alerts.test.yaml'),
    ])
    expect(tested).toMatch(/SUCCESS|^not installed$/)
  })

  it("are loaded by a cluster's Prometheus", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gondola-prometheus-'))
    await copyFile(join(DEPLOY, 'cluster/prometheus.yml'), join(folder, 'prometheus.yml'))
    await copyFile(join(DEPLOY, 'prometheus/gondola-alerts.yaml'), join(folder, 'gondola-alerts.yaml'))
    const found = await ask('promtool', ['check', 'config', join(folder, 'prometheus.yml')])
    expect(found).toMatch(/SUCCESS: 1 rule files found|^not installed$/)
    await rm(folder, { recursive: true })
  })

  it('ask for figures that the shop tells', async () => {
    const rules = await textOf('prometheus/gondola-alerts.yaml')
    const asked = new Set(rules.match(/\bgondola_\w+/g))
    const shop = await startTestShop({ database: 'sqlite' })
    const told = (await shop.app.inject('/metrics')).payload
    await shop.close()
    // exported only by a server with RESPALDO_HORA
    asked.delete('gondola_last_backup_timestamp_seconds')
    expect(asked.size).toBeGreaterThan(5)
    for (const name of asked)
      expect(told).toMatch(new RegExp(`^# TYPE ${name.replace(/_(?:bucket|count)$/, '')} `, 'm'))
  })
})

describe('compose', () => {
  it('is what compose understands', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gondola-compose-'))
    await copyFile(join(DEPLOY, 'compose.yaml'), join(folder, 'compose.yaml'))
    await copyFile(join(DEPLOY, 'gondola.env.example'), join(folder, 'gondola.env'))
    const read = await ask('docker-compose', ['-f', join(folder, 'compose.yaml'), 'config'])
    expect(read).toMatch(/shop-2|^not installed$/)
    await rm(folder, { recursive: true })
  })

  it('builds on the pinned Node, and takes each image by digest where the operator names one', async () => {
    const { dependencies } = JSON.parse(await textOf('../package.json')) as { dependencies: { node: string } }
    const node = `node:${dependencies.node}-bookworm-slim`
    expect(await textOf('Dockerfile')).toContain(`ARG NODE_IMAGE=${node}\n`)
    const images = [...(await textOf('compose.yaml')).matchAll(/(?:image|NODE_IMAGE): (\S+)$/gm)].map(
      ([, name]) => name,
    )
    expect(images).toEqual([
      `\${NODE_IMAGE:-${node}}`,
      'gondola',
      expect.stringMatching(/^\$\{POSTGRES_IMAGE:-postgres:\S+\}$/),
      expect.stringMatching(/^\$\{NGINX_IMAGE:-nginx:\S+\}$/),
    ])
  })

  it('mounts files that are there', async () => {
    const mounted = [...(await textOf('compose.yaml')).matchAll(/- \.\/(nginx\/[\w.-]+):/g)].map(
      ([, file]) => file,
    )
    expect(mounted.length).toBeGreaterThan(3)
    for (const file of mounted) expect(existsSync(join(DEPLOY, file ?? ''))).toBe(true)
  })
})

import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../lab/harness/free-port.ts'
import { nginxFolder, runNginx, temporaryPaths, wholeSite, type Nginx } from '../../lab/harness/nginx.ts'

// A shop's machine of a cluster: the whole gondola.conf, keepalived's question to it, and Prometheus' way in.

const CLUSTER = fileURLToPath(new URL('../../deploy/cluster/', import.meta.url))
const textOf = (file: string) => readFile(join(CLUSTER, file), 'utf8')

let processes: Server[]
let nginx: Nginx
let tlsPort: number
/** The listener of nginx-metrics.conf as it is, and one that lets this machine in. */
let metricsPorts: { asItIs: number; letIn: number }

beforeAll(async () => {
  processes = [await startProcess(), await startProcess()]
  const folder = await nginxFolder()
  tlsPort = await freePort()
  metricsPorts = { asItIs: await freePort(), letIn: await freePort() }
  const toProcesses = (text: string) =>
    processes.reduce(
      (changed, each, index) => changed.replaceAll(`127.0.0.1:300${index + 1}`, `127.0.0.1:${portOf(each)}`),
      text,
    )
  const site = (await wholeSite(folder))
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${await freePort()}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${tlsPort}`)
  await writeFile(join(folder, 'gondola.conf'), toProcesses(site))
  const metrics = toProcesses(await textOf('nginx-metrics.conf')).replaceAll(
    'listen 9302',
    `listen ${await freePort()}`,
  )
  const asItIs = metrics.replaceAll('listen 9301', `listen 127.0.0.1:${metricsPorts.asItIs}`)
  const letIn = metrics
    .replaceAll('listen 9301', `listen 127.0.0.1:${metricsPorts.letIn}`)
    .replaceAll('10.77.0.31', '127.0.0.1')
  await writeFile(join(folder, 'gondola-metrics.conf'), `${asItIs}\n${letIn}`)
  nginx = await runNginx(
    folder,
    tlsPort,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
     http { ${temporaryPaths(folder)} include gondola.conf; include gondola-metrics.conf; }`,
  )
})
afterAll(async () => {
  await nginx.stop()
  for (const each of processes) each.close()
})

/** Answers every call, as a process of the shop does that is up. */
async function startProcess(): Promise<Server> {
  const server = createServer((request, answer) => answer.end(`figures of ${request.url}`))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

it('resguardo reads the figures of each process, and nobody else', async () => {
  const ask = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  expect((await ask(metricsPorts.asItIs, '/metrics')).status).toBe(403)
  expect(await (await ask(metricsPorts.letIn, '/metrics')).text()).toBe('figures of /metrics')
  expect((await ask(metricsPorts.letIn, '/api/pedidos')).status).toBe(404)
})

/** Whether keepalived finds the shop here: its command, with this nginx's port and a busy machine's time. */
async function isFound(): Promise<boolean> {
  const [, command = ''] = /script "(.*)"/.exec(await textOf('keepalived.conf')) ?? []
  const [program = '', ...args] = command
    .replace('--max-time 2', '--max-time 200')
    .replace('tienda.example:443:', `tienda.example:${tlsPort}:`)
    .replace('https://tienda.example/', `https://tienda.example:${tlsPort}/`)
    .split(' ')
  return new Promise((resolve) => execFile(program, args, (error) => resolve(error === null)))
}

it('keepalived finds the shop while one process answers', async () => {
  expect(await isFound()).toBe(true)
  for (const [index, each] of processes.entries()) {
    each.closeAllConnections()
    each.close()
    await once(each, 'close')
    expect(await isFound()).toBe(index === 0)
  }
})

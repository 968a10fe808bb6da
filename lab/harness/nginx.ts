import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const DEPLOY = fileURLToPath(new URL('../../deploy/nginx/', import.meta.url))
const START_MAX_MS = 60_000

/** Debian's nginx. @throws if it is not installed */
export function nginxProgram(): string {
  const found = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((file) =>
    existsSync(file),
  )
  if (found === undefined) throw new Error("There is no nginx. Install Debian's package nginx-light.")
  return found
}

/** A real nginx with the configuration of `deploy/`, on a free port, without TLS. */
export interface Nginx {
  address: string
  port: number
  /** The lines of its access log so far. */
  accessLog(): Promise<string[]>
  errorLog(): Promise<string>
  stop(): Promise<void>
}

/** Starts it in front of `upstreams` (`127.0.0.1:3001`, …). */
export async function startNginx(upstreams: readonly string[]): Promise<Nginx> {
  const folder = await nginxFolder()
  const port = await freePort()
  // as much of errors as the shipped file has written
  const shipped = await readFile(join(folder, 'gondola.conf'), 'utf8')
  const level = /error_log .* (\w+);/.exec(shipped)?.[1] ?? ''
  return runNginx(folder, port, configuration(folder, port, upstreams, level))
}

/** Runs it with this configuration, which listens on the port, and removes the folder in the end. */
export async function runNginx(folder: string, port: number, settings: string): Promise<Nginx> {
  await writeFile(join(folder, 'nginx.conf'), settings)
  const child = spawn(nginxProgram(), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const deadline = Date.now() + START_MAX_MS
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx does not start:\n${errors}`)
    await sleep(20)
  }
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    accessLog: async () => (await read('access.log')).split('\n').filter((line) => line !== ''),
    errorLog: () => read('error.log'),
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** A folder that nginx's workers can read, with the files of `deploy/nginx`. */
export async function nginxFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gondola-nginx-'))
  await chmod(folder, 0o755)
  for (const file of await readdir(DEPLOY)) await copyFile(join(DEPLOY, file), join(folder, file))
  return folder
}

/** The text of `gondola.conf` and `gondola-shop.conf` in such a folder, with a certificate, on a system's own paths. */
export async function wholeSite(folder: string): Promise<string> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const newKey = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=tienda.example']
  await promisify(execFile)('openssl', [...newKey, '-keyout', key, '-out', certificate])
  await mkdir(join(folder, 'logs'))
  const shop = await readFile(join(folder, 'gondola-shop.conf'), 'utf8')
  return (await readFile(join(folder, 'gondola.conf'), 'utf8'))
    .replace('include gondola-shop.conf;', () => shop)
    .replaceAll('/etc/gondola/tls/fullchain.pem', certificate)
    .replaceAll('/etc/gondola/tls/privkey.pem', key)
    .replaceAll('/var/log/nginx', join(folder, 'logs'))
    .replaceAll('/var/cache/nginx', folder)
}

/** Paths that nginx would otherwise write to below /var. */
export const temporaryPaths = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n')

function configuration(folder: string, port: number, upstreams: readonly string[], level: string): string {
  const servers = ['', ' backup']
    .flatMap((how) => upstreams.map((address) => `server ${address} max_fails=0${how};`))
    .join(' ')
  return `daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
worker_rlimit_nofile 8192;
error_log ${folder}/error.log info;
events { worker_connections 2048; }
http {
  ${temporaryPaths(folder)}
  access_log off;
  include gondola-http.conf;
  proxy_cache_path ${folder}/cache keys_zone=gondola:1m;
  upstream gondola { zone a 128k; ${servers} keepalive 64; keepalive_timeout 30s; keepalive_requests 10000; }
  upstream gondola_fresh { zone b 128k; ${servers} }
  server {
    listen 127.0.0.1:${port};
    access_log ${folder}/access.log gondola;
    error_log ${folder}/error.log ${level};
    set $gondola_shop gondola;
    include gondola-site.conf;
  }
}
`
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

// npm run dev: the demo shop at http://localhost:5173, reloaded when files are saved: the server restarts, both pages
// are updated in the browser (Vite). Compile errors are shown until they are fixed.
// npm run dev -- --inspect: the server with a debugger's port; any other option of Node's works too.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import process from 'node:process'
import { installPackages, pinnedNode, root, say } from './install-packages.mjs'
import { restartedProcess } from './restarted-process.mjs'
import { watchFolders } from './watch-folders.mjs'

const PORT = process.env['PORT'] ?? '5173'
/** A data folder of its own, so that experiments never touch real orders. */
const DATA = process.env['GONDOLA_DATA'] ?? path.join(root, '.cache', 'dev')

installPackages()
const [serverPort, backofficePort] = [await freePort(), await freePort()]
const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const addresses = { SHOP: `http://127.0.0.1:${serverPort}`, BACKOFFICE: `http://127.0.0.1:${backofficePort}` }
const server = restartedProcess(
  () =>
    start([...process.argv.slice(2), 'server/src/main.ts'], {
      HOST: '127.0.0.1',
      PORT: serverPort,
      PUBLIC_URL: `http://localhost:${PORT}`,
      GONDOLA_DATA: DATA,
      GONDOLA_DEMO: process.env['GONDOLA_DEMO'] ?? 'yes',
      PAGOS_SIMULADOR_PUERTO: process.env['PAGOS_SIMULADOR_PUERTO'] ?? String(Number(PORT) + 10_000),
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    }),
  (status) => say(`The server ended (${status}); it starts again when a file is saved`),
)
const sources = ['server/src', 'contract/src', 'demo/src', 'lexicon'].map((folder) => path.join(root, folder))
const stopWatching = watchFolders(sources, (file) => {
  say(`${path.relative(root, file)} changed: the server restarts`)
  server.restart()
})
const pages = [
  start(
    [
      vite,
      'backoffice',
      '--port',
      backofficePort,
      '--strictPort',
      '--host',
      '127.0.0.1',
      '--logLevel',
      'warn',
    ],
    addresses,
  ),
  start([vite, 'storefront', '--port', PORT, '--strictPort', '--clearScreen', 'false'], addresses),
]
say(
  `The shop is at http://localhost:${PORT}, its back office at http://localhost:${PORT}/gestion/ (data in ${path.relative(root, DATA)})`,
)

for (const page of pages) page.on('exit', (code) => end(code ?? 1))
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => end(0))

/** @param {string[]} args @param {Record<string, string>} env */
function start(args, env) {
  return spawn(pinnedNode, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
}

/** Ends all of them; when a page's process ends, too. @param {number} code */
function end(code) {
  stopWatching()
  server.end()
  for (const page of pages) page.kill()
  process.exitCode = code
}

/** @returns {Promise<string>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(String(typeof address === 'object' && address !== null ? address.port : 0)))
    })
  })
}

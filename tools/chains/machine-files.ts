import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'
import { root } from '../install-packages.mjs'
import { domainOf, fileOf, portOf, type Chain } from './chain.ts'

const deployed = (file: string) => readFile(path.join(root, 'deploy', file), 'utf8')
export const unitOf = ({ name }: Chain): string => `gondola-${name}.service`
const UNITS = '/etc/systemd/system'
const isRoot = () => process.getuid?.() === 0

/** Writes what the machine is to be given: nginx's blocks, a certificate to start with, systemd's unit. */
export async function writeMachineFiles(chain: Chain): Promise<void> {
  const { base } = chain
  await makeCertificate(chain)
  await writeFile(fileOf(chain, 'nginx.conf'), await proxyBlock(chain))
  const machine = await deployed('nginx/gondola.conf')
  await writeFile(
    path.join(base, 'nginx.conf'),
    machine.replace('include gondola-shop.conf;', `include ${base}/*/nginx.conf;`),
  )
  await writeFile(fileOf(chain, unitOf(chain)), await unit(chain))
  if (!isManaged(chain)) return
  await copyFile(fileOf(chain, unitOf(chain)), path.join(UNITS, unitOf(chain)))
  spawnSync('systemctl', ['daemon-reload'], { stdio: 'inherit' })
}

/** Whether systemd runs it: its unit is installed. */
export const isManaged = (chain: Chain): boolean =>
  existsSync('/run/systemd/system') && existsSync(path.join(UNITS, unitOf(chain)))

/** `deploy/nginx/gondola-shop.conf` for one process, with names of the chain's own. */
async function proxyBlock(chain: Chain): Promise<string> {
  const { name, folder } = chain
  const text = await deployed('nginx/gondola-shop.conf')
  return text
    .replace(/^(#.*\n)+/, `# ${name}, written by npm run cadena: changes are overwritten.\n`)
    .replaceAll(/^.*127\.0\.0\.1:3002.*\n/gm, '')
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${portOf(chain)}`)
    .replaceAll('tienda.example', domainOf(chain))
    .replaceAll('/etc/gondola/tls', path.join(folder, 'tls'))
    .replaceAll(/\bgondola(_fresh|_upstream|_upstream_fresh)? (\{|128k)/g, `gondola_${name}$1 $2`)
    .replaceAll('$gondola_shop gondola;', `$gondola_shop gondola_${name};`)
    .replaceAll(/\/gondola(-errors)?\.log/g, `/gondola-${name}$1.log`)
}

/** `deploy/systemd/gondola@.service` for one chain, which sees its own folder of the base alone. */
async function unit({ name, base, folder }: Chain): Promise<string> {
  const text = await deployed('systemd/gondola@.service')
  const user = isRoot() ? 'gondola' : userInfo().username
  const isAtHome = [root, base].some((place) => /^\/(home|root)\//.test(place))
  return text
    .replace(/^(#.*\n)+/, `# /etc/systemd/system/gondola-${name}.service, written by npm run cadena\n`)
    .replace(/^Description=.*$/m, `Description=Góndola, the shop of ${name}`)
    .replace(/^User=.*\nGroup=.*$/m, `User=${user}`)
    .replace(/^Environment=NODE_ENV=.*\n/m, '')
    .replace(/^EnvironmentFile=.*$/m, `EnvironmentFile=${folder}/tienda.env`)
    .replace(
      /^StateDirectory=.*\nStateDirectoryMode=.*$/m,
      `TemporaryFileSystem=${base}\nBindPaths=${folder}\nReadWritePaths=${folder}`,
    )
    .replace(/^ProtectHome=yes$/m, isAtHome ? 'ProtectHome=no' : 'ProtectHome=yes')
    .replaceAll('/opt/gondola', root)
}

/** A certificate of its own making, which nginx takes and browsers do not, until the real one is in its place. */
async function makeCertificate(chain: Chain): Promise<void> {
  const [key, certificate] = [fileOf(chain, 'tls/privkey.pem'), fileOf(chain, 'tls/fullchain.pem')]
  await mkdir(fileOf(chain, 'tls'), { recursive: true, mode: 0o700 })
  const domain = domainOf(chain)
  const isOf = spawnSync('openssl', ['x509', '-noout', '-checkhost', domain, '-in', certificate], {
    encoding: 'utf8',
  })
  if (existsSync(certificate) && !isOf.stdout.includes('does NOT match')) return
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '365', '-subj', `/CN=${domain}`]
  spawnSync('openssl', [
    ...made,
    '-addext',
    `subjectAltName=DNS:${domain}`,
    '-keyout',
    key,
    '-out',
    certificate,
  ])
}

/** How the chain is made to start with the machine: root's commands. */
export const unitSteps = (chain: Chain): string[] => [
  ...(isRoot() ? [`chown -R gondola: ${chain.folder}`] : []),
  `install -m 644 ${fileOf(chain, unitOf(chain))} /etc/systemd/system/`,
  `systemctl daemon-reload && systemctl enable --now ${unitOf(chain)}`,
]

/** How it is reached by its name: root's commands. */
export function proxySteps(chain: Chain): string[] {
  const { base, folder } = chain
  const hook = `cp -L $RENEWED_LINEAGE/*.pem ${path.join(folder, 'tls')}/; nginx -s reload`
  return [
    `install -m 644 ${root}/deploy/nginx/gondola-*.conf /etc/nginx/`,
    `ln -sf ${base}/nginx.conf /etc/nginx/conf.d/gondola.conf && nginx -t && systemctl reload nginx`,
    `certbot certonly --webroot -w /var/www/acme -d ${domainOf(chain)} --deploy-hook '${hook}'`,
  ]
}

/** How the machine forgets it: root's commands. */
export const forgetSteps = (chain: Chain): string[] => [
  ...(isManaged(chain) ? [`systemctl disable ${unitOf(chain)}; rm ${path.join(UNITS, unitOf(chain))}`] : []),
  'systemctl reload nginx',
]

/** Gives the chain to systemd where this may be done; false: it is left to root. */
export function isGivenToSystemd(chain: Chain): boolean {
  if (!isRoot() || !existsSync('/run/systemd/system')) return false
  return unitSteps(chain).every((step) => spawnSync('sh', ['-c', step], { stdio: 'inherit' }).status === 0)
}

// npm run sbom [FILE]: the software bill of materials of the production dependencies (CycloneDX 1.5), from the lock
// alone.
// (npm's own `npm sbom --omit=dev` omits what one workspace needs and another only builds with: ajv, pg.)
import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Locked {
  version: string
  integrity: string
  license?: string
  optional?: boolean
  link?: boolean
  dev?: boolean
  devOptional?: boolean
}

const lockFile = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as {
  version: string
  packages: Record<string, Locked>
}

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

const licensesOf = (license: string | undefined) => {
  if (license === undefined) return []
  return [license.includes(' ') ? { expression: license } : { license: { id: license } }]
}

function componentOf([place, { version, integrity, license, optional }]: [string, Locked]) {
  const name = nameOf(place)
  const sha512 = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    scope: optional === true ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content: sha512 }],
    licenses: licensesOf(license),
  }
}

const isOfProduction = ([place, { link, dev, devOptional }]: [string, Locked]) =>
  place.includes('node_modules/') && link !== true && dev !== true && devOptional !== true

const components = new Map(
  Object.entries(lock.packages)
    .filter(isOfProduction)
    .map(componentOf)
    .map((component) => [component['bom-ref'], component]),
)

const application = { type: 'application', 'bom-ref': `gondola@${lock.version}`, name: 'gondola' }
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${randomUUID()}`,
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    component: { ...application, version: lock.version },
  },
  components: [...components.values()].toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
}

const file = process.argv[2] ?? 'sbom.cdx.json'
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${file}: ${bill.components.length} componentes`)

import { expect, test } from 'vitest'
import { root } from './install-packages.mjs'
import { isCode, isTest, readSources } from './architecture/read-sources.ts'

/** Production code: the source files of the packages, without tests. */
const sources = readSources(root).filter(
  (source) =>
    isCode(source) &&
    !isTest(source.path) &&
    /^(lexicon|contract|server|storefront|backoffice)\//.test(source.path),
)

/** Dangerous functions, and the only files that may use each, with the reason. */
const RULES: readonly [what: string, pattern: RegExp, allowed: readonly string[]][] = [
  ['code made of text', /\beval\(|new Function\(|setTimeout\(\s*['"`]|node:vm\b/, []],
  // the nightly backup and the demo shop's simulator are the project's own; program and arguments are fixed in the code
  [
    'other programs',
    /child_process/,
    ['server/src/app/backup/nightly-backup.ts', 'server/src/app/demo/start-payment-simulator.ts'],
  ],
  // sanitised by DOMPurify in the same file
  [
    'markup made of text',
    /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write\(/,
    ['storefront/src/parts/html-text/html-text.tsx'],
  ],
  // jitter between attempts needs no secure randomness
  [
    'numbers that can be foretold',
    /Math\.random\(/,
    ['server/src/platform/db/in-transaction.ts', 'server/src/platform/runtime/retry-pause.ts'],
  ],
  // S3's Content-MD5, against damage on the way
  ['broken hashes', /['"`](md5|md4|ripemd160)['"`]/i, ['server/src/platform/files/s3-files.ts']],
  ['certificates not looked at', /rejectUnauthorized\s*:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/, []],
  // in a channel that the file makes, and whose other end it keeps
  [
    'messages of other pages',
    /addEventListener\(\s*['"`]message['"`]|\.onmessage\s*=/,
    ['storefront/src/api/scheduling.ts'],
  ],
  // built from constants of the same file, or from the contract's patterns
  [
    'patterns made of text',
    /new RegExp\(/,
    [
      'backoffice/src/promotions/read-mechanic.ts',
      'contract/src/base/fits.ts',
      'contract/src/cart/list-spelling.ts',
      'contract/src/cart/shopping-list.ts',
      'contract/src/cart/weights.ts',
      'contract/src/clients/registration.ts',
      'lexicon/src/amount-in-text.ts',
      'lexicon/src/amounts.ts',
      'lexicon/src/presentations.ts',
      'lexicon/src/sizes.ts',
      'server/src/goods/catalogue/response-cache/cached-responses.ts',
      'server/src/goods/catalogue/line-notes.ts',
      'server/src/goods/catalogue/search/language/words.ts',
      'server/src/goods/catalogue/substitutes/order-needs.ts',
      'server/src/office/imports/reading/content.ts',
      'server/src/office/promotions/leaflet-headings.ts',
      'server/src/orders/picking-lines.store.ts',
      'server/src/platform/db/staff-search/search-words.ts',
      'server/src/platform/text/clean-text.ts',
      'storefront/build/customer-texts.ts',
      'storefront/build/plain-schemas.ts',
    ],
  ],
  // the schema, triggers, and partitions with names and numbers of the shop's own; quoted by the database itself
  [
    'SQL put together',
    /sql\s*\.raw\(/,
    [
      'server/src/platform/db/migrations/0001-schema/postgres.ts',
      'server/src/platform/db/migrations/0001-schema/triggers.ts',
      'server/src/platform/db/partitions/keep-months.ts',
      'server/src/platform/db/partitions/begin-month.ts',
      'server/src/platform/db/schema-text.ts',
    ],
  ],
]

test('there is something to look at', () => expect(sources.length).toBeGreaterThan(300))

test.each(RULES)('%s: nowhere but where it is known', (_what, pattern, allowed) => {
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  expect(found.filter((file) => !allowed.includes(file))).toEqual([])
  // an allowed file that no longer uses it must leave the list
  expect(allowed.filter((file) => !found.includes(file))).toEqual([])
})

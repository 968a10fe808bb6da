import { expect, test } from 'vitest'
import { root } from './install-packages.mjs'
import { isCode, isTest, readSources } from './architecture/read-sources.ts'

/** What runs in production: the programs of the rooms, without their tests and fixtures. */
const sources = readSources(root).filter(
  (source) =>
    isCode(source) &&
    !isTest(source.path) &&
    !source.path.includes('.fixture.') &&
    /^(contract|server|storefront|backoffice)\//.test(source.path),
)

/** What is dangerous, and the only files in which it may stand, each for its reason. */
const RULES: readonly [what: string, pattern: RegExp, allowed: readonly string[]][] = [
  ['code made of text', /\beval\(|new Function\(|setTimeout\(\s*['"`]|node:vm\b/, []],
  // the nightly backup starts the project's own command; what is started and with what is written there
  ['other programs', /child_process/, ['server/src/keeping/nightly-backup.ts']],
  // cleaned by DOMPurify in the same file
  [
    'markup made of text',
    /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write\(/,
    ['storefront/src/parts/html-text/html-text.tsx'],
  ],
  // pauses between attempts need no secret
  [
    'numbers that can be foretold',
    /Math\.random\(/,
    ['server/src/db/in-transaction.ts', 'server/src/integrations/delivery-queue.store.ts'],
  ],
  ['broken hashes', /['"`](md5|md4|ripemd160)['"`]/i, []],
  ['certificates not looked at', /rejectUnauthorized\s*:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/, []],
  ['messages of other pages', /addEventListener\(\s*['"`]message['"`]|\.onmessage\s*=/, []],
  // made of constants of the same file, or of the contract's own patterns
  [
    'patterns made of text',
    /new RegExp\(/,
    [
      'contract/src/rules/promotions/read-mechanic.ts',
      'contract/src/rules/shopping-list.ts',
      'server/src/catalogue/answer-lane.ts',
      'server/src/db/search-words.ts',
      'storefront/src/state/catalogue.ts',
    ],
  ],
  // triggers as the database itself has them written
  ['SQL put together', /sql\.raw\(/, ['server/src/db/migrations/0045-hidden-import.ts']],
]

test('there is something to look at', () => expect(sources.length).toBeGreaterThan(300))

test.each(RULES)('%s: nowhere but where it is known', (_what, pattern, allowed) => {
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  expect(found.filter((file) => !allowed.includes(file))).toEqual([])
  // one that has gone has no business on the list
  expect(allowed.filter((file) => !found.includes(file))).toEqual([])
})

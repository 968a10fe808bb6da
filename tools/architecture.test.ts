import { describe, expect, test } from 'vitest'
import { checkDirections } from './architecture/check-directions.ts'
import { checkRooms, CLOSED_ROOMS } from './architecture/check-rooms.ts'
import { checkFolders, checkScraps } from './architecture/check-folders.ts'
import { checkFile, checkMachine, checkPurity, checkStorage } from './architecture/check-files.ts'
import { checkCatalogueWriters, checkQueries } from './architecture/check-queries.ts'
import { takeApart } from './architecture/import-graph.ts'
import { isCode, readSources } from './architecture/read-sources.ts'
import { root } from './install-packages.mjs'

/** Fails with the complaints as the message. */
const expectNone = (complaints: string[]) => expect(complaints.join('\n')).toBe('')

describe('the project', () => {
  const sources = readSources(root)
  const code = sources.filter(isCode).map(takeApart)

  test('is read whole', () => {
    const packages = new Set(code.map(({ path }) => path.split('/')[0]))
    expect([...packages]).toEqual(
      expect.arrayContaining(['contract', 'server', 'storefront', 'backoffice', 'demo', 'tools']),
    )
    expect(code.flatMap(({ imports }) => imports).length).toBeGreaterThan(500)
  })

  test('imports every file that it names', () => {
    // those that `npm run tables` makes are none of the sources
    const known = new Set([...sources.map(({ path }) => path), 'server/src/platform/db/tables/generated.ts'])
    const missing = code.flatMap(({ imports }) =>
      imports.filter(({ target }) => target !== null && !known.has(target) && /\.(ts|tsx|mjs)$/.test(target)),
    )
    expectNone(missing.map(({ file, specifier }) => `${file} imports ${specifier}, which is not there`))
  })

  test('imports in the directions of the design', () => {
    expectNone(code.flatMap(checkDirections))
  })

  test('enters closed rooms by their entry', () => {
    expectNone(code.flatMap(checkRooms))
    const paths = new Set(sources.map(({ path }) => path))
    for (const [room, entry] of Object.entries(CLOSED_ROOMS))
      expect([`${room}${entry}`, `${room}README.md`].filter((path) => !paths.has(path))).toEqual([])
  })

  test('builds queries in stores only', () => {
    expectNone(code.flatMap(checkQueries))
  })

  test('writes the catalogue in one way', () => {
    expectNone(code.flatMap(checkCatalogueWriters))
  })

  test('has a contract without clock and I/O', () => {
    expectNone(code.flatMap(checkPurity))
  })

  test('reads what browsers keep in one place for each page', () => {
    expectNone(code.flatMap(checkStorage))
  })

  test('has files of one thing, with names that say which', () => {
    expectNone(code.flatMap(checkFile))
  })

  test('has folders of more than one file and at most thirty', () => {
    expectNone(checkFolders(sources))
  })

  test('has no scraps: a short file with one user lies in its user', () => {
    expectNone(checkScraps(code))
  })

  test('runs on every machine', () => {
    expectNone(sources.flatMap(checkMachine))
  })
})

/** A file with its imports, in memory. */
const fileOf = (path: string, ...specifiers: string[]) =>
  takeApart({ path, text: specifiers.map((specifier) => `import '${specifier}'\n`).join('') })

describe('the check of closed rooms', () => {
  test.each([
    ['server/src/goods/catalogue/snapshot.ts', './search/terms.ts', 1],
    ['lab/shop/fill-catalogue.ts', '@gondola/server/goods/catalogue/search/words.ts', 1],
    ['server/src/goods/catalogue/snapshot.ts', './search/search.ts', 0],
    ['server/src/goods/catalogue/search/search.test.ts', './terms.ts', 0],
  ])('%s imports %s: %i complaints', (path, specifier, complaints) => {
    expect(checkRooms(fileOf(path, specifier))).toHaveLength(complaints)
  })
})

describe('the check of folders', () => {
  const folder = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `server/src/mail/mail-${index}.ts` }))

  test.each([
    ['one file', folder(1), ['server/src/mail holds one file']],
    [
      'one file beside a folder',
      [...folder(1), { path: 'server/src/mail/texts/a.ts' }, { path: 'server/src/mail/texts/b.ts' }],
      [],
    ],
    ['one file and its test', [...folder(1), { path: 'server/src/mail/mail.test.ts' }], ['holds one file']],
    [
      'a component and its styles',
      [{ path: 'storefront/src/ui/tabs/tabs.tsx' }, { path: 'storefront/src/ui/tabs/tabs.css' }],
      [],
    ],
    ['thirty files', folder(30), []],
    ['more', folder(31), ['has 31 files']],
    ['tests', [{ path: 'server/test/races.test.ts' }], []],
  ])('%s', (_title, files, complaints) => {
    expect(checkFolders(files)).toEqual(complaints.map((text) => expect.stringContaining(text)))
  })
})

describe('the check of scraps', () => {
  const user = fileOf('server/src/mail/queue-mail.ts', './mail-key.ts')
  const scrap = (lines: number, path = 'server/src/mail/mail-key.ts') =>
    takeApart({ path, text: 'a\n'.repeat(lines) })

  test.each([
    ['a short file with one user', [user, scrap(14)], 1],
    ['one of 15 lines', [user, scrap(15)], 0],
    ['one with two users', [user, scrap(3), fileOf('server/src/mail/send-mail.ts', './mail-key.ts')], 0],
    [
      'one whose other user is a test',
      [user, scrap(3), fileOf('server/src/mail/mail.test.ts', './mail-key.ts')],
      1,
    ],
    [
      'a store used by another kind of file',
      [fileOf('server/src/mail/queue-mail.ts', './mail.store.ts'), scrap(3, 'server/src/mail/mail.store.ts')],
      0,
    ],
    [
      'a record named by its group',
      [
        fileOf('backoffice/src/site/screens.ts', './banners.tsx'),
        scrap(3, 'backoffice/src/site/banners.tsx'),
      ],
      0,
    ],
  ])('%s: %i complaints', (_title, code, complaints) => {
    expect(checkScraps(code)).toHaveLength(complaints)
  })
})

describe('the check of directions', () => {
  test.each([
    ['contract/src/base/paging.ts', 'node:fs', 'nothing but typebox'],
    ['contract/src/base/paging.ts', 'react', 'nothing but typebox'],
    ['contract/src/base/paging.ts', 'fastify', 'nothing but typebox'],
    ['contract/src/base/paging.ts', '@gondola/server/app.ts', 'contract must not know server'],
    ['contract/src/base/paging.ts', '../../../server/src/app.ts', 'contract must not know server'],
    ['contract/src/base/paging.test.ts', '@gondola/demo/site/banners.ts', 'contract must not know demo'],
    ['server/src/app.ts', '@gondola/storefront/main.tsx', 'server must not know storefront'],
    [
      'server/src/orders/placing/place-order.ts',
      '@gondola/demo/site/banners.ts',
      'server must not know demo',
    ],
    ['demo/src/site/banners.ts', '@gondola/server/app.ts', 'demo must not know server'],
    ['storefront/src/api/call.ts', '@gondola/server/app.ts', 'storefront must not know server'],
    ['storefront/src/api/call.ts', '../../../server/src/app.ts', 'storefront must not know server'],
    ['storefront/src/api/call.ts', '../state/cart.ts', 'api must not know state'],
    ['storefront/src/ui/button/button.tsx', '../../parts/card/card.tsx', 'ui must not know parts'],
    ['storefront/src/screens/home/home.tsx', '../../modals/login/login.tsx', 'screens must not know modals'],
    ['storefront/src/chrome/header.tsx', '../screens/home/home.tsx', 'chrome must not know screens'],
    ['storefront/src/modals/login/login.tsx', '../../chrome/header.tsx', 'modals must not know chrome'],
    ['storefront/src/parts/card/card.tsx', '../../app/routes.tsx', 'parts must not know app'],
    ['storefront/src/parts/card/card.tsx', '../../main.tsx', 'parts must not know app'],
    ['storefront/src/app/routes.tsx', '../widgets/clock.tsx', 'widgets is no layer'],
    [
      'backoffice/src/team/team-list.tsx',
      '@gondola/storefront/main.tsx',
      'backoffice must not know storefront',
    ],
    ['backoffice/src/team/team-list.tsx', '../audit/audit-list.tsx', 'team must not know audit'],
    ['backoffice/src/team/team-list.tsx', '../app/app.tsx', 'team must not know app'],
    ['backoffice/src/ui/frame/menu.tsx', '../../team/team-list.tsx', 'ui must not know team'],
    ['backoffice/src/api/call-server.ts', '../ui/screen.ts', 'api must not know'],
    ['server/src/orders/orders.store.ts', 'fastify', 'knows no HTTP'],
    ['server/src/orders/orders.store.ts', '@fastify/cookie', 'knows no HTTP'],
    ['server/src/orders/orders.store.ts', './orders.routes.ts', 'does not know routes'],
    ['server/src/orders/orders.routes.ts', 'kysely', 'SQL belongs in a store'],
    ['server/test/smtp.test.ts', '../../lab/faults/people/ask.ts', 'server must not know lab'],
    ['server/src/app.ts', '../../lab/shop/test-shop.ts', 'server must not know lab'],
    [
      'server/src/payments/pay.ts',
      '@gondola/payment-simulator/start-simulator.ts',
      'server must not know lab/payment-simulator',
    ],
    [
      'lab/payment-simulator/src/cli.ts',
      '@gondola/contract/base',
      'lab/payment-simulator must not know contract',
    ],
    ['lab/fuzz/cli.ts', '../faults/faults.ts', 'lab/fuzz must not know lab/faults'],
    ['lab/shop/test-shop.ts', '../bench/load.ts', 'lab/shop must not know lab/bench'],
    ['tools/architecture.test.ts', '@gondola/contract/base', 'tools must not know contract'],
  ])('%s must not import %s', (path, specifier, reason) => {
    expect(checkDirections(fileOf(path, specifier))).toEqual([expect.stringContaining(reason)])
  })

  test.each([
    ['contract/src/base/paging.ts', 'typebox'],
    ['contract/src/base/paging.ts', 'typebox/value'],
    ['contract/src/base/paging.test.ts', 'fast-check'],
    ['server/src/app.ts', '@gondola/contract/base'],
    ['server/src/app/demo/demo-payments.ts', '@gondola/payment-simulator/start-simulator.ts'],
    ['server/src/payments/pay.test.ts', '@gondola/payment-simulator/start-simulator.ts'],
    ['server/src/app/demo/load-demo-shop.ts', '@gondola/demo/site/banners.ts'],
    ['server/src/orders/orders.store.ts', 'kysely'],
    ['server/src/orders/orders.routes.ts', 'fastify'],
    ['server/src/orders/orders.routes.ts', './orders.store.ts'],
    ['storefront/src/state/cart/cart.ts', '../api/call.ts'],
    ['storefront/src/screens/home/home.tsx', '../../parts/card/card.tsx'],
    ['storefront/src/screens/home/home.tsx', '../list/list.tsx'],
    ['storefront/src/app/routes.tsx', '../screens/home/home.tsx'],
    ['storefront/src/main.tsx', './app/routes.tsx'],
    ['backoffice/src/main.tsx', './app/app.tsx'],
    ['backoffice/src/app/screens.ts', '../team/team-screens.ts'],
    ['backoffice/src/team/team-list.tsx', '../ui/list-screen.tsx'],
    ['backoffice/src/ui/frame/screen.ts', '../api/data-provider.ts'],
    ['backoffice/src/team/team-list.tsx', '@gondola/contract/base'],
    ['e2e/checkout.test.ts', '../lab/harness/free-port.ts'],
    ['server/src/app.test.ts', '../../lab/shop/test-shop.ts'],
    ['lab/harness/staff-client.ts', '../shop/test-shop.ts'],
    ['lab/bench/soak.ts', '../faults/people/ask.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(checkDirections(fileOf(path, specifier))).toEqual([])
  })

  test.each([
    ["import type { A } from 'react'"],
    ["export { a } from 'react'"],
    ["export * from 'react'"],
    ["const a = await import('react')"],
    ["type A = import('react').ReactNode"],
  ])('sees %s', (text) => {
    expect(checkDirections(takeApart({ path: 'contract/src/base/paging.ts', text }))).toHaveLength(1)
  })
})

describe('the check of queries', () => {
  const check = (text: string, path = 'server/src/orders/placing/place-order.ts') =>
    checkQueries(takeApart({ path, text }))

  test.each([
    "const a = (db) => db.selectFrom('orders').selectAll()",
    "const a = (db) => db.withPlugin(b).insertInto('orders')",
    "const a = (db) => db.updateTable('orders')",
    "const a = (db) => db.deleteFrom('orders')",
    'const a = (db) => sql`select 1`.execute(db)',
    "const a = sql<number>`cast('1' as integer)`",
    "const a = preparedInsert('orders', (insert) => insert)",
  ])('finds %s', (text) => expect(check(text)).toEqual([expect.stringContaining('builds a query')]))

  test.each(['insertInto(list, order)', 'const a = `select 1`', 'const a = list.with(0, 1)'])(
    'allows %s',
    (text) => expect(check(text)).toEqual([]),
  )

  test.each([
    'server/src/orders/orders.store.ts',
    'server/src/orders/orders.test.ts',
    'server/src/platform/db/lease-rows.ts',
    'server/src/app/demo/insert-rows.ts',
    'lab/shop/new-shop.ts',
    'lab/bench/load.ts',
  ])('allows %s to build one', (path) => {
    expect(check("const a = (db) => db.selectFrom('orders')", path)).toEqual([])
  })
})

test.each([
  ['lockCatalogue(trx)', 'server/src/office/promotions/promotions.routes.ts', 1],
  ['bumpCatalogueVersion(trx)', 'server/src/office/imports/apply/apply-import.ts', 1],
  ['changeCatalogue(parts, session, work)', 'server/src/office/promotions/promotions.routes.ts', 0],
  ['bumpCatalogueVersion(trx)', 'server/src/goods/catalogue/change-catalogue.ts', 0],
  ['bumpCatalogueVersion(db)', 'server/src/goods/catalogue/snapshot.test.ts', 0],
])('the check of who writes the catalogue: %s in %s', (text, path, count) => {
  expect(checkCatalogueWriters(takeApart({ path, text }))).toHaveLength(count)
})

test.each([
  ["const text = localStorage.getItem('a')", 'storefront/src/state/cart/cart.ts', 1],
  ["window.sessionStorage.setItem('a', '1')", 'backoffice/src/picking/use-picking.ts', 1],
  ["const text = localStorage.getItem('a')", 'storefront/src/state/stored.ts', 0],
])('the check of storage: %s in %s', (text, path, count) => {
  expect(checkStorage(takeApart({ path, text }))).toHaveLength(count)
})

describe('the check of purity', () => {
  const check = (text: string, path = 'contract/src/base/paging.ts') => checkPurity(takeApart({ path, text }))

  test.each([
    'Date.now()',
    'new Date()',
    'Date()',
    'Math.random()',
    'process.env',
    'fetch("/api")',
    'localStorage.a',
  ])('finds %s', (code) => expect(check(`export const a = () => ${code}`)).toHaveLength(1))

  test.each(['new Date(moment)', 'Date.parse(text)', 'Math.round(1)', '({ process: 1 })', 'order.document'])(
    'allows %s',
    (code) => expect(check(`export const a = () => ${code}`)).toEqual([]),
  )

  test('is for the contract only', () => {
    expect(check('Date.now()', 'server/src/platform/clock.ts')).toEqual([])
    expect(check('Date.now()', 'contract/src/base/paging.test.ts')).toEqual([])
  })
})

describe('the check of files', () => {
  test.each([
    'server/src/utils.ts',
    'server/src/utils/paging.ts',
    'server/src/http/string-helpers.ts',
    'contract/src/common.ts',
    'server/src/order-manager.ts',
    'server/src/orders/index.ts',
    'storefront/src/ui/Button.tsx',
    'server/src/placeOrder.ts',
    'server/src/place_order.ts',
  ])('finds the name %s', (path) => {
    expect(checkFile({ path, text: '' })).toHaveLength(1)
  })

  test.each([
    'server/src/orders/orders.store.ts',
    'server/src/platform/db/migrations/0001-schema.ts',
    'vitest.config.ts',
  ])('allows the name %s', (path) => expect(checkFile({ path, text: '' })).toEqual([]))

  test.each([
    ['server/src/app.ts', 300, 0],
    ['server/src/app.ts', 301, 1],
    ['server/src/app.test.ts', 900, 0],
    ['demo/src/catalogue/pantry.ts', 900, 0],
  ])('%s of %i lines: %i complaints', (path, lines, complaints) => {
    expect(checkFile({ path, text: 'a\n'.repeat(lines) })).toHaveLength(complaints)
  })
})

describe('the check of machine names', () => {
  const folder = (name: string) => `/${name}/`

  test.each([
    ['docs/operating.md', `see ${folder('work')}gondola`],
    ['tools/start.mjs', `'${folder('root')}.npmrc'`],
    ['package-lock.json', '"resolved": "https://registry.example/a.tgz"'],
  ])('%s must not hold %s', (path, text) => {
    expect(checkMachine({ path, text })).toHaveLength(1)
  })

  test.each([
    ['docs/operating.md', `https://example.com${folder('work')}`],
    ['docs/operating.md', `node_modules${folder('root')}`],
    ['package-lock.json', '"resolved": "contract", "link": true'],
  ])('%s may hold %s', (path, text) => {
    expect(checkMachine({ path, text })).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { root } from './install-packages.mjs'
import { readSources } from './architecture/read-sources.ts'

/** Lists of tables that stay small, which are read where the shop writes. */
const SMALL = [
  'staffAccounts',
  'staffApiKeys',
  'staffBranchHolidays',
  'staffBranchRules',
  'staffBranches',
  'staffBrands',
  'staffDeliveryRules',
  'staffDepartments',
  'staffFamilies',
  'staffHolidays',
  'staffImportProfiles',
  'staffImports',
  'staffMailTemplates',
  'staffMessages',
  'staffParameters',
  'staffPaymentTypes',
  'staffPromotions',
  'staffRoles',
  'staffShopBrand',
  'staffSlots',
  'staffTexts',
  'staffTransferAccount',
  'staffWebhooks',
  'staffZones',
]

// On SQLite a list's search of a large table would hold up every visitor; a replica takes it off the leader elsewhere.
test('staff’s lists of what grows are read aside (`reads`), not where visitors are served', () => {
  const served = readSources(root)
    .filter(({ path }) => path.startsWith('server/src/') && path.endsWith('.routes.ts'))
    .flatMap(({ text }) => [
      ...text.matchAll(
        /serveList\(api, (staff\w+)\.list,([\s\S]*?)(?=\n {2}(?:serve|\)|const|\/\*\*|\/\/)|\n\n|\n\})/g,
      ),
      ...text.matchAll(/serveRecords<[^(]*\(api, deps, (staff\w+), \{([\s\S]*?)\n {2}\}\)/g),
    ])
    .map(([, name = '', handler = '']) => ({ name, isAside: /\breads\b/.test(handler) }))
  expect(served.length).toBeGreaterThan(20)
  const others = served.filter(({ isAside }) => !isAside).map(({ name }) => name)
  expect(others.toSorted()).toEqual(SMALL)
})

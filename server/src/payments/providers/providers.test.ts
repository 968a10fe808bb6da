import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_NAMES, PAYMENT_PROVIDERS, PROVIDER_NAMES } from '@gondola/contract/payments'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { PROVIDERS } from './payment-accounts.ts'

const KEYS = { accessToken: 'TEST-llave-de-prueba', noticeSecret: null, publicKey: null }

describe.each(PROVIDER_NAMES)('the provider %s', (name) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database: 'sqlite', base: true })
  })
  afterAll(() => shop.close())

  const { keys, cardFieldsModule, account } = PROVIDERS[name]
  const opened = () => account(shop.deps, keys === null ? null : KEYS)

  it('passes the contract of providers in a test of its folder', () => {
    const root = fileURLToPath(new URL('.', import.meta.url))
    const tests = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.test.ts'),
    )
    const call = new RegExp(String.raw`^\s*describeProvider\(\s*'${name}'`, 'm')
    const passing = tests.filter((file) => call.test(readFileSync(root + file, 'utf8')))
    expect(passing).toEqual([expect.stringMatching(/^[\w-]+\/[\w-]+\.test\.ts$/)])
  })

  it('says where its keys are found, if it has any, and stores no test key', () => {
    expect((ACCOUNT_NAMES as string[]).includes(name)).toBe(keys !== null)
    if (keys !== null) expect(keys.testKeyFault(KEYS.accessToken)).toMatch(/^\S.+\.$/)
  })

  it('reserves exactly if a payment type can reserve through it, on fields that the shop serves', async () => {
    const canReserve = PAYMENT_PROVIDERS[name].ways.includes('reserva')
    expect([opened().api?.abilities.reserves ?? false, cardFieldsModule !== null]).toEqual([
      canReserve,
      canReserve,
    ])
    const { status, text } = await shop.visitor().request('GET', `/pago/campos/${name}.js`)
    expect(status).toBe(canReserve ? 200 : 404)
    if (canReserve) expect(text).toContain("import { startCardPage } from '/pago/tarjeta.js'")
  })
})

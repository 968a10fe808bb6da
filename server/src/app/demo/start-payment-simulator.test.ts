import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../lab/shop/test-shop.ts'
import { paymentAccounts } from '../../payments/providers/payment-accounts.ts'
import { saveAccount } from '../../platform/secrets/provider-accounts.store.ts'
import { sealAccountKeys } from '../../platform/secrets/sealed-account-keys.ts'
import type { Config } from '../../platform/config.ts'
import { mercadoPago } from '../../payments/providers/mercado-pago/mercado-pago.ts'
import { newAsk } from '../../../../lab/shop/provider-under-test.ts'
import {
  saveSimulatedAccount,
  SIMULATED_KEYS,
  startDemoSimulator,
  startPaymentSimulator,
} from './start-payment-simulator.ts'

it('starts a simulator that the shop’s adapter can speak to, and keeps its books', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'simulador-'))
  const file = path.join(folder, 'libros.jsonl')
  const { url, stop } = await startPaymentSimulator({ port: 0, file })
  const provider = mercadoPago({
    ...SIMULATED_KEYS,
    baseUrl: url,
    timeoutMs: 30_000,
    cardPage: () => url,
    now: () => new Date(),
  })
  const session = await provider.begin(newAsk(), 'k')
  expect((await fetch(session.url)).status).toBe(200)
  expect(readFileSync(file, 'utf8')).toContain(session.id)
  stop()
  await expect.poll(() => fetch(url).catch(() => 'ended')).toBe('ended')
  rmSync(folder, { recursive: true })
})

it('says so if its port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const file = path.join(tmpdir(), 'no-se-escribe.jsonl')
  await expect(startPaymentSimulator({ port, file, patienceMs: 0 })).rejects.toThrow(
    `no puede escuchar en el puerto ${port} (EADDRINUSE)`,
  )
  taken.close()
})

describe('the simulator of a demo shop', () => {
  const openShop = async () => {
    const shop = await startTestShop({ database: 'sqlite', base: true, config: { paymentSimulatorPort: 0 } })
    const start = (config: Partial<Config> = {}) =>
      startDemoSimulator({ ...shop.deps, config: { ...shop.config, demo: true, ...config } })
    return { shop, start }
  }

  it('starts once the shop has its account', async () => {
    const { shop, start } = await openShop()
    expect(await start()).toBeNull()
    await saveSimulatedAccount(shop.db, shop.deps)
    const simulator = await start()
    expect((await fetch(`${simulator?.url}/simulador/libros`)).status).toBe(401)
    simulator?.stop()
    await shop.close()
  })

  it.each<[string, Partial<Config>, typeof SIMULATED_KEYS]>([
    ['is no demo', { demo: false }, SIMULATED_KEYS],
    ['is told another', { paymentSimulatorUrl: 'http://127.0.0.1:9' }, SIMULATED_KEYS],
    ['has keys of its own', {}, { accessToken: 'APP_USR-1', noticeSecret: 's' }],
  ])('does not start if the shop %s', async (_, config, keys) => {
    const { shop, start } = await openShop()
    await saveSimulatedAccount(shop.db, shop.deps)
    await saveAccount(shop.db, 'mercado-pago', '2026-11-21T15:00:00.000Z', (id) =>
      sealAccountKeys(shop.deps.secrets, id, keys),
    )
    expect(await start(config)).toBeNull()
    await shop.close()
  })

  it('is never shown a key that the provider gave', async () => {
    const { shop } = await openShop()
    const simulated = { ...shop.deps, config: { ...shop.config, paymentSimulatorUrl: 'http://127.0.0.1:9' } }
    await saveSimulatedAccount(shop.db, shop.deps)
    expect(await paymentAccounts(simulated)('mercado-pago')).toMatchObject({ isLive: false })
    await saveAccount(shop.db, 'mercado-pago', '2026-11-21T15:00:00.000Z', (id) =>
      sealAccountKeys(shop.deps.secrets, id, { accessToken: 'APP_USR-1234-5', noticeSecret: 's' }),
    )
    expect(await paymentAccounts(simulated)('mercado-pago')).toMatchObject({ isLive: true })
    await shop.close()
  })
})

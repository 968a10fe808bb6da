import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { mercadoPago } from '../payments/providers/mercado-pago/mercado-pago.ts'
import { newAsk } from '../payments/providers/provider-under-test.ts'
import { startPaymentSimulator } from './start-payment-simulator.ts'

it('starts a simulator that the shop’s adapter can speak to, and keeps its books', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'simulador-'))
  const file = path.join(folder, 'libros.jsonl')
  const { url, stop, ...keys } = await startPaymentSimulator({ port: 0, file })
  const provider = mercadoPago({
    ...keys,
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

it('says so if it cannot start', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const file = path.join(tmpdir(), 'no-se-escribe.jsonl')
  await expect(startPaymentSimulator({ port, file })).rejects.toThrow(/before it listened/)
  taken.close()
})

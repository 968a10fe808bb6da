import { saveClient, type Client, type ClientDraft } from '@gondola/contract/clients'
import type { TestClient } from '../harness/test-client.ts'
import type { TestShop } from './test-shop.ts'

let registered = 0

/** A valid, unique registration; `changes` override its fields. */
export function registrationDraft(changes: ClientDraft = {}): ClientDraft {
  const number = ++registered
  return {
    Nrodoc: String(40_000_000 + number),
    Tipodoc: { Codigo: 1 },
    Usuario: `cliente${number}`,
    Pass: 'secreta1',
    Email: `cliente${number}@example.com`,
    Telefono: '2494000000',
    Direccion: 'Mitre 100',
    Nombre: 'Ana Gómez',
    ...changes,
  }
}

/** A new customer, logged in. */
export async function registerTestClient(
  shop: TestShop,
  changes: ClientDraft = {},
): Promise<{ browser: TestClient; client: Client; draft: ClientDraft }> {
  const browser = shop.visitor()
  const draft = registrationDraft(changes)
  const { status, json, text } = await browser.call(saveClient, { body: draft })
  if (status !== 200) throw new Error(`the test client was not registered: ${text}`)
  return { browser, client: json, draft }
}

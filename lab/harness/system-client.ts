import { staffApiKeys } from '@gondola/contract/integrations'
import { API_SCOPES, type ApiScope } from '@gondola/contract/calls'
import { TestClient } from './test-client.ts'
import type { TestShop } from '../shop/test-shop.ts'

/** Another system with an API key of its own, created by the member of staff; it stores no cookies. */
export async function systemOf(
  shop: Pick<TestShop, 'visitor'>,
  staff: TestClient,
  Permisos: readonly ApiScope[] = API_SCOPES,
  Nombre = 'ERP',
): Promise<TestClient> {
  const { json } = await staff.call(staffApiKeys.create, { body: { Nombre, Permisos: [...Permisos] } })
  const system = shop.visitor()
  system.headers['authorization'] = `Bearer ${json.Token}`
  return system
}

import { staffApiKeys, type ApiKeyDraft } from '@gondola/contract/integrations'
import { API_SCOPES, type ApiScope } from '@gondola/contract/calls'
import { TestClient } from './test-client.ts'
import type { TestShop } from '../shop/test-shop.ts'

/** Another system with an API key of its own, created by the member of staff; it stores no cookies. */
export async function systemOf(
  shop: Pick<TestShop, 'visitor'>,
  staff: TestClient,
  asked: readonly ApiScope[] | Partial<ApiKeyDraft> = API_SCOPES,
  Nombre = 'ERP',
): Promise<TestClient> {
  const draft = 'length' in asked ? { Permisos: [...asked] } : asked
  const { json } = await staff.call(staffApiKeys.create, {
    body: { Nombre, Permisos: [...API_SCOPES], ...draft },
  })
  const system = shop.visitor()
  system.headers['authorization'] = `Bearer ${json.Token}`
  return system
}

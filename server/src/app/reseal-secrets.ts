import { sealOldWebhookSecrets } from '../office/integrations/sealed-webhook-secrets.ts'
import { sealOldAccountKeys } from '../payments/providers/sealed-account-keys.ts'
import { sealOldSecrets } from '../people/staff/second-factor.ts'
import type { Deps } from '../platform/deps.ts'
import { START_TEXTS } from '../platform/runtime/start-texts.ts'
import { sealOldPushKeys } from '../push/push-keys.ts'

/** Seals all secrets with the current key; returns what to report of those that no available key opens. */
export async function resealSecrets(deps: Deps): Promise<string[]> {
  const [factors, webhooks, accounts, pushKeys] = [
    await sealOldSecrets(deps),
    await sealOldWebhookSecrets(deps),
    await sealOldAccountKeys(deps),
    await sealOldPushKeys(deps),
  ]
  const texts: string[] = []
  if (factors.lost > 0) texts.push(START_TEXTS.lostSecrets(factors.lost))
  if (webhooks.lost > 0) texts.push(START_TEXTS.lostWebhookSecrets(webhooks.lost))
  if (accounts.lost > 0) texts.push(START_TEXTS.lostAccounts)
  if (pushKeys.lost > 0) texts.push(START_TEXTS.lostPushKeys)
  return texts
}

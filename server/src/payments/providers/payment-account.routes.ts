import {
  listPaymentAccounts,
  storeAccountKeys as storeCall,
  tryPaymentAccount as tryCall,
} from '@gondola/contract/payments'
import { type Feature, serve } from '../../http/serve.ts'
import { shownAccounts, storeAccountKeys, tryAccount } from './edit-account.ts'
import type { PaymentDeps } from './provider.ts'

/** The shop's accounts with payment providers, for administrators of all branches. */
export const paymentAccountsFeature: Feature<PaymentDeps> = (api, deps) => {
  serve(api, listPaymentAccounts, () => shownAccounts(deps))
  serve(api, storeCall, ({ session, params, body }) =>
    storeAccountKeys(deps, session, params.Proveedor, body),
  )
  serve(api, tryCall, ({ params }) => tryAccount(deps, params.Proveedor))
}

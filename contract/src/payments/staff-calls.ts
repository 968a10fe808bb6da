import { Type } from 'typebox'
import { Closed } from '../base/index.ts'
import { staffCall } from '../calls/index.ts'
import { AccountTrial, PaymentAccount, PaymentAccountKeys } from './payment-account.ts'
import { PaymentProviderName } from './payment-provider.ts'

// The shop's accounts with payment providers (decision 0031).

const ofProvider = Closed({ Proveedor: PaymentProviderName })

export const listPaymentAccounts = staffCall('GET', '/gestion/cobros', 'pagos.editar', { answer: Type.Array(PaymentAccount) })
/** Stores keys; they are never answered again. */
export const storeAccountKeys = staffCall('PUT', '/gestion/cobros/:Proveedor', 'pagos.editar', { params: ofProvider, body: PaymentAccountKeys, answer: PaymentAccount, limit: 'payment' })
/** Asks the provider once whether it knows the stored key. */
export const tryPaymentAccount = staffCall('POST', '/gestion/cobros/:Proveedor/probar', 'pagos.editar', { params: ofProvider, answer: AccountTrial, limit: 'payment' })

import { expect, it } from 'vitest'
import { listAllCalls } from '../../../lab/shop/all-calls.ts'

/** Changes without a limit of their own: each writes or deletes one small row, of which an account has few. */
const SMALL = [
  'chooseDefaultAddress',
  'deletePushDevice',
  'logout',
  'releaseSlot',
  'removeAddress',
  'removeFavourite',
  'saveAddress',
  'saveDeliveryPlace',
  'saveFavourite',
  'saveInvoiceData',
]

it('whatever customers and visitors send to the shop is limited by address and account, or small', async () => {
  const calls = await listAllCalls()
  const unlimited = calls.flatMap(([name, { auth, method, shape }]) =>
    (auth === 'anybody' || auth === 'client') && method !== 'GET' && shape.limit === undefined ? [name] : [],
  )
  expect([...new Set(unlimited)].toSorted()).toEqual(SMALL)
})

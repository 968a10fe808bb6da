import type { Client } from '@gondola/contract/clients'
import { createContext, useContext } from 'react'

/**
 * The customer of a guarded screen, provided by the guard: the logged-in customer or, after the server has ended the
 * session, the previous one, so that the screen and its input stay until the next login.
 */
export const CustomerContext = createContext<Client | null>(null)

/** The customer of a guarded screen. @throws outside the guard */
export function useCustomer(): Client {
  const customer = useContext(CustomerContext)
  if (!customer) throw new Error('A screen that needs a customer stands outside of the guard')
  return customer
}

import type { Client } from '@gondola/contract/entities/client.ts'
import { createContext, useContext } from 'react'

/**
 * The customer of a guarded screen, provided by the guard: who is logged in or, once the server has ended the session,
 * who was, so that the screen stays with all that was typed until they log in again.
 */
export const CustomerContext = createContext<Client | null>(null)

/** The customer, inside of a guarded screen. */
export function useCustomer(): Client {
  const customer = useContext(CustomerContext)
  if (!customer) throw new Error('A screen that needs a customer stands outside of the guard')
  return customer
}

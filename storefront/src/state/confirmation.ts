import type { Client } from '@gondola/contract/clients'
import type { Order } from '@gondola/contract/orders'
import { create } from 'zustand'
import { stored } from './stored.ts'

/** The order that was just placed: its confirmation stays until it is dismissed, for a day at most. */
interface Placed {
  Id: number
  Cliente: number
  /** Ms since 1970. */
  at: number
}

const KEPT_MS = 86_400_000

const storedPlaced = stored<Placed | null>('confirmacion', null, isPlaced)

export const usePlaced = create<{ placed: Placed | null }>(() => ({ placed: storedPlaced.read() }))

usePlaced.subscribe(({ placed }) => storedPlaced.write(placed))

/** The number of the customer's order whose confirmation is to be shown, or null. */
export const useConfirmed = (customer: Pick<Client, 'Id'>): number | null =>
  usePlaced(({ placed }) =>
    placed?.Cliente === customer.Id && Date.now() - placed.at < KEPT_MS ? placed.Id : null,
  )

export function keepConfirmation({ Id }: Pick<Order, 'Id'>, customer: Pick<Client, 'Id'>): void {
  usePlaced.setState({ placed: { Id, Cliente: customer.Id, at: Date.now() } })
}

export function dismissConfirmation(): void {
  usePlaced.setState({ placed: null })
}

function isPlaced(parsed: unknown): parsed is Placed {
  if (typeof parsed !== 'object' || parsed === null) return false
  const { Id, Cliente, at } = parsed as Record<string, unknown>
  return [Id, Cliente, at].every((part) => Number.isSafeInteger(part))
}

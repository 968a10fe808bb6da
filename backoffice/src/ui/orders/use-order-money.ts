import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { readStaffOrderMoney, type DoorMeans, type StaffOrderMoney } from '@gondola/contract/payments'
import { callServer, faultText } from '../../api/call-server.ts'

/** What is to be taken with each means: more with those that lose the order its discount. */
export const dueWith =
  ({ ACobrar, ACobrarSinDescuento, DescuentoPago }: StaffOrderMoney) =>
  (means: DoorMeans): number =>
    DescuentoPago?.Pierde.includes(means) ? (ACobrarSinDescuento ?? ACobrar) : ACobrar

/** A key that makes a request idempotent; `crypto.randomUUID` requires https. */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const REFRESH_MS = 8000

const keyOf = (Id: number) => ['staff-order-money', Id] as const

/** An order's money, asked for again now and then. */
export const useOrderMoney = (Id: number) =>
  useQuery({
    queryKey: keyOf(Id),
    queryFn: ({ signal }) => callServer(readStaffOrderMoney, { params: { Id }, signal }),
    refetchInterval: REFRESH_MS,
  })

/** Has an order's money asked for now: a step of the order may have changed it. */
export function useRefreshMoney(Id: number): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: keyOf(Id) })
}

/** What a dialog or button does with an order's money: the answer is shown at once. */
export interface MoneyActs {
  /** @throws what the server refused */
  send: (change: Promise<StaffOrderMoney>, done: string) => Promise<void>
  /** The same; a refusal is told in a notice. */
  press: (change: Promise<StaffOrderMoney>, done: string) => Promise<void>
}

export function useMoneyActs(Id: number, onDone: () => void): MoneyActs {
  const client = useQueryClient()
  const notify = useNotify()
  async function send(change: Promise<StaffOrderMoney>, done: string) {
    client.setQueryData(keyOf(Id), await change)
    notify(done, { type: 'success' })
    onDone()
  }
  return {
    send,
    press: (change, done) =>
      send(change, done).catch((error: unknown) => notify(faultText(error), { type: 'error' })),
  }
}

import type { CartLine } from '@gondola/contract/cart'
import { compareBranches } from '@gondola/contract/catalogue'
import { violationMessage } from '@gondola/contract/http'
import { listShortLines } from '@gondola/contract/orders'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useRested } from '../../api/scheduling.ts'
import { send } from '../../api/client.ts'
import { cartBranch } from '../place/change-place.ts'
import { useSession } from '../session/session.ts'
import { useCart } from './cart.ts'

/** The cart's lines compared with a branch; the current one tells what it is out of. Not asked without a branch. */
export function useComparedCart(Sucursal: number | undefined, isWanted = true) {
  return useComparedLines(
    isWanted ? Sucursal : undefined,
    useCart((cart) => cart.lines),
  )
}

/** The same of lines that are not in the cart; `filledAt` is their branch. */
export function useComparedLines(
  Sucursal: number | undefined,
  lines: readonly CartLine[],
  filledAt: number | undefined = cartBranch(),
) {
  const Desde = filledAt ?? Sucursal
  const Lineas = lines.map(({ Codart, Cantidad }) => ({ Codart, Cantidad }))
  return useQuery({
    ...comparisonQuery(Desde!, Sucursal!, Lineas),
    enabled: Sucursal !== undefined && Lineas.length > 0,
  })
}

const comparisonQuery = (Desde: number, Sucursal: number, Lineas: { Codart: string; Cantidad: number }[]) =>
  queryOptions({
    queryKey: ['comparison', Desde, Sucursal, Lineas],
    queryFn: () => send(compareBranches, { body: { Desde, Sucursal, Lineas } }),
    staleTime: 0,
  })

interface ShortLinesAsked {
  Sucursal?: number
  Lineas: Pick<CartLine, 'Codart' | 'Cantidad'>[]
}

/**
 * Why a line of the cart cannot be ordered in its quantity: more than what is left, or than an account without a first
 * order may have of it. Null if it can; of what is out today, `OutToday` says so.
 */
export function useShortage(): (line: CartLine) => string | null {
  const clientId = useSession(({ client }) => client?.Id)
  const lines = useCart((cart) => cart.lines)
  const asked = useRested(
    JSON.stringify({
      Sucursal: cartBranch(),
      Lineas: lines.map(({ Codart, Cantidad }) => ({ Codart, Cantidad })),
    }),
  )
  const { data = [] } = useQuery({
    queryKey: ['shortLines', clientId, asked],
    queryFn: () => send(listShortLines, { body: JSON.parse(asked) as ShortLinesAsked }),
    enabled: clientId !== undefined && lines.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return ({ Codart, Descrip, Unidad, Cantidad, Existencia, Quedan: left = Infinity }) => {
    const short = data.find((one) => one.Codart === Codart)
    const Quedan = short?.Quedan ?? left
    if (Existencia === 'no-hay' || Cantidad <= Quedan) return null
    const ofNewAccounts = short?.DeCuentasNuevas ?? false
    return violationMessage({ code: 'existencia', Codart, Descrip, Unidad, Quedan, ofNewAccounts }).text
  }
}

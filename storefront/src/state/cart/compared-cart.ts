import type { CartLine } from '@gondola/contract/cart'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { compareBranches } from '@gondola/contract/catalogue'
import { send } from '../../api/client.ts'
import { cartBranch } from '../place/change-place.ts'
import { useCart } from './cart.ts'

/**
 * The cart's lines compared with a branch; the current one tells what it is out of. Not asked without a branch.
 */
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

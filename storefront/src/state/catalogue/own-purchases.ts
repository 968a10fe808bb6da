import { USUAL_ARTICLES } from '@gondola/contract/base'
import { type OwnPurchase, listOwnPurchases, listUsualArticles } from '@gondola/contract/catalogue'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { QUERY_KEYS } from '../query-keys.ts'
import { useSession } from '../session/session.ts'

/** They change with the client's orders only, which invalidate them. */
const FRESH_MS = 600_000

/** What the logged-in client's last orders say of each article; not asked for a visitor. */
export function useOwnPurchases<T = readonly OwnPurchase[]>(select?: (own: readonly OwnPurchase[]) => T) {
  const client = useSession((session) => session.client?.Id ?? null)
  return useQuery({
    queryKey: [...QUERY_KEYS.orders, client, 'purchases'],
    queryFn: ({ signal }): Promise<readonly OwnPurchase[]> => send(listOwnPurchases, { signal }),
    enabled: client !== null,
    staleTime: FRESH_MS,
    ...(select && { select }),
  })
}

/** A field of what the client's last orders say of an article; null if they do not. */
function useOwnFact<F extends keyof OwnPurchase>(Codigo: string, field: F, unidad?: number) {
  const { data } = useOwnPurchases((own) => {
    const found = own.find((each) => each.Codigo === Codigo && each.Unidad === (unidad ?? each.Unidad))
    return found?.[field] ?? null
  })
  return data ?? null
}

/** What the client paid for a piece or kilogram the last time; null if it is unknown or was in another unit. */
export const useLastPrice = (Codigo: string, unidad: number) => useOwnFact(Codigo, 'Precio', unidad)

/** The pieces or grams of an article that the client usually orders; null if unknown or of another unit. */
export const useUsualQuantity = (Codigo: string, unidad: number) => useOwnFact(Codigo, 'Cantidad', unidad)

/** How the client wanted an article the last time; null if nothing was said. */
export const useLastNote = (Codigo: string) => useOwnFact(Codigo, 'Aclaracion')

/** The articles that a client buys most; invalidated together with the client's orders. */
export function useUsualArticles(client: number) {
  return useQuery({
    queryKey: [...QUERY_KEYS.orders, client, 'usual'],
    queryFn: ({ signal }) =>
      send(listUsualArticles, { params: { Cliente: client, from: 0, count: USUAL_ARTICLES }, signal }),
  })
}

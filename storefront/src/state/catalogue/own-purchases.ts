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

/** What the client paid for a piece or kilogram the last time; null if it is unknown or was in another unit. */
export function useLastPrice(Codigo: string, unidad: number): number | null {
  const { data } = useOwnPurchases(
    (own) => own.find((each) => each.Codigo === Codigo && each.Unidad === unidad)?.Precio ?? null,
  )
  return data ?? null
}

/** The pieces or grams of an article that the client usually orders; null if unknown or of another unit. */
export function useUsualQuantity(Codigo: string, unidad: number): number | null {
  const { data } = useOwnPurchases(
    (own) => own.find((each) => each.Codigo === Codigo && each.Unidad === unidad)?.Cantidad ?? null,
  )
  return data ?? null
}

/** How the client wanted an article the last time; null if nothing was said. */
export function useLastNote(Codart: string): string | null {
  const { data } = useOwnPurchases((own) => own.find(({ Codigo }) => Codigo === Codart)?.Aclaracion ?? null)
  return data ?? null
}

/** The articles that a client buys most; invalidated together with the client's orders. */
export function useUsualArticles(client: number) {
  return useQuery({
    queryKey: [...QUERY_KEYS.orders, client, 'usual'],
    queryFn: ({ signal }) =>
      send(listUsualArticles, { params: { Cliente: client, from: 0, count: USUAL_ARTICLES }, signal }),
  })
}

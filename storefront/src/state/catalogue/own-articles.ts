import { type Article, listFavourites, saveFavourite, removeFavourite } from '@gondola/contract/catalogue'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ALL, send } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { stored } from '../stored.ts'

/** Whether the customer had usual articles when the home page was last shown in this browser. */
export const hadUsualArticles = stored('habituales', true, (parsed) => typeof parsed === 'boolean', {
  onLost: () => undefined,
})

const favouritesQuery = (client: number) =>
  queryOptions({
    queryKey: ['favourites', client],
    queryFn: ({ signal }) => send(listFavourites, { params: { Cliente: client, ...ALL }, signal }),
  })

/** A client's favourites, newest first. */
export function useFavourites(client: number) {
  return useQuery(favouritesQuery(client))
}

/** Whether an article is one of a client's favourites. */
export function useIsFavourite(client: number, Codigo: string): boolean {
  const { data } = useQuery({
    ...favouritesQuery(client),
    select: (marked) => marked.some((article) => article.Codigo === Codigo),
  })
  return data === true
}

/**
 * Adds or removes a favourite, optimistically: a failure restores the previous state. @throws `Refused` or
 * `NetworkLost`
 */
export async function setFavourite(client: number, article: Article, isWanted: boolean): Promise<void> {
  const { queryKey } = favouritesQuery(client)
  await queryClient.cancelQueries({ queryKey })
  const change = (isMarked: boolean) =>
    queryClient.setQueryData(queryKey, (marked = []) => {
      const others = marked.filter(({ Codigo }) => Codigo !== article.Codigo)
      return isMarked ? [article, ...others] : others
    })
  change(isWanted)
  try {
    await (isWanted
      ? send(saveFavourite, { body: { Codart: article.Codigo } })
      : send(removeFavourite, { body: { Codart: article.Codigo } }))
  } catch (error) {
    change(!isWanted)
    throw error
  } finally {
    void queryClient.invalidateQueries({ queryKey })
  }
}

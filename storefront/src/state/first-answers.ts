import { queryClient } from '../api/query-client.ts'
import type { TravelledAnswers } from '../api/travelled-answers.ts'

/** Takes answers that came with the page for those that would be asked for first: nothing is asked for twice. */
export function takeAnswers({ parameters, departments, frontBanners, promotions }: TravelledAnswers): void {
  queryClient.setQueryData(['parameters'], parameters)
  queryClient.setQueryData(['departments'], departments)
  queryClient.setQueryData(['banners', 'front'], frontBanners)
  queryClient.setQueryData(['promotions'], promotions)
}

import { queryClient } from '../api/query-client.ts'
import type { TravelledAnswers } from '../api/travelled-answers.ts'

/** Seeds the query cache with the API responses embedded in the page, so that they are not requested again. */
export function takeAnswers({ parameters, departments, frontBanners, promotions }: TravelledAnswers): void {
  queryClient.setQueryData(['parameters'], parameters)
  queryClient.setQueryData(['departments'], departments)
  queryClient.setQueryData(['banners', 'front'], frontBanners)
  queryClient.setQueryData(['promotions'], promotions)
}

import { askedBranch } from '../api/branch.ts'
import { queryClient } from '../api/query-client.ts'
import type { TravelledAnswers } from '../api/travelled-answers.ts'
import { QUERY_KEYS } from './query-keys.ts'

/**
 * Seeds the query cache with the API responses embedded in the page, so that they are not requested again. They are the
 * default branch's.
 */
export function takeAnswers({ parameters, departments, frontBanners, promotions }: TravelledAnswers): void {
  queryClient.setQueryData(QUERY_KEYS.parameters, parameters)
  if (askedBranch() !== undefined) return
  queryClient.setQueryData(QUERY_KEYS.frontBanners, frontBanners)
  queryClient.setQueryData(QUERY_KEYS.departments, departments)
  queryClient.setQueryData(QUERY_KEYS.promotions, promotions)
}

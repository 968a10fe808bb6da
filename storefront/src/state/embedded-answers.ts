import { askedBranch } from '../api/branch.ts'
import { queryClient } from '../api/query-client.ts'
import { QUERY_KEYS } from './query-keys.ts'
import { listDepartments, listPromotions, type Department, type Promotion } from '@gondola/contract/catalogue'
import { callUrl } from '@gondola/contract/calls'
import { listFrontBanners, readParameters, type Banner, type SiteParameters } from '@gondola/contract/site'
import { keepAnswer, keptAnswersOwner } from '../api/cached-answers.ts'

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

/** API responses embedded in the page, for its first screen; the same for every visitor. Keys as in the page. */
export interface TravelledAnswers {
  parameters: SiteParameters
  departments: Department[]
  frontBanners: Banner[]
  promotions: Promotion[]
}

/** Id of the page's element that holds them, as JSON. */
const ELEMENT_ID = 'respuestas'
/** Delay before they are cached for offline use: the first screen goes first. */
const KEEP_AFTER_MS = 4000

const ALL = { from: 0, count: 0 }

/**
 * The responses embedded in this page; null if it has none (served by the service worker, or by a file server). After a
 * reload the cached code may run before the page has arrived whole: a part of them is none, and they are requested.
 */
export function travelledAnswers(): TravelledAnswers | null {
  try {
    return JSON.parse(document.getElementById(ELEMENT_ID)!.textContent) as TravelledAnswers
  } catch {
    return null
  }
}

/** Caches them for offline use, as if each had been fetched. */
export function keepTravelledAnswers(answers: TravelledAnswers): void {
  const byUrl: [string, unknown][] = [
    [callUrl(readParameters), answers.parameters],
    [callUrl(listDepartments, ALL), answers.departments],
    [callUrl(listFrontBanners, ALL), answers.frontBanners],
    [callUrl(listPromotions, { Fecha: 'HOY' }), answers.promotions],
  ]
  setTimeout(() => {
    for (const [url, answer] of byUrl) {
      // If storage is full or blocked, nothing is cached.
      keepAnswer(`/api${url}`, Response.json(answer), keptAnswersOwner()).catch(() => undefined)
    }
  }, KEEP_AFTER_MS)
}

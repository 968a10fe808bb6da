import { listDepartments, listPromotions } from '@gondola/contract/calls/catalogue.ts'
import { callUrl } from '@gondola/contract/calls/call.ts'
import { listFrontBanners, readParameters } from '@gondola/contract/calls/site.ts'
import type { Banner } from '@gondola/contract/entities/banner.ts'
import type { Department } from '@gondola/contract/entities/department.ts'
import type { Promotion } from '@gondola/contract/entities/promotion.ts'
import type { SiteParameters } from '@gondola/contract/entities/site-parameters.ts'
import { keepAnswer, keptAnswersOwner } from './kept-answers.ts'

/** Answers that travel with the page: what its first screen shows, the same for whoever asks. Named as in the page. */
export interface TravelledAnswers {
  parameters: SiteParameters
  departments: Department[]
  frontBanners: Banner[]
  promotions: Promotion[]
}

/** The element of the page that holds them, as JSON. */
const ELEMENT_ID = 'respuestas'
/** The first screen comes before what is put by for a day without a network. */
const KEEP_AFTER_MS = 4000

const ALL = { from: 0, count: 0 }

/** The answers that came with this page; null where it came without (kept by the service worker, or by a file server). */
export function travelledAnswers(): TravelledAnswers | null {
  const text = document.getElementById(ELEMENT_ID)?.textContent
  return text ? (JSON.parse(text) as TravelledAnswers) : null
}

/** Keeps them for when the network is gone, as if each had been asked for. */
export function keepTravelledAnswers(answers: TravelledAnswers): void {
  const byUrl: [string, unknown][] = [
    [callUrl(readParameters), answers.parameters],
    [callUrl(listDepartments, ALL), answers.departments],
    [callUrl(listFrontBanners, ALL), answers.frontBanners],
    [callUrl(listPromotions, { Fecha: 'HOY' }), answers.promotions],
  ]
  setTimeout(() => {
    for (const [url, answer] of byUrl) {
      // A full or forbidden storage keeps nothing.
      keepAnswer(`/api${url}`, Response.json(answer), keptAnswersOwner()).catch(() => undefined)
    }
  }, KEEP_AFTER_MS)
}

import { listFrontBanners, readParameters } from '@gondola/contract/site'
import { answerDepartments, answerPromotions } from '../../catalogue/answers.ts'
import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { answerSerializer } from '../../http/answer-serializer.ts'
import { listBanners } from '../../site/banners.store.ts'
import { findSiteParameters } from '../../site/parameters.store.ts'

const ALL = { from: 0, count: 0 }

const parametersJson = answerSerializer(readParameters.shape.answer)
const bannersJson = answerSerializer(listFrontBanners.shape.answer)

/**
 * The answers embedded in the page, as one JSON text: those of the calls that the home page starts with and whose
 * answers are the same for everybody, each in the bytes that its call would answer
 * (storefront/src/api/travelled-answers.ts). No answer contains prices, since those depend on the caller.
 */
export async function travellingAnswers({ db, catalogue, clock, config }: Deps): Promise<string> {
  await catalogue.loaded()
  const { snapshot } = catalogue
  const [parameters, banners] = await Promise.all([
    findSiteParameters(db),
    listBanners(db, 'banners_front', today(clock, config.timeZone)),
  ])
  const parts = {
    parameters: parametersJson(parameters),
    departments: answerDepartments(snapshot, ALL).body,
    frontBanners: bannersJson(banners),
    promotions: answerPromotions(snapshot, 'HOY').body,
  }
  return `{${Object.entries(parts)
    .map(([name, json]) => `"${name}":${json.toString()}`)
    .join(',')}}`
}

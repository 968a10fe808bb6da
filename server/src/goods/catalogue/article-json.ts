import { Buffer } from 'node:buffer'
import { Article, ArticleWithFacts, type ProductFacts } from '@gondola/contract/catalogue'
import { answerSerializer } from '../../http/answer-serializer.ts'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import type { Snapshot } from './snapshot.ts'
import { asSeen } from './to-article.ts'

/** Articles written in one go; longer lists yield to the event loop in between. */
const AT_ONCE = 500

const serialize = answerSerializer(Article)
const serializeWithFacts = answerSerializer(ArticleWithFacts)

/** A snapshot, or a branch's view of it, which differs in single articles. */
type Source = Pick<Snapshot, 'articles' | 'pricesForAll'> & { articleAt?(index: number): Article }

/** One article's JSON as the caller may see it. */
export const articleJson = (source: Source, index: number, seesPrices: boolean): string =>
  serialize(seenAt(source, index, seesPrices))

/** The same, with the facts about it. */
export const articleWithFactsJson = (
  source: Source,
  index: number,
  seesPrices: boolean,
  Ficha: ProductFacts | null,
): string => serializeWithFacts({ ...seenAt(source, index, seesPrices), ...(Ficha && { Ficha }) })

const seenAt = (source: Source, index: number, seesPrices: boolean): Article =>
  asSeen(source.articleAt?.(index) ?? source.articles[index]!, seesPrices, source.pricesForAll)

/**
 * A list's JSON, built on request: finished answers are cached (answer-cache.ts), and the JSON of all articles would
 * take more memory than everything else.
 */
export async function listJson(source: Source, list: Uint32Array, seesPrices: boolean): Promise<Buffer> {
  if (list.length <= AT_ONCE) return Buffer.from(`[${joined(source, list, seesPrices)}]`)
  const slicer = new TimeSlicer()
  const parts: Buffer[] = []
  for (let from = 0; from < list.length; from += AT_ONCE) {
    const text = joined(source, list.subarray(from, from + AT_ONCE), seesPrices)
    parts.push(Buffer.from(`${from === 0 ? '[' : ','}${text}`))
    await slicer.pause()
  }
  parts.push(Buffer.from(']'))
  return Buffer.concat(parts)
}

function joined(source: Source, list: Uint32Array, seesPrices: boolean): string {
  let text = ''
  for (const [place, index] of list.entries())
    text +=
      place === 0 ? articleJson(source, index, seesPrices) : `,${articleJson(source, index, seesPrices)}`
  return text
}

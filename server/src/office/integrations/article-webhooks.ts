import { ARTICLES_CHANGED, ChangedArticle } from '@gondola/contract/integrations'
import { Type } from 'typebox'
import { readChangedRows } from '../../goods/catalogue/catalogue-changes.store.ts'
import {
  type ArticleRow,
  readArticles,
  readArticlesOnSale,
  readCatalogueState,
  readOneVersion,
} from '../../goods/catalogue/catalogue.store.ts'
import { answerSerializer } from '../../http/answer-serializer.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { WebhookDeps } from './active-endpoints.ts'
import { insertEvent, NO_ORDER } from './delivery-queue.store.ts'
import { listToldVersions, markTold } from './webhooks.store.ts'

const EVENT_ARTICLES = 500

const serialize = answerSerializer(Type.Array(ChangedArticle))

/**
 * Queues what was written in the catalogue since the last time for the endpoints that subscribe to it, once for those that
 * were told as much: the articles as they are now; all of them where they are many versions behind. A new endpoint is told
 * what comes after it.
 */
export async function queueChangedArticles({ db, clock, webhooks }: WebhookDeps): Promise<void> {
  const hearing = (await webhooks.list(db)).filter(({ events }) => events.includes(ARTICLES_CHANGED))
  if (hearing.length === 0) return
  const { version } = await readCatalogueState(db)
  const ids = hearing.map(({ id }) => id)
  const byVersion = Map.groupBy(await listToldVersions(db, ids), ({ told_version }) => told_version)
  for (const [told, endpoints] of byVersion) {
    if (told === version) continue
    const { state, found } = await readOneVersion(db, (now) => changesSince(db, told, now.version))
    await inTransaction(db, async (trx) => {
      const untold: number[] = []
      for (const { id } of endpoints) if (await markTold(trx, id, told, state.version)) untold.push(id)
      const event = { type: ARTICLES_CHANGED, order_id: NO_ORDER, at: instant(clock) } as const
      for (const payload of untold.length > 0 ? found : [])
        await insertEvent(trx, untold, { ...event, payload })
    })
  }
}

/** The payloads of the events; null: no change was told yet. */
async function changesSince(db: Db, told: number | null, version: number): Promise<string[]> {
  if (told === null) return []
  const changed = await readChangedRows(db, told, version)
  const articles: ChangedArticle[] = []
  if (changed === null) for await (const rows of readArticlesOnSale(db)) articles.push(...rows.map(toChanged))
  const codes = [...(changed?.articles ?? [])]
  for (const some of slices(codes)) {
    const onSale = new Map((await readArticles(db, some)).map((row) => [row.Codigo, toChanged(row)]))
    for (const Codigo of some) articles.push(onSale.get(Codigo) ?? { Codigo, EnVenta: false })
  }
  return slices(articles).map(serialize)
}

const slices = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / EVENT_ARTICLES) }, (_, index) =>
    all.slice(index * EVENT_ARTICLES, (index + 1) * EVENT_ARTICLES),
  )

const toChanged = ({ Codigo, Ean, Descripcion, Precioventa, list_prices }: ArticleRow): ChangedArticle => ({
  Codigo,
  EnVenta: true,
  Ean,
  Descripcion,
  Precio: Precioventa,
  ...(list_prices && {
    Listas: Object.entries(list_prices).map(([list, Precio]) => ({ Lista: Number(list), Precio })),
  }),
})

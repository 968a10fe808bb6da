import { finished as whenSent } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as calls from '@gondola/contract/catalogue'
import type { Call, CallParams } from '@gondola/contract/calls'
import { XSRF_COOKIE } from '@gondola/contract/base'
import { refuseViolation } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import { today } from '../../platform/clock.ts'
import { startWorker } from '../../platform/runtime/worker.ts'
import { type Answer, sendAnswer } from './response-cache/response-cache.ts'
import {
  answerArticle,
  answerBrands,
  answerDepartments,
  answerFilters,
  answerOffers,
  answerPromotions,
  answerSuggestions,
  planArticles,
  type Asked,
  type Planned,
} from './answers.ts'
import { findFacts } from './catalogue.store.ts'
import { compareBranches } from './substitutes/compare-branches.ts'
import { addEmptySearches } from './empty-searches.store.ts'
import { readFilter } from './filter-list.ts'
import { hearChanges } from './hear-changes.ts'
import { LARGE_BYTES } from './large-answers.ts'
import type { LiveCatalogue, CatalogueDeps } from './live-catalogue.ts'
import {
  articlesByBrandName,
  articlesByCode,
  articlesByText,
  articlesInPromotion,
  searchByText,
} from './look-up.ts'
import type { BranchView } from './branch-view.ts'
import { EmptySearches } from './search/search.ts'
import { listOf, type Lists } from './article-lists.ts'
import type { Indexes } from './sort-keys.ts'

/** How often the catalogue's version is polled; a change shows everywhere within two seconds (contract §8). */
const LOOK_EVERY_MS = 500

/** How often searches without results are written to the database, for the dashboard. */
const WRITE_SEARCHES_EVERY_MS = 30_000

/** The catalogue's calls (contract §4), answered from memory. */
export function catalogueFeature(api: FastifyInstance, deps: CatalogueDeps): void {
  const { catalogue } = deps
  deps.readiness.push({ name: 'catalogue', isReady: () => catalogue.isLoaded })
  keepFresh(api, deps)
  serveLists(api, catalogue)
  serveSearch(api, deps)
  serveComparison(api, catalogue)
  serveFilters(api, catalogue)
  serveTheRest(api, deps)
}

function keepFresh(api: FastifyInstance, { config, catalogue }: CatalogueDeps): void {
  api.addHook('onReady', async () => {
    const refresh = () => catalogue.refresh().then(() => false)
    const workers = [startWorker('catalogue', LOOK_EVERY_MS, api.log, refresh)]
    const onChange = () =>
      void refresh().catch((error: unknown) => api.log.error({ err: error }, 'catalogue'))
    // A transaction pooler passes no notifications on: past it, or not at all.
    const listened = config.databaseDirectUrl ?? (config.preparedStatements ? config.databaseUrl : null)
    if (listened !== null) workers.push(hearChanges(listened, onChange))
    api.addHook('onClose', async () => void (await Promise.all(workers.map((worker) => worker.stop()))))
  })
}

/** Counts searches without results, and writes the counts in the background and on shutdown. */
function countEmptySearches(api: FastifyInstance, { db, clock, config }: CatalogueDeps): EmptySearches {
  const searches = new EmptySearches()
  const write = () =>
    searches.flush((counted) => addEmptySearches(db, today(clock, config.timeZone), counted))
  api.addHook('onReady', async () => {
    const worker = startWorker('searches', WRITE_SEARCHES_EVERY_MS, api.log, () => write().then(() => false))
    api.addHook('onClose', async () => {
      await worker.stop()
      await write().catch((error: unknown) => api.log.error({ err: error }, 'searches'))
    })
  })
  return searches
}

/** Answers a catalogue call from a branch's view; the parameters are already validated. */
type Answering<P> = (view: BranchView, seesPrices: boolean, params: P, asked: Asked) => Answer | Planned

/** Serves a call from the snapshot, or from the cached answers if it was asked before. */
function answer<C extends Call>(
  api: FastifyInstance,
  catalogue: LiveCatalogue,
  call: C,
  answering: Answering<CallParams<C>>,
  onAnswered: (asked: { params: unknown; query: unknown }, answered: Answer) => void = () => {},
): void {
  serve(api, call as Call, async ({ params, query, session, request, reply }) => {
    await catalogue.loaded()
    const { answers } = catalogue
    const seesPrices = session !== null
    const { url, headers, cookies } = request
    // a caller without a token gets one here, which cached-responses.ts does not do for customers
    if (seesPrices && headers.cookie !== undefined && cookies[XSRF_COOKIE])
      catalogue.viewers.remember(headers.cookie, performance.now() - reply.elapsedTime)
    let found = answers.find(seesPrices, url)
    if (found === undefined) {
      const { orden = 's', sucursal, ...chosen } = (query ?? {}) as calls.ListQuery
      const view = catalogue.viewOf(sucursal)
      const began = process.threadCpuUsage()
      const planned = answering(view, seesPrices, params, {
        sort: orden,
        filter: readFilter(chosen),
      })
      const { user } = process.threadCpuUsage(began)
      // before it is built: a caller who keeps asking for whole catalogues is limited before they cost anything
      request.weigh('body' in planned ? planned.body.length : planned.bytes, user / 1000)
      const name = `${seesPrices} ${call.path} ${JSON.stringify([params, query])}`
      found = 'body' in planned ? planned : await made(catalogue, view, name, planned, reply)
      answers.keep(seesPrices, url, found, view)
    }
    onAnswered({ params, query }, found)
    return sendAnswer(request, reply, found)
  })
}

/** Builds a planned answer. A large one is shared, and held until its caller has received it or disconnected. */
function made(
  { large }: LiveCatalogue,
  view: BranchView,
  name: string,
  { bytes, make }: Planned,
  reply: FastifyReply,
): Promise<Answer> {
  if (bytes <= LARGE_BYTES) return make()
  const held = large.hold(view, name, bytes, make)
  whenSent(reply.raw, held.release)
  return held.answer
}

interface Range {
  from: number
  count: number
}

function serveLists(api: FastifyInstance, catalogue: LiveCatalogue): void {
  const page = (find: (lists: Lists, id: number) => Indexes): Answering<{ Id: number } & Range> => {
    return (view, seesPrices, { Id, ...range }, asked) =>
      planArticles(view, find(view.snapshot.lists, Id), asked, range, seesPrices)
  }
  answer(api, catalogue, calls.listArticles, (view, seesPrices, range, asked) =>
    planArticles(view, view.snapshot.lists.all, asked, range, seesPrices),
  )
  answer(
    api,
    catalogue,
    calls.listByDepartment,
    page((lists, id) => listOf(lists.byDepartment, id)),
  )
  answer(
    api,
    catalogue,
    calls.listByFamily,
    page((lists, id) => listOf(lists.byFamily, id)),
  )
  answer(
    api,
    catalogue,
    calls.listByBrand,
    page((lists, id) => listOf(lists.byBrand, id)),
  )
  answer(api, catalogue, calls.listPromotionArticles, (view, seesPrices, { Id }, asked) =>
    planArticles(view, articlesInPromotion(view, Id), asked, { from: 0, count: 0 }, seesPrices),
  )
  answer(api, catalogue, calls.pagePromotionArticles, (view, seesPrices, { Id, page: number, size }, asked) =>
    planArticles(
      view,
      articlesInPromotion(view, Id),
      asked,
      { from: number * size, count: size },
      seesPrices,
    ),
  )
}

function serveSearch(api: FastifyInstance, deps: CatalogueDeps): void {
  const { catalogue } = deps
  const emptySearches = countEmptySearches(api, deps)
  answer(
    api,
    catalogue,
    calls.searchByText,
    (view, seesPrices, { Texto, ...range }, asked) => {
      const { articles, told } = searchByText(view.snapshot, checked(Texto), view)
      const planned = planArticles(view, articles, asked, range, seesPrices)
      return { ...planned, make: async () => ({ ...(await planned.make()), ...told }) }
    },
    ({ params, query }, { total }) => {
      // an empty list after filtering is not a search without results
      const isNarrowed = readFilter(query ?? {}) !== null
      if (total === 0 && !isNarrowed) emptySearches.count((params as { Texto: string }).Texto)
    },
  )
  answer(api, catalogue, calls.searchByBrand, (view, seesPrices, { Texto, ...range }, asked) =>
    planArticles(view, articlesByBrandName(view.snapshot, checked(Texto)), asked, range, seesPrices),
  )
  answer(api, catalogue, calls.suggest, (view, seesPrices, { Texto }) =>
    answerSuggestions(view, checked(Texto), seesPrices),
  )
}

/** What a cart becomes in another branch: asked once, and not cached. */
function serveComparison(api: FastifyInstance, catalogue: LiveCatalogue): void {
  serve(api, calls.compareBranches, async ({ body: { Desde, Sucursal, Lineas }, session }) => {
    await catalogue.loaded()
    const to = catalogue.viewOf(Sucursal)
    return compareBranches(catalogue.findViewEvenClosed(Desde), to, Lineas, session !== null)
  })
}

/** The filters that each list offers. */
function serveFilters(api: FastifyInstance, catalogue: LiveCatalogue): void {
  answer(api, catalogue, calls.filtersOfAll, (view, _sees, _params, { filter }) =>
    answerFilters(view, view.snapshot.lists.all, filter),
  )
  answer(api, catalogue, calls.filtersOfDepartment, (view, _sees, { Id }, { filter }) =>
    answerFilters(view, listOf(view.snapshot.lists.byDepartment, Id), filter),
  )
  answer(api, catalogue, calls.filtersOfFamily, (view, _sees, { Id }, { filter }) =>
    answerFilters(view, listOf(view.snapshot.lists.byFamily, Id), filter),
  )
  answer(api, catalogue, calls.filtersOfText, (view, _sees, { Texto }, { filter }) =>
    answerFilters(view, articlesByText(view.snapshot, checked(Texto), view), filter),
  )
  answer(api, catalogue, calls.filtersOfBrand, (view, _sees, { Texto }, { filter }) =>
    answerFilters(view, articlesByBrandName(view.snapshot, checked(Texto)), filter),
  )
}

/** Returns a text that may be searched for; refuses one that is too short (spec §5). */
function checked(text: string): string {
  const violation = calls.checkSearch(text)
  return violation === null ? text : refuseViolation(violation)
}

function serveTheRest(api: FastifyInstance, { catalogue, db }: CatalogueDeps): void {
  answer(api, catalogue, calls.findArticle, (view, seesPrices, { Codigo }) =>
    answerArticle(view, Codigo, seesPrices, (code) => findFacts(db, code)),
  )
  answer(api, catalogue, calls.listByCode, (view, seesPrices, { Codigo, ...range }, asked) =>
    planArticles(view, articlesByCode(view.snapshot, Codigo), asked, range, seesPrices),
  )
  answer(api, catalogue, calls.listDepartments, (view, _, range) => answerDepartments(view, range))
  answer(api, catalogue, calls.listBrands, (view, _, range) => answerBrands(view, range))
  answer(api, catalogue, calls.listPromotions, (view, _, { Fecha }) => answerPromotions(view, Fecha))
  answer(api, catalogue, calls.listOffers, (view, seesPrices, { Fecha }) =>
    answerOffers(view, Fecha, seesPrices),
  )
}

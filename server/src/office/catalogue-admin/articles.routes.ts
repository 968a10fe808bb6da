import { changeArticles as changeSeveral, staffArticles } from '@gondola/contract/catalogue-admin'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { orNotFound } from '../../http/problem.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import { findStaffArticle, listStaffArticles } from './articles.store.ts'
import { changeArticle, changeArticles, createArticle } from './edit-articles.ts'
import { shopDayOf } from './shop-day.ts'

/** Staff's calls for articles (backoffice §4). */
export const staffArticlesFeature: Feature = (api, deps) => {
  const { db, reads } = deps
  serveList(api, staffArticles.list, ({ query }) => listStaffArticles(reads, shopDayOf(deps), query))
  serve(api, staffArticles.read, ({ params }) =>
    orNotFound(findStaffArticle(db, shopDayOf(deps), params.Codigo)),
  )
  serve(api, staffArticles.create, ({ session, body }) => createArticle(deps, session, body))
  serve(api, staffArticles.change, ({ session, params, body }) =>
    changeArticle(deps, session, params.Codigo, body),
  )
  serveUndo<string>(api, deps, staffArticles, (session, Codigo, body) =>
    changeArticle(deps, session, Codigo, body, { isUndo: true }),
  )
  serve(api, changeSeveral, ({ session, body }) => changeArticles(deps, session, body))
}

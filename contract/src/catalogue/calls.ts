import { Type } from 'typebox'
import { Article, ArticleWithFacts, Brand, Department, Offer, Promotion, Suggestion } from './article.ts'
import { ArticleCode, Closed, Nullable, Id } from '../base/index.ts'
import { BranchQuery } from '../branches/index.ts'
import { BranchComparison, ComparedCart } from './line-article.ts'
import { ListMatch, ShoppingList, ListQuery, ListFilters, FiltersQuery, OwnPurchase } from './list-query.ts'
import { call, CodeInRangeParams, DateParams, IdInPagesParams, IdInRangeParams, IdParams, RangeParams, TextInRangeParams, TextParams, Range } from '../calls/index.ts'

// Catalogue calls (spec §7, contract §4). Article lists page by offset and count and answer X-Total-Count.

const articles = Type.Array(Article)
const query = ListQuery
const inBranch = BranchQuery

export const findArticle = call('GET', '/tarticulos/get/:Codigo', 'anybody', { params: Closed({ Codigo: ArticleCode }), query: inBranch, answer: Nullable(ArticleWithFacts) })
export const listByCode = call('GET', '/tarticulos/searchcodigo/:Codigo/:from/:count', 'anybody', { params: CodeInRangeParams, query, answer: articles })
export const listArticles = call('GET', '/tarticulos/getall/:from/:count', 'anybody', { params: RangeParams, query, answer: articles })
export const listByDepartment = call('GET', '/tarticulos/departamento/:Id/:from/:count', 'anybody', { params: IdInRangeParams, query, answer: articles })
export const listByFamily = call('GET', '/tarticulos/familia/:Id/:from/:count', 'anybody', { params: IdInRangeParams, query, answer: articles })
export const listByBrand = call('GET', '/tarticulos/marca/:Id/:from/:count', 'anybody', { params: IdInRangeParams, query, answer: articles })
export const searchByText = call('GET', '/tarticulos/search/:Texto/:from/:count', 'anybody', { params: TextInRangeParams, query, answer: articles })
export const searchByBrand = call('GET', '/tarticulos/search2/:Texto/:from/:count', 'anybody', { params: TextInRangeParams, query, answer: articles })
export const suggest = call('GET', '/tarticulos/sugerir/:Texto', 'anybody', { params: TextParams, query: inBranch, answer: Type.Array(Suggestion) })
export const matchList = call('POST', '/tarticulos/lista', 'anybody', { query: inBranch, body: ShoppingList, answer: Type.Array(ListMatch), limit: 'list' })
export const compareBranches = call('POST', '/tarticulos/comparar', 'anybody', { body: BranchComparison, answer: ComparedCart, limit: 'list' })
export const listDepartments = call('GET', '/tdepartamentos/getactivos/:from/:count', 'anybody', { params: RangeParams, query: inBranch, answer: Type.Array(Department) })
export const listBrands = call('GET', '/tmarcas/getall/:from/:count', 'anybody', { params: RangeParams, query: inBranch, answer: Type.Array(Brand) })
export const listPromotions = call('GET', '/tpromociones/getpromociones/:Fecha', 'anybody', { params: DateParams, query: inBranch, answer: Type.Array(Promotion) })
export const listPromotionArticles = call('GET', '/tpromociones/articulos/:Id', 'anybody', { params: IdParams, query, answer: articles })
export const pagePromotionArticles = call('GET', '/tpromociones/articulospag/:Id/:page/:size', 'anybody', { params: IdInPagesParams, query, answer: articles })
export const listOffers = call('GET', '/tofertas/getofertas/:Fecha', 'anybody', { params: DateParams, query: inBranch, answer: Type.Array(Offer) })

// Filters available for a list, with counts (contract §8): one call beside each list of `catalogue.ts` that a screen
// shows.

export const filtersOfAll = call('GET', '/tarticulos/filtros/getall', 'anybody', { query: FiltersQuery, answer: ListFilters })
export const filtersOfDepartment = call('GET', '/tarticulos/filtros/departamento/:Id', 'anybody', { params: IdParams, query: FiltersQuery, answer: ListFilters })
export const filtersOfFamily = call('GET', '/tarticulos/filtros/familia/:Id', 'anybody', { params: IdParams, query: FiltersQuery, answer: ListFilters })
export const filtersOfText = call('GET', '/tarticulos/filtros/search/:Texto', 'anybody', { params: TextParams, query: FiltersQuery, answer: ListFilters })
export const filtersOfBrand = call('GET', '/tarticulos/filtros/search2/:Texto', 'anybody', { params: TextParams, query: FiltersQuery, answer: ListFilters })

// Articles that a client buys often or marked as favourite: those on sale, at today's prices. Paged by offset and
// count.

const params = Closed({ Cliente: Id, ...Range })
const body = Closed({ Codart: ArticleCode })
const answer = Type.Array(Article)

export const listUsualArticles = call('GET', '/tarticulos/habituales/:Cliente/:from/:count', 'client', { params, query: BranchQuery, answer })
export const listFavourites = call('GET', '/favoritos/getall/:Cliente/:from/:count', 'client', { params, query: BranchQuery, answer })
export const saveFavourite = call('POST', '/favoritos/save', 'client', { body })
/** The articles of a client's last orders, with the usual quantity and the branch's last price. */
export const listOwnPurchases = call('GET', '/clientes/compras', 'client', { query: BranchQuery, answer: Type.Array(OwnPurchase) })
export const removeFavourite = call('POST', '/favoritos/borrar', 'client', { body })

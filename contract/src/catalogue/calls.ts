import { Type } from 'typebox'
import { Article, ArticleWithFacts } from './article.ts'
import { Brand } from './brand.ts'
import { Department } from './department.ts'
import { ArticleCode, Closed, Nullable } from '../base/index.ts'
import { BranchQuery } from '../branches/index.ts'
import { BranchComparison, ComparedCart } from './branch-comparison.ts'
import { ListMatch, ShoppingList } from './list-match.ts'
import { Offer } from './offer.ts'
import { Promotion } from './promotion.ts'
import { Suggestion } from './suggestion.ts'
import { call, CodeInRangeParams, DateParams, IdInPagesParams, IdInRangeParams, IdParams, RangeParams, TextInRangeParams, TextParams } from '../calls/index.ts'
import { ListQuery } from './list-query.ts'

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

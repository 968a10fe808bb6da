import { Type } from 'typebox'
import { Article, ArticleWithFacts, Brand, Department, Offer, Promotion, Suggestion } from './article.ts'
import { ArticleCode, Closed, Nullable, Id } from '../base/index.ts'
import { BranchQuery } from '../branches/index.ts'
import { BranchComparison, ComparedCart } from './line-article.ts'
import { ListMatch, ShoppingList, ListQuery, ListFilters, FiltersQuery, OwnPurchase } from './list-query.ts'
import { call, CodeInRangeParams, DateParams, IdInPagesParams, IdInRangeParams, IdParams, RangeParams, TextInRangeParams, TextParams, Range } from '../calls/index.ts'

const SEARCH = ['busqueda-corta'] as const
const LIST = 'Se ordena con ?orden= (s, pb, pa, naz, nza, pu) y se reduce con ?marcas=, ?familias=, ?tamanos=, ?oferta=1 y ?promocion=1. Con ?sucursal= responde con los precios y el surtido de esa sucursal.'
const PRICES = 'Sin sesión, los precios de lo que no está en oferta ni en promoción son null.'

// Catalogue calls (spec §7, contract §4). Article lists page by offset and count and answer X-Total-Count.

const articles = Type.Array(Article)
const query = ListQuery
const inBranch = BranchQuery

export const findArticle = call('GET', '/tarticulos/get/:Codigo', 'anybody', {
  params: Closed({ Codigo: ArticleCode }),
  query: inBranch,
  answer: Nullable(ArticleWithFacts),
  docs: ['Catálogo', 'findArticle', 'Un artículo', `El artículo de ese código, o null si no está a la venta. ${PRICES}`],
})
export const listByCode = call('GET', '/tarticulos/searchcodigo/:Codigo/:from/:count', 'anybody', {
  params: CodeInRangeParams,
  query,
  answer: articles,
  docs: ['Catálogo', 'listByCode', 'Artículos por código o EAN', `Los artículos cuyo código o código de barras es ese. ${LIST}`],
})
export const listArticles = call('GET', '/tarticulos/getall/:from/:count', 'anybody', {
  params: RangeParams,
  query,
  answer: articles,
  docs: ['Catálogo', 'listArticles', 'Todos los artículos', `Una parte del catálogo: desde el lugar from, count artículos (0: todos). ${LIST}`],
})
export const listByDepartment = call('GET', '/tarticulos/departamento/:Id/:from/:count', 'anybody', {
  params: IdInRangeParams,
  query,
  answer: articles,
  docs: ['Catálogo', 'listByDepartment', 'Artículos de un departamento', `Los artículos de las familias de un departamento. ${LIST}`],
})
export const listByFamily = call('GET', '/tarticulos/familia/:Id/:from/:count', 'anybody', { params: IdInRangeParams, query, answer: articles, docs: ['Catálogo', 'listByFamily', 'Artículos de una familia', `Los artículos de una familia. ${LIST}`] })
export const listByBrand = call('GET', '/tarticulos/marca/:Id/:from/:count', 'anybody', { params: IdInRangeParams, query, answer: articles, docs: ['Catálogo', 'listByBrand', 'Artículos de una marca', `Los artículos de la marca con ese código. ${LIST}`] })
export const searchByText = call('GET', '/tarticulos/search/:Texto/:from/:count', 'anybody', {
  params: TextInRangeParams,
  query,
  answer: articles,
  docs: [
    'Catálogo',
    'searchByText',
    'Buscar artículos',
    `Busca un texto de al menos tres letras; perdona acentos, plurales y errores de tipeo, y pone primero el código o EAN exacto. Si entendió otra palabra que la escrita, X-Searched-For dice cuál (UTF-8, codificada con %). Si se pide “sin” algo y ningún producto lo informa, X-Undeclared dice qué. Si lo pedido no se vende y siguen otros productos, X-Not-Sold dice qué. ${LIST}`,
    SEARCH,
  ],
})
export const searchByBrand = call('GET', '/tarticulos/search2/:Texto/:from/:count', 'anybody', {
  params: TextInRangeParams,
  query,
  answer: articles,
  docs: ['Catálogo', 'searchByBrand', 'Buscar por marca', `Los artículos de las marcas cuyo nombre empieza con el texto. ${LIST}`, SEARCH],
})
export const suggest = call('GET', '/tarticulos/sugerir/:Texto', 'anybody', {
  params: TextParams,
  query: inBranch,
  answer: Type.Array(Suggestion),
  docs: ['Catálogo', 'suggest', 'Sugerencias', 'Hasta ocho artículos, marcas y familias mientras se escribe.', SEARCH],
})
export const matchList = call('POST', '/tarticulos/lista', 'anybody', {
  query: inBranch,
  body: ShoppingList,
  answer: Type.Array(ListMatch),
  limit: 'list',
  docs: [
    'Catálogo',
    'matchList',
    'Entender una lista de compras',
    'Recibe una lista como se la escribe, un producto por renglón, y propone para cada renglón un artículo, su cantidad, su precio estimado y alternativas. Un renglón que nombra dos productos (leche y pan) viene en dos. Entre artículos parecidos gana el que el cliente ya compró. Con Confianza menor a 0,6 conviene revisarlo antes de agregarlo.',
    ['lista-vacia', 'lista-larga'],
  ],
})
export const compareBranches = call('POST', '/tarticulos/comparar', 'anybody', {
  body: BranchComparison,
  answer: ComparedCart,
  limit: 'list',
  docs: [
    'Catálogo',
    'compareBranches',
    'Comparar un carrito entre sucursales',
    `Qué cambia en cada renglón al pasar de la sucursal Desde a Sucursal: precio por unidad o kilo antes y ahora, si no se vende o no hay hoy, y con qué reemplazarlo. Los renglones iguales no vienen; cada reemplazo viene una sola vez. ${PRICES}`,
    ['sucursal-cerrada'],
  ],
})
export const listDepartments = call('GET', '/tdepartamentos/getactivos/:from/:count', 'anybody', {
  params: RangeParams,
  query: inBranch,
  answer: Type.Array(Department),
  docs: ['Catálogo', 'listDepartments', 'Departamentos', 'Los departamentos con sus familias, en el orden de la tienda.'],
})
export const listBrands = call('GET', '/tmarcas/getall/:from/:count', 'anybody', { params: RangeParams, query: inBranch, answer: Type.Array(Brand), docs: ['Catálogo', 'listBrands', 'Marcas', 'Las marcas de los artículos a la venta.'] })
export const listPromotions = call('GET', '/tpromociones/getpromociones/:Fecha', 'anybody', {
  params: DateParams,
  query: inBranch,
  answer: Type.Array(Promotion),
  docs: ['Catálogo', 'listPromotions', 'Promociones de un día', 'Las promociones que corren ese día; HOY es el día de la tienda. De un día que viene, solo las que ya empezaron.'],
})
export const listPromotionArticles = call('GET', '/tpromociones/articulos/:Id', 'anybody', {
  params: IdParams,
  query,
  answer: articles,
  docs: ['Catálogo', 'listPromotionArticles', 'Artículos de una promoción', `Todos los artículos de una promoción. ${LIST}`],
})
export const pagePromotionArticles = call('GET', '/tpromociones/articulospag/:Id/:page/:size', 'anybody', {
  params: IdInPagesParams,
  query,
  answer: articles,
  docs: ['Catálogo', 'pagePromotionArticles', 'Artículos de una promoción, por páginas', `Los mismos, de a size por página; la primera página es 0. ${LIST}`],
})
export const listOffers = call('GET', '/tofertas/getofertas/:Fecha', 'anybody', {
  params: DateParams,
  query: inBranch,
  answer: Type.Array(Offer),
  docs: ['Catálogo', 'listOffers', 'Ofertas de un día', 'Los artículos en oferta ese día, enteros, con su precio de oferta; HOY es el día de la tienda. De un día que viene, solo las que ya empezaron.'],
})

// Filters available for a list, with counts (contract §8): one call beside each list of `catalogue.ts` that a screen
// shows.

export const filtersOfAll = call('GET', '/tarticulos/filtros/getall', 'anybody', {
  query: FiltersQuery,
  answer: ListFilters,
  docs: ['Catálogo', 'filtersOfAll', 'Filtros de todo el catálogo', 'Por qué marcas, familias y tamaños se puede reducir la lista, con cuántos artículos tiene cada una.'],
})
export const filtersOfDepartment = call('GET', '/tarticulos/filtros/departamento/:Id', 'anybody', {
  params: IdParams,
  query: FiltersQuery,
  answer: ListFilters,
  docs: ['Catálogo', 'filtersOfDepartment', 'Filtros de un departamento', 'Por qué marcas, familias y tamaños se puede reducir la lista de un departamento, con sus cantidades.'],
})
export const filtersOfFamily = call('GET', '/tarticulos/filtros/familia/:Id', 'anybody', {
  params: IdParams,
  query: FiltersQuery,
  answer: ListFilters,
  docs: ['Catálogo', 'filtersOfFamily', 'Filtros de una familia', 'Por qué marcas se puede reducir la lista de una familia, con sus cantidades.'],
})
export const filtersOfText = call('GET', '/tarticulos/filtros/search/:Texto', 'anybody', {
  params: TextParams,
  query: FiltersQuery,
  answer: ListFilters,
  docs: ['Catálogo', 'filtersOfText', 'Filtros de una búsqueda', 'Por qué marcas, familias y tamaños se puede reducir lo que encontró una búsqueda, con sus cantidades.', SEARCH],
})
export const filtersOfBrand = call('GET', '/tarticulos/filtros/search2/:Texto', 'anybody', {
  params: TextParams,
  query: FiltersQuery,
  answer: ListFilters,
  docs: ['Catálogo', 'filtersOfBrand', 'Filtros de una búsqueda por marca', 'Por qué marcas, familias y tamaños se puede reducir lo que encontró una búsqueda por marca.', SEARCH],
})

// Articles that a client buys often or marked as favourite: those on sale, at today's prices. Paged by offset and
// count.

const params = Closed({ Cliente: Id, ...Range })
const body = Closed({ Codart: ArticleCode })
const answer = Type.Array(Article)

export const listUsualArticles = call('GET', '/tarticulos/habituales/:Cliente/:from/:count', 'client', {
  params,
  query: BranchQuery,
  answer,
  docs: ['Clientes', 'listUsualArticles', 'Artículos habituales', 'Lo que el cliente compra seguido, a los precios de hoy.', ['ajeno']],
})
export const listFavourites = call('GET', '/favoritos/getall/:Cliente/:from/:count', 'client', { params, query: BranchQuery, answer, docs: ['Clientes', 'listFavourites', 'Favoritos', 'Los artículos que el cliente marcó, a los precios de hoy.', ['ajeno']] })
export const saveFavourite = call('POST', '/favoritos/save', 'client', { body, docs: ['Clientes', 'saveFavourite', 'Marcar un favorito', 'Marca un artículo; marcado otra vez, no cambia nada.', ['no-existe', 'favoritos-maximo']] })
/** The articles of a client's last orders, with the usual quantity and the branch's last price. */
export const listOwnPurchases = call('GET', '/clientes/compras', 'client', {
  query: BranchQuery,
  answer: Type.Array(OwnPurchase),
  docs: [
    'Clientes',
    'listOwnPurchases',
    'Cuánto y a qué precio compró',
    'De cada artículo de los últimos pedidos del cliente, la cantidad de siempre y el precio de la última vez en la sucursal, null si no lo compró ahí o la tienda no lo muestra (RecordarPrecios).',
  ],
})
export const removeFavourite = call('POST', '/favoritos/borrar', 'client', { body, docs: ['Clientes', 'removeFavourite', 'Quitar un favorito', 'Quita la marca de un artículo.'] })

import { Type } from 'typebox'
import { ArticleCode, Closed, Id, IsoDate, PICTURE_MAX_BYTES } from '../base/index.ts'
import { ArticleChange, ArticleDraft, ArticleFilters, ArticlesChange, ArticlesChanged, StaffArticle, StoredPicture, UploadedFile } from './staff-article.ts'
import { BrandDraft, BrandMerge, DepartmentChange, DepartmentDraft, FamilyChange, FamilyDraft, StaffBrand, StaffDepartment, StaffFamily } from './staff-category.ts'
import { OfferDraft, OfferReview, OfferState, StaffOffer, PriceApplication, PriceChangeDone, PricesChanged, PricesUndone, PriceChange, PriceEntry, PricePreview, PriceSource } from './staff-price.ts'
import { ListComparison, ListDifference, ListPrice, ListPriceChange, ListPriceFilters, PriceList, PriceListChange, PriceListDraft } from './price-list.ts'
import { SearchWord, SearchWordDraft } from './search-word.ts'
import { ListWindow, staffCall, staffResource } from '../calls/index.ts'

// The catalogue as staff edit it (backoffice §4).

const see = 'catalogo.ver'
const edit = 'catalogo.editar'
const key = { Codigo: Id }
/** room for a thousand codes */
const bodyMaxBytes = 100_000

export const staffArticles = staffResource('articulos', { see, edit, key: { Codigo: ArticleCode }, row: StaffArticle, filters: ArticleFilters, create: ArticleDraft, change: ArticleChange })
export const changeArticles = staffCall('POST', '/gestion/articulos/cambiar-varios', edit, { body: ArticlesChange, answer: ArticlesChanged, bodyMaxBytes })

export const staffDepartments = staffResource('departamentos', { see, edit, key, row: StaffDepartment, create: DepartmentDraft, change: DepartmentChange, removes: true })
export const staffFamilies = staffResource('familias', { see, edit, key, row: StaffFamily, filters: { Departamento: Type.Optional(Id) }, create: FamilyDraft, change: FamilyChange, removes: true })
export const staffBrands = staffResource('marcas', { see, edit, key, row: StaffBrand, filters: { SinArticulos: Type.Optional(Type.Boolean()) }, create: BrandDraft, change: BrandDraft, removes: true })
/**
 * Merges one brand into another, which is returned: articles and promotions move over, and imports still recognise the
 * old name.
 */
export const mergeBrand = staffCall('POST', '/gestion/marcas/:Codigo/unir', edit, { params: Closed(key), body: BrandMerge, answer: StaffBrand })

/** The chain's own words for the search: a line is one record. */
export const staffSearchWords = staffResource('palabras', { see, edit, row: SearchWord, create: SearchWordDraft, change: SearchWordDraft, removes: true })

export const staffOffers = staffResource('ofertas', {
  see,
  edit: 'precios.editar',
  row: StaffOffer,
  // with a branch: those for it and those for all
  filters: { Articulo: Type.Optional(ArticleCode), Estado: Type.Optional(OfferState), Sucursal: Type.Optional(Id) },
  create: OfferDraft,
  change: OfferDraft,
  removes: true,
  byBranch: true,
})
/** Warnings about an offer before it is saved. */
export const reviewOffer = staffCall('POST', '/gestion/ofertas/revisar', see, { body: OfferDraft, answer: OfferReview, byBranch: true })

export const staffPrices = staffResource('precios', {
  see,
  row: PriceEntry,
  filters: {
    Articulo: Type.Optional(ArticleCode),
    Origen: Type.Optional(PriceSource),
    Importacion: Type.Optional(Id),
    Lista: Type.Optional(Id),
    Usuario: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    FechaDesde: Type.Optional(IsoDate),
    FechaHasta: Type.Optional(IsoDate),
  },
})
export const previewPrices = staffCall('POST', '/gestion/precios/ver-cambio', 'precios.editar', { body: PriceChange, answer: PricePreview, bodyMaxBytes })
export const applyPrices = staffCall('POST', '/gestion/precios/cambiar', 'precios.editar', { body: PriceApplication, answer: PricesChanged, bodyMaxBytes })
/** The last bulk price changes. */
export const listPriceChanges = staffCall('GET', '/gestion/precios/cambios', see, { answer: Type.Array(PriceChangeDone) })
/** Restores the prices from before a bulk change, unless they have changed since. */
export const undoPrices = staffCall('POST', '/gestion/precios/cambios/:Id/deshacer', 'precios.editar', { params: Closed({ Id }), answer: PricesUndone })

export const staffPriceLists = staffResource('listas', { see, edit: 'precios.editar', row: PriceList, create: PriceListDraft, change: PriceListChange, removes: true, byBranch: true })
/** A list's prices, all articles; with `SoloDistintos` those that differ from the base price. */
export const listListPrices = staffCall('GET', '/gestion/listas/:Id/precios', see, { params: Closed({ Id }), query: Closed({ ...ListPriceFilters, ...ListWindow }), answer: Type.Array(ListPrice) })
/** Sets an article's price in a list, or lets it follow the base price again. */
export const changeListPrice = staffCall('PUT', '/gestion/listas/:Id/precios/:Codigo', 'precios.editar', { params: Closed({ Id, Codigo: ArticleCode }), body: ListPriceChange, answer: ListPrice, byBranch: true })
/** Articles whose price differs between two lists, those that differ most first. */
export const compareLists = staffCall('GET', '/gestion/listas/diferencias', see, { query: Closed({ ...ListComparison, ...ListWindow }), answer: Type.Array(ListDifference) })
export const exportListDifferences = staffCall('GET', '/gestion/listas/diferencias/exportar', see, { query: Closed(ListComparison), file: 'text/csv' })

// The picture is uploaded first; its record is then saved with the returned `Imagen` (backoffice §4).

const shape = { query: UploadedFile, upload: { maxBytes: PICTURE_MAX_BYTES }, answer: StoredPicture } as const

export const uploadArticlePicture = staffCall('POST', '/gestion/imagenes/articulos', 'catalogo.editar', shape)
export const uploadPromotionPicture = staffCall('POST', '/gestion/imagenes/promociones', 'promociones.editar', shape)
export const uploadBannerPicture = staffCall('POST', '/gestion/imagenes/banners', 'vidriera.editar', shape)
/** Pictures in texts, and the shop's logo. */
export const uploadShopPicture = staffCall('POST', '/gestion/imagenes/tienda', 'textos.editar', shape)

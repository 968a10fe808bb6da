import { Type } from 'typebox'
import { ArticleCode, Closed, Id, IsoDate, PICTURE_MAX_BYTES } from '../base/index.ts'
import { ArticleChange, ArticleDraft, ArticleFilters, ArticlesChange, ArticlesChanged, StaffArticle, StoredPicture, UploadedFile } from './staff-article.ts'
import { BrandDraft, BrandMerge, DepartmentChange, DepartmentDraft, FamilyChange, FamilyDraft, StaffBrand, StaffDepartment, StaffFamily } from './staff-category.ts'
import { Leaflet, LEAFLET_MAX_CHARACTERS, LeafletDraft, OfferIds } from './leaflet.ts'
import { OfferDraft, OfferReview, OfferState, StaffOffer, PriceApplication, PriceChangeDone, PricesChanged, PricesUndone, PriceChange, PriceEntry, PricePreview, PriceSource } from './staff-price.ts'
import { ListComparison, ListDifference, ListPrice, ListPriceChange, ListPriceFilters, PriceList, PriceListChange, PriceListDraft } from './price-list.ts'
import { SearchWord, SearchWordDraft } from './search-word.ts'
import { ListWindow, staffCall, staffResource } from '../calls/index.ts'

/** What needs the store of files is refused while it does not answer. */
const FILES = ['archivos-caidos'] as const
const PICTURE = 'Recibe la imagen como es, la codifica de nuevo y da el Imagen con el que se guarda después el registro.'

// The catalogue as staff edit it (backoffice §4).

const see = 'catalogo.ver'
const edit = 'catalogo.editar'
const key = { Codigo: Id }
/** room for a thousand codes */
const bodyMaxBytes = 100_000

export const staffArticles = staffResource('articulos', {
  see,
  edit,
  key: { Codigo: ArticleCode },
  row: StaffArticle,
  filters: ArticleFilters,
  create: ArticleDraft,
  change: ArticleChange,
  docs: ['Gestión: catálogo', 'StaffArticle', 'StaffArticles', 'el artículo', 'los artículos'],
})
export const changeArticles = staffCall('POST', '/gestion/articulos/cambiar-varios', edit, {
  body: ArticlesChange,
  answer: ArticlesChanged,
  bodyMaxBytes,
  docs: ['Gestión: catálogo', 'changeArticles', 'Cambiar varios artículos', 'Hace el mismo cambio en muchos artículos a la vez.'],
})

export const staffDepartments = staffResource('departamentos', {
  see,
  edit,
  key,
  row: StaffDepartment,
  create: DepartmentDraft,
  change: DepartmentChange,
  removes: true,
  docs: ['Gestión: catálogo', 'StaffDepartment', 'StaffDepartments', 'el departamento', 'los departamentos'],
})
export const staffFamilies = staffResource('familias', {
  see,
  edit,
  key,
  row: StaffFamily,
  filters: { Departamento: Type.Optional(Id) },
  create: FamilyDraft,
  change: FamilyChange,
  removes: true,
  docs: ['Gestión: catálogo', 'StaffFamily', 'StaffFamilies', 'la familia', 'las familias'],
})
export const staffBrands = staffResource('marcas', {
  see,
  edit,
  key,
  row: StaffBrand,
  filters: { SinArticulos: Type.Optional(Type.Boolean()) },
  create: BrandDraft,
  change: BrandDraft,
  removes: true,
  docs: ['Gestión: catálogo', 'StaffBrand', 'StaffBrands', 'la marca', 'las marcas'],
})
/**
 * Merges one brand into another, which is returned: articles and promotions move over, and imports still recognise the
 * old name.
 */
export const mergeBrand = staffCall('POST', '/gestion/marcas/:Codigo/unir', edit, {
  params: Closed(key),
  body: BrandMerge,
  answer: StaffBrand,
  docs: ['Gestión: catálogo', 'mergeBrand', 'Unir marcas', 'Una marca pasa a ser parte de otra, que es la respuesta.'],
})

/** The chain's own words for the search: a line is one record. */
export const staffSearchWords = staffResource('palabras', {
  see,
  edit,
  row: SearchWord,
  create: SearchWordDraft,
  change: SearchWordDraft,
  removes: true,
  docs: ['Gestión: catálogo', 'SearchWord', 'SearchWords', 'el renglón propio de la búsqueda', 'los renglones propios de la búsqueda'],
})

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
  docs: ['Gestión: catálogo', 'StaffOffer', 'StaffOffers', 'la oferta', 'las ofertas'],
})
/** Warnings about an offer before it is saved. */
export const reviewOffer = staffCall('POST', '/gestion/ofertas/revisar', see, {
  body: OfferDraft,
  answer: OfferReview,
  byBranch: true,
  docs: ['Gestión: catálogo', 'reviewOffer', 'Revisar una oferta', 'Qué hay para observar de una oferta antes de guardarla.', ['no-existe']],
})

export const readLeaflet = staffCall('POST', '/gestion/ofertas/folleto/leer', 'precios.editar', {
  body: LeafletDraft,
  answer: Leaflet,
  bodyMaxBytes: 4 * LEAFLET_MAX_CHARACTERS,
  byBranch: true,
  docs: ['Gestión: catálogo', 'readLeaflet', 'Leer un folleto', 'Qué ofertas haría una tabla pegada de códigos, precios y días; todavía no hace ninguna.'],
})
/** All lines become offers, or none does. */
export const applyLeaflet = staffCall('POST', '/gestion/ofertas/folleto', 'precios.editar', {
  body: LeafletDraft,
  answer: Closed({ Ofertas: Type.Array(Id) }),
  bodyMaxBytes: 4 * LEAFLET_MAX_CHARACTERS,
  byBranch: true,
  docs: ['Gestión: catálogo', 'applyLeaflet', 'Crear las ofertas de un folleto', 'Crea una oferta por renglón, todas o ninguna.'],
})
export const undoLeaflet = staffCall('POST', '/gestion/ofertas/folleto/deshacer', 'precios.editar', {
  body: Closed({ Ofertas: OfferIds }),
  answer: Closed({ Quitadas: Type.Integer() }),
  byBranch: true,
  docs: ['Gestión: catálogo', 'undoLeaflet', 'Deshacer un folleto', 'Quita las ofertas que un folleto creó, las que todavía están.'],
})

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
  docs: ['Gestión: catálogo', 'StaffPrice', 'StaffPrices', 'el precio que tuvo un artículo', 'los precios que tuvieron los artículos'],
})
export const previewPrices = staffCall('POST', '/gestion/precios/ver-cambio', 'precios.editar', {
  body: PriceChange,
  answer: PricePreview,
  bodyMaxBytes,
  docs: ['Gestión: catálogo', 'previewPrices', 'Ver un cambio de precios', 'Qué haría un cambio de precios; todavía no cambia nada.'],
})
export const applyPrices = staffCall('POST', '/gestion/precios/cambiar', 'precios.editar', {
  body: PriceApplication,
  answer: PricesChanged,
  bodyMaxBytes,
  docs: ['Gestión: catálogo', 'applyPrices', 'Cambiar precios', 'Aplica lo que mostró la vista previa, y nada más.'],
})
export const listPriceChanges = staffCall('GET', '/gestion/precios/cambios', see, {
  answer: Type.Array(PriceChangeDone),
  docs: ['Gestión: catálogo', 'listPriceChanges', 'Cambios de precios por deshacer', 'Los últimos cambios de precios de muchos artículos, y si todavía se pueden deshacer.'],
})
/** Restores the prices from before a bulk change, unless they have changed since. */
export const undoPrices = staffCall('POST', '/gestion/precios/cambios/:Id/deshacer', 'precios.editar', {
  params: Closed({ Id }),
  answer: PricesUndone,
  docs: ['Gestión: catálogo', 'undoPrices', 'Deshacer un cambio de precios', 'Deja como estaban los precios de un cambio, los que nadie cambió después.'],
})

export const staffPriceLists = staffResource('listas', {
  see,
  edit: 'precios.editar',
  row: PriceList,
  create: PriceListDraft,
  change: PriceListChange,
  removes: true,
  byBranch: true,
  docs: ['Gestión: catálogo', 'PriceList', 'PriceLists', 'la lista de precios', 'las listas de precios'],
})
/** A list's prices, all articles; with `SoloDistintos` those that differ from the base price. */
export const listListPrices = staffCall('GET', '/gestion/listas/:Id/precios', see, {
  params: Closed({ Id }),
  query: Closed({ ...ListPriceFilters, ...ListWindow }),
  answer: Type.Array(ListPrice),
  docs: ['Gestión: catálogo', 'listListPrices', 'Precios de una lista', 'Cada artículo con su precio base y el de la lista; con SoloDistintos, los que tienen precio propio.'],
})
/** Sets an article's price in a list, or lets it follow the base price again. */
export const changeListPrice = staffCall('PUT', '/gestion/listas/:Id/precios/:Codigo', 'precios.editar', {
  params: Closed({ Id, Codigo: ArticleCode }),
  body: ListPriceChange,
  answer: ListPrice,
  byBranch: true,
  docs: ['Gestión: catálogo', 'changeListPrice', 'Cambiar un precio de una lista', 'Pone el precio de un artículo en una lista; con Precio null vuelve al precio base.'],
})
/** Articles whose price differs between two lists, those that differ most first. */
export const compareLists = staffCall('GET', '/gestion/listas/diferencias', see, {
  query: Closed({ ...ListComparison, ...ListWindow }),
  answer: Type.Array(ListDifference),
  docs: ['Gestión: catálogo', 'compareLists', 'Comparar dos listas', 'Los artículos en venta cuyo precio difiere entre dos listas, primero los que más; sin Una u Otra, el precio base.', ['no-existe']],
})
export const exportListDifferences = staffCall('GET', '/gestion/listas/diferencias/exportar', see, {
  query: Closed(ListComparison),
  file: 'text/csv',
  docs: ['Gestión: catálogo', 'exportListDifferences', 'Exportar las diferencias', 'Lo mismo como archivo CSV; queda en el registro de cambios.', ['no-existe']],
})

// The picture is uploaded first; its record is then saved with the returned `Imagen` (backoffice §4).

const shape = { query: UploadedFile, upload: { maxBytes: PICTURE_MAX_BYTES }, answer: StoredPicture } as const

export const uploadArticlePicture = staffCall('POST', '/gestion/imagenes/articulos', 'catalogo.editar', { ...shape, docs: ['Gestión: catálogo', 'uploadArticlePicture', 'Subir la imagen de un artículo', PICTURE, FILES] })
export const uploadPromotionPicture = staffCall('POST', '/gestion/imagenes/promociones', 'promociones.editar', { ...shape, docs: ['Gestión: catálogo', 'uploadPromotionPicture', 'Subir la imagen de una promoción', PICTURE, FILES] })
export const uploadBannerPicture = staffCall('POST', '/gestion/imagenes/banners', 'vidriera.editar', { ...shape, docs: ['Gestión: catálogo', 'uploadBannerPicture', 'Subir la imagen de un banner', PICTURE, FILES] })
/** Pictures in texts, and the shop's logo. */
export const uploadShopPicture = staffCall('POST', '/gestion/imagenes/tienda', 'textos.editar', { ...shape, docs: ['Gestión: catálogo', 'uploadShopPicture', 'Subir una imagen de la tienda', PICTURE, FILES] })

import type { ToldSection } from './told-call.ts'

const SEARCH = ['busqueda-corta'] as const
/** Refusals of calls that answer for a branch and a zone. */
const DELIVERY = ['sucursal-cerrada', 'fuera-de-zona'] as const
const LIST =
  'Se ordena con ?orden= (s, pb, pa, naz, nza) y se reduce con ?marcas=, ?familias=, ?oferta=1 y ?promocion=1. Con ?sucursal= responde con los precios y el surtido de esa sucursal.'
const PRICES = 'Sin sesión, los precios de lo que no está en oferta ni en promoción son null.'

/** Calls that anybody may use: the catalogue, delivery, the site. */
export const SHOP_SECTIONS: readonly ToldSection[] = [
  {
    tag: 'Catálogo',
    text: 'Artículos, categorías, marcas, promociones y ofertas. Lo que se ve depende de la sesión: un visitante recibe null donde hay que ingresar para ver el precio.',
    calls: {
      'GET /tarticulos/get/:Codigo': [
        'findArticle',
        'Un artículo',
        `El artículo de ese código, o null si no está a la venta. ${PRICES}`,
      ],
      'GET /tarticulos/searchcodigo/:Codigo/:from/:count': [
        'listByCode',
        'Artículos por código o EAN',
        `Los artículos cuyo código o código de barras es ese. ${LIST}`,
      ],
      'GET /tarticulos/getall/:from/:count': [
        'listArticles',
        'Todos los artículos',
        `Una parte del catálogo: desde el lugar from, count artículos (0: todos). ${LIST}`,
      ],
      'GET /tarticulos/departamento/:Id/:from/:count': [
        'listByDepartment',
        'Artículos de un departamento',
        `Los artículos de las familias de un departamento. ${LIST}`,
      ],
      'GET /tarticulos/familia/:Id/:from/:count': [
        'listByFamily',
        'Artículos de una familia',
        `Los artículos de una familia. ${LIST}`,
      ],
      'GET /tarticulos/marca/:Id/:from/:count': [
        'listByBrand',
        'Artículos de una marca',
        `Los artículos de la marca con ese código. ${LIST}`,
      ],
      'GET /tarticulos/search/:Texto/:from/:count': [
        'searchByText',
        'Buscar artículos',
        `Busca un texto de al menos tres letras; perdona acentos, plurales y errores de tipeo, y pone primero el código o EAN exacto. Si entendió otra palabra que la escrita, X-Searched-For dice cuál (UTF-8, codificada con %). Si se pide “sin” algo y ningún producto lo informa, X-Undeclared dice qué. Si lo pedido no se vende y siguen otros productos, X-Not-Sold dice qué. ${LIST}`,
        SEARCH,
      ],
      'GET /tarticulos/search2/:Texto/:from/:count': [
        'searchByBrand',
        'Buscar por marca',
        `Los artículos de las marcas cuyo nombre empieza con el texto. ${LIST}`,
        SEARCH,
      ],
      'GET /tarticulos/sugerir/:Texto': [
        'suggest',
        'Sugerencias',
        'Hasta ocho artículos, marcas y familias mientras se escribe.',
        SEARCH,
      ],
      'POST /tarticulos/lista': [
        'matchList',
        'Entender una lista de compras',
        'Recibe una lista como se la escribe, un producto por renglón, y propone para cada renglón un artículo, su cantidad, su precio estimado y alternativas. Un renglón que nombra dos productos (leche y pan) viene en dos. Entre artículos parecidos gana el que el cliente ya compró. Con Confianza menor a 0,6 conviene revisarlo antes de agregarlo.',
        ['lista-vacia', 'lista-larga'],
      ],
      'POST /tarticulos/comparar': [
        'compareBranches',
        'Comparar un carrito entre sucursales',
        `Qué cambia en cada renglón al pasar de la sucursal Desde a Sucursal: precio por unidad o kilo antes y ahora, si no se vende o no hay hoy, y con qué reemplazarlo. Los renglones iguales no vienen; cada reemplazo viene una sola vez. ${PRICES}`,
        ['sucursal-cerrada'],
      ],
      'GET /tdepartamentos/getactivos/:from/:count': [
        'listDepartments',
        'Departamentos',
        'Los departamentos con sus familias, en el orden de la tienda.',
      ],
      'GET /tmarcas/getall/:from/:count': ['listBrands', 'Marcas', 'Las marcas de los artículos a la venta.'],
      'GET /tpromociones/getpromociones/:Fecha': [
        'listPromotions',
        'Promociones de un día',
        'Las promociones que corren ese día; HOY es el día de la tienda.',
      ],
      'GET /tpromociones/articulos/:Id': [
        'listPromotionArticles',
        'Artículos de una promoción',
        `Todos los artículos de una promoción. ${LIST}`,
      ],
      'GET /tpromociones/articulospag/:Id/:page/:size': [
        'pagePromotionArticles',
        'Artículos de una promoción, por páginas',
        `Los mismos, de a size por página; la primera página es 0. ${LIST}`,
      ],
      'GET /tofertas/getofertas/:Fecha': [
        'listOffers',
        'Ofertas de un día',
        'Los artículos en oferta ese día, enteros, con su precio de oferta; HOY es el día de la tienda.',
      ],
      'GET /tarticulos/filtros/getall': [
        'filtersOfAll',
        'Filtros de todo el catálogo',
        'Por qué marcas y familias se puede reducir la lista, con cuántos artículos tiene cada una.',
      ],
      'GET /tarticulos/filtros/departamento/:Id': [
        'filtersOfDepartment',
        'Filtros de un departamento',
        'Por qué marcas y familias se puede reducir la lista de un departamento, con sus cantidades.',
      ],
      'GET /tarticulos/filtros/familia/:Id': [
        'filtersOfFamily',
        'Filtros de una familia',
        'Por qué marcas se puede reducir la lista de una familia, con sus cantidades.',
      ],
      'GET /tarticulos/filtros/search/:Texto': [
        'filtersOfText',
        'Filtros de una búsqueda',
        'Por qué marcas y familias se puede reducir lo que encontró una búsqueda, con sus cantidades.',
        SEARCH,
      ],
      'GET /tarticulos/filtros/search2/:Texto': [
        'filtersOfBrand',
        'Filtros de una búsqueda por marca',
        'Por qué marcas y familias se puede reducir lo que encontró una búsqueda por marca.',
        SEARCH,
      ],
    },
  },
  {
    tag: 'Entrega y pago',
    text: 'Días, horarios y costos de entrega, y formas de pago.',
    calls: {
      'GET /dias/getdiasreparto/:count/:Fecha': [
        'listDeliveryDays',
        'Próximos días de entrega',
        'Los próximos días de entrega desde la fecha que todavía tienen lugar, con sus horarios y los lugares que quedan en cada uno.',
        DELIVERY,
      ],
      'GET /dias/getdia/:Id': [
        'findDeliveryDay',
        'Un día de entrega',
        'El día con ese Id (aaaammdd), con sus horarios y lugares.',
        ['no-existe', ...DELIVERY],
      ],
      'GET /entrega/grilla': [
        'findDeliveryGrid',
        'Grilla de horarios',
        'Los próximos siete días de entrega con todos sus horarios: libre, completo o cerrado (ya empezó o el día no toma más pedidos). Quedan se dice solo cuando son pocos.',
        DELIVERY,
      ],
      'GET /horariosentrega/getall/:from/:count': [
        'listSlots',
        'Horarios de entrega',
        'Los horarios de cualquier día. En un pedido se escriben "09:00 a 12:00".',
        DELIVERY,
      ],
      'GET /pedidoscostos/getall/:from/:count': [
        'listCosts',
        'Costos',
        'Monto1 es el costo del envío a domicilio; Monto2, el mínimo de compra. Desde GratisDesde no se cobra el envío.',
        DELIVERY,
      ],
      'GET /entrega/lugar': [
        'lookUpPlace',
        'Quién llega a un lugar',
        'Las sucursales que entregan en una localidad, un código postal o una posición, con su zona, la mejor primero; sin zona, la sucursal entrega en todas partes. Retiros son las sucursales donde se puede retirar.',
      ],
      'GET /entrega/localidades/:Texto': [
        'suggestLocalities',
        'Localidades que empiezan así',
        'Hasta diez localidades y códigos postales de las zonas y sucursales.',
      ],
      'POST /entrega/avisame': [
        'requestCoverage',
        'Avisame cuando lleguen',
        'Guarda el email de quien vive donde ninguna zona llega; pedido otra vez, no cambia nada.',
        ['aviso-sin-lugar', 'contacto-email'],
      ],
      'GET /tipospagos/getallactivos/:from/:count': [
        'listPaymentTypes',
        'Formas de pago',
        'Las formas de pago activas, en el orden de la tienda.',
      ],
    },
  },
  {
    tag: 'Sitio',
    text: 'Datos y textos del sitio, banners y formularios.',
    calls: {
      'GET /parametros/get': [
        'readParameters',
        'Parámetros del sitio',
        'Nombre, datos legales, sucursales y textos de la tienda; ImagenesUrl es la dirección a la que se agrega cada Imagen.',
      ],
      'GET /TBannersFront/getall/:from/:count': [
        'listFrontBanners',
        'Banners del inicio',
        'Los banners que se muestran hoy en el inicio.',
      ],
      'GET /TBannersUser/getall/:from/:count': [
        'listUserBanners',
        'Banners de usuarios',
        'Los banners y avisos emergentes que se muestran hoy.',
      ],
      'POST /clientessupercard/save': [
        'saveCardRequest',
        'Pedir la tarjeta',
        'Guarda un pedido de la tarjeta de la tienda y avisa por mail a la tienda y a quien la pide.',
        ['tarjeta-campos'],
      ],
      'POST /contactos/save': [
        'saveContact',
        'Enviar un mensaje',
        'Guarda un mensaje para la tienda y avisa por mail.',
        ['contacto-campos', 'contacto-email'],
      ],
      'POST /arrepentimientos/save': [
        'saveWithdrawal',
        'Arrepentirse de una compra',
        'El botón de arrepentimiento: guarda el pedido y da su código; el mismo pedido con el mismo mail recibe el mismo código.',
        ['arrepentimiento-campos', 'contacto-email'],
      ],
      'GET /provincia/getall/:from/:count': ['listProvinces', 'Provincias', 'Las provincias, por su nombre.'],
      'POST /provincia/save': [
        'saveProvince',
        'Guardar una provincia',
        'Crea una provincia, o con su Id la cambia.',
        ['no-existe', 'provincia-repetida'],
      ],
    },
  },
]

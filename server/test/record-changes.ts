import { staffBranches } from '@gondola/contract/branches'
import {
  saveCardRequest,
  saveContact,
  saveWithdrawal,
  staffFrontBanners,
  staffMessages,
  staffParameters,
  staffShopBrand,
  staffTexts,
  staffUserBanners,
} from '@gondola/contract/site'
import { staffAccounts, staffRoles } from '@gondola/contract/staff'
import {
  staffArticles,
  staffBrands,
  staffDepartments,
  staffFamilies,
  staffOffers,
  staffPriceLists,
  staffSearchWords,
} from '@gondola/contract/catalogue-admin'
import { staffClients } from '@gondola/contract/clients'
import {
  staffBranchHolidays,
  staffBranchRules,
  staffDeliveryRules,
  staffHolidays,
  staffPaymentTypes,
  staffSlots,
  staffZones,
} from '@gondola/contract/delivery'
import { staffImportProfiles } from '@gondola/contract/imports'
import {
  staffCardRequests,
  staffContacts,
  staffWithdrawals,
  staffMailTemplates,
} from '@gondola/contract/inboxes'
import { staffWebhooks } from '@gondola/contract/integrations'
import { staffPromotions } from '@gondola/contract/promotions'
import type { TestClient } from '../../lab/harness/test-client.ts'
import { addStaffAccount } from '../../lab/harness/staff-client.ts'
import type { TestShop } from '../../lab/shop/test-shop.ts'

type Key = string | number

/** A kind of record in the back office, and what two members of staff change in one. */
export interface ChangedKind {
  resource: { name: string }
  /** The key of a record to change. */
  key(shop: TestShop, staff: TestClient): Key | Promise<Key>
  /** A field, its new value, and another person's value. */
  one: readonly [field: string, value: unknown, other: unknown]
  /** Another field; null if there is only one. */
  two: readonly [field: string, value: unknown] | null
}

/** The key of the first record of a back office list, or of a created one. */
const firstOf = (name: string, field: string) => async (_shop: TestShop, staff: TestClient) => {
  const { json } = await staff.request<Record<string, Key>[]>('GET', `/api/gestion/${name}`)
  return json[0]![field]!
}
const madeOf = (name: string, body: object, field: string) => async (_shop: TestShop, staff: TestClient) => {
  const { json, text } = await staff.request<Record<string, Key>>('POST', `/api/gestion/${name}`, body)
  if (json[field] === undefined) throw new Error(text)
  return json[field]
}

const days = { FechaDesde: '2026-11-01', FechaHasta: '2027-11-30' }
const written = { Nombre: 'Eva', Email: 'eva@example.com', Telefono: '2494551234' }
const zone = {
  Nombre: 'Centro',
  Lugares: [{ Localidad: 'Tandil', CodigoPostal: '' }],
  Poligono: [
    [-37, -60],
    [-37, -59],
    [-38, -59],
  ],
  Costo: null,
  Minimo: null,
  GratisDesde: null,
  DiasSemana: null,
  CorteDias: null,
  CorteHora: null,
  Activa: true,
  Orden: 1,
}
const banner = { Url: '', Descrip: 'front', Texto: 'Oferta', Estado: 0, Orden: 3, FechaDesde: null }
const bannerOf = (name: string) => async (shop: TestShop, staff: TestClient) => {
  const { Imagen } = await shop.db.selectFrom('banners_front').select('Imagen').executeTakeFirstOrThrow()
  return madeOf(name, { ...banner, Imagen, FechaHasta: null }, 'Id')(shop, staff)
}

const NO_PLACE = { Desde: null, Largo: null }

/** Every kind of record with a form; the test fails if one is missing. */
export const CHANGED_KINDS: readonly ChangedKind[] = [
  {
    resource: staffArticles,
    key: firstOf('articulos', 'Codigo'),
    one: ['Descripcion', 'Un nombre', 'Otro nombre'],
    two: ['Orden', 77],
  },
  {
    resource: staffPriceLists,
    key: madeOf('listas', { Nombre: 'Norte' }, 'Id'),
    one: ['Nombre', 'Una lista', 'Otra lista'],
    two: null,
  },
  ...[staffDepartments, staffFamilies].map((resource): ChangedKind => ({
    resource,
    key: firstOf(resource.name, 'Codigo'),
    one: ['Descripcion', 'Uno', 'Otro'],
    two: ['Orden', 77],
  })),
  {
    resource: staffBrands,
    key: firstOf('marcas', 'Codigo'),
    one: ['Descripcion', 'Una marca', 'Otra marca'],
    two: null,
  },
  {
    resource: staffSearchWords,
    key: madeOf('palabras', { Renglon: 'birra > cerveza' }, 'Id'),
    one: ['Renglon', 'birra > cerveza rubia', 'birra > cerveza negra'],
    two: null,
  },
  {
    resource: staffOffers,
    async key(shop, staff) {
      const Codigo = await firstOf('articulos', 'Codigo')(shop, staff)
      await shop.db.deleteFrom('offers').where('article_code', '=', String(Codigo)).execute()
      const body = { Articulo: { Codigo }, Preciooferta: 10, ...days, Confirmado: true }
      return madeOf('ofertas', body, 'Id')(shop, staff)
    },
    one: ['FechaHasta', '2027-10-01', '2027-10-02'],
    two: ['FechaDesde', '2026-11-02'],
  },
  {
    resource: staffPromotions,
    key: firstOf('promociones', 'Promocion'),
    one: ['Descrip', 'Una promo', 'Otra promo'],
    two: ['Orden', 77],
  },
  ...[staffFrontBanners, staffUserBanners].map((resource): ChangedKind => ({
    resource,
    key: bannerOf(resource.name),
    one: ['Texto', 'Uno', 'Otro'],
    two: ['Orden', 77],
  })),
  {
    resource: staffParameters,
    key: () => 1,
    one: ['Telefono', '249 111', '249 222'],
    two: ['ToleranciaPeso', 15],
  },
  { resource: staffShopBrand, key: () => 1, one: ['Lema', 'uno', 'otro'], two: ['Tarjeta', 'Sur'] },
  {
    resource: staffTexts,
    key: () => 2,
    one: ['Titulo', 'Uno', 'Otro'],
    two: ['Texto', '<p>Hola</p>'],
  },
  { resource: staffMessages, key: firstOf('mensajes', 'Clave'), one: ['Propio', 'Uno', 'Otro'], two: null },
  {
    resource: staffBranches,
    key: madeOf('sucursales', { Nombre: 'Centro', Direccion: 'Alem 1', Telefono: '', Orden: 1 }, 'Id'),
    one: ['Nombre', 'Una', 'Otra'],
    two: ['Telefono', '249 333'],
  },
  {
    resource: staffPaymentTypes,
    // cash: one paid online needs its provider's account
    key: () => 4,
    one: ['Descrip', 'Uno', 'Otro'],
    two: ['Orden', 77],
  },
  {
    resource: staffDeliveryRules,
    key: () => 1,
    one: ['Monto1', 4559.99, 5000],
    two: ['CorteDias', 2],
  },
  {
    resource: staffSlots,
    key: firstOf('horarios', 'Id'),
    one: ['Cupo', 21, 22],
    two: ['Orden', 77],
  },
  {
    resource: staffZones,
    key: async (shop, staff) => {
      const Sucursal = await firstOf('sucursales', 'Id')(shop, staff)
      return madeOf('zonas', { ...zone, Sucursal }, 'Id')(shop, staff)
    },
    one: ['Poligono', null, [...zone.Poligono, [-38, -60]]],
    two: ['Costo', 77],
  },
  {
    resource: staffHolidays,
    key: madeOf('feriados', { Fecha: '2027-05-01', Descrip: 'Día' }, 'Fecha'),
    one: ['Descrip', 'Uno', 'Otro'],
    two: null,
  },
  {
    resource: staffBranchRules,
    key: firstOf('sucursales', 'Id'),
    // other values than the shop's rules have by then
    one: ['Monto1', 3100, 3200],
    two: ['CorteDias', 2],
  },
  {
    resource: staffBranchHolidays,
    key: async (shop, staff) => {
      const Sucursal = await firstOf('sucursales', 'Id')(shop, staff)
      return madeOf(
        'feriados-sucursal',
        { Sucursal, Fecha: '2027-05-01', Descrip: 'Día' },
        'Codigo',
      )(shop, staff)
    },
    one: ['Descrip', 'Uno', 'Otro'],
    two: null,
  },
  {
    resource: staffClients,
    key: firstOf('clientes', 'Id'),
    one: ['Nombre', 'Una Persona', 'Otra Persona'],
    two: ['Telefono', '2494559999'],
  },
  {
    resource: staffAccounts,
    key: (shop) => addStaffAccount(shop, 'pedidos', 'berta'),
    one: ['Nombre', 'Una', 'Otra'],
    two: ['Rol', 'atencion'],
  },
  { resource: staffRoles, key: () => 'catalogo', one: ['SegundoFactor', true, false], two: null },
  {
    resource: staffContacts,
    async key(shop) {
      const body = { ...written, Apellido: 'Paz', Mensaje: 'Hola', Motivo: 'Consulta', Comentario: 'Hola' }
      return (await shop.visitor().call(saveContact, { body })).json.Id
    },
    one: ['EstadoGestion', 'en-curso', 'resuelta'],
    two: null,
  },
  {
    resource: staffCardRequests,
    async key(shop) {
      const body = { ...written, Apellido: 'Paz', Direccion: 'Alem 1', Nrodoc: '1', Tipodoc: { Codigo: 1 } }
      return (await shop.visitor().call(saveCardRequest, { body })).json.Id
    },
    one: ['EstadoGestion', 'en-curso', 'resuelta'],
    two: null,
  },
  {
    resource: staffWithdrawals,
    async key(shop) {
      const body = { ...written, Pedido: '11', Motivo: 'No me sirve' }
      return (await shop.visitor().call(saveWithdrawal, { body })).json.Codigo
    },
    one: ['EstadoGestion', 'en-curso', 'resuelta'],
    two: null,
  },
  {
    resource: staffMailTemplates,
    key: firstOf('plantillas', 'Nombre'),
    one: ['Asunto', 'Uno', 'Otro'],
    two: ['Nota', 'Una nota'],
  },
  {
    resource: staffWebhooks,
    key: madeOf(
      'webhooks',
      { Nombre: 'ERP', Url: 'https://erp.example.com/x', Eventos: ['pedido.generado'], Activo: false },
      'Id',
    ),
    one: ['Nombre', 'Uno', 'Otro'],
    two: ['Url', 'https://erp.example.com/y'],
  },
  {
    resource: staffImportProfiles,
    key: madeOf(
      'perfiles-de-importacion',
      {
        Nombre: 'propia',
        Formato: 'encabezado',
        Codificacion: null,
        Separador: null,
        Decimal: null,
        DecimalesImplicitos: 0,
        Columnas: ['codigo', 'descripcion', 'precio'].map((Campo) => ({ Campo, Nombre: Campo, ...NO_PLACE })),
      },
      'Nombre',
    ),
    one: ['Separador', ';', '|'],
    two: ['Decimal', ','],
  },
]

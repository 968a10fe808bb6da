import { toldResource, type ToldCall, type ToldResource } from './told-call.ts'

/** The kinds of records of the back office, by their path and key. */
const RECORDS: Readonly<Record<string, readonly [keyField: string, told: ToldResource]>> = {
  equipo: ['Id', ['StaffAccount', 'StaffAccounts', 'la cuenta del personal', 'las cuentas del personal']],
  auditoria: ['Id', ['AuditEntry', 'AuditEntries', 'el cambio registrado', 'los cambios registrados']],
  articulos: ['Codigo', ['StaffArticle', 'StaffArticles', 'el artículo', 'los artículos']],
  departamentos: ['Codigo', ['StaffDepartment', 'StaffDepartments', 'el departamento', 'los departamentos']],
  familias: ['Codigo', ['StaffFamily', 'StaffFamilies', 'la familia', 'las familias']],
  palabras: [
    'Id',
    ['SearchWord', 'SearchWords', 'el renglón propio de la búsqueda', 'los renglones propios de la búsqueda'],
  ],
  marcas: ['Codigo', ['StaffBrand', 'StaffBrands', 'la marca', 'las marcas']],
  existencias: [
    'Codigo',
    ['StaffStock', 'StaffStocks', 'la existencia de un artículo', 'las existencias de una sucursal'],
  ],
  ofertas: ['Id', ['StaffOffer', 'StaffOffers', 'la oferta', 'las ofertas']],
  precios: [
    'Id',
    ['StaffPrice', 'StaffPrices', 'el precio que tuvo un artículo', 'los precios que tuvieron los artículos'],
  ],
  listas: ['Id', ['PriceList', 'PriceLists', 'la lista de precios', 'las listas de precios']],
  clientes: ['Id', ['StaffClient', 'StaffClients', 'el cliente', 'los clientes']],
  puntos: ['Id', ['PointsEntry', 'PointsEntries', 'el movimiento de puntos', 'los movimientos de puntos']],
  'tipos-pago': ['Id', ['StaffPaymentType', 'StaffPaymentTypes', 'la forma de pago', 'las formas de pago']],
  'cuenta-transferencias': [
    'Id',
    [
      'TransferAccount',
      'TransferAccounts',
      'la cuenta que recibe transferencias',
      'las cuentas que reciben transferencias (una sola, la 1)',
    ],
  ],
  diferencias: [
    'Id',
    [
      'PaymentDifference',
      'PaymentDifferences',
      'la diferencia con el proveedor de pagos',
      'las diferencias con los proveedores de pagos',
    ],
  ],
  'movimientos-banco': [
    'Id',
    ['BankMovement', 'BankMovements', 'el movimiento del banco', 'los movimientos del banco'],
  ],
  transferencias: ['Id', ['Transfer', 'Transfers', 'la transferencia', 'las transferencias']],
  'devoluciones-transferencia': [
    'Id',
    [
      'TransferReturn',
      'TransferReturns',
      'la devolución por transferencia',
      'las devoluciones por transferencia',
    ],
  ],
  entrega: [
    'Id',
    [
      'DeliveryRules',
      'DeliveryRulesList',
      'la configuración de la entrega',
      'las configuraciones de la entrega (una sola, la 1)',
    ],
  ],
  horarios: ['Id', ['StaffSlot', 'StaffSlots', 'el horario de entrega', 'los horarios de entrega']],
  feriados: ['Fecha', ['Holiday', 'Holidays', 'el día sin entrega', 'los días sin entrega']],
  'entrega-sucursal': [
    'Id',
    ['BranchRules', 'BranchRulesList', 'la entrega de una sucursal', 'la entrega de cada sucursal'],
  ],
  'feriados-sucursal': [
    'Codigo',
    [
      'BranchHoliday',
      'BranchHolidays',
      'el día sin entrega de la sucursal',
      'los días sin entrega de las sucursales',
    ],
  ],
  'perfiles-de-importacion': [
    'Nombre',
    ['ImportProfile', 'ImportProfiles', 'el perfil de importación', 'los perfiles de importación'],
  ],
  importaciones: ['Id', ['Import', 'Imports', 'la importación', 'las importaciones']],
  contactos: ['Id', ['StaffContact', 'StaffContacts', 'el mensaje de contacto', 'los mensajes de contacto']],
  tarjetas: [
    'Id',
    ['StaffCardRequest', 'StaffCardRequests', 'el pedido de tarjeta', 'los pedidos de tarjeta'],
  ],
  arrepentimientos: [
    'Codigo',
    ['StaffWithdrawal', 'StaffWithdrawals', 'el arrepentimiento', 'los arrepentimientos'],
  ],
  webhooks: ['Id', ['Webhook', 'Webhooks', 'el webhook', 'los webhooks']],
  'entregas-webhook': [
    'Id',
    ['WebhookDelivery', 'WebhookDeliveries', 'la entrega a un webhook', 'las entregas a webhooks'],
  ],
  'claves-api': ['Id', ['ApiKey', 'ApiKeys', 'la clave de otro sistema', 'las claves de otros sistemas']],
  correos: ['Id', ['OutboxMail', 'OutboxMails', 'el correo', 'los correos']],
  plantillas: [
    'Nombre',
    ['MailTemplate', 'MailTemplates', 'la plantilla de correo', 'las plantillas de correo'],
  ],
  pedidos: ['Id', ['StaffOrder', 'StaffOrders', 'el pedido', 'los pedidos']],
  promociones: ['Promocion', ['StaffPromotion', 'StaffPromotions', 'la promoción', 'las promociones']],
  zonas: ['Id', ['StaffZone', 'StaffZones', 'la zona de entrega', 'las zonas de entrega']],
  demanda: [
    'Id',
    [
      'PlaceDemand',
      'PlaceDemands',
      'el lugar donde piden que llegue la tienda',
      'los lugares donde piden que llegue la tienda',
    ],
  ],
  'avisos-cobertura': [
    'Id',
    [
      'CoverageRequest',
      'CoverageRequests',
      'la persona que espera que la tienda llegue',
      'las personas que esperan que la tienda llegue',
    ],
  ],
  sucursales: ['Id', ['StaffBranch', 'StaffBranches', 'la sucursal', 'las sucursales']],
  'banners-inicio': [
    'Id',
    ['StaffFrontBanner', 'StaffFrontBanners', 'el banner del inicio', 'los banners del inicio'],
  ],
  'banners-usuario': [
    'Id',
    ['StaffUserBanner', 'StaffUserBanners', 'el banner de usuarios', 'los banners de usuarios'],
  ],
  parametros: [
    'Id',
    [
      'StaffParameters',
      'StaffParametersList',
      'el registro de parámetros',
      'los parámetros (un solo registro, el 1)',
    ],
  ],
  textos: ['Numero', ['StaffText', 'StaffTexts', 'el texto del sitio', 'los textos del sitio']],
}

/** The calls of the given records, five for each. */
export const recordCalls = (...names: readonly string[]): Record<string, ToldCall> =>
  Object.assign(
    {},
    ...names.map((name) => {
      const [keyField = 'Id', told] = RECORDS[name] ?? []
      return told === undefined ? {} : toldResource(name, keyField, told)
    }),
  ) as Record<string, ToldCall>

import type { ViolationCode } from '../base/index.ts'

/** The sections of the API's description in reading order, each with a sentence. */
export const API_SECTIONS = {
  Catálogo: 'Artículos, categorías, marcas, promociones y ofertas. Lo que se ve depende de la sesión: un visitante recibe null donde hay que ingresar para ver el precio.',
  'Entrega y pago': 'Días, horarios y costos de entrega, y formas de pago.',
  Sitio: 'Datos y textos del sitio, banners y formularios.',
  Clientes: 'Ingresar, registrarse, la cuenta y sus artículos.',
  Pedidos: 'El carrito guardado y los pedidos del cliente de la sesión.',
  'Otros sistemas': 'Lo que un ERP, una caja o un depósito pide con una clave (Authorization: Bearer).',
  'Gestión: acceso': 'Ingresar al panel, la cuenta propia, el equipo y el registro de cambios.',
  'Gestión: pedidos': 'La cola de pedidos, su preparación y despacho.',
  'Gestión: existencias': 'Qué hay de cada artículo en cada sucursal.',
  'Gestión: catálogo': 'Artículos, categorías, marcas, ofertas, precios, promociones e imágenes.',
  'Gestión: importaciones': 'Listas de precios: subir, comparar, aplicar y deshacer. El trabajo lo hace un proceso aparte; su avance se lee de la importación.',
  'Gestión: entrega': 'Días, horarios, lugares y formas de pago.',
  'Gestión: cobros': 'El dinero de un pedido y las cuentas con proveedores de pagos. Cada cambio responde el dinero del pedido como queda.',
  'Gestión: vidriera': 'Banners, parámetros, textos y sucursales.',
  'Gestión: clientes': 'Clientes, puntos y lo que escriben.',
  'Gestión: correo': 'Correos enviados y por enviar, y sus plantillas.',
  'Gestión: informes': 'Ventas, artículos, búsquedas sin resultado y carritos sin comprar.',
  'Gestión: integraciones': 'Webhooks, sus entregas y las claves de otros sistemas.',
  'Gestión: transferencias': 'La cuenta que recibe transferencias, las que se esperan y las que hay que devolver.',
  'Gestión: diferencias': 'Lo que los proveedores de pagos tienen y la tienda no, o de otra manera.',
} as const
export type ApiSection = keyof typeof API_SECTIONS

/** A code with which a call may refuse, besides those that follow from its authentication and input. */
type DocumentedCode =
  | ViolationCode
  | 'ajeno'
  | 'otra-sucursal'
  | 'no-existe'
  | 'precios'
  | 'horario'
  | 'estado'
  | 'clave-repetida'
  | 'en-preparacion'
  | 'pedido-cambiado'
  | 'concurrencia'
  | 'pago-caido'
  | 'archivos-caidos'
  | 'sesion'
  | 'xsrf'
  | 'cuenta-bloqueada'

/** A call in the API's description: its section, operation id, a short summary, a sentence, and its refusal codes. */
export type CallDocs = readonly [section: ApiSection, operationId: string, summary: string, text: string, codes?: readonly DocumentedCode[]]

/** The names that describe a resource's calls: `['Gestión: catálogo', 'StaffBrand', 'StaffBrands', 'la marca', 'las marcas']`. */
export type ResourceDocs = readonly [section: ApiSection, one: string, many: string, theOne: string, theMany: string]

/** One of a resource's calls, described by the resource's names (server/src/app/api-docs/call-docs.ts). */
export interface ResourceCallDocs {
  part: 'list' | 'read' | 'create' | 'change' | 'lastChange' | 'undo' | 'remove'
  resource: ResourceDocs
}

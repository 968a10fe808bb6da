// Permissions of another system's key (backoffice §10).

export const API_SCOPES = [
  /** Lists orders, as JSON or CSV. */
  'pedidos:leer',
  /** Marks an order as prepared, dispatched or cancelled. */
  'pedidos:estado',
  /** Sends stock numbers of the branches. */
  'existencias:escribir',
  /** Adds and changes articles, prices, offers; what articles cost with articles or prices. */
  'articulos:escribir',
  'precios:escribir',
  'ofertas:escribir',
  'costos:escribir',
  /** Sends what it invoiced of orders. */
  'comprobantes:escribir',
] as const
export type ApiScope = (typeof API_SCOPES)[number]

// Permissions of staff (backoffice §1): enforced by the server on every call, mirrored in the panel.

export const ROLES = ['administracion', 'catalogo', 'pedidos', 'atencion'] as const
export type Role = (typeof ROLES)[number]

export const PERMISSIONS = [
  /** The own account: granted to every role. */
  'cuenta.propia',
  'pedidos.ver',
  'pedidos.preparar',
  'pedidos.despachar',
  'pedidos.cancelar',
  /** Changes what is in an order, where and when it goes. */
  'pedidos.cambiar',
  /** Places orders for customers, and registers those who have no account. */
  'pedidos.tomar',
  'pedidos.exportar',
  /** What customers claim of what came, and giving money back for it, up to the limits of `pagos.devolver`. */
  'reclamos.ver',
  'reclamos.atender',
  'catalogo.ver',
  'catalogo.editar',
  'precios.editar',
  /** What articles cost the chain, and its margins. */
  'costos.ver',
  'importaciones.ver',
  'importaciones.hacer',
  'importaciones.deshacer',
  'promociones.ver',
  'promociones.editar',
  'vidriera.ver',
  'vidriera.editar',
  'textos.editar',
  'parametros.ver',
  'parametros.editar',
  'entrega.ver',
  'entrega.editar',
  'pagos.editar',
  /** Transfers, bank extracts and differences with the providers. */
  'pagos.conciliar',
  /** Notes, another look at the provider, the link once more. */
  'pagos.atender',
  /** Refunds up to the limit `TopeDevolucion` of an order … */
  'pagos.devolver',
  /** … and beyond it. */
  'pagos.devolver-sin-tope',
  /** Has an order prepared or dispatched although its money is not there. */
  'pagos.liberar',
  'clientes.ver',
  'clientes.editar',
  'puntos.ajustar',
  'consultas.ver',
  'consultas.responder',
  'correo.ver',
  'correo.reenviar',
  'plantillas.editar',
  'integraciones.ver',
  'integraciones.editar',
  'informes.ver',
  'equipo.ver',
  'equipo.editar',
  'auditoria.ver',
] as const
export type Permission = (typeof PERMISSIONS)[number]

export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  administracion: PERMISSIONS,
  catalogo: [
    'cuenta.propia',
    'catalogo.ver',
    'catalogo.editar',
    'precios.editar',
    'importaciones.ver',
    'importaciones.hacer',
    'importaciones.deshacer',
    'promociones.ver',
    'promociones.editar',
    'vidriera.ver',
    'vidriera.editar',
    'textos.editar',
    'parametros.ver',
    'entrega.ver',
    'informes.ver',
  ],
  pedidos: ['cuenta.propia', 'pedidos.ver', 'pedidos.preparar', 'pedidos.despachar', 'pedidos.cancelar', 'pedidos.cambiar', 'pedidos.exportar', 'reclamos.ver', 'pagos.atender', 'catalogo.ver', 'promociones.ver', 'parametros.ver', 'entrega.ver'],
  atencion: [
    'cuenta.propia',
    'pedidos.ver',
    'pedidos.cancelar',
    'pedidos.cambiar',
    'pedidos.tomar',
    'reclamos.ver',
    'reclamos.atender',
    'pagos.atender',
    'pagos.devolver',
    'catalogo.ver',
    'promociones.ver',
    'parametros.ver',
    'entrega.ver',
    'clientes.ver',
    'clientes.editar',
    'puntos.ajustar',
    'consultas.ver',
    'consultas.responder',
    'correo.ver',
    'correo.reenviar',
  ],
}

/** What every role may, and what only administration may: whoever makes accounts could give themselves everything. */
const NOT_GRANTABLE = ['cuenta.propia', 'equipo.editar'] as const

export type GrantablePermission = Exclude<Permission, (typeof NOT_GRANTABLE)[number]>
export const GRANTABLE_PERMISSIONS = PERMISSIONS.filter((permission): permission is GrantablePermission => !NOT_GRANTABLE.some((one) => one === permission))

/**
 * What the accounts of a role may do. `own` are those of a role that the chain made, null for the contract's; unknown roles
 * may nothing.
 */
export const permissionsOf = (role: string, own: readonly string[] | null): readonly Permission[] => {
  if (own !== null) return ['cuenta.propia', ...GRANTABLE_PERMISSIONS.filter((permission) => own.includes(permission))]
  return ROLES.flatMap((known) => (known === role ? ROLE_PERMISSIONS[known] : []))
}

/** Whether one of the contract's roles has a permission; unknown roles have none. */
export const isAllowed = (role: string, permission: Permission): boolean => permissionsOf(role, null).includes(permission)

/** Permissions to give away money, points, or the account that receives it. */
const MONEY_PERMISSIONS: readonly Permission[] = ['pagos.editar', 'pagos.conciliar', 'pagos.devolver', 'pagos.devolver-sin-tope', 'puntos.ajustar']

/** Whether a role requires a second factor until its record says otherwise: administration, and who moves money. */
export const requiresFactorAtFirst = (role: string): boolean => role === 'administracion' || MONEY_PERMISSIONS.some((permission) => isAllowed(role, permission))

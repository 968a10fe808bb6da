import type { Permission } from '@gondola/contract/calls'

/** What a role of the chain's own may be given, by area and in words. */
export const PERMISSION_AREAS: readonly (readonly [area: string, Partial<Record<Permission, string>>])[] = [
  [
    'Pedidos',
    {
      'pedidos.ver': 'Ver la cola y los pedidos',
      'pedidos.preparar': 'Preparar y anotar existencias',
      'pedidos.despachar': 'Despachar y entregar',
      'pedidos.cambiar': 'Cambiar artículos, día, dirección y pago',
      'pedidos.cancelar': 'Anular',
      'pedidos.tomar': 'Tomar pedidos por teléfono y registrar clientes',
      'pedidos.exportar': 'Exportar',
      'reclamos.ver': 'Ver los reclamos',
      'reclamos.atender': 'Responder reclamos, con «Devolver»',
    },
  ],
  [
    'Cobros',
    {
      'pagos.atender': 'Ver los cobros y atender los de un pedido',
      'pagos.devolver': 'Devolver hasta el tope de cada pedido',
      'pagos.devolver-sin-tope': 'Devolver sin ese tope',
      'pagos.liberar': 'Dejar preparar un pedido sin su plata',
      'pagos.conciliar': 'Conciliar transferencias y diferencias',
      'pagos.editar': 'Cambiar los medios de pago y la cuenta de la tienda',
    },
  ],
  [
    'Clientes',
    {
      'clientes.ver': 'Ver clientes',
      'clientes.editar': 'Cambiar datos de clientes',
      'puntos.ajustar': 'Ajustar puntos',
      'consultas.ver': 'Ver consultas',
      'consultas.responder': 'Responder consultas',
      'correo.ver': 'Ver los correos enviados',
      'correo.reenviar': 'Reenviar correos',
    },
  ],
  [
    'Catálogo y precios',
    {
      'catalogo.ver': 'Ver artículos y existencias',
      'catalogo.editar': 'Cambiar artículos',
      'precios.editar': 'Cambiar precios',
      'importaciones.ver': 'Ver importaciones',
      'importaciones.hacer': 'Importar listas',
      'importaciones.deshacer': 'Deshacer importaciones',
      'promociones.ver': 'Ver ofertas y promociones',
      'promociones.editar': 'Cambiar ofertas y promociones',
    },
  ],
  [
    'La tienda',
    {
      'vidriera.ver': 'Ver la vidriera',
      'vidriera.editar': 'Cambiar la vidriera',
      'textos.editar': 'Cambiar textos',
      'plantillas.editar': 'Cambiar los correos',
      'entrega.ver': 'Ver entrega, zonas y horarios',
      'entrega.editar': 'Cambiar la entrega',
      'parametros.ver': 'Ver parámetros',
      'parametros.editar': 'Cambiar parámetros',
    },
  ],
  [
    'Informes y sistema',
    {
      'informes.ver': 'Ver informes',
      'costos.ver': 'Ver costos y márgenes',
      'integraciones.ver': 'Ver integraciones',
      'integraciones.editar': 'Cambiar integraciones',
      'equipo.ver': 'Ver el equipo',
      'auditoria.ver': 'Ver los cambios de todos',
    },
  ],
]

export const OWN_ROLE_TEXTS = {
  own: 'Propio',
  fixed:
    'Este rol viene con la tienda: se puede decidir su segundo factor. Para otros permisos, creá un rol.',
  startFrom: 'Empezar con los permisos de',
} as const

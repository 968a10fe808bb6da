import { capital } from '../base/index.ts'

export const AUDIT_TEXTS = {
  one: 'Cambio',
  many: 'Registro de cambios',
  fields: {
    Id: 'N.º',
    Fechahora: 'Cuándo',
    Usuario: 'Quién',
    Entidad: 'Qué',
    Clave: 'Cuál',
    Accion: 'Acción',
    Antes: 'Antes',
    Despues: 'Después',
    FechaDesde: 'Desde',
    FechaHasta: 'Hasta',
  },
  /** Changes made automatically. */
  nobody: 'Automático',
  field: 'Dato',
  nothing: '—',
  changes: 'Cambios',
  noFields: 'Sin datos que comparar.',
} as const

export const ACTION_NAMES: Readonly<Record<string, string>> = {
  crear: 'Crear',
  editar: 'Editar',
  eliminar: 'Eliminar',
  unir: 'Unir con otra',
  'cambiar-precios': 'Cambiar precios',
  'deshacer-precios': 'Deshacer precios',
  preparar: 'Empezar a preparar',
  'preparar-linea': 'Preparar una línea',
  marcar: 'Marcar lo que hay',
  listo: 'Dejar listo',
  reabrir: 'Volver a preparar',
  devolver: 'Devolver a la cola',
  despachar: 'Despachar',
  entregar: 'Marcar entregado',
  cancelar: 'Cancelar',
  cobrar: 'Cobrar en la puerta',
  'corregir-cobro': 'Corregir un cobro',
  'devolver-pago': 'Devolver dinero',
  'entregar-devolucion': 'Entregar una devolución',
  liberar: 'Liberar sin pago',
  confirmar: 'Confirmar',
  resolver: 'Resolver',
  asignar: 'Asignar',
  ver: 'Ver los datos',
  'leer-muchos': 'Leer muchos datos de personas',
  bloquear: 'Bloquear',
  desbloquear: 'Desbloquear',
  'enviar-enlace': 'Enviar enlace de contraseña',
  ajustar: 'Ajustar puntos',
  responder: 'Responder',
  reenviar: 'Reenviar',
  abandonar: 'Dejar de enviar',
  subir: 'Subir el archivo',
  simular: 'Simular',
  decidir: 'Decidir por precio',
  aplicar: 'Aplicar',
  programar: 'Programar',
  descartar: 'Descartar',
  deshacer: 'Deshacer',
  repetir: 'Repetir el envío',
  revocar: 'Revocar',
  exportar: 'Exportar (CSV)',
  'horarios-propios': 'Usar horarios propios',
  'horarios-de-la-tienda': 'Usar los horarios de la tienda',
  'cambiar-secreto': 'Cambiar el secreto',
  'cambiar-contrasena': 'Cambiar la contraseña',
  'reiniciar-acceso': 'Reiniciar el acceso',
  'activar-segundo-factor': 'Activar el segundo factor',
  'quitar-segundo-factor': 'Quitar el segundo factor',
  'usar-codigo-de-recuperacion': 'Usar un código de recuperación',
}

/** Kinds of records without a list in the panel. */
export const ENTITY_NAMES: Readonly<Record<string, string>> = {
  pedidos: 'Pedido',
  cobros: 'Cuenta de cobros',
  dias: 'Cupo de un día',
  recorridos: 'Orden de góndolas de una sucursal',
  importaciones: 'Importación',
  'perfiles-de-importacion': 'Perfil de importación',
}

/** Fields that are not part of a list. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  Articulos: 'Artículos',
  Codigo: 'Código',
  Descripcion: 'Descripción',
  Direccion: 'Dirección',
  Telefono: 'Teléfono',
  Preparacion: 'Preparación',
  Terminacion: 'Terminación',
  Aplicacion: 'Aplicación',
  Asignada: 'A cargo de',
  EstadoGestion: 'Estado',
  LlaveCargada: 'Llave cargada',
  AvisosCargada: 'Clave de avisos cargada',
  LlavePublica: 'Llave pública',
  q: 'Búsqueda',
}

const named = (names: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined

/** The name of an action; without one its words: `reiniciar-acceso`. */
export const actionText = (Accion: string): string => named(ACTION_NAMES, Accion) ?? sentence(Accion)

/** The same for a kind of record without a name in the panel. */
export const otherEntityText = (Entidad: string): string => named(ENTITY_NAMES, Entidad) ?? sentence(Entidad)

/** The same for a field, which may have one of `own` names: `MotivoCancelacion` becomes 'Motivo cancelación'. */
export const otherFieldText = (field: string, own: Readonly<Record<string, string>> = {}): string =>
  named(own, field) ?? named(FIELD_NAMES, field) ?? sentence(field.replace(/(?<=[a-z])(?=[A-Z])/g, '-'))

/** Names on the wire have no accents. */
const ACCENTED = new Map(
  'área búsquedas día días máximo mínimo número razón teléfono último última'
    .split(' ')
    .map((word) => [word.normalize('NFD').replace(/\p{Mn}/gu, ''), word]),
)

function sentence(words: string): string {
  const text = words
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => ACCENTED.get(word) ?? word.replace(/cion$/, 'ción'))
  return capital(text)
}

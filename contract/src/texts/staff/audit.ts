// The log of what staff change.

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
  /** Changes that no person made. */
  nobody: 'Automático',
  field: 'Dato',
  nothing: '—',
  changes: 'Cambios',
  noFields: 'Sin datos que comparar.',
} as const

/** `reiniciar-acceso` as people read it: 'Reiniciar acceso'. */
export function actionText(Accion: string): string {
  const words = Accion.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

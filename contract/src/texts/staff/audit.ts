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
  noFields: 'Sin datos que comparar.',
} as const

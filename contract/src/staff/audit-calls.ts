import { Type } from 'typebox'
import { AuditEntry, Closed, IsoDate, PESOS_MAX } from '../base/index.ts'
import { staffCall, staffResource } from '../calls/index.ts'

const word = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }))

/** Changes made by staff; `q` searches the key, the user, and the values before and after. */
export const staffAudit = staffResource('auditoria', {
  see: 'auditoria.ver',
  row: AuditEntry,
  filters: { Entidad: word, Clave: word, Usuario: word, Accion: word, FechaDesde: Type.Optional(IsoDate), FechaHasta: Type.Optional(IsoDate) },
})

const FilterValue = Type.Union([Type.String({ maxLength: 100 }), Type.Number({ minimum: -PESOS_MAX, maximum: PESOS_MAX }), Type.Boolean()])

/**
 * Records in the audit log that rows of a list are exported (who, which, how many), before the panel writes the file.
 */
export const recordExport = staffCall('POST', '/gestion/exportaciones', 'cuenta.propia', {
  body: Closed({
    /** The name of the list's resource. */
    Entidad: Type.String({ pattern: '^[a-z][a-z-]{0,39}$' }),
    /** The list's filters as they were requested. */
    Filtro: Type.Record(Type.String({ pattern: '^[A-Za-z]{1,40}$' }), FilterValue, { additionalProperties: false, maxProperties: 20 }),
    Filas: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  }),
  limit: 'export',
})

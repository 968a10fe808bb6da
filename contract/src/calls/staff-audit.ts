import { Type } from 'typebox'
import { AuditEntry } from '../entities/audit-entry.ts'
import { Closed, IsoDate, PESOS_MAX } from '../entities/fields.ts'
import { staffCall } from './call.ts'
import { staffResource } from './staff-resource.ts'

const word = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }))

/** What staff changed; `q` searches the key, who, and the values before and after. */
export const staffAudit = staffResource('auditoria', {
  see: 'auditoria.ver',
  row: AuditEntry,
  filters: { Entidad: word, Clave: word, Usuario: word, Accion: word, FechaDesde: Type.Optional(IsoDate), FechaHasta: Type.Optional(IsoDate) },
})

const FilterValue = Type.Union([Type.String({ maxLength: 300 }), Type.Number({ minimum: -PESOS_MAX, maximum: PESOS_MAX }), Type.Boolean()])

/** Tells that rows of a list leave as a file, before the panel writes it: who, which, how many. */
export const recordExport = staffCall('POST', '/gestion/exportaciones', 'cuenta.propia', {
  body: Closed({
    /** The list's resource. */
    Entidad: Type.String({ pattern: '^[a-z][a-z-]{0,39}$' }),
    /** What the list was narrowed by, as it was asked. */
    Filtro: Type.Record(Type.String({ pattern: '^[A-Za-z]{1,40}$' }), FilterValue, { additionalProperties: false, maxProperties: 20 }),
    Filas: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  }),
})

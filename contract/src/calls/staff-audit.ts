import { Type } from 'typebox'
import { AuditEntry } from '../entities/audit-entry.ts'
import { IsoDate } from '../entities/fields.ts'
import { staffResource } from './staff-resource.ts'

const word = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }))

/** What staff changed; `q` searches the key, who, and the values before and after. */
export const staffAudit = staffResource('auditoria', {
  see: 'auditoria.ver',
  row: AuditEntry,
  filters: { Entidad: word, Clave: word, Usuario: word, Accion: word, FechaDesde: Type.Optional(IsoDate), FechaHasta: Type.Optional(IsoDate) },
})

import { Type, type Static } from 'typebox'
import { Closed } from '../base/index.ts'

/** A row that was rejected or has a warning: its position, a stable reason code, and the message. */
export const ImportNote = Closed({
  /** Line of the file at which the row begins; 1 is the header. */
  linea: Type.Integer({ minimum: 0 }),
  motivo: Type.String(),
  detalle: Type.String(),
})
export type ImportNote = Static<typeof ImportNote>

/**
 * The result of an import, applied or simulated (contract §7). `leidas` counts rows of data; `nuevas`, `cambiadas` and
 * `iguales` count articles, so rows that repeat an article of the same file count in `leidas` only.
 */
export const ImportReport = Closed({
  leidas: Type.Integer(),
  nuevas: Type.Integer(),
  cambiadas: Type.Integer(),
  iguales: Type.Integer(),
  /** Articles of an earlier file of the same profile that are missing from this one; they are not changed. */
  desaparecidas: Type.Integer(),
  /** Stock numbers of a file with such a column. */
  existencias: Type.Optional(Type.Integer()),
  rechazadas: Type.Array(ImportNote),
  avisos: Type.Array(ImportNote),
})
export type ImportReport = Static<typeof ImportReport>

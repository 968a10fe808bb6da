import { Type, type Static } from 'typebox'
import { Closed } from './fields.ts'

/** A row that was rejected or that somebody should look at: where, a stable word for why, and the same in words. */
export const ImportNote = Closed({
  /** Line of the file that the row begins on; 1 is the header. */
  linea: Type.Integer({ minimum: 0 }),
  motivo: Type.String(),
  detalle: Type.String(),
})
export type ImportNote = Static<typeof ImportNote>

/**
 * What an import did or would do (contract §7). `leidas` are rows of data; `nuevas`, `cambiadas` and `iguales` are
 * articles, so that rows which repeat an article of the same file are in `leidas` only.
 */
export const ImportReport = Closed({
  leidas: Type.Integer(),
  nuevas: Type.Integer(),
  cambiadas: Type.Integer(),
  iguales: Type.Integer(),
  /** Articles that an earlier file of the same profile had and this one has not; they stay as they are. */
  desaparecidas: Type.Integer(),
  rechazadas: Type.Array(ImportNote),
  avisos: Type.Array(ImportNote),
})
export type ImportReport = Static<typeof ImportReport>

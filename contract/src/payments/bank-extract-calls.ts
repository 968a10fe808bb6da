import { Type } from 'typebox'
import { Closed, Id } from '../base/index.ts'
import { staffCall, staffResource } from '../calls/index.ts'
import { BankMovement, MovementNote, MovementOrder, MovementState, ReadExtract, UploadedExtract } from './bank-extract.ts'

const see = 'pagos.conciliar'
const params = Closed({ Id })

/** An extract's file may have a year of movements. */
const EXTRACT_MAX_BYTES = 2_000_000

/** Enters a slice of a bank's extract (CSV), and the next one each time until `Faltan` is 0; after that nothing. */
export const uploadExtract = staffCall('POST', '/gestion/extractos', see, { query: UploadedExtract, upload: { maxBytes: EXTRACT_MAX_BYTES }, answer: ReadExtract })

export const staffMovements = staffResource('movimientos-banco', { see, row: BankMovement, filters: { Estado: Type.Optional(MovementState) } })
/** Says which order a movement pays. */
export const assignMovement = staffCall('POST', '/gestion/movimientos-banco/:Id/asignar', see, { params, body: MovementOrder, answer: BankMovement })
/** Says that a movement pays no order, or was confirmed by hand before. */
export const discardMovement = staffCall('POST', '/gestion/movimientos-banco/:Id/descartar', see, { params, body: MovementNote, answer: BankMovement })

import { ID_MAX } from '@gondola/contract/base'
import { refuseField } from '../../http/problem.ts'
import type { ChangePlace } from './erp-orders.store.ts'

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\d{1,10})$/

/** Encodes a position in the orders by last change, as a cursor that is opaque to other systems. */
export const cursorOf = ({ at, Id }: ChangePlace): string => Buffer.from(`${at} ${Id}`).toString('base64url')

/** Decodes a cursor; null, the beginning, without one. @throws 400 the cursor is malformed */
export function placeOf(cursor: string | undefined): ChangePlace | null {
  if (cursor === undefined || cursor === START) return null
  const [, at, Id] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || Number(Id) > ID_MAX) return refuseField('Desde', 'pattern')
  return { at, Id: Number(Id) }
}

/** The cursor returned by a shop without orders. */
export const START = '0'

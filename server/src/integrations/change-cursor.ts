import { ID_MAX } from '@gondola/contract/entities/fields.ts'
import { refuseField } from '../http/problem.ts'
import type { ChangePlace } from './erp-orders.store.ts'

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\d{1,10})$/

/** A place in the orders by their last change, as other systems keep it: letters without a meaning to them. */
export const cursorOf = ({ at, Id }: ChangePlace): string => Buffer.from(`${at} ${Id}`).toString('base64url')

/** The place that a cursor stands for; without one the beginning. @throws 400 it is none of ours */
export function placeOf(cursor: string | undefined): ChangePlace | null {
  if (cursor === undefined || cursor === START) return null
  const [, at, Id] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || Number(Id) > ID_MAX) return refuseField('Desde', 'pattern')
  return { at, Id: Number(Id) }
}

/** The cursor of a shop without orders. */
export const START = '0'

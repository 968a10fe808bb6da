import type { Call } from '@gondola/contract/calls'
import { BOOK_SECTIONS } from './book-calls.ts'
import { CLIENT_SECTIONS } from './client-calls.ts'
import { SHOP_SECTIONS } from './shop-calls.ts'
import { STAFF_SECTIONS } from './staff-calls.ts'
import type { ToldCall } from './told-call.ts'

/** The descriptions of all calls, in reading order. */
export const TOLD_SECTIONS = [...SHOP_SECTIONS, ...CLIENT_SECTIONS, ...STAFF_SECTIONS, ...BOOK_SECTIONS]

const byCall = new Map(
  TOLD_SECTIONS.flatMap(({ tag, calls }) =>
    Object.entries(calls).map(([name, told]) => [name, { tag, told }] as const),
  ),
)

/** The description of a call; undefined if it has none yet. */
export const toldCall = ({
  method,
  path,
}: Pick<Call, 'method' | 'path'>): { tag: string; told: ToldCall } | undefined =>
  byCall.get(`${method} ${path}`)

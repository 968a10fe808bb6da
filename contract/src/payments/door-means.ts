import { Type, type Static } from 'typebox'

/** What is paid to whoever delivers. */
export const DoorMeans = Type.Union([Type.Literal('efectivo'), Type.Literal('tarjeta'), Type.Literal('qr')])
export type DoorMeans = Static<typeof DoorMeans>

import { Latitude, Longitude } from '../branches/index.ts'
import { Type, type Static } from 'typebox'

/** A corner or a position: latitude, longitude, in degrees. */
export const Corner = Type.Tuple([Latitude, Longitude])
export type Corner = Static<typeof Corner>

export const POLYGON_CORNERS_MAX = 500

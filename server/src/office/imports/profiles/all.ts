import { catalogo } from './catalogo.ts'
import { gondola } from './gondola.ts'
import { pos } from './pos.ts'
import type { Profile } from './profile.ts'

/** The built-in profiles; the first whose columns the header has is used, so that the stricter ones are first. */
export const PROFILES: readonly Profile[] = [catalogo, gondola, pos]

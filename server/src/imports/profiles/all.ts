import { catalogo } from './catalogo.ts'
import { gondola } from './gondola.ts'
import { pos } from './pos.ts'
import type { Profile } from './profile.ts'

/** The project's own profiles; a header is of the first whose columns it has, so that the stricter stand first. */
export const PROFILES: readonly Profile[] = [catalogo, gondola, pos]

import type { Config } from '../platform/config.ts'

/** Over https a name that no other host, not even one below the shop's, can set: nobody's session can be slipped in. */
export const cookieName = (name: string, { publicUrl }: Pick<Config, 'publicUrl'>): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name

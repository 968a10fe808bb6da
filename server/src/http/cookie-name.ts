import type { Config } from '../platform/config.ts'

/** Adds the `__Host-` prefix over https: no other host, not even a subdomain, can set the cookie (session fixation). */
export const cookieName = (name: string, { publicUrl }: Pick<Config, 'publicUrl'>): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name

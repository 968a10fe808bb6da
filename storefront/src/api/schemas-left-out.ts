/**
 * Replaces TypeBox in the browser (vite.config.ts). The storefront uses the calls' methods, paths and types but
 * validates nothing, so the library's 17 kB are not shipped. Every schema is an empty object here.
 */
export const Type: Record<string, () => object> = new Proxy({}, { get: () => () => ({ properties: {} }) })

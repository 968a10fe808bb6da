/**
 * Stands in for TypeBox in the browser (vite.config.ts): the storefront needs the calls' methods and paths and their
 * types, but checks no schema, so that the library's 17 kB need not travel. Every schema is an empty object here.
 */
export const Type: Record<string, () => object> = new Proxy({}, { get: () => () => ({ properties: {} }) })

/** How long nobody else takes an import over whose process tells nothing more of it. */
export const LEASE_SECONDS = 60

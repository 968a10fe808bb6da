/** How long a lease lasts after the last progress report, before another process may take the import over. */
export const LEASE_SECONDS = 60

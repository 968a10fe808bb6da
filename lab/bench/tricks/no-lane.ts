/** The framework answers everything. */
export function serveCachedResponses(): void {}

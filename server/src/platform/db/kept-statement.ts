/** What a compiled query says beside its text. */
export interface KeptStatement {
  /** Under which PostgreSQL keeps it, read and planned, for each connection. */
  name?: string
}

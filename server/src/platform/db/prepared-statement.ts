/** What a compiled query says beside its text. */
export interface PreparedStatement {
  /** Under which PostgreSQL keeps it, read and planned, for each connection. */
  name?: string
}

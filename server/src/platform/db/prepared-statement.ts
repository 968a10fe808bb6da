/** Extra options of a compiled query. */
export interface PreparedStatement {
  /** Name of the prepared statement, which PostgreSQL parses and plans once per connection. */
  name?: string
}

import type { Writable } from 'node:stream'
import pg from 'pg'

/** The protocol messages of pg's connection, which its types omit. */
export interface Wire {
  stream: Writable
  submittedNamedStatements: Record<string, string>
  parse(statement: { text: string }): void
  bind(portal: object): void
  execute(portal: object): void
}

interface Config {
  text: string
  values: readonly unknown[]
  /** Name of the server-side prepared statement; its text is sent once per connection. */
  name?: string | undefined
}

type Done = (error: Error | null, result: pg.QueryResult) => void

interface SentQuery extends pg.Submittable {
  name: string | undefined
  submit(wire: pg.Connection): void
  handleCommandComplete(message: object, wire: Wire): void
  handleError(error: Error, wire: Wire): void
}

/** pg's own query class, with the result handlers that its types omit. */
export const SentQuery = pg.Query as unknown as new (config: Config, done: Done) => SentQuery

/**
 * A transaction's first statement, sent together with `begin` to save a round trip. If `begin` fails, the database
 * skips the statement.
 */
export class FirstQuery extends SentQuery {
  readonly #beginning: string
  readonly #name: string | undefined
  #hasBegun = false

  constructor(beginning: string, config: Config, done: Done) {
    super(config, done)
    this.#beginning = beginning
    this.#name = config.name
  }

  override submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire
    wire.stream.cork()
    try {
      wire.parse({ text: this.#beginning })
      wire.bind({})
      wire.execute({})
      super.submit(connection)
    } finally {
      wire.stream.uncork()
    }
    // the first results belong to `begin`, which has no name
    this.name = undefined
  }

  override handleCommandComplete(message: object, wire: Wire): void {
    if (this.#hasBegun) return super.handleCommandComplete(message, wire)
    this.#hasBegun = true
    this.name = this.#name
  }

  override handleError(error: Error, wire: Wire): void {
    if (!this.#hasBegun && this.#name !== undefined) delete wire.submittedNamedStatements[this.#name]
    super.handleError(error, wire)
  }
}

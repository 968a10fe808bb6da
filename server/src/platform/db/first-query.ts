import type { Writable } from 'node:stream'
import pg from 'pg'

/** What pg's types leave out of its connection: the protocol's messages. */
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
  /** Kept by the database under this name, and not sent again on the same connection. */
  name?: string | undefined
}

type Done = (error: Error | null, result: pg.QueryResult) => void

interface SentQuery extends pg.Submittable {
  name: string | undefined
  submit(wire: pg.Connection): void
  handleCommandComplete(message: object, wire: Wire): void
  handleError(error: Error, wire: Wire): void
}

/** pg's own query, whose types tell nothing of what it does with the answers. */
export const SentQuery = pg.Query as unknown as new (config: Config, done: Done) => SentQuery

/**
 * A transaction's first statement, sent together with its beginning: no trip of its own for that. Should the beginning
 * fail, the database passes over the statement.
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
    // the answers that come first are the beginning's, which has no name
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

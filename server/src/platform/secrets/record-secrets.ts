import type { SecretBox } from './secret-box.ts'

/** A record's stored secrets; the first is the one in force. */
export interface SecretRecord {
  id: number
  stored: readonly [string, ...(string | null)[]]
}

/** How many records were sealed, and of how many no available key can open the secret in force. */
export interface Resealed {
  sealed: number
  lost: number
}

/** The secrets of one kind of record, each sealed to its record. */
export class RecordSecrets {
  readonly #kind: string
  readonly #isReadable: (stored: string) => boolean

  /** `kind` is the context that binds a sealed secret; `isReadable` detects one that was stored before sealing. */
  constructor(kind: string, isReadable: (stored: string) => boolean) {
    this.#kind = kind
    this.#isReadable = isReadable
  }

  seal(box: SecretBox, id: number, secret: string): string {
    return box.seal(secret, `${this.#kind}:${id}`)
  }

  /** Null if there is none, or its key is lost. */
  open(box: SecretBox, id: number, stored: string | null): string | null {
    if (stored === null) return null
    // stored before secrets were sealed; the next start seals it
    return this.#isReadable(stored) ? stored : box.open(stored, `${this.#kind}:${id}`)
  }

  /**
   * Seals with the current key every secret that is stored unsealed, or sealed with a key that is no longer the first.
   * Runs at each start, so that a key is replaced by starting with a new one before it.
   *
   * @param replace writes the sealed secrets if the stored ones are still those that were read
   */
  async resealOld<R extends SecretRecord>(
    box: SecretBox,
    records: readonly R[],
    replace: (record: R, sealed: (string | null)[]) => Promise<boolean>,
  ): Promise<Resealed> {
    const counted = { sealed: 0, lost: 0 }
    for (const record of records) {
      const { id, stored } = record
      const opened = stored.map((text) => this.open(box, id, text))
      if (opened[0] === null) counted.lost++
      else if (stored.some((text) => text !== null && !box.isCurrent(text))) {
        const sealed = opened.map((secret) => (secret === null ? null : this.seal(box, id, secret)))
        if (await replace(record, sealed)) counted.sealed++
      }
    }
    return counted
  }
}

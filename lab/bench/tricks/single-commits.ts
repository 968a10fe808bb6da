import type Sqlite from 'better-sqlite3'
import {
  CommitGroups as Groups,
  type Member,
  type Patience,
} from '@gondola/server/platform/db/grouped-commits/commit-groups.ts'

export type { Member, Patience }

/** A commit for each transaction. */
export class CommitGroups extends Groups {
  constructor(...given: ConstructorParameters<typeof Groups>) {
    super(...given)
    const [database] = given
    this.#database = database
  }

  readonly #database: Sqlite.Database

  override async begin(): Promise<Member> {
    const member = await super.begin()
    return {
      rollback: () => member.rollback(),
      commit: async () => {
        const durable = member.commit()
        // enters behind the member, which commits the group before the next one begins
        const leave = await this.enterAlone()
        leave()
        if (this.#database.inTransaction) throw new Error('the group was not committed')
        return durable
      },
    }
  }
}

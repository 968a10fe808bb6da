import type { UpdateResult } from 'kysely'

/** Whether an update found a row: false if another process was faster, or the row is not as it was read. */
export const hasChanged = async (update: { executeTakeFirst(): Promise<UpdateResult> }): Promise<boolean> =>
  (await update.executeTakeFirst()).numUpdatedRows > 0n

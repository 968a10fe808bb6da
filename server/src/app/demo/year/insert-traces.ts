import { Dice } from '@gondola/demo/year/dice.ts'
import { EMPTY_SEARCHES } from '@gondola/demo/year/notes.ts'
import { ownList } from '@gondola/demo/year/own-list.ts'
import { dayAfter, today, type Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { insertRows } from '../insert-rows.ts'
import type { YearClient } from './load-people.ts'

/** Stores what the year's customers marked, and what they searched for in vain. */
export async function insertYearTraces(
  trx: Db,
  clients: readonly YearClient[],
  { clock, config }: { clock: Clock; config: Pick<Config, 'timeZone'> },
): Promise<void> {
  const created_at = clock.now().toISOString()
  await insertRows(
    trx,
    'favourites',
    clients
      .filter(({ person }) => person.number % 5 < 2)
      .flatMap(({ Id, person }) =>
        ownList(person.number, person.place.branch)
          .slice(0, 24)
          .filter((_, index) => index % 4 === person.number % 4)
          .map(({ article }) => ({ client_id: Id, article_code: article.Codigo, created_at })),
      ),
  )
  const day = today(clock, config.timeZone)
  const dice = new Dice(clients.length)
  await insertRows(
    trx,
    'empty_searches',
    EMPTY_SEARCHES.flatMap((term, index) =>
      [1, 3, 6, 10, 15, 22].flatMap((daysAgo) =>
        dice.chance(0.8 - index * 0.06)
          ? [{ day: dayAfter(day, -daysAgo), term, times: dice.between(1, 6) }]
          : [],
      ),
    ),
  )
}

import { expect, it } from 'vitest'
import { feedUnderKills } from './killed-feed.ts'
import { createEmptyDatabase, describeOnBothDatabases } from '../harness/databases.ts'
import { makeLargeShop } from './large-shop.ts'

const ROWS = 20_000
const KILLS = 3

describeOnBothDatabases('a feed whose server is killed', (database) => {
  it('loses, doubles and halves nothing', async () => {
    const place = await createEmptyDatabase(database)
    const shop = await makeLargeShop(5000, place.databaseUrl, 1, place.dataFolder)
    const seed = Date.now() % 1_000_000
    const { kills } = await feedUnderKills(shop, { rows: ROWS, kills: KILLS, seed })
    expect(kills.written + kills.nothing, `seed ${seed}`).toBe(KILLS)
    await place.drop()
  }, 300_000)
})

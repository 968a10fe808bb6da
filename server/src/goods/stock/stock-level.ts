import { FEW_GRAMS, FEW_PIECES, type StockState } from '@gondola/contract/stock'
import { dayStart, today, type Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Row } from '../../platform/db/tables/database.ts'

/** A branch's row of an article, with what its level depends on. Quantities are pieces, or grams if weighed. */
export interface StockLevel extends Pick<
  Row<'stock'>,
  'article_code' | 'quantity' | 'reported_at' | 'held' | 'tapped' | 'tapped_at' | 'tapped_by' | 'state'
> {
  unidad: 1 | 100
  margin: number
}

/** When the shop's day began; what staff said before no longer counts. */
export const shopDayStart = ({ clock, config }: { clock: Clock; config: Pick<Config, 'timeZone'> }): string =>
  dayStart(today(clock, config.timeZone), config.timeZone)

/** What staff said of the article today; null: nothing that counts. */
export const liveTap = (
  { tapped, tapped_at }: Pick<StockLevel, 'tapped' | 'tapped_at'>,
  dayBegan: string,
): StockState | null => (tapped !== null && tapped_at !== null && tapped_at >= dayBegan ? tapped : null)

/** What can still be ordered, by the numbers alone; null: there is no number. Negative if too much is held. */
export const availableOf = ({
  quantity,
  margin,
  held,
}: Pick<StockLevel, 'quantity' | 'margin' | 'held'>): number | null =>
  quantity === null ? null : quantity - margin - held

/** What customers are told. What staff saw on the shelf counts more than a number. */
export function stockStateOf(level: StockLevel, dayBegan: string): StockState {
  const tap = liveTap(level, dayBegan)
  if (tap !== null) return tap
  const available = availableOf(level)
  if (available === null) return 'hay'
  if (available <= 0) return 'no-hay'
  return available <= (level.unidad === 100 ? FEW_GRAMS : FEW_PIECES) ? 'pocas' : 'hay'
}

/** What customers are told is left of an article of which there is little by the numbers; null: no number is told. */
export const fewLeft = (level: StockLevel, dayBegan: string): number | null =>
  liveTap(level, dayBegan) === null && stockStateOf(level, dayBegan) === 'pocas' ? availableOf(level) : null

/** The most that an order may ask for; Infinity: as much as it likes. */
export function mostOrdered(level: StockLevel, dayBegan: string): number {
  const tap = liveTap(level, dayBegan)
  if (tap !== null) return tap === 'no-hay' ? 0 : Infinity
  return Math.max(0, availableOf(level) ?? Infinity)
}

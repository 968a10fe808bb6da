import { Button } from '@mui/material'
import { PRICE_CHANGE_TEXTS as TEXTS } from '../texts/catalogue-panel.ts'
import { useUndoPrices } from './use-undo-prices.ts'

/** Notice of changed prices, with an undo button. */
export function UndoPricesNotice({ count, change }: { count: number; change: number }) {
  const undo = useUndoPrices()
  return (
    <>
      {TEXTS.done(count)}
      <Button color="inherit" size="small" sx={{ ml: 1 }} onClick={() => void undo(change)}>
        {TEXTS.undo}
      </Button>
    </>
  )
}

import { priceMemoryText } from '../../texts/price-memory.ts'
import { useLastPrice } from '../../state/catalogue/own-purchases.ts'
import { classes } from '../../ui/classes.ts'
import styles from './price-memory.module.css'

interface PriceMemoryProps {
  Codigo: string
  unidad: number
  /** Pesos per piece or kilogram today; null: hidden. */
  price: number | null
}

/** What the customer paid for an article the last time, if it costs something else today. */
export function PriceMemory({ Codigo, unidad, price }: PriceMemoryProps) {
  const before = useLastPrice(Codigo, unidad)
  if (before === null || price === null || before === price) return null
  return (
    <p className={classes(styles['memory'], price < before && styles['cheaper'])}>
      {priceMemoryText(before, price, unidad)}
    </p>
  )
}

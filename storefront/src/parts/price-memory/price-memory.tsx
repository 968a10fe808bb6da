import { useLastPrice } from '../../state/catalogue/own-purchases.ts'
import { classes } from '../../ui/classes.ts'
import { formatPesos, say } from '@gondola/contract/base'
import styles from './price-memory.module.css'

/** 'La última vez $ 1.980,00, hoy $ 2.340,00'; of what is weighed, by the kilogram. */
function priceMemoryText(before: number, now: number, unidad: number): string {
  const perUnit = unidad === 1 ? '' : say` el kilo`
  return say`La última vez ${formatPesos(before)}${perUnit}, hoy ${formatPesos(now)}`
}

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

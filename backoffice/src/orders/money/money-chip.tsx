import { Chip } from '@mui/material'
import type { MoneyState } from '@gondola/contract/payments'
import { MONEY_NAMES } from '../../texts/order-money.ts'

/** An order's money in a word. */
export const MoneyChip = ({ state }: { state: MoneyState }) => (
  <Chip size="small" variant="outlined" label={MONEY_NAMES[state]} color={TONES[state]} />
)

const TONES: Readonly<Record<MoneyState, 'default' | 'warning' | 'info' | 'success' | 'error'>> = {
  puerta: 'default',
  despues: 'default',
  'a-pagar': 'warning',
  esperando: 'warning',
  reservado: 'info',
  pagado: 'success',
  falta: 'error',
  devolviendo: 'info',
  devuelto: 'default',
  vencido: 'default',
  'sin-cobro': 'default',
}

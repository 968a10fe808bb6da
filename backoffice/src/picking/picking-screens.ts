import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket'
import { PICKING_TEXTS } from '@gondola/contract/orders'
import { late, type WorkScreen } from '../ui/frame/screen.ts'

/** One order, or several at once: `preparar/12,15`. */
export const pickingScreen: WorkScreen = {
  path: 'preparar/:Numeros',
  title: PICKING_TEXTS.title,
  group: null,
  icon: ShoppingBasketIcon,
  permission: 'pedidos.preparar',
  screen: late(async () => (await import('./picking-screen.tsx')).PickingScreen),
  bare: true,
}

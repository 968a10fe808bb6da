import { PICKING_TEXTS } from '@gondola/contract/orders'
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket'
import { late, type Screen } from '../ui/frame/screen.ts'

export const pickingScreens: readonly Screen[] = [
  // One order, or several at once: `preparar/12,15`.
  {
    path: 'preparar/:Numeros',
    title: PICKING_TEXTS.title,
    group: null,
    icon: ShoppingBasketIcon,
    permission: 'pedidos.preparar',
    screen: late(async () => (await import('./picking-screen.tsx')).PickingScreen),
    bare: true,
  },
]

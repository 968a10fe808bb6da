import InventoryIcon from '@mui/icons-material/Inventory2'
import { staffStock } from '@gondola/contract/stock'
import { STOCK_TEXTS } from '../texts/stock.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const stockScreens: ResourceScreens = {
  resource: staffStock,
  texts: STOCK_TEXTS,
  group: 'pedidos',
  icon: InventoryIcon,
  recordName: 'Descripcion',
  isShown: ({ Existencias }) => Existencias !== undefined,
  list: late(async () => (await import('./stock-list.tsx')).StockList),
}

import InventoryIcon from '@mui/icons-material/Inventory2'
import { ORDER_TEXTS, QUEUE_TEXTS, SHEET_TEXTS } from '@gondola/contract/orders'
import { late, type WorkScreen } from '../ui/frame/screen.ts'

/** The order queue, for pickers and dispatchers. */
export const queueScreen: WorkScreen = {
  path: 'cola',
  title: QUEUE_TEXTS.title,
  group: 'pedidos',
  icon: InventoryIcon,
  permission: 'pedidos.ver',
  screen: late(async () => (await import('./queue-screen.tsx')).QueueScreen),
}

/** One order: `cola/12`. */
export const orderScreen: WorkScreen = {
  path: 'cola/:Id',
  title: ORDER_TEXTS.lines,
  group: null,
  icon: InventoryIcon,
  permission: 'pedidos.ver',
  screen: late(async () => (await import('./order-screen.tsx')).OrderScreen),
}

/** Printed sheets: `hoja/12`, `hoja/12,15`. */
export const sheetScreen: WorkScreen = {
  path: 'hoja/:Numeros',
  title: SHEET_TEXTS.title,
  group: null,
  icon: InventoryIcon,
  permission: 'pedidos.ver',
  screen: late(async () => (await import('./sheet-screen.tsx')).SheetScreen),
  bare: true,
}

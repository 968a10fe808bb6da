import { ORDER_TEXTS, QUEUE_TEXTS, SHEET_TEXTS, staffClaims } from '@gondola/contract/orders'
import { staffStock } from '@gondola/contract/stock'
import InventoryIcon from '@mui/icons-material/Inventory2'
import RouteIcon from '@mui/icons-material/Route'
import PhoneIcon from '@mui/icons-material/PhoneInTalk'
import ReportProblemIcon from '@mui/icons-material/ReportProblemOutlined'
import { CLAIM_TEXTS } from '../texts/claims.ts'
import { PHONE_TEXTS } from '../texts/order-editing.ts'
import { STOCK_TEXTS, WALK_TEXTS } from '../texts/queue-screens.ts'
import { inGroup, late, partsOf } from '../ui/frame/screen.ts'

export const orderScreens = inGroup('pedidos', [
  // The order queue, for pickers and dispatchers.
  {
    path: 'cola',
    title: QUEUE_TEXTS.title,
    icon: InventoryIcon,
    permission: 'pedidos.ver',
    screen: late(async () => (await import('./queue-screen.tsx')).QueueScreen),
  },
  {
    path: 'telefono',
    title: PHONE_TEXTS.title,
    icon: PhoneIcon,
    permission: 'pedidos.tomar',
    screen: late(async () => (await import('./editing/phone-order.tsx')).PhoneOrderScreen),
  },
  {
    path: 'recorrido',
    title: WALK_TEXTS.title,
    icon: RouteIcon,
    permission: 'pedidos.preparar',
    screen: late(async () => (await import('./walk-screen.tsx')).WalkScreen),
  },
  // One order: `cola/12`.
  {
    path: 'cola/:Id',
    title: ORDER_TEXTS.lines,
    group: null,
    icon: InventoryIcon,
    permission: 'pedidos.ver',
    screen: late(async () => (await import('./order-screen.tsx')).OrderScreen),
  },
  // Printed sheets: `hoja/12`, `hoja/12,15`.
  {
    path: 'hoja/:Numeros',
    title: SHEET_TEXTS.title,
    group: null,
    icon: InventoryIcon,
    permission: 'pedidos.ver',
    screen: late(async () => (await import('./sheet-screen.tsx')).SheetScreen),
    bare: true,
  },
  {
    resource: staffClaims,
    texts: CLAIM_TEXTS,
    icon: ReportProblemIcon,
    recordName: 'Articulo',
    ...partsOf(async () => (await import('./claims.tsx')).claims, 'list'),
  },
  {
    resource: staffStock,
    texts: STOCK_TEXTS,
    icon: InventoryIcon,
    recordName: 'Descripcion',
    isShown: ({ Existencias }) => Existencias !== undefined,
    ...partsOf(async () => (await import('./stock.tsx')).stock, 'list'),
  },
])

import {
  API_KEY_TEXTS,
  DELIVERY_TEXTS,
  EXPORT_TEXTS,
  staffApiKeys,
  staffDeliveries,
  staffWebhooks,
  WEBHOOK_TEXTS,
} from '@gondola/contract/integrations'
import { readSystemState, SYSTEM_TEXTS } from '@gondola/contract/staff'
import DownloadIcon from '@mui/icons-material/Download'
import KeyIcon from '@mui/icons-material/Key'
import MonitorHeartIcon from '@mui/icons-material/MonitorHeart'
import SendIcon from '@mui/icons-material/Send'
import WebhookIcon from '@mui/icons-material/Webhook'
import { inGroup, late, partsOf } from '../ui/frame/screen.ts'

export const integrationScreens = inGroup('integraciones', [
  {
    path: 'exportar-pedidos',
    title: EXPORT_TEXTS.title,
    group: 'pedidos',
    icon: DownloadIcon,
    permission: 'pedidos.exportar',
    screen: late(async () => (await import('./export-screen.tsx')).ExportScreen),
  },
  {
    resource: staffWebhooks,
    texts: WEBHOOK_TEXTS,
    icon: WebhookIcon,
    recordName: 'Nombre',
    ...partsOf(async () => (await import('./webhooks.tsx')).webhooks, 'list', 'create', 'edit'),
  },
  {
    resource: staffDeliveries,
    texts: DELIVERY_TEXTS,
    icon: SendIcon,
    recordName: 'Id',
    ...partsOf(async () => (await import('./deliveries.tsx')).deliveries, 'list', 'show'),
  },
  {
    resource: staffApiKeys,
    texts: API_KEY_TEXTS,
    icon: KeyIcon,
    recordName: 'Nombre',
    ...partsOf(async () => (await import('./api-keys.tsx')).apiKeys, 'list', 'create', 'show'),
  },
  {
    path: 'estado',
    title: SYSTEM_TEXTS.title,
    icon: MonitorHeartIcon,
    permission: 'parametros.editar',
    call: readSystemState,
    screen: late(async () => (await import('./system-screen.tsx')).SystemScreen),
  },
])

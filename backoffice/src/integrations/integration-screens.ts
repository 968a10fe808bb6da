import DownloadIcon from '@mui/icons-material/Download'
import KeyIcon from '@mui/icons-material/Key'
import SendIcon from '@mui/icons-material/Send'
import WebhookIcon from '@mui/icons-material/Webhook'
import {
  staffApiKeys,
  staffDeliveries,
  staffWebhooks,
  API_KEY_TEXTS,
  DELIVERY_STATES,
  DELIVERY_TEXTS,
  EVENT_NAMES,
  EXPORT_TEXTS,
  WEBHOOK_TEXTS,
} from '@gondola/contract/integrations'
import { late, type ResourceScreens, type WorkScreen } from '../ui/frame/screen.ts'

export const webhookScreens: ResourceScreens = {
  resource: staffWebhooks,
  texts: WEBHOOK_TEXTS,
  group: 'integraciones',
  icon: WebhookIcon,
  recordName: 'Nombre',
  list: late(async () => (await import('./webhook-list.tsx')).WebhookList),
  create: late(async () => (await import('./webhook-create.tsx')).WebhookCreate),
  edit: late(async () => (await import('./webhook-edit.tsx')).WebhookEdit),
}

export const deliveryLogScreens: ResourceScreens = {
  resource: staffDeliveries,
  texts: DELIVERY_TEXTS,
  group: 'integraciones',
  icon: SendIcon,
  recordName: 'Id',
  names: { Tipo: EVENT_NAMES, Estado: DELIVERY_STATES },
  list: late(async () => (await import('./delivery-list.tsx')).DeliveryList),
  show: late(async () => (await import('./delivery-show.tsx')).DeliveryShow),
}

export const apiKeyScreens: ResourceScreens = {
  resource: staffApiKeys,
  texts: API_KEY_TEXTS,
  group: 'integraciones',
  icon: KeyIcon,
  recordName: 'Nombre',
  list: late(async () => (await import('./api-key-list.tsx')).ApiKeyList),
  create: late(async () => (await import('./api-key-create.tsx')).ApiKeyCreate),
  show: late(async () => (await import('./api-key-show.tsx')).ApiKeyShow),
}

export const exportScreen: WorkScreen = {
  path: 'exportar-pedidos',
  title: EXPORT_TEXTS.title,
  group: 'pedidos',
  icon: DownloadIcon,
  permission: 'pedidos.exportar',
  screen: late(async () => (await import('./export-screen.tsx')).ExportScreen),
}

import EventBusyIcon from '@mui/icons-material/EventBusy'
import EventAvailableIcon from '@mui/icons-material/EventAvailable'
import LocalShippingIcon from '@mui/icons-material/LocalShipping'
import ScheduleIcon from '@mui/icons-material/Schedule'
import { staffDeliveryRules, staffHolidays, staffSlots } from '@gondola/contract/delivery'
import { DAYS_TEXTS, DELIVERY_TEXTS, HOLIDAY_TEXTS, SLOT_TEXTS } from '../texts/delivery-screens.ts'
import { late, type ResourceScreens, type WorkScreen } from '../ui/frame/screen.ts'

export const deliveryScreens: ResourceScreens = {
  resource: staffDeliveryRules,
  texts: DELIVERY_TEXTS,
  group: 'vidriera',
  icon: LocalShippingIcon,
  list: late(async () => (await import('./delivery-rules.tsx')).DeliveryRulesForm),
}

export const slotScreens: ResourceScreens = {
  resource: staffSlots,
  texts: SLOT_TEXTS,
  group: 'vidriera',
  icon: ScheduleIcon,
  recordName: ({ Desde, Hasta }) => `${Desde} a ${Hasta}`,
  list: late(async () => (await import('./slots.tsx')).SlotList),
  create: late(async () => (await import('./slots.tsx')).SlotCreate),
  edit: late(async () => (await import('./slots.tsx')).SlotEdit),
}

export const holidayScreens: ResourceScreens = {
  resource: staffHolidays,
  texts: HOLIDAY_TEXTS,
  group: 'vidriera',
  icon: EventBusyIcon,
  recordName: 'Descrip',
  list: late(async () => (await import('./holidays.tsx')).HolidayList),
  create: late(async () => (await import('./holidays.tsx')).HolidayCreate),
  edit: late(async () => (await import('./holidays.tsx')).HolidayEdit),
}

export const daysScreen: WorkScreen = {
  path: 'cupos',
  title: DAYS_TEXTS.title,
  group: 'vidriera',
  icon: EventAvailableIcon,
  permission: 'entrega.ver',
  screen: late(async () => (await import('./day-loads.tsx')).DayLoads),
}

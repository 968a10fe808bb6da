import EventBusyIcon from '@mui/icons-material/EventBusy'
import EventAvailableIcon from '@mui/icons-material/EventAvailable'
import LocalShippingIcon from '@mui/icons-material/LocalShipping'
import PaymentIcon from '@mui/icons-material/Payment'
import ScheduleIcon from '@mui/icons-material/Schedule'
import {
  staffBranchHolidays,
  staffBranchRules,
  staffDeliveryRules,
  staffHolidays,
  staffPaymentTypes,
  staffSlots,
} from '@gondola/contract/delivery'
import {
  BRANCH_HOLIDAY_TEXTS,
  BRANCH_RULES_TEXTS,
  DAYS_TEXTS,
  DELIVERY_TEXTS,
  HOLIDAY_TEXTS,
  PAYMENT_TYPE_TEXTS,
  SLOT_TEXTS,
} from '../texts/delivery-screens.ts'
import { late, type ResourceScreens, type WorkScreen } from '../ui/frame/screen.ts'

export const paymentScreens: ResourceScreens = {
  resource: staffPaymentTypes,
  texts: PAYMENT_TYPE_TEXTS,
  group: 'vidriera',
  icon: PaymentIcon,
  recordName: 'Descrip',
  list: late(async () => (await import('./payment-types.tsx')).PaymentTypeList),
  create: late(async () => (await import('./payment-types.tsx')).PaymentTypeCreate),
  edit: late(async () => (await import('./payment-types.tsx')).PaymentTypeEdit),
}

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

/** In a shop of several branches. */
const isShown: ResourceScreens['isShown'] = ({ Elegibles }) => Elegibles !== undefined

export const branchRulesScreens: ResourceScreens = {
  resource: staffBranchRules,
  texts: BRANCH_RULES_TEXTS,
  group: 'vidriera',
  icon: LocalShippingIcon,
  isShown,
  recordName: 'Nombre',
  list: late(async () => (await import('./branch-rules.tsx')).BranchRulesList),
  edit: late(async () => (await import('./branch-rules.tsx')).BranchRulesEdit),
}

export const branchHolidayScreens: ResourceScreens = {
  resource: staffBranchHolidays,
  texts: BRANCH_HOLIDAY_TEXTS,
  group: 'vidriera',
  icon: EventBusyIcon,
  isShown,
  recordName: 'Descrip',
  list: late(async () => (await import('./branch-holidays.tsx')).BranchHolidayList),
  create: late(async () => (await import('./branch-holidays.tsx')).BranchHolidayCreate),
  edit: late(async () => (await import('./branch-holidays.tsx')).BranchHolidayEdit),
}

export const daysScreen: WorkScreen = {
  path: 'cupos',
  title: DAYS_TEXTS.title,
  group: 'vidriera',
  icon: EventAvailableIcon,
  permission: 'entrega.ver',
  screen: late(async () => (await import('./day-loads.tsx')).DayLoads),
}

import {
  staffBranchHolidays,
  staffBranchRules,
  staffCoverageRequests,
  staffDeliveryRules,
  staffDemand,
  staffHolidays,
  staffPaymentTypes,
  staffSlots,
  staffZones,
} from '@gondola/contract/delivery'
import CampaignIcon from '@mui/icons-material/Campaign'
import EventAvailableIcon from '@mui/icons-material/EventAvailable'
import EventBusyIcon from '@mui/icons-material/EventBusy'
import LocalShippingIcon from '@mui/icons-material/LocalShipping'
import MailIcon from '@mui/icons-material/Mail'
import MapIcon from '@mui/icons-material/Map'
import PaymentIcon from '@mui/icons-material/Payment'
import ScheduleIcon from '@mui/icons-material/Schedule'
import { BRANCH_FILE_TEXTS } from '../texts/branches.ts'
import {
  BRANCH_HOLIDAY_TEXTS,
  BRANCH_RULES_TEXTS,
  COVERAGE_TEXTS,
  DAYS_TEXTS,
  DELIVERY_TEXTS,
  DEMAND_TEXTS,
  HOLIDAY_TEXTS,
  PAYMENT_TYPE_TEXTS,
  SLOT_TEXTS,
  ZONE_TEXTS,
} from '../texts/delivery-screens.ts'
import { inGroup, late, partsOf } from '../ui/frame/screen.ts'

export const deliveryScreens = inGroup('vidriera', [
  {
    resource: staffPaymentTypes,
    texts: PAYMENT_TYPE_TEXTS,
    icon: PaymentIcon,
    recordName: 'Descrip',
    ...partsOf(async () => (await import('./payment-types.tsx')).paymentTypes, 'list', 'create', 'edit'),
  },
  {
    resource: staffDeliveryRules,
    texts: DELIVERY_TEXTS,
    icon: LocalShippingIcon,
    list: late(async () => (await import('./delivery-rules.tsx')).DeliveryRulesForm),
  },
  {
    resource: staffBranchRules,
    texts: BRANCH_RULES_TEXTS,
    icon: LocalShippingIcon,
    isShown: ({ Elegibles }) => Elegibles !== undefined,
    recordName: 'Nombre',
    ...partsOf(async () => (await import('./branch-rules.tsx')).branchRules, 'list', 'edit'),
  },
  {
    resource: staffZones,
    texts: ZONE_TEXTS,
    icon: MapIcon,
    // a shop of one branch reaches its first zone from its delivery rules
    isShown: ({ Elegibles, HayZonas }) => Elegibles !== undefined || HayZonas === true,
    recordName: 'Nombre',
    list: late(async () => (await import('./zones.tsx')).zones.list),
    create: late(async () => (await import('./zone-form.tsx')).ZoneCreate),
    edit: late(async () => (await import('./zone-form.tsx')).ZoneEdit),
  },
  {
    resource: staffDemand,
    texts: DEMAND_TEXTS,
    icon: CampaignIcon,
    // without zones everybody is reached
    isShown: ({ HayZonas }) => HayZonas === true,
    recordName: 'Localidad',
    ...partsOf(async () => (await import('./demand.tsx')).demand, 'list'),
  },
  // Opened from a place of the demand.
  {
    resource: staffCoverageRequests,
    texts: COVERAGE_TEXTS,
    group: null,
    icon: MailIcon,
    recordName: 'Email',
    ...partsOf(async () => (await import('./demand.tsx')).coverageRequests, 'list'),
  },
  {
    resource: staffSlots,
    texts: SLOT_TEXTS,
    icon: ScheduleIcon,
    recordName: ({ Desde, Hasta }) => `${Desde} a ${Hasta}`,
    ...partsOf(async () => (await import('./slots.tsx')).slots, 'list', 'create', 'edit'),
  },
  {
    resource: staffHolidays,
    texts: HOLIDAY_TEXTS,
    icon: EventBusyIcon,
    recordName: 'Descrip',
    ...partsOf(async () => (await import('./holidays.tsx')).holidays, 'list', 'create', 'edit'),
  },
  {
    resource: staffBranchHolidays,
    texts: BRANCH_HOLIDAY_TEXTS,
    icon: EventBusyIcon,
    isShown: ({ Elegibles }) => Elegibles !== undefined,
    recordName: 'Descrip',
    ...partsOf(async () => (await import('./holidays.tsx')).branchHolidays, 'list', 'create', 'edit'),
  },
  // Opened from the branches.
  {
    path: 'sucursales-archivo',
    title: BRANCH_FILE_TEXTS.title,
    group: null,
    icon: MapIcon,
    permission: 'parametros.editar',
    screen: late(async () => (await import('./branch-file.tsx')).BranchFileScreen),
  },
  {
    path: 'cupos',
    title: DAYS_TEXTS.title,
    icon: EventAvailableIcon,
    permission: 'entrega.ver',
    screen: late(async () => (await import('./day-loads.tsx')).DayLoads),
  },
])

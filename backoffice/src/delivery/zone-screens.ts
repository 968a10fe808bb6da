import CampaignIcon from '@mui/icons-material/Campaign'
import MailIcon from '@mui/icons-material/Mail'
import MapIcon from '@mui/icons-material/Map'
import { staffCoverageRequests, staffDemand, staffZones } from '@gondola/contract/delivery'
import { COVERAGE_TEXTS, DEMAND_TEXTS, ZONE_TEXTS } from '../texts/zone-screens.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const zoneScreens: ResourceScreens = {
  resource: staffZones,
  texts: ZONE_TEXTS,
  group: 'vidriera',
  icon: MapIcon,
  // a shop of one branch reaches its first zone from its delivery rules
  isShown: ({ Elegibles, HayZonas }) => Elegibles !== undefined || HayZonas === true,
  recordName: 'Nombre',
  list: late(async () => (await import('./zone-list.tsx')).ZoneList),
  create: late(async () => (await import('./zone-form.tsx')).ZoneCreate),
  edit: late(async () => (await import('./zone-form.tsx')).ZoneEdit),
}

export const demandScreens: ResourceScreens = {
  resource: staffDemand,
  texts: DEMAND_TEXTS,
  group: 'vidriera',
  icon: CampaignIcon,
  // without zones everybody is reached
  isShown: ({ HayZonas }) => HayZonas === true,
  recordName: 'Localidad',
  list: late(async () => (await import('./demand-list.tsx')).DemandList),
}

/** Opened from a place of the demand. */
export const coverageScreens: ResourceScreens = {
  resource: staffCoverageRequests,
  texts: COVERAGE_TEXTS,
  group: null,
  icon: MailIcon,
  recordName: 'Email',
  list: late(async () => (await import('./demand-list.tsx')).CoverageList),
}

import SegmentIcon from '@mui/icons-material/Segment'
import { staffFamilies } from '@gondola/contract/catalogue-admin'
import { FAMILY_TEXTS } from '../texts/catalogue-panel.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const familyScreens: ResourceScreens = {
  resource: staffFamilies,
  texts: FAMILY_TEXTS,
  group: 'catalogo',
  icon: SegmentIcon,
  recordName: 'Descripcion',
  list: late(async () => (await import('./family-list.tsx')).FamilyList),
  create: late(async () => (await import('./family-form.tsx')).FamilyCreate),
  edit: late(async () => (await import('./family-form.tsx')).FamilyEdit),
}

import LabelIcon from '@mui/icons-material/Label'
import { staffBrands } from '@gondola/contract/catalogue-admin'
import { BRAND_TEXTS } from '../texts/catalogue-panel.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const brandScreens: ResourceScreens = {
  resource: staffBrands,
  texts: BRAND_TEXTS,
  group: 'catalogo',
  icon: LabelIcon,
  recordName: 'Descripcion',
  list: late(async () => (await import('./brand-list.tsx')).BrandList),
  create: late(async () => (await import('./brand-form.tsx')).BrandCreate),
  edit: late(async () => (await import('./brand-form.tsx')).BrandEdit),
}

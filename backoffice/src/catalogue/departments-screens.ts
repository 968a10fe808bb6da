import CategoryIcon from '@mui/icons-material/Category'
import { staffDepartments } from '@gondola/contract/catalogue-admin'
import { DEPARTMENT_TEXTS } from '../texts/catalogue-panel.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const departmentScreens: ResourceScreens = {
  resource: staffDepartments,
  texts: DEPARTMENT_TEXTS,
  group: 'catalogo',
  icon: CategoryIcon,
  recordName: 'Descripcion',
  list: late(async () => (await import('./department-list.tsx')).DepartmentList),
  create: late(async () => (await import('./department-form.tsx')).DepartmentCreate),
  edit: late(async () => (await import('./department-form.tsx')).DepartmentEdit),
}

import StoreIcon from '@mui/icons-material/Store'
import { staffBranches } from '@gondola/contract/branches'
import { BRANCH_TEXTS } from '../texts/branches.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const branchScreens: ResourceScreens = {
  resource: staffBranches,
  texts: BRANCH_TEXTS,
  group: 'vidriera',
  icon: StoreIcon,
  recordName: 'Nombre',
  list: late(async () => (await import('./branch-list.tsx')).BranchList),
  create: late(async () => (await import('./branch-form.tsx')).BranchCreate),
  edit: late(async () => (await import('./branch-form.tsx')).BranchEdit),
}

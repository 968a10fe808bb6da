import StoreIcon from '@mui/icons-material/Store'
import { staffBranches } from '@gondola/contract/branches'
import { BRANCH_TEXTS } from '../texts/window-screens.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const branchScreens: ResourceScreens = {
  resource: staffBranches,
  texts: BRANCH_TEXTS,
  group: 'vidriera',
  icon: StoreIcon,
  recordName: 'Nombre',
  list: late(async () => (await import('./branches.tsx')).BranchList),
  create: late(async () => (await import('./branches.tsx')).BranchCreate),
  edit: late(async () => (await import('./branches.tsx')).BranchEdit),
}

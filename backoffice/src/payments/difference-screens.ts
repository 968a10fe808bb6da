import RuleIcon from '@mui/icons-material/Rule'
import { staffDifferences } from '@gondola/contract/payments'
import { DIFFERENCE_TEXTS } from '../texts/differences.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const differenceScreens: ResourceScreens = {
  resource: staffDifferences,
  texts: DIFFERENCE_TEXTS,
  group: 'cobros',
  icon: RuleIcon,
  recordName: 'Pago',
  list: late(async () => (await import('./difference-list.tsx')).DifferenceList),
}

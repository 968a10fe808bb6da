import TuneIcon from '@mui/icons-material/Tune'
import { staffParameters } from '@gondola/contract/site'
import { PARAMETER_TEXTS } from '../texts/window-screens.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const parameterScreens: ResourceScreens = {
  resource: staffParameters,
  texts: PARAMETER_TEXTS,
  group: 'vidriera',
  icon: TuneIcon,
  list: late(async () => (await import('./parameter-form.tsx')).ParameterForm),
}
